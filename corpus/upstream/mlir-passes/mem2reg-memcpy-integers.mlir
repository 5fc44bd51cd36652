// title = "Mem2Reg replaces a copy of bytes by a load and a store of integers, which spreads poison and loses provenance."
// kind = "changed"
// run = "mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = "store i16 %\\d+, ptr %1"
// lacks = "call void @llvm.memcpy"
// expected = "A `memcpy` from one to the other. LangRef, `llvm.memcpy`, copies bytes; Poison Values: an integer is poison as a whole, so that a poison byte makes the other one poison, too. `palindrome refine` replays it."
// cause = "`memcpyRemoveBlockingUses` in `LLVMMemorySlot.cpp` loads and stores the type of the slot."
// issue = "no public issue found"
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(2 : i64) : i64
  %a = llvm.alloca %1 x i16 {alignment = 1 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %n) <{arg_attrs = [{}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%q, %a, %n) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
