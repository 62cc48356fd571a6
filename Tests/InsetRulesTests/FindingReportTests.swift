import InsetRules
import InsetText
import Testing

@Suite("Reports of findings")
struct FindingReportTests {
  private func report(
    _ text: String, _ marked: String, as format: FindingReport.Format, message: String = "no",
    path: String = "/a/b.swift"
  ) -> String {
    let start = text.firstRange(of: marked).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    let finding = Finding(
      rule: "a-b", severity: .warning, location: Location(path: path, range: start..<(start + marked.utf8.count)),
      message: message)
    return FindingReport.render(
      [finding], as: format,
      FindingReport.Files(text: { _ in SourceText(text) }, shownPath: { String($0.dropFirst(3)) }, projectPath: { $0 }),
      version: "1.0.0")
  }

  @Test("the mark stands beneath the place, behind tabs and wide characters too")
  func excerpt() {
    #expect(
      report("\tlet a\t= \"家👩‍👩‍👧‍👦\" + bad\n", "bad", as: .text).split(separator: "\n").dropFirst() == [
        "    let a = \"家👩‍👩‍👧‍👦\" + bad", "                     ^~~",
      ])
  }

  @Test("of a long line the part with the place is shown")
  func longLine() {
    let long = String(repeating: "x", count: 300) + "bad" + String(repeating: "y", count: 300)
    let shown = String(repeating: "x", count: 20) + "bad" + String(repeating: "y", count: 87)
    let lines = report(long, "bad", as: .text).split(separator: "\n").dropFirst().map { String($0) }
    let expected: [String] = ["    …" + shown + "…", "    " + String(repeating: " ", count: 21) + "^~~"]
    #expect(lines == expected)
  }

  @Test("GitHub's commands escape what would end them")
  func github() {
    #expect(
      report("\nbad\r\n", "bad", as: .github, message: "50%:\r\na, b", path: "/a/b,c:d%.swift")
        == "::warning file=b%2Cc%3Ad%25.swift,line=2,endLine=2,col=1,endColumn=4,title=a-b::50%25: a, b")
  }

  @Test("a baseline excuses as many findings as it has, those in the same surroundings first")
  func baseline() throws {
    func finding(_ offset: Int) -> Finding {
      Finding(
        rule: "a-b", severity: .warning, location: Location(path: "/a", range: offset..<(offset + 1)), message: "")
    }
    func files(_ text: String) -> FindingReport.Files {
      FindingReport.Files(text: { _ in SourceText(text) }, shownPath: { $0 }, projectPath: { $0 })
    }
    let old = files("p\nx\nq\n")
    let baseline = try FindingBaseline(reading: Array(FindingBaseline([finding(2)], old).text.utf8))
    #expect(baseline.new(among: [finding(2)], old) == [])
    let moved = files("\n\n  x\nr\np\nx\n\nq\n")
    #expect(baseline.new(among: [finding(4), finding(10)], moved) == [finding(4)])
    #expect(baseline.new(among: [finding(4)], moved) == [])
    #expect(baseline.new(among: [finding(0)], moved) == [finding(0)])
    #expect(throws: FindingBaseline.Problem.self) { try FindingBaseline(reading: Array("[]".utf8)) }
  }
}
