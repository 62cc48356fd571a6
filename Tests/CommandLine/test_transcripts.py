"""The page Transcripts.md holds what a session with the sample app says, feature by feature; UPDATE_PAGES=1 writes it."""
import json
import os
import unittest

from insetd import APPS, ROOT, Daemon

APP = APPS / "SixtyFour"
PAGE = ROOT / "Sources" / "insetd" / "insetd.docc" / "Transcripts.md"
STORYBOARD = APP / "SixtyFour" / "Base.lproj" / "Main.storyboard"
SHIFTED = APP / "SixtyFour" / "ShiftedViewController.swift"
LONGEST = 24
CAPABILITIES = {
    "workspace": {"workspaceEdit": {"documentChanges": True}},
    "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "diagnostic": {},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}, "isPreferredSupport": True},
    },
}


def place(path, text, offset=0):
    """The position of a text's first occurrence in a file."""
    before = path.read_text().split(text)[0]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1 + offset}


def on(path, text, offset=0, **more):
    return {"textDocument": {"uri": path.as_uri()}, "position": place(path, text, offset)} | more


def whole(path):
    lines = path.read_text().count("\n")
    return {"textDocument": {"uri": path.as_uri()},
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": lines, "character": 0}}}


def requests():
    """What is asked, each with a sentence that says why."""
    yield "Why a screen looks as it does.", "textDocument/hover", on(SHIFTED, "ShiftedViewController", 3)
    yield "What is wrong in a file, for clients that pull.", "textDocument/diagnostic", {"textDocument": {"uri": STORYBOARD.as_uri()}}
    yield "What can be done about it.", "textDocument/codeAction", whole(STORYBOARD) | {"context": {"diagnostics": []}}
    yield "What each scroll view gets, beside its declaration.", "textDocument/inlayHint", whole(SHIFTED)
    yield "What each screen gets, above its class.", "textDocument/codeLens", {"textDocument": {"uri": SHIFTED.as_uri()}}
    yield "From an outlet in code to the view in the storyboard.", "textDocument/definition", on(SHIFTED, "tableView", 2)
    yield "What names a class.", "textDocument/references", on(SHIFTED, "ShiftedViewController", 3,
                                                            context={"includeDeclaration": True})
    yield "The same name in the file.", "textDocument/documentHighlight", on(STORYBOARD, 'customClass="ShiftedViewController"', 16)
    yield "The scenes of a storyboard.", "textDocument/documentSymbol", {"textDocument": {"uri": STORYBOARD.as_uri()}}
    yield "A screen by a part of its name.", "workspace/symbol", {"query": "shifted"}
    yield "Elements that fold.", "textDocument/foldingRange", {"textDocument": {"uri": STORYBOARD.as_uri()}}
    yield "What holds a controller, and what it holds.", "textDocument/prepareTypeHierarchy", on(
        STORYBOARD, 'customClass="ShiftedViewController"', 16)
    yield "The whole tree.", "inset/hierarchy", {"textDocument": {"uri": STORYBOARD.as_uri()}}
    yield "One number and its reasons.", "inset/explain", {
        "textDocument": {"uri": SHIFTED.as_uri()}, "quantity": "ShiftedViewController.tableView.contentInset.top",
        "environments": ["iPhone 8@10.3"]}
    yield "What would change it.", "inset/whatIf", {
        "textDocument": {"uri": SHIFTED.as_uri()}, "controller": "ShiftedViewController", "environments": ["iPhone 8@10.3"],
        "changes": [{"target": "ShiftedViewController", "set": {"edgesForExtendedLayout": "none"}}]}


def shortened(value):
    """As pretty JSON without this machine's paths, cut after some lines."""
    lines = json.dumps(value, indent=1, ensure_ascii=False).replace(APP.as_uri(), "file:///SixtyFour").replace(str(APP), "/SixtyFour")
    lines = lines.split("\n")
    return "\n".join(lines if len(lines) <= LONGEST else lines[:LONGEST] + [f"… {len(lines) - LONGEST} more lines"])


def page():
    daemon = Daemon()
    try:
        daemon.initialize(APP, CAPABILITIES)
        parts = ["# Transcripts", "What a session with the sample app `Tests/Apps/SixtyFour` says, feature by feature; long answers are cut.\n"
                 "A test plays it again and compares."]
        for title, method, params in requests():
            answer = daemon.ask(method, params)
            said = answer.get("result", answer.get("error"))
            parts.append(f"## {method}\n\n{title}\n\n```json\n{shortened(params)}\n```\n\n```json\n{shortened(said)}\n```")
        return "\n\n".join(parts) + "\n"
    finally:
        daemon.close()


class Transcripts(unittest.TestCase):
    maxDiff = None

    def test_the_page(self):
        made = page()
        if os.environ.get("UPDATE_PAGES"):
            PAGE.write_text(made)
        self.assertEqual(PAGE.read_text(), made)
        self.assertNotIn('"code": -32', made)


if __name__ == "__main__":
    unittest.main()
