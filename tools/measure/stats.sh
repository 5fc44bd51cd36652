#!/usr/bin/env bash
# Prints how much metadata each engine's importer represents in the llvm dialect's own
# forms, by kind, side by side.
#
#   tools/measure/stats.sh PATH... [--jobs N | any other option of palindrome verify]
#
# Only files that both engines import count. Exit status: 0 if the native engine
# represents at least as much of every kind, 1 if it is below upstream in one (marked
# `<`), 2 on wrong usage.
#
# Environment: PALINDROME, the program (default: build/bin/palindrome).
set -euo pipefail

if [[ $# -eq 0 || $1 == -h || $1 == --help ]]; then
  sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
palindrome=${PALINDROME:-$here/../../build/bin/palindrome}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

for engine in native upstream; do
  status=0
  "$palindrome" verify --stats --engine=$engine --format=json \
    --output="$work/$engine.json" "$@" || status=$?
  # Files that fall short of --require do not matter here.
  [[ $status -le 1 ]] || exit 2
done
python3 "$here/compare_stats.py" "$work/native.json" "$work/upstream.json"
