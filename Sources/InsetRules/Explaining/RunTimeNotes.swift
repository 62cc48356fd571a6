internal import InsetLayout
internal import InsetModel

/// What only the running app shows of a controller in its place, a sentence each.
enum RunTimeNotes {
  static func sentences(_ placement: Placement, _ layouts: [Layout], _ analysis: Analysis) -> [String] {
    let app = analysis.app
    let kinds = placement.steps.map { app.controllers[$0.controller].kind }
    var sentences: [String] = []
    if CustomPush(of: placement, analysis) != nil {
      sentences.append(
        "An animator of the app's own moves the push: layout guides and safe area are final only after the transition.")
    }
    if let tab = kinds.firstIndex(of: .tab), kinds[tab...].contains(.split),
      layouts.contains(where: { $0.screen.usesLegacyInsets })
    {
      sentences.append(
        "Inside a tab bar controller, a split view controller was reported to hand its edges to one column only (iOS 8 and later)."
      )
    }
    if kinds.contains(.hosting) {
      sentences.append(
        "SwiftUI hands the safe area on to UIKit views inside it while it lays out: what they get isn't in the sources."
      )
    }
    return sentences
  }
}
