; title = "A module flag wider than 32 bits is truncated."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = '"foo", i32 1\}'
; lost = '4294967297'
; expected = """
; LangRef, "Module Flags Metadata": the value is any metadata."""
; cause = """
; ModuleImport::convertModuleFlagsMetadata passes getZExtValue() to getI32IntegerAttr."""
; issue = "no public issue found"
; ours = "identical"
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"foo", i64 4294967297}
