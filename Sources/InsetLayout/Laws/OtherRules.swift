/// A rule of UIKit that has no law of its own: what it says follows from other laws, or isn't part of a settled layout.
package struct OtherRule: Sendable, Hashable {
  package let id: String
  /// The laws that give what it says; empty when nothing is computed from it.
  package let laws: [String]
  package let note: String

  init(_ id: String, _ laws: [String], _ note: String) {
    self.id = id
    self.laws = laws
    self.note = note
  }
}

extension LawBook {
  /// The rules of the collection that no law is named after, so that each can be looked up.
  package static let otherRules: [OtherRule] = [
    // Before iOS 7
    OtherRule("R6-FRAME", [], "iOS 6 and before is not covered."),
    OtherRule("R6-BARS", [], "iOS 6 and before is not covered."),
    OtherRule("R6-INSET", [], "iOS 6 and before is not covered."),
    OtherRule("R6-LINK", ["R6-DEPR"], "Apps built before the iOS 7 SDK are laid out as later ones: assumed."),
    OtherRule("R6-INCALL", [], "iOS 6 and before is not covered."),
    // Translucency
    OtherRule("R7-TRANSLUCENT-STYLE", ["R7-TRANSLUCENT-DEFAULT"], "Both bar styles count as translucent."),
    OtherRule("R7-TINT", ["R7-TRANSLUCENT-DEFAULT"], "A tint colour decides nothing."),
    OtherRule("R15-EDGE", ["R13-APPEARANCE"], "Only drawing: no frame and no inset changes."),
    OtherRule("R7-TRANSLUCENT-ITEM", [], "No public API sets a navigation item's bar style."),
    // Frames
    OtherRule(
      "R7-FRAME-NAV-TAB", ["R7-FRAME-NAV", "R7-FRAME-TAB-PLAIN"], "The tab bar controller is the direct child."),
    OtherRule("R7-FRAME-SEARCH", [], "The search display controller of iOS 3 to 7 is not modelled."),
    OtherRule("R7-ORDER", ["R7-TABQUIRK"], "A settled layout has no order but the tab that was shown first."),
    OtherRule("R-NAV-BAR64", ["R7-ROTATE"], "Only the background reaches to the screen's top."),
    OtherRule("R-NAV-HIDES", ["R-NAV-HIDDEN"], "A bar that hides itself is one whose isHidden is set."),
    OtherRule("R-AL-FRAME", ["SCENE-FRAME"], "Pins win over a frame on the edges that they hold."),
    OtherRule(
      "R-NAV-TITLEVIEW", [], "A search bar as title view makes the bar higher by what nobody measured: give the height."
    ),
    OtherRule("R-CONTAINER", ["R7-FRAME-CUSTOM", "R11-CHILD"], "Containment by hand."),
    // Guides
    OtherRule("R7-GUIDE-FORMULA", ["R7-GUIDE-CONTAINER"], "The sum, 0 for a child that is inset."),
    OtherRule("R7-GUIDE-NAVHIDDEN", ["R7-GUIDE-CONTAINER"], "Without a bar the status bar counts."),
    OtherRule("R7-GUIDE-WHEN", [], "When guides are valid: the settled state is computed."),
    OtherRule("R7-GUIDE-VIEWS", ["R7-AUTO-WHICH"], "Guide views count if a scene has them: from 9.0 on."),
    // Automatic insets
    OtherRule("R7-AUTO-WHICH-BUG9", ["R7-AUTO-WHICH"], "A guide view that comes first, from 9.0 on."),
    OtherRule("R7-AUTO-WHICH-TYPES", ["R7-AUTO-WHICH"], "Scroll views of every kind, a web view by its own."),
    OtherRule("R7-AUTO-ABSOLUTE", ["R7-AUTO-AMOUNT", "SCENE-COVER"], "Shows as an extra gap."),
    OtherRule("R7-AUTO-OFFSET", ["R11-OFFSET"], "The offset moves along on every system."),
    OtherRule("R7-AUTO-WHEN", [], "When the inset is applied: the settled state is computed."),
    OtherRule("R7-PAGE-HOSTED", ["R7-AUTO-WHICH", "R7-PAGE"], "By the chain of first subviews."),
    OtherRule("R7-PAGER-LIBS", ["R7-AUTO-WHICH"], "A library's pager is a scroll view like others."),
    OtherRule("R7-TABLEVC-KBD", [], "There is no keyboard in a settled layout."),
    OtherRule("R7-SEARCH-BUGS", [], "Faults of UIKit that are advised about, not modelled."),
    // iOS 11 and later
    OtherRule("R11-NOWINDOW", [], "Everything that is laid out is in a window."),
    OtherRule("R11-OPAQUE-TAB-POP", [], "A fault during a transition: the settled state is computed."),
    OtherRule("R11-SCROLLFIRST", ["R11-VIEW", "R11-ADJ-SUM"], "Every scroll view adjusts itself."),
    OtherRule("R11-GEOM", ["R11-VIEW", "R11-ADJ-SUM"], "What doesn't lie under the bar gets nothing."),
    OtherRule("R11-DOUBLE", ["R11-ADJ-SUM", "SCENE-COVER"], "Shows as an extra gap."),
    OtherRule(
      "R11-NESTED", ["R11-SCROLL-ABSORB", "R11-CIAB-AXES"], "An inner scroll view gets what the outer leaves."),
    OtherRule("R11-A-DEPRECATED", ["R11-CIAB-AUTO"], "The old flag counts in one case only."),
    OtherRule("R11-TRANSFORM", [], "Views with a scale or rotation are not modelled: their safe areas are unknown."),
    OtherRule("R11-SAFE-OVERRIDE", [], "What a class answers by overriding safeAreaInsets is not modelled."),
    OtherRule(
      "R-SCROLL-SELF", ["R7-AUTO-DELTA", "R11-ADJ-SUM"], "What a scroll view's own class sets counts as the app's."),
    OtherRule("R11-TABLE", ["R11-CIAB-AUTO"], "Tables bounce vertically; cells are not laid out."),
    OtherRule("R11-COLLECTION", [], "Sections and cells are not laid out."),
    OtherRule("R11-WEB", ["R11-CIAB-AUTO"], "A web view's scroll view; its page is not laid out."),
    OtherRule("R11-UIWEB", ["R11-CIAB-AUTO"], "A web view's scroll view; its page is not laid out."),
    OtherRule("R15-KEYBOARD", [], "There is no keyboard in a settled layout."),
    OtherRule("R14-SWIFTUI", ["R11-NAV-CHILD"], "A hosting controller is a child like others."),
    OtherRule("R-NAV-SCROLLVIEW", ["R11-CIAB-AUTO-WHICH", "R-NAV-LARGE"], "The scroll view that an app names."),
  ]
}
