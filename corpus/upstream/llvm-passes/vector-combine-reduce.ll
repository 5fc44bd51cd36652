; title = "VectorCombine makes a reduction of a chain of shuffles that counts a lane twice."
; kind = "changed"
; run = "opt-22 -S -passes=vector-combine %s"
; prints = "call i16 @llvm.vector.reduce.xor"
; refine = "opt-22 -S -passes=vector-combine %s -o %t.after"
; expected = "The chain stays: it yields a0 ^ a1 ^ a1 ^ a2 ^ a3 ^ a4 ^ a4 ^ a5, since the middle shuffle repeats lanes of a vector of three. LangRef, `shufflevector`. `palindrome refine` replays a vector for which the results differ."
; cause = "`foldShuffleChainsToReduce` in `VectorCombine.cpp` does not ask whether the operation is idempotent where the number of lanes is odd."
; issue = "https://github.com/llvm/llvm-project/pull/200778"
define i16 @f(<6 x i16> %a) {
  %1 = shufflevector <6 x i16> %a, <6 x i16> poison, <6 x i32> <i32 3, i32 4, i32 5, i32 poison, i32 poison, i32 poison>
  %2 = xor <6 x i16> %a, %1
  %3 = shufflevector <6 x i16> %2, <6 x i16> poison, <6 x i32> <i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison>
  %4 = xor <6 x i16> %2, %3
  %5 = shufflevector <6 x i16> %4, <6 x i16> poison, <6 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %6 = xor <6 x i16> %4, %5
  %7 = extractelement <6 x i16> %6, i64 0
  ret i16 %7
}
