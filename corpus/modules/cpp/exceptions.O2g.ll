; ModuleID = 'cpp/exceptions.cpp'
source_filename = "cpp/exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Resource = type { ptr, ptr }
%struct.Holder = type <{ %class.Resource, %class.Resource, i32, [4 x i8] }>
%"class.std::__exception_ptr::exception_ptr" = type { ptr }

$_ZN6HolderC2EPKc = comdat any

$_ZN8ResourceD2Ev = comdat any

$_ZN6HolderD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN6errors5RangeD1Ev = comdat any

$_ZN6errors5ParseD0Ev = comdat any

$_ZNK6errors5Parse4whatEv = comdat any

$_ZN6errors5RangeD0Ev = comdat any

$_ZNK6errors5Range4whatEv = comdat any

$_ZTv0_n24_N6errors5RangeD1Ev = comdat any

$_ZTv0_n24_N6errors5RangeD0Ev = comdat any

$_ZTv0_n32_NK6errors5Range4whatEv = comdat any

$_ZTIN6errors5RangeE = comdat any

$_ZTSN6errors5RangeE = comdat any

$_ZTIN6errors5ParseE = comdat any

$_ZTSN6errors5ParseE = comdat any

$_ZTVN6errors5ParseE = comdat any

$_ZTVN6errors5RangeE = comdat any

@.str = private unnamed_addr constant [6 x i8] c"outer\00", align 1, !dbg !0
@_ZTIN6errors5RangeE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN6errors5RangeE, i32 0, i32 2, ptr @_ZTISt9exception, i64 -6141, ptr @_ZTIN6errors4BaseE, i64 2 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSN6errors5RangeE = linkonce_odr dso_local constant [16 x i8] c"N6errors5RangeE\00", comdat, align 1
@_ZTISt9exception = external constant ptr
@_ZTIN6errors4BaseE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN6errors4BaseE }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN6errors4BaseE = dso_local constant [15 x i8] c"N6errors4BaseE\00", align 1
@_ZTIl = external constant ptr
@_ZTISt9bad_alloc = external constant ptr
@.str.1 = private unnamed_addr constant [6 x i8] c"inner\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [3 x i8] c"12\00", align 1, !dbg !10
@_ZTIN6errors5ParseE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN6errors5ParseE, ptr @_ZTIN6errors4BaseE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN6errors5ParseE = linkonce_odr dso_local constant [16 x i8] c"N6errors5ParseE\00", comdat, align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%s at %ld\0A\00", align 1, !dbg !15
@.str.4 = private unnamed_addr constant [2 x i8] c"3\00", align 1, !dbg !20
@_ZTVN6errors4BaseE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors4BaseE, ptr @_ZN6errors4BaseD2Ev, ptr @_ZN6errors4BaseD0Ev, ptr @__cxa_pure_virtual] }, align 8, !dbg !25
@.str.5 = private unnamed_addr constant [9 x i8] c"open %s\0A\00", align 1, !dbg !144
@.str.6 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !149
@.str.7 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !151
@.str.8 = private unnamed_addr constant [14 x i8] c"holder failed\00", align 1, !dbg !156
@_ZTVN6errors5ParseE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors5ParseE, ptr @_ZN6errors4BaseD2Ev, ptr @_ZN6errors5ParseD0Ev, ptr @_ZNK6errors5Parse4whatEv] }, comdat, align 8, !dbg !161
@.str.9 = private unnamed_addr constant [6 x i8] c"parse\00", align 1, !dbg !164
@_ZTVN6errors5RangeE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTIN6errors5RangeE, ptr @_ZN6errors5RangeD1Ev, ptr @_ZN6errors5RangeD0Ev, ptr @_ZNK6errors5Range4whatEv], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTIN6errors5RangeE, ptr @_ZTv0_n24_N6errors5RangeD1Ev, ptr @_ZTv0_n24_N6errors5RangeD0Ev, ptr @_ZTv0_n32_NK6errors5Range4whatEv] }, comdat, align 8, !dbg !166
@.str.10 = private unnamed_addr constant [6 x i8] c"range\00", align 1, !dbg !189
@.str.11 = private unnamed_addr constant [10 x i8] c"close %s\0A\00", align 1, !dbg !191

@_ZN6errors4BaseD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6errors4BaseD2Ev

; Function Attrs: cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable
define dso_local void @_ZN6errors4BaseD0Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #0 align 2 !dbg !643 {
    #dbg_value(ptr poison, !645, !DIExpression(), !647)
  tail call void @llvm.trap() #21, !dbg !648
  unreachable, !dbg !648
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z7attemptPKc(ptr noundef %0) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !649 {
  %2 = alloca %class.Resource, align 8, !DIAssignID !671
    #dbg_assign(i1 poison, !652, !DIExpression(), !671, ptr %2, !DIExpression(), !672)
  %3 = alloca %struct.Holder, align 8, !DIAssignID !673
    #dbg_assign(i1 poison, !653, !DIExpression(), !673, ptr %3, !DIExpression(), !674)
  %4 = alloca %class.Resource, align 8, !DIAssignID !675
    #dbg_assign(i1 poison, !655, !DIExpression(), !675, ptr %4, !DIExpression(), !674)
  %5 = alloca %"class.std::__exception_ptr::exception_ptr", align 8, !DIAssignID !676
    #dbg_assign(i1 poison, !656, !DIExpression(), !676, ptr %5, !DIExpression(), !677)
  %6 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
    #dbg_value(ptr %0, !651, !DIExpression(), !672)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22, !dbg !678
    #dbg_value(ptr %2, !679, !DIExpression(), !684)
    #dbg_value(ptr @.str, !682, !DIExpression(), !684)
  store ptr @.str, ptr %2, align 8, !dbg !686, !tbaa !687, !DIAssignID !691
    #dbg_assign(ptr @.str, !652, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !691, ptr %2, !DIExpression(), !672)
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !692
  %8 = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23, !dbg !693, !heapallocsite !5
  store ptr %8, ptr %7, align 8, !dbg !694, !tbaa !695, !DIAssignID !696
    #dbg_assign(ptr %8, !652, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !696, ptr %7, !DIExpression(), !672)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str), !dbg !697
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22, !dbg !699
  invoke void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %3, ptr noundef %0)
          to label %10 unwind label %41, !dbg !700

10:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22, !dbg !701
    #dbg_value(ptr %4, !679, !DIExpression(), !702)
    #dbg_value(ptr @.str.1, !682, !DIExpression(), !702)
  store ptr @.str.1, ptr %4, align 8, !dbg !704, !tbaa !687, !DIAssignID !705
    #dbg_assign(ptr @.str.1, !655, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !705, ptr %4, !DIExpression(), !674)
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !706
  %12 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %13 unwind label %43, !dbg !707

13:                                               ; preds = %10
  store ptr %12, ptr %11, align 8, !dbg !708, !tbaa !695, !DIAssignID !709
    #dbg_assign(ptr %12, !655, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !709, ptr %11, !DIExpression(), !674)
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.1), !dbg !710
  %15 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef nonnull @.str.2)
          to label %16 unwind label %45, !dbg !711

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !712
  %18 = load i32, ptr %17, align 8, !dbg !712, !tbaa !713
  %19 = add nsw i32 %18, %15, !dbg !715
    #dbg_value(ptr %4, !716, !DIExpression(), !719)
  %20 = load ptr, ptr %11, align 8, !dbg !721, !tbaa !695
  %21 = icmp eq ptr %20, null, !dbg !723
  br i1 %21, label %23, label %22, !dbg !723

22:                                               ; preds = %16
  call void @_ZdaPv(ptr noundef nonnull %20) #24, !dbg !723
  br label %23, !dbg !723

23:                                               ; preds = %16, %22
  %24 = load ptr, ptr %4, align 8, !dbg !724, !tbaa !687
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %24), !dbg !725
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22, !dbg !726
    #dbg_value(ptr %3, !727, !DIExpression(), !734)
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !736
    #dbg_value(ptr %26, !716, !DIExpression(), !738)
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !740
  %28 = load ptr, ptr %27, align 8, !dbg !740, !tbaa !695
  %29 = icmp eq ptr %28, null, !dbg !741
  br i1 %29, label %31, label %30, !dbg !741

30:                                               ; preds = %23
  call void @_ZdaPv(ptr noundef nonnull %28) #24, !dbg !741
  br label %31, !dbg !741

31:                                               ; preds = %30, %23
  %32 = load ptr, ptr %26, align 8, !dbg !742, !tbaa !687
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %32), !dbg !743
    #dbg_value(ptr %3, !716, !DIExpression(), !744)
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !746
  %35 = load ptr, ptr %34, align 8, !dbg !746, !tbaa !695
  %36 = icmp eq ptr %35, null, !dbg !747
  br i1 %36, label %38, label %37, !dbg !747

37:                                               ; preds = %31
  call void @_ZdaPv(ptr noundef nonnull %35) #24, !dbg !747
  br label %38, !dbg !747

38:                                               ; preds = %31, %37
  %39 = load ptr, ptr %3, align 8, !dbg !748, !tbaa !687
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %39), !dbg !749
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22, !dbg !726
  br label %131

41:                                               ; preds = %1
  %42 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !750
  br label %49, !dbg !750

43:                                               ; preds = %10
  %44 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !750
  br label %47, !dbg !750

45:                                               ; preds = %13
  %46 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !750
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #22, !dbg !726
  br label %47, !dbg !726

47:                                               ; preds = %45, %43
  %48 = phi { ptr, i32 } [ %46, %45 ], [ %44, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22, !dbg !726
  call void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %3) #22, !dbg !726
  br label %49, !dbg !726

49:                                               ; preds = %47, %41
  %50 = phi { ptr, i32 } [ %48, %47 ], [ %42, %41 ]
  %51 = extractvalue { ptr, i32 } %50, 0, !dbg !750
  %52 = extractvalue { ptr, i32 } %50, 1, !dbg !750
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22, !dbg !726
  %53 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors5RangeE) #22, !dbg !751
  %54 = icmp eq i32 %52, %53, !dbg !751
  br i1 %54, label %55, label %66, !dbg !751

55:                                               ; preds = %49
  %56 = call ptr @__cxa_begin_catch(ptr %51) #22, !dbg !752
    #dbg_value(ptr %56, !669, !DIExpression(), !672)
  %57 = load ptr, ptr %56, align 8, !dbg !753, !tbaa !755
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 16, !dbg !753
  %59 = load ptr, ptr %58, align 8, !dbg !753
  %60 = call noundef ptr %59(ptr noundef nonnull align 8 dereferenceable(24) %56) #22, !dbg !753
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 16, !dbg !757
  %62 = load i64, ptr %61, align 8, !dbg !757, !tbaa !758
  %63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef %60, i64 noundef %62), !dbg !762
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 8, !dbg !763
  %65 = load i32, ptr %64, align 8, !dbg !764, !tbaa !765
  invoke void @__cxa_end_catch()
          to label %131 unwind label %129, !dbg !766

66:                                               ; preds = %49
  %67 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors4BaseE) #22, !dbg !751
  %68 = icmp eq i32 %52, %67, !dbg !751
  br i1 %68, label %69, label %71, !dbg !751

69:                                               ; preds = %66
  %70 = call ptr @__cxa_begin_catch(ptr %51) #22, !dbg !767
    #dbg_value(ptr %70, !664, !DIExpression(), !672)
  invoke void @__cxa_rethrow() #25
          to label %139 unwind label %99, !dbg !769

71:                                               ; preds = %66
  %72 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #22, !dbg !751
  %73 = icmp eq i32 %52, %72, !dbg !751
  br i1 %73, label %74, label %78, !dbg !751

74:                                               ; preds = %71
  %75 = call ptr @__cxa_begin_catch(ptr %51) #22, !dbg !771
  %76 = load i64, ptr %75, align 8, !dbg !773, !tbaa !774
    #dbg_value(i64 %76, !663, !DIExpression(), !672)
  %77 = trunc i64 %76 to i32, !dbg !775
  call void @__cxa_end_catch() #22, !dbg !767
  br label %131

78:                                               ; preds = %71
  %79 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #22, !dbg !751
  %80 = icmp eq i32 %52, %79, !dbg !751
  %81 = call ptr @__cxa_begin_catch(ptr %51) #22, !dbg !672
  br i1 %80, label %82, label %83, !dbg !751

82:                                               ; preds = %78
    #dbg_value(ptr %81, !658, !DIExpression(), !672)
  call void @abort() #21, !dbg !776
  unreachable, !dbg !776

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22, !dbg !777
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %5) #22, !dbg !778
    #dbg_value(ptr %6, !779, !DIExpression(), !784)
    #dbg_value(ptr %5, !782, !DIExpression(), !784)
  %84 = load ptr, ptr %5, align 8, !dbg !786, !tbaa !787
  store ptr %84, ptr %6, align 8, !dbg !789, !tbaa !787
  %85 = icmp eq ptr %84, null, !dbg !790
  br i1 %85, label %87, label %86, !dbg !793

86:                                               ; preds = %83
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #22, !dbg !794
  br label %87, !dbg !794

87:                                               ; preds = %83, %86
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %6) #25
          to label %88 unwind label %89, !dbg !795

88:                                               ; preds = %87
  unreachable, !dbg !795

89:                                               ; preds = %87
  %90 = landingpad { ptr, i32 }
          cleanup, !dbg !796
    #dbg_value(ptr %6, !797, !DIExpression(), !800)
  %91 = load ptr, ptr %6, align 8, !dbg !802, !tbaa !787
  %92 = icmp eq ptr %91, null, !dbg !805
  br i1 %92, label %94, label %93, !dbg !806

93:                                               ; preds = %89
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #22, !dbg !807
  br label %94, !dbg !807

94:                                               ; preds = %89, %93
    #dbg_value(ptr %5, !797, !DIExpression(), !808)
  %95 = load ptr, ptr %5, align 8, !dbg !810, !tbaa !787
  %96 = icmp eq ptr %95, null, !dbg !811
  br i1 %96, label %98, label %97, !dbg !812

97:                                               ; preds = %94
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #22, !dbg !813
  br label %98, !dbg !813

98:                                               ; preds = %94, %97
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22, !dbg !814
  invoke void @__cxa_end_catch()
          to label %134 unwind label %136, !dbg !815

99:                                               ; preds = %69
  %100 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors5ParseE, !dbg !816
  %101 = extractvalue { ptr, i32 } %100, 0, !dbg !816
  %102 = extractvalue { ptr, i32 } %100, 1, !dbg !816
  %103 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors5ParseE) #22, !dbg !817
  %104 = icmp eq i32 %102, %103, !dbg !817
  br i1 %104, label %105, label %121, !dbg !817

105:                                              ; preds = %99
  %106 = call ptr @__cxa_begin_catch(ptr %101) #22, !dbg !817
    #dbg_value(ptr %106, !666, !DIExpression(), !818)
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8, !dbg !819
  %108 = load i32, ptr %107, align 8, !dbg !821, !tbaa !765
  %109 = add nsw i32 %108, 100, !dbg !822
  store i32 %109, ptr %107, align 8, !dbg !823, !tbaa !765
  invoke void @__cxa_end_catch()
          to label %110 unwind label %113, !dbg !824

110:                                              ; preds = %105
  %111 = getelementptr inbounds nuw i8, ptr %70, i64 8, !dbg !825
  %112 = load i32, ptr %111, align 8, !dbg !826, !tbaa !765
  invoke void @__cxa_end_catch()
          to label %131 unwind label %117, !dbg !752

113:                                              ; preds = %105
  %114 = landingpad { ptr, i32 }
          cleanup, !dbg !827
  %115 = extractvalue { ptr, i32 } %114, 0, !dbg !827
  %116 = extractvalue { ptr, i32 } %114, 1, !dbg !827
  br label %121, !dbg !824

117:                                              ; preds = %110
  %118 = landingpad { ptr, i32 }
          cleanup, !dbg !828
  %119 = extractvalue { ptr, i32 } %118, 0, !dbg !828
  %120 = extractvalue { ptr, i32 } %118, 1, !dbg !828
  br label %124, !dbg !828

121:                                              ; preds = %113, %99
  %122 = phi i32 [ %116, %113 ], [ %102, %99 ], !dbg !827
  %123 = phi ptr [ %115, %113 ], [ %101, %99 ], !dbg !827
  invoke void @__cxa_end_catch()
          to label %124 unwind label %136, !dbg !752

124:                                              ; preds = %121, %117
  %125 = phi i32 [ %120, %117 ], [ %122, %121 ], !dbg !828
  %126 = phi ptr [ %119, %117 ], [ %123, %121 ], !dbg !828
  %127 = insertvalue { ptr, i32 } poison, ptr %126, 0, !dbg !752
  %128 = insertvalue { ptr, i32 } %127, i32 %125, 1, !dbg !752
  br label %134, !dbg !752

129:                                              ; preds = %55
  %130 = landingpad { ptr, i32 }
          cleanup, !dbg !828
  br label %134, !dbg !766

131:                                              ; preds = %55, %110, %74, %38
  %132 = phi i32 [ %19, %38 ], [ %112, %110 ], [ %77, %74 ], [ %65, %55 ], !dbg !672
    #dbg_value(ptr %2, !716, !DIExpression(), !829)
  call void @_ZdaPv(ptr noundef nonnull %8) #24, !dbg !831
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str), !dbg !832
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !828
  ret i32 %132, !dbg !833

134:                                              ; preds = %98, %129, %124
  %135 = phi { ptr, i32 } [ %130, %129 ], [ %128, %124 ], [ %90, %98 ], !dbg !828
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #22, !dbg !828
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !828
  resume { ptr, i32 } %135, !dbg !828

136:                                              ; preds = %121, %98
  %137 = landingpad { ptr, i32 }
          catch ptr null, !dbg !815
  %138 = extractvalue { ptr, i32 } %137, 0, !dbg !815
  call void @__clang_call_terminate(ptr %138) #21, !dbg !815
  unreachable, !dbg !815

139:                                              ; preds = %69
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !834 {
    #dbg_value(ptr %0, !836, !DIExpression(), !840)
    #dbg_value(ptr %1, !837, !DIExpression(), !840)
    #dbg_value(ptr %0, !679, !DIExpression(), !841)
    #dbg_value(ptr @.str.6, !682, !DIExpression(), !841)
  store ptr @.str.6, ptr %0, align 8, !dbg !843, !tbaa !687
  %3 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %4 unwind label %15, !dbg !844

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !845
  store ptr %3, ptr %5, align 8, !dbg !846, !tbaa !695
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.6), !dbg !847
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !848
    #dbg_value(ptr %7, !679, !DIExpression(), !849)
    #dbg_value(ptr @.str.7, !682, !DIExpression(), !849)
  store ptr @.str.7, ptr %7, align 8, !dbg !851, !tbaa !687
  %8 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %9 unwind label %17, !dbg !852

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !853
  store ptr %8, ptr %10, align 8, !dbg !854, !tbaa !695
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.7), !dbg !855
  %12 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef %1)
          to label %13 unwind label %19, !dbg !856

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !857
  store i32 %12, ptr %14, align 8, !dbg !858, !tbaa !713
  ret void, !dbg !859

15:                                               ; preds = %2
  %16 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors4BaseE, !dbg !860
  br label %23, !dbg !860

17:                                               ; preds = %4
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE, !dbg !860
  br label %21, !dbg !860

19:                                               ; preds = %9
  %20 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE, !dbg !860
  tail call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #22, !dbg !861
  br label %21, !dbg !861

21:                                               ; preds = %19, %17
  %22 = phi { ptr, i32 } [ %20, %19 ], [ %18, %17 ]
  tail call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #22, !dbg !861
  br label %23, !dbg !861

23:                                               ; preds = %21, %15
  %24 = phi { ptr, i32 } [ %22, %21 ], [ %16, %15 ]
  %25 = extractvalue { ptr, i32 } %24, 1, !dbg !860
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors4BaseE) #22, !dbg !861
  %27 = icmp eq i32 %25, %26, !dbg !861
  br i1 %27, label %28, label %34, !dbg !861

28:                                               ; preds = %23
  %29 = extractvalue { ptr, i32 } %24, 0, !dbg !860
  %30 = tail call ptr @__cxa_begin_catch(ptr %29) #22, !dbg !861
    #dbg_value(ptr %30, !838, !DIExpression(), !840)
  %31 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.8), !dbg !863
  invoke void @__cxa_rethrow() #25
          to label %39 unwind label %32, !dbg !865

32:                                               ; preds = %28
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !866
  invoke void @__cxa_end_catch()
          to label %34 unwind label %36, !dbg !866

34:                                               ; preds = %32, %23
  %35 = phi { ptr, i32 } [ %24, %23 ], [ %33, %32 ], !dbg !861
  resume { ptr, i32 } %35, !dbg !861

36:                                               ; preds = %32
  %37 = landingpad { ptr, i32 }
          catch ptr null, !dbg !866
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !866
  tail call void @__clang_call_terminate(ptr %38) #21, !dbg !866
  unreachable, !dbg !866

39:                                               ; preds = %28
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define internal fastcc noundef range(i32 0, 1001) i32 @_ZL5parsePKc(ptr noundef %0) unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !867 {
  %2 = alloca ptr, align 8, !DIAssignID !872
    #dbg_assign(i1 poison, !870, !DIExpression(), !872, ptr %2, !DIExpression(), !873)
    #dbg_value(ptr %0, !869, !DIExpression(), !873)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22, !dbg !874
  store ptr null, ptr %2, align 8, !dbg !875, !tbaa !876, !DIAssignID !877
    #dbg_assign(ptr null, !870, !DIExpression(), !877, ptr %2, !DIExpression(), !873)
  %3 = call i64 @strtol(ptr noundef %0, ptr noundef nonnull %2, i32 noundef 10) #22, !dbg !878
    #dbg_value(i64 %3, !871, !DIExpression(), !873)
  %4 = load ptr, ptr %2, align 8, !dbg !879, !tbaa !876
  %5 = load i8, ptr %4, align 1, !dbg !881, !tbaa !882
  %6 = icmp eq i8 %5, 0, !dbg !883
  br i1 %6, label %14, label %7, !dbg !884

7:                                                ; preds = %1
  %8 = tail call ptr @__cxa_allocate_exception(i64 16) #22, !dbg !885
  %9 = ptrtoint ptr %4 to i64, !dbg !886
  %10 = ptrtoint ptr %0 to i64, !dbg !886
  %11 = sub i64 %9, %10, !dbg !886
  %12 = trunc i64 %11 to i32, !dbg !887
    #dbg_value(ptr %8, !888, !DIExpression(), !897)
    #dbg_value(i32 %12, !895, !DIExpression(), !897)
    #dbg_value(ptr %8, !899, !DIExpression(), !903)
    #dbg_value(i32 %12, !902, !DIExpression(), !903)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !905
  store i32 %12, ptr %13, align 8, !dbg !906, !tbaa !765
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN6errors5ParseE, i64 16), ptr %8, align 8, !dbg !907, !tbaa !755
  tail call void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTIN6errors5ParseE, ptr nonnull @_ZN6errors4BaseD2Ev) #25, !dbg !885
  unreachable, !dbg !885

14:                                               ; preds = %1
  %15 = icmp sgt i64 %3, 1000, !dbg !908
  br i1 %15, label %16, label %21, !dbg !910

16:                                               ; preds = %14
  %17 = tail call ptr @__cxa_allocate_exception(i64 32) #22, !dbg !911
    #dbg_value(ptr %17, !912, !DIExpression(), !918)
    #dbg_value(i32 2, !915, !DIExpression(), !918)
    #dbg_value(i64 %3, !916, !DIExpression(), !918)
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24, !dbg !920
    #dbg_value(ptr %17, !899, !DIExpression(), !921)
    #dbg_value(i32 2, !902, !DIExpression(), !921)
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !923
  store i32 2, ptr %19, align 8, !dbg !924, !tbaa !765
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN6errors5RangeE, i64 24), ptr %17, align 8, !dbg !920, !tbaa !755
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN6errors5RangeE, i64 80), ptr %18, align 8, !dbg !920, !tbaa !755
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 16, !dbg !925
  store i64 %3, ptr %20, align 8, !dbg !926, !tbaa !758
  tail call void @__cxa_throw(ptr nonnull %17, ptr nonnull @_ZTIN6errors5RangeE, ptr nonnull @_ZN6errors5RangeD1Ev) #25, !dbg !911
  unreachable, !dbg !911

21:                                               ; preds = %14
  %22 = icmp slt i64 %3, 0, !dbg !927
  br i1 %22, label %23, label %25, !dbg !929

23:                                               ; preds = %21
  %24 = tail call ptr @__cxa_allocate_exception(i64 8) #22, !dbg !930
  store i64 %3, ptr %24, align 16, !dbg !930, !tbaa !774
  tail call void @__cxa_throw(ptr nonnull %24, ptr nonnull @_ZTIl, ptr null) #25, !dbg !930
  unreachable, !dbg !930

25:                                               ; preds = %21
  %26 = trunc nuw nsw i64 %3 to i32, !dbg !931
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !932
  ret i32 %26, !dbg !933
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !717 {
    #dbg_value(ptr %0, !716, !DIExpression(), !934)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !935
  %3 = load ptr, ptr %2, align 8, !dbg !935, !tbaa !695
  %4 = icmp eq ptr %3, null, !dbg !936
  br i1 %4, label %6, label %5, !dbg !936

5:                                                ; preds = %1
  tail call void @_ZdaPv(ptr noundef nonnull %3) #24, !dbg !936
  br label %6, !dbg !936

6:                                                ; preds = %5, %1
  %7 = load ptr, ptr %0, align 8, !dbg !937, !tbaa !687
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %7), !dbg !938
  ret void, !dbg !939
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !728 {
    #dbg_value(ptr %0, !727, !DIExpression(), !940)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !941
    #dbg_value(ptr %2, !716, !DIExpression(), !942)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !944
  %4 = load ptr, ptr %3, align 8, !dbg !944, !tbaa !695
  %5 = icmp eq ptr %4, null, !dbg !945
  br i1 %5, label %7, label %6, !dbg !945

6:                                                ; preds = %1
  tail call void @_ZdaPv(ptr noundef nonnull %4) #24, !dbg !945
  br label %7, !dbg !945

7:                                                ; preds = %1, %6
  %8 = load ptr, ptr %2, align 8, !dbg !946, !tbaa !687
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %8), !dbg !947
    #dbg_value(ptr %0, !716, !DIExpression(), !948)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !950
  %11 = load ptr, ptr %10, align 8, !dbg !950, !tbaa !695
  %12 = icmp eq ptr %11, null, !dbg !951
  br i1 %12, label %14, label %13, !dbg !951

13:                                               ; preds = %7
  tail call void @_ZdaPv(ptr noundef nonnull %11) #24, !dbg !951
  br label %14, !dbg !951

14:                                               ; preds = %7, %13
  %15 = load ptr, ptr %0, align 8, !dbg !952, !tbaa !687
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %15), !dbg !953
  ret void, !dbg !954
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare !dbg !955 void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #7

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #8

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #9 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #22
  tail call void @_ZSt9terminatev() #21
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #10

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #11

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nofree nounwind
declare !dbg !350 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef range(i32 0, 1001) i32 @_Z12never_throwsPKc(ptr noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !958 {
    #dbg_value(ptr %0, !960, !DIExpression(), !961)
  %2 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef %0)
          to label %3 unwind label %4, !dbg !962

3:                                                ; preds = %1
  ret i32 %2, !dbg !963

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !964
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !964
  tail call void @__clang_call_terminate(ptr %6) #21, !dbg !964
  unreachable, !dbg !964
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 1001) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #13 personality ptr @__gxx_personality_v0 !dbg !965 {
    #dbg_value(i32 %0, !969, !DIExpression(), !974)
    #dbg_value(ptr %1, !970, !DIExpression(), !974)
    #dbg_value(i32 0, !971, !DIExpression(), !974)
    #dbg_value(i32 1, !972, !DIExpression(), !975)
  %3 = icmp sgt i32 %0, 1, !dbg !976
  br i1 %3, label %4, label %22, !dbg !978

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64, !dbg !979
  br label %8, !dbg !980

6:                                                ; preds = %8
  %7 = icmp eq i32 %14, 0, !dbg !981
  br i1 %7, label %22, label %17, !dbg !982

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 1, %4 ], [ %15, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %14, %8 ]
    #dbg_value(i64 %9, !972, !DIExpression(), !975)
    #dbg_value(i32 %10, !971, !DIExpression(), !974)
  %11 = getelementptr inbounds nuw ptr, ptr %1, i64 %9, !dbg !983
  %12 = load ptr, ptr %11, align 8, !dbg !983, !tbaa !876
  %13 = tail call noundef i32 @_Z7attemptPKc(ptr noundef %12), !dbg !984
  %14 = add nsw i32 %13, %10, !dbg !985
    #dbg_value(i32 %14, !971, !DIExpression(), !974)
  %15 = add nuw nsw i64 %9, 1, !dbg !986
    #dbg_value(i64 %15, !972, !DIExpression(), !975)
  %16 = icmp eq i64 %15, %5, !dbg !979
  br i1 %16, label %6, label %8, !dbg !987, !llvm.loop !988

17:                                               ; preds = %6
    #dbg_value(ptr @.str.4, !960, !DIExpression(), !991)
  %18 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef nonnull @.str.4)
          to label %22 unwind label %19, !dbg !993

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !994
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !994
  tail call void @__clang_call_terminate(ptr %21) #21, !dbg !994
  unreachable, !dbg !994

22:                                               ; preds = %2, %17, %6
  %23 = phi i32 [ 0, %6 ], [ %18, %17 ], [ 0, %2 ], !dbg !995
  ret i32 %23, !dbg !996
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !997 noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #14

; Function Attrs: nofree nounwind
declare !dbg !360 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !554 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #15

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local void @_ZN6errors4BaseD2Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #16 align 2 !dbg !1001 {
    #dbg_value(ptr poison, !1003, !DIExpression(), !1004)
  ret void, !dbg !1005
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #17

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !1006 {
    #dbg_value(ptr %0, !1011, !DIExpression(), !1012)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !1013
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #22, !dbg !1013
  ret void, !dbg !1014
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5ParseD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !1015 {
    #dbg_value(ptr %0, !1020, !DIExpression(), !1021)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #24, !dbg !1022
  ret void, !dbg !1023
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Parse4whatEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !1024 {
    #dbg_value(ptr %0, !1026, !DIExpression(), !1028)
  ret ptr @.str.9, !dbg !1029
}

; Function Attrs: nobuiltin nounwind
declare !dbg !1030 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #18

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !1033 {
    #dbg_value(ptr %0, !1035, !DIExpression(), !1036)
    #dbg_value(ptr %0, !1011, !DIExpression(), !1037)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !1039
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #22, !dbg !1039
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #24, !dbg !1040
  ret void, !dbg !1041
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Range4whatEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 !dbg !1042 {
    #dbg_value(ptr %0, !1044, !DIExpression(), !1046)
  ret ptr @.str.10, !dbg !1047
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD1Ev(ptr noundef %0) unnamed_addr #19 comdat align 2 !dbg !1048 {
  %2 = load ptr, ptr %0, align 8, !dbg !1051, !tbaa !755
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !1051
  %4 = load i64, ptr %3, align 8, !dbg !1051
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !1051
    #dbg_value(ptr %5, !1011, !DIExpression(), !1052)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !1054
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #22, !dbg !1054
  ret void, !dbg !1051
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD0Ev(ptr noundef %0) unnamed_addr #19 comdat align 2 !dbg !1055 {
  %2 = load ptr, ptr %0, align 8, !dbg !1056, !tbaa !755
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !1056
  %4 = load i64, ptr %3, align 8, !dbg !1056
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !1056
    #dbg_value(ptr %5, !1035, !DIExpression(), !1057)
    #dbg_value(ptr %5, !1011, !DIExpression(), !1059)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !1061
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #22, !dbg !1061
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 32) #24, !dbg !1062
  ret void, !dbg !1056
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK6errors5Range4whatEv(ptr noundef %0) unnamed_addr #20 comdat align 2 !dbg !1063 {
  ret ptr @.str.10, !dbg !1064
}

; Function Attrs: nounwind
declare !dbg !1065 void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare !dbg !1069 void @_ZdaPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: nounwind
declare !dbg !97 void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !100 void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

attributes #0 = { cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold nofree noreturn }
attributes #11 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { cold noreturn }
attributes #18 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { noreturn nounwind }
attributes #22 = { nounwind }
attributes #23 = { builtin allocsize(0) }
attributes #24 = { builtin nounwind }
attributes #25 = { noreturn }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!631, !632, !633, !634, !635, !636, !637}
!llvm.ident = !{!638}
!llvm.errno.tbaa = !{!639}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cpp/exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e5fb479ae2035bb84c545cc5ccf463d7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 6)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !3, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 3)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 11)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 2)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN6errors4BaseE", scope: !27, file: !2, type: !92, isLocal: false, isDefinition: true, declaration: !630, align: 64)
!27 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !28, globals: !143, imports: !196, splitDebugInlining: false, nameTableKind: None)
!28 = !{!29, !30, !60, !77, !86}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Parse", scope: !31, file: !2, line: 18, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !32, vtableHolder: !34, identifier: "_ZTSN6errors5ParseE")
!31 = !DINamespace(name: "errors", scope: null)
!32 = !{!33, !55}
!33 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !30, baseType: !34, extraData: i32 0)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !31, file: !2, line: 10, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !35, vtableHolder: !34)
!35 = !{!36, !41, !42, !46, !49}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !2, file: !2, baseType: !37, size: 64, flags: DIFlagArtificial)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !39, size: 64)
!39 = !DISubroutineType(types: !40)
!40 = !{!29}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !34, file: !2, line: 14, baseType: !29, size: 32, offset: 64)
!42 = !DISubprogram(name: "Base", linkageName: "_ZN6errors4BaseC4Ei", scope: !34, file: !2, line: 11, type: !43, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !29}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD4Ev", scope: !34, file: !2, line: 12, type: !47, scopeLine: 12, containingType: !34, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !45}
!49 = !DISubprogram(name: "what", linkageName: "_ZNK6errors4Base4whatEv", scope: !34, file: !2, line: 13, type: !50, scopeLine: 13, containingType: !34, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!55 = !DISubprogram(name: "what", linkageName: "_ZNK6errors5Parse4whatEv", scope: !30, file: !2, line: 20, type: !56, scopeLine: 20, containingType: !30, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{!52, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!60 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Resource", file: !2, line: 30, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !61, identifier: "_ZTS8Resource")
!61 = !{!62, !63, !65, !69, !74}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !60, file: !2, line: 42, baseType: !52, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !60, file: !2, line: 43, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!65 = !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC4EPKc", scope: !60, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !52}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!69 = !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC4ERKS_", scope: !60, file: !2, line: 35, type: !70, scopeLine: 35, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !68, !72}
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!74 = !DISubprogram(name: "~Resource", linkageName: "_ZN8ResourceD4Ev", scope: !60, file: !2, line: 36, type: !75, scopeLine: 36, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !68}
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Holder", file: !2, line: 58, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !78, identifier: "_ZTS6Holder")
!78 = !{!79, !80, !81, !82}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !77, file: !2, line: 59, baseType: !60, size: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !77, file: !2, line: 59, baseType: !60, size: 128, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !77, file: !2, line: 60, baseType: !29, size: 32, offset: 256)
!82 = !DISubprogram(name: "Holder", linkageName: "_ZN6HolderC4EPKc", scope: !77, file: !2, line: 61, type: !83, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85, !52}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !88, file: !87, line: 90, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !90, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!87 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!88 = !DINamespace(name: "__exception_ptr", scope: !89)
!89 = !DINamespace(name: "std", scope: null)
!90 = !{!91, !93, !97, !100, !101, !106, !107, !111, !117, !121, !125, !128, !129, !132, !136}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_M_exception_object", scope: !86, file: !87, line: 92, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!93 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !86, file: !87, line: 94, type: !94, scopeLine: 94, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96, !92}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DISubprogram(name: "_M_addref", linkageName: "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv", scope: !86, file: !87, line: 96, type: !98, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !96}
!100 = !DISubprogram(name: "_M_release", linkageName: "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv", scope: !86, file: !87, line: 97, type: !98, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubprogram(name: "_M_get", linkageName: "_ZNKSt15__exception_ptr13exception_ptr6_M_getEv", scope: !86, file: !87, line: 99, type: !102, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{!92, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!106 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !86, file: !87, line: 107, type: !98, scopeLine: 107, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !86, file: !87, line: 109, type: !108, scopeLine: 109, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !96, !110}
!110 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !105, size: 64)
!111 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !86, file: !87, line: 112, type: !112, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !96, !114}
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !89, file: !115, line: 302, baseType: !116)
!115 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!116 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!117 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EOS0_", scope: !86, file: !87, line: 116, type: !118, scopeLine: 116, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !96, !120}
!120 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !86, size: 64)
!121 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !86, file: !87, line: 129, type: !122, scopeLine: 129, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !96, !110}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !86, size: 64)
!125 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSEOS0_", scope: !86, file: !87, line: 133, type: !126, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!124, !96, !120}
!128 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !86, file: !87, line: 140, type: !98, scopeLine: 140, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubprogram(name: "swap", linkageName: "_ZNSt15__exception_ptr13exception_ptr4swapERS0_", scope: !86, file: !87, line: 143, type: !130, scopeLine: 143, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !96, !124}
!132 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !86, file: !87, line: 155, type: !133, scopeLine: 155, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!135, !104}
!135 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!136 = !DISubprogram(name: "__cxa_exception_type", linkageName: "_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv", scope: !86, file: !87, line: 176, type: !137, scopeLine: 176, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!139, !104}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !141)
!141 = !DICompositeType(tag: DW_TAG_class_type, name: "type_info", scope: !89, file: !142, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9type_info")
!142 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!143 = !{!0, !8, !10, !15, !20, !25, !144, !149, !151, !156, !161, !164, !166, !186, !189, !191}
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !146, isLocal: true, isDefinition: true)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 9)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !3, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !153, isLocal: true, isDefinition: true)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !154)
!154 = !{!155}
!155 = !DISubrange(count: 7)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !158, isLocal: true, isDefinition: true)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !159)
!159 = !{!160}
!160 = !DISubrange(count: 14)
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN6errors5ParseE", scope: !27, file: !2, type: !92, isLocal: false, isDefinition: true, declaration: !163, align: 64)
!163 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !30, file: !2, baseType: !92, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN6errors5RangeE", scope: !27, file: !2, type: !92, isLocal: false, isDefinition: true, declaration: !168, align: 64)
!168 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !169, file: !2, baseType: !92, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!169 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Range", scope: !31, file: !2, line: 23, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !170, vtableHolder: !34, identifier: "_ZTSN6errors5RangeE")
!170 = !{!171, !174, !175, !177, !181}
!171 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !169, baseType: !172, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!172 = !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !89, file: !173, line: 61, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9exception")
!173 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!174 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !169, baseType: !34, extraData: i32 0)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !169, file: !2, line: 26, baseType: !176, size: 64, offset: 128)
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DISubprogram(name: "Range", linkageName: "_ZN6errors5RangeC4Eil", scope: !169, file: !2, line: 24, type: !178, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !180, !29, !176}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!181 = !DISubprogram(name: "what", linkageName: "_ZNK6errors5Range4whatEv", scope: !169, file: !2, line: 25, type: !182, scopeLine: 25, containingType: !169, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!52, !184}
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!185 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !169)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVSt9exception", scope: !27, file: !2, type: !92, isLocal: false, isDefinition: true, declaration: !188, align: 64)
!188 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !172, file: !2, baseType: !92, flags: DIFlagArtificial | DIFlagStaticMember)
!189 = !DIGlobalVariableExpression(var: !190, expr: !DIExpression())
!190 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!191 = !DIGlobalVariableExpression(var: !192, expr: !DIExpression())
!192 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !193, isLocal: true, isDefinition: true)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 10)
!196 = !{!197, !256, !262, !267, !271, !273, !275, !277, !279, !286, !291, !296, !300, !304, !308, !313, !317, !319, !323, !329, !333, !340, !342, !345, !349, !353, !355, !359, !363, !365, !369, !371, !373, !377, !381, !385, !389, !393, !397, !399, !405, !409, !413, !418, !420, !422, !426, !430, !431, !432, !433, !434, !435, !439, !443, !449, !453, !457, !462, !464, !470, !472, !476, !485, !487, !491, !495, !499, !503, !507, !511, !515, !519, !526, !530, !534, !536, !538, !542, !547, !553, !557, !561, !563, !570, !574, !581, !583, !587, !591, !595, !599, !604, !609, !614, !615, !616, !617, !619, !620, !621, !622, !623, !624, !625, !626}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !198, file: !255, line: 98)
!198 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !199, line: 7, baseType: !200)
!199 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!200 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !201, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !202, identifier: "_ZTS8_IO_FILE")
!201 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!202 = !{!203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !218, !220, !221, !222, !225, !227, !229, !233, !236, !238, !241, !244, !245, !246, !250, !251}
!203 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !200, file: !201, line: 51, baseType: !29, size: 32)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !200, file: !201, line: 54, baseType: !64, size: 64, offset: 64)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !200, file: !201, line: 55, baseType: !64, size: 64, offset: 128)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !200, file: !201, line: 56, baseType: !64, size: 64, offset: 192)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !200, file: !201, line: 57, baseType: !64, size: 64, offset: 256)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !200, file: !201, line: 58, baseType: !64, size: 64, offset: 320)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !200, file: !201, line: 59, baseType: !64, size: 64, offset: 384)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !200, file: !201, line: 60, baseType: !64, size: 64, offset: 448)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !200, file: !201, line: 61, baseType: !64, size: 64, offset: 512)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !200, file: !201, line: 64, baseType: !64, size: 64, offset: 576)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !200, file: !201, line: 65, baseType: !64, size: 64, offset: 640)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !200, file: !201, line: 66, baseType: !64, size: 64, offset: 704)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !200, file: !201, line: 68, baseType: !216, size: 64, offset: 768)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64)
!217 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !201, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!218 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !200, file: !201, line: 70, baseType: !219, size: 64, offset: 832)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !200, file: !201, line: 72, baseType: !29, size: 32, offset: 896)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !200, file: !201, line: 73, baseType: !29, size: 32, offset: 928)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !200, file: !201, line: 74, baseType: !223, size: 64, offset: 960)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !224, line: 152, baseType: !176)
!224 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!225 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !200, file: !201, line: 77, baseType: !226, size: 16, offset: 1024)
!226 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !200, file: !201, line: 78, baseType: !228, size: 8, offset: 1040)
!228 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !200, file: !201, line: 79, baseType: !230, size: 8, offset: 1048)
!230 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !231)
!231 = !{!232}
!232 = !DISubrange(count: 1)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !200, file: !201, line: 81, baseType: !234, size: 64, offset: 1088)
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !235, size: 64)
!235 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !201, line: 43, baseType: null)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !200, file: !201, line: 89, baseType: !237, size: 64, offset: 1152)
!237 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !224, line: 153, baseType: !176)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !200, file: !201, line: 91, baseType: !239, size: 64, offset: 1216)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!240 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !201, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !200, file: !201, line: 92, baseType: !242, size: 64, offset: 1280)
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !243, size: 64)
!243 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !201, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!244 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !200, file: !201, line: 93, baseType: !219, size: 64, offset: 1344)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !200, file: !201, line: 94, baseType: !92, size: 64, offset: 1408)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !200, file: !201, line: 95, baseType: !247, size: 64, offset: 1472)
!247 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !248, line: 18, baseType: !249)
!248 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!249 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !200, file: !201, line: 96, baseType: !29, size: 32, offset: 1536)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !200, file: !201, line: 98, baseType: !252, size: 160, offset: 1568)
!252 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !253)
!253 = !{!254}
!254 = !DISubrange(count: 20)
!255 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !257, file: !255, line: 99)
!257 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !258, line: 84, baseType: !259)
!258 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!259 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !260, line: 14, baseType: !261)
!260 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!261 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !260, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !263, file: !255, line: 101)
!263 = !DISubprogram(name: "clearerr", scope: !258, file: !258, line: 786, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !266}
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !268, file: !255, line: 102)
!268 = !DISubprogram(name: "fclose", scope: !258, file: !258, line: 178, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!29, !266}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !272, file: !255, line: 103)
!272 = !DISubprogram(name: "feof", scope: !258, file: !258, line: 788, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !274, file: !255, line: 104)
!274 = !DISubprogram(name: "ferror", scope: !258, file: !258, line: 790, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !276, file: !255, line: 105)
!276 = !DISubprogram(name: "fflush", scope: !258, file: !258, line: 230, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !278, file: !255, line: 106)
!278 = !DISubprogram(name: "fgetc", scope: !258, file: !258, line: 513, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !280, file: !255, line: 107)
!280 = !DISubprogram(name: "fgetpos", scope: !258, file: !258, line: 760, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!29, !283, !284}
!283 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !266)
!284 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !285)
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !287, file: !255, line: 108)
!287 = !DISubprogram(name: "fgets", scope: !258, file: !258, line: 592, type: !288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubroutineType(types: !289)
!289 = !{!64, !290, !29, !283}
!290 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !292, file: !255, line: 109)
!292 = !DISubprogram(name: "fopen", scope: !258, file: !258, line: 258, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{!266, !295, !295}
!295 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !297, file: !255, line: 110)
!297 = !DISubprogram(name: "fprintf", scope: !258, file: !258, line: 350, type: !298, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubroutineType(types: !299)
!299 = !{!29, !283, !295, null}
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !301, file: !255, line: 111)
!301 = !DISubprogram(name: "fputc", scope: !258, file: !258, line: 549, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubroutineType(types: !303)
!303 = !{!29, !29, !266}
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !305, file: !255, line: 112)
!305 = !DISubprogram(name: "fputs", scope: !258, file: !258, line: 655, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{!29, !295, !283}
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !309, file: !255, line: 113)
!309 = !DISubprogram(name: "fread", scope: !258, file: !258, line: 675, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!247, !312, !247, !247, !283}
!312 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !314, file: !255, line: 114)
!314 = !DISubprogram(name: "freopen", scope: !258, file: !258, line: 265, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!266, !295, !295, !283}
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !318, file: !255, line: 115)
!318 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !258, file: !258, line: 434, type: !298, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !320, file: !255, line: 116)
!320 = !DISubprogram(name: "fseek", scope: !258, file: !258, line: 713, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!29, !266, !176, !29}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !324, file: !255, line: 117)
!324 = !DISubprogram(name: "fsetpos", scope: !258, file: !258, line: 765, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!29, !266, !327}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !257)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !330, file: !255, line: 118)
!330 = !DISubprogram(name: "ftell", scope: !258, file: !258, line: 718, type: !331, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{!176, !266}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !334, file: !255, line: 119)
!334 = !DISubprogram(name: "fwrite", scope: !258, file: !258, line: 681, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{!247, !337, !247, !247, !283}
!337 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !338)
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64)
!339 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !341, file: !255, line: 120)
!341 = !DISubprogram(name: "getc", scope: !258, file: !258, line: 514, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !343, file: !255, line: 121)
!343 = !DISubprogram(name: "getchar", scope: !344, file: !344, line: 47, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!344 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !346, file: !255, line: 126)
!346 = !DISubprogram(name: "perror", scope: !258, file: !258, line: 804, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{null, !52}
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !350, file: !255, line: 127)
!350 = !DISubprogram(name: "printf", scope: !258, file: !258, line: 356, type: !351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DISubroutineType(types: !352)
!352 = !{!29, !295, null}
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !354, file: !255, line: 128)
!354 = !DISubprogram(name: "putc", scope: !258, file: !258, line: 550, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !356, file: !255, line: 129)
!356 = !DISubprogram(name: "putchar", scope: !344, file: !344, line: 82, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{!29, !29}
!359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !360, file: !255, line: 130)
!360 = !DISubprogram(name: "puts", scope: !258, file: !258, line: 661, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubroutineType(types: !362)
!362 = !{!29, !52}
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !364, file: !255, line: 131)
!364 = !DISubprogram(name: "remove", scope: !258, file: !258, line: 152, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !366, file: !255, line: 132)
!366 = !DISubprogram(name: "rename", scope: !258, file: !258, line: 154, type: !367, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!367 = !DISubroutineType(types: !368)
!368 = !{!29, !52, !52}
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !370, file: !255, line: 133)
!370 = !DISubprogram(name: "rewind", scope: !258, file: !258, line: 723, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !372, file: !255, line: 134)
!372 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !258, file: !258, line: 437, type: !351, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !374, file: !255, line: 135)
!374 = !DISubprogram(name: "setbuf", scope: !258, file: !258, line: 328, type: !375, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!375 = !DISubroutineType(types: !376)
!376 = !{null, !283, !290}
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !378, file: !255, line: 136)
!378 = !DISubprogram(name: "setvbuf", scope: !258, file: !258, line: 332, type: !379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DISubroutineType(types: !380)
!380 = !{!29, !283, !290, !29, !247}
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !382, file: !255, line: 137)
!382 = !DISubprogram(name: "sprintf", scope: !258, file: !258, line: 358, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DISubroutineType(types: !384)
!384 = !{!29, !290, !295, null}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !386, file: !255, line: 138)
!386 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !258, file: !258, line: 439, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!29, !295, !295, null}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !390, file: !255, line: 139)
!390 = !DISubprogram(name: "tmpfile", scope: !258, file: !258, line: 188, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!266}
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !394, file: !255, line: 141)
!394 = !DISubprogram(name: "tmpnam", scope: !258, file: !258, line: 205, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!64, !64}
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !398, file: !255, line: 143)
!398 = !DISubprogram(name: "ungetc", scope: !258, file: !258, line: 668, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !400, file: !255, line: 144)
!400 = !DISubprogram(name: "vfprintf", scope: !258, file: !258, line: 365, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!29, !283, !295, !403}
!403 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !404, size: 64)
!404 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !2, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !406, file: !255, line: 145)
!406 = !DISubprogram(name: "vprintf", scope: !344, file: !344, line: 39, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DISubroutineType(types: !408)
!408 = !{!29, !295, !403}
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !410, file: !255, line: 146)
!410 = !DISubprogram(name: "vsprintf", scope: !258, file: !258, line: 373, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!29, !290, !295, !403}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !415, file: !255, line: 175)
!414 = !DINamespace(name: "__gnu_cxx", scope: null)
!415 = !DISubprogram(name: "snprintf", scope: !258, file: !258, line: 378, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DISubroutineType(types: !417)
!417 = !{!29, !290, !247, !295, null}
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !419, file: !255, line: 176)
!419 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !258, file: !258, line: 479, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !421, file: !255, line: 177)
!421 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !258, file: !258, line: 484, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !423, file: !255, line: 178)
!423 = !DISubprogram(name: "vsnprintf", scope: !258, file: !258, line: 382, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!29, !290, !247, !295, !403}
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !427, file: !255, line: 179)
!427 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !258, file: !258, line: 487, type: !428, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubroutineType(types: !429)
!429 = !{!29, !295, !295, !403}
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !415, file: !255, line: 185)
!431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !419, file: !255, line: 186)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !421, file: !255, line: 187)
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !423, file: !255, line: 188)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !427, file: !255, line: 189)
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !436, file: !438, line: 52)
!436 = !DISubprogram(name: "abs", scope: !437, file: !437, line: 861, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!437 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!438 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !440, file: !442, line: 127)
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !437, line: 63, baseType: !441)
!441 = !DICompositeType(tag: DW_TAG_structure_type, file: !437, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!442 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !444, file: !442, line: 128)
!444 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !437, line: 71, baseType: !445)
!445 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !437, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !446, identifier: "_ZTS6ldiv_t")
!446 = !{!447, !448}
!447 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !445, file: !437, line: 69, baseType: !176, size: 64)
!448 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !445, file: !437, line: 70, baseType: !176, size: 64, offset: 64)
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !450, file: !442, line: 130)
!450 = !DISubprogram(name: "abort", scope: !437, file: !437, line: 611, type: !451, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!451 = !DISubroutineType(types: !452)
!452 = !{null}
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !454, file: !442, line: 132)
!454 = !DISubprogram(name: "aligned_alloc", scope: !437, file: !437, line: 605, type: !455, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!455 = !DISubroutineType(types: !456)
!456 = !{!92, !247, !247}
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !458, file: !442, line: 134)
!458 = !DISubprogram(name: "atexit", scope: !437, file: !437, line: 615, type: !459, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!29, !461}
!461 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !451, size: 64)
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !463, file: !442, line: 137)
!463 = !DISubprogram(name: "at_quick_exit", scope: !437, file: !437, line: 620, type: !459, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !465, file: !442, line: 140)
!465 = !DISubprogram(name: "atof", scope: !466, file: !466, line: 25, type: !467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "", checksumkind: CSK_MD5, checksum: "adfe1626ff4efc68ac58c367ff5f206b")
!467 = !DISubroutineType(types: !468)
!468 = !{!469, !52}
!469 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !471, file: !442, line: 141)
!471 = !DISubprogram(name: "atoi", scope: !437, file: !437, line: 362, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !473, file: !442, line: 142)
!473 = !DISubprogram(name: "atol", scope: !437, file: !437, line: 367, type: !474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{!176, !52}
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !477, file: !442, line: 143)
!477 = !DISubprogram(name: "bsearch", scope: !478, file: !478, line: 20, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "", checksumkind: CSK_MD5, checksum: "724ededa330cc3e0cbd34c5b4030a6f6")
!479 = !DISubroutineType(types: !480)
!480 = !{!92, !338, !338, !247, !247, !481}
!481 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !437, line: 829, baseType: !482)
!482 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !483, size: 64)
!483 = !DISubroutineType(types: !484)
!484 = !{!29, !338, !338}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !486, file: !442, line: 144)
!486 = !DISubprogram(name: "calloc", scope: !437, file: !437, line: 556, type: !455, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !488, file: !442, line: 145)
!488 = !DISubprogram(name: "div", scope: !437, file: !437, line: 873, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!440, !29, !29}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !492, file: !442, line: 146)
!492 = !DISubprogram(name: "exit", scope: !437, file: !437, line: 637, type: !493, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{null, !29}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !496, file: !442, line: 147)
!496 = !DISubprogram(name: "free", scope: !437, file: !437, line: 568, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{null, !92}
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !500, file: !442, line: 148)
!500 = !DISubprogram(name: "getenv", scope: !437, file: !437, line: 654, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{!64, !52}
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !504, file: !442, line: 149)
!504 = !DISubprogram(name: "labs", scope: !437, file: !437, line: 862, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!176, !176}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !508, file: !442, line: 150)
!508 = !DISubprogram(name: "ldiv", scope: !437, file: !437, line: 875, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!444, !176, !176}
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !512, file: !442, line: 151)
!512 = !DISubprogram(name: "malloc", scope: !437, file: !437, line: 553, type: !513, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DISubroutineType(types: !514)
!514 = !{!92, !247}
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !516, file: !442, line: 153)
!516 = !DISubprogram(name: "mblen", scope: !437, file: !437, line: 943, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{!29, !52, !247}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !520, file: !442, line: 154)
!520 = !DISubprogram(name: "mbstowcs", scope: !437, file: !437, line: 954, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!247, !523, !295, !247}
!523 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !524)
!524 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !525, size: 64)
!525 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !527, file: !442, line: 155)
!527 = !DISubprogram(name: "mbtowc", scope: !437, file: !437, line: 946, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!29, !523, !295, !247}
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !531, file: !442, line: 157)
!531 = !DISubprogram(name: "qsort", scope: !437, file: !437, line: 851, type: !532, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DISubroutineType(types: !533)
!533 = !{null, !92, !247, !247, !481}
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !535, file: !442, line: 160)
!535 = !DISubprogram(name: "quick_exit", scope: !437, file: !437, line: 643, type: !493, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !537, file: !442, line: 163)
!537 = !DISubprogram(name: "rand", scope: !437, file: !437, line: 454, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !539, file: !442, line: 164)
!539 = !DISubprogram(name: "realloc", scope: !437, file: !437, line: 564, type: !540, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubroutineType(types: !541)
!541 = !{!92, !92, !247}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !543, file: !442, line: 165)
!543 = !DISubprogram(name: "srand", scope: !437, file: !437, line: 456, type: !544, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubroutineType(types: !545)
!545 = !{null, !546}
!546 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !548, file: !442, line: 166)
!548 = !DISubprogram(name: "strtod", scope: !437, file: !437, line: 118, type: !549, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DISubroutineType(types: !550)
!550 = !{!469, !295, !551}
!551 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !552)
!552 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !554, file: !442, line: 167)
!554 = !DISubprogram(name: "strtol", scope: !437, file: !437, line: 177, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!176, !295, !551, !29}
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !558, file: !442, line: 168)
!558 = !DISubprogram(name: "strtoul", scope: !437, file: !437, line: 181, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!249, !295, !551, !29}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !562, file: !442, line: 169)
!562 = !DISubprogram(name: "system", scope: !437, file: !437, line: 804, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !564, file: !442, line: 171)
!564 = !DISubprogram(name: "wcstombs", scope: !437, file: !437, line: 958, type: !565, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!565 = !DISubroutineType(types: !566)
!566 = !{!247, !290, !567, !247}
!567 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !568)
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !569, size: 64)
!569 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !525)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !571, file: !442, line: 172)
!571 = !DISubprogram(name: "wctomb", scope: !437, file: !437, line: 950, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!29, !64, !525}
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !575, file: !442, line: 200)
!575 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !437, line: 81, baseType: !576)
!576 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !437, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !577, identifier: "_ZTS7lldiv_t")
!577 = !{!578, !580}
!578 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !576, file: !437, line: 79, baseType: !579, size: 64)
!579 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !576, file: !437, line: 80, baseType: !579, size: 64, offset: 64)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !582, file: !442, line: 206)
!582 = !DISubprogram(name: "_Exit", scope: !437, file: !437, line: 649, type: !493, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !584, file: !442, line: 210)
!584 = !DISubprogram(name: "llabs", scope: !437, file: !437, line: 865, type: !585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubroutineType(types: !586)
!586 = !{!579, !579}
!587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !588, file: !442, line: 216)
!588 = !DISubprogram(name: "lldiv", scope: !437, file: !437, line: 879, type: !589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!589 = !DISubroutineType(types: !590)
!590 = !{!575, !579, !579}
!591 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !592, file: !442, line: 227)
!592 = !DISubprogram(name: "atoll", scope: !437, file: !437, line: 374, type: !593, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubroutineType(types: !594)
!594 = !{!579, !52}
!595 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !596, file: !442, line: 228)
!596 = !DISubprogram(name: "strtoll", scope: !437, file: !437, line: 201, type: !597, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!597 = !DISubroutineType(types: !598)
!598 = !{!579, !295, !551, !29}
!599 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !600, file: !442, line: 229)
!600 = !DISubprogram(name: "strtoull", scope: !437, file: !437, line: 206, type: !601, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!601 = !DISubroutineType(types: !602)
!602 = !{!603, !295, !551, !29}
!603 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !605, file: !442, line: 231)
!605 = !DISubprogram(name: "strtof", scope: !437, file: !437, line: 124, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!608, !295, !551}
!608 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !414, entity: !610, file: !442, line: 232)
!610 = !DISubprogram(name: "strtold", scope: !437, file: !437, line: 127, type: !611, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DISubroutineType(types: !612)
!612 = !{!613, !295, !551}
!613 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !575, file: !442, line: 240)
!615 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !582, file: !442, line: 242)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !584, file: !442, line: 244)
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !618, file: !442, line: 245)
!618 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !414, file: !442, line: 213, type: !589, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !588, file: !442, line: 246)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !592, file: !442, line: 248)
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !605, file: !442, line: 249)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !596, file: !442, line: 250)
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !600, file: !442, line: 251)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !610, file: !442, line: 252)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !86, file: !87, line: 68)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !88, entity: !627, file: !87, line: 84)
!627 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !89, file: !87, line: 80, type: !628, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!628 = !DISubroutineType(types: !629)
!629 = !{null, !86}
!630 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !34, file: !2, baseType: !92, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!631 = !{i32 7, !"Dwarf Version", i32 5}
!632 = !{i32 2, !"Debug Info Version", i32 3}
!633 = !{i32 1, !"wchar_size", i32 4}
!634 = !{i32 8, !"PIC Level", i32 2}
!635 = !{i32 7, !"PIE Level", i32 2}
!636 = !{i32 7, !"uwtable", i32 2}
!637 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!638 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!639 = !{!640, !640, i64 0}
!640 = !{!"int", !641, i64 0}
!641 = !{!"omnipotent char", !642, i64 0}
!642 = !{!"Simple C++ TBAA"}
!643 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD0Ev", scope: !34, file: !2, line: 16, type: !47, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !46, retainedNodes: !644, keyInstructions: true)
!644 = !{!645}
!645 = !DILocalVariable(name: "this", arg: 1, scope: !643, type: !646, flags: DIFlagArtificial | DIFlagObjectPointer)
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!647 = !DILocation(line: 0, scope: !643)
!648 = !DILocation(line: 16, column: 13, scope: !643)
!649 = distinct !DISubprogram(name: "attempt", linkageName: "_Z7attemptPKc", scope: !2, file: !2, line: 69, type: !361, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, retainedNodes: !650, keyInstructions: true)
!650 = !{!651, !652, !653, !655, !656, !658, !663, !664, !666, !669}
!651 = !DILocalVariable(name: "text", arg: 1, scope: !649, file: !2, line: 69, type: !52)
!652 = !DILocalVariable(name: "outer", scope: !649, file: !2, line: 70, type: !60)
!653 = !DILocalVariable(name: "holder", scope: !654, file: !2, line: 72, type: !77)
!654 = distinct !DILexicalBlock(scope: !649, file: !2, line: 71, column: 7)
!655 = !DILocalVariable(name: "inner", scope: !654, file: !2, line: 73, type: !60)
!656 = !DILocalVariable(name: "current", scope: !657, file: !2, line: 90, type: !86)
!657 = distinct !DILexicalBlock(scope: !649, file: !2, line: 89, column: 17)
!658 = !DILocalVariable(scope: !649, file: !2, line: 87, type: !659)
!659 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !660, size: 64)
!660 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !661)
!661 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_alloc", scope: !89, file: !662, line: 55, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt9bad_alloc")
!662 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!663 = !DILocalVariable(name: "value", scope: !649, file: !2, line: 85, type: !176)
!664 = !DILocalVariable(name: "error", scope: !649, file: !2, line: 78, type: !665)
!665 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!666 = !DILocalVariable(name: "again", scope: !667, file: !2, line: 81, type: !668)
!667 = distinct !DILexicalBlock(scope: !649, file: !2, line: 78, column: 33)
!668 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!669 = !DILocalVariable(name: "error", scope: !649, file: !2, line: 75, type: !670)
!670 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !185, size: 64)
!671 = distinct !DIAssignID()
!672 = !DILocation(line: 0, scope: !649)
!673 = distinct !DIAssignID()
!674 = !DILocation(line: 0, scope: !654)
!675 = distinct !DIAssignID()
!676 = distinct !DIAssignID()
!677 = !DILocation(line: 0, scope: !657)
!678 = !DILocation(line: 70, column: 3, scope: !649)
!679 = !DILocalVariable(name: "this", arg: 1, scope: !680, type: !683, flags: DIFlagArtificial | DIFlagObjectPointer)
!680 = distinct !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC2EPKc", scope: !60, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !65, retainedNodes: !681, keyInstructions: true)
!681 = !{!679, !682}
!682 = !DILocalVariable(name: "name", arg: 2, scope: !680, file: !2, line: 32, type: !52)
!683 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!684 = !DILocation(line: 0, scope: !680, inlinedAt: !685)
!685 = distinct !DILocation(line: 70, column: 12, scope: !649)
!686 = !DILocation(line: 32, column: 41, scope: !680, inlinedAt: !685, atomGroup: 1, atomRank: 1)
!687 = !{!688, !689, i64 0}
!688 = !{!"_ZTS8Resource", !689, i64 0, !689, i64 8}
!689 = !{!"p1 omnipotent char", !690, i64 0}
!690 = !{!"any pointer", !641, i64 0}
!691 = distinct !DIAssignID()
!692 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !685)
!693 = !DILocation(line: 32, column: 58, scope: !680, inlinedAt: !685, atomGroup: 2, atomRank: 2)
!694 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !685, atomGroup: 2, atomRank: 1)
!695 = !{!688, !689, i64 8}
!696 = distinct !DIAssignID()
!697 = !DILocation(line: 33, column: 5, scope: !698, inlinedAt: !685)
!698 = distinct !DILexicalBlock(scope: !680, file: !2, line: 32, column: 72)
!699 = !DILocation(line: 72, column: 5, scope: !654)
!700 = !DILocation(line: 72, column: 12, scope: !654)
!701 = !DILocation(line: 73, column: 5, scope: !654)
!702 = !DILocation(line: 0, scope: !680, inlinedAt: !703)
!703 = distinct !DILocation(line: 73, column: 14, scope: !654)
!704 = !DILocation(line: 32, column: 41, scope: !680, inlinedAt: !703, atomGroup: 1, atomRank: 1)
!705 = distinct !DIAssignID()
!706 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !703)
!707 = !DILocation(line: 32, column: 58, scope: !680, inlinedAt: !703, atomGroup: 2, atomRank: 2)
!708 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !703, atomGroup: 2, atomRank: 1)
!709 = distinct !DIAssignID()
!710 = !DILocation(line: 33, column: 5, scope: !698, inlinedAt: !703)
!711 = !DILocation(line: 74, column: 12, scope: !654)
!712 = !DILocation(line: 74, column: 33, scope: !654)
!713 = !{!714, !640, i64 32}
!714 = !{!"_ZTS6Holder", !688, i64 0, !688, i64 16, !640, i64 32}
!715 = !DILocation(line: 74, column: 24, scope: !654, atomGroup: 1, atomRank: 2)
!716 = !DILocalVariable(name: "this", arg: 1, scope: !717, type: !683, flags: DIFlagArtificial | DIFlagObjectPointer)
!717 = distinct !DISubprogram(name: "~Resource", linkageName: "_ZN8ResourceD2Ev", scope: !60, file: !2, line: 36, type: !75, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !74, retainedNodes: !718, keyInstructions: true)
!718 = !{!716}
!719 = !DILocation(line: 0, scope: !717, inlinedAt: !720)
!720 = distinct !DILocation(line: 75, column: 3, scope: !649)
!721 = !DILocation(line: 37, column: 14, scope: !722, inlinedAt: !720)
!722 = distinct !DILexicalBlock(scope: !717, file: !2, line: 36, column: 24)
!723 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !720)
!724 = !DILocation(line: 38, column: 31, scope: !722, inlinedAt: !720)
!725 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !720)
!726 = !DILocation(line: 75, column: 3, scope: !649)
!727 = !DILocalVariable(name: "this", arg: 1, scope: !728, type: !733, flags: DIFlagArtificial | DIFlagObjectPointer)
!728 = distinct !DISubprogram(name: "~Holder", linkageName: "_ZN6HolderD2Ev", scope: !77, file: !2, line: 58, type: !729, scopeLine: 58, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !731, retainedNodes: !732, keyInstructions: true)
!729 = !DISubroutineType(types: !730)
!730 = !{null, !85}
!731 = !DISubprogram(name: "~Holder", linkageName: "_ZN6HolderD4Ev", scope: !77, type: !729, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !{!727}
!733 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!734 = !DILocation(line: 0, scope: !728, inlinedAt: !735)
!735 = distinct !DILocation(line: 75, column: 3, scope: !649)
!736 = !DILocation(line: 58, column: 8, scope: !737, inlinedAt: !735)
!737 = distinct !DILexicalBlock(scope: !728, file: !2, line: 58, column: 8)
!738 = !DILocation(line: 0, scope: !717, inlinedAt: !739)
!739 = distinct !DILocation(line: 58, column: 8, scope: !737, inlinedAt: !735)
!740 = !DILocation(line: 37, column: 14, scope: !722, inlinedAt: !739)
!741 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !739)
!742 = !DILocation(line: 38, column: 31, scope: !722, inlinedAt: !739)
!743 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !739)
!744 = !DILocation(line: 0, scope: !717, inlinedAt: !745)
!745 = distinct !DILocation(line: 58, column: 8, scope: !737, inlinedAt: !735)
!746 = !DILocation(line: 37, column: 14, scope: !722, inlinedAt: !745)
!747 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !745)
!748 = !DILocation(line: 38, column: 31, scope: !722, inlinedAt: !745)
!749 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !745)
!750 = !DILocation(line: 93, column: 1, scope: !654)
!751 = !DILocation(line: 75, column: 3, scope: !654)
!752 = !DILocation(line: 85, column: 3, scope: !667)
!753 = !DILocation(line: 76, column: 38, scope: !754)
!754 = distinct !DILexicalBlock(scope: !649, file: !2, line: 75, column: 40)
!755 = !{!756, !756, i64 0}
!756 = !{!"vtable pointer", !642, i64 0}
!757 = !DILocation(line: 76, column: 52, scope: !754)
!758 = !{!759, !761, i64 16}
!759 = !{!"_ZTSN6errors5RangeE", !760, i64 0, !761, i64 16}
!760 = !{!"_ZTSN6errors4BaseE", !640, i64 8}
!761 = !{!"long", !641, i64 0}
!762 = !DILocation(line: 76, column: 5, scope: !754)
!763 = !DILocation(line: 77, column: 18, scope: !754)
!764 = !DILocation(line: 77, column: 18, scope: !754, atomGroup: 6, atomRank: 2)
!765 = !{!760, !640, i64 8}
!766 = !DILocation(line: 78, column: 3, scope: !754)
!767 = !DILocation(line: 87, column: 3, scope: !768)
!768 = distinct !DILexicalBlock(scope: !649, file: !2, line: 85, column: 24)
!769 = !DILocation(line: 80, column: 7, scope: !770)
!770 = distinct !DILexicalBlock(scope: !667, file: !2, line: 79, column: 9)
!771 = !DILocation(line: 89, column: 3, scope: !772)
!772 = distinct !DILexicalBlock(scope: !649, file: !2, line: 87, column: 36)
!773 = !DILocation(line: 89, column: 3, scope: !772, atomGroup: 2, atomRank: 2)
!774 = !{!761, !761, i64 0}
!775 = !DILocation(line: 86, column: 29, scope: !768, atomGroup: 3, atomRank: 2)
!776 = !DILocation(line: 88, column: 5, scope: !772)
!777 = !DILocation(line: 90, column: 5, scope: !657)
!778 = !DILocation(line: 90, column: 34, scope: !657)
!779 = !DILocalVariable(name: "this", arg: 1, scope: !780, type: !783, flags: DIFlagArtificial | DIFlagObjectPointer)
!780 = distinct !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC2ERKS0_", scope: !86, file: !87, line: 188, type: !108, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !107, retainedNodes: !781, keyInstructions: true)
!781 = !{!779, !782}
!782 = !DILocalVariable(name: "__other", arg: 2, scope: !780, file: !87, line: 188, type: !110)
!783 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!784 = !DILocation(line: 0, scope: !780, inlinedAt: !785)
!785 = distinct !DILocation(line: 91, column: 28, scope: !657)
!786 = !DILocation(line: 190, column: 35, scope: !780, inlinedAt: !785, atomGroup: 1, atomRank: 2)
!787 = !{!788, !690, i64 0}
!788 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !690, i64 0}
!789 = !DILocation(line: 190, column: 7, scope: !780, inlinedAt: !785, atomGroup: 1, atomRank: 1)
!790 = !DILocation(line: 192, column: 11, scope: !791, inlinedAt: !785, atomGroup: 2, atomRank: 2)
!791 = distinct !DILexicalBlock(scope: !792, file: !87, line: 192, column: 11)
!792 = distinct !DILexicalBlock(scope: !780, file: !87, line: 191, column: 5)
!793 = !DILocation(line: 192, column: 11, scope: !791, inlinedAt: !785, atomGroup: 2, atomRank: 1)
!794 = !DILocation(line: 193, column: 2, scope: !791, inlinedAt: !785)
!795 = !DILocation(line: 91, column: 5, scope: !657)
!796 = !DILocation(line: 93, column: 1, scope: !657)
!797 = !DILocalVariable(name: "this", arg: 1, scope: !798, type: !783, flags: DIFlagArtificial | DIFlagObjectPointer)
!798 = distinct !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD2Ev", scope: !86, file: !87, line: 198, type: !98, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !128, retainedNodes: !799, keyInstructions: true)
!799 = !{!797}
!800 = !DILocation(line: 0, scope: !798, inlinedAt: !801)
!801 = distinct !DILocation(line: 91, column: 5, scope: !657)
!802 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !801)
!803 = distinct !DILexicalBlock(scope: !804, file: !87, line: 200, column: 11)
!804 = distinct !DILexicalBlock(scope: !798, file: !87, line: 199, column: 5)
!805 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !801, atomGroup: 1, atomRank: 2)
!806 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !801, atomGroup: 1, atomRank: 1)
!807 = !DILocation(line: 201, column: 2, scope: !803, inlinedAt: !801)
!808 = !DILocation(line: 0, scope: !798, inlinedAt: !809)
!809 = distinct !DILocation(line: 92, column: 3, scope: !649)
!810 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !809)
!811 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !809, atomGroup: 1, atomRank: 2)
!812 = !DILocation(line: 200, column: 11, scope: !803, inlinedAt: !809, atomGroup: 1, atomRank: 1)
!813 = !DILocation(line: 201, column: 2, scope: !803, inlinedAt: !809)
!814 = !DILocation(line: 92, column: 3, scope: !649)
!815 = !DILocation(line: 92, column: 3, scope: !657)
!816 = !DILocation(line: 93, column: 1, scope: !770)
!817 = !DILocation(line: 81, column: 5, scope: !770)
!818 = !DILocation(line: 0, scope: !667)
!819 = !DILocation(line: 82, column: 13, scope: !820)
!820 = distinct !DILexicalBlock(scope: !667, file: !2, line: 81, column: 36)
!821 = !DILocation(line: 82, column: 18, scope: !820)
!822 = !DILocation(line: 82, column: 18, scope: !820, atomGroup: 4, atomRank: 2)
!823 = !DILocation(line: 82, column: 18, scope: !820, atomGroup: 4, atomRank: 1)
!824 = !DILocation(line: 83, column: 5, scope: !820)
!825 = !DILocation(line: 84, column: 18, scope: !667)
!826 = !DILocation(line: 84, column: 18, scope: !667, atomGroup: 5, atomRank: 2)
!827 = !DILocation(line: 93, column: 1, scope: !667)
!828 = !DILocation(line: 93, column: 1, scope: !649)
!829 = !DILocation(line: 0, scope: !717, inlinedAt: !830)
!830 = distinct !DILocation(line: 93, column: 1, scope: !649)
!831 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !830)
!832 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !830)
!833 = !DILocation(line: 93, column: 1, scope: !649, atomGroup: 7, atomRank: 1)
!834 = distinct !DISubprogram(name: "Holder", linkageName: "_ZN6HolderC2EPKc", scope: !77, file: !2, line: 61, type: !83, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !82, retainedNodes: !835, keyInstructions: true)
!835 = !{!836, !837, !838}
!836 = !DILocalVariable(name: "this", arg: 1, scope: !834, type: !733, flags: DIFlagArtificial | DIFlagObjectPointer)
!837 = !DILocalVariable(name: "text", arg: 2, scope: !834, file: !2, line: 61, type: !52)
!838 = !DILocalVariable(scope: !834, file: !2, line: 63, type: !839)
!839 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !54, size: 64)
!840 = !DILocation(line: 0, scope: !834)
!841 = !DILocation(line: 0, scope: !680, inlinedAt: !842)
!842 = distinct !DILocation(line: 62, column: 9, scope: !834)
!843 = !DILocation(line: 32, column: 41, scope: !680, inlinedAt: !842, atomGroup: 1, atomRank: 1)
!844 = !DILocation(line: 32, column: 58, scope: !680, inlinedAt: !842, atomGroup: 2, atomRank: 2)
!845 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !842)
!846 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !842, atomGroup: 2, atomRank: 1)
!847 = !DILocation(line: 33, column: 5, scope: !698, inlinedAt: !842)
!848 = !DILocation(line: 62, column: 25, scope: !834)
!849 = !DILocation(line: 0, scope: !680, inlinedAt: !850)
!850 = distinct !DILocation(line: 62, column: 25, scope: !834)
!851 = !DILocation(line: 32, column: 41, scope: !680, inlinedAt: !850, atomGroup: 1, atomRank: 1)
!852 = !DILocation(line: 32, column: 58, scope: !680, inlinedAt: !850, atomGroup: 2, atomRank: 2)
!853 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !850)
!854 = !DILocation(line: 32, column: 53, scope: !680, inlinedAt: !850, atomGroup: 2, atomRank: 1)
!855 = !DILocation(line: 33, column: 5, scope: !698, inlinedAt: !850)
!856 = !DILocation(line: 62, column: 49, scope: !834, atomGroup: 1, atomRank: 2)
!857 = !DILocation(line: 62, column: 43, scope: !834)
!858 = !DILocation(line: 62, column: 43, scope: !834, atomGroup: 1, atomRank: 1)
!859 = !DILocation(line: 66, column: 3, scope: !834, atomGroup: 2, atomRank: 1)
!860 = !DILocation(line: 66, column: 3, scope: !834)
!861 = !DILocation(line: 63, column: 3, scope: !862)
!862 = distinct !DILexicalBlock(scope: !834, file: !2, line: 62, column: 62)
!863 = !DILocation(line: 64, column: 5, scope: !864)
!864 = distinct !DILexicalBlock(scope: !834, file: !2, line: 63, column: 34)
!865 = !DILocation(line: 65, column: 5, scope: !864)
!866 = !DILocation(line: 66, column: 3, scope: !864)
!867 = distinct !DISubprogram(name: "parse", linkageName: "_ZL5parsePKc", scope: !2, file: !2, line: 46, type: !361, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !27, retainedNodes: !868, keyInstructions: true)
!868 = !{!869, !870, !871}
!869 = !DILocalVariable(name: "text", arg: 1, scope: !867, file: !2, line: 46, type: !52)
!870 = !DILocalVariable(name: "end", scope: !867, file: !2, line: 47, type: !64)
!871 = !DILocalVariable(name: "value", scope: !867, file: !2, line: 48, type: !176)
!872 = distinct !DIAssignID()
!873 = !DILocation(line: 0, scope: !867)
!874 = !DILocation(line: 47, column: 3, scope: !867)
!875 = !DILocation(line: 47, column: 9, scope: !867, atomGroup: 1, atomRank: 1)
!876 = !{!689, !689, i64 0}
!877 = distinct !DIAssignID()
!878 = !DILocation(line: 48, column: 16, scope: !867, atomGroup: 2, atomRank: 2)
!879 = !DILocation(line: 49, column: 8, scope: !880)
!880 = distinct !DILexicalBlock(scope: !867, file: !2, line: 49, column: 7)
!881 = !DILocation(line: 49, column: 7, scope: !880)
!882 = !{!641, !641, i64 0}
!883 = !DILocation(line: 49, column: 7, scope: !880, atomGroup: 3, atomRank: 2)
!884 = !DILocation(line: 49, column: 7, scope: !880, atomGroup: 3, atomRank: 1)
!885 = !DILocation(line: 50, column: 5, scope: !880)
!886 = !DILocation(line: 50, column: 46, scope: !880)
!887 = !DILocation(line: 50, column: 42, scope: !880)
!888 = !DILocalVariable(name: "this", arg: 1, scope: !889, type: !896, flags: DIFlagArtificial | DIFlagObjectPointer)
!889 = distinct !DISubprogram(name: "Base", linkageName: "_ZN6errors5ParseCI2NS_4BaseEEi", scope: !30, file: !2, line: 19, type: !890, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !893, retainedNodes: !894, keyInstructions: true)
!890 = !DISubroutineType(types: !891)
!891 = !{null, !892, !29}
!892 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!893 = !DISubprogram(name: "Base", linkageName: "_ZN6errors5ParseCI4NS_4BaseEEi", scope: !30, type: !890, flags: DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !{!888, !895}
!895 = !DILocalVariable(arg: 2, scope: !889, type: !29, flags: DIFlagArtificial)
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!897 = !DILocation(line: 0, scope: !889, inlinedAt: !898)
!898 = distinct !DILocation(line: 50, column: 11, scope: !880)
!899 = !DILocalVariable(name: "this", arg: 1, scope: !900, type: !646, flags: DIFlagArtificial | DIFlagObjectPointer)
!900 = distinct !DISubprogram(name: "Base", linkageName: "_ZN6errors4BaseC2Ei", scope: !34, file: !2, line: 11, type: !43, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !42, retainedNodes: !901, keyInstructions: true)
!901 = !{!899, !902}
!902 = !DILocalVariable(name: "code", arg: 2, scope: !900, file: !2, line: 11, type: !29)
!903 = !DILocation(line: 0, scope: !900, inlinedAt: !904)
!904 = distinct !DILocation(line: 19, column: 15, scope: !889, inlinedAt: !898)
!905 = !DILocation(line: 11, column: 29, scope: !900, inlinedAt: !904)
!906 = !DILocation(line: 11, column: 29, scope: !900, inlinedAt: !904, atomGroup: 1, atomRank: 1)
!907 = !DILocation(line: 19, column: 15, scope: !889, inlinedAt: !898)
!908 = !DILocation(line: 51, column: 13, scope: !909, atomGroup: 4, atomRank: 2)
!909 = distinct !DILexicalBlock(scope: !867, file: !2, line: 51, column: 7)
!910 = !DILocation(line: 51, column: 13, scope: !909, atomGroup: 4, atomRank: 1)
!911 = !DILocation(line: 52, column: 5, scope: !909)
!912 = !DILocalVariable(name: "this", arg: 1, scope: !913, type: !917, flags: DIFlagArtificial | DIFlagObjectPointer)
!913 = distinct !DISubprogram(name: "Range", linkageName: "_ZN6errors5RangeC1Eil", scope: !169, file: !2, line: 24, type: !178, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !177, retainedNodes: !914, keyInstructions: true)
!914 = !{!912, !915, !916}
!915 = !DILocalVariable(name: "code", arg: 2, scope: !913, file: !2, line: 24, type: !29)
!916 = !DILocalVariable(name: "at", arg: 3, scope: !913, file: !2, line: 24, type: !176)
!917 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!918 = !DILocation(line: 0, scope: !913, inlinedAt: !919)
!919 = distinct !DILocation(line: 52, column: 11, scope: !909)
!920 = !DILocation(line: 24, column: 49, scope: !913, inlinedAt: !919)
!921 = !DILocation(line: 0, scope: !900, inlinedAt: !922)
!922 = distinct !DILocation(line: 24, column: 30, scope: !913, inlinedAt: !919)
!923 = !DILocation(line: 11, column: 29, scope: !900, inlinedAt: !922)
!924 = !DILocation(line: 11, column: 29, scope: !900, inlinedAt: !922, atomGroup: 1, atomRank: 1)
!925 = !DILocation(line: 24, column: 42, scope: !913, inlinedAt: !919)
!926 = !DILocation(line: 24, column: 42, scope: !913, inlinedAt: !919, atomGroup: 1, atomRank: 1)
!927 = !DILocation(line: 53, column: 13, scope: !928, atomGroup: 5, atomRank: 2)
!928 = distinct !DILexicalBlock(scope: !867, file: !2, line: 53, column: 7)
!929 = !DILocation(line: 53, column: 13, scope: !928, atomGroup: 5, atomRank: 1)
!930 = !DILocation(line: 54, column: 5, scope: !928)
!931 = !DILocation(line: 55, column: 27, scope: !867, atomGroup: 7, atomRank: 2)
!932 = !DILocation(line: 56, column: 1, scope: !867)
!933 = !DILocation(line: 55, column: 3, scope: !867, atomGroup: 7, atomRank: 1)
!934 = !DILocation(line: 0, scope: !717)
!935 = !DILocation(line: 37, column: 14, scope: !722)
!936 = !DILocation(line: 37, column: 5, scope: !722)
!937 = !DILocation(line: 38, column: 31, scope: !722)
!938 = !DILocation(line: 38, column: 5, scope: !722)
!939 = !DILocation(line: 39, column: 3, scope: !717, atomGroup: 1, atomRank: 1)
!940 = !DILocation(line: 0, scope: !728)
!941 = !DILocation(line: 58, column: 8, scope: !737)
!942 = !DILocation(line: 0, scope: !717, inlinedAt: !943)
!943 = distinct !DILocation(line: 58, column: 8, scope: !737)
!944 = !DILocation(line: 37, column: 14, scope: !722, inlinedAt: !943)
!945 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !943)
!946 = !DILocation(line: 38, column: 31, scope: !722, inlinedAt: !943)
!947 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !943)
!948 = !DILocation(line: 0, scope: !717, inlinedAt: !949)
!949 = distinct !DILocation(line: 58, column: 8, scope: !737)
!950 = !DILocation(line: 37, column: 14, scope: !722, inlinedAt: !949)
!951 = !DILocation(line: 37, column: 5, scope: !722, inlinedAt: !949)
!952 = !DILocation(line: 38, column: 31, scope: !722, inlinedAt: !949)
!953 = !DILocation(line: 38, column: 5, scope: !722, inlinedAt: !949)
!954 = !DILocation(line: 58, column: 8, scope: !728, atomGroup: 1, atomRank: 1)
!955 = !DISubprogram(name: "current_exception", linkageName: "_ZSt17current_exceptionv", scope: !89, file: !87, line: 74, type: !956, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!956 = !DISubroutineType(types: !957)
!957 = !{!86}
!958 = distinct !DISubprogram(name: "never_throws", linkageName: "_Z12never_throwsPKc", scope: !2, file: !2, line: 95, type: !361, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, retainedNodes: !959, keyInstructions: true)
!959 = !{!960}
!960 = !DILocalVariable(name: "text", arg: 1, scope: !958, file: !2, line: 95, type: !52)
!961 = !DILocation(line: 0, scope: !958)
!962 = !DILocation(line: 95, column: 54, scope: !958, atomGroup: 1, atomRank: 2)
!963 = !DILocation(line: 95, column: 47, scope: !958, atomGroup: 1, atomRank: 1)
!964 = !DILocation(line: 95, column: 54, scope: !958)
!965 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 97, type: !966, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, retainedNodes: !968, keyInstructions: true)
!966 = !DISubroutineType(types: !967)
!967 = !{!29, !29, !552}
!968 = !{!969, !970, !971, !972}
!969 = !DILocalVariable(name: "argc", arg: 1, scope: !965, file: !2, line: 97, type: !29)
!970 = !DILocalVariable(name: "argv", arg: 2, scope: !965, file: !2, line: 97, type: !552)
!971 = !DILocalVariable(name: "sum", scope: !965, file: !2, line: 98, type: !29)
!972 = !DILocalVariable(name: "i", scope: !973, file: !2, line: 99, type: !29)
!973 = distinct !DILexicalBlock(scope: !965, file: !2, line: 99, column: 3)
!974 = !DILocation(line: 0, scope: !965)
!975 = !DILocation(line: 0, scope: !973)
!976 = !DILocation(line: 99, column: 21, scope: !977, atomGroup: 11, atomRank: 1)
!977 = distinct !DILexicalBlock(scope: !973, file: !2, line: 99, column: 3)
!978 = !DILocation(line: 99, column: 3, scope: !973, atomGroup: 12, atomRank: 1)
!979 = !DILocation(line: 99, column: 21, scope: !977, atomGroup: 3, atomRank: 1)
!980 = !DILocation(line: 99, column: 3, scope: !973)
!981 = !DILocation(line: 101, column: 10, scope: !965, atomGroup: 9, atomRank: 2)
!982 = !DILocation(line: 101, column: 10, scope: !965, atomGroup: 9, atomRank: 1)
!983 = !DILocation(line: 100, column: 20, scope: !977)
!984 = !DILocation(line: 100, column: 12, scope: !977)
!985 = !DILocation(line: 100, column: 9, scope: !977, atomGroup: 5, atomRank: 2)
!986 = !DILocation(line: 99, column: 29, scope: !977, atomGroup: 6, atomRank: 2)
!987 = !DILocation(line: 99, column: 3, scope: !973, atomGroup: 4, atomRank: 1)
!988 = distinct !{!988, !980, !989, !990}
!989 = !DILocation(line: 100, column: 27, scope: !973)
!990 = !{!"llvm.loop.mustprogress"}
!991 = !DILocation(line: 0, scope: !958, inlinedAt: !992)
!992 = distinct !DILocation(line: 101, column: 16, scope: !965)
!993 = !DILocation(line: 95, column: 54, scope: !958, inlinedAt: !992, atomGroup: 1, atomRank: 2)
!994 = !DILocation(line: 95, column: 54, scope: !958, inlinedAt: !992)
!995 = !DILocation(line: 101, column: 10, scope: !965, atomGroup: 10, atomRank: 2)
!996 = !DILocation(line: 101, column: 3, scope: !965, atomGroup: 10, atomRank: 1)
!997 = !DISubprogram(name: "operator new[]", linkageName: "_Znam", scope: !662, file: !662, line: 128, type: !998, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!998 = !DISubroutineType(types: !999)
!999 = !{!92, !1000}
!1000 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !89, file: !115, line: 298, baseType: !249)
!1001 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD2Ev", scope: !34, file: !2, line: 16, type: !47, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !46, retainedNodes: !1002, keyInstructions: true)
!1002 = !{!1003}
!1003 = !DILocalVariable(name: "this", arg: 1, scope: !1001, type: !646, flags: DIFlagArtificial | DIFlagObjectPointer)
!1004 = !DILocation(line: 0, scope: !1001)
!1005 = !DILocation(line: 16, column: 13, scope: !1001, atomGroup: 1, atomRank: 1)
!1006 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD1Ev", scope: !169, file: !2, line: 23, type: !1007, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !1009, retainedNodes: !1010, keyInstructions: true)
!1007 = !DISubroutineType(types: !1008)
!1008 = !{null, !180}
!1009 = !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD4Ev", scope: !169, type: !1007, containingType: !169, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!1010 = !{!1011}
!1011 = !DILocalVariable(name: "this", arg: 1, scope: !1006, type: !917, flags: DIFlagArtificial | DIFlagObjectPointer)
!1012 = !DILocation(line: 0, scope: !1006)
!1013 = !DILocation(line: 23, column: 8, scope: !1006)
!1014 = !DILocation(line: 23, column: 8, scope: !1006, atomGroup: 1, atomRank: 1)
!1015 = distinct !DISubprogram(name: "~Parse", linkageName: "_ZN6errors5ParseD0Ev", scope: !30, file: !2, line: 18, type: !1016, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !1018, retainedNodes: !1019, keyInstructions: true)
!1016 = !DISubroutineType(types: !1017)
!1017 = !{null, !892}
!1018 = !DISubprogram(name: "~Parse", linkageName: "_ZN6errors5ParseD4Ev", scope: !30, type: !1016, containingType: !30, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!1019 = !{!1020}
!1020 = !DILocalVariable(name: "this", arg: 1, scope: !1015, type: !896, flags: DIFlagArtificial | DIFlagObjectPointer)
!1021 = !DILocation(line: 0, scope: !1015)
!1022 = !DILocation(line: 18, column: 8, scope: !1015)
!1023 = !DILocation(line: 18, column: 8, scope: !1015, atomGroup: 1, atomRank: 1)
!1024 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6errors5Parse4whatEv", scope: !30, file: !2, line: 20, type: !56, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !55, retainedNodes: !1025, keyInstructions: true)
!1025 = !{!1026}
!1026 = !DILocalVariable(name: "this", arg: 1, scope: !1024, type: !1027, flags: DIFlagArtificial | DIFlagObjectPointer)
!1027 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!1028 = !DILocation(line: 0, scope: !1024)
!1029 = !DILocation(line: 20, column: 48, scope: !1024, atomGroup: 1, atomRank: 1)
!1030 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !662, file: !662, line: 135, type: !1031, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1031 = !DISubroutineType(types: !1032)
!1032 = !{null, !92, !1000}
!1033 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD0Ev", scope: !169, file: !2, line: 23, type: !1007, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !1009, retainedNodes: !1034, keyInstructions: true)
!1034 = !{!1035}
!1035 = !DILocalVariable(name: "this", arg: 1, scope: !1033, type: !917, flags: DIFlagArtificial | DIFlagObjectPointer)
!1036 = !DILocation(line: 0, scope: !1033)
!1037 = !DILocation(line: 0, scope: !1006, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 23, column: 8, scope: !1033)
!1039 = !DILocation(line: 23, column: 8, scope: !1006, inlinedAt: !1038)
!1040 = !DILocation(line: 23, column: 8, scope: !1033)
!1041 = !DILocation(line: 23, column: 8, scope: !1033, atomGroup: 1, atomRank: 1)
!1042 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6errors5Range4whatEv", scope: !169, file: !2, line: 25, type: !182, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, declaration: !181, retainedNodes: !1043, keyInstructions: true)
!1043 = !{!1044}
!1044 = !DILocalVariable(name: "this", arg: 1, scope: !1042, type: !1045, flags: DIFlagArtificial | DIFlagObjectPointer)
!1045 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64)
!1046 = !DILocation(line: 0, scope: !1042)
!1047 = !DILocation(line: 25, column: 48, scope: !1042, atomGroup: 1, atomRank: 1)
!1048 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6errors5RangeD1Ev", scope: !2, file: !2, line: 23, type: !1049, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, keyInstructions: true)
!1049 = !DISubroutineType(types: !1050)
!1050 = !{}
!1051 = !DILocation(line: 0, scope: !1048)
!1052 = !DILocation(line: 0, scope: !1006, inlinedAt: !1053)
!1053 = distinct !DILocation(line: 0, scope: !1048)
!1054 = !DILocation(line: 23, column: 8, scope: !1006, inlinedAt: !1053)
!1055 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6errors5RangeD0Ev", scope: !2, file: !2, line: 23, type: !1049, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, keyInstructions: true)
!1056 = !DILocation(line: 0, scope: !1055)
!1057 = !DILocation(line: 0, scope: !1033, inlinedAt: !1058)
!1058 = distinct !DILocation(line: 0, scope: !1055)
!1059 = !DILocation(line: 0, scope: !1006, inlinedAt: !1060)
!1060 = distinct !DILocation(line: 23, column: 8, scope: !1033, inlinedAt: !1058)
!1061 = !DILocation(line: 23, column: 8, scope: !1006, inlinedAt: !1060)
!1062 = !DILocation(line: 23, column: 8, scope: !1033, inlinedAt: !1058)
!1063 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK6errors5Range4whatEv", scope: !2, file: !2, line: 25, type: !1049, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, keyInstructions: true)
!1064 = !DILocation(line: 0, scope: !1063)
!1065 = !DISubprogram(name: "~exception", linkageName: "_ZNSt9exceptionD2Ev", scope: !172, file: !173, line: 65, type: !1066, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1066 = !DISubroutineType(types: !1067)
!1067 = !{null, !1068}
!1068 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1069 = !DISubprogram(name: "operator delete[]", linkageName: "_ZdaPv", scope: !662, file: !662, line: 132, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
