internal import InsetJSON
internal import InsetText

/// `insetd replay FILE`: plays a recorded session to a server in this process and says what it answers otherwise.
package enum ReplayCommand {
  package struct Report: Sendable, Equatable {
    package let output: String
    package let hasDifferences: Bool
  }

  package static func run(path: String, identity: ServerIdentity) throws(CommandFailure) -> Report {
    guard case .bytes(let bytes, _) = DiskFile.read(path, limit: 256 << 20) else {
      throw CommandFailure("\(path): can't be read")
    }
    return replay(try RecordedSession(bytes, name: path), identity)
  }

  static func replay(_ recording: RecordedSession, _ identity: ServerIdentity) -> Report {
    let session = LocalSession(identity: identity, log: .standardError(.error)) { server in
      // Nothing is left to chance: files are read while the session waits.
      var options = ProjectHost.Options()
      options.readingThreads = 0
      Features.register(on: server, options: options)
    }
    var now = Outcome()
    for entry in recording.entries where entry.isFromClient {
      session.send(entry.message)
      session.run()
      for message in session.takeMessages() { now.add(message) }
    }
    var before = Outcome()
    var methods: [String: String] = [:]
    for entry in recording.entries {
      for message in entry.message.arrayValue ?? [entry.message] {
        if !entry.isFromClient {
          before.add(message)
        } else if let id = message["id"], let method = message["method"]?.stringValue {
          methods[id.description] = method
        }
      }
    }
    return report(before, now, methods, recording)
  }

  private static func report(
    _ before: Outcome, _ now: Outcome, _ methods: [String: String], _ recording: RecordedSession
  ) -> Report {
    var lines: [String] = []
    for (id, answer) in before.answers {
      if let difference = JSONDifference(answer, now.answers.first { $0.id == id }?.answer) {
        lines.append("\(methods[id] ?? "a message") \(id): \(difference.text)")
      }
    }
    for uri in Set(before.diagnostics.keys).union(now.diagnostics.keys).sorted() {
      let (left, right) = (before.diagnostics[uri] ?? [], now.diagnostics[uri] ?? [])
      if let difference = JSONDifference(left, right) {
        lines.append("diagnostics of \(uri): \(difference.text)")
      }
    }
    let count = before.answers.count
    let dropped = recording.dropped == 0 ? "" : "; \(recording.dropped) older messages were not kept"
    let head = "\(count) answers and the diagnostics of \(before.diagnostics.count) files compared\(dropped)"
    let tail = lines.isEmpty ? "nothing differs" : "\(lines.count) differ"
    return Report(
      output: ([head] + lines.map(ShownText.line) + [tail]).joined(separator: "\n"), hasDifferences: !lines.isEmpty)
  }

  /// What a server has said, in the end.
  private struct Outcome {
    var answers: [(id: String, answer: JSON)] = []
    var diagnostics: [String: JSON] = [:]

    mutating func add(_ message: JSON) {
      for message in message.arrayValue ?? [message] {
        if message["method"] == "textDocument/publishDiagnostics", let uri = message["params"]?["uri"]?.stringValue {
          diagnostics[uri] = message["params"]?["diagnostics"]
        } else if message["method"] == nil, let id = message["id"] {
          answers.append((id.description, message))
        }
      }
    }
  }
}
