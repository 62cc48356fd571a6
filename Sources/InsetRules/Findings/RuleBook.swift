internal import InsetDocuments
package import InsetModel
package import InsetText

/// All rules, and the running of them.
package enum RuleBook {
  /// In the order in which pages list them.
  package static var rules: [any Rule.Type] {
    [
      ManualInsetPlusAutomatic.self,
      LargeTitleScrollViewNotUnderBar.self,
      ContentInsetReadNotAdjusted.self,
      PartialScrollViewAdjusted.self,
      ContainedChildNotAdjusted.self,
      DoubleInsetLayoutGuideAndAuto.self,
      ScrollViewNotFirstSubview.self,
      HardcodedBarHeight.self,
      PagerOrZoomScrollViewAdjusted.self,
      OpaqueTabBarMissingFromSafeArea.self,
      InsetReadTooEarly.self,
      TabBarHiddenDirectly.self,
      KeyboardSafeAreaDoubleCount.self,
      ScrollEdgeAppearanceMissing.self,
      TabControllerInsideNavigation.self,
      AdditionalSafeAreaMisuse.self,
      SafeAreaBelowIOS11.self,
      BarTranslucencyDiffersInStack.self,
      AutoAdjustOffContentUnderBar.self,
      LayoutGuideNotPropagated.self,
      CustomBarOutsideSafeArea.self,
      WebViewAutoInset.self,
      LargeTitleOpaqueBar.self,
      OpaqueBarShrinksView.self,
      EdgesNoneSideEffect.self,
      NavBarHiddenStatusBarInset.self,
      SearchControllerPresentationContext.self,
      SearchResultsInsetDoubled.self,
      TabChildNotAdjusted.self,
      SheetPresentationInsetChange.self,
      IPadTopTabBar.self,
      GlassBarEdgeToEdge.self,
      SectionHeaderTopPadding.self,
      GapNotFromInset.self,
      StatusBarHeightChange.self,
      AdjustmentBehaviorOverridden.self,
      LandscapeSideInsetMissing.self,
      ProgrammaticScrollViewMissedIOS9.self,
      ChildSafeAreaStale.self,
      HostingSafeAreaLost.self,
      StaleInsetAfterTransition.self,
    ]
  }

  /// Of everything that can be reported.
  package static var cards: [RuleCard] { rules.map { $0.card } + [UnusedSuppression.card] }

  package static func card(_ id: String) -> RuleCard? { cards.first { $0.id == id } }

  /// All findings of an app, in a stable order, with the severities that the user gives and without those that
  /// comments keep quiet.
  package static func findings(_ check: RuleCheck) -> [Finding] { findings(check) { false } ?? [] }

  /// The same in slices, a controller or a rule each; nil where they are given up between two of them.
  package static func findings(
    _ analysis: Analysis, text: @escaping @Sendable (String) -> SourceText?, isCancelled: () -> Bool
  ) -> [Finding]? {
    for controller in analysis.app.controllers.indices {
      if isCancelled() { return nil }
      // Kept by the analysis: what looks at all controllers at once finds them laid out.
      _ = analysis.layouts(of: controller)
    }
    return isCancelled() ? nil : findings(RuleCheck(analysis, text: text), isCancelled: isCancelled)
  }

  private static func findings(_ check: RuleCheck, isCancelled: () -> Bool) -> [Finding]? {
    var severities: [String: ConfigurationFacts.Severity] = [:]
    for setting in check.app.settings.rules { severities[setting.id.value] = setting.severity.value }
    func judged(_ finding: Finding) -> Finding? {
      guard let asked = severities[finding.rule] else { return finding }
      guard let severity = Severity(rawValue: asked.rawValue) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    let off = Set(severities.lazy.filter { $0.value == .off }.map(\.key))
    var found: [Finding] = []
    for rule in rules where !off.contains(rule.card.id) {
      if isCancelled() { return nil }
      found += rule.check(check).compactMap(judged)
    }
    var pass = SuppressionPass(check.app)
    var kept = found.filter { !pass.silences($0) }.map {
      GuardedWorkaround.screened(DeprecatedNames.tagged($0, check), check)
    }
    if !off.contains(UnusedSuppression.card.id) {
      kept += UnusedSuppression.findings(pass.unused(except: off), check).compactMap(judged).filter {
        !pass.silences($0)
      }
    }
    return kept.sorted {
      ($0.location.path, $0.location.range.lowerBound, $0.rule, $0.message) < (
        $1.location.path, $1.location.range.lowerBound, $1.rule, $1.message
      )
    }
  }
}
