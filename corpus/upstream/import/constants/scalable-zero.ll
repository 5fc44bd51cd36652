; title = "The import of a scalable zero vector of pointers prints errors and succeeds."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s 2>&1'
; prints = 'error: scalable vectors not supported'
; expected = """
; A diagnostic of severity error means failure. Tools that treat any error as one reject
; a valid module."""
; cause = """
; getVectorTypeForAttr of ModuleImport.cpp emits an error before its caller tries
; another way."""
; issue = "no public issue found"
; ours = "identical"
define <vscale x 2 x ptr> @f() {
  ret <vscale x 2 x ptr> zeroinitializer
}
