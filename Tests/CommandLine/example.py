#!/usr/bin/env python3
"""Asks insetd from Python: what lies above the table's first row, on two systems, and why. INSETD names the executable."""
import json
import os
import subprocess

SCENE = {"version": 1, "root": {"kind": "navigation", "children": [{"kind": "table", "view": {"id": "table"}}]}}

daemon = subprocess.Popen([os.environ.get("INSETD", "insetd"), "serve", "--lines"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(number, method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}), file=daemon.stdin, flush=True)
    answer = json.loads(daemon.stdout.readline())
    return answer["result"]


for number, environment in enumerate(["iPhone 8@10.3", "iPhone X@12.0"], 1):
    result = ask(number, "inset/compute", scene=SCENE, environments=[environment])["results"][0]
    table = result["scrollViews"][0]
    print(environment, (table["adjustedContentInset"] or table["contentInset"])[0])
why = ask(3, "inset/explain", scene=SCENE, environments=["iPhone 8@10.3"], quantity="table.contentInset.top")
print(why["steps"][-2]["sentence"])
daemon.stdin.close()
daemon.wait()
