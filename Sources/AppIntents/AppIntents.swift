@_exported import OpenAppIntents
