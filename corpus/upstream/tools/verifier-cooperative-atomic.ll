; title = "The verifier reads a metadata string as if it were a node."
; kind = "crash"
; run = "opt-22 -passes=verify %s -disable-output"
; signal = true
; expected = "An error of the verifier, for the last argument is a node that holds a string in a valid call: `metadata !{!\"agent\"}`."
; cause = "`Verifier::visitIntrinsicCall` in `Verifier.cpp` casts the argument of a cooperative atomic to `MDNode` before it checks it, and reads what precedes the string in memory: here the end of another string."
; issue = "no public issue found"
; valid = false
!names = !{!0}
!0 = !{!"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxadxxxxx"}
declare void @llvm.amdgcn.cooperative.atomic.store.32x4B.p0(ptr, i32, i32 immarg, metadata)
define void @f(ptr %p, i32 %v) {
  call void @llvm.amdgcn.cooperative.atomic.store.32x4B.p0(ptr %p, i32 %v, i32 0, metadata !"agent")
  ret void
}
