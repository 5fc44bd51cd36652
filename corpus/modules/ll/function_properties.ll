; Linkages, conventions, names and alignments of functions.

declare void @d0() noinline optnone
define void @a() noinline optnone { ret void }
define void @b() alwaysinline { ret void }
declare extern_weak void @x()
define available_externally void @y() { ret void }
define linkonce_odr hidden void @z() { ret void }

declare dllimport void @q2()
define weak dllexport void @q3() { ret void }
define internal amdgpu_kernel void @k() { ret void }
define cc 1023 void @k2() { ret void }
define void @k3() section "s" align 4294967296 gc "x" { ret void }
define i8 @"\02\01\22\5C"(i8 %0) { ret i8 %0 }
define internal void @0() { ret void }
define private void @1() partition "p" { ret void }
