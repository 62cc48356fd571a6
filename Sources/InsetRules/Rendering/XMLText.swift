internal import InsetText

/// Text and numbers as XML, SVG and HTML want them.
enum XMLText {
  /// One line of text with everything escaped that could end it, in content and in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ShownText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A coordinate, to a hundredth of a point, with the hyphen that attributes want as minus sign.
  static func number(_ points: Double) -> String {
    guard points.isFinite, abs(points) < 1e9 else { return "0" }
    let hundredths = Int64((abs(points) * 100).rounded())
    var text = String(hundredths / 100)
    let rest = hundredths % 100
    if rest != 0 { text += "." + (rest < 10 ? "0" : "") + String(rest % 10 == 0 ? rest / 10 : rest) }
    return points < 0 && hundredths != 0 ? "-" + text : text
  }
}
