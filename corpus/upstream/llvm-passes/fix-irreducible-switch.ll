; title = "FixIrreducible dies on an irreducible loop with a `switch` or an `invoke`."
; kind = "crash"
; run = "opt-22 -passes=fix-irreducible %s -disable-output"
; signal = true
; expected = "The loop stays. LangRef, Terminator Instructions: both are branches of the language, and the pass names no condition."
; cause = "`FixIrreducible.cpp` knows `br` and `callbr`, and takes all others for unreachable code."
; issue = "https://github.com/llvm/llvm-project/issues/191978"
define void @f(i1 %a, i32 %b) {
entry:
  br i1 %a, label %x, label %y
x:
  br label %y
y:
  switch i32 %b, label %z [ i32 1, label %x
                            i32 2, label %y ]
z:
  ret void
}
