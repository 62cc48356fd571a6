internal import InsetSyntax

// PureLayout: `view.autoPinEdgesToSuperviewEdges()`.
extension ViewTreeReading {
  func pureLayout(
    _ name: String, _ receiver: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope
  ) {
    guard let view = view(receiver, scope) else { return }
    let first = arguments.first
    func labelled(_ words: String...) -> CodeExpression? {
      arguments.first { argument in words.contains { argument.label?.hasSuffix($0) ?? false } }?.value
    }
    switch name {
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewEdgesWithInsets", "autoPinEdgesToSuperviewSafeArea",
      "autoPinEdgesToSuperviewSafeAreaWithInsets", "autoPinEdgesToSuperviewMargins":
      let isBare = name.hasSuffix("WithInsets")
      let insets = (isBare ? first?.value : labelled("nsets", "with")).map { edgeInsets($0, scope) } ?? [0, 0, 0, 0]
      let excluded = labelled("xcludingEdge").flatMap({ edge($0, scope) })
      for (position, attribute) in LayoutAnchor.Attribute.edges.enumerated() where attribute != excluded {
        pin(view, attribute, to: area(name), insets[position])
      }
    case "autoPinEdgeToSuperviewEdge", "autoPinEdgeToSuperviewSafeArea", "autoPinEdgeToSuperviewMargin":
      guard let attribute = first.flatMap({ edge($0.value, scope) }) else { return }
      pin(view, attribute, to: area(name), labelled("nset").map { number($0, scope) } ?? 0)
    case "autoPinEdge":
      if let label = first?.label, label.hasPrefix("toSuperview") {
        guard let attribute = first.flatMap({ edge($0.value, scope) }) else { return }
        pin(view, attribute, to: area(label), labelled("nset").map { number($0, scope) } ?? 0)
        return
      }
      guard let attribute = first.flatMap({ edge($0.value, scope) }),
        let other = labelled("to", "toEdge").flatMap({ edge($0, scope) }),
        let sibling = labelled("of", "ofView").flatMap({ item($0, scope) })
      else { return }
      var constraint = CodeConstraint(first: .init(view, attribute), second: .init(sibling, other))
      constraint.constant = labelled("ffset").map { number($0, scope) } ?? 0
      constraint.relation = labelled("relation").map { relation($0, scope) } ?? .equal
      add([constraint])
    case "autoPinToTopLayoutGuideOfViewController", "autoPinToTopLayoutGuide", "autoPin":
      guard name != "autoPin" || first?.label?.hasPrefix("toTopLayoutGuide") == true else {
        if first?.label?.hasPrefix("toBottomLayoutGuide") == true {
          pinToGuide(view, isTop: false, labelled("nset"), scope)
        }
        return
      }
      pinToGuide(view, isTop: true, labelled("nset"), scope)
    case "autoPinToBottomLayoutGuideOfViewController", "autoPinToBottomLayoutGuide":
      pinToGuide(view, isTop: false, labelled("nset"), scope)
    case "autoSetDimension":
      guard let attribute = first.flatMap({ edge($0.value, scope) }) else { return }
      var constraint = CodeConstraint(first: .init(view, attribute))
      constraint.constant = labelled("oSize").flatMap { number($0, scope) }
      constraint.relation = labelled("relation").map { relation($0, scope) } ?? .equal
      add([constraint])
    case "autoCenterInSuperview":
      add([LayoutAnchor.Attribute.centerX, .centerY].map { toSuperview(view, $0, .bounds, 0) })
    case "autoAlignAxis", "autoAlignAxisToSuperviewAxis":
      guard let attribute = first.flatMap({ edge($0.value, scope) }) else { return }
      add([toSuperview(view, attribute, .bounds, 0)])
    default: return
    }
  }

  private func pinToGuide(_ view: ViewIdentity, isTop: Bool, _ inset: CodeExpression?, _ scope: CodeScope) {
    let guide = LayoutItem(view: .root, area: isTop ? .topLayoutGuide : .bottomLayoutGuide)
    var constraint = CodeConstraint(first: .init(view, isTop ? .top : .bottom))
    constraint.second = .init(guide, isTop ? .bottom : .top)
    let distance = inset.map { number($0, scope) } ?? 0
    constraint.constant = isTop ? distance : distance.map { -$0 }
    add([constraint])
  }

  private func edge(_ expression: CodeExpression, _ scope: CodeScope) -> LayoutAnchor.Attribute? {
    handedIn(expression, scope).lastName.flatMap { LayoutAnchor.Attribute.named($0)?.attributes.first }
  }

  private func area(_ name: String) -> LayoutItem.Area {
    name.contains("SafeArea") ? .safeArea : name.contains("Margin") ? .layoutMargins : .bounds
  }

  private func pin(
    _ view: ViewIdentity, _ attribute: LayoutAnchor.Attribute, to area: LayoutItem.Area, _ inset: Double?
  ) {
    add([toSuperview(view, attribute, area, attribute.isFarEdge ? inset.map { -$0 } : inset)])
  }

  private func toSuperview(
    _ view: ViewIdentity, _ attribute: LayoutAnchor.Attribute, _ area: LayoutItem.Area, _ constant: Double?
  ) -> CodeConstraint {
    var constraint = CodeConstraint(first: .init(view, attribute))
    constraint.second = .init(LayoutItem(view: .part(view, "superview"), area: area), attribute)
    constraint.constant = constant
    return constraint
  }
}
