import InsetJSON
import InsetText
import TestSupport
import Testing

@testable import InsetServer

/// Whatever has happened, in the end the client has been told what a fresh session tells.
@Suite("Stale diagnostics")
struct StaleDiagnosticsTests {
  private let folder = TemporaryFolder(Sample.app)
  private static let names = ["App/Main.storyboard", "App/Other.storyboard", "App/s.inset.json", ".insetd.json"]
  private static let texts = [
    Sample.storyboard(), Sample.storyboard(end: "</documen>"), Sample.storyboard(controllerClass: "Nobody"),
    "<document",
    Sample.scene, "{}", "{", #"{ "environments": ["iPhone 99@12.0"] }"#, "",
  ]

  private static let wellFormed = [
    "App/Main.storyboard": [Sample.storyboard(), Sample.storyboard(controllerClass: "Nobody")],
    "App/Other.storyboard": [Sample.storyboard(), Sample.storyboard(tableTop: 20)],
    "App/s.inset.json": [Sample.scene, #"{ "version": 1, "root": {} }"#],
    ".insetd.json": ["{}", #"{ "environments": ["iPhone 99@12.0"] }"#, #"{ "colour": 1 }"#],
  ]

  /// One remark for each controller, beside the problems of files.
  private func session() -> ProjectSession {
    ProjectSession(folders: [folder.path]) { project in
      Dictionary(grouping: project.app.scenes, by: \.path).mapValues { scenes in
        scenes.map {
          PublishedDiagnostic(
            range: $0.facts.tagRange, severity: .warning, code: "scene",
            message: "\($0.className) \(project.analysis.environments.map(\.shortForm))")
        }
      }
    }
  }

  private func gather(_ session: ProjectSession, into told: inout [String: JSON]) {
    for message in session.session.answers() where message["method"] == "textDocument/publishDiagnostics" {
      guard let uri = message["params"]?["uri"]?.stringValue else { continue }
      told[uri] = message["params"]?["diagnostics"]
    }
  }

  @Test("what was published last is what a fresh session publishes", arguments: 0..<16)
  func random(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }
    let session = session()
    var told: [String: JSON] = [:]
    var open: [String: String] = [:]
    for _ in 0..<25 {
      let (name, text) = (pick(Self.names), pick(Self.texts))
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        folder.write(name, text)
        session.filesChanged([(folder(name), .created)])
      case 1:
        folder.remove(name)
        session.filesChanged([(folder(name), .deleted)])
      case 2 where open.removeValue(forKey: name) != nil: session.close(folder(name))
      case 3:
        session.session.tell(
          "workspace/didChangeConfiguration",
          ["settings": ["insetd": ["environments": [.string(pick(["iPhone X@12.0", "iPhone 8@10.3"]))]]]])
      case _ where open[name] == nil:
        open[name] = text
        session.open(folder(name), text)
      default:
        open[name] = text
        session.change(folder(name), text)
      }
      if Bool.random(using: &random) { gather(session, into: &told) }
    }
    // Of what is ill-formed the model keeps what it knew before, which a fresh session can't.
    for name in Self.names {
      let text = pick(Self.wellFormed[name] ?? [])
      if FileStatus(folder(name)) != nil { folder.write(name, text) }
      session.filesChanged([(folder(name), .changed)])
      guard open[name] != nil else { continue }
      open[name] = text
      session.change(folder(name), text)
    }
    session.session.tell("workspace/didChangeConfiguration", ["settings": ["insetd": [:]]])
    gather(session, into: &told)
    let fresh = self.session()
    for (name, text) in open.sorted(by: { $0.key < $1.key }) { fresh.open(folder(name), text) }
    var wanted: [String: JSON] = [:]
    gather(fresh, into: &wanted)
    #expect(told.filter { $0.value != [] } == wanted.filter { $0.value != [] })
  }
}
