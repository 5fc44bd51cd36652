# palindrome_library(NAME [LLVM_ONLY] [INTERNAL] SOURCES ... [ALONE ...] LINK ...): a
# static library of one folder. LLVM_ONLY libraries and programs do without MLIR.
# Its public headers are those below include/, and are installed with it; every
# other header is private to the project. INTERNAL libraries are not installed.

# All libraries that link MLIR share one precompiled header. Its inline functions end
# up in every object, so LLVM_ONLY libraries have a smaller one.
add_library(palindrome_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
target_include_directories(palindrome_pch SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
target_precompile_headers(palindrome_pch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/pch.h)

add_library(palindrome_llvm_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
target_include_directories(palindrome_llvm_pch SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
target_precompile_headers(palindrome_llvm_pch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/llvm_pch.h)

# LLVM's headers are system headers, which do not warn.
set(PALINDROME_WARNINGS -Wall -Wextra -Wno-unused-parameter)

# Where PALINDROME_UNITY is on (as ./dev has it), the sources of a target are
# compiled in units of up to 24 files that open the same namespaces. This takes less
# than half as long as one by one: most of the time goes into headers and templates
# that those files share. ALONE lists files that are compiled by themselves: those
# whose names clash with others of their unit, and the slowest.
option(PALINDROME_UNITY "Compile several source files of a target at a time" OFF)
function(palindrome_join target)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD ${PALINDROME_UNITY} UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARG_SOURCES)
    file(STRINGS ${source} opened REGEX "^using namespace (llvm|mlir);")
    string(MAKE_C_IDENTIFIER "${opened}" unit)
    if(NOT DEFINED files_${unit})
      set(files_${unit} 0)
    endif()
    math(EXPR part "${files_${unit}} / 24")
    math(EXPR files_${unit} "${files_${unit}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${unit}_${part})
  endforeach()
endfunction()

# Sets the precompiled header of a target.
function(palindrome_precompiled name llvm_only)
  if(llvm_only)
    target_precompile_headers(${name} REUSE_FROM palindrome_llvm_pch)
  else()
    target_precompile_headers(${name} REUSE_FROM palindrome_pch)
  endif()
endfunction()

function(palindrome_library name)
  cmake_parse_arguments(ARG "LLVM_ONLY;INTERNAL" "" "SOURCES;ALONE;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES} ${ARG_ALONE})
  palindrome_join(${name} SOURCES ${ARG_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/include)
    target_include_directories(${name} PUBLIC
      $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include>
      $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
            COMPONENT development)
  endif()
  target_compile_options(${name} PRIVATE ${PALINDROME_WARNINGS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  palindrome_precompiled(${name} ${ARG_LLVM_ONLY})
  if(NOT ARG_INTERNAL)
    add_dependencies(palindrome-installed ${name})
    install(TARGETS ${name} EXPORT PalindromeTargets
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
  endif()
endfunction()

# palindrome_program(NAME [LLVM_ONLY] SOURCES ... [ALONE ...] LINK ...): an executable.
function(palindrome_program name)
  cmake_parse_arguments(ARG "LLVM_ONLY" "" "SOURCES;ALONE;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES} ${ARG_ALONE})
  palindrome_join(${name} SOURCES ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  # -fPIC, not CMake's -fPIE, to match the precompiled header.
  target_compile_options(${name} PRIVATE ${PALINDROME_WARNINGS} -fPIC)
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  palindrome_precompiled(${name} ${ARG_LLVM_ONLY})
endfunction()
