; ModuleID = 'c/hash_table.c'
source_filename = "c/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [12 x i8] c"removed %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"%-10s %d\0A\00", align 1, !dbg !7

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @table_add(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !28 {
    #dbg_value(ptr %0, !59, !DIExpression(), !68)
    #dbg_value(ptr %1, !60, !DIExpression(), !68)
    #dbg_value(i32 %2, !61, !DIExpression(), !68)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !69
  %5 = load i64, ptr %4, align 8, !dbg !69, !tbaa !71
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !77
  %7 = load i64, ptr %6, align 8, !dbg !77, !tbaa !78
  %8 = icmp ult i64 %5, %7, !dbg !79
  br i1 %8, label %37, label %9, !dbg !80

9:                                                ; preds = %3
    #dbg_value(ptr %0, !81, !DIExpression(), !94)
  %10 = icmp eq i64 %7, 0, !dbg !96
  %11 = shl i64 %7, 1
  %12 = select i1 %10, i64 8, i64 %11, !dbg !97
    #dbg_value(i64 %12, !86, !DIExpression(), !94)
  %13 = tail call noalias ptr @calloc(i64 noundef %12, i64 noundef 8) #10, !dbg !98
    #dbg_value(ptr %13, !87, !DIExpression(), !94)
  %14 = icmp eq ptr %13, null, !dbg !99
  br i1 %14, label %92, label %15, !dbg !101

15:                                               ; preds = %9
    #dbg_value(i64 0, !88, !DIExpression(), !102)
  %16 = load ptr, ptr %0, align 8, !dbg !103, !tbaa !104
  br i1 %10, label %19, label %17, !dbg !105

17:                                               ; preds = %15
  %18 = add i64 %11, -1
  br label %20, !dbg !105

19:                                               ; preds = %25, %15
  tail call void @free(ptr noundef %16) #11, !dbg !106
  store ptr %13, ptr %0, align 8, !dbg !107, !tbaa !104
  store i64 %12, ptr %6, align 8, !dbg !108, !tbaa !78
  br label %37, !dbg !109

20:                                               ; preds = %25, %17
  %21 = phi i64 [ 0, %17 ], [ %26, %25 ]
    #dbg_value(i64 %21, !88, !DIExpression(), !102)
  %22 = getelementptr inbounds nuw ptr, ptr %16, i64 %21, !dbg !110
  %23 = load ptr, ptr %22, align 8, !dbg !111, !tbaa !112
    #dbg_value(ptr %23, !90, !DIExpression(), !114)
  %24 = icmp eq ptr %23, null, !dbg !115
  br i1 %24, label %25, label %28, !dbg !116

25:                                               ; preds = %28, %20
  %26 = add nuw i64 %21, 1, !dbg !117
    #dbg_value(i64 %26, !88, !DIExpression(), !102)
  %27 = icmp eq i64 %26, %7, !dbg !118
  br i1 %27, label %19, label %20, !dbg !119, !llvm.loop !120

28:                                               ; preds = %20, %28
  %29 = phi ptr [ %30, %28 ], [ %23, %20 ]
    #dbg_value(ptr %29, !90, !DIExpression(), !114)
  %30 = load ptr, ptr %29, align 8, !dbg !124, !tbaa !112
    #dbg_value(ptr %30, !93, !DIExpression(), !114)
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !127
  %32 = load i64, ptr %31, align 8, !dbg !127, !tbaa !128
  %33 = and i64 %32, %18, !dbg !129
  %34 = getelementptr inbounds nuw ptr, ptr %13, i64 %33, !dbg !130
  %35 = load ptr, ptr %34, align 8, !dbg !131, !tbaa !112
  store ptr %35, ptr %29, align 8, !dbg !132, !tbaa !112
  store ptr %29, ptr %34, align 8, !dbg !133, !tbaa !112
    #dbg_value(ptr %30, !90, !DIExpression(), !114)
  %36 = icmp eq ptr %30, null, !dbg !134
  br i1 %36, label %25, label %28, !dbg !135, !llvm.loop !136

37:                                               ; preds = %19, %3
  %38 = phi i64 [ %12, %19 ], [ %7, %3 ]
    #dbg_value(ptr %1, !139, !DIExpression(), !145)
    #dbg_value(i64 -3750763034362895579, !144, !DIExpression(), !145)
  %39 = load i8, ptr %1, align 1, !dbg !147, !tbaa !150
  %40 = icmp eq i8 %39, 0, !dbg !151
  br i1 %40, label %51, label %41, !dbg !152

41:                                               ; preds = %37, %41
  %42 = phi i8 [ %49, %41 ], [ %39, %37 ]
  %43 = phi i64 [ %47, %41 ], [ -3750763034362895579, %37 ]
  %44 = phi ptr [ %48, %41 ], [ %1, %37 ]
    #dbg_value(i64 %43, !144, !DIExpression(), !145)
    #dbg_value(ptr %44, !139, !DIExpression(), !145)
  %45 = zext i8 %42 to i64, !dbg !153
  %46 = xor i64 %43, %45, !dbg !154
  %47 = mul i64 %46, 1099511628211, !dbg !155
    #dbg_value(i64 %47, !144, !DIExpression(), !145)
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 1, !dbg !156
    #dbg_value(ptr %48, !139, !DIExpression(), !145)
  %49 = load i8, ptr %48, align 1, !dbg !147, !tbaa !150
  %50 = icmp eq i8 %49, 0, !dbg !157
  br i1 %50, label %51, label %41, !dbg !158, !llvm.loop !159

51:                                               ; preds = %41, %37
  %52 = phi i64 [ -3750763034362895579, %37 ], [ %47, %41 ], !dbg !145
    #dbg_value(i64 %52, !62, !DIExpression(), !68)
    #dbg_value(ptr %0, !162, !DIExpression(), !170)
    #dbg_value(ptr %1, !167, !DIExpression(), !170)
    #dbg_value(i64 %52, !168, !DIExpression(), !170)
  %53 = load ptr, ptr %0, align 8, !dbg !172, !tbaa !104
  %54 = add i64 %38, -1, !dbg !173
  %55 = and i64 %54, %52, !dbg !174
  %56 = getelementptr inbounds nuw ptr, ptr %53, i64 %55, !dbg !175
    #dbg_value(ptr %56, !169, !DIExpression(), !170)
  %57 = load ptr, ptr %56, align 8, !dbg !176, !tbaa !112
  %58 = icmp eq ptr %57, null, !dbg !177
  br i1 %58, label %74, label %59, !dbg !178

59:                                               ; preds = %51, %68
  %60 = phi ptr [ %69, %68 ], [ %57, %51 ]
    #dbg_value(ptr poison, !169, !DIExpression(), !170)
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8, !dbg !179
  %62 = load i64, ptr %61, align 8, !dbg !179, !tbaa !128
  %63 = icmp eq i64 %62, %52, !dbg !180
  br i1 %63, label %64, label %68, !dbg !181

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 20, !dbg !182
  %66 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %65, ptr noundef nonnull readonly dereferenceable(1) %1) #12, !dbg !183
  %67 = icmp eq i32 %66, 0, !dbg !184
  br i1 %67, label %71, label %68, !dbg !185

68:                                               ; preds = %64, %59
    #dbg_value(ptr %60, !169, !DIExpression(), !170)
  %69 = load ptr, ptr %60, align 8, !dbg !176, !tbaa !112
  %70 = icmp eq ptr %69, null, !dbg !186
  br i1 %70, label %74, label %59, !dbg !187, !llvm.loop !188

71:                                               ; preds = %64
    #dbg_value(ptr poison, !63, !DIExpression(), !68)
  %72 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %73 = load i32, ptr %72, align 8, !dbg !191, !tbaa !24
  br label %87, !dbg !192

74:                                               ; preds = %68, %51
  %75 = phi ptr [ %56, %51 ], [ %60, %68 ]
  %76 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #12, !dbg !193
    #dbg_value(i64 %76, !64, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !194)
  %77 = add i64 %76, 25, !dbg !195
  %78 = tail call noalias ptr @malloc(i64 noundef %77) #13, !dbg !196
    #dbg_value(ptr %78, !67, !DIExpression(), !194)
  %79 = icmp eq ptr %78, null, !dbg !197
  br i1 %79, label %92, label %80, !dbg !199

80:                                               ; preds = %74
  %81 = add i64 %76, 1, !dbg !200
    #dbg_value(i64 %81, !64, !DIExpression(), !194)
  store ptr null, ptr %78, align 8, !dbg !201
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 8, !dbg !201
  store i64 %52, ptr %82, align 8, !dbg !201
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 16, !dbg !201
  store i32 0, ptr %83, align 8, !dbg !201
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 20, !dbg !201
  store i32 0, ptr %84, align 4, !dbg !201
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %84, ptr nonnull align 1 %1, i64 %81, i1 false), !dbg !202
  store ptr %78, ptr %75, align 8, !dbg !203, !tbaa !112
  %85 = load i64, ptr %4, align 8, !dbg !204, !tbaa !71
  %86 = add i64 %85, 1, !dbg !205
  store i64 %86, ptr %4, align 8, !dbg !206, !tbaa !71
  br label %87

87:                                               ; preds = %71, %80
  %88 = phi i32 [ 0, %80 ], [ %73, %71 ], !dbg !191
  %89 = phi ptr [ %78, %80 ], [ %60, %71 ], !dbg !207
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16, !dbg !208
  %91 = add nsw i32 %88, %2, !dbg !209
  store i32 %91, ptr %90, align 8, !dbg !210, !tbaa !24
  br label %92, !dbg !211

92:                                               ; preds = %9, %87, %74
  %93 = phi i32 [ -1, %74 ], [ %91, %87 ], [ -1, %9 ], !dbg !68
  ret i32 %93, !dbg !212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !213 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !217 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 0, 2) i32 @table_remove(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !222 {
    #dbg_value(ptr %0, !226, !DIExpression(), !230)
    #dbg_value(ptr %1, !227, !DIExpression(), !230)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !231
  %4 = load i64, ptr %3, align 8, !dbg !231, !tbaa !78
  %5 = icmp eq i64 %4, 0, !dbg !233
  br i1 %5, label %45, label %6, !dbg !234

6:                                                ; preds = %2
    #dbg_value(ptr %1, !139, !DIExpression(), !235)
    #dbg_value(i64 -3750763034362895579, !144, !DIExpression(), !235)
  %7 = load i8, ptr %1, align 1, !dbg !237, !tbaa !150
  %8 = icmp eq i8 %7, 0, !dbg !238
  br i1 %8, label %19, label %9, !dbg !239

9:                                                ; preds = %6, %9
  %10 = phi i8 [ %17, %9 ], [ %7, %6 ]
  %11 = phi i64 [ %15, %9 ], [ -3750763034362895579, %6 ]
  %12 = phi ptr [ %16, %9 ], [ %1, %6 ]
    #dbg_value(i64 %11, !144, !DIExpression(), !235)
    #dbg_value(ptr %12, !139, !DIExpression(), !235)
  %13 = zext i8 %10 to i64, !dbg !240
  %14 = xor i64 %11, %13, !dbg !241
  %15 = mul i64 %14, 1099511628211, !dbg !242
    #dbg_value(i64 %15, !144, !DIExpression(), !235)
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 1, !dbg !243
    #dbg_value(ptr %16, !139, !DIExpression(), !235)
  %17 = load i8, ptr %16, align 1, !dbg !237, !tbaa !150
  %18 = icmp eq i8 %17, 0, !dbg !244
  br i1 %18, label %19, label %9, !dbg !245, !llvm.loop !246

19:                                               ; preds = %9, %6
  %20 = phi i64 [ -3750763034362895579, %6 ], [ %15, %9 ], !dbg !235
    #dbg_value(ptr %0, !162, !DIExpression(), !249)
    #dbg_value(ptr %1, !167, !DIExpression(), !249)
    #dbg_value(i64 %20, !168, !DIExpression(), !249)
  %21 = load ptr, ptr %0, align 8, !dbg !251, !tbaa !104
  %22 = add i64 %4, -1, !dbg !252
  %23 = and i64 %20, %22, !dbg !253
  %24 = getelementptr inbounds nuw ptr, ptr %21, i64 %23, !dbg !254
    #dbg_value(ptr %24, !169, !DIExpression(), !249)
  %25 = load ptr, ptr %24, align 8, !dbg !255, !tbaa !112
  %26 = icmp eq ptr %25, null, !dbg !256
  br i1 %26, label %45, label %27, !dbg !257

27:                                               ; preds = %19, %37
  %28 = phi ptr [ %38, %37 ], [ %25, %19 ]
  %29 = phi ptr [ %28, %37 ], [ %24, %19 ]
    #dbg_value(ptr %29, !169, !DIExpression(), !249)
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8, !dbg !258
  %31 = load i64, ptr %30, align 8, !dbg !258, !tbaa !128
  %32 = icmp eq i64 %31, %20, !dbg !259
  br i1 %32, label %33, label %37, !dbg !260

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 20, !dbg !261
  %35 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %34, ptr noundef nonnull readonly dereferenceable(1) %1) #12, !dbg !262
  %36 = icmp eq i32 %35, 0, !dbg !263
  br i1 %36, label %40, label %37, !dbg !264

37:                                               ; preds = %33, %27
    #dbg_value(ptr %28, !169, !DIExpression(), !249)
  %38 = load ptr, ptr %28, align 8, !dbg !255, !tbaa !112
  %39 = icmp eq ptr %38, null, !dbg !265
  br i1 %39, label %45, label %27, !dbg !266, !llvm.loop !267

40:                                               ; preds = %33
    #dbg_value(ptr %29, !228, !DIExpression(), !230)
    #dbg_value(ptr %28, !229, !DIExpression(), !230)
  %41 = load ptr, ptr %28, align 8, !dbg !270, !tbaa !112
  store ptr %41, ptr %29, align 8, !dbg !271, !tbaa !112
  tail call void @free(ptr noundef nonnull %28) #11, !dbg !272
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !273
  %43 = load i64, ptr %42, align 8, !dbg !274, !tbaa !71
  %44 = add i64 %43, -1, !dbg !275
  store i64 %44, ptr %42, align 8, !dbg !276, !tbaa !71
  br label %45, !dbg !277

45:                                               ; preds = %37, %19, %40, %2
  %46 = phi i32 [ 0, %2 ], [ 1, %40 ], [ 0, %19 ], [ 0, %37 ], !dbg !230
  ret i32 %46, !dbg !278
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !279 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #7 !dbg !282 {
  %3 = alloca %struct.table, align 8, !DIAssignID !298
    #dbg_assign(i1 poison, !290, !DIExpression(), !298, ptr %3, !DIExpression(), !299)
    #dbg_value(i32 %0, !288, !DIExpression(), !299)
    #dbg_value(ptr %1, !289, !DIExpression(), !299)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !dbg !300
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !301, !DIAssignID !302
    #dbg_assign(i8 0, !290, !DIExpression(), !302, ptr %3, !DIExpression(), !299)
    #dbg_value(i32 1, !291, !DIExpression(), !303)
  %4 = icmp sgt i32 %0, 1, !dbg !304
  br i1 %4, label %5, label %87, !dbg !306

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = zext nneg i32 %0 to i64, !dbg !307
  br label %14, !dbg !306

9:                                                ; preds = %68
  %10 = load i64, ptr %6, align 8, !tbaa !78
    #dbg_value(i64 0, !293, !DIExpression(), !308)
  %11 = icmp eq i64 %10, 0, !dbg !309
  br i1 %11, label %87, label %12, !dbg !310

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8, !tbaa !104
  br label %71, !dbg !310

14:                                               ; preds = %5, %68
  %15 = phi i64 [ 1, %5 ], [ %69, %68 ]
    #dbg_value(i64 %15, !291, !DIExpression(), !303)
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %15, !dbg !311
  %17 = load ptr, ptr %16, align 8, !dbg !311, !tbaa !313
  %18 = load i8, ptr %17, align 1, !dbg !311, !tbaa !150
  %19 = icmp eq i8 %18, 45, !dbg !315
  br i1 %19, label %20, label %65, !dbg !316

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 1, !dbg !317
    #dbg_value(ptr %3, !226, !DIExpression(), !318)
    #dbg_value(ptr %21, !227, !DIExpression(), !318)
  %22 = load i64, ptr %6, align 8, !dbg !320, !tbaa !78
  %23 = icmp eq i64 %22, 0, !dbg !321
  br i1 %23, label %62, label %24, !dbg !322

24:                                               ; preds = %20
    #dbg_value(ptr %21, !139, !DIExpression(), !323)
    #dbg_value(i64 -3750763034362895579, !144, !DIExpression(), !323)
  %25 = load i8, ptr %21, align 1, !dbg !325, !tbaa !150
  %26 = icmp eq i8 %25, 0, !dbg !326
  br i1 %26, label %37, label %27, !dbg !327

27:                                               ; preds = %24, %27
  %28 = phi i8 [ %35, %27 ], [ %25, %24 ]
  %29 = phi i64 [ %33, %27 ], [ -3750763034362895579, %24 ]
  %30 = phi ptr [ %34, %27 ], [ %21, %24 ]
    #dbg_value(i64 %29, !144, !DIExpression(), !323)
    #dbg_value(ptr %30, !139, !DIExpression(), !323)
  %31 = zext i8 %28 to i64, !dbg !328
  %32 = xor i64 %29, %31, !dbg !329
  %33 = mul i64 %32, 1099511628211, !dbg !330
    #dbg_value(i64 %33, !144, !DIExpression(), !323)
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 1, !dbg !331
    #dbg_value(ptr %34, !139, !DIExpression(), !323)
  %35 = load i8, ptr %34, align 1, !dbg !325, !tbaa !150
  %36 = icmp eq i8 %35, 0, !dbg !332
  br i1 %36, label %37, label %27, !dbg !333, !llvm.loop !334

37:                                               ; preds = %27, %24
  %38 = phi i64 [ -3750763034362895579, %24 ], [ %33, %27 ], !dbg !323
    #dbg_value(ptr %3, !162, !DIExpression(), !337)
    #dbg_value(ptr %21, !167, !DIExpression(), !337)
    #dbg_value(i64 %38, !168, !DIExpression(), !337)
  %39 = load ptr, ptr %3, align 8, !dbg !339, !tbaa !104
  %40 = add i64 %22, -1, !dbg !340
  %41 = and i64 %38, %40, !dbg !341
  %42 = getelementptr inbounds nuw ptr, ptr %39, i64 %41, !dbg !342
    #dbg_value(ptr %42, !169, !DIExpression(), !337)
  %43 = load ptr, ptr %42, align 8, !dbg !343, !tbaa !112
  %44 = icmp eq ptr %43, null, !dbg !344
  br i1 %44, label %62, label %45, !dbg !345

45:                                               ; preds = %37, %55
  %46 = phi ptr [ %56, %55 ], [ %43, %37 ]
  %47 = phi ptr [ %46, %55 ], [ %42, %37 ]
    #dbg_value(ptr %47, !169, !DIExpression(), !337)
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 8, !dbg !346
  %49 = load i64, ptr %48, align 8, !dbg !346, !tbaa !128
  %50 = icmp eq i64 %49, %38, !dbg !347
  br i1 %50, label %51, label %55, !dbg !348

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 20, !dbg !349
  %53 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %52, ptr noundef nonnull readonly dereferenceable(1) %21) #12, !dbg !350
  %54 = icmp eq i32 %53, 0, !dbg !351
  br i1 %54, label %58, label %55, !dbg !352

55:                                               ; preds = %51, %45
    #dbg_value(ptr %46, !169, !DIExpression(), !337)
  %56 = load ptr, ptr %46, align 8, !dbg !343, !tbaa !112
  %57 = icmp eq ptr %56, null, !dbg !353
  br i1 %57, label %62, label %45, !dbg !354, !llvm.loop !355

58:                                               ; preds = %51
    #dbg_value(ptr %47, !228, !DIExpression(), !318)
    #dbg_value(ptr %46, !229, !DIExpression(), !318)
  %59 = load ptr, ptr %46, align 8, !dbg !358, !tbaa !112
  store ptr %59, ptr %47, align 8, !dbg !359, !tbaa !112
  tail call void @free(ptr noundef nonnull %46) #11, !dbg !360
  %60 = load i64, ptr %7, align 8, !dbg !361, !tbaa !71
  %61 = add i64 %60, -1, !dbg !362
  store i64 %61, ptr %7, align 8, !dbg !363, !tbaa !71, !DIAssignID !364
    #dbg_assign(i64 %61, !290, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !364, ptr %7, !DIExpression(), !299)
  br label %62, !dbg !365

62:                                               ; preds = %55, %20, %37, %58
  %63 = phi i32 [ 0, %20 ], [ 1, %58 ], [ 0, %37 ], [ 0, %55 ], !dbg !318
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %63), !dbg !366
  br label %68, !dbg !366

65:                                               ; preds = %14
  %66 = call i32 @table_add(ptr noundef nonnull %3, ptr noundef nonnull %17, i32 noundef 1), !dbg !367
  %67 = icmp slt i32 %66, 0, !dbg !369
  br i1 %67, label %87, label %68, !dbg !370

68:                                               ; preds = %62, %65
  %69 = add nuw nsw i64 %15, 1, !dbg !371
    #dbg_value(i64 %69, !291, !DIExpression(), !303)
  %70 = icmp eq i64 %69, %8, !dbg !307
  br i1 %70, label %9, label %14, !dbg !372, !llvm.loop !373

71:                                               ; preds = %12, %76
  %72 = phi i64 [ 0, %12 ], [ %77, %76 ]
    #dbg_value(i64 %72, !293, !DIExpression(), !308)
  %73 = getelementptr inbounds nuw ptr, ptr %13, i64 %72, !dbg !376
    #dbg_value(ptr poison, !295, !DIExpression(), !377)
  %74 = load ptr, ptr %73, align 8, !dbg !378, !tbaa !112
  %75 = icmp eq ptr %74, null, !dbg !379
  br i1 %75, label %76, label %79, !dbg !380

76:                                               ; preds = %79, %71
  %77 = add nuw i64 %72, 1, !dbg !381
    #dbg_value(i64 %77, !293, !DIExpression(), !308)
  %78 = icmp eq i64 %77, %10, !dbg !382
  br i1 %78, label %87, label %71, !dbg !383, !llvm.loop !384

79:                                               ; preds = %71, %79
  %80 = phi ptr [ %85, %79 ], [ %74, %71 ]
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 20, !dbg !387
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 16, !dbg !389
  %83 = load i32, ptr %82, align 8, !dbg !389, !tbaa !24
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %81, i32 noundef %83), !dbg !390
    #dbg_value(ptr poison, !295, !DIExpression(), !377)
  %85 = load ptr, ptr %80, align 8, !dbg !391, !tbaa !112
    #dbg_value(ptr %85, !295, !DIExpression(), !377)
  %86 = icmp eq ptr %85, null, !dbg !392
  br i1 %86, label %76, label %79, !dbg !393, !llvm.loop !394

87:                                               ; preds = %65, %76, %2, %9
  %88 = phi i32 [ 0, %9 ], [ 0, %76 ], [ 0, %2 ], [ 1, %65 ], !dbg !299
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !397
  ret i32 %88, !dbg !398
}

; Function Attrs: nofree nounwind
declare !dbg !399 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !404 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !407 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #2

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}
!llvm.errno.tbaa = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "c/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "1877bd8d35cbac035ac24fd88e6edaa7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 12)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !{!0, !7}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!23 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C/C++ TBAA"}
!28 = distinct !DISubprogram(name: "table_add", scope: !2, file: !2, line: 52, type: !29, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !58, keyInstructions: true)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !32, !56, !31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !2, line: 15, size: 192, elements: !34)
!34 = !{!35, !52, !55}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "buckets", scope: !33, file: !2, line: 16, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !2, line: 8, size: 192, elements: !39)
!39 = !{!40, !41, !47, !48}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !38, file: !2, line: 9, baseType: !37, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !38, file: !2, line: 10, baseType: !42, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !45, line: 45, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !38, file: !2, line: 11, baseType: !31, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !38, file: !2, line: 12, baseType: !49, offset: 160)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: -1)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !33, file: !2, line: 17, baseType: !53, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 18, baseType: !46)
!54 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!55 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !33, file: !2, line: 17, baseType: !53, size: 64, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!58 = !{!59, !60, !61, !62, !63, !64, !67}
!59 = !DILocalVariable(name: "table", arg: 1, scope: !28, file: !2, line: 52, type: !32)
!60 = !DILocalVariable(name: "key", arg: 2, scope: !28, file: !2, line: 52, type: !56)
!61 = !DILocalVariable(name: "amount", arg: 3, scope: !28, file: !2, line: 52, type: !31)
!62 = !DILocalVariable(name: "hash", scope: !28, file: !2, line: 55, type: !42)
!63 = !DILocalVariable(name: "slot", scope: !28, file: !2, line: 56, type: !36)
!64 = !DILocalVariable(name: "length", scope: !65, file: !2, line: 58, type: !53)
!65 = distinct !DILexicalBlock(scope: !66, file: !2, line: 57, column: 15)
!66 = distinct !DILexicalBlock(scope: !28, file: !2, line: 57, column: 7)
!67 = !DILocalVariable(name: "entry", scope: !65, file: !2, line: 59, type: !37)
!68 = !DILocation(line: 0, scope: !28)
!69 = !DILocation(line: 53, column: 14, scope: !70)
!70 = distinct !DILexicalBlock(scope: !28, file: !2, line: 53, column: 7)
!71 = !{!72, !76, i64 16}
!72 = !{!"table", !73, i64 0, !76, i64 8, !76, i64 16}
!73 = !{!"p2 _ZTS5entry", !74, i64 0}
!74 = !{!"any p2 pointer", !75, i64 0}
!75 = !{!"any pointer", !26, i64 0}
!76 = !{!"long", !26, i64 0}
!77 = !DILocation(line: 53, column: 29, scope: !70)
!78 = !{!72, !76, i64 8}
!79 = !DILocation(line: 53, column: 19, scope: !70, atomGroup: 1, atomRank: 2)
!80 = !DILocation(line: 53, column: 38, scope: !70, atomGroup: 1, atomRank: 1)
!81 = !DILocalVariable(name: "table", arg: 1, scope: !82, file: !2, line: 35, type: !32)
!82 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 35, type: !83, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!31, !32}
!85 = !{!81, !86, !87, !88, !90, !93}
!86 = !DILocalVariable(name: "capacity", scope: !82, file: !2, line: 36, type: !53)
!87 = !DILocalVariable(name: "buckets", scope: !82, file: !2, line: 37, type: !36)
!88 = !DILocalVariable(name: "i", scope: !89, file: !2, line: 40, type: !53)
!89 = distinct !DILexicalBlock(scope: !82, file: !2, line: 40, column: 3)
!90 = !DILocalVariable(name: "entry", scope: !91, file: !2, line: 41, type: !37)
!91 = distinct !DILexicalBlock(scope: !92, file: !2, line: 41, column: 5)
!92 = distinct !DILexicalBlock(scope: !89, file: !2, line: 40, column: 3)
!93 = !DILocalVariable(name: "next", scope: !91, file: !2, line: 41, type: !37)
!94 = !DILocation(line: 0, scope: !82, inlinedAt: !95)
!95 = distinct !DILocation(line: 53, column: 41, scope: !70)
!96 = !DILocation(line: 36, column: 21, scope: !82, inlinedAt: !95, atomGroup: 2, atomRank: 2)
!97 = !DILocation(line: 36, column: 21, scope: !82, inlinedAt: !95, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 37, column: 28, scope: !82, inlinedAt: !95, atomGroup: 3, atomRank: 2)
!99 = !DILocation(line: 38, column: 8, scope: !100, inlinedAt: !95, atomGroup: 4, atomRank: 2)
!100 = distinct !DILexicalBlock(scope: !82, file: !2, line: 38, column: 7)
!101 = !DILocation(line: 38, column: 7, scope: !100, inlinedAt: !95, atomGroup: 4, atomRank: 1)
!102 = !DILocation(line: 0, scope: !89, inlinedAt: !95)
!103 = !DILocation(line: 46, column: 15, scope: !82, inlinedAt: !95)
!104 = !{!72, !73, i64 0}
!105 = !DILocation(line: 40, column: 3, scope: !89, inlinedAt: !95, atomGroup: 26, atomRank: 1)
!106 = !DILocation(line: 46, column: 3, scope: !82, inlinedAt: !95)
!107 = !DILocation(line: 47, column: 18, scope: !82, inlinedAt: !95, atomGroup: 19, atomRank: 1)
!108 = !DILocation(line: 48, column: 19, scope: !82, inlinedAt: !95, atomGroup: 20, atomRank: 1)
!109 = !DILocation(line: 53, column: 38, scope: !70, atomGroup: 30, atomRank: 1)
!110 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !95)
!111 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !95, atomGroup: 9, atomRank: 2)
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 _ZTS5entry", !75, i64 0}
!114 = !DILocation(line: 0, scope: !91, inlinedAt: !95)
!115 = !DILocation(line: 41, column: 5, scope: !91, inlinedAt: !95, atomGroup: 23, atomRank: 1)
!116 = !DILocation(line: 41, column: 5, scope: !91, inlinedAt: !95, atomGroup: 24, atomRank: 1)
!117 = !DILocation(line: 40, column: 43, scope: !92, inlinedAt: !95, atomGroup: 17, atomRank: 2)
!118 = !DILocation(line: 40, column: 24, scope: !92, inlinedAt: !95, atomGroup: 7, atomRank: 1)
!119 = !DILocation(line: 40, column: 3, scope: !89, inlinedAt: !95, atomGroup: 8, atomRank: 1)
!120 = distinct !{!120, !121, !122, !123}
!121 = !DILocation(line: 40, column: 3, scope: !89, inlinedAt: !95)
!122 = !DILocation(line: 45, column: 5, scope: !89, inlinedAt: !95)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 42, column: 21, scope: !125, inlinedAt: !95, atomGroup: 12, atomRank: 2)
!125 = distinct !DILexicalBlock(scope: !126, file: !2, line: 41, column: 79)
!126 = distinct !DILexicalBlock(scope: !91, file: !2, line: 41, column: 5)
!127 = !DILocation(line: 43, column: 36, scope: !125, inlinedAt: !95)
!128 = !{!76, !76, i64 0}
!129 = !DILocation(line: 43, column: 41, scope: !125, inlinedAt: !95)
!130 = !DILocation(line: 43, column: 21, scope: !125, inlinedAt: !95)
!131 = !DILocation(line: 43, column: 21, scope: !125, inlinedAt: !95, atomGroup: 13, atomRank: 2)
!132 = !DILocation(line: 43, column: 19, scope: !125, inlinedAt: !95, atomGroup: 13, atomRank: 1)
!133 = !DILocation(line: 44, column: 45, scope: !125, inlinedAt: !95, atomGroup: 14, atomRank: 1)
!134 = !DILocation(line: 41, column: 5, scope: !91, inlinedAt: !95, atomGroup: 10, atomRank: 1)
!135 = !DILocation(line: 41, column: 5, scope: !91, inlinedAt: !95, atomGroup: 11, atomRank: 1)
!136 = distinct !{!136, !137, !138, !123}
!137 = !DILocation(line: 41, column: 5, scope: !91, inlinedAt: !95)
!138 = !DILocation(line: 45, column: 5, scope: !91, inlinedAt: !95)
!139 = !DILocalVariable(name: "key", arg: 1, scope: !140, file: !2, line: 20, type: !56)
!140 = distinct !DISubprogram(name: "hash_of", scope: !2, file: !2, line: 20, type: !141, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !143, keyInstructions: true)
!141 = !DISubroutineType(types: !142)
!142 = !{!42, !56}
!143 = !{!139, !144}
!144 = !DILocalVariable(name: "hash", scope: !140, file: !2, line: 21, type: !42)
!145 = !DILocation(line: 0, scope: !140, inlinedAt: !146)
!146 = distinct !DILocation(line: 55, column: 19, scope: !28)
!147 = !DILocation(line: 22, column: 10, scope: !148, inlinedAt: !146)
!148 = distinct !DILexicalBlock(scope: !149, file: !2, line: 22, column: 3)
!149 = distinct !DILexicalBlock(scope: !140, file: !2, line: 22, column: 3)
!150 = !{!26, !26, i64 0}
!151 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !146, atomGroup: 27, atomRank: 1)
!152 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !146, atomGroup: 28, atomRank: 1)
!153 = !DILocation(line: 23, column: 20, scope: !148, inlinedAt: !146)
!154 = !DILocation(line: 23, column: 18, scope: !148, inlinedAt: !146)
!155 = !DILocation(line: 23, column: 41, scope: !148, inlinedAt: !146, atomGroup: 4, atomRank: 2)
!156 = !DILocation(line: 22, column: 16, scope: !148, inlinedAt: !146, atomGroup: 5, atomRank: 2)
!157 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !146, atomGroup: 2, atomRank: 1)
!158 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !146, atomGroup: 3, atomRank: 1)
!159 = distinct !{!159, !160, !161, !123}
!160 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !146)
!161 = !DILocation(line: 23, column: 43, scope: !149, inlinedAt: !146)
!162 = !DILocalVariable(name: "table", arg: 1, scope: !163, file: !2, line: 27, type: !32)
!163 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !164, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !166, keyInstructions: true)
!164 = !DISubroutineType(types: !165)
!165 = !{!36, !32, !56, !42}
!166 = !{!162, !167, !168, !169}
!167 = !DILocalVariable(name: "key", arg: 2, scope: !163, file: !2, line: 27, type: !56)
!168 = !DILocalVariable(name: "hash", arg: 3, scope: !163, file: !2, line: 28, type: !42)
!169 = !DILocalVariable(name: "slot", scope: !163, file: !2, line: 29, type: !36)
!170 = !DILocation(line: 0, scope: !163, inlinedAt: !171)
!171 = distinct !DILocation(line: 56, column: 25, scope: !28)
!172 = !DILocation(line: 29, column: 33, scope: !163, inlinedAt: !171)
!173 = !DILocation(line: 29, column: 65, scope: !163, inlinedAt: !171)
!174 = !DILocation(line: 29, column: 46, scope: !163, inlinedAt: !171)
!175 = !DILocation(line: 29, column: 26, scope: !163, inlinedAt: !171, atomGroup: 1, atomRank: 2)
!176 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !171)
!177 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !171, atomGroup: 29, atomRank: 2)
!178 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !171, atomGroup: 29, atomRank: 1)
!179 = !DILocation(line: 30, column: 29, scope: !163, inlinedAt: !171)
!180 = !DILocation(line: 30, column: 34, scope: !163, inlinedAt: !171, atomGroup: 3, atomRank: 2)
!181 = !DILocation(line: 30, column: 42, scope: !163, inlinedAt: !171, atomGroup: 3, atomRank: 1)
!182 = !DILocation(line: 30, column: 61, scope: !163, inlinedAt: !171)
!183 = !DILocation(line: 30, column: 45, scope: !163, inlinedAt: !171)
!184 = !DILocation(line: 30, column: 71, scope: !163, inlinedAt: !171)
!185 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !171, atomGroup: 4, atomRank: 1)
!186 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !171, atomGroup: 2, atomRank: 2)
!187 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !171, atomGroup: 2, atomRank: 1)
!188 = distinct !{!188, !189, !190, !123}
!189 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !171)
!190 = !DILocation(line: 31, column: 22, scope: !163, inlinedAt: !171)
!191 = !DILocation(line: 67, column: 25, scope: !28)
!192 = !DILocation(line: 57, column: 7, scope: !66, atomGroup: 6, atomRank: 1)
!193 = !DILocation(line: 58, column: 21, scope: !65)
!194 = !DILocation(line: 0, scope: !65)
!195 = !DILocation(line: 59, column: 48, scope: !65)
!196 = !DILocation(line: 59, column: 27, scope: !65, atomGroup: 8, atomRank: 2)
!197 = !DILocation(line: 60, column: 10, scope: !198, atomGroup: 9, atomRank: 2)
!198 = distinct !DILexicalBlock(scope: !65, file: !2, line: 60, column: 9)
!199 = !DILocation(line: 60, column: 9, scope: !198, atomGroup: 9, atomRank: 1)
!200 = !DILocation(line: 58, column: 33, scope: !65, atomGroup: 7, atomRank: 2)
!201 = !DILocation(line: 62, column: 14, scope: !65, atomGroup: 11, atomRank: 1)
!202 = !DILocation(line: 63, column: 5, scope: !65, atomGroup: 12, atomRank: 1)
!203 = !DILocation(line: 64, column: 11, scope: !65, atomGroup: 13, atomRank: 1)
!204 = !DILocation(line: 65, column: 5, scope: !65)
!205 = !DILocation(line: 65, column: 5, scope: !65, atomGroup: 14, atomRank: 2)
!206 = !DILocation(line: 65, column: 5, scope: !65, atomGroup: 14, atomRank: 1)
!207 = !DILocation(line: 67, column: 11, scope: !28)
!208 = !DILocation(line: 67, column: 19, scope: !28)
!209 = !DILocation(line: 67, column: 25, scope: !28, atomGroup: 15, atomRank: 2)
!210 = !DILocation(line: 67, column: 25, scope: !28, atomGroup: 16, atomRank: 1)
!211 = !DILocation(line: 67, column: 3, scope: !28, atomGroup: 15, atomRank: 1)
!212 = !DILocation(line: 68, column: 1, scope: !28, atomGroup: 17, atomRank: 1)
!213 = !DISubprogram(name: "strlen", scope: !214, file: !214, line: 407, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DIFile(filename: "include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!215 = !DISubroutineType(types: !216)
!216 = !{!46, !56}
!217 = !DISubprogram(name: "malloc", scope: !218, file: !218, line: 553, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!219 = !DISubroutineType(types: !220)
!220 = !{!221, !53}
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!222 = distinct !DISubprogram(name: "table_remove", scope: !2, file: !2, line: 70, type: !223, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !225, keyInstructions: true)
!223 = !DISubroutineType(types: !224)
!224 = !{!31, !32, !56}
!225 = !{!226, !227, !228, !229}
!226 = !DILocalVariable(name: "table", arg: 1, scope: !222, file: !2, line: 70, type: !32)
!227 = !DILocalVariable(name: "key", arg: 2, scope: !222, file: !2, line: 70, type: !56)
!228 = !DILocalVariable(name: "slot", scope: !222, file: !2, line: 73, type: !36)
!229 = !DILocalVariable(name: "gone", scope: !222, file: !2, line: 73, type: !37)
!230 = !DILocation(line: 0, scope: !222)
!231 = !DILocation(line: 71, column: 14, scope: !232)
!232 = distinct !DILexicalBlock(scope: !222, file: !2, line: 71, column: 7)
!233 = !DILocation(line: 71, column: 23, scope: !232, atomGroup: 1, atomRank: 2)
!234 = !DILocation(line: 71, column: 23, scope: !232, atomGroup: 1, atomRank: 1)
!235 = !DILocation(line: 0, scope: !140, inlinedAt: !236)
!236 = distinct !DILocation(line: 73, column: 42, scope: !222)
!237 = !DILocation(line: 22, column: 10, scope: !148, inlinedAt: !236)
!238 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !236, atomGroup: 27, atomRank: 1)
!239 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !236, atomGroup: 28, atomRank: 1)
!240 = !DILocation(line: 23, column: 20, scope: !148, inlinedAt: !236)
!241 = !DILocation(line: 23, column: 18, scope: !148, inlinedAt: !236)
!242 = !DILocation(line: 23, column: 41, scope: !148, inlinedAt: !236, atomGroup: 4, atomRank: 2)
!243 = !DILocation(line: 22, column: 16, scope: !148, inlinedAt: !236, atomGroup: 5, atomRank: 2)
!244 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !236, atomGroup: 2, atomRank: 1)
!245 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !236, atomGroup: 3, atomRank: 1)
!246 = distinct !{!246, !247, !248, !123}
!247 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !236)
!248 = !DILocation(line: 23, column: 43, scope: !149, inlinedAt: !236)
!249 = !DILocation(line: 0, scope: !163, inlinedAt: !250)
!250 = distinct !DILocation(line: 73, column: 25, scope: !222)
!251 = !DILocation(line: 29, column: 33, scope: !163, inlinedAt: !250)
!252 = !DILocation(line: 29, column: 65, scope: !163, inlinedAt: !250)
!253 = !DILocation(line: 29, column: 46, scope: !163, inlinedAt: !250)
!254 = !DILocation(line: 29, column: 26, scope: !163, inlinedAt: !250, atomGroup: 1, atomRank: 2)
!255 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !250)
!256 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !250, atomGroup: 29, atomRank: 2)
!257 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !250, atomGroup: 29, atomRank: 1)
!258 = !DILocation(line: 30, column: 29, scope: !163, inlinedAt: !250)
!259 = !DILocation(line: 30, column: 34, scope: !163, inlinedAt: !250, atomGroup: 3, atomRank: 2)
!260 = !DILocation(line: 30, column: 42, scope: !163, inlinedAt: !250, atomGroup: 3, atomRank: 1)
!261 = !DILocation(line: 30, column: 61, scope: !163, inlinedAt: !250)
!262 = !DILocation(line: 30, column: 45, scope: !163, inlinedAt: !250)
!263 = !DILocation(line: 30, column: 71, scope: !163, inlinedAt: !250)
!264 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !250, atomGroup: 4, atomRank: 1)
!265 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !250, atomGroup: 2, atomRank: 2)
!266 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !250, atomGroup: 2, atomRank: 1)
!267 = distinct !{!267, !268, !269, !123}
!268 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !250)
!269 = !DILocation(line: 31, column: 22, scope: !163, inlinedAt: !250)
!270 = !DILocation(line: 76, column: 17, scope: !222, atomGroup: 7, atomRank: 2)
!271 = !DILocation(line: 76, column: 9, scope: !222, atomGroup: 7, atomRank: 1)
!272 = !DILocation(line: 77, column: 3, scope: !222)
!273 = !DILocation(line: 78, column: 12, scope: !222)
!274 = !DILocation(line: 78, column: 3, scope: !222)
!275 = !DILocation(line: 78, column: 3, scope: !222, atomGroup: 8, atomRank: 2)
!276 = !DILocation(line: 78, column: 3, scope: !222, atomGroup: 8, atomRank: 1)
!277 = !DILocation(line: 79, column: 3, scope: !222, atomGroup: 9, atomRank: 1)
!278 = !DILocation(line: 80, column: 1, scope: !222, atomGroup: 10, atomRank: 1)
!279 = !DISubprogram(name: "free", scope: !218, file: !218, line: 568, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubroutineType(types: !281)
!281 = !{null, !221}
!282 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 82, type: !283, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !287, keyInstructions: true)
!283 = !DISubroutineType(types: !284)
!284 = !{!31, !31, !285}
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!287 = !{!288, !289, !290, !291, !293, !295}
!288 = !DILocalVariable(name: "argc", arg: 1, scope: !282, file: !2, line: 82, type: !31)
!289 = !DILocalVariable(name: "argv", arg: 2, scope: !282, file: !2, line: 82, type: !285)
!290 = !DILocalVariable(name: "table", scope: !282, file: !2, line: 83, type: !33)
!291 = !DILocalVariable(name: "i", scope: !292, file: !2, line: 84, type: !31)
!292 = distinct !DILexicalBlock(scope: !282, file: !2, line: 84, column: 3)
!293 = !DILocalVariable(name: "i", scope: !294, file: !2, line: 89, type: !53)
!294 = distinct !DILexicalBlock(scope: !282, file: !2, line: 89, column: 3)
!295 = !DILocalVariable(name: "entry", scope: !296, file: !2, line: 90, type: !37)
!296 = distinct !DILexicalBlock(scope: !297, file: !2, line: 90, column: 5)
!297 = distinct !DILexicalBlock(scope: !294, file: !2, line: 89, column: 3)
!298 = distinct !DIAssignID()
!299 = !DILocation(line: 0, scope: !282)
!300 = !DILocation(line: 83, column: 3, scope: !282)
!301 = !DILocation(line: 83, column: 16, scope: !282, atomGroup: 1, atomRank: 1)
!302 = distinct !DIAssignID()
!303 = !DILocation(line: 0, scope: !292)
!304 = !DILocation(line: 84, column: 21, scope: !305, atomGroup: 34, atomRank: 1)
!305 = distinct !DILexicalBlock(scope: !292, file: !2, line: 84, column: 3)
!306 = !DILocation(line: 84, column: 3, scope: !292, atomGroup: 35, atomRank: 1)
!307 = !DILocation(line: 84, column: 21, scope: !305, atomGroup: 3, atomRank: 1)
!308 = !DILocation(line: 0, scope: !294)
!309 = !DILocation(line: 89, column: 24, scope: !297, atomGroup: 39, atomRank: 1)
!310 = !DILocation(line: 89, column: 3, scope: !294, atomGroup: 40, atomRank: 1)
!311 = !DILocation(line: 85, column: 9, scope: !312)
!312 = distinct !DILexicalBlock(scope: !305, file: !2, line: 85, column: 9)
!313 = !{!314, !314, i64 0}
!314 = !{!"p1 omnipotent char", !75, i64 0}
!315 = !DILocation(line: 85, column: 20, scope: !312, atomGroup: 5, atomRank: 2)
!316 = !DILocation(line: 85, column: 20, scope: !312, atomGroup: 5, atomRank: 1)
!317 = !DILocation(line: 86, column: 59, scope: !312)
!318 = !DILocation(line: 0, scope: !222, inlinedAt: !319)
!319 = distinct !DILocation(line: 86, column: 30, scope: !312)
!320 = !DILocation(line: 71, column: 14, scope: !232, inlinedAt: !319)
!321 = !DILocation(line: 71, column: 23, scope: !232, inlinedAt: !319, atomGroup: 1, atomRank: 2)
!322 = !DILocation(line: 71, column: 23, scope: !232, inlinedAt: !319, atomGroup: 1, atomRank: 1)
!323 = !DILocation(line: 0, scope: !140, inlinedAt: !324)
!324 = distinct !DILocation(line: 73, column: 42, scope: !222, inlinedAt: !319)
!325 = !DILocation(line: 22, column: 10, scope: !148, inlinedAt: !324)
!326 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !324, atomGroup: 27, atomRank: 1)
!327 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !324, atomGroup: 28, atomRank: 1)
!328 = !DILocation(line: 23, column: 20, scope: !148, inlinedAt: !324)
!329 = !DILocation(line: 23, column: 18, scope: !148, inlinedAt: !324)
!330 = !DILocation(line: 23, column: 41, scope: !148, inlinedAt: !324, atomGroup: 4, atomRank: 2)
!331 = !DILocation(line: 22, column: 16, scope: !148, inlinedAt: !324, atomGroup: 5, atomRank: 2)
!332 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !324, atomGroup: 2, atomRank: 1)
!333 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !324, atomGroup: 3, atomRank: 1)
!334 = distinct !{!334, !335, !336, !123}
!335 = !DILocation(line: 22, column: 3, scope: !149, inlinedAt: !324)
!336 = !DILocation(line: 23, column: 43, scope: !149, inlinedAt: !324)
!337 = !DILocation(line: 0, scope: !163, inlinedAt: !338)
!338 = distinct !DILocation(line: 73, column: 25, scope: !222, inlinedAt: !319)
!339 = !DILocation(line: 29, column: 33, scope: !163, inlinedAt: !338)
!340 = !DILocation(line: 29, column: 65, scope: !163, inlinedAt: !338)
!341 = !DILocation(line: 29, column: 46, scope: !163, inlinedAt: !338)
!342 = !DILocation(line: 29, column: 26, scope: !163, inlinedAt: !338, atomGroup: 1, atomRank: 2)
!343 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !338)
!344 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !338, atomGroup: 29, atomRank: 2)
!345 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !338, atomGroup: 29, atomRank: 1)
!346 = !DILocation(line: 30, column: 29, scope: !163, inlinedAt: !338)
!347 = !DILocation(line: 30, column: 34, scope: !163, inlinedAt: !338, atomGroup: 3, atomRank: 2)
!348 = !DILocation(line: 30, column: 42, scope: !163, inlinedAt: !338, atomGroup: 3, atomRank: 1)
!349 = !DILocation(line: 30, column: 61, scope: !163, inlinedAt: !338)
!350 = !DILocation(line: 30, column: 45, scope: !163, inlinedAt: !338)
!351 = !DILocation(line: 30, column: 71, scope: !163, inlinedAt: !338)
!352 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !338, atomGroup: 4, atomRank: 1)
!353 = !DILocation(line: 30, column: 10, scope: !163, inlinedAt: !338, atomGroup: 2, atomRank: 2)
!354 = !DILocation(line: 30, column: 16, scope: !163, inlinedAt: !338, atomGroup: 2, atomRank: 1)
!355 = distinct !{!355, !356, !357, !123}
!356 = !DILocation(line: 30, column: 3, scope: !163, inlinedAt: !338)
!357 = !DILocation(line: 31, column: 22, scope: !163, inlinedAt: !338)
!358 = !DILocation(line: 76, column: 17, scope: !222, inlinedAt: !319, atomGroup: 7, atomRank: 2)
!359 = !DILocation(line: 76, column: 9, scope: !222, inlinedAt: !319, atomGroup: 7, atomRank: 1)
!360 = !DILocation(line: 77, column: 3, scope: !222, inlinedAt: !319)
!361 = !DILocation(line: 78, column: 3, scope: !222, inlinedAt: !319)
!362 = !DILocation(line: 78, column: 3, scope: !222, inlinedAt: !319, atomGroup: 8, atomRank: 2)
!363 = !DILocation(line: 78, column: 3, scope: !222, inlinedAt: !319, atomGroup: 8, atomRank: 1)
!364 = distinct !DIAssignID()
!365 = !DILocation(line: 79, column: 3, scope: !222, inlinedAt: !319, atomGroup: 9, atomRank: 1)
!366 = !DILocation(line: 86, column: 7, scope: !312)
!367 = !DILocation(line: 87, column: 14, scope: !368)
!368 = distinct !DILexicalBlock(scope: !312, file: !2, line: 87, column: 14)
!369 = !DILocation(line: 87, column: 44, scope: !368, atomGroup: 6, atomRank: 2)
!370 = !DILocation(line: 87, column: 44, scope: !368, atomGroup: 6, atomRank: 1)
!371 = !DILocation(line: 84, column: 29, scope: !305, atomGroup: 8, atomRank: 2)
!372 = !DILocation(line: 84, column: 3, scope: !292, atomGroup: 4, atomRank: 1)
!373 = distinct !{!373, !374, !375, !123}
!374 = !DILocation(line: 84, column: 3, scope: !292)
!375 = !DILocation(line: 88, column: 14, scope: !292)
!376 = !DILocation(line: 90, column: 32, scope: !296)
!377 = !DILocation(line: 0, scope: !296)
!378 = !DILocation(line: 90, scope: !296, atomGroup: 36, atomRank: 2)
!379 = !DILocation(line: 90, column: 5, scope: !296, atomGroup: 37, atomRank: 1)
!380 = !DILocation(line: 90, column: 5, scope: !296, atomGroup: 38, atomRank: 1)
!381 = !DILocation(line: 89, column: 42, scope: !297, atomGroup: 18, atomRank: 2)
!382 = !DILocation(line: 89, column: 24, scope: !297, atomGroup: 11, atomRank: 1)
!383 = !DILocation(line: 89, column: 3, scope: !294, atomGroup: 12, atomRank: 1)
!384 = distinct !{!384, !385, !386, !123}
!385 = !DILocation(line: 89, column: 3, scope: !294)
!386 = !DILocation(line: 91, column: 52, scope: !294)
!387 = !DILocation(line: 91, column: 35, scope: !388)
!388 = distinct !DILexicalBlock(scope: !296, file: !2, line: 90, column: 5)
!389 = !DILocation(line: 91, column: 47, scope: !388)
!390 = !DILocation(line: 91, column: 7, scope: !388)
!391 = !DILocation(line: 90, scope: !296, atomGroup: 13, atomRank: 2)
!392 = !DILocation(line: 90, column: 5, scope: !296, atomGroup: 14, atomRank: 1)
!393 = !DILocation(line: 90, column: 5, scope: !296, atomGroup: 15, atomRank: 1)
!394 = distinct !{!394, !395, !396, !123}
!395 = !DILocation(line: 90, column: 5, scope: !296)
!396 = !DILocation(line: 91, column: 52, scope: !296)
!397 = !DILocation(line: 93, column: 1, scope: !282)
!398 = !DILocation(line: 93, column: 1, scope: !282, atomGroup: 21, atomRank: 1)
!399 = !DISubprogram(name: "printf", scope: !400, file: !400, line: 356, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!401 = !DISubroutineType(types: !402)
!402 = !{!31, !403, null}
!403 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!404 = !DISubprogram(name: "calloc", scope: !218, file: !218, line: 556, type: !405, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DISubroutineType(types: !406)
!406 = !{!221, !53, !53}
!407 = !DISubprogram(name: "strcmp", scope: !214, file: !214, line: 156, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!31, !56, !56}
