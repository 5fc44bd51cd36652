; ModuleID = 'cpp/polymorphism.cpp'
source_filename = "cpp/polymorphism.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Circle = type { %class.Shape, double, %struct.Named }
%class.Shape = type { ptr }
%struct.Named = type { ptr, ptr }
%class.Box = type { %class.Shape, double, double, %struct.Named }
%class.Coin = type { %class.Circle.base, %struct.Named }
%class.Circle.base = type { %class.Shape, double }

$_ZNK6Circle4areaEv = comdat any

$_ZNK4Coin5cloneEv = comdat any

$_ZN4CoinD1Ev = comdat any

$_ZN3BoxD1Ev = comdat any

$_ZN6CircleD1Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle5cloneEv = comdat any

$_ZN6Circle5scaleEd = comdat any

$_ZTv0_n24_N6CircleD1Ev = comdat any

$_ZTv0_n24_N6CircleD0Ev = comdat any

$_ZN4CoinD0Ev = comdat any

$_ZN4Coin5scaleEd = comdat any

$_ZTv0_n24_N4CoinD1Ev = comdat any

$_ZTv0_n24_N4CoinD0Ev = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZN5NamedD0Ev = comdat any

$_ZN5Shape5scaleEd = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZNK3Box5cloneEv = comdat any

$_ZTv0_n24_N3BoxD1Ev = comdat any

$_ZTv0_n24_N3BoxD0Ev = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Named = comdat any

$_ZTS5Named = comdat any

$_ZTI3Box = comdat any

$_ZTS3Box = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTV4Coin = comdat any

$_ZTI4Coin = comdat any

$_ZTS4Coin = comdat any

$_ZZN5Named5countEvE4live = comdat any

$_ZGVZN5Named5countEvE4live = comdat any

$_ZTV6Circle = comdat any

$_ZTV5Named = comdat any

$_ZTV3Box = comdat any

@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@.str = private unnamed_addr constant [15 x i8] c"%s, one of %d\0A\00", align 1
@_ZTI3Box = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Box, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS3Box = linkonce_odr dso_local constant [5 x i8] c"3Box\00", comdat, align 1
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Circle, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTISt8bad_cast = external constant ptr
@_ZTV4Coin = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI4Coin, ptr @_ZN4CoinD1Ev, ptr @_ZN4CoinD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK4Coin5cloneEv, ptr @_ZN4Coin5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Coin, ptr @_ZTv0_n24_N4CoinD1Ev, ptr @_ZTv0_n24_N4CoinD0Ev] }, comdat, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@_ZTI4Coin = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Coin, i32 2, i32 2, ptr @_ZTI6Circle, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS4Coin = linkonce_odr dso_local constant [6 x i8] c"4Coin\00", comdat, align 1
@_ZZN5Named5countEvE4live = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4
@_ZGVZN5Named5countEvE4live = linkonce_odr dso_local global i64 0, comdat, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"circle\00", align 1
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI6Circle, ptr @_ZN6CircleD1Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK6Circle5cloneEv, ptr @_ZN6Circle5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Circle, ptr @_ZTv0_n24_N6CircleD1Ev, ptr @_ZTv0_n24_N6CircleD0Ev] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZN5NamedD2Ev, ptr @_ZN5NamedD0Ev] }, comdat, align 8
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI3Box, ptr @_ZN3BoxD1Ev, ptr @_ZN3BoxD0Ev, ptr @_ZNK3Box4areaEv, ptr @_ZNK3Box5cloneEv, ptr @_ZN5Shape5scaleEd], [5 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI3Box, ptr @_ZTv0_n24_N3BoxD1Ev, ptr @_ZTv0_n24_N3BoxD0Ev] }, comdat, align 8
@.str.4 = private unnamed_addr constant [5 x i8] c"coin\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @_ZN5Named5firstEv() local_unnamed_addr #0 align 2 {
  ret i32 0
}

; Function Attrs: mustprogress uwtable
define dso_local noundef double @_Z7largestPKP5Shapei(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %36

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %27
  %7 = icmp eq ptr %28, null
  br i1 %7, label %36, label %31

8:                                                ; preds = %4, %27
  %9 = phi i64 [ 0, %4 ], [ %29, %27 ]
  %10 = phi ptr [ null, %4 ], [ %28, %27 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %24, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = load ptr, ptr %10, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = tail call noundef double %17(ptr noundef nonnull align 8 dereferenceable(8) %10)
  %19 = load ptr, ptr %14, align 8, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = tail call noundef double %21(ptr noundef nonnull align 8 dereferenceable(8) %14)
  %23 = fcmp olt double %18, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %12, %8
  %25 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %26 = load ptr, ptr %25, align 8, !tbaa !9
  br label %27

27:                                               ; preds = %12, %24
  %28 = phi ptr [ %26, %24 ], [ %10, %12 ]
  %29 = add nuw nsw i64 %9, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %8, !llvm.loop !14

31:                                               ; preds = %6
  %32 = load ptr, ptr %28, align 8, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = tail call noundef double %34(ptr noundef nonnull align 8 dereferenceable(8) %28)
  br label %36

36:                                               ; preds = %2, %6, %31
  %37 = phi double [ %35, %31 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %2 ]
  ret double %37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -1, 2) i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr i8, ptr %2, i64 32, !nosanitize !16
  %4 = load ptr, ptr %3, align 8, !nosanitize !16
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 5.000000e-01)
  %5 = load ptr, ptr %0, align 8, !tbaa !12
  %6 = getelementptr i8, ptr %5, i64 32, !nosanitize !16
  %7 = load ptr, ptr %6, align 8, !nosanitize !16
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 2.000000e+00)
  %8 = load ptr, ptr %0, align 8, !tbaa !12
  %9 = getelementptr i8, ptr %8, i64 32, !nosanitize !16
  %10 = load ptr, ptr %9, align 8, !nosanitize !16
  tail call void %10(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 4.000000e+00)
  %11 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI5Named, i64 -2) #15
  %12 = icmp eq ptr %11, null
  br i1 %12, label %25, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %22, !prof !20

18:                                               ; preds = %13
  %19 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %22

22:                                               ; preds = %13, %18, %21
  %23 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %15, i32 noundef %23)
  br label %25

25:                                               ; preds = %1, %22
  %26 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI3Box, i64 0) #15
  %27 = icmp eq ptr %26, null
  br i1 %27, label %38, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !21
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !25
  %33 = fcmp ogt double %30, %32
  %34 = select i1 %33, i64 8, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !26
  %37 = fmul double %36, 2.000000e+00
  store double %37, ptr %35, align 8, !tbaa !26
  br label %38

38:                                               ; preds = %28, %25
  %39 = load ptr, ptr %0, align 8, !tbaa !12
  %40 = getelementptr inbounds i8, ptr %39, i64 -8
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !27
  %44 = icmp eq ptr %43, @_ZTS6Circle
  br i1 %44, label %51, label %45

45:                                               ; preds = %38
  %46 = load i8, ptr %43, align 1, !tbaa !29
  %47 = icmp eq i8 %46, 42
  br i1 %47, label %57, label %48

48:                                               ; preds = %45
  %49 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %43, ptr noundef nonnull dereferenceable(8) @_ZTS6Circle) #15
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %38, %48
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = tail call noundef double %53(ptr noundef nonnull align 8 dereferenceable(16) %0)
  %55 = fcmp ogt double %54, 1.000000e+00
  %56 = zext i1 %55 to i32
  br label %76

57:                                               ; preds = %45, %48
  %58 = icmp eq ptr %39, getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24)
  br i1 %58, label %69, label %59

59:                                               ; preds = %57
  invoke void @__cxa_bad_cast() #16
          to label %60 unwind label %61

60:                                               ; preds = %59
  unreachable

61:                                               ; preds = %59
  %62 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt8bad_cast
  %63 = extractvalue { ptr, i32 } %62, 1
  %64 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt8bad_cast) #15
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %78

66:                                               ; preds = %61
  %67 = extractvalue { ptr, i32 } %62, 0
  %68 = tail call ptr @__cxa_begin_catch(ptr %67) #15
  tail call void @__cxa_end_catch()
  br label %76

69:                                               ; preds = %57
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %71 = load double, ptr %70, align 8, !tbaa !30
  %72 = fmul double %71, 0x400921FB54442D11
  %73 = fmul double %71, %72
  %74 = fcmp ogt double %73, 1.000000e+00
  %75 = zext i1 %74 to i32
  br label %76

76:                                               ; preds = %66, %69, %51
  %77 = phi i32 [ %56, %51 ], [ -1, %66 ], [ %75, %69 ]
  ret i32 %77

78:                                               ; preds = %61
  resume { ptr, i32 } %62
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare void @__cxa_bad_cast() local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !30
  %4 = fmul double %3, 0x400921FB54442D11
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 -4, 5) i32 @main() local_unnamed_addr #7 personality ptr @__gxx_personality_v0 {
  %1 = alloca %class.Circle, align 8
  %2 = alloca %class.Box, align 8
  %3 = alloca %class.Coin, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %4, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr @.str.2, ptr %5, align 8, !tbaa !17
  %6 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %12, !prof !20

8:                                                ; preds = %0
  %9 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %12

12:                                               ; preds = %0, %8, %11
  %13 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV6Circle, i64 24), ptr %1, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV6Circle, i64 88), ptr %4, align 8, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double 2.000000e+00, ptr %15, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %16, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr @.str.3, ptr %17, align 8, !tbaa !17
  %18 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %24, !prof !20

20:                                               ; preds = %12
  %21 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %24

24:                                               ; preds = %12, %20, %23
  %25 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV3Box, i64 24), ptr %2, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV3Box, i64 88), ptr %16, align 8, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store <2 x double> <double 3.000000e+00, double 4.000000e+00>, ptr %27, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %28, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr @.str.4, ptr %29, align 8, !tbaa !17
  %30 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %36, !prof !20

32:                                               ; preds = %24
  %33 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %36

36:                                               ; preds = %35, %32, %24
  %37 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 5.000000e-01, ptr %39, align 8, !tbaa !30
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %3, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %28, align 8, !tbaa !12
  %40 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17
          to label %41 unwind label %88

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %44 = load ptr, ptr %29, align 8, !tbaa !17
  store ptr %44, ptr %43, align 8, !tbaa !17
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double 5.000000e-01, ptr %45, align 8, !tbaa !30
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %40, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %42, align 8, !tbaa !12
  %46 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %90 unwind label %96

47:                                               ; preds = %94
  %48 = load ptr, ptr %1, align 8, !tbaa !12
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load ptr, ptr %49, align 8
  %51 = invoke noundef double %50(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %52 unwind label %133

52:                                               ; preds = %47
  %53 = load ptr, ptr %2, align 8, !tbaa !12
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load ptr, ptr %54, align 8
  %56 = invoke noundef double %55(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %57 unwind label %133

57:                                               ; preds = %52
  %58 = fcmp olt double %51, %56
  %59 = select i1 %58, ptr %2, ptr %1
  %60 = load ptr, ptr %59, align 8, !tbaa !12
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = invoke noundef double %62(ptr noundef nonnull align 8 dereferenceable(8) %59)
          to label %64 unwind label %133

64:                                               ; preds = %57
  %65 = load ptr, ptr %3, align 8, !tbaa !12
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %67 = load ptr, ptr %66, align 8
  %68 = invoke noundef double %67(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %69 unwind label %133

69:                                               ; preds = %64
  %70 = fcmp olt double %63, %68
  %71 = select i1 %70, ptr %3, ptr %59
  %72 = load ptr, ptr %71, align 8, !tbaa !12
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load ptr, ptr %73, align 8
  %75 = invoke noundef double %74(ptr noundef nonnull align 8 dereferenceable(8) %71)
          to label %76 unwind label %133

76:                                               ; preds = %69
  %77 = load ptr, ptr %40, align 8, !tbaa !12
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load ptr, ptr %78, align 8
  %80 = invoke noundef double %79(ptr noundef nonnull align 8 dereferenceable(8) %40)
          to label %81 unwind label %133

81:                                               ; preds = %76
  %82 = fcmp olt double %75, %80
  %83 = select i1 %82, ptr %40, ptr %71
  %84 = load ptr, ptr %83, align 8, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %86 = load ptr, ptr %85, align 8
  %87 = invoke noundef double %86(ptr noundef nonnull align 8 dereferenceable(8) %83)
          to label %98 unwind label %135

88:                                               ; preds = %36
  %89 = landingpad { ptr, i32 }
          cleanup
  br label %137

90:                                               ; preds = %41
  %91 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %92 unwind label %96

92:                                               ; preds = %90
  %93 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %94 unwind label %96

94:                                               ; preds = %92
  %95 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %40)
          to label %47 unwind label %96

96:                                               ; preds = %94, %92, %90, %41
  %97 = landingpad { ptr, i32 }
          cleanup
  br label %137

98:                                               ; preds = %81
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %87)
  %100 = load ptr, ptr %40, align 8, !tbaa !12
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %102 = load ptr, ptr %101, align 8
  call void %102(ptr noundef nonnull align 8 dereferenceable(8) %40) #15
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %28, align 8, !tbaa !12
  %103 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %104 = icmp eq i8 %103, 0
  br i1 %104, label %105, label %109, !prof !20

105:                                              ; preds = %98
  %106 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %109

109:                                              ; preds = %98, %105, %108
  %110 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %111 = add nsw i32 %110, -1
  store i32 %111, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %16, align 8, !tbaa !12
  %112 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %114, label %118, !prof !20

114:                                              ; preds = %109
  %115 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %118, label %117

117:                                              ; preds = %114
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %118

118:                                              ; preds = %109, %114, %117
  %119 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %120 = add nsw i32 %119, -1
  store i32 %120, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %4, align 8, !tbaa !12
  %121 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %122 = icmp eq i8 %121, 0
  br i1 %122, label %123, label %127, !prof !20

123:                                              ; preds = %118
  %124 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %127

127:                                              ; preds = %118, %123, %126
  %128 = add nsw i32 %91, %46
  %129 = add nsw i32 %93, %128
  %130 = add nsw i32 %95, %129
  %131 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %132 = add nsw i32 %131, -1
  store i32 %132, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret i32 %130

133:                                              ; preds = %76, %69, %64, %57, %52, %47
  %134 = landingpad { ptr, i32 }
          cleanup
  br label %137

135:                                              ; preds = %81
  %136 = landingpad { ptr, i32 }
          cleanup
  br label %137

137:                                              ; preds = %133, %135, %96, %88
  %138 = phi { ptr, i32 } [ %89, %88 ], [ %97, %96 ], [ %134, %133 ], [ %136, %135 ]
  call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  resume { ptr, i32 } %138
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Coin5cloneEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  store ptr %6, ptr %4, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !30
  store double %9, ptr %7, align 8, !tbaa !30
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %2, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %3, align 8, !tbaa !12
  ret ptr %2
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #18
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Circle5cloneEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = load ptr, ptr %0, align 8, !tbaa !12
  %5 = getelementptr i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  store ptr %10, ptr %8, align 8, !tbaa !17
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV6Circle, i64 24), ptr %2, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV6Circle, i64 88), ptr %3, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !30
  store double %13, ptr %11, align 8, !tbaa !30
  ret ptr %2
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6Circle5scaleEd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !30
  %5 = fmul double %1, %4
  store double %5, ptr %3, align 8, !tbaa !30
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 32) #18
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4CoinD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4Coin5scaleEd(ptr noundef nonnull align 8 dereferenceable(32) %0, double noundef %1) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 32) #18
  ret void
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %0, align 8, !tbaa !12
  %2 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %8, !prof !20

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %8

8:                                                ; preds = %1, %4, %7
  %9 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %0, align 8, !tbaa !12
  %2 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %8, !prof !20

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %8

8:                                                ; preds = %1, %4, %7
  %9 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #18
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !tbaa !12
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %9, !prof !20

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %9

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40) #18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !21
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !25
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5cloneEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 {
  %2 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #17
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %4 = load ptr, ptr %0, align 8, !tbaa !12
  %5 = getelementptr i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  store ptr %10, ptr %8, align 8, !tbaa !17
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV3Box, i64 24), ptr %2, align 8, !tbaa !12
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV3Box, i64 88), ptr %3, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %12, i64 16, i1 false)
  ret ptr %2
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !tbaa !12
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13, !prof !20

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15
  br label %13

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 40) #18
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #14

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { nounwind }
attributes #16 = { noreturn }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _ZTS5Shape", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"vtable pointer", !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{}
!17 = !{!18, !19, i64 8}
!18 = !{!"_ZTS5Named", !19, i64 8}
!19 = !{!"p1 omnipotent char", !11, i64 0}
!20 = !{!"branch_weights", i32 1, i32 1048575}
!21 = !{!22, !24, i64 8}
!22 = !{!"_ZTS3Box", !23, i64 0, !24, i64 8, !24, i64 16}
!23 = !{!"_ZTS5Shape"}
!24 = !{!"double", !7, i64 0}
!25 = !{!22, !24, i64 16}
!26 = !{!24, !24, i64 0}
!27 = !{!28, !19, i64 8}
!28 = !{!"_ZTSSt9type_info", !19, i64 8}
!29 = !{!7, !7, i64 0}
!30 = !{!31, !24, i64 8}
!31 = !{!"_ZTS6Circle", !23, i64 0, !24, i64 8}
