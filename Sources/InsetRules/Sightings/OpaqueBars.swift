internal import InsetLayout

extension Layout {
  /// Whether a bar makes a controller's view smaller since it is opaque.
  func isInsetByOpaqueBar(_ controller: Int, _ decision: Quantity) -> Bool {
    guard let step = trace.step(.controller(controller), decision), step.value == .decision(.inset) else {
      return false
    }
    let translucencies = [
      Quantity(.navigationBarTranslucent), Quantity(.tabBarTranslucent), Quantity(.toolbarTranslucent),
    ]
    return step.inputs.contains { input in
      guard case .step(let index) = input, trace.steps.indices.contains(index) else { return false }
      return translucencies.contains(trace.steps[index].quantity) && trace.steps[index].value == .flag(false)
    }
  }
}
