internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Takes what UIKit has made room for off the keyboard's height.
struct KeyboardFix {
  private let found: KeyboardInsets.Found
  private let passage: CodePassage
  private let check: RuleCheck

  init(_ found: KeyboardInsets.Found, _ passage: CodePassage, _ check: RuleCheck) {
    self.found = found
    self.passage = passage
    self.check = check
  }

  var fix: Fix? {
    guard let writer = FixWriter(passage.path, check) else { return nil }
    let statement = passage.effect.range
    let term = found.use.term.range
    // In a local variable the height may be used for more.
    guard statement.lowerBound <= term.lowerBound, term.upperBound <= statement.upperBound else { return nil }
    if let added = found.use.added, case .constraint(.viewBottom) = found.target {
      return withoutAdded(added, writer)
    }
    guard found.use.added == nil, let rest = rest(writer) else { return nil }
    let height = writer.text.string(in: term)
    let function = writer.language == .objectiveC ? "MAX" : "max"
    let reduced = "\(function)(0, \(height) - \(rest))"
    let title = "Take the bottom safe area off the keyboard's height"
    if check.isOnly(on: passage.systems, from: OSVersion(11), passage.path) {
      return Fix(title, isPreferred: true, [writer.edit(term, reduced)])
    }
    let words = writer.text.string(in: statement)
    guard !words.contains("\n") else { return nil }
    let changed =
      writer.text.string(in: statement.lowerBound..<term.lowerBound) + reduced
      + writer.text.string(in: term.upperBound..<statement.upperBound)
    guard
      let edit = writer.replacingStatement(
        statement, setting: setting, fromSafeAreasOn: SuggestedCode(asWritten: changed),
        before: SuggestedCode(asWritten: words))
    else { return nil }
    return Fix(title + " from iOS 11 on", isPreferred: true, [edit])
  }

  private var setting: String {
    switch found.target {
    case .scrollView: "contentInset"
    case .additional: "additionalSafeAreaInsets"
    case .constraint: "constant"
    }
  }

  /// What UIKit adds at the bottom, as code.
  private func rest(_ writer: FixWriter) -> String? {
    let isObjectiveC = writer.language == .objectiveC
    let own = isObjectiveC ? "self." : ""
    switch found.target {
    case .scrollView:
      guard let range = found.object?.range, passage.effect.range.contains(range.lowerBound) else { return nil }
      let name = writer.text.string(in: range)
      return name.contains("\n") ? nil : "(\(name).adjustedContentInset.bottom - \(name).contentInset.bottom)"
    case .additional: return "(\(own)view.safeAreaInsets.bottom - \(own)additionalSafeAreaInsets.bottom)"
    case .constraint: return "\(self.own(writer))view.safeAreaInsets.bottom"
    }
  }

  /// `self.` where the statement says it, as closures have to.
  private func own(_ writer: FixWriter) -> String {
    if writer.language == .objectiveC { return "self." }
    return writer.text.string(in: passage.effect.range).hasPrefix("self.") ? "self." : ""
  }

  private func withoutAdded(_ added: InsetRead, _ writer: FixWriter) -> Fix? {
    let term = found.use.term.range
    let range = added.expression.range
    guard passage.effect.range.contains(range.lowerBound) else { return nil }
    let cut =
      range.lowerBound < term.lowerBound ? range.lowerBound..<term.lowerBound : term.upperBound..<range.upperBound
    let words = writer.text.string(in: cut)
    guard words.contains("+"), !words.contains("("), !words.contains("\n") else { return nil }
    return Fix("Leave the bottom safe area out", isPreferred: true, [writer.edit(cut, "")])
  }
}
