internal import InsetText

/// Reads storyboards and xibs.
package enum InterfaceBuilderReader {
  /// Whatever the bytes are: of an ill-formed file what stands before the fault, with one problem at it.
  package static func read(_ bytes: [UInt8]) -> InterfaceBuilderFacts {
    if let problem = foreignEncoding(bytes) {
      var facts = InterfaceBuilderFacts()
      facts.isComplete = false
      facts.problems = [problem]
      return facts
    }
    let table = ElementTableReader.read(bytes)
    var reading = InterfaceBuilderReading(table)
    var facts = reading.readDocument()
    facts.suppressions = SuppressionReader.read(bytes)
    if let fault = table.fault {
      facts.isComplete = false
      facts.problems.append(
        MergeConflict.firstLine(of: bytes, in: "file")
          ?? ReadingProblem(.error, "XML: \(fault.message)", at: bytes.lineRemainder(from: fault.offset)))
    }
    if let tag = table.firstTooDeep {
      let depth = ElementTable.maximumDepth
      facts.problems.append(
        ReadingProblem(.warning, "elements nested more than \(depth) deep are left out", at: tag))
    }
    return facts
  }

  /// A problem when the bytes are in an encoding that editors and Interface Builder don't use.
  private static func foreignEncoding(_ bytes: [UInt8]) -> ReadingProblem? {
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard isUTF16 else { return nil }
    return ReadingProblem(.error, "the file is in UTF-16; Interface Builder files are UTF-8", at: 0..<2)
  }
}

/// The reading of one document: its elements, what they stand for, and the problems met so far.
struct InterfaceBuilderReading {
  let table: ElementTable
  let objects: ObjectIndex
  let sizeClasses: SizeClassIndex
  let constraints: ConstraintIndex
  var problems: [ReadingProblem] = []
  /// How often each id was made up for a view without one.
  var derivedIDs: [String: Int] = [:]

  init(_ table: ElementTable) {
    self.table = table
    objects = ObjectIndex(table)
    sizeClasses = SizeClassIndex(table)
    constraints = ConstraintIndex(table, objects, sizeClasses)
  }
}
