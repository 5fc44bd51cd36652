// What LLVM IR has no place for is left out with a warning, and a module that
// names no more than it can is exported.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN --implicit-check-not=warning < %t

// WARN: warning: 'llvm.func' op in @h: attribute "k"="1" is dropped: another value of it follows
// WARN: warning: attribute 'personality' is left out
// WARN: warning: attribute 'fastmathFlags' is left out
// WARN: warning: this cast is left out: it changes no type
// WARN: warning: 'llvm.call' op in @h: attribute 'llvm.noundef' is dropped: LLVM has no parameter attribute of this form
// WARN: warning: symbol @none of the call graph's profile is left out: it is not in this module
module {
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @none, count = 2>]>]
  llvm.func @__gxx_personality_v0(...) -> i32
  // CHECK: declare void @declared(i64){{$}}
  llvm.func @declared(i64) attributes {personality = @__gxx_personality_v0}
  llvm.func @f(%x: i64, %y: f32) -> f32 {
    // CHECK: call void @declared(i64 %0)
    "llvm.call"(%x) <{callee = @declared, fastmathFlags = #llvm.fastmath<fast>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    %0 = llvm.fptrunc %y : f32 to f32
    // CHECK: ret float %1
    llvm.return %0 : f32
  }
  llvm.func @h(%x: i64) attributes {passthrough = [["k", "1"], ["k", "2"]]} {
    // CHECK: call void @declared(i64 %0)
    "llvm.call"(%x) <{callee = @declared, arg_attrs = [{llvm.noundef = 0 : i64}], op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
    llvm.return
  }
}
// CHECK: attributes #{{[0-9]+}} = { "k"="2" }
