import InsetDocuments
import InsetText
import Testing

@Suite("Names in Interface Builder files")
struct NameTests {
  private let fixture = InterfaceBuilderFixture.storyboard(
    """
    <viewController id="«l8Z-RM-WJl»" customClass="«FeedViewController»">
    <view key="view" contentMode="scaleToFill" id="«Zt9-vZ-xfn»"><subviews>
    <tableView id="5" contentMode="«5»"/></subviews>
    <constraints><constraint firstItem="«5»" firstAttribute="top" secondItem="«Zt9-vZ-xfn»" secondAttribute="top" id="k"/>
    </constraints></view>
    <connections><outlet property="«tableView»" destination="«5»" id="o"/>
    <outletCollection property="«rows»" destination="«5»" id="p"/>
    <segue destination="«l8Z-RM-WJl»" kind="show" id="s"/></connections></viewController>
    """, attributes: "initialViewController=\"«l8Z-RM-WJl»\"")

  @Test("every id and custom class, with its bytes")
  func objects() {
    let marks = fixture.marks
    let objects = fixture.facts.objects
    #expect(objects.map { $0.id?.value } == ["l8Z-RM-WJl", "Zt9-vZ-xfn", "5", "k", "o", "p", "s"])
    #expect(objects[0].id?.range == marks[1])
    #expect(objects[0].customClass == Located("FeedViewController", at: marks[2]))
    #expect(fixture.facts.object("Zt9-vZ-xfn")?.id?.range == marks[3])
  }

  @Test("every attribute that names an object; a number only where nothing but an id can stand")
  func references() {
    let marks = fixture.marks
    #expect(
      fixture.facts.references == [
        Located("l8Z-RM-WJl", at: marks[0]), Located("5", at: marks[5]), Located("Zt9-vZ-xfn", at: marks[6]),
        Located("5", at: marks[8]), Located("5", at: marks[10]), Located("l8Z-RM-WJl", at: marks[11]),
      ])
  }

  @Test("every connected property, with the class that has it")
  func connections() {
    let marks = fixture.marks
    #expect(
      fixture.facts.connections == [
        ConnectionFact(
          property: Located("tableView", at: marks[7]), destination: "5", ownerClass: "FeedViewController"),
        ConnectionFact(property: Located("rows", at: marks[9]), destination: "5", ownerClass: "FeedViewController"),
      ])
  }

  @Test("a shape has no places of names")
  func shape() {
    let shape = fixture.facts.shape
    #expect(shape.objects[0].customClass == Located("FeedViewController", at: 0..<0))
    #expect(shape.objects.allSatisfy { $0.range.isEmpty && $0.tagRange.isEmpty && $0.id?.range == 0..<0 })
    #expect(shape.references.allSatisfy { $0.range == 0..<0 })
    #expect(shape.connections.allSatisfy { $0.property.range == 0..<0 })
  }
}
