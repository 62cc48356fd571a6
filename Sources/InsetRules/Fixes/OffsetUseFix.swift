internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Puts `adjustedContentInset` where an offset is taken for the content's position.
struct OffsetUseFix {
  private let use: OffsetUse
  private let passage: CodePassage
  private let check: RuleCheck

  init(_ use: OffsetUse, _ passage: CodePassage, _ check: RuleCheck) {
    self.use = use
    self.passage = passage
    self.check = check
  }

  var fix: Fix? {
    guard let writer = FixWriter(passage.path, check), let (range, text) = replacement(writer) else { return nil }
    let title = "Use adjustedContentInset.\(use.edge.name)"
    if check.isOnly(on: passage.systems, from: OSVersion(11), passage.path) {
      return Fix(title, isPreferred: true, [writer.edit(range, text)])
    }
    // Below iOS 11 all of the inset is in contentInset.
    let statement = passage.effect.range
    let words = writer.text.string(in: statement)
    guard isStatement, !words.contains("\n"), statement.lowerBound <= range.lowerBound,
      range.upperBound <= statement.upperBound
    else { return nil }
    func changed(_ text: String) -> String {
      let before = writer.text.string(in: statement.lowerBound..<range.lowerBound)
      return before + text + writer.text.string(in: range.upperBound..<statement.upperBound)
    }
    let (new, old) = (changed(text), changed(text.replacing(word: "adjustedContentInset", with: "contentInset")))
    guard
      let edit = writer.replacingStatement(
        statement, setting: "contentOffset", fromSafeAreasOn: SuggestedCode(asWritten: new),
        before: SuggestedCode(asWritten: old))
    else { return nil }
    return Fix(title + " from iOS 11 on", isPreferred: true, [edit])
  }

  /// Whether the passage sets the offset, rather than asks for it.
  private var isStatement: Bool {
    switch passage.effect.kind {
    case .assignment(let target, _, _): target.mentions(["contentOffset"])
    case .evaluation(let value): value.call?.name == "setContentOffset"
    case .result: false
    }
  }

  /// What is put where.
  private func replacement(_ writer: FixWriter) -> (Range<Int>, String)? {
    switch use.kind {
    case .ownInset(let read):
      let words = writer.text.string(in: read.expression.range)
      let adjusted = words.replacing(word: "contentInset", with: "adjustedContentInset")
      return adjusted == words ? nil : (read.expression.range, adjusted)
    case .comparison(_, let number, let right):
      guard number == 0, let name = name(writer) else { return nil }
      let words = writer.text.string(in: right.range)
      guard words.first?.isNumber == true || words.hasSuffix(".zero") else { return nil }
      return (right.range, "-\(name).adjustedContentInset.top")
    case .reset(let point):
      guard let name = name(writer) else { return nil }
      let y = "-\(name).adjustedContentInset.top"
      if point.kind == .number(0) { return (point.range, y) }
      return (point.range, writer.language == .objectiveC ? "CGPointMake(0, \(y))" : "CGPoint(x: 0, y: \(y))")
    case .end(let y):
      guard let name = name(writer) else { return nil }
      return (y.range, writer.text.string(in: y.range) + " + \(name).adjustedContentInset.bottom")
    }
  }

  /// The scroll view, as the statement names it.
  private func name(_ writer: FixWriter) -> String? {
    let range = use.scrollView.range
    guard !range.isEmpty, passage.effect.range.contains(range.lowerBound) else { return nil }
    let words = writer.text.string(in: range)
    return words.contains("\n") ? nil : words
  }
}

extension String {
  /// With the first occurrence of a word replaced that doesn't go on to either side.
  fileprivate func replacing(word: String, with other: String) -> String {
    var start = startIndex
    while let found = self[start...].firstRange(of: word) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      if !before.isLetter, !after.isLetter { return self[..<found.lowerBound] + other + self[found.upperBound...] }
      start = found.upperBound
    }
    return self
  }
}
