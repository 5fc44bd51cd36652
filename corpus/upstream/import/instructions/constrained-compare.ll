; title = "An intrinsic with a metadata operand that no op models is rejected."
; kind = "rejected"
; run = 'mlir-translate-22 --import-llvm %s'
; fails = 'unhandled value: !"oeq"'
; expected = """
; MLIR's document of the LLVM dialect, "llvm.call_intrinsic": it calls an intrinsic by
; its name."""
; cause = "ModuleImport::convertValue has no case for MetadataAsValue."
; issue = "llvm/llvm-project#200308 (a pull request)"
; ours = "identical"
define i1 @f(float %a) strictfp {
  %r = call i1 @llvm.experimental.constrained.fcmp(float %a, float %a, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  ret i1 %r
}
