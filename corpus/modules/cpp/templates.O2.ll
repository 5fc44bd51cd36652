; ModuleID = 'cpp/templates.cpp'
source_filename = "cpp/templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Point = type { double, double }

$_ZN6VectorI5PointLm2EEC5Ev = comdat any

$_ZN6VectorI5PointLm2EED5Ev = comdat any

$_ZN6VectorI5PointLm2EE5beginEv = comdat any

$_ZN6VectorI5PointLm2EE3endEv = comdat any

$_ZNK6VectorI5PointLm2EE4sizeEv = comdat any

$_ZN6VectorI5PointLm2EEnwEmPv = comdat any

$_ZN6VectorI5PointLm2EE4growEv = comdat any

$_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE = comdat any

$_ZN6TraitsIiE4madeE = comdat any

$_ZN6TraitsI5PointE4madeE = comdat any

@_ZN5Point9destroyedE = dso_local local_unnamed_addr global i32 0, align 4
@_ZN6TraitsIiE4madeE = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4
@_ZN6TraitsI5PointE4madeE = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4

@_ZN6VectorI5PointLm2EEC1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EEC2Ev
@_ZN6VectorI5PointLm2EED1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EED2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef double @_Z3runi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = load i32, ptr @_ZN6TraitsIiE4madeE, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZN6TraitsIiE4madeE, align 4, !tbaa !5
  %4 = mul nsw i32 %0, 36
  %5 = sitofp i32 %4 to double
  %6 = fadd double %5, 1.500000e+01
  %7 = fadd double %6, 0x419865FB2C000000
  %8 = sitofp i32 %3 to double
  %9 = fadd double %7, %8
  ret double %9
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EEC5Ev) align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %0, ptr %2, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %3, align 8, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 2, ptr %4, align 8, !tbaa !15
  %5 = load i32, ptr @_ZN6TraitsI5PointE4madeE, align 4, !tbaa !5
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @_ZN6TraitsI5PointE4madeE, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EED5Ev) align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8, !tbaa !14
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZN5Point9destroyedE, align 4
  %7 = trunc i64 %3 to i32
  %8 = add i32 %6, %7
  store i32 %8, ptr @_ZN5Point9destroyedE, align 4, !tbaa !5
  br label %9

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call void @_ZdlPv(ptr noundef %11) #6
  br label %14

14:                                               ; preds = %13, %9
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE5beginEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8, !tbaa !9
  ret ptr %3
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE3endEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw %struct.Point, ptr %3, i64 %5
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNK6VectorI5PointLm2EE4sizeEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8, !tbaa !14
  ret i64 %3
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EEnwEmPv(i64 noundef %0, ptr noundef %1) local_unnamed_addr #1 comdat align 2 {
  ret ptr %1
}

; Function Attrs: mustprogress uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EE4growEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #3 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !15
  %4 = shl i64 %3, 5
  %5 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %4) #7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = icmp eq i64 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  br i1 %8, label %30, label %11

11:                                               ; preds = %1
  %12 = and i64 %7, 3
  %13 = icmp ult i64 %7, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = and i64 %7, -4
  br label %32

16:                                               ; preds = %32
  %17 = icmp eq i64 %12, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %16, %11
  %19 = phi i64 [ 0, %11 ], [ %50, %16 ]
  %20 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi i64 [ %27, %21 ], [ %19, %18 ]
  %23 = phi i64 [ %28, %21 ], [ 0, %18 ]
  %24 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %22
  %25 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %22
  %26 = load <2 x double>, ptr %24, align 8, !tbaa !16
  store <2 x double> %26, ptr %25, align 8, !tbaa !16
  %27 = add nuw i64 %22, 1
  %28 = add i64 %23, 1
  %29 = icmp eq i64 %28, %12
  br i1 %29, label %30, label %21, !llvm.loop !18

30:                                               ; preds = %16, %21, %1
  %31 = icmp eq ptr %10, %0
  br i1 %31, label %54, label %53

32:                                               ; preds = %32, %14
  %33 = phi i64 [ 0, %14 ], [ %50, %32 ]
  %34 = phi i64 [ 0, %14 ], [ %51, %32 ]
  %35 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %33
  %36 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %33
  %37 = load <2 x double>, ptr %35, align 8, !tbaa !16
  store <2 x double> %37, ptr %36, align 8, !tbaa !16
  %38 = or disjoint i64 %33, 1
  %39 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %38
  %40 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %38
  %41 = load <2 x double>, ptr %39, align 8, !tbaa !16
  store <2 x double> %41, ptr %40, align 8, !tbaa !16
  %42 = or disjoint i64 %33, 2
  %43 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %42
  %44 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %42
  %45 = load <2 x double>, ptr %43, align 8, !tbaa !16
  store <2 x double> %45, ptr %44, align 8, !tbaa !16
  %46 = or disjoint i64 %33, 3
  %47 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %46
  %48 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %46
  %49 = load <2 x double>, ptr %47, align 8, !tbaa !16
  store <2 x double> %49, ptr %48, align 8, !tbaa !16
  %50 = add nuw i64 %33, 4
  %51 = add i64 %34, 4
  %52 = icmp eq i64 %51, %15
  br i1 %52, label %16, label %32, !llvm.loop !20

53:                                               ; preds = %30
  tail call void @_ZdlPv(ptr noundef %10) #6
  br label %54

54:                                               ; preds = %53, %30
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %5, ptr %55, align 8, !tbaa !9
  %56 = load i64, ptr %2, align 8, !tbaa !15
  %57 = shl i64 %56, 1
  store i64 %57, ptr %2, align 8, !tbaa !15
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(12) %0) local_unnamed_addr #3 comdat {
  ret ptr %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }
attributes #7 = { allocsize(0) }

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
!9 = !{!10, !11, i64 32}
!10 = !{!"_ZTS6VectorI5PointLm2EE", !7, i64 0, !11, i64 32, !13, i64 40, !13, i64 48}
!11 = !{!"p1 _ZTS5Point", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !13, i64 40}
!15 = !{!10, !13, i64 48}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !7, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
