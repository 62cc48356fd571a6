import Testing

@testable import InsetServer

#if os(Linux)
  import CXattr
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Files that are written whole or not at all")
struct FileReplacementTests {
  let folder = TemporaryFolder(["old.txt": "old"])

  private func put(_ text: String, _ name: String, _ disk: FileReplacement = FileReplacement()) -> String? {
    do {
      try disk.put(Array(text.utf8), at: name.hasPrefix("/") ? name : folder(name), mode: 0o600)
      return nil
    } catch {
      return error.reason
    }
  }

  private func text(_ name: String) -> String? { folder.bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  @Test("a new file, and one in the place of another")
  func both() {
    chmod(folder("old.txt"), 0o604)
    #expect(put("new", "new.txt") == nil && put("newer", "old.txt") == nil)
    #expect(text("new.txt") == "new" && text("old.txt") == "newer")
    #expect(FileStatus(folder("new.txt"))?.permissions == 0o600 && FileStatus(folder("old.txt"))?.permissions == 0o604)
    let long = String(repeating: "n", count: 255)
    #expect(put("x", long) == nil && put("y", long) == nil && text(long) == "y")
    #expect(folder.names(in: ".") == ["new.txt", long, "old.txt"])
  }

  @Test("a link stays one, and what it leads to is written; one that leads nowhere isn't")
  func links() {
    folder.link("to", to: "old.txt")
    folder.link("nowhere", to: "none")
    folder.link("round", to: "round")
    #expect(put("by link", "to") == nil && text("old.txt") == "by link")
    #expect(put("x", "nowhere") == "it is a link that leads nowhere")
    #expect(put("x", "round") == "it is a link that leads nowhere")
    #expect(folder.names(in: ".") == ["nowhere", "old.txt", "round", "to"])
    #expect(FileStatus(folder("to"), followingLinks: false)?.kind == .link)
  }

  @Test("devices take what is written; folders, missing folders and full devices say why not")
  func others() {
    #expect(put("x", "/dev/null") == nil)
    #expect(put("x", folder.path) == "it is a folder")
    #expect(put("x", "none/x") == "No such file or directory")
    #if os(Linux)
      #expect(put("x", "/dev/full") == "No space left on device")
    #endif
  }

  @Test("read-only files and files with several names are left alone")
  func leftAlone() {
    chmod(folder("old.txt"), 0o444)
    #expect(put("x", "old.txt") == "it is read-only" && text("old.txt") == "old")
  }

  @Test("a full disk leaves what was there, nothing that is new, and nothing beside it", arguments: [0, 1, 2])
  func full(count: Int) {
    var disk = FileReplacement()
    disk.write = { descriptor, bytes in
      _ = descriptor.write(Array(bytes.prefix(count)))
      errno = ENOSPC
      return false
    }
    for name in ["old.txt", "new.txt"] {
      #expect(put("newer", name, disk) == "No space left on device")
    }
    #expect(folder.names(in: ".") == ["old.txt"] && text("old.txt") == "old")
  }

  #if os(Linux)
    @Test("extended attributes survive, and those that a folder gives to new files don't come in")
    func extended() {
      let name = "user.org.example"
      // Not every file system has them.
      let wanted: [UInt8] = [1, 2, 3]
      guard setxattr(folder("old.txt"), name, wanted, 3, 0) == 0 else { return }
      #expect(put("newer", "old.txt") == nil)
      var value: [UInt8] = [0, 0, 0, 0]
      let count = getxattr(folder("old.txt"), name, &value, 4)
      #expect(count == 3 && value == [1, 2, 3, 0])
      #expect(listxattr(folder("old.txt"), nil, 0) == name.utf8.count + 1)
    }
  #endif
}
