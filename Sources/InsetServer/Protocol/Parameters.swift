package import InsetJSON
package import InsetText

/// A part of a message's parameters that knows its place, so that what is wrong with it can be said: each reader throws
/// `invalidParams` with a message such as "params.position.line: expected an integer, found a string".
package struct Parameters {
  /// Nil where the message has nothing at this place.
  package let json: JSON?
  /// `params.contentChanges[1].range`.
  package let place: String

  package init(_ json: JSON?, at place: String = "params") {
    self.json = json
    self.place = place
  }

  package subscript(key: String) -> Parameters {
    Parameters(json?[key], at: "\(place).\(key)")
  }

  /// Nil if there is nothing here, or null.
  package var ifPresent: Parameters? {
    json == nil || json?.isNull == true ? nil : self
  }

  package func string() throws(ResponseError) -> String {
    guard let string = json?.stringValue else { throw unexpected(insteadOf: "a string") }
    return string
  }

  package func bool() throws(ResponseError) -> Bool {
    guard let bool = json?.boolValue else { throw unexpected(insteadOf: "true or false") }
    return bool
  }

  /// Also takes a whole number that was written as `3.0`, as clients do whose language has one kind of number.
  package func integer() throws(ResponseError) -> Int {
    guard let integer = json?.intValue ?? json?.doubleValue.flatMap({ Int(exactly: $0) }) else {
      throw unexpected(insteadOf: "an integer")
    }
    return integer
  }

  package func number() throws(ResponseError) -> Double {
    guard let number = json?.doubleValue else { throw unexpected(insteadOf: "a number") }
    return number
  }

  package func object() throws(ResponseError) -> JSONObject {
    guard let object = json?.objectValue else { throw unexpected(insteadOf: "an object") }
    return object
  }

  package func array() throws(ResponseError) -> [Parameters] {
    guard let items = json?.arrayValue else { throw unexpected(insteadOf: "an array") }
    return items.enumerated().map { Parameters($0.element, at: "\(place)[\($0.offset)]") }
  }

  /// The error to throw for a value that a reader can't take.
  package func unexpected(insteadOf expected: String) -> ResponseError {
    let found =
      switch json {
      case nil: "nothing"
      case .null: "null"
      case .bool: "true or false"
      case .integer, .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    return .invalidParams("\(place): expected \(expected), found \(found)")
  }
}

extension Parameters {
  package func documentURI() throws(ResponseError) -> DocumentURI {
    DocumentURI(try string())
  }

  /// A position may lie outside its document; `SourceText` moves it to the nearest place.
  package func position() throws(ResponseError) -> Position {
    Position(line: try self["line"].integer(), character: try self["character"].integer())
  }

  package func positionRange() throws(ResponseError) -> PositionRange {
    PositionRange(start: try self["start"].position(), end: try self["end"].position())
  }
}
