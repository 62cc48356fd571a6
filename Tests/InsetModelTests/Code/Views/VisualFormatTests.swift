import Testing

@testable import InsetModel

@Suite struct VisualFormatTests {
  @Test func gapsAndSizes() {
    let format = VisualFormat("V:|-20-[a(44)]-[b(>=10@750,<=c)]-(-3)-[c]-(>=gap@low)-|")
    #expect(format.isVertical)
    #expect(
      format.gaps == [
        .init(before: .superview, after: .view("a"), predicates: [.init(length: .number(20))]),
        .init(before: .view("a"), after: .view("b"), predicates: [.init(length: .standard)]),
        .init(before: .view("b"), after: .view("c"), predicates: [.init(length: .number(-3))]),
        .init(
          before: .view("c"), after: .superview,
          predicates: [.init(relation: .greaterThanOrEqual, length: .name("gap"), priority: .name("low"))]),
      ])
    #expect(
      format.sizes == [
        .init(view: "a", predicates: [.init(length: .number(44))]),
        .init(
          view: "b",
          predicates: [
            .init(relation: .greaterThanOrEqual, length: .number(10), priority: .number(750)),
            .init(relation: .lessThanOrEqual, length: .name("c")),
          ]),
      ])
  }

  @Test(arguments: ["", "[", "|-", "V:", "-(", "[a", "[a(", "|-(", "]]]-|", "--|--"])
  func anyTextIsAFormat(_ text: String) {
    #expect(VisualFormat(text).sizes.count <= 1)
  }
}
