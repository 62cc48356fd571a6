/// A name of a file in another file.
package struct FileLink: Hashable, Sendable {
  package let range: Range<Int>
  package let path: String
}

extension Navigation {
  /// The storyboards and xibs that an Interface Builder file names, in document order.
  package func fileLinks(inFile path: String) -> [FileLink] {
    (app.interfaceBuilderFacts(path)?.controllers ?? []).flatMap { controller in
      [controller.nibName, controller.storyboardName].compactMap { name in
        guard let name, let file = index.files.file(name, of: controller, near: path) else { return nil }
        return FileLink(range: name.range, path: file)
      }
    }
  }
}
