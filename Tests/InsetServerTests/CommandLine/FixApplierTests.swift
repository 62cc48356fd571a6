import InsetRules
import InsetText
import Synchronization
import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Fixes that are written to disk")
struct FixApplierTests {
  private static let name = "SixtyFour/Base.lproj/Main.storyboard"
  let folder = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
  private var storyboard: String { folder(Self.name) }

  private func fix(_ disk: FileReplacement = FileReplacement()) throws -> (report: CheckCommand.Report, lines: [String])
  {
    var options = CheckCommand.Options(paths: [folder.path])
    options.fix = true
    options.disk = disk
    let (report, remarks) = try CommandRemarks.collecting { try CheckCommand.run(options) }
    return (report, remarks.lines)
  }

  /// No file beside those that were there.
  private var isTidy: Bool {
    folder.names(in: "SixtyFour/Base.lproj") == ["LaunchScreen.storyboard", "Main.storyboard"]
  }

  @Test("fixes are made, and nothing is said to be missing")
  func made() throws {
    let (report, lines) = try fix()
    #expect(report.notes.count == 3 && !report.hasFindings && lines == [] && isTidy)
  }

  @Test("a file that is saved right before it would be replaced stays as it was saved", arguments: FileChange.allCases)
  func saved(change: FileChange) throws {
    var disk = FileReplacement()
    let isDone = Mutex(false)
    // The command runs on this thread.
    nonisolated(unsafe) let folder = folder
    disk.willReplace = { _ in
      guard
        isDone.withLock({ done in
          defer { done = true }; return !done
        })
      else { return }
      change.make(Self.name, in: folder)
    }
    let (report, lines) = try fix(disk)
    let expected = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
    change.make(Self.name, in: expected)
    #expect(folder.bytes(Self.name) == expected.bytes(Self.name))
    // What is written into other files doesn't hang on it.
    #expect(report.notes.allSatisfy { $0.contains("in PageTableViewController") })
    #expect(lines.count >= 1 && lines.contains("\(storyboard): left alone: it has changed since it was read"))
    #expect(change == .isDeleted || isTidy)
  }

  @Test("a disk that is full leaves the file as it was, and none beside it")
  func full() throws {
    let before = folder.bytes(Self.name)
    for count in [0, 1, 4_096] {
      var disk = FileReplacement()
      disk.write = { descriptor, bytes in
        _ = descriptor.write(Array(bytes.prefix(count)))
        errno = ENOSPC
        return false
      }
      let (report, lines) = try fix(disk)
      #expect(folder.bytes(Self.name) == before && isTidy && report.notes == [] && report.hasFindings)
      #expect(lines.first == "\(storyboard): left alone: No space left on device")
      #expect(lines.allSatisfy { $0.hasSuffix(": left alone: No space left on device") })
    }
  }

  @Test("files that are not ours to write are left alone, with the reason")
  func leftAlone() throws {
    let before = folder.bytes(Self.name)
    chmod(storyboard, 0o444)
    #expect(try fix().lines == ["\(storyboard): left alone: it is read-only"])
    chmod(storyboard, 0o640)
    Glue.link(storyboard, folder("Other name"))
    #expect(
      try fix().lines == [
        "\(storyboard): left alone: it is one file with 2 names (hard links), which would come apart"
      ])
    #expect(folder.bytes(Self.name) == before && folder.bytes("Other name") == before && isTidy)
  }

  @Test("what lies outside the project is not written, though the configuration lets it be read")
  func outside() throws {
    let other = TemporaryFolder()
    let before = try #require(folder.bytes(Self.name))
    other.write("Main.storyboard", before)
    folder.remove(Self.name)
    folder.link(Self.name, to: other("Main.storyboard"))
    folder.write(".insetd.json", #"{ "followLinks": ["SixtyFour/Base.lproj/Main.storyboard"] }"#)
    let (report, lines) = try fix()
    #expect(report.notes.allSatisfy { $0.contains("in PageTableViewController") } && report.hasFindings)
    #expect(
      lines == ["\(storyboard): left alone: it leads to \(other("Main.storyboard")), outside the project"])
    #expect(other.bytes("Main.storyboard") == before && other.names(in: ".") == ["Main.storyboard"])
    #expect(FileStatus(storyboard, followingLinks: false)?.kind == .link)
  }

  @Test("a link inside the project stays a link, and the file that it leads to is written")
  func inside() throws {
    folder.move(Self.name, to: "Shared/Original.data")
    folder.link(Self.name, to: "../../Shared/Original.data")
    let (report, lines) = try fix()
    #expect(report.notes.count == 3 && lines == [])
    #expect(FileStatus(storyboard, followingLinks: false)?.kind == .link)
    #expect(folder.names(in: "Shared") == ["Original.data"])
  }

  @Test("mode and owner survive")
  func attributes() throws {
    chmod(storyboard, 0o4751)
    if geteuid() == 0 {
      chown(storyboard, 1234, 2345)
      chmod(storyboard, 0o4751)
    }
    let before = try #require(FileStatus(storyboard))
    #expect(try fix().report.notes.count == 3)
    let after = try #require(FileStatus(storyboard))
    #expect(after.permissions == 0o4751 && after.owner == before.owner && after.group == before.group)
    #expect(after.stamp.identity != before.stamp.identity)
  }

  @Test("a fix in several files is made in all of them or in none; other fixes are made")
  func several() {
    let folder = TemporaryFolder(["a.swift": "aaaa", "b.swift": "bbbb", "c.swift": "cccc", "d.swift": "dddd"])
    chmod(folder("b.swift"), 0o444)
    let texts = ["a", "b", "c", "d"].reduce(into: [String: SourceText]()) {
      $0[folder("\($1).swift")] = SourceText(folder.bytes("\($1).swift") ?? [])
    }
    let files = FindingReport.Files(text: { texts[$0] }, shownPath: { $0 }, projectPath: { $0 })
    func finding(_ names: [String], at offset: Int) -> Finding {
      let edits = names.map { Fix.Edit(folder($0 + ".swift"), TextEdit(range: offset..<(offset + 1), newText: "X")) }
      return Finding(
        rule: "r", severity: .warning, location: Location(path: folder(names[0] + ".swift"), range: 0..<1),
        message: "m",
        fixes: [Fix("f", isPreferred: true, edits)])
    }
    let root = folder.path
    var applier = FixApplier(files, root: { _ in root }, disk: FileReplacement())
    let lines = applier.apply([
      finding(["a", "b"], at: 0), finding(["a"], at: 2), finding(["c", "d"], at: 0), finding(["d"], at: 3),
    ])
    #expect(lines.count == 3)
    #expect(applier.leftAlone == [folder("b.swift"): "it is read-only"])
    #expect(
      ["a", "b", "c", "d"].map { String(decoding: folder.bytes($0 + ".swift") ?? [], as: UTF8.self) } == [
        "aaXa", "bbbb", "Xccc", "XddX",
      ])
  }

  @Test("of files that must be written together none is, if one has changed")
  func together() {
    nonisolated(unsafe) let folder = TemporaryFolder(["a.swift": "aaaa", "b.swift": "bbbb"])
    let texts = [folder("a.swift"): SourceText("aaaa"), folder("b.swift"): SourceText("bbbb")]
    let files = FindingReport.Files(text: { texts[$0] }, shownPath: { $0 }, projectPath: { $0 })
    let edits = ["a", "b"].map { Fix.Edit(folder($0 + ".swift"), TextEdit(range: 0..<1, newText: "X")) }
    let finding = Finding(
      rule: "r", severity: .warning, location: Location(path: folder("a.swift"), range: 0..<1), message: "m",
      fixes: [Fix("f", isPreferred: true, edits)])
    var disk = FileReplacement()
    disk.willReplace = { path in if path == folder("b.swift") { folder.write("b.swift", "bb") } }
    let root = folder.path
    var applier = FixApplier(files, root: { _ in root }, disk: disk)
    #expect(applier.apply([finding]) == [])
    #expect(folder.bytes("a.swift") == Array("aaaa".utf8) && folder.bytes("b.swift") == Array("bb".utf8))
    #expect(applier.leftAlone == [folder("b.swift"): "it has changed since it was read"])
    #expect(folder.names(in: ".") == ["a.swift", "b.swift"])
  }
}

/// The system's call, which a method of the suite would hide.
private enum Glue {
  static func link(_ path: String, _ other: String) {
    #if canImport(Darwin)
      _ = Darwin.link(path, other)
    #elseif canImport(Musl)
      _ = Musl.link(path, other)
    #else
      _ = Glibc.link(path, other)
    #endif
  }
}
