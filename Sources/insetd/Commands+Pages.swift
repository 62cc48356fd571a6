import InsetServer

// The subcommands that write pictures, pages and tables of what is known.
extension Commands {
  static func render(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--on", "-o"], flags: [])
    guard (1...2).contains(arguments.positional.count) else { throw UsageProblem("render takes a target and a path") }
    let picture = try RenderCommand.run(
      target: arguments.positional[0], path: arguments.positional.count > 1 ? arguments.positional[1] : ".",
      on: arguments.all("--on"))
    return try deliver(picture, arguments)
  }

  static func report(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--on", "-o"], flags: [])
    guard arguments.positional.count <= 1 else { throw UsageProblem("report takes one path") }
    let page = try ReportCommand.run(path: arguments.positional.first ?? ".", on: arguments.all("--on"))
    return try deliver(page, arguments)
  }

  static func laws(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--format"], flags: [])
    guard arguments.positional.count <= 1 else { throw UsageProblem("laws takes one id") }
    try Output.print(
      try LawsCommand.run(
        id: arguments.positional.first, format: arguments.choice("--format", default: LawsCommand.Format.text)))
    return 0
  }

  static func devices(_ words: ArraySlice<String>) throws -> Int32 {
    let arguments = try Arguments(words, options: ["--format"], flags: [])
    guard arguments.positional.isEmpty else { throw UsageProblem("devices takes no argument") }
    try Output.print(DevicesCommand.run(format: try arguments.choice("--format", default: DevicesCommand.Format.text)))
    return 0
  }

  /// Into the file that `-o` names, else to standard output.
  private static func deliver(_ output: CommandOutput, _ arguments: Arguments) throws -> Int32 {
    if let file = arguments.all("-o").last {
      try OutputFile.write(output.text, to: file)
    } else {
      try Output.write(output.text)
    }
    return complain(output.unread) ?? 0
  }
}
