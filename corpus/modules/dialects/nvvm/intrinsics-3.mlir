module attributes {llvm.data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @read_ptx_sreg_total_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.total.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_warpid() -> i32 {
    %0 = nvvm.read.ptx.sreg.warpid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_warpsize() -> i32 {
    %0 = nvvm.read.ptx.sreg.warpsize : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.nvvm.read.ptx.sreg.total_smem_size() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.warpid() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.warpsize() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 32, 33>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
}

