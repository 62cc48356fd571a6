import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Places where nothing is kept")
struct CacheRefusalTests {
  private let folder = TemporaryFolder()
  private let recorder = LogRecorder()

  private func cache(_ name: String) -> FactCache {
    FactCache(
      folder: folder(name), root: ProjectRoot("/app"), build: CacheFixture.build, today: { 20_000 }, log: recorder.log)
  }

  /// Whether facts come back from the folder in another run.
  private func keeps(_ name: String) -> Bool {
    let first = cache(name)
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.save()
    return cache(name).facts(CacheFixture.key(1)) != nil
  }

  private func entries(_ name: String) -> [String]? { Folder(folder(name))?.entries.map(\.name) }

  @Test("a link is refused, for the folder and for the file")
  func links() {
    folder.makeFolder("real")
    chmod(folder("real"), 0o700)
    folder.link("cache", to: folder("real"))
    #expect(!keeps("cache") && entries("real") == [])
    #expect(keeps("real"))
    let name = cache("real").place.name
    folder.move("real/" + name, to: "elsewhere")
    folder.link("real/" + name, to: folder("elsewhere"))
    #expect(cache("real").facts(CacheFixture.key(1)) == nil)
    // The link is replaced, what it leads to isn't.
    let before = FileStatus(folder("elsewhere"))?.stamp
    #expect(keeps("real") && FileStatus(folder("elsewhere"))?.stamp == before)
    #expect(FileStatus(folder("real/" + name), followingLinks: false)?.kind == .regular)
  }

  @Test("a folder that others can write to is refused, with a line in the log for each attempt")
  func writableByOthers() {
    folder.makeFolder("cache")
    chmod(folder("cache"), 0o770)
    #expect(!keeps("cache") && entries("cache") == [])
    #expect(recorder.lines.count == 3 && recorder.complaints == [])
    #expect(recorder.lines[1] == "insetd: debug: no facts are kept: others can write to \(folder("cache"))")
    chmod(folder("cache"), 0o755)
    #expect(keeps("cache"))
  }

  @Test("another user's folder or file is refused", .enabled(if: geteuid() == 0))
  func owner() {
    folder.makeFolder("cache")
    chmod(folder("cache"), 0o755)
    chown(folder("cache"), 12_345, 12_345)
    #expect(!keeps("cache") && entries("cache") == [])
    chown(folder("cache"), geteuid(), getegid())
    #expect(keeps("cache"))
    chown(folder("cache/" + cache("cache").place.name), 12_345, 12_345)
    #expect(cache("cache").facts(CacheFixture.key(1)) == nil)
  }

  @Test("a folder that may not be read or written keeps nothing", .enabled(if: geteuid() != 0))
  func permissions() {
    folder.makeFolder("cache")
    chmod(folder("cache"), 0o500)
    #expect(!keeps("cache"))
    chmod(folder("cache"), 0)
    #expect(!keeps("cache"))
    chmod(folder("cache"), 0o700)
  }

  @Test("where no folder can be, or the file's place is taken, nothing is kept and nothing left behind")
  func impossible() {
    folder.write("file", "")
    #expect(!keeps("file") && !keeps("file/cache"))
    let name = cache("cache").place.name
    folder.makeFolder("cache/" + name)
    chmod(folder("cache"), 0o700)
    #expect(!keeps("cache") && entries("cache") == [name])
    #expect(recorder.complaints == [])
  }

  @Test("a pipe in the file's place doesn't block")
  func pipe() {
    folder.makeFolder("cache")
    chmod(folder("cache"), 0o700)
    mkfifo(folder("cache/" + cache("cache").place.name), 0o600)
    #expect(cache("cache").facts(CacheFixture.key(1)) == nil)
    #expect(keeps("cache"))
  }
}
