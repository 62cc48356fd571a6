import InsetDocuments
import InsetText
import Testing

@Suite("Ill-formed and unusual Interface Builder files")
struct FaultTests {
  private static let head = "<document targetRuntime=\"iOS.CocoaTouch\"><scenes><scene><objects>"
  private static let tail = "</objects></scene></scenes></document>"

  @Test("a truncated file keeps what stands before the fault")
  func truncated() throws {
    let fixture = InterfaceBuilderFixture(
      """
      \(Self.head)<viewController id="a"><view key="view" contentMode="scaleToFill" id="v"/></viewController>
      </objects></scene><scene><objects>
      «<tableViewController customClass="Feed" id="b">
        <tableView key="view" contentMode="scaleToFill" id="t" style=»"pla
      """)
    #expect(!fixture.facts.isComplete)
    #expect(fixture.facts.controllers.map(\.id) == ["a", "b"])
    #expect(fixture.facts.controllers[0].view?.id == "v")
    #expect(fixture.facts.controllers[1].customClass?.value == "Feed")
    #expect(fixture.facts.problems.count == 1)
    #expect(fixture.facts.problems.first?.severity == .error)
    #expect(fixture.facts.controllers[1].range.upperBound <= fixture.bytes.count)
  }

  @Test("merge conflicts are named at their first line")
  func conflict() {
    let fixture = InterfaceBuilderFixture(
      """
      \(Self.head)<viewController id="a"/>
      «<<<<<<< HEAD»
      <viewController id="b"/>
      =======
      <viewController id="c"/>
      >>>>>>> topic
      \(Self.tail)
      """)
    #expect(!fixture.facts.isComplete && fixture.facts.controllers.map(\.id) == ["a"])
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.error, "the file has unresolved merge conflicts", at: fixture.marks[0])
      ])
  }

  @Test("a mismatched tag is a problem at its line, and what was open there reaches up to it")
  func mismatched() {
    let fixture = InterfaceBuilderFixture(
      """
      \(Self.head)«<viewController id="a">
      »«</view></oops>»
      </viewController>
      """)
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.error, "XML: mismatched tag", at: fixture.facts.problems.first?.range ?? 0..<0)
      ])
    let start = fixture.facts.problems.first?.range.lowerBound ?? 0
    #expect(fixture.marks[1].contains(start))
    #expect(fixture.facts.problems.first?.range.upperBound == fixture.marks[1].upperBound)
    #expect(fixture.controller?.range == fixture.marks[0].lowerBound..<start)
  }

  @Test(
    "nothing, and what is no XML, is a problem and no facts",
    arguments: ["", " ", "\n\n", "{}", "<", "<?xml?>", "\u{0}"])
  func noXML(text: String) {
    let facts = InterfaceBuilderReader.read(Array(text.utf8))
    #expect(!facts.isComplete)
    #expect(facts.problems.count == 1)
    #expect(facts.controllers.isEmpty)
    #expect(!facts.isForeign)
  }

  @Test("ill-formed UTF-8 ends the reading at its byte")
  func illFormedUTF8() {
    var bytes = Array("\(Self.head)<viewController id=\"a\"/><viewController id=\"b\" title=\"".utf8)
    let fault = bytes.count
    bytes += [0xC3, 0x28] + Array("\"/></objects></scene></scenes></document>".utf8)
    let facts = InterfaceBuilderReader.read(bytes)
    #expect(facts.controllers.map(\.id) == ["a"])
    #expect(!facts.isComplete)
    #expect((fault - 40...fault).contains(facts.problems.first?.range.lowerBound ?? 0))
  }

  @Test("a document that declares entities is left at the declaration")
  func entities() {
    let fixture = InterfaceBuilderFixture(
      """
      <!DOCTYPE document [«<!ENTITY a "aaaaaaaaaa">» <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"> <!ENTITY c "&b;&b;&b;&b;">]>
      <document targetRuntime="iOS.CocoaTouch"><x>&c;&c;&c;</x></document>
      """)
    #expect(!fixture.facts.isComplete)
    #expect(fixture.facts.problems.map(\.message) == ["XML: the document declares entities"])
    #expect(fixture.facts.controllers.isEmpty)
  }

  @Test("a byte-order mark counts in ranges")
  func byteOrderMark() {
    let fixture = InterfaceBuilderFixture(
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(Self.head)"
        + "<viewController title=\"«é😀»\" id=\"a\"/>\(Self.tail)"
    )
    #expect(fixture.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(fixture.facts.isComplete)
    #expect(fixture.controller?.title == Located("é😀", at: fixture.marks[0]))
  }

  @Test("UTF-16 is named", arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C]] as [[UInt8]])
  func utf16(bytes: [UInt8]) {
    let facts = InterfaceBuilderReader.read(bytes)
    #expect(!facts.isComplete)
    #expect(facts.problems.map(\.range) == [0..<2])
    #expect(facts.problems.first?.message.contains("UTF-16") == true)
  }

  @Test("a declared encoding other than UTF-8 is not believed")
  func declaredEncoding() {
    let fixture = InterfaceBuilderFixture(
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\(Self.head)<viewController title=\"«é»\" id=\"a\"/>\(Self.tail)"
    )
    #expect(fixture.facts.isComplete)
    #expect(fixture.controller?.title == Located("é", at: fixture.marks[0]))
  }

  @Test("attributes are located however the tag is written")
  func attributeForms() {
    let fixture = InterfaceBuilderFixture(
      """
      \(Self.head)<!-- <viewController id="no"/> --><viewController
          title = '«a "b" &lt;c> = d»'
      \tcustomClass
        =
        "«é»"   id='a'   ><?pi customClass="x"?><![CDATA[<viewController id="no"/>]]></viewController></objects></scene>\
      </scenes></document>
      """)
    #expect(fixture.facts.isComplete)
    #expect(fixture.facts.controllers.map(\.id) == ["a"])
    #expect(fixture.controller?.title == Located("a \"b\" <c> = d", at: fixture.marks[0]))
    #expect(fixture.controller?.customClass == Located("é", at: fixture.marks[1]))
  }

  @Test("elements nested too deep are left out and said once")
  func depth() {
    let levels = 100_000
    let fixture = InterfaceBuilderFixture(
      "\(Self.head)<viewController id=\"c\"><view key=\"view\" id=\"v\">"
        + String(repeating: "<subviews><view>", count: levels)
        + String(repeating: "</view></subviews>", count: levels)
        + "</view></viewController><viewController id=\"d\"/></objects></scene></scenes></document>")
    #expect(fixture.facts.isComplete)
    #expect(fixture.facts.controllers.map(\.id) == ["c", "d"])
    #expect(fixture.facts.problems.map(\.message) == ["elements nested more than 128 deep are left out"])
    #expect(fixture.facts.problems.first?.severity == .warning)
  }

  @Test("a deep file that ends early is no deeper")
  func depthTruncated() {
    let facts = InterfaceBuilderReader.read(
      Array((Self.head + String(repeating: "<view><subviews>", count: 100_000)).utf8))
    #expect(!facts.isComplete)
    #expect(facts.problems.count == 2)
  }
}
