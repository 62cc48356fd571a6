/// How build settings and Info.plist files spell booleans.
package enum BuildSettingBoolean {
  /// `nil` for text that is none.
  package static func value(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0", "": false
    default: nil
    }
  }
}
