internal import InsetModel
internal import InsetSyntax

/// A scroll view that SwiftUI shows through a `UIViewRepresentable`.
struct RepresentedScrollView {
  /// The representable's name.
  let name: String
  /// How a sentence names the scroll view.
  let label: String

  /// The first one in what a view of SwiftUI shows, through the views of the project that it is made of.
  ///
  /// - Parameter view: the name of the view's type.
  static func first(in view: String, _ analysis: Analysis) -> RepresentedScrollView? {
    let all = analysis.memoised("represented scroll views") { everywhere(analysis.app) }
    for candidate in all {
      var known: Set<String> = [candidate.name]
      var wave = known
      while !wave.isEmpty {
        if wave.contains(view) { return candidate }
        let owners = analysis.app.passages(mentioning: wave).compactMap(\.owner)
        wave = Set(owners.map { analysis.app.program.classes[$0].name }).subtracting(known)
        known.formUnion(wave)
      }
    }
    return nil
  }

  /// Those that leave the insets to UIKit.
  private static func everywhere(_ app: App) -> [RepresentedScrollView] {
    let adjusted = Set(app.passages(mentioning: ["contentInsetAdjustmentBehavior"]).compactMap(\.owner))
    return app.program.classes.enumerated().compactMap { index, type in
      guard type.inherited.contains("UIViewRepresentable"), !adjusted.contains(index),
        let make = app.program.functions("makeUIView", nil, of: index).first,
        let name = app.program.function(make)?.resultClassName,
        app.program.viewKind(of: name, from: type.path)?.isScrollView == true
      else { return nil }
      return RepresentedScrollView(name: type.name, label: "the \(name) of \(type.name)")
    }
  }
}
