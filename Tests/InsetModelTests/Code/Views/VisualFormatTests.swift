import Testing

@testable import InsetModel

@Suite struct VisualFormatTests {
  @Test func gapsAndSizes() {
    let format = VisualFormat("V:|-20-[a(44)]-[b(>=10)]-(-3)-[c]-gap-|")
    #expect(format.isVertical)
    #expect(
      format.gaps == [
        .init(before: .superview, after: .view("a"), length: .number(20)),
        .init(before: .view("a"), after: .view("b"), length: .standard),
        .init(before: .view("b"), after: .view("c"), length: .number(-3)),
        .init(before: .view("c"), after: .superview, length: .metric("gap")),
      ])
    #expect(format.sizes.map(\.view) == ["a", "b"])
    #expect(format.sizes.map(\.length) == [.number(44), .unclear])
  }

  @Test(arguments: ["", "[", "|-", "V:", "-(", "[a", "[a(", "|-(", "]]]-|", "--|--"])
  func anyTextIsAFormat(_ text: String) {
    #expect(VisualFormat(text).sizes.count <= 1)
  }
}
