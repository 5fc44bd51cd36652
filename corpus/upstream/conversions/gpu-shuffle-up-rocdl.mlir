// title = "`gpu.shuffle up` is valid on ROCDL where its source lane is negative."
// kind = "changed"
// run = "mlir-opt-22 --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl))' %s"
// prints = [
//   "llvm.icmp \"slt\"",
// ]
// lacks = "\"sge\"|\"sgt\"|\"ult\"|\"uge\""
// expected = "A comparison with 0. The `gpu` dialect's documentation, `gpu.shuffle`: in mode `up`, the result is poison and `valid` is false if k - offset is smaller than 0."
// cause = "`GPUShuffleOpLowering` in `LowerGpuOpsToROCDLOps.cpp` tests each mode for a lane below the end of the group."
// issue = "no public issue found"
gpu.module @m {
  func.func @f(%v: f32, %offset: i32) -> i1 {
    %width = arith.constant 64 : i32
    %0, %valid = gpu.shuffle up %v, %offset, %width : f32
    return %valid : i1
  }
}
