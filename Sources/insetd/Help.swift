enum Help {
  static let text = """
    insetd: where UIKit puts views and scroll-view content under bars, and why.

    usage: insetd [serve] [--stdio] [--lines] [--log LEVEL]
           insetd compute SCENE|DIR [--on ENV]… [--json]
           insetd explain TARGET [PATH] [--on ENV]… [--format text|markdown|json]
           insetd check [PATH]… [--on ENV]… [--format text|xcode|json|sarif|github] [--fix] [--strict]
           insetd tree [PATH] [--format text|json|dot]
           insetd matrix TARGET [PATH] [--format text|json]
           insetd render TARGET [PATH] [--on ENV] [-o FILE.svg]
           insetd report [PATH] [--on ENV]… [-o FILE.html]
           insetd laws [ID] [--format text|json]
           insetd devices [--format text|json]
           insetd schema configuration|scene
           insetd --version | --help

    serve    the daemon: Language Server Protocol and the inset/* methods on standard input and output,
             framed by Content-Length, or one JSON message a line with --lines; the default
    compute  frames, layout guides, safe areas and insets of a scene document (*.inset.json) or an app's folder
    explain  why: TARGET is FeedViewController, FeedViewController.tableView, an id, or one of these with a
             quantity behind it, such as table.adjustedContentInset.top
    check    the mistakes in an app's folder; --fix applies the preferred fixes, --strict counts hints too
    tree     the hierarchy of view controllers, with the place where each edge is written
    matrix   one quantity of a scene document on every device and system; TARGET is an id and a quantity
    render   a picture of one layout: bars, views, insets, what is hidden or blank; the one that needs a look
             unless --on names another
    report   an app on one HTML page: its controllers with numbers, reasons and pictures, and the mistakes
    laws     what is known of UIKit, a line a behaviour, or all about one of them
    devices  the devices that have figures, and on which systems
    schema   the JSON Schema of .insetd.json or of scene documents, for editors and validators

    ENV is DEVICE@OS, such as "iPhone 8@10.3" or "iPhone X@12.0 landscape"; without --on, a common phone of
    each era that the deployment target reaches. PATH is the current folder unless given.
    LEVEL is fault, error, warning (the default), info or debug.

    What sources say is kept between runs, in the user's cache folder; INSETD_CACHE names another, or is "off".

    exit status: 0 nothing to report; 1 findings (check); 2 bad usage or unreadable input
    """
}
