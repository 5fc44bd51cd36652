module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @mfma_f32_4x4x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_4x4x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_4x4x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f64_16x16x4f64(%arg0: f64, %arg1: f64, %arg2: vector<4xf64>) -> vector<4xf64> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1, %arg2, %0, %0, %0 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
    llvm.return %1 : vector<4xf64>
  }
  llvm.func @mfma_f64_4x4x4f64(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1, %arg2, %0, %0, %0 : (f64, f64, f64, i32, i32, i32) -> f64
    llvm.return %1 : f64
  }
  llvm.func @mfma_i32_16x16x16i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @mfma_i32_16x16x32_i8(%arg0: i64, %arg1: i64, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @mfma_i32_16x16x4i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @mfma_i32_16x16x64_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @mfma_i32_32x32x16_i8(%arg0: i64, %arg1: i64, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @mfma_i32_32x32x32_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @mfma_i32_32x32x4i8(%arg0: i32, %arg1: i32, %arg2: vector<32xi32>) -> vector<32xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
    llvm.return %1 : vector<32xi32>
  }
  llvm.func @mfma_i32_32x32x8i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %1 : vector<16xi32>
  }
  llvm.func @mfma_i32_4x4x4i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @mfma_scale_f32_16x16x128_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %0, %0, %0, %arg3, %0, %arg4 : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_scale_f32_32x32x64_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1, %arg2, %0, %0, %0, %arg3, %0, %arg4 : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @permlane16_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
    %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    llvm.return %0 : !llvm.struct<(i32, i32)>
  }
  llvm.func @permlane32_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
    %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    llvm.return %0 : !llvm.struct<(i32, i32)>
  }
  llvm.func @permlanex16(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
    llvm.return %0 : i32
  }
  llvm.func @raw_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: i32, %arg4: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : i32, vector<4xi32>
    llvm.return %1 : i32
  }
  llvm.func @raw_buffer_atomic_fadd(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_fmax(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_smax(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_buffer_atomic_umin(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_buffer_load(%arg0: vector<4xi32>, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.buffer.load %arg0, %arg1, %arg2, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @llvm.amdgcn.mfma.i32.16x16x4i8(i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.32x32x16.i8(i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.32x32x32.i8(vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.32x32x4i8(i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f64.16x16x4f64(f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.4x4x2bf16(vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.4x4x4f16(vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.16x16x32.i8(i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.16x16x64.i8(vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f64.4x4x4f64(f64, f64, f64, i32, i32, i32) -> f64 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.permlane16.swap(i32, i32, i1, i1) -> !llvm.struct<(i32, i32)> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1) -> !llvm.struct<(i32, i32)> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.atomic.fadd.f32(f32, vector<4xi32>, i32, i32, i32) -> f32 attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.atomic.fmax.f32(f32, vector<4xi32>, i32, i32, i32) -> f32 attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1, i1) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.atomic.cmpswap.i32(i32, i32, vector<4xi32>, i32, i32, i32) -> i32 attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.atomic.smax.i32(i32, vector<4xi32>, i32, i32, i32) -> i32 attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.atomic.umin.i32(i32, vector<4xi32>, i32, i32, i32) -> i32 attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.load.i32(vector<4xi32>, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

