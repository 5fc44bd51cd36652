# cmake -D ROOT=... -D PATTERNS=... -D BUILD=... -D OUT=... -P ProverVersion.cmake: writes
# the digest of BUILD and of all files of ROOT that PATTERNS name, as a literal of C++.
set(digests "${BUILD}")
foreach(pattern IN LISTS PATTERNS)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${pattern})
  list(SORT files)
  foreach(file IN LISTS files)
    file(SHA256 ${ROOT}/${file} digest)
    string(APPEND digests "\n${file} ${digest}")
  endforeach()
endforeach()
string(SHA256 digest "${digests}")
file(WRITE ${OUT} "\"${digest}\"\n")
