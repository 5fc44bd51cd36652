; ModuleID = 'c/numeric.c'
source_filename = "c/numeric.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @multiply(i32 noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !34 {
    #dbg_value(i32 %0, !48, !DIExpression(), !62)
    #dbg_value(ptr %1, !49, !DIExpression(), !62)
    #dbg_value(ptr %2, !50, !DIExpression(), !62)
    #dbg_value(ptr %3, !51, !DIExpression(), !62)
  %5 = zext i32 %0 to i64
    #dbg_value(i32 0, !52, !DIExpression(), !63)
  %6 = icmp sgt i32 %0, 0, !dbg !64
  br i1 %6, label %7, label %16, !dbg !65

7:                                                ; preds = %4
  %8 = icmp ult i32 %0, 8
  %9 = and i64 %5, 2147483640
  %10 = icmp eq i64 %9, %5
  br label %11, !dbg !66

11:                                               ; preds = %7, %77
  %12 = phi i64 [ %78, %77 ], [ 0, %7 ]
    #dbg_value(i64 %12, !52, !DIExpression(), !63)
    #dbg_value(i32 0, !54, !DIExpression(), !67)
  %13 = mul nuw nsw i64 %12, %5
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %13
  br label %17, !dbg !68

16:                                               ; preds = %77, %4
  ret void, !dbg !69

17:                                               ; preds = %11, %80
  %18 = phi i64 [ 0, %11 ], [ %83, %80 ]
    #dbg_value(i64 %18, !54, !DIExpression(), !67)
    #dbg_value(i32 0, !60, !DIExpression(), !70)
    #dbg_value(double 0.000000e+00, !57, !DIExpression(), !71)
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %18, !dbg !72
  br i1 %8, label %74, label %20, !dbg !72

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %69, %20 ], [ 0, %17 ], !dbg !73
  %22 = phi <4 x double> [ %67, %20 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %17 ]
  %23 = phi <4 x double> [ %68, %20 ], [ splat (double -0.000000e+00), %17 ]
  %24 = or disjoint i64 %21, 1
  %25 = or disjoint i64 %21, 2
  %26 = or disjoint i64 %21, 3
  %27 = or disjoint i64 %21, 4
  %28 = or disjoint i64 %21, 5
  %29 = or disjoint i64 %21, 6
  %30 = or disjoint i64 %21, 7
  %31 = getelementptr inbounds nuw double, ptr %14, i64 %21, !dbg !75
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32, !dbg !75
  %33 = load <4 x double>, ptr %31, align 8, !dbg !75, !tbaa !76
  %34 = load <4 x double>, ptr %32, align 8, !dbg !75, !tbaa !76
  %35 = mul nuw nsw i64 %21, %5, !dbg !78
  %36 = mul nuw nsw i64 %24, %5, !dbg !78
  %37 = mul nuw nsw i64 %25, %5, !dbg !78
  %38 = mul nuw nsw i64 %26, %5, !dbg !78
  %39 = mul nuw nsw i64 %27, %5, !dbg !78
  %40 = mul nuw nsw i64 %28, %5, !dbg !78
  %41 = mul nuw nsw i64 %29, %5, !dbg !78
  %42 = mul nuw nsw i64 %30, %5, !dbg !78
  %43 = getelementptr inbounds nuw double, ptr %19, i64 %35, !dbg !78
  %44 = getelementptr inbounds nuw double, ptr %19, i64 %36, !dbg !78
  %45 = getelementptr inbounds nuw double, ptr %19, i64 %37, !dbg !78
  %46 = getelementptr inbounds nuw double, ptr %19, i64 %38, !dbg !78
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %39, !dbg !78
  %48 = getelementptr inbounds nuw double, ptr %19, i64 %40, !dbg !78
  %49 = getelementptr inbounds nuw double, ptr %19, i64 %41, !dbg !78
  %50 = getelementptr inbounds nuw double, ptr %19, i64 %42, !dbg !78
  %51 = load double, ptr %43, align 8, !dbg !78, !tbaa !76
  %52 = load double, ptr %44, align 8, !dbg !78, !tbaa !76
  %53 = load double, ptr %45, align 8, !dbg !78, !tbaa !76
  %54 = load double, ptr %46, align 8, !dbg !78, !tbaa !76
  %55 = insertelement <4 x double> poison, double %51, i64 0
  %56 = insertelement <4 x double> %55, double %52, i64 1
  %57 = insertelement <4 x double> %56, double %53, i64 2
  %58 = insertelement <4 x double> %57, double %54, i64 3
  %59 = load double, ptr %47, align 8, !dbg !78, !tbaa !76
  %60 = load double, ptr %48, align 8, !dbg !78, !tbaa !76
  %61 = load double, ptr %49, align 8, !dbg !78, !tbaa !76
  %62 = load double, ptr %50, align 8, !dbg !78, !tbaa !76
  %63 = insertelement <4 x double> poison, double %59, i64 0
  %64 = insertelement <4 x double> %63, double %60, i64 1
  %65 = insertelement <4 x double> %64, double %61, i64 2
  %66 = insertelement <4 x double> %65, double %62, i64 3
  %67 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %58, <4 x double> %22), !dbg !79
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> %66, <4 x double> %23), !dbg !79
  %69 = add nuw i64 %21, 8, !dbg !73
  %70 = icmp eq i64 %69, %9, !dbg !80
  br i1 %70, label %71, label %20, !dbg !80, !llvm.loop !81

71:                                               ; preds = %20
  %72 = fadd <4 x double> %68, %67, !dbg !80
  %73 = tail call double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %72), !dbg !80
  br i1 %10, label %80, label %74, !dbg !80

74:                                               ; preds = %17, %71
  %75 = phi i64 [ 0, %17 ], [ %9, %71 ]
  %76 = phi double [ 0.000000e+00, %17 ], [ %73, %71 ]
  br label %85, !dbg !80

77:                                               ; preds = %80
  %78 = add nuw nsw i64 %12, 1, !dbg !85
    #dbg_value(i64 %78, !52, !DIExpression(), !63)
  %79 = icmp eq i64 %78, %5, !dbg !86
  br i1 %79, label %16, label %11, !dbg !87, !llvm.loop !88

80:                                               ; preds = %85, %71
  %81 = phi double [ %73, %71 ], [ %93, %85 ], !dbg !79
  %82 = getelementptr inbounds nuw double, ptr %15, i64 %18, !dbg !90
  store double %81, ptr %82, align 8, !dbg !91, !tbaa !76
  %83 = add nuw nsw i64 %18, 1, !dbg !92
    #dbg_value(i64 %83, !54, !DIExpression(), !67)
  %84 = icmp eq i64 %83, %5, !dbg !93
  br i1 %84, label %77, label %17, !dbg !94, !llvm.loop !95

85:                                               ; preds = %74, %85
  %86 = phi i64 [ %94, %85 ], [ %75, %74 ]
  %87 = phi double [ %93, %85 ], [ %76, %74 ]
    #dbg_value(i64 %86, !60, !DIExpression(), !70)
    #dbg_value(double %87, !57, !DIExpression(), !71)
  %88 = getelementptr inbounds nuw double, ptr %14, i64 %86, !dbg !75
  %89 = load double, ptr %88, align 8, !dbg !75, !tbaa !76
  %90 = mul nuw nsw i64 %86, %5, !dbg !78
  %91 = getelementptr inbounds nuw double, ptr %19, i64 %90, !dbg !78
  %92 = load double, ptr %91, align 8, !dbg !78, !tbaa !76
  %93 = tail call double @llvm.fmuladd.f64(double %89, double %92, double %87), !dbg !79
    #dbg_value(double %93, !57, !DIExpression(), !71)
  %94 = add nuw nsw i64 %86, 1, !dbg !73
    #dbg_value(i64 %94, !60, !DIExpression(), !70)
  %95 = icmp eq i64 %94, %5, !dbg !98
  br i1 %95, label %80, label %85, !dbg !80, !llvm.loop !99
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @dot(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !100 {
    #dbg_value(ptr %0, !107, !DIExpression(), !113)
    #dbg_value(ptr %1, !108, !DIExpression(), !113)
    #dbg_value(i32 %2, !109, !DIExpression(), !113)
    #dbg_value(float 0.000000e+00, !110, !DIExpression(), !113)
    #dbg_value(i32 0, !111, !DIExpression(), !114)
  %4 = icmp sgt i32 %2, 0, !dbg !115
  br i1 %4, label %5, label %35, !dbg !117

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !118
  %7 = icmp ult i32 %2, 8, !dbg !119
  br i1 %7, label %32, label %8, !dbg !119

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  br label %10, !dbg !119

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %26, %10 ], !dbg !120
  %12 = phi <4 x float> [ <float 0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %8 ], [ %24, %10 ]
  %13 = phi <4 x float> [ splat (float -0.000000e+00), %8 ], [ %25, %10 ]
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !121
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !121
  %16 = load <4 x float>, ptr %14, align 4, !dbg !121, !tbaa !122
  %17 = load <4 x float>, ptr %15, align 4, !dbg !121, !tbaa !122
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !124
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16, !dbg !124
  %20 = load <4 x float>, ptr %18, align 4, !dbg !124, !tbaa !122
  %21 = load <4 x float>, ptr %19, align 4, !dbg !124, !tbaa !122
  %22 = fmul reassoc contract <4 x float> %16, %20, !dbg !125
  %23 = fmul reassoc contract <4 x float> %17, %21, !dbg !125
  %24 = fadd reassoc contract <4 x float> %12, %22, !dbg !126
  %25 = fadd reassoc contract <4 x float> %13, %23, !dbg !126
  %26 = add nuw i64 %11, 8, !dbg !120
  %27 = icmp eq i64 %26, %9, !dbg !127
  br i1 %27, label %28, label %10, !dbg !127, !llvm.loop !128

28:                                               ; preds = %10
  %29 = fadd reassoc contract <4 x float> %25, %24, !dbg !127
  %30 = tail call reassoc contract float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %29), !dbg !127
  %31 = icmp eq i64 %9, %6, !dbg !127
  br i1 %31, label %35, label %32, !dbg !127

32:                                               ; preds = %5, %28
  %33 = phi i64 [ 0, %5 ], [ %9, %28 ]
  %34 = phi float [ 0.000000e+00, %5 ], [ %30, %28 ]
  br label %37, !dbg !127

35:                                               ; preds = %37, %28, %3
  %36 = phi float [ 0.000000e+00, %3 ], [ %30, %28 ], [ %45, %37 ], !dbg !113
  ret float %36, !dbg !129

37:                                               ; preds = %32, %37
  %38 = phi i64 [ %46, %37 ], [ %33, %32 ]
  %39 = phi float [ %45, %37 ], [ %34, %32 ]
    #dbg_value(i64 %38, !111, !DIExpression(), !114)
    #dbg_value(float %39, !110, !DIExpression(), !113)
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %38, !dbg !121
  %41 = load float, ptr %40, align 4, !dbg !121, !tbaa !122
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !124
  %43 = load float, ptr %42, align 4, !dbg !124, !tbaa !122
  %44 = fmul reassoc contract float %41, %43, !dbg !125
  %45 = fadd reassoc contract float %39, %44, !dbg !126
    #dbg_value(float %45, !110, !DIExpression(), !113)
  %46 = add nuw nsw i64 %38, 1, !dbg !120
    #dbg_value(i64 %46, !111, !DIExpression(), !114)
  %47 = icmp eq i64 %46, %6, !dbg !118
  br i1 %47, label %35, label %37, !dbg !127, !llvm.loop !130
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) local_unnamed_addr #3 !dbg !131 {
    #dbg_value(<4 x float> %0, !135, !DIExpression(), !141)
    #dbg_value(<4 x float> %1, !136, !DIExpression(), !141)
    #dbg_value(<4 x i32> %2, !137, !DIExpression(), !141)
  %4 = bitcast <4 x float> %0 to <4 x i32>, !dbg !142
  %5 = and <4 x i32> %2, %4, !dbg !143
  %6 = xor <4 x i32> %2, splat (i32 -1), !dbg !144
  %7 = bitcast <4 x float> %1 to <4 x i32>, !dbg !145
  %8 = and <4 x i32> %6, %7, !dbg !146
  %9 = or disjoint <4 x i32> %5, %8, !dbg !147
    #dbg_value(<4 x i32> %9, !138, !DIExpression(), !141)
  %10 = bitcast <4 x i32> %9 to <4 x float>, !dbg !148
  %11 = fneg <4 x float> %0, !dbg !149
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !149
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float 2.000000e+00), <4 x float> %12), !dbg !150
    #dbg_value(<4 x float> %13, !139, !DIExpression(), !141)
    #dbg_value(<4 x i32> poison, !140, !DIExpression(), !141)
  %14 = fcmp olt <4 x float> %13, %1, !dbg !151
  %15 = select <4 x i1> %14, <4 x float> %13, <4 x float> %1, !dbg !151
  ret <4 x float> %15, !dbg !152
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nounwind uwtable
define dso_local { double, double } @roots(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 !dbg !153 {
    #dbg_value(double %0, !158, !DIExpression(), !162)
    #dbg_value(double %1, !159, !DIExpression(), !162)
    #dbg_value(double %2, !160, !DIExpression(), !162)
  %4 = fmul double %0, 4.000000e+00, !dbg !163
  %5 = fneg double %2, !dbg !164
  %6 = fmul double %4, %5, !dbg !164
  %7 = tail call double @llvm.fmuladd.f64(double %1, double %1, double %6), !dbg !165
  %8 = tail call { double, double } @csqrt(double noundef %7, double noundef 0.000000e+00) #13, !dbg !166
  %9 = extractvalue { double, double } %8, 0, !dbg !167
    #dbg_value(double %9, !161, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !162)
    #dbg_value(double %11, !161, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !162)
  %10 = fmul double %0, 2.000000e+00, !dbg !168
  %11 = extractvalue { double, double } %8, 1, !dbg !167
  %12 = fsub double %9, %1, !dbg !169
  %13 = insertelement <2 x double> poison, double %12, i64 0, !dbg !170
  %14 = insertelement <2 x double> %13, double %11, i64 1, !dbg !170
  %15 = insertelement <2 x double> poison, double %10, i64 0, !dbg !170
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !170
  %17 = fdiv <2 x double> %14, %16, !dbg !170
  %18 = extractelement <2 x double> %17, i64 0, !dbg !171
  %19 = insertvalue { double, double } poison, double %18, 0, !dbg !171
  %20 = extractelement <2 x double> %17, i64 1, !dbg !171
  %21 = insertvalue { double, double } %19, double %20, 1, !dbg !171
  ret { double, double } %21, !dbg !172
}

; Function Attrs: nounwind
declare !dbg !173 { double, double } @csqrt(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local x86_fp80 @series(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !177 {
    #dbg_value(x86_fp80 %0, !182, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
    #dbg_value(i32 %1, !183, !DIExpression(), !188)
    #dbg_value(x86_fp80 0xK00000000000000000000, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
    #dbg_value(x86_fp80 0xK3FFF8000000000000000, !185, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
    #dbg_value(i32 1, !186, !DIExpression(), !189)
  %3 = icmp slt i32 %1, 1, !dbg !190
  br i1 %3, label %17, label %4, !dbg !192

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %14, %4 ], [ 1, %2 ]
  %6 = phi x86_fp80 [ %11, %4 ], [ 0xK3FFF8000000000000000, %2 ]
  %7 = phi x86_fp80 [ %8, %4 ], [ 0xK00000000000000000000, %2 ]
    #dbg_value(i32 %5, !186, !DIExpression(), !189)
    #dbg_value(x86_fp80 %6, !185, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
    #dbg_value(x86_fp80 %7, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
  %8 = fadd x86_fp80 %7, %6, !dbg !193
    #dbg_value(x86_fp80 %8, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
  %9 = uitofp nneg i32 %5 to x86_fp80, !dbg !195
  %10 = fdiv x86_fp80 %0, %9, !dbg !196
  %11 = fmul x86_fp80 %6, %10, !dbg !197
    #dbg_value(x86_fp80 %11, !185, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
  %12 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %11), !dbg !198
  %13 = fcmp olt x86_fp80 %12, 0xK3FC08000000000000000, !dbg !200
    #dbg_value(i32 %5, !186, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !189)
  %14 = add nuw i32 %5, 1
    #dbg_value(i32 %14, !186, !DIExpression(), !189)
    #dbg_value(x86_fp80 %11, !185, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
    #dbg_value(x86_fp80 %8, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
  %15 = icmp eq i32 %5, %1
  %16 = select i1 %13, i1 true, i1 %15, !dbg !201
  br i1 %16, label %17, label %4, !dbg !201, !llvm.loop !202

17:                                               ; preds = %4, %2
  %18 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %8, %4 ], !dbg !188
    #dbg_value(x86_fp80 %18, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !188)
  %19 = fcmp uno x86_fp80 %18, 0xK00000000000000000000, !dbg !205
  %20 = select i1 %19, x86_fp80 0xK7FFF8000000000000000, x86_fp80 %18, !dbg !206
  ret x86_fp80 %20, !dbg !207
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local half @half_mean(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !208 {
    #dbg_value(ptr %0, !214, !DIExpression(), !219)
    #dbg_value(i32 %1, !215, !DIExpression(), !219)
    #dbg_value(float 0.000000e+00, !216, !DIExpression(), !219)
    #dbg_value(i32 0, !217, !DIExpression(), !220)
  %3 = icmp eq i32 %1, 0, !dbg !221
  br i1 %3, label %27, label %4, !dbg !223

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64, !dbg !224
  %6 = and i64 %5, 3, !dbg !225
  %7 = icmp ult i32 %1, 4, !dbg !225
  br i1 %7, label %12, label %8, !dbg !225

8:                                                ; preds = %4
  %9 = and i64 %5, 4294967292, !dbg !225
  br label %32, !dbg !225

10:                                               ; preds = %32
  %11 = icmp eq i64 %6, 0, !dbg !225
  br i1 %11, label %27, label %12, !dbg !225

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %55, %10 ]
  %14 = phi float [ 0.000000e+00, %4 ], [ %54, %10 ]
  %15 = icmp ne i64 %6, 0, !dbg !226
  tail call void @llvm.assume(i1 %15), !dbg !226
  br label %16, !dbg !226

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %24, %16 ]
  %18 = phi float [ %14, %12 ], [ %23, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %25, %16 ]
    #dbg_value(i64 %17, !217, !DIExpression(), !220)
    #dbg_value(float %18, !216, !DIExpression(), !219)
  %20 = getelementptr inbounds nuw half, ptr %0, i64 %17, !dbg !227
  %21 = load half, ptr %20, align 2, !dbg !227, !tbaa !228
  %22 = fpext half %21 to float, !dbg !227
  %23 = fadd float %18, %22, !dbg !230
    #dbg_value(float %23, !216, !DIExpression(), !219)
  %24 = add nuw nsw i64 %17, 1, !dbg !231
    #dbg_value(i64 %24, !217, !DIExpression(), !220)
  %25 = add i64 %19, 1, !dbg !232
  %26 = icmp eq i64 %25, %6, !dbg !232
  br i1 %26, label %27, label %16, !dbg !232, !llvm.loop !233

27:                                               ; preds = %10, %16, %2
  %28 = phi float [ 0.000000e+00, %2 ], [ %54, %10 ], [ %23, %16 ], !dbg !219
  %29 = uitofp i32 %1 to float, !dbg !235
  %30 = fdiv float %28, %29, !dbg !236
  %31 = fptrunc float %30 to half, !dbg !237
  ret half %31, !dbg !238

32:                                               ; preds = %32, %8
  %33 = phi i64 [ 0, %8 ], [ %55, %32 ]
  %34 = phi float [ 0.000000e+00, %8 ], [ %54, %32 ]
  %35 = phi i64 [ 0, %8 ], [ %56, %32 ]
    #dbg_value(i64 %33, !217, !DIExpression(), !220)
    #dbg_value(float %34, !216, !DIExpression(), !219)
  %36 = getelementptr inbounds nuw half, ptr %0, i64 %33, !dbg !227
  %37 = load half, ptr %36, align 2, !dbg !227, !tbaa !228
  %38 = fpext half %37 to float, !dbg !227
  %39 = fadd float %34, %38, !dbg !239
    #dbg_value(float %39, !216, !DIExpression(), !219)
    #dbg_value(i64 %33, !217, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !220)
  %40 = getelementptr inbounds nuw half, ptr %0, i64 %33, !dbg !227
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 2, !dbg !227
  %42 = load half, ptr %41, align 2, !dbg !227, !tbaa !228
  %43 = fpext half %42 to float, !dbg !227
  %44 = fadd float %39, %43, !dbg !240
    #dbg_value(float %44, !216, !DIExpression(), !219)
    #dbg_value(i64 %33, !217, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_stack_value), !220)
  %45 = getelementptr inbounds nuw half, ptr %0, i64 %33, !dbg !227
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4, !dbg !227
  %47 = load half, ptr %46, align 2, !dbg !227, !tbaa !228
  %48 = fpext half %47 to float, !dbg !227
  %49 = fadd float %44, %48, !dbg !241
    #dbg_value(float %49, !216, !DIExpression(), !219)
    #dbg_value(i64 %33, !217, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !220)
  %50 = getelementptr inbounds nuw half, ptr %0, i64 %33, !dbg !227
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 6, !dbg !227
  %52 = load half, ptr %51, align 2, !dbg !227, !tbaa !228
  %53 = fpext half %52 to float, !dbg !227
  %54 = fadd float %49, %53, !dbg !242
    #dbg_value(float %54, !216, !DIExpression(), !219)
  %55 = add nuw nsw i64 %33, 4, !dbg !243
    #dbg_value(i64 %55, !217, !DIExpression(), !220)
  %56 = add i64 %35, 4, !dbg !244
  %57 = icmp eq i64 %56, %9, !dbg !244
  br i1 %57, label %10, label %32, !dbg !244, !llvm.loop !245
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i128 @power(i128 noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !247 {
    #dbg_value(i128 %0, !252, !DIExpression(), !255)
    #dbg_value(i32 %1, !253, !DIExpression(), !255)
    #dbg_value(i128 1, !254, !DIExpression(), !255)
  %3 = icmp eq i32 %1, 0, !dbg !256
  br i1 %3, label %15, label %4, !dbg !258

4:                                                ; preds = %2, %4
  %5 = phi i128 [ %11, %4 ], [ 1, %2 ]
  %6 = phi i32 [ %12, %4 ], [ %1, %2 ]
  %7 = phi i128 [ %13, %4 ], [ %0, %2 ]
    #dbg_value(i128 %5, !254, !DIExpression(), !255)
    #dbg_value(i32 %6, !253, !DIExpression(), !255)
    #dbg_value(i128 %7, !252, !DIExpression(), !255)
  %8 = and i32 %6, 1, !dbg !259
  %9 = icmp eq i32 %8, 0, !dbg !262
  %10 = select i1 %9, i128 1, i128 %7, !dbg !263
  %11 = mul i128 %10, %5, !dbg !263
    #dbg_value(i128 %11, !254, !DIExpression(), !255)
  %12 = lshr i32 %6, 1, !dbg !264
    #dbg_value(i32 %12, !253, !DIExpression(), !255)
  %13 = mul i128 %7, %7, !dbg !265
    #dbg_value(i128 %13, !252, !DIExpression(), !255)
  %14 = icmp eq i32 %12, 0, !dbg !266
  br i1 %14, label %15, label %4, !dbg !267, !llvm.loop !268

15:                                               ; preds = %4, %2
  %16 = phi i128 [ 1, %2 ], [ %11, %4 ], !dbg !255
  ret i128 %16, !dbg !271
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i64 noundef %0) local_unnamed_addr #7 !dbg !272 {
    #dbg_value(i64 %0, !279, !DIExpression(), !280)
  %2 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0), !dbg !281
  %3 = trunc nuw nsw i64 %2 to i32, !dbg !281
  %4 = or i64 %0, 1, !dbg !282
  %5 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %4, i1 true), !dbg !283
  %6 = trunc nuw nsw i64 %5 to i32, !dbg !283
  %7 = trunc i64 %0 to i32, !dbg !284
  %8 = tail call i32 @llvm.bswap.i32(i32 %7), !dbg !285
  %9 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true), !dbg !286
  %10 = icmp eq i64 %0, 0, !dbg !286
  %11 = trunc nuw nsw i64 %9 to i32, !dbg !286
  %12 = add nuw nsw i32 %11, 1, !dbg !286
  %13 = select i1 %10, i32 0, i32 %12, !dbg !286
  %14 = add i32 %8, %3, !dbg !287
  %15 = add i32 %14, %6, !dbg !288
  %16 = add nsw i32 %15, %13, !dbg !289
  ret i32 %16, !dbg !290
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
define dso_local range(i64 0, 137438953472) i64 @odd_width(i64 noundef %0, i5 noundef signext %1) local_unnamed_addr #7 !dbg !291 {
    #dbg_value(i64 %0, !296, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 37, DW_ATE_unsigned, DW_OP_LLVM_convert, 37, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !298)
    #dbg_value(i5 %1, !297, !DIExpression(DW_OP_LLVM_convert, 5, DW_ATE_signed, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value), !298)
  %3 = shl i64 %0, 3, !dbg !299
  %4 = sext i5 %1 to i64, !dbg !300
  %5 = mul nsw i64 %4, 3, !dbg !301
  %6 = add i64 %5, %3, !dbg !302
  %7 = and i64 %6, 137438953471, !dbg !303
  ret i64 %7, !dbg !304
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @moving_average(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !305 {
    #dbg_value(ptr %0, !311, !DIExpression(), !323)
    #dbg_value(ptr %1, !312, !DIExpression(), !323)
    #dbg_value(i32 %2, !313, !DIExpression(), !323)
    #dbg_value(i32 %3, !314, !DIExpression(), !323)
  %5 = zext i32 %3 to i64, !dbg !324
  %6 = alloca double, i64 %5, align 16, !dbg !324
    #dbg_value(i64 %5, !315, !DIExpression(), !323)
    #dbg_declare(ptr %6, !316, !DIExpression(), !325)
  %7 = shl nuw nsw i64 %5, 3, !dbg !326
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %6, i8 0, i64 %7, i1 false), !dbg !327
    #dbg_value(double 0.000000e+00, !320, !DIExpression(), !323)
    #dbg_value(i32 0, !321, !DIExpression(), !328)
  %8 = icmp sgt i32 %2, 0, !dbg !329
  br i1 %8, label %9, label %12, !dbg !331

9:                                                ; preds = %4
  %10 = sext i32 %3 to i64, !dbg !332
  %11 = zext nneg i32 %2 to i64, !dbg !333
  br label %13, !dbg !332

12:                                               ; preds = %13, %4
  ret void, !dbg !334

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %26, %13 ]
  %15 = phi double [ 0.000000e+00, %9 ], [ %24, %13 ]
    #dbg_value(i64 %14, !321, !DIExpression(), !328)
    #dbg_value(double %15, !320, !DIExpression(), !323)
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %14, !dbg !335
  %17 = load double, ptr %16, align 8, !dbg !335, !tbaa !76
  %18 = trunc nuw nsw i64 %14 to i32, !dbg !337
  %19 = srem i32 %18, %3, !dbg !337
  %20 = zext nneg i32 %19 to i64, !dbg !338
  %21 = getelementptr inbounds nuw double, ptr %6, i64 %20, !dbg !338
  %22 = load double, ptr %21, align 8, !dbg !338, !tbaa !76
  %23 = fsub double %17, %22, !dbg !339
  %24 = fadd double %15, %23, !dbg !340
    #dbg_value(double %24, !320, !DIExpression(), !323)
  store double %17, ptr %21, align 8, !dbg !341, !tbaa !76
  %25 = icmp slt i64 %14, %10, !dbg !342
  %26 = add nuw nsw i64 %14, 1, !dbg !343
  %27 = trunc nuw nsw i64 %26 to i32, !dbg !343
  %28 = select i1 %25, i32 %27, i32 %3, !dbg !343
  %29 = sitofp i32 %28 to double, !dbg !344
  %30 = fdiv double %24, %29, !dbg !345
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %14, !dbg !346
  store double %30, ptr %31, align 8, !dbg !347, !tbaa !76
    #dbg_value(i64 %26, !321, !DIExpression(), !328)
  %32 = icmp eq i64 %26, %11, !dbg !333
  br i1 %32, label %12, label %13, !dbg !348, !llvm.loop !349
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/numeric.c", directory: ".", checksumkind: CSK_MD5, checksum: "f22447247adf46280c7d9c7a79f334a3")
!2 = !{!3, !8, !11, !10, !5, !12, !17, !21}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4i", file: !1, line: 11, baseType: !4)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !6)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7}
!7 = !DISubrange(count: 4)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 10, baseType: !9)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, flags: DIFlagVector, elements: !6)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !13, line: 26, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !15, line: 42, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !18, line: 27, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !15, line: 44, baseType: !20)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIBasicType(name: "unsigned _BitInt(37)", size: 64, dataSize: 37, encoding: DW_ATE_unsigned)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = distinct !DISubprogram(name: "multiply", scope: !1, file: !1, line: 13, type: !35, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47, keyInstructions: true)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !5, !37, !37, !44}
!37 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, elements: !42)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !{!43}
!43 = !DISubrange(count: -1)
!44 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, elements: !42)
!47 = !{!48, !49, !50, !51, !52, !54, !57, !60}
!48 = !DILocalVariable(name: "n", arg: 1, scope: !34, file: !1, line: 13, type: !5)
!49 = !DILocalVariable(name: "a", arg: 2, scope: !34, file: !1, line: 13, type: !37)
!50 = !DILocalVariable(name: "b", arg: 3, scope: !34, file: !1, line: 14, type: !37)
!51 = !DILocalVariable(name: "c", arg: 4, scope: !34, file: !1, line: 14, type: !44)
!52 = !DILocalVariable(name: "i", scope: !53, file: !1, line: 15, type: !5)
!53 = distinct !DILexicalBlock(scope: !34, file: !1, line: 15, column: 3)
!54 = !DILocalVariable(name: "j", scope: !55, file: !1, line: 16, type: !5)
!55 = distinct !DILexicalBlock(scope: !56, file: !1, line: 16, column: 5)
!56 = distinct !DILexicalBlock(scope: !53, file: !1, line: 15, column: 3)
!57 = !DILocalVariable(name: "sum", scope: !58, file: !1, line: 17, type: !41)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 16, column: 33)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 16, column: 5)
!60 = !DILocalVariable(name: "k", scope: !61, file: !1, line: 19, type: !5)
!61 = distinct !DILexicalBlock(scope: !58, file: !1, line: 19, column: 7)
!62 = !DILocation(line: 0, scope: !34)
!63 = !DILocation(line: 0, scope: !53)
!64 = !DILocation(line: 15, column: 21, scope: !56, atomGroup: 24, atomRank: 1)
!65 = !DILocation(line: 15, column: 3, scope: !53, atomGroup: 25, atomRank: 1)
!66 = !DILocation(line: 15, column: 3, scope: !53)
!67 = !DILocation(line: 0, scope: !55)
!68 = !DILocation(line: 16, column: 5, scope: !55, atomGroup: 23, atomRank: 1)
!69 = !DILocation(line: 23, column: 1, scope: !34, atomGroup: 19, atomRank: 1)
!70 = !DILocation(line: 0, scope: !61)
!71 = !DILocation(line: 0, scope: !58)
!72 = !DILocation(line: 19, column: 7, scope: !61, atomGroup: 21, atomRank: 1)
!73 = !DILocation(line: 19, column: 30, scope: !74, atomGroup: 12, atomRank: 2)
!74 = distinct !DILexicalBlock(scope: !61, file: !1, line: 19, column: 7)
!75 = !DILocation(line: 20, column: 16, scope: !74)
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !32, i64 0}
!78 = !DILocation(line: 20, column: 26, scope: !74)
!79 = !DILocation(line: 20, column: 13, scope: !74, atomGroup: 11, atomRank: 2)
!80 = !DILocation(line: 19, column: 7, scope: !61, atomGroup: 10, atomRank: 1)
!81 = distinct !{!81, !82, !83, !84}
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.isvectorized", i32 1}
!84 = !{!"llvm.loop.unroll.runtime.disable"}
!85 = !DILocation(line: 15, column: 26, scope: !56, atomGroup: 17, atomRank: 2)
!86 = !DILocation(line: 15, column: 21, scope: !56, atomGroup: 2, atomRank: 1)
!87 = !DILocation(line: 15, column: 3, scope: !53, atomGroup: 3, atomRank: 1)
!88 = distinct !{!88, !66, !89, !82}
!89 = !DILocation(line: 22, column: 5, scope: !53)
!90 = !DILocation(line: 21, column: 7, scope: !58)
!91 = !DILocation(line: 21, column: 15, scope: !58, atomGroup: 14, atomRank: 1)
!92 = !DILocation(line: 16, column: 28, scope: !59, atomGroup: 15, atomRank: 2)
!93 = !DILocation(line: 16, column: 23, scope: !59, atomGroup: 5, atomRank: 1)
!94 = !DILocation(line: 16, column: 5, scope: !55, atomGroup: 6, atomRank: 1)
!95 = distinct !{!95, !96, !97, !82}
!96 = !DILocation(line: 16, column: 5, scope: !55)
!97 = !DILocation(line: 22, column: 5, scope: !55)
!98 = !DILocation(line: 19, column: 25, scope: !74, atomGroup: 9, atomRank: 1)
!99 = distinct !{!99, !82, !84, !83}
!100 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 25, type: !101, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !106, keyInstructions: true)
!101 = !DISubroutineType(types: !102)
!102 = !{!10, !103, !103, !5}
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!106 = !{!107, !108, !109, !110, !111}
!107 = !DILocalVariable(name: "x", arg: 1, scope: !100, file: !1, line: 25, type: !103)
!108 = !DILocalVariable(name: "y", arg: 2, scope: !100, file: !1, line: 25, type: !103)
!109 = !DILocalVariable(name: "n", arg: 3, scope: !100, file: !1, line: 25, type: !5)
!110 = !DILocalVariable(name: "sum", scope: !100, file: !1, line: 27, type: !10)
!111 = !DILocalVariable(name: "i", scope: !112, file: !1, line: 28, type: !5)
!112 = distinct !DILexicalBlock(scope: !100, file: !1, line: 28, column: 3)
!113 = !DILocation(line: 0, scope: !100)
!114 = !DILocation(line: 0, scope: !112)
!115 = !DILocation(line: 28, column: 21, scope: !116, atomGroup: 26, atomRank: 1)
!116 = distinct !DILexicalBlock(scope: !112, file: !1, line: 28, column: 3)
!117 = !DILocation(line: 28, column: 3, scope: !112, atomGroup: 27, atomRank: 1)
!118 = !DILocation(line: 28, column: 21, scope: !116, atomGroup: 3, atomRank: 1)
!119 = !DILocation(line: 28, column: 3, scope: !112)
!120 = !DILocation(line: 28, column: 26, scope: !116, atomGroup: 6, atomRank: 2)
!121 = !DILocation(line: 29, column: 12, scope: !116)
!122 = !{!123, !123, i64 0}
!123 = !{!"float", !32, i64 0}
!124 = !DILocation(line: 29, column: 19, scope: !116)
!125 = !DILocation(line: 29, column: 17, scope: !116)
!126 = !DILocation(line: 29, column: 9, scope: !116, atomGroup: 5, atomRank: 2)
!127 = !DILocation(line: 28, column: 3, scope: !112, atomGroup: 4, atomRank: 1)
!128 = distinct !{!128, !82, !83, !84}
!129 = !DILocation(line: 30, column: 3, scope: !100, atomGroup: 9, atomRank: 1)
!130 = distinct !{!130, !82, !84, !83}
!131 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 33, type: !132, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !134, keyInstructions: true)
!132 = !DISubroutineType(types: !133)
!133 = !{!8, !8, !8, !3}
!134 = !{!135, !136, !137, !138, !139, !140}
!135 = !DILocalVariable(name: "a", arg: 1, scope: !131, file: !1, line: 33, type: !8)
!136 = !DILocalVariable(name: "b", arg: 2, scope: !131, file: !1, line: 33, type: !8)
!137 = !DILocalVariable(name: "mask", arg: 3, scope: !131, file: !1, line: 33, type: !3)
!138 = !DILocalVariable(name: "bits", scope: !131, file: !1, line: 34, type: !3)
!139 = !DILocalVariable(name: "result", scope: !131, file: !1, line: 35, type: !8)
!140 = !DILocalVariable(name: "less", scope: !131, file: !1, line: 36, type: !3)
!141 = !DILocation(line: 0, scope: !131)
!142 = !DILocation(line: 34, column: 22, scope: !131)
!143 = !DILocation(line: 34, column: 20, scope: !131)
!144 = !DILocation(line: 34, column: 33, scope: !131)
!145 = !DILocation(line: 34, column: 41, scope: !131)
!146 = !DILocation(line: 34, column: 39, scope: !131)
!147 = !DILocation(line: 34, column: 30, scope: !131, atomGroup: 1, atomRank: 2)
!148 = !DILocation(line: 35, column: 15, scope: !131)
!149 = !DILocation(line: 35, column: 31, scope: !131)
!150 = !DILocation(line: 35, column: 31, scope: !131, atomGroup: 2, atomRank: 2)
!151 = !DILocation(line: 37, column: 36, scope: !131, atomGroup: 5, atomRank: 3)
!152 = !DILocation(line: 37, column: 3, scope: !131, atomGroup: 5, atomRank: 1)
!153 = distinct !DISubprogram(name: "roots", scope: !1, file: !1, line: 40, type: !154, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !157, keyInstructions: true)
!154 = !DISubroutineType(types: !155)
!155 = !{!156, !41, !41, !41}
!156 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!157 = !{!158, !159, !160, !161}
!158 = !DILocalVariable(name: "a", arg: 1, scope: !153, file: !1, line: 40, type: !41)
!159 = !DILocalVariable(name: "b", arg: 2, scope: !153, file: !1, line: 40, type: !41)
!160 = !DILocalVariable(name: "c", arg: 3, scope: !153, file: !1, line: 40, type: !41)
!161 = !DILocalVariable(name: "discriminant", scope: !153, file: !1, line: 41, type: !156)
!162 = !DILocation(line: 0, scope: !153)
!163 = !DILocation(line: 41, column: 49, scope: !153)
!164 = !DILocation(line: 41, column: 45, scope: !153)
!165 = !DILocation(line: 41, column: 45, scope: !153, atomGroup: 1, atomRank: 2)
!166 = !DILocation(line: 41, column: 33, scope: !153)
!167 = !DILocation(line: 41, column: 33, scope: !153, atomGroup: 1, atomRank: 2)
!168 = !DILocation(line: 42, column: 35, scope: !153)
!169 = !DILocation(line: 42, column: 14, scope: !153)
!170 = !DILocation(line: 42, column: 30, scope: !153, atomGroup: 2, atomRank: 2)
!171 = !DILocation(line: 43, column: 1, scope: !153, atomGroup: 3, atomRank: 2)
!172 = !DILocation(line: 43, column: 1, scope: !153, atomGroup: 3, atomRank: 1)
!173 = !DISubprogram(name: "csqrt", scope: !174, file: !174, line: 106, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DIFile(filename: "include/x86_64-linux-gnu/bits/cmathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "eda5ddb5bfdcfe109efce757887ce485")
!175 = !DISubroutineType(types: !176)
!176 = !{!156, !156}
!177 = distinct !DISubprogram(name: "series", scope: !1, file: !1, line: 45, type: !178, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !181, keyInstructions: true)
!178 = !DISubroutineType(types: !179)
!179 = !{!180, !180, !5}
!180 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!181 = !{!182, !183, !184, !185, !186}
!182 = !DILocalVariable(name: "x", arg: 1, scope: !177, file: !1, line: 45, type: !180)
!183 = !DILocalVariable(name: "terms", arg: 2, scope: !177, file: !1, line: 45, type: !5)
!184 = !DILocalVariable(name: "sum", scope: !177, file: !1, line: 46, type: !180)
!185 = !DILocalVariable(name: "term", scope: !177, file: !1, line: 46, type: !180)
!186 = !DILocalVariable(name: "i", scope: !187, file: !1, line: 47, type: !5)
!187 = distinct !DILexicalBlock(scope: !177, file: !1, line: 47, column: 3)
!188 = !DILocation(line: 0, scope: !177)
!189 = !DILocation(line: 0, scope: !187)
!190 = !DILocation(line: 47, column: 21, scope: !191, atomGroup: 28, atomRank: 1)
!191 = distinct !DILexicalBlock(scope: !187, file: !1, line: 47, column: 3)
!192 = !DILocation(line: 47, column: 3, scope: !187, atomGroup: 29, atomRank: 1)
!193 = !DILocation(line: 48, column: 9, scope: !194, atomGroup: 6, atomRank: 2)
!194 = distinct !DILexicalBlock(scope: !191, file: !1, line: 47, column: 36)
!195 = !DILocation(line: 49, column: 17, scope: !194)
!196 = !DILocation(line: 49, column: 15, scope: !194)
!197 = !DILocation(line: 49, column: 10, scope: !194, atomGroup: 7, atomRank: 2)
!198 = !DILocation(line: 50, column: 9, scope: !199)
!199 = distinct !DILexicalBlock(scope: !194, file: !1, line: 50, column: 9)
!200 = !DILocation(line: 50, column: 21, scope: !199, atomGroup: 8, atomRank: 2)
!201 = !DILocation(line: 50, column: 21, scope: !199, atomGroup: 8, atomRank: 1)
!202 = distinct !{!202, !203, !204, !82}
!203 = !DILocation(line: 47, column: 3, scope: !187)
!204 = !DILocation(line: 52, column: 3, scope: !187)
!205 = !DILocation(line: 53, column: 10, scope: !177, atomGroup: 13, atomRank: 2)
!206 = !DILocation(line: 53, column: 10, scope: !177, atomGroup: 13, atomRank: 1)
!207 = !DILocation(line: 53, column: 3, scope: !177, atomGroup: 14, atomRank: 1)
!208 = distinct !DISubprogram(name: "half_mean", scope: !1, file: !1, line: 56, type: !209, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !213, keyInstructions: true)
!209 = !DISubroutineType(types: !210)
!210 = !{!11, !211, !16}
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !212, size: 64)
!212 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!213 = !{!214, !215, !216, !217}
!214 = !DILocalVariable(name: "values", arg: 1, scope: !208, file: !1, line: 56, type: !211)
!215 = !DILocalVariable(name: "n", arg: 2, scope: !208, file: !1, line: 56, type: !16)
!216 = !DILocalVariable(name: "sum", scope: !208, file: !1, line: 57, type: !10)
!217 = !DILocalVariable(name: "i", scope: !218, file: !1, line: 59, type: !16)
!218 = distinct !DILexicalBlock(scope: !208, file: !1, line: 59, column: 3)
!219 = !DILocation(line: 0, scope: !208)
!220 = !DILocation(line: 0, scope: !218)
!221 = !DILocation(line: 59, column: 26, scope: !222, atomGroup: 30, atomRank: 1)
!222 = distinct !DILexicalBlock(scope: !218, file: !1, line: 59, column: 3)
!223 = !DILocation(line: 59, column: 3, scope: !218, atomGroup: 31, atomRank: 1)
!224 = !DILocation(line: 59, column: 26, scope: !222, atomGroup: 3, atomRank: 1)
!225 = !DILocation(line: 59, column: 3, scope: !218)
!226 = !DILocation(line: 59, column: 3, scope: !218, atomGroup: 4, atomRank: 1)
!227 = !DILocation(line: 60, column: 12, scope: !222)
!228 = !{!229, !229, i64 0}
!229 = !{!"_Float16", !32, i64 0}
!230 = !DILocation(line: 60, column: 9, scope: !222, atomGroup: 36, atomRank: 2)
!231 = !DILocation(line: 59, column: 31, scope: !222, atomGroup: 37, atomRank: 2)
!232 = !DILocation(line: 59, column: 3, scope: !218, atomGroup: 39, atomRank: 1)
!233 = distinct !{!233, !234}
!234 = !{!"llvm.loop.unroll.disable"}
!235 = !DILocation(line: 61, column: 27, scope: !208)
!236 = !DILocation(line: 61, column: 25, scope: !208, atomGroup: 9, atomRank: 3)
!237 = !DILocation(line: 61, column: 10, scope: !208, atomGroup: 9, atomRank: 2)
!238 = !DILocation(line: 61, column: 3, scope: !208, atomGroup: 9, atomRank: 1)
!239 = !DILocation(line: 60, column: 9, scope: !222, atomGroup: 5, atomRank: 2)
!240 = !DILocation(line: 60, column: 9, scope: !222, atomGroup: 40, atomRank: 2)
!241 = !DILocation(line: 60, column: 9, scope: !222, atomGroup: 44, atomRank: 2)
!242 = !DILocation(line: 60, column: 9, scope: !222, atomGroup: 48, atomRank: 2)
!243 = !DILocation(line: 59, column: 31, scope: !222, atomGroup: 49, atomRank: 2)
!244 = !DILocation(line: 59, column: 3, scope: !218, atomGroup: 51, atomRank: 1)
!245 = distinct !{!245, !225, !246, !82, !234}
!246 = !DILocation(line: 60, column: 20, scope: !218)
!247 = distinct !DISubprogram(name: "power", scope: !1, file: !1, line: 64, type: !248, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !251, keyInstructions: true)
!248 = !DISubroutineType(types: !249)
!249 = !{!250, !250, !16}
!250 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!251 = !{!252, !253, !254}
!252 = !DILocalVariable(name: "base", arg: 1, scope: !247, file: !1, line: 64, type: !250)
!253 = !DILocalVariable(name: "exponent", arg: 2, scope: !247, file: !1, line: 64, type: !16)
!254 = !DILocalVariable(name: "result", scope: !247, file: !1, line: 65, type: !250)
!255 = !DILocation(line: 0, scope: !247)
!256 = !DILocation(line: 66, column: 3, scope: !257, atomGroup: 32, atomRank: 1)
!257 = distinct !DILexicalBlock(scope: !247, file: !1, line: 66, column: 3)
!258 = !DILocation(line: 66, column: 3, scope: !257, atomGroup: 33, atomRank: 1)
!259 = !DILocation(line: 67, column: 18, scope: !260)
!260 = distinct !DILexicalBlock(scope: !261, file: !1, line: 67, column: 9)
!261 = distinct !DILexicalBlock(scope: !257, file: !1, line: 66, column: 3)
!262 = !DILocation(line: 67, column: 18, scope: !260, atomGroup: 4, atomRank: 2)
!263 = !DILocation(line: 67, column: 18, scope: !260, atomGroup: 4, atomRank: 1)
!264 = !DILocation(line: 66, column: 29, scope: !261, atomGroup: 6, atomRank: 2)
!265 = !DILocation(line: 66, column: 41, scope: !261, atomGroup: 7, atomRank: 2)
!266 = !DILocation(line: 66, column: 3, scope: !257, atomGroup: 2, atomRank: 1)
!267 = !DILocation(line: 66, column: 3, scope: !257, atomGroup: 3, atomRank: 1)
!268 = distinct !{!268, !269, !270, !82}
!269 = !DILocation(line: 66, column: 3, scope: !257)
!270 = !DILocation(line: 68, column: 17, scope: !257)
!271 = !DILocation(line: 69, column: 3, scope: !247, atomGroup: 10, atomRank: 1)
!272 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 72, type: !273, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !278, keyInstructions: true)
!273 = !DISubroutineType(types: !274)
!274 = !{!5, !275}
!275 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 27, baseType: !276)
!276 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !15, line: 45, baseType: !277)
!277 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!278 = !{!279}
!279 = !DILocalVariable(name: "x", arg: 1, scope: !272, file: !1, line: 72, type: !275)
!280 = !DILocation(line: 0, scope: !272)
!281 = !DILocation(line: 73, column: 10, scope: !272)
!282 = !DILocation(line: 73, column: 54, scope: !272)
!283 = !DILocation(line: 73, column: 36, scope: !272)
!284 = !DILocation(line: 74, column: 33, scope: !272)
!285 = !DILocation(line: 74, column: 15, scope: !272)
!286 = !DILocation(line: 74, column: 48, scope: !272)
!287 = !DILocation(line: 73, column: 34, scope: !272)
!288 = !DILocation(line: 73, column: 59, scope: !272)
!289 = !DILocation(line: 74, column: 46, scope: !272, atomGroup: 1, atomRank: 2)
!290 = !DILocation(line: 73, column: 3, scope: !272, atomGroup: 1, atomRank: 1)
!291 = distinct !DISubprogram(name: "odd_width", scope: !1, file: !1, line: 77, type: !292, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !295, keyInstructions: true)
!292 = !DISubroutineType(types: !293)
!293 = !{!21, !21, !294}
!294 = !DIBasicType(name: "_BitInt(5)", size: 8, dataSize: 5, encoding: DW_ATE_signed)
!295 = !{!296, !297}
!296 = !DILocalVariable(name: "x", arg: 1, scope: !291, file: !1, line: 77, type: !21)
!297 = !DILocalVariable(name: "y", arg: 2, scope: !291, file: !1, line: 77, type: !294)
!298 = !DILocation(line: 0, scope: !291)
!299 = !DILocation(line: 78, column: 13, scope: !291)
!300 = !DILocation(line: 78, column: 21, scope: !291)
!301 = !DILocation(line: 78, column: 45, scope: !291)
!302 = !DILocation(line: 78, column: 19, scope: !291, atomGroup: 1, atomRank: 2)
!303 = !DILocation(line: 78, column: 3, scope: !291, atomGroup: 1, atomRank: 2)
!304 = !DILocation(line: 78, column: 3, scope: !291, atomGroup: 1, atomRank: 1)
!305 = distinct !DISubprogram(name: "moving_average", scope: !1, file: !1, line: 81, type: !306, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !310, keyInstructions: true)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !308, !309, !5, !5}
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!310 = !{!311, !312, !313, !314, !315, !316, !320, !321}
!311 = !DILocalVariable(name: "in", arg: 1, scope: !305, file: !1, line: 81, type: !308)
!312 = !DILocalVariable(name: "out", arg: 2, scope: !305, file: !1, line: 81, type: !309)
!313 = !DILocalVariable(name: "n", arg: 3, scope: !305, file: !1, line: 81, type: !5)
!314 = !DILocalVariable(name: "window", arg: 4, scope: !305, file: !1, line: 81, type: !5)
!315 = !DILocalVariable(name: "__vla_expr0", scope: !305, type: !277, flags: DIFlagArtificial)
!316 = !DILocalVariable(name: "ring", scope: !305, file: !1, line: 82, type: !317)
!317 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, elements: !318)
!318 = !{!319}
!319 = !DISubrange(count: !315)
!320 = !DILocalVariable(name: "sum", scope: !305, file: !1, line: 84, type: !41)
!321 = !DILocalVariable(name: "i", scope: !322, file: !1, line: 85, type: !5)
!322 = distinct !DILexicalBlock(scope: !305, file: !1, line: 85, column: 3)
!323 = !DILocation(line: 0, scope: !305)
!324 = !DILocation(line: 82, column: 3, scope: !305)
!325 = !DILocation(line: 82, column: 10, scope: !305)
!326 = !DILocation(line: 83, column: 19, scope: !305)
!327 = !DILocation(line: 83, column: 3, scope: !305, atomGroup: 1, atomRank: 1)
!328 = !DILocation(line: 0, scope: !322)
!329 = !DILocation(line: 85, column: 21, scope: !330, atomGroup: 34, atomRank: 1)
!330 = distinct !DILexicalBlock(scope: !322, file: !1, line: 85, column: 3)
!331 = !DILocation(line: 85, column: 3, scope: !322, atomGroup: 35, atomRank: 1)
!332 = !DILocation(line: 85, column: 3, scope: !322)
!333 = !DILocation(line: 85, column: 21, scope: !330, atomGroup: 4, atomRank: 1)
!334 = !DILocation(line: 90, column: 1, scope: !305, atomGroup: 12, atomRank: 1)
!335 = !DILocation(line: 86, column: 12, scope: !336)
!336 = distinct !DILexicalBlock(scope: !330, file: !1, line: 85, column: 31)
!337 = !DILocation(line: 86, column: 27, scope: !336)
!338 = !DILocation(line: 86, column: 20, scope: !336)
!339 = !DILocation(line: 86, column: 18, scope: !336)
!340 = !DILocation(line: 86, column: 9, scope: !336, atomGroup: 6, atomRank: 2)
!341 = !DILocation(line: 87, column: 22, scope: !336, atomGroup: 7, atomRank: 1)
!342 = !DILocation(line: 88, column: 23, scope: !336, atomGroup: 9, atomRank: 2)
!343 = !DILocation(line: 88, column: 21, scope: !336, atomGroup: 9, atomRank: 1)
!344 = !DILocation(line: 88, column: 20, scope: !336)
!345 = !DILocation(line: 88, column: 18, scope: !336, atomGroup: 8, atomRank: 2)
!346 = !DILocation(line: 88, column: 5, scope: !336)
!347 = !DILocation(line: 88, column: 12, scope: !336, atomGroup: 8, atomRank: 1)
!348 = !DILocation(line: 85, column: 3, scope: !322, atomGroup: 5, atomRank: 1)
!349 = distinct !{!349, !332, !350, !82}
!350 = !DILocation(line: 89, column: 3, scope: !322)
