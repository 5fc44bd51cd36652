// title = """
// The exporter crashes on a variable that is initialized with the symbol of a later one."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "The address of the other variable: that of a function is accepted."
// cause = """
// ModuleTranslation::convertGlobalsAndAliases translates the attribute before it created
// the variable; getLLVMConstant uses the null result."""
// issue = "no public issue found"
// ours = "identical"
llvm.mlir.global external @g(@h) : !llvm.ptr
llvm.mlir.global external @h(5 : i32) : i32
