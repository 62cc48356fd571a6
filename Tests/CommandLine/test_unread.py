"""Nothing unread is called fine: place, cause, exit status 2, beside whatever could be read."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from insetd import APPS, INSETD, run

STORYBOARD = "SixtyFour/Base.lproj/Main.storyboard"
FEED = "SixtyFour/FeedViewController.swift"
CONFLICT = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> topic\n"


class App(unittest.TestCase):
    """A copy of the sample with its three mistakes."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.app = pathlib.Path(folder.name).resolve() / "App"
        shutil.copytree(APPS / "SixtyFour", self.app)

    def file(self, name, text=None):
        path = self.app / name
        if text is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def insert(self, name, line, text):
        lines = self.file(name).read_text(encoding="utf-8").split("\n")
        lines.insert(line - 1, text.rstrip("\n"))
        self.file(name, "\n".join(lines))

    def unread(self, place, cause, *arguments, findings=3):
        """Checks that all commands say so; the JSON of the check."""
        message = f"insetd: {place}: {cause}\n"
        result = run("check", ".", "--format", "json", *arguments, cwd=self.app)
        self.assertEqual((result.returncode, result.stderr), (2, message))
        document = json.loads(result.stdout)
        self.assertEqual(len(document["findings"]), findings)
        self.assertEqual([each["message"] for each in document["unread"]], [cause])
        for command in (["tree"], ["report"], ["compute", "."], ["explain", "FeedViewController"],
                        ["render", "FeedViewController"], ["matrix", "FeedViewController.contentInset.top"]):
            done = run(*command, cwd=self.app)
            self.assertEqual(done.returncode, 2, command)
            # What the target's name needs may be what can't be read.
            self.assertTrue(done.stderr == message or "is named by" in done.stderr, done.stderr)
        return document["unread"][0]


class Files(App):
    def test_a_cut_off_storyboard(self):
        source = self.file(STORYBOARD).read_bytes()
        self.file(STORYBOARD, source[:source.index(b'<tableView opaque="NO"') + 30])
        result = run("check", ".", cwd=self.app)
        self.assertEqual(result.returncode, 2)
        self.assertRegex(result.stderr, rf"^insetd: {STORYBOARD}:\d+:\d+: XML: [a-z ]+\n$")

    def test_conflicts_in_every_kind_of_file(self):
        project = next(self.app.glob("*.xcodeproj")).name + "/project.pbxproj"
        for name, kind in ((STORYBOARD, "file"), (FEED, "file"), (project, "project file"),
                           ("SixtyFour/Info.plist", "property list")):
            with self.subTest(name):
                before = self.file(name).read_bytes()
                self.insert(name, 3, CONFLICT)
                result = run("check", ".", cwd=self.app)
                self.assertEqual((result.returncode, result.stderr), (
                    2, f"insetd: {name}:3:1: the {kind} has unresolved merge conflicts\n"))
                self.file(name, before)
        for name, kind in (("Old/A.m", "file"), ("Old/B.mm", "file"), ("Old/C.h", "file"), ("Model.swift", "file"),
                           ("Old/Other.plist", "property list"), ("a.inset.json", "scene document"),
                           (".insetd.json", "configuration"), ("Old/A.xcconfig", "settings file"), ("Old/B.xib", "file")):
            with self.subTest(name):
                self.file(name, "\n" + CONFLICT)
                result = run("check", ".", cwd=self.app)
                pointer = ": " if name.endswith(".inset.json") else ""
                self.assertEqual((result.returncode, result.stderr), (
                    2, f"insetd: {name}:2:1: {pointer}the {kind} has unresolved merge conflicts\n"))
                self.file(name).unlink()

    def test_marks_that_are_no_conflict(self):
        self.file("A.swift", 'import UIKit\n/* How it looks:\n<<<<<<< ours\n*/\nclass A: UIViewController {}\n')
        self.file("B.m", "// =======\n// <<<<<<<\n@implementation B\n@end\n")
        self.assertEqual(run("check", ".", cwd=self.app).returncode, 1)

    def test_cut_off_sources(self):
        source = self.file(FEED).read_text(encoding="utf-8")
        self.file(FEED, source[:source.rindex("}")])
        self.assertRegex(run("check", ".", cwd=self.app).stderr, rf"^insetd: {FEED}:\d+:\d+: Swift syntax error")

    def test_data_that_is_no_text(self):
        self.file("A.swift", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
        self.unread("A.swift:1:1", "the file is no UTF-8 text")

    def test_a_scene_document_of_an_unknown_device(self):
        self.file("a.inset.json", '{\n  "version": 1,\n  "environment": { "os": "8.0", "device": "iPone 5s" },\n  "root": {}\n}\n')
        result = run("check", ".", cwd=self.app)
        self.assertEqual(result.returncode, 2)
        self.assertRegex(result.stderr, r"^insetd: a\.inset\.json:3:43: /environment/device: .*iPhone 5s")

    def test_a_file_and_a_folder_that_may_not_be_read(self):
        self.file("Closed/Main.storyboard", self.file(STORYBOARD).read_bytes())
        self.file("A.swift", "class A {}\n").chmod(0)
        self.file("Closed").chmod(0)
        self.addCleanup(self.file("Closed").chmod, 0o755)
        result = unprivileged("check", ".", cwd=self.app)
        self.assertEqual((result.returncode, result.stderr), (2, (
            "insetd: A.swift: the file can't be read (Permission denied)\n"
            "insetd: Closed: the folder can't be read (Permission denied), so what is in it is left out\n")))
        self.assertEqual(result.stdout.count("warning:"), 3)
        alone = unprivileged("check", "Closed", "--format", "json", cwd=self.app)
        self.assertEqual(alone.returncode, 2)
        self.assertIn("Closed: the folder can't be read (Permission denied)", alone.stderr)


def unprivileged(*arguments, cwd):
    """The same as a user whom permissions bind."""
    root = pathlib.Path(cwd)
    if os.geteuid() != 0:
        return run(*arguments, cwd=cwd)
    for folder in (root, *root.parents):
        if folder.stat().st_uid == 0 and folder != pathlib.Path("/"):
            folder.chmod(folder.stat().st_mode | 0o055)
    with tempfile.TemporaryDirectory(dir="/tmp") as bin:
        pathlib.Path(bin).chmod(0o755)
        copy = shutil.copy(INSETD, bin)
        return subprocess.run([copy, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=60,
                              user=65534, group=65534, extra_groups=[],
                              env={**os.environ, "INSETD_CACHE": "off", "HOME": "/nonexistent"})


class Configuration(App):
    def test_what_can_not_be_used(self):
        for text, place, cause in (
                ("{", "1:2", "JSON: "), ("[]", "1:1", "expected "), ('{ "exclude": "Pods" }', "1:14", "expected an array"),
                ('{ "enviroments": [] }', "1:3", "unknown key"),
                ('{ "environments": ["iPhone 5x@8.0"] }', "1:20", '.*did you mean "iPhone 5'),
                ('{ "environments": ["iPhone X@6.0"] }', "1:20", ".*iOS 6.0"),
                ('{ "rules": { "scroll-view-not-frist-subview": "off" } }', "1:14", "there is no rule")):
            with self.subTest(text):
                self.file(".insetd.json", text)
                result = run("check", ".", cwd=self.app)
                self.assertEqual(result.returncode, 2)
                self.assertRegex(result.stderr, rf"^insetd: \.insetd\.json:{place}: {cause}")
                self.assertEqual(len(result.stderr.splitlines()), 1)


class Paths(App):
    def test_each_with_its_cause(self):
        self.file("a.png", b"\x89PNG")
        self.file("a.txt", "words\n")
        self.file("a", b"\x00\x01")
        self.file("empty/.keep", "")
        os.mkfifo(self.file("pipe.swift"))
        empty = pathlib.Path(self.app).parent / "empty"
        empty.mkdir()
        for path, cause in (
                ("", "an empty path names nothing"), ("nowhere", "nowhere: no such file or folder"),
                ("a.png", "a.png: insetd doesn't read such files"), ("a.txt", "a.txt: insetd doesn't read such files"),
                ("a", "a: insetd doesn't read such files"), ("pipe.swift", "pipe.swift: neither a file nor a folder"),
                ("../empty", "../empty: there is nothing in it that insetd reads")):
            for command in (["check"], ["tree"], ["report"], ["compute"], ["explain", "A"], ["render", "A"],
                            ["matrix", "A.frame"]):
                with self.subTest(path=path, command=command):
                    result = run(*command, path, cwd=self.app)
                    self.assertEqual((result.returncode, result.stdout), (2, ""))
                    self.assertIn(f"insetd: {cause}", result.stderr.replace("insetd: : ", "insetd: "))
                    self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_the_others_are_checked_all_the_same(self):
        result = run("check", "nowhere", STORYBOARD, "--format", "json", cwd=self.app)
        document = json.loads(result.stdout)
        self.assertEqual((result.returncode, len(document["findings"])), (2, 3))
        self.assertEqual(document["unread"], [{"file": "nowhere", "message": "no such file or folder"}])

    def test_an_unknown_device_or_system_is_said_before_all_else(self):
        for environment, cause in (("iPhone 5x@8.0", "iPhone 5s"), ("iPhone X@6.0", "iOS 6.0"), ("", "expected DEVICE@OS")):
            result = run("check", ".", "--on", environment, cwd=self.app)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(cause, result.stderr)


class Formats(App):
    def setUp(self):
        super().setUp()
        self.insert(FEED, 3, CONFLICT)
        self.cause = "the file has unresolved merge conflicts"

    def test_json(self):
        place = {"start": {"line": 3, "column": 1}, "end": {"line": 3, "column": 13}}
        unread = self.unread(f"{FEED}:3:1", self.cause)
        self.assertEqual(unread, {"file": FEED, "range": place, "message": self.cause})

    def test_sarif(self):
        result = run("check", ".", "--format", "sarif", cwd=self.app)
        (sarif,) = json.loads(result.stdout)["runs"]
        self.assertEqual((result.returncode, len(sarif["results"])), (2, 3))
        (invocation,) = sarif["invocations"]
        self.assertEqual((invocation["executionSuccessful"], invocation["exitCode"]), (False, 2))
        (notification,) = invocation["toolExecutionNotifications"]
        self.assertEqual((notification["level"], notification["message"]["text"]), ("error", self.cause))
        physical = notification["locations"][0]["physicalLocation"]
        self.assertEqual((physical["artifactLocation"]["uri"], physical["region"]["startLine"]), (FEED, 3))

    def test_lines(self):
        xcode = run("check", ".", "--format", "xcode", cwd=self.app).stdout.splitlines()
        self.assertEqual(xcode[0], f"{self.app / FEED}:3:1: warning: {self.cause} (unread)")
        self.assertEqual(len(xcode), 4)
        github = run("check", ".", "--format", "github", cwd=self.app).stdout.splitlines()
        self.assertEqual(github[0], f"::error file={FEED},line=3,col=1,title=unread::{self.cause}")

    def test_the_report_says_it_on_its_page(self):
        page = run("report", ".", cwd=self.app).stdout
        self.assertTrue(re.search(rf"<h2>Not read</h2>\s*<ul><li>{FEED}:3:1: {self.cause}</li></ul>", page))

    def test_a_baseline_is_written_and_the_status_is_still_2(self):
        done = run("check", ".", "--write-baseline", "b.json", cwd=self.app)
        self.assertEqual(done.returncode, 2)
        self.assertTrue(self.file("b.json").exists())


if __name__ == "__main__":
    unittest.main()
