#!/usr/bin/env bash
# Runs `palindrome verify` in several tasks by GNU parallel.
#
#   tools/cluster/parallel.sh DIR --tasks N [options of cluster.py prepare] PATH...
#       [-- options of verify]
#
# Makes the folder DIR, lists the files, judges each shard in a task, and merges the
# results to DIR/results.sqlite and DIR/report.txt. A task that does not end is tried
# RETRIES more times. A second call goes on with what the first left.
#
# Environment: JOBS, the number of tasks at once (default: the processors); RETRIES
# (default: 2); PARALLEL, further options for parallel, such as --sshloginfile (man
# parallel). Exit status: that of cluster.py merge.
set -euo pipefail

cluster=$(cd "$(dirname "$0")" && pwd)/cluster.py
if [[ $# -lt 1 || $1 == -* ]]; then
  echo "usage: parallel.sh DIR --tasks N [options] PATH... [-- options of verify]" >&2
  exit 2
fi
if ! command -v parallel >/dev/null; then
  echo "parallel.sh: error: GNU parallel is not installed" >&2
  exit 2
fi
python3 "$cluster" prepare "$@"
python3 "$cluster" list "$1"
dir=$(cd "$1" && pwd)

unfinished=$(python3 "$cluster" unfinished "$dir") || [[ $? -eq 1 ]]
if [[ -n $unfinished ]]; then
  status=0
  parallel --will-cite --jobs "${JOBS:-100%}" --retries "$((${RETRIES:-2} + 1))" \
    --joblog "$dir/logs/parallel.log" \
    "python3 $(printf %q "$cluster") shard $(printf %q "$dir") {} >>$(printf %q "$dir")/logs/{}.log 2>&1" \
    <<<"$unfinished" || status=$?
  # Up to 101, that is how many tasks failed, and the merge says which.
  if [[ $status -gt 101 ]]; then
    echo "parallel.sh: error: parallel ended with status $status" >&2
    exit 2
  fi
fi
exec python3 "$cluster" merge "$dir"
