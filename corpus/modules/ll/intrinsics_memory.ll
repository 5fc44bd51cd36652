; Memory intrinsics, lifetimes, invariants, prefetch, and their attributes.

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memcpy.p1.p0.i32(ptr addrspace(1), ptr, i32, i1 immarg)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)

@tls = thread_local global i32 0

define i64 @uses(ptr %p, ptr %q, ptr addrspace(1) %g, i64 %n) {
  %slot = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %slot)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %slot, ptr %q, i64 32, i1 true), !tbaa.struct !0
  call void @llvm.memcpy.p1.p0.i32(ptr addrspace(1) %g, ptr %q, i32 7, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  tail call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false) #0
  call void @llvm.memset.p0.i64(ptr align 2 %p, i8 -1, i64 %n, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 16, i1 true)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i32 4)
  %inv = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %inv, i64 4, ptr %p)
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %s = call ptr @llvm.strip.invariant.group.p0(ptr %l)
  call void @llvm.prefetch.p0(ptr %s, i32 1, i32 3, i32 1)
  %m = call align 16 ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  store i32 1, ptr %t, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %size = call i64 @llvm.objectsize.i64.p0(ptr %m, i1 false, i1 true, i1 false)
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret i64 %size
}

attributes #0 = { nounwind }

!0 = !{i64 0, i64 8, !1, i64 8, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"char", !6}
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"domain"}
!6 = !{!"root"}
