; ModuleID = 'c/numeric.c'
source_filename = "c/numeric.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @multiply(i32 noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = zext i32 %0 to i64
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = icmp ult i32 %0, 8
  %9 = and i64 %5, 2147483640
  %10 = icmp eq i64 %9, %5
  br label %11

11:                                               ; preds = %7, %77
  %12 = phi i64 [ %78, %77 ], [ 0, %7 ]
  %13 = mul nuw nsw i64 %12, %5
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %13
  br label %17

16:                                               ; preds = %77, %4
  ret void

17:                                               ; preds = %11, %80
  %18 = phi i64 [ 0, %11 ], [ %83, %80 ]
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %18
  br i1 %8, label %74, label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %69, %20 ], [ 0, %17 ]
  %22 = phi <4 x double> [ %67, %20 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %17 ]
  %23 = phi <4 x double> [ %68, %20 ], [ splat (double -0.000000e+00), %17 ]
  %24 = or disjoint i64 %21, 1
  %25 = or disjoint i64 %21, 2
  %26 = or disjoint i64 %21, 3
  %27 = or disjoint i64 %21, 4
  %28 = or disjoint i64 %21, 5
  %29 = or disjoint i64 %21, 6
  %30 = or disjoint i64 %21, 7
  %31 = getelementptr inbounds nuw double, ptr %14, i64 %21
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %33 = load <4 x double>, ptr %31, align 8, !tbaa !9
  %34 = load <4 x double>, ptr %32, align 8, !tbaa !9
  %35 = mul nuw nsw i64 %21, %5
  %36 = mul nuw nsw i64 %24, %5
  %37 = mul nuw nsw i64 %25, %5
  %38 = mul nuw nsw i64 %26, %5
  %39 = mul nuw nsw i64 %27, %5
  %40 = mul nuw nsw i64 %28, %5
  %41 = mul nuw nsw i64 %29, %5
  %42 = mul nuw nsw i64 %30, %5
  %43 = getelementptr inbounds nuw double, ptr %19, i64 %35
  %44 = getelementptr inbounds nuw double, ptr %19, i64 %36
  %45 = getelementptr inbounds nuw double, ptr %19, i64 %37
  %46 = getelementptr inbounds nuw double, ptr %19, i64 %38
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %39
  %48 = getelementptr inbounds nuw double, ptr %19, i64 %40
  %49 = getelementptr inbounds nuw double, ptr %19, i64 %41
  %50 = getelementptr inbounds nuw double, ptr %19, i64 %42
  %51 = load double, ptr %43, align 8, !tbaa !9
  %52 = load double, ptr %44, align 8, !tbaa !9
  %53 = load double, ptr %45, align 8, !tbaa !9
  %54 = load double, ptr %46, align 8, !tbaa !9
  %55 = insertelement <4 x double> poison, double %51, i64 0
  %56 = insertelement <4 x double> %55, double %52, i64 1
  %57 = insertelement <4 x double> %56, double %53, i64 2
  %58 = insertelement <4 x double> %57, double %54, i64 3
  %59 = load double, ptr %47, align 8, !tbaa !9
  %60 = load double, ptr %48, align 8, !tbaa !9
  %61 = load double, ptr %49, align 8, !tbaa !9
  %62 = load double, ptr %50, align 8, !tbaa !9
  %63 = insertelement <4 x double> poison, double %59, i64 0
  %64 = insertelement <4 x double> %63, double %60, i64 1
  %65 = insertelement <4 x double> %64, double %61, i64 2
  %66 = insertelement <4 x double> %65, double %62, i64 3
  %67 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %58, <4 x double> %22)
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %66, <4 x double> %23)
  %69 = add nuw i64 %21, 8
  %70 = icmp eq i64 %69, %9
  br i1 %70, label %71, label %20, !llvm.loop !11

71:                                               ; preds = %20
  %72 = fadd <4 x double> %68, %67
  %73 = tail call double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %72)
  br i1 %10, label %80, label %74

74:                                               ; preds = %17, %71
  %75 = phi i64 [ 0, %17 ], [ %9, %71 ]
  %76 = phi double [ 0.000000e+00, %17 ], [ %73, %71 ]
  br label %85

77:                                               ; preds = %80
  %78 = add nuw nsw i64 %12, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %16, label %11, !llvm.loop !15

80:                                               ; preds = %85, %71
  %81 = phi double [ %73, %71 ], [ %93, %85 ]
  %82 = getelementptr inbounds nuw double, ptr %15, i64 %18
  store double %81, ptr %82, align 8, !tbaa !9
  %83 = add nuw nsw i64 %18, 1
  %84 = icmp eq i64 %83, %5
  br i1 %84, label %77, label %17, !llvm.loop !16

85:                                               ; preds = %74, %85
  %86 = phi i64 [ %94, %85 ], [ %75, %74 ]
  %87 = phi double [ %93, %85 ], [ %76, %74 ]
  %88 = getelementptr inbounds nuw double, ptr %14, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !9
  %90 = mul nuw nsw i64 %86, %5
  %91 = getelementptr inbounds nuw double, ptr %19, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !9
  %93 = tail call double @llvm.fmuladd.f64(double %89, double %92, double %87)
  %94 = add nuw nsw i64 %86, 1
  %95 = icmp eq i64 %94, %5
  br i1 %95, label %80, label %85, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @dot(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %35

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 8
  br i1 %7, label %32, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %26, %10 ]
  %12 = phi <4 x float> [ <float 0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %8 ], [ %24, %10 ]
  %13 = phi <4 x float> [ splat (float -0.000000e+00), %8 ], [ %25, %10 ]
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load <4 x float>, ptr %14, align 4, !tbaa !18
  %17 = load <4 x float>, ptr %15, align 4, !tbaa !18
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %11
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <4 x float>, ptr %18, align 4, !tbaa !18
  %21 = load <4 x float>, ptr %19, align 4, !tbaa !18
  %22 = fmul reassoc contract <4 x float> %16, %20
  %23 = fmul reassoc contract <4 x float> %17, %21
  %24 = fadd reassoc contract <4 x float> %12, %22
  %25 = fadd reassoc contract <4 x float> %13, %23
  %26 = add nuw i64 %11, 8
  %27 = icmp eq i64 %26, %9
  br i1 %27, label %28, label %10, !llvm.loop !20

28:                                               ; preds = %10
  %29 = fadd reassoc contract <4 x float> %25, %24
  %30 = tail call reassoc contract float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %29)
  %31 = icmp eq i64 %9, %6
  br i1 %31, label %35, label %32

32:                                               ; preds = %5, %28
  %33 = phi i64 [ 0, %5 ], [ %9, %28 ]
  %34 = phi float [ 0.000000e+00, %5 ], [ %30, %28 ]
  br label %37

35:                                               ; preds = %37, %28, %3
  %36 = phi float [ 0.000000e+00, %3 ], [ %30, %28 ], [ %45, %37 ]
  ret float %36

37:                                               ; preds = %32, %37
  %38 = phi i64 [ %46, %37 ], [ %33, %32 ]
  %39 = phi float [ %45, %37 ], [ %34, %32 ]
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %41 = load float, ptr %40, align 4, !tbaa !18
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %38
  %43 = load float, ptr %42, align 4, !tbaa !18
  %44 = fmul reassoc contract float %41, %43
  %45 = fadd reassoc contract float %39, %44
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %6
  br i1 %47, label %35, label %37, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) local_unnamed_addr #3 {
  %4 = bitcast <4 x float> %0 to <4 x i32>
  %5 = and <4 x i32> %2, %4
  %6 = xor <4 x i32> %2, splat (i32 -1)
  %7 = bitcast <4 x float> %1 to <4 x i32>
  %8 = and <4 x i32> %6, %7
  %9 = or disjoint <4 x i32> %5, %8
  %10 = bitcast <4 x i32> %9 to <4 x float>
  %11 = fneg <4 x float> %0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float 2.000000e+00), <4 x float> %12)
  %14 = fcmp olt <4 x float> %13, %1
  %15 = select <4 x i1> %14, <4 x float> %13, <4 x float> %1
  ret <4 x float> %15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nounwind uwtable
define dso_local { double, double } @roots(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 {
  %4 = fmul double %0, 4.000000e+00
  %5 = fneg double %2
  %6 = fmul double %4, %5
  %7 = tail call double @llvm.fmuladd.f64(double %1, double %1, double %6)
  %8 = tail call { double, double } @csqrt(double noundef %7, double noundef 0.000000e+00) #13
  %9 = extractvalue { double, double } %8, 0
  %10 = fmul double %0, 2.000000e+00
  %11 = extractvalue { double, double } %8, 1
  %12 = fsub double %9, %1
  %13 = insertelement <2 x double> poison, double %12, i64 0
  %14 = insertelement <2 x double> %13, double %11, i64 1
  %15 = insertelement <2 x double> poison, double %10, i64 0
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fdiv <2 x double> %14, %16
  %18 = extractelement <2 x double> %17, i64 0
  %19 = insertvalue { double, double } poison, double %18, 0
  %20 = extractelement <2 x double> %17, i64 1
  %21 = insertvalue { double, double } %19, double %20, 1
  ret { double, double } %21
}

; Function Attrs: nounwind
declare { double, double } @csqrt(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local x86_fp80 @series(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %17, label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %14, %4 ], [ 1, %2 ]
  %6 = phi x86_fp80 [ %11, %4 ], [ 0xK3FFF8000000000000000, %2 ]
  %7 = phi x86_fp80 [ %8, %4 ], [ 0xK00000000000000000000, %2 ]
  %8 = fadd x86_fp80 %7, %6
  %9 = uitofp nneg i32 %5 to x86_fp80
  %10 = fdiv x86_fp80 %0, %9
  %11 = fmul x86_fp80 %6, %10
  %12 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %11)
  %13 = fcmp olt x86_fp80 %12, 0xK3FC08000000000000000
  %14 = add nuw i32 %5, 1
  %15 = icmp eq i32 %5, %1
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %17, label %4, !llvm.loop !22

17:                                               ; preds = %4, %2
  %18 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %8, %4 ]
  %19 = fcmp uno x86_fp80 %18, 0xK00000000000000000000
  %20 = select i1 %19, x86_fp80 0xK7FFF8000000000000000, x86_fp80 %18
  ret x86_fp80 %20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local half @half_mean(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %27, label %4

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 4294967292
  br label %32

10:                                               ; preds = %32
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %55, %10 ]
  %14 = phi float [ 0.000000e+00, %4 ], [ %54, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %24, %16 ]
  %18 = phi float [ %14, %12 ], [ %23, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %25, %16 ]
  %20 = getelementptr inbounds nuw half, ptr %0, i64 %17
  %21 = load half, ptr %20, align 2, !tbaa !23
  %22 = fpext half %21 to float
  %23 = fadd float %18, %22
  %24 = add nuw nsw i64 %17, 1
  %25 = add i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %27, label %16, !llvm.loop !25

27:                                               ; preds = %10, %16, %2
  %28 = phi float [ 0.000000e+00, %2 ], [ %54, %10 ], [ %23, %16 ]
  %29 = uitofp i32 %1 to float
  %30 = fdiv float %28, %29
  %31 = fptrunc float %30 to half
  ret half %31

32:                                               ; preds = %32, %8
  %33 = phi i64 [ 0, %8 ], [ %55, %32 ]
  %34 = phi float [ 0.000000e+00, %8 ], [ %54, %32 ]
  %35 = phi i64 [ 0, %8 ], [ %56, %32 ]
  %36 = getelementptr inbounds nuw half, ptr %0, i64 %33
  %37 = load half, ptr %36, align 2, !tbaa !23
  %38 = fpext half %37 to float
  %39 = fadd float %34, %38
  %40 = getelementptr inbounds nuw half, ptr %0, i64 %33
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 2
  %42 = load half, ptr %41, align 2, !tbaa !23
  %43 = fpext half %42 to float
  %44 = fadd float %39, %43
  %45 = getelementptr inbounds nuw half, ptr %0, i64 %33
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %47 = load half, ptr %46, align 2, !tbaa !23
  %48 = fpext half %47 to float
  %49 = fadd float %44, %48
  %50 = getelementptr inbounds nuw half, ptr %0, i64 %33
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 6
  %52 = load half, ptr %51, align 2, !tbaa !23
  %53 = fpext half %52 to float
  %54 = fadd float %49, %53
  %55 = add nuw nsw i64 %33, 4
  %56 = add i64 %35, 4
  %57 = icmp eq i64 %56, %9
  br i1 %57, label %10, label %32, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i128 @power(i128 noundef %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %2, %4
  %5 = phi i128 [ %11, %4 ], [ 1, %2 ]
  %6 = phi i32 [ %12, %4 ], [ %1, %2 ]
  %7 = phi i128 [ %13, %4 ], [ %0, %2 ]
  %8 = and i32 %6, 1
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i128 1, i128 %7
  %11 = mul i128 %10, %5
  %12 = lshr i32 %6, 1
  %13 = mul i128 %7, %7
  %14 = icmp eq i32 %12, 0
  br i1 %14, label %15, label %4, !llvm.loop !28

15:                                               ; preds = %4, %2
  %16 = phi i128 [ 1, %2 ], [ %11, %4 ]
  ret i128 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i64 noundef %0) local_unnamed_addr #7 {
  %2 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  %3 = trunc nuw nsw i64 %2 to i32
  %4 = or i64 %0, 1
  %5 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %4, i1 true)
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = trunc i64 %0 to i32
  %8 = tail call i32 @llvm.bswap.i32(i32 %7)
  %9 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %10 = icmp eq i64 %0, 0
  %11 = trunc nuw nsw i64 %9 to i32
  %12 = add nuw nsw i32 %11, 1
  %13 = select i1 %10, i32 0, i32 %12
  %14 = add i32 %8, %3
  %15 = add i32 %14, %6
  %16 = add nsw i32 %15, %13
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 0, 137438953472) i64 @odd_width(i64 noundef %0, i5 noundef signext %1) local_unnamed_addr #7 {
  %3 = shl i64 %0, 3
  %4 = sext i5 %1 to i64
  %5 = mul nsw i64 %4, 3
  %6 = add i64 %5, %3
  %7 = and i64 %6, 137438953471
  ret i64 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @moving_average(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = zext i32 %3 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = shl nuw nsw i64 %5, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %6, i8 0, i64 %7, i1 false)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = sext i32 %3 to i64
  %11 = zext nneg i32 %2 to i64
  br label %13

12:                                               ; preds = %13, %4
  ret void

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %26, %13 ]
  %15 = phi double [ 0.000000e+00, %9 ], [ %24, %13 ]
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = trunc nuw nsw i64 %14 to i32
  %19 = srem i32 %18, %3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw double, ptr %6, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fsub double %17, %22
  %24 = fadd double %15, %23
  store double %17, ptr %21, align 8, !tbaa !9
  %25 = icmp slt i64 %14, %10
  %26 = add nuw nsw i64 %14, 1
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = select i1 %25, i32 %27, i32 %3
  %29 = sitofp i32 %28 to double
  %30 = fdiv double %24, %29
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %14
  store double %30, ptr %31, align 8, !tbaa !9
  %32 = icmp eq i64 %26, %11
  br i1 %32, label %12, label %13, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12, !14, !13}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
!20 = distinct !{!20, !12, !13, !14}
!21 = distinct !{!21, !12, !14, !13}
!22 = distinct !{!22, !12}
!23 = !{!24, !24, i64 0}
!24 = !{!"_Float16", !7, i64 0}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = distinct !{!27, !12, !26}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
