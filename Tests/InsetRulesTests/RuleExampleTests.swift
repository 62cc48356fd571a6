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

    static let all: [Case] = RuleBook.rules.flatMap { rule in
      rule.card.examples.map { Case(rule: rule.card.id, example: $0) }
    }
  }

  @Test("an example reports where its card says", arguments: Case.all)
  func reports(_ test: Case) {
    let app = ExampleApp(test.example.files, deploymentTarget: test.example.deploymentTarget)
    let found = app.findings.filter { $0.rule == test.rule }.map { app.text(at: $0.location) }
    #expect(found == test.example.reportsAt)
  }

  @Test("an example reports the same with Windows line ends and behind emoji", arguments: Case.all)
  func variants(_ test: Case) {
    let crlf = test.example.files.mapValues {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    let emoji = test.example.files.mapValues { text in
      text.replacing(firstOf: "<scenes>", with: "<!-- 👩‍👩‍👧‍👦 é -->\n<scenes>")
    }
    for files in [crlf, emoji] {
      let app = ExampleApp(files, deploymentTarget: test.example.deploymentTarget)
      #expect(app.findings.filter { $0.rule == test.rule }.count == test.example.reportsAt.count)
    }
  }

  @Test("after the preferred fix the finding is gone and no new one appears", arguments: Case.all)
  func fixes(_ test: Case) throws {
    let app = ExampleApp(test.example.files, deploymentTarget: test.example.deploymentTarget)
    for finding in app.findings where finding.rule == test.rule {
      let fix = try #require(finding.fixes.first { $0.isPreferred })
      let mended = try #require(app.applying(fix))
      #expect(mended.findings.isEmpty)
    }
  }

  @Test("every rule has an example that reports and one that doesn't")
  func bothKinds() {
    for rule in RuleBook.rules {
      #expect(rule.card.examples.contains { !$0.reportsAt.isEmpty }, "\(rule.card.id)")
      #expect(rule.card.examples.contains { $0.reportsAt.isEmpty }, "\(rule.card.id)")
    }
  }

  @Test("a rule that .insetd.json turns off says nothing")
  func off() {
    for test in Case.all where !test.example.reportsAt.isEmpty {
      var files = test.example.files
      files[".insetd.json"] = #"{ "rules": { "\#(test.rule)": "off" } }"#
      #expect(ExampleApp(files, deploymentTarget: test.example.deploymentTarget).findings.isEmpty)
    }
  }
}
