import InsetJSON
import Testing

@testable import InsetServer

@Suite("inset/matrix")
struct MatrixMethodTests {
  private static let scene: JSON = [
    "version": 1,
    "root": ["kind": "navigation", "children": [["id": "list", "kind": "table", "view": ["id": "table"]]]],
  ]

  private func ask(_ more: JSONObject, quantity: JSON = "table.adjustedContentInset.top") -> JSON? {
    var parameters: JSONObject = ["scene": Self.scene, "quantity": quantity]
    for (name, value) in more { parameters[name] = value }
    return InProcessSession { Features.register(on: $0) }.ask("inset/matrix", .object(parameters))
  }

  @Test("systems with equal numbers are one cell; before iOS 11 the quantity doesn't exist")
  func systems() {
    let cells = ask(["devices": ["iPhone 8", "iPhone X"]])?["cells"]?.arrayValue ?? []
    func column(_ device: String) -> [JSON] {
      cells.filter { $0["devices"] == [.string(device)] }.map { [$0["systems"] ?? .null, $0["value"] ?? .null] }
    }
    #expect(column("iPhone X") == [["11.0 – 18.x", 88], ["26.0 – 26.x", 98]])
    #expect(column("iPhone 8").contains(["11.0 – 18.7", 64]))
    #expect(column("iPhone 8").first?[1] == .null)
  }

  @Test("systems that are asked for one by one are told by themselves")
  func asked() {
    let cells = ask(["devices": ["iPhone X"], "systems": ["13.4.1", "11.0", "26.0"]])?["cells"]
    #expect(cells?[0]?["systems"] == "11.0 – 13.4.1" && cells?[0]?["value"] == 88)
    #expect(cells?[1]?["systems"] == "26.0" && cells?[1]?["value"] == 98)
    #expect(cells?[2] == nil)
  }

  @Test("devices with equal columns are one list, devices of one screen too")
  func devices() {
    let cells = ask(["devices": ["iPhone XS", "iPhone 8 Plus", "iPhone 8", "iPhone X"], "systems": ["12.0"]])?["cells"]
    #expect(cells?[0]?["devices"] == ["iPhone XS", "iPhone X"])
    #expect(cells?[1]?["devices"] == ["iPhone 8 Plus", "iPhone 8"])
    #expect(cells?[2] == nil)
  }

  @Test("what has no figures is left out")
  func unknown() {
    #expect(ask(["devices": ["iPhone X"], "systems": ["10.0"]])?["cells"] == [])
  }

  @Test("orientations are cells of their own")
  func orientations() {
    let cells = ask([
      "devices": ["iPhone 8"], "systems": ["12.0"], "orientations": ["portrait", "landscape"],
    ])?["cells"]?.arrayValue
    #expect(cells?.map { $0["orientation"] ?? .null } == ["portrait", "landscape"])
    #expect(cells?.map { $0["value"] ?? .null } == [64, 32])
  }

  @Test("every cell of the full matrix says what computing says")
  func agrees() {
    let session = InProcessSession { Features.register(on: $0) }
    let cells = ask(["orientations": ["portrait", "landscape"]], quantity: "table.contentOffset")?["cells"]?.arrayValue
    #expect((cells?.count ?? 0) > 40)
    for cell in cells ?? [] {
      guard let device = cell["devices"]?.arrayValue?.last?.stringValue,
        let end = cell["systems"]?.stringValue?.split(separator: " ").last,
        let orientation = cell["orientation"]?.stringValue
      else {
        Issue.record("\(cell)")
        continue
      }
      let system = end.hasSuffix(".x") ? end.dropLast(2) + ".0" : end
      let environment = "\(device)@\(system) \(orientation)"
      let result = session.ask("inset/compute", ["scene": Self.scene, "environments": .string(environment)])
      #expect(result?["results"]?[0]?["scrollViews"]?[0]?["contentOffset"] == cell["value"], "\(environment)")
    }
  }

  @Test(
    "what is wrong is said with its pointer",
    arguments: [
      (["devices": ["iPhone X", "iPhone 99"]], "/devices/1"), (["systems": ["eleven"]], "/systems/0"),
      (["systems": ["20.0"]], "/systems/0"), (["orientations": ["sideways"]], "/orientations/0"),
    ] as [(JSONObject, String)])
  func bad(_ parameters: JSONObject, _ pointer: String) {
    let error = ask(parameters)
    #expect(error?["code"] == -32602)
    #expect(error?["data"]?["pointer"]?.stringValue == pointer)
  }

  @Test("a quantity that names nothing is a bad parameter")
  func badQuantity() {
    for quantity in ["table", "nothing.frame", 3] as [JSON] { #expect(ask([:], quantity: quantity)?["code"] == -32602) }
  }
}
