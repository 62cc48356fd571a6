package import InsetText

/// What one storyboard or xib says about controllers, views and their insets.
///
/// Byte ranges count from the first byte of the file, a byte-order mark included.
package struct InterfaceBuilderFacts: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case storyboard, xib
  }

  package enum TargetRuntime: String, Sendable {
    case iOS, macOS, tvOS, watchOS, unknown
  }

  package var kind: Kind = .storyboard
  package var targetRuntime: TargetRuntime = .unknown
  /// True of documents for other platforms and of the `archive` format before Xcode 4.5: they give no facts.
  package var isForeign = false
  /// False when the file is ill-formed or truncated: the facts are those before the fault.
  package var isComplete = true

  /// The iOS version that the document alone is built for (`"9.0"`); absent: the project decides.
  package var deploymentVersion: Located<String>?
  package var usesAutolayout = false
  /// `useSafeAreas="YES"`: constraints to safe areas fall back to the layout guides before iOS 11.
  package var usesSafeAreas = false
  package var isLaunchScreen = false
  package var initialViewController: Located<String>?
  package var designDevice: DesignDevice?

  /// In document order; a controller inside another one follows it.
  package var controllers: [ControllerFacts] = []
  /// A xib's views at top level, in document order.
  package var topLevelViews: [ViewFacts] = []
  package var filesOwner: FilesOwnerFacts?
  /// Every element with an id or a custom class, in document order.
  package var objects: [ObjectFact] = []
  /// Every attribute whose value is the id of an object, in document order: what it names, and the bytes of the value.
  package var references: [Located<String>] = []
  /// The connected properties of all objects, in document order.
  package var connections: [ConnectionFact] = []
  /// The comments that keep rules quiet.
  package var suppressions: [Suppression] = []
  package var problems: [ReadingProblem] = []
  /// The document's own start tag.
  package var tagRange = 0..<0

  package init() {}
}

/// The device that Interface Builder showed the document on. It says nothing about run time.
package struct DesignDevice: Equatable, Sendable {
  /// `retina4_7`, `retina6_1`…
  package var id: String
  /// `portrait` or `landscape`
  package var orientation: String
  package var range: Range<Int>

  package init(id: String, orientation: String, range: Range<Int>) {
    self.id = id
    self.orientation = orientation
    self.range = range
  }
}

/// The object that loads a xib: a controller when its `view` outlet is connected.
package struct FilesOwnerFacts: Equatable, Sendable {
  package var id: String
  package var customClass: Located<String>?
  package var customModule: Located<String>?
  package var outlets: [OutletFacts] = []
  package var range: Range<Int>

  package init(id: String, range: Range<Int>) {
    self.id = id
    self.range = range
  }

  /// The id of the view that becomes the owner's root view.
  package var viewID: String? { outlets.first { $0.property == "view" }?.destination }
}

/// `<outlet property="tableView" destination="…"/>`
package struct OutletFacts: Equatable, Sendable {
  package var property: String
  package var destination: String
  package var range: Range<Int>

  package init(property: String, destination: String, range: Range<Int>) {
    self.property = property
    self.destination = destination
    self.range = range
  }
}
