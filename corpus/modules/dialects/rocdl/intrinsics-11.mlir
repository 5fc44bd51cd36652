module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @wmma_f16_16x16x128_bf8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x128_bf8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x128_fp8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x128_fp8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x16_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) -> vector<16xf16> {
    %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    llvm.return %0 : vector<16xf16>
  }
  llvm.func @wmma_f16_16x16x32_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x64_bf8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x64_bf8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x64_fp8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f16_16x16x64_fp8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
    %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @wmma_f32_16x16x128_bf8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x128_bf8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x128_fp8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x128_fp8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_bf16(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<16xi16>, vector<16xi16>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x16_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x32_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x4_f32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<2xf32>, vector<2xf32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x64_bf8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @wmma_f32_16x16x64_bf8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
    %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16(vector<16xf16>, vector<16xf16>, vector<16xf16>, i1) -> vector<16xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8.v8f32.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8.v8f32.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8.v8f32.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8.v8f32.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(vector<16xi16>, vector<16xi16>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.v8f32.v2i32(vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v8f32.v2i32(vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x32.bf16.v8f32.v16bf16(i1, vector<16xbf16>, i1, vector<16xbf16>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1, vector<16xf16>, i1, vector<16xf16>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x4.f32.v8f32.v2f32(i1, vector<2xf32>, i1, vector<2xf32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8.v8f32.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8.v8f32.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf32>, i1, i1) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8.v8f16.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8.v8f16.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8.v8f16.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8.v8f16.v16i32(vector<16xi32>, vector<16xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x32.f16.v8f16.v16f16(i1, vector<16xf16>, i1, vector<16xf16>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x64.bf8.bf8.v8f16.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8.v8f16.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8.v8f16.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8.v8f16.v8i32(vector<8xi32>, vector<8xi32>, i16, vector<8xf16>, i1, i1) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
}

