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

@.str = private unnamed_addr constant [6 x i8] c"outer\00", align 1
@_ZTIN6errors5RangeE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN6errors5RangeE, i32 0, i32 2, ptr @_ZTISt9exception, i64 -6141, ptr @_ZTIN6errors4BaseE, i64 2 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSN6errors5RangeE = linkonce_odr dso_local constant [16 x i8] c"N6errors5RangeE\00", comdat, align 1
@_ZTISt9exception = external constant ptr
@_ZTIN6errors4BaseE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN6errors4BaseE }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN6errors4BaseE = dso_local constant [15 x i8] c"N6errors4BaseE\00", align 1
@_ZTIl = external constant ptr
@_ZTISt9bad_alloc = external constant ptr
@.str.1 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"12\00", align 1
@_ZTIN6errors5ParseE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN6errors5ParseE, ptr @_ZTIN6errors4BaseE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN6errors5ParseE = linkonce_odr dso_local constant [16 x i8] c"N6errors5ParseE\00", comdat, align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%s at %ld\0A\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"3\00", align 1
@_ZTVN6errors4BaseE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors4BaseE, ptr @_ZN6errors4BaseD2Ev, ptr @_ZN6errors4BaseD0Ev, ptr @__cxa_pure_virtual] }, align 8
@.str.5 = private unnamed_addr constant [9 x i8] c"open %s\0A\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"holder failed\00", align 1
@_ZTVN6errors5ParseE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN6errors5ParseE, ptr @_ZN6errors4BaseD2Ev, ptr @_ZN6errors5ParseD0Ev, ptr @_ZNK6errors5Parse4whatEv] }, comdat, align 8
@.str.9 = private unnamed_addr constant [6 x i8] c"parse\00", align 1
@_ZTVN6errors5RangeE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTIN6errors5RangeE, ptr @_ZN6errors5RangeD1Ev, ptr @_ZN6errors5RangeD0Ev, ptr @_ZNK6errors5Range4whatEv], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTIN6errors5RangeE, ptr @_ZTv0_n24_N6errors5RangeD1Ev, ptr @_ZTv0_n24_N6errors5RangeD0Ev, ptr @_ZTv0_n32_NK6errors5Range4whatEv] }, comdat, align 8
@.str.10 = private unnamed_addr constant [6 x i8] c"range\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"close %s\0A\00", align 1

@_ZN6errors4BaseD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6errors4BaseD2Ev

; Function Attrs: cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable
define dso_local void @_ZN6errors4BaseD0Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #0 align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z7attemptPKc(ptr noundef %0) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %class.Resource, align 8
  %3 = alloca %struct.Holder, align 8
  %4 = alloca %class.Resource, align 8
  %5 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %6 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store ptr @.str, ptr %2, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
  store ptr %8, ptr %7, align 8, !tbaa !13
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  invoke void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %3, ptr noundef %0)
          to label %10 unwind label %41

10:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr @.str.1, ptr %4, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %13 unwind label %43

13:                                               ; preds = %10
  store ptr %12, ptr %11, align 8, !tbaa !13
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.1)
  %15 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef nonnull @.str.2)
          to label %16 unwind label %45

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !14
  %19 = add nsw i32 %18, %15
  %20 = load ptr, ptr %11, align 8, !tbaa !13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %16
  call void @_ZdaPv(ptr noundef nonnull %20) #24
  br label %23

23:                                               ; preds = %16, %22
  %24 = load ptr, ptr %4, align 8, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !13
  %29 = icmp eq ptr %28, null
  br i1 %29, label %31, label %30

30:                                               ; preds = %23
  call void @_ZdaPv(ptr noundef nonnull %28) #24
  br label %31

31:                                               ; preds = %30, %23
  %32 = load ptr, ptr %26, align 8, !tbaa !9
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %32)
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !13
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:                                               ; preds = %31
  call void @_ZdaPv(ptr noundef nonnull %35) #24
  br label %38

38:                                               ; preds = %31, %37
  %39 = load ptr, ptr %3, align 8, !tbaa !9
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  br label %131

41:                                               ; preds = %1
  %42 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null
  br label %49

43:                                               ; preds = %10
  %44 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null
  br label %47

45:                                               ; preds = %13
  %46 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors5RangeE
          catch ptr @_ZTIN6errors4BaseE
          catch ptr @_ZTIl
          catch ptr @_ZTISt9bad_alloc
          catch ptr null
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #22
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi { ptr, i32 } [ %46, %45 ], [ %44, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  call void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %3) #22
  br label %49

49:                                               ; preds = %47, %41
  %50 = phi { ptr, i32 } [ %48, %47 ], [ %42, %41 ]
  %51 = extractvalue { ptr, i32 } %50, 0
  %52 = extractvalue { ptr, i32 } %50, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  %53 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors5RangeE) #22
  %54 = icmp eq i32 %52, %53
  br i1 %54, label %55, label %66

55:                                               ; preds = %49
  %56 = call ptr @__cxa_begin_catch(ptr %51) #22
  %57 = load ptr, ptr %56, align 8, !tbaa !16
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %59 = load ptr, ptr %58, align 8
  %60 = call noundef ptr %59(ptr noundef nonnull align 8 dereferenceable(24) %56) #22
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !18
  %63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef %60, i64 noundef %62)
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %65 = load i32, ptr %64, align 8, !tbaa !22
  invoke void @__cxa_end_catch()
          to label %131 unwind label %129

66:                                               ; preds = %49
  %67 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors4BaseE) #22
  %68 = icmp eq i32 %52, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = call ptr @__cxa_begin_catch(ptr %51) #22
  invoke void @__cxa_rethrow() #25
          to label %139 unwind label %99

71:                                               ; preds = %66
  %72 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #22
  %73 = icmp eq i32 %52, %72
  br i1 %73, label %74, label %78

74:                                               ; preds = %71
  %75 = call ptr @__cxa_begin_catch(ptr %51) #22
  %76 = load i64, ptr %75, align 8, !tbaa !23
  %77 = trunc i64 %76 to i32
  call void @__cxa_end_catch() #22
  br label %131

78:                                               ; preds = %71
  %79 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9bad_alloc) #22
  %80 = icmp eq i32 %52, %79
  %81 = call ptr @__cxa_begin_catch(ptr %51) #22
  br i1 %80, label %82, label %83

82:                                               ; preds = %78
  call void @abort() #21
  unreachable

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %5) #22
  %84 = load ptr, ptr %5, align 8, !tbaa !24
  store ptr %84, ptr %6, align 8, !tbaa !24
  %85 = icmp eq ptr %84, null
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #22
  br label %87

87:                                               ; preds = %83, %86
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %6) #25
          to label %88 unwind label %89

88:                                               ; preds = %87
  unreachable

89:                                               ; preds = %87
  %90 = landingpad { ptr, i32 }
          cleanup
  %91 = load ptr, ptr %6, align 8, !tbaa !24
  %92 = icmp eq ptr %91, null
  br i1 %92, label %94, label %93

93:                                               ; preds = %89
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #22
  br label %94

94:                                               ; preds = %89, %93
  %95 = load ptr, ptr %5, align 8, !tbaa !24
  %96 = icmp eq ptr %95, null
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #22
  br label %98

98:                                               ; preds = %94, %97
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  invoke void @__cxa_end_catch()
          to label %134 unwind label %136

99:                                               ; preds = %69
  %100 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors5ParseE
  %101 = extractvalue { ptr, i32 } %100, 0
  %102 = extractvalue { ptr, i32 } %100, 1
  %103 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors5ParseE) #22
  %104 = icmp eq i32 %102, %103
  br i1 %104, label %105, label %121

105:                                              ; preds = %99
  %106 = call ptr @__cxa_begin_catch(ptr %101) #22
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load i32, ptr %107, align 8, !tbaa !22
  %109 = add nsw i32 %108, 100
  store i32 %109, ptr %107, align 8, !tbaa !22
  invoke void @__cxa_end_catch()
          to label %110 unwind label %113

110:                                              ; preds = %105
  %111 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %112 = load i32, ptr %111, align 8, !tbaa !22
  invoke void @__cxa_end_catch()
          to label %131 unwind label %117

113:                                              ; preds = %105
  %114 = landingpad { ptr, i32 }
          cleanup
  %115 = extractvalue { ptr, i32 } %114, 0
  %116 = extractvalue { ptr, i32 } %114, 1
  br label %121

117:                                              ; preds = %110
  %118 = landingpad { ptr, i32 }
          cleanup
  %119 = extractvalue { ptr, i32 } %118, 0
  %120 = extractvalue { ptr, i32 } %118, 1
  br label %124

121:                                              ; preds = %113, %99
  %122 = phi i32 [ %116, %113 ], [ %102, %99 ]
  %123 = phi ptr [ %115, %113 ], [ %101, %99 ]
  invoke void @__cxa_end_catch()
          to label %124 unwind label %136

124:                                              ; preds = %121, %117
  %125 = phi i32 [ %120, %117 ], [ %122, %121 ]
  %126 = phi ptr [ %119, %117 ], [ %123, %121 ]
  %127 = insertvalue { ptr, i32 } poison, ptr %126, 0
  %128 = insertvalue { ptr, i32 } %127, i32 %125, 1
  br label %134

129:                                              ; preds = %55
  %130 = landingpad { ptr, i32 }
          cleanup
  br label %134

131:                                              ; preds = %55, %110, %74, %38
  %132 = phi i32 [ %19, %38 ], [ %112, %110 ], [ %77, %74 ], [ %65, %55 ]
  call void @_ZdaPv(ptr noundef nonnull %8) #24
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret i32 %132

134:                                              ; preds = %98, %129, %124
  %135 = phi { ptr, i32 } [ %130, %129 ], [ %128, %124 ], [ %90, %98 ]
  call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  resume { ptr, i32 } %135

136:                                              ; preds = %121, %98
  %137 = landingpad { ptr, i32 }
          catch ptr null
  %138 = extractvalue { ptr, i32 } %137, 0
  call void @__clang_call_terminate(ptr %138) #21
  unreachable

139:                                              ; preds = %69
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6HolderC2EPKc(ptr noundef nonnull align 8 dereferenceable(36) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr @.str.6, ptr %0, align 8, !tbaa !9
  %3 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %4 unwind label %15

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %3, ptr %5, align 8, !tbaa !13
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.6)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @.str.7, ptr %7, align 8, !tbaa !9
  %8 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znam(i64 noundef 64) #23
          to label %9 unwind label %17

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %8, ptr %10, align 8, !tbaa !13
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.7)
  %12 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef %1)
          to label %13 unwind label %19

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %12, ptr %14, align 8, !tbaa !14
  ret void

15:                                               ; preds = %2
  %16 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6errors4BaseE
  br label %23

17:                                               ; preds = %4
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE
  br label %21

19:                                               ; preds = %9
  %20 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN6errors4BaseE
  tail call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #22
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi { ptr, i32 } [ %20, %19 ], [ %18, %17 ]
  tail call void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #22
  br label %23

23:                                               ; preds = %21, %15
  %24 = phi { ptr, i32 } [ %22, %21 ], [ %16, %15 ]
  %25 = extractvalue { ptr, i32 } %24, 1
  %26 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN6errors4BaseE) #22
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = extractvalue { ptr, i32 } %24, 0
  %30 = tail call ptr @__cxa_begin_catch(ptr %29) #22
  %31 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.8)
  invoke void @__cxa_rethrow() #25
          to label %39 unwind label %32

32:                                               ; preds = %28
  %33 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %34 unwind label %36

34:                                               ; preds = %32, %23
  %35 = phi { ptr, i32 } [ %24, %23 ], [ %33, %32 ]
  resume { ptr, i32 } %35

36:                                               ; preds = %32
  %37 = landingpad { ptr, i32 }
          catch ptr null
  %38 = extractvalue { ptr, i32 } %37, 0
  tail call void @__clang_call_terminate(ptr %38) #21
  unreachable

39:                                               ; preds = %28
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define internal fastcc noundef range(i32 0, 1001) i32 @_ZL5parsePKc(ptr noundef %0) unnamed_addr #2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  store ptr null, ptr %2, align 8, !tbaa !26
  %3 = call i64 @strtol(ptr noundef %0, ptr noundef nonnull %2, i32 noundef 10) #22
  %4 = load ptr, ptr %2, align 8, !tbaa !26
  %5 = load i8, ptr %4, align 1, !tbaa !27
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = tail call ptr @__cxa_allocate_exception(i64 16) #22
  %9 = ptrtoint ptr %4 to i64
  %10 = ptrtoint ptr %0 to i64
  %11 = sub i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %12, ptr %13, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN6errors5ParseE, i64 16), ptr %8, align 8, !tbaa !16
  tail call void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTIN6errors5ParseE, ptr nonnull @_ZN6errors4BaseD2Ev) #25
  unreachable

14:                                               ; preds = %1
  %15 = icmp sgt i64 %3, 1000
  br i1 %15, label %16, label %21

16:                                               ; preds = %14
  %17 = tail call ptr @__cxa_allocate_exception(i64 32) #22
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 2, ptr %19, align 8, !tbaa !22
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN6errors5RangeE, i64 24), ptr %17, align 8, !tbaa !16
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN6errors5RangeE, i64 80), ptr %18, align 8, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %3, ptr %20, align 8, !tbaa !18
  tail call void @__cxa_throw(ptr nonnull %17, ptr nonnull @_ZTIN6errors5RangeE, ptr nonnull @_ZN6errors5RangeD1Ev) #25
  unreachable

21:                                               ; preds = %14
  %22 = icmp slt i64 %3, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = tail call ptr @__cxa_allocate_exception(i64 8) #22
  store i64 %3, ptr %24, align 16, !tbaa !23
  tail call void @__cxa_throw(ptr nonnull %24, ptr nonnull @_ZTIl, ptr null) #25
  unreachable

25:                                               ; preds = %21
  %26 = trunc nuw nsw i64 %3 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret i32 %26
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN8ResourceD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @_ZdaPv(ptr noundef nonnull %3) #24
  br label %6

6:                                                ; preds = %5, %1
  %7 = load ptr, ptr %0, align 8, !tbaa !9
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %7)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6HolderD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %1
  tail call void @_ZdaPv(ptr noundef nonnull %4) #24
  br label %7

7:                                                ; preds = %1, %6
  %8 = load ptr, ptr %2, align 8, !tbaa !9
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %8)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  tail call void @_ZdaPv(ptr noundef nonnull %11) #24
  br label %14

14:                                               ; preds = %7, %13
  %15 = load ptr, ptr %0, align 8, !tbaa !9
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %15)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #7

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
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef range(i32 0, 1001) i32 @_Z12never_throwsPKc(ptr noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %2 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef %0)
          to label %3 unwind label %4

3:                                                ; preds = %1
  ret i32 %2

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #21
  unreachable
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 1001) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #13 personality ptr @__gxx_personality_v0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8
  %7 = icmp eq i32 %14, 0
  br i1 %7, label %22, label %17

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 1, %4 ], [ %15, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %14, %8 ]
  %11 = getelementptr inbounds nuw ptr, ptr %1, i64 %9
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = tail call noundef i32 @_Z7attemptPKc(ptr noundef %12)
  %14 = add nsw i32 %13, %10
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %8, !llvm.loop !28

17:                                               ; preds = %6
  %18 = invoke fastcc noundef i32 @_ZL5parsePKc(ptr noundef nonnull @.str.4)
          to label %22 unwind label %19

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  tail call void @__clang_call_terminate(ptr %21) #21
  unreachable

22:                                               ; preds = %2, %17, %6
  %23 = phi i32 [ 0, %6 ], [ %18, %17 ], [ 0, %2 ]
  ret i32 %23
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #14

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #15

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local void @_ZN6errors4BaseD2Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #16 align 2 {
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #17

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #22
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5ParseD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #24
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Parse4whatEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  ret ptr @.str.9
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #18

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6errors5RangeD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #22
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32) #24
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK6errors5Range4whatEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 {
  ret ptr @.str.10
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD1Ev(ptr noundef %0) unnamed_addr #19 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !16
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #22
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6errors5RangeD0Ev(ptr noundef %0) unnamed_addr #19 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !16
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #22
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 32) #24
  ret void
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK6errors5Range4whatEv(ptr noundef %0) unnamed_addr #20 comdat align 2 {
  ret ptr @.str.10
}

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

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
!10 = !{!"_ZTS8Resource", !11, i64 0, !11, i64 8}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 8}
!14 = !{!15, !6, i64 32}
!15 = !{!"_ZTS6Holder", !10, i64 0, !10, i64 16, !6, i64 32}
!16 = !{!17, !17, i64 0}
!17 = !{!"vtable pointer", !8, i64 0}
!18 = !{!19, !21, i64 16}
!19 = !{!"_ZTSN6errors5RangeE", !20, i64 0, !21, i64 16}
!20 = !{!"_ZTSN6errors4BaseE", !6, i64 8}
!21 = !{!"long", !7, i64 0}
!22 = !{!20, !6, i64 8}
!23 = !{!21, !21, i64 0}
!24 = !{!25, !12, i64 0}
!25 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !12, i64 0}
!26 = !{!11, !11, i64 0}
!27 = !{!7, !7, i64 0}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
