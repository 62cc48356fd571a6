"""Checks the archive that Editors/vscode/package writes against the published format, and runs the extension out of it.

The format: Open Packaging Conventions (ECMA-376 part 2) for the archive, the VSIX schema 2.0 for the manifest, and what
VS Code and its gallery ask for beside that, as `vsce` of microsoft/vscode-vsce writes and reads it.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from xml.etree import ElementTree

HERE = pathlib.Path(__file__).resolve().parent
EXTENSION = HERE.parents[2] / "Editors" / "vscode"
VSX = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
OPC = "{http://schemas.openxmlformats.org/package/2006/content-types}"


def pack(folder, **environment):
    done = subprocess.run([sys.executable, EXTENSION / "package", folder], env=os.environ | environment, check=True,
                          capture_output=True, text=True)
    return pathlib.Path(done.stdout.rstrip("\n"))


class Archive(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.path = pack(cls.folder.name)
        cls.vsix = cls.enterClassContext(zipfile.ZipFile(cls.path))
        cls.package = json.loads(cls.vsix.read("extension/package.json"))
        cls.manifest = ElementTree.fromstring(cls.vsix.read("extension.vsixmanifest"))

    def test_the_same_files_give_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            again = pack(folder, TZ="Pacific/Kiritimati", LC_ALL="C", PYTHONHASHSEED="1")
            self.assertEqual(again.name, self.path.name)
            self.assertEqual(again.read_bytes(), self.path.read_bytes())

    def test_its_name_says_what_it_is(self):
        self.assertEqual(self.path.name, f"insetd-{self.package['version']}.vsix")

    def test_parts_are_whole_and_named_once(self):
        self.assertIsNone(self.vsix.testzip())
        names = self.vsix.namelist()
        self.assertEqual(len({name.lower() for name in names}), len(names))
        for name in names:
            self.assertRegex(name, r"^(extension\.vsixmanifest|\[Content_Types\]\.xml|extension/[\w./-]+)$")
            self.assertNotIn("..", name)

    def test_every_part_has_a_content_type(self):
        types = ElementTree.fromstring(self.vsix.read("[Content_Types].xml"))
        self.assertEqual(types.tag, OPC + "Types")
        known = {each.get("Extension").lstrip("."): each.get("ContentType") for each in types}
        for each in types:
            self.assertEqual(each.tag, OPC + "Default")
        for name in self.vsix.namelist():
            if name != "[Content_Types].xml":
                self.assertRegex(known[name.rpartition(".")[2]], r"^[a-z]+/[a-z0-9.+-]+$")

    def test_the_manifest_has_the_elements_of_its_schema_in_order(self):
        self.assertEqual((self.manifest.tag, self.manifest.get("Version")), (VSX + "PackageManifest", "2.0.0"))
        self.assertEqual([each.tag for each in self.manifest],
                         [VSX + name for name in ("Metadata", "Installation", "Dependencies", "Assets")])
        metadata = [each.tag.removeprefix(VSX) for each in self.manifest[0]]
        self.assertEqual(metadata, ["Identity", "DisplayName", "Description", "Tags", "Categories", "GalleryFlags",
                                    "Properties", "License"])
        self.assertEqual([each.get("Id") for each in self.manifest[1]], ["Microsoft.VisualStudio.Code"])

    def test_the_manifest_says_what_the_extension_says(self):
        identity = self.manifest.find(f"{VSX}Metadata/{VSX}Identity").attrib
        self.assertEqual(identity, {
            "Language": "en-US", "Id": self.package["name"], "Version": self.package["version"],
            "Publisher": self.package["publisher"]})
        self.assertRegex(identity["Id"] + identity["Publisher"], r"^[a-z0-9][a-z0-9-]*$")
        self.assertRegex(identity["Version"], r"^\d+\.\d+\.\d+$")
        text = {each.tag.removeprefix(VSX): each.text for each in self.manifest[0]}
        self.assertEqual((text["DisplayName"], text["Description"], text["Categories"]), (
            self.package["displayName"], self.package["description"], ",".join(self.package["categories"])))
        properties = {each.get("Id"): each.get("Value") for each in self.manifest.iter(VSX + "Property")}
        self.assertEqual(properties["Microsoft.VisualStudio.Code.Engine"], self.package["engines"]["vscode"])

    def test_assets_are_parts(self):
        assets = {each.get("Type"): each.get("Path") for each in self.manifest.iter(VSX + "Asset")}
        self.assertEqual(assets["Microsoft.VisualStudio.Code.Manifest"], "extension/package.json")
        self.assertLessEqual(set(assets.values()), set(self.vsix.namelist()))
        self.assertIn(self.manifest.find(f"{VSX}Metadata/{VSX}License").text, self.vsix.namelist())

    def test_the_extension_is_complete(self):
        names = set(self.vsix.namelist())
        self.assertIn("extension/" + self.package["main"].removeprefix("./"), names)
        for validation in self.package["contributes"]["jsonValidation"]:
            self.assertIn("extension/" + validation["url"].removeprefix("./"), names)
        for script in (name for name in names if name.endswith(".js")):
            for needed in re.findall(r"require\('\./([^']+)'\)", self.vsix.read(script).decode()):
                self.assertIn(f"extension/{needed}.js", names)
        self.assertEqual({name for name in names if name.endswith(".js")},
                         {f"extension/{path.name}" for path in EXTENSION.glob("*.js")})

    def test_its_license_is_in_it(self):
        self.assertEqual(self.package["license"], "SEE LICENSE IN LICENSE.txt")
        self.assertEqual(self.vsix.read("extension/LICENSE.txt"), (HERE.parents[2] / "LICENSE").read_bytes())

    def test_its_code_runs_out_of_the_archive(self):
        with tempfile.TemporaryDirectory() as folder:
            self.vsix.extractall(folder)
            extension = str(pathlib.Path(folder) / "extension")
            for script in ("protocol.js", "session.js"):
                done = subprocess.run(["node", HERE / script], env=os.environ | {"INSETD_EXTENSION": extension},
                                      capture_output=True, text=True, timeout=120)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
