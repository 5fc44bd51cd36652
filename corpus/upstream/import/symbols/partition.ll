; title = "The partition of a symbol is dropped."
; kind = "lost"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = 'partition'
; expected = """
; LangRef, "Global Variables": the partition names the output file that the symbol is
; in."""
; cause = "ModuleImport does not read GlobalValue::getPartition."
; issue = "no public issue found"
; ours = "identical"
@x = global i32 0, partition "part"
