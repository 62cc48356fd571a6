package import InsetJSON
internal import InsetRules

/// A JSON-RPC error: what a handler throws, and what the client gets.
package struct ResponseError: Error, Equatable, Sendable {
  /// JSON-RPC's and the Language Server Protocol's numbers.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let parseError = Code(rawValue: -32700)
    package static let invalidRequest = Code(rawValue: -32600)
    package static let methodNotFound = Code(rawValue: -32601)
    package static let invalidParams = Code(rawValue: -32602)
    package static let internalError = Code(rawValue: -32603)
    package static let serverNotInitialized = Code(rawValue: -32002)
    package static let requestCancelled = Code(rawValue: -32800)
    package static let contentModified = Code(rawValue: -32801)
    package static let requestFailed = Code(rawValue: -32803)
  }

  package var code: Code
  /// One sentence for people.
  package var message: String
  /// For programs.
  package var data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package static func invalidParams(_ message: String, data: JSON? = nil) -> ResponseError {
    ResponseError(.invalidParams, message, data: data)
  }

  /// What was asked, or offered, was about an earlier text.
  static let outdated = ResponseError(.contentModified, "the file has changed since; ask again")

  package static let requestCancelled = ResponseError(.requestCancelled, "the request was cancelled")

  var json: JSON {
    var object: JSONObject = ["code": .integer(code.rawValue), "message": .shown(message)]
    object["data"] = data
    return .object(object)
  }
}
