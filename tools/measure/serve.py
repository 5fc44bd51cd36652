#!/usr/bin/env python3
"""Sends many requests to one `palindrome serve`: of every kind, a tenth of them cancelled, and
a tenth of them with a module at which LLVM dies.

    serve.py PALINDROME [--requests N] [--jobs N] [--window N]

Prints how many were answered and how, and the memory of the server
(resident, in MB) at a tenth, at half, and in the end. Exit status: 1 if a request has no answer
or a wrong one, or the memory grew by more than 16 MB after a tenth.
"""

import argparse
import collections
import json
import random
import subprocess
import sys
import threading

SOURCE = "define i8 @f(i8 %x) {\n  %r = add i8 %x, 1\n  ret i8 %r\n}\n"
TARGET = SOURCE.replace("add", "add nsw")
MLIR = (
    "func.func @main(%x: i32) -> i32 {\n  %r = arith.addi %x, %x : i32\n  return %r : i32\n}\n"
)
EXPORTED = "llvm.func @f(%x: i32) -> i32 {\n  llvm.return %x : i32\n}\n"
# LLVM's parser calls itself for each level.
DEADLY = "@g = global " + "[1 x " * 30000 + "i8" + "]" * 30000 + " zeroinitializer\n"
# No prover ends with this soon.
ENDLESS = """
define i64 @src(i64 %x, i64 %y) {
  %a = mul i64 %x, %x
  %b = mul i64 %y, %y
  %c = sub i64 %a, %b
  %r = urem i64 %c, 1000003
  ret i64 %r
}
define i64 @tgt(i64 %x, i64 %y) {
  %a = add i64 %x, %y
  %b = sub i64 %x, %y
  %c = mul i64 %a, %b
  %q = udiv i64 %c, 1000003
  %m = mul i64 %q, 1000003
  %r = sub i64 %c, %m
  ret i64 %r
}
"""

# Tool, arguments, and what has to be in the text of a right answer.
ORDINARY = [
    ("refine", {"source": SOURCE, "target": TARGET}, '"verdict":"different"'),
    ("refine", {"source": SOURCE, "target": SOURCE}, '"verdict":"equivalent"'),
    ("explain", {"source": SOURCE, "target": TARGET}, "Poison Values"),
    ("diff", {"source": SOURCE, "target": TARGET}, '"likeness":"different"'),
    ("import", {"source": SOURCE}, "llvm.func @f"),
    ("export", {"source": EXPORTED}, "define i32 @f"),
    ("lower", {"source": MLIR}, "define i32 @main"),
    ("interpret", {"source": MLIR, "arguments": ["21"]}, "42"),
    ("verify", {"source": SOURCE}, '"verdict":"identical"'),
    ("refine", {"source": "no module"}, "error"),
]


class Client:
    def __init__(self, options):
        self.server = subprocess.Popen(
            [options.palindrome, "serve", f"--jobs={options.jobs}", "--proof-cache=none"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.requests = options.requests
        self.room = threading.Semaphore(options.window)
        self.lock = threading.Lock()
        self.open = {}  # What is expected of each request, by id.
        self.counts = collections.Counter()
        self.wrong = []
        self.memory = []

    def send(self, message):
        self.server.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.server.stdin.flush()

    def ask(self, number, tool, arguments, expected):
        self.room.acquire()
        with self.lock:
            self.open[number] = expected
        self.send(
            {"id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
        )

    def send_all(self):
        chance = random.Random(1)
        for number in range(self.requests):
            kind = chance.randrange(10)
            if kind == 0:
                self.ask(number, "refine", {"source": ENDLESS}, "cancelled")
                self.send({"method": "$/cancelRequest", "params": {"id": number}})
            elif kind == 1:
                self.ask(number, "import", {"source": DEADLY}, "LLVM crashed in reading text")
            else:
                tool, arguments, expected = chance.choice(ORDINARY)
                self.ask(number, tool, arguments, expected)
            if number in (self.requests // 10, self.requests // 2, self.requests - 1):
                self.memory.append(self.resident())
        self.server.stdin.close()

    def resident(self):
        with open(f"/proc/{self.server.pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0

    def receive(self):
        for line in self.server.stdout:
            answer = json.loads(line)
            with self.lock:
                expected = self.open.pop(answer["id"], None)
            if "error" in answer:
                text = answer["error"]["message"]
                self.counts["cancelled" if answer["error"]["code"] == -32800 else "error"] += 1
            else:
                text = answer["result"]["content"][0]["text"]
                self.counts["failed" if answer["result"]["isError"] else "answered"] += 1
            if expected is None or expected not in text:
                self.wrong.append((expected, text))
            self.room.release()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("palindrome")
    parser.add_argument("--requests", type=int, default=10000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--window", type=int, default=50, help="requests without an answer")
    options = parser.parse_args()
    client = Client(options)
    sender = threading.Thread(target=client.send_all)
    sender.start()
    client.receive()
    sender.join()
    status = client.server.wait()
    for kind, count in sorted(client.counts.items()):
        print(f"{count:6} {kind}")
    print(f"memory in MB: {', '.join(f'{each:.1f}' for each in client.memory)}")
    for expected, text in client.wrong[:5]:
        print(f"expected {expected!r}, and not {text[:200]!r}")
    if client.open:
        print(f"{len(client.open)} without an answer")
    grown = client.memory[-1] - client.memory[0]
    if status or client.open or client.wrong or grown > 16:
        sys.exit(1)


main()
