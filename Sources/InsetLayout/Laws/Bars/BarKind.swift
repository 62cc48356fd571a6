/// The three bars that containers draw.
enum BarKind: Sendable {
  case navigationBar, tabBar, toolbar

  var name: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    }
  }

  /// How settings of the bar are named on its container.
  var settingPrefix: String {
    switch self {
    case .navigationBar: "navigationBar."
    case .tabBar: "tabBar."
    case .toolbar: "toolbar."
    }
  }

  var translucency: Quantity {
    switch self {
    case .navigationBar: Quantity(.navigationBarTranslucent)
    case .tabBar: Quantity(.tabBarTranslucent)
    case .toolbar: Quantity(.toolbarTranslucent)
    }
  }

  var decision: Quantity {
    switch self {
    case .navigationBar: Quantity(.navigationBarDecision)
    case .tabBar: Quantity(.tabBarDecision)
    case .toolbar: Quantity(.toolbarDecision)
    }
  }

  var frame: Quantity {
    switch self {
    case .navigationBar: Quantity(.navigationBarFrame)
    case .tabBar: Quantity(.tabBarFrame)
    case .toolbar: Quantity(.toolbarFrame)
    }
  }
}
