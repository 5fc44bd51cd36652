; ModuleID = 'cpp/templates.cpp'
source_filename = "cpp/templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Point = type { double, double }

$_ZN6VectorI5PointLm2EEC5Ev = comdat any

$_ZN6VectorI5PointLm2EED5Ev = comdat any

$_ZN6VectorI5PointLm2EE5beginEv = comdat any

$_ZN6VectorI5PointLm2EE3endEv = comdat any

$_ZNK6VectorI5PointLm2EE4sizeEv = comdat any

$_ZN6VectorI5PointLm2EEnwEmPv = comdat any

$_ZN6VectorI5PointLm2EE4growEv = comdat any

$_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE = comdat any

$_ZN6TraitsIiE4madeE = comdat any

$_ZN6TraitsI5PointE4madeE = comdat any

@_ZN5Point9destroyedE = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@_ZN6TraitsIiE4madeE = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4, !dbg !140
@_ZN6TraitsI5PointE4madeE = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4, !dbg !149

@_ZN6VectorI5PointLm2EEC1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EEC2Ev
@_ZN6VectorI5PointLm2EED1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6VectorI5PointLm2EED2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef double @_Z3runi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !169 {
    #dbg_assign(i1 poison, !174, !DIExpression(), !184, ptr poison, !DIExpression(), !185)
    #dbg_value(i32 %0, !173, !DIExpression(), !185)
    #dbg_value(ptr poison, !186, !DIExpression(), !190)
    #dbg_assign(ptr poison, !174, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !192, ptr poison, !DIExpression(DW_OP_plus_uconst, 16), !185)
    #dbg_assign(i64 0, !174, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !193, ptr poison, !DIExpression(DW_OP_plus_uconst, 24), !185)
    #dbg_assign(i64 4, !174, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !194, ptr poison, !DIExpression(DW_OP_plus_uconst, 32), !185)
  %2 = load i32, ptr @_ZN6TraitsIiE4madeE, align 4, !dbg !195, !tbaa !165
  %3 = add nsw i32 %2, 1, !dbg !197
  store i32 %3, ptr @_ZN6TraitsIiE4madeE, align 4, !dbg !198, !tbaa !165
    #dbg_value(i32 0, !175, !DIExpression(), !199)
    #dbg_value(ptr undef, !200, !DIExpression(), !214)
    #dbg_value(i32 %0, !224, !DIExpression(DW_OP_constu, 28, DW_OP_mul, DW_OP_stack_value), !229)
    #dbg_value(ptr poison, !222, !DIExpression(), !229)
    #dbg_value(i32 %0, !211, !DIExpression(DW_OP_constu, 28, DW_OP_mul, DW_OP_stack_value), !214)
    #dbg_value(i32 8, !212, !DIExpression(), !214)
  %4 = mul nsw i32 %0, 36, !dbg !230
    #dbg_value(i32 %4, !224, !DIExpression(), !229)
    #dbg_value(!DIArgList(ptr poison, i64 32), !222, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !229)
    #dbg_value(i32 %4, !183, !DIExpression(), !185)
  %5 = sitofp i32 %4 to double, !dbg !231
  %6 = fadd double %5, 1.500000e+01, !dbg !232
  %7 = fadd double %6, 0x419865FB2C000000, !dbg !233
  %8 = sitofp i32 %3 to double, !dbg !234
  %9 = fadd double %7, %8, !dbg !235
  ret double %9, !dbg !236
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EEC5Ev) align 2 !dbg !237 {
    #dbg_value(ptr %0, !239, !DIExpression(), !241)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !242
  store ptr %0, ptr %2, align 8, !dbg !243, !tbaa !244
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !249
  store i64 0, ptr %3, align 8, !dbg !250, !tbaa !251
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !252
  store i64 2, ptr %4, align 8, !dbg !253, !tbaa !254
  %5 = load i32, ptr @_ZN6TraitsI5PointE4madeE, align 4, !dbg !255, !tbaa !165
  %6 = add nsw i32 %5, 1, !dbg !257
  store i32 %6, ptr @_ZN6TraitsI5PointE4madeE, align 4, !dbg !258, !tbaa !165
  ret void, !dbg !259
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #1 comdat($_ZN6VectorI5PointLm2EED5Ev) align 2 !dbg !260 {
    #dbg_value(ptr %0, !262, !DIExpression(), !266)
    #dbg_value(i64 0, !263, !DIExpression(), !267)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i64, ptr %2, align 8, !tbaa !251
    #dbg_value(i64 0, !263, !DIExpression(), !267)
  %4 = icmp eq i64 %3, 0, !dbg !268
  br i1 %4, label %9, label %5, !dbg !270

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZN5Point9destroyedE, align 4
    #dbg_value(i64 poison, !263, !DIExpression(), !267)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !271, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_mul, DW_OP_plus, DW_OP_stack_value), !278)
  %7 = trunc i64 %3 to i32, !dbg !280
  %8 = add i32 %6, %7, !dbg !280
  store i32 %8, ptr @_ZN5Point9destroyedE, align 4, !dbg !281, !tbaa !165
  br label %9, !dbg !283

9:                                                ; preds = %5, %1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !284
  %11 = load ptr, ptr %10, align 8, !dbg !284, !tbaa !244
  %12 = icmp eq ptr %11, %0, !dbg !286
  br i1 %12, label %14, label %13, !dbg !287

13:                                               ; preds = %9
  tail call void @_ZdlPv(ptr noundef %11) #6, !dbg !288
  br label %14, !dbg !288

14:                                               ; preds = %13, %9
  ret void, !dbg !289
}

; Function Attrs: nobuiltin nounwind
declare !dbg !290 void @_ZdlPv(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE5beginEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 !dbg !293 {
    #dbg_value(ptr %0, !295, !DIExpression(), !296)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !297
  %3 = load ptr, ptr %2, align 8, !dbg !298, !tbaa !244
  ret ptr %3, !dbg !299
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EE3endEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 !dbg !300 {
    #dbg_value(ptr %0, !302, !DIExpression(), !303)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !304
  %3 = load ptr, ptr %2, align 8, !dbg !304, !tbaa !244
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !305
  %5 = load i64, ptr %4, align 8, !dbg !305, !tbaa !251
  %6 = getelementptr inbounds nuw %struct.Point, ptr %3, i64 %5, !dbg !306
  ret ptr %6, !dbg !307
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef i64 @_ZNK6VectorI5PointLm2EE4sizeEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #1 comdat align 2 !dbg !308 {
    #dbg_value(ptr %0, !310, !DIExpression(), !312)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !313
  %3 = load i64, ptr %2, align 8, !dbg !314, !tbaa !251
  ret i64 %3, !dbg !315
}

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef ptr @_ZN6VectorI5PointLm2EEnwEmPv(i64 noundef %0, ptr noundef %1) local_unnamed_addr #1 comdat align 2 !dbg !316 {
    #dbg_value(i64 %0, !318, !DIExpression(), !320)
    #dbg_value(ptr %1, !319, !DIExpression(), !320)
  ret ptr %1, !dbg !321
}

; Function Attrs: mustprogress uwtable
define weak_odr dso_local void @_ZN6VectorI5PointLm2EE4growEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #3 comdat align 2 !dbg !322 {
    #dbg_value(ptr %0, !324, !DIExpression(), !329)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !330
  %3 = load i64, ptr %2, align 8, !dbg !330, !tbaa !254
  %4 = shl i64 %3, 5, !dbg !331
  %5 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %4) #7, !dbg !332
    #dbg_value(ptr %5, !325, !DIExpression(), !329)
    #dbg_value(i64 0, !326, !DIExpression(), !333)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i64, ptr %6, align 8, !tbaa !251
  %8 = icmp eq i64 %7, 0, !dbg !334
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !244
  br i1 %8, label %30, label %11, !dbg !336

11:                                               ; preds = %1
  %12 = and i64 %7, 3, !dbg !337
  %13 = icmp ult i64 %7, 4, !dbg !337
  br i1 %13, label %18, label %14, !dbg !337

14:                                               ; preds = %11
  %15 = and i64 %7, -4, !dbg !337
  br label %32, !dbg !337

16:                                               ; preds = %32
  %17 = icmp eq i64 %12, 0, !dbg !337
  br i1 %17, label %30, label %18, !dbg !337

18:                                               ; preds = %16, %11
  %19 = phi i64 [ 0, %11 ], [ %50, %16 ]
  %20 = icmp ne i64 %12, 0, !dbg !338
  tail call void @llvm.assume(i1 %20), !dbg !338
  br label %21, !dbg !338

21:                                               ; preds = %21, %18
  %22 = phi i64 [ %27, %21 ], [ %19, %18 ]
  %23 = phi i64 [ %28, %21 ], [ 0, %18 ]
    #dbg_value(i64 %22, !326, !DIExpression(), !333)
  %24 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %22, !dbg !339
  %25 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %22, !dbg !340
    #dbg_value(ptr %25, !341, !DIExpression(), !350)
    #dbg_value(ptr %24, !349, !DIExpression(), !350)
  %26 = load <2 x double>, ptr %24, align 8, !dbg !352, !tbaa !353
  store <2 x double> %26, ptr %25, align 8, !dbg !355, !tbaa !353
  %27 = add nuw i64 %22, 1, !dbg !356
    #dbg_value(i64 %27, !326, !DIExpression(), !333)
  %28 = add i64 %23, 1, !dbg !357
  %29 = icmp eq i64 %28, %12, !dbg !357
  br i1 %29, label %30, label %21, !dbg !357, !llvm.loop !358

30:                                               ; preds = %16, %21, %1
  %31 = icmp eq ptr %10, %0, !dbg !360
  br i1 %31, label %54, label %53, !dbg !362

32:                                               ; preds = %32, %14
  %33 = phi i64 [ 0, %14 ], [ %50, %32 ]
  %34 = phi i64 [ 0, %14 ], [ %51, %32 ]
    #dbg_value(i64 %33, !326, !DIExpression(), !333)
  %35 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %33, !dbg !339
  %36 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %33, !dbg !340
    #dbg_value(ptr %36, !341, !DIExpression(), !350)
    #dbg_value(ptr %35, !349, !DIExpression(), !350)
  %37 = load <2 x double>, ptr %35, align 8, !dbg !363, !tbaa !353
  store <2 x double> %37, ptr %36, align 8, !dbg !364, !tbaa !353
  %38 = or disjoint i64 %33, 1, !dbg !365
    #dbg_value(i64 %38, !326, !DIExpression(), !333)
  %39 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %38, !dbg !339
  %40 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %38, !dbg !340
    #dbg_value(ptr %40, !341, !DIExpression(), !350)
    #dbg_value(ptr %39, !349, !DIExpression(), !350)
  %41 = load <2 x double>, ptr %39, align 8, !dbg !366, !tbaa !353
  store <2 x double> %41, ptr %40, align 8, !dbg !367, !tbaa !353
  %42 = or disjoint i64 %33, 2, !dbg !368
    #dbg_value(i64 %42, !326, !DIExpression(), !333)
  %43 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %42, !dbg !339
  %44 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %42, !dbg !340
    #dbg_value(ptr %44, !341, !DIExpression(), !350)
    #dbg_value(ptr %43, !349, !DIExpression(), !350)
  %45 = load <2 x double>, ptr %43, align 8, !dbg !369, !tbaa !353
  store <2 x double> %45, ptr %44, align 8, !dbg !370, !tbaa !353
  %46 = or disjoint i64 %33, 3, !dbg !371
    #dbg_value(i64 %46, !326, !DIExpression(), !333)
  %47 = getelementptr inbounds nuw %struct.Point, ptr %10, i64 %46, !dbg !339
  %48 = getelementptr inbounds nuw %struct.Point, ptr %5, i64 %46, !dbg !340
    #dbg_value(ptr %48, !341, !DIExpression(), !350)
    #dbg_value(ptr %47, !349, !DIExpression(), !350)
  %49 = load <2 x double>, ptr %47, align 8, !dbg !372, !tbaa !353
  store <2 x double> %49, ptr %48, align 8, !dbg !373, !tbaa !353
  %50 = add nuw i64 %33, 4, !dbg !374
    #dbg_value(i64 %50, !326, !DIExpression(), !333)
  %51 = add i64 %34, 4, !dbg !375
  %52 = icmp eq i64 %51, %15, !dbg !375
  br i1 %52, label %16, label %32, !dbg !375, !llvm.loop !376

53:                                               ; preds = %30
  tail call void @_ZdlPv(ptr noundef %10) #6, !dbg !379
  br label %54, !dbg !379

54:                                               ; preds = %53, %30
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !380
  store ptr %5, ptr %55, align 8, !dbg !381, !tbaa !244
  %56 = load i64, ptr %2, align 8, !dbg !382, !tbaa !254
  %57 = shl i64 %56, 1, !dbg !383
  store i64 %57, ptr %2, align 8, !dbg !384, !tbaa !254
  ret void, !dbg !385
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !386 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress uwtable
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(12) %0) local_unnamed_addr #3 comdat !dbg !389 {
    #dbg_value(ptr %0, !396, !DIExpression(), !401)
  ret ptr %0, !dbg !402
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }
attributes #7 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!157, !158, !159, !160, !161, !162, !163}
!llvm.ident = !{!164}
!llvm.errno.tbaa = !{!165}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "destroyed", linkageName: "_ZN5Point9destroyedE", scope: !2, file: !3, line: 103, type: !9, isLocal: false, isDefinition: true, declaration: !156)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !139, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cpp/templates.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ceb9d9725664de0a56a4ac9797c19670")
!4 = !{!5, !6, !8, !10, !26, !39, !51, !58, !96, !107}
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "Point", file: !3, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Point")
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<char>", file: !3, line: 56, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !11, templateParams: !22, identifier: "_ZTS5TupleIJcEE")
!11 = !{!12, !17, !18}
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !10, baseType: !13, extraData: i32 0)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<>", file: !3, line: 54, size: 8, flags: DIFlagTypePassByValue, elements: !14, templateParams: !15, identifier: "_ZTS5TupleIJEE")
!14 = !{}
!15 = !{!16}
!16 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !14)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !10, file: !3, line: 57, baseType: !5, size: 8)
!18 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJcEEC4Ec", scope: !10, file: !3, line: 58, type: !19, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !5}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !{!23}
!23 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !24)
!24 = !{!25}
!25 = !DITemplateTypeParameter(type: !5)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<double, char>", file: !3, line: 56, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !27, templateParams: !35, identifier: "_ZTS5TupleIJdcEE")
!27 = !{!28, !29, !31}
!28 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !26, baseType: !10, extraData: i32 0)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !26, file: !3, line: 57, baseType: !30, size: 64, offset: 64)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJdcEEC4Edc", scope: !26, file: !3, line: 58, type: !32, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, !30, !5}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !{!36}
!36 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !37)
!37 = !{!38, !25}
!38 = !DITemplateTypeParameter(type: !30)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<int, double, char>", file: !3, line: 56, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !40, templateParams: !47, identifier: "_ZTS5TupleIJidcEE")
!40 = !{!41, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !39, baseType: !26, extraData: i32 0)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !39, file: !3, line: 57, baseType: !9, size: 32, offset: 128)
!43 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJidcEEC4Eidc", scope: !39, file: !3, line: 58, type: !44, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46, !9, !30, !5}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !{!48}
!48 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !49)
!49 = !{!50, !38, !25}
!50 = !DITemplateTypeParameter(type: !9)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Fibonacci<40>", file: !3, line: 81, size: 8, flags: DIFlagTypePassByValue, elements: !52, templateParams: !56, identifier: "_ZTS9FibonacciILi40EE")
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_variable, name: "value", scope: !51, file: !3, line: 82, baseType: !54, flags: DIFlagStaticMember, extraData: i64 102334155)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57}
!57 = !DITemplateValueParameter(name: "N", type: !9, value: i32 40)
!58 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Vector<Point, 2UL>", file: !3, line: 119, size: 448, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !59, templateParams: !93, identifier: "_ZTS6VectorI5PointLm2EE")
!59 = !{!60, !65, !66, !69, !70, !74, !75, !80, !83, !84, !88, !92}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "storage", scope: !58, file: !3, line: 44, baseType: !61, size: 256, align: 64)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 256, elements: !63)
!62 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!63 = !{!64}
!64 = !DISubrange(count: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "elements", scope: !58, file: !3, line: 45, baseType: !6, size: 64, offset: 256)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !58, file: !3, line: 46, baseType: !67, size: 64, offset: 320)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !3, line: 4, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !58, file: !3, line: 46, baseType: !67, size: 64, offset: 384)
!70 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC4Ev", scope: !58, file: !3, line: 13, type: !71, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorI5PointLm2EED4Ev", scope: !58, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC4ERKS1_", scope: !58, file: !3, line: 20, type: !76, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73, !78}
!78 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!80 = !DISubprogram(name: "begin", linkageName: "_ZN6VectorI5PointLm2EE5beginEv", scope: !58, file: !3, line: 26, type: !81, scopeLine: 26, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!6, !73}
!83 = !DISubprogram(name: "end", linkageName: "_ZN6VectorI5PointLm2EE3endEv", scope: !58, file: !3, line: 27, type: !81, scopeLine: 27, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubprogram(name: "size", linkageName: "_ZNK6VectorI5PointLm2EE4sizeEv", scope: !58, file: !3, line: 28, type: !85, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!67, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "operator new", linkageName: "_ZN6VectorI5PointLm2EEnwEmPv", scope: !58, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !67, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!92 = !DISubprogram(name: "grow", linkageName: "_ZN6VectorI5PointLm2EE4growEv", scope: !58, file: !3, line: 32, type: !71, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !{!94, !95}
!94 = !DITemplateTypeParameter(name: "T", type: !7)
!95 = !DITemplateValueParameter(name: "Inline", type: !68, value: i64 2)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<double>", file: !3, line: 56, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !97, templateParams: !104, identifier: "_ZTS5TupleIJdEE")
!97 = !{!98, !99, !100}
!98 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !96, baseType: !13, extraData: i32 0)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !96, file: !3, line: 57, baseType: !30, size: 64)
!100 = !DISubprogram(name: "Tuple", linkageName: "_ZN5TupleIJdEEC4Ed", scope: !96, file: !3, line: 58, type: !101, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103, !30}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !{!105}
!105 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !106)
!106 = !{!38}
!107 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Vector<int, 4UL>", file: !3, line: 11, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !108, templateParams: !136, identifier: "_ZTS6VectorIiLm4EE")
!108 = !{!109, !113, !114, !115, !116, !120, !121, !126, !129, !130, !134, !135}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "storage", scope: !107, file: !3, line: 44, baseType: !110, size: 128, align: 32)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 16)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "elements", scope: !107, file: !3, line: 45, baseType: !8, size: 64, offset: 128)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !107, file: !3, line: 46, baseType: !67, size: 64, offset: 192)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !107, file: !3, line: 46, baseType: !67, size: 64, offset: 256)
!116 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC4Ev", scope: !107, file: !3, line: 13, type: !117, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorIiLm4EED4Ev", scope: !107, file: !3, line: 14, type: !117, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC4ERKS0_", scope: !107, file: !3, line: 20, type: !122, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !119, !124}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !107)
!126 = !DISubprogram(name: "begin", linkageName: "_ZN6VectorIiLm4EE5beginEv", scope: !107, file: !3, line: 26, type: !127, scopeLine: 26, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!8, !119}
!129 = !DISubprogram(name: "end", linkageName: "_ZN6VectorIiLm4EE3endEv", scope: !107, file: !3, line: 27, type: !127, scopeLine: 27, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubprogram(name: "size", linkageName: "_ZNK6VectorIiLm4EE4sizeEv", scope: !107, file: !3, line: 28, type: !131, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!67, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = !DISubprogram(name: "operator new", linkageName: "_ZN6VectorIiLm4EEnwEmPv", scope: !107, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!135 = !DISubprogram(name: "grow", linkageName: "_ZN6VectorIiLm4EE4growEv", scope: !107, file: !3, line: 32, type: !117, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !{!137, !138}
!137 = !DITemplateTypeParameter(name: "T", type: !9)
!138 = !DITemplateValueParameter(name: "Inline", type: !68, defaulted: true, value: i64 4)
!139 = !{!0, !140, !149}
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN6TraitsIiE4madeE", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true, declaration: !142)
!142 = !DIDerivedType(tag: DW_TAG_variable, name: "made", scope: !143, file: !3, line: 8, baseType: !9, flags: DIFlagStaticMember, extraData: i32 0)
!143 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Traits<int>", file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !144, templateParams: !148, identifier: "_ZTS6TraitsIiE")
!144 = !{!145, !142}
!145 = !DIDerivedType(tag: DW_TAG_variable, name: "trivial", scope: !143, file: !3, line: 7, baseType: !146, flags: DIFlagStaticMember)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !147)
!147 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!148 = !{!137}
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZN6TraitsI5PointE4madeE", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true, declaration: !151)
!151 = !DIDerivedType(tag: DW_TAG_variable, name: "made", scope: !152, file: !3, line: 8, baseType: !9, flags: DIFlagStaticMember, extraData: i32 0)
!152 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Traits<Point>", file: !3, line: 6, size: 8, flags: DIFlagTypePassByValue, elements: !153, templateParams: !155, identifier: "_ZTS6TraitsI5PointE")
!153 = !{!154, !151}
!154 = !DIDerivedType(tag: DW_TAG_variable, name: "trivial", scope: !152, file: !3, line: 7, baseType: !146, flags: DIFlagStaticMember, extraData: i1 false)
!155 = !{!94}
!156 = !DIDerivedType(tag: DW_TAG_variable, name: "destroyed", scope: !7, file: !3, line: 101, baseType: !9, flags: DIFlagStaticMember)
!157 = !{i32 7, !"Dwarf Version", i32 5}
!158 = !{i32 2, !"Debug Info Version", i32 3}
!159 = !{i32 1, !"wchar_size", i32 4}
!160 = !{i32 8, !"PIC Level", i32 2}
!161 = !{i32 7, !"PIE Level", i32 2}
!162 = !{i32 7, !"uwtable", i32 2}
!163 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!164 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!165 = !{!166, !166, i64 0}
!166 = !{!"int", !167, i64 0}
!167 = !{!"omnipotent char", !168, i64 0}
!168 = !{!"Simple C++ TBAA"}
!169 = distinct !DISubprogram(name: "run", linkageName: "_Z3runi", scope: !3, file: !3, line: 105, type: !170, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !172, keyInstructions: true)
!170 = !DISubroutineType(types: !171)
!171 = !{!30, !9}
!172 = !{!173, !174, !175, !177, !178, !179, !183}
!173 = !DILocalVariable(name: "n", arg: 1, scope: !169, file: !3, line: 105, type: !9)
!174 = !DILocalVariable(name: "numbers", scope: !169, file: !3, line: 107, type: !107)
!175 = !DILocalVariable(name: "i", scope: !176, file: !3, line: 108, type: !9)
!176 = distinct !DILexicalBlock(scope: !169, file: !3, line: 108, column: 3)
!177 = !DILocalVariable(name: "tuple", scope: !169, file: !3, line: 110, type: !39)
!178 = !DILocalVariable(name: "scale", scope: !169, file: !3, line: 112, type: !9)
!179 = !DILocalVariable(name: "array", scope: !169, file: !3, line: 113, type: !180)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !181)
!181 = !{!182}
!182 = !DISubrange(count: 8)
!183 = !DILocalVariable(name: "total", scope: !169, file: !3, line: 114, type: !9)
!184 = distinct !DIAssignID()
!185 = !DILocation(line: 0, scope: !169)
!186 = !DILocalVariable(name: "this", arg: 1, scope: !187, type: !189, flags: DIFlagArtificial | DIFlagObjectPointer)
!187 = distinct !DISubprogram(name: "Vector", linkageName: "_ZN6VectorIiLm4EEC2Ev", scope: !107, file: !3, line: 13, type: !117, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !116, retainedNodes: !188, keyInstructions: true)
!188 = !{!186}
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!190 = !DILocation(line: 0, scope: !187, inlinedAt: !191)
!191 = distinct !DILocation(line: 107, column: 15, scope: !169)
!192 = distinct !DIAssignID()
!193 = distinct !DIAssignID()
!194 = distinct !DIAssignID()
!195 = !DILocation(line: 13, column: 14, scope: !196, inlinedAt: !191)
!196 = distinct !DILexicalBlock(scope: !187, file: !3, line: 13, column: 12)
!197 = !DILocation(line: 13, column: 14, scope: !196, inlinedAt: !191, atomGroup: 4, atomRank: 2)
!198 = !DILocation(line: 13, column: 14, scope: !196, inlinedAt: !191, atomGroup: 4, atomRank: 1)
!199 = !DILocation(line: 0, scope: !176)
!200 = !DILocalVariable(name: "this", arg: 1, scope: !201, type: !213, flags: DIFlagArtificial | DIFlagObjectPointer)
!201 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3runiENK3$_0clEii", scope: !202, file: !3, line: 115, type: !205, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !209, retainedNodes: !210, keyInstructions: true)
!202 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !169, file: !3, line: 115, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !203)
!203 = !{!204}
!204 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !202, file: !3, line: 115, baseType: !9, size: 32)
!205 = !DISubroutineType(types: !206)
!206 = !{!9, !207, !9, !9}
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!208 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !202)
!209 = !DISubprogram(name: "operator()", scope: !202, file: !3, line: 115, type: !205, scopeLine: 115, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!210 = !{!200, !211, !212}
!211 = !DILocalVariable(name: "a", arg: 2, scope: !201, file: !3, line: 115, type: !9)
!212 = !DILocalVariable(name: "b", arg: 3, scope: !201, file: !3, line: 115, type: !9)
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!214 = !DILocation(line: 0, scope: !201, inlinedAt: !215)
!215 = distinct !DILocation(line: 77, column: 13, scope: !216, inlinedAt: !228)
!216 = distinct !DILexicalBlock(scope: !217, file: !3, line: 76, column: 3)
!217 = distinct !DILexicalBlock(scope: !218, file: !3, line: 76, column: 3)
!218 = distinct !DISubprogram(name: "reduce<(lambda at cpp/templates.cpp:115:22), int>", linkageName: "_Z6reduceIZ3runiE3$_0iET0_PS1_S2_S1_T_", scope: !3, file: !3, line: 75, type: !219, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !226, retainedNodes: !221, keyInstructions: true)
!219 = !DISubroutineType(types: !220)
!220 = !{!9, !8, !8, !9, !202}
!221 = !{!222, !223, !224, !225}
!222 = !DILocalVariable(name: "first", arg: 1, scope: !218, file: !3, line: 75, type: !8)
!223 = !DILocalVariable(name: "last", arg: 2, scope: !218, file: !3, line: 75, type: !8)
!224 = !DILocalVariable(name: "start", arg: 3, scope: !218, file: !3, line: 75, type: !9)
!225 = !DILocalVariable(name: "function", arg: 4, scope: !218, file: !3, line: 75, type: !202)
!226 = !{!227, !137}
!227 = !DITemplateTypeParameter(name: "F", type: !202)
!228 = distinct !DILocation(line: 114, column: 15, scope: !169)
!229 = !DILocation(line: 0, scope: !218, inlinedAt: !228)
!230 = !DILocation(line: 115, column: 55, scope: !201, inlinedAt: !215, atomGroup: 41, atomRank: 2)
!231 = !DILocation(line: 116, column: 26, scope: !169)
!232 = !DILocation(line: 116, column: 24, scope: !169)
!233 = !DILocation(line: 116, column: 32, scope: !169)
!234 = !DILocation(line: 116, column: 57, scope: !169)
!235 = !DILocation(line: 116, column: 55, scope: !169, atomGroup: 12, atomRank: 2)
!236 = !DILocation(line: 117, column: 1, scope: !169, atomGroup: 12, atomRank: 1)
!237 = distinct !DISubprogram(name: "Vector", linkageName: "_ZN6VectorI5PointLm2EEC2Ev", scope: !58, file: !3, line: 13, type: !71, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !70, retainedNodes: !238, keyInstructions: true)
!238 = !{!239}
!239 = !DILocalVariable(name: "this", arg: 1, scope: !237, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!241 = !DILocation(line: 0, scope: !237)
!242 = !DILocation(line: 45, column: 6, scope: !237)
!243 = !DILocation(line: 45, column: 6, scope: !237, atomGroup: 1, atomRank: 1)
!244 = !{!245, !246, i64 32}
!245 = !{!"_ZTS6VectorI5PointLm2EE", !167, i64 0, !246, i64 32, !248, i64 40, !248, i64 48}
!246 = !{!"p1 _ZTS5Point", !247, i64 0}
!247 = !{!"any pointer", !167, i64 0}
!248 = !{!"long", !167, i64 0}
!249 = !DILocation(line: 46, column: 13, scope: !237)
!250 = !DILocation(line: 46, column: 13, scope: !237, atomGroup: 2, atomRank: 1)
!251 = !{!245, !248, i64 40}
!252 = !DILocation(line: 46, column: 24, scope: !237)
!253 = !DILocation(line: 46, column: 24, scope: !237, atomGroup: 3, atomRank: 1)
!254 = !{!245, !248, i64 48}
!255 = !DILocation(line: 13, column: 14, scope: !256)
!256 = distinct !DILexicalBlock(scope: !237, file: !3, line: 13, column: 12)
!257 = !DILocation(line: 13, column: 14, scope: !256, atomGroup: 4, atomRank: 2)
!258 = !DILocation(line: 13, column: 14, scope: !256, atomGroup: 4, atomRank: 1)
!259 = !DILocation(line: 13, column: 33, scope: !237, atomGroup: 5, atomRank: 1)
!260 = distinct !DISubprogram(name: "~Vector", linkageName: "_ZN6VectorI5PointLm2EED2Ev", scope: !58, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !74, retainedNodes: !261, keyInstructions: true)
!261 = !{!262, !263}
!262 = !DILocalVariable(name: "this", arg: 1, scope: !260, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!263 = !DILocalVariable(name: "i", scope: !264, file: !3, line: 15, type: !67)
!264 = distinct !DILexicalBlock(scope: !265, file: !3, line: 15, column: 5)
!265 = distinct !DILexicalBlock(scope: !260, file: !3, line: 14, column: 13)
!266 = !DILocation(line: 0, scope: !260)
!267 = !DILocation(line: 0, scope: !264)
!268 = !DILocation(line: 15, column: 29, scope: !269, atomGroup: 45, atomRank: 1)
!269 = distinct !DILexicalBlock(scope: !264, file: !3, line: 15, column: 5)
!270 = !DILocation(line: 15, column: 5, scope: !264, atomGroup: 46, atomRank: 1)
!271 = !DILocalVariable(name: "this", arg: 1, scope: !272, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!272 = distinct !DISubprogram(name: "~Point", linkageName: "_ZN5PointD2Ev", scope: !7, file: !3, line: 99, type: !273, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !276, retainedNodes: !277, keyInstructions: true)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !275}
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!276 = !DISubprogram(name: "~Point", linkageName: "_ZN5PointD4Ev", scope: !7, file: !3, line: 99, type: !273, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !{!271}
!278 = !DILocation(line: 0, scope: !272, inlinedAt: !279)
!279 = distinct !DILocation(line: 16, column: 20, scope: !269)
!280 = !DILocation(line: 15, column: 5, scope: !264)
!281 = !DILocation(line: 99, column: 24, scope: !282, inlinedAt: !279, atomGroup: 1, atomRank: 1)
!282 = distinct !DILexicalBlock(scope: !272, file: !3, line: 99, column: 12)
!283 = !DILocation(line: 15, column: 5, scope: !264, atomGroup: 3, atomRank: 1)
!284 = !DILocation(line: 17, column: 9, scope: !285)
!285 = distinct !DILexicalBlock(scope: !265, file: !3, line: 17, column: 9)
!286 = !DILocation(line: 17, column: 18, scope: !285, atomGroup: 6, atomRank: 2)
!287 = !DILocation(line: 17, column: 18, scope: !285, atomGroup: 6, atomRank: 1)
!288 = !DILocation(line: 18, column: 7, scope: !285)
!289 = !DILocation(line: 19, column: 3, scope: !260, atomGroup: 7, atomRank: 1)
!290 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPv", scope: !3, file: !3, type: !291, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{null, !91}
!293 = distinct !DISubprogram(name: "begin", linkageName: "_ZN6VectorI5PointLm2EE5beginEv", scope: !58, file: !3, line: 26, type: !81, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !80, retainedNodes: !294, keyInstructions: true)
!294 = !{!295}
!295 = !DILocalVariable(name: "this", arg: 1, scope: !293, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!296 = !DILocation(line: 0, scope: !293)
!297 = !DILocation(line: 26, column: 23, scope: !293)
!298 = !DILocation(line: 26, column: 23, scope: !293, atomGroup: 1, atomRank: 2)
!299 = !DILocation(line: 26, column: 16, scope: !293, atomGroup: 1, atomRank: 1)
!300 = distinct !DISubprogram(name: "end", linkageName: "_ZN6VectorI5PointLm2EE3endEv", scope: !58, file: !3, line: 27, type: !81, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !83, retainedNodes: !301, keyInstructions: true)
!301 = !{!302}
!302 = !DILocalVariable(name: "this", arg: 1, scope: !300, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!303 = !DILocation(line: 0, scope: !300)
!304 = !DILocation(line: 27, column: 21, scope: !300)
!305 = !DILocation(line: 27, column: 32, scope: !300)
!306 = !DILocation(line: 27, column: 30, scope: !300, atomGroup: 1, atomRank: 2)
!307 = !DILocation(line: 27, column: 14, scope: !300, atomGroup: 1, atomRank: 1)
!308 = distinct !DISubprogram(name: "size", linkageName: "_ZNK6VectorI5PointLm2EE4sizeEv", scope: !58, file: !3, line: 28, type: !85, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !84, retainedNodes: !309, keyInstructions: true)
!309 = !{!310}
!310 = !DILocalVariable(name: "this", arg: 1, scope: !308, type: !311, flags: DIFlagArtificial | DIFlagObjectPointer)
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!312 = !DILocation(line: 0, scope: !308)
!313 = !DILocation(line: 28, column: 35, scope: !308)
!314 = !DILocation(line: 28, column: 35, scope: !308, atomGroup: 1, atomRank: 2)
!315 = !DILocation(line: 28, column: 28, scope: !308, atomGroup: 1, atomRank: 1)
!316 = distinct !DISubprogram(name: "operator new", linkageName: "_ZN6VectorI5PointLm2EEnwEmPv", scope: !58, file: !3, line: 31, type: !89, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !88, retainedNodes: !317, keyInstructions: true)
!317 = !{!318, !319}
!318 = !DILocalVariable(arg: 1, scope: !316, file: !3, line: 31, type: !67)
!319 = !DILocalVariable(name: "place", arg: 2, scope: !316, file: !3, line: 31, type: !91)
!320 = !DILocation(line: 0, scope: !316)
!321 = !DILocation(line: 31, column: 55, scope: !316, atomGroup: 1, atomRank: 1)
!322 = distinct !DISubprogram(name: "grow", linkageName: "_ZN6VectorI5PointLm2EE4growEv", scope: !58, file: !3, line: 32, type: !71, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !92, retainedNodes: !323, keyInstructions: true)
!323 = !{!324, !325, !326}
!324 = !DILocalVariable(name: "this", arg: 1, scope: !322, type: !240, flags: DIFlagArtificial | DIFlagObjectPointer)
!325 = !DILocalVariable(name: "moved", scope: !322, file: !3, line: 33, type: !6)
!326 = !DILocalVariable(name: "i", scope: !327, file: !3, line: 37, type: !67)
!327 = distinct !DILexicalBlock(scope: !328, file: !3, line: 37, column: 7)
!328 = distinct !DILexicalBlock(scope: !322, file: !3, line: 34, column: 19)
!329 = !DILocation(line: 0, scope: !322)
!330 = !DILocation(line: 33, column: 52, scope: !322)
!331 = !DILocation(line: 33, column: 61, scope: !322)
!332 = !DILocation(line: 33, column: 33, scope: !322, atomGroup: 1, atomRank: 2)
!333 = !DILocation(line: 0, scope: !327)
!334 = !DILocation(line: 37, column: 31, scope: !335, atomGroup: 47, atomRank: 1)
!335 = distinct !DILexicalBlock(scope: !327, file: !3, line: 37, column: 7)
!336 = !DILocation(line: 37, column: 7, scope: !327, atomGroup: 48, atomRank: 1)
!337 = !DILocation(line: 37, column: 7, scope: !327)
!338 = !DILocation(line: 37, column: 7, scope: !327, atomGroup: 4, atomRank: 1)
!339 = !DILocation(line: 38, column: 38, scope: !335)
!340 = !DILocation(line: 38, column: 9, scope: !335)
!341 = !DILocalVariable(name: "this", arg: 1, scope: !342, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer)
!342 = distinct !DISubprogram(name: "operator=", linkageName: "_ZN5PointaSEOS_", scope: !7, file: !3, line: 94, type: !343, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !347, retainedNodes: !348, keyInstructions: true)
!343 = !DISubroutineType(types: !344)
!344 = !{!345, !275, !346}
!345 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!346 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !7, size: 64)
!347 = !DISubprogram(name: "operator=", linkageName: "_ZN5PointaSEOS_", scope: !7, file: !3, line: 94, type: !343, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !{!341, !349}
!349 = !DILocalVariable(name: "other", arg: 2, scope: !342, file: !3, line: 94, type: !346)
!350 = !DILocation(line: 0, scope: !342, inlinedAt: !351)
!351 = distinct !DILocation(line: 38, column: 18, scope: !335)
!352 = !DILocation(line: 95, column: 15, scope: !342, inlinedAt: !351, atomGroup: 49, atomRank: 2)
!353 = !{!354, !354, i64 0}
!354 = !{!"double", !167, i64 0}
!355 = !DILocation(line: 95, column: 7, scope: !342, inlinedAt: !351, atomGroup: 49, atomRank: 1)
!356 = !DILocation(line: 37, column: 40, scope: !335, atomGroup: 50, atomRank: 2)
!357 = !DILocation(line: 37, column: 7, scope: !327, atomGroup: 52, atomRank: 1)
!358 = distinct !{!358, !359}
!359 = !{!"llvm.loop.unroll.disable"}
!360 = !DILocation(line: 39, column: 18, scope: !361, atomGroup: 7, atomRank: 2)
!361 = distinct !DILexicalBlock(scope: !322, file: !3, line: 39, column: 9)
!362 = !DILocation(line: 39, column: 18, scope: !361, atomGroup: 7, atomRank: 1)
!363 = !DILocation(line: 95, column: 15, scope: !342, inlinedAt: !351, atomGroup: 1, atomRank: 2)
!364 = !DILocation(line: 95, column: 7, scope: !342, inlinedAt: !351, atomGroup: 1, atomRank: 1)
!365 = !DILocation(line: 37, column: 40, scope: !335, atomGroup: 5, atomRank: 2)
!366 = !DILocation(line: 95, column: 15, scope: !342, inlinedAt: !351, atomGroup: 53, atomRank: 2)
!367 = !DILocation(line: 95, column: 7, scope: !342, inlinedAt: !351, atomGroup: 53, atomRank: 1)
!368 = !DILocation(line: 37, column: 40, scope: !335, atomGroup: 54, atomRank: 2)
!369 = !DILocation(line: 95, column: 15, scope: !342, inlinedAt: !351, atomGroup: 57, atomRank: 2)
!370 = !DILocation(line: 95, column: 7, scope: !342, inlinedAt: !351, atomGroup: 57, atomRank: 1)
!371 = !DILocation(line: 37, column: 40, scope: !335, atomGroup: 58, atomRank: 2)
!372 = !DILocation(line: 95, column: 15, scope: !342, inlinedAt: !351, atomGroup: 61, atomRank: 2)
!373 = !DILocation(line: 95, column: 7, scope: !342, inlinedAt: !351, atomGroup: 61, atomRank: 1)
!374 = !DILocation(line: 37, column: 40, scope: !335, atomGroup: 62, atomRank: 2)
!375 = !DILocation(line: 37, column: 7, scope: !327, atomGroup: 64, atomRank: 1)
!376 = distinct !{!376, !337, !377, !378}
!377 = !DILocation(line: 38, column: 49, scope: !327)
!378 = !{!"llvm.loop.mustprogress"}
!379 = !DILocation(line: 40, column: 7, scope: !361)
!380 = !DILocation(line: 39, column: 9, scope: !361)
!381 = !DILocation(line: 41, column: 14, scope: !322, atomGroup: 8, atomRank: 1)
!382 = !DILocation(line: 42, column: 14, scope: !322)
!383 = !DILocation(line: 42, column: 14, scope: !322, atomGroup: 9, atomRank: 2)
!384 = !DILocation(line: 42, column: 14, scope: !322, atomGroup: 9, atomRank: 1)
!385 = !DILocation(line: 43, column: 3, scope: !322, atomGroup: 10, atomRank: 1)
!386 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, type: !387, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!91, !68}
!389 = distinct !DISubprogram(name: "get<1, int, double>", linkageName: "_Z3getILi1EiJdEERDaR5TupleIJT0_DpT1_EE", scope: !3, file: !3, line: 63, type: !390, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !397, retainedNodes: !395, keyInstructions: true)
!390 = !DISubroutineType(types: !391)
!391 = !{!392, !393}
!392 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!393 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !394, size: 64)
!394 = !DICompositeType(tag: DW_TAG_structure_type, name: "Tuple<int, double>", file: !3, line: 56, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5TupleIJidEE")
!395 = !{!396}
!396 = !DILocalVariable(name: "tuple", arg: 1, scope: !389, file: !3, line: 63, type: !393)
!397 = !{!398, !399, !400}
!398 = !DITemplateValueParameter(name: "I", type: !9, value: i32 1)
!399 = !DITemplateTypeParameter(name: "Head", type: !9)
!400 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Tail", value: !106)
!401 = !DILocation(line: 0, scope: !389)
!402 = !DILocation(line: 67, column: 5, scope: !403, atomGroup: 1, atomRank: 1)
!403 = distinct !DILexicalBlock(scope: !389, file: !3, line: 64, column: 17)
