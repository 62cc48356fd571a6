/// Decides which branches of `#if` a parser sees, so that the brackets stay balanced whichever it enters.
///
/// A group whose branches are all balanced stays as it is. Of others only the first branch stays, without the directives.
/// `#if 0` is Xcode's way to comment code out: its first branch goes, as `#else` goes after `#if 1`.
struct ConditionalGroups {
  private struct Group {
    /// Where its directives stand among the tokens kept.
    var directives: [Int]
    var isBalanced = true
    /// Of the brackets since the branch began.
    var depth = 0
    /// Of the first branch.
    var firstDepth = 0
    var firstIsBalanced = true
    /// `#if 0` or what follows `#if 1`: the current branch is dropped.
    var isDead = false
    var constant: Bool?
    var hasFirst = false
  }

  private(set) var tokens: [ObjectiveCToken] = []
  /// For a conditional directive that stays, the next one of its group; -1 for all other tokens.
  private(set) var links: [Int32] = []
  /// Where an `#if` without its `#endif` stands.
  private(set) var unterminated: Range<Int>?

  private let bytes: [UInt8]
  private var groups: [Group] = []

  init(_ all: [ObjectiveCToken], of bytes: [UInt8]) {
    self.bytes = bytes
    guard all.contains(where: { $0.kind == .directive && $0.isConditional }) else {
      tokens = all
      links = Array(repeating: -1, count: all.count)
      return
    }
    tokens.reserveCapacity(all.count)
    links.reserveCapacity(all.count)
    for token in all {
      if token.kind == .end { closeOpenGroups() }
      tokens.append(token)
      links.append(-1)
      if token.kind == .directive {
        read(token)
      } else if !groups.isEmpty, token.kind.isOpener || token.kind.isCloser {
        count(token.kind.isOpener ? 1 : -1)
      }
    }
  }

  private mutating func read(_ token: ObjectiveCToken) {
    switch token.word {
    case .if, .ifdef, .ifndef:
      var group = Group(directives: [tokens.count - 1])
      let condition = token.word == .if ? DirectiveText(token, in: bytes).condition : ""
      group.constant = condition == "0" ? false : condition == "1" ? true : nil
      group.isDead = group.constant == false
      groups.append(group)
    case .elif, .else: nextBranch()
    case .endif: close()
    default: break
    }
  }

  private mutating func count(_ step: Int) {
    let last = groups.count - 1
    groups[last].depth += step
    if groups[last].depth < 0 { groups[last].isBalanced = false }
  }

  /// The branch before the directive just added ends.
  private mutating func endBranch(_ group: inout Group) {
    let directive = tokens.count - 1
    if group.isDead, let start = group.directives.last, start < directive {
      tokens.removeSubrange(start + 1..<directive)
      links.removeSubrange(start + 1..<directive)
    } else if !group.hasFirst {
      group.hasFirst = true
      group.firstDepth = group.depth
    }
    if !group.isDead, group.depth != 0 { group.isBalanced = false }
    group.depth = 0
  }

  private mutating func nextBranch() {
    guard var group = groups.popLast() else { return }
    let isDead = group.isDead
    endBranch(&group)
    group.isDead = group.constant == true
    if isDead, group.constant == false, let only = group.directives.last {
      // What follows `#if 0` takes its place.
      tokens.removeSubrange(only..<tokens.count - 1)
      links.removeSubrange(only..<links.count - 1)
      if tokens[tokens.count - 1].word == .elif {
        tokens[tokens.count - 1].word = .if
        group.constant = nil
      }
      group.directives = []
      group.isBalanced = true
    }
    group.directives.append(tokens.count - 1)
    groups.append(group)
  }

  private mutating func close() {
    guard var group = groups.popLast() else { return }
    endBranch(&group)
    let end = tokens.count - 1
    if group.isBalanced, group.constant == nil {
      for (directive, next) in zip(group.directives, group.directives.dropFirst() + [end]) {
        links[directive] = Int32(truncatingIfNeeded: next)
      }
      return
    }
    if group.directives.count > 1, group.constant == nil {
      let second = group.directives[1]
      tokens.removeSubrange(second..<end)
      links.removeSubrange(second..<end)
    }
    if !groups.isEmpty { carry(group.firstDepth) }
  }

  /// The brackets of a branch that stays count in the group around it.
  private mutating func carry(_ depth: Int) {
    let step = depth < 0 ? -1 : 1
    for _ in 0..<abs(depth) { count(step) }
  }

  private mutating func closeOpenGroups() {
    while let group = groups.popLast() {
      unterminated = group.directives.first.map { tokens[$0].range }
    }
  }
}

extension ObjectiveCToken {
  var isConditional: Bool {
    switch word {
    case .if, .ifdef, .ifndef, .elif, .else, .endif: true
    default: false
    }
  }
}
