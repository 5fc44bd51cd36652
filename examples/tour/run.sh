#!/bin/sh
# The product of two matrices, also after an import and an export. `./dev example tour` runs this
# with Palindrome in the path, and what it has built in $BUILD.
set -eu
cd "$(dirname "$0")"
palindrome run matmul.mlir
palindrome run --through-llvmir matmul.mlir
