extension JSON {
  /// Objects and arrays may lie in one another up to this depth; scenes and LSP messages stay far below it.
  ///
  /// jansson, the conversion to `JSON` and the release of both trees are recursive, so the depth bounds their stack.
  /// Measured as the high-water mark of a thread's stack (x86-64 Linux, jansson 2.14): jansson takes 80 bytes a level
  /// to load, 80 to release and 304 to write; its own limit of 2,048 levels would need 170 KiB to load and 630 KiB to
  /// write. With our part, 128 levels take 33 KiB to decode in a release build and 113 KiB in a debug build, the 160
  /// levels that can be written 56 KiB and 380 KiB: within the 512 KiB of a secondary thread on macOS.
  package static let maximumNestingDepth = 128
}

/// What must be refused before jansson sees it: the first bracket that opens a level too deep, or the first NUL outside
/// a string (jansson 2.14 passes over a NUL that follows a number or a word).
///
/// Only strings are told from structure. That is enough for documents that are ill-formed too: up to its first fault a
/// document is read here as jansson reads it, and jansson goes no further.
func faultBeforeParsing(in bytes: UnsafeBufferPointer<UInt8>) -> JSONFault? {
  var depth = 0
  var offset = 0
  var isInString = false
  while offset < bytes.count {
    let byte = bytes[offset]
    if isInString {
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\""): isInString = false
      default: break
      }
    } else {
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > JSON.maximumNestingDepth {
          return JSONFault("objects and arrays are nested deeper than \(JSON.maximumNestingDepth) levels", at: offset)
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case 0: return JSONFault("a NUL may not stand in a JSON document", at: offset)
      default: break
      }
    }
    offset += 1
  }
  return nil
}
