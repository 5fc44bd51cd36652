#!/usr/bin/env bash
# Makes LLVM modules of real C and C++ programs, to verify round trips on.
#
#   corpus/real.sh DIR [PACKAGE...]
#
# Downloads Debian source packages (all of `recipes` below unless some are
# named), and compiles each translation unit with clang-22 at -O0 -g, -O2 and
# -O2 -g, to DIR/PACKAGE/LEVEL/UNIT.bc. DIR/sources keeps the sources; a module
# that is there already is not made again. Units that do not compile are listed
# in DIR/skipped.txt. DIR/READY is written at the end, with the counts.
#
# Environment: JOBS, compilers at once (default: the number of processors).
set -euo pipefail

# package | language | compiler flags | source files, as globs | globs to leave out
recipes() {
  cat <<'TABLE'
zlib      | c   | -D_LARGEFILE64_SOURCE=1 -DHAVE_UNISTD_H -I.                         | *.c contrib/minizip/*.c                               | */iowin32.c
bzip2     | c   | -D_FILE_OFFSET_BITS=64                                              | *.c                                                   | -
lua5.4    | c   | -DLUA_COMPAT_5_3 -DLUA_USE_LINUX -Isrc                              | src/*.c                                               | -
libzstd   | c   | -DZSTD_DISABLE_ASM -DXXH_NAMESPACE=ZSTD_ -Ilib -Ilib/common         | lib/common/*.c lib/compress/*.c lib/decompress/*.c lib/dictBuilder/*.c programs/*.c | -
re2       | c++ | -std=c++17 -I.                                                      | re2/*.cc util/rune.cc util/strutil.cc                 | -
leveldb   | c++ | -std=c++17 -DLEVELDB_PLATFORM_POSIX=1 -DLEVELDB_HAS_PORT_CONFIG_H=0 -I. -Iinclude | db/*.cc table/*.cc util/*.cc helpers/memenv/*.cc | *_test.cc */testutil.cc */env_windows.cc
fmtlib    | c++ | -std=c++17 -Iinclude                                                | src/format.cc src/os.cc                               | -
tinyxml2  | c++ | -std=c++17 -I.                                                      | tinyxml2.cpp xmltest.cpp                              | -
TABLE
}

fail() {
  echo "corpus/real.sh: error: $1" >&2
  exit 2
}

trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  printf '%s' "${text%"${text##*[![:space:]]}"}"
}

# Lets apt fetch sources with lists and a cache of its own below $1, so that the
# system's stay as they are.
apt_source_options() {
  local dir=$1 suite
  suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  [[ -n $suite ]] || fail "/etc/os-release names no Debian release; run this on Debian"
  mkdir -p "$dir/lists/partial" "$dir/cache/archives/partial" "$dir/parts"
  cat >"$dir/parts/source.sources" <<SOURCES
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: $suite
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
  aptOptions=(-qq -o "Dir::Etc::SourceList=/dev/null"
              -o "Dir::Etc::SourceParts=$dir/parts"
              -o "Dir::State::Lists=$dir/lists" -o "Dir::Cache=$dir/cache"
              -o "APT::Sandbox::User=root")
}

# Leaves the upstream sources of package $1 in $dir/sources/$1.
fetch() {
  local package=$1 target=$dir/sources/$1 download
  [[ -d $target ]] && return
  echo "fetching $package"
  if [[ ${#aptOptions[@]} -eq 0 ]]; then
    apt_source_options "$dir/sources/.apt"
    apt-get "${aptOptions[@]}" update
  fi
  download=$dir/sources/.apt/$package
  rm -rf "$download" "$target.part"
  mkdir -p "$download" "$target.part"
  (cd "$download" && apt-get "${aptOptions[@]}" source --download-only "$package")
  tar -xf "$(find "$download" -name '*.orig.tar.*' ! -name '*.asc')" \
      -C "$target.part" --strip-components=1
  mv "$target.part" "$target"
}

# The files that globs $1 name, without those that globs $2 match, one a line.
list_units() {
  local file glob keep excluded
  read -ra excluded <<<"$2"
  for file in $1; do
    [[ -f $file ]] || continue
    keep=1
    for glob in "${excluded[@]}"; do
      # shellcheck disable=SC2053 # a glob is meant
      [[ $file == $glob ]] && keep=
    done
    [[ -z $keep ]] || echo "$file"
  done
}

# Runs the command before the last two arguments on a unit and an output, which
# are the last two, or notes that it cannot.
compile() {
  local unit=${*: -2:1} output=${*: -1}
  set -- "${@:1:$#-2}"
  [[ ! -f $output ]] || return 0
  if "$@" -w -emit-llvm -c "$unit" -o "$output.part" 2>"$output.log"; then
    mv "$output.part" "$output"
  else
    echo "$output: $(grep -m1 error: "$output.log" || echo 'the compiler failed')" >>"$SKIPPED"
  fi
  rm -f "$output.part" "$output.log"
}

# One recipe: package, language, flags, sources, left out.
make_modules() {
  local package=$1 language=$2 sources=$4 without=$5
  local compiler=clang-22 level unit units flags options
  [[ $language == c ]] || compiler=clang++-22
  fetch "$package"
  cd "$dir/sources/$package"
  mapfile -t units < <(list_units "$sources" "$without")
  read -ra flags <<<"$3"
  for level in O0g O2 O2g; do
    case $level in
      O0g) options=(-O0 -g) ;;
      O2) options=(-O2) ;;
      O2g) options=(-O2 -g) ;;
    esac
    mkdir -p "$dir/$package/$level"
    for unit in "${units[@]}"; do
      printf '%s\0%s\0' "$unit" "$dir/$package/$level/${unit//\//_}.bc"
    done | xargs -0 -r -n 2 -P "$JOBS" bash -c 'compile "$@"' _ \
      "$compiler" --target=x86_64-pc-linux-gnu "${options[@]}" "${flags[@]}" \
      -fdebug-compilation-dir=.
  done
  cd "$dir"
  echo "$package: $(find "$dir/$package" -name '*.bc' | wc -l) modules"
}

[[ $# -ge 1 ]] || fail "usage: corpus/real.sh DIR [PACKAGE...]"
for tool in clang-22 clang++-22 apt-get xargs; do
  command -v "$tool" >/dev/null || fail "$tool is not installed"
done
mkdir -p "$1"
dir=$(cd "$1" && pwd)
shift
export JOBS=${JOBS:-$(nproc)} SKIPPED=$dir/skipped.txt
export -f compile
aptOptions=()
rm -f "$dir/READY" "$SKIPPED"

wanted=" $* "
while IFS='|' read -r package language flags sources without; do
  package=$(trim "$package")
  [[ $# -eq 0 || $wanted == *" $package "* ]] || continue
  make_modules "$package" "$(trim "$language")" "$flags" "$sources" "$without" </dev/null
done < <(recipes)

find "$dir" -path "$dir/sources" -prune -o -name '*.bc' -print | wc -l |
  sed 's/$/ modules/' | tee "$dir/READY"
