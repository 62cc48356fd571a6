package import InsetJSON
package import InsetText

/// What the client says that it can do. What it leaves out, or writes in another shape, it can't do.
package struct ClientCapabilities: Equatable, Sendable {
  /// The `capabilities` of `initialize`, for what has no name here.
  package let json: JSON

  package init(_ json: JSON = [:]) {
    self.json = json
  }

  /// Whether a member is true; its path from `capabilities`.
  package func allows(_ path: String...) -> Bool {
    member(path)?.boolValue == true
  }

  /// Whether a member is an object: many features are declared by an object that may be empty.
  package func declares(_ path: String...) -> Bool {
    member(path)?.objectValue != nil
  }

  private func strings(_ path: String...) -> [String] {
    member(path)?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private func member(_ path: [String]) -> JSON? {
    path.reduce(json) { $0?[$1] }
  }
}

// MARK: - General

extension ClientCapabilities {
  /// The unit to count characters in: UTF-8 where the client can, since it costs nothing here, else UTF-16, which every
  /// client can. UTF-32 only for one that offers nothing else.
  package var positionEncoding: PositionEncoding {
    let offered = strings("general", "positionEncodings").compactMap(PositionEncoding.init)
    return if offered.contains(.utf8) { .utf8 } else if offered == [.utf32] { .utf32 } else { .utf16 }
  }

  package var supportsWorkDoneProgress: Bool { allows("window", "workDoneProgress") }
  package var supportsShowDocument: Bool { allows("window", "showDocument", "support") }
  package var supportsWorkspaceFolders: Bool { allows("workspace", "workspaceFolders") }
  package var supportsConfigurationRequests: Bool { allows("workspace", "configuration") }
  package var registersWatchedFiles: Bool { allows("workspace", "didChangeWatchedFiles", "dynamicRegistration") }
  package var registersConfiguration: Bool { allows("workspace", "didChangeConfiguration", "dynamicRegistration") }
}

// MARK: - Hovers

extension ClientCapabilities {
  /// The form in which the client likes hovers best. A client that declares none gets plain text, which is right
  /// everywhere.
  package var hoverFormat: MarkupKind {
    strings("textDocument", "hover", "contentFormat").lazy.compactMap(MarkupKind.init).first ?? .plainText
  }
}

// MARK: - Completion

extension ClientCapabilities {
  /// The form in which the client likes a candidate's documentation best; nil for one that declares none, which takes
  /// a plain string.
  package var completionDocumentationFormat: MarkupKind? {
    strings("textDocument", "completion", "completionItem", "documentationFormat").lazy.compactMap(MarkupKind.init)
      .first
  }

  /// Whether the client knows the number of a `CompletionItemKind`. One that says nothing knows the first 18.
  package func knowsCompletionKind(_ number: Int) -> Bool {
    member(["textDocument", "completion", "completionItemKind", "valueSet"])?.arrayValue?
      .contains { $0.intValue == number } ?? (1...18).contains(number)
  }
}

// MARK: - Diagnostics

extension ClientCapabilities {
  package var supportsRelatedInformation: Bool { allows("textDocument", "publishDiagnostics", "relatedInformation") }
  package var supportsCodeDescription: Bool { allows("textDocument", "publishDiagnostics", "codeDescriptionSupport") }
  package var supportsDiagnosticVersion: Bool { allows("textDocument", "publishDiagnostics", "versionSupport") }
  package var supportsDiagnosticData: Bool { allows("textDocument", "publishDiagnostics", "dataSupport") }
  /// The client asks for diagnostics by itself.
  package var pullsDiagnostics: Bool { declares("textDocument", "diagnostic") }
  package var registersDiagnostics: Bool { allows("textDocument", "diagnostic", "dynamicRegistration") }
  package var supportsRelatedDocuments: Bool { allows("textDocument", "diagnostic", "relatedDocumentSupport") }
  package var refreshesDiagnostics: Bool { allows("workspace", "diagnostics", "refreshSupport") }

  /// The numbers of the `DiagnosticTag`s that the client can show: 1 unnecessary, 2 deprecated.
  package var diagnosticTags: [Int] {
    member(["textDocument", "publishDiagnostics", "tagSupport", "valueSet"])?.arrayValue?.compactMap(\.intValue) ?? []
  }
}

// MARK: - Code actions, lenses, hints

extension ClientCapabilities {
  /// The client takes code actions; without this it takes commands alone.
  package var supportsCodeActionLiterals: Bool { declares("textDocument", "codeAction", "codeActionLiteralSupport") }
  package var supportsPreferredActions: Bool { allows("textDocument", "codeAction", "isPreferredSupport") }
  /// The client asks for the edit of an action when it is chosen, and hands back what it was given for that.
  package var resolvesCodeActionEdits: Bool {
    allows("textDocument", "codeAction", "dataSupport")
      && strings("textDocument", "codeAction", "resolveSupport", "properties").contains("edit")
  }
  package var appliesEdits: Bool { allows("workspace", "applyEdit") }
  package var supportsDocumentChanges: Bool { allows("workspace", "workspaceEdit", "documentChanges") }
  /// The client asks for the tooltip of a hint when the pointer is on it.
  package var resolvesInlayHintTooltips: Bool {
    strings("textDocument", "inlayHint", "resolveSupport", "properties").contains("tooltip")
  }
  package var refreshesCodeLenses: Bool { allows("workspace", "codeLens", "refreshSupport") }
  package var refreshesInlayHints: Bool { allows("workspace", "inlayHint", "refreshSupport") }
}

// MARK: - Regions

extension ClientCapabilities {
  /// How many ranges the client wants at most.
  package var foldingRangeLimit: Int? { member(["textDocument", "foldingRange", "rangeLimit"])?.intValue }
}

// MARK: - Navigation

extension ClientCapabilities {
  package var supportsDefinitionLinks: Bool { allows("textDocument", "definition", "linkSupport") }
  package var supportsDocumentLinkTooltips: Bool { allows("textDocument", "documentLink", "tooltipSupport") }
  package var supportsSymbolTrees: Bool {
    allows("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
  }

  /// The numbers of the `SymbolKind`s that the client knows.
  package var documentSymbolKinds: Set<Int> { symbolKinds("textDocument", "documentSymbol") }
  package var workspaceSymbolKinds: Set<Int> { symbolKinds("workspace", "symbol") }

  /// A client that names none knows those of the protocol's first version.
  private func symbolKinds(_ path: String...) -> Set<Int> {
    let kinds = member(path + ["symbolKind", "valueSet"])?.arrayValue?.compactMap(\.intValue)
    return kinds.map { Set($0) } ?? Set(1...18)
  }
}
