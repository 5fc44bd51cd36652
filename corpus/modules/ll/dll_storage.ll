; Windows: dllimport, dllexport, comdats of every kind, the linkages with them.

target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$same = comdat samesize
$"quoted name" = comdat any
$function = comdat any
$unused = comdat any
$shared = comdat any

@imported = external dllimport global i32
@imported_const = external dllimport constant [4 x i8]
@exported = dllexport global i32 1
@exported_weak = weak_odr dllexport global i32 2
@any = linkonce_odr global i32 0, comdat
@exact = weak_odr constant i32 1, comdat
@largest = global i32 2, comdat
@same = global i32 3, comdat, align 4
@"quoted name" = linkonce_odr global i32 4, comdat
@member = internal global i32 5, comdat($shared)
@member2 = internal constant i32 6, section ".rdata", comdat($shared), align 8
@shared = linkonce_odr global ptr @member, comdat

define linkonce_odr dso_local void @function() comdat {
  ret void
}

define internal void @helper() section ".text$x" comdat($function) align 16 {
  ret void
}

define dllexport void @out() {
  ret void
}

declare dllimport i32 @in(ptr)
