; ModuleID = 'c/hash_table.c'
source_filename = "c/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [12 x i8] c"removed %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%-10s %d\0A\00", align 1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @table_add(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %37, label %9

9:                                                ; preds = %3
  %10 = icmp eq i64 %7, 0
  %11 = shl i64 %7, 1
  %12 = select i1 %10, i64 8, i64 %11
  %13 = tail call noalias ptr @calloc(i64 noundef %12, i64 noundef 8) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %92, label %15

15:                                               ; preds = %9
  %16 = load ptr, ptr %0, align 8, !tbaa !16
  br i1 %10, label %19, label %17

17:                                               ; preds = %15
  %18 = add i64 %11, -1
  br label %20

19:                                               ; preds = %25, %15
  tail call void @free(ptr noundef %16) #11
  store ptr %13, ptr %0, align 8, !tbaa !16
  store i64 %12, ptr %6, align 8, !tbaa !15
  br label %37

20:                                               ; preds = %25, %17
  %21 = phi i64 [ 0, %17 ], [ %26, %25 ]
  %22 = getelementptr inbounds nuw ptr, ptr %16, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !17
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %28, %20
  %26 = add nuw i64 %21, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %19, label %20, !llvm.loop !19

28:                                               ; preds = %20, %28
  %29 = phi ptr [ %30, %28 ], [ %23, %20 ]
  %30 = load ptr, ptr %29, align 8, !tbaa !17
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !21
  %33 = and i64 %32, %18
  %34 = getelementptr inbounds nuw ptr, ptr %13, i64 %33
  %35 = load ptr, ptr %34, align 8, !tbaa !17
  store ptr %35, ptr %29, align 8, !tbaa !17
  store ptr %29, ptr %34, align 8, !tbaa !17
  %36 = icmp eq ptr %30, null
  br i1 %36, label %25, label %28, !llvm.loop !22

37:                                               ; preds = %19, %3
  %38 = phi i64 [ %12, %19 ], [ %7, %3 ]
  %39 = load i8, ptr %1, align 1, !tbaa !23
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %37, %41
  %42 = phi i8 [ %49, %41 ], [ %39, %37 ]
  %43 = phi i64 [ %47, %41 ], [ -3750763034362895579, %37 ]
  %44 = phi ptr [ %48, %41 ], [ %1, %37 ]
  %45 = zext i8 %42 to i64
  %46 = xor i64 %43, %45
  %47 = mul i64 %46, 1099511628211
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 1
  %49 = load i8, ptr %48, align 1, !tbaa !23
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %41, !llvm.loop !24

51:                                               ; preds = %41, %37
  %52 = phi i64 [ -3750763034362895579, %37 ], [ %47, %41 ]
  %53 = load ptr, ptr %0, align 8, !tbaa !16
  %54 = add i64 %38, -1
  %55 = and i64 %54, %52
  %56 = getelementptr inbounds nuw ptr, ptr %53, i64 %55
  %57 = load ptr, ptr %56, align 8, !tbaa !17
  %58 = icmp eq ptr %57, null
  br i1 %58, label %74, label %59

59:                                               ; preds = %51, %68
  %60 = phi ptr [ %69, %68 ], [ %57, %51 ]
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !21
  %63 = icmp eq i64 %62, %52
  br i1 %63, label %64, label %68

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 20
  %66 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %65, ptr noundef nonnull readonly dereferenceable(1) %1) #12
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %64, %59
  %69 = load ptr, ptr %60, align 8, !tbaa !17
  %70 = icmp eq ptr %69, null
  br i1 %70, label %74, label %59, !llvm.loop !25

71:                                               ; preds = %64
  %72 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !5
  br label %87

74:                                               ; preds = %68, %51
  %75 = phi ptr [ %56, %51 ], [ %60, %68 ]
  %76 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #12
  %77 = add i64 %76, 25
  %78 = tail call noalias ptr @malloc(i64 noundef %77) #13
  %79 = icmp eq ptr %78, null
  br i1 %79, label %92, label %80

80:                                               ; preds = %74
  %81 = add i64 %76, 1
  store ptr null, ptr %78, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 8
  store i64 %52, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 16
  store i32 0, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 20
  store i32 0, ptr %84, align 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %84, ptr nonnull align 1 %1, i64 %81, i1 false)
  store ptr %78, ptr %75, align 8, !tbaa !17
  %85 = load i64, ptr %4, align 8, !tbaa !9
  %86 = add i64 %85, 1
  store i64 %86, ptr %4, align 8, !tbaa !9
  br label %87

87:                                               ; preds = %71, %80
  %88 = phi i32 [ 0, %80 ], [ %73, %71 ]
  %89 = phi ptr [ %78, %80 ], [ %60, %71 ]
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = add nsw i32 %88, %2
  store i32 %91, ptr %90, align 8, !tbaa !5
  br label %92

92:                                               ; preds = %9, %87, %74
  %93 = phi i32 [ -1, %74 ], [ %91, %87 ], [ -1, %9 ]
  ret i32 %93
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 0, 2) i32 @table_remove(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !15
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %45, label %6

6:                                                ; preds = %2
  %7 = load i8, ptr %1, align 1, !tbaa !23
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %6, %9
  %10 = phi i8 [ %17, %9 ], [ %7, %6 ]
  %11 = phi i64 [ %15, %9 ], [ -3750763034362895579, %6 ]
  %12 = phi ptr [ %16, %9 ], [ %1, %6 ]
  %13 = zext i8 %10 to i64
  %14 = xor i64 %11, %13
  %15 = mul i64 %14, 1099511628211
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 1
  %17 = load i8, ptr %16, align 1, !tbaa !23
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %9, !llvm.loop !24

19:                                               ; preds = %9, %6
  %20 = phi i64 [ -3750763034362895579, %6 ], [ %15, %9 ]
  %21 = load ptr, ptr %0, align 8, !tbaa !16
  %22 = add i64 %4, -1
  %23 = and i64 %20, %22
  %24 = getelementptr inbounds nuw ptr, ptr %21, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = icmp eq ptr %25, null
  br i1 %26, label %45, label %27

27:                                               ; preds = %19, %37
  %28 = phi ptr [ %38, %37 ], [ %25, %19 ]
  %29 = phi ptr [ %28, %37 ], [ %24, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !21
  %32 = icmp eq i64 %31, %20
  br i1 %32, label %33, label %37

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 20
  %35 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %34, ptr noundef nonnull readonly dereferenceable(1) %1) #12
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %33, %27
  %38 = load ptr, ptr %28, align 8, !tbaa !17
  %39 = icmp eq ptr %38, null
  br i1 %39, label %45, label %27, !llvm.loop !25

40:                                               ; preds = %33
  %41 = load ptr, ptr %28, align 8, !tbaa !17
  store ptr %41, ptr %29, align 8, !tbaa !17
  tail call void @free(ptr noundef nonnull %28) #11
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load i64, ptr %42, align 8, !tbaa !9
  %44 = add i64 %43, -1
  store i64 %44, ptr %42, align 8, !tbaa !9
  br label %45

45:                                               ; preds = %37, %19, %40, %2
  %46 = phi i32 [ 0, %2 ], [ 1, %40 ], [ 0, %19 ], [ 0, %37 ]
  ret i32 %46
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #7 {
  %3 = alloca %struct.table, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %87

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = zext nneg i32 %0 to i64
  br label %14

9:                                                ; preds = %68
  %10 = load i64, ptr %6, align 8, !tbaa !15
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %87, label %12

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8, !tbaa !16
  br label %71

14:                                               ; preds = %5, %68
  %15 = phi i64 [ 1, %5 ], [ %69, %68 ]
  %16 = getelementptr inbounds nuw ptr, ptr %1, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !26
  %18 = load i8, ptr %17, align 1, !tbaa !23
  %19 = icmp eq i8 %18, 45
  br i1 %19, label %20, label %65

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 1
  %22 = load i64, ptr %6, align 8, !tbaa !15
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %62, label %24

24:                                               ; preds = %20
  %25 = load i8, ptr %21, align 1, !tbaa !23
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %24, %27
  %28 = phi i8 [ %35, %27 ], [ %25, %24 ]
  %29 = phi i64 [ %33, %27 ], [ -3750763034362895579, %24 ]
  %30 = phi ptr [ %34, %27 ], [ %21, %24 ]
  %31 = zext i8 %28 to i64
  %32 = xor i64 %29, %31
  %33 = mul i64 %32, 1099511628211
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 1
  %35 = load i8, ptr %34, align 1, !tbaa !23
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %27, !llvm.loop !24

37:                                               ; preds = %27, %24
  %38 = phi i64 [ -3750763034362895579, %24 ], [ %33, %27 ]
  %39 = load ptr, ptr %3, align 8, !tbaa !16
  %40 = add i64 %22, -1
  %41 = and i64 %38, %40
  %42 = getelementptr inbounds nuw ptr, ptr %39, i64 %41
  %43 = load ptr, ptr %42, align 8, !tbaa !17
  %44 = icmp eq ptr %43, null
  br i1 %44, label %62, label %45

45:                                               ; preds = %37, %55
  %46 = phi ptr [ %56, %55 ], [ %43, %37 ]
  %47 = phi ptr [ %46, %55 ], [ %42, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !21
  %50 = icmp eq i64 %49, %38
  br i1 %50, label %51, label %55

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 20
  %53 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %52, ptr noundef nonnull readonly dereferenceable(1) %21) #12
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %51, %45
  %56 = load ptr, ptr %46, align 8, !tbaa !17
  %57 = icmp eq ptr %56, null
  br i1 %57, label %62, label %45, !llvm.loop !25

58:                                               ; preds = %51
  %59 = load ptr, ptr %46, align 8, !tbaa !17
  store ptr %59, ptr %47, align 8, !tbaa !17
  tail call void @free(ptr noundef nonnull %46) #11
  %60 = load i64, ptr %7, align 8, !tbaa !9
  %61 = add i64 %60, -1
  store i64 %61, ptr %7, align 8, !tbaa !9
  br label %62

62:                                               ; preds = %55, %20, %37, %58
  %63 = phi i32 [ 0, %20 ], [ 1, %58 ], [ 0, %37 ], [ 0, %55 ]
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %63)
  br label %68

65:                                               ; preds = %14
  %66 = call i32 @table_add(ptr noundef nonnull %3, ptr noundef nonnull %17, i32 noundef 1)
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %87, label %68

68:                                               ; preds = %62, %65
  %69 = add nuw nsw i64 %15, 1
  %70 = icmp eq i64 %69, %8
  br i1 %70, label %9, label %14, !llvm.loop !28

71:                                               ; preds = %12, %76
  %72 = phi i64 [ 0, %12 ], [ %77, %76 ]
  %73 = getelementptr inbounds nuw ptr, ptr %13, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !17
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %79

76:                                               ; preds = %79, %71
  %77 = add nuw i64 %72, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %87, label %71, !llvm.loop !29

79:                                               ; preds = %71, %79
  %80 = phi ptr [ %85, %79 ], [ %74, %71 ]
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 20
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %83 = load i32, ptr %82, align 8, !tbaa !5
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef nonnull %81, i32 noundef %83)
  %85 = load ptr, ptr %80, align 8, !tbaa !17
  %86 = icmp eq ptr %85, null
  br i1 %86, label %76, label %79, !llvm.loop !30

87:                                               ; preds = %65, %76, %2, %9
  %88 = phi i32 [ 0, %9 ], [ 0, %76 ], [ 0, %2 ], [ 1, %65 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i32 %88
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #2

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
!9 = !{!10, !14, i64 16}
!10 = !{!"table", !11, i64 0, !14, i64 8, !14, i64 16}
!11 = !{!"p2 _ZTS5entry", !12, i64 0}
!12 = !{!"any p2 pointer", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!10, !14, i64 8}
!16 = !{!10, !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5entry", !13, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!14, !14, i64 0}
!22 = distinct !{!22, !20}
!23 = !{!7, !7, i64 0}
!24 = distinct !{!24, !20}
!25 = distinct !{!25, !20}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 omnipotent char", !13, i64 0}
!28 = distinct !{!28, !20}
!29 = distinct !{!29, !20}
!30 = distinct !{!30, !20}
