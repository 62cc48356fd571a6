"""Pictures, reports, laws and devices on the command line."""
import json
import pathlib
import re
import tempfile
import unittest
import xml.dom.minidom
from html.parser import HTMLParser

from insetd import APPS, run

APP = APPS / "SixtyFour"


def svg(text):
    return xml.dom.minidom.parseString(text).documentElement


def texts(element):
    return [node.firstChild.data for node in element.getElementsByTagName("text")]


class Links(HTMLParser):
    """The links, ids and tags of a page."""

    def __init__(self, page):
        super().__init__()
        self.links, self.ids, self.tags, self.fetched = [], [], set(), []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.add(tag)
        self.ids += [attributes["id"]] if "id" in attributes else []
        self.links += [attributes["href"]] if "href" in attributes else []
        self.fetched += [attributes["src"]] if "src" in attributes else []


class Pictures(unittest.TestCase):
    def test_the_layout_that_needs_a_look(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "a.svg"
            done = run("render", "ShiftedViewController", APP, "-o", file)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
            picture = svg(file.read_text())
        title = picture.getElementsByTagName("title")[0].firstChild.data
        self.assertEqual(title, "iPhone 7 · iOS 10.3 · ShiftedViewController")
        self.assertEqual(texts(picture)[2:], [
            "status bar 20", "64 hidden at the top", "navigation bar 44, y 20", "view 0 0 375 667", "tab bar 49",
            "49 hidden at the bottom"])

    def test_an_environment_and_scene_documents(self):
        done = run("render", "FeedViewController", APP, "--on", "iPhone X@12.4")
        self.assertEqual(texts(svg(done.stdout))[0], "iPhone X · iOS 12.4 · FeedViewController")
        done = run("render", "table", APPS / "FourCases" / "TYAY.inset.json")
        self.assertIn("inset top 64", texts(svg(done.stdout)))

    def test_bad_usage(self):
        for arguments, message in [
            (["render"], "render takes a target and a path"),
            (["render", "Nobody", APP], "nothing in .* is named by \"Nobody\""),
            (["render", "FeedViewController", APP, "-o", "/nowhere/a.svg"], "/nowhere/a.svg: No such file"),
            (["report", APPS / "FourCases" / "TYAY.inset.json"], "report takes a folder"),
            (["laws", "R0"], "no law has the id \"R0\""),
        ]:
            done = run(*arguments)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, message)


class Pages(unittest.TestCase):
    def test_a_report_is_one_page_that_needs_nothing_else(self):
        page = run("report", APP).stdout
        parsed = Links(page)
        self.assertFalse(parsed.tags & {"script", "link", "img", "iframe"} or parsed.fetched)
        self.assertEqual(len(parsed.ids), len(set(parsed.ids)))
        self.assertLessEqual(set(parsed.links), {"#" + each for each in parsed.ids})
        self.assertIn("12 controllers, 3 findings", page)
        pictures = re.findall(r"<svg .*?</svg>", page, re.S)
        self.assertEqual(len(pictures), 9)
        for picture in pictures:
            svg(picture)

    def test_laws(self):
        lines = run("laws").stdout.splitlines()
        self.assertEqual(lines[0].split(), ["law", "systems", "what", "it", "says"])
        self.assertGreater(len(lines), 50)
        self.assertTrue(run("laws", "r7-frame-nav").stdout.startswith("R7-FRAME-NAV: A navigation bar insets or"))
        (law,) = json.loads(run("laws", "R7-FRAME-NAV", "--format", "json").stdout)
        self.assertEqual((law["confidence"], law["systems"]), ("measured", "iOS 7.0 and later"))

    def test_devices(self):
        self.assertTrue(run("devices").stdout.splitlines()[1].startswith("iPhone 4 "))
        devices = json.loads(run("devices", "--format", "json").stdout)["devices"]
        phone = next(device for device in devices if device["name"] == "iPhone X")
        self.assertEqual((phone["idiom"], phone["size"]), ("phone", [375, 812]))


if __name__ == "__main__":
    unittest.main()
