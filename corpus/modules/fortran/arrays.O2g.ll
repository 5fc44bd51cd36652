; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclXd246c9569ac8626c28a3c48af325a823 = comdat any

@_QMarraysECdp = local_unnamed_addr constant i32 8
@_QQclXd246c9569ac8626c28a3c48af325a823 = linkonce constant [34 x i8] c"/tmp/palindrome-corpus/arrays.f90\00", comdat

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #0

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @_QMarraysPmatrix_product(ptr noalias captures(none) %0, ptr noalias readonly captures(none) %1, ptr noalias readonly captures(none) %2) local_unnamed_addr #2 !dbg !6 {
    #dbg_declare(ptr %1, !20, !DIExpression(), !21)
  %4 = getelementptr i8, ptr %1, i64 32, !dbg !22
  %5 = load i64, ptr %4, align 8, !dbg !22, !tbaa !23
  %6 = getelementptr i8, ptr %1, i64 40, !dbg !22
  %7 = getelementptr i8, ptr %1, i64 56, !dbg !22
  %8 = load i64, ptr %7, align 8, !dbg !22, !tbaa !23
  %9 = getelementptr i8, ptr %1, i64 64, !dbg !22
    #dbg_declare(ptr %2, !27, !DIExpression(), !21)
  %10 = getelementptr i8, ptr %2, i64 40, !dbg !28
  %11 = getelementptr i8, ptr %2, i64 56, !dbg !28
  %12 = load i64, ptr %11, align 8, !dbg !28, !tbaa !23
  %13 = getelementptr i8, ptr %2, i64 64, !dbg !28
  %14 = tail call i64 @llvm.smax.i64(i64 %5, i64 0), !dbg !29
  %15 = tail call i64 @llvm.smax.i64(i64 %12, i64 0), !dbg !29
    #dbg_value(i64 %14, !30, !DIExpression(), !29)
    #dbg_value(i64 %15, !32, !DIExpression(), !29)
    #dbg_declare(ptr %0, !33, !DIExpression(), !21)
  %16 = mul i64 %15, %14, !dbg !38
  %17 = icmp sgt i64 %16, 0, !dbg !38
  br i1 %17, label %.lr.ph.preheader, label %._crit_edge, !dbg !38

.lr.ph.preheader:                                 ; preds = %3
  %18 = shl i64 %16, 3, !dbg !38
  tail call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 %18, i1 false), !dbg !38, !tbaa !39
  br label %._crit_edge, !dbg !43

._crit_edge:                                      ; preds = %.lr.ph.preheader, %3
  %sext = shl i64 %12, 32, !dbg !43
  %19 = ashr exact i64 %sext, 32, !dbg !43
  %20 = icmp sgt i64 %19, 0, !dbg !43
  br i1 %20, label %.lr.ph85, label %._crit_edge86, !dbg !43

.lr.ph85:                                         ; preds = %._crit_edge
  %sext76 = shl i64 %8, 32
  %21 = ashr exact i64 %sext76, 32
  %22 = icmp sgt i64 %21, 0
  %sext77 = shl i64 %5, 32
  %23 = ashr exact i64 %sext77, 32
  %24 = icmp sgt i64 %23, 0
  %min.iters.check = icmp ugt i64 %23, 3
  %n.mod.vf = and i64 %5, 3
  %n.vec = sub nuw nsw i64 %23, %n.mod.vf
  %25 = add nuw nsw i64 %n.vec, 1
  %cmp.n = icmp eq i64 %n.mod.vf, 0
  br label %26, !dbg !43

26:                                               ; preds = %.lr.ph85, %._crit_edge83
  %indvars.iv92 = phi i64 [ 1, %.lr.ph85 ], [ %indvars.iv.next93, %._crit_edge83 ]
    #dbg_value(i64 %indvars.iv92, !44, !DIExpression(), !46)
  br i1 %22, label %.lr.ph82, label %._crit_edge83, !dbg !47

.lr.ph82:                                         ; preds = %26
  %27 = add nsw i64 %indvars.iv92, -1
  %28 = mul nsw i64 %27, %14
  %29 = getelementptr double, ptr %0, i64 %28
  br label %30, !dbg !47

30:                                               ; preds = %.lr.ph82, %._crit_edge80
  %indvars.iv88 = phi i64 [ 1, %.lr.ph82 ], [ %indvars.iv.next89, %._crit_edge80 ]
    #dbg_value(i64 %indvars.iv88, !48, !DIExpression(), !46)
  br i1 %24, label %.lr.ph79, label %._crit_edge80, !dbg !49

.lr.ph79:                                         ; preds = %30
  %31 = load i64, ptr %6, align 8, !tbaa !23
  %32 = add nsw i64 %indvars.iv88, -1
  %33 = load i64, ptr %9, align 8, !tbaa !23
  %34 = mul nsw i64 %33, %32
  %35 = load ptr, ptr %1, align 8, !tbaa !23
  %36 = getelementptr i8, ptr %35, i64 %34
  %37 = load i64, ptr %10, align 8, !tbaa !23
  %38 = mul nsw i64 %37, %32
  %39 = load i64, ptr %13, align 8, !tbaa !23
  %40 = mul nsw i64 %39, %27
  %41 = load ptr, ptr %2, align 8, !tbaa !23
  %42 = getelementptr i8, ptr %41, i64 %40
  %43 = getelementptr i8, ptr %42, i64 %38
  %44 = load double, ptr %43, align 8, !tbaa !50
  %ident.check.not = icmp eq i64 %31, 1, !dbg !49
  %or.cond = select i1 %min.iters.check, i1 %ident.check.not, i1 false, !dbg !49
  br i1 %or.cond, label %vector.ph, label %scalar.ph.preheader, !dbg !49

vector.ph:                                        ; preds = %.lr.ph79
  %broadcast.splatinsert = insertelement <2 x double> poison, double %44, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %45 = getelementptr double, ptr %29, i64 %index, !dbg !53
  %46 = getelementptr i8, ptr %45, i64 16, !dbg !53
  %wide.load = load <2 x double>, ptr %45, align 8, !dbg !53, !tbaa !39
  %wide.load97 = load <2 x double>, ptr %46, align 8, !dbg !53, !tbaa !39
  %47 = getelementptr i8, ptr %36, i64 %index, !dbg !53
  %48 = getelementptr i8, ptr %36, i64 %index, !dbg !53
  %49 = getelementptr i8, ptr %48, i64 1, !dbg !53
  %50 = getelementptr i8, ptr %36, i64 %index, !dbg !53
  %51 = getelementptr i8, ptr %50, i64 2, !dbg !53
  %52 = getelementptr i8, ptr %36, i64 %index, !dbg !53
  %53 = getelementptr i8, ptr %52, i64 3, !dbg !53
  %54 = load double, ptr %47, align 8, !dbg !53, !tbaa !54
  %55 = load double, ptr %49, align 8, !dbg !53, !tbaa !54
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %58 = load double, ptr %51, align 8, !dbg !53, !tbaa !54
  %59 = load double, ptr %53, align 8, !dbg !53, !tbaa !54
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fmul contract <2 x double> %57, %broadcast.splat, !dbg !53
  %63 = fmul contract <2 x double> %61, %broadcast.splat, !dbg !53
  %64 = fadd contract <2 x double> %wide.load, %62, !dbg !53
  %65 = fadd contract <2 x double> %wide.load97, %63, !dbg !53
  store <2 x double> %64, ptr %45, align 8, !dbg !53, !tbaa !39
  store <2 x double> %65, ptr %46, align 8, !dbg !53, !tbaa !39
  %index.next = add nuw i64 %index, 4
  %66 = icmp eq i64 %index.next, %n.vec, !dbg !49
  br i1 %66, label %middle.block, label %vector.body, !dbg !49, !llvm.loop !56

middle.block:                                     ; preds = %vector.body
  br i1 %cmp.n, label %._crit_edge80, label %scalar.ph.preheader, !dbg !49

scalar.ph.preheader:                              ; preds = %.lr.ph79, %middle.block
  %indvars.iv.ph = phi i64 [ 1, %.lr.ph79 ], [ %25, %middle.block ]
  %67 = add i64 %5, %indvars.iv.ph, !dbg !49
  %68 = and i64 %67, 1, !dbg !49
  %lcmp.mod.not.not = icmp eq i64 %68, 0, !dbg !49
  br i1 %lcmp.mod.not.not, label %scalar.ph.prol, label %scalar.ph.prol.loopexit, !dbg !49

scalar.ph.prol:                                   ; preds = %scalar.ph.preheader
    #dbg_value(i64 %indvars.iv.ph, !59, !DIExpression(), !46)
  %69 = add nsw i64 %indvars.iv.ph, -1, !dbg !53
  %70 = getelementptr double, ptr %29, i64 %69, !dbg !53
  %71 = load double, ptr %70, align 8, !dbg !53, !tbaa !39
  %72 = mul nsw i64 %31, %69, !dbg !53
  %73 = getelementptr i8, ptr %36, i64 %72, !dbg !53
  %74 = load double, ptr %73, align 8, !dbg !53, !tbaa !54
  %75 = fmul contract double %74, %44, !dbg !53
  %76 = fadd contract double %71, %75, !dbg !53
  store double %76, ptr %70, align 8, !dbg !53, !tbaa !39
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.ph, 1, !dbg !53
  br label %scalar.ph.prol.loopexit, !dbg !49

scalar.ph.prol.loopexit:                          ; preds = %scalar.ph.prol, %scalar.ph.preheader
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %scalar.ph.preheader ], [ %indvars.iv.next.prol, %scalar.ph.prol ]
  %77 = icmp eq i64 %23, %indvars.iv.ph, !dbg !49
  br i1 %77, label %._crit_edge80, label %scalar.ph, !dbg !49

scalar.ph:                                        ; preds = %scalar.ph.prol.loopexit, %scalar.ph
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %scalar.ph ], [ %indvars.iv.unr, %scalar.ph.prol.loopexit ]
    #dbg_value(i64 %indvars.iv, !59, !DIExpression(), !46)
  %78 = add nsw i64 %indvars.iv, -1, !dbg !53
  %79 = getelementptr double, ptr %29, i64 %78, !dbg !53
  %80 = load double, ptr %79, align 8, !dbg !53, !tbaa !39
  %81 = mul nsw i64 %31, %78, !dbg !53
  %82 = getelementptr i8, ptr %36, i64 %81, !dbg !53
  %83 = load double, ptr %82, align 8, !dbg !53, !tbaa !54
  %84 = fmul contract double %83, %44, !dbg !53
  %85 = fadd contract double %80, %84, !dbg !53
  store double %85, ptr %79, align 8, !dbg !53, !tbaa !39
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !53
    #dbg_value(i64 %indvars.iv.next, !59, !DIExpression(), !46)
  %86 = getelementptr double, ptr %29, i64 %indvars.iv, !dbg !53
  %87 = load double, ptr %86, align 8, !dbg !53, !tbaa !39
  %88 = mul nsw i64 %31, %indvars.iv, !dbg !53
  %89 = getelementptr i8, ptr %36, i64 %88, !dbg !53
  %90 = load double, ptr %89, align 8, !dbg !53, !tbaa !54
  %91 = fmul contract double %90, %44, !dbg !53
  %92 = fadd contract double %87, %91, !dbg !53
  store double %92, ptr %86, align 8, !dbg !53, !tbaa !39
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2, !dbg !53
  %exitcond.not.1 = icmp eq i64 %indvars.iv.next, %23, !dbg !49
  br i1 %exitcond.not.1, label %._crit_edge80, label %scalar.ph, !dbg !49, !llvm.loop !60

._crit_edge80:                                    ; preds = %scalar.ph.prol.loopexit, %scalar.ph, %middle.block, %30
    #dbg_value(i32 poison, !59, !DIExpression(), !46)
  %indvars.iv.next89 = add nuw nsw i64 %indvars.iv88, 1, !dbg !61
  %exitcond91.not = icmp eq i64 %indvars.iv88, %21, !dbg !47
  br i1 %exitcond91.not, label %._crit_edge83, label %30, !dbg !47

._crit_edge83:                                    ; preds = %._crit_edge80, %26
    #dbg_value(i32 poison, !48, !DIExpression(), !46)
  %indvars.iv.next93 = add nuw nsw i64 %indvars.iv92, 1, !dbg !62
  %exitcond95.not = icmp eq i64 %indvars.iv92, %19, !dbg !43
  br i1 %exitcond95.not, label %._crit_edge86, label %26, !dbg !43

._crit_edge86:                                    ; preds = %._crit_edge83, %._crit_edge
    #dbg_value(i32 poison, !44, !DIExpression(), !46)
  ret void, !dbg !63
}

define void @_QMarraysPsmooth(ptr noalias readonly captures(none) %0, ptr noalias readonly captures(none) %1) local_unnamed_addr #3 !dbg !64 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !71
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !72
  store ptr null, ptr %4, align 8, !dbg !72, !tbaa !73
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !72
  store i64 8, ptr %.sroa.4.0..sroa_idx, align 8, !dbg !72, !tbaa !73
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !72
  store i32 20240719, ptr %.sroa.5.0..sroa_idx, align 8, !dbg !72, !tbaa !73
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 20, !dbg !72
  store <4 x i8> <i8 1, i8 28, i8 2, i8 0>, ptr %.sroa.6.0..sroa_idx, align 4, !dbg !72, !tbaa !73
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !72
  store i64 1, ptr %.sroa.10.0..sroa_idx, align 8, !dbg !72, !tbaa !73
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !72
  store i64 0, ptr %.sroa.11.0..sroa_idx, align 8, !dbg !72, !tbaa !73
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !72
  store i64 8, ptr %.sroa.12.0..sroa_idx, align 8, !dbg !72, !tbaa !73
    #dbg_declare(ptr %4, !77, !DIExpression(), !72)
    #dbg_declare(ptr %0, !81, !DIExpression(), !82)
  %5 = getelementptr i8, ptr %0, i64 23, !dbg !71
  %6 = load i8, ptr %5, align 1, !dbg !71, !tbaa !73
  %7 = and i8 %6, -2, !dbg !71
  %8 = getelementptr i8, ptr %0, i64 32, !dbg !71
  %9 = load i64, ptr %8, align 8, !dbg !71, !tbaa !73
  %10 = getelementptr i8, ptr %0, i64 40, !dbg !71
  %11 = load i64, ptr %10, align 8, !dbg !71, !tbaa !73
  %12 = load ptr, ptr %0, align 8, !dbg !71, !tbaa !73
  store ptr %12, ptr %3, align 8, !dbg !71, !tbaa !73
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !71
  store i64 8, ptr %.fca.1.gep, align 8, !dbg !71, !tbaa !73
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !71
  store i32 20240719, ptr %.fca.2.gep, align 8, !dbg !71, !tbaa !73
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %3, i64 20, !dbg !71
  store i8 1, ptr %.fca.3.gep, align 4, !dbg !71, !tbaa !73
  %.fca.4.gep = getelementptr inbounds nuw i8, ptr %3, i64 21, !dbg !71
  store i8 28, ptr %.fca.4.gep, align 1, !dbg !71, !tbaa !73
  %.fca.5.gep = getelementptr inbounds nuw i8, ptr %3, i64 22, !dbg !71
  store i8 0, ptr %.fca.5.gep, align 2, !dbg !71, !tbaa !73
  %.fca.6.gep = getelementptr inbounds nuw i8, ptr %3, i64 23, !dbg !71
  store i8 %7, ptr %.fca.6.gep, align 1, !dbg !71, !tbaa !73
  %.fca.7.0.0.gep = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !71
  store i64 1, ptr %.fca.7.0.0.gep, align 8, !dbg !71, !tbaa !73
  %.fca.7.0.1.gep = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !71
  store i64 %9, ptr %.fca.7.0.1.gep, align 8, !dbg !71, !tbaa !73
  %.fca.7.0.2.gep = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !71
  store i64 %11, ptr %.fca.7.0.2.gep, align 8, !dbg !71, !tbaa !73
    #dbg_declare(ptr %1, !83, !DIExpression(), !82)
    #dbg_value(double 5.000000e-01, !84, !DIExpression(), !85)
  %.not = icmp eq ptr %1, null, !dbg !86
  br i1 %.not, label %15, label %13, !dbg !86

13:                                               ; preds = %2
  %14 = load double, ptr %1, align 8, !dbg !87, !tbaa !88
    #dbg_value(double %14, !84, !DIExpression(), !85)
  br label %15, !dbg !86

15:                                               ; preds = %13, %2
  %.049 = phi double [ %14, %13 ], [ 5.000000e-01, %2 ], !dbg !85
    #dbg_value(double %.049, !84, !DIExpression(), !85)
  call void @_FortranAAllocatableSetBounds(ptr nonnull %4, i32 0, i64 1, i64 %9), !dbg !92
  %16 = call i32 @_FortranAAllocatableAllocateSource(ptr nonnull %4, ptr nonnull %3, i1 false, ptr null, ptr nonnull @_QQclXd246c9569ac8626c28a3c48af325a823, i32 27), !dbg !92
  %17 = fsub contract double 1.000000e+00, %.049, !dbg !93
  %.sroa.040.0.copyload = load ptr, ptr %4, align 8, !dbg !93, !tbaa !73
  %.sroa.241.0.copyload = load i64, ptr %.sroa.10.0..sroa_idx, align 8, !dbg !93, !tbaa !73
  %.sroa.3.0.copyload = load i64, ptr %.sroa.11.0..sroa_idx, align 8, !dbg !93, !tbaa !73
  %18 = shl i64 %.sroa.3.0.copyload, 32, !dbg !93
  %sext = add i64 %18, -4294967296, !dbg !93
  %19 = ashr exact i64 %sext, 32, !dbg !93
  %20 = icmp sgt i64 %19, 1, !dbg !93
  br i1 %20, label %.lr.ph.preheader, label %._crit_edge, !dbg !93

.lr.ph.preheader:                                 ; preds = %15
  %21 = add nsw i64 %19, -1, !dbg !93
  %min.iters.check = icmp ne i64 %sext, 8589934592, !dbg !93
  %ident.check.not = icmp eq i64 %11, 1, !dbg !93
  %or.cond = select i1 %min.iters.check, i1 %ident.check.not, i1 false, !dbg !93
  br i1 %or.cond, label %vector.ph, label %.lr.ph.preheader126, !dbg !93

vector.ph:                                        ; preds = %.lr.ph.preheader
  %n.vec = and i64 %21, -2
  %22 = or i64 %21, 1
  %broadcast.splatinsert = insertelement <2 x double> poison, double %17, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert81 = insertelement <2 x double> poison, double %.049, i64 0
  %broadcast.splat82 = shufflevector <2 x double> %broadcast.splatinsert81, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = or disjoint i64 %index, 1
  %23 = sub i64 %offset.idx, %.sroa.241.0.copyload, !dbg !93
  %24 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %23, !dbg !93
  %25 = getelementptr i8, ptr %24, i64 8, !dbg !93
  %wide.load = load <2 x double>, ptr %25, align 8, !dbg !93, !tbaa !94
  %26 = fmul contract <2 x double> %broadcast.splat, %wide.load, !dbg !93
  %27 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %offset.idx, !dbg !93
  %28 = getelementptr i8, ptr %27, i64 -8, !dbg !93
  %29 = getelementptr i8, ptr %24, i64 16, !dbg !93
  %wide.load83 = load <2 x double>, ptr %28, align 8, !dbg !93, !tbaa !94
  %wide.load84 = load <2 x double>, ptr %29, align 8, !dbg !93, !tbaa !94
  %30 = fadd contract <2 x double> %wide.load83, %wide.load84, !dbg !93
  %31 = fmul contract <2 x double> %broadcast.splat82, %30, !dbg !93
  %32 = fmul contract <2 x double> %31, splat (double 5.000000e-01), !dbg !93
  %33 = fadd contract <2 x double> %26, %32, !dbg !93
  %34 = extractelement <2 x double> %33, i64 0
  %35 = extractelement <2 x double> %33, i64 1
  %36 = getelementptr i8, ptr %12, i64 %offset.idx, !dbg !93
  %37 = getelementptr i8, ptr %12, i64 %index, !dbg !93
  %38 = getelementptr i8, ptr %37, i64 2, !dbg !93
  store double %34, ptr %36, align 8, !dbg !93, !tbaa !97
  store double %35, ptr %38, align 8, !dbg !93, !tbaa !97
  %index.next = add nuw i64 %index, 2
  %39 = icmp eq i64 %index.next, %n.vec, !dbg !93
  br i1 %39, label %middle.block, label %vector.body, !dbg !93, !llvm.loop !99

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %21, %n.vec, !dbg !93
  br i1 %cmp.n, label %._crit_edge, label %.lr.ph.preheader126, !dbg !93

.lr.ph.preheader126:                              ; preds = %.lr.ph.preheader, %middle.block
  %.ph127 = phi i64 [ 1, %.lr.ph.preheader ], [ %22, %middle.block ]
  %.neg = add nsw i64 %.ph127, 1, !dbg !93
  %40 = and i64 %sext, 4294967296, !dbg !93
  %lcmp.mod.not.not = icmp eq i64 %40, 0, !dbg !93
  br i1 %lcmp.mod.not.not, label %.lr.ph.prol, label %.lr.ph.prol.loopexit, !dbg !93

.lr.ph.prol:                                      ; preds = %.lr.ph.preheader126
  %41 = sub i64 %.ph127, %.sroa.241.0.copyload, !dbg !93
  %42 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %41, !dbg !93
  %43 = getelementptr i8, ptr %42, i64 8, !dbg !93
  %44 = load double, ptr %43, align 8, !dbg !93, !tbaa !94
  %45 = fmul contract double %17, %44, !dbg !93
  %46 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %.ph127, !dbg !93
  %47 = getelementptr i8, ptr %46, i64 -8, !dbg !93
  %48 = getelementptr i8, ptr %42, i64 16, !dbg !93
  %49 = load double, ptr %47, align 8, !dbg !93, !tbaa !94
  %50 = load double, ptr %48, align 8, !dbg !93, !tbaa !94
  %51 = fadd contract double %49, %50, !dbg !93
  %52 = fmul contract double %.049, %51, !dbg !93
  %53 = fmul contract double %52, 5.000000e-01, !dbg !93
  %54 = fadd contract double %45, %53, !dbg !93
  %55 = mul nsw i64 %.ph127, %11, !dbg !93
  %56 = getelementptr i8, ptr %12, i64 %55, !dbg !93
  store double %54, ptr %56, align 8, !dbg !93, !tbaa !97
  %57 = add nuw nsw i64 %.ph127, 1, !dbg !93
  br label %.lr.ph.prol.loopexit, !dbg !93

.lr.ph.prol.loopexit:                             ; preds = %.lr.ph.prol, %.lr.ph.preheader126
  %.unr = phi i64 [ %.ph127, %.lr.ph.preheader126 ], [ %57, %.lr.ph.prol ]
  %58 = icmp eq i64 %19, %.neg, !dbg !93
  br i1 %58, label %._crit_edge, label %.lr.ph, !dbg !93

.lr.ph:                                           ; preds = %.lr.ph.prol.loopexit, %.lr.ph
  %59 = phi i64 [ %91, %.lr.ph ], [ %.unr, %.lr.ph.prol.loopexit ]
  %60 = sub i64 %59, %.sroa.241.0.copyload, !dbg !93
  %61 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %60, !dbg !93
  %62 = getelementptr i8, ptr %61, i64 8, !dbg !93
  %63 = load double, ptr %62, align 8, !dbg !93, !tbaa !94
  %64 = fmul contract double %17, %63, !dbg !93
  %65 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %59, !dbg !93
  %66 = getelementptr i8, ptr %65, i64 -8, !dbg !93
  %67 = getelementptr i8, ptr %61, i64 16, !dbg !93
  %68 = load double, ptr %66, align 8, !dbg !93, !tbaa !94
  %69 = load double, ptr %67, align 8, !dbg !93, !tbaa !94
  %70 = fadd contract double %68, %69, !dbg !93
  %71 = fmul contract double %.049, %70, !dbg !93
  %72 = fmul contract double %71, 5.000000e-01, !dbg !93
  %73 = fadd contract double %64, %72, !dbg !93
  %74 = mul nsw i64 %59, %11, !dbg !93
  %75 = getelementptr i8, ptr %12, i64 %74, !dbg !93
  store double %73, ptr %75, align 8, !dbg !93, !tbaa !97
  %76 = add nuw nsw i64 %59, 1, !dbg !93
  %77 = sub i64 %76, %.sroa.241.0.copyload, !dbg !93
  %78 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %77, !dbg !93
  %79 = fmul contract double %17, %69, !dbg !93
  %80 = getelementptr double, ptr %.sroa.040.0.copyload, i64 %76, !dbg !93
  %81 = getelementptr i8, ptr %80, i64 -8, !dbg !93
  %82 = getelementptr i8, ptr %78, i64 16, !dbg !93
  %83 = load double, ptr %81, align 8, !dbg !93, !tbaa !94
  %84 = load double, ptr %82, align 8, !dbg !93, !tbaa !94
  %85 = fadd contract double %83, %84, !dbg !93
  %86 = fmul contract double %.049, %85, !dbg !93
  %87 = fmul contract double %86, 5.000000e-01, !dbg !93
  %88 = fadd contract double %79, %87, !dbg !93
  %89 = mul nsw i64 %76, %11, !dbg !93
  %90 = getelementptr i8, ptr %12, i64 %89, !dbg !93
  store double %88, ptr %90, align 8, !dbg !93, !tbaa !97
  %91 = add nuw nsw i64 %59, 2, !dbg !93
  %exitcond.not.1 = icmp eq i64 %19, %91, !dbg !93
  br i1 %exitcond.not.1, label %._crit_edge, label %.lr.ph, !dbg !93, !llvm.loop !100

._crit_edge:                                      ; preds = %.lr.ph.prol.loopexit, %.lr.ph, %middle.block, %15
  %92 = shl i64 %9, 2, !dbg !101
  %93 = call i64 @llvm.smax.i64(i64 %92, i64 1), !dbg !101
  %94 = call ptr @malloc(i64 %93), !dbg !101
  %95 = icmp sgt i64 %9, 0, !dbg !101
  br i1 %95, label %.lr.ph62.preheader, label %._crit_edge64, !dbg !101

.lr.ph62.preheader:                               ; preds = %._crit_edge
  %min.iters.check88 = icmp ugt i64 %9, 3, !dbg !101
  %ident.check86.not = icmp eq i64 %11, 1, !dbg !101
  %or.cond121 = select i1 %min.iters.check88, i1 %ident.check86.not, i1 false, !dbg !101
  br i1 %or.cond121, label %vector.ph89, label %.lr.ph62.preheader124, !dbg !101

vector.ph89:                                      ; preds = %.lr.ph62.preheader
  %n.vec91 = and i64 %9, 9223372036854775804
  %96 = or disjoint i64 %n.vec91, 1
  br label %vector.body92

vector.body92:                                    ; preds = %vector.body92, %vector.ph89
  %index93 = phi i64 [ 0, %vector.ph89 ], [ %index.next95, %vector.body92 ]
  %97 = getelementptr i8, ptr %12, i64 %index93, !dbg !101
  %98 = getelementptr i8, ptr %12, i64 %index93, !dbg !101
  %99 = getelementptr i8, ptr %98, i64 1, !dbg !101
  %100 = getelementptr i8, ptr %12, i64 %index93, !dbg !101
  %101 = getelementptr i8, ptr %100, i64 2, !dbg !101
  %102 = getelementptr i8, ptr %12, i64 %index93, !dbg !101
  %103 = getelementptr i8, ptr %102, i64 3, !dbg !101
  %104 = load double, ptr %97, align 8, !dbg !101, !tbaa !97
  %105 = load double, ptr %99, align 8, !dbg !101, !tbaa !97
  %106 = insertelement <2 x double> poison, double %104, i64 0
  %107 = insertelement <2 x double> %106, double %105, i64 1
  %108 = load double, ptr %101, align 8, !dbg !101, !tbaa !97
  %109 = load double, ptr %103, align 8, !dbg !101, !tbaa !97
  %110 = insertelement <2 x double> poison, double %108, i64 0
  %111 = insertelement <2 x double> %110, double %109, i64 1
  %112 = fcmp contract olt <2 x double> %107, zeroinitializer, !dbg !101
  %113 = fcmp contract olt <2 x double> %111, zeroinitializer, !dbg !101
  %114 = zext <2 x i1> %112 to <2 x i32>, !dbg !101
  %115 = zext <2 x i1> %113 to <2 x i32>, !dbg !101
  %116 = getelementptr i32, ptr %94, i64 %index93, !dbg !101
  %117 = getelementptr i8, ptr %116, i64 8, !dbg !101
  store <2 x i32> %114, ptr %116, align 4, !dbg !101, !tbaa !102
  store <2 x i32> %115, ptr %117, align 4, !dbg !101, !tbaa !102
  %index.next95 = add nuw i64 %index93, 4
  %118 = icmp eq i64 %index.next95, %n.vec91, !dbg !101
  br i1 %118, label %middle.block96, label %vector.body92, !dbg !101, !llvm.loop !104

middle.block96:                                   ; preds = %vector.body92
  %cmp.n97 = icmp eq i64 %9, %n.vec91, !dbg !101
  br i1 %cmp.n97, label %.lr.ph63.preheader, label %.lr.ph62.preheader124, !dbg !101

.lr.ph62.preheader124:                            ; preds = %.lr.ph62.preheader, %middle.block96
  %.ph125 = phi i64 [ 1, %.lr.ph62.preheader ], [ %96, %middle.block96 ]
  %xtraiter128 = and i64 %9, 1, !dbg !101
  %lcmp.mod129.not = icmp eq i64 %xtraiter128, 0, !dbg !101
  br i1 %lcmp.mod129.not, label %.lr.ph62.prol.loopexit, label %.lr.ph62.prol, !dbg !101

.lr.ph62.prol:                                    ; preds = %.lr.ph62.preheader124
  %119 = add nsw i64 %.ph125, -1, !dbg !101
  %120 = mul nsw i64 %119, %11, !dbg !101
  %121 = getelementptr i8, ptr %12, i64 %120, !dbg !101
  %122 = load double, ptr %121, align 8, !dbg !101, !tbaa !97
  %123 = fcmp contract olt double %122, 0.000000e+00, !dbg !101
  %124 = zext i1 %123 to i32, !dbg !101
  %125 = getelementptr i32, ptr %94, i64 %119, !dbg !101
  store i32 %124, ptr %125, align 4, !dbg !101, !tbaa !102
  %126 = add nuw i64 %.ph125, 1, !dbg !101
  br label %.lr.ph62.prol.loopexit, !dbg !101

.lr.ph62.prol.loopexit:                           ; preds = %.lr.ph62.prol, %.lr.ph62.preheader124
  %.unr130 = phi i64 [ %.ph125, %.lr.ph62.preheader124 ], [ %126, %.lr.ph62.prol ]
  %127 = icmp eq i64 %9, %.ph125, !dbg !101
  br i1 %127, label %.lr.ph63.preheader, label %.lr.ph62, !dbg !101

.lr.ph62:                                         ; preds = %.lr.ph62.prol.loopexit, %.lr.ph62
  %128 = phi i64 [ %143, %.lr.ph62 ], [ %.unr130, %.lr.ph62.prol.loopexit ]
  %129 = add nsw i64 %128, -1, !dbg !101
  %130 = mul nsw i64 %129, %11, !dbg !101
  %131 = getelementptr i8, ptr %12, i64 %130, !dbg !101
  %132 = load double, ptr %131, align 8, !dbg !101, !tbaa !97
  %133 = fcmp contract olt double %132, 0.000000e+00, !dbg !101
  %134 = zext i1 %133 to i32, !dbg !101
  %135 = getelementptr i32, ptr %94, i64 %129, !dbg !101
  store i32 %134, ptr %135, align 4, !dbg !101, !tbaa !102
  %136 = add nuw i64 %128, 1, !dbg !101
  %137 = mul nsw i64 %128, %11, !dbg !101
  %138 = getelementptr i8, ptr %12, i64 %137, !dbg !101
  %139 = load double, ptr %138, align 8, !dbg !101, !tbaa !97
  %140 = fcmp contract olt double %139, 0.000000e+00, !dbg !101
  %141 = zext i1 %140 to i32, !dbg !101
  %142 = getelementptr i32, ptr %94, i64 %128, !dbg !101
  store i32 %141, ptr %142, align 4, !dbg !101, !tbaa !102
  %143 = add nuw i64 %128, 2, !dbg !101
  %exitcond71.not.1 = icmp eq i64 %136, %9, !dbg !101
  br i1 %exitcond71.not.1, label %.lr.ph63.preheader, label %.lr.ph62, !dbg !101, !llvm.loop !105

.lr.ph63.preheader:                               ; preds = %.lr.ph62.prol.loopexit, %.lr.ph62, %middle.block96
  %min.iters.check102 = icmp ugt i64 %9, 3, !dbg !93
  %ident.check100.not = icmp eq i64 %11, 1, !dbg !93
  %or.cond122 = select i1 %min.iters.check102, i1 %ident.check100.not, i1 false, !dbg !93
  br i1 %or.cond122, label %vector.ph103, label %.lr.ph63.preheader123, !dbg !93

vector.ph103:                                     ; preds = %.lr.ph63.preheader
  %n.vec105 = and i64 %9, 9223372036854775804
  %144 = or disjoint i64 %n.vec105, 1
  br label %vector.body106

vector.body106:                                   ; preds = %pred.store.continue116, %vector.ph103
  %index107 = phi i64 [ 0, %vector.ph103 ], [ %index.next117, %pred.store.continue116 ]
  %145 = getelementptr i32, ptr %94, i64 %index107, !dbg !93
  %146 = getelementptr i8, ptr %145, i64 8, !dbg !93
  %wide.load109 = load <2 x i32>, ptr %145, align 4, !dbg !93, !tbaa !102
  %wide.load110 = load <2 x i32>, ptr %146, align 4, !dbg !93, !tbaa !102
  %147 = icmp ne <2 x i32> %wide.load109, zeroinitializer, !dbg !93
  %148 = icmp ne <2 x i32> %wide.load110, zeroinitializer, !dbg !93
  %149 = extractelement <2 x i1> %147, i64 0, !dbg !93
  br i1 %149, label %pred.store.if, label %pred.store.continue, !dbg !93

pred.store.if:                                    ; preds = %vector.body106
  %150 = getelementptr i8, ptr %12, i64 %index107, !dbg !106
  store double 0.000000e+00, ptr %150, align 8, !dbg !106, !tbaa !97
  br label %pred.store.continue, !dbg !93

pred.store.continue:                              ; preds = %pred.store.if, %vector.body106
  %151 = extractelement <2 x i1> %147, i64 1, !dbg !93
  br i1 %151, label %pred.store.if111, label %pred.store.continue112, !dbg !93

pred.store.if111:                                 ; preds = %pred.store.continue
  %152 = getelementptr i8, ptr %12, i64 %index107, !dbg !106
  %153 = getelementptr i8, ptr %152, i64 1, !dbg !106
  store double 0.000000e+00, ptr %153, align 8, !dbg !106, !tbaa !97
  br label %pred.store.continue112, !dbg !93

pred.store.continue112:                           ; preds = %pred.store.if111, %pred.store.continue
  %154 = extractelement <2 x i1> %148, i64 0, !dbg !93
  br i1 %154, label %pred.store.if113, label %pred.store.continue114, !dbg !93

pred.store.if113:                                 ; preds = %pred.store.continue112
  %155 = getelementptr i8, ptr %12, i64 %index107, !dbg !106
  %156 = getelementptr i8, ptr %155, i64 2, !dbg !106
  store double 0.000000e+00, ptr %156, align 8, !dbg !106, !tbaa !97
  br label %pred.store.continue114, !dbg !93

pred.store.continue114:                           ; preds = %pred.store.if113, %pred.store.continue112
  %157 = extractelement <2 x i1> %148, i64 1, !dbg !93
  br i1 %157, label %pred.store.if115, label %pred.store.continue116, !dbg !93

pred.store.if115:                                 ; preds = %pred.store.continue114
  %158 = getelementptr i8, ptr %12, i64 %index107, !dbg !106
  %159 = getelementptr i8, ptr %158, i64 3, !dbg !106
  store double 0.000000e+00, ptr %159, align 8, !dbg !106, !tbaa !97
  br label %pred.store.continue116, !dbg !93

pred.store.continue116:                           ; preds = %pred.store.if115, %pred.store.continue114
  %index.next117 = add nuw i64 %index107, 4
  %160 = icmp eq i64 %index.next117, %n.vec105, !dbg !93
  br i1 %160, label %middle.block118, label %vector.body106, !dbg !93, !llvm.loop !107

middle.block118:                                  ; preds = %pred.store.continue116
  %cmp.n119 = icmp eq i64 %9, %n.vec105, !dbg !93
  br i1 %cmp.n119, label %._crit_edge64, label %.lr.ph63.preheader123, !dbg !93

.lr.ph63.preheader123:                            ; preds = %.lr.ph63.preheader, %middle.block118
  %.ph = phi i64 [ 1, %.lr.ph63.preheader ], [ %144, %middle.block118 ]
  %xtraiter131 = and i64 %9, 1, !dbg !93
  %lcmp.mod132.not = icmp eq i64 %xtraiter131, 0, !dbg !93
  br i1 %lcmp.mod132.not, label %.lr.ph63.prol.loopexit, label %.lr.ph63.prol, !dbg !93

.lr.ph63.prol:                                    ; preds = %.lr.ph63.preheader123
  %161 = add nsw i64 %.ph, -1, !dbg !93
  %162 = getelementptr i32, ptr %94, i64 %161, !dbg !93
  %163 = load i32, ptr %162, align 4, !dbg !93, !tbaa !102
  %.not58.prol = icmp eq i32 %163, 0, !dbg !93
  br i1 %.not58.prol, label %.lr.ph63.prol.loopexit.unr-lcssa, label %164, !dbg !93

164:                                              ; preds = %.lr.ph63.prol
  %165 = mul nsw i64 %161, %11, !dbg !106
  %166 = getelementptr i8, ptr %12, i64 %165, !dbg !106
  store double 0.000000e+00, ptr %166, align 8, !dbg !106, !tbaa !97
  br label %.lr.ph63.prol.loopexit.unr-lcssa, !dbg !93

.lr.ph63.prol.loopexit.unr-lcssa:                 ; preds = %164, %.lr.ph63.prol
  %167 = add nuw i64 %.ph, 1, !dbg !93
  br label %.lr.ph63.prol.loopexit, !dbg !93

.lr.ph63.prol.loopexit:                           ; preds = %.lr.ph63.prol.loopexit.unr-lcssa, %.lr.ph63.preheader123
  %.unr133 = phi i64 [ %.ph, %.lr.ph63.preheader123 ], [ %167, %.lr.ph63.prol.loopexit.unr-lcssa ]
  %168 = icmp eq i64 %9, %.ph, !dbg !93
  br i1 %168, label %._crit_edge64, label %.lr.ph63, !dbg !93

.lr.ph63:                                         ; preds = %.lr.ph63.prol.loopexit, %182
  %169 = phi i64 [ %183, %182 ], [ %.unr133, %.lr.ph63.prol.loopexit ]
  %170 = add nsw i64 %169, -1, !dbg !93
  %171 = getelementptr i32, ptr %94, i64 %170, !dbg !93
  %172 = load i32, ptr %171, align 4, !dbg !93, !tbaa !102
  %.not58 = icmp eq i32 %172, 0, !dbg !93
  br i1 %.not58, label %.lr.ph63.1, label %173, !dbg !93

173:                                              ; preds = %.lr.ph63
  %174 = mul nsw i64 %170, %11, !dbg !106
  %175 = getelementptr i8, ptr %12, i64 %174, !dbg !106
  store double 0.000000e+00, ptr %175, align 8, !dbg !106, !tbaa !97
  br label %.lr.ph63.1, !dbg !93

.lr.ph63.1:                                       ; preds = %173, %.lr.ph63
  %176 = add nuw i64 %169, 1, !dbg !93
  %177 = getelementptr i32, ptr %94, i64 %169, !dbg !93
  %178 = load i32, ptr %177, align 4, !dbg !93, !tbaa !102
  %.not58.1 = icmp eq i32 %178, 0, !dbg !93
  br i1 %.not58.1, label %182, label %179, !dbg !93

179:                                              ; preds = %.lr.ph63.1
  %180 = mul nsw i64 %169, %11, !dbg !106
  %181 = getelementptr i8, ptr %12, i64 %180, !dbg !106
  store double 0.000000e+00, ptr %181, align 8, !dbg !106, !tbaa !97
  br label %182, !dbg !93

182:                                              ; preds = %179, %.lr.ph63.1
  %183 = add nuw i64 %169, 2, !dbg !93
  %exitcond72.not.1 = icmp eq i64 %176, %9, !dbg !93
  br i1 %exitcond72.not.1, label %._crit_edge64, label %.lr.ph63, !dbg !93, !llvm.loop !108

._crit_edge64:                                    ; preds = %.lr.ph63.prol.loopexit, %182, %middle.block118, %._crit_edge
  %184 = call i64 @llvm.smax.i64(i64 %9, i64 0), !dbg !109
  %185 = shl i64 %184, 3, !dbg !109
  %186 = call i64 @llvm.smax.i64(i64 %185, i64 1), !dbg !109
  %187 = call ptr @malloc(i64 %186), !dbg !109
  br i1 %95, label %.lr.ph67.preheader, label %._crit_edge70, !dbg !93

.lr.ph67.preheader:                               ; preds = %._crit_edge64
  %188 = add nsw i64 %9, -1, !dbg !93
  %xtraiter134 = and i64 %9, 1, !dbg !93
  %189 = icmp eq i64 %188, 0, !dbg !93
  br i1 %189, label %.lr.ph67.epil.preheader, label %.lr.ph67.preheader.new, !dbg !93

.lr.ph67.preheader.new:                           ; preds = %.lr.ph67.preheader
  %unroll_iter = and i64 %9, 9223372036854775806, !dbg !93
  br label %.lr.ph67, !dbg !93

.lr.ph67:                                         ; preds = %212, %.lr.ph67.preheader.new
  %190 = phi i64 [ 1, %.lr.ph67.preheader.new ], [ %213, %212 ]
  %.065 = phi i64 [ 1, %.lr.ph67.preheader.new ], [ %.1.1, %212 ]
  %niter = phi i64 [ 0, %.lr.ph67.preheader.new ], [ %niter.next.1, %212 ]
  %191 = add nsw i64 %190, -1, !dbg !93
  %192 = getelementptr i32, ptr %94, i64 %191, !dbg !93
  %193 = load i32, ptr %192, align 4, !dbg !93, !tbaa !102
  %.not57 = icmp eq i32 %193, 0, !dbg !93
  br i1 %.not57, label %194, label %.lr.ph67.1, !dbg !93

194:                                              ; preds = %.lr.ph67
  %195 = mul nsw i64 %191, %11, !dbg !109
  %196 = getelementptr i8, ptr %12, i64 %195, !dbg !109
  %197 = load double, ptr %196, align 8, !dbg !109, !tbaa !97
  %198 = call contract double @llvm.sqrt.f64(double %197), !dbg !109
  %199 = add i64 %.065, 1, !dbg !109
  %200 = getelementptr double, ptr %187, i64 %.065, !dbg !109
  %201 = getelementptr i8, ptr %200, i64 -8, !dbg !109
  store double %198, ptr %201, align 8, !dbg !109, !tbaa !102
  br label %.lr.ph67.1, !dbg !93

.lr.ph67.1:                                       ; preds = %194, %.lr.ph67
  %.1 = phi i64 [ %.065, %.lr.ph67 ], [ %199, %194 ], !dbg !109
  %202 = getelementptr i32, ptr %94, i64 %190, !dbg !93
  %203 = load i32, ptr %202, align 4, !dbg !93, !tbaa !102
  %.not57.1 = icmp eq i32 %203, 0, !dbg !93
  br i1 %.not57.1, label %204, label %212, !dbg !93

204:                                              ; preds = %.lr.ph67.1
  %205 = mul nsw i64 %190, %11, !dbg !109
  %206 = getelementptr i8, ptr %12, i64 %205, !dbg !109
  %207 = load double, ptr %206, align 8, !dbg !109, !tbaa !97
  %208 = call contract double @llvm.sqrt.f64(double %207), !dbg !109
  %209 = add i64 %.1, 1, !dbg !109
  %210 = getelementptr double, ptr %187, i64 %.1, !dbg !109
  %211 = getelementptr i8, ptr %210, i64 -8, !dbg !109
  store double %208, ptr %211, align 8, !dbg !109, !tbaa !102
  br label %212, !dbg !93

212:                                              ; preds = %204, %.lr.ph67.1
  %.1.1 = phi i64 [ %.1, %.lr.ph67.1 ], [ %209, %204 ], !dbg !109
  %213 = add nuw i64 %190, 2, !dbg !93
  %niter.next.1 = add i64 %niter, 2, !dbg !93
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter, !dbg !93
  br i1 %niter.ncmp.1, label %.lr.ph69.preheader.unr-lcssa, label %.lr.ph67, !dbg !93

.lr.ph69.preheader.unr-lcssa:                     ; preds = %212
  %lcmp.mod136.not = icmp eq i64 %xtraiter134, 0, !dbg !93
  br i1 %lcmp.mod136.not, label %.lr.ph69.preheader, label %.lr.ph67.epil.preheader, !dbg !93

.lr.ph67.epil.preheader:                          ; preds = %.lr.ph69.preheader.unr-lcssa, %.lr.ph67.preheader
  %.epil.init = phi i64 [ 1, %.lr.ph67.preheader ], [ %213, %.lr.ph69.preheader.unr-lcssa ]
  %.065.epil.init = phi i64 [ 1, %.lr.ph67.preheader ], [ %.1.1, %.lr.ph69.preheader.unr-lcssa ]
  %lcmp.mod137 = icmp ne i64 %xtraiter134, 0, !dbg !93
  call void @llvm.assume(i1 %lcmp.mod137), !dbg !93
  %214 = add nsw i64 %.epil.init, -1, !dbg !93
  %215 = getelementptr i32, ptr %94, i64 %214, !dbg !93
  %216 = load i32, ptr %215, align 4, !dbg !93, !tbaa !102
  %.not57.epil = icmp eq i32 %216, 0, !dbg !93
  br i1 %.not57.epil, label %217, label %.lr.ph69.preheader, !dbg !93

217:                                              ; preds = %.lr.ph67.epil.preheader
  %218 = mul nsw i64 %214, %11, !dbg !109
  %219 = getelementptr i8, ptr %12, i64 %218, !dbg !109
  %220 = load double, ptr %219, align 8, !dbg !109, !tbaa !97
  %221 = call contract double @llvm.sqrt.f64(double %220), !dbg !109
  %222 = getelementptr double, ptr %187, i64 %.065.epil.init, !dbg !109
  %223 = getelementptr i8, ptr %222, i64 -8, !dbg !109
  store double %221, ptr %223, align 8, !dbg !109, !tbaa !102
  br label %.lr.ph69.preheader, !dbg !93

.lr.ph69.preheader:                               ; preds = %.lr.ph67.epil.preheader, %217, %.lr.ph69.preheader.unr-lcssa
  %xtraiter138 = and i64 %9, 1, !dbg !93
  %224 = icmp eq i64 %188, 0, !dbg !93
  br i1 %224, label %.lr.ph69.epil.preheader, label %.lr.ph69.preheader.new, !dbg !93

.lr.ph69.preheader.new:                           ; preds = %.lr.ph69.preheader
  %unroll_iter143 = and i64 %9, 9223372036854775806, !dbg !93
  br label %.lr.ph69, !dbg !93

.lr.ph69:                                         ; preds = %245, %.lr.ph69.preheader.new
  %225 = phi i64 [ 1, %.lr.ph69.preheader.new ], [ %246, %245 ]
  %.268 = phi i64 [ 1, %.lr.ph69.preheader.new ], [ %.3.1, %245 ]
  %niter144 = phi i64 [ 0, %.lr.ph69.preheader.new ], [ %niter144.next.1, %245 ]
  %226 = add nsw i64 %225, -1, !dbg !93
  %227 = getelementptr i32, ptr %94, i64 %226, !dbg !93
  %228 = load i32, ptr %227, align 4, !dbg !93, !tbaa !102
  %.not56 = icmp eq i32 %228, 0, !dbg !93
  br i1 %.not56, label %229, label %.lr.ph69.1, !dbg !93

229:                                              ; preds = %.lr.ph69
  %230 = add i64 %.268, 1, !dbg !109
  %231 = getelementptr double, ptr %187, i64 %.268, !dbg !109
  %232 = getelementptr i8, ptr %231, i64 -8, !dbg !109
  %233 = load double, ptr %232, align 8, !dbg !109, !tbaa !102
  %234 = mul nsw i64 %226, %11, !dbg !109
  %235 = getelementptr i8, ptr %12, i64 %234, !dbg !109
  store double %233, ptr %235, align 8, !dbg !109, !tbaa !97
  br label %.lr.ph69.1, !dbg !93

.lr.ph69.1:                                       ; preds = %229, %.lr.ph69
  %.3 = phi i64 [ %.268, %.lr.ph69 ], [ %230, %229 ], !dbg !109
  %236 = getelementptr i32, ptr %94, i64 %225, !dbg !93
  %237 = load i32, ptr %236, align 4, !dbg !93, !tbaa !102
  %.not56.1 = icmp eq i32 %237, 0, !dbg !93
  br i1 %.not56.1, label %238, label %245, !dbg !93

238:                                              ; preds = %.lr.ph69.1
  %239 = add i64 %.3, 1, !dbg !109
  %240 = getelementptr double, ptr %187, i64 %.3, !dbg !109
  %241 = getelementptr i8, ptr %240, i64 -8, !dbg !109
  %242 = load double, ptr %241, align 8, !dbg !109, !tbaa !102
  %243 = mul nsw i64 %225, %11, !dbg !109
  %244 = getelementptr i8, ptr %12, i64 %243, !dbg !109
  store double %242, ptr %244, align 8, !dbg !109, !tbaa !97
  br label %245, !dbg !93

245:                                              ; preds = %238, %.lr.ph69.1
  %.3.1 = phi i64 [ %.3, %.lr.ph69.1 ], [ %239, %238 ], !dbg !109
  %246 = add nuw i64 %225, 2, !dbg !93
  %niter144.next.1 = add i64 %niter144, 2, !dbg !93
  %niter144.ncmp.1 = icmp eq i64 %niter144.next.1, %unroll_iter143, !dbg !93
  br i1 %niter144.ncmp.1, label %._crit_edge70.loopexit.unr-lcssa, label %.lr.ph69, !dbg !93

._crit_edge70.loopexit.unr-lcssa:                 ; preds = %245
  %lcmp.mod141.not = icmp eq i64 %xtraiter138, 0, !dbg !93
  br i1 %lcmp.mod141.not, label %._crit_edge70, label %.lr.ph69.epil.preheader, !dbg !93

.lr.ph69.epil.preheader:                          ; preds = %._crit_edge70.loopexit.unr-lcssa, %.lr.ph69.preheader
  %.epil.init140 = phi i64 [ 1, %.lr.ph69.preheader ], [ %246, %._crit_edge70.loopexit.unr-lcssa ]
  %.268.epil.init = phi i64 [ 1, %.lr.ph69.preheader ], [ %.3.1, %._crit_edge70.loopexit.unr-lcssa ]
  %lcmp.mod142 = icmp ne i64 %xtraiter138, 0, !dbg !93
  call void @llvm.assume(i1 %lcmp.mod142), !dbg !93
  %247 = add nsw i64 %.epil.init140, -1, !dbg !93
  %248 = getelementptr i32, ptr %94, i64 %247, !dbg !93
  %249 = load i32, ptr %248, align 4, !dbg !93, !tbaa !102
  %.not56.epil = icmp eq i32 %249, 0, !dbg !93
  br i1 %.not56.epil, label %250, label %._crit_edge70, !dbg !93

250:                                              ; preds = %.lr.ph69.epil.preheader
  %251 = getelementptr double, ptr %187, i64 %.268.epil.init, !dbg !109
  %252 = getelementptr i8, ptr %251, i64 -8, !dbg !109
  %253 = load double, ptr %252, align 8, !dbg !109, !tbaa !102
  %254 = mul nsw i64 %247, %11, !dbg !109
  %255 = getelementptr i8, ptr %12, i64 %254, !dbg !109
  store double %253, ptr %255, align 8, !dbg !109, !tbaa !97
  br label %._crit_edge70, !dbg !93

._crit_edge70:                                    ; preds = %._crit_edge70.loopexit.unr-lcssa, %250, %.lr.ph69.epil.preheader, %._crit_edge64
  call void @free(ptr %94), !dbg !93
  call void @free(ptr %187), !dbg !93
  call void @free(ptr %.sroa.040.0.copyload), !dbg !110
  ret void, !dbg !111
}

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none)
define { double, double } @_QMarraysPsummary(ptr noalias readonly captures(none) %0) local_unnamed_addr #4 !dbg !112 {
    #dbg_declare(ptr %0, !118, !DIExpression(), !119)
  %2 = getelementptr i8, ptr %0, i64 32, !dbg !120
  %3 = load i64, ptr %2, align 8, !dbg !120, !tbaa !121
  %4 = getelementptr i8, ptr %0, i64 40, !dbg !120
  %5 = icmp sgt i64 %3, 0, !dbg !125
  br i1 %5, label %.lr.ph, label %._crit_edge, !dbg !125

.lr.ph:                                           ; preds = %1
  %6 = load i64, ptr %4, align 8, !tbaa !121
  %7 = load ptr, ptr %0, align 8, !tbaa !121
  %xtraiter = and i64 %3, 1, !dbg !125
  %8 = icmp eq i64 %3, 1, !dbg !125
  br i1 %8, label %.epil.preheader, label %.lr.ph.new, !dbg !125

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i64 %3, 9223372036854775806, !dbg !125
  br label %9, !dbg !125

9:                                                ; preds = %9, %.lr.ph.new
  %10 = phi double [ 0.000000e+00, %.lr.ph.new ], [ %24, %9 ]
  %11 = phi i64 [ 1, %.lr.ph.new ], [ %25, %9 ]
  %niter = phi i64 [ 0, %.lr.ph.new ], [ %niter.next.1, %9 ]
  %12 = add nsw i64 %11, -1, !dbg !125
  %13 = mul nsw i64 %6, %12, !dbg !125
  %14 = getelementptr i8, ptr %7, i64 %13, !dbg !125
  %15 = load double, ptr %14, align 8, !dbg !125, !tbaa !126
  %16 = fcmp contract ogt double %15, 0.000000e+00, !dbg !125
  %17 = fadd contract double %10, %15, !dbg !125
  %18 = select i1 %16, double %17, double %10, !dbg !125
  %19 = mul nsw i64 %6, %11, !dbg !125
  %20 = getelementptr i8, ptr %7, i64 %19, !dbg !125
  %21 = load double, ptr %20, align 8, !dbg !125, !tbaa !126
  %22 = fcmp contract ogt double %21, 0.000000e+00, !dbg !125
  %23 = fadd contract double %18, %21, !dbg !125
  %24 = select i1 %22, double %23, double %18, !dbg !125
  %25 = add nuw i64 %11, 2, !dbg !125
  %niter.next.1 = add nuw i64 %niter, 2, !dbg !125
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter, !dbg !125
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %9, !dbg !125

._crit_edge.loopexit.unr-lcssa:                   ; preds = %9
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !125
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader, !dbg !125

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph
  %.epil.init = phi double [ 0.000000e+00, %.lr.ph ], [ %24, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init83 = phi i64 [ 1, %.lr.ph ], [ %25, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod85 = icmp ne i64 %xtraiter, 0, !dbg !125
  tail call void @llvm.assume(i1 %lcmp.mod85), !dbg !125
  %26 = add nsw i64 %.epil.init83, -1, !dbg !125
  %27 = mul nsw i64 %6, %26, !dbg !125
  %28 = getelementptr i8, ptr %7, i64 %27, !dbg !125
  %29 = load double, ptr %28, align 8, !dbg !125, !tbaa !126
  %30 = fcmp contract ogt double %29, 0.000000e+00, !dbg !125
  %31 = fadd contract double %.epil.init, %29, !dbg !125
  %32 = select i1 %30, double %31, double %.epil.init, !dbg !125
  br label %._crit_edge, !dbg !125

._crit_edge:                                      ; preds = %.epil.preheader, %._crit_edge.loopexit.unr-lcssa, %1
  %.lcssa28 = phi double [ 0.000000e+00, %1 ], [ %24, %._crit_edge.loopexit.unr-lcssa ], [ %32, %.epil.preheader ], !dbg !125
  %33 = shl i64 %3, 3, !dbg !125
  %34 = tail call i64 @llvm.smax.i64(i64 %33, i64 1), !dbg !125
  %35 = tail call ptr @malloc(i64 %34), !dbg !125
  br i1 %5, label %.lr.ph30, label %._crit_edge31, !dbg !125

.lr.ph30:                                         ; preds = %._crit_edge
  %36 = load i64, ptr %4, align 8, !tbaa !121
  %37 = load ptr, ptr %0, align 8, !tbaa !121
  %min.iters.check = icmp ugt i64 %3, 3, !dbg !125
  %ident.check.not = icmp eq i64 %36, 1, !dbg !125
  %or.cond = select i1 %min.iters.check, i1 %ident.check.not, i1 false, !dbg !125
  br i1 %or.cond, label %vector.ph, label %scalar.ph.preheader, !dbg !125

vector.ph:                                        ; preds = %.lr.ph30
  %n.vec = and i64 %3, 9223372036854775804
  %38 = or disjoint i64 %n.vec, 1
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %39 = getelementptr i8, ptr %37, i64 %index, !dbg !125
  %40 = getelementptr i8, ptr %37, i64 %index, !dbg !125
  %41 = getelementptr i8, ptr %40, i64 1, !dbg !125
  %42 = getelementptr i8, ptr %37, i64 %index, !dbg !125
  %43 = getelementptr i8, ptr %42, i64 2, !dbg !125
  %44 = getelementptr i8, ptr %37, i64 %index, !dbg !125
  %45 = getelementptr i8, ptr %44, i64 3, !dbg !125
  %46 = load double, ptr %39, align 8, !dbg !125, !tbaa !126
  %47 = load double, ptr %41, align 8, !dbg !125, !tbaa !126
  %48 = insertelement <2 x double> poison, double %46, i64 0
  %49 = insertelement <2 x double> %48, double %47, i64 1
  %50 = load double, ptr %43, align 8, !dbg !125, !tbaa !126
  %51 = load double, ptr %45, align 8, !dbg !125, !tbaa !126
  %52 = insertelement <2 x double> poison, double %50, i64 0
  %53 = insertelement <2 x double> %52, double %51, i64 1
  %54 = tail call contract <2 x double> @llvm.fabs.v2f64(<2 x double> %49), !dbg !125
  %55 = tail call contract <2 x double> @llvm.fabs.v2f64(<2 x double> %53), !dbg !125
  %56 = getelementptr double, ptr %35, i64 %index, !dbg !125
  %57 = getelementptr i8, ptr %56, i64 16, !dbg !125
  store <2 x double> %54, ptr %56, align 8, !dbg !125, !tbaa !130
  store <2 x double> %55, ptr %57, align 8, !dbg !125, !tbaa !130
  %index.next = add nuw i64 %index, 4
  %58 = icmp eq i64 %index.next, %n.vec, !dbg !125
  br i1 %58, label %middle.block, label %vector.body, !dbg !125, !llvm.loop !133

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %3, %n.vec, !dbg !125
  br i1 %cmp.n, label %.lr.ph32.preheader, label %scalar.ph.preheader, !dbg !125

scalar.ph.preheader:                              ; preds = %.lr.ph30, %middle.block
  %.ph80 = phi i64 [ 1, %.lr.ph30 ], [ %38, %middle.block ]
  %xtraiter86 = and i64 %3, 1, !dbg !125
  %lcmp.mod87.not = icmp eq i64 %xtraiter86, 0, !dbg !125
  br i1 %lcmp.mod87.not, label %scalar.ph.prol.loopexit, label %scalar.ph.prol, !dbg !125

scalar.ph.prol:                                   ; preds = %scalar.ph.preheader
  %59 = add nsw i64 %.ph80, -1, !dbg !125
  %60 = mul nsw i64 %36, %59, !dbg !125
  %61 = getelementptr i8, ptr %37, i64 %60, !dbg !125
  %62 = load double, ptr %61, align 8, !dbg !125, !tbaa !126
  %63 = tail call contract double @llvm.fabs.f64(double %62), !dbg !125
  %64 = getelementptr double, ptr %35, i64 %59, !dbg !125
  store double %63, ptr %64, align 8, !dbg !125, !tbaa !130
  %65 = add nuw i64 %.ph80, 1, !dbg !125
  br label %scalar.ph.prol.loopexit, !dbg !125

scalar.ph.prol.loopexit:                          ; preds = %scalar.ph.prol, %scalar.ph.preheader
  %.unr88 = phi i64 [ %.ph80, %scalar.ph.preheader ], [ %65, %scalar.ph.prol ]
  %66 = icmp eq i64 %3, %.ph80, !dbg !125
  br i1 %66, label %.lr.ph32.preheader, label %scalar.ph, !dbg !125

scalar.ph:                                        ; preds = %scalar.ph.prol.loopexit, %scalar.ph
  %67 = phi i64 [ %80, %scalar.ph ], [ %.unr88, %scalar.ph.prol.loopexit ]
  %68 = add nsw i64 %67, -1, !dbg !125
  %69 = mul nsw i64 %36, %68, !dbg !125
  %70 = getelementptr i8, ptr %37, i64 %69, !dbg !125
  %71 = load double, ptr %70, align 8, !dbg !125, !tbaa !126
  %72 = tail call contract double @llvm.fabs.f64(double %71), !dbg !125
  %73 = getelementptr double, ptr %35, i64 %68, !dbg !125
  store double %72, ptr %73, align 8, !dbg !125, !tbaa !130
  %74 = add nuw i64 %67, 1, !dbg !125
  %75 = mul nsw i64 %36, %67, !dbg !125
  %76 = getelementptr i8, ptr %37, i64 %75, !dbg !125
  %77 = load double, ptr %76, align 8, !dbg !125, !tbaa !126
  %78 = tail call contract double @llvm.fabs.f64(double %77), !dbg !125
  %79 = getelementptr double, ptr %35, i64 %67, !dbg !125
  store double %78, ptr %79, align 8, !dbg !125, !tbaa !130
  %80 = add nuw i64 %67, 2, !dbg !125
  %exitcond42.not.1 = icmp eq i64 %74, %3, !dbg !125
  br i1 %exitcond42.not.1, label %.lr.ph32.preheader, label %scalar.ph, !dbg !125, !llvm.loop !134

._crit_edge31:                                    ; preds = %._crit_edge
  %.not = icmp eq i64 %3, 0, !dbg !125
  br i1 %.not, label %._crit_edge37.thread, label %.preheader, !dbg !125

.preheader:                                       ; preds = %._crit_edge31
  %81 = load double, ptr %35, align 8, !dbg !125, !tbaa !130
  br label %._crit_edge37.thread, !dbg !125

.lr.ph32.preheader:                               ; preds = %scalar.ph.prol.loopexit, %scalar.ph, %middle.block
  %82 = load double, ptr %35, align 8, !dbg !125, !tbaa !130
  %xtraiter89 = and i64 %3, 1, !dbg !125
  %83 = icmp eq i64 %3, 1, !dbg !125
  br i1 %83, label %.lr.ph32.epil.preheader, label %.lr.ph32.preheader.new, !dbg !125

.lr.ph32.preheader.new:                           ; preds = %.lr.ph32.preheader
  %unroll_iter97 = and i64 %3, 9223372036854775806, !dbg !125
  br label %.lr.ph32, !dbg !125

.lr.ph32:                                         ; preds = %.lr.ph32, %.lr.ph32.preheader.new
  %84 = phi double [ %82, %.lr.ph32.preheader.new ], [ %102, %.lr.ph32 ]
  %85 = phi i64 [ 1, %.lr.ph32.preheader.new ], [ %103, %.lr.ph32 ]
  %niter98 = phi i64 [ 0, %.lr.ph32.preheader.new ], [ %niter98.next.1, %.lr.ph32 ]
  %86 = getelementptr double, ptr %35, i64 %85, !dbg !125
  %87 = getelementptr i8, ptr %86, i64 -8, !dbg !125
  %88 = load double, ptr %87, align 8, !dbg !125, !tbaa !130
  %89 = fcmp contract ogt double %88, %84, !dbg !125
  %90 = fcmp contract uno double %84, 0.000000e+00, !dbg !125
  %91 = fcmp contract ord double %88, 0.000000e+00, !dbg !125
  %92 = and i1 %90, %91, !dbg !125
  %93 = or i1 %89, %92, !dbg !125
  %94 = select i1 %93, double %88, double %84, !dbg !125
  %95 = getelementptr double, ptr %35, i64 %85, !dbg !125
  %96 = load double, ptr %95, align 8, !dbg !125, !tbaa !130
  %97 = fcmp contract ogt double %96, %94, !dbg !125
  %98 = fcmp contract uno double %94, 0.000000e+00, !dbg !125
  %99 = fcmp contract ord double %96, 0.000000e+00, !dbg !125
  %100 = and i1 %98, %99, !dbg !125
  %101 = or i1 %97, %100, !dbg !125
  %102 = select i1 %101, double %96, double %94, !dbg !125
  %103 = add nuw i64 %85, 2, !dbg !125
  %niter98.next.1 = add i64 %niter98, 2, !dbg !125
  %niter98.ncmp.1 = icmp eq i64 %niter98.next.1, %unroll_iter97, !dbg !125
  br i1 %niter98.ncmp.1, label %.lr.ph36.unr-lcssa, label %.lr.ph32, !dbg !125

._crit_edge37.thread:                             ; preds = %._crit_edge31, %.preheader
  %.lcssa27.ph = phi double [ %81, %.preheader ], [ 0xFFEFFFFFFFFFFFFF, %._crit_edge31 ]
    #dbg_value(double %.lcssa28, !135, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !136)
    #dbg_value(double %.lcssa27.ph, !135, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !136)
  tail call void @free(ptr %35), !dbg !125
  br label %178, !dbg !137

.lr.ph36.unr-lcssa:                               ; preds = %.lr.ph32
  %lcmp.mod94.not = icmp eq i64 %xtraiter89, 0, !dbg !125
  br i1 %lcmp.mod94.not, label %.lr.ph36, label %.lr.ph32.epil.preheader, !dbg !125

.lr.ph32.epil.preheader:                          ; preds = %.lr.ph36.unr-lcssa, %.lr.ph32.preheader
  %.epil.init91 = phi double [ %82, %.lr.ph32.preheader ], [ %102, %.lr.ph36.unr-lcssa ]
  %.epil.init93 = phi i64 [ 1, %.lr.ph32.preheader ], [ %103, %.lr.ph36.unr-lcssa ]
  %lcmp.mod96 = icmp ne i64 %xtraiter89, 0, !dbg !125
  tail call void @llvm.assume(i1 %lcmp.mod96), !dbg !125
  %104 = getelementptr double, ptr %35, i64 %.epil.init93, !dbg !125
  %105 = getelementptr i8, ptr %104, i64 -8, !dbg !125
  %106 = load double, ptr %105, align 8, !dbg !125, !tbaa !130
  %107 = fcmp contract ogt double %106, %.epil.init91, !dbg !125
  %108 = fcmp contract uno double %.epil.init91, 0.000000e+00, !dbg !125
  %109 = fcmp contract ord double %106, 0.000000e+00, !dbg !125
  %110 = and i1 %108, %109, !dbg !125
  %111 = or i1 %107, %110, !dbg !125
  %112 = select i1 %111, double %106, double %.epil.init91, !dbg !125
  br label %.lr.ph36, !dbg !125

.lr.ph36:                                         ; preds = %.lr.ph36.unr-lcssa, %.lr.ph32.epil.preheader
  %.lcssa79 = phi double [ %102, %.lr.ph36.unr-lcssa ], [ %112, %.lr.ph32.epil.preheader ], !dbg !125
    #dbg_value(double %.lcssa28, !135, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !136)
    #dbg_value(double %.lcssa79, !135, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !136)
  tail call void @free(ptr nonnull %35), !dbg !125
  %113 = load i64, ptr %4, align 8, !tbaa !121
  %114 = load ptr, ptr %0, align 8, !tbaa !121
  %min.iters.check62 = icmp ugt i64 %3, 3, !dbg !137
  %ident.check60.not = icmp eq i64 %113, 1, !dbg !137
  %or.cond74 = select i1 %min.iters.check62, i1 %ident.check60.not, i1 false, !dbg !137
  br i1 %or.cond74, label %vector.ph63, label %scalar.ph61.preheader, !dbg !137

vector.ph63:                                      ; preds = %.lr.ph36
  %n.vec65 = and i64 %3, 9223372036854775804
  %115 = or disjoint i64 %n.vec65, 1
  br label %vector.body66

vector.body66:                                    ; preds = %vector.body66, %vector.ph63
  %index67 = phi i64 [ 0, %vector.ph63 ], [ %index.next70, %vector.body66 ]
  %vec.phi = phi <2 x i1> [ zeroinitializer, %vector.ph63 ], [ %135, %vector.body66 ]
  %vec.phi68 = phi <2 x i1> [ zeroinitializer, %vector.ph63 ], [ %136, %vector.body66 ]
  %116 = getelementptr i8, ptr %114, i64 %index67, !dbg !137
  %117 = getelementptr i8, ptr %114, i64 %index67, !dbg !137
  %118 = getelementptr i8, ptr %117, i64 1, !dbg !137
  %119 = getelementptr i8, ptr %114, i64 %index67, !dbg !137
  %120 = getelementptr i8, ptr %119, i64 2, !dbg !137
  %121 = getelementptr i8, ptr %114, i64 %index67, !dbg !137
  %122 = getelementptr i8, ptr %121, i64 3, !dbg !137
  %123 = load double, ptr %116, align 8, !dbg !137, !tbaa !126
  %124 = load double, ptr %118, align 8, !dbg !137, !tbaa !126
  %125 = insertelement <2 x double> poison, double %123, i64 0
  %126 = insertelement <2 x double> %125, double %124, i64 1
  %127 = load double, ptr %120, align 8, !dbg !137, !tbaa !126
  %128 = load double, ptr %122, align 8, !dbg !137, !tbaa !126
  %129 = insertelement <2 x double> poison, double %127, i64 0
  %130 = insertelement <2 x double> %129, double %128, i64 1
  %131 = freeze <2 x double> %126, !dbg !137
  %132 = freeze <2 x double> %130, !dbg !137
  %133 = fcmp contract uno <2 x double> %131, zeroinitializer, !dbg !137
  %134 = fcmp contract uno <2 x double> %132, zeroinitializer, !dbg !137
  %135 = or <2 x i1> %vec.phi, %133, !dbg !137
  %136 = or <2 x i1> %vec.phi68, %134, !dbg !137
  %index.next70 = add nuw i64 %index67, 4
  %137 = icmp eq i64 %index.next70, %n.vec65, !dbg !137
  br i1 %137, label %middle.block71, label %vector.body66, !dbg !137, !llvm.loop !138

middle.block71:                                   ; preds = %vector.body66
  %bin.rdx = or <2 x i1> %136, %135, !dbg !137
  %138 = bitcast <2 x i1> %bin.rdx to i2, !dbg !137
  %139 = icmp ne i2 %138, 0, !dbg !137
  %cmp.n72 = icmp eq i64 %3, %n.vec65, !dbg !137
  br i1 %cmp.n72, label %._crit_edge37, label %scalar.ph61.preheader, !dbg !137

scalar.ph61.preheader:                            ; preds = %.lr.ph36, %middle.block71
  %.ph = phi i1 [ false, %.lr.ph36 ], [ %139, %middle.block71 ]
  %.ph75 = phi i64 [ 1, %.lr.ph36 ], [ %115, %middle.block71 ]
  %140 = add nuw i64 %3, 1, !dbg !137
  %141 = sub i64 %140, %.ph75, !dbg !137
  %142 = sub i64 %3, %.ph75, !dbg !137
  %xtraiter99 = and i64 %141, 3, !dbg !137
  %lcmp.mod100.not = icmp eq i64 %xtraiter99, 0, !dbg !137
  br i1 %lcmp.mod100.not, label %scalar.ph61.prol.loopexit, label %scalar.ph61.prol, !dbg !137

scalar.ph61.prol:                                 ; preds = %scalar.ph61.preheader, %scalar.ph61.prol
  %143 = phi i1 [ %150, %scalar.ph61.prol ], [ %.ph, %scalar.ph61.preheader ]
  %144 = phi i64 [ %151, %scalar.ph61.prol ], [ %.ph75, %scalar.ph61.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %scalar.ph61.prol ], [ 0, %scalar.ph61.preheader ]
  %145 = add nsw i64 %144, -1, !dbg !137
  %146 = mul nsw i64 %113, %145, !dbg !137
  %147 = getelementptr i8, ptr %114, i64 %146, !dbg !137
  %148 = load double, ptr %147, align 8, !dbg !137, !tbaa !126
  %.fr56.prol = freeze double %148, !dbg !137
  %149 = fcmp contract uno double %.fr56.prol, 0.000000e+00, !dbg !137
  %150 = or i1 %143, %149, !dbg !137
  %151 = add nuw i64 %144, 1, !dbg !137
  %prol.iter.next = add i64 %prol.iter, 1, !dbg !137
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter99, !dbg !137
  br i1 %prol.iter.cmp.not, label %scalar.ph61.prol.loopexit, label %scalar.ph61.prol, !dbg !137, !llvm.loop !139

scalar.ph61.prol.loopexit:                        ; preds = %scalar.ph61.prol, %scalar.ph61.preheader
  %.lcssa76.unr = phi i1 [ poison, %scalar.ph61.preheader ], [ %150, %scalar.ph61.prol ]
  %.unr101 = phi i1 [ %.ph, %scalar.ph61.preheader ], [ %150, %scalar.ph61.prol ]
  %.unr102 = phi i64 [ %.ph75, %scalar.ph61.preheader ], [ %151, %scalar.ph61.prol ]
  %152 = icmp ult i64 %142, 3, !dbg !137
  br i1 %152, label %._crit_edge37, label %scalar.ph61, !dbg !137

scalar.ph61:                                      ; preds = %scalar.ph61.prol.loopexit, %scalar.ph61
  %153 = phi i1 [ %174, %scalar.ph61 ], [ %.unr101, %scalar.ph61.prol.loopexit ]
  %154 = phi i64 [ %175, %scalar.ph61 ], [ %.unr102, %scalar.ph61.prol.loopexit ]
  %155 = add nsw i64 %154, -1, !dbg !137
  %156 = mul nsw i64 %113, %155, !dbg !137
  %157 = getelementptr i8, ptr %114, i64 %156, !dbg !137
  %158 = load double, ptr %157, align 8, !dbg !137, !tbaa !126
  %.fr56 = freeze double %158, !dbg !137
  %159 = mul nsw i64 %113, %154, !dbg !137
  %160 = getelementptr i8, ptr %114, i64 %159, !dbg !137
  %161 = load double, ptr %160, align 8, !dbg !137, !tbaa !126
  %.fr56.1 = freeze double %161, !dbg !137
  %162 = fcmp contract uno double %.fr56.1, %.fr56, !dbg !137
  %163 = or i1 %153, %162, !dbg !137
  %164 = add i64 %154, 1, !dbg !137
  %165 = mul nsw i64 %113, %164, !dbg !137
  %166 = getelementptr i8, ptr %114, i64 %165, !dbg !137
  %167 = load double, ptr %166, align 8, !dbg !137, !tbaa !126
  %.fr56.2 = freeze double %167, !dbg !137
  %168 = add nuw i64 %154, 3, !dbg !137
  %169 = add i64 %154, 2, !dbg !137
  %170 = mul nsw i64 %113, %169, !dbg !137
  %171 = getelementptr i8, ptr %114, i64 %170, !dbg !137
  %172 = load double, ptr %171, align 8, !dbg !137, !tbaa !126
  %.fr56.3 = freeze double %172, !dbg !137
  %173 = fcmp contract uno double %.fr56.3, %.fr56.2, !dbg !137
  %174 = or i1 %163, %173, !dbg !137
  %175 = add nuw i64 %154, 4, !dbg !137
  %exitcond44.not.3 = icmp eq i64 %168, %3, !dbg !137
  br i1 %exitcond44.not.3, label %._crit_edge37, label %scalar.ph61, !dbg !137, !llvm.loop !141

._crit_edge37:                                    ; preds = %scalar.ph61.prol.loopexit, %scalar.ph61, %middle.block71
  %.lcssa = phi i1 [ %139, %middle.block71 ], [ %.lcssa76.unr, %scalar.ph61.prol.loopexit ], [ %174, %scalar.ph61 ], !dbg !137
  br i1 %.lcssa, label %176, label %178, !dbg !137

176:                                              ; preds = %._crit_edge37
  %177 = fneg contract double %.lcssa79, !dbg !137
  br label %178, !dbg !137

178:                                              ; preds = %._crit_edge37.thread, %._crit_edge37, %176
  %179 = phi double [ %177, %176 ], [ %.lcssa79, %._crit_edge37 ], [ %.lcssa27.ph, %._crit_edge37.thread ], !dbg !137
    #dbg_value(double %.lcssa28, !135, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !136)
    #dbg_value(double %179, !135, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !136)
  %.fca.0.insert9 = insertvalue { double, double } poison, double %.lcssa28, 0, !dbg !142
  %.fca.1.insert12 = insertvalue { double, double } %.fca.0.insert9, double %179, 1, !dbg !142
  ret { double, double } %.fca.1.insert12, !dbg !119
}

declare !dbg !143 void @_FortranAAllocatableSetBounds(ptr, i32, i64, i64) local_unnamed_addr

declare !dbg !147 i32 @_FortranAAllocatableAllocateSource(ptr, ptr, i1 zeroext, ptr, ptr, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #6

attributes #0 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #3 = { "target-cpu"="x86-64" }
attributes #4 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.ident = !{!2}
!llvm.module.flags = !{!3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "Debian flang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "arrays.f90", directory: "/tmp/palindrome-corpus")
!2 = !{!"Debian flang version 22.1.8"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = distinct !DISubprogram(name: "matrix_product", linkageName: "_QMarraysPmatrix_product", scope: !7, file: !1, line: 6, type: !8, scopeLine: 6, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!7 = !DIModule(scope: !0, name: "arrays", file: !1, line: 5)
!8 = !DISubroutineType(cc: DW_CC_normal, types: !9)
!9 = !{null, !10, !14, !14}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !12)
!11 = !DIBasicType(name: "real(kind=8)", size: 64, encoding: DW_ATE_float)
!12 = !{!13, !13}
!13 = !DISubrange()
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !15, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!15 = !{!16, !17}
!16 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref))
!17 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 56, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 64, DW_OP_deref))
!18 = !{!19}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !6, entity: !7, file: !1, line: 1)
!20 = !DILocalVariable(name: "a", arg: 1, scope: !6, file: !1, line: 7, type: !14)
!21 = !DILocation(line: 6, column: 3, scope: !6)
!22 = !DILocation(line: 7, column: 29, scope: !6)
!23 = !{!24, !24, i64 0}
!24 = !{!"descriptor member", !25, i64 0}
!25 = !{!"any access", !26, i64 0}
!26 = !{!"Flang function root _QMarraysPmatrix_product"}
!27 = !DILocalVariable(name: "b", arg: 2, scope: !6, file: !1, line: 7, type: !14)
!28 = !DILocation(line: 7, column: 38, scope: !6)
!29 = !DILocation(line: 8, column: 17, scope: !6)
!30 = !DILocalVariable(name: "._QMarraysFmatrix_productEc1", scope: !6, file: !1, type: !31, flags: DIFlagArtificial)
!31 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!32 = !DILocalVariable(name: "._QMarraysFmatrix_productEc2", scope: !6, file: !1, type: !31, flags: DIFlagArtificial)
!33 = !DILocalVariable(name: "c", scope: !6, file: !1, line: 8, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !35)
!35 = !{!36, !37}
!36 = !DISubrange(count: !30)
!37 = !DISubrange(count: !32)
!38 = !DILocation(line: 10, column: 5, scope: !6)
!39 = !{!40, !40, i64 0}
!40 = !{!"allocated data/_QMarraysFmatrix_productEc", !41, i64 0}
!41 = !{!"allocated data", !42, i64 0}
!42 = !{!"any data access", !25, i64 0}
!43 = !DILocation(line: 11, column: 5, scope: !6)
!44 = !DILocalVariable(name: "j", scope: !6, file: !1, line: 9, type: !45)
!45 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!46 = !DILocation(line: 0, scope: !6)
!47 = !DILocation(line: 12, column: 7, scope: !6)
!48 = !DILocalVariable(name: "k", scope: !6, file: !1, line: 9, type: !45)
!49 = !DILocation(line: 13, column: 9, scope: !6)
!50 = !{!51, !51, i64 0}
!51 = !{!"dummy arg data/_QMarraysFmatrix_productEb", !52, i64 0}
!52 = !{!"dummy arg data", !42, i64 0}
!53 = !DILocation(line: 14, column: 11, scope: !6)
!54 = !{!55, !55, i64 0}
!55 = !{!"dummy arg data/_QMarraysFmatrix_productEa", !52, i64 0}
!56 = distinct !{!56, !57, !58}
!57 = !{!"llvm.loop.isvectorized", i32 1}
!58 = !{!"llvm.loop.unroll.runtime.disable"}
!59 = !DILocalVariable(name: "i", scope: !6, file: !1, line: 9, type: !45)
!60 = distinct !{!60, !57}
!61 = !DILocation(line: 15, column: 9, scope: !6)
!62 = !DILocation(line: 16, column: 7, scope: !6)
!63 = !DILocation(line: 18, column: 3, scope: !6)
!64 = distinct !DISubprogram(name: "smooth", linkageName: "_QMarraysPsmooth", scope: !7, file: !1, line: 20, type: !65, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !69)
!65 = !DISubroutineType(cc: DW_CC_normal, types: !66)
!66 = !{null, !67, !11}
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !68, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!68 = !{!16}
!69 = !{!70}
!70 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !64, entity: !7, file: !1, line: 1)
!71 = !DILocation(line: 21, column: 32, scope: !64)
!72 = !DILocation(line: 24, column: 30, scope: !64)
!73 = !{!74, !74, i64 0}
!74 = !{!"descriptor member", !75, i64 0}
!75 = !{!"any access", !76, i64 0}
!76 = !{!"Flang function root _QMarraysPsmooth"}
!77 = !DILocalVariable(name: "copy", scope: !64, file: !1, line: 24, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !79, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
!79 = !{!80}
!80 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref), lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 24, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref))
!81 = !DILocalVariable(name: "values", arg: 1, scope: !64, file: !1, line: 21, type: !67)
!82 = !DILocation(line: 20, column: 3, scope: !64)
!83 = !DILocalVariable(name: "weight", arg: 2, scope: !64, file: !1, line: 22, type: !11)
!84 = !DILocalVariable(name: "w", scope: !64, file: !1, line: 23, type: !11)
!85 = !DILocation(line: 0, scope: !64)
!86 = !DILocation(line: 26, column: 5, scope: !64)
!87 = !DILocation(line: 26, column: 26, scope: !64)
!88 = !{!89, !89, i64 0}
!89 = !{!"dummy arg data/_QMarraysFsmoothEweight", !90, i64 0}
!90 = !{!"dummy arg data", !91, i64 0}
!91 = !{!"any data access", !75, i64 0}
!92 = !DILocation(line: 27, column: 5, scope: !64)
!93 = !DILocation(line: 28, column: 5, scope: !64)
!94 = !{!95, !95, i64 0}
!95 = !{!"allocated data/_QMarraysFsmoothEcopy", !96, i64 0}
!96 = !{!"allocated data", !91, i64 0}
!97 = !{!98, !98, i64 0}
!98 = !{!"dummy arg data/_QMarraysFsmoothEvalues", !90, i64 0}
!99 = distinct !{!99, !57, !58}
!100 = distinct !{!100, !57}
!101 = !DILocation(line: 30, column: 5, scope: !64)
!102 = !{!103, !103, i64 0}
!103 = !{!"allocated data/", !96, i64 0}
!104 = distinct !{!104, !57, !58}
!105 = distinct !{!105, !57}
!106 = !DILocation(line: 31, column: 7, scope: !64)
!107 = distinct !{!107, !57, !58}
!108 = distinct !{!108, !57}
!109 = !DILocation(line: 33, column: 7, scope: !64)
!110 = !DILocation(line: 35, column: 5, scope: !64)
!111 = !DILocation(line: 36, column: 3, scope: !64)
!112 = distinct !DISubprogram(name: "summary", linkageName: "_QMarraysPsummary", scope: !7, file: !1, line: 38, type: !113, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !116)
!113 = !DISubroutineType(cc: DW_CC_normal, types: !114)
!114 = !{!115, !67}
!115 = !DIBasicType(name: "complex(kind=8)", size: 128, encoding: DW_ATE_complex_float)
!116 = !{!117}
!117 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !112, entity: !7, file: !1, line: 1)
!118 = !DILocalVariable(name: "values", arg: 1, scope: !112, file: !1, line: 39, type: !67)
!119 = !DILocation(line: 38, column: 3, scope: !112)
!120 = !DILocation(line: 39, column: 29, scope: !112)
!121 = !{!122, !122, i64 0}
!122 = !{!"descriptor member", !123, i64 0}
!123 = !{!"any access", !124, i64 0}
!124 = !{!"Flang function root _QMarraysPsummary"}
!125 = !DILocation(line: 41, column: 5, scope: !112)
!126 = !{!127, !127, i64 0}
!127 = !{!"dummy arg data/_QMarraysFsummaryEvalues", !128, i64 0}
!128 = !{!"dummy arg data", !129, i64 0}
!129 = !{!"any data access", !123, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"allocated data/", !132, i64 0}
!132 = !{!"allocated data", !129, i64 0}
!133 = distinct !{!133, !57, !58}
!134 = distinct !{!134, !57}
!135 = !DILocalVariable(name: "total", scope: !112, file: !1, line: 40, type: !115)
!136 = !DILocation(line: 0, scope: !112)
!137 = !DILocation(line: 42, column: 5, scope: !112)
!138 = distinct !{!138, !57, !58}
!139 = distinct !{!139, !140}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = distinct !{!141, !57}
!142 = !DILocation(line: 43, column: 3, scope: !112)
!143 = !DISubprogram(name: "_FortranAAllocatableSetBounds", linkageName: "_FortranAAllocatableSetBounds", scope: !1, file: !1, line: 27, type: !144, scopeLine: 27, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(cc: DW_CC_normal, types: !145)
!145 = !{null, !146, !45, !31, !31}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!147 = !DISubprogram(name: "_FortranAAllocatableAllocateSource", linkageName: "_FortranAAllocatableAllocateSource", scope: !1, file: !1, line: 27, type: !148, scopeLine: 27, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(cc: DW_CC_normal, types: !149)
!149 = !{!45, !146, !146, !150, !146, !151, !45}
!150 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!151 = !DIBasicType(name: "integer(kind=1)", size: 8, encoding: DW_ATE_signed)
