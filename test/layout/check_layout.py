"""Checks that the sources include one another as docs/layout.toml allows.

  check_layout.py ROOT            check; exit status 1 with a line for each mistake
  check_layout.py ROOT --graph    print each room or floor, and what it includes

The head of docs/layout.toml says what its tables mean. A mistake is an include that they do not
allow, a use of a room that does not stand before the one that uses it, a file that belongs to no
room, a room or floor without a file, a declaration in a namespace of another room, and a folder of
unit tests for none of the sources. Any file may declare a class of another room, and specialize or
overload what is there (`describe`). Rooms that are named with "**" are not held to a namespace.
"""

import pathlib
import re
import sys
import tomllib

SOURCES = {".cpp", ".def", ".h", ".inc", ".td"}
OUTSIDE = [("llvm/", "LLVM"), ("llvm-c/", "LLVM"), ("mlir/", "MLIR"),
           ("z3", "Z3"), ("boost/", "Boost"), ("sqlite3", "SQLite"), ("zstd", "zstd"), ("mpfr", "MPFR")]  # fmt: skip
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.M)
# Comments, directives and literals.
UNSEEN = re.compile(r"""//[^\n]*|^\s*#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'""", re.M)
NAMESPACE = re.compile(r"^namespace palindrome(?:::([\w:]+))? \{", re.M)
# What any file may declare in any namespace.
FOREIGN = re.compile(r"(template <[^>]*> )?(class|struct|enum class) \w+( : \w+)?$"
                     r"|template <>|.*\bdescribe\(")  # fmt: skip
# Folders of inputs and of what is built.
IGNORED = {".git", "build", "corpus/modules", "corpus/sources", "corpus/upstream"}


class Floor:
    """Where files are that may all include the same: a room, or a floor of one."""

    def __init__(self, name, places, uses, namespace):
        self.name, self.places, self.uses, self.namespace = name, places, uses, namespace


def read_layout(text):
    """The floors of the layout, by name and from the lowest up, and the mistakes in it."""
    floors, rooms, wrong = {}, {}, []
    for room, table in tomllib.loads(text).items():
        uses = set()
        for use in table["uses"]:
            if "/" in use and use not in rooms and use not in floors:
                wrong.append(f"{room} may use {use}, which is no room before it")
            uses |= set(rooms.get(use, [use]))
        names = [room + floor.removeprefix(".") for floor in table.get("floors", ["."])]
        for number, name in enumerate(names):
            places = [name] if number else [name, *table.get("also", [])]
            floors[name] = Floor(name, places, uses | set(names[:number]), table.get("namespace"))
        rooms[room] = names
    return floors, wrong


def declared_in(text):
    """The namespaces in which the source `text` declares something; "" for `palindrome` itself."""
    text = UNSEEN.sub("", text)
    for block in NAMESPACE.finditer(text):
        # The text of the block, with `{};` for what is within other braces.
        depth, end, said = 1, block.end(), ""
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            if depth == 1:
                said += "{};" if text[end] == "}" else text[end]
            end += 1
        sentences = (" ".join(sentence.split()) for sentence in said.split(";"))
        if any(sentence and not FOREIGN.match(sentence) for sentence in sentences):
            yield block[1] or ""


class Tree:
    """The source files below a folder, and the floor of each."""

    def __init__(self, root, floors):
        self.root = root
        self.place = {place: floor.name for floor in floors.values()
                      for place in floor.places}  # fmt: skip
        self.files = sorted(
            path.relative_to(root).as_posix()
            for path in root.rglob("*")
            if path.suffix in SOURCES
            and not IGNORED & {"/".join(path.relative_to(root).parts[:depth])
                               for depth in (1, 2)}
        )
        # Public headers, as they are included.
        self.public = {re.sub(r"^.*/include/", "", file): file
                       for file in self.files if "/include/" in file}  # fmt: skip

    def floor_of(self, file):
        """The name of the floor that a file belongs to, or None."""
        if file in self.place:
            return self.place[file]
        folder = file.rpartition("/")[0] + "/"
        if folder in self.place:
            return self.place[folder]
        while folder:
            if folder + "**" in self.place:
                return self.place[folder + "**"]
            folder = folder[:-1].rpartition("/")[0]
            folder += "/" if folder else ""
        return None

    def target_of(self, file, name):
        """The floor of what a file includes, or the word for what is outside."""
        if name in self.public:
            return self.floor_of(self.public[name])
        beside = f"{file.rpartition('/')[0]}/{name}"
        if beside in self.files:
            return self.floor_of(beside)
        # A generated file belongs to the folder that it is generated into.
        if (self.root / name.split("/")[0]).is_dir() and "/" in name:
            return self.floor_of(name)
        for prefix, word in OUTSIDE:
            if name.startswith(prefix):
                return word
        return None

    def includes(self):
        """Each include: the file, what it names, and the floor or word for that."""
        for file in self.files:
            text = (self.root / file).read_text(encoding="utf-8")
            for quoted, angled in INCLUDE.findall(text):
                target = self.target_of(file, quoted or angled)
                if target is not None:
                    yield file, quoted or angled, target


def wrong_namespaces(tree, floors):
    """The mistakes of namespaces: rooms declare nothing outside of their own."""
    taken = {floor.namespace for floor in floors.values()} - {None}
    seen = set()
    for file in tree.files:
        floor = floors.get(tree.floor_of(file))
        if floor is None or floor.name.endswith("**") and not floor.namespace:
            continue
        own = None if "/include/" in file else floor.namespace
        for namespace in declared_in((tree.root / file).read_text(encoding="utf-8")):
            outer = namespace.split("::")[0]
            seen.add(outer)
            if outer != own if own else outer in taken:
                spelt = "::".join(filter(None, ["palindrome", namespace]))
                yield f"{file} declares in {spelt}, not in palindrome" + (f"::{own}" if own else "")
    for namespace in sorted(taken - seen):
        yield f"palindrome::{namespace} is in the layout, and no source file declares in it"


def wrong_tests(tree):
    """The folders of unit tests that are no folders of the sources. What is in extension/ is written
    as the author of a plug-in writes it, who sees no folder."""
    folders = {file.rpartition("/")[0] for file in tree.files if file.startswith("test/unit/")}
    for folder in sorted(folders - {"test/unit/extension"}):
        if not (tree.root / folder.removeprefix("test/unit/")).is_dir():
            yield f"{folder}/ tests {folder.removeprefix('test/unit/')}/, which is no folder"


def mistakes(root, text):
    floors, wrong = read_layout(text)
    tree = Tree(root, floors)
    wrong += [*wrong_namespaces(tree, floors), *wrong_tests(tree)]
    used = set()
    for file in tree.files:
        floor = tree.floor_of(file)
        if floor is None:
            wrong.append(f"{file} is in no room")
        elif file in tree.place:
            used.add(file)
        else:
            folder = file.rpartition("/")[0] + "/"
            used.add(folder if folder in tree.place else floor)
    for place, name in tree.place.items():
        if place not in used and not (place.endswith("**") and name in used):
            wrong.append(f"{place} is in the layout and holds no source file")

    for file, include, target in tree.includes():
        name = tree.floor_of(file)
        if name is None or target == name or {"all", target} & floors[name].uses:
            continue
        wrong.append(f"{file} includes {include}: {name} may not use {target}")
    return wrong


def print_graph(root, text):
    graph = {}
    tree = Tree(root, read_layout(text)[0])
    for file, _, target in tree.includes():
        uses = graph.setdefault(tree.floor_of(file) or file, set())
        uses.add(target)
    for name in sorted(graph):
        print(f"{name}: {', '.join(sorted(graph[name] - {name}))}")


def main():
    root = pathlib.Path(sys.argv[1])
    text = (root / "docs" / "layout.toml").read_text(encoding="utf-8")
    if sys.argv[2:] == ["--graph"]:
        print_graph(root, text)
        return 0
    wrong = mistakes(root, text)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
