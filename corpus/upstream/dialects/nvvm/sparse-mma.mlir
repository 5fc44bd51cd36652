// title = "The exporter crashes on `nvvm.mma.sp.sync` of 8-bit floats with a sum of `f16`."
// kind = "crash"
// run = "mlir-translate-22 --mlir-to-llvmir %s"
// signal = true
// expected = "A call of `llvm.nvvm.mma.sp.*`, or an error: MLIR's verifier accepts the op."
// cause = "MmaSpOp::getIntrinsicID has no intrinsic for these types, and the translation requests the declaration of number 0."
// issue = "no public issue found"
llvm.func @f(%a: i32, %b: i32, %c: vector<2xf16>, %meta: i32) {
  %sel = llvm.mlir.constant(0 : i32) : i32
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%b, %b] C[%c, %c]
      sparseMetadata[%meta] selector[%sel]
      {multiplicandAPtxType = #nvvm.mma_type<e4m3>,
       multiplicandBPtxType = #nvvm.mma_type<e4m3>,
       shape = #nvvm.shape<m = 16, n = 8, k = 64>}
      : (i32, i32, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
