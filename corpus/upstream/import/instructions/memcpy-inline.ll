; title = "The importer crashes on `llvm.memcpy.inline` whose length is not a constant."
; kind = "crash"
; run = 'mlir-translate-22 --import-llvm %s'
; signal = true
; expected = """
; LangRef, "llvm.memcpy.inline" Intrinsic: the length may be any value."""
; cause = """
; `llvm.intr.memcpy.inline` has the length as an attribute;
; ModuleImport::convertIntrinsicArguments dereferences the attribute that a value does
; not have."""
; issue = "no public issue found"
; ours = "identical"
define void @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.inline(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
