print("viva")
