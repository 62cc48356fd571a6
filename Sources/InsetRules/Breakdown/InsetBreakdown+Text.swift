internal import InsetLayout
package import InsetText

extension InsetBreakdown.Term.Source {
  /// As a sum names it: `20 status bar + 44 navigation bar`.
  var name: String {
    switch self {
    case .statusBar: "status bar"
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    case .homeIndicator: "home indicator"
    case .screen(let edge): edge == .top ? "top of the screen" : "side of the screen"
    case .additionalSafeArea: "additionalSafeAreaInsets"
    case .contentInset: "written by the app"
    case .unexplained: "from UIKit"
    }
  }

  /// As a sentence names it: `the navigation bar`.
  fileprivate var phrase: String {
    switch self {
    case .additionalSafeArea: name
    case .contentInset: "the app"
    case .unexplained: "UIKit"
    default: "the " + name
    }
  }
}

extension InsetBreakdown {
  /// `128 = 64 written at Feed.swift:9 + 20 from the status bar + 44 from the navigation bar`.
  ///
  /// - Parameter place: a location for people: `FeedViewController.swift:31`.
  package func text(_ place: (Location) -> String?) -> String {
    let terms = reserving.map { term in
      guard term.source == .contentInset else { return "\(pointText(term.points)) from \(term.source.phrase)" }
      return "\(pointText(term.points)) written" + (term.location.flatMap(place).map { " at \($0)" } ?? " by the app")
    }
    switch terms.count {
    case 0: return pointText(inForce)
    case 1: return terms[0]
    default: return "\(pointText(inForce)) = " + terms.joined(separator: " + ")
    }
  }

  /// `20 status bar + 44 navigation bar`.
  var sum: String { reserving.map { "\(pointText($0.points)) \($0.source.name)" }.joined(separator: " + ") }

  /// What UIKit makes room for, as a sentence names it: `the status and navigation bars`.
  var barsText: String {
    let terms = systemTerms
    if terms.map(\.source) == [.statusBar, .navigationBar] { return "the status and navigation bars" }
    if terms.isEmpty || terms.contains(where: { $0.source == .unexplained }) { return "the bars" }
    return terms.map(\.source.phrase).joined(separator: " and ")
  }
}

extension RuleCheck {
  /// A location for people: `FeedViewController.swift:31`; nil where the file's text isn't known.
  package func placeText(_ location: Location) -> String? {
    guard let text = text(location.path) else { return nil }
    let name = location.path.split(separator: "/").last.map(String.init) ?? location.path
    return "\(name):\(text.line(at: location.range.lowerBound) + 1)"
  }
}
