module attributes {llvm.data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @read_ptx_sreg_envreg9() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg9 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_globaltimer() -> i64 {
    %0 = nvvm.read.ptx.sreg.globaltimer : i64
    llvm.return %0 : i64
  }
  llvm.func @read_ptx_sreg_globaltimer_lo() -> i32 {
    %0 = nvvm.read.ptx.sreg.globaltimer.lo : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_gridid() -> i32 {
    %0 = nvvm.read.ptx.sreg.gridid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_laneid() -> i32 {
    %0 = nvvm.read.ptx.sreg.laneid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_eq() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.eq : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_ge() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.ge : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_gt() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.gt : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_le() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.le : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_lanemask_lt() -> i32 {
    %0 = nvvm.read.ptx.sreg.lanemask.lt : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nclusterid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nclusterid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nclusterid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.nclusterid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.nctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nsmid() -> i32 {
    %0 = nvvm.read.ptx.sreg.nsmid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ntid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.ntid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_nwarpid() -> i32 {
    %0 = nvvm.read.ptx.sreg.nwarpid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_smid() -> i32 {
    %0 = nvvm.read.ptx.sreg.smid : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_tid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg9() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.globaltimer.lo() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.gridid() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.laneid() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.lanemask.eq() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.lanemask.ge() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.lanemask.gt() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.lanemask.le() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.lanemask.lt() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nclusterid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, -2147483648>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nclusterid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nclusterid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nctaid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, -2147483648>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nctaid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nctaid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nsmid() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ntid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 1025>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ntid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 1025>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ntid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.nwarpid() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.smid() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.tid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.tid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.tid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.globaltimer() -> (i64 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}

