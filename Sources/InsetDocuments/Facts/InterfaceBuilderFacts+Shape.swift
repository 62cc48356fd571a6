internal import InsetText

extension InterfaceBuilderFacts {
  /// The facts without their places: equal for two versions of a file that say the same in other bytes.
  ///
  /// What the model computes from facts it need not compute again as long as the shape stays.
  package var shape: InterfaceBuilderFacts {
    var shape = self
    shape.tagRange = 0..<0
    shape.suppressions = []
    shape.problems = []
    shape.deploymentVersion?.eraseRange()
    shape.initialViewController?.eraseRange()
    shape.designDevice?.range = 0..<0
    shape.filesOwner?.eraseRanges()
    for index in shape.controllers.indices { shape.controllers[index].eraseRanges() }
    for index in shape.topLevelViews.indices { shape.topLevelViews[index].eraseRanges() }
    for index in shape.objects.indices { shape.objects[index].eraseRanges() }
    for index in shape.references.indices { shape.references[index].eraseRange() }
    for index in shape.connections.indices { shape.connections[index].property.eraseRange() }
    return shape
  }
}

extension Located {
  fileprivate mutating func eraseRange() { range = 0..<0 }
}

extension ObjectFact {
  fileprivate mutating func eraseRanges() {
    id?.eraseRange()
    customClass?.eraseRange()
    range = 0..<0
    tagRange = 0..<0
  }
}

extension FilesOwnerFacts {
  fileprivate mutating func eraseRanges() {
    range = 0..<0
    customClass?.eraseRange()
    customModule?.eraseRange()
    for index in outlets.indices { outlets[index].range = 0..<0 }
  }
}

extension ControllerFacts {
  fileprivate mutating func eraseRanges() {
    range = 0..<0
    tagRange = 0..<0
    let names: [WritableKeyPath<Self, Located<String>?>] = [
      \.customClass, \.customModule, \.storyboardIdentifier, \.storyboardName, \.referencedIdentifier,
      \.bundleIdentifier, \.nibName, \.title, \.userLabel,
    ]
    for name in names { self[keyPath: name]?.eraseRange() }
    settings.eraseRanges()
    runtimeAttributes.eraseRanges()
    navigationItem?.range = 0..<0
    navigationItem?.tagRange = 0..<0
    navigationItem?.settings.eraseRanges()
    for bar in [\Self.navigationBar, \.toolbar, \.tabBar] { self[keyPath: bar]?.eraseRanges() }
    view?.eraseRanges()
    for index in looseViews.indices { looseViews[index].eraseRanges() }
    for index in segues.indices { segues[index].eraseRanges() }
    for index in outlets.indices { outlets[index].range = 0..<0 }
  }
}

extension BarFacts {
  fileprivate mutating func eraseRanges() {
    range = 0..<0
    tagRange = 0..<0
    customClass?.eraseRange()
    settings.eraseRanges()
    runtimeAttributes.eraseRanges()
  }
}

extension SegueFacts {
  fileprivate mutating func eraseRanges() {
    range = 0..<0
    for name in [\Self.identifier, \.customClass, \.modalPresentationStyle, \.creationSelector] {
      self[keyPath: name]?.eraseRange()
    }
  }
}

extension ViewFacts {
  /// The file's nesting bounds the recursion.
  fileprivate mutating func eraseRanges() {
    range = 0..<0
    tagRange = 0..<0
    frameRange = frameRange.map { _ in 0..<0 }
    for name in [\Self.customClass, \.customModule, \.userLabel] { self[keyPath: name]?.eraseRange() }
    settings.eraseRanges()
    runtimeAttributes.eraseRanges()
    for index in constraints.indices { constraints[index].range = 0..<0 }
    for index in pins.indices {
      pins[index].range = 0..<0
      pins[index].constantRange = pins[index].constantRange.map { _ in 0..<0 }
    }
    for index in links.indices { links[index].range = 0..<0 }
    for index in unresolvedConstraints.indices { unresolvedConstraints[index].range = 0..<0 }
    for index in subviews.indices { subviews[index].eraseRanges() }
    for index in attachments.indices { attachments[index].eraseRanges() }
  }
}

extension [SettingFact] {
  fileprivate mutating func eraseRanges() {
    for index in indices {
      self[index].range = 0..<0
      self[index].valueRange = 0..<0
    }
  }
}
