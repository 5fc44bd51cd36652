module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @mfma_f32_16x16x32_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x4f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x8_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x8bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x1f32(%arg0: f32, %arg1: f32, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %1 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %1 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x2f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %1 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %1 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x8bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x8f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_4x4x1f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x4f16(vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.bf16(vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.f16(vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x2f32(f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x4.xf32(vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x4bf16(vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x8f16(vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x1f32(f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x2bf16(vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.32x32x4f16(vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.f16(vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x4f32(f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x8.xf32(vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x8bf16(vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.4x4x1f32(f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
}

