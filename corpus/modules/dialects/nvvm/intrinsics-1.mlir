module attributes {llvm.data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @read_ptx_sreg_envreg14() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg14 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg15() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg15 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg16() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg16 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg17() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg17 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg18() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg18 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg19() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg19 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg2() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg20() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg20 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg21() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg21 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg22() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg22 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg23() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg23 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg24() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg24 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg25() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg25 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg26() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg26 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg27() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg27 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg28() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg28 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg29() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg29 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg3() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg3 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg30() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg30 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg31() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg31 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg4() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg4 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg5() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg5 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg6() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg6 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg7() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg7 : i32
    llvm.return %0 : i32
  }
  llvm.func @read_ptx_sreg_envreg8() -> i32 {
    %0 = nvvm.read.ptx.sreg.envreg8 : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg14() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg15() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg16() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg17() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg18() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg19() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg2() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg20() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg21() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg22() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg23() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg24() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg25() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg26() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg27() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg28() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg29() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg3() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg30() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg31() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg4() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg5() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg6() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg7() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.nvvm.read.ptx.sreg.envreg8() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
}

