internal import InsetDocuments
internal import InsetLayout

/// What Interface Builder says of a view to Auto Layout, in the scene's terms.
enum ConstraintPlacing {
  /// - Parameter superview: nil for a root view.
  static func traits(_ facts: ViewFacts, in superview: ViewFacts?) -> LayoutTraits {
    var traits = LayoutTraits()
    let size = facts.ownSize
    traits.constraints = facts.constraints.compactMap(constraint)
    if superview != nil {
      traits.translatesAutoresizingMaskIntoConstraints =
        facts.translatesAutoresizingMaskIntoConstraints || facts.hasFixedFrame
    }
    traits.uikitClass = classes[facts.element]
    traits.hasOwnClass = facts.element == "view" && facts.customClass != nil
    traits.intrinsicWidth = length(size.width, designed: facts.frame, 2)
    traits.intrinsicHeight = length(size.height, designed: facts.frame, 3)
    traits.horizontalHugging = size.horizontalHugging.map { LayoutPriority($0) }
    traits.verticalHugging = size.verticalHugging.map { LayoutPriority($0) }
    traits.horizontalResistance = size.horizontalResistance.map { LayoutPriority($0) }
    traits.verticalResistance = size.verticalResistance.map { LayoutPriority($0) }
    traits.isHidden = size.isHidden
    if let margins = size.layoutMargins, margins.count == 4 {
      traits.layoutMargins = Insets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    traits.stack = size.stack.map(stack)
    traits.designedSize = facts.frame.flatMap { $0.count == 4 ? Size(width: $0[2], height: $0[3]) : nil }
    traits.pinsRestateConstraints = traits.translatesAutoresizingMaskIntoConstraints == false
    return traits
  }

  private static func length(_ length: OwnSizeFacts.Length?, designed: [Double]?, _ side: Int) -> IntrinsicLength? {
    switch length {
    case nil: nil
    case .none?: IntrinsicLength.none
    case .points(let points)?: .points(points)
    case .unknown?: .unknown(designed: designed.flatMap { $0.count == 4 ? $0[side] : nil })
    }
  }

  private static func stack(_ facts: OwnSizeFacts.Stack) -> StackArrangement {
    var stack = StackArrangement()
    stack.axis = facts.axis.flatMap { StackArrangement.Axis(rawValue: $0) } ?? .horizontal
    stack.distribution = facts.distribution.flatMap { StackArrangement.Distribution(rawValue: $0) } ?? .fill
    stack.alignment = facts.alignment.flatMap { StackArrangement.Alignment(rawValue: $0) } ?? .fill
    stack.spacing = facts.spacing
    stack.isLayoutMarginsRelativeArrangement = facts.isLayoutMarginsRelativeArrangement
    return stack
  }

  /// Nil for a constraint between things that the scene doesn't have.
  private static func constraint(_ facts: ConstraintFact) -> LayoutConstraint? {
    guard let first = anchor(facts.first), let relation = LinearConstraint.Relation(rawValue: facts.relation) else {
      return nil
    }
    var second: LayoutConstraint.Anchor?
    if let written = facts.second {
      guard let known = anchor(written) else { return nil }
      second = known
    }
    var constraint = LayoutConstraint(
      first, relation, to: second, multiplier: facts.multiplier, constant: facts.constant ?? standardSpacing(facts),
      priority: LayoutPriority(facts.priority), id: facts.id)
    constraint.constantOrigin = facts.constant == nil ? .standardSpacing : .written
    constraint.isInstalled = facts.isInstalled
    constraint.variations = facts.variations.map(variation)
    return constraint
  }

  /// The guess for a standard spacing: 8 points between views, none to a safe area (measured on
  /// frames that Xcode wrote).
  private static func standardSpacing(_ facts: ConstraintFact) -> Double {
    let items = [facts.first.item, facts.second?.item]
    if items.contains(where: { if case .guide? = $0 { true } else { false } }) { return 0 }
    return 8
  }

  private static func variation(_ facts: ConstraintFact.Variation) -> LayoutConstraint.Variation {
    func isRegular(_ name: String) -> Bool? {
      facts.sizeClasses.split(separator: "-").first { $0.hasPrefix(name + "=") }.map { $0.hasSuffix("=regular") }
    }
    var variation = LayoutConstraint.Variation(
      isRegularWidth: isRegular("widthClass"), isRegularHeight: isRegular("heightClass"))
    variation.constant = facts.constant
    variation.priority = facts.priority.map { LayoutPriority($0) }
    variation.multiplier = facts.multiplier
    variation.isInstalled = facts.isInstalled
    return variation
  }

  private static func anchor(_ facts: ConstraintFact.Anchor) -> LayoutConstraint.Anchor? {
    // `baseline` is what Interface Builder called the last baseline once.
    let name = facts.attribute == "baseline" ? "lastBaseline" : facts.attribute
    guard let attribute = LayoutConstraint.Attribute(rawValue: name) else { return nil }
    let item: LayoutConstraint.Item
    switch facts.item {
    case .view(let id): item = LayoutConstraint.Item(.view(id))
    case .guide(let key, let id):
      guard let guide = guides[key] else { return nil }
      item = LayoutConstraint.Item(.view(id), guide)
    case .layoutGuide(let edge):
      item = LayoutConstraint.Item(.this, edge == .top ? .topLayoutGuide : .bottomLayoutGuide)
    case .unknown: return nil
    }
    return LayoutConstraint.Anchor(item, attribute)
  }

  private static let guides: [String: LayoutConstraint.Guide] = [
    "safeArea": .safeAreaLayoutGuide, "contentLayoutGuide": .contentLayoutGuide,
    "frameLayoutGuide": .frameLayoutGuide, "keyboard": .keyboardLayoutGuide,
  ]

  /// UIKit's classes of elements that have a size of their own.
  private static let classes: [String: String] = [
    "label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl", "toolbar": "UIToolbar",
    "tabBar": "UITabBar", "navigationBar": "UINavigationBar", "searchBar": "UISearchBar",
    "pickerView": "UIPickerView", "datePicker": "UIDatePicker", "stackView": "UIStackView",
  ]
}
