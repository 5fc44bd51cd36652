// title = """
// `nvvm.mma.sp.block_scale` with types that no intrinsic has passes the verifier and
// crashes the exporter."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error of the verifier, as `nvvm.mma.block_scale` has one."
// cause = """
// MmaSpBlockScaleOp has no verifier; its getIntrinsicID returns not_intrinsic, for which
// IRBuilder looks up a type."""
// issue = "no public issue found"
llvm.func @f(%a : i32, %c : f32, %i : i16) {
  %s = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%a] selector[%s] scaleA[%a, %i, %i] scaleB[%a, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
