; title = "Instrumentation for profiles and sanitizers passes pointers of another address space to its functions."
; kind = "invalid"
; run = "opt-22 -passes=memprof -S %s -o /dev/null"
; fails = "Call parameter type does not match"
; signal = true
; expected = "A cast, or no call, as of `-passes=asan`. LangRef, `call`: arguments have the types of the parameters. `-passes=tsan`, `msan` and `dfsan` do the same."
; cause = "`instrumentMemIntrinsic` in `MemProfiler.cpp`, and its counterparts, cast to a pointer only where the type is none."
; issue = "no public issue found"
define void @f(ptr addrspace(1) %p, ptr addrspace(2) %q) {
  call void @llvm.memcpy.p1.p2.i64(ptr addrspace(1) %p, ptr addrspace(2) %q, i64 8, i1 false)
  ret void
}
declare void @llvm.memcpy.p1.p2.i64(ptr addrspace(1), ptr addrspace(2), i64, i1)
