; ModuleID = 'cpp/exceptions.cpp'
source_filename = "cpp/exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Resource = type { ptr, ptr }
%struct.Holder = type <{ %class.Resource, %class.Resource, i32, [4 x i8] }>
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"struct.errors::Range" = type { %"struct.errors::Base.base", i64, %"class.std::exception" }
%"struct.errors::Base.base" = type <{ ptr, i32 }>
%"class.std::exception" = type { ptr }
%"struct.errors::Base" = type <{ ptr, i32, [4 x i8] }>

$_ZN8ResourceC2EPKc = comdat any

$_ZN6HolderC2EPKc = comdat any

$_ZN8ResourceD2Ev = comdat any

$_ZN6HolderD2Ev = comdat any

$_ZNSt15__exception_ptr13exception_ptrC2ERKS0_ = comdat any

$_ZNSt15__exception_ptr13exception_ptrD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN6errors5ParseCI2NS_4BaseEEi = comdat any

$_ZN6errors5ParseD2Ev = comdat any

$_ZN6errors5RangeC1Eil = comdat any

$_ZN6errors5RangeD1Ev = comdat any

$_ZN6errors4BaseC2Ei = comdat any

$_ZN6errors5ParseD0Ev = comdat any

$_ZNK6errors5Parse4whatEv = comdat any

$_ZNSt9exceptionC2Ev = comdat any

$_ZN6errors5RangeD0Ev = comdat any

$_ZNK6errors5Range4whatEv = comdat any

$_ZTv0_n24_N6errors5RangeD1Ev = comdat any

$_ZTv0_n24_N6errors5RangeD0Ev = comdat any

$_ZTv0_n32_NK6errors5Range4whatEv = comdat any

$_ZN6errors5RangeD2Ev = comdat any

$_ZTIN6errors5RangeE = comdat any

$_ZTSN6errors5RangeE = comdat any

$_ZTIN6errors5ParseE = comdat any

$_ZTSN6errors5ParseE = comdat any

$_ZTVN6errors5ParseE = comdat any

$_ZTVN6errors5RangeE = comdat any

$_ZTTN6errors5RangeE = comdat any

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
@_ZTVN6errors4BaseE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors4BaseE, ptr @_ZN6errors4BaseD1Ev, ptr @_ZN6errors4BaseD0Ev, ptr @__cxa_pure_virtual] }, align 8, !dbg !25
@.str.5 = private unnamed_addr constant [9 x i8] c"open %s\0A\00", align 1, !dbg !144
@.str.6 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !149
@.str.7 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !151
@.str.8 = private unnamed_addr constant [14 x i8] c"holder failed\00", align 1, !dbg !156
@_ZTVN6errors5ParseE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors5ParseE, ptr @_ZN6errors5ParseD2Ev, ptr @_ZN6errors5ParseD0Ev, ptr @_ZNK6errors5Parse4whatEv] }, comdat, align 8, !dbg !161
@.str.9 = private unnamed_addr constant [6 x i8] c"parse\00", align 1, !dbg !164
@_ZTVN6errors5RangeE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTIN6errors5RangeE, ptr @_ZN6errors5RangeD1Ev, ptr @_ZN6errors5RangeD0Ev, ptr @_ZNK6errors5Range4whatEv], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTIN6errors5RangeE, ptr @_ZTv0_n24_N6errors5RangeD1Ev, ptr @_ZTv0_n24_N6errors5RangeD0Ev, ptr @_ZTv0_n32_NK6errors5Range4whatEv] }, comdat, align 8, !dbg !166
@_ZTTN6errors5RangeE = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTVN6errors5RangeE, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTVN6errors5RangeE, i32 0, i32 1, i32 4)], comdat, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.10 = private unnamed_addr constant [6 x i8] c"range\00", align 1, !dbg !186
@.str.11 = private unnamed_addr constant [10 x i8] c"close %s\0A\00", align 1, !dbg !188

@_ZN6errors4BaseD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6errors4BaseD2Ev

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_ZN6errors4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 align 2 !dbg !583 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !585, !DIExpression(), !587)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !588
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_ZN6errors4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 align 2 !dbg !589 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !590, !DIExpression(), !591)
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #13, !dbg !592
  unreachable, !dbg !592
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z7attemptPKc(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !593 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %class.Resource, align 8
  %5 = alloca %struct.Holder, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %class.Resource, align 8
  %9 = alloca i32, align 4
  %10 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %11 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !594, !DIExpression(), !595)
    #dbg_declare(ptr %4, !596, !DIExpression(), !597)
  call void @_ZN8ResourceC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef @.str), !dbg !597
    #dbg_declare(ptr %5, !598, !DIExpression(), !600)
  %17 = load ptr, ptr %3, align 8, !dbg !601
  invoke void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %5, ptr noundef %17)
          to label %18 unwind label %25, !dbg !600

18:                                               ; preds = %1
    #dbg_declare(ptr %8, !602, !DIExpression(), !603)
  invoke void @_ZN8ResourceC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef @.str.1)
          to label %19 unwind label %29, !dbg !603

19:                                               ; preds = %18
  %20 = invoke noundef i32 @_ZL5parsePKc(ptr noundef @.str.2)
          to label %21 unwind label %33, !dbg !604

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw %struct.Holder, ptr %5, i32 0, i32 2, !dbg !605
  %23 = load i32, ptr %22, align 8, !dbg !605
  %24 = add nsw i32 %20, %23, !dbg !606
  store i32 %24, ptr %2, align 4, !dbg !607
  store i32 1, ptr %9, align 4
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8) #14, !dbg !608
  call void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %5) #14, !dbg !608
  br label %126

25:                                               ; preds = %1
  %26 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !609
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !609
  store ptr %27, ptr %6, align 8, !dbg !609
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !609
  store i32 %28, ptr %7, align 4, !dbg !609
  br label %38, !dbg !609

29:                                               ; preds = %18
  %30 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !609
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !609
  store ptr %31, ptr %6, align 8, !dbg !609
  %32 = extractvalue { ptr, i32 } %30, 1, !dbg !609
  store i32 %32, ptr %7, align 4, !dbg !609
  br label %37, !dbg !609

33:                                               ; preds = %19
  %34 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null, !dbg !609
  %35 = extractvalue { ptr, i32 } %34, 0, !dbg !609
  store ptr %35, ptr %6, align 8, !dbg !609
  %36 = extractvalue { ptr, i32 } %34, 1, !dbg !609
  store i32 %36, ptr %7, align 4, !dbg !609
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8) #14, !dbg !608
  br label %37, !dbg !608

37:                                               ; preds = %33, %29
  call void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %5) #14, !dbg !608
  br label %38, !dbg !608

38:                                               ; preds = %37, %25
  %39 = load i32, ptr %7, align 4, !dbg !610
  %40 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN6errors5RangeE) #14, !dbg !610
  %41 = icmp eq i32 %39, %40, !dbg !610
  br i1 %41, label %42, label %58, !dbg !610

42:                                               ; preds = %38
    #dbg_declare(ptr %16, !611, !DIExpression(), !613)
  %43 = load ptr, ptr %6, align 8, !dbg !614
  %44 = call ptr @__cxa_begin_catch(ptr %43) #14, !dbg !614
  store ptr %44, ptr %16, align 8, !dbg !614
  %45 = load ptr, ptr %16, align 8, !dbg !616, !nonnull !584, !align !618
  %46 = load ptr, ptr %45, align 8, !dbg !619
  %47 = getelementptr inbounds ptr, ptr %46, i64 2, !dbg !619
  %48 = load ptr, ptr %47, align 8, !dbg !619
  %49 = call noundef ptr %48(ptr noundef nonnull align 8 dereferenceable(24) %45) #14, !dbg !619
  %50 = load ptr, ptr %16, align 8, !dbg !620, !nonnull !584, !align !618
  %51 = getelementptr inbounds nuw %"struct.errors::Range", ptr %50, i32 0, i32 1, !dbg !621
  %52 = load i64, ptr %51, align 8, !dbg !621
  %53 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %49, i64 noundef %52)
          to label %54 unwind label %119, !dbg !622

54:                                               ; preds = %42
  %55 = load ptr, ptr %16, align 8, !dbg !623, !nonnull !584, !align !618
  %56 = getelementptr inbounds nuw %"struct.errors::Base", ptr %55, i32 0, i32 1, !dbg !624
  %57 = load i32, ptr %56, align 8, !dbg !624
  store i32 %57, ptr %2, align 4, !dbg !625
  store i32 1, ptr %9, align 4
  invoke void @__cxa_end_catch()
          to label %123 unwind label %113, !dbg !626

58:                                               ; preds = %38
  %59 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN6errors4BaseE) #14, !dbg !610
  %60 = icmp eq i32 %39, %59, !dbg !610
  br i1 %60, label %61, label %64, !dbg !610

61:                                               ; preds = %58
    #dbg_declare(ptr %14, !627, !DIExpression(), !629)
  %62 = load ptr, ptr %6, align 8, !dbg !630
  %63 = call ptr @__cxa_begin_catch(ptr %62) #14, !dbg !630
  store ptr %63, ptr %14, align 8, !dbg !630
  invoke void @__cxa_rethrow() #15
          to label %137 unwind label %88, !dbg !632

64:                                               ; preds = %58
  %65 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl) #14, !dbg !610
  %66 = icmp eq i32 %39, %65, !dbg !610
  br i1 %66, label %67, label %73, !dbg !610

67:                                               ; preds = %64
    #dbg_declare(ptr %13, !634, !DIExpression(), !635)
  %68 = load ptr, ptr %6, align 8, !dbg !636
  %69 = call ptr @__cxa_begin_catch(ptr %68) #14, !dbg !636
  %70 = load i64, ptr %69, align 8, !dbg !636
  store i64 %70, ptr %13, align 8, !dbg !636
  %71 = load i64, ptr %13, align 8, !dbg !638
  %72 = trunc i64 %71 to i32, !dbg !638
  store i32 %72, ptr %2, align 4, !dbg !639
  store i32 1, ptr %9, align 4
  call void @__cxa_end_catch() #14, !dbg !630
  br label %126

73:                                               ; preds = %64
  %74 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9bad_alloc) #14, !dbg !610
  %75 = icmp eq i32 %39, %74, !dbg !610
  br i1 %75, label %76, label %79, !dbg !610

76:                                               ; preds = %73
    #dbg_declare(ptr %12, !640, !DIExpression(), !645)
  %77 = load ptr, ptr %6, align 8, !dbg !646
  %78 = call ptr @__cxa_begin_catch(ptr %77) #14, !dbg !646
  store ptr %78, ptr %12, align 8, !dbg !646
  call void @abort() #13, !dbg !648
  unreachable, !dbg !648

79:                                               ; preds = %73
  %80 = load ptr, ptr %6, align 8, !dbg !610
  %81 = call ptr @__cxa_begin_catch(ptr %80) #14, !dbg !610
    #dbg_declare(ptr %10, !649, !DIExpression(), !650)
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %10) #14, !dbg !651
  call void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !652
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef %11) #15
          to label %82 unwind label %83, !dbg !653

82:                                               ; preds = %79
  unreachable, !dbg !653

83:                                               ; preds = %79
  %84 = landingpad { ptr, i32 }
          cleanup, !dbg !654
  %85 = extractvalue { ptr, i32 } %84, 0, !dbg !654
  store ptr %85, ptr %6, align 8, !dbg !654
  %86 = extractvalue { ptr, i32 } %84, 1, !dbg !654
  store i32 %86, ptr %7, align 4, !dbg !654
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %11) #14, !dbg !653
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !655
  invoke void @__cxa_end_catch()
          to label %87 unwind label %134, !dbg !646

87:                                               ; preds = %83
  br label %128, !dbg !646

88:                                               ; preds = %61
  %89 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors5ParseE, !dbg !656
  %90 = extractvalue { ptr, i32 } %89, 0, !dbg !656
  store ptr %90, ptr %6, align 8, !dbg !656
  %91 = extractvalue { ptr, i32 } %89, 1, !dbg !656
  store i32 %91, ptr %7, align 4, !dbg !656
  br label %92, !dbg !656

92:                                               ; preds = %88
  %93 = load i32, ptr %7, align 4, !dbg !657
  %94 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN6errors5ParseE) #14, !dbg !657
  %95 = icmp eq i32 %93, %94, !dbg !657
  br i1 %95, label %96, label %117, !dbg !657

96:                                               ; preds = %92
    #dbg_declare(ptr %15, !658, !DIExpression(), !660)
  %97 = load ptr, ptr %6, align 8, !dbg !657
  %98 = call ptr @__cxa_begin_catch(ptr %97) #14, !dbg !657
  store ptr %98, ptr %15, align 8, !dbg !657
  %99 = load ptr, ptr %15, align 8, !dbg !661, !nonnull !584, !align !618
  %100 = getelementptr inbounds nuw %"struct.errors::Base", ptr %99, i32 0, i32 1, !dbg !663
  %101 = load i32, ptr %100, align 8, !dbg !664
  %102 = add nsw i32 %101, 100, !dbg !664
  store i32 %102, ptr %100, align 8, !dbg !664
  invoke void @__cxa_end_catch()
          to label %103 unwind label %108, !dbg !665

103:                                              ; preds = %96
  br label %104, !dbg !665

104:                                              ; preds = %103
  %105 = load ptr, ptr %14, align 8, !dbg !666, !nonnull !584, !align !618
  %106 = getelementptr inbounds nuw %"struct.errors::Base", ptr %105, i32 0, i32 1, !dbg !667
  %107 = load i32, ptr %106, align 8, !dbg !667
  store i32 %107, ptr %2, align 4, !dbg !668
  store i32 1, ptr %9, align 4
  invoke void @__cxa_end_catch()
          to label %112 unwind label %113, !dbg !614

108:                                              ; preds = %96
  %109 = landingpad { ptr, i32 }
          cleanup, !dbg !669
  %110 = extractvalue { ptr, i32 } %109, 0, !dbg !669
  store ptr %110, ptr %6, align 8, !dbg !669
  %111 = extractvalue { ptr, i32 } %109, 1, !dbg !669
  store i32 %111, ptr %7, align 4, !dbg !669
  br label %117, !dbg !669

112:                                              ; preds = %104
  br label %126

113:                                              ; preds = %54, %104
  %114 = landingpad { ptr, i32 }
          cleanup, !dbg !670
  %115 = extractvalue { ptr, i32 } %114, 0, !dbg !670
  store ptr %115, ptr %6, align 8, !dbg !670
  %116 = extractvalue { ptr, i32 } %114, 1, !dbg !670
  store i32 %116, ptr %7, align 4, !dbg !670
  br label %128, !dbg !670

117:                                              ; preds = %108, %92
  invoke void @__cxa_end_catch()
          to label %118 unwind label %134, !dbg !614

118:                                              ; preds = %117
  br label %128, !dbg !614

119:                                              ; preds = %42
  %120 = landingpad { ptr, i32 }
          cleanup, !dbg !671
  %121 = extractvalue { ptr, i32 } %120, 0, !dbg !671
  store ptr %121, ptr %6, align 8, !dbg !671
  %122 = extractvalue { ptr, i32 } %120, 1, !dbg !671
  store i32 %122, ptr %7, align 4, !dbg !671
  invoke void @__cxa_end_catch()
          to label %124 unwind label %134, !dbg !626

123:                                              ; preds = %54
  br label %126

124:                                              ; preds = %119
  br label %128, !dbg !626

125:                                              ; No predecessors!
  call void @llvm.trap(), !dbg !626
  unreachable, !dbg !626

126:                                              ; preds = %123, %112, %67, %21
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14, !dbg !670
  %127 = load i32, ptr %2, align 4, !dbg !670
  ret i32 %127, !dbg !670

128:                                              ; preds = %124, %118, %113, %87
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14, !dbg !670
  br label %129, !dbg !670

129:                                              ; preds = %128
  %130 = load ptr, ptr %6, align 8, !dbg !670
  %131 = load i32, ptr %7, align 4, !dbg !670
  %132 = insertvalue { ptr, i32 } poison, ptr %130, 0, !dbg !670
  %133 = insertvalue { ptr, i32 } %132, i32 %131, 1, !dbg !670
  resume { ptr, i32 } %133, !dbg !670

134:                                              ; preds = %119, %117, %83
  %135 = landingpad { ptr, i32 }
          catch ptr null, !dbg !646
  %136 = extractvalue { ptr, i32 } %135, 0, !dbg !646
  call void @__clang_call_terminate(ptr %136) #13, !dbg !646
  unreachable, !dbg !646

137:                                              ; preds = %61
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8ResourceC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 !dbg !672 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !673, !DIExpression(), !675)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !676, !DIExpression(), !677)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Resource, ptr %5, i32 0, i32 0, !dbg !678
  %7 = load ptr, ptr %4, align 8, !dbg !679
  store ptr %7, ptr %6, align 8, !dbg !678
  %8 = getelementptr inbounds nuw %class.Resource, ptr %5, i32 0, i32 1, !dbg !680
  %9 = call noalias noundef nonnull ptr @_Znam(i64 noundef 64) #16, !dbg !681, !heapallocsite !5
  store ptr %9, ptr %8, align 8, !dbg !680
  %10 = load ptr, ptr %4, align 8, !dbg !682
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %10), !dbg !684
  ret void, !dbg !685
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !686 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !687, !DIExpression(), !689)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !690, !DIExpression(), !691)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.Holder, ptr %8, i32 0, i32 0, !dbg !692
  invoke void @_ZN8ResourceC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef @.str.6)
          to label %10 unwind label %17, !dbg !692

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.Holder, ptr %8, i32 0, i32 1, !dbg !693
  invoke void @_ZN8ResourceC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef @.str.7)
          to label %12 unwind label %21, !dbg !693

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw %struct.Holder, ptr %8, i32 0, i32 2, !dbg !694
  %14 = load ptr, ptr %4, align 8, !dbg !695
  %15 = invoke noundef i32 @_ZL5parsePKc(ptr noundef %14)
          to label %16 unwind label %25, !dbg !696

16:                                               ; preds = %12
  store i32 %15, ptr %13, align 8, !dbg !694
  br label %44, !dbg !697

17:                                               ; preds = %2
  %18 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors4BaseE, !dbg !699
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !699
  store ptr %19, ptr %5, align 8, !dbg !699
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !699
  store i32 %20, ptr %6, align 4, !dbg !699
  br label %30, !dbg !699

21:                                               ; preds = %10
  %22 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE, !dbg !699
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !699
  store ptr %23, ptr %5, align 8, !dbg !699
  %24 = extractvalue { ptr, i32 } %22, 1, !dbg !699
  store i32 %24, ptr %6, align 4, !dbg !699
  br label %29, !dbg !699

25:                                               ; preds = %12
  %26 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE, !dbg !699
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !699
  store ptr %27, ptr %5, align 8, !dbg !699
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !699
  store i32 %28, ptr %6, align 4, !dbg !699
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %11) #14, !dbg !697
  br label %29, !dbg !697

29:                                               ; preds = %25, %21
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %9) #14, !dbg !697
  br label %30, !dbg !697

30:                                               ; preds = %29, %17
  %31 = load i32, ptr %6, align 4, !dbg !697
  %32 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN6errors4BaseE) #14, !dbg !697
  %33 = icmp eq i32 %31, %32, !dbg !697
  br i1 %33, label %34, label %45, !dbg !697

34:                                               ; preds = %30
    #dbg_declare(ptr %7, !700, !DIExpression(), !702)
  %35 = load ptr, ptr %5, align 8, !dbg !697
  %36 = call ptr @__cxa_begin_catch(ptr %35) #14, !dbg !697
  store ptr %36, ptr %7, align 8, !dbg !697
  %37 = invoke i32 @puts(ptr noundef @.str.8)
          to label %38 unwind label %39, !dbg !703

38:                                               ; preds = %34
  invoke void @__cxa_rethrow() #15
          to label %53 unwind label %39, !dbg !705

39:                                               ; preds = %38, %34
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !706
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !706
  store ptr %41, ptr %5, align 8, !dbg !706
  %42 = extractvalue { ptr, i32 } %40, 1, !dbg !706
  store i32 %42, ptr %6, align 4, !dbg !706
  invoke void @__cxa_end_catch()
          to label %43 unwind label %50, !dbg !706

43:                                               ; preds = %39
  br label %45, !dbg !706

44:                                               ; preds = %16
  ret void, !dbg !699

45:                                               ; preds = %43, %30
  %46 = load ptr, ptr %5, align 8, !dbg !697
  %47 = load i32, ptr %6, align 4, !dbg !697
  %48 = insertvalue { ptr, i32 } poison, ptr %46, 0, !dbg !697
  %49 = insertvalue { ptr, i32 } %48, i32 %47, 1, !dbg !697
  resume { ptr, i32 } %49, !dbg !697

50:                                               ; preds = %39
  %51 = landingpad { ptr, i32 }
          catch ptr null, !dbg !706
  %52 = extractvalue { ptr, i32 } %51, 0, !dbg !706
  call void @__clang_call_terminate(ptr %52) #13, !dbg !706
  unreachable, !dbg !706

53:                                               ; preds = %38
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5parsePKc(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !707 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !708, !DIExpression(), !709)
    #dbg_declare(ptr %3, !710, !DIExpression(), !711)
  store ptr null, ptr %3, align 8, !dbg !711
    #dbg_declare(ptr %4, !712, !DIExpression(), !713)
  %7 = load ptr, ptr %2, align 8, !dbg !714
  %8 = call i64 @strtol(ptr noundef %7, ptr noundef %3, i32 noundef 10) #14, !dbg !715
  store i64 %8, ptr %4, align 8, !dbg !713
  %9 = load ptr, ptr %3, align 8, !dbg !716
  %10 = load i8, ptr %9, align 1, !dbg !718
  %11 = icmp ne i8 %10, 0, !dbg !718
  br i1 %11, label %12, label %25, !dbg !718

12:                                               ; preds = %1
  %13 = call ptr @__cxa_allocate_exception(i64 16) #14, !dbg !719
  %14 = load ptr, ptr %3, align 8, !dbg !720
  %15 = load ptr, ptr %2, align 8, !dbg !721
  %16 = ptrtoint ptr %14 to i64, !dbg !722
  %17 = ptrtoint ptr %15 to i64, !dbg !722
  %18 = sub i64 %16, %17, !dbg !722
  %19 = trunc i64 %18 to i32, !dbg !720
  invoke void @_ZN6errors5ParseCI2NS_4BaseEEi(ptr noundef nonnull align 8 dereferenceable(16) %13, i32 noundef %19)
          to label %20 unwind label %21, !dbg !723

20:                                               ; preds = %12
  call void @__cxa_throw(ptr %13, ptr @_ZTIN6errors5ParseE, ptr @_ZN6errors5ParseD2Ev) #15, !dbg !719
  unreachable, !dbg !719

21:                                               ; preds = %12
  %22 = landingpad { ptr, i32 }
          cleanup, !dbg !724
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !724
  store ptr %23, ptr %5, align 8, !dbg !724
  %24 = extractvalue { ptr, i32 } %22, 1, !dbg !724
  store i32 %24, ptr %6, align 4, !dbg !724
  call void @__cxa_free_exception(ptr %13) #14, !dbg !719
  br label %45, !dbg !719

25:                                               ; preds = %1
  %26 = load i64, ptr %4, align 8, !dbg !725
  %27 = icmp sgt i64 %26, 1000, !dbg !727
  br i1 %27, label %28, label %36, !dbg !727

28:                                               ; preds = %25
  %29 = call ptr @__cxa_allocate_exception(i64 32) #14, !dbg !728
  %30 = load i64, ptr %4, align 8, !dbg !729
  invoke void @_ZN6errors5RangeC1Eil(ptr noundef nonnull align 8 dereferenceable(24) %29, i32 noundef 2, i64 noundef %30)
          to label %31 unwind label %32, !dbg !730

31:                                               ; preds = %28
  call void @__cxa_throw(ptr %29, ptr @_ZTIN6errors5RangeE, ptr @_ZN6errors5RangeD1Ev) #15, !dbg !728
  unreachable, !dbg !728

32:                                               ; preds = %28
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !731
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !731
  store ptr %34, ptr %5, align 8, !dbg !731
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !731
  store i32 %35, ptr %6, align 4, !dbg !731
  call void @__cxa_free_exception(ptr %29) #14, !dbg !728
  br label %45, !dbg !728

36:                                               ; preds = %25
  %37 = load i64, ptr %4, align 8, !dbg !732
  %38 = icmp slt i64 %37, 0, !dbg !734
  br i1 %38, label %39, label %42, !dbg !734

39:                                               ; preds = %36
  %40 = call ptr @__cxa_allocate_exception(i64 8) #14, !dbg !735
  %41 = load i64, ptr %4, align 8, !dbg !736
  store i64 %41, ptr %40, align 16, !dbg !735
  call void @__cxa_throw(ptr %40, ptr @_ZTIl, ptr null) #15, !dbg !735
  unreachable, !dbg !735

42:                                               ; preds = %36
  %43 = load i64, ptr %4, align 8, !dbg !737
  %44 = trunc i64 %43 to i32, !dbg !737
  ret i32 %44, !dbg !738

45:                                               ; preds = %32, %21
  %46 = load ptr, ptr %5, align 8, !dbg !719
  %47 = load i32, ptr %6, align 4, !dbg !719
  %48 = insertvalue { ptr, i32 } poison, ptr %46, 0, !dbg !719
  %49 = insertvalue { ptr, i32 } %48, i32 %47, 1, !dbg !719
  resume { ptr, i32 } %49, !dbg !719
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !739 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !740, !DIExpression(), !741)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Resource, ptr %3, i32 0, i32 1, !dbg !742
  %5 = load ptr, ptr %4, align 8, !dbg !742
  %6 = icmp eq ptr %5, null, !dbg !744
  br i1 %6, label %8, label %7, !dbg !744

7:                                                ; preds = %1
  call void @_ZdaPv(ptr noundef %5) #17, !dbg !744
  br label %8, !dbg !744

8:                                                ; preds = %7, %1
  %9 = getelementptr inbounds nuw %class.Resource, ptr %3, i32 0, i32 0, !dbg !745
  %10 = load ptr, ptr %9, align 8, !dbg !745
  %11 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %10)
          to label %12 unwind label %13, !dbg !746

12:                                               ; preds = %8
  ret void, !dbg !747

13:                                               ; preds = %8
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !746
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !746
  call void @__clang_call_terminate(ptr %15) #13, !dbg !746
  unreachable, !dbg !746
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !748 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !752, !DIExpression(), !753)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Holder, ptr %3, i32 0, i32 1, !dbg !754
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14, !dbg !754
  %5 = getelementptr inbounds nuw %struct.Holder, ptr %3, i32 0, i32 0, !dbg !754
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #14, !dbg !754
  ret void, !dbg !756
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) #4

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !757 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !758, !DIExpression(), !760)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !761, !DIExpression(), !762)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"class.std::__exception_ptr::exception_ptr", ptr %5, i32 0, i32 0, !dbg !763
  %7 = load ptr, ptr %4, align 8, !dbg !764, !nonnull !584, !align !618
  %8 = getelementptr inbounds nuw %"class.std::__exception_ptr::exception_ptr", ptr %7, i32 0, i32 0, !dbg !765
  %9 = load ptr, ptr %8, align 8, !dbg !765
  store ptr %9, ptr %6, align 8, !dbg !763
  %10 = getelementptr inbounds nuw %"class.std::__exception_ptr::exception_ptr", ptr %5, i32 0, i32 0, !dbg !766
  %11 = load ptr, ptr %10, align 8, !dbg !766
  %12 = icmp ne ptr %11, null, !dbg !766
  br i1 %12, label %13, label %14, !dbg !766

13:                                               ; preds = %2
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !769
  br label %14, !dbg !769

14:                                               ; preds = %13, %2
  ret void, !dbg !770
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !771 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !772, !DIExpression(), !773)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::__exception_ptr::exception_ptr", ptr %3, i32 0, i32 0, !dbg !774
  %5 = load ptr, ptr %4, align 8, !dbg !774
  %6 = icmp ne ptr %5, null, !dbg !774
  br i1 %6, label %7, label %8, !dbg !774

7:                                                ; preds = %1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !777
  br label %8, !dbg !777

8:                                                ; preds = %7, %1
  ret void, !dbg !778
}

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #14
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noreturn nounwind
declare void @abort() #7

declare void @__cxa_rethrow()

declare i32 @printf(ptr noundef, ...) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_Z12never_throwsPKc(ptr noundef %0) #0 personality ptr @__gxx_personality_v0 !dbg !779 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !780, !DIExpression(), !781)
  %3 = load ptr, ptr %2, align 8, !dbg !782
  %4 = invoke noundef i32 @_ZL5parsePKc(ptr noundef %3)
          to label %5 unwind label %6, !dbg !783

5:                                                ; preds = %1
  ret i32 %4, !dbg !784

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !783
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !783
  call void @__clang_call_terminate(ptr %8) #13, !dbg !783
  unreachable, !dbg !783
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef %1) #9 !dbg !785 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !788, !DIExpression(), !789)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !790, !DIExpression(), !791)
    #dbg_declare(ptr %6, !792, !DIExpression(), !793)
  store i32 0, ptr %6, align 4, !dbg !793
    #dbg_declare(ptr %7, !794, !DIExpression(), !796)
  store i32 1, ptr %7, align 4, !dbg !796
  br label %8, !dbg !797

8:                                                ; preds = %21, %2
  %9 = load i32, ptr %7, align 4, !dbg !798
  %10 = load i32, ptr %4, align 4, !dbg !800
  %11 = icmp slt i32 %9, %10, !dbg !801
  br i1 %11, label %12, label %24, !dbg !802

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8, !dbg !803
  %14 = load i32, ptr %7, align 4, !dbg !804
  %15 = sext i32 %14 to i64, !dbg !803
  %16 = getelementptr inbounds ptr, ptr %13, i64 %15, !dbg !803
  %17 = load ptr, ptr %16, align 8, !dbg !803
  %18 = call noundef i32 @_Z7attemptPKc(ptr noundef %17), !dbg !805
  %19 = load i32, ptr %6, align 4, !dbg !806
  %20 = add nsw i32 %19, %18, !dbg !806
  store i32 %20, ptr %6, align 4, !dbg !806
  br label %21, !dbg !807

21:                                               ; preds = %12
  %22 = load i32, ptr %7, align 4, !dbg !808
  %23 = add nsw i32 %22, 1, !dbg !808
  store i32 %23, ptr %7, align 4, !dbg !808
  br label %8, !dbg !809, !llvm.loop !810

24:                                               ; preds = %8
  %25 = load i32, ptr %6, align 4, !dbg !813
  %26 = icmp ne i32 %25, 0, !dbg !813
  br i1 %26, label %27, label %29, !dbg !813

27:                                               ; preds = %24
  %28 = call noundef i32 @_Z12never_throwsPKc(ptr noundef @.str.4) #14, !dbg !814
  br label %30, !dbg !813

29:                                               ; preds = %24
  br label %30, !dbg !813

30:                                               ; preds = %29, %27
  %31 = phi i32 [ %28, %27 ], [ 0, %29 ], !dbg !813
  ret i32 %31, !dbg !815
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #10

declare i32 @puts(ptr noundef) #8

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #4

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5ParseCI2NS_4BaseEEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !816 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !821, !DIExpression(), !823)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !824, !DIExpression(), !823)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !825
  call void @_ZN6errors4BaseC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6), !dbg !825
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN6errors5ParseE, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !825
  ret void, !dbg !825
}

declare void @__cxa_free_exception(ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5ParseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !826 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !830, !DIExpression(), !831)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6errors4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14, !dbg !832
  ret void, !dbg !834
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeC1Eil(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 comdat align 2 !dbg !835 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !836, !DIExpression(), !838)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !839, !DIExpression(), !840)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !841, !DIExpression(), !842)
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !843
  call void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !844
  %9 = load i32, ptr %5, align 4, !dbg !845
  call void @_ZN6errors4BaseC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %9), !dbg !846
  store ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTVN6errors5RangeE, i32 0, i32 0, i32 3), ptr %7, align 8, !dbg !843
  %10 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !843
  store ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTVN6errors5RangeE, i32 0, i32 1, i32 4), ptr %10, align 8, !dbg !843
  %11 = getelementptr inbounds nuw %"struct.errors::Range", ptr %7, i32 0, i32 1, !dbg !847
  %12 = load i64, ptr %6, align 8, !dbg !848
  store i64 %12, ptr %11, align 8, !dbg !847
  ret void, !dbg !849
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !850 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !854, !DIExpression(), !855)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6errors5RangeD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef @_ZTTN6errors5RangeE) #14, !dbg !856
  %4 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !856
  call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !856
  ret void, !dbg !856
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors4BaseC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !857 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !858, !DIExpression(), !859)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !860, !DIExpression(), !861)
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN6errors4BaseE, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !862
  %6 = getelementptr inbounds nuw %"struct.errors::Base", ptr %5, i32 0, i32 1, !dbg !863
  %7 = load i32, ptr %4, align 4, !dbg !864
  store i32 %7, ptr %6, align 8, !dbg !863
  ret void, !dbg !865
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5ParseD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !866 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !867, !DIExpression(), !868)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6errors5ParseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !869
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #17, !dbg !869
  ret void, !dbg !869
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Parse4whatEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !870 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !871, !DIExpression(), !873)
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.9, !dbg !874
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !875 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !880, !DIExpression(), !882)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt9exception, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !883
  ret void, !dbg !884
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !885 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !886, !DIExpression(), !887)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6errors5RangeD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #14, !dbg !888
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #17, !dbg !888
  ret void, !dbg !888
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Range4whatEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !889 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !890, !DIExpression(), !892)
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.10, !dbg !893
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD1Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !894 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !896
  %4 = load ptr, ptr %3, align 8, !dbg !896
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !896
  %6 = load i64, ptr %5, align 8, !dbg !896
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !896
  tail call void @_ZN6errors5RangeD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #14, !dbg !896
  ret void, !dbg !896
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD0Ev(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !897 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !898
  %4 = load ptr, ptr %3, align 8, !dbg !898
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !898
  %6 = load i64, ptr %5, align 8, !dbg !898
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !898
  tail call void @_ZN6errors5RangeD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #14, !dbg !898
  ret void, !dbg !898
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK6errors5Range4whatEv(ptr noundef %0) unnamed_addr #12 comdat align 2 !dbg !899 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !900
  %4 = load ptr, ptr %3, align 8, !dbg !900
  %5 = getelementptr inbounds i8, ptr %4, i64 -32, !dbg !900
  %6 = load i64, ptr %5, align 8, !dbg !900
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !900
  %8 = tail call noundef ptr @_ZNK6errors5Range4whatEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #14, !dbg !900
  ret ptr %8, !dbg !900
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !901 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !905, !DIExpression(), !906)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !907, !DIExpression(), !906)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN6errors4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5) #14, !dbg !908
  ret void, !dbg !910
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #11

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) #4

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) #4

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { nounwind }
attributes #15 = { noreturn }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!575, !576, !577, !578, !579, !580, !581}
!llvm.ident = !{!582}

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
!26 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN6errors4BaseE", scope: !27, file: !2, type: !92, isLocal: false, isDefinition: true, declaration: !574, align: 64)
!27 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !28, globals: !143, imports: !193, splitDebugInlining: false, nameTableKind: None)
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
!42 = !DISubprogram(name: "Base", linkageName: "_ZN6errors4BaseC4Ei", scope: !34, file: !2, line: 11, type: !43, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !29}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD4Ev", scope: !34, file: !2, line: 12, type: !47, scopeLine: 12, containingType: !34, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !45}
!49 = !DISubprogram(name: "what", linkageName: "_ZNK6errors4Base4whatEv", scope: !34, file: !2, line: 13, type: !50, scopeLine: 13, containingType: !34, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!55 = !DISubprogram(name: "what", linkageName: "_ZNK6errors5Parse4whatEv", scope: !30, file: !2, line: 20, type: !56, scopeLine: 20, containingType: !30, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!56 = !DISubroutineType(types: !57)
!57 = !{!52, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!60 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Resource", file: !2, line: 30, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !61, identifier: "_ZTS8Resource")
!61 = !{!62, !63, !65, !69, !74}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !60, file: !2, line: 42, baseType: !52, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !60, file: !2, line: 43, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!65 = !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC4EPKc", scope: !60, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !52}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!69 = !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC4ERKS_", scope: !60, file: !2, line: 35, type: !70, scopeLine: 35, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !68, !72}
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!74 = !DISubprogram(name: "~Resource", linkageName: "_ZN8ResourceD4Ev", scope: !60, file: !2, line: 36, type: !75, scopeLine: 36, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !68}
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Holder", file: !2, line: 58, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !78, identifier: "_ZTS6Holder")
!78 = !{!79, !80, !81, !82}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !77, file: !2, line: 59, baseType: !60, size: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !77, file: !2, line: 59, baseType: !60, size: 128, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !77, file: !2, line: 60, baseType: !29, size: 32, offset: 256)
!82 = !DISubprogram(name: "Holder", linkageName: "_ZN6HolderC4EPKc", scope: !77, file: !2, line: 61, type: !83, scopeLine: 61, flags: DIFlagPrototyped, spFlags: 0)
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
!93 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !86, file: !87, line: 94, type: !94, scopeLine: 94, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96, !92}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!97 = !DISubprogram(name: "_M_addref", linkageName: "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv", scope: !86, file: !87, line: 96, type: !98, scopeLine: 96, flags: DIFlagPrototyped, spFlags: 0)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !96}
!100 = !DISubprogram(name: "_M_release", linkageName: "_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv", scope: !86, file: !87, line: 97, type: !98, scopeLine: 97, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubprogram(name: "_M_get", linkageName: "_ZNKSt15__exception_ptr13exception_ptr6_M_getEv", scope: !86, file: !87, line: 99, type: !102, scopeLine: 99, flags: DIFlagPrototyped, spFlags: 0)
!102 = !DISubroutineType(types: !103)
!103 = !{!92, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!106 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !86, file: !87, line: 107, type: !98, scopeLine: 107, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!107 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !86, file: !87, line: 109, type: !108, scopeLine: 109, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !96, !110}
!110 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !105, size: 64)
!111 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !86, file: !87, line: 112, type: !112, scopeLine: 112, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !96, !114}
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !89, file: !115, line: 302, baseType: !116)
!115 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!116 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!117 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EOS0_", scope: !86, file: !87, line: 116, type: !118, scopeLine: 116, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !96, !120}
!120 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !86, size: 64)
!121 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !86, file: !87, line: 129, type: !122, scopeLine: 129, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !96, !110}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !86, size: 64)
!125 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSEOS0_", scope: !86, file: !87, line: 133, type: !126, scopeLine: 133, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!124, !96, !120}
!128 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !86, file: !87, line: 140, type: !98, scopeLine: 140, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!129 = !DISubprogram(name: "swap", linkageName: "_ZNSt15__exception_ptr13exception_ptr4swapERS0_", scope: !86, file: !87, line: 143, type: !130, scopeLine: 143, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !96, !124}
!132 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !86, file: !87, line: 155, type: !133, scopeLine: 155, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!133 = !DISubroutineType(types: !134)
!134 = !{!135, !104}
!135 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!136 = !DISubprogram(name: "__cxa_exception_type", linkageName: "_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv", scope: !86, file: !87, line: 176, type: !137, scopeLine: 176, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!137 = !DISubroutineType(types: !138)
!138 = !{!139, !104}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !141)
!141 = !DICompositeType(tag: DW_TAG_class_type, name: "type_info", scope: !89, file: !142, line: 92, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!142 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/typeinfo", directory: "")
!143 = !{!0, !8, !10, !15, !20, !25, !144, !149, !151, !156, !161, !164, !166, !186, !188}
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
!172 = !DICompositeType(tag: DW_TAG_class_type, name: "exception", scope: !89, file: !173, line: 61, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!173 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception.h", directory: "")
!174 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !169, baseType: !34, extraData: i32 0)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !169, file: !2, line: 26, baseType: !176, size: 64, offset: 128)
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DISubprogram(name: "Range", linkageName: "_ZN6errors5RangeC4Eil", scope: !169, file: !2, line: 24, type: !178, scopeLine: 24, flags: DIFlagPrototyped, spFlags: 0)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !180, !29, !176}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!181 = !DISubprogram(name: "what", linkageName: "_ZNK6errors5Range4whatEv", scope: !169, file: !2, line: 25, type: !182, scopeLine: 25, containingType: !169, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!182 = !DISubroutineType(types: !183)
!183 = !{!52, !184}
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!185 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !169)
!186 = !DIGlobalVariableExpression(var: !187, expr: !DIExpression())
!187 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!188 = !DIGlobalVariableExpression(var: !189, expr: !DIExpression())
!189 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !190, isLocal: true, isDefinition: true)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !191)
!191 = !{!192}
!192 = !DISubrange(count: 10)
!193 = !{!194, !200, !206, !211, !215, !217, !219, !221, !223, !230, !235, !240, !244, !248, !252, !260, !264, !266, !270, !276, !280, !287, !289, !291, !295, !299, !301, !305, !309, !311, !315, !317, !319, !323, !327, !331, !335, !339, !343, !345, !351, !355, !359, !364, !366, !368, !372, !376, !377, !378, !379, !380, !381, !385, !389, !395, !399, !403, !408, !410, !415, !417, !421, !429, !431, !435, !439, !443, !447, !451, !455, !459, !463, !470, !474, !478, !480, !482, !486, !491, !497, !501, !505, !507, !514, !518, !525, !527, !531, !535, !539, !543, !548, !553, !558, !559, !560, !561, !563, !564, !565, !566, !567, !568, !569, !570}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !195, file: !199, line: 98)
!195 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !196, line: 7, baseType: !197)
!196 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !198, line: 49, size: 1728, flags: DIFlagFwdDecl, identifier: "_ZTS8_IO_FILE")
!198 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!199 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !201, file: !199, line: 99)
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !202, line: 84, baseType: !203)
!202 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !204, line: 14, baseType: !205)
!204 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!205 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !204, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !207, file: !199, line: 101)
!207 = !DISubprogram(name: "clearerr", scope: !202, file: !202, line: 786, type: !208, flags: DIFlagPrototyped, spFlags: 0)
!208 = !DISubroutineType(types: !209)
!209 = !{null, !210}
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !212, file: !199, line: 102)
!212 = !DISubprogram(name: "fclose", scope: !202, file: !202, line: 178, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{!29, !210}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !216, file: !199, line: 103)
!216 = !DISubprogram(name: "feof", scope: !202, file: !202, line: 788, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !218, file: !199, line: 104)
!218 = !DISubprogram(name: "ferror", scope: !202, file: !202, line: 790, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !220, file: !199, line: 105)
!220 = !DISubprogram(name: "fflush", scope: !202, file: !202, line: 230, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !222, file: !199, line: 106)
!222 = !DISubprogram(name: "fgetc", scope: !202, file: !202, line: 513, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !224, file: !199, line: 107)
!224 = !DISubprogram(name: "fgetpos", scope: !202, file: !202, line: 760, type: !225, flags: DIFlagPrototyped, spFlags: 0)
!225 = !DISubroutineType(types: !226)
!226 = !{!29, !227, !228}
!227 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !210)
!228 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !229)
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !231, file: !199, line: 108)
!231 = !DISubprogram(name: "fgets", scope: !202, file: !202, line: 592, type: !232, flags: DIFlagPrototyped, spFlags: 0)
!232 = !DISubroutineType(types: !233)
!233 = !{!64, !234, !29, !227}
!234 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !236, file: !199, line: 109)
!236 = !DISubprogram(name: "fopen", scope: !202, file: !202, line: 258, type: !237, flags: DIFlagPrototyped, spFlags: 0)
!237 = !DISubroutineType(types: !238)
!238 = !{!210, !239, !239}
!239 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !241, file: !199, line: 110)
!241 = !DISubprogram(name: "fprintf", scope: !202, file: !202, line: 350, type: !242, flags: DIFlagPrototyped, spFlags: 0)
!242 = !DISubroutineType(types: !243)
!243 = !{!29, !227, !239, null}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !245, file: !199, line: 111)
!245 = !DISubprogram(name: "fputc", scope: !202, file: !202, line: 549, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!246 = !DISubroutineType(types: !247)
!247 = !{!29, !29, !210}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !249, file: !199, line: 112)
!249 = !DISubprogram(name: "fputs", scope: !202, file: !202, line: 655, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!29, !239, !227}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !253, file: !199, line: 113)
!253 = !DISubprogram(name: "fread", scope: !202, file: !202, line: 675, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubroutineType(types: !255)
!255 = !{!256, !259, !256, !256, !227}
!256 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !257, line: 18, baseType: !258)
!257 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!258 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!259 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !261, file: !199, line: 114)
!261 = !DISubprogram(name: "freopen", scope: !202, file: !202, line: 265, type: !262, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DISubroutineType(types: !263)
!263 = !{!210, !239, !239, !227}
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !265, file: !199, line: 115)
!265 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !202, file: !202, line: 434, type: !242, flags: DIFlagPrototyped, spFlags: 0)
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !267, file: !199, line: 116)
!267 = !DISubprogram(name: "fseek", scope: !202, file: !202, line: 713, type: !268, flags: DIFlagPrototyped, spFlags: 0)
!268 = !DISubroutineType(types: !269)
!269 = !{!29, !210, !176, !29}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !271, file: !199, line: 117)
!271 = !DISubprogram(name: "fsetpos", scope: !202, file: !202, line: 765, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!272 = !DISubroutineType(types: !273)
!273 = !{!29, !210, !274}
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !201)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !277, file: !199, line: 118)
!277 = !DISubprogram(name: "ftell", scope: !202, file: !202, line: 718, type: !278, flags: DIFlagPrototyped, spFlags: 0)
!278 = !DISubroutineType(types: !279)
!279 = !{!176, !210}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !281, file: !199, line: 119)
!281 = !DISubprogram(name: "fwrite", scope: !202, file: !202, line: 681, type: !282, flags: DIFlagPrototyped, spFlags: 0)
!282 = !DISubroutineType(types: !283)
!283 = !{!256, !284, !256, !256, !227}
!284 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !285)
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64)
!286 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !288, file: !199, line: 120)
!288 = !DISubprogram(name: "getc", scope: !202, file: !202, line: 514, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !290, file: !199, line: 121)
!290 = !DISubprogram(name: "getchar", scope: !202, file: !202, line: 520, type: !39, flags: DIFlagPrototyped, spFlags: 0)
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !292, file: !199, line: 126)
!292 = !DISubprogram(name: "perror", scope: !202, file: !202, line: 804, type: !293, flags: DIFlagPrototyped, spFlags: 0)
!293 = !DISubroutineType(types: !294)
!294 = !{null, !52}
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !296, file: !199, line: 127)
!296 = !DISubprogram(name: "printf", scope: !202, file: !202, line: 356, type: !297, flags: DIFlagPrototyped, spFlags: 0)
!297 = !DISubroutineType(types: !298)
!298 = !{!29, !239, null}
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !300, file: !199, line: 128)
!300 = !DISubprogram(name: "putc", scope: !202, file: !202, line: 550, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !302, file: !199, line: 129)
!302 = !DISubprogram(name: "putchar", scope: !202, file: !202, line: 556, type: !303, flags: DIFlagPrototyped, spFlags: 0)
!303 = !DISubroutineType(types: !304)
!304 = !{!29, !29}
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !306, file: !199, line: 130)
!306 = !DISubprogram(name: "puts", scope: !202, file: !202, line: 661, type: !307, flags: DIFlagPrototyped, spFlags: 0)
!307 = !DISubroutineType(types: !308)
!308 = !{!29, !52}
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !310, file: !199, line: 131)
!310 = !DISubprogram(name: "remove", scope: !202, file: !202, line: 152, type: !307, flags: DIFlagPrototyped, spFlags: 0)
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !312, file: !199, line: 132)
!312 = !DISubprogram(name: "rename", scope: !202, file: !202, line: 154, type: !313, flags: DIFlagPrototyped, spFlags: 0)
!313 = !DISubroutineType(types: !314)
!314 = !{!29, !52, !52}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !316, file: !199, line: 133)
!316 = !DISubprogram(name: "rewind", scope: !202, file: !202, line: 723, type: !208, flags: DIFlagPrototyped, spFlags: 0)
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !318, file: !199, line: 134)
!318 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !202, file: !202, line: 437, type: !297, flags: DIFlagPrototyped, spFlags: 0)
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !320, file: !199, line: 135)
!320 = !DISubprogram(name: "setbuf", scope: !202, file: !202, line: 328, type: !321, flags: DIFlagPrototyped, spFlags: 0)
!321 = !DISubroutineType(types: !322)
!322 = !{null, !227, !234}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !324, file: !199, line: 136)
!324 = !DISubprogram(name: "setvbuf", scope: !202, file: !202, line: 332, type: !325, flags: DIFlagPrototyped, spFlags: 0)
!325 = !DISubroutineType(types: !326)
!326 = !{!29, !227, !234, !29, !256}
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !328, file: !199, line: 137)
!328 = !DISubprogram(name: "sprintf", scope: !202, file: !202, line: 358, type: !329, flags: DIFlagPrototyped, spFlags: 0)
!329 = !DISubroutineType(types: !330)
!330 = !{!29, !234, !239, null}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !332, file: !199, line: 138)
!332 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !202, file: !202, line: 439, type: !333, flags: DIFlagPrototyped, spFlags: 0)
!333 = !DISubroutineType(types: !334)
!334 = !{!29, !239, !239, null}
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !336, file: !199, line: 139)
!336 = !DISubprogram(name: "tmpfile", scope: !202, file: !202, line: 188, type: !337, flags: DIFlagPrototyped, spFlags: 0)
!337 = !DISubroutineType(types: !338)
!338 = !{!210}
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !340, file: !199, line: 141)
!340 = !DISubprogram(name: "tmpnam", scope: !202, file: !202, line: 205, type: !341, flags: DIFlagPrototyped, spFlags: 0)
!341 = !DISubroutineType(types: !342)
!342 = !{!64, !64}
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !344, file: !199, line: 143)
!344 = !DISubprogram(name: "ungetc", scope: !202, file: !202, line: 668, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !346, file: !199, line: 144)
!346 = !DISubprogram(name: "vfprintf", scope: !202, file: !202, line: 365, type: !347, flags: DIFlagPrototyped, spFlags: 0)
!347 = !DISubroutineType(types: !348)
!348 = !{!29, !227, !239, !349}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !350, size: 64)
!350 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !2, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !352, file: !199, line: 145)
!352 = !DISubprogram(name: "vprintf", scope: !202, file: !202, line: 371, type: !353, flags: DIFlagPrototyped, spFlags: 0)
!353 = !DISubroutineType(types: !354)
!354 = !{!29, !239, !349}
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !356, file: !199, line: 146)
!356 = !DISubprogram(name: "vsprintf", scope: !202, file: !202, line: 373, type: !357, flags: DIFlagPrototyped, spFlags: 0)
!357 = !DISubroutineType(types: !358)
!358 = !{!29, !234, !239, !349}
!359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !361, file: !199, line: 175)
!360 = !DINamespace(name: "__gnu_cxx", scope: null)
!361 = !DISubprogram(name: "snprintf", scope: !202, file: !202, line: 378, type: !362, flags: DIFlagPrototyped, spFlags: 0)
!362 = !DISubroutineType(types: !363)
!363 = !{!29, !234, !256, !239, null}
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !365, file: !199, line: 176)
!365 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !202, file: !202, line: 479, type: !347, flags: DIFlagPrototyped, spFlags: 0)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !367, file: !199, line: 177)
!367 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !202, file: !202, line: 484, type: !353, flags: DIFlagPrototyped, spFlags: 0)
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !369, file: !199, line: 178)
!369 = !DISubprogram(name: "vsnprintf", scope: !202, file: !202, line: 382, type: !370, flags: DIFlagPrototyped, spFlags: 0)
!370 = !DISubroutineType(types: !371)
!371 = !{!29, !234, !256, !239, !349}
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !373, file: !199, line: 179)
!373 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !202, file: !202, line: 487, type: !374, flags: DIFlagPrototyped, spFlags: 0)
!374 = !DISubroutineType(types: !375)
!375 = !{!29, !239, !239, !349}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !361, file: !199, line: 185)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !365, file: !199, line: 186)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !367, file: !199, line: 187)
!379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !369, file: !199, line: 188)
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !373, file: !199, line: 189)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !382, file: !384, line: 52)
!382 = !DISubprogram(name: "abs", scope: !383, file: !383, line: 861, type: !303, flags: DIFlagPrototyped, spFlags: 0)
!383 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!384 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !386, file: !388, line: 127)
!386 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !383, line: 63, baseType: !387)
!387 = !DICompositeType(tag: DW_TAG_structure_type, file: !383, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!388 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !390, file: !388, line: 128)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !383, line: 71, baseType: !391)
!391 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !383, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !392, identifier: "_ZTS6ldiv_t")
!392 = !{!393, !394}
!393 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !391, file: !383, line: 69, baseType: !176, size: 64)
!394 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !391, file: !383, line: 70, baseType: !176, size: 64, offset: 64)
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !396, file: !388, line: 130)
!396 = !DISubprogram(name: "abort", scope: !383, file: !383, line: 611, type: !397, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!397 = !DISubroutineType(types: !398)
!398 = !{null}
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !400, file: !388, line: 132)
!400 = !DISubprogram(name: "aligned_alloc", scope: !383, file: !383, line: 605, type: !401, flags: DIFlagPrototyped, spFlags: 0)
!401 = !DISubroutineType(types: !402)
!402 = !{!92, !256, !256}
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !404, file: !388, line: 134)
!404 = !DISubprogram(name: "atexit", scope: !383, file: !383, line: 615, type: !405, flags: DIFlagPrototyped, spFlags: 0)
!405 = !DISubroutineType(types: !406)
!406 = !{!29, !407}
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !397, size: 64)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !409, file: !388, line: 137)
!409 = !DISubprogram(name: "at_quick_exit", scope: !383, file: !383, line: 620, type: !405, flags: DIFlagPrototyped, spFlags: 0)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !411, file: !388, line: 140)
!411 = !DISubprogram(name: "atof", scope: !383, file: !383, line: 102, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!412 = !DISubroutineType(types: !413)
!413 = !{!414, !52}
!414 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!415 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !416, file: !388, line: 141)
!416 = !DISubprogram(name: "atoi", scope: !383, file: !383, line: 105, type: !307, flags: DIFlagPrototyped, spFlags: 0)
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !418, file: !388, line: 142)
!418 = !DISubprogram(name: "atol", scope: !383, file: !383, line: 108, type: !419, flags: DIFlagPrototyped, spFlags: 0)
!419 = !DISubroutineType(types: !420)
!420 = !{!176, !52}
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !422, file: !388, line: 143)
!422 = !DISubprogram(name: "bsearch", scope: !383, file: !383, line: 841, type: !423, flags: DIFlagPrototyped, spFlags: 0)
!423 = !DISubroutineType(types: !424)
!424 = !{!92, !285, !285, !256, !256, !425}
!425 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !383, line: 829, baseType: !426)
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !427, size: 64)
!427 = !DISubroutineType(types: !428)
!428 = !{!29, !285, !285}
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !430, file: !388, line: 144)
!430 = !DISubprogram(name: "calloc", scope: !383, file: !383, line: 556, type: !401, flags: DIFlagPrototyped, spFlags: 0)
!431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !432, file: !388, line: 145)
!432 = !DISubprogram(name: "div", scope: !383, file: !383, line: 873, type: !433, flags: DIFlagPrototyped, spFlags: 0)
!433 = !DISubroutineType(types: !434)
!434 = !{!386, !29, !29}
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !436, file: !388, line: 146)
!436 = !DISubprogram(name: "exit", scope: !383, file: !383, line: 637, type: !437, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!437 = !DISubroutineType(types: !438)
!438 = !{null, !29}
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !440, file: !388, line: 147)
!440 = !DISubprogram(name: "free", scope: !383, file: !383, line: 568, type: !441, flags: DIFlagPrototyped, spFlags: 0)
!441 = !DISubroutineType(types: !442)
!442 = !{null, !92}
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !444, file: !388, line: 148)
!444 = !DISubprogram(name: "getenv", scope: !383, file: !383, line: 654, type: !445, flags: DIFlagPrototyped, spFlags: 0)
!445 = !DISubroutineType(types: !446)
!446 = !{!64, !52}
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !448, file: !388, line: 149)
!448 = !DISubprogram(name: "labs", scope: !383, file: !383, line: 862, type: !449, flags: DIFlagPrototyped, spFlags: 0)
!449 = !DISubroutineType(types: !450)
!450 = !{!176, !176}
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !452, file: !388, line: 150)
!452 = !DISubprogram(name: "ldiv", scope: !383, file: !383, line: 875, type: !453, flags: DIFlagPrototyped, spFlags: 0)
!453 = !DISubroutineType(types: !454)
!454 = !{!390, !176, !176}
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !456, file: !388, line: 151)
!456 = !DISubprogram(name: "malloc", scope: !383, file: !383, line: 553, type: !457, flags: DIFlagPrototyped, spFlags: 0)
!457 = !DISubroutineType(types: !458)
!458 = !{!92, !256}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !460, file: !388, line: 153)
!460 = !DISubprogram(name: "mblen", scope: !383, file: !383, line: 943, type: !461, flags: DIFlagPrototyped, spFlags: 0)
!461 = !DISubroutineType(types: !462)
!462 = !{!29, !52, !256}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !464, file: !388, line: 154)
!464 = !DISubprogram(name: "mbstowcs", scope: !383, file: !383, line: 954, type: !465, flags: DIFlagPrototyped, spFlags: 0)
!465 = !DISubroutineType(types: !466)
!466 = !{!256, !467, !239, !256}
!467 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !468)
!468 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !469, size: 64)
!469 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !471, file: !388, line: 155)
!471 = !DISubprogram(name: "mbtowc", scope: !383, file: !383, line: 946, type: !472, flags: DIFlagPrototyped, spFlags: 0)
!472 = !DISubroutineType(types: !473)
!473 = !{!29, !467, !239, !256}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !475, file: !388, line: 157)
!475 = !DISubprogram(name: "qsort", scope: !383, file: !383, line: 851, type: !476, flags: DIFlagPrototyped, spFlags: 0)
!476 = !DISubroutineType(types: !477)
!477 = !{null, !92, !256, !256, !425}
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !479, file: !388, line: 160)
!479 = !DISubprogram(name: "quick_exit", scope: !383, file: !383, line: 643, type: !437, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !481, file: !388, line: 163)
!481 = !DISubprogram(name: "rand", scope: !383, file: !383, line: 454, type: !39, flags: DIFlagPrototyped, spFlags: 0)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !483, file: !388, line: 164)
!483 = !DISubprogram(name: "realloc", scope: !383, file: !383, line: 564, type: !484, flags: DIFlagPrototyped, spFlags: 0)
!484 = !DISubroutineType(types: !485)
!485 = !{!92, !92, !256}
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !487, file: !388, line: 165)
!487 = !DISubprogram(name: "srand", scope: !383, file: !383, line: 456, type: !488, flags: DIFlagPrototyped, spFlags: 0)
!488 = !DISubroutineType(types: !489)
!489 = !{null, !490}
!490 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !492, file: !388, line: 166)
!492 = !DISubprogram(name: "strtod", scope: !383, file: !383, line: 118, type: !493, flags: DIFlagPrototyped, spFlags: 0)
!493 = !DISubroutineType(types: !494)
!494 = !{!414, !239, !495}
!495 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !496)
!496 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !498, file: !388, line: 167)
!498 = !DISubprogram(name: "strtol", scope: !383, file: !383, line: 177, type: !499, flags: DIFlagPrototyped, spFlags: 0)
!499 = !DISubroutineType(types: !500)
!500 = !{!176, !239, !495, !29}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !502, file: !388, line: 168)
!502 = !DISubprogram(name: "strtoul", scope: !383, file: !383, line: 181, type: !503, flags: DIFlagPrototyped, spFlags: 0)
!503 = !DISubroutineType(types: !504)
!504 = !{!258, !239, !495, !29}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !506, file: !388, line: 169)
!506 = !DISubprogram(name: "system", scope: !383, file: !383, line: 804, type: !307, flags: DIFlagPrototyped, spFlags: 0)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !508, file: !388, line: 171)
!508 = !DISubprogram(name: "wcstombs", scope: !383, file: !383, line: 958, type: !509, flags: DIFlagPrototyped, spFlags: 0)
!509 = !DISubroutineType(types: !510)
!510 = !{!256, !234, !511, !256}
!511 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !512)
!512 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !513, size: 64)
!513 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !469)
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !515, file: !388, line: 172)
!515 = !DISubprogram(name: "wctomb", scope: !383, file: !383, line: 950, type: !516, flags: DIFlagPrototyped, spFlags: 0)
!516 = !DISubroutineType(types: !517)
!517 = !{!29, !64, !469}
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !519, file: !388, line: 200)
!519 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !383, line: 81, baseType: !520)
!520 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !383, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !521, identifier: "_ZTS7lldiv_t")
!521 = !{!522, !524}
!522 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !520, file: !383, line: 79, baseType: !523, size: 64)
!523 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!524 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !520, file: !383, line: 80, baseType: !523, size: 64, offset: 64)
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !526, file: !388, line: 206)
!526 = !DISubprogram(name: "_Exit", scope: !383, file: !383, line: 649, type: !437, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !528, file: !388, line: 210)
!528 = !DISubprogram(name: "llabs", scope: !383, file: !383, line: 865, type: !529, flags: DIFlagPrototyped, spFlags: 0)
!529 = !DISubroutineType(types: !530)
!530 = !{!523, !523}
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !532, file: !388, line: 216)
!532 = !DISubprogram(name: "lldiv", scope: !383, file: !383, line: 879, type: !533, flags: DIFlagPrototyped, spFlags: 0)
!533 = !DISubroutineType(types: !534)
!534 = !{!519, !523, !523}
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !536, file: !388, line: 227)
!536 = !DISubprogram(name: "atoll", scope: !383, file: !383, line: 113, type: !537, flags: DIFlagPrototyped, spFlags: 0)
!537 = !DISubroutineType(types: !538)
!538 = !{!523, !52}
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !540, file: !388, line: 228)
!540 = !DISubprogram(name: "strtoll", scope: !383, file: !383, line: 201, type: !541, flags: DIFlagPrototyped, spFlags: 0)
!541 = !DISubroutineType(types: !542)
!542 = !{!523, !239, !495, !29}
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !544, file: !388, line: 229)
!544 = !DISubprogram(name: "strtoull", scope: !383, file: !383, line: 206, type: !545, flags: DIFlagPrototyped, spFlags: 0)
!545 = !DISubroutineType(types: !546)
!546 = !{!547, !239, !495, !29}
!547 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !549, file: !388, line: 231)
!549 = !DISubprogram(name: "strtof", scope: !383, file: !383, line: 124, type: !550, flags: DIFlagPrototyped, spFlags: 0)
!550 = !DISubroutineType(types: !551)
!551 = !{!552, !239, !495}
!552 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !360, entity: !554, file: !388, line: 232)
!554 = !DISubprogram(name: "strtold", scope: !383, file: !383, line: 127, type: !555, flags: DIFlagPrototyped, spFlags: 0)
!555 = !DISubroutineType(types: !556)
!556 = !{!557, !239, !495}
!557 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!558 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !519, file: !388, line: 240)
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !526, file: !388, line: 242)
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !528, file: !388, line: 244)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !562, file: !388, line: 245)
!562 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !360, file: !388, line: 213, type: !533, flags: DIFlagPrototyped, spFlags: 0)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !532, file: !388, line: 246)
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !536, file: !388, line: 248)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !549, file: !388, line: 249)
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !540, file: !388, line: 250)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !544, file: !388, line: 251)
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !554, file: !388, line: 252)
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !89, entity: !86, file: !87, line: 68)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !88, entity: !571, file: !87, line: 84)
!571 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !89, file: !87, line: 80, type: !572, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!572 = !DISubroutineType(types: !573)
!573 = !{null, !86}
!574 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !34, file: !2, baseType: !92, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!575 = !{i32 7, !"Dwarf Version", i32 5}
!576 = !{i32 2, !"Debug Info Version", i32 3}
!577 = !{i32 1, !"wchar_size", i32 4}
!578 = !{i32 8, !"PIC Level", i32 2}
!579 = !{i32 7, !"PIE Level", i32 2}
!580 = !{i32 7, !"uwtable", i32 2}
!581 = !{i32 7, !"frame-pointer", i32 2}
!582 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!583 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD2Ev", scope: !34, file: !2, line: 16, type: !47, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !46, retainedNodes: !584)
!584 = !{}
!585 = !DILocalVariable(name: "this", arg: 1, scope: !583, type: !586, flags: DIFlagArtificial | DIFlagObjectPointer)
!586 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!587 = !DILocation(line: 0, scope: !583)
!588 = !DILocation(line: 16, column: 13, scope: !583)
!589 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN6errors4BaseD0Ev", scope: !34, file: !2, line: 16, type: !47, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !46, retainedNodes: !584)
!590 = !DILocalVariable(name: "this", arg: 1, scope: !589, type: !586, flags: DIFlagArtificial | DIFlagObjectPointer)
!591 = !DILocation(line: 0, scope: !589)
!592 = !DILocation(line: 16, column: 13, scope: !589)
!593 = distinct !DISubprogram(name: "attempt", linkageName: "_Z7attemptPKc", scope: !2, file: !2, line: 69, type: !307, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !584)
!594 = !DILocalVariable(name: "text", arg: 1, scope: !593, file: !2, line: 69, type: !52)
!595 = !DILocation(line: 69, column: 25, scope: !593)
!596 = !DILocalVariable(name: "outer", scope: !593, file: !2, line: 70, type: !60)
!597 = !DILocation(line: 70, column: 12, scope: !593)
!598 = !DILocalVariable(name: "holder", scope: !599, file: !2, line: 72, type: !77)
!599 = distinct !DILexicalBlock(scope: !593, file: !2, line: 71, column: 7)
!600 = !DILocation(line: 72, column: 12, scope: !599)
!601 = !DILocation(line: 72, column: 19, scope: !599)
!602 = !DILocalVariable(name: "inner", scope: !599, file: !2, line: 73, type: !60)
!603 = !DILocation(line: 73, column: 14, scope: !599)
!604 = !DILocation(line: 74, column: 12, scope: !599)
!605 = !DILocation(line: 74, column: 33, scope: !599)
!606 = !DILocation(line: 74, column: 24, scope: !599)
!607 = !DILocation(line: 74, column: 5, scope: !599)
!608 = !DILocation(line: 75, column: 3, scope: !593)
!609 = !DILocation(line: 93, column: 1, scope: !599)
!610 = !DILocation(line: 75, column: 3, scope: !599)
!611 = !DILocalVariable(name: "error", scope: !593, file: !2, line: 75, type: !612)
!612 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !185, size: 64)
!613 = !DILocation(line: 75, column: 33, scope: !593)
!614 = !DILocation(line: 85, column: 3, scope: !615)
!615 = distinct !DILexicalBlock(scope: !593, file: !2, line: 78, column: 33)
!616 = !DILocation(line: 76, column: 32, scope: !617)
!617 = distinct !DILexicalBlock(scope: !593, file: !2, line: 75, column: 40)
!618 = !{i64 8}
!619 = !DILocation(line: 76, column: 38, scope: !617)
!620 = !DILocation(line: 76, column: 46, scope: !617)
!621 = !DILocation(line: 76, column: 52, scope: !617)
!622 = !DILocation(line: 76, column: 5, scope: !617)
!623 = !DILocation(line: 77, column: 12, scope: !617)
!624 = !DILocation(line: 77, column: 18, scope: !617)
!625 = !DILocation(line: 77, column: 5, scope: !617)
!626 = !DILocation(line: 78, column: 3, scope: !617)
!627 = !DILocalVariable(name: "error", scope: !593, file: !2, line: 78, type: !628)
!628 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!629 = !DILocation(line: 78, column: 26, scope: !593)
!630 = !DILocation(line: 87, column: 3, scope: !631)
!631 = distinct !DILexicalBlock(scope: !593, file: !2, line: 85, column: 24)
!632 = !DILocation(line: 80, column: 7, scope: !633)
!633 = distinct !DILexicalBlock(scope: !615, file: !2, line: 79, column: 9)
!634 = !DILocalVariable(name: "value", scope: !593, file: !2, line: 85, type: !176)
!635 = !DILocation(line: 85, column: 17, scope: !593)
!636 = !DILocation(line: 89, column: 3, scope: !637)
!637 = distinct !DILexicalBlock(scope: !593, file: !2, line: 87, column: 36)
!638 = !DILocation(line: 86, column: 29, scope: !631)
!639 = !DILocation(line: 86, column: 5, scope: !631)
!640 = !DILocalVariable(scope: !593, file: !2, line: 87, type: !641)
!641 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !642, size: 64)
!642 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !643)
!643 = !DICompositeType(tag: DW_TAG_class_type, name: "bad_alloc", scope: !89, file: !644, line: 55, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!644 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!645 = !DILocation(line: 87, column: 34, scope: !593)
!646 = !DILocation(line: 92, column: 3, scope: !647)
!647 = distinct !DILexicalBlock(scope: !593, file: !2, line: 89, column: 17)
!648 = !DILocation(line: 88, column: 5, scope: !637)
!649 = !DILocalVariable(name: "current", scope: !647, file: !2, line: 90, type: !86)
!650 = !DILocation(line: 90, column: 24, scope: !647)
!651 = !DILocation(line: 90, column: 34, scope: !647)
!652 = !DILocation(line: 91, column: 28, scope: !647)
!653 = !DILocation(line: 91, column: 5, scope: !647)
!654 = !DILocation(line: 93, column: 1, scope: !647)
!655 = !DILocation(line: 92, column: 3, scope: !593)
!656 = !DILocation(line: 93, column: 1, scope: !633)
!657 = !DILocation(line: 81, column: 5, scope: !633)
!658 = !DILocalVariable(name: "again", scope: !615, file: !2, line: 81, type: !659)
!659 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!660 = !DILocation(line: 81, column: 29, scope: !615)
!661 = !DILocation(line: 82, column: 7, scope: !662)
!662 = distinct !DILexicalBlock(scope: !615, file: !2, line: 81, column: 36)
!663 = !DILocation(line: 82, column: 13, scope: !662)
!664 = !DILocation(line: 82, column: 18, scope: !662)
!665 = !DILocation(line: 83, column: 5, scope: !662)
!666 = !DILocation(line: 84, column: 12, scope: !615)
!667 = !DILocation(line: 84, column: 18, scope: !615)
!668 = !DILocation(line: 84, column: 5, scope: !615)
!669 = !DILocation(line: 93, column: 1, scope: !615)
!670 = !DILocation(line: 93, column: 1, scope: !593)
!671 = !DILocation(line: 93, column: 1, scope: !617)
!672 = distinct !DISubprogram(name: "Resource", linkageName: "_ZN8ResourceC2EPKc", scope: !60, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !65, retainedNodes: !584)
!673 = !DILocalVariable(name: "this", arg: 1, scope: !672, type: !674, flags: DIFlagArtificial | DIFlagObjectPointer)
!674 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!675 = !DILocation(line: 0, scope: !672)
!676 = !DILocalVariable(name: "name", arg: 2, scope: !672, file: !2, line: 32, type: !52)
!677 = !DILocation(line: 32, column: 33, scope: !672)
!678 = !DILocation(line: 32, column: 41, scope: !672)
!679 = !DILocation(line: 32, column: 46, scope: !672)
!680 = !DILocation(line: 32, column: 53, scope: !672)
!681 = !DILocation(line: 32, column: 58, scope: !672)
!682 = !DILocation(line: 33, column: 30, scope: !683)
!683 = distinct !DILexicalBlock(scope: !672, file: !2, line: 32, column: 72)
!684 = !DILocation(line: 33, column: 5, scope: !683)
!685 = !DILocation(line: 34, column: 3, scope: !672)
!686 = distinct !DISubprogram(name: "Holder", linkageName: "_ZN6HolderC2EPKc", scope: !77, file: !2, line: 61, type: !83, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !82, retainedNodes: !584)
!687 = !DILocalVariable(name: "this", arg: 1, scope: !686, type: !688, flags: DIFlagArtificial | DIFlagObjectPointer)
!688 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!689 = !DILocation(line: 0, scope: !686)
!690 = !DILocalVariable(name: "text", arg: 2, scope: !686, file: !2, line: 61, type: !52)
!691 = !DILocation(line: 61, column: 22, scope: !686)
!692 = !DILocation(line: 62, column: 9, scope: !686)
!693 = !DILocation(line: 62, column: 25, scope: !686)
!694 = !DILocation(line: 62, column: 43, scope: !686)
!695 = !DILocation(line: 62, column: 55, scope: !686)
!696 = !DILocation(line: 62, column: 49, scope: !686)
!697 = !DILocation(line: 63, column: 3, scope: !698)
!698 = distinct !DILexicalBlock(scope: !686, file: !2, line: 62, column: 62)
!699 = !DILocation(line: 66, column: 3, scope: !686)
!700 = !DILocalVariable(scope: !686, file: !2, line: 63, type: !701)
!701 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !54, size: 64)
!702 = !DILocation(line: 63, column: 32, scope: !686)
!703 = !DILocation(line: 64, column: 5, scope: !704)
!704 = distinct !DILexicalBlock(scope: !686, file: !2, line: 63, column: 34)
!705 = !DILocation(line: 65, column: 5, scope: !704)
!706 = !DILocation(line: 66, column: 3, scope: !704)
!707 = distinct !DISubprogram(name: "parse", linkageName: "_ZL5parsePKc", scope: !2, file: !2, line: 46, type: !307, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !27, retainedNodes: !584)
!708 = !DILocalVariable(name: "text", arg: 1, scope: !707, file: !2, line: 46, type: !52)
!709 = !DILocation(line: 46, column: 30, scope: !707)
!710 = !DILocalVariable(name: "end", scope: !707, file: !2, line: 47, type: !64)
!711 = !DILocation(line: 47, column: 9, scope: !707)
!712 = !DILocalVariable(name: "value", scope: !707, file: !2, line: 48, type: !176)
!713 = !DILocation(line: 48, column: 8, scope: !707)
!714 = !DILocation(line: 48, column: 28, scope: !707)
!715 = !DILocation(line: 48, column: 16, scope: !707)
!716 = !DILocation(line: 49, column: 8, scope: !717)
!717 = distinct !DILexicalBlock(scope: !707, file: !2, line: 49, column: 7)
!718 = !DILocation(line: 49, column: 7, scope: !717)
!719 = !DILocation(line: 50, column: 5, scope: !717)
!720 = !DILocation(line: 50, column: 42, scope: !717)
!721 = !DILocation(line: 50, column: 48, scope: !717)
!722 = !DILocation(line: 50, column: 46, scope: !717)
!723 = !DILocation(line: 50, column: 11, scope: !717)
!724 = !DILocation(line: 56, column: 1, scope: !717)
!725 = !DILocation(line: 51, column: 7, scope: !726)
!726 = distinct !DILexicalBlock(scope: !707, file: !2, line: 51, column: 7)
!727 = !DILocation(line: 51, column: 13, scope: !726)
!728 = !DILocation(line: 52, column: 5, scope: !726)
!729 = !DILocation(line: 52, column: 28, scope: !726)
!730 = !DILocation(line: 52, column: 11, scope: !726)
!731 = !DILocation(line: 56, column: 1, scope: !726)
!732 = !DILocation(line: 53, column: 7, scope: !733)
!733 = distinct !DILexicalBlock(scope: !707, file: !2, line: 53, column: 7)
!734 = !DILocation(line: 53, column: 13, scope: !733)
!735 = !DILocation(line: 54, column: 5, scope: !733)
!736 = !DILocation(line: 54, column: 11, scope: !733)
!737 = !DILocation(line: 55, column: 27, scope: !707)
!738 = !DILocation(line: 55, column: 3, scope: !707)
!739 = distinct !DISubprogram(name: "~Resource", linkageName: "_ZN8ResourceD2Ev", scope: !60, file: !2, line: 36, type: !75, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !74, retainedNodes: !584)
!740 = !DILocalVariable(name: "this", arg: 1, scope: !739, type: !674, flags: DIFlagArtificial | DIFlagObjectPointer)
!741 = !DILocation(line: 0, scope: !739)
!742 = !DILocation(line: 37, column: 14, scope: !743)
!743 = distinct !DILexicalBlock(scope: !739, file: !2, line: 36, column: 24)
!744 = !DILocation(line: 37, column: 5, scope: !743)
!745 = !DILocation(line: 38, column: 31, scope: !743)
!746 = !DILocation(line: 38, column: 5, scope: !743)
!747 = !DILocation(line: 39, column: 3, scope: !739)
!748 = distinct !DISubprogram(name: "~Holder", linkageName: "_ZN6HolderD2Ev", scope: !77, file: !2, line: 58, type: !749, scopeLine: 58, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !751, retainedNodes: !584)
!749 = !DISubroutineType(types: !750)
!750 = !{null, !85}
!751 = !DISubprogram(name: "~Holder", linkageName: "_ZN6HolderD4Ev", scope: !77, type: !749, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!752 = !DILocalVariable(name: "this", arg: 1, scope: !748, type: !688, flags: DIFlagArtificial | DIFlagObjectPointer)
!753 = !DILocation(line: 0, scope: !748)
!754 = !DILocation(line: 58, column: 8, scope: !755)
!755 = distinct !DILexicalBlock(scope: !748, file: !2, line: 58, column: 8)
!756 = !DILocation(line: 58, column: 8, scope: !748)
!757 = distinct !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC2ERKS0_", scope: !86, file: !87, line: 188, type: !108, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !107, retainedNodes: !584)
!758 = !DILocalVariable(name: "this", arg: 1, scope: !757, type: !759, flags: DIFlagArtificial | DIFlagObjectPointer)
!759 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!760 = !DILocation(line: 0, scope: !757)
!761 = !DILocalVariable(name: "__other", arg: 2, scope: !757, file: !87, line: 188, type: !110)
!762 = !DILocation(line: 188, column: 55, scope: !757)
!763 = !DILocation(line: 190, column: 7, scope: !757)
!764 = !DILocation(line: 190, column: 27, scope: !757)
!765 = !DILocation(line: 190, column: 35, scope: !757)
!766 = !DILocation(line: 192, column: 11, scope: !767)
!767 = distinct !DILexicalBlock(scope: !768, file: !87, line: 192, column: 11)
!768 = distinct !DILexicalBlock(scope: !757, file: !87, line: 191, column: 5)
!769 = !DILocation(line: 193, column: 2, scope: !767)
!770 = !DILocation(line: 194, column: 5, scope: !757)
!771 = distinct !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD2Ev", scope: !86, file: !87, line: 198, type: !98, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !128, retainedNodes: !584)
!772 = !DILocalVariable(name: "this", arg: 1, scope: !771, type: !759, flags: DIFlagArtificial | DIFlagObjectPointer)
!773 = !DILocation(line: 0, scope: !771)
!774 = !DILocation(line: 200, column: 11, scope: !775)
!775 = distinct !DILexicalBlock(scope: !776, file: !87, line: 200, column: 11)
!776 = distinct !DILexicalBlock(scope: !771, file: !87, line: 199, column: 5)
!777 = !DILocation(line: 201, column: 2, scope: !775)
!778 = !DILocation(line: 202, column: 5, scope: !771)
!779 = distinct !DISubprogram(name: "never_throws", linkageName: "_Z12never_throwsPKc", scope: !2, file: !2, line: 95, type: !307, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !584)
!780 = !DILocalVariable(name: "text", arg: 1, scope: !779, file: !2, line: 95, type: !52)
!781 = !DILocation(line: 95, column: 30, scope: !779)
!782 = !DILocation(line: 95, column: 60, scope: !779)
!783 = !DILocation(line: 95, column: 54, scope: !779)
!784 = !DILocation(line: 95, column: 47, scope: !779)
!785 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 97, type: !786, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !584)
!786 = !DISubroutineType(types: !787)
!787 = !{!29, !29, !496}
!788 = !DILocalVariable(name: "argc", arg: 1, scope: !785, file: !2, line: 97, type: !29)
!789 = !DILocation(line: 97, column: 14, scope: !785)
!790 = !DILocalVariable(name: "argv", arg: 2, scope: !785, file: !2, line: 97, type: !496)
!791 = !DILocation(line: 97, column: 27, scope: !785)
!792 = !DILocalVariable(name: "sum", scope: !785, file: !2, line: 98, type: !29)
!793 = !DILocation(line: 98, column: 7, scope: !785)
!794 = !DILocalVariable(name: "i", scope: !795, file: !2, line: 99, type: !29)
!795 = distinct !DILexicalBlock(scope: !785, file: !2, line: 99, column: 3)
!796 = !DILocation(line: 99, column: 12, scope: !795)
!797 = !DILocation(line: 99, column: 8, scope: !795)
!798 = !DILocation(line: 99, column: 19, scope: !799)
!799 = distinct !DILexicalBlock(scope: !795, file: !2, line: 99, column: 3)
!800 = !DILocation(line: 99, column: 23, scope: !799)
!801 = !DILocation(line: 99, column: 21, scope: !799)
!802 = !DILocation(line: 99, column: 3, scope: !795)
!803 = !DILocation(line: 100, column: 20, scope: !799)
!804 = !DILocation(line: 100, column: 25, scope: !799)
!805 = !DILocation(line: 100, column: 12, scope: !799)
!806 = !DILocation(line: 100, column: 9, scope: !799)
!807 = !DILocation(line: 100, column: 5, scope: !799)
!808 = !DILocation(line: 99, column: 29, scope: !799)
!809 = !DILocation(line: 99, column: 3, scope: !799)
!810 = distinct !{!810, !802, !811, !812}
!811 = !DILocation(line: 100, column: 27, scope: !795)
!812 = !{!"llvm.loop.mustprogress"}
!813 = !DILocation(line: 101, column: 10, scope: !785)
!814 = !DILocation(line: 101, column: 16, scope: !785)
!815 = !DILocation(line: 101, column: 3, scope: !785)
!816 = distinct !DISubprogram(name: "Base", linkageName: "_ZN6errors5ParseCI2NS_4BaseEEi", scope: !30, file: !2, line: 19, type: !817, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !820, retainedNodes: !584)
!817 = !DISubroutineType(types: !818)
!818 = !{null, !819, !29}
!819 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!820 = !DISubprogram(name: "Base", linkageName: "_ZN6errors5ParseCI4NS_4BaseEEi", scope: !30, type: !817, flags: DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!821 = !DILocalVariable(name: "this", arg: 1, scope: !816, type: !822, flags: DIFlagArtificial | DIFlagObjectPointer)
!822 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!823 = !DILocation(line: 0, scope: !816)
!824 = !DILocalVariable(arg: 2, scope: !816, type: !29, flags: DIFlagArtificial)
!825 = !DILocation(line: 19, column: 15, scope: !816)
!826 = distinct !DISubprogram(name: "~Parse", linkageName: "_ZN6errors5ParseD2Ev", scope: !30, file: !2, line: 18, type: !827, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !829, retainedNodes: !584)
!827 = !DISubroutineType(types: !828)
!828 = !{null, !819}
!829 = !DISubprogram(name: "~Parse", linkageName: "_ZN6errors5ParseD4Ev", scope: !30, type: !827, containingType: !30, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!830 = !DILocalVariable(name: "this", arg: 1, scope: !826, type: !822, flags: DIFlagArtificial | DIFlagObjectPointer)
!831 = !DILocation(line: 0, scope: !826)
!832 = !DILocation(line: 18, column: 8, scope: !833)
!833 = distinct !DILexicalBlock(scope: !826, file: !2, line: 18, column: 8)
!834 = !DILocation(line: 18, column: 8, scope: !826)
!835 = distinct !DISubprogram(name: "Range", linkageName: "_ZN6errors5RangeC1Eil", scope: !169, file: !2, line: 24, type: !178, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !177, retainedNodes: !584)
!836 = !DILocalVariable(name: "this", arg: 1, scope: !835, type: !837, flags: DIFlagArtificial | DIFlagObjectPointer)
!837 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!838 = !DILocation(line: 0, scope: !835)
!839 = !DILocalVariable(name: "code", arg: 2, scope: !835, file: !2, line: 24, type: !29)
!840 = !DILocation(line: 24, column: 13, scope: !835)
!841 = !DILocalVariable(name: "at", arg: 3, scope: !835, file: !2, line: 24, type: !176)
!842 = !DILocation(line: 24, column: 24, scope: !835)
!843 = !DILocation(line: 24, column: 49, scope: !835)
!844 = !DILocation(line: 24, column: 3, scope: !835)
!845 = !DILocation(line: 24, column: 35, scope: !835)
!846 = !DILocation(line: 24, column: 30, scope: !835)
!847 = !DILocation(line: 24, column: 42, scope: !835)
!848 = !DILocation(line: 24, column: 45, scope: !835)
!849 = !DILocation(line: 24, column: 50, scope: !835)
!850 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD1Ev", scope: !169, file: !2, line: 23, type: !851, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !853, retainedNodes: !584)
!851 = !DISubroutineType(types: !852)
!852 = !{null, !180}
!853 = !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD4Ev", scope: !169, type: !851, containingType: !169, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!854 = !DILocalVariable(name: "this", arg: 1, scope: !850, type: !837, flags: DIFlagArtificial | DIFlagObjectPointer)
!855 = !DILocation(line: 0, scope: !850)
!856 = !DILocation(line: 23, column: 8, scope: !850)
!857 = distinct !DISubprogram(name: "Base", linkageName: "_ZN6errors4BaseC2Ei", scope: !34, file: !2, line: 11, type: !43, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !42, retainedNodes: !584)
!858 = !DILocalVariable(name: "this", arg: 1, scope: !857, type: !586, flags: DIFlagArtificial | DIFlagObjectPointer)
!859 = !DILocation(line: 0, scope: !857)
!860 = !DILocalVariable(name: "code", arg: 2, scope: !857, file: !2, line: 11, type: !29)
!861 = !DILocation(line: 11, column: 21, scope: !857)
!862 = !DILocation(line: 11, column: 40, scope: !857)
!863 = !DILocation(line: 11, column: 29, scope: !857)
!864 = !DILocation(line: 11, column: 34, scope: !857)
!865 = !DILocation(line: 11, column: 41, scope: !857)
!866 = distinct !DISubprogram(name: "~Parse", linkageName: "_ZN6errors5ParseD0Ev", scope: !30, file: !2, line: 18, type: !827, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !829, retainedNodes: !584)
!867 = !DILocalVariable(name: "this", arg: 1, scope: !866, type: !822, flags: DIFlagArtificial | DIFlagObjectPointer)
!868 = !DILocation(line: 0, scope: !866)
!869 = !DILocation(line: 18, column: 8, scope: !866)
!870 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6errors5Parse4whatEv", scope: !30, file: !2, line: 20, type: !56, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !55, retainedNodes: !584)
!871 = !DILocalVariable(name: "this", arg: 1, scope: !870, type: !872, flags: DIFlagArtificial | DIFlagObjectPointer)
!872 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!873 = !DILocation(line: 0, scope: !870)
!874 = !DILocation(line: 20, column: 48, scope: !870)
!875 = distinct !DISubprogram(name: "exception", linkageName: "_ZNSt9exceptionC2Ev", scope: !172, file: !173, line: 64, type: !876, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !879, retainedNodes: !584)
!876 = !DISubroutineType(types: !877)
!877 = !{null, !878}
!878 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!879 = !DISubprogram(name: "exception", linkageName: "_ZNSt9exceptionC4Ev", scope: !172, file: !173, line: 64, type: !876, scopeLine: 64, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!880 = !DILocalVariable(name: "this", arg: 1, scope: !875, type: !881, flags: DIFlagArtificial | DIFlagObjectPointer)
!881 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!882 = !DILocation(line: 0, scope: !875)
!883 = !DILocation(line: 64, column: 34, scope: !875)
!884 = !DILocation(line: 64, column: 36, scope: !875)
!885 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD0Ev", scope: !169, file: !2, line: 23, type: !851, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !853, retainedNodes: !584)
!886 = !DILocalVariable(name: "this", arg: 1, scope: !885, type: !837, flags: DIFlagArtificial | DIFlagObjectPointer)
!887 = !DILocation(line: 0, scope: !885)
!888 = !DILocation(line: 23, column: 8, scope: !885)
!889 = distinct !DISubprogram(name: "what", linkageName: "_ZNK6errors5Range4whatEv", scope: !169, file: !2, line: 25, type: !182, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !181, retainedNodes: !584)
!890 = !DILocalVariable(name: "this", arg: 1, scope: !889, type: !891, flags: DIFlagArtificial | DIFlagObjectPointer)
!891 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64)
!892 = !DILocation(line: 0, scope: !889)
!893 = !DILocation(line: 25, column: 48, scope: !889)
!894 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6errors5RangeD1Ev", scope: !2, file: !2, line: 23, type: !895, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !27)
!895 = !DISubroutineType(types: !584)
!896 = !DILocation(line: 0, scope: !894)
!897 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6errors5RangeD0Ev", scope: !2, file: !2, line: 23, type: !895, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !27)
!898 = !DILocation(line: 0, scope: !897)
!899 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK6errors5Range4whatEv", scope: !2, file: !2, line: 25, type: !895, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !27)
!900 = !DILocation(line: 0, scope: !899)
!901 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN6errors5RangeD2Ev", scope: !169, file: !2, line: 23, type: !902, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, declaration: !853, retainedNodes: !584)
!902 = !DISubroutineType(types: !903)
!903 = !{null, !180, !904}
!904 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!905 = !DILocalVariable(name: "this", arg: 1, scope: !901, type: !837, flags: DIFlagArtificial | DIFlagObjectPointer)
!906 = !DILocation(line: 0, scope: !901)
!907 = !DILocalVariable(name: "vtt", arg: 2, scope: !901, type: !904, flags: DIFlagArtificial)
!908 = !DILocation(line: 23, column: 8, scope: !909)
!909 = distinct !DILexicalBlock(scope: !901, file: !2, line: 23, column: 8)
!910 = !DILocation(line: 23, column: 8, scope: !901)
