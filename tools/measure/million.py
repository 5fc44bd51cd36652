#!/usr/bin/env python3
"""million.py make DIR [N]: writes N (1,000,000) small modules of LLVM IR, no two of which
are the same, to folders of 1,000 below DIR.

million.py run DATABASE [--program P] PATH... [-- options of verify]: runs `palindrome
verify --db DATABASE`, and prints after each tenth of the files how many results there are,
the files a second, the resident memory of the parent process, and the sizes of the database
and its log. Then it prints the time and the largest memory of `palindrome report show` in
each format.

million.py report DATABASE [--program P]: does the latter alone.
"""

import argparse
import os
import pathlib
import random
import resource
import sqlite3
import subprocess
import sys
import time

OPERATIONS = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv"]
FORMATS = ["text", "json", "junit", "sarif", "html"]


def module(number):
    """A module with some functions, which follows from its number."""
    draw = random.Random(number)
    lines = [f'source_filename = "module-{number}.c"', ""]
    if draw.random() < 0.5:
        lines += [f"@g{number} = {draw.choice(['global', 'constant'])} i32 {number}", ""]
    for function in range(draw.randint(1, 3)):
        width = draw.choice([8, 16, 32, 64])
        attributes = draw.choice(["", " nounwind", " noinline optnone", " memory(none)"])
        lines.append(f"define i{width} @f{function}(i{width} %a, i{width} %b){attributes} {{")
        last = "%a"
        for step in range(draw.randint(1, 8)):
            operation = draw.choice(OPERATIONS)
            lines.append(f"  %v{step} = {operation} i{width} {last}, "
                         f"{draw.choice(['%b', str(draw.randint(1, 100))])}")  # fmt: skip
            last = f"%v{step}"
        if draw.random() < 0.5:
            lines += [f"  %c = icmp ult i{width} {last}, %a",
                      "  br i1 %c, label %one, label %two", "one:",
                      f"  ret i{width} {last}", "two:"]  # fmt: skip
        lines += [f"  ret i{width} %b", "}", ""]
    return "\n".join(lines)


def make(folder, count):
    for number in range(count):
        below = folder / f"{number // 1000:04}"
        if number % 1000 == 0:
            below.mkdir(parents=True, exist_ok=True)
        (below / f"{number % 1000:03}.ll").write_text(module(number))


def resident(process):
    """The resident memory of a process and the most of it, in MB."""
    found = {}
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name in ("VmRSS", "VmHWM"):
            found[name] = int(value.split()[0]) / 1024
    return found["VmRSS"], found["VmHWM"]


def megabytes(path):
    return path.stat().st_size / 1e6 if path.exists() else 0


def show(program, database):
    for form in FORMATS:
        began = time.monotonic()
        page = database.with_suffix(f".{form}")
        process = subprocess.Popen([program, "report", "show", str(database),
                                    f"--format={form}", "-o", str(page)])  # fmt: skip
        _, _, usage = os.wait4(process.pid, 0)
        print(f"report show --format={form}: {time.monotonic() - began:.1f} s, "
              f"{usage.ru_utime + usage.ru_stime:.1f} s of processor time, "
              f"{usage.ru_maxrss / 1024:.0f} MB of memory, {megabytes(page):.0f} MB written",
              flush=True)  # fmt: skip
        page.unlink(missing_ok=True)


def run(program, database, paths, verify):
    began = time.monotonic()
    process = subprocess.Popen([program, "verify", *paths, "--db", str(database), *verify],
                               stdout=subprocess.DEVNULL)  # fmt: skip
    total = sum(len(files) for path in paths for _, _, files in os.walk(path))
    log = database.with_name(database.name + "-wal")
    due = total // 10
    print("results  files/s  parent MB  peak MB  database MB  log MB", flush=True)
    connection = None
    while process.poll() is None:
        time.sleep(0.2)
        if not connection and database.exists():
            connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        try:
            done = connection.execute("SELECT max(id) FROM results").fetchone()[0] or 0
        except (AttributeError, sqlite3.OperationalError):
            continue  # Its tables are not there yet.
        if done >= due:
            now, most = resident(process.pid)
            print(f"{done:7}  {done / (time.monotonic() - began):7.0f}  {now:9.0f}  {most:7.0f}"
                  f"  {megabytes(database):11.0f}  {megabytes(log):6.0f}", flush=True)  # fmt: skip
            due += total // 10
    if connection:
        connection.close()
    seconds = time.monotonic() - began
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{seconds:.0f} s, {total / seconds:.0f} files a second; "
          f"{usage.ru_utime + usage.ru_stime:.0f} s of processor time; status "
          f"{process.returncode}; {megabytes(database):.0f} MB", flush=True)  # fmt: skip


def main():
    arguments = sys.argv[1:]
    end = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("action", choices=["make", "run", "report"])
    parser.add_argument("target", type=pathlib.Path, metavar="DIR|DATABASE")
    parser.add_argument("rest", nargs="*", metavar="N|PATH")
    parser.add_argument("--program", default="palindrome")
    options = parser.parse_intermixed_args(arguments[:end])
    if options.action == "make":
        make(options.target, int((options.rest or [1_000_000])[0]))
        return
    if options.action == "run":
        run(options.program, options.target, options.rest, arguments[end + 1 :])
    show(options.program, options.target)


if __name__ == "__main__":
    main()
