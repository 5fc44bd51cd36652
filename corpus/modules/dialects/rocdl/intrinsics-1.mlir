module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @cvt_scale_pk8_f16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[1] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f16_fp4(%arg0: i32, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[1] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[1] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f32_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[1] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @cvt_scale_pk8_f32_fp4(%arg0: i32, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[1] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @cvt_scale_pk8_f32_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[1] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @cvt_scalef32_2xpk16_bf6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_2xpk16_fp6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_f16_bf8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_f16_fp8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_f32_bf8(%arg0: i32, %arg1: f32) -> f32 {
    %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[1], %arg1 : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_scalef32_f32_fp8(%arg0: i32, %arg1: f32) -> f32 {
    %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[1], %arg1 : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_scalef32_pk_bf16_bf8(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf16_fp4(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[1], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf16_fp8(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf8_bf16(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_bf8_f16(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_bf8_f32(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_f16_bf8(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f16_fp4(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[1], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f16_fp8(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f32_bf8(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_scalef32_pk_f32_fp4(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[1], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_scalef32_pk_f32_fp8(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_scalef32_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, f32, i1) -> vector<2xbf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> vector<2xbf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, f32, i1) -> vector<2xbf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, f32, i1) -> vector<2xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> vector<2xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, f32, i1) -> vector<2xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.f16.bf8(vector<2xf16>, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}, i1) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.f16.fp8(vector<2xf16>, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}, i1) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, f32, i1) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, f32, i1) -> vector<2xf16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(vector<2xi16>, vector<2xbf16>, f32, i1) -> vector<2xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(vector<2xi16>, vector<2xf16>, f32, i1) -> vector<2xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(vector<2xi16>, f32, f32, f32, i1) -> vector<2xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f32.bf8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f32.fp4(i32, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f32.fp8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f16.bf8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f16.fp4(i32, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scale.pk8.f16.fp8(vector<2xi32>, i32, i32 {llvm.range = #llvm.constant_range<i32, 0, 16>}) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, vector<2xbf16>, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
}

