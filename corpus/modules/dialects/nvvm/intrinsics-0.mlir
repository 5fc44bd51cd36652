module attributes {llvm.data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @rcp_approx_ftz_f(%arg0: f32) -> f32 {
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
    llvm.return %0 : f32
  }
  llvm.func @read_ptx_sreg_aggr_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clock() -> i32 {
    %0 = nvvm.read.ptx.sreg.clock : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clock64() -> i64 {
    %0 = nvvm.read.ptx.sreg.clock64 : i64
    llvm.return %0 : i64
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_ctarank() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_cluster_nctarank() -> i32 {
    %0 = nvvm.read.ptx.sreg.cluster.nctarank : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_clusterid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.clusterid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_x() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.x : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_y() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.y : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_ctaid_z() -> i32 {
    %0 = nvvm.read.ptx.sreg.ctaid.z : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_dynamic_smem_size() -> i32 {
    %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg0() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg1() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg10() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg10 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg11() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg11 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg12() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg12 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg13() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg13 : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.nvvm.rcp.approx.ftz.f(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.aggr_smem_size() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.clock() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.ctarank() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, -2147483648>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 1, 65536>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.cluster.nctarank() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.clusterid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.clusterid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.clusterid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ctaid.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 2147483647>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ctaid.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.ctaid.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 65535>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.dynamic_smem_size() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg0() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg1() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg10() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg11() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg12() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg13() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.clock64() -> (i64 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}

