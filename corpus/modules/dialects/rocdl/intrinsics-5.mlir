module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @exp2(%arg0: f32) -> f32 {
    %0 = rocdl.exp2 %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @flat_prefetch(%arg0: !llvm.ptr) {
    rocdl.flat.prefetch %arg0, scope 1 : !llvm.ptr
    llvm.return
  }
  llvm.func @fmed3(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32
    llvm.return %0 : f32
  }
  llvm.func @global_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @global_load_lds(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.lds %arg0, %arg1, 1, 1, 1
    llvm.return
  }
  llvm.func @global_load_tr_b128(%arg0: !llvm.ptr<1>) -> vector<8xf16> {
    %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @global_load_tr_b64(%arg0: !llvm.ptr<1>) -> vector<2xi32> {
    %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @global_load_tr4_b64(%arg0: !llvm.ptr<1>) -> vector<2xi32> {
    %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @global_load_tr6_b96(%arg0: !llvm.ptr<1>) -> vector<3xi32> {
    %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @global_prefetch(%arg0: !llvm.ptr<1>) {
    rocdl.global.prefetch %arg0, scope 1 : !llvm.ptr<1>
    llvm.return
  }
  llvm.func @iglp_opt() {
    rocdl.iglp.opt 1
    llvm.return
  }
  llvm.func @load_to_lds(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>) {
    rocdl.load.to.lds %arg0, %arg1, 1, 1, 1 : <7>
    llvm.return
  }
  llvm.func @log(%arg0: f32) -> f32 {
    %0 = rocdl.log %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @make_buffer_rsrc(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32) -> !llvm.ptr<8> {
    %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : !llvm.ptr to <8>
    llvm.return %0 : !llvm.ptr<8>
  }
  llvm.func @mbcnt_hi(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @mbcnt_lo(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @mfma_f32_16x16x16bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x16f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x1f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %1 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @llvm.amdgcn.mfma.f32.16x16x1f32(f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x2bf16(vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x16f16(vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.bf16(vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mbcnt.hi(i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.mbcnt.lo(i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.flat.prefetch(!llvm.ptr {llvm.nocapture}, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.async.to.lds.b128(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.async.to.lds.b32(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.async.to.lds.b64(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.async.to.lds.b8(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.lds(!llvm.ptr<1> {llvm.nocapture}, !llvm.ptr<3> {llvm.nocapture}, i32, i32, i32) attributes {no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.prefetch(!llvm.ptr<1> {llvm.nocapture}, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.iglp.opt(i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.tr.b64.v2i32(!llvm.ptr<1> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.tr4.b64.v2i32(!llvm.ptr<1> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.tr6.b96.v3i32(!llvm.ptr<1> {llvm.nocapture}) -> vector<3xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.global.load.tr.b128.v8f16(!llvm.ptr<1> {llvm.nocapture}) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.exp2.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.fmed3.f32(f32, f32, f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.log.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.make.buffer.rsrc.p8.p0(!llvm.ptr {llvm.readnone}, i16, i64, i32) -> !llvm.ptr<8> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.load.to.lds.p7(!llvm.ptr<7> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
}

