"""The daemon over real pipes: the protocol's edges, and the main job from storyboard to hover."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import unittest

from insetd import APPS, Daemon, run

HOVER = {"textDocument": {"uri": "file:///nowhere.swift"}, "position": {"line": 0, "character": 0}}


class Edges(unittest.TestCase):
    def setUp(self):
        self.daemon = Daemon()
        self.addCleanup(self.daemon.close)

    def code(self, answer):
        return answer["error"]["code"]

    def test_shutdown_and_exit(self):
        self.daemon.initialize()
        self.assertIsNone(self.daemon.ask("shutdown")["result"])
        self.daemon.note("exit")
        self.assertEqual(self.daemon.process.wait(10), 0)

    def test_exit_without_shutdown(self):
        self.daemon.initialize()
        self.daemon.note("exit")
        self.assertEqual(self.daemon.process.wait(10), 1)

    def test_end_of_input_without_shutdown(self):
        self.daemon.initialize()
        self.daemon.process.stdin.close()
        self.assertEqual(self.daemon.process.wait(5), 1)

    def test_the_clients_process_dies(self):
        client = subprocess.Popen(["sleep", "0.3"])
        self.daemon.ask("initialize", {"processId": client.pid, "rootUri": None, "capabilities": {}})
        client.wait()
        self.assertIsNotNone(self.daemon.process.wait(8))

    def test_request_before_initialize(self):
        self.assertEqual(self.code(self.daemon.ask("textDocument/hover", HOVER)), -32002)

    def test_initialize_twice(self):
        self.daemon.initialize()
        self.assertEqual(self.code(self.daemon.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})), -32600)

    def test_unknown_request_and_notifications(self):
        self.daemon.initialize()
        self.daemon.note("$/x", {})
        self.daemon.note("x/y", {})
        self.assertEqual(self.code(self.daemon.ask("x/y", {})), -32601)

    def test_request_after_shutdown(self):
        self.daemon.initialize()
        self.daemon.ask("shutdown")
        self.assertEqual(self.code(self.daemon.ask("textDocument/hover", HOVER)), -32600)

    def test_string_id_and_lower_case_header(self):
        self.daemon.send({"jsonrpc": "2.0", "id": "a-b", "method": "initialize",
                          "params": {"processId": None, "rootUri": None, "capabilities": {}}}, head=b"content-length")
        self.assertIn("capabilities", self.daemon.answer("a-b")["result"])

    def test_one_byte_at_a_time(self):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                           "params": {"processId": None, "rootUri": None, "capabilities": {}}}).encode()
        for byte in b"Content-Length: %d\r\n\r\n" % len(body) + body:
            self.daemon.raw(bytes([byte]))
        self.assertIn("capabilities", self.daemon.answer(1)["result"])

    def test_body_that_is_not_json(self):
        self.daemon.initialize()
        self.daemon.raw(b'Content-Length: 5\r\n\r\n{"a":')
        self.assertEqual(self.code(self.daemon.answer(None)), -32700)
        self.assertIsNone(self.daemon.ask("shutdown")["result"])

    def test_header_without_length(self):
        self.daemon.initialize()
        self.daemon.raw(b"hello\r\n\r\n")
        self.assertIsNone(self.daemon.ask("shutdown")["result"])

    def test_bad_params(self):
        self.daemon.initialize()
        self.assertEqual(self.code(self.daemon.ask("textDocument/hover", {"position": "no"})), -32602)

    def test_hover_in_a_file_that_is_not_there(self):
        self.daemon.initialize()
        self.assertIsNone(self.daemon.ask("textDocument/hover", HOVER)["result"])

    def test_batch(self):
        self.daemon.initialize()
        self.daemon.send([{"jsonrpc": "2.0", "id": 7, "method": "shutdown"}])
        answer = self.daemon.answer(7)
        self.assertEqual(answer, [{"jsonrpc": "2.0", "id": 7, "result": None}])


class MainJob(unittest.TestCase):
    """A storyboard goes in, a right inset and its reason come out."""

    CAPABILITIES = {"textDocument": {"hover": {"contentFormat": ["markdown"]},
                                     "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
                                     "publishDiagnostics": {"relatedInformation": True, "versionSupport": True}}}

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.app = pathlib.Path(self.folder.name).resolve() / "SixtyFour"
        shutil.copytree(APPS / "SixtyFour", self.app)
        self.storyboard = self.app / "SixtyFour" / "Base.lproj" / "Main.storyboard"
        self.daemon = Daemon()
        self.addCleanup(self.daemon.close)
        self.daemon.initialize(self.app, self.CAPABILITIES)

    def open(self, path, text=None):
        self.daemon.note("textDocument/didOpen", {"textDocument": {
            "uri": path.as_uri(), "languageId": "xml", "version": 1, "text": path.read_text() if text is None else text}})

    def place(self, text, wanted, inside=1):
        before = text[: text.index(wanted) + inside]
        line = before.count("\n")
        return {"line": line, "character": len(before) - before.rfind("\n") - 1}

    def hover(self, path, wanted):
        text = path.read_text()
        answer = self.daemon.ask("textDocument/hover", {
            "textDocument": {"uri": path.as_uri()}, "position": self.place(text, wanted)})
        return answer["result"] and answer["result"]["contents"]["value"]

    def test_hover_on_a_class_declaration(self):
        path = self.app / "SixtyFour" / "FeedViewController.swift"
        self.open(path)
        value = self.hover(path, "FeedViewController: UI")
        self.assertIn("64 0 49 0", value)
        self.assertTrue(value.startswith("**"), value)

    def test_hover_in_a_file_that_is_not_open(self):
        self.assertIn("64", self.hover(self.storyboard, "<navigationBar"))

    def test_diagnostics_and_the_fix_that_ends_them(self):
        self.open(self.storyboard)
        uri = self.storyboard.as_uri()
        published = self.daemon.notification("textDocument/publishDiagnostics", lambda p: p["uri"] == uri and p["diagnostics"])
        self.assertEqual(sorted(d["code"] for d in published["diagnostics"]), [
            "auto-adjust-off-content-under-bar", "contained-child-not-adjusted", "scroll-view-not-first-subview"])
        self.assertEqual(published["version"], 1)
        wanted = next(d for d in published["diagnostics"] if d["code"] == "auto-adjust-off-content-under-bar")
        actions = self.daemon.ask("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": wanted["range"], "context": {"diagnostics": [wanted]}})["result"]
        edit = actions[0]["edit"]["changes"][uri]
        self.assertEqual(len(edit), 1)
        self.daemon.note("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 2},
            "contentChanges": [{"range": edit[0]["range"], "text": edit[0]["newText"]}]})
        published = self.daemon.notification("textDocument/publishDiagnostics", lambda p: p["uri"] == uri)
        self.assertEqual(sorted(d["code"] for d in published["diagnostics"]), [
            "contained-child-not-adjusted", "scroll-view-not-first-subview"])
        self.assertEqual(published["version"], 2)

    def test_a_truncated_storyboard_keeps_the_model_and_shows_its_problem(self):
        self.open(self.storyboard)
        uri = self.storyboard.as_uri()
        self.daemon.notification("textDocument/publishDiagnostics", lambda p: p["uri"] == uri and p["diagnostics"])
        text = self.storyboard.read_text()
        self.daemon.note("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text[: len(text) // 2]}]})
        published = self.daemon.notification("textDocument/publishDiagnostics", lambda p: p["uri"] == uri)
        self.assertTrue(any(d["severity"] == 1 for d in published["diagnostics"]), published)
        path = self.app / "SixtyFour" / "FeedViewController.swift"
        self.assertIn("64 0 49 0", self.hover(path, "FeedViewController: UI"))

    def test_hierarchy_of_the_open_project(self):
        tree = self.daemon.ask("inset/hierarchy", {"textDocument": {"uri": self.storyboard.as_uri()}})["result"]
        self.assertIn("FeedViewController", [c["class"] for c in tree["controllers"]])


class Scripts(unittest.TestCase):
    """JSON-RPC for scripts: one message a line, no session."""

    SCENE = {"version": 1, "environment": "iPhone 8@10.3",
             "root": {"kind": "navigation", "children": [{"id": "list", "kind": "table", "view": {"id": "table"}}]}}

    def lines(self, *messages):
        text = "".join(json.dumps({"jsonrpc": "2.0"} | m) + "\n" for m in messages)
        result = run("serve", "--lines", stdin=text)
        return [json.loads(line) for line in result.stdout.splitlines()], result.returncode

    def test_compute_and_explain(self):
        answers, status = self.lines(
            {"id": 1, "method": "inset/compute", "params": {"scene": self.SCENE}},
            {"id": 2, "method": "inset/explain", "params": {"scene": self.SCENE, "quantity": "table.contentInset.top"}})
        self.assertEqual(answers[0]["result"]["results"][0]["scrollViews"][0]["contentInset"], [64, 0, 0, 0])
        self.assertEqual(answers[1]["result"]["value"], 64)
        self.assertEqual(status, 0)

    def test_a_bad_scene_names_the_pointer(self):
        bad = {"version": 1, "root": {"kind": "navigation", "children": [{"kindd": "table"}]}}
        answers, _ = self.lines({"id": 1, "method": "inset/compute", "params": {"scene": bad}})
        error = answers[0]["error"]
        self.assertEqual((error["code"], error["data"]["pointer"]), (-32602, "/root/children/0/kindd"))

    def test_environments(self):
        answers, _ = self.lines({"id": 1, "method": "inset/environments"})
        self.assertIn("iPhone 5s", [d["name"] for d in answers[0]["result"]["devices"]])


if __name__ == "__main__":
    unittest.main()
