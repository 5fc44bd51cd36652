// title = "`llvm.align` and `llvm.dereferenceable` of parameters take any number."
// kind = "invalid"
// run = [
//   'mlir-translate-22 --mlir-to-llvmir %s -o %t',
//   'llvm-as-22 %t -o %t.bc',
// ]
// fails = 'alignment is not a power of two'
// expected = """
// LangRef, "Parameter Attributes", `align`: a power of two."""
// cause = """
// LLVMDialect::verifyParameterAttribute checks that it is an integer; the exporter uses
// AttrBuilder::addRawIntAttr, which checks nothing."""
// issue = "no public issue found"
llvm.func @f(!llvm.ptr {llvm.align = 3 : i64})
