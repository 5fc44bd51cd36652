# Finds LLVM and MLIR 22 and Boost, and sets the flags that their headers need.

# LLVM's version files accept the exact major and minor only, so a range of
# minors is checked by hand.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "Palindrome needs LLVM and MLIR 22, found ${LLVM_PACKAGE_VERSION}")
endif()
find_package(Boost 1.74 REQUIRED COMPONENTS program_options)
find_package(Threads REQUIRED)
# Debian's Z3 has no CMake package. This name is the one that LLVM's looks for.
find_library(Z3_LIBRARIES NAMES z3 REQUIRED)

# LLVM's tools (lit, FileCheck, llvm-dis) live in a folder of their own.
set(PALINDROME_LLVM_TOOLS_DIR ${LLVM_TOOLS_BINARY_DIR})
