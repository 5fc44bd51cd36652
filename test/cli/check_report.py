"""check_report.py [NAME=VERDICT ...]: checks a JSON report of `palindrome verify`
on stdin against its schema, and that it is about just the files NAME..., in
that order, with these verdicts."""

import json
import os
import sys

VERDICTS = [
    "identical", "isomorphic", "equivalent", "refined", "tested", "different",
    "unknown", "lower-error", "pass-error", "import-error", "export-error", "invalid",
    "crash", "timeout", "unreadable",
]


def check_stats(stats):
    for kind, count in stats.items():
        assert kind and list(count) == ["total", "represented"], stats
        assert 0 <= count["represented"] <= count["total"], stats
        assert count["total"] > 0, stats


def check_differences(result):
    for difference in result["differences"]:
        assert list(difference) == ["class", "count", "where", "a", "b"], result
        assert difference["class"] and difference["count"] >= 1, result


def check_sides(result):
    """Files of MLIR have a verdict for each side; theirs is the weaker."""
    mlir = result["mlir"]
    assert list(mlir) == ["verdict", "differences", "message"], result
    check_differences(mlir)
    assert all(d["class"].startswith("mlir-") for d in mlir["differences"])
    assert (mlir["verdict"] == "unknown") == bool(mlir["message"]), result
    assert (mlir["verdict"] == "identical") == (
        not mlir["differences"] and not mlir["message"]), result
    weaker = max(VERDICTS.index(result["llvm"]),
                 VERDICTS.index(mlir["verdict"]))
    is_wrong = any(function["verdict"] == "different"
                  for function in result.get("lowered", []))
    expected = "different" if is_wrong else VERDICTS[weaker]
    assert result["verdict"] == expected, result


def check_file(result):
    sides = ["llvm", "mlir"] if "mlir" in result else []
    check_stats(result.get("stats", {}))
    unread = ["unread"] if "unread" in result else []
    lowered = ["lowered"] if "lowered" in result else []
    assert all(function["verdict"] in ("refined", "tested", "different", "unknown")
               for function in result.get("lowered", [])), result
    inside = ["container"] if "container" in result else []
    lowered = ["lowered"] if "lowered" in result else []
    assert [key for key in result if key != "stats"] == [
        "kind", "path", *inside, "engine", "verdict", *unread, "differences", "message",
        *sides, *lowered, "seconds",
    ], result
    assert result["kind"] == "file", result
    assert result["engine"] in ("native", "upstream"), result
    assert result["verdict"] in VERDICTS, result
    check_differences(result)
    if sides:
        check_sides(result)
    assert "\n" not in result["message"], result
    if VERDICTS.index(result["verdict"]) >= VERDICTS.index("unknown"):
        assert result["message"] or result["mlir"]["message"], result
    parts = ["parse", "import", "export", "check", "compare", "total"]
    assert list(result["seconds"]) == parts, result
    assert all(value >= 0 for value in result["seconds"].values()), result


lines = [json.loads(line) for line in sys.stdin]
*files, last = lines
for result in files:
    check_file(result)

assert last["kind"] == "summary", last
assert list(last["summary"]) == VERDICTS, last
for verdict, count in last["summary"].items():
    found = sum(result["verdict"] == verdict for result in files)
    assert found == count, (verdict, found, count)
assert last["files"] == len(files), last
assert last["required"] in VERDICTS, last
assert last["required_mlir"] in VERDICTS, last
assert 0 <= last["passed"] <= len(files), last
assert last["seconds"] > 0 and last["peak_bytes"] > 0, last

expected = [argument.rsplit("=", 1) for argument in sys.argv[1:]]
found = [[os.path.basename(r["path"]), r["verdict"]] for r in files]
assert found == expected, (found, expected)
