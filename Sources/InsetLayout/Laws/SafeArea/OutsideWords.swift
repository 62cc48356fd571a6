/// What lies outside a container at an edge, for sentences.
enum OutsideWords {
  /// `points`: what comes from outside; `tabBar`: the height of a tab bar around the container that covers the edge.
  static func of(_ edge: Edge, _ points: Double, _ pass: LayoutPass, tabBar: Double? = nil) -> String {
    switch edge {
    case .top:
      let status = pass.trace.points(.window, Quantity(.statusBarHeight)) ?? 0
      if points == status { return "status bar" }
      return points == pass.screen.deviceInsets.top ? "top of the screen" : "from further out"
    case .bottom:
      if points == tabBar { return "tab bar" }
      return points == pass.screen.deviceInsets.bottom ? "home indicator" : "from further out"
    case .left, .right:
      return points == pass.screen.deviceInsets[edge] ? "rounded side of the screen" : "from further out"
    }
  }
}
