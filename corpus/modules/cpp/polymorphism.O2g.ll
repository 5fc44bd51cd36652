; ModuleID = 'cpp/polymorphism.cpp'
source_filename = "cpp/polymorphism.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Circle = type { %class.Shape, double, %struct.Named }
%class.Shape = type { ptr }
%struct.Named = type { ptr, ptr }
%class.Box = type { %class.Shape, double, double, %struct.Named }
%class.Coin = type { %class.Circle.base, %struct.Named }
%class.Circle.base = type { %class.Shape, double }

$_ZNK6Circle4areaEv = comdat any

$_ZNK4Coin5cloneEv = comdat any

$_ZN4CoinD1Ev = comdat any

$_ZN3BoxD1Ev = comdat any

$_ZN6CircleD1Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZNK6Circle5cloneEv = comdat any

$_ZN6Circle5scaleEd = comdat any

$_ZTv0_n24_N6CircleD1Ev = comdat any

$_ZTv0_n24_N6CircleD0Ev = comdat any

$_ZN4CoinD0Ev = comdat any

$_ZN4Coin5scaleEd = comdat any

$_ZTv0_n24_N4CoinD1Ev = comdat any

$_ZTv0_n24_N4CoinD0Ev = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZN5NamedD0Ev = comdat any

$_ZN5Shape5scaleEd = comdat any

$_ZN3BoxD0Ev = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZNK3Box5cloneEv = comdat any

$_ZTv0_n24_N3BoxD1Ev = comdat any

$_ZTv0_n24_N3BoxD0Ev = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Named = comdat any

$_ZTS5Named = comdat any

$_ZTI3Box = comdat any

$_ZTS3Box = comdat any

$_ZTI6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTV4Coin = comdat any

$_ZTI4Coin = comdat any

$_ZTS4Coin = comdat any

$_ZZN5Named5countEvE4live = comdat any

$_ZGVZN5Named5countEvE4live = comdat any

$_ZTV6Circle = comdat any

$_ZTV5Named = comdat any

$_ZTV3Box = comdat any

@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@.str = private unnamed_addr constant [15 x i8] c"%s, one of %d\0A\00", align 1, !dbg !0
@_ZTI3Box = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Box, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS3Box = linkonce_odr dso_local constant [5 x i8] c"3Box\00", comdat, align 1
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Circle, i32 0, i32 2, ptr @_ZTI5Shape, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTISt8bad_cast = external constant ptr
@_ZTV4Coin = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI4Coin, ptr @_ZN4CoinD1Ev, ptr @_ZN4CoinD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK4Coin5cloneEv, ptr @_ZN4Coin5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Coin, ptr @_ZTv0_n24_N4CoinD1Ev, ptr @_ZTv0_n24_N4CoinD0Ev] }, comdat, align 8, !dbg !8
@.str.1 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !118
@_ZTI4Coin = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Coin, i32 2, i32 2, ptr @_ZTI6Circle, i64 2, ptr @_ZTI5Named, i64 -6141 }, comdat, align 8
@_ZTS4Coin = linkonce_odr dso_local constant [6 x i8] c"4Coin\00", comdat, align 1
@_ZZN5Named5countEvE4live = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4, !dbg !129
@_ZGVZN5Named5countEvE4live = linkonce_odr dso_local global i64 0, comdat, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"circle\00", align 1, !dbg !132
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI6Circle, ptr @_ZN6CircleD1Ev, ptr @_ZN6CircleD0Ev, ptr @_ZNK6Circle4areaEv, ptr @_ZNK6Circle5cloneEv, ptr @_ZN6Circle5scaleEd], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Circle, ptr @_ZTv0_n24_N6CircleD1Ev, ptr @_ZTv0_n24_N6CircleD0Ev] }, comdat, align 8, !dbg !137
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZN5NamedD2Ev, ptr @_ZN5NamedD0Ev] }, comdat, align 8, !dbg !141
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1, !dbg !147
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [5 x ptr] } { [8 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI3Box, ptr @_ZN3BoxD1Ev, ptr @_ZN3BoxD0Ev, ptr @_ZNK3Box4areaEv, ptr @_ZNK3Box5cloneEv, ptr @_ZN5Shape5scaleEd], [5 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI3Box, ptr @_ZTv0_n24_N3BoxD1Ev, ptr @_ZTv0_n24_N3BoxD0Ev] }, comdat, align 8, !dbg !149
@.str.4 = private unnamed_addr constant [5 x i8] c"coin\00", align 1, !dbg !152

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @_ZN5Named5firstEv() local_unnamed_addr #0 align 2 !dbg !412 {
  ret i32 0, !dbg !413
}

; Function Attrs: mustprogress uwtable
define dso_local noundef double @_Z7largestPKP5Shapei(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !414 {
    #dbg_value(ptr %0, !420, !DIExpression(), !426)
    #dbg_value(i32 %1, !421, !DIExpression(), !426)
    #dbg_value(ptr null, !422, !DIExpression(), !426)
    #dbg_value(i32 0, !424, !DIExpression(), !427)
  %3 = icmp sgt i32 %1, 0, !dbg !428
  br i1 %3, label %4, label %36, !dbg !430

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64, !dbg !431
  br label %8, !dbg !432

6:                                                ; preds = %27
  %7 = icmp eq ptr %28, null, !dbg !433
  br i1 %7, label %36, label %31, !dbg !434

8:                                                ; preds = %4, %27
  %9 = phi i64 [ 0, %4 ], [ %29, %27 ]
  %10 = phi ptr [ null, %4 ], [ %28, %27 ]
    #dbg_value(i64 %9, !424, !DIExpression(), !427)
    #dbg_value(ptr %10, !422, !DIExpression(), !426)
  %11 = icmp eq ptr %10, null, !dbg !435
  br i1 %11, label %24, label %12, !dbg !437

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw ptr, ptr %0, i64 %9, !dbg !438
  %14 = load ptr, ptr %13, align 8, !dbg !438, !tbaa !439
    #dbg_value(ptr %10, !442, !DIExpression(), !446)
    #dbg_value(ptr %14, !445, !DIExpression(), !446)
  %15 = load ptr, ptr %10, align 8, !dbg !448, !tbaa !449
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16, !dbg !448
  %17 = load ptr, ptr %16, align 8, !dbg !448
  %18 = tail call noundef double %17(ptr noundef nonnull align 8 dereferenceable(8) %10), !dbg !448
  %19 = load ptr, ptr %14, align 8, !dbg !451, !tbaa !449
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16, !dbg !451
  %21 = load ptr, ptr %20, align 8, !dbg !451
  %22 = tail call noundef double %21(ptr noundef nonnull align 8 dereferenceable(8) %14), !dbg !451
  %23 = fcmp olt double %18, %22, !dbg !452
  br i1 %23, label %24, label %27, !dbg !453

24:                                               ; preds = %12, %8
  %25 = getelementptr inbounds nuw ptr, ptr %0, i64 %9, !dbg !454
  %26 = load ptr, ptr %25, align 8, !dbg !455, !tbaa !439
    #dbg_value(ptr %26, !422, !DIExpression(), !426)
  br label %27, !dbg !456

27:                                               ; preds = %12, %24
  %28 = phi ptr [ %26, %24 ], [ %10, %12 ], !dbg !426
    #dbg_value(ptr %28, !422, !DIExpression(), !426)
  %29 = add nuw nsw i64 %9, 1, !dbg !457
    #dbg_value(i64 %29, !424, !DIExpression(), !427)
  %30 = icmp eq i64 %29, %5, !dbg !431
  br i1 %30, label %6, label %8, !dbg !458, !llvm.loop !459

31:                                               ; preds = %6
  %32 = load ptr, ptr %28, align 8, !dbg !462, !tbaa !449
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16, !dbg !462
  %34 = load ptr, ptr %33, align 8, !dbg !462
  %35 = tail call noundef double %34(ptr noundef nonnull align 8 dereferenceable(8) %28), !dbg !462
  br label %36, !dbg !463

36:                                               ; preds = %2, %6, %31
  %37 = phi double [ %35, %31 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %2 ], !dbg !464
  ret double %37, !dbg !465
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -1, 2) i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !466 {
    #dbg_value(ptr %0, !471, !DIExpression(), !492)
    #dbg_value(i64 33, !472, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !492)
    #dbg_value(i64 0, !472, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !492)
    #dbg_value(ptr poison, !475, !DIExpression(), !493)
    #dbg_value(ptr poison, !478, !DIExpression(), !493)
    #dbg_value(ptr poison, !480, !DIExpression(), !493)
    #dbg_value(!DIArgList(ptr poison, i64 0), !478, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !493)
    #dbg_value(!DIArgList(ptr poison, i64 0), !478, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !493)
    #dbg_value(ptr poison, !478, !DIExpression(), !493)
    #dbg_value(double 5.000000e-01, !481, !DIExpression(), !494)
  %2 = load ptr, ptr %0, align 8, !dbg !495, !tbaa !449
  %3 = getelementptr i8, ptr %2, i64 32, !dbg !495, !nosanitize !496
  %4 = load ptr, ptr %3, align 8, !dbg !495, !nosanitize !496
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 5.000000e-01), !dbg !495
    #dbg_value(!DIArgList(ptr poison, i64 8), !478, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !493)
    #dbg_value(ptr poison, !478, !DIExpression(), !493)
    #dbg_value(double 2.000000e+00, !481, !DIExpression(), !494)
  %5 = load ptr, ptr %0, align 8, !dbg !495, !tbaa !449
  %6 = getelementptr i8, ptr %5, i64 32, !dbg !495, !nosanitize !496
  %7 = load ptr, ptr %6, align 8, !dbg !495, !nosanitize !496
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 2.000000e+00), !dbg !495
    #dbg_value(!DIArgList(ptr poison, i64 16), !478, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !493)
    #dbg_value(ptr poison, !478, !DIExpression(), !493)
    #dbg_value(double 4.000000e+00, !481, !DIExpression(), !494)
  %8 = load ptr, ptr %0, align 8, !dbg !495, !tbaa !449
  %9 = getelementptr i8, ptr %8, i64 32, !dbg !495, !nosanitize !496
  %10 = load ptr, ptr %9, align 8, !dbg !495, !nosanitize !496
  tail call void %10(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef 4.000000e+00), !dbg !495
    #dbg_value(!DIArgList(ptr poison, i64 24), !478, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !493)
  %11 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI5Named, i64 -2) #15, !dbg !497
    #dbg_value(ptr %11, !483, !DIExpression(), !498)
  %12 = icmp eq ptr %11, null, !dbg !499
  br i1 %12, label %25, label %13, !dbg !500

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !501
  %15 = load ptr, ptr %14, align 8, !dbg !501, !tbaa !502
  %16 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !505
  %17 = icmp eq i8 %16, 0, !dbg !505
  br i1 %17, label %18, label %22, !dbg !505, !prof !507

18:                                               ; preds = %13
  %19 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !505
  %20 = icmp eq i32 %19, 0, !dbg !505
  br i1 %20, label %22, label %21, !dbg !505

21:                                               ; preds = %18
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !508, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !505
  br label %22, !dbg !505

22:                                               ; preds = %13, %18, %21
  %23 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !509, !tbaa !408
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %15, i32 noundef %23), !dbg !510
  br label %25, !dbg !510

25:                                               ; preds = %1, %22
  %26 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI3Box, i64 0) #15, !dbg !511
    #dbg_value(ptr %26, !485, !DIExpression(), !512)
  %27 = icmp eq ptr %26, null, !dbg !513
  br i1 %27, label %38, label %28, !dbg !514

28:                                               ; preds = %25
    #dbg_value(ptr %26, !515, !DIExpression(), !519)
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !521
  %30 = load double, ptr %29, align 8, !dbg !521, !tbaa !522
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 16, !dbg !526
  %32 = load double, ptr %31, align 8, !dbg !526, !tbaa !527
  %33 = fcmp ogt double %30, %32, !dbg !528
  %34 = select i1 %33, i64 8, i64 16, !dbg !529
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 %34, !dbg !530
  %36 = load double, ptr %35, align 8, !dbg !531, !tbaa !532
  %37 = fmul double %36, 2.000000e+00, !dbg !533
  store double %37, ptr %35, align 8, !dbg !534, !tbaa !532
  br label %38, !dbg !535

38:                                               ; preds = %28, %25
  %39 = load ptr, ptr %0, align 8, !dbg !536, !tbaa !449
  %40 = getelementptr inbounds i8, ptr %39, i64 -8, !dbg !536
  %41 = load ptr, ptr %40, align 8, !dbg !536
    #dbg_value(ptr %41, !538, !DIExpression(), !550)
    #dbg_value(ptr @_ZTI6Circle, !548, !DIExpression(), !550)
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8, !dbg !552
  %43 = load ptr, ptr %42, align 8, !dbg !552, !tbaa !554
  %44 = icmp eq ptr %43, @_ZTS6Circle, !dbg !556
  br i1 %44, label %51, label %45, !dbg !557

45:                                               ; preds = %38
  %46 = load i8, ptr %43, align 1, !dbg !558, !tbaa !559
  %47 = icmp eq i8 %46, 42, !dbg !560
  br i1 %47, label %57, label %48, !dbg !561

48:                                               ; preds = %45
  %49 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %43, ptr noundef nonnull dereferenceable(8) @_ZTS6Circle) #15, !dbg !562
  %50 = icmp eq i32 %49, 0, !dbg !563
  br i1 %50, label %51, label %57, !dbg !564

51:                                               ; preds = %38, %48
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 16, !dbg !565
  %53 = load ptr, ptr %52, align 8, !dbg !565
  %54 = tail call noundef double %53(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !565
  %55 = fcmp ogt double %54, 1.000000e+00, !dbg !566
  %56 = zext i1 %55 to i32, !dbg !567
  br label %76, !dbg !568

57:                                               ; preds = %45, %48
  %58 = icmp eq ptr %39, getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), !dbg !569
  br i1 %58, label %69, label %59, !dbg !569

59:                                               ; preds = %57
  invoke void @__cxa_bad_cast() #16
          to label %60 unwind label %61, !dbg !569

60:                                               ; preds = %59
  unreachable, !dbg !569

61:                                               ; preds = %59
  %62 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt8bad_cast, !dbg !571
  %63 = extractvalue { ptr, i32 } %62, 1, !dbg !571
  %64 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt8bad_cast) #15, !dbg !572
  %65 = icmp eq i32 %63, %64, !dbg !572
  br i1 %65, label %66, label %78, !dbg !572

66:                                               ; preds = %61
  %67 = extractvalue { ptr, i32 } %62, 0, !dbg !571
  %68 = tail call ptr @__cxa_begin_catch(ptr %67) #15, !dbg !572
    #dbg_value(ptr %68, !487, !DIExpression(), !492)
  tail call void @__cxa_end_catch(), !dbg !573
  br label %76

69:                                               ; preds = %57
    #dbg_value(ptr %0, !575, !DIExpression(), !579)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !581
  %71 = load double, ptr %70, align 8, !dbg !581, !tbaa !582
  %72 = fmul double %71, 0x400921FB54442D11, !dbg !584
  %73 = fmul double %71, %72, !dbg !585
  %74 = fcmp ogt double %73, 1.000000e+00, !dbg !586
  %75 = zext i1 %74 to i32, !dbg !587
  br label %76, !dbg !588

76:                                               ; preds = %66, %69, %51
  %77 = phi i32 [ %56, %51 ], [ -1, %66 ], [ %75, %69 ], !dbg !492
  ret i32 %77, !dbg !589

78:                                               ; preds = %61
  resume { ptr, i32 } %62, !dbg !590
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !314 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare void @__cxa_bad_cast() local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !576 {
    #dbg_value(ptr %0, !575, !DIExpression(), !591)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !592
  %3 = load double, ptr %2, align 8, !dbg !592, !tbaa !582
  %4 = fmul double %3, 0x400921FB54442D11, !dbg !593
  %5 = fmul double %3, %4, !dbg !594
  ret double %5, !dbg !595
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 -4, 5) i32 @main() local_unnamed_addr #7 personality ptr @__gxx_personality_v0 !dbg !596 {
  %1 = alloca %class.Circle, align 8, !DIAssignID !612
    #dbg_assign(i1 poison, !598, !DIExpression(), !612, ptr %1, !DIExpression(), !613)
  %2 = alloca %class.Box, align 8, !DIAssignID !614
    #dbg_assign(i1 poison, !599, !DIExpression(), !614, ptr %2, !DIExpression(), !613)
  %3 = alloca %class.Coin, align 8, !DIAssignID !615
    #dbg_assign(i1 poison, !600, !DIExpression(), !615, ptr %3, !DIExpression(), !613)
    #dbg_value(ptr poison, !607, !DIExpression(), !616)
    #dbg_value(ptr poison, !604, !DIExpression(), !616)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15, !dbg !617
    #dbg_value(ptr %1, !618, !DIExpression(), !622)
    #dbg_value(double 2.000000e+00, !621, !DIExpression(), !622)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !624
    #dbg_value(ptr %4, !625, !DIExpression(), !629)
    #dbg_value(ptr @.str.2, !628, !DIExpression(), !629)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %4, align 8, !dbg !631, !tbaa !449, !DIAssignID !632
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !598, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !632, ptr %4, !DIExpression(), !613)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !633
  store ptr @.str.2, ptr %5, align 8, !dbg !634, !tbaa !502, !DIAssignID !635
    #dbg_assign(ptr @.str.2, !598, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !635, ptr %5, !DIExpression(), !613)
  %6 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !636
  %7 = icmp eq i8 %6, 0, !dbg !636
  br i1 %7, label %8, label %12, !dbg !636, !prof !507

8:                                                ; preds = %0
  %9 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !636
  %10 = icmp eq i32 %9, 0, !dbg !636
  br i1 %10, label %12, label %11, !dbg !636

11:                                               ; preds = %8
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !639, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !636
  br label %12, !dbg !636

12:                                               ; preds = %0, %8, %11
  %13 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !640, !tbaa !408
  %14 = add nsw i32 %13, 1, !dbg !641
  store i32 %14, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !642, !tbaa !408
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV6Circle, i64 24), ptr %1, align 8, !dbg !624, !tbaa !449, !DIAssignID !643
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV6Circle, i64 24), !598, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !643, ptr %1, !DIExpression(), !613)
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV6Circle, i64 88), ptr %4, align 8, !dbg !624, !tbaa !449, !DIAssignID !644
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV6Circle, i64 88), !598, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !644, ptr %4, !DIExpression(), !613)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !645
  store double 2.000000e+00, ptr %15, align 8, !dbg !646, !tbaa !582, !DIAssignID !647
    #dbg_assign(double 2.000000e+00, !598, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !647, ptr %15, !DIExpression(), !613)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15, !dbg !648
    #dbg_value(ptr %2, !649, !DIExpression(), !654)
    #dbg_value(double 3.000000e+00, !652, !DIExpression(), !654)
    #dbg_value(double 4.000000e+00, !653, !DIExpression(), !654)
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !656
    #dbg_value(ptr %16, !625, !DIExpression(), !657)
    #dbg_value(ptr @.str.3, !628, !DIExpression(), !657)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %16, align 8, !dbg !659, !tbaa !449, !DIAssignID !660
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !599, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !660, ptr %16, !DIExpression(), !613)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !661
  store ptr @.str.3, ptr %17, align 8, !dbg !662, !tbaa !502, !DIAssignID !663
    #dbg_assign(ptr @.str.3, !599, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !663, ptr %17, !DIExpression(), !613)
  %18 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !664
  %19 = icmp eq i8 %18, 0, !dbg !664
  br i1 %19, label %20, label %24, !dbg !664, !prof !507

20:                                               ; preds = %12
  %21 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !664
  %22 = icmp eq i32 %21, 0, !dbg !664
  br i1 %22, label %24, label %23, !dbg !664

23:                                               ; preds = %20
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !666, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !664
  br label %24, !dbg !664

24:                                               ; preds = %12, %20, %23
  %25 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !667, !tbaa !408
  %26 = add nsw i32 %25, 1, !dbg !668
  store i32 %26, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !669, !tbaa !408
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV3Box, i64 24), ptr %2, align 8, !dbg !656, !tbaa !449, !DIAssignID !670
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV3Box, i64 24), !599, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !670, ptr %2, !DIExpression(), !613)
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV3Box, i64 88), ptr %16, align 8, !dbg !656, !tbaa !449, !DIAssignID !671
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV3Box, i64 88), !599, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !671, ptr %16, !DIExpression(), !613)
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !672
    #dbg_assign(double 3.000000e+00, !599, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !673, ptr %27, !DIExpression(), !613)
  store <2 x double> <double 3.000000e+00, double 4.000000e+00>, ptr %27, align 8, !dbg !674, !tbaa !532, !DIAssignID !673
    #dbg_assign(double 4.000000e+00, !599, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !673, ptr %2, !DIExpression(DW_OP_plus_uconst, 16), !613)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !dbg !675
    #dbg_value(ptr %3, !676, !DIExpression(), !680)
    #dbg_value(double 5.000000e-01, !679, !DIExpression(), !680)
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !682
    #dbg_value(ptr %28, !625, !DIExpression(), !683)
    #dbg_value(ptr @.str.4, !628, !DIExpression(), !683)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %28, align 8, !dbg !685, !tbaa !449, !DIAssignID !686
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !600, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !686, ptr %28, !DIExpression(), !613)
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !687
  store ptr @.str.4, ptr %29, align 8, !dbg !688, !tbaa !502, !DIAssignID !689
    #dbg_assign(ptr @.str.4, !600, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !689, ptr %29, !DIExpression(), !613)
  %30 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !690
  %31 = icmp eq i8 %30, 0, !dbg !690
  br i1 %31, label %32, label %36, !dbg !690, !prof !507

32:                                               ; preds = %24
  %33 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !690
  %34 = icmp eq i32 %33, 0, !dbg !690
  br i1 %34, label %36, label %35, !dbg !690

35:                                               ; preds = %32
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !692, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !690
  br label %36, !dbg !690

36:                                               ; preds = %35, %32, %24
  %37 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !693, !tbaa !408
  %38 = add nsw i32 %37, 1, !dbg !694
  store i32 %38, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !695, !tbaa !408
    #dbg_value(ptr %3, !696, !DIExpression(), !702)
    #dbg_value(ptr poison, !699, !DIExpression(), !702)
    #dbg_value(double 5.000000e-01, !701, !DIExpression(), !702)
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !704
  store double 5.000000e-01, ptr %39, align 8, !dbg !705, !tbaa !582, !DIAssignID !706
    #dbg_assign(double 5.000000e-01, !600, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !706, ptr %39, !DIExpression(), !613)
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %3, align 8, !dbg !682, !tbaa !449, !DIAssignID !707
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), !600, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !707, ptr %3, !DIExpression(), !613)
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %28, align 8, !dbg !682, !tbaa !449, !DIAssignID !708
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), !600, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !708, ptr %28, !DIExpression(), !613)
    #dbg_value(ptr %1, !601, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !613)
    #dbg_value(ptr %2, !601, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !613)
    #dbg_value(ptr %3, !601, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !613)
    #dbg_value(ptr %3, !709, !DIExpression(), !713)
  %40 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17
          to label %41 unwind label %88, !dbg !715

41:                                               ; preds = %36
    #dbg_value(ptr %40, !716, !DIExpression(), !724)
    #dbg_value(ptr %3, !723, !DIExpression(), !724)
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 16, !dbg !726
    #dbg_value(ptr %42, !727, !DIExpression(), !736)
    #dbg_value(ptr %3, !735, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !736)
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 24, !dbg !738
  %44 = load ptr, ptr %29, align 8, !dbg !739, !tbaa !502
  store ptr %44, ptr %43, align 8, !dbg !740, !tbaa !502
    #dbg_value(ptr %40, !741, !DIExpression(), !750)
    #dbg_value(ptr poison, !748, !DIExpression(), !750)
    #dbg_value(ptr %3, !749, !DIExpression(), !750)
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8, !dbg !752
  store double 5.000000e-01, ptr %45, align 8, !dbg !753, !tbaa !582
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %40, align 8, !dbg !726, !tbaa !449
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %42, align 8, !dbg !726, !tbaa !449
    #dbg_value(ptr %40, !601, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !613)
    #dbg_value(ptr undef, !604, !DIExpression(), !616)
    #dbg_value(ptr undef, !609, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !616)
    #dbg_value(i32 0, !603, !DIExpression(), !613)
    #dbg_value(ptr undef, !607, !DIExpression(), !616)
    #dbg_value(ptr %1, !610, !DIExpression(), !754)
  %46 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %90 unwind label %96, !dbg !755

47:                                               ; preds = %94
    #dbg_value(!DIArgList(i32 %95, i32 %93, i32 %91, i32 %46), !603, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !613)
    #dbg_value(!DIArgList(ptr undef, i64 32), !607, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !616)
    #dbg_value(ptr %1, !422, !DIExpression(), !756)
    #dbg_value(i64 1, !424, !DIExpression(), !758)
    #dbg_value(ptr %1, !442, !DIExpression(), !759)
    #dbg_value(ptr %2, !445, !DIExpression(), !759)
  %48 = load ptr, ptr %1, align 8, !dbg !761, !tbaa !449
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16, !dbg !761
  %50 = load ptr, ptr %49, align 8, !dbg !761
  %51 = invoke noundef double %50(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %52 unwind label %133, !dbg !761

52:                                               ; preds = %47
  %53 = load ptr, ptr %2, align 8, !dbg !762, !tbaa !449
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16, !dbg !762
  %55 = load ptr, ptr %54, align 8, !dbg !762
  %56 = invoke noundef double %55(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %57 unwind label %133, !dbg !762

57:                                               ; preds = %52
  %58 = fcmp olt double %51, %56, !dbg !763
  %59 = select i1 %58, ptr %2, ptr %1, !dbg !764
    #dbg_value(ptr %59, !422, !DIExpression(), !756)
    #dbg_value(i64 2, !424, !DIExpression(), !758)
    #dbg_value(ptr %59, !442, !DIExpression(), !759)
    #dbg_value(ptr %3, !445, !DIExpression(), !759)
  %60 = load ptr, ptr %59, align 8, !dbg !761, !tbaa !449
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16, !dbg !761
  %62 = load ptr, ptr %61, align 8, !dbg !761
  %63 = invoke noundef double %62(ptr noundef nonnull align 8 dereferenceable(8) %59)
          to label %64 unwind label %133, !dbg !761

64:                                               ; preds = %57
  %65 = load ptr, ptr %3, align 8, !dbg !762, !tbaa !449
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 16, !dbg !762
  %67 = load ptr, ptr %66, align 8, !dbg !762
  %68 = invoke noundef double %67(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %69 unwind label %133, !dbg !762

69:                                               ; preds = %64
  %70 = fcmp olt double %63, %68, !dbg !765
  %71 = select i1 %70, ptr %3, ptr %59, !dbg !766
    #dbg_value(ptr %71, !422, !DIExpression(), !756)
    #dbg_value(i64 3, !424, !DIExpression(), !758)
    #dbg_value(ptr %71, !442, !DIExpression(), !759)
    #dbg_value(ptr %40, !445, !DIExpression(), !759)
  %72 = load ptr, ptr %71, align 8, !dbg !761, !tbaa !449
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16, !dbg !761
  %74 = load ptr, ptr %73, align 8, !dbg !761
  %75 = invoke noundef double %74(ptr noundef nonnull align 8 dereferenceable(8) %71)
          to label %76 unwind label %133, !dbg !761

76:                                               ; preds = %69
  %77 = load ptr, ptr %40, align 8, !dbg !762, !tbaa !449
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16, !dbg !762
  %79 = load ptr, ptr %78, align 8, !dbg !762
  %80 = invoke noundef double %79(ptr noundef nonnull align 8 dereferenceable(8) %40)
          to label %81 unwind label %133, !dbg !762

81:                                               ; preds = %76
  %82 = fcmp olt double %75, %80, !dbg !767
  %83 = select i1 %82, ptr %40, ptr %71, !dbg !768
    #dbg_value(ptr %83, !422, !DIExpression(), !756)
    #dbg_value(i64 4, !424, !DIExpression(), !758)
  %84 = load ptr, ptr %83, align 8, !dbg !769, !tbaa !449
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 16, !dbg !769
  %86 = load ptr, ptr %85, align 8, !dbg !769
  %87 = invoke noundef double %86(ptr noundef nonnull align 8 dereferenceable(8) %83)
          to label %98 unwind label %135, !dbg !769

88:                                               ; preds = %36
  %89 = landingpad { ptr, i32 }
          cleanup, !dbg !770
  br label %137, !dbg !770

90:                                               ; preds = %41
    #dbg_value(i32 %46, !603, !DIExpression(), !613)
    #dbg_value(ptr undef, !607, !DIExpression(), !616)
    #dbg_value(ptr %2, !610, !DIExpression(), !754)
  %91 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %92 unwind label %96, !dbg !755

92:                                               ; preds = %90
    #dbg_value(!DIArgList(i32 %91, i32 %46), !603, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !613)
    #dbg_value(ptr undef, !607, !DIExpression(), !616)
    #dbg_value(ptr %3, !610, !DIExpression(), !754)
  %93 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %94 unwind label %96, !dbg !755

94:                                               ; preds = %92
    #dbg_value(!DIArgList(i32 %93, i32 %91, i32 %46), !603, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !613)
    #dbg_value(ptr undef, !607, !DIExpression(), !616)
    #dbg_value(ptr %40, !610, !DIExpression(), !754)
  %95 = invoke noundef i32 @_Z8describeR5Shape(ptr noundef nonnull align 8 dereferenceable(8) %40)
          to label %47 unwind label %96, !dbg !755

96:                                               ; preds = %94, %92, %90, %41
  %97 = landingpad { ptr, i32 }
          cleanup, !dbg !771
  br label %137, !dbg !772

98:                                               ; preds = %81
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %87), !dbg !773
  %100 = load ptr, ptr %40, align 8, !dbg !774, !tbaa !449
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8, !dbg !774
  %102 = load ptr, ptr %101, align 8, !dbg !774
  call void %102(ptr noundef nonnull align 8 dereferenceable(8) %40) #15, !dbg !774
    #dbg_value(ptr %3, !775, !DIExpression(), !781)
    #dbg_value(ptr %28, !783, !DIExpression(), !786)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %28, align 8, !dbg !788, !tbaa !449, !DIAssignID !789
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !600, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !789, ptr %28, !DIExpression(), !613)
  %103 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !790
  %104 = icmp eq i8 %103, 0, !dbg !790
  br i1 %104, label %105, label %109, !dbg !790, !prof !507

105:                                              ; preds = %98
  %106 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !790
  %107 = icmp eq i32 %106, 0, !dbg !790
  br i1 %107, label %109, label %108, !dbg !790

108:                                              ; preds = %105
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !793, !tbaa !408
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !790
  br label %109, !dbg !790

109:                                              ; preds = %98, %105, %108
  %110 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !794, !tbaa !408
  %111 = add nsw i32 %110, -1, !dbg !795
  store i32 %111, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !796, !tbaa !408
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !770
    #dbg_value(ptr %2, !797, !DIExpression(), !803)
    #dbg_value(ptr %16, !783, !DIExpression(), !805)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %16, align 8, !dbg !807, !tbaa !449, !DIAssignID !808
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !599, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !808, ptr %16, !DIExpression(), !613)
  %112 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !809
  %113 = icmp eq i8 %112, 0, !dbg !809
  br i1 %113, label %114, label %118, !dbg !809, !prof !507

114:                                              ; preds = %109
  %115 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !809
  %116 = icmp eq i32 %115, 0, !dbg !809
  br i1 %116, label %118, label %117, !dbg !809

117:                                              ; preds = %114
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !811, !tbaa !408
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !809
  br label %118, !dbg !809

118:                                              ; preds = %109, %114, %117
  %119 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !812, !tbaa !408
  %120 = add nsw i32 %119, -1, !dbg !813
  store i32 %120, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !814, !tbaa !408
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15, !dbg !770
    #dbg_value(ptr %1, !815, !DIExpression(), !821)
    #dbg_value(ptr %4, !783, !DIExpression(), !823)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %4, align 8, !dbg !825, !tbaa !449, !DIAssignID !826
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), !598, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !826, ptr %4, !DIExpression(), !613)
  %121 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !827
  %122 = icmp eq i8 %121, 0, !dbg !827
  br i1 %122, label %123, label %127, !dbg !827, !prof !507

123:                                              ; preds = %118
  %124 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !827
  %125 = icmp eq i32 %124, 0, !dbg !827
  br i1 %125, label %127, label %126, !dbg !827

126:                                              ; preds = %123
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !829, !tbaa !408
  call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !827
  br label %127, !dbg !827

127:                                              ; preds = %118, %123, %126
  %128 = add nsw i32 %91, %46, !dbg !830
    #dbg_value(!DIArgList(i32 %95, i32 %93, i32 %128), !603, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_plus, DW_OP_stack_value), !613)
  %129 = add nsw i32 %93, %128, !dbg !831
    #dbg_value(!DIArgList(i32 %95, i32 %129), !603, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !613)
  %130 = add nsw i32 %95, %129, !dbg !832
    #dbg_value(i32 %130, !603, !DIExpression(), !613)
  %131 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !833, !tbaa !408
  %132 = add nsw i32 %131, -1, !dbg !834
  store i32 %132, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !835, !tbaa !408
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15, !dbg !770
  ret i32 %130, !dbg !836

133:                                              ; preds = %76, %69, %64, %57, %52, %47
  %134 = landingpad { ptr, i32 }
          cleanup, !dbg !770
  br label %137, !dbg !770

135:                                              ; preds = %81
  %136 = landingpad { ptr, i32 }
          cleanup, !dbg !770
  br label %137, !dbg !770

137:                                              ; preds = %133, %135, %96, %88
  %138 = phi { ptr, i32 } [ %89, %88 ], [ %97, %96 ], [ %134, %133 ], [ %136, %135 ]
  call void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #15, !dbg !770
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !770
  call void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #15, !dbg !770
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15, !dbg !770
  call void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #15, !dbg !770
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15, !dbg !770
  resume { ptr, i32 } %138, !dbg !770
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Coin5cloneEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 !dbg !710 {
    #dbg_value(ptr %0, !709, !DIExpression(), !837)
  %2 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17, !dbg !838, !heapallocsite !83
    #dbg_value(ptr %2, !716, !DIExpression(), !839)
    #dbg_value(ptr %0, !723, !DIExpression(), !839)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !841
    #dbg_value(ptr %3, !727, !DIExpression(), !842)
    #dbg_value(ptr %0, !735, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !842)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !844
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !844
  %6 = load ptr, ptr %5, align 8, !dbg !845, !tbaa !502
  store ptr %6, ptr %4, align 8, !dbg !846, !tbaa !502
    #dbg_value(ptr %2, !741, !DIExpression(), !847)
    #dbg_value(ptr poison, !748, !DIExpression(), !847)
    #dbg_value(ptr %0, !749, !DIExpression(), !847)
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !849
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !849
  %9 = load double, ptr %8, align 8, !dbg !850, !tbaa !582
  store double %9, ptr %7, align 8, !dbg !851, !tbaa !582
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV4Coin, i64 24), ptr %2, align 8, !dbg !841, !tbaa !449
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV4Coin, i64 88), ptr %3, align 8, !dbg !841, !tbaa !449
  ret ptr %2, !dbg !852
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4CoinD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #8 comdat align 2 !dbg !776 {
    #dbg_value(ptr %0, !775, !DIExpression(), !853)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !854
    #dbg_value(ptr %2, !783, !DIExpression(), !855)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !857, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !858
  %4 = icmp eq i8 %3, 0, !dbg !858
  br i1 %4, label %5, label %9, !dbg !858, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !858
  %7 = icmp eq i32 %6, 0, !dbg !858
  br i1 %7, label %9, label %8, !dbg !858

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !860, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !858
  br label %9, !dbg !858

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !861, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !862
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !863, !tbaa !408
  ret void, !dbg !864
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !798 {
    #dbg_value(ptr %0, !797, !DIExpression(), !865)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !866
    #dbg_value(ptr %2, !783, !DIExpression(), !867)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !869, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !870
  %4 = icmp eq i8 %3, 0, !dbg !870
  br i1 %4, label %5, label %9, !dbg !870, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !870
  %7 = icmp eq i32 %6, 0, !dbg !870
  br i1 %7, label %9, label %8, !dbg !870

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !872, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !870
  br label %9, !dbg !870

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !873, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !874
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !875, !tbaa !408
  ret void, !dbg !876
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !816 {
    #dbg_value(ptr %0, !815, !DIExpression(), !877)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !878
    #dbg_value(ptr %2, !783, !DIExpression(), !879)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !881, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !882
  %4 = icmp eq i8 %3, 0, !dbg !882
  br i1 %4, label %5, label %9, !dbg !882, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !882
  %7 = icmp eq i32 %6, 0, !dbg !882
  br i1 %7, label %9, label %8, !dbg !882

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !884, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !882
  br label %9, !dbg !882

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !885, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !886
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !887, !tbaa !408
  ret void, !dbg !888
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !889 {
    #dbg_value(ptr %0, !891, !DIExpression(), !892)
    #dbg_value(ptr %0, !815, !DIExpression(), !893)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !895
    #dbg_value(ptr %2, !783, !DIExpression(), !896)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !898, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !899
  %4 = icmp eq i8 %3, 0, !dbg !899
  br i1 %4, label %5, label %9, !dbg !899, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !899
  %7 = icmp eq i32 %6, 0, !dbg !899
  br i1 %7, label %9, label %8, !dbg !899

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !901, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !899
  br label %9, !dbg !899

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !902, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !903
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !904, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #18, !dbg !905
  ret void, !dbg !906
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6Circle5cloneEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !907 {
    #dbg_value(ptr %0, !909, !DIExpression(), !910)
  %2 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #17, !dbg !911, !heapallocsite !86
    #dbg_value(ptr %2, !912, !DIExpression(), !916)
    #dbg_value(ptr %0, !915, !DIExpression(), !916)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !918
  %4 = load ptr, ptr %0, align 8, !dbg !918, !tbaa !449
  %5 = getelementptr i8, ptr %4, i64 -24, !dbg !918
  %6 = load i64, ptr %5, align 8, !dbg !918
  %7 = getelementptr inbounds i8, ptr %0, i64 %6, !dbg !918
    #dbg_value(ptr %3, !727, !DIExpression(), !919)
    #dbg_value(ptr %7, !735, !DIExpression(), !919)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !921
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !921
  %10 = load ptr, ptr %9, align 8, !dbg !922, !tbaa !502
  store ptr %10, ptr %8, align 8, !dbg !923, !tbaa !502
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV6Circle, i64 24), ptr %2, align 8, !dbg !918, !tbaa !449
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV6Circle, i64 88), ptr %3, align 8, !dbg !918, !tbaa !449
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !918
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !918
  %13 = load double, ptr %12, align 8, !dbg !924, !tbaa !582
  store double %13, ptr %11, align 8, !dbg !925, !tbaa !582
  ret ptr %2, !dbg !926
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6Circle5scaleEd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1) unnamed_addr #5 comdat align 2 !dbg !927 {
    #dbg_value(ptr %0, !929, !DIExpression(), !931)
    #dbg_value(double %1, !930, !DIExpression(), !931)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !932
  %4 = load double, ptr %3, align 8, !dbg !933, !tbaa !582
  %5 = fmul double %1, %4, !dbg !934
  store double %5, ptr %3, align 8, !dbg !935, !tbaa !582
  ret void, !dbg !936
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !937 {
  %2 = load ptr, ptr %0, align 8, !dbg !939, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !939
  %4 = load i64, ptr %3, align 8, !dbg !939
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !939
    #dbg_value(ptr %5, !815, !DIExpression(), !940)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !942
    #dbg_value(ptr %6, !783, !DIExpression(), !943)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !945, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !946
  %8 = icmp eq i8 %7, 0, !dbg !946
  br i1 %8, label %9, label %13, !dbg !946, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !946
  %11 = icmp eq i32 %10, 0, !dbg !946
  br i1 %11, label %13, label %12, !dbg !946

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !948, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !946
  br label %13, !dbg !946

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !949, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !950
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !951, !tbaa !408
  ret void, !dbg !939
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6CircleD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !952 {
  %2 = load ptr, ptr %0, align 8, !dbg !953, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !953
  %4 = load i64, ptr %3, align 8, !dbg !953
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !953
    #dbg_value(ptr %5, !891, !DIExpression(), !954)
    #dbg_value(ptr %5, !815, !DIExpression(), !956)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !958
    #dbg_value(ptr %6, !783, !DIExpression(), !959)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !961, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !962
  %8 = icmp eq i8 %7, 0, !dbg !962
  br i1 %8, label %9, label %13, !dbg !962, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !962
  %11 = icmp eq i32 %10, 0, !dbg !962
  br i1 %11, label %13, label %12, !dbg !962

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !964, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !962
  br label %13, !dbg !962

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !965, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !966
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !967, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 32) #18, !dbg !968
  ret void, !dbg !953
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4CoinD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #8 comdat align 2 !dbg !969 {
    #dbg_value(ptr %0, !971, !DIExpression(), !972)
    #dbg_value(ptr %0, !775, !DIExpression(), !973)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !975
    #dbg_value(ptr %2, !783, !DIExpression(), !976)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !978, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !979
  %4 = icmp eq i8 %3, 0, !dbg !979
  br i1 %4, label %5, label %9, !dbg !979, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !979
  %7 = icmp eq i32 %6, 0, !dbg !979
  br i1 %7, label %9, label %8, !dbg !979

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !981, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !979
  br label %9, !dbg !979

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !982, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !983
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !984, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #18, !dbg !985
  ret void, !dbg !986
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4Coin5scaleEd(ptr noundef nonnull align 8 dereferenceable(32) %0, double noundef %1) unnamed_addr #5 comdat align 2 !dbg !987 {
    #dbg_value(ptr %0, !989, !DIExpression(), !991)
    #dbg_value(double %1, !990, !DIExpression(), !991)
  ret void, !dbg !992
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !993 {
  %2 = load ptr, ptr %0, align 8, !dbg !994, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !994
  %4 = load i64, ptr %3, align 8, !dbg !994
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !994
    #dbg_value(ptr %5, !775, !DIExpression(), !995)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !997
    #dbg_value(ptr %6, !783, !DIExpression(), !998)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !1000, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1001
  %8 = icmp eq i8 %7, 0, !dbg !1001
  br i1 %8, label %9, label %13, !dbg !1001, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1001
  %11 = icmp eq i32 %10, 0, !dbg !1001
  br i1 %11, label %13, label %12, !dbg !1001

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1003, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1001
  br label %13, !dbg !1001

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1004, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !1005
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1006, !tbaa !408
  ret void, !dbg !994
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4CoinD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !1007 {
  %2 = load ptr, ptr %0, align 8, !dbg !1008, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !1008
  %4 = load i64, ptr %3, align 8, !dbg !1008
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !1008
    #dbg_value(ptr %5, !971, !DIExpression(), !1009)
    #dbg_value(ptr %5, !775, !DIExpression(), !1011)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !1013
    #dbg_value(ptr %6, !783, !DIExpression(), !1014)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !1016, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1017
  %8 = icmp eq i8 %7, 0, !dbg !1017
  br i1 %8, label %9, label %13, !dbg !1017, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1017
  %11 = icmp eq i32 %10, 0, !dbg !1017
  br i1 %11, label %13, label %12, !dbg !1017

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1019, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1017
  br label %13, !dbg !1017

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1020, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !1021
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1022, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 32) #18, !dbg !1023
  ret void, !dbg !1008
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !1024 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !784 {
    #dbg_value(ptr %0, !783, !DIExpression(), !1025)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %0, align 8, !dbg !1026, !tbaa !449
  %2 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1027
  %3 = icmp eq i8 %2, 0, !dbg !1027
  br i1 %3, label %4, label %8, !dbg !1027, !prof !507

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1027
  %6 = icmp eq i32 %5, 0, !dbg !1027
  br i1 %6, label %8, label %7, !dbg !1027

7:                                                ; preds = %4
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1029, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1027
  br label %8, !dbg !1027

8:                                                ; preds = %1, %4, %7
  %9 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1030, !tbaa !408
  %10 = add nsw i32 %9, -1, !dbg !1031
  store i32 %10, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1032, !tbaa !408
  ret void, !dbg !1033
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !1034 {
    #dbg_value(ptr %0, !1036, !DIExpression(), !1037)
    #dbg_value(ptr %0, !783, !DIExpression(), !1038)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %0, align 8, !dbg !1040, !tbaa !449
  %2 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1041
  %3 = icmp eq i8 %2, 0, !dbg !1041
  br i1 %3, label %4, label %8, !dbg !1041, !prof !507

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1041
  %6 = icmp eq i32 %5, 0, !dbg !1041
  br i1 %6, label %8, label %7, !dbg !1041

7:                                                ; preds = %4
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1043, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1041
  br label %8, !dbg !1041

8:                                                ; preds = %1, %4, %7
  %9 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1044, !tbaa !408
  %10 = add nsw i32 %9, -1, !dbg !1045
  store i32 %10, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1046, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #18, !dbg !1047
  ret void, !dbg !1048
}

; Function Attrs: nobuiltin nounwind
declare !dbg !1049 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5Shape5scaleEd(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #5 comdat align 2 !dbg !1052 {
    #dbg_value(ptr %0, !1054, !DIExpression(), !1056)
    #dbg_value(double %1, !1055, !DIExpression(), !1056)
  ret void, !dbg !1057
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BoxD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !1058 {
    #dbg_value(ptr %0, !1060, !DIExpression(), !1061)
    #dbg_value(ptr %0, !797, !DIExpression(), !1062)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !1064
    #dbg_value(ptr %2, !783, !DIExpression(), !1065)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %2, align 8, !dbg !1067, !tbaa !449
  %3 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1068
  %4 = icmp eq i8 %3, 0, !dbg !1068
  br i1 %4, label %5, label %9, !dbg !1068, !prof !507

5:                                                ; preds = %1
  %6 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1068
  %7 = icmp eq i32 %6, 0, !dbg !1068
  br i1 %7, label %9, label %8, !dbg !1068

8:                                                ; preds = %5
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1070, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1068
  br label %9, !dbg !1068

9:                                                ; preds = %1, %5, %8
  %10 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1071, !tbaa !408
  %11 = add nsw i32 %10, -1, !dbg !1072
  store i32 %11, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1073, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40) #18, !dbg !1074
  ret void, !dbg !1075
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !1076 {
    #dbg_value(ptr %0, !1078, !DIExpression(), !1079)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !1080
  %3 = load double, ptr %2, align 8, !dbg !1080, !tbaa !522
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !1081
  %5 = load double, ptr %4, align 8, !dbg !1081, !tbaa !527
  %6 = fmul double %3, %5, !dbg !1082
  ret double %6, !dbg !1083
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Box5cloneEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !1084 {
    #dbg_value(ptr %0, !1086, !DIExpression(), !1087)
  %2 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #17, !dbg !1088, !heapallocsite !36
    #dbg_value(ptr %2, !1089, !DIExpression(), !1097)
    #dbg_value(ptr %0, !1096, !DIExpression(), !1097)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !1099
  %4 = load ptr, ptr %0, align 8, !dbg !1099, !tbaa !449
  %5 = getelementptr i8, ptr %4, i64 -24, !dbg !1099
  %6 = load i64, ptr %5, align 8, !dbg !1099
  %7 = getelementptr inbounds i8, ptr %0, i64 %6, !dbg !1099
    #dbg_value(ptr %3, !727, !DIExpression(), !1100)
    #dbg_value(ptr %7, !735, !DIExpression(), !1100)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !1102
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !1102
  %10 = load ptr, ptr %9, align 8, !dbg !1103, !tbaa !502
  store ptr %10, ptr %8, align 8, !dbg !1104, !tbaa !502
  store ptr getelementptr inbounds nuw inrange(-24, 40) (i8, ptr @_ZTV3Box, i64 24), ptr %2, align 8, !dbg !1099, !tbaa !449
  store ptr getelementptr inbounds nuw inrange(-24, 16) (i8, ptr @_ZTV3Box, i64 88), ptr %3, align 8, !dbg !1099, !tbaa !449
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !1099
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !1099
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %12, i64 16, i1 false), !dbg !1105
  ret ptr %2, !dbg !1106
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !1107 {
  %2 = load ptr, ptr %0, align 8, !dbg !1108, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !1108
  %4 = load i64, ptr %3, align 8, !dbg !1108
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !1108
    #dbg_value(ptr %5, !797, !DIExpression(), !1109)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !1111
    #dbg_value(ptr %6, !783, !DIExpression(), !1112)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !1114, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1115
  %8 = icmp eq i8 %7, 0, !dbg !1115
  br i1 %8, label %9, label %13, !dbg !1115, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1115
  %11 = icmp eq i32 %10, 0, !dbg !1115
  br i1 %11, label %13, label %12, !dbg !1115

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1117, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1115
  br label %13, !dbg !1115

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1118, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !1119
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1120, !tbaa !408
  ret void, !dbg !1108
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3BoxD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !1121 {
  %2 = load ptr, ptr %0, align 8, !dbg !1122, !tbaa !449
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !1122
  %4 = load i64, ptr %3, align 8, !dbg !1122
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !1122
    #dbg_value(ptr %5, !1060, !DIExpression(), !1123)
    #dbg_value(ptr %5, !797, !DIExpression(), !1125)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !1127
    #dbg_value(ptr %6, !783, !DIExpression(), !1128)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %6, align 8, !dbg !1130, !tbaa !449
  %7 = load atomic i8, ptr @_ZGVZN5Named5countEvE4live acquire, align 8, !dbg !1131
  %8 = icmp eq i8 %7, 0, !dbg !1131
  br i1 %8, label %9, label %13, !dbg !1131, !prof !507

9:                                                ; preds = %1
  %10 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1131
  %11 = icmp eq i32 %10, 0, !dbg !1131
  br i1 %11, label %13, label %12, !dbg !1131

12:                                               ; preds = %9
  store i32 0, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1133, !tbaa !408
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN5Named5countEvE4live) #15, !dbg !1131
  br label %13, !dbg !1131

13:                                               ; preds = %1, %9, %12
  %14 = load i32, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1134, !tbaa !408
  %15 = add nsw i32 %14, -1, !dbg !1135
  store i32 %15, ptr @_ZZN5Named5countEvE4live, align 4, !dbg !1136, !tbaa !408
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 40) #18, !dbg !1137
  ret void, !dbg !1122
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !1138 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #14

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { nounwind }
attributes #16 = { noreturn }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!400, !401, !402, !403, !404, !405, !406}
!llvm.ident = !{!407}
!llvm.errno.tbaa = !{!408}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cpp/polymorphism.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "587e3f15e4d8295e7ef00120a2d33b27")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 15)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV4Coin", scope: !10, file: !2, type: !139, isLocal: false, isDefinition: true, declaration: !399, align: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !117, imports: !157, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !35, !83}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !2, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, vtableHolder: !13, identifier: "_ZTS5Named")
!14 = !{!15, !21, !23, !27, !30, !34}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !2, file: !2, baseType: !16, size: 64, flags: DIFlagArtificial)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !13, file: !2, line: 24, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !DISubprogram(name: "Named", linkageName: "_ZN5NamedC4EPKc", scope: !13, file: !2, line: 17, type: !24, scopeLine: 17, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !22}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!27 = !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD4Ev", scope: !13, file: !2, line: 18, type: !28, scopeLine: 18, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !26}
!30 = !DISubprogram(name: "count", linkageName: "_ZN5Named5countEv", scope: !13, file: !2, line: 19, type: !31, scopeLine: 19, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !20, size: 64)
!34 = !DISubprogram(name: "first", linkageName: "_ZN5Named5firstEv", scope: !13, file: !2, line: 23, type: !18, scopeLine: 23, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Box", file: !2, line: 39, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !37, vtableHolder: !39, identifier: "_ZTS3Box")
!37 = !{!38, !64, !65, !66, !67, !71, !76, !79}
!38 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !36, baseType: !39, flags: DIFlagPublic, extraData: i32 0)
!39 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", file: !2, line: 7, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !40, vtableHolder: !39, identifier: "_ZTS5Shape")
!40 = !{!41, !42, !46, !52, !56, !59}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !2, file: !2, baseType: !16, size: 64, flags: DIFlagArtificial)
!42 = !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD4Ev", scope: !39, file: !2, line: 9, type: !43, scopeLine: 9, containingType: !39, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !39, file: !2, line: 10, type: !47, scopeLine: 10, containingType: !39, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !50}
!49 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!52 = !DISubprogram(name: "clone", linkageName: "_ZNK5Shape5cloneEv", scope: !39, file: !2, line: 11, type: !53, scopeLine: 11, containingType: !39, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !50}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!56 = !DISubprogram(name: "scale", linkageName: "_ZN5Shape5scaleEd", scope: !39, file: !2, line: 12, type: !57, scopeLine: 12, containingType: !39, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !45, !49}
!59 = !DISubprogram(name: "operator<", linkageName: "_ZNK5ShapeltERKS_", scope: !39, file: !2, line: 13, type: !60, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !50, !63}
!62 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!63 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !51, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !36, baseType: !13, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !36, file: !2, line: 48, baseType: !49, size: 64, offset: 64, flags: DIFlagPublic)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !36, file: !2, line: 48, baseType: !49, size: 64, offset: 128, flags: DIFlagPublic)
!67 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxC4Edd", scope: !36, file: !2, line: 41, type: !68, scopeLine: 41, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !49, !49}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DISubprogram(name: "area", linkageName: "_ZNK3Box4areaEv", scope: !36, file: !2, line: 43, type: !72, scopeLine: 43, containingType: !36, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!49, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!76 = !DISubprogram(name: "clone", linkageName: "_ZNK3Box5cloneEv", scope: !36, file: !2, line: 44, type: !77, scopeLine: 44, containingType: !36, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!35, !74}
!79 = !DISubprogram(name: "longer", linkageName: "_ZNK3Box6longerEv", scope: !36, file: !2, line: 45, type: !80, scopeLine: 45, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !74}
!82 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !49, size: 64, extraData: !36)
!83 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Coin", file: !2, line: 52, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !84, vtableHolder: !39, identifier: "_ZTS4Coin")
!84 = !{!85, !105, !106, !110, !116}
!85 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !83, baseType: !86, flags: DIFlagPublic, extraData: i32 0)
!86 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Circle", file: !2, line: 28, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !87, vtableHolder: !39, identifier: "_ZTS6Circle")
!87 = !{!88, !89, !90, !91, !95, !100, !104}
!88 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !86, baseType: !39, flags: DIFlagPublic, extraData: i32 0)
!89 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !86, baseType: !13, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !86, file: !2, line: 36, baseType: !49, size: 64, offset: 64)
!91 = !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC4Ed", scope: !86, file: !2, line: 30, type: !92, scopeLine: 30, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !94, !49}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !86, file: !2, line: 31, type: !96, scopeLine: 31, containingType: !86, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!49, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!100 = !DISubprogram(name: "clone", linkageName: "_ZNK6Circle5cloneEv", scope: !86, file: !2, line: 32, type: !101, scopeLine: 32, containingType: !86, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!103, !98}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!104 = !DISubprogram(name: "scale", linkageName: "_ZN6Circle5scaleEd", scope: !86, file: !2, line: 33, type: !92, scopeLine: 33, containingType: !86, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!105 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !83, baseType: !13, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!106 = !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC4Ed", scope: !83, file: !2, line: 54, type: !107, scopeLine: 54, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109, !49}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DISubprogram(name: "clone", linkageName: "_ZNK4Coin5cloneEv", scope: !83, file: !2, line: 55, type: !111, scopeLine: 55, containingType: !83, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !114}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!115 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!116 = !DISubprogram(name: "scale", linkageName: "_ZN4Coin5scaleEd", scope: !83, file: !2, line: 56, type: !107, scopeLine: 56, containingType: !83, virtualIndex: 4, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!117 = !{!0, !118, !8, !123, !129, !132, !137, !141, !144, !147, !149, !152}
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !120, isLocal: true, isDefinition: true)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "factors", scope: !10, file: !2, line: 59, type: !125, isLocal: false, isDefinition: true)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 192, elements: !127)
!126 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!127 = !{!128}
!128 = !DISubrange(count: 3)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "live", scope: !131, file: !2, line: 20, type: !20, isLocal: false, isDefinition: true)
!131 = distinct !DISubprogram(name: "count", linkageName: "_ZN5Named5countEv", scope: !13, file: !2, line: 19, type: !31, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !30, keyInstructions: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !134, isLocal: true, isDefinition: true)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 7)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Circle", scope: !10, file: !2, type: !139, isLocal: false, isDefinition: true, declaration: !140, align: 64)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !86, file: !2, baseType: !139, flags: DIFlagArtificial | DIFlagStaticMember)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Named", scope: !10, file: !2, type: !139, isLocal: false, isDefinition: true, declaration: !143, align: 64)
!143 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !13, file: !2, baseType: !139, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !10, file: !2, type: !139, isLocal: false, isDefinition: true, declaration: !146, align: 64)
!146 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !39, file: !2, baseType: !139, flags: DIFlagArtificial | DIFlagStaticMember)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !120, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV3Box", scope: !10, file: !2, type: !139, isLocal: false, isDefinition: true, declaration: !151, align: 64)
!151 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !36, file: !2, baseType: !139, flags: DIFlagArtificial | DIFlagStaticMember)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !154, isLocal: true, isDefinition: true)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !155)
!155 = !{!156}
!156 = !DISubrange(count: 5)
!157 = !{!158, !220, !226, !231, !235, !237, !239, !241, !243, !250, !255, !260, !264, !268, !272, !277, !281, !283, !287, !293, !297, !304, !306, !309, !313, !317, !319, !323, !327, !329, !333, !335, !337, !341, !345, !349, !353, !357, !361, !363, !369, !373, !377, !382, !384, !386, !390, !394, !395, !396, !397, !398}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !160, file: !219, line: 98)
!159 = !DINamespace(name: "std", scope: null)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !161, line: 7, baseType: !162)
!161 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!162 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !163, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !164, identifier: "_ZTS8_IO_FILE")
!163 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!164 = !{!165, !166, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !181, !183, !184, !185, !189, !191, !193, !197, !200, !202, !205, !208, !209, !210, !214, !215}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !162, file: !163, line: 51, baseType: !20, size: 32)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !162, file: !163, line: 54, baseType: !167, size: 64, offset: 64)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !162, file: !163, line: 55, baseType: !167, size: 64, offset: 128)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !162, file: !163, line: 56, baseType: !167, size: 64, offset: 192)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !162, file: !163, line: 57, baseType: !167, size: 64, offset: 256)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !162, file: !163, line: 58, baseType: !167, size: 64, offset: 320)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !162, file: !163, line: 59, baseType: !167, size: 64, offset: 384)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !162, file: !163, line: 60, baseType: !167, size: 64, offset: 448)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !162, file: !163, line: 61, baseType: !167, size: 64, offset: 512)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !162, file: !163, line: 64, baseType: !167, size: 64, offset: 576)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !162, file: !163, line: 65, baseType: !167, size: 64, offset: 640)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !162, file: !163, line: 66, baseType: !167, size: 64, offset: 704)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !162, file: !163, line: 68, baseType: !179, size: 64, offset: 768)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !163, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !162, file: !163, line: 70, baseType: !182, size: 64, offset: 832)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !162, file: !163, line: 72, baseType: !20, size: 32, offset: 896)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !162, file: !163, line: 73, baseType: !20, size: 32, offset: 928)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !162, file: !163, line: 74, baseType: !186, size: 64, offset: 960)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !187, line: 152, baseType: !188)
!187 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!188 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !162, file: !163, line: 77, baseType: !190, size: 16, offset: 1024)
!190 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !162, file: !163, line: 78, baseType: !192, size: 8, offset: 1040)
!192 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !162, file: !163, line: 79, baseType: !194, size: 8, offset: 1048)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: 1)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !162, file: !163, line: 81, baseType: !198, size: 64, offset: 1088)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !199, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !163, line: 43, baseType: null)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !162, file: !163, line: 89, baseType: !201, size: 64, offset: 1152)
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !187, line: 153, baseType: !188)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !162, file: !163, line: 91, baseType: !203, size: 64, offset: 1216)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!204 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !163, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !162, file: !163, line: 92, baseType: !206, size: 64, offset: 1280)
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!207 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !163, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!208 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !162, file: !163, line: 93, baseType: !182, size: 64, offset: 1344)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !162, file: !163, line: 94, baseType: !139, size: 64, offset: 1408)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !162, file: !163, line: 95, baseType: !211, size: 64, offset: 1472)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !212, line: 18, baseType: !213)
!212 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!213 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !162, file: !163, line: 96, baseType: !20, size: 32, offset: 1536)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !162, file: !163, line: 98, baseType: !216, size: 160, offset: 1568)
!216 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !217)
!217 = !{!218}
!218 = !DISubrange(count: 20)
!219 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !221, file: !219, line: 99)
!221 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !222, line: 84, baseType: !223)
!222 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !224, line: 14, baseType: !225)
!224 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!225 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !224, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !227, file: !219, line: 101)
!227 = !DISubprogram(name: "clearerr", scope: !222, file: !222, line: 786, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{null, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !232, file: !219, line: 102)
!232 = !DISubprogram(name: "fclose", scope: !222, file: !222, line: 178, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!20, !230}
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !236, file: !219, line: 103)
!236 = !DISubprogram(name: "feof", scope: !222, file: !222, line: 788, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !238, file: !219, line: 104)
!238 = !DISubprogram(name: "ferror", scope: !222, file: !222, line: 790, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !240, file: !219, line: 105)
!240 = !DISubprogram(name: "fflush", scope: !222, file: !222, line: 230, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !242, file: !219, line: 106)
!242 = !DISubprogram(name: "fgetc", scope: !222, file: !222, line: 513, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !244, file: !219, line: 107)
!244 = !DISubprogram(name: "fgetpos", scope: !222, file: !222, line: 760, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{!20, !247, !248}
!247 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !230)
!248 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !249)
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !251, file: !219, line: 108)
!251 = !DISubprogram(name: "fgets", scope: !222, file: !222, line: 592, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!167, !254, !20, !247}
!254 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !167)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !256, file: !219, line: 109)
!256 = !DISubprogram(name: "fopen", scope: !222, file: !222, line: 258, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!230, !259, !259}
!259 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !261, file: !219, line: 110)
!261 = !DISubprogram(name: "fprintf", scope: !222, file: !222, line: 350, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!20, !247, !259, null}
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !265, file: !219, line: 111)
!265 = !DISubprogram(name: "fputc", scope: !222, file: !222, line: 549, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DISubroutineType(types: !267)
!267 = !{!20, !20, !230}
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !269, file: !219, line: 112)
!269 = !DISubprogram(name: "fputs", scope: !222, file: !222, line: 655, type: !270, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!270 = !DISubroutineType(types: !271)
!271 = !{!20, !259, !247}
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !273, file: !219, line: 113)
!273 = !DISubprogram(name: "fread", scope: !222, file: !222, line: 675, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!211, !276, !211, !211, !247}
!276 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !139)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !278, file: !219, line: 114)
!278 = !DISubprogram(name: "freopen", scope: !222, file: !222, line: 265, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!230, !259, !259, !247}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !282, file: !219, line: 115)
!282 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !222, file: !222, line: 434, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !284, file: !219, line: 116)
!284 = !DISubprogram(name: "fseek", scope: !222, file: !222, line: 713, type: !285, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubroutineType(types: !286)
!286 = !{!20, !230, !188, !20}
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !288, file: !219, line: 117)
!288 = !DISubprogram(name: "fsetpos", scope: !222, file: !222, line: 765, type: !289, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DISubroutineType(types: !290)
!290 = !{!20, !230, !291}
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !292, size: 64)
!292 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !221)
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !294, file: !219, line: 118)
!294 = !DISubprogram(name: "ftell", scope: !222, file: !222, line: 718, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{!188, !230}
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !298, file: !219, line: 119)
!298 = !DISubprogram(name: "fwrite", scope: !222, file: !222, line: 681, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!211, !301, !211, !211, !247}
!301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !302)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !305, file: !219, line: 120)
!305 = !DISubprogram(name: "getc", scope: !222, file: !222, line: 514, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !307, file: !219, line: 121)
!307 = !DISubprogram(name: "getchar", scope: !308, file: !308, line: 47, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !310, file: !219, line: 126)
!310 = !DISubprogram(name: "perror", scope: !222, file: !222, line: 804, type: !311, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DISubroutineType(types: !312)
!312 = !{null, !22}
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !314, file: !219, line: 127)
!314 = !DISubprogram(name: "printf", scope: !222, file: !222, line: 356, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!20, !259, null}
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !318, file: !219, line: 128)
!318 = !DISubprogram(name: "putc", scope: !222, file: !222, line: 550, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !320, file: !219, line: 129)
!320 = !DISubprogram(name: "putchar", scope: !308, file: !308, line: 82, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!20, !20}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !324, file: !219, line: 130)
!324 = !DISubprogram(name: "puts", scope: !222, file: !222, line: 661, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!20, !22}
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !328, file: !219, line: 131)
!328 = !DISubprogram(name: "remove", scope: !222, file: !222, line: 152, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !330, file: !219, line: 132)
!330 = !DISubprogram(name: "rename", scope: !222, file: !222, line: 154, type: !331, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{!20, !22, !22}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !334, file: !219, line: 133)
!334 = !DISubprogram(name: "rewind", scope: !222, file: !222, line: 723, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !336, file: !219, line: 134)
!336 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !222, file: !222, line: 437, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !338, file: !219, line: 135)
!338 = !DISubprogram(name: "setbuf", scope: !222, file: !222, line: 328, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{null, !247, !254}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !342, file: !219, line: 136)
!342 = !DISubprogram(name: "setvbuf", scope: !222, file: !222, line: 332, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!20, !247, !254, !20, !211}
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !346, file: !219, line: 137)
!346 = !DISubprogram(name: "sprintf", scope: !222, file: !222, line: 358, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!20, !254, !259, null}
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !350, file: !219, line: 138)
!350 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !222, file: !222, line: 439, type: !351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DISubroutineType(types: !352)
!352 = !{!20, !259, !259, null}
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !354, file: !219, line: 139)
!354 = !DISubprogram(name: "tmpfile", scope: !222, file: !222, line: 188, type: !355, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DISubroutineType(types: !356)
!356 = !{!230}
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !358, file: !219, line: 141)
!358 = !DISubprogram(name: "tmpnam", scope: !222, file: !222, line: 205, type: !359, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!359 = !DISubroutineType(types: !360)
!360 = !{!167, !167}
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !362, file: !219, line: 143)
!362 = !DISubprogram(name: "ungetc", scope: !222, file: !222, line: 668, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !364, file: !219, line: 144)
!364 = !DISubprogram(name: "vfprintf", scope: !222, file: !222, line: 365, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!20, !247, !259, !367}
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64)
!368 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !2, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !370, file: !219, line: 145)
!370 = !DISubprogram(name: "vprintf", scope: !308, file: !308, line: 39, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubroutineType(types: !372)
!372 = !{!20, !259, !367}
!373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !374, file: !219, line: 146)
!374 = !DISubprogram(name: "vsprintf", scope: !222, file: !222, line: 373, type: !375, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!375 = !DISubroutineType(types: !376)
!376 = !{!20, !254, !259, !367}
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !378, entity: !379, file: !219, line: 175)
!378 = !DINamespace(name: "__gnu_cxx", scope: null)
!379 = !DISubprogram(name: "snprintf", scope: !222, file: !222, line: 378, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{!20, !254, !211, !259, null}
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !378, entity: !383, file: !219, line: 176)
!383 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !222, file: !222, line: 479, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !378, entity: !385, file: !219, line: 177)
!385 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !222, file: !222, line: 484, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !378, entity: !387, file: !219, line: 178)
!387 = !DISubprogram(name: "vsnprintf", scope: !222, file: !222, line: 382, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{!20, !254, !211, !259, !367}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !378, entity: !391, file: !219, line: 179)
!391 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !222, file: !222, line: 487, type: !392, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!20, !259, !259, !367}
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !379, file: !219, line: 185)
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !383, file: !219, line: 186)
!396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !385, file: !219, line: 187)
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !387, file: !219, line: 188)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !159, entity: !391, file: !219, line: 189)
!399 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !83, file: !2, baseType: !139, flags: DIFlagArtificial | DIFlagStaticMember)
!400 = !{i32 7, !"Dwarf Version", i32 5}
!401 = !{i32 2, !"Debug Info Version", i32 3}
!402 = !{i32 1, !"wchar_size", i32 4}
!403 = !{i32 8, !"PIC Level", i32 2}
!404 = !{i32 7, !"PIE Level", i32 2}
!405 = !{i32 7, !"uwtable", i32 2}
!406 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!407 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!408 = !{!409, !409, i64 0}
!409 = !{!"int", !410, i64 0}
!410 = !{!"omnipotent char", !411, i64 0}
!411 = !{!"Simple C++ TBAA"}
!412 = distinct !DISubprogram(name: "first", linkageName: "_ZN5Named5firstEv", scope: !13, file: !2, line: 26, type: !18, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !34, keyInstructions: true)
!413 = !DILocation(line: 26, column: 22, scope: !412, atomGroup: 1, atomRank: 1)
!414 = distinct !DISubprogram(name: "largest", linkageName: "_Z7largestPKP5Shapei", scope: !2, file: !2, line: 62, type: !415, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !419, keyInstructions: true)
!415 = !DISubroutineType(types: !416)
!416 = !{!49, !417, !20}
!417 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !418, size: 64)
!418 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!419 = !{!420, !421, !422, !424}
!420 = !DILocalVariable(name: "shapes", arg: 1, scope: !414, file: !2, line: 62, type: !417)
!421 = !DILocalVariable(name: "count", arg: 2, scope: !414, file: !2, line: 62, type: !20)
!422 = !DILocalVariable(name: "best", scope: !414, file: !2, line: 63, type: !423)
!423 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!424 = !DILocalVariable(name: "i", scope: !425, file: !2, line: 64, type: !20)
!425 = distinct !DILexicalBlock(scope: !414, file: !2, line: 64, column: 3)
!426 = !DILocation(line: 0, scope: !414)
!427 = !DILocation(line: 0, scope: !425)
!428 = !DILocation(line: 64, column: 21, scope: !429, atomGroup: 20, atomRank: 1)
!429 = distinct !DILexicalBlock(scope: !425, file: !2, line: 64, column: 3)
!430 = !DILocation(line: 64, column: 3, scope: !425, atomGroup: 21, atomRank: 1)
!431 = !DILocation(line: 64, column: 21, scope: !429, atomGroup: 3, atomRank: 1)
!432 = !DILocation(line: 64, column: 3, scope: !425)
!433 = !DILocation(line: 67, column: 10, scope: !414, atomGroup: 11, atomRank: 2)
!434 = !DILocation(line: 67, column: 10, scope: !414, atomGroup: 11, atomRank: 1)
!435 = !DILocation(line: 65, column: 10, scope: !436, atomGroup: 5, atomRank: 2)
!436 = distinct !DILexicalBlock(scope: !429, file: !2, line: 65, column: 9)
!437 = !DILocation(line: 65, column: 15, scope: !436, atomGroup: 5, atomRank: 1)
!438 = !DILocation(line: 65, column: 27, scope: !436)
!439 = !{!440, !440, i64 0}
!440 = !{!"p1 _ZTS5Shape", !441, i64 0}
!441 = !{!"any pointer", !410, i64 0}
!442 = !DILocalVariable(name: "this", arg: 1, scope: !443, type: !423, flags: DIFlagArtificial | DIFlagObjectPointer)
!443 = distinct !DISubprogram(name: "operator<", linkageName: "_ZNK5ShapeltERKS_", scope: !39, file: !2, line: 13, type: !60, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !59, retainedNodes: !444, keyInstructions: true)
!444 = !{!442, !445}
!445 = !DILocalVariable(name: "other", arg: 2, scope: !443, file: !2, line: 13, type: !63)
!446 = !DILocation(line: 0, scope: !443, inlinedAt: !447)
!447 = distinct !DILocation(line: 65, column: 24, scope: !436)
!448 = !DILocation(line: 13, column: 53, scope: !443, inlinedAt: !447)
!449 = !{!450, !450, i64 0}
!450 = !{!"vtable pointer", !411, i64 0}
!451 = !DILocation(line: 13, column: 68, scope: !443, inlinedAt: !447)
!452 = !DILocation(line: 13, column: 60, scope: !443, inlinedAt: !447, atomGroup: 1, atomRank: 2)
!453 = !DILocation(line: 65, column: 15, scope: !436, atomGroup: 6, atomRank: 1)
!454 = !DILocation(line: 66, column: 14, scope: !436)
!455 = !DILocation(line: 66, column: 14, scope: !436, atomGroup: 7, atomRank: 2)
!456 = !DILocation(line: 66, column: 7, scope: !436)
!457 = !DILocation(line: 64, column: 30, scope: !429, atomGroup: 8, atomRank: 2)
!458 = !DILocation(line: 64, column: 3, scope: !425, atomGroup: 4, atomRank: 1)
!459 = distinct !{!459, !432, !460, !461}
!460 = !DILocation(line: 66, column: 22, scope: !425)
!461 = !{!"llvm.loop.mustprogress"}
!462 = !DILocation(line: 67, column: 23, scope: !414)
!463 = !DILocation(line: 67, column: 10, scope: !414)
!464 = !DILocation(line: 67, column: 10, scope: !414, atomGroup: 12, atomRank: 2)
!465 = !DILocation(line: 67, column: 3, scope: !414, atomGroup: 12, atomRank: 1)
!466 = distinct !DISubprogram(name: "describe", linkageName: "_Z8describeR5Shape", scope: !2, file: !2, line: 70, type: !467, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !470, keyInstructions: true)
!467 = !DISubroutineType(types: !468)
!468 = !{!20, !469}
!469 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !39, size: 64)
!470 = !{!471, !472, !475, !478, !480, !481, !483, !485, !487}
!471 = !DILocalVariable(name: "shape", arg: 1, scope: !466, file: !2, line: 70, type: !469)
!472 = !DILocalVariable(name: "scale", scope: !466, file: !2, line: 71, type: !473)
!473 = !DIDerivedType(tag: DW_TAG_typedef, name: "Scale", file: !2, line: 60, baseType: !474)
!474 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !57, size: 128, extraData: !39)
!475 = !DILocalVariable(name: "__range1", scope: !476, type: !477, flags: DIFlagArtificial)
!476 = distinct !DILexicalBlock(scope: !466, file: !2, line: 72, column: 3)
!477 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !125, size: 64)
!478 = !DILocalVariable(name: "__begin1", scope: !476, type: !479, flags: DIFlagArtificial)
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!480 = !DILocalVariable(name: "__end1", scope: !476, type: !479, flags: DIFlagArtificial)
!481 = !DILocalVariable(name: "factor", scope: !482, file: !2, line: 72, type: !49)
!482 = distinct !DILexicalBlock(scope: !476, file: !2, line: 72, column: 3)
!483 = !DILocalVariable(name: "named", scope: !484, file: !2, line: 74, type: !12)
!484 = distinct !DILexicalBlock(scope: !466, file: !2, line: 74, column: 13)
!485 = !DILocalVariable(name: "box", scope: !486, file: !2, line: 76, type: !35)
!486 = distinct !DILexicalBlock(scope: !466, file: !2, line: 76, column: 13)
!487 = !DILocalVariable(scope: !466, file: !2, line: 82, type: !488)
!488 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !489, size: 64)
!489 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !490)
!490 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_cast", scope: !159, file: !491, line: 220, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt8bad_cast")
!491 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!492 = !DILocation(line: 0, scope: !466)
!493 = !DILocation(line: 0, scope: !476)
!494 = !DILocation(line: 0, scope: !482)
!495 = !DILocation(line: 73, column: 5, scope: !482)
!496 = !{}
!497 = !DILocation(line: 74, column: 21, scope: !484)
!498 = !DILocation(line: 0, scope: !484)
!499 = !DILocation(line: 74, column: 13, scope: !484, atomGroup: 11, atomRank: 2)
!500 = !DILocation(line: 74, column: 13, scope: !484, atomGroup: 11, atomRank: 1)
!501 = !DILocation(line: 75, column: 43, scope: !484)
!502 = !{!503, !504, i64 8}
!503 = !{!"_ZTS5Named", !504, i64 8}
!504 = !{!"p1 omnipotent char", !441, i64 0}
!505 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !506)
!506 = distinct !DILocation(line: 75, column: 49, scope: !484)
!507 = !{!"branch_weights", i32 1, i32 1048575}
!508 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !506, atomGroup: 1, atomRank: 1)
!509 = !DILocation(line: 75, column: 49, scope: !484)
!510 = !DILocation(line: 75, column: 5, scope: !484)
!511 = !DILocation(line: 76, column: 19, scope: !486)
!512 = !DILocation(line: 0, scope: !486)
!513 = !DILocation(line: 76, column: 13, scope: !486, atomGroup: 13, atomRank: 2)
!514 = !DILocation(line: 76, column: 13, scope: !486, atomGroup: 13, atomRank: 1)
!515 = !DILocalVariable(name: "this", arg: 1, scope: !516, type: !518, flags: DIFlagArtificial | DIFlagObjectPointer)
!516 = distinct !DISubprogram(name: "longer", linkageName: "_ZNK3Box6longerEv", scope: !36, file: !2, line: 45, type: !80, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !79, retainedNodes: !517, keyInstructions: true)
!517 = !{!515}
!518 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!519 = !DILocation(line: 0, scope: !516, inlinedAt: !520)
!520 = distinct !DILocation(line: 77, column: 16, scope: !486)
!521 = !DILocation(line: 46, column: 12, scope: !516, inlinedAt: !520)
!522 = !{!523, !525, i64 8}
!523 = !{!"_ZTS3Box", !524, i64 0, !525, i64 8, !525, i64 16}
!524 = !{!"_ZTS5Shape"}
!525 = !{!"double", !410, i64 0}
!526 = !DILocation(line: 46, column: 20, scope: !516, inlinedAt: !520)
!527 = !{!523, !525, i64 16}
!528 = !DILocation(line: 46, column: 18, scope: !516, inlinedAt: !520)
!529 = !DILocation(line: 46, column: 12, scope: !516, inlinedAt: !520, atomGroup: 1, atomRank: 2)
!530 = !DILocation(line: 77, column: 8, scope: !486)
!531 = !DILocation(line: 77, column: 25, scope: !486)
!532 = !{!525, !525, i64 0}
!533 = !DILocation(line: 77, column: 25, scope: !486, atomGroup: 14, atomRank: 2)
!534 = !DILocation(line: 77, column: 25, scope: !486, atomGroup: 14, atomRank: 1)
!535 = !DILocation(line: 77, column: 5, scope: !486)
!536 = !DILocation(line: 78, column: 7, scope: !537)
!537 = distinct !DILexicalBlock(scope: !466, file: !2, line: 78, column: 7)
!538 = !DILocalVariable(name: "this", arg: 1, scope: !539, type: !549, flags: DIFlagArtificial | DIFlagObjectPointer)
!539 = distinct !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !540, file: !491, line: 193, type: !541, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !546, retainedNodes: !547, keyInstructions: true)
!540 = !DICompositeType(tag: DW_TAG_class_type, name: "type_info", scope: !159, file: !491, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9type_info")
!541 = !DISubroutineType(types: !542)
!542 = !{!62, !543, !545}
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!544 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !540)
!545 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !544, size: 64)
!546 = !DISubprogram(name: "operator==", linkageName: "_ZNKSt9type_infoeqERKS_", scope: !540, file: !491, line: 111, type: !541, scopeLine: 111, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !{!538, !548}
!548 = !DILocalVariable(name: "__arg", arg: 2, scope: !539, file: !491, line: 193, type: !545)
!549 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!550 = !DILocation(line: 0, scope: !539, inlinedAt: !551)
!551 = distinct !DILocation(line: 78, column: 21, scope: !537)
!552 = !DILocation(line: 198, column: 9, scope: !553, inlinedAt: !551)
!553 = distinct !DILexicalBlock(scope: !539, file: !491, line: 198, column: 9)
!554 = !{!555, !504, i64 8}
!555 = !{!"_ZTSSt9type_info", !504, i64 8}
!556 = !DILocation(line: 198, column: 16, scope: !553, inlinedAt: !551, atomGroup: 1, atomRank: 2)
!557 = !DILocation(line: 198, column: 16, scope: !553, inlinedAt: !551, atomGroup: 1, atomRank: 1)
!558 = !DILocation(line: 206, column: 12, scope: !539, inlinedAt: !551)
!559 = !{!410, !410, i64 0}
!560 = !DILocation(line: 206, column: 22, scope: !539, inlinedAt: !551, atomGroup: 4, atomRank: 2)
!561 = !DILocation(line: 206, column: 29, scope: !539, inlinedAt: !551, atomGroup: 4, atomRank: 1)
!562 = !DILocation(line: 206, column: 32, scope: !539, inlinedAt: !551)
!563 = !DILocation(line: 206, column: 72, scope: !539, inlinedAt: !551)
!564 = !DILocation(line: 78, column: 21, scope: !537, atomGroup: 15, atomRank: 1)
!565 = !DILocation(line: 79, column: 41, scope: !537)
!566 = !DILocation(line: 79, column: 48, scope: !537, atomGroup: 16, atomRank: 3)
!567 = !DILocation(line: 79, column: 12, scope: !537, atomGroup: 16, atomRank: 2)
!568 = !DILocation(line: 79, column: 5, scope: !537, atomGroup: 16, atomRank: 1)
!569 = !DILocation(line: 81, column: 12, scope: !570)
!570 = distinct !DILexicalBlock(scope: !466, file: !2, line: 80, column: 7)
!571 = !DILocation(line: 85, column: 1, scope: !570)
!572 = !DILocation(line: 82, column: 3, scope: !570)
!573 = !DILocation(line: 84, column: 3, scope: !574)
!574 = distinct !DILexicalBlock(scope: !466, file: !2, line: 82, column: 35)
!575 = !DILocalVariable(name: "this", arg: 1, scope: !576, type: !578, flags: DIFlagArtificial | DIFlagObjectPointer)
!576 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Circle4areaEv", scope: !86, file: !2, line: 31, type: !96, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !95, retainedNodes: !577, keyInstructions: true)
!577 = !{!575}
!578 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!579 = !DILocation(line: 0, scope: !576, inlinedAt: !580)
!580 = distinct !DILocation(line: 81, column: 40, scope: !570)
!581 = !DILocation(line: 31, column: 60, scope: !576, inlinedAt: !580)
!582 = !{!583, !525, i64 8}
!583 = !{!"_ZTS6Circle", !524, i64 0, !525, i64 8}
!584 = !DILocation(line: 31, column: 58, scope: !576, inlinedAt: !580)
!585 = !DILocation(line: 31, column: 67, scope: !576, inlinedAt: !580, atomGroup: 1, atomRank: 2)
!586 = !DILocation(line: 81, column: 47, scope: !570, atomGroup: 17, atomRank: 3)
!587 = !DILocation(line: 81, column: 12, scope: !570, atomGroup: 17, atomRank: 2)
!588 = !DILocation(line: 81, column: 5, scope: !570, atomGroup: 17, atomRank: 1)
!589 = !DILocation(line: 85, column: 1, scope: !466, atomGroup: 19, atomRank: 1)
!590 = !DILocation(line: 85, column: 1, scope: !466)
!591 = !DILocation(line: 0, scope: !576)
!592 = !DILocation(line: 31, column: 60, scope: !576)
!593 = !DILocation(line: 31, column: 58, scope: !576)
!594 = !DILocation(line: 31, column: 67, scope: !576, atomGroup: 1, atomRank: 2)
!595 = !DILocation(line: 31, column: 34, scope: !576, atomGroup: 1, atomRank: 1)
!596 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 87, type: !18, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !597, keyInstructions: true)
!597 = !{!598, !599, !600, !601, !603, !604, !607, !609, !610}
!598 = !DILocalVariable(name: "circle", scope: !596, file: !2, line: 88, type: !86)
!599 = !DILocalVariable(name: "box", scope: !596, file: !2, line: 89, type: !36)
!600 = !DILocalVariable(name: "coin", scope: !596, file: !2, line: 90, type: !83)
!601 = !DILocalVariable(name: "shapes", scope: !596, file: !2, line: 91, type: !602)
!602 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 256, elements: !121)
!603 = !DILocalVariable(name: "result", scope: !596, file: !2, line: 92, type: !20)
!604 = !DILocalVariable(name: "__range1", scope: !605, type: !606, flags: DIFlagArtificial)
!605 = distinct !DILexicalBlock(scope: !596, file: !2, line: 93, column: 3)
!606 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !602, size: 64)
!607 = !DILocalVariable(name: "__begin1", scope: !605, type: !608, flags: DIFlagArtificial)
!608 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!609 = !DILocalVariable(name: "__end1", scope: !605, type: !608, flags: DIFlagArtificial)
!610 = !DILocalVariable(name: "shape", scope: !611, file: !2, line: 93, type: !55)
!611 = distinct !DILexicalBlock(scope: !605, file: !2, line: 93, column: 3)
!612 = distinct !DIAssignID()
!613 = !DILocation(line: 0, scope: !596)
!614 = distinct !DIAssignID()
!615 = distinct !DIAssignID()
!616 = !DILocation(line: 0, scope: !605)
!617 = !DILocation(line: 88, column: 3, scope: !596)
!618 = !DILocalVariable(name: "this", arg: 1, scope: !619, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!619 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1Ed", scope: !86, file: !2, line: 30, type: !92, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !91, retainedNodes: !620, keyInstructions: true)
!620 = !{!618, !621}
!621 = !DILocalVariable(name: "radius", arg: 2, scope: !619, file: !2, line: 30, type: !49)
!622 = !DILocation(line: 0, scope: !619, inlinedAt: !623)
!623 = distinct !DILocation(line: 88, column: 10, scope: !596)
!624 = !DILocation(line: 30, column: 68, scope: !619, inlinedAt: !623)
!625 = !DILocalVariable(name: "this", arg: 1, scope: !626, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!626 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2EPKc", scope: !13, file: !2, line: 17, type: !24, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !23, retainedNodes: !627, keyInstructions: true)
!627 = !{!625, !628}
!628 = !DILocalVariable(name: "name", arg: 2, scope: !626, file: !2, line: 17, type: !22)
!629 = !DILocation(line: 0, scope: !626, inlinedAt: !630)
!630 = distinct !DILocation(line: 30, column: 36, scope: !619, inlinedAt: !623)
!631 = !DILocation(line: 17, column: 49, scope: !626, inlinedAt: !630)
!632 = distinct !DIAssignID()
!633 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !630)
!634 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !630, atomGroup: 1, atomRank: 1)
!635 = distinct !DIAssignID()
!636 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !637)
!637 = distinct !DILocation(line: 17, column: 53, scope: !638, inlinedAt: !630)
!638 = distinct !DILexicalBlock(scope: !626, file: !2, line: 17, column: 49)
!639 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !637, atomGroup: 1, atomRank: 1)
!640 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !630)
!641 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !630, atomGroup: 2, atomRank: 2)
!642 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !630, atomGroup: 2, atomRank: 1)
!643 = distinct !DIAssignID()
!644 = distinct !DIAssignID()
!645 = !DILocation(line: 30, column: 53, scope: !619, inlinedAt: !623)
!646 = !DILocation(line: 30, column: 53, scope: !619, inlinedAt: !623, atomGroup: 1, atomRank: 1)
!647 = distinct !DIAssignID()
!648 = !DILocation(line: 89, column: 3, scope: !596)
!649 = !DILocalVariable(name: "this", arg: 1, scope: !650, type: !35, flags: DIFlagArtificial | DIFlagObjectPointer)
!650 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3BoxC1Edd", scope: !36, file: !2, line: 41, type: !68, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !67, retainedNodes: !651, keyInstructions: true)
!651 = !{!649, !652, !653}
!652 = !DILocalVariable(name: "width", arg: 2, scope: !650, file: !2, line: 41, type: !49)
!653 = !DILocalVariable(name: "height", arg: 3, scope: !650, file: !2, line: 41, type: !49)
!654 = !DILocation(line: 0, scope: !650, inlinedAt: !655)
!655 = distinct !DILocation(line: 89, column: 7, scope: !596)
!656 = !DILocation(line: 42, column: 52, scope: !650, inlinedAt: !655)
!657 = !DILocation(line: 0, scope: !626, inlinedAt: !658)
!658 = distinct !DILocation(line: 42, column: 9, scope: !650, inlinedAt: !655)
!659 = !DILocation(line: 17, column: 49, scope: !626, inlinedAt: !658)
!660 = distinct !DIAssignID()
!661 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !658)
!662 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !658, atomGroup: 1, atomRank: 1)
!663 = distinct !DIAssignID()
!664 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !665)
!665 = distinct !DILocation(line: 17, column: 53, scope: !638, inlinedAt: !658)
!666 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !665, atomGroup: 1, atomRank: 1)
!667 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !658)
!668 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !658, atomGroup: 2, atomRank: 2)
!669 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !658, atomGroup: 2, atomRank: 1)
!670 = distinct !DIAssignID()
!671 = distinct !DIAssignID()
!672 = !DILocation(line: 42, column: 23, scope: !650, inlinedAt: !655)
!673 = distinct !DIAssignID()
!674 = !DILocation(line: 42, column: 23, scope: !650, inlinedAt: !655, atomGroup: 1, atomRank: 1)
!675 = !DILocation(line: 90, column: 3, scope: !596)
!676 = !DILocalVariable(name: "this", arg: 1, scope: !677, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!677 = distinct !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC1Ed", scope: !83, file: !2, line: 54, type: !107, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !106, retainedNodes: !678, keyInstructions: true)
!678 = !{!676, !679}
!679 = !DILocalVariable(name: "radius", arg: 2, scope: !677, file: !2, line: 54, type: !49)
!680 = !DILocation(line: 0, scope: !677, inlinedAt: !681)
!681 = distinct !DILocation(line: 90, column: 8, scope: !596)
!682 = !DILocation(line: 54, column: 64, scope: !677, inlinedAt: !681)
!683 = !DILocation(line: 0, scope: !626, inlinedAt: !684)
!684 = distinct !DILocation(line: 54, column: 34, scope: !677, inlinedAt: !681)
!685 = !DILocation(line: 17, column: 49, scope: !626, inlinedAt: !684)
!686 = distinct !DIAssignID()
!687 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !684)
!688 = !DILocation(line: 17, column: 38, scope: !626, inlinedAt: !684, atomGroup: 1, atomRank: 1)
!689 = distinct !DIAssignID()
!690 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !691)
!691 = distinct !DILocation(line: 17, column: 53, scope: !638, inlinedAt: !684)
!692 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !691, atomGroup: 1, atomRank: 1)
!693 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !684)
!694 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !684, atomGroup: 2, atomRank: 2)
!695 = !DILocation(line: 17, column: 51, scope: !638, inlinedAt: !684, atomGroup: 2, atomRank: 1)
!696 = !DILocalVariable(name: "this", arg: 1, scope: !697, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!697 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2Ed", scope: !86, file: !2, line: 30, type: !92, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !91, retainedNodes: !698, keyInstructions: true)
!698 = !{!696, !699, !701}
!699 = !DILocalVariable(name: "vtt", arg: 2, scope: !697, type: !700, flags: DIFlagArtificial)
!700 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!701 = !DILocalVariable(name: "radius", arg: 3, scope: !697, file: !2, line: 30, type: !49)
!702 = !DILocation(line: 0, scope: !697, inlinedAt: !703)
!703 = distinct !DILocation(line: 54, column: 49, scope: !677, inlinedAt: !681)
!704 = !DILocation(line: 30, column: 53, scope: !697, inlinedAt: !703)
!705 = !DILocation(line: 30, column: 53, scope: !697, inlinedAt: !703, atomGroup: 1, atomRank: 1)
!706 = distinct !DIAssignID()
!707 = distinct !DIAssignID()
!708 = distinct !DIAssignID()
!709 = !DILocalVariable(name: "this", arg: 1, scope: !710, type: !712, flags: DIFlagArtificial | DIFlagObjectPointer)
!710 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK4Coin5cloneEv", scope: !83, file: !2, line: 55, type: !111, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !110, retainedNodes: !711, keyInstructions: true)
!711 = !{!709}
!712 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!713 = !DILocation(line: 0, scope: !710, inlinedAt: !714)
!714 = distinct !DILocation(line: 91, column: 49, scope: !596)
!715 = !DILocation(line: 55, column: 41, scope: !710, inlinedAt: !714, atomGroup: 1, atomRank: 2)
!716 = !DILocalVariable(name: "this", arg: 1, scope: !717, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!717 = distinct !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC1ERKS_", scope: !83, file: !2, line: 52, type: !718, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !721, retainedNodes: !722, keyInstructions: true)
!718 = !DISubroutineType(types: !719)
!719 = !{null, !109, !720}
!720 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !115, size: 64)
!721 = !DISubprogram(name: "Coin", linkageName: "_ZN4CoinC4ERKS_", scope: !83, type: !718, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !{!716, !723}
!723 = !DILocalVariable(arg: 2, scope: !717, type: !720, flags: DIFlagArtificial)
!724 = !DILocation(line: 0, scope: !717, inlinedAt: !725)
!725 = distinct !DILocation(line: 55, column: 45, scope: !710, inlinedAt: !714)
!726 = !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !725)
!727 = !DILocalVariable(name: "this", arg: 1, scope: !728, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!728 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2ERKS_", scope: !13, file: !2, line: 16, type: !729, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !733, retainedNodes: !734, keyInstructions: true)
!729 = !DISubroutineType(types: !730)
!730 = !{null, !26, !731}
!731 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !732, size: 64)
!732 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!733 = !DISubprogram(name: "Named", linkageName: "_ZN5NamedC4ERKS_", scope: !13, type: !729, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !{!727, !735}
!735 = !DILocalVariable(arg: 2, scope: !728, type: !731, flags: DIFlagArtificial)
!736 = !DILocation(line: 0, scope: !728, inlinedAt: !737)
!737 = distinct !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !725)
!738 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !737)
!739 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !737, atomGroup: 1, atomRank: 2)
!740 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !737, atomGroup: 1, atomRank: 1)
!741 = !DILocalVariable(name: "this", arg: 1, scope: !742, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!742 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2ERKS_", scope: !86, file: !2, line: 28, type: !743, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !746, retainedNodes: !747, keyInstructions: true)
!743 = !DISubroutineType(types: !744)
!744 = !{null, !94, !745}
!745 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !99, size: 64)
!746 = !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC4ERKS_", scope: !86, type: !743, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!747 = !{!741, !748, !749}
!748 = !DILocalVariable(name: "vtt", arg: 2, scope: !742, type: !700, flags: DIFlagArtificial)
!749 = !DILocalVariable(arg: 3, scope: !742, type: !745, flags: DIFlagArtificial)
!750 = !DILocation(line: 0, scope: !742, inlinedAt: !751)
!751 = distinct !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !725)
!752 = !DILocation(line: 28, column: 7, scope: !742, inlinedAt: !751)
!753 = !DILocation(line: 28, column: 7, scope: !742, inlinedAt: !751, atomGroup: 1, atomRank: 1)
!754 = !DILocation(line: 0, scope: !611)
!755 = !DILocation(line: 94, column: 15, scope: !611)
!756 = !DILocation(line: 0, scope: !414, inlinedAt: !757)
!757 = distinct !DILocation(line: 95, column: 23, scope: !596)
!758 = !DILocation(line: 0, scope: !425, inlinedAt: !757)
!759 = !DILocation(line: 0, scope: !443, inlinedAt: !760)
!760 = distinct !DILocation(line: 65, column: 24, scope: !436, inlinedAt: !757)
!761 = !DILocation(line: 13, column: 53, scope: !443, inlinedAt: !760)
!762 = !DILocation(line: 13, column: 68, scope: !443, inlinedAt: !760)
!763 = !DILocation(line: 13, column: 60, scope: !443, inlinedAt: !760, atomGroup: 54, atomRank: 2)
!764 = !DILocation(line: 65, column: 15, scope: !436, inlinedAt: !757, atomGroup: 55, atomRank: 1)
!765 = !DILocation(line: 13, column: 60, scope: !443, inlinedAt: !760, atomGroup: 61, atomRank: 2)
!766 = !DILocation(line: 65, column: 15, scope: !436, inlinedAt: !757, atomGroup: 62, atomRank: 1)
!767 = !DILocation(line: 13, column: 60, scope: !443, inlinedAt: !760, atomGroup: 68, atomRank: 2)
!768 = !DILocation(line: 65, column: 15, scope: !436, inlinedAt: !757, atomGroup: 69, atomRank: 1)
!769 = !DILocation(line: 67, column: 23, scope: !414, inlinedAt: !757)
!770 = !DILocation(line: 98, column: 1, scope: !596)
!771 = !DILocation(line: 98, column: 1, scope: !611)
!772 = !DILocation(line: 93, column: 21, scope: !605)
!773 = !DILocation(line: 95, column: 3, scope: !596)
!774 = !DILocation(line: 96, column: 3, scope: !596)
!775 = !DILocalVariable(name: "this", arg: 1, scope: !776, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!776 = distinct !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD1Ev", scope: !83, file: !2, line: 52, type: !777, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !779, retainedNodes: !780, keyInstructions: true)
!777 = !DISubroutineType(types: !778)
!778 = !{null, !109}
!779 = !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD4Ev", scope: !83, type: !777, containingType: !83, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!780 = !{!775}
!781 = !DILocation(line: 0, scope: !776, inlinedAt: !782)
!782 = distinct !DILocation(line: 98, column: 1, scope: !596)
!783 = !DILocalVariable(name: "this", arg: 1, scope: !784, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!784 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD2Ev", scope: !13, file: !2, line: 18, type: !28, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !27, retainedNodes: !785, keyInstructions: true)
!785 = !{!783}
!786 = !DILocation(line: 0, scope: !784, inlinedAt: !787)
!787 = distinct !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !782)
!788 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !787)
!789 = distinct !DIAssignID()
!790 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !791)
!791 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !787)
!792 = distinct !DILexicalBlock(scope: !784, file: !2, line: 18, column: 20)
!793 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !791, atomGroup: 1, atomRank: 1)
!794 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !787)
!795 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !787, atomGroup: 1, atomRank: 2)
!796 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !787, atomGroup: 1, atomRank: 1)
!797 = !DILocalVariable(name: "this", arg: 1, scope: !798, type: !35, flags: DIFlagArtificial | DIFlagObjectPointer)
!798 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD1Ev", scope: !36, file: !2, line: 39, type: !799, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !801, retainedNodes: !802, keyInstructions: true)
!799 = !DISubroutineType(types: !800)
!800 = !{null, !70}
!801 = !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD4Ev", scope: !36, type: !799, containingType: !36, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!802 = !{!797}
!803 = !DILocation(line: 0, scope: !798, inlinedAt: !804)
!804 = distinct !DILocation(line: 98, column: 1, scope: !596)
!805 = !DILocation(line: 0, scope: !784, inlinedAt: !806)
!806 = distinct !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !804)
!807 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !806)
!808 = distinct !DIAssignID()
!809 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !810)
!810 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !806)
!811 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !810, atomGroup: 1, atomRank: 1)
!812 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !806)
!813 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !806, atomGroup: 1, atomRank: 2)
!814 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !806, atomGroup: 1, atomRank: 1)
!815 = !DILocalVariable(name: "this", arg: 1, scope: !816, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!816 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD1Ev", scope: !86, file: !2, line: 28, type: !817, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !819, retainedNodes: !820, keyInstructions: true)
!817 = !DISubroutineType(types: !818)
!818 = !{null, !94}
!819 = !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD4Ev", scope: !86, type: !817, containingType: !86, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!820 = !{!815}
!821 = !DILocation(line: 0, scope: !816, inlinedAt: !822)
!822 = distinct !DILocation(line: 98, column: 1, scope: !596)
!823 = !DILocation(line: 0, scope: !784, inlinedAt: !824)
!824 = distinct !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !822)
!825 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !824)
!826 = distinct !DIAssignID()
!827 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !828)
!828 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !824)
!829 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !828, atomGroup: 1, atomRank: 1)
!830 = !DILocation(line: 94, column: 12, scope: !611, atomGroup: 37, atomRank: 2)
!831 = !DILocation(line: 94, column: 12, scope: !611, atomGroup: 43, atomRank: 2)
!832 = !DILocation(line: 94, column: 12, scope: !611, atomGroup: 49, atomRank: 2)
!833 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !824)
!834 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !824, atomGroup: 1, atomRank: 2)
!835 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !824, atomGroup: 1, atomRank: 1)
!836 = !DILocation(line: 98, column: 1, scope: !596, atomGroup: 13, atomRank: 1)
!837 = !DILocation(line: 0, scope: !710)
!838 = !DILocation(line: 55, column: 41, scope: !710, atomGroup: 1, atomRank: 2)
!839 = !DILocation(line: 0, scope: !717, inlinedAt: !840)
!840 = distinct !DILocation(line: 55, column: 45, scope: !710)
!841 = !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !840)
!842 = !DILocation(line: 0, scope: !728, inlinedAt: !843)
!843 = distinct !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !840)
!844 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !843)
!845 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !843, atomGroup: 1, atomRank: 2)
!846 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !843, atomGroup: 1, atomRank: 1)
!847 = !DILocation(line: 0, scope: !742, inlinedAt: !848)
!848 = distinct !DILocation(line: 52, column: 7, scope: !717, inlinedAt: !840)
!849 = !DILocation(line: 28, column: 7, scope: !742, inlinedAt: !848)
!850 = !DILocation(line: 28, column: 7, scope: !742, inlinedAt: !848, atomGroup: 1, atomRank: 2)
!851 = !DILocation(line: 28, column: 7, scope: !742, inlinedAt: !848, atomGroup: 1, atomRank: 1)
!852 = !DILocation(line: 55, column: 34, scope: !710, atomGroup: 1, atomRank: 1)
!853 = !DILocation(line: 0, scope: !776)
!854 = !DILocation(line: 52, column: 7, scope: !776)
!855 = !DILocation(line: 0, scope: !784, inlinedAt: !856)
!856 = distinct !DILocation(line: 52, column: 7, scope: !776)
!857 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !856)
!858 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !859)
!859 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !856)
!860 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !859, atomGroup: 1, atomRank: 1)
!861 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !856)
!862 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !856, atomGroup: 1, atomRank: 2)
!863 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !856, atomGroup: 1, atomRank: 1)
!864 = !DILocation(line: 52, column: 7, scope: !776, atomGroup: 1, atomRank: 1)
!865 = !DILocation(line: 0, scope: !798)
!866 = !DILocation(line: 39, column: 7, scope: !798)
!867 = !DILocation(line: 0, scope: !784, inlinedAt: !868)
!868 = distinct !DILocation(line: 39, column: 7, scope: !798)
!869 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !868)
!870 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !871)
!871 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !868)
!872 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !871, atomGroup: 1, atomRank: 1)
!873 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !868)
!874 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !868, atomGroup: 1, atomRank: 2)
!875 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !868, atomGroup: 1, atomRank: 1)
!876 = !DILocation(line: 39, column: 7, scope: !798, atomGroup: 1, atomRank: 1)
!877 = !DILocation(line: 0, scope: !816)
!878 = !DILocation(line: 28, column: 7, scope: !816)
!879 = !DILocation(line: 0, scope: !784, inlinedAt: !880)
!880 = distinct !DILocation(line: 28, column: 7, scope: !816)
!881 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !880)
!882 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !883)
!883 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !880)
!884 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !883, atomGroup: 1, atomRank: 1)
!885 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !880)
!886 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !880, atomGroup: 1, atomRank: 2)
!887 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !880, atomGroup: 1, atomRank: 1)
!888 = !DILocation(line: 28, column: 7, scope: !816, atomGroup: 1, atomRank: 1)
!889 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD0Ev", scope: !86, file: !2, line: 28, type: !817, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !819, retainedNodes: !890, keyInstructions: true)
!890 = !{!891}
!891 = !DILocalVariable(name: "this", arg: 1, scope: !889, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!892 = !DILocation(line: 0, scope: !889)
!893 = !DILocation(line: 0, scope: !816, inlinedAt: !894)
!894 = distinct !DILocation(line: 28, column: 7, scope: !889)
!895 = !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !894)
!896 = !DILocation(line: 0, scope: !784, inlinedAt: !897)
!897 = distinct !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !894)
!898 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !897)
!899 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !900)
!900 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !897)
!901 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !900, atomGroup: 1, atomRank: 1)
!902 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !897)
!903 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !897, atomGroup: 1, atomRank: 2)
!904 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !897, atomGroup: 1, atomRank: 1)
!905 = !DILocation(line: 28, column: 7, scope: !889)
!906 = !DILocation(line: 28, column: 7, scope: !889, atomGroup: 1, atomRank: 1)
!907 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK6Circle5cloneEv", scope: !86, file: !2, line: 32, type: !101, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !100, retainedNodes: !908, keyInstructions: true)
!908 = !{!909}
!909 = !DILocalVariable(name: "this", arg: 1, scope: !907, type: !578, flags: DIFlagArtificial | DIFlagObjectPointer)
!910 = !DILocation(line: 0, scope: !907)
!911 = !DILocation(line: 32, column: 43, scope: !907, atomGroup: 1, atomRank: 2)
!912 = !DILocalVariable(name: "this", arg: 1, scope: !913, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!913 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC1ERKS_", scope: !86, file: !2, line: 28, type: !743, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !746, retainedNodes: !914, keyInstructions: true)
!914 = !{!912, !915}
!915 = !DILocalVariable(arg: 2, scope: !913, type: !745, flags: DIFlagArtificial)
!916 = !DILocation(line: 0, scope: !913, inlinedAt: !917)
!917 = distinct !DILocation(line: 32, column: 47, scope: !907)
!918 = !DILocation(line: 28, column: 7, scope: !913, inlinedAt: !917)
!919 = !DILocation(line: 0, scope: !728, inlinedAt: !920)
!920 = distinct !DILocation(line: 28, column: 7, scope: !913, inlinedAt: !917)
!921 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !920)
!922 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !920, atomGroup: 1, atomRank: 2)
!923 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !920, atomGroup: 1, atomRank: 1)
!924 = !DILocation(line: 28, column: 7, scope: !913, inlinedAt: !917, atomGroup: 1, atomRank: 2)
!925 = !DILocation(line: 28, column: 7, scope: !913, inlinedAt: !917, atomGroup: 1, atomRank: 1)
!926 = !DILocation(line: 32, column: 36, scope: !907, atomGroup: 1, atomRank: 1)
!927 = distinct !DISubprogram(name: "scale", linkageName: "_ZN6Circle5scaleEd", scope: !86, file: !2, line: 33, type: !92, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !104, retainedNodes: !928, keyInstructions: true)
!928 = !{!929, !930}
!929 = !DILocalVariable(name: "this", arg: 1, scope: !927, type: !103, flags: DIFlagArtificial | DIFlagObjectPointer)
!930 = !DILocalVariable(name: "by", arg: 2, scope: !927, file: !2, line: 33, type: !49)
!931 = !DILocation(line: 0, scope: !927)
!932 = !DILocation(line: 33, column: 36, scope: !927)
!933 = !DILocation(line: 33, column: 43, scope: !927)
!934 = !DILocation(line: 33, column: 43, scope: !927, atomGroup: 1, atomRank: 2)
!935 = !DILocation(line: 33, column: 43, scope: !927, atomGroup: 1, atomRank: 1)
!936 = !DILocation(line: 33, column: 50, scope: !927, atomGroup: 2, atomRank: 1)
!937 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6CircleD1Ev", scope: !2, file: !2, line: 28, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!938 = !DISubroutineType(types: !496)
!939 = !DILocation(line: 0, scope: !937)
!940 = !DILocation(line: 0, scope: !816, inlinedAt: !941)
!941 = distinct !DILocation(line: 0, scope: !937)
!942 = !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !941)
!943 = !DILocation(line: 0, scope: !784, inlinedAt: !944)
!944 = distinct !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !941)
!945 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !944)
!946 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !947)
!947 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !944)
!948 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !947, atomGroup: 1, atomRank: 1)
!949 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !944)
!950 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !944, atomGroup: 1, atomRank: 2)
!951 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !944, atomGroup: 1, atomRank: 1)
!952 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6CircleD0Ev", scope: !2, file: !2, line: 28, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!953 = !DILocation(line: 0, scope: !952)
!954 = !DILocation(line: 0, scope: !889, inlinedAt: !955)
!955 = distinct !DILocation(line: 0, scope: !952)
!956 = !DILocation(line: 0, scope: !816, inlinedAt: !957)
!957 = distinct !DILocation(line: 28, column: 7, scope: !889, inlinedAt: !955)
!958 = !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !957)
!959 = !DILocation(line: 0, scope: !784, inlinedAt: !960)
!960 = distinct !DILocation(line: 28, column: 7, scope: !816, inlinedAt: !957)
!961 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !960)
!962 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !963)
!963 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !960)
!964 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !963, atomGroup: 1, atomRank: 1)
!965 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !960)
!966 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !960, atomGroup: 1, atomRank: 2)
!967 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !960, atomGroup: 1, atomRank: 1)
!968 = !DILocation(line: 28, column: 7, scope: !889, inlinedAt: !955)
!969 = distinct !DISubprogram(name: "~Coin", linkageName: "_ZN4CoinD0Ev", scope: !83, file: !2, line: 52, type: !777, scopeLine: 52, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !779, retainedNodes: !970, keyInstructions: true)
!970 = !{!971}
!971 = !DILocalVariable(name: "this", arg: 1, scope: !969, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!972 = !DILocation(line: 0, scope: !969)
!973 = !DILocation(line: 0, scope: !776, inlinedAt: !974)
!974 = distinct !DILocation(line: 52, column: 7, scope: !969)
!975 = !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !974)
!976 = !DILocation(line: 0, scope: !784, inlinedAt: !977)
!977 = distinct !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !974)
!978 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !977)
!979 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !980)
!980 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !977)
!981 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !980, atomGroup: 1, atomRank: 1)
!982 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !977)
!983 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !977, atomGroup: 1, atomRank: 2)
!984 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !977, atomGroup: 1, atomRank: 1)
!985 = !DILocation(line: 52, column: 7, scope: !969)
!986 = !DILocation(line: 52, column: 7, scope: !969, atomGroup: 1, atomRank: 1)
!987 = distinct !DISubprogram(name: "scale", linkageName: "_ZN4Coin5scaleEd", scope: !83, file: !2, line: 56, type: !107, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !116, retainedNodes: !988, keyInstructions: true)
!988 = !{!989, !990}
!989 = !DILocalVariable(name: "this", arg: 1, scope: !987, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!990 = !DILocalVariable(arg: 2, scope: !987, file: !2, line: 56, type: !49)
!991 = !DILocation(line: 0, scope: !987)
!992 = !DILocation(line: 56, column: 32, scope: !987, atomGroup: 1, atomRank: 1)
!993 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4CoinD1Ev", scope: !2, file: !2, line: 52, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!994 = !DILocation(line: 0, scope: !993)
!995 = !DILocation(line: 0, scope: !776, inlinedAt: !996)
!996 = distinct !DILocation(line: 0, scope: !993)
!997 = !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !996)
!998 = !DILocation(line: 0, scope: !784, inlinedAt: !999)
!999 = distinct !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !996)
!1000 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !999)
!1001 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !999)
!1003 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1002, atomGroup: 1, atomRank: 1)
!1004 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !999)
!1005 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !999, atomGroup: 1, atomRank: 2)
!1006 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !999, atomGroup: 1, atomRank: 1)
!1007 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4CoinD0Ev", scope: !2, file: !2, line: 52, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!1008 = !DILocation(line: 0, scope: !1007)
!1009 = !DILocation(line: 0, scope: !969, inlinedAt: !1010)
!1010 = distinct !DILocation(line: 0, scope: !1007)
!1011 = !DILocation(line: 0, scope: !776, inlinedAt: !1012)
!1012 = distinct !DILocation(line: 52, column: 7, scope: !969, inlinedAt: !1010)
!1013 = !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !1012)
!1014 = !DILocation(line: 0, scope: !784, inlinedAt: !1015)
!1015 = distinct !DILocation(line: 52, column: 7, scope: !776, inlinedAt: !1012)
!1016 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !1015)
!1017 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !1015)
!1019 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1018, atomGroup: 1, atomRank: 1)
!1020 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1015)
!1021 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1015, atomGroup: 1, atomRank: 2)
!1022 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1015, atomGroup: 1, atomRank: 1)
!1023 = !DILocation(line: 52, column: 7, scope: !969, inlinedAt: !1010)
!1024 = !DISubprogram(name: "__builtin_strcmp", scope: !491, file: !491, line: 178, type: !331, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1025 = !DILocation(line: 0, scope: !784)
!1026 = !DILocation(line: 18, column: 20, scope: !784)
!1027 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1028)
!1028 = distinct !DILocation(line: 18, column: 24, scope: !792)
!1029 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1028, atomGroup: 1, atomRank: 1)
!1030 = !DILocation(line: 18, column: 22, scope: !792)
!1031 = !DILocation(line: 18, column: 22, scope: !792, atomGroup: 1, atomRank: 2)
!1032 = !DILocation(line: 18, column: 22, scope: !792, atomGroup: 1, atomRank: 1)
!1033 = !DILocation(line: 18, column: 33, scope: !784, atomGroup: 2, atomRank: 1)
!1034 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN5NamedD0Ev", scope: !13, file: !2, line: 18, type: !28, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !27, retainedNodes: !1035, keyInstructions: true)
!1035 = !{!1036}
!1036 = !DILocalVariable(name: "this", arg: 1, scope: !1034, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!1037 = !DILocation(line: 0, scope: !1034)
!1038 = !DILocation(line: 0, scope: !784, inlinedAt: !1039)
!1039 = distinct !DILocation(line: 18, column: 20, scope: !1034)
!1040 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !1039)
!1041 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1042)
!1042 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !1039)
!1043 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1042, atomGroup: 1, atomRank: 1)
!1044 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1039)
!1045 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1039, atomGroup: 1, atomRank: 2)
!1046 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1039, atomGroup: 1, atomRank: 1)
!1047 = !DILocation(line: 18, column: 20, scope: !1034)
!1048 = !DILocation(line: 18, column: 33, scope: !1034, atomGroup: 1, atomRank: 1)
!1049 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !2, file: !2, type: !1050, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1050 = !DISubroutineType(types: !1051)
!1051 = !{null, !139, !213}
!1052 = distinct !DISubprogram(name: "scale", linkageName: "_ZN5Shape5scaleEd", scope: !39, file: !2, line: 12, type: !57, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !56, retainedNodes: !1053, keyInstructions: true)
!1053 = !{!1054, !1055}
!1054 = !DILocalVariable(name: "this", arg: 1, scope: !1052, type: !55, flags: DIFlagArtificial | DIFlagObjectPointer)
!1055 = !DILocalVariable(arg: 2, scope: !1052, file: !2, line: 12, type: !49)
!1056 = !DILocation(line: 0, scope: !1052)
!1057 = !DILocation(line: 12, column: 31, scope: !1052, atomGroup: 1, atomRank: 1)
!1058 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3BoxD0Ev", scope: !36, file: !2, line: 39, type: !799, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !801, retainedNodes: !1059, keyInstructions: true)
!1059 = !{!1060}
!1060 = !DILocalVariable(name: "this", arg: 1, scope: !1058, type: !35, flags: DIFlagArtificial | DIFlagObjectPointer)
!1061 = !DILocation(line: 0, scope: !1058)
!1062 = !DILocation(line: 0, scope: !798, inlinedAt: !1063)
!1063 = distinct !DILocation(line: 39, column: 7, scope: !1058)
!1064 = !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1063)
!1065 = !DILocation(line: 0, scope: !784, inlinedAt: !1066)
!1066 = distinct !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1063)
!1067 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !1066)
!1068 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !1066)
!1070 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1069, atomGroup: 1, atomRank: 1)
!1071 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1066)
!1072 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1066, atomGroup: 1, atomRank: 2)
!1073 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1066, atomGroup: 1, atomRank: 1)
!1074 = !DILocation(line: 39, column: 7, scope: !1058)
!1075 = !DILocation(line: 39, column: 7, scope: !1058, atomGroup: 1, atomRank: 1)
!1076 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3Box4areaEv", scope: !36, file: !2, line: 43, type: !72, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !71, retainedNodes: !1077, keyInstructions: true)
!1077 = !{!1078}
!1078 = !DILocalVariable(name: "this", arg: 1, scope: !1076, type: !518, flags: DIFlagArtificial | DIFlagObjectPointer)
!1079 = !DILocation(line: 0, scope: !1076)
!1080 = !DILocation(line: 43, column: 38, scope: !1076)
!1081 = !DILocation(line: 43, column: 46, scope: !1076)
!1082 = !DILocation(line: 43, column: 44, scope: !1076, atomGroup: 1, atomRank: 2)
!1083 = !DILocation(line: 43, column: 31, scope: !1076, atomGroup: 1, atomRank: 1)
!1084 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK3Box5cloneEv", scope: !36, file: !2, line: 44, type: !77, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !76, retainedNodes: !1085, keyInstructions: true)
!1085 = !{!1086}
!1086 = !DILocalVariable(name: "this", arg: 1, scope: !1084, type: !518, flags: DIFlagArtificial | DIFlagObjectPointer)
!1087 = !DILocation(line: 0, scope: !1084)
!1088 = !DILocation(line: 44, column: 40, scope: !1084, atomGroup: 1, atomRank: 2)
!1089 = !DILocalVariable(name: "this", arg: 1, scope: !1090, type: !35, flags: DIFlagArtificial | DIFlagObjectPointer)
!1090 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3BoxC1ERKS_", scope: !36, file: !2, line: 39, type: !1091, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !1094, retainedNodes: !1095, keyInstructions: true)
!1091 = !DISubroutineType(types: !1092)
!1092 = !{null, !70, !1093}
!1093 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!1094 = !DISubprogram(name: "Box", linkageName: "_ZN3BoxC4ERKS_", scope: !36, type: !1091, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1095 = !{!1089, !1096}
!1096 = !DILocalVariable(arg: 2, scope: !1090, type: !1093, flags: DIFlagArtificial)
!1097 = !DILocation(line: 0, scope: !1090, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 44, column: 44, scope: !1084)
!1099 = !DILocation(line: 39, column: 7, scope: !1090, inlinedAt: !1098)
!1100 = !DILocation(line: 0, scope: !728, inlinedAt: !1101)
!1101 = distinct !DILocation(line: 39, column: 7, scope: !1090, inlinedAt: !1098)
!1102 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !1101)
!1103 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !1101, atomGroup: 1, atomRank: 2)
!1104 = !DILocation(line: 16, column: 8, scope: !728, inlinedAt: !1101, atomGroup: 1, atomRank: 1)
!1105 = !DILocation(line: 39, column: 7, scope: !1090, inlinedAt: !1098, atomGroup: 1, atomRank: 1)
!1106 = !DILocation(line: 44, column: 33, scope: !1084, atomGroup: 1, atomRank: 1)
!1107 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3BoxD1Ev", scope: !2, file: !2, line: 39, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!1108 = !DILocation(line: 0, scope: !1107)
!1109 = !DILocation(line: 0, scope: !798, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 0, scope: !1107)
!1111 = !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1110)
!1112 = !DILocation(line: 0, scope: !784, inlinedAt: !1113)
!1113 = distinct !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1110)
!1114 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !1113)
!1115 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1116)
!1116 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !1113)
!1117 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1116, atomGroup: 1, atomRank: 1)
!1118 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1113)
!1119 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1113, atomGroup: 1, atomRank: 2)
!1120 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1113, atomGroup: 1, atomRank: 1)
!1121 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3BoxD0Ev", scope: !2, file: !2, line: 39, type: !938, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, keyInstructions: true)
!1122 = !DILocation(line: 0, scope: !1121)
!1123 = !DILocation(line: 0, scope: !1058, inlinedAt: !1124)
!1124 = distinct !DILocation(line: 0, scope: !1121)
!1125 = !DILocation(line: 0, scope: !798, inlinedAt: !1126)
!1126 = distinct !DILocation(line: 39, column: 7, scope: !1058, inlinedAt: !1124)
!1127 = !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1126)
!1128 = !DILocation(line: 0, scope: !784, inlinedAt: !1129)
!1129 = distinct !DILocation(line: 39, column: 7, scope: !798, inlinedAt: !1126)
!1130 = !DILocation(line: 18, column: 20, scope: !784, inlinedAt: !1129)
!1131 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1132)
!1132 = distinct !DILocation(line: 18, column: 24, scope: !792, inlinedAt: !1129)
!1133 = !DILocation(line: 20, column: 5, scope: !131, inlinedAt: !1132, atomGroup: 1, atomRank: 1)
!1134 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1129)
!1135 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1129, atomGroup: 1, atomRank: 2)
!1136 = !DILocation(line: 18, column: 22, scope: !792, inlinedAt: !1129, atomGroup: 1, atomRank: 1)
!1137 = !DILocation(line: 39, column: 7, scope: !1058, inlinedAt: !1124)
!1138 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !2, file: !2, type: !1139, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1139 = !DISubroutineType(types: !1140)
!1140 = !{!139, !213}
