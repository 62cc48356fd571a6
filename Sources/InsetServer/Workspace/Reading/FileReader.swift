internal import InsetModel
internal import InsetSyntax

/// The reading of one file. What it takes to do that on any thread.
struct ReadingJob: Sendable {
  /// The project that wants to know.
  let root: ProjectRoot
  let path: String
  let kind: FileKind
  /// Tells the results of jobs for one file apart.
  let ticket: Int
  let interest: SwiftInterest
  /// What was read before; it is given back if the file is still the same.
  let known: FileContent?
  let source: CodeFactsSource

  func run() -> ReadingResult {
    var result = ReadingResult(root: root, path: path, ticket: ticket)
    switch DiskFile.read(path, limit: FileContent.maximumByteCount) {
    case .bytes(let bytes, let stamp):
      let reading = FileReader.read(bytes, path, kind, interest, known: known, source.facts)
      (result.content, result.stamp, result.expense) = (reading.content, stamp, reading.expense)
    case .tooLarge(let stamp): (result.content, result.stamp) = (.tooLarge, stamp)
    case .unreadable(let reason): result.content = .leftOut("the file can't be read (\(reason))")
    case .missing: break
    }
    return result
  }
}

struct ReadingResult: Sendable {
  let root: ProjectRoot
  let path: String
  let ticket: Int
  /// Nil if the file is gone.
  var content: FileContent?
  var stamp: FileStamp?
  var expense = ReadingExpense.look
}

enum FileReader {
  /// Gives the facts of a source, and whether it was parsed for them.
  typealias CodeReading = ([UInt8], ContentDigest, CodeFacts.Language) -> (facts: CodeFacts, wasRead: Bool)

  static func read(
    _ bytes: [UInt8], _ path: String, _ kind: FileKind, _ interest: SwiftInterest, known: FileContent?,
    _ codeFacts: CodeReading
  ) -> (content: FileContent, expense: ReadingExpense) {
    guard bytes.count <= FileContent.maximumByteCount else { return (.tooLarge, .look) }
    let digest = ContentDigest(bytes)
    let known = known?.digest == digest ? known : nil
    var declaredClasses: [String] = []
    var mentionsUIKit = false
    if kind == .swift {
      declaredClasses = known?.declaredClasses ?? ClassDeclarationScan.names(in: bytes)
      mentionsUIKit = known?.mentionsUIKit ?? UIKitMention.isIn(bytes, declaring: declaredClasses)
      guard interest.includes(declaredClasses, mentionsUIKit) else {
        let content = FileContent(
          digest: digest, facts: nil, faults: ReadingFaults.faults(of: nil, bytes), declaredClasses: declaredClasses,
          mentionsUIKit: mentionsUIKit)
        return (known.flatMap { $0.facts == nil ? $0 : nil } ?? content, .look)
      }
    }
    if let known, known.facts != nil { return (known, .look) }
    let facts: FileFacts
    var expense = ReadingExpense.parsing
    if let language = kind.language {
      let code = codeFacts(bytes, digest, language)
      if !code.wasRead { expense = .cache }
      facts = .code(CodeFile(code.facts, bytes))
    } else {
      facts = FileFacts.reading(bytes, as: kind)
    }
    let content = FileContent(
      digest: digest, facts: facts, problems: facts.publishedProblems(path),
      faults: ReadingFaults.faults(of: facts, bytes), declaredClasses: declaredClasses, mentionsUIKit: mentionsUIKit)
    return (content, expense)
  }
}
