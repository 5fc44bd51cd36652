; Intrinsics of several other kinds, most without an op of their own.

@text = private constant [4 x i8] c"abc\00", section "llvm.metadata"
@file = private constant [2 x i8] c"f\00", section "llvm.metadata"

define i64 @misc(ptr %p, i64 %n, i1 %c, i32 %x) {
  %expected = call i64 @llvm.expect.i64(i64 %n, i64 1)
  %likely = call i1 @llvm.expect.with.probability.i1(i1 %c, i1 true, double 9.000000e-01)
  %constant = call i1 @llvm.is.constant.i64(i64 %n)
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  %copied = call i32 @llvm.ssa.copy.i32(i32 %x)
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @text, ptr @file, i32 12, ptr null)
  %annotated = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @text, ptr @file, i32 13, ptr null)
  %number = call i32 @llvm.annotation.i32.p0(i32 %x, ptr @text, ptr @file, i32 14)
  %tested = call i1 @llvm.type.test(ptr %p, metadata !"type id")
  %public = call i1 @llvm.public.type.test(ptr %p, metadata !0)
  %checked = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 8, metadata !"type id")
  %relative = call ptr @llvm.load.relative.i64(ptr %p, i64 4)
  %ra = call ptr @llvm.returnaddress(i32 0)
  %fa = call ptr @llvm.frameaddress.p0(i32 1)
  %reg = call i64 @llvm.read_register.i64(metadata !1)
  call void @llvm.write_register.i64(metadata !1, i64 %reg)
  %cycle = call i64 @llvm.readcyclecounter()
  %steady = call i64 @llvm.readsteadycounter()
  %rounding = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 %rounding)
  call void @llvm.pseudoprobe(i64 6699318081062747564, i64 1, i32 0, i64 -1)
  call void @llvm.instrprof.increment(ptr @text, i64 1234, i32 2, i32 0)
  %widenable = call i1 @llvm.experimental.widenable.condition()
  %allow = call i1 @llvm.allow.ubsan.check(i8 3)
  %fake = call i32 @llvm.ssa.copy.i32(i32 poison)
  call void (...) @llvm.fake.use(ptr %p, i64 %n)
  call void @llvm.clear_cache(ptr %p, ptr %annotated)
  br i1 %likely, label %trap, label %debug

trap:
  call void @llvm.trap() noreturn
  unreachable

debug:
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 22)
  ret i64 %expected
}

!0 = distinct !{}
!1 = !{!"rsp"}

declare i64 @llvm.expect.i64(i64, i64)
declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg)
declare i1 @llvm.is.constant.i64(i64)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare i32 @llvm.ssa.copy.i32(i32 returned)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare i1 @llvm.type.test(ptr, metadata)
declare i1 @llvm.public.type.test(ptr, metadata)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare ptr @llvm.returnaddress(i32 immarg)
declare ptr @llvm.frameaddress.p0(i32 immarg)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
declare i1 @llvm.experimental.widenable.condition()
declare i1 @llvm.allow.ubsan.check(i8 immarg)
declare void @llvm.fake.use(...)
declare void @llvm.clear_cache(ptr, ptr)
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8 immarg)
