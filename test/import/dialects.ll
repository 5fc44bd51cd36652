; Intrinsics that come back as ops of other dialects, with what the ops do not say
; of the calls beside them, and those that the ops cannot say at all.
; RUN: palindrome import --import-dialects=nvvm,rocdl,vcix,x86vector %s | FileCheck %s
; RUN: palindrome verify --import-dialects=nvvm,rocdl,vcix,x86vector %s
; RUN: palindrome verify --import-dialects=nvvm,rocdl,vcix,x86vector --through=text %s
; RUN: palindrome verify --import-dialects=nvvm,rocdl,vcix,x86vector --through=bytecode %s

; The op says the range, if it is all that there is.
; CHECK-LABEL: llvm.func @ranges
; CHECK: rocdl.workitem.id.x range <i32, 0, 64> {llvmx.name = "x"} : i32
; CHECK: rocdl.workitem.id.y range <i32, 0, 64> {llvmx.attributes = ["nounwind"], llvmx.name = "y", llvmx.res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : i32
; CHECK: nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
define i32 @ranges() {
  %x = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %y = call noundef range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.y() nounwind
  %1 = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}

; CHECK-LABEL: llvm.func @beside
; CHECK: rocdl.readfirstlane %{{.*}} {llvmx.arg_attrs = [{llvm.noundef}], llvmx.md.noundef = 0 : i32, llvmx.tail_call = "tail"
; CHECK: rocdl.rcp %{{.*}} {{.*}}llvmx.fastmath = "nnan, ninf"
define float @beside(i32 %a, float %b) {
  %1 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 noundef %a), !noundef !0
  %2 = call nnan ninf float @llvm.amdgcn.rcp.f32(float %b)
  ret float %2
}

; Ops have no room for bundles, and some want constants.
; CHECK-LABEL: llvm.func @cannot
; CHECK: llvm.call_intrinsic "llvm.amdgcn.readfirstlane.i32"(%{{.*}}) ["convergencectrl"(
; CHECK: llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"
; CHECK: x86vector.avx.intr.dot
; CHECK: llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"
; CHECK: llvm.call_intrinsic "llvm.riscv.sf.vc.v.vv.se
define <8 x float> @cannot(i32 %a, <8 x float> %v, <16 x i32> %w, <4 x i32> %x, i64 %vl) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  %1 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a) [ "convergencectrl"(token %t) ]
  %2 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %v, <8 x float> %v, i8 127)
  %3 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %v, <8 x float> %2, i8 -1)
  %4 = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> %w, <16 x i32> %w)
  %5 = call <4 x i32> @llvm.riscv.sf.vc.v.vv.se.v4i32.i64.v4i32.v4i32.i64(i64 1, <4 x i32> %x, <4 x i32> %x, i64 %vl)
  ret <8 x float> %3
}

; An op without a result, where nothing uses that of the call. This op's text has
; no attributes: nothing can be carried beside it.
; CHECK-LABEL: llvm.func @unused
; CHECK: rocdl.raw.buffer.atomic.fadd %{{.*}} : f32
; CHECK: llvm.call_intrinsic "llvm.amdgcn.raw.buffer.atomic.fadd.f32"({{.*}}) {llvmx.name = "named"}
; CHECK: llvm.call_intrinsic "llvm.amdgcn.raw.buffer.atomic.fadd.f32"({{.*}}) {llvmx.name = "used"}
define float @unused(float %v, <4 x i32> %rsrc) {
  call float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float %v, <4 x i32> %rsrc, i32 0, i32 0, i32 0)
  %named = call float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float %v, <4 x i32> %rsrc, i32 0, i32 0, i32 0)
  %used = call float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float %v, <4 x i32> %rsrc, i32 0, i32 0, i32 0)
  ret float %used
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare float @llvm.amdgcn.rcp.f32(float)
declare token @llvm.experimental.convergence.entry()
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)
declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>)
declare <4 x i32> @llvm.riscv.sf.vc.v.vv.se.v4i32.i64.v4i32.v4i32.i64(i64, <4 x i32>, <4 x i32>, i64)
declare float @llvm.amdgcn.raw.buffer.atomic.fadd.f32(float, <4 x i32>, i32, i32, i32)

!0 = !{}
