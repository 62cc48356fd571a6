internal import InsetText

extension Server {
  func didOpen(_ params: Parameters) throws(ResponseError) {
    let item = params["textDocument"]
    let document = Document(
      uri: try item["uri"].documentURI(), languageID: item["languageId"].json?.stringValue ?? "",
      version: item["version"].json?.intValue, text: SourceText(try item["text"].string()))
    if documents.open(document) != nil { log.warning("\(document.uri.string) was opened while it was open") }
    owesIdleTime = true
    host?.documentOpened(document)
  }

  func didChange(_ params: Parameters) throws(ResponseError) {
    let identifier = params["textDocument"]
    let uri = try identifier["uri"].documentURI()
    // All changes are read before the first is made, so that a malformed one leaves the document as it was.
    var changes: [ContentChange] = []
    for item in try params["contentChanges"].array() { changes.append(try ContentChange(item)) }
    guard let previous = documents[uri] else { return log.error("\(uri.string) was changed without being open") }
    var document = previous
    document.version = identifier["version"].json?.intValue ?? previous.version
    if let old = previous.version, let new = document.version, new < old {
      log.warning("\(uri.string) went from version \(old) back to \(new)")
    }
    var edits: [TextEdit] = []
    for change in changes {
      let edit = change.edit(in: document.text, client.positionEncoding)
      if let range = change.range, range.end.line >= document.text.lineCount {
        log.warning("a change of \(uri.string) reaches beyond its end, to line \(range.end.line)")
      }
      document.text = document.text.replacing(edit.range, with: Array(edit.newText.utf8))
      edits.append(edit)
    }
    documents.update(document)
    owesIdleTime = true
    host?.documentChanged(document, from: previous, edits: edits)
  }

  func didSave(_ params: Parameters) throws(ResponseError) {
    let uri = try params["textDocument"]["uri"].documentURI()
    guard let document = documents[uri] else { return log.warning("\(uri.string) was saved without being open") }
    owesIdleTime = true
    host?.documentSaved(document)
  }

  func didClose(_ params: Parameters) throws(ResponseError) {
    let uri = try params["textDocument"]["uri"].documentURI()
    guard let document = documents.close(uri) else { return log.warning("\(uri.string) was closed without being open") }
    owesIdleTime = true
    host?.documentClosed(document)
  }
}
