// title = "`canonicalize` takes a splat of a scalable vector for the vector that it is made of."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// lost = "llvm\\.shufflevector"
// refine = "mlir-translate-22 --mlir-to-llvmir %s -o %t.before && mlir-opt-22 --canonicalize %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "The `shufflevector` stays. LangRef, `shufflevector`: a mask of zeros makes each element the first one. With a vscale of 2 the vector has two elements, of which the second is poison without it. `palindrome refine` replays that."
// cause = "`ShuffleVectorOp::fold` in `LLVMDialect.cpp` looks at the least number of elements, which is 1, and not at whether the vector is scalable."
// issue = "no public issue found"
llvm.func @f(%x: i32) -> vector<[1]xi32> {
  %p = llvm.mlir.poison : vector<[1]xi32>
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.insertelement %x, %p[%0 : i32] : vector<[1]xi32>
  %2 = llvm.shufflevector %1, %p [0] : vector<[1]xi32>
  llvm.return %2 : vector<[1]xi32>
}
