; title = "Interprocedural SCCP dies on a scalable vector for a target without such registers."
; kind = "crash"
; run = "opt-22 -mtriple=x86_64-linux-gnu -passes=ipsccp %s -disable-output"
; signal = true
; expected = "An unchanged module, as without `-mtriple`. LangRef, Vector Type: scalable vectors are types of the language."
; cause = "`FunctionSpecialization.cpp` asks the costs of the target, and X86's take the size for a fixed one."
; issue = "https://github.com/llvm/llvm-project/issues/176823"
define i64 @f(<vscale x 2 x i64> %v) {
  %1 = extractelement <vscale x 2 x i64> %v, i64 1000
  ret i64 %1
}
