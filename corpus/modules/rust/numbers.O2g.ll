; ModuleID = 'numbers.78dd52de26c177c4-cgu.0'
source_filename = "numbers.78dd52de26c177c4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_f8843832565a24b6b53c2827e27edffa = private unnamed_addr constant [16 x i8] c"rust/numbers.rs\00", align 1
@alloc_d934d049a4dbb5d1b5dd7871d51fc1d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\000\00\00\00\12\00\00\00" }>, align 8
@alloc_6d83937c66f3407582785f1d6e44258d = private unnamed_addr constant [11 x i8] c"\08unlucky \C0\00", align 1
@alloc_18ac9bd88121bc6efedf8fb5bb91ec0d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00D\00\00\00\12\00\00\00" }>, align 8
@alloc_1dfd89ab697cb9bfdf1b3d254f060c64 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00F\00\00\00\09\00\00\00" }>, align 8
@alloc_e8a947e18218a39c33ff19b98e313ce4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\17\00\00\00\1F\00\00\00" }>, align 8

; <&mut T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !7 {
start:
    #dbg_value(ptr %self, !62, !DIExpression(), !66)
    #dbg_value(ptr %f, !63, !DIExpression(), !66)
  %_4 = load ptr, ptr %self, align 8, !dbg !67, !nonnull !29, !align !68, !noundef !29
; call <u32 as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_4, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !69
  ret i1 %_0, !dbg !70
}

; Function Attrs: nonlazybind uwtable
define noundef i64 @average(ptr noalias noundef nonnull readonly align 4 captures(none) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1, i64 noundef %index) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !71 {
start:
    #dbg_value(ptr %values.0, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !90)
    #dbg_value(i64 %values.1, !84, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !90)
    #dbg_value(i64 %index, !85, !DIExpression(), !90)
    #dbg_value(i64 0, !91, !DIExpression(), !149)
    #dbg_declare(ptr poison, !145, !DIExpression(), !170)
    #dbg_value(i64 0, !171, !DIExpression(), !188)
    #dbg_declare(ptr poison, !184, !DIExpression(), !190)
    #dbg_value(ptr %values.0, !165, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !191)
    #dbg_value(ptr %values.0, !156, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !192)
    #dbg_value(ptr %values.0, !144, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !149)
    #dbg_value(ptr %values.0, !183, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !188)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !165, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !191)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !156, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !192)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !144, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !149)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !183, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !188)
    #dbg_value(ptr %values.0, !193, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !223)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !193, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !223)
    #dbg_value(i64 0, !205, !DIExpression(), !223)
    #dbg_declare(ptr poison, !206, !DIExpression(), !225)
    #dbg_value(i64 1, !226, !DIExpression(), !261)
    #dbg_value(!DIArgList(ptr %values.0, i64 %values.1), !209, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_shl, DW_OP_plus, DW_OP_stack_value), !263)
    #dbg_value(ptr poison, !264, !DIExpression(), !274)
    #dbg_value(ptr poison, !273, !DIExpression(), !276)
  %0 = icmp eq i64 %values.1, 0, !dbg !277
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i.preheader, !dbg !278

bb8.i.preheader:                                  ; preds = %start
  %min.iters.check = icmp samesign ult i64 %values.1, 4, !dbg !279
  br i1 %min.iters.check, label %bb8.i.preheader11, label %vector.ph, !dbg !279

vector.ph:                                        ; preds = %bb8.i.preheader
  %n.vec = and i64 %values.1, 2305843009213693948
  br label %vector.body, !dbg !279

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index8 = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ], !dbg !280
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %vec.phi9 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %12, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %values.0, i64 %index8, !dbg !281
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !290
  %wide.load = load <2 x i32>, ptr %1, align 4, !dbg !290, !alias.scope !314
  %wide.load10 = load <2 x i32>, ptr %2, align 4, !dbg !290, !alias.scope !314
  %3 = and <2 x i32> %wide.load, splat (i32 1), !dbg !319
  %4 = and <2 x i32> %wide.load10, splat (i32 1), !dbg !319
  %5 = icmp eq <2 x i32> %3, zeroinitializer, !dbg !319
  %6 = icmp eq <2 x i32> %4, zeroinitializer, !dbg !319
  %7 = select <2 x i1> %5, <2 x i32> %wide.load, <2 x i32> zeroinitializer, !dbg !343
  %8 = select <2 x i1> %6, <2 x i32> %wide.load10, <2 x i32> zeroinitializer, !dbg !343
  %9 = sext <2 x i32> %7 to <2 x i64>, !dbg !343
  %10 = sext <2 x i32> %8 to <2 x i64>, !dbg !343
  %11 = add <2 x i64> %vec.phi, %9, !dbg !343
  %12 = add <2 x i64> %vec.phi9, %10, !dbg !343
  %index.next = add nuw i64 %index8, 4, !dbg !280
  %13 = icmp eq i64 %index.next, %n.vec, !dbg !279
  br i1 %13, label %middle.block, label %vector.body, !dbg !279, !llvm.loop !344

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <2 x i64> %12, %11, !dbg !279
  %14 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx), !dbg !279
  %cmp.n = icmp eq i64 %values.1, %n.vec, !dbg !279
  br i1 %cmp.n, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i.preheader11, !dbg !279

bb8.i.preheader11:                                ; preds = %bb8.i.preheader, %middle.block
  %i.sroa.0.0.i.ph = phi i64 [ 0, %bb8.i.preheader ], [ %n.vec, %middle.block ]
  %acc.sroa.0.0.i.ph = phi i64 [ 0, %bb8.i.preheader ], [ %14, %middle.block ]
  br label %bb8.i, !dbg !279

bb8.i:                                            ; preds = %bb8.i.preheader11, %bb8.i
  %i.sroa.0.0.i = phi i64 [ %_27.i, %bb8.i ], [ %i.sroa.0.0.i.ph, %bb8.i.preheader11 ], !dbg !280
  %acc.sroa.0.0.i = phi i64 [ %spec.select.i.i.i, %bb8.i ], [ %acc.sroa.0.0.i.ph, %bb8.i.preheader11 ], !dbg !223
    #dbg_value(i64 %acc.sroa.0.0.i, !211, !DIExpression(), !280)
    #dbg_value(i64 %i.sroa.0.0.i, !260, !DIExpression(), !261)
    #dbg_value(i64 %i.sroa.0.0.i, !213, !DIExpression(), !347)
    #dbg_value(ptr %values.0, !287, !DIExpression(), !348)
    #dbg_value(i64 %i.sroa.0.0.i, !288, !DIExpression(), !348)
  %_45.i = getelementptr inbounds nuw i32, ptr %values.0, i64 %i.sroa.0.0.i, !dbg !281
    #dbg_value(i64 %acc.sroa.0.0.i, !306, !DIExpression(), !349)
    #dbg_value(ptr %_45.i, !307, !DIExpression(), !349)
    #dbg_value(ptr poison, !298, !DIExpression(), !350)
    #dbg_value(ptr %_45.i, !299, !DIExpression(), !350)
  %v.i.i.i = load i32, ptr %_45.i, align 4, !dbg !290, !alias.scope !314, !noundef !29
    #dbg_value(i32 %v.i.i.i, !335, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !351)
    #dbg_value(i64 %acc.sroa.0.0.i, !334, !DIExpression(), !351)
    #dbg_value(ptr poison, !327, !DIExpression(), !352)
    #dbg_value(ptr undef, !326, !DIExpression(), !352)
  %15 = and i32 %v.i.i.i, 1, !dbg !319
  %_0.i.i.i.i = icmp eq i32 %15, 0, !dbg !319
  %narrow.i.i = select i1 %_0.i.i.i.i, i32 %v.i.i.i, i32 0, !dbg !343
  %_4.0.i.i.i.i = sext i32 %narrow.i.i to i64, !dbg !343
  %spec.select.i.i.i = add i64 %acc.sroa.0.0.i, %_4.0.i.i.i.i, !dbg !343
    #dbg_value(i64 %spec.select.i.i.i, !211, !DIExpression(), !280)
  %_27.i = add nuw nsw i64 %i.sroa.0.0.i, 1, !dbg !353
    #dbg_value(i64 %_27.i, !213, !DIExpression(), !347)
    #dbg_value(i64 %_27.i, !260, !DIExpression(), !261)
  %_28.i = icmp eq i64 %_27.i, %values.1, !dbg !279
  br i1 %_28.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit", label %bb8.i, !dbg !279, !llvm.loop !354

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit": ; preds = %bb8.i, %middle.block, %start
  %_0.sroa.0.0.i = phi i64 [ 0, %start ], [ %14, %middle.block ], [ %spec.select.i.i.i, %bb8.i ], !dbg !223
    #dbg_value(i64 %_0.sroa.0.0.i, !86, !DIExpression(), !355)
    #dbg_value(i64 %_0.sroa.0.0.i, !356, !DIExpression(), !378)
  %_6 = icmp ult i64 %index, %values.1, !dbg !380
  br i1 %_6, label %bb1, label %panic, !dbg !380

bb1:                                              ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit"
  %16 = getelementptr inbounds nuw i32, ptr %values.0, i64 %index, !dbg !380
  %chosen = load i32, ptr %16, align 4, !dbg !380, !noundef !29
    #dbg_value(i32 %chosen, !88, !DIExpression(), !381)
    #dbg_value(i32 %chosen, !382, !DIExpression(), !391)
    #dbg_value(i64 %values.1, !377, !DIExpression(), !378)
  %_21 = sdiv i64 %_0.sroa.0.0.i, %values.1, !dbg !393
  %_10 = sext i32 %chosen to i64, !dbg !394
  %_0 = add i64 %_21, %_10, !dbg !395
  ret i64 %_0, !dbg !396

panic:                                            ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E.exit"
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %index, i64 noundef %values.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d934d049a4dbb5d1b5dd7871d51fc1d7) #13, !dbg !380
  unreachable, !dbg !380
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable
define noundef range(i32 0, -983040) i32 @checksum(ptr noalias noundef nonnull readonly align 1 captures(address) %data.0, i64 noundef range(i64 0, -9223372036854775808) %data.1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !397 {
start:
    #dbg_value(ptr poison, !434, !DIExpression(), !457)
    #dbg_value(ptr %data.0, !405, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !460)
    #dbg_value(i64 %data.1, !405, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !460)
    #dbg_value(i64 1, !461, !DIExpression(), !468)
    #dbg_value(i32 1, !406, !DIExpression(), !470)
    #dbg_value(i32 0, !408, !DIExpression(), !470)
    #dbg_value(ptr %data.0, !409, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !471)
    #dbg_value(i64 %data.1, !409, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !471)
    #dbg_value(i64 5552, !409, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !471)
    #dbg_value(ptr undef, !472, !DIExpression(), !498)
  %0 = icmp eq i64 %data.1, 0, !dbg !500
  br i1 %0, label %bb5, label %bb8.preheader, !dbg !500

bb8.preheader:                                    ; preds = %start, %bb7
  %a.sroa.0.024 = phi i32 [ %22, %bb7 ], [ 1, %start ]
  %b.sroa.0.023 = phi i32 [ %23, %bb7 ], [ 0, %start ]
  %iter.sroa.0.022 = phi ptr [ %data.i.i.i, %bb7 ], [ %data.0, %start ]
  %iter.sroa.5.021 = phi i64 [ %len.i.i.i, %bb7 ], [ %data.1, %start ]
    #dbg_value(i32 %a.sroa.0.024, !406, !DIExpression(), !470)
    #dbg_value(i32 %b.sroa.0.023, !408, !DIExpression(), !470)
    #dbg_value(ptr %iter.sroa.0.022, !409, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !471)
    #dbg_value(i64 %iter.sroa.5.021, !409, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !471)
    #dbg_value(i64 %iter.sroa.5.021, !501, !DIExpression(), !511)
    #dbg_value(i64 5552, !508, !DIExpression(), !511)
    #dbg_value(i64 %iter.sroa.5.021, !513, !DIExpression(), !520)
    #dbg_value(i64 5552, !517, !DIExpression(), !520)
  %_0.sroa.0.0.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.021, i64 range(i64 1, 0) 5552), !dbg !522
    #dbg_value(i64 %_0.sroa.0.0.i.i, !493, !DIExpression(), !523)
    #dbg_value(ptr %iter.sroa.0.022, !524, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !538)
    #dbg_value(ptr %iter.sroa.0.022, !540, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !559)
    #dbg_value(i64 %iter.sroa.5.021, !524, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !538)
    #dbg_value(i64 %iter.sroa.5.021, !540, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !559)
    #dbg_value(i64 %_0.sroa.0.0.i.i, !535, !DIExpression(), !538)
    #dbg_value(i64 %_0.sroa.0.0.i.i, !558, !DIExpression(), !559)
    #dbg_value(ptr %iter.sroa.0.022, !561, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !569)
    #dbg_value(i64 %iter.sroa.5.021, !561, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !569)
    #dbg_value(i64 %_0.sroa.0.0.i.i, !564, !DIExpression(), !569)
    #dbg_value(i64 %_0.sroa.0.0.i.i, !571, !DIExpression(), !580)
    #dbg_value(i64 %iter.sroa.5.021, !565, !DIExpression(), !582)
    #dbg_value(ptr %iter.sroa.0.022, !567, !DIExpression(), !583)
    #dbg_value(ptr %iter.sroa.0.022, !579, !DIExpression(), !580)
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.022, i64 %_0.sroa.0.0.i.i, !dbg !584
  %len.i.i.i = sub nuw nsw i64 %iter.sroa.5.021, %_0.sroa.0.0.i.i, !dbg !585
    #dbg_value(ptr %data.i.i.i, !409, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !471)
    #dbg_value(i64 %len.i.i.i, !409, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !471)
    #dbg_value(ptr %iter.sroa.0.022, !415, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !586)
    #dbg_value(i64 %_0.sroa.0.0.i.i, !415, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !586)
    #dbg_value(ptr %iter.sroa.0.022, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
    #dbg_value(ptr %data.i.i.i, !417, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !587)
    #dbg_value(ptr undef, !434, !DIExpression(), !457)
    #dbg_value(ptr %iter.sroa.0.022, !451, !DIExpression(), !588)
    #dbg_value(ptr %iter.sroa.0.022, !467, !DIExpression(), !468)
    #dbg_value(ptr %data.i.i.i, !453, !DIExpression(), !589)
    #dbg_value(ptr poison, !590, !DIExpression(), !597)
    #dbg_value(ptr poison, !596, !DIExpression(), !599)
  %xtraiter = and i64 %_0.sroa.0.0.i.i, 7, !dbg !598
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !598
  br i1 %lcmp.mod.not, label %bb8.prol.loopexit, label %bb8.prol, !dbg !598

bb8.prol:                                         ; preds = %bb8.preheader, %bb8.prol
  %a.sroa.0.119.prol = phi i32 [ %1, %bb8.prol ], [ %a.sroa.0.024, %bb8.preheader ]
  %b.sroa.0.118.prol = phi i32 [ %2, %bb8.prol ], [ %b.sroa.0.023, %bb8.preheader ]
  %iter1.sroa.0.017.prol = phi ptr [ %_41.prol, %bb8.prol ], [ %iter.sroa.0.022, %bb8.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb8.prol ], [ 0, %bb8.preheader ]
    #dbg_value(i32 %a.sroa.0.119.prol, !406, !DIExpression(), !470)
    #dbg_value(i32 %b.sroa.0.118.prol, !408, !DIExpression(), !470)
    #dbg_value(ptr %iter1.sroa.0.017.prol, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %_41.prol = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017.prol, i64 1, !dbg !600
    #dbg_value(ptr %_41.prol, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.prol = load i8, ptr %iter1.sroa.0.017.prol, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.prol, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.prol, !603, !DIExpression(), !609)
  %_14.prol = zext i8 %byte.prol to i32, !dbg !611
  %1 = add i32 %a.sroa.0.119.prol, %_14.prol, !dbg !612
    #dbg_value(i32 %1, !406, !DIExpression(), !470)
  %2 = add i32 %1, %b.sroa.0.118.prol, !dbg !613
    #dbg_value(i32 %2, !408, !DIExpression(), !470)
    #dbg_value(ptr undef, !434, !DIExpression(), !457)
    #dbg_value(ptr %_41.prol, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.prol, !467, !DIExpression(), !468)
    #dbg_value(ptr %data.i.i.i, !453, !DIExpression(), !589)
    #dbg_value(ptr poison, !590, !DIExpression(), !597)
    #dbg_value(ptr poison, !596, !DIExpression(), !599)
  %prol.iter.next = add i64 %prol.iter, 1, !dbg !598
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter, !dbg !598
  br i1 %prol.iter.cmp.not, label %bb8.prol.loopexit, label %bb8.prol, !dbg !598, !llvm.loop !614

bb8.prol.loopexit:                                ; preds = %bb8.prol, %bb8.preheader
  %.lcssa36.unr = phi i32 [ poison, %bb8.preheader ], [ %1, %bb8.prol ]
  %.lcssa.unr = phi i32 [ poison, %bb8.preheader ], [ %2, %bb8.prol ]
  %a.sroa.0.119.unr = phi i32 [ %a.sroa.0.024, %bb8.preheader ], [ %1, %bb8.prol ]
  %b.sroa.0.118.unr = phi i32 [ %b.sroa.0.023, %bb8.preheader ], [ %2, %bb8.prol ]
  %iter1.sroa.0.017.unr = phi ptr [ %iter.sroa.0.022, %bb8.preheader ], [ %_41.prol, %bb8.prol ]
  %3 = icmp ult i64 %iter.sroa.5.021, 8, !dbg !598
  br i1 %3, label %bb7, label %bb8, !dbg !598

bb5.loopexit:                                     ; preds = %bb7
  %4 = shl nuw i32 %23, 16, !dbg !616
  %5 = or disjoint i32 %4, %22, !dbg !616
  br label %bb5, !dbg !616

bb5:                                              ; preds = %bb5.loopexit, %start
  %_0 = phi i32 [ 1, %start ], [ %5, %bb5.loopexit ], !dbg !616
    #dbg_value(ptr poison, !409, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !471)
    #dbg_value(i64 poison, !409, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !471)
  ret i32 %_0, !dbg !617

bb8:                                              ; preds = %bb8.prol.loopexit, %bb8
  %a.sroa.0.119 = phi i32 [ %20, %bb8 ], [ %a.sroa.0.119.unr, %bb8.prol.loopexit ]
  %b.sroa.0.118 = phi i32 [ %21, %bb8 ], [ %b.sroa.0.118.unr, %bb8.prol.loopexit ]
  %iter1.sroa.0.017 = phi ptr [ %_41.7, %bb8 ], [ %iter1.sroa.0.017.unr, %bb8.prol.loopexit ]
    #dbg_value(i32 %a.sroa.0.119, !406, !DIExpression(), !470)
    #dbg_value(i32 %b.sroa.0.118, !408, !DIExpression(), !470)
    #dbg_value(ptr %iter1.sroa.0.017, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %_41 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 1, !dbg !600
    #dbg_value(ptr %_41, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte = load i8, ptr %iter1.sroa.0.017, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte, !603, !DIExpression(), !609)
  %_14 = zext i8 %byte to i32, !dbg !611
  %6 = add i32 %a.sroa.0.119, %_14, !dbg !612
    #dbg_value(i32 %6, !406, !DIExpression(), !470)
  %7 = add i32 %6, %b.sroa.0.118, !dbg !613
    #dbg_value(ptr undef, !434, !DIExpression(), !457)
    #dbg_value(ptr %_41, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41, !467, !DIExpression(), !468)
    #dbg_value(ptr %data.i.i.i, !453, !DIExpression(), !589)
    #dbg_value(ptr poison, !590, !DIExpression(), !597)
    #dbg_value(ptr poison, !596, !DIExpression(), !599)
    #dbg_value(i32 %7, !408, !DIExpression(), !470)
  %_41.1 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 2, !dbg !600
    #dbg_value(ptr %_41.1, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.1 = load i8, ptr %_41, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.1, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.1, !603, !DIExpression(), !609)
  %_14.1 = zext i8 %byte.1 to i32, !dbg !611
  %8 = add i32 %6, %_14.1, !dbg !612
    #dbg_value(i32 %8, !406, !DIExpression(), !470)
  %9 = add i32 %8, %7, !dbg !613
    #dbg_value(ptr %_41.1, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.1, !467, !DIExpression(), !468)
    #dbg_value(i32 %9, !408, !DIExpression(), !470)
  %_41.2 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 3, !dbg !600
    #dbg_value(ptr %_41.2, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.2 = load i8, ptr %_41.1, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.2, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.2, !603, !DIExpression(), !609)
  %_14.2 = zext i8 %byte.2 to i32, !dbg !611
  %10 = add i32 %8, %_14.2, !dbg !612
    #dbg_value(i32 %10, !406, !DIExpression(), !470)
  %11 = add i32 %10, %9, !dbg !613
    #dbg_value(ptr %_41.2, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.2, !467, !DIExpression(), !468)
    #dbg_value(i32 %11, !408, !DIExpression(), !470)
  %_41.3 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 4, !dbg !600
    #dbg_value(ptr %_41.3, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.3 = load i8, ptr %_41.2, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.3, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.3, !603, !DIExpression(), !609)
  %_14.3 = zext i8 %byte.3 to i32, !dbg !611
  %12 = add i32 %10, %_14.3, !dbg !612
    #dbg_value(i32 %12, !406, !DIExpression(), !470)
  %13 = add i32 %12, %11, !dbg !613
    #dbg_value(ptr %_41.3, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.3, !467, !DIExpression(), !468)
    #dbg_value(i32 %13, !408, !DIExpression(), !470)
  %_41.4 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 5, !dbg !600
    #dbg_value(ptr %_41.4, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.4 = load i8, ptr %_41.3, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.4, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.4, !603, !DIExpression(), !609)
  %_14.4 = zext i8 %byte.4 to i32, !dbg !611
  %14 = add i32 %12, %_14.4, !dbg !612
    #dbg_value(i32 %14, !406, !DIExpression(), !470)
  %15 = add i32 %14, %13, !dbg !613
    #dbg_value(ptr %_41.4, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.4, !467, !DIExpression(), !468)
    #dbg_value(i32 %15, !408, !DIExpression(), !470)
  %_41.5 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 6, !dbg !600
    #dbg_value(ptr %_41.5, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.5 = load i8, ptr %_41.4, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.5, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.5, !603, !DIExpression(), !609)
  %_14.5 = zext i8 %byte.5 to i32, !dbg !611
  %16 = add i32 %14, %_14.5, !dbg !612
    #dbg_value(i32 %16, !406, !DIExpression(), !470)
  %17 = add i32 %16, %15, !dbg !613
    #dbg_value(ptr %_41.5, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.5, !467, !DIExpression(), !468)
    #dbg_value(i32 %17, !408, !DIExpression(), !470)
  %_41.6 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 7, !dbg !600
    #dbg_value(ptr %_41.6, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.6 = load i8, ptr %_41.5, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.6, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.6, !603, !DIExpression(), !609)
  %_14.6 = zext i8 %byte.6 to i32, !dbg !611
  %18 = add i32 %16, %_14.6, !dbg !612
    #dbg_value(i32 %18, !406, !DIExpression(), !470)
  %19 = add i32 %18, %17, !dbg !613
    #dbg_value(ptr %_41.6, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.6, !467, !DIExpression(), !468)
    #dbg_value(i32 %19, !408, !DIExpression(), !470)
  %_41.7 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.017, i64 8, !dbg !600
    #dbg_value(ptr %_41.7, !417, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
  %byte.7 = load i8, ptr %_41.6, align 1, !dbg !601, !noundef !29
    #dbg_value(i8 %byte.7, !432, !DIExpression(), !602)
    #dbg_value(i8 %byte.7, !603, !DIExpression(), !609)
  %_14.7 = zext i8 %byte.7 to i32, !dbg !611
  %20 = add i32 %18, %_14.7, !dbg !612
    #dbg_value(i32 %20, !406, !DIExpression(), !470)
  %21 = add i32 %20, %19, !dbg !613
    #dbg_value(i32 %21, !408, !DIExpression(), !470)
    #dbg_value(ptr %_41.7, !451, !DIExpression(), !588)
    #dbg_value(ptr %_41.7, !467, !DIExpression(), !468)
  %_32.7 = icmp eq ptr %_41.7, %data.i.i.i, !dbg !618
  br i1 %_32.7, label %bb7, label %bb8, !dbg !598

bb7:                                              ; preds = %bb8, %bb8.prol.loopexit
  %.lcssa36 = phi i32 [ %.lcssa36.unr, %bb8.prol.loopexit ], [ %20, %bb8 ], !dbg !612
  %.lcssa = phi i32 [ %.lcssa.unr, %bb8.prol.loopexit ], [ %21, %bb8 ], !dbg !613
  %22 = urem i32 %.lcssa36, 65521, !dbg !619
    #dbg_value(i32 %22, !406, !DIExpression(), !470)
  %23 = urem i32 %.lcssa, 65521, !dbg !620
    #dbg_value(ptr %data.i.i.i, !409, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !471)
    #dbg_value(i64 %len.i.i.i, !409, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !471)
    #dbg_value(i32 %23, !408, !DIExpression(), !470)
    #dbg_value(ptr undef, !472, !DIExpression(), !498)
  %24 = icmp eq i64 %len.i.i.i, 0, !dbg !500
  br i1 %24, label %bb5.loopexit, label %bb8.preheader, !dbg !500
}

; Function Attrs: nonlazybind uwtable
define noundef range(i32 -100, 101) i32 @guarded(ptr noalias noundef align 4 dereferenceable(4) %count, i32 noundef %divisor) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !621 {
start:
  %args = alloca [16 x i8], align 8
  %guard = alloca [8 x i8], align 8
    #dbg_value(ptr %count, !625, !DIExpression(), !678)
    #dbg_value(i32 %divisor, !626, !DIExpression(), !678)
    #dbg_declare(ptr %guard, !627, !DIExpression(), !679)
  call void @llvm.lifetime.start.p0(ptr nonnull %guard), !dbg !680
  store ptr %count, ptr %guard, align 8, !dbg !681
  %_4 = icmp eq i32 %divisor, 0, !dbg !682
  br i1 %_4, label %panic, label %bb1, !dbg !682

bb1:                                              ; preds = %start
  %result = sdiv i32 100, %divisor, !dbg !682
    #dbg_value(i32 %result, !632, !DIExpression(), !683)
  %0 = icmp eq i32 %result, 7, !dbg !684
  br i1 %0, label %bb2, label %bb3, !dbg !684, !prof !685

panic:                                            ; preds = %start
; invoke core::panicking::panic_const::panic_const_div_by_zero
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_18ac9bd88121bc6efedf8fb5bb91ec0d) #14
          to label %unreachable unwind label %bb6, !dbg !682

unreachable:                                      ; preds = %bb2, %panic
  unreachable

bb2:                                              ; preds = %bb1
    #dbg_value(ptr %guard, !634, !DIExpression(), !686)
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !687
  store ptr %guard, ptr %args, align 8, !dbg !687
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !687
  store ptr @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E", ptr %_9.sroa.4.0..sroa_idx, align 8, !dbg !687
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_6d83937c66f3407582785f1d6e44258d, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1dfd89ab697cb9bfdf1b3d254f060c64) #14
          to label %unreachable unwind label %bb6, !dbg !688

bb3:                                              ; preds = %bb1
    #dbg_value(ptr %guard, !689, !DIExpression(), !698)
    #dbg_value(ptr %guard, !700, !DIExpression(), !707)
  %1 = load i32, ptr %count, align 4, !dbg !709, !noalias !710, !noundef !29
  %2 = add i32 %1, 1, !dbg !709
  store i32 %2, ptr %count, align 4, !dbg !709, !noalias !710
  call void @llvm.lifetime.end.p0(ptr nonnull %guard), !dbg !715
  ret i32 %result, !dbg !716

bb6:                                              ; preds = %panic, %bb2
  %3 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.experimental.noalias.scope.decl(metadata !717), !dbg !715
    #dbg_value(ptr %guard, !689, !DIExpression(), !720)
  call void @llvm.experimental.noalias.scope.decl(metadata !722), !dbg !725
    #dbg_value(ptr %guard, !700, !DIExpression(), !726)
  %_2.i.i = load ptr, ptr %guard, align 8, !dbg !728, !alias.scope !729, !nonnull !29, !align !68, !noundef !29
  %4 = load i32, ptr %_2.i.i, align 4, !dbg !728, !noalias !729, !noundef !29
  %5 = add i32 %4, 1, !dbg !728
  store i32 %5, ptr %_2.i.i, align 4, !dbg !728, !noalias !729
  resume { ptr, i32 } %3, !dbg !730
}

; Function Attrs: nonlazybind uwtable
define noundef range(i64 0, -1) i64 @modular_power(i64 noundef %base, i64 noundef %0, i64 noundef %modulus) unnamed_addr #0 !dbg !731 {
start:
    #dbg_value(i64 %0, !736, !DIExpression(), !743)
    #dbg_value(i64 %base, !735, !DIExpression(), !743)
    #dbg_value(i64 %modulus, !737, !DIExpression(), !743)
    #dbg_value(i64 %modulus, !744, !DIExpression(), !750)
    #dbg_value(i64 %modulus, !744, !DIExpression(), !752)
    #dbg_value(i128 1, !738, !DIExpression(), !754)
  %_7 = icmp eq i64 %modulus, 0, !dbg !755
  br i1 %_7, label %panic, label %bb1, !dbg !755

bb1:                                              ; preds = %start
    #dbg_value(i64 poison, !744, !DIExpression(), !756)
    #dbg_value(i64 poison, !741, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_stack_value), !758)
    #dbg_value(i64 %0, !736, !DIExpression(), !743)
    #dbg_value(i128 1, !738, !DIExpression(), !754)
  %_8.not9 = icmp eq i64 %0, 0, !dbg !759
  br i1 %_8.not9, label %bb9, label %bb3.lr.ph, !dbg !759

bb3.lr.ph:                                        ; preds = %bb1
  %small = urem i64 %base, %modulus, !dbg !755
    #dbg_value(i64 %small, !744, !DIExpression(), !756)
    #dbg_value(i64 %small, !741, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_stack_value), !758)
  %1 = zext i64 %small to i128, !dbg !760
    #dbg_value(i128 %1, !741, !DIExpression(), !758)
  %_14 = zext i64 %modulus to i128
  br label %bb3, !dbg !759

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e8a947e18218a39c33ff19b98e313ce4) #13, !dbg !755
  unreachable, !dbg !755

bb9.loopexit:                                     ; preds = %bb8
  %extract.t = trunc nuw i128 %result.sroa.0.1 to i64, !dbg !759
  br label %bb9, !dbg !761

bb9:                                              ; preds = %bb9.loopexit, %bb1
  %result.sroa.0.0.lcssa.off0 = phi i64 [ 1, %bb1 ], [ %extract.t, %bb9.loopexit ]
  ret i64 %result.sroa.0.0.lcssa.off0, !dbg !761

bb3:                                              ; preds = %bb3.lr.ph, %bb8
  %exponent.sroa.0.012 = phi i64 [ %0, %bb3.lr.ph ], [ %4, %bb8 ]
  %result.sroa.0.011 = phi i128 [ 1, %bb3.lr.ph ], [ %result.sroa.0.1, %bb8 ]
  %base1.sroa.0.010 = phi i128 [ %1, %bb3.lr.ph ], [ %3, %bb8 ]
    #dbg_value(i64 %exponent.sroa.0.012, !736, !DIExpression(), !743)
    #dbg_value(i128 %result.sroa.0.011, !738, !DIExpression(), !754)
    #dbg_value(i128 %base1.sroa.0.010, !741, !DIExpression(), !758)
  %_10 = and i64 %exponent.sroa.0.012, 1, !dbg !762
  %.not = icmp eq i64 %_10, 0, !dbg !762
  br i1 %.not, label %bb8, label %bb5, !dbg !762

bb5:                                              ; preds = %bb3
  %_12 = mul nuw i128 %result.sroa.0.011, %base1.sroa.0.010, !dbg !763
  %2 = urem i128 %_12, %_14, !dbg !764
    #dbg_value(i128 %2, !738, !DIExpression(), !754)
  br label %bb8, !dbg !765

bb8:                                              ; preds = %bb5, %bb3
  %result.sroa.0.1 = phi i128 [ %2, %bb5 ], [ %result.sroa.0.011, %bb3 ], !dbg !743
    #dbg_value(i128 %result.sroa.0.1, !738, !DIExpression(), !754)
  %_16 = mul nuw i128 %base1.sroa.0.010, %base1.sroa.0.010, !dbg !766
  %3 = urem i128 %_16, %_14, !dbg !767
    #dbg_value(i128 %3, !741, !DIExpression(), !758)
  %4 = lshr i64 %exponent.sroa.0.012, 1, !dbg !768
    #dbg_value(i64 %4, !736, !DIExpression(), !743)
  %_8.not = icmp eq i64 %4, 0, !dbg !759
  br i1 %_8.not, label %bb9.loopexit, label %bb3, !dbg !759
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable
define void @saturate(ptr dead_on_unwind noalias noundef writable writeonly sret([12 x i8]) align 4 captures(none) dereferenceable(12) initializes((0, 3), (4, 12)) %_0, i16 noundef %x, i16 noundef %y) unnamed_addr #2 !dbg !769 {
start:
    #dbg_value(i16 %x, !784, !DIExpression(), !786)
    #dbg_value(i16 %x, !787, !DIExpression(), !794)
    #dbg_value(i16 %x, !796, !DIExpression(), !800)
    #dbg_value(i16 %x, !802, !DIExpression(), !808)
    #dbg_value(i16 %y, !785, !DIExpression(), !786)
    #dbg_value(i16 %y, !793, !DIExpression(), !794)
    #dbg_value(i16 %y, !799, !DIExpression(), !800)
    #dbg_value(i16 %y, !807, !DIExpression(), !808)
  %0 = tail call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y), !dbg !810
  %_4 = mul i16 %y, %x, !dbg !811
  %1 = tail call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %x, i16 %y), !dbg !812
  %_5.0 = extractvalue { i16, i1 } %1, 0, !dbg !812
  %_5.1 = extractvalue { i16, i1 } %1, 1, !dbg !812
    #dbg_value(i16 %x, !813, !DIExpression(), !819)
  %2 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %x, i1 false), !dbg !821
  %3 = zext nneg i16 %2 to i32, !dbg !821
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !822
  store i16 %0, ptr %4, align 4, !dbg !822
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 6, !dbg !822
  store i16 %_4, ptr %5, align 2, !dbg !822
  store i16 %_5.0, ptr %_0, align 4, !dbg !822
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 2, !dbg !822
  %7 = zext i1 %_5.1 to i8, !dbg !822
  store i8 %7, ptr %6, align 2, !dbg !822
  %8 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !822
  store i32 %3, ptr %8, align 4, !dbg !822
  ret void, !dbg !823
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable
define void @transpose(ptr dead_on_unwind noalias noundef writable writeonly sret([256 x i8]) align 4 captures(none) dereferenceable(256) initializes((0, 256)) %out, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(256) %matrix) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !824 {
bb11.7.7:
    #dbg_value(ptr poison, !890, !DIExpression(), !913)
    #dbg_value(ptr poison, !939, !DIExpression(), !964)
    #dbg_value(ptr poison, !965, !DIExpression(), !988)
    #dbg_value(ptr poison, !1012, !DIExpression(), !1022)
    #dbg_declare(ptr %out, !835, !DIExpression(), !1023)
    #dbg_value(ptr %matrix, !834, !DIExpression(), !1024)
  %0 = getelementptr inbounds nuw i8, ptr %out, i64 224
  %1 = getelementptr inbounds nuw i8, ptr %out, i64 32
  %2 = getelementptr inbounds nuw i8, ptr %out, i64 64
  %3 = getelementptr inbounds nuw i8, ptr %out, i64 96
  %4 = getelementptr inbounds nuw i8, ptr %out, i64 128
  %5 = getelementptr inbounds nuw i8, ptr %out, i64 160
  %6 = getelementptr inbounds nuw i8, ptr %out, i64 192
    #dbg_value(ptr %matrix, !837, !DIExpression(DW_OP_plus_uconst, 256, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1025)
    #dbg_value(ptr undef, !1012, !DIExpression(), !1022)
    #dbg_value(ptr undef, !965, !DIExpression(), !988)
    #dbg_value(ptr %matrix, !984, !DIExpression(DW_OP_plus_uconst, 256, DW_OP_stack_value), !1026)
    #dbg_value(ptr poison, !1027, !DIExpression(), !1034)
    #dbg_value(ptr poison, !1033, !DIExpression(), !1036)
    #dbg_value(ptr %matrix, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 1, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 0, !861, !DIExpression(), !1038)
    #dbg_value(ptr %matrix, !863, !DIExpression(), !1038)
    #dbg_value(ptr %matrix, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value = load float, ptr %matrix, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value, !889, !DIExpression(), !1040)
  store float %value, ptr %out, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr undef, !939, !DIExpression(), !964)
    #dbg_value(ptr undef, !890, !DIExpression(), !913)
    #dbg_value(i64 1, !1043, !DIExpression(), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %matrix, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 4, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1 = load float, ptr %iter2.sroa.0.0.ptr51.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1, !889, !DIExpression(), !1040)
  store float %value.1, ptr %1, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 8, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2 = load float, ptr %iter2.sroa.0.0.ptr51.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2, !889, !DIExpression(), !1040)
  store float %value.2, ptr %2, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 12, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3 = load float, ptr %iter2.sroa.0.0.ptr51.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3, !889, !DIExpression(), !1040)
  store float %value.3, ptr %3, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 16, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4 = load float, ptr %iter2.sroa.0.0.ptr51.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4, !889, !DIExpression(), !1040)
  store float %value.4, ptr %4, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 20, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5 = load float, ptr %iter2.sroa.0.0.ptr51.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5, !889, !DIExpression(), !1040)
  store float %value.5, ptr %5, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 24, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6 = load float, ptr %iter2.sroa.0.0.ptr51.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6, !889, !DIExpression(), !1040)
  store float %value.6, ptr %6, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 28, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7 = load float, ptr %iter2.sroa.0.0.ptr51.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7, !889, !DIExpression(), !1040)
  store float %value.7, ptr %0, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 32), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 1, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 32, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.1, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 64), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 2, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 1, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.1, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.1, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.1, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.1 = getelementptr inbounds nuw i8, ptr %out, i64 4, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.158 = load float, ptr %iter.sroa.0.0.ptr.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.158, !889, !DIExpression(), !1040)
  store float %value.158, ptr %invariant.gep.1, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.1, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 36, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.1 = load float, ptr %iter2.sroa.0.0.ptr51.1.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.1, !889, !DIExpression(), !1040)
  %gep.1.1 = getelementptr inbounds nuw i8, ptr %out, i64 36, !dbg !1042
  store float %value.1.1, ptr %gep.1.1, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 40, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.1 = load float, ptr %iter2.sroa.0.0.ptr51.2.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.1, !889, !DIExpression(), !1040)
  %gep.2.1 = getelementptr inbounds nuw i8, ptr %out, i64 68, !dbg !1042
  store float %value.2.1, ptr %gep.2.1, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 44, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.1 = load float, ptr %iter2.sroa.0.0.ptr51.3.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.1, !889, !DIExpression(), !1040)
  %gep.3.1 = getelementptr inbounds nuw i8, ptr %out, i64 100, !dbg !1042
  store float %value.3.1, ptr %gep.3.1, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 48, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.1 = load float, ptr %iter2.sroa.0.0.ptr51.4.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.1, !889, !DIExpression(), !1040)
  %gep.4.1 = getelementptr inbounds nuw i8, ptr %out, i64 132, !dbg !1042
  store float %value.4.1, ptr %gep.4.1, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 52, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.1 = load float, ptr %iter2.sroa.0.0.ptr51.5.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.1, !889, !DIExpression(), !1040)
  %gep.5.1 = getelementptr inbounds nuw i8, ptr %out, i64 164, !dbg !1042
  store float %value.5.1, ptr %gep.5.1, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 56, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.1 = load float, ptr %iter2.sroa.0.0.ptr51.6.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.1, !889, !DIExpression(), !1040)
  %gep.6.1 = getelementptr inbounds nuw i8, ptr %out, i64 196, !dbg !1042
  store float %value.6.1, ptr %gep.6.1, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.1 = getelementptr inbounds nuw i8, ptr %matrix, i64 60, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.1 = load float, ptr %iter2.sroa.0.0.ptr51.7.1, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.1, !889, !DIExpression(), !1040)
  %gep.7.1 = getelementptr inbounds nuw i8, ptr %out, i64 228, !dbg !1042
  store float %value.7.1, ptr %gep.7.1, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.1, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 64), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 64), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 2, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 64, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.2, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 96), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 3, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 2, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.2, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.2, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.2, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.2 = getelementptr inbounds nuw i8, ptr %out, i64 8, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.261 = load float, ptr %iter.sroa.0.0.ptr.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.261, !889, !DIExpression(), !1040)
  store float %value.261, ptr %invariant.gep.2, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.2, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 68, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.2 = load float, ptr %iter2.sroa.0.0.ptr51.1.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.2, !889, !DIExpression(), !1040)
  %gep.1.2 = getelementptr inbounds nuw i8, ptr %out, i64 40, !dbg !1042
  store float %value.1.2, ptr %gep.1.2, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 72, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.2 = load float, ptr %iter2.sroa.0.0.ptr51.2.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.2, !889, !DIExpression(), !1040)
  %gep.2.2 = getelementptr inbounds nuw i8, ptr %out, i64 72, !dbg !1042
  store float %value.2.2, ptr %gep.2.2, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 76, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.2 = load float, ptr %iter2.sroa.0.0.ptr51.3.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.2, !889, !DIExpression(), !1040)
  %gep.3.2 = getelementptr inbounds nuw i8, ptr %out, i64 104, !dbg !1042
  store float %value.3.2, ptr %gep.3.2, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 80, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.2 = load float, ptr %iter2.sroa.0.0.ptr51.4.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.2, !889, !DIExpression(), !1040)
  %gep.4.2 = getelementptr inbounds nuw i8, ptr %out, i64 136, !dbg !1042
  store float %value.4.2, ptr %gep.4.2, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 84, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.2 = load float, ptr %iter2.sroa.0.0.ptr51.5.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.2, !889, !DIExpression(), !1040)
  %gep.5.2 = getelementptr inbounds nuw i8, ptr %out, i64 168, !dbg !1042
  store float %value.5.2, ptr %gep.5.2, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 88, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.2 = load float, ptr %iter2.sroa.0.0.ptr51.6.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.2, !889, !DIExpression(), !1040)
  %gep.6.2 = getelementptr inbounds nuw i8, ptr %out, i64 200, !dbg !1042
  store float %value.6.2, ptr %gep.6.2, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.2 = getelementptr inbounds nuw i8, ptr %matrix, i64 92, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.2 = load float, ptr %iter2.sroa.0.0.ptr51.7.2, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.2, !889, !DIExpression(), !1040)
  %gep.7.2 = getelementptr inbounds nuw i8, ptr %out, i64 232, !dbg !1042
  store float %value.7.2, ptr %gep.7.2, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.2, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 96), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 96), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 3, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 96, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.3, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 128), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 4, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 3, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.3, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.3, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.3, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.3 = getelementptr inbounds nuw i8, ptr %out, i64 12, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.364 = load float, ptr %iter.sroa.0.0.ptr.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.364, !889, !DIExpression(), !1040)
  store float %value.364, ptr %invariant.gep.3, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.3, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 100, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.3 = load float, ptr %iter2.sroa.0.0.ptr51.1.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.3, !889, !DIExpression(), !1040)
  %gep.1.3 = getelementptr inbounds nuw i8, ptr %out, i64 44, !dbg !1042
  store float %value.1.3, ptr %gep.1.3, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 104, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.3 = load float, ptr %iter2.sroa.0.0.ptr51.2.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.3, !889, !DIExpression(), !1040)
  %gep.2.3 = getelementptr inbounds nuw i8, ptr %out, i64 76, !dbg !1042
  store float %value.2.3, ptr %gep.2.3, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 108, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.3 = load float, ptr %iter2.sroa.0.0.ptr51.3.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.3, !889, !DIExpression(), !1040)
  %gep.3.3 = getelementptr inbounds nuw i8, ptr %out, i64 108, !dbg !1042
  store float %value.3.3, ptr %gep.3.3, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 112, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.3 = load float, ptr %iter2.sroa.0.0.ptr51.4.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.3, !889, !DIExpression(), !1040)
  %gep.4.3 = getelementptr inbounds nuw i8, ptr %out, i64 140, !dbg !1042
  store float %value.4.3, ptr %gep.4.3, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 116, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.3 = load float, ptr %iter2.sroa.0.0.ptr51.5.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.3, !889, !DIExpression(), !1040)
  %gep.5.3 = getelementptr inbounds nuw i8, ptr %out, i64 172, !dbg !1042
  store float %value.5.3, ptr %gep.5.3, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 120, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.3 = load float, ptr %iter2.sroa.0.0.ptr51.6.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.3, !889, !DIExpression(), !1040)
  %gep.6.3 = getelementptr inbounds nuw i8, ptr %out, i64 204, !dbg !1042
  store float %value.6.3, ptr %gep.6.3, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.3 = getelementptr inbounds nuw i8, ptr %matrix, i64 124, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.3 = load float, ptr %iter2.sroa.0.0.ptr51.7.3, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.3, !889, !DIExpression(), !1040)
  %gep.7.3 = getelementptr inbounds nuw i8, ptr %out, i64 236, !dbg !1042
  store float %value.7.3, ptr %gep.7.3, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.3, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 128), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 128), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 4, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 128, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.4, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 160), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 5, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 4, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.4, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.4, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.4, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.4 = getelementptr inbounds nuw i8, ptr %out, i64 16, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.467 = load float, ptr %iter.sroa.0.0.ptr.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.467, !889, !DIExpression(), !1040)
  store float %value.467, ptr %invariant.gep.4, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.4, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 132, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.4 = load float, ptr %iter2.sroa.0.0.ptr51.1.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.4, !889, !DIExpression(), !1040)
  %gep.1.4 = getelementptr inbounds nuw i8, ptr %out, i64 48, !dbg !1042
  store float %value.1.4, ptr %gep.1.4, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 136, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.4 = load float, ptr %iter2.sroa.0.0.ptr51.2.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.4, !889, !DIExpression(), !1040)
  %gep.2.4 = getelementptr inbounds nuw i8, ptr %out, i64 80, !dbg !1042
  store float %value.2.4, ptr %gep.2.4, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 140, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.4 = load float, ptr %iter2.sroa.0.0.ptr51.3.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.4, !889, !DIExpression(), !1040)
  %gep.3.4 = getelementptr inbounds nuw i8, ptr %out, i64 112, !dbg !1042
  store float %value.3.4, ptr %gep.3.4, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 144, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.4 = load float, ptr %iter2.sroa.0.0.ptr51.4.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.4, !889, !DIExpression(), !1040)
  %gep.4.4 = getelementptr inbounds nuw i8, ptr %out, i64 144, !dbg !1042
  store float %value.4.4, ptr %gep.4.4, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 148, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.4 = load float, ptr %iter2.sroa.0.0.ptr51.5.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.4, !889, !DIExpression(), !1040)
  %gep.5.4 = getelementptr inbounds nuw i8, ptr %out, i64 176, !dbg !1042
  store float %value.5.4, ptr %gep.5.4, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 152, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.4 = load float, ptr %iter2.sroa.0.0.ptr51.6.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.4, !889, !DIExpression(), !1040)
  %gep.6.4 = getelementptr inbounds nuw i8, ptr %out, i64 208, !dbg !1042
  store float %value.6.4, ptr %gep.6.4, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.4 = getelementptr inbounds nuw i8, ptr %matrix, i64 156, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.4 = load float, ptr %iter2.sroa.0.0.ptr51.7.4, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.4, !889, !DIExpression(), !1040)
  %gep.7.4 = getelementptr inbounds nuw i8, ptr %out, i64 240, !dbg !1042
  store float %value.7.4, ptr %gep.7.4, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.4, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 160), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 160), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 5, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 160, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.5, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 192), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 6, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 5, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.5, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.5, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.5, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.5 = getelementptr inbounds nuw i8, ptr %out, i64 20, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.570 = load float, ptr %iter.sroa.0.0.ptr.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.570, !889, !DIExpression(), !1040)
  store float %value.570, ptr %invariant.gep.5, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.5, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 164, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.5 = load float, ptr %iter2.sroa.0.0.ptr51.1.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.5, !889, !DIExpression(), !1040)
  %gep.1.5 = getelementptr inbounds nuw i8, ptr %out, i64 52, !dbg !1042
  store float %value.1.5, ptr %gep.1.5, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 168, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.5 = load float, ptr %iter2.sroa.0.0.ptr51.2.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.5, !889, !DIExpression(), !1040)
  %gep.2.5 = getelementptr inbounds nuw i8, ptr %out, i64 84, !dbg !1042
  store float %value.2.5, ptr %gep.2.5, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 172, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.5 = load float, ptr %iter2.sroa.0.0.ptr51.3.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.5, !889, !DIExpression(), !1040)
  %gep.3.5 = getelementptr inbounds nuw i8, ptr %out, i64 116, !dbg !1042
  store float %value.3.5, ptr %gep.3.5, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 176, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.5 = load float, ptr %iter2.sroa.0.0.ptr51.4.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.5, !889, !DIExpression(), !1040)
  %gep.4.5 = getelementptr inbounds nuw i8, ptr %out, i64 148, !dbg !1042
  store float %value.4.5, ptr %gep.4.5, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 180, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.5 = load float, ptr %iter2.sroa.0.0.ptr51.5.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.5, !889, !DIExpression(), !1040)
  %gep.5.5 = getelementptr inbounds nuw i8, ptr %out, i64 180, !dbg !1042
  store float %value.5.5, ptr %gep.5.5, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 184, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.5 = load float, ptr %iter2.sroa.0.0.ptr51.6.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.5, !889, !DIExpression(), !1040)
  %gep.6.5 = getelementptr inbounds nuw i8, ptr %out, i64 212, !dbg !1042
  store float %value.6.5, ptr %gep.6.5, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.5 = getelementptr inbounds nuw i8, ptr %matrix, i64 188, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.5 = load float, ptr %iter2.sroa.0.0.ptr51.7.5, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.5, !889, !DIExpression(), !1040)
  %gep.7.5 = getelementptr inbounds nuw i8, ptr %out, i64 244, !dbg !1042
  store float %value.7.5, ptr %gep.7.5, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.5, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 192), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 192), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 6, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 192, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.6, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 224), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 7, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 6, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.6, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.6, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.6, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.6 = getelementptr inbounds nuw i8, ptr %out, i64 24, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.673 = load float, ptr %iter.sroa.0.0.ptr.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.673, !889, !DIExpression(), !1040)
  store float %value.673, ptr %invariant.gep.6, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.6, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 196, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.6 = load float, ptr %iter2.sroa.0.0.ptr51.1.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.6, !889, !DIExpression(), !1040)
  %gep.1.6 = getelementptr inbounds nuw i8, ptr %out, i64 56, !dbg !1042
  store float %value.1.6, ptr %gep.1.6, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 200, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.6 = load float, ptr %iter2.sroa.0.0.ptr51.2.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.6, !889, !DIExpression(), !1040)
  %gep.2.6 = getelementptr inbounds nuw i8, ptr %out, i64 88, !dbg !1042
  store float %value.2.6, ptr %gep.2.6, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 204, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.6 = load float, ptr %iter2.sroa.0.0.ptr51.3.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.6, !889, !DIExpression(), !1040)
  %gep.3.6 = getelementptr inbounds nuw i8, ptr %out, i64 120, !dbg !1042
  store float %value.3.6, ptr %gep.3.6, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 208, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.6 = load float, ptr %iter2.sroa.0.0.ptr51.4.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.6, !889, !DIExpression(), !1040)
  %gep.4.6 = getelementptr inbounds nuw i8, ptr %out, i64 152, !dbg !1042
  store float %value.4.6, ptr %gep.4.6, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 212, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.6 = load float, ptr %iter2.sroa.0.0.ptr51.5.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.6, !889, !DIExpression(), !1040)
  %gep.5.6 = getelementptr inbounds nuw i8, ptr %out, i64 184, !dbg !1042
  store float %value.5.6, ptr %gep.5.6, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 216, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.6 = load float, ptr %iter2.sroa.0.0.ptr51.6.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.6, !889, !DIExpression(), !1040)
  %gep.6.6 = getelementptr inbounds nuw i8, ptr %out, i64 216, !dbg !1042
  store float %value.6.6, ptr %gep.6.6, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.6 = getelementptr inbounds nuw i8, ptr %matrix, i64 220, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.6 = load float, ptr %iter2.sroa.0.0.ptr51.7.6, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.6, !889, !DIExpression(), !1040)
  %gep.7.6 = getelementptr inbounds nuw i8, ptr %out, i64 248, !dbg !1042
  store float %value.7.6, ptr %gep.7.6, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.6, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 224), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 224), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 7, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  %iter.sroa.0.0.ptr.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 224, !dbg !1055
    #dbg_value(ptr %iter.sroa.0.0.ptr.7, !982, !DIExpression(), !1037)
    #dbg_value(!DIArgList(ptr %matrix, i64 256), !837, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 8, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
    #dbg_value(i64 7, !861, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.7, !863, !DIExpression(), !1038)
    #dbg_value(ptr %iter.sroa.0.0.ptr.7, !864, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(ptr %iter.sroa.0.0.ptr.7, !864, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !1039)
    #dbg_value(i64 0, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
  %invariant.gep.7 = getelementptr inbounds nuw i8, ptr %out, i64 28, !dbg !1056
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 0, !887, !DIExpression(), !1040)
  %value.776 = load float, ptr %iter.sroa.0.0.ptr.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.776, !889, !DIExpression(), !1040)
  store float %value.776, ptr %invariant.gep.7, align 4, !dbg !1042
    #dbg_value(i64 1, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 4), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 4), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 4), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(ptr %iter.sroa.0.0.ptr.7, !909, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value), !1053)
  %iter2.sroa.0.0.ptr51.1.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 228, !dbg !1054
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 1, !887, !DIExpression(), !1040)
  %value.1.7 = load float, ptr %iter2.sroa.0.0.ptr51.1.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.1.7, !889, !DIExpression(), !1040)
  %gep.1.7 = getelementptr inbounds nuw i8, ptr %out, i64 60, !dbg !1042
  store float %value.1.7, ptr %gep.1.7, align 4, !dbg !1042
    #dbg_value(i64 2, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 8), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 8), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 8), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.2.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 232, !dbg !1054
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 2, !887, !DIExpression(), !1040)
  %value.2.7 = load float, ptr %iter2.sroa.0.0.ptr51.2.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.2.7, !889, !DIExpression(), !1040)
  %gep.2.7 = getelementptr inbounds nuw i8, ptr %out, i64 92, !dbg !1042
  store float %value.2.7, ptr %gep.2.7, align 4, !dbg !1042
    #dbg_value(i64 3, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 12), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 12), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 12), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.3.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 236, !dbg !1054
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 3, !887, !DIExpression(), !1040)
  %value.3.7 = load float, ptr %iter2.sroa.0.0.ptr51.3.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.3.7, !889, !DIExpression(), !1040)
  %gep.3.7 = getelementptr inbounds nuw i8, ptr %out, i64 124, !dbg !1042
  store float %value.3.7, ptr %gep.3.7, align 4, !dbg !1042
    #dbg_value(i64 4, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 16), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 16), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 16), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.4.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 240, !dbg !1054
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 4, !887, !DIExpression(), !1040)
  %value.4.7 = load float, ptr %iter2.sroa.0.0.ptr51.4.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.4.7, !889, !DIExpression(), !1040)
  %gep.4.7 = getelementptr inbounds nuw i8, ptr %out, i64 156, !dbg !1042
  store float %value.4.7, ptr %gep.4.7, align 4, !dbg !1042
    #dbg_value(i64 5, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 20), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 20), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 20), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.5.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 244, !dbg !1054
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 5, !887, !DIExpression(), !1040)
  %value.5.7 = load float, ptr %iter2.sroa.0.0.ptr51.5.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.5.7, !889, !DIExpression(), !1040)
  %gep.5.7 = getelementptr inbounds nuw i8, ptr %out, i64 188, !dbg !1042
  store float %value.5.7, ptr %gep.5.7, align 4, !dbg !1042
    #dbg_value(i64 6, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 24), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 24), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 24), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.6.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 248, !dbg !1054
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 6, !887, !DIExpression(), !1040)
  %value.6.7 = load float, ptr %iter2.sroa.0.0.ptr51.6.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.6.7, !889, !DIExpression(), !1040)
  %gep.6.7 = getelementptr inbounds nuw i8, ptr %out, i64 220, !dbg !1042
  store float %value.6.7, ptr %gep.6.7, align 4, !dbg !1042
    #dbg_value(i64 7, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 28), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 28), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 28), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
  %iter2.sroa.0.0.ptr51.7.7 = getelementptr inbounds nuw i8, ptr %matrix, i64 252, !dbg !1054
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(i64 7, !887, !DIExpression(), !1040)
  %value.7.7 = load float, ptr %iter2.sroa.0.0.ptr51.7.7, align 4, !dbg !1041, !noundef !29
    #dbg_value(float %value.7.7, !889, !DIExpression(), !1040)
  %gep.7.7 = getelementptr inbounds nuw i8, ptr %out, i64 252, !dbg !1042
  store float %value.7.7, ptr %gep.7.7, align 4, !dbg !1042
    #dbg_value(i64 8, !864, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 32), !864, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !1039)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 32), !907, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1052)
    #dbg_value(!DIArgList(ptr %iter.sroa.0.0.ptr.7, i64 32), !1049, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1050)
    #dbg_value(!DIArgList(ptr %matrix, i64 256), !982, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1037)
    #dbg_value(ptr poison, !837, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1025)
    #dbg_value(i64 poison, !837, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1025)
  ret void, !dbg !1057
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

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "rust/numbers.rs/@/numbers.78dd52de26c177c4-cgu.0", directory: ".")
!7 = distinct !DISubprogram(name: "fmt<u32>", linkageName: "_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E", scope: !9, file: !8, line: 2869, type: !12, scopeLine: 2869, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !64, retainedNodes: !61)
!8 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!9 = !DINamespace(name: "{impl#83}", scope: !10)
!10 = !DINamespace(name: "fmt", scope: !11)
!11 = !DINamespace(name: "core", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !36, !39}
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !16, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !17, templateParams: !29, identifier: "1c6752419820cdc3961061cc58b31873")
!15 = !DIFile(filename: "<unknown>", directory: "")
!16 = !DINamespace(name: "result", scope: !11)
!17 = !{!18}
!18 = !DICompositeType(tag: DW_TAG_variant_part, scope: !14, file: !15, size: 8, align: 8, elements: !19, templateParams: !29, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !34)
!19 = !{!20, !30}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !18, file: !15, baseType: !21, size: 8, align: 8, extraData: i8 0)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !14, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !22, templateParams: !25, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !21, file: !15, baseType: !24, align: 8, offset: 8, flags: DIFlagPublic)
!24 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!25 = !{!26, !27}
!26 = !DITemplateTypeParameter(name: "T", type: !24)
!27 = !DITemplateTypeParameter(name: "E", type: !28)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !10, file: !15, align: 8, flags: DIFlagPublic, elements: !29, identifier: "5a24300cdda31093f5fe20c939b4885")
!29 = !{}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !18, file: !15, baseType: !31, size: 8, align: 8, extraData: i8 1)
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !14, file: !15, size: 8, align: 8, flags: DIFlagPublic, elements: !32, templateParams: !25, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !31, file: !15, baseType: !28, align: 8, offset: 8, flags: DIFlagPublic)
!34 = !DIDerivedType(tag: DW_TAG_member, scope: !14, file: !15, baseType: !35, size: 8, align: 8, flags: DIFlagArtificial)
!35 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&mut u32", baseType: !37, size: 64, align: 64, dwarfAddressSpace: 0)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut u32", baseType: !38, size: 64, align: 64, dwarfAddressSpace: 0)
!38 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !10, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !41, templateParams: !29, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!41 = !{!42, !49}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !40, file: !15, baseType: !43, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!43 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !10, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !44, templateParams: !29, identifier: "ca2f5547247cd95c514a47d5800e09e")
!44 = !{!45, !46, !48}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !43, file: !15, baseType: !38, size: 32, align: 32, flags: DIFlagPrivate)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !43, file: !15, baseType: !47, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!47 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !43, file: !15, baseType: !47, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !40, file: !15, baseType: !50, size: 128, align: 64, flags: DIFlagPrivate)
!50 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !15, size: 128, align: 64, elements: !51, templateParams: !29, identifier: "effe97114690fc58a8e246cb04e37234")
!51 = !{!52, !55}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !50, file: !15, baseType: !53, size: 64, align: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64, align: 64, dwarfAddressSpace: 0)
!54 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !15, align: 8, elements: !29, identifier: "64328679825f9c73b507edbfd5b86b47")
!55 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !50, file: !15, baseType: !56, size: 64, align: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !57, size: 64, align: 64, dwarfAddressSpace: 0)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 384, align: 64, elements: !59)
!58 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 6, lowerBound: 0)
!61 = !{!62, !63}
!62 = !DILocalVariable(name: "self", arg: 1, scope: !7, file: !8, line: 2869, type: !36)
!63 = !DILocalVariable(name: "f", arg: 2, scope: !7, file: !8, line: 2869, type: !39)
!64 = !{!65}
!65 = !DITemplateTypeParameter(name: "T", type: !38)
!66 = !DILocation(line: 0, scope: !7)
!67 = !DILocation(line: 2869, column: 71, scope: !7)
!68 = !{i64 4}
!69 = !DILocation(line: 2869, column: 62, scope: !7)
!70 = !DILocation(line: 2869, column: 84, scope: !7)
!71 = distinct !DISubprogram(name: "average", scope: !73, file: !72, line: 46, type: !74, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !83)
!72 = !DIFile(filename: "rust/numbers.rs", directory: ".", checksumkind: CSK_MD5, checksum: "e96e2f04f2a8f09f8f008a906af737f3")
!73 = !DINamespace(name: "numbers", scope: null)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !77, !58}
!76 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!77 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !15, size: 128, align: 64, elements: !78, templateParams: !29, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!78 = !{!79, !82}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !77, file: !15, baseType: !80, size: 64, align: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64, align: 64, dwarfAddressSpace: 0)
!81 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !77, file: !15, baseType: !58, size: 64, align: 64, offset: 64)
!83 = !{!84, !85, !86, !88}
!84 = !DILocalVariable(name: "values", arg: 1, scope: !71, file: !72, line: 46, type: !77)
!85 = !DILocalVariable(name: "index", arg: 2, scope: !71, file: !72, line: 46, type: !58)
!86 = !DILocalVariable(name: "total", scope: !87, file: !72, line: 47, type: !76, align: 64)
!87 = distinct !DILexicalBlock(scope: !71, file: !72, line: 47, column: 5)
!88 = !DILocalVariable(name: "chosen", scope: !89, file: !72, line: 48, type: !81, align: 32)
!89 = distinct !DILexicalBlock(scope: !87, file: !72, line: 48, column: 5)
!90 = !DILocation(line: 0, scope: !71)
!91 = !DILocalVariable(name: "init", scope: !92, file: !93, line: 161, type: !76, align: 64)
!92 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}, i64, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", linkageName: "_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha382a5b884033f33E", scope: !94, file: !93, line: 161, type: !98, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !146, retainedNodes: !143)
!93 = !DIFile(filename: "library/core/src/iter/adapters/filter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "634e5fd3f9a3a9d3391e3e4b05922314")
!94 = !DINamespace(name: "{impl#3}", scope: !95)
!95 = !DINamespace(name: "filter", scope: !96)
!96 = !DINamespace(name: "adapters", scope: !97)
!97 = !DINamespace(name: "iter", scope: !11)
!98 = !DISubroutineType(types: !99)
!99 = !{!76, !100, !76, !138}
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>", scope: !95, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !101, templateParams: !135, identifier: "32f6e94c293bb0beebc20f59e0431003")
!101 = !{!102, !133}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !100, file: !15, baseType: !103, size: 128, align: 64, flags: DIFlagProtected)
!103 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>", scope: !104, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !105, templateParams: !130, identifier: "a1fcc91c8e07c7b726ebd6981f629999")
!104 = !DINamespace(name: "map", scope: !96)
!105 = !{!106, !127}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !103, file: !15, baseType: !107, size: 128, align: 64, flags: DIFlagProtected)
!107 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<i32>", scope: !108, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !110, templateParams: !118, identifier: "aa53e48ac124811bc943848be5e25276")
!108 = !DINamespace(name: "iter", scope: !109)
!109 = !DINamespace(name: "slice", scope: !11)
!110 = !{!111, !120, !121}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !107, file: !15, baseType: !112, size: 64, align: 64, flags: DIFlagPrivate)
!112 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i32>", scope: !113, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !115, templateParams: !118, identifier: "87c1d4fb7af38623515e849a82dc60eb")
!113 = !DINamespace(name: "non_null", scope: !114)
!114 = !DINamespace(name: "ptr", scope: !11)
!115 = !{!116}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !112, file: !15, baseType: !117, size: 64, align: 64, flags: DIFlagPrivate)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i32", baseType: !81, size: 64, align: 64, dwarfAddressSpace: 0)
!118 = !{!119}
!119 = !DITemplateTypeParameter(name: "T", type: !81)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !107, file: !15, baseType: !117, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !107, file: !15, baseType: !122, align: 8, offset: 128, flags: DIFlagPrivate)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&i32>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !124, identifier: "b7c4d434debe578dc1ac34a06336863")
!123 = !DINamespace(name: "marker", scope: !11)
!124 = !{!125}
!125 = !DITemplateTypeParameter(name: "T", type: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !81, size: 64, align: 64, dwarfAddressSpace: 0)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !103, file: !15, baseType: !128, align: 8, offset: 128, flags: DIFlagPrivate)
!128 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !129, file: !15, align: 8, elements: !29, identifier: "17151e8e211f4c87a07d7af1749cc5f")
!129 = !DINamespace(name: "average", scope: !73)
!130 = !{!131, !132}
!131 = !DITemplateTypeParameter(name: "I", type: !107)
!132 = !DITemplateTypeParameter(name: "F", type: !128)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !100, file: !15, baseType: !134, align: 8, offset: 128, flags: DIFlagPrivate)
!134 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#1}", scope: !129, file: !15, align: 8, elements: !29, identifier: "cbf11e77febec0c8f8c577da27b565ac")
!135 = !{!136, !137}
!136 = !DITemplateTypeParameter(name: "I", type: !103)
!137 = !DITemplateTypeParameter(name: "P", type: !134)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", scope: !139, file: !15, align: 8, elements: !29, identifier: "692489347c35104215149a3200bf5b2e")
!139 = !DINamespace(name: "sum", scope: !140)
!140 = !DINamespace(name: "{impl#16}", scope: !141)
!141 = !DINamespace(name: "accum", scope: !142)
!142 = !DINamespace(name: "traits", scope: !97)
!143 = !{!144, !144, !144, !91, !145}
!144 = !DILocalVariable(name: "self", scope: !92, file: !93, line: 161, type: !100, align: 64)
!145 = !DILocalVariable(name: "fold", scope: !92, file: !93, line: 161, type: !138, align: 8)
!146 = !{!136, !137, !147, !148}
!147 = !DITemplateTypeParameter(name: "Acc", type: !76)
!148 = !DITemplateTypeParameter(name: "Fold", type: !138)
!149 = !DILocation(line: 0, scope: !92, inlinedAt: !150)
!150 = !DILocation(line: 50, column: 22, scope: !151, inlinedAt: !159)
!151 = distinct !DISubprogram(name: "sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", linkageName: "_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h74dcb82151572ccaE", scope: !140, file: !152, line: 49, type: !153, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !157, retainedNodes: !155)
!152 = !DIFile(filename: "library/core/src/iter/traits/accum.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!153 = !DISubroutineType(types: !154)
!154 = !{!76, !100}
!155 = !{!156, !156, !156}
!156 = !DILocalVariable(name: "iter", scope: !151, file: !152, line: 49, type: !100, align: 64)
!157 = !{!158}
!158 = !DITemplateTypeParameter(name: "I", type: !100)
!159 = !DILocation(line: 3658, column: 9, scope: !160, inlinedAt: !169)
!160 = distinct !DISubprogram(name: "sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>, i64>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3sum17h52c2859748d1cb8eE", scope: !162, file: !161, line: 3653, type: !153, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !166, retainedNodes: !164)
!161 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!162 = !DINamespace(name: "Iterator", scope: !163)
!163 = !DINamespace(name: "iterator", scope: !142)
!164 = !{!165, !165, !165}
!165 = !DILocalVariable(name: "self", scope: !160, file: !161, line: 3653, type: !100, align: 64)
!166 = !{!167, !168}
!167 = !DITemplateTypeParameter(name: "Self", type: !100)
!168 = !DITemplateTypeParameter(name: "S", type: !76)
!169 = !DILocation(line: 47, column: 82, scope: !71)
!170 = !DILocation(line: 161, column: 41, scope: !92, inlinedAt: !150)
!171 = !DILocalVariable(name: "init", scope: !172, file: !173, line: 124, type: !76, align: 64)
!172 = distinct !DISubprogram(name: "fold<i64, core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}, i64, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a9fb23151dda519E", scope: !174, file: !173, line: 124, type: !175, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !185, retainedNodes: !182)
!173 = !DIFile(filename: "library/core/src/iter/adapters/map.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!174 = !DINamespace(name: "{impl#2}", scope: !104)
!175 = !DISubroutineType(types: !176)
!176 = !{!76, !103, !76, !177}
!177 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", scope: !178, file: !15, align: 8, elements: !179, templateParams: !29, identifier: "dfcbfd3d2c43bae120ee0e9452a4fdfe")
!178 = !DINamespace(name: "filter_fold", scope: !95)
!179 = !{!180, !181}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !177, file: !15, baseType: !134, align: 8)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "fold", scope: !177, file: !15, baseType: !138, align: 8)
!182 = !{!183, !183, !171, !184}
!183 = !DILocalVariable(name: "self", scope: !172, file: !173, line: 124, type: !103, align: 64)
!184 = !DILocalVariable(name: "g", scope: !172, file: !173, line: 124, type: !177, align: 8)
!185 = !{!186, !131, !132, !147, !187}
!186 = !DITemplateTypeParameter(name: "B", type: !76)
!187 = !DITemplateTypeParameter(name: "G", type: !177)
!188 = !DILocation(line: 0, scope: !172, inlinedAt: !189)
!189 = !DILocation(line: 165, column: 19, scope: !92, inlinedAt: !150)
!190 = !DILocation(line: 124, column: 38, scope: !172, inlinedAt: !189)
!191 = !DILocation(line: 0, scope: !160, inlinedAt: !169)
!192 = !DILocation(line: 0, scope: !151, inlinedAt: !159)
!193 = !DILocalVariable(name: "self", arg: 1, scope: !194, file: !195, line: 259, type: !107)
!194 = distinct !DISubprogram(name: "fold<i32, i64, core::iter::adapters::map::map_fold::{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E", scope: !196, file: !195, line: 259, type: !197, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !221, retainedNodes: !204)
!195 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!196 = !DINamespace(name: "{impl#171}", scope: !108)
!197 = !DISubroutineType(types: !198)
!198 = !{!76, !107, !76, !199}
!199 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", scope: !200, file: !15, align: 8, elements: !201, templateParams: !29, identifier: "ff5c283a3b8ba292b389a251de353599")
!200 = !DINamespace(name: "map_fold", scope: !104)
!201 = !{!202, !203}
!202 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !199, file: !15, baseType: !177, align: 8)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !199, file: !15, baseType: !128, align: 8)
!204 = !{!193, !205, !206, !207, !209, !211, !213, !215, !217, !219}
!205 = !DILocalVariable(name: "init", arg: 2, scope: !194, file: !195, line: 259, type: !76)
!206 = !DILocalVariable(name: "f", arg: 3, scope: !194, file: !195, line: 259, type: !199)
!207 = !DILocalVariable(name: "len", scope: !208, file: !195, line: 29, type: !58, align: 64)
!208 = distinct !DILexicalBlock(scope: !194, file: !195, line: 29, column: 13)
!209 = !DILocalVariable(name: "end", scope: !210, file: !195, line: 33, type: !112, align: 64)
!210 = distinct !DILexicalBlock(scope: !194, file: !195, line: 33, column: 13)
!211 = !DILocalVariable(name: "acc", scope: !212, file: !195, line: 273, type: !76, align: 64)
!212 = distinct !DILexicalBlock(scope: !194, file: !195, line: 273, column: 17)
!213 = !DILocalVariable(name: "i", scope: !214, file: !195, line: 274, type: !58, align: 64)
!214 = distinct !DILexicalBlock(scope: !212, file: !195, line: 274, column: 17)
!215 = !DILocalVariable(name: "len", scope: !216, file: !195, line: 275, type: !58, align: 64)
!216 = distinct !DILexicalBlock(scope: !214, file: !195, line: 275, column: 17)
!217 = !DILocalVariable(name: "len", scope: !218, file: !195, line: 29, type: !58, align: 64)
!218 = distinct !DILexicalBlock(scope: !214, file: !195, line: 29, column: 13)
!219 = !DILocalVariable(name: "end", scope: !220, file: !195, line: 33, type: !112, align: 64)
!220 = distinct !DILexicalBlock(scope: !214, file: !195, line: 33, column: 13)
!221 = !{!119, !186, !222}
!222 = !DITemplateTypeParameter(name: "F", type: !199)
!223 = !DILocation(line: 0, scope: !194, inlinedAt: !224)
!224 = distinct !DILocation(line: 128, column: 19, scope: !172, inlinedAt: !189)
!225 = !DILocation(line: 259, column: 42, scope: !194, inlinedAt: !224)
!226 = !DILocalVariable(name: "rhs", scope: !227, file: !228, line: 832, type: !58, align: 64)
!227 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add", scope: !229, file: !228, line: 832, type: !231, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !259)
!228 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!229 = !DINamespace(name: "{impl#11}", scope: !230)
!230 = !DINamespace(name: "num", scope: !11)
!231 = !DISubroutineType(types: !232)
!232 = !{!58, !58, !58, !233}
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !234, size: 64, align: 64, dwarfAddressSpace: 0)
!234 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !235, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !237, templateParams: !29, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!235 = !DINamespace(name: "location", scope: !236)
!236 = !DINamespace(name: "panic", scope: !11)
!237 = !{!238, !249, !250, !251}
!238 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !234, file: !15, baseType: !239, size: 128, align: 64, flags: DIFlagPrivate)
!239 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !113, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !240, templateParams: !247, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!240 = !{!241}
!241 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !239, file: !15, baseType: !242, size: 128, align: 64, flags: DIFlagPrivate)
!242 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !15, size: 128, align: 64, elements: !243, templateParams: !29, identifier: "238a44609877474087c05adf26cd41fa")
!243 = !{!244, !246}
!244 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !242, file: !15, baseType: !245, size: 64, align: 64)
!245 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !242, file: !15, baseType: !58, size: 64, align: 64, offset: 64)
!247 = !{!248}
!248 = !DITemplateTypeParameter(name: "T", type: !35)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !234, file: !15, baseType: !38, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !234, file: !15, baseType: !38, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !234, file: !15, baseType: !252, align: 8, offset: 192, flags: DIFlagPrivate)
!252 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !253, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!253 = !{!254}
!254 = !DITemplateTypeParameter(name: "T", type: !255)
!255 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !15, size: 128, align: 64, elements: !256, templateParams: !29, identifier: "9277eecd40495f85161460476aacc992")
!256 = !{!257, !258}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !255, file: !15, baseType: !245, size: 64, align: 64)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !255, file: !15, baseType: !58, size: 64, align: 64, offset: 64)
!259 = !{!260, !226}
!260 = !DILocalVariable(name: "self", arg: 1, scope: !227, file: !228, line: 832, type: !58)
!261 = !DILocation(line: 0, scope: !227, inlinedAt: !262)
!262 = distinct !DILocation(line: 283, column: 36, scope: !216, inlinedAt: !224)
!263 = !DILocation(line: 0, scope: !210, inlinedAt: !224)
!264 = !DILocalVariable(name: "self", arg: 1, scope: !265, file: !266, line: 1719, type: !271)
!265 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h28764902c315cd87E", scope: !267, file: !266, line: 1719, type: !268, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !118, retainedNodes: !272)
!266 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!267 = !DINamespace(name: "{impl#16}", scope: !113)
!268 = !DISubroutineType(types: !269)
!269 = !{!270, !271, !271}
!270 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<i32>", baseType: !112, size: 64, align: 64, dwarfAddressSpace: 0)
!272 = !{!264, !273}
!273 = !DILocalVariable(name: "other", arg: 2, scope: !265, file: !266, line: 1719, type: !271)
!274 = !DILocation(line: 1719, column: 11, scope: !265, inlinedAt: !275)
!275 = distinct !DILocation(line: 44, column: 20, scope: !210, inlinedAt: !224)
!276 = !DILocation(line: 1719, column: 18, scope: !265, inlinedAt: !275)
!277 = !DILocation(line: 1720, column: 9, scope: !265, inlinedAt: !275)
!278 = !DILocation(line: 25, column: 86, scope: !194, inlinedAt: !224)
!279 = !DILocation(line: 284, column: 24, scope: !216, inlinedAt: !224)
!280 = !DILocation(line: 0, scope: !212, inlinedAt: !224)
!281 = !DILocation(line: 659, column: 28, scope: !282, inlinedAt: !289)
!282 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hbc6bf6ee093306daE", scope: !112, file: !266, line: 651, type: !283, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !118, declaration: !285, retainedNodes: !286)
!283 = !DISubroutineType(types: !284)
!284 = !{!112, !112, !58}
!285 = !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hbc6bf6ee093306daE", scope: !112, file: !266, line: 651, type: !283, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !118)
!286 = !{!287, !288}
!287 = !DILocalVariable(name: "self", arg: 1, scope: !282, file: !266, line: 651, type: !112)
!288 = !DILocalVariable(name: "count", arg: 2, scope: !282, file: !266, line: 651, type: !58)
!289 = distinct !DILocation(line: 279, column: 67, scope: !216, inlinedAt: !224)
!290 = !DILocation(line: 47, column: 42, scope: !291, inlinedAt: !300)
!291 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E", scope: !129, file: !72, line: 47, type: !292, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !295)
!292 = !DISubroutineType(types: !293)
!293 = !{!76, !294, !126}
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::average::{closure_env#0}", baseType: !128, size: 64, align: 64, dwarfAddressSpace: 0)
!295 = !{!296, !298, !299}
!296 = !DILocalVariable(name: "v", scope: !297, file: !72, line: 47, type: !81, align: 32)
!297 = distinct !DILexicalBlock(scope: !291, file: !72, line: 47, column: 45)
!298 = !DILocalVariable(arg: 1, scope: !291, file: !72, line: 47, type: !294)
!299 = !DILocalVariable(arg: 2, scope: !291, file: !72, line: 47, type: !126)
!300 = distinct !DILocation(line: 88, column: 28, scope: !301, inlinedAt: !313)
!301 = distinct !DISubprogram(name: "{closure#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E", scope: !200, file: !173, line: 88, type: !302, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !310, retainedNodes: !305)
!302 = !DISubroutineType(types: !303)
!303 = !{!76, !304, !76, !126}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", baseType: !199, size: 64, align: 64, dwarfAddressSpace: 0)
!305 = !{!306, !307, !308, !309}
!306 = !DILocalVariable(name: "acc", arg: 2, scope: !301, file: !173, line: 88, type: !76)
!307 = !DILocalVariable(name: "elt", arg: 3, scope: !301, file: !173, line: 88, type: !126)
!308 = !DILocalVariable(name: "g", scope: !301, file: !173, line: 86, type: !177, align: 8)
!309 = !DILocalVariable(name: "f", scope: !301, file: !173, line: 85, type: !128, align: 8)
!310 = !{!125, !186, !147, !311, !312}
!311 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !128)
!312 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !177)
!313 = distinct !DILocation(line: 279, column: 27, scope: !216, inlinedAt: !224)
!314 = !{!315, !317}
!315 = distinct !{!315, !316, !"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E: %_2"}
!316 = distinct !{!316, !"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E"}
!317 = distinct !{!317, !318, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E: %elt"}
!318 = distinct !{!318, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E"}
!319 = !DILocation(line: 47, column: 70, scope: !320, inlinedAt: !328)
!320 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h83c60f4e3fcccf09E", scope: !129, file: !72, line: 47, type: !321, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !325)
!321 = !DISubroutineType(types: !322)
!322 = !{!270, !323, !324}
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::average::{closure_env#1}", baseType: !134, size: 64, align: 64, dwarfAddressSpace: 0)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i64", baseType: !76, size: 64, align: 64, dwarfAddressSpace: 0)
!325 = !{!326, !327}
!326 = !DILocalVariable(name: "v", arg: 2, scope: !320, file: !72, line: 47, type: !324)
!327 = !DILocalVariable(arg: 1, scope: !320, file: !72, line: 47, type: !323)
!328 = distinct !DILocation(line: 79, column: 25, scope: !329, inlinedAt: !342)
!329 = distinct !DISubprogram(name: "{closure#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", linkageName: "_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc1739113e683bb5dE", scope: !178, file: !93, line: 79, type: !330, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !338, retainedNodes: !333)
!330 = !DISubroutineType(types: !331)
!331 = !{!76, !332, !76, !76}
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", baseType: !177, size: 64, align: 64, dwarfAddressSpace: 0)
!333 = !{!334, !335, !336, !337}
!334 = !DILocalVariable(name: "acc", arg: 2, scope: !329, file: !93, line: 79, type: !76)
!335 = !DILocalVariable(name: "item", arg: 3, scope: !329, file: !93, line: 79, type: !76)
!336 = !DILocalVariable(name: "predicate", scope: !329, file: !93, line: 76, type: !134, align: 8)
!337 = !DILocalVariable(name: "fold", scope: !329, file: !93, line: 77, type: !138, align: 8)
!338 = !{!339, !147, !340, !341}
!339 = !DITemplateTypeParameter(name: "T", type: !76)
!340 = !DITemplateTypeParameter(name: "impl FnMut(&T) -> bool", type: !134)
!341 = !DITemplateTypeParameter(name: "impl FnMut(Acc, T) -> Acc", type: !138)
!342 = distinct !DILocation(line: 88, column: 21, scope: !301, inlinedAt: !313)
!343 = !DILocation(line: 79, column: 25, scope: !329, inlinedAt: !342)
!344 = distinct !{!344, !345, !346}
!345 = !{!"llvm.loop.isvectorized", i32 1}
!346 = !{!"llvm.loop.unroll.runtime.disable"}
!347 = !DILocation(line: 0, scope: !214, inlinedAt: !224)
!348 = !DILocation(line: 0, scope: !282, inlinedAt: !289)
!349 = !DILocation(line: 0, scope: !301, inlinedAt: !313)
!350 = !DILocation(line: 0, scope: !291, inlinedAt: !300)
!351 = !DILocation(line: 0, scope: !329, inlinedAt: !342)
!352 = !DILocation(line: 0, scope: !320, inlinedAt: !328)
!353 = !DILocation(line: 844, column: 17, scope: !227, inlinedAt: !262)
!354 = distinct !{!354, !346, !345}
!355 = !DILocation(line: 0, scope: !87)
!356 = !DILocalVariable(name: "self", arg: 1, scope: !357, file: !358, line: 894, type: !76)
!357 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_div", scope: !359, file: !358, line: 894, type: !360, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !376)
!358 = !DIFile(filename: "library/core/src/num/int_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!359 = !DINamespace(name: "{impl#3}", scope: !230)
!360 = !DISubroutineType(types: !361)
!361 = !{!362, !76, !76}
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i64>", scope: !363, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !364, templateParams: !29, identifier: "b57794be78e0ef6fc66ec82e0f5bd72")
!363 = !DINamespace(name: "option", scope: !11)
!364 = !{!365}
!365 = !DICompositeType(tag: DW_TAG_variant_part, scope: !362, file: !15, size: 128, align: 64, elements: !366, templateParams: !29, identifier: "1ce7029255e40023898546465810cda7", discriminator: !374)
!366 = !{!367, !370}
!367 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !365, file: !15, baseType: !368, size: 128, align: 64, extraData: i64 0)
!368 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !362, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !369, identifier: "18847b17062cb477d318c702af67e96d")
!369 = !{!339}
!370 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !365, file: !15, baseType: !371, size: 128, align: 64, extraData: i64 1)
!371 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !362, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !372, templateParams: !369, identifier: "42c556b8514c7bd64b93d9a4eed1555c")
!372 = !{!373}
!373 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !371, file: !15, baseType: !76, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!374 = !DIDerivedType(tag: DW_TAG_member, scope: !362, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!375 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!376 = !{!356, !377}
!377 = !DILocalVariable(name: "rhs", arg: 2, scope: !357, file: !358, line: 894, type: !76)
!378 = !DILocation(line: 0, scope: !357, inlinedAt: !379)
!379 = !DILocation(line: 49, column: 11, scope: !89)
!380 = !DILocation(line: 48, column: 18, scope: !87)
!381 = !DILocation(line: 0, scope: !89)
!382 = !DILocalVariable(name: "small", arg: 1, scope: !383, file: !384, line: 79, type: !81)
!383 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1j_NtNtCsgEmfK2I1SDS_4core7convert3numxINtB8_4FromlE4from", scope: !385, file: !384, line: 79, type: !388, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !390)
!384 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!385 = !DINamespace(name: "{impl#83}", scope: !386)
!386 = !DINamespace(name: "num", scope: !387)
!387 = !DINamespace(name: "convert", scope: !11)
!388 = !DISubroutineType(types: !389)
!389 = !{!76, !81}
!390 = !{!382}
!391 = !DILocation(line: 0, scope: !383, inlinedAt: !392)
!392 = !DILocation(line: 49, column: 66, scope: !89)
!393 = !DILocation(line: 899, column: 31, scope: !357, inlinedAt: !379)
!394 = !DILocation(line: 82, column: 17, scope: !383, inlinedAt: !392)
!395 = !DILocation(line: 49, column: 5, scope: !89)
!396 = !DILocation(line: 50, column: 2, scope: !71)
!397 = distinct !DISubprogram(name: "checksum", scope: !73, file: !72, line: 7, type: !398, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !404)
!398 = !DISubroutineType(types: !399)
!399 = !{!38, !400}
!400 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !15, size: 128, align: 64, elements: !401, templateParams: !29, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!401 = !{!402, !403}
!402 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !400, file: !15, baseType: !245, size: 64, align: 64)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !400, file: !15, baseType: !58, size: 64, align: 64, offset: 64)
!404 = !{!405, !406, !408, !409, !415, !417, !432}
!405 = !DILocalVariable(name: "data", arg: 1, scope: !397, file: !72, line: 7, type: !400)
!406 = !DILocalVariable(name: "a", scope: !407, file: !72, line: 8, type: !38, align: 32)
!407 = distinct !DILexicalBlock(scope: !397, file: !72, line: 8, column: 5)
!408 = !DILocalVariable(name: "b", scope: !407, file: !72, line: 8, type: !38, align: 32)
!409 = !DILocalVariable(name: "iter", scope: !410, file: !72, line: 9, type: !411, align: 64)
!410 = distinct !DILexicalBlock(scope: !407, file: !72, line: 9, column: 5)
!411 = !DICompositeType(tag: DW_TAG_structure_type, name: "Chunks<u8>", scope: !108, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !412, templateParams: !247, identifier: "94b179cee68c7414df8e660093f1bdf")
!412 = !{!413, !414}
!413 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !411, file: !15, baseType: !400, size: 128, align: 64, flags: DIFlagPrivate)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !411, file: !15, baseType: !58, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!415 = !DILocalVariable(name: "chunk", scope: !416, file: !72, line: 9, type: !400, align: 64)
!416 = distinct !DILexicalBlock(scope: !410, file: !72, line: 9, column: 5)
!417 = !DILocalVariable(name: "iter", scope: !418, file: !72, line: 10, type: !419, align: 64)
!418 = distinct !DILexicalBlock(scope: !416, file: !72, line: 10, column: 9)
!419 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<u8>", scope: !108, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !420, templateParams: !247, identifier: "1ad9747a31fe4f115b5b4d9fee402438")
!420 = !{!421, !426, !427}
!421 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !419, file: !15, baseType: !422, size: 64, align: 64, flags: DIFlagPrivate)
!422 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !113, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !423, templateParams: !247, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!423 = !{!424}
!424 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !422, file: !15, baseType: !425, size: 64, align: 64, flags: DIFlagPrivate)
!425 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!426 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !419, file: !15, baseType: !425, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!427 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !419, file: !15, baseType: !428, align: 8, offset: 128, flags: DIFlagPrivate)
!428 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&u8>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !429, identifier: "2879c6d5ede448f8c1a04689e9ce5b0a")
!429 = !{!430}
!430 = !DITemplateTypeParameter(name: "T", type: !431)
!431 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!432 = !DILocalVariable(name: "byte", scope: !433, file: !72, line: 10, type: !35, align: 8)
!433 = distinct !DILexicalBlock(scope: !418, file: !72, line: 10, column: 9)
!434 = !DILocalVariable(name: "self", arg: 1, scope: !435, file: !195, line: 157, type: !449)
!435 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1f7d5a71aedd3892E", scope: !196, file: !195, line: 157, type: !436, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !450)
!436 = !DISubroutineType(types: !437)
!437 = !{!438, !449}
!438 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u8>", scope: !363, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !439, templateParams: !29, identifier: "3b67d0b985d7948cbcd165e8f506b6b")
!439 = !{!440}
!440 = !DICompositeType(tag: DW_TAG_variant_part, scope: !438, file: !15, size: 64, align: 64, elements: !441, templateParams: !29, identifier: "71ac802c7c0ad94fb78370f38c746073", discriminator: !448)
!441 = !{!442, !444}
!442 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !440, file: !15, baseType: !443, size: 64, align: 64, extraData: i64 0)
!443 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !438, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !429, identifier: "96753c70fadc75c257dd53d37c46d25d")
!444 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !440, file: !15, baseType: !445, size: 64, align: 64)
!445 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !438, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !446, templateParams: !429, identifier: "8bb1dfc82a8e90ce425eae44ff5f9ea4")
!446 = !{!447}
!447 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !445, file: !15, baseType: !431, size: 64, align: 64, flags: DIFlagPublic)
!448 = !DIDerivedType(tag: DW_TAG_member, scope: !438, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!449 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<u8>", baseType: !419, size: 64, align: 64, dwarfAddressSpace: 0)
!450 = !{!434, !451, !453, !455}
!451 = !DILocalVariable(name: "ptr", scope: !452, file: !195, line: 161, type: !422, align: 64)
!452 = distinct !DILexicalBlock(scope: !435, file: !195, line: 161, column: 17)
!453 = !DILocalVariable(name: "end_or_len", scope: !454, file: !195, line: 162, type: !425, align: 64)
!454 = distinct !DILexicalBlock(scope: !452, file: !195, line: 162, column: 17)
!455 = !DILocalVariable(name: "len", scope: !456, file: !195, line: 167, type: !58, align: 64)
!456 = distinct !DILexicalBlock(scope: !454, file: !195, line: 167, column: 25)
!457 = !DILocation(line: 157, column: 21, scope: !435, inlinedAt: !458)
!458 = !DILocation(line: 10, column: 22, scope: !459)
!459 = !DILexicalBlockFile(scope: !418, file: !72, discriminator: 2)
!460 = !DILocation(line: 0, scope: !397)
!461 = !DILocalVariable(name: "count", scope: !462, file: !266, line: 651, type: !58, align: 64)
!462 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h45cb86bca921b5c8E", scope: !422, file: !266, line: 651, type: !463, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, declaration: !465, retainedNodes: !466)
!463 = !DISubroutineType(types: !464)
!464 = !{!422, !422, !58}
!465 = !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h45cb86bca921b5c8E", scope: !422, file: !266, line: 651, type: !463, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !247)
!466 = !{!467, !461}
!467 = !DILocalVariable(name: "self", arg: 1, scope: !462, file: !266, line: 651, type: !422)
!468 = !DILocation(line: 0, scope: !462, inlinedAt: !469)
!469 = !DILocation(line: 185, column: 40, scope: !454, inlinedAt: !458)
!470 = !DILocation(line: 0, scope: !407)
!471 = !DILocation(line: 0, scope: !410)
!472 = !DILocalVariable(name: "self", arg: 1, scope: !473, file: !474, line: 1505, type: !491)
!473 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h28b70bbf38217c01E", scope: !475, file: !474, line: 1505, type: !476, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !492)
!474 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!475 = !DINamespace(name: "{impl#71}", scope: !108)
!476 = !DISubroutineType(types: !477)
!477 = !{!478, !491}
!478 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&[u8]>", scope: !363, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !479, templateParams: !29, identifier: "d75b5d88ea8f2a3e5fdea52394fbf6bf")
!479 = !{!480}
!480 = !DICompositeType(tag: DW_TAG_variant_part, scope: !478, file: !15, size: 128, align: 64, elements: !481, templateParams: !29, identifier: "6db2ef14796473d7a677838e5756e283", discriminator: !490)
!481 = !{!482, !486}
!482 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !480, file: !15, baseType: !483, size: 128, align: 64, extraData: i64 0)
!483 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !478, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !484, identifier: "daeb8998acc03a35346b1f47b97f4825")
!484 = !{!485}
!485 = !DITemplateTypeParameter(name: "T", type: !400)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !480, file: !15, baseType: !487, size: 128, align: 64)
!487 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !478, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !488, templateParams: !484, identifier: "a3a9a43dc064a0e82560cf8e4bcfc10a")
!488 = !{!489}
!489 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !487, file: !15, baseType: !400, size: 128, align: 64, flags: DIFlagPublic)
!490 = !DIDerivedType(tag: DW_TAG_member, scope: !478, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!491 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Chunks<u8>", baseType: !411, size: 64, align: 64, dwarfAddressSpace: 0)
!492 = !{!472, !493, !495, !497}
!493 = !DILocalVariable(name: "chunksz", scope: !494, file: !474, line: 1509, type: !58, align: 64)
!494 = distinct !DILexicalBlock(scope: !473, file: !474, line: 1509, column: 13)
!495 = !DILocalVariable(name: "fst", scope: !496, file: !474, line: 1510, type: !400, align: 64)
!496 = distinct !DILexicalBlock(scope: !494, file: !474, line: 1510, column: 13)
!497 = !DILocalVariable(name: "snd", scope: !496, file: !474, line: 1510, type: !400, align: 64)
!498 = !DILocation(line: 0, scope: !473, inlinedAt: !499)
!499 = distinct !DILocation(line: 9, column: 18, scope: !410)
!500 = !DILocation(line: 1506, column: 12, scope: !473, inlinedAt: !499)
!501 = !DILocalVariable(name: "v1", arg: 1, scope: !502, file: !503, line: 1574, type: !58)
!502 = distinct !DISubprogram(name: "min<usize>", linkageName: "_ZN4core3cmp3min17ha542b3444f8a5849E", scope: !504, file: !503, line: 1574, type: !505, scopeLine: 1574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !509, retainedNodes: !507)
!503 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!504 = !DINamespace(name: "cmp", scope: !11)
!505 = !DISubroutineType(types: !506)
!506 = !{!58, !58, !58}
!507 = !{!501, !508}
!508 = !DILocalVariable(name: "v2", arg: 2, scope: !502, file: !503, line: 1574, type: !58)
!509 = !{!510}
!510 = !DITemplateTypeParameter(name: "T", type: !58)
!511 = !DILocation(line: 0, scope: !502, inlinedAt: !512)
!512 = distinct !DILocation(line: 1509, column: 27, scope: !473, inlinedAt: !499)
!513 = !DILocalVariable(name: "self", arg: 1, scope: !514, file: !503, line: 1072, type: !58)
!514 = distinct !DISubprogram(name: "min<usize>", linkageName: "_ZN4core3cmp3Ord3min17h5801c0a1a990bcceE", scope: !515, file: !503, line: 1072, type: !505, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !518, retainedNodes: !516)
!515 = !DINamespace(name: "Ord", scope: !504)
!516 = !{!513, !517}
!517 = !DILocalVariable(name: "other", arg: 2, scope: !514, file: !503, line: 1072, type: !58)
!518 = !{!519}
!519 = !DITemplateTypeParameter(name: "Self", type: !58)
!520 = !DILocation(line: 0, scope: !514, inlinedAt: !521)
!521 = distinct !DILocation(line: 1575, column: 8, scope: !502, inlinedAt: !512)
!522 = !DILocation(line: 1076, column: 12, scope: !514, inlinedAt: !521)
!523 = !DILocation(line: 0, scope: !494, inlinedAt: !499)
!524 = !DILocalVariable(name: "self", arg: 1, scope: !525, file: !526, line: 1952, type: !400)
!525 = distinct !DISubprogram(name: "split_at<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8split_at17h8b21b4df82464d88E", scope: !527, file: !526, line: 1952, type: !528, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !534)
!526 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!527 = !DINamespace(name: "{impl#0}", scope: !109)
!528 = !DISubroutineType(types: !529)
!529 = !{!530, !400, !58, !233}
!530 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&[u8], &[u8])", file: !15, size: 256, align: 64, elements: !531, templateParams: !29, identifier: "8f1fa853940225ab926026c7bb6f16")
!531 = !{!532, !533}
!532 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !530, file: !15, baseType: !400, size: 128, align: 64)
!533 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !530, file: !15, baseType: !400, size: 128, align: 64, offset: 128)
!534 = !{!524, !535, !536}
!535 = !DILocalVariable(name: "mid", arg: 2, scope: !525, file: !526, line: 1952, type: !58)
!536 = !DILocalVariable(name: "pair", scope: !537, file: !526, line: 1954, type: !530, align: 64)
!537 = distinct !DILexicalBlock(scope: !525, file: !526, line: 1954, column: 13)
!538 = !DILocation(line: 0, scope: !525, inlinedAt: !539)
!539 = distinct !DILocation(line: 1510, column: 37, scope: !494, inlinedAt: !499)
!540 = !DILocalVariable(name: "self", arg: 1, scope: !541, file: !526, line: 2153, type: !400)
!541 = distinct !DISubprogram(name: "split_at_checked<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16split_at_checked17hf41700407feef62bE", scope: !527, file: !526, line: 2153, type: !542, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !557)
!542 = !DISubroutineType(types: !543)
!543 = !{!544, !400, !58}
!544 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(&[u8], &[u8])>", scope: !363, file: !15, size: 256, align: 64, flags: DIFlagPublic, elements: !545, templateParams: !29, identifier: "5d0219e4d255840b769d2d2381762fb4")
!545 = !{!546}
!546 = !DICompositeType(tag: DW_TAG_variant_part, scope: !544, file: !15, size: 256, align: 64, elements: !547, templateParams: !29, identifier: "94b86ac1a7857f42eb9c0f53159435ef", discriminator: !556)
!547 = !{!548, !552}
!548 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !546, file: !15, baseType: !549, size: 256, align: 64, extraData: i64 0)
!549 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !544, file: !15, size: 256, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !550, identifier: "4ce5579b99dac58c8e17d889cca58c")
!550 = !{!551}
!551 = !DITemplateTypeParameter(name: "T", type: !530)
!552 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !546, file: !15, baseType: !553, size: 256, align: 64)
!553 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !544, file: !15, size: 256, align: 64, flags: DIFlagPublic, elements: !554, templateParams: !550, identifier: "e1de13712f3a5f533ef1afb238f245c")
!554 = !{!555}
!555 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !553, file: !15, baseType: !530, size: 256, align: 64, flags: DIFlagPublic)
!556 = !DIDerivedType(tag: DW_TAG_member, scope: !544, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!557 = !{!540, !558}
!558 = !DILocalVariable(name: "mid", arg: 2, scope: !541, file: !526, line: 2153, type: !58)
!559 = !DILocation(line: 0, scope: !541, inlinedAt: !560)
!560 = distinct !DILocation(line: 1953, column: 20, scope: !525, inlinedAt: !539)
!561 = !DILocalVariable(name: "self", arg: 1, scope: !562, file: !526, line: 2038, type: !400)
!562 = distinct !DISubprogram(name: "split_at_unchecked<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h83801efaefb2f66cE", scope: !527, file: !526, line: 2038, type: !528, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !563)
!563 = !{!561, !564, !565, !567}
!564 = !DILocalVariable(name: "mid", arg: 2, scope: !562, file: !526, line: 2038, type: !58)
!565 = !DILocalVariable(name: "len", scope: !566, file: !526, line: 2043, type: !58, align: 64)
!566 = distinct !DILexicalBlock(scope: !562, file: !526, line: 2043, column: 9)
!567 = !DILocalVariable(name: "ptr", scope: !568, file: !526, line: 2044, type: !425, align: 64)
!568 = distinct !DILexicalBlock(scope: !566, file: !526, line: 2044, column: 9)
!569 = !DILocation(line: 0, scope: !562, inlinedAt: !570)
!570 = distinct !DILocation(line: 2157, column: 32, scope: !541, inlinedAt: !560)
!571 = !DILocalVariable(name: "count", arg: 2, scope: !572, file: !573, line: 829, type: !58)
!572 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17habdaa9d4bcc9bb19E", scope: !574, file: !573, line: 829, type: !576, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !578)
!573 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!574 = !DINamespace(name: "{impl#0}", scope: !575)
!575 = !DINamespace(name: "const_ptr", scope: !114)
!576 = !DISubroutineType(types: !577)
!577 = !{!425, !425, !58, !233}
!578 = !{!579, !571}
!579 = !DILocalVariable(name: "self", arg: 1, scope: !572, file: !573, line: 829, type: !425)
!580 = !DILocation(line: 0, scope: !572, inlinedAt: !581)
!581 = distinct !DILocation(line: 2053, column: 64, scope: !568, inlinedAt: !570)
!582 = !DILocation(line: 0, scope: !566, inlinedAt: !570)
!583 = !DILocation(line: 0, scope: !568, inlinedAt: !570)
!584 = !DILocation(line: 863, column: 18, scope: !572, inlinedAt: !581)
!585 = !DILocation(line: 2053, column: 74, scope: !568, inlinedAt: !570)
!586 = !DILocation(line: 0, scope: !416)
!587 = !DILocation(line: 0, scope: !418)
!588 = !DILocation(line: 0, scope: !452, inlinedAt: !458)
!589 = !DILocation(line: 0, scope: !454, inlinedAt: !458)
!590 = !DILocalVariable(name: "self", arg: 1, scope: !591, file: !266, line: 1719, type: !594)
!591 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h52b612de5e6ca8beE", scope: !267, file: !266, line: 1719, type: !592, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !247, retainedNodes: !595)
!592 = !DISubroutineType(types: !593)
!593 = !{!270, !594, !594}
!594 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<u8>", baseType: !422, size: 64, align: 64, dwarfAddressSpace: 0)
!595 = !{!590, !596}
!596 = !DILocalVariable(name: "other", arg: 2, scope: !591, file: !266, line: 1719, type: !594)
!597 = !DILocation(line: 1719, column: 11, scope: !591, inlinedAt: !598)
!598 = !DILocation(line: 180, column: 28, scope: !454, inlinedAt: !458)
!599 = !DILocation(line: 1719, column: 18, scope: !591, inlinedAt: !598)
!600 = !DILocation(line: 659, column: 28, scope: !462, inlinedAt: !469)
!601 = !DILocation(line: 10, column: 14, scope: !418)
!602 = !DILocation(line: 0, scope: !433)
!603 = !DILocalVariable(name: "small", arg: 1, scope: !604, file: !384, line: 79, type: !35)
!604 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCsgEmfK2I1SDS_4core7convert3nummINtB8_4FromhE4from", scope: !605, file: !384, line: 79, type: !606, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !608)
!605 = !DINamespace(name: "{impl#65}", scope: !386)
!606 = !DISubroutineType(types: !607)
!607 = !{!38, !35}
!608 = !{!603}
!609 = !DILocation(line: 0, scope: !604, inlinedAt: !610)
!610 = !DILocation(line: 11, column: 18, scope: !433)
!611 = !DILocation(line: 82, column: 17, scope: !604, inlinedAt: !610)
!612 = !DILocation(line: 11, column: 13, scope: !433)
!613 = !DILocation(line: 12, column: 13, scope: !433)
!614 = distinct !{!614, !615}
!615 = !{!"llvm.loop.unroll.disable"}
!616 = !DILocation(line: 17, column: 5, scope: !407)
!617 = !DILocation(line: 18, column: 2, scope: !397)
!618 = !DILocation(line: 1720, column: 9, scope: !591, inlinedAt: !598)
!619 = !DILocation(line: 14, column: 9, scope: !416)
!620 = !DILocation(line: 15, column: 9, scope: !416)
!621 = distinct !DISubprogram(name: "guarded", scope: !73, file: !72, line: 66, type: !622, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !624)
!622 = !DISubroutineType(types: !623)
!623 = !{!81, !37, !81}
!624 = !{!625, !626, !627, !632, !634, !641}
!625 = !DILocalVariable(name: "count", arg: 1, scope: !621, file: !72, line: 66, type: !37)
!626 = !DILocalVariable(name: "divisor", arg: 2, scope: !621, file: !72, line: 66, type: !81)
!627 = !DILocalVariable(name: "guard", scope: !628, file: !72, line: 67, type: !629, align: 64)
!628 = distinct !DILexicalBlock(scope: !621, file: !72, line: 67, column: 5)
!629 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", scope: !73, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !630, templateParams: !29, identifier: "942645a9ff4a125b48a102b0ee6855eb")
!630 = !{!631}
!631 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !629, file: !15, baseType: !37, size: 64, align: 64, flags: DIFlagPublic)
!632 = !DILocalVariable(name: "result", scope: !633, file: !72, line: 68, type: !81, align: 32)
!633 = distinct !DILexicalBlock(scope: !628, file: !72, line: 68, column: 5)
!634 = !DILocalVariable(name: "args", scope: !635, file: !72, line: 70, type: !638, align: 64)
!635 = !DILexicalBlockFile(scope: !636, file: !72, discriminator: 0)
!636 = distinct !DILexicalBlock(scope: !633, file: !637, line: 62, column: 38)
!637 = !DIFile(filename: "library/core/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!638 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&&mut u32)", file: !15, size: 64, align: 64, elements: !639, templateParams: !29, identifier: "22cae83b13834c13c78d40090216e876")
!639 = !{!640}
!640 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !638, file: !15, baseType: !36, size: 64, align: 64)
!641 = !DILocalVariable(name: "args", scope: !642, file: !72, line: 70, type: !644, align: 64)
!642 = !DILexicalBlockFile(scope: !643, file: !72, discriminator: 0)
!643 = distinct !DILexicalBlock(scope: !636, file: !637, line: 62, column: 38)
!644 = !DICompositeType(tag: DW_TAG_array_type, baseType: !645, size: 128, align: 64, elements: !676)
!645 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !646, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !647, templateParams: !29, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!646 = !DINamespace(name: "rt", scope: !10)
!647 = !{!648}
!648 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !645, file: !15, baseType: !649, size: 128, align: 64, flags: DIFlagPrivate)
!649 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !646, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !650, templateParams: !29, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!650 = !{!651}
!651 = !DICompositeType(tag: DW_TAG_variant_part, scope: !649, file: !15, size: 128, align: 64, elements: !652, templateParams: !29, identifier: "fbd384083752b747f8b252853b979154", discriminator: !675)
!652 = !{!653, !671}
!653 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !651, file: !15, baseType: !654, size: 128, align: 64)
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !649, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !655, templateParams: !29, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!655 = !{!656, !662, !666}
!656 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !654, file: !15, baseType: !657, size: 64, align: 64, flags: DIFlagPrivate)
!657 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !113, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !658, templateParams: !661, identifier: "f4e496144210c619b96aa08326287b92")
!658 = !{!659}
!659 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !657, file: !15, baseType: !660, size: 64, align: 64, flags: DIFlagPrivate)
!660 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!661 = !{!26}
!662 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !654, file: !15, baseType: !663, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!663 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !664, size: 64, align: 64, dwarfAddressSpace: 0)
!664 = !DISubroutineType(types: !665)
!665 = !{!14, !657, !39}
!666 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !654, file: !15, baseType: !667, align: 8, offset: 128, flags: DIFlagPrivate)
!667 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !668, identifier: "efa596960370766459fc018866dc4048")
!668 = !{!669}
!669 = !DITemplateTypeParameter(name: "T", type: !670)
!670 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!671 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !651, file: !15, baseType: !672, size: 128, align: 64, extraData: i64 0)
!672 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !649, file: !15, size: 128, align: 64, flags: DIFlagPrivate, elements: !673, templateParams: !29, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!673 = !{!674}
!674 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !672, file: !15, baseType: !47, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!675 = !DIDerivedType(tag: DW_TAG_member, scope: !649, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!676 = !{!677}
!677 = !DISubrange(count: 1, lowerBound: 0)
!678 = !DILocation(line: 0, scope: !621)
!679 = !DILocation(line: 67, column: 9, scope: !628)
!680 = !DILocation(line: 67, column: 9, scope: !621)
!681 = !DILocation(line: 67, column: 17, scope: !621)
!682 = !DILocation(line: 68, column: 18, scope: !628)
!683 = !DILocation(line: 0, scope: !633)
!684 = !DILocation(line: 69, column: 8, scope: !633)
!685 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!686 = !DILocation(line: 0, scope: !635)
!687 = !DILocation(line: 70, column: 9, scope: !635)
!688 = !DILocation(line: 70, column: 9, scope: !633)
!689 = !DILocalVariable(arg: 1, scope: !690, file: !691, line: 805, type: !694)
!690 = distinct !DISubprogram(name: "drop_in_place<numbers::Guard>", linkageName: "_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E", scope: !114, file: !691, line: 805, type: !692, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !696, retainedNodes: !695)
!691 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!692 = !DISubroutineType(types: !693)
!693 = !{null, !694}
!694 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut numbers::Guard", baseType: !629, size: 64, align: 64, dwarfAddressSpace: 0)
!695 = !{!689}
!696 = !{!697}
!697 = !DITemplateTypeParameter(name: "T", type: !629)
!698 = !DILocation(line: 0, scope: !690, inlinedAt: !699)
!699 = distinct !DILocation(line: 73, column: 1, scope: !621)
!700 = !DILocalVariable(name: "self", arg: 1, scope: !701, file: !72, line: 60, type: !705)
!701 = distinct !DISubprogram(name: "drop", linkageName: "_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE", scope: !702, file: !72, line: 60, type: !703, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !706)
!702 = !DINamespace(name: "{impl#0}", scope: !73)
!703 = !DISubroutineType(types: !704)
!704 = !{null, !705}
!705 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::Guard", baseType: !629, size: 64, align: 64, dwarfAddressSpace: 0)
!706 = !{!700}
!707 = !DILocation(line: 0, scope: !701, inlinedAt: !708)
!708 = distinct !DILocation(line: 805, column: 1, scope: !690, inlinedAt: !699)
!709 = !DILocation(line: 61, column: 9, scope: !701, inlinedAt: !708)
!710 = !{!711, !713}
!711 = distinct !{!711, !712, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE: %self"}
!712 = distinct !{!712, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"}
!713 = distinct !{!713, !714, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E: %_1"}
!714 = distinct !{!714, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"}
!715 = !DILocation(line: 73, column: 1, scope: !621)
!716 = !DILocation(line: 73, column: 2, scope: !621)
!717 = !{!718}
!718 = distinct !{!718, !719, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E: %_1"}
!719 = distinct !{!719, !"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"}
!720 = !DILocation(line: 0, scope: !690, inlinedAt: !721)
!721 = distinct !DILocation(line: 73, column: 1, scope: !621)
!722 = !{!723}
!723 = distinct !{!723, !724, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE: %self"}
!724 = distinct !{!724, !"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"}
!725 = !DILocation(line: 805, column: 1, scope: !690, inlinedAt: !721)
!726 = !DILocation(line: 0, scope: !701, inlinedAt: !727)
!727 = distinct !DILocation(line: 805, column: 1, scope: !690, inlinedAt: !721)
!728 = !DILocation(line: 61, column: 9, scope: !701, inlinedAt: !727)
!729 = !{!723, !718}
!730 = !DILocation(line: 66, column: 1, scope: !621)
!731 = distinct !DISubprogram(name: "modular_power", scope: !73, file: !72, line: 21, type: !732, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !734)
!732 = !DISubroutineType(types: !733)
!733 = !{!375, !375, !375, !375}
!734 = !{!735, !736, !737, !738, !741}
!735 = !DILocalVariable(name: "base", arg: 1, scope: !731, file: !72, line: 21, type: !375)
!736 = !DILocalVariable(name: "exponent", arg: 2, scope: !731, file: !72, line: 21, type: !375)
!737 = !DILocalVariable(name: "modulus", arg: 3, scope: !731, file: !72, line: 21, type: !375)
!738 = !DILocalVariable(name: "result", scope: !739, file: !72, line: 22, type: !740, align: 128)
!739 = distinct !DILexicalBlock(scope: !731, file: !72, line: 22, column: 5)
!740 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!741 = !DILocalVariable(name: "base", scope: !742, file: !72, line: 23, type: !740, align: 128)
!742 = distinct !DILexicalBlock(scope: !739, file: !72, line: 23, column: 5)
!743 = !DILocation(line: 0, scope: !731)
!744 = !DILocalVariable(name: "small", arg: 1, scope: !745, file: !384, line: 79, type: !375)
!745 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1a_NtNtCsgEmfK2I1SDS_4core7convert3numoINtB8_4FromyE4from", scope: !746, file: !384, line: 79, type: !747, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !749)
!746 = !DINamespace(name: "{impl#74}", scope: !386)
!747 = !DISubroutineType(types: !748)
!748 = !{!740, !375}
!749 = !{!744}
!750 = !DILocation(line: 0, scope: !745, inlinedAt: !751)
!751 = !DILocation(line: 26, column: 38, scope: !742)
!752 = !DILocation(line: 0, scope: !745, inlinedAt: !753)
!753 = !DILocation(line: 28, column: 30, scope: !742)
!754 = !DILocation(line: 0, scope: !739)
!755 = !DILocation(line: 23, column: 31, scope: !739)
!756 = !DILocation(line: 0, scope: !745, inlinedAt: !757)
!757 = !DILocation(line: 23, column: 20, scope: !739)
!758 = !DILocation(line: 0, scope: !742)
!759 = !DILocation(line: 24, column: 11, scope: !742)
!760 = !DILocation(line: 82, column: 17, scope: !745, inlinedAt: !757)
!761 = !DILocation(line: 32, column: 2, scope: !731)
!762 = !DILocation(line: 25, column: 12, scope: !742)
!763 = !DILocation(line: 26, column: 22, scope: !742)
!764 = !DILocation(line: 26, column: 13, scope: !742)
!765 = !DILocation(line: 25, column: 9, scope: !742)
!766 = !DILocation(line: 28, column: 16, scope: !742)
!767 = !DILocation(line: 28, column: 9, scope: !742)
!768 = !DILocation(line: 29, column: 9, scope: !742)
!769 = distinct !DISubprogram(name: "saturate", scope: !73, file: !72, line: 53, type: !770, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !783)
!770 = !DISubroutineType(types: !771)
!771 = !{!772, !775, !775}
!772 = !DICompositeType(tag: DW_TAG_structure_type, name: "(i16, i16, (i16, bool), u32)", file: !15, size: 96, align: 32, elements: !773, templateParams: !29, identifier: "ae478e954fa05a827266e2d991cab26e")
!773 = !{!774, !776, !777, !782}
!774 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !772, file: !15, baseType: !775, size: 16, align: 16, offset: 32)
!775 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!776 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !772, file: !15, baseType: !775, size: 16, align: 16, offset: 48)
!777 = !DIDerivedType(tag: DW_TAG_member, name: "__2", scope: !772, file: !15, baseType: !778, size: 32, align: 16)
!778 = !DICompositeType(tag: DW_TAG_structure_type, name: "(i16, bool)", file: !15, size: 32, align: 16, elements: !779, templateParams: !29, identifier: "345275ce6f0cd9dcb437fecc09caceb2")
!779 = !{!780, !781}
!780 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !778, file: !15, baseType: !775, size: 16, align: 16)
!781 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !778, file: !15, baseType: !270, size: 8, align: 8, offset: 16)
!782 = !DIDerivedType(tag: DW_TAG_member, name: "__3", scope: !772, file: !15, baseType: !38, size: 32, align: 32, offset: 64)
!783 = !{!784, !785}
!784 = !DILocalVariable(name: "x", arg: 1, scope: !769, file: !72, line: 53, type: !775)
!785 = !DILocalVariable(name: "y", arg: 2, scope: !769, file: !72, line: 53, type: !775)
!786 = !DILocation(line: 0, scope: !769)
!787 = !DILocalVariable(name: "self", arg: 1, scope: !788, file: !358, line: 1894, type: !775)
!788 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums14saturating_add", scope: !789, file: !358, line: 1894, type: !790, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !792)
!789 = !DINamespace(name: "{impl#1}", scope: !230)
!790 = !DISubroutineType(types: !791)
!791 = !{!775, !775, !775}
!792 = !{!787, !793}
!793 = !DILocalVariable(name: "rhs", arg: 2, scope: !788, file: !358, line: 1894, type: !775)
!794 = !DILocation(line: 0, scope: !788, inlinedAt: !795)
!795 = !DILocation(line: 54, column: 8, scope: !769)
!796 = !DILocalVariable(name: "self", arg: 1, scope: !797, file: !358, line: 2172, type: !775)
!797 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums12wrapping_mul", scope: !789, file: !358, line: 2172, type: !790, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !798)
!798 = !{!796, !799}
!799 = !DILocalVariable(name: "rhs", arg: 2, scope: !797, file: !358, line: 2172, type: !775)
!800 = !DILocation(line: 0, scope: !797, inlinedAt: !801)
!801 = !DILocation(line: 54, column: 29, scope: !769)
!802 = !DILocalVariable(name: "self", arg: 1, scope: !803, file: !358, line: 2604, type: !775)
!803 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums15overflowing_sub", scope: !789, file: !358, line: 2604, type: !804, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !806)
!804 = !DISubroutineType(types: !805)
!805 = !{!778, !775, !775}
!806 = !{!802, !807}
!807 = !DILocalVariable(name: "rhs", arg: 2, scope: !803, file: !358, line: 2604, type: !775)
!808 = !DILocation(line: 0, scope: !803, inlinedAt: !809)
!809 = !DILocation(line: 54, column: 48, scope: !769)
!810 = !DILocation(line: 1895, column: 13, scope: !788, inlinedAt: !795)
!811 = !DILocation(line: 2173, column: 13, scope: !797, inlinedAt: !801)
!812 = !DILocation(line: 2605, column: 26, scope: !803, inlinedAt: !809)
!813 = !DILocalVariable(name: "self", arg: 1, scope: !814, file: !228, line: 153, type: !47)
!814 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCsgEmfK2I1SDS_4core3numt13leading_zeros", scope: !815, file: !228, line: 153, type: !816, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !818)
!815 = !DINamespace(name: "{impl#7}", scope: !230)
!816 = !DISubroutineType(types: !817)
!817 = !{!38, !47}
!818 = !{!813}
!819 = !DILocation(line: 0, scope: !814, inlinedAt: !820)
!820 = !DILocation(line: 54, column: 79, scope: !769)
!821 = !DILocation(line: 154, column: 20, scope: !814, inlinedAt: !820)
!822 = !DILocation(line: 54, column: 5, scope: !769)
!823 = !DILocation(line: 55, column: 2, scope: !769)
!824 = distinct !DISubprogram(name: "transpose", scope: !73, file: !72, line: 35, type: !825, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !29, retainedNodes: !833)
!825 = !DISubroutineType(types: !826)
!826 = !{!827, !832}
!827 = !DICompositeType(tag: DW_TAG_array_type, baseType: !828, size: 2048, align: 32, elements: !830)
!828 = !DICompositeType(tag: DW_TAG_array_type, baseType: !829, size: 256, align: 32, elements: !830)
!829 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!830 = !{!831}
!831 = !DISubrange(count: 8, lowerBound: 0)
!832 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[[f32; 8]; 8]", baseType: !827, size: 64, align: 64, dwarfAddressSpace: 0)
!833 = !{!834, !835, !837, !861, !863, !864, !887, !889}
!834 = !DILocalVariable(name: "matrix", arg: 1, scope: !824, file: !72, line: 35, type: !832)
!835 = !DILocalVariable(name: "out", scope: !836, file: !72, line: 36, type: !827, align: 32)
!836 = distinct !DILexicalBlock(scope: !824, file: !72, line: 36, column: 5)
!837 = !DILocalVariable(name: "iter", scope: !838, file: !72, line: 37, type: !839, align: 64)
!838 = distinct !DILexicalBlock(scope: !836, file: !72, line: 37, column: 5)
!839 = !DICompositeType(tag: DW_TAG_structure_type, name: "Enumerate<core::slice::iter::Iter<[f32; 8]>>", scope: !840, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !841, templateParams: !859, identifier: "ed0f6ca1ae830cf087ad103637b3487f")
!840 = !DINamespace(name: "enumerate", scope: !96)
!841 = !{!842, !858}
!842 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !839, file: !15, baseType: !843, size: 128, align: 64, flags: DIFlagPrivate)
!843 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<[f32; 8]>", scope: !108, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !844, templateParams: !850, identifier: "58b473bb246d981cf48c6f861cf010ff")
!844 = !{!845, !852, !853}
!845 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !843, file: !15, baseType: !846, size: 64, align: 64, flags: DIFlagPrivate)
!846 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[f32; 8]>", scope: !113, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !847, templateParams: !850, identifier: "6ed9b109ce6e4dcb12ea9551092ec59f")
!847 = !{!848}
!848 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !846, file: !15, baseType: !849, size: 64, align: 64, flags: DIFlagPrivate)
!849 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const [f32; 8]", baseType: !828, size: 64, align: 64, dwarfAddressSpace: 0)
!850 = !{!851}
!851 = !DITemplateTypeParameter(name: "T", type: !828)
!852 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !843, file: !15, baseType: !849, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!853 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !843, file: !15, baseType: !854, align: 8, offset: 128, flags: DIFlagPrivate)
!854 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&[f32; 8]>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !855, identifier: "4e5e12c96ee979df97ce0a2155727496")
!855 = !{!856}
!856 = !DITemplateTypeParameter(name: "T", type: !857)
!857 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[f32; 8]", baseType: !828, size: 64, align: 64, dwarfAddressSpace: 0)
!858 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !839, file: !15, baseType: !58, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!859 = !{!860}
!860 = !DITemplateTypeParameter(name: "I", type: !843)
!861 = !DILocalVariable(name: "i", scope: !862, file: !72, line: 37, type: !58, align: 64)
!862 = distinct !DILexicalBlock(scope: !838, file: !72, line: 37, column: 5)
!863 = !DILocalVariable(name: "row", scope: !862, file: !72, line: 37, type: !857, align: 64)
!864 = !DILocalVariable(name: "iter", scope: !865, file: !72, line: 38, type: !866, align: 64)
!865 = distinct !DILexicalBlock(scope: !862, file: !72, line: 38, column: 9)
!866 = !DICompositeType(tag: DW_TAG_structure_type, name: "Enumerate<core::slice::iter::Iter<f32>>", scope: !840, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !867, templateParams: !885, identifier: "dd9718d4e641ed5cbc5a808ec379faf1")
!867 = !{!868, !884}
!868 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !866, file: !15, baseType: !869, size: 128, align: 64, flags: DIFlagPrivate)
!869 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<f32>", scope: !108, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !870, templateParams: !876, identifier: "24760ae0bb61cce5437cdf5ba81b085d")
!870 = !{!871, !878, !879}
!871 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !869, file: !15, baseType: !872, size: 64, align: 64, flags: DIFlagPrivate)
!872 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<f32>", scope: !113, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !873, templateParams: !876, identifier: "23cd9b1a2169fa6ca11e4c98cd74e8e5")
!873 = !{!874}
!874 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !872, file: !15, baseType: !875, size: 64, align: 64, flags: DIFlagPrivate)
!875 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const f32", baseType: !829, size: 64, align: 64, dwarfAddressSpace: 0)
!876 = !{!877}
!877 = !DITemplateTypeParameter(name: "T", type: !829)
!878 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !869, file: !15, baseType: !875, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!879 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !869, file: !15, baseType: !880, align: 8, offset: 128, flags: DIFlagPrivate)
!880 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&f32>", scope: !123, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !881, identifier: "4bb0806e0b9d863e54bc9befd6b1efe3")
!881 = !{!882}
!882 = !DITemplateTypeParameter(name: "T", type: !883)
!883 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f32", baseType: !829, size: 64, align: 64, dwarfAddressSpace: 0)
!884 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !866, file: !15, baseType: !58, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!885 = !{!886}
!886 = !DITemplateTypeParameter(name: "I", type: !869)
!887 = !DILocalVariable(name: "j", scope: !888, file: !72, line: 38, type: !58, align: 64)
!888 = distinct !DILexicalBlock(scope: !865, file: !72, line: 38, column: 9)
!889 = !DILocalVariable(name: "value", scope: !888, file: !72, line: 38, type: !829, align: 32)
!890 = !DILocalVariable(name: "self", arg: 1, scope: !891, file: !195, line: 157, type: !905)
!891 = distinct !DISubprogram(name: "next<f32>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb471bb6b8b44a344E", scope: !196, file: !195, line: 157, type: !892, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !876, retainedNodes: !906)
!892 = !DISubroutineType(types: !893)
!893 = !{!894, !905}
!894 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&f32>", scope: !363, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !895, templateParams: !29, identifier: "a87ca59d10b869bfd705bceda929cfc4")
!895 = !{!896}
!896 = !DICompositeType(tag: DW_TAG_variant_part, scope: !894, file: !15, size: 64, align: 64, elements: !897, templateParams: !29, identifier: "145c806562c7fe2e5000899673db7d2", discriminator: !904)
!897 = !{!898, !900}
!898 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !896, file: !15, baseType: !899, size: 64, align: 64, extraData: i64 0)
!899 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !894, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !881, identifier: "94a68cdcf8d857edf16a9c8745a73513")
!900 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !896, file: !15, baseType: !901, size: 64, align: 64)
!901 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !894, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !902, templateParams: !881, identifier: "25ae66c168de4efb97e6c6a643b6e8c9")
!902 = !{!903}
!903 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !901, file: !15, baseType: !883, size: 64, align: 64, flags: DIFlagPublic)
!904 = !DIDerivedType(tag: DW_TAG_member, scope: !894, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!905 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<f32>", baseType: !869, size: 64, align: 64, dwarfAddressSpace: 0)
!906 = !{!890, !907, !909, !911}
!907 = !DILocalVariable(name: "ptr", scope: !908, file: !195, line: 161, type: !872, align: 64)
!908 = distinct !DILexicalBlock(scope: !891, file: !195, line: 161, column: 17)
!909 = !DILocalVariable(name: "end_or_len", scope: !910, file: !195, line: 162, type: !875, align: 64)
!910 = distinct !DILexicalBlock(scope: !908, file: !195, line: 162, column: 17)
!911 = !DILocalVariable(name: "len", scope: !912, file: !195, line: 167, type: !58, align: 64)
!912 = distinct !DILexicalBlock(scope: !910, file: !195, line: 167, column: 25)
!913 = !DILocation(line: 0, scope: !891, inlinedAt: !914)
!914 = distinct !DILocation(line: 80, column: 27, scope: !915, inlinedAt: !963)
!915 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<f32>>", linkageName: "_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hec7e74a293a247ccE", scope: !917, file: !916, line: 79, type: !918, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !885, retainedNodes: !938)
!916 = !DIFile(filename: "library/core/src/iter/adapters/enumerate.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "be8a5e8de3bc6e50de6cd50459716008")
!917 = !DINamespace(name: "{impl#1}", scope: !840)
!918 = !DISubroutineType(types: !919)
!919 = !{!920, !937}
!920 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, &f32)>", scope: !363, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !921, templateParams: !29, identifier: "474122e84d1acb32a988e631bd6a7b24")
!921 = !{!922}
!922 = !DICompositeType(tag: DW_TAG_variant_part, scope: !920, file: !15, size: 128, align: 64, elements: !923, templateParams: !29, identifier: "83e8e1a8c6f311d2f1c1293f5a7f286c", discriminator: !936)
!923 = !{!924, !932}
!924 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !922, file: !15, baseType: !925, size: 128, align: 64, extraData: i64 0)
!925 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !920, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !926, identifier: "14c2e4fcd993c6ac7527759e5a725db5")
!926 = !{!927}
!927 = !DITemplateTypeParameter(name: "T", type: !928)
!928 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, &f32)", file: !15, size: 128, align: 64, elements: !929, templateParams: !29, identifier: "f96fb565a9838c5327ca8a8914c6827b")
!929 = !{!930, !931}
!930 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !928, file: !15, baseType: !58, size: 64, align: 64)
!931 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !928, file: !15, baseType: !883, size: 64, align: 64, offset: 64)
!932 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !922, file: !15, baseType: !933, size: 128, align: 64)
!933 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !920, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !934, templateParams: !926, identifier: "dcc16df7562fa6ccde0f5f5365413b3f")
!934 = !{!935}
!935 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !933, file: !15, baseType: !928, size: 128, align: 64, flags: DIFlagPublic)
!936 = !DIDerivedType(tag: DW_TAG_member, scope: !920, file: !15, baseType: !375, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!937 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<f32>>", baseType: !866, size: 64, align: 64, dwarfAddressSpace: 0)
!938 = !{!939, !940, !942, !959, !961}
!939 = !DILocalVariable(name: "self", arg: 1, scope: !915, file: !916, line: 79, type: !937)
!940 = !DILocalVariable(name: "a", scope: !941, file: !916, line: 80, type: !883, align: 64)
!941 = distinct !DILexicalBlock(scope: !915, file: !916, line: 80, column: 9)
!942 = !DILocalVariable(name: "residual", scope: !943, file: !916, line: 80, type: !944, align: 8)
!943 = distinct !DILexicalBlock(scope: !915, file: !916, line: 80, column: 33)
!944 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::convert::Infallible>", scope: !363, file: !15, align: 8, flags: DIFlagPublic, elements: !945, templateParams: !29, identifier: "c570e30372491ce8c937ce79f8b0a8")
!945 = !{!946}
!946 = !DICompositeType(tag: DW_TAG_variant_part, scope: !944, file: !15, align: 8, elements: !947, templateParams: !29, identifier: "7f581569b30ffcadfc066f9502cffc3d")
!947 = !{!948, !955}
!948 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !946, file: !15, baseType: !949, align: 8)
!949 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !944, file: !15, align: 8, flags: DIFlagPublic, elements: !29, templateParams: !950, identifier: "8822bb1e77f834d316aa69cec5bd6884")
!950 = !{!951}
!951 = !DITemplateTypeParameter(name: "T", type: !952)
!952 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !387, file: !15, align: 8, flags: DIFlagPublic, elements: !953, templateParams: !29, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!953 = !{!954}
!954 = !DICompositeType(tag: DW_TAG_variant_part, scope: !952, file: !15, align: 8, elements: !29, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!955 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !946, file: !15, baseType: !956, align: 8)
!956 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !944, file: !15, align: 8, flags: DIFlagPublic, elements: !957, templateParams: !950, identifier: "eac45ae69c5c1b4274720cd40277b232")
!957 = !{!958}
!958 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !956, file: !15, baseType: !952, align: 8, flags: DIFlagPublic)
!959 = !DILocalVariable(name: "val", scope: !960, file: !916, line: 80, type: !883, align: 64)
!960 = distinct !DILexicalBlock(scope: !915, file: !916, line: 80, column: 33)
!961 = !DILocalVariable(name: "i", scope: !962, file: !916, line: 81, type: !58, align: 64)
!962 = distinct !DILexicalBlock(scope: !941, file: !916, line: 81, column: 9)
!963 = distinct !DILocation(line: 38, column: 28, scope: !865)
!964 = !DILocation(line: 0, scope: !915, inlinedAt: !963)
!965 = !DILocalVariable(name: "self", arg: 1, scope: !966, file: !195, line: 157, type: !980)
!966 = distinct !DISubprogram(name: "next<[f32; 8]>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he7ee20b0df49fbe1E", scope: !196, file: !195, line: 157, type: !967, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !850, retainedNodes: !981)
!967 = !DISubroutineType(types: !968)
!968 = !{!969, !980}
!969 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&[f32; 8]>", scope: !363, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !970, templateParams: !29, identifier: "afb9673d8db8aa027716bd7c58a6a4b7")
!970 = !{!971}
!971 = !DICompositeType(tag: DW_TAG_variant_part, scope: !969, file: !15, size: 64, align: 64, elements: !972, templateParams: !29, identifier: "cd8b50470ec688e311ea1f981ddf78df", discriminator: !979)
!972 = !{!973, !975}
!973 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !971, file: !15, baseType: !974, size: 64, align: 64, extraData: i64 0)
!974 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !969, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !855, identifier: "b312a214763e32c2b8a8c23843df0d40")
!975 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !971, file: !15, baseType: !976, size: 64, align: 64)
!976 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !969, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !977, templateParams: !855, identifier: "ca4571b3517a9f8e7d3fd0e0358e44e")
!977 = !{!978}
!978 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !976, file: !15, baseType: !857, size: 64, align: 64, flags: DIFlagPublic)
!979 = !DIDerivedType(tag: DW_TAG_member, scope: !969, file: !15, baseType: !375, size: 64, align: 64, flags: DIFlagArtificial)
!980 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<[f32; 8]>", baseType: !843, size: 64, align: 64, dwarfAddressSpace: 0)
!981 = !{!965, !982, !984, !986}
!982 = !DILocalVariable(name: "ptr", scope: !983, file: !195, line: 161, type: !846, align: 64)
!983 = distinct !DILexicalBlock(scope: !966, file: !195, line: 161, column: 17)
!984 = !DILocalVariable(name: "end_or_len", scope: !985, file: !195, line: 162, type: !849, align: 64)
!985 = distinct !DILexicalBlock(scope: !983, file: !195, line: 162, column: 17)
!986 = !DILocalVariable(name: "len", scope: !987, file: !195, line: 167, type: !58, align: 64)
!987 = distinct !DILexicalBlock(scope: !985, file: !195, line: 167, column: 25)
!988 = !DILocation(line: 0, scope: !966, inlinedAt: !989)
!989 = distinct !DILocation(line: 80, column: 27, scope: !990, inlinedAt: !1021)
!990 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<[f32; 8]>>", linkageName: "_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h86af4c8c3f92ed1cE", scope: !917, file: !916, line: 79, type: !991, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !859, retainedNodes: !1011)
!991 = !DISubroutineType(types: !992)
!992 = !{!993, !1010}
!993 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, &[f32; 8])>", scope: !363, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !994, templateParams: !29, identifier: "f71742b446b95b92ffe032debfbb7f83")
!994 = !{!995}
!995 = !DICompositeType(tag: DW_TAG_variant_part, scope: !993, file: !15, size: 128, align: 64, elements: !996, templateParams: !29, identifier: "d72e90efe6e7c8ff2ccf6f86bfd594f3", discriminator: !1009)
!996 = !{!997, !1005}
!997 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !995, file: !15, baseType: !998, size: 128, align: 64, extraData: i64 0)
!998 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !993, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !999, identifier: "5371070f5aa84cd13cf64635236439e4")
!999 = !{!1000}
!1000 = !DITemplateTypeParameter(name: "T", type: !1001)
!1001 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, &[f32; 8])", file: !15, size: 128, align: 64, elements: !1002, templateParams: !29, identifier: "5c55b7c563ed25bc80536b683ae0c09")
!1002 = !{!1003, !1004}
!1003 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1001, file: !15, baseType: !58, size: 64, align: 64)
!1004 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1001, file: !15, baseType: !857, size: 64, align: 64, offset: 64)
!1005 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !995, file: !15, baseType: !1006, size: 128, align: 64)
!1006 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !993, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !1007, templateParams: !999, identifier: "36afff9e1df61a568c323f2a55adffb0")
!1007 = !{!1008}
!1008 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1006, file: !15, baseType: !1001, size: 128, align: 64, flags: DIFlagPublic)
!1009 = !DIDerivedType(tag: DW_TAG_member, scope: !993, file: !15, baseType: !375, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!1010 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<[f32; 8]>>", baseType: !839, size: 64, align: 64, dwarfAddressSpace: 0)
!1011 = !{!1012, !1013, !1015, !1017, !1019}
!1012 = !DILocalVariable(name: "self", arg: 1, scope: !990, file: !916, line: 79, type: !1010)
!1013 = !DILocalVariable(name: "a", scope: !1014, file: !916, line: 80, type: !857, align: 64)
!1014 = distinct !DILexicalBlock(scope: !990, file: !916, line: 80, column: 9)
!1015 = !DILocalVariable(name: "residual", scope: !1016, file: !916, line: 80, type: !944, align: 8)
!1016 = distinct !DILexicalBlock(scope: !990, file: !916, line: 80, column: 33)
!1017 = !DILocalVariable(name: "val", scope: !1018, file: !916, line: 80, type: !857, align: 64)
!1018 = distinct !DILexicalBlock(scope: !990, file: !916, line: 80, column: 33)
!1019 = !DILocalVariable(name: "i", scope: !1020, file: !916, line: 81, type: !58, align: 64)
!1020 = distinct !DILexicalBlock(scope: !1014, file: !916, line: 81, column: 9)
!1021 = distinct !DILocation(line: 37, column: 21, scope: !838)
!1022 = !DILocation(line: 0, scope: !990, inlinedAt: !1021)
!1023 = !DILocation(line: 36, column: 9, scope: !836)
!1024 = !DILocation(line: 0, scope: !824)
!1025 = !DILocation(line: 0, scope: !838)
!1026 = !DILocation(line: 0, scope: !985, inlinedAt: !989)
!1027 = !DILocalVariable(name: "self", arg: 1, scope: !1028, file: !266, line: 1719, type: !1031)
!1028 = distinct !DISubprogram(name: "eq<[f32; 8]>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h05eb0f9b85997dd7E", scope: !267, file: !266, line: 1719, type: !1029, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !850, retainedNodes: !1032)
!1029 = !DISubroutineType(types: !1030)
!1030 = !{!270, !1031, !1031}
!1031 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<[f32; 8]>", baseType: !846, size: 64, align: 64, dwarfAddressSpace: 0)
!1032 = !{!1027, !1033}
!1033 = !DILocalVariable(name: "other", arg: 2, scope: !1028, file: !266, line: 1719, type: !1031)
!1034 = !DILocation(line: 1719, column: 11, scope: !1028, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 180, column: 28, scope: !985, inlinedAt: !989)
!1036 = !DILocation(line: 1719, column: 18, scope: !1028, inlinedAt: !1035)
!1037 = !DILocation(line: 0, scope: !983, inlinedAt: !989)
!1038 = !DILocation(line: 0, scope: !862)
!1039 = !DILocation(line: 0, scope: !865)
!1040 = !DILocation(line: 0, scope: !888)
!1041 = !DILocation(line: 38, column: 18, scope: !865)
!1042 = !DILocation(line: 39, column: 13, scope: !888)
!1043 = !DILocalVariable(name: "count", scope: !1044, file: !266, line: 651, type: !58, align: 64)
!1044 = distinct !DISubprogram(name: "add<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha287b1adc81c8a8aE", scope: !872, file: !266, line: 651, type: !1045, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !876, declaration: !1047, retainedNodes: !1048)
!1045 = !DISubroutineType(types: !1046)
!1046 = !{!872, !872, !58}
!1047 = !DISubprogram(name: "add<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha287b1adc81c8a8aE", scope: !872, file: !266, line: 651, type: !1045, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !876)
!1048 = !{!1049, !1043}
!1049 = !DILocalVariable(name: "self", arg: 1, scope: !1044, file: !266, line: 651, type: !872)
!1050 = !DILocation(line: 0, scope: !1044, inlinedAt: !1051)
!1051 = distinct !DILocation(line: 185, column: 40, scope: !910, inlinedAt: !914)
!1052 = !DILocation(line: 0, scope: !908, inlinedAt: !914)
!1053 = !DILocation(line: 0, scope: !910, inlinedAt: !914)
!1054 = !DILocation(line: 659, column: 28, scope: !1044, inlinedAt: !1051)
!1055 = !DILocation(line: 1720, column: 9, scope: !1028, inlinedAt: !1035)
!1056 = !DILocation(line: 38, column: 9, scope: !865)
!1057 = !DILocation(line: 43, column: 2, scope: !824)
