import InsetJSON
import InsetText

@testable import InsetServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session with every feature, on the sample app or on texts of a test.
struct FeatureSession {
  let session: InProcessSession
  let encoding: PositionEncoding

  static let apps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Apps").path
  static let storyboard = apps + "/SixtyFour/SixtyFour/Base.lproj/Main.storyboard"

  /// - Parameters:
  ///   - more: further capabilities of the client.
  ///   - root: the folder that is open in the client.
  init(
    encoding: PositionEncoding = .utf16, hover: String = "markdown", completion: JSON = [:], more: JSONObject = [:],
    root: String = apps + "/SixtyFour"
  ) {
    self.encoding = encoding
    session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.readingThreads = 0
      options.cacheFolder = nil
      Features.register(on: server, options: options)
    }
    var capabilities: JSONObject = [
      "general": ["positionEncodings": [.string(encoding.rawValue)]],
      "textDocument": [
        "hover": ["contentFormat": [.string(hover)]], "completion": completion,
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "isPreferredSupport": true,
        ],
        "publishDiagnostics": ["relatedInformation": true, "versionSupport": true],
      ],
    ]
    for (key, value) in more { capabilities.merge(key, value) }
    _ = session.ask(
      "initialize",
      [
        "processId": nil, "rootUri": .string(DocumentURI(path: root).string),
        "capabilities": .object(capabilities),
      ])
    session.tell("initialized", [:])
    session.run()
  }

  static func text(_ path: String) -> String {
    String(decoding: (try? Data(contentsOf: URL(filePath: path))) ?? Data(), as: UTF8.self)
  }

  func identifier(_ path: String) -> JSON { ["uri": .string(DocumentURI(path: path).string)] }

  func open(_ path: String, _ text: String) {
    session.tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(DocumentURI(path: path).string), "languageId": "xml", "version": 1, "text": .string(text),
        ]
      ])
    session.run()
  }

  /// The position of the first place of some text, and one character into it.
  func position(_ wanted: String, in text: String) -> JSON {
    let source = SourceText(text)
    let bytes = source.bytes
    let needle = Array(wanted.utf8)
    let offset =
      bytes.indices.first { $0 + needle.count <= bytes.count && bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
      ?? 0
    return source.position(at: offset + 1, in: encoding).json
  }

  func hover(_ path: String, at wanted: String, in text: String) -> JSON? {
    session.ask(
      "textDocument/hover",
      ["textDocument": ["uri": .string(DocumentURI(path: path).string)], "position": position(wanted, in: text)])
  }

  /// The diagnostics that were published last for a file.
  func diagnostics(_ path: String) -> [JSON]? {
    let uri = DocumentURI(path: path).string
    return session.answers().last {
      $0["method"]?.stringValue == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.stringValue == uri
    }?["params"]?["diagnostics"]?.arrayValue
  }
}
