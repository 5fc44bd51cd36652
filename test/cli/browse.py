"""browse.py PAGE HASH: prints the elements that Chromium makes of the file PAGE, opened
with #HASH after its address."""

import pathlib
import subprocess
import sys
import tempfile

page = pathlib.Path(sys.argv[1]).resolve().as_uri()
with tempfile.TemporaryDirectory() as profile:
    browser = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu",
         "--disable-dev-shm-usage", f"--user-data-dir={profile}",
         "--window-size=1400,900", "--dump-dom", f"{page}#{sys.argv[2]}"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        timeout=120, check=True)
text = browser.stdout
print(text.split('<script id="data"')[0])
