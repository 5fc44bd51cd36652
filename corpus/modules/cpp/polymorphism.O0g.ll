; ModuleID = 'cpp/polymorphism.cpp'
source_filename = "cpp/polymorphism.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Named = type { ptr, ptr }
%class.Box = type { %class.Shape, double, double, %struct.Named }
%class.Shape = type { ptr }
%"class.std::type_info" = type { ptr, ptr }
%class.Circle = type { %class.Shape, double, %struct.Named }
%class.Coin = type { %class.Circle.base, %struct.Named }
%class.Circle.base = type { %class.Shape, double }

$_ZNK5ShapeltERKS_ = comdat any

$_ZN5Named5countEv = comdat any

$_ZNK3Box6longerEv = comdat any

$_ZNKSt9type_infoeqERKS_ = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZN6CircleC1Ed = comdat any

$_ZN3BoxC1Edd = comdat any

$_ZN4CoinC1Ed = comdat any

$_ZNK4Coin5cloneEv = comdat any

$_ZN4CoinD1Ev = comdat any

$_ZN3BoxD1Ev = comdat any

$_ZN6CircleD1Ev = comdat any

$_ZNKSt9type_info4nameEv = comdat any

$_ZN5NamedC2EPKc = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle5cloneEv = comdat any

$_ZN6Circle5scaleEd = comdat any

$_ZTv0_n24_N6CircleD1Ev = comdat any

$_ZTv0_n24_N6CircleD0Ev = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZN5NamedD0Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZN5Shape5scaleEd = comdat any

$_ZN6CircleC1ERKS_ = comdat any

$_ZN5NamedC2ERKS_ = comdat any

$_ZN5ShapeC2ERKS_ = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZNK3Box5cloneEv = comdat any

$_ZTv0_n24_N3BoxD1Ev = comdat any

$_ZTv0_n24_N3BoxD0Ev = comdat any

$_ZN3BoxC1ERKS_ = comdat any

$_ZN6CircleC2Ed = comdat any

$_ZN4CoinD0Ev = comdat any

$_ZN4Coin5scaleEd = comdat any

$_ZTv0_n24_N4CoinD1Ev = comdat any

$_ZTv0_n24_N4CoinD0Ev = comdat any

$_ZN4CoinC1ERKS_ = comdat any

$_ZN6CircleC2ERKS_ = comdat any

$_ZN4CoinD2Ev = comdat any

$_ZN6CircleD2Ev = comdat any

$_ZN3BoxD2Ev = comdat any

$factors = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Named = comdat any

$_ZTS5Named = comdat any

$_ZTI3Box = comdat any

$_ZTS3Box = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTI4Coin = comdat any

$_ZTS4Coin = comdat any

$_ZZN5Named5countEvE4live = comdat any

$_ZGVZN5Named5countEvE4live = comdat any

$_ZTV6Circle = comdat any

$_ZTT6Circle = comdat any

$_ZTV5Named = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Box = comdat any

$_ZTT3Box = comdat any

$_ZTV4Coin = comdat any

$_ZTT4Coin = comdat any

$_ZTC4Coin0_6Circle = comdat any

@factors = linkonce_odr dso_local constant [3 x double] [double 5.000000e-01, double 2.000000e+00, double 4.000000e+00], comdat, align 16, !dbg !0
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@.str = private unnamed_addr constant [15 x i8] c"%s, one of %d\0A\00", align 1, !dbg !113
@_ZTI3Box = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Box, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS3Box = linkonce_odr dso_local constant [5 x i8] c"3Box\00", comdat, align 1
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Circle, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTISt8bad_cast = external constant ptr
@_ZTI4Coin = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Coin, i32 2, i32 2, ptr @_ZTI6Circle, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS4Coin = linkonce_odr dso_local constant [6 x i8] c"4Coin\00", comdat, align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !118
@_ZZN5Named5countEvE4live = linkonce_odr dso_local global i32 0, comdat, align 4, !dbg !123
@_ZGVZN5Named5countEvE4live = linkonce_odr dso_local global i64 0, comdat, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"circle\00", align 1, !dbg !126
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI6Circle, ptr @_ZN6CircleD1Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK6Circle5cloneEv, ptr @_ZN6Circle5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Circle, ptr @_ZTv0_n24_N6CircleD1Ev, ptr @_ZTv0_n24_N6CircleD0Ev] }, comdat, align 8, !dbg !131
@_ZTT6Circle = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZN5NamedD2Ev, ptr @_ZN5NamedD0Ev] }, comdat, align 8, !dbg !135
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual, ptr @_ZN5Shape5scaleEd] }, comdat, align 8, !dbg !138
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1, !dbg !141
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI3Box, ptr @_ZN3BoxD1Ev, ptr @_ZN3BoxD0Ev, ptr @_ZNK3Box4areaEv, ptr @_ZNK3Box5cloneEv, ptr @_ZN5Shape5scaleEd], [5 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI3Box, ptr @_ZTv0_n24_N3BoxD1Ev, ptr @_ZTv0_n24_N3BoxD0Ev] }, comdat, align 8, !dbg !143
@_ZTT3Box = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 1, i32 3)], comdat, align 8
@.str.4 = private unnamed_addr constant [5 x i8] c"coin\00", align 1, !dbg !146
@_ZTV4Coin = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI4Coin, ptr @_ZN4CoinD1Ev, ptr @_ZN4CoinD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK4Coin5cloneEv, ptr @_ZN4Coin5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Coin, ptr @_ZTv0_n24_N4CoinD1Ev, ptr @_ZTv0_n24_N4CoinD0Ev] }, comdat, align 8, !dbg !151
@_ZTT4Coin = linkonce_odr dso_local unnamed_addr constant [4 x ptr] [ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTC4Coin0_6Circle, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTC4Coin0_6Circle, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC4Coin0_6Circle = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI6Circle, ptr @_ZN6CircleD1Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK6Circle5cloneEv, ptr @_ZN6Circle5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Circle, ptr @_ZTv0_n24_N6CircleD1Ev, ptr @_ZTv0_n24_N6CircleD0Ev] }, comdat, align 8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_ZN5Named5firstEv() #0 align 2 !dbg !357 {
  ret i32 0, !dbg !358
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z7largestPKP5Shapei(ptr noundef %0, i32 noundef %1) #1 !dbg !359 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !365, !DIExpression(), !366)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !367, !DIExpression(), !368)
    #dbg_declare(ptr %5, !369, !DIExpression(), !371)
  store ptr null, ptr %5, align 8, !dbg !371
    #dbg_declare(ptr %6, !372, !DIExpression(), !374)
  store i32 0, ptr %6, align 4, !dbg !374
  br label %7, !dbg !375

7:                                                ; preds = %29, %2
  %8 = load i32, ptr %6, align 4, !dbg !376
  %9 = load i32, ptr %4, align 4, !dbg !378
  %10 = icmp slt i32 %8, %9, !dbg !379
  br i1 %10, label %11, label %32, !dbg !380

11:                                               ; preds = %7
  %12 = load ptr, ptr %5, align 8, !dbg !381
  %13 = icmp ne ptr %12, null, !dbg !381
  br i1 %13, label %14, label %22, !dbg !383

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8, !dbg !384
  %16 = load ptr, ptr %3, align 8, !dbg !385
  %17 = load i32, ptr %6, align 4, !dbg !386
  %18 = sext i32 %17 to i64, !dbg !385
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18, !dbg !385
  %20 = load ptr, ptr %19, align 8, !dbg !385
  %21 = call noundef zeroext i1 @_ZNK5ShapeltERKS_(ptr noundef nonnull align 8 dereferenceable(8) %15, ptr noundef nonnull align 8 dereferenceable(8) %20), !dbg !387
  br i1 %21, label %22, label %28, !dbg !383

22:                                               ; preds = %14, %11
  %23 = load ptr, ptr %3, align 8, !dbg !388
  %24 = load i32, ptr %6, align 4, !dbg !389
  %25 = sext i32 %24 to i64, !dbg !388
  %26 = getelementptr inbounds ptr, ptr %23, i64 %25, !dbg !388
  %27 = load ptr, ptr %26, align 8, !dbg !388
  store ptr %27, ptr %5, align 8, !dbg !390
  br label %28, !dbg !391

28:                                               ; preds = %22, %14
  br label %29, !dbg !392

29:                                               ; preds = %28
  %30 = load i32, ptr %6, align 4, !dbg !393
  %31 = add nsw i32 %30, 1, !dbg !393
  store i32 %31, ptr %6, align 4, !dbg !393
  br label %7, !dbg !394, !llvm.loop !395

32:                                               ; preds = %7
  %33 = load ptr, ptr %5, align 8, !dbg !398
  %34 = icmp ne ptr %33, null, !dbg !398
  br i1 %34, label %35, label %41, !dbg !398

35:                                               ; preds = %32
  %36 = load ptr, ptr %5, align 8, !dbg !399
  %37 = load ptr, ptr %36, align 8, !dbg !400
  %38 = getelementptr inbounds ptr, ptr %37, i64 2, !dbg !400
  %39 = load ptr, ptr %38, align 8, !dbg !400
  %40 = call noundef double %39(ptr noundef nonnull align 8 dereferenceable(8) %36), !dbg !400
  br label %42, !dbg !398

41:                                               ; preds = %32
  br label %42, !dbg !398

42:                                               ; preds = %41, %35
  %43 = phi double [ %40, %35 ], [ 0.000000e+00, %41 ], !dbg !398
  ret double %43, !dbg !401
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNK5ShapeltERKS_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #1 comdat align 2 !dbg !402 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !403, !DIExpression(), !404)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !405, !DIExpression(), !406)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %5, align 8, !dbg !407
  %7 = getelementptr inbounds ptr, ptr %6, i64 2, !dbg !407
  %8 = load ptr, ptr %7, align 8, !dbg !407
  %9 = call noundef double %8(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !407
  %10 = load ptr, ptr %4, align 8, !dbg !408, !nonnull !364, !align !409
  %11 = load ptr, ptr %10, align 8, !dbg !410
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !410
  %13 = load ptr, ptr %12, align 8, !dbg !410
  %14 = call noundef double %13(ptr noundef nonnull align 8 dereferenceable(8) %10), !dbg !410
  %15 = fcmp olt double %9, %14, !dbg !411
  ret i1 %15, !dbg !412
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 personality ptr @__gxx_personality_v0 !dbg !413 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca { i64, i64 }, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !417, !DIExpression(), !418)
    #dbg_declare(ptr %4, !419, !DIExpression(), !422)
  store { i64, i64 } { i64 33, i64 0 }, ptr %4, align 8, !dbg !422
    #dbg_declare(ptr %5, !423, !DIExpression(), !426)
  store ptr @factors, ptr %5, align 8, !dbg !427
    #dbg_declare(ptr %6, !428, !DIExpression(), !426)
  store ptr @factors, ptr %6, align 8, !dbg !430
    #dbg_declare(ptr %7, !431, !DIExpression(), !426)
  store ptr getelementptr inbounds (double, ptr @factors, i64 3), ptr %7, align 8, !dbg !430
  br label %14, !dbg !430

14:                                               ; preds = %38, %1
  %15 = load ptr, ptr %6, align 8, !dbg !430
  %16 = load ptr, ptr %7, align 8, !dbg !430
  %17 = icmp ne ptr %15, %16, !dbg !430
  br i1 %17, label %18, label %41, !dbg !430

18:                                               ; preds = %14
    #dbg_declare(ptr %8, !432, !DIExpression(), !434)
  %19 = load ptr, ptr %6, align 8, !dbg !435
  %20 = load double, ptr %19, align 8, !dbg !435
  store double %20, ptr %8, align 8, !dbg !434
  %21 = load ptr, ptr %3, align 8, !dbg !436, !nonnull !364, !align !409
  %22 = load { i64, i64 }, ptr %4, align 8, !dbg !437
  %23 = extractvalue { i64, i64 } %22, 1, !dbg !438
  %24 = getelementptr inbounds i8, ptr %21, i64 %23, !dbg !438
  %25 = extractvalue { i64, i64 } %22, 0, !dbg !438
  %26 = and i64 %25, 1, !dbg !438
  %27 = icmp ne i64 %26, 0, !dbg !438
  br i1 %27, label %28, label %33, !dbg !438

28:                                               ; preds = %18
  %29 = load ptr, ptr %24, align 8, !dbg !438
  %30 = sub i64 %25, 1, !dbg !438
  %31 = getelementptr i8, ptr %29, i64 %30, !dbg !438, !nosanitize !364
  %32 = load ptr, ptr %31, align 8, !dbg !438, !nosanitize !364
  br label %35, !dbg !438

33:                                               ; preds = %18
  %34 = inttoptr i64 %25 to ptr, !dbg !438
  br label %35, !dbg !438

35:                                               ; preds = %33, %28
  %36 = phi ptr [ %32, %28 ], [ %34, %33 ], !dbg !438
  %37 = load double, ptr %8, align 8, !dbg !439
  call void %36(ptr noundef nonnull align 8 dereferenceable(8) %24, double noundef %37), !dbg !438
  br label %38, !dbg !440

38:                                               ; preds = %35
  %39 = load ptr, ptr %6, align 8, !dbg !430
  %40 = getelementptr inbounds nuw double, ptr %39, i32 1, !dbg !430
  store ptr %40, ptr %6, align 8, !dbg !430
  br label %14, !dbg !430, !llvm.loop !441

41:                                               ; preds = %14
    #dbg_declare(ptr %9, !443, !DIExpression(), !445)
  %42 = load ptr, ptr %3, align 8, !dbg !446, !nonnull !364, !align !409
  %43 = icmp eq ptr %42, null, !dbg !447
  br i1 %43, label %46, label %44, !dbg !447

44:                                               ; preds = %41
  %45 = call ptr @__dynamic_cast(ptr %42, ptr @_ZTI5Shape, ptr @_ZTI5Named, i64 -2) #7, !dbg !447
  br label %47, !dbg !447

46:                                               ; preds = %41
  br label %47, !dbg !447

47:                                               ; preds = %46, %44
  %48 = phi ptr [ %45, %44 ], [ null, %46 ], !dbg !447
  store ptr %48, ptr %9, align 8, !dbg !445
  %49 = load ptr, ptr %9, align 8, !dbg !445
  %50 = icmp ne ptr %49, null, !dbg !445
  br i1 %50, label %51, label %58, !dbg !445

51:                                               ; preds = %47
  %52 = load ptr, ptr %9, align 8, !dbg !448
  %53 = getelementptr inbounds nuw %struct.Named, ptr %52, i32 0, i32 1, !dbg !449
  %54 = load ptr, ptr %53, align 8, !dbg !449
  %55 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5Named5countEv(), !dbg !450
  %56 = load i32, ptr %55, align 4, !dbg !450
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %54, i32 noundef %56), !dbg !451
  br label %58, !dbg !451

58:                                               ; preds = %51, %47
    #dbg_declare(ptr %10, !452, !DIExpression(), !454)
  %59 = load ptr, ptr %3, align 8, !dbg !455, !nonnull !364, !align !409
  %60 = icmp eq ptr %59, null, !dbg !456
  br i1 %60, label %63, label %61, !dbg !456

61:                                               ; preds = %58
  %62 = call ptr @__dynamic_cast(ptr %59, ptr @_ZTI5Shape, ptr @_ZTI3Box, i64 0) #7, !dbg !456
  br label %64, !dbg !456

63:                                               ; preds = %58
  br label %64, !dbg !456

64:                                               ; preds = %63, %61
  %65 = phi ptr [ %62, %61 ], [ null, %63 ], !dbg !456
  store ptr %65, ptr %10, align 8, !dbg !454
  %66 = load ptr, ptr %10, align 8, !dbg !454
  %67 = icmp ne ptr %66, null, !dbg !454
  br i1 %67, label %68, label %75, !dbg !454

68:                                               ; preds = %64
  %69 = load ptr, ptr %10, align 8, !dbg !457
  %70 = load ptr, ptr %10, align 8, !dbg !458
  %71 = call i64 @_ZNK3Box6longerEv(ptr noundef nonnull align 8 dereferenceable(24) %70), !dbg !459
  %72 = getelementptr inbounds i8, ptr %69, i64 %71, !dbg !460
  %73 = load double, ptr %72, align 8, !dbg !461
  %74 = fmul double %73, 2.000000e+00, !dbg !461
  store double %74, ptr %72, align 8, !dbg !461
  br label %75, !dbg !457

75:                                               ; preds = %68, %64
  %76 = load ptr, ptr %3, align 8, !dbg !462, !nonnull !364, !align !409
  %77 = load ptr, ptr %76, align 8, !dbg !464
  %78 = getelementptr inbounds ptr, ptr %77, i64 -1, !dbg !464
  %79 = load ptr, ptr %78, align 8, !dbg !464
  %80 = call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %79, ptr noundef nonnull align 8 dereferenceable(16) @_ZTI6Circle) #7, !dbg !465
  br i1 %80, label %81, label %89, !dbg !465

81:                                               ; preds = %75
  %82 = load ptr, ptr %3, align 8, !dbg !466, !nonnull !364, !align !409
  %83 = load ptr, ptr %82, align 8, !dbg !467
  %84 = getelementptr inbounds ptr, ptr %83, i64 2, !dbg !467
  %85 = load ptr, ptr %84, align 8, !dbg !467
  %86 = call noundef double %85(ptr noundef nonnull align 8 dereferenceable(16) %82), !dbg !467
  %87 = fcmp ogt double %86, 1.000000e+00, !dbg !468
  %88 = zext i1 %87 to i32, !dbg !469
  store i32 %88, ptr %2, align 4, !dbg !470
  br label %112, !dbg !470

89:                                               ; preds = %75
  %90 = load ptr, ptr %3, align 8, !dbg !471, !nonnull !364, !align !409
  %91 = call ptr @__dynamic_cast(ptr %90, ptr @_ZTI5Shape, ptr @_ZTI4Coin, i64 0) #7, !dbg !473
  %92 = icmp eq ptr %91, null, !dbg !473
  br i1 %92, label %93, label %95, !dbg !473

93:                                               ; preds = %89
  invoke void @__cxa_bad_cast() #13
          to label %94 unwind label %100, !dbg !473

94:                                               ; preds = %93
  unreachable, !dbg !473

95:                                               ; preds = %89
  %96 = invoke noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %91)
          to label %97 unwind label %100, !dbg !474

97:                                               ; preds = %95
  %98 = fcmp ogt double %96, 1.000000e+00, !dbg !475
  %99 = zext i1 %98 to i32, !dbg !473
  store i32 %99, ptr %2, align 4, !dbg !476
  br label %112, !dbg !476

100:                                              ; preds = %95, %93
  %101 = landingpad { ptr, i32 }
          catch ptr @_ZTISt8bad_cast, !dbg !477
  %102 = extractvalue { ptr, i32 } %101, 0, !dbg !477
  store ptr %102, ptr %11, align 8, !dbg !477
  %103 = extractvalue { ptr, i32 } %101, 1, !dbg !477
  store i32 %103, ptr %12, align 4, !dbg !477
  br label %104, !dbg !477

104:                                              ; preds = %100
  %105 = load i32, ptr %12, align 4, !dbg !478
  %106 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt8bad_cast) #7, !dbg !478
  %107 = icmp eq i32 %105, %106, !dbg !478
  br i1 %107, label %108, label %114, !dbg !478

108:                                              ; preds = %104
    #dbg_declare(ptr %13, !479, !DIExpression(), !484)
  %109 = load ptr, ptr %11, align 8, !dbg !478
  %110 = call ptr @__cxa_begin_catch(ptr %109) #7, !dbg !478
  store ptr %110, ptr %13, align 8, !dbg !478
  store i32 -1, ptr %2, align 4, !dbg !485
  call void @__cxa_end_catch(), !dbg !487
  br label %112

111:                                              ; No predecessors!
  call void @llvm.trap(), !dbg !487
  unreachable, !dbg !487

112:                                              ; preds = %108, %97, %81
  %113 = load i32, ptr %2, align 4, !dbg !488
  ret i32 %113, !dbg !488

114:                                              ; preds = %104
  %115 = load ptr, ptr %11, align 8, !dbg !478
  %116 = load i32, ptr %12, align 4, !dbg !478
  %117 = insertvalue { ptr, i32 } poison, ptr %115, 0, !dbg !478
  %118 = insertvalue { ptr, i32 } %117, i32 %116, 1, !dbg !478
  resume { ptr, i32 } %118, !dbg !478
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN5Named5countEv() #0 comdat align 2 !dbg !125 {
  %1 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !489
  %2 = icmp eq i8 %1, 0, !dbg !489
  br i1 %2, label %3, label %8, !dbg !489, !prof !490

3:                                                ; preds = %0
  %4 = call i32 @__cxa_guard_acquire(ptr @_ZGVZN5Named5countEvE4live) #7, !dbg !489
  %5 = icmp ne i32 %4, 0, !dbg !489
  br i1 %5, label %6, label %8, !dbg !489

6:                                                ; preds = %3
  %7 = call noundef i32 @_ZN5Named5firstEv(), !dbg !491
  store i32 %7, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !489
  call void @__cxa_guard_release(ptr @_ZGVZN5Named5countEvE4live) #7, !dbg !489
  br label %8, !dbg !489

8:                                                ; preds = %6, %3, %0
  ret ptr @_ZZN5Named5countEvE4live, !dbg !492
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i64 @_ZNK3Box6longerEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #0 comdat align 2 !dbg !493 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !494, !DIExpression(), !496)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Box, ptr %3, i32 0, i32 1, !dbg !497
  %5 = load double, ptr %4, align 8, !dbg !497
  %6 = getelementptr inbounds nuw %class.Box, ptr %3, i32 0, i32 2, !dbg !498
  %7 = load double, ptr %6, align 8, !dbg !498
  %8 = fcmp ogt double %5, %7, !dbg !499
  %9 = zext i1 %8 to i64, !dbg !497
  %10 = select i1 %8, i64 8, i64 16, !dbg !497
  ret i64 %10, !dbg !500
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #0 comdat align 2 !dbg !501 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !509, !DIExpression(), !511)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !512, !DIExpression(), !513)
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1, !dbg !514
  %8 = load ptr, ptr %7, align 8, !dbg !514
  %9 = load ptr, ptr %5, align 8, !dbg !516, !nonnull !364, !align !409
  %10 = getelementptr inbounds nuw %"class.std::type_info", ptr %9, i32 0, i32 1, !dbg !517
  %11 = load ptr, ptr %10, align 8, !dbg !517
  %12 = icmp eq ptr %8, %11, !dbg !518
  br i1 %12, label %13, label %14, !dbg !518

13:                                               ; preds = %2
  store i1 true, ptr %3, align 1, !dbg !519
  br label %30, !dbg !519

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1, !dbg !520
  %16 = load ptr, ptr %15, align 8, !dbg !520
  %17 = getelementptr inbounds i8, ptr %16, i64 0, !dbg !520
  %18 = load i8, ptr %17, align 1, !dbg !520
  %19 = sext i8 %18 to i32, !dbg !520
  %20 = icmp ne i32 %19, 42, !dbg !521
  br i1 %20, label %21, label %28, !dbg !522

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw %"class.std::type_info", ptr %6, i32 0, i32 1, !dbg !523
  %23 = load ptr, ptr %22, align 8, !dbg !523
  %24 = load ptr, ptr %5, align 8, !dbg !524, !nonnull !364, !align !409
  %25 = call noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %24) #7, !dbg !525
  %26 = call i32 @strcmp(ptr noundef %23, ptr noundef %25) #7, !dbg !526
  %27 = icmp eq i32 %26, 0, !dbg !527
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i1 [ false, %14 ], [ %27, %21 ], !dbg !511
  store i1 %29, ptr %3, align 1, !dbg !528
  br label %30, !dbg !528

30:                                               ; preds = %28, %13
  %31 = load i1, ptr %3, align 1, !dbg !529
  ret i1 %31, !dbg !529
}

declare void @__cxa_bad_cast()

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !530 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !531, !DIExpression(), !533)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Circle, ptr %3, i32 0, i32 1, !dbg !534
  %5 = load double, ptr %4, align 8, !dbg !534
  %6 = fmul double 0x400921FB54442D11, %5, !dbg !535
  %7 = getelementptr inbounds nuw %class.Circle, ptr %3, i32 0, i32 1, !dbg !536
  %8 = load double, ptr %7, align 8, !dbg !536
  %9 = fmul double %6, %8, !dbg !537
  ret double %9, !dbg !538
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #6 personality ptr @__gxx_personality_v0 !dbg !539 {
  %1 = alloca i32, align 4
  %2 = alloca %class.Circle, align 8
  %3 = alloca %class.Box, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %class.Coin, align 8
  %7 = alloca [4 x ptr], align 16
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !540, !DIExpression(), !541)
  call void @_ZN6CircleC1Ed(ptr noundef nonnull align 8 dereferenceable(16) %2, double noundef 2.000000e+00), !dbg !541
    #dbg_declare(ptr %3, !542, !DIExpression(), !543)
  invoke void @_ZN3BoxC1Edd(ptr noundef nonnull align 8 dereferenceable(24) %3, double noundef 3.000000e+00, double noundef 4.000000e+00)
          to label %13 unwind label %40, !dbg !543

13:                                               ; preds = %0
    #dbg_declare(ptr %6, !544, !DIExpression(), !545)
  invoke void @_ZN4CoinC1Ed(ptr noundef nonnull align 8 dereferenceable(32) %6, double noundef 5.000000e-01)
          to label %14 unwind label %44, !dbg !545

14:                                               ; preds = %13
    #dbg_declare(ptr %7, !546, !DIExpression(), !548)
  store ptr %2, ptr %7, align 8, !dbg !549
  %15 = getelementptr inbounds ptr, ptr %7, i64 1, !dbg !549
  store ptr %3, ptr %15, align 8, !dbg !549
  %16 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !549
  store ptr %6, ptr %16, align 8, !dbg !549
  %17 = getelementptr inbounds ptr, ptr %7, i64 3, !dbg !549
  %18 = invoke noundef ptr @_ZNK4Coin5cloneEv(ptr noundef nonnull align 8 dereferenceable(32) %6)
          to label %19 unwind label %48, !dbg !550

19:                                               ; preds = %14
  store ptr %18, ptr %17, align 8, !dbg !549
    #dbg_declare(ptr %8, !551, !DIExpression(), !552)
  store i32 0, ptr %8, align 4, !dbg !552
    #dbg_declare(ptr %9, !553, !DIExpression(), !556)
  store ptr %7, ptr %9, align 8, !dbg !557
    #dbg_declare(ptr %10, !558, !DIExpression(), !556)
  %20 = load ptr, ptr %9, align 8, !dbg !560, !nonnull !364, !align !409
  %21 = getelementptr inbounds [4 x ptr], ptr %20, i64 0, i64 0, !dbg !560
  store ptr %21, ptr %10, align 8, !dbg !560
    #dbg_declare(ptr %11, !561, !DIExpression(), !556)
  %22 = load ptr, ptr %9, align 8, !dbg !560, !nonnull !364, !align !409
  %23 = getelementptr inbounds [4 x ptr], ptr %22, i64 0, i64 0, !dbg !560
  %24 = getelementptr inbounds ptr, ptr %23, i64 4, !dbg !560
  store ptr %24, ptr %11, align 8, !dbg !560
  br label %25, !dbg !560

25:                                               ; preds = %37, %19
  %26 = load ptr, ptr %10, align 8, !dbg !560
  %27 = load ptr, ptr %11, align 8, !dbg !560
  %28 = icmp ne ptr %26, %27, !dbg !560
  br i1 %28, label %29, label %52, !dbg !560

29:                                               ; preds = %25
    #dbg_declare(ptr %12, !562, !DIExpression(), !564)
  %30 = load ptr, ptr %10, align 8, !dbg !565
  %31 = load ptr, ptr %30, align 8, !dbg !565
  store ptr %31, ptr %12, align 8, !dbg !564
  %32 = load ptr, ptr %12, align 8, !dbg !566
  %33 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %32)
          to label %34 unwind label %48, !dbg !567

34:                                               ; preds = %29
  %35 = load i32, ptr %8, align 4, !dbg !568
  %36 = add nsw i32 %35, %33, !dbg !568
  store i32 %36, ptr %8, align 4, !dbg !568
  br label %37, !dbg !569

37:                                               ; preds = %34
  %38 = load ptr, ptr %10, align 8, !dbg !560
  %39 = getelementptr inbounds nuw ptr, ptr %38, i32 1, !dbg !560
  store ptr %39, ptr %10, align 8, !dbg !560
  br label %25, !dbg !560, !llvm.loop !570

40:                                               ; preds = %0
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !572
  %42 = extractvalue { ptr, i32 } %41, 0, !dbg !572
  store ptr %42, ptr %4, align 8, !dbg !572
  %43 = extractvalue { ptr, i32 } %41, 1, !dbg !572
  store i32 %43, ptr %5, align 4, !dbg !572
  br label %69, !dbg !572

44:                                               ; preds = %13
  %45 = landingpad { ptr, i32 }
          cleanup, !dbg !572
  %46 = extractvalue { ptr, i32 } %45, 0, !dbg !572
  store ptr %46, ptr %4, align 8, !dbg !572
  %47 = extractvalue { ptr, i32 } %45, 1, !dbg !572
  store i32 %47, ptr %5, align 4, !dbg !572
  br label %68, !dbg !572

48:                                               ; preds = %55, %52, %29, %14
  %49 = landingpad { ptr, i32 }
          cleanup, !dbg !572
  %50 = extractvalue { ptr, i32 } %49, 0, !dbg !572
  store ptr %50, ptr %4, align 8, !dbg !572
  %51 = extractvalue { ptr, i32 } %49, 1, !dbg !572
  store i32 %51, ptr %5, align 4, !dbg !572
  call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #7, !dbg !572
  br label %68, !dbg !572

52:                                               ; preds = %25
  %53 = getelementptr inbounds [4 x ptr], ptr %7, i64 0, i64 0, !dbg !573
  %54 = invoke noundef double @_Z7largestPKP5Shapei(ptr noundef %53, i32 noundef 4)
          to label %55 unwind label %48, !dbg !574

55:                                               ; preds = %52
  %56 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %54)
          to label %57 unwind label %48, !dbg !575

57:                                               ; preds = %55
  %58 = getelementptr inbounds [4 x ptr], ptr %7, i64 0, i64 3, !dbg !576
  %59 = load ptr, ptr %58, align 8, !dbg !576
  %60 = icmp eq ptr %59, null, !dbg !577
  br i1 %60, label %65, label %61, !dbg !577

61:                                               ; preds = %57
  %62 = load ptr, ptr %59, align 8, !dbg !577
  %63 = getelementptr inbounds ptr, ptr %62, i64 1, !dbg !577
  %64 = load ptr, ptr %63, align 8, !dbg !577
  call void %64(ptr noundef nonnull align 8 dereferenceable(8) %59) #7, !dbg !577
  br label %65, !dbg !577

65:                                               ; preds = %61, %57
  %66 = load i32, ptr %8, align 4, !dbg !578
  store i32 %66, ptr %1, align 4, !dbg !579
  call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #7, !dbg !572
  call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #7, !dbg !572
  call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #7, !dbg !572
  %67 = load i32, ptr %1, align 4, !dbg !572
  ret i32 %67, !dbg !572

68:                                               ; preds = %48, %44
  call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #7, !dbg !572
  br label %69, !dbg !572

69:                                               ; preds = %68, %40
  call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #7, !dbg !572
  br label %70, !dbg !572

70:                                               ; preds = %69
  %71 = load ptr, ptr %4, align 8, !dbg !572
  %72 = load i32, ptr %5, align 4, !dbg !572
  %73 = insertvalue { ptr, i32 } poison, ptr %71, 0, !dbg !572
  %74 = insertvalue { ptr, i32 } %73, i32 %72, 1, !dbg !572
  resume { ptr, i32 } %74, !dbg !572
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC1Ed(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #1 comdat align 2 !dbg !580 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !581, !DIExpression(), !582)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !583, !DIExpression(), !584)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !585
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef @.str.2), !dbg !586
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #7, !dbg !587
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 3), ptr %5, align 8, !dbg !585
  %7 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !585
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 1, i32 3), ptr %7, align 8, !dbg !585
  %8 = getelementptr inbounds nuw %class.Circle, ptr %5, i32 0, i32 1, !dbg !588
  %9 = load double, ptr %4, align 8, !dbg !589
  store double %9, ptr %8, align 8, !dbg !588
  ret void, !dbg !590
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxC1Edd(ptr noundef nonnull align 8 dereferenceable(24) %0, double noundef %1, double noundef %2) unnamed_addr #0 comdat align 2 !dbg !591 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !592, !DIExpression(), !593)
  store double %1, ptr %5, align 8
    #dbg_declare(ptr %5, !594, !DIExpression(), !595)
  store double %2, ptr %6, align 8
    #dbg_declare(ptr %6, !596, !DIExpression(), !597)
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !598
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef @.str.3), !dbg !599
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #7, !dbg !600
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 0, i32 3), ptr %7, align 8, !dbg !598
  %9 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !598
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 1, i32 3), ptr %9, align 8, !dbg !598
  %10 = getelementptr inbounds nuw %class.Box, ptr %7, i32 0, i32 1, !dbg !601
  %11 = load double, ptr %5, align 8, !dbg !602
  store double %11, ptr %10, align 8, !dbg !601
  %12 = getelementptr inbounds nuw %class.Box, ptr %7, i32 0, i32 2, !dbg !603
  %13 = load double, ptr %6, align 8, !dbg !604
  store double %13, ptr %12, align 8, !dbg !603
  ret void, !dbg !605
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN4CoinC1Ed(ptr noundef nonnull align 8 dereferenceable(32) %0, double noundef %1) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !606 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !607, !DIExpression(), !608)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !609, !DIExpression(), !610)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !611
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef @.str.4), !dbg !612
  %9 = load double, ptr %4, align 8, !dbg !613
  invoke void @_ZN6CircleC2Ed(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef getelementptr inbounds ([4 x ptr], ptr @_ZTT4Coin, i64 0, i64 1), double noundef %9)
          to label %10 unwind label %12, !dbg !614

10:                                               ; preds = %2
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 0, i32 3), ptr %7, align 8, !dbg !611
  %11 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !611
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 1, i32 3), ptr %11, align 8, !dbg !611
  ret void, !dbg !615

12:                                               ; preds = %2
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !615
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !615
  store ptr %14, ptr %5, align 8, !dbg !615
  %15 = extractvalue { ptr, i32 } %13, 1, !dbg !615
  store i32 %15, ptr %6, align 4, !dbg !615
  %16 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !616
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %16) #7, !dbg !616
  br label %17, !dbg !616

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8, !dbg !616
  %19 = load i32, ptr %6, align 4, !dbg !616
  %20 = insertvalue { ptr, i32 } poison, ptr %18, 0, !dbg !616
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1, !dbg !616
  resume { ptr, i32 } %21, !dbg !616
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Coin5cloneEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 !dbg !618 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !619, !DIExpression(), !621)
  %3 = load ptr, ptr %2, align 8
  %4 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #14, !dbg !622, !heapallocsite !78
  call void @_ZN4CoinC1ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %3) #7, !dbg !623
  ret ptr %4, !dbg !624
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 !dbg !625 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !629, !DIExpression(), !630)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4CoinD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef @_ZTT4Coin) #7, !dbg !631
  %4 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !631
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #7, !dbg !631
  ret void, !dbg !631
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !632 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !636, !DIExpression(), !637)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef @_ZTT3Box) #7, !dbg !638
  %4 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !638
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #7, !dbg !638
  ret void, !dbg !638
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !639 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !643, !DIExpression(), !644)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef @_ZTT6Circle) #7, !dbg !645
  %4 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !645
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #7, !dbg !645
  ret void, !dbg !645
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #7

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #7

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 !dbg !646 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !650, !DIExpression(), !651)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1, !dbg !652
  %5 = load ptr, ptr %4, align 8, !dbg !652
  %6 = getelementptr inbounds i8, ptr %5, i64 0, !dbg !652
  %7 = load i8, ptr %6, align 1, !dbg !652
  %8 = sext i8 %7 to i32, !dbg !652
  %9 = icmp eq i32 %8, 42, !dbg !653
  br i1 %9, label %10, label %14, !dbg !652

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1, !dbg !654
  %12 = load ptr, ptr %11, align 8, !dbg !654
  %13 = getelementptr inbounds i8, ptr %12, i64 1, !dbg !655
  br label %17, !dbg !652

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %"class.std::type_info", ptr %3, i32 0, i32 1, !dbg !656
  %16 = load ptr, ptr %15, align 8, !dbg !656
  br label %17, !dbg !652

17:                                               ; preds = %14, %10
  %18 = phi ptr [ %13, %10 ], [ %16, %14 ], !dbg !652
  ret ptr %18, !dbg !657
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !658 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !659, !DIExpression(), !660)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !661, !DIExpression(), !662)
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Named, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !663
  %6 = getelementptr inbounds nuw %struct.Named, ptr %5, i32 0, i32 1, !dbg !664
  %7 = load ptr, ptr %4, align 8, !dbg !665
  store ptr %7, ptr %6, align 8, !dbg !664
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5Named5countEv(), !dbg !666
  %9 = load i32, ptr %8, align 4, !dbg !668
  %10 = add nsw i32 %9, 1, !dbg !668
  store i32 %10, ptr %8, align 4, !dbg !668
  ret void, !dbg !669
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !670 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !672, !DIExpression(), !673)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !674
  ret void, !dbg !674
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !675 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !676, !DIExpression(), !677)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #7, !dbg !678
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #15, !dbg !678
  ret void, !dbg !678
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Circle5cloneEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !679 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !680, !DIExpression(), !681)
  %3 = load ptr, ptr %2, align 8
  %4 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #14, !dbg !682, !heapallocsite !81
  call void @_ZN6CircleC1ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #7, !dbg !683
  ret ptr %4, !dbg !684
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6Circle5scaleEd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #0 comdat align 2 !dbg !685 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !686, !DIExpression(), !687)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !688, !DIExpression(), !689)
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8, !dbg !690
  %7 = getelementptr inbounds nuw %class.Circle, ptr %5, i32 0, i32 1, !dbg !691
  %8 = load double, ptr %7, align 8, !dbg !692
  %9 = fmul double %8, %6, !dbg !692
  store double %9, ptr %7, align 8, !dbg !692
  ret void, !dbg !693
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !694 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !696
  %4 = load ptr, ptr %3, align 8, !dbg !696
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !696
  %6 = load i64, ptr %5, align 8, !dbg !696
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !696
  tail call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #7, !dbg !696
  ret void, !dbg !696
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !697 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !698
  %4 = load ptr, ptr %3, align 8, !dbg !698
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !698
  %6 = load i64, ptr %5, align 8, !dbg !698
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !698
  tail call void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #7, !dbg !698
  ret void, !dbg !698
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !699 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !700, !DIExpression(), !701)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Named, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !702
  %4 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5Named5countEv(), !dbg !703
  %5 = load i32, ptr %4, align 4, !dbg !705
  %6 = add nsw i32 %5, -1, !dbg !705
  store i32 %6, ptr %4, align 4, !dbg !705
  ret void, !dbg !706
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !707 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !708, !DIExpression(), !709)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #7, !dbg !710
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #15, !dbg !710
  ret void, !dbg !711
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !712 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !713, !DIExpression(), !714)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !715
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !716 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !717, !DIExpression(), !718)
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #16, !dbg !719
  unreachable, !dbg !719
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #0 comdat align 2 !dbg !720 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !721, !DIExpression(), !722)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !723, !DIExpression(), !724)
  %5 = load ptr, ptr %3, align 8
  ret void, !dbg !725
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC1ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !726 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !731, !DIExpression(), !732)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !733, !DIExpression(), !732)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !734
  %7 = load ptr, ptr %4, align 8, !dbg !734, !nonnull !364, !align !409
  %8 = load ptr, ptr %7, align 8, !dbg !734
  %9 = getelementptr i8, ptr %8, i64 -24, !dbg !734
  %10 = load i64, ptr %9, align 8, !dbg !734
  %11 = getelementptr inbounds i8, ptr %7, i64 %10, !dbg !734
  call void @_ZN5NamedC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %11) #7, !dbg !734
  %12 = load ptr, ptr %4, align 8, !dbg !734, !nonnull !364, !align !409
  call void @_ZN5ShapeC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %12) #7, !dbg !734
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 3), ptr %5, align 8, !dbg !734
  %13 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !734
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 1, i32 3), ptr %13, align 8, !dbg !734
  %14 = getelementptr inbounds nuw %class.Circle, ptr %5, i32 0, i32 1, !dbg !734
  %15 = load ptr, ptr %4, align 8, !dbg !734, !nonnull !364, !align !409
  %16 = getelementptr inbounds nuw %class.Circle, ptr %15, i32 0, i32 1, !dbg !734
  %17 = load double, ptr %16, align 8, !dbg !734
  store double %17, ptr %14, align 8, !dbg !734
  ret void, !dbg !734
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5NamedC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !735 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !741, !DIExpression(), !742)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !743, !DIExpression(), !742)
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Named, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !744
  %6 = getelementptr inbounds nuw %struct.Named, ptr %5, i32 0, i32 1, !dbg !744
  %7 = load ptr, ptr %4, align 8, !dbg !744, !nonnull !364, !align !409
  %8 = getelementptr inbounds nuw %struct.Named, ptr %7, i32 0, i32 1, !dbg !744
  %9 = load ptr, ptr %8, align 8, !dbg !744
  store ptr %9, ptr %6, align 8, !dbg !744
  ret void, !dbg !744
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !745 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !749, !DIExpression(), !750)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !751, !DIExpression(), !750)
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !752
  ret void, !dbg !752
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !753 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !754, !DIExpression(), !755)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #7, !dbg !756
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 40) #15, !dbg !756
  ret void, !dbg !756
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !757 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !758, !DIExpression(), !759)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Box, ptr %3, i32 0, i32 1, !dbg !760
  %5 = load double, ptr %4, align 8, !dbg !760
  %6 = getelementptr inbounds nuw %class.Box, ptr %3, i32 0, i32 2, !dbg !761
  %7 = load double, ptr %6, align 8, !dbg !761
  %8 = fmul double %5, %7, !dbg !762
  ret double %8, !dbg !763
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5cloneEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !764 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !765, !DIExpression(), !766)
  %3 = load ptr, ptr %2, align 8
  %4 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 40) #14, !dbg !767, !heapallocsite !31
  call void @_ZN3BoxC1ERKS_(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %3) #7, !dbg !768
  ret ptr %4, !dbg !769
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !770 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !771
  %4 = load ptr, ptr %3, align 8, !dbg !771
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !771
  %6 = load i64, ptr %5, align 8, !dbg !771
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !771
  tail call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #7, !dbg !771
  ret void, !dbg !771
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !772 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !773
  %4 = load ptr, ptr %3, align 8, !dbg !773
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !773
  %6 = load i64, ptr %5, align 8, !dbg !773
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !773
  tail call void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #7, !dbg !773
  ret void, !dbg !773
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxC1ERKS_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %1) unnamed_addr #0 comdat align 2 !dbg !774 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !779, !DIExpression(), !780)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !781, !DIExpression(), !780)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 24, !dbg !782
  %7 = load ptr, ptr %4, align 8, !dbg !782, !nonnull !364, !align !409
  %8 = load ptr, ptr %7, align 8, !dbg !782
  %9 = getelementptr i8, ptr %8, i64 -24, !dbg !782
  %10 = load i64, ptr %9, align 8, !dbg !782
  %11 = getelementptr inbounds i8, ptr %7, i64 %10, !dbg !782
  call void @_ZN5NamedC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %11) #7, !dbg !782
  %12 = load ptr, ptr %4, align 8, !dbg !782, !nonnull !364, !align !409
  call void @_ZN5ShapeC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %12) #7, !dbg !782
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 0, i32 3), ptr %5, align 8, !dbg !782
  %13 = getelementptr inbounds i8, ptr %5, i64 24, !dbg !782
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV3Box, i32 0, i32 1, i32 3), ptr %13, align 8, !dbg !782
  %14 = getelementptr inbounds nuw %class.Box, ptr %5, i32 0, i32 1, !dbg !782
  %15 = load ptr, ptr %4, align 8, !dbg !782
  %16 = getelementptr inbounds nuw %class.Box, ptr %15, i32 0, i32 1, !dbg !782
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %16, i64 16, i1 false), !dbg !782
  ret void, !dbg !782
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC2Ed(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, double noundef %2) unnamed_addr #0 comdat align 2 !dbg !783 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !784, !DIExpression(), !785)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !786, !DIExpression(), !785)
  store double %2, ptr %6, align 8
    #dbg_declare(ptr %6, !788, !DIExpression(), !789)
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #7, !dbg !790
  %9 = load ptr, ptr %8, align 8, !dbg !791
  store ptr %9, ptr %7, align 8, !dbg !791
  %10 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !791
  %11 = load ptr, ptr %10, align 8, !dbg !791
  %12 = load ptr, ptr %7, align 8, !dbg !791
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !791
  %14 = load i64, ptr %13, align 8, !dbg !791
  %15 = getelementptr inbounds i8, ptr %7, i64 %14, !dbg !791
  store ptr %11, ptr %15, align 8, !dbg !791
  %16 = getelementptr inbounds nuw %class.Circle, ptr %7, i32 0, i32 1, !dbg !792
  %17 = load double, ptr %6, align 8, !dbg !793
  store double %17, ptr %16, align 8, !dbg !792
  ret void, !dbg !794
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4CoinD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 !dbg !795 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !796, !DIExpression(), !797)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #7, !dbg !798
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #15, !dbg !798
  ret void, !dbg !798
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4Coin5scaleEd(ptr noundef nonnull align 8 dereferenceable(32) %0, double noundef %1) unnamed_addr #0 comdat align 2 !dbg !799 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !800, !DIExpression(), !801)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !802, !DIExpression(), !803)
  %5 = load ptr, ptr %3, align 8
  ret void, !dbg !804
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !805 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !806
  %4 = load ptr, ptr %3, align 8, !dbg !806
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !806
  %6 = load i64, ptr %5, align 8, !dbg !806
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !806
  tail call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #7, !dbg !806
  ret void, !dbg !806
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !807 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !808
  %4 = load ptr, ptr %3, align 8, !dbg !808
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !808
  %6 = load i64, ptr %5, align 8, !dbg !808
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !808
  tail call void @_ZN4CoinD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #7, !dbg !808
  ret void, !dbg !808
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4CoinC1ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 !dbg !809 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !814, !DIExpression(), !815)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !816, !DIExpression(), !815)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !817
  %7 = load ptr, ptr %4, align 8, !dbg !817, !nonnull !364, !align !409
  %8 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !817
  call void @_ZN5NamedC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %8) #7, !dbg !817
  %9 = load ptr, ptr %4, align 8, !dbg !817, !nonnull !364, !align !409
  call void @_ZN6CircleC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef getelementptr inbounds ([4 x ptr], ptr @_ZTT4Coin, i64 0, i64 1), ptr noundef nonnull align 8 dereferenceable(16) %9) #7, !dbg !817
  store ptr getelementptr inbounds inrange(-24, 40) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 0, i32 3), ptr %5, align 8, !dbg !817
  %10 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !817
  store ptr getelementptr inbounds inrange(-24, 16) ({ [8 x ptr], [5 x ptr] }, ptr @_ZTV4Coin, i32 0, i32 1, i32 3), ptr %10, align 8, !dbg !817
  ret void, !dbg !817
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #0 comdat align 2 !dbg !818 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !819, !DIExpression(), !820)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !821, !DIExpression(), !820)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !822, !DIExpression(), !820)
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8, !dbg !823, !nonnull !364, !align !409
  call void @_ZN5ShapeC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7, !dbg !823
  %10 = load ptr, ptr %8, align 8, !dbg !823
  store ptr %10, ptr %7, align 8, !dbg !823
  %11 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !823
  %12 = load ptr, ptr %11, align 8, !dbg !823
  %13 = load ptr, ptr %7, align 8, !dbg !823
  %14 = getelementptr i8, ptr %13, i64 -24, !dbg !823
  %15 = load i64, ptr %14, align 8, !dbg !823
  %16 = getelementptr inbounds i8, ptr %7, i64 %15, !dbg !823
  store ptr %12, ptr %16, align 8, !dbg !823
  %17 = getelementptr inbounds nuw %class.Circle, ptr %7, i32 0, i32 1, !dbg !823
  %18 = load ptr, ptr %6, align 8, !dbg !823, !nonnull !364, !align !409
  %19 = getelementptr inbounds nuw %class.Circle, ptr %18, i32 0, i32 1, !dbg !823
  %20 = load double, ptr %19, align 8, !dbg !823
  store double %20, ptr %17, align 8, !dbg !823
  ret void, !dbg !823
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4CoinD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !824 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !827, !DIExpression(), !828)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !829, !DIExpression(), !828)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !830
  call void @_ZN6CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef %7) #7, !dbg !830
  ret void, !dbg !832
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !833 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !836, !DIExpression(), !837)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !838, !DIExpression(), !837)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #7, !dbg !839
  ret void, !dbg !841
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BoxD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !842 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !845, !DIExpression(), !846)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !847, !DIExpression(), !846)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #7, !dbg !848
  ret void, !dbg !850
}

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { noreturn }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!349, !350, !351, !352, !353, !354, !355}
!llvm.ident = !{!356}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "factors", scope: !2, file: !3, line: 59, type: !345, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !112, imports: !154, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cpp/polymorphism.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "587e3f15e4d8295e7ef00120a2d33b27")
!4 = !{!5, !30, !78}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !6, identifier: "_ZTS5Named")
!7 = !{!8, !14, !18, !22, !25, !29}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !3, file: !3, baseType: !9, size: 64, flags: DIFlagArtificial)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !6, file: !3, line: 24, baseType: !15, size: 64, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DISubprogram(name: "Named", linkageName: "_ZN5NamedC4EPKc", scope: !6, file: !3, line: 17, type: !19, scopeLine: 17, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !15}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD4Ev", scope: !6, file: !3, line: 18, type: !23, scopeLine: 18, containingType: !6, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !21}
!25 = !DISubprogram(name: "count", linkageName: "_ZN5Named5countEv", scope: !6, file: !3, line: 19, type: !26, scopeLine: 19, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !13, size: 64)
!29 = !DISubprogram(name: "first", linkageName: "_ZN5Named5firstEv", scope: !6, file: !3, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Box", file: !3, line: 39, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !32, vtableHolder: !34, identifier: "_ZTS3Box")
!32 = !{!33, !59, !60, !61, !62, !66, !71, !74}
!33 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !31, baseType: !34, flags: DIFlagPublic, extraData: i32 0)
!34 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", file: !3, line: 7, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !35, vtableHolder: !34, identifier: "_ZTS5Shape")
!35 = !{!36, !37, !41, !47, !51, !54}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !9, size: 64, flags: DIFlagArtificial)
!37 = !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD4Ev", scope: !34, file: !3, line: 9, type: !38, scopeLine: 9, containingType: !34, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !34, file: !3, line: 10, type: !42, scopeLine: 10, containingType: !34, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!47 = !DISubprogram(name: "clone", linkageName: "_ZNK5Shape5cloneEv", scope: !34, file: !3, line: 11, type: !48, scopeLine: 11, containingType: !34, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !45}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!51 = !DISubprogram(name: "scale", linkageName: "_ZN5Shape5scaleEd", scope: !34, file: !3, line: 12, type: !52, scopeLine: 12, containingType: !34, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !40, !44}
!54 = !DISubprogram(name: "operator<", linkageName: "_ZNK5ShapeltERKS_", scope: !34, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !45, !58}
!57 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!58 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !31, baseType: !6, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !31, file: !3, line: 48, baseType: !44, size: 64, offset: 64, flags: DIFlagPublic)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !31, file: !3, line: 48, baseType: !44, size: 64, offset: 128, flags: DIFlagPublic)
!62 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxC4Edd", scope: !31, file: !3, line: 41, type: !63, scopeLine: 41, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65, !44, !44}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !DISubprogram(name: "area", linkageName: "_ZNK3Box4areaEv", scope: !31, file: !3, line: 43, type: !67, scopeLine: 43, containingType: !31, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!67 = !DISubroutineType(types: !68)
!68 = !{!44, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!71 = !DISubprogram(name: "clone", linkageName: "_ZNK3Box5cloneEv", scope: !31, file: !3, line: 44, type: !72, scopeLine: 44, containingType: !31, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!72 = !DISubroutineType(types: !73)
!73 = !{!30, !69}
!74 = !DISubprogram(name: "longer", linkageName: "_ZNK3Box6longerEv", scope: !31, file: !3, line: 45, type: !75, scopeLine: 45, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !69}
!77 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !44, size: 64, extraData: !31)
!78 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Coin", file: !3, line: 52, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !79, vtableHolder: !34, identifier: "_ZTS4Coin")
!79 = !{!80, !100, !101, !105, !111}
!80 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !78, baseType: !81, flags: DIFlagPublic, extraData: i32 0)
!81 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Circle", file: !3, line: 28, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !82, vtableHolder: !34, identifier: "_ZTS6Circle")
!82 = !{!83, !84, !85, !86, !90, !95, !99}
!83 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !81, baseType: !34, flags: DIFlagPublic, extraData: i32 0)
!84 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !81, baseType: !6, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !81, file: !3, line: 36, baseType: !44, size: 64, offset: 64)
!86 = !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC4Ed", scope: !81, file: !3, line: 30, type: !87, scopeLine: 30, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !89, !44}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !81, file: !3, line: 31, type: !91, scopeLine: 31, containingType: !81, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!91 = !DISubroutineType(types: !92)
!92 = !{!44, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!95 = !DISubprogram(name: "clone", linkageName: "_ZNK6Circle5cloneEv", scope: !81, file: !3, line: 32, type: !96, scopeLine: 32, containingType: !81, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!96 = !DISubroutineType(types: !97)
!97 = !{!98, !93}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!99 = !DISubprogram(name: "scale", linkageName: "_ZN6Circle5scaleEd", scope: !81, file: !3, line: 33, type: !87, scopeLine: 33, containingType: !81, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!100 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !78, baseType: !6, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!101 = !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC4Ed", scope: !78, file: !3, line: 54, type: !102, scopeLine: 54, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !104, !44}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = !DISubprogram(name: "clone", linkageName: "_ZNK4Coin5cloneEv", scope: !78, file: !3, line: 55, type: !106, scopeLine: 55, containingType: !78, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!111 = !DISubprogram(name: "scale", linkageName: "_ZN4Coin5scaleEd", scope: !78, file: !3, line: 56, type: !102, scopeLine: 56, containingType: !78, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!112 = !{!113, !118, !0, !123, !126, !131, !135, !138, !141, !143, !146, !151}
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !3, line: 75, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 120, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 15)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !3, line: 95, type: !120, isLocal: true, isDefinition: true)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "live", scope: !125, file: !3, line: 20, type: !13, isLocal: false, isDefinition: true)
!125 = distinct !DISubprogram(name: "count", linkageName: "_ZN5Named5countEv", scope: !6, file: !3, line: 19, type: !26, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !25)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !128, isLocal: true, isDefinition: true)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 56, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 7)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Circle", scope: !2, file: !3, type: !133, isLocal: false, isDefinition: true, declaration: !134, align: 64)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !81, file: !3, baseType: !133, flags: DIFlagArtificial | DIFlagStaticMember)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Named", scope: !2, file: !3, type: !133, isLocal: false, isDefinition: true, declaration: !137, align: 64)
!137 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !6, file: !3, baseType: !133, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !2, file: !3, type: !133, isLocal: false, isDefinition: true, declaration: !140, align: 64)
!140 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !34, file: !3, baseType: !133, flags: DIFlagArtificial | DIFlagStaticMember)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !120, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV3Box", scope: !2, file: !3, type: !133, isLocal: false, isDefinition: true, declaration: !145, align: 64)
!145 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !31, file: !3, baseType: !133, flags: DIFlagArtificial | DIFlagStaticMember)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !148, isLocal: true, isDefinition: true)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 5)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV4Coin", scope: !2, file: !3, type: !133, isLocal: false, isDefinition: true, declaration: !153, align: 64)
!153 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !78, file: !3, baseType: !133, flags: DIFlagArtificial | DIFlagStaticMember)
!154 = !{!155, !162, !168, !173, !177, !179, !181, !183, !185, !192, !198, !203, !207, !211, !215, !223, !227, !229, !234, !240, !244, !251, !253, !255, !259, !263, !265, !269, !273, !275, !279, !281, !283, !287, !291, !295, !299, !303, !307, !309, !315, !319, !323, !328, !330, !332, !336, !340, !341, !342, !343, !344}
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !157, file: !161, line: 98)
!156 = !DINamespace(name: "std", scope: null)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !158, line: 7, baseType: !159)
!158 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!159 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !160, line: 49, size: 1728, flags: DIFlagFwdDecl, identifier: "_ZTS8_IO_FILE")
!160 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!161 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !163, file: !161, line: 99)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !164, line: 84, baseType: !165)
!164 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !166, line: 14, baseType: !167)
!166 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!167 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !166, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !169, file: !161, line: 101)
!169 = !DISubprogram(name: "clearerr", scope: !164, file: !164, line: 786, type: !170, flags: DIFlagPrototyped, spFlags: 0)
!170 = !DISubroutineType(types: !171)
!171 = !{null, !172}
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !174, file: !161, line: 102)
!174 = !DISubprogram(name: "fclose", scope: !164, file: !164, line: 178, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!175 = !DISubroutineType(types: !176)
!176 = !{!13, !172}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !178, file: !161, line: 103)
!178 = !DISubprogram(name: "feof", scope: !164, file: !164, line: 788, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !180, file: !161, line: 104)
!180 = !DISubprogram(name: "ferror", scope: !164, file: !164, line: 790, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !182, file: !161, line: 105)
!182 = !DISubprogram(name: "fflush", scope: !164, file: !164, line: 230, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !184, file: !161, line: 106)
!184 = !DISubprogram(name: "fgetc", scope: !164, file: !164, line: 513, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !186, file: !161, line: 107)
!186 = !DISubprogram(name: "fgetpos", scope: !164, file: !164, line: 760, type: !187, flags: DIFlagPrototyped, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{!13, !189, !190}
!189 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !172)
!190 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !191)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64)
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !193, file: !161, line: 108)
!193 = !DISubprogram(name: "fgets", scope: !164, file: !164, line: 592, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!194 = !DISubroutineType(types: !195)
!195 = !{!196, !197, !13, !189}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !196)
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !199, file: !161, line: 109)
!199 = !DISubprogram(name: "fopen", scope: !164, file: !164, line: 258, type: !200, flags: DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{!172, !202, !202}
!202 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !15)
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !204, file: !161, line: 110)
!204 = !DISubprogram(name: "fprintf", scope: !164, file: !164, line: 350, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubroutineType(types: !206)
!206 = !{!13, !189, !202, null}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !208, file: !161, line: 111)
!208 = !DISubprogram(name: "fputc", scope: !164, file: !164, line: 549, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubroutineType(types: !210)
!210 = !{!13, !13, !172}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !212, file: !161, line: 112)
!212 = !DISubprogram(name: "fputs", scope: !164, file: !164, line: 655, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{!13, !202, !189}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !216, file: !161, line: 113)
!216 = !DISubprogram(name: "fread", scope: !164, file: !164, line: 675, type: !217, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DISubroutineType(types: !218)
!218 = !{!219, !222, !219, !219, !189}
!219 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !220, line: 18, baseType: !221)
!220 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!221 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!222 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !133)
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !224, file: !161, line: 114)
!224 = !DISubprogram(name: "freopen", scope: !164, file: !164, line: 265, type: !225, flags: DIFlagPrototyped, spFlags: 0)
!225 = !DISubroutineType(types: !226)
!226 = !{!172, !202, !202, !189}
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !228, file: !161, line: 115)
!228 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !164, file: !164, line: 434, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !230, file: !161, line: 116)
!230 = !DISubprogram(name: "fseek", scope: !164, file: !164, line: 713, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!231 = !DISubroutineType(types: !232)
!232 = !{!13, !172, !233, !13}
!233 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !235, file: !161, line: 117)
!235 = !DISubprogram(name: "fsetpos", scope: !164, file: !164, line: 765, type: !236, flags: DIFlagPrototyped, spFlags: 0)
!236 = !DISubroutineType(types: !237)
!237 = !{!13, !172, !238}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !239, size: 64)
!239 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !163)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !241, file: !161, line: 118)
!241 = !DISubprogram(name: "ftell", scope: !164, file: !164, line: 718, type: !242, flags: DIFlagPrototyped, spFlags: 0)
!242 = !DISubroutineType(types: !243)
!243 = !{!233, !172}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !245, file: !161, line: 119)
!245 = !DISubprogram(name: "fwrite", scope: !164, file: !164, line: 681, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!246 = !DISubroutineType(types: !247)
!247 = !{!219, !248, !219, !219, !189}
!248 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !249)
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !250, size: 64)
!250 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !252, file: !161, line: 120)
!252 = !DISubprogram(name: "getc", scope: !164, file: !164, line: 514, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !254, file: !161, line: 121)
!254 = !DISubprogram(name: "getchar", scope: !164, file: !164, line: 520, type: !11, flags: DIFlagPrototyped, spFlags: 0)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !256, file: !161, line: 126)
!256 = !DISubprogram(name: "perror", scope: !164, file: !164, line: 804, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!257 = !DISubroutineType(types: !258)
!258 = !{null, !15}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !260, file: !161, line: 127)
!260 = !DISubprogram(name: "printf", scope: !164, file: !164, line: 356, type: !261, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DISubroutineType(types: !262)
!262 = !{!13, !202, null}
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !264, file: !161, line: 128)
!264 = !DISubprogram(name: "putc", scope: !164, file: !164, line: 550, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !266, file: !161, line: 129)
!266 = !DISubprogram(name: "putchar", scope: !164, file: !164, line: 556, type: !267, flags: DIFlagPrototyped, spFlags: 0)
!267 = !DISubroutineType(types: !268)
!268 = !{!13, !13}
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !270, file: !161, line: 130)
!270 = !DISubprogram(name: "puts", scope: !164, file: !164, line: 661, type: !271, flags: DIFlagPrototyped, spFlags: 0)
!271 = !DISubroutineType(types: !272)
!272 = !{!13, !15}
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !274, file: !161, line: 131)
!274 = !DISubprogram(name: "remove", scope: !164, file: !164, line: 152, type: !271, flags: DIFlagPrototyped, spFlags: 0)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !276, file: !161, line: 132)
!276 = !DISubprogram(name: "rename", scope: !164, file: !164, line: 154, type: !277, flags: DIFlagPrototyped, spFlags: 0)
!277 = !DISubroutineType(types: !278)
!278 = !{!13, !15, !15}
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !280, file: !161, line: 133)
!280 = !DISubprogram(name: "rewind", scope: !164, file: !164, line: 723, type: !170, flags: DIFlagPrototyped, spFlags: 0)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !282, file: !161, line: 134)
!282 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !164, file: !164, line: 437, type: !261, flags: DIFlagPrototyped, spFlags: 0)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !284, file: !161, line: 135)
!284 = !DISubprogram(name: "setbuf", scope: !164, file: !164, line: 328, type: !285, flags: DIFlagPrototyped, spFlags: 0)
!285 = !DISubroutineType(types: !286)
!286 = !{null, !189, !197}
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !288, file: !161, line: 136)
!288 = !DISubprogram(name: "setvbuf", scope: !164, file: !164, line: 332, type: !289, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DISubroutineType(types: !290)
!290 = !{!13, !189, !197, !13, !219}
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !292, file: !161, line: 137)
!292 = !DISubprogram(name: "sprintf", scope: !164, file: !164, line: 358, type: !293, flags: DIFlagPrototyped, spFlags: 0)
!293 = !DISubroutineType(types: !294)
!294 = !{!13, !197, !202, null}
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !296, file: !161, line: 138)
!296 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !164, file: !164, line: 439, type: !297, flags: DIFlagPrototyped, spFlags: 0)
!297 = !DISubroutineType(types: !298)
!298 = !{!13, !202, !202, null}
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !300, file: !161, line: 139)
!300 = !DISubprogram(name: "tmpfile", scope: !164, file: !164, line: 188, type: !301, flags: DIFlagPrototyped, spFlags: 0)
!301 = !DISubroutineType(types: !302)
!302 = !{!172}
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !304, file: !161, line: 141)
!304 = !DISubprogram(name: "tmpnam", scope: !164, file: !164, line: 205, type: !305, flags: DIFlagPrototyped, spFlags: 0)
!305 = !DISubroutineType(types: !306)
!306 = !{!196, !196}
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !308, file: !161, line: 143)
!308 = !DISubprogram(name: "ungetc", scope: !164, file: !164, line: 668, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !310, file: !161, line: 144)
!310 = !DISubprogram(name: "vfprintf", scope: !164, file: !164, line: 365, type: !311, flags: DIFlagPrototyped, spFlags: 0)
!311 = !DISubroutineType(types: !312)
!312 = !{!13, !189, !202, !313}
!313 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !314, size: 64)
!314 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !3, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !316, file: !161, line: 145)
!316 = !DISubprogram(name: "vprintf", scope: !164, file: !164, line: 371, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!317 = !DISubroutineType(types: !318)
!318 = !{!13, !202, !313}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !320, file: !161, line: 146)
!320 = !DISubprogram(name: "vsprintf", scope: !164, file: !164, line: 373, type: !321, flags: DIFlagPrototyped, spFlags: 0)
!321 = !DISubroutineType(types: !322)
!322 = !{!13, !197, !202, !313}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !324, entity: !325, file: !161, line: 175)
!324 = !DINamespace(name: "__gnu_cxx", scope: null)
!325 = !DISubprogram(name: "snprintf", scope: !164, file: !164, line: 378, type: !326, flags: DIFlagPrototyped, spFlags: 0)
!326 = !DISubroutineType(types: !327)
!327 = !{!13, !197, !219, !202, null}
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !324, entity: !329, file: !161, line: 176)
!329 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !164, file: !164, line: 479, type: !311, flags: DIFlagPrototyped, spFlags: 0)
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !324, entity: !331, file: !161, line: 177)
!331 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !164, file: !164, line: 484, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !324, entity: !333, file: !161, line: 178)
!333 = !DISubprogram(name: "vsnprintf", scope: !164, file: !164, line: 382, type: !334, flags: DIFlagPrototyped, spFlags: 0)
!334 = !DISubroutineType(types: !335)
!335 = !{!13, !197, !219, !202, !313}
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !324, entity: !337, file: !161, line: 179)
!337 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !164, file: !164, line: 487, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!338 = !DISubroutineType(types: !339)
!339 = !{!13, !202, !202, !313}
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !325, file: !161, line: 185)
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !329, file: !161, line: 186)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !331, file: !161, line: 187)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !333, file: !161, line: 188)
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !156, entity: !337, file: !161, line: 189)
!345 = !DICompositeType(tag: DW_TAG_array_type, baseType: !346, size: 192, elements: !347)
!346 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!347 = !{!348}
!348 = !DISubrange(count: 3)
!349 = !{i32 7, !"Dwarf Version", i32 5}
!350 = !{i32 2, !"Debug Info Version", i32 3}
!351 = !{i32 1, !"wchar_size", i32 4}
!352 = !{i32 8, !"PIC Level", i32 2}
!353 = !{i32 7, !"PIE Level", i32 2}
!354 = !{i32 7, !"uwtable", i32 2}
!355 = !{i32 7, !"frame-pointer", i32 2}
!356 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!357 = distinct !DISubprogram(name: "first", linkageName: "_ZN5Named5firstEv", scope: !6, file: !3, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !29)
!358 = !DILocation(line: 26, column: 22, scope: !357)
!359 = distinct !DISubprogram(name: "largest", linkageName: "_Z7largestPKP5Shapei", scope: !3, file: !3, line: 62, type: !360, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !364)
!360 = !DISubroutineType(types: !361)
!361 = !{!44, !362, !13}
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64)
!363 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!364 = !{}
!365 = !DILocalVariable(name: "shapes", arg: 1, scope: !359, file: !3, line: 62, type: !362)
!366 = !DILocation(line: 62, column: 30, scope: !359)
!367 = !DILocalVariable(name: "count", arg: 2, scope: !359, file: !3, line: 62, type: !13)
!368 = !DILocation(line: 62, column: 42, scope: !359)
!369 = !DILocalVariable(name: "best", scope: !359, file: !3, line: 63, type: !370)
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!371 = !DILocation(line: 63, column: 16, scope: !359)
!372 = !DILocalVariable(name: "i", scope: !373, file: !3, line: 64, type: !13)
!373 = distinct !DILexicalBlock(scope: !359, file: !3, line: 64, column: 3)
!374 = !DILocation(line: 64, column: 12, scope: !373)
!375 = !DILocation(line: 64, column: 8, scope: !373)
!376 = !DILocation(line: 64, column: 19, scope: !377)
!377 = distinct !DILexicalBlock(scope: !373, file: !3, line: 64, column: 3)
!378 = !DILocation(line: 64, column: 23, scope: !377)
!379 = !DILocation(line: 64, column: 21, scope: !377)
!380 = !DILocation(line: 64, column: 3, scope: !373)
!381 = !DILocation(line: 65, column: 10, scope: !382)
!382 = distinct !DILexicalBlock(scope: !377, file: !3, line: 65, column: 9)
!383 = !DILocation(line: 65, column: 15, scope: !382)
!384 = !DILocation(line: 65, column: 19, scope: !382)
!385 = !DILocation(line: 65, column: 27, scope: !382)
!386 = !DILocation(line: 65, column: 34, scope: !382)
!387 = !DILocation(line: 65, column: 24, scope: !382)
!388 = !DILocation(line: 66, column: 14, scope: !382)
!389 = !DILocation(line: 66, column: 21, scope: !382)
!390 = !DILocation(line: 66, column: 12, scope: !382)
!391 = !DILocation(line: 66, column: 7, scope: !382)
!392 = !DILocation(line: 65, column: 35, scope: !382)
!393 = !DILocation(line: 64, column: 30, scope: !377)
!394 = !DILocation(line: 64, column: 3, scope: !377)
!395 = distinct !{!395, !380, !396, !397}
!396 = !DILocation(line: 66, column: 22, scope: !373)
!397 = !{!"llvm.loop.mustprogress"}
!398 = !DILocation(line: 67, column: 10, scope: !359)
!399 = !DILocation(line: 67, column: 17, scope: !359)
!400 = !DILocation(line: 67, column: 23, scope: !359)
!401 = !DILocation(line: 67, column: 3, scope: !359)
!402 = distinct !DISubprogram(name: "operator<", linkageName: "_ZNK5ShapeltERKS_", scope: !34, file: !3, line: 13, type: !55, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !54, retainedNodes: !364)
!403 = !DILocalVariable(name: "this", arg: 1, scope: !402, type: !370, flags: DIFlagArtificial | DIFlagObjectPointer)
!404 = !DILocation(line: 0, scope: !402)
!405 = !DILocalVariable(name: "other", arg: 2, scope: !402, file: !3, line: 13, type: !58)
!406 = !DILocation(line: 13, column: 31, scope: !402)
!407 = !DILocation(line: 13, column: 53, scope: !402)
!408 = !DILocation(line: 13, column: 62, scope: !402)
!409 = !{i64 8}
!410 = !DILocation(line: 13, column: 68, scope: !402)
!411 = !DILocation(line: 13, column: 60, scope: !402)
!412 = !DILocation(line: 13, column: 46, scope: !402)
!413 = distinct !DISubprogram(name: "describe", linkageName: "_Z8describeR5Shape", scope: !3, file: !3, line: 70, type: !414, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !364)
!414 = !DISubroutineType(types: !415)
!415 = !{!13, !416}
!416 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!417 = !DILocalVariable(name: "shape", arg: 1, scope: !413, file: !3, line: 70, type: !416)
!418 = !DILocation(line: 70, column: 21, scope: !413)
!419 = !DILocalVariable(name: "scale", scope: !413, file: !3, line: 71, type: !420)
!420 = !DIDerivedType(tag: DW_TAG_typedef, name: "Scale", file: !3, line: 60, baseType: !421)
!421 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !52, size: 128, extraData: !34)
!422 = !DILocation(line: 71, column: 9, scope: !413)
!423 = !DILocalVariable(name: "__range1", scope: !424, type: !425, flags: DIFlagArtificial)
!424 = distinct !DILexicalBlock(scope: !413, file: !3, line: 72, column: 3)
!425 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !345, size: 64)
!426 = !DILocation(line: 0, scope: !424)
!427 = !DILocation(line: 72, column: 24, scope: !424)
!428 = !DILocalVariable(name: "__begin1", scope: !424, type: !429, flags: DIFlagArtificial)
!429 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !346, size: 64)
!430 = !DILocation(line: 72, column: 22, scope: !424)
!431 = !DILocalVariable(name: "__end1", scope: !424, type: !429, flags: DIFlagArtificial)
!432 = !DILocalVariable(name: "factor", scope: !433, file: !3, line: 72, type: !44)
!433 = distinct !DILexicalBlock(scope: !424, file: !3, line: 72, column: 3)
!434 = !DILocation(line: 72, column: 15, scope: !433)
!435 = !DILocation(line: 72, column: 22, scope: !433)
!436 = !DILocation(line: 73, column: 6, scope: !433)
!437 = !DILocation(line: 73, column: 13, scope: !433)
!438 = !DILocation(line: 73, column: 5, scope: !433)
!439 = !DILocation(line: 73, column: 20, scope: !433)
!440 = !DILocation(line: 72, column: 3, scope: !424)
!441 = distinct !{!441, !440, !442}
!442 = !DILocation(line: 73, column: 26, scope: !424)
!443 = !DILocalVariable(name: "named", scope: !444, file: !3, line: 74, type: !5)
!444 = distinct !DILexicalBlock(scope: !413, file: !3, line: 74, column: 13)
!445 = !DILocation(line: 74, column: 13, scope: !444)
!446 = !DILocation(line: 74, column: 44, scope: !444)
!447 = !DILocation(line: 74, column: 21, scope: !444)
!448 = !DILocation(line: 75, column: 36, scope: !444)
!449 = !DILocation(line: 75, column: 43, scope: !444)
!450 = !DILocation(line: 75, column: 49, scope: !444)
!451 = !DILocation(line: 75, column: 5, scope: !444)
!452 = !DILocalVariable(name: "box", scope: !453, file: !3, line: 76, type: !30)
!453 = distinct !DILexicalBlock(scope: !413, file: !3, line: 76, column: 13)
!454 = !DILocation(line: 76, column: 13, scope: !453)
!455 = !DILocation(line: 76, column: 40, scope: !453)
!456 = !DILocation(line: 76, column: 19, scope: !453)
!457 = !DILocation(line: 77, column: 5, scope: !453)
!458 = !DILocation(line: 77, column: 11, scope: !453)
!459 = !DILocation(line: 77, column: 16, scope: !453)
!460 = !DILocation(line: 77, column: 8, scope: !453)
!461 = !DILocation(line: 77, column: 25, scope: !453)
!462 = !DILocation(line: 78, column: 14, scope: !463)
!463 = distinct !DILexicalBlock(scope: !413, file: !3, line: 78, column: 7)
!464 = !DILocation(line: 78, column: 7, scope: !463)
!465 = !DILocation(line: 78, column: 21, scope: !463)
!466 = !DILocation(line: 79, column: 34, scope: !463)
!467 = !DILocation(line: 79, column: 41, scope: !463)
!468 = !DILocation(line: 79, column: 48, scope: !463)
!469 = !DILocation(line: 79, column: 12, scope: !463)
!470 = !DILocation(line: 79, column: 5, scope: !463)
!471 = !DILocation(line: 81, column: 33, scope: !472)
!472 = distinct !DILexicalBlock(scope: !413, file: !3, line: 80, column: 7)
!473 = !DILocation(line: 81, column: 12, scope: !472)
!474 = !DILocation(line: 81, column: 40, scope: !472)
!475 = !DILocation(line: 81, column: 47, scope: !472)
!476 = !DILocation(line: 81, column: 5, scope: !472)
!477 = !DILocation(line: 85, column: 1, scope: !472)
!478 = !DILocation(line: 82, column: 3, scope: !472)
!479 = !DILocalVariable(scope: !413, file: !3, line: 82, type: !480)
!480 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !481, size: 64)
!481 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !482)
!482 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_cast", scope: !156, file: !483, line: 220, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!483 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!484 = !DILocation(line: 82, column: 33, scope: !413)
!485 = !DILocation(line: 83, column: 5, scope: !486)
!486 = distinct !DILexicalBlock(scope: !413, file: !3, line: 82, column: 35)
!487 = !DILocation(line: 84, column: 3, scope: !486)
!488 = !DILocation(line: 85, column: 1, scope: !413)
!489 = !DILocation(line: 20, column: 5, scope: !125)
!490 = !{!"branch_weights", i32 1, i32 1048575}
!491 = !DILocation(line: 20, column: 23, scope: !125)
!492 = !DILocation(line: 21, column: 5, scope: !125)
!493 = distinct !DISubprogram(name: "longer", linkageName: "_ZNK3Box6longerEv", scope: !31, file: !3, line: 45, type: !75, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !74, retainedNodes: !364)
!494 = !DILocalVariable(name: "this", arg: 1, scope: !493, type: !495, flags: DIFlagArtificial | DIFlagObjectPointer)
!495 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!496 = !DILocation(line: 0, scope: !493)
!497 = !DILocation(line: 46, column: 12, scope: !493)
!498 = !DILocation(line: 46, column: 20, scope: !493)
!499 = !DILocation(line: 46, column: 18, scope: !493)
!500 = !DILocation(line: 46, column: 5, scope: !493)
!501 = distinct !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !502, file: !483, line: 193, type: !503, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !508, retainedNodes: !364)
!502 = !DICompositeType(tag: DW_TAG_class_type, name: "type_info", scope: !156, file: !483, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!503 = !DISubroutineType(types: !504)
!504 = !{!57, !505, !507}
!505 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !506, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!506 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !502)
!507 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !506, size: 64)
!508 = !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !502, file: !483, line: 111, type: !503, scopeLine: 111, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!509 = !DILocalVariable(name: "this", arg: 1, scope: !501, type: !510, flags: DIFlagArtificial | DIFlagObjectPointer)
!510 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !506, size: 64)
!511 = !DILocation(line: 0, scope: !501)
!512 = !DILocalVariable(name: "__arg", arg: 2, scope: !501, file: !483, line: 193, type: !507)
!513 = !DILocation(line: 193, column: 42, scope: !501)
!514 = !DILocation(line: 198, column: 9, scope: !515)
!515 = distinct !DILexicalBlock(scope: !501, file: !483, line: 198, column: 9)
!516 = !DILocation(line: 198, column: 19, scope: !515)
!517 = !DILocation(line: 198, column: 25, scope: !515)
!518 = !DILocation(line: 198, column: 16, scope: !515)
!519 = !DILocation(line: 199, column: 7, scope: !515)
!520 = !DILocation(line: 206, column: 12, scope: !501)
!521 = !DILocation(line: 206, column: 22, scope: !501)
!522 = !DILocation(line: 206, column: 29, scope: !501)
!523 = !DILocation(line: 206, column: 50, scope: !501)
!524 = !DILocation(line: 206, column: 58, scope: !501)
!525 = !DILocation(line: 206, column: 64, scope: !501)
!526 = !DILocation(line: 206, column: 32, scope: !501)
!527 = !DILocation(line: 206, column: 72, scope: !501)
!528 = !DILocation(line: 206, column: 5, scope: !501)
!529 = !DILocation(line: 210, column: 3, scope: !501)
!530 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !81, file: !3, line: 31, type: !91, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !90, retainedNodes: !364)
!531 = !DILocalVariable(name: "this", arg: 1, scope: !530, type: !532, flags: DIFlagArtificial | DIFlagObjectPointer)
!532 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!533 = !DILocation(line: 0, scope: !530)
!534 = !DILocation(line: 31, column: 60, scope: !530)
!535 = !DILocation(line: 31, column: 58, scope: !530)
!536 = !DILocation(line: 31, column: 69, scope: !530)
!537 = !DILocation(line: 31, column: 67, scope: !530)
!538 = !DILocation(line: 31, column: 34, scope: !530)
!539 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 87, type: !11, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !364)
!540 = !DILocalVariable(name: "circle", scope: !539, file: !3, line: 88, type: !81)
!541 = !DILocation(line: 88, column: 10, scope: !539)
!542 = !DILocalVariable(name: "box", scope: !539, file: !3, line: 89, type: !31)
!543 = !DILocation(line: 89, column: 7, scope: !539)
!544 = !DILocalVariable(name: "coin", scope: !539, file: !3, line: 90, type: !78)
!545 = !DILocation(line: 90, column: 8, scope: !539)
!546 = !DILocalVariable(name: "shapes", scope: !539, file: !3, line: 91, type: !547)
!547 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 256, elements: !121)
!548 = !DILocation(line: 91, column: 10, scope: !539)
!549 = !DILocation(line: 91, column: 21, scope: !539)
!550 = !DILocation(line: 91, column: 49, scope: !539)
!551 = !DILocalVariable(name: "result", scope: !539, file: !3, line: 92, type: !13)
!552 = !DILocation(line: 92, column: 7, scope: !539)
!553 = !DILocalVariable(name: "__range1", scope: !554, type: !555, flags: DIFlagArtificial)
!554 = distinct !DILexicalBlock(scope: !539, file: !3, line: 93, column: 3)
!555 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !547, size: 64)
!556 = !DILocation(line: 0, scope: !554)
!557 = !DILocation(line: 93, column: 23, scope: !554)
!558 = !DILocalVariable(name: "__begin1", scope: !554, type: !559, flags: DIFlagArtificial)
!559 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!560 = !DILocation(line: 93, column: 21, scope: !554)
!561 = !DILocalVariable(name: "__end1", scope: !554, type: !559, flags: DIFlagArtificial)
!562 = !DILocalVariable(name: "shape", scope: !563, file: !3, line: 93, type: !50)
!563 = distinct !DILexicalBlock(scope: !554, file: !3, line: 93, column: 3)
!564 = !DILocation(line: 93, column: 15, scope: !563)
!565 = !DILocation(line: 93, column: 21, scope: !563)
!566 = !DILocation(line: 94, column: 25, scope: !563)
!567 = !DILocation(line: 94, column: 15, scope: !563)
!568 = !DILocation(line: 94, column: 12, scope: !563)
!569 = !DILocation(line: 93, column: 3, scope: !554)
!570 = distinct !{!570, !569, !571}
!571 = !DILocation(line: 94, column: 30, scope: !554)
!572 = !DILocation(line: 98, column: 1, scope: !539)
!573 = !DILocation(line: 95, column: 31, scope: !539)
!574 = !DILocation(line: 95, column: 23, scope: !539)
!575 = !DILocation(line: 95, column: 3, scope: !539)
!576 = !DILocation(line: 96, column: 10, scope: !539)
!577 = !DILocation(line: 96, column: 3, scope: !539)
!578 = !DILocation(line: 97, column: 10, scope: !539)
!579 = !DILocation(line: 97, column: 3, scope: !539)
!580 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1Ed", scope: !81, file: !3, line: 30, type: !87, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !86, retainedNodes: !364)
!581 = !DILocalVariable(name: "this", arg: 1, scope: !580, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!582 = !DILocation(line: 0, scope: !580)
!583 = !DILocalVariable(name: "radius", arg: 2, scope: !580, file: !3, line: 30, type: !44)
!584 = !DILocation(line: 30, column: 26, scope: !580)
!585 = !DILocation(line: 30, column: 68, scope: !580)
!586 = !DILocation(line: 30, column: 36, scope: !580)
!587 = !DILocation(line: 30, column: 12, scope: !580)
!588 = !DILocation(line: 30, column: 53, scope: !580)
!589 = !DILocation(line: 30, column: 60, scope: !580)
!590 = !DILocation(line: 30, column: 69, scope: !580)
!591 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3BoxC1Edd", scope: !31, file: !3, line: 41, type: !63, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !62, retainedNodes: !364)
!592 = !DILocalVariable(name: "this", arg: 1, scope: !591, type: !30, flags: DIFlagArtificial | DIFlagObjectPointer)
!593 = !DILocation(line: 0, scope: !591)
!594 = !DILocalVariable(name: "width", arg: 2, scope: !591, file: !3, line: 41, type: !44)
!595 = !DILocation(line: 41, column: 14, scope: !591)
!596 = !DILocalVariable(name: "height", arg: 3, scope: !591, file: !3, line: 41, type: !44)
!597 = !DILocation(line: 41, column: 28, scope: !591)
!598 = !DILocation(line: 42, column: 52, scope: !591)
!599 = !DILocation(line: 42, column: 9, scope: !591)
!600 = !DILocation(line: 41, column: 3, scope: !591)
!601 = !DILocation(line: 42, column: 23, scope: !591)
!602 = !DILocation(line: 42, column: 29, scope: !591)
!603 = !DILocation(line: 42, column: 37, scope: !591)
!604 = !DILocation(line: 42, column: 44, scope: !591)
!605 = !DILocation(line: 42, column: 53, scope: !591)
!606 = distinct !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC1Ed", scope: !78, file: !3, line: 54, type: !102, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !101, retainedNodes: !364)
!607 = !DILocalVariable(name: "this", arg: 1, scope: !606, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!608 = !DILocation(line: 0, scope: !606)
!609 = !DILocalVariable(name: "radius", arg: 2, scope: !606, file: !3, line: 54, type: !44)
!610 = !DILocation(line: 54, column: 24, scope: !606)
!611 = !DILocation(line: 54, column: 64, scope: !606)
!612 = !DILocation(line: 54, column: 34, scope: !606)
!613 = !DILocation(line: 54, column: 56, scope: !606)
!614 = !DILocation(line: 54, column: 49, scope: !606)
!615 = !DILocation(line: 54, column: 65, scope: !606)
!616 = !DILocation(line: 54, column: 65, scope: !617)
!617 = distinct !DILexicalBlock(scope: !606, file: !3, line: 54, column: 64)
!618 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK4Coin5cloneEv", scope: !78, file: !3, line: 55, type: !106, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !105, retainedNodes: !364)
!619 = !DILocalVariable(name: "this", arg: 1, scope: !618, type: !620, flags: DIFlagArtificial | DIFlagObjectPointer)
!620 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!621 = !DILocation(line: 0, scope: !618)
!622 = !DILocation(line: 55, column: 41, scope: !618)
!623 = !DILocation(line: 55, column: 45, scope: !618)
!624 = !DILocation(line: 55, column: 34, scope: !618)
!625 = distinct !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD1Ev", scope: !78, file: !3, line: 52, type: !626, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !628, retainedNodes: !364)
!626 = !DISubroutineType(types: !627)
!627 = !{null, !104}
!628 = !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD4Ev", scope: !78, type: !626, containingType: !78, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!629 = !DILocalVariable(name: "this", arg: 1, scope: !625, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!630 = !DILocation(line: 0, scope: !625)
!631 = !DILocation(line: 52, column: 7, scope: !625)
!632 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD1Ev", scope: !31, file: !3, line: 39, type: !633, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !635, retainedNodes: !364)
!633 = !DISubroutineType(types: !634)
!634 = !{null, !65}
!635 = !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD4Ev", scope: !31, type: !633, containingType: !31, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!636 = !DILocalVariable(name: "this", arg: 1, scope: !632, type: !30, flags: DIFlagArtificial | DIFlagObjectPointer)
!637 = !DILocation(line: 0, scope: !632)
!638 = !DILocation(line: 39, column: 7, scope: !632)
!639 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD1Ev", scope: !81, file: !3, line: 28, type: !640, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !642, retainedNodes: !364)
!640 = !DISubroutineType(types: !641)
!641 = !{null, !89}
!642 = !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD4Ev", scope: !81, type: !640, containingType: !81, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!643 = !DILocalVariable(name: "this", arg: 1, scope: !639, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!644 = !DILocation(line: 0, scope: !639)
!645 = !DILocation(line: 28, column: 7, scope: !639)
!646 = distinct !DISubprogram(name: "name", linkageName: "_ZNKSt9type_info4nameEv", scope: !502, file: !483, line: 103, type: !647, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !649, retainedNodes: !364)
!647 = !DISubroutineType(types: !648)
!648 = !{!15, !505}
!649 = !DISubprogram(name: "name", linkageName: "_ZNKSt9type_info4nameEv", scope: !502, file: !483, line: 103, type: !647, scopeLine: 103, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!650 = !DILocalVariable(name: "this", arg: 1, scope: !646, type: !510, flags: DIFlagArtificial | DIFlagObjectPointer)
!651 = !DILocation(line: 0, scope: !646)
!652 = !DILocation(line: 104, column: 14, scope: !646)
!653 = !DILocation(line: 104, column: 24, scope: !646)
!654 = !DILocation(line: 104, column: 33, scope: !646)
!655 = !DILocation(line: 104, column: 40, scope: !646)
!656 = !DILocation(line: 104, column: 46, scope: !646)
!657 = !DILocation(line: 104, column: 7, scope: !646)
!658 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2EPKc", scope: !6, file: !3, line: 17, type: !19, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !364)
!659 = !DILocalVariable(name: "this", arg: 1, scope: !658, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!660 = !DILocation(line: 0, scope: !658)
!661 = !DILocalVariable(name: "name", arg: 2, scope: !658, file: !3, line: 17, type: !15)
!662 = !DILocation(line: 17, column: 30, scope: !658)
!663 = !DILocation(line: 17, column: 49, scope: !658)
!664 = !DILocation(line: 17, column: 38, scope: !658)
!665 = !DILocation(line: 17, column: 43, scope: !658)
!666 = !DILocation(line: 17, column: 53, scope: !667)
!667 = distinct !DILexicalBlock(scope: !658, file: !3, line: 17, column: 49)
!668 = !DILocation(line: 17, column: 51, scope: !667)
!669 = !DILocation(line: 17, column: 62, scope: !658)
!670 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !34, file: !3, line: 7, type: !38, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !671, retainedNodes: !364)
!671 = !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC4Ev", scope: !34, type: !38, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!672 = !DILocalVariable(name: "this", arg: 1, scope: !670, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!673 = !DILocation(line: 0, scope: !670)
!674 = !DILocation(line: 7, column: 7, scope: !670)
!675 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD0Ev", scope: !81, file: !3, line: 28, type: !640, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !642, retainedNodes: !364)
!676 = !DILocalVariable(name: "this", arg: 1, scope: !675, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!677 = !DILocation(line: 0, scope: !675)
!678 = !DILocation(line: 28, column: 7, scope: !675)
!679 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK6Circle5cloneEv", scope: !81, file: !3, line: 32, type: !96, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !95, retainedNodes: !364)
!680 = !DILocalVariable(name: "this", arg: 1, scope: !679, type: !532, flags: DIFlagArtificial | DIFlagObjectPointer)
!681 = !DILocation(line: 0, scope: !679)
!682 = !DILocation(line: 32, column: 43, scope: !679)
!683 = !DILocation(line: 32, column: 47, scope: !679)
!684 = !DILocation(line: 32, column: 36, scope: !679)
!685 = distinct !DISubprogram(name: "scale", linkageName: "_ZN6Circle5scaleEd", scope: !81, file: !3, line: 33, type: !87, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !99, retainedNodes: !364)
!686 = !DILocalVariable(name: "this", arg: 1, scope: !685, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!687 = !DILocation(line: 0, scope: !685)
!688 = !DILocalVariable(name: "by", arg: 2, scope: !685, file: !3, line: 33, type: !44)
!689 = !DILocation(line: 33, column: 21, scope: !685)
!690 = !DILocation(line: 33, column: 46, scope: !685)
!691 = !DILocation(line: 33, column: 36, scope: !685)
!692 = !DILocation(line: 33, column: 43, scope: !685)
!693 = !DILocation(line: 33, column: 50, scope: !685)
!694 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6CircleD1Ev", scope: !3, file: !3, line: 28, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!695 = !DISubroutineType(types: !364)
!696 = !DILocation(line: 0, scope: !694)
!697 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6CircleD0Ev", scope: !3, file: !3, line: 28, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!698 = !DILocation(line: 0, scope: !697)
!699 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD2Ev", scope: !6, file: !3, line: 18, type: !23, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !22, retainedNodes: !364)
!700 = !DILocalVariable(name: "this", arg: 1, scope: !699, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!701 = !DILocation(line: 0, scope: !699)
!702 = !DILocation(line: 18, column: 20, scope: !699)
!703 = !DILocation(line: 18, column: 24, scope: !704)
!704 = distinct !DILexicalBlock(scope: !699, file: !3, line: 18, column: 20)
!705 = !DILocation(line: 18, column: 22, scope: !704)
!706 = !DILocation(line: 18, column: 33, scope: !699)
!707 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD0Ev", scope: !6, file: !3, line: 18, type: !23, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !22, retainedNodes: !364)
!708 = !DILocalVariable(name: "this", arg: 1, scope: !707, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!709 = !DILocation(line: 0, scope: !707)
!710 = !DILocation(line: 18, column: 20, scope: !707)
!711 = !DILocation(line: 18, column: 33, scope: !707)
!712 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !34, file: !3, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !37, retainedNodes: !364)
!713 = !DILocalVariable(name: "this", arg: 1, scope: !712, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!714 = !DILocation(line: 0, scope: !712)
!715 = !DILocation(line: 9, column: 28, scope: !712)
!716 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !34, file: !3, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !37, retainedNodes: !364)
!717 = !DILocalVariable(name: "this", arg: 1, scope: !716, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!718 = !DILocation(line: 0, scope: !716)
!719 = !DILocation(line: 9, column: 28, scope: !716)
!720 = distinct !DISubprogram(name: "scale", linkageName: "_ZN5Shape5scaleEd", scope: !34, file: !3, line: 12, type: !52, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !51, retainedNodes: !364)
!721 = !DILocalVariable(name: "this", arg: 1, scope: !720, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!722 = !DILocation(line: 0, scope: !720)
!723 = !DILocalVariable(arg: 2, scope: !720, file: !3, line: 12, type: !44)
!724 = !DILocation(line: 12, column: 28, scope: !720)
!725 = !DILocation(line: 12, column: 31, scope: !720)
!726 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1ERKS_", scope: !81, file: !3, line: 28, type: !727, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !730, retainedNodes: !364)
!727 = !DISubroutineType(types: !728)
!728 = !{null, !89, !729}
!729 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !94, size: 64)
!730 = !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC4ERKS_", scope: !81, type: !727, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!731 = !DILocalVariable(name: "this", arg: 1, scope: !726, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!732 = !DILocation(line: 0, scope: !726)
!733 = !DILocalVariable(arg: 2, scope: !726, type: !729, flags: DIFlagArtificial)
!734 = !DILocation(line: 28, column: 7, scope: !726)
!735 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2ERKS_", scope: !6, file: !3, line: 16, type: !736, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !740, retainedNodes: !364)
!736 = !DISubroutineType(types: !737)
!737 = !{null, !21, !738}
!738 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !739, size: 64)
!739 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!740 = !DISubprogram(name: "Named", linkageName: "_ZN5NamedC4ERKS_", scope: !6, type: !736, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!741 = !DILocalVariable(name: "this", arg: 1, scope: !735, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer)
!742 = !DILocation(line: 0, scope: !735)
!743 = !DILocalVariable(arg: 2, scope: !735, type: !738, flags: DIFlagArtificial)
!744 = !DILocation(line: 16, column: 8, scope: !735)
!745 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2ERKS_", scope: !34, file: !3, line: 7, type: !746, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !748, retainedNodes: !364)
!746 = !DISubroutineType(types: !747)
!747 = !{null, !40, !58}
!748 = !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC4ERKS_", scope: !34, type: !746, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!749 = !DILocalVariable(name: "this", arg: 1, scope: !745, type: !50, flags: DIFlagArtificial | DIFlagObjectPointer)
!750 = !DILocation(line: 0, scope: !745)
!751 = !DILocalVariable(arg: 2, scope: !745, type: !58, flags: DIFlagArtificial)
!752 = !DILocation(line: 7, column: 7, scope: !745)
!753 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD0Ev", scope: !31, file: !3, line: 39, type: !633, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !635, retainedNodes: !364)
!754 = !DILocalVariable(name: "this", arg: 1, scope: !753, type: !30, flags: DIFlagArtificial | DIFlagObjectPointer)
!755 = !DILocation(line: 0, scope: !753)
!756 = !DILocation(line: 39, column: 7, scope: !753)
!757 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3Box4areaEv", scope: !31, file: !3, line: 43, type: !67, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !66, retainedNodes: !364)
!758 = !DILocalVariable(name: "this", arg: 1, scope: !757, type: !495, flags: DIFlagArtificial | DIFlagObjectPointer)
!759 = !DILocation(line: 0, scope: !757)
!760 = !DILocation(line: 43, column: 38, scope: !757)
!761 = !DILocation(line: 43, column: 46, scope: !757)
!762 = !DILocation(line: 43, column: 44, scope: !757)
!763 = !DILocation(line: 43, column: 31, scope: !757)
!764 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK3Box5cloneEv", scope: !31, file: !3, line: 44, type: !72, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !71, retainedNodes: !364)
!765 = !DILocalVariable(name: "this", arg: 1, scope: !764, type: !495, flags: DIFlagArtificial | DIFlagObjectPointer)
!766 = !DILocation(line: 0, scope: !764)
!767 = !DILocation(line: 44, column: 40, scope: !764)
!768 = !DILocation(line: 44, column: 44, scope: !764)
!769 = !DILocation(line: 44, column: 33, scope: !764)
!770 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3BoxD1Ev", scope: !3, file: !3, line: 39, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!771 = !DILocation(line: 0, scope: !770)
!772 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3BoxD0Ev", scope: !3, file: !3, line: 39, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!773 = !DILocation(line: 0, scope: !772)
!774 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3BoxC1ERKS_", scope: !31, file: !3, line: 39, type: !775, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !778, retainedNodes: !364)
!775 = !DISubroutineType(types: !776)
!776 = !{null, !65, !777}
!777 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !70, size: 64)
!778 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxC4ERKS_", scope: !31, type: !775, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!779 = !DILocalVariable(name: "this", arg: 1, scope: !774, type: !30, flags: DIFlagArtificial | DIFlagObjectPointer)
!780 = !DILocation(line: 0, scope: !774)
!781 = !DILocalVariable(arg: 2, scope: !774, type: !777, flags: DIFlagArtificial)
!782 = !DILocation(line: 39, column: 7, scope: !774)
!783 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2Ed", scope: !81, file: !3, line: 30, type: !87, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !86, retainedNodes: !364)
!784 = !DILocalVariable(name: "this", arg: 1, scope: !783, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!785 = !DILocation(line: 0, scope: !783)
!786 = !DILocalVariable(name: "vtt", arg: 2, scope: !783, type: !787, flags: DIFlagArtificial)
!787 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!788 = !DILocalVariable(name: "radius", arg: 3, scope: !783, file: !3, line: 30, type: !44)
!789 = !DILocation(line: 30, column: 26, scope: !783)
!790 = !DILocation(line: 30, column: 12, scope: !783)
!791 = !DILocation(line: 30, column: 68, scope: !783)
!792 = !DILocation(line: 30, column: 53, scope: !783)
!793 = !DILocation(line: 30, column: 60, scope: !783)
!794 = !DILocation(line: 30, column: 69, scope: !783)
!795 = distinct !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD0Ev", scope: !78, file: !3, line: 52, type: !626, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !628, retainedNodes: !364)
!796 = !DILocalVariable(name: "this", arg: 1, scope: !795, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!797 = !DILocation(line: 0, scope: !795)
!798 = !DILocation(line: 52, column: 7, scope: !795)
!799 = distinct !DISubprogram(name: "scale", linkageName: "_ZN4Coin5scaleEd", scope: !78, file: !3, line: 56, type: !102, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !111, retainedNodes: !364)
!800 = !DILocalVariable(name: "this", arg: 1, scope: !799, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!801 = !DILocation(line: 0, scope: !799)
!802 = !DILocalVariable(arg: 2, scope: !799, file: !3, line: 56, type: !44)
!803 = !DILocation(line: 56, column: 20, scope: !799)
!804 = !DILocation(line: 56, column: 32, scope: !799)
!805 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4CoinD1Ev", scope: !3, file: !3, line: 52, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!806 = !DILocation(line: 0, scope: !805)
!807 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4CoinD0Ev", scope: !3, file: !3, line: 52, type: !695, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2)
!808 = !DILocation(line: 0, scope: !807)
!809 = distinct !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC1ERKS_", scope: !78, file: !3, line: 52, type: !810, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !813, retainedNodes: !364)
!810 = !DISubroutineType(types: !811)
!811 = !{null, !104, !812}
!812 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !110, size: 64)
!813 = !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC4ERKS_", scope: !78, type: !810, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!814 = !DILocalVariable(name: "this", arg: 1, scope: !809, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!815 = !DILocation(line: 0, scope: !809)
!816 = !DILocalVariable(arg: 2, scope: !809, type: !812, flags: DIFlagArtificial)
!817 = !DILocation(line: 52, column: 7, scope: !809)
!818 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2ERKS_", scope: !81, file: !3, line: 28, type: !727, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !730, retainedNodes: !364)
!819 = !DILocalVariable(name: "this", arg: 1, scope: !818, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!820 = !DILocation(line: 0, scope: !818)
!821 = !DILocalVariable(name: "vtt", arg: 2, scope: !818, type: !787, flags: DIFlagArtificial)
!822 = !DILocalVariable(arg: 3, scope: !818, type: !729, flags: DIFlagArtificial)
!823 = !DILocation(line: 28, column: 7, scope: !818)
!824 = distinct !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD2Ev", scope: !78, file: !3, line: 52, type: !825, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !628, retainedNodes: !364)
!825 = !DISubroutineType(types: !826)
!826 = !{null, !104, !787}
!827 = !DILocalVariable(name: "this", arg: 1, scope: !824, type: !108, flags: DIFlagArtificial | DIFlagObjectPointer)
!828 = !DILocation(line: 0, scope: !824)
!829 = !DILocalVariable(name: "vtt", arg: 2, scope: !824, type: !787, flags: DIFlagArtificial)
!830 = !DILocation(line: 52, column: 7, scope: !831)
!831 = distinct !DILexicalBlock(scope: !824, file: !3, line: 52, column: 7)
!832 = !DILocation(line: 52, column: 7, scope: !824)
!833 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD2Ev", scope: !81, file: !3, line: 28, type: !834, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !642, retainedNodes: !364)
!834 = !DISubroutineType(types: !835)
!835 = !{null, !89, !787}
!836 = !DILocalVariable(name: "this", arg: 1, scope: !833, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!837 = !DILocation(line: 0, scope: !833)
!838 = !DILocalVariable(name: "vtt", arg: 2, scope: !833, type: !787, flags: DIFlagArtificial)
!839 = !DILocation(line: 28, column: 7, scope: !840)
!840 = distinct !DILexicalBlock(scope: !833, file: !3, line: 28, column: 7)
!841 = !DILocation(line: 28, column: 7, scope: !833)
!842 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD2Ev", scope: !31, file: !3, line: 39, type: !843, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !635, retainedNodes: !364)
!843 = !DISubroutineType(types: !844)
!844 = !{null, !65, !787}
!845 = !DILocalVariable(name: "this", arg: 1, scope: !842, type: !30, flags: DIFlagArtificial | DIFlagObjectPointer)
!846 = !DILocation(line: 0, scope: !842)
!847 = !DILocalVariable(name: "vtt", arg: 2, scope: !842, type: !787, flags: DIFlagArtificial)
!848 = !DILocation(line: 39, column: 7, scope: !849)
!849 = distinct !DILexicalBlock(scope: !842, file: !3, line: 39, column: 7)
!850 = !DILocation(line: 39, column: 7, scope: !842)
