; ModuleID = 'cpp/coroutine.cpp'
source_filename = "cpp/coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Tally = type { i64 }
%struct.Generator = type { %"struct.std::__n4861::coroutine_handle" }
%"struct.std::__n4861::coroutine_handle" = type { ptr }

$_ZN5TallyD2Ev = comdat any

$_ZTW5tally = comdat any

@tally = dso_local thread_local global %struct.Tally { i64 8 }, align 8
@__dso_handle = external hidden global i8
@__tls_guard = internal thread_local global i8 0, align 1

; Function Attrs: mustprogress uwtable
define dso_local void @_Z6primesl(ptr dead_on_unwind writable writeonly sret(%struct.Generator) align 8 captures(none) initializes((0, 8)) %0, i64 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #11
  store ptr @_Z6primesl.resume, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr @_Z6primesl.destroy, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %1, ptr %6, align 8
  store i64 %1, ptr %5, align 8, !tbaa !9
  store ptr %3, ptr %0, align 8, !tbaa !12, !alias.scope !14
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i2 0, ptr %7, align 8
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5TallyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  store i64 0, ptr %0, align 8, !tbaa !17
  ret void
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local noundef range(i64 -9223372036854775807, -9223372036854775808) i64 @_Z13sum_of_primesl(i64 noundef %0) local_unnamed_addr #5 personality ptr @__gxx_personality_v0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tally)
  %3 = icmp sgt i64 %0, 2
  br label %4

4:                                                ; preds = %31, %1
  %5 = phi i1 [ false, %31 ], [ true, %1 ]
  %6 = phi i64 [ %9, %31 ], [ undef, %1 ]
  br i1 %5, label %7, label %20

7:                                                ; preds = %4
  br i1 %3, label %8, label %34

8:                                                ; preds = %24, %7
  %9 = phi i64 [ %22, %24 ], [ 2, %7 ]
  %10 = icmp samesign ugt i64 %9, 3
  br i1 %10, label %12, label %25

11:                                               ; preds = %12
  br i1 %15, label %25, label %20

12:                                               ; preds = %8, %12
  %13 = phi i64 [ %16, %12 ], [ 2, %8 ]
  %14 = urem i64 %9, %13
  %15 = icmp ne i64 %14, 0
  %16 = add nuw nsw i64 %13, 1
  %17 = mul nuw nsw i64 %16, %16
  %18 = icmp samesign ule i64 %17, %9
  %19 = and i1 %15, %18
  br i1 %19, label %12, label %11, !llvm.loop !19

20:                                               ; preds = %4, %11
  %21 = phi i64 [ %9, %11 ], [ %6, %4 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %34, label %24, !llvm.loop !21

24:                                               ; preds = %20
  br label %8, !llvm.loop !21

25:                                               ; preds = %11, %8
  %26 = load i8, ptr @__tls_guard, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %31, !prof !22

28:                                               ; preds = %25
  store i8 1, ptr @__tls_guard, align 1
  %29 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %30 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4
  br label %31

31:                                               ; preds = %25, %28
  %32 = load i64, ptr %2, align 8, !tbaa !17
  %33 = add nsw i64 %32, %9
  store i64 %33, ptr %2, align 8, !tbaa !17
  br label %4, !llvm.loop !23

34:                                               ; preds = %20, %7
  %35 = load i8, ptr @__tls_guard, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %40, !prof !22

37:                                               ; preds = %34
  store i8 1, ptr @__tls_guard, align 1
  %38 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %39 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4
  br label %40

40:                                               ; preds = %34, %37
  %41 = load i64, ptr %2, align 8, !tbaa !17
  %42 = add nsw i64 %41, 1
  ret i64 %42
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW5tally() local_unnamed_addr #6 comdat {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %6, !prof !22

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4
  br label %6

6:                                                ; preds = %0, %3
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tally)
  ret ptr %7
}

; Function Attrs: nounwind uwtable
define dso_local void @_ZTH5tally() local_unnamed_addr #7 {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %6, !prof !22

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4
  br label %6

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @_Z6primesl.resume(ptr noundef nonnull align 8 captures(none) dereferenceable(48) %0) #10 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i2, ptr %3, align 8
  %5 = icmp eq i2 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8
  br label %30

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 2
  br i1 %14, label %15, label %36

15:                                               ; preds = %11, %35
  %16 = phi i64 [ %31, %35 ], [ %13, %11 ]
  %17 = phi i64 [ %33, %35 ], [ 2, %11 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %17, ptr %18, align 8
  %19 = icmp samesign ugt i64 %17, 3
  br i1 %19, label %21, label %29

20:                                               ; preds = %21
  br i1 %24, label %29, label %30

21:                                               ; preds = %15, %21
  %22 = phi i64 [ %25, %21 ], [ 2, %15 ]
  %23 = urem i64 %17, %22
  %24 = icmp ne i64 %23, 0
  %25 = add nuw nsw i64 %22, 1
  %26 = mul nuw nsw i64 %25, %25
  %27 = icmp samesign ule i64 %26, %17
  %28 = and i1 %24, %27
  br i1 %28, label %21, label %20, !llvm.loop !19

29:                                               ; preds = %20, %15
  store i64 %17, ptr %2, align 8, !tbaa !9
  store i2 1, ptr %3, align 8
  br label %37

30:                                               ; preds = %6, %20
  %31 = phi i64 [ %10, %6 ], [ %16, %20 ]
  %32 = phi i64 [ %8, %6 ], [ %17, %20 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = icmp eq i64 %33, %31
  br i1 %34, label %36, label %35, !llvm.loop !21

35:                                               ; preds = %30
  br label %15, !llvm.loop !21

36:                                               ; preds = %11, %30
  store ptr null, ptr %0, align 8
  br label %37

37:                                               ; preds = %29, %36
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal fastcc void @_Z6primesl.destroy(ptr noundef nonnull align 8 dereferenceable(48) %0) #3 personality ptr @__gxx_personality_v0 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 48) #4
  ret void
}

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { allocsize(0) }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTSN9GeneratorIlE12promise_typeE", !11, i64 0}
!11 = !{!"long", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_ZN9GeneratorIlE12promise_type17get_return_objectEv: argument 0"}
!16 = distinct !{!16, !"_ZN9GeneratorIlE12promise_type17get_return_objectEv"}
!17 = !{!18, !11, i64 0}
!18 = !{!"_ZTS5Tally", !11, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = !{!"branch_weights", i32 1, i32 1023}
!23 = distinct !{!23, !20}
