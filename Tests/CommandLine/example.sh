#!/bin/sh
# Asks insetd from a shell: which controllers of a project have a table under a bar. INSETD names the executable.
set -eu
insetd=${INSETD:-insetd}
"$insetd" query inset/compute '{ "environments": ["iPhone 8@10.3"] }' --in "$1" |
  python3 -c '
import json, sys
for result in json.load(sys.stdin)["results"]:
    controller = result["placement"].split(" › ")[-1]
    hidden = [view["hiddenUnderBars"][0] for view in result["scrollViews"]]
    if any(hidden) and not controller.startswith("UI"):
        print(controller, max(hidden))
'
