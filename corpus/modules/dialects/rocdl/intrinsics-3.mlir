module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @cvt_scalef32_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_bf8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_bf8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_bf8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_f32(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk16_bf6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_bf6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_bf6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_fp6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_fp6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @llvm.amdgcn.cvt.scalef32.pk8.fp8.bf16(vector<8xbf16>, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk8.fp8.f16(vector<8xf16>, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk8.fp8.f32(vector<8xf32>, f32) -> vector<2xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.bf16(vector<16xbf16>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16(vector<16xf16>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f32(vector<16xf32>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.bf16(vector<16xbf16>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f16(vector<16xf16>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f32(vector<16xf32>, i32, f32) -> vector<3xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(vector<32xbf16>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(vector<32xf16>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(vector<32xf32>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(vector<32xbf16>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(vector<32xf16>, i32, f32) -> vector<6xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk8.fp4.f16(vector<8xf16>, f32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.pk8.fp4.f32(vector<8xf32>, f32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32, bf16, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32, f16, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32, f32, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32, bf16, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32, f16, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32, f32, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32, vector<2xbf16>, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32, vector<2xf16>, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32, vector<2xf32>, i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 0, 4>}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
}

