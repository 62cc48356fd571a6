"""Constraints of scene documents against kiwi, another solver of the Cassowary family: random systems, equal numbers.

A system has constraints that must hold and up to three that may break, each of a priority of its own, since kiwi weighs
strengths where UIKit ranks them. Where kiwi's solution is unique (no edge moves when it is pulled by next to nothing)
insetd must give the same frame and call it certain; where it isn't, insetd must not.
"""
import json
import os
import random
import subprocess

import kiwisolver as kiwi
import pytest

INSETD = os.environ.get("INSETD", "insetd")
SIZE = (375, 812)
HORIZONTAL = ("left", "right", "centerX")
VERTICAL = ("top", "bottom", "centerY")


def system(seed):
    """Names of views, and constraints between them in the form of scene documents."""
    chance = random.Random(seed)
    views = [f"v{index}" for index in range(chance.randint(1, 5))]
    constraints = []

    def add(item, attribute, relation="equal", to=None, to_attribute=None, multiplier=1, constant=0, priority=1000):
        constraint = {"item": item, "attribute": attribute, "relation": relation, "constant": constant}
        if to:
            constraint |= {"toItem": to, "toAttribute": to_attribute, "multiplier": multiplier}
        if priority < 1000:
            constraint["priority"] = priority
        constraints.append(constraint)

    for index, view in enumerate(views):
        before = ["root"] + views[:index]
        for (near, far, centre), size in ((HORIZONTAL, "width"), (VERTICAL, "height")):
            # Mostly two numbers an axis, sometimes one too few, rarely one too many.
            kinds = chance.sample(["near", "far", "centre", "size"], chance.choices((1, 2, 3), (15, 80, 5))[0])
            other = chance.choice(before)
            for kind in kinds:
                if kind == "size" and chance.random() < 0.5:
                    add(view, size, constant=chance.randint(0, 300))
                elif kind == "size":
                    add(view, size, to=chance.choice(before), to_attribute=chance.choice(("width", "height")),
                        multiplier=chance.choice((0.5, 1, 2)), constant=chance.randint(0, 20))
                elif kind == "near":
                    add(view, near, to=other, to_attribute=near, constant=chance.randint(-60, 20))
                elif kind == "far":
                    add(view, far, to=other, to_attribute=chance.choice((far, far, centre)),
                        constant=chance.randint(0, 60))
                else:
                    add(view, centre, to=chance.choice(before), to_attribute=chance.choice((near, far, centre)),
                        constant=chance.randint(-60, 60))
            if chance.random() < 0.2:
                relation = chance.choice(("lessThanOrEqual", "greaterThanOrEqual"))
                add(view, size, relation, constant=400 if relation == "lessThanOrEqual" else 10)
    for axis in (HORIZONTAL, VERTICAL):
        for priority in chance.sample((900, 500, 100), chance.randint(0, 3)):
            view = chance.choice(views)
            if chance.random() < 0.5:
                size = "width" if axis is HORIZONTAL else "height"
                add(view, size, chance.choice(("equal", "lessThanOrEqual", "greaterThanOrEqual")),
                    constant=chance.randint(0, 300), priority=priority)
            else:
                other = chance.choice(["root"] + [other for other in views if other != view])
                add(view, chance.choice(axis), chance.choice(("equal", "lessThanOrEqual", "greaterThanOrEqual")),
                    to=other, to_attribute=chance.choice(axis), constant=chance.randint(-60, 60), priority=priority)
    return views, constraints


def document(views, constraints):
    """A screen without safe area or bars, whose root view holds the constraints."""
    screen = {"size": list(SIZE), "safeAreaInsets": [0, 0, 0, 0], "statusBarHeight": 0, "idiom": "phone"}
    return {
        "version": 1, "environment": {"os": "12.0", "device": "iPhone X", "screen": screen},
        "root": {"id": "controller", "view": {
            "id": "root", "constraints": constraints, "subviews": [{"id": view} for view in views]}},
    }


def solved(views, constraints, pulled=None, to=0):
    """kiwi's frames, with one edge or size of a view pulled a little; None where the constraints are contradictory."""
    solver = kiwi.Solver()
    variables = {view: {name: kiwi.Variable(f"{view}.{name}") for name in ("left", "top", "width", "height")}
                 for view in views}

    def value(view, attribute):
        if view == "root":
            left, top, (width, height) = 0, 0, SIZE
        else:
            left, top, width, height = (variables[view][name] for name in ("left", "top", "width", "height"))
        return {
            "left": left, "right": left + width, "centerX": left + width * 0.5, "width": width,
            "top": top, "bottom": top + height, "centerY": top + height * 0.5, "height": height,
        }[attribute]

    try:
        for view in views:
            solver.addConstraint((variables[view]["width"] >= 0) | "required")
            solver.addConstraint((variables[view]["height"] >= 0) | "required")
        for constraint in sorted(constraints, key=lambda constraint: -constraint.get("priority", 1000)):
            left = value(constraint["item"], constraint["attribute"])
            right = constraint["constant"]
            if "toItem" in constraint:
                right = value(constraint["toItem"], constraint["toAttribute"]) * constraint["multiplier"] + right
            relation = constraint["relation"]
            built = left <= right if relation == "lessThanOrEqual" else left >= right if relation == "greaterThanOrEqual" \
                else left == right
            priority = constraint.get("priority", 1000)
            strength = "required" if priority == 1000 else {900: 1e8, 500: 1e5, 100: 1e2}[priority]
            solver.addConstraint(built | strength)
        if pulled:
            view, name = pulled
            solver.addConstraint((variables[view][name] == to) | 1e-4)
    except kiwi.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    return {view: [variables[view][name].value() for name in ("left", "top", "width", "height")] for view in views}


@pytest.fixture(scope="module")
def compute():
    daemon = subprocess.Popen([INSETD, "serve", "--stdio", "--lines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(identifier, method, params):
        request = {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}
        daemon.stdin.write(json.dumps(request).encode() + b"\n")
        daemon.stdin.flush()
        while True:
            answer = json.loads(daemon.stdout.readline())
            if answer.get("id") == identifier and "method" not in answer:
                return answer

    ask(0, "initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    count = [0]

    def compute(scene):
        count[0] += 1
        answer = ask(count[0], "inset/compute", {"scene": scene})
        assert "result" in answer, answer
        return answer["result"]["results"][0]

    yield compute
    daemon.stdin.close()
    daemon.wait(timeout=20)


def is_settled(view, views, constraints):
    """Whether each edge of a view stays where it is when it is pulled either way."""
    for place, name in enumerate(("left", "top", "width", "height")):
        low, high = (solved(views, constraints, (view, name), far)[view][place] for far in (-5000, 5000))
        if abs(high - low) > 0.01:
            return False
    return True


def test_random_systems(compute):
    compared = contradictory = ambiguous = 0
    for seed in range(700):
        views, constraints = system(seed)
        frames = solved(views, constraints)
        result = compute(document(views, constraints))
        answers = {view["id"]: view for view in result["views"]}
        doubts = {assumption["about"] for assumption in result["assumptions"]}
        if frames is None:
            contradictory += 1
            assert doubts, f"seed {seed}: the constraints contradict each other, and nothing is said of it"
            continue
        for view in views:
            frame = answers[view]["frame"]
            if is_settled(view, views, constraints):
                compared += 1
                assert frame == pytest.approx(frames[view], abs=0.02), f"seed {seed}: {view} in {constraints}"
                assert view not in doubts, f"seed {seed}: {view} in {constraints}"
            else:
                ambiguous += 1
                assert view in doubts, f"seed {seed}: {view} {frame} isn't settled in {constraints}"
    assert compared > 500 and ambiguous > 200 and contradictory > 20, (compared, ambiguous, contradictory)
