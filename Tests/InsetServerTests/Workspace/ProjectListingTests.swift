import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("What a listing looks at, and what it leaves out")
struct ProjectListingTests {
  let folder = TemporaryFolder(["repo/App.xcodeproj/project.pbxproj": "", "repo/Z/A.swift": "", "shared/S.swift": ""])

  private func list(_ start: String = "repo", limits: ProjectListing.Limits = .init()) -> ProjectListing {
    ProjectSearch(offLimits: OffLimits(home: nil), limits: limits).list(folder(start))
  }

  private func names(_ listing: ProjectListing) -> [String] {
    (listing.files[folder("repo")] ?? []).map { String($0.path.dropFirst(folder("repo").count + 1)) }.sorted()
  }

  private func leftOut(_ listing: ProjectListing) -> [String] {
    listing.leftOut.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("links inside a project are followed once, and a cycle ends")
  func inside() {
    folder.link("repo/Aliased", to: "Z")
    folder.link("repo/Z/Up", to: "..")
    folder.link("repo/Z/Self", to: ".")
    folder.link("repo/B.swift", to: "Z/A.swift")
    folder.link("repo/Broken.swift", to: folder("none"))
    folder.write("repo/Pods/P/P.swift", "")
    folder.link("repo/FromPods", to: "Pods/P")
    let listing = list()
    #expect(names(listing) == ["App.xcodeproj/project.pbxproj", "FromPods/P.swift", "Z/A.swift"])
    #expect(listing.leftOut == [])
  }

  @Test("links out of a project aren't followed, and said to be left out")
  func outside() {
    folder.link("repo/Shared", to: folder("shared"))
    folder.link("repo/S.swift", to: "../shared/S.swift")
    folder.link("repo/S.txt", to: "../shared/S.swift")
    folder.link("repo/.hidden", to: folder("shared"))
    folder.link("repo/Pods", to: folder("shared"))
    let listing = list()
    #expect(names(listing) == ["App.xcodeproj/project.pbxproj", "Z/A.swift"])
    #expect(leftOut(listing) == ["repo/S.swift", "repo/Shared"] && listing.leftOut.allSatisfy { $0.reason == .link })
    folder.write("repo/.insetd.json", #"{ "exclude": ["S*"] }"#)
    #expect(list().leftOut == [])
  }

  @Test("a project's own files may not be links out of it either")
  func projectFiles() {
    folder.remove("repo/App.xcodeproj/project.pbxproj")
    folder.write("other/project.pbxproj", "")
    folder.write("other/insetd.json", #"{ "exclude": ["Z"], "followLinks": ["*"] }"#)
    folder.link("repo/App.xcodeproj/project.pbxproj", to: folder("other/project.pbxproj"))
    folder.link("repo/.insetd.json", to: folder("other/insetd.json"))
    let listing = list()
    #expect(names(listing) == ["Z/A.swift"])
    #expect(leftOut(listing) == ["repo/.insetd.json", "repo/App.xcodeproj/project.pbxproj"])
  }

  @Test("the configuration lets links lead out, with what is below them and no further")
  func allowed() {
    folder.link("repo/Shared", to: folder("shared"))
    folder.link("repo/Another", to: folder("more"))
    folder.write("more/M.swift", "")
    folder.write("far/F.swift", "")
    folder.link("shared/Inner", to: "Deep")
    folder.write("shared/Deep/D.swift", "")
    folder.link("shared/Far", to: folder("far"))
    folder.write("repo/.insetd.json", #"{ "followLinks": ["./Shared/"] }"#)
    let listing = list()
    #expect(
      names(listing) == [
        ".insetd.json", "App.xcodeproj/project.pbxproj", "Shared/Deep/D.swift", "Shared/S.swift", "Z/A.swift",
      ])
    #expect(leftOut(listing) == ["repo/Another", "repo/Shared/Far"])
    #expect(listing.matchedPatterns[folder("repo")] == MatchedPatterns(excluded: [], followed: ["Shared"]))
    let search = ProjectSearch(offLimits: OffLimits(home: nil))
    func root(_ file: String) -> ProjectRoot { search.root(ofFile: folder(file)) }
    #expect(root("repo/Shared/S.swift") == ProjectRoot(folder("repo")))
    #expect(root("repo/Another/M.swift") == ProjectRoot(folder("repo/Another"), .folder))
  }

  @Test(
    "no configuration lets a link lead to what is around the project", arguments: ["..", "../..", "/", "../../repo/.."])
  func around(target: String) {
    folder.link("repo/up", to: target)
    folder.link("repo/Z/up", to: "../" + target)
    folder.write("repo/.insetd.json", #"{ "followLinks": ["*"] }"#)
    let listing = list()
    #expect(names(listing) == [".insetd.json", "App.xcodeproj/project.pbxproj", "Z/A.swift"])
    #expect(listing.files.count == 1)
  }

  @Test("files beside a lone one are no links out of their folder")
  func siblings() {
    folder.write("loose/A.swift", "")
    folder.link("loose/B.swift", to: "A.swift")
    folder.link("loose/C.swift", to: folder("shared/S.swift"))
    let found = ProjectListing.siblings(in: folder("loose"), offLimits: OffLimits(home: nil))
    #expect(found.map(\.path) == [folder("loose/A.swift"), folder("loose/B.swift")])
  }

  @Test("the bound is told once, with the first file that is left out, however many follow")
  func bound() {
    for number in 0..<9 {
      folder.write("repo/Z/\(number).swift", "")
      folder.link("repo/L\(number).swift", to: "Z/\(number).swift")
    }
    let listing = list(limits: .init(files: 5))
    #expect(listing.isTruncated && names(listing).count == 5)
    #expect(leftOut(listing) == ["repo/Z/4.swift"] && listing.leftOut[0].reason == .files(limit: 5))
    let names = list(limits: .init(files: 100, entries: 8))
    #expect(names.isTruncated && leftOut(names) == ["repo"] && names.leftOut[0].reason == .names(limit: 8))
  }

  @Test("folders that lie too deep to be opened, and names that aren't UTF-8, are told")
  func unreadable() {
    folder.makeFolder("repo/Z")
    let name = String(repeating: "d", count: 250)
    let here = open(folder("repo/Z"), O_RDONLY | O_DIRECTORY)
    var parent = here
    for _ in 0..<20 {
      mkdirat(parent, name, 0o777)
      let next = openat(parent, name, O_RDONLY | O_DIRECTORY)
      close(parent)
      parent = next
    }
    close(parent)
    let listing = list()
    #expect(listing.leftOut.count == 1 && listing.leftOut[0].path.hasSuffix(name))
    #expect(listing.leftOut[0].reason == .unreadableFolder("File name too long"))
    #expect(names(listing).count == 2)
    Self.deleteDeep(folder("repo/Z"), name)
    #if os(Linux)
      var bad = Array(folder("repo/F").utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
      close(open(&bad, O_WRONLY | O_CREAT, 0o600))
      var mute = Array(folder("repo/F").utf8CString.dropLast()) + [-1] + Array(".png".utf8CString)
      close(open(&mute, O_WRONLY | O_CREAT, 0o600))
      #expect(leftOut(list()) == ["repo/F\u{FFFD}.swift"] && list().leftOut[0].reason == .misspelt)
      unlink(&bad)
      unlink(&mute)
    #endif
  }

  /// Folder by folder, since no path reaches to the ground.
  private static func deleteDeep(_ top: String, _ name: String) {
    var folders = [open(top, O_RDONLY | O_DIRECTORY)]
    while let last = folders.last, case let next = openat(last, name, O_RDONLY | O_DIRECTORY), next >= 0 {
      folders.append(next)
    }
    while let last = folders.popLast() {
      unlinkat(last, name, AT_REMOVEDIR)
      close(last)
    }
  }

  @Test("twice as many files cost at most 2.2 times as many looks at the disk")
  func growth() {
    func looks(_ count: Int) -> Int {
      let folder = TemporaryFolder(["App.xcodeproj/project.pbxproj": ""])
      for number in 0..<count {
        folder.write("D\(number / 20)/\(number).swift", "")
        if number % 5 == 0 { folder.link("D\(number / 20)/L\(number).swift", to: "\(number).swift") }
      }
      let listing = ProjectSearch(offLimits: OffLimits(home: nil)).list(folder.path)
      #expect(listing.files[folder.path]?.count == count + 1)
      return listing.looks
    }
    let (single, double) = (looks(400), looks(800))
    #expect(Double(double) <= 2.2 * Double(single) && single < 1_000)
  }
}
