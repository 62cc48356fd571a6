package import InsetText

/// An open document, as the client's last message left it.
package struct Document: Equatable, Sendable {
  /// In the client's own spelling.
  package let uri: DocumentURI
  /// What the client calls the document's language. Not to be relied on: clients differ for the same file.
  package let languageID: String
  /// The client's number for this state; nil if it gives none.
  package var version: Int?
  package var text: SourceText

  package init(uri: DocumentURI, languageID: String, version: Int?, text: SourceText) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    self.text = text
  }
}
