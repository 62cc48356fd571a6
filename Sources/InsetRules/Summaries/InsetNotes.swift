internal import InsetModel
package import InsetText

/// A note beside a place of a file: the insets of the scroll view that stands there.
package struct InsetNote: Sendable {
  /// Ends where the note stands, in bytes of the text that the model knows.
  package let range: Range<Int>
  package let summary: InsetSummary
  /// What stands there, to be explained to those who ask. Notes are kept with the state of the app, so they must not hold
  /// situations, which know the texts of all files.
  let mention: ScrollViewMention
}

/// A controller's class or scene in a file.
package struct ScreenNote: Sendable {
  /// The name of the class, or the start tag.
  package let range: Range<Int>
  /// What ``ExplainTarget`` takes: the class, or the scene's id.
  package let target: String
  package let situations: [Situation]

  package var summary: ScreenSummary? { ScreenSummary(ofController: situations) }
}

extension HoverLookup {
  /// The notes of a file, in document order, one a place; none where the sources don't say where a view is.
  ///
  /// - Parameter text: of the file, as the model knows it.
  package func insetNotes(inFile path: String, _ text: SourceText) -> [InsetNote] {
    analysis.memoised("inset notes \(path)") {
      var notes: [InsetNote] = []
      for mention in analysis.app.scrollViewMentions(inFile: path) {
        guard let summary = InsetSummary(ofScrollView: situations(of: mention)) else { continue }
        // The end of a declaration that is longer than its line is far from its name.
        let line = text.lineRange(text.line(at: mention.range.lowerBound))?.upperBound ?? mention.range.upperBound
        let end = min(mention.range.upperBound, line)
        notes.append(
          InsetNote(
            range: mention.range.lowerBound..<max(mention.range.lowerBound, end), summary: summary, mention: mention))
      }
      return notes
    }
  }

  /// The first sentence and the first reasons of the hover.
  package func reasons(of note: InsetNote) -> [Block] {
    guard let explanation = ObjectExplanation(situations(of: note.mention)) else { return [] }
    return explanation.blocks.compactMap { block in
      switch block {
      case .headline: block
      case .reasons(let title, let items): .reasons(title: title, Array(items.prefix(3)))
      case .paragraph, .bullets, .table, .remark: nil
      }
    }
  }

  private func situations(of mention: ScrollViewMention) -> [Situation] {
    mention.controllers.flatMap { situations(of: $0, view: mention.view) }
  }

  /// The controllers of a file: classes where they are declared, scenes of Interface Builder.
  package func screenNotes(inFile path: String) -> [ScreenNote] {
    switch analysis.app.files[path] {
    case .interfaceBuilder?:
      return analysis.app.controllers(inFile: path).compactMap { index in
        let entry = analysis.app.controllers[index]
        // A container shows others; a child inside a tag has a tag of its own.
        guard entry.source == .scene, ![.navigation, .tab].contains(entry.kind) else { return nil }
        let situations = situations(of: index, view: nil)
        guard situations.contains(where: \.isKnown) else { return nil }
        return ScreenNote(range: entry.facts.tagRange, target: entry.facts.id, situations: situations)
      }
    case .code(let file)?:
      return file.facts.types.compactMap { type in
        guard type.kind == .class || type.kind == .implementation && type.category == nil else { return nil }
        let controllers = analysis.app.controllers(ofClass: type.interfaceBuilderName)
        let situations = controllers.filter { ![.navigation, .tab].contains(analysis.app.controllers[$0].kind) }
          .flatMap { self.situations(of: $0, view: nil) }
        guard situations.contains(where: \.isKnown) else { return nil }
        return ScreenNote(range: type.name.range, target: type.interfaceBuilderName, situations: situations)
      }
    case .sceneDocument?, .configuration?, .project?, .propertyList?, .buildSettings?, nil: return []
    }
  }
}
