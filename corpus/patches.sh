#!/usr/bin/env bash
# Compiles what Debian's patches change in real C and C++ programs, before and after
# each patch, as input for `palindrome compare`.
#
#   corpus/patches.sh DIR [PACKAGE...]
#
# Takes the packages named, or all that corpus/patched-programs.txt lists. Downloads
# the source package, builds it without its patches by the commands of the table, and
# notes how each unit is compiled. Then applies the series patch by patch, and compiles
# the units that a patch changes with clang-22 at -O1 -g, before any pass of LLVM, to
# DIR/old/PACKAGE/PATCH/UNIT.bc and DIR/new/PACKAGE/PATCH/UNIT.bc. A unit whose code is
# the same afterwards, up to debug information, is left out. Only the patches that
# corpus/patches.txt lists are compiled, and they have to have the digest that is
# there. A package whose folder in DIR/old exists is not made again.
# DIR/skipped.txt lists what does not compile. DIR/READY is written at the end, with
# the counts.
#
# Environment: RECORD, a file to which the rows of patches.txt are added, of all
# patches that change code.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=corpus/real-compile.sh
source "$here/real-compile.sh"
# shellcheck source=corpus/fetch-source.sh
source "$here/fetch-source.sh"

# Programs are older than the rules of today's compilers.
language=(-w -Wno-error=implicit-int -Wno-error=implicit-function-declaration
          -Wno-error=int-conversion)
# A patch of a header is compiled in so many of the units that include it.
unitsOfHeader=3

# Builds the package in the current folder by the commands $1, and writes how each
# unit was compiled to the file $2: a line for each, with its path, a tab, and JSON.
# What does not build has no line.
note_commands() {
  local fragments build=$1
  [[ $build != - ]] || build='./configure -q --disable-shared && make -k'
  fragments=$(mktemp -d "$dir/sources/commands.XXXXXX")
  # That there are headers made by programs counts, and not how fast these are.
  CC="clang-22 ${language[*]} -gen-cdb-fragment-path $fragments" CFLAGS=-O0 \
  CXX="clang++-22 -w -gen-cdb-fragment-path $fragments" CXXFLAGS=-O0 \
    bash -c "$build" >"$2.log" 2>&1 </dev/null || true
  # An object of an earlier path is one of the same unit, such as for a shared library.
  find "$fragments" -name '*.json' -exec cat {} + | sed 's/,$//' |
    jq -rc --arg root "$PWD/" '
      (if .file | startswith("/") then .file else .directory + "/" + .file end)
        as $path | select($path | startswith($root)) |
      [$path, {directory, file, arguments: (.arguments | . as $all |
        [range(1; length) | select($all[.] != "-o" and $all[. - 1] != "-o") | $all[.] |
         select(test("^-(O.*|g[^e]*|x.*|c|S|E|M.*|W.*|flto.*)$") | not)])}] |
      .[0] + "\t" + (.[1] | .arguments -= [.file] | tojson)' |
    while IFS=$'\t' read -r path command; do
      [[ $path == *conftest.* || ! -f $path ]] ||
        printf '%s\t%s\n' "$(realpath -s --relative-to=. "$path")" "$command"
    done | sort -u -t $'\t' -k 1,1 >"$2"
  rm -r "$fragments"
}

# Prints the units whose code the patch $1 may change, one a line: those that it names,
# and some that include a header that it names. $commands has the lines of all units.
list_changed() {
  local file units
  units=$(cut -f 1 "$commands")
  sed -n 's/^+++ [^/]*\/\([^[:space:]]*\).*/\1/p' "$1" | sort -u |
    while read -r file; do
      case $file in
        *.h | *.hpp | *.hh)
          # shellcheck disable=SC2086 # names of units, without spaces
          grep -lF "${file##*/}\"" -- $units /dev/null 2>/dev/null |
            sed "${unitsOfHeader}q" || true ;;
        *) grep -xF -- "$file" <<<"$units" || true ;;
      esac
    done | sort -u
}

# Compiles the units of the current state of the tree to the folder $1, without
# assertions: these have their lines, so that each would differ behind a patch.
compile_state() {
  local folder=$1 unit command arguments compiler
  mkdir -p "$folder"
  for unit in "${units[@]}"; do
    command=$(awk -F '\t' -v "unit=$unit" '$1 == unit { print $2 }' "$commands")
    mapfile -t arguments < <(jq -r '.arguments[]' <<<"$command")
    compiler=clang-22
    [[ $unit == *.c ]] || compiler=clang++-22
    (cd "$(jq -r .directory <<<"$command")" &&
      compile "$compiler" "${language[@]}" -DNDEBUG -O1 -g -Xclang -disable-llvm-passes \
        -fdebug-compilation-dir=. "${arguments[@]}" \
        "$(jq -r .file <<<"$command")" "$folder/${unit//\//_}.bc")
  done
}

# The code of the module $1, without debug information.
code_of() {
  opt-22 -passes=strip-dead-debug-info -strip-debug -S "$1" -o - | sed 1d
}

# Leaves of the folders $1 and $2 the modules that both have, and whose code differs.
keep_changed() {
  local module
  for module in "$1"/*.bc "$2"/*.bc; do
    module=${module##*/}
    if [[ ! -f $1/$module || ! -f $2/$module ]] ||
       cmp -s <(code_of "$1/$module") <(code_of "$2/$module"); then
      rm -f "$1/$module" "$2/$module"
    fi
  done
  rmdir --ignore-fail-on-non-empty "$1" "$2"
}

# Makes the modules of one line of the table.
make_modules() {
  local package=$1 version=$2 build=$3 patches=debian/patches series=()
  local commands=$dir/sources/$package.commands packed units patch options place row digest
  [[ -d $dir/old/$package ]] && return
  "$here/fetch-source.sh" "$dir/sources" "$package=$version" ||
    { echo "$package: $version cannot be fetched" >>"$SKIPPED"; return 0; }
  cd "$dir/sources/$package=$version"
  note_commands "$build" "$commands"
  packed=$(find "$dir/sources/.apt/$package=$version" -name '*.debian.tar.*')
  # A source package of the first format has its patches in one difference.
  [[ -n $packed ]] ||
    { echo "$package: no debian.tar" >>"$SKIPPED"; mkdir -p "$dir/old/$package"; return 0; }
  tar -xf "$packed"
  [[ ! -f $patches/series ]] || mapfile -t series <$patches/series
  for patch in "${series[@]}"; do
    # A comment, or options for patch, may follow the name.
    read -r patch options <<<"${patch%%#*}"
    [[ -n $patch ]] || continue
    place=$package/${patch//\//_}
    digest=$(sha256sum "$patches/$patch" | cut -d ' ' -f 1)
    row="$package $version $patch $digest"
    units=()
    if [[ -n ${RECORD:-} ]] || grep -qF "$package $version $patch " "$here/patches.txt"; then
      [[ -n ${RECORD:-} ]] || grep -qF "$row" "$here/patches.txt" ||
        fail "$package: $patch is not the one of patches.txt"
      mapfile -t units < <(list_changed "$patches/$patch")
    fi
    [[ ${#units[@]} -eq 0 ]] || compile_state "$dir/old/$place"
    # A patch that does not apply as a whole is part of no pair.
    # shellcheck disable=SC2086 # options are words
    patch -s -f --no-backup-if-mismatch ${options:--p1} <"$patches/$patch" >/dev/null ||
      { echo "$place: does not apply" >>"$SKIPPED"; rm -rf "${dir:?}/old/$place"; continue; }
    [[ ${#units[@]} -eq 0 ]] && continue
    compile_state "$dir/new/$place"
    keep_changed "$dir/old/$place" "$dir/new/$place"
    [[ -z ${RECORD:-} || ! -d $dir/new/$place ]] ||
      echo "$row $(cd "$dir/new/$place" && echo *.bc | sed 's/\.bc\b//g; s/ /,/g')" >>"$RECORD"
  done
  cd "$dir"
  mkdir -p "$dir/old/$package"
  echo "$package: $(find "$dir/old/$package" -name '*.bc' | wc -l) pairs"
}

[[ $# -ge 1 ]] || fail "usage: corpus/patches.sh DIR [PACKAGE...]"
for tool in clang-22 clang++-22 opt-22 apt-get jq make patch; do
  command -v "$tool" >/dev/null || fail "$tool is not installed"
done
mkdir -p "$1/sources" "$1/old" "$1/new"
dir=$(cd "$1" && pwd)
shift
export SKIPPED=$dir/skipped.txt
rm -f "$dir/READY" "$SKIPPED"

wanted=" $* "
while IFS='|' read -r package version build; do
  package=$(trim "$package")
  [[ -n $package && $package != \#* ]] || continue
  [[ $# -eq 0 || $wanted == *" $package "* ]] || continue
  make_modules "$package" "$(trim "$version")" "$(trim "$build")" </dev/null
done <"$here/patched-programs.txt"

find "$dir/old" -name '*.bc' | wc -l | sed 's/$/ pairs/' | tee "$dir/READY"
