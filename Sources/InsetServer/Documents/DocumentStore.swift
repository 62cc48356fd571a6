package import InsetText

/// The open documents. A value: a copy is a snapshot that later edits don't touch.
package struct DocumentStore: Equatable, Sendable {
  private var documents: [DocumentURI: Document] = [:]

  package init() {}

  /// The open document, by any spelling of its address; nil if it isn't open.
  package subscript(uri: DocumentURI) -> Document? {
    documents[uri]
  }

  /// In no particular order.
  package var all: some Collection<Document> { documents.values }

  package var isEmpty: Bool { documents.isEmpty }

  /// The address of a file as the client spells it if the document is open, else our own spelling.
  package func uri(ofPath path: String) -> DocumentURI {
    let uri = DocumentURI(path: path)
    return documents[uri]?.uri ?? uri
  }

  /// Gives the document that was open under this address before, which a well-behaved client would have closed.
  mutating func open(_ document: Document) -> Document? {
    // A dictionary keeps the old key when it replaces a value, and with it the old spelling.
    let previous = documents.removeValue(forKey: document.uri)
    documents[document.uri] = document
    return previous
  }

  mutating func close(_ uri: DocumentURI) -> Document? {
    documents.removeValue(forKey: uri)
  }

  /// Puts the document's new state in place of its old one.
  mutating func update(_ document: Document) {
    documents[document.uri] = document
  }
}
