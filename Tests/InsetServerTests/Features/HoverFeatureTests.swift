import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Hovers")
struct HoverFeatureTests {
  private func firstLine(_ hover: JSON?) -> String {
    hover?["contents"]?["value"]?.stringValue?.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(
    "a hover says the number first, on whatever stands for the screen", arguments: PositionEncoding.allCases,
    ["<tableView", "customClass=\"FeedViewController\"", "key=\"navigationBar\""])
  func storyboard(_ encoding: PositionEncoding, _ place: String) {
    let session = FeatureSession(encoding: encoding)
    let text = FeatureSession.text(FeatureSession.storyboard)
    let hover = session.hover(FeatureSession.storyboard, at: place, in: text)
    #expect(firstLine(hover).hasPrefix("**116 pt above the first row on iOS 26.0: 62 status bar + 54 navigation bar"))
    #expect(hover?["contents"]?["kind"] == "markdown")
  }

  @Test("the class declaration in Swift tells what its screens do")
  func swift() {
    let session = FeatureSession()
    let path = FeatureSession.apps + "/SixtyFour/SixtyFour/ShiftedViewController.swift"
    let hover = session.hover(path, at: "ShiftedViewController: UI", in: FeatureSession.text(path))
    #expect(firstLine(hover).hasPrefix("**The first 64 pt of tableView lie under the bars on iOS 10.3:"))
  }

  @Test("a setting's hover says what the setting does, and covers the attribute")
  func setting() {
    let session = FeatureSession()
    let text = FeatureSession.text(FeatureSession.storyboard)
    let hover = session.hover(FeatureSession.storyboard, at: "automaticallyAdjustsScrollViewInsets=\"NO\"", in: text)
    #expect(
      hover?["contents"]?["value"]?.stringValue?.contains("automaticallyAdjustsScrollViewInsets = false here:") == true)
    #expect(hover?["range"]?["start"]?["line"] == hover?["range"]?["end"]?["line"])
  }

  @Test("plain text for a client that declares no Markdown, at most 80 columns but for tables")
  func plain() {
    let session = FeatureSession(hover: "plaintext")
    let text = FeatureSession.text(FeatureSession.storyboard)
    let hover = session.hover(FeatureSession.storyboard, at: "customClass=\"ShiftedViewController\"", in: text)
    let value = hover?["contents"]?["value"]?.stringValue ?? ""
    #expect(hover?["contents"]?["kind"] == "plaintext")
    #expect(!value.contains("**") && !value.contains("```") && !value.contains("`"))
    for line in value.split(separator: "\n") where !line.contains("·") && !line.contains("  view ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("null where there is nothing to say")
  func silence() {
    let session = FeatureSession()
    let path = FeatureSession.apps + "/SixtyFour/SixtyFour/ShiftedViewController.swift"
    #expect(session.hover(path, at: "import UIKit", in: FeatureSession.text(path)) == .null)
    #expect(
      session.hover(FeatureSession.storyboard, at: "<dependencies>", in: FeatureSession.text(FeatureSession.storyboard))
        == .null)
    #expect(session.hover("/nowhere/at/all.swift", at: "x", in: "x") == .null)
  }

  @Test("a hover in a scene document follows what is typed")
  func scene() {
    let session = FeatureSession()
    let path = FeatureSession.apps + "/FourCases/TYAY.inset.json"
    let text = FeatureSession.text(path)
    session.open(path, text)
    #expect(
      firstLine(session.hover(path, at: "\"UITableView\"", in: text)).hasPrefix(
        "**64 pt above the first row on iOS 11.0"))
    let changed = text.replacing("\"isTranslucent\": true", with: "\"isTranslucent\": false")
    session.session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(DocumentURI(path: path).string), "version": 2],
        "contentChanges": [["text": .string(changed)]],
      ])
    #expect(
      firstLine(session.hover(path, at: "\"UITableView\"", in: changed)).hasPrefix(
        "**Nothing above the first row on iOS 11.0"))
  }
}

extension PositionEncoding {
  static var allCases: [PositionEncoding] { [.utf8, .utf16, .utf32] }
}
