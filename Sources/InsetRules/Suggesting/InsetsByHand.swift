internal import InsetLayout

/// The insets to write to a child's scroll view on iOS 7–10, where UIKit adjusts only what it finds by itself.
enum InsetsByHand {
  /// One suggestion for each set of insets that some environments need.
  ///
  /// - Parameter accounts: the environments before iOS 11 that need something, as they are.
  static func suggestions(_ trial: Trial, _ accounts: [CandidateInsets]) -> [Suggestion] {
    var groups: [(key: Key, accounts: [CandidateInsets], bare: [CandidateInsets])] = []
    for account in accounts {
      let flag = flagOff(account)
      guard let bare = trial.account(flag, in: account.sighting.layout.environment), let view = bare.scrollView else {
        continue
      }
      let content = bare.advised(own: trial.own)
      if content == trial.own { continue }
      let base = trial.own == bare.written ? view.view.scrollIndicatorInsets ?? .zero : trial.own
      let indicators = Insets.each { base[$0] + ($0.isVertical ? content[$0] - trial.own[$0] : 0) }
      let key = Key(
        flag: flag, insets: .init(contentInset: content, scrollIndicatorInsets: indicators))
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].accounts.append(account)
        groups[index].bare.append(bare)
      } else {
        groups.append((key, [account], [bare]))
      }
    }
    return groups.compactMap { suggestion(trial, $0.key, $0.accounts, $0.bare) }
  }

  private struct Key: Equatable {
    let flag: [SettingChange]
    let insets: Suggestion.WrittenInsets
  }

  /// The flag that has to be off, where UIKit adjusts this scroll view itself, or one around it and so moves this one.
  private static func flagOff(_ account: CandidateInsets) -> [SettingChange] {
    guard let child = account.navigationChild else { return [] }
    let isAdjusted =
      !account.adjustedEnclosingScrollViews.isEmpty || account.sighting.view.map(account.isAdjusted) == true
    return isAdjusted
      ? [SettingChange(account.tree.controllers[child], .automaticallyAdjustsScrollViewInsets(false))] : []
  }

  private static func suggestion(_ trial: Trial, _ key: Key, _ accounts: [CandidateInsets], _ bare: [CandidateInsets])
    -> Suggestion?
  {
    guard let first = bare.first, let view = first.scrollView else { return nil }
    let written = [
      SettingChange(view, .contentInset(key.insets.contentInset)),
      SettingChange(view, .scrollIndicatorInsets(key.insets.scrollIndicatorInsets)),
    ]
    let outcomes = accounts.compactMap { trial.outcome(key.flag + written, in: $0.sighting.layout.environment) }
    let owner = first.tree.controllers[view.owner]
    let property = ScrollViewName.property(view, ownedBy: owner)
    let source = GuideSource(bare)
    let code = InsetCode.code(property, source)
    let flag = SettingCode.code(key.flag, property: property)
    let origin =
      switch source {
      case .guides(let host): "the layout guides of \(host)"
      case .bars: "the frames of the bars"
      }
    return Suggestion(
      title:
        "Insets [\(text(key.insets.contentInset))] for \(view.displayName) from \(origin), in \(owner.displayName)",
      goal: trial.goal,
      changes: key.flag, insets: key.insets,
      code: SuggestedCode(
        swift: key.flag.isEmpty ? code.swift : flag.swift + "\n\n" + code.swift,
        objectiveC: key.flag.isEmpty ? code.objectiveC : flag.objectiveC + "\n\n" + code.objectiveC),
      outcomes: outcomes, caveats: caveats(trial, key, first, source))
  }

  private static func caveats(_ trial: Trial, _ key: Key, _ account: CandidateInsets, _ source: GuideSource) -> [String]
  {
    var caveats: [String] = []
    if trial.own != account.written {
      caveats.append(
        "The inset of [\(text(account.written))] that the app writes now has to go."
      )
    }
    if let flag = key.flag.first { caveats.append(Caveat.flagOff(flag.targetName)) }
    if account.sighting.layout.environment.os.major >= 11 { caveats.append(Caveat.oldSDK) }
    if source == .bars, account.inForce.bottom + account.hidden.bottom > 0.5 {
      caveats.append("A tab bar that hidesBottomBarWhenPushed keeps away is not asked whether it shows.")
    }
    return caveats
  }

  private static func text(_ insets: Insets) -> String { insets.array.map(pointText).joined(separator: ", ") }
}
