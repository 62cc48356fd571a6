import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("initialize")
struct InitializeTests {
  @Test("the answer names the server and what it can do")
  func result() {
    let session = InProcessSession { server in
      server.register(request: "textDocument/hover", capability: ServerCapability("hoverProvider", true)) { _, _ in
        .null
      }
      server.register(
        request: "textDocument/diagnostic",
        capability: ServerCapability("diagnosticProvider") { client in
          client.capabilities.pullsDiagnostics ? ["interFileDependencies": true, "workspaceDiagnostics": false] : nil
        }
      ) { _, _ in .null }
      server.register(request: "x", capability: ServerCapability("workspace", ["fileOperations": [:]])) { _, _ in .null
      }
    }
    let result: JSON = [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "workspace": [
          "workspaceFolders": ["supported": true, "changeNotifications": true], "fileOperations": [:],
        ],
        "hoverProvider": true,
      ],
      "serverInfo": ["name": "insetd", "version": "1.2.3"],
    ]
    #expect(session.ask("initialize", ["processId": nil, "rootUri": nil, "capabilities": [:]]) == result)
  }

  @Test(
    "the encoding is UTF-8 where it is offered, UTF-32 where nothing else is, else UTF-16",
    arguments: [
      (nil, "utf-16"), ([], "utf-16"), (["utf-8", "utf-16", "utf-32"], "utf-8"),
      (["utf-32", "utf-8", "utf-16"], "utf-8"),
      (["utf-16"], "utf-16"), (["utf-32", "utf-16"], "utf-16"), (["utf-32"], "utf-32"), (["utf-7"], "utf-16"),
      (["utf-32", "utf-7"], "utf-32"), ("utf-8", "utf-16"),
    ] as [(JSON, JSON)])
  func encodings(offered: JSON, chosen: JSON) {
    let session = InProcessSession()
    let result = session.ask("initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    #expect(result?["capabilities"]?["positionEncoding"] == chosen)
    #expect(session.server.client.positionEncoding.rawValue == chosen.stringValue)
  }

  @Test("the host hears of the session after the client has its answer")
  func began() {
    let session = InProcessSession()
    session.send(.request("initialize", id: 1, ["clientInfo": ["name": "Kate"], "capabilities": [:]]))
    #expect(session.answers().count == 1)
    #expect(session.host.calls == ["began Kate", "idle"])
  }

  @Test("what can be registered is registered after initialized")
  func registration() {
    let capabilities: JSON = [
      "workspace": [
        "didChangeWatchedFiles": ["dynamicRegistration": true], "didChangeConfiguration": ["dynamicRegistration": true],
      ]
    ]
    let session = InProcessSession()
    _ = session.ask("initialize", ["capabilities": capabilities])
    session.forget()
    session.tell("initialized", [:])
    let watchers: JSON = [["globPattern": "**/*.{swift,m,storyboard}"]]
    let registrations: JSON = [
      [
        "id": "insetd:workspace/didChangeWatchedFiles", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": ["watchers": watchers],
      ],
      [
        "id": "insetd:workspace/didChangeConfiguration", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "insetd"],
      ],
    ]
    #expect(session.answers() == [.request("client/registerCapability", id: 1, ["registrations": registrations])])
    session.send(.response(to: .integer(1), result: .null))
    #expect(session.answers().isEmpty)
    #expect(session.log.complaints.isEmpty)
  }

  @Test("a client that registers nothing is asked nothing")
  func noRegistration() {
    let session = InProcessSession()
    _ = session.ask(
      "initialize", ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": false]]]])
    session.forget()
    session.tell("initialized", [:])
    #expect(session.answers().isEmpty)
  }
}
