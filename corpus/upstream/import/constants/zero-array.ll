; title = "A large zero array as an operand makes the importer list each of its elements."
; kind = "hang"
; run = 'mlir-translate-22 --import-llvm %s -o %t'
; timeout = true
; seconds = 3
; expected = "One `llvm.mlir.zero` or a splat. The program runs out of 4 GB of memory."
; cause = """
; ModuleImport::getConstantsToConvert adds an entry for each element of a
; ConstantAggregateZero."""
; issue = "no public issue found"
; ours = "identical"
define void @f(ptr %p) {
  store [4294967295 x i8] zeroinitializer, ptr %p
  ret void
}
