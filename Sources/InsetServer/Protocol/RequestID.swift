internal import InsetJSON

/// What ties an answer to its request. Numbers must be whole.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)

  init?(_ json: JSON?) {
    switch json {
    case .integer(let integer): self = .integer(integer)
    case .string(let string): self = .string(string)
    case .number(let number):
      guard let integer = Int(exactly: number) else { return nil }
      self = .integer(integer)
    default: return nil
    }
  }

  var json: JSON {
    switch self {
    case .integer(let integer): .integer(integer)
    case .string(let string): .string(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .integer(let integer): String(integer)
    case .string(let string): "\"\(string)\""
    }
  }
}
