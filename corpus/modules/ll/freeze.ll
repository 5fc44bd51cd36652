; freeze of every first-class type.

define void @all(i32 %i, float %f, ptr %p, <4 x i8> %v, <vscale x 2 x i64> %s, { i32, ptr } %t, [2 x i1] %a, x86_fp80 %x) {
  %1 = freeze i32 %i
  %2 = freeze float %f
  %3 = freeze ptr %p
  %4 = freeze <4 x i8> %v
  %5 = freeze <vscale x 2 x i64> %s
  %6 = freeze { i32, ptr } %t
  %7 = freeze [2 x i1] %a
  %8 = freeze x86_fp80 %x
  %9 = freeze i32 undef
  %10 = freeze i32 poison
  %11 = freeze <2 x i8> <i8 undef, i8 3>
  ret void
}
