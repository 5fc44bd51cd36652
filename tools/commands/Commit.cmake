# cmake -D GIT=... -D ROOT=... -D OUT=... -P Commit.cmake: writes the commit that is checked
# out in ROOT as a literal of C++; an empty one where git does not tell.
set(commit "")
if(GIT)
  execute_process(COMMAND ${GIT} -C ${ROOT} rev-parse --short=12 HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(WRITE ${OUT} "\"${commit}\"\n")
