internal import InsetJSON
internal import InsetModel
internal import InsetRules

/// Everything that the daemon can do, registered on a server.
package enum Features {
  package static func register(on server: Server, options: ProjectHost.Options = ProjectHost.Options()) {
    let pages = RulePages(cacheFolder: options.cacheFolder)
    let host = ProjectHost(server, options: options) { snapshot, cancellation in
      DiagnosticsFeature.diagnostics(snapshot, pages, cancellation)
    }
    register(on: server, host)
  }

  /// Has the host tell what happens, and answer from its projects.
  static func register(on server: Server, _ host: ProjectHost) {
    server.host = host
    server.register(
      request: "textDocument/hover", capability: ServerCapability("hoverProvider", true), isImpatient: true
    ) { [unowned host] parameters, context throws(ResponseError) in
      try HoverFeature.answer(parameters, context, host)
    }
    server.register(
      request: "textDocument/completion",
      capability: ServerCapability("completionProvider", ["triggerCharacters": ["\"", ":"]])
    ) { [unowned host] parameters, context throws(ResponseError) in
      try CompletionFeature.answer(parameters, context, host)
    }
    registerPulledDiagnostics(on: server, host)
    registerNavigation(on: server, host)
    registerActions(on: server, host)
    registerScripting(on: server, host)
  }

  private static func registerPulledDiagnostics(on server: Server, _ host: ProjectHost) {
    server.register(request: "textDocument/diagnostic", capability: PulledDiagnosticsFeature.capability) {
      [unowned host] parameters, context throws(ResponseError) in
      try PulledDiagnosticsFeature.ofDocument(parameters, context, host)
    }
    server.register(request: "workspace/diagnostic") {
      [unowned host, connection = server.connection] parameters, context throws(ResponseError) in
      try PulledDiagnosticsFeature.ofWorkspace(parameters, context, host, connection)
    }
  }

  private typealias ProjectAnswer =
    (Parameters, (Parameters) throws(ResponseError) -> ProjectRequest) throws(ResponseError) -> JSON

  private typealias Answer = (Parameters, RequestContext, ProjectHost) throws(ResponseError) -> JSON?

  /// What stands beside the text, what changes it, and what is shown elsewhere.
  private static func registerActions(on server: Server, _ host: ProjectHost) {
    register(
      [
        ("textDocument/codeAction", CodeActionFeature.capability, CodeActionFeature.answer),
        ("codeAction/resolve", nil, CodeActionFeature.resolve),
        ("textDocument/inlayHint", InlayHintFeature.capability, InlayHintFeature.answer),
        ("inlayHint/resolve", nil, InlayHintFeature.resolve),
        ("textDocument/codeLens", CodeLensFeature.capability, CodeLensFeature.answer),
        ("codeLens/resolve", nil, CodeLensFeature.resolve),
      ], on: server, host)
    let viewer = DocumentViewer(server)
    server.register(request: "workspace/executeCommand", capability: CommandFeature.capability) {
      [unowned host] parameters, context throws(ResponseError) in
      try CommandFeature.answer(parameters, context, host, viewer)
    }
  }

  private static func registerNavigation(on server: Server, _ host: ProjectHost) {
    let features: [(method: String, capability: ServerCapability?, answer: Answer)] = [
      ("textDocument/definition", ServerCapability("definitionProvider", true), DefinitionFeature.answer),
      ("textDocument/references", ServerCapability("referencesProvider", true), ReferencesFeature.answer),
      (
        "textDocument/documentHighlight", ServerCapability("documentHighlightProvider", true),
        DocumentHighlightFeature.answer
      ),
      ("textDocument/documentSymbol", ServerCapability("documentSymbolProvider", true), DocumentSymbolFeature.answer),
      (
        "textDocument/documentLink", ServerCapability("documentLinkProvider", ["resolveProvider": false]),
        DocumentLinkFeature.answer
      ),
      ("workspace/symbol", ServerCapability("workspaceSymbolProvider", true), WorkspaceSymbolFeature.answer),
      ("textDocument/foldingRange", ServerCapability("foldingRangeProvider", true), RegionFeature.foldingRanges),
      ("textDocument/selectionRange", ServerCapability("selectionRangeProvider", true), RegionFeature.selectionRanges),
      (
        "textDocument/prepareTypeHierarchy", ServerCapability("typeHierarchyProvider", true),
        ContainmentFeature.prepare
      ),
      ("typeHierarchy/supertypes", nil, ContainmentFeature.containers),
      ("typeHierarchy/subtypes", nil, ContainmentFeature.contents),
    ]
    register(features, on: server, host)
  }

  private static func register(
    _ features: [(method: String, capability: ServerCapability?, answer: Answer)], on server: Server,
    _ host: ProjectHost
  ) {
    for feature in features {
      server.register(request: feature.method, capability: feature.capability) {
        [unowned host] parameters, context throws(ResponseError) in
        try feature.answer(parameters, context, host)
      }
    }
  }

  /// The `inset/*` methods: scripts may call them without a session.
  private static func registerScripting(on server: Server, _ host: ProjectHost) {
    // Of a scene, or of controllers of the open project.
    let ofControllers: [(method: String, answer: ProjectAnswer)] = [
      ("inset/compute", ComputeMethod.answer), ("inset/render", RenderMethod.answer),
      ("inset/suggest", SuggestMethod.answer), ("inset/whatIf", WhatIfMethod.answer),
    ]
    for (method, answer) in ofControllers {
      server.register(request: method, requiresInitialize: false) {
        [unowned host] parameters, context throws(ResponseError) in
        try answer(parameters) { parameters throws(ResponseError) in
          try ProjectScope.controllers(parameters, context, host)
        }
      }
    }
    server.register(request: "inset/explain", requiresInitialize: false) {
      [unowned host] parameters, context throws(ResponseError) in
      try ExplainMethod.answer(parameters) { parameters throws(ResponseError) in
        try ProjectScope.project(parameters, context, host)
      }
    }
    server.register(request: "inset/compare", requiresInitialize: false) { parameters, _ throws(ResponseError) in
      try CompareMethod.answer(parameters)
    }
    server.register(request: "inset/matrix", requiresInitialize: false) {
      [unowned host] parameters, context throws(ResponseError) in
      try MatrixMethod.answer(parameters, context.cancellation) { parameters throws(ResponseError) in
        try ProjectScope.project(parameters, context, host)
      }
    }
    server.register(request: "inset/hierarchy", requiresInitialize: false) {
      [unowned host] parameters, context throws(ResponseError) in
      let project = try ProjectScope.project(parameters, context, host).project
      return TreeReport(project.analysis, root: project.root, place: project.placeFinder).json
    }
    server.register(request: "inset/environments", requiresInitialize: false) {
      [unowned host] parameters, context throws(ResponseError) in
      EnvironmentsMethod.answer(
        inUse: host.largestProject?.analysis.environments ?? DefaultEnvironments.list(from: nil))
    }
  }
}
