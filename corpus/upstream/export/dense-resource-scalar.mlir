// title = "The exporter crashes on a `dense_resource` of rank 0."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "The constant, as for `dense<1> : tensor<i32>`, or an error."
// cause = """
// convertDenseResourceElementsAttr of ModuleTranslation.cpp reads the last dimension of
// a shape without dimensions."""
// issue = "no public issue found"
// ours = "export-error"
llvm.mlir.global external @g(dense_resource<a> : tensor<i32>) : !llvm.array<1 x i32>
{-# dialect_resources: { builtin: { a: "0x0400000001000000" } } #-}
