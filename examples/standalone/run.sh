#!/bin/sh
# To LLVM IR, back, and the verdict on both. `./dev example standalone` runs this
# with Palindrome in the path, and what it has built in $BUILD.
set -eu
cd "$(dirname "$0")"
palindrome export --load-extension="$BUILD/PerfPlugin.so" inputs/loop.mlir -o "$BUILD/loop.ll"
palindrome import --load-extension="$BUILD/PerfPlugin.so" --import-dialects=perf \
  "$BUILD/loop.ll" -o "$BUILD/loop.mlir"
cat "$BUILD/loop.ll" "$BUILD/loop.mlir"
palindrome verify --load-extension="$BUILD/PerfPlugin.so" --import-dialects=perf \
  "$BUILD/loop.ll" inputs/loop.mlir
