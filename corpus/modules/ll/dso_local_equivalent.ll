; Symbols that llvm.dso_local_equivalent does not take.

@v = global i8 0
@al = alias void (), ptr @v
@al2 = alias void (), getelementptr (i8, ptr @w, i32 1)
@if = ifunc void (), ptr @r
declare extern_weak void @w0()
define ptr @r() { ret ptr null }
define void @w() { ret void }
@a = global ptr dso_local_equivalent @w0
@b = global ptr dso_local_equivalent @al
@c = global ptr dso_local_equivalent @al2
@d = global ptr dso_local_equivalent @if
@e = global ptr dso_local_equivalent @w
@f = global ptr no_cfi @w
define ptr @u() { ret ptr dso_local_equivalent @w0 }
define ptr @u2() { ret ptr dso_local_equivalent @al }
