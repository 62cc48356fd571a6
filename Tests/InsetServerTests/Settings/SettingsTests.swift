import InsetJSON
import InsetLayout
import InsetText
import Testing

@testable import InsetServer

@Suite("Settings")
struct SettingsTests {
  private let folder = TemporaryFolder(Sample.app)

  private func environments(_ session: ProjectSession) -> [String] {
    session.session.run()
    return session.project(folder("App/Main.storyboard"))?.analysis.environments.map(\.shortForm) ?? []
  }

  private func pulling(_ answer: (JSON) -> JSON) -> ProjectSession {
    let session = ProjectSession(
      folders: [folder.path], capabilities: ["workspace": ["configuration": true, "workspaceFolders": true]])
    answerPull(session, answer)
    return session
  }

  /// Answers the latest request for settings.
  private func answerPull(_ session: ProjectSession, _ answer: (JSON) -> JSON) {
    let asked = session.session.answers().last { $0["method"] == "workspace/configuration" }
    guard let asked, let items = asked["params"]?["items"]?.arrayValue else { return }
    session.session.send(.object(["jsonrpc": "2.0", "id": asked["id"] ?? .null, "result": .array(items.map(answer))]))
  }

  private func push(_ session: ProjectSession, _ settings: JSON) {
    session.session.tell("workspace/didChangeConfiguration", ["settings": settings])
  }

  @Test("initializationOptions stand below what is pushed, and that below .insetd.json, key by key")
  func layers() {
    let session = ProjectSession(
      folders: [folder.path],
      options: ["environments": ["iPhone 5s@8.0"], "rules": ["contained-child-not-adjusted": "off"]])
    #expect(environments(session) == ["iPhone 5s@8.0"])
    push(session, ["insetd": ["environments": ["iPhone X@12.0"]], "other": ["environments": []]])
    #expect(environments(session) == ["iPhone X@12.0"])
    let rules = session.project(folder("App/Main.storyboard"))?.app.settings.rules.map(\.severity.value)
    #expect(rules == [.off])
    folder.write(".insetd.json", #"{ "environments": ["iPhone 8@10.3"] }"#)
    session.filesChanged([(folder(".insetd.json"), .created)])
    #expect(environments(session) == ["iPhone 8@10.3"])
    #expect(session.project(folder("App/Main.storyboard"))?.app.settings.rules.count == 1)
  }

  @Test("settings change the model without reading a file")
  func cost() {
    let session = ProjectSession(folders: [folder.path])
    let cost = session.cost(folder("App/Main.storyboard")) {
      push(session, ["insetd": ["environments": ["iPhone X@12.0"]]])
    }
    #expect((cost.filesRead, cost.appsBuilt, cost.listings) == (0, 1, 0))
    let same = session.cost(folder("App/Main.storyboard")) {
      push(session, ["insetd": ["environments": ["iPhone X@12.0"]]])
    }
    #expect(same.appsBuilt == 0)
  }

  @Test("a client that can be asked is asked for each folder, and again after a change; only the last answer counts")
  func pull() {
    let session = pulling { item in item["scopeUri"] == nil ? nil : ["environments": ["iPhone 5s@8.0"]] }
    #expect(environments(session) == ["iPhone 5s@8.0"])
    push(session, nil)
    session.session.run()
    let late = session.session.answers().last { $0["method"] == "workspace/configuration" }?["id"] ?? .null
    push(session, nil)
    session.session.run()
    answerPull(session) { _ in ["environments": ["iPhone X@12.0"]] }
    session.session.send(
      .object(["jsonrpc": "2.0", "id": late, "result": [["environments": ["iPhone 7@10.3"]], nil]]))
    #expect(environments(session) == ["iPhone X@12.0"])
    #expect(session.session.log.complaints == [])
  }

  @Test("exclude leaves files out without an .insetd.json, and lets them in again")
  func exclude() {
    let session = ProjectSession(folders: [folder.path])
    push(session, ["insetd": ["exclude": ["App/Helper.swift"]]])
    session.session.run()
    #expect(session.project(folder("App/Main.storyboard"))?.paths.contains(folder("App/Helper.swift")) == false)
    push(session, ["insetd": [:]])
    session.session.run()
    #expect(session.project(folder("App/Main.storyboard"))?.paths.contains(folder("App/Helper.swift")) == true)
  }

  @Test("a deployment target from the client stands where no project file says one")
  func deploymentTarget() {
    let bare = TemporaryFolder([".git/HEAD": "", "Main.storyboard": Sample.storyboard()])
    let session = ProjectSession(folders: [bare.path], options: ["insetd": ["deploymentTarget": "13.0"]])
    session.session.run()
    #expect(session.project(bare("Main.storyboard"))?.app.deploymentTarget?.version.description == "13.0")
    #expect(session.project(bare("Main.storyboard"))?.app.deploymentTarget?.location == nil)
  }

  @Test("the log's level follows, and goes back")
  func logLevel() {
    let session = ProjectSession(folders: [folder.path])
    let first = session.session.server.log.level
    push(session, ["insetd": ["logLevel": "error"]])
    session.session.run()
    #expect(session.session.server.log.level == .error)
    folder.write(".insetd.json", #"{ "logLevel": "info" }"#)
    session.filesChanged([(folder(".insetd.json"), .created)])
    session.session.run()
    #expect(session.session.server.log.level == .info)
    folder.remove(".insetd.json")
    push(session, ["insetd": [:]])
    session.filesChanged([(folder(".insetd.json"), .deleted)])
    session.session.run()
    #expect(session.session.server.log.level == first)
  }

  @Test("picked environments go before all settings, without reading a file, until they are taken back")
  func picked() {
    folder.write(".insetd.json", #"{ "environments": ["iPhone 8@10.3"] }"#)
    let session = ProjectSession(folders: [folder.path])
    let environment = session.project(folder("App/Main.storyboard"), isWhole: true)?.analysis.environments.first
    #expect(environment?.shortForm == "iPhone 8@10.3")
    let cost = session.cost(folder("App/Main.storyboard")) {
      session.host.pickEnvironments(["iPhone X@12.0", "iPhone 5s@8.0"].compactMap { Environment(shortForm: $0) })
    }
    #expect(environments(session) == ["iPhone X@12.0", "iPhone 5s@8.0"])
    #expect(cost.filesRead == 0)
    session.host.pickEnvironments(nil)
    #expect(environments(session) == ["iPhone 8@10.3"])
  }

  @Test(
    "what makes no sense is passed over",
    arguments: [7, "x", ["insetd": 3], ["environments": 3, "rules": []]] as [JSON])
  func nonsense(_ settings: JSON) {
    let session = ProjectSession(folders: [folder.path])
    let before = environments(session)
    push(session, settings)
    #expect(environments(session) == before)
  }
}
