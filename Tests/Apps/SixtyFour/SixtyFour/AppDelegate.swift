import UIKit

/// The window and its tab bar controller come from Main.storyboard.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
