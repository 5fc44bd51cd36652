// title = "SROA drops the alignment of the alloca that it splits."
// kind = "changed"
// run = "mlir-opt-22 --sroa %s | mlir-translate-22 --mlir-to-llvmir"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --sroa %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// prints = [
//   "alloca float, i32 1, align 4|alloca float, align 4",
//   "store float %0, ptr %2, align 64",
// ]
// expected = "The new alloca keeps `align 64`, or the accesses get less. LangRef, `store`: an access with too large an alignment is undefined behaviour."
// cause = "`destructure` of `llvm.alloca` in `LLVMMemorySlot.cpp` creates allocas without an alignment."
// issue = "no public issue found"
llvm.func @f(%x: f32) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(f32, f32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  %f = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  llvm.store %x, %f {alignment = 64 : i64} : f32, !llvm.ptr
  %v = llvm.load %f {alignment = 64 : i64} : !llvm.ptr -> f32
  llvm.return %v : f32
}
