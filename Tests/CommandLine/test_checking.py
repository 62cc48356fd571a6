"""`insetd check` for CI, Xcode and git: formats, baselines, comments, fixes, scripts."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from insetd import APPS, INSETD, ROOT, run

RULES = ["scroll-view-not-first-subview", "auto-adjust-off-content-under-bar", "contained-child-not-adjusted"]


class Sample(unittest.TestCase):
    """A copy of the sample with its three mistakes."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.app = pathlib.Path(folder.name) / "SixtyFour"
        shutil.copytree(APPS / "SixtyFour", self.app)
        self.storyboard = self.app / "SixtyFour" / "Base.lproj" / "Main.storyboard"

    def rules(self, *arguments):
        result = run("check", self.app, "--format", "json", *arguments)
        return [f["rule"] for f in json.loads(result.stdout)["findings"]]

    def insert(self, line, text):
        lines = self.storyboard.read_text(encoding="utf-8").split("\n")
        lines.insert(line - 1, text)
        self.storyboard.write_text("\n".join(lines), encoding="utf-8")


class Formats(Sample):
    def test_text_marks_the_place_beneath_its_line_without_colours(self):
        lines = run("check", self.app).stdout.split("\n")
        place = next(i for i, line in enumerate(lines) if "auto-adjust-off" in line)
        column = lines[place + 1].index('automaticallyAdjustsScrollViewInsets="NO"')
        self.assertEqual(lines[place + 2], " " * column + "^" + "~" * 40)
        self.assertNotIn("\x1b", "\n".join(lines))

    def test_paths_are_those_that_can_be_opened_from_here(self):
        name = "SixtyFour/Base.lproj/Main.storyboard"
        for folder, start in ((self.app, ""), (self.app.parent, self.app.name + "/"), (ROOT, f"{self.app.resolve()}/")):
            files = {finding["file"] for finding in json.loads(
                run("check", self.app, "--format", "json", cwd=folder).stdout)["findings"]}
            self.assertEqual(files, {start + name})

    def test_github_annotations_are_from_where_the_check_runs(self):
        lines = run("check", self.app, "--format", "github", cwd=self.app.parent).stdout.splitlines()
        self.assertEqual(len(lines), 3)
        for line in lines:
            self.assertRegex(
                line, rf"^::warning file={self.app.name}/SixtyFour/Base\.lproj/Main\.storyboard,line=\d+,endLine=\d+,col=\d+,"
                      r"endColumn=\d+,title=[a-z-]+::[^\n]+$")

    def test_sarif_has_what_its_schema_and_code_scanning_ask_for(self):
        sarif = json.loads(run("check", self.app, "--format", "sarif").stdout)
        self.assertEqual((sarif["version"], sarif["$schema"]), ("2.1.0", "https://json.schemastore.org/sarif-2.1.0.json"))
        (one_run,) = sarif["runs"]
        self.assertEqual(set(one_run), {"tool", "columnKind", "results"})
        self.assertEqual(one_run["columnKind"], "utf16CodeUnits")
        driver = one_run["tool"]["driver"]
        self.assertEqual(driver["name"], "insetd")
        self.assertEqual(len({rule["id"] for rule in driver["rules"]}), len(driver["rules"]))
        for rule in driver["rules"]:
            self.assertEqual(set(rule), {"id", "shortDescription", "fullDescription", "help", "defaultConfiguration"})
        for result in one_run["results"]:
            self.assertEqual(driver["rules"][result["ruleIndex"]]["id"], result["ruleId"])
            self.assertIn(result["level"], ("none", "note", "warning", "error"))
            self.assertEqual(set(result["partialFingerprints"]), {"line/v1", "context/v1"})
            for location in result["locations"] + result.get("relatedLocations", []):
                physical = location["physicalLocation"]
                self.assertFalse(physical["artifactLocation"]["uri"].startswith("/"))
                self.assertTrue(all(value >= 1 for value in physical["region"].values()))
            for fix in result["fixes"]:
                self.assertTrue(fix["artifactChanges"][0]["replacements"])
        # SARIF_SCHEMA may name a copy of the schema itself.
        if schema := os.environ.get("SARIF_SCHEMA"):
            import jsonschema
            jsonschema.validate(sarif, json.loads(pathlib.Path(schema).read_text()))

    def test_the_order_is_always_the_same(self):
        self.assertEqual(self.rules(), RULES)
        self.assertEqual(run("check", self.app).stdout, run("check", self.app).stdout)

    def test_a_file_alone_gives_its_own_findings(self):
        feed = next(self.app.rglob("FeedViewController.swift"))
        self.assertEqual(run("check", feed).returncode, 0)
        result = run("check", feed, self.storyboard, "--format", "json")
        self.assertEqual([f["rule"] for f in json.loads(result.stdout)["findings"]], RULES)


class Switches(Sample):
    def test_a_comment_in_the_storyboard(self):
        line = json.loads(run("check", self.app, "--format", "json").stdout)["findings"][0]["range"]["start"]["line"]
        self.insert(line, f"<!-- insetd:disable:next {RULES[0]} -->")
        self.assertEqual(self.rules(), RULES[1:])

    def test_an_unused_comment_is_a_hint_that_counts_when_strict(self):
        self.assertEqual(run("check", self.app, "--fix").returncode, 0)
        feed = next(self.app.rglob("FeedViewController.swift"))
        feed.write_text("// insetd:disable no-such-rule\n" + feed.read_text(encoding="utf-8"), encoding="utf-8")
        self.assertEqual(self.rules(), ["unused-suppression"])
        self.assertEqual((run("check", self.app).returncode, run("check", self.app, "--strict").returncode), (0, 1))
        self.assertEqual(run("check", self.app, "--fix", "--strict").returncode, 0)
        self.assertNotIn("insetd", feed.read_text(encoding="utf-8"))


class Baselines(Sample):
    def setUp(self):
        super().setUp()
        self.baseline = self.app / "insetd-baseline.json"
        result = run("check", self.app, "--write-baseline", self.baseline)
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", f"{self.baseline}: 3 findings written\n"))

    def test_what_is_in_it_is_left_out_wherever_its_line_moves(self):
        result = run("check", self.app, "--baseline", self.baseline)
        self.assertEqual((result.returncode, result.stdout), (0, ""))
        for line in (2, 150, 300):
            self.insert(line, "<!-- moved -->")
        self.assertEqual(self.rules("--baseline", self.baseline), [])

    def test_what_is_new_is_reported(self):
        document = json.loads(self.baseline.read_text())
        document["findings"] = [f for f in document["findings"] if f["rule"] != RULES[1]]
        self.baseline.write_text(json.dumps(document))
        result = run("check", self.app, "--baseline", self.baseline)
        self.assertEqual((result.returncode, result.stdout.count("warning:")), (1, 1))

    def test_one_that_cannot_be_read_is_bad_usage(self):
        for text in ("", "{}", '{ "version": 2, "findings": [] }', '{ "version": 1, "findings": [{}] }'):
            self.baseline.write_text(text)
            result = run("check", self.app, "--baseline", self.baseline)
            self.assertEqual((result.returncode, result.stdout, result.stderr.count("\n")), (2, "", 1), text)
        self.assertEqual(run("check", self.app, "--baseline", self.app / "none.json").returncode, 2)


class Fixing(Sample):
    def test_it_says_what_it_did(self):
        result = run("check", self.app, "--fix")
        self.assertEqual((result.returncode, result.stdout), (0, ""))
        self.assertEqual([line.split(": ")[1] for line in result.stderr.splitlines()], [f"fixed {rule}" for rule in RULES])


class Rules(unittest.TestCase):
    def test_the_list_and_each_rule(self):
        names = [line.split()[0] for line in run("rules").stdout.splitlines()]
        self.assertEqual(set(RULES + ["unused-suppression"]) - set(names), set())
        for name in names:
            result = run("rules", name)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertTrue(result.stdout.replace("\n", " ").startswith(name + ": "))

    def test_an_unknown_one(self):
        result = run("rules", "scroll-view-not-first")
        self.assertEqual((result.returncode, result.stdout), (2, ""))


class Scripts(Sample):
    def environment(self, **more):
        return os.environ | {"INSETD": INSETD} | more

    def script(self, name, cwd, **more):
        return subprocess.run([ROOT / "Editors" / name], cwd=cwd, env=self.environment(**more), capture_output=True,
                              text=True, timeout=60)

    def test_the_build_phase_warns_and_lets_the_build_go_on(self):
        result = self.script("xcode/insetd-build-phase.sh", self.app, SRCROOT=str(self.app))
        self.assertEqual((result.returncode, len(result.stdout.splitlines())), (0, 3))
        (self.app / ".insetd.json").write_text(json.dumps({"rules": {RULES[0]: "error"}}))
        self.assertEqual(self.script("xcode/insetd-build-phase.sh", self.app, SRCROOT=str(self.app)).returncode, 1)
        run("check", self.app, "--write-baseline", self.app / "insetd-baseline.json")
        self.assertEqual(self.script("xcode/insetd-build-phase.sh", self.app, SRCROOT=str(self.app)).stdout, "")

    def test_the_build_phase_without_insetd_or_with_a_bad_folder_only_warns(self):
        for more in ({"INSETD": "/nowhere/insetd"}, {"SRCROOT": "/nowhere"}):
            result = self.script("xcode/insetd-build-phase.sh", self.app, **more)
            self.assertEqual((result.returncode, result.stdout.startswith("warning: ")), (0, True), more)

    def test_the_hook_stops_a_commit_with_a_mistake(self):
        def git(*words):
            return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=self.app,
                                  env=self.environment(), capture_output=True, text=True, timeout=60)
        git("init", "-q")
        shutil.copy(ROOT / "Editors" / "pre-commit" / "pre-commit", self.app / ".git" / "hooks" / "pre-commit")
        git("add", "*.swift")
        self.assertEqual(git("commit", "-qm", "code").returncode, 0)
        git("add", "*.storyboard")
        self.assertEqual(git("commit", "-qm", "storyboard").returncode, 1)
        run("check", self.app, "--fix")
        git("add", "*.storyboard")
        self.assertEqual(git("commit", "-qm", "storyboard").returncode, 0)


if __name__ == "__main__":
    unittest.main()
