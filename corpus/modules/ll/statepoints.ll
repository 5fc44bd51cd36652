; Garbage collection: statepoints, their relocations and results.

define ptr addrspace(1) @collects(ptr addrspace(1) %obj, i32 %x) gc "statepoint-example" {
entry:
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 (i32)) @callee, i32 1, i32 0, i32 %x, i32 0, i32 0) [ "deopt"(i32 7), "gc-live"(ptr addrspace(1) %obj) ]
  %moved = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %result = call i32 @llvm.experimental.gc.result.i32(token %token)
  %next = getelementptr i8, ptr addrspace(1) %moved, i32 %result
  ret ptr addrspace(1) %next
}

define void @deoptimizes(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 1) ]
  ret void
}

declare i32 @callee(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i32 @llvm.experimental.gc.result.i32(token)
declare void @llvm.experimental.guard(i1, ...)
