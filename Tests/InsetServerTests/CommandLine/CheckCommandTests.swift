import Synchronization
import Testing

@testable import InsetServer

@Suite("A check of files that change meanwhile")
struct CheckCommandTests {
  private static let name = "SixtyFour/Base.lproj/Main.storyboard"

  /// What a check prints, with paths from the folder, and what it says to be missing.
  ///
  /// - Parameter meanwhile: called between the reading of the files and the search for mistakes.
  private func check(
    _ folder: TemporaryFolder, fix: Bool = false, _ meanwhile: @escaping @Sendable () -> Void = {}
  ) throws -> (output: String, hasFindings: Bool, lines: [String]) {
    var options = CheckCommand.Options(paths: [folder.path])
    options.fix = fix
    options.progress = { text in if text?.hasPrefix("checking") == true { meanwhile() } }
    let (report, remarks) = try CommandRemarks.collecting { try CheckCommand.run(options) }
    func short(_ text: String) -> String { text.replacing(folder.path, with: "") }
    return (short(report.output), report.hasFindings, remarks.lines.map(short))
  }

  @Test("what is printed is of the files as they are at the end", arguments: FileChange.allCases, [false, true])
  func changed(change: FileChange, fix: Bool) throws {
    nonisolated(unsafe) let folder = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
    let isDone = Mutex(false)
    let result = try check(folder, fix: fix) {
      guard
        isDone.withLock({ done in
          defer { done = true }; return !done
        })
      else { return }
      change.make(Self.name, in: folder)
    }
    let fresh = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
    change.make(Self.name, in: fresh)
    let expected = try check(fresh, fix: fix)
    #expect(result.output == expected.output && result.hasFindings == expected.hasFindings)
    #expect(result.lines == [] && expected.lines == [])
    #expect(folder.bytes(Self.name) == fresh.bytes(Self.name))
  }

  @Test("a file that never rests is said to be unread")
  func restless() throws {
    nonisolated(unsafe) let folder = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
    let result = try check(folder) { FileChange.grows.make(Self.name, in: folder) }
    #expect(result.lines == ["/\(Self.name): it changes while it is read; check it again"])
  }
}
