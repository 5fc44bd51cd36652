// title = "Mem2Reg drops a copy to an address that went through a `bitcast`."
// kind = "changed"
// run = "mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = "ret i64 undef"
// expected = "The value that is loaded from `%p`. LangRef, `llvm.memcpy`: it copies the bytes of the source to the destination. `palindrome refine` replays it."
// cause = "`LLVMMemorySlot.cpp`: a `bitcast` of the slot's address is removed with all that uses it, and a `memcpy` that uses it is no store to the slot, since its destination is not the slot itself."
// issue = "no public issue found"
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  "llvm.intr.memcpy"(%b, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.return %0 : i64
}
