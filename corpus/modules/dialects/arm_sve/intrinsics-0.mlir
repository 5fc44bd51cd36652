module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32", llvm.target_triple = "aarch64"} {
  llvm.func @intr_add(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_bfmmla(%arg0: vector<[4]xf32>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xbf16>) -> vector<[4]xf32> {
    %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg2 : vector<[8]xbf16> to vector<[4]xf32>
    llvm.return %0 : vector<[4]xf32>
  }
  llvm.func @intr_convert_from_svbool(%arg0: vector<[16]xi1>) -> vector<[4]xi1> {
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[4]xi1>
    llvm.return %0 : vector<[4]xi1>
  }
  llvm.func @intr_convert_to_svbool(%arg0: vector<[4]xi1>) -> vector<[16]xi1> {
    %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    llvm.return %0 : vector<[16]xi1>
  }
  llvm.func @intr_dupq_lane(%arg0: vector<[8]xi16>) -> vector<[8]xi16> {
    %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 1 : i64}> : (vector<[8]xi16>) -> vector<[8]xi16>
    llvm.return %0 : vector<[8]xi16>
  }
  llvm.func @intr_fadd(%arg0: vector<[2]xi1>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>) -> vector<[2]xf64> {
    %0 = "arm_sve.intr.fadd"(%arg0, %arg1, %arg2) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
    llvm.return %0 : vector<[2]xf64>
  }
  llvm.func @intr_fdiv(%arg0: vector<[2]xi1>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>) -> vector<[2]xf64> {
    %0 = "arm_sve.intr.fdiv"(%arg0, %arg1, %arg2) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
    llvm.return %0 : vector<[2]xf64>
  }
  llvm.func @intr_fmul(%arg0: vector<[2]xi1>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>) -> vector<[2]xf64> {
    %0 = "arm_sve.intr.fmul"(%arg0, %arg1, %arg2) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
    llvm.return %0 : vector<[2]xf64>
  }
  llvm.func @intr_fsub(%arg0: vector<[2]xi1>, %arg1: vector<[2]xf64>, %arg2: vector<[2]xf64>) -> vector<[2]xf64> {
    %0 = "arm_sve.intr.fsub"(%arg0, %arg1, %arg2) : (vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
    llvm.return %0 : vector<[2]xf64>
  }
  llvm.func @intr_mul(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.mul"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_psel(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: i32) -> vector<[16]xi1> {
    %0 = "arm_sve.intr.psel"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
    llvm.return %0 : vector<[16]xi1>
  }
  llvm.func @intr_sdiv(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_sdot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_smmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_sub(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.sub"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_udiv(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_udot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.udot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_ummla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_usmmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) -> vector<[4]xi32> {
    %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_whilelt(%arg0: i64, %arg1: i64) -> vector<[8]xi1> {
    %0 = "arm_sve.intr.whilelt"(%arg0, %arg1) : (i64, i64) -> vector<[8]xi1>
    llvm.return %0 : vector<[8]xi1>
  }
  llvm.func @intr_zip_x2(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)> {
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
    llvm.return %0 : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
  }
  llvm.func @intr_zip_x4(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> {
    %0 = "arm_sve.intr.zip.x4"(%arg0, %arg1, %arg2, %arg3) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
    llvm.return %0 : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
  }
  llvm.func @llvm.aarch64.sve.bfmmla(vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.convert.to.svbool.nxv4i1(vector<[4]xi1>) -> vector<[16]xi1> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.psel.nxv4i1(vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.fadd.nxv2f64(vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.fdiv.nxv2f64(vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.fmul.nxv2f64(vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.fsub.nxv2f64(vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.convert.from.svbool.nxv4i1(vector<[16]xi1>) -> vector<[4]xi1> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.add.nxv4i32(vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.mul.nxv4i32(vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.sdiv.nxv4i32(vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.sdot.nxv4i32(vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.smmla.nxv4i32(vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.sub.nxv4i32(vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.udiv.nxv4i32(vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.udot.nxv4i32(vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.ummla.nxv4i32(vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.usmmla.nxv4i32(vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.dupq.lane.nxv8i16(vector<[8]xi16>, i64) -> vector<[8]xi16> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.whilelt.nxv8i1.i64(i64, i64) -> vector<[8]xi1> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.aarch64.sve.zip.x2.nxv16i8(vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sve.zip.x4.nxv16i8(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

