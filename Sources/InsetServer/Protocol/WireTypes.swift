package import InsetJSON
package import InsetText

// The shapes that several messages share, as the protocol wants them written.

extension Position {
  package var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

extension PositionRange {
  package var json: JSON { ["start": start.json, "end": end.json] }
}

/// The forms in which text can be shown.
package enum MarkupKind: String, Hashable, Sendable {
  case markdown
  case plainText = "plaintext"
}

/// How loud a message to the user is.
package enum MessageType: Int, Hashable, Sendable {
  case error = 1
  case warning
  case info
  case log
}

/// A folder that is open in the client.
package struct WorkspaceFolder: Hashable, Sendable {
  package var uri: DocumentURI
  package var name: String

  package init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }

  init?(_ json: JSON) {
    guard let uri = json["uri"]?.stringValue else { return nil }
    self.init(uri: DocumentURI(uri), name: json["name"]?.stringValue ?? "")
  }
}

/// A change of a file on disk that the client has seen.
package struct FileEvent: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable {
    case created = 1
    case changed
    case deleted
  }

  package var uri: DocumentURI
  package var kind: Kind

  package init(uri: DocumentURI, kind: Kind) {
    self.uri = uri
    self.kind = kind
  }

  init?(_ json: JSON) {
    guard let uri = json["uri"]?.stringValue, let kind = json["type"]?.intValue.flatMap(Kind.init) else { return nil }
    self.init(uri: DocumentURI(uri), kind: kind)
  }
}
