// title = "Mem2Reg replaces a copy from an unaligned pointer by an aligned load."
// kind = "changed"
// run = "mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --mem2reg %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = "load <4 x float>, ptr %0, align 16"
// expected = "`load <4 x float>, ptr %0, align 1`. LangRef, `llvm.memcpy`: without an `align` attribute the pointer is aligned to 1; `load`: too large an alignment is undefined behaviour. `palindrome refine` replays a pointer that is not aligned."
// cause = "`memcpyRemoveBlockingUses` in `LLVMMemorySlot.cpp` creates `llvm.load` and `llvm.store` without an alignment, which is the type's ABI alignment."
// issue = "no public issue found"
llvm.func @f(%p: !llvm.ptr) -> vector<4xf32> {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %1 x vector<4xf32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
