; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclX28612C2069302C2031782C2066382E3329 = comdat any

$_QQclX6bb58657993096522d7e2d21392a2b12 = comdat any

$_QQclX6C6173743A20 = comdat any

$_QQclX6C6F7720 = comdat any

$_QQclX3D3D3D = comdat any

@state_ = common local_unnamed_addr global [8 x i8] zeroinitializer, align 4, !dbg !0, !dbg !9
@_QQclX28612C2069302C2031782C2066382E3329 = linkonce constant [17 x i8] c"(a, i0, 1x, f8.3)", comdat
@_QQclX6bb58657993096522d7e2d21392a2b12 = linkonce constant [35 x i8] c"/tmp/palindrome-corpus/program.f90\00", comdat
@_QQclX6C6173743A20 = linkonce constant [6 x i8] c"last: ", comdat
@_QQclX6C6F7720 = linkonce local_unnamed_addr constant [4 x i8] c"low ", comdat
@_QQclX3D3D3D = linkonce local_unnamed_addr constant [3 x i8] c"===", comdat

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

define void @_QQmain() local_unnamed_addr #1 !dbg !3 {
  %1 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %3 = alloca [20 x i8], align 4, !dbg !27
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %6 = alloca i64, align 8, !dbg !28
    #dbg_declare(ptr %3, !29, !DIExpression(), !27)
  store i32 42, ptr @state_, align 4, !dbg !31, !tbaa !32
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !39, !tbaa !40
    #dbg_value(i64 1, !42, !DIExpression(), !43)
  store i64 1, ptr %6, align 8, !dbg !28, !tbaa !44
  %7 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 2, !42, !DIExpression(), !43)
  store i64 2, ptr %6, align 8, !dbg !28, !tbaa !44
  %8 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 3, !42, !DIExpression(), !43)
  store i64 3, ptr %6, align 8, !dbg !28, !tbaa !44
  %9 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 4, !42, !DIExpression(), !43)
  store i64 4, ptr %6, align 8, !dbg !28, !tbaa !44
  %10 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 5, !42, !DIExpression(), !43)
  store i64 5, ptr %6, align 8, !dbg !28, !tbaa !44
  %11 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 6, !42, !DIExpression(), !43)
  store i64 6, ptr %6, align 8, !dbg !28, !tbaa !44
  %12 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 7, !42, !DIExpression(), !43)
  store i64 7, ptr %6, align 8, !dbg !28, !tbaa !44
  %13 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 8, !42, !DIExpression(), !43)
  store i64 8, ptr %6, align 8, !dbg !28, !tbaa !44
  %14 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 9, !42, !DIExpression(), !43)
  store i64 9, ptr %6, align 8, !dbg !28, !tbaa !44
  %15 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i64 10, !42, !DIExpression(), !43)
  store i64 10, ptr %6, align 8, !dbg !28, !tbaa !44
  %16 = call fastcc i64 @_QFPfactorial(ptr %6), !dbg !28
    #dbg_value(i32 poison, !42, !DIExpression(), !43)
  %17 = tail call ptr @_FortranAioBeginExternalFormattedOutput(ptr nonnull @_QQclX28612C2069302C2031782C2066382E3329, i64 17, ptr null, i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 26) #8, !dbg !46
  %18 = tail call i1 @_FortranAioOutputAscii(ptr %17, ptr nonnull @_QQclX6C6173743A20, i64 6) #8, !dbg !47
  %19 = tail call i1 @_FortranAioOutputInteger64(ptr %17, i64 %16) #8, !dbg !48
  %20 = tail call contract double @hypot(double 3.000000e+00, double 4.000000e+00), !dbg !49
  %21 = tail call i1 @_FortranAioOutputReal64(ptr %17, double %20) #8, !dbg !49
  %22 = tail call i32 @_FortranAioEndIoStatement(ptr %17) #8, !dbg !46
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %2, i64 8
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %2, i64 16
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %2, i64 20
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 20
  %.fca.1.gep24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.fca.2.gep26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %.fca.3.gep28 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %.sroa.243.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.344.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 16
  %.sroa.445.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 20
  %23 = load i32, ptr @_QQclX6C6F7720, align 1
  %scevgep68 = getelementptr inbounds nuw i8, ptr %3, i64 5, !dbg !50
  %.pre70 = load i32, ptr @state_, align 4, !dbg !51, !tbaa !58
  %.sroa.2.0..sroa_idx69 = getelementptr inbounds nuw i8, ptr %3, i64 4
  br label %24, !dbg !50

24:                                               ; preds = %0, %.loopexit
  %25 = phi i32 [ %.pre70, %0 ], [ %51, %.loopexit ], !dbg !51
  %.065 = phi i32 [ 100, %0 ], [ %52, %.loopexit ]
    #dbg_declare(ptr @state_, !64, !DIExpression(), !65)
  %26 = shl i32 %25, 3, !dbg !51
  %27 = mul i32 %25, 17, !dbg !51
  %28 = add i32 %27, 5, !dbg !51
  %29 = srem i32 %28, 10007, !dbg !51
  %30 = xor i32 %29, %26, !dbg !51
  store i32 %30, ptr @state_, align 4, !dbg !51, !tbaa !58
  %31 = srem i32 %30, 7, !dbg !66
  %32 = icmp slt i32 %30, 0, !dbg !66
  %33 = icmp ne i32 %31, 0, !dbg !66
  %34 = and i1 %32, %33, !dbg !66
  %35 = add nsw i32 %31, 7, !dbg !66
  %36 = select i1 %34, i32 %35, i32 %31, !dbg !66
  %37 = icmp eq i32 %36, 0, !dbg !66
  br i1 %37, label %.loopexit, label %38, !dbg !66

38:                                               ; preds = %24
  %or.cond = icmp ult i32 %36, 4, !dbg !66
  br i1 %or.cond, label %.loopexit.loopexit, label %39, !dbg !66

39:                                               ; preds = %38
  %40 = icmp eq i32 %36, 6, !dbg !66
  br i1 %40, label %.thread, label %44, !dbg !66

.loopexit.loopexit:                               ; preds = %38
  %41 = trunc i32 %30 to i8, !dbg !67
  %42 = and i8 %41, 15, !dbg !67
  %43 = add nuw nsw i8 %42, 97, !dbg !67
  store i32 %23, ptr %3, align 4, !dbg !67
  store i8 %43, ptr %.sroa.2.0..sroa_idx69, align 4, !dbg !67
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %scevgep68, i8 32, i64 15, i1 false), !dbg !67, !tbaa !68
  br label %.loopexit, !dbg !26

.thread:                                          ; preds = %39
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !70, !tbaa !40
  br label %55, !dbg !71

44:                                               ; preds = %39
  store ptr %3, ptr %2, align 8, !dbg !26, !tbaa !72
  store i64 20, ptr %.fca.1.gep, align 8, !dbg !26, !tbaa !72
  store i32 20240719, ptr %.fca.2.gep, align 8, !dbg !26, !tbaa !72
  store <4 x i8> <i8 0, i8 40, i8 0, i8 0>, ptr %.fca.3.gep, align 4, !dbg !26, !tbaa !72
  store ptr null, ptr %4, align 8, !dbg !26, !tbaa !72
  store i64 20, ptr %.sroa.2.0..sroa_idx, align 8, !dbg !26, !tbaa !72
  store i32 20240719, ptr %.sroa.3.0..sroa_idx, align 8, !dbg !26, !tbaa !72
  store <4 x i8> <i8 0, i8 40, i8 2, i8 0>, ptr %.sroa.4.0..sroa_idx, align 4, !dbg !26, !tbaa !72
  call void @_FortranAAdjustl(ptr nonnull %4, ptr nonnull %2, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39), !dbg !26
  %.sroa.018.0.copyload = load ptr, ptr %4, align 8, !dbg !26, !tbaa !72
  store ptr %.sroa.018.0.copyload, ptr %1, align 8, !dbg !26, !tbaa !72
  store i64 20, ptr %.fca.1.gep24, align 8, !dbg !26, !tbaa !72
  store i32 20240719, ptr %.fca.2.gep26, align 8, !dbg !26, !tbaa !72
  store <4 x i8> <i8 0, i8 40, i8 0, i8 0>, ptr %.fca.3.gep28, align 4, !dbg !26, !tbaa !72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false), !dbg !26
  store i32 20240719, ptr %.sroa.344.0..sroa_idx, align 8, !dbg !26, !tbaa !72
  store <4 x i8> <i8 0, i8 40, i8 2, i8 0>, ptr %.sroa.445.0..sroa_idx, align 4, !dbg !26, !tbaa !72
  call void @_FortranATrim(ptr nonnull %5, ptr nonnull %1, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39), !dbg !26
  %.sroa.049.0.copyload = load ptr, ptr %5, align 8, !dbg !26, !tbaa !72
  %.sroa.250.0.copyload = load i64, ptr %.sroa.243.0..sroa_idx, align 8, !dbg !26, !tbaa !72
  call void @free(ptr %.sroa.018.0.copyload), !dbg !26
  %45 = add i64 %.sroa.250.0.copyload, 3, !dbg !26
  %46 = alloca i8, i64 %45, align 1, !dbg !26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %46, ptr noundef nonnull align 1 dereferenceable(3) @_QQclX3D3D3D, i64 3, i1 false), !dbg !26
  %47 = icmp sgt i64 %.sroa.250.0.copyload, 0, !dbg !26
  br i1 %47, label %.lr.ph.preheader, label %._crit_edge, !dbg !26

.lr.ph.preheader:                                 ; preds = %44
  %scevgep = getelementptr i8, ptr %46, i64 3, !dbg !26
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %scevgep, ptr align 1 %.sroa.049.0.copyload, i64 %.sroa.250.0.copyload, i1 false), !dbg !26, !tbaa !44
  br label %._crit_edge, !dbg !26

._crit_edge:                                      ; preds = %.lr.ph.preheader, %44
  %48 = call i64 @llvm.smin.i64(i64 %45, i64 20), !dbg !26
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %3, ptr nonnull align 1 %46, i64 %48, i1 false), !dbg !26
  %49 = sub i64 20, %48, !dbg !26
  %50 = icmp sgt i64 %49, 0, !dbg !26
  br i1 %50, label %.lr.ph63.preheader, label %._crit_edge64, !dbg !26

.lr.ph63.preheader:                               ; preds = %._crit_edge
  %scevgep67 = getelementptr i8, ptr %3, i64 %48, !dbg !26
  call void @llvm.memset.p0.i64(ptr align 1 %scevgep67, i8 32, i64 %49, i1 false), !dbg !26, !tbaa !68
  br label %._crit_edge64, !dbg !26

._crit_edge64:                                    ; preds = %.lr.ph63.preheader, %._crit_edge
  call void @free(ptr %.sroa.049.0.copyload), !dbg !26
  %.pre = load i32, ptr @state_, align 4, !dbg !51, !tbaa !58
  br label %.loopexit, !dbg !26

.loopexit:                                        ; preds = %.loopexit.loopexit, %24, %._crit_edge64
  %51 = phi i32 [ %30, %.loopexit.loopexit ], [ %30, %24 ], [ %.pre, %._crit_edge64 ]
  %52 = add nsw i32 %.065, -1, !dbg !26
    #dbg_value(i32 poison, !42, !DIExpression(), !43)
  %53 = icmp samesign ugt i32 %.065, 1, !dbg !50
  br i1 %53, label %24, label %54, !dbg !50

54:                                               ; preds = %.loopexit
  %.pr = load i32, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !71, !tbaa !40
  %.not59 = icmp eq i32 %.pr, 0, !dbg !71
  br i1 %.not59, label %_QFPreport.exit, label %55, !dbg !71

55:                                               ; preds = %.thread, %54
  %56 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 42) #8, !dbg !74
  %57 = call i1 @_FortranAioOutputAscii(ptr %56, ptr nonnull %3, i64 20) #8, !dbg !75
  %58 = load i32, ptr @state_, align 4, !dbg !76, !tbaa !32
  %59 = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %58), !dbg !76
  %60 = call i1 @_FortranAioOutputInteger32(ptr %56, i32 %59) #8, !dbg !76
  %61 = load i32, ptr @state_, align 4, !dbg !77, !tbaa !32
  %62 = lshr i32 %61, 2, !dbg !77
  %63 = call i1 @_FortranAioOutputInteger32(ptr %56, i32 %62) #8, !dbg !77
  %64 = call i32 @_FortranAioEndIoStatement(ptr %56) #8, !dbg !74
  %.pre71 = load i32, ptr @state_, align 4, !dbg !78, !tbaa !32
  br label %_QFPreport.exit, !dbg !71

_QFPreport.exit:                                  ; preds = %54, %55
  %65 = phi i32 [ %51, %54 ], [ %.pre71, %55 ], !dbg !78
    #dbg_value(float poison, !79, !DIExpression(), !86)
  %66 = sitofp i32 %65 to float, !dbg !78
    #dbg_value(float %66, !79, !DIExpression(), !86)
  %67 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr nonnull @_QQclX6bb58657993096522d7e2d21392a2b12, i32 60) #8, !dbg !88
  %68 = call i32 @llvm.lround.i32.f32(float %66), !dbg !89
  %69 = call i1 @_FortranAioOutputInteger32(ptr %67, i32 %68) #8, !dbg !89
  %70 = call i1 @_FortranAioOutputReal32(ptr %67, float %66) #8, !dbg !90
  %71 = call i32 @_FortranAExponent4_4(float %66), !dbg !91
  %72 = call i1 @_FortranAioOutputInteger32(ptr %67, i32 %71) #8, !dbg !91
  %73 = call i32 @_FortranAioEndIoStatement(ptr %67) #8, !dbg !88
  ret void, !dbg !92
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @_QFPfactorial(ptr noalias nonnull readonly captures(none) %0) unnamed_addr #2 !dbg !93 {
  %2 = alloca i64, align 8, !dbg !98
    #dbg_declare(ptr %0, !99, !DIExpression(), !100)
    #dbg_value(i64 1, !101, !DIExpression(), !102)
  %3 = load i64, ptr %0, align 8, !dbg !103, !tbaa !104
  %4 = icmp sgt i64 %3, 1, !dbg !103
  br i1 %4, label %5, label %9, !dbg !103

5:                                                ; preds = %1
  %6 = add nsw i64 %3, -1, !dbg !98
  store i64 %6, ptr %2, align 8, !dbg !98, !tbaa !110
  %7 = call fastcc i64 @_QFPfactorial(ptr %2), !dbg !98
  %8 = mul i64 %7, %3, !dbg !98
    #dbg_value(i64 %8, !101, !DIExpression(), !102)
  br label %9, !dbg !103

9:                                                ; preds = %5, %1
  %.0 = phi i64 [ %8, %5 ], [ 1, %1 ], !dbg !102
    #dbg_value(i64 %.0, !101, !DIExpression(), !102)
  ret i64 %.0, !dbg !112
}

declare !dbg !113 ptr @_FortranAioBeginExternalFormattedOutput(ptr, i64, ptr, i32, ptr, i32) local_unnamed_addr

declare !dbg !119 zeroext i1 @_FortranAioOutputAscii(ptr, ptr, i64) local_unnamed_addr

declare !dbg !123 zeroext i1 @_FortranAioOutputInteger64(ptr, i64) local_unnamed_addr

declare !dbg !126 zeroext i1 @_FortranAioOutputReal64(ptr, double) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !130 double @hypot(double, double) local_unnamed_addr #3

declare !dbg !133 i32 @_FortranAioEndIoStatement(ptr) local_unnamed_addr

declare !dbg !136 void @_FortranAAdjustl(ptr, ptr, ptr, i32) local_unnamed_addr

declare !dbg !139 ptr @_FortranAioBeginExternalListOutput(i32, ptr, i32) local_unnamed_addr

declare !dbg !142 zeroext i1 @_FortranAioOutputInteger32(ptr, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !145 i32 @llvm.lround.i32.f32(float) #4

declare !dbg !148 zeroext i1 @_FortranAioOutputReal32(ptr, float) local_unnamed_addr

declare !dbg !151 i32 @_FortranAExponent4_4(float) local_unnamed_addr

declare !dbg !152 void @_FortranAProgramStart(i32, ptr, ptr, ptr) local_unnamed_addr

declare !dbg !155 void @_FortranAProgramEndStatement() local_unnamed_addr

define noundef i32 @main(i32 %0, ptr %1, ptr %2) local_unnamed_addr #1 !dbg !157 {
  tail call void @_FortranAProgramStart(i32 %0, ptr %1, ptr %2, ptr null), !dbg !160
  tail call void @_QQmain(), !dbg !160
  tail call void @_FortranAProgramEndStatement(), !dbg !160
  ret i32 0, !dbg !160
}

declare !dbg !161 void @_FortranATrim(ptr, ptr, ptr, i32) local_unnamed_addr

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

!llvm.dbg.cu = !{!7}
!llvm.ident = !{!22}
!llvm.module.flags = !{!23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 4))
!1 = distinct !DIGlobalVariable(name: "found", linkageName: "_QFEfound", scope: !2, file: !4, line: 10, type: !21, isLocal: false, isDefinition: true)
!2 = !DICommonBlock(scope: !3, declaration: null, name: "state", file: !4, line: 11)
!3 = distinct !DISubprogram(name: "MAIN", linkageName: "_QQmain", scope: !4, file: !4, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !7, retainedNodes: !18)
!4 = !DIFile(filename: "program.f90", directory: "/tmp/palindrome-corpus")
!5 = !DISubroutineType(cc: DW_CC_program, types: !6)
!6 = !{null}
!7 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !4, producer: "Debian flang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !8)
!8 = !{!0, !9, !12}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "seed", linkageName: "_QFEseed", scope: !2, file: !4, line: 7, type: !11, isLocal: false, isDefinition: true)
!11 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "factorials", linkageName: "_QFEfactorials", scope: !3, file: !4, line: 8, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, elements: !16)
!15 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !{!19}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !20, file: !4, line: 1)
!20 = !DIModule(scope: null, name: "iso_c_binding", isDecl: true)
!21 = !DIBasicType(name: "logical", size: 32, encoding: DW_ATE_boolean)
!22 = !{!"Debian flang version 22.1.8"}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !DILocation(line: 39, column: 7, scope: !3)
!27 = !DILocation(line: 9, column: 24, scope: !3)
!28 = !DILocation(line: 24, column: 5, scope: !3)
!29 = !DILocalVariable(name: "text", scope: !3, file: !4, line: 9, type: !30)
!30 = !DIStringType(size: 160, encoding: DW_ATE_ASCII)
!31 = !DILocation(line: 21, column: 3, scope: !3)
!32 = !{!33, !33, i64 0}
!33 = !{!"global data/state_/bytes_0_to_3", !34, i64 0}
!34 = !{!"global data/state_", !35, i64 0}
!35 = !{!"global data", !36, i64 0}
!36 = !{!"any data access", !37, i64 0}
!37 = !{!"any access", !38, i64 0}
!38 = !{!"Flang function root _QQmain"}
!39 = !DILocation(line: 22, column: 3, scope: !3)
!40 = !{!41, !41, i64 0}
!41 = !{!"global data/state_/bytes_4_to_7", !34, i64 0}
!42 = !DILocalVariable(name: "i", scope: !3, file: !4, line: 7, type: !11)
!43 = !DILocation(line: 0, scope: !3)
!44 = !{!45, !45, i64 0}
!45 = !{!"allocated data", !36, i64 0}
!46 = !DILocation(line: 26, column: 3, scope: !3)
!47 = !DILocation(line: 26, column: 30, scope: !3)
!48 = !DILocation(line: 26, column: 40, scope: !3)
!49 = !DILocation(line: 26, column: 56, scope: !3)
!50 = !DILocation(line: 28, column: 3, scope: !3)
!51 = !DILocation(line: 54, column: 5, scope: !52, inlinedAt: !57)
!52 = distinct !DISubprogram(name: "step", linkageName: "_QFPstep", scope: !3, file: !4, line: 52, type: !53, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !55)
!53 = !DISubroutineType(cc: DW_CC_normal, types: !54)
!54 = !{null, !11}
!55 = !{!56}
!56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !52, entity: !20, file: !4, line: 1)
!57 = distinct !DILocation(line: 29, column: 5, scope: !3)
!58 = !{!59, !59, i64 0}
!59 = !{!"dummy arg data/_QFFstepEx", !60, i64 0}
!60 = !{!"dummy arg data", !61, i64 0}
!61 = !{!"any data access", !62, i64 0}
!62 = !{!"any access", !63, i64 0}
!63 = !{!"Flang function root _QFPstep"}
!64 = !DILocalVariable(name: "x", arg: 1, scope: !52, file: !4, line: 53, type: !11)
!65 = !DILocation(line: 52, column: 3, scope: !52, inlinedAt: !57)
!66 = !DILocation(line: 30, column: 5, scope: !3)
!67 = !DILocation(line: 34, column: 7, scope: !3)
!68 = !{!69, !69, i64 0}
!69 = !{!"allocated data/_QFEtext", !45, i64 0}
!70 = !DILocation(line: 36, column: 7, scope: !3)
!71 = !DILocation(line: 42, column: 3, scope: !3)
!72 = !{!73, !73, i64 0}
!73 = !{!"descriptor member", !37, i64 0}
!74 = !DILocation(line: 42, column: 14, scope: !3)
!75 = !DILocation(line: 42, column: 27, scope: !3)
!76 = !DILocation(line: 42, column: 33, scope: !3)
!77 = !DILocation(line: 42, column: 47, scope: !3)
!78 = !DILocation(line: 43, column: 3, scope: !3)
!79 = !DILocalVariable(name: "value", arg: 1, scope: !80, file: !4, line: 58, type: !83)
!80 = distinct !DISubprogram(name: "report", linkageName: "_QFPreport", scope: !3, file: !4, line: 57, type: !81, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !84)
!81 = !DISubroutineType(cc: DW_CC_normal, types: !82)
!82 = !{null, !83}
!83 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!84 = !{!85}
!85 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !80, entity: !20, file: !4, line: 1)
!86 = !DILocation(line: 0, scope: !80, inlinedAt: !87)
!87 = distinct !DILocation(line: 43, column: 3, scope: !3)
!88 = !DILocation(line: 60, column: 5, scope: !80, inlinedAt: !87)
!89 = !DILocation(line: 60, column: 14, scope: !80, inlinedAt: !87)
!90 = !DILocation(line: 60, column: 34, scope: !80, inlinedAt: !87)
!91 = !DILocation(line: 60, column: 47, scope: !80, inlinedAt: !87)
!92 = !DILocation(line: 62, column: 1, scope: !3)
!93 = distinct !DISubprogram(name: "factorial", linkageName: "_QFPfactorial", scope: !3, file: !4, line: 45, type: !94, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !96)
!94 = !DISubroutineType(cc: DW_CC_normal, types: !95)
!95 = !{!15, !15}
!96 = !{!97}
!97 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !93, entity: !20, file: !4, line: 1)
!98 = !DILocation(line: 49, column: 16, scope: !93)
!99 = !DILocalVariable(name: "n", arg: 1, scope: !93, file: !4, line: 46, type: !15)
!100 = !DILocation(line: 45, column: 3, scope: !93)
!101 = !DILocalVariable(name: "value", scope: !93, file: !4, line: 47, type: !15)
!102 = !DILocation(line: 0, scope: !93)
!103 = !DILocation(line: 49, column: 5, scope: !93)
!104 = !{!105, !105, i64 0}
!105 = !{!"dummy arg data/_QFFfactorialEn", !106, i64 0}
!106 = !{!"dummy arg data", !107, i64 0}
!107 = !{!"any data access", !108, i64 0}
!108 = !{!"any access", !109, i64 0}
!109 = !{!"Flang function root _QFPfactorial"}
!110 = !{!111, !111, i64 0}
!111 = !{!"allocated data", !107, i64 0}
!112 = !DILocation(line: 50, column: 3, scope: !93)
!113 = !DISubprogram(name: "_FortranAioBeginExternalFormattedOutput", linkageName: "_FortranAioBeginExternalFormattedOutput", scope: !4, file: !4, line: 26, type: !114, scopeLine: 26, spFlags: DISPFlagOptimized)
!114 = !DISubroutineType(cc: DW_CC_normal, types: !115)
!115 = !{!116, !117, !15, !118, !11, !117, !11}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIBasicType(name: "integer(kind=1)", size: 8, encoding: DW_ATE_signed)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!119 = !DISubprogram(name: "_FortranAioOutputAscii", linkageName: "_FortranAioOutputAscii", scope: !4, file: !4, line: 26, type: !120, scopeLine: 26, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(cc: DW_CC_normal, types: !121)
!121 = !{!122, !117, !117, !15}
!122 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!123 = !DISubprogram(name: "_FortranAioOutputInteger64", linkageName: "_FortranAioOutputInteger64", scope: !4, file: !4, line: 26, type: !124, scopeLine: 26, spFlags: DISPFlagOptimized)
!124 = !DISubroutineType(cc: DW_CC_normal, types: !125)
!125 = !{!122, !117, !15}
!126 = !DISubprogram(name: "_FortranAioOutputReal64", linkageName: "_FortranAioOutputReal64", scope: !4, file: !4, line: 26, type: !127, scopeLine: 26, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(cc: DW_CC_normal, types: !128)
!128 = !{!122, !117, !129}
!129 = !DIBasicType(name: "real(kind=8)", size: 64, encoding: DW_ATE_float)
!130 = !DISubprogram(name: "hypot", linkageName: "hypot", scope: !4, file: !4, line: 14, type: !131, scopeLine: 14, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(cc: DW_CC_normal, types: !132)
!132 = !{!129, !129, !129}
!133 = !DISubprogram(name: "_FortranAioEndIoStatement", linkageName: "_FortranAioEndIoStatement", scope: !4, file: !4, line: 26, type: !134, scopeLine: 26, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(cc: DW_CC_normal, types: !135)
!135 = !{!11, !117}
!136 = !DISubprogram(name: "_FortranAAdjustl", linkageName: "_FortranAAdjustl", scope: !4, file: !4, line: 39, type: !137, scopeLine: 39, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(cc: DW_CC_normal, types: !138)
!138 = !{null, !118, !118, !117, !11}
!139 = !DISubprogram(name: "_FortranAioBeginExternalListOutput", linkageName: "_FortranAioBeginExternalListOutput", scope: !4, file: !4, line: 42, type: !140, scopeLine: 42, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(cc: DW_CC_normal, types: !141)
!141 = !{!116, !11, !117, !11}
!142 = !DISubprogram(name: "_FortranAioOutputInteger32", linkageName: "_FortranAioOutputInteger32", scope: !4, file: !4, line: 42, type: !143, scopeLine: 42, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(cc: DW_CC_normal, types: !144)
!144 = !{!122, !117, !11}
!145 = !DISubprogram(name: "llvm.lround.i32.f32", linkageName: "llvm.lround.i32.f32", scope: !4, file: !4, line: 60, type: !146, scopeLine: 60, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(cc: DW_CC_normal, types: !147)
!147 = !{!11, !83}
!148 = !DISubprogram(name: "_FortranAioOutputReal32", linkageName: "_FortranAioOutputReal32", scope: !4, file: !4, line: 60, type: !149, scopeLine: 60, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(cc: DW_CC_normal, types: !150)
!150 = !{!122, !117, !83}
!151 = !DISubprogram(name: "_FortranAExponent4_4", linkageName: "_FortranAExponent4_4", scope: !4, file: !4, line: 60, type: !146, scopeLine: 60, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "_FortranAProgramStart", linkageName: "_FortranAProgramStart", scope: !4, file: !4, line: 61, type: !153, scopeLine: 61, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(cc: DW_CC_normal, types: !154)
!154 = !{null, !11, !11, !11, !11}
!155 = !DISubprogram(name: "_FortranAProgramEndStatement", linkageName: "_FortranAProgramEndStatement", scope: !4, file: !4, line: 61, type: !156, scopeLine: 61, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!157 = distinct !DISubprogram(name: "main", linkageName: "main", scope: !4, file: !4, line: 61, type: !158, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7)
!158 = !DISubroutineType(cc: DW_CC_normal, types: !159)
!159 = !{!11, !11, !11, !11}
!160 = !DILocation(line: 61, column: 3, scope: !157)
!161 = !DISubprogram(name: "_FortranATrim", linkageName: "_FortranATrim", scope: !4, file: !4, line: 39, type: !137, scopeLine: 39, spFlags: DISPFlagOptimized)
