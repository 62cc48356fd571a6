internal import InsetJSON
internal import InsetText

/// Shows the user what is no file of the project: in a file of the session's own folder, by `window/showDocument`.
final class DocumentViewer {
  enum Form: String {
    case markdown = "md"
    case html
  }

  private weak var server: Server?
  /// Made when it is first needed.
  private var folder: TemporaryFolderPath?

  init(_ server: Server) { self.server = server }

  /// Whether the client can show documents.
  var canShow: Bool { server?.client.capabilities.supportsShowDocument == true }

  /// Writes the document, and asks a client that can to show it; a page goes to the browser.
  ///
  /// - Returns: the path of the file.
  @discardableResult
  func show(_ text: String, as name: String, _ form: Form) throws(ResponseError) -> String {
    guard let folder = folder ?? TemporaryFolderPath(), let path = folder.write(text, named(name, form)) else {
      throw ResponseError(.requestFailed, "no file can be written into the folder for temporary files")
    }
    self.folder = folder
    if canShow {
      server?.connection.request(
        "window/showDocument",
        ["uri": .string(DocumentURI(path: path).string), "external": .bool(form == .html), "takeFocus": true])
    }
    return path
  }

  /// A line for the user, where no document can be shown.
  func tell(_ text: String) { server?.connection.showMessage(.info, text) }

  private func named(_ name: String, _ form: Form) -> String {
    let plain = name.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.".unicodeScalars.contains(scalar))
        ? Character(scalar) : "_"
    }
    let stem = String(plain.prefix(80).drop { $0 == "." })
    return (stem.isEmpty ? "insetd" : stem) + "." + form.rawValue
  }
}
