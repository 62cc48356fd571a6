import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("What a client tells of itself")
struct ClientProfileTests {
  func profile(_ params: JSON) throws -> ClientProfile { try ClientProfile(Parameters(params)) }

  @Test(
    "the folders are the workspace's, else the root",
    arguments: [
      ([:], []), (["rootUri": nil, "rootPath": nil, "workspaceFolders": nil], []),
      (["rootUri": "file:///App", "rootPath": "/Other"], ["/App"]),
      (["rootUri": nil, "rootPath": "/My App"], ["/My App"]),
      (["rootUri": "file:///App", "workspaceFolders": []], ["/App"]),
      (
        ["rootUri": "file:///App", "workspaceFolders": [["uri": "file:///A", "name": "A"], ["uri": "file:///B/"]]],
        ["/A", "/B"]
      ),
      (["rootUri": 5, "workspaceFolders": [5, [:]]], []),
    ] as [(JSON, [String])])
  func folders(params: JSON, paths: [String]) throws {
    #expect(try profile(params).folders.map(\.uri.path) == paths)
  }

  @Test("a root becomes a folder named after its last component")
  func folderName() throws {
    #expect(try profile(["rootUri": "file:///Users/me/My%20App/"]).folders.map(\.name) == ["My App"])
  }

  @Test("members of a wrong shape count as left out")
  func wrongShapes() throws {
    let params: JSON = [
      "clientInfo": 5, "processId": "x", "capabilities": ["textDocument": [1], "general": nil], "rootUri": [],
    ]
    var expected = ClientProfile()
    expected.capabilities = ClientCapabilities(["textDocument": [1], "general": nil])
    #expect(try profile(params) == expected)
    #expect(!expected.capabilities.supportsRelatedInformation)
  }

  @Test(
    "hovers come in the form that the client likes best",
    arguments: [
      (["markdown", "plaintext"], .markdown), (["plaintext", "markdown"], .plainText), (["plaintext"], .plainText),
      (["html", "markdown"], .markdown), ([], .plainText), (nil, .plainText),
    ] as [(JSON, MarkupKind)])
  func hoverFormat(formats: JSON, kind: MarkupKind) {
    #expect(ClientCapabilities(["textDocument": ["hover": ["contentFormat": formats]]]).hoverFormat == kind)
    #expect(ClientCapabilities().hoverFormat == .plainText)
  }

  @Test("what VS Code declares is understood")
  func code() throws {
    let capabilities = try profile([
      "clientInfo": ["name": "Visual Studio Code", "version": "1.65.0"], "processId": 12,
      "initializationOptions": ["devices": ["iPhone 8"]],
      "capabilities": [
        "workspace": [
          "workspaceFolders": true, "configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true],
          "didChangeConfiguration": ["dynamicRegistration": true], "codeLens": ["refreshSupport": true],
          "workspaceEdit": ["documentChanges": true],
        ],
        "window": ["workDoneProgress": true],
        "textDocument": [
          "publishDiagnostics": [
            "relatedInformation": true, "versionSupport": false, "codeDescriptionSupport": true, "dataSupport": true,
            "tagSupport": ["valueSet": [1, 2]],
          ],
          "codeAction": [
            "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]], "isPreferredSupport": true,
          ],
          "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        ],
      ],
    ])
    #expect(capabilities.name == "Visual Studio Code" && capabilities.version == "1.65.0")
    #expect(capabilities.processID == 12)
    #expect(capabilities.initializationOptions == ["devices": ["iPhone 8"]])
    let can = capabilities.capabilities
    #expect(can.supportsRelatedInformation && can.supportsCodeDescription && can.supportsDiagnosticData)
    #expect(!can.supportsDiagnosticVersion && can.diagnosticTags == [1, 2] && !can.pullsDiagnostics)
    #expect(can.supportsCodeActionLiterals && can.supportsPreferredActions && can.supportsDocumentChanges)
    #expect(can.supportsWorkDoneProgress && can.supportsWorkspaceFolders && can.supportsConfigurationRequests)
    #expect(can.registersWatchedFiles && can.registersConfiguration && can.supportsSymbolTrees)
    #expect(can.refreshesCodeLenses && !can.refreshesInlayHints && !can.refreshesDiagnostics)
  }
}
