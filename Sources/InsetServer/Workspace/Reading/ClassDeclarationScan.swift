/// Finds the classes that a Swift source declares or extends, without parsing it: the names after `class` and
/// `extension`, and those in `@objc(…)`. The word for appearance proxies counts as one.
///
/// Comments and strings are searched like the rest. Too many names cost a parse, a missing one facts.
struct ClassDeclarationScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var names: [String] = []

  /// Each name once, in order of appearance; of a qualified name all parts.
  static func names(in bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = ClassDeclarationScan(bytes: bytes)
      scan.run()
      return scan.names
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() {
    while offset < bytes.count {
      guard bytes[offset].isIdentifierByte else {
        offset += 1
        continue
      }
      let word = nextWord()
      if word.elementsEqual("class".utf8) || word.elementsEqual("extension".utf8) {
        skipSpace()
        readQualifiedName()
      } else if word.elementsEqual(ClassInterest.appearanceProxyMark.utf8) {
        // The bars of a whole app are set up wherever this word stands.
        note(ClassInterest.appearanceProxyMark)
      } else if word.elementsEqual("objc".utf8), offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
        offset += 1
        readQualifiedName()
      }
    }
  }

  private mutating func nextWord() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = offset
    while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
    return bytes[start..<offset]
  }

  private mutating func readQualifiedName() {
    repeat {
      skip(UInt8(ascii: "`"))
      let word = nextWord()
      guard !word.isEmpty else { return }
      note(String(decoding: word, as: UTF8.self))
      skip(UInt8(ascii: "`"))
    } while skip(UInt8(ascii: "."))
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// True of the bytes that Swift's identifiers and keywords are made of.
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
