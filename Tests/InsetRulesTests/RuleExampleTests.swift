import InsetLayout
import InsetModel
import InsetRules
import InsetText
import Testing

@Suite("Rule cards")
struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample

    var testDescription: String { "\(rule): \(example.title)" }

    /// The first example of each rule that reports.
    static let firsts: [Case] = RuleBook.cards.compactMap { card in
      card.examples.first { !$0.reportsAt.isEmpty }.map { Case(rule: card.id, example: $0) }
    }

    static let all: [Case] = RuleBook.cards.flatMap { card in card.examples.map { Case(rule: card.id, example: $0) } }

    func findings(_ project: ExampleProject) -> [Finding] { project.findings.filter { $0.rule == rule } }
  }

  @Test("an example reports where its card says", arguments: Case.all)
  func reports(_ test: Case) {
    let project = ExampleProject(test.example)
    #expect(test.findings(project).map { project.text(at: $0.location) } == test.example.reportsAt)
  }

  @Test("an example reports the same with Windows line ends and behind a line of emoji", arguments: Case.all)
  func variants(_ test: Case) {
    let project = ExampleProject(test.example)
    for files in [ExampleVariant.crlf(test.example.files), ExampleVariant.emoji(test.example.files)] {
      let variant = project.with(files: files)
      let found = test.findings(variant).map { ExampleVariant.lf(variant.text(at: $0.location)) }
      #expect(found == test.example.reportsAt)
    }
  }

  @Test("an example reports the same when another target has its files too", arguments: Case.all)
  func otherTarget(_ test: Case) {
    for system in ["7.0", "17.0"] {
      let project = ExampleProject(test.example, secondTarget: system)
      #expect(test.findings(project).map { project.text(at: $0.location) } == test.example.reportsAt)
    }
  }

  @Test("a comment before the line keeps an example quiet", arguments: Case.all)
  func suppressed(_ test: Case) {
    let project = ExampleProject(test.example)
    var files = test.example.files
    for finding in test.findings(project).reversed() {
      let name = String(finding.location.path.dropFirst(ExampleProject.root.count))
      files[name] = ExampleVariant.suppressing(test.rule, at: finding.location.range.lowerBound, in: name, files[name])
    }
    let variant = project.with(files: files)
    #expect(test.findings(variant).isEmpty)
    #expect(variant.findings.filter { $0.rule == "unused-suppression" && test.rule != $0.rule }.isEmpty)
  }

  @Test("after a fix the finding is gone, no new one appears, and the numbers are as promised", arguments: Case.all)
  func fixes(_ test: Case) throws {
    for files in [test.example.files, ExampleVariant.crlf(test.example.files)] {
      let project = ExampleProject(test.example).with(files: files)
      for finding in test.findings(project) {
        #expect(finding.fixes.filter(\.isPreferred).count <= 1)
        for fix in finding.fixes {
          let mended = try #require(project.applying(fix), "\(fix.title)")
          // One cure may end two findings.
          #expect(mended.findings.count < project.findings.count, "\(fix.title)")
          #expect(test.findings(mended).count == test.findings(project).count - 1, "\(fix.title)")
          let left = Set(mended.findings.map(\.message))
          #expect(left.isSubset(of: project.findings.map(\.message)), "\(fix.title)")
          for promise in fix.promises {
            #expect(mended.analysis.value(of: promise) == promise.value, "\(fix.title): \(promise)")
          }
        }
      }
    }
  }

  @Test("every rule has an example that reports and one that doesn't")
  func bothKinds() {
    for card in RuleBook.cards {
      #expect(card.examples.contains { !$0.reportsAt.isEmpty }, "\(card.id)")
      #expect(card.examples.contains { $0.reportsAt.isEmpty }, "\(card.id)")
    }
  }

  @Test("a rule that .insetd.json turns off says nothing", arguments: Case.firsts)
  func off(_ test: Case) {
    var files = test.example.files
    files[".insetd.json"] = #"{ "rules": { "\#(test.rule)": "off" } }"#
    #expect(test.findings(ExampleProject(test.example).with(files: files)).isEmpty)
  }

  @Test("a severity of .insetd.json holds", arguments: Case.firsts)
  func severity(_ test: Case) {
    var files = test.example.files
    files[".insetd.json"] = #"{ "rules": { "\#(test.rule)": "error" } }"#
    #expect(test.findings(ExampleProject(test.example).with(files: files)).allSatisfy { $0.severity == .error })
  }
}
