// Inputs/carried-1.mlir was imported before modules had a version, and has every
// entry of version 1 (docs/carried.md) but the tables of types and constants,
// which are in Inputs/carried-1-tables.mlir. They must stay readable as they are. When the
// format changes so that it cannot, the next version gets a file of its own.
// RUN: palindrome export %S/Inputs/carried-1.mlir 2>&1 | diff %S/Inputs/carried-1.ll -
// RUN: sed 's/^module attributes {/&llvmx.version = 1 : i32, /' %S/Inputs/carried-1.mlir > %t.1.mlir
// RUN: grep -q llvmx.version %t.1.mlir
// RUN: palindrome export %S/Inputs/carried-1-tables.mlir 2>&1 | diff %S/Inputs/carried-1-tables.ll -
// RUN: palindrome export %t.1.mlir 2>&1 | diff %S/Inputs/carried-1.ll -

// The importer writes the version, to text and to bytecode, and export reads it.
// RUN: palindrome import %S/Inputs/carried-1.ll -o %t.mlir
// RUN: FileCheck %s --check-prefix=VERSION < %t.mlir
// RUN: palindrome import %S/Inputs/carried-1.ll -o %t.mlirbc
// RUN: palindrome export %t.mlirbc > %t.ll
// RUN: palindrome diff %t.ll %S/Inputs/carried-1.ll
// VERSION: module attributes {{.*}}llvmx.version = 1 : i32

// The plain form carries nothing, and no version.
// RUN: echo 'declare void @f()' | palindrome import --plain 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN-NOT: llvmx

// Another version is an error, in either form of an export.
// RUN: sed 's/version = 1/version = 2/' %t.1.mlir > %t.2.mlir
// RUN: not palindrome export %t.2.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not palindrome-translate --mlir-to-llvmir %t.2.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: the module carries version 2 of the llvmx entries, but this program reads version 1: import the LLVM IR again, or export with the program that imported it
// RUN: not palindrome export %s 2>&1 | FileCheck %s --check-prefix=PLACE
// PLACE: carried-format.mlir:[[@LINE+1]]:1: error: llvmx.version is not an i32
module attributes {llvmx.version = "1"} {
}
