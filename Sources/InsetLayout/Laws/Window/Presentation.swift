/// How a presented controller covers what is below it.
enum Presentation {
  enum Style { case fullScreen, overFullScreen, currentContext, pageSheet, formSheet, popover, unknown }

  /// The style in force: `automatic` is a page sheet from iOS 13, and compact height or width adapts sheets and
  /// popovers.
  static func style(_ pass: LayoutPass, of controller: Int) -> Style {
    let style: Style
    switch pass.node(controller).controller.modalPresentationStyle {
    case nil, "automatic": style = pass.screen.os.major >= 13 ? .pageSheet : .fullScreen
    case "fullScreen": style = .fullScreen
    case "overFullScreen": style = .overFullScreen
    case "currentContext", "overCurrentContext": style = .currentContext
    case "pageSheet": style = .pageSheet
    case "formSheet": style = .formSheet
    case "popover": style = .popover
    default: style = .unknown
    }
    let screen = pass.screen
    guard screen.idiom == .phone || !screen.isRegularWidth else { return style }
    switch style {
    case .pageSheet, .formSheet, .popover:
      // Before 13 compact width shows them full screen; from 13 as a card, but full screen in compact height.
      return screen.os.major < 13 || (screen.isCompactHeight && !screen.isRegularWidth) ? .fullScreen : .pageSheet
    default: return style
    }
  }

  static func layOut(_ pass: inout LayoutPass, _ controller: Int) {
    var context = LayoutPass.Context(cover: CoverAndGap.cover(ofWindow: pass))
    let id = pass.node(controller).id
    switch style(pass, of: controller) {
    case .fullScreen, .overFullScreen: FullScreenPresentation.apply(&pass, controller, [])
    case .currentContext:
      var guesses: [Trace.Reason] = []
      if definesContext(pass, above: controller) {
        guesses.append(
          pass.assume(
            id,
            "it is presented over the controller that defines the presentation context: the whole window is taken"))
      }
      FullScreenPresentation.apply(&pass, controller, guesses)
    case .unknown:
      let guess = pass.assume(id, "a custom presentation decides about the frame by itself: the whole window is taken")
      FullScreenPresentation.apply(&pass, controller, [guess])
    case .pageSheet:
      SheetPresentation.apply(&pass, controller)
      context.isInSheet = true
    case .formSheet:
      FormSheetPresentation.apply(&pass, controller)
      context.isInSheet = true
    case .popover:
      PopoverPresentation.apply(&pass, controller)
      context.cover = PopoverPresentation.cover(pass, controller)
    }
    pass.wait(for: controller, context)
  }

  /// Whether an ancestor short of the window's root takes a presentation in its own context.
  private static func definesContext(_ pass: LayoutPass, above controller: Int) -> Bool {
    guard case .presented(let presenter) = pass.node(controller).role else { return false }
    return pass.tree.ancestry(of: presenter).contains {
      pass.node($0).parent != nil && pass.node($0).controller.definesPresentationContext == true
    }
  }
}

extension LayoutPass {
  func presentationStyle(of controller: Int) -> Trace.Reason {
    let written = node(controller).controller.modalPresentationStyle
    return setting(
      .controller(controller), "modalPresentationStyle",
      "." + (written ?? (screen.os.major >= 13 ? "automatic" : "fullScreen")), isSet: written != nil)
  }
}
