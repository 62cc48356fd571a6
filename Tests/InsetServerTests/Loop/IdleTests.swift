import InsetJSON
import Synchronization
import Testing

@testable import InsetServer

@Suite("Idle time")
struct IdleTests {
  let session = InProcessSession.begun()

  func open(_ number: Int) {
    let item: JSON = ["uri": .string("file:///\(number).m"), "languageId": "objc", "version": 1, "text": ""]
    session.tell("textDocument/didOpen", ["textDocument": item])
  }

  @Test("it comes once, after all that waits")
  func once() {
    for number in 0..<3 { open(number) }
    session.run()
    #expect(session.host.calls == ["opened file:///0.m 1", "opened file:///1.m 1", "opened file:///2.m 1", "idle"])
  }

  @Test("it doesn't come where nothing has changed")
  func unchanged() {
    _ = session.ask("x/y")
    session.tell("$/x", [:])
    session.run()
    #expect(session.host.calls.isEmpty)
  }

  @Test("work that isn't done goes on, after what came in between")
  func pieces() {
    var pieces = 0
    session.host.onIdle = { [session] idle in
      pieces += 1
      #expect(!idle.isOver)
      if pieces == 2 {
        _ = session.post("x/y")
        #expect(idle.isOver)
      }
      return pieces < 4 ? .more : .done
    }
    open(0)
    session.run()
    #expect(pieces == 4)
    #expect(session.host.calls == ["opened file:///0.m 1", "idle", "idle", "idle", "idle"])
    #expect(session.answers().map(\.errorCode) == [-32601])
  }

  @Test("a host may ask for it")
  func asked() {
    session.server.requestIdleTime()
    session.run()
    #expect(session.host.calls == ["idle"])
  }

  @Test("work of another thread is done on the loop, and counts as a change")
  func handedOver() async {
    let proxy = session.server.proxy
    await Task.detached {
      proxy.perform { $0.connection.logMessage(.info, "from afar") }
    }.value
    #expect(session.answers() == [.notification("window/logMessage", ["type": 3, "message": "from afar"])])
    #expect(session.host.calls == ["idle"])
  }

  @Test("changes of files, settings and folders bring it")
  func workspace() {
    session.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": "file:///a.m", "type": 3], ["uri": 5], ["uri": "file:///b.m", "type": 9]]])
    session.tell("workspace/didChangeWatchedFiles", ["changes": []])
    session.tell("workspace/didChangeConfiguration", ["settings": ["insetd": [:]]])
    session.tell("workspace/didChangeConfiguration", [:])
    session.tell(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///A", "name": "A"]], "removed": [["uri": "file:///B", "name": "B"]]]])
    session.run()
    #expect(
      session.host.calls == [
        "files [\"file:///a.m deleted\"]", "settings {\"insetd\":{}}", "settings null", "folders +[\"A\"] -[\"B\"]",
        "idle",
      ])
    #expect(session.log.complaints == ["insetd: warning: 2 events of watched files make no sense"])
  }

  @Test("the client's folders are kept up to date")
  func folders() {
    for event in [
      ["added": [["uri": "file:///A", "name": "A"], ["uri": "file:///B", "name": "B"]], "removed": []],
      ["added": [["uri": "file:///C", "name": "C"]], "removed": [["uri": "file:///A/", "name": "A"]]],
    ] as [JSON] {
      session.tell("workspace/didChangeWorkspaceFolders", ["event": event])
    }
    session.run()
    #expect(session.server.client.folders.map(\.name) == ["B", "C"])
  }
}
