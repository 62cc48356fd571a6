package import InsetText

/// A view and what lies in it.
package struct ViewFacts: Equatable, Sendable {
  /// Scroll views by kind, as scene documents name them; everything else is a plain view.
  package enum Kind: String, Sendable {
    case view, scroll, table, collection, text, web
  }

  package var id: String
  /// The element's name, `tableView`.
  package var element: String
  package var kind: Kind
  package var customClass: Located<String>?
  package var customModule: Located<String>?
  package var userLabel: Located<String>?
  /// The part that the view plays for the object it stands in: `view`, `tableHeaderView`, `contentView`…
  package var key: String?
  package var range: Range<Int>
  package var tagRange: Range<Int>

  /// Design-time `[x, y, width, height]` in the superview, in points.
  package var frame: [Double]?
  package var frameRange: Range<Int>?
  /// True when the design-time frame is the superview's whole bounds.
  package var fillsSuperview = false
  package var autoresizingMask: AutoresizingMask = []
  package var translatesAutoresizingMaskIntoConstraints = true
  /// True of a view without constraints in an Auto Layout document: it keeps its frame by its autoresizing mask.
  package var hasFixedFrame = false
  /// The size classes that alone have the view (`heightClass=regular-widthClass=compact`); nil: it is there by default.
  package var installedIn: [String]?
  /// The size classes that lack a view which is there by default.
  package var excludedIn: [String] = []

  package var settings: [SettingFact] = []
  /// Runtime attributes under key paths that are no UIKit setting known here.
  package var runtimeAttributes: [SettingFact] = []

  /// Those that the view's element holds, whatever views they are between.
  package var constraints: [ConstraintFact] = []
  package var ownSize = OwnSizeFacts()
  /// At most one an edge, required ones only.
  package var pins: [PinFact] = []
  /// Constraints on the view's edges that are neither pins nor links. Its `frame` stands for what they do at design
  /// time.
  package var unresolvedConstraints: [UnresolvedConstraint] = []
  /// Required constraints between the view's edges and those of views beside it.
  package var links: [LinkFact] = []
  /// Required constant sizes, in points.
  package var width: Double?
  package var height: Double?

  package var safeAreaGuideID: String?
  package var contentLayoutGuideID: String?
  package var frameLayoutGuideID: String?

  /// In z-order, the first is the bottom-most.
  package var subviews: [ViewFacts] = []
  /// Views that belong to this one without being its subviews in the file: a table's header, footer and cells.
  package var attachments: [ViewFacts] = []
  /// True of a container view, whose embed segue names the child controller.
  package var isContainerView = false
  package var embedSegueID: String?
  /// The properties of the controller or File's Owner that are connected to the view.
  package var outletNames: [String] = []

  package init(id: String, element: String, kind: Kind, range: Range<Int>, tagRange: Range<Int>) {
    self.id = id
    self.element = element
    self.kind = kind
    self.range = range
    self.tagRange = tagRange
  }
}

/// Which of a view's sizes and margins follow the superview's.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = Self(rawValue: 1)
  package static let flexibleWidth = Self(rawValue: 2)
  package static let flexibleRightMargin = Self(rawValue: 4)
  package static let flexibleTopMargin = Self(rawValue: 8)
  package static let flexibleHeight = Self(rawValue: 16)
  package static let flexibleBottomMargin = Self(rawValue: 32)
}
