import InsetModel
import InsetText
import Testing

@Suite("Navigation between Interface Builder files and code")
struct NavigationTests {
  private let shop = MarkedApp.shop

  @Test(
    "from a name in an Interface Builder file to what it means",
    arguments: [
      ("listclass", ["class"]), ("owner", ["class"]), ("outlet", ["property"]), ("destination", ["tabletag"]),
      ("first", ["tabletag"]), ("root", ["listtag"]), ("initial", ["navtag"]), ("show", ["detailtag"]),
      ("placeholder", ["detailtag"]), ("referenced", ["detailtag"]), ("file", ["detaildocument"]), ("nib", ["xib"]),
      ("identifier", ["listtag"]), ("listid", ["listtag"]),
    ])
  func definition(_ mark: String, _ targets: [String]) {
    #expect(shop.definition(mark) == targets)
    #expect(shop.definition(mark, atEnd: true) == targets)
  }

  @Test("from a declaration in Swift to the elements that have it")
  func elements() {
    #expect(shop.definition("class") == ["detailclass", "owner", "listclass"])
    #expect(shop.definition("property") == ["tabletag"])
  }

  @Test("nil where no name of Interface Builder is", arguments: ["other", "unknown", "document", "tabletag"])
  func silence(_ mark: String) {
    #expect(shop.definition(mark) == nil)
  }

  @Test("every place that names a class: from Swift without what Swift's own server knows")
  func classReferences() {
    #expect(shop.references("class", declaration: true) == ["detailclass", "listclass", "owner"])
    #expect(shop.references("listclass") == ["detailclass", "listclass", "owner"])
    #expect(shop.references("listclass", declaration: true) == ["class", "detailclass", "listclass", "owner"])
  }

  @Test("every connection of an outlet, inherited ones too")
  func outletReferences() {
    #expect(shop.references("property", declaration: true) == ["outlet"])
    #expect(shop.references("outlet", declaration: true) == ["outlet", "property"])
  }

  @Test("every segue, outlet and constraint that names an element, through storyboard references too")
  func objectReferences() {
    let uses = ["destination", "destination2", "first"]
    #expect(shop.references("tableid") == uses)
    #expect(shop.references("tabletag") == uses)
    #expect(shop.references("first", declaration: true) == uses + ["tableid"])
    #expect(shop.references("detailid", declaration: true) == ["detailid", "referenced", "show"])
    #expect(shop.references("xib") == ["nib"])
    #expect(shop.references("file", declaration: true) == ["detaildocument", "file"])
  }

  @Test("highlights are the places of the one file, and Swift has none")
  func highlights() {
    #expect(shop.highlights("detailid") == ["detailid"])
    #expect(shop.highlights("destination") == ["destination", "destination2", "first", "tableid"])
    #expect(shop.highlights("class").isEmpty)
  }

  @Test(
    "from a string in Swift that UIKit looks up",
    arguments: [
      (#"storyboard.instantiateViewController(withIdentifier: "List")"#, "listtag"),
      (#"UIStoryboard( name : "Detail", bundle: nil)"#, "detaildocument"), (#"UINib(nibName: "ListView""#, "xib"),
      (#"Bundle.main.loadNibNamed("ListView")"#, "xib"), (#"print("\"", make(nibName: "ListView"))"#, "xib"),
    ])
  func literal(_ source: String, _ mark: String) throws {
    let text = SourceText(source)
    let quote = try #require(source.utf8.lastIndex(of: UInt8(ascii: "\"")))
    let end = source.utf8.distance(from: source.utf8.startIndex, to: quote)
    let value = source.contains("Detail") ? 6 : source.contains("ListView") ? 8 : 4
    let offset = source.contains("Detail") ? end : end - 1
    let found = try #require(shop.navigation.definition(ofLiteralIn: text, inFile: "/app/A.swift", at: offset))
    #expect(found.origin == (end - value)..<end)
    #expect(found.targets.map { Location(path: $0.location.path, range: $0.selection) } == [shop.marks[mark]])
  }

  @Test(
    "any other string leads nowhere",
    arguments: [
      #"print("List")"#, #"let name = "List""#, #"a.instantiateViewController(withIdentifier: "\(List)")"#,
      #"UIStoryboard(name: "List", bundle: nil)"#, #"UIStoryboard(name: "Detail"#, "\"", "",
    ])
  func otherLiterals(_ source: String) {
    for offset in -1...source.utf8.count + 1 {
      #expect(
        shop.navigation.definition(ofLiteralIn: SourceText(source), inFile: "/app/A.swift", at: offset) == nil)
    }
  }

  @Test("any offset of any file gives an answer", arguments: [-1, 0, Int.min, Int.max])
  func totality(_ offset: Int) {
    for path in shop.app.analysis.app.files.keys {
      #expect(shop.navigation.definition(inFile: path, at: offset) == nil)
      #expect(shop.navigation.references(inFile: path, at: offset, includingDeclaration: true).isEmpty)
    }
  }

  @Test("a class that inherits from itself ends")
  func cycle() {
    let app = MarkedApp([
      "A.swift": "class A: B {}\nclass B: A {}",
      "A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="center" id="v" customClass="A"><connections>
      <outlet property="«outlet:x»" destination="v" id="o"/></connections></view></objects></document>
      """,
    ])
    #expect(app.definition("outlet") == nil)
  }

  @Test("the files that a storyboard names")
  func links() {
    let links = shop.navigation.fileLinks(inFile: "/app/Main.storyboard")
    #expect(links.map(\.path) == ["/app/ListView.xib", "/app/Detail.storyboard"])
    #expect(links.map(\.range) == ["nib", "file"].compactMap { shop.marks[$0]?.range })
  }
}
