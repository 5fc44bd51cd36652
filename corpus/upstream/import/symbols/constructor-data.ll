; title = """
; The associated data of a constructor is dropped, so that it runs also if the data is
; not linked."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'ptr @g \}'
; expected = """
; LangRef, "The 'llvm.global_ctors' Global Variable": the third field prevents the
; function from running unless the data is emitted."""
; cause = """
; ModuleTranslation::convertGlobalsAndAliases passes a null pointer as Data to
; appendToGlobalCtors, though the op has `data`."""
; issue = "no public issue found"
; ours = "identical"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @f, ptr @g }]
@g = linkonce_odr global i32 0
define void @f() {
  ret void
}
