// A type table that is damaged is an error; a reference to no entry is a target
// type like any other, and a constant that refers to no entry is no constant.
// RUN: split-file %s %t
// RUN: palindrome export %t/missing.mlir | FileCheck %s
// RUN: not palindrome export %t/later.mlir 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not palindrome export %t/itself.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not palindrome export %t/element.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not palindrome export %t/length.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not palindrome export %t/form.mlir 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not palindrome export %t/array.mlir 2>&1 | FileCheck %s --check-prefix=ARRAY
// RUN: not palindrome export %t/constant.mlir 2>&1 | FileCheck %s --check-prefix=CONSTANT
// CHECK: declare void @f(target("llvmx.type", 1))
// LATER: later.mlir:1:1: error: entry 1 of 'llvmx.types' is no type
// ITSELF: mlir:1:1: error: entry 0 of 'llvmx.types' is no type
// ARRAY: array.mlir:1:1: error: 'llvmx.types' is no array
// CONSTANT: constant.mlir:2:3: error: 'llvm.mlir.global' op its llvmx.initializer is no constant

//--- missing.mlir
module attributes {llvmx.types = [["array", [i8], 3 : i64]]} {
  llvm.func @f(!llvm.target<"llvmx.type", 1>)
}

//--- later.mlir
module attributes {llvmx.types = [["struct", [i8], "s"], ["struct", [!llvm.target<"llvmx.type", 2>]], ["struct", [i8]]]} {
}

//--- itself.mlir
module attributes {llvmx.types = [["struct", [!llvm.target<"llvmx.type", 0>], "s"]]} {
}

//--- element.mlir
module attributes {llvmx.types = [["vector", [!llvm.struct<(i8)>], 2 : i64]]} {
}

//--- length.mlir
module attributes {llvmx.types = [["scalable", [i8], 4294967296 : i64]]} {
}

//--- form.mlir
module attributes {llvmx.types = [["union", [i8], "u"]]} {
}

//--- array.mlir
module attributes {llvmx.types = "none"} {
}

//--- constant.mlir
module attributes {llvmx.constants = [["aggregate", !llvm.struct<(i8)>, ["constant", 0 : i64]]]} {
  llvm.mlir.global @g() {llvmx.value_type = i8, llvmx.initializer = ["constant", 0 : i64]} : !llvm.array<0 x i8>
}
