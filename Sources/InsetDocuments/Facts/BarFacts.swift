package import InsetText

/// A controller's navigation bar, toolbar or tab bar.
package struct BarFacts: Equatable, Sendable {
  /// Absent when the file has no element for the bar, only the controller's `toolbarHidden` or `navigationBarHidden`.
  package var id: String?
  package var customClass: Located<String>?
  /// `isTranslucent`, `barStyle`, `isHidden`, `prefersLargeTitles`, `barTintColor`, `backgroundImage` (here the image's
  /// name: whether it is opaque the file doesn't say), `standardAppearance`, `scrollEdgeAppearance`.
  package var settings: [SettingFact] = []
  package var runtimeAttributes: [SettingFact] = []
  /// The whole element; without one the attribute that speaks of the bar.
  package var range: Range<Int>
  /// The start tag; without an element the controller's.
  package var tagRange: Range<Int>

  package init(id: String?, range: Range<Int>, tagRange: Range<Int>) {
    self.id = id
    self.range = range
    self.tagRange = tagRange
  }
}

/// A controller's navigation item.
package struct NavigationItemFacts: Equatable, Sendable {
  package var id: String?
  /// `title`, `prompt`, `largeTitleDisplayMode`, `hidesSearchBarWhenScrolling`, `searchController`.
  package var settings: [SettingFact] = []
  package var range: Range<Int>
  package var tagRange: Range<Int>

  package init(id: String?, range: Range<Int>, tagRange: Range<Int>) {
    self.id = id
    self.range = range
    self.tagRange = tagRange
  }
}
