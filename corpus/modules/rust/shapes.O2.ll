; ModuleID = 'shapes.67dff683e04c591a-cgu.0'
source_filename = "shapes.67dff683e04c591a-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ca59c8423b154286c555d94da8d8855a = private unnamed_addr constant [6 x i8] c"circle", align 1
@alloc_590d2a2f6cf7c092b1e90e109522bf67 = private unnamed_addr constant [26 x i8] c"\11circle of radius \C5 \00\00p\02\00\00", align 1
@alloc_2a24d5760a4c34058960e121e35c7201 = private unnamed_addr constant [5 x i8] c"shape", align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00 \00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E", ptr @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE }>, align 8
@alloc_2625a371d6dc0f2a8229cfbfa77f5299 = private unnamed_addr constant [12 x i8] c"\09no shape \C0\00", align 1

; <u8 as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef zeroext i1 @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_5Debug3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4 = load i32, ptr %0, align 8, !noundef !3
  %_3 = and i32 %_4, 33554432
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864
  %2 = icmp eq i32 %_5, 0
  br i1 %2, label %bb4, label %bb3

bb1:                                              ; preds = %start
; call <u8 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXse_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb4:                                              ; preds = %bb2
; call <u8 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb3:                                              ; preds = %bb2
; call <u8 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsg_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in
}

; <shapes::Circle as shapes::Shape>::area
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #1 {
start:
  %_3 = load double, ptr %self, align 8, !noundef !3
  %_2 = fmul double %_3, 0x400921FB54442D18
  %_0 = fmul double %_3, %_2
  ret double %_0
}

; <shapes::Circle as shapes::Shape>::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal { ptr, i64 } @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E"(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #2 {
start:
  ret { ptr, i64 } { ptr @alloc_ca59c8423b154286c555d94da8d8855a, i64 6 }
}

; <shapes::Polygon as shapes::Shape>::area
; Function Attrs: mustprogress nofree norecurse nounwind nonlazybind willreturn memory(argmem: read, errnomem: write) uwtable
define noundef double @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %self) unnamed_addr #3 {
start:
  %0 = load i32, ptr %self, align 8, !range !4, !noundef !3
  switch i32 %0, label %default.unreachable2 [
    i32 0, label %bb7
    i32 1, label %bb6
    i32 2, label %bb2
  ]

default.unreachable2:                             ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %width = load double, ptr %1, align 8, !noundef !3
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %height = load double, ptr %2, align 8, !noundef !3
  %3 = fmul double %width, %height
  br label %bb8

bb6:                                              ; preds = %start
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %a = load double, ptr %4, align 8, !noundef !3
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %b = load double, ptr %5, align 8, !noundef !3
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %c = load double, ptr %6, align 8, !noundef !3
  %_12 = fadd double %a, %b
  %_11 = fadd double %_12, %c
  %s = fmul double %_11, 5.000000e-01
  %_16 = fsub double %s, %a
  %_15 = fmul double %s, %_16
  %_17 = fsub double %s, %b
  %_14 = fmul double %_17, %_15
  %_18 = fsub double %s, %c
  %_13 = fmul double %_18, %_14
  %7 = tail call double @llvm.sqrt.f64(double %_13)
  br label %bb8

bb2:                                              ; preds = %start
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 4
  %9 = load i32, ptr %8, align 4, !noundef !3
  %_3 = icmp ult i32 %9, 3
  br i1 %_3, label %bb8, label %bb3

bb8:                                              ; preds = %bb2, %bb3, %bb6, %bb7
  %_0.sroa.0.0 = phi double [ %3, %bb7 ], [ %7, %bb6 ], [ %11, %bb3 ], [ 0.000000e+00, %bb2 ]
  ret double %_0.sroa.0.0

bb3:                                              ; preds = %bb2
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %length = load double, ptr %10, align 8, !noundef !3
  %n = uitofp i32 %9 to double
  %_23 = fmul double %length, %n
  %_22 = fmul double %length, %_23
  %_26 = fdiv double 0x400921FB54442D18, %n
  %_25 = tail call noundef double @tan(double noundef %_26) #12
  %_24 = fmul double %_25, 4.000000e+00
  %11 = fdiv double %_22, %_24
  br label %bb8
}

; <shapes::Circle as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define noundef zeroext i1 @"_ZN53_$LT$shapes..Circle$u20$as$u20$core..fmt..Display$GT$3fmt17h7126ef21db90f7eeE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #4 {
start:
  %args = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %self, ptr %args, align 8
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_6.sroa.4.0..sroa_idx, align 8
  %_18.0 = load ptr, ptr %f, align 8, !nonnull !3, !align !5, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_18.1 = load ptr, ptr %0, align 8, !nonnull !3, !align !6, !noundef !3
; call core::fmt::write
  %1 = call noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1 %_18.0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %_18.1, ptr noundef nonnull @alloc_590d2a2f6cf7c092b1e90e109522bf67, ptr noundef nonnull %args)
  call void @llvm.lifetime.end.p0(ptr nonnull %args)
  ret i1 %1
}

; shapes::Shape::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal { ptr, i64 } @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #2 {
start:
  ret { ptr, i64 } { ptr @alloc_2a24d5760a4c34058960e121e35c7201, i64 5 }
}

; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @largest(ptr noalias noundef nonnull readonly align 8 captures(address) %shapes.0, i64 noundef range(i64 0, 576460752303423488) %shapes.1) unnamed_addr #4 {
start:
  %_19.idx = shl nuw nsw i64 %shapes.1, 4
  %_19 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 %_19.idx
  %_263 = icmp eq i64 %shapes.1, 0
  br i1 %_263, label %bb10, label %bb11

bb11:                                             ; preds = %start, %bb9
  %best.sroa.0.06 = phi ptr [ %best.sroa.0.1, %bb9 ], [ null, %start ]
  %best.sroa.6.05 = phi ptr [ %best.sroa.6.1, %bb9 ], [ undef, %start ]
  %iter.sroa.0.04 = phi ptr [ %_32, %bb9 ], [ %shapes.0, %start ]
  %_32 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.04, i64 16
  %.not = icmp eq ptr %best.sroa.0.06, null
  br i1 %.not, label %bb11.bb3_crit_edge, label %bb4

bb11.bb3_crit_edge:                               ; preds = %bb11
  %_35.0.pre = load ptr, ptr %iter.sroa.0.04, align 8
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr %iter.sroa.0.04, i64 8
  %_35.1.pre = load ptr, ptr %.phi.trans.insert, align 8
  br label %bb9

bb10:                                             ; preds = %bb9, %start
  %best.sroa.6.0.lcssa = phi ptr [ undef, %start ], [ %best.sroa.6.1, %bb9 ]
  %best.sroa.0.0.lcssa = phi ptr [ null, %start ], [ %best.sroa.0.1, %bb9 ]
  %0 = insertvalue { ptr, ptr } poison, ptr %best.sroa.0.0.lcssa, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %best.sroa.6.0.lcssa, 1
  ret { ptr, ptr } %1

bb4:                                              ; preds = %bb11
  %2 = icmp ne ptr %best.sroa.6.05, null
  tail call void @llvm.assume(i1 %2)
  %3 = getelementptr inbounds nuw i8, ptr %best.sroa.6.05, i64 24
  %4 = load ptr, ptr %3, align 8, !invariant.load !3, !nonnull !3
  %_9 = tail call noundef double %4(ptr noundef nonnull align 1 %best.sroa.0.06) #13
  %_36.0 = load ptr, ptr %iter.sroa.0.04, align 8, !nonnull !3, !noundef !3
  %5 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.04, i64 8
  %_36.1 = load ptr, ptr %5, align 8, !nonnull !3, !align !6, !noundef !3
  %6 = getelementptr inbounds nuw i8, ptr %_36.1, i64 24
  %7 = load ptr, ptr %6, align 8, !invariant.load !3, !nonnull !3
  %_10 = tail call noundef double %7(ptr noundef nonnull align 1 %_36.0) #13
  %_8 = fcmp ult double %_9, %_10
  br i1 %_8, label %bb3, label %bb9

bb3:                                              ; preds = %bb4
  br label %bb9

bb9:                                              ; preds = %bb11.bb3_crit_edge, %bb4, %bb3
  %best.sroa.6.1 = phi ptr [ %best.sroa.6.05, %bb4 ], [ %_35.1.pre, %bb11.bb3_crit_edge ], [ %_36.1, %bb3 ]
  %best.sroa.0.1 = phi ptr [ %best.sroa.0.06, %bb4 ], [ %_35.0.pre, %bb11.bb3_crit_edge ], [ %_36.0, %bb3 ]
  %_26 = icmp eq ptr %_32, %_19
  br i1 %_26, label %bb10, label %bb11
}

; Function Attrs: nonlazybind uwtable
define void @make(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, i8 noundef %kind, double noundef %size) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %args = alloca [16 x i8], align 8
  %other = alloca [1 x i8], align 1
  switch i8 %kind, label %bb1 [
    i8 99, label %bb4
    i8 114, label %bb3
    i8 116, label %bb2
  ]

bb1:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %other)
  store i8 %kind, ptr %other, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %other, ptr %args, align 8
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_5Debug3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8
; call alloc::fmt::format::format_inner
  call void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noundef nonnull @alloc_2625a371d6dc0f2a8229cfbfa77f5299, ptr noundef nonnull %args)
  call void @llvm.lifetime.end.p0(ptr nonnull %args)
  call void @llvm.lifetime.end.p0(ptr nonnull %other)
  br label %bb9

bb4:                                              ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(8) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 8, i64 noundef 8) #12
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !prof !7

bb2.i:                                            ; preds = %bb4
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 8) #14
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %bb4
  store double %size, ptr %0, align 8
  br label %bb8

bb3:                                              ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !8
; call __rustc::__rust_alloc
  %2 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 32, i64 noundef 8) #12, !noalias !8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %bb2.i3, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit4, !prof !7

bb2.i3:                                           ; preds = %bb3
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #14, !noalias !8
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit4: ; preds = %bb3
  %_8 = fmul double %size, 2.000000e+00
  store i32 0, ptr %2, align 8
  %_7.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %size, ptr %_7.sroa.47.0..sroa_idx, align 8
  %_7.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %_8, ptr %_7.sroa.5.0..sroa_idx, align 8
  br label %bb8

bb2:                                              ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !noalias !11
; call __rustc::__rust_alloc
  %4 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 32, i64 noundef 8) #12, !noalias !11
  %5 = icmp eq ptr %4, null
  br i1 %5, label %bb2.i5, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6, !prof !7

bb2.i5:                                           ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #14, !noalias !11
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6: ; preds = %bb2
  store i32 1, ptr %4, align 8
  %_10.sroa.48.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %size, ptr %_10.sroa.48.0..sroa_idx, align 8
  %_10.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16
  store double %size, ptr %_10.sroa.5.0..sroa_idx, align 8
  %_10.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24
  store double %size, ptr %_10.sroa.6.0..sroa_idx, align 8
  br label %bb8

bb8:                                              ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit4, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %_3.sroa.4.0 = phi ptr [ @vtable.0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ @vtable.1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit4 ], [ @vtable.1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6 ]
  %_3.sroa.0.0 = phi ptr [ %0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ %2, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit4 ], [ %4, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %_3.sroa.0.0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store ptr %_3.sroa.4.0, ptr %7, align 8
  store i64 -9223372036854775808, ptr %_0, align 8
  br label %bb9

bb9:                                              ; preds = %bb1, %bb8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #6

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #9

; <u8 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #4

; <u8 as core::fmt::UpperHex>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsg_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #4

; <u8 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXse_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

; Function Attrs: mustprogress nocallback nofree nounwind nonlazybind willreturn memory(errnomem: write) uwtable
declare noundef double @tan(double noundef) unnamed_addr #11

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #6

; <f64 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #4

; core::fmt::write
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #4

; alloc::fmt::format::format_inner
; Function Attrs: nonlazybind uwtable
declare void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #4

attributes #0 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nofree norecurse nounwind nonlazybind willreturn memory(argmem: read, errnomem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nounwind nonlazybind willreturn memory(errnomem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nounwind }
attributes #13 = { inlinehint }
attributes #14 = { noreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i32 0, i32 3}
!5 = !{i64 1}
!6 = !{i64 8}
!7 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E: %x"}
!10 = distinct !{!10, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E: %x"}
!13 = distinct !{!13, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E"}
