# palindrome_add_plugin(NAME [DEFINITIONS FILE] [GENERATE OUTPUT OPTION... ...]
#                       SOURCES FILE...): a dialect outside of the tree as one
# shared library NAME.so, which mlir-opt and Palindrome load.
#
#   palindrome_add_plugin(PerfPlugin
#     DEFINITIONS Perf.td
#     GENERATE
#       PerfOps.h.inc -gen-op-decls
#       PerfOps.cpp.inc -gen-op-defs
#     SOURCES PerfDialect.cpp Plugin.cpp)
#
# mlir-tblgen makes each OUTPUT of the definition, with the options that follow
# it; sources include the outputs by their names.
function(palindrome_add_plugin name)
  cmake_parse_arguments(ARG "" "DEFINITIONS" "GENERATE;SOURCES" ${ARGN})
  if(ARG_UNPARSED_ARGUMENTS OR NOT ARG_SOURCES)
    message(FATAL_ERROR "palindrome_add_plugin(${name}): expected SOURCES, and "
                        "no '${ARG_UNPARSED_ARGUMENTS}'")
  endif()
  add_library(${name} MODULE ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES PREFIX "")
  target_compile_features(${name} PRIVATE cxx_std_17)
  target_link_libraries(${name} PRIVATE Palindrome::PalindromeExtension)
  # Whether LLVM was built with RTTI decides here, too.
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${name} PRIVATE -fno-rtti)
  endif()
  if(NOT ARG_DEFINITIONS)
    return()
  endif()

  list(APPEND CMAKE_MODULE_PATH ${LLVM_CMAKE_DIR} ${MLIR_CMAKE_DIR})
  include(TableGen)
  include(AddLLVM)
  include(AddMLIR)
  set(MLIR_TABLEGEN_EXE ${LLVM_TOOLS_BINARY_DIR}/mlir-tblgen)
  set(LLVM_TARGET_DEFINITIONS ${ARG_DEFINITIONS})
  # mlir_tablegen searches the folders of the directory, not of a target.
  include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  set(command "")
  foreach(word IN LISTS ARG_GENERATE)
    if(NOT word MATCHES "^-" AND command)
      mlir_tablegen(${command})
      set(command "")
    endif()
    list(APPEND command ${word})
  endforeach()
  if(command)
    mlir_tablegen(${command})
  endif()
  add_public_tablegen_target(${name}IncGen)
  add_dependencies(${name} ${name}IncGen)
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
