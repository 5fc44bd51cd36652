# palindrome_library(NAME SOURCES ... LINK ...): a static library of one folder.
# Its public headers are those below include/, and are installed with it; every
# other header is private to the project.

# One precompiled header of MLIR's serves every library.
add_library(palindrome_pch OBJECT ${PROJECT_SOURCE_DIR}/cmake/pch.cpp)
target_include_directories(palindrome_pch SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
target_precompile_headers(palindrome_pch PRIVATE ${PROJECT_SOURCE_DIR}/cmake/pch.h)

# Warnings of ours; LLVM's headers are system headers and stay silent.
set(PALINDROME_WARNINGS -Wall -Wextra -Wno-unused-parameter)

function(palindrome_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/include)
    target_include_directories(${name} PUBLIC
      $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include>
      $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endif()
  target_compile_options(${name} PRIVATE ${PALINDROME_WARNINGS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  target_precompile_headers(${name} REUSE_FROM palindrome_pch)
  install(TARGETS ${name} EXPORT PalindromeTargets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# palindrome_program(NAME SOURCES ... LINK ...): an executable.
function(palindrome_program name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  # -fPIC, not CMake's -fPIE, to match the precompiled header.
  target_compile_options(${name} PRIVATE ${PALINDROME_WARNINGS} -fPIC)
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  target_precompile_headers(${name} REUSE_FROM palindrome_pch)
endfunction()
