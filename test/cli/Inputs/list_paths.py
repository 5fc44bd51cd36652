"""list_paths.py REPORT...: prints the paths of JSON reports, in their order."""

import json
import sys

for name in sys.argv[1:]:
    with open(name) as report:
        for line in report:
            result = json.loads(line)
            if "path" in result:
                print(result["path"])
