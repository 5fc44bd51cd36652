#!/usr/bin/env bash
# Unpacks MLIR's own Target/LLVMIR tests and splits them into one file a module,
# as --split-input-file does, for `palindrome verify`.
#
#   corpus/conformance.sh DIR [ARCHIVE]
#
# ARCHIVE is a .tar.zst of .mlir files (default:
# ../shared/conformance/mlir-target-llvmir-a.tar.zst beside the checkout). A file
# a/b.mlir with three parts becomes DIR/a/b.0.mlir to DIR/a/b.2.mlir. Parts that
# contain only comments are left out. Needs zstd and tar.
set -euo pipefail

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  echo "usage: corpus/conformance.sh DIR [ARCHIVE]" >&2
  exit 2
fi
shared=$(git -C "$(dirname "$0")" rev-parse --path-format=absolute --git-common-dir)/../../shared
archive=${2:-$shared/conformance/mlir-target-llvmir-a.tar.zst}
if [ ! -r "$archive" ]; then
  echo "corpus/conformance.sh: error: cannot read $archive; name the archive" >&2
  exit 2
fi

whole=$(mktemp -d)
trap 'rm -rf "$whole"' EXIT
zstd -dcq "$archive" | tar x -C "$whole"
mkdir -p "$1"

find "$whole" -name '*.mlir' -printf '%P\n' | sort | while IFS= read -r file; do
  stem="$1/${file%.mlir}"
  mkdir -p "$(dirname "$stem")"
  # Writes each part to a file of its own, unless it has no code.
  awk -v stem="$stem" '
    function finish() {
      if (code) printf "%s", text > (stem "." part ".mlir")
      part++; text = ""; code = 0
    }
    BEGIN { part = 0 }
    /^\/\/ -----/ { finish(); next }
    { text = text $0 "\n"; if ($0 !~ /^[ \t]*(\/\/.*)?$/) code = 1 }
    END { finish() }
  ' "$whole/$file"
done
echo "$(find "$1" -name '*.mlir' | wc -l) modules in $1"
