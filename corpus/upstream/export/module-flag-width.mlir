// title = "A module flag of 64 bits is truncated to 32."
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = '"a", i32 1\}'
// expected = "The value 4294967297, which #llvm.mlir.module_flag accepts."
// cause = "convertModuleFlagsOp of LLVMToLLVMIRTranslation.cpp makes each integer an i32."
// issue = "no public issue found"
llvm.module_flags [#llvm.mlir.module_flag<error, "a", 4294967297 : i64>]
