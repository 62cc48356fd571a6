import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Commands")
struct CommandFeatureTests {
  private static let showing: JSONObject = [
    "window": ["showDocument": ["support": true]], "workspace": ["applyEdit": true],
  ]
  private static let headline = "116 pt above the first row on iOS 26.0: 62 status bar + 54 navigation bar"

  private func run(_ session: FeatureSession, _ command: String, _ arguments: JSON...) -> JSON? {
    session.session.ask("workspace/executeCommand", ["command": .string(command), "arguments": .array(arguments)])
  }

  private func opened(_ more: JSONObject = [:]) -> FeatureSession {
    let session = FeatureSession(more: more)
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    session.session.forget()
    return session
  }

  private func asked(_ session: FeatureSession, _ method: String) -> [JSON] {
    session.session.answers().filter { $0["method"]?.stringValue == method }.compactMap { $0["params"] }
  }

  @Test("explain gives Markdown, and tells its first sentence to a client that can show no document")
  func explain() {
    let session = opened()
    let answer = run(session, "insetd.explain", "FeedViewController")
    #expect(answer?["kind"] == "markdown")
    #expect(answer?["value"]?.stringValue?.hasPrefix("**\(Self.headline)") == true)
    let shown = asked(session, "window/showMessage")
    #expect(shown.count == 1 && shown[0]["type"] == 3)
    #expect(shown.first?["message"]?.stringValue?.hasPrefix(Self.headline) == true)
  }

  @Test("explain shows a document where the client can")
  func showDocument() {
    let session = opened(Self.showing)
    let answer = run(session, "insetd.explain", ["target": "ShiftedViewController", "part": "whatIf"])
    let text = answer?["value"]?.stringValue ?? ""
    #expect(text.contains("To change it:") && !text.contains("Why, on"))
    let shown = asked(session, "window/showDocument").first
    #expect(shown?["external"] == false && shown?["takeFocus"] == true)
    let path = shown?["uri"]?.stringValue.flatMap { DocumentURI($0).path } ?? ""
    #expect(path.hasSuffix("/ShiftedViewController.md"))
    #expect(FeatureSession.text(path) == text + "\n")
  }

  @Test("explain takes a quantity")
  func quantity() {
    let answer = run(opened(), "insetd.explain", "FeedViewController.tableView.systemInset.top")
    #expect(
      answer?["value"]?.stringValue?.hasPrefix(
        "**FeedViewController.tableView.systemInset\\.top is 64 on iPhone 7, iOS 10.3.**") == true)
  }

  @Test("preview writes a page with a picture for each environment")
  func preview() {
    let session = opened(Self.showing)
    let path = run(session, "insetd.preview", "ShiftedViewController")?["path"]?.stringValue ?? ""
    let page = FeatureSession.text(path)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.split(separator: "<svg ").count - 1 == 5)
    #expect(asked(session, "window/showDocument").first?["external"] == true)
  }

  @Test("matrix gives what UIKit adds on every device")
  func matrix() {
    let answer = run(opened(), "insetd.matrix", "FeedViewController")
    #expect(answer?["quantity"] == "mEO-XI-Fgg.systemInset")
    #expect(answer?["cells"]?[0]?["devices"] == ["iPhone 4", "iPhone 4s"])
    #expect(answer?["cells"]?[0]?["value"] == [64, 0, 49, 0])
  }

  @Test("picked environments hold until they are given back, and no file is read for them")
  func pickEnvironment() {
    let session = opened()
    let uri = DocumentURI(path: FeatureSession.storyboard)
    let read = (session.session.server.host as? ProjectHost)?.counters(for: uri)?.filesRead
    #expect(
      run(session, "insetd.pickEnvironment", "iPhone X@12.4", "iPhone 8@10.3")
        == ["inUse": ["iPhone X@12.4", "iPhone 8@10.3"]])
    #expect(session.session.ask("inset/environments", [:])?["inUse"] == ["iPhone X@12.4", "iPhone 8@10.3"])
    #expect(run(session, "insetd.pickEnvironment", ["iPhone X@12.4"]) == ["inUse": ["iPhone X@12.4"]])
    // The three findings are of iOS 10.
    #expect(session.diagnostics(FeatureSession.storyboard)?.count == 0)
    #expect(run(session, "insetd.pickEnvironment")?["inUse"]?.arrayValue?.count == 5)
    #expect(session.diagnostics(FeatureSession.storyboard)?.count == 3)
    #expect((session.session.server.host as? ProjectHost)?.counters(for: uri)?.filesRead == read)
  }

  @Test("reindex reads all closed files again")
  func reindex() {
    let session = opened()
    let uri = DocumentURI(path: FeatureSession.storyboard)
    let host = session.session.server.host as? ProjectHost
    let read = host?.counters(for: uri)?.filesRead ?? 0
    let answer = run(session, "insetd.reindex")
    #expect(answer?["projects"] == 1)
    let files = answer?["files"]?.intValue ?? 0
    session.session.run()
    #expect(files > 5 && host?.counters(for: uri)?.filesRead == read + files - 1)
  }

  @Test(
    "what can't be taken is said",
    arguments: [
      (
        "insetd.fly", [],
        "params.command: unknown command \"insetd.fly\"; known are insetd.explain, insetd.preview, "
          + "insetd.matrix, insetd.applyFix, insetd.reindex, insetd.pickEnvironment"
      ),
      (
        "insetd.explain", [],
        "params.arguments[0]: expected a target such as \"FeedViewController.tableView\", found nothing"
      ),
      ("insetd.explain", [["target": 7]], "params.arguments[0].target: expected a string, found a number"),
      ("insetd.explain", ["Nobody"], "params.arguments[0]: nothing in the project is named by \"Nobody\""),
      (
        "insetd.explain", [["target": "FeedViewController", "part": "x"]],
        "params.arguments[0].part: expected \"why\" or \"whatIf\", found a string"
      ),
      (
        "insetd.pickEnvironment", ["iPhone 8"],
        "params.arguments[0]: expected an environment such as \"iPhone 8@10.3\", found a string"
      ),
      ("insetd.applyFix", [], "params.arguments[0]: expected an object with textDocument and rule, found nothing"),
    ] as [(String, [JSON], String)])
  func faults(_ command: String, _ arguments: [JSON], _ message: String) {
    let answer = opened().session.ask(
      "workspace/executeCommand", ["command": .string(command), "arguments": .array(arguments)])
    #expect(answer?["code"] == -32602)
    #expect(answer?["message"]?.stringValue == message)
  }

  @Test("applyFix has the client apply the preferred fix, and refuses an older version")
  func applyFix() {
    let session = opened(Self.showing)
    let rule = "auto-adjust-off-content-under-bar"
    let uri = JSON.string(DocumentURI(path: FeatureSession.storyboard).string)
    let title =
      "Let UIKit adjust it again (remove automaticallyAdjustsScrollViewInsets): tableView starts at 64 instead of 0"
    let answer = run(
      session, "insetd.applyFix", ["textDocument": ["uri": uri, "version": 1], "rule": .string(rule)])
    #expect(answer == ["title": .string(title)])
    let applied = asked(session, "workspace/applyEdit").first
    #expect(applied?["label"] == .string(title))
    #expect(applied?["edit"]?["changes"]?.objectValue?.count == 1)
    let stale = run(session, "insetd.applyFix", ["textDocument": ["uri": uri, "version": 7], "rule": .string(rule)])
    #expect(stale?["code"] == -32801)
    let elsewhere = run(
      session, "insetd.applyFix",
      [
        "textDocument": ["uri": uri], "rule": .string(rule),
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0]],
      ])
    #expect(elsewhere?["message"] == "there is no finding \"auto-adjust-off-content-under-bar\" at that place")
  }

  @Test("a client that applies no edits gets the edit")
  func edit() {
    let answer = run(
      opened(), "insetd.applyFix",
      [
        "textDocument": ["uri": .string(DocumentURI(path: FeatureSession.storyboard).string)],
        "rule": "scroll-view-not-first-subview",
      ])
    #expect(
      answer?["title"]
        == "Take the insets of tableView from the layout guides (iOS 7–10)")
    #expect(answer?["edit"]?["changes"]?.objectValue?.count == 2)
  }
}
