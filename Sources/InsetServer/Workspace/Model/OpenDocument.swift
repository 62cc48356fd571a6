internal import InsetText

/// A document that the client has open, as a project sees it.
struct OpenDocument: Sendable {
  var document: Document
  /// The facts are those of an older text.
  var isUnread = true
  /// The last text that was well-formed, which the model's places mean; nil if there was none since the document was
  /// opened.
  var goodText: SourceText?
}
