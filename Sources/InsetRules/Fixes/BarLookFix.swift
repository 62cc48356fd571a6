internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The fix that gives a bar both of its looks.
struct BarLookFix {
  private let look: BarLook
  private let check: RuleCheck
  private let writer: FixWriter

  init?(_ look: BarLook, _ check: RuleCheck) {
    guard let writer = FixWriter(look.gap.location.path, check) else { return nil }
    self.look = look
    self.check = check
    self.writer = writer
  }

  var fix: Fix? {
    let range = look.gap.location.range
    let words = writer.text.string(in: range).droppingSemicolon
    switch look.gap {
    case .noScrollEdge: return other(words, "standardAppearance", "scrollEdgeAppearance")
    case .noStandard: return other(words, "scrollEdgeAppearance", "standardAppearance")
    case .tintAlone:
      let edit = writer.language == nil ? tintElement(words) : appearanceOfTint(words)
      return edit.map {
        Fix("Give the \(look.bar.noun) the colour at the content's edge, too", isPreferred: true, [$0])
      }
    }
  }

  /// The same line or element for the look that is missing.
  private func other(_ words: String, _ name: String, _ missing: String) -> Fix? {
    var words = words
    for (written, wanted) in [(name, missing), (capital(name), capital(missing))] {
      guard let range = words.firstRange(of: written) else { continue }
      words.replaceSubrange(range, with: wanted)
      let end = look.gap.location.range.upperBound
      let edit: Fix.Edit?
      if writer.language == nil {
        edit = writer.edit(
          end..<end, writer.lineEnd + writer.indentation(at: look.gap.location.range.lowerBound) + words)
      } else {
        guard !words.contains("\n") else { return nil }
        let code = SuggestedCode(swift: words, objectiveC: words + ";")
        // Tab bars have it from iOS 15 on, as the scroll edge look; navigation bars as long as appearances.
        let needsGuard = look.bar == .tabBar && missing == "scrollEdgeAppearance"
        let lowest = needsGuard ? check.lowestSystem(of: writer.path) : OSVersion(15)
        edit = writer.insertingAfter(
          look.gap.location.range, FixWriter.guarded(code, from: OSVersion(15), lowest: lowest))
      }
      return edit.map { Fix("Set \(missing) to the same", isPreferred: true, [$0]) }
    }
    return nil
  }

  private func capital(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: A colour alone

  private func appearanceOfTint(_ words: String) -> Fix.Edit? {
    let value: Substring
    let receiver: Substring
    if let assigned = words.firstRange(of: ".barTintColor = ") {
      receiver = words[..<assigned.lowerBound]
      value = words[assigned.upperBound...]
    } else if words.hasPrefix("["), words.hasSuffix("]"), let set = words.firstRange(of: " setBarTintColor:") {
      receiver = words[..<set.lowerBound].dropFirst()
      value = words[set.upperBound...].dropLast()
    } else {
      return nil
    }
    guard !words.contains("\n"), !receiver.isEmpty, !value.contains("=") else { return nil }
    let name = look.bar.className + "Appearance"
    let code = SuggestedCode(
      swift: """
        let appearance = \(name)()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = \(value)
        \(receiver).standardAppearance = appearance
        \(receiver).scrollEdgeAppearance = appearance
        """,
      objectiveC: """
        \(name) *appearance = [[\(name) alloc] init];
        [appearance configureWithOpaqueBackground];
        appearance.backgroundColor = \(value);
        \(receiver).standardAppearance = appearance;
        \(receiver).scrollEdgeAppearance = appearance;
        """)
    // An appearance has the title's attributes, too: those that the bar has would be lost.
    guard !writesTitle(of: receiver) else { return nil }
    return writer.insertingAfter(
      look.gap.location.range,
      FixWriter.guarded(code, from: OSVersion(15), lowest: check.lowestSystem(of: writer.path)))
  }

  private func writesTitle(of receiver: Substring) -> Bool {
    check.propertyWrites(["titleTextAttributes"]).contains { write in
      write.location.path == writer.path && writer.text.string(in: write.location.range).contains(receiver)
    }
  }

  private func tintElement(_ words: String) -> Fix.Edit? {
    guard let key = words.firstRange(of: #"key="barTintColor""#) else { return nil }
    let color = words.replacingCharacters(in: key, with: #"key="backgroundColor""#)
    let name = look.bar.rawValue + "Appearance"
    let indentation = writer.indentation(at: look.gap.location.range.lowerBound)
    let lines = ["standardAppearance", "scrollEdgeAppearance"].map {
      writer.lineEnd + indentation + #"<\#(name) key="\#($0)">\#(color)</\#(name)>"#
    }
    let end = look.gap.location.range.upperBound
    // An appearance has the title's attributes, too.
    let rest = writer.text.string(in: end..<writer.text.bytes.count)
    let others = rest.firstRange(of: "</\(look.bar.rawValue)>").map { rest[..<$0.lowerBound] } ?? rest[...]
    return others.contains("titleTextAttributes") ? nil : writer.edit(end..<end, lines.joined())
  }
}

extension String {
  fileprivate var droppingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
