/// What lies outside a container at an edge, for sentences.
enum OutsideWords {
  static func of(_ edge: Edge) -> String {
    switch edge {
    case .top: "status bar and device"
    case .bottom: "home indicator or a tab bar further out"
    case .left, .right: "the device's side"
    }
  }
}
