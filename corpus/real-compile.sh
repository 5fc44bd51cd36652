# Compiling and linking for corpus/real.sh, which sources this file.
# shellcheck shell=bash disable=SC2154 # variables that real.sh sets

# Succeeds if modules of level $1 are to be made.
is_wanted() {
  [[ " $LEVELS " == *" $1 "* ]]
}

# Renames the output $1.part of a command to $1. If $2, the command's exit status, is
# not 0, adds a line to the list of skipped modules instead.
finish() {
  local output=$1
  if [[ $2 -eq 0 ]]; then
    mv "$output.part" "$output"
  else
    echo "$output: $(grep -m1 error "$output.log" || echo 'the compiler failed')" >>"$SKIPPED"
  fi
  rm -f "$output.part" "$output.log"
}

# Compiles a unit: the last two arguments are the unit and the output, and those
# before them the compiler's command.
compile() {
  local unit=${*: -2:1} output=${*: -1} status=0
  set -- "${@:1:$#-2}"
  [[ ! -f $output ]] || return 0
  "$@" -w -emit-llvm -c "$unit" -o "$output.part" 2>"$output.log" </dev/null || status=$?
  finish "$output" "$status"
}

# Compiles `units` to the folder $1, $JOBS at once. The other arguments are the
# compiler's command.
compile_units() {
  local folder=$1 unit
  shift
  mkdir -p "$folder"
  for unit in "${units[@]}"; do
    printf '%s\0%s\0' "$unit" "$folder/${unit//\//_}.bc"
  done | xargs -0 -r -n 2 -P "$JOBS" bash -c 'compile "$@"' _ "$@"
}

# Links `units` to the module $1 as an LTO build does: makes all symbols but main and
# the API $2 internal, and optimizes. The other arguments are the compiler's command.
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

# Makes the modules of a C, C++ or Fortran program at all levels. $package, $flags,
# $sources, $without, $api and $unlinked are the columns of its line in the table.
make_linked() {
  local compiler=(clang-22 --target=x86_64-pc-linux-gnu) units
  case $language in
    c++) compiler[0]=clang++-22 ;;
    fortran) compiler[0]=$FLANG ;;
  esac
  # flang writes paths into debug info, and no option prevents this.
  [[ $language == fortran ]] || compiler+=(-fdebug-compilation-dir=.)
  compiler+=("${flags[@]}")
  mapfile -t units < <(list_units "$sources" "$without")
  # flang has no option to run none of LLVM's passes; a limit of 0 for their bisection
  # is one.
  local unoptimized=(-O1 -g -Xclang -disable-llvm-passes)
  [[ $language != fortran ]] || unoptimized=(-O1 -g -mllvm -opt-bisect-limit=0)
  ! is_wanted front || compile_units "$dir/$package/front" "${compiler[@]}" "${unoptimized[@]}"
  ! is_wanted O0g || compile_units "$dir/$package/O0g" "${compiler[@]}" -O0 -g
  ! is_wanted O2 || compile_units "$dir/$package/O2" "${compiler[@]}" -O2
  ! is_wanted O2g || compile_units "$dir/$package/O2g" "${compiler[@]}" -O2 -g
  is_wanted LTO || return 0
  mapfile -t units < <(list_units "$sources" "$without $unlinked")
  link_units "$dir/$package/LTO/$package.bc" "$api" "${compiler[@]}"
}

# Makes the two modules of a crate at level $1: the library and the test program. The
# other arguments are rustc's flags for the level. At LTO the module of the program
# contains the library.
rust_modules() {
  local level=$1 parts crate status
  is_wanted "$level" || return 0
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
  # Tests within the library are built as the crate itself, others as crates that
  # use it.
  local name=("${flags[@]}")
  [[ $api == "$sources" ]] || name=("${flags[@]/#--crate-name=*/--crate-name=test}" --extern "$crate=$parts/lib$crate.rlib")
  local lto=()
  [[ $level != LTO ]] || lto=(-C lto=fat)
  status=0
  # rustc runs LTO only for a program that it links.
  "${rustc[@]}" "${name[@]}" "${lto[@]}" --test "$api" \
    --emit="llvm-bc=$test.part,link=$parts/test" 2>"$test.log" || status=$?
  finish "$test" "$status"
  rm -r "$parts"
}

# Makes the modules of a crate at all levels, like make_linked.
make_rust() {
  rust_modules front -C no-prepopulate-passes -C opt-level=1 -C debuginfo=2
  rust_modules O0g -C opt-level=0 -C debuginfo=2
  rust_modules O2 -C opt-level=2
  rust_modules O2g -C opt-level=2 -C debuginfo=2
  rust_modules LTO -C opt-level=2 -C debuginfo=2
}
