module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9", llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @raw_buffer_store(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @raw_ptr_buffer_atomic_fadd(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_fmax(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_smax(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_atomic_umin(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @raw_ptr_buffer_load(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @raw_ptr_buffer_load_lds(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %0, %arg2, %arg3, %0, %0
    llvm.return
  }
  llvm.func @raw_ptr_buffer_store(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32
    llvm.return
  }
  llvm.func @rcp(%arg0: f32) -> f32 {
    %0 = rocdl.rcp %arg0 f32 -> f32
    llvm.return %0 : f32
  }
  llvm.func @readfirstlane(%arg0: i32) -> i32 {
    %0 = rocdl.readfirstlane %arg0 : i32
    llvm.return %0 : i32
  }
  llvm.func @readlane(%arg0: i32, %arg1: i32) -> i32 {
    %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_barrier() {
    rocdl.s.barrier
    llvm.return
  }
  llvm.func @s_barrier_init(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_join(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_leave() {
    rocdl.s.barrier.leave id = 1
    llvm.return
  }
  llvm.func @s_barrier_signal() {
    rocdl.s.barrier.signal id = 1
    llvm.return
  }
  llvm.func @s_barrier_signal_isfirst() -> i1 {
    %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
    llvm.return %0 : i1
  }
  llvm.func @s_barrier_signal_var(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @s_barrier_wait() {
    rocdl.s.barrier.wait id = 1
    llvm.return
  }
  llvm.func @s_get_barrier_state() -> i32 {
    %0 = rocdl.s.get.barrier.state id = 1 -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_get_named_barrier_state(%arg0: !llvm.ptr<3>) -> i32 {
    %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
    llvm.return %0 : i32
  }
  llvm.func @s_nop() {
    rocdl.s.nop 1
    llvm.return
  }
  llvm.func @s_setprio() {
    rocdl.s.setprio 1
    llvm.return
  }
  llvm.func @s_sleep() {
    rocdl.s.sleep 1
    llvm.return
  }
  llvm.func @llvm.amdgcn.s.barrier.signal.isfirst(i32) -> i1 attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.get.barrier.state(i32) -> i32 attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.get.named.barrier.state(!llvm.ptr<3>) -> i32 attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.load.lds(!llvm.ptr<8> {llvm.nocapture, llvm.readonly}, !llvm.ptr<3> {llvm.nocapture, llvm.writeonly}, i32, i32, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier() attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.init(!llvm.ptr<3>, i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.join(!llvm.ptr<3>) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.leave(i16) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.signal(i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.signal.var(!llvm.ptr<3>, i32) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.barrier.wait(i16) attributes {convergent, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.s.nop(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.s.setprio(i16) attributes {no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.s.sleep(i32) attributes {no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(f32, !llvm.ptr<8> {llvm.nocapture}, i32, i32, i32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.atomic.fmax.f32(f32, !llvm.ptr<8> {llvm.nocapture}, i32, i32, i32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.rcp.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32, i32, !llvm.ptr<8> {llvm.nocapture}, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32, !llvm.ptr<8> {llvm.nocapture}, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32, !llvm.ptr<8> {llvm.nocapture}, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.load.i32(!llvm.ptr<8> {llvm.nocapture, llvm.readonly}, i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.readfirstlane.i32(i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree"], will_return}
  llvm.func @llvm.amdgcn.readlane.i32(i32, i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree"], will_return}
  llvm.func @llvm.amdgcn.raw.buffer.store.i32(i32, vector<4xi32>, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write, errnoMem = write, targetMem0 = write, targetMem1 = write>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, !llvm.ptr<8> {llvm.nocapture, llvm.writeonly}, i32, i32, i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

