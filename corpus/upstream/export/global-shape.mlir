// title = "A variable may have a value of another number of elements than its type."
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'initializer type does not match'
// expected = "An error of GlobalOp::verify, as ConstantOp::verify has one."
// cause = "GlobalOp::verify checks the type of string attributes alone."
// issue = "no public issue found"
llvm.mlir.global external @g(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<4 x i32>
