# palindrome_profiled(TARGET) has clang optimize TARGET by a profile, which says how
# often each part of the translators ran on real programs: clang decides by it what to
# inline and how to lay out the code. The profile does not apply to a function that has
# changed since it was made, and other compilers do not use it.
#
# tools/measure/train.sh makes the profile anew. To build without it:
# cmake --preset default -DPALINDROME_PROFILE=none
set(PALINDROME_PROFILE use CACHE STRING
  "The profile of the translators: use it, make one (for tools/measure/train.sh), or none")
set_property(CACHE PALINDROME_PROFILE PROPERTY STRINGS use make none)
if(NOT PALINDROME_PROFILE MATCHES "^(use|make|none)$")
  message(FATAL_ERROR "PALINDROME_PROFILE is '${PALINDROME_PROFILE}', not use, make or none")
endif()

# The profile is no input of a compilation that CMake knows of. A copy named after its
# contents changes the command instead, so that a new profile compiles all anew.
set(profile ${PROJECT_SOURCE_DIR}/cmake/translators.profdata)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${profile})
file(MD5 ${profile} digest)
set(PALINDROME_PROFILE_COPY ${PROJECT_BINARY_DIR}/translators-${digest}.profdata)
if(PALINDROME_PROFILE STREQUAL use)
  configure_file(${profile} ${PALINDROME_PROFILE_COPY} COPYONLY)
endif()

function(palindrome_profiled target)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang OR PALINDROME_PROFILE STREQUAL none)
    return()
  endif()
  # The names of static functions in the profile do not depend on where the tree is.
  target_compile_options(${target} PRIVATE
    "SHELL:-mllvm -static-func-strip-dirname-prefix=100")
  if(PALINDROME_PROFILE STREQUAL make)
    target_compile_options(${target} PRIVATE -fprofile-generate)
    target_link_options(${target} PUBLIC -fprofile-generate)
  else()
    target_compile_options(${target} PRIVATE
      -fprofile-use=${PALINDROME_PROFILE_COPY}
      -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled -Wno-backend-plugin)
  endif()
endfunction()
