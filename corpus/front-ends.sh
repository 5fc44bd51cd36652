#!/usr/bin/env bash
# Makes modules by the front ends of Debian 12 that emit LLVM IR, of LLVM 11 to 22:
#
#   corpus/front-ends.sh [--install] DIR [FRONT_END...]
#
# as DIR/FRONT_END/SOURCE.LEVEL.bc, of corpus/sources and by the table corpus/front-ends.txt, or
# the ones named. A front end that is not installed is named and left out; with --install, as
# root, its Debian package is installed first. What a front end does not compile is listed in
# DIR/skipped.txt. Ends with a count for each; `palindrome verify DIR` judges them.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=corpus/fetch-source.sh
source "$here/fetch-source.sh"

install=
[[ ${1:-} != --install ]] || { install=1; shift; }
[[ $# -ge 1 ]] || fail "usage: corpus/front-ends.sh [--install] DIR [FRONT_END...]"
mkdir -p "$1"
dir=$(cd "$1" && pwd)
shift
wanted=" $* "
rm -f "$dir/skipped.txt"

# Compiles source $1 at the level $2 by the command $3, to the folder $4.
compile() {
  local source=$1 flags=$2 command=$3 out name work std=gnu17
  [[ $source != *.cpp ]] || std=gnu++20
  [[ $flags != - ]] || flags=
  name=$(basename "$source")
  out=$4/${name%.*}${flags:+.${flags//[ -]/}}.bc
  command=${command//'{in}'/$source}
  command=${command//'{out}'/$out}
  command=${command//'{flags}'/$flags}
  command=${command//'{std}'/$std}
  work=$(mktemp -d)
  if ! (cd "$work" && bash -c "$command") >"$work/log" 2>&1; then
    rm -f "$out"
    echo "${out#"$dir"/}: $(grep -m1 -i error "$work/log" || tail -n 1 "$work/log")" >>"$dir/skipped.txt"
  fi
  rm -rf "$work"
}

while IFS='|' read -r name package globs levels command; do
  name=$(trim "$name") package=$(trim "$package")
  [[ -n $name && $name != \#* ]] || continue
  [[ $wanted == "  " || $wanted == *" $name "* ]] || continue
  command=$(trim "$command")
  if [[ -n $install ]] && ! dpkg -s "$package" >/dev/null 2>&1; then
    apt-get install -y --no-install-recommends "$package" >/dev/null ||
      fail "$package cannot be installed"
  fi
  if ! command -v "${command%% *}" >/dev/null; then
    echo "$name: ${command%% *} is not installed"
    continue
  fi
  mkdir -p "$dir/$name"
  IFS=';' read -ra flags <<<"$levels"
  for glob in $globs; do
    for source in "$here"/sources/$glob; do
      for level in "${flags[@]}"; do
        compile "$source" "$(trim "$level")" "$command" "$dir/$name" </dev/null
      done
    done
  done
  echo "$name: $(find "$dir/$name" -name '*.bc' | wc -l) modules"
done <"$here/front-ends.txt"
echo "$(find "$dir" -name '*.bc' | wc -l) modules"
