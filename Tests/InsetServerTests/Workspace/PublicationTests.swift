import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Diagnostics that are published", .timeLimit(.minutes(2)))
struct PublicationTests {
  let folder = TemporaryFolder(Sample.app)
  var storyboard: String { folder("App/Main.storyboard") }

  /// One finding in every storyboard, at its last controller's tag; none where the class is `Fine`.
  static func findings(_ project: ProjectSnapshot) -> [String: [PublishedDiagnostic]] {
    var found: [String: [PublishedDiagnostic]] = [:]
    for controller in project.app.scenes where controller.facts.customClass.map({ $0.value != "Fine" }) == true {
      found[controller.path, default: []].append(
        PublishedDiagnostic(
          range: controller.facts.tagRange, severity: .warning, code: "rule", message: "about \(controller.className)"))
    }
    return found
  }

  func session(
    _ findings: @escaping @Sendable (ProjectSnapshot) -> [String: [PublishedDiagnostic]] = findings
  ) -> ProjectSession {
    ProjectSession(folders: [folder.path], findings: findings)
  }

  @Test("files of the project that have findings are published once, without a version")
  func whole() {
    folder.write("App/Fine.storyboard", Sample.storyboard(controllerClass: "Fine"))
    let session = session()
    #expect(session.published() == [.init("Main.storyboard", ["about FeedViewController"])])
    session.filesChanged([(folder("App/New.storyboard"), .created)])
    #expect(session.published().isEmpty)
  }

  @Test("a document that is opened is published with its version, though nothing is wrong in it")
  func opened() {
    let session = session()
    _ = session.published()
    session.open(storyboard, Sample.storyboard())
    session.open(folder("App/Model.swift"), "struct Model {}\n")
    #expect(
      session.published() == [
        .init("Main.storyboard", version: 1, ["about FeedViewController"]), .init("Model.swift", version: 1, []),
      ])
  }

  @Test("a document that is changed is published anew if there is or was something to say")
  func changed() {
    let session = session()
    session.open(storyboard, Sample.storyboard())
    session.open(folder("App/Model.swift"), "struct Model {}\n")
    _ = session.published()
    session.change(folder("App/Model.swift"), "struct Model { }\n")
    #expect(session.published().isEmpty)
    session.change(storyboard, Sample.storyboard() + " ")
    #expect(session.published() == [.init("Main.storyboard", version: 2, ["about FeedViewController"])])
    session.change(storyboard, Sample.storyboard(controllerClass: "Fine"))
    #expect(session.published() == [.init("Main.storyboard", version: 3, [])])
    session.change(storyboard, Sample.storyboard(controllerClass: "Fine") + " ")
    #expect(session.published().isEmpty)
  }

  @Test("a change in one file publishes what changes in others, and nothing else")
  func others() {
    folder.write("App/Other.storyboard", Sample.storyboard(controllerClass: "Other"))
    let session = session { [storyboard] project in
      // What is said of Main depends on how many storyboards there are.
      var found = Self.findings(project)
      let count = found.count
      found[storyboard]?[0].message = "\(count) storyboards"
      return found
    }
    #expect(session.published().map(\.messages) == [["2 storyboards"], ["about Other"]])
    folder.write("App/Third.storyboard", Sample.storyboard(controllerClass: "Third"))
    session.filesChanged([(folder("App/Third.storyboard"), .created)])
    #expect(
      session.published() == [.init("Main.storyboard", ["3 storyboards"]), .init("Third.storyboard", ["about Third"])])
    folder.remove("App/Third.storyboard")
    session.filesChanged([(folder("App/Third.storyboard"), .deleted)])
    #expect(session.published() == [.init("Main.storyboard", ["2 storyboards"]), .init("Third.storyboard", [])])
  }

  @Test("a closed document's findings stay, counted in the file's own text")
  func closed() {
    let session = session()
    session.open(storyboard, Sample.storyboard(controllerClass: "Unsaved", comment: "<!--\n\n-->"))
    #expect(session.published().last?.messages == ["about Unsaved"])
    session.close(storyboard)
    #expect(session.published() == [.init("Main.storyboard", ["about FeedViewController"])])
    session.open(storyboard, Sample.storyboard())
    _ = session.published()
    session.close(storyboard)
    #expect(session.published().isEmpty)
  }

  @Test("positions follow the text, though findings and bytes stay the same")
  func positions() {
    let session = session { [storyboard] _ in
      [storyboard: [PublishedDiagnostic(range: 3..<4, severity: .hint, code: "x", message: "here")]]
    }
    func start() -> JSON? {
      session.session.answers().last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?[
        0]?[
          "range"]?["start"]
    }
    folder.write("App/Main.storyboard", "\n\n\n\n<document/>")
    session.filesChanged([(storyboard, .changed)])
    #expect(start() == ["line": 3, "character": 0])
    folder.write("App/Main.storyboard", "   \n<document/>")
    session.filesChanged([(storyboard, .changed)])
    #expect(start() == ["line": 0, "character": 3])
  }

  @Test("a document is published under the client's own spelling of its address")
  func spelling() {
    let session = session()
    _ = session.published()
    let uri = DocumentURI(path: storyboard).string.replacing("Main", with: "%4Dain")
    let item: JSON = ["uri": .string(uri), "languageId": "xml", "version": 3, "text": .string(Sample.storyboard())]
    session.session.tell("textDocument/didOpen", ["textDocument": item])
    let sent = session.session.answers().filter { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(sent.map { $0["params"]?["uri"]?.stringValue } == [DocumentURI(path: storyboard).string, uri])
    #expect(sent.map { $0["params"]?["diagnostics"]?.arrayValue?.count } == [0, 1])
  }

  @Test("what is wrong with files themselves is published beside the findings")
  func problems() {
    folder.write("x.inset.json", Sample.scene)
    let session = session()
    #expect(
      session.published() == [
        .init("Main.storyboard", ["about FeedViewController"]),
        .init("x.inset.json", ["a controller has no key \"frme\""]),
      ])
  }

  @Test("mere remarks on a file are for those who have it open")
  func remarks() {
    let text = Sample.storyboard(controllerClass: "Fine").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    folder.write("Mac.storyboard", text)
    folder.write("Big.xib", [UInt8](repeating: 0x20, count: FileContent.maximumByteCount + 1))
    let session = session()
    #expect(session.published().map(\.name) == ["Main.storyboard", "Big.xib"])
    session.open(folder("Mac.storyboard"), text)
    #expect(session.published() == [.init("Mac.storyboard", version: 1, ["a document for macOS is not read"])])
    session.close(folder("Mac.storyboard"))
    #expect(session.published() == [.init("Mac.storyboard", [])])
  }

  @Test("what is wrong with a document is published before its project has been read")
  func early() {
    // The thread stands still at the project's first source.
    let mayRead = Monitor(false)
    let session = ProjectSession(
      folders: [folder.path], threads: 1, findings: Self.findings,
      reader: { bytes, language in
        mayRead.wait { $0 ? () : nil }
        return CodeFactsSource.reading(bytes, language)
      })
    defer { mayRead.change { $0 = true } }
    session.open(storyboard, "<document>")
    let published = session.published()
    #expect(published.map(\.name) == ["Main.storyboard"] && published.map(\.messages.count) == [1])
    #expect(session.project(storyboard)?.isComplete == false)
  }

  @Test(
    "what is wrong with a document is published before the findings of its project are known",
    arguments: ["<document>", Sample.storyboard().replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")], [false, true])
  func beforeFindings(text: String, isKnown: Bool) {
    let (hasBegun, mayFind) = (Monitor(false), Monitor(false))
    let session = ProjectSession(folders: [folder.path], threads: 1) { project in
      hasBegun.change { $0 = true }
      mayFind.wait { $0 ? () : nil }
      return Self.findings(project)
    }
    defer { mayFind.change { $0 = true } }
    // Models of edited documents are made beside the loop, those of opened ones on it.
    if isKnown { session.open(storyboard, Sample.storyboard()) }
    session.session.run()
    while session.project(storyboard)?.isComplete != true {
      session.session.server.mailbox.wait()
      session.session.run()
    }
    session.session.run()
    hasBegun.wait { $0 ? () : nil }
    #expect(session.published().isEmpty)
    if isKnown { session.change(storyboard, text) } else { session.open(storyboard, text) }
    #expect(session.published().map(\.messages.count) == [1])
  }

  @Test("a diagnostic has all members that the client can take")
  func members() {
    let diagnostic = PublishedDiagnostic(
      range: 4..<7, severity: .warning, code: "rule", codeDescription: "https://x/rule", message: "m",
      related: [
        .init(Location(path: storyboard, range: 0..<5), "the bar"),
        .init(Location(path: "/none", range: 0..<1), "gone"),
      ],
      tags: [.unnecessary, .deprecated], data: ["fix": 1])
    let session = session()
    guard let project = session.project(storyboard, isWhole: true) else { return }
    func json(_ published: JSON, _ encoding: PositionEncoding) -> JSON {
      var profile = ClientProfile()
      profile.capabilities = ClientCapabilities(["textDocument": ["publishDiagnostics": published]])
      return diagnostic.json(SourceText("é😀\nabc"), profile, encoding, project, session.session.server.documents)
    }
    let plain: JSON = [
      "range": ["start": ["line": 0, "character": 1], "end": ["line": 1, "character": 0]], "severity": 2,
      "code": "rule", "source": "insetd", "message": "m",
    ]
    #expect(json([:], .utf16) == plain)
    #expect(json([:], .utf8)["range"] == ["start": ["line": 0, "character": 2], "end": ["line": 1, "character": 0]])
    let all = json(
      [
        "codeDescriptionSupport": true, "dataSupport": true, "relatedInformation": true,
        "tagSupport": ["valueSet": [2]],
      ], .utf32)
    #expect(all["codeDescription"] == ["href": "https://x/rule"] && all["data"] == ["fix": 1] && all["tags"] == [2])
    #expect(
      all["relatedInformation"] == [
        [
          "location": [
            "uri": .string(DocumentURI(path: storyboard).string),
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 5]],
          ], "message": "the bar",
        ]
      ])
  }

  @Test("a client that doesn't know versions isn't told any")
  func noVersions() {
    let session = ProjectSession(folders: [folder.path], capabilities: [:], findings: Self.findings)
    session.open(storyboard, Sample.storyboard())
    #expect(session.published().map(\.version) == [nil, nil])
  }

  @Test("after shutdown nothing is published")
  func shutdown() {
    let session = session()
    _ = session.published()
    session.open(storyboard, Sample.storyboard())
    _ = session.session.post("shutdown")
    #expect(session.published().isEmpty)
  }
}
