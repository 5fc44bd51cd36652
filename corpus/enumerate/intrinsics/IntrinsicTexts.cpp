// Intrinsics whose calls only fit into a certain context, or whose types depend
// on each other: tokens, garbage collection, coroutines, convergence, matrix
// tiles, vector predication.

#include "corpus/enumerate/intrinsics/Kinds.h"

using namespace llvm;
using namespace palindrome::enumerate;

static constexpr StringLiteral intrinsicTexts[] = {
    R"(declare ptr @NAMEg()
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
define ptr @NAME() {
  %r = call ptr @NAMEg() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret ptr %r
})",
    R"(define void @NAME(ptr inalloca(<{ i32 }>) %p) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca inalloca <{ i32 }>, align 4
  call void @NAME(ptr inalloca(<{ i32 }>) %a)
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
})",
    R"(declare void @NAMEg()
define ptr addrspace(1) @NAME(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 5, ptr elementtype(void ()) @NAMEg, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
})",
    R"(declare i32 @NAMEg(i32)
define i32 @NAME(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (i32)) @NAMEg, i32 1, i32 1, i32 7, i32 0, i32 0) [ "deopt"(i32 1, ptr addrspace(1) %p), "gc-transition"(i32 3) ]
  %r = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret i32 %r
})",
    R"(declare void @NAMEg()
declare i32 @NAMEp(...)
define ptr addrspace(1) @NAME(ptr addrspace(1) %p) gc "statepoint-example" personality ptr @NAMEp {
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @NAMEg, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ] to label %a unwind label %b
a:
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
b:
  %l = landingpad token cleanup
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0)
  ret ptr addrspace(1) %r
})",
    R"(define void @NAME(ptr %x) gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcwrite(ptr %x, ptr %x, ptr %a)
  %l = call ptr @llvm.gcread(ptr %x, ptr %a)
  ret void
})",
    R"(define i32 @NAME(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 7) ]
  ret i32 0
})",
    R"(define i32 @NAME() {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 7, ptr null) [ "deopt"(i32 7) ]
  ret i32 %r
})",
    R"(define void @NAME() {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
})",
    R"(define void @NAME(i1 %c) convergent {
  %e = call token @llvm.experimental.convergence.entry()
  br label %l
l:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %e) ]
  call void @NAMEg() [ "convergencectrl"(token %t) ]
  br i1 %c, label %l, label %x
x:
  ret void
}
declare void @NAMEg() convergent)",
    R"(define void @NAME() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @NAMEg() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @NAMEg() convergent)",
    R"(declare void @NAMEg(ptr preallocated(i32))
define void @NAME() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @NAMEg(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
})",
    R"(define void @NAME() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
})",
    R"(declare i32 @__CxxFrameHandler3(...)
declare void @NAMEg()
define void @NAME() personality ptr @__CxxFrameHandler3 {
  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  %x = call ptr @llvm.eh.exceptionpointer.p0(token %p)
  %y = call i32 @llvm.eh.exceptioncode(token %p)
  catchret from %p to label %a
})",
    R"(define void @NAME() {
  %a = alloca i32
  %b = alloca i64
  call void (...) @llvm.localescape(ptr %a, ptr %b)
  ret void
}
define ptr @NAMEf(ptr %fp) {
  %x = call ptr @llvm.localrecover(ptr @NAME, ptr %fp, i32 1)
  ret ptr %x
})",
    R"(define void @NAME(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %q, i32 16, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 8 %p, ptr align 4 %q, i64 16, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 1, i32 16, i32 1)
  ret void
})",
    R"(define ptr @NAME(ptr %p) {
  %x = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 1, i32 2)
  %y = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32, i64 }) %x, i32 1, i32 1)
  %z = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %y, i32 1)
  ret ptr %z
})",
    R"(define ptr @NAME(ptr %p, <2 x ptr> %v) {
  %x = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %y = call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> %v, <2 x i64> splat (i64 -8))
  ret ptr %x
})",
    R"(@NAMEt = thread_local global i32 0
define ptr @NAME() {
  %x = call ptr @llvm.threadlocal.address.p0(ptr @NAMEt)
  ret ptr %x
})",
    R"(define void @NAME(i32 %x, ...) {
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.va_start.p0(ptr %a)
  call void @llvm.va_copy.p0(ptr %b, ptr %a)
  call void @llvm.va_end.p0(ptr %a)
  ret void
})",
    R"(define void @NAME(<10 x i32> %a, <12 x i32> %b, <14 x i32> %c, <2 x i32> %x) {
  %d = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave5.v10i32(<10 x i32> %a)
  %e = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave6.v12i32(<12 x i32> %b)
  %f = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave7.v14i32(<14 x i32> %c)
  %g = call <10 x i32> @llvm.vector.interleave5.v10i32(<2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x)
  %h = call <12 x i32> @llvm.vector.interleave6.v12i32(<2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x)
  %i = call <14 x i32> @llvm.vector.interleave7.v14i32(<2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x, <2 x i32> %x)
  ret void
})",
    R"(define void @NAME(<4 x float> %f, <4 x i32> %i, <4 x ptr> %p, <4 x i1> %m, i32 %n) {
  %a = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %f, <4 x i1> %m, i32 %n)
  %b = call <4 x half> @llvm.vp.fptrunc.v4f16.v4f32(<4 x float> %f, <4 x i1> %m, i32 %n)
  %c = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %f, <4 x i1> %m, i32 %n)
  %d = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %f, <4 x i1> %m, i32 %n)
  %e = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  %g = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  %h = call <4 x i64> @llvm.vp.sext.v4i64.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  %j = call <4 x i64> @llvm.vp.zext.v4i64.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  %k = call <4 x i16> @llvm.vp.trunc.v4i16.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  %l = call <4 x i32> @llvm.vp.ptrtoint.v4i32.v4p0(<4 x ptr> %p, <4 x i1> %m, i32 %n)
  %o = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i32(<4 x i32> %i, <4 x i1> %m, i32 %n)
  ret void
})",
    R"(define i64 @NAME(ptr %p, i64 %x) {
  %a = call i64 @llvm.aarch64.ldaxr.p0(ptr elementtype(i64) %p)
  %b = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i32) %p)
  %c = call i32 @llvm.aarch64.stlxr.p0(i64 %x, ptr elementtype(i64) %p)
  %d = call i32 @llvm.aarch64.stxr.p0(i64 %x, ptr elementtype(i8) %p)
  ret i64 %a
})",
    R"(define i32 @NAME(ptr %p, i32 %x) {
  %a = call i32 @llvm.arm.ldaex.p0(ptr elementtype(i32) %p)
  %b = call i32 @llvm.arm.ldrex.p0(ptr elementtype(i8) %p)
  %c = call i32 @llvm.arm.stlex.p0(i32 %x, ptr elementtype(i32) %p)
  %d = call i32 @llvm.arm.strex.p0(i32 %x, ptr elementtype(i16) %p)
  ret i32 %a
})",
    R"(declare amdgpu_gfx_whole_wave i32 @NAMEw(i1, i32)
define amdgpu_gfx i32 @NAME(i32 %x) {
  %r = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32.p0(ptr @NAMEw, i32 %x)
  ret i32 %r
})",
    R"(define amdgpu_cs_chain void @NAME(ptr %f, <3 x i32> inreg %s, i32 %v) {
  %w = call i32 @llvm.amdgcn.set.inactive.chain.arg.i32(i32 0, i32 %v)
  call void (ptr, i64, <3 x i32>, i32, i32, ...) @llvm.amdgcn.cs.chain.p0.i64.v3i32.i32(ptr %f, i64 -1, <3 x i32> inreg %s, i32 %v, i32 0)
  unreachable
})",
    R"(define void @NAME(i32 inreg %x) {
  call void @llvm.amdgcn.init.exec.from.input(i32 %x, i32 5)
  ret void
})",
    R"(define void @NAME(ptr %p) {
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p, i32 128)
  ret void
})",
    R"(define void @NAME(ptr %p, i64 %s) {
  %a = call x86_amx @llvm.x86.tileloadd64.internal(i16 8, i16 8, ptr %p, i64 %s)
  %b = call x86_amx @llvm.x86.tdpbssd.internal(i16 8, i16 8, i16 8, x86_amx %a, x86_amx %a, x86_amx %a)
  %c = call x86_amx @llvm.x86.tdpbf16ps.internal(i16 8, i16 8, i16 8, x86_amx %b, x86_amx %a, x86_amx %a)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 %s, x86_amx %c)
  %v = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %a)
  %t = call x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32> %v)
  br label %n
n:
  %q = phi x86_amx [ %t, %0 ]
  ret void
})",
    R"(define x86_intrcc void @NAME(ptr byval(i64) %p) {
  ret void
})",
    R"(define ptr @NAME() presplitcoroutine {
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %need = call i1 @llvm.coro.alloc(token %id)
  %size = call i32 @llvm.coro.size.i32()
  %h = call ptr @llvm.coro.begin(token %id, ptr null)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %s, label %e [
    i8 0, label %e
    i8 1, label %c
  ]
c:
  %m = call ptr @llvm.coro.free(token %id, ptr %h)
  br label %e
e:
  call void @llvm.coro.end(ptr %h, i1 false, token none)
  ret ptr %h
})",
    R"(define ptr @NAME(ptr %b) presplitcoroutine {
  %id = call token @llvm.coro.id.retcon(i32 8, i32 4, ptr %b, ptr @NAMEp, ptr @NAMEa, ptr @NAMEd)
  %h = call ptr @llvm.coro.begin(token %id, ptr null)
  %t = call token @llvm.coro.save(ptr %h)
  %s = call i8 @llvm.coro.suspend(token %t, i1 true)
  unreachable
}
declare ptr @NAMEp(ptr, i1)
declare ptr @NAMEa(i32)
declare void @NAMEd(ptr))",
    R"(define swifttailcc void @NAME(ptr swiftasync %c, ptr swiftself %s, ptr swifterror %e) {
  %x = call ptr @llvm.swift.async.context.addr()
  ret void
})",
    R"(define i1 @NAME(i32 %x, float %f) {
  %a = call i1 @llvm.is.fpclass.f32(float %f, i32 1023)
  call void @llvm.assume(i1 true) [ "align"(ptr null, i64 8), "nonnull"(ptr null), "cold"() ]
  %b = call i32 @llvm.ssa.copy.i32(i32 returned %x)
  ret i1 %a
})",
    R"(define void @NAME(i64 %n) {
  call void @llvm.instrprof.increment(ptr @NAMEx, i64 1, i32 1, i32 0)
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 3, i64 -1)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
@NAMEx = private constant i8 7
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2})"};

void palindrome::enumerate::enumerateIntrinsicTexts(Enumeration &e) {
  for (StringRef text : intrinsicTexts)
    e.addText(text);
}
