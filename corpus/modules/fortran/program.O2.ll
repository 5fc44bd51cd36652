; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclX28612C2069302C2031782C2066382E3329 = comdat any

$_QQclX6bb58657993096522d7e2d21392a2b12 = comdat any

$_QQclX6C6173743A20 = comdat any

$_QQclX6C6F7720 = comdat any

$_QQclX3D3D3D = comdat any

@state_ = common local_unnamed_addr global [8 x i8] zeroinitializer, align 4
@_QQclX28612C2069302C2031782C2066382E3329 = linkonce constant [17 x i8] c"(a, i0, 1x, f8.3)", comdat
@_QQclX6bb58657993096522d7e2d21392a2b12 = linkonce constant [35 x i8] c"/tmp/palindrome-corpus/program.f90\00", comdat
@_QQclX6C6173743A20 = linkonce constant [6 x i8] c"last: ", comdat
@_QQclX6C6F7720 = linkonce local_unnamed_addr constant [4 x i8] c"low ", comdat
@_QQclX3D3D3D = linkonce local_unnamed_addr constant [3 x i8] c"===", comdat

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

define void @_QQmain() local_unnamed_addr #1 {
  %1 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %3 = alloca [20 x i8], align 4
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8
  %6 = alloca i64, align 8
  store i32 42, ptr @state_, align 4, !tbaa !4
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !tbaa !11
  store i64 1, ptr %6, align 8, !tbaa !13
  %7 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 2, ptr %6, align 8, !tbaa !13
  %8 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 3, ptr %6, align 8, !tbaa !13
  %9 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 4, ptr %6, align 8, !tbaa !13
  %10 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 5, ptr %6, align 8, !tbaa !13
  %11 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 6, ptr %6, align 8, !tbaa !13
  %12 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 7, ptr %6, align 8, !tbaa !13
  %13 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 8, ptr %6, align 8, !tbaa !13
  %14 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 9, ptr %6, align 8, !tbaa !13
  %15 = call fastcc i64 @_QFPfactorial(ptr %6)
  store i64 10, ptr %6, align 8, !tbaa !13
  %16 = call fastcc i64 @_QFPfactorial(ptr %6)
  %17 = tail call ptr @_FortranAioBeginExternalFormattedOutput(ptr nonnull @_QQclX28612C2069302C2031782C2066382E3329, i64 17, ptr null, i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 26) #8
  %18 = tail call i1 @_FortranAioOutputAscii(ptr %17, ptr nonnull @_QQclX6C6173743A20, i64 6) #8
  %19 = tail call i1 @_FortranAioOutputInteger64(ptr %17, i64 %16) #8
  %20 = tail call contract double @hypot(double 3.000000e+00, double 4.000000e+00)
  %21 = tail call i1 @_FortranAioOutputReal64(ptr %17, double %20) #8
  %22 = tail call i32 @_FortranAioEndIoStatement(ptr %17) #8
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %2, i64 8
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %2, i64 16
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %2, i64 20
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 20
  %.fca.1.gep23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.fca.2.gep25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %.fca.3.gep27 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %.sroa.242.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.343.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 16
  %.sroa.444.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 20
  %23 = load i32, ptr @_QQclX6C6F7720, align 1
  %scevgep67 = getelementptr inbounds nuw i8, ptr %3, i64 5
  %.pre69 = load i32, ptr @state_, align 4, !tbaa !15
  %.sroa.2.0..sroa_idx68 = getelementptr inbounds nuw i8, ptr %3, i64 4
  br label %24

24:                                               ; preds = %0, %.loopexit
  %25 = phi i32 [ %.pre69, %0 ], [ %51, %.loopexit ]
  %.064 = phi i32 [ 100, %0 ], [ %52, %.loopexit ]
  %26 = shl i32 %25, 3
  %27 = mul i32 %25, 17
  %28 = add i32 %27, 5
  %29 = srem i32 %28, 10007
  %30 = xor i32 %29, %26
  store i32 %30, ptr @state_, align 4, !tbaa !15
  %31 = srem i32 %30, 7
  %32 = icmp slt i32 %30, 0
  %33 = icmp ne i32 %31, 0
  %34 = and i1 %32, %33
  %35 = add nsw i32 %31, 7
  %36 = select i1 %34, i32 %35, i32 %31
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %.loopexit, label %38

38:                                               ; preds = %24
  %or.cond = icmp ult i32 %36, 4
  br i1 %or.cond, label %.loopexit.loopexit, label %39

39:                                               ; preds = %38
  %40 = icmp eq i32 %36, 6
  br i1 %40, label %.thread, label %44

.loopexit.loopexit:                               ; preds = %38
  %41 = trunc i32 %30 to i8
  %42 = and i8 %41, 15
  %43 = add nuw nsw i8 %42, 97
  store i32 %23, ptr %3, align 4
  store i8 %43, ptr %.sroa.2.0..sroa_idx68, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %scevgep67, i8 32, i64 15, i1 false), !tbaa !21
  br label %.loopexit

.thread:                                          ; preds = %39
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !tbaa !11
  br label %55

44:                                               ; preds = %39
  store ptr %3, ptr %2, align 8, !tbaa !23
  store i64 20, ptr %.fca.1.gep, align 8, !tbaa !23
  store i32 20240719, ptr %.fca.2.gep, align 8, !tbaa !23
  store <4 x i8> <i8 0, i8 40, i8 0, i8 0>, ptr %.fca.3.gep, align 4, !tbaa !23
  store ptr null, ptr %4, align 8, !tbaa !23
  store i64 20, ptr %.sroa.2.0..sroa_idx, align 8, !tbaa !23
  store i32 20240719, ptr %.sroa.3.0..sroa_idx, align 8, !tbaa !23
  store <4 x i8> <i8 0, i8 40, i8 2, i8 0>, ptr %.sroa.4.0..sroa_idx, align 4, !tbaa !23
  call void @_FortranAAdjustl(ptr nonnull %4, ptr nonnull %2, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39)
  %.sroa.018.0.copyload = load ptr, ptr %4, align 8, !tbaa !23
  store ptr %.sroa.018.0.copyload, ptr %1, align 8, !tbaa !23
  store i64 20, ptr %.fca.1.gep23, align 8, !tbaa !23
  store i32 20240719, ptr %.fca.2.gep25, align 8, !tbaa !23
  store <4 x i8> <i8 0, i8 40, i8 0, i8 0>, ptr %.fca.3.gep27, align 4, !tbaa !23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  store i32 20240719, ptr %.sroa.343.0..sroa_idx, align 8, !tbaa !23
  store <4 x i8> <i8 0, i8 40, i8 2, i8 0>, ptr %.sroa.444.0..sroa_idx, align 4, !tbaa !23
  call void @_FortranATrim(ptr nonnull %5, ptr nonnull %1, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39)
  %.sroa.048.0.copyload = load ptr, ptr %5, align 8, !tbaa !23
  %.sroa.249.0.copyload = load i64, ptr %.sroa.242.0..sroa_idx, align 8, !tbaa !23
  call void @free(ptr %.sroa.018.0.copyload)
  %45 = add i64 %.sroa.249.0.copyload, 3
  %46 = alloca i8, i64 %45, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %46, ptr noundef nonnull align 1 dereferenceable(3) @_QQclX3D3D3D, i64 3, i1 false)
  %47 = icmp sgt i64 %.sroa.249.0.copyload, 0
  br i1 %47, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %44
  %scevgep = getelementptr i8, ptr %46, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %scevgep, ptr align 1 %.sroa.048.0.copyload, i64 %.sroa.249.0.copyload, i1 false), !tbaa !13
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph.preheader, %44
  %48 = call i64 @llvm.smin.i64(i64 %45, i64 20)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %3, ptr nonnull align 1 %46, i64 %48, i1 false)
  %49 = sub i64 20, %48
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %.lr.ph62.preheader, label %._crit_edge63

.lr.ph62.preheader:                               ; preds = %._crit_edge
  %scevgep66 = getelementptr i8, ptr %3, i64 %48
  call void @llvm.memset.p0.i64(ptr align 1 %scevgep66, i8 32, i64 %49, i1 false), !tbaa !21
  br label %._crit_edge63

._crit_edge63:                                    ; preds = %.lr.ph62.preheader, %._crit_edge
  call void @free(ptr %.sroa.048.0.copyload)
  %.pre = load i32, ptr @state_, align 4, !tbaa !15
  br label %.loopexit

.loopexit:                                        ; preds = %.loopexit.loopexit, %24, %._crit_edge63
  %51 = phi i32 [ %30, %.loopexit.loopexit ], [ %30, %24 ], [ %.pre, %._crit_edge63 ]
  %52 = add nsw i32 %.064, -1
  %53 = icmp samesign ugt i32 %.064, 1
  br i1 %53, label %24, label %54

54:                                               ; preds = %.loopexit
  %.pr = load i32, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !tbaa !11
  %.not58 = icmp eq i32 %.pr, 0
  br i1 %.not58, label %_QFPreport.exit, label %55

55:                                               ; preds = %.thread, %54
  %56 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 42) #8
  %57 = call i1 @_FortranAioOutputAscii(ptr %56, ptr nonnull %3, i64 20) #8
  %58 = load i32, ptr @state_, align 4, !tbaa !4
  %59 = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %58)
  %60 = call i1 @_FortranAioOutputInteger32(ptr %56, i32 %59) #8
  %61 = load i32, ptr @state_, align 4, !tbaa !4
  %62 = lshr i32 %61, 2
  %63 = call i1 @_FortranAioOutputInteger32(ptr %56, i32 %62) #8
  %64 = call i32 @_FortranAioEndIoStatement(ptr %56) #8
  %.pre70 = load i32, ptr @state_, align 4, !tbaa !4
  br label %_QFPreport.exit

_QFPreport.exit:                                  ; preds = %54, %55
  %65 = phi i32 [ %51, %54 ], [ %.pre70, %55 ]
  %66 = sitofp i32 %65 to float
  %67 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 60) #8
  %68 = call i32 @llvm.lround.i32.f32(float %66)
  %69 = call i1 @_FortranAioOutputInteger32(ptr %67, i32 %68) #8
  %70 = call i1 @_FortranAioOutputReal32(ptr %67, float %66) #8
  %71 = call i32 @_FortranAExponent4_4(float %66)
  %72 = call i1 @_FortranAioOutputInteger32(ptr %67, i32 %71) #8
  %73 = call i32 @_FortranAioEndIoStatement(ptr %67) #8
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @_QFPfactorial(ptr noalias nonnull readonly captures(none) %0) unnamed_addr #2 {
  %2 = alloca i64, align 8
  %3 = load i64, ptr %0, align 8, !tbaa !25
  %4 = icmp sgt i64 %3, 1
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = add nsw i64 %3, -1
  store i64 %6, ptr %2, align 8, !tbaa !31
  %7 = call fastcc i64 @_QFPfactorial(ptr %2)
  %8 = mul i64 %7, %3
  br label %9

9:                                                ; preds = %5, %1
  %.0 = phi i64 [ %8, %5 ], [ 1, %1 ]
  ret i64 %.0
}

declare ptr @_FortranAioBeginExternalFormattedOutput(ptr, i64, ptr, i32, ptr, i32) local_unnamed_addr

declare zeroext i1 @_FortranAioOutputAscii(ptr, ptr, i64) local_unnamed_addr

declare zeroext i1 @_FortranAioOutputInteger64(ptr, i64) local_unnamed_addr

declare zeroext i1 @_FortranAioOutputReal64(ptr, double) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @hypot(double, double) local_unnamed_addr #3

declare i32 @_FortranAioEndIoStatement(ptr) local_unnamed_addr

declare void @_FortranAAdjustl(ptr, ptr, ptr, i32) local_unnamed_addr

declare ptr @_FortranAioBeginExternalListOutput(i32, ptr, i32) local_unnamed_addr

declare zeroext i1 @_FortranAioOutputInteger32(ptr, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.lround.i32.f32(float) #4

declare zeroext i1 @_FortranAioOutputReal32(ptr, float) local_unnamed_addr

declare i32 @_FortranAExponent4_4(float) local_unnamed_addr

declare void @_FortranAProgramStart(i32, ptr, ptr, ptr) local_unnamed_addr

declare void @_FortranAProgramEndStatement() local_unnamed_addr

define noundef i32 @main(i32 %0, ptr %1, ptr %2) local_unnamed_addr #1 {
  tail call void @_FortranAProgramStart(i32 %0, ptr %1, ptr %2, ptr null)
  tail call void @_QQmain()
  tail call void @_FortranAProgramEndStatement()
  ret i32 0
}

declare void @_FortranATrim(ptr, ptr, ptr, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { "target-cpu"="x86-64" }
attributes #2 = { nofree nosync nounwind memory(argmem: read) "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"global data/state_/bytes_0_to_3", !6, i64 0}
!6 = !{!"global data/state_", !7, i64 0}
!7 = !{!"global data", !8, i64 0}
!8 = !{!"any data access", !9, i64 0}
!9 = !{!"any access", !10, i64 0}
!10 = !{!"Flang function root _QQmain"}
!11 = !{!12, !12, i64 0}
!12 = !{!"global data/state_/bytes_4_to_7", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"allocated data", !8, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"dummy arg data/_QFFstepEx", !17, i64 0}
!17 = !{!"dummy arg data", !18, i64 0}
!18 = !{!"any data access", !19, i64 0}
!19 = !{!"any access", !20, i64 0}
!20 = !{!"Flang function root _QFPstep"}
!21 = !{!22, !22, i64 0}
!22 = !{!"allocated data/_QFEtext", !14, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"descriptor member", !9, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"dummy arg data/_QFFfactorialEn", !27, i64 0}
!27 = !{!"dummy arg data", !28, i64 0}
!28 = !{!"any data access", !29, i64 0}
!29 = !{!"any access", !30, i64 0}
!30 = !{!"Flang function root _QFPfactorial"}
!31 = !{!32, !32, i64 0}
!32 = !{!"allocated data", !28, i64 0}
