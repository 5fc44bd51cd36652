; ModuleID = 'c/concurrent.c'
source_filename = "c/concurrent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = dso_local global float 1.500000e+00, align 4
@counters = internal global [8 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], align 16
@lock = internal global i32 0, align 4
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @stop, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @spread], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal void @stop() #0 {
  fence seq_cst
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @with_lock(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = cmpxchg weak ptr @lock, i32 0, i32 1 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %8, label %5

5:                                                ; preds = %2, %5
  tail call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !srcloc !9
  %6 = cmpxchg weak ptr @lock, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %5, !llvm.loop !10

8:                                                ; preds = %5, %2
  %9 = tail call i32 %0(ptr noundef %1) #9
  store atomic i32 0, ptr @lock release, align 4
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i64 @bump(i32 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  switch i32 %0, label %19 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
    i32 6, label %15
    i32 7, label %17
  ]

3:                                                ; preds = %2
  %4 = atomicrmw add ptr @counters, i64 %1 seq_cst, align 16
  br label %20

5:                                                ; preds = %2
  %6 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @counters, i64 8), i64 %1 acq_rel, align 8
  br label %20

7:                                                ; preds = %2
  %8 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @counters, i64 16), i64 %1 monotonic, align 16
  br label %20

9:                                                ; preds = %2
  %10 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @counters, i64 24), i64 %1 seq_cst, align 8
  br label %20

11:                                               ; preds = %2
  %12 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @counters, i64 32), i64 %1 seq_cst, align 16
  br label %20

13:                                               ; preds = %2
  %14 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @counters, i64 40), i64 %1 acquire, align 8
  br label %20

15:                                               ; preds = %2
  %16 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @counters, i64 48), i64 %1 seq_cst, align 16
  br label %20

17:                                               ; preds = %2
  %18 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @counters, i64 56), i64 %1 monotonic, align 8
  br label %20

19:                                               ; preds = %2
  unreachable

20:                                               ; preds = %17, %15, %13, %11, %9, %7, %5, %3
  %21 = phi i64 [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ %18, %17 ]
  ret i64 %21
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @raise_level(float noundef %0) local_unnamed_addr #3 {
  %2 = load atomic i32, ptr @level monotonic, align 4
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i32 [ %2, %1 ], [ %10, %3 ]
  %5 = bitcast i32 %4 to float
  %6 = fadd float %0, %5
  %7 = bitcast float %6 to i32
  %8 = cmpxchg ptr @level, i32 %4, i32 %7 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  br i1 %9, label %11, label %3, !llvm.loop !12

11:                                               ; preds = %3
  fence syncscope("singlethread") acquire
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i64 @cycles() local_unnamed_addr #1 {
  %1 = tail call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #9, !srcloc !13
  %2 = extractvalue { i32, i32 } %1, 0
  %3 = extractvalue { i32, i32 } %1, 1
  %4 = zext i32 %3 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %2 to i64
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @rotate(i32 noundef %0, i8 noundef zeroext %1) local_unnamed_addr #4 {
  %3 = tail call i32 asm "roll $1, $0", "=r,{cx}I,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %1, i32 %0) #10, !srcloc !14
  ret i32 %3
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @greatest_common_divisor(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ %0, %2 ], [ %7, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %9, %6 ], [ %1, %2 ]
  %8 = phi i32 [ %7, %6 ], [ %0, %2 ]
  %9 = srem i32 %8, %7
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %4, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @spread(ptr noundef readonly captures(none) %0, i32 noundef %1) #6 section ".text.special" align 64 {
  %3 = load i32, ptr %0, align 4, !tbaa !5
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %87

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = add nsw i64 %6, -1
  %8 = icmp ult i32 %1, 5
  br i1 %8, label %83, label %9

9:                                                ; preds = %5
  %10 = icmp ult i32 %1, 33
  br i1 %10, label %58, label %11

11:                                               ; preds = %9
  %12 = and i64 %7, 28
  %13 = and i64 %7, -32
  %14 = insertelement <8 x i32> poison, i32 %3, i64 0
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %16

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
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 68
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 100
  %31 = load <8 x i32>, ptr %27, align 4, !tbaa !5
  %32 = load <8 x i32>, ptr %28, align 4, !tbaa !5
  %33 = load <8 x i32>, ptr %29, align 4, !tbaa !5
  %34 = load <8 x i32>, ptr %30, align 4, !tbaa !5
  %35 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %31, <8 x i32> %22)
  %36 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %32, <8 x i32> %23)
  %37 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %33, <8 x i32> %24)
  %38 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %34, <8 x i32> %25)
  %39 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %31, <8 x i32> %18)
  %40 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %32, <8 x i32> %19)
  %41 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %33, <8 x i32> %20)
  %42 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %34, <8 x i32> %21)
  %43 = add nuw i64 %17, 32
  %44 = icmp eq i64 %43, %13
  br i1 %44, label %45, label %16, !llvm.loop !15

45:                                               ; preds = %16
  %46 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %39, <8 x i32> %40)
  %47 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %46, <8 x i32> %41)
  %48 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %47, <8 x i32> %42)
  %49 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %48)
  %50 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %35, <8 x i32> %36)
  %51 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %50, <8 x i32> %37)
  %52 = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %51, <8 x i32> %38)
  %53 = tail call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %52)
  %54 = icmp eq i64 %7, %13
  br i1 %54, label %87, label %55

55:                                               ; preds = %45
  %56 = or disjoint i64 %13, 1
  %57 = icmp eq i64 %12, 0
  br i1 %57, label %83, label %58, !prof !18

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
  %72 = getelementptr inbounds nuw i32, ptr %0, i64 %69
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %74 = load <4 x i32>, ptr %73, align 4, !tbaa !5
  %75 = tail call <4 x i32> @llvm.smin.v4i32(<4 x i32> %74, <4 x i32> %71)
  %76 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %74, <4 x i32> %70)
  %77 = add nuw i64 %69, 4
  %78 = icmp eq i64 %77, %62
  br i1 %78, label %79, label %68, !llvm.loop !19

79:                                               ; preds = %68
  %80 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %76)
  %81 = tail call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %75)
  %82 = icmp eq i64 %7, %62
  br i1 %82, label %87, label %83

83:                                               ; preds = %5, %55, %79
  %84 = phi i64 [ 1, %5 ], [ %56, %55 ], [ %63, %79 ]
  %85 = phi i32 [ %3, %5 ], [ %49, %55 ], [ %80, %79 ]
  %86 = phi i32 [ %3, %5 ], [ %53, %55 ], [ %81, %79 ]
  br label %93

87:                                               ; preds = %93, %45, %79, %2
  %88 = phi i32 [ %3, %2 ], [ %81, %79 ], [ %53, %45 ], [ %99, %93 ]
  %89 = phi i32 [ %3, %2 ], [ %80, %79 ], [ %49, %45 ], [ %100, %93 ]
  %90 = sub i32 %89, %88
  %91 = tail call i32 @greatest_common_divisor(i32 noundef %88, i32 noundef %89) #9
  %92 = add nsw i32 %90, %91
  ret i32 %92

93:                                               ; preds = %83, %93
  %94 = phi i64 [ %101, %93 ], [ %84, %83 ]
  %95 = phi i32 [ %100, %93 ], [ %85, %83 ]
  %96 = phi i32 [ %99, %93 ], [ %86, %83 ]
  %97 = getelementptr inbounds nuw i32, ptr %0, i64 %94
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = tail call i32 @llvm.smin.i32(i32 %98, i32 %96)
  %100 = tail call i32 @llvm.smax.i32(i32 %98, i32 %95)
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %6
  br i1 %102, label %87, label %93, !llvm.loop !20
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
!9 = !{i64 883}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{i64 2038}
!14 = !{i64 2170}
!15 = distinct !{!15, !11, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = !{!"branch_weights", i32 4, i32 28}
!19 = distinct !{!19, !11, !16, !17}
!20 = distinct !{!20, !11, !17, !16}
