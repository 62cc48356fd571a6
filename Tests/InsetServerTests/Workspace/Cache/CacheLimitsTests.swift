import Testing

@testable import InsetServer

@Suite("What is kept, and for how long")
struct CacheLimitsTests {
  private func stamp(day: Int, size: Int) -> FileStamp {
    FileStamp(
      identity: FileIdentity(device: 1, inode: 1), size: size, seconds: day * 86_400 + 10, nanoseconds: 0)
  }

  @Test("what was of use lately stays, as much as there is room for")
  func entries() {
    let entries = Dictionary(
      uniqueKeysWithValues: (1...5).map { (CacheFixture.key($0), CacheFixture.stored("Feed", day: UInt32($0) * 10)) })
    func days(_ limits: CacheLimits) -> [UInt32] { limits.kept(entries, today: 50).map(\.facts.day) }
    let size = CacheFixture.stored("Feed", day: 0).range.count + 29
    #expect(days(CacheLimits()) == [50, 40, 30, 20])
    #expect(days(CacheLimits(projectByteCount: 2 * size)) == [50, 40])
    #expect(days(CacheLimits(projectByteCount: 2 * size - 1)) == [50])
    #expect(days(CacheLimits(days: 0)) == [50])
    #expect(CacheLimits(days: .max).kept(entries, today: 15).map(\.facts.day).sorted() == [10, 15, 15, 15, 15])
  }

  @Test("files that nobody used go, and the oldest of those that are too much; the current one stays")
  func files() {
    let files = [
      ("now", stamp(day: 1, size: 60)), ("new", stamp(day: 99, size: 30)), ("older", stamp(day: 98, size: 20)),
      ("old", stamp(day: 97, size: 5)), ("ancient", stamp(day: 69, size: 1)), ("half.tmp", stamp(day: 99, size: 1)),
      ("left.tmp", stamp(day: 98, size: 1)),
    ].map { (name: $0.0, stamp: $0.1) }
    let limits = CacheLimits(folderByteCount: 100)
    #expect(limits.outdated(files, current: "now", today: 100) == ["older", "left.tmp", "ancient"])
  }
}
