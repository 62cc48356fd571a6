import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Containment as a type hierarchy")
struct ContainmentFeatureTests {
  private func prepare(_ session: FeatureSession, _ path: String, at wanted: String) -> JSON? {
    let text = FeatureSession.text(path)
    session.open(path, text)
    return session.session.ask(
      "textDocument/prepareTypeHierarchy",
      ["textDocument": session.identifier(path), "position": session.position(wanted, in: text)])
  }

  private func names(_ items: JSON?) -> [String] { (items?.arrayValue ?? []).compactMap { $0["name"]?.stringValue } }

  @Test("above a controller stands what it is shown in, below it what it shows")
  func storyboard() throws {
    let session = FeatureSession()
    let item = try #require(prepare(session, FeatureSession.storyboard, at: "customClass=\"HostViewController\"")?[0])
    #expect(item["name"] == "HostViewController")
    #expect(item["detail"] == "Main.storyboard")
    let below = session.session.ask("typeHierarchy/subtypes", ["item": item])
    #expect(names(below) == ["PageTableViewController"])
    let above = session.session.ask("typeHierarchy/supertypes", ["item": item])
    #expect(names(above) == ["UINavigationController"])
    let top = session.session.ask("typeHierarchy/supertypes", ["item": above?[0] ?? .null])
    #expect(names(top) == ["UITabBarController"])
    #expect(session.session.ask("typeHierarchy/supertypes", ["item": top?[0] ?? .null]) == [])
  }

  @Test("null in Swift files, whose own server answers with superclasses")
  func swift() {
    let path = FeatureSession.apps + "/SixtyFour/SixtyFour/FeedViewController.swift"
    #expect(prepare(FeatureSession(), path, at: "FeedViewController") == .null)
  }
}
