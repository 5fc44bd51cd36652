; ModuleID = 'cpp/coroutine.cpp'
source_filename = "cpp/coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Tally = type { i64 }
%struct.Generator = type { %"struct.std::__n4861::coroutine_handle" }
%"struct.std::__n4861::coroutine_handle" = type { ptr }

$_ZN5TallyD2Ev = comdat any

$_ZTW5tally = comdat any

@tally = dso_local thread_local global %struct.Tally { i64 8 }, align 8, !dbg !0
@__dso_handle = external hidden global i8
@__tls_guard = internal thread_local global i8 0, align 1

; Function Attrs: mustprogress uwtable
define dso_local void @_Z6primesl(ptr dead_on_unwind writable writeonly sret(%struct.Generator) align 8 captures(none) initializes((0, 8)) %0, i64 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !248 {
    #dbg_value(ptr %0, !287, !DIExpression(), !292)
    #dbg_value(i64 %1, !252, !DIExpression(), !298)
  %3 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #11, !dbg !299
    #dbg_declare(ptr %3, !268, !DIExpression(), !300)
  store ptr @_Z6primesl.resume, ptr %3, align 8, !dbg !299
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !299
  store ptr @_Z6primesl.destroy, ptr %4, align 8, !dbg !299
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !299
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !299
  store i64 %1, ptr %6, align 8, !dbg !299
  store i64 %1, ptr %5, align 8, !dbg !299, !tbaa !301, !DIAssignID !304
    #dbg_assign(ptr poison, !253, !DIExpression(DW_OP_deref), !304, ptr %5, !DIExpression(), !298)
    #dbg_value(ptr %3, !296, !DIExpression(DW_OP_plus_uconst, 16), !305)
    #dbg_value(ptr %3, !290, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_constu, 16, DW_OP_minus), !292)
  store ptr %3, ptr %0, align 8, !dbg !306, !tbaa !307, !alias.scope !309
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !299
  store i2 0, ptr %7, align 8, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !312 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare !dbg !318 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5TallyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !321 {
    #dbg_value(ptr %0, !323, !DIExpression(), !325)
  store i64 0, ptr %0, align 8, !dbg !326, !tbaa !328
  ret void, !dbg !330
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local noundef range(i64 -9223372036854775807, -9223372036854775808) i64 @_Z13sum_of_primesl(i64 noundef %0) local_unnamed_addr #5 personality ptr @__gxx_personality_v0 !dbg !331 {
    #dbg_value(ptr poison, !346, !DIExpression(), !350)
    #dbg_value(ptr poison, !354, !DIExpression(), !356)
    #dbg_value(i64 %0, !335, !DIExpression(), !357)
    #dbg_value(ptr poison, !358, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !371)
    #dbg_value(i64 %0, !358, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !371)
    #dbg_value(ptr undef, !336, !DIExpression(), !357)
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tally)
  %3 = icmp sgt i64 %0, 2
  br label %4, !dbg !373

4:                                                ; preds = %31, %1
  %5 = phi i1 [ false, %31 ], [ true, %1 ]
  %6 = phi i64 [ %9, %31 ], [ undef, %1 ]
    #dbg_value(ptr undef, !354, !DIExpression(), !356)
    #dbg_value(ptr undef, !346, !DIExpression(), !350)
    #dbg_value(ptr undef, !363, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_deref, DW_OP_plus_uconst, 1), !374)
    #dbg_value(ptr undef, !358, !DIExpression(DW_OP_deref), !371)
  br i1 %5, label %7, label %20

7:                                                ; preds = %4
    #dbg_label(!375, !376)
    #dbg_value(i64 2, !363, !DIExpression(), !374)
  br i1 %3, label %8, label %34, !dbg !377

8:                                                ; preds = %24, %7
  %9 = phi i64 [ %22, %24 ], [ 2, %7 ]
    #dbg_value(i64 %9, !363, !DIExpression(), !374)
    #dbg_value(i64 2, !369, !DIExpression(), !378)
    #dbg_value(i8 poison, !366, !DIExpression(), !379)
  %10 = icmp samesign ugt i64 %9, 3, !dbg !380
  br i1 %10, label %12, label %25, !dbg !382

11:                                               ; preds = %12
  br i1 %15, label %25, label %20, !dbg !383

12:                                               ; preds = %8, %12
  %13 = phi i64 [ %16, %12 ], [ 2, %8 ]
    #dbg_value(i64 %13, !369, !DIExpression(), !378)
  %14 = urem i64 %9, %13, !dbg !385
  %15 = icmp ne i64 %14, 0, !dbg !386
    #dbg_value(i64 %14, !366, !DIExpression(DW_OP_lit0, DW_OP_ne, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !379)
  %16 = add nuw nsw i64 %13, 1, !dbg !387
    #dbg_value(i64 %13, !369, !DIExpression(DW_OP_plus_uconst, 1), !378)
    #dbg_value(i8 poison, !366, !DIExpression(), !379)
  %17 = mul nuw nsw i64 %16, %16, !dbg !388
  %18 = icmp samesign ule i64 %17, %9, !dbg !380
  %19 = and i1 %15, %18, !dbg !389
  br i1 %19, label %12, label %11, !dbg !382, !llvm.loop !390

20:                                               ; preds = %4, %11
  %21 = phi i64 [ %9, %11 ], [ %6, %4 ], !dbg !393
  %22 = add nuw nsw i64 %21, 1, !dbg !393
  %23 = icmp eq i64 %22, %0, !dbg !394
  br i1 %23, label %34, label %24, !dbg !377, !llvm.loop !395

24:                                               ; preds = %20
  br label %8, !dbg !377, !llvm.loop !397

25:                                               ; preds = %11, %8
  %26 = load i8, ptr @__tls_guard, align 1, !dbg !398
  %27 = icmp eq i8 %26, 0, !dbg !398
  br i1 %27, label %28, label %31, !dbg !398, !prof !402

28:                                               ; preds = %25
  store i8 1, ptr @__tls_guard, align 1, !dbg !398
  %29 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !398
  %30 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4, !dbg !403
  br label %31, !dbg !398

31:                                               ; preds = %25, %28
  %32 = load i64, ptr %2, align 8, !dbg !408, !tbaa !328
  %33 = add nsw i64 %32, %9, !dbg !409
  store i64 %33, ptr %2, align 8, !dbg !410, !tbaa !328
  br label %4, !dbg !373, !llvm.loop !411

34:                                               ; preds = %20, %7
    #dbg_value(i32 1, !337, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !357)
    #dbg_value(i32 2, !337, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !357)
    #dbg_value(i32 1, !343, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !357)
    #dbg_value(i32 10, !343, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !357)
    #dbg_value(i32 10, !345, !DIExpression(), !357)
    #dbg_value(i32 1, !344, !DIExpression(), !357)
  %35 = load i8, ptr @__tls_guard, align 1, !dbg !413
  %36 = icmp eq i8 %35, 0, !dbg !413
  br i1 %36, label %37, label %40, !dbg !413, !prof !402

37:                                               ; preds = %34
  store i8 1, ptr @__tls_guard, align 1, !dbg !413
  %38 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !413
  %39 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4, !dbg !415
  br label %40, !dbg !413

40:                                               ; preds = %34, %37
  %41 = load i64, ptr %2, align 8, !dbg !417, !tbaa !328
  %42 = add nsw i64 %41, 1, !dbg !418
  ret i64 %42, !dbg !419
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW5tally() local_unnamed_addr #6 comdat {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !420
  %2 = icmp eq i8 %1, 0, !dbg !420
  br i1 %2, label %3, label %6, !dbg !420, !prof !402

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !420
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !420
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4, !dbg !421
  br label %6, !dbg !420

6:                                                ; preds = %0, %3
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tally)
  ret ptr %7
}

; Function Attrs: nounwind uwtable
define dso_local void @_ZTH5tally() local_unnamed_addr #7 !dbg !399 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !420
  %2 = icmp eq i8 %1, 0, !dbg !420
  br i1 %2, label %3, label %6, !dbg !420, !prof !402

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !420
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !420
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN5TallyD2Ev, ptr nonnull @tally, ptr nonnull @__dso_handle) #4, !dbg !421
  br label %6, !dbg !420

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @_Z6primesl.resume(ptr noundef nonnull align 8 captures(none) dereferenceable(48) %0) #10 personality ptr @__gxx_personality_v0 !dbg !359 {
    #dbg_value(ptr %0, !363, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_deref, DW_OP_plus_uconst, 1), !423)
    #dbg_value(ptr %0, !424, !DIExpression(DW_OP_plus_uconst, 16), !428)
    #dbg_value(ptr %0, !358, !DIExpression(DW_OP_deref), !430)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !431
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i2, ptr %3, align 8
  %5 = icmp eq i2 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8, !dbg !432
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !dbg !432
  br label %30

11:                                               ; preds = %1
    #dbg_label(!375, !431)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !431
  %13 = load i64, ptr %12, align 8, !dbg !431
    #dbg_value(i64 2, !363, !DIExpression(), !423)
  %14 = icmp sgt i64 %13, 2, !dbg !433
  br i1 %14, label %15, label %36, !dbg !434

15:                                               ; preds = %11, %35
  %16 = phi i64 [ %31, %35 ], [ %13, %11 ]
  %17 = phi i64 [ %33, %35 ], [ 2, %11 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !435
  store i64 %17, ptr %18, align 8, !dbg !435
    #dbg_value(i64 %17, !363, !DIExpression(), !423)
    #dbg_value(i64 2, !369, !DIExpression(), !436)
    #dbg_value(i8 poison, !366, !DIExpression(), !437)
  %19 = icmp samesign ugt i64 %17, 3, !dbg !435
  br i1 %19, label %21, label %29, !dbg !438

20:                                               ; preds = %21
  br i1 %24, label %29, label %30, !dbg !439

21:                                               ; preds = %15, %21
  %22 = phi i64 [ %25, %21 ], [ 2, %15 ]
    #dbg_value(i64 %22, !369, !DIExpression(), !436)
  %23 = urem i64 %17, %22, !dbg !440
  %24 = icmp ne i64 %23, 0, !dbg !441
    #dbg_value(i64 %23, !366, !DIExpression(DW_OP_lit0, DW_OP_ne, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !437)
  %25 = add nuw nsw i64 %22, 1, !dbg !442
    #dbg_value(i64 %22, !369, !DIExpression(DW_OP_plus_uconst, 1), !436)
    #dbg_value(i8 poison, !366, !DIExpression(), !437)
  %26 = mul nuw nsw i64 %25, %25, !dbg !443
  %27 = icmp samesign ule i64 %26, %17, !dbg !435
  %28 = and i1 %24, %27, !dbg !444
  br i1 %28, label %21, label %20, !dbg !438, !llvm.loop !445

29:                                               ; preds = %20, %15
    #dbg_value(i64 %17, !427, !DIExpression(), !428)
  store i64 %17, ptr %2, align 8, !dbg !447, !tbaa !301
  store i2 1, ptr %3, align 8, !dbg !448
  br label %37, !dbg !448

30:                                               ; preds = %6, %20
  %31 = phi i64 [ %10, %6 ], [ %16, %20 ], !dbg !432
  %32 = phi i64 [ %8, %6 ], [ %17, %20 ], !dbg !432
  %33 = add nuw nsw i64 %32, 1, !dbg !432
  %34 = icmp eq i64 %33, %31, !dbg !433
  br i1 %34, label %36, label %35, !dbg !434, !llvm.loop !449

35:                                               ; preds = %30
  br label %15, !dbg !434, !llvm.loop !449

36:                                               ; preds = %11, %30
  store ptr null, ptr %0, align 8, !dbg !431
  br label %37, !dbg !431

37:                                               ; preds = %29, %36
  ret void, !dbg !431
}

; Function Attrs: mustprogress nounwind uwtable
define internal fastcc void @_Z6primesl.destroy(ptr noundef nonnull align 8 dereferenceable(48) %0) #3 personality ptr @__gxx_personality_v0 !dbg !451 {
    #dbg_value(ptr %0, !463, !DIExpression(DW_OP_deref), !464)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 48) #4, !dbg !465
  ret void, !dbg !465
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!236, !237, !238, !239, !240, !241, !242}
!llvm.ident = !{!243}
!llvm.errno.tbaa = !{!244}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tally", scope: !2, file: !3, line: 61, type: !229, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !217, imports: !220, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cpp/coroutine.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "bb3479fcbfa517a196485dc63f3b1bc3")
!4 = !{!5, !15}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ord", scope: !7, file: !6, line: 53, baseType: !9, size: 8, flags: DIFlagEnumClass, elements: !11, identifier: "_ZTSNSt9__cmp_cat4_OrdE")
!6 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/compare", directory: "")
!7 = !DINamespace(name: "__cmp_cat", scope: !8)
!8 = !DINamespace(name: "std", scope: null)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !7, file: !6, line: 51, baseType: !10)
!10 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12, !13, !14}
!12 = !DIEnumerator(name: "equivalent", value: 0)
!13 = !DIEnumerator(name: "less", value: -1)
!14 = !DIEnumerator(name: "greater", value: 1)
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ncmp", scope: !7, file: !6, line: 55, baseType: !9, size: 8, flags: DIFlagEnumClass, elements: !16, identifier: "_ZTSNSt9__cmp_cat5_NcmpE")
!16 = !{!17}
!17 = !DIEnumerator(name: "_Unordered", value: 2)
!18 = !{!19, !68, !70, !71, !111, !76, !34, !53, !210, !73}
!19 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "strong_ordering", scope: !8, file: !6, line: 258, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !20, identifier: "_ZTSSt15strong_ordering")
!20 = !{!21, !22, !24, !25, !26, !27, !31, !50}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !19, file: !6, line: 260, baseType: !9, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !19, file: !6, line: 269, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!24 = !DIDerivedType(tag: DW_TAG_variable, name: "equal", scope: !19, file: !6, line: 270, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!25 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !19, file: !6, line: 271, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!26 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !19, file: !6, line: 272, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!27 = !DISubprogram(name: "strong_ordering", linkageName: "_ZNSt15strong_orderingC4ENSt9__cmp_cat4_OrdE", scope: !19, file: !6, line: 263, type: !28, scopeLine: 263, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !5}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!31 = !DISubprogram(name: "operator partial_ordering", linkageName: "_ZNKSt15strong_orderingcvSt16partial_orderingEv", scope: !19, file: !6, line: 275, type: !32, scopeLine: 275, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !49}
!34 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "partial_ordering", scope: !8, file: !6, line: 63, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !35, identifier: "_ZTSSt16partial_ordering")
!35 = !{!36, !37, !39, !40, !41, !42, !46}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !34, file: !6, line: 66, baseType: !9, size: 8)
!37 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !34, file: !6, line: 83, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!39 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !34, file: !6, line: 84, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!40 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !34, file: !6, line: 85, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!41 = !DIDerivedType(tag: DW_TAG_variable, name: "unordered", scope: !34, file: !6, line: 86, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!42 = !DISubprogram(name: "partial_ordering", linkageName: "_ZNSt16partial_orderingC4ENSt9__cmp_cat4_OrdE", scope: !34, file: !6, line: 69, type: !43, scopeLine: 69, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !5}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DISubprogram(name: "partial_ordering", linkageName: "_ZNSt16partial_orderingC4ENSt9__cmp_cat5_NcmpE", scope: !34, file: !6, line: 74, type: !47, scopeLine: 74, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !45, !15}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DISubprogram(name: "operator weak_ordering", linkageName: "_ZNKSt15strong_orderingcvSt13weak_orderingEv", scope: !19, file: !6, line: 279, type: !51, scopeLine: 279, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !49}
!53 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "weak_ordering", scope: !8, file: !6, line: 167, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !54, identifier: "_ZTSSt13weak_ordering")
!54 = !{!55, !56, !58, !59, !60, !64}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !53, file: !6, line: 169, baseType: !9, size: 8)
!56 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !53, file: !6, line: 179, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!58 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !53, file: !6, line: 180, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!59 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !53, file: !6, line: 181, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!60 = !DISubprogram(name: "weak_ordering", linkageName: "_ZNSt13weak_orderingC4ENSt9__cmp_cat4_OrdE", scope: !53, file: !6, line: 172, type: !61, scopeLine: 172, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !63, !5}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!64 = !DISubprogram(name: "operator partial_ordering", linkageName: "_ZNKSt13weak_orderingcvSt16partial_orderingEv", scope: !53, file: !6, line: 184, type: !65, scopeLine: 184, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{!34, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!70 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "promise_type", scope: !73, file: !3, line: 9, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !180, identifier: "_ZTSN9GeneratorIlE12promise_typeE")
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Generator<long>", file: !3, line: 8, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !74, templateParams: !178, identifier: "_ZTS9GeneratorIlE")
!74 = !{!75, !158, !162, !167, !170, !173}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !73, file: !3, line: 37, baseType: !76, size: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<Generator<long>::promise_type>", scope: !78, file: !77, line: 195, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !79, templateParams: !156, identifier: "_ZTSNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEE")
!77 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/coroutine", directory: "")
!78 = !DINamespace(name: "__n4861", scope: !8, exportSymbols: true)
!79 = !{!80, !82, !86, !92, !96, !100, !105, !108, !144, !147, !148, !151, !152, !153}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_M_fr_ptr", scope: !76, file: !77, line: 257, baseType: !81, size: 64, flags: DIFlagPrivate)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC4Ev", scope: !76, file: !77, line: 199, type: !83, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC4EDn", scope: !76, file: !77, line: 201, type: !87, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85, !89}
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !8, file: !90, line: 302, baseType: !91)
!90 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!91 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!92 = !DISubprogram(name: "from_promise", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_", scope: !76, file: !77, line: 204, type: !93, scopeLine: 204, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!76, !95}
!95 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!96 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEaSEDn", scope: !76, file: !77, line: 212, type: !97, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !85, !89}
!99 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !76, size: 64)
!100 = !DISubprogram(name: "address", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv", scope: !76, file: !77, line: 220, type: !101, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!81, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!105 = !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv", scope: !76, file: !77, line: 222, type: !106, scopeLine: 222, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!76, !81}
!108 = !DISubprogram(name: "operator coroutine_handle", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv", scope: !76, file: !77, line: 230, type: !109, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!111, !103}
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<void>", scope: !78, file: !77, line: 96, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !112, templateParams: !142, identifier: "_ZTSNSt7__n486116coroutine_handleIvEE")
!112 = !{!113, !114, !118, !121, !125, !130, !133, !136, !137, !140, !141}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_M_fr_ptr", scope: !111, file: !77, line: 140, baseType: !81, size: 64, flags: DIFlagProtected)
!114 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIvEC4Ev", scope: !111, file: !77, line: 100, type: !115, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIvEC4EDn", scope: !111, file: !77, line: 102, type: !119, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !117, !89}
!121 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__n486116coroutine_handleIvEaSEDn", scope: !111, file: !77, line: 106, type: !122, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !117, !89}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !111, size: 64)
!125 = !DISubprogram(name: "address", linkageName: "_ZNKSt7__n486116coroutine_handleIvE7addressEv", scope: !111, file: !77, line: 114, type: !126, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!81, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!130 = !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIvE12from_addressEPv", scope: !111, file: !77, line: 116, type: !131, scopeLine: 116, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!111, !81}
!133 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt7__n486116coroutine_handleIvEcvbEv", scope: !111, file: !77, line: 125, type: !134, scopeLine: 125, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!70, !128}
!136 = !DISubprogram(name: "done", linkageName: "_ZNKSt7__n486116coroutine_handleIvE4doneEv", scope: !111, file: !77, line: 130, type: !134, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt7__n486116coroutine_handleIvEclEv", scope: !111, file: !77, line: 133, type: !138, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !128}
!140 = !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIvE6resumeEv", scope: !111, file: !77, line: 135, type: !138, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt7__n486116coroutine_handleIvE7destroyEv", scope: !111, file: !77, line: 137, type: !138, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !{!143}
!143 = !DITemplateTypeParameter(name: "_Promise", type: null, defaulted: true)
!144 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv", scope: !76, file: !77, line: 234, type: !145, scopeLine: 234, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!70, !103}
!147 = !DISubprogram(name: "done", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv", scope: !76, file: !77, line: 239, type: !145, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEclEv", scope: !76, file: !77, line: 242, type: !149, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !103}
!151 = !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv", scope: !76, file: !77, line: 244, type: !149, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv", scope: !76, file: !77, line: 246, type: !149, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "promise", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv", scope: !76, file: !77, line: 249, type: !154, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubroutineType(types: !155)
!155 = !{!95, !103}
!156 = !{!157}
!157 = !DITemplateTypeParameter(name: "_Promise", type: !72)
!158 = !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC4ENSt7__n486116coroutine_handleINS0_12promise_typeEEE", scope: !73, file: !3, line: 25, type: !159, scopeLine: 25, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !161, !76}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC4ERKS0_", scope: !73, file: !3, line: 27, type: !163, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !161, !165}
!165 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!167 = !DISubprogram(name: "~Generator", linkageName: "_ZN9GeneratorIlED4Ev", scope: !73, file: !3, line: 28, type: !168, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !161}
!170 = !DISubprogram(name: "next", linkageName: "_ZN9GeneratorIlE4nextEv", scope: !73, file: !3, line: 32, type: !171, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!70, !161}
!173 = !DISubprogram(name: "value", linkageName: "_ZNK9GeneratorIlE5valueEv", scope: !73, file: !3, line: 36, type: !174, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !177}
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !{!179}
!179 = !DITemplateTypeParameter(name: "T", type: !176)
!180 = !{!181, !182, !186, !202, !203, !206, !209}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "current", scope: !72, file: !3, line: 10, baseType: !176, size: 64)
!182 = !DISubprogram(name: "get_return_object", linkageName: "_ZN9GeneratorIlE12promise_type17get_return_objectEv", scope: !72, file: !3, line: 11, type: !183, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!73, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!186 = !DISubprogram(name: "initial_suspend", linkageName: "_ZN9GeneratorIlE12promise_type15initial_suspendEv", scope: !72, file: !3, line: 15, type: !187, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!189, !185}
!189 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "suspend_always", scope: !78, file: !77, line: 326, size: 8, flags: DIFlagTypePassByValue, elements: !190, identifier: "_ZTSNSt7__n486114suspend_alwaysE")
!190 = !{!191, !196, !199}
!191 = !DISubprogram(name: "await_ready", linkageName: "_ZNKSt7__n486114suspend_always11await_readyEv", scope: !189, file: !77, line: 328, type: !192, scopeLine: 328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!70, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !189)
!196 = !DISubprogram(name: "await_suspend", linkageName: "_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE", scope: !189, file: !77, line: 330, type: !197, scopeLine: 330, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !194, !111}
!199 = !DISubprogram(name: "await_resume", linkageName: "_ZNKSt7__n486114suspend_always12await_resumeEv", scope: !189, file: !77, line: 332, type: !200, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{null, !194}
!202 = !DISubprogram(name: "final_suspend", linkageName: "_ZN9GeneratorIlE12promise_type13final_suspendEv", scope: !72, file: !3, line: 16, type: !187, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubprogram(name: "yield_value", linkageName: "_ZN9GeneratorIlE12promise_type11yield_valueEl", scope: !72, file: !3, line: 17, type: !204, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!189, !185, !176}
!206 = !DISubprogram(name: "return_void", linkageName: "_ZN9GeneratorIlE12promise_type11return_voidEv", scope: !72, file: !3, line: 21, type: !207, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DISubroutineType(types: !208)
!208 = !{null, !185}
!209 = !DISubprogram(name: "unhandled_exception", linkageName: "_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv", scope: !72, file: !3, line: 22, type: !207, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__unspec", scope: !7, file: !6, line: 57, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !211, identifier: "_ZTSNSt9__cmp_cat8__unspecE")
!211 = !{!212}
!212 = !DISubprogram(name: "__unspec", linkageName: "_ZNSt9__cmp_cat8__unspecC4EPS0_", scope: !210, file: !6, line: 59, type: !213, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !215, !216}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!217 = !{!0, !218}
!218 = !DIGlobalVariableExpression(var: !219, expr: !DIExpression())
!219 = distinct !DIGlobalVariable(name: "equal", linkageName: "_ZNSt15strong_ordering5equalE", scope: !8, file: !6, line: 348, type: !23, isLocal: false, isDefinition: true, declaration: !24)
!220 = !{!221, !225}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !8, entity: !222, file: !223, line: 68)
!222 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !224, file: !223, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!223 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!224 = !DINamespace(name: "__exception_ptr", scope: !8)
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !224, entity: !226, file: !223, line: 84)
!226 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !8, file: !223, line: 80, type: !227, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !222}
!229 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tally", file: !3, line: 57, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !230, identifier: "_ZTS5Tally")
!230 = !{!231, !232}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "total", scope: !229, file: !3, line: 58, baseType: !176, size: 64)
!232 = !DISubprogram(name: "~Tally", linkageName: "_ZN5TallyD4Ev", scope: !229, file: !3, line: 59, type: !233, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{null, !235}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!236 = !{i32 7, !"Dwarf Version", i32 5}
!237 = !{i32 2, !"Debug Info Version", i32 3}
!238 = !{i32 1, !"wchar_size", i32 4}
!239 = !{i32 8, !"PIC Level", i32 2}
!240 = !{i32 7, !"PIE Level", i32 2}
!241 = !{i32 7, !"uwtable", i32 2}
!242 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!243 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!244 = !{!245, !245, i64 0}
!245 = !{!"int", !246, i64 0}
!246 = !{!"omnipotent char", !247, i64 0}
!247 = !{!"Simple C++ TBAA"}
!248 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl", scope: !3, file: !3, line: 40, type: !249, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !251)
!249 = !DISubroutineType(types: !250)
!250 = !{!73, !176}
!251 = !{!252, !253, !260, !263, !266, !268}
!252 = !DILocalVariable(name: "limit", arg: 1, scope: !248, file: !3, line: 40, type: !176)
!253 = !DILocalVariable(name: "__promise", scope: !248, type: !254, flags: DIFlagArtificial)
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "promise_type", scope: !255, file: !77, line: 84, baseType: !72)
!255 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__coroutine_traits_impl<Generator<long>, void>", scope: !78, file: !77, line: 78, size: 8, flags: DIFlagTypePassByValue, elements: !256, templateParams: !257, identifier: "_ZTSNSt7__n486123__coroutine_traits_implI9GeneratorIlEvEE")
!256 = !{}
!257 = !{!258, !259}
!258 = !DITemplateTypeParameter(name: "_Result", type: !73)
!259 = !DITemplateTypeParameter(type: null, defaulted: true)
!260 = !DILocalVariable(name: "candidate", scope: !261, file: !3, line: 41, type: !176)
!261 = distinct !DILexicalBlock(scope: !262, file: !3, line: 41, column: 3)
!262 = distinct !DILexicalBlock(scope: !248, file: !3, line: 40, column: 36)
!263 = !DILocalVariable(name: "prime", scope: !264, file: !3, line: 42, type: !70)
!264 = distinct !DILexicalBlock(scope: !265, file: !3, line: 41, column: 60)
!265 = distinct !DILexicalBlock(scope: !261, file: !3, line: 41, column: 3)
!266 = !DILocalVariable(name: "divisor", scope: !267, file: !3, line: 43, type: !176)
!267 = distinct !DILexicalBlock(scope: !264, file: !3, line: 43, column: 5)
!268 = !DILocalVariable(name: "__coro_frame", scope: !248, file: !3, line: 40, type: !269, flags: DIFlagArtificial)
!269 = !DICompositeType(tag: DW_TAG_structure_type, name: "_Z6primesl.coro_frame_ty", file: !3, line: 40, size: 384, align: 64, flags: DIFlagArtificial, elements: !270)
!270 = !{!271, !272, !273, !278, !279, !280, !282}
!271 = !DIDerivedType(tag: DW_TAG_member, name: "__resume_fn", scope: !269, file: !3, line: 40, baseType: !81, size: 64, align: 64, flags: DIFlagArtificial)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "__destroy_fn", scope: !269, file: !3, line: 40, baseType: !81, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "struct_Generator<long>__promise_type_0", scope: !269, file: !3, line: 40, baseType: !274, size: 64, align: 64, offset: 128, flags: DIFlagArtificial)
!274 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_Generator<long>__promise_type", scope: !269, file: !3, line: 40, size: 64, align: 64, flags: DIFlagArtificial, elements: !275)
!275 = !{!276}
!276 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64", scope: !274, file: !3, line: 40, baseType: !277, size: 64, flags: DIFlagArtificial)
!277 = !DIBasicType(name: "__int_64", size: 64, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64_1", scope: !269, file: !3, line: 40, baseType: !277, size: 64, align: 64, offset: 192, flags: DIFlagArtificial)
!279 = !DIDerivedType(tag: DW_TAG_member, name: "__int_64_2", scope: !269, file: !3, line: 40, baseType: !277, size: 64, align: 64, offset: 256, flags: DIFlagArtificial)
!280 = !DIDerivedType(tag: DW_TAG_member, name: "__coro_index", scope: !269, file: !3, line: 40, baseType: !281, size: 2, align: 8, offset: 320, flags: DIFlagArtificial)
!281 = !DIBasicType(name: "__coro_index", size: 8, encoding: DW_ATE_unsigned_char)
!282 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std____n4861__suspend_always_3", scope: !269, file: !3, line: 40, baseType: !283, size: 8, align: 8, offset: 328, flags: DIFlagArtificial)
!283 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_std____n4861__suspend_always", scope: !269, file: !3, line: 40, size: 8, align: 64, flags: DIFlagArtificial, elements: !284)
!284 = !{!285}
!285 = !DIDerivedType(tag: DW_TAG_member, name: "__int_8", scope: !283, file: !3, line: 40, baseType: !286, size: 8, flags: DIFlagArtificial)
!286 = !DIBasicType(name: "__int_8", size: 8, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!287 = !DILocalVariable(name: "this", arg: 1, scope: !288, type: !291, flags: DIFlagArtificial | DIFlagObjectPointer)
!288 = distinct !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE", scope: !73, file: !3, line: 25, type: !159, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !158, retainedNodes: !289, keyInstructions: true)
!289 = !{!287, !290}
!290 = !DILocalVariable(name: "handle", arg: 2, scope: !288, file: !3, line: 25, type: !76)
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!292 = !DILocation(line: 0, scope: !288, inlinedAt: !293)
!293 = distinct !DILocation(line: 12, column: 14, scope: !294, inlinedAt: !297)
!294 = distinct !DISubprogram(name: "get_return_object", linkageName: "_ZN9GeneratorIlE12promise_type17get_return_objectEv", scope: !72, file: !3, line: 11, type: !183, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !182, retainedNodes: !295, keyInstructions: true)
!295 = !{!296}
!296 = !DILocalVariable(name: "this", arg: 1, scope: !294, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!297 = distinct !DILocation(line: 40, column: 17, scope: !248)
!298 = !DILocation(line: 0, scope: !248)
!299 = !DILocation(line: 40, column: 17, scope: !248)
!300 = !DILocation(line: 40, column: 36, scope: !248)
!301 = !{!302, !303, i64 0}
!302 = !{!"_ZTSN9GeneratorIlE12promise_typeE", !303, i64 0}
!303 = !{!"long", !246, i64 0}
!304 = distinct !DIAssignID()
!305 = !DILocation(line: 0, scope: !294, inlinedAt: !297)
!306 = !DILocation(line: 26, column: 9, scope: !288, inlinedAt: !293, atomGroup: 1, atomRank: 1)
!307 = !{!308, !308, i64 0}
!308 = !{!"any pointer", !246, i64 0}
!309 = !{!310}
!310 = distinct !{!310, !311, !"_ZN9GeneratorIlE12promise_type17get_return_objectEv: argument 0"}
!311 = distinct !{!311, !"_ZN9GeneratorIlE12promise_type17get_return_objectEv"}
!312 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !313, file: !313, line: 126, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!314 = !DISubroutineType(types: !315)
!315 = !{!81, !316}
!316 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !8, file: !90, line: 298, baseType: !317)
!317 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!318 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !313, file: !313, line: 135, type: !319, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubroutineType(types: !320)
!320 = !{null, !81, !316}
!321 = distinct !DISubprogram(name: "~Tally", linkageName: "_ZN5TallyD2Ev", scope: !229, file: !3, line: 59, type: !233, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !232, retainedNodes: !322, keyInstructions: true)
!322 = !{!323}
!323 = !DILocalVariable(name: "this", arg: 1, scope: !321, type: !324, flags: DIFlagArtificial | DIFlagObjectPointer)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64)
!325 = !DILocation(line: 0, scope: !321)
!326 = !DILocation(line: 59, column: 20, scope: !327, atomGroup: 1, atomRank: 1)
!327 = distinct !DILexicalBlock(scope: !321, file: !3, line: 59, column: 12)
!328 = !{!329, !303, i64 0}
!329 = !{!"_ZTS5Tally", !303, i64 0}
!330 = !DILocation(line: 59, column: 25, scope: !321, atomGroup: 2, atomRank: 1)
!331 = distinct !DISubprogram(name: "sum_of_primes", linkageName: "_Z13sum_of_primesl", scope: !3, file: !3, line: 63, type: !332, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !334, keyInstructions: true)
!332 = !DISubroutineType(types: !333)
!333 = !{!176, !176}
!334 = !{!335, !336, !337, !343, !344, !345}
!335 = !DILocalVariable(name: "limit", arg: 1, scope: !331, file: !3, line: 63, type: !176)
!336 = !DILocalVariable(name: "generator", scope: !331, file: !3, line: 64, type: !73)
!337 = !DILocalVariable(name: "old", scope: !331, file: !3, line: 67, type: !338)
!338 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Version", file: !3, line: 50, size: 64, flags: DIFlagTypePassByValue, elements: !339, identifier: "_ZTS7Version")
!339 = !{!340, !342}
!340 = !DIDerivedType(tag: DW_TAG_member, name: "major", scope: !338, file: !3, line: 51, baseType: !341, size: 32)
!341 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!342 = !DIDerivedType(tag: DW_TAG_member, name: "minor", scope: !338, file: !3, line: 51, baseType: !341, size: 32, offset: 32)
!343 = !DILocalVariable(name: "recent", scope: !331, file: !3, line: 67, type: !338)
!344 = !DILocalVariable(name: "major", scope: !331, file: !3, line: 68, type: !341)
!345 = !DILocalVariable(name: "minor", scope: !331, file: !3, line: 68, type: !341)
!346 = !DILocalVariable(name: "this", arg: 1, scope: !347, type: !349, flags: DIFlagArtificial | DIFlagObjectPointer)
!347 = distinct !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv", scope: !76, file: !77, line: 244, type: !149, scopeLine: 244, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !151, retainedNodes: !348, keyInstructions: true)
!348 = !{!346}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!350 = !DILocation(line: 0, scope: !347, inlinedAt: !351)
!351 = distinct !DILocation(line: 33, column: 12, scope: !352, inlinedAt: !355)
!352 = distinct !DISubprogram(name: "next", linkageName: "_ZN9GeneratorIlE4nextEv", scope: !73, file: !3, line: 32, type: !171, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !170, retainedNodes: !353, keyInstructions: true)
!353 = !{!354}
!354 = !DILocalVariable(name: "this", arg: 1, scope: !352, type: !291, flags: DIFlagArtificial | DIFlagObjectPointer)
!355 = distinct !DILocation(line: 65, column: 20, scope: !331)
!356 = !DILocation(line: 0, scope: !352, inlinedAt: !355)
!357 = !DILocation(line: 0, scope: !331)
!358 = !DILocalVariable(name: "__coro_frame", scope: !359, file: !3, line: 40, type: !269, flags: DIFlagArtificial)
!359 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl.resume", scope: !3, file: !3, line: 40, type: !249, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !360)
!360 = !{!361, !362, !363, !366, !369, !358}
!361 = !DILocalVariable(name: "limit", arg: 1, scope: !359, file: !3, line: 40, type: !176)
!362 = !DILocalVariable(name: "__promise", scope: !359, type: !254, flags: DIFlagArtificial)
!363 = !DILocalVariable(name: "candidate", scope: !364, file: !3, line: 41, type: !176)
!364 = distinct !DILexicalBlock(scope: !365, file: !3, line: 41, column: 3)
!365 = distinct !DILexicalBlock(scope: !359, file: !3, line: 40, column: 36)
!366 = !DILocalVariable(name: "prime", scope: !367, file: !3, line: 42, type: !70)
!367 = distinct !DILexicalBlock(scope: !368, file: !3, line: 41, column: 60)
!368 = distinct !DILexicalBlock(scope: !364, file: !3, line: 41, column: 3)
!369 = !DILocalVariable(name: "divisor", scope: !370, file: !3, line: 43, type: !176)
!370 = distinct !DILexicalBlock(scope: !367, file: !3, line: 43, column: 5)
!371 = !DILocation(line: 0, scope: !359, inlinedAt: !372)
!372 = distinct !DILocation(line: 244, column: 29, scope: !347, inlinedAt: !351)
!373 = !DILocation(line: 65, column: 3, scope: !331)
!374 = !DILocation(line: 0, scope: !364, inlinedAt: !372)
!375 = !DILabel(scope: !359, name: "__coro_resume_0", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 0)
!376 = !DILocation(line: 40, column: 17, scope: !359, inlinedAt: !372)
!377 = !DILocation(line: 41, column: 3, scope: !364, inlinedAt: !372)
!378 = !DILocation(line: 0, scope: !370, inlinedAt: !372)
!379 = !DILocation(line: 0, scope: !367, inlinedAt: !372)
!380 = !DILocation(line: 43, column: 46, scope: !381, inlinedAt: !372)
!381 = distinct !DILexicalBlock(scope: !370, file: !3, line: 43, column: 5)
!382 = !DILocation(line: 43, column: 5, scope: !370, inlinedAt: !372)
!383 = !DILocation(line: 45, column: 9, scope: !384, inlinedAt: !372)
!384 = distinct !DILexicalBlock(scope: !367, file: !3, line: 45, column: 9)
!385 = !DILocation(line: 44, column: 25, scope: !381, inlinedAt: !372)
!386 = !DILocation(line: 44, column: 35, scope: !381, inlinedAt: !372)
!387 = !DILocation(line: 43, column: 69, scope: !381, inlinedAt: !372)
!388 = !DILocation(line: 43, column: 36, scope: !381, inlinedAt: !372)
!389 = !DILocation(line: 43, column: 59, scope: !381, inlinedAt: !372)
!390 = distinct !{!390, !382, !391, !392}
!391 = !DILocation(line: 44, column: 38, scope: !370, inlinedAt: !372)
!392 = !{!"llvm.loop.mustprogress"}
!393 = !DILocation(line: 41, column: 47, scope: !368, inlinedAt: !372)
!394 = !DILocation(line: 41, column: 38, scope: !368, inlinedAt: !372)
!395 = distinct !{!395, !377, !396, !392}
!396 = !DILocation(line: 47, column: 3, scope: !364, inlinedAt: !372)
!397 = distinct !{!397, !377, !396, !392}
!398 = !DILocation(line: 0, scope: !399, inlinedAt: !401)
!399 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !400, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!400 = !DISubroutineType(types: !256)
!401 = distinct !DILocation(line: 66, column: 5, scope: !331)
!402 = !{!"branch_weights", i32 1, i32 1023}
!403 = !DILocation(line: 0, scope: !404, inlinedAt: !407)
!404 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !405, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!405 = !DISubroutineType(types: !406)
!406 = !{null}
!407 = distinct !DILocation(line: 0, scope: !399, inlinedAt: !401)
!408 = !DILocation(line: 66, column: 17, scope: !331)
!409 = !DILocation(line: 66, column: 17, scope: !331, atomGroup: 3, atomRank: 2)
!410 = !DILocation(line: 66, column: 17, scope: !331, atomGroup: 3, atomRank: 1)
!411 = distinct !{!411, !373, !412, !392}
!412 = !DILocation(line: 66, column: 36, scope: !331)
!413 = !DILocation(line: 0, scope: !399, inlinedAt: !414)
!414 = distinct !DILocation(line: 69, column: 25, scope: !331)
!415 = !DILocation(line: 0, scope: !404, inlinedAt: !416)
!416 = distinct !DILocation(line: 0, scope: !399, inlinedAt: !414)
!417 = !DILocation(line: 69, column: 31, scope: !331)
!418 = !DILocation(line: 69, column: 37, scope: !331)
!419 = !DILocation(line: 70, column: 1, scope: !331, atomGroup: 9, atomRank: 1)
!420 = !DILocation(line: 0, scope: !399)
!421 = !DILocation(line: 0, scope: !404, inlinedAt: !422)
!422 = distinct !DILocation(line: 0, scope: !399)
!423 = !DILocation(line: 0, scope: !364)
!424 = !DILocalVariable(name: "this", arg: 1, scope: !425, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!425 = distinct !DISubprogram(name: "yield_value", linkageName: "_ZN9GeneratorIlE12promise_type11yield_valueEl", scope: !72, file: !3, line: 17, type: !204, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !203, retainedNodes: !426, keyInstructions: true)
!426 = !{!424, !427}
!427 = !DILocalVariable(name: "value", arg: 2, scope: !425, file: !3, line: 17, type: !176)
!428 = !DILocation(line: 0, scope: !425, inlinedAt: !429)
!429 = distinct !DILocation(line: 46, column: 7, scope: !384)
!430 = !DILocation(line: 0, scope: !359)
!431 = !DILocation(line: 40, column: 17, scope: !359)
!432 = !DILocation(line: 41, column: 47, scope: !368)
!433 = !DILocation(line: 41, column: 38, scope: !368)
!434 = !DILocation(line: 41, column: 3, scope: !364)
!435 = !DILocation(line: 43, column: 46, scope: !381)
!436 = !DILocation(line: 0, scope: !370)
!437 = !DILocation(line: 0, scope: !367)
!438 = !DILocation(line: 43, column: 5, scope: !370)
!439 = !DILocation(line: 45, column: 9, scope: !384)
!440 = !DILocation(line: 44, column: 25, scope: !381)
!441 = !DILocation(line: 44, column: 35, scope: !381)
!442 = !DILocation(line: 43, column: 69, scope: !381)
!443 = !DILocation(line: 43, column: 36, scope: !381)
!444 = !DILocation(line: 43, column: 59, scope: !381)
!445 = distinct !{!445, !438, !446, !392}
!446 = !DILocation(line: 44, column: 38, scope: !370)
!447 = !DILocation(line: 18, column: 15, scope: !425, inlinedAt: !429, atomGroup: 1, atomRank: 1)
!448 = !DILocation(line: 46, column: 7, scope: !384)
!449 = distinct !{!449, !434, !450, !392}
!450 = !DILocation(line: 47, column: 3, scope: !364)
!451 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl.destroy", scope: !3, file: !3, line: 40, type: !249, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !452)
!452 = !{!453, !454, !455, !458, !461, !463}
!453 = !DILocalVariable(name: "limit", arg: 1, scope: !451, file: !3, line: 40, type: !176)
!454 = !DILocalVariable(name: "__promise", scope: !451, type: !254, flags: DIFlagArtificial)
!455 = !DILocalVariable(name: "candidate", scope: !456, file: !3, line: 41, type: !176)
!456 = distinct !DILexicalBlock(scope: !457, file: !3, line: 41, column: 3)
!457 = distinct !DILexicalBlock(scope: !451, file: !3, line: 40, column: 36)
!458 = !DILocalVariable(name: "prime", scope: !459, file: !3, line: 42, type: !70)
!459 = distinct !DILexicalBlock(scope: !460, file: !3, line: 41, column: 60)
!460 = distinct !DILexicalBlock(scope: !456, file: !3, line: 41, column: 3)
!461 = !DILocalVariable(name: "divisor", scope: !462, file: !3, line: 43, type: !176)
!462 = distinct !DILexicalBlock(scope: !459, file: !3, line: 43, column: 5)
!463 = !DILocalVariable(name: "__coro_frame", scope: !451, file: !3, line: 40, type: !269, flags: DIFlagArtificial)
!464 = !DILocation(line: 0, scope: !451)
!465 = !DILocation(line: 40, column: 17, scope: !451)
