module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @s_wait_asynccnt() {
    rocdl.s.wait.asynccnt 1
    llvm.return
  }
  llvm.func @s_wait_dscnt() {
    rocdl.s.wait.dscnt 1
    llvm.return
  }
  llvm.func @s_wait_expcnt() {
    rocdl.s.wait.expcnt 1
    llvm.return
  }
  llvm.func @s_wait_loadcnt() {
    rocdl.s.wait.loadcnt 1
    llvm.return
  }
  llvm.func @s_wait_storecnt() {
    rocdl.s.wait.storecnt 1
    llvm.return
  }
  llvm.func @s_wait_tensorcnt() {
    rocdl.s.wait.tensorcnt 1
    llvm.return
  }
  llvm.func @s_waitcnt() {
    rocdl.s.waitcnt 1
    llvm.return
  }
  llvm.func @s_wakeup_barrier(%arg0: !llvm.ptr<3>) {
    rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @sched_barrier() {
    rocdl.sched.barrier 1
    llvm.return
  }
  llvm.func @sched_group_barrier() {
    rocdl.sched.group.barrier 1, 1, 1
    llvm.return
  }
  llvm.func @sin(%arg0: f32) -> f32 {
    %0 = rocdl.sin %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @smfmac_f32_16x16x128_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x32_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x32_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @smfmac_f32_32x32x16_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x16_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x16.bf16(vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x16.f16(vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x32.bf16(vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x32.f16(vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.bf16(vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.f16(vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.s.wait.asynccnt(i16) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wait.dscnt(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wait.expcnt(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wait.loadcnt(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wait.storecnt(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wait.tensorcnt(i16) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.waitcnt(i32) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.wakeup.barrier(!llvm.ptr<3>) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.sched.barrier(i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.sched.group.barrier(i32, i32, i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.sin.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
}

