; title = "The exporter crashes on an alias or a variable that refers to an ifunc."
; kind = "crash"
; run = [
;   'mlir-translate-22 --import-llvm %s -o %t',
;   'mlir-translate-22 --mlir-to-llvmir %t',
; ]
; signal = true
; expected = """
; LangRef, "Aliases": the aliasee may be an ifunc."""
; cause = """
; translateModuleToLLVMIR calls convertIFuncs after convertGlobalsAndAliases, whose
; initializers look the ifunc up."""
; issue = "no public issue found"
; ours = "identical"
@a = alias void (), ptr @i
@i = ifunc void (), ptr @r
define ptr @r() {
  ret ptr null
}
