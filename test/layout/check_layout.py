"""Checks that the sources include one another as a document's table allows.

  check_layout.py ROOT DOCUMENT   check; exit status 1 with a line for each mistake
  check_layout.py ROOT DOCUMENT --graph
                                  print each room and the rooms that it includes

The table is the one of DOCUMENT that begins with `| folder | holds | may use |`. A
row is a room: the folders and files that its first cell has in backticks. A
folder holds the files directly in it; `NAME/**` holds those of all folders below as
well. The third cell lists, in backticks, the rooms that the room's files may
include, each by the first name of its row, and as plain words what it may use from
outside: LLVM, MLIR, Z3, Boost, SQLite and zstd. `all` allows everything.

A mistake is an include that the table does not allow, a circle of rooms in the table,
a file that belongs to no room, and a row without a file.
"""

import pathlib
import re
import sys

SOURCES = {".cpp", ".def", ".h", ".inc", ".td"}
OUTSIDE = [("llvm/", "LLVM"), ("llvm-c/", "LLVM"), ("mlir/", "MLIR"),
           ("z3", "Z3"), ("boost/", "Boost"), ("sqlite3", "SQLite"), ("zstd", "zstd"), ("mpfr", "MPFR")]  # fmt: skip
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.M)
# Folders of inputs and of what is built.
IGNORED = {".git", "build", "corpus/modules", "corpus/sources", "corpus/upstream"}


class Room:
    def __init__(self, cells):
        self.places = re.findall(r"`([^`]+)`", cells[0])
        self.name = self.places[0] if self.places else ""
        self.all = cells[2].strip() == "all"
        self.rooms = re.findall(r"`([^`]+)`", cells[2])
        self.outside = set(re.findall(r"\w+", re.sub(r"`[^`]*`", "", cells[2])))


def read_table(text):
    """The rooms of the document, by name."""
    rooms, inside = {}, False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if cells == ["folder", "holds", "may use"]:
            inside = True
        elif inside and not line.startswith("|"):
            break
        elif inside and not re.fullmatch(r"[-: ]+", cells[0]):
            room = Room(cells)
            rooms[room.name] = room
    return rooms


class Tree:
    """The source files below a folder, and the room of each."""

    def __init__(self, root, rooms):
        self.root, self.rooms = root, rooms
        self.place = {}
        for room in rooms.values():
            for place in room.places:
                self.place[place] = room.name
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

    def room_of(self, file):
        """The name of the room that a file belongs to, or None."""
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
        """The room of what a file includes, or the word for what is outside."""
        if name in self.public:
            return self.room_of(self.public[name])
        beside = f"{file.rpartition('/')[0]}/{name}"
        if beside in self.files:
            return self.room_of(beside)
        # A generated file belongs to the folder that it is generated into.
        if (self.root / name.split("/")[0]).is_dir() and "/" in name:
            return self.room_of(name)
        for prefix, word in OUTSIDE:
            if name.startswith(prefix):
                return word
        return None

    def includes(self):
        """Each include: the file, what it names, and the room or word for that."""
        for file in self.files:
            text = (self.root / file).read_text(encoding="utf-8")
            for quoted, angled in INCLUDE.findall(text):
                target = self.target_of(file, quoted or angled)
                if target is not None:
                    yield file, quoted or angled, target


def find_circle(rooms):
    """The names along a circle in what rooms may use, or an empty list."""
    done = set()

    def visit(name, path):
        if name in path:
            return path[path.index(name):] + [name]
        if name in done or name not in rooms:
            return []
        for other in rooms[name].rooms:
            circle = visit(other, path + [name])
            if circle:
                return circle
        done.add(name)
        return []

    for name in rooms:
        circle = visit(name, [])
        if circle:
            return circle
    return []


def mistakes(root, text):
    rooms = read_table(text)
    if not rooms:
        return ["the document has no table of rooms"]
    tree = Tree(root, rooms)
    wrong = []
    for room in rooms.values():
        wrong += [f"{room.name} may use {name}, which is no room"
                  for name in room.rooms if name not in rooms]  # fmt: skip
    circle = find_circle(rooms)
    if circle:
        wrong.append("a circle: " + " uses ".join(circle))

    used = set()
    for file in tree.files:
        room = tree.room_of(file)
        if room is None:
            wrong.append(f"{file} is in no room")
        elif file in tree.place:
            used.add(file)
        else:
            folder = file.rpartition("/")[0] + "/"
            used.add(folder if folder in tree.place else room)
    for place, name in tree.place.items():
        if place not in used and not (place.endswith("**") and name in used):
            wrong.append(f"{place} is in the table and holds no source file")

    for file, include, target in tree.includes():
        name = tree.room_of(file)
        if name is None or target == name or rooms[name].all:
            continue
        if target not in rooms[name].rooms and target not in rooms[name].outside:
            wrong.append(f"{file} includes {include}: {name} may not use {target}")
    return wrong


def print_graph(root, text):
    graph = {}
    tree = Tree(root, read_table(text))
    for file, _, target in tree.includes():
        uses = graph.setdefault(tree.room_of(file) or file, set())
        uses.add(target)
    for name in sorted(graph):
        print(f"{name}: {', '.join(sorted(graph[name] - {name}))}")


def main():
    root, document = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    text = document.read_text(encoding="utf-8")
    if sys.argv[3:] == ["--graph"]:
        print_graph(root, text)
        return 0
    wrong = mistakes(root, text)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
