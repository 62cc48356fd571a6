internal import InsetText

/// A piece of text that every output draws in its own way.
package enum Block: Sendable, Hashable {
  /// The first sentence: the number and the reason.
  case headline(String)
  case paragraph(String)
  /// Numbered sentences, each with a law's id and the place that decides.
  case reasons(title: String, [Item])
  case bullets(title: String, [String])
  /// Padded columns; a first row of headings.
  case table(caption: [String], rows: [[String]])
  /// A last remark in small voice.
  case remark(String)

  package struct Item: Sendable, Hashable {
    package let sentence: String
    package let law: String
    /// `Main.storyboard:12`; with values that have lost, `Feed.swift:7, over Main.storyboard:12`.
    package let place: String?

    package init(sentence: String, law: String, place: String?) {
      self.sentence = sentence
      self.law = law
      self.place = place
    }
  }
}

extension Block {
  /// With its texts as they may be shown. All renderers begin with that.
  var shown: Block {
    switch self {
    case .headline(let text): .headline(ShownText.line(text))
    case .paragraph(let text): .paragraph(ShownText.line(text))
    case .remark(let text): .remark(ShownText.line(text))
    case .reasons(let title, let items): .reasons(title: ShownText.line(title), items.map(\.shown))
    case .bullets(let title, let items): .bullets(title: ShownText.line(title), items.map(ShownText.line))
    case .table(let caption, let rows):
      .table(caption: caption.map(ShownText.line), rows: rows.map { $0.map(ShownText.line) })
    }
  }
}

extension Block.Item {
  fileprivate var shown: Block.Item {
    Block.Item(sentence: ShownText.line(sentence), law: law, place: place.map(ShownText.line))
  }

  package init(_ reason: Reason) {
    self.init(sentence: reason.sentence, law: reason.law.id, place: reason.placeText)
  }
}
