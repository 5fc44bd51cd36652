; ModuleID = 'shapes.67dff683e04c591a-cgu.0'
source_filename = "shapes.67dff683e04c591a-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"alloc::boxed::Box<dyn Shape>" = type { %"core::ptr::unique::Unique<dyn Shape>", %"alloc::alloc::Global" }
%"core::ptr::unique::Unique<dyn Shape>" = type { %"core::ptr::non_null::NonNull<dyn Shape>", %"core::marker::PhantomData<dyn Shape>" }
%"core::ptr::non_null::NonNull<dyn Shape>" = type { { ptr, ptr } }
%"core::marker::PhantomData<dyn Shape>" = type {}
%"alloc::alloc::Global" = type {}
%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_ca59c8423b154286c555d94da8d8855a = private unnamed_addr constant [6 x i8] c"circle", align 1
@alloc_1a4f054d79d64d0cbbee42404703d138 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/fmt/mod.rs\00", align 1
@alloc_c744d1012daac153da5bdea777499410 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a4f054d79d64d0cbbee42404703d138, [16 x i8] c"K\00\00\00\00\00\00\00q\03\00\00*\00\00\00" }>, align 8
@anon.ff5b47bfaddecd8c79e28a8d67818148.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_560a59ed819b9d9a5841f6e731c4c8e5 = private unnamed_addr constant [210 x i8] c"unsafe precondition(s) violated: NonNull::new_unchecked requires that the pointer is non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_590d2a2f6cf7c092b1e90e109522bf67 = private unnamed_addr constant [26 x i8] c"\11circle of radius \C5 \00\00p\02\00\00", align 1
@alloc_57d70e9d94c65ecfc15225d29a5ed72b = private unnamed_addr constant [198 x i8] c"unsafe precondition(s) violated: Vec::set_len requires that new_len <= capacity()\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_b32cf8b9ab30c790bbc0840b2fa926d9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\AA\05\00\00\12\00\00\00" }>, align 8
@alloc_f79e0e94e2ad0f0e1c95aa03a7f180a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\10\01\00\00\1B\00\00\00" }>, align 8
@alloc_d41466a556d037f23fe96152fbab9365 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/raw_vec/mod.rs\00", align 1
@alloc_8a557fa53722333f4e14612354d66d02 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d41466a556d037f23fe96152fbab9365, [16 x i8] c"P\00\00\00\00\00\00\00\B5\01\00\00\15\00\00\00" }>, align 8
@alloc_2a24d5760a4c34058960e121e35c7201 = private unnamed_addr constant [5 x i8] c"shape", align 1
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_9877fdffb06d7cb7231dc08b14b0e6fe = private unnamed_addr constant [77 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/vec/mod.rs\00", align 1
@alloc_490992312822afe82cb6f17d9c546139 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9877fdffb06d7cb7231dc08b14b0e6fe, [16 x i8] c"L\00\00\00\00\00\00\00r\08\00\00\09\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E" }>, align 8, !dbg !0
@vtable.1 = private constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00 \00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E", ptr @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE }>, align 8, !dbg !19
@alloc_2625a371d6dc0f2a8229cfbfa77f5299 = private unnamed_addr constant [12 x i8] c"\09no shape \C0\00", align 1

; std::f64::<impl f64>::tan
; Function Attrs: inlinehint nonlazybind uwtable
define internal double @"_ZN3std3f6421_$LT$impl$u20$f64$GT$3tan17h20bdc35bad4617f9E"(double %self) unnamed_addr #0 !dbg !129 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store double %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !137, !DIExpression(), !138)
  %_0 = call double @tan(double %self) #14, !dbg !139
  ret double %_0, !dbg !140
}

; std::f64::<impl f64>::sqrt
; Function Attrs: inlinehint nonlazybind uwtable
define internal double @"_ZN3std3f6421_$LT$impl$u20$f64$GT$4sqrt17hcdff60284f646ef5E"(double %self) unnamed_addr #0 !dbg !141 {
start:
  %0 = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store double %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !143, !DIExpression(), !144)
    #dbg_declare(ptr %self.dbg.spill, !145, !DIExpression(), !151)
  %1 = call double @llvm.sqrt.f64(double %self), !dbg !153
  store double %1, ptr %0, align 8, !dbg !153
  %_0 = load double, ptr %0, align 8, !dbg !153
  ret double %_0, !dbg !154
}

; <shapes::Circle as shapes::Shape>::area
; Function Attrs: nonlazybind uwtable
define double @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E"(ptr align 8 %self) unnamed_addr #1 !dbg !155 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !162, !DIExpression(), !163)
  %_3 = load double, ptr %self, align 8, !dbg !164
  %_2 = fmul double 0x400921FB54442D18, %_3, !dbg !165
  %_4 = load double, ptr %self, align 8, !dbg !166
  %_0 = fmul double %_2, %_4, !dbg !165
  ret double %_0, !dbg !167
}

; <shapes::Circle as shapes::Shape>::name
; Function Attrs: nonlazybind uwtable
define { ptr, i64 } @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E"(ptr align 8 %self) unnamed_addr #1 !dbg !168 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !178, !DIExpression(), !179)
  ret { ptr, i64 } { ptr @alloc_ca59c8423b154286c555d94da8d8855a, i64 6 }, !dbg !180
}

; <shapes::Polygon as shapes::Shape>::area
; Function Attrs: nonlazybind uwtable
define double @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E"(ptr align 8 %self) unnamed_addr #1 !dbg !181 {
start:
  %small.dbg.spill.i = alloca [4 x i8], align 4
  %n.dbg.spill = alloca [8 x i8], align 8
  %length.dbg.spill = alloca [8 x i8], align 8
  %sides.dbg.spill = alloca [4 x i8], align 4
  %s.dbg.spill = alloca [8 x i8], align 8
  %c.dbg.spill = alloca [8 x i8], align 8
  %b.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %height.dbg.spill = alloca [8 x i8], align 8
  %width.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !187, !DIExpression(), !202)
  %0 = load i32, ptr %self, align 8, !dbg !203
  %_4 = zext i32 %0 to i64, !dbg !203
  switch i64 %_4, label %bb1 [
    i64 0, label %bb7
    i64 1, label %bb6
    i64 2, label %bb2
  ], !dbg !204

bb1:                                              ; preds = %start
  unreachable, !dbg !203

bb7:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !205
  %width = load double, ptr %1, align 8, !dbg !205
  store double %width, ptr %width.dbg.spill, align 8, !dbg !205
    #dbg_declare(ptr %width.dbg.spill, !188, !DIExpression(), !206)
  %2 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !207
  %height = load double, ptr %2, align 8, !dbg !207
  store double %height, ptr %height.dbg.spill, align 8, !dbg !207
    #dbg_declare(ptr %height.dbg.spill, !190, !DIExpression(), !208)
  %3 = fmul double %width, %height, !dbg !209
  store double %3, ptr %_0, align 8, !dbg !209
  br label %bb10, !dbg !210

bb6:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !211
  %a = load double, ptr %4, align 8, !dbg !211
  store double %a, ptr %a.dbg.spill, align 8, !dbg !211
    #dbg_declare(ptr %a.dbg.spill, !191, !DIExpression(), !212)
  %5 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !213
  %b = load double, ptr %5, align 8, !dbg !213
  store double %b, ptr %b.dbg.spill, align 8, !dbg !213
    #dbg_declare(ptr %b.dbg.spill, !193, !DIExpression(), !214)
  %6 = getelementptr inbounds i8, ptr %self, i64 24, !dbg !215
  %c = load double, ptr %6, align 8, !dbg !215
  store double %c, ptr %c.dbg.spill, align 8, !dbg !215
    #dbg_declare(ptr %c.dbg.spill, !194, !DIExpression(), !216)
  %_12 = fadd double %a, %b, !dbg !217
  %_11 = fadd double %_12, %c, !dbg !218
  %s = fdiv double %_11, 2.000000e+00, !dbg !218
  store double %s, ptr %s.dbg.spill, align 8, !dbg !218
    #dbg_declare(ptr %s.dbg.spill, !195, !DIExpression(), !219)
  %_16 = fsub double %s, %a, !dbg !220
  %_15 = fmul double %s, %_16, !dbg !221
  %_17 = fsub double %s, %b, !dbg !222
  %_14 = fmul double %_15, %_17, !dbg !221
  %_18 = fsub double %s, %c, !dbg !223
  %_13 = fmul double %_14, %_18, !dbg !224
; call std::f64::<impl f64>::sqrt
  %7 = call double @"_ZN3std3f6421_$LT$impl$u20$f64$GT$4sqrt17hcdff60284f646ef5E"(double %_13) #15, !dbg !225
  store double %7, ptr %_0, align 8, !dbg !225
  br label %bb10, !dbg !225

bb2:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !226
  %9 = load i32, ptr %8, align 4, !dbg !226
  %_2 = icmp ule i32 0, %9, !dbg !226
  br i1 %_2, label %bb5, label %bb3, !dbg !226

bb10:                                             ; preds = %bb4, %bb3, %bb6, %bb7
  %10 = load double, ptr %_0, align 8, !dbg !227
  ret double %10, !dbg !227

bb3:                                              ; preds = %bb5, %bb2
  %11 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !228
  %sides = load i32, ptr %11, align 4, !dbg !228
  store i32 %sides, ptr %sides.dbg.spill, align 4, !dbg !228
    #dbg_declare(ptr %sides.dbg.spill, !197, !DIExpression(), !229)
  %12 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !230
  %length = load double, ptr %12, align 8, !dbg !230
  store double %length, ptr %length.dbg.spill, align 8, !dbg !230
    #dbg_declare(ptr %length.dbg.spill, !199, !DIExpression(), !231)
  store i32 %sides, ptr %small.dbg.spill.i, align 4
    #dbg_declare(ptr %small.dbg.spill.i, !232, !DIExpression(), !241)
  %_0.i = uitofp i32 %sides to double, !dbg !243
  store double %_0.i, ptr %n.dbg.spill, align 8, !dbg !244
    #dbg_declare(ptr %n.dbg.spill, !200, !DIExpression(), !245)
  %_23 = fmul double %_0.i, %length, !dbg !246
  %_22 = fmul double %_23, %length, !dbg !246
  %_26 = fdiv double 0x400921FB54442D18, %_0.i, !dbg !247
; call std::f64::<impl f64>::tan
  %_25 = call double @"_ZN3std3f6421_$LT$impl$u20$f64$GT$3tan17h20bdc35bad4617f9E"(double %_26) #15, !dbg !248
  %_24 = fmul double 4.000000e+00, %_25, !dbg !249
  %13 = fdiv double %_22, %_24, !dbg !246
  store double %13, ptr %_0, align 8, !dbg !246
  br label %bb10, !dbg !250

bb5:                                              ; preds = %bb2
  %14 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !226
  %15 = load i32, ptr %14, align 4, !dbg !226
  %_3 = icmp ule i32 %15, 2, !dbg !226
  br i1 %_3, label %bb4, label %bb3, !dbg !226

bb4:                                              ; preds = %bb5
  store double 0.000000e+00, ptr %_0, align 8, !dbg !251
  br label %bb10, !dbg !251
}

; core::intrinsics::is_val_statically_known
; Function Attrs: nounwind nonlazybind uwtable
define zeroext i1 @_ZN4core10intrinsics23is_val_statically_known17h1f79ec771f134825E(i1 zeroext %_arg) unnamed_addr #2 !dbg !252 {
start:
  %_arg.dbg.spill = alloca [1 x i8], align 1
  %0 = zext i1 %_arg to i8
  store i8 %0, ptr %_arg.dbg.spill, align 1
    #dbg_declare(ptr %_arg.dbg.spill, !259, !DIExpression(), !262)
  ret i1 false, !dbg !263
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h4a10c6bcd549cf4eE() unnamed_addr #3 !dbg !264 {
start:
  ret void, !dbg !267
}

; core::fmt::rt::Argument::new_display
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core3fmt2rt8Argument11new_display17h8057278bf264b926E(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %x) unnamed_addr #0 !dbg !268 {
start:
  %x.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  store ptr %x, ptr %x.dbg.spill, align 8
    #dbg_declare(ptr %x.dbg.spill, !349, !DIExpression(), !350)
    #dbg_declare(ptr %x.dbg.spill, !351, !DIExpression(), !362)
  store ptr %x, ptr %_2, align 8, !dbg !364
  %0 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !364
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %0, align 8, !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_2, i64 16, i1 false), !dbg !365
  ret void, !dbg !366
}

; core::fmt::rt::Argument::new_debug
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core3fmt2rt8Argument9new_debug17hb1bea3d122f63513E(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %x) unnamed_addr #0 !dbg !367 {
start:
  %x.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  store ptr %x, ptr %x.dbg.spill, align 8
    #dbg_declare(ptr %x.dbg.spill, !375, !DIExpression(), !376)
    #dbg_declare(ptr %x.dbg.spill, !377, !DIExpression(), !387)
  store ptr %x, ptr %_2, align 8, !dbg !389
  %0 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !389
  store ptr @"_ZN4core3fmt3num49_$LT$impl$u20$core..fmt..Debug$u20$for$u20$u8$GT$3fmt17h237f9dc0620d6e83E", ptr %0, align 8, !dbg !389
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_2, i64 16, i1 false), !dbg !390
  ret void, !dbg !391
}

; core::fmt::num::<impl core::fmt::Debug for u8>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3fmt3num49_$LT$impl$u20$core..fmt..Debug$u20$for$u20$u8$GT$3fmt17h237f9dc0620d6e83E"(ptr align 1 %self, ptr align 8 %f) unnamed_addr #0 !dbg !392 {
start:
  %f.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !399, !DIExpression(), !401)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !400, !DIExpression(), !402)
    #dbg_declare(ptr %f.dbg.spill, !403, !DIExpression(), !411)
    #dbg_declare(ptr %f.dbg.spill, !413, !DIExpression(), !417)
  %0 = getelementptr inbounds i8, ptr %f, i64 16, !dbg !419
  %_4 = load i32, ptr %0, align 8, !dbg !419
  %_3 = and i32 %_4, 33554432, !dbg !419
  %1 = icmp eq i32 %_3, 0, !dbg !420
  br i1 %1, label %bb2, label %bb1, !dbg !420

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %f, i64 16, !dbg !421
  %_6 = load i32, ptr %2, align 8, !dbg !421
  %_5 = and i32 %_6, 67108864, !dbg !421
  %3 = icmp eq i32 %_5, 0, !dbg !422
  br i1 %3, label %bb4, label %bb3, !dbg !422

bb1:                                              ; preds = %start
; call <u8 as core::fmt::LowerHex>::fmt
  %4 = call zeroext i1 @_RNvXse_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8LowerHex3fmt(ptr align 1 %self, ptr align 8 %f), !dbg !423
  %5 = zext i1 %4 to i8, !dbg !423
  store i8 %5, ptr %_0, align 1, !dbg !423
  br label %bb6, !dbg !423

bb4:                                              ; preds = %bb2
; call <u8 as core::fmt::Display>::fmt
  %6 = call zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr align 1 %self, ptr align 8 %f), !dbg !424
  %7 = zext i1 %6 to i8, !dbg !424
  store i8 %7, ptr %_0, align 1, !dbg !424
  br label %bb5, !dbg !424

bb3:                                              ; preds = %bb2
; call <u8 as core::fmt::UpperHex>::fmt
  %8 = call zeroext i1 @_RNvXsg_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8UpperHex3fmt(ptr align 1 %self, ptr align 8 %f), !dbg !425
  %9 = zext i1 %8 to i8, !dbg !425
  store i8 %9, ptr %_0, align 1, !dbg !425
  br label %bb5, !dbg !425

bb5:                                              ; preds = %bb3, %bb4
  br label %bb6, !dbg !426

bb6:                                              ; preds = %bb1, %bb5
  %10 = load i8, ptr %_0, align 1, !dbg !427
  %11 = trunc nuw i8 %10 to i1, !dbg !427
  ret i1 %11, !dbg !427
}

; core::fmt::Arguments::as_statically_known_str
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17ha73af4cbe6275f28E(ptr align 8 %self) unnamed_addr #0 !dbg !428 {
start:
  %0 = alloca [1 x i8], align 1
  %v.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %bits.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %s = alloca [16 x i8], align 8
    #dbg_declare(ptr %s, !459, !DIExpression(), !461)
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !458, !DIExpression(), !462)
    #dbg_declare(ptr %self.dbg.spill, !463, !DIExpression(), !469)
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !471
  %_6 = load ptr, ptr %1, align 8, !dbg !471
  %bits = ptrtoint ptr %_6 to i64, !dbg !472
  store i64 %bits, ptr %bits.dbg.spill, align 8, !dbg !472
    #dbg_declare(ptr %bits.dbg.spill, !467, !DIExpression(), !473)
  %_7 = and i64 %bits, 1, !dbg !474
  %2 = icmp eq i64 %_7, 1, !dbg !474
  br i1 %2, label %bb6, label %bb7, !dbg !474

bb6:                                              ; preds = %start
  %self1 = load ptr, ptr %self, align 8, !dbg !475
  store ptr %self1, ptr %self.dbg.spill2, align 8, !dbg !475
    #dbg_declare(ptr %self.dbg.spill2, !476, !DIExpression(), !483)
  store ptr %self1, ptr %data.dbg.spill, align 8, !dbg !475
    #dbg_declare(ptr %data.dbg.spill, !485, !DIExpression(), !515)
    #dbg_declare(ptr %data.dbg.spill, !517, !DIExpression(), !528)
    #dbg_declare(ptr %data.dbg.spill, !530, !DIExpression(), !537)
  %len = lshr i64 %bits, 1, !dbg !539
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !539
    #dbg_declare(ptr %len.dbg.spill, !514, !DIExpression(), !540)
    #dbg_declare(ptr %len.dbg.spill, !527, !DIExpression(), !541)
  br label %bb8, !dbg !542

bb7:                                              ; preds = %start
  %3 = load ptr, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, align 8, !dbg !545
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, i64 8), align 8, !dbg !545
  store ptr %3, ptr %s, align 8, !dbg !545
  %5 = getelementptr inbounds i8, ptr %s, i64 8, !dbg !545
  store i64 %4, ptr %5, align 8, !dbg !545
  br label %bb5, !dbg !546

bb8:                                              ; preds = %bb6
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h395887b8fb5f306bE(ptr %self1, i64 1, i64 1, i64 %len, ptr align 8 @alloc_c744d1012daac153da5bdea777499410) #16, !dbg !547
  br label %bb10, !dbg !548

bb10:                                             ; preds = %bb8
  store ptr %self1, ptr %v.dbg.spill, align 8, !dbg !549
  %6 = getelementptr inbounds i8, ptr %v.dbg.spill, i64 8, !dbg !549
  store i64 %len, ptr %6, align 8, !dbg !549
    #dbg_declare(ptr %v.dbg.spill, !550, !DIExpression(), !558)
  store ptr %self1, ptr %s, align 8, !dbg !560
  %7 = getelementptr inbounds i8, ptr %s, i64 8, !dbg !560
  store i64 %len, ptr %7, align 8, !dbg !560
  br label %bb5, !dbg !546

bb5:                                              ; preds = %bb7, %bb10
    #dbg_value(ptr %s, !561, !DIExpression(), !569)
  %8 = load ptr, ptr %s, align 8, !dbg !571
  %9 = getelementptr inbounds i8, ptr %s, i64 8, !dbg !571
  %10 = load i64, ptr %9, align 8, !dbg !571
  %11 = ptrtoint ptr %8 to i64, !dbg !571
  %12 = icmp eq i64 %11, 0, !dbg !571
  %_16 = select i1 %12, i64 0, i64 1, !dbg !571
  %_3 = icmp eq i64 %_16, 1, !dbg !572
  %13 = call i1 @llvm.is.constant.i1(i1 %_3), !dbg !575
  %14 = zext i1 %13 to i8, !dbg !575
  store i8 %14, ptr %0, align 1, !dbg !575
  %15 = load i8, ptr %0, align 1, !dbg !575
  %_2 = trunc nuw i8 %15 to i1, !dbg !575
  br i1 %_2, label %bb2, label %bb3, !dbg !575

bb3:                                              ; preds = %bb5
  %16 = load ptr, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, align 8, !dbg !576
  %17 = load i64, ptr getelementptr inbounds (i8, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, i64 8), align 8, !dbg !576
  store ptr %16, ptr %s, align 8, !dbg !576
  %18 = getelementptr inbounds i8, ptr %s, i64 8, !dbg !576
  store i64 %17, ptr %18, align 8, !dbg !576
  br label %bb4, !dbg !577

bb2:                                              ; preds = %bb5
  br label %bb4, !dbg !577

bb4:                                              ; preds = %bb2, %bb3
  %19 = load ptr, ptr %s, align 8, !dbg !578
  %20 = getelementptr inbounds i8, ptr %s, i64 8, !dbg !578
  %21 = load i64, ptr %20, align 8, !dbg !578
  %22 = insertvalue { ptr, i64 } poison, ptr %19, 0, !dbg !578
  %23 = insertvalue { ptr, i64 } %22, i64 %21, 1, !dbg !578
  ret { ptr, i64 } %23, !dbg !578
}

; core::fmt::Arguments::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core3fmt9Arguments3new17h0a9ffd64d60b9e5cE(ptr align 1 %template, ptr align 8 %args) unnamed_addr #0 !dbg !579 {
start:
  %args.dbg.spill = alloca [8 x i8], align 8
  %template.dbg.spill = alloca [8 x i8], align 8
  store ptr %template, ptr %template.dbg.spill, align 8
    #dbg_declare(ptr %template.dbg.spill, !592, !DIExpression(), !594)
  store ptr %args, ptr %args.dbg.spill, align 8
    #dbg_declare(ptr %args.dbg.spill, !593, !DIExpression(), !595)
  %0 = insertvalue { ptr, ptr } poison, ptr %template, 0, !dbg !596
  %1 = insertvalue { ptr, ptr } %0, ptr %args, 1, !dbg !596
  ret { ptr, ptr } %1, !dbg !596
}

; core::fmt::Arguments::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core3fmt9Arguments3new17hc30d519294470d28E(ptr align 1 %template, ptr align 8 %args) unnamed_addr #0 !dbg !597 {
start:
  %args.dbg.spill = alloca [8 x i8], align 8
  %template.dbg.spill = alloca [8 x i8], align 8
  store ptr %template, ptr %template.dbg.spill, align 8
    #dbg_declare(ptr %template.dbg.spill, !606, !DIExpression(), !608)
  store ptr %args, ptr %args.dbg.spill, align 8
    #dbg_declare(ptr %args.dbg.spill, !607, !DIExpression(), !609)
  %0 = insertvalue { ptr, ptr } poison, ptr %template, 0, !dbg !610
  %1 = insertvalue { ptr, ptr } %0, ptr %args, 1, !dbg !610
  ret { ptr, ptr } %1, !dbg !610
}

; core::fmt::Formatter::write_fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @_ZN4core3fmt9Formatter9write_fmt17hcde92a96a0bae677E(ptr align 8 %self, ptr %0, ptr %1) unnamed_addr #0 !dbg !611 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %2 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %2, align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !616, !DIExpression(), !620)
    #dbg_declare(ptr %fmt, !617, !DIExpression(), !621)
; call core::fmt::Arguments::as_statically_known_str
  %3 = call { ptr, i64 } @_ZN4core3fmt9Arguments23as_statically_known_str17ha73af4cbe6275f28E(ptr align 8 %fmt) #15, !dbg !622
  %4 = extractvalue { ptr, i64 } %3, 0, !dbg !622
  %5 = extractvalue { ptr, i64 } %3, 1, !dbg !622
  store ptr %4, ptr %_3, align 8, !dbg !622
  %6 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !622
  store i64 %5, ptr %6, align 8, !dbg !622
  %7 = load ptr, ptr %_3, align 8, !dbg !623
  %8 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !623
  %9 = load i64, ptr %8, align 8, !dbg !623
  %10 = ptrtoint ptr %7 to i64, !dbg !623
  %11 = icmp eq i64 %10, 0, !dbg !623
  %_5 = select i1 %11, i64 0, i64 1, !dbg !623
  %12 = trunc nuw i64 %_5 to i1, !dbg !624
  br i1 %12, label %bb2, label %bb4, !dbg !624

bb2:                                              ; preds = %start
  %s.0 = load ptr, ptr %_3, align 8, !dbg !625
  %13 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !625
  %s.1 = load i64, ptr %13, align 8, !dbg !625
  store ptr %s.0, ptr %s.dbg.spill, align 8, !dbg !625
  %14 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !625
  store i64 %s.1, ptr %14, align 8, !dbg !625
    #dbg_declare(ptr %s.dbg.spill, !618, !DIExpression(), !625)
  %_7.0 = load ptr, ptr %self, align 8, !dbg !626
  %15 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !626
  %_7.1 = load ptr, ptr %15, align 8, !dbg !626
  %16 = getelementptr inbounds i8, ptr %_7.1, i64 24, !dbg !626
  %17 = load ptr, ptr %16, align 8, !dbg !626, !invariant.load !18, !nonnull !18
  %18 = call zeroext i1 %17(ptr align 1 %_7.0, ptr align 1 %s.0, i64 %s.1) #15, !dbg !627
  %19 = zext i1 %18 to i8, !dbg !627
  store i8 %19, ptr %_0, align 1, !dbg !627
  br label %bb5, !dbg !628

bb4:                                              ; preds = %start
  %_8.0 = load ptr, ptr %self, align 8, !dbg !629
  %20 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !629
  %_8.1 = load ptr, ptr %20, align 8, !dbg !629
  %21 = load ptr, ptr %fmt, align 8, !dbg !630
  %22 = getelementptr inbounds i8, ptr %fmt, i64 8, !dbg !630
  %23 = load ptr, ptr %22, align 8, !dbg !630
; call core::fmt::write
  %24 = call zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1 %_8.0, ptr align 8 %_8.1, ptr %21, ptr %23), !dbg !630
  %25 = zext i1 %24 to i8, !dbg !630
  store i8 %25, ptr %_0, align 1, !dbg !630
  br label %bb5, !dbg !630

bb5:                                              ; preds = %bb4, %bb2
  %26 = load i8, ptr %_0, align 1, !dbg !631
  %27 = trunc nuw i8 %26 to i1, !dbg !631
  ret i1 %27, !dbg !631

bb6:                                              ; No predecessors!
  unreachable, !dbg !632
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hb26be9a964c67597E(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %0, i64 %1) unnamed_addr #0 !dbg !633 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
    #dbg_declare(ptr %_1.dbg.spill, !680, !DIExpression(), !688)
    #dbg_declare(ptr %_2, !681, !DIExpression(), !688)
  %3 = load ptr, ptr %_2, align 8, !dbg !688
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !688
  %5 = load i64, ptr %4, align 8, !dbg !688
; call alloc::str::<impl alloc::borrow::ToOwned for str>::to_owned
  call void @"_ZN5alloc3str56_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$str$GT$8to_owned17h6357a3520b44a787E"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %3, i64 %5) #15, !dbg !688
  ret void, !dbg !688
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17h8c54d5e57f4a12e9E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #4 personality ptr @rust_eh_personality !dbg !689 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %is_zst.dbg.spill = alloca [1 x i8], align 1
  %count.dbg.spill = alloca [8 x i8], align 8
  %align.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %dst.dbg.spill = alloca [8 x i8], align 8
  %src.dbg.spill = alloca [8 x i8], align 8
  %zero_size = alloca [1 x i8], align 1
  store ptr %src, ptr %src.dbg.spill, align 8
    #dbg_declare(ptr %src.dbg.spill, !695, !DIExpression(), !704)
    #dbg_declare(ptr %src.dbg.spill, !705, !DIExpression(), !713)
    #dbg_declare(ptr %src.dbg.spill, !715, !DIExpression(), !721)
    #dbg_declare(ptr %src.dbg.spill, !723, !DIExpression(), !728)
    #dbg_declare(ptr %src.dbg.spill, !731, !DIExpression(), !739)
    #dbg_declare(ptr %src.dbg.spill, !741, !DIExpression(), !749)
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !696, !DIExpression(), !704)
  store i64 %size, ptr %size.dbg.spill, align 8
    #dbg_declare(ptr %size.dbg.spill, !697, !DIExpression(), !704)
    #dbg_declare(ptr %size.dbg.spill, !747, !DIExpression(), !751)
  store i64 %align, ptr %align.dbg.spill, align 8
    #dbg_declare(ptr %align.dbg.spill, !698, !DIExpression(), !704)
    #dbg_declare(ptr %align.dbg.spill, !711, !DIExpression(), !752)
    #dbg_declare(ptr %align.dbg.spill, !720, !DIExpression(), !753)
    #dbg_declare(ptr %align.dbg.spill, !727, !DIExpression(), !728)
    #dbg_declare(ptr %align.dbg.spill, !711, !DIExpression(), !754)
    #dbg_declare(ptr %align.dbg.spill, !720, !DIExpression(), !756)
    #dbg_declare(ptr %align.dbg.spill, !727, !DIExpression(), !759)
  store i64 %count, ptr %count.dbg.spill, align 8
    #dbg_declare(ptr %count.dbg.spill, !699, !DIExpression(), !704)
    #dbg_declare(ptr %count.dbg.spill, !748, !DIExpression(), !762)
    #dbg_declare(ptr %zero_size, !700, !DIExpression(), !763)
    #dbg_declare(ptr %zero_size, !712, !DIExpression(), !764)
  %1 = icmp eq i64 %count, 0, !dbg !765
  br i1 %1, label %bb1, label %bb2, !dbg !765

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1, !dbg !765
  br label %bb3, !dbg !765

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0, !dbg !767
  %3 = zext i1 %2 to i8, !dbg !767
  store i8 %3, ptr %zero_size, align 1, !dbg !767
  br label %bb3, !dbg !765

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1, !dbg !768
  %is_zst = trunc nuw i8 %4 to i1, !dbg !768
  %5 = zext i1 %is_zst to i8, !dbg !768
  store i8 %5, ptr %is_zst.dbg.spill, align 1, !dbg !768
    #dbg_declare(ptr %is_zst.dbg.spill, !712, !DIExpression(), !769)
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_15 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h74e152c6f86fc363E"(ptr %src, i64 %align)
          to label %bb15 unwind label %terminate, !dbg !770

terminate:                                        ; preds = %bb5, %bb4, %bb3
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #17, !dbg !772
  unreachable, !dbg !772

bb15:                                             ; preds = %bb3
  br i1 %_15, label %bb11, label %bb12, !dbg !722

bb12:                                             ; preds = %bb15
  br label %bb7, !dbg !714

bb11:                                             ; preds = %bb15
  br i1 %is_zst, label %bb13, label %bb14, !dbg !773

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8, !dbg !774

bb14:                                             ; preds = %bb11
  %_17 = ptrtoint ptr %src to i64, !dbg !776
  %_16 = icmp eq i64 %_17, 0, !dbg !789
  %_8 = xor i1 %_16, true, !dbg !790
  br i1 %_8, label %bb4, label %bb7, !dbg !714

bb13:                                             ; preds = %bb11
  br label %bb4, !dbg !714

bb4:                                              ; preds = %bb13, %bb14
  store ptr %dst, ptr %ptr.dbg.spill, align 8, !dbg !791
    #dbg_declare(ptr %ptr.dbg.spill, !705, !DIExpression(), !792)
    #dbg_declare(ptr %ptr.dbg.spill, !715, !DIExpression(), !793)
    #dbg_declare(ptr %ptr.dbg.spill, !723, !DIExpression(), !759)
    #dbg_declare(ptr %ptr.dbg.spill, !731, !DIExpression(), !794)
    #dbg_declare(ptr %ptr.dbg.spill, !746, !DIExpression(), !796)
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_18 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h74e152c6f86fc363E"(ptr %dst, i64 %align)
          to label %bb20 unwind label %terminate, !dbg !797

bb8:                                              ; preds = %bb6, %bb7
  br label %bb9, !dbg !798

bb20:                                             ; preds = %bb4
  br i1 %_18, label %bb16, label %bb17, !dbg !799

bb17:                                             ; preds = %bb20
  br label %bb6, !dbg !755

bb16:                                             ; preds = %bb20
  %7 = load i8, ptr %zero_size, align 1, !dbg !800
  %8 = trunc nuw i8 %7 to i1, !dbg !800
  br i1 %8, label %bb18, label %bb19, !dbg !800

bb6:                                              ; preds = %bb19, %bb17
  br label %bb8, !dbg !774

bb19:                                             ; preds = %bb16
  %_20 = ptrtoint ptr %dst to i64, !dbg !801
  %_19 = icmp eq i64 %_20, 0, !dbg !806
  %_10 = xor i1 %_19, true, !dbg !807
  br i1 %_10, label %bb5, label %bb6, !dbg !755

bb18:                                             ; preds = %bb16
  br label %bb5, !dbg !755

bb5:                                              ; preds = %bb18, %bb19
; invoke core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = invoke zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h29dca877f56ff989E(ptr %src, ptr %dst, i64 %size, i64 %count)
          to label %bb21 unwind label %terminate, !dbg !808

bb9:                                              ; preds = %bb21, %bb8
  store ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr %msg.dbg.spill, align 8, !dbg !810
  %9 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !810
  store i64 283, ptr %9, align 8, !dbg !810
    #dbg_declare(ptr %msg.dbg.spill, !702, !DIExpression(), !811)
    #dbg_declare(ptr %msg.dbg.spill, !812, !DIExpression(), !818)
    #dbg_declare(ptr %msg.dbg.spill, !820, !DIExpression(), !827)
    #dbg_declare(ptr %msg.dbg.spill, !829, !DIExpression(), !834)
    #dbg_declare(ptr %msg.dbg.spill, !836, !DIExpression(), !841)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #18, !dbg !843
  unreachable, !dbg !843

bb21:                                             ; preds = %bb5
  br i1 %_6, label %bb10, label %bb9, !dbg !798

bb10:                                             ; preds = %bb21
  ret void, !dbg !844
}

; core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17he74653ce176be84cE"(ptr %ptr, ptr align 8 %0) unnamed_addr #4 !dbg !845 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  store ptr %ptr, ptr %ptr.dbg.spill, align 8
    #dbg_declare(ptr %ptr.dbg.spill, !851, !DIExpression(), !854)
    #dbg_declare(ptr %ptr.dbg.spill, !855, !DIExpression(), !863)
  %_5 = ptrtoint ptr %ptr to i64, !dbg !866
  %1 = icmp eq i64 %_5, 0, !dbg !875
  br i1 %1, label %bb1, label %bb2, !dbg !875

bb1:                                              ; preds = %start
  store ptr @alloc_560a59ed819b9d9a5841f6e731c4c8e5, ptr %msg.dbg.spill, align 8, !dbg !876
  %2 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !876
  store i64 210, ptr %2, align 8, !dbg !876
    #dbg_declare(ptr %msg.dbg.spill, !852, !DIExpression(), !877)
    #dbg_declare(ptr %msg.dbg.spill, !878, !DIExpression(), !881)
    #dbg_declare(ptr %msg.dbg.spill, !883, !DIExpression(), !886)
    #dbg_declare(ptr %msg.dbg.spill, !888, !DIExpression(), !891)
    #dbg_declare(ptr %msg.dbg.spill, !893, !DIExpression(), !896)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_560a59ed819b9d9a5841f6e731c4c8e5, ptr inttoptr (i64 421 to ptr), i1 zeroext false, ptr align 8 %0) #18, !dbg !898
  unreachable, !dbg !898

bb2:                                              ; preds = %start
  ret void, !dbg !899
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h74e152c6f86fc363E"(ptr %self, i64 %align) unnamed_addr #0 !dbg !900 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %align.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !902, !DIExpression(), !904)
    #dbg_declare(ptr %self.dbg.spill, !905, !DIExpression(), !910)
    #dbg_declare(ptr %self.dbg.spill, !912, !DIExpression(), !919)
  store i64 %align, ptr %align.dbg.spill, align 8
    #dbg_declare(ptr %align.dbg.spill, !903, !DIExpression(), !921)
    #dbg_declare(ptr %align.dbg.spill, !922, !DIExpression(), !929)
    #dbg_declare(ptr %align.dbg.spill, !931, !DIExpression(), !936)
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !938
  %2 = trunc i64 %1 to i32, !dbg !938
  store i32 %2, ptr %0, align 4, !dbg !938
  %_8 = load i32, ptr %0, align 4, !dbg !938
  %3 = icmp eq i32 %_8, 1, !dbg !939
  br i1 %3, label %bb1, label %bb2, !dbg !939

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !940
  %_7 = sub i64 %align, 1, !dbg !941
  %_5 = and i64 %_6, %_7, !dbg !942
  %_0 = icmp eq i64 %_5, 0, !dbg !942
  ret i1 %_0, !dbg !943

bb2:                                              ; preds = %start
  store ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr %s.dbg.spill, align 8, !dbg !944
  %4 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !944
  store i64 42, ptr %4, align 8, !dbg !944
    #dbg_declare(ptr %s.dbg.spill, !945, !DIExpression(), !948)
    #dbg_declare(ptr %s.dbg.spill, !949, !DIExpression(), !952)
    #dbg_declare(ptr %s.dbg.spill, !954, !DIExpression(), !957)
    #dbg_declare(ptr %s.dbg.spill, !959, !DIExpression(), !962)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #19, !dbg !944
  unreachable, !dbg !944
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h1bbe09dc2348d874E(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #4 !dbg !964 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %cond.dbg.spill = alloca [1 x i8], align 1
  %1 = zext i1 %cond to i8
  store i8 %1, ptr %cond.dbg.spill, align 1
    #dbg_declare(ptr %cond.dbg.spill, !970, !DIExpression(), !973)
  br i1 %cond, label %bb2, label %bb1, !dbg !974

bb1:                                              ; preds = %start
  store ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr %msg.dbg.spill, align 8, !dbg !977
  %2 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !977
  store i64 221, ptr %2, align 8, !dbg !977
    #dbg_declare(ptr %msg.dbg.spill, !971, !DIExpression(), !978)
    #dbg_declare(ptr %msg.dbg.spill, !979, !DIExpression(), !982)
    #dbg_declare(ptr %msg.dbg.spill, !984, !DIExpression(), !987)
    #dbg_declare(ptr %msg.dbg.spill, !989, !DIExpression(), !992)
    #dbg_declare(ptr %msg.dbg.spill, !994, !DIExpression(), !997)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #18, !dbg !999
  unreachable, !dbg !999

bb2:                                              ; preds = %start
  ret void, !dbg !1000
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h395887b8fb5f306bE(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #4 personality ptr @rust_eh_personality !dbg !1001 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %is_zst.dbg.spill = alloca [1 x i8], align 1
  %len.dbg.spill = alloca [8 x i8], align 8
  %align.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %max_len = alloca [8 x i8], align 8
  store ptr %data, ptr %data.dbg.spill, align 8
    #dbg_declare(ptr %data.dbg.spill, !1006, !DIExpression(), !1012)
  store i64 %size, ptr %size.dbg.spill, align 8
    #dbg_declare(ptr %size.dbg.spill, !1007, !DIExpression(), !1012)
    #dbg_declare(ptr %size.dbg.spill, !1013, !DIExpression(), !1021)
  store i64 %align, ptr %align.dbg.spill, align 8
    #dbg_declare(ptr %align.dbg.spill, !1008, !DIExpression(), !1012)
    #dbg_declare(ptr %align.dbg.spill, !1024, !DIExpression(), !1029)
    #dbg_declare(ptr %align.dbg.spill, !1031, !DIExpression(), !1035)
    #dbg_declare(ptr %align.dbg.spill, !1037, !DIExpression(), !1041)
  store i64 %len, ptr %len.dbg.spill, align 8
    #dbg_declare(ptr %len.dbg.spill, !1009, !DIExpression(), !1012)
    #dbg_declare(ptr %len.dbg.spill, !1018, !DIExpression(), !1044)
    #dbg_declare(ptr %max_len, !1019, !DIExpression(), !1045)
  store i8 0, ptr %is_zst.dbg.spill, align 1, !dbg !1046
    #dbg_declare(ptr %is_zst.dbg.spill, !1028, !DIExpression(), !1046)
  store ptr %data, ptr %ptr.dbg.spill, align 8, !dbg !1047
    #dbg_declare(ptr %ptr.dbg.spill, !1027, !DIExpression(), !1048)
    #dbg_declare(ptr %ptr.dbg.spill, !1034, !DIExpression(), !1049)
    #dbg_declare(ptr %ptr.dbg.spill, !1040, !DIExpression(), !1041)
    #dbg_declare(ptr %ptr.dbg.spill, !1050, !DIExpression(), !1053)
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h74e152c6f86fc363E"(ptr %data, i64 %align)
          to label %bb8 unwind label %terminate, !dbg !1055

terminate:                                        ; preds = %start
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #17, !dbg !1057
  unreachable, !dbg !1057

bb8:                                              ; preds = %start
  br i1 %_11, label %bb6, label %bb7, !dbg !1036

bb7:                                              ; preds = %bb8
  br label %bb4, !dbg !1030

bb6:                                              ; preds = %bb8
  %_13 = ptrtoint ptr %data to i64, !dbg !1058
  %_12 = icmp eq i64 %_13, 0, !dbg !1066
  %_5 = xor i1 %_12, true, !dbg !1067
  br i1 %_5, label %bb1, label %bb4, !dbg !1030

bb4:                                              ; preds = %bb6, %bb7
  br label %bb5, !dbg !1068

bb1:                                              ; preds = %bb6
  %2 = icmp eq i64 %size, 0, !dbg !1070
  br i1 %2, label %bb9, label %bb10, !dbg !1070

bb5:                                              ; preds = %bb3, %bb4
  store ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr %msg.dbg.spill, align 8, !dbg !1071
  %3 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !1071
  store i64 279, ptr %3, align 8, !dbg !1071
    #dbg_declare(ptr %msg.dbg.spill, !1010, !DIExpression(), !1072)
    #dbg_declare(ptr %msg.dbg.spill, !1073, !DIExpression(), !1076)
    #dbg_declare(ptr %msg.dbg.spill, !1078, !DIExpression(), !1081)
    #dbg_declare(ptr %msg.dbg.spill, !1083, !DIExpression(), !1086)
    #dbg_declare(ptr %msg.dbg.spill, !1088, !DIExpression(), !1091)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #18, !dbg !1093
  unreachable, !dbg !1093

bb9:                                              ; preds = %bb1
  store i64 -1, ptr %max_len, align 8, !dbg !1094
  br label %bb11, !dbg !1095

bb10:                                             ; preds = %bb1
  %4 = udiv i64 9223372036854775807, %size, !dbg !1096
  store i64 %4, ptr %max_len, align 8, !dbg !1096
  br label %bb11, !dbg !1095

bb11:                                             ; preds = %bb10, %bb9
  %5 = load i64, ptr %max_len, align 8, !dbg !1097
  %_7 = icmp ule i64 %len, %5, !dbg !1097
  br i1 %_7, label %bb2, label %bb3, !dbg !1022

bb3:                                              ; preds = %bb11
  br label %bb5, !dbg !1068

bb2:                                              ; preds = %bb11
  ret void, !dbg !1098
}

; core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h0b945bba04ae8fd4E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 !dbg !1099 {
start:
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1136, !DIExpression(), !1137)
    #dbg_declare(ptr %self.dbg.spill, !1138, !DIExpression(), !1143)
    #dbg_declare(ptr %self.dbg.spill, !1145, !DIExpression(), !1155)
    #dbg_declare(ptr %self.dbg.spill, !1157, !DIExpression(), !1170)
    #dbg_declare(ptr %end_or_len, !1153, !DIExpression(), !1172)
  store i64 %self.1, ptr %len.dbg.spill, align 8, !dbg !1173
    #dbg_declare(ptr %len.dbg.spill, !1149, !DIExpression(), !1174)
    #dbg_declare(ptr %len.dbg.spill, !1175, !DIExpression(), !1180)
    #dbg_declare(ptr %len.dbg.spill, !1182, !DIExpression(), !1189)
  store ptr %self.0, ptr %self.dbg.spill1, align 8, !dbg !1191
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !1191
  store i64 %self.1, ptr %1, align 8, !dbg !1191
    #dbg_declare(ptr %self.dbg.spill1, !1192, !DIExpression(), !1200)
  store ptr %self.0, ptr %ptr.dbg.spill, align 8, !dbg !1202
    #dbg_declare(ptr %ptr.dbg.spill, !1151, !DIExpression(), !1203)
    #dbg_declare(ptr %ptr.dbg.spill, !1204, !DIExpression(), !1210)
  br label %bb2, !dbg !1212

bb2:                                              ; preds = %start
  store ptr %self.0, ptr %self.dbg.spill2, align 8, !dbg !1213
    #dbg_declare(ptr %self.dbg.spill2, !1188, !DIExpression(), !1214)
  %_6 = getelementptr inbounds nuw %"alloc::boxed::Box<dyn Shape>", ptr %self.0, i64 %self.1, !dbg !1215
  store ptr %_6, ptr %end_or_len, align 8, !dbg !1216
  br label %bb3, !dbg !1217

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !1218
  %2 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !1219
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1219
  ret { ptr, ptr } %3, !dbg !1219

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::map_or_else
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %0, i64 %1, ptr align 8 %default) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !1220 {
start:
  %t.dbg.spill = alloca [16 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %f.dbg.spill = alloca [0 x i8], align 1
  %default.dbg.spill = alloca [8 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_9 = alloca [1 x i8], align 1
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
    #dbg_declare(ptr %self, !1234, !DIExpression(), !1239)
  store ptr %default, ptr %default.dbg.spill, align 8
    #dbg_declare(ptr %default.dbg.spill, !1235, !DIExpression(), !1240)
    #dbg_declare(ptr %f.dbg.spill, !1236, !DIExpression(), !1241)
  store i8 1, ptr %_10, align 1, !dbg !1242
  store i8 1, ptr %_9, align 1, !dbg !1242
  %4 = load ptr, ptr %self, align 8, !dbg !1242
  %5 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1242
  %6 = load i64, ptr %5, align 8, !dbg !1242
  %7 = ptrtoint ptr %4 to i64, !dbg !1242
  %8 = icmp eq i64 %7, 0, !dbg !1242
  %_4 = select i1 %8, i64 0, i64 1, !dbg !1242
  %9 = trunc nuw i64 %_4 to i1, !dbg !1243
  br i1 %9, label %bb3, label %bb2, !dbg !1243

bb3:                                              ; preds = %start
  %t.0 = load ptr, ptr %self, align 8, !dbg !1244
  %10 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1244
  %t.1 = load i64, ptr %10, align 8, !dbg !1244
  store ptr %t.0, ptr %t.dbg.spill, align 8, !dbg !1244
  %11 = getelementptr inbounds i8, ptr %t.dbg.spill, i64 8, !dbg !1244
  store i64 %t.1, ptr %11, align 8, !dbg !1244
    #dbg_declare(ptr %t.dbg.spill, !1237, !DIExpression(), !1245)
  store i8 0, ptr %_9, align 1, !dbg !1246
; invoke core::ops::function::FnOnce::call_once
  invoke void @_ZN4core3ops8function6FnOnce9call_once17hb26be9a964c67597E(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %t.0, i64 %t.1)
          to label %bb4 unwind label %cleanup, !dbg !1246

bb2:                                              ; preds = %start
  store i8 0, ptr %_10, align 1, !dbg !1247
; invoke alloc::fmt::format::{{closure}}
  invoke void @"_ZN5alloc3fmt6format28_$u7b$$u7b$closure$u7d$$u7d$17hc05b8392b22b6006E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %default)
          to label %bb5 unwind label %cleanup, !dbg !1247

bb10:                                             ; preds = %cleanup
  %12 = load i8, ptr %_9, align 1, !dbg !1248
  %13 = trunc nuw i8 %12 to i1, !dbg !1248
  br i1 %13, label %bb9, label %bb7, !dbg !1248

cleanup:                                          ; preds = %bb3, %bb2
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = extractvalue { ptr, i32 } %14, 0
  %16 = extractvalue { ptr, i32 } %14, 1
  store ptr %15, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %16, ptr %17, align 8
  br label %bb10

bb5:                                              ; preds = %bb2
  br label %bb6, !dbg !1248

bb6:                                              ; preds = %bb4, %bb5
  ret void, !dbg !1249

bb4:                                              ; preds = %bb3
  br label %bb6, !dbg !1248

bb7:                                              ; preds = %bb9, %bb10
  %18 = load i8, ptr %_10, align 1, !dbg !1248
  %19 = trunc nuw i8 %18 to i1, !dbg !1248
  br i1 %19, label %bb11, label %bb8, !dbg !1248

bb9:                                              ; preds = %bb10
  br label %bb7, !dbg !1248

bb8:                                              ; preds = %bb11, %bb7
  %20 = load ptr, ptr %2, align 8, !dbg !1250
  %21 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !1250
  %22 = load i32, ptr %21, align 8, !dbg !1250
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0, !dbg !1250
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1, !dbg !1250
  resume { ptr, i32 } %24, !dbg !1250

bb11:                                             ; preds = %bb7
  br label %bb8, !dbg !1248

bb1:                                              ; No predecessors!
  unreachable, !dbg !1242
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h29dca877f56ff989E(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 !dbg !1251 {
start:
  %size.dbg.spill2 = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %b.dbg.spill = alloca [1 x i8], align 1
  %dst_usize.dbg.spill = alloca [8 x i8], align 8
  %src_usize.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %dst.dbg.spill = alloca [8 x i8], align 8
  %src.dbg.spill = alloca [8 x i8], align 8
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  store ptr %src, ptr %src.dbg.spill, align 8
    #dbg_declare(ptr %src.dbg.spill, !1254, !DIExpression(), !1266)
    #dbg_declare(ptr %src.dbg.spill, !1267, !DIExpression(), !1270)
    #dbg_declare(ptr %src.dbg.spill, !1273, !DIExpression(), !1276)
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !1255, !DIExpression(), !1266)
    #dbg_declare(ptr %dst.dbg.spill, !1267, !DIExpression(), !1278)
    #dbg_declare(ptr %dst.dbg.spill, !1273, !DIExpression(), !1280)
  store i64 %size, ptr %size.dbg.spill, align 8
    #dbg_declare(ptr %size.dbg.spill, !1256, !DIExpression(), !1266)
    #dbg_declare(ptr %size.dbg.spill, !1283, !DIExpression(), !1305)
    #dbg_declare(ptr %size.dbg.spill, !1307, !DIExpression(), !1317)
  store i64 %count, ptr %count.dbg.spill, align 8
    #dbg_declare(ptr %count.dbg.spill, !1257, !DIExpression(), !1266)
    #dbg_declare(ptr %count.dbg.spill, !1301, !DIExpression(), !1319)
    #dbg_declare(ptr %count.dbg.spill, !1316, !DIExpression(), !1320)
    #dbg_declare(ptr %diff, !1264, !DIExpression(), !1321)
  %src_usize = ptrtoint ptr %src to i64, !dbg !1322
  store i64 %src_usize, ptr %src_usize.dbg.spill, align 8, !dbg !1322
    #dbg_declare(ptr %src_usize.dbg.spill, !1258, !DIExpression(), !1323)
    #dbg_declare(ptr %src_usize.dbg.spill, !1324, !DIExpression(), !1330)
  %dst_usize = ptrtoint ptr %dst to i64, !dbg !1332
  store i64 %dst_usize, ptr %dst_usize.dbg.spill, align 8, !dbg !1332
    #dbg_declare(ptr %dst_usize.dbg.spill, !1260, !DIExpression(), !1333)
    #dbg_declare(ptr %dst_usize.dbg.spill, !1329, !DIExpression(), !1334)
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count), !dbg !1335
  %_13.0 = extractvalue { i64, i1 } %0, 0, !dbg !1335
  %_13.1 = extractvalue { i64, i1 } %0, 1, !dbg !1335
  %1 = zext i1 %_13.1 to i8, !dbg !1336
  store i8 %1, ptr %b.dbg.spill, align 1, !dbg !1336
    #dbg_declare(ptr %b.dbg.spill, !1304, !DIExpression(), !1337)
    #dbg_declare(ptr %b.dbg.spill, !1338, !DIExpression(), !1341)
  store i64 %_13.0, ptr %a.dbg.spill, align 8, !dbg !1343
    #dbg_declare(ptr %a.dbg.spill, !1302, !DIExpression(), !1344)
  br i1 %_13.1, label %bb1, label %bb3, !dbg !1345

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !1346
  store i64 %_13.0, ptr %2, align 8, !dbg !1346
  store i64 1, ptr %_9, align 8, !dbg !1346
  %3 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !1347
  %size1 = load i64, ptr %3, align 8, !dbg !1347
  store i64 %size1, ptr %size.dbg.spill2, align 8, !dbg !1347
    #dbg_declare(ptr %size.dbg.spill2, !1262, !DIExpression(), !1348)
  %_21 = icmp ult i64 %src_usize, %dst_usize, !dbg !1349
  br i1 %_21, label %bb4, label %bb5, !dbg !1349

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #18, !dbg !1350
  unreachable, !dbg !1350

bb5:                                              ; preds = %bb3
  %4 = sub i64 %src_usize, %dst_usize, !dbg !1351
  store i64 %4, ptr %diff, align 8, !dbg !1351
  br label %bb6, !dbg !1352

bb4:                                              ; preds = %bb3
  %5 = sub i64 %dst_usize, %src_usize, !dbg !1353
  store i64 %5, ptr %diff, align 8, !dbg !1353
  br label %bb6, !dbg !1352

bb6:                                              ; preds = %bb4, %bb5
  %6 = load i64, ptr %diff, align 8, !dbg !1354
  %_0 = icmp uge i64 %6, %size1, !dbg !1354
  ret i1 %_0, !dbg !1355
}

; <shapes::Circle as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define zeroext i1 @"_ZN53_$LT$shapes..Circle$u20$as$u20$core..fmt..Display$GT$3fmt17h7126ef21db90f7eeE"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #1 !dbg !1356 {
start:
  %args.dbg.spill = alloca [8 x i8], align 8
  %f.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1361, !DIExpression(), !1372)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !1362, !DIExpression(), !1373)
    #dbg_declare(ptr %args, !1369, !DIExpression(), !1374)
  store ptr %self, ptr %args.dbg.spill, align 8, !dbg !1375
    #dbg_declare(ptr %args.dbg.spill, !1363, !DIExpression(), !1376)
; call core::fmt::rt::Argument::new_display
  call void @_ZN4core3fmt2rt8Argument11new_display17h8057278bf264b926E(ptr sret([16 x i8]) align 8 %_7, ptr align 8 %self) #15, !dbg !1376
  %0 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0, !dbg !1376
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_7, i64 16, i1 false), !dbg !1376
; call core::fmt::Arguments::new
  %1 = call { ptr, ptr } @_ZN4core3fmt9Arguments3new17h0a9ffd64d60b9e5cE(ptr align 1 @alloc_590d2a2f6cf7c092b1e90e109522bf67, ptr align 8 %args) #15, !dbg !1374
  %_3.0 = extractvalue { ptr, ptr } %1, 0, !dbg !1374
  %_3.1 = extractvalue { ptr, ptr } %1, 1, !dbg !1374
; call core::fmt::Formatter::write_fmt
  %_0 = call zeroext i1 @_ZN4core3fmt9Formatter9write_fmt17hcde92a96a0bae677E(ptr align 8 %f, ptr %_3.0, ptr %_3.1) #15, !dbg !1375
  ret i1 %_0, !dbg !1377
}

; alloc::fmt::format
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN5alloc3fmt6format17h4cc29d601ff17b8aE(ptr sret([24 x i8]) align 8 %_0, ptr %0, ptr %1) unnamed_addr #0 !dbg !1378 {
start:
  %v.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %bits.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
    #dbg_declare(ptr %args, !1383, !DIExpression(), !1384)
    #dbg_value(ptr %args, !1385, !DIExpression(), !1390)
  %3 = getelementptr inbounds i8, ptr %args, i64 8, !dbg !1392
  %_7 = load ptr, ptr %3, align 8, !dbg !1392
  %bits = ptrtoint ptr %_7 to i64, !dbg !1393
  store i64 %bits, ptr %bits.dbg.spill, align 8, !dbg !1393
    #dbg_declare(ptr %bits.dbg.spill, !1388, !DIExpression(), !1394)
  %_8 = and i64 %bits, 1, !dbg !1395
  %4 = icmp eq i64 %_8, 1, !dbg !1395
  br i1 %4, label %bb3, label %bb4, !dbg !1395

bb3:                                              ; preds = %start
  %self = load ptr, ptr %args, align 8, !dbg !1396
  store ptr %self, ptr %self.dbg.spill, align 8, !dbg !1396
    #dbg_declare(ptr %self.dbg.spill, !1397, !DIExpression(), !1400)
  store ptr %self, ptr %data.dbg.spill, align 8, !dbg !1396
    #dbg_declare(ptr %data.dbg.spill, !1402, !DIExpression(), !1406)
    #dbg_declare(ptr %data.dbg.spill, !1408, !DIExpression(), !1412)
    #dbg_declare(ptr %data.dbg.spill, !1414, !DIExpression(), !1417)
  %len = lshr i64 %bits, 1, !dbg !1419
  store i64 %len, ptr %len.dbg.spill, align 8, !dbg !1419
    #dbg_declare(ptr %len.dbg.spill, !1405, !DIExpression(), !1420)
    #dbg_declare(ptr %len.dbg.spill, !1411, !DIExpression(), !1421)
  br label %bb5, !dbg !1422

bb4:                                              ; preds = %start
  %5 = load ptr, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, align 8, !dbg !1424
  %6 = load i64, ptr getelementptr inbounds (i8, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, i64 8), align 8, !dbg !1424
  store ptr %5, ptr %_2, align 8, !dbg !1424
  %7 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1424
  store i64 %6, ptr %7, align 8, !dbg !1424
  br label %bb2, !dbg !1425

bb5:                                              ; preds = %bb3
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h395887b8fb5f306bE(ptr %self, i64 1, i64 1, i64 %len, ptr align 8 @alloc_c744d1012daac153da5bdea777499410) #16, !dbg !1426
  br label %bb7, !dbg !1427

bb7:                                              ; preds = %bb5
  store ptr %self, ptr %v.dbg.spill, align 8, !dbg !1428
  %8 = getelementptr inbounds i8, ptr %v.dbg.spill, i64 8, !dbg !1428
  store i64 %len, ptr %8, align 8, !dbg !1428
    #dbg_declare(ptr %v.dbg.spill, !1429, !DIExpression(), !1432)
  store ptr %self, ptr %_2, align 8, !dbg !1434
  %9 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1434
  store i64 %len, ptr %9, align 8, !dbg !1434
  br label %bb2, !dbg !1425

bb2:                                              ; preds = %bb4, %bb7
  %10 = load ptr, ptr %_2, align 8, !dbg !1435
  %11 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1435
  %12 = load i64, ptr %11, align 8, !dbg !1435
; call core::option::Option<T>::map_or_else
  call void @"_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %10, i64 %12, ptr align 8 %args) #15, !dbg !1436
  ret void, !dbg !1437
}

; alloc::fmt::format::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN5alloc3fmt6format28_$u7b$$u7b$closure$u7d$$u7d$17hc05b8392b22b6006E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %_1) unnamed_addr #0 !dbg !1438 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !1442, !DIExpression(DW_OP_deref), !1443)
  %_2.0 = load ptr, ptr %_1, align 8, !dbg !1444
  %0 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !1444
  %_2.1 = load ptr, ptr %0, align 8, !dbg !1444
; call alloc::fmt::format::format_inner
  call void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) align 8 %_0, ptr %_2.0, ptr %_2.1), !dbg !1445
  ret void, !dbg !1446
}

; alloc::str::<impl alloc::borrow::ToOwned for str>::to_owned
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN5alloc3str56_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$str$GT$8to_owned17h6357a3520b44a787E"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 !dbg !1447 {
start:
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [16 x i8], align 8
  %bytes = alloca [24 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1452, !DIExpression(), !1453)
    #dbg_declare(ptr %self.dbg.spill, !1454, !DIExpression(), !1457)
    #dbg_declare(ptr %bytes, !1459, !DIExpression(), !1466)
    #dbg_declare(ptr %alloc.dbg.spill, !1468, !DIExpression(), !1477)
  store ptr %self.0, ptr %self.dbg.spill1, align 8, !dbg !1490
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !1490
  store i64 %self.1, ptr %1, align 8, !dbg !1490
    #dbg_declare(ptr %self.dbg.spill1, !1488, !DIExpression(), !1491)
    #dbg_declare(ptr %self.dbg.spill1, !1483, !DIExpression(), !1492)
    #dbg_declare(ptr %self.dbg.spill1, !1476, !DIExpression(), !1493)
; call <T as alloc::slice::<impl [T]>::to_vec_in::ConvertVec>::to_vec
  call void @"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h2f6d07d13677bbaeE"(ptr sret([24 x i8]) align 8 %bytes, ptr align 1 %self.0, i64 %self.1) #15, !dbg !1494
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %bytes, i64 24, i1 false), !dbg !1495
  ret void, !dbg !1496
}

; alloc::vec::Vec<T,A>::set_len::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len18precondition_check17h691273db385b3f84E"(i64 %new_len, i64 %capacity, ptr align 8 %0) unnamed_addr #4 !dbg !1497 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %capacity.dbg.spill = alloca [8 x i8], align 8
  %new_len.dbg.spill = alloca [8 x i8], align 8
  store i64 %new_len, ptr %new_len.dbg.spill, align 8
    #dbg_declare(ptr %new_len.dbg.spill, !1503, !DIExpression(), !1507)
  store i64 %capacity, ptr %capacity.dbg.spill, align 8
    #dbg_declare(ptr %capacity.dbg.spill, !1504, !DIExpression(), !1507)
  %_3 = icmp ule i64 %new_len, %capacity, !dbg !1508
  br i1 %_3, label %bb1, label %bb2, !dbg !1508

bb2:                                              ; preds = %start
  store ptr @alloc_57d70e9d94c65ecfc15225d29a5ed72b, ptr %msg.dbg.spill, align 8, !dbg !1511
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !1511
  store i64 198, ptr %1, align 8, !dbg !1511
    #dbg_declare(ptr %msg.dbg.spill, !1505, !DIExpression(), !1512)
    #dbg_declare(ptr %msg.dbg.spill, !1513, !DIExpression(), !1516)
    #dbg_declare(ptr %msg.dbg.spill, !1518, !DIExpression(), !1521)
    #dbg_declare(ptr %msg.dbg.spill, !1523, !DIExpression(), !1526)
    #dbg_declare(ptr %msg.dbg.spill, !1528, !DIExpression(), !1531)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_57d70e9d94c65ecfc15225d29a5ed72b, ptr inttoptr (i64 397 to ptr), i1 zeroext false, ptr align 8 %0) #18, !dbg !1533
  unreachable, !dbg !1533

bb1:                                              ; preds = %start
  ret void, !dbg !1534
}

; alloc::alloc::Global::alloc_impl_runtime
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17h14b5e50a60e2a61bE(i64 %layout.0, i64 %layout.1, i1 zeroext %zeroed) unnamed_addr #0 !dbg !1535 {
start:
  %ptr.dbg.spill11 = alloca [16 x i8], align 8
  %data.dbg.spill10 = alloca [8 x i8], align 8
  %ptr.dbg.spill9 = alloca [8 x i8], align 8
  %v.dbg.spill8 = alloca [8 x i8], align 8
  %v.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [16 x i8], align 8
  %data.dbg.spill6 = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %t.dbg.spill = alloca [0 x i8], align 1
  %e.dbg.spill4 = alloca [0 x i8], align 1
  %residual.dbg.spill3 = alloca [0 x i8], align 1
  %e.dbg.spill = alloca [0 x i8], align 1
  %err.dbg.spill = alloca [0 x i8], align 1
  %len.dbg.spill2 = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %residual.dbg.spill = alloca [0 x i8], align 1
  %zeroed.dbg.spill = alloca [1 x i8], align 1
  %layout.dbg.spill = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %raw_ptr = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i64 %layout.0, ptr %layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %layout.dbg.spill, i64 8
  store i64 %layout.1, ptr %0, align 8
    #dbg_declare(ptr %layout.dbg.spill, !1570, !DIExpression(), !1599)
    #dbg_declare(ptr %layout.dbg.spill, !1600, !DIExpression(), !1605)
    #dbg_declare(ptr %layout.dbg.spill, !1607, !DIExpression(), !1610)
  %1 = zext i1 %zeroed to i8
  store i8 %1, ptr %zeroed.dbg.spill, align 1
    #dbg_declare(ptr %zeroed.dbg.spill, !1571, !DIExpression(), !1612)
    #dbg_declare(ptr %raw_ptr, !1574, !DIExpression(), !1613)
    #dbg_declare(ptr %raw_ptr, !1614, !DIExpression(), !1633)
    #dbg_declare(ptr %raw_ptr, !1635, !DIExpression(), !1640)
    #dbg_declare(ptr %raw_ptr, !1642, !DIExpression(), !1648)
    #dbg_declare(ptr %self, !1650, !DIExpression(), !1692)
    #dbg_declare(ptr %self1, !1695, !DIExpression(), !1704)
    #dbg_declare(ptr %residual.dbg.spill, !1578, !DIExpression(), !1706)
  store i64 0, ptr %len.dbg.spill, align 8, !dbg !1707
    #dbg_declare(ptr %len.dbg.spill, !1714, !DIExpression(), !1707)
  store i64 0, ptr %len.dbg.spill2, align 8, !dbg !1717
    #dbg_declare(ptr %len.dbg.spill2, !1727, !DIExpression(), !1717)
    #dbg_declare(ptr %err.dbg.spill, !1701, !DIExpression(), !1730)
    #dbg_declare(ptr %e.dbg.spill, !1690, !DIExpression(), !1731)
    #dbg_declare(ptr %residual.dbg.spill3, !1732, !DIExpression(), !1742)
    #dbg_declare(ptr %e.dbg.spill4, !1738, !DIExpression(), !1745)
    #dbg_declare(ptr %t.dbg.spill, !1746, !DIExpression(), !1755)
    #dbg_value(ptr poison, !1757, !DIExpression(), !1765)
  store i64 %layout.1, ptr %size.dbg.spill, align 8, !dbg !1767
    #dbg_declare(ptr %size.dbg.spill, !1572, !DIExpression(), !1768)
    #dbg_declare(ptr %size.dbg.spill, !1715, !DIExpression(), !1769)
    #dbg_declare(ptr %size.dbg.spill, !1728, !DIExpression(), !1771)
  %2 = icmp eq i64 %layout.1, 0, !dbg !1774
  br i1 %2, label %bb2, label %bb1, !dbg !1774

bb2:                                              ; preds = %start
    #dbg_value(ptr poison, !1775, !DIExpression(), !1781)
  %data = inttoptr i64 %layout.0 to ptr, !dbg !1783
  store ptr %data, ptr %data.dbg.spill, align 8, !dbg !1783
    #dbg_declare(ptr %data.dbg.spill, !1713, !DIExpression(), !1796)
    #dbg_declare(ptr %data.dbg.spill, !1797, !DIExpression(), !1800)
  %data5 = inttoptr i64 %layout.0 to ptr, !dbg !1802
  store ptr %data5, ptr %data.dbg.spill6, align 8, !dbg !1802
    #dbg_declare(ptr %data.dbg.spill6, !1726, !DIExpression(), !1803)
  store ptr %data5, ptr %ptr.dbg.spill, align 8, !dbg !1804
  %3 = getelementptr inbounds i8, ptr %ptr.dbg.spill, i64 8, !dbg !1804
  store i64 0, ptr %3, align 8, !dbg !1804
    #dbg_declare(ptr %ptr.dbg.spill, !1807, !DIExpression(), !1813)
  br label %bb7, !dbg !1815

bb1:                                              ; preds = %start
  br i1 %zeroed, label %bb3, label %bb4, !dbg !1817

bb7:                                              ; preds = %bb2
  %_19 = inttoptr i64 %layout.0 to ptr, !dbg !1818
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17he74653ce176be84cE"(ptr %_19, ptr align 8 @alloc_b32cf8b9ab30c790bbc0840b2fa926d9) #16, !dbg !1819
  br label %bb9, !dbg !1820

bb9:                                              ; preds = %bb7
  store ptr %data5, ptr %_0, align 8, !dbg !1821
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1821
  store i64 0, ptr %4, align 8, !dbg !1821
  br label %bb6, !dbg !1822

bb6:                                              ; preds = %bb21, %bb14, %bb9
  %5 = load ptr, ptr %_0, align 8, !dbg !1823
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1823
  %7 = load i64, ptr %6, align 8, !dbg !1823
  %8 = insertvalue { ptr, i64 } poison, ptr %5, 0, !dbg !1823
  %9 = insertvalue { ptr, i64 } %8, i64 %7, 1, !dbg !1823
  ret { ptr, i64 } %9, !dbg !1823

bb4:                                              ; preds = %bb1
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !1824
    #dbg_value(ptr poison, !1757, !DIExpression(), !1825)
    #dbg_value(ptr poison, !1827, !DIExpression(), !1833)
; call __rustc::__rust_alloc
  %10 = call ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 %layout.1, i64 %layout.0) #14, !dbg !1835
  store ptr %10, ptr %raw_ptr, align 8, !dbg !1835
  br label %bb5, !dbg !1836

bb3:                                              ; preds = %bb1
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !1837
    #dbg_value(ptr poison, !1757, !DIExpression(), !1838)
    #dbg_value(ptr poison, !1827, !DIExpression(), !1840)
; call __rustc::__rust_alloc_zeroed
  %11 = call ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 %layout.1, i64 %layout.0) #14, !dbg !1842
  store ptr %11, ptr %raw_ptr, align 8, !dbg !1842
  br label %bb5, !dbg !1836

bb5:                                              ; preds = %bb3, %bb4
  %12 = load ptr, ptr %raw_ptr, align 8, !dbg !1843
  %_29 = ptrtoint ptr %12 to i64, !dbg !1843
  %13 = icmp eq i64 %_29, 0, !dbg !1853
  br i1 %13, label %bb14, label %bb15, !dbg !1853

bb14:                                             ; preds = %bb5
  store ptr null, ptr %self1, align 8, !dbg !1854
  store ptr null, ptr %self, align 8, !dbg !1855
  %14 = load ptr, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, align 8, !dbg !1856
  %15 = load i64, ptr getelementptr inbounds (i8, ptr @anon.ff5b47bfaddecd8c79e28a8d67818148.0, i64 8), align 8, !dbg !1856
  store ptr %14, ptr %_0, align 8, !dbg !1856
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1856
  store i64 %15, ptr %16, align 8, !dbg !1856
  br label %bb6, !dbg !1823

bb15:                                             ; preds = %bb5
  br label %bb16, !dbg !1857

bb16:                                             ; preds = %bb15
  %_31 = load ptr, ptr %raw_ptr, align 8, !dbg !1859
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17he74653ce176be84cE"(ptr %_31, ptr align 8 @alloc_f79e0e94e2ad0f0e1c95aa03a7f180a1) #16, !dbg !1860
  br label %bb18, !dbg !1861

bb18:                                             ; preds = %bb16
  %_28 = load ptr, ptr %raw_ptr, align 8, !dbg !1862
  store ptr %_28, ptr %self1, align 8, !dbg !1863
  %v = load ptr, ptr %self1, align 8, !dbg !1864
  store ptr %v, ptr %v.dbg.spill, align 8, !dbg !1864
    #dbg_declare(ptr %v.dbg.spill, !1702, !DIExpression(), !1865)
  store ptr %v, ptr %self, align 8, !dbg !1866
  %v7 = load ptr, ptr %self, align 8, !dbg !1867
  store ptr %v7, ptr %v.dbg.spill8, align 8, !dbg !1867
    #dbg_declare(ptr %v.dbg.spill8, !1688, !DIExpression(), !1868)
  store ptr %v7, ptr %_9, align 8, !dbg !1869
  %ptr = load ptr, ptr %_9, align 8, !dbg !1634
  store ptr %ptr, ptr %ptr.dbg.spill9, align 8, !dbg !1634
    #dbg_declare(ptr %ptr.dbg.spill9, !1576, !DIExpression(), !1870)
    #dbg_declare(ptr %ptr.dbg.spill9, !1597, !DIExpression(), !1871)
    #dbg_declare(ptr %ptr.dbg.spill9, !1713, !DIExpression(), !1872)
    #dbg_declare(ptr %ptr.dbg.spill9, !1797, !DIExpression(), !1873)
  store ptr %ptr, ptr %data.dbg.spill10, align 8, !dbg !1875
    #dbg_declare(ptr %data.dbg.spill10, !1726, !DIExpression(), !1876)
  store ptr %ptr, ptr %ptr.dbg.spill11, align 8, !dbg !1877
  %17 = getelementptr inbounds i8, ptr %ptr.dbg.spill11, i64 8, !dbg !1877
  store i64 %layout.1, ptr %17, align 8, !dbg !1877
    #dbg_declare(ptr %ptr.dbg.spill11, !1807, !DIExpression(), !1880)
  br label %bb19, !dbg !1882

bb19:                                             ; preds = %bb18
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17he74653ce176be84cE"(ptr %ptr, ptr align 8 @alloc_b32cf8b9ab30c790bbc0840b2fa926d9) #16, !dbg !1883
  br label %bb21, !dbg !1884

bb21:                                             ; preds = %bb19
  store ptr %ptr, ptr %_0, align 8, !dbg !1885
  %18 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1885
  store i64 %layout.1, ptr %18, align 8, !dbg !1885
  br label %bb6, !dbg !1886
}

; alloc::boxed::box_new_uninit
; Function Attrs: inlinehint nonlazybind uwtable
define internal ptr @_ZN5alloc5boxed14box_new_uninit17hbeab4660e783aea4E(i64 %layout.0, i64 %layout.1) unnamed_addr #0 !dbg !1887 {
start:
  %ptr.dbg.spill = alloca [16 x i8], align 8
  %zeroed.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %layout.dbg.spill = alloca [16 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  store i64 %layout.0, ptr %layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %layout.dbg.spill, i64 8
  store i64 %layout.1, ptr %0, align 8
    #dbg_declare(ptr %layout.dbg.spill, !1891, !DIExpression(), !1894)
    #dbg_declare(ptr %layout.dbg.spill, !1895, !DIExpression(), !1903)
    #dbg_declare(ptr %layout.dbg.spill, !1905, !DIExpression(), !1913)
  store ptr inttoptr (i64 1 to ptr), ptr %self.dbg.spill, align 8, !dbg !1915
    #dbg_declare(ptr %self.dbg.spill, !1902, !DIExpression(), !1915)
  store ptr inttoptr (i64 1 to ptr), ptr %self.dbg.spill1, align 8, !dbg !1916
    #dbg_declare(ptr %self.dbg.spill1, !1911, !DIExpression(), !1916)
  store i8 0, ptr %zeroed.dbg.spill, align 1, !dbg !1917
    #dbg_declare(ptr %zeroed.dbg.spill, !1912, !DIExpression(), !1917)
; call alloc::alloc::Global::alloc_impl_runtime
  %1 = call { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17h14b5e50a60e2a61bE(i64 %layout.0, i64 %layout.1, i1 zeroext false) #15, !dbg !1918
  %2 = extractvalue { ptr, i64 } %1, 0, !dbg !1918
  %3 = extractvalue { ptr, i64 } %1, 1, !dbg !1918
  store ptr %2, ptr %_2, align 8, !dbg !1918
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1918
  store i64 %3, ptr %4, align 8, !dbg !1918
  %5 = load ptr, ptr %_2, align 8, !dbg !1919
  %6 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1919
  %7 = load i64, ptr %6, align 8, !dbg !1919
  %8 = ptrtoint ptr %5 to i64, !dbg !1919
  %9 = icmp eq i64 %8, 0, !dbg !1919
  %_3 = select i1 %9, i64 1, i64 0, !dbg !1919
  %10 = trunc nuw i64 %_3 to i1, !dbg !1920
  br i1 %10, label %bb2, label %bb3, !dbg !1920

bb2:                                              ; preds = %start
; call alloc::alloc::handle_alloc_error
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 %layout.0, i64 %layout.1) #20, !dbg !1921
  unreachable, !dbg !1921

bb3:                                              ; preds = %start
  %ptr.0 = load ptr, ptr %_2, align 8, !dbg !1922
  %11 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1922
  %ptr.1 = load i64, ptr %11, align 8, !dbg !1922
  store ptr %ptr.0, ptr %ptr.dbg.spill, align 8, !dbg !1922
  %12 = getelementptr inbounds i8, ptr %ptr.dbg.spill, i64 8, !dbg !1922
  store i64 %ptr.1, ptr %12, align 8, !dbg !1922
    #dbg_declare(ptr %ptr.dbg.spill, !1892, !DIExpression(), !1923)
    #dbg_declare(ptr %ptr.dbg.spill, !1924, !DIExpression(), !1930)
  ret ptr %ptr.0, !dbg !1932

bb1:                                              ; No predecessors!
  unreachable, !dbg !1919
}

; alloc::raw_vec::RawVecInner<A>::with_capacity_in
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h6efc98d42e3deda5E"(i64 %capacity, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #0 !dbg !1933 {
start:
  %err.dbg.spill = alloca [16 x i8], align 8
  %cond.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %elem_size.dbg.spill = alloca [8 x i8], align 8
  %this.dbg.spill = alloca [16 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %elem_layout.dbg.spill = alloca [16 x i8], align 8
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %capacity.dbg.spill = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  store i64 %capacity, ptr %capacity.dbg.spill, align 8
    #dbg_declare(ptr %capacity.dbg.spill, !1939, !DIExpression(), !1962)
    #dbg_declare(ptr %capacity.dbg.spill, !1963, !DIExpression(), !1973)
    #dbg_declare(ptr %alloc.dbg.spill, !1940, !DIExpression(), !1975)
  store i64 %elem_layout.0, ptr %elem_layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %elem_layout.dbg.spill, i64 8
  store i64 %elem_layout.1, ptr %0, align 8
    #dbg_declare(ptr %elem_layout.dbg.spill, !1941, !DIExpression(), !1976)
    #dbg_declare(ptr %elem_layout.dbg.spill, !1972, !DIExpression(), !1977)
    #dbg_declare(ptr %self, !1978, !DIExpression(), !1982)
  store i64 0, ptr %len.dbg.spill, align 8, !dbg !1984
    #dbg_declare(ptr %len.dbg.spill, !1971, !DIExpression(), !1984)
  store i64 0, ptr %rhs.dbg.spill, align 8, !dbg !1985
    #dbg_declare(ptr %rhs.dbg.spill, !1981, !DIExpression(), !1985)
; call <alloc::raw_vec::RawVecInner>::try_allocate_in
  call void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr sret([24 x i8]) align 8 %_4, i64 %capacity, i1 zeroext false, i64 %elem_layout.0, i64 %elem_layout.1), !dbg !1986
  %_5 = load i64, ptr %_4, align 8, !dbg !1986
  %1 = trunc nuw i64 %_5 to i1, !dbg !1987
  br i1 %1, label %bb3, label %bb4, !dbg !1987

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !1988
  %err.0 = load i64, ptr %2, align 8, !dbg !1988
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !1988
  %err.1 = load i64, ptr %3, align 8, !dbg !1988
  store i64 %err.0, ptr %err.dbg.spill, align 8, !dbg !1988
  %4 = getelementptr inbounds i8, ptr %err.dbg.spill, i64 8, !dbg !1988
  store i64 %err.1, ptr %4, align 8, !dbg !1988
    #dbg_declare(ptr %err.dbg.spill, !1944, !DIExpression(), !1989)
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 %err.0, i64 %err.1) #20, !dbg !1990
  unreachable, !dbg !1990

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !1991
  %this.0 = load i64, ptr %5, align 8, !dbg !1991
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !1991
  %this.1 = load ptr, ptr %6, align 8, !dbg !1991
  store i64 %this.0, ptr %this.dbg.spill, align 8, !dbg !1991
  %7 = getelementptr inbounds i8, ptr %this.dbg.spill, i64 8, !dbg !1991
  store ptr %this.1, ptr %7, align 8, !dbg !1991
    #dbg_declare(ptr %this.dbg.spill, !1942, !DIExpression(), !1992)
    #dbg_value(ptr poison, !1970, !DIExpression(), !1993)
    #dbg_value(ptr poison, !1994, !DIExpression(), !2001)
    #dbg_value(ptr poison, !2003, !DIExpression(), !2006)
  store i64 %elem_layout.1, ptr %elem_size.dbg.spill, align 8, !dbg !2008
    #dbg_declare(ptr %elem_size.dbg.spill, !2000, !DIExpression(), !2009)
  %8 = icmp eq i64 %elem_layout.1, 0, !dbg !2010
  br i1 %8, label %bb6, label %bb7, !dbg !2010

bb6:                                              ; preds = %bb4
  store i64 -1, ptr %self, align 8, !dbg !2011
  br label %bb5, !dbg !2012

bb7:                                              ; preds = %bb4
  store i64 %this.0, ptr %self.dbg.spill, align 8, !dbg !2013
    #dbg_declare(ptr %self.dbg.spill, !2014, !DIExpression(), !2021)
  store i64 %this.0, ptr %self, align 8, !dbg !2023
  br label %bb5, !dbg !2012

bb5:                                              ; preds = %bb7, %bb6
  %9 = load i64, ptr %self, align 8, !dbg !2024
  %_11 = sub i64 %9, 0, !dbg !2024
  %_7 = icmp ugt i64 %capacity, %_11, !dbg !2025
  %cond = xor i1 %_7, true, !dbg !2026
  %10 = zext i1 %cond to i8, !dbg !2026
  store i8 %10, ptr %cond.dbg.spill, align 1, !dbg !2026
    #dbg_declare(ptr %cond.dbg.spill, !2027, !DIExpression(), !2030)
  br label %bb8, !dbg !2032

bb8:                                              ; preds = %bb5
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h1bbe09dc2348d874E(i1 zeroext %cond, ptr align 8 @alloc_8a557fa53722333f4e14612354d66d02) #16, !dbg !2034
  br label %bb9, !dbg !2034

bb9:                                              ; preds = %bb8
  %11 = insertvalue { i64, ptr } poison, i64 %this.0, 0, !dbg !2035
  %12 = insertvalue { i64, ptr } %11, ptr %this.1, 1, !dbg !2035
  ret { i64, ptr } %12, !dbg !2035

bb2:                                              ; No predecessors!
  unreachable, !dbg !1986
}

; shapes::Shape::name
; Function Attrs: nonlazybind uwtable
define { ptr, i64 } @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE(ptr align 8 %self) unnamed_addr #1 !dbg !2036 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2041, !DIExpression(), !2044)
  ret { ptr, i64 } { ptr @alloc_2a24d5760a4c34058960e121e35c7201, i64 5 }, !dbg !2045
}

; <alloc::boxed::Box<T,A> as core::convert::AsRef<T>>::as_ref
; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @"_ZN80_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..convert..AsRef$LT$T$GT$$GT$6as_ref17h55bf27efe4564f84E"(ptr align 8 %self) unnamed_addr #1 !dbg !2046 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2055, !DIExpression(), !2058)
  %_3.0 = load ptr, ptr %self, align 8, !dbg !2059
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2059
  %_3.1 = load ptr, ptr %0, align 8, !dbg !2059
  %1 = insertvalue { ptr, ptr } poison, ptr %_3.0, 0, !dbg !2060
  %2 = insertvalue { ptr, ptr } %1, ptr %_3.1, 1, !dbg !2060
  ret { ptr, ptr } %2, !dbg !2060
}

; <T as alloc::slice::<impl [T]>::to_vec_in::ConvertVec>::to_vec
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h2f6d07d13677bbaeE"(ptr sret([24 x i8]) align 8 %v, ptr align 1 %s.0, i64 %s.1) unnamed_addr #0 !dbg !2061 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %dest.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %elem_size.dbg.spill = alloca [8 x i8], align 8
  %alloc.dbg.spill = alloca [0 x i8], align 1
  %s.dbg.spill = alloca [16 x i8], align 8
  %_17 = alloca [8 x i8], align 8
    #dbg_declare(ptr %v, !2069, !DIExpression(), !2071)
  store ptr %s.0, ptr %s.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8
  store i64 %s.1, ptr %0, align 8
    #dbg_declare(ptr %s.dbg.spill, !2065, !DIExpression(), !2072)
    #dbg_declare(ptr %s.dbg.spill, !2073, !DIExpression(), !2078)
    #dbg_declare(ptr %alloc.dbg.spill, !2066, !DIExpression(), !2080)
    #dbg_declare(ptr %alloc.dbg.spill, !2081, !DIExpression(), !2088)
    #dbg_declare(ptr %alloc.dbg.spill, !2090, !DIExpression(), !2097)
  store i64 1, ptr %elem_size.dbg.spill, align 8, !dbg !2099
    #dbg_declare(ptr %elem_size.dbg.spill, !2103, !DIExpression(), !2099)
  store i64 %s.1, ptr %len.dbg.spill, align 8, !dbg !2130
    #dbg_declare(ptr %len.dbg.spill, !2067, !DIExpression(), !2131)
    #dbg_declare(ptr %len.dbg.spill, !2087, !DIExpression(), !2132)
    #dbg_declare(ptr %len.dbg.spill, !2096, !DIExpression(), !2133)
    #dbg_declare(ptr %len.dbg.spill, !2134, !DIExpression(), !2141)
    #dbg_declare(ptr %len.dbg.spill, !2143, !DIExpression(), !2150)
    #dbg_declare(ptr %len.dbg.spill, !2128, !DIExpression(), !2152)
; call alloc::raw_vec::RawVecInner<A>::with_capacity_in
  %1 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h6efc98d42e3deda5E"(i64 %s.1, i64 1, i64 1) #15, !dbg !2153
  %_10.0 = extractvalue { i64, ptr } %1, 0, !dbg !2153
  %_10.1 = extractvalue { i64, ptr } %1, 1, !dbg !2153
  store i64 %_10.0, ptr %v, align 8, !dbg !2154
  %2 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !2154
  store ptr %_10.1, ptr %2, align 8, !dbg !2154
  %3 = getelementptr inbounds i8, ptr %v, i64 16, !dbg !2154
  store i64 0, ptr %3, align 8, !dbg !2154
  %_4 = icmp ugt i64 %s.1, 0, !dbg !2155
  br i1 %_4, label %bb1, label %bb2, !dbg !2155

bb2:                                              ; preds = %bb9, %start
  ret void, !dbg !2156

bb1:                                              ; preds = %start
  store ptr %s.0, ptr %self.dbg.spill, align 8, !dbg !2157
    #dbg_declare(ptr %self.dbg.spill, !2139, !DIExpression(), !2158)
    #dbg_declare(ptr %self.dbg.spill, !2148, !DIExpression(), !2159)
    #dbg_value(ptr %v, !2160, !DIExpression(), !2166)
  %4 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !2168
  %_12 = load ptr, ptr %4, align 8, !dbg !2168
  store ptr %_12, ptr %dest.dbg.spill, align 8, !dbg !2185
    #dbg_declare(ptr %dest.dbg.spill, !2140, !DIExpression(), !2188)
    #dbg_declare(ptr %dest.dbg.spill, !2149, !DIExpression(), !2189)
  br label %bb4, !dbg !2190

bb4:                                              ; preds = %bb1
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17h8c54d5e57f4a12e9E(ptr %s.0, ptr %_12, i64 1, i64 1, i64 %s.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #16, !dbg !2192
  br label %bb6, !dbg !2193

bb6:                                              ; preds = %bb4
  %5 = mul i64 %s.1, 1, !dbg !2194
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_12, ptr align 1 %s.0, i64 %5, i1 false), !dbg !2194
    #dbg_value(ptr %v, !2127, !DIExpression(), !2195)
    #dbg_value(ptr %v, !2119, !DIExpression(), !2196)
  br label %bb7, !dbg !2197

bb7:                                              ; preds = %bb6
  br label %bb12, !dbg !2198

bb12:                                             ; preds = %bb7
  %self = load i64, ptr %v, align 8, !dbg !2199
  store i64 %self, ptr %self.dbg.spill1, align 8, !dbg !2199
    #dbg_declare(ptr %self.dbg.spill1, !2200, !DIExpression(), !2203)
  store i64 %self, ptr %_17, align 8, !dbg !2205
  br label %bb10, !dbg !2206

bb10:                                             ; preds = %bb12
  %6 = load i64, ptr %_17, align 8, !dbg !2197
; call alloc::vec::Vec<T,A>::set_len::precondition_check
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len18precondition_check17h691273db385b3f84E"(i64 %s.1, i64 %6, ptr align 8 @alloc_490992312822afe82cb6f17d9c546139) #16, !dbg !2197
  br label %bb9, !dbg !2197

bb9:                                              ; preds = %bb10
  %7 = getelementptr inbounds i8, ptr %v, i64 16, !dbg !2207
  store i64 %s.1, ptr %7, align 8, !dbg !2207
  br label %bb2, !dbg !2208

bb11:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17ha0665f17cd4fc369E"(ptr align 8 %self) unnamed_addr #0 !dbg !2209 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2227, !DIExpression(), !2234)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !2235
    #dbg_declare(ptr %rhs.dbg.spill, !2241, !DIExpression(), !2235)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !2243
    #dbg_declare(ptr %count.dbg.spill, !2250, !DIExpression(), !2243)
  %ptr = load ptr, ptr %self, align 8, !dbg !2252
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !2252
    #dbg_declare(ptr %ptr.dbg.spill, !2228, !DIExpression(), !2253)
    #dbg_declare(ptr %ptr.dbg.spill, !2249, !DIExpression(), !2254)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2255
  %end_or_len = load ptr, ptr %0, align 8, !dbg !2255
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !2255
    #dbg_declare(ptr %end_or_len.dbg.spill, !2230, !DIExpression(), !2256)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2257, !DIExpression(), !2262)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2264, !DIExpression(), !2270)
  br label %bb4, !dbg !2272

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !2273, !DIExpression(), !2281)
    #dbg_value(ptr poison, !2280, !DIExpression(), !2283)
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !2284
  br i1 %_6, label %bb5, label %bb6, !dbg !2282

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw %"alloc::boxed::Box<dyn Shape>", ptr %ptr, i64 1, !dbg !2285
  store ptr %_16, ptr %self, align 8, !dbg !2286
  br label %bb7, !dbg !2287

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !2288
  br label %bb8, !dbg !2289

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !2291, !DIExpression(), !2297)
  store ptr %ptr, ptr %_0, align 8, !dbg !2299
  br label %bb8, !dbg !2300

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !2300
  ret ptr %1, !dbg !2300

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @largest(ptr align 8 %shapes.0, i64 %shapes.1) unnamed_addr #1 !dbg !2301 {
start:
  %other.dbg.spill1 = alloca [16 x i8], align 8
  %other.dbg.spill = alloca [8 x i8], align 8
  %shape.dbg.spill = alloca [8 x i8], align 8
  %shapes.dbg.spill = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %best = alloca [16 x i8], align 8
  store ptr %shapes.0, ptr %shapes.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %shapes.dbg.spill, i64 8
  store i64 %shapes.1, ptr %0, align 8
    #dbg_declare(ptr %shapes.dbg.spill, !2318, !DIExpression(), !2329)
    #dbg_declare(ptr %best, !2319, !DIExpression(), !2330)
    #dbg_declare(ptr %iter, !2321, !DIExpression(), !2331)
  store ptr null, ptr %best, align 8, !dbg !2332
; call core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h0b945bba04ae8fd4E"(ptr align 8 %shapes.0, i64 %shapes.1), !dbg !2333
  %_3.0 = extractvalue { ptr, ptr } %1, 0, !dbg !2333
  %_3.1 = extractvalue { ptr, ptr } %1, 1, !dbg !2333
  store ptr %_3.0, ptr %iter, align 8, !dbg !2333
  %2 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !2333
  store ptr %_3.1, ptr %2, align 8, !dbg !2333
  br label %bb2, !dbg !2334

bb2:                                              ; preds = %bb7, %bb11, %start
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %3 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17ha0665f17cd4fc369E"(ptr align 8 %iter) #15, !dbg !2331
  store ptr %3, ptr %_5, align 8, !dbg !2331
  %4 = load ptr, ptr %_5, align 8, !dbg !2331
  %5 = ptrtoint ptr %4 to i64, !dbg !2331
  %6 = icmp eq i64 %5, 0, !dbg !2331
  %_7 = select i1 %6, i64 0, i64 1, !dbg !2331
  %7 = trunc nuw i64 %_7 to i1, !dbg !2331
  br i1 %7, label %bb5, label %bb6, !dbg !2331

bb5:                                              ; preds = %bb2
  %shape = load ptr, ptr %_5, align 8, !dbg !2335
  store ptr %shape, ptr %shape.dbg.spill, align 8, !dbg !2335
    #dbg_declare(ptr %shape.dbg.spill, !2323, !DIExpression(), !2336)
  %8 = load ptr, ptr %best, align 8, !dbg !2337
  %9 = getelementptr inbounds i8, ptr %best, i64 8, !dbg !2337
  %10 = load ptr, ptr %9, align 8, !dbg !2337
  %11 = ptrtoint ptr %8 to i64, !dbg !2337
  %12 = icmp eq i64 %11, 0, !dbg !2337
  %_9 = select i1 %12, i64 0, i64 1, !dbg !2337
  %13 = trunc nuw i64 %_9 to i1, !dbg !2338
  br i1 %13, label %bb8, label %bb7, !dbg !2338

bb6:                                              ; preds = %bb2
  %_0.0 = load ptr, ptr %best, align 8, !dbg !2339
  %14 = getelementptr inbounds i8, ptr %best, i64 8, !dbg !2339
  %_0.1 = load ptr, ptr %14, align 8, !dbg !2339
  %15 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !2340
  %16 = insertvalue { ptr, ptr } %15, ptr %_0.1, 1, !dbg !2340
  ret { ptr, ptr } %16, !dbg !2340

bb8:                                              ; preds = %bb5
  store ptr %best, ptr %other.dbg.spill, align 8, !dbg !2341
    #dbg_declare(ptr %other.dbg.spill, !2327, !DIExpression(), !2342)
  %_18.0 = load ptr, ptr %best, align 8, !dbg !2343
  %17 = getelementptr inbounds i8, ptr %best, i64 8, !dbg !2343
  %_18.1 = load ptr, ptr %17, align 8, !dbg !2343
  %18 = getelementptr inbounds i8, ptr %_18.1, i64 24, !dbg !2343
  %19 = load ptr, ptr %18, align 8, !dbg !2343, !invariant.load !18, !nonnull !18
  %_13 = call double %19(ptr align 1 %_18.0) #15, !dbg !2344
  %_19.0 = load ptr, ptr %shape, align 8, !dbg !2345
  %20 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !2345
  %_19.1 = load ptr, ptr %20, align 8, !dbg !2345
  %21 = getelementptr inbounds i8, ptr %_19.1, i64 24, !dbg !2345
  %22 = load ptr, ptr %21, align 8, !dbg !2345, !invariant.load !18, !nonnull !18
  %_14 = call double %22(ptr align 1 %_19.0) #15, !dbg !2346
  %_12 = fcmp oge double %_13, %_14, !dbg !2343
  br i1 %_12, label %bb11, label %bb7, !dbg !2343

bb7:                                              ; preds = %bb8, %bb5
; call <alloc::boxed::Box<T,A> as core::convert::AsRef<T>>::as_ref
  %23 = call { ptr, ptr } @"_ZN80_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..convert..AsRef$LT$T$GT$$GT$6as_ref17h55bf27efe4564f84E"(ptr align 8 %shape), !dbg !2347
  %_17.0 = extractvalue { ptr, ptr } %23, 0, !dbg !2347
  %_17.1 = extractvalue { ptr, ptr } %23, 1, !dbg !2347
  store ptr %_17.0, ptr %best, align 8, !dbg !2348
  %24 = getelementptr inbounds i8, ptr %best, i64 8, !dbg !2348
  store ptr %_17.1, ptr %24, align 8, !dbg !2348
  br label %bb2, !dbg !2349

bb11:                                             ; preds = %bb8
  %other.0 = load ptr, ptr %best, align 8, !dbg !2341
  %25 = getelementptr inbounds i8, ptr %best, i64 8, !dbg !2341
  %other.1 = load ptr, ptr %25, align 8, !dbg !2341
  store ptr %other.0, ptr %other.dbg.spill1, align 8, !dbg !2341
  %26 = getelementptr inbounds i8, ptr %other.dbg.spill1, i64 8, !dbg !2341
  store ptr %other.1, ptr %26, align 8, !dbg !2341
    #dbg_declare(ptr %other.dbg.spill1, !2325, !DIExpression(), !2342)
  br label %bb2, !dbg !2350

bb4:                                              ; No predecessors!
  unreachable, !dbg !2331
}

; Function Attrs: nonlazybind uwtable
define void @make(ptr sret([24 x i8]) align 8 %_0, i8 %kind, double %size) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !2351 {
start:
  %ptr.dbg.spill.i4 = alloca [8 x i8], align 8
    #dbg_declare(ptr %_8, !2384, !DIExpression(), !2396)
  %0 = alloca [16 x i8], align 8
  %ptr.dbg.spill.i1 = alloca [8 x i8], align 8
    #dbg_declare(ptr %_11, !2384, !DIExpression(), !2398)
  %1 = alloca [16 x i8], align 8
  %ptr.dbg.spill.i = alloca [8 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %x.dbg.spill.i = alloca [8 x i8], align 8
  %args.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %kind.dbg.spill = alloca [1 x i8], align 1
  %_19 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  %_14 = alloca [24 x i8], align 8
  %_13 = alloca [24 x i8], align 8
  %other = alloca [1 x i8], align 1
  %_11 = alloca [32 x i8], align 8
  %_8 = alloca [32 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  store i8 %kind, ptr %kind.dbg.spill, align 1
    #dbg_declare(ptr %kind.dbg.spill, !2370, !DIExpression(), !2400)
  store double %size, ptr %size.dbg.spill, align 8
    #dbg_declare(ptr %size.dbg.spill, !2371, !DIExpression(), !2401)
    #dbg_declare(ptr %other, !2372, !DIExpression(), !2402)
    #dbg_declare(ptr %args, !2381, !DIExpression(), !2403)
  switch i8 %kind, label %bb1 [
    i8 99, label %bb4
    i8 114, label %bb3
    i8 116, label %bb2
  ], !dbg !2404

bb1:                                              ; preds = %start
  store i8 %kind, ptr %other, align 1, !dbg !2405
  store ptr %other, ptr %args.dbg.spill, align 8, !dbg !2406
    #dbg_declare(ptr %args.dbg.spill, !2374, !DIExpression(), !2407)
; call core::fmt::rt::Argument::new_debug
  call void @_ZN4core3fmt2rt8Argument9new_debug17hb1bea3d122f63513E(ptr sret([16 x i8]) align 8 %_19, ptr align 1 %other) #15, !dbg !2407
  %3 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0, !dbg !2407
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %_19, i64 16, i1 false), !dbg !2407
; call core::fmt::Arguments::new
  %4 = call { ptr, ptr } @_ZN4core3fmt9Arguments3new17hc30d519294470d28E(ptr align 1 @alloc_2625a371d6dc0f2a8229cfbfa77f5299, ptr align 8 %args) #15, !dbg !2403
  %_15.0 = extractvalue { ptr, ptr } %4, 0, !dbg !2403
  %_15.1 = extractvalue { ptr, ptr } %4, 1, !dbg !2403
; call alloc::fmt::format
  call void @_ZN5alloc3fmt6format17h4cc29d601ff17b8aE(ptr sret([24 x i8]) align 8 %_14, ptr %_15.0, ptr %_15.1) #15, !dbg !2406
    #dbg_declare(ptr %_14, !2408, !DIExpression(), !2415)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_13, ptr align 8 %_14, i64 24, i1 false), !dbg !2417
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_13, i64 24, i1 false), !dbg !2418
  br label %bb13, !dbg !2419

bb4:                                              ; preds = %start
  store double %size, ptr %x.dbg.spill.i, align 8
    #dbg_declare(ptr %x.dbg.spill.i, !2420, !DIExpression(), !2431)
; invoke alloc::boxed::box_new_uninit
  %_3.i = invoke ptr @_ZN5alloc5boxed14box_new_uninit17hbeab4660e783aea4E(i64 8, i64 8)
          to label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h0b174b90e8270a69E.exit" unwind label %cleanup.i, !dbg !2433

cleanup.i:                                        ; preds = %bb4
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  store ptr %6, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %7, ptr %8, align 8
  %9 = load ptr, ptr %2, align 8, !dbg !2434
  %10 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !2434
  %11 = load i32, ptr %10, align 8, !dbg !2434
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0, !dbg !2434
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1, !dbg !2434
  resume { ptr, i32 } %13, !dbg !2434

"_ZN5alloc5boxed12Box$LT$T$GT$3new17h0b174b90e8270a69E.exit": ; preds = %bb4
  store ptr %_3.i, ptr %ptr.dbg.spill.i, align 8, !dbg !2433
    #dbg_declare(ptr %ptr.dbg.spill.i, !2426, !DIExpression(), !2435)
  store double %size, ptr %_3.i, align 8, !dbg !2436
  store ptr %_3.i, ptr %_4, align 8, !dbg !2437
  %14 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !2437
  store ptr @vtable.0, ptr %14, align 8, !dbg !2437
  br label %bb12, !dbg !2438

bb3:                                              ; preds = %start
  %_9 = fmul double %size, 2.000000e+00, !dbg !2439
  %15 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !2440
  store double %size, ptr %15, align 8, !dbg !2440
  %16 = getelementptr inbounds i8, ptr %_8, i64 16, !dbg !2440
  store double %_9, ptr %16, align 8, !dbg !2440
  store i32 0, ptr %_8, align 8, !dbg !2440
; invoke alloc::boxed::box_new_uninit
  %_3.i5 = invoke ptr @_ZN5alloc5boxed14box_new_uninit17hbeab4660e783aea4E(i64 8, i64 32)
          to label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit7" unwind label %cleanup.i6, !dbg !2441

cleanup.i6:                                       ; preds = %bb3
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = extractvalue { ptr, i32 } %17, 0
  %19 = extractvalue { ptr, i32 } %17, 1
  store ptr %18, ptr %0, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %19, ptr %20, align 8
  %21 = load ptr, ptr %0, align 8, !dbg !2442
  %22 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !2442
  %23 = load i32, ptr %22, align 8, !dbg !2442
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0, !dbg !2442
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1, !dbg !2442
  resume { ptr, i32 } %25, !dbg !2442

"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit7": ; preds = %bb3
  store ptr %_3.i5, ptr %ptr.dbg.spill.i4, align 8, !dbg !2441
    #dbg_declare(ptr %ptr.dbg.spill.i4, !2391, !DIExpression(), !2443)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i5, ptr align 8 %_8, i64 32, i1 false), !dbg !2444
  store ptr %_3.i5, ptr %_4, align 8, !dbg !2445
  %26 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !2445
  store ptr @vtable.1, ptr %26, align 8, !dbg !2445
  br label %bb12, !dbg !2446

bb2:                                              ; preds = %start
  %27 = getelementptr inbounds i8, ptr %_11, i64 8, !dbg !2447
  store double %size, ptr %27, align 8, !dbg !2447
  %28 = getelementptr inbounds i8, ptr %_11, i64 16, !dbg !2447
  store double %size, ptr %28, align 8, !dbg !2447
  %29 = getelementptr inbounds i8, ptr %_11, i64 24, !dbg !2447
  store double %size, ptr %29, align 8, !dbg !2447
  store i32 1, ptr %_11, align 8, !dbg !2447
; invoke alloc::boxed::box_new_uninit
  %_3.i2 = invoke ptr @_ZN5alloc5boxed14box_new_uninit17hbeab4660e783aea4E(i64 8, i64 32)
          to label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit" unwind label %cleanup.i3, !dbg !2448

cleanup.i3:                                       ; preds = %bb2
  %30 = landingpad { ptr, i32 }
          cleanup
  %31 = extractvalue { ptr, i32 } %30, 0
  %32 = extractvalue { ptr, i32 } %30, 1
  store ptr %31, ptr %1, align 8
  %33 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %32, ptr %33, align 8
  %34 = load ptr, ptr %1, align 8, !dbg !2449
  %35 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !2449
  %36 = load i32, ptr %35, align 8, !dbg !2449
  %37 = insertvalue { ptr, i32 } poison, ptr %34, 0, !dbg !2449
  %38 = insertvalue { ptr, i32 } %37, i32 %36, 1, !dbg !2449
  resume { ptr, i32 } %38, !dbg !2449

"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit": ; preds = %bb2
  store ptr %_3.i2, ptr %ptr.dbg.spill.i1, align 8, !dbg !2448
    #dbg_declare(ptr %ptr.dbg.spill.i1, !2391, !DIExpression(), !2450)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i2, ptr align 8 %_11, i64 32, i1 false), !dbg !2451
  store ptr %_3.i2, ptr %_4, align 8, !dbg !2452
  %39 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !2452
  store ptr @vtable.1, ptr %39, align 8, !dbg !2452
  br label %bb12, !dbg !2453

bb12:                                             ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit", %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E.exit7", %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h0b174b90e8270a69E.exit"
  %_3.0 = load ptr, ptr %_4, align 8, !dbg !2404
  %40 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !2404
  %_3.1 = load ptr, ptr %40, align 8, !dbg !2404
  %41 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !2454
  store ptr %_3.0, ptr %41, align 8, !dbg !2454
  %42 = getelementptr inbounds i8, ptr %41, i64 8, !dbg !2454
  store ptr %_3.1, ptr %42, align 8, !dbg !2454
  store i64 -9223372036854775808, ptr %_0, align 8, !dbg !2454
  br label %bb13, !dbg !2419

bb13:                                             ; preds = %bb1, %bb12
  ret void, !dbg !2419
}

; Function Attrs: nounwind nonlazybind uwtable
declare double @tan(double) unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #5

; <f64 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt(ptr align 8, ptr align 8) unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; <u8 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr align 1, ptr align 8) unnamed_addr #1

; <u8 as core::fmt::UpperHex>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXsg_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8UpperHex3fmt(ptr align 1, ptr align 8) unnamed_addr #1

; <u8 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXse_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8LowerHex3fmt(ptr align 1, ptr align 8) unnamed_addr #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i1(i1) #7

; core::fmt::write
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr align 1, ptr align 8, ptr, ptr) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #2

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #9

; alloc::fmt::format::format_inner
; Function Attrs: nonlazybind uwtable
declare void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) align 8, ptr, ptr) unnamed_addr #1

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #2

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64 allocalign) unnamed_addr #11

; __rustc::__rust_alloc_zeroed
; Function Attrs: nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable
declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #12

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64, i64) unnamed_addr #13

; <alloc::raw_vec::RawVecInner>::try_allocate_in
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr sret([24 x i8]) align 8, i64, i1 zeroext, i64, i64) unnamed_addr #1

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64, i64) unnamed_addr #13

attributes #0 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nounwind }
attributes #15 = { inlinehint }
attributes #16 = { inlinehint nounwind }
attributes #17 = { cold noreturn nounwind }
attributes #18 = { noinline noreturn nounwind }
attributes #19 = { noinline noreturn }
attributes #20 = { noreturn }

!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}
!llvm.dbg.cu = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "<shapes::Circle as shapes::Shape>::{vtable}", scope: null, file: !2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "<unknown>", directory: "")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "<shapes::Circle as shapes::Shape>::{vtable_type}", file: !2, size: 320, align: 64, flags: DIFlagArtificial, elements: !4, vtableHolder: !13, templateParams: !18, identifier: "54f40e9126ff791885fd43bafbdc88d2")
!4 = !{!5, !8, !10, !11, !12}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !3, file: !2, baseType: !6, size: 64, align: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!7 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!9 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !14, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !15, templateParams: !18, identifier: "3c1da5e4d60862753803190aaedf8e66")
!14 = !DINamespace(name: "shapes", scope: null)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !13, file: !2, baseType: !17, size: 64, align: 64, flags: DIFlagPublic)
!17 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!18 = !{}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "<shapes::Polygon as shapes::Shape>::{vtable}", scope: null, file: !2, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "<shapes::Polygon as shapes::Shape>::{vtable_type}", file: !2, size: 320, align: 64, flags: DIFlagArtificial, elements: !22, vtableHolder: !28, templateParams: !18, identifier: "f23cc16893d921e198f03beb9974e0db")
!22 = !{!23, !24, !25, !26, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !21, file: !2, baseType: !6, size: 64, align: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !21, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !21, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !21, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !21, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "Polygon", scope: !14, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !18, identifier: "2aa2f98bb3dbe9093549f704812ba18d")
!29 = !{!30}
!30 = !DICompositeType(tag: DW_TAG_variant_part, scope: !28, file: !2, size: 256, align: 64, elements: !31, templateParams: !18, identifier: "ba8f24434bc5541f609fc9eb954e04e0", discriminator: !49)
!31 = !{!32, !37, !43}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "Rectangle", scope: !30, file: !2, baseType: !33, size: 256, align: 64, extraData: i32 0)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rectangle", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !34, templateParams: !18, identifier: "9349c5fd347882af661f7865cdd605cc")
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !33, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !33, file: !2, baseType: !17, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "Triangle", scope: !30, file: !2, baseType: !38, size: 256, align: 64, extraData: i32 1)
!38 = !DICompositeType(tag: DW_TAG_structure_type, name: "Triangle", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !18, identifier: "54df366f2b4d5f8b982bd1512905ca0")
!39 = !{!40, !41, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__2", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 192, flags: DIFlagPublic)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "Regular", scope: !30, file: !2, baseType: !44, size: 256, align: 64, extraData: i32 2)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "Regular", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !45, templateParams: !18, identifier: "d27b98da2d531bce308b2d51d0e73a2d")
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "sides", scope: !44, file: !2, baseType: !47, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!47 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !44, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!49 = !DIDerivedType(tag: DW_TAG_member, scope: !28, file: !2, baseType: !47, size: 32, align: 32, flags: DIFlagArtificial)
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 2, !"RtLibUseGOT", i32 1}
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!55 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !56, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !57, globals: !128, splitDebugInlining: false, nameTableKind: None)
!56 = !DIFile(filename: "rust/shapes.rs/@/shapes.67dff683e04c591a-cgu.0", directory: ".")
!57 = !{!58}
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AlignmentEnum", scope: !59, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagEnumClass, elements: !63)
!59 = !DINamespace(name: "alignment", scope: !60)
!60 = !DINamespace(name: "ptr", scope: !61)
!61 = !DINamespace(name: "core", scope: null)
!62 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127}
!64 = !DIEnumerator(name: "_Align1Shl0", value: 1, isUnsigned: true)
!65 = !DIEnumerator(name: "_Align1Shl1", value: 2, isUnsigned: true)
!66 = !DIEnumerator(name: "_Align1Shl2", value: 4, isUnsigned: true)
!67 = !DIEnumerator(name: "_Align1Shl3", value: 8, isUnsigned: true)
!68 = !DIEnumerator(name: "_Align1Shl4", value: 16, isUnsigned: true)
!69 = !DIEnumerator(name: "_Align1Shl5", value: 32, isUnsigned: true)
!70 = !DIEnumerator(name: "_Align1Shl6", value: 64, isUnsigned: true)
!71 = !DIEnumerator(name: "_Align1Shl7", value: 128, isUnsigned: true)
!72 = !DIEnumerator(name: "_Align1Shl8", value: 256, isUnsigned: true)
!73 = !DIEnumerator(name: "_Align1Shl9", value: 512, isUnsigned: true)
!74 = !DIEnumerator(name: "_Align1Shl10", value: 1024, isUnsigned: true)
!75 = !DIEnumerator(name: "_Align1Shl11", value: 2048, isUnsigned: true)
!76 = !DIEnumerator(name: "_Align1Shl12", value: 4096, isUnsigned: true)
!77 = !DIEnumerator(name: "_Align1Shl13", value: 8192, isUnsigned: true)
!78 = !DIEnumerator(name: "_Align1Shl14", value: 16384, isUnsigned: true)
!79 = !DIEnumerator(name: "_Align1Shl15", value: 32768, isUnsigned: true)
!80 = !DIEnumerator(name: "_Align1Shl16", value: 65536, isUnsigned: true)
!81 = !DIEnumerator(name: "_Align1Shl17", value: 131072, isUnsigned: true)
!82 = !DIEnumerator(name: "_Align1Shl18", value: 262144, isUnsigned: true)
!83 = !DIEnumerator(name: "_Align1Shl19", value: 524288, isUnsigned: true)
!84 = !DIEnumerator(name: "_Align1Shl20", value: 1048576, isUnsigned: true)
!85 = !DIEnumerator(name: "_Align1Shl21", value: 2097152, isUnsigned: true)
!86 = !DIEnumerator(name: "_Align1Shl22", value: 4194304, isUnsigned: true)
!87 = !DIEnumerator(name: "_Align1Shl23", value: 8388608, isUnsigned: true)
!88 = !DIEnumerator(name: "_Align1Shl24", value: 16777216, isUnsigned: true)
!89 = !DIEnumerator(name: "_Align1Shl25", value: 33554432, isUnsigned: true)
!90 = !DIEnumerator(name: "_Align1Shl26", value: 67108864, isUnsigned: true)
!91 = !DIEnumerator(name: "_Align1Shl27", value: 134217728, isUnsigned: true)
!92 = !DIEnumerator(name: "_Align1Shl28", value: 268435456, isUnsigned: true)
!93 = !DIEnumerator(name: "_Align1Shl29", value: 536870912, isUnsigned: true)
!94 = !DIEnumerator(name: "_Align1Shl30", value: 1073741824, isUnsigned: true)
!95 = !DIEnumerator(name: "_Align1Shl31", value: 2147483648, isUnsigned: true)
!96 = !DIEnumerator(name: "_Align1Shl32", value: 4294967296, isUnsigned: true)
!97 = !DIEnumerator(name: "_Align1Shl33", value: 8589934592, isUnsigned: true)
!98 = !DIEnumerator(name: "_Align1Shl34", value: 17179869184, isUnsigned: true)
!99 = !DIEnumerator(name: "_Align1Shl35", value: 34359738368, isUnsigned: true)
!100 = !DIEnumerator(name: "_Align1Shl36", value: 68719476736, isUnsigned: true)
!101 = !DIEnumerator(name: "_Align1Shl37", value: 137438953472, isUnsigned: true)
!102 = !DIEnumerator(name: "_Align1Shl38", value: 274877906944, isUnsigned: true)
!103 = !DIEnumerator(name: "_Align1Shl39", value: 549755813888, isUnsigned: true)
!104 = !DIEnumerator(name: "_Align1Shl40", value: 1099511627776, isUnsigned: true)
!105 = !DIEnumerator(name: "_Align1Shl41", value: 2199023255552, isUnsigned: true)
!106 = !DIEnumerator(name: "_Align1Shl42", value: 4398046511104, isUnsigned: true)
!107 = !DIEnumerator(name: "_Align1Shl43", value: 8796093022208, isUnsigned: true)
!108 = !DIEnumerator(name: "_Align1Shl44", value: 17592186044416, isUnsigned: true)
!109 = !DIEnumerator(name: "_Align1Shl45", value: 35184372088832, isUnsigned: true)
!110 = !DIEnumerator(name: "_Align1Shl46", value: 70368744177664, isUnsigned: true)
!111 = !DIEnumerator(name: "_Align1Shl47", value: 140737488355328, isUnsigned: true)
!112 = !DIEnumerator(name: "_Align1Shl48", value: 281474976710656, isUnsigned: true)
!113 = !DIEnumerator(name: "_Align1Shl49", value: 562949953421312, isUnsigned: true)
!114 = !DIEnumerator(name: "_Align1Shl50", value: 1125899906842624, isUnsigned: true)
!115 = !DIEnumerator(name: "_Align1Shl51", value: 2251799813685248, isUnsigned: true)
!116 = !DIEnumerator(name: "_Align1Shl52", value: 4503599627370496, isUnsigned: true)
!117 = !DIEnumerator(name: "_Align1Shl53", value: 9007199254740992, isUnsigned: true)
!118 = !DIEnumerator(name: "_Align1Shl54", value: 18014398509481984, isUnsigned: true)
!119 = !DIEnumerator(name: "_Align1Shl55", value: 36028797018963968, isUnsigned: true)
!120 = !DIEnumerator(name: "_Align1Shl56", value: 72057594037927936, isUnsigned: true)
!121 = !DIEnumerator(name: "_Align1Shl57", value: 144115188075855872, isUnsigned: true)
!122 = !DIEnumerator(name: "_Align1Shl58", value: 288230376151711744, isUnsigned: true)
!123 = !DIEnumerator(name: "_Align1Shl59", value: 576460752303423488, isUnsigned: true)
!124 = !DIEnumerator(name: "_Align1Shl60", value: 1152921504606846976, isUnsigned: true)
!125 = !DIEnumerator(name: "_Align1Shl61", value: 2305843009213693952, isUnsigned: true)
!126 = !DIEnumerator(name: "_Align1Shl62", value: 4611686018427387904, isUnsigned: true)
!127 = !DIEnumerator(name: "_Align1Shl63", value: 9223372036854775808, isUnsigned: true)
!128 = !{!0, !19}
!129 = distinct !DISubprogram(name: "tan", linkageName: "_ZN3std3f6421_$LT$impl$u20$f64$GT$3tan17h20bdc35bad4617f9E", scope: !131, file: !130, line: 748, type: !134, scopeLine: 748, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !136)
!130 = !DIFile(filename: "library/std/src/num/f64.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25b2a0d69a7ff90f22cee9f25d3729c1")
!131 = !DINamespace(name: "{impl#0}", scope: !132)
!132 = !DINamespace(name: "f64", scope: !133)
!133 = !DINamespace(name: "std", scope: null)
!134 = !DISubroutineType(types: !135)
!135 = !{!17, !17}
!136 = !{!137}
!137 = !DILocalVariable(name: "self", arg: 1, scope: !129, file: !130, line: 748, type: !17)
!138 = !DILocation(line: 748, column: 16, scope: !129)
!139 = !DILocation(line: 749, column: 9, scope: !129)
!140 = !DILocation(line: 750, column: 6, scope: !129)
!141 = distinct !DISubprogram(name: "sqrt", linkageName: "_ZN3std3f6421_$LT$impl$u20$f64$GT$4sqrt17hcdff60284f646ef5E", scope: !131, file: !130, line: 384, type: !134, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !142)
!142 = !{!143}
!143 = !DILocalVariable(name: "self", arg: 1, scope: !141, file: !130, line: 384, type: !17)
!144 = !DILocation(line: 384, column: 17, scope: !141)
!145 = !DILocalVariable(name: "x", arg: 1, scope: !146, file: !147, line: 2038, type: !17)
!146 = distinct !DISubprogram(name: "sqrt", linkageName: "_ZN4core3f644math4sqrt17h0f3068be5d3d0abbE", scope: !148, file: !147, line: 2038, type: !134, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !150)
!147 = !DIFile(filename: "library/core/src/num/f64.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "cbb76cb498122bc6efb17630e39a4d29")
!148 = !DINamespace(name: "math", scope: !149)
!149 = !DINamespace(name: "f64", scope: !61)
!150 = !{!145}
!151 = !DILocation(line: 2038, column: 17, scope: !146, inlinedAt: !152)
!152 = !DILocation(line: 385, column: 9, scope: !141)
!153 = !DILocation(line: 2039, column: 9, scope: !146, inlinedAt: !152)
!154 = !DILocation(line: 386, column: 6, scope: !141)
!155 = distinct !DISubprogram(name: "area", linkageName: "_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E", scope: !157, file: !156, line: 27, type: !158, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !161)
!156 = !DIFile(filename: "rust/shapes.rs", directory: ".", checksumkind: CSK_MD5, checksum: "b4a41b71f31879f3b00cf2f3de90b35e")
!157 = !DINamespace(name: "{impl#0}", scope: !14)
!158 = !DISubroutineType(types: !159)
!159 = !{!17, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&shapes::Circle", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!161 = !{!162}
!162 = !DILocalVariable(name: "self", arg: 1, scope: !155, file: !156, line: 27, type: !160)
!163 = !DILocation(line: 27, column: 13, scope: !155)
!164 = !DILocation(line: 28, column: 32, scope: !155)
!165 = !DILocation(line: 28, column: 9, scope: !155)
!166 = !DILocation(line: 28, column: 46, scope: !155)
!167 = !DILocation(line: 29, column: 6, scope: !155)
!168 = distinct !DISubprogram(name: "name", linkageName: "_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E", scope: !157, file: !156, line: 30, type: !169, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !177)
!169 = !DISubroutineType(types: !170)
!170 = !{!171, !160}
!171 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !172, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!172 = !{!173, !176}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !171, file: !2, baseType: !174, size: 64, align: 64)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64, align: 64, dwarfAddressSpace: 0)
!175 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !171, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!177 = !{!178}
!178 = !DILocalVariable(name: "self", arg: 1, scope: !168, file: !156, line: 30, type: !160)
!179 = !DILocation(line: 30, column: 13, scope: !168)
!180 = !DILocation(line: 32, column: 6, scope: !168)
!181 = distinct !DISubprogram(name: "area", linkageName: "_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E", scope: !182, file: !156, line: 36, type: !183, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !186)
!182 = !DINamespace(name: "{impl#1}", scope: !14)
!183 = !DISubroutineType(types: !184)
!184 = !{!17, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&shapes::Polygon", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!186 = !{!187, !188, !190, !191, !193, !194, !195, !197, !199, !200}
!187 = !DILocalVariable(name: "self", arg: 1, scope: !181, file: !156, line: 36, type: !185)
!188 = !DILocalVariable(name: "width", scope: !189, file: !156, line: 38, type: !17, align: 64)
!189 = distinct !DILexicalBlock(scope: !181, file: !156, line: 38, column: 13)
!190 = !DILocalVariable(name: "height", scope: !189, file: !156, line: 38, type: !17, align: 64)
!191 = !DILocalVariable(name: "a", scope: !192, file: !156, line: 39, type: !17, align: 64)
!192 = distinct !DILexicalBlock(scope: !181, file: !156, line: 39, column: 13)
!193 = !DILocalVariable(name: "b", scope: !192, file: !156, line: 39, type: !17, align: 64)
!194 = !DILocalVariable(name: "c", scope: !192, file: !156, line: 39, type: !17, align: 64)
!195 = !DILocalVariable(name: "s", scope: !196, file: !156, line: 40, type: !17, align: 64)
!196 = distinct !DILexicalBlock(scope: !192, file: !156, line: 40, column: 17)
!197 = !DILocalVariable(name: "sides", scope: !198, file: !156, line: 44, type: !47, align: 32)
!198 = distinct !DILexicalBlock(scope: !181, file: !156, line: 44, column: 13)
!199 = !DILocalVariable(name: "length", scope: !198, file: !156, line: 44, type: !17, align: 64)
!200 = !DILocalVariable(name: "n", scope: !201, file: !156, line: 45, type: !17, align: 64)
!201 = distinct !DILexicalBlock(scope: !198, file: !156, line: 45, column: 17)
!202 = !DILocation(line: 36, column: 13, scope: !181)
!203 = !DILocation(line: 37, column: 15, scope: !181)
!204 = !DILocation(line: 37, column: 9, scope: !181)
!205 = !DILocation(line: 38, column: 34, scope: !181)
!206 = !DILocation(line: 38, column: 34, scope: !189)
!207 = !DILocation(line: 38, column: 41, scope: !181)
!208 = !DILocation(line: 38, column: 41, scope: !189)
!209 = !DILocation(line: 38, column: 53, scope: !189)
!210 = !DILocation(line: 38, column: 66, scope: !181)
!211 = !DILocation(line: 39, column: 31, scope: !181)
!212 = !DILocation(line: 39, column: 31, scope: !192)
!213 = !DILocation(line: 39, column: 34, scope: !181)
!214 = !DILocation(line: 39, column: 34, scope: !192)
!215 = !DILocation(line: 39, column: 37, scope: !181)
!216 = !DILocation(line: 39, column: 37, scope: !192)
!217 = !DILocation(line: 40, column: 26, scope: !192)
!218 = !DILocation(line: 40, column: 25, scope: !192)
!219 = !DILocation(line: 40, column: 21, scope: !196)
!220 = !DILocation(line: 41, column: 22, scope: !196)
!221 = !DILocation(line: 41, column: 18, scope: !196)
!222 = !DILocation(line: 41, column: 32, scope: !196)
!223 = !DILocation(line: 41, column: 42, scope: !196)
!224 = !DILocation(line: 41, column: 17, scope: !196)
!225 = !DILocation(line: 41, column: 51, scope: !196)
!226 = !DILocation(line: 43, column: 39, scope: !181)
!227 = !DILocation(line: 49, column: 6, scope: !181)
!228 = !DILocation(line: 44, column: 32, scope: !181)
!229 = !DILocation(line: 44, column: 32, scope: !198)
!230 = !DILocation(line: 44, column: 39, scope: !181)
!231 = !DILocation(line: 44, column: 39, scope: !198)
!232 = !DILocalVariable(name: "small", arg: 1, scope: !233, file: !234, line: 79, type: !47)
!233 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1P_NtNtCsgEmfK2I1SDS_4core7convert3numdINtB8_4FrommE4from", scope: !235, file: !234, line: 79, type: !238, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !240)
!234 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!235 = !DINamespace(name: "{impl#115}", scope: !236)
!236 = !DINamespace(name: "num", scope: !237)
!237 = !DINamespace(name: "convert", scope: !61)
!238 = !DISubroutineType(types: !239)
!239 = !{!17, !47}
!240 = !{!232}
!241 = !DILocation(line: 79, column: 21, scope: !233, inlinedAt: !242)
!242 = distinct !DILocation(line: 45, column: 25, scope: !198)
!243 = !DILocation(line: 82, column: 17, scope: !233, inlinedAt: !242)
!244 = !DILocation(line: 45, column: 25, scope: !198)
!245 = !DILocation(line: 45, column: 21, scope: !201)
!246 = !DILocation(line: 46, column: 17, scope: !201)
!247 = !DILocation(line: 46, column: 46, scope: !201)
!248 = !DILocation(line: 46, column: 73, scope: !201)
!249 = !DILocation(line: 46, column: 39, scope: !201)
!250 = !DILocation(line: 47, column: 13, scope: !181)
!251 = !DILocation(line: 43, column: 54, scope: !181)
!252 = distinct !DISubprogram(name: "is_val_statically_known<bool>", linkageName: "_ZN4core10intrinsics23is_val_statically_known17h1f79ec771f134825E", scope: !254, file: !253, line: 2546, type: !255, scopeLine: 2546, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !260, retainedNodes: !258)
!253 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!254 = !DINamespace(name: "intrinsics", scope: !61)
!255 = !DISubroutineType(types: !256)
!256 = !{!257, !257}
!257 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!258 = !{!259}
!259 = !DILocalVariable(name: "_arg", arg: 1, scope: !252, file: !253, line: 2546, type: !257)
!260 = !{!261}
!261 = !DITemplateTypeParameter(name: "T", type: !257)
!262 = !DILocation(line: 2546, column: 47, scope: !252)
!263 = !DILocation(line: 2548, column: 2, scope: !252)
!264 = distinct !DISubprogram(name: "cold_path", linkageName: "_ZN4core10intrinsics9cold_path17h4a10c6bcd549cf4eE", scope: !254, file: !253, line: 417, type: !265, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18)
!265 = !DISubroutineType(types: !266)
!266 = !{null}
!267 = !DILocation(line: 417, column: 28, scope: !264)
!268 = distinct !DISubprogram(name: "new_display<f64>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h8057278bf264b926E", scope: !270, file: !269, line: 89, type: !342, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !346, declaration: !345, retainedNodes: !348)
!269 = !DIFile(filename: "library/core/src/fmt/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f03333f1e0f72e96e1911387c755e384")
!270 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !271, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !273, templateParams: !18, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!271 = !DINamespace(name: "rt", scope: !272)
!272 = !DINamespace(name: "fmt", scope: !61)
!273 = !{!274}
!274 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !270, file: !2, baseType: !275, size: 128, align: 64, flags: DIFlagPrivate)
!275 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !271, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !276, templateParams: !18, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!276 = !{!277}
!277 = !DICompositeType(tag: DW_TAG_variant_part, scope: !275, file: !2, size: 128, align: 64, elements: !278, templateParams: !18, identifier: "fbd384083752b747f8b252853b979154", discriminator: !341)
!278 = !{!279, !337}
!279 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !277, file: !2, baseType: !280, size: 128, align: 64)
!280 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !275, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !281, templateParams: !18, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!281 = !{!282, !289, !331}
!282 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !280, file: !2, baseType: !283, size: 64, align: 64, flags: DIFlagPrivate)
!283 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !284, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !285, templateParams: !287, identifier: "f4e496144210c619b96aa08326287b92")
!284 = !DINamespace(name: "non_null", scope: !60)
!285 = !{!286}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !283, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!287 = !{!288}
!288 = !DITemplateTypeParameter(name: "T", type: !7)
!289 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !280, file: !2, baseType: !290, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!290 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !291, size: 64, align: 64, dwarfAddressSpace: 0)
!291 = !DISubroutineType(types: !292)
!292 = !{!293, !283, !310}
!293 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !294, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !295, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!294 = !DINamespace(name: "result", scope: !61)
!295 = !{!296}
!296 = !DICompositeType(tag: DW_TAG_variant_part, scope: !293, file: !2, size: 8, align: 8, elements: !297, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !309)
!297 = !{!298, !305}
!298 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !296, file: !2, baseType: !299, size: 8, align: 8, extraData: i8 0)
!299 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !293, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !300, templateParams: !302, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!300 = !{!301}
!301 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !299, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!302 = !{!288, !303}
!303 = !DITemplateTypeParameter(name: "E", type: !304)
!304 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !272, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!305 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !296, file: !2, baseType: !306, size: 8, align: 8, extraData: i8 1)
!306 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !293, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !307, templateParams: !302, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!307 = !{!308}
!308 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !306, file: !2, baseType: !304, align: 8, offset: 8, flags: DIFlagPublic)
!309 = !DIDerivedType(tag: DW_TAG_member, scope: !293, file: !2, baseType: !175, size: 8, align: 8, flags: DIFlagArtificial)
!310 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !311, size: 64, align: 64, dwarfAddressSpace: 0)
!311 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !272, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !312, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!312 = !{!313, !320}
!313 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !311, file: !2, baseType: !314, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!314 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !272, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !315, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!315 = !{!316, !317, !319}
!316 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !314, file: !2, baseType: !47, size: 32, align: 32, flags: DIFlagPrivate)
!317 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !314, file: !2, baseType: !318, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!318 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!319 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !314, file: !2, baseType: !318, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!320 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !311, file: !2, baseType: !321, size: 128, align: 64, flags: DIFlagPrivate)
!321 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !322, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!322 = !{!323, !326}
!323 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !321, file: !2, baseType: !324, size: 64, align: 64)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64, align: 64, dwarfAddressSpace: 0)
!325 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!326 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !321, file: !2, baseType: !327, size: 64, align: 64, offset: 64)
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !328, size: 64, align: 64, dwarfAddressSpace: 0)
!328 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !329)
!329 = !{!330}
!330 = !DISubrange(count: 6, lowerBound: 0)
!331 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !280, file: !2, baseType: !332, align: 8, offset: 128, flags: DIFlagPrivate)
!332 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !333, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !334, identifier: "efa596960370766459fc018866dc4048")
!333 = !DINamespace(name: "marker", scope: !61)
!334 = !{!335}
!335 = !DITemplateTypeParameter(name: "T", type: !336)
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!337 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !277, file: !2, baseType: !338, size: 128, align: 64, extraData: i64 0)
!338 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !275, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !339, templateParams: !18, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!339 = !{!340}
!340 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !338, file: !2, baseType: !318, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!341 = !DIDerivedType(tag: DW_TAG_member, scope: !275, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!342 = !DISubroutineType(types: !343)
!343 = !{!270, !344}
!344 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f64", baseType: !17, size: 64, align: 64, dwarfAddressSpace: 0)
!345 = !DISubprogram(name: "new_display<f64>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h8057278bf264b926E", scope: !270, file: !269, line: 89, type: !342, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !346)
!346 = !{!347}
!347 = !DITemplateTypeParameter(name: "T", type: !17)
!348 = !{!349}
!349 = !DILocalVariable(name: "x", arg: 1, scope: !268, file: !269, line: 89, type: !344)
!350 = !DILocation(line: 89, column: 42, scope: !268)
!351 = !DILocalVariable(name: "r", arg: 1, scope: !352, file: !353, line: 282, type: !344)
!352 = distinct !DISubprogram(name: "from_ref<f64>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h4925f4f84c4f1db7E", scope: !354, file: !353, line: 282, type: !358, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !346, declaration: !360, retainedNodes: !361)
!353 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!354 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<f64>", scope: !284, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !355, templateParams: !346, identifier: "1ecac679bc3ea27f618623550abeeec7")
!355 = !{!356}
!356 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !354, file: !2, baseType: !357, size: 64, align: 64, flags: DIFlagPrivate)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const f64", baseType: !17, size: 64, align: 64, dwarfAddressSpace: 0)
!358 = !DISubroutineType(types: !359)
!359 = !{!354, !344}
!360 = !DISubprogram(name: "from_ref<f64>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h4925f4f84c4f1db7E", scope: !354, file: !353, line: 282, type: !358, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !346)
!361 = !{!351}
!362 = !DILocation(line: 282, column: 27, scope: !352, inlinedAt: !363)
!363 = !DILocation(line: 48, column: 24, scope: !268)
!364 = !DILocation(line: 47, column: 17, scope: !268)
!365 = !DILocation(line: 44, column: 9, scope: !268)
!366 = !DILocation(line: 91, column: 6, scope: !268)
!367 = distinct !DISubprogram(name: "new_debug<u8>", linkageName: "_ZN4core3fmt2rt8Argument9new_debug17hb1bea3d122f63513E", scope: !270, file: !269, line: 93, type: !368, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !371, retainedNodes: !374)
!368 = !DISubroutineType(types: !369)
!369 = !{!270, !370}
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !175, size: 64, align: 64, dwarfAddressSpace: 0)
!371 = !DISubprogram(name: "new_debug<u8>", linkageName: "_ZN4core3fmt2rt8Argument9new_debug17hb1bea3d122f63513E", scope: !270, file: !269, line: 93, type: !368, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!372 = !{!373}
!373 = !DITemplateTypeParameter(name: "T", type: !175)
!374 = !{!375}
!375 = !DILocalVariable(name: "x", arg: 1, scope: !367, file: !269, line: 93, type: !370)
!376 = !DILocation(line: 93, column: 38, scope: !367)
!377 = !DILocalVariable(name: "r", arg: 1, scope: !378, file: !353, line: 282, type: !370)
!378 = distinct !DISubprogram(name: "from_ref<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h3ab97ba238cbcc2aE", scope: !379, file: !353, line: 282, type: !383, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !385, retainedNodes: !386)
!379 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !284, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !380, templateParams: !372, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!380 = !{!381}
!381 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !379, file: !2, baseType: !382, size: 64, align: 64, flags: DIFlagPrivate)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !175, size: 64, align: 64, dwarfAddressSpace: 0)
!383 = !DISubroutineType(types: !384)
!384 = !{!379, !370}
!385 = !DISubprogram(name: "from_ref<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h3ab97ba238cbcc2aE", scope: !379, file: !353, line: 282, type: !383, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!386 = !{!377}
!387 = !DILocation(line: 282, column: 27, scope: !378, inlinedAt: !388)
!388 = !DILocation(line: 48, column: 24, scope: !367)
!389 = !DILocation(line: 47, column: 17, scope: !367)
!390 = !DILocation(line: 44, column: 9, scope: !367)
!391 = !DILocation(line: 95, column: 6, scope: !367)
!392 = distinct !DISubprogram(name: "fmt", linkageName: "_ZN4core3fmt3num49_$LT$impl$u20$core..fmt..Debug$u20$for$u20$u8$GT$3fmt17h237f9dc0620d6e83E", scope: !394, file: !393, line: 85, type: !396, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !398)
!393 = !DIFile(filename: "library/core/src/fmt/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "14f1acdd980d957a36bf4243cc704071")
!394 = !DINamespace(name: "{impl#58}", scope: !395)
!395 = !DINamespace(name: "num", scope: !272)
!396 = !DISubroutineType(types: !397)
!397 = !{!293, !370, !310}
!398 = !{!399, !400}
!399 = !DILocalVariable(name: "self", arg: 1, scope: !392, file: !393, line: 85, type: !370)
!400 = !DILocalVariable(name: "f", arg: 2, scope: !392, file: !393, line: 85, type: !310)
!401 = !DILocation(line: 85, column: 24, scope: !392)
!402 = !DILocation(line: 85, column: 31, scope: !392)
!403 = !DILocalVariable(name: "self", arg: 1, scope: !404, file: !405, line: 2397, type: !310)
!404 = distinct !DISubprogram(name: "debug_lower_hex", linkageName: "_ZN4core3fmt9Formatter15debug_lower_hex17h4df7985f93c5fb76E", scope: !311, file: !405, line: 2397, type: !406, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !409, retainedNodes: !410)
!405 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!406 = !DISubroutineType(types: !407)
!407 = !{!257, !408}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Formatter", baseType: !311, size: 64, align: 64, dwarfAddressSpace: 0)
!409 = !DISubprogram(name: "debug_lower_hex", linkageName: "_ZN4core3fmt9Formatter15debug_lower_hex17h4df7985f93c5fb76E", scope: !311, file: !405, line: 2397, type: !406, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!410 = !{!403}
!411 = !DILocation(line: 2397, column: 24, scope: !404, inlinedAt: !412)
!412 = !DILocation(line: 86, column: 26, scope: !392)
!413 = !DILocalVariable(name: "self", arg: 1, scope: !414, file: !405, line: 2400, type: !310)
!414 = distinct !DISubprogram(name: "debug_upper_hex", linkageName: "_ZN4core3fmt9Formatter15debug_upper_hex17hcd512316a4b3ee41E", scope: !311, file: !405, line: 2400, type: !406, scopeLine: 2400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !415, retainedNodes: !416)
!415 = !DISubprogram(name: "debug_upper_hex", linkageName: "_ZN4core3fmt9Formatter15debug_upper_hex17hcd512316a4b3ee41E", scope: !311, file: !405, line: 2400, type: !406, scopeLine: 2400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!416 = !{!413}
!417 = !DILocation(line: 2400, column: 24, scope: !414, inlinedAt: !418)
!418 = !DILocation(line: 88, column: 33, scope: !392)
!419 = !DILocation(line: 2398, column: 9, scope: !404, inlinedAt: !412)
!420 = !DILocation(line: 86, column: 24, scope: !392)
!421 = !DILocation(line: 2401, column: 9, scope: !414, inlinedAt: !418)
!422 = !DILocation(line: 88, column: 31, scope: !392)
!423 = !DILocation(line: 87, column: 25, scope: !392)
!424 = !DILocation(line: 91, column: 25, scope: !392)
!425 = !DILocation(line: 89, column: 25, scope: !392)
!426 = !DILocation(line: 86, column: 21, scope: !392)
!427 = !DILocation(line: 93, column: 18, scope: !392)
!428 = distinct !DISubprogram(name: "as_statically_known_str", linkageName: "_ZN4core3fmt9Arguments23as_statically_known_str17ha73af4cbe6275f28E", scope: !429, file: !405, line: 896, type: !439, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !456, retainedNodes: !457)
!429 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !272, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !430, templateParams: !18, identifier: "e5c67bbe046da39973c72077c7f66185")
!430 = !{!431, !432}
!431 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !429, file: !2, baseType: !379, size: 64, align: 64, flags: DIFlagPrivate)
!432 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !429, file: !2, baseType: !433, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!433 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !284, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !434, templateParams: !437, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!434 = !{!435}
!435 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !433, file: !2, baseType: !436, size: 64, align: 64, flags: DIFlagPrivate)
!436 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !270, size: 64, align: 64, dwarfAddressSpace: 0)
!437 = !{!438}
!438 = !DITemplateTypeParameter(name: "T", type: !270)
!439 = !DISubroutineType(types: !440)
!440 = !{!441, !455}
!441 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&str>", scope: !442, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !443, templateParams: !18, identifier: "388f0724495c9979543236d6ae2d54c2")
!442 = !DINamespace(name: "option", scope: !61)
!443 = !{!444}
!444 = !DICompositeType(tag: DW_TAG_variant_part, scope: !441, file: !2, size: 128, align: 64, elements: !445, templateParams: !18, identifier: "e6785e8f6e1e140eb9b4249e8ee16932", discriminator: !454)
!445 = !{!446, !450}
!446 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !444, file: !2, baseType: !447, size: 128, align: 64, extraData: i64 0)
!447 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !441, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !448, identifier: "d07e0299997611c95ecaaab3f1b5fcbf")
!448 = !{!449}
!449 = !DITemplateTypeParameter(name: "T", type: !171)
!450 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !444, file: !2, baseType: !451, size: 128, align: 64)
!451 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !441, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !452, templateParams: !448, identifier: "752c4aa88f8dc851ac37ea0fe4a1be3a")
!452 = !{!453}
!453 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !451, file: !2, baseType: !171, size: 128, align: 64, flags: DIFlagPublic)
!454 = !DIDerivedType(tag: DW_TAG_member, scope: !441, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!455 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Arguments", baseType: !429, size: 64, align: 64, dwarfAddressSpace: 0)
!456 = !DISubprogram(name: "as_statically_known_str", linkageName: "_ZN4core3fmt9Arguments23as_statically_known_str17ha73af4cbe6275f28E", scope: !429, file: !405, line: 896, type: !439, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!457 = !{!458, !459}
!458 = !DILocalVariable(name: "self", arg: 1, scope: !428, file: !405, line: 896, type: !455)
!459 = !DILocalVariable(name: "s", scope: !460, file: !405, line: 897, type: !441, align: 64)
!460 = distinct !DILexicalBlock(scope: !428, file: !405, line: 897, column: 9)
!461 = !DILocation(line: 897, column: 13, scope: !460)
!462 = !DILocation(line: 896, column: 36, scope: !428)
!463 = !DILocalVariable(name: "self", arg: 1, scope: !464, file: !405, line: 871, type: !455)
!464 = distinct !DISubprogram(name: "as_str", linkageName: "_ZN4core3fmt9Arguments6as_str17h49f9224a8a455972E", scope: !429, file: !405, line: 871, type: !439, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !465, retainedNodes: !466)
!465 = !DISubprogram(name: "as_str", linkageName: "_ZN4core3fmt9Arguments6as_str17h49f9224a8a455972E", scope: !429, file: !405, line: 871, type: !439, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!466 = !{!463, !467}
!467 = !DILocalVariable(name: "bits", scope: !468, file: !405, line: 877, type: !9, align: 64)
!468 = distinct !DILexicalBlock(scope: !464, file: !405, line: 877, column: 9)
!469 = !DILocation(line: 871, column: 25, scope: !464, inlinedAt: !470)
!470 = !DILocation(line: 897, column: 22, scope: !428)
!471 = !DILocation(line: 877, column: 51, scope: !464, inlinedAt: !470)
!472 = !DILocation(line: 877, column: 36, scope: !464, inlinedAt: !470)
!473 = !DILocation(line: 877, column: 13, scope: !468, inlinedAt: !470)
!474 = !DILocation(line: 878, column: 12, scope: !468, inlinedAt: !470)
!475 = !DILocation(line: 882, column: 21, scope: !468, inlinedAt: !470)
!476 = !DILocalVariable(name: "self", arg: 1, scope: !477, file: !353, line: 401, type: !379)
!477 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9329081dbac02a82E", scope: !379, file: !353, line: 401, type: !478, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !481, retainedNodes: !482)
!478 = !DISubroutineType(types: !479)
!479 = !{!480, !379}
!480 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !175, size: 64, align: 64, dwarfAddressSpace: 0)
!481 = !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9329081dbac02a82E", scope: !379, file: !353, line: 401, type: !478, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!482 = !{!476}
!483 = !DILocation(line: 401, column: 25, scope: !477, inlinedAt: !484)
!484 = !DILocation(line: 882, column: 35, scope: !468, inlinedAt: !470)
!485 = !DILocalVariable(name: "data", arg: 1, scope: !486, file: !487, line: 124, type: !382)
!486 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_ZN4core5slice3raw14from_raw_parts17h90bd9a96a020b577E", scope: !488, file: !487, line: 124, type: !490, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !513)
!487 = !DIFile(filename: "library/core/src/slice/raw.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!488 = !DINamespace(name: "raw", scope: !489)
!489 = !DINamespace(name: "slice", scope: !61)
!490 = !DISubroutineType(types: !491)
!491 = !{!492, !382, !9, !496}
!492 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !2, size: 128, align: 64, elements: !493, templateParams: !18, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!493 = !{!494, !495}
!494 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !492, file: !2, baseType: !174, size: 64, align: 64)
!495 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !492, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!496 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !497, size: 64, align: 64, dwarfAddressSpace: 0)
!497 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !498, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !500, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!498 = !DINamespace(name: "location", scope: !499)
!499 = !DINamespace(name: "panic", scope: !61)
!500 = !{!501, !509, !510, !511}
!501 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !497, file: !2, baseType: !502, size: 128, align: 64, flags: DIFlagPrivate)
!502 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !284, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !503, templateParams: !372, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!503 = !{!504}
!504 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !502, file: !2, baseType: !505, size: 128, align: 64, flags: DIFlagPrivate)
!505 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !506, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!506 = !{!507, !508}
!507 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !505, file: !2, baseType: !174, size: 64, align: 64)
!508 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !505, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!509 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !497, file: !2, baseType: !47, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !497, file: !2, baseType: !47, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!511 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !497, file: !2, baseType: !512, align: 8, offset: 192, flags: DIFlagPrivate)
!512 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !333, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !448, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!513 = !{!485, !514}
!514 = !DILocalVariable(name: "len", arg: 2, scope: !486, file: !487, line: 124, type: !9)
!515 = !DILocation(line: 124, column: 43, scope: !486, inlinedAt: !516)
!516 = !DILocation(line: 881, column: 42, scope: !468, inlinedAt: !470)
!517 = !DILocalVariable(name: "data", arg: 1, scope: !518, file: !519, line: 1174, type: !382)
!518 = distinct !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr20slice_from_raw_parts17h76243e80e7491090E", scope: !60, file: !519, line: 1174, type: !520, scopeLine: 1174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !526)
!519 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!520 = !DISubroutineType(types: !521)
!521 = !{!522, !382, !9}
!522 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [u8]", file: !2, size: 128, align: 64, elements: !523, templateParams: !18, identifier: "a10360edaf335c418dbc95bccd0cb05d")
!523 = !{!524, !525}
!524 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !522, file: !2, baseType: !174, size: 64, align: 64)
!525 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !522, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!526 = !{!517, !527}
!527 = !DILocalVariable(name: "len", arg: 2, scope: !518, file: !519, line: 1174, type: !9)
!528 = !DILocation(line: 1174, column: 38, scope: !518, inlinedAt: !529)
!529 = !DILocation(line: 139, column: 11, scope: !486, inlinedAt: !516)
!530 = !DILocalVariable(name: "data_pointer", arg: 1, scope: !531, file: !532, line: 117, type: !382)
!531 = distinct !DISubprogram(name: "from_raw_parts<[u8], u8>", linkageName: "_ZN4core3ptr8metadata14from_raw_parts17h6dac3b239abafcc4E", scope: !533, file: !532, line: 116, type: !520, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !535, retainedNodes: !534)
!532 = !DIFile(filename: "library/core/src/ptr/metadata.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c85ba1a096992da0f69a2c5ff0eac593")
!533 = !DINamespace(name: "metadata", scope: !60)
!534 = !{!530}
!535 = !{!373, !536}
!536 = !DITemplateTypeParameter(name: "impl Thin", type: !175)
!537 = !DILocation(line: 117, column: 5, scope: !531, inlinedAt: !538)
!538 = !DILocation(line: 1175, column: 5, scope: !518, inlinedAt: !529)
!539 = !DILocation(line: 883, column: 21, scope: !468, inlinedAt: !470)
!540 = !DILocation(line: 124, column: 59, scope: !486, inlinedAt: !516)
!541 = !DILocation(line: 1174, column: 54, scope: !518, inlinedAt: !529)
!542 = !DILocation(line: 77, column: 35, scope: !543, inlinedAt: !516)
!543 = !DILexicalBlockFile(scope: !486, file: !544, discriminator: 0)
!544 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!545 = !DILocation(line: 887, column: 13, scope: !468, inlinedAt: !470)
!546 = !DILocation(line: 878, column: 9, scope: !468, inlinedAt: !470)
!547 = !DILocation(line: 78, column: 17, scope: !543, inlinedAt: !516)
!548 = !DILocation(line: 77, column: 13, scope: !543, inlinedAt: !516)
!549 = !DILocation(line: 120, column: 5, scope: !531, inlinedAt: !538)
!550 = !DILocalVariable(name: "v", arg: 1, scope: !551, file: !552, line: 178, type: !522)
!551 = distinct !DISubprogram(name: "from_utf8_unchecked", linkageName: "_ZN4core3str8converts19from_utf8_unchecked17hd8418f18e0525661E", scope: !553, file: !552, line: 178, type: !555, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !557)
!552 = !DIFile(filename: "library/core/src/str/converts.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e9035c094c664ecc363abf0007689bcc")
!553 = !DINamespace(name: "converts", scope: !554)
!554 = !DINamespace(name: "str", scope: !61)
!555 = !DISubroutineType(types: !556)
!556 = !{!171, !492}
!557 = !{!550}
!558 = !DILocation(line: 178, column: 41, scope: !551, inlinedAt: !559)
!559 = !DILocation(line: 881, column: 17, scope: !468, inlinedAt: !470)
!560 = !DILocation(line: 880, column: 13, scope: !468, inlinedAt: !470)
!561 = !DILocalVariable(name: "self", arg: 1, scope: !562, file: !563, line: 635, type: !566)
!562 = distinct !DISubprogram(name: "is_some<&str>", linkageName: "_ZN4core6option15Option$LT$T$GT$7is_some17h5294ff1e1617b947E", scope: !441, file: !563, line: 635, type: !564, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !448, declaration: !567, retainedNodes: !568)
!563 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!564 = !DISubroutineType(types: !565)
!565 = !{!257, !566}
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::option::Option<&str>", baseType: !441, size: 64, align: 64, dwarfAddressSpace: 0)
!567 = !DISubprogram(name: "is_some<&str>", linkageName: "_ZN4core6option15Option$LT$T$GT$7is_some17h5294ff1e1617b947E", scope: !441, file: !563, line: 635, type: !564, scopeLine: 635, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !448)
!568 = !{!561}
!569 = !DILocation(line: 635, column: 26, scope: !562, inlinedAt: !570)
!570 = !DILocation(line: 898, column: 56, scope: !460)
!571 = !DILocation(line: 636, column: 18, scope: !562, inlinedAt: !570)
!572 = !DILocation(line: 433, column: 9, scope: !573, inlinedAt: !570)
!573 = !DILexicalBlockFile(scope: !562, file: !574, discriminator: 0)
!574 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!575 = !DILocation(line: 898, column: 12, scope: !460)
!576 = !DILocation(line: 898, column: 80, scope: !460)
!577 = !DILocation(line: 898, column: 9, scope: !460)
!578 = !DILocation(line: 899, column: 6, scope: !428)
!579 = distinct !DISubprogram(name: "new<26, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h0a9ffd64d60b9e5cE", scope: !429, file: !405, line: 729, type: !580, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !590, retainedNodes: !591)
!580 = !DISubroutineType(types: !581)
!581 = !{!429, !582, !586}
!582 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[u8; 26]", baseType: !583, size: 64, align: 64, dwarfAddressSpace: 0)
!583 = !DICompositeType(tag: DW_TAG_array_type, baseType: !175, size: 208, align: 8, elements: !584)
!584 = !{!585}
!585 = !DISubrange(count: 26, lowerBound: 0)
!586 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[core::fmt::rt::Argument; 1]", baseType: !587, size: 64, align: 64, dwarfAddressSpace: 0)
!587 = !DICompositeType(tag: DW_TAG_array_type, baseType: !270, size: 128, align: 64, elements: !588)
!588 = !{!589}
!589 = !DISubrange(count: 1, lowerBound: 0)
!590 = !DISubprogram(name: "new<26, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h0a9ffd64d60b9e5cE", scope: !429, file: !405, line: 729, type: !580, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!591 = !{!592, !593}
!592 = !DILocalVariable(name: "template", arg: 1, scope: !579, file: !405, line: 730, type: !582)
!593 = !DILocalVariable(name: "args", arg: 2, scope: !579, file: !405, line: 731, type: !586)
!594 = !DILocation(line: 730, column: 9, scope: !579)
!595 = !DILocation(line: 731, column: 9, scope: !579)
!596 = !DILocation(line: 735, column: 6, scope: !579)
!597 = distinct !DISubprogram(name: "new<12, 1>", linkageName: "_ZN4core3fmt9Arguments3new17hc30d519294470d28E", scope: !429, file: !405, line: 729, type: !598, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !604, retainedNodes: !605)
!598 = !DISubroutineType(types: !599)
!599 = !{!429, !600, !586}
!600 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[u8; 12]", baseType: !601, size: 64, align: 64, dwarfAddressSpace: 0)
!601 = !DICompositeType(tag: DW_TAG_array_type, baseType: !175, size: 96, align: 8, elements: !602)
!602 = !{!603}
!603 = !DISubrange(count: 12, lowerBound: 0)
!604 = !DISubprogram(name: "new<12, 1>", linkageName: "_ZN4core3fmt9Arguments3new17hc30d519294470d28E", scope: !429, file: !405, line: 729, type: !598, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!605 = !{!606, !607}
!606 = !DILocalVariable(name: "template", arg: 1, scope: !597, file: !405, line: 730, type: !600)
!607 = !DILocalVariable(name: "args", arg: 2, scope: !597, file: !405, line: 731, type: !586)
!608 = !DILocation(line: 730, column: 9, scope: !597)
!609 = !DILocation(line: 731, column: 9, scope: !597)
!610 = !DILocation(line: 735, column: 6, scope: !597)
!611 = distinct !DISubprogram(name: "write_fmt", linkageName: "_ZN4core3fmt9Formatter9write_fmt17hcde92a96a0bae677E", scope: !311, file: !405, line: 2121, type: !612, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !614, retainedNodes: !615)
!612 = !DISubroutineType(types: !613)
!613 = !{!293, !310, !429}
!614 = !DISubprogram(name: "write_fmt", linkageName: "_ZN4core3fmt9Formatter9write_fmt17hcde92a96a0bae677E", scope: !311, file: !405, line: 2121, type: !612, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!615 = !{!616, !617, !618}
!616 = !DILocalVariable(name: "self", arg: 1, scope: !611, file: !405, line: 2121, type: !310)
!617 = !DILocalVariable(name: "fmt", arg: 2, scope: !611, file: !405, line: 2121, type: !429)
!618 = !DILocalVariable(name: "s", scope: !619, file: !405, line: 2122, type: !171, align: 64)
!619 = distinct !DILexicalBlock(scope: !611, file: !405, line: 2122, column: 56)
!620 = !DILocation(line: 2121, column: 22, scope: !611)
!621 = !DILocation(line: 2121, column: 33, scope: !611)
!622 = !DILocation(line: 2122, column: 30, scope: !619)
!623 = !DILocation(line: 2122, column: 26, scope: !619)
!624 = !DILocation(line: 2122, column: 16, scope: !619)
!625 = !DILocation(line: 2122, column: 21, scope: !619)
!626 = !DILocation(line: 2123, column: 13, scope: !619)
!627 = !DILocation(line: 2123, column: 22, scope: !619)
!628 = !DILocation(line: 2122, column: 9, scope: !611)
!629 = !DILocation(line: 2125, column: 19, scope: !611)
!630 = !DILocation(line: 2125, column: 13, scope: !611)
!631 = !DILocation(line: 2127, column: 6, scope: !611)
!632 = !DILocation(line: 2121, column: 5, scope: !611)
!633 = distinct !DISubprogram(name: "call_once<fn(&str) -> alloc::string::String, (&str)>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hb26be9a964c67597E", scope: !635, file: !634, line: 250, type: !638, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !685, retainedNodes: !679)
!634 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!635 = !DINamespace(name: "FnOnce", scope: !636)
!636 = !DINamespace(name: "function", scope: !637)
!637 = !DINamespace(name: "ops", scope: !61)
!638 = !DISubroutineType(types: !639)
!639 = !{!640, !676, !171}
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "String", scope: !641, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !643, templateParams: !18, identifier: "bc53cb80a87db744310a1cd4bda01882")
!641 = !DINamespace(name: "string", scope: !642)
!642 = !DINamespace(name: "alloc", scope: null)
!643 = !{!644}
!644 = !DIDerivedType(tag: DW_TAG_member, name: "vec", scope: !640, file: !2, baseType: !645, size: 192, align: 64, flags: DIFlagPrivate)
!645 = !DICompositeType(tag: DW_TAG_structure_type, name: "Vec<u8, alloc::alloc::Global>", scope: !646, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !647, templateParams: !674, identifier: "4743da188a3d7e8b8ad6d3218734496a")
!646 = !DINamespace(name: "vec", scope: !642)
!647 = !{!648, !675}
!648 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !645, file: !2, baseType: !649, size: 128, align: 64, flags: DIFlagPrivate)
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVec<u8, alloc::alloc::Global>", scope: !650, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !651, templateParams: !674, identifier: "1786a941d613205182510ae0fe838410")
!650 = !DINamespace(name: "raw_vec", scope: !642)
!651 = !{!652, !673}
!652 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !649, file: !2, baseType: !653, size: 128, align: 64, flags: DIFlagPrivate)
!653 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVecInner<alloc::alloc::Global>", scope: !650, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !654, templateParams: !671, identifier: "45ea25bc7f42e606fa74c731a5e7f80c")
!654 = !{!655, !662, !668}
!655 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !653, file: !2, baseType: !656, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!656 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unique<u8>", scope: !657, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !658, templateParams: !372, identifier: "3c59e741c9569c78cbe381fa3cbee4e5")
!657 = !DINamespace(name: "unique", scope: !60)
!658 = !{!659, !660}
!659 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !656, file: !2, baseType: !379, size: 64, align: 64, flags: DIFlagPrivate)
!660 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !656, file: !2, baseType: !661, align: 8, offset: 64, flags: DIFlagPrivate)
!661 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<u8>", scope: !333, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !372, identifier: "15bae875c56c7c0f828edf19d836075e")
!662 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !653, file: !2, baseType: !663, size: 64, align: 64, flags: DIFlagPrivate)
!663 = !DICompositeType(tag: DW_TAG_structure_type, name: "UsizeNoHighBit", scope: !664, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !666, templateParams: !18, identifier: "cad7375c0c871c072d809328de25b44")
!664 = !DINamespace(name: "niche_types", scope: !665)
!665 = !DINamespace(name: "num", scope: !61)
!666 = !{!667}
!667 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !663, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !653, file: !2, baseType: !669, align: 8, offset: 128, flags: DIFlagPrivate)
!669 = !DICompositeType(tag: DW_TAG_structure_type, name: "Global", scope: !670, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "8471efeafbd677a88d306f08d1a0eeb")
!670 = !DINamespace(name: "alloc", scope: !642)
!671 = !{!672}
!672 = !DITemplateTypeParameter(name: "A", type: !669)
!673 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !649, file: !2, baseType: !661, align: 8, offset: 128, flags: DIFlagPrivate)
!674 = !{!373, !672}
!675 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !645, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!676 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(&str) -> alloc::string::String", baseType: !677, align: 8, dwarfAddressSpace: 0)
!677 = !DISubroutineType(types: !678)
!678 = !{!640, !171}
!679 = !{!680, !681}
!680 = !DILocalVariable(arg: 1, scope: !633, file: !634, line: 250, type: !676)
!681 = !DILocalVariable(arg: 2, scope: !633, file: !634, line: 250, type: !682)
!682 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&str)", file: !2, size: 128, align: 64, elements: !683, templateParams: !18, identifier: "9f7b49506c9013cb415945f96ceb697a")
!683 = !{!684}
!684 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !682, file: !2, baseType: !171, size: 128, align: 64)
!685 = !{!686, !687}
!686 = !DITemplateTypeParameter(name: "Self", type: !676)
!687 = !DITemplateTypeParameter(name: "Args", type: !682)
!688 = !DILocation(line: 250, column: 5, scope: !633)
!689 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr19copy_nonoverlapping18precondition_check17h8c54d5e57f4a12e9E", scope: !690, file: !544, line: 68, type: !691, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !694)
!690 = !DINamespace(name: "copy_nonoverlapping", scope: !60)
!691 = !DISubroutineType(types: !692)
!692 = !{null, !6, !693, !9, !9, !9, !496}
!693 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!694 = !{!695, !696, !697, !698, !699, !700, !702}
!695 = !DILocalVariable(name: "src", arg: 1, scope: !689, file: !544, line: 68, type: !6)
!696 = !DILocalVariable(name: "dst", arg: 2, scope: !689, file: !544, line: 68, type: !693)
!697 = !DILocalVariable(name: "size", arg: 3, scope: !689, file: !544, line: 68, type: !9)
!698 = !DILocalVariable(name: "align", arg: 4, scope: !689, file: !544, line: 68, type: !9)
!699 = !DILocalVariable(name: "count", arg: 5, scope: !689, file: !544, line: 68, type: !9)
!700 = !DILocalVariable(name: "zero_size", scope: !701, file: !519, line: 538, type: !257, align: 8)
!701 = distinct !DILexicalBlock(scope: !689, file: !519, line: 538, column: 13)
!702 = !DILocalVariable(name: "msg", scope: !703, file: !544, line: 70, type: !171, align: 64)
!703 = distinct !DILexicalBlock(scope: !689, file: !544, line: 70, column: 21)
!704 = !DILocation(line: 68, column: 43, scope: !689)
!705 = !DILocalVariable(name: "ptr", arg: 1, scope: !706, file: !544, line: 119, type: !6)
!706 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_ZN4core9ub_checks29maybe_is_aligned_and_not_null17hdd9a923be9d02c69E", scope: !707, file: !544, line: 118, type: !708, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !710)
!707 = !DINamespace(name: "ub_checks", scope: !61)
!708 = !DISubroutineType(types: !709)
!709 = !{!257, !6, !9, !257}
!710 = !{!705, !711, !712}
!711 = !DILocalVariable(name: "align", arg: 2, scope: !706, file: !544, line: 120, type: !9)
!712 = !DILocalVariable(name: "is_zst", arg: 3, scope: !706, file: !544, line: 121, type: !257)
!713 = !DILocation(line: 119, column: 5, scope: !706, inlinedAt: !714)
!714 = !DILocation(line: 539, column: 13, scope: !701)
!715 = !DILocalVariable(name: "ptr", arg: 1, scope: !716, file: !544, line: 134, type: !6)
!716 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_ZN4core9ub_checks16maybe_is_aligned17h53ed7588ad110ce1E", scope: !707, file: !544, line: 134, type: !717, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !719)
!717 = !DISubroutineType(types: !718)
!718 = !{!257, !6, !9}
!719 = !{!715, !720}
!720 = !DILocalVariable(name: "align", arg: 2, scope: !716, file: !544, line: 134, type: !9)
!721 = !DILocation(line: 134, column: 38, scope: !716, inlinedAt: !722)
!722 = !DILocation(line: 124, column: 5, scope: !706, inlinedAt: !714)
!723 = !DILocalVariable(name: "ptr", arg: 1, scope: !724, file: !253, line: 2434, type: !6)
!724 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core9ub_checks16maybe_is_aligned7runtime17h739de3e710cbc940E", scope: !725, file: !253, line: 2434, type: !717, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !726)
!725 = !DINamespace(name: "maybe_is_aligned", scope: !707)
!726 = !{!723, !727}
!727 = !DILocalVariable(name: "align", arg: 2, scope: !724, file: !253, line: 2434, type: !9)
!728 = !DILocation(line: 2434, column: 40, scope: !724, inlinedAt: !729)
!729 = !DILocation(line: 2447, column: 9, scope: !730, inlinedAt: !722)
!730 = !DILexicalBlockFile(scope: !716, file: !253, discriminator: 0)
!731 = !DILocalVariable(name: "self", arg: 1, scope: !732, file: !733, line: 22, type: !6)
!732 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h7005b8b42bfb9135E", scope: !734, file: !733, line: 22, type: !736, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !738)
!733 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!734 = !DINamespace(name: "{impl#0}", scope: !735)
!735 = !DINamespace(name: "const_ptr", scope: !60)
!736 = !DISubroutineType(types: !737)
!737 = !{!257, !6}
!738 = !{!731}
!739 = !DILocation(line: 22, column: 26, scope: !732, inlinedAt: !740)
!740 = !DILocation(line: 124, column: 53, scope: !706, inlinedAt: !714)
!741 = !DILocalVariable(name: "src", arg: 1, scope: !742, file: !544, line: 160, type: !6)
!742 = distinct !DISubprogram(name: "maybe_is_nonoverlapping", linkageName: "_ZN4core9ub_checks23maybe_is_nonoverlapping17h303937158eee3345E", scope: !707, file: !544, line: 159, type: !743, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !745)
!743 = !DISubroutineType(types: !744)
!744 = !{!257, !6, !6, !9, !9}
!745 = !{!741, !746, !747, !748}
!746 = !DILocalVariable(name: "dst", arg: 2, scope: !742, file: !544, line: 161, type: !6)
!747 = !DILocalVariable(name: "size", arg: 3, scope: !742, file: !544, line: 162, type: !9)
!748 = !DILocalVariable(name: "count", arg: 4, scope: !742, file: !544, line: 163, type: !9)
!749 = !DILocation(line: 160, column: 5, scope: !742, inlinedAt: !750)
!750 = !DILocation(line: 541, column: 20, scope: !701)
!751 = !DILocation(line: 162, column: 5, scope: !742, inlinedAt: !750)
!752 = !DILocation(line: 120, column: 5, scope: !706, inlinedAt: !714)
!753 = !DILocation(line: 134, column: 54, scope: !716, inlinedAt: !722)
!754 = !DILocation(line: 120, column: 5, scope: !706, inlinedAt: !755)
!755 = !DILocation(line: 540, column: 20, scope: !701)
!756 = !DILocation(line: 134, column: 54, scope: !716, inlinedAt: !757)
!757 = !DILocation(line: 124, column: 5, scope: !758, inlinedAt: !755)
!758 = !DILexicalBlockFile(scope: !706, file: !544, discriminator: 2)
!759 = !DILocation(line: 2434, column: 40, scope: !724, inlinedAt: !760)
!760 = !DILocation(line: 2447, column: 9, scope: !761, inlinedAt: !757)
!761 = !DILexicalBlockFile(scope: !730, file: !253, discriminator: 4)
!762 = !DILocation(line: 163, column: 5, scope: !742, inlinedAt: !750)
!763 = !DILocation(line: 538, column: 17, scope: !701)
!764 = !DILocation(line: 121, column: 5, scope: !706, inlinedAt: !755)
!765 = !DILocation(line: 538, column: 29, scope: !766)
!766 = !DILexicalBlockFile(scope: !689, file: !519, discriminator: 0)
!767 = !DILocation(line: 538, column: 43, scope: !766)
!768 = !DILocation(line: 539, column: 66, scope: !701)
!769 = !DILocation(line: 121, column: 5, scope: !706, inlinedAt: !714)
!770 = !DILocation(line: 141, column: 17, scope: !771, inlinedAt: !729)
!771 = !DILexicalBlockFile(scope: !724, file: !544, discriminator: 0)
!772 = !DILocation(line: 68, column: 13, scope: !689)
!773 = !DILocation(line: 124, column: 38, scope: !706, inlinedAt: !714)
!774 = !DILocation(line: 0, scope: !775)
!775 = !DILexicalBlockFile(scope: !701, file: !156, discriminator: 0)
!776 = !DILocation(line: 159, column: 18, scope: !777, inlinedAt: !780)
!777 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hcf6d4ffd7f94f905E", scope: !734, file: !733, line: 153, type: !778, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372)
!778 = !DISubroutineType(types: !779)
!779 = !{!9, !382}
!780 = !DILocation(line: 38, column: 21, scope: !781, inlinedAt: !786)
!781 = !DILexicalBlockFile(scope: !782, file: !733, discriminator: 0)
!782 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h54a4baf59efe4d20E", scope: !783, file: !253, line: 2434, type: !784, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18)
!783 = !DINamespace(name: "is_null", scope: !734)
!784 = !DISubroutineType(types: !785)
!785 = !{!257, !382}
!786 = !DILocation(line: 2447, column: 9, scope: !787, inlinedAt: !740)
!787 = !DILexicalBlockFile(scope: !788, file: !253, discriminator: 2)
!788 = !DILexicalBlockFile(scope: !732, file: !253, discriminator: 0)
!789 = !DILocation(line: 38, column: 17, scope: !781, inlinedAt: !786)
!790 = !DILocation(line: 124, column: 48, scope: !706, inlinedAt: !714)
!791 = !DILocation(line: 540, column: 61, scope: !701)
!792 = !DILocation(line: 119, column: 5, scope: !706, inlinedAt: !755)
!793 = !DILocation(line: 134, column: 38, scope: !716, inlinedAt: !757)
!794 = !DILocation(line: 22, column: 26, scope: !732, inlinedAt: !795)
!795 = !DILocation(line: 124, column: 53, scope: !758, inlinedAt: !755)
!796 = !DILocation(line: 161, column: 5, scope: !742, inlinedAt: !750)
!797 = !DILocation(line: 141, column: 17, scope: !771, inlinedAt: !760)
!798 = !DILocation(line: 537, column: 14, scope: !766)
!799 = !DILocation(line: 124, column: 5, scope: !706, inlinedAt: !755)
!800 = !DILocation(line: 124, column: 38, scope: !706, inlinedAt: !755)
!801 = !DILocation(line: 159, column: 18, scope: !777, inlinedAt: !802)
!802 = !DILocation(line: 38, column: 21, scope: !803, inlinedAt: !804)
!803 = !DILexicalBlockFile(scope: !781, file: !733, discriminator: 2)
!804 = !DILocation(line: 2447, column: 9, scope: !805, inlinedAt: !795)
!805 = !DILexicalBlockFile(scope: !788, file: !253, discriminator: 6)
!806 = !DILocation(line: 38, column: 17, scope: !781, inlinedAt: !804)
!807 = !DILocation(line: 124, column: 48, scope: !706, inlinedAt: !755)
!808 = !DILocation(line: 2447, column: 9, scope: !809, inlinedAt: !750)
!809 = !DILexicalBlockFile(scope: !742, file: !253, discriminator: 0)
!810 = !DILocation(line: 70, column: 31, scope: !689)
!811 = !DILocation(line: 70, column: 25, scope: !703)
!812 = !DILocalVariable(name: "s", arg: 1, scope: !813, file: !405, line: 815, type: !171)
!813 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !817)
!814 = !DISubroutineType(types: !815)
!815 = !{!429, !171}
!816 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!817 = !{!812}
!818 = !DILocation(line: 815, column: 27, scope: !813, inlinedAt: !819)
!819 = !DILocation(line: 73, column: 59, scope: !703)
!820 = !DILocalVariable(name: "self", arg: 1, scope: !821, file: !822, line: 578, type: !171)
!821 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !826)
!822 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!823 = !DINamespace(name: "{impl#0}", scope: !554)
!824 = !DISubroutineType(types: !825)
!825 = !{!382, !171}
!826 = !{!820}
!827 = !DILocation(line: 578, column: 25, scope: !821, inlinedAt: !828)
!828 = !DILocation(line: 819, column: 44, scope: !813, inlinedAt: !819)
!829 = !DILocalVariable(name: "self", arg: 1, scope: !830, file: !822, line: 157, type: !171)
!830 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !833)
!831 = !DISubroutineType(types: !832)
!832 = !{!9, !171}
!833 = !{!829}
!834 = !DILocation(line: 157, column: 22, scope: !830, inlinedAt: !835)
!835 = !DILocation(line: 820, column: 40, scope: !813, inlinedAt: !819)
!836 = !DILocalVariable(name: "self", arg: 1, scope: !837, file: !822, line: 502, type: !171)
!837 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !840)
!838 = !DISubroutineType(types: !839)
!839 = !{!492, !171}
!840 = !{!836}
!841 = !DILocation(line: 502, column: 27, scope: !837, inlinedAt: !842)
!842 = !DILocation(line: 158, column: 14, scope: !830, inlinedAt: !835)
!843 = !DILocation(line: 73, column: 21, scope: !703)
!844 = !DILocation(line: 75, column: 14, scope: !689)
!845 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17he74653ce176be84cE", scope: !846, file: !544, line: 68, type: !848, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !850)
!846 = !DINamespace(name: "new_unchecked", scope: !847)
!847 = !DINamespace(name: "{impl#3}", scope: !284)
!848 = !DISubroutineType(types: !849)
!849 = !{null, !693, !496}
!850 = !{!851, !852}
!851 = !DILocalVariable(name: "ptr", arg: 1, scope: !845, file: !544, line: 68, type: !693)
!852 = !DILocalVariable(name: "msg", scope: !853, file: !544, line: 70, type: !171, align: 64)
!853 = distinct !DILexicalBlock(scope: !845, file: !544, line: 70, column: 21)
!854 = !DILocation(line: 68, column: 43, scope: !845)
!855 = !DILocalVariable(name: "self", arg: 1, scope: !856, file: !857, line: 22, type: !693)
!856 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17h773eb99ef3503527E", scope: !858, file: !857, line: 22, type: !860, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !862)
!857 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!858 = !DINamespace(name: "{impl#0}", scope: !859)
!859 = !DINamespace(name: "mut_ptr", scope: !60)
!860 = !DISubroutineType(types: !861)
!861 = !{!257, !693}
!862 = !{!855}
!863 = !DILocation(line: 22, column: 26, scope: !856, inlinedAt: !864)
!864 = !DILocation(line: 239, column: 57, scope: !865)
!865 = !DILexicalBlockFile(scope: !845, file: !353, discriminator: 0)
!866 = !DILocation(line: 159, column: 18, scope: !867, inlinedAt: !868)
!867 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hcf6d4ffd7f94f905E", scope: !734, file: !733, line: 153, type: !778, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372)
!868 = !DILocation(line: 38, column: 21, scope: !869, inlinedAt: !871)
!869 = !DILexicalBlockFile(scope: !870, file: !733, discriminator: 0)
!870 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h54a4baf59efe4d20E", scope: !783, file: !253, line: 2434, type: !784, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18)
!871 = !DILocation(line: 2447, column: 9, scope: !872, inlinedAt: !874)
!872 = !DILexicalBlockFile(scope: !873, file: !253, discriminator: 0)
!873 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h7005b8b42bfb9135E", scope: !734, file: !733, line: 22, type: !736, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287)
!874 = !DILocation(line: 23, column: 27, scope: !856, inlinedAt: !864)
!875 = !DILocation(line: 239, column: 53, scope: !865)
!876 = !DILocation(line: 70, column: 31, scope: !845)
!877 = !DILocation(line: 70, column: 25, scope: !853)
!878 = !DILocalVariable(name: "s", arg: 1, scope: !879, file: !405, line: 815, type: !171)
!879 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !880)
!880 = !{!878}
!881 = !DILocation(line: 815, column: 27, scope: !879, inlinedAt: !882)
!882 = !DILocation(line: 73, column: 59, scope: !853)
!883 = !DILocalVariable(name: "self", arg: 1, scope: !884, file: !822, line: 578, type: !171)
!884 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !885)
!885 = !{!883}
!886 = !DILocation(line: 578, column: 25, scope: !884, inlinedAt: !887)
!887 = !DILocation(line: 819, column: 44, scope: !879, inlinedAt: !882)
!888 = !DILocalVariable(name: "self", arg: 1, scope: !889, file: !822, line: 157, type: !171)
!889 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !890)
!890 = !{!888}
!891 = !DILocation(line: 157, column: 22, scope: !889, inlinedAt: !892)
!892 = !DILocation(line: 820, column: 40, scope: !879, inlinedAt: !882)
!893 = !DILocalVariable(name: "self", arg: 1, scope: !894, file: !822, line: 502, type: !171)
!894 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !895)
!895 = !{!893}
!896 = !DILocation(line: 502, column: 27, scope: !894, inlinedAt: !897)
!897 = !DILocation(line: 158, column: 14, scope: !889, inlinedAt: !892)
!898 = !DILocation(line: 73, column: 21, scope: !853)
!899 = !DILocation(line: 75, column: 14, scope: !845)
!900 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h74e152c6f86fc363E", scope: !734, file: !733, line: 1372, type: !717, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !901)
!901 = !{!902, !903}
!902 = !DILocalVariable(name: "self", arg: 1, scope: !900, file: !733, line: 1372, type: !6)
!903 = !DILocalVariable(name: "align", arg: 2, scope: !900, file: !733, line: 1372, type: !9)
!904 = !DILocation(line: 1372, column: 26, scope: !900)
!905 = !DILocalVariable(name: "self", arg: 1, scope: !906, file: !733, line: 153, type: !6)
!906 = distinct !DISubprogram(name: "addr<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hd29dbe821f353d4dE", scope: !734, file: !733, line: 153, type: !907, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !909)
!907 = !DISubroutineType(types: !908)
!908 = !{!9, !6}
!909 = !{!905}
!910 = !DILocation(line: 153, column: 17, scope: !906, inlinedAt: !911)
!911 = !DILocation(line: 1377, column: 14, scope: !900)
!912 = !DILocalVariable(name: "self", arg: 1, scope: !913, file: !733, line: 48, type: !6)
!913 = distinct !DISubprogram(name: "cast<(), ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h6ca9245a300d70d5E", scope: !734, file: !733, line: 48, type: !914, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !917, retainedNodes: !916)
!914 = !DISubroutineType(types: !915)
!915 = !{!6, !6}
!916 = !{!912}
!917 = !{!288, !918}
!918 = !DITemplateTypeParameter(name: "U", type: !7)
!919 = !DILocation(line: 48, column: 26, scope: !913, inlinedAt: !920)
!920 = !DILocation(line: 159, column: 38, scope: !906, inlinedAt: !911)
!921 = !DILocation(line: 1372, column: 32, scope: !900)
!922 = !DILocalVariable(name: "self", arg: 1, scope: !923, file: !924, line: 3761, type: !9)
!923 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15is_power_of_two", scope: !925, file: !924, line: 3761, type: !926, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !928)
!924 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!925 = !DINamespace(name: "{impl#11}", scope: !665)
!926 = !DISubroutineType(types: !927)
!927 = !{!257, !9}
!928 = !{!922}
!929 = !DILocation(line: 3761, column: 38, scope: !923, inlinedAt: !930)
!930 = !DILocation(line: 1373, column: 19, scope: !900)
!931 = !DILocalVariable(name: "self", arg: 1, scope: !932, file: !924, line: 84, type: !9)
!932 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj10count_ones", scope: !925, file: !924, line: 84, type: !933, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !935)
!933 = !DISubroutineType(types: !934)
!934 = !{!47, !9}
!935 = !{!931}
!936 = !DILocation(line: 84, column: 33, scope: !932, inlinedAt: !937)
!937 = !DILocation(line: 3762, column: 18, scope: !923, inlinedAt: !930)
!938 = !DILocation(line: 85, column: 20, scope: !932, inlinedAt: !937)
!939 = !DILocation(line: 1373, column: 13, scope: !900)
!940 = !DILocation(line: 159, column: 18, scope: !906, inlinedAt: !911)
!941 = !DILocation(line: 1377, column: 23, scope: !900)
!942 = !DILocation(line: 1377, column: 9, scope: !900)
!943 = !DILocation(line: 1378, column: 6, scope: !900)
!944 = !DILocation(line: 1374, column: 13, scope: !900)
!945 = !DILocalVariable(name: "s", arg: 1, scope: !946, file: !405, line: 815, type: !171)
!946 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !947)
!947 = !{!945}
!948 = !DILocation(line: 815, column: 27, scope: !946, inlinedAt: !944)
!949 = !DILocalVariable(name: "self", arg: 1, scope: !950, file: !822, line: 578, type: !171)
!950 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !951)
!951 = !{!949}
!952 = !DILocation(line: 578, column: 25, scope: !950, inlinedAt: !953)
!953 = !DILocation(line: 819, column: 44, scope: !946, inlinedAt: !944)
!954 = !DILocalVariable(name: "self", arg: 1, scope: !955, file: !822, line: 157, type: !171)
!955 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !956)
!956 = !{!954}
!957 = !DILocation(line: 157, column: 22, scope: !955, inlinedAt: !958)
!958 = !DILocation(line: 820, column: 40, scope: !946, inlinedAt: !944)
!959 = !DILocalVariable(name: "self", arg: 1, scope: !960, file: !822, line: 502, type: !171)
!960 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !961)
!961 = !{!959}
!962 = !DILocation(line: 502, column: 27, scope: !960, inlinedAt: !963)
!963 = !DILocation(line: 158, column: 14, scope: !955, inlinedAt: !958)
!964 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core4hint16assert_unchecked18precondition_check17h1bbe09dc2348d874E", scope: !965, file: !544, line: 68, type: !967, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !969)
!965 = !DINamespace(name: "assert_unchecked", scope: !966)
!966 = !DINamespace(name: "hint", scope: !61)
!967 = !DISubroutineType(types: !968)
!968 = !{null, !257, !496}
!969 = !{!970, !971}
!970 = !DILocalVariable(name: "cond", arg: 1, scope: !964, file: !544, line: 68, type: !257)
!971 = !DILocalVariable(name: "msg", scope: !972, file: !544, line: 70, type: !171, align: 64)
!972 = distinct !DILexicalBlock(scope: !964, file: !544, line: 70, column: 21)
!973 = !DILocation(line: 68, column: 43, scope: !964)
!974 = !DILocation(line: 208, column: 36, scope: !975)
!975 = !DILexicalBlockFile(scope: !964, file: !976, discriminator: 0)
!976 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!977 = !DILocation(line: 70, column: 31, scope: !964)
!978 = !DILocation(line: 70, column: 25, scope: !972)
!979 = !DILocalVariable(name: "s", arg: 1, scope: !980, file: !405, line: 815, type: !171)
!980 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !981)
!981 = !{!979}
!982 = !DILocation(line: 815, column: 27, scope: !980, inlinedAt: !983)
!983 = !DILocation(line: 73, column: 59, scope: !972)
!984 = !DILocalVariable(name: "self", arg: 1, scope: !985, file: !822, line: 578, type: !171)
!985 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !986)
!986 = !{!984}
!987 = !DILocation(line: 578, column: 25, scope: !985, inlinedAt: !988)
!988 = !DILocation(line: 819, column: 44, scope: !980, inlinedAt: !983)
!989 = !DILocalVariable(name: "self", arg: 1, scope: !990, file: !822, line: 157, type: !171)
!990 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !991)
!991 = !{!989}
!992 = !DILocation(line: 157, column: 22, scope: !990, inlinedAt: !993)
!993 = !DILocation(line: 820, column: 40, scope: !980, inlinedAt: !983)
!994 = !DILocalVariable(name: "self", arg: 1, scope: !995, file: !822, line: 502, type: !171)
!995 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !996)
!996 = !{!994}
!997 = !DILocation(line: 502, column: 27, scope: !995, inlinedAt: !998)
!998 = !DILocation(line: 158, column: 14, scope: !990, inlinedAt: !993)
!999 = !DILocation(line: 73, column: 21, scope: !972)
!1000 = !DILocation(line: 75, column: 14, scope: !964)
!1001 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core5slice3raw14from_raw_parts18precondition_check17h395887b8fb5f306bE", scope: !1002, file: !544, line: 68, type: !1003, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1005)
!1002 = !DINamespace(name: "from_raw_parts", scope: !488)
!1003 = !DISubroutineType(types: !1004)
!1004 = !{null, !693, !9, !9, !9, !496}
!1005 = !{!1006, !1007, !1008, !1009, !1010}
!1006 = !DILocalVariable(name: "data", arg: 1, scope: !1001, file: !544, line: 68, type: !693)
!1007 = !DILocalVariable(name: "size", arg: 2, scope: !1001, file: !544, line: 68, type: !9)
!1008 = !DILocalVariable(name: "align", arg: 3, scope: !1001, file: !544, line: 68, type: !9)
!1009 = !DILocalVariable(name: "len", arg: 4, scope: !1001, file: !544, line: 68, type: !9)
!1010 = !DILocalVariable(name: "msg", scope: !1011, file: !544, line: 70, type: !171, align: 64)
!1011 = distinct !DILexicalBlock(scope: !1001, file: !544, line: 70, column: 21)
!1012 = !DILocation(line: 68, column: 43, scope: !1001)
!1013 = !DILocalVariable(name: "size", arg: 1, scope: !1014, file: !544, line: 147, type: !9)
!1014 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_ZN4core9ub_checks24is_valid_allocation_size17h1bc15150d1a8ecefE", scope: !707, file: !544, line: 147, type: !1015, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1017)
!1015 = !DISubroutineType(types: !1016)
!1016 = !{!257, !9, !9}
!1017 = !{!1013, !1018, !1019}
!1018 = !DILocalVariable(name: "len", arg: 2, scope: !1014, file: !544, line: 147, type: !9)
!1019 = !DILocalVariable(name: "max_len", scope: !1020, file: !544, line: 148, type: !9, align: 64)
!1020 = distinct !DILexicalBlock(scope: !1014, file: !544, line: 148, column: 5)
!1021 = !DILocation(line: 147, column: 46, scope: !1014, inlinedAt: !1022)
!1022 = !DILocation(line: 137, column: 20, scope: !1023)
!1023 = !DILexicalBlockFile(scope: !1001, file: !487, discriminator: 0)
!1024 = !DILocalVariable(name: "align", arg: 2, scope: !1025, file: !544, line: 120, type: !9)
!1025 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_ZN4core9ub_checks29maybe_is_aligned_and_not_null17hdd9a923be9d02c69E", scope: !707, file: !544, line: 118, type: !708, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1026)
!1026 = !{!1027, !1024, !1028}
!1027 = !DILocalVariable(name: "ptr", arg: 1, scope: !1025, file: !544, line: 119, type: !6)
!1028 = !DILocalVariable(name: "is_zst", scope: !1025, file: !544, line: 121, type: !257, align: 8)
!1029 = !DILocation(line: 120, column: 5, scope: !1025, inlinedAt: !1030)
!1030 = !DILocation(line: 136, column: 13, scope: !1023)
!1031 = !DILocalVariable(name: "align", arg: 2, scope: !1032, file: !544, line: 134, type: !9)
!1032 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_ZN4core9ub_checks16maybe_is_aligned17h53ed7588ad110ce1E", scope: !707, file: !544, line: 134, type: !717, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1033)
!1033 = !{!1034, !1031}
!1034 = !DILocalVariable(name: "ptr", arg: 1, scope: !1032, file: !544, line: 134, type: !6)
!1035 = !DILocation(line: 134, column: 54, scope: !1032, inlinedAt: !1036)
!1036 = !DILocation(line: 124, column: 5, scope: !1025, inlinedAt: !1030)
!1037 = !DILocalVariable(name: "align", arg: 2, scope: !1038, file: !253, line: 2434, type: !9)
!1038 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core9ub_checks16maybe_is_aligned7runtime17h739de3e710cbc940E", scope: !725, file: !253, line: 2434, type: !717, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1039)
!1039 = !{!1040, !1037}
!1040 = !DILocalVariable(name: "ptr", arg: 1, scope: !1038, file: !253, line: 2434, type: !6)
!1041 = !DILocation(line: 2434, column: 40, scope: !1038, inlinedAt: !1042)
!1042 = !DILocation(line: 2447, column: 9, scope: !1043, inlinedAt: !1036)
!1043 = !DILexicalBlockFile(scope: !1032, file: !253, discriminator: 0)
!1044 = !DILocation(line: 147, column: 59, scope: !1014, inlinedAt: !1022)
!1045 = !DILocation(line: 148, column: 9, scope: !1020, inlinedAt: !1022)
!1046 = !DILocation(line: 121, column: 5, scope: !1025, inlinedAt: !1030)
!1047 = !DILocation(line: 136, column: 54, scope: !1023)
!1048 = !DILocation(line: 119, column: 5, scope: !1025, inlinedAt: !1030)
!1049 = !DILocation(line: 134, column: 38, scope: !1032, inlinedAt: !1036)
!1050 = !DILocalVariable(name: "self", arg: 1, scope: !1051, file: !733, line: 22, type: !6)
!1051 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h7005b8b42bfb9135E", scope: !734, file: !733, line: 22, type: !736, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !1052)
!1052 = !{!1050}
!1053 = !DILocation(line: 22, column: 26, scope: !1051, inlinedAt: !1054)
!1054 = !DILocation(line: 124, column: 53, scope: !1025, inlinedAt: !1030)
!1055 = !DILocation(line: 141, column: 17, scope: !1056, inlinedAt: !1042)
!1056 = !DILexicalBlockFile(scope: !1038, file: !544, discriminator: 0)
!1057 = !DILocation(line: 68, column: 13, scope: !1001)
!1058 = !DILocation(line: 159, column: 18, scope: !1059, inlinedAt: !1060)
!1059 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hcf6d4ffd7f94f905E", scope: !734, file: !733, line: 153, type: !778, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372)
!1060 = !DILocation(line: 38, column: 21, scope: !1061, inlinedAt: !1063)
!1061 = !DILexicalBlockFile(scope: !1062, file: !733, discriminator: 0)
!1062 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h54a4baf59efe4d20E", scope: !783, file: !253, line: 2434, type: !784, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18)
!1063 = !DILocation(line: 2447, column: 9, scope: !1064, inlinedAt: !1054)
!1064 = !DILexicalBlockFile(scope: !1065, file: !253, discriminator: 2)
!1065 = !DILexicalBlockFile(scope: !1051, file: !253, discriminator: 0)
!1066 = !DILocation(line: 38, column: 17, scope: !1061, inlinedAt: !1063)
!1067 = !DILocation(line: 124, column: 48, scope: !1025, inlinedAt: !1030)
!1068 = !DILocation(line: 0, scope: !1069)
!1069 = !DILexicalBlockFile(scope: !1001, file: !156, discriminator: 0)
!1070 = !DILocation(line: 148, column: 22, scope: !1014, inlinedAt: !1022)
!1071 = !DILocation(line: 70, column: 31, scope: !1001)
!1072 = !DILocation(line: 70, column: 25, scope: !1011)
!1073 = !DILocalVariable(name: "s", arg: 1, scope: !1074, file: !405, line: 815, type: !171)
!1074 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !1075)
!1075 = !{!1073}
!1076 = !DILocation(line: 815, column: 27, scope: !1074, inlinedAt: !1077)
!1077 = !DILocation(line: 73, column: 59, scope: !1011)
!1078 = !DILocalVariable(name: "self", arg: 1, scope: !1079, file: !822, line: 578, type: !171)
!1079 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1080)
!1080 = !{!1078}
!1081 = !DILocation(line: 578, column: 25, scope: !1079, inlinedAt: !1082)
!1082 = !DILocation(line: 819, column: 44, scope: !1074, inlinedAt: !1077)
!1083 = !DILocalVariable(name: "self", arg: 1, scope: !1084, file: !822, line: 157, type: !171)
!1084 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1085)
!1085 = !{!1083}
!1086 = !DILocation(line: 157, column: 22, scope: !1084, inlinedAt: !1087)
!1087 = !DILocation(line: 820, column: 40, scope: !1074, inlinedAt: !1077)
!1088 = !DILocalVariable(name: "self", arg: 1, scope: !1089, file: !822, line: 502, type: !171)
!1089 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1090)
!1090 = !{!1088}
!1091 = !DILocation(line: 502, column: 27, scope: !1089, inlinedAt: !1092)
!1092 = !DILocation(line: 158, column: 14, scope: !1084, inlinedAt: !1087)
!1093 = !DILocation(line: 73, column: 21, scope: !1011)
!1094 = !DILocation(line: 148, column: 34, scope: !1014, inlinedAt: !1022)
!1095 = !DILocation(line: 148, column: 19, scope: !1014, inlinedAt: !1022)
!1096 = !DILocation(line: 148, column: 54, scope: !1014, inlinedAt: !1022)
!1097 = !DILocation(line: 149, column: 5, scope: !1020, inlinedAt: !1022)
!1098 = !DILocation(line: 75, column: 14, scope: !1001)
!1099 = distinct !DISubprogram(name: "into_iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h0b945bba04ae8fd4E", scope: !1101, file: !1100, line: 25, type: !1103, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !1135)
!1100 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!1101 = !DINamespace(name: "{impl#1}", scope: !1102)
!1102 = !DINamespace(name: "iter", scope: !489)
!1103 = !DISubroutineType(types: !1104)
!1104 = !{!1105, !1130}
!1105 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !1102, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1106, templateParams: !1122, identifier: "cac45c7af7cb68852f763250e6ab1840")
!1106 = !{!1107, !1124, !1125}
!1107 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !1105, file: !2, baseType: !1108, size: 64, align: 64, flags: DIFlagPrivate)
!1108 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !284, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1109, templateParams: !1122, identifier: "cece097b64a696cda4ff5ef7a35795a5")
!1109 = !{!1110}
!1110 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1108, file: !2, baseType: !1111, size: 64, align: 64, flags: DIFlagPrivate)
!1111 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !1112, size: 64, align: 64, dwarfAddressSpace: 0)
!1112 = !DICompositeType(tag: DW_TAG_structure_type, name: "alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", file: !2, size: 128, align: 64, elements: !1113, templateParams: !18, identifier: "88ad6e916f780207f505eb7d0067a1f4")
!1113 = !{!1114, !1117}
!1114 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1112, file: !2, baseType: !1115, size: 64, align: 64)
!1115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1116, size: 64, align: 64, dwarfAddressSpace: 0)
!1116 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn shapes::Shape", file: !2, align: 8, elements: !18, identifier: "324544694d74d3ae502da9959f8d192b")
!1117 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !1112, file: !2, baseType: !1118, size: 64, align: 64, offset: 64)
!1118 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 5]", baseType: !1119, size: 64, align: 64, dwarfAddressSpace: 0)
!1119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 320, align: 64, elements: !1120)
!1120 = !{!1121}
!1121 = !DISubrange(count: 5, lowerBound: 0)
!1122 = !{!1123}
!1123 = !DITemplateTypeParameter(name: "T", type: !1112)
!1124 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !1105, file: !2, baseType: !1111, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1125 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !1105, file: !2, baseType: !1126, align: 8, offset: 128, flags: DIFlagPrivate)
!1126 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !333, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !1127, identifier: "9d8e2bd3507d567f854f94efe311ca3")
!1127 = !{!1128}
!1128 = !DITemplateTypeParameter(name: "T", type: !1129)
!1129 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !1112, size: 64, align: 64, dwarfAddressSpace: 0)
!1130 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]", file: !2, size: 128, align: 64, elements: !1131, templateParams: !18, identifier: "6e67375f584296df8a2b8c245d1eda92")
!1131 = !{!1132, !1134}
!1132 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1130, file: !2, baseType: !1133, size: 64, align: 64)
!1133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1112, size: 64, align: 64, dwarfAddressSpace: 0)
!1134 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1130, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!1135 = !{!1136}
!1136 = !DILocalVariable(name: "self", arg: 1, scope: !1099, file: !1100, line: 25, type: !1130)
!1137 = !DILocation(line: 25, column: 18, scope: !1099)
!1138 = !DILocalVariable(name: "self", arg: 1, scope: !1139, file: !1140, line: 1040, type: !1130)
!1139 = distinct !DISubprogram(name: "iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h15a0a404b80f666cE", scope: !1141, file: !1140, line: 1040, type: !1103, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !1142)
!1140 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!1141 = !DINamespace(name: "{impl#0}", scope: !489)
!1142 = !{!1138}
!1143 = !DILocation(line: 1040, column: 23, scope: !1139, inlinedAt: !1144)
!1144 = !DILocation(line: 26, column: 14, scope: !1099)
!1145 = !DILocalVariable(name: "slice", arg: 1, scope: !1146, file: !1100, line: 96, type: !1130)
!1146 = distinct !DISubprogram(name: "new<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h31e136bc9aa71811E", scope: !1105, file: !1100, line: 96, type: !1103, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, declaration: !1147, retainedNodes: !1148)
!1147 = !DISubprogram(name: "new<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h31e136bc9aa71811E", scope: !1105, file: !1100, line: 96, type: !1103, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1122)
!1148 = !{!1145, !1149, !1151, !1153}
!1149 = !DILocalVariable(name: "len", scope: !1150, file: !1100, line: 97, type: !9, align: 64)
!1150 = distinct !DILexicalBlock(scope: !1146, file: !1100, line: 97, column: 9)
!1151 = !DILocalVariable(name: "ptr", scope: !1152, file: !1100, line: 98, type: !1108, align: 64)
!1152 = distinct !DILexicalBlock(scope: !1150, file: !1100, line: 98, column: 9)
!1153 = !DILocalVariable(name: "end_or_len", scope: !1154, file: !1100, line: 101, type: !1111, align: 64)
!1154 = distinct !DILexicalBlock(scope: !1152, file: !1100, line: 101, column: 13)
!1155 = !DILocation(line: 96, column: 29, scope: !1146, inlinedAt: !1156)
!1156 = !DILocation(line: 1041, column: 9, scope: !1139, inlinedAt: !1144)
!1157 = !DILocalVariable(name: "r", arg: 1, scope: !1158, file: !353, line: 282, type: !1130)
!1158 = distinct !DISubprogram(name: "from_ref<[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17hdb2e6df5020ab701E", scope: !1159, file: !353, line: 282, type: !1166, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, declaration: !1168, retainedNodes: !1169)
!1159 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]>", scope: !284, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1160, templateParams: !1122, identifier: "5482192d775ead728b10c785b42909c2")
!1160 = !{!1161}
!1161 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1159, file: !2, baseType: !1162, size: 128, align: 64, flags: DIFlagPrivate)
!1162 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]", file: !2, size: 128, align: 64, elements: !1163, templateParams: !18, identifier: "f19d3d9998f83971f3c90b4a08e06c")
!1163 = !{!1164, !1165}
!1164 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1162, file: !2, baseType: !1133, size: 64, align: 64)
!1165 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1162, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!1166 = !DISubroutineType(types: !1167)
!1167 = !{!1159, !1130}
!1168 = !DISubprogram(name: "from_ref<[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17hdb2e6df5020ab701E", scope: !1159, file: !353, line: 282, type: !1166, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1122)
!1169 = !{!1157}
!1170 = !DILocation(line: 282, column: 27, scope: !1158, inlinedAt: !1171)
!1171 = !DILocation(line: 98, column: 31, scope: !1150, inlinedAt: !1156)
!1172 = !DILocation(line: 101, column: 17, scope: !1154, inlinedAt: !1156)
!1173 = !DILocation(line: 97, column: 19, scope: !1146, inlinedAt: !1156)
!1174 = !DILocation(line: 97, column: 13, scope: !1150, inlinedAt: !1156)
!1175 = !DILocalVariable(name: "addr", arg: 1, scope: !1176, file: !519, line: 884, type: !9)
!1176 = distinct !DISubprogram(name: "without_provenance<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr18without_provenance17h317fa617e0e51bcdE", scope: !60, file: !519, line: 884, type: !1177, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !1179)
!1177 = !DISubroutineType(types: !1178)
!1178 = !{!1111, !9}
!1179 = !{!1175}
!1180 = !DILocation(line: 884, column: 36, scope: !1176, inlinedAt: !1181)
!1181 = !DILocation(line: 102, column: 32, scope: !1152, inlinedAt: !1156)
!1182 = !DILocalVariable(name: "count", arg: 2, scope: !1183, file: !857, line: 927, type: !9)
!1183 = distinct !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hb693d22848a30267E", scope: !858, file: !857, line: 927, type: !1184, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !1187)
!1184 = !DISubroutineType(types: !1185)
!1185 = !{!1186, !1186, !9, !496}
!1186 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !1112, size: 64, align: 64, dwarfAddressSpace: 0)
!1187 = !{!1188, !1182}
!1188 = !DILocalVariable(name: "self", arg: 1, scope: !1183, file: !857, line: 927, type: !1186)
!1189 = !DILocation(line: 927, column: 35, scope: !1183, inlinedAt: !1190)
!1190 = !DILocation(line: 102, column: 78, scope: !1152, inlinedAt: !1156)
!1191 = !DILocation(line: 284, column: 18, scope: !1158, inlinedAt: !1171)
!1192 = !DILocalVariable(name: "self", arg: 1, scope: !1193, file: !353, line: 502, type: !1159)
!1193 = distinct !DISubprogram(name: "cast<[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>], alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h2f73d3cf8e3bd9fbE", scope: !1159, file: !353, line: 502, type: !1194, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1197, declaration: !1196, retainedNodes: !1199)
!1194 = !DISubroutineType(types: !1195)
!1195 = !{!1108, !1159}
!1196 = !DISubprogram(name: "cast<[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>], alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h2f73d3cf8e3bd9fbE", scope: !1159, file: !353, line: 502, type: !1194, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1197)
!1197 = !{!1123, !1198}
!1198 = !DITemplateTypeParameter(name: "U", type: !1112)
!1199 = !{!1192}
!1200 = !DILocation(line: 502, column: 26, scope: !1193, inlinedAt: !1201)
!1201 = !DILocation(line: 98, column: 56, scope: !1150, inlinedAt: !1156)
!1202 = !DILocation(line: 504, column: 18, scope: !1193, inlinedAt: !1201)
!1203 = !DILocation(line: 98, column: 13, scope: !1152, inlinedAt: !1156)
!1204 = !DILocalVariable(name: "self", arg: 1, scope: !1205, file: !353, line: 401, type: !1108)
!1205 = distinct !DISubprogram(name: "as_ptr<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9151b6d2b38649faE", scope: !1108, file: !353, line: 401, type: !1206, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, declaration: !1208, retainedNodes: !1209)
!1206 = !DISubroutineType(types: !1207)
!1207 = !{!1186, !1108}
!1208 = !DISubprogram(name: "as_ptr<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9151b6d2b38649faE", scope: !1108, file: !353, line: 401, type: !1206, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1122)
!1209 = !{!1204}
!1210 = !DILocation(line: 401, column: 25, scope: !1205, inlinedAt: !1211)
!1211 = !DILocation(line: 102, column: 69, scope: !1152, inlinedAt: !1156)
!1212 = !DILocation(line: 102, column: 20, scope: !1152, inlinedAt: !1156)
!1213 = !DILocation(line: 407, column: 18, scope: !1205, inlinedAt: !1211)
!1214 = !DILocation(line: 927, column: 29, scope: !1183, inlinedAt: !1190)
!1215 = !DILocation(line: 961, column: 18, scope: !1183, inlinedAt: !1190)
!1216 = !DILocation(line: 102, column: 63, scope: !1152, inlinedAt: !1156)
!1217 = !DILocation(line: 102, column: 17, scope: !1152, inlinedAt: !1156)
!1218 = !DILocation(line: 104, column: 13, scope: !1154, inlinedAt: !1156)
!1219 = !DILocation(line: 27, column: 6, scope: !1099)
!1220 = distinct !DISubprogram(name: "map_or_else<&str, alloc::string::String, alloc::fmt::format::{closure_env#0}, fn(&str) -> alloc::string::String>", linkageName: "_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE", scope: !441, file: !563, line: 1271, type: !1221, scopeLine: 1271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1229, declaration: !1228, retainedNodes: !1233)
!1221 = !DISubroutineType(types: !1222)
!1222 = !{!640, !441, !1223, !676}
!1223 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !1224, file: !2, size: 64, align: 64, elements: !1226, templateParams: !18, identifier: "33f96a35d1def74baf9ecdcdddd60f7e")
!1224 = !DINamespace(name: "format", scope: !1225)
!1225 = !DINamespace(name: "fmt", scope: !642)
!1226 = !{!1227}
!1227 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__args", scope: !1223, file: !2, baseType: !455, size: 64, align: 64)
!1228 = !DISubprogram(name: "map_or_else<&str, alloc::string::String, alloc::fmt::format::{closure_env#0}, fn(&str) -> alloc::string::String>", linkageName: "_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE", scope: !441, file: !563, line: 1271, type: !1221, scopeLine: 1271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1229)
!1229 = !{!449, !1230, !1231, !1232}
!1230 = !DITemplateTypeParameter(name: "U", type: !640)
!1231 = !DITemplateTypeParameter(name: "D", type: !1223)
!1232 = !DITemplateTypeParameter(name: "F", type: !676)
!1233 = !{!1234, !1235, !1236, !1237}
!1234 = !DILocalVariable(name: "self", arg: 1, scope: !1220, file: !563, line: 1271, type: !441)
!1235 = !DILocalVariable(name: "default", arg: 2, scope: !1220, file: !563, line: 1271, type: !1223)
!1236 = !DILocalVariable(name: "f", arg: 3, scope: !1220, file: !563, line: 1271, type: !676)
!1237 = !DILocalVariable(name: "t", scope: !1238, file: !563, line: 1277, type: !171, align: 64)
!1238 = distinct !DILexicalBlock(scope: !1220, file: !563, line: 1277, column: 13)
!1239 = !DILocation(line: 1271, column: 39, scope: !1220)
!1240 = !DILocation(line: 1271, column: 45, scope: !1220)
!1241 = !DILocation(line: 1271, column: 57, scope: !1220)
!1242 = !DILocation(line: 1276, column: 15, scope: !1220)
!1243 = !DILocation(line: 1276, column: 9, scope: !1220)
!1244 = !DILocation(line: 1277, column: 18, scope: !1220)
!1245 = !DILocation(line: 1277, column: 18, scope: !1238)
!1246 = !DILocation(line: 1277, column: 24, scope: !1238)
!1247 = !DILocation(line: 1278, column: 21, scope: !1220)
!1248 = !DILocation(line: 1280, column: 5, scope: !1220)
!1249 = !DILocation(line: 1280, column: 6, scope: !1220)
!1250 = !DILocation(line: 1271, column: 5, scope: !1220)
!1251 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h29dca877f56ff989E", scope: !1252, file: !253, line: 2434, type: !743, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1253)
!1252 = !DINamespace(name: "maybe_is_nonoverlapping", scope: !707)
!1253 = !{!1254, !1255, !1256, !1257, !1258, !1260, !1262, !1264}
!1254 = !DILocalVariable(name: "src", arg: 1, scope: !1251, file: !253, line: 2434, type: !6)
!1255 = !DILocalVariable(name: "dst", arg: 2, scope: !1251, file: !253, line: 2434, type: !6)
!1256 = !DILocalVariable(name: "size", arg: 3, scope: !1251, file: !253, line: 2434, type: !9)
!1257 = !DILocalVariable(name: "count", arg: 4, scope: !1251, file: !253, line: 2434, type: !9)
!1258 = !DILocalVariable(name: "src_usize", scope: !1259, file: !544, line: 171, type: !9, align: 64)
!1259 = distinct !DILexicalBlock(scope: !1251, file: !544, line: 171, column: 13)
!1260 = !DILocalVariable(name: "dst_usize", scope: !1261, file: !544, line: 172, type: !9, align: 64)
!1261 = distinct !DILexicalBlock(scope: !1259, file: !544, line: 172, column: 13)
!1262 = !DILocalVariable(name: "size", scope: !1263, file: !544, line: 173, type: !9, align: 64)
!1263 = distinct !DILexicalBlock(scope: !1261, file: !544, line: 173, column: 13)
!1264 = !DILocalVariable(name: "diff", scope: !1265, file: !544, line: 178, type: !9, align: 64)
!1265 = distinct !DILexicalBlock(scope: !1263, file: !544, line: 178, column: 13)
!1266 = !DILocation(line: 2434, column: 40, scope: !1251)
!1267 = !DILocalVariable(name: "self", arg: 1, scope: !1268, file: !733, line: 153, type: !6)
!1268 = distinct !DISubprogram(name: "addr<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hd29dbe821f353d4dE", scope: !734, file: !733, line: 153, type: !907, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !287, retainedNodes: !1269)
!1269 = !{!1267}
!1270 = !DILocation(line: 153, column: 17, scope: !1268, inlinedAt: !1271)
!1271 = !DILocation(line: 171, column: 33, scope: !1272)
!1272 = !DILexicalBlockFile(scope: !1251, file: !544, discriminator: 0)
!1273 = !DILocalVariable(name: "self", arg: 1, scope: !1274, file: !733, line: 48, type: !6)
!1274 = distinct !DISubprogram(name: "cast<(), ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h6ca9245a300d70d5E", scope: !734, file: !733, line: 48, type: !914, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !917, retainedNodes: !1275)
!1275 = !{!1273}
!1276 = !DILocation(line: 48, column: 26, scope: !1274, inlinedAt: !1277)
!1277 = !DILocation(line: 159, column: 38, scope: !1268, inlinedAt: !1271)
!1278 = !DILocation(line: 153, column: 17, scope: !1268, inlinedAt: !1279)
!1279 = !DILocation(line: 172, column: 33, scope: !1259)
!1280 = !DILocation(line: 48, column: 26, scope: !1274, inlinedAt: !1281)
!1281 = !DILocation(line: 159, column: 38, scope: !1282, inlinedAt: !1279)
!1282 = !DILexicalBlockFile(scope: !1268, file: !733, discriminator: 2)
!1283 = !DILocalVariable(name: "self", arg: 1, scope: !1284, file: !924, line: 1160, type: !9)
!1284 = distinct !DISubprogram(name: "checked_mul", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_mul17h8adca3ffd35cc972E", scope: !925, file: !924, line: 1160, type: !1285, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1300)
!1285 = !DISubroutineType(types: !1286)
!1286 = !{!1287, !9, !9}
!1287 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<usize>", scope: !442, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1288, templateParams: !18, identifier: "6f59025219977f466509bd4ae79a2945")
!1288 = !{!1289}
!1289 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1287, file: !2, size: 128, align: 64, elements: !1290, templateParams: !18, identifier: "57fdcff454be91893aca78d2b2510f66", discriminator: !1299)
!1290 = !{!1291, !1295}
!1291 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1289, file: !2, baseType: !1292, size: 128, align: 64, extraData: i64 0)
!1292 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1287, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !1293, identifier: "5f402b7d82062085bb94b01d172ca4ec")
!1293 = !{!1294}
!1294 = !DITemplateTypeParameter(name: "T", type: !9)
!1295 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1289, file: !2, baseType: !1296, size: 128, align: 64, extraData: i64 1)
!1296 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1287, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1297, templateParams: !1293, identifier: "c70f2dfad93186ce146b7e80830727")
!1297 = !{!1298}
!1298 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1296, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!1299 = !DIDerivedType(tag: DW_TAG_member, scope: !1287, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1300 = !{!1283, !1301, !1302, !1304}
!1301 = !DILocalVariable(name: "rhs", arg: 2, scope: !1284, file: !924, line: 1160, type: !9)
!1302 = !DILocalVariable(name: "a", scope: !1303, file: !924, line: 1161, type: !9, align: 64)
!1303 = distinct !DILexicalBlock(scope: !1284, file: !924, line: 1161, column: 13)
!1304 = !DILocalVariable(name: "b", scope: !1303, file: !924, line: 1161, type: !257, align: 8)
!1305 = !DILocation(line: 1160, column: 34, scope: !1284, inlinedAt: !1306)
!1306 = !DILocation(line: 173, column: 35, scope: !1261)
!1307 = !DILocalVariable(name: "self", arg: 1, scope: !1308, file: !924, line: 3050, type: !9)
!1308 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_mul", scope: !925, file: !924, line: 3050, type: !1309, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1315)
!1309 = !DISubroutineType(types: !1310)
!1310 = !{!1311, !9, !9}
!1311 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, bool)", file: !2, size: 128, align: 64, elements: !1312, templateParams: !18, identifier: "d571287e27d8be874e95a2f698798cc6")
!1312 = !{!1313, !1314}
!1313 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1311, file: !2, baseType: !9, size: 64, align: 64)
!1314 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1311, file: !2, baseType: !257, size: 8, align: 8, offset: 64)
!1315 = !{!1307, !1316}
!1316 = !DILocalVariable(name: "rhs", arg: 2, scope: !1308, file: !924, line: 3050, type: !9)
!1317 = !DILocation(line: 3050, column: 38, scope: !1308, inlinedAt: !1318)
!1318 = !DILocation(line: 1161, column: 31, scope: !1284, inlinedAt: !1306)
!1319 = !DILocation(line: 1160, column: 40, scope: !1284, inlinedAt: !1306)
!1320 = !DILocation(line: 3050, column: 44, scope: !1308, inlinedAt: !1318)
!1321 = !DILocation(line: 178, column: 17, scope: !1265)
!1322 = !DILocation(line: 159, column: 18, scope: !1268, inlinedAt: !1271)
!1323 = !DILocation(line: 171, column: 17, scope: !1259)
!1324 = !DILocalVariable(name: "self", arg: 1, scope: !1325, file: !924, line: 3014, type: !9)
!1325 = distinct !DISubprogram(name: "abs_diff", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$8abs_diff17h3caa91c1dd041439E", scope: !925, file: !924, line: 3014, type: !1326, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1328)
!1326 = !DISubroutineType(types: !1327)
!1327 = !{!9, !9, !9}
!1328 = !{!1324, !1329}
!1329 = !DILocalVariable(name: "other", arg: 2, scope: !1325, file: !924, line: 3014, type: !9)
!1330 = !DILocation(line: 3014, column: 31, scope: !1325, inlinedAt: !1331)
!1331 = !DILocation(line: 178, column: 34, scope: !1263)
!1332 = !DILocation(line: 159, column: 18, scope: !1268, inlinedAt: !1279)
!1333 = !DILocation(line: 172, column: 17, scope: !1261)
!1334 = !DILocation(line: 3014, column: 37, scope: !1325, inlinedAt: !1331)
!1335 = !DILocation(line: 3051, column: 26, scope: !1308, inlinedAt: !1318)
!1336 = !DILocation(line: 3051, column: 21, scope: !1308, inlinedAt: !1318)
!1337 = !DILocation(line: 1161, column: 21, scope: !1303, inlinedAt: !1306)
!1338 = !DILocalVariable(name: "b", arg: 1, scope: !1339, file: !253, line: 456, type: !257)
!1339 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !254, file: !253, line: 456, type: !255, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1340)
!1340 = !{!1338}
!1341 = !DILocation(line: 456, column: 23, scope: !1339, inlinedAt: !1342)
!1342 = !DILocation(line: 1162, column: 16, scope: !1303, inlinedAt: !1306)
!1343 = !DILocation(line: 3052, column: 14, scope: !1308, inlinedAt: !1318)
!1344 = !DILocation(line: 1161, column: 18, scope: !1303, inlinedAt: !1306)
!1345 = !DILocation(line: 457, column: 8, scope: !1339, inlinedAt: !1342)
!1346 = !DILocation(line: 1162, column: 56, scope: !1303, inlinedAt: !1306)
!1347 = !DILocation(line: 173, column: 22, scope: !1261)
!1348 = !DILocation(line: 173, column: 22, scope: !1263)
!1349 = !DILocation(line: 3020, column: 20, scope: !1325, inlinedAt: !1331)
!1350 = !DILocation(line: 174, column: 17, scope: !1261)
!1351 = !DILocation(line: 3023, column: 21, scope: !1325, inlinedAt: !1331)
!1352 = !DILocation(line: 3020, column: 17, scope: !1325, inlinedAt: !1331)
!1353 = !DILocation(line: 3021, column: 21, scope: !1325, inlinedAt: !1331)
!1354 = !DILocation(line: 181, column: 13, scope: !1265)
!1355 = !DILocation(line: 2436, column: 10, scope: !1251)
!1356 = distinct !DISubprogram(name: "fmt", linkageName: "_ZN53_$LT$shapes..Circle$u20$as$u20$core..fmt..Display$GT$3fmt17h7126ef21db90f7eeE", scope: !1357, file: !156, line: 53, type: !1358, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1360)
!1357 = !DINamespace(name: "{impl#2}", scope: !14)
!1358 = !DISubroutineType(types: !1359)
!1359 = !{!293, !160, !310}
!1360 = !{!1361, !1362, !1363, !1369}
!1361 = !DILocalVariable(name: "self", arg: 1, scope: !1356, file: !156, line: 53, type: !160)
!1362 = !DILocalVariable(name: "f", arg: 2, scope: !1356, file: !156, line: 53, type: !310)
!1363 = !DILocalVariable(name: "args", scope: !1364, file: !156, line: 54, type: !1366, align: 64)
!1364 = !DILexicalBlockFile(scope: !1365, file: !156, discriminator: 0)
!1365 = distinct !DILexicalBlock(scope: !1356, file: !574, line: 608, column: 24)
!1366 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&f64)", file: !2, size: 64, align: 64, elements: !1367, templateParams: !18, identifier: "b2bb8b5d38c54c6854a6e100af6e7e24")
!1367 = !{!1368}
!1368 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1366, file: !2, baseType: !344, size: 64, align: 64)
!1369 = !DILocalVariable(name: "args", scope: !1370, file: !156, line: 54, type: !587, align: 64)
!1370 = !DILexicalBlockFile(scope: !1371, file: !156, discriminator: 0)
!1371 = distinct !DILexicalBlock(scope: !1365, file: !574, line: 608, column: 24)
!1372 = !DILocation(line: 53, column: 12, scope: !1356)
!1373 = !DILocation(line: 53, column: 19, scope: !1356)
!1374 = !DILocation(line: 54, column: 9, scope: !1370)
!1375 = !DILocation(line: 54, column: 9, scope: !1356)
!1376 = !DILocation(line: 54, column: 9, scope: !1364)
!1377 = !DILocation(line: 55, column: 6, scope: !1356)
!1378 = distinct !DISubprogram(name: "format", linkageName: "_ZN5alloc3fmt6format17h4cc29d601ff17b8aE", scope: !1225, file: !1379, line: 649, type: !1380, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1382)
!1379 = !DIFile(filename: "library/alloc/src/fmt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ff238ed6a2e10a790bec34161252a63b")
!1380 = !DISubroutineType(types: !1381)
!1381 = !{!640, !429}
!1382 = !{!1383}
!1383 = !DILocalVariable(name: "args", arg: 1, scope: !1378, file: !1379, line: 649, type: !429)
!1384 = !DILocation(line: 649, column: 15, scope: !1378)
!1385 = !DILocalVariable(name: "self", arg: 1, scope: !1386, file: !405, line: 871, type: !455)
!1386 = distinct !DISubprogram(name: "as_str", linkageName: "_ZN4core3fmt9Arguments6as_str17h49f9224a8a455972E", scope: !429, file: !405, line: 871, type: !439, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !465, retainedNodes: !1387)
!1387 = !{!1385, !1388}
!1388 = !DILocalVariable(name: "bits", scope: !1389, file: !405, line: 877, type: !9, align: 64)
!1389 = distinct !DILexicalBlock(scope: !1386, file: !405, line: 877, column: 9)
!1390 = !DILocation(line: 871, column: 25, scope: !1386, inlinedAt: !1391)
!1391 = !DILocation(line: 659, column: 10, scope: !1378)
!1392 = !DILocation(line: 877, column: 51, scope: !1386, inlinedAt: !1391)
!1393 = !DILocation(line: 877, column: 36, scope: !1386, inlinedAt: !1391)
!1394 = !DILocation(line: 877, column: 13, scope: !1389, inlinedAt: !1391)
!1395 = !DILocation(line: 878, column: 12, scope: !1389, inlinedAt: !1391)
!1396 = !DILocation(line: 882, column: 21, scope: !1389, inlinedAt: !1391)
!1397 = !DILocalVariable(name: "self", arg: 1, scope: !1398, file: !353, line: 401, type: !379)
!1398 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9329081dbac02a82E", scope: !379, file: !353, line: 401, type: !478, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !481, retainedNodes: !1399)
!1399 = !{!1397}
!1400 = !DILocation(line: 401, column: 25, scope: !1398, inlinedAt: !1401)
!1401 = !DILocation(line: 882, column: 35, scope: !1389, inlinedAt: !1391)
!1402 = !DILocalVariable(name: "data", arg: 1, scope: !1403, file: !487, line: 124, type: !382)
!1403 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_ZN4core5slice3raw14from_raw_parts17h90bd9a96a020b577E", scope: !488, file: !487, line: 124, type: !490, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1404)
!1404 = !{!1402, !1405}
!1405 = !DILocalVariable(name: "len", arg: 2, scope: !1403, file: !487, line: 124, type: !9)
!1406 = !DILocation(line: 124, column: 43, scope: !1403, inlinedAt: !1407)
!1407 = !DILocation(line: 881, column: 42, scope: !1389, inlinedAt: !1391)
!1408 = !DILocalVariable(name: "data", arg: 1, scope: !1409, file: !519, line: 1174, type: !382)
!1409 = distinct !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr20slice_from_raw_parts17h76243e80e7491090E", scope: !60, file: !519, line: 1174, type: !520, scopeLine: 1174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1410)
!1410 = !{!1408, !1411}
!1411 = !DILocalVariable(name: "len", arg: 2, scope: !1409, file: !519, line: 1174, type: !9)
!1412 = !DILocation(line: 1174, column: 38, scope: !1409, inlinedAt: !1413)
!1413 = !DILocation(line: 139, column: 11, scope: !1403, inlinedAt: !1407)
!1414 = !DILocalVariable(name: "data_pointer", arg: 1, scope: !1415, file: !532, line: 117, type: !382)
!1415 = distinct !DISubprogram(name: "from_raw_parts<[u8], u8>", linkageName: "_ZN4core3ptr8metadata14from_raw_parts17h6dac3b239abafcc4E", scope: !533, file: !532, line: 116, type: !520, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !535, retainedNodes: !1416)
!1416 = !{!1414}
!1417 = !DILocation(line: 117, column: 5, scope: !1415, inlinedAt: !1418)
!1418 = !DILocation(line: 1175, column: 5, scope: !1409, inlinedAt: !1413)
!1419 = !DILocation(line: 883, column: 21, scope: !1389, inlinedAt: !1391)
!1420 = !DILocation(line: 124, column: 59, scope: !1403, inlinedAt: !1407)
!1421 = !DILocation(line: 1174, column: 54, scope: !1409, inlinedAt: !1413)
!1422 = !DILocation(line: 77, column: 35, scope: !1423, inlinedAt: !1407)
!1423 = !DILexicalBlockFile(scope: !1403, file: !544, discriminator: 0)
!1424 = !DILocation(line: 887, column: 13, scope: !1389, inlinedAt: !1391)
!1425 = !DILocation(line: 878, column: 9, scope: !1389, inlinedAt: !1391)
!1426 = !DILocation(line: 78, column: 17, scope: !1423, inlinedAt: !1407)
!1427 = !DILocation(line: 77, column: 13, scope: !1423, inlinedAt: !1407)
!1428 = !DILocation(line: 120, column: 5, scope: !1415, inlinedAt: !1418)
!1429 = !DILocalVariable(name: "v", arg: 1, scope: !1430, file: !552, line: 178, type: !522)
!1430 = distinct !DISubprogram(name: "from_utf8_unchecked", linkageName: "_ZN4core3str8converts19from_utf8_unchecked17hd8418f18e0525661E", scope: !553, file: !552, line: 178, type: !555, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1431)
!1431 = !{!1429}
!1432 = !DILocation(line: 178, column: 41, scope: !1430, inlinedAt: !1433)
!1433 = !DILocation(line: 881, column: 17, scope: !1389, inlinedAt: !1391)
!1434 = !DILocation(line: 880, column: 13, scope: !1389, inlinedAt: !1391)
!1435 = !DILocation(line: 659, column: 5, scope: !1378)
!1436 = !DILocation(line: 659, column: 19, scope: !1378)
!1437 = !DILocation(line: 660, column: 2, scope: !1378)
!1438 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN5alloc3fmt6format28_$u7b$$u7b$closure$u7d$$u7d$17hc05b8392b22b6006E", scope: !1224, file: !1379, line: 659, type: !1439, scopeLine: 659, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1441)
!1439 = !DISubroutineType(types: !1440)
!1440 = !{!640, !1223}
!1441 = !{!1442}
!1442 = !DILocalVariable(name: "args", scope: !1438, file: !1379, line: 649, type: !429, align: 64)
!1443 = !DILocation(line: 649, column: 15, scope: !1438)
!1444 = !DILocation(line: 659, column: 47, scope: !1438)
!1445 = !DILocation(line: 659, column: 34, scope: !1438)
!1446 = !DILocation(line: 659, column: 52, scope: !1438)
!1447 = distinct !DISubprogram(name: "to_owned", linkageName: "_ZN5alloc3str56_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$str$GT$8to_owned17h6357a3520b44a787E", scope: !1449, file: !1448, line: 210, type: !677, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1451)
!1448 = !DIFile(filename: "library/alloc/src/str.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "df2687b23b15ff9362a5ffa3e0f54f56")
!1449 = !DINamespace(name: "{impl#4}", scope: !1450)
!1450 = !DINamespace(name: "str", scope: !642)
!1451 = !{!1452}
!1452 = !DILocalVariable(name: "self", arg: 1, scope: !1447, file: !1448, line: 210, type: !171)
!1453 = !DILocation(line: 210, column: 17, scope: !1447)
!1454 = !DILocalVariable(name: "self", arg: 1, scope: !1455, file: !822, line: 502, type: !171)
!1455 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1456)
!1456 = !{!1454}
!1457 = !DILocation(line: 502, column: 27, scope: !1455, inlinedAt: !1458)
!1458 = !DILocation(line: 211, column: 51, scope: !1447)
!1459 = !DILocalVariable(name: "bytes", arg: 1, scope: !1460, file: !1461, line: 1013, type: !645)
!1460 = distinct !DISubprogram(name: "from_utf8_unchecked", linkageName: "_ZN5alloc6string6String19from_utf8_unchecked17h445117a18c709454E", scope: !640, file: !1461, line: 1013, type: !1462, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1464, retainedNodes: !1465)
!1461 = !DIFile(filename: "library/alloc/src/string.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "d83aa07ff14615d36cf46a54ac461721")
!1462 = !DISubroutineType(types: !1463)
!1463 = !{!640, !645}
!1464 = !DISubprogram(name: "from_utf8_unchecked", linkageName: "_ZN5alloc6string6String19from_utf8_unchecked17h445117a18c709454E", scope: !640, file: !1461, line: 1013, type: !1462, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1465 = !{!1459}
!1466 = !DILocation(line: 1013, column: 39, scope: !1460, inlinedAt: !1467)
!1467 = !DILocation(line: 211, column: 18, scope: !1447)
!1468 = !DILocalVariable(name: "alloc", scope: !1469, file: !1470, line: 396, type: !669, align: 8)
!1469 = distinct !DISubprogram(name: "to_vec_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$9to_vec_in17hc22e81d618b41ccfE", scope: !1471, file: !1470, line: 396, type: !1473, scopeLine: 396, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, retainedNodes: !1475)
!1470 = !DIFile(filename: "library/alloc/src/slice.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c354101fc648df7ae7a06556360deeb9")
!1471 = !DINamespace(name: "{impl#0}", scope: !1472)
!1472 = !DINamespace(name: "slice", scope: !642)
!1473 = !DISubroutineType(types: !1474)
!1474 = !{!645, !492, !669}
!1475 = !{!1476, !1468}
!1476 = !DILocalVariable(name: "self", arg: 1, scope: !1469, file: !1470, line: 396, type: !492)
!1477 = !DILocation(line: 396, column: 43, scope: !1469, inlinedAt: !1478)
!1478 = !DILocation(line: 376, column: 14, scope: !1479, inlinedAt: !1484)
!1479 = distinct !DISubprogram(name: "to_vec<u8>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6to_vec17h4231f1a83a8215c6E", scope: !1471, file: !1470, line: 372, type: !1480, scopeLine: 372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1482)
!1480 = !DISubroutineType(types: !1481)
!1481 = !{!645, !492}
!1482 = !{!1483}
!1483 = !DILocalVariable(name: "self", arg: 1, scope: !1479, file: !1470, line: 372, type: !492)
!1484 = !DILocation(line: 842, column: 14, scope: !1485, inlinedAt: !1489)
!1485 = distinct !DISubprogram(name: "to_owned<u8>", linkageName: "_ZN5alloc5slice64_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$$u5b$T$u5d$$GT$8to_owned17h65ad0ce7f2e489fcE", scope: !1486, file: !1470, line: 841, type: !1480, scopeLine: 841, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1487)
!1486 = !DINamespace(name: "{impl#9}", scope: !1472)
!1487 = !{!1488}
!1488 = !DILocalVariable(name: "self", arg: 1, scope: !1485, file: !1470, line: 841, type: !492)
!1489 = !DILocation(line: 211, column: 62, scope: !1447)
!1490 = !DILocation(line: 504, column: 18, scope: !1455, inlinedAt: !1458)
!1491 = !DILocation(line: 841, column: 17, scope: !1485, inlinedAt: !1489)
!1492 = !DILocation(line: 372, column: 19, scope: !1479, inlinedAt: !1484)
!1493 = !DILocation(line: 396, column: 36, scope: !1469, inlinedAt: !1478)
!1494 = !DILocation(line: 400, column: 16, scope: !1469, inlinedAt: !1478)
!1495 = !DILocation(line: 1014, column: 9, scope: !1460, inlinedAt: !1467)
!1496 = !DILocation(line: 212, column: 6, scope: !1447)
!1497 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len18precondition_check17h691273db385b3f84E", scope: !1498, file: !544, line: 68, type: !1500, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1502)
!1498 = !DINamespace(name: "set_len", scope: !1499)
!1499 = !DINamespace(name: "{impl#1}", scope: !646)
!1500 = !DISubroutineType(types: !1501)
!1501 = !{null, !9, !9, !496}
!1502 = !{!1503, !1504, !1505}
!1503 = !DILocalVariable(name: "new_len", arg: 1, scope: !1497, file: !544, line: 68, type: !9)
!1504 = !DILocalVariable(name: "capacity", arg: 2, scope: !1497, file: !544, line: 68, type: !9)
!1505 = !DILocalVariable(name: "msg", scope: !1506, file: !544, line: 70, type: !171, align: 64)
!1506 = distinct !DILexicalBlock(scope: !1497, file: !544, line: 70, column: 21)
!1507 = !DILocation(line: 68, column: 43, scope: !1497)
!1508 = !DILocation(line: 2165, column: 78, scope: !1509)
!1509 = !DILexicalBlockFile(scope: !1497, file: !1510, discriminator: 0)
!1510 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!1511 = !DILocation(line: 70, column: 31, scope: !1497)
!1512 = !DILocation(line: 70, column: 25, scope: !1506)
!1513 = !DILocalVariable(name: "s", arg: 1, scope: !1514, file: !405, line: 815, type: !171)
!1514 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h091da45707d1b843E", scope: !429, file: !405, line: 815, type: !814, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !816, retainedNodes: !1515)
!1515 = !{!1513}
!1516 = !DILocation(line: 815, column: 27, scope: !1514, inlinedAt: !1517)
!1517 = !DILocation(line: 73, column: 59, scope: !1506)
!1518 = !DILocalVariable(name: "self", arg: 1, scope: !1519, file: !822, line: 578, type: !171)
!1519 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !823, file: !822, line: 578, type: !824, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1520)
!1520 = !{!1518}
!1521 = !DILocation(line: 578, column: 25, scope: !1519, inlinedAt: !1522)
!1522 = !DILocation(line: 819, column: 44, scope: !1514, inlinedAt: !1517)
!1523 = !DILocalVariable(name: "self", arg: 1, scope: !1524, file: !822, line: 157, type: !171)
!1524 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h7d723306eebb7b55E", scope: !823, file: !822, line: 157, type: !831, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1525)
!1525 = !{!1523}
!1526 = !DILocation(line: 157, column: 22, scope: !1524, inlinedAt: !1527)
!1527 = !DILocation(line: 820, column: 40, scope: !1514, inlinedAt: !1517)
!1528 = !DILocalVariable(name: "self", arg: 1, scope: !1529, file: !822, line: 502, type: !171)
!1529 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !823, file: !822, line: 502, type: !838, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1530)
!1530 = !{!1528}
!1531 = !DILocation(line: 502, column: 27, scope: !1529, inlinedAt: !1532)
!1532 = !DILocation(line: 158, column: 14, scope: !1524, inlinedAt: !1527)
!1533 = !DILocation(line: 73, column: 21, scope: !1506)
!1534 = !DILocation(line: 75, column: 14, scope: !1497)
!1535 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_ZN5alloc5alloc6Global18alloc_impl_runtime17h14b5e50a60e2a61bE", scope: !669, file: !1536, line: 185, type: !1537, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1568, retainedNodes: !1569)
!1536 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!1537 = !DISubroutineType(types: !1538)
!1538 = !{!1539, !1560, !257}
!1539 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError>", scope: !294, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1540, templateParams: !18, identifier: "519a674418a5b51cf8bee27a967aa54e")
!1540 = !{!1541}
!1541 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1539, file: !2, size: 128, align: 64, elements: !1542, templateParams: !18, identifier: "3b104dde0538164c272d7f6e9ec8806f", discriminator: !1559)
!1542 = !{!1543, !1555}
!1543 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1541, file: !2, baseType: !1544, size: 128, align: 64)
!1544 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1539, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1545, templateParams: !1550, identifier: "30b736d771929d0b7715388dfe942406")
!1545 = !{!1546}
!1546 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1544, file: !2, baseType: !1547, size: 128, align: 64, flags: DIFlagPublic)
!1547 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[u8]>", scope: !284, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1548, templateParams: !372, identifier: "efe3e6a52bef0fc2baf8e9a8d6a6c8ea")
!1548 = !{!1549}
!1549 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1547, file: !2, baseType: !522, size: 128, align: 64, flags: DIFlagPrivate)
!1550 = !{!1551, !1552}
!1551 = !DITemplateTypeParameter(name: "T", type: !1547)
!1552 = !DITemplateTypeParameter(name: "E", type: !1553)
!1553 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !1554, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "111d797cdc779cf5e7833a8ef17b26ec")
!1554 = !DINamespace(name: "alloc", scope: !61)
!1555 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1541, file: !2, baseType: !1556, size: 128, align: 64, extraData: i64 0)
!1556 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1539, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1557, templateParams: !1550, identifier: "1f90ad7cc2064f8f568100f50e75d1fb")
!1557 = !{!1558}
!1558 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1556, file: !2, baseType: !1553, align: 8, flags: DIFlagPublic)
!1559 = !DIDerivedType(tag: DW_TAG_member, scope: !1539, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1560 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !1561, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1562, templateParams: !18, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!1561 = !DINamespace(name: "layout", scope: !1554)
!1562 = !{!1563, !1564}
!1563 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !1560, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1564 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !1560, file: !2, baseType: !1565, size: 64, align: 64, flags: DIFlagPrivate)
!1565 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !59, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1566, templateParams: !18, identifier: "5099570874743123f8e757e4da3ea37b")
!1566 = !{!1567}
!1567 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !1565, file: !2, baseType: !58, size: 64, align: 64, flags: DIFlagPrivate)
!1568 = !DISubprogram(name: "alloc_impl_runtime", linkageName: "_ZN5alloc5alloc6Global18alloc_impl_runtime17h14b5e50a60e2a61bE", scope: !669, file: !1536, line: 185, type: !1537, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1569 = !{!1570, !1571, !1572, !1574, !1576, !1578, !1597}
!1570 = !DILocalVariable(name: "layout", arg: 1, scope: !1535, file: !1536, line: 185, type: !1560)
!1571 = !DILocalVariable(name: "zeroed", arg: 2, scope: !1535, file: !1536, line: 185, type: !257)
!1572 = !DILocalVariable(name: "size", scope: !1573, file: !1536, line: 189, type: !9, align: 64)
!1573 = distinct !DILexicalBlock(scope: !1535, file: !1536, line: 189, column: 13)
!1574 = !DILocalVariable(name: "raw_ptr", scope: !1575, file: !1536, line: 190, type: !480, align: 64)
!1575 = distinct !DILexicalBlock(scope: !1573, file: !1536, line: 190, column: 17)
!1576 = !DILocalVariable(name: "ptr", scope: !1577, file: !1536, line: 191, type: !379, align: 64)
!1577 = distinct !DILexicalBlock(scope: !1575, file: !1536, line: 191, column: 17)
!1578 = !DILocalVariable(name: "residual", scope: !1579, file: !1536, line: 191, type: !1580, align: 8)
!1579 = distinct !DILexicalBlock(scope: !1575, file: !1536, line: 191, column: 66)
!1580 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, core::alloc::AllocError>", scope: !294, file: !2, align: 8, flags: DIFlagPublic, elements: !1581, templateParams: !18, identifier: "e93516a9a4d4ff61ba16dc75632d6fe")
!1581 = !{!1582}
!1582 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1580, file: !2, align: 8, elements: !1583, templateParams: !18, identifier: "f5e162db303eef1e33f578c71ec0a693")
!1583 = !{!1584, !1593}
!1584 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1582, file: !2, baseType: !1585, align: 8)
!1585 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1580, file: !2, align: 8, flags: DIFlagPublic, elements: !1586, templateParams: !1591, identifier: "f1d8e5af3a1dffc68ba77da64f0701a9")
!1586 = !{!1587}
!1587 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1585, file: !2, baseType: !1588, align: 8, flags: DIFlagPublic)
!1588 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !237, file: !2, align: 8, flags: DIFlagPublic, elements: !1589, templateParams: !18, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!1589 = !{!1590}
!1590 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1588, file: !2, align: 8, elements: !18, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!1591 = !{!1592, !1552}
!1592 = !DITemplateTypeParameter(name: "T", type: !1588)
!1593 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1582, file: !2, baseType: !1594, align: 8)
!1594 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1580, file: !2, align: 8, flags: DIFlagPublic, elements: !1595, templateParams: !1591, identifier: "e8d1b6dff9322dfb94e83992955f462f")
!1595 = !{!1596}
!1596 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1594, file: !2, baseType: !1553, align: 8, flags: DIFlagPublic)
!1597 = !DILocalVariable(name: "val", scope: !1598, file: !1536, line: 191, type: !379, align: 64)
!1598 = distinct !DILexicalBlock(scope: !1575, file: !1536, line: 191, column: 66)
!1599 = !DILocation(line: 185, column: 27, scope: !1535)
!1600 = !DILocalVariable(name: "layout", arg: 1, scope: !1601, file: !1536, line: 172, type: !1560)
!1601 = distinct !DISubprogram(name: "alloc_zeroed", linkageName: "_ZN5alloc5alloc12alloc_zeroed17hcebb68959b189395E", scope: !670, file: !1536, line: 172, type: !1602, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1604)
!1602 = !DISubroutineType(types: !1603)
!1603 = !{!480, !1560}
!1604 = !{!1600}
!1605 = !DILocation(line: 172, column: 28, scope: !1601, inlinedAt: !1606)
!1606 = !DILocation(line: 190, column: 43, scope: !1573)
!1607 = !DILocalVariable(name: "layout", arg: 1, scope: !1608, file: !1536, line: 89, type: !1560)
!1608 = distinct !DISubprogram(name: "alloc", linkageName: "_ZN5alloc5alloc5alloc17h48bd0e8193b42b98E", scope: !670, file: !1536, line: 89, type: !1602, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1609)
!1609 = !{!1607}
!1610 = !DILocation(line: 89, column: 21, scope: !1608, inlinedAt: !1611)
!1611 = !DILocation(line: 190, column: 73, scope: !1573)
!1612 = !DILocation(line: 185, column: 43, scope: !1535)
!1613 = !DILocation(line: 190, column: 21, scope: !1575)
!1614 = !DILocalVariable(name: "ptr", arg: 1, scope: !1615, file: !353, line: 269, type: !480)
!1615 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h2747c2d98296b78bE", scope: !379, file: !353, line: 269, type: !1616, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1631, retainedNodes: !1632)
!1616 = !DISubroutineType(types: !1617)
!1617 = !{!1618, !480}
!1618 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::ptr::non_null::NonNull<u8>>", scope: !442, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1619, templateParams: !18, identifier: "1c2f5ede12c5cc8dc3cb6d5149cdb63d")
!1619 = !{!1620}
!1620 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1618, file: !2, size: 64, align: 64, elements: !1621, templateParams: !18, identifier: "4f2088bb8646394c7dfe10324c704100", discriminator: !1630)
!1621 = !{!1622, !1626}
!1622 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1620, file: !2, baseType: !1623, size: 64, align: 64, extraData: i64 0)
!1623 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1618, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !1624, identifier: "dad5724574518fd4604ed98c22fc07a9")
!1624 = !{!1625}
!1625 = !DITemplateTypeParameter(name: "T", type: !379)
!1626 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1620, file: !2, baseType: !1627, size: 64, align: 64)
!1627 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1618, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1628, templateParams: !1624, identifier: "9697c4c24786271790f6148692230b16")
!1628 = !{!1629}
!1629 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1627, file: !2, baseType: !379, size: 64, align: 64, flags: DIFlagPublic)
!1630 = !DIDerivedType(tag: DW_TAG_member, scope: !1618, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1631 = !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h2747c2d98296b78bE", scope: !379, file: !353, line: 269, type: !1616, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1632 = !{!1614}
!1633 = !DILocation(line: 269, column: 22, scope: !1615, inlinedAt: !1634)
!1634 = !DILocation(line: 191, column: 27, scope: !1575)
!1635 = !DILocalVariable(name: "self", arg: 1, scope: !1636, file: !857, line: 22, type: !480)
!1636 = distinct !DISubprogram(name: "is_null<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17hc0c3bd9be1cb02f1E", scope: !858, file: !857, line: 22, type: !1637, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1639)
!1637 = !DISubroutineType(types: !1638)
!1638 = !{!257, !480}
!1639 = !{!1635}
!1640 = !DILocation(line: 22, column: 26, scope: !1636, inlinedAt: !1641)
!1641 = !DILocation(line: 270, column: 17, scope: !1615, inlinedAt: !1634)
!1642 = !DILocalVariable(name: "ptr", arg: 1, scope: !1643, file: !353, line: 233, type: !480)
!1643 = distinct !DISubprogram(name: "new_unchecked<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17hea487270831f150aE", scope: !379, file: !353, line: 233, type: !1644, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1646, retainedNodes: !1647)
!1644 = !DISubroutineType(types: !1645)
!1645 = !{!379, !480, !496}
!1646 = !DISubprogram(name: "new_unchecked<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17hea487270831f150aE", scope: !379, file: !353, line: 233, type: !1644, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1647 = !{!1642}
!1648 = !DILocation(line: 233, column: 39, scope: !1643, inlinedAt: !1649)
!1649 = !DILocation(line: 272, column: 27, scope: !1615, inlinedAt: !1634)
!1650 = !DILocalVariable(name: "self", arg: 1, scope: !1651, file: !1652, line: 2172, type: !1673)
!1651 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h83f880592b4033a7E", scope: !1653, file: !1652, line: 2172, type: !1654, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1681, retainedNodes: !1687)
!1652 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!1653 = !DINamespace(name: "{impl#27}", scope: !294)
!1654 = !DISubroutineType(types: !1655)
!1655 = !{!1656, !1673}
!1656 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::result::Result<core::convert::Infallible, core::alloc::AllocError>, core::ptr::non_null::NonNull<u8>>", scope: !1657, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1658, templateParams: !18, identifier: "aa606b96d421fa5c92e58946891d4a5d")
!1657 = !DINamespace(name: "control_flow", scope: !637)
!1658 = !{!1659}
!1659 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1656, file: !2, size: 64, align: 64, elements: !1660, templateParams: !18, identifier: "4cdcaacbb9f17f589405f0c31bc6d4a2", discriminator: !1672)
!1660 = !{!1661, !1668}
!1661 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !1659, file: !2, baseType: !1662, size: 64, align: 64)
!1662 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !1656, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1663, templateParams: !1665, identifier: "8b89e262f18fd2091a95b2d2322864ac")
!1663 = !{!1664}
!1664 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1662, file: !2, baseType: !379, size: 64, align: 64, flags: DIFlagPublic)
!1665 = !{!1666, !1667}
!1666 = !DITemplateTypeParameter(name: "B", type: !1580)
!1667 = !DITemplateTypeParameter(name: "C", type: !379)
!1668 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !1659, file: !2, baseType: !1669, size: 64, align: 64, extraData: i64 0)
!1669 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !1656, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1670, templateParams: !1665, identifier: "f6f3f17bfd2b71f774d5e723f84f9670")
!1670 = !{!1671}
!1671 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1669, file: !2, baseType: !1580, align: 8, flags: DIFlagPublic)
!1672 = !DIDerivedType(tag: DW_TAG_member, scope: !1656, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1673 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", scope: !294, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1674, templateParams: !18, identifier: "785fa7e4032bf6c831384fb47333c1cd")
!1674 = !{!1675}
!1675 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1673, file: !2, size: 64, align: 64, elements: !1676, templateParams: !18, identifier: "ba6de07dd9f41ce17341df7967fb54f6", discriminator: !1686)
!1676 = !{!1677, !1682}
!1677 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1675, file: !2, baseType: !1678, size: 64, align: 64)
!1678 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1673, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1679, templateParams: !1681, identifier: "796121e357aea3ae31479ed1493b2533")
!1679 = !{!1680}
!1680 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1678, file: !2, baseType: !379, size: 64, align: 64, flags: DIFlagPublic)
!1681 = !{!1625, !1552}
!1682 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1675, file: !2, baseType: !1683, size: 64, align: 64, extraData: i64 0)
!1683 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1673, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1684, templateParams: !1681, identifier: "5b6246b1d1d9328a14a39a070826cbaf")
!1684 = !{!1685}
!1685 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1683, file: !2, baseType: !1553, align: 8, flags: DIFlagPublic)
!1686 = !DIDerivedType(tag: DW_TAG_member, scope: !1673, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1687 = !{!1650, !1688, !1690}
!1688 = !DILocalVariable(name: "v", scope: !1689, file: !1652, line: 2174, type: !379, align: 64)
!1689 = distinct !DILexicalBlock(scope: !1651, file: !1652, line: 2174, column: 13)
!1690 = !DILocalVariable(name: "e", scope: !1691, file: !1652, line: 2175, type: !1553, align: 8)
!1691 = distinct !DILexicalBlock(scope: !1651, file: !1652, line: 2175, column: 13)
!1692 = !DILocation(line: 2172, column: 15, scope: !1651, inlinedAt: !1693)
!1693 = !DILocation(line: 191, column: 27, scope: !1694)
!1694 = !DILexicalBlockFile(scope: !1575, file: !1536, discriminator: 2)
!1695 = !DILocalVariable(name: "self", arg: 1, scope: !1696, file: !563, line: 1337, type: !1618)
!1696 = distinct !DISubprogram(name: "ok_or<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN4core6option15Option$LT$T$GT$5ok_or17hf394c55ee8ed1d35E", scope: !1618, file: !563, line: 1337, type: !1697, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1681, declaration: !1699, retainedNodes: !1700)
!1697 = !DISubroutineType(types: !1698)
!1698 = !{!1673, !1618, !1553}
!1699 = !DISubprogram(name: "ok_or<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN4core6option15Option$LT$T$GT$5ok_or17hf394c55ee8ed1d35E", scope: !1618, file: !563, line: 1337, type: !1697, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1681)
!1700 = !{!1695, !1701, !1702}
!1701 = !DILocalVariable(name: "err", scope: !1696, file: !563, line: 1337, type: !1553, align: 8)
!1702 = !DILocalVariable(name: "v", scope: !1703, file: !563, line: 1339, type: !379, align: 64)
!1703 = distinct !DILexicalBlock(scope: !1696, file: !563, line: 1339, column: 13)
!1704 = !DILocation(line: 1337, column: 45, scope: !1696, inlinedAt: !1705)
!1705 = !DILocation(line: 191, column: 49, scope: !1575)
!1706 = !DILocation(line: 191, column: 66, scope: !1579)
!1707 = !DILocation(line: 1448, column: 57, scope: !1708, inlinedAt: !1716)
!1708 = distinct !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$20slice_from_raw_parts17h84b44163edfa2c05E", scope: !1547, file: !353, line: 1448, type: !1709, scopeLine: 1448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1711, retainedNodes: !1712)
!1709 = !DISubroutineType(types: !1710)
!1710 = !{!1547, !379, !9}
!1711 = !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$20slice_from_raw_parts17h84b44163edfa2c05E", scope: !1547, file: !353, line: 1448, type: !1709, scopeLine: 1448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1712 = !{!1713, !1714, !1715}
!1713 = !DILocalVariable(name: "data", arg: 1, scope: !1708, file: !353, line: 1448, type: !379)
!1714 = !DILocalVariable(name: "len", scope: !1708, file: !353, line: 1448, type: !9, align: 64)
!1715 = !DILocalVariable(name: "len", arg: 2, scope: !1708, file: !353, line: 1448, type: !9)
!1716 = !DILocation(line: 187, column: 21, scope: !1535)
!1717 = !DILocation(line: 1220, column: 56, scope: !1718, inlinedAt: !1729)
!1718 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<u8>", linkageName: "_ZN4core3ptr24slice_from_raw_parts_mut17h479844e9d94a217fE", scope: !60, file: !519, line: 1220, type: !1719, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !1725)
!1719 = !DISubroutineType(types: !1720)
!1720 = !{!1721, !480, !9}
!1721 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [u8]", file: !2, size: 128, align: 64, elements: !1722, templateParams: !18, identifier: "eb80752d8dc9079cf56e9f0de61d8d5f")
!1722 = !{!1723, !1724}
!1723 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1721, file: !2, baseType: !174, size: 64, align: 64)
!1724 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1721, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!1725 = !{!1726, !1727, !1728}
!1726 = !DILocalVariable(name: "data", arg: 1, scope: !1718, file: !519, line: 1220, type: !480)
!1727 = !DILocalVariable(name: "len", scope: !1718, file: !519, line: 1220, type: !9, align: 64)
!1728 = !DILocalVariable(name: "len", arg: 2, scope: !1718, file: !519, line: 1220, type: !9)
!1729 = !DILocation(line: 1450, column: 38, scope: !1708, inlinedAt: !1716)
!1730 = !DILocation(line: 1337, column: 51, scope: !1696, inlinedAt: !1705)
!1731 = !DILocation(line: 2175, column: 17, scope: !1691, inlinedAt: !1693)
!1732 = !DILocalVariable(name: "residual", scope: !1733, file: !1652, line: 2187, type: !1580, align: 8)
!1733 = distinct !DISubprogram(name: "from_residual<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError, core::alloc::AllocError>", linkageName: "_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h978720380a940c54E", scope: !1734, file: !1652, line: 2187, type: !1735, scopeLine: 2187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1740, retainedNodes: !1737)
!1734 = !DINamespace(name: "{impl#28}", scope: !294)
!1735 = !DISubroutineType(types: !1736)
!1736 = !{!1539, !1580, !496}
!1737 = !{!1732, !1738}
!1738 = !DILocalVariable(name: "e", scope: !1739, file: !1652, line: 2189, type: !1553, align: 8)
!1739 = distinct !DILexicalBlock(scope: !1733, file: !1652, line: 2189, column: 13)
!1740 = !{!1551, !1552, !1741}
!1741 = !DITemplateTypeParameter(name: "F", type: !1553)
!1742 = !DILocation(line: 2187, column: 22, scope: !1733, inlinedAt: !1743)
!1743 = !DILocation(line: 191, column: 27, scope: !1744)
!1744 = !DILexicalBlockFile(scope: !1579, file: !1536, discriminator: 4)
!1745 = !DILocation(line: 2189, column: 17, scope: !1739, inlinedAt: !1743)
!1746 = !DILocalVariable(name: "t", scope: !1747, file: !1748, line: 788, type: !1553, align: 8)
!1747 = distinct !DISubprogram(name: "from<core::alloc::AllocError>", linkageName: "_ZN50_$LT$T$u20$as$u20$core..convert..From$LT$T$GT$$GT$4from17hff7c34db0404bbb2E", scope: !1749, file: !1748, line: 788, type: !1750, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1753, retainedNodes: !1752)
!1748 = !DIFile(filename: "library/core/src/convert/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!1749 = !DINamespace(name: "{impl#4}", scope: !237)
!1750 = !DISubroutineType(types: !1751)
!1751 = !{null, !1553}
!1752 = !{!1746}
!1753 = !{!1754}
!1754 = !DITemplateTypeParameter(name: "T", type: !1553)
!1755 = !DILocation(line: 788, column: 13, scope: !1747, inlinedAt: !1756)
!1756 = !DILocation(line: 2189, column: 27, scope: !1739, inlinedAt: !1743)
!1757 = !DILocalVariable(name: "self", arg: 1, scope: !1758, file: !1759, line: 175, type: !1762)
!1758 = distinct !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17h25879cb000c6f483E", scope: !1560, file: !1759, line: 175, type: !1760, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1763, retainedNodes: !1764)
!1759 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!1760 = !DISubroutineType(types: !1761)
!1761 = !{!9, !1762}
!1762 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::alloc::layout::Layout", baseType: !1560, size: 64, align: 64, dwarfAddressSpace: 0)
!1763 = !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17h25879cb000c6f483E", scope: !1560, file: !1759, line: 175, type: !1760, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1764 = !{!1757}
!1765 = !DILocation(line: 175, column: 23, scope: !1758, inlinedAt: !1766)
!1766 = !DILocation(line: 186, column: 22, scope: !1535)
!1767 = !DILocation(line: 176, column: 9, scope: !1758, inlinedAt: !1766)
!1768 = !DILocation(line: 189, column: 13, scope: !1573)
!1769 = !DILocation(line: 1448, column: 57, scope: !1708, inlinedAt: !1770)
!1770 = !DILocation(line: 192, column: 20, scope: !1577)
!1771 = !DILocation(line: 1220, column: 56, scope: !1718, inlinedAt: !1772)
!1772 = !DILocation(line: 1450, column: 38, scope: !1773, inlinedAt: !1770)
!1773 = !DILexicalBlockFile(scope: !1708, file: !353, discriminator: 2)
!1774 = !DILocation(line: 186, column: 9, scope: !1535)
!1775 = !DILocalVariable(name: "self", arg: 1, scope: !1776, file: !1759, line: 270, type: !1762)
!1776 = distinct !DISubprogram(name: "dangling_ptr", linkageName: "_ZN4core5alloc6layout6Layout12dangling_ptr17hd9418ce8400c04f8E", scope: !1560, file: !1759, line: 270, type: !1777, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1779, retainedNodes: !1780)
!1777 = !DISubroutineType(types: !1778)
!1778 = !{!379, !1762}
!1779 = !DISubprogram(name: "dangling_ptr", linkageName: "_ZN4core5alloc6layout6Layout12dangling_ptr17hd9418ce8400c04f8E", scope: !1560, file: !1759, line: 270, type: !1777, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1780 = !{!1775}
!1781 = !DILocation(line: 270, column: 31, scope: !1776, inlinedAt: !1782)
!1782 = !DILocation(line: 187, column: 58, scope: !1535)
!1783 = !DILocation(line: 104, column: 18, scope: !1784, inlinedAt: !1795)
!1784 = distinct !DISubprogram(name: "without_provenance<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$18without_provenance17h122d9a340bb1904cE", scope: !379, file: !353, line: 102, type: !1785, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1794)
!1785 = !DISubroutineType(types: !1786)
!1786 = !{!379, !1787}
!1787 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonZero<usize>", scope: !1788, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1789, templateParams: !1293, identifier: "44b3255484829a0f48397ba71910d976")
!1788 = !DINamespace(name: "nonzero", scope: !665)
!1789 = !{!1790}
!1790 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1787, file: !2, baseType: !1791, size: 64, align: 64, flags: DIFlagPrivate)
!1791 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonZeroUsizeInner", scope: !664, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1792, templateParams: !18, identifier: "3fd2e83a31e4fa746278d8fcd4d42ef")
!1792 = !{!1793}
!1793 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1791, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!1794 = !DISubprogram(name: "without_provenance<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$18without_provenance17h122d9a340bb1904cE", scope: !379, file: !353, line: 102, type: !1785, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1795 = !DILocation(line: 271, column: 9, scope: !1776, inlinedAt: !1782)
!1796 = !DILocation(line: 1448, column: 39, scope: !1708, inlinedAt: !1716)
!1797 = !DILocalVariable(name: "self", arg: 1, scope: !1798, file: !353, line: 401, type: !379)
!1798 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9329081dbac02a82E", scope: !379, file: !353, line: 401, type: !478, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !481, retainedNodes: !1799)
!1799 = !{!1797}
!1800 = !DILocation(line: 401, column: 25, scope: !1798, inlinedAt: !1801)
!1801 = !DILocation(line: 1450, column: 75, scope: !1708, inlinedAt: !1716)
!1802 = !DILocation(line: 407, column: 18, scope: !1798, inlinedAt: !1801)
!1803 = !DILocation(line: 1220, column: 42, scope: !1718, inlinedAt: !1729)
!1804 = !DILocation(line: 133, column: 5, scope: !1805, inlinedAt: !1806)
!1805 = distinct !DISubprogram(name: "from_raw_parts_mut<[u8], u8>", linkageName: "_ZN4core3ptr8metadata18from_raw_parts_mut17h844c3b052b6f93d7E", scope: !533, file: !532, line: 129, type: !1719, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !535)
!1806 = !DILocation(line: 1221, column: 5, scope: !1718, inlinedAt: !1729)
!1807 = !DILocalVariable(name: "ptr", arg: 1, scope: !1808, file: !353, line: 233, type: !1721)
!1808 = distinct !DISubprogram(name: "new_unchecked<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17h71089f08e805c4d4E", scope: !1547, file: !353, line: 233, type: !1809, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1811, retainedNodes: !1812)
!1809 = !DISubroutineType(types: !1810)
!1810 = !{!1547, !1721, !496}
!1811 = !DISubprogram(name: "new_unchecked<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17h71089f08e805c4d4E", scope: !1547, file: !353, line: 233, type: !1809, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1812 = !{!1807}
!1813 = !DILocation(line: 233, column: 39, scope: !1808, inlinedAt: !1814)
!1814 = !DILocation(line: 1450, column: 18, scope: !1708, inlinedAt: !1716)
!1815 = !DILocation(line: 77, column: 35, scope: !1816, inlinedAt: !1814)
!1816 = !DILexicalBlockFile(scope: !1808, file: !544, discriminator: 0)
!1817 = !DILocation(line: 190, column: 34, scope: !1573)
!1818 = !DILocation(line: 239, column: 33, scope: !1808, inlinedAt: !1814)
!1819 = !DILocation(line: 78, column: 17, scope: !1816, inlinedAt: !1814)
!1820 = !DILocation(line: 77, column: 13, scope: !1816, inlinedAt: !1814)
!1821 = !DILocation(line: 187, column: 18, scope: !1535)
!1822 = !DILocation(line: 187, column: 76, scope: !1535)
!1823 = !DILocation(line: 195, column: 6, scope: !1535)
!1824 = !DILocation(line: 93, column: 9, scope: !1608, inlinedAt: !1611)
!1825 = !DILocation(line: 175, column: 23, scope: !1758, inlinedAt: !1826)
!1826 = !DILocation(line: 95, column: 29, scope: !1608, inlinedAt: !1611)
!1827 = !DILocalVariable(name: "self", arg: 1, scope: !1828, file: !1759, line: 197, type: !1762)
!1828 = distinct !DISubprogram(name: "alignment", linkageName: "_ZN4core5alloc6layout6Layout9alignment17h5c5284978d59a56dE", scope: !1560, file: !1759, line: 197, type: !1829, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1831, retainedNodes: !1832)
!1829 = !DISubroutineType(types: !1830)
!1830 = !{!1565, !1762}
!1831 = !DISubprogram(name: "alignment", linkageName: "_ZN4core5alloc6layout6Layout9alignment17h5c5284978d59a56dE", scope: !1560, file: !1759, line: 197, type: !1829, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1832 = !{!1827}
!1833 = !DILocation(line: 197, column: 28, scope: !1828, inlinedAt: !1834)
!1834 = !DILocation(line: 95, column: 44, scope: !1608, inlinedAt: !1611)
!1835 = !DILocation(line: 95, column: 9, scope: !1608, inlinedAt: !1611)
!1836 = !DILocation(line: 190, column: 31, scope: !1573)
!1837 = !DILocation(line: 176, column: 9, scope: !1601, inlinedAt: !1606)
!1838 = !DILocation(line: 175, column: 23, scope: !1758, inlinedAt: !1839)
!1839 = !DILocation(line: 178, column: 36, scope: !1601, inlinedAt: !1606)
!1840 = !DILocation(line: 197, column: 28, scope: !1828, inlinedAt: !1841)
!1841 = !DILocation(line: 178, column: 51, scope: !1601, inlinedAt: !1606)
!1842 = !DILocation(line: 178, column: 9, scope: !1601, inlinedAt: !1606)
!1843 = !DILocation(line: 159, column: 18, scope: !1844, inlinedAt: !1845)
!1844 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hcf6d4ffd7f94f905E", scope: !734, file: !733, line: 153, type: !778, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372)
!1845 = !DILocation(line: 38, column: 21, scope: !1846, inlinedAt: !1848)
!1846 = !DILexicalBlockFile(scope: !1847, file: !733, discriminator: 0)
!1847 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h54a4baf59efe4d20E", scope: !783, file: !253, line: 2434, type: !784, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18)
!1848 = !DILocation(line: 2447, column: 9, scope: !1849, inlinedAt: !1852)
!1849 = !DILexicalBlockFile(scope: !1850, file: !253, discriminator: 2)
!1850 = !DILexicalBlockFile(scope: !1851, file: !253, discriminator: 0)
!1851 = distinct !DISubprogram(name: "is_null<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h762ea20f6e2b44cdE", scope: !734, file: !733, line: 22, type: !784, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372)
!1852 = !DILocation(line: 23, column: 27, scope: !1636, inlinedAt: !1641)
!1853 = !DILocation(line: 270, column: 13, scope: !1615, inlinedAt: !1634)
!1854 = !DILocation(line: 274, column: 13, scope: !1615, inlinedAt: !1634)
!1855 = !DILocation(line: 1340, column: 21, scope: !1696, inlinedAt: !1705)
!1856 = !DILocation(line: 2189, column: 23, scope: !1739, inlinedAt: !1743)
!1857 = !DILocation(line: 77, column: 35, scope: !1858, inlinedAt: !1649)
!1858 = !DILexicalBlockFile(scope: !1643, file: !544, discriminator: 0)
!1859 = !DILocation(line: 239, column: 33, scope: !1643, inlinedAt: !1649)
!1860 = !DILocation(line: 78, column: 17, scope: !1858, inlinedAt: !1649)
!1861 = !DILocation(line: 77, column: 13, scope: !1858, inlinedAt: !1649)
!1862 = !DILocation(line: 241, column: 13, scope: !1643, inlinedAt: !1649)
!1863 = !DILocation(line: 272, column: 13, scope: !1615, inlinedAt: !1634)
!1864 = !DILocation(line: 1339, column: 18, scope: !1696, inlinedAt: !1705)
!1865 = !DILocation(line: 1339, column: 18, scope: !1703, inlinedAt: !1705)
!1866 = !DILocation(line: 1339, column: 24, scope: !1703, inlinedAt: !1705)
!1867 = !DILocation(line: 2174, column: 16, scope: !1651, inlinedAt: !1693)
!1868 = !DILocation(line: 2174, column: 16, scope: !1689, inlinedAt: !1693)
!1869 = !DILocation(line: 2174, column: 22, scope: !1689, inlinedAt: !1693)
!1870 = !DILocation(line: 191, column: 21, scope: !1577)
!1871 = !DILocation(line: 191, column: 27, scope: !1598)
!1872 = !DILocation(line: 1448, column: 39, scope: !1708, inlinedAt: !1770)
!1873 = !DILocation(line: 401, column: 25, scope: !1798, inlinedAt: !1874)
!1874 = !DILocation(line: 1450, column: 75, scope: !1773, inlinedAt: !1770)
!1875 = !DILocation(line: 407, column: 18, scope: !1798, inlinedAt: !1874)
!1876 = !DILocation(line: 1220, column: 42, scope: !1718, inlinedAt: !1772)
!1877 = !DILocation(line: 133, column: 5, scope: !1805, inlinedAt: !1878)
!1878 = !DILocation(line: 1221, column: 5, scope: !1879, inlinedAt: !1772)
!1879 = !DILexicalBlockFile(scope: !1718, file: !519, discriminator: 2)
!1880 = !DILocation(line: 233, column: 39, scope: !1808, inlinedAt: !1881)
!1881 = !DILocation(line: 1450, column: 18, scope: !1773, inlinedAt: !1770)
!1882 = !DILocation(line: 77, column: 35, scope: !1816, inlinedAt: !1881)
!1883 = !DILocation(line: 78, column: 17, scope: !1816, inlinedAt: !1881)
!1884 = !DILocation(line: 77, column: 13, scope: !1816, inlinedAt: !1881)
!1885 = !DILocation(line: 192, column: 17, scope: !1577)
!1886 = !DILocation(line: 193, column: 13, scope: !1535)
!1887 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_ZN5alloc5boxed14box_new_uninit17hbeab4660e783aea4E", scope: !1889, file: !1888, line: 247, type: !1602, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1890)
!1888 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!1889 = !DINamespace(name: "boxed", scope: !642)
!1890 = !{!1891, !1892}
!1891 = !DILocalVariable(name: "layout", arg: 1, scope: !1887, file: !1888, line: 247, type: !1560)
!1892 = !DILocalVariable(name: "ptr", scope: !1893, file: !1888, line: 249, type: !1547, align: 64)
!1893 = distinct !DILexicalBlock(scope: !1887, file: !1888, line: 249, column: 9)
!1894 = !DILocation(line: 247, column: 19, scope: !1887)
!1895 = !DILocalVariable(name: "layout", arg: 2, scope: !1896, file: !1536, line: 428, type: !1560)
!1896 = distinct !DISubprogram(name: "allocate", linkageName: "_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17h3d2dccac4bb71b37E", scope: !1897, file: !1536, line: 428, type: !1898, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1901)
!1897 = !DINamespace(name: "{impl#1}", scope: !670)
!1898 = !DISubroutineType(types: !1899)
!1899 = !{!1539, !1900, !1560}
!1900 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::alloc::Global", baseType: !669, size: 64, align: 64, dwarfAddressSpace: 0)
!1901 = !{!1902, !1895}
!1902 = !DILocalVariable(name: "self", scope: !1896, file: !1536, line: 428, type: !1900, align: 64)
!1903 = !DILocation(line: 428, column: 24, scope: !1896, inlinedAt: !1904)
!1904 = !DILocation(line: 248, column: 18, scope: !1887)
!1905 = !DILocalVariable(name: "layout", arg: 2, scope: !1906, file: !1536, line: 311, type: !1560)
!1906 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_ZN5alloc5alloc6Global10alloc_impl17h3fa3798af9bd352fE", scope: !669, file: !1536, line: 311, type: !1907, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1909, retainedNodes: !1910)
!1907 = !DISubroutineType(types: !1908)
!1908 = !{!1539, !1900, !1560, !257}
!1909 = !DISubprogram(name: "alloc_impl", linkageName: "_ZN5alloc5alloc6Global10alloc_impl17h3fa3798af9bd352fE", scope: !669, file: !1536, line: 311, type: !1907, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1910 = !{!1911, !1905, !1912}
!1911 = !DILocalVariable(name: "self", scope: !1906, file: !1536, line: 311, type: !1900, align: 64)
!1912 = !DILocalVariable(name: "zeroed", scope: !1906, file: !1536, line: 311, type: !257, align: 8)
!1913 = !DILocation(line: 311, column: 32, scope: !1906, inlinedAt: !1914)
!1914 = !DILocation(line: 429, column: 14, scope: !1896, inlinedAt: !1904)
!1915 = !DILocation(line: 428, column: 17, scope: !1896, inlinedAt: !1904)
!1916 = !DILocation(line: 311, column: 25, scope: !1906, inlinedAt: !1914)
!1917 = !DILocation(line: 311, column: 48, scope: !1906, inlinedAt: !1914)
!1918 = !DILocation(line: 312, column: 9, scope: !1906, inlinedAt: !1914)
!1919 = !DILocation(line: 248, column: 11, scope: !1887)
!1920 = !DILocation(line: 248, column: 5, scope: !1887)
!1921 = !DILocation(line: 250, column: 19, scope: !1887)
!1922 = !DILocation(line: 249, column: 12, scope: !1887)
!1923 = !DILocation(line: 249, column: 12, scope: !1893)
!1924 = !DILocalVariable(name: "self", arg: 1, scope: !1925, file: !353, line: 1527, type: !1547)
!1925 = distinct !DISubprogram(name: "as_mut_ptr<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$10as_mut_ptr17hf50a7755888af26aE", scope: !1547, file: !353, line: 1527, type: !1926, scopeLine: 1527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !1928, retainedNodes: !1929)
!1926 = !DISubroutineType(types: !1927)
!1927 = !{!480, !1547}
!1928 = !DISubprogram(name: "as_mut_ptr<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$10as_mut_ptr17hf50a7755888af26aE", scope: !1547, file: !353, line: 1527, type: !1926, scopeLine: 1527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !372)
!1929 = !{!1924}
!1930 = !DILocation(line: 1527, column: 29, scope: !1925, inlinedAt: !1931)
!1931 = !DILocation(line: 249, column: 24, scope: !1893)
!1932 = !DILocation(line: 252, column: 2, scope: !1887)
!1933 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h6efc98d42e3deda5E", scope: !653, file: !1934, line: 432, type: !1935, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !671, declaration: !1937, retainedNodes: !1938)
!1934 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!1935 = !DISubroutineType(types: !1936)
!1936 = !{!653, !9, !669, !1560}
!1937 = !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h6efc98d42e3deda5E", scope: !653, file: !1934, line: 432, type: !1935, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !671)
!1938 = !{!1939, !1940, !1941, !1942, !1944}
!1939 = !DILocalVariable(name: "capacity", arg: 1, scope: !1933, file: !1934, line: 432, type: !9)
!1940 = !DILocalVariable(name: "alloc", arg: 2, scope: !1933, file: !1934, line: 432, type: !669)
!1941 = !DILocalVariable(name: "elem_layout", arg: 3, scope: !1933, file: !1934, line: 432, type: !1560)
!1942 = !DILocalVariable(name: "this", scope: !1943, file: !1934, line: 434, type: !653, align: 64)
!1943 = distinct !DILexicalBlock(scope: !1933, file: !1934, line: 434, column: 13)
!1944 = !DILocalVariable(name: "err", scope: !1945, file: !1934, line: 441, type: !1946, align: 64)
!1945 = distinct !DILexicalBlock(scope: !1933, file: !1934, line: 441, column: 13)
!1946 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveError", scope: !1947, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1948, templateParams: !18, identifier: "aadc5b14185c42e764a105b028ba728d")
!1947 = !DINamespace(name: "collections", scope: !642)
!1948 = !{!1949}
!1949 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !1946, file: !2, baseType: !1950, size: 128, align: 64, flags: DIFlagPrivate)
!1950 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveErrorKind", scope: !1947, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1951, templateParams: !18, identifier: "bcabdc9b8161f8345ba45fd3dd2b352e")
!1951 = !{!1952}
!1952 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1950, file: !2, size: 128, align: 64, elements: !1953, templateParams: !18, identifier: "ea838b7be60be9969d8daf2ecb7c8fd0", discriminator: !1961)
!1953 = !{!1954, !1956}
!1954 = !DIDerivedType(tag: DW_TAG_member, name: "CapacityOverflow", scope: !1952, file: !2, baseType: !1955, size: 128, align: 64, extraData: i64 0)
!1955 = !DICompositeType(tag: DW_TAG_structure_type, name: "CapacityOverflow", scope: !1950, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, identifier: "2fd3a5d7d557e582d8c71ef21e56c651")
!1956 = !DIDerivedType(tag: DW_TAG_member, name: "AllocError", scope: !1952, file: !2, baseType: !1957, size: 128, align: 64)
!1957 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !1950, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1958, templateParams: !18, identifier: "831b16e5fe15eda163981d1f5c4117ec")
!1958 = !{!1959, !1960}
!1959 = !DIDerivedType(tag: DW_TAG_member, name: "layout", scope: !1957, file: !2, baseType: !1560, size: 128, align: 64, flags: DIFlagPublic)
!1960 = !DIDerivedType(tag: DW_TAG_member, name: "non_exhaustive", scope: !1957, file: !2, baseType: !7, align: 8, offset: 128, flags: DIFlagPublic)
!1961 = !DIDerivedType(tag: DW_TAG_member, scope: !1950, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!1962 = !DILocation(line: 432, column: 25, scope: !1933)
!1963 = !DILocalVariable(name: "additional", arg: 3, scope: !1964, file: !1934, line: 764, type: !9)
!1964 = distinct !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h37b3707bd808de94E", scope: !653, file: !1934, line: 764, type: !1965, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !671, declaration: !1968, retainedNodes: !1969)
!1965 = !DISubroutineType(types: !1966)
!1966 = !{!257, !1967, !9, !9, !1560}
!1967 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !653, size: 64, align: 64, dwarfAddressSpace: 0)
!1968 = !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h37b3707bd808de94E", scope: !653, file: !1934, line: 764, type: !1965, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !671)
!1969 = !{!1970, !1971, !1963, !1972}
!1970 = !DILocalVariable(name: "self", arg: 1, scope: !1964, file: !1934, line: 764, type: !1967)
!1971 = !DILocalVariable(name: "len", scope: !1964, file: !1934, line: 764, type: !9, align: 64)
!1972 = !DILocalVariable(name: "elem_layout", arg: 4, scope: !1964, file: !1934, line: 764, type: !1560)
!1973 = !DILocation(line: 764, column: 47, scope: !1964, inlinedAt: !1974)
!1974 = !DILocation(line: 437, column: 50, scope: !1943)
!1975 = !DILocation(line: 432, column: 42, scope: !1933)
!1976 = !DILocation(line: 432, column: 52, scope: !1933)
!1977 = !DILocation(line: 764, column: 66, scope: !1964, inlinedAt: !1974)
!1978 = !DILocalVariable(name: "self", arg: 1, scope: !1979, file: !924, line: 2493, type: !9)
!1979 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_sub", scope: !925, file: !924, line: 2493, type: !1326, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !1980)
!1980 = !{!1978, !1981}
!1981 = !DILocalVariable(name: "rhs", scope: !1979, file: !924, line: 2493, type: !9, align: 64)
!1982 = !DILocation(line: 2493, column: 35, scope: !1979, inlinedAt: !1983)
!1983 = !DILocation(line: 765, column: 56, scope: !1964, inlinedAt: !1974)
!1984 = !DILocation(line: 764, column: 35, scope: !1964, inlinedAt: !1974)
!1985 = !DILocation(line: 2493, column: 41, scope: !1979, inlinedAt: !1983)
!1986 = !DILocation(line: 433, column: 15, scope: !1933)
!1987 = !DILocation(line: 433, column: 9, scope: !1933)
!1988 = !DILocation(line: 441, column: 17, scope: !1933)
!1989 = !DILocation(line: 441, column: 17, scope: !1945)
!1990 = !DILocation(line: 441, column: 25, scope: !1945)
!1991 = !DILocation(line: 434, column: 16, scope: !1933)
!1992 = !DILocation(line: 434, column: 16, scope: !1943)
!1993 = !DILocation(line: 764, column: 28, scope: !1964, inlinedAt: !1974)
!1994 = !DILocalVariable(name: "self", arg: 1, scope: !1995, file: !1934, line: 616, type: !1967)
!1995 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hc07a53b1639fe9bdE", scope: !653, file: !1934, line: 616, type: !1996, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !671, declaration: !1998, retainedNodes: !1999)
!1996 = !DISubroutineType(types: !1997)
!1997 = !{!9, !1967, !9}
!1998 = !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hc07a53b1639fe9bdE", scope: !653, file: !1934, line: 616, type: !1996, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !671)
!1999 = !{!1994, !2000}
!2000 = !DILocalVariable(name: "elem_size", arg: 2, scope: !1995, file: !1934, line: 616, type: !9)
!2001 = !DILocation(line: 616, column: 23, scope: !1995, inlinedAt: !2002)
!2002 = !DILocation(line: 765, column: 27, scope: !1964, inlinedAt: !1974)
!2003 = !DILocalVariable(name: "self", arg: 1, scope: !2004, file: !1759, line: 175, type: !1762)
!2004 = distinct !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17h25879cb000c6f483E", scope: !1560, file: !1759, line: 175, type: !1760, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !1763, retainedNodes: !2005)
!2005 = !{!2003}
!2006 = !DILocation(line: 175, column: 23, scope: !2004, inlinedAt: !2007)
!2007 = !DILocation(line: 765, column: 48, scope: !1964, inlinedAt: !1974)
!2008 = !DILocation(line: 176, column: 9, scope: !2004, inlinedAt: !2007)
!2009 = !DILocation(line: 616, column: 30, scope: !1995, inlinedAt: !2002)
!2010 = !DILocation(line: 617, column: 12, scope: !1995, inlinedAt: !2002)
!2011 = !DILocation(line: 617, column: 29, scope: !1995, inlinedAt: !2002)
!2012 = !DILocation(line: 617, column: 9, scope: !1995, inlinedAt: !2002)
!2013 = !DILocation(line: 617, column: 49, scope: !1995, inlinedAt: !2002)
!2014 = !DILocalVariable(name: "self", arg: 1, scope: !2015, file: !2016, line: 46, type: !663)
!2015 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hefe7da1c336fc47aE", scope: !663, file: !2016, line: 46, type: !2017, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !2019, retainedNodes: !2020)
!2016 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!2017 = !DISubroutineType(types: !2018)
!2018 = !{!9, !663}
!2019 = !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hefe7da1c336fc47aE", scope: !663, file: !2016, line: 46, type: !2017, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!2020 = !{!2014}
!2021 = !DILocation(line: 46, column: 35, scope: !2015, inlinedAt: !2022)
!2022 = !DILocation(line: 617, column: 58, scope: !1995, inlinedAt: !2002)
!2023 = !DILocation(line: 49, column: 26, scope: !2015, inlinedAt: !2022)
!2024 = !DILocation(line: 2494, column: 13, scope: !1979, inlinedAt: !1983)
!2025 = !DILocation(line: 765, column: 9, scope: !1964, inlinedAt: !1974)
!2026 = !DILocation(line: 437, column: 44, scope: !1943)
!2027 = !DILocalVariable(name: "cond", arg: 1, scope: !2028, file: !976, line: 202, type: !257)
!2028 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !966, file: !976, line: 202, type: !967, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !2029)
!2029 = !{!2027}
!2030 = !DILocation(line: 202, column: 38, scope: !2028, inlinedAt: !2031)
!2031 = !DILocation(line: 437, column: 21, scope: !1943)
!2032 = !DILocation(line: 77, column: 35, scope: !2033, inlinedAt: !2031)
!2033 = !DILexicalBlockFile(scope: !2028, file: !544, discriminator: 0)
!2034 = !DILocation(line: 78, column: 17, scope: !2033, inlinedAt: !2031)
!2035 = !DILocation(line: 443, column: 6, scope: !1933)
!2036 = distinct !DISubprogram(name: "name<shapes::Polygon>", linkageName: "_ZN6shapes5Shape4name17h17af1aa4ff71b18bE", scope: !2037, file: !156, line: 9, type: !2038, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2042, retainedNodes: !2040)
!2037 = !DINamespace(name: "Shape", scope: !14)
!2038 = !DISubroutineType(types: !2039)
!2039 = !{!171, !185}
!2040 = !{!2041}
!2041 = !DILocalVariable(name: "self", arg: 1, scope: !2036, file: !156, line: 9, type: !185)
!2042 = !{!2043}
!2043 = !DITemplateTypeParameter(name: "Self", type: !28)
!2044 = !DILocation(line: 9, column: 13, scope: !2036)
!2045 = !DILocation(line: 11, column: 6, scope: !2036)
!2046 = distinct !DISubprogram(name: "as_ref<dyn shapes::Shape, alloc::alloc::Global>", linkageName: "_ZN80_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..convert..AsRef$LT$T$GT$$GT$6as_ref17h55bf27efe4564f84E", scope: !2047, file: !1888, line: 2315, type: !2048, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2056, retainedNodes: !2054)
!2047 = !DINamespace(name: "{impl#42}", scope: !1889)
!2048 = !DISubroutineType(types: !2049)
!2049 = !{!2050, !1129}
!2050 = !DICompositeType(tag: DW_TAG_structure_type, name: "&dyn shapes::Shape", file: !2, size: 128, align: 64, elements: !2051, templateParams: !18, identifier: "cc789890201bc8492efc4e58eadc7c")
!2051 = !{!2052, !2053}
!2052 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !2050, file: !2, baseType: !1115, size: 64, align: 64)
!2053 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !2050, file: !2, baseType: !1118, size: 64, align: 64, offset: 64)
!2054 = !{!2055}
!2055 = !DILocalVariable(name: "self", arg: 1, scope: !2046, file: !1888, line: 2315, type: !1129)
!2056 = !{!2057, !672}
!2057 = !DITemplateTypeParameter(name: "T", type: !1116)
!2058 = !DILocation(line: 2315, column: 15, scope: !2046)
!2059 = !DILocation(line: 2316, column: 9, scope: !2046)
!2060 = !DILocation(line: 2317, column: 6, scope: !2046)
!2061 = distinct !DISubprogram(name: "to_vec<u8, alloc::alloc::Global>", linkageName: "_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h2f6d07d13677bbaeE", scope: !2062, file: !1470, line: 446, type: !1473, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, retainedNodes: !2064)
!2062 = !DINamespace(name: "{impl#1}", scope: !2063)
!2063 = !DINamespace(name: "to_vec_in", scope: !1471)
!2064 = !{!2065, !2066, !2067, !2069}
!2065 = !DILocalVariable(name: "s", arg: 1, scope: !2061, file: !1470, line: 446, type: !492)
!2066 = !DILocalVariable(name: "alloc", arg: 2, scope: !2061, file: !1470, line: 446, type: !669)
!2067 = !DILocalVariable(name: "len", scope: !2068, file: !1470, line: 447, type: !9, align: 64)
!2068 = distinct !DILexicalBlock(scope: !2061, file: !1470, line: 447, column: 17)
!2069 = !DILocalVariable(name: "v", scope: !2070, file: !1470, line: 448, type: !645, align: 64)
!2070 = distinct !DILexicalBlock(scope: !2068, file: !1470, line: 448, column: 17)
!2071 = !DILocation(line: 448, column: 21, scope: !2070)
!2072 = !DILocation(line: 446, column: 37, scope: !2061)
!2073 = !DILocalVariable(name: "self", arg: 1, scope: !2074, file: !1140, line: 726, type: !492)
!2074 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6as_ptr17h60e18c9cafac79b3E", scope: !1141, file: !1140, line: 726, type: !2075, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !2077)
!2075 = !DISubroutineType(types: !2076)
!2076 = !{!382, !492}
!2077 = !{!2073}
!2078 = !DILocation(line: 726, column: 25, scope: !2074, inlinedAt: !2079)
!2079 = !DILocation(line: 454, column: 27, scope: !2070)
!2080 = !DILocation(line: 446, column: 49, scope: !2061)
!2081 = !DILocalVariable(name: "alloc", arg: 2, scope: !2082, file: !1510, line: 964, type: !669)
!2082 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17hb09b017279c31a95E", scope: !645, file: !1510, line: 964, type: !2083, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2085, retainedNodes: !2086)
!2083 = !DISubroutineType(types: !2084)
!2084 = !{!645, !9, !669}
!2085 = !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17hb09b017279c31a95E", scope: !645, file: !1510, line: 964, type: !2083, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2086 = !{!2087, !2081}
!2087 = !DILocalVariable(name: "capacity", arg: 1, scope: !2082, file: !1510, line: 964, type: !9)
!2088 = !DILocation(line: 964, column: 46, scope: !2082, inlinedAt: !2089)
!2089 = !DILocation(line: 448, column: 29, scope: !2068)
!2090 = !DILocalVariable(name: "alloc", arg: 2, scope: !2091, file: !1934, line: 175, type: !669)
!2091 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h197f811a9660cfdeE", scope: !649, file: !1934, line: 175, type: !2092, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2094, retainedNodes: !2095)
!2092 = !DISubroutineType(types: !2093)
!2093 = !{!649, !9, !669}
!2094 = !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h197f811a9660cfdeE", scope: !649, file: !1934, line: 175, type: !2092, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2095 = !{!2096, !2090}
!2096 = !DILocalVariable(name: "capacity", arg: 1, scope: !2091, file: !1934, line: 175, type: !9)
!2097 = !DILocation(line: 175, column: 53, scope: !2091, inlinedAt: !2098)
!2098 = !DILocation(line: 965, column: 20, scope: !2082, inlinedAt: !2089)
!2099 = !DILocation(line: 616, column: 30, scope: !2100, inlinedAt: !2104)
!2100 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hc07a53b1639fe9bdE", scope: !653, file: !1934, line: 616, type: !1996, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !671, declaration: !1998, retainedNodes: !2101)
!2101 = !{!2102, !2103}
!2102 = !DILocalVariable(name: "self", arg: 1, scope: !2100, file: !1934, line: 616, type: !1967)
!2103 = !DILocalVariable(name: "elem_size", scope: !2100, file: !1934, line: 616, type: !9, align: 64)
!2104 = !DILocation(line: 308, column: 20, scope: !2105, inlinedAt: !2112)
!2105 = distinct !DISubprogram(name: "capacity<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h200a89648543ea11E", scope: !649, file: !1934, line: 307, type: !2106, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2109, retainedNodes: !2110)
!2106 = !DISubroutineType(types: !2107)
!2107 = !{!9, !2108}
!2108 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVec<u8, alloc::alloc::Global>", baseType: !649, size: 64, align: 64, dwarfAddressSpace: 0)
!2109 = !DISubprogram(name: "capacity<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h200a89648543ea11E", scope: !649, file: !1934, line: 307, type: !2106, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2110 = !{!2111}
!2111 = !DILocalVariable(name: "self", arg: 1, scope: !2105, file: !1934, line: 307, type: !2108)
!2112 = !DILocation(line: 1422, column: 18, scope: !2113, inlinedAt: !2121)
!2113 = distinct !DISubprogram(name: "capacity<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h1030168ed6612d3aE", scope: !645, file: !1510, line: 1421, type: !2114, scopeLine: 1421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2117, retainedNodes: !2118)
!2114 = !DISubroutineType(types: !2115)
!2115 = !{!9, !2116}
!2116 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::vec::Vec<u8, alloc::alloc::Global>", baseType: !645, size: 64, align: 64, dwarfAddressSpace: 0)
!2117 = !DISubprogram(name: "capacity<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8capacity17h1030168ed6612d3aE", scope: !645, file: !1510, line: 1421, type: !2114, scopeLine: 1421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2118 = !{!2119}
!2119 = !DILocalVariable(name: "self", arg: 1, scope: !2113, file: !1510, line: 1421, type: !2120)
!2120 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::vec::Vec<u8, alloc::alloc::Global>", baseType: !645, size: 64, align: 64, dwarfAddressSpace: 0)
!2121 = !DILocation(line: 2165, column: 63, scope: !2122, inlinedAt: !2129)
!2122 = distinct !DISubprogram(name: "set_len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len17h1124f0c30c56dd59E", scope: !645, file: !1510, line: 2161, type: !2123, scopeLine: 2161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2125, retainedNodes: !2126)
!2123 = !DISubroutineType(types: !2124)
!2124 = !{null, !2120, !9}
!2125 = !DISubprogram(name: "set_len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len17h1124f0c30c56dd59E", scope: !645, file: !1510, line: 2161, type: !2123, scopeLine: 2161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2126 = !{!2127, !2128}
!2127 = !DILocalVariable(name: "self", arg: 1, scope: !2122, file: !1510, line: 2161, type: !2120)
!2128 = !DILocalVariable(name: "new_len", arg: 2, scope: !2122, file: !1510, line: 2161, type: !9)
!2129 = !DILocation(line: 455, column: 27, scope: !2070)
!2130 = !DILocation(line: 447, column: 27, scope: !2061)
!2131 = !DILocation(line: 447, column: 21, scope: !2068)
!2132 = !DILocation(line: 964, column: 29, scope: !2082, inlinedAt: !2089)
!2133 = !DILocation(line: 175, column: 36, scope: !2091, inlinedAt: !2098)
!2134 = !DILocalVariable(name: "count", arg: 3, scope: !2135, file: !733, line: 1247, type: !9)
!2135 = distinct !DISubprogram(name: "copy_to_nonoverlapping<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$22copy_to_nonoverlapping17h73f01bfd5cbd5c33E", scope: !734, file: !733, line: 1247, type: !2136, scopeLine: 1247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !2138)
!2136 = !DISubroutineType(types: !2137)
!2137 = !{null, !382, !480, !9, !496}
!2138 = !{!2139, !2140, !2134}
!2139 = !DILocalVariable(name: "self", arg: 1, scope: !2135, file: !733, line: 1247, type: !382)
!2140 = !DILocalVariable(name: "dest", arg: 2, scope: !2135, file: !733, line: 1247, type: !480)
!2141 = !DILocation(line: 1247, column: 68, scope: !2135, inlinedAt: !2142)
!2142 = !DILocation(line: 454, column: 36, scope: !2070)
!2143 = !DILocalVariable(name: "count", arg: 3, scope: !2144, file: !519, line: 526, type: !9)
!2144 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17h3341fcb54ce2ca56E", scope: !60, file: !519, line: 526, type: !2145, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, retainedNodes: !2147)
!2145 = !DISubroutineType(types: !2146)
!2146 = !{null, !382, !480, !9}
!2147 = !{!2148, !2149, !2143}
!2148 = !DILocalVariable(name: "src", arg: 1, scope: !2144, file: !519, line: 526, type: !382)
!2149 = !DILocalVariable(name: "dst", arg: 2, scope: !2144, file: !519, line: 526, type: !480)
!2150 = !DILocation(line: 526, column: 72, scope: !2144, inlinedAt: !2151)
!2151 = !DILocation(line: 1252, column: 18, scope: !2135, inlinedAt: !2142)
!2152 = !DILocation(line: 2161, column: 38, scope: !2122, inlinedAt: !2129)
!2153 = !DILocation(line: 177, column: 20, scope: !2091, inlinedAt: !2098)
!2154 = !DILocation(line: 965, column: 9, scope: !2082, inlinedAt: !2089)
!2155 = !DILocation(line: 452, column: 20, scope: !2070)
!2156 = !DILocation(line: 459, column: 14, scope: !2061)
!2157 = !DILocation(line: 727, column: 9, scope: !2074, inlinedAt: !2079)
!2158 = !DILocation(line: 1247, column: 48, scope: !2135, inlinedAt: !2142)
!2159 = !DILocation(line: 526, column: 44, scope: !2144, inlinedAt: !2151)
!2160 = !DILocalVariable(name: "self", arg: 1, scope: !2161, file: !1510, line: 1997, type: !2120)
!2161 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hb59a222d5d795bebE", scope: !645, file: !1510, line: 1997, type: !2162, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2164, retainedNodes: !2165)
!2162 = !DISubroutineType(types: !2163)
!2163 = !{!480, !2120}
!2164 = !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hb59a222d5d795bebE", scope: !645, file: !1510, line: 1997, type: !2162, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2165 = !{!2160}
!2166 = !DILocation(line: 1997, column: 29, scope: !2161, inlinedAt: !2167)
!2167 = !DILocation(line: 454, column: 61, scope: !2070)
!2168 = !DILocation(line: 612, column: 9, scope: !2169, inlinedAt: !2174)
!2169 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17ha7c021140f4d2ec7E", scope: !653, file: !1934, line: 611, type: !2170, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2173, declaration: !2172)
!2170 = !DISubroutineType(types: !2171)
!2171 = !{!379, !1967}
!2172 = !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17ha7c021140f4d2ec7E", scope: !653, file: !1934, line: 611, type: !2170, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !2173)
!2173 = !{!672, !373}
!2174 = !DILocation(line: 607, column: 14, scope: !2175, inlinedAt: !2179)
!2175 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17ha6d3d0bacf39cb91E", scope: !653, file: !1934, line: 606, type: !2176, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2173, declaration: !2178)
!2176 = !DISubroutineType(types: !2177)
!2177 = !{!480, !1967}
!2178 = !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17ha6d3d0bacf39cb91E", scope: !653, file: !1934, line: 606, type: !2176, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !2173)
!2179 = !DILocation(line: 295, column: 20, scope: !2180, inlinedAt: !2184)
!2180 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h7049a3f9cf235a0aE", scope: !649, file: !1934, line: 294, type: !2181, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !674, declaration: !2183)
!2181 = !DISubroutineType(types: !2182)
!2182 = !{!480, !2108}
!2183 = !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h7049a3f9cf235a0aE", scope: !649, file: !1934, line: 294, type: !2181, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !674)
!2184 = !DILocation(line: 2000, column: 18, scope: !2161, inlinedAt: !2167)
!2185 = !DILocation(line: 407, column: 18, scope: !2186, inlinedAt: !2187)
!2186 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h9329081dbac02a82E", scope: !379, file: !353, line: 401, type: !478, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !372, declaration: !481)
!2187 = !DILocation(line: 607, column: 30, scope: !2175, inlinedAt: !2179)
!2188 = !DILocation(line: 1247, column: 54, scope: !2135, inlinedAt: !2142)
!2189 = !DILocation(line: 526, column: 59, scope: !2144, inlinedAt: !2151)
!2190 = !DILocation(line: 77, column: 35, scope: !2191, inlinedAt: !2151)
!2191 = !DILexicalBlockFile(scope: !2144, file: !544, discriminator: 0)
!2192 = !DILocation(line: 78, column: 17, scope: !2191, inlinedAt: !2151)
!2193 = !DILocation(line: 77, column: 13, scope: !2191, inlinedAt: !2151)
!2194 = !DILocation(line: 547, column: 14, scope: !2144, inlinedAt: !2151)
!2195 = !DILocation(line: 2161, column: 27, scope: !2122, inlinedAt: !2129)
!2196 = !DILocation(line: 1421, column: 27, scope: !2113, inlinedAt: !2121)
!2197 = !DILocation(line: 2162, column: 9, scope: !2122, inlinedAt: !2129)
!2198 = !DILocation(line: 617, column: 12, scope: !2100, inlinedAt: !2104)
!2199 = !DILocation(line: 617, column: 49, scope: !2100, inlinedAt: !2104)
!2200 = !DILocalVariable(name: "self", arg: 1, scope: !2201, file: !2016, line: 46, type: !663)
!2201 = distinct !DISubprogram(name: "as_inner", linkageName: "_ZN4core3num11niche_types14UsizeNoHighBit8as_inner17hefe7da1c336fc47aE", scope: !663, file: !2016, line: 46, type: !2017, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, declaration: !2019, retainedNodes: !2202)
!2202 = !{!2200}
!2203 = !DILocation(line: 46, column: 35, scope: !2201, inlinedAt: !2204)
!2204 = !DILocation(line: 617, column: 58, scope: !2100, inlinedAt: !2104)
!2205 = !DILocation(line: 49, column: 26, scope: !2201, inlinedAt: !2204)
!2206 = !DILocation(line: 617, column: 9, scope: !2100, inlinedAt: !2104)
!2207 = !DILocation(line: 2168, column: 9, scope: !2122, inlinedAt: !2129)
!2208 = !DILocation(line: 452, column: 17, scope: !2070)
!2209 = distinct !DISubprogram(name: "next<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17ha0665f17cd4fc369E", scope: !2211, file: !2210, line: 157, type: !2212, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !2226)
!2210 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!2211 = !DINamespace(name: "{impl#171}", scope: !1102)
!2212 = !DISubroutineType(types: !2213)
!2213 = !{!2214, !2225}
!2214 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !442, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2215, templateParams: !18, identifier: "a345901a556dff972bc9277795c6a03a")
!2215 = !{!2216}
!2216 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2214, file: !2, size: 64, align: 64, elements: !2217, templateParams: !18, identifier: "416b9141738be9dc657166b6e4dcaa09", discriminator: !2224)
!2217 = !{!2218, !2220}
!2218 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !2216, file: !2, baseType: !2219, size: 64, align: 64, extraData: i64 0)
!2219 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !2214, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !1127, identifier: "4ada36255298290f52e3a7cc77469971")
!2220 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !2216, file: !2, baseType: !2221, size: 64, align: 64)
!2221 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !2214, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2222, templateParams: !1127, identifier: "c5d4fb1d863b3d4d7f242fbf4faae452")
!2222 = !{!2223}
!2223 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2221, file: !2, baseType: !1129, size: 64, align: 64, flags: DIFlagPublic)
!2224 = !DIDerivedType(tag: DW_TAG_member, scope: !2214, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!2225 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", baseType: !1105, size: 64, align: 64, dwarfAddressSpace: 0)
!2226 = !{!2227, !2228, !2230, !2232}
!2227 = !DILocalVariable(name: "self", arg: 1, scope: !2209, file: !2210, line: 157, type: !2225)
!2228 = !DILocalVariable(name: "ptr", scope: !2229, file: !2210, line: 161, type: !1108, align: 64)
!2229 = distinct !DILexicalBlock(scope: !2209, file: !2210, line: 161, column: 17)
!2230 = !DILocalVariable(name: "end_or_len", scope: !2231, file: !2210, line: 162, type: !1111, align: 64)
!2231 = distinct !DILexicalBlock(scope: !2229, file: !2210, line: 162, column: 17)
!2232 = !DILocalVariable(name: "len", scope: !2233, file: !2210, line: 167, type: !9, align: 64)
!2233 = distinct !DILexicalBlock(scope: !2231, file: !2210, line: 167, column: 25)
!2234 = !DILocation(line: 157, column: 21, scope: !2209)
!2235 = !DILocation(line: 1011, column: 49, scope: !2236, inlinedAt: !2242)
!2236 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub", scope: !925, file: !924, line: 1011, type: !2237, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !2239)
!2237 = !DISubroutineType(types: !2238)
!2238 = !{!9, !9, !9, !496}
!2239 = !{!2240, !2241}
!2240 = !DILocalVariable(name: "self", arg: 1, scope: !2236, file: !924, line: 1011, type: !9)
!2241 = !DILocalVariable(name: "rhs", scope: !2236, file: !924, line: 1011, type: !9, align: 64)
!2242 = !DILocation(line: 175, column: 70, scope: !2233)
!2243 = !DILocation(line: 651, column: 35, scope: !2244, inlinedAt: !2251)
!2244 = distinct !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h46af2f49ea544461E", scope: !1108, file: !353, line: 651, type: !2245, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, declaration: !2247, retainedNodes: !2248)
!2245 = !DISubroutineType(types: !2246)
!2246 = !{!1108, !1108, !9}
!2247 = !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h46af2f49ea544461E", scope: !1108, file: !353, line: 651, type: !2245, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1122)
!2248 = !{!2249, !2250}
!2249 = !DILocalVariable(name: "self", arg: 1, scope: !2244, file: !353, line: 651, type: !1108)
!2250 = !DILocalVariable(name: "count", scope: !2244, file: !353, line: 651, type: !9, align: 64)
!2251 = !DILocation(line: 185, column: 40, scope: !2231)
!2252 = !DILocation(line: 161, column: 27, scope: !2209)
!2253 = !DILocation(line: 161, column: 21, scope: !2229)
!2254 = !DILocation(line: 651, column: 29, scope: !2244, inlinedAt: !2251)
!2255 = !DILocation(line: 162, column: 34, scope: !2229)
!2256 = !DILocation(line: 162, column: 21, scope: !2231)
!2257 = !DILocalVariable(name: "self", arg: 1, scope: !2258, file: !733, line: 153, type: !1111)
!2258 = distinct !DISubprogram(name: "addr<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h9f1f421376029b9cE", scope: !734, file: !733, line: 153, type: !2259, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !2261)
!2259 = !DISubroutineType(types: !2260)
!2260 = !{!9, !1111}
!2261 = !{!2257}
!2262 = !DILocation(line: 153, column: 17, scope: !2258, inlinedAt: !2263)
!2263 = !DILocation(line: 167, column: 46, scope: !2231)
!2264 = !DILocalVariable(name: "self", arg: 1, scope: !2265, file: !733, line: 48, type: !1111)
!2265 = distinct !DISubprogram(name: "cast<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h29dfa2e02be801d4E", scope: !734, file: !733, line: 48, type: !2266, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2269, retainedNodes: !2268)
!2266 = !DISubroutineType(types: !2267)
!2267 = !{!6, !1111}
!2268 = !{!2264}
!2269 = !{!1123, !918}
!2270 = !DILocation(line: 48, column: 26, scope: !2265, inlinedAt: !2271)
!2271 = !DILocation(line: 159, column: 38, scope: !2258, inlinedAt: !2263)
!2272 = !DILocation(line: 166, column: 24, scope: !2231)
!2273 = !DILocalVariable(name: "self", arg: 1, scope: !2274, file: !353, line: 1719, type: !2278)
!2274 = distinct !DISubprogram(name: "eq<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h69d86b40bc40fea7E", scope: !2275, file: !353, line: 1719, type: !2276, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, retainedNodes: !2279)
!2275 = !DINamespace(name: "{impl#16}", scope: !284)
!2276 = !DISubroutineType(types: !2277)
!2277 = !{!257, !2278, !2278}
!2278 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", baseType: !1108, size: 64, align: 64, dwarfAddressSpace: 0)
!2279 = !{!2273, !2280}
!2280 = !DILocalVariable(name: "other", arg: 2, scope: !2274, file: !353, line: 1719, type: !2278)
!2281 = !DILocation(line: 1719, column: 11, scope: !2274, inlinedAt: !2282)
!2282 = !DILocation(line: 180, column: 28, scope: !2231)
!2283 = !DILocation(line: 1719, column: 18, scope: !2274, inlinedAt: !2282)
!2284 = !DILocation(line: 1720, column: 9, scope: !2274, inlinedAt: !2282)
!2285 = !DILocation(line: 659, column: 28, scope: !2244, inlinedAt: !2251)
!2286 = !DILocation(line: 185, column: 25, scope: !2231)
!2287 = !DILocation(line: 166, column: 21, scope: !2231)
!2288 = !DILocation(line: 181, column: 36, scope: !2231)
!2289 = !DILocation(line: 0, scope: !2290)
!2290 = !DILexicalBlockFile(scope: !2231, file: !156, discriminator: 0)
!2291 = !DILocalVariable(name: "self", arg: 1, scope: !2292, file: !353, line: 440, type: !2278)
!2292 = distinct !DISubprogram(name: "as_ref<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h2d0a70ef95b72466E", scope: !1108, file: !353, line: 440, type: !2293, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !1122, declaration: !2295, retainedNodes: !2296)
!2293 = !DISubroutineType(types: !2294)
!2294 = !{!1129, !2278}
!2295 = !DISubprogram(name: "as_ref<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h2d0a70ef95b72466E", scope: !1108, file: !353, line: 440, type: !2293, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1122)
!2296 = !{!2291}
!2297 = !DILocation(line: 440, column: 36, scope: !2292, inlinedAt: !2298)
!2298 = !DILocation(line: 190, column: 32, scope: !2231)
!2299 = !DILocation(line: 190, column: 21, scope: !2231)
!2300 = !DILocation(line: 192, column: 14, scope: !2209)
!2301 = distinct !DISubprogram(name: "largest", scope: !14, file: !156, line: 59, type: !2302, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !2317)
!2302 = !DISubroutineType(types: !2303)
!2303 = !{!2304, !1130}
!2304 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&dyn shapes::Shape>", scope: !442, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2305, templateParams: !18, identifier: "7ac228daf0da80912708d5e13501c615")
!2305 = !{!2306}
!2306 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2304, file: !2, size: 128, align: 64, elements: !2307, templateParams: !18, identifier: "935b67285b21d2d83f388606b3448f92", discriminator: !2316)
!2307 = !{!2308, !2312}
!2308 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !2306, file: !2, baseType: !2309, size: 128, align: 64, extraData: i64 0)
!2309 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !2304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !2310, identifier: "c6726a53879701845e85717be1eba95")
!2310 = !{!2311}
!2311 = !DITemplateTypeParameter(name: "T", type: !2050)
!2312 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !2306, file: !2, baseType: !2313, size: 128, align: 64)
!2313 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !2304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2314, templateParams: !2310, identifier: "6704812161e515cafde6b3ebfec65c6d")
!2314 = !{!2315}
!2315 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2313, file: !2, baseType: !2050, size: 128, align: 64, flags: DIFlagPublic)
!2316 = !DIDerivedType(tag: DW_TAG_member, scope: !2304, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!2317 = !{!2318, !2319, !2321, !2323, !2325, !2327}
!2318 = !DILocalVariable(name: "shapes", arg: 1, scope: !2301, file: !156, line: 59, type: !1130)
!2319 = !DILocalVariable(name: "best", scope: !2320, file: !156, line: 60, type: !2304, align: 64)
!2320 = distinct !DILexicalBlock(scope: !2301, file: !156, line: 60, column: 5)
!2321 = !DILocalVariable(name: "iter", scope: !2322, file: !156, line: 61, type: !1105, align: 64)
!2322 = distinct !DILexicalBlock(scope: !2320, file: !156, line: 61, column: 5)
!2323 = !DILocalVariable(name: "shape", scope: !2324, file: !156, line: 61, type: !1129, align: 64)
!2324 = distinct !DILexicalBlock(scope: !2322, file: !156, line: 61, column: 5)
!2325 = !DILocalVariable(name: "other", scope: !2326, file: !156, line: 63, type: !2050, align: 64)
!2326 = distinct !DILexicalBlock(scope: !2324, file: !156, line: 63, column: 13)
!2327 = !DILocalVariable(name: "other", scope: !2326, file: !156, line: 63, type: !2328, align: 64)
!2328 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&dyn shapes::Shape", baseType: !2050, size: 64, align: 64, dwarfAddressSpace: 0)
!2329 = !DILocation(line: 59, column: 20, scope: !2301)
!2330 = !DILocation(line: 60, column: 9, scope: !2320)
!2331 = !DILocation(line: 61, column: 18, scope: !2322)
!2332 = !DILocation(line: 60, column: 40, scope: !2301)
!2333 = !DILocation(line: 61, column: 18, scope: !2320)
!2334 = !DILocation(line: 61, column: 5, scope: !2322)
!2335 = !DILocation(line: 61, column: 9, scope: !2322)
!2336 = !DILocation(line: 61, column: 9, scope: !2324)
!2337 = !DILocation(line: 62, column: 15, scope: !2324)
!2338 = !DILocation(line: 62, column: 9, scope: !2324)
!2339 = !DILocation(line: 67, column: 5, scope: !2320)
!2340 = !DILocation(line: 68, column: 2, scope: !2301)
!2341 = !DILocation(line: 63, column: 18, scope: !2324)
!2342 = !DILocation(line: 63, column: 18, scope: !2326)
!2343 = !DILocation(line: 63, column: 28, scope: !2324)
!2344 = !DILocation(line: 63, column: 34, scope: !2324)
!2345 = !DILocation(line: 63, column: 44, scope: !2324)
!2346 = !DILocation(line: 63, column: 50, scope: !2324)
!2347 = !DILocation(line: 64, column: 36, scope: !2324)
!2348 = !DILocation(line: 64, column: 18, scope: !2324)
!2349 = !DILocation(line: 64, column: 44, scope: !2324)
!2350 = !DILocation(line: 63, column: 61, scope: !2324)
!2351 = distinct !DISubprogram(name: "make", scope: !14, file: !156, line: 71, type: !2352, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !55, templateParams: !18, retainedNodes: !2369)
!2352 = !DISubroutineType(types: !2353)
!2353 = !{!2354, !175, !17}
!2354 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>, alloc::string::String>", scope: !294, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2355, templateParams: !18, identifier: "71fedded3aa7857de846c666ad8cc8fd")
!2355 = !{!2356}
!2356 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2354, file: !2, size: 192, align: 64, elements: !2357, templateParams: !18, identifier: "157c6853a5557157dd61554dbd1e83b5", discriminator: !2368)
!2357 = !{!2358, !2364}
!2358 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !2356, file: !2, baseType: !2359, size: 192, align: 64, extraData: i64 -9223372036854775808)
!2359 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !2354, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2360, templateParams: !2362, identifier: "5392ad3851a9157c430322c8d837ef2d")
!2360 = !{!2361}
!2361 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2359, file: !2, baseType: !1112, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!2362 = !{!1123, !2363}
!2363 = !DITemplateTypeParameter(name: "E", type: !640)
!2364 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !2356, file: !2, baseType: !2365, size: 192, align: 64)
!2365 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !2354, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2366, templateParams: !2362, identifier: "c2d1f925c9aa7213cf1b13673111f716")
!2366 = !{!2367}
!2367 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2365, file: !2, baseType: !640, size: 192, align: 64, flags: DIFlagPublic)
!2368 = !DIDerivedType(tag: DW_TAG_member, scope: !2354, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!2369 = !{!2370, !2371, !2372, !2374, !2381}
!2370 = !DILocalVariable(name: "kind", arg: 1, scope: !2351, file: !156, line: 71, type: !175)
!2371 = !DILocalVariable(name: "size", arg: 2, scope: !2351, file: !156, line: 71, type: !17)
!2372 = !DILocalVariable(name: "other", scope: !2373, file: !156, line: 76, type: !175, align: 8)
!2373 = distinct !DILexicalBlock(scope: !2351, file: !156, line: 76, column: 9)
!2374 = !DILocalVariable(name: "args", scope: !2375, file: !156, line: 76, type: !2378, align: 64)
!2375 = !DILexicalBlockFile(scope: !2376, file: !156, discriminator: 0)
!2376 = distinct !DILexicalBlock(scope: !2373, file: !2377, line: 114, column: 33)
!2377 = !DIFile(filename: "library/alloc/src/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c06fded2c893c2cc0e8ea200156f1086")
!2378 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&u8)", file: !2, size: 64, align: 64, elements: !2379, templateParams: !18, identifier: "961c0304d31fc8f29d9cee158fbdab37")
!2379 = !{!2380}
!2380 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2378, file: !2, baseType: !370, size: 64, align: 64)
!2381 = !DILocalVariable(name: "args", scope: !2382, file: !156, line: 76, type: !587, align: 64)
!2382 = !DILexicalBlockFile(scope: !2383, file: !156, discriminator: 0)
!2383 = distinct !DILexicalBlock(scope: !2376, file: !2377, line: 114, column: 33)
!2384 = !DILocalVariable(name: "x", arg: 1, scope: !2385, file: !1888, line: 284, type: !28)
!2385 = distinct !DISubprogram(name: "new<shapes::Polygon>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E", scope: !2386, file: !1888, line: 284, type: !2387, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2394, retainedNodes: !2390)
!2386 = !DINamespace(name: "{impl#0}", scope: !1889)
!2387 = !DISubroutineType(types: !2388)
!2388 = !{!2389, !28}
!2389 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<shapes::Polygon, alloc::alloc::Global>", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!2390 = !{!2384, !2391}
!2391 = !DILocalVariable(name: "ptr", scope: !2392, file: !1888, line: 286, type: !2393, align: 64)
!2392 = distinct !DILexicalBlock(scope: !2385, file: !1888, line: 286, column: 9)
!2393 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut shapes::Polygon", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!2394 = !{!2395}
!2395 = !DITemplateTypeParameter(name: "T", type: !28)
!2396 = !DILocation(line: 284, column: 16, scope: !2385, inlinedAt: !2397)
!2397 = distinct !DILocation(line: 74, column: 17, scope: !2351)
!2398 = !DILocation(line: 284, column: 16, scope: !2385, inlinedAt: !2399)
!2399 = distinct !DILocation(line: 75, column: 17, scope: !2351)
!2400 = !DILocation(line: 71, column: 13, scope: !2351)
!2401 = !DILocation(line: 71, column: 23, scope: !2351)
!2402 = !DILocation(line: 76, column: 9, scope: !2373)
!2403 = !DILocation(line: 76, column: 29, scope: !2382)
!2404 = !DILocation(line: 72, column: 8, scope: !2351)
!2405 = !DILocation(line: 76, column: 9, scope: !2351)
!2406 = !DILocation(line: 76, column: 29, scope: !2373)
!2407 = !DILocation(line: 76, column: 29, scope: !2375)
!2408 = !DILocalVariable(name: "value", arg: 1, scope: !2409, file: !976, line: 613, type: !640)
!2409 = distinct !DISubprogram(name: "must_use<alloc::string::String>", linkageName: "_ZN4core4hint8must_use17h6e64ec5b8778eb9bE", scope: !966, file: !976, line: 613, type: !2410, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2413, retainedNodes: !2412)
!2410 = !DISubroutineType(types: !2411)
!2411 = !{!640, !640}
!2412 = !{!2408}
!2413 = !{!2414}
!2414 = !DITemplateTypeParameter(name: "T", type: !640)
!2415 = !DILocation(line: 613, column: 26, scope: !2409, inlinedAt: !2416)
!2416 = distinct !DILocation(line: 76, column: 29, scope: !2373)
!2417 = !DILocation(line: 614, column: 5, scope: !2409, inlinedAt: !2416)
!2418 = !DILocation(line: 76, column: 25, scope: !2373)
!2419 = !DILocation(line: 78, column: 2, scope: !2351)
!2420 = !DILocalVariable(name: "x", arg: 1, scope: !2421, file: !1888, line: 284, type: !13)
!2421 = distinct !DISubprogram(name: "new<shapes::Circle>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17h0b174b90e8270a69E", scope: !2386, file: !1888, line: 284, type: !2422, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !55, templateParams: !2429, retainedNodes: !2425)
!2422 = !DISubroutineType(types: !2423)
!2423 = !{!2424, !13}
!2424 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<shapes::Circle, alloc::alloc::Global>", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!2425 = !{!2420, !2426}
!2426 = !DILocalVariable(name: "ptr", scope: !2427, file: !1888, line: 286, type: !2428, align: 64)
!2427 = distinct !DILexicalBlock(scope: !2421, file: !1888, line: 286, column: 9)
!2428 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut shapes::Circle", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!2429 = !{!2430}
!2430 = !DITemplateTypeParameter(name: "T", type: !13)
!2431 = !DILocation(line: 284, column: 16, scope: !2421, inlinedAt: !2432)
!2432 = distinct !DILocation(line: 73, column: 17, scope: !2351)
!2433 = !DILocation(line: 286, column: 19, scope: !2421, inlinedAt: !2432)
!2434 = !DILocation(line: 284, column: 5, scope: !2421, inlinedAt: !2432)
!2435 = !DILocation(line: 286, column: 13, scope: !2427, inlinedAt: !2432)
!2436 = !DILocation(line: 289, column: 56, scope: !2427, inlinedAt: !2432)
!2437 = !DILocation(line: 73, column: 17, scope: !2351)
!2438 = !DILocation(line: 73, column: 49, scope: !2351)
!2439 = !DILocation(line: 74, column: 68, scope: !2351)
!2440 = !DILocation(line: 74, column: 26, scope: !2351)
!2441 = !DILocation(line: 286, column: 19, scope: !2385, inlinedAt: !2397)
!2442 = !DILocation(line: 284, column: 5, scope: !2385, inlinedAt: !2397)
!2443 = !DILocation(line: 286, column: 13, scope: !2392, inlinedAt: !2397)
!2444 = !DILocation(line: 289, column: 56, scope: !2392, inlinedAt: !2397)
!2445 = !DILocation(line: 74, column: 17, scope: !2351)
!2446 = !DILocation(line: 74, column: 80, scope: !2351)
!2447 = !DILocation(line: 75, column: 26, scope: !2351)
!2448 = !DILocation(line: 286, column: 19, scope: !2385, inlinedAt: !2399)
!2449 = !DILocation(line: 284, column: 5, scope: !2385, inlinedAt: !2399)
!2450 = !DILocation(line: 286, column: 13, scope: !2392, inlinedAt: !2399)
!2451 = !DILocation(line: 289, column: 56, scope: !2392, inlinedAt: !2399)
!2452 = !DILocation(line: 75, column: 17, scope: !2351)
!2453 = !DILocation(line: 75, column: 61, scope: !2351)
!2454 = !DILocation(line: 72, column: 5, scope: !2351)
