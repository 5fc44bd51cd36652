; ELF comdats: any and nodeduplicate, shared by several members.

target triple = "x86_64-unknown-linux-gnu"

$group = comdat any
$"_Z1fv" = comdat any
$nodedup = comdat nodeduplicate

@group = weak_odr global i32 1, comdat
@other = internal global i32 2, comdat($group), align 4
@nodedup = global i32 3, comdat
@section = linkonce_odr hidden constant i8 1, section "sect", comdat($group), align 1

define weak_odr void @_Z1fv() comdat {
  ret void
}

define internal i32 @in_group() comdat($group) {
  %a = load i32, ptr @other, align 4
  ret i32 %a
}
