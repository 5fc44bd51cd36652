; title = "`dllimport` and `dllexport` are dropped."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['dllimport', 'dllexport']
; expected = """
; LangRef, "DLL Storage Classes": a `dllimport` variable is accessed through a pointer
; that the DLL sets up."""
; cause = """
; The importer does not read the DLL storage class; no symbol op of the dialect has one."""
; issue = "no public issue found"
; ours = "identical"
@x = external dllimport global i32
define dllexport i32 @f() {
  %v = load i32, ptr @x
  ret i32 %v
}
