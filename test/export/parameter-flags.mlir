// Any flag attribute of LLVM's on a parameter or result is exported, whether or
// not the dialect declares it, if it is a unit attribute and fits the type.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t

// CHECK: declare noext i32 @f(ptr dead_on_unwind writable, ptr, i32)
// WARN: 'llvm.writable' is dropped
llvm.func @f(!llvm.ptr {llvm.writable, llvm.dead_on_unwind},
             !llvm.ptr {dlti.writable}, i32)
    -> (i32 {llvm.noext})
// CHECK: declare void @g(ptr)
llvm.func @g(!llvm.ptr {llvm.writable = 1 : i32})

// The only empty range is that from 0 to 0.
// CHECK: declare void @h(i32 range(i32 0, 0), i32)
// WARN: 'llvm.range' is dropped
llvm.func @h(i32 {llvm.range = #llvm.constant_range<i32, 0, 0>},
             i32 {llvm.range = #llvm.constant_range<i32, 5, 5>})

// Only intrinsics have arguments that must be constants.
// CHECK: declare void @i(i32)
// WARN: 'immarg' is dropped: it may not stand there
llvm.func @i(i32 {llvmx.attributes = ["immarg"]})

// WARN: 'llvm.call' op in @j: attribute 'signext' is dropped
// CHECK: call i32 @k({{.*}})
llvm.func @k(f32) -> i32
llvm.func @j(%x: f32) {
  %0 = llvm.call @k(%x) {sym_name = 1 : i16} : (f32 {llvm.signext}) -> i32
  llvm.return
}

// LLVM's verifier lets them pass on variadic arguments, so that they are kept.
// CHECK: call void (...) @v(i32 immarg 1)
llvm.func @v(...)
llvm.func @w() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @v(%1) vararg(!llvm.func<void (...)>) : (i32 {llvmx.attributes = ["immarg"]}) -> ()
  llvm.return
}
