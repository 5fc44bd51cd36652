// title = "`gpu.shuffle up` of less than 32 lanes is never valid on NVVM."
// kind = "changed"
// run = "mlir-opt-22 --convert-gpu-to-nvvm %s --canonicalize"
// prints = [
//   "%1 = llvm.mlir.constant\\(16 : i32\\)",
//   "%4 = llvm.sub %3, %1",
//   "nvvm.shfl.sync +up %5, %arg0, %0, %4",
// ]
// expected = "A clamp of 0, so that lane k reads lane k - 1 for each k > 0. The `gpu` dialect's documentation, `gpu.shuffle`: `up` is invalid only if k - offset is negative. PTX, `shfl.sync`: `up` is valid if the source lane is not below the clamp, here 16, and only the first 16 lanes take part."
// cause = "`GPUShuffleOpLowering` in `LowerGpuOpsToNVVMOps.cpp` passes 32 - width as the clamp."
// issue = "no public issue found"
gpu.module @m {
  llvm.func @f(%v: f32) -> f32 {
    %offset = arith.constant 1 : i32
    %width = arith.constant 16 : i32
    %0, %valid = gpu.shuffle up %v, %offset, %width : f32
    llvm.return %0 : f32
  }
}
