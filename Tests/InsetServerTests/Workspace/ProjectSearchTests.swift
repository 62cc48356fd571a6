import InsetModel
import Testing

@testable import InsetServer

@Suite("Which project a file belongs to")
struct ProjectSearchTests {
  let folder = TemporaryFolder()

  func search(home: String? = nil, limits: ProjectListing.Limits = .init()) -> ProjectSearch {
    ProjectSearch(offLimits: OffLimits(home: home ?? folder.path), limits: limits)
  }

  func make(_ names: String...) {
    for name in names {
      if name.hasSuffix("/") { folder.makeFolder(String(name.dropLast())) } else { folder.write(name, "") }
    }
  }

  /// The root of a file as a path in the test's folder, with `*` after that of a lone folder.
  func root(_ file: String) -> String {
    let root = search().root(ofFile: folder(file))
    return (root.path.path(below: folder.path).map(String.init) ?? root.path) + (root.scope == .folder ? "*" : "")
  }

  /// The files that a listing finds, by root.
  func listed(_ start: String, isRoot: Bool = false, limits: ProjectListing.Limits = .init()) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (root, files) in search(limits: limits).list(folder(start), isRoot: isRoot).files {
      let names = files.map { $0.path.path(below: root).map(String.init) ?? $0.path }
      found[root.path(below: folder.path).map(String.init) ?? root] = names.sorted()
    }
    return found
  }

  @Test(
    "each marker makes its folder a root",
    arguments: ["App.xcodeproj/", "App.xcworkspace/", "Package.swift", "project.yml", ".insetd.json", ".git/", ".git"])
  func markers(marker: String) {
    make("repo/\(marker)", "repo/Sources/Feed/A.swift")
    #expect(root("repo/Sources/Feed/A.swift") == "repo")
    #expect(listed("repo").keys.sorted() == ["repo"])
  }

  @Test("a file that only looks like an Xcode project is none")
  func noProject() {
    make("repo/App.xcodeproj", "repo/A.swift")
    #expect(root("repo/A.swift") == "repo*")
  }

  @Test("the nearest Xcode project wins, and what is beside it belongs to the one around")
  func nearest() {
    make(
      "repo/.git/", "repo/App.xcodeproj/", "repo/A.swift", "repo/Example/Example.xcodeproj/", "repo/Example/E/E.swift",
      "repo/Other/O.swift")
    #expect(root("repo/Example/E/E.swift") == "repo/Example")
    #expect(root("repo/Other/O.swift") == "repo")
    #expect(listed("repo") == ["repo": ["A.swift", "Other/O.swift"], "repo/Example": ["E/E.swift"]])
  }

  @Test("packages and submodules in an app are part of it")
  func packages() {
    make(
      "repo/App.xcodeproj/", "repo/Modules/UI/Package.swift", "repo/Modules/UI/U.swift", "repo/Sub/.git",
      "repo/Sub/S.swift")
    #expect(root("repo/Modules/UI/U.swift") == "repo")
    #expect(root("repo/Sub/S.swift") == "repo")
    #expect(
      listed("repo") == ["repo": ["Modules/UI/Package.swift", "Modules/UI/U.swift", "Sub/S.swift"]])
  }

  @Test("of packages the outermost is the project, and a repository around them")
  func outermost() {
    make("a/Package.swift", "a/Nested/Package.swift", "a/Nested/N.swift", "b/.git/", "b/P/Package.swift", "b/P/P.swift")
    #expect(root("a/Nested/N.swift") == "a" && root("b/P/P.swift") == "b")
  }

  @Test("another repository inside a project is a project of its own")
  func clone() {
    make("repo/App.xcodeproj/", "repo/A.swift", "repo/clone/.git/", "repo/clone/C.swift")
    #expect(root("repo/clone/C.swift") == "repo/clone")
    #expect(listed("repo") == ["repo": ["A.swift"], "repo/clone": ["C.swift"]])
  }

  @Test("an .insetd.json has the last word")
  func configured() {
    make(
      "repo/.insetd.json", "repo/App/App.xcodeproj/", "repo/App/A.swift", "repo/Core/Core.xcodeproj/project.pbxproj",
      "repo/Core/C.swift", "repo/Own/.insetd.json", "repo/Own/O.swift")
    #expect(root("repo/App/A.swift") == "repo" && root("repo/Core/C.swift") == "repo")
    #expect(root("repo/Own/O.swift") == "repo/Own")
    #expect(
      listed("repo") == [
        "repo": [".insetd.json", "App/A.swift", "Core/C.swift", "Core/Core.xcodeproj/project.pbxproj"],
        "repo/Own": [".insetd.json", "O.swift"],
      ])
  }

  @Test("the home folder is never a root, whatever lies in it, and neither is what is above")
  func home() {
    make("home/me/.git/", "home/me/Package.swift", "home/me/notes/A.swift", "home/App.xcodeproj/", "home/me/B.swift")
    let search = search(home: folder("home/me"))
    for file in ["home/me/notes/A.swift", "home/me/B.swift"] {
      #expect(search.root(ofFile: folder(file)).scope == .folder)
    }
    #expect(search.list(folder("home/me")).files.isEmpty && search.list(folder("home")).files.isEmpty)
    #expect(search.list(ProjectRoot(folder("home/me"), .folder)).files == [folder("home/me"): []])
  }

  @Test("a link to the home folder isn't followed")
  func linkToHome() {
    make("home/me/secret/S.swift", "repo/App.xcodeproj/", "repo/A.swift")
    folder.link("repo/home", to: folder("home/me"))
    let found = search(home: folder("home/me")).list(folder("repo")).files
    #expect(found[folder("repo")]?.map(\.path) == [folder("repo/A.swift")])
  }

  @Test("what tools built or fetched is left out, and resources, and hidden folders")
  func skipped() {
    make("repo/App.xcodeproj/project.pbxproj", "repo/App.xcodeproj/project.xcworkspace/X.swift", "repo/A.swift")
    for name in [
      "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", ".build", ".hidden", "I.xcassets",
      "R.bundle", "F.framework", "W.xcworkspace",
    ] {
      make("repo/\(name)/X.swift")
      #expect(root("repo/\(name)/X.swift") == "repo/\(name)*")
    }
    make("repo/Build/B.swift", "repo/Base.lproj/Main.storyboard", "repo/Pods/Pods.xcodeproj/project.pbxproj")
    #expect(root("repo/Pods/X.swift") == "repo/Pods*")
    #expect(
      listed("repo") == [
        "repo": ["A.swift", "App.xcodeproj/project.pbxproj", "Base.lproj/Main.storyboard", "Build/B.swift"]
      ])
    #expect(root("repo/App.xcodeproj/project.pbxproj") == "repo")
  }

  @Test("a project may lie in a folder that is left out of others")
  func inBuild() {
    make("build/App.xcodeproj/", "build/A.swift")
    #expect(root("build/A.swift") == "build")
  }

  @Test(
    "paths that .insetd.json excludes are left out",
    arguments: [
      ("Gen", ["B/Gen2.swift", "B/G/x.swift"]), ("./Gen/", ["B/Gen2.swift", "B/G/x.swift"]),
      ("B/*", ["Gen/g.swift"]), ("*2.swift", ["B/G/x.swift", "Gen/g.swift"]), ("*/G", ["B/Gen2.swift", "Gen/g.swift"]),
      ("", ["B/Gen2.swift", "B/G/x.swift", "Gen/g.swift"]),
    ])
  func excluded(pattern: String, left: [String]) {
    make("repo/Gen/g.swift", "repo/B/Gen2.swift", "repo/B/G/x.swift")
    folder.write("repo/.insetd.json", #"{ "exclude": ["\#(pattern)"] }"#)
    #expect(listed("repo") == ["repo": ([".insetd.json"] + left).sorted()])
    for file in ["Gen/g.swift", "B/Gen2.swift", "B/G/x.swift"] {
      let root = search().root(ofFile: folder("repo/" + file))
      #expect((root.scope == .project) == left.contains(file))
    }
  }

  @Test("what the system refuses to look at is kept with its reason, what isn't there isn't")
  func unreadable() {
    make("repo/.git/", "repo/A.swift")
    folder.link("repo/B.swift", to: "B.swift")
    folder.link("repo/C.png", to: "C.png")
    folder.link("repo/D.swift", to: "none")
    let found = search().list(folder("repo"))
    #expect(found.leftOut.map(\.path) == [folder("repo/B.swift")])
    #expect(found.leftOut.map(\.root) == [folder("repo")])
    #expect(found.leftOut.first?.sentence.contains("symbolic links") == true)
    #expect(found.files[folder("repo")]?.map(\.path) == [folder("repo/A.swift")])
  }

  @Test("what is below no marker is left out, unless the folder itself is meant")
  func unmarked() {
    make("stuff/A.swift", "stuff/App/App.xcodeproj/", "stuff/App/B.swift")
    #expect(listed("stuff") == ["stuff/App": ["B.swift"]])
    #expect(listed("stuff", isRoot: true) == ["stuff": ["A.swift"], "stuff/App": ["B.swift"]])
  }

  @Test("there is an end to listing, and it is told")
  func limits() {
    make("repo/Package.swift")
    for number in 0..<20 { make("repo/Deep/More/\(number).swift", "repo/Top/\(number).swift") }
    let byFiles = search(limits: .init(files: 21)).list(folder("repo"))
    #expect(byFiles.isTruncated && byFiles.files[folder("repo")]?.count == 21)
    // What lies near the top is found first.
    #expect(byFiles.files[folder("repo")]?.allSatisfy { !$0.path.contains("More") } == true)
    #expect(search(limits: .init(files: 100, entries: 10)).list(folder("repo")).isTruncated)
    #expect(!search(limits: .init(files: 41)).list(folder("repo")).isTruncated)
    #expect(byFiles.leftOut == [LeftOut(path: folder("repo/Deep/More/0.swift"), reason: .files(limit: 21))])
    #expect(
      byFiles.leftOut.first?.sentence
        == "this and what comes after it is left out: there are more than 21 files; \"exclude\" in .insetd.json takes out what need not be read"
    )
    #expect(ProjectListing.Limits().files == 200_000)
    #expect(LeftOut(path: "/", reason: .files(limit: 200_000)).sentence.contains("more than 200,000 files"))
  }

  @Test("files of no project have the cheap ones beside them")
  func siblings() {
    make("loose/A.swift", "loose/B.storyboard", "loose/c.txt", "loose/Sub/D.swift")
    let root = ProjectRoot(folder("loose"), .folder)
    #expect(
      search().list(root).files[root.path]?.map(\.path) == [folder("loose/A.swift"), folder("loose/B.storyboard")])
    for number in 0..<70 { make("loose/\(number).swift") }
    #expect(search().list(root).files == [root.path: []])
  }

  @Test("the listing and the search agree on the root of every file")
  func agreement() {
    make(
      "w/.git/", "w/loose.swift", "w/App/App.xcodeproj/project.pbxproj", "w/App/A.swift", "w/App/P/Package.swift",
      "w/App/P/P.swift", "w/App/Ex/Ex.xcworkspace/", "w/App/Ex/X.swift", "w/App/clone/.git/", "w/App/clone/C/C.swift",
      "w/Conf/.insetd.json", "w/Conf/In/In.xcodeproj/project.pbxproj", "w/Conf/In/I.swift", "w/Conf/clone/.git/",
      "w/Conf/clone/C.swift", "w/Yml/project.yml", "w/Yml/Y.storyboard")
    var count = 0
    for (root, files) in search().list(folder("w")).files {
      for file in files {
        count += 1
        #expect(search().root(ofFile: file.path) == ProjectRoot(root), "\(file.path)")
      }
    }
    #expect(count == 12)
  }
}

extension ProjectListing.File: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.path == right.path && left.stamp == right.stamp }
}
