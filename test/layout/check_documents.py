"""check_documents.py ROOT: checks that the files that documents and comments refer to
exist.

The documents are the .md files of ROOT, docs/ and examples/, and the READMEs of rooms. Checked are relative
links, with the heading after `#`, and paths: what stands between backticks, or as a
word of a code block, and begins with a folder at the top of ROOT. In a path, `*` and
the words NAME and ROOM stand for anything. In the comments of the sources, checked are
such paths with an ending and, in C++, names like Calls.cpp without a folder. Exit
status 1 with a line for each mistake.
"""

import pathlib
import re
import sys

FOLDERS = [".ci", "cmake", "corpus", "docs", "examples", "export", "import", "test",
           "tools", "translate", "verify"]  # fmt: skip
DOCUMENTS = ["*.md", "docs/**/*.md", "examples/**/*.md", "*/README.md", "*/*/README.md"]
PATH = re.compile(r"(?:\./)?((?:%s)/[\w./*{},+-]*)" % "|".join(map(re.escape, FOLDERS)))
CITED = re.compile(
    r"(?<![\w/.}-])((?:%s)/[\w./-]+\.(?:cpp|h|def|td|md|py|sh|json)(?:\.in)?)\b"
    r"|(?<![\w/.])([A-Z]\w+\.(?:cpp|h|def))\b(?!\.\w)"
    % "|".join(map(re.escape, FOLDERS))
)
COMMENT = {".cpp": "//", ".h": "//", ".def": "//", ".td": "//", ".cmake": "#",
           ".py": "#", ".sh": "#"}  # fmt: skip
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
    documents = sorted(path for pattern in DOCUMENTS for path in root.glob(pattern)
                       if path.relative_to(root).parts[0] != "build")  # fmt: skip
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


def wrong_comments(root):
    sources = [path for folder in FOLDERS for path in sorted(root.glob(f"{folder}/**/*"))
               if path.is_file()]  # fmt: skip
    names = {path.name for path in sources}
    for source in sources:
        mark = COMMENT.get(source.suffix)
        if not mark or source.is_relative_to(root / "test/layout"):
            continue
        for line in source.read_text(encoding="utf-8").splitlines():
            for path, name in CITED.findall(line.partition(mark)[2]):
                name = name if mark == "//" else ""
                if path and not (root / path).exists() or name and name not in names:
                    yield f"{source.relative_to(root)}: {path or name}: no such file"


if __name__ == "__main__":
    root = pathlib.Path(sys.argv[1])
    lines = [*mistakes(root), *wrong_comments(root)]
    for line in lines:
        print(line)
    sys.exit(1 if lines else 0)
