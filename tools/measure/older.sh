#!/usr/bin/env bash
# Builds programs by two releases of LLVM, an older one and this one, and runs them:
#
#   corpus/fetch-source.sh SOURCES bzip2 zlib lua5.4 sqlite3
#   tools/measure/older.sh for RELEASE SOURCES
#   tools/measure/older.sh from RELEASE SOURCES
#
# `for`: clang-22 makes LLVM IR of a source, without passes, `palindrome export --for-llvm` writes it,
# and clang-RELEASE -O2 compiles that. `from`: clang-RELEASE makes LLVM IR, it is imported and
# exported, and clang-22 -O2 compiles that. bzip2 and zlib run their own tests; Lua and SQLite run a
# script, and have to print what they print when clang-22 alone has compiled them. A line for each;
# status 1 if one fails.
set -euo pipefail

# As a compiler: one source to an object; anything else is left to clang-22.
if [[ ${1:-} == --cc ]]; then
  direction=$2 release=$3 palindrome=$4
  shift 4
  sources=() kept=() output= isObject=
  while [[ $# -gt 0 ]]; do
    case $1 in
      -c) isObject=1 ;;
      -o) output=$2; shift ;;
      *.c) sources+=("$1"); kept+=("$1") ;;
      *) kept+=("$1") ;;
    esac
    shift
  done
  if [[ -z $isObject || ${#sources[@]} -ne 1 ]]; then
    exec clang-22 "${kept[@]}" ${isObject:+-c} ${output:+-o "$output"}
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  pic=()
  [[ " ${kept[*]} " != *" -fPIC "* ]] || pic=(-fPIC)
  first=22 second=$release export=(export - --for-llvm="$release")
  [[ $direction == for ]] || first=$release second=22 export=(export -)
  "clang-$first" "${kept[@]}" -w -O1 -Xclang -disable-llvm-passes -emit-llvm -c -o "$work/made.bc"
  "$palindrome" import "$work/made.bc" | "$palindrome" "${export[@]}" -o "$work/back.ll"
  "clang-$second" -w -O2 "${pic[@]}" -c "$work/back.ll" -o "${output:-$(basename "${sources[0]}" .c).o}"
  exit
fi

if [[ $# -ne 3 || ($1 != for && $1 != from) ]]; then
  sed -n 's/^#   tools/usage: tools/p' "$0" >&2
  exit 2
fi
direction=$1 release=$2 sources=$(realpath "$3")
self=$(realpath "$0")
palindrome=${PALINDROME:-$(dirname "$self")/../../build/bin/palindrome}
palindrome=$(realpath "$palindrome")
older="$self --cc $direction $release $palindrome"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 all=0

# Copies the sources of $1, and enters them.
enter() {
  cp -r "$sources/$1" "$work/$1"
  cd "$work/$1"
}

bzip2_test() {
  enter bzip2
  make CC="$older" test
}

zlib_test() {
  enter zlib
  CC="$older" ./configure --static
  make test
}

lua_test() {
  enter lua5.4
  cat >script.lua <<'LUA'
local words, count = {}, 0
for i = 1, 20000 do words[#words + 1] = string.format("%x", i * 2654435761 % 4294967296) end
table.sort(words)
for w in coroutine.wrap(function() for _, w in ipairs(words) do coroutine.yield(w) end end) do
  if w:match("^a%x*f$") then count = count + 1 end
end
print(count, words[1], words[#words], select("#", table.unpack(words, 1, 100)))
print(pcall(error, setmetatable({}, {__tostring = function() return "an error" end})))
print(string.pack("<i4d", 7, 0.5):byte(1, -1), math.tointeger(2^53), 7 // -2, 7 % -3, utf8.char(8364))
LUA
  for compiler in "$older" clang-22; do
    for source in src/*.c; do
      [[ $source == src/luac.c ]] || $compiler -std=gnu99 -O2 -DLUA_USE_POSIX -c "$source" -o "$source.o"
    done
    clang-22 src/*.o -o "lua-${compiler##*[ /]}" -lm
  done
  "./lua-${palindrome##*/}" script.lua >older.txt
  ./lua-clang-22 script.lua | cmp - older.txt
}

sqlite3_test() {
  enter sqlite3
  ./configure --disable-tcl --disable-readline
  make sqlite3.c shell.c
  cat >script.sql <<'SQL'
CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT, c REAL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
  INSERT INTO t SELECT i, hex(i * 7919 % 1009), i * 0.25 FROM n;
CREATE INDEX tb ON t(b);
SELECT count(*), min(b), max(b), sum(c) FROM t WHERE b LIKE '3%';
SELECT b, count(*) OVER (PARTITION BY length(b)), group_concat(a) FROM t GROUP BY b LIMIT 20;
SELECT json_extract('{"a": [1, {"b": 2.5}]}', '$.a[1].b'), printf('%08.3f', avg(c)) FROM t;
PRAGMA integrity_check;
SQL
  for compiler in "$older" clang-22; do
    for source in sqlite3.c shell.c; do
      $compiler -O2 -c "$source" -o "$source.o"
    done
    clang-22 sqlite3.c.o shell.c.o -o "sqlite-${compiler##*[ /]}" -lm -lpthread -ldl
  done
  "./sqlite-${palindrome##*/}" :memory: <script.sql >older.txt
  ./sqlite-clang-22 :memory: <script.sql | cmp - older.txt
}

for program in bzip2 zlib lua sqlite3; do
  # In the background, where the first command that fails ends it.
  ("${program}_test") >"$work/$program.log" 2>&1 &
  if wait $!; then
    echo "$program: passed"
    passed=$((passed + 1))
  else
    echo "$program: failed"
    tail -n 5 "$work/$program.log" >&2
  fi
  all=$((all + 1))
done
echo "$passed of $all programs passed"
[[ $passed -eq $all ]]
