"""kill_when.py DATABASE[:TABLE] COUNT COMMAND...: runs the command, and kills it
without warning as soon as the table of the database has COUNT rows; by default that
of results in a run."""

import os
import signal
import sqlite3
import subprocess
import sys
import time

database, _, table = sys.argv[1].partition(":")
count = int(sys.argv[2])
process = subprocess.Popen(sys.argv[3:], start_new_session=True,
                           stdout=subprocess.DEVNULL)  # fmt: skip
deadline = time.monotonic() + 60
found = 0
while found < count and time.monotonic() < deadline and process.poll() is None:
    time.sleep(0.01)
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        rows = connection.execute(f"SELECT count(*) FROM {table or 'members'}")
        found = rows.fetchone()[0]
        connection.close()
    except sqlite3.OperationalError:
        pass  # The file or its tables are not there yet.
ended = process.poll() is not None
if not ended:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
if ended or found < count:
    sys.exit(f"the command had {found} rows" + (" and ended" if ended else ""))
