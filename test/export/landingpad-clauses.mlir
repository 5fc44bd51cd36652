// The clauses of a landing pad are constants, whichever ops compute them.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

llvm.mlir.global external @type() : !llvm.ptr
llvm.mlir.global external @other() : !llvm.ptr
llvm.func @personality(...) -> i32
llvm.func @callee()

// CHECK-LABEL: define void @f(
// CHECK-NOT: insertvalue
llvm.func @f() attributes {personality = @personality} {
  %type = llvm.mlir.addressof @type : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %other = llvm.mlir.addressof @other : !llvm.ptr
  %undef = llvm.mlir.undef : !llvm.array<2 x ptr>
  %first = llvm.insertvalue %type, %undef[0] : !llvm.array<2 x ptr>
  %filter = llvm.insertvalue %other, %first[1] : !llvm.array<2 x ptr>
  llvm.invoke @callee() to ^exit unwind ^pad : () -> ()
^exit:
  llvm.return
// CHECK: landingpad { ptr, i32 }
// CHECK-NEXT: catch ptr null
// CHECK-NEXT: filter [2 x ptr] [ptr @type, ptr @other]
// CHECK-NEXT: ret void
^pad:
  %0 = llvm.landingpad (catch %null : !llvm.ptr) (filter %filter : !llvm.array<2 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
