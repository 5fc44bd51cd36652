module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @cvt_scalef32_sr_pk32_fp6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_sr_bf8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_sr_fp8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @ds_atomic_async_barrier_arrive_b64(%arg0: !llvm.ptr<3>) {
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @ds_atomic_barrier_arrive_rtn_b64(%arg0: !llvm.ptr<3>, %arg1: i64) -> i64 {
    %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
    llvm.return %0 : i64
  }
  llvm.func @ds_load_tr16_b128(%arg0: !llvm.ptr<3>) -> vector<8xf16> {
    %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @ds_load_tr4_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
    %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @ds_load_tr6_b96(%arg0: !llvm.ptr<3>) -> vector<3xi32> {
    %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @ds_load_tr8_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
    %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @ds_read_tr16_b64(%arg0: !llvm.ptr<3>) -> vector<4xf16> {
    %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> vector<4xf16>
    llvm.return %0 : vector<4xf16>
  }
  llvm.func @ds_read_tr4_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @ds_read_tr6_b96(%arg0: !llvm.ptr<3>) -> vector<3xi32> {
    %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @ds_read_tr8_b64(%arg0: !llvm.ptr<3>) -> vector<2xi32> {
    %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @ds_bpermute(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @ds_swizzle(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @exp(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(true) : i1
    llvm.call_intrinsic "llvm.amdgcn.exp.i32"(%0, %0, %arg0, %arg1, %arg2, %arg3, %1, %1) : (i32, i32, i32, i32, i32, i32, i1, i1) -> ()
    llvm.return
  }
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16(vector<8xbf16>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16(vector<8xf16>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32(vector<8xf32>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16(vector<8xbf16>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16(vector<8xf16>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32(vector<8xf32>, i32, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(vector<32xf32>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16(vector<8xbf16>, i32, f32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16(vector<8xf16>, i32, f32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32(vector<8xf32>, i32, f32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.sr.bf8.f32(f32, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.sr.fp8.f32(f32, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.ds.bpermute(i32, i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.swizzle(i32, i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(!llvm.ptr<3> {llvm.nocapture}, i64) -> i64 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
  llvm.func @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(!llvm.ptr<3>) attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
  llvm.func @llvm.amdgcn.ds.load.tr4.b64.v2i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.load.tr8.b64.v2i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.read.tr4.b64.v2i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.read.tr8.b64.v2i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<2xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.load.tr6.b96.v3i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<3xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.read.tr6.b96.v3i32(!llvm.ptr<3> {llvm.nocapture}) -> vector<3xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.read.tr16.b64.v4f16(!llvm.ptr<3> {llvm.nocapture}) -> vector<4xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.ds.load.tr16.b128.v8f16(!llvm.ptr<3> {llvm.nocapture}) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.exp.i32(i32, i32, i32, i32, i32, i32, i1, i1) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

