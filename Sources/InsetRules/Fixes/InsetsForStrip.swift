internal import InsetLayout

/// The lines that reserve room for a bar of the app's own.
enum InsetsForStrip {
  static func lines(_ property: String, _ edge: Edge, _ points: String) -> SuggestedCode {
    let values = Edge.allCases.map { $0 == edge ? points : "0" }
    let made = "UIEdgeInsetsMake(\(values.joined(separator: ", ")))"
    return SuggestedCode(
      swift: """
        \(property).contentInset.\(edge.name) = \(points)
        \(property).scrollIndicatorInsets.\(edge.name) = \(points)
        """,
      objectiveC: """
        self.\(property).contentInset = \(made);
        self.\(property).scrollIndicatorInsets = \(made);
        """)
  }
}
