; title = "The model of a thread-local variable or alias is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'initialexec'
; expected = """
; LangRef, "Thread Local Storage Models"."""
; cause = """
; ModuleImport::convertGlobal reads isThreadLocal() alone; the op has a flag
; `thread_local_` without a model."""
; issue = "llvm/llvm-project#214337 (a pull request)"
; ours = "identical"
@x = thread_local(initialexec) global i32 0
