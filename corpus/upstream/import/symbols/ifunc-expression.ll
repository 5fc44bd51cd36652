; title = "The importer crashes on an ifunc whose resolver is a cast of a function."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LangRef, "IFuncs": the resolver may be a constant expression."""
; cause = """
; ModuleImport::convertIFunc takes the name of the resolver, which is empty for an
; expression; IFuncOp::verifySymbolUses dereferences the symbol that it does not find."""
; issue = "no public issue found"
; ours = "identical"
@i = ifunc void (), addrspacecast (ptr addrspace(1) @resolver to ptr)
define ptr @resolver() addrspace(1) {
  ret ptr null
}
