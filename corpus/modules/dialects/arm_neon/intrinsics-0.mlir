module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32", llvm.target_triple = "aarch64"} {
  llvm.func @intr_bfmmla(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>) -> vector<4xf32> {
    %0 = arm_neon.intr.bfmmla %arg0, %arg1, %arg2 : vector<8xbf16> to vector<4xf32>
    llvm.return %0 : vector<4xf32>
  }
  llvm.func @intr_sdot(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) -> vector<4xi32> {
    %0 = arm_neon.intr.sdot %arg0, %arg1, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
  llvm.func @intr_smmla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) -> vector<4xi32> {
    %0 = arm_neon.intr.smmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
  llvm.func @intr_smull(%arg0: vector<8xi8>, %arg1: vector<8xi8>) -> vector<8xi16> {
    %0 = arm_neon.intr.smull %arg0, %arg1 : vector<8xi8> to vector<8xi16>
    llvm.return %0 : vector<8xi16>
  }
  llvm.func @intr_ummla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) -> vector<4xi32> {
    %0 = arm_neon.intr.ummla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
  llvm.func @intr_usmmla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) -> vector<4xi32> {
    %0 = arm_neon.intr.usmmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
  llvm.func @llvm.aarch64.neon.bfmmla(vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.neon.sdot.v4i32.v16i8(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.neon.smmla.v4i32.v16i8(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.neon.ummla.v4i32.v16i8(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.neon.usmmla.v4i32.v16i8(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.neon.smull.v8i16(vector<8xi8>, vector<8xi8>) -> vector<8xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

