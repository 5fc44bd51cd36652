; title = "Metadata attached to functions is dropped, unless a dialect converts its kind."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'kcfi_type'
; expected = """
; LangRef, "Metadata Nodes and Metadata Strings"; `!kcfi_type` is what indirect calls
; check."""
; cause = """
; ModuleImport::processFunction skips kinds for which isConvertibleMetadata is false,
; without a warning."""
; issue = "llvm/llvm-project#203022 (a pull request)"
; ours = "identical"
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 123}
