internal import InsetModel
internal import InsetSyntax

/// Which expressions of the app are the height of the keyboard.
struct KeyboardHeights {
  private static let keys: Set<String> = [
    "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey",
  ]
  /// Whose value says that somebody thought of what is covered already.
  private static let cures: Set<String> = [
    "safeAreaLayoutGuide", "bottomLayoutGuide", "adjustedContentInset", "tabBar", "keyboardLayoutGuide",
    "additionalSafeAreaInsets",
  ]

  /// Properties and functions of the project that give it.
  private let helpers: Set<String>
  /// What the app's code does with it.
  let passages: [CodePassage]

  init(_ app: App) {
    let direct = app.passages(mentioning: Self.keys)
    let given = direct.filter { passage in
      guard case .result(let value) = passage.effect.kind else { return false }
      return Self.isHeight(value, Self.keys)
    }
    helpers = Set(given.map(\.name).filter { !$0.isEmpty })
    passages = helpers.isEmpty ? direct : app.passages(mentioning: Self.keys.union(helpers))
  }

  /// What a value takes for the room of the keyboard.
  struct Use {
    /// The term with the keyboard's height, as it stands.
    let term: CodeExpression
    let isNegative: Bool
    /// The bottom safe area, where it is added to the height.
    let added: InsetRead?
    /// Whether it is the part of some view that the keyboard covers, which may end above the safe area.
    let isOfPart: Bool
  }

  /// Nil where the value isn't the keyboard's height, or takes something off it.
  func use(in value: CodeExpression) -> Use? {
    if value.mentions(Self.cures) { return nil }
    var value = value.uncast
    var isNegative = false
    if case .unary("-", let inner) = value.kind { (value, isNegative) = (inner.uncast, true) }
    if let call = value.call, ["max", "MAX", "fmax"].contains(call.name) {
      let others = call.arguments.map(\.value).filter { $0.kind != .number(0) }
      guard others.count == 1, let other = others.first, other.terms.count == 1 else { return nil }
      value = other.uncast
    }
    let terms = value.terms
    let reads = terms.compactMap { term in InsetRead(term.term.uncast).map { (isAdded: term.isAdded, read: $0) } }
    let own = terms.filter { term in term.term.mentions(Self.keys) || names(term.term) }
    guard own.count == 1, let term = own.first else { return nil }
    let taken = terms.filter { !$0.isAdded }
    if term.isAdded {
      guard taken.isEmpty, isHeight(term.term) else { return nil }
    } else {
      // From the view's bottom to the keyboard's top.
      guard taken.count == 1, terms.count == 2, Self.isTop(term.term),
        terms.contains(where: { $0.isAdded && Self.isBottom($0.term) })
      else { return nil }
    }
    let added = reads.first { $0.isAdded && $0.read.source == .safeAreaInsets && $0.read.edge == .bottom }?.read
    guard reads.allSatisfy({ $0.isAdded && $0.read.edge == .bottom && $0.read.source == .safeAreaInsets }) else {
      return nil
    }
    return Use(
      term: term.isAdded ? term.term : value, isNegative: isNegative, added: added,
      isOfPart: term.term.mentions(["intersection", "CGRectIntersection"]) || !terms.allSatisfy { $0.isAdded })
  }

  private func names(_ term: CodeExpression) -> Bool {
    guard !helpers.isEmpty, let name = term.call?.name ?? term.read?.name else { return false }
    return helpers.contains(name)
  }

  private func isHeight(_ term: CodeExpression) -> Bool { names(term) || Self.isHeight(term, Self.keys) }

  /// `frame.height`, `frame.size.height`, `CGRectGetHeight(frame)`, `min(frame.size.height, frame.size.width)`
  private static func isHeight(_ term: CodeExpression, _ keys: Set<String>) -> Bool {
    guard term.mentions(keys) else { return false }
    if case .binary(let value, "??", _) = term.uncast.kind { return isHeight(value, keys) }
    if let name = term.read?.name, name == "height" { return true }
    guard let call = term.call else { return false }
    if call.name == "CGRectGetHeight" { return true }
    return ["min", "MIN"].contains(call.name) && call.arguments.contains { isHeight($0.value, keys) }
  }

  private static func isTop(_ term: CodeExpression) -> Bool {
    ["minY", "y"].contains(term.read?.name) || term.call?.name == "CGRectGetMinY"
  }

  private static func isBottom(_ term: CodeExpression) -> Bool {
    ["height", "maxY"].contains(term.read?.name) || ["CGRectGetHeight", "CGRectGetMaxY"].contains(term.call?.name)
  }
}
