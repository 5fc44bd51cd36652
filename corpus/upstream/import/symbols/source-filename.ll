; title = """
; The source filename of the module is replaced by "LLVMDialectModule"."""
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'source_filename = "a.c"'
; expected = """
; LangRef, "Source Filename": unique names of local symbols for profiles and ThinLTO are
; computed from it."""
; cause = """
; The importer keeps the name in the location of the module, which the exporter does not
; read."""
; issue = "no public issue found"
; ours = "identical"
source_filename = "a.c"
define internal void @f() {
  ret void
}
