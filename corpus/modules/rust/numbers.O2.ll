; ModuleID = 'numbers.78dd52de26c177c4-cgu.0'
source_filename = "numbers.78dd52de26c177c4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_f8843832565a24b6b53c2827e27edffa = private unnamed_addr constant [16 x i8] c"rust/numbers.rs\00", align 1
@alloc_d934d049a4dbb5d1b5dd7871d51fc1d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\000\00\00\00\12\00\00\00" }>, align 8
@alloc_18ac9bd88121bc6efedf8fb5bb91ec0d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00D\00\00\00\12\00\00\00" }>, align 8
@alloc_6d83937c66f3407582785f1d6e44258d = private unnamed_addr constant [11 x i8] c"\08unlucky \C0\00", align 1
@alloc_1dfd89ab697cb9bfdf1b3d254f060c64 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00F\00\00\00\09\00\00\00" }>, align 8
@alloc_e8a947e18218a39c33ff19b98e313ce4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\17\00\00\00\1F\00\00\00" }>, align 8

; <&mut T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %self, align 8, !nonnull !3, !align !4, !noundef !3
; call <u32 as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_4, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; Function Attrs: nonlazybind uwtable
define noundef i64 @average(ptr noalias noundef nonnull readonly align 4 captures(none) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1, i64 noundef %index) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %values.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %start
  %min.iters.check = icmp samesign ult i64 %values.1, 4
  br i1 %min.iters.check, label %bb8.i.preheader4, label %vector.ph

vector.ph:                                        ; preds = %bb8.i.preheader
  %n.vec = and i64 %values.1, 2305843009213693948
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index1 = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %vec.phi2 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %12, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %values.0, i64 %index1
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %wide.load = load <2 x i32>, ptr %1, align 4, !alias.scope !5
  %wide.load3 = load <2 x i32>, ptr %2, align 4, !alias.scope !5
  %3 = and <2 x i32> %wide.load, splat (i32 1)
  %4 = and <2 x i32> %wide.load3, splat (i32 1)
  %5 = icmp eq <2 x i32> %3, zeroinitializer
  %6 = icmp eq <2 x i32> %4, zeroinitializer
  %7 = select <2 x i1> %5, <2 x i32> %wide.load, <2 x i32> zeroinitializer
  %8 = select <2 x i1> %6, <2 x i32> %wide.load3, <2 x i32> zeroinitializer
  %9 = sext <2 x i32> %7 to <2 x i64>
  %10 = sext <2 x i32> %8 to <2 x i64>
  %11 = add <2 x i64> %vec.phi, %9
  %12 = add <2 x i64> %vec.phi2, %10
  %index.next = add nuw i64 %index1, 4
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <2 x i64> %12, %11
  %14 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %values.1, %n.vec
  br i1 %cmp.n, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i.preheader4

bb8.i.preheader4:                                 ; preds = %bb8.i.preheader, %middle.block
  %i.sroa.0.0.i.ph = phi i64 [ 0, %bb8.i.preheader ], [ %n.vec, %middle.block ]
  %acc.sroa.0.0.i.ph = phi i64 [ 0, %bb8.i.preheader ], [ %14, %middle.block ]
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i.preheader4, %bb8.i
  %i.sroa.0.0.i = phi i64 [ %_27.i, %bb8.i ], [ %i.sroa.0.0.i.ph, %bb8.i.preheader4 ]
  %acc.sroa.0.0.i = phi i64 [ %spec.select.i.i.i, %bb8.i ], [ %acc.sroa.0.0.i.ph, %bb8.i.preheader4 ]
  %_45.i = getelementptr inbounds nuw i32, ptr %values.0, i64 %i.sroa.0.0.i
  %v.i.i.i = load i32, ptr %_45.i, align 4, !alias.scope !5, !noundef !3
  %15 = and i32 %v.i.i.i, 1
  %_0.i.i.i.i = icmp eq i32 %15, 0
  %narrow.i.i = select i1 %_0.i.i.i.i, i32 %v.i.i.i, i32 0
  %_4.0.i.i.i.i = sext i32 %narrow.i.i to i64
  %spec.select.i.i.i = add i64 %acc.sroa.0.0.i, %_4.0.i.i.i.i
  %_27.i = add nuw nsw i64 %i.sroa.0.0.i, 1
  %_28.i = icmp eq i64 %_27.i, %values.1
  br i1 %_28.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i, !llvm.loop !13

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit": ; preds = %bb8.i, %middle.block, %start
  %_0.sroa.0.0.i = phi i64 [ 0, %start ], [ %14, %middle.block ], [ %spec.select.i.i.i, %bb8.i ]
  %_6 = icmp ult i64 %index, %values.1
  br i1 %_6, label %bb7, label %panic

panic:                                            ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit"
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %index, i64 noundef %values.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d934d049a4dbb5d1b5dd7871d51fc1d7) #13
  unreachable

bb7:                                              ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit"
  %16 = getelementptr inbounds nuw i32, ptr %values.0, i64 %index
  %chosen = load i32, ptr %16, align 4, !noundef !3
  %_20 = sdiv i64 %_0.sroa.0.0.i, %values.1
  %_10 = sext i32 %chosen to i64
  %_0 = add i64 %_20, %_10
  ret i64 %_0
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable
define noundef range(i32 0, -983040) i32 @checksum(ptr noalias noundef nonnull readonly align 1 captures(address) %data.0, i64 noundef range(i64 0, -9223372036854775808) %data.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %data.1, 0
  br i1 %0, label %bb5, label %bb8.preheader

bb8.preheader:                                    ; preds = %start, %bb7
  %a.sroa.0.021 = phi i32 [ %22, %bb7 ], [ 1, %start ]
  %b.sroa.0.020 = phi i32 [ %23, %bb7 ], [ 0, %start ]
  %iter.sroa.0.019 = phi ptr [ %data.i.i.i, %bb7 ], [ %data.0, %start ]
  %iter.sroa.5.018 = phi i64 [ %len.i.i.i, %bb7 ], [ %data.1, %start ]
  %_0.sroa.0.0.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.018, i64 range(i64 1, 0) 5552)
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.019, i64 %_0.sroa.0.0.i.i
  %len.i.i.i = sub nuw nsw i64 %iter.sroa.5.018, %_0.sroa.0.0.i.i
  %xtraiter = and i64 %_0.sroa.0.0.i.i, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb8.prol.loopexit, label %bb8.prol

bb8.prol:                                         ; preds = %bb8.preheader, %bb8.prol
  %a.sroa.0.116.prol = phi i32 [ %1, %bb8.prol ], [ %a.sroa.0.021, %bb8.preheader ]
  %b.sroa.0.115.prol = phi i32 [ %2, %bb8.prol ], [ %b.sroa.0.020, %bb8.preheader ]
  %iter1.sroa.0.014.prol = phi ptr [ %_34.prol, %bb8.prol ], [ %iter.sroa.0.019, %bb8.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb8.prol ], [ 0, %bb8.preheader ]
  %_34.prol = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014.prol, i64 1
  %byte.prol = load i8, ptr %iter1.sroa.0.014.prol, align 1, !noundef !3
  %_13.prol = zext i8 %byte.prol to i32
  %1 = add i32 %a.sroa.0.116.prol, %_13.prol
  %2 = add i32 %1, %b.sroa.0.115.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb8.prol.loopexit, label %bb8.prol, !llvm.loop !14

bb8.prol.loopexit:                                ; preds = %bb8.prol, %bb8.preheader
  %.lcssa33.unr = phi i32 [ poison, %bb8.preheader ], [ %1, %bb8.prol ]
  %.lcssa.unr = phi i32 [ poison, %bb8.preheader ], [ %2, %bb8.prol ]
  %a.sroa.0.116.unr = phi i32 [ %a.sroa.0.021, %bb8.preheader ], [ %1, %bb8.prol ]
  %b.sroa.0.115.unr = phi i32 [ %b.sroa.0.020, %bb8.preheader ], [ %2, %bb8.prol ]
  %iter1.sroa.0.014.unr = phi ptr [ %iter.sroa.0.019, %bb8.preheader ], [ %_34.prol, %bb8.prol ]
  %3 = icmp ult i64 %iter.sroa.5.018, 8
  br i1 %3, label %bb7, label %bb8

bb5.loopexit:                                     ; preds = %bb7
  %4 = shl nuw i32 %23, 16
  %5 = or disjoint i32 %4, %22
  br label %bb5

bb5:                                              ; preds = %bb5.loopexit, %start
  %_0 = phi i32 [ 1, %start ], [ %5, %bb5.loopexit ]
  ret i32 %_0

bb8:                                              ; preds = %bb8.prol.loopexit, %bb8
  %a.sroa.0.116 = phi i32 [ %20, %bb8 ], [ %a.sroa.0.116.unr, %bb8.prol.loopexit ]
  %b.sroa.0.115 = phi i32 [ %21, %bb8 ], [ %b.sroa.0.115.unr, %bb8.prol.loopexit ]
  %iter1.sroa.0.014 = phi ptr [ %_34.7, %bb8 ], [ %iter1.sroa.0.014.unr, %bb8.prol.loopexit ]
  %_34 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 1
  %byte = load i8, ptr %iter1.sroa.0.014, align 1, !noundef !3
  %_13 = zext i8 %byte to i32
  %6 = add i32 %a.sroa.0.116, %_13
  %7 = add i32 %6, %b.sroa.0.115
  %_34.1 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 2
  %byte.1 = load i8, ptr %_34, align 1, !noundef !3
  %_13.1 = zext i8 %byte.1 to i32
  %8 = add i32 %6, %_13.1
  %9 = add i32 %8, %7
  %_34.2 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 3
  %byte.2 = load i8, ptr %_34.1, align 1, !noundef !3
  %_13.2 = zext i8 %byte.2 to i32
  %10 = add i32 %8, %_13.2
  %11 = add i32 %10, %9
  %_34.3 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 4
  %byte.3 = load i8, ptr %_34.2, align 1, !noundef !3
  %_13.3 = zext i8 %byte.3 to i32
  %12 = add i32 %10, %_13.3
  %13 = add i32 %12, %11
  %_34.4 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 5
  %byte.4 = load i8, ptr %_34.3, align 1, !noundef !3
  %_13.4 = zext i8 %byte.4 to i32
  %14 = add i32 %12, %_13.4
  %15 = add i32 %14, %13
  %_34.5 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 6
  %byte.5 = load i8, ptr %_34.4, align 1, !noundef !3
  %_13.5 = zext i8 %byte.5 to i32
  %16 = add i32 %14, %_13.5
  %17 = add i32 %16, %15
  %_34.6 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 7
  %byte.6 = load i8, ptr %_34.5, align 1, !noundef !3
  %_13.6 = zext i8 %byte.6 to i32
  %18 = add i32 %16, %_13.6
  %19 = add i32 %18, %17
  %_34.7 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.014, i64 8
  %byte.7 = load i8, ptr %_34.6, align 1, !noundef !3
  %_13.7 = zext i8 %byte.7 to i32
  %20 = add i32 %18, %_13.7
  %21 = add i32 %20, %19
  %_28.7 = icmp eq ptr %_34.7, %data.i.i.i
  br i1 %_28.7, label %bb7, label %bb8

bb7:                                              ; preds = %bb8, %bb8.prol.loopexit
  %.lcssa33 = phi i32 [ %.lcssa33.unr, %bb8.prol.loopexit ], [ %20, %bb8 ]
  %.lcssa = phi i32 [ %.lcssa.unr, %bb8.prol.loopexit ], [ %21, %bb8 ]
  %22 = urem i32 %.lcssa33, 65521
  %23 = urem i32 %.lcssa, 65521
  %24 = icmp eq i64 %len.i.i.i, 0
  br i1 %24, label %bb5.loopexit, label %bb8.preheader
}

; Function Attrs: nonlazybind uwtable
define noundef range(i32 -100, 101) i32 @guarded(ptr noalias noundef align 4 dereferenceable(4) %count, i32 noundef %divisor) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %args = alloca [16 x i8], align 8
  %guard = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %guard)
  store ptr %count, ptr %guard, align 8
  %_4 = icmp eq i32 %divisor, 0
  br i1 %_4, label %panic, label %bb1

bb1:                                              ; preds = %start
  %result = sdiv i32 100, %divisor
  %0 = icmp eq i32 %result, 7
  br i1 %0, label %bb2, label %bb3, !prof !16

panic:                                            ; preds = %start
; invoke core::panicking::panic_const::panic_const_div_by_zero
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_18ac9bd88121bc6efedf8fb5bb91ec0d) #14
          to label %unreachable unwind label %bb6

unreachable:                                      ; preds = %bb2, %panic
  unreachable

bb2:                                              ; preds = %bb1
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %guard, ptr %args, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E", ptr %_9.sroa.4.0..sroa_idx, align 8
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_6d83937c66f3407582785f1d6e44258d, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1dfd89ab697cb9bfdf1b3d254f060c64) #14
          to label %unreachable unwind label %bb6

bb3:                                              ; preds = %bb1
  %1 = load i32, ptr %count, align 4, !noalias !17, !noundef !3
  %2 = add i32 %1, 1
  store i32 %2, ptr %count, align 4, !noalias !17
  call void @llvm.lifetime.end.p0(ptr nonnull %guard)
  ret i32 %result

bb6:                                              ; preds = %panic, %bb2
  %3 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.experimental.noalias.scope.decl(metadata !22)
  call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %_2.i.i = load ptr, ptr %guard, align 8, !alias.scope !28, !nonnull !3, !align !4, !noundef !3
  %4 = load i32, ptr %_2.i.i, align 4, !noalias !28, !noundef !3
  %5 = add i32 %4, 1
  store i32 %5, ptr %_2.i.i, align 4, !noalias !28
  resume { ptr, i32 } %3
}

; Function Attrs: nonlazybind uwtable
define noundef range(i64 0, -1) i64 @modular_power(i64 noundef %base, i64 noundef %0, i64 noundef %modulus) unnamed_addr #0 {
start:
  %_7 = icmp eq i64 %modulus, 0
  br i1 %_7, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_8.not9 = icmp eq i64 %0, 0
  br i1 %_8.not9, label %bb9, label %bb3.lr.ph

bb3.lr.ph:                                        ; preds = %bb1
  %_6 = urem i64 %base, %modulus
  %1 = zext i64 %_6 to i128
  %_14 = zext i64 %modulus to i128
  br label %bb3

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e8a947e18218a39c33ff19b98e313ce4) #13
  unreachable

bb9.loopexit:                                     ; preds = %bb8
  %extract.t = trunc nuw i128 %result.sroa.0.1 to i64
  br label %bb9

bb9:                                              ; preds = %bb9.loopexit, %bb1
  %result.sroa.0.0.lcssa.off0 = phi i64 [ 1, %bb1 ], [ %extract.t, %bb9.loopexit ]
  ret i64 %result.sroa.0.0.lcssa.off0

bb3:                                              ; preds = %bb3.lr.ph, %bb8
  %exponent.sroa.0.012 = phi i64 [ %0, %bb3.lr.ph ], [ %4, %bb8 ]
  %result.sroa.0.011 = phi i128 [ 1, %bb3.lr.ph ], [ %result.sroa.0.1, %bb8 ]
  %base1.sroa.0.010 = phi i128 [ %1, %bb3.lr.ph ], [ %3, %bb8 ]
  %_10 = and i64 %exponent.sroa.0.012, 1
  %.not = icmp eq i64 %_10, 0
  br i1 %.not, label %bb8, label %bb5

bb5:                                              ; preds = %bb3
  %_12 = mul nuw i128 %result.sroa.0.011, %base1.sroa.0.010
  %2 = urem i128 %_12, %_14
  br label %bb8

bb8:                                              ; preds = %bb5, %bb3
  %result.sroa.0.1 = phi i128 [ %2, %bb5 ], [ %result.sroa.0.011, %bb3 ]
  %_16 = mul nuw i128 %base1.sroa.0.010, %base1.sroa.0.010
  %3 = urem i128 %_16, %_14
  %4 = lshr i64 %exponent.sroa.0.012, 1
  %_8.not = icmp eq i64 %4, 0
  br i1 %_8.not, label %bb9.loopexit, label %bb3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable
define void @saturate(ptr dead_on_unwind noalias noundef writable writeonly sret([12 x i8]) align 4 captures(none) dereferenceable(12) initializes((0, 3), (4, 12)) %_0, i16 noundef %x, i16 noundef %y) unnamed_addr #2 {
start:
  %0 = tail call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y)
  %_4 = mul i16 %y, %x
  %1 = tail call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %x, i16 %y)
  %_5.0 = extractvalue { i16, i1 } %1, 0
  %_5.1 = extractvalue { i16, i1 } %1, 1
  %2 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %x, i1 false)
  %3 = zext nneg i16 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i16 %0, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 6
  store i16 %_4, ptr %5, align 2
  store i16 %_5.0, ptr %_0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 2
  %7 = zext i1 %_5.1 to i8
  store i8 %7, ptr %6, align 2
  %8 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i32 %3, ptr %8, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable
define void @transpose(ptr dead_on_unwind noalias noundef writable writeonly sret([256 x i8]) align 4 captures(none) dereferenceable(256) initializes((0, 256)) %out, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(256) %matrix) unnamed_addr #3 personality ptr @rust_eh_personality {
bb11.7.7:
  %0 = getelementptr inbounds nuw i8, ptr %out, i64 224
  %1 = getelementptr inbounds nuw i8, ptr %out, i64 32
  %2 = getelementptr inbounds nuw i8, ptr %out, i64 64
  %3 = getelementptr inbounds nuw i8, ptr %out, i64 96
  %4 = getelementptr inbounds nuw i8, ptr %out, i64 128
  %5 = getelementptr inbounds nuw i8, ptr %out, i64 160
  %6 = getelementptr inbounds nuw i8, ptr %out, i64 192
  %value = load float, ptr %matrix, align 4, !noundef !3
  store float %value, ptr %out, align 4
  %iter1.sroa.0.0.ptr38.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 4
  %value.1 = load float, ptr %iter1.sroa.0.0.ptr38.1, align 4, !noundef !3
  store float %value.1, ptr %1, align 4
  %iter1.sroa.0.0.ptr38.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 8
  %value.2 = load float, ptr %iter1.sroa.0.0.ptr38.2, align 4, !noundef !3
  store float %value.2, ptr %2, align 4
  %iter1.sroa.0.0.ptr38.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 12
  %value.3 = load float, ptr %iter1.sroa.0.0.ptr38.3, align 4, !noundef !3
  store float %value.3, ptr %3, align 4
  %iter1.sroa.0.0.ptr38.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 16
  %value.4 = load float, ptr %iter1.sroa.0.0.ptr38.4, align 4, !noundef !3
  store float %value.4, ptr %4, align 4
  %iter1.sroa.0.0.ptr38.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 20
  %value.5 = load float, ptr %iter1.sroa.0.0.ptr38.5, align 4, !noundef !3
  store float %value.5, ptr %5, align 4
  %iter1.sroa.0.0.ptr38.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 24
  %value.6 = load float, ptr %iter1.sroa.0.0.ptr38.6, align 4, !noundef !3
  store float %value.6, ptr %6, align 4
  %iter1.sroa.0.0.ptr38.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 28
  %value.7 = load float, ptr %iter1.sroa.0.0.ptr38.7, align 4, !noundef !3
  store float %value.7, ptr %0, align 4
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 32
  %invariant.gep.1 = getelementptr inbounds nuw i8, ptr %out, i64 4
  %value.145 = load float, ptr %iter.sroa.0.0.ptr.1, align 4, !noundef !3
  store float %value.145, ptr %invariant.gep.1, align 4
  %iter1.sroa.0.0.ptr38.1.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 36
  %value.1.1 = load float, ptr %iter1.sroa.0.0.ptr38.1.1, align 4, !noundef !3
  %gep.1.1 = getelementptr inbounds nuw i8, ptr %out, i64 36
  store float %value.1.1, ptr %gep.1.1, align 4
  %iter1.sroa.0.0.ptr38.2.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 40
  %value.2.1 = load float, ptr %iter1.sroa.0.0.ptr38.2.1, align 4, !noundef !3
  %gep.2.1 = getelementptr inbounds nuw i8, ptr %out, i64 68
  store float %value.2.1, ptr %gep.2.1, align 4
  %iter1.sroa.0.0.ptr38.3.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 44
  %value.3.1 = load float, ptr %iter1.sroa.0.0.ptr38.3.1, align 4, !noundef !3
  %gep.3.1 = getelementptr inbounds nuw i8, ptr %out, i64 100
  store float %value.3.1, ptr %gep.3.1, align 4
  %iter1.sroa.0.0.ptr38.4.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 48
  %value.4.1 = load float, ptr %iter1.sroa.0.0.ptr38.4.1, align 4, !noundef !3
  %gep.4.1 = getelementptr inbounds nuw i8, ptr %out, i64 132
  store float %value.4.1, ptr %gep.4.1, align 4
  %iter1.sroa.0.0.ptr38.5.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 52
  %value.5.1 = load float, ptr %iter1.sroa.0.0.ptr38.5.1, align 4, !noundef !3
  %gep.5.1 = getelementptr inbounds nuw i8, ptr %out, i64 164
  store float %value.5.1, ptr %gep.5.1, align 4
  %iter1.sroa.0.0.ptr38.6.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 56
  %value.6.1 = load float, ptr %iter1.sroa.0.0.ptr38.6.1, align 4, !noundef !3
  %gep.6.1 = getelementptr inbounds nuw i8, ptr %out, i64 196
  store float %value.6.1, ptr %gep.6.1, align 4
  %iter1.sroa.0.0.ptr38.7.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 60
  %value.7.1 = load float, ptr %iter1.sroa.0.0.ptr38.7.1, align 4, !noundef !3
  %gep.7.1 = getelementptr inbounds nuw i8, ptr %out, i64 228
  store float %value.7.1, ptr %gep.7.1, align 4
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 64
  %invariant.gep.2 = getelementptr inbounds nuw i8, ptr %out, i64 8
  %value.248 = load float, ptr %iter.sroa.0.0.ptr.2, align 4, !noundef !3
  store float %value.248, ptr %invariant.gep.2, align 4
  %iter1.sroa.0.0.ptr38.1.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 68
  %value.1.2 = load float, ptr %iter1.sroa.0.0.ptr38.1.2, align 4, !noundef !3
  %gep.1.2 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store float %value.1.2, ptr %gep.1.2, align 4
  %iter1.sroa.0.0.ptr38.2.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 72
  %value.2.2 = load float, ptr %iter1.sroa.0.0.ptr38.2.2, align 4, !noundef !3
  %gep.2.2 = getelementptr inbounds nuw i8, ptr %out, i64 72
  store float %value.2.2, ptr %gep.2.2, align 4
  %iter1.sroa.0.0.ptr38.3.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 76
  %value.3.2 = load float, ptr %iter1.sroa.0.0.ptr38.3.2, align 4, !noundef !3
  %gep.3.2 = getelementptr inbounds nuw i8, ptr %out, i64 104
  store float %value.3.2, ptr %gep.3.2, align 4
  %iter1.sroa.0.0.ptr38.4.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 80
  %value.4.2 = load float, ptr %iter1.sroa.0.0.ptr38.4.2, align 4, !noundef !3
  %gep.4.2 = getelementptr inbounds nuw i8, ptr %out, i64 136
  store float %value.4.2, ptr %gep.4.2, align 4
  %iter1.sroa.0.0.ptr38.5.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 84
  %value.5.2 = load float, ptr %iter1.sroa.0.0.ptr38.5.2, align 4, !noundef !3
  %gep.5.2 = getelementptr inbounds nuw i8, ptr %out, i64 168
  store float %value.5.2, ptr %gep.5.2, align 4
  %iter1.sroa.0.0.ptr38.6.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 88
  %value.6.2 = load float, ptr %iter1.sroa.0.0.ptr38.6.2, align 4, !noundef !3
  %gep.6.2 = getelementptr inbounds nuw i8, ptr %out, i64 200
  store float %value.6.2, ptr %gep.6.2, align 4
  %iter1.sroa.0.0.ptr38.7.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 92
  %value.7.2 = load float, ptr %iter1.sroa.0.0.ptr38.7.2, align 4, !noundef !3
  %gep.7.2 = getelementptr inbounds nuw i8, ptr %out, i64 232
  store float %value.7.2, ptr %gep.7.2, align 4
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 96
  %invariant.gep.3 = getelementptr inbounds nuw i8, ptr %out, i64 12
  %value.351 = load float, ptr %iter.sroa.0.0.ptr.3, align 4, !noundef !3
  store float %value.351, ptr %invariant.gep.3, align 4
  %iter1.sroa.0.0.ptr38.1.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 100
  %value.1.3 = load float, ptr %iter1.sroa.0.0.ptr38.1.3, align 4, !noundef !3
  %gep.1.3 = getelementptr inbounds nuw i8, ptr %out, i64 44
  store float %value.1.3, ptr %gep.1.3, align 4
  %iter1.sroa.0.0.ptr38.2.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 104
  %value.2.3 = load float, ptr %iter1.sroa.0.0.ptr38.2.3, align 4, !noundef !3
  %gep.2.3 = getelementptr inbounds nuw i8, ptr %out, i64 76
  store float %value.2.3, ptr %gep.2.3, align 4
  %iter1.sroa.0.0.ptr38.3.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 108
  %value.3.3 = load float, ptr %iter1.sroa.0.0.ptr38.3.3, align 4, !noundef !3
  %gep.3.3 = getelementptr inbounds nuw i8, ptr %out, i64 108
  store float %value.3.3, ptr %gep.3.3, align 4
  %iter1.sroa.0.0.ptr38.4.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 112
  %value.4.3 = load float, ptr %iter1.sroa.0.0.ptr38.4.3, align 4, !noundef !3
  %gep.4.3 = getelementptr inbounds nuw i8, ptr %out, i64 140
  store float %value.4.3, ptr %gep.4.3, align 4
  %iter1.sroa.0.0.ptr38.5.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 116
  %value.5.3 = load float, ptr %iter1.sroa.0.0.ptr38.5.3, align 4, !noundef !3
  %gep.5.3 = getelementptr inbounds nuw i8, ptr %out, i64 172
  store float %value.5.3, ptr %gep.5.3, align 4
  %iter1.sroa.0.0.ptr38.6.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 120
  %value.6.3 = load float, ptr %iter1.sroa.0.0.ptr38.6.3, align 4, !noundef !3
  %gep.6.3 = getelementptr inbounds nuw i8, ptr %out, i64 204
  store float %value.6.3, ptr %gep.6.3, align 4
  %iter1.sroa.0.0.ptr38.7.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 124
  %value.7.3 = load float, ptr %iter1.sroa.0.0.ptr38.7.3, align 4, !noundef !3
  %gep.7.3 = getelementptr inbounds nuw i8, ptr %out, i64 236
  store float %value.7.3, ptr %gep.7.3, align 4
  %iter.sroa.0.0.ptr.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 128
  %invariant.gep.4 = getelementptr inbounds nuw i8, ptr %out, i64 16
  %value.454 = load float, ptr %iter.sroa.0.0.ptr.4, align 4, !noundef !3
  store float %value.454, ptr %invariant.gep.4, align 4
  %iter1.sroa.0.0.ptr38.1.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 132
  %value.1.4 = load float, ptr %iter1.sroa.0.0.ptr38.1.4, align 4, !noundef !3
  %gep.1.4 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store float %value.1.4, ptr %gep.1.4, align 4
  %iter1.sroa.0.0.ptr38.2.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 136
  %value.2.4 = load float, ptr %iter1.sroa.0.0.ptr38.2.4, align 4, !noundef !3
  %gep.2.4 = getelementptr inbounds nuw i8, ptr %out, i64 80
  store float %value.2.4, ptr %gep.2.4, align 4
  %iter1.sroa.0.0.ptr38.3.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 140
  %value.3.4 = load float, ptr %iter1.sroa.0.0.ptr38.3.4, align 4, !noundef !3
  %gep.3.4 = getelementptr inbounds nuw i8, ptr %out, i64 112
  store float %value.3.4, ptr %gep.3.4, align 4
  %iter1.sroa.0.0.ptr38.4.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 144
  %value.4.4 = load float, ptr %iter1.sroa.0.0.ptr38.4.4, align 4, !noundef !3
  %gep.4.4 = getelementptr inbounds nuw i8, ptr %out, i64 144
  store float %value.4.4, ptr %gep.4.4, align 4
  %iter1.sroa.0.0.ptr38.5.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 148
  %value.5.4 = load float, ptr %iter1.sroa.0.0.ptr38.5.4, align 4, !noundef !3
  %gep.5.4 = getelementptr inbounds nuw i8, ptr %out, i64 176
  store float %value.5.4, ptr %gep.5.4, align 4
  %iter1.sroa.0.0.ptr38.6.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 152
  %value.6.4 = load float, ptr %iter1.sroa.0.0.ptr38.6.4, align 4, !noundef !3
  %gep.6.4 = getelementptr inbounds nuw i8, ptr %out, i64 208
  store float %value.6.4, ptr %gep.6.4, align 4
  %iter1.sroa.0.0.ptr38.7.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 156
  %value.7.4 = load float, ptr %iter1.sroa.0.0.ptr38.7.4, align 4, !noundef !3
  %gep.7.4 = getelementptr inbounds nuw i8, ptr %out, i64 240
  store float %value.7.4, ptr %gep.7.4, align 4
  %iter.sroa.0.0.ptr.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 160
  %invariant.gep.5 = getelementptr inbounds nuw i8, ptr %out, i64 20
  %value.557 = load float, ptr %iter.sroa.0.0.ptr.5, align 4, !noundef !3
  store float %value.557, ptr %invariant.gep.5, align 4
  %iter1.sroa.0.0.ptr38.1.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 164
  %value.1.5 = load float, ptr %iter1.sroa.0.0.ptr38.1.5, align 4, !noundef !3
  %gep.1.5 = getelementptr inbounds nuw i8, ptr %out, i64 52
  store float %value.1.5, ptr %gep.1.5, align 4
  %iter1.sroa.0.0.ptr38.2.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 168
  %value.2.5 = load float, ptr %iter1.sroa.0.0.ptr38.2.5, align 4, !noundef !3
  %gep.2.5 = getelementptr inbounds nuw i8, ptr %out, i64 84
  store float %value.2.5, ptr %gep.2.5, align 4
  %iter1.sroa.0.0.ptr38.3.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 172
  %value.3.5 = load float, ptr %iter1.sroa.0.0.ptr38.3.5, align 4, !noundef !3
  %gep.3.5 = getelementptr inbounds nuw i8, ptr %out, i64 116
  store float %value.3.5, ptr %gep.3.5, align 4
  %iter1.sroa.0.0.ptr38.4.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 176
  %value.4.5 = load float, ptr %iter1.sroa.0.0.ptr38.4.5, align 4, !noundef !3
  %gep.4.5 = getelementptr inbounds nuw i8, ptr %out, i64 148
  store float %value.4.5, ptr %gep.4.5, align 4
  %iter1.sroa.0.0.ptr38.5.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 180
  %value.5.5 = load float, ptr %iter1.sroa.0.0.ptr38.5.5, align 4, !noundef !3
  %gep.5.5 = getelementptr inbounds nuw i8, ptr %out, i64 180
  store float %value.5.5, ptr %gep.5.5, align 4
  %iter1.sroa.0.0.ptr38.6.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 184
  %value.6.5 = load float, ptr %iter1.sroa.0.0.ptr38.6.5, align 4, !noundef !3
  %gep.6.5 = getelementptr inbounds nuw i8, ptr %out, i64 212
  store float %value.6.5, ptr %gep.6.5, align 4
  %iter1.sroa.0.0.ptr38.7.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 188
  %value.7.5 = load float, ptr %iter1.sroa.0.0.ptr38.7.5, align 4, !noundef !3
  %gep.7.5 = getelementptr inbounds nuw i8, ptr %out, i64 244
  store float %value.7.5, ptr %gep.7.5, align 4
  %iter.sroa.0.0.ptr.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 192
  %invariant.gep.6 = getelementptr inbounds nuw i8, ptr %out, i64 24
  %value.660 = load float, ptr %iter.sroa.0.0.ptr.6, align 4, !noundef !3
  store float %value.660, ptr %invariant.gep.6, align 4
  %iter1.sroa.0.0.ptr38.1.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 196
  %value.1.6 = load float, ptr %iter1.sroa.0.0.ptr38.1.6, align 4, !noundef !3
  %gep.1.6 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store float %value.1.6, ptr %gep.1.6, align 4
  %iter1.sroa.0.0.ptr38.2.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 200
  %value.2.6 = load float, ptr %iter1.sroa.0.0.ptr38.2.6, align 4, !noundef !3
  %gep.2.6 = getelementptr inbounds nuw i8, ptr %out, i64 88
  store float %value.2.6, ptr %gep.2.6, align 4
  %iter1.sroa.0.0.ptr38.3.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 204
  %value.3.6 = load float, ptr %iter1.sroa.0.0.ptr38.3.6, align 4, !noundef !3
  %gep.3.6 = getelementptr inbounds nuw i8, ptr %out, i64 120
  store float %value.3.6, ptr %gep.3.6, align 4
  %iter1.sroa.0.0.ptr38.4.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 208
  %value.4.6 = load float, ptr %iter1.sroa.0.0.ptr38.4.6, align 4, !noundef !3
  %gep.4.6 = getelementptr inbounds nuw i8, ptr %out, i64 152
  store float %value.4.6, ptr %gep.4.6, align 4
  %iter1.sroa.0.0.ptr38.5.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 212
  %value.5.6 = load float, ptr %iter1.sroa.0.0.ptr38.5.6, align 4, !noundef !3
  %gep.5.6 = getelementptr inbounds nuw i8, ptr %out, i64 184
  store float %value.5.6, ptr %gep.5.6, align 4
  %iter1.sroa.0.0.ptr38.6.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 216
  %value.6.6 = load float, ptr %iter1.sroa.0.0.ptr38.6.6, align 4, !noundef !3
  %gep.6.6 = getelementptr inbounds nuw i8, ptr %out, i64 216
  store float %value.6.6, ptr %gep.6.6, align 4
  %iter1.sroa.0.0.ptr38.7.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 220
  %value.7.6 = load float, ptr %iter1.sroa.0.0.ptr38.7.6, align 4, !noundef !3
  %gep.7.6 = getelementptr inbounds nuw i8, ptr %out, i64 248
  store float %value.7.6, ptr %gep.7.6, align 4
  %iter.sroa.0.0.ptr.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 224
  %invariant.gep.7 = getelementptr inbounds nuw i8, ptr %out, i64 28
  %value.763 = load float, ptr %iter.sroa.0.0.ptr.7, align 4, !noundef !3
  store float %value.763, ptr %invariant.gep.7, align 4
  %iter1.sroa.0.0.ptr38.1.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 228
  %value.1.7 = load float, ptr %iter1.sroa.0.0.ptr38.1.7, align 4, !noundef !3
  %gep.1.7 = getelementptr inbounds nuw i8, ptr %out, i64 60
  store float %value.1.7, ptr %gep.1.7, align 4
  %iter1.sroa.0.0.ptr38.2.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 232
  %value.2.7 = load float, ptr %iter1.sroa.0.0.ptr38.2.7, align 4, !noundef !3
  %gep.2.7 = getelementptr inbounds nuw i8, ptr %out, i64 92
  store float %value.2.7, ptr %gep.2.7, align 4
  %iter1.sroa.0.0.ptr38.3.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 236
  %value.3.7 = load float, ptr %iter1.sroa.0.0.ptr38.3.7, align 4, !noundef !3
  %gep.3.7 = getelementptr inbounds nuw i8, ptr %out, i64 124
  store float %value.3.7, ptr %gep.3.7, align 4
  %iter1.sroa.0.0.ptr38.4.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 240
  %value.4.7 = load float, ptr %iter1.sroa.0.0.ptr38.4.7, align 4, !noundef !3
  %gep.4.7 = getelementptr inbounds nuw i8, ptr %out, i64 156
  store float %value.4.7, ptr %gep.4.7, align 4
  %iter1.sroa.0.0.ptr38.5.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 244
  %value.5.7 = load float, ptr %iter1.sroa.0.0.ptr38.5.7, align 4, !noundef !3
  %gep.5.7 = getelementptr inbounds nuw i8, ptr %out, i64 188
  store float %value.5.7, ptr %gep.5.7, align 4
  %iter1.sroa.0.0.ptr38.6.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 248
  %value.6.7 = load float, ptr %iter1.sroa.0.0.ptr38.6.7, align 4, !noundef !3
  %gep.6.7 = getelementptr inbounds nuw i8, ptr %out, i64 220
  store float %value.6.7, ptr %gep.6.7, align 4
  %iter1.sroa.0.0.ptr38.7.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 252
  %value.7.7 = load float, ptr %iter1.sroa.0.0.ptr38.7.7, align 4, !noundef !3
  %gep.7.7 = getelementptr inbounds nuw i8, ptr %out, i64 252
  store float %value.7.7, ptr %gep.7.7, align 4
  ret void
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #12

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noinline noreturn }
attributes #14 = { noreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i64 4}
!5 = !{!6, !8}
!6 = distinct !{!6, !7, !"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E: %_2"}
!7 = distinct !{!7, !"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E"}
!8 = distinct !{!8, !9, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E: %elt"}
!9 = distinct !{!9, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !12, !11}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!17 = !{!18, !20}
!18 = distinct !{!18, !19, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE: %self"}
!19 = distinct !{!19, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"}
!20 = distinct !{!20, !21, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E: %_1"}
!21 = distinct !{!21, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E: %_1"}
!24 = distinct !{!24, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE: %self"}
!27 = distinct !{!27, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"}
!28 = !{!26, !23}
