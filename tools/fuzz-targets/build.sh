#!/bin/bash -eu
# Builds the fuzz targets as OSS-Fuzz asks for it: with $CC, $CXX, $CFLAGS,
# $CXXFLAGS and $LIB_FUZZING_ENGINE, into $OUT. Each fuzzer has its options, the
# dictionary and a corpus of seeds; the shared libraries that it needs, all but
# those of glibc, lie beside it. The image needs the packages that ./dev names,
# and zip.
root=$(cd "$(dirname "$0")/../.." && pwd)
work=${WORK:-$root/build}/fuzz-targets

# Debian's LLVM is built with libstdc++, and so must be what links it.
CXXFLAGS=${CXXFLAGS//-stdlib=libc++/}

# The level of optimisation is that of $CXXFLAGS. With the old tags, the path
# holds for libraries of libraries as well.
cmake -S "$root" -B "$work" -G Ninja \
  -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
  -DPALINDROME_UNITY=ON -DPALINDROME_FUZZ_TARGETS=ON \
  -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
  -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DCMAKE_C_FLAGS_RELEASE=-DNDEBUG -DCMAKE_CXX_FLAGS_RELEASE=-DNDEBUG \
  -DCMAKE_EXE_LINKER_FLAGS="-fuse-ld=lld -Wl,--disable-new-dtags" \
  -DCMAKE_BUILD_RPATH='$ORIGIN/lib'
ninja -C "$work" ${PALINDROME_JOBS:+-j "$PALINDROME_JOBS"} \
  palindrome-fuzz-llvm palindrome-fuzz-mlir

mkdir -p "$OUT/lib"
glibc='^(libc|libm|libdl|libpthread|librt|libresolv)\.so'
for language in llvm mlir; do
  fuzzer=palindrome-fuzz-$language
  cp "$work/bin/$fuzzer" "$root/tools/fuzz-targets/$fuzzer.options" "$OUT/"
  ldd "$work/bin/$fuzzer" | awk -v glibc="$glibc" '$2 == "=>" && $1 !~ glibc {print $3}' |
    xargs -r cp -Lt "$OUT/lib"
done
cp "$root/tools/fuzz-targets/palindrome.dict" "$OUT/"
seeds() (
  cd "$root/corpus/modules"
  rm -f "$OUT/$1_seed_corpus.zip"
  zip -q -r "$OUT/$1_seed_corpus.zip" . -i "${@:2}"
)
seeds palindrome-fuzz-llvm '*.ll' '*.bc'
seeds palindrome-fuzz-mlir '*.mlir' '*.mlirbc'
