; title = "A constructor that is an alias is rejected."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'unhandled global variable'
; expected = """
; LangRef, "The 'llvm.global_ctors' Global Variable": the second field is a pointer to a
; function."""
; cause = "ModuleImport::convertGlobalCtorsAndDtors requires an llvm::Function."
; issue = "no public issue found"
; ours = "identical"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @a, ptr null }]
@a = alias void (), ptr @f
define void @f() {
  ret void
}
