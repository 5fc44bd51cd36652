; ModuleID = 'c/numeric.c'
source_filename = "c/numeric.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @multiply(i32 noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 !dbg !30 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !44, !DIExpression(), !45)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !46, !DIExpression(), !47)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !48, !DIExpression(), !49)
  store ptr %3, ptr %8, align 8
    #dbg_declare(ptr %8, !50, !DIExpression(), !51)
  %13 = load i32, ptr %5, align 4, !dbg !52
  %14 = zext i32 %13 to i64
  %15 = load i32, ptr %5, align 4, !dbg !53
  %16 = zext i32 %15 to i64
  %17 = load i32, ptr %5, align 4, !dbg !54
  %18 = zext i32 %17 to i64
  %19 = load i32, ptr %5, align 4, !dbg !55
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %5, align 4, !dbg !56
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %5, align 4, !dbg !57
  %24 = zext i32 %23 to i64
    #dbg_declare(ptr %9, !58, !DIExpression(), !60)
  store i32 0, ptr %9, align 4, !dbg !60
  br label %25, !dbg !61

25:                                               ; preds = %77, %4
  %26 = load i32, ptr %9, align 4, !dbg !62
  %27 = load i32, ptr %5, align 4, !dbg !64
  %28 = icmp slt i32 %26, %27, !dbg !65
  br i1 %28, label %29, label %80, !dbg !66

29:                                               ; preds = %25
    #dbg_declare(ptr %10, !67, !DIExpression(), !69)
  store i32 0, ptr %10, align 4, !dbg !69
  br label %30, !dbg !70

30:                                               ; preds = %73, %29
  %31 = load i32, ptr %10, align 4, !dbg !71
  %32 = load i32, ptr %5, align 4, !dbg !73
  %33 = icmp slt i32 %31, %32, !dbg !74
  br i1 %33, label %34, label %76, !dbg !75

34:                                               ; preds = %30
    #dbg_declare(ptr %11, !76, !DIExpression(), !78)
  store double 0.000000e+00, ptr %11, align 8, !dbg !78
    #dbg_declare(ptr %12, !79, !DIExpression(), !81)
  store i32 0, ptr %12, align 4, !dbg !81
  br label %35, !dbg !82

35:                                               ; preds = %60, %34
  %36 = load i32, ptr %12, align 4, !dbg !83
  %37 = load i32, ptr %5, align 4, !dbg !85
  %38 = icmp slt i32 %36, %37, !dbg !86
  br i1 %38, label %39, label %63, !dbg !87

39:                                               ; preds = %35
  %40 = load ptr, ptr %6, align 8, !dbg !88
  %41 = load i32, ptr %9, align 4, !dbg !89
  %42 = sext i32 %41 to i64, !dbg !88
  %43 = mul nsw i64 %42, %16, !dbg !88
  %44 = getelementptr inbounds double, ptr %40, i64 %43, !dbg !88
  %45 = load i32, ptr %12, align 4, !dbg !90
  %46 = sext i32 %45 to i64, !dbg !88
  %47 = getelementptr inbounds double, ptr %44, i64 %46, !dbg !88
  %48 = load double, ptr %47, align 8, !dbg !88
  %49 = load ptr, ptr %7, align 8, !dbg !91
  %50 = load i32, ptr %12, align 4, !dbg !92
  %51 = sext i32 %50 to i64, !dbg !91
  %52 = mul nsw i64 %51, %20, !dbg !91
  %53 = getelementptr inbounds double, ptr %49, i64 %52, !dbg !91
  %54 = load i32, ptr %10, align 4, !dbg !93
  %55 = sext i32 %54 to i64, !dbg !91
  %56 = getelementptr inbounds double, ptr %53, i64 %55, !dbg !91
  %57 = load double, ptr %56, align 8, !dbg !91
  %58 = load double, ptr %11, align 8, !dbg !94
  %59 = call double @llvm.fmuladd.f64(double %48, double %57, double %58), !dbg !94
  store double %59, ptr %11, align 8, !dbg !94
  br label %60, !dbg !95

60:                                               ; preds = %39
  %61 = load i32, ptr %12, align 4, !dbg !96
  %62 = add nsw i32 %61, 1, !dbg !96
  store i32 %62, ptr %12, align 4, !dbg !96
  br label %35, !dbg !97, !llvm.loop !98

63:                                               ; preds = %35
  %64 = load double, ptr %11, align 8, !dbg !105
  %65 = load ptr, ptr %8, align 8, !dbg !106
  %66 = load i32, ptr %9, align 4, !dbg !107
  %67 = sext i32 %66 to i64, !dbg !106
  %68 = mul nsw i64 %67, %24, !dbg !106
  %69 = getelementptr inbounds double, ptr %65, i64 %68, !dbg !106
  %70 = load i32, ptr %10, align 4, !dbg !108
  %71 = sext i32 %70 to i64, !dbg !106
  %72 = getelementptr inbounds double, ptr %69, i64 %71, !dbg !106
  store double %64, ptr %72, align 8, !dbg !109
  br label %73, !dbg !110

73:                                               ; preds = %63
  %74 = load i32, ptr %10, align 4, !dbg !111
  %75 = add nsw i32 %74, 1, !dbg !111
  store i32 %75, ptr %10, align 4, !dbg !111
  br label %30, !dbg !112, !llvm.loop !113

76:                                               ; preds = %30
  br label %77, !dbg !114

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4, !dbg !115
  %79 = add nsw i32 %78, 1, !dbg !115
  store i32 %79, ptr %9, align 4, !dbg !115
  br label %25, !dbg !116, !llvm.loop !117

80:                                               ; preds = %25
  ret void, !dbg !119
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @dot(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 !dbg !120 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !126, !DIExpression(), !127)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !128, !DIExpression(), !129)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !130, !DIExpression(), !131)
    #dbg_declare(ptr %7, !132, !DIExpression(), !133)
  store float 0.000000e+00, ptr %7, align 4, !dbg !133
    #dbg_declare(ptr %8, !134, !DIExpression(), !136)
  store i32 0, ptr %8, align 4, !dbg !136
  br label %9, !dbg !137

9:                                                ; preds = %27, %3
  %10 = load i32, ptr %8, align 4, !dbg !138
  %11 = load i32, ptr %6, align 4, !dbg !140
  %12 = icmp slt i32 %10, %11, !dbg !141
  br i1 %12, label %13, label %30, !dbg !142

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8, !dbg !143
  %15 = load i32, ptr %8, align 4, !dbg !144
  %16 = sext i32 %15 to i64, !dbg !143
  %17 = getelementptr inbounds float, ptr %14, i64 %16, !dbg !143
  %18 = load float, ptr %17, align 4, !dbg !143
  %19 = load ptr, ptr %5, align 8, !dbg !145
  %20 = load i32, ptr %8, align 4, !dbg !146
  %21 = sext i32 %20 to i64, !dbg !145
  %22 = getelementptr inbounds float, ptr %19, i64 %21, !dbg !145
  %23 = load float, ptr %22, align 4, !dbg !145
  %24 = fmul reassoc contract float %18, %23, !dbg !147
  %25 = load float, ptr %7, align 4, !dbg !148
  %26 = fadd reassoc contract float %25, %24, !dbg !148
  store float %26, ptr %7, align 4, !dbg !148
  br label %27, !dbg !149

27:                                               ; preds = %13
  %28 = load i32, ptr %8, align 4, !dbg !150
  %29 = add nsw i32 %28, 1, !dbg !150
  store i32 %29, ptr %8, align 4, !dbg !150
  br label %9, !dbg !151, !llvm.loop !152

30:                                               ; preds = %9
  %31 = load float, ptr %7, align 4, !dbg !154
  ret float %31, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) #2 !dbg !156 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x i32>, align 16
  store <4 x float> %0, ptr %4, align 16
    #dbg_declare(ptr %4, !159, !DIExpression(), !160)
  store <4 x float> %1, ptr %5, align 16
    #dbg_declare(ptr %5, !161, !DIExpression(), !162)
  store <4 x i32> %2, ptr %6, align 16
    #dbg_declare(ptr %6, !163, !DIExpression(), !164)
    #dbg_declare(ptr %7, !165, !DIExpression(), !166)
  %10 = load <4 x i32>, ptr %6, align 16, !dbg !167
  %11 = load <4 x float>, ptr %4, align 16, !dbg !168
  %12 = bitcast <4 x float> %11 to <4 x i32>, !dbg !169
  %13 = and <4 x i32> %10, %12, !dbg !170
  %14 = load <4 x i32>, ptr %6, align 16, !dbg !171
  %15 = xor <4 x i32> %14, splat (i32 -1), !dbg !172
  %16 = load <4 x float>, ptr %5, align 16, !dbg !173
  %17 = bitcast <4 x float> %16 to <4 x i32>, !dbg !174
  %18 = and <4 x i32> %15, %17, !dbg !175
  %19 = or <4 x i32> %13, %18, !dbg !176
  store <4 x i32> %19, ptr %7, align 16, !dbg !166
    #dbg_declare(ptr %8, !177, !DIExpression(), !178)
  %20 = load <4 x i32>, ptr %7, align 16, !dbg !179
  %21 = bitcast <4 x i32> %20 to <4 x float>, !dbg !180
  %22 = load <4 x float>, ptr %4, align 16, !dbg !181
  %23 = load <4 x float>, ptr %4, align 16, !dbg !182
  %24 = shufflevector <4 x float> %22, <4 x float> %23, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !183
  %25 = fneg <4 x float> %24, !dbg !184
  %26 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %21, <4 x float> splat (float 2.000000e+00), <4 x float> %25), !dbg !184
  store <4 x float> %26, ptr %8, align 16, !dbg !178
    #dbg_declare(ptr %9, !185, !DIExpression(), !186)
  %27 = load <4 x float>, ptr %8, align 16, !dbg !187
  %28 = load <4 x float>, ptr %5, align 16, !dbg !188
  %29 = fcmp olt <4 x float> %27, %28, !dbg !189
  %30 = sext <4 x i1> %29 to <4 x i32>, !dbg !189
  store <4 x i32> %30, ptr %9, align 16, !dbg !186
  %31 = load <4 x i32>, ptr %9, align 16, !dbg !190
  %32 = load <4 x float>, ptr %8, align 16, !dbg !191
  %33 = bitcast <4 x float> %32 to <4 x i32>, !dbg !192
  %34 = and <4 x i32> %31, %33, !dbg !193
  %35 = load <4 x i32>, ptr %9, align 16, !dbg !194
  %36 = xor <4 x i32> %35, splat (i32 -1), !dbg !195
  %37 = load <4 x float>, ptr %5, align 16, !dbg !196
  %38 = bitcast <4 x float> %37 to <4 x i32>, !dbg !197
  %39 = and <4 x i32> %36, %38, !dbg !198
  %40 = or <4 x i32> %34, %39, !dbg !199
  %41 = bitcast <4 x i32> %40 to <4 x float>, !dbg !200
  ret <4 x float> %41, !dbg !201
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @roots(double noundef %0, double noundef %1, double noundef %2) #0 !dbg !202 {
  %4 = alloca { double, double }, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca { double, double }, align 8
  store double %0, ptr %5, align 8
    #dbg_declare(ptr %5, !206, !DIExpression(), !207)
  store double %1, ptr %6, align 8
    #dbg_declare(ptr %6, !208, !DIExpression(), !209)
  store double %2, ptr %7, align 8
    #dbg_declare(ptr %7, !210, !DIExpression(), !211)
    #dbg_declare(ptr %8, !212, !DIExpression(), !213)
  %10 = load double, ptr %6, align 8, !dbg !214
  %11 = load double, ptr %6, align 8, !dbg !215
  %12 = load double, ptr %5, align 8, !dbg !216
  %13 = fmul double 4.000000e+00, %12, !dbg !217
  %14 = load double, ptr %7, align 8, !dbg !218
  %15 = fmul double %13, %14, !dbg !219
  %16 = fneg double %15, !dbg !220
  %17 = call double @llvm.fmuladd.f64(double %10, double %11, double %16), !dbg !220
  %18 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0, !dbg !221
  %19 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1, !dbg !221
  store double %17, ptr %18, align 8, !dbg !221
  store double 0.000000e+00, ptr %19, align 8, !dbg !221
  %20 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0, !dbg !221
  %21 = load double, ptr %20, align 8, !dbg !221
  %22 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1, !dbg !221
  %23 = load double, ptr %22, align 8, !dbg !221
  %24 = call { double, double } @csqrt(double noundef %21, double noundef %23) #7, !dbg !221
  %25 = extractvalue { double, double } %24, 0, !dbg !221
  %26 = extractvalue { double, double } %24, 1, !dbg !221
  %27 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0, !dbg !213
  %28 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1, !dbg !213
  store double %25, ptr %27, align 8, !dbg !213
  store double %26, ptr %28, align 8, !dbg !213
  %29 = load double, ptr %6, align 8, !dbg !222
  %30 = fneg double %29, !dbg !223
  %31 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0, !dbg !224
  %32 = load double, ptr %31, align 8, !dbg !224
  %33 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1, !dbg !224
  %34 = load double, ptr %33, align 8, !dbg !224
  %35 = fadd double %30, %32, !dbg !225
  %36 = load double, ptr %5, align 8, !dbg !226
  %37 = fmul double 2.000000e+00, %36, !dbg !227
  %38 = fdiv double %35, %37, !dbg !228
  %39 = fdiv double %34, %37, !dbg !228
  %40 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0, !dbg !229
  %41 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1, !dbg !229
  store double %38, ptr %40, align 8, !dbg !229
  store double %39, ptr %41, align 8, !dbg !229
  %42 = load { double, double }, ptr %4, align 8, !dbg !229
  ret { double, double } %42, !dbg !229
}

; Function Attrs: nounwind
declare { double, double } @csqrt(double noundef, double noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @series(x86_fp80 noundef %0, i32 noundef %1) #0 !dbg !230 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  %7 = alloca i32, align 4
  store x86_fp80 %0, ptr %3, align 16
    #dbg_declare(ptr %3, !234, !DIExpression(), !235)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !236, !DIExpression(), !237)
    #dbg_declare(ptr %5, !238, !DIExpression(), !239)
  store x86_fp80 0xK00000000000000000000, ptr %5, align 16, !dbg !239
    #dbg_declare(ptr %6, !240, !DIExpression(), !241)
  store x86_fp80 0xK3FFF8000000000000000, ptr %6, align 16, !dbg !241
    #dbg_declare(ptr %7, !242, !DIExpression(), !244)
  store i32 1, ptr %7, align 4, !dbg !244
  br label %8, !dbg !245

8:                                                ; preds = %27, %2
  %9 = load i32, ptr %7, align 4, !dbg !246
  %10 = load i32, ptr %4, align 4, !dbg !248
  %11 = icmp sle i32 %9, %10, !dbg !249
  br i1 %11, label %12, label %30, !dbg !250

12:                                               ; preds = %8
  %13 = load x86_fp80, ptr %6, align 16, !dbg !251
  %14 = load x86_fp80, ptr %5, align 16, !dbg !253
  %15 = fadd x86_fp80 %14, %13, !dbg !253
  store x86_fp80 %15, ptr %5, align 16, !dbg !253
  %16 = load x86_fp80, ptr %3, align 16, !dbg !254
  %17 = load i32, ptr %7, align 4, !dbg !255
  %18 = sitofp i32 %17 to x86_fp80, !dbg !255
  %19 = fdiv x86_fp80 %16, %18, !dbg !256
  %20 = load x86_fp80, ptr %6, align 16, !dbg !257
  %21 = fmul x86_fp80 %20, %19, !dbg !257
  store x86_fp80 %21, ptr %6, align 16, !dbg !257
  %22 = load x86_fp80, ptr %6, align 16, !dbg !258
  %23 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %22), !dbg !260
  %24 = fcmp olt x86_fp80 %23, 0xK3FC08000000000000000, !dbg !261
  br i1 %24, label %25, label %26, !dbg !261

25:                                               ; preds = %12
  br label %30, !dbg !262

26:                                               ; preds = %12
  br label %27, !dbg !263

27:                                               ; preds = %26
  %28 = load i32, ptr %7, align 4, !dbg !264
  %29 = add nsw i32 %28, 1, !dbg !264
  store i32 %29, ptr %7, align 4, !dbg !264
  br label %8, !dbg !265, !llvm.loop !266

30:                                               ; preds = %25, %8
  %31 = load x86_fp80, ptr %5, align 16, !dbg !268
  %32 = call i1 @llvm.is.fpclass.f80(x86_fp80 %31, i32 3), !dbg !269
  br i1 %32, label %33, label %34, !dbg !269

33:                                               ; preds = %30
  br label %36, !dbg !269

34:                                               ; preds = %30
  %35 = load x86_fp80, ptr %5, align 16, !dbg !270
  br label %36, !dbg !269

36:                                               ; preds = %34, %33
  %37 = phi x86_fp80 [ 0xK7FFF8000000000000000, %33 ], [ %35, %34 ], !dbg !269
  ret x86_fp80 %37, !dbg !271
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local half @half_mean(ptr noundef %0, i32 noundef %1) #0 !dbg !272 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !277, !DIExpression(), !278)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !279, !DIExpression(), !280)
    #dbg_declare(ptr %5, !281, !DIExpression(), !282)
  store float 0.000000e+00, ptr %5, align 4, !dbg !282
    #dbg_declare(ptr %6, !283, !DIExpression(), !285)
  store i32 0, ptr %6, align 4, !dbg !285
  br label %7, !dbg !286

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !dbg !287
  %9 = load i32, ptr %4, align 4, !dbg !289
  %10 = icmp ult i32 %8, %9, !dbg !290
  br i1 %10, label %11, label %23, !dbg !291

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !292
  %13 = load i32, ptr %6, align 4, !dbg !293
  %14 = zext i32 %13 to i64, !dbg !292
  %15 = getelementptr inbounds nuw half, ptr %12, i64 %14, !dbg !292
  %16 = load half, ptr %15, align 2, !dbg !292
  %17 = fpext half %16 to float, !dbg !292
  %18 = load float, ptr %5, align 4, !dbg !294
  %19 = fadd float %18, %17, !dbg !294
  store float %19, ptr %5, align 4, !dbg !294
  br label %20, !dbg !295

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4, !dbg !296
  %22 = add i32 %21, 1, !dbg !296
  store i32 %22, ptr %6, align 4, !dbg !296
  br label %7, !dbg !297, !llvm.loop !298

23:                                               ; preds = %7
  %24 = load float, ptr %5, align 4, !dbg !301
  %25 = load i32, ptr %4, align 4, !dbg !302
  %26 = uitofp i32 %25 to float, !dbg !303
  %27 = fdiv float %24, %26, !dbg !304
  %28 = fptrunc float %27 to half, !dbg !305
  ret half %28, !dbg !306
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i128 @power(i128 noundef %0, i32 noundef %1) #0 !dbg !307 {
  %3 = alloca i128, align 16
  %4 = alloca i32, align 4
  %5 = alloca i128, align 16
  store i128 %0, ptr %3, align 16
    #dbg_declare(ptr %3, !311, !DIExpression(), !312)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !313, !DIExpression(), !314)
    #dbg_declare(ptr %5, !315, !DIExpression(), !316)
  store i128 1, ptr %5, align 16, !dbg !316
  br label %6, !dbg !317

6:                                                ; preds = %18, %2
  %7 = load i32, ptr %4, align 4, !dbg !318
  %8 = icmp ne i32 %7, 0, !dbg !321
  br i1 %8, label %9, label %24, !dbg !321

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !322
  %11 = and i32 %10, 1, !dbg !324
  %12 = icmp ne i32 %11, 0, !dbg !324
  br i1 %12, label %13, label %17, !dbg !324

13:                                               ; preds = %9
  %14 = load i128, ptr %3, align 16, !dbg !325
  %15 = load i128, ptr %5, align 16, !dbg !326
  %16 = mul i128 %15, %14, !dbg !326
  store i128 %16, ptr %5, align 16, !dbg !326
  br label %17, !dbg !327

17:                                               ; preds = %13, %9
  br label %18, !dbg !328

18:                                               ; preds = %17
  %19 = load i32, ptr %4, align 4, !dbg !329
  %20 = lshr i32 %19, 1, !dbg !329
  store i32 %20, ptr %4, align 4, !dbg !329
  %21 = load i128, ptr %3, align 16, !dbg !330
  %22 = load i128, ptr %3, align 16, !dbg !331
  %23 = mul i128 %22, %21, !dbg !331
  store i128 %23, ptr %3, align 16, !dbg !331
  br label %6, !dbg !332, !llvm.loop !333

24:                                               ; preds = %6
  %25 = load i128, ptr %5, align 16, !dbg !335
  ret i128 %25, !dbg !336
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i64 noundef %0) #0 !dbg !337 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !343, !DIExpression(), !344)
  %3 = load i64, ptr %2, align 8, !dbg !345
  %4 = call i64 @llvm.ctpop.i64(i64 %3), !dbg !346
  %5 = trunc i64 %4 to i32, !dbg !346
  %6 = load i64, ptr %2, align 8, !dbg !347
  %7 = or i64 %6, 1, !dbg !348
  %8 = call i64 @llvm.ctlz.i64(i64 %7, i1 true), !dbg !349
  %9 = trunc i64 %8 to i32, !dbg !349
  %10 = add nsw i32 %5, %9, !dbg !350
  %11 = load i64, ptr %2, align 8, !dbg !351
  %12 = trunc i64 %11 to i32, !dbg !352
  %13 = call i32 @llvm.bswap.i32(i32 %12), !dbg !353
  %14 = add nsw i32 %10, %13, !dbg !354
  %15 = load i64, ptr %2, align 8, !dbg !355
  %16 = call i64 @llvm.cttz.i64(i64 %15, i1 true), !dbg !356
  %17 = add i64 %16, 1, !dbg !356
  %18 = icmp eq i64 %15, 0, !dbg !356
  %19 = select i1 %18, i64 0, i64 %17, !dbg !356
  %20 = trunc i64 %19 to i32, !dbg !356
  %21 = add nsw i32 %14, %20, !dbg !357
  ret i32 %21, !dbg !358
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @odd_width(i64 noundef %0, i5 noundef signext %1) #0 !dbg !359 {
  %3 = alloca i37, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store i64 %0, ptr %4, align 8
  %7 = load i64, ptr %4, align 8
  %8 = trunc i64 %7 to i37
  %9 = zext i37 %8 to i64
  store i64 %9, ptr %5, align 8
    #dbg_declare(ptr %5, !363, !DIExpression(), !364)
  %10 = sext i5 %1 to i8
  store i8 %10, ptr %6, align 1
    #dbg_declare(ptr %6, !365, !DIExpression(), !366)
  %11 = load i64, ptr %5, align 8, !dbg !367
  %12 = trunc i64 %11 to i37, !dbg !367
  %13 = shl i37 %12, 3, !dbg !368
  %14 = load i8, ptr %6, align 1, !dbg !369
  %15 = trunc i8 %14 to i5, !dbg !369
  %16 = sext i5 %15 to i37, !dbg !370
  %17 = mul i37 %16, 3, !dbg !371
  %18 = add i37 %13, %17, !dbg !372
  store i37 %18, ptr %3, align 8, !dbg !373
  %19 = load i37, ptr %3, align 8, !dbg !373
  %20 = zext i37 %19 to i64, !dbg !373
  ret i64 %20, !dbg !373
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @moving_average(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !374 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !379, !DIExpression(), !380)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !381, !DIExpression(), !382)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !383, !DIExpression(), !384)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !385, !DIExpression(), !386)
  %13 = load i32, ptr %8, align 4, !dbg !387
  %14 = zext i32 %13 to i64, !dbg !388
  %15 = call ptr @llvm.stacksave.p0(), !dbg !388
  store ptr %15, ptr %9, align 8, !dbg !388
  %16 = alloca double, i64 %14, align 16, !dbg !388
  store i64 %14, ptr %10, align 8, !dbg !388
    #dbg_declare(ptr %10, !389, !DIExpression(), !390)
    #dbg_declare(ptr %16, !391, !DIExpression(), !395)
  %17 = mul nuw i64 8, %14, !dbg !396
  call void @llvm.memset.p0.i64(ptr align 16 %16, i8 0, i64 %17, i1 false), !dbg !397
    #dbg_declare(ptr %11, !398, !DIExpression(), !399)
  store double 0.000000e+00, ptr %11, align 8, !dbg !399
    #dbg_declare(ptr %12, !400, !DIExpression(), !402)
  store i32 0, ptr %12, align 4, !dbg !402
  br label %18, !dbg !403

18:                                               ; preds = %64, %4
  %19 = load i32, ptr %12, align 4, !dbg !404
  %20 = load i32, ptr %7, align 4, !dbg !406
  %21 = icmp slt i32 %19, %20, !dbg !407
  br i1 %21, label %22, label %67, !dbg !408

22:                                               ; preds = %18
  %23 = load ptr, ptr %5, align 8, !dbg !409
  %24 = load i32, ptr %12, align 4, !dbg !411
  %25 = sext i32 %24 to i64, !dbg !409
  %26 = getelementptr inbounds double, ptr %23, i64 %25, !dbg !409
  %27 = load double, ptr %26, align 8, !dbg !409
  %28 = load i32, ptr %12, align 4, !dbg !412
  %29 = load i32, ptr %8, align 4, !dbg !413
  %30 = srem i32 %28, %29, !dbg !414
  %31 = sext i32 %30 to i64, !dbg !415
  %32 = getelementptr inbounds double, ptr %16, i64 %31, !dbg !415
  %33 = load double, ptr %32, align 8, !dbg !415
  %34 = fsub double %27, %33, !dbg !416
  %35 = load double, ptr %11, align 8, !dbg !417
  %36 = fadd double %35, %34, !dbg !417
  store double %36, ptr %11, align 8, !dbg !417
  %37 = load ptr, ptr %5, align 8, !dbg !418
  %38 = load i32, ptr %12, align 4, !dbg !419
  %39 = sext i32 %38 to i64, !dbg !418
  %40 = getelementptr inbounds double, ptr %37, i64 %39, !dbg !418
  %41 = load double, ptr %40, align 8, !dbg !418
  %42 = load i32, ptr %12, align 4, !dbg !420
  %43 = load i32, ptr %8, align 4, !dbg !421
  %44 = srem i32 %42, %43, !dbg !422
  %45 = sext i32 %44 to i64, !dbg !423
  %46 = getelementptr inbounds double, ptr %16, i64 %45, !dbg !423
  store double %41, ptr %46, align 8, !dbg !424
  %47 = load double, ptr %11, align 8, !dbg !425
  %48 = load i32, ptr %12, align 4, !dbg !426
  %49 = load i32, ptr %8, align 4, !dbg !427
  %50 = icmp slt i32 %48, %49, !dbg !428
  br i1 %50, label %51, label %54, !dbg !426

51:                                               ; preds = %22
  %52 = load i32, ptr %12, align 4, !dbg !429
  %53 = add nsw i32 %52, 1, !dbg !430
  br label %56, !dbg !426

54:                                               ; preds = %22
  %55 = load i32, ptr %8, align 4, !dbg !431
  br label %56, !dbg !426

56:                                               ; preds = %54, %51
  %57 = phi i32 [ %53, %51 ], [ %55, %54 ], !dbg !426
  %58 = sitofp i32 %57 to double, !dbg !432
  %59 = fdiv double %47, %58, !dbg !433
  %60 = load ptr, ptr %6, align 8, !dbg !434
  %61 = load i32, ptr %12, align 4, !dbg !435
  %62 = sext i32 %61 to i64, !dbg !434
  %63 = getelementptr inbounds double, ptr %60, i64 %62, !dbg !434
  store double %59, ptr %63, align 8, !dbg !436
  br label %64, !dbg !437

64:                                               ; preds = %56
  %65 = load i32, ptr %12, align 4, !dbg !438
  %66 = add nsw i32 %65, 1, !dbg !438
  store i32 %66, ptr %12, align 4, !dbg !438
  br label %18, !dbg !439, !llvm.loop !440

67:                                               ; preds = %18
  %68 = load ptr, ptr %9, align 8, !dbg !442
  call void @llvm.stackrestore.p0(ptr %68), !dbg !442
  ret void, !dbg !442
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = distinct !DISubprogram(name: "multiply", scope: !1, file: !1, line: 13, type: !31, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !5, !33, !33, !40}
!33 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, elements: !38)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !{!39}
!39 = !DISubrange(count: -1)
!40 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !38)
!43 = !{}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !30, file: !1, line: 13, type: !5)
!45 = !DILocation(line: 13, column: 19, scope: !30)
!46 = !DILocalVariable(name: "a", arg: 2, scope: !30, file: !1, line: 13, type: !33)
!47 = !DILocation(line: 13, column: 35, scope: !30)
!48 = !DILocalVariable(name: "b", arg: 3, scope: !30, file: !1, line: 14, type: !33)
!49 = !DILocation(line: 14, column: 28, scope: !30)
!50 = !DILocalVariable(name: "c", arg: 4, scope: !30, file: !1, line: 14, type: !40)
!51 = !DILocation(line: 14, column: 53, scope: !30)
!52 = !DILocation(line: 13, column: 46, scope: !30)
!53 = !DILocation(line: 13, column: 49, scope: !30)
!54 = !DILocation(line: 14, column: 39, scope: !30)
!55 = !DILocation(line: 14, column: 42, scope: !30)
!56 = !DILocation(line: 14, column: 64, scope: !30)
!57 = !DILocation(line: 14, column: 67, scope: !30)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 15, type: !5)
!59 = distinct !DILexicalBlock(scope: !30, file: !1, line: 15, column: 3)
!60 = !DILocation(line: 15, column: 12, scope: !59)
!61 = !DILocation(line: 15, column: 8, scope: !59)
!62 = !DILocation(line: 15, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 15, column: 3)
!64 = !DILocation(line: 15, column: 23, scope: !63)
!65 = !DILocation(line: 15, column: 21, scope: !63)
!66 = !DILocation(line: 15, column: 3, scope: !59)
!67 = !DILocalVariable(name: "j", scope: !68, file: !1, line: 16, type: !5)
!68 = distinct !DILexicalBlock(scope: !63, file: !1, line: 16, column: 5)
!69 = !DILocation(line: 16, column: 14, scope: !68)
!70 = !DILocation(line: 16, column: 10, scope: !68)
!71 = !DILocation(line: 16, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !1, line: 16, column: 5)
!73 = !DILocation(line: 16, column: 25, scope: !72)
!74 = !DILocation(line: 16, column: 23, scope: !72)
!75 = !DILocation(line: 16, column: 5, scope: !68)
!76 = !DILocalVariable(name: "sum", scope: !77, file: !1, line: 17, type: !37)
!77 = distinct !DILexicalBlock(scope: !72, file: !1, line: 16, column: 33)
!78 = !DILocation(line: 17, column: 14, scope: !77)
!79 = !DILocalVariable(name: "k", scope: !80, file: !1, line: 19, type: !5)
!80 = distinct !DILexicalBlock(scope: !77, file: !1, line: 19, column: 7)
!81 = !DILocation(line: 19, column: 16, scope: !80)
!82 = !DILocation(line: 19, column: 12, scope: !80)
!83 = !DILocation(line: 19, column: 23, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !1, line: 19, column: 7)
!85 = !DILocation(line: 19, column: 27, scope: !84)
!86 = !DILocation(line: 19, column: 25, scope: !84)
!87 = !DILocation(line: 19, column: 7, scope: !80)
!88 = !DILocation(line: 20, column: 16, scope: !84)
!89 = !DILocation(line: 20, column: 18, scope: !84)
!90 = !DILocation(line: 20, column: 21, scope: !84)
!91 = !DILocation(line: 20, column: 26, scope: !84)
!92 = !DILocation(line: 20, column: 28, scope: !84)
!93 = !DILocation(line: 20, column: 31, scope: !84)
!94 = !DILocation(line: 20, column: 13, scope: !84)
!95 = !DILocation(line: 20, column: 9, scope: !84)
!96 = !DILocation(line: 19, column: 30, scope: !84)
!97 = !DILocation(line: 19, column: 7, scope: !84)
!98 = distinct !{!98, !87, !99, !100, !101, !102, !103, !104}
!99 = !DILocation(line: 20, column: 32, scope: !80)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.vectorize.width", i32 4}
!102 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!103 = !{!"llvm.loop.interleave.count", i32 2}
!104 = !{!"llvm.loop.vectorize.enable", i1 true}
!105 = !DILocation(line: 21, column: 17, scope: !77)
!106 = !DILocation(line: 21, column: 7, scope: !77)
!107 = !DILocation(line: 21, column: 9, scope: !77)
!108 = !DILocation(line: 21, column: 12, scope: !77)
!109 = !DILocation(line: 21, column: 15, scope: !77)
!110 = !DILocation(line: 22, column: 5, scope: !77)
!111 = !DILocation(line: 16, column: 28, scope: !72)
!112 = !DILocation(line: 16, column: 5, scope: !72)
!113 = distinct !{!113, !75, !114, !100}
!114 = !DILocation(line: 22, column: 5, scope: !68)
!115 = !DILocation(line: 15, column: 26, scope: !63)
!116 = !DILocation(line: 15, column: 3, scope: !63)
!117 = distinct !{!117, !66, !118, !100}
!118 = !DILocation(line: 22, column: 5, scope: !59)
!119 = !DILocation(line: 23, column: 1, scope: !30)
!120 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 25, type: !121, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!121 = !DISubroutineType(types: !122)
!122 = !{!10, !123, !123, !5}
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!126 = !DILocalVariable(name: "x", arg: 1, scope: !120, file: !1, line: 25, type: !123)
!127 = !DILocation(line: 25, column: 33, scope: !120)
!128 = !DILocalVariable(name: "y", arg: 2, scope: !120, file: !1, line: 25, type: !123)
!129 = !DILocation(line: 25, column: 58, scope: !120)
!130 = !DILocalVariable(name: "n", arg: 3, scope: !120, file: !1, line: 25, type: !5)
!131 = !DILocation(line: 25, column: 65, scope: !120)
!132 = !DILocalVariable(name: "sum", scope: !120, file: !1, line: 27, type: !10)
!133 = !DILocation(line: 27, column: 9, scope: !120)
!134 = !DILocalVariable(name: "i", scope: !135, file: !1, line: 28, type: !5)
!135 = distinct !DILexicalBlock(scope: !120, file: !1, line: 28, column: 3)
!136 = !DILocation(line: 28, column: 12, scope: !135)
!137 = !DILocation(line: 28, column: 8, scope: !135)
!138 = !DILocation(line: 28, column: 19, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !1, line: 28, column: 3)
!140 = !DILocation(line: 28, column: 23, scope: !139)
!141 = !DILocation(line: 28, column: 21, scope: !139)
!142 = !DILocation(line: 28, column: 3, scope: !135)
!143 = !DILocation(line: 29, column: 12, scope: !139)
!144 = !DILocation(line: 29, column: 14, scope: !139)
!145 = !DILocation(line: 29, column: 19, scope: !139)
!146 = !DILocation(line: 29, column: 21, scope: !139)
!147 = !DILocation(line: 29, column: 17, scope: !139)
!148 = !DILocation(line: 29, column: 9, scope: !139)
!149 = !DILocation(line: 29, column: 5, scope: !139)
!150 = !DILocation(line: 28, column: 26, scope: !139)
!151 = !DILocation(line: 28, column: 3, scope: !139)
!152 = distinct !{!152, !142, !153, !100}
!153 = !DILocation(line: 29, column: 22, scope: !135)
!154 = !DILocation(line: 30, column: 10, scope: !120)
!155 = !DILocation(line: 30, column: 3, scope: !120)
!156 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 33, type: !157, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!157 = !DISubroutineType(types: !158)
!158 = !{!8, !8, !8, !3}
!159 = !DILocalVariable(name: "a", arg: 1, scope: !156, file: !1, line: 33, type: !8)
!160 = !DILocation(line: 33, column: 13, scope: !156)
!161 = !DILocalVariable(name: "b", arg: 2, scope: !156, file: !1, line: 33, type: !8)
!162 = !DILocation(line: 33, column: 19, scope: !156)
!163 = !DILocalVariable(name: "mask", arg: 3, scope: !156, file: !1, line: 33, type: !3)
!164 = !DILocation(line: 33, column: 26, scope: !156)
!165 = !DILocalVariable(name: "bits", scope: !156, file: !1, line: 34, type: !3)
!166 = !DILocation(line: 34, column: 7, scope: !156)
!167 = !DILocation(line: 34, column: 15, scope: !156)
!168 = !DILocation(line: 34, column: 27, scope: !156)
!169 = !DILocation(line: 34, column: 22, scope: !156)
!170 = !DILocation(line: 34, column: 20, scope: !156)
!171 = !DILocation(line: 34, column: 34, scope: !156)
!172 = !DILocation(line: 34, column: 33, scope: !156)
!173 = !DILocation(line: 34, column: 46, scope: !156)
!174 = !DILocation(line: 34, column: 41, scope: !156)
!175 = !DILocation(line: 34, column: 39, scope: !156)
!176 = !DILocation(line: 34, column: 30, scope: !156)
!177 = !DILocalVariable(name: "result", scope: !156, file: !1, line: 35, type: !8)
!178 = !DILocation(line: 35, column: 6, scope: !156)
!179 = !DILocation(line: 35, column: 19, scope: !156)
!180 = !DILocation(line: 35, column: 15, scope: !156)
!181 = !DILocation(line: 35, column: 57, scope: !156)
!182 = !DILocation(line: 35, column: 60, scope: !156)
!183 = !DILocation(line: 35, column: 33, scope: !156)
!184 = !DILocation(line: 35, column: 31, scope: !156)
!185 = !DILocalVariable(name: "less", scope: !156, file: !1, line: 36, type: !3)
!186 = !DILocation(line: 36, column: 7, scope: !156)
!187 = !DILocation(line: 36, column: 14, scope: !156)
!188 = !DILocation(line: 36, column: 23, scope: !156)
!189 = !DILocation(line: 36, column: 21, scope: !156)
!190 = !DILocation(line: 37, column: 16, scope: !156)
!191 = !DILocation(line: 37, column: 28, scope: !156)
!192 = !DILocation(line: 37, column: 23, scope: !156)
!193 = !DILocation(line: 37, column: 21, scope: !156)
!194 = !DILocation(line: 37, column: 40, scope: !156)
!195 = !DILocation(line: 37, column: 39, scope: !156)
!196 = !DILocation(line: 37, column: 52, scope: !156)
!197 = !DILocation(line: 37, column: 47, scope: !156)
!198 = !DILocation(line: 37, column: 45, scope: !156)
!199 = !DILocation(line: 37, column: 36, scope: !156)
!200 = !DILocation(line: 37, column: 10, scope: !156)
!201 = !DILocation(line: 37, column: 3, scope: !156)
!202 = distinct !DISubprogram(name: "roots", scope: !1, file: !1, line: 40, type: !203, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!203 = !DISubroutineType(types: !204)
!204 = !{!205, !37, !37, !37}
!205 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!206 = !DILocalVariable(name: "a", arg: 1, scope: !202, file: !1, line: 40, type: !37)
!207 = !DILocation(line: 40, column: 29, scope: !202)
!208 = !DILocalVariable(name: "b", arg: 2, scope: !202, file: !1, line: 40, type: !37)
!209 = !DILocation(line: 40, column: 39, scope: !202)
!210 = !DILocalVariable(name: "c", arg: 3, scope: !202, file: !1, line: 40, type: !37)
!211 = !DILocation(line: 40, column: 49, scope: !202)
!212 = !DILocalVariable(name: "discriminant", scope: !202, file: !1, line: 41, type: !205)
!213 = !DILocation(line: 41, column: 18, scope: !202)
!214 = !DILocation(line: 41, column: 39, scope: !202)
!215 = !DILocation(line: 41, column: 43, scope: !202)
!216 = !DILocation(line: 41, column: 51, scope: !202)
!217 = !DILocation(line: 41, column: 49, scope: !202)
!218 = !DILocation(line: 41, column: 55, scope: !202)
!219 = !DILocation(line: 41, column: 53, scope: !202)
!220 = !DILocation(line: 41, column: 45, scope: !202)
!221 = !DILocation(line: 41, column: 33, scope: !202)
!222 = !DILocation(line: 42, column: 12, scope: !202)
!223 = !DILocation(line: 42, column: 11, scope: !202)
!224 = !DILocation(line: 42, column: 16, scope: !202)
!225 = !DILocation(line: 42, column: 14, scope: !202)
!226 = !DILocation(line: 42, column: 37, scope: !202)
!227 = !DILocation(line: 42, column: 35, scope: !202)
!228 = !DILocation(line: 42, column: 30, scope: !202)
!229 = !DILocation(line: 42, column: 3, scope: !202)
!230 = distinct !DISubprogram(name: "series", scope: !1, file: !1, line: 45, type: !231, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!231 = !DISubroutineType(types: !232)
!232 = !{!233, !233, !5}
!233 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!234 = !DILocalVariable(name: "x", arg: 1, scope: !230, file: !1, line: 45, type: !233)
!235 = !DILocation(line: 45, column: 32, scope: !230)
!236 = !DILocalVariable(name: "terms", arg: 2, scope: !230, file: !1, line: 45, type: !5)
!237 = !DILocation(line: 45, column: 39, scope: !230)
!238 = !DILocalVariable(name: "sum", scope: !230, file: !1, line: 46, type: !233)
!239 = !DILocation(line: 46, column: 15, scope: !230)
!240 = !DILocalVariable(name: "term", scope: !230, file: !1, line: 46, type: !233)
!241 = !DILocation(line: 46, column: 24, scope: !230)
!242 = !DILocalVariable(name: "i", scope: !243, file: !1, line: 47, type: !5)
!243 = distinct !DILexicalBlock(scope: !230, file: !1, line: 47, column: 3)
!244 = !DILocation(line: 47, column: 12, scope: !243)
!245 = !DILocation(line: 47, column: 8, scope: !243)
!246 = !DILocation(line: 47, column: 19, scope: !247)
!247 = distinct !DILexicalBlock(scope: !243, file: !1, line: 47, column: 3)
!248 = !DILocation(line: 47, column: 24, scope: !247)
!249 = !DILocation(line: 47, column: 21, scope: !247)
!250 = !DILocation(line: 47, column: 3, scope: !243)
!251 = !DILocation(line: 48, column: 12, scope: !252)
!252 = distinct !DILexicalBlock(scope: !247, file: !1, line: 47, column: 36)
!253 = !DILocation(line: 48, column: 9, scope: !252)
!254 = !DILocation(line: 49, column: 13, scope: !252)
!255 = !DILocation(line: 49, column: 17, scope: !252)
!256 = !DILocation(line: 49, column: 15, scope: !252)
!257 = !DILocation(line: 49, column: 10, scope: !252)
!258 = !DILocation(line: 50, column: 15, scope: !259)
!259 = distinct !DILexicalBlock(scope: !252, file: !1, line: 50, column: 9)
!260 = !DILocation(line: 50, column: 9, scope: !259)
!261 = !DILocation(line: 50, column: 21, scope: !259)
!262 = !DILocation(line: 51, column: 7, scope: !259)
!263 = !DILocation(line: 52, column: 3, scope: !252)
!264 = !DILocation(line: 47, column: 31, scope: !247)
!265 = !DILocation(line: 47, column: 3, scope: !247)
!266 = distinct !{!266, !250, !267, !100}
!267 = !DILocation(line: 52, column: 3, scope: !243)
!268 = !DILocation(line: 53, column: 16, scope: !230)
!269 = !DILocation(line: 53, column: 10, scope: !230)
!270 = !DILocation(line: 53, column: 34, scope: !230)
!271 = !DILocation(line: 53, column: 3, scope: !230)
!272 = distinct !DISubprogram(name: "half_mean", scope: !1, file: !1, line: 56, type: !273, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!273 = !DISubroutineType(types: !274)
!274 = !{!11, !275, !16}
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !276, size: 64)
!276 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!277 = !DILocalVariable(name: "values", arg: 1, scope: !272, file: !1, line: 56, type: !275)
!278 = !DILocation(line: 56, column: 36, scope: !272)
!279 = !DILocalVariable(name: "n", arg: 2, scope: !272, file: !1, line: 56, type: !16)
!280 = !DILocation(line: 56, column: 53, scope: !272)
!281 = !DILocalVariable(name: "sum", scope: !272, file: !1, line: 57, type: !10)
!282 = !DILocation(line: 57, column: 9, scope: !272)
!283 = !DILocalVariable(name: "i", scope: !284, file: !1, line: 59, type: !16)
!284 = distinct !DILexicalBlock(scope: !272, file: !1, line: 59, column: 3)
!285 = !DILocation(line: 59, column: 17, scope: !284)
!286 = !DILocation(line: 59, column: 8, scope: !284)
!287 = !DILocation(line: 59, column: 24, scope: !288)
!288 = distinct !DILexicalBlock(scope: !284, file: !1, line: 59, column: 3)
!289 = !DILocation(line: 59, column: 28, scope: !288)
!290 = !DILocation(line: 59, column: 26, scope: !288)
!291 = !DILocation(line: 59, column: 3, scope: !284)
!292 = !DILocation(line: 60, column: 12, scope: !288)
!293 = !DILocation(line: 60, column: 19, scope: !288)
!294 = !DILocation(line: 60, column: 9, scope: !288)
!295 = !DILocation(line: 60, column: 5, scope: !288)
!296 = !DILocation(line: 59, column: 31, scope: !288)
!297 = !DILocation(line: 59, column: 3, scope: !288)
!298 = distinct !{!298, !291, !299, !100, !300}
!299 = !DILocation(line: 60, column: 20, scope: !284)
!300 = !{!"llvm.loop.unroll.count", i32 4}
!301 = !DILocation(line: 61, column: 21, scope: !272)
!302 = !DILocation(line: 61, column: 34, scope: !272)
!303 = !DILocation(line: 61, column: 27, scope: !272)
!304 = !DILocation(line: 61, column: 25, scope: !272)
!305 = !DILocation(line: 61, column: 10, scope: !272)
!306 = !DILocation(line: 61, column: 3, scope: !272)
!307 = distinct !DISubprogram(name: "power", scope: !1, file: !1, line: 64, type: !308, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!308 = !DISubroutineType(types: !309)
!309 = !{!310, !310, !16}
!310 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!311 = !DILocalVariable(name: "base", arg: 1, scope: !307, file: !1, line: 64, type: !310)
!312 = !DILocation(line: 64, column: 43, scope: !307)
!313 = !DILocalVariable(name: "exponent", arg: 2, scope: !307, file: !1, line: 64, type: !16)
!314 = !DILocation(line: 64, column: 58, scope: !307)
!315 = !DILocalVariable(name: "result", scope: !307, file: !1, line: 65, type: !310)
!316 = !DILocation(line: 65, column: 21, scope: !307)
!317 = !DILocation(line: 66, column: 3, scope: !307)
!318 = !DILocation(line: 66, column: 10, scope: !319)
!319 = distinct !DILexicalBlock(scope: !320, file: !1, line: 66, column: 3)
!320 = distinct !DILexicalBlock(scope: !307, file: !1, line: 66, column: 3)
!321 = !DILocation(line: 66, column: 3, scope: !320)
!322 = !DILocation(line: 67, column: 9, scope: !323)
!323 = distinct !DILexicalBlock(scope: !319, file: !1, line: 67, column: 9)
!324 = !DILocation(line: 67, column: 18, scope: !323)
!325 = !DILocation(line: 68, column: 17, scope: !323)
!326 = !DILocation(line: 68, column: 14, scope: !323)
!327 = !DILocation(line: 68, column: 7, scope: !323)
!328 = !DILocation(line: 67, column: 20, scope: !323)
!329 = !DILocation(line: 66, column: 29, scope: !319)
!330 = !DILocation(line: 66, column: 44, scope: !319)
!331 = !DILocation(line: 66, column: 41, scope: !319)
!332 = !DILocation(line: 66, column: 3, scope: !319)
!333 = distinct !{!333, !321, !334, !100}
!334 = !DILocation(line: 68, column: 17, scope: !320)
!335 = !DILocation(line: 69, column: 10, scope: !307)
!336 = !DILocation(line: 69, column: 3, scope: !307)
!337 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 72, type: !338, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!338 = !DISubroutineType(types: !339)
!339 = !{!5, !340}
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 27, baseType: !341)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !15, line: 45, baseType: !342)
!342 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!343 = !DILocalVariable(name: "x", arg: 1, scope: !337, file: !1, line: 72, type: !340)
!344 = !DILocation(line: 72, column: 19, scope: !337)
!345 = !DILocation(line: 73, column: 31, scope: !337)
!346 = !DILocation(line: 73, column: 10, scope: !337)
!347 = !DILocation(line: 73, column: 52, scope: !337)
!348 = !DILocation(line: 73, column: 54, scope: !337)
!349 = !DILocation(line: 73, column: 36, scope: !337)
!350 = !DILocation(line: 73, column: 34, scope: !337)
!351 = !DILocation(line: 74, column: 43, scope: !337)
!352 = !DILocation(line: 74, column: 33, scope: !337)
!353 = !DILocation(line: 74, column: 15, scope: !337)
!354 = !DILocation(line: 73, column: 59, scope: !337)
!355 = !DILocation(line: 74, column: 73, scope: !337)
!356 = !DILocation(line: 74, column: 48, scope: !337)
!357 = !DILocation(line: 74, column: 46, scope: !337)
!358 = !DILocation(line: 73, column: 3, scope: !337)
!359 = distinct !DISubprogram(name: "odd_width", scope: !1, file: !1, line: 77, type: !360, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!360 = !DISubroutineType(types: !361)
!361 = !{!21, !21, !362}
!362 = !DIBasicType(name: "_BitInt(5)", size: 8, dataSize: 5, encoding: DW_ATE_signed)
!363 = !DILocalVariable(name: "x", arg: 1, scope: !359, file: !1, line: 77, type: !21)
!364 = !DILocation(line: 77, column: 53, scope: !359)
!365 = !DILocalVariable(name: "y", arg: 2, scope: !359, file: !1, line: 77, type: !362)
!366 = !DILocation(line: 77, column: 67, scope: !359)
!367 = !DILocation(line: 78, column: 11, scope: !359)
!368 = !DILocation(line: 78, column: 13, scope: !359)
!369 = !DILocation(line: 78, column: 43, scope: !359)
!370 = !DILocation(line: 78, column: 21, scope: !359)
!371 = !DILocation(line: 78, column: 45, scope: !359)
!372 = !DILocation(line: 78, column: 19, scope: !359)
!373 = !DILocation(line: 78, column: 3, scope: !359)
!374 = distinct !DISubprogram(name: "moving_average", scope: !1, file: !1, line: 81, type: !375, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!375 = !DISubroutineType(types: !376)
!376 = !{null, !377, !378, !5, !5}
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!379 = !DILocalVariable(name: "in", arg: 1, scope: !374, file: !1, line: 81, type: !377)
!380 = !DILocation(line: 81, column: 35, scope: !374)
!381 = !DILocalVariable(name: "out", arg: 2, scope: !374, file: !1, line: 81, type: !378)
!382 = !DILocation(line: 81, column: 47, scope: !374)
!383 = !DILocalVariable(name: "n", arg: 3, scope: !374, file: !1, line: 81, type: !5)
!384 = !DILocation(line: 81, column: 56, scope: !374)
!385 = !DILocalVariable(name: "window", arg: 4, scope: !374, file: !1, line: 81, type: !5)
!386 = !DILocation(line: 81, column: 63, scope: !374)
!387 = !DILocation(line: 82, column: 15, scope: !374)
!388 = !DILocation(line: 82, column: 3, scope: !374)
!389 = !DILocalVariable(name: "__vla_expr0", scope: !374, type: !342, flags: DIFlagArtificial)
!390 = !DILocation(line: 0, scope: !374)
!391 = !DILocalVariable(name: "ring", scope: !374, file: !1, line: 82, type: !392)
!392 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, elements: !393)
!393 = !{!394}
!394 = !DISubrange(count: !389)
!395 = !DILocation(line: 82, column: 10, scope: !374)
!396 = !DILocation(line: 83, column: 19, scope: !374)
!397 = !DILocation(line: 83, column: 3, scope: !374)
!398 = !DILocalVariable(name: "sum", scope: !374, file: !1, line: 84, type: !37)
!399 = !DILocation(line: 84, column: 10, scope: !374)
!400 = !DILocalVariable(name: "i", scope: !401, file: !1, line: 85, type: !5)
!401 = distinct !DILexicalBlock(scope: !374, file: !1, line: 85, column: 3)
!402 = !DILocation(line: 85, column: 12, scope: !401)
!403 = !DILocation(line: 85, column: 8, scope: !401)
!404 = !DILocation(line: 85, column: 19, scope: !405)
!405 = distinct !DILexicalBlock(scope: !401, file: !1, line: 85, column: 3)
!406 = !DILocation(line: 85, column: 23, scope: !405)
!407 = !DILocation(line: 85, column: 21, scope: !405)
!408 = !DILocation(line: 85, column: 3, scope: !401)
!409 = !DILocation(line: 86, column: 12, scope: !410)
!410 = distinct !DILexicalBlock(scope: !405, file: !1, line: 85, column: 31)
!411 = !DILocation(line: 86, column: 15, scope: !410)
!412 = !DILocation(line: 86, column: 25, scope: !410)
!413 = !DILocation(line: 86, column: 29, scope: !410)
!414 = !DILocation(line: 86, column: 27, scope: !410)
!415 = !DILocation(line: 86, column: 20, scope: !410)
!416 = !DILocation(line: 86, column: 18, scope: !410)
!417 = !DILocation(line: 86, column: 9, scope: !410)
!418 = !DILocation(line: 87, column: 24, scope: !410)
!419 = !DILocation(line: 87, column: 27, scope: !410)
!420 = !DILocation(line: 87, column: 10, scope: !410)
!421 = !DILocation(line: 87, column: 14, scope: !410)
!422 = !DILocation(line: 87, column: 12, scope: !410)
!423 = !DILocation(line: 87, column: 5, scope: !410)
!424 = !DILocation(line: 87, column: 22, scope: !410)
!425 = !DILocation(line: 88, column: 14, scope: !410)
!426 = !DILocation(line: 88, column: 21, scope: !410)
!427 = !DILocation(line: 88, column: 25, scope: !410)
!428 = !DILocation(line: 88, column: 23, scope: !410)
!429 = !DILocation(line: 88, column: 34, scope: !410)
!430 = !DILocation(line: 88, column: 36, scope: !410)
!431 = !DILocation(line: 88, column: 42, scope: !410)
!432 = !DILocation(line: 88, column: 20, scope: !410)
!433 = !DILocation(line: 88, column: 18, scope: !410)
!434 = !DILocation(line: 88, column: 5, scope: !410)
!435 = !DILocation(line: 88, column: 9, scope: !410)
!436 = !DILocation(line: 88, column: 12, scope: !410)
!437 = !DILocation(line: 89, column: 3, scope: !410)
!438 = !DILocation(line: 85, column: 26, scope: !405)
!439 = !DILocation(line: 85, column: 3, scope: !405)
!440 = distinct !{!440, !408, !441, !100}
!441 = !DILocation(line: 89, column: 3, scope: !401)
!442 = !DILocation(line: 90, column: 1, scope: !374)
