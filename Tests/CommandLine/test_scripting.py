"""Scripting: one-shot queries, the methods' JSON Schemas, the examples, and sessions that are recorded and played again."""
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from insetd import APPS, INSETD, ROOT, Daemon, run

APP = APPS / "SixtyFour"
SCENE = {"version": 1, "environment": "iPhone 8@10.3", "root": {"kind": "navigation", "children": [
    {"id": "list", "view": {"subviews": [{"id": "image"}, {"id": "table", "class": "UITableView"}]}}]}}
ENVIRONMENTS = ["iPhone 8@10.3", "iPhone X@12.0"]
PRESENTED = {"version": 1, "root": {"kind": "tab", "presented": {"kind": "navigation", "children": [{"kind": "table"}]}}}

QUERIES = [
    ("inset/compute", {"scene": SCENE}), ("inset/compute", {"scene": PRESENTED, "environments": ENVIRONMENTS}),
    ("inset/compute", {}), ("inset/compute", {"controller": "FixedViewController", "environments": "iPhone X@12.0"}),
    ("inset/explain", {"scene": SCENE, "quantity": "table.contentInset.top"}),
    ("inset/explain", {"scene": SCENE, "quantity": "table.frame", "format": "markdown", "environments": ENVIRONMENTS}),
    ("inset/explain", {"quantity": "ShiftedViewController.tableView.contentInset.top"}),
    ("inset/suggest", {"scene": SCENE, "target": "table"}),
    ("inset/suggest", {"scene": SCENE, "target": "table", "goal": "edge to edge", "environments": ENVIRONMENTS}),
    ("inset/suggest", {"target": "PhotoListViewController"}), ("inset/suggest", {"target": "PageTableViewController"}),
    ("inset/whatIf", {"scene": SCENE, "changes": [{"target": "table", "set": {"contentInset": [1, 0, 0, 0]}}]}),
    ("inset/whatIf", {"controller": "ShiftedViewController", "changes": [
        {"target": "ShiftedViewController", "set": {"automaticallyAdjustsScrollViewInsets": False}}]}),
    ("inset/compare", {"scene": SCENE, "environments": ENVIRONMENTS}),
    ("inset/compare", {"scene": SCENE, "other": PRESENTED, "environments": ENVIRONMENTS[:1]}),
    ("inset/matrix", {"scene": SCENE, "quantity": "table.contentInset.top"}),
    ("inset/matrix", {"quantity": "ShiftedViewController.contentInset.top", "systems": ["10.3", "12.0"],
                      "devices": ["iPhone 8"], "orientations": ["portrait", "landscape"]}),
    ("inset/render", {"scene": SCENE}), ("inset/render", {"controller": "FeedViewController"}),
    ("inset/hierarchy", {}), ("inset/environments", {}),
]


def query(method, params, *options):
    result = run("query", method, json.dumps(params), "--in", APP, *options)
    if result.returncode:
        raise AssertionError(result.stderr)
    return json.loads(result.stdout)


class Queries(unittest.TestCase):
    def test_parameters_from_standard_input(self):
        result = run("query", "inset/compute", "-", stdin=json.dumps({"scene": SCENE}))
        self.assertEqual(json.loads(result.stdout), query("inset/compute", {"scene": SCENE}))

    def test_a_request_of_the_language_server(self):
        board = APP / "SixtyFour" / "Base.lproj" / "Main.storyboard"
        hover = query("textDocument/hover", {
            "textDocument": {"uri": (APP / "SixtyFour" / "FeedViewController.swift").as_uri()},
            "position": {"line": next(i for i, line in enumerate(
                (APP / "SixtyFour" / "FeedViewController.swift").read_text().splitlines()) if "class Feed" in line),
                "character": 12}})
        self.assertIn("64 0 49 0", hover["contents"]["value"])
        report = query("textDocument/diagnostic", {"textDocument": {"uri": board.as_uri()}})
        self.assertEqual(len(report["items"]), 3)

    def test_what_can_not_be_answered(self):
        for words, message in [
                (("inset/nothing",), "unknown method inset/nothing"),
                (("inset/compute", '{"scene": {"version": 1}}'), '"root"'),
                (("inset/compute", "{"), "the parameters are not JSON"),
                (("inset/suggest", '{"target": "Nobody"}', "--in", APP), 'nothing in the project is named by "Nobody"')]:
            with self.subTest(words):
                result = run("query", *words)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertIn(message, result.stderr)

    def test_a_suggestion_for_the_project_has_its_edit(self):
        found = query("inset/suggest", {"target": "PhotoListViewController"})["placements"][0]["suggestions"][0]
        self.assertEqual(found["changes"][0]["set"], {"automaticallyAdjustsScrollViewInsets": True})
        edit = found["edits"][0]
        line = pathlib.Path(edit["file"]).read_text().splitlines()[edit["range"]["start"]["line"]]
        start, end = edit["range"]["start"]["character"], edit["range"]["end"]["character"]
        self.assertEqual((line[start - 1:end + 1], edit["newText"]), ('"NO"', "YES"))


class Examples(unittest.TestCase):
    """The documented examples, as Protocol.md shows them."""

    def documented(self, name):
        text = (ROOT / "Sources" / "insetd" / "insetd.docc" / "Protocol.md").read_text()
        fence = re.search(rf"^\$ Tests/CommandLine/{re.escape(name)}(.*)\n((?:.*\n)*?)```$", text, re.M)
        return fence[1].split(), fence[2]

    def test_them(self):
        for name in ("example.py", "example.sh"):
            with self.subTest(name):
                arguments, output = self.documented(name)
                result = subprocess.run([ROOT / "Tests" / "CommandLine" / name, *arguments], cwd=ROOT, text=True,
                                        capture_output=True, env=os.environ | {"INSETD": INSETD})
                self.assertEqual((result.stdout, result.stderr), (output, ""))


@unittest.skipUnless(importlib.util.find_spec("jsonschema"), "needs the jsonschema module")
class MethodSchemas(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from jsonschema import Draft7Validator
        cls.validator = Draft7Validator
        cls.schemas = {name: json.loads(run("schema", name).stdout) for name in run("schema").stdout.split()}

    def part(self, method, part):
        return self.validator({"$ref": f"#/properties/{part}", "definitions": self.schemas[method]["definitions"],
                               "properties": self.schemas[method]["properties"]})

    def test_the_list(self):
        self.assertEqual(list(self.schemas)[:2], ["configuration", "scene"])
        self.assertLessEqual({method for method, _ in QUERIES}, set(self.schemas))
        for schema in self.schemas.values():
            self.validator.check_schema(schema)

    def test_requests_and_results_are_valid(self):
        for method, params in QUERIES:
            with self.subTest(method, params=params):
                self.part(method, "params").validate(params)
                self.part(method, "result").validate(query(method, params))

    def test_wrong_ones_are_not(self):
        for method, params in [("inset/explain", {"scene": SCENE}), ("inset/suggest", {"target": "t", "goal": "low"}),
                               ("inset/matrix", {"quantity": 3}), ("inset/compute", {"scene": {"version": 2}}),
                               ("inset/whatIf", {"changes": [{"set": {}}]}), ("inset/compare", {})]:
            with self.subTest(method, params=params):
                self.assertFalse(self.part(method, "params").is_valid(params))
        self.assertFalse(self.part("inset/compute", "result").is_valid({"version": 1, "results": [{}]}))


class Recordings(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.path = self.folder / "session.jsonl"
        self.log = self.folder / "insetd.log"

    def record(self, finish=True):
        daemon = Daemon("--record", self.path, "--log", self.log, "--log-level", "debug")
        self.addCleanup(daemon.close)
        daemon.initialize(APP)
        board = APP / "SixtyFour" / "Base.lproj" / "Main.storyboard"
        daemon.note("textDocument/didOpen", {"textDocument": {
            "uri": board.as_uri(), "languageId": "xml", "version": 1, "text": board.read_text()}})
        daemon.notification("textDocument/publishDiagnostics", lambda p: p["uri"] == board.as_uri() and p["diagnostics"])
        self.assertEqual(daemon.ask("inset/compute", {"scene": SCENE})["result"]["version"], 1)
        if finish:
            daemon.ask("shutdown")
            daemon.note("exit")
            self.assertEqual(daemon.process.wait(10), 0)
        return daemon

    def test_a_session_plays_again_as_it_was(self):
        self.record()
        self.assertEqual(os.stat(self.path).st_mode & 0o777, 0o600)
        result = run("replay", self.path)
        self.assertEqual((result.returncode, result.stdout.splitlines()[-1]), (0, "nothing differs"), result.stdout)

    def test_what_is_answered_otherwise_is_told(self):
        self.record()
        text = self.path.read_text()
        self.assertIn('"contentInset":[0,0,0,0]', text)
        self.path.write_text(text.replace('"contentInset":[0,0,0,0]', '"contentInset":[9,0,0,0]'))
        result = run("replay", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertIn("inset/compute 2: /result/results/0/scrollViews/0/contentInset/0: 9, now 0", result.stdout)

    def test_saving_on_request(self):
        daemon = self.record(finish=False)
        self.assertEqual(daemon.ask("inset/saveRecording")["result"]["file"], str(self.path))
        lines = [json.loads(line) for line in self.path.read_text().splitlines()]
        self.assertEqual(lines[0]["recording"], 1)
        self.assertEqual([lines[1]["from"], lines[1]["message"]["method"]], ["client", "initialize"])

    def test_what_is_no_recording(self):
        for text in ("", "x", "{}\n", '{"recording":1}\n{"at":0}\n'):
            with self.subTest(text):
                self.path.write_text(text)
                self.assertEqual(run("replay", self.path).returncode, 2)

    def test_the_log_has_a_line_an_event(self):
        self.record()
        lines = self.log.read_text().splitlines()
        self.assertTrue(all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ insetd: \w+: ", line) for line in lines), lines)
        self.assertTrue(any("inset/compute 2 took" in line for line in lines))


if __name__ == "__main__":
    unittest.main()
