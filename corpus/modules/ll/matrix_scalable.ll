; Matrices of a scalable type, which the dialect's ops export as fixed.

declare <vscale x 2 x fp128> @llvm.matrix.transpose.nxv2f128(<vscale x 2 x fp128>, i32 immarg, i32 immarg)

define <vscale x 2 x fp128> @f(<vscale x 2 x fp128> %0) {
  %2 = call <vscale x 2 x fp128> @llvm.matrix.transpose.nxv2f128(<vscale x 2 x fp128> %0, i32 1, i32 2)
  ret <vscale x 2 x fp128> %2
}
