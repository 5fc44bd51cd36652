"""make_broken.py FOLDER COUNT: makes files that are no modules."""

import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
for number in range(int(sys.argv[2])):
    (folder / f"{number:05}.ll").write_text("nothing\n")
