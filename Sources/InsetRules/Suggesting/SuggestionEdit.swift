internal import InsetDocuments
internal import InsetLayout
package import InsetModel
package import InsetText

/// The edit of Interface Builder files that does what a suggestion says.
package enum SuggestionEdit {
  /// Nil where attributes of elements can't do it, or where code speaks of the setting and has the last word.
  ///
  /// - Parameter text: the text that the app's places in a file mean.
  package static func edits(_ suggestion: Suggestion, in analysis: Analysis, _ text: (String) -> SourceText?) -> [Fix
    .Edit]?
  {
    var edits: [Fix.Edit] = []
    for change in suggestion.changes {
      guard let attribute = attribute(change.setting),
        let element = element(change.target, attribute.name, in: analysis),
        let source = text(element.path), let edit = edit(attribute, inTag: element.tag, of: source)
      else { return nil }
      edits.append(Fix.Edit(element.path, edit))
    }
    return edits.isEmpty ? nil : edits
  }

  private static func attribute(_ setting: SettingChange.Setting) -> (name: String, value: String)? {
    switch setting {
    case .automaticallyAdjustsScrollViewInsets(let value): ("automaticallyAdjustsScrollViewInsets", yes(value))
    case .extendedLayoutIncludesOpaqueBars(let value): ("extendedLayoutIncludesOpaqueBars", yes(value))
    case .alwaysBounceVertical(let value): ("alwaysBounceVertical", yes(value))
    case .contentInsetAdjustmentBehavior(let behavior): ("contentInsetAdjustmentBehavior", behavior.rawValue)
    default: nil
    }
  }

  private static func yes(_ value: Bool) -> String { value ? "YES" : "NO" }

  /// The start tag of the one element with this id.
  private static func element(_ id: String, _ setting: String, in analysis: Analysis) -> (
    path: String, tag: Range<Int>
  )? {
    var found: [(String, Range<Int>)] = []
    for (index, entry) in analysis.app.controllers.enumerated() where entry.source == .scene {
      let view = entry.facts.view.flatMap { self.view(id, in: $0) }
      guard entry.facts.id == id || view != nil else { continue }
      if isInCode(setting, of: view?.id, index, analysis) { return nil }
      found.append((entry.path, view?.tagRange ?? entry.facts.tagRange))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether code sets it too, on any way to the controller.
  private static func isInCode(_ setting: String, of view: String?, _ controller: Int, _ analysis: Analysis) -> Bool {
    analysis.layouts(of: controller).map(\.placed).contains { placed in
      let id = view.map { placed.viewIDs[controller]?[$0] ?? $0 } ?? placed.controllerIDs[controller] ?? ""
      let key = PlacedScene.SettingKey(object: id, name: setting)
      let places = [placed.settings[key]].compactMap { $0 } + (placed.rivals[key] ?? [])
      return places.contains { analysis.app.interfaceBuilderFacts($0.path) == nil }
        || placed.uncertain.contains { $0.object == id && $0.name == setting }
    }
  }

  private static func view(_ id: String, in root: ViewFacts) -> ViewFacts? {
    var queue = [root]
    while let view = queue.popLast() {
      if view.id == id { return view }
      queue += view.subviews
    }
    return nil
  }

  private static func edit(
    _ attribute: (name: String, value: String), inTag tag: Range<Int>, of text: SourceText
  ) -> TextEdit? {
    guard tag.upperBound <= text.bytes.count, let end = text.bytes[tag].lastIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    if let start = text.bytes[tag].firstRange(of: Array(" \(attribute.name)=\"".utf8))?.upperBound {
      guard let quote = text.bytes[start..<tag.upperBound].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      return TextEdit(range: start..<quote, newText: attribute.value)
    }
    let isClosed = end > tag.lowerBound && text.bytes[end - 1] == UInt8(ascii: "/")
    let place = isClosed ? end - 1 : end
    return TextEdit(range: place..<place, newText: " \(attribute.name)=\"\(attribute.value)\"")
  }
}
