# Finds LLVM and MLIR 22, Boost, Z3, SQLite and MPFR.

# LLVM's version files accept only the exact major and minor version, so the range of
# minor versions is checked here.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "Palindrome needs LLVM and MLIR 22, found ${LLVM_PACKAGE_VERSION}")
endif()
find_package(Boost 1.74 REQUIRED COMPONENTS program_options)
find_package(Threads REQUIRED)
# Debian's Z3 has no CMake package. LLVM's package looks for the same name.
find_library(Z3_LIBRARIES NAMES z3 REQUIRED)
# The static library, where there is one: to load the shared one takes longer than to look
# a proof up.
find_package(SQLite3 3.38 REQUIRED)
find_library(PALINDROME_SQLITE_LIBRARY NAMES libsqlite3.a sqlite3 REQUIRED)
find_library(PALINDROME_MPFR_LIBRARY NAMES mpfr REQUIRED)

# LLVM's tools (lit, FileCheck, llvm-dis) have a folder of their own.
set(PALINDROME_LLVM_TOOLS_DIR ${LLVM_TOOLS_BINARY_DIR})
