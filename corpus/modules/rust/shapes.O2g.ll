; ModuleID = 'shapes.67dff683e04c591a-cgu.0'
source_filename = "shapes.67dff683e04c591a-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ca59c8423b154286c555d94da8d8855a = private unnamed_addr constant [6 x i8] c"circle", align 1
@alloc_590d2a2f6cf7c092b1e90e109522bf67 = private unnamed_addr constant [26 x i8] c"\11circle of radius \C5 \00\00p\02\00\00", align 1
@alloc_2a24d5760a4c34058960e121e35c7201 = private unnamed_addr constant [5 x i8] c"shape", align 1
@alloc_2625a371d6dc0f2a8229cfbfa77f5299 = private unnamed_addr constant [12 x i8] c"\09no shape \C0\00", align 1
@vtable.0 = private constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E", ptr @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E" }>, align 8, !dbg !0
@vtable.1 = private constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00 \00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E", ptr @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE }>, align 8, !dbg !19

; <u8 as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef zeroext i1 @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_5Debug3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !136 {
start:
    #dbg_value(ptr %self, !184, !DIExpression(), !186)
    #dbg_value(ptr %f, !185, !DIExpression(), !186)
    #dbg_value(ptr %f, !187, !DIExpression(), !196)
    #dbg_value(ptr %f, !198, !DIExpression(), !202)
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !204
  %_4 = load i32, ptr %0, align 8, !dbg !204, !noundef !18
  %_3 = and i32 %_4, 33554432, !dbg !204
  %1 = icmp eq i32 %_3, 0, !dbg !205
  br i1 %1, label %bb2, label %bb1, !dbg !205

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864, !dbg !206
  %2 = icmp eq i32 %_5, 0, !dbg !207
  br i1 %2, label %bb4, label %bb3, !dbg !207

bb1:                                              ; preds = %start
; call <u8 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXse_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !208
  br label %bb6, !dbg !208

bb4:                                              ; preds = %bb2
; call <u8 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !209
  br label %bb6, !dbg !209

bb3:                                              ; preds = %bb2
; call <u8 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsg_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !210
  br label %bb6, !dbg !210

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in, !dbg !211
}

; <shapes::Circle as shapes::Shape>::area
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #1 !dbg !212 {
start:
    #dbg_value(ptr %self, !219, !DIExpression(), !220)
  %_3 = load double, ptr %self, align 8, !dbg !221, !noundef !18
  %_2 = fmul double %_3, 0x400921FB54442D18, !dbg !222
  %_0 = fmul double %_3, %_2, !dbg !222
  ret double %_0, !dbg !223
}

; <shapes::Circle as shapes::Shape>::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal { ptr, i64 } @"_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E"(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #2 !dbg !224 {
start:
    #dbg_value(ptr poison, !233, !DIExpression(), !234)
  ret { ptr, i64 } { ptr @alloc_ca59c8423b154286c555d94da8d8855a, i64 6 }, !dbg !235
}

; <shapes::Polygon as shapes::Shape>::area
; Function Attrs: mustprogress nofree norecurse nounwind nonlazybind willreturn memory(argmem: read, errnomem: write) uwtable
define noundef double @"_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %self) unnamed_addr #3 !dbg !236 {
start:
    #dbg_value(ptr %self, !242, !DIExpression(), !257)
  %0 = load i32, ptr %self, align 8, !dbg !258, !range !259, !noundef !18
  switch i32 %0, label %default.unreachable6 [
    i32 0, label %bb7
    i32 1, label %bb6
    i32 2, label %bb2
  ], !dbg !260

default.unreachable6:                             ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !261
  %width = load double, ptr %1, align 8, !dbg !261, !noundef !18
    #dbg_value(double %width, !243, !DIExpression(), !262)
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !263
  %height = load double, ptr %2, align 8, !dbg !263, !noundef !18
    #dbg_value(double %height, !245, !DIExpression(), !262)
  %3 = fmul double %width, %height, !dbg !264
  br label %bb8, !dbg !265

bb6:                                              ; preds = %start
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !266
  %a = load double, ptr %4, align 8, !dbg !266, !noundef !18
    #dbg_value(double %a, !246, !DIExpression(), !267)
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !268
  %b = load double, ptr %5, align 8, !dbg !268, !noundef !18
    #dbg_value(double %b, !248, !DIExpression(), !267)
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 24, !dbg !269
  %c = load double, ptr %6, align 8, !dbg !269, !noundef !18
    #dbg_value(double %c, !249, !DIExpression(), !267)
  %_12 = fadd double %a, %b, !dbg !270
  %_11 = fadd double %_12, %c, !dbg !271
  %s = fmul double %_11, 5.000000e-01, !dbg !271
    #dbg_value(double %s, !250, !DIExpression(), !272)
  %_16 = fsub double %s, %a, !dbg !273
  %_15 = fmul double %s, %_16, !dbg !274
  %_17 = fsub double %s, %b, !dbg !275
  %_14 = fmul double %_17, %_15, !dbg !274
  %_18 = fsub double %s, %c, !dbg !276
  %self1 = fmul double %_18, %_14, !dbg !277
    #dbg_value(double %self1, !278, !DIExpression(), !287)
    #dbg_value(double %self1, !289, !DIExpression(), !295)
  %7 = tail call double @llvm.sqrt.f64(double %self1), !dbg !297
  br label %bb8, !dbg !298

bb2:                                              ; preds = %start
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 4, !dbg !299
  %9 = load i32, ptr %8, align 4, !dbg !299, !noundef !18
  %_3 = icmp ult i32 %9, 3, !dbg !299
  br i1 %_3, label %bb8, label %bb3, !dbg !299

bb8:                                              ; preds = %bb2, %bb3, %bb6, %bb7
  %_0.sroa.0.0 = phi double [ %3, %bb7 ], [ %7, %bb6 ], [ %11, %bb3 ], [ 0.000000e+00, %bb2 ], !dbg !257
  ret double %_0.sroa.0.0, !dbg !300

bb3:                                              ; preds = %bb2
    #dbg_value(i32 %9, !252, !DIExpression(), !301)
    #dbg_value(i32 %9, !302, !DIExpression(), !311)
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !313
  %length = load double, ptr %10, align 8, !dbg !313, !noundef !18
    #dbg_value(double %length, !254, !DIExpression(), !301)
  %n = uitofp i32 %9 to double, !dbg !314
    #dbg_value(double %n, !255, !DIExpression(), !315)
  %_23 = fmul double %length, %n, !dbg !316
  %_22 = fmul double %length, %_23, !dbg !316
  %self3 = fdiv double 0x400921FB54442D18, %n, !dbg !317
    #dbg_value(double %self3, !318, !DIExpression(), !321)
  %_25 = tail call noundef double @tan(double noundef %self3) #12, !dbg !323
  %_24 = fmul double %_25, 4.000000e+00, !dbg !324
  %11 = fdiv double %_22, %_24, !dbg !316
  br label %bb8, !dbg !325
}

; <shapes::Circle as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define noundef zeroext i1 @"_ZN53_$LT$shapes..Circle$u20$as$u20$core..fmt..Display$GT$3fmt17h7126ef21db90f7eeE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #4 !dbg !326 {
start:
  %args = alloca [16 x i8], align 8
    #dbg_value(ptr %self, !331, !DIExpression(), !379)
    #dbg_value(ptr %f, !332, !DIExpression(), !379)
    #dbg_value(ptr %f, !380, !DIExpression(), !405)
    #dbg_value(ptr %self, !333, !DIExpression(), !408)
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !409
  store ptr %self, ptr %args, align 8, !dbg !409
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !409
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_6.sroa.4.0..sroa_idx, align 8, !dbg !409
    #dbg_value(ptr @alloc_590d2a2f6cf7c092b1e90e109522bf67, !402, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !405)
    #dbg_value(ptr %args, !402, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !405)
  %_19.0 = load ptr, ptr %f, align 8, !dbg !410, !nonnull !18, !align !411, !noundef !18
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !410
  %_19.1 = load ptr, ptr %0, align 8, !dbg !410, !nonnull !18, !align !412, !noundef !18
; call core::fmt::write
  %1 = call noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1 %_19.0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %_19.1, ptr noundef nonnull @alloc_590d2a2f6cf7c092b1e90e109522bf67, ptr noundef nonnull %args), !dbg !413
  call void @llvm.lifetime.end.p0(ptr nonnull %args), !dbg !414
  ret i1 %1, !dbg !415
}

; shapes::Shape::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define internal { ptr, i64 } @_ZN6shapes5Shape4name17h17af1aa4ff71b18bE(ptr noalias readonly align 8 captures(none) %self) unnamed_addr #2 !dbg !416 {
start:
    #dbg_value(ptr poison, !421, !DIExpression(), !424)
  ret { ptr, i64 } { ptr @alloc_2a24d5760a4c34058960e121e35c7201, i64 5 }, !dbg !425
}

; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @largest(ptr noalias noundef nonnull readonly align 8 captures(address) %shapes.0, i64 noundef range(i64 0, 576460752303423488) %shapes.1) unnamed_addr #4 !dbg !426 {
start:
    #dbg_value(ptr poison, !491, !DIExpression(), !516)
    #dbg_value(ptr %shapes.0, !463, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !519)
    #dbg_value(ptr %shapes.0, !520, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !527)
    #dbg_value(ptr %shapes.0, !529, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !534)
    #dbg_value(ptr %shapes.0, !536, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !546)
    #dbg_value(i64 %shapes.1, !463, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !519)
    #dbg_value(i64 %shapes.1, !520, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !527)
    #dbg_value(i64 %shapes.1, !529, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !534)
    #dbg_value(i64 %shapes.1, !536, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !546)
    #dbg_value(i64 1, !548, !DIExpression(), !556)
    #dbg_value(ptr null, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !558)
    #dbg_value(ptr undef, !464, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !558)
    #dbg_value(i64 %shapes.1, !540, !DIExpression(), !559)
    #dbg_value(i64 %shapes.1, !560, !DIExpression(), !589)
    #dbg_value(ptr %shapes.0, !542, !DIExpression(), !591)
    #dbg_value(ptr %shapes.0, !588, !DIExpression(), !589)
  %_20.idx = shl nuw nsw i64 %shapes.1, 4, !dbg !592
  %_20 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 %_20.idx, !dbg !592
    #dbg_value(ptr %shapes.0, !466, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !593)
    #dbg_value(ptr %_20, !466, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !593)
    #dbg_value(ptr null, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !558)
    #dbg_value(ptr undef, !464, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !558)
    #dbg_value(ptr undef, !491, !DIExpression(), !516)
    #dbg_value(ptr %shapes.0, !510, !DIExpression(), !594)
    #dbg_value(ptr %shapes.0, !555, !DIExpression(), !556)
    #dbg_value(ptr %_20, !512, !DIExpression(), !595)
    #dbg_value(ptr poison, !596, !DIExpression(), !604)
    #dbg_value(ptr poison, !603, !DIExpression(), !606)
  %_296 = icmp eq i64 %shapes.1, 0, !dbg !607
  br i1 %_296, label %bb10, label %bb11, !dbg !605

bb11:                                             ; preds = %start, %bb9
  %best.sroa.0.09 = phi ptr [ %best.sroa.0.1, %bb9 ], [ null, %start ]
  %best.sroa.6.08 = phi ptr [ %best.sroa.6.1, %bb9 ], [ undef, %start ]
  %iter.sroa.0.07 = phi ptr [ %_38, %bb9 ], [ %shapes.0, %start ]
    #dbg_value(ptr %best.sroa.0.09, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !558)
    #dbg_value(ptr %best.sroa.6.08, !464, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !558)
    #dbg_value(ptr %iter.sroa.0.07, !466, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !593)
  %_38 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.07, i64 16, !dbg !608
    #dbg_value(ptr %_38, !466, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !593)
    #dbg_value(ptr %iter.sroa.0.07, !485, !DIExpression(), !609)
    #dbg_value(ptr %iter.sroa.0.07, !610, !DIExpression(), !623)
  %.not = icmp eq ptr %best.sroa.0.09, null, !dbg !625
  br i1 %.not, label %bb11.bb3_crit_edge, label %bb4, !dbg !626

bb11.bb3_crit_edge:                               ; preds = %bb11
  %_41.0.pre = load ptr, ptr %iter.sroa.0.07, align 8, !dbg !627
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr %iter.sroa.0.07, i64 8
  %_41.1.pre = load ptr, ptr %.phi.trans.insert, align 8, !dbg !627
  br label %bb9, !dbg !626

bb10:                                             ; preds = %bb9, %start
  %best.sroa.6.0.lcssa = phi ptr [ undef, %start ], [ %best.sroa.6.1, %bb9 ], !dbg !628
  %best.sroa.0.0.lcssa = phi ptr [ null, %start ], [ %best.sroa.0.1, %bb9 ], !dbg !628
  %0 = insertvalue { ptr, ptr } poison, ptr %best.sroa.0.0.lcssa, 0, !dbg !629
  %1 = insertvalue { ptr, ptr } %0, ptr %best.sroa.6.0.lcssa, 1, !dbg !629
  ret { ptr, ptr } %1, !dbg !629

bb4:                                              ; preds = %bb11
  %2 = icmp ne ptr %best.sroa.6.08, null
  tail call void @llvm.assume(i1 %2)
  %3 = getelementptr inbounds nuw i8, ptr %best.sroa.6.08, i64 24, !dbg !630
  %4 = load ptr, ptr %3, align 8, !dbg !630, !invariant.load !18, !nonnull !18
  %_10 = tail call noundef double %4(ptr noundef nonnull align 1 %best.sroa.0.09) #13, !dbg !631
  %_42.0 = load ptr, ptr %iter.sroa.0.07, align 8, !dbg !632, !nonnull !18, !noundef !18
  %5 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.07, i64 8, !dbg !632
  %_42.1 = load ptr, ptr %5, align 8, !dbg !632, !nonnull !18, !align !412, !noundef !18
  %6 = getelementptr inbounds nuw i8, ptr %_42.1, i64 24, !dbg !632
  %7 = load ptr, ptr %6, align 8, !dbg !632, !invariant.load !18, !nonnull !18
  %_11 = tail call noundef double %7(ptr noundef nonnull align 1 %_42.0) #13, !dbg !633
  %_9 = fcmp ult double %_10, %_11, !dbg !630
  br i1 %_9, label %bb3, label %bb9, !dbg !630

bb3:                                              ; preds = %bb4
    #dbg_value(ptr poison, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !558)
    #dbg_value(ptr poison, !464, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !558)
  br label %bb9, !dbg !634

bb9:                                              ; preds = %bb11.bb3_crit_edge, %bb4, %bb3
  %best.sroa.6.1 = phi ptr [ %best.sroa.6.08, %bb4 ], [ %_41.1.pre, %bb11.bb3_crit_edge ], [ %_42.1, %bb3 ], !dbg !519
  %best.sroa.0.1 = phi ptr [ %best.sroa.0.09, %bb4 ], [ %_41.0.pre, %bb11.bb3_crit_edge ], [ %_42.0, %bb3 ], !dbg !519
    #dbg_value(ptr %best.sroa.0.1, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !558)
    #dbg_value(ptr %best.sroa.6.1, !464, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !558)
    #dbg_value(ptr %_38, !466, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !593)
    #dbg_value(ptr undef, !491, !DIExpression(), !516)
    #dbg_value(ptr %_38, !510, !DIExpression(), !594)
    #dbg_value(ptr %_38, !555, !DIExpression(), !556)
    #dbg_value(ptr %_20, !512, !DIExpression(), !595)
    #dbg_value(ptr poison, !596, !DIExpression(), !604)
    #dbg_value(ptr poison, !603, !DIExpression(), !606)
  %_29 = icmp eq ptr %_38, %_20, !dbg !607
  br i1 %_29, label %bb10, label %bb11, !dbg !605
}

; Function Attrs: nonlazybind uwtable
define void @make(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, i8 noundef %kind, double noundef %size) unnamed_addr #4 personality ptr @rust_eh_personality !dbg !635 {
start:
  %args1 = alloca [16 x i8], align 8
    #dbg_value(ptr poison, !699, !DIExpression(), !734)
  %other = alloca [1 x i8], align 1
    #dbg_value(i8 %kind, !685, !DIExpression(), !744)
    #dbg_value(double %size, !686, !DIExpression(), !744)
    #dbg_declare(ptr %other, !687, !DIExpression(), !745)
  switch i8 %kind, label %bb1 [
    i8 99, label %bb4
    i8 114, label %bb3
    i8 116, label %bb2
  ], !dbg !746

bb1:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %other), !dbg !747
  store i8 %kind, ptr %other, align 1, !dbg !747
    #dbg_value(ptr %other, !689, !DIExpression(), !748)
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !749
  store ptr %other, ptr %args1, align 8, !dbg !749
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !749
  store ptr @_RNvXsU_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_5Debug3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8, !dbg !749
    #dbg_value(ptr @alloc_2625a371d6dc0f2a8229cfbfa77f5299, !741, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !750)
    #dbg_value(ptr %args1, !741, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !750)
    #dbg_value(ptr null, !730, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !734)
    #dbg_value(i64 undef, !730, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !734)
    #dbg_value(ptr undef, !699, !DIExpression(), !734)
    #dbg_declare(ptr poison, !731, !DIExpression(), !751)
    #dbg_value(ptr poison, !752, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 64), !757)
; call alloc::fmt::format::format_inner
  call void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noundef nonnull @alloc_2625a371d6dc0f2a8229cfbfa77f5299, ptr noundef nonnull %args1), !dbg !759
  call void @llvm.lifetime.end.p0(ptr nonnull %args1), !dbg !760
  call void @llvm.lifetime.end.p0(ptr nonnull %other), !dbg !761
  br label %bb9, !dbg !762

bb4:                                              ; preds = %start
    #dbg_value(double %size, !763, !DIExpression(), !775)
    #dbg_value(i64 8, !777, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !801)
    #dbg_value(i64 8, !803, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !829)
    #dbg_value(i64 8, !831, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !839)
    #dbg_value(i64 8, !777, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !801)
    #dbg_value(i64 8, !803, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !829)
    #dbg_value(i64 8, !831, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !839)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !828, !DIExpression(), !829)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !837, !DIExpression(), !839)
    #dbg_value(i8 0, !838, !DIExpression(), !839)
    #dbg_value(i64 8, !841, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !875)
    #dbg_value(i64 8, !877, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !880)
    #dbg_value(i64 8, !841, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !875)
    #dbg_value(i64 8, !877, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !880)
    #dbg_value(i1 false, !847, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !875)
    #dbg_value(i64 8, !848, !DIExpression(), !882)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !dbg !883
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(8) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 8, i64 noundef 8) #12, !dbg !884
  %1 = icmp eq ptr %0, null, !dbg !885
  br i1 %1, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !dbg !886, !prof !887

bb2.i:                                            ; preds = %bb4
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 8) #14, !dbg !888
  unreachable, !dbg !888

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %bb4
    #dbg_value(ptr %0, !770, !DIExpression(), !889)
  store double %size, ptr %0, align 8, !dbg !890
  br label %bb8, !dbg !891

bb3:                                              ; preds = %start
    #dbg_value(double %size, !892, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !903)
    #dbg_value(double poison, !892, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !903)
    #dbg_value(i32 0, !892, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !903)
    #dbg_value(i64 8, !777, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !905)
    #dbg_value(i64 8, !803, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !907)
    #dbg_value(i64 8, !831, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !909)
    #dbg_value(i64 32, !777, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !905)
    #dbg_value(i64 32, !803, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !907)
    #dbg_value(i64 32, !831, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !909)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !828, !DIExpression(), !907)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !837, !DIExpression(), !909)
    #dbg_value(i8 0, !838, !DIExpression(), !909)
    #dbg_value(i64 8, !841, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !911)
    #dbg_value(i64 8, !877, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !913)
    #dbg_value(i64 32, !841, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !911)
    #dbg_value(i64 32, !877, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !913)
    #dbg_value(i1 false, !847, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !911)
    #dbg_value(i64 32, !848, !DIExpression(), !915)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !dbg !916, !noalias !917
; call __rustc::__rust_alloc
  %2 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 32, i64 noundef 8) #12, !dbg !920, !noalias !917
  %3 = icmp eq ptr %2, null, !dbg !921
  br i1 %3, label %bb2.i5, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6, !dbg !922, !prof !887

bb2.i5:                                           ; preds = %bb3
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #14, !dbg !923, !noalias !917
  unreachable, !dbg !923

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6: ; preds = %bb3
  %_8 = fmul double %size, 2.000000e+00, !dbg !924
    #dbg_value(double %_8, !892, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !903)
    #dbg_value(ptr %2, !898, !DIExpression(), !925)
  store i32 0, ptr %2, align 8, !dbg !926
  %_7.sroa.49.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !926
  store double %size, ptr %_7.sroa.49.0..sroa_idx, align 8, !dbg !926
  %_7.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !926
  store double %_8, ptr %_7.sroa.5.0..sroa_idx, align 8, !dbg !926
  br label %bb8, !dbg !927

bb2:                                              ; preds = %start
    #dbg_value(double %size, !892, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !928)
    #dbg_value(double %size, !892, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !928)
    #dbg_value(double %size, !892, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !928)
    #dbg_value(i32 1, !892, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !928)
    #dbg_value(i64 8, !777, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !930)
    #dbg_value(i64 8, !803, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !932)
    #dbg_value(i64 8, !831, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !934)
    #dbg_value(i64 32, !777, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !930)
    #dbg_value(i64 32, !803, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !932)
    #dbg_value(i64 32, !831, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !934)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !828, !DIExpression(), !932)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !837, !DIExpression(), !934)
    #dbg_value(i8 0, !838, !DIExpression(), !934)
    #dbg_value(i64 8, !841, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !936)
    #dbg_value(i64 8, !877, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !938)
    #dbg_value(i64 32, !841, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !936)
    #dbg_value(i64 32, !877, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !938)
    #dbg_value(i1 false, !847, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !936)
    #dbg_value(i64 32, !848, !DIExpression(), !940)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #12, !dbg !941, !noalias !942
; call __rustc::__rust_alloc
  %4 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 33) 32, i64 noundef 8) #12, !dbg !945, !noalias !942
  %5 = icmp eq ptr %4, null, !dbg !946
  br i1 %5, label %bb2.i7, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit8, !dbg !947, !prof !887

bb2.i7:                                           ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #14, !dbg !948, !noalias !942
  unreachable, !dbg !948

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit8: ; preds = %bb2
    #dbg_value(ptr %4, !898, !DIExpression(), !949)
  store i32 1, ptr %4, align 8, !dbg !950
  %_10.sroa.410.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !950
  store double %size, ptr %_10.sroa.410.0..sroa_idx, align 8, !dbg !950
  %_10.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !950
  store double %size, ptr %_10.sroa.5.0..sroa_idx, align 8, !dbg !950
  %_10.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !950
  store double %size, ptr %_10.sroa.6.0..sroa_idx, align 8, !dbg !950
  br label %bb8, !dbg !951

bb8:                                              ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit8, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %_3.sroa.4.0 = phi ptr [ @vtable.0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ @vtable.1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6 ], [ @vtable.1, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit8 ], !dbg !744
  %_3.sroa.0.0 = phi ptr [ %0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ %2, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit6 ], [ %4, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit8 ], !dbg !744
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !952
  store ptr %_3.sroa.0.0, ptr %6, align 8, !dbg !952
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 16, !dbg !952
  store ptr %_3.sroa.4.0, ptr %7, align 8, !dbg !952
  store i64 -9223372036854775808, ptr %_0, align 8, !dbg !952
  br label %bb9, !dbg !762

bb9:                                              ; preds = %bb1, %bb8
  ret void, !dbg !762
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

!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}
!llvm.dbg.cu = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "<shapes::Circle as shapes::Shape>::{vtable}", scope: null, file: !2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "<unknown>", directory: "")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "<shapes::Circle as shapes::Shape>::{vtable_type}", file: !2, size: 320, align: 64, flags: DIFlagArtificial, elements: !4, vtableHolder: !13, templateParams: !18, identifier: "54f40e9126ff791885fd43bafbdc88d2")
!4 = !{!5, !8, !10, !11, !12}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !3, file: !2, baseType: !6, size: 64, align: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!7 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!9 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !14, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !15, templateParams: !18, identifier: "3c1da5e4d60862753803190aaedf8e66")
!14 = !DINamespace(name: "shapes", scope: null)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !13, file: !2, baseType: !17, size: 64, align: 64, flags: DIFlagPublic)
!17 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!18 = !{}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "<shapes::Polygon as shapes::Shape>::{vtable}", scope: null, file: !2, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "<shapes::Polygon as shapes::Shape>::{vtable_type}", file: !2, size: 320, align: 64, flags: DIFlagArtificial, elements: !22, vtableHolder: !28, templateParams: !18, identifier: "f23cc16893d921e198f03beb9974e0db")
!22 = !{!23, !24, !25, !26, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !21, file: !2, baseType: !6, size: 64, align: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !21, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !21, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !21, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !21, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "Polygon", scope: !14, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !18, identifier: "2aa2f98bb3dbe9093549f704812ba18d")
!29 = !{!30}
!30 = !DICompositeType(tag: DW_TAG_variant_part, scope: !28, file: !2, size: 256, align: 64, elements: !31, templateParams: !18, identifier: "ba8f24434bc5541f609fc9eb954e04e0", discriminator: !49)
!31 = !{!32, !37, !43}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "Rectangle", scope: !30, file: !2, baseType: !33, size: 256, align: 64, extraData: i32 0)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rectangle", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !34, templateParams: !18, identifier: "9349c5fd347882af661f7865cdd605cc")
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !33, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !33, file: !2, baseType: !17, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "Triangle", scope: !30, file: !2, baseType: !38, size: 256, align: 64, extraData: i32 1)
!38 = !DICompositeType(tag: DW_TAG_structure_type, name: "Triangle", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !18, identifier: "54df366f2b4d5f8b982bd1512905ca0")
!39 = !{!40, !41, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 128, flags: DIFlagPublic)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__2", scope: !38, file: !2, baseType: !17, size: 64, align: 64, offset: 192, flags: DIFlagPublic)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "Regular", scope: !30, file: !2, baseType: !44, size: 256, align: 64, extraData: i32 2)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "Regular", scope: !28, file: !2, size: 256, align: 64, flags: DIFlagPublic, elements: !45, templateParams: !18, identifier: "d27b98da2d531bce308b2d51d0e73a2d")
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "sides", scope: !44, file: !2, baseType: !47, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!47 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !44, file: !2, baseType: !17, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!49 = !DIDerivedType(tag: DW_TAG_member, scope: !28, file: !2, baseType: !47, size: 32, align: 32, flags: DIFlagArtificial)
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 2, !"RtLibUseGOT", i32 1}
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!55 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !56, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !57, globals: !135, splitDebugInlining: false, nameTableKind: None)
!56 = !DIFile(filename: "rust/shapes.rs/@/shapes.67dff683e04c591a-cgu.0", directory: ".")
!57 = !{!58, !128}
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AlignmentEnum", scope: !59, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagEnumClass, elements: !63)
!59 = !DINamespace(name: "alignment", scope: !60)
!60 = !DINamespace(name: "ptr", scope: !61)
!61 = !DINamespace(name: "core", scope: null)
!62 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127}
!64 = !DIEnumerator(name: "_Align1Shl0", value: 1, isUnsigned: true)
!65 = !DIEnumerator(name: "_Align1Shl1", value: 2, isUnsigned: true)
!66 = !DIEnumerator(name: "_Align1Shl2", value: 4, isUnsigned: true)
!67 = !DIEnumerator(name: "_Align1Shl3", value: 8, isUnsigned: true)
!68 = !DIEnumerator(name: "_Align1Shl4", value: 16, isUnsigned: true)
!69 = !DIEnumerator(name: "_Align1Shl5", value: 32, isUnsigned: true)
!70 = !DIEnumerator(name: "_Align1Shl6", value: 64, isUnsigned: true)
!71 = !DIEnumerator(name: "_Align1Shl7", value: 128, isUnsigned: true)
!72 = !DIEnumerator(name: "_Align1Shl8", value: 256, isUnsigned: true)
!73 = !DIEnumerator(name: "_Align1Shl9", value: 512, isUnsigned: true)
!74 = !DIEnumerator(name: "_Align1Shl10", value: 1024, isUnsigned: true)
!75 = !DIEnumerator(name: "_Align1Shl11", value: 2048, isUnsigned: true)
!76 = !DIEnumerator(name: "_Align1Shl12", value: 4096, isUnsigned: true)
!77 = !DIEnumerator(name: "_Align1Shl13", value: 8192, isUnsigned: true)
!78 = !DIEnumerator(name: "_Align1Shl14", value: 16384, isUnsigned: true)
!79 = !DIEnumerator(name: "_Align1Shl15", value: 32768, isUnsigned: true)
!80 = !DIEnumerator(name: "_Align1Shl16", value: 65536, isUnsigned: true)
!81 = !DIEnumerator(name: "_Align1Shl17", value: 131072, isUnsigned: true)
!82 = !DIEnumerator(name: "_Align1Shl18", value: 262144, isUnsigned: true)
!83 = !DIEnumerator(name: "_Align1Shl19", value: 524288, isUnsigned: true)
!84 = !DIEnumerator(name: "_Align1Shl20", value: 1048576, isUnsigned: true)
!85 = !DIEnumerator(name: "_Align1Shl21", value: 2097152, isUnsigned: true)
!86 = !DIEnumerator(name: "_Align1Shl22", value: 4194304, isUnsigned: true)
!87 = !DIEnumerator(name: "_Align1Shl23", value: 8388608, isUnsigned: true)
!88 = !DIEnumerator(name: "_Align1Shl24", value: 16777216, isUnsigned: true)
!89 = !DIEnumerator(name: "_Align1Shl25", value: 33554432, isUnsigned: true)
!90 = !DIEnumerator(name: "_Align1Shl26", value: 67108864, isUnsigned: true)
!91 = !DIEnumerator(name: "_Align1Shl27", value: 134217728, isUnsigned: true)
!92 = !DIEnumerator(name: "_Align1Shl28", value: 268435456, isUnsigned: true)
!93 = !DIEnumerator(name: "_Align1Shl29", value: 536870912, isUnsigned: true)
!94 = !DIEnumerator(name: "_Align1Shl30", value: 1073741824, isUnsigned: true)
!95 = !DIEnumerator(name: "_Align1Shl31", value: 2147483648, isUnsigned: true)
!96 = !DIEnumerator(name: "_Align1Shl32", value: 4294967296, isUnsigned: true)
!97 = !DIEnumerator(name: "_Align1Shl33", value: 8589934592, isUnsigned: true)
!98 = !DIEnumerator(name: "_Align1Shl34", value: 17179869184, isUnsigned: true)
!99 = !DIEnumerator(name: "_Align1Shl35", value: 34359738368, isUnsigned: true)
!100 = !DIEnumerator(name: "_Align1Shl36", value: 68719476736, isUnsigned: true)
!101 = !DIEnumerator(name: "_Align1Shl37", value: 137438953472, isUnsigned: true)
!102 = !DIEnumerator(name: "_Align1Shl38", value: 274877906944, isUnsigned: true)
!103 = !DIEnumerator(name: "_Align1Shl39", value: 549755813888, isUnsigned: true)
!104 = !DIEnumerator(name: "_Align1Shl40", value: 1099511627776, isUnsigned: true)
!105 = !DIEnumerator(name: "_Align1Shl41", value: 2199023255552, isUnsigned: true)
!106 = !DIEnumerator(name: "_Align1Shl42", value: 4398046511104, isUnsigned: true)
!107 = !DIEnumerator(name: "_Align1Shl43", value: 8796093022208, isUnsigned: true)
!108 = !DIEnumerator(name: "_Align1Shl44", value: 17592186044416, isUnsigned: true)
!109 = !DIEnumerator(name: "_Align1Shl45", value: 35184372088832, isUnsigned: true)
!110 = !DIEnumerator(name: "_Align1Shl46", value: 70368744177664, isUnsigned: true)
!111 = !DIEnumerator(name: "_Align1Shl47", value: 140737488355328, isUnsigned: true)
!112 = !DIEnumerator(name: "_Align1Shl48", value: 281474976710656, isUnsigned: true)
!113 = !DIEnumerator(name: "_Align1Shl49", value: 562949953421312, isUnsigned: true)
!114 = !DIEnumerator(name: "_Align1Shl50", value: 1125899906842624, isUnsigned: true)
!115 = !DIEnumerator(name: "_Align1Shl51", value: 2251799813685248, isUnsigned: true)
!116 = !DIEnumerator(name: "_Align1Shl52", value: 4503599627370496, isUnsigned: true)
!117 = !DIEnumerator(name: "_Align1Shl53", value: 9007199254740992, isUnsigned: true)
!118 = !DIEnumerator(name: "_Align1Shl54", value: 18014398509481984, isUnsigned: true)
!119 = !DIEnumerator(name: "_Align1Shl55", value: 36028797018963968, isUnsigned: true)
!120 = !DIEnumerator(name: "_Align1Shl56", value: 72057594037927936, isUnsigned: true)
!121 = !DIEnumerator(name: "_Align1Shl57", value: 144115188075855872, isUnsigned: true)
!122 = !DIEnumerator(name: "_Align1Shl58", value: 288230376151711744, isUnsigned: true)
!123 = !DIEnumerator(name: "_Align1Shl59", value: 576460752303423488, isUnsigned: true)
!124 = !DIEnumerator(name: "_Align1Shl60", value: 1152921504606846976, isUnsigned: true)
!125 = !DIEnumerator(name: "_Align1Shl61", value: 2305843009213693952, isUnsigned: true)
!126 = !DIEnumerator(name: "_Align1Shl62", value: 4611686018427387904, isUnsigned: true)
!127 = !DIEnumerator(name: "_Align1Shl63", value: 9223372036854775808, isUnsigned: true)
!128 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AllocInit", scope: !129, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagEnumClass, elements: !132)
!129 = !DINamespace(name: "raw_vec", scope: !130)
!130 = !DINamespace(name: "alloc", scope: null)
!131 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!132 = !{!133, !134}
!133 = !DIEnumerator(name: "Uninitialized", value: 0, isUnsigned: true)
!134 = !DIEnumerator(name: "Zeroed", value: 1, isUnsigned: true)
!135 = !{!0, !19}
!136 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsU_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_5Debug3fmt", scope: !138, file: !137, line: 85, type: !141, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !183)
!137 = !DIFile(filename: "library/core/src/fmt/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "14f1acdd980d957a36bf4243cc704071")
!138 = !DINamespace(name: "{impl#58}", scope: !139)
!139 = !DINamespace(name: "num", scope: !140)
!140 = !DINamespace(name: "fmt", scope: !61)
!141 = !DISubroutineType(types: !142)
!142 = !{!143, !161, !162}
!143 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !144, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !145, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!144 = !DINamespace(name: "result", scope: !61)
!145 = !{!146}
!146 = !DICompositeType(tag: DW_TAG_variant_part, scope: !143, file: !2, size: 8, align: 8, elements: !147, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !160)
!147 = !{!148, !156}
!148 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !146, file: !2, baseType: !149, size: 8, align: 8, extraData: i8 0)
!149 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !143, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !150, templateParams: !152, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!150 = !{!151}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !149, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!152 = !{!153, !154}
!153 = !DITemplateTypeParameter(name: "T", type: !7)
!154 = !DITemplateTypeParameter(name: "E", type: !155)
!155 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !140, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!156 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !146, file: !2, baseType: !157, size: 8, align: 8, extraData: i8 1)
!157 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !143, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !158, templateParams: !152, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!158 = !{!159}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !157, file: !2, baseType: !155, align: 8, offset: 8, flags: DIFlagPublic)
!160 = !DIDerivedType(tag: DW_TAG_member, scope: !143, file: !2, baseType: !131, size: 8, align: 8, flags: DIFlagArtificial)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !163, size: 64, align: 64, dwarfAddressSpace: 0)
!163 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !140, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !164, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!164 = !{!165, !172}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !163, file: !2, baseType: !166, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!166 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !140, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !167, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!167 = !{!168, !169, !171}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !166, file: !2, baseType: !47, size: 32, align: 32, flags: DIFlagPrivate)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !166, file: !2, baseType: !170, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!170 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !166, file: !2, baseType: !170, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !163, file: !2, baseType: !173, size: 128, align: 64, flags: DIFlagPrivate)
!173 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !174, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!174 = !{!175, !178}
!175 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !173, file: !2, baseType: !176, size: 64, align: 64)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64, align: 64, dwarfAddressSpace: 0)
!177 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!178 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !173, file: !2, baseType: !179, size: 64, align: 64, offset: 64)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !180, size: 64, align: 64, dwarfAddressSpace: 0)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !181)
!181 = !{!182}
!182 = !DISubrange(count: 6, lowerBound: 0)
!183 = !{!184, !185}
!184 = !DILocalVariable(name: "self", arg: 1, scope: !136, file: !137, line: 85, type: !161)
!185 = !DILocalVariable(name: "f", arg: 2, scope: !136, file: !137, line: 85, type: !162)
!186 = !DILocation(line: 0, scope: !136)
!187 = !DILocalVariable(name: "self", arg: 1, scope: !188, file: !189, line: 2397, type: !162)
!188 = distinct !DISubprogram(name: "debug_lower_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_lower_hex", scope: !163, file: !189, line: 2397, type: !190, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, declaration: !194, retainedNodes: !195)
!189 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!190 = !DISubroutineType(types: !191)
!191 = !{!192, !193}
!192 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Formatter", baseType: !163, size: 64, align: 64, dwarfAddressSpace: 0)
!194 = !DISubprogram(name: "debug_lower_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_lower_hex", scope: !163, file: !189, line: 2397, type: !190, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!195 = !{!187}
!196 = !DILocation(line: 0, scope: !188, inlinedAt: !197)
!197 = !DILocation(line: 86, column: 26, scope: !136)
!198 = !DILocalVariable(name: "self", arg: 1, scope: !199, file: !189, line: 2400, type: !162)
!199 = distinct !DISubprogram(name: "debug_upper_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_upper_hex", scope: !163, file: !189, line: 2400, type: !190, scopeLine: 2400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, declaration: !200, retainedNodes: !201)
!200 = !DISubprogram(name: "debug_upper_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_upper_hex", scope: !163, file: !189, line: 2400, type: !190, scopeLine: 2400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!201 = !{!198}
!202 = !DILocation(line: 0, scope: !199, inlinedAt: !203)
!203 = !DILocation(line: 88, column: 33, scope: !136)
!204 = !DILocation(line: 2398, column: 9, scope: !188, inlinedAt: !197)
!205 = !DILocation(line: 86, column: 24, scope: !136)
!206 = !DILocation(line: 2401, column: 9, scope: !199, inlinedAt: !203)
!207 = !DILocation(line: 88, column: 31, scope: !136)
!208 = !DILocation(line: 87, column: 25, scope: !136)
!209 = !DILocation(line: 91, column: 25, scope: !136)
!210 = !DILocation(line: 89, column: 25, scope: !136)
!211 = !DILocation(line: 93, column: 18, scope: !136)
!212 = distinct !DISubprogram(name: "area", linkageName: "_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4area17hd2b0ec00cb6a78b4E", scope: !214, file: !213, line: 27, type: !215, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !218)
!213 = !DIFile(filename: "rust/shapes.rs", directory: ".", checksumkind: CSK_MD5, checksum: "b4a41b71f31879f3b00cf2f3de90b35e")
!214 = !DINamespace(name: "{impl#0}", scope: !14)
!215 = !DISubroutineType(types: !216)
!216 = !{!17, !217}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&shapes::Circle", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!218 = !{!219}
!219 = !DILocalVariable(name: "self", arg: 1, scope: !212, file: !213, line: 27, type: !217)
!220 = !DILocation(line: 0, scope: !212)
!221 = !DILocation(line: 28, column: 32, scope: !212)
!222 = !DILocation(line: 28, column: 9, scope: !212)
!223 = !DILocation(line: 29, column: 6, scope: !212)
!224 = distinct !DISubprogram(name: "name", linkageName: "_ZN48_$LT$shapes..Circle$u20$as$u20$shapes..Shape$GT$4name17ha3df5ffa5e14b5a0E", scope: !214, file: !213, line: 30, type: !225, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !232)
!225 = !DISubroutineType(types: !226)
!226 = !{!227, !217}
!227 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !228, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!228 = !{!229, !231}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !227, file: !2, baseType: !230, size: 64, align: 64)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !227, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!232 = !{!233}
!233 = !DILocalVariable(name: "self", arg: 1, scope: !224, file: !213, line: 30, type: !217)
!234 = !DILocation(line: 0, scope: !224)
!235 = !DILocation(line: 32, column: 6, scope: !224)
!236 = distinct !DISubprogram(name: "area", linkageName: "_ZN49_$LT$shapes..Polygon$u20$as$u20$shapes..Shape$GT$4area17h6dc5d0dccc8b9184E", scope: !237, file: !213, line: 36, type: !238, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !241)
!237 = !DINamespace(name: "{impl#1}", scope: !14)
!238 = !DISubroutineType(types: !239)
!239 = !{!17, !240}
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&shapes::Polygon", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!241 = !{!242, !243, !245, !246, !248, !249, !250, !252, !254, !255}
!242 = !DILocalVariable(name: "self", arg: 1, scope: !236, file: !213, line: 36, type: !240)
!243 = !DILocalVariable(name: "width", scope: !244, file: !213, line: 38, type: !17, align: 64)
!244 = distinct !DILexicalBlock(scope: !236, file: !213, line: 38, column: 13)
!245 = !DILocalVariable(name: "height", scope: !244, file: !213, line: 38, type: !17, align: 64)
!246 = !DILocalVariable(name: "a", scope: !247, file: !213, line: 39, type: !17, align: 64)
!247 = distinct !DILexicalBlock(scope: !236, file: !213, line: 39, column: 13)
!248 = !DILocalVariable(name: "b", scope: !247, file: !213, line: 39, type: !17, align: 64)
!249 = !DILocalVariable(name: "c", scope: !247, file: !213, line: 39, type: !17, align: 64)
!250 = !DILocalVariable(name: "s", scope: !251, file: !213, line: 40, type: !17, align: 64)
!251 = distinct !DILexicalBlock(scope: !247, file: !213, line: 40, column: 17)
!252 = !DILocalVariable(name: "sides", scope: !253, file: !213, line: 44, type: !47, align: 32)
!253 = distinct !DILexicalBlock(scope: !236, file: !213, line: 44, column: 13)
!254 = !DILocalVariable(name: "length", scope: !253, file: !213, line: 44, type: !17, align: 64)
!255 = !DILocalVariable(name: "n", scope: !256, file: !213, line: 45, type: !17, align: 64)
!256 = distinct !DILexicalBlock(scope: !253, file: !213, line: 45, column: 17)
!257 = !DILocation(line: 0, scope: !236)
!258 = !DILocation(line: 37, column: 15, scope: !236)
!259 = !{i32 0, i32 3}
!260 = !DILocation(line: 37, column: 9, scope: !236)
!261 = !DILocation(line: 38, column: 34, scope: !236)
!262 = !DILocation(line: 0, scope: !244)
!263 = !DILocation(line: 38, column: 41, scope: !236)
!264 = !DILocation(line: 38, column: 53, scope: !244)
!265 = !DILocation(line: 38, column: 66, scope: !236)
!266 = !DILocation(line: 39, column: 31, scope: !236)
!267 = !DILocation(line: 0, scope: !247)
!268 = !DILocation(line: 39, column: 34, scope: !236)
!269 = !DILocation(line: 39, column: 37, scope: !236)
!270 = !DILocation(line: 40, column: 26, scope: !247)
!271 = !DILocation(line: 40, column: 25, scope: !247)
!272 = !DILocation(line: 0, scope: !251)
!273 = !DILocation(line: 41, column: 22, scope: !251)
!274 = !DILocation(line: 41, column: 18, scope: !251)
!275 = !DILocation(line: 41, column: 32, scope: !251)
!276 = !DILocation(line: 41, column: 42, scope: !251)
!277 = !DILocation(line: 41, column: 17, scope: !251)
!278 = !DILocalVariable(name: "self", arg: 1, scope: !279, file: !280, line: 384, type: !17)
!279 = distinct !DISubprogram(name: "sqrt", linkageName: "_RNvMNtCsjrHSEGnQ3l9_3std3f64d4sqrt", scope: !281, file: !280, line: 384, type: !284, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !286)
!280 = !DIFile(filename: "library/std/src/num/f64.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25b2a0d69a7ff90f22cee9f25d3729c1")
!281 = !DINamespace(name: "{impl#0}", scope: !282)
!282 = !DINamespace(name: "f64", scope: !283)
!283 = !DINamespace(name: "std", scope: null)
!284 = !DISubroutineType(types: !285)
!285 = !{!17, !17}
!286 = !{!278}
!287 = !DILocation(line: 0, scope: !279, inlinedAt: !288)
!288 = !DILocation(line: 41, column: 51, scope: !251)
!289 = !DILocalVariable(name: "x", arg: 1, scope: !290, file: !291, line: 2038, type: !17)
!290 = distinct !DISubprogram(name: "sqrt", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core3f644math4sqrt", scope: !292, file: !291, line: 2038, type: !284, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !294)
!291 = !DIFile(filename: "library/core/src/num/f64.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "cbb76cb498122bc6efb17630e39a4d29")
!292 = !DINamespace(name: "math", scope: !293)
!293 = !DINamespace(name: "f64", scope: !61)
!294 = !{!289}
!295 = !DILocation(line: 0, scope: !290, inlinedAt: !296)
!296 = !DILocation(line: 385, column: 9, scope: !279, inlinedAt: !288)
!297 = !DILocation(line: 2039, column: 9, scope: !290, inlinedAt: !296)
!298 = !DILocation(line: 42, column: 13, scope: !236)
!299 = !DILocation(line: 43, column: 39, scope: !236)
!300 = !DILocation(line: 49, column: 6, scope: !236)
!301 = !DILocation(line: 0, scope: !253)
!302 = !DILocalVariable(name: "small", arg: 1, scope: !303, file: !304, line: 79, type: !47)
!303 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1P_NtNtCsgEmfK2I1SDS_4core7convert3numdINtB8_4FrommE4from", scope: !305, file: !304, line: 79, type: !308, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !310)
!304 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!305 = !DINamespace(name: "{impl#115}", scope: !306)
!306 = !DINamespace(name: "num", scope: !307)
!307 = !DINamespace(name: "convert", scope: !61)
!308 = !DISubroutineType(types: !309)
!309 = !{!17, !47}
!310 = !{!302}
!311 = !DILocation(line: 0, scope: !303, inlinedAt: !312)
!312 = !DILocation(line: 45, column: 25, scope: !253)
!313 = !DILocation(line: 44, column: 39, scope: !236)
!314 = !DILocation(line: 82, column: 17, scope: !303, inlinedAt: !312)
!315 = !DILocation(line: 0, scope: !256)
!316 = !DILocation(line: 46, column: 17, scope: !256)
!317 = !DILocation(line: 46, column: 46, scope: !256)
!318 = !DILocalVariable(name: "self", arg: 1, scope: !319, file: !280, line: 748, type: !17)
!319 = distinct !DISubprogram(name: "tan", linkageName: "_RNvMNtCsjrHSEGnQ3l9_3std3f64d3tan", scope: !281, file: !280, line: 748, type: !284, scopeLine: 748, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !320)
!320 = !{!318}
!321 = !DILocation(line: 0, scope: !319, inlinedAt: !322)
!322 = !DILocation(line: 46, column: 73, scope: !256)
!323 = !DILocation(line: 749, column: 9, scope: !319, inlinedAt: !322)
!324 = !DILocation(line: 46, column: 39, scope: !256)
!325 = !DILocation(line: 47, column: 13, scope: !236)
!326 = distinct !DISubprogram(name: "fmt", linkageName: "_ZN53_$LT$shapes..Circle$u20$as$u20$core..fmt..Display$GT$3fmt17h7126ef21db90f7eeE", scope: !327, file: !213, line: 53, type: !328, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !330)
!327 = !DINamespace(name: "{impl#2}", scope: !14)
!328 = !DISubroutineType(types: !329)
!329 = !{!143, !217, !162}
!330 = !{!331, !332, !333, !341}
!331 = !DILocalVariable(name: "self", arg: 1, scope: !326, file: !213, line: 53, type: !217)
!332 = !DILocalVariable(name: "f", arg: 2, scope: !326, file: !213, line: 53, type: !162)
!333 = !DILocalVariable(name: "args", scope: !334, file: !213, line: 54, type: !337, align: 64)
!334 = !DILexicalBlockFile(scope: !335, file: !213, discriminator: 0)
!335 = distinct !DILexicalBlock(scope: !326, file: !336, line: 608, column: 24)
!336 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!337 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&f64)", file: !2, size: 64, align: 64, elements: !338, templateParams: !18, identifier: "b2bb8b5d38c54c6854a6e100af6e7e24")
!338 = !{!339}
!339 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !337, file: !2, baseType: !340, size: 64, align: 64)
!340 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f64", baseType: !17, size: 64, align: 64, dwarfAddressSpace: 0)
!341 = !DILocalVariable(name: "args", scope: !342, file: !213, line: 54, type: !344, align: 64)
!342 = !DILexicalBlockFile(scope: !343, file: !213, discriminator: 0)
!343 = distinct !DILexicalBlock(scope: !335, file: !336, line: 608, column: 24)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !345, size: 128, align: 64, elements: !377)
!345 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !346, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !347, templateParams: !18, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!346 = !DINamespace(name: "rt", scope: !140)
!347 = !{!348}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !345, file: !2, baseType: !349, size: 128, align: 64, flags: DIFlagPrivate)
!349 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !346, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !350, templateParams: !18, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!350 = !{!351}
!351 = !DICompositeType(tag: DW_TAG_variant_part, scope: !349, file: !2, size: 128, align: 64, elements: !352, templateParams: !18, identifier: "fbd384083752b747f8b252853b979154", discriminator: !376)
!352 = !{!353, !372}
!353 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !351, file: !2, baseType: !354, size: 128, align: 64)
!354 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !349, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !355, templateParams: !18, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!355 = !{!356, !362, !366}
!356 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !354, file: !2, baseType: !357, size: 64, align: 64, flags: DIFlagPrivate)
!357 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !358, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !359, templateParams: !361, identifier: "f4e496144210c619b96aa08326287b92")
!358 = !DINamespace(name: "non_null", scope: !60)
!359 = !{!360}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !357, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!361 = !{!153}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !354, file: !2, baseType: !363, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!363 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !364, size: 64, align: 64, dwarfAddressSpace: 0)
!364 = !DISubroutineType(types: !365)
!365 = !{!143, !357, !162}
!366 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !354, file: !2, baseType: !367, align: 8, offset: 128, flags: DIFlagPrivate)
!367 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !368, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !369, identifier: "efa596960370766459fc018866dc4048")
!368 = !DINamespace(name: "marker", scope: !61)
!369 = !{!370}
!370 = !DITemplateTypeParameter(name: "T", type: !371)
!371 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !351, file: !2, baseType: !373, size: 128, align: 64, extraData: i64 0)
!373 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !349, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !374, templateParams: !18, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!374 = !{!375}
!375 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !373, file: !2, baseType: !170, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!376 = !DIDerivedType(tag: DW_TAG_member, scope: !349, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!377 = !{!378}
!378 = !DISubrange(count: 1, lowerBound: 0)
!379 = !DILocation(line: 0, scope: !326)
!380 = !DILocalVariable(name: "self", arg: 1, scope: !381, file: !189, line: 2121, type: !162)
!381 = distinct !DISubprogram(name: "write_fmt", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_fmt", scope: !163, file: !189, line: 2121, type: !382, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, declaration: !400, retainedNodes: !401)
!382 = !DISubroutineType(types: !383)
!383 = !{!143, !162, !384}
!384 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !140, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !385, templateParams: !18, identifier: "e5c67bbe046da39973c72077c7f66185")
!385 = !{!386, !393}
!386 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !384, file: !2, baseType: !387, size: 64, align: 64, flags: DIFlagPrivate)
!387 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !358, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !388, templateParams: !391, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!388 = !{!389}
!389 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !387, file: !2, baseType: !390, size: 64, align: 64, flags: DIFlagPrivate)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!391 = !{!392}
!392 = !DITemplateTypeParameter(name: "T", type: !131)
!393 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !384, file: !2, baseType: !394, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!394 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !358, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !395, templateParams: !398, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!395 = !{!396}
!396 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !394, file: !2, baseType: !397, size: 64, align: 64, flags: DIFlagPrivate)
!397 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !345, size: 64, align: 64, dwarfAddressSpace: 0)
!398 = !{!399}
!399 = !DITemplateTypeParameter(name: "T", type: !345)
!400 = !DISubprogram(name: "write_fmt", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_fmt", scope: !163, file: !189, line: 2121, type: !382, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!401 = !{!380, !402, !403}
!402 = !DILocalVariable(name: "fmt", arg: 2, scope: !381, file: !189, line: 2121, type: !384)
!403 = !DILocalVariable(name: "s", scope: !404, file: !189, line: 2122, type: !227, align: 64)
!404 = distinct !DILexicalBlock(scope: !381, file: !189, line: 2122, column: 56)
!405 = !DILocation(line: 0, scope: !381, inlinedAt: !406)
!406 = !DILocation(line: 54, column: 9, scope: !407)
!407 = !DILexicalBlockFile(scope: !326, file: !213, discriminator: 4)
!408 = !DILocation(line: 0, scope: !334)
!409 = !DILocation(line: 54, column: 9, scope: !334)
!410 = !DILocation(line: 2125, column: 19, scope: !381, inlinedAt: !406)
!411 = !{i64 1}
!412 = !{i64 8}
!413 = !DILocation(line: 2125, column: 13, scope: !381, inlinedAt: !406)
!414 = !DILocation(line: 55, column: 5, scope: !326)
!415 = !DILocation(line: 55, column: 6, scope: !326)
!416 = distinct !DISubprogram(name: "name<shapes::Polygon>", linkageName: "_ZN6shapes5Shape4name17h17af1aa4ff71b18bE", scope: !417, file: !213, line: 9, type: !418, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !422, retainedNodes: !420)
!417 = !DINamespace(name: "Shape", scope: !14)
!418 = !DISubroutineType(types: !419)
!419 = !{!227, !240}
!420 = !{!421}
!421 = !DILocalVariable(name: "self", arg: 1, scope: !416, file: !213, line: 9, type: !240)
!422 = !{!423}
!423 = !DITemplateTypeParameter(name: "Self", type: !28)
!424 = !DILocation(line: 0, scope: !416)
!425 = !DILocation(line: 11, column: 6, scope: !416)
!426 = distinct !DISubprogram(name: "largest", scope: !14, file: !213, line: 59, type: !427, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !462)
!427 = !DISubroutineType(types: !428)
!428 = !{!429, !453}
!429 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&dyn shapes::Shape>", scope: !430, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !431, templateParams: !18, identifier: "7ac228daf0da80912708d5e13501c615")
!430 = !DINamespace(name: "option", scope: !61)
!431 = !{!432}
!432 = !DICompositeType(tag: DW_TAG_variant_part, scope: !429, file: !2, size: 128, align: 64, elements: !433, templateParams: !18, identifier: "935b67285b21d2d83f388606b3448f92", discriminator: !452)
!433 = !{!434, !448}
!434 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !432, file: !2, baseType: !435, size: 128, align: 64, extraData: i64 0)
!435 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !429, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !436, identifier: "c6726a53879701845e85717be1eba95")
!436 = !{!437}
!437 = !DITemplateTypeParameter(name: "T", type: !438)
!438 = !DICompositeType(tag: DW_TAG_structure_type, name: "&dyn shapes::Shape", file: !2, size: 128, align: 64, elements: !439, templateParams: !18, identifier: "cc789890201bc8492efc4e58eadc7c")
!439 = !{!440, !443}
!440 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !438, file: !2, baseType: !441, size: 64, align: 64)
!441 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !442, size: 64, align: 64, dwarfAddressSpace: 0)
!442 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn shapes::Shape", file: !2, align: 8, elements: !18, identifier: "324544694d74d3ae502da9959f8d192b")
!443 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !438, file: !2, baseType: !444, size: 64, align: 64, offset: 64)
!444 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 5]", baseType: !445, size: 64, align: 64, dwarfAddressSpace: 0)
!445 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 320, align: 64, elements: !446)
!446 = !{!447}
!447 = !DISubrange(count: 5, lowerBound: 0)
!448 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !432, file: !2, baseType: !449, size: 128, align: 64)
!449 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !429, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !450, templateParams: !436, identifier: "6704812161e515cafde6b3ebfec65c6d")
!450 = !{!451}
!451 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !449, file: !2, baseType: !438, size: 128, align: 64, flags: DIFlagPublic)
!452 = !DIDerivedType(tag: DW_TAG_member, scope: !429, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!453 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>]", file: !2, size: 128, align: 64, elements: !454, templateParams: !18, identifier: "6e67375f584296df8a2b8c245d1eda92")
!454 = !{!455, !461}
!455 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !453, file: !2, baseType: !456, size: 64, align: 64)
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !457, size: 64, align: 64, dwarfAddressSpace: 0)
!457 = !DICompositeType(tag: DW_TAG_structure_type, name: "alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", file: !2, size: 128, align: 64, elements: !458, templateParams: !18, identifier: "88ad6e916f780207f505eb7d0067a1f4")
!458 = !{!459, !460}
!459 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !457, file: !2, baseType: !441, size: 64, align: 64)
!460 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !457, file: !2, baseType: !444, size: 64, align: 64, offset: 64)
!461 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !453, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!462 = !{!463, !464, !466, !485, !487, !489}
!463 = !DILocalVariable(name: "shapes", arg: 1, scope: !426, file: !213, line: 59, type: !453)
!464 = !DILocalVariable(name: "best", scope: !465, file: !213, line: 60, type: !429, align: 64)
!465 = distinct !DILexicalBlock(scope: !426, file: !213, line: 60, column: 5)
!466 = !DILocalVariable(name: "iter", scope: !467, file: !213, line: 61, type: !468, align: 64)
!467 = distinct !DILexicalBlock(scope: !465, file: !213, line: 61, column: 5)
!468 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !469, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !471, templateParams: !477, identifier: "cac45c7af7cb68852f763250e6ab1840")
!469 = !DINamespace(name: "iter", scope: !470)
!470 = !DINamespace(name: "slice", scope: !61)
!471 = !{!472, !479, !480}
!472 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !468, file: !2, baseType: !473, size: 64, align: 64, flags: DIFlagPrivate)
!473 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !358, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !474, templateParams: !477, identifier: "cece097b64a696cda4ff5ef7a35795a5")
!474 = !{!475}
!475 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !473, file: !2, baseType: !476, size: 64, align: 64, flags: DIFlagPrivate)
!476 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !457, size: 64, align: 64, dwarfAddressSpace: 0)
!477 = !{!478}
!478 = !DITemplateTypeParameter(name: "T", type: !457)
!479 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !468, file: !2, baseType: !476, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !468, file: !2, baseType: !481, align: 8, offset: 128, flags: DIFlagPrivate)
!481 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !368, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !482, identifier: "9d8e2bd3507d567f854f94efe311ca3")
!482 = !{!483}
!483 = !DITemplateTypeParameter(name: "T", type: !484)
!484 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !457, size: 64, align: 64, dwarfAddressSpace: 0)
!485 = !DILocalVariable(name: "shape", scope: !486, file: !213, line: 61, type: !484, align: 64)
!486 = distinct !DILexicalBlock(scope: !467, file: !213, line: 61, column: 5)
!487 = !DILocalVariable(name: "other", scope: !488, file: !213, line: 63, type: !438, align: 64)
!488 = distinct !DILexicalBlock(scope: !486, file: !213, line: 63, column: 13)
!489 = !DILocalVariable(name: "other", scope: !488, file: !213, line: 63, type: !490, align: 64)
!490 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&dyn shapes::Shape", baseType: !438, size: 64, align: 64, dwarfAddressSpace: 0)
!491 = !DILocalVariable(name: "self", arg: 1, scope: !492, file: !493, line: 157, type: !508)
!492 = distinct !DISubprogram(name: "next<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17ha0665f17cd4fc369E", scope: !494, file: !493, line: 157, type: !495, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, retainedNodes: !509)
!493 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!494 = !DINamespace(name: "{impl#171}", scope: !469)
!495 = !DISubroutineType(types: !496)
!496 = !{!497, !508}
!497 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", scope: !430, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !498, templateParams: !18, identifier: "a345901a556dff972bc9277795c6a03a")
!498 = !{!499}
!499 = !DICompositeType(tag: DW_TAG_variant_part, scope: !497, file: !2, size: 64, align: 64, elements: !500, templateParams: !18, identifier: "416b9141738be9dc657166b6e4dcaa09", discriminator: !507)
!500 = !{!501, !503}
!501 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !499, file: !2, baseType: !502, size: 64, align: 64, extraData: i64 0)
!502 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !497, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !482, identifier: "4ada36255298290f52e3a7cc77469971")
!503 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !499, file: !2, baseType: !504, size: 64, align: 64)
!504 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !497, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !505, templateParams: !482, identifier: "c5d4fb1d863b3d4d7f242fbf4faae452")
!505 = !{!506}
!506 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !504, file: !2, baseType: !484, size: 64, align: 64, flags: DIFlagPublic)
!507 = !DIDerivedType(tag: DW_TAG_member, scope: !497, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!508 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", baseType: !468, size: 64, align: 64, dwarfAddressSpace: 0)
!509 = !{!491, !510, !512, !514}
!510 = !DILocalVariable(name: "ptr", scope: !511, file: !493, line: 161, type: !473, align: 64)
!511 = distinct !DILexicalBlock(scope: !492, file: !493, line: 161, column: 17)
!512 = !DILocalVariable(name: "end_or_len", scope: !513, file: !493, line: 162, type: !476, align: 64)
!513 = distinct !DILexicalBlock(scope: !511, file: !493, line: 162, column: 17)
!514 = !DILocalVariable(name: "len", scope: !515, file: !493, line: 167, type: !9, align: 64)
!515 = distinct !DILexicalBlock(scope: !513, file: !493, line: 167, column: 25)
!516 = !DILocation(line: 157, column: 21, scope: !492, inlinedAt: !517)
!517 = !DILocation(line: 61, column: 18, scope: !518)
!518 = !DILexicalBlockFile(scope: !467, file: !213, discriminator: 2)
!519 = !DILocation(line: 0, scope: !426)
!520 = !DILocalVariable(name: "self", arg: 1, scope: !521, file: !522, line: 25, type: !453)
!521 = distinct !DISubprogram(name: "into_iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h0b945bba04ae8fd4E", scope: !523, file: !522, line: 25, type: !524, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, retainedNodes: !526)
!522 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!523 = !DINamespace(name: "{impl#1}", scope: !469)
!524 = !DISubroutineType(types: !525)
!525 = !{!468, !453}
!526 = !{!520}
!527 = !DILocation(line: 0, scope: !521, inlinedAt: !528)
!528 = !DILocation(line: 61, column: 18, scope: !465)
!529 = !DILocalVariable(name: "self", arg: 1, scope: !530, file: !531, line: 1040, type: !453)
!530 = distinct !DISubprogram(name: "iter<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h15a0a404b80f666cE", scope: !532, file: !531, line: 1040, type: !524, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, retainedNodes: !533)
!531 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!532 = !DINamespace(name: "{impl#0}", scope: !470)
!533 = !{!529}
!534 = !DILocation(line: 0, scope: !530, inlinedAt: !535)
!535 = !DILocation(line: 26, column: 14, scope: !521, inlinedAt: !528)
!536 = !DILocalVariable(name: "slice", arg: 1, scope: !537, file: !522, line: 96, type: !453)
!537 = distinct !DISubprogram(name: "new<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h31e136bc9aa71811E", scope: !468, file: !522, line: 96, type: !524, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, declaration: !538, retainedNodes: !539)
!538 = !DISubprogram(name: "new<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h31e136bc9aa71811E", scope: !468, file: !522, line: 96, type: !524, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !477)
!539 = !{!536, !540, !542, !544}
!540 = !DILocalVariable(name: "len", scope: !541, file: !522, line: 97, type: !9, align: 64)
!541 = distinct !DILexicalBlock(scope: !537, file: !522, line: 97, column: 9)
!542 = !DILocalVariable(name: "ptr", scope: !543, file: !522, line: 98, type: !473, align: 64)
!543 = distinct !DILexicalBlock(scope: !541, file: !522, line: 98, column: 9)
!544 = !DILocalVariable(name: "end_or_len", scope: !545, file: !522, line: 101, type: !476, align: 64)
!545 = distinct !DILexicalBlock(scope: !543, file: !522, line: 101, column: 13)
!546 = !DILocation(line: 0, scope: !537, inlinedAt: !547)
!547 = !DILocation(line: 1041, column: 9, scope: !530, inlinedAt: !535)
!548 = !DILocalVariable(name: "count", scope: !549, file: !550, line: 651, type: !9, align: 64)
!549 = distinct !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h46af2f49ea544461E", scope: !473, file: !550, line: 651, type: !551, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, declaration: !553, retainedNodes: !554)
!550 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!551 = !DISubroutineType(types: !552)
!552 = !{!473, !473, !9}
!553 = !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h46af2f49ea544461E", scope: !473, file: !550, line: 651, type: !551, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !477)
!554 = !{!555, !548}
!555 = !DILocalVariable(name: "self", arg: 1, scope: !549, file: !550, line: 651, type: !473)
!556 = !DILocation(line: 0, scope: !549, inlinedAt: !557)
!557 = !DILocation(line: 185, column: 40, scope: !513, inlinedAt: !517)
!558 = !DILocation(line: 0, scope: !465)
!559 = !DILocation(line: 0, scope: !541, inlinedAt: !547)
!560 = !DILocalVariable(name: "count", arg: 2, scope: !561, file: !562, line: 927, type: !9)
!561 = distinct !DISubprogram(name: "add<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hb693d22848a30267E", scope: !563, file: !562, line: 927, type: !565, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, retainedNodes: !587)
!562 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!563 = !DINamespace(name: "{impl#0}", scope: !564)
!564 = !DINamespace(name: "mut_ptr", scope: !60)
!565 = !DISubroutineType(types: !566)
!566 = !{!567, !567, !9, !568}
!567 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>", baseType: !457, size: 64, align: 64, dwarfAddressSpace: 0)
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !569, size: 64, align: 64, dwarfAddressSpace: 0)
!569 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !570, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !572, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!570 = !DINamespace(name: "location", scope: !571)
!571 = !DINamespace(name: "panic", scope: !61)
!572 = !{!573, !581, !582, !583}
!573 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !569, file: !2, baseType: !574, size: 128, align: 64, flags: DIFlagPrivate)
!574 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !358, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !575, templateParams: !391, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!575 = !{!576}
!576 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !574, file: !2, baseType: !577, size: 128, align: 64, flags: DIFlagPrivate)
!577 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !578, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!578 = !{!579, !580}
!579 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !577, file: !2, baseType: !230, size: 64, align: 64)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !577, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!581 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !569, file: !2, baseType: !47, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!582 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !569, file: !2, baseType: !47, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!583 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !569, file: !2, baseType: !584, align: 8, offset: 192, flags: DIFlagPrivate)
!584 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !368, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !585, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!585 = !{!586}
!586 = !DITemplateTypeParameter(name: "T", type: !227)
!587 = !{!588, !560}
!588 = !DILocalVariable(name: "self", arg: 1, scope: !561, file: !562, line: 927, type: !567)
!589 = !DILocation(line: 0, scope: !561, inlinedAt: !590)
!590 = !DILocation(line: 102, column: 78, scope: !543, inlinedAt: !547)
!591 = !DILocation(line: 0, scope: !543, inlinedAt: !547)
!592 = !DILocation(line: 961, column: 18, scope: !561, inlinedAt: !590)
!593 = !DILocation(line: 0, scope: !467)
!594 = !DILocation(line: 0, scope: !511, inlinedAt: !517)
!595 = !DILocation(line: 0, scope: !513, inlinedAt: !517)
!596 = !DILocalVariable(name: "self", arg: 1, scope: !597, file: !550, line: 1719, type: !601)
!597 = distinct !DISubprogram(name: "eq<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h69d86b40bc40fea7E", scope: !598, file: !550, line: 1719, type: !599, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !477, retainedNodes: !602)
!598 = !DINamespace(name: "{impl#16}", scope: !358)
!599 = !DISubroutineType(types: !600)
!600 = !{!192, !601, !601}
!601 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>>", baseType: !473, size: 64, align: 64, dwarfAddressSpace: 0)
!602 = !{!596, !603}
!603 = !DILocalVariable(name: "other", arg: 2, scope: !597, file: !550, line: 1719, type: !601)
!604 = !DILocation(line: 1719, column: 11, scope: !597, inlinedAt: !605)
!605 = !DILocation(line: 180, column: 28, scope: !513, inlinedAt: !517)
!606 = !DILocation(line: 1719, column: 18, scope: !597, inlinedAt: !605)
!607 = !DILocation(line: 1720, column: 9, scope: !597, inlinedAt: !605)
!608 = !DILocation(line: 659, column: 28, scope: !549, inlinedAt: !557)
!609 = !DILocation(line: 0, scope: !486)
!610 = !DILocalVariable(name: "self", arg: 1, scope: !611, file: !612, line: 2315, type: !484)
!611 = distinct !DISubprogram(name: "as_ref<dyn shapes::Shape, alloc::alloc::Global>", linkageName: "_ZN80_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..convert..AsRef$LT$T$GT$$GT$6as_ref17h55bf27efe4564f84E", scope: !613, file: !612, line: 2315, type: !615, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !618, retainedNodes: !617)
!612 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!613 = !DINamespace(name: "{impl#42}", scope: !614)
!614 = !DINamespace(name: "boxed", scope: !130)
!615 = !DISubroutineType(types: !616)
!616 = !{!438, !484}
!617 = !{!610}
!618 = !{!619, !620}
!619 = !DITemplateTypeParameter(name: "T", type: !442)
!620 = !DITemplateTypeParameter(name: "A", type: !621)
!621 = !DICompositeType(tag: DW_TAG_structure_type, name: "Global", scope: !622, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "8471efeafbd677a88d306f08d1a0eeb")
!622 = !DINamespace(name: "alloc", scope: !130)
!623 = !DILocation(line: 0, scope: !611, inlinedAt: !624)
!624 = !DILocation(line: 64, column: 36, scope: !486)
!625 = !DILocation(line: 62, column: 15, scope: !486)
!626 = !DILocation(line: 62, column: 9, scope: !486)
!627 = !DILocation(line: 2316, column: 9, scope: !611, inlinedAt: !624)
!628 = !DILocation(line: 60, column: 40, scope: !426)
!629 = !DILocation(line: 68, column: 2, scope: !426)
!630 = !DILocation(line: 63, column: 28, scope: !486)
!631 = !DILocation(line: 63, column: 34, scope: !486)
!632 = !DILocation(line: 63, column: 44, scope: !486)
!633 = !DILocation(line: 63, column: 50, scope: !486)
!634 = !DILocation(line: 64, column: 44, scope: !486)
!635 = distinct !DISubprogram(name: "make", scope: !14, file: !213, line: 71, type: !636, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !684)
!636 = !DISubroutineType(types: !637)
!637 = !{!638, !131, !17}
!638 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<alloc::boxed::Box<dyn shapes::Shape, alloc::alloc::Global>, alloc::string::String>", scope: !144, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !639, templateParams: !18, identifier: "71fedded3aa7857de846c666ad8cc8fd")
!639 = !{!640}
!640 = !DICompositeType(tag: DW_TAG_variant_part, scope: !638, file: !2, size: 192, align: 64, elements: !641, templateParams: !18, identifier: "157c6853a5557157dd61554dbd1e83b5", discriminator: !683)
!641 = !{!642, !679}
!642 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !640, file: !2, baseType: !643, size: 192, align: 64, extraData: i64 -9223372036854775808)
!643 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !638, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !644, templateParams: !646, identifier: "5392ad3851a9157c430322c8d837ef2d")
!644 = !{!645}
!645 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !643, file: !2, baseType: !457, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!646 = !{!478, !647}
!647 = !DITemplateTypeParameter(name: "E", type: !648)
!648 = !DICompositeType(tag: DW_TAG_structure_type, name: "String", scope: !649, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !650, templateParams: !18, identifier: "bc53cb80a87db744310a1cd4bda01882")
!649 = !DINamespace(name: "string", scope: !130)
!650 = !{!651}
!651 = !DIDerivedType(tag: DW_TAG_member, name: "vec", scope: !648, file: !2, baseType: !652, size: 192, align: 64, flags: DIFlagPrivate)
!652 = !DICompositeType(tag: DW_TAG_structure_type, name: "Vec<u8, alloc::alloc::Global>", scope: !653, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !654, templateParams: !677, identifier: "4743da188a3d7e8b8ad6d3218734496a")
!653 = !DINamespace(name: "vec", scope: !130)
!654 = !{!655, !678}
!655 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !652, file: !2, baseType: !656, size: 128, align: 64, flags: DIFlagPrivate)
!656 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVec<u8, alloc::alloc::Global>", scope: !129, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !657, templateParams: !677, identifier: "1786a941d613205182510ae0fe838410")
!657 = !{!658, !676}
!658 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !656, file: !2, baseType: !659, size: 128, align: 64, flags: DIFlagPrivate)
!659 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVecInner<alloc::alloc::Global>", scope: !129, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !660, templateParams: !675, identifier: "45ea25bc7f42e606fa74c731a5e7f80c")
!660 = !{!661, !668, !674}
!661 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !659, file: !2, baseType: !662, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!662 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unique<u8>", scope: !663, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !664, templateParams: !391, identifier: "3c59e741c9569c78cbe381fa3cbee4e5")
!663 = !DINamespace(name: "unique", scope: !60)
!664 = !{!665, !666}
!665 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !662, file: !2, baseType: !387, size: 64, align: 64, flags: DIFlagPrivate)
!666 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !662, file: !2, baseType: !667, align: 8, offset: 64, flags: DIFlagPrivate)
!667 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<u8>", scope: !368, file: !2, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !391, identifier: "15bae875c56c7c0f828edf19d836075e")
!668 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !659, file: !2, baseType: !669, size: 64, align: 64, flags: DIFlagPrivate)
!669 = !DICompositeType(tag: DW_TAG_structure_type, name: "UsizeNoHighBit", scope: !670, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !672, templateParams: !18, identifier: "cad7375c0c871c072d809328de25b44")
!670 = !DINamespace(name: "niche_types", scope: !671)
!671 = !DINamespace(name: "num", scope: !61)
!672 = !{!673}
!673 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !669, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!674 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !659, file: !2, baseType: !621, align: 8, offset: 128, flags: DIFlagPrivate)
!675 = !{!620}
!676 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !656, file: !2, baseType: !667, align: 8, offset: 128, flags: DIFlagPrivate)
!677 = !{!392, !620}
!678 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !652, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!679 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !640, file: !2, baseType: !680, size: 192, align: 64)
!680 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !638, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !681, templateParams: !646, identifier: "c2d1f925c9aa7213cf1b13673111f716")
!681 = !{!682}
!682 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !680, file: !2, baseType: !648, size: 192, align: 64, flags: DIFlagPublic)
!683 = !DIDerivedType(tag: DW_TAG_member, scope: !638, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!684 = !{!685, !686, !687, !689, !696}
!685 = !DILocalVariable(name: "kind", arg: 1, scope: !635, file: !213, line: 71, type: !131)
!686 = !DILocalVariable(name: "size", arg: 2, scope: !635, file: !213, line: 71, type: !17)
!687 = !DILocalVariable(name: "other", scope: !688, file: !213, line: 76, type: !131, align: 8)
!688 = distinct !DILexicalBlock(scope: !635, file: !213, line: 76, column: 9)
!689 = !DILocalVariable(name: "args", scope: !690, file: !213, line: 76, type: !693, align: 64)
!690 = !DILexicalBlockFile(scope: !691, file: !213, discriminator: 0)
!691 = distinct !DILexicalBlock(scope: !688, file: !692, line: 114, column: 33)
!692 = !DIFile(filename: "library/alloc/src/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c06fded2c893c2cc0e8ea200156f1086")
!693 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&u8)", file: !2, size: 64, align: 64, elements: !694, templateParams: !18, identifier: "961c0304d31fc8f29d9cee158fbdab37")
!694 = !{!695}
!695 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !693, file: !2, baseType: !161, size: 64, align: 64)
!696 = !DILocalVariable(name: "args", scope: !697, file: !213, line: 76, type: !344, align: 64)
!697 = !DILexicalBlockFile(scope: !698, file: !213, discriminator: 0)
!698 = distinct !DILexicalBlock(scope: !691, file: !692, line: 114, column: 33)
!699 = !DILocalVariable(name: "default", arg: 2, scope: !700, file: !701, line: 1271, type: !715)
!700 = distinct !DISubprogram(name: "map_or_else<&str, alloc::string::String, alloc::fmt::format::{closure_env#0}, fn(&str) -> alloc::string::String>", linkageName: "_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE", scope: !702, file: !701, line: 1271, type: !713, scopeLine: 1271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !725, declaration: !724, retainedNodes: !729)
!701 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!702 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&str>", scope: !430, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !703, templateParams: !18, identifier: "388f0724495c9979543236d6ae2d54c2")
!703 = !{!704}
!704 = !DICompositeType(tag: DW_TAG_variant_part, scope: !702, file: !2, size: 128, align: 64, elements: !705, templateParams: !18, identifier: "e6785e8f6e1e140eb9b4249e8ee16932", discriminator: !712)
!705 = !{!706, !708}
!706 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !704, file: !2, baseType: !707, size: 128, align: 64, extraData: i64 0)
!707 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !702, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !585, identifier: "d07e0299997611c95ecaaab3f1b5fcbf")
!708 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !704, file: !2, baseType: !709, size: 128, align: 64)
!709 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !702, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !710, templateParams: !585, identifier: "752c4aa88f8dc851ac37ea0fe4a1be3a")
!710 = !{!711}
!711 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !709, file: !2, baseType: !227, size: 128, align: 64, flags: DIFlagPublic)
!712 = !DIDerivedType(tag: DW_TAG_member, scope: !702, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!713 = !DISubroutineType(types: !714)
!714 = !{!648, !702, !715, !721}
!715 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !716, file: !2, size: 64, align: 64, elements: !718, templateParams: !18, identifier: "33f96a35d1def74baf9ecdcdddd60f7e")
!716 = !DINamespace(name: "format", scope: !717)
!717 = !DINamespace(name: "fmt", scope: !130)
!718 = !{!719}
!719 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__args", scope: !715, file: !2, baseType: !720, size: 64, align: 64)
!720 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::fmt::Arguments", baseType: !384, size: 64, align: 64, dwarfAddressSpace: 0)
!721 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(&str) -> alloc::string::String", baseType: !722, align: 8, dwarfAddressSpace: 0)
!722 = !DISubroutineType(types: !723)
!723 = !{!648, !227}
!724 = !DISubprogram(name: "map_or_else<&str, alloc::string::String, alloc::fmt::format::{closure_env#0}, fn(&str) -> alloc::string::String>", linkageName: "_ZN4core6option15Option$LT$T$GT$11map_or_else17hdf866b3a77eb5effE", scope: !702, file: !701, line: 1271, type: !713, scopeLine: 1271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !725)
!725 = !{!586, !726, !727, !728}
!726 = !DITemplateTypeParameter(name: "U", type: !648)
!727 = !DITemplateTypeParameter(name: "D", type: !715)
!728 = !DITemplateTypeParameter(name: "F", type: !721)
!729 = !{!730, !699, !731, !732}
!730 = !DILocalVariable(name: "self", arg: 1, scope: !700, file: !701, line: 1271, type: !702)
!731 = !DILocalVariable(name: "f", arg: 3, scope: !700, file: !701, line: 1271, type: !721)
!732 = !DILocalVariable(name: "t", scope: !733, file: !701, line: 1277, type: !227, align: 64)
!733 = distinct !DILexicalBlock(scope: !700, file: !701, line: 1277, column: 13)
!734 = !DILocation(line: 0, scope: !700, inlinedAt: !735)
!735 = distinct !DILocation(line: 659, column: 19, scope: !736, inlinedAt: !742)
!736 = distinct !DISubprogram(name: "format", linkageName: "_RNvNtCslNYArtu3iFV_5alloc3fmt6format", scope: !717, file: !737, line: 649, type: !738, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !740)
!737 = !DIFile(filename: "library/alloc/src/fmt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ff238ed6a2e10a790bec34161252a63b")
!738 = !DISubroutineType(types: !739)
!739 = !{!648, !384}
!740 = !{!741}
!741 = !DILocalVariable(name: "args", arg: 1, scope: !736, file: !737, line: 649, type: !384)
!742 = !DILocation(line: 76, column: 29, scope: !743)
!743 = !DILexicalBlockFile(scope: !688, file: !213, discriminator: 4)
!744 = !DILocation(line: 0, scope: !635)
!745 = !DILocation(line: 76, column: 9, scope: !688)
!746 = !DILocation(line: 72, column: 8, scope: !635)
!747 = !DILocation(line: 76, column: 9, scope: !635)
!748 = !DILocation(line: 0, scope: !690)
!749 = !DILocation(line: 76, column: 29, scope: !690)
!750 = !DILocation(line: 0, scope: !736, inlinedAt: !742)
!751 = !DILocation(line: 1271, column: 57, scope: !700, inlinedAt: !735)
!752 = !DILocalVariable(name: "args", scope: !753, file: !737, line: 649, type: !384, align: 64)
!753 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN5alloc3fmt6format28_$u7b$$u7b$closure$u7d$$u7d$17hc05b8392b22b6006E", scope: !716, file: !737, line: 659, type: !754, scopeLine: 659, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !756)
!754 = !DISubroutineType(types: !755)
!755 = !{!648, !715}
!756 = !{!752}
!757 = !DILocation(line: 0, scope: !753, inlinedAt: !758)
!758 = distinct !DILocation(line: 1278, column: 21, scope: !700, inlinedAt: !735)
!759 = !DILocation(line: 659, column: 34, scope: !753, inlinedAt: !758)
!760 = !DILocation(line: 76, column: 29, scope: !688)
!761 = !DILocation(line: 76, column: 58, scope: !635)
!762 = !DILocation(line: 78, column: 2, scope: !635)
!763 = !DILocalVariable(name: "x", arg: 1, scope: !764, file: !612, line: 284, type: !13)
!764 = distinct !DISubprogram(name: "new<shapes::Circle>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17h0b174b90e8270a69E", scope: !765, file: !612, line: 284, type: !766, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !773, retainedNodes: !769)
!765 = !DINamespace(name: "{impl#0}", scope: !614)
!766 = !DISubroutineType(types: !767)
!767 = !{!768, !13}
!768 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<shapes::Circle, alloc::alloc::Global>", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!769 = !{!763, !770}
!770 = !DILocalVariable(name: "ptr", scope: !771, file: !612, line: 286, type: !772, align: 64)
!771 = distinct !DILexicalBlock(scope: !764, file: !612, line: 286, column: 9)
!772 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut shapes::Circle", baseType: !13, size: 64, align: 64, dwarfAddressSpace: 0)
!773 = !{!774}
!774 = !DITemplateTypeParameter(name: "T", type: !13)
!775 = !DILocation(line: 0, scope: !764, inlinedAt: !776)
!776 = distinct !DILocation(line: 73, column: 17, scope: !635)
!777 = !DILocalVariable(name: "layout", arg: 1, scope: !778, file: !612, line: 247, type: !782)
!778 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !614, file: !612, line: 247, type: !779, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !791)
!779 = !DISubroutineType(types: !780)
!780 = !{!781, !782}
!781 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !131, size: 64, align: 64, dwarfAddressSpace: 0)
!782 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !783, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !785, templateParams: !18, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!783 = !DINamespace(name: "layout", scope: !784)
!784 = !DINamespace(name: "alloc", scope: !61)
!785 = !{!786, !787}
!786 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !782, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!787 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !782, file: !2, baseType: !788, size: 64, align: 64, flags: DIFlagPrivate)
!788 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !59, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !789, templateParams: !18, identifier: "5099570874743123f8e757e4da3ea37b")
!789 = !{!790}
!790 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !788, file: !2, baseType: !58, size: 64, align: 64, flags: DIFlagPrivate)
!791 = !{!777, !792}
!792 = !DILocalVariable(name: "ptr", scope: !793, file: !612, line: 249, type: !794, align: 64)
!793 = distinct !DILexicalBlock(scope: !778, file: !612, line: 249, column: 9)
!794 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[u8]>", scope: !358, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !795, templateParams: !391, identifier: "efe3e6a52bef0fc2baf8e9a8d6a6c8ea")
!795 = !{!796}
!796 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !794, file: !2, baseType: !797, size: 128, align: 64, flags: DIFlagPrivate)
!797 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [u8]", file: !2, size: 128, align: 64, elements: !798, templateParams: !18, identifier: "a10360edaf335c418dbc95bccd0cb05d")
!798 = !{!799, !800}
!799 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !797, file: !2, baseType: !230, size: 64, align: 64)
!800 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !797, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!801 = !DILocation(line: 0, scope: !778, inlinedAt: !802)
!802 = distinct !DILocation(line: 286, column: 19, scope: !764, inlinedAt: !776)
!803 = !DILocalVariable(name: "layout", arg: 2, scope: !804, file: !805, line: 428, type: !782)
!804 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !806, file: !805, line: 428, type: !807, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !827)
!805 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!806 = !DINamespace(name: "{impl#1}", scope: !622)
!807 = !DISubroutineType(types: !808)
!808 = !{!809, !826, !782}
!809 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError>", scope: !144, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !810, templateParams: !18, identifier: "519a674418a5b51cf8bee27a967aa54e")
!810 = !{!811}
!811 = !DICompositeType(tag: DW_TAG_variant_part, scope: !809, file: !2, size: 128, align: 64, elements: !812, templateParams: !18, identifier: "3b104dde0538164c272d7f6e9ec8806f", discriminator: !825)
!812 = !{!813, !821}
!813 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !811, file: !2, baseType: !814, size: 128, align: 64)
!814 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !809, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !815, templateParams: !817, identifier: "30b736d771929d0b7715388dfe942406")
!815 = !{!816}
!816 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !814, file: !2, baseType: !794, size: 128, align: 64, flags: DIFlagPublic)
!817 = !{!818, !819}
!818 = !DITemplateTypeParameter(name: "T", type: !794)
!819 = !DITemplateTypeParameter(name: "E", type: !820)
!820 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !784, file: !2, align: 8, flags: DIFlagPublic, elements: !18, identifier: "111d797cdc779cf5e7833a8ef17b26ec")
!821 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !811, file: !2, baseType: !822, size: 128, align: 64, extraData: i64 0)
!822 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !809, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !823, templateParams: !817, identifier: "1f90ad7cc2064f8f568100f50e75d1fb")
!823 = !{!824}
!824 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !822, file: !2, baseType: !820, align: 8, flags: DIFlagPublic)
!825 = !DIDerivedType(tag: DW_TAG_member, scope: !809, file: !2, baseType: !62, size: 64, align: 64, flags: DIFlagArtificial)
!826 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::alloc::Global", baseType: !621, size: 64, align: 64, dwarfAddressSpace: 0)
!827 = !{!828, !803}
!828 = !DILocalVariable(name: "self", scope: !804, file: !805, line: 428, type: !826, align: 64)
!829 = !DILocation(line: 0, scope: !804, inlinedAt: !830)
!830 = distinct !DILocation(line: 248, column: 18, scope: !778, inlinedAt: !802)
!831 = !DILocalVariable(name: "layout", arg: 2, scope: !832, file: !805, line: 311, type: !782)
!832 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !621, file: !805, line: 311, type: !833, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, declaration: !835, retainedNodes: !836)
!833 = !DISubroutineType(types: !834)
!834 = !{!809, !826, !782, !192}
!835 = !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !621, file: !805, line: 311, type: !833, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!836 = !{!837, !831, !838}
!837 = !DILocalVariable(name: "self", scope: !832, file: !805, line: 311, type: !826, align: 64)
!838 = !DILocalVariable(name: "zeroed", scope: !832, file: !805, line: 311, type: !192, align: 8)
!839 = !DILocation(line: 0, scope: !832, inlinedAt: !840)
!840 = distinct !DILocation(line: 429, column: 14, scope: !804, inlinedAt: !830)
!841 = !DILocalVariable(name: "layout", arg: 1, scope: !842, file: !805, line: 185, type: !782)
!842 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !621, file: !805, line: 185, type: !843, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, declaration: !845, retainedNodes: !846)
!843 = !DISubroutineType(types: !844)
!844 = !{!809, !782, !192}
!845 = !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !621, file: !805, line: 185, type: !843, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !18)
!846 = !{!841, !847, !848, !850, !852, !854, !873}
!847 = !DILocalVariable(name: "zeroed", arg: 2, scope: !842, file: !805, line: 185, type: !192)
!848 = !DILocalVariable(name: "size", scope: !849, file: !805, line: 189, type: !9, align: 64)
!849 = distinct !DILexicalBlock(scope: !842, file: !805, line: 189, column: 13)
!850 = !DILocalVariable(name: "raw_ptr", scope: !851, file: !805, line: 190, type: !781, align: 64)
!851 = distinct !DILexicalBlock(scope: !849, file: !805, line: 190, column: 17)
!852 = !DILocalVariable(name: "ptr", scope: !853, file: !805, line: 191, type: !387, align: 64)
!853 = distinct !DILexicalBlock(scope: !851, file: !805, line: 191, column: 17)
!854 = !DILocalVariable(name: "residual", scope: !855, file: !805, line: 191, type: !856, align: 8)
!855 = distinct !DILexicalBlock(scope: !851, file: !805, line: 191, column: 66)
!856 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, core::alloc::AllocError>", scope: !144, file: !2, align: 8, flags: DIFlagPublic, elements: !857, templateParams: !18, identifier: "e93516a9a4d4ff61ba16dc75632d6fe")
!857 = !{!858}
!858 = !DICompositeType(tag: DW_TAG_variant_part, scope: !856, file: !2, align: 8, elements: !859, templateParams: !18, identifier: "f5e162db303eef1e33f578c71ec0a693")
!859 = !{!860, !869}
!860 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !858, file: !2, baseType: !861, align: 8)
!861 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !856, file: !2, align: 8, flags: DIFlagPublic, elements: !862, templateParams: !867, identifier: "f1d8e5af3a1dffc68ba77da64f0701a9")
!862 = !{!863}
!863 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !861, file: !2, baseType: !864, align: 8, flags: DIFlagPublic)
!864 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !307, file: !2, align: 8, flags: DIFlagPublic, elements: !865, templateParams: !18, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!865 = !{!866}
!866 = !DICompositeType(tag: DW_TAG_variant_part, scope: !864, file: !2, align: 8, elements: !18, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!867 = !{!868, !819}
!868 = !DITemplateTypeParameter(name: "T", type: !864)
!869 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !858, file: !2, baseType: !870, align: 8)
!870 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !856, file: !2, align: 8, flags: DIFlagPublic, elements: !871, templateParams: !867, identifier: "e8d1b6dff9322dfb94e83992955f462f")
!871 = !{!872}
!872 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !870, file: !2, baseType: !820, align: 8, flags: DIFlagPublic)
!873 = !DILocalVariable(name: "val", scope: !874, file: !805, line: 191, type: !387, align: 64)
!874 = distinct !DILexicalBlock(scope: !851, file: !805, line: 191, column: 66)
!875 = !DILocation(line: 0, scope: !842, inlinedAt: !876)
!876 = distinct !DILocation(line: 312, column: 9, scope: !832, inlinedAt: !840)
!877 = !DILocalVariable(name: "layout", arg: 1, scope: !878, file: !805, line: 89, type: !782)
!878 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !622, file: !805, line: 89, type: !779, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !18, retainedNodes: !879)
!879 = !{!877}
!880 = !DILocation(line: 0, scope: !878, inlinedAt: !881)
!881 = distinct !DILocation(line: 190, column: 73, scope: !849, inlinedAt: !876)
!882 = !DILocation(line: 0, scope: !849, inlinedAt: !876)
!883 = !DILocation(line: 93, column: 9, scope: !878, inlinedAt: !881)
!884 = !DILocation(line: 95, column: 9, scope: !878, inlinedAt: !881)
!885 = !DILocation(line: 248, column: 11, scope: !778, inlinedAt: !802)
!886 = !DILocation(line: 248, column: 5, scope: !778, inlinedAt: !802)
!887 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!888 = !DILocation(line: 250, column: 19, scope: !778, inlinedAt: !802)
!889 = !DILocation(line: 0, scope: !771, inlinedAt: !776)
!890 = !DILocation(line: 289, column: 56, scope: !771, inlinedAt: !776)
!891 = !DILocation(line: 73, column: 49, scope: !635)
!892 = !DILocalVariable(name: "x", arg: 1, scope: !893, file: !612, line: 284, type: !28)
!893 = distinct !DISubprogram(name: "new<shapes::Polygon>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E", scope: !765, file: !612, line: 284, type: !894, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, templateParams: !901, retainedNodes: !897)
!894 = !DISubroutineType(types: !895)
!895 = !{!896, !28}
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<shapes::Polygon, alloc::alloc::Global>", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!897 = !{!892, !898}
!898 = !DILocalVariable(name: "ptr", scope: !899, file: !612, line: 286, type: !900, align: 64)
!899 = distinct !DILexicalBlock(scope: !893, file: !612, line: 286, column: 9)
!900 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut shapes::Polygon", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!901 = !{!902}
!902 = !DITemplateTypeParameter(name: "T", type: !28)
!903 = !DILocation(line: 0, scope: !893, inlinedAt: !904)
!904 = distinct !DILocation(line: 74, column: 17, scope: !635)
!905 = !DILocation(line: 0, scope: !778, inlinedAt: !906)
!906 = distinct !DILocation(line: 286, column: 19, scope: !893, inlinedAt: !904)
!907 = !DILocation(line: 0, scope: !804, inlinedAt: !908)
!908 = distinct !DILocation(line: 248, column: 18, scope: !778, inlinedAt: !906)
!909 = !DILocation(line: 0, scope: !832, inlinedAt: !910)
!910 = distinct !DILocation(line: 429, column: 14, scope: !804, inlinedAt: !908)
!911 = !DILocation(line: 0, scope: !842, inlinedAt: !912)
!912 = distinct !DILocation(line: 312, column: 9, scope: !832, inlinedAt: !910)
!913 = !DILocation(line: 0, scope: !878, inlinedAt: !914)
!914 = distinct !DILocation(line: 190, column: 73, scope: !849, inlinedAt: !912)
!915 = !DILocation(line: 0, scope: !849, inlinedAt: !912)
!916 = !DILocation(line: 93, column: 9, scope: !878, inlinedAt: !914)
!917 = !{!918}
!918 = distinct !{!918, !919, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E: %x"}
!919 = distinct !{!919, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E"}
!920 = !DILocation(line: 95, column: 9, scope: !878, inlinedAt: !914)
!921 = !DILocation(line: 248, column: 11, scope: !778, inlinedAt: !906)
!922 = !DILocation(line: 248, column: 5, scope: !778, inlinedAt: !906)
!923 = !DILocation(line: 250, column: 19, scope: !778, inlinedAt: !906)
!924 = !DILocation(line: 74, column: 68, scope: !635)
!925 = !DILocation(line: 0, scope: !899, inlinedAt: !904)
!926 = !DILocation(line: 289, column: 56, scope: !899, inlinedAt: !904)
!927 = !DILocation(line: 74, column: 80, scope: !635)
!928 = !DILocation(line: 0, scope: !893, inlinedAt: !929)
!929 = distinct !DILocation(line: 75, column: 17, scope: !635)
!930 = !DILocation(line: 0, scope: !778, inlinedAt: !931)
!931 = distinct !DILocation(line: 286, column: 19, scope: !893, inlinedAt: !929)
!932 = !DILocation(line: 0, scope: !804, inlinedAt: !933)
!933 = distinct !DILocation(line: 248, column: 18, scope: !778, inlinedAt: !931)
!934 = !DILocation(line: 0, scope: !832, inlinedAt: !935)
!935 = distinct !DILocation(line: 429, column: 14, scope: !804, inlinedAt: !933)
!936 = !DILocation(line: 0, scope: !842, inlinedAt: !937)
!937 = distinct !DILocation(line: 312, column: 9, scope: !832, inlinedAt: !935)
!938 = !DILocation(line: 0, scope: !878, inlinedAt: !939)
!939 = distinct !DILocation(line: 190, column: 73, scope: !849, inlinedAt: !937)
!940 = !DILocation(line: 0, scope: !849, inlinedAt: !937)
!941 = !DILocation(line: 93, column: 9, scope: !878, inlinedAt: !939)
!942 = !{!943}
!943 = distinct !{!943, !944, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E: %x"}
!944 = distinct !{!944, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hc540efbaa79bec21E"}
!945 = !DILocation(line: 95, column: 9, scope: !878, inlinedAt: !939)
!946 = !DILocation(line: 248, column: 11, scope: !778, inlinedAt: !931)
!947 = !DILocation(line: 248, column: 5, scope: !778, inlinedAt: !931)
!948 = !DILocation(line: 250, column: 19, scope: !778, inlinedAt: !931)
!949 = !DILocation(line: 0, scope: !899, inlinedAt: !929)
!950 = !DILocation(line: 289, column: 56, scope: !899, inlinedAt: !929)
!951 = !DILocation(line: 75, column: 61, scope: !635)
!952 = !DILocation(line: 72, column: 5, scope: !635)
