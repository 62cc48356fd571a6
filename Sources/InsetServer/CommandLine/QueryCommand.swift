internal import InsetJSON
internal import InsetText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `insetd query METHOD [JSON|-]`: one request, its result on standard output.
package enum QueryCommand {
  /// - Parameters:
  ///   - params: JSON text; `-` reads it from standard input; nil for none.
  ///   - folder: the project that is asked about, unless the parameters name another or bring a scene.
  /// - Throws: ``CommandFailure`` with what the request was refused for.
  package static func run(
    method: String, params: String?, folder: String, identity: ServerIdentity
  ) throws(CommandFailure) -> String {
    let params = try read(params)
    let folder = DocumentURI(path: AbsolutePath.of(folder)).string
    let isScript = method.hasPrefix("inset/")
    let session = LocalSession(identity: identity, log: .standardError(.error)) { server in
      var options = ProjectHost.Options()
      // A session's files are read while it waits, so that nothing is left when it is asked.
      if !isScript { options.readingThreads = 0 }
      Features.register(on: server, options: options)
    }
    if !isScript {
      _ = session.ask(
        "initialize", id: 1, ["processId": nil, "rootUri": .string(folder), "capabilities": capabilities])
      session.send(.notification("initialized", [:]))
      session.run()
    }
    let asked = isScript ? inProject(params, folder) : params
    guard let answer = session.ask(method, id: 2, asked) else { throw CommandFailure("\(method): no answer") }
    if let error = answer["error"] {
      let pointer = error["data"]?["pointer"]?.stringValue.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
      throw CommandFailure("\(method): \(error["message"]?.stringValue ?? "")\(pointer)")
    }
    return String(decoding: (answer["result"] ?? .null).encoded(.pretty), as: UTF8.self)
  }

  /// As a client that shows all that it is given.
  private static let capabilities: JSON = [
    "textDocument": [
      "hover": ["contentFormat": ["markdown"]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      "diagnostic": [:],
    ]
  ]

  private static func inProject(_ params: JSON?, _ folder: String) -> JSON? {
    var object = params.map { $0.objectValue } ?? JSONObject()
    guard object != nil, object?["scene"] == nil, object?["textDocument"] == nil else { return params }
    object?["textDocument"] = ["uri": .string(folder)]
    return object.map { .object($0) }
  }

  private static func read(_ text: String?) throws(CommandFailure) -> JSON? {
    guard let text else { return nil }
    do throws(JSONError) {
      return try JSON.decoding(message: text == "-" ? standardInput() : Array(text.utf8))
    } catch {
      throw CommandFailure("the parameters are not JSON: \(error.message), line \(error.line), column \(error.column)")
    }
  }

  private static func standardInput() -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while bytes.count <= MessageFraming.messageLimit {
      let count = FileDescriptor(number: 0).read(into: buffer)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
