import InsetSyntax
import InsetText
import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Facts kept between runs", .timeLimit(.minutes(2)))
struct FactCacheTests {
  private let folder = TemporaryFolder()

  private func cache(
    _ name: String = "cache", root: String = "/app", day: UInt32 = 20_000, limits: CacheLimits = CacheLimits(),
    log: Log = .silent
  ) -> FactCache {
    FactCache(
      folder: folder(name), root: ProjectRoot(root), build: CacheFixture.build, limits: limits, today: { day },
      log: log)
  }

  private func permissions(_ path: String) -> mode_t? { FileStatus(path, followingLinks: false)?.permissions }

  @Test("the next run finds what was saved, by content and language")
  func nextRun() {
    let first = cache()
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.keep(CacheFixture.facts("List", .objectiveC), CacheFixture.key(1, .objectiveC))
    #expect(first.facts(CacheFixture.key(1)) == CacheFixture.facts("Feed"))
    first.save()
    let second = cache()
    #expect(second.facts(CacheFixture.key(1)) == CacheFixture.facts("Feed"))
    #expect(second.facts(CacheFixture.key(1, .objectiveC)) == CacheFixture.facts("List", .objectiveC))
    #expect(second.facts(CacheFixture.key(2)) == nil)
    #expect(first.facts(CacheFixture.key(1)) == CacheFixture.facts("Feed"))
    #expect(cache(root: "/other").facts(CacheFixture.key(1)) == nil)
  }

  @Test("the folder and the file are the user's alone, and nothing half done stays behind")
  func privacy() {
    let cache = cache("a/b/cache")
    cache.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    cache.save()
    #expect(permissions(folder("a")) == 0o700 && permissions(folder("a/b/cache")) == 0o700)
    #expect(permissions(folder("a/b/cache/" + cache.place.name)) == 0o600)
    #expect(Folder(folder("a/b/cache"))?.entries.map(\.name) == [cache.place.name])
  }

  @Test("nothing is written, and no folder made, as long as nothing is new")
  func nothingNew() {
    let first = cache()
    #expect(first.facts(CacheFixture.key(1)) == nil)
    first.save()
    #expect(FileStatus(folder("cache")) == nil)
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.save()
    let inode = FileStatus(folder("cache/" + first.place.name))?.stamp.identity.inode
    let second = cache()
    #expect(second.facts(CacheFixture.key(1)) != nil)
    second.save()
    second.saveSoon()
    #expect(FileStatus(folder("cache/" + first.place.name))?.stamp.identity.inode == inode)
  }

  @Test("a thread of its own saves, too")
  func savingSoon() {
    let first = cache()
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.saveSoon()
    let path = folder("cache/" + first.place.name)
    while FileStatus(path) == nil { usleep(5_000) }
    #expect(cache().facts(CacheFixture.key(1)) == CacheFixture.facts("Feed"))
  }

  @Test("without a folder there is no cache; with one, the file is this build's")
  func place() throws {
    #expect(FactCache(folder: nil, root: ProjectRoot("/app"), log: .silent) == nil)
    let build = try #require(BuildIdentity.current)
    let cache = FactCache(folder: folder.path, root: ProjectRoot("/app"), log: .silent)
    #expect(cache?.place.name == CachePlace(folder: "", root: ProjectRoot("/app"), build: build).name)
  }

  @Test("what two processes found is both there")
  func merging() {
    let (one, other) = (cache(), cache())
    #expect(one.facts(CacheFixture.key(1)) == nil && other.facts(CacheFixture.key(1)) == nil)
    one.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    other.keep(CacheFixture.facts("List"), CacheFixture.key(2))
    one.save()
    other.save()
    let next = cache()
    #expect(next.facts(CacheFixture.key(1)) == CacheFixture.facts("Feed"))
    #expect(next.facts(CacheFixture.key(2)) == CacheFixture.facts("List"))
  }

  @Test("threads that save at once leave a file that is whole")
  func threads() {
    let done = Monitor(0)
    let caches = (0..<4).map { _ in cache() }
    let names = (0..<4).map { "Class\($0)" }
    for (thread, cache) in caches.enumerated() {
      let isStarted = Thread.start {
        for _ in 0..<20 {
          cache.keep(CacheFixture.facts(names[thread]), CacheFixture.key(UInt8(thread)))
          cache.save()
          if cache.facts(CacheFixture.key(UInt8(thread))).map({ $0 != CacheFixture.facts(names[thread]) }) == true {
            Issue.record("other facts")
          }
        }
        done.change { $0 += 1 }
      }
      #expect(isStarted)
    }
    done.wait { $0 == 4 ? () : nil }
    let found = (0..<4).compactMap { cache().facts(CacheFixture.key(UInt8($0))) }
    #expect(!found.isEmpty && Folder(folder("cache"))?.entries.count == 1)
  }

  @Test("facts that nobody asked for go after a month; those of use stay")
  func eviction() {
    let first = cache()
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.keep(CacheFixture.facts("List"), CacheFixture.key(2))
    first.save()
    let later = cache(day: 20_031)
    #expect(later.facts(CacheFixture.key(1)) != nil)
    later.keep(CacheFixture.facts("Page"), CacheFixture.key(3))
    later.save()
    let last = cache(day: 20_031)
    #expect(last.facts(CacheFixture.key(1)) != nil && last.facts(CacheFixture.key(3)) != nil)
    #expect(last.facts(CacheFixture.key(2)) == nil)
  }

  @Test("old files of other builds go, files that aren't insetd's stay")
  func otherFiles() {
    let old = CachePlace(folder: "", root: ProjectRoot("/app"), build: StableDigest(low: 9, high: 9)).name
    folder.write("cache/" + old, "old")
    folder.write("cache/notes.facts", "mine")
    chmod(folder("cache"), 0o700)
    let cache = cache()
    cache.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    cache.save()
    #expect(Set(Folder(folder("cache"))?.entries.map(\.name) ?? []) == ["notes.facts", cache.place.name])
  }

  @Test("a damaged file is none, and is replaced")
  func damage() {
    let first = cache()
    folder.write("cache/" + first.place.name, "INSETFCT and more")
    chmod(folder("cache"), 0o700)
    #expect(first.facts(CacheFixture.key(1)) == nil)
    first.keep(CacheFixture.facts("Feed"), CacheFixture.key(1))
    first.save()
    #expect(cache().facts(CacheFixture.key(1)) != nil)
  }

  @Test("facts that are nested too deep are read anew each time")
  func depth() {
    var facts = CacheFixture.facts("Feed")
    var expression = CodeExpression(.null, at: 0..<0)
    for _ in 0..<300 { expression = CodeExpression(.unary(operator: "-", expression), at: 0..<0) }
    facts.types[0].cases = [CodeCase(name: Located("a", at: 0..<0), rawValue: expression)]
    let cache = cache()
    cache.keep(facts, CacheFixture.key(1))
    #expect(cache.facts(CacheFixture.key(1)) == nil)
  }

  @Test("a source asks the reader once for each content and language")
  func source() {
    let source = CodeFactsSource(cache: cache()) { bytes, language in
      CacheFixture.facts(String(decoding: bytes, as: UTF8.self), language)
    }
    let bytes = Array("a class of fourteen".utf8)
    func read(_ source: CodeFactsSource, _ language: CodeFacts.Language) -> Bool {
      let (facts, wasRead) = source.facts(of: bytes, ContentDigest(bytes), language)
      #expect(facts == CacheFixture.facts("a class of fourteen", language))
      return wasRead
    }
    #expect(read(source, .swift) && !read(source, .swift) && read(source, .objectiveC) && !read(source, .objectiveC))
    let without = CodeFactsSource(cache: nil, read: source.read)
    #expect(read(without, .swift) && read(without, .swift))
  }
}
