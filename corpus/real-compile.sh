# Compiling and linking for corpus/real.sh, which sources this file.
# shellcheck shell=bash disable=SC2154 # variables that real.sh sets

# Moves what was made, $1.part, to its place $1; or, when $2 (the status of what
# was to make it) is not 0, notes that there is none, and why.
finish() {
  local output=$1
  if [[ $2 -eq 0 ]]; then
    mv "$output.part" "$output"
  else
    echo "$output: $(grep -m1 error "$output.log" || echo 'the compiler failed')" >>"$SKIPPED"
  fi
  rm -f "$output.part" "$output.log"
}

# Runs the compiler, the command before the last two arguments, on a unit and an
# output, which are the last two.
compile() {
  local unit=${*: -2:1} output=${*: -1} status=0
  set -- "${@:1:$#-2}"
  [[ ! -f $output ]] || return 0
  "$@" -w -emit-llvm -c "$unit" -o "$output.part" 2>"$output.log" </dev/null || status=$?
  finish "$output" "$status"
}

# Compiles `units` to the folder $1 with the compiler that follows, $JOBS at once.
compile_units() {
  local folder=$1 unit
  shift
  mkdir -p "$folder"
  for unit in "${units[@]}"; do
    printf '%s\0%s\0' "$unit" "$folder/${unit//\//_}.bc"
  done | xargs -0 -r -n 2 -P "$JOBS" bash -c 'compile "$@"' _ "$@"
}

# What an LTO build of `units` sees at the end: links them to the module $1, makes
# all but main and the API $2 internal, and optimises. The compiler follows.
link_units() {
  local output=$1 api=main parts status=0
  [[ $2 == - ]] || api+=,$2
  shift 2
  [[ ! -f $output ]] || return 0
  mkdir -p "$(dirname "$output")"
  parts=$(mktemp -d "$dir/sources/link.XXXXXX")
  compile_units "$parts" "$@" -O2 -g -flto=full
  { llvm-link-22 "$parts"/*.bc -o "$parts/linked" &&
    opt-22 -passes='internalize,lto<O2>' -internalize-public-api-list="$api" \
      "$parts/linked" -o "$output.part"; } 2>"$output.log" || status=$?
  finish "$output" "$status"
  rm -r "$parts"
}

# The modules of a C, C++ or Fortran program at all levels: $package, $flags,
# $sources, $without, $api and $unlinked are its line of the table.
make_linked() {
  local compiler=(clang-22 --target=x86_64-pc-linux-gnu) units
  case $language in
    c++) compiler[0]=clang++-22 ;;
    fortran) compiler[0]=$FLANG ;;
  esac
  # flang has no option against the paths that it writes into debug info.
  [[ $language == fortran ]] || compiler+=(-fdebug-compilation-dir=.)
  compiler+=("${flags[@]}")
  mapfile -t units < <(list_units "$sources" "$without")
  compile_units "$dir/$package/O0g" "${compiler[@]}" -O0 -g
  compile_units "$dir/$package/O2" "${compiler[@]}" -O2
  compile_units "$dir/$package/O2g" "${compiler[@]}" -O2 -g
  mapfile -t units < <(list_units "$sources" "$without $unlinked")
  link_units "$dir/$package/LTO/$package.bc" "$api" "${compiler[@]}"
}

# The two modules of a crate at the level $1: its library's and its test
# program's. rustc's flags for the level follow. At LTO the library's code is in
# the program's module.
rust_modules() {
  local level=$1 parts crate status
  local library=$dir/$package/$level/lib.bc test=$dir/$package/$level/test.bc
  shift
  [[ ! -f $test ]] || return 0
  mkdir -p "$dir/$package/$level"
  parts=$(mktemp -d "$dir/sources/link.XXXXXX")
  crate=$(sed -n 's/.*--crate-name=\([a-z_]*\).*/\1/p' <<<"${flags[*]}")
  local rustc=("$RUSTC" -A warnings -C codegen-units=1 -C metadata=corpus
               --remap-path-prefix "$PWD=." "$@")
  status=0
  "${rustc[@]}" "${flags[@]}" --crate-type=lib "$sources" \
    --emit="llvm-bc=$library.part,link=$parts/lib$crate.rlib" \
    2>"$library.log" || status=$?
  finish "$library" "$status"
  [[ $level != LTO ]] || rm -f "$library"
  # A library's own tests are built as the crate; others are crates that use it.
  local name=("${flags[@]}")
  [[ $api == "$sources" ]] || name=("${flags[@]/#--crate-name=*/--crate-name=test}" --extern "$crate=$parts/lib$crate.rlib")
  local lto=()
  [[ $level != LTO ]] || lto=(-C lto=fat)
  status=0
  # rustc merges only what it links.
  "${rustc[@]}" "${name[@]}" "${lto[@]}" --test "$api" \
    --emit="llvm-bc=$test.part,link=$parts/test" 2>"$test.log" || status=$?
  finish "$test" "$status"
  rm -r "$parts"
}

# The modules of a crate at all levels, as make_linked.
make_rust() {
  rust_modules O0g -C opt-level=0 -C debuginfo=2
  rust_modules O2 -C opt-level=2
  rust_modules O2g -C opt-level=2 -C debuginfo=2
  rust_modules LTO -C opt-level=2 -C debuginfo=2
}
