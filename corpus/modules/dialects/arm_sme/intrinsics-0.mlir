module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32", llvm.target_triple = "aarch64"} {
  llvm.func @intr_cntsd() -> i64 {
    %0 = "arm_sme.intr.cntsd"() : () -> i64
    llvm.return %0 : i64
  }
  llvm.func @intr_ld1b_horiz(%arg0: vector<[16]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1b.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1b_vert(%arg0: vector<[16]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1b.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1d_horiz(%arg0: vector<[2]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1d.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1d_vert(%arg0: vector<[2]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1d.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1h_horiz(%arg0: vector<[8]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1h.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1h_vert(%arg0: vector<[8]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1h.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1q_horiz(%arg0: vector<[1]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1q.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1q_vert(%arg0: vector<[1]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1q.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1w_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1w.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_ld1w_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.ld1w.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_mopa(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>) {
    "arm_sme.intr.mopa"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    llvm.return
  }
  llvm.func @intr_mopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xf16>, %arg3: vector<[8]xf16>) {
    "arm_sme.intr.mopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
    llvm.return
  }
  llvm.func @intr_mops(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>) {
    "arm_sme.intr.mops"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    llvm.return
  }
  llvm.func @intr_mops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xf16>, %arg3: vector<[8]xf16>) {
    "arm_sme.intr.mops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
    llvm.return
  }
  llvm.func @intr_read_horiz(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi1>, %arg2: i32) -> vector<[4]xi32> {
    %0 = "arm_sme.intr.read.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_read_vert(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi1>, %arg2: i32) -> vector<[4]xi32> {
    %0 = "arm_sme.intr.read.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @intr_smopa_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.smopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_smopa_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
    "arm_sme.intr.smopa.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    llvm.return
  }
  llvm.func @intr_smops_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.smops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_smops_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
    "arm_sme.intr.smops.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    llvm.return
  }
  llvm.func @intr_st1b_horiz(%arg0: vector<[16]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1b.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1b_vert(%arg0: vector<[16]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1b.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1d_horiz(%arg0: vector<[2]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1d.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1d_vert(%arg0: vector<[2]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1d.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @llvm.aarch64.sme.cntsd() -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1b.horiz(vector<[16]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1b.vert(vector<[16]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1d.horiz(vector<[2]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1d.vert(vector<[2]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1h.horiz(vector<[8]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1h.vert(vector<[8]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1q.horiz(vector<[1]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1q.vert(vector<[1]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1w.horiz(vector<[4]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.ld1w.vert(vector<[4]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1b.horiz(vector<[16]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1b.vert(vector<[16]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1d.horiz(vector<[2]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1d.vert(vector<[2]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.read.horiz.nxv4i32(vector<[4]xi32>, vector<[4]xi1>, i32, i32) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.read.vert.nxv4i32(vector<[4]xi32>, vector<[4]xi1>, i32, i32) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.mopa.nxv4f32(i32, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.mopa.wide.nxv8f16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.mops.nxv4f32(i32, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.mops.wide.nxv8f16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.smopa.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.smopa.za32.nxv8i16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.smops.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.smops.za32.nxv8i16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

