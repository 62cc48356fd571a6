internal import InsetSyntax

/// An image that a helper of the app makes from one colour: `UIImage(color: .white)`,
/// `UIImage.image(with: UIColor.red)`, `[UIImage imageWithColor:[UIColor whiteColor]]`.
struct OneColorImage {
  /// As scene documents write it: `opaque` or `translucent`; `nil` where only the running app knows the colour.
  let word: String?

  init?(_ expression: CodeExpression) {
    guard let call = expression.call, Self.isMaker(call.name, call.receiver, call.arguments) else { return nil }
    guard
      let color = call.arguments.first(where: { Self.isColor($0.label) || call.arguments.count == 1 })?.value
        ?? call.arguments.first?.value
    else { return nil }
    word = Self.isOpaque(color).map { $0 ? "opaque" : "translucent" }
  }

  /// Whether a call of the name makes an image of a colour, by the words that it has.
  private static func isMaker(
    _ name: String, _ receiver: CodeExpression?, _ arguments: [CodeExpression.Argument]
  ) -> Bool {
    let isOfImage = name == "UIImage" || receiver?.lastName == "UIImage"
    guard isOfImage, let first = arguments.first else { return false }
    let words = (name + (first.label ?? "")).lowercased()
    let isColor = words.contains("color") || words.contains("colour") || Self.color(first.value) != nil
    return isColor && !words.contains("named")
  }

  private static func isColor(_ label: String?) -> Bool {
    guard let label = label?.lowercased() else { return false }
    return label.contains("color") || label.contains("colour")
  }

  /// `nil` where it isn't a constant colour of UIKit's.
  private static func isOpaque(_ expression: CodeExpression) -> Bool? {
    guard let color = color(expression) else { return nil }
    switch color.name {
    case "clear": return false
    case "withAlphaComponent", "colorWithAlphaComponent": return color.alpha.map { $0 >= 1 }
    case "init": return color.alpha.map { $0 >= 1 }
    default: return true
    }
  }

  /// A colour of UIKit's by its name, or one that is made from numbers, with the alpha that is given.
  private static func color(_ expression: CodeExpression) -> (name: String, alpha: Double?)? {
    let expression = expression.uncast
    if let call = expression.call {
      let makers: Set = ["UIColor", "init", "colorWithRed", "colorWithWhite", "colorWithHue"]
      if makers.contains(call.name), let alpha = call.arguments.first(where: { $0.label == "alpha" })?.value {
        return ("init", number(alpha))
      }
      if ["withAlphaComponent", "colorWithAlphaComponent"].contains(call.name), let alpha = call.arguments.first?.value
      {
        return (call.name, number(alpha))
      }
    }
    guard let (name, base) = expression.read, base == nil || base?.lastName == "UIColor" else { return nil }
    let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return plain.contains(bare) ? (bare, nil) : nil
  }

  private static func number(_ expression: CodeExpression) -> Double? {
    if case .number(let number) = expression.uncast.kind { number } else { nil }
  }

  /// Colours without alpha, and the one that is nothing else.
  private static let plain: Set<String> = [
    "clear", "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemGray", "systemBackground", "secondarySystemBackground",
    "groupTableViewBackground",
  ]
}
