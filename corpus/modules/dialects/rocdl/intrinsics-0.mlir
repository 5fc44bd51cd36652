module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @ballot(%arg0: i1) -> i32 {
    %0 = rocdl.ballot %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_x() -> i32 {
    %0 = rocdl.cluster.id.x : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_y() -> i32 {
    %0 = rocdl.cluster.id.y : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_id_z() -> i32 {
    %0 = rocdl.cluster.id.z : i32
    llvm.return %0 : i32
  }
  llvm.func @cluster_load_async_to_lds_b128(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b32(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cluster_load_async_to_lds_b8(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.return
  }
  llvm.func @cos(%arg0: f32) -> f32 {
    %0 = rocdl.cos %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_f32_bf8(%arg0: i32) -> f32 {
    %0 = rocdl.cvt.f32.bf8 %arg0[1] : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_f32_fp8(%arg0: i32) -> f32 {
    %0 = rocdl.cvt.f32.fp8 %arg0[1] : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_pk_bf8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_pk_f32_bf8(%arg0: i32) -> vector<2xf32> {
    %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_pk_f32_fp8(%arg0: i32) -> vector<2xf32> {
    %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_pk_fp8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_pkrtz(%arg0: f32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.pkrtz %arg0, %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scale_pk16_bf16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> {
    %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[1] : vector<16xbf16>
    llvm.return %0 : vector<16xbf16>
  }
  llvm.func @cvt_scale_pk16_bf16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> {
    %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[1] : vector<16xbf16>
    llvm.return %0 : vector<16xbf16>
  }
  llvm.func @cvt_scale_pk16_f16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> {
    %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[1] : vector<16xf16>
    llvm.return %0 : vector<16xf16>
  }
  llvm.func @cvt_scale_pk16_f16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> {
    %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[1] : vector<16xf16>
    llvm.return %0 : vector<16xf16>
  }
  llvm.func @cvt_scale_pk16_f32_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> {
    %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[1] : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @cvt_scale_pk16_f32_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> {
    %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[1] : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @cvt_scale_pk8_bf16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[1] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_scale_pk8_bf16_fp4(%arg0: i32, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[1] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_scale_pk8_bf16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[1] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @llvm.amdgcn.cvt.scale.pk16.bf16.bf6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk16.bf16.fp6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk16.f32.bf6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk16.f32.fp6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk16.f16.bf6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk16.f16.fp6(vector<3xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<16xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1) -> vector<2xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1) -> vector<2xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.pkrtz(f32, f32) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.bf16.bf8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.bf16.fp4(i32, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.bf16.fp8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xbf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.f32.bf8(i32, i32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.f32.fp8(i32, i32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cluster.id.x() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cluster.id.y() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cluster.id.z() -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.pk.bf8.f32(f32, f32, i32, i1) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.pk.fp8.f32(f32, f32, i32, i1) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cluster.load.async.to.lds.b128(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.cluster.load.async.to.lds.b32(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.cluster.load.async.to.lds.b64(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.cluster.load.async.to.lds.b8(!llvm.ptr<1> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.cos.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.ballot.i32(i1) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
}

