; ModuleID = 'c/concurrent.c'
source_filename = "c/concurrent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = dso_local global float 1.500000e+00, align 4, !dbg !0
@counters = internal global [8 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 16, !dbg !27
@lock = internal global i32 0, align 4, !dbg !23
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @stop, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @spread], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal void @stop() #0 !dbg !47 {
  fence seq_cst, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: nounwind uwtable
define dso_local i32 @with_lock(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #1 !dbg !52 {
    #dbg_value(ptr %0, !60, !DIExpression(), !65)
    #dbg_value(ptr %1, !61, !DIExpression(), !65)
    #dbg_value(i32 0, !62, !DIExpression(), !65)
  %3 = cmpxchg weak ptr @lock, i32 0, i32 1 acquire monotonic, align 4, !dbg !66
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !67
  br i1 %4, label %8, label %5, !dbg !66

5:                                                ; preds = %2, %5
    #dbg_value(i32 0, !62, !DIExpression(), !65)
  tail call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !68, !srcloc !70
  %6 = cmpxchg weak ptr @lock, i32 0, i32 1 acquire monotonic, align 4, !dbg !66
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !71
  br i1 %7, label %8, label %5, !dbg !66, !llvm.loop !72

8:                                                ; preds = %5, %2
    #dbg_value(ptr poison, !63, !DIExpression(), !65)
  %9 = tail call i32 %0(ptr noundef %1) #9, !dbg !76
    #dbg_value(ptr poison, !77, !DIExpression(), !83)
  store atomic i32 0, ptr @lock release, align 4, !dbg !85
    #dbg_value(ptr null, !63, !DIExpression(), !65)
  ret i32 %9, !dbg !86
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i64 @bump(i32 noundef %0, i64 noundef %1) local_unnamed_addr #2 !dbg !87 {
    #dbg_value(i32 %0, !91, !DIExpression(), !93)
    #dbg_value(i64 %1, !92, !DIExpression(), !93)
  switch i32 %0, label %19 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
    i32 6, label %15
    i32 7, label %17
  ], !dbg !94

3:                                                ; preds = %2
  %4 = atomicrmw add ptr @counters, i64 %1 seq_cst, align 16, !dbg !95
  br label %20, !dbg !97

5:                                                ; preds = %2
  %6 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @counters, i64 8), i64 %1 acq_rel, align 8, !dbg !98
  br label %20, !dbg !99

7:                                                ; preds = %2
  %8 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @counters, i64 16), i64 %1 monotonic, align 16, !dbg !100
  br label %20, !dbg !101

9:                                                ; preds = %2
  %10 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @counters, i64 24), i64 %1 seq_cst, align 8, !dbg !102
  br label %20, !dbg !103

11:                                               ; preds = %2
  %12 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @counters, i64 32), i64 %1 seq_cst, align 16, !dbg !104
  br label %20, !dbg !105

13:                                               ; preds = %2
  %14 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @counters, i64 40), i64 %1 acquire, align 8, !dbg !106
  br label %20, !dbg !107

15:                                               ; preds = %2
  %16 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @counters, i64 48), i64 %1 seq_cst, align 16, !dbg !108
  br label %20, !dbg !109

17:                                               ; preds = %2
  %18 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @counters, i64 56), i64 %1 monotonic, align 8, !dbg !110
  br label %20, !dbg !111

19:                                               ; preds = %2
  unreachable, !dbg !112

20:                                               ; preds = %17, %15, %13, %11, %9, %7, %5, %3
  %21 = phi i64 [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ %18, %17 ], !dbg !113
  ret i64 %21, !dbg !114
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @raise_level(float noundef %0) local_unnamed_addr #3 !dbg !115 {
    #dbg_value(float %0, !119, !DIExpression(), !121)
  %2 = load atomic i32, ptr @level monotonic, align 4, !dbg !122
    #dbg_value(i32 %2, !120, !DIExpression(), !121)
  br label %3, !dbg !123

3:                                                ; preds = %3, %1
  %4 = phi i32 [ %2, %1 ], [ %10, %3 ]
  %5 = bitcast i32 %4 to float, !dbg !121
    #dbg_value(float %5, !120, !DIExpression(), !121)
  %6 = fadd float %0, %5, !dbg !124
  %7 = bitcast float %6 to i32, !dbg !125
  %8 = cmpxchg ptr @level, i32 %4, i32 %7 seq_cst seq_cst, align 4, !dbg !125
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !126
  %10 = extractvalue { i32, i1 } %8, 0, !dbg !125
    #dbg_value(float poison, !120, !DIExpression(), !121)
  br i1 %9, label %11, label %3, !dbg !127, !llvm.loop !128

11:                                               ; preds = %3
  fence syncscope("singlethread") acquire, !dbg !130
  ret void, !dbg !131
}

; Function Attrs: nounwind uwtable
define dso_local i64 @cycles() local_unnamed_addr #1 !dbg !132 {
  %1 = tail call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !140, !srcloc !141
  %2 = extractvalue { i32, i32 } %1, 0, !dbg !142
  %3 = extractvalue { i32, i32 } %1, 1, !dbg !143
    #dbg_value(i32 %2, !136, !DIExpression(), !144)
    #dbg_value(i32 %3, !139, !DIExpression(), !144)
  %4 = zext i32 %3 to i64, !dbg !145
  %5 = shl nuw i64 %4, 32, !dbg !146
  %6 = zext i32 %2 to i64, !dbg !147
  %7 = or disjoint i64 %5, %6, !dbg !148
  ret i64 %7, !dbg !149
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @rotate(i32 noundef %0, i8 noundef zeroext %1) local_unnamed_addr #4 !dbg !150 {
    #dbg_value(i32 %0, !155, !DIExpression(), !157)
    #dbg_value(i8 %1, !156, !DIExpression(), !157)
  %3 = tail call i32 asm "roll $1, $0", "=r,{cx}I,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %1, i32 %0) #10, !dbg !158, !srcloc !159
    #dbg_value(i32 %3, !155, !DIExpression(), !157)
  ret i32 %3, !dbg !160
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @greatest_common_divisor(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !161 {
    #dbg_value(i32 %0, !165, !DIExpression(), !167)
    #dbg_value(i32 %1, !166, !DIExpression(), !167)
  %3 = icmp eq i32 %1, 0, !dbg !168
  br i1 %3, label %4, label %6, !dbg !170

4:                                                ; preds = %6, %2
  %5 = phi i32 [ %0, %2 ], [ %7, %6 ]
  ret i32 %5, !dbg !171

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %9, %6 ], [ %1, %2 ]
  %8 = phi i32 [ %7, %6 ], [ %0, %2 ]
    #dbg_value(i32 %7, !166, !DIExpression(), !167)
    #dbg_value(i32 %8, !165, !DIExpression(), !167)
  %9 = srem i32 %8, %7, !dbg !172
    #dbg_value(i32 %7, !165, !DIExpression(), !167)
    #dbg_value(i32 %9, !166, !DIExpression(), !167)
  %10 = icmp eq i32 %9, 0, !dbg !173
  br i1 %10, label %4, label %6, !dbg !174
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @spread(ptr noundef readonly captures(none) %0, i32 noundef %1) #6 section ".text.special" align 64 !dbg !175 {
    #dbg_value(ptr %0, !181, !DIExpression(), !187)
    #dbg_value(i32 %1, !182, !DIExpression(), !187)
  %3 = load i32, ptr %0, align 4, !dbg !188, !tbaa !43
    #dbg_value(i32 %3, !183, !DIExpression(), !187)
    #dbg_value(i32 %3, !184, !DIExpression(), !187)
    #dbg_value(i32 1, !185, !DIExpression(), !189)
  %4 = icmp sgt i32 %1, 1, !dbg !190
  br i1 %4, label %5, label %87, !dbg !192

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64, !dbg !193
  %7 = add nsw i64 %6, -1, !dbg !194
  %8 = icmp ult i32 %1, 5, !dbg !194
  br i1 %8, label %83, label %9, !dbg !194

9:                                                ; preds = %5
  %10 = icmp ult i32 %1, 33, !dbg !194
  br i1 %10, label %58, label %11, !dbg !194

11:                                               ; preds = %9
  %12 = and i64 %7, 28
  %13 = and i64 %7, -32
  %14 = insertelement <8 x i32> poison, i32 %3, i64 0
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %16, !dbg !194

16:                                               ; preds = %16, %11
  %17 = phi i64 [ 0, %11 ], [ %43, %16 ]
  %18 = phi <8 x i32> [ %15, %11 ], [ %39, %16 ]
  %19 = phi <8 x i32> [ %15, %11 ], [ %40, %16 ]
  %20 = phi <8 x i32> [ %15, %11 ], [ %41, %16 ]
  %21 = phi <8 x i32> [ %15, %11 ], [ %42, %16 ]
  %22 = phi <8 x i32> [ %15, %11 ], [ %35, %16 ]
  %23 = phi <8 x i32> [ %15, %11 ], [ %36, %16 ]
  %24 = phi <8 x i32> [ %15, %11 ], [ %37, %16 ]
  %25 = phi <8 x i32> [ %15, %11 ], [ %38, %16 ]
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !195
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4, !dbg !195
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 36, !dbg !195
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 68, !dbg !195
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 100, !dbg !195
  %31 = load <8 x i32>, ptr %27, align 4, !dbg !195, !tbaa !43
  %32 = load <8 x i32>, ptr %28, align 4, !dbg !195, !tbaa !43
  %33 = load <8 x i32>, ptr %29, align 4, !dbg !195, !tbaa !43
  %34 = load <8 x i32>, ptr %30, align 4, !dbg !195, !tbaa !43
  %35 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %31, <8 x i32> %22), !dbg !195
  %36 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %32, <8 x i32> %23), !dbg !195
  %37 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %33, <8 x i32> %24), !dbg !195
  %38 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %34, <8 x i32> %25), !dbg !195
  %39 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %31, <8 x i32> %18), !dbg !197
  %40 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %32, <8 x i32> %19), !dbg !197
  %41 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %33, <8 x i32> %20), !dbg !197
  %42 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %34, <8 x i32> %21), !dbg !197
  %43 = add nuw i64 %17, 32
  %44 = icmp eq i64 %43, %13, !dbg !198
  br i1 %44, label %45, label %16, !dbg !198, !llvm.loop !199

45:                                               ; preds = %16
  %46 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %39, <8 x i32> %40), !dbg !198
  %47 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %46, <8 x i32> %41), !dbg !198
  %48 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %47, <8 x i32> %42), !dbg !198
  %49 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %48), !dbg !198
  %50 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %35, <8 x i32> %36), !dbg !198
  %51 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %50, <8 x i32> %37), !dbg !198
  %52 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %51, <8 x i32> %38), !dbg !198
  %53 = tail call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %52), !dbg !198
  %54 = icmp eq i64 %7, %13, !dbg !198
  br i1 %54, label %87, label %55, !dbg !198

55:                                               ; preds = %45
  %56 = or disjoint i64 %13, 1
  %57 = icmp eq i64 %12, 0
  br i1 %57, label %83, label %58, !prof !202

58:                                               ; preds = %9, %55
  %59 = phi i64 [ %13, %55 ], [ 0, %9 ]
  %60 = phi i32 [ %49, %55 ], [ %3, %9 ]
  %61 = phi i32 [ %53, %55 ], [ %3, %9 ]
  %62 = and i64 %7, -4
  %63 = or disjoint i64 %62, 1
  %64 = insertelement <4 x i32> poison, i32 %60, i64 0
  %65 = shufflevector <4 x i32> %64, <4 x i32> poison, <4 x i32> zeroinitializer
  %66 = insertelement <4 x i32> poison, i32 %61, i64 0
  %67 = shufflevector <4 x i32> %66, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %68

68:                                               ; preds = %68, %58
  %69 = phi i64 [ %59, %58 ], [ %77, %68 ]
  %70 = phi <4 x i32> [ %65, %58 ], [ %76, %68 ]
  %71 = phi <4 x i32> [ %67, %58 ], [ %75, %68 ]
  %72 = getelementptr inbounds nuw i32, ptr %0, i64 %69, !dbg !195
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4, !dbg !195
  %74 = load <4 x i32>, ptr %73, align 4, !dbg !195, !tbaa !43
  %75 = tail call <4 x i32> @llvm.smin.v4i32(<4 x i32> %74, <4 x i32> %71), !dbg !195
  %76 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %74, <4 x i32> %70), !dbg !197
  %77 = add nuw i64 %69, 4
  %78 = icmp eq i64 %77, %62, !dbg !198
  br i1 %78, label %79, label %68, !dbg !198, !llvm.loop !203

79:                                               ; preds = %68
  %80 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %76), !dbg !198
  %81 = tail call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %75), !dbg !198
  %82 = icmp eq i64 %7, %62, !dbg !198
  br i1 %82, label %87, label %83, !dbg !198

83:                                               ; preds = %5, %55, %79
  %84 = phi i64 [ 1, %5 ], [ %56, %55 ], [ %63, %79 ]
  %85 = phi i32 [ %3, %5 ], [ %49, %55 ], [ %80, %79 ]
  %86 = phi i32 [ %3, %5 ], [ %53, %55 ], [ %81, %79 ]
  br label %93, !dbg !198

87:                                               ; preds = %93, %45, %79, %2
  %88 = phi i32 [ %3, %2 ], [ %81, %79 ], [ %53, %45 ], [ %99, %93 ], !dbg !187
  %89 = phi i32 [ %3, %2 ], [ %80, %79 ], [ %49, %45 ], [ %100, %93 ], !dbg !187
  %90 = sub i32 %89, %88, !dbg !204
  %91 = tail call i32 @greatest_common_divisor(i32 noundef %88, i32 noundef %89) #9, !dbg !205
  %92 = add nsw i32 %90, %91, !dbg !206
  ret i32 %92, !dbg !207

93:                                               ; preds = %83, %93
  %94 = phi i64 [ %101, %93 ], [ %84, %83 ]
  %95 = phi i32 [ %100, %93 ], [ %85, %83 ]
  %96 = phi i32 [ %99, %93 ], [ %86, %83 ]
    #dbg_value(i64 %94, !185, !DIExpression(), !189)
    #dbg_value(i32 %95, !184, !DIExpression(), !187)
    #dbg_value(i32 %96, !183, !DIExpression(), !187)
  %97 = getelementptr inbounds nuw i32, ptr %0, i64 %94, !dbg !195
  %98 = load i32, ptr %97, align 4, !dbg !195, !tbaa !43
  %99 = tail call i32 @llvm.smin.i32(i32 %98, i32 %96), !dbg !195
    #dbg_value(i32 %99, !183, !DIExpression(), !187)
  %100 = tail call i32 @llvm.smax.i32(i32 %98, i32 %95), !dbg !197
    #dbg_value(i32 %100, !184, !DIExpression(), !187)
  %101 = add nuw nsw i64 %94, 1, !dbg !208
    #dbg_value(i64 %101, !185, !DIExpression(), !189)
  %102 = icmp eq i64 %101, %6, !dbg !193
  br i1 %102, label %87, label %93, !dbg !198, !llvm.loop !209
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v8i32(<8 x i32>) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #8

attributes #0 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 10, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c/concurrent.c", directory: ".", checksumkind: CSK_MD5, checksum: "48f561cbd46a2adcdfcacef003a903ef")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !18, line: 27, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !20, line: 45, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !{!0, !23, !27}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 9, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 512, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!31 = !{!32}
!32 = !DISubrange(count: 8)
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!42 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C/C++ TBAA"}
!47 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 16, type: !48, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 17, column: 3, scope: !47)
!51 = !DILocation(line: 18, column: 1, scope: !47, atomGroup: 1, atomRank: 1)
!52 = distinct !DISubprogram(name: "with_lock", scope: !3, file: !3, line: 25, type: !53, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59, keyInstructions: true)
!53 = !DISubroutineType(types: !54)
!54 = !{!26, !55, !58}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DISubroutineType(types: !57)
!57 = !{!26, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!59 = !{!60, !61, !62, !63}
!60 = !DILocalVariable(name: "body", arg: 1, scope: !52, file: !3, line: 25, type: !55)
!61 = !DILocalVariable(name: "argument", arg: 2, scope: !52, file: !3, line: 25, type: !58)
!62 = !DILocalVariable(name: "expected", scope: !52, file: !3, line: 26, type: !26)
!63 = !DILocalVariable(name: "held", scope: !52, file: !3, line: 34, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!65 = !DILocation(line: 0, scope: !52)
!66 = !DILocation(line: 27, column: 11, scope: !52)
!67 = !DILocation(line: 27, column: 11, scope: !52, atomGroup: 19, atomRank: 3)
!68 = !DILocation(line: 31, column: 5, scope: !69, atomGroup: 6, atomRank: 1)
!69 = distinct !DILexicalBlock(scope: !52, file: !3, line: 28, column: 73)
!70 = !{i64 883}
!71 = !DILocation(line: 27, column: 11, scope: !52, atomGroup: 2, atomRank: 3)
!72 = distinct !{!72, !73, !74, !75}
!73 = !DILocation(line: 27, column: 3, scope: !52)
!74 = !DILocation(line: 33, column: 3, scope: !52)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 35, column: 10, scope: !52, atomGroup: 9, atomRank: 2)
!77 = !DILocalVariable(name: "held", arg: 1, scope: !78, file: !3, line: 20, type: !81)
!78 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 20, type: !79, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82, keyInstructions: true)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!82 = !{!77}
!83 = !DILocation(line: 0, scope: !78, inlinedAt: !84)
!84 = distinct !DILocation(line: 36, column: 1, scope: !52)
!85 = !DILocation(line: 21, column: 3, scope: !78, inlinedAt: !84, atomGroup: 1, atomRank: 1)
!86 = !DILocation(line: 36, column: 1, scope: !52, atomGroup: 9, atomRank: 1)
!87 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 38, type: !88, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90, keyInstructions: true)
!88 = !DISubroutineType(types: !89)
!89 = !{!17, !7, !17}
!90 = !{!91, !92}
!91 = !DILocalVariable(name: "which", arg: 1, scope: !87, file: !3, line: 38, type: !7)
!92 = !DILocalVariable(name: "by", arg: 2, scope: !87, file: !3, line: 38, type: !17)
!93 = !DILocation(line: 0, scope: !87)
!94 = !DILocation(line: 39, column: 3, scope: !87, atomGroup: 1, atomRank: 1)
!95 = !DILocation(line: 41, column: 12, scope: !96, atomGroup: 3, atomRank: 2)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 39, column: 18)
!97 = !DILocation(line: 41, column: 5, scope: !96, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 43, column: 12, scope: !96, atomGroup: 5, atomRank: 2)
!99 = !DILocation(line: 43, column: 5, scope: !96, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 45, column: 12, scope: !96, atomGroup: 7, atomRank: 2)
!101 = !DILocation(line: 45, column: 5, scope: !96, atomGroup: 6, atomRank: 1)
!102 = !DILocation(line: 47, column: 12, scope: !96, atomGroup: 9, atomRank: 2)
!103 = !DILocation(line: 47, column: 5, scope: !96, atomGroup: 8, atomRank: 1)
!104 = !DILocation(line: 49, column: 12, scope: !96, atomGroup: 11, atomRank: 2)
!105 = !DILocation(line: 49, column: 5, scope: !96, atomGroup: 10, atomRank: 1)
!106 = !DILocation(line: 51, column: 12, scope: !96, atomGroup: 13, atomRank: 2)
!107 = !DILocation(line: 51, column: 5, scope: !96, atomGroup: 12, atomRank: 1)
!108 = !DILocation(line: 53, column: 12, scope: !96, atomGroup: 15, atomRank: 2)
!109 = !DILocation(line: 53, column: 5, scope: !96, atomGroup: 14, atomRank: 1)
!110 = !DILocation(line: 55, column: 12, scope: !96, atomGroup: 17, atomRank: 2)
!111 = !DILocation(line: 55, column: 5, scope: !96, atomGroup: 16, atomRank: 1)
!112 = !DILocation(line: 57, column: 5, scope: !96)
!113 = !DILocation(line: 0, scope: !96)
!114 = !DILocation(line: 59, column: 1, scope: !87, atomGroup: 18, atomRank: 1)
!115 = distinct !DISubprogram(name: "raise_level", scope: !3, file: !3, line: 61, type: !116, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118, keyInstructions: true)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !34}
!118 = !{!119, !120}
!119 = !DILocalVariable(name: "by", arg: 1, scope: !115, file: !3, line: 61, type: !34)
!120 = !DILocalVariable(name: "old", scope: !115, file: !3, line: 62, type: !34)
!121 = !DILocation(line: 0, scope: !115)
!122 = !DILocation(line: 62, column: 15, scope: !115, atomGroup: 2, atomRank: 2)
!123 = !DILocation(line: 63, column: 3, scope: !115)
!124 = !DILocation(line: 63, column: 60, scope: !115, atomGroup: 3, atomRank: 2)
!125 = !DILocation(line: 63, column: 11, scope: !115)
!126 = !DILocation(line: 63, column: 11, scope: !115, atomGroup: 3, atomRank: 3)
!127 = !DILocation(line: 63, column: 3, scope: !115, atomGroup: 5, atomRank: 1)
!128 = distinct !{!128, !123, !129, !75}
!129 = !DILocation(line: 64, column: 5, scope: !115)
!130 = !DILocation(line: 65, column: 3, scope: !115)
!131 = !DILocation(line: 66, column: 1, scope: !115, atomGroup: 6, atomRank: 1)
!132 = distinct !DISubprogram(name: "cycles", scope: !3, file: !3, line: 69, type: !133, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !135, keyInstructions: true)
!133 = !DISubroutineType(types: !134)
!134 = !{!17}
!135 = !{!136, !139}
!136 = !DILocalVariable(name: "low", scope: !132, file: !3, line: 70, type: !137)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !18, line: 26, baseType: !138)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !20, line: 42, baseType: !7)
!139 = !DILocalVariable(name: "high", scope: !132, file: !3, line: 70, type: !137)
!140 = !DILocation(line: 71, column: 3, scope: !132, atomGroup: 1, atomRank: 1)
!141 = !{i64 2038}
!142 = !DILocation(line: 71, column: 3, scope: !132, atomGroup: 2, atomRank: 2)
!143 = !DILocation(line: 71, column: 3, scope: !132, atomGroup: 3, atomRank: 2)
!144 = !DILocation(line: 0, scope: !132)
!145 = !DILocation(line: 72, column: 10, scope: !132)
!146 = !DILocation(line: 72, column: 25, scope: !132)
!147 = !DILocation(line: 72, column: 33, scope: !132)
!148 = !DILocation(line: 72, column: 31, scope: !132, atomGroup: 5, atomRank: 2)
!149 = !DILocation(line: 72, column: 3, scope: !132, atomGroup: 5, atomRank: 1)
!150 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 75, type: !151, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !154, keyInstructions: true)
!151 = !DISubroutineType(types: !152)
!152 = !{!137, !137, !153}
!153 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!154 = !{!155, !156}
!155 = !DILocalVariable(name: "x", arg: 1, scope: !150, file: !3, line: 75, type: !137)
!156 = !DILocalVariable(name: "by", arg: 2, scope: !150, file: !3, line: 75, type: !153)
!157 = !DILocation(line: 0, scope: !150)
!158 = !DILocation(line: 76, column: 3, scope: !150, atomGroup: 1, atomRank: 1)
!159 = !{i64 2170}
!160 = !DILocation(line: 77, column: 3, scope: !150, atomGroup: 3, atomRank: 1)
!161 = distinct !DISubprogram(name: "gcd", scope: !3, file: !3, line: 81, type: !162, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164, keyInstructions: true)
!162 = !DISubroutineType(types: !163)
!163 = !{!26, !26, !26}
!164 = !{!165, !166}
!165 = !DILocalVariable(name: "a", arg: 1, scope: !161, file: !3, line: 81, type: !26)
!166 = !DILocalVariable(name: "b", arg: 2, scope: !161, file: !3, line: 81, type: !26)
!167 = !DILocation(line: 0, scope: !161)
!168 = !DILocation(line: 82, column: 9, scope: !169, atomGroup: 20, atomRank: 2)
!169 = distinct !DILexicalBlock(scope: !161, file: !3, line: 82, column: 7)
!170 = !DILocation(line: 82, column: 9, scope: !169, atomGroup: 20, atomRank: 1)
!171 = !DILocation(line: 85, column: 1, scope: !161, atomGroup: 4, atomRank: 1)
!172 = !DILocation(line: 84, column: 45, scope: !161)
!173 = !DILocation(line: 82, column: 9, scope: !169, atomGroup: 1, atomRank: 2)
!174 = !DILocation(line: 82, column: 9, scope: !169, atomGroup: 1, atomRank: 1)
!175 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 90, type: !176, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !180, keyInstructions: true)
!176 = !DISubroutineType(types: !177)
!177 = !{!26, !178, !26}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!179 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!180 = !{!181, !182, !183, !184, !185}
!181 = !DILocalVariable(name: "values", arg: 1, scope: !175, file: !3, line: 90, type: !178)
!182 = !DILocalVariable(name: "n", arg: 2, scope: !175, file: !3, line: 90, type: !26)
!183 = !DILocalVariable(name: "least", scope: !175, file: !3, line: 91, type: !26)
!184 = !DILocalVariable(name: "most", scope: !175, file: !3, line: 91, type: !26)
!185 = !DILocalVariable(name: "i", scope: !186, file: !3, line: 92, type: !26)
!186 = distinct !DILexicalBlock(scope: !175, file: !3, line: 92, column: 3)
!187 = !DILocation(line: 0, scope: !175)
!188 = !DILocation(line: 91, column: 15, scope: !175, atomGroup: 1, atomRank: 2)
!189 = !DILocation(line: 0, scope: !186)
!190 = !DILocation(line: 92, column: 21, scope: !191, atomGroup: 21, atomRank: 1)
!191 = distinct !DILexicalBlock(scope: !186, file: !3, line: 92, column: 3)
!192 = !DILocation(line: 92, column: 3, scope: !186, atomGroup: 22, atomRank: 1)
!193 = !DILocation(line: 92, column: 21, scope: !191, atomGroup: 4, atomRank: 1)
!194 = !DILocation(line: 92, column: 3, scope: !186)
!195 = !DILocation(line: 93, column: 13, scope: !196)
!196 = distinct !DILexicalBlock(scope: !191, file: !3, line: 92, column: 31)
!197 = !DILocation(line: 94, column: 12, scope: !196, atomGroup: 9, atomRank: 1)
!198 = !DILocation(line: 92, column: 3, scope: !186, atomGroup: 5, atomRank: 1)
!199 = distinct !{!199, !75, !200, !201}
!200 = !{!"llvm.loop.isvectorized", i32 1}
!201 = !{!"llvm.loop.unroll.runtime.disable"}
!202 = !{!"branch_weights", i32 4, i32 28}
!203 = distinct !{!203, !75, !200, !201}
!204 = !DILocation(line: 96, column: 15, scope: !175)
!205 = !DILocation(line: 96, column: 25, scope: !175)
!206 = !DILocation(line: 96, column: 23, scope: !175, atomGroup: 13, atomRank: 2)
!207 = !DILocation(line: 96, column: 3, scope: !175, atomGroup: 13, atomRank: 1)
!208 = !DILocation(line: 92, column: 26, scope: !191, atomGroup: 10, atomRank: 2)
!209 = distinct !{!209, !75, !201, !200}
