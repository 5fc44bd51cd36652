; ModuleID = 'cpp/templates.cpp'
source_filename = "cpp/templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Vector = type { [16 x i8], ptr, i64, i64 }
%struct.Tuple = type <{ %struct.Tuple.0, i32, [4 x i8] }>
%struct.Tuple.0 = type { %struct.Tuple.1, double }
%struct.Tuple.1 = type { i8 }
%class.anon = type { i32 }
%class.Vector.3 = type { [32 x i8], ptr, i64, i64 }
%struct.Point = type { double, double }
%struct.Tuple.5 = type { double }

$_ZN6VectorIiLm4EEC2Ev = comdat any

$_ZnwmPvi = comdat any

$_ZN5TupleIJidcEEC2Eidc = comdat any

$_Z3sumIJidlEEDaDpT_ = comdat any

$_Z3getILi1EiJdcEERDaR5TupleIJT0_DpT1_EE = comdat any

$_Z3getILi0EiJdcEERDaR5TupleIJT0_DpT1_EE = comdat any

$_ZN6VectorIiLm4EED2Ev = comdat any

$_ZN6VectorI5PointLm2EEC5Ev = comdat any

$_ZN6VectorI5PointLm2EED5Ev = comdat any

$_ZN5PointD2Ev = comdat any

$_ZN6VectorI5PointLm2EE5beginEv = comdat any

$_ZN6VectorI5PointLm2EE3endEv = comdat any

$_ZNK6VectorI5PointLm2EE4sizeEv = comdat any

$_ZN6VectorI5PointLm2EEnwEmPv = comdat any

$_ZN6VectorI5PointLm2EE4growEv = comdat any

$_ZN5PointaSEOS_ = comdat any

$_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE = comdat any

$_Z3getILi0EdJEERDaR5TupleIJT0_DpT1_EE = comdat any

$_ZN5TupleIJdcEEC2Edc = comdat any

$_ZN5TupleIJcEEC2Ec = comdat any

$_Z3getILi0EdJcEERDaR5TupleIJT0_DpT1_EE = comdat any

$_ZN6TraitsIiE4madeE = comdat any

$_ZN6TraitsI5PointE4madeE = comdat any

@_ZN5Point9destroyedE = dso_local global i32 0, align 4, !dbg !0
@__const._Z3runi.array = private unnamed_addr constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16
@_ZN6TraitsIiE4madeE = linkonce_odr dso_local global i32 0, comdat, align 4, !dbg !140
@_ZN6TraitsI5PointE4madeE = linkonce_odr dso_local global i32 0, comdat, align 4, !dbg !149

@_ZN6VectorI5PointLm2EEC1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EEC2Ev
@_ZN6VectorI5PointLm2EED1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EED2Ev

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z3runi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 !dbg !165 {
  %2 = alloca i32, align 4
  %3 = alloca %class.Vector, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Tuple, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca %class.anon, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !168, !DIExpression(), !169)
    #dbg_declare(ptr %3, !170, !DIExpression(), !171)
  call void @_ZN6VectorIiLm4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %3), !dbg !171
    #dbg_declare(ptr %4, !172, !DIExpression(), !174)
  store i32 0, ptr %4, align 4, !dbg !174
  br label %12, !dbg !175

12:                                               ; preds = %25, %1
  %13 = load i32, ptr %4, align 4, !dbg !176
  %14 = load i32, ptr %2, align 4, !dbg !178
  %15 = icmp slt i32 %13, %14, !dbg !179
  br i1 %15, label %16, label %28, !dbg !180

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4, !dbg !181
  %18 = trunc i32 %17 to i8, !dbg !181
  %19 = sext i8 %18 to i32, !dbg !182
  %20 = call noundef ptr @_ZnwmPvi(i64 noundef 1, ptr noundef %3, i32 noundef 0) #5, !dbg !183, !heapallocsite !5
  %21 = load i8, ptr %20, align 1, !dbg !184
  %22 = sext i8 %21 to i32, !dbg !184
  %23 = add nsw i32 %22, %19, !dbg !184
  %24 = trunc i32 %23 to i8, !dbg !184
  store i8 %24, ptr %20, align 1, !dbg !184
  br label %25, !dbg !185

25:                                               ; preds = %16
  %26 = load i32, ptr %4, align 4, !dbg !186
  %27 = add nsw i32 %26, 1, !dbg !186
  store i32 %27, ptr %4, align 4, !dbg !186
  br label %12, !dbg !187, !llvm.loop !188

28:                                               ; preds = %12
    #dbg_declare(ptr %5, !191, !DIExpression(), !192)
  %29 = load i32, ptr %2, align 4, !dbg !193
  invoke void @_ZN5TupleIJidcEEC2Eidc(ptr noundef nonnull align 8 dereferenceable(20) %5, i32 noundef %29, double noundef 2.500000e+00, i8 noundef signext 99)
          to label %30 unwind label %59, !dbg !192

30:                                               ; preds = %28
  %31 = invoke noundef double @_Z3sumIJidlEEDaDpT_(i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3)
          to label %32 unwind label %59, !dbg !194

32:                                               ; preds = %30
  %33 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %5)
          to label %34 unwind label %59, !dbg !195

34:                                               ; preds = %32
  %35 = load double, ptr %33, align 8, !dbg !196
  %36 = fmul double %35, %31, !dbg !196
  store double %36, ptr %33, align 8, !dbg !196
    #dbg_declare(ptr %8, !197, !DIExpression(), !198)
  %37 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_Z3getILi0EiJdcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %5)
          to label %38 unwind label %59, !dbg !199

38:                                               ; preds = %34
  %39 = load i32, ptr %37, align 4, !dbg !199
  store i32 %39, ptr %8, align 4, !dbg !198
    #dbg_declare(ptr %9, !200, !DIExpression(), !204)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const._Z3runi.array, i64 32, i1 false), !dbg !204
    #dbg_declare(ptr %10, !205, !DIExpression(), !206)
  %40 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 0, !dbg !207
  %41 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 0, !dbg !208
  %42 = getelementptr inbounds i32, ptr %41, i64 8, !dbg !209
  %43 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !210
  %44 = load i32, ptr %8, align 4, !dbg !211
  store i32 %44, ptr %43, align 4, !dbg !210
  %45 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !212
  %46 = load i32, ptr %45, align 4, !dbg !212
  %47 = invoke noundef i32 @"_Z6reduceIZ3runiE3$_0iET0_PS1_S2_S1_T_"(ptr noundef %40, ptr noundef %42, i32 noundef 0, i32 %46)
          to label %48 unwind label %59, !dbg !212

48:                                               ; preds = %38
  store i32 %47, ptr %10, align 4, !dbg !206
  %49 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %5)
          to label %50 unwind label %59, !dbg !213

50:                                               ; preds = %48
  %51 = load double, ptr %49, align 8, !dbg !213
  %52 = load i32, ptr %10, align 4, !dbg !214
  %53 = sitofp i32 %52 to double, !dbg !214
  %54 = fadd double %51, %53, !dbg !215
  %55 = fadd double %54, 0x419865FB2C000000, !dbg !216
  %56 = load i32, ptr @_ZN6TraitsIiE4madeE, align 4, !dbg !217
  %57 = sitofp i32 %56 to double, !dbg !217
  %58 = fadd double %55, %57, !dbg !218
  call void @_ZN6VectorIiLm4EED2Ev(ptr noundef nonnull align 8 dereferenceable(40) %3) #5, !dbg !219
  ret double %58, !dbg !219

59:                                               ; preds = %48, %38, %34, %32, %30, %28
  %60 = landingpad { ptr, i32 }
          cleanup, !dbg !219
  %61 = extractvalue { ptr, i32 } %60, 0, !dbg !219
  store ptr %61, ptr %6, align 8, !dbg !219
  %62 = extractvalue { ptr, i32 } %60, 1, !dbg !219
  store i32 %62, ptr %7, align 4, !dbg !219
  call void @_ZN6VectorIiLm4EED2Ev(ptr noundef nonnull align 8 dereferenceable(40) %3) #5, !dbg !219
  br label %63, !dbg !219

63:                                               ; preds = %59
  %64 = load ptr, ptr %6, align 8, !dbg !219
  %65 = load i32, ptr %7, align 4, !dbg !219
  %66 = insertvalue { ptr, i32 } poison, ptr %64, 0, !dbg !219
  %67 = insertvalue { ptr, i32 } %66, i32 %65, 1, !dbg !219
  resume { ptr, i32 } %67, !dbg !219
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6VectorIiLm4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #1 comdat align 2 !dbg !220 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !221, !DIExpression(), !223)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Vector, ptr %3, i32 0, i32 1, !dbg !224
  %5 = getelementptr inbounds nuw %class.Vector, ptr %3, i32 0, i32 0, !dbg !225
  %6 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 0, !dbg !225
  store ptr %6, ptr %4, align 8, !dbg !224
  %7 = getelementptr inbounds nuw %class.Vector, ptr %3, i32 0, i32 2, !dbg !226
  store i64 0, ptr %7, align 8, !dbg !226
  %8 = getelementptr inbounds nuw %class.Vector, ptr %3, i32 0, i32 3, !dbg !227
  store i64 4, ptr %8, align 8, !dbg !227
  %9 = load i32, ptr @_ZN6TraitsIiE4madeE, align 4, !dbg !228
  %10 = add nsw i32 %9, 1, !dbg !228
  store i32 %10, ptr @_ZN6TraitsIiE4madeE, align 4, !dbg !228
  ret void, !dbg !230
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZnwmPvi(i64 noundef %0, ptr noundef %1, i32 noundef %2) #1 comdat !dbg !231 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
    #dbg_declare(ptr %4, !234, !DIExpression(), !235)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !236, !DIExpression(), !237)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !238, !DIExpression(), !239)
  %7 = load ptr, ptr %5, align 8, !dbg !240
  ret ptr %7, !dbg !241
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5TupleIJidcEEC2Eidc(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1, double noundef %2, i8 noundef signext %3) unnamed_addr #0 comdat align 2 !dbg !242 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !243, !DIExpression(), !245)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !246, !DIExpression(), !247)
  store double %2, ptr %7, align 8
    #dbg_declare(ptr %7, !248, !DIExpression(), !249)
  store i8 %3, ptr %8, align 1
    #dbg_declare(ptr %8, !250, !DIExpression(), !249)
  %9 = load ptr, ptr %5, align 8
  %10 = load double, ptr %7, align 8, !dbg !251
  %11 = load i8, ptr %8, align 1, !dbg !251
  call void @_ZN5TupleIJdcEEC2Edc(ptr noundef nonnull align 8 dereferenceable(16) %9, double noundef %10, i8 noundef signext %11), !dbg !252
  %12 = getelementptr inbounds nuw %struct.Tuple, ptr %9, i32 0, i32 1, !dbg !253
  %13 = load i32, ptr %6, align 4, !dbg !254
  store i32 %13, ptr %12, align 8, !dbg !253
  ret void, !dbg !255
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_Z3sumIJidlEEDaDpT_(i32 noundef %0, double noundef %1, i64 noundef %2) #1 comdat !dbg !256 {
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !263, !DIExpression(), !264)
  store double %1, ptr %5, align 8
    #dbg_declare(ptr %5, !265, !DIExpression(), !264)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !266, !DIExpression(), !264)
  %7 = load i32, ptr %4, align 4, !dbg !267
  %8 = sitofp i32 %7 to double, !dbg !267
  %9 = load double, ptr %5, align 8, !dbg !267
  %10 = load i64, ptr %6, align 8, !dbg !267
  %11 = add nsw i64 %10, 0, !dbg !268
  %12 = sitofp i64 %11 to double, !dbg !267
  %13 = fadd double %9, %12, !dbg !268
  %14 = fadd double %8, %13, !dbg !268
  ret double %14, !dbg !269
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %0) #0 comdat !dbg !270 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !279, !DIExpression(), !280)
  %3 = load ptr, ptr %2, align 8, !dbg !281, !nonnull !14, !align !283
  %4 = call noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi0EdJcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !284
  ret ptr %4, !dbg !285
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z3getILi0EiJdcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %0) #1 comdat !dbg !286 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !292, !DIExpression(), !293)
  %3 = load ptr, ptr %2, align 8, !dbg !294, !nonnull !14, !align !283
  %4 = getelementptr inbounds nuw %struct.Tuple, ptr %3, i32 0, i32 1, !dbg !296
  ret ptr %4, !dbg !297
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_Z6reduceIZ3runiE3$_0iET0_PS1_S2_S1_T_"(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 %3) #0 !dbg !298 {
  %5 = alloca %class.anon, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  store i32 %3, ptr %9, align 4
  store ptr %0, ptr %6, align 8
    #dbg_declare(ptr %6, !306, !DIExpression(), !307)
  store ptr %1, ptr %7, align 8
    #dbg_declare(ptr %7, !308, !DIExpression(), !309)
  store i32 %2, ptr %8, align 4
    #dbg_declare(ptr %8, !310, !DIExpression(), !311)
    #dbg_declare(ptr %5, !312, !DIExpression(), !313)
  br label %10, !dbg !314

10:                                               ; preds = %19, %4
  %11 = load ptr, ptr %6, align 8, !dbg !315
  %12 = load ptr, ptr %7, align 8, !dbg !318
  %13 = icmp ne ptr %11, %12, !dbg !319
  br i1 %13, label %14, label %22, !dbg !320

14:                                               ; preds = %10
  %15 = load i32, ptr %8, align 4, !dbg !321
  %16 = load ptr, ptr %6, align 8, !dbg !322
  %17 = load i32, ptr %16, align 4, !dbg !323
  %18 = call noundef i32 @"_ZZ3runiENK3$_0clEii"(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %15, i32 noundef %17), !dbg !324
  store i32 %18, ptr %8, align 4, !dbg !325
  br label %19, !dbg !326

19:                                               ; preds = %14
  %20 = load ptr, ptr %6, align 8, !dbg !327
  %21 = getelementptr inbounds nuw i32, ptr %20, i32 1, !dbg !327
  store ptr %21, ptr %6, align 8, !dbg !327
  br label %10, !dbg !328, !llvm.loop !329

22:                                               ; preds = %10
  %23 = load i32, ptr %8, align 4, !dbg !331
  ret i32 %23, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6VectorIiLm4EED2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #1 comdat align 2 !dbg !333 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !334, !DIExpression(), !335)
  %4 = load ptr, ptr %2, align 8
    #dbg_declare(ptr %3, !336, !DIExpression(), !339)
  store i64 0, ptr %3, align 8, !dbg !339
  br label %5, !dbg !340

5:                                                ; preds = %15, %1
  %6 = load i64, ptr %3, align 8, !dbg !341
  %7 = getelementptr inbounds nuw %class.Vector, ptr %4, i32 0, i32 2, !dbg !343
  %8 = load i64, ptr %7, align 8, !dbg !343
  %9 = icmp ult i64 %6, %8, !dbg !344
  br i1 %9, label %10, label %18, !dbg !345

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw %class.Vector, ptr %4, i32 0, i32 1, !dbg !346
  %12 = load ptr, ptr %11, align 8, !dbg !346
  %13 = load i64, ptr %3, align 8, !dbg !347
  %14 = getelementptr inbounds nuw i32, ptr %12, i64 %13, !dbg !346
  br label %15, !dbg !346

15:                                               ; preds = %10
  %16 = load i64, ptr %3, align 8, !dbg !348
  %17 = add i64 %16, 1, !dbg !348
  store i64 %17, ptr %3, align 8, !dbg !348
  br label %5, !dbg !349, !llvm.loop !350

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw %class.Vector, ptr %4, i32 0, i32 1, !dbg !352
  %20 = load ptr, ptr %19, align 8, !dbg !352
  %21 = getelementptr inbounds nuw %class.Vector, ptr %4, i32 0, i32 0, !dbg !354
  %22 = getelementptr inbounds [16 x i8], ptr %21, i64 0, i64 0, !dbg !354
  %23 = icmp ne ptr %20, %22, !dbg !355
  br i1 %23, label %24, label %27, !dbg !355

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %class.Vector, ptr %4, i32 0, i32 1, !dbg !356
  %26 = load ptr, ptr %25, align 8, !dbg !356
  call void @_ZdlPv(ptr noundef %26) #5, !dbg !357
  br label %27, !dbg !357

27:                                               ; preds = %24, %18
  ret void, !dbg !358
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EEC5Ev) align 2 !dbg !359 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !360, !DIExpression(), !362)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 1, !dbg !363
  %5 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 0, !dbg !364
  %6 = getelementptr inbounds [32 x i8], ptr %5, i64 0, i64 0, !dbg !364
  store ptr %6, ptr %4, align 8, !dbg !363
  %7 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 2, !dbg !365
  store i64 0, ptr %7, align 8, !dbg !365
  %8 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 3, !dbg !366
  store i64 2, ptr %8, align 8, !dbg !366
  %9 = load i32, ptr @_ZN6TraitsI5PointE4madeE, align 4, !dbg !367
  %10 = add nsw i32 %9, 1, !dbg !367
  store i32 %10, ptr @_ZN6TraitsI5PointE4madeE, align 4, !dbg !367
  ret void, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EED5Ev) align 2 !dbg !370 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !371, !DIExpression(), !372)
  %4 = load ptr, ptr %2, align 8
    #dbg_declare(ptr %3, !373, !DIExpression(), !376)
  store i64 0, ptr %3, align 8, !dbg !376
  br label %5, !dbg !377

5:                                                ; preds = %15, %1
  %6 = load i64, ptr %3, align 8, !dbg !378
  %7 = getelementptr inbounds nuw %class.Vector.3, ptr %4, i32 0, i32 2, !dbg !380
  %8 = load i64, ptr %7, align 8, !dbg !380
  %9 = icmp ult i64 %6, %8, !dbg !381
  br i1 %9, label %10, label %18, !dbg !382

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw %class.Vector.3, ptr %4, i32 0, i32 1, !dbg !383
  %12 = load ptr, ptr %11, align 8, !dbg !383
  %13 = load i64, ptr %3, align 8, !dbg !384
  %14 = getelementptr inbounds nuw %struct.Point, ptr %12, i64 %13, !dbg !383
  call void @_ZN5PointD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %14) #5, !dbg !385
  br label %15, !dbg !383

15:                                               ; preds = %10
  %16 = load i64, ptr %3, align 8, !dbg !386
  %17 = add i64 %16, 1, !dbg !386
  store i64 %17, ptr %3, align 8, !dbg !386
  br label %5, !dbg !387, !llvm.loop !388

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw %class.Vector.3, ptr %4, i32 0, i32 1, !dbg !390
  %20 = load ptr, ptr %19, align 8, !dbg !390
  %21 = getelementptr inbounds nuw %class.Vector.3, ptr %4, i32 0, i32 0, !dbg !392
  %22 = getelementptr inbounds [32 x i8], ptr %21, i64 0, i64 0, !dbg !392
  %23 = icmp ne ptr %20, %22, !dbg !393
  br i1 %23, label %24, label %27, !dbg !393

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %class.Vector.3, ptr %4, i32 0, i32 1, !dbg !394
  %26 = load ptr, ptr %25, align 8, !dbg !394
  call void @_ZdlPv(ptr noundef %26) #5, !dbg !395
  br label %27, !dbg !395

27:                                               ; preds = %24, %18
  ret void, !dbg !396
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5PointD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !397 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !402, !DIExpression(), !403)
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN5Point9destroyedE, align 4, !dbg !404
  %5 = add nsw i32 %4, 1, !dbg !404
  store i32 %5, ptr @_ZN5Point9destroyedE, align 4, !dbg !404
  ret void, !dbg !406
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE5beginEv(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 comdat align 2 !dbg !407 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !408, !DIExpression(), !409)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 1, !dbg !410
  %5 = load ptr, ptr %4, align 8, !dbg !410
  ret ptr %5, !dbg !411
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE3endEv(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 comdat align 2 !dbg !412 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !413, !DIExpression(), !414)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 1, !dbg !415
  %5 = load ptr, ptr %4, align 8, !dbg !415
  %6 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 2, !dbg !416
  %7 = load i64, ptr %6, align 8, !dbg !416
  %8 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %7, !dbg !417
  ret ptr %8, !dbg !418
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local noundef i64 @_ZNK6VectorI5PointLm2EE4sizeEv(ptr noundef nonnull align 8 dereferenceable(56) %0) #1 comdat align 2 !dbg !419 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !420, !DIExpression(), !422)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Vector.3, ptr %3, i32 0, i32 2, !dbg !423
  %5 = load i64, ptr %4, align 8, !dbg !423
  ret i64 %5, !dbg !424
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EEnwEmPv(i64 noundef %0, ptr noundef %1) #1 comdat align 2 !dbg !425 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !426, !DIExpression(), !427)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !428, !DIExpression(), !429)
  %5 = load ptr, ptr %4, align 8, !dbg !430
  ret ptr %5, !dbg !431
}

; Function Attrs: mustprogress noinline optnone uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EE4growEv(ptr noundef nonnull align 8 dereferenceable(56) %0) #0 comdat align 2 !dbg !432 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !433, !DIExpression(), !434)
  %5 = load ptr, ptr %2, align 8
    #dbg_declare(ptr %3, !435, !DIExpression(), !436)
  %6 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 3, !dbg !437
  %7 = load i64, ptr %6, align 8, !dbg !437
  %8 = mul i64 2, %7, !dbg !438
  %9 = mul i64 %8, 16, !dbg !439
  %10 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %9) #6, !dbg !440
  store ptr %10, ptr %3, align 8, !dbg !436
    #dbg_declare(ptr %4, !441, !DIExpression(), !444)
  store i64 0, ptr %4, align 8, !dbg !444
  br label %11, !dbg !445

11:                                               ; preds = %25, %1
  %12 = load i64, ptr %4, align 8, !dbg !446
  %13 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 2, !dbg !448
  %14 = load i64, ptr %13, align 8, !dbg !448
  %15 = icmp ult i64 %12, %14, !dbg !449
  br i1 %15, label %16, label %28, !dbg !450

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 1, !dbg !451
  %18 = load ptr, ptr %17, align 8, !dbg !451
  %19 = load i64, ptr %4, align 8, !dbg !452
  %20 = getelementptr inbounds nuw %struct.Point, ptr %18, i64 %19, !dbg !451
  %21 = load ptr, ptr %3, align 8, !dbg !453
  %22 = load i64, ptr %4, align 8, !dbg !454
  %23 = getelementptr inbounds nuw %struct.Point, ptr %21, i64 %22, !dbg !453
  %24 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN5PointaSEOS_(ptr noundef nonnull align 8 dereferenceable(16) %23, ptr noundef nonnull align 8 dereferenceable(16) %20) #5, !dbg !455
  br label %25, !dbg !453

25:                                               ; preds = %16
  %26 = load i64, ptr %4, align 8, !dbg !456
  %27 = add i64 %26, 1, !dbg !456
  store i64 %27, ptr %4, align 8, !dbg !456
  br label %11, !dbg !457, !llvm.loop !458

28:                                               ; preds = %11
  %29 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 1, !dbg !460
  %30 = load ptr, ptr %29, align 8, !dbg !460
  %31 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 0, !dbg !462
  %32 = getelementptr inbounds [32 x i8], ptr %31, i64 0, i64 0, !dbg !462
  %33 = icmp ne ptr %30, %32, !dbg !463
  br i1 %33, label %34, label %37, !dbg !463

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 1, !dbg !464
  %36 = load ptr, ptr %35, align 8, !dbg !464
  call void @_ZdlPv(ptr noundef %36) #5, !dbg !465
  br label %37, !dbg !465

37:                                               ; preds = %34, %28
  %38 = load ptr, ptr %3, align 8, !dbg !466
  %39 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 1, !dbg !467
  store ptr %38, ptr %39, align 8, !dbg !468
  %40 = getelementptr inbounds nuw %class.Vector.3, ptr %5, i32 0, i32 3, !dbg !469
  %41 = load i64, ptr %40, align 8, !dbg !470
  %42 = mul i64 %41, 2, !dbg !470
  store i64 %42, ptr %40, align 8, !dbg !470
  ret void, !dbg !471
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN5PointaSEOS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #1 comdat align 2 !dbg !472 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !478, !DIExpression(), !479)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !480, !DIExpression(), !481)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !482, !nonnull !14, !align !283
  %7 = getelementptr inbounds nuw %struct.Point, ptr %6, i32 0, i32 0, !dbg !483
  %8 = load double, ptr %7, align 8, !dbg !483
  %9 = getelementptr inbounds nuw %struct.Point, ptr %5, i32 0, i32 0, !dbg !484
  store double %8, ptr %9, align 8, !dbg !485
  %10 = load ptr, ptr %4, align 8, !dbg !486, !nonnull !14, !align !283
  %11 = getelementptr inbounds nuw %struct.Point, ptr %10, i32 0, i32 1, !dbg !487
  %12 = load double, ptr %11, align 8, !dbg !487
  %13 = getelementptr inbounds nuw %struct.Point, ptr %5, i32 0, i32 1, !dbg !488
  store double %12, ptr %13, align 8, !dbg !489
  ret ptr %5, !dbg !490
}

; Function Attrs: mustprogress noinline optnone uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(12) %0) #0 comdat !dbg !491 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !498, !DIExpression(), !499)
  %3 = load ptr, ptr %2, align 8, !dbg !500, !nonnull !14, !align !283
  %4 = call noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi0EdJEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !502
  ret ptr %4, !dbg !503
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi0EdJEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !504 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !511, !DIExpression(), !512)
  %3 = load ptr, ptr %2, align 8, !dbg !513, !nonnull !14, !align !283
  %4 = getelementptr inbounds nuw %struct.Tuple.5, ptr %3, i32 0, i32 0, !dbg !515
  ret ptr %4, !dbg !516
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5TupleIJdcEEC2Edc(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1, i8 noundef signext %2) unnamed_addr #0 comdat align 2 !dbg !517 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !518, !DIExpression(), !520)
  store double %1, ptr %5, align 8
    #dbg_declare(ptr %5, !521, !DIExpression(), !522)
  store i8 %2, ptr %6, align 1
    #dbg_declare(ptr %6, !523, !DIExpression(), !524)
  %7 = load ptr, ptr %4, align 8
  %8 = load i8, ptr %6, align 1, !dbg !525
  call void @_ZN5TupleIJcEEC2Ec(ptr noundef nonnull align 1 dereferenceable(1) %7, i8 noundef signext %8), !dbg !526
  %9 = getelementptr inbounds nuw %struct.Tuple.0, ptr %7, i32 0, i32 1, !dbg !527
  %10 = load double, ptr %5, align 8, !dbg !528
  store double %10, ptr %9, align 8, !dbg !527
  ret void, !dbg !529
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5TupleIJcEEC2Ec(ptr noundef nonnull align 1 dereferenceable(1) %0, i8 noundef signext %1) unnamed_addr #1 comdat align 2 !dbg !530 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !531, !DIExpression(), !533)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !534, !DIExpression(), !535)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Tuple.1, ptr %5, i32 0, i32 0, !dbg !536
  %7 = load i8, ptr %4, align 1, !dbg !537
  store i8 %7, ptr %6, align 1, !dbg !536
  ret void, !dbg !538
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi0EdJcEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #1 comdat !dbg !539 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !545, !DIExpression(), !546)
  %3 = load ptr, ptr %2, align 8, !dbg !547, !nonnull !14, !align !283
  %4 = getelementptr inbounds nuw %struct.Tuple.0, ptr %3, i32 0, i32 1, !dbg !549
  ret ptr %4, !dbg !550
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZ3runiENK3$_0clEii"(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2) #1 align 2 !dbg !551 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !557, !DIExpression(), !559)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !560, !DIExpression(), !561)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !562, !DIExpression(), !563)
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !dbg !564
  %9 = load i32, ptr %6, align 4, !dbg !565
  %10 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 0, !dbg !566
  %11 = load i32, ptr %10, align 4, !dbg !566
  %12 = mul nsw i32 %9, %11, !dbg !567
  %13 = add nsw i32 %8, %12, !dbg !568
  ret i32 %13, !dbg !569
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!157, !158, !159, !160, !161, !162, !163}
!llvm.ident = !{!164}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "destroyed", linkageName: "_ZN5Point9destroyedE", scope: !2, file: !3, line: 103, type: !9, isLocal: false, isDefinition: true, declaration: !156)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !139, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cpp/templates.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ceb9d9725664de0a56a4ac9797c19670")
!4 = !{!5, !6, !8, !10, !26, !39, !51, !58, !96, !107}
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "Point", file: !3, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Point")
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<char>", file: !3, line: 56, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !11, templateParams: !22, identifier: "_ZTS5TupleIJcEE")
!11 = !{!12, !17, !18}
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !10, baseType: !13, extraData: i32 0)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<>", file: !3, line: 54, size: 8, flags: DIFlagTypePassByValue, elements: !14, templateParams: !15, identifier: "_ZTS5TupleIJEE")
!14 = !{}
!15 = !{!16}
!16 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !14)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !10, file: !3, line: 57, baseType: !5, size: 8)
!18 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJcEEC4Ec", scope: !10, file: !3, line: 58, type: !19, scopeLine: 58, flags: DIFlagPrototyped, spFlags: 0)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !5}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !{!23}
!23 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !24)
!24 = !{!25}
!25 = !DITemplateTypeParameter(type: !5)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<double, char>", file: !3, line: 56, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !27, templateParams: !35, identifier: "_ZTS5TupleIJdcEE")
!27 = !{!28, !29, !31}
!28 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !26, baseType: !10, extraData: i32 0)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !26, file: !3, line: 57, baseType: !30, size: 64, offset: 64)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJdcEEC4Edc", scope: !26, file: !3, line: 58, type: !32, scopeLine: 58, flags: DIFlagPrototyped, spFlags: 0)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, !30, !5}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !{!36}
!36 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !37)
!37 = !{!38, !25}
!38 = !DITemplateTypeParameter(type: !30)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<int, double, char>", file: !3, line: 56, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !40, templateParams: !47, identifier: "_ZTS5TupleIJidcEE")
!40 = !{!41, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !39, baseType: !26, extraData: i32 0)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !39, file: !3, line: 57, baseType: !9, size: 32, offset: 128)
!43 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJidcEEC4Eidc", scope: !39, file: !3, line: 58, type: !44, scopeLine: 58, flags: DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46, !9, !30, !5}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !{!48}
!48 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !49)
!49 = !{!50, !38, !25}
!50 = !DITemplateTypeParameter(type: !9)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Fibonacci<40>", file: !3, line: 81, size: 8, flags: DIFlagTypePassByValue, elements: !52, templateParams: !56, identifier: "_ZTS9FibonacciILi40EE")
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_variable, name: "value", scope: !51, file: !3, line: 82, baseType: !54, flags: DIFlagStaticMember, extraData: i64 102334155)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57}
!57 = !DITemplateValueParameter(name: "N", type: !9, value: i32 40)
!58 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Vector<Point, 2UL>", file: !3, line: 119, size: 448, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !59, templateParams: !93, identifier: "_ZTS6VectorI5PointLm2EE")
!59 = !{!60, !65, !66, !69, !70, !74, !75, !80, !83, !84, !88, !92}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "storage", scope: !58, file: !3, line: 44, baseType: !61, size: 256, align: 64)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 256, elements: !63)
!62 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!63 = !{!64}
!64 = !DISubrange(count: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "elements", scope: !58, file: !3, line: 45, baseType: !6, size: 64, offset: 256)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !58, file: !3, line: 46, baseType: !67, size: 64, offset: 320)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !3, line: 4, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !58, file: !3, line: 46, baseType: !67, size: 64, offset: 384)
!70 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC4Ev", scope: !58, file: !3, line: 13, type: !71, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorI5PointLm2EED4Ev", scope: !58, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!75 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC4ERKS1_", scope: !58, file: !3, line: 20, type: !76, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73, !78}
!78 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!80 = !DISubprogram(name: "begin", linkageName: "_ZN6VectorI5PointLm2EE5beginEv", scope: !58, file: !3, line: 26, type: !81, scopeLine: 26, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(types: !82)
!82 = !{!6, !73}
!83 = !DISubprogram(name: "end", linkageName: "_ZN6VectorI5PointLm2EE3endEv", scope: !58, file: !3, line: 27, type: !81, scopeLine: 27, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!84 = !DISubprogram(name: "size", linkageName: "_ZNK6VectorI5PointLm2EE4sizeEv", scope: !58, file: !3, line: 28, type: !85, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!67, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "operator new", linkageName: "_ZN6VectorI5PointLm2EEnwEmPv", scope: !58, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !67, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!92 = !DISubprogram(name: "grow", linkageName: "_ZN6VectorI5PointLm2EE4growEv", scope: !58, file: !3, line: 32, type: !71, scopeLine: 32, flags: DIFlagPrototyped, spFlags: 0)
!93 = !{!94, !95}
!94 = !DITemplateTypeParameter(name: "T", type: !7)
!95 = !DITemplateValueParameter(name: "Inline", type: !68, value: i64 2)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<double>", file: !3, line: 56, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !97, templateParams: !104, identifier: "_ZTS5TupleIJdEE")
!97 = !{!98, !99, !100}
!98 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !96, baseType: !13, extraData: i32 0)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !96, file: !3, line: 57, baseType: !30, size: 64)
!100 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJdEEC4Ed", scope: !96, file: !3, line: 58, type: !101, scopeLine: 58, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103, !30}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !{!105}
!105 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !106)
!106 = !{!38}
!107 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Vector<int, 4UL>", file: !3, line: 11, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !108, templateParams: !136, identifier: "_ZTS6VectorIiLm4EE")
!108 = !{!109, !113, !114, !115, !116, !120, !121, !126, !129, !130, !134, !135}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "storage", scope: !107, file: !3, line: 44, baseType: !110, size: 128, align: 32)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 16)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "elements", scope: !107, file: !3, line: 45, baseType: !8, size: 64, offset: 128)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !107, file: !3, line: 46, baseType: !67, size: 64, offset: 192)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !107, file: !3, line: 46, baseType: !67, size: 64, offset: 256)
!116 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC4Ev", scope: !107, file: !3, line: 13, type: !117, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorIiLm4EED4Ev", scope: !107, file: !3, line: 14, type: !117, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!121 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC4ERKS0_", scope: !107, file: !3, line: 20, type: !122, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !119, !124}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !107)
!126 = !DISubprogram(name: "begin", linkageName: "_ZN6VectorIiLm4EE5beginEv", scope: !107, file: !3, line: 26, type: !127, scopeLine: 26, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!127 = !DISubroutineType(types: !128)
!128 = !{!8, !119}
!129 = !DISubprogram(name: "end", linkageName: "_ZN6VectorIiLm4EE3endEv", scope: !107, file: !3, line: 27, type: !127, scopeLine: 27, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!130 = !DISubprogram(name: "size", linkageName: "_ZNK6VectorIiLm4EE4sizeEv", scope: !107, file: !3, line: 28, type: !131, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!67, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DISubprogram(name: "operator new", linkageName: "_ZN6VectorIiLm4EEnwEmPv", scope: !107, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!135 = !DISubprogram(name: "grow", linkageName: "_ZN6VectorIiLm4EE4growEv", scope: !107, file: !3, line: 32, type: !117, scopeLine: 32, flags: DIFlagPrototyped, spFlags: 0)
!136 = !{!137, !138}
!137 = !DITemplateTypeParameter(name: "T", type: !9)
!138 = !DITemplateValueParameter(name: "Inline", type: !68, defaulted: true, value: i64 4)
!139 = !{!0, !140, !149}
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN6TraitsIiE4madeE", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true, declaration: !142)
!142 = !DIDerivedType(tag: DW_TAG_variable, name: "made", scope: !143, file: !3, line: 8, baseType: !9, flags: DIFlagStaticMember, extraData: i32 0)
!143 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Traits<int>", file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !144, templateParams: !148, identifier: "_ZTS6TraitsIiE")
!144 = !{!145, !142}
!145 = !DIDerivedType(tag: DW_TAG_variable, name: "trivial", scope: !143, file: !3, line: 7, baseType: !146, flags: DIFlagStaticMember)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !147)
!147 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!148 = !{!137}
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN6TraitsI5PointE4madeE", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true, declaration: !151)
!151 = !DIDerivedType(tag: DW_TAG_variable, name: "made", scope: !152, file: !3, line: 8, baseType: !9, flags: DIFlagStaticMember, extraData: i32 0)
!152 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Traits<Point>", file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !153, templateParams: !155, identifier: "_ZTS6TraitsI5PointE")
!153 = !{!154, !151}
!154 = !DIDerivedType(tag: DW_TAG_variable, name: "trivial", scope: !152, file: !3, line: 7, baseType: !146, flags: DIFlagStaticMember, extraData: i1 false)
!155 = !{!94}
!156 = !DIDerivedType(tag: DW_TAG_variable, name: "destroyed", scope: !7, file: !3, line: 101, baseType: !9, flags: DIFlagStaticMember)
!157 = !{i32 7, !"Dwarf Version", i32 5}
!158 = !{i32 2, !"Debug Info Version", i32 3}
!159 = !{i32 1, !"wchar_size", i32 4}
!160 = !{i32 8, !"PIC Level", i32 2}
!161 = !{i32 7, !"PIE Level", i32 2}
!162 = !{i32 7, !"uwtable", i32 2}
!163 = !{i32 7, !"frame-pointer", i32 2}
!164 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!165 = distinct !DISubprogram(name: "run", linkageName: "_Z3runi", scope: !3, file: !3, line: 105, type: !166, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!166 = !DISubroutineType(types: !167)
!167 = !{!30, !9}
!168 = !DILocalVariable(name: "n", arg: 1, scope: !165, file: !3, line: 105, type: !9)
!169 = !DILocation(line: 105, column: 16, scope: !165)
!170 = !DILocalVariable(name: "numbers", scope: !165, file: !3, line: 107, type: !107)
!171 = !DILocation(line: 107, column: 15, scope: !165)
!172 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 108, type: !9)
!173 = distinct !DILexicalBlock(scope: !165, file: !3, line: 108, column: 3)
!174 = !DILocation(line: 108, column: 12, scope: !173)
!175 = !DILocation(line: 108, column: 8, scope: !173)
!176 = !DILocation(line: 108, column: 19, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 108, column: 3)
!178 = !DILocation(line: 108, column: 23, scope: !177)
!179 = !DILocation(line: 108, column: 21, scope: !177)
!180 = !DILocation(line: 108, column: 3, scope: !173)
!181 = !DILocation(line: 109, column: 54, scope: !177)
!182 = !DILocation(line: 109, column: 36, scope: !177)
!183 = !DILocation(line: 109, column: 7, scope: !177)
!184 = !DILocation(line: 109, column: 33, scope: !177)
!185 = !DILocation(line: 109, column: 5, scope: !177)
!186 = !DILocation(line: 108, column: 26, scope: !177)
!187 = !DILocation(line: 108, column: 3, scope: !177)
!188 = distinct !{!188, !180, !189, !190}
!189 = !DILocation(line: 109, column: 55, scope: !173)
!190 = !{!"llvm.loop.mustprogress"}
!191 = !DILocalVariable(name: "tuple", scope: !165, file: !3, line: 110, type: !39)
!192 = !DILocation(line: 110, column: 28, scope: !165)
!193 = !DILocation(line: 110, column: 34, scope: !165)
!194 = !DILocation(line: 111, column: 20, scope: !165)
!195 = !DILocation(line: 111, column: 3, scope: !165)
!196 = !DILocation(line: 111, column: 17, scope: !165)
!197 = !DILocalVariable(name: "scale", scope: !165, file: !3, line: 112, type: !9)
!198 = !DILocation(line: 112, column: 7, scope: !165)
!199 = !DILocation(line: 112, column: 15, scope: !165)
!200 = !DILocalVariable(name: "array", scope: !165, file: !3, line: 113, type: !201)
!201 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !202)
!202 = !{!203}
!203 = !DISubrange(count: 8)
!204 = !DILocation(line: 113, column: 7, scope: !165)
!205 = !DILocalVariable(name: "total", scope: !165, file: !3, line: 114, type: !9)
!206 = !DILocation(line: 114, column: 7, scope: !165)
!207 = !DILocation(line: 114, column: 22, scope: !165)
!208 = !DILocation(line: 114, column: 29, scope: !165)
!209 = !DILocation(line: 114, column: 35, scope: !165)
!210 = !DILocation(line: 115, column: 22, scope: !165)
!211 = !DILocation(line: 115, column: 23, scope: !165)
!212 = !DILocation(line: 114, column: 15, scope: !165)
!213 = !DILocation(line: 116, column: 10, scope: !165)
!214 = !DILocation(line: 116, column: 26, scope: !165)
!215 = !DILocation(line: 116, column: 24, scope: !165)
!216 = !DILocation(line: 116, column: 32, scope: !165)
!217 = !DILocation(line: 116, column: 57, scope: !165)
!218 = !DILocation(line: 116, column: 55, scope: !165)
!219 = !DILocation(line: 117, column: 1, scope: !165)
!220 = distinct !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC2Ev", scope: !107, file: !3, line: 13, type: !117, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !116, retainedNodes: !14)
!221 = !DILocalVariable(name: "this", arg: 1, scope: !220, type: !222, flags: DIFlagArtificial | DIFlagObjectPointer)
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!223 = !DILocation(line: 0, scope: !220)
!224 = !DILocation(line: 45, column: 6, scope: !220)
!225 = !DILocation(line: 45, column: 39, scope: !220)
!226 = !DILocation(line: 46, column: 13, scope: !220)
!227 = !DILocation(line: 46, column: 24, scope: !220)
!228 = !DILocation(line: 13, column: 14, scope: !229)
!229 = distinct !DILexicalBlock(scope: !220, file: !3, line: 13, column: 12)
!230 = !DILocation(line: 13, column: 33, scope: !220)
!231 = distinct !DISubprogram(name: "operator new", linkageName: "_ZnwmPvi", scope: !3, file: !3, line: 49, type: !232, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!232 = !DISubroutineType(types: !233)
!233 = !{!91, !67, !91, !9}
!234 = !DILocalVariable(arg: 1, scope: !231, file: !3, line: 49, type: !67)
!235 = !DILocation(line: 49, column: 36, scope: !231)
!236 = !DILocalVariable(name: "place", arg: 2, scope: !231, file: !3, line: 49, type: !91)
!237 = !DILocation(line: 49, column: 44, scope: !231)
!238 = !DILocalVariable(arg: 3, scope: !231, file: !3, line: 49, type: !9)
!239 = !DILocation(line: 49, column: 54, scope: !231)
!240 = !DILocation(line: 50, column: 10, scope: !231)
!241 = !DILocation(line: 50, column: 3, scope: !231)
!242 = distinct !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJidcEEC2Eidc", scope: !39, file: !3, line: 58, type: !44, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !43, retainedNodes: !14)
!243 = !DILocalVariable(name: "this", arg: 1, scope: !242, type: !244, flags: DIFlagArtificial | DIFlagObjectPointer)
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!245 = !DILocation(line: 0, scope: !242)
!246 = !DILocalVariable(name: "head", arg: 2, scope: !242, file: !3, line: 58, type: !9)
!247 = !DILocation(line: 58, column: 24, scope: !242)
!248 = !DILocalVariable(name: "tail", arg: 3, scope: !242, file: !3, line: 58, type: !30)
!249 = !DILocation(line: 58, column: 38, scope: !242)
!250 = !DILocalVariable(name: "tail", arg: 4, scope: !242, file: !3, line: 58, type: !5)
!251 = !DILocation(line: 59, column: 24, scope: !242)
!252 = !DILocation(line: 59, column: 9, scope: !242)
!253 = !DILocation(line: 59, column: 34, scope: !242)
!254 = !DILocation(line: 59, column: 39, scope: !242)
!255 = !DILocation(line: 59, column: 46, scope: !242)
!256 = distinct !DISubprogram(name: "sum<int, double, long>", linkageName: "_Z3sumIJidlEEDaDpT_", scope: !3, file: !3, line: 70, type: !257, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !259, retainedNodes: !14)
!257 = !DISubroutineType(types: !258)
!258 = !{!30, !9, !30, !55}
!259 = !{!260}
!260 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !261)
!261 = !{!50, !38, !262}
!262 = !DITemplateTypeParameter(type: !55)
!263 = !DILocalVariable(name: "values", arg: 1, scope: !256, file: !3, line: 70, type: !9)
!264 = !DILocation(line: 70, column: 52, scope: !256)
!265 = !DILocalVariable(name: "values", arg: 2, scope: !256, file: !3, line: 70, type: !30)
!266 = !DILocalVariable(name: "values", arg: 3, scope: !256, file: !3, line: 70, type: !55)
!267 = !DILocation(line: 71, column: 11, scope: !256)
!268 = !DILocation(line: 71, column: 20, scope: !256)
!269 = !DILocation(line: 71, column: 3, scope: !256)
!270 = distinct !DISubprogram(name: "get<1, int, double, char>", linkageName: "_Z3getILi1EiJdcEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !271, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !275, retainedNodes: !14)
!271 = !DISubroutineType(types: !272)
!272 = !{!273, !274}
!273 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !39, size: 64)
!275 = !{!276, !277, !278}
!276 = !DITemplateValueParameter(name: "I", type: !9, value: i32 1)
!277 = !DITemplateTypeParameter(name: "Head", type: !9)
!278 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Tail", value: !37)
!279 = !DILocalVariable(name: "tuple", arg: 1, scope: !270, file: !3, line: 63, type: !274)
!280 = !DILocation(line: 63, column: 43, scope: !270)
!281 = !DILocation(line: 67, column: 53, scope: !282)
!282 = distinct !DILexicalBlock(scope: !270, file: !3, line: 64, column: 17)
!283 = !{i64 8}
!284 = !DILocation(line: 67, column: 12, scope: !282)
!285 = !DILocation(line: 67, column: 5, scope: !282)
!286 = distinct !DISubprogram(name: "get<0, int, double, char>", linkageName: "_Z3getILi0EiJdcEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !287, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !290, retainedNodes: !14)
!287 = !DISubroutineType(types: !288)
!288 = !{!289, !274}
!289 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !9, size: 64)
!290 = !{!291, !277, !278}
!291 = !DITemplateValueParameter(name: "I", type: !9, value: i32 0)
!292 = !DILocalVariable(name: "tuple", arg: 1, scope: !286, file: !3, line: 63, type: !274)
!293 = !DILocation(line: 63, column: 43, scope: !286)
!294 = !DILocation(line: 65, column: 12, scope: !295)
!295 = distinct !DILexicalBlock(scope: !286, file: !3, line: 64, column: 17)
!296 = !DILocation(line: 65, column: 18, scope: !295)
!297 = !DILocation(line: 65, column: 5, scope: !295)
!298 = distinct !DISubprogram(name: "reduce<(lambda at cpp/templates.cpp:115:22), int>", linkageName: "_Z6reduceIZ3runiE3$_0iET0_PS1_S2_S1_T_", scope: !3, file: !3, line: 75, type: !299, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, templateParams: !304, retainedNodes: !14)
!299 = !DISubroutineType(types: !300)
!300 = !{!9, !8, !8, !9, !301}
!301 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !165, file: !3, line: 115, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !302)
!302 = !{!303}
!303 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !301, file: !3, line: 115, baseType: !9, size: 32)
!304 = !{!305, !137}
!305 = !DITemplateTypeParameter(name: "F", type: !301)
!306 = !DILocalVariable(name: "first", arg: 1, scope: !298, file: !3, line: 75, type: !8)
!307 = !DILocation(line: 75, column: 13, scope: !298)
!308 = !DILocalVariable(name: "last", arg: 2, scope: !298, file: !3, line: 75, type: !8)
!309 = !DILocation(line: 75, column: 23, scope: !298)
!310 = !DILocalVariable(name: "start", arg: 3, scope: !298, file: !3, line: 75, type: !9)
!311 = !DILocation(line: 75, column: 31, scope: !298)
!312 = !DILocalVariable(name: "function", arg: 4, scope: !298, file: !3, line: 75, type: !301)
!313 = !DILocation(line: 75, column: 40, scope: !298)
!314 = !DILocation(line: 76, column: 3, scope: !298)
!315 = !DILocation(line: 76, column: 10, scope: !316)
!316 = distinct !DILexicalBlock(scope: !317, file: !3, line: 76, column: 3)
!317 = distinct !DILexicalBlock(scope: !298, file: !3, line: 76, column: 3)
!318 = !DILocation(line: 76, column: 19, scope: !316)
!319 = !DILocation(line: 76, column: 16, scope: !316)
!320 = !DILocation(line: 76, column: 3, scope: !317)
!321 = !DILocation(line: 77, column: 22, scope: !316)
!322 = !DILocation(line: 77, column: 30, scope: !316)
!323 = !DILocation(line: 77, column: 29, scope: !316)
!324 = !DILocation(line: 77, column: 13, scope: !316)
!325 = !DILocation(line: 77, column: 11, scope: !316)
!326 = !DILocation(line: 77, column: 5, scope: !316)
!327 = !DILocation(line: 76, column: 25, scope: !316)
!328 = !DILocation(line: 76, column: 3, scope: !316)
!329 = distinct !{!329, !320, !330, !190}
!330 = !DILocation(line: 77, column: 35, scope: !317)
!331 = !DILocation(line: 78, column: 10, scope: !298)
!332 = !DILocation(line: 78, column: 3, scope: !298)
!333 = distinct !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorIiLm4EED2Ev", scope: !107, file: !3, line: 14, type: !117, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !120, retainedNodes: !14)
!334 = !DILocalVariable(name: "this", arg: 1, scope: !333, type: !222, flags: DIFlagArtificial | DIFlagObjectPointer)
!335 = !DILocation(line: 0, scope: !333)
!336 = !DILocalVariable(name: "i", scope: !337, file: !3, line: 15, type: !67)
!337 = distinct !DILexicalBlock(scope: !338, file: !3, line: 15, column: 5)
!338 = distinct !DILexicalBlock(scope: !333, file: !3, line: 14, column: 13)
!339 = !DILocation(line: 15, column: 20, scope: !337)
!340 = !DILocation(line: 15, column: 10, scope: !337)
!341 = !DILocation(line: 15, column: 27, scope: !342)
!342 = distinct !DILexicalBlock(scope: !337, file: !3, line: 15, column: 5)
!343 = !DILocation(line: 15, column: 31, scope: !342)
!344 = !DILocation(line: 15, column: 29, scope: !342)
!345 = !DILocation(line: 15, column: 5, scope: !337)
!346 = !DILocation(line: 16, column: 7, scope: !342)
!347 = !DILocation(line: 16, column: 16, scope: !342)
!348 = !DILocation(line: 15, column: 38, scope: !342)
!349 = !DILocation(line: 15, column: 5, scope: !342)
!350 = distinct !{!350, !345, !351, !190}
!351 = !DILocation(line: 16, column: 22, scope: !337)
!352 = !DILocation(line: 17, column: 9, scope: !353)
!353 = distinct !DILexicalBlock(scope: !338, file: !3, line: 17, column: 9)
!354 = !DILocation(line: 17, column: 43, scope: !353)
!355 = !DILocation(line: 17, column: 18, scope: !353)
!356 = !DILocation(line: 18, column: 25, scope: !353)
!357 = !DILocation(line: 18, column: 7, scope: !353)
!358 = !DILocation(line: 19, column: 3, scope: !333)
!359 = distinct !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC2Ev", scope: !58, file: !3, line: 13, type: !71, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !70, retainedNodes: !14)
!360 = !DILocalVariable(name: "this", arg: 1, scope: !359, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!361 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!362 = !DILocation(line: 0, scope: !359)
!363 = !DILocation(line: 45, column: 6, scope: !359)
!364 = !DILocation(line: 45, column: 39, scope: !359)
!365 = !DILocation(line: 46, column: 13, scope: !359)
!366 = !DILocation(line: 46, column: 24, scope: !359)
!367 = !DILocation(line: 13, column: 14, scope: !368)
!368 = distinct !DILexicalBlock(scope: !359, file: !3, line: 13, column: 12)
!369 = !DILocation(line: 13, column: 33, scope: !359)
!370 = distinct !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorI5PointLm2EED2Ev", scope: !58, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !74, retainedNodes: !14)
!371 = !DILocalVariable(name: "this", arg: 1, scope: !370, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!372 = !DILocation(line: 0, scope: !370)
!373 = !DILocalVariable(name: "i", scope: !374, file: !3, line: 15, type: !67)
!374 = distinct !DILexicalBlock(scope: !375, file: !3, line: 15, column: 5)
!375 = distinct !DILexicalBlock(scope: !370, file: !3, line: 14, column: 13)
!376 = !DILocation(line: 15, column: 20, scope: !374)
!377 = !DILocation(line: 15, column: 10, scope: !374)
!378 = !DILocation(line: 15, column: 27, scope: !379)
!379 = distinct !DILexicalBlock(scope: !374, file: !3, line: 15, column: 5)
!380 = !DILocation(line: 15, column: 31, scope: !379)
!381 = !DILocation(line: 15, column: 29, scope: !379)
!382 = !DILocation(line: 15, column: 5, scope: !374)
!383 = !DILocation(line: 16, column: 7, scope: !379)
!384 = !DILocation(line: 16, column: 16, scope: !379)
!385 = !DILocation(line: 16, column: 20, scope: !379)
!386 = !DILocation(line: 15, column: 38, scope: !379)
!387 = !DILocation(line: 15, column: 5, scope: !379)
!388 = distinct !{!388, !382, !389, !190}
!389 = !DILocation(line: 16, column: 22, scope: !374)
!390 = !DILocation(line: 17, column: 9, scope: !391)
!391 = distinct !DILexicalBlock(scope: !375, file: !3, line: 17, column: 9)
!392 = !DILocation(line: 17, column: 43, scope: !391)
!393 = !DILocation(line: 17, column: 18, scope: !391)
!394 = !DILocation(line: 18, column: 25, scope: !391)
!395 = !DILocation(line: 18, column: 7, scope: !391)
!396 = !DILocation(line: 19, column: 3, scope: !370)
!397 = distinct !DISubprogram(name: "~Point", linkageName: "_ZN5PointD2Ev", scope: !7, file: !3, line: 99, type: !398, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !401, retainedNodes: !14)
!398 = !DISubroutineType(types: !399)
!399 = !{null, !400}
!400 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!401 = !DISubprogram(name: "~Point", linkageName: "_ZN5PointD4Ev", scope: !7, file: !3, line: 99, type: !398, scopeLine: 99, flags: DIFlagPrototyped, spFlags: 0)
!402 = !DILocalVariable(name: "this", arg: 1, scope: !397, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!403 = !DILocation(line: 0, scope: !397)
!404 = !DILocation(line: 99, column: 24, scope: !405)
!405 = distinct !DILexicalBlock(scope: !397, file: !3, line: 99, column: 12)
!406 = !DILocation(line: 99, column: 30, scope: !397)
!407 = distinct !DISubprogram(name: "begin", linkageName: "_ZN6VectorI5PointLm2EE5beginEv", scope: !58, file: !3, line: 26, type: !81, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !80, retainedNodes: !14)
!408 = !DILocalVariable(name: "this", arg: 1, scope: !407, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DILocation(line: 0, scope: !407)
!410 = !DILocation(line: 26, column: 23, scope: !407)
!411 = !DILocation(line: 26, column: 16, scope: !407)
!412 = distinct !DISubprogram(name: "end", linkageName: "_ZN6VectorI5PointLm2EE3endEv", scope: !58, file: !3, line: 27, type: !81, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !83, retainedNodes: !14)
!413 = !DILocalVariable(name: "this", arg: 1, scope: !412, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!414 = !DILocation(line: 0, scope: !412)
!415 = !DILocation(line: 27, column: 21, scope: !412)
!416 = !DILocation(line: 27, column: 32, scope: !412)
!417 = !DILocation(line: 27, column: 30, scope: !412)
!418 = !DILocation(line: 27, column: 14, scope: !412)
!419 = distinct !DISubprogram(name: "size", linkageName: "_ZNK6VectorI5PointLm2EE4sizeEv", scope: !58, file: !3, line: 28, type: !85, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !84, retainedNodes: !14)
!420 = !DILocalVariable(name: "this", arg: 1, scope: !419, type: !421, flags: DIFlagArtificial | DIFlagObjectPointer)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!422 = !DILocation(line: 0, scope: !419)
!423 = !DILocation(line: 28, column: 35, scope: !419)
!424 = !DILocation(line: 28, column: 28, scope: !419)
!425 = distinct !DISubprogram(name: "operator new", linkageName: "_ZN6VectorI5PointLm2EEnwEmPv", scope: !58, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !88, retainedNodes: !14)
!426 = !DILocalVariable(arg: 1, scope: !425, file: !3, line: 31, type: !67)
!427 = !DILocation(line: 31, column: 38, scope: !425)
!428 = !DILocalVariable(name: "place", arg: 2, scope: !425, file: !3, line: 31, type: !91)
!429 = !DILocation(line: 31, column: 46, scope: !425)
!430 = !DILocation(line: 31, column: 62, scope: !425)
!431 = !DILocation(line: 31, column: 55, scope: !425)
!432 = distinct !DISubprogram(name: "grow", linkageName: "_ZN6VectorI5PointLm2EE4growEv", scope: !58, file: !3, line: 32, type: !71, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !92, retainedNodes: !14)
!433 = !DILocalVariable(name: "this", arg: 1, scope: !432, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!434 = !DILocation(line: 0, scope: !432)
!435 = !DILocalVariable(name: "moved", scope: !432, file: !3, line: 33, type: !6)
!436 = !DILocation(line: 33, column: 8, scope: !432)
!437 = !DILocation(line: 33, column: 52, scope: !432)
!438 = !DILocation(line: 33, column: 50, scope: !432)
!439 = !DILocation(line: 33, column: 61, scope: !432)
!440 = !DILocation(line: 33, column: 33, scope: !432)
!441 = !DILocalVariable(name: "i", scope: !442, file: !3, line: 37, type: !67)
!442 = distinct !DILexicalBlock(scope: !443, file: !3, line: 37, column: 7)
!443 = distinct !DILexicalBlock(scope: !432, file: !3, line: 34, column: 19)
!444 = !DILocation(line: 37, column: 22, scope: !442)
!445 = !DILocation(line: 37, column: 12, scope: !442)
!446 = !DILocation(line: 37, column: 29, scope: !447)
!447 = distinct !DILexicalBlock(scope: !442, file: !3, line: 37, column: 7)
!448 = !DILocation(line: 37, column: 33, scope: !447)
!449 = !DILocation(line: 37, column: 31, scope: !447)
!450 = !DILocation(line: 37, column: 7, scope: !442)
!451 = !DILocation(line: 38, column: 38, scope: !447)
!452 = !DILocation(line: 38, column: 47, scope: !447)
!453 = !DILocation(line: 38, column: 9, scope: !447)
!454 = !DILocation(line: 38, column: 15, scope: !447)
!455 = !DILocation(line: 38, column: 18, scope: !447)
!456 = !DILocation(line: 37, column: 40, scope: !447)
!457 = !DILocation(line: 37, column: 7, scope: !447)
!458 = distinct !{!458, !450, !459, !190}
!459 = !DILocation(line: 38, column: 49, scope: !442)
!460 = !DILocation(line: 39, column: 9, scope: !461)
!461 = distinct !DILexicalBlock(scope: !432, file: !3, line: 39, column: 9)
!462 = !DILocation(line: 39, column: 43, scope: !461)
!463 = !DILocation(line: 39, column: 18, scope: !461)
!464 = !DILocation(line: 40, column: 25, scope: !461)
!465 = !DILocation(line: 40, column: 7, scope: !461)
!466 = !DILocation(line: 41, column: 16, scope: !432)
!467 = !DILocation(line: 41, column: 5, scope: !432)
!468 = !DILocation(line: 41, column: 14, scope: !432)
!469 = !DILocation(line: 42, column: 5, scope: !432)
!470 = !DILocation(line: 42, column: 14, scope: !432)
!471 = !DILocation(line: 43, column: 3, scope: !432)
!472 = distinct !DISubprogram(name: "operator=", linkageName: "_ZN5PointaSEOS_", scope: !7, file: !3, line: 94, type: !473, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !477, retainedNodes: !14)
!473 = !DISubroutineType(types: !474)
!474 = !{!475, !400, !476}
!475 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!476 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !7, size: 64)
!477 = !DISubprogram(name: "operator=", linkageName: "_ZN5PointaSEOS_", scope: !7, file: !3, line: 94, type: !473, scopeLine: 94, flags: DIFlagPrototyped, spFlags: 0)
!478 = !DILocalVariable(name: "this", arg: 1, scope: !472, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!479 = !DILocation(line: 0, scope: !472)
!480 = !DILocalVariable(name: "other", arg: 2, scope: !472, file: !3, line: 94, type: !476)
!481 = !DILocation(line: 94, column: 28, scope: !472)
!482 = !DILocation(line: 95, column: 9, scope: !472)
!483 = !DILocation(line: 95, column: 15, scope: !472)
!484 = !DILocation(line: 95, column: 5, scope: !472)
!485 = !DILocation(line: 95, column: 7, scope: !472)
!486 = !DILocation(line: 95, column: 22, scope: !472)
!487 = !DILocation(line: 95, column: 28, scope: !472)
!488 = !DILocation(line: 95, column: 18, scope: !472)
!489 = !DILocation(line: 95, column: 20, scope: !472)
!490 = !DILocation(line: 96, column: 5, scope: !472)
!491 = distinct !DISubprogram(name: "get<1, int, double>", linkageName: "_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !492, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !496, retainedNodes: !14)
!492 = !DISubroutineType(types: !493)
!493 = !{!273, !494}
!494 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !495, size: 64)
!495 = !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<int, double>", file: !3, line: 56, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5TupleIJidEE")
!496 = !{!276, !277, !497}
!497 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Tail", value: !106)
!498 = !DILocalVariable(name: "tuple", arg: 1, scope: !491, file: !3, line: 63, type: !494)
!499 = !DILocation(line: 63, column: 43, scope: !491)
!500 = !DILocation(line: 67, column: 53, scope: !501)
!501 = distinct !DILexicalBlock(scope: !491, file: !3, line: 64, column: 17)
!502 = !DILocation(line: 67, column: 12, scope: !501)
!503 = !DILocation(line: 67, column: 5, scope: !501)
!504 = distinct !DISubprogram(name: "get<0, double>", linkageName: "_Z3getILi0EdJEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !505, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !508, retainedNodes: !14)
!505 = !DISubroutineType(types: !506)
!506 = !{!273, !507}
!507 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !96, size: 64)
!508 = !{!291, !509, !510}
!509 = !DITemplateTypeParameter(name: "Head", type: !30)
!510 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Tail", value: !14)
!511 = !DILocalVariable(name: "tuple", arg: 1, scope: !504, file: !3, line: 63, type: !507)
!512 = !DILocation(line: 63, column: 43, scope: !504)
!513 = !DILocation(line: 65, column: 12, scope: !514)
!514 = distinct !DILexicalBlock(scope: !504, file: !3, line: 64, column: 17)
!515 = !DILocation(line: 65, column: 18, scope: !514)
!516 = !DILocation(line: 65, column: 5, scope: !514)
!517 = distinct !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJdcEEC2Edc", scope: !26, file: !3, line: 58, type: !32, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !31, retainedNodes: !14)
!518 = !DILocalVariable(name: "this", arg: 1, scope: !517, type: !519, flags: DIFlagArtificial | DIFlagObjectPointer)
!519 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!520 = !DILocation(line: 0, scope: !517)
!521 = !DILocalVariable(name: "head", arg: 2, scope: !517, file: !3, line: 58, type: !30)
!522 = !DILocation(line: 58, column: 24, scope: !517)
!523 = !DILocalVariable(name: "tail", arg: 3, scope: !517, file: !3, line: 58, type: !5)
!524 = !DILocation(line: 58, column: 38, scope: !517)
!525 = !DILocation(line: 59, column: 24, scope: !517)
!526 = !DILocation(line: 59, column: 9, scope: !517)
!527 = !DILocation(line: 59, column: 34, scope: !517)
!528 = !DILocation(line: 59, column: 39, scope: !517)
!529 = !DILocation(line: 59, column: 46, scope: !517)
!530 = distinct !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJcEEC2Ec", scope: !10, file: !3, line: 58, type: !19, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !14)
!531 = !DILocalVariable(name: "this", arg: 1, scope: !530, type: !532, flags: DIFlagArtificial | DIFlagObjectPointer)
!532 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!533 = !DILocation(line: 0, scope: !530)
!534 = !DILocalVariable(name: "head", arg: 2, scope: !530, file: !3, line: 58, type: !5)
!535 = !DILocation(line: 58, column: 24, scope: !530)
!536 = !DILocation(line: 59, column: 34, scope: !530)
!537 = !DILocation(line: 59, column: 39, scope: !530)
!538 = !DILocation(line: 59, column: 46, scope: !530)
!539 = distinct !DISubprogram(name: "get<0, double, char>", linkageName: "_Z3getILi0EdJcEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !540, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !543, retainedNodes: !14)
!540 = !DISubroutineType(types: !541)
!541 = !{!273, !542}
!542 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !26, size: 64)
!543 = !{!291, !509, !544}
!544 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Tail", value: !24)
!545 = !DILocalVariable(name: "tuple", arg: 1, scope: !539, file: !3, line: 63, type: !542)
!546 = !DILocation(line: 63, column: 43, scope: !539)
!547 = !DILocation(line: 65, column: 12, scope: !548)
!548 = distinct !DILexicalBlock(scope: !539, file: !3, line: 64, column: 17)
!549 = !DILocation(line: 65, column: 18, scope: !548)
!550 = !DILocation(line: 65, column: 5, scope: !548)
!551 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3runiENK3$_0clEii", scope: !301, file: !3, line: 115, type: !552, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !556, retainedNodes: !14)
!552 = !DISubroutineType(types: !553)
!553 = !{!9, !554, !9, !9}
!554 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !555, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!555 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !301)
!556 = !DISubprogram(name: "operator()", scope: !301, file: !3, line: 115, type: !552, scopeLine: 115, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!557 = !DILocalVariable(name: "this", arg: 1, scope: !551, type: !558, flags: DIFlagArtificial | DIFlagObjectPointer)
!558 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !555, size: 64)
!559 = !DILocation(line: 0, scope: !551)
!560 = !DILocalVariable(name: "a", arg: 2, scope: !551, file: !3, line: 115, type: !9)
!561 = !DILocation(line: 115, column: 34, scope: !551)
!562 = !DILocalVariable(name: "b", arg: 3, scope: !551, file: !3, line: 115, type: !9)
!563 = !DILocation(line: 115, column: 41, scope: !551)
!564 = !DILocation(line: 115, column: 53, scope: !551)
!565 = !DILocation(line: 115, column: 57, scope: !551)
!566 = !DILocation(line: 115, column: 61, scope: !551)
!567 = !DILocation(line: 115, column: 59, scope: !551)
!568 = !DILocation(line: 115, column: 55, scope: !551)
!569 = !DILocation(line: 115, column: 46, scope: !551)
