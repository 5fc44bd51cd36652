// title = "SROA does not copy the padding of a structure."
// kind = "changed"
// run = "mlir-opt-22 --sroa --mem2reg --canonicalize %s | mlir-runner-22 --entry-point-result=i32"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --sroa %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = "^0$"
// expected = "5, as without the pass. LangRef, `llvm.memcpy`: all bytes are copied; LLVM's own SROA keeps the bytes between the fields. `palindrome refine` replays a difference at byte 3."
// cause = "`memcpyRewire` in `LLVMMemorySlot.cpp` copies each field and nothing else."
// issue = "no public issue found"
llvm.func @copy(%d: !llvm.ptr, %s: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %1 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %f = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)>
  %v = llvm.load %f : !llvm.ptr -> i8
  "llvm.intr.memcpy"(%d, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.mlir.global internal @from(dense<5> : tensor<8xi8>) : !llvm.array<8 x i8>
llvm.mlir.global internal @to(dense<0> : tensor<8xi8>) : !llvm.array<8 x i8>
llvm.func @main() -> i32 {
  %d = llvm.mlir.addressof @to : !llvm.ptr
  %s = llvm.mlir.addressof @from : !llvm.ptr
  llvm.call @copy(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  %p = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %r = llvm.zext %v : i8 to i32
  llvm.return %r : i32
}
