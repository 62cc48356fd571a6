enum Help {
  static let text = """
    insetd: where UIKit puts views and scroll-view content under bars, and why.

    usage: insetd [serve] [--stdio] [--lines] [--log FILE] [--log-level LEVEL] [--record FILE]
           insetd compute SCENE|DIR [--on ENV]… [--json]
           insetd explain TARGET [PATH] [--on ENV]… [--format text|markdown|json]
           insetd trace CONTROLLER [PATH] [--on ENV]… [--all] [--at FILE:LINE] [--value QUANTITY]
                 [--format text|json]
           insetd check [PATH]… [--on ENV]… [--format text|xcode|json|sarif|github] [--fix] [--strict]
                 [--baseline FILE] [--write-baseline FILE]
           insetd tree [PATH] [--coverage] [--format text|json|dot]
           insetd matrix TARGET [PATH] [--format text|json]
           insetd render TARGET [PATH] [--on ENV] [-o FILE.svg]
           insetd report [PATH] [--on ENV]… [-o FILE.html]
           insetd laws [ID] [--format text|json]
           insetd devices [--format text|json]
           insetd rules [ID]
           insetd query METHOD [JSON|-] [--in DIR]
           insetd schema [configuration|scene|METHOD]
           insetd replay FILE
           insetd --version | --help

    serve    the daemon: Language Server Protocol and the inset/* methods on standard input and output,
             framed by Content-Length, or one JSON message a line with --lines; the default
    compute  frames, layout guides, safe areas and insets of a scene document (*.inset.json) or an app's folder
    explain  why: TARGET is FeedViewController, FeedViewController.tableView, an id, or one of these with a
             quantity behind it, such as table.adjustedContentInset.top
    trace    runs a controller's code and shows what it does with layout, from init to its resting state; --all
             shows every property, --at what happens on a line, --value what is about one quantity
    check    the mistakes in an app's folder, or in single files; --fix applies the preferred fixes, --strict
             counts infos and hints too; --write-baseline keeps what there is, --baseline leaves that out
    tree     the hierarchy of view controllers, with the place where each edge is written;
             --coverage: how many of them the sources place, and why the others' places are unknown
    matrix   one quantity of a scene document or a project on every device and system; TARGET ends with a quantity
    render   a picture of one layout: bars, views, insets, what is hidden or blank; the one that needs a look
             unless --on names another
    report   an app on one HTML page: its controllers with numbers, reasons and pictures, and the mistakes
    laws     what is known of UIKit, a line a behaviour, or all about one of them
    devices  the devices that have figures, and on which systems
    rules    the rules, or one of them with its reason, an example and what it says there
    query    one request to the daemon, such as inset/compute or textDocument/hover; its result as JSON
    schema   the JSON Schema of .insetd.json, of scene documents, or of a method's parameters and result;
             without a name the list of them
    replay   plays a session that serve --record FILE has written to a daemon of today, and prints what it
             answers otherwise

    In a folder with several projects check, tree, compute and report tell of all of them, with --json and --format
    json as {"version", "projects": […]}; explain, render and matrix want the folder of one as PATH where several
    have the TARGET.

    ENV is DEVICE@OS, such as "iPhone 8@10.3" or "iPhone X@12.0 landscape"; without --on, a common phone of
    each era that the deployment target reaches. PATH is the current folder unless given.
    LEVEL is fault, error, warning (the default), info or debug; the log is standard error unless --log names
    a file. --record keeps the last 16 MiB of messages and writes them at the end, and on inset/saveRecording.

    What sources say is kept between runs, in the user's cache folder; INSETD_CACHE names another, or is "off".

    exit status: 0 nothing to report; 1 findings (check), differences (replay); 2 bad usage, input that wasn't read,
                 wholly or in part, files that --fix left alone (standard error says what and why, the rest is
                 printed), output that can't be written
    """
}
