; title = "VectorCombine dies on an operation of two elements, one of which lies beyond the vector."
; kind = "crash"
; run = "opt-22 -passes=vector-combine %s -disable-output"
; signal = true
; expected = "Poison. LangRef, `extractelement`: if the index exceeds the length, the result is a poison value; the module is valid."
; cause = "`foldExtractExtract` in `VectorCombine.cpp` compares the second index with the first only."
; issue = "https://github.com/llvm/llvm-project/issues/194355"
define i32 @f(<2 x i32> %v) {
  %1 = extractelement <2 x i32> %v, i32 8
  %2 = extractelement <2 x i32> %v, i64 -1
  %3 = add i32 %1, %2
  ret i32 %3
}
