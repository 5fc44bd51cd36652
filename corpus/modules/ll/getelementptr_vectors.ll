; Indices that the op needs as numbers, and wide ones.

define void @f(ptr %p, <4 x ptr> %v, <4 x i64> %i, <vscale x 2 x i64> %s) {
  %a = getelementptr {i32, [4 x <4 x i8>]}, ptr %p, <4 x i64> %i, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, i64 1, i64 2
  %b = getelementptr {i32, i8}, <4 x ptr> %v, i64 1, <4 x i32> splat (i32 1)
  %c = getelementptr i8, ptr %p, <vscale x 2 x i64> %s

  %e = getelementptr i8, ptr %p, i65 18446744073709551616
  %g = getelementptr i8, ptr %p, i32 -2147483648
  %h = getelementptr i8, ptr %p, i32 2147483647
  %k = getelementptr i8, ptr %p, i32 -1
  %l = getelementptr <4 x i1>, ptr %p, i32 0, i32 2
  %m = getelementptr {}, ptr %p, i32 0
  %n = getelementptr i8, ptr %p
  ret void
}
