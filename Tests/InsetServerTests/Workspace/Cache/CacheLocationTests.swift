import InsetSyntax
import Testing

@testable import InsetServer

@Suite("Where facts are kept")
struct CacheLocationTests {
  private let folder = TemporaryFolder()

  private func path(_ environment: [String: String]) -> String? { CacheLocation.path { environment[$0] } }

  @Test("INSETD_CACHE says where, or that nothing is kept")
  func override() {
    let rest = ["XDG_CACHE_HOME": "/x", "HOME": folder.path]
    func path(_ value: String) -> String? { self.path(rest.merging(["INSETD_CACHE": value]) { $1 }) }
    #expect(path("/a/b") == "/a/b" && path("/a/b//") == "/a/b")
    #expect(path("off") == nil && path("a/b") == nil && path("/") == nil)
    #expect(path("") == "/x/insetd")
  }

  @Test("else it is the user's folder for caches; without a home there is none")
  func standard() {
    #if canImport(Darwin)
      let caches = "/Library/Caches/insetd"
    #else
      let caches = "/.cache/insetd"
    #endif
    #expect(path(["XDG_CACHE_HOME": "/x", "HOME": folder.path]) == "/x/insetd")
    #expect(path(["XDG_CACHE_HOME": "x", "HOME": folder.path]) == folder.path + caches)
    #expect(path(["HOME": folder.path + "/"]) == folder.path + caches)
    #expect(path(["HOME": folder("none")]) == nil && path(["HOME": ""]) == nil && path([:]) == nil)
  }

  @Test("a project has a file for each build, and files of others are told from it")
  func names() {
    func name(_ root: String, _ build: UInt64) -> String {
      CachePlace(folder: "/c", root: ProjectRoot(root), build: StableDigest(low: build, high: 0)).name
    }
    let digest = StableDigest(Array("/app".utf8)).hexadecimal
    #expect(name("/app", 1) == "\(digest)-01000000000000000000000000000000.facts")
    #expect(name("/app", 1) != name("/app", 2) && name("/app", 1) != name("/app2", 1))
    #expect(CachePlace.isFile(name("/app", 1)) && CachePlace.isFile(name("/app", 1) + ".77.tmp"))
    #expect(!CachePlace.isFile("notes.facts") && !CachePlace.isFile("") && !CachePlace.isFile(digest + ".facts"))
    #expect(!CachePlace.isFile(name("/app", 1) + ".txt"))
  }

  @Test("the build is the executable's stamp, the same throughout the process")
  func build() {
    #expect(BuildIdentity.current != nil)
    func stamp(_ nanoseconds: Int) -> FileStamp {
      FileStamp(identity: FileIdentity(device: 1, inode: 2), size: 3, seconds: 4, nanoseconds: nanoseconds)
    }
    #expect(BuildIdentity.of(stamp(5)) == BuildIdentity.of(stamp(5)))
    #expect(BuildIdentity.of(stamp(5)) != BuildIdentity.of(stamp(6)))
  }
}
