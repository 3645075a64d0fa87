/// Whole numbers in digits.
enum NumberWords {
  /// With a comma before every three digits, as en, ja and ko write it.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var out = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { out.append(",") }
      out.append(digit)
    }
    return number < 0 ? "-" + out : out
  }
}
