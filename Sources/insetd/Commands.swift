import InsetRules
import InsetServer

/// The subcommands: each reads its arguments and gives the exit status.
enum Commands {
  static let identity = ServerIdentity(name: "insetd", version: "0.1.0")

  static func run(_ words: [String]) -> Int32 {
    let (status, remarks) = CommandRemarks.collecting { answer(words) }
    for line in remarks.lines { Output.complain("insetd: \(line)") }
    return remarks.lines.isEmpty ? status : 2
  }

  private static func answer(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch let problem as UsageProblem {
      Output.complain("insetd: \(problem.message) (insetd --help lists the commands)")
    } catch let failure as CommandFailure {
      Output.complain("insetd: \(failure.message)")
      for line in failure.suggestions { Output.complain("  \(line)") }
    } catch let failure as OutputFailure {
      if let reason = failure.reason { Output.complain("insetd: standard output can't be written (\(reason))") }
    } catch {
      Output.complain("insetd: \(error)")
    }
    return 2
  }

  private static func dispatch(_ words: [String]) throws -> Int32 {
    let rest = words.dropFirst()
    switch words.first {
    case nil, "serve": return try serve(rest)
    case "compute": return try compute(rest)
    case "explain": return try explain(rest)
    case "trace": return try trace(rest)
    case "check": return try check(rest)
    case "tree": return try tree(rest)
    case "matrix": return try matrix(rest)
    case "render": return try render(rest)
    case "report": return try report(rest)
    case "laws": return try laws(rest)
    case "devices": return try devices(rest)
    case "schema": return try schema(rest)
    case "rules": return try rules(rest)
    case "query": return try query(rest)
    case "replay": return try replay(rest)
    case "--help", "-h", "help":
      try Output.print(Help.text)
      return 0
    case "--version":
      try Output.print("\(identity.name) \(identity.version)")
      return 0
    case let word? where word.hasPrefix("-"): return try serve(words[...])
    case let word?: throw UsageProblem("unknown command \"\(word)\"")
    }
  }

  private static func serve(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(
      words, options: ["--log", "--log-level", "--record"], flags: ["--stdio", "--lines"])
    if let extra = arguments.positional.first { throw UsageProblem("serve takes no argument \"\(extra)\"") }
    var options = ServeCommand.Options()
    options.lines = arguments.has("--lines")
    options.logLevel = try arguments.choice("--log-level", default: LogLevel.warning).logLevel
    options.logFile = arguments.all("--log").last
    options.recordFile = arguments.all("--record").last
    return try ServeCommand.run(identity: identity, options)
  }

  private static func deliver(_ output: CommandOutput) throws -> Int32 {
    try Output.print(output.text)
    return complain(output.unread) ?? 0
  }

  /// Says what could not be read; gives the exit status for that, nil where all was read.
  static func complain(_ unread: [String]) -> Int32? {
    for line in unread { Output.complain("insetd: " + line) }
    return unread.isEmpty ? nil : 2
  }

  private static func compute(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--on"], flags: ["--json"])
    guard arguments.positional.count == 1 else { throw UsageProblem("compute takes one scene document or folder") }
    return try deliver(
      try ComputeCommand.run(
        path: arguments.positional[0], on: arguments.all("--on"), json: arguments.has("--json")))
  }

  private static func explain(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--on", "--format"], flags: [])
    guard (1...2).contains(arguments.positional.count) else { throw UsageProblem("explain takes a target and a path") }
    return try deliver(
      try ExplainCommand.run(
        target: arguments.positional[0], path: arguments.positional.count > 1 ? arguments.positional[1] : ".",
        on: arguments.all("--on"), format: arguments.choice("--format", default: ExplainCommand.Format.text)))
  }

  private static func check(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(
      words, options: ["--on", "--format", "--baseline", "--write-baseline"], flags: ["--fix", "--strict"])
    var options = CheckCommand.Options(paths: arguments.positional.isEmpty ? ["."] : arguments.positional)
    options.environments = arguments.all("--on")
    options.format = try arguments.choice("--format", default: FindingReport.Format.text)
    options.fix = arguments.has("--fix")
    options.strict = arguments.has("--strict")
    options.baseline = arguments.all("--baseline").last
    options.newBaseline = arguments.all("--write-baseline").last
    options.version = identity.version
    options.isColoured = Terminal.isColoured
    options.progress = Terminal.progress
    let report = try CheckCommand.run(options)
    for note in report.notes { Output.complain(note) }
    if !report.output.isEmpty { try Output.print(report.output) }
    return complain(report.unread) ?? (report.hasFindings ? 1 : 0)
  }

  private static func trace(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--on", "--at", "--value", "--format"], flags: ["--all"])
    guard (1...2).contains(arguments.positional.count) else {
      throw UsageProblem("trace takes a controller and a path")
    }
    var options = TraceCommand.Options()
    options.environments = arguments.all("--on")
    options.showsAll = arguments.has("--all")
    options.place = arguments.all("--at").last
    options.quantity = arguments.all("--value").last
    options.format = try arguments.choice("--format", default: TraceCommand.Format.text)
    return try deliver(
      try TraceCommand.run(
        controller: arguments.positional[0], path: arguments.positional.count > 1 ? arguments.positional[1] : ".",
        options))
  }

  private static func tree(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--format"], flags: ["--coverage"])
    guard arguments.positional.count <= 1 else { throw UsageProblem("tree takes one path") }
    return try deliver(
      try TreeCommand.run(
        path: arguments.positional.first ?? ".",
        format: arguments.choice("--format", default: TreeCommand.Format.text),
        coverage: arguments.has("--coverage")))
  }

  private static func matrix(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--format"], flags: [])
    guard (1...2).contains(arguments.positional.count) else { throw UsageProblem("matrix takes a target and a path") }
    return try deliver(
      try MatrixCommand.run(
        target: arguments.positional[0], path: arguments.positional.count > 1 ? arguments.positional[1] : ".",
        format: arguments.choice("--format", default: MatrixCommand.Format.text)))
  }

  private static func rules(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: [], flags: [])
    guard arguments.positional.count <= 1 else { throw UsageProblem("rules takes one id") }
    try Output.print(try RulesCommand.run(arguments.positional.first))
    return 0
  }

  private static func schema(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: [], flags: [])
    guard arguments.positional.count <= 1 else { throw UsageProblem("schema takes one name") }
    guard let name = arguments.positional.first else {
      try Output.print(SchemaCommand.names.joined(separator: "\n"))
      return 0
    }
    guard let text = SchemaCommand.run(name) else {
      throw UsageProblem("there is no schema \"\(name)\": configuration, scene, or an inset/* method")
    }
    try Output.print(text)
    return 0
  }

  private static func query(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--in"], flags: [])
    guard (1...2).contains(arguments.positional.count) else {
      throw UsageProblem("query takes a method and its parameters as JSON, or - to read them")
    }
    try Output.print(
      try QueryCommand.run(
        method: arguments.positional[0], params: arguments.positional.dropFirst().first,
        folder: arguments.all("--in").last ?? ".", identity: identity))
    return 0
  }

  private static func replay(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: [], flags: [])
    guard arguments.positional.count == 1 else { throw UsageProblem("replay takes one recording") }
    let report = try ReplayCommand.run(path: arguments.positional[0], identity: identity)
    try Output.print(report.output)
    return report.hasDifferences ? 1 : 0
  }
}

/// The words for `--log-level`.
private enum LogLevel: String, CaseIterable {
  case fault, error, warning, info, debug

  var logLevel: Log.Level {
    switch self {
    case .fault: .fault
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .debug: .debug
    }
  }
}
