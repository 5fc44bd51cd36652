// title = "An `xevm.DecorationCacheControl` that is not an array crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = """
// An error of the verifier of the dialect, which has none for this attribute."""
// cause = "amendOperation of XeVMToLLVMIRTranslation.cpp takes it to be an array."
// issue = "no public issue found"
llvm.func @f(%a : i32, %p : !llvm.ptr<1>) {
  llvm.store %a, %p {xevm.DecorationCacheControl = "x"} : i32, !llvm.ptr<1>
  llvm.return
}
