"""Reports by --format=json from which something is missing, or to which it was added."""

import json

from harness import BROKEN, MODULE


def lost(trial):
    """A report that is not whole does not pass."""
    made = trial.inside / "made"
    made.mkdir()
    for number in range(8):
        (made / f"m{number}.ll").write_text(MODULE)
    trial.run(made, "palindrome", "verify", ".", "--format=json", "-o", "whole.json", whole=True)
    lines = (made / "whole.json").read_text().splitlines()
    summary = json.loads(lines[-1])

    def changed(**members):
        return [*lines[:-1], json.dumps({**summary, **members})]

    def file(number, **members):
        return [*lines[:number], json.dumps({**json.loads(lines[number]), **members}), *lines[number + 1 :]]

    none = {verdict: 0 for verdict in summary["summary"]}
    cases = [lines[:i] + lines[i + 1 :] for i in range(len(lines))]
    cases += [[lines[-1]], lines[:-1], [], lines[:3] + [lines[-1]], lines + [lines[-1]]]
    cases += [lines[:1] + lines, lines[:-1] + [lines[2], lines[-1]], lines + lines[:2]]
    cases += [changed(files=n) for n in (0, 7, 9, -1, 2**63, "8", None, 8.5)]
    cases += [changed(judged=n) for n in (0, 7, 9)] + [changed(passed=n) for n in (0, 7, 9)]
    cases += [changed(summary=none), changed(summary={**none, "identical": 9}), changed(summary={}), changed(summary=[])]
    cases += [changed(required="nothing"), changed(shard="1/2"), changed(shard="9/2"), changed(shard="x")]
    cases += [file(2, verdict=v) for v in ("different", "unreadable", "perfect", "", None, 1)]
    cases += [file(3, path=p) for p in (None, "./m0.ll", 3)]
    cases += [[line[: trial.random.randrange(len(line))] if i == 4 else line for i, line in enumerate(lines)]
              for _ in range(6 * trial.scale)]  # fmt: skip
    cases += [["[" * 100000], ['{"kind":"file"}'] * 3, ["{}"], ["null"], ["\x1b[2J\n::error::x"]]
    for case in cases:
        folder = trial.fresh()
        (folder / "r.json").write_text("".join(line + "\n" for line in case))
        for action in ("show", "merge"):
            run = trial.run(folder, "palindrome", "report", action, "r.json")
            if run.status == 0:
                trial.fail(f"report {action} passes: {[line[:90] for line in case if line not in lines][:2]},"
                           f" {len(case)} of {len(lines)} lines")  # fmt: skip
        trial.judged += run.status == 1
    # What is whole passes, in any order of its files.
    folder = trial.fresh()
    (folder / "r.json").write_text("\n".join([*lines[-2::-1], lines[-1]]) + "\n")
    run = trial.run(folder, "palindrome", "report", "show", "r.json", whole=True)
    trial.judged += run.status == 0
    (folder / "b.ll").write_text(BROKEN)
    trial.run(folder, "palindrome", "report", "show", "b.ll", whole=False)
