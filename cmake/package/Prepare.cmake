# Runs before CPack makes the packages, and completes the installed files as Debian's
# policy has them: the licence as "copyright", a changelog, compressed manual pages and
# documents, zsh's completions where Debian's zsh looks, and why lintian is overruled.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# As gzip compresses it with no name and no time in it.
function(compress file)
  run(gzip -9nf ${file})
  file(CHMOD ${file}.gz PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endfunction()

# The copyright file. Debian has the Apache License in one place; its exceptions, which
# the end of LICENSE has, are a paragraph of their own.
function(write_copyright file)
  file(READ ${CPACK_PALINDROME_SOURCE_DIR}/LICENSE text)
  string(FIND "${text}" "As an exception" start)
  if(start EQUAL -1)
    message(FATAL_ERROR "LICENSE has no exceptions")
  endif()
  string(SUBSTRING "${text}" ${start} -1 text)
  string(STRIP "${text}" text)
  string(REPLACE "\n" "\n " text "${text}")
  string(REPLACE "\n \n" "\n .\n" text "${text}")
  file(WRITE ${file}
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Palindrome
Comment: The program palindrome has parts of LLVM (Apache-2.0 with LLVM
 exceptions), of Boost (BSL-1.0) and of SQLite (in the public domain), which it
 links as static libraries.

Files: *
Copyright: The contributors to Palindrome
License: Apache-2.0 with LLVM exceptions
 The full text of the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0. The exceptions to it are:
 .
 ${text}
")
endfunction()

# The time of the latest commit, so that the same sources give the same package; of the
# file with the version where there is no repository.
function(find_time variable)
  execute_process(COMMAND git -C ${CPACK_PALINDROME_SOURCE_DIR} log -1 --format=%ct
    OUTPUT_VARIABLE seconds RESULT_VARIABLE status ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(DEFINED ENV{SOURCE_DATE_EPOCH})
    set(seconds $ENV{SOURCE_DATE_EPOCH})
  elseif(NOT status EQUAL 0 OR NOT seconds)
    file(TIMESTAMP ${CPACK_PALINDROME_SOURCE_DIR}/CMakeLists.txt seconds "%s" UTC)
  endif()
  execute_process(COMMAND date --utc --rfc-email --date=@${seconds}
    OUTPUT_VARIABLE date COMMAND_ERROR_IS_FATAL ANY OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(${variable} "${date}" PARENT_SCOPE)
endfunction()

# complete(COMPONENT PACKAGE OVERRIDE...): what all packages need. An OVERRIDE is a line
# for lintian.
function(complete component package)
  set(share ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share)
  write_copyright(${share}/doc/${package}/copyright)
  find_time(date)
  file(WRITE ${share}/doc/${package}/changelog
"palindrome (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * Version ${CPACK_PACKAGE_VERSION}; the repository has the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
  compress(${share}/doc/${package}/changelog)
  list(TRANSFORM ARGN PREPEND "${package}: ")
  list(JOIN ARGN "\n" overrides)
  file(WRITE ${share}/lintian/overrides/${package} "${overrides}\n")
endfunction()

set(share ${CPACK_TEMPORARY_DIRECTORY}/runtime/usr/share)
# The copyright file has it.
file(REMOVE ${share}/doc/palindrome/LICENSE)
file(GLOB pages ${share}/man/man1/*.1)
foreach(page IN LISTS pages)
  compress(${page})
endforeach()
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)

complete(runtime palindrome
  # libMLIR is in a folder of LLVM's own, where the loader does not look.
  "custom-library-search-path"
  # The plug-ins are given to mlir-opt and opt by name, and are no libraries to link.
  "sharedobject-in-library-directory-missing-soname"
  # CPack calls ldconfig for the plug-ins, where a trigger would do.
  "maintscript-calls-ldconfig"
  # There is no bug in Debian to close.
  "initial-upload-closes-no-bugs")
complete(development libpalindrome-dev "initial-upload-closes-no-bugs")
complete(library libpalindrome1
  "custom-library-search-path" "maintscript-calls-ldconfig" "initial-upload-closes-no-bugs")
complete(python python3-palindrome "initial-upload-closes-no-bugs")
