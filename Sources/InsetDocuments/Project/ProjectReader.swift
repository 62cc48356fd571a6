#if canImport(FoundationEssentials)
  internal import InsetText
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Reads `project.pbxproj`.
package enum ProjectReader {
  /// Whatever the bytes are; a file that is no property list gives one problem and no facts.
  package static func read(_ bytes: [UInt8]) -> ProjectFacts {
    var facts = ProjectFacts()
    guard isOldStylePropertyList(bytes) else {
      facts.isComplete = false
      facts.problems = [
        ReadingProblem(.error, "the project file is not in Xcode's own format", at: 0..<min(1, bytes.count))
      ]
      return facts
    }
    do {
      let project = try PropertyListDecoder().decode(ProjectObjects.self, from: Data(bytes))
      ProjectReading(project, BuildSettingPlaces(bytes)).read(into: &facts)
    } catch {
      facts.isComplete = false
      facts.problems = [fault(of: error, in: bytes)]
    }
    return facts
  }

  /// True unless the bytes are a binary or XML property list, whose decoders don't bound the depth, or text in UTF-16.
  private static func isOldStylePropertyList(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return false }
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "{")
  }

  private static func fault(of error: any Error, in bytes: [UInt8]) -> ReadingProblem {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if let conflict = MergeConflict.firstLine(of: bytes, in: "project file") { return conflict }
    var description = "not a project file"
    if case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError as? CocoaError {
      description = cause.userInfo["NSDebugDescription"] as? String ?? description
    }
    // "Missing ';' on line 63"
    let number = description.split(separator: " ").last.flatMap { Int($0) } ?? 1
    let line = lines[min(max(number, 1), lines.count) - 1]
    return ReadingProblem(.error, "property list: \(description)", at: line.startIndex..<line.endIndex)
  }
}
