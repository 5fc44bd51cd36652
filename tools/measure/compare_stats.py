"""compare_stats.py NATIVE UPSTREAM: compares two reports of `palindrome verify --stats
--format=json` on the same files: the sum by kind, over the files that both engines
import. Exit status 1 if the first represents less of some kind than the second."""

import collections
import json
import sys


def read(name):
    """The statistics of a report, by path; None for a file without."""
    files = {}
    with open(name) as report:
        for line in report:
            result = json.loads(line)
            if "path" in result:
                files[result["path"]] = result.get("stats")
    return files


def share(part, total):
    """In percent, never rounded up to all."""
    return f"{int(1000 * part / total) / 10:.1f}%"


native, upstream = read(sys.argv[1]), read(sys.argv[2])
if native.keys() != upstream.keys():
    print("compare_stats.py: error: reports of different files", file=sys.stderr)
    sys.exit(2)


def totals(stats):
    return {kind: count["total"] for kind, count in stats.items()}


# Each engine exports a file of MLIR in its own way. Such a file counts only if both
# importers read the same metadata.
both = [p for p in native if native[p] is not None and upstream[p] is not None]
paths = [p for p in both if totals(native[p]) == totals(upstream[p])]

sums = collections.defaultdict(lambda: [0, 0, 0])
for path in paths:
    for kind, count in native[path].items():
        entry = sums[kind]
        entry[0] += count["total"]
        entry[1] += count["represented"]
        entry[2] += upstream[path][kind]["represented"]

below = 0
print(f"{'total':>10}{'native':>10}{'share':>9}{'upstream':>10}{'share':>9}  kind")
for kind, (total, ours, theirs) in sorted(sums.items()):
    mark = " "
    if ours < theirs:
        mark = "<"
        below += 1
    print(
        f"{total:>10}{ours:>10}{share(ours, total):>9}"
        f"{theirs:>10}{share(theirs, total):>9} {mark}{kind}"
    )
print(
    f"{len(paths)} of {len(native)} files count: native does not import "
    f"{sum(native[p] is None for p in native)}, upstream "
    f"{sum(upstream[p] is None for p in upstream)}; "
    f"{len(both) - len(paths)} differ before import"
)
print(f"native is below upstream in {below} of {len(sums)} kinds")
sys.exit(1 if below else 0)
