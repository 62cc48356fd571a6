package import InsetJSON

/// One setting of a controller, bar, item or view, as its file states it.
package struct SettingFact: Equatable, Sendable {
  /// Where in a file a setting is written.
  package enum Origin: Hashable, Sendable {
    /// `translucent="NO"`
    case attribute
    /// `<extendedEdge key="edgesForExtendedLayout" top="YES"/>`
    case element
    /// `<userDefinedRuntimeAttribute keyPath="…">`, set by key-value coding after everything else of the file.
    case runtimeAttribute(keyPath: String)
  }

  /// UIKit's Swift name (`isTranslucent`), as scene documents spell it.
  package var name: String
  /// The value as scene documents write it: `false`, `["top"]`, `[t, l, b, r]`, `"never"`.
  package var value: JSON
  /// The bytes of the whole attribute or element.
  package var range: Range<Int>
  /// The bytes of the value alone, without quotes; the whole element where several attributes make the value.
  package var valueRange: Range<Int>
  package var origin: Origin

  package init(
    _ name: String, _ value: JSON, at range: Range<Int>, valueAt valueRange: Range<Int>? = nil,
    origin: Origin = .attribute
  ) {
    self.name = name
    self.value = value
    self.range = range
    self.valueRange = valueRange ?? range
    self.origin = origin
  }
}

extension Sequence<SettingFact> {
  /// The setting of that name which holds in the end: the last one written, runtime attributes after all others.
  package func effective(_ name: String) -> SettingFact? {
    var found: SettingFact?
    for setting in self where setting.name == name {
      if case .runtimeAttribute = found?.origin, setting.origin == .attribute || setting.origin == .element { continue }
      found = setting
    }
    return found
  }
}
