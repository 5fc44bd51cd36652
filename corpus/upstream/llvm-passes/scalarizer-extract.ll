; title = "The Scalarizer dies on an `extractelement` beyond the vector."
; kind = "crash"
; run = "opt-22 -passes=scalarizer %s -disable-output"
; signal = true
; expected = "Poison. LangRef, `extractelement`: if the index exceeds the length, the result is a poison value; the module is valid."
; cause = "`visitExtractElementInst` in `Scalarizer.cpp` takes the constant index for one of its scalars."
; issue = "https://github.com/llvm/llvm-project/issues/179880"
define i32 @f(<2 x i32> %v) {
  %1 = extractelement <2 x i32> %v, i32 8
  ret i32 %1
}
