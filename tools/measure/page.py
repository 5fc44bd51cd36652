#!/usr/bin/env python3
"""page.py PAGE...: how long the page of `palindrome verify --format=html` takes.

Opens each PAGE from its file: address in headless Chromium, five times. Prints a line: the
number of files, the size, the seconds until the first rows are drawn, and the most seconds
until one of several filters has been answered, layout included; of either the best time,
since all else that the machine does makes it longer.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

# Runs at the end of the page. Reading a height makes the browser lay the page out.
PROBE = """<script>
const drawn = () => (document.body.offsetHeight, performance.now());
const loaded = drawn();
let slowest = 0;
const ask = (change) => {
  const start = performance.now();
  change();
  slowest = Math.max(slowest, drawn() - start);
};
const words = document.getElementById("words");
for (const text of ["a", "transforms", "data-layout x86", "no such file", ""])
  ask(() => { words.value = text; words.dispatchEvent(new Event("input")); });
for (const id of ["by-verdict", "by-class", "by-folder"])
  for (const times of [1, 2]) ask(() => document.querySelector(`#${id} .bar`).click());
ask(() => document.getElementById("short").click());
ask(() => { document.getElementById("list").scrollTop = 1e5; });
const result = document.createElement("output");
result.textContent = `measured ${files.length} ${loaded} ${slowest}`;
document.body.append(result);
</script>"""


def open_once(text):
    """The number of files, and both times in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "page.html"
        copy.write_text(text.replace("</body>", PROBE + "</body>"))
        dump = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", f"--user-data-dir={folder}/profile",
             "--window-size=1400,1000", "--dump-dom", copy.as_uri()],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=600,
            check=True).stdout  # fmt: skip
    found = re.search(r"measured (\d+) ([\d.]+) ([\d.]+)", dump)
    return int(found[1]), float(found[2]), float(found[3])


def measure(page):
    text = page.read_text()
    runs = [open_once(text) for _ in range(5)]
    print(f"{page.name}: {runs[0][0]:,} files, {len(text.encode()) / 1e6:.1f} MB: first rows"
          f" after {min(run[1] for run in runs) / 1000:.2f} s, a filter at most"
          f" {min(run[2] for run in runs) / 1000:.2f} s", flush=True)  # fmt: skip


for argument in sys.argv[1:]:
    measure(pathlib.Path(argument))
