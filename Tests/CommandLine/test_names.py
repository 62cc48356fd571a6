"""An app in which everything that can be named has a hostile name: whatever insetd shows of it can only be read."""
import json
import pathlib
import re
import shutil
import tempfile
import unicodedata
import unittest
import xml.sax.saxutils

from insetd import APPS, Daemon, run

MARKUP = "```\n# H\n- [l](http://evil.com) ![i](x.png) <img src=x onerror=a> <https://evil.com> `c` *e* __s__ www.evil.com a@evil.com &lt;b&gt;"
DIRECTION = "\u202egnp.exe\u2066\u2069\u200e\u200f\u061c"
HIDDEN = "\u200b\u2060\ufeff\u00ad\u200d\u2063\U000e0041"
CONTROL = "\u009b31m\u0085\u2028\u2029\u007f"
# XML can't hold these, not even as references.
ESCAPES = "\u001b[31m\u001b]8;;http://evil.com\u0007\b\r\n::error::owned\n"
HOSTILE = [MARKUP, DIRECTION + HIDDEN, CONTROL + "%0A::error::owned,a:b", "A" * 10_000, "long words " * 1_000]
LINE_BREAK = {"\n"}


def forbidden(text, allowed=frozenset()):
    """The characters of a text that can't be seen, or that move others."""
    joiners = {"\ufe0e", "\ufe0f"}
    hidden = {"\u034f", "\u115f", "\u1160", "\u3164", "\uffa0"} | {chr(c) for c in range(0xFE00, 0xFE10)}
    return sorted({hex(ord(c)) for c in text
                   if c not in allowed and c not in joiners
                   and (unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs") or c in hidden)})


def markup(markdown):
    """What of a Markdown text is a link, an image, HTML, a heading or a piece of code that insetd doesn't make."""
    found, fence = [], None
    for line in markdown.split("\n"):
        mark = re.match(r"(`{3,})(\w*)$", line)
        if fence:
            if mark and not mark[2] and len(mark[1]) >= len(fence):
                fence = None
            continue
        if mark and mark[2] == "text":
            fence = mark[1]
            continue
        if mark:
            found.append(line)
        # Numbers and dots of lists, and bold, italics and laws' ids, are insetd's own.
        line = re.sub(r"\\[!-/:-@\[-`{-~]", "\0", line)
        line = re.sub(r"`[A-Z0-9-]+`", "", line)
        if re.search(r"[\[\]<>`~]|://|www\.|\w@\w|^\s*(#|=|\+|\|)|evil\.com", line) or "__" in line:
            found.append(line)
        if re.sub(r"^(\*\*.*\*\*|\*[^*]*\*)$", "", line).count("*"):
            found.append(line)
    return found + ([f"open fence {fence}"] if fence else [])


class HostileApp:
    """A copy of an app with another name wherever its storyboard has one."""

    NAME = "Ma\u202ein ```\n# [l](evil.com)\u009b31m,a:b"

    def __init__(self, folder):
        self.root = folder / "Evil [x](y) \u202e\u009b31m`<b>,%"
        shutil.copytree(APPS / "SixtyFour", self.root)
        old = self.root / "SixtyFour/Base.lproj/Main.storyboard"
        self.storyboard = old.with_name(self.NAME + ".storyboard")
        for file in ["SixtyFour/Info.plist", "SixtyFour.xcodeproj/project.pbxproj"]:
            words = (self.root / file).read_text()
            words = words.replace("<string>Main</string>", f"<string>{xml.sax.saxutils.escape(self.NAME)}</string>")
            words = words.replace("Base.lproj/Main.storyboard;", f'"Base.lproj/{self.NAME}.storyboard";'.replace("\n", "\\n"))
            (self.root / file).write_text(words)
        text = old.read_text()
        old.unlink()
        for number, identifier in enumerate(sorted(set(re.findall(r' id="(\w{3}-\w{2}-\w{3})"', text)))):
            if number % 3 == 0:
                text = text.replace(f'"{identifier}"', self.attribute(identifier + HOSTILE[number % len(HOSTILE)]))
        for number, name in enumerate(sorted(set(re.findall(r'customClass="(\w+)"', text)))):
            if name in ("ShiftedViewController", "PhotoListViewController"):
                continue  # Whose code says more.
            text = text.replace(f'customClass="{name}"', "customClass=" + self.attribute(name + HOSTILE[number % 5]))
        names = iter(range(10_000))
        text = re.sub(r'(<tableView|<imageView|<containerView) ', lambda match: match[0] + "userLabel="
                      + self.attribute(HOSTILE[next(names) % 5]) + " ", text)
        text = re.sub(r' title="(\w+)"', lambda match: " title=" + self.attribute(match[1] + HOSTILE[next(names) % 5]), text)
        text = re.sub(r'property="(tableView|backdropView|containerView)"',
                      lambda match: "property=" + self.attribute(match[1] + HOSTILE[next(names) % 5]), text)
        self.storyboard.write_text(text)
        self.configuration = self.root / ".insetd.json"
        self.configuration.write_text(json.dumps({
            "deploymentTarget": "9.0", "rules": {ESCAPES + MARKUP: "error"}, "environments": ["iPhone 8@10.3", "iPhone X@12.0"],
            "placements": [{"controller": ESCAPES + DIRECTION, "in": ["UITabBarController"]}], ESCAPES: 1}))
        self.scene = self.root / ("sce\u202ene" + "\u001b[31m.inset.json")
        self.table = "table" + ESCAPES + MARKUP + DIRECTION + HIDDEN + CONTROL
        self.scene.write_text(json.dumps({
            "version": 1, "environment": "iPhone 8@10.3",
            "root": {"kind": "navigation", "id": "nav" + ESCAPES, "class": "Nav" + MARKUP, "children": [
                {"kind": "table", "id": "list" + "A" * 10_000, "class": ESCAPES + "List",
                 "view": {"id": self.table}}]}}))
        (self.root / "SixtyFour/Evil.swift").write_text(
            "class EvilViewController: UITableViewController {\n  override func viewDidLoad() {\n"
            f"    tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0) // {DIRECTION}\u001b[31m \u009b2J\n"
            "  }\n}\n")

    @staticmethod
    def attribute(text):
        escapes = {character: f"&#{ord(character)};" for character in "\n\r\t\u0085\u2028"}
        return xml.sax.saxutils.quoteattr(text, escapes)


class HostileNames(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.app = HostileApp(pathlib.Path(cls.folder.name).resolve())

    def command(self, *arguments, status=None):
        result = run(*arguments, cwd=self.app.root)
        self.assertEqual(forbidden(result.stdout, LINE_BREAK), [], arguments)
        self.assertEqual(forbidden(result.stderr, LINE_BREAK), [], arguments)
        # The configuration names a rule that there isn't and has an unknown key: a line each.
        lines = [line for line in result.stderr.split("\n")[:-1] if not line.startswith("insetd: .insetd.json:1:")]
        self.assertLessEqual(len(lines), 1, result.stderr)
        if status is not None:
            self.assertEqual(result.returncode, status, result.stderr)
        return result.stdout

    def assertShown(self, value, key=""):
        """What in an answer is for people is one line that can only be read."""
        if isinstance(value, dict):
            if value.get("kind") in ("markdown", "plaintext") and isinstance(value.get("value"), str):
                self.assertEqual(forbidden(value["value"], LINE_BREAK), [], key)
                if value["kind"] == "markdown":
                    self.assertEqual(markup(value["value"]), [], value["value"][:2_000])
                return
            for name, item in value.items():
                if name != "insertedContent":  # Source, not words.
                    self.assertShown(item, name)
        elif isinstance(value, list):
            for item in value:
                self.assertShown(item, key)
        elif isinstance(value, str) and key in {"message", "title", "sentence", "label", "detail", "tooltip", "headline",
                                                "text", "documentation", "containerName", "why", "reason", "verbose"}:
            self.assertEqual(forbidden(value), [], f"{key}: {value[:200]}")
            self.assertLess(len(value), 2_100, key)
            self.assertNotIn("A" * 300, value, key)

    def test_check(self):
        finding_count = len(json.loads(self.command("check", ".", "--format", "json", status=2))["findings"])
        self.assertGreaterEqual(finding_count, 2)
        self.assertShown(json.loads(self.command("check", ".", "--format", "json")))
        self.assertShown(json.loads(self.command("check", ".", "--format", "sarif"))["runs"][0]["results"])
        for form in ["xcode", "github"]:
            lines = self.command("check", ".", "--format", form).splitlines()
            # Two lines more: what of the configuration can't be used.
            self.assertEqual(len(lines), finding_count + 2)
            if form == "github":
                for line in lines:
                    self.assertRegex(line, r"^::(error|warning|notice) file=[^:,]*,line=\d+,"
                                           r"(endLine=\d+(,col=\d+,endColumn=\d+)?,title=[\w-]+|col=\d+,title=unread)::")
        text = self.command("check", ".", "--strict")
        self.assertNotIn("A" * 300, text)
        self.assertEqual(len(re.findall(r"^\S.*\(([\w-]+)\)$", text, re.M)), finding_count)
        self.command("check", str(self.app.scene))
        self.command("check", ".", "--write-baseline", "base\u202e\u001b[31m.json", status=2)

    def test_names_as_data_are_whole(self):
        findings = json.loads(self.command("check", ".", "--format", "json"))["findings"]
        self.assertIn(str(self.app.storyboard.relative_to(self.app.root)), {finding["file"] for finding in findings})
        classes = {controller["class"] for controller in json.loads(self.command("tree", "--format", "json"))["controllers"]}
        self.assertTrue(any("A" * 10_000 in name for name in classes))
        self.assertTrue(any(name.endswith(MARKUP) for name in classes))

    def test_tree(self):
        text = self.command("tree", status=2)
        self.assertNotIn("A" * 300, text)
        self.assertFalse([line for line in text.splitlines() if line.startswith(("#", "-", "::"))])
        self.command("tree", "--coverage", status=2)
        self.command("tree", "--coverage", "--format", "json", status=2)
        dot = self.command("tree", "--format", "dot", status=2)
        for line in dot.splitlines()[3:-1]:
            self.assertRegex(line, r'^  (n\d+ \[label="([^"\\]|\\.)*"\]|n\d+ -> n\d+ \[label="\w+"\]|window -> n\d+);$')

    def test_explain_compute_render_report_and_matrix(self):
        scene = str(self.app.scene)
        for target, path in [(self.app.table, scene), *((name, ".") for name in self.targets())]:
            status = 0 if path == scene else 2
            self.command("explain", target, path, status=status)
            self.assertEqual(markup(self.command("explain", target, path, "--format", "markdown", status=status)), [])
            picture = self.command("render", target, path, status=status)
            self.assertNotIn("<img", picture)
            self.assertNotIn("A" * 300, picture)
        quantity = self.app.table + ".contentInset.top"
        self.assertShown(json.loads(self.command("explain", quantity, scene, "--format", "json", status=0)))
        self.assertEqual(markup(self.command("explain", quantity, scene, "--format", "markdown", status=0)), [])
        self.command("matrix", quantity, scene, status=0)
        self.command("matrix", quantity, scene, "--format", "json", status=0)
        self.command("compute", scene, status=0)
        self.command("compute", scene, "--json", status=0)
        self.command("compute", ".", status=2)
        self.command("compute", ".", "--json", status=2)
        page = self.command("report", status=2)
        self.assertNotIn("<img", page)
        self.assertNotIn("A" * 300, page)

    def test_complaints(self):
        for arguments in [("explain", "no" + ESCAPES, "."), ("compute", "gone\u202e\u001b[31m\n"), ("check", "gone\u009b2J"),
                          ("check", "--on", ESCAPES), ("replay", str(self.app.scene)), ("matrix", "x" + ESCAPES, str(self.app.scene)),
                          ("query", "inset/explain", json.dumps({"quantity": ESCAPES + ".contentInset.top"}))]:
            self.command(*arguments, status=2)

    def targets(self):
        tree = json.loads(self.command("tree", "--format", "json"))
        return [controller["class"] for controller in tree["controllers"] if not controller["class"].startswith("UI")]

    def test_every_request(self):
        daemon = Daemon("--log-level", "debug")
        self.addCleanup(daemon.close)
        daemon.initialize(self.app.root, trace="verbose", capabilities={
            "window": {"workDoneProgress": True},
            "textDocument": {
                "hover": {"contentFormat": ["markdown", "plaintext"]}, "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                "completion": {"completionItem": {"documentationFormat": ["markdown"]}}, "documentLink": {"tooltipSupport": True},
                "publishDiagnostics": {"relatedInformation": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}}})

        def ask(method, params):
            answer = daemon.ask(method, params)
            self.assertShown(answer.get("error", {}))
            self.assertShown(answer.get("result"))
            return answer.get("result")

        seen = 0
        for path in [self.app.storyboard, self.app.scene, self.app.configuration, self.app.root / "SixtyFour/Evil.swift"]:
            text = path.read_text()
            lines = text.split("\n")
            document = {"uri": path.as_uri()}
            whole = {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}
            daemon.note("textDocument/didOpen", {"textDocument": document | {"languageId": "x", "version": 1, "text": text}})
            for number, line in enumerate(lines):
                starts = range(0, len(line), 40) if len(lines) < 10 else [len(line) - len(line.lstrip()) + 2]
                for character in list(starts)[:60]:
                    at = {"textDocument": document, "position": {"line": number, "character": character}}
                    seen += ask("textDocument/hover", at) is not None
                    if number % 20 == 0:
                        for method in ["definition", "references", "documentHighlight", "completion"]:
                            ask("textDocument/" + method, at | {"context": {"includeDeclaration": True}})
                        for item in ask("textDocument/prepareTypeHierarchy", at) or []:
                            self.assertEqual(forbidden(item["name"]), [])
                            for method in ["supertypes", "subtypes"]:
                                ask("typeHierarchy/" + method, {"item": item})
            for method in ["documentSymbol", "documentLink", "foldingRange", "diagnostic"]:
                for symbol in ask("textDocument/" + method, {"textDocument": document}) or []:
                    if "name" in symbol:
                        self.assertEqual(forbidden(symbol["name"]), [])
            for action in ask("textDocument/codeAction", {"textDocument": document, "range": whole, "context": {"diagnostics": []}}):
                self.assertEqual(forbidden(action["title"]), [])
            for hint in ask("textDocument/inlayHint", {"textDocument": document, "range": whole}):
                ask("inlayHint/resolve", hint)
            for lens in ask("textDocument/codeLens", {"textDocument": document}):
                command = (ask("codeLens/resolve", lens) or lens)["command"]
                ask("workspace/executeCommand", {"command": command["command"], "arguments": command.get("arguments", [])})
            for method in ["compute", "hierarchy", "render"]:
                ask("inset/" + method, {"textDocument": document})
        self.assertGreater(seen, 40)
        for symbol in ask("workspace/symbol", {"query": ""}):
            self.assertEqual(forbidden(symbol["name"] + symbol["containerName"]), [])
        ask("workspace/executeCommand", {"command": ESCAPES})
        scene = json.loads(self.app.scene.read_text())
        quantity = self.app.table + ".contentInset.top"
        for form in ["json", "markdown", "plain"]:
            ask("inset/explain", {"scene": scene, "quantity": quantity, "format": form})
        ask("inset/suggest", {"scene": scene, "target": self.app.table})
        ask("inset/matrix", {"scene": scene, "quantity": quantity})
        ask("inset/compare", {"scene": scene, "environments": ["iPhone 8@10.3", "iPhone X@12.0"]})
        ask("inset/whatIf", {"scene": scene, "changes": [{"target": self.app.table, "set": {"contentInset": [1, 0, 0, 0]}}]})
        daemon.note(ESCAPES, {})
        ask(ESCAPES, {})


if __name__ == "__main__":
    unittest.main()
