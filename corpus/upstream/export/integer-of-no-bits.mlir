// title = "The exporter writes an `i0`."
// kind = "invalid"
// run = ["mlir-translate-22 --mlir-to-llvmir %s -o %t", "llvm-as-22 %t -o /dev/null"]
// fails = "bitwidth for integer type out of range"
// expected = "An error. LangRef, Integer Type: any width from 1 bit to 2^23 bits."
// cause = "`TypeToLLVMIRTranslatorImpl::translate` in `TypeToLLVM.cpp` makes an LLVM type of each width."
// issue = "no public issue found"
llvm.func @f(i0)
