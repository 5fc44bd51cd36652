// The data layout comes from dlti.dl_spec if llvm.data_layout is absent.
// RUN: rm -rf %t && split-file %s %t
// RUN: palindrome export %t/spec.mlir | FileCheck %s --check-prefix=SPEC
// RUN: palindrome export %t/both.mlir | FileCheck %s --check-prefix=BOTH
// RUN: not palindrome export %t/bf16.mlir 2>&1 | FileCheck %s --check-prefix=BF16
// RUN: not palindrome export %t/key.mlir 2>&1 | FileCheck %s --check-prefix=KEY

// SPEC: target datalayout = "E-A5-G2-P3-S128-m:e-Fn64-n32:64-i64:32:64-f80:128-p0:32:64:128:32-p270:32:32:32:16"
// SPEC: declare void @f() addrspace(3)
// BOTH: target datalayout = "e-p:16:16"
// BF16: error: unsupported type in data layout: 'bf16'
// KEY: error: unsupported data layout key "foo"

//--- spec.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<
    "dlti.endianness" = "big",
    "dlti.alloca_memory_space" = 5 : ui64,
    "dlti.global_memory_space" = 2 : ui64,
    "dlti.program_memory_space" = 3 : ui64,
    "dlti.stack_alignment" = 128 : i64,
    "dlti.mangling_mode" = "e",
    "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>,
    "dlti.legal_int_widths" = array<i32: 32, 64>,
    index = 64,
    i64 = dense<[32, 64]> : vector<2xi64>,
    f80 = dense<128> : vector<2xi64>,
    !llvm.ptr = dense<[32, 64, 128]> : vector<3xi64>,
    !llvm.ptr<270> = dense<[32, 32, 32, 16]> : vector<4xi64>>} {
  llvm.func @f()
}
//--- both.mlir
module attributes {
  llvm.data_layout = "e-p:16:16",
  dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">
} {}
//--- bf16.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<16> : vector<2xi64>>} {}
//--- key.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 1 : i32>} {}
