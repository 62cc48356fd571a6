"""The JSON Schemas: what is printed is what is shipped, and it tells right documents from wrong ones."""
import importlib.util
import json
import unittest

from insetd import APPS, ROOT, run

DOCUMENTS = {"configuration": "insetd.schema.json", "scene": "inset-scene.schema.json"}


class Shipped(unittest.TestCase):
    def test_the_files_are_what_is_printed(self):
        """Editors/schemas/generate writes them anew."""
        for document, name in DOCUMENTS.items():
            result = run("schema", document)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            for folder in ("schemas", "vscode/schemas"):
                with self.subTest(folder, document=document):
                    self.assertEqual((ROOT / "Editors" / folder / name).read_text(encoding="utf-8"), result.stdout)

    def test_the_extension_contributes_both(self):
        extension = ROOT / "Editors" / "vscode"
        contributed = json.loads((extension / "package.json").read_text())["contributes"]["jsonValidation"]
        self.assertEqual({each["fileMatch"]: (extension / each["url"]).name for each in contributed},
                         {".insetd.json": "insetd.schema.json", "*.inset.json": "inset-scene.schema.json"})
        for each in contributed:
            self.assertTrue((extension / each["url"]).is_file())

    def test_there_is_no_other(self):
        for words, message in ((["schema", "storyboard"], 'there is no schema "storyboard"'),
                               (["schema", "scene", "scene"], "schema takes one name")):
            result = run(*words)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(message, result.stderr)


@unittest.skipUnless(importlib.util.find_spec("jsonschema"), "needs the jsonschema module")
class Validation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from jsonschema import Draft7Validator
        cls.validators = {}
        for document in DOCUMENTS:
            schema = json.loads(run("schema", document).stdout)
            Draft7Validator.check_schema(schema)
            cls.validators[document] = Draft7Validator(schema)

    def test_samples_are_valid(self):
        scenes = sorted(APPS.rglob("*.inset.json"))
        self.assertGreaterEqual(len(scenes), 4)
        for path in scenes:
            with self.subTest(path.name):
                self.validators["scene"].validate(json.loads(path.read_text()))
        for path in APPS.rglob(".insetd.json"):
            with self.subTest(path):
                self.validators["configuration"].validate(json.loads(path.read_text()))

    def test_the_configuration_of_the_readme_is_valid(self):
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        text = readme.split("## Configuration")[1].split("```json\n")[1].split("```")[0]
        self.validators["configuration"].validate(json.loads(text))

    def test_all_that_can_be_said(self):
        self.validators["configuration"].validate({
            "$schema": "insetd.schema.json", "deploymentTarget": "9.0", "exclude": ["Pods"],
            "environments": ["iPhone X@12.0 landscape",
                             {"os": "13.4", "device": "iPhone 11", "screen": {"size": [1, 1.5], "idiom": "pad"}}],
            "rules": {"scroll-view-not-first-subview": "off"},
            "placements": [{"controller": "Feed", "in": ["UITabBarController"]}], "logLevel": "debug"})
        self.validators["scene"].validate({
            "version": 1, "environment": {"os": "11", "device": "iPhone X"},
            "root": {"kind": "navigation", "toolbar": {"isHidden": False}, "children": [{
                "edgesForExtendedLayout": ["top"],
                "view": {"subviews": [{"class": "UITableView", "frame": [0, 0, 1, 1], "contentInset": [-1, 0, 0, 0],
                                       "pins": {"top": "safeArea", "left": {"to": "superview", "constant": -8}}}]}}]}})

    def test_wrong_ones_are_rejected(self):
        wrong = {
            "configuration": [
                [], {"exlude": []}, {"deploymentTarget": 9}, {"deploymentTarget": "nine"}, {"environments": ["iPhone 8"]},
                {"environments": [{"os": "11.0"}]}, {"exclude": [None]}, {"rules": {"no-such-rule": "off"}},
                {"rules": {"scroll-view-not-first-subview": "loud"}}, {"placements": [{"in": []}]},
                {"placements": [{"controller": "A", "in": [], "by": 1}]}],
            "scene": [
                {}, {"version": 2, "root": {}}, {"version": 1, "root": {"kind": "tabs"}},
                {"version": 1, "root": {"view": {"contentInset": [0, 0, 0]}}},
                {"version": 1, "root": {"selectedIndex": -1}}, {"version": 1, "root": {"view": {"subviews": [{"frme": 1}]}}},
                {"version": 1, "environment": "iPhone X", "root": {}},
                {"version": 1, "root": {"view": {"pins": {"top": {"constant": 8}}}}}],
        }
        for document, examples in wrong.items():
            for example in examples:
                with self.subTest(document, example=example):
                    self.assertFalse(self.validators[document].is_valid(example))


if __name__ == "__main__":
    unittest.main()
