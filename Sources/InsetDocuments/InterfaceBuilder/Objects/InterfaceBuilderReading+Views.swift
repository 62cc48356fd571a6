internal import InsetJSON

extension InterfaceBuilderReading {
  /// A view with everything in it. `element` is a view; the table bounds how deep views can lie.
  mutating func readView(_ element: XMLElement, in superview: ViewFacts? = nil) -> ViewFacts {
    var view = ViewFacts(
      id: element.id ?? derivedID(of: element, in: superview?.id), element: element.name,
      kind: ViewFacts.Kind(elementName: element.name) ?? .view, range: element.range, tagRange: element.tagRange)
    view.customClass = element["customClass"]?.located
    view.customModule = element["customModule"]?.located
    view.userLabel = element["userLabel"]?.located
    view.key = element.key
    readFrame(of: element, in: superview, &view)
    view.installedIn = sizeClasses.installed(element.id)
    view.excludedIn = sizeClasses.excluded(element.id)
    readSettings(of: element, &view)
    readGuides(of: element, &view)
    if let constrained = constraints[element] {
      view.pins = constrained.pins
      view.links = constrained.links
      view.unresolvedConstraints = constrained.unresolved
      view.width = constrained.width
      view.height = constrained.height
    }
    view.constraints = readConstraints(of: element)
    view.ownSize = readOwnSize(of: element)
    view.isContainerView = element.name == "containerView"
    view.embedSegueID = embedSegueID(of: element)
    view.outletNames = element.id.map { objects.outletNames(for: $0) } ?? []
    readContent(of: element, &view)
    return view
  }

  /// Views without an id get one from where they stand: `Xyz-12-abc.contentView`.
  private mutating func derivedID(of element: XMLElement, in superviewID: String?) -> String {
    let id = "\(superviewID ?? element.parent?.id ?? "").\(element.key ?? element.name)"
    let earlier = derivedIDs[id, default: 0]
    derivedIDs[id] = earlier + 1
    return earlier == 0 ? id : "\(id)[\(earlier)]"
  }

  private mutating func readFrame(of element: XMLElement, in superview: ViewFacts?, _ view: inout ViewFacts) {
    if let rect = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
      view.frame = rectangle(rect)
      view.frameRange = rect.range
    }
    if let frame = view.frame, let around = superview?.frame {
      view.fillsSuperview = frame == [0, 0, around[2], around[3]]
    }
    view.translatesAutoresizingMaskIntoConstraints =
      element["translatesAutoresizingMaskIntoConstraints"]?.value != "NO"
    view.hasFixedFrame = element["fixedFrame"]?.value == "YES"
    if let mask = element.child("autoresizingMask") {
      for (name, option) in Self.autoresizing where mask[name]?.value == "YES" {
        view.autoresizingMask.insert(option)
      }
    }
  }

  private static let autoresizing: KeyValuePairs<String, AutoresizingMask> = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  private mutating func readSettings(of element: XMLElement, _ view: inout ViewFacts) {
    view.settings =
      settings(of: element, SettingSpellings.view) + insetSettings(of: element, keys: Self.viewInsets)
      + appearances(of: element)
    if view.kind == .table { view.settings += settings(of: element, ["style": SettingSpelling("style", .text)]) }
    sort(
      runtimeAttributes(of: element), SettingSpellings.view, into: &view.settings, others: &view.runtimeAttributes)
    if view.kind == .table, let header = element.child(key: "tableHeaderView"),
      let rect = header.children.first(where: { $0.name == "rect" && $0.key == "frame" }),
      let frame = rectangle(rect)
    {
      view.settings.append(
        SettingFact(
          "tableHeaderHeight", .number(frame[3]), at: rect.range, valueAt: rect["height"]?.valueRange, origin: .element)
      )
    }
  }

  private static let viewInsets: Set = [
    "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    "layoutMargins", "directionalLayoutMargins",
  ]

  private func readGuides(of element: XMLElement, _ view: inout ViewFacts) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": view.safeAreaGuideID = guide.id
      case "contentLayoutGuide": view.contentLayoutGuideID = guide.id
      case "frameLayoutGuide": view.frameLayoutGuideID = guide.id
      default: break
      }
    }
  }

  private func embedSegueID(of element: XMLElement) -> String? {
    element.child("connections")?.children.first { $0.name == "segue" && $0["kind"]?.value == "embed" }?.id
  }

  /// Subviews, and the views that only belong to this one: cells, header, footer, background…
  private mutating func readContent(of element: XMLElement, _ view: inout ViewFacts) {
    for child in element.children {
      switch child.name {
      case "subviews":
        for subview in child.children where objects.isView(subview) {
          view.subviews.append(readView(subview, in: view))
        }
      case "prototypes", "cells":
        view.attachments += child.children.filter { objects.isView($0) }.map { readView($0, in: view) }
      case "sections":
        let cells = child.children.compactMap { $0.child("cells") }.flatMap { $0.children.map { $0 } }
        view.attachments += cells.filter { objects.isView($0) }.map { readView($0, in: view) }
      default:
        guard objects.isView(child) else { continue }
        let content = readView(child, in: view)
        if child.key == "contentView" { view.subviews.append(content) } else { view.attachments.append(content) }
      }
    }
  }
}
