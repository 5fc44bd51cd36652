// title = "The bytecode of an empty resource is not read back."
// kind = "invalid"
// run = [
//   'mlir-opt-22 --emit-bytecode %s -o %t.mlirbc',
//   'mlir-opt-22 %t.mlirbc',
// ]
// fails = 'expected alignment to be a power-of-two'
// expected = """
// MLIR's document "MLIR Bytecode Format": what is written is read."""
// cause = """
// The alignment of a blob without data is not kept: what is written,
// EncodingReader::parseBlobAndAlignment rejects."""
// issue = "no public issue found"
llvm.mlir.global external @g(dense_resource<a> : tensor<0xi32>) : !llvm.array<0 x i32>
{-# dialect_resources: { builtin: { a: "0x04000000" } } #-}
