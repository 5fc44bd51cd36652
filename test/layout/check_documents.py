"""check_documents.py ROOT: checks that what the documents point to exists.

The documents are the .md files of ROOT, docs/ and examples/. Checked are relative
links, with the heading after `#`, and paths: what stands between backticks, or as a
word of a code block, and begins with a folder at the top of ROOT. In a path, `*` and
the words NAME and ROOM stand for anything. Exit status 1 with a line for each mistake.
"""

import pathlib
import re
import sys

FOLDERS = [".ci", "cmake", "corpus", "docs", "examples", "export", "import", "test",
           "tools", "translate", "verify"]  # fmt: skip
PATH = re.compile(r"(?:\./)?((?:%s)/[\w./*{},+-]*)" % "|".join(map(re.escape, FOLDERS)))
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    found = set()
    for heading in re.findall(r"^#+ +(.*)$", FENCE.sub("", text), re.M):
        heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", heading).replace(" ", "-"))
    return found


def exists(root, path):
    """Whether a path, or pattern, of the project is there."""
    alternatives = re.search(r"\{([^{}]*)\}", path)
    if alternatives:
        return all(
            exists(root, path[: alternatives.start()] + part + path[alternatives.end() :])
            for part in alternatives[1].split(",")
        )
    pattern = re.sub(r"\b(NAME|ROOM)|(NAME|ROOM)\b", "*", path).rstrip("/")
    if "*" in pattern:
        return any(root.glob(pattern))
    return (root / pattern).exists()


def paths(text):
    """The words of a document that are paths of the project."""
    code = [word for block in FENCE.findall(text) for word in block.split()]
    code += re.findall(r"`([^`\n]+)`", FENCE.sub("", text))
    for span in code:
        match = PATH.match(span)
        if match and (match.end() == len(span) or span[match.end()] in " :)"):
            yield match[1].rstrip(".")


def mistakes(root):
    documents = sorted([*root.glob("*.md"), *root.glob("docs/**/*.md"),
                        *root.glob("examples/**/*.md")])  # fmt: skip
    wrong = []
    for document in documents:
        name = document.relative_to(root)
        text = document.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", text)):
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = document.parent / path if path else document
            if not target.exists():
                wrong.append(f"{name}: link to {link}: no such file")
            elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
                wrong.append(f"{name}: link to {link}: no such heading")
        wrong += [f"{name}: {path}: no such file"
                  for path in paths(text) if not exists(root, path)]  # fmt: skip
    return wrong if documents else ["no documents"]


if __name__ == "__main__":
    lines = mistakes(pathlib.Path(sys.argv[1]))
    for line in lines:
        print(line)
    sys.exit(1 if lines else 0)
