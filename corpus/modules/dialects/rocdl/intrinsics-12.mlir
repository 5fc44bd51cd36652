module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @wmma_f32_16x16x64_fp8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x64_fp8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_i32_16x16x16_iu4(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
    %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
  llvm.func @wmma_i32_16x16x16_iu8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
    %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
  llvm.func @wmma_i32_16x16x32_iu4(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
    %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
  llvm.func @wmma_i32_16x16x64_iu8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
    %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
  llvm.func @wmma_scale_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32) -> vector<8xf32> {
    %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_scale_f32_32x16x128_f4(%arg0: vector<16xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32) -> vector<16xf32> {
    %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i32, i32) -> vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @wmma_scale16_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>, %arg3: i64, %arg4: i64) -> vector<8xf32> {
    %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_scale16_f32_32x16x128_f4(%arg0: vector<16xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i64, %arg4: i64) -> vector<16xf32> {
    %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @workgroup_id_x() -> i32 {
    %0 = rocdl.workgroup.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @workgroup_id_y() -> i32 {
    %0 = rocdl.workgroup.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @workgroup_id_z() -> i32 {
    %0 = rocdl.workgroup.id.z : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_x() -> i32 {
    %0 = rocdl.workitem.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_y() -> i32 {
    %0 = rocdl.workitem.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @workitem_id_z() -> i32 {
    %0 = rocdl.workitem.id.z : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.amdgcn.workgroup.id.x() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.workgroup.id.y() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.workgroup.id.z() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.workitem.id.x() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.workitem.id.y() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.workitem.id.z() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 1024>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.wmma.scale.f32.32x16x128.f4.v16f32.v16i32.v8i32(vector<16xi32>, vector<8xi32>, i16, vector<16xf32>, i32, i32, i32, i32, i32, i32, i1, i1) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.scale16.f32.32x16x128.f4.v16f32.v16i32.v8i32(vector<16xi32>, vector<8xi32>, i16, vector<16xf32>, i32, i32, i64, i32, i32, i64, i1, i1) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8.v8f32.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8.v8f32.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, vector<16xi32>, i32, vector<16xi32>, i16, vector<8xf32>, i32, i32, i32, i32, i32, i32, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32, vector<16xi32>, i32, vector<16xi32>, i16, vector<8xf32>, i32, i32, i64, i32, i32, i64, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.i32.16x16x16.iu4.v8i32.v2i32(i1, vector<2xi32>, i1, vector<2xi32>, vector<8xi32>, i1) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1, vector<4xi32>, i1, vector<4xi32>, vector<8xi32>, i1) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.i32.16x16x32.iu4.v8i32.v2i32(i1, vector<2xi32>, i1, vector<2xi32>, vector<8xi32>, i1) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.i32.16x16x64.iu8.v8i32.v8i32(i1, vector<8xi32>, i1, vector<8xi32>, vector<8xi32>, i1, i1, i1) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
}

