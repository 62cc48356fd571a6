import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("What the disk tells")
struct DiskTests {
  let folder = TemporaryFolder(["a.txt": "hello", "empty": "", "sub/b.txt": "x", ".hidden": "h"])

  func bytes(_ name: String, limit: Int = 100) -> String? {
    guard case .bytes(let bytes, _) = DiskFile.read(folder(name), limit: limit) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a file gives its bytes and its stamp")
  func file() {
    guard case .bytes(let bytes, let stamp) = DiskFile.read(folder("a.txt"), limit: 5) else {
      Issue.record("not read")
      return
    }
    #expect(bytes == Array("hello".utf8))
    #expect(stamp?.size == 5 && stamp?.nanoseconds == 5 && stamp == FileStatus(folder("a.txt"))?.stamp)
    #expect(bytes.count == 5)
    #expect(self.bytes("empty") == "")
  }

  @Test("a file that was changed a moment ago has no stamp that can be relied on")
  func young() {
    func isYoung(_ seconds: Int, _ nanoseconds: Int) -> Bool {
      let identity = FileIdentity(device: 1, inode: 2)
      return FileStamp(identity: identity, size: 3, seconds: seconds, nanoseconds: nanoseconds)
        .isYoung(at: timespec(tv_sec: 100, tv_nsec: 10_000_000))
    }
    #expect(isYoung(100, 0) && isYoung(99, 970_000_000) && !isYoung(99, 950_000_000) && !isYoung(98, 0))
    #expect(isYoung(200, 0) && isYoung(Int.max, 0) && !isYoung(Int.min, 0))
    folder.setTime("a.txt", Int(time(nil)) + 1000)
    guard case .bytes(_, nil) = DiskFile.read(folder("a.txt"), limit: 5) else {
      Issue.record("a stamp of the future was taken")
      return
    }
  }

  @Test("what is no file, too large, missing or forbidden says so")
  func others() {
    func kind(_ name: String, limit: Int = 4) -> String {
      switch DiskFile.read(folder(name), limit: limit) {
      case .bytes: "bytes"
      case .tooLarge(let stamp): "too large: \(stamp.size)"
      case .unreadable(let reason): reason
      case .missing: "missing"
      }
    }
    mkfifo(folder("pipe.swift"), 0o600)
    #expect(kind("a.txt") == "too large: 5")
    #expect(kind("sub") == "missing")
    #expect(kind("none") == "missing")
    #expect(kind("a.txt/none") == "missing")
    #expect(kind("pipe.swift") == "missing")
    folder.link("loop", to: "loop")
    #expect(kind("loop").contains("symbolic links"))
  }

  @Test("a folder gives its entries in order, with their kinds")
  func entries() {
    folder.link("link", to: "a.txt")
    let found = Folder(folder.path)
    #expect(found?.entries.map(\.name) == [".hidden", "a.txt", "empty", "link", "sub"])
    #expect(found?.entries.map(\.kind) == [.regular, .regular, .regular, .link, .folder])
    #expect(found?.identity == FileStatus(folder.path)?.stamp.identity)
    #expect(Folder(folder("a.txt")) == nil && Folder(folder("none")) == nil)
  }

  @Test("long names, and names that aren't ASCII, are read; those that aren't UTF-8 are passed over")
  func names() {
    let long = String(repeating: "n", count: 249) + ".swift"
    folder.write(long, "")
    folder.write("é😀.swift", "")
    let invalid = Array(folder("").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    fclose(fopen(invalid, "w"))
    let names = Folder(folder.path)?.entries.map(\.name) ?? []
    unlink(invalid)
    #expect(names.contains(long) && names.contains("é😀.swift"))
    #expect(names.count == 6)
  }

  @Test(
    "a path below a folder is what is left of it",
    arguments: [
      ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/b", ""), ("/ab/c", "/a", nil), ("/a", "/", "a"), ("/b/c", "/a", nil),
    ] as [(String, String, String?)])
  func below(path: String, folder: String, rest: String?) {
    #expect(path.path(below: folder).map(String.init) == rest)
  }

  @Test("paths have parents up to the root")
  func parents() {
    #expect("/a/b".parentPath == "/a" && "/a".parentPath == "/" && "/".parentPath == nil)
    #expect("/".appendingPath("a") == "/a" && "/a".appendingPath("b") == "/a/b")
  }

  @Test("the home folder and all above it are off limits, by any path")
  func offLimits() {
    folder.makeFolder("home/me")
    folder.link("alias", to: folder("home/me"))
    let offLimits = OffLimits(home: folder("home/me"))
    #expect(offLimits.contains(folder("home/me")) && offLimits.contains(folder("home")) && offLimits.contains("/"))
    #expect(!offLimits.contains(folder("home/me/app")) && !offLimits.contains(folder("home2")))
    #expect(FileStatus(folder("alias")).map { offLimits.contains($0.stamp.identity) } == true)
    #expect(OffLimits(home: nil).contains("/") && !OffLimits(home: nil).contains("/home"))
  }
}
