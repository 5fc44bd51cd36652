#!/bin/sh
# The chapter's program: a struct of two matrices, multiplied. `./dev example toy` runs this
# with Palindrome in the path, and what it has built in $BUILD.
set -eu
cd "$(dirname "$0")"
palindrome run --load-dialect-plugin="$BUILD/ToyPlugin.so" inputs/struct.toy.mlir
