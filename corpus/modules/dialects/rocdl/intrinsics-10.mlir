module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @smfmac_f32_32x32x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @smfmac_i32_16x16x128_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @smfmac_i32_16x16x64_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @smfmac_i32_32x32x32_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @smfmac_i32_32x32x64_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @sqrt(%arg0: f32) -> f32 {
    %0 = rocdl.sqrt %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @tanh(%arg0: f32) -> f32 {
    %0 = rocdl.tanh %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @tensor_load_to_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_load_to_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_store_from_lds(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @tensor_store_from_lds_d2(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
    llvm.return
  }
  llvm.func @update_dpp(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 1, true : i32
    llvm.return %0 : i32
  }
  llvm.func @wavefrontsize() -> i32 {
    %0 = rocdl.wavefrontsize : i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_bf16_16x16x16_bf16(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: vector<16xi16>) -> vector<16xi16> {
    %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
    llvm.return %0 : vector<16xi16>
  }
  llvm.func @wmma_bf16_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xbf16>) -> vector<8xbf16> {
    %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xbf16>) -> vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @wmma_bf16f32_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xf32>) -> vector<8xbf16> {
    %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.bf16(vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.f16(vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.i32.32x32x32.i8(vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.i32.32x32x64.i8(vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.i32.16x16x128.i8(vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.smfmac.i32.16x16x64.i8(vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.wavefrontsize() -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 32, 65>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.tensor.load.to.lds(vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>, i32) attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.tensor.load.to.lds.d2(vector<4xi32>, vector<8xi32>, i32) attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.tensor.store.from.lds(vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>, i32) attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.tensor.store.from.lds.d2(vector<4xi32>, vector<8xi32>, i32) attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.bf16.16x16x16.bf16.v16i16.v16i16(vector<16xi16>, vector<16xi16>, vector<16xi16>, i1) -> vector<16xi16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.bf16.16x16x32.bf16.v8bf16.v16bf16(i1, vector<16xbf16>, i1, vector<16xbf16>, i16, vector<8xbf16>, i1, i1) -> vector<8xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.wmma.bf16f32.16x16x32.bf16.v8bf16.v16bf16.v8f32(i1, vector<16xbf16>, i1, vector<16xbf16>, i16, vector<8xf32>, i1, i1) -> vector<8xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.sqrt.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.tanh.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}

