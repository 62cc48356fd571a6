/// The words of a command line: options with and without values, and the rest in order.
struct Arguments {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - options: the options that take a value, `--on`.
  ///   - flags: the options that don't, `--json`.
  /// - Throws: ``UsageProblem`` for any other option, or one without its value.
  init(_ words: some Sequence<String>, options: Set<String>, flags known: Set<String>) throws(UsageProblem) {
    var iterator = words.makeIterator()
    var isLiteral = false
    while let word = iterator.next() {
      if isLiteral || !word.hasPrefix("-") || word == "-" {
        positional.append(word)
        continue
      }
      if word == "--" {
        isLiteral = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      if known.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : iterator.next() else {
          throw UsageProblem("\(name) needs a value")
        }
        values[name, default: []].append(value)
      } else {
        throw UsageProblem("unknown option \(word)")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that names one of several words.
  func choice<Choice: RawRepresentable & CaseIterable>(_ option: String, default fallback: Choice) throws(UsageProblem)
    -> Choice where Choice.RawValue == String
  {
    guard let text = values[option]?.last else { return fallback }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageProblem("\(option) \(text): expected one of \(known)")
    }
    return choice
  }
}

/// A command line that can't be understood.
struct UsageProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
