; title = "A module flag whose value is a list is dropped, with a warning."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'riscv-isa'
; expected = """
; LangRef, "Module Flags Metadata": the value may be any node; the linker merges `riscv-
; isa` and rejects what does not fit."""
; cause = """
; convertModuleFlagValueFromMDTuple of ModuleImport.cpp knows two keys, and the export
; of flags no lists of strings."""
; issue = "llvm/llvm-project#188122"
; ours = "identical"
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"riscv-isa", !1}
!1 = !{!"rv64i2p1"}
