; Matrix intrinsics.

define <6 x double> @matrices(<4 x double> %a, <6 x double> %b, ptr %p, i64 %stride) {
  %1 = call <6 x double> @llvm.matrix.multiply.v6f64.v4f64.v6f64(<4 x double> %a, <6 x double> %b, i32 2, i32 2, i32 3)
  %2 = call fast <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %1, i32 2, i32 3)
  %3 = call <4 x double> @llvm.matrix.column.major.load.v4f64.i64(ptr align 8 %p, i64 %stride, i1 false, i32 2, i32 2)
  call void @llvm.matrix.column.major.store.v4f64.i64(<4 x double> %3, ptr %p, i64 2, i1 true, i32 2, i32 2)
  ret <6 x double> %2
}

declare <6 x double> @llvm.matrix.multiply.v6f64.v4f64.v6f64(<4 x double>, <6 x double>, i32 immarg, i32 immarg, i32 immarg)
declare <6 x double> @llvm.matrix.transpose.v6f64(<6 x double>, i32 immarg, i32 immarg)
declare <4 x double> @llvm.matrix.column.major.load.v4f64.i64(ptr, i64, i1 immarg, i32 immarg, i32 immarg)
declare void @llvm.matrix.column.major.store.v4f64.i64(<4 x double>, ptr, i64, i1 immarg, i32 immarg, i32 immarg)
