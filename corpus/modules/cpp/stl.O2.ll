; ModuleID = 'cpp/stl.cpp'
source_filename = "cpp/stl.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::piecewise_construct_t" = type { i8 }
%class.Shell = type { %"class.std::map" }
%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.8" }
%"struct.std::_Head_base.8" = type { ptr }
%struct.Command = type { %"class.std::__cxx11::basic_string", %"class.std::function" }
%"class.std::allocator.0" = type { i8 }
%"class.std::tuple.9" = type { %"struct.std::_Tuple_impl.10" }
%"struct.std::_Tuple_impl.10" = type { %"struct.std::_Head_base.11" }
%"struct.std::_Head_base.11" = type { ptr }
%"class.std::tuple.12" = type { i8 }
%"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>>, std::less<std::__cxx11::basic_string<char>>>::_Auto_node" = type { ptr, ptr }

$_ZN5Shell3addERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8functionIFiiEE = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNK5Shell3runERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi = comdat any

$_ZN5ShellD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteIS7_EESt4lessIS5_ESaISt4pairIKS5_SA_EEEixERSE_ = comdat any

$_ZNSt10unique_ptrI7CommandSt14default_deleteIS0_EED2Ev = comdat any

$_ZN7CommandD2Ev = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEESt17_Rb_tree_iteratorISD_ESt23_Rb_tree_const_iteratorISD_EDpOT_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorISD_ERS7_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE10_Auto_nodeD2Ev = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE17_M_construct_nodeIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEEvPSt13_Rb_tree_nodeISD_EDpOT_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE24_M_get_insert_unique_posERS7_ = comdat any

$_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteISA_EEEEEE7destroyISE_EEvRSG_PT_ = comdat any

$_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_RKS8_ = comdat any

$_ZNKSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE4findERS7_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE8_M_eraseEPSt13_Rb_tree_nodeISD_E = comdat any

$_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

$_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

$_ZSt19piecewise_construct = comdat any

@.str = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"count\00", align 1
@_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@_ZSt19piecewise_construct = linkonce_odr dso_local constant %"struct.std::piecewise_construct_t" zeroinitializer, comdat, align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"no command: \00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@"_ZTIZ8evaluatePiiiE3$_0" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZ8evaluatePiiiE3$_0" }, align 8
@"_ZTSZ8evaluatePiiiE3$_0" = internal constant [20 x i8] c"Z8evaluatePiiiE3$_0\00", align 1
@"_ZTIZ8evaluatePiiiE3$_1" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZ8evaluatePiiiE3$_1" }, align 8
@"_ZTSZ8evaluatePiiiE3$_1" = internal constant [20 x i8] c"Z8evaluatePiiiE3$_1\00", align 1
@"_ZTIZ8evaluatePiiiE3$_2" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZ8evaluatePiiiE3$_2" }, align 8
@"_ZTSZ8evaluatePiiiE3$_2" = internal constant [20 x i8] c"Z8evaluatePiiiE3$_2\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z8evaluatePiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %4 = alloca i32, align 4
  %5 = alloca %class.Shell, align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::function", align 8
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::function", align 8
  %10 = alloca %"class.std::__cxx11::basic_string", align 8
  %11 = alloca %"class.std::function", align 8
  %12 = alloca %"class.std::__cxx11::basic_string", align 8
  %13 = alloca %"class.std::__cxx11::basic_string", align 8
  store i32 %1, ptr %4, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr null, ptr %15, align 8, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %14, ptr %16, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %14, ptr %17, align 8, !tbaa !18
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %18, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %19, ptr %6, align 8, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6) %19, ptr noundef nonnull align 1 dereferenceable(6) @.str, i64 6, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 6, ptr %20, align 8, !tbaa !23
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 22
  store i8 0, ptr %21, align 2, !tbaa !25
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 16, i1 false)
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_0E9_M_invokeERKSt9_Any_dataOi", ptr %23, align 8, !tbaa !26
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_0E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation", ptr %22, align 8, !tbaa !29
  invoke void @_ZN5Shell3addERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8functionIFiiEE(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull %7)
          to label %24 unwind label %222

24:                                               ; preds = %3
  %25 = load ptr, ptr %22, align 8, !tbaa !29
  %26 = icmp eq ptr %25, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %24
  %28 = invoke noundef zeroext i1 %25(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %7, i32 noundef 3)
          to label %32 unwind label %29

29:                                               ; preds = %27
  %30 = landingpad { ptr, i32 }
          catch ptr null
  %31 = extractvalue { ptr, i32 } %30, 0
  call void @__clang_call_terminate(ptr %31) #26
  unreachable

32:                                               ; preds = %24, %27
  %33 = load ptr, ptr %6, align 8, !tbaa !30
  %34 = icmp eq ptr %33, %19
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = load i64, ptr %19, align 8, !tbaa !25
  %37 = add i64 %36, 1
  call void @_ZdlPvm(ptr noundef %33, i64 noundef %37) #27
  br label %38

38:                                               ; preds = %32, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #25
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %39, ptr %8, align 8, !tbaa !20
  store i32 1935763810, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 4, ptr %40, align 8, !tbaa !23
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i8 0, ptr %41, align 4, !tbaa !25
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 16, i1 false)
  store i32 %2, ptr %9, align 8, !tbaa !5
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_1E9_M_invokeERKSt9_Any_dataOi", ptr %43, align 8, !tbaa !26
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_1E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation", ptr %42, align 8, !tbaa !29
  invoke void @_ZN5Shell3addERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8functionIFiiEE(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull %9)
          to label %44 unwind label %238

44:                                               ; preds = %38
  %45 = load ptr, ptr %42, align 8, !tbaa !29
  %46 = icmp eq ptr %45, null
  br i1 %46, label %52, label %47

47:                                               ; preds = %44
  %48 = invoke noundef zeroext i1 %45(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(32) %9, i32 noundef 3)
          to label %52 unwind label %49

49:                                               ; preds = %47
  %50 = landingpad { ptr, i32 }
          catch ptr null
  %51 = extractvalue { ptr, i32 } %50, 0
  call void @__clang_call_terminate(ptr %51) #26
  unreachable

52:                                               ; preds = %44, %47
  %53 = load ptr, ptr %8, align 8, !tbaa !30
  %54 = icmp eq ptr %53, %39
  br i1 %54, label %58, label %55

55:                                               ; preds = %52
  %56 = load i64, ptr %39, align 8, !tbaa !25
  %57 = add i64 %56, 1
  call void @_ZdlPvm(ptr noundef %53, i64 noundef %57) #27
  br label %58

58:                                               ; preds = %52, %55
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #25
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %59, ptr %10, align 8, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %59, ptr noundef nonnull align 1 dereferenceable(5) @.str.2, i64 5, i1 false)
  %60 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 5, ptr %60, align 8, !tbaa !23
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 21
  store i8 0, ptr %61, align 1, !tbaa !25
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %63 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %64 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 0, ptr %64, align 8
  %65 = ptrtoint ptr %4 to i64
  store i64 %65, ptr %11, align 8, !tbaa !31
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_2E9_M_invokeERKSt9_Any_dataOi", ptr %63, align 8, !tbaa !26
  store ptr @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_2E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation", ptr %62, align 8, !tbaa !29
  invoke void @_ZN5Shell3addERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8functionIFiiEE(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(32) %10, ptr noundef nonnull %11)
          to label %66 unwind label %254

66:                                               ; preds = %58
  %67 = load ptr, ptr %62, align 8, !tbaa !29
  %68 = icmp eq ptr %67, null
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = invoke noundef zeroext i1 %67(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 3)
          to label %74 unwind label %71

71:                                               ; preds = %69
  %72 = landingpad { ptr, i32 }
          catch ptr null
  %73 = extractvalue { ptr, i32 } %72, 0
  call void @__clang_call_terminate(ptr %73) #26
  unreachable

74:                                               ; preds = %66, %69
  %75 = load ptr, ptr %10, align 8, !tbaa !30
  %76 = icmp eq ptr %75, %59
  br i1 %76, label %80, label %77

77:                                               ; preds = %74
  %78 = load i64, ptr %59, align 8, !tbaa !25
  %79 = add i64 %78, 1
  call void @_ZdlPvm(ptr noundef %75, i64 noundef %79) #27
  br label %80

80:                                               ; preds = %74, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #25
  %81 = load i32, ptr %4, align 4, !tbaa !5
  %82 = sext i32 %81 to i64
  %83 = shl nsw i64 %82, 2
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = icmp eq i32 %81, 0
  br i1 %85, label %197, label %86

86:                                               ; preds = %80
  %87 = ptrtoint ptr %0 to i64
  %88 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %82, i1 true)
  %89 = shl nuw nsw i64 %88, 1
  %90 = xor i64 %89, 126
  call fastcc void @"_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_comp_iterIZ8evaluateS0_iiE3$_3EEEvT_S6_T0_T1_"(ptr noundef %0, ptr noundef nonnull %84, i64 noundef %90)
  %91 = icmp sgt i32 %81, 16
  %92 = getelementptr i8, ptr %0, i64 4
  br i1 %91, label %93, label %168

93:                                               ; preds = %86, %111
  %94 = phi i64 [ %113, %111 ], [ 4, %86 ]
  %95 = phi ptr [ %96, %111 ], [ %0, %86 ]
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 %94
  %97 = load i32, ptr %96, align 4, !tbaa !5
  %98 = load i32, ptr %0, align 4, !tbaa !5
  %99 = icmp sgt i32 %97, %98
  br i1 %99, label %100, label %101

100:                                              ; preds = %93
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %92, ptr noundef nonnull align 4 dereferenceable(1) %0, i64 %94, i1 false)
  br label %111

101:                                              ; preds = %93
  %102 = load i32, ptr %95, align 4, !tbaa !5
  %103 = icmp sgt i32 %97, %102
  br i1 %103, label %104, label %111

104:                                              ; preds = %101, %104
  %105 = phi i32 [ %109, %104 ], [ %102, %101 ]
  %106 = phi ptr [ %108, %104 ], [ %95, %101 ]
  %107 = phi ptr [ %106, %104 ], [ %96, %101 ]
  store i32 %105, ptr %107, align 4, !tbaa !5
  %108 = getelementptr inbounds i8, ptr %106, i64 -4
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = icmp sgt i32 %97, %109
  br i1 %110, label %104, label %111, !llvm.loop !33

111:                                              ; preds = %104, %101, %100
  %112 = phi ptr [ %0, %100 ], [ %96, %101 ], [ %106, %104 ]
  store i32 %97, ptr %112, align 4, !tbaa !5
  %113 = add nuw nsw i64 %94, 4
  %114 = icmp eq i64 %113, 64
  br i1 %114, label %115, label %93, !llvm.loop !35

115:                                              ; preds = %111
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %117 = add nsw i64 %83, -68
  %118 = and i64 %117, 4
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %135

120:                                              ; preds = %115
  %121 = load i32, ptr %116, align 4, !tbaa !5
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %123 = load i32, ptr %122, align 4, !tbaa !5
  %124 = icmp sgt i32 %121, %123
  br i1 %124, label %125, label %132

125:                                              ; preds = %120, %125
  %126 = phi i32 [ %130, %125 ], [ %123, %120 ]
  %127 = phi ptr [ %129, %125 ], [ %122, %120 ]
  %128 = phi ptr [ %127, %125 ], [ %116, %120 ]
  store i32 %126, ptr %128, align 4, !tbaa !5
  %129 = getelementptr inbounds i8, ptr %127, i64 -4
  %130 = load i32, ptr %129, align 4, !tbaa !5
  %131 = icmp sgt i32 %121, %130
  br i1 %131, label %125, label %132, !llvm.loop !33

132:                                              ; preds = %125, %120
  %133 = phi ptr [ %116, %120 ], [ %127, %125 ]
  store i32 %121, ptr %133, align 4, !tbaa !5
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 68
  br label %135

135:                                              ; preds = %132, %115
  %136 = phi ptr [ %116, %115 ], [ %134, %132 ]
  %137 = icmp eq i64 %117, 0
  br i1 %137, label %197, label %138

138:                                              ; preds = %135, %164
  %139 = phi ptr [ %166, %164 ], [ %136, %135 ]
  %140 = load i32, ptr %139, align 4, !tbaa !5
  %141 = getelementptr inbounds i8, ptr %139, i64 -4
  %142 = load i32, ptr %141, align 4, !tbaa !5
  %143 = icmp sgt i32 %140, %142
  br i1 %143, label %144, label %151

144:                                              ; preds = %138, %144
  %145 = phi i32 [ %149, %144 ], [ %142, %138 ]
  %146 = phi ptr [ %148, %144 ], [ %141, %138 ]
  %147 = phi ptr [ %146, %144 ], [ %139, %138 ]
  store i32 %145, ptr %147, align 4, !tbaa !5
  %148 = getelementptr inbounds i8, ptr %146, i64 -4
  %149 = load i32, ptr %148, align 4, !tbaa !5
  %150 = icmp sgt i32 %140, %149
  br i1 %150, label %144, label %151, !llvm.loop !33

151:                                              ; preds = %144, %138
  %152 = phi ptr [ %139, %138 ], [ %146, %144 ]
  store i32 %140, ptr %152, align 4, !tbaa !5
  %153 = getelementptr inbounds nuw i8, ptr %139, i64 4
  %154 = load i32, ptr %153, align 4, !tbaa !5
  %155 = load i32, ptr %139, align 4, !tbaa !5
  %156 = icmp sgt i32 %154, %155
  br i1 %156, label %157, label %164

157:                                              ; preds = %151, %157
  %158 = phi i32 [ %162, %157 ], [ %155, %151 ]
  %159 = phi ptr [ %161, %157 ], [ %139, %151 ]
  %160 = phi ptr [ %159, %157 ], [ %153, %151 ]
  store i32 %158, ptr %160, align 4, !tbaa !5
  %161 = getelementptr inbounds i8, ptr %159, i64 -4
  %162 = load i32, ptr %161, align 4, !tbaa !5
  %163 = icmp sgt i32 %154, %162
  br i1 %163, label %157, label %164, !llvm.loop !33

164:                                              ; preds = %157, %151
  %165 = phi ptr [ %153, %151 ], [ %159, %157 ]
  store i32 %154, ptr %165, align 4, !tbaa !5
  %166 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %167 = icmp eq ptr %166, %84
  br i1 %167, label %197, label %138, !llvm.loop !36

168:                                              ; preds = %86
  %169 = icmp eq i32 %81, 1
  br i1 %169, label %197, label %170

170:                                              ; preds = %168, %193
  %171 = phi ptr [ %195, %193 ], [ %92, %168 ]
  %172 = phi ptr [ %171, %193 ], [ %0, %168 ]
  %173 = load i32, ptr %171, align 4, !tbaa !5
  %174 = load i32, ptr %0, align 4, !tbaa !5
  %175 = icmp sgt i32 %173, %174
  br i1 %175, label %176, label %183

176:                                              ; preds = %170
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %178 = ptrtoint ptr %171 to i64
  %179 = sub i64 %178, %87
  %180 = ashr exact i64 %179, 2
  %181 = sub nsw i64 0, %180
  %182 = getelementptr inbounds i32, ptr %177, i64 %181
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %182, ptr noundef nonnull align 4 dereferenceable(1) %0, i64 %179, i1 false)
  br label %193

183:                                              ; preds = %170
  %184 = load i32, ptr %172, align 4, !tbaa !5
  %185 = icmp sgt i32 %173, %184
  br i1 %185, label %186, label %193

186:                                              ; preds = %183, %186
  %187 = phi i32 [ %191, %186 ], [ %184, %183 ]
  %188 = phi ptr [ %190, %186 ], [ %172, %183 ]
  %189 = phi ptr [ %188, %186 ], [ %171, %183 ]
  store i32 %187, ptr %189, align 4, !tbaa !5
  %190 = getelementptr inbounds i8, ptr %188, i64 -4
  %191 = load i32, ptr %190, align 4, !tbaa !5
  %192 = icmp sgt i32 %173, %191
  br i1 %192, label %186, label %193, !llvm.loop !33

193:                                              ; preds = %186, %183, %176
  %194 = phi ptr [ %0, %176 ], [ %171, %183 ], [ %188, %186 ]
  store i32 %173, ptr %194, align 4, !tbaa !5
  %195 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %196 = icmp eq ptr %195, %84
  br i1 %196, label %197, label %170, !llvm.loop !35

197:                                              ; preds = %193, %135, %164, %168, %80
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #25
  %198 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %198, ptr %12, align 8, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6) %198, ptr noundef nonnull align 1 dereferenceable(6) @.str, i64 6, i1 false)
  %199 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 6, ptr %199, align 8, !tbaa !23
  %200 = getelementptr inbounds nuw i8, ptr %12, i64 22
  store i8 0, ptr %200, align 2, !tbaa !25
  %201 = load i32, ptr %0, align 4, !tbaa !5
  %202 = invoke noundef i32 @_ZNK5Shell3runERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(32) %12, i32 noundef %201)
          to label %203 unwind label %270

203:                                              ; preds = %197
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #25
  %204 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %204, ptr %13, align 8, !tbaa !20
  store i32 1935763810, ptr %204, align 8
  %205 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 4, ptr %205, align 8, !tbaa !23
  %206 = getelementptr inbounds nuw i8, ptr %13, i64 20
  store i8 0, ptr %206, align 4, !tbaa !25
  %207 = invoke noundef i32 @_ZNK5Shell3runERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(32) %13, i32 noundef 1)
          to label %208 unwind label %272

208:                                              ; preds = %203
  %209 = add nsw i32 %207, %202
  %210 = load ptr, ptr %13, align 8, !tbaa !30
  %211 = icmp eq ptr %210, %204
  br i1 %211, label %215, label %212

212:                                              ; preds = %208
  %213 = load i64, ptr %204, align 8, !tbaa !25
  %214 = add i64 %213, 1
  call void @_ZdlPvm(ptr noundef %210, i64 noundef %214) #27
  br label %215

215:                                              ; preds = %208, %212
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #25
  %216 = load ptr, ptr %12, align 8, !tbaa !30
  %217 = icmp eq ptr %216, %198
  br i1 %217, label %221, label %218

218:                                              ; preds = %215
  %219 = load i64, ptr %198, align 8, !tbaa !25
  %220 = add i64 %219, 1
  call void @_ZdlPvm(ptr noundef %216, i64 noundef %220) #27
  br label %221

221:                                              ; preds = %215, %218
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #25
  br label %301

222:                                              ; preds = %3
  %223 = landingpad { ptr, i32 }
          cleanup
  %224 = load ptr, ptr %22, align 8, !tbaa !29
  %225 = icmp eq ptr %224, null
  br i1 %225, label %231, label %226

226:                                              ; preds = %222
  %227 = invoke noundef zeroext i1 %224(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %7, i32 noundef 3)
          to label %231 unwind label %228

228:                                              ; preds = %226
  %229 = landingpad { ptr, i32 }
          catch ptr null
  %230 = extractvalue { ptr, i32 } %229, 0
  call void @__clang_call_terminate(ptr %230) #26
  unreachable

231:                                              ; preds = %222, %226
  %232 = load ptr, ptr %6, align 8, !tbaa !30
  %233 = icmp eq ptr %232, %19
  br i1 %233, label %237, label %234

234:                                              ; preds = %231
  %235 = load i64, ptr %19, align 8, !tbaa !25
  %236 = add i64 %235, 1
  call void @_ZdlPvm(ptr noundef %232, i64 noundef %236) #27
  br label %237

237:                                              ; preds = %234, %231
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %308

238:                                              ; preds = %38
  %239 = landingpad { ptr, i32 }
          cleanup
  %240 = load ptr, ptr %42, align 8, !tbaa !29
  %241 = icmp eq ptr %240, null
  br i1 %241, label %247, label %242

242:                                              ; preds = %238
  %243 = invoke noundef zeroext i1 %240(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(32) %9, i32 noundef 3)
          to label %247 unwind label %244

244:                                              ; preds = %242
  %245 = landingpad { ptr, i32 }
          catch ptr null
  %246 = extractvalue { ptr, i32 } %245, 0
  call void @__clang_call_terminate(ptr %246) #26
  unreachable

247:                                              ; preds = %238, %242
  %248 = load ptr, ptr %8, align 8, !tbaa !30
  %249 = icmp eq ptr %248, %39
  br i1 %249, label %253, label %250

250:                                              ; preds = %247
  %251 = load i64, ptr %39, align 8, !tbaa !25
  %252 = add i64 %251, 1
  call void @_ZdlPvm(ptr noundef %248, i64 noundef %252) #27
  br label %253

253:                                              ; preds = %250, %247
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  br label %308

254:                                              ; preds = %58
  %255 = landingpad { ptr, i32 }
          cleanup
  %256 = load ptr, ptr %62, align 8, !tbaa !29
  %257 = icmp eq ptr %256, null
  br i1 %257, label %263, label %258

258:                                              ; preds = %254
  %259 = invoke noundef zeroext i1 %256(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 3)
          to label %263 unwind label %260

260:                                              ; preds = %258
  %261 = landingpad { ptr, i32 }
          catch ptr null
  %262 = extractvalue { ptr, i32 } %261, 0
  call void @__clang_call_terminate(ptr %262) #26
  unreachable

263:                                              ; preds = %254, %258
  %264 = load ptr, ptr %10, align 8, !tbaa !30
  %265 = icmp eq ptr %264, %59
  br i1 %265, label %269, label %266

266:                                              ; preds = %263
  %267 = load i64, ptr %59, align 8, !tbaa !25
  %268 = add i64 %267, 1
  call void @_ZdlPvm(ptr noundef %264, i64 noundef %268) #27
  br label %269

269:                                              ; preds = %266, %263
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #25
  br label %308

270:                                              ; preds = %197
  %271 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  br label %280

272:                                              ; preds = %203
  %273 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  %274 = load ptr, ptr %13, align 8, !tbaa !30
  %275 = icmp eq ptr %274, %204
  br i1 %275, label %279, label %276

276:                                              ; preds = %272
  %277 = load i64, ptr %204, align 8, !tbaa !25
  %278 = add i64 %277, 1
  call void @_ZdlPvm(ptr noundef %274, i64 noundef %278) #27
  br label %279

279:                                              ; preds = %276, %272
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #25
  br label %280

280:                                              ; preds = %279, %270
  %281 = phi { ptr, i32 } [ %273, %279 ], [ %271, %270 ]
  %282 = load ptr, ptr %12, align 8, !tbaa !30
  %283 = icmp eq ptr %282, %198
  br i1 %283, label %287, label %284

284:                                              ; preds = %280
  %285 = load i64, ptr %198, align 8, !tbaa !25
  %286 = add i64 %285, 1
  call void @_ZdlPvm(ptr noundef %282, i64 noundef %286) #27
  br label %287

287:                                              ; preds = %284, %280
  %288 = extractvalue { ptr, i32 } %281, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #25
  %289 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE) #25
  %290 = icmp eq i32 %288, %289
  br i1 %290, label %291, label %308

291:                                              ; preds = %287
  %292 = extractvalue { ptr, i32 } %281, 0
  %293 = call ptr @__cxa_begin_catch(ptr %292) #25
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %295 = load i64, ptr %294, align 8, !tbaa !23
  invoke void @__cxa_end_catch()
          to label %296 unwind label %299

296:                                              ; preds = %291
  %297 = trunc i64 %295 to i32
  %298 = sub nsw i32 0, %297
  br label %301

299:                                              ; preds = %291
  %300 = landingpad { ptr, i32 }
          cleanup
  br label %308

301:                                              ; preds = %296, %221
  %302 = phi i32 [ %209, %221 ], [ %298, %296 ]
  %303 = load ptr, ptr %15, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE8_M_eraseEPSt13_Rb_tree_nodeISD_E(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef %303)
          to label %307 unwind label %304

304:                                              ; preds = %301
  %305 = landingpad { ptr, i32 }
          catch ptr null
  %306 = extractvalue { ptr, i32 } %305, 0
  call void @__clang_call_terminate(ptr %306) #26
  unreachable

307:                                              ; preds = %301
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  ret i32 %302

308:                                              ; preds = %299, %287, %269, %253, %237
  %309 = phi { ptr, i32 } [ %300, %299 ], [ %281, %287 ], [ %223, %237 ], [ %255, %269 ], [ %239, %253 ]
  call void @_ZN5ShellD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %5) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  resume { ptr, i32 } %309
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN5Shell3addERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8functionIFiiEE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = alloca %"class.std::unique_ptr", align 8
  %5 = alloca %struct.Command, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %6, ptr %5, align 8, !tbaa !20
  %7 = load ptr, ptr %1, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !23
  %10 = icmp ugt i64 %9, 15
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp slt i64 %9, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #28
  unreachable

14:                                               ; preds = %11
  %15 = add nuw i64 %9, 1
  %16 = icmp slt i64 %15, 0
  br i1 %16, label %17, label %18, !prof !37

17:                                               ; preds = %14
  call void @_ZSt17__throw_bad_allocv() #28
  unreachable

18:                                               ; preds = %14
  %19 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %15) #29
  store ptr %19, ptr %5, align 8, !tbaa !30
  store i64 %9, ptr %6, align 8, !tbaa !25
  br label %20

20:                                               ; preds = %18, %3
  %21 = phi ptr [ %19, %18 ], [ %6, %3 ]
  switch i64 %9, label %24 [
    i64 1, label %22
    i64 0, label %25
  ]

22:                                               ; preds = %20
  %23 = load i8, ptr %7, align 1, !tbaa !25
  store i8 %23, ptr %21, align 1, !tbaa !25
  br label %25

24:                                               ; preds = %20
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %21, ptr align 1 %7, i64 %9, i1 false)
  br label %25

25:                                               ; preds = %20, %22, %24
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %9, ptr %26, align 8, !tbaa !23
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 %9
  store i8 0, ptr %27, align 1, !tbaa !25
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %28, i8 0, i64 24, i1 false)
  %31 = load ptr, ptr %30, align 8, !tbaa !26
  store ptr %31, ptr %29, align 8, !tbaa !26
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !29
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %28, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 16, i1 false), !tbaa.struct !38
  store ptr %33, ptr %36, align 8, !tbaa !29
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %32, i8 0, i64 16, i1 false)
  br label %37

37:                                               ; preds = %25, %35
  call void @llvm.experimental.noalias.scope.decl(metadata !39)
  %38 = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #29
          to label %39 unwind label %98

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store ptr %40, ptr %38, align 8, !tbaa !20, !noalias !39
  %41 = load ptr, ptr %5, align 8, !tbaa !30, !noalias !39
  %42 = icmp eq ptr %41, %6
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = load i64, ptr %26, align 8, !tbaa !23, !noalias !39
  %45 = add i64 %44, 1
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %40, ptr nonnull align 8 %6, i64 %45, i1 false), !noalias !39
  br label %51

48:                                               ; preds = %39
  store ptr %41, ptr %38, align 8, !tbaa !30, !noalias !39
  %49 = load i64, ptr %6, align 8, !tbaa !25, !noalias !39
  store i64 %49, ptr %40, align 8, !tbaa !25, !noalias !39
  %50 = load i64, ptr %26, align 8, !tbaa !23, !noalias !39
  br label %51

51:                                               ; preds = %48, %47, %43
  %52 = phi i64 [ %50, %48 ], [ %44, %47 ], [ -1, %43 ]
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %52, ptr %53, align 8, !tbaa !23, !noalias !39
  store ptr %6, ptr %5, align 8, !tbaa !30, !noalias !39
  store i64 0, ptr %26, align 8, !tbaa !23, !noalias !39
  store i8 0, ptr %6, align 8, !tbaa !25, !noalias !39
  %54 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %55 = getelementptr inbounds nuw i8, ptr %38, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %54, i8 0, i64 24, i1 false), !noalias !39
  store ptr %31, ptr %55, align 8, !tbaa !26, !noalias !39
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %57 = icmp eq ptr %33, null
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = getelementptr inbounds nuw i8, ptr %38, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %54, ptr noundef nonnull align 8 dereferenceable(32) %28, i64 16, i1 false), !tbaa.struct !38, !noalias !39
  store ptr %33, ptr %59, align 8, !tbaa !29, !noalias !39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false), !noalias !39
  br label %60

60:                                               ; preds = %58, %51
  store ptr %38, ptr %4, align 8, !tbaa !42, !alias.scope !39
  %61 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteIS7_EESt4lessIS5_ESaISt4pairIKS5_SA_EEEixERSE_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1)
          to label %62 unwind label %100

62:                                               ; preds = %60
  %63 = load ptr, ptr %61, align 8, !tbaa !42
  store ptr %38, ptr %61, align 8, !tbaa !42
  %64 = icmp eq ptr %63, null
  br i1 %64, label %83, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %67 = load ptr, ptr %66, align 8, !tbaa !29
  %68 = icmp eq ptr %67, null
  br i1 %68, label %75, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %71 = invoke noundef zeroext i1 %67(ptr noundef nonnull align 8 dereferenceable(32) %70, ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef 3)
          to label %75 unwind label %72

72:                                               ; preds = %69
  %73 = landingpad { ptr, i32 }
          catch ptr null
  %74 = extractvalue { ptr, i32 } %73, 0
  call void @__clang_call_terminate(ptr %74) #26
  unreachable

75:                                               ; preds = %69, %65
  %76 = load ptr, ptr %63, align 8, !tbaa !30
  %77 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %78 = icmp eq ptr %76, %77
  br i1 %78, label %82, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %77, align 8, !tbaa !25
  %81 = add i64 %80, 1
  call void @_ZdlPvm(ptr noundef %76, i64 noundef %81) #27
  br label %82

82:                                               ; preds = %79, %75
  call void @_ZdlPvm(ptr noundef nonnull %63, i64 noundef 64) #27
  br label %83

83:                                               ; preds = %62, %82
  %84 = load ptr, ptr %56, align 8, !tbaa !29
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %83
  %87 = invoke noundef zeroext i1 %84(ptr noundef nonnull align 8 dereferenceable(32) %28, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef 3)
          to label %91 unwind label %88

88:                                               ; preds = %86
  %89 = landingpad { ptr, i32 }
          catch ptr null
  %90 = extractvalue { ptr, i32 } %89, 0
  call void @__clang_call_terminate(ptr %90) #26
  unreachable

91:                                               ; preds = %86, %83
  %92 = load ptr, ptr %5, align 8, !tbaa !30
  %93 = icmp eq ptr %92, %6
  br i1 %93, label %97, label %94

94:                                               ; preds = %91
  %95 = load i64, ptr %6, align 8, !tbaa !25
  %96 = add i64 %95, 1
  call void @_ZdlPvm(ptr noundef %92, i64 noundef %96) #27
  br label %97

97:                                               ; preds = %91, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret void

98:                                               ; preds = %37
  %99 = landingpad { ptr, i32 }
          cleanup
  br label %102

100:                                              ; preds = %60
  %101 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt10unique_ptrI7CommandSt14default_deleteIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #25
  br label %102

102:                                              ; preds = %100, %98
  %103 = phi { ptr, i32 } [ %101, %100 ], [ %99, %98 ]
  call void @_ZN7CommandD2Ev(ptr noundef nonnull align 8 dereferenceable(64) %5) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  resume { ptr, i32 } %103
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %4, ptr %0, align 8, !tbaa !20
  %5 = icmp eq ptr %1, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.4) #28
  unreachable

7:                                                ; preds = %3
  %8 = tail call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #25
  %9 = icmp ugt i64 %8, 15
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = icmp slt i64 %8, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #28
  unreachable

13:                                               ; preds = %10
  %14 = add nuw i64 %8, 1
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %16, label %17, !prof !37

16:                                               ; preds = %13
  tail call void @_ZSt17__throw_bad_allocv() #28
  unreachable

17:                                               ; preds = %13
  %18 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %14) #29
  store ptr %18, ptr %0, align 8, !tbaa !30
  store i64 %8, ptr %4, align 8, !tbaa !25
  br label %19

19:                                               ; preds = %7, %17
  %20 = phi ptr [ %18, %17 ], [ %4, %7 ]
  switch i64 %8, label %23 [
    i64 1, label %21
    i64 0, label %24
  ]

21:                                               ; preds = %19
  %22 = load i8, ptr %1, align 1, !tbaa !25
  store i8 %22, ptr %20, align 1, !tbaa !25
  br label %24

23:                                               ; preds = %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %20, ptr nonnull align 1 %1, i64 %8, i1 false)
  br label %24

24:                                               ; preds = %23, %21, %19
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %8, ptr %25, align 8, !tbaa !23
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 %8
  store i8 0, ptr %26, align 1, !tbaa !25
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !30
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = icmp eq ptr %2, %3
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i64, ptr %3, align 8, !tbaa !25
  %7 = add i64 %6, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %7) #27
  br label %8

8:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shell3runERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEi(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::allocator.0", align 1
  %7 = tail call ptr @_ZNKSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE4findERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %10, label %30

10:                                               ; preds = %3
  %11 = tail call ptr @__cxa_allocate_exception(i64 32) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull @.str.5, ptr noundef nonnull align 1 dereferenceable(1) %6)
          to label %12 unwind label %14

12:                                               ; preds = %10
  invoke void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_RKS8_(ptr dead_on_unwind writable sret(%"class.std::__cxx11::basic_string") align 8 %11, ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %1)
          to label %13 unwind label %16

13:                                               ; preds = %12
  invoke void @__cxa_throw(ptr %11, ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, ptr nonnull @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev) #28
          to label %42 unwind label %16

14:                                               ; preds = %10
  %15 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  br label %26

16:                                               ; preds = %13, %12
  %17 = phi i1 [ false, %13 ], [ true, %12 ]
  %18 = landingpad { ptr, i32 }
          cleanup
  %19 = load ptr, ptr %5, align 8, !tbaa !30
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %21 = icmp eq ptr %19, %20
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = load i64, ptr %20, align 8, !tbaa !25
  %24 = add i64 %23, 1
  call void @_ZdlPvm(ptr noundef %19, i64 noundef %24) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  br i1 %17, label %26, label %28

25:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  br i1 %17, label %26, label %28

26:                                               ; preds = %22, %14, %25
  %27 = phi { ptr, i32 } [ %15, %14 ], [ %18, %25 ], [ %18, %22 ]
  call void @__cxa_free_exception(ptr %11) #25
  br label %28

28:                                               ; preds = %22, %26, %25
  %29 = phi { ptr, i32 } [ %27, %26 ], [ %18, %25 ], [ %18, %22 ]
  resume { ptr, i32 } %29

30:                                               ; preds = %3
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %32 = load ptr, ptr %31, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i32 %2, ptr %4, align 4, !tbaa !5
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %34 = load ptr, ptr %33, align 8, !tbaa !29
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  tail call void @_ZSt25__throw_bad_function_callv() #28
  unreachable

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 56
  %40 = load ptr, ptr %39, align 8, !tbaa !26
  %41 = call noundef i32 %40(ptr noundef nonnull align 8 dereferenceable(32) %38, ptr noundef nonnull align 4 dereferenceable(4) %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %41

42:                                               ; preds = %13
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShellD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE8_M_eraseEPSt13_Rb_tree_nodeISD_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #26
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #25
  tail call void @_ZSt9terminatev() #26
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteIS7_EESt4lessIS5_ESaISt4pairIKS5_SA_EEEixERSE_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::tuple.9", align 8
  %4 = alloca %"class.std::tuple.12", align 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = icmp eq ptr %6, null
  br i1 %8, label %58, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !23
  %12 = load ptr, ptr %1, align 8
  br label %13

13:                                               ; preds = %30, %9
  %14 = phi ptr [ %6, %9 ], [ %36, %30 ]
  %15 = phi ptr [ %7, %9 ], [ %33, %30 ]
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %17 = load i64, ptr %16, align 8, !tbaa !23
  %18 = tail call i64 @llvm.umin.i64(i64 %11, i64 %17)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = tail call i32 @memcmp(ptr noundef %22, ptr noundef %12, i64 noundef %18) #25
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %20, %13
  %26 = sub i64 %17, %11
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 -2147483648)
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 2147483647)
  %29 = trunc nsw i64 %28 to i32
  br label %30

30:                                               ; preds = %25, %20
  %31 = phi i32 [ %23, %20 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 0
  %33 = select i1 %32, ptr %15, ptr %14
  %34 = select i1 %32, i64 24, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !44
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %13, !llvm.loop !45

38:                                               ; preds = %30
  %39 = icmp eq ptr %33, %7
  br i1 %39, label %58, label %40

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %42 = load i64, ptr %41, align 8, !tbaa !23
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %11)
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %50, label %45

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %47 = load ptr, ptr %46, align 8, !tbaa !30
  %48 = tail call i32 @memcmp(ptr noundef %12, ptr noundef %47, i64 noundef %43) #25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %45, %40
  %51 = sub i64 %11, %42
  %52 = tail call i64 @llvm.smax.i64(i64 %51, i64 -2147483648)
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 2147483647)
  %54 = trunc nsw i64 %53 to i32
  br label %55

55:                                               ; preds = %45, %50
  %56 = phi i32 [ %48, %45 ], [ %54, %50 ]
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %2, %38, %55
  %59 = phi ptr [ %33, %55 ], [ %33, %38 ], [ %7, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store ptr %1, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %60 = call ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEESt17_Rb_tree_iteratorISD_ESt23_Rb_tree_const_iteratorISD_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %59, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %61

61:                                               ; preds = %58, %55
  %62 = phi ptr [ %60, %58 ], [ %33, %55 ]
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 64
  ret ptr %63
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrI7CommandSt14default_deleteIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !42
  %3 = icmp eq ptr %2, null
  br i1 %3, label %22, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %6 = load ptr, ptr %5, align 8, !tbaa !29
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = invoke noundef zeroext i1 %6(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(32) %9, i32 noundef 3)
          to label %14 unwind label %11

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13) #26
  unreachable

14:                                               ; preds = %8, %4
  %15 = load ptr, ptr %2, align 8, !tbaa !30
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = load i64, ptr %16, align 8, !tbaa !25
  %20 = add i64 %19, 1
  tail call void @_ZdlPvm(ptr noundef %15, i64 noundef %20) #27
  br label %21

21:                                               ; preds = %14, %18
  tail call void @_ZdlPvm(ptr noundef nonnull %2, i64 noundef 64) #27
  br label %22

22:                                               ; preds = %21, %1
  store ptr null, ptr %0, align 8, !tbaa !42
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7CommandD2Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !29
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = invoke noundef zeroext i1 %3(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %6, i32 noundef 3)
          to label %11 unwind label %8

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #26
  unreachable

11:                                               ; preds = %1, %5
  %12 = load ptr, ptr %0, align 8, !tbaa !30
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %18, label %15

15:                                               ; preds = %11
  %16 = load i64, ptr %13, align 8, !tbaa !25
  %17 = add i64 %16, 1
  tail call void @_ZdlPvm(ptr noundef %12, i64 noundef %17) #27
  br label %18

18:                                               ; preds = %11, %15
  ret void
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEESt17_Rb_tree_iteratorISD_ESt23_Rb_tree_const_iteratorISD_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = alloca %"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, std::unique_ptr<Command>>>, std::less<std::__cxx11::basic_string<char>>>::_Auto_node", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store ptr %0, ptr %6, align 8, !tbaa !48
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = tail call noalias noundef nonnull dereferenceable(72) ptr @_Znwm(i64 noundef 72) #29
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE17_M_construct_nodeIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEEvPSt13_Rb_tree_nodeISD_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull %8, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
  store ptr %8, ptr %7, align 8, !tbaa !50
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = invoke { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorISD_ERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %9)
          to label %11 unwind label %46

11:                                               ; preds = %5
  %12 = extractvalue { ptr, ptr } %10, 0
  %13 = extractvalue { ptr, ptr } %10, 1
  %14 = icmp eq ptr %13, null
  br i1 %14, label %48, label %15

15:                                               ; preds = %11
  %16 = icmp ne ptr %12, null
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = icmp eq ptr %13, %17
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %41, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %22 = load i64, ptr %21, align 8, !tbaa !23
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %24 = load i64, ptr %23, align 8, !tbaa !23
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %22)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !30
  %30 = load ptr, ptr %9, align 8, !tbaa !30
  %31 = tail call i32 @memcmp(ptr noundef %30, ptr noundef %29, i64 noundef %25) #25
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %27, %20
  %34 = sub i64 %22, %24
  %35 = tail call i64 @llvm.smax.i64(i64 %34, i64 -2147483648)
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 2147483647)
  %37 = trunc nsw i64 %36 to i32
  br label %38

38:                                               ; preds = %33, %27
  %39 = phi i32 [ %31, %27 ], [ %37, %33 ]
  %40 = icmp slt i32 %39, 0
  br label %41

41:                                               ; preds = %15, %38
  %42 = phi i1 [ %40, %38 ], [ true, %15 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %42, ptr noundef nonnull %8, ptr noundef nonnull %13, ptr noundef nonnull align 8 dereferenceable(32) %17) #25
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load i64, ptr %43, align 8, !tbaa !19
  %45 = add i64 %44, 1
  store i64 %45, ptr %43, align 8, !tbaa !19
  br label %49

46:                                               ; preds = %5
  %47 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  resume { ptr, i32 } %47

48:                                               ; preds = %11
  tail call void @_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteISA_EEEEEE7destroyISE_EEvRSG_PT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull %9) #25
  tail call void @_ZdlPvm(ptr noundef nonnull %8, i64 noundef 72) #27
  br label %49

49:                                               ; preds = %41, %48
  %50 = phi ptr [ %8, %41 ], [ %12, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  ret ptr %50
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @memcmp(ptr noundef captures(none), ptr noundef captures(none), i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorISD_ERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = icmp eq ptr %1, %4
  br i1 %5, label %6, label %37

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %33, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !23
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !23
  %17 = tail call i64 @llvm.umin.i64(i64 %16, i64 %14)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %21 = load ptr, ptr %2, align 8, !tbaa !30
  %22 = load ptr, ptr %20, align 8, !tbaa !30
  %23 = tail call i32 @memcmp(ptr noundef %22, ptr noundef %21, i64 noundef %17) #25
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %19, %10
  %26 = sub i64 %14, %16
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 -2147483648)
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 2147483647)
  %29 = trunc nsw i64 %28 to i32
  br label %30

30:                                               ; preds = %19, %25
  %31 = phi i32 [ %23, %19 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %137, label %33

33:                                               ; preds = %30, %6
  %34 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %35 = extractvalue { ptr, ptr } %34, 0
  %36 = extractvalue { ptr, ptr } %34, 1
  br label %137

37:                                               ; preds = %3
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !23
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !23
  %42 = tail call i64 @llvm.umin.i64(i64 %41, i64 %39)
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %46 = load ptr, ptr %45, align 8, !tbaa !30
  %47 = load ptr, ptr %2, align 8, !tbaa !30
  %48 = tail call i32 @memcmp(ptr noundef %47, ptr noundef %46, i64 noundef %42) #25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %53, label %56

50:                                               ; preds = %37
  %51 = sub i64 %39, %41
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %58, label %95

53:                                               ; preds = %44
  %54 = sub i64 %39, %41
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %58, label %92

56:                                               ; preds = %44
  %57 = icmp slt i32 %48, 0
  br i1 %57, label %58, label %92

58:                                               ; preds = %53, %56, %50
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !44
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %137, label %62

62:                                               ; preds = %58
  %63 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %1) #30
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %65 = load i64, ptr %64, align 8, !tbaa !23
  %66 = tail call i64 @llvm.umin.i64(i64 %39, i64 %65)
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %74, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %70 = load ptr, ptr %2, align 8, !tbaa !30
  %71 = load ptr, ptr %69, align 8, !tbaa !30
  %72 = tail call i32 @memcmp(ptr noundef %71, ptr noundef %70, i64 noundef %66) #25
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %68, %62
  %75 = sub i64 %65, %39
  %76 = tail call i64 @llvm.smax.i64(i64 %75, i64 -2147483648)
  %77 = tail call i64 @llvm.smin.i64(i64 %76, i64 2147483647)
  %78 = trunc nsw i64 %77 to i32
  br label %79

79:                                               ; preds = %68, %74
  %80 = phi i32 [ %72, %68 ], [ %78, %74 ]
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !53
  %85 = icmp eq ptr %84, null
  %86 = select i1 %85, ptr null, ptr %1
  %87 = select i1 %85, ptr %63, ptr %1
  br label %137

88:                                               ; preds = %79
  %89 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %90 = extractvalue { ptr, ptr } %89, 0
  %91 = extractvalue { ptr, ptr } %89, 1
  br label %137

92:                                               ; preds = %53, %56
  %93 = tail call i32 @memcmp(ptr noundef %46, ptr noundef %47, i64 noundef %42) #25
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %100

95:                                               ; preds = %50, %92
  %96 = sub i64 %41, %39
  %97 = tail call i64 @llvm.smax.i64(i64 %96, i64 -2147483648)
  %98 = tail call i64 @llvm.smin.i64(i64 %97, i64 2147483647)
  %99 = trunc nsw i64 %98 to i32
  br label %100

100:                                              ; preds = %92, %95
  %101 = phi i32 [ %93, %92 ], [ %99, %95 ]
  %102 = icmp slt i32 %101, 0
  br i1 %102, label %103, label %137

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %105 = load ptr, ptr %104, align 8, !tbaa !44
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %137, label %107

107:                                              ; preds = %103
  %108 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef nonnull %1) #30
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 40
  %110 = load i64, ptr %109, align 8, !tbaa !23
  %111 = tail call i64 @llvm.umin.i64(i64 %110, i64 %39)
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %107
  %114 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %115 = load ptr, ptr %114, align 8, !tbaa !30
  %116 = load ptr, ptr %2, align 8, !tbaa !30
  %117 = tail call i32 @memcmp(ptr noundef %116, ptr noundef %115, i64 noundef %111) #25
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %124

119:                                              ; preds = %113, %107
  %120 = sub i64 %39, %110
  %121 = tail call i64 @llvm.smax.i64(i64 %120, i64 -2147483648)
  %122 = tail call i64 @llvm.smin.i64(i64 %121, i64 2147483647)
  %123 = trunc nsw i64 %122 to i32
  br label %124

124:                                              ; preds = %113, %119
  %125 = phi i32 [ %117, %113 ], [ %123, %119 ]
  %126 = icmp slt i32 %125, 0
  br i1 %126, label %127, label %133

127:                                              ; preds = %124
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %129 = load ptr, ptr %128, align 8, !tbaa !53
  %130 = icmp eq ptr %129, null
  %131 = select i1 %130, ptr null, ptr %108
  %132 = select i1 %130, ptr %1, ptr %108
  br label %137

133:                                              ; preds = %124
  %134 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %135 = extractvalue { ptr, ptr } %134, 0
  %136 = extractvalue { ptr, ptr } %134, 1
  br label %137

137:                                              ; preds = %127, %82, %100, %133, %103, %88, %58, %30, %33
  %138 = phi ptr [ %35, %33 ], [ %86, %82 ], [ null, %30 ], [ %131, %127 ], [ %90, %88 ], [ %60, %58 ], [ %1, %100 ], [ %135, %133 ], [ null, %103 ]
  %139 = phi ptr [ %36, %33 ], [ %87, %82 ], [ %12, %30 ], [ %132, %127 ], [ %91, %88 ], [ %60, %58 ], [ null, %100 ], [ %136, %133 ], [ %105, %103 ]
  %140 = insertvalue { ptr, ptr } poison, ptr %138, 0
  %141 = insertvalue { ptr, ptr } %140, ptr %139, 1
  ret { ptr, ptr } %141
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !54, !nonnull !55, !align !56
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 32
  tail call void @_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteISA_EEEEEE7destroyISE_EEvRSG_PT_(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull %7) #25
  tail call void @_ZdlPvm(ptr noundef nonnull %3, i64 noundef 72) #27
  br label %8

8:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE17_M_construct_nodeIJRKSt21piecewise_construct_tSt5tupleIJRS7_EESO_IJEEEEEvPSt13_Rb_tree_nodeISD_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load i64, ptr %3, align 8, !tbaa !46
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %9, ptr %6, align 8, !tbaa !20
  %10 = load ptr, ptr %8, align 8, !tbaa !30
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !23
  %13 = icmp ugt i64 %12, 15
  br i1 %13, label %14, label %26

14:                                               ; preds = %5
  %15 = icmp slt i64 %12, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #28
          to label %17 unwind label %31

17:                                               ; preds = %16
  unreachable

18:                                               ; preds = %14
  %19 = add nuw i64 %12, 1
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %23, !prof !37

21:                                               ; preds = %18
  invoke void @_ZSt17__throw_bad_allocv() #28
          to label %22 unwind label %31

22:                                               ; preds = %21
  unreachable

23:                                               ; preds = %18
  %24 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %19) #29
          to label %25 unwind label %31

25:                                               ; preds = %23
  store ptr %24, ptr %6, align 8, !tbaa !30
  store i64 %12, ptr %9, align 8, !tbaa !25
  br label %26

26:                                               ; preds = %25, %5
  %27 = phi ptr [ %24, %25 ], [ %9, %5 ]
  switch i64 %12, label %30 [
    i64 1, label %28
    i64 0, label %37
  ]

28:                                               ; preds = %26
  %29 = load i8, ptr %10, align 1, !tbaa !25
  store i8 %29, ptr %27, align 1, !tbaa !25
  br label %37

30:                                               ; preds = %26
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %27, ptr align 1 %10, i64 %12, i1 false)
  br label %37

31:                                               ; preds = %23, %21, %16
  %32 = landingpad { ptr, i32 }
          catch ptr null
  %33 = extractvalue { ptr, i32 } %32, 0
  %34 = tail call ptr @__cxa_begin_catch(ptr %33) #25
  tail call void @_ZdlPvm(ptr noundef nonnull %1, i64 noundef 72) #27
  invoke void @__cxa_rethrow() #28
          to label %45 unwind label %35

35:                                               ; preds = %31
  %36 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %41 unwind label %42

37:                                               ; preds = %30, %28, %26
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i64 %12, ptr %38, align 8, !tbaa !23
  %39 = getelementptr inbounds nuw i8, ptr %27, i64 %12
  store i8 0, ptr %39, align 1, !tbaa !25
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store ptr null, ptr %40, align 8, !tbaa !57
  ret void

41:                                               ; preds = %35
  resume { ptr, i32 } %36

42:                                               ; preds = %35
  %43 = landingpad { ptr, i32 }
          catch ptr null
  %44 = extractvalue { ptr, i32 } %43, 0
  tail call void @__clang_call_terminate(ptr %44) #26
  unreachable

45:                                               ; preds = %31
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !44
  %6 = icmp eq ptr %5, null
  br i1 %6, label %35, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !23
  %10 = load ptr, ptr %1, align 8
  br label %11

11:                                               ; preds = %7, %27
  %12 = phi ptr [ %5, %7 ], [ %32, %27 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !23
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 %9)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !30
  %20 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %19, i64 noundef %15) #25
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %17, %11
  %23 = sub i64 %9, %14
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 -2147483648)
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 2147483647)
  %26 = trunc nsw i64 %25 to i32
  br label %27

27:                                               ; preds = %17, %22
  %28 = phi i32 [ %20, %17 ], [ %26, %22 ]
  %29 = icmp slt i32 %28, 0
  %30 = select i1 %29, i64 16, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !44
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %11, !llvm.loop !59

34:                                               ; preds = %27
  br i1 %29, label %35, label %42

35:                                               ; preds = %2, %34
  %36 = phi ptr [ %12, %34 ], [ %4, %2 ]
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !17
  %39 = icmp eq ptr %36, %38
  br i1 %39, label %67, label %40

40:                                               ; preds = %35
  %41 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %36) #30
  br label %42

42:                                               ; preds = %40, %34
  %43 = phi ptr [ %36, %40 ], [ %12, %34 ]
  %44 = phi ptr [ %41, %40 ], [ %12, %34 ]
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !23
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !23
  %49 = tail call i64 @llvm.umin.i64(i64 %48, i64 %46)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %57, label %51

51:                                               ; preds = %42
  %52 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %53 = load ptr, ptr %1, align 8, !tbaa !30
  %54 = load ptr, ptr %52, align 8, !tbaa !30
  %55 = tail call i32 @memcmp(ptr noundef %54, ptr noundef %53, i64 noundef %49) #25
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %51, %42
  %58 = sub i64 %46, %48
  %59 = tail call i64 @llvm.smax.i64(i64 %58, i64 -2147483648)
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 2147483647)
  %61 = trunc nsw i64 %60 to i32
  br label %62

62:                                               ; preds = %51, %57
  %63 = phi i32 [ %55, %51 ], [ %61, %57 ]
  %64 = icmp slt i32 %63, 0
  %65 = select i1 %64, ptr null, ptr %44
  %66 = select i1 %64, ptr %43, ptr null
  br label %67

67:                                               ; preds = %62, %35
  %68 = phi ptr [ %65, %62 ], [ null, %35 ]
  %69 = phi ptr [ %66, %62 ], [ %36, %35 ]
  %70 = insertvalue { ptr, ptr } poison, ptr %68, 0
  %71 = insertvalue { ptr, ptr } %70, ptr %69, 1
  ret { ptr, ptr } %71
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #13

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteISA_EEEEEE7destroyISE_EEvRSG_PT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %4 = load ptr, ptr %3, align 8, !tbaa !42
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !29
  %9 = icmp eq ptr %8, null
  br i1 %9, label %16, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %12 = invoke noundef zeroext i1 %8(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull align 8 dereferenceable(32) %11, i32 noundef 3)
          to label %16 unwind label %13

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15) #26
  unreachable

16:                                               ; preds = %10, %6
  %17 = load ptr, ptr %4, align 8, !tbaa !30
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = icmp eq ptr %17, %18
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = load i64, ptr %18, align 8, !tbaa !25
  %22 = add i64 %21, 1
  tail call void @_ZdlPvm(ptr noundef %17, i64 noundef %22) #27
  br label %23

23:                                               ; preds = %20, %16
  tail call void @_ZdlPvm(ptr noundef nonnull %4, i64 noundef 64) #27
  br label %24

24:                                               ; preds = %23, %2
  store ptr null, ptr %3, align 8, !tbaa !42
  %25 = load ptr, ptr %1, align 8, !tbaa !30
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = icmp eq ptr %25, %26
  br i1 %27, label %31, label %28

28:                                               ; preds = %24
  %29 = load i64, ptr %26, align 8, !tbaa !25
  %30 = add i64 %29, 1
  tail call void @_ZdlPvm(ptr noundef %25, i64 noundef %30) #27
  br label %31

31:                                               ; preds = %24, %28
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @"_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_comp_iterIZ8evaluateS0_iiE3$_3EEEvT_S6_T0_T1_"(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #15 {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = sub i64 %5, %4
  %7 = icmp sgt i64 %6, 64
  br i1 %7, label %8, label %179

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  br label %10

10:                                               ; preds = %8, %175
  %11 = phi i64 [ %6, %8 ], [ %177, %175 ]
  %12 = phi ptr [ %1, %8 ], [ %163, %175 ]
  %13 = phi i64 [ %2, %8 ], [ %131, %175 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %130

15:                                               ; preds = %10
  %16 = lshr exact i64 %11, 2
  %17 = add nsw i64 %16, -2
  %18 = lshr i64 %17, 1
  %19 = add nsw i64 %16, -1
  %20 = lshr i64 %19, 1
  %21 = and i64 %11, 4
  %22 = icmp eq i64 %21, 0
  %23 = or disjoint i64 %17, 1
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  br label %26

26:                                               ; preds = %66, %15
  %27 = phi i64 [ %18, %15 ], [ %70, %66 ]
  %28 = getelementptr inbounds nuw i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !5
  %30 = icmp slt i64 %27, %20
  br i1 %30, label %31, label %47

31:                                               ; preds = %26, %31
  %32 = phi i64 [ %42, %31 ], [ %27, %26 ]
  %33 = shl i64 %32, 1
  %34 = add i64 %33, 2
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %35, align 4, !tbaa !5
  %39 = load i32, ptr %37, align 4, !tbaa !5
  %40 = icmp sgt i32 %38, %39
  %41 = or disjoint i64 %33, 1
  %42 = select i1 %40, i64 %41, i64 %34
  %43 = getelementptr inbounds nuw i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !5
  %45 = getelementptr inbounds nuw i32, ptr %0, i64 %32
  store i32 %44, ptr %45, align 4, !tbaa !5
  %46 = icmp slt i64 %42, %20
  br i1 %46, label %31, label %47, !llvm.loop !60

47:                                               ; preds = %31, %26
  %48 = phi i64 [ %27, %26 ], [ %42, %31 ]
  %49 = icmp eq i64 %48, %18
  %50 = select i1 %22, i1 %49, i1 false
  br i1 %50, label %51, label %53

51:                                               ; preds = %47
  %52 = load i32, ptr %24, align 4, !tbaa !5
  store i32 %52, ptr %25, align 4, !tbaa !5
  br label %53

53:                                               ; preds = %51, %47
  %54 = phi i64 [ %23, %51 ], [ %48, %47 ]
  %55 = icmp samesign ugt i64 %54, %27
  br i1 %55, label %56, label %66

56:                                               ; preds = %53, %63
  %57 = phi i64 [ %59, %63 ], [ %54, %53 ]
  %58 = add nsw i64 %57, -1
  %59 = lshr i64 %58, 1
  %60 = getelementptr inbounds nuw i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !5
  %62 = icmp sgt i32 %61, %29
  br i1 %62, label %63, label %66

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i32, ptr %0, i64 %57
  store i32 %61, ptr %64, align 4, !tbaa !5
  %65 = icmp samesign ugt i64 %59, %27
  br i1 %65, label %56, label %66, !llvm.loop !61

66:                                               ; preds = %63, %56, %53
  %67 = phi i64 [ %54, %53 ], [ %57, %56 ], [ %59, %63 ]
  %68 = getelementptr inbounds nuw i32, ptr %0, i64 %67
  store i32 %29, ptr %68, align 4, !tbaa !5
  %69 = icmp eq i64 %27, 0
  %70 = add nsw i64 %27, -1
  br i1 %69, label %71, label %26, !llvm.loop !62

71:                                               ; preds = %66, %126
  %72 = phi ptr [ %73, %126 ], [ %12, %66 ]
  %73 = getelementptr inbounds i8, ptr %72, i64 -4
  %74 = load i32, ptr %73, align 4, !tbaa !5
  %75 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %75, ptr %73, align 4, !tbaa !5
  %76 = ptrtoint ptr %73 to i64
  %77 = sub i64 %76, %4
  %78 = ashr exact i64 %77, 2
  %79 = add nsw i64 %78, -1
  %80 = sdiv i64 %79, 2
  %81 = icmp sgt i64 %78, 2
  br i1 %81, label %82, label %98

82:                                               ; preds = %71, %82
  %83 = phi i64 [ %93, %82 ], [ 0, %71 ]
  %84 = shl i64 %83, 1
  %85 = add i64 %84, 2
  %86 = getelementptr inbounds nuw i32, ptr %0, i64 %85
  %87 = getelementptr inbounds nuw i32, ptr %0, i64 %84
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %89 = load i32, ptr %86, align 4, !tbaa !5
  %90 = load i32, ptr %88, align 4, !tbaa !5
  %91 = icmp sgt i32 %89, %90
  %92 = or disjoint i64 %84, 1
  %93 = select i1 %91, i64 %92, i64 %85
  %94 = getelementptr inbounds nuw i32, ptr %0, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !5
  %96 = getelementptr inbounds nuw i32, ptr %0, i64 %83
  store i32 %95, ptr %96, align 4, !tbaa !5
  %97 = icmp slt i64 %93, %80
  br i1 %97, label %82, label %98, !llvm.loop !60

98:                                               ; preds = %82, %71
  %99 = phi i64 [ 0, %71 ], [ %93, %82 ]
  %100 = and i64 %77, 4
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %98
  %103 = add nsw i64 %78, -2
  %104 = ashr exact i64 %103, 1
  %105 = icmp eq i64 %99, %104
  br i1 %105, label %106, label %112

106:                                              ; preds = %102
  %107 = shl nuw nsw i64 %99, 1
  %108 = or disjoint i64 %107, 1
  %109 = getelementptr inbounds nuw i32, ptr %0, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = getelementptr inbounds nuw i32, ptr %0, i64 %99
  store i32 %110, ptr %111, align 4, !tbaa !5
  br label %114

112:                                              ; preds = %102, %98
  %113 = icmp eq i64 %99, 0
  br i1 %113, label %126, label %114

114:                                              ; preds = %112, %106
  %115 = phi i64 [ %99, %112 ], [ %108, %106 ]
  br label %116

116:                                              ; preds = %114, %123
  %117 = phi i64 [ %119, %123 ], [ %115, %114 ]
  %118 = add nsw i64 %117, -1
  %119 = lshr i64 %118, 1
  %120 = getelementptr inbounds nuw i32, ptr %0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !5
  %122 = icmp sgt i32 %121, %74
  br i1 %122, label %123, label %126

123:                                              ; preds = %116
  %124 = getelementptr inbounds nuw i32, ptr %0, i64 %117
  store i32 %121, ptr %124, align 4, !tbaa !5
  %125 = icmp eq i64 %119, 0
  br i1 %125, label %126, label %116, !llvm.loop !61

126:                                              ; preds = %123, %116, %112
  %127 = phi i64 [ 0, %112 ], [ %117, %116 ], [ 0, %123 ]
  %128 = getelementptr inbounds nuw i32, ptr %0, i64 %127
  store i32 %74, ptr %128, align 4, !tbaa !5
  %129 = icmp sgt i64 %77, 4
  br i1 %129, label %71, label %179, !llvm.loop !63

130:                                              ; preds = %10
  %131 = add nsw i64 %13, -1
  %132 = lshr i64 %11, 3
  %133 = getelementptr inbounds nuw i32, ptr %0, i64 %132
  %134 = getelementptr inbounds i8, ptr %12, i64 -4
  %135 = load i32, ptr %9, align 4, !tbaa !5
  %136 = load i32, ptr %133, align 4, !tbaa !5
  %137 = icmp sgt i32 %135, %136
  %138 = load i32, ptr %134, align 4, !tbaa !5
  br i1 %137, label %139, label %148

139:                                              ; preds = %130
  %140 = icmp sgt i32 %136, %138
  br i1 %140, label %141, label %143

141:                                              ; preds = %139
  %142 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %136, ptr %0, align 4, !tbaa !5
  store i32 %142, ptr %133, align 4, !tbaa !5
  br label %157

143:                                              ; preds = %139
  %144 = icmp sgt i32 %135, %138
  %145 = load i32, ptr %0, align 4, !tbaa !5
  br i1 %144, label %146, label %147

146:                                              ; preds = %143
  store i32 %138, ptr %0, align 4, !tbaa !5
  store i32 %145, ptr %134, align 4, !tbaa !5
  br label %157

147:                                              ; preds = %143
  store i32 %135, ptr %0, align 4, !tbaa !5
  store i32 %145, ptr %9, align 4, !tbaa !5
  br label %157

148:                                              ; preds = %130
  %149 = icmp sgt i32 %135, %138
  br i1 %149, label %150, label %152

150:                                              ; preds = %148
  %151 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %135, ptr %0, align 4, !tbaa !5
  store i32 %151, ptr %9, align 4, !tbaa !5
  br label %157

152:                                              ; preds = %148
  %153 = icmp sgt i32 %136, %138
  %154 = load i32, ptr %0, align 4, !tbaa !5
  br i1 %153, label %155, label %156

155:                                              ; preds = %152
  store i32 %138, ptr %0, align 4, !tbaa !5
  store i32 %154, ptr %134, align 4, !tbaa !5
  br label %157

156:                                              ; preds = %152
  store i32 %136, ptr %0, align 4, !tbaa !5
  store i32 %154, ptr %133, align 4, !tbaa !5
  br label %157

157:                                              ; preds = %156, %155, %150, %147, %146, %141
  br label %158

158:                                              ; preds = %157, %174
  %159 = phi ptr [ %169, %174 ], [ %12, %157 ]
  %160 = phi ptr [ %166, %174 ], [ %9, %157 ]
  %161 = load i32, ptr %0, align 4, !tbaa !5
  br label %162

162:                                              ; preds = %162, %158
  %163 = phi ptr [ %160, %158 ], [ %166, %162 ]
  %164 = load i32, ptr %163, align 4, !tbaa !5
  %165 = icmp sgt i32 %164, %161
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 4
  br i1 %165, label %162, label %167, !llvm.loop !64

167:                                              ; preds = %162, %167
  %168 = phi ptr [ %169, %167 ], [ %159, %162 ]
  %169 = getelementptr inbounds i8, ptr %168, i64 -4
  %170 = load i32, ptr %169, align 4, !tbaa !5
  %171 = icmp sgt i32 %161, %170
  br i1 %171, label %167, label %172, !llvm.loop !65

172:                                              ; preds = %167
  %173 = icmp ult ptr %163, %169
  br i1 %173, label %174, label %175

174:                                              ; preds = %172
  store i32 %170, ptr %163, align 4, !tbaa !5
  store i32 %164, ptr %169, align 4, !tbaa !5
  br label %158, !llvm.loop !66

175:                                              ; preds = %172
  tail call fastcc void @"_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_comp_iterIZ8evaluateS0_iiE3$_3EEEvT_S6_T0_T1_"(ptr noundef nonnull %163, ptr noundef %12, i64 noundef %131)
  %176 = ptrtoint ptr %163 to i64
  %177 = sub i64 %176, %4
  %178 = icmp sgt i64 %177, 64
  br i1 %178, label %10, label %179, !llvm.loop !67

179:                                              ; preds = %175, %126, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #16

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_RKS8_(ptr dead_on_unwind noalias writable sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #17 comdat personality ptr @__gxx_personality_v0 {
  %4 = load ptr, ptr %2, align 8, !tbaa !30
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !23
  %9 = sub i64 9223372036854775807, %8
  %10 = icmp ult i64 %9, %6
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #28
  unreachable

12:                                               ; preds = %3
  %13 = add i64 %8, %6
  %14 = load ptr, ptr %1, align 8, !tbaa !30
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = icmp eq ptr %14, %15
  %17 = load i64, ptr %15, align 8
  %18 = select i1 %16, i64 15, i64 %17
  %19 = icmp ugt i64 %13, %18
  br i1 %19, label %28, label %20

20:                                               ; preds = %12
  %21 = icmp eq i64 %6, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 %8
  %24 = icmp eq i64 %6, 1
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = load i8, ptr %4, align 1, !tbaa !25
  store i8 %26, ptr %23, align 1, !tbaa !25
  br label %29

27:                                               ; preds = %22
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 %4, i64 %6, i1 false)
  br label %29

28:                                               ; preds = %12
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %1, i64 noundef %8, i64 noundef 0, ptr noundef %4, i64 noundef %6)
  br label %29

29:                                               ; preds = %20, %25, %27, %28
  store i64 %13, ptr %7, align 8, !tbaa !23
  %30 = load ptr, ptr %1, align 8, !tbaa !30
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 %13
  store i8 0, ptr %31, align 1, !tbaa !25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %32, ptr %0, align 8, !tbaa !20
  %33 = load ptr, ptr %1, align 8, !tbaa !30
  %34 = icmp eq ptr %33, %15
  br i1 %34, label %35, label %40

35:                                               ; preds = %29
  %36 = load i64, ptr %7, align 8, !tbaa !23
  %37 = add i64 %36, 1
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %32, ptr nonnull align 8 %15, i64 %37, i1 false)
  br label %43

40:                                               ; preds = %29
  store ptr %33, ptr %0, align 8, !tbaa !30
  %41 = load i64, ptr %15, align 8, !tbaa !25
  store i64 %41, ptr %32, align 8, !tbaa !25
  %42 = load i64, ptr %7, align 8, !tbaa !23
  br label %43

43:                                               ; preds = %35, %39, %40
  %44 = phi i64 [ -1, %35 ], [ %36, %39 ], [ %42, %40 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %44, ptr %45, align 8, !tbaa !23
  store ptr %15, ptr %1, align 8, !tbaa !30
  store i64 0, ptr %7, align 8, !tbaa !23
  store i8 0, ptr %15, align 8, !tbaa !25
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #18

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNKSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE4findERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = icmp eq ptr %4, null
  br i1 %6, label %57, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !23
  %10 = load ptr, ptr %1, align 8
  br label %11

11:                                               ; preds = %28, %7
  %12 = phi ptr [ %4, %7 ], [ %34, %28 ]
  %13 = phi ptr [ %5, %7 ], [ %31, %28 ]
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !23
  %16 = tail call i64 @llvm.umin.i64(i64 %9, i64 %15)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !30
  %21 = tail call i32 @memcmp(ptr noundef %20, ptr noundef %10, i64 noundef %16) #25
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %18, %11
  %24 = sub i64 %15, %9
  %25 = tail call i64 @llvm.smax.i64(i64 %24, i64 -2147483648)
  %26 = tail call i64 @llvm.smin.i64(i64 %25, i64 2147483647)
  %27 = trunc nsw i64 %26 to i32
  br label %28

28:                                               ; preds = %23, %18
  %29 = phi i32 [ %21, %18 ], [ %27, %23 ]
  %30 = icmp slt i32 %29, 0
  %31 = select i1 %30, ptr %13, ptr %12
  %32 = select i1 %30, i64 24, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !44
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %11, !llvm.loop !68

36:                                               ; preds = %28
  %37 = icmp eq ptr %31, %5
  br i1 %37, label %57, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !23
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 %9)
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %45 = load ptr, ptr %44, align 8, !tbaa !30
  %46 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %45, i64 noundef %41) #25
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %43, %38
  %49 = sub i64 %9, %40
  %50 = tail call i64 @llvm.smax.i64(i64 %49, i64 -2147483648)
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 2147483647)
  %52 = trunc nsw i64 %51 to i32
  br label %53

53:                                               ; preds = %43, %48
  %54 = phi i32 [ %46, %43 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 0
  %56 = select i1 %55, ptr %5, ptr %31
  br label %57

57:                                               ; preds = %53, %2, %36
  %58 = phi ptr [ %5, %2 ], [ %5, %36 ], [ %56, %53 ]
  ret ptr %58
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !23
  %8 = add i64 %2, %1
  %9 = sub i64 %7, %8
  %10 = sub i64 %4, %2
  %11 = add i64 %10, %7
  %12 = load ptr, ptr %0, align 8, !tbaa !30
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = icmp eq ptr %12, %13
  %15 = load i64, ptr %13, align 8
  %16 = select i1 %14, i64 15, i64 %15
  %17 = icmp slt i64 %11, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #28
  unreachable

19:                                               ; preds = %5
  %20 = icmp ugt i64 %11, %16
  br i1 %20, label %21, label %26

21:                                               ; preds = %19
  %22 = shl nuw i64 %16, 1
  %23 = icmp ult i64 %11, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = tail call i64 @llvm.umin.i64(i64 %22, i64 9223372036854775807)
  br label %26

26:                                               ; preds = %24, %21, %19
  %27 = phi i64 [ %25, %24 ], [ %11, %21 ], [ %11, %19 ]
  %28 = add nuw i64 %27, 1
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %30, label %31, !prof !37

30:                                               ; preds = %26
  tail call void @_ZSt17__throw_bad_allocv() #28
  unreachable

31:                                               ; preds = %26
  %32 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %28) #29
  switch i64 %1, label %35 [
    i64 0, label %36
    i64 1, label %33
  ]

33:                                               ; preds = %31
  %34 = load i8, ptr %12, align 1, !tbaa !25
  store i8 %34, ptr %32, align 1, !tbaa !25
  br label %36

35:                                               ; preds = %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr align 1 %12, i64 %1, i1 false)
  br label %36

36:                                               ; preds = %31, %35, %33
  %37 = icmp ne ptr %3, null
  %38 = icmp ne i64 %4, 0
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %46

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 %1
  %42 = icmp eq i64 %4, 1
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = load i8, ptr %3, align 1, !tbaa !25
  store i8 %44, ptr %41, align 1, !tbaa !25
  br label %46

45:                                               ; preds = %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %41, ptr nonnull align 1 %3, i64 %4, i1 false)
  br label %46

46:                                               ; preds = %45, %43, %36
  %47 = icmp eq i64 %7, %8
  br i1 %47, label %57, label %48

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw i8, ptr %32, i64 %1
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 %4
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 %1
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 %2
  %53 = icmp eq i64 %9, 1
  br i1 %53, label %54, label %56

54:                                               ; preds = %48
  %55 = load i8, ptr %52, align 1, !tbaa !25
  store i8 %55, ptr %50, align 1, !tbaa !25
  br label %57

56:                                               ; preds = %48
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %50, ptr align 1 %52, i64 %9, i1 false)
  br label %57

57:                                               ; preds = %56, %54, %46
  br i1 %14, label %60, label %58

58:                                               ; preds = %57
  %59 = add i64 %15, 1
  tail call void @_ZdlPvm(ptr noundef %12, i64 noundef %59) #27
  br label %60

60:                                               ; preds = %57, %58
  store ptr %32, ptr %0, align 8, !tbaa !30
  store i64 %27, ptr %13, align 8, !tbaa !25
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #9

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE8_M_eraseEPSt13_Rb_tree_nodeISD_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !53
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE8_M_eraseEPSt13_Rb_tree_nodeISD_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !69
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 32
  tail call void @_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteISA_EEEEEE7destroyISE_EEvRSG_PT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull %10) #25
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 72) #27
  %11 = icmp eq ptr %9, null
  br i1 %11, label %12, label %4, !llvm.loop !70

12:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef range(i32 -2147483648, 2147483647) i32 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_0E9_M_invokeERKSt9_Any_dataOi"(ptr nonnull readnone align 8 captures(none) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %1) #19 align 2 {
  %3 = load i32, ptr %1, align 4, !tbaa !5
  %4 = shl nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_0E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation"(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #20 align 2 personality ptr @__gxx_personality_v0 {
  switch i32 %2, label %7 [
    i32 0, label %5
    i32 1, label %4
  ]

4:                                                ; preds = %3
  br label %5

5:                                                ; preds = %3, %4
  %6 = phi ptr [ %1, %4 ], [ @"_ZTIZ8evaluatePiiiE3$_0", %3 ]
  store ptr %6, ptr %0, align 8, !tbaa !71
  br label %7

7:                                                ; preds = %5, %3
  ret i1 false
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef i32 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_1E9_M_invokeERKSt9_Any_dataOi"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %1) #19 align 2 {
  %3 = load i32, ptr %1, align 4, !tbaa !5
  %4 = load i32, ptr %0, align 8, !tbaa !72
  %5 = add nsw i32 %4, %3
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_1E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation"(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #21 align 2 personality ptr @__gxx_personality_v0 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ]

4:                                                ; preds = %3
  store ptr @"_ZTIZ8evaluatePiiiE3$_1", ptr %0, align 8, !tbaa !74
  br label %8

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !tbaa !71
  br label %8

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 8, !tbaa !5
  store i32 %7, ptr %0, align 8, !tbaa !5
  br label %8

8:                                                ; preds = %3, %6, %5, %4
  ret i1 false
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef i32 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_2E9_M_invokeERKSt9_Any_dataOi"(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %1) #22 align 2 {
  %3 = load i32, ptr %1, align 4, !tbaa !5
  %4 = load ptr, ptr %0, align 8, !tbaa !76, !nonnull !55, !align !78
  %5 = load i32, ptr %4, align 4, !tbaa !5
  %6 = add nsw i32 %5, %3
  store i32 %6, ptr %4, align 4, !tbaa !5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFiiEZ8evaluatePiiiE3$_2E10_M_managerERSt9_Any_dataRKS4_St18_Manager_operation"(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #21 align 2 personality ptr @__gxx_personality_v0 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ]

4:                                                ; preds = %3
  store ptr @"_ZTIZ8evaluatePiiiE3$_2", ptr %0, align 8, !tbaa !74
  br label %8

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !tbaa !71
  br label %8

6:                                                ; preds = %3
  %7 = load i64, ptr %1, align 8, !tbaa !31
  store i64 %7, ptr %0, align 8, !tbaa !31
  br label %8

8:                                                ; preds = %3, %6, %5, %4
  ret i1 false
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #24

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { cold noreturn }
attributes #19 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #25 = { nounwind }
attributes #26 = { noreturn nounwind }
attributes #27 = { builtin nounwind }
attributes #28 = { noreturn }
attributes #29 = { builtin allocsize(0) }
attributes #30 = { nounwind willreturn memory(read) }

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
!9 = !{!10, !12, i64 0}
!10 = !{!"_ZTSSt15_Rb_tree_header", !11, i64 0, !15, i64 32}
!11 = !{!"_ZTSSt18_Rb_tree_node_base", !12, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!12 = !{!"_ZTSSt14_Rb_tree_color", !7, i64 0}
!13 = !{!"p1 _ZTSSt18_Rb_tree_node_base", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!10, !13, i64 8}
!17 = !{!10, !13, i64 16}
!18 = !{!10, !13, i64 24}
!19 = !{!10, !15, i64 32}
!20 = !{!21, !22, i64 0}
!21 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !22, i64 0}
!22 = !{!"p1 omnipotent char", !14, i64 0}
!23 = !{!24, !15, i64 8}
!24 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !21, i64 0, !15, i64 8, !7, i64 16}
!25 = !{!7, !7, i64 0}
!26 = !{!27, !14, i64 24}
!27 = !{!"_ZTSSt8functionIFiiEE", !28, i64 0, !14, i64 24}
!28 = !{!"_ZTSSt14_Function_base", !7, i64 0, !14, i64 16}
!29 = !{!28, !14, i64 16}
!30 = !{!24, !22, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 int", !14, i64 0}
!33 = distinct !{!33, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = distinct !{!35, !34}
!36 = distinct !{!36, !34}
!37 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!38 = !{i64 0, i64 16, !25}
!39 = !{!40}
!40 = distinct !{!40, !41, !"_ZSt11make_uniqueI7CommandJS0_EENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0"}
!41 = distinct !{!41, !"_ZSt11make_uniqueI7CommandJS0_EENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS7Command", !14, i64 0}
!44 = !{!13, !13, i64 0}
!45 = distinct !{!45, !34}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !14, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 _ZTSSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE", !14, i64 0}
!50 = !{!51, !52, i64 8}
!51 = !{!"_ZTSNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_St10unique_ptrI7CommandSt14default_deleteIS9_EEESt10_Select1stISD_ESt4lessIS5_ESaISD_EE10_Auto_nodeE", !49, i64 0, !52, i64 8}
!52 = !{!"p1 _ZTSSt13_Rb_tree_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt10unique_ptrI7CommandSt14default_deleteIS9_EEEE", !14, i64 0}
!53 = !{!11, !13, i64 24}
!54 = !{!51, !49, i64 0}
!55 = !{}
!56 = !{i64 8}
!57 = !{!58, !43, i64 0}
!58 = !{!"_ZTSSt10_Head_baseILm0EP7CommandLb0EE", !43, i64 0}
!59 = distinct !{!59, !34}
!60 = distinct !{!60, !34}
!61 = distinct !{!61, !34}
!62 = distinct !{!62, !34}
!63 = distinct !{!63, !34}
!64 = distinct !{!64, !34}
!65 = distinct !{!65, !34}
!66 = distinct !{!66, !34}
!67 = distinct !{!67, !34}
!68 = distinct !{!68, !34}
!69 = !{!11, !13, i64 16}
!70 = distinct !{!70, !34}
!71 = !{!14, !14, i64 0}
!72 = !{!73, !6, i64 0}
!73 = !{!"_ZTSZ8evaluatePiiiE3$_1", !6, i64 0}
!74 = !{!75, !75, i64 0}
!75 = !{!"p1 _ZTSSt9type_info", !14, i64 0}
!76 = !{!77, !32, i64 0}
!77 = !{!"_ZTSZ8evaluatePiiiE3$_2", !32, i64 0}
!78 = !{i64 4}
