; title = "`inrange` of a constant `getelementptr` is dropped."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'inrange\(0, 8\)'
; expected = """
; LangRef, "Constant Expressions", `inrange`: accesses outside of the range through the
; result are undefined, which whole-program optimizations use to split vtables."""
; cause = """
; `llvm.getelementptr` has no such property, and ModuleImport::convertInstruction does
; not check it."""
; issue = "no public issue found"
; ours = "identical"
@a = global [4 x i32] zeroinitializer
@p = global ptr getelementptr inrange(0, 8) (i8, ptr @a, i64 4)
