"""Imported by scripts that measure the prover, whose programs are to prove, and not
to find what an earlier run has proved."""

import os

os.environ["PALINDROME_PROOF_CACHE"] = "none"
