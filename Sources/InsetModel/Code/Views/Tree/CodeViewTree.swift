internal import InsetDocuments
internal import InsetLayout
internal import InsetText

/// The views that code puts into a controller's view, over what Interface Builder has; or those that a view's class puts
/// into its views.
struct CodeViewTree: Sendable, Equatable {
  enum Position: Sendable, Equatable {
    case end
    case index(Int)
    case above(ViewIdentity)
    case below(ViewIdentity)
  }

  /// What code does to the order of subviews.
  struct Operation: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case add(to: ViewIdentity, Position)
      case bringToFront, sendToBack, remove
      case exchange(in: ViewIdentity, Int, Int)
    }

    var kind: Kind
    var view: ViewIdentity
    var site: CodeSite
    var circumstances: ViewCircumstances
  }

  /// A rectangle that code gives a view.
  struct Framing: Sendable, Equatable {
    var view: ViewIdentity
    var frame: CodeFrame
    var circumstances: ViewCircumstances
  }

  struct Masking: Sendable, Equatable {
    var view: ViewIdentity
    var flexible: AutoresizingMask
    var circumstances: ViewCircumstances
  }

  /// A layout guide that code makes.
  struct OwnedGuide: Sendable, Equatable {
    var owner: ViewIdentity
    var guide: ViewIdentity
  }

  /// In the order in which they take place.
  var operations: [Operation] = []
  var framings: [Framing] = []
  var maskings: [Masking] = []
  var constraints: [CodeConstraint] = []
  var declarations: [ViewIdentity: ViewDeclaration] = [:]
  /// Views that code gives a header, by table: a header is no subview that counts.
  var tableHeaders: [ViewIdentity: ViewIdentity] = [:]
  /// Statements that place views and are understood.
  var readPlaces: Set<Location> = []
  /// Views whose place code changes in ways that aren't understood, and where.
  var unreadPlaces: [ViewIdentity: Location] = [:]
  /// What code does to Interface Builder's constraints, by their outlets.
  var changedOutlets: [String: ConstraintChange] = [:]
  var layoutGuides: [OwnedGuide] = []
  /// In the order in which they are made.
  var layoutSettings: [LayoutSetting] = []
  /// Views that are put into others by `addSubview(_:)`, which stack views don't arrange.
  var unarranged: Set<ViewIdentity> = []
  var hasStackViews: Bool { declarations.contains { $0.value.isStackView } }
  /// Code makes the root view itself: Interface Builder's has no part in it.
  var replacesRoot = false
}

/// When something holds of a view.
struct ViewCircumstances: Sendable, Hashable {
  var systems = SystemRange.all
  var isConditional = false
  /// It happens while views are being laid out, so superviews have their size.
  var isInLayout = false

  func hold(on system: SystemUse) -> Bool { system.isIn(systems) }
}

/// Springs of a view in its superview.
struct AutoresizingMask: OptionSet, Sendable, Equatable {
  let rawValue: UInt8

  static let width = AutoresizingMask(rawValue: 1)
  static let height = AutoresizingMask(rawValue: 2)
  static let left = AutoresizingMask(rawValue: 4)
  static let right = AutoresizingMask(rawValue: 8)
  static let top = AutoresizingMask(rawValue: 16)
  static let bottom = AutoresizingMask(rawValue: 32)
}

/// A rectangle as code computes it: each part relative to another view's size. A part that can't be told is nil.
struct CodeFrame: Sendable, Equatable {
  /// `constant + width × relative width + height × relative height`, of the view that `size` is of.
  struct Length: Sendable, Equatable {
    var constant = 0.0
    var widths = 0.0
    var heights = 0.0

    static func + (left: Length, right: Length) -> Length {
      Length(
        constant: left.constant + right.constant, widths: left.widths + right.widths,
        heights: left.heights + right.heights)
    }

    static func * (left: Length, factor: Double) -> Length {
      Length(constant: left.constant * factor, widths: left.widths * factor, heights: left.heights * factor)
    }
  }

  var x: Length?
  var y: Length?
  var width: Length?
  var height: Length?
  /// What is around is the superview's safe area, not its bounds.
  var isInSafeArea = false

  /// All of the view around.
  static let fill = CodeFrame(x: Length(), y: Length(), width: Length(widths: 1), height: Length(heights: 1))
}

extension CodeViewTree {
  /// The tree of a view's class as a part of another tree: its root is `outer` there.
  func within(_ outer: ViewIdentity) -> CodeViewTree {
    mapped { $0.within(outer) }
  }

  func mapped(_ map: (ViewIdentity) -> ViewIdentity) -> CodeViewTree {
    var tree = self
    tree.operations = operations.map { operation in
      var operation = operation
      operation.view = map(operation.view)
      switch operation.kind {
      case .add(let superview, let position): operation.kind = .add(to: map(superview), position.mapped(map))
      case .exchange(let superview, let one, let other): operation.kind = .exchange(in: map(superview), one, other)
      case .bringToFront, .sendToBack, .remove: break
      }
      return operation
    }
    for index in framings.indices { tree.framings[index].view = map(framings[index].view) }
    for index in maskings.indices { tree.maskings[index].view = map(maskings[index].view) }
    tree.constraints = constraints.map { $0.mapped(map) }
    tree.declarations = [:]
    for (view, declaration) in declarations.sorted(by: { $0.key < $1.key })
    where view != .root || map(view) == view {
      // Of a view with two names the one that says more.
      let mapped = map(view)
      if let known = tree.declarations[mapped], known.className != nil, declaration.className == nil { continue }
      if mapped != view, declarations[mapped]?.className != nil { continue }
      tree.declarations[mapped] = declaration
    }
    for index in layoutGuides.indices {
      tree.layoutGuides[index].owner = map(layoutGuides[index].owner)
      tree.layoutGuides[index].guide = map(layoutGuides[index].guide)
    }
    tree.layoutSettings = layoutSettings.map { $0.mapped(map) }
    tree.unarranged = Set(unarranged.map(map))
    tree.unreadPlaces = [:]
    for (view, place) in unreadPlaces.sorted(by: { $0.value.precedes($1.value) }) {
      let mapped = map(view)
      if tree.unreadPlaces[mapped] == nil { tree.unreadPlaces[mapped] = place }
    }
    tree.tableHeaders = [:]
    for (table, header) in tableHeaders.sorted(by: { $0.key < $1.key }) { tree.tableHeaders[map(table)] = map(header) }
    return tree
  }
}

extension CodeViewTree.Position {
  fileprivate func mapped(_ map: (ViewIdentity) -> ViewIdentity) -> Self {
    switch self {
    case .end, .index: self
    case .above(let view): .above(map(view))
    case .below(let view): .below(map(view))
    }
  }
}

extension Location {
  /// In the order of files and places in them.
  func precedes(_ other: Location) -> Bool {
    (path, range.lowerBound, range.upperBound) < (other.path, other.range.lowerBound, other.range.upperBound)
  }
}
