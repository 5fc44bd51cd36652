#!/usr/bin/env python3
"""Prints the output of `palindrome bench --format=json` as a table: the size of each
file, the seconds of our import and export, and the nanoseconds a byte of both
together. Reads stdin; paths are relative to the folder where the bench ran.

Exit status: 0, 1 if a file was skipped, 2 if none is named."""

import json
import os
import sys


def main():
    skipped = 0
    rows = []
    for line in sys.stdin:
        record = json.loads(line)
        if "summary" in record:
            continue
        if "skipped" in record:
            print(f"{record['path']}: skipped: {record['skipped']}", file=sys.stderr)
            skipped += 1
            continue
        rows.append((record["path"], record["seconds"]))
    if not rows and not skipped:
        print("linear-table.py: error: the input names no file; pipe in what "
              "`palindrome bench --format=json` writes", file=sys.stderr)
        return 2
    if not rows:
        return 1
    print(f"{'file':<12} {'bytes':>12} {'import s':>10} {'export s':>10} {'ns/byte':>10}")
    for path, seconds in rows:
        size = os.path.getsize(path)
        both = seconds["native_import"] + seconds["native_export"]
        print(f"{os.path.basename(path):<12} {size:>12} {seconds['native_import']:>10.4f} "
              f"{seconds['native_export']:>10.4f} {both / size * 1e9:>10.1f}")
    return 1 if skipped else 0


sys.exit(main())
