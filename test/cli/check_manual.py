#!/usr/bin/env python3
"""Checks that the completions and the manual have what --help prints.

    check_manual.py FOLDER

FOLDER is the build's manual/. The commands are those that `palindrome --help` lists;
the options of each are those that its own --help prints. Exit status: 0 if each of
them is in the manual page and in the completions of all shells, 1 otherwise, after a
line for each that is not.
"""

import re
import subprocess
import sys
from pathlib import Path


def help_of(*words):
    return subprocess.run(
        ["palindrome", *words, "--help"], check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def options_of(text):
    """The long names of the options in the table that Boost prints, or LLVM."""
    return set(re.findall(r"^  (?:-\w \[ )?--([a-z][\w-]*)", text, re.MULTILINE))


def main():
    manual = Path(sys.argv[1])
    bash = (manual / "bash/palindrome").read_text()
    fish = (manual / "fish/palindrome.fish").read_text()
    zsh = (manual / "zsh/_palindrome").read_text()
    in_bash = {
        name: (actions.split(), {o[2:].rstrip("=") for o in options.split() if o[:2] == "--"})
        for name, actions, options in re.findall(
            r"^ +'([^']+)'\) actions='([^']*)' inputs=\w* options='([^']*)'", bash, re.MULTILINE
        )
    }
    problems = []
    checked = 0

    def check(name, actions, names):
        nonlocal checked
        page = manual / "man1" / f"palindrome-{name.replace(' ', '-')}.1"
        if not page.exists():
            problems.append(f"palindrome {name} has no manual page")
            return
        man = page.read_text().replace("\\-", "-")
        function = "_palindrome_" + name.replace(" ", "_") + "() {"
        body = zsh.partition(function)[2].partition("\n}\n")[0]
        for option in names:
            checked += 1
            where = {
                "the manual page": f"\\fB--{option}\\fR" in man,
                "bash": option in in_bash[name][1],
                "fish": re.search(rf"_in {name}'.* -l {option}\b", fish),
                "zsh": actions or f"--{option}" in body,
            }
            problems.extend(
                f"palindrome {name} --{option} is not in {place}"
                for place, found in where.items()
                if not found
            )
        if not names and not actions:
            problems.append(
                f"palindrome {name} is described without options; "
                "see 'The table of options' in tools/README.md"
            )

    for name in re.findall(r"^  (\w+) ", help_of(), re.MULTILINE):
        if name not in in_bash:
            problems.append(f"palindrome {name} is not in the completions for bash")
            continue
        actions = in_bash[name][0]
        # LLVM's help lists the options of its libraries as well.
        if name == "translate":
            check(name, [], in_bash[name][1])
            continue
        check(name, actions, options_of(help_of(name)))
        for action in actions:
            both = f"{name} {action}"
            own = (manual / "man1" / f"palindrome-{name}-{action}.1").exists()
            if own:
                check(both, [], options_of(help_of(name, action)))
            if own and options_of(help_of(name, action)) == set():
                problems.append(f"palindrome {both} --help has no options")
    print("\n".join(problems) or f"{checked} options are everywhere")
    return 1 if problems else 0


sys.exit(main())
