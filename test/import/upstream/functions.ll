; Functions and calls in the upstream form.
; RUN: palindrome-translate --import-llvm %s 2>&1 | FileCheck %s
; RUN: palindrome-translate --import-llvm --prefer-unregistered-intrinsics %s 2>&1 | FileCheck %s --check-prefix=PREFER

; CHECK: warning: incompatible call and callee types: '!llvm.func<i32 (i32)>' and '!llvm.func<void ()>'

; Some attributes are in a field and in passthrough, some are in one of them.
; CHECK-LABEL: llvm.func @attributes
; CHECK-SAME: (%{{.*}}: !llvm.ptr {llvm.nocapture, llvm.noundef})
; CHECK-SAME: vscale_range(1, 16)
; CHECK-SAME: arm_streaming
; CHECK-SAME: frame_pointer = #llvm.framePointerKind<all>
; CHECK-SAME: no_infs_fp_math = true
; CHECK-SAME: no_unwind
; CHECK-SAME: passthrough = ["cold", ["alignstack", "8"], ["key", "value"], ["target-cpu", "x"]]
; CHECK-SAME: target_cpu = "x"
; CHECK-SAME: target_features = #llvm.target_features<["+a", "+b"]>
; CHECK-SAME: uwtable_kind = #llvm.uwtableKind<sync>
define void @attributes(ptr captures(none) noundef writable %p) #0 {
  ret void
}

declare void @callee() memory(read)

; CHECK-LABEL: llvm.func @calls
; CHECK-SAME: (%[[P:.+]]: !llvm.ptr)
define void @calls(ptr %p) {
  ; The callee's memory effects are the call's; bundles are left out.
  ; CHECK: llvm.call @callee() {memory_effects = #llvm.memory_effects<other = read,
  call void @callee() [ "deopt"(i32 1) ]
  ; CHECK: %[[ADDRESS:.+]] = llvm.mlir.addressof @callee
  ; CHECK-NEXT: llvm.call %[[ADDRESS]](%{{.*}}) {{.*}} : !llvm.ptr, (i32) -> i32
  %r = call i32 @callee(i32 1)
  ; CHECK: llvm.call fastcc tail %[[P]]() {no_unwind} : !llvm.ptr, () -> ()
  tail call fastcc void %p() nounwind
  ; CHECK: llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = i64}] "nop", "=*m" %[[P]] : (!llvm.ptr) -> !llvm.void
  call void asm sideeffect "nop", "=*m"(ptr elementtype(i64) %p)
  ; CHECK: llvm.intr.assume %{{.*}} ["align"(%[[P]], %{{.*}} : !llvm.ptr, i64)] : i1
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ; CHECK: llvm.intr.sin
  ; PREFER: llvm.call_intrinsic "llvm.sin.f32"
  %s = call float @llvm.sin.f32(float 1.0)
  ret void
}

attributes #0 = { cold nounwind alignstack=8 uwtable(sync) vscale_range(1,16) "aarch64_pstate_sm_enabled" "frame-pointer"="all" "key"="value" "no-infs-fp-math"="true" "target-cpu"="x" "target-features"="+a,+b" }
