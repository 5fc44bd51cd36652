module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32", llvm.target_triple = "aarch64"} {
  llvm.func @intr_st1h_horiz(%arg0: vector<[8]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1h.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1h_vert(%arg0: vector<[8]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1h.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1q_horiz(%arg0: vector<[1]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1q.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1q_vert(%arg0: vector<[1]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1q.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1w_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1w.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_st1w_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.st1w.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_str(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
    "arm_sme.intr.str"(%arg0, %arg1, %arg2) : (i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @intr_sumopa_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.sumopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_sumops_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.sumops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_umopa_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.umopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_umopa_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
    "arm_sme.intr.umopa.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    llvm.return
  }
  llvm.func @intr_umops_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.umops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_umops_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
    "arm_sme.intr.umops.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    llvm.return
  }
  llvm.func @intr_usmopa_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.usmopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_usmops_wide(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi8>, %arg3: vector<[16]xi8>) {
    "arm_sme.intr.usmops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    llvm.return
  }
  llvm.func @intr_write_horiz(%arg0: i32, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi32>) {
    "arm_sme.intr.write.horiz"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
    llvm.return
  }
  llvm.func @intr_write_vert(%arg0: i32, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi32>) {
    "arm_sme.intr.write.vert"(%arg0, %arg1, %arg2) <{tile_id = 1 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
    llvm.return
  }
  llvm.func @intr_zero() {
    "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> : () -> ()
    llvm.return
  }
  llvm.func @llvm.aarch64.sme.st1h.horiz(vector<[8]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1h.vert(vector<[8]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1q.horiz(vector<[1]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1q.vert(vector<[1]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1w.horiz(vector<[4]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.st1w.vert(vector<[4]xi1>, !llvm.ptr, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.str(i32, !llvm.ptr, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.zero(i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.sumops.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.umopa.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.umopa.za32.nxv8i16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.umops.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.umops.za32.nxv8i16(i32, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.usmops.wide.nxv16i8(i32, vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.write.horiz.nxv4i32(i32, i32, vector<[4]xi1>, vector<[4]xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.aarch64.sme.write.vert.nxv4i32(i32, i32, vector<[4]xi1>, vector<[4]xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

