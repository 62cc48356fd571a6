internal import InsetLayout
internal import InsetModel

/// The fix that holds a scroll view's bottom to the view instead of its safe area, where code makes the constraint with
/// anchors.
enum PinAnchorToSuperview {
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let node = scrollView.node, node.view.pins[.bottom]?.target == .safeArea,
      let property = scrollView.property(in: check.app),
      let writer = FixWriter(check.app.nameLocation(of: scrollView.owner).path, check),
      let edit = writer.withoutSafeArea(
        [
          property + ".bottomAnchor.constraint(equalTo: ", property + ".bottomAnchor constraintEqualToAnchor:",
        ])
    else { return nil }
    let effect = scrollView.effect(
      of: [SettingChange(node, .bottomPinnedToSuperview)], check.app,
      promising: [Quantity(.hiddenUnderBars, .bottom), Quantity(.extraGap, .bottom)])
    return Fix(
      "Pin the bottom of \(scrollView.label) to its superview", isPreferred: true, [edit], promises: effect.promises)
  }
}

extension FixWriter {
  /// Takes `safeAreaLayoutGuide` out of the one constraint that begins with one of some texts; nil where there is none, or
  /// more than one.
  fileprivate func withoutSafeArea(_ beginnings: [String]) -> Fix.Edit? {
    let guide = Array(".safeAreaLayoutGuide".utf8)
    var found: [Range<Int>] = []
    for beginning in beginnings.map({ Array($0.utf8) }) {
      var start = text.bytes.startIndex
      while let next = text.bytes[start...].firstIndex(of: beginning[0]) {
        start = next + 1
        guard text.bytes[next...].starts(with: beginning), next == 0 || !isWord(text.bytes[next - 1]) else { continue }
        // `view` or `self.view`, and its guide's anchor.
        let owner = next + beginning.count
        let end = text.bytes[owner...].prefix { isWord($0) || $0 == UInt8(ascii: ".") }.endIndex
        let anchor = text.bytes[owner..<end]
        guard
          anchor.elementsEqual("view.safeAreaLayoutGuide.bottomAnchor".utf8)
            || anchor.elementsEqual("self.view.safeAreaLayoutGuide.bottomAnchor".utf8)
        else { continue }
        let first = end - ".bottomAnchor".utf8.count - guide.count
        found.append(first..<(first + guide.count))
      }
    }
    guard found.count == 1, let only = found.first else { return nil }
    return edit(only, "")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
