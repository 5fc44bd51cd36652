// title = "A constant may have a value of another shape than its type."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Function return type does not match'
// expected = "An error of ConstantOp::verify, or the constant of the type."
// cause = """
// ConstantOp::verify compares the number of elements but not the shape;
// buildSequentialConstant builds the shape of the attribute."""
// issue = "no public issue found"
// ours = "export-error"
llvm.func @f() -> !llvm.array<2 x array<3 x i32>> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.return %0 : !llvm.array<2 x array<3 x i32>>
}
