// A self-reference outside of the recursive type with its id is an error.
// RUN: not palindrome export %s 2>&1 | FileCheck %s
// CHECK: error: debug info refers to distinct[0]<>, which it is no part of

#file = #llvm.di_file<"a.c" in "/">
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#variable = #llvm.di_global_variable<name = "v", file = #file, line = 1, type = #self>
#expression = #llvm.di_global_variable_expression<var = #variable>
llvm.mlir.global @v() {dbg_exprs = [#expression]} : i32
