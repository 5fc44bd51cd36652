; ModuleID = 'words.e1159c667dfce637-cgu.0'
source_filename = "words.e1159c667dfce637-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_864ae197cb54fad57f597a467723eba1 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/str/pattern.rs\00", align 1
@alloc_7bbc2d8d597a87c842496ab99596b1e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@vtable.1 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h91185848d6937644E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE" }>, align 8, !dbg !0
@alloc_bf19f81be328203ae62eed79be4ac092 = private unnamed_addr constant [43 x i8] c"the quick brown fox jumps over the lazy dog", align 1
@alloc_874ad33e48b268f97acaace8e58fd638 = private unnamed_addr constant [8 x i8] c"\C0\02: \C0\01\0A\00", align 1
@alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e = private unnamed_addr constant [10 x i8] c"\C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_cc129df944a46d9aaecbab42935a40a5 = private unnamed_addr constant [14 x i8] c"rust/words.rs\00", align 1
@alloc_e724f30e46c0994fa5295f8c1cefaac7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\001\00\00\00\11\00\00\00" }>, align 8
@alloc_35d5a72993a4ef2a787b30b1c710c862 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\00/\00\00\00\0E\00\00\00" }>, align 8
@alloc_aa37e26c39f621cfbd3f8364369aa8a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\000\00\00\00\1B\00\00\00" }>, align 8
@_ZN5words5CALLS17h317f4388f838eba4E = internal global [8 x i8] zeroinitializer, align 8, !dbg !24
@"_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17hdf90960f5ff911c8E" = internal thread_local unnamed_addr global <{ [12 x i8], [4 x i8] }> <{ [12 x i8] zeroinitializer, [4 x i8] undef }>, align 8, !dbg !40
@alloc_0a22515a848452a904ad1e9d1814ec86 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\00\16\00\00\00\0E\00\00\00" }>, align 8
@alloc_37d2e53432a03a1f90b3e7253015eaf9 = private unnamed_addr constant [4 x i8] c"None", align 1
@vtable.3 = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he824f3bc1671f3eeE" }>, align 8, !dbg !64
@alloc_9535bf4c204f3eb9b19ec2c83e446e52 = private unnamed_addr constant [4 x i8] c"Some", align 1
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h8cf254265c662ac7E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !229 {
start:
  %_7 = alloca [8 x i8], align 8
    #dbg_value(ptr %main, !236, !DIExpression(), !242)
    #dbg_value(i64 %argc, !237, !DIExpression(), !242)
    #dbg_value(ptr %argv, !238, !DIExpression(), !242)
    #dbg_value(i8 %sigpipe, !239, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !243
  store ptr %main, ptr %_7, align 8, !dbg !243
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !245
  ret i64 %_0, !dbg !246
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !247 {
start:
    #dbg_value(ptr %_1, !253, !DIExpression(DW_OP_deref), !254)
  %_4 = load ptr, ptr %_1, align 8, !dbg !255, !nonnull !23, !noundef !23
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull %_4) #22, !dbg !256
  ret i32 0, !dbg !257
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !258 {
start:
    #dbg_declare(ptr poison, !265, !DIExpression(), !269)
    #dbg_value(ptr %f, !264, !DIExpression(), !270)
    #dbg_declare(ptr poison, !271, !DIExpression(), !278)
    #dbg_value(ptr %f, !280, !DIExpression(), !291)
    #dbg_declare(ptr poison, !287, !DIExpression(), !293)
  tail call void %f(), !dbg !293
  tail call void asm sideeffect "", "~{memory}"() #23, !dbg !294, !srcloc !295
  ret void, !dbg !296
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he824f3bc1671f3eeE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !297 {
start:
    #dbg_value(ptr %self, !343, !DIExpression(), !347)
    #dbg_value(ptr %f, !344, !DIExpression(), !347)
  %_3 = load ptr, ptr %self, align 8, !dbg !348, !nonnull !23, !align !349, !noundef !23
  tail call void @llvm.experimental.noalias.scope.decl(metadata !350), !dbg !353
    #dbg_value(ptr %_3, !354, !DIExpression(), !362)
    #dbg_value(ptr %f, !359, !DIExpression(), !362)
  %_3.0.i = load ptr, ptr %_3, align 8, !dbg !364, !alias.scope !350, !noalias !365, !nonnull !23, !align !367, !noundef !23
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8, !dbg !364
  %_3.1.i = load i64, ptr %0, align 8, !dbg !364, !alias.scope !350, !noalias !365, !noundef !23
; call <str as core::fmt::Debug>::fmt
  %_0.i = tail call noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0.i, i64 noundef %_3.1.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !368, !noalias !350
  ret i1 %_0.i, !dbg !369
}

; <&T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hce3dfa5a6c3e438cE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !370 {
start:
    #dbg_value(ptr %self, !377, !DIExpression(), !379)
    #dbg_value(ptr %f, !378, !DIExpression(), !379)
  %_3 = load ptr, ptr %self, align 8, !dbg !380, !nonnull !23, !align !349, !noundef !23
; call <usize as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !381
  ret i1 %_0, !dbg !382
}

; <&T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hfa1bd483ed22609bE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !383 {
start:
    #dbg_value(ptr %self, !385, !DIExpression(), !387)
    #dbg_value(ptr %f, !386, !DIExpression(), !387)
  %_3 = load ptr, ptr %self, align 8, !dbg !388, !nonnull !23, !align !349, !noundef !23
  tail call void @llvm.experimental.noalias.scope.decl(metadata !389), !dbg !392
    #dbg_value(ptr %_3, !393, !DIExpression(), !397)
    #dbg_value(ptr %f, !396, !DIExpression(), !397)
  %_3.0.i = load ptr, ptr %_3, align 8, !dbg !399, !alias.scope !389, !noalias !400, !nonnull !23, !align !367, !noundef !23
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8, !dbg !399
  %_3.1.i = load i64, ptr %0, align 8, !dbg !399, !alias.scope !389, !noalias !400, !noundef !23
; call <str as core::fmt::Display>::fmt
  %_0.i = tail call noundef zeroext i1 @_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0.i, i64 noundef %_3.1.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !dbg !402, !noalias !389
  ret i1 %_0.i, !dbg !403
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h91185848d6937644E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !404 {
start:
    #dbg_value(ptr %_1, !409, !DIExpression(), !413)
    #dbg_declare(ptr poison, !410, !DIExpression(), !414)
  %0 = load ptr, ptr %_1, align 8, !dbg !414, !nonnull !23, !noundef !23
    #dbg_value(ptr %0, !253, !DIExpression(), !415)
    #dbg_value(ptr %0, !421, !DIExpression(), !424)
    #dbg_declare(ptr poison, !422, !DIExpression(), !425)
    #dbg_value(ptr undef, !253, !DIExpression(DW_OP_deref), !415)
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull readonly %0) #22, !dbg !426, !noalias !427
  ret i32 0, !dbg !414
}

; core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<words::Node>,&alloc::alloc::Global>>
; Function Attrs: nounwind nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #3 !dbg !430 {
start:
    #dbg_value(ptr %_1, !530, !DIExpression(), !533)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !534), !dbg !537
    #dbg_value(ptr %_1, !538, !DIExpression(), !555)
    #dbg_value(ptr %_1, !557, !DIExpression(), !581)
  %self1.i = load ptr, ptr %_1, align 8, !dbg !583, !alias.scope !534, !nonnull !23, !noundef !23
  %0 = icmp eq ptr %self1.i, inttoptr (i64 -1 to ptr), !dbg !584
  br i1 %0, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit", label %bb7.i, !dbg !584

bb7.i:                                            ; preds = %start
    #dbg_value(ptr %self1.i, !578, !DIExpression(), !585)
  %_21.i = getelementptr inbounds nuw i8, ptr %self1.i, i64 8, !dbg !586
    #dbg_value(ptr %_21.i, !553, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !587)
    #dbg_value(ptr %self1.i, !553, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !587)
    #dbg_value(ptr %_21.i, !546, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !588)
    #dbg_value(ptr %self1.i, !546, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !588)
    #dbg_value(ptr poison, !589, !DIExpression(), !598)
    #dbg_value(ptr poison, !600, !DIExpression(), !605)
    #dbg_value(ptr %_21.i, !607, !DIExpression(), !615)
    #dbg_value(ptr %_21.i, !617, !DIExpression(), !624)
    #dbg_value(ptr %_21.i, !626, !DIExpression(), !632)
    #dbg_value(ptr %_21.i, !626, !DIExpression(), !634)
  %_26.i = load i64, ptr %_21.i, align 8, !dbg !638, !noalias !534, !noundef !23
  %val.i = add i64 %_26.i, -1, !dbg !639
    #dbg_value(i64 %val.i, !614, !DIExpression(), !615)
    #dbg_value(i64 %val.i, !623, !DIExpression(), !624)
  store i64 %val.i, ptr %_21.i, align 8, !dbg !640, !noalias !534
    #dbg_value(ptr poison, !600, !DIExpression(), !648)
  %1 = icmp eq i64 %val.i, 0, !dbg !649
  br i1 %1, label %bb1.i, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit", !dbg !649

bb1.i:                                            ; preds = %bb7.i
    #dbg_value(ptr %_1, !650, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !669)
    #dbg_value(ptr %self1.i, !667, !DIExpression(), !669)
    #dbg_value(i64 8, !668, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !669)
    #dbg_value(i64 72, !668, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !669)
    #dbg_value(ptr poison, !671, !DIExpression(), !680)
    #dbg_value(ptr poison, !682, !DIExpression(), !688)
    #dbg_value(ptr %self1.i, !678, !DIExpression(), !680)
    #dbg_value(ptr %self1.i, !686, !DIExpression(), !688)
    #dbg_value(ptr %self1.i, !690, !DIExpression(), !697)
    #dbg_value(i64 8, !679, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !680)
    #dbg_value(i64 8, !687, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !688)
    #dbg_value(i64 8, !696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !697)
    #dbg_value(i64 8, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !706)
    #dbg_value(i64 72, !679, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !680)
    #dbg_value(i64 72, !687, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !688)
    #dbg_value(i64 72, !696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !697)
    #dbg_value(i64 72, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !706)
    #dbg_value(ptr %self1.i, !705, !DIExpression(), !706)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self1.i, i64 noundef 72, i64 noundef 8) #23, !dbg !708, !noalias !534
  br label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit", !dbg !709

"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit": ; preds = %start, %bb7.i, %bb1.i
  ret void, !dbg !537
}

; core::ptr::drop_in_place<words::Node>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(48) %_1) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !710 {
start:
    #dbg_value(ptr %_1, !715, !DIExpression(), !716)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !717), !dbg !720
    #dbg_value(ptr %_1, !721, !DIExpression(), !729)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !731), !dbg !734
    #dbg_value(ptr %_1, !735, !DIExpression(), !743)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !745), !dbg !748
    #dbg_value(ptr %_1, !749, !DIExpression(), !757)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !759), !dbg !762
    #dbg_value(ptr %_1, !763, !DIExpression(), !771)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !773), !dbg !776
    #dbg_value(ptr %_1, !777, !DIExpression(), !788)
    #dbg_value(i64 1, !784, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !788)
    #dbg_value(i64 1, !784, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !788)
    #dbg_value(ptr %_1, !790, !DIExpression(), !819)
    #dbg_value(i64 1, !814, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !819)
    #dbg_value(i64 1, !814, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !819)
  %self2.i.i.i.i1.i.i = load i64, ptr %_1, align 8, !dbg !821, !range !822, !alias.scope !823, !noalias !826, !noundef !23
  %0 = icmp eq i64 %self2.i.i.i.i1.i.i, 0, !dbg !821
  br i1 %0, label %bb4, label %bb2.i.i.i2.i.i, !dbg !821

bb2.i.i.i2.i.i:                                   ; preds = %start
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !815, !DIExpression(), !828)
    #dbg_value(i64 1, !817, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !829)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !817, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !829)
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 8, !dbg !830
  %self6.i.i.i.i3.i.i = load ptr, ptr %1, align 8, !dbg !830, !alias.scope !823, !noalias !826, !nonnull !23, !noundef !23
    #dbg_value(ptr %self6.i.i.i.i3.i.i, !785, !DIExpression(), !831)
    #dbg_value(i64 1, !787, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !831)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !787, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !831)
    #dbg_value(ptr %_1, !671, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !832)
    #dbg_value(ptr %_1, !682, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !834)
    #dbg_value(ptr %self6.i.i.i.i3.i.i, !678, !DIExpression(), !832)
    #dbg_value(ptr %self6.i.i.i.i3.i.i, !686, !DIExpression(), !834)
    #dbg_value(ptr %self6.i.i.i.i3.i.i, !690, !DIExpression(), !836)
    #dbg_value(i64 1, !679, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !832)
    #dbg_value(i64 1, !687, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !834)
    #dbg_value(i64 1, !696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !836)
    #dbg_value(i64 1, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !838)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !679, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !832)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !687, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !834)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !836)
    #dbg_value(i64 %self2.i.i.i.i1.i.i, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !838)
    #dbg_value(ptr %self6.i.i.i.i3.i.i, !705, !DIExpression(), !838)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self6.i.i.i.i3.i.i, i64 noundef %self2.i.i.i.i1.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #23, !dbg !840, !noalias !841
  br label %bb4, !dbg !842

bb4:                                              ; preds = %bb2.i.i.i2.i.i, %start
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 24, !dbg !720
    #dbg_value(ptr %2, !843, !DIExpression(), !851)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !853), !dbg !856
    #dbg_value(ptr %2, !857, !DIExpression(), !865)
    #dbg_value(ptr %2, !867, !DIExpression(), !874)
  %3 = getelementptr inbounds nuw i8, ptr %_1, i64 32, !dbg !876
  %_5.i = load ptr, ptr %3, align 8, !dbg !876, !alias.scope !853, !nonnull !23, !noundef !23
  %4 = getelementptr inbounds nuw i8, ptr %_1, i64 40, !dbg !898
  %len.i = load i64, ptr %4, align 8, !dbg !898, !alias.scope !853, !noundef !23
    #dbg_value(ptr %_5.i, !899, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !909)
    #dbg_value(i64 %len.i, !899, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !909)
  %_7.i.i15 = icmp eq i64 %len.i, 0, !dbg !911
  br i1 %_7.i.i15, label %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", label %bb5.i.i, !dbg !911

bb5.i.i:                                          ; preds = %bb4, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14"
  %_3.sroa.0.0.i.i16 = phi i64 [ %5, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14" ], [ 0, %bb4 ]
  %_6.i.i = getelementptr inbounds nuw ptr, ptr %_5.i, i64 %_3.sroa.0.0.i.i16, !dbg !911
  %5 = add nuw i64 %_3.sroa.0.0.i.i16, 1, !dbg !911
  tail call void @llvm.experimental.noalias.scope.decl(metadata !912), !dbg !911
    #dbg_value(ptr %_6.i.i, !915, !DIExpression(), !920)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !922), !dbg !925, !noalias !853
    #dbg_value(ptr %_6.i.i, !926, !DIExpression(), !933)
    #dbg_value(ptr %_6.i.i, !935, !DIExpression(), !943)
    #dbg_value(ptr %_6.i.i, !935, !DIExpression(), !945)
  %_5.i.i7 = load ptr, ptr %_6.i.i, align 8, !dbg !947, !alias.scope !955, !noalias !853, !nonnull !23, !noundef !23
    #dbg_value(ptr %_5.i.i7, !956, !DIExpression(), !963)
    #dbg_value(ptr %_5.i.i7, !965, !DIExpression(), !970)
    #dbg_value(ptr %_5.i.i7, !972, !DIExpression(), !976)
    #dbg_value(ptr %_5.i.i7, !978, !DIExpression(), !982)
    #dbg_value(ptr %_5.i.i7, !984, !DIExpression(), !987)
  %_8.i.i8 = load i64, ptr %_5.i.i7, align 8, !dbg !989, !noalias !990, !noundef !23
  %val.i.i9 = add i64 %_8.i.i8, -1, !dbg !991
    #dbg_value(i64 %val.i.i9, !975, !DIExpression(), !992)
    #dbg_value(i64 %val.i.i9, !981, !DIExpression(), !993)
  store i64 %val.i.i9, ptr %_5.i.i7, align 8, !dbg !994, !noalias !990
    #dbg_value(ptr %_5.i.i7, !965, !DIExpression(), !997)
    #dbg_value(ptr %_5.i.i7, !984, !DIExpression(), !999)
  %6 = icmp eq i64 %val.i.i9, 0, !dbg !1002
  br i1 %6, label %bb1.i.i12, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14", !dbg !1002

bb1.i.i12:                                        ; preds = %bb5.i.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %_6.i.i) #22
          to label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14" unwind label %cleanup.i.i, !dbg !1003

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14": ; preds = %bb1.i.i12, %bb5.i.i
  %_7.i.i = icmp eq i64 %5, %len.i, !dbg !911
  br i1 %_7.i.i, label %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", label %bb5.i.i, !dbg !911

cleanup.i.i:                                      ; preds = %bb1.i.i12
  %7 = landingpad { ptr, i32 }
          cleanup
  %_5.i.i17 = icmp eq i64 %5, %len.i, !dbg !911
  br i1 %_5.i.i17, label %cleanup.i.body, label %bb3.i.i, !dbg !911

bb3.i.i:                                          ; preds = %cleanup.i.i, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit"
  %_3.sroa.0.1.i.i18 = phi i64 [ %8, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit" ], [ %5, %cleanup.i.i ]
  %_4.i.i = getelementptr inbounds nuw ptr, ptr %_5.i, i64 %_3.sroa.0.1.i.i18, !dbg !911
  %8 = add i64 %_3.sroa.0.1.i.i18, 1, !dbg !911
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1004), !dbg !911
    #dbg_value(ptr %_4.i.i, !915, !DIExpression(), !1007)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1009), !dbg !1012, !noalias !853
    #dbg_value(ptr %_4.i.i, !926, !DIExpression(), !1013)
    #dbg_value(ptr %_4.i.i, !935, !DIExpression(), !1015)
    #dbg_value(ptr %_4.i.i, !935, !DIExpression(), !1017)
  %_5.i.i6 = load ptr, ptr %_4.i.i, align 8, !dbg !1019, !alias.scope !1021, !noalias !853, !nonnull !23, !noundef !23
    #dbg_value(ptr %_5.i.i6, !956, !DIExpression(), !1022)
    #dbg_value(ptr %_5.i.i6, !965, !DIExpression(), !1024)
    #dbg_value(ptr %_5.i.i6, !972, !DIExpression(), !1026)
    #dbg_value(ptr %_5.i.i6, !978, !DIExpression(), !1028)
    #dbg_value(ptr %_5.i.i6, !984, !DIExpression(), !1030)
  %_8.i.i = load i64, ptr %_5.i.i6, align 8, !dbg !1032, !noalias !1033, !noundef !23
  %val.i.i = add i64 %_8.i.i, -1, !dbg !1034
    #dbg_value(i64 %val.i.i, !975, !DIExpression(), !1035)
    #dbg_value(i64 %val.i.i, !981, !DIExpression(), !1036)
  store i64 %val.i.i, ptr %_5.i.i6, align 8, !dbg !1037, !noalias !1033
    #dbg_value(ptr %_5.i.i6, !965, !DIExpression(), !1039)
    #dbg_value(ptr %_5.i.i6, !984, !DIExpression(), !1041)
  %9 = icmp eq i64 %val.i.i, 0, !dbg !1043
  br i1 %9, label %bb1.i.i, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit", !dbg !1043

bb1.i.i:                                          ; preds = %bb3.i.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %_4.i.i) #22
          to label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit" unwind label %terminate.i.i, !dbg !1044

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit": ; preds = %bb1.i.i, %bb3.i.i
  %_5.i.i = icmp eq i64 %8, %len.i, !dbg !911
  br i1 %_5.i.i, label %cleanup.i.body, label %bb3.i.i, !dbg !911

terminate.i.i:                                    ; preds = %bb1.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !dbg !911, !noalias !853
  unreachable, !dbg !911

cleanup.i.body:                                   ; preds = %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit", %cleanup.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1045), !dbg !856
    #dbg_value(ptr %2, !1048, !DIExpression(), !1056)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1058), !dbg !1061
    #dbg_value(ptr %2, !1062, !DIExpression(), !1068)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1070), !dbg !1073
    #dbg_value(ptr %2, !777, !DIExpression(), !1074)
    #dbg_value(i64 8, !784, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1074)
    #dbg_value(i64 8, !784, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1074)
    #dbg_value(ptr %2, !790, !DIExpression(), !1076)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1076)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1076)
    #dbg_value(i64 8, !1078, !DIExpression(), !1103)
  %self2.i.i.i.i1 = load i64, ptr %2, align 8, !dbg !1105, !range !822, !alias.scope !1106, !noalias !1109, !noundef !23
  %11 = icmp eq i64 %self2.i.i.i.i1, 0, !dbg !1105
  br i1 %11, label %bb1.i, label %bb2.i.i.i2, !dbg !1105

bb2.i.i.i2:                                       ; preds = %cleanup.i.body
    #dbg_value(i64 %self2.i.i.i.i1, !1102, !DIExpression(), !1103)
  %alloc_size.i.i.i.i3 = shl nuw i64 %self2.i.i.i.i1, 3, !dbg !1111
    #dbg_value(i64 %alloc_size.i.i.i.i3, !815, !DIExpression(), !1112)
    #dbg_value(i64 8, !817, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1113)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !817, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1113)
    #dbg_value(ptr %_5.i, !785, !DIExpression(), !1114)
    #dbg_value(i64 8, !787, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1114)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !787, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1114)
    #dbg_value(ptr %2, !671, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1115)
    #dbg_value(ptr %2, !682, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1117)
    #dbg_value(ptr %_5.i, !678, !DIExpression(), !1115)
    #dbg_value(ptr %_5.i, !686, !DIExpression(), !1117)
    #dbg_value(ptr %_5.i, !690, !DIExpression(), !1119)
    #dbg_value(i64 8, !679, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1115)
    #dbg_value(i64 8, !687, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1117)
    #dbg_value(i64 8, !696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1119)
    #dbg_value(i64 8, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1121)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !679, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1115)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !687, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1117)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1119)
    #dbg_value(i64 %alloc_size.i.i.i.i3, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1121)
    #dbg_value(ptr %_5.i, !705, !DIExpression(), !1121)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.i, i64 noundef %alloc_size.i.i.i.i3, i64 noundef range(i64 1, -9223372036854775807) 8) #23, !dbg !1123, !noalias !1124
  br label %bb1.i, !dbg !1125

bb1.i:                                            ; preds = %bb2.i.i.i2, %cleanup.i.body
  resume { ptr, i32 } %7, !dbg !856

"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit": ; preds = %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14", %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1126), !dbg !856
    #dbg_value(ptr %2, !1048, !DIExpression(), !1129)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1131), !dbg !1134
    #dbg_value(ptr %2, !1062, !DIExpression(), !1135)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1137), !dbg !1140
    #dbg_value(ptr %2, !777, !DIExpression(), !1141)
    #dbg_value(i64 8, !784, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1141)
    #dbg_value(i64 8, !784, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1141)
    #dbg_value(ptr %2, !790, !DIExpression(), !1143)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1143)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1143)
    #dbg_value(i64 8, !1078, !DIExpression(), !1145)
  %self2.i.i.i.i = load i64, ptr %2, align 8, !dbg !1147, !range !822, !alias.scope !1148, !noalias !1151, !noundef !23
  %12 = icmp eq i64 %self2.i.i.i.i, 0, !dbg !1147
  br i1 %12, label %"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit", label %bb2.i.i.i, !dbg !1147

bb2.i.i.i:                                        ; preds = %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit"
    #dbg_value(i64 %self2.i.i.i.i, !1102, !DIExpression(), !1145)
  %alloc_size.i.i.i.i = shl nuw i64 %self2.i.i.i.i, 3, !dbg !1153
    #dbg_value(i64 %alloc_size.i.i.i.i, !815, !DIExpression(), !1154)
    #dbg_value(i64 8, !817, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1155)
    #dbg_value(i64 %alloc_size.i.i.i.i, !817, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1155)
    #dbg_value(ptr %_5.i, !785, !DIExpression(), !1156)
    #dbg_value(i64 8, !787, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1156)
    #dbg_value(i64 %alloc_size.i.i.i.i, !787, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1156)
    #dbg_value(ptr %2, !671, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1157)
    #dbg_value(ptr %2, !682, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1159)
    #dbg_value(ptr %_5.i, !678, !DIExpression(), !1157)
    #dbg_value(ptr %_5.i, !686, !DIExpression(), !1159)
    #dbg_value(ptr %_5.i, !690, !DIExpression(), !1161)
    #dbg_value(i64 8, !679, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1157)
    #dbg_value(i64 8, !687, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1159)
    #dbg_value(i64 8, !696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1161)
    #dbg_value(i64 8, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1163)
    #dbg_value(i64 %alloc_size.i.i.i.i, !679, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1157)
    #dbg_value(i64 %alloc_size.i.i.i.i, !687, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1159)
    #dbg_value(i64 %alloc_size.i.i.i.i, !696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1161)
    #dbg_value(i64 %alloc_size.i.i.i.i, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1163)
    #dbg_value(ptr %_5.i, !705, !DIExpression(), !1163)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.i, i64 noundef %alloc_size.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #23, !dbg !1165, !noalias !1166
  br label %"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit", !dbg !1167

"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit": ; preds = %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", %bb2.i.i.i
  ret void, !dbg !720
}

; alloc::rc::Rc<T,A>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !1168 {
start:
  %_weak = alloca [16 x i8], align 8
    #dbg_value(ptr %self, !1171, !DIExpression(), !1174)
    #dbg_declare(ptr %_weak, !1172, !DIExpression(), !1175)
  call void @llvm.lifetime.start.p0(ptr nonnull %_weak), !dbg !1176
  %_3 = load ptr, ptr %self, align 8, !dbg !1177, !nonnull !23, !noundef !23
  %_4 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !1178
  store ptr %_3, ptr %_weak, align 8, !dbg !1179
  %0 = getelementptr inbounds nuw i8, ptr %_weak, i64 8, !dbg !1179
  store ptr %_4, ptr %0, align 8, !dbg !1179
    #dbg_value(ptr %_3, !1180, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1186)
  %1 = getelementptr inbounds nuw i8, ptr %_3, i64 24, !dbg !1188
    #dbg_value(ptr %1, !1189, !DIExpression(), !1197)
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull align 8 dereferenceable(48) %1)
          to label %bb1 unwind label %cleanup, !dbg !1199

cleanup:                                          ; preds = %start
  %2 = landingpad { ptr, i32 }
          cleanup
; call core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<words::Node>,&alloc::alloc::Global>>
  call fastcc void @"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"(ptr noalias noundef align 8 dereferenceable(16) %_weak) #25, !dbg !1200
  resume { ptr, i32 } %2, !dbg !1201

bb1:                                              ; preds = %start
    #dbg_value(ptr %_weak, !530, !DIExpression(), !1202)
    #dbg_value(ptr %_weak, !538, !DIExpression(), !1204)
    #dbg_value(ptr %_weak, !557, !DIExpression(), !1206)
  %3 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr), !dbg !1208
  br i1 %3, label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit", label %bb7.i.i, !dbg !1208

bb7.i.i:                                          ; preds = %bb1
    #dbg_value(ptr %_3, !578, !DIExpression(), !1209)
  %_21.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8, !dbg !1210
    #dbg_value(ptr %_21.i.i, !553, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1211)
    #dbg_value(ptr %_3, !553, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1211)
    #dbg_value(ptr %_21.i.i, !546, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1212)
    #dbg_value(ptr %_3, !546, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1212)
    #dbg_value(ptr poison, !589, !DIExpression(), !1213)
    #dbg_value(ptr poison, !600, !DIExpression(), !1215)
    #dbg_value(ptr %_21.i.i, !607, !DIExpression(), !1217)
    #dbg_value(ptr %_21.i.i, !617, !DIExpression(), !1219)
    #dbg_value(ptr %_21.i.i, !626, !DIExpression(), !1221)
    #dbg_value(ptr %_21.i.i, !626, !DIExpression(), !1223)
  %_26.i.i = load i64, ptr %_21.i.i, align 8, !dbg !1226, !noalias !1227, !noundef !23
  %val.i.i = add i64 %_26.i.i, -1, !dbg !1232
    #dbg_value(i64 %val.i.i, !614, !DIExpression(), !1217)
    #dbg_value(i64 %val.i.i, !623, !DIExpression(), !1219)
  store i64 %val.i.i, ptr %_21.i.i, align 8, !dbg !1233, !noalias !1227
    #dbg_value(ptr poison, !600, !DIExpression(), !1235)
  %4 = icmp eq i64 %val.i.i, 0, !dbg !1236
  br i1 %4, label %bb1.i.i, label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit", !dbg !1236

bb1.i.i:                                          ; preds = %bb7.i.i
    #dbg_value(ptr %_weak, !650, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !1237)
    #dbg_value(ptr %_3, !667, !DIExpression(), !1237)
    #dbg_value(i64 8, !668, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1237)
    #dbg_value(i64 72, !668, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1237)
    #dbg_value(ptr poison, !671, !DIExpression(), !1239)
    #dbg_value(ptr poison, !682, !DIExpression(), !1241)
    #dbg_value(ptr %_3, !678, !DIExpression(), !1239)
    #dbg_value(ptr %_3, !686, !DIExpression(), !1241)
    #dbg_value(ptr %_3, !690, !DIExpression(), !1243)
    #dbg_value(i64 8, !679, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1239)
    #dbg_value(i64 8, !687, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1241)
    #dbg_value(i64 8, !696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1243)
    #dbg_value(i64 8, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1245)
    #dbg_value(i64 72, !679, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1239)
    #dbg_value(i64 72, !687, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1241)
    #dbg_value(i64 72, !696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1243)
    #dbg_value(i64 72, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1245)
    #dbg_value(ptr %_3, !705, !DIExpression(), !1245)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef 72, i64 noundef 8) #23, !dbg !1247, !noalias !1227
  br label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit", !dbg !1248

"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit": ; preds = %bb1, %bb7.i.i, %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_weak), !dbg !1200
  ret void, !dbg !1249
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 !dbg !1250 {
start:
    #dbg_value(ptr %self, !1253, !DIExpression(), !1254)
    #dbg_value(i64 8, !1255, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1278)
    #dbg_value(i64 8, !1255, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1278)
    #dbg_value(ptr %self, !1259, !DIExpression(), !1278)
  %self2 = load i64, ptr %self, align 8, !dbg !1280, !range !822, !noundef !23
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self2), !dbg !1281
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !1281
  %.not = icmp eq i64 %1, -9223372036854775807, !dbg !1282
  br i1 %.not, label %bb3, label %bb2, !dbg !1283, !prof !1284

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !1281
    #dbg_value(i64 %1, !1260, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1285)
    #dbg_value(i64 %2, !1260, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1285)
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #26, !dbg !1286
  unreachable, !dbg !1286

bb3:                                              ; preds = %start
  ret void, !dbg !1287
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -1) %cap) unnamed_addr #5 !dbg !1288 {
start:
    #dbg_value(ptr %self, !1317, !DIExpression(), !1367)
    #dbg_value(i64 %cap, !1318, !DIExpression(), !1367)
    #dbg_value(i64 %cap, !1368, !DIExpression(), !1391)
    #dbg_value(i64 %cap, !1393, !DIExpression(), !1420)
    #dbg_value(i64 %cap, !1422, !DIExpression(), !1443)
    #dbg_value(i64 %cap, !1445, !DIExpression(), !1455)
    #dbg_value(i64 8, !1319, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1367)
    #dbg_value(i64 8, !1319, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1367)
    #dbg_value(i64 8, !1388, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1391)
    #dbg_value(i64 8, !1438, !DIExpression(), !1443)
    #dbg_value(i64 8, !1454, !DIExpression(), !1455)
    #dbg_value(i64 8, !1388, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1391)
    #dbg_value(ptr poison, !1417, !DIExpression(), !1457)
  %_33.0 = shl i64 %cap, 3, !dbg !1458
  %_33.1 = icmp ult i64 %cap, 2305843009213693952, !dbg !1458
    #dbg_value(i1 %_33.1, !1441, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !1459)
    #dbg_value(i1 %_33.1, !1460, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !1467)
    #dbg_value(i64 %_33.0, !1418, !DIExpression(), !1469)
    #dbg_value(i64 %_33.0, !1439, !DIExpression(), !1459)
  %_38 = icmp ult i64 %_33.0, 9223372036854775801
  %or.cond = and i1 %_33.1, %_38, !dbg !1470
  br i1 %or.cond, label %bb15, label %bb11, !dbg !1470, !prof !1471

bb15:                                             ; preds = %start
    #dbg_value(i64 8, !1320, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1472)
    #dbg_value(i64 %_33.0, !1320, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1472)
    #dbg_value(ptr %self, !790, !DIExpression(), !1473)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1473)
    #dbg_value(i64 8, !814, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1473)
    #dbg_value(i64 8, !1078, !DIExpression(), !1475)
  %self2.i = load i64, ptr %self, align 8, !dbg !1477, !range !822, !alias.scope !1478, !noalias !1481, !noundef !23
  %0 = icmp eq i64 %self2.i, 0, !dbg !1477
  br i1 %0, label %bb5, label %bb3, !dbg !1477

bb3:                                              ; preds = %bb15
    #dbg_value(i64 %self2.i, !1102, !DIExpression(), !1475)
  %alloc_size.i = shl nuw i64 %self2.i, 3, !dbg !1483
    #dbg_value(i64 %alloc_size.i, !815, !DIExpression(), !1484)
    #dbg_value(i64 8, !817, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1485)
    #dbg_value(i64 %alloc_size.i, !817, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1485)
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !1486
  %self6.i = load ptr, ptr %1, align 8, !dbg !1486, !alias.scope !1478, !noalias !1481, !nonnull !23, !noundef !23
    #dbg_value(ptr %self6.i, !1362, !DIExpression(), !1487)
    #dbg_value(i64 poison, !1364, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1487)
    #dbg_value(i64 %alloc_size.i, !1364, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1487)
    #dbg_value(ptr %self, !1488, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1496)
    #dbg_value(ptr %self, !1498, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1508)
    #dbg_value(ptr %self6.i, !1493, !DIExpression(), !1496)
    #dbg_value(ptr %self6.i, !1504, !DIExpression(), !1508)
    #dbg_value(i64 8, !1494, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1496)
    #dbg_value(i64 8, !1505, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1508)
    #dbg_value(i64 %alloc_size.i, !1494, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1496)
    #dbg_value(i64 %alloc_size.i, !1505, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1508)
    #dbg_value(i64 8, !1495, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1496)
    #dbg_value(i64 8, !1506, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1508)
    #dbg_value(i64 %_33.0, !1495, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1496)
    #dbg_value(i64 %_33.0, !1506, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1508)
    #dbg_value(i8 0, !1507, !DIExpression(), !1508)
    #dbg_value(ptr %self, !1510, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1552)
    #dbg_value(ptr %self6.i, !1514, !DIExpression(), !1552)
    #dbg_value(i64 8, !1515, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1552)
    #dbg_value(i64 8, !1554, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1561)
    #dbg_value(i64 %alloc_size.i, !1515, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1552)
    #dbg_value(i64 %alloc_size.i, !1554, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1561)
    #dbg_value(i64 8, !1516, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1552)
    #dbg_value(i64 %_33.0, !1516, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1552)
    #dbg_value(i1 false, !1517, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !1552)
    #dbg_value(i64 %alloc_size.i, !1518, !DIExpression(), !1563)
    #dbg_value(ptr poison, !1520, !DIExpression(), !1564)
    #dbg_value(i64 %_33.0, !1521, !DIExpression(), !1565)
    #dbg_value(i64 %_33.0, !1560, !DIExpression(), !1561)
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i, !dbg !1566
    #dbg_value(i1 true, !1567, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !1572)
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !1574
    #dbg_value(ptr %self6.i, !1559, !DIExpression(), !1561)
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self6.i, i64 noundef %alloc_size.i, i64 noundef 8, i64 noundef range(i64 0, 9223372036854775801) %_33.0) #23, !dbg !1575
    #dbg_value(ptr poison, !1344, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1576)
    #dbg_value(i64 poison, !1344, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1576)
  br label %bb7, !dbg !1577

bb5:                                              ; preds = %bb15
    #dbg_value(ptr %self, !1578, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1584)
    #dbg_value(ptr %self, !1586, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !1594)
    #dbg_value(i64 8, !1583, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1584)
    #dbg_value(i64 8, !1592, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1594)
    #dbg_value(i64 %_33.0, !1583, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1584)
    #dbg_value(i64 %_33.0, !1592, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1594)
    #dbg_value(i8 0, !1593, !DIExpression(), !1594)
    #dbg_value(i64 8, !1596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1613)
    #dbg_value(i64 8, !1615, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1620)
    #dbg_value(i64 %_33.0, !1596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1613)
    #dbg_value(i64 %_33.0, !1615, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1620)
    #dbg_value(i1 false, !1602, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !1613)
    #dbg_value(i64 %_33.0, !1603, !DIExpression(), !1622)
  %2 = icmp eq i64 %_33.0, 0, !dbg !1623
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !1623

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !dbg !1624
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %_33.0, i64 noundef range(i64 1, 9) 8) #23, !dbg !1625
    #dbg_value(ptr %3, !1626, !DIExpression(), !1645)
    #dbg_value(ptr %3, !1605, !DIExpression(), !1647)
  br label %bb7, !dbg !1648

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
    #dbg_value(ptr %raw_ptr.i.i.pn, !1344, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1576)
    #dbg_value(i64 poison, !1344, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1576)
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !1649
  br i1 %4, label %bb8, label %bb9, !dbg !1650

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !1651
  store i64 8, ptr %5, align 8, !dbg !1651
  br label %bb11, !dbg !1652

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn23 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 8 to ptr), %bb5 ]
    #dbg_value(i64 %_33.0, !1344, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1576)
    #dbg_value(ptr %raw_ptr.i.i.pn23, !1365, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1653)
    #dbg_value(i64 %_33.0, !1365, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1653)
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !1654
  store ptr %raw_ptr.i.i.pn23, ptr %6, align 8, !dbg !1654
  br label %bb11, !dbg !1655

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink24 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge13 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !1367
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink24, !dbg !1367
  store i64 %_33.0.sink, ptr %7, align 8, !dbg !1367
  store i64 %storemerge13, ptr %_0, align 8, !dbg !1367
  ret void, !dbg !1656
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #5 personality ptr @rust_eh_personality !dbg !1657 {
start:
  %self3 = alloca [24 x i8], align 8
    #dbg_value(ptr %self, !1677, !DIExpression(), !1711)
    #dbg_value(ptr %self, !1712, !DIExpression(), !1720)
    #dbg_value(i64 %len, !1678, !DIExpression(), !1711)
    #dbg_value(i64 %len, !1722, !DIExpression(), !1726)
    #dbg_value(i64 1, !1679, !DIExpression(), !1711)
    #dbg_value(i64 1, !1725, !DIExpression(), !1726)
    #dbg_value(i64 8, !1680, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1711)
    #dbg_value(i64 8, !1680, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1711)
    #dbg_declare(ptr %self3, !1728, !DIExpression(), !1756)
  %_25.0 = add nuw i64 %len, 1, !dbg !1758
    #dbg_value(i64 %_25.0, !1681, !DIExpression(), !1759)
    #dbg_value(i64 %_25.0, !1760, !DIExpression(), !1767)
  %self7 = load i64, ptr %self, align 8, !dbg !1769, !range !822, !noundef !23
  %v19 = shl nuw i64 %self7, 1, !dbg !1769
    #dbg_value(i64 %v19, !1766, !DIExpression(), !1767)
    #dbg_value(i64 %v19, !1770, !DIExpression(), !1777)
    #dbg_value(i64 %_25.0, !1774, !DIExpression(), !1777)
  %_0.sroa.0.0.i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v19), !dbg !1779
    #dbg_value(i64 %_0.sroa.0.0.i, !1701, !DIExpression(), !1780)
    #dbg_value(i64 %_0.sroa.0.0.i, !1760, !DIExpression(), !1781)
    #dbg_value(i64 4, !1766, !DIExpression(), !1781)
    #dbg_value(i64 4, !1766, !DIExpression(), !1781)
    #dbg_value(i64 4, !1770, !DIExpression(), !1783)
    #dbg_value(i64 %_0.sroa.0.0.i, !1774, !DIExpression(), !1783)
  %_0.sroa.0.0.i24 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_0.sroa.0.0.i, i64 4), !dbg !1785
    #dbg_value(i64 %_0.sroa.0.0.i24, !1703, !DIExpression(), !1786)
    #dbg_value(i64 %_0.sroa.0.0.i24, !1719, !DIExpression(), !1720)
  call void @llvm.lifetime.start.p0(ptr nonnull %self3), !dbg !1757
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %self3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, i64 noundef %_0.sroa.0.0.i24), !dbg !1787
  %_37 = load i64, ptr %self3, align 8, !dbg !1788, !range !1789, !noundef !23
  %0 = trunc nuw i64 %_37 to i1, !dbg !1790
  %1 = getelementptr inbounds nuw i8, ptr %self3, i64 8, !dbg !1791
  br i1 %0, label %bb18, label %bb19, !dbg !1790

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ], !dbg !1711
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ], !dbg !1711
  %2 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0, !dbg !1792
  %3 = insertvalue { i64, i64 } %2, i64 %_0.sroa.5.0, 1, !dbg !1792
  ret { i64, i64 } %3, !dbg !1792

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %1, align 8, !dbg !1793, !range !1794, !noundef !23
  %4 = getelementptr inbounds nuw i8, ptr %self3, i64 16, !dbg !1793
  %e.1 = load i64, ptr %4, align 8, !dbg !1793
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !1795
  br label %bb6, !dbg !1796

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %1, align 8, !dbg !1798, !nonnull !23, !noundef !23
  call void @llvm.lifetime.end.p0(ptr nonnull %self3), !dbg !1795
    #dbg_value(ptr %v.0, !1705, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1799)
    #dbg_value(ptr %v.0, !1718, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1720)
    #dbg_value(i64 poison, !1705, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1799)
    #dbg_value(i64 poison, !1718, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1720)
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !1800
  store ptr %v.0, ptr %5, align 8, !dbg !1800
  %6 = icmp sgt i64 %_0.sroa.0.0.i24, -1, !dbg !1801
  tail call void @llvm.assume(i1 %6), !dbg !1801
  store i64 %_0.sroa.0.0.i24, ptr %self, align 8, !dbg !1808
  br label %bb6, !dbg !1792
}

; words::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN5words4main17hcecf1cc413dc7af4E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !1809 {
start:
  %_4.i.i.i115 = alloca [72 x i8], align 8
  %self2.i = alloca [72 x i8], align 8
  %value.i = alloca [8 x i8], align 8
  %iter.i = alloca [72 x i8], align 8
  %_129 = alloca [72 x i8], align 8
  %_67 = alloca [72 x i8], align 8
  %args4 = alloca [48 x i8], align 8
  %_51 = alloca [16 x i8], align 8
  %_48 = alloca [8 x i8], align 8
  %calls = alloca [8 x i8], align 8
  %args = alloca [32 x i8], align 8
    #dbg_value(ptr poison, !1918, !DIExpression(), !1938)
    #dbg_value(ptr poison, !1918, !DIExpression(), !1940)
    #dbg_value(ptr poison, !1942, !DIExpression(), !1962)
    #dbg_value(ptr poison, !1942, !DIExpression(), !1964)
  %leaf = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %word = alloca [8 x i8], align 8
    #dbg_value(ptr poison, !1966, !DIExpression(), !1991)
  %root = alloca [8 x i8], align 8
  %counts = alloca [192 x i8], align 8
    #dbg_declare(ptr %counts, !1813, !DIExpression(), !1994)
    #dbg_declare(ptr %root, !1822, !DIExpression(), !1995)
    #dbg_declare(ptr %word, !1843, !DIExpression(), !1996)
    #dbg_declare(ptr %word, !1997, !DIExpression(), !2004)
    #dbg_declare(ptr %word, !2006, !DIExpression(), !2012)
    #dbg_declare(ptr %n, !1845, !DIExpression(), !2014)
    #dbg_declare(ptr %leaf, !1846, !DIExpression(), !2015)
    #dbg_declare(ptr %calls, !1890, !DIExpression(), !2016)
    #dbg_value(ptr @alloc_bf19f81be328203ae62eed79be4ac092, !1811, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2017)
    #dbg_value(i64 43, !1811, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2017)
    #dbg_value(i64 1, !2018, !DIExpression(), !2025)
    #dbg_declare(ptr poison, !2027, !DIExpression(), !2040)
    #dbg_declare(ptr poison, !2067, !DIExpression(), !2077)
    #dbg_declare(ptr poison, !2079, !DIExpression(), !2086)
    #dbg_declare(ptr poison, !2088, !DIExpression(), !2095)
    #dbg_declare(ptr poison, !2097, !DIExpression(), !2109)
    #dbg_value(i8 4, !2111, !DIExpression(), !2120)
    #dbg_declare(ptr poison, !2122, !DIExpression(), !2134)
    #dbg_value(i64 -1, !2136, !DIExpression(), !2143)
    #dbg_declare(ptr poison, !2191, !DIExpression(), !2198)
    #dbg_value(i64 1, !2207, !DIExpression(), !2211)
  call void @llvm.lifetime.start.p0(ptr nonnull %counts), !dbg !2221
  store ptr inttoptr (i64 1 to ptr), ptr %counts, align 8
  %_2.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %counts, i64 8
  %_2.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %counts, i64 16
  %0 = getelementptr inbounds nuw i8, ptr %counts, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %0, align 8
  %_2.sroa.4.0..sroa_idx.1 = getelementptr inbounds nuw i8, ptr %counts, i64 32
  %1 = getelementptr inbounds nuw i8, ptr %counts, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.1, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %1, align 8
  %_2.sroa.4.0..sroa_idx.2 = getelementptr inbounds nuw i8, ptr %counts, i64 56
  %2 = getelementptr inbounds nuw i8, ptr %counts, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.2, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %2, align 8
  %_2.sroa.4.0..sroa_idx.3 = getelementptr inbounds nuw i8, ptr %counts, i64 80
  %3 = getelementptr inbounds nuw i8, ptr %counts, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.3, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %3, align 8
  %_2.sroa.4.0..sroa_idx.4 = getelementptr inbounds nuw i8, ptr %counts, i64 104
  %4 = getelementptr inbounds nuw i8, ptr %counts, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.4, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %4, align 8
  %_2.sroa.4.0..sroa_idx.5 = getelementptr inbounds nuw i8, ptr %counts, i64 128
  %5 = getelementptr inbounds nuw i8, ptr %counts, i64 144
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.5, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %5, align 8
  %_2.sroa.4.0..sroa_idx.6 = getelementptr inbounds nuw i8, ptr %counts, i64 152
  %6 = getelementptr inbounds nuw i8, ptr %counts, i64 168
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.6, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %6, align 8
  %_2.sroa.4.0..sroa_idx.7 = getelementptr inbounds nuw i8, ptr %counts, i64 176
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2222), !dbg !2225
    #dbg_value(ptr poison, !2226, !DIExpression(), !2260)
    #dbg_value(ptr @alloc_bf19f81be328203ae62eed79be4ac092, !2271, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2318)
    #dbg_value(i64 43, !2271, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2318)
    #dbg_value(ptr %counts, !2272, !DIExpression(), !2318)
    #dbg_declare(ptr %iter.i, !2273, !DIExpression(), !2319)
    #dbg_value(i64 1, !2320, !DIExpression(), !2324)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.7, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i), !dbg !2326, !noalias !2222
  store i64 0, ptr %iter.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.2.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 8, !dbg !2326
  store i64 43, ptr %self.sroa.2.0.iter.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 16, !dbg !2326
  store ptr @alloc_bf19f81be328203ae62eed79be4ac092, ptr %self.sroa.3.0.iter.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.2.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 24, !dbg !2326
  store i64 43, ptr %self.sroa.3.sroa.2.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.3.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 32, !dbg !2326
  store i64 0, ptr %self.sroa.3.sroa.3.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.4.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 40, !dbg !2326
  store i64 43, ptr %self.sroa.3.sroa.4.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.5.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 48, !dbg !2326
  store i32 32, ptr %self.sroa.3.sroa.5.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.6.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 52, !dbg !2326
  store i32 32, ptr %self.sroa.3.sroa.6.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 4, !dbg !2326, !noalias !2222
  %self.sroa.3.sroa.7.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 56, !dbg !2326
  store i8 1, ptr %self.sroa.3.sroa.7.0.self.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.4.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 64, !dbg !2326
  store i8 1, ptr %self.sroa.4.0.iter.sroa_idx.i, align 8, !dbg !2326, !noalias !2222
  %self.sroa.5.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 65, !dbg !2326
  store i8 0, ptr %self.sroa.5.0.iter.sroa_idx.i, align 1, !dbg !2326, !noalias !2222
  %7 = getelementptr inbounds nuw i8, ptr %counts, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %counts, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %counts, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %counts, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %counts, i64 88
  %12 = getelementptr inbounds nuw i8, ptr %counts, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %counts, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %counts, i64 104
  %15 = getelementptr inbounds nuw i8, ptr %counts, i64 136
  %16 = getelementptr inbounds nuw i8, ptr %counts, i64 128
  %17 = getelementptr inbounds nuw i8, ptr %counts, i64 160
  %18 = getelementptr inbounds nuw i8, ptr %counts, i64 152
  %19 = getelementptr inbounds nuw i8, ptr %counts, i64 184
  %20 = getelementptr inbounds nuw i8, ptr %counts, i64 176
  br label %bb1.i.i, !dbg !2327

bb1.i.i:                                          ; preds = %bb1.i.i.backedge, %start
; call <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %21 = call fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %iter.i), !dbg !2328, !noalias !2222
  %22 = extractvalue { ptr, i64 } %21, 0, !dbg !2410
  %.not.i.i = icmp eq ptr %22, null, !dbg !2410
  br i1 %.not.i.i, label %_ZN5words5count17h9997ee20c9892202E.exit, label %bb3.i.i, !dbg !2411

bb3.i.i:                                          ; preds = %bb1.i.i
  %23 = extractvalue { ptr, i64 } %21, 1, !dbg !2410
    #dbg_value(ptr %22, !2366, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2412)
    #dbg_value(i64 %23, !2366, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2412)
    #dbg_value(ptr %22, !2413, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2423)
    #dbg_value(i64 %23, !2413, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2423)
    #dbg_value(ptr undef, !2419, !DIExpression(DW_OP_deref), !2423)
    #dbg_declare(ptr poison, !2420, !DIExpression(), !2425)
    #dbg_value(ptr undef, !2426, !DIExpression(), !2441)
    #dbg_value(ptr undef, !2434, !DIExpression(), !2441)
    #dbg_value(ptr poison, !2443, !DIExpression(), !2449)
    #dbg_value(ptr undef, !2448, !DIExpression(), !2449)
    #dbg_value(ptr poison, !2451, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2458)
    #dbg_value(i64 %23, !2451, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2458)
  %_3.i.i.not.i.i.i = icmp eq i64 %23, 0, !dbg !2460
  br i1 %_3.i.i.not.i.i.i, label %bb1.i.i.backedge, label %bb14.preheader.i, !dbg !2461

bb1.i.i.backedge:                                 ; preds = %bb3.i.i, %bb15.7.i, %bb5.7.i, %bb6.i
  br label %bb1.i.i, !dbg !2328

bb14.preheader.i:                                 ; preds = %bb3.i.i
    #dbg_value(!DIArgList(ptr %counts, i64 24), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %counts, !2315, !DIExpression(), !2463)
  %_14.i = load i64, ptr %_2.sroa.5.0..sroa_idx, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %24 = icmp eq i64 %_14.i, 0, !dbg !2464
  br i1 %24, label %bb6.i, label %bb5.i, !dbg !2464

bb5.i:                                            ; preds = %bb14.preheader.i
    #dbg_value(ptr %counts, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.i = load i64, ptr %_2.sroa.4.0..sroa_idx, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.i, !2526, !DIExpression(), !2530)
  %_57.i = icmp eq i64 %self.1.i, %23, !dbg !2531
  br i1 %_57.i, label %bb15.i, label %bb7.i, !dbg !2531

bb6.i:                                            ; preds = %bb15.7.i, %bb7.6.i, %bb15.6.i, %bb7.5.i, %bb15.5.i, %bb7.4.i, %bb15.4.i, %bb7.3.i, %bb15.3.i, %bb7.2.i, %bb15.2.i, %bb7.1.i, %bb15.1.i, %bb7.i, %bb15.i, %bb14.preheader.i
  %iter2.sroa.0.0.ptr20.lcssa.i = phi ptr [ %counts, %bb14.preheader.i ], [ %counts, %bb15.i ], [ %0, %bb7.i ], [ %0, %bb15.1.i ], [ %1, %bb7.1.i ], [ %1, %bb15.2.i ], [ %2, %bb7.2.i ], [ %2, %bb15.3.i ], [ %3, %bb7.3.i ], [ %3, %bb15.4.i ], [ %4, %bb7.4.i ], [ %4, %bb15.5.i ], [ %5, %bb7.5.i ], [ %5, %bb15.6.i ], [ %6, %bb7.6.i ], [ %6, %bb15.7.i ], !dbg !2532
  %_14.lcssa.i = phi i64 [ 0, %bb14.preheader.i ], [ %_14.i, %bb15.i ], [ 0, %bb7.i ], [ %_14.1.i, %bb15.1.i ], [ 0, %bb7.1.i ], [ %_14.2.i, %bb15.2.i ], [ 0, %bb7.2.i ], [ %_14.3.i, %bb15.3.i ], [ 0, %bb7.3.i ], [ %_14.4.i, %bb15.4.i ], [ 0, %bb7.4.i ], [ %_14.5.i, %bb15.5.i ], [ 0, %bb7.5.i ], [ %_14.6.i, %bb15.6.i ], [ 0, %bb7.6.i ], [ %_14.7.i, %bb15.7.i ], !dbg !2464
  %25 = getelementptr inbounds nuw i8, ptr %iter2.sroa.0.0.ptr20.lcssa.i, i64 16
  %_18.i = add i64 %_14.lcssa.i, 1, !dbg !2533
  store ptr %22, ptr %iter2.sroa.0.0.ptr20.lcssa.i, align 8, !dbg !2534, !alias.scope !2222
  %26 = getelementptr inbounds nuw i8, ptr %iter2.sroa.0.0.ptr20.lcssa.i, i64 8, !dbg !2534
  store i64 %23, ptr %26, align 8, !dbg !2534, !alias.scope !2222
  store i64 %_18.i, ptr %25, align 8, !dbg !2534, !alias.scope !2222
  br label %bb1.i.i.backedge, !dbg !2462

bb15.i:                                           ; preds = %bb5.i
  %self.0.i = load ptr, ptr %counts, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.i = tail call i32 @bcmp(ptr nonnull %self.0.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.i = icmp eq i32 %bcmp.i, 0, !dbg !2535
  br i1 %_15.i, label %bb6.i, label %bb7.i, !dbg !2536

bb7.i:                                            ; preds = %bb15.i, %bb5.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 24), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 24), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 48), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %0, !2315, !DIExpression(), !2463)
  %_14.1.i = load i64, ptr %7, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %27 = icmp eq i64 %_14.1.i, 0, !dbg !2464
  br i1 %27, label %bb6.i, label %bb5.1.i, !dbg !2464

bb5.1.i:                                          ; preds = %bb7.i
    #dbg_value(ptr %0, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.1.i = load i64, ptr %8, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.1.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.1.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.1.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.1.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.1.i, !2526, !DIExpression(), !2530)
  %_57.1.i = icmp eq i64 %self.1.1.i, %23, !dbg !2531
  br i1 %_57.1.i, label %bb15.1.i, label %bb7.1.i, !dbg !2531

bb15.1.i:                                         ; preds = %bb5.1.i
  %self.0.1.i = load ptr, ptr %0, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.1.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.1.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.1.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.1.i = tail call i32 @bcmp(ptr nonnull %self.0.1.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.1.i = icmp eq i32 %bcmp.1.i, 0, !dbg !2535
  br i1 %_15.1.i, label %bb6.i, label %bb7.1.i, !dbg !2536

bb7.1.i:                                          ; preds = %bb15.1.i, %bb5.1.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 48), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 48), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 72), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %1, !2315, !DIExpression(), !2463)
  %_14.2.i = load i64, ptr %9, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %28 = icmp eq i64 %_14.2.i, 0, !dbg !2464
  br i1 %28, label %bb6.i, label %bb5.2.i, !dbg !2464

bb5.2.i:                                          ; preds = %bb7.1.i
    #dbg_value(ptr %1, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.2.i = load i64, ptr %10, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.2.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.2.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.2.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.2.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.2.i, !2526, !DIExpression(), !2530)
  %_57.2.i = icmp eq i64 %self.1.2.i, %23, !dbg !2531
  br i1 %_57.2.i, label %bb15.2.i, label %bb7.2.i, !dbg !2531

bb15.2.i:                                         ; preds = %bb5.2.i
  %self.0.2.i = load ptr, ptr %1, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.2.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.2.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.2.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.2.i = tail call i32 @bcmp(ptr nonnull %self.0.2.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.2.i = icmp eq i32 %bcmp.2.i, 0, !dbg !2535
  br i1 %_15.2.i, label %bb6.i, label %bb7.2.i, !dbg !2536

bb7.2.i:                                          ; preds = %bb15.2.i, %bb5.2.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 72), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 72), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 96), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %2, !2315, !DIExpression(), !2463)
  %_14.3.i = load i64, ptr %11, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %29 = icmp eq i64 %_14.3.i, 0, !dbg !2464
  br i1 %29, label %bb6.i, label %bb5.3.i, !dbg !2464

bb5.3.i:                                          ; preds = %bb7.2.i
    #dbg_value(ptr %2, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.3.i = load i64, ptr %12, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.3.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.3.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.3.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.3.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.3.i, !2526, !DIExpression(), !2530)
  %_57.3.i = icmp eq i64 %self.1.3.i, %23, !dbg !2531
  br i1 %_57.3.i, label %bb15.3.i, label %bb7.3.i, !dbg !2531

bb15.3.i:                                         ; preds = %bb5.3.i
  %self.0.3.i = load ptr, ptr %2, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.3.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.3.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.3.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.3.i = tail call i32 @bcmp(ptr nonnull %self.0.3.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.3.i = icmp eq i32 %bcmp.3.i, 0, !dbg !2535
  br i1 %_15.3.i, label %bb6.i, label %bb7.3.i, !dbg !2536

bb7.3.i:                                          ; preds = %bb15.3.i, %bb5.3.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 96), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 96), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 120), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %3, !2315, !DIExpression(), !2463)
  %_14.4.i = load i64, ptr %13, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %30 = icmp eq i64 %_14.4.i, 0, !dbg !2464
  br i1 %30, label %bb6.i, label %bb5.4.i, !dbg !2464

bb5.4.i:                                          ; preds = %bb7.3.i
    #dbg_value(ptr %3, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.4.i = load i64, ptr %14, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.4.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.4.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.4.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.4.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.4.i, !2526, !DIExpression(), !2530)
  %_57.4.i = icmp eq i64 %self.1.4.i, %23, !dbg !2531
  br i1 %_57.4.i, label %bb15.4.i, label %bb7.4.i, !dbg !2531

bb15.4.i:                                         ; preds = %bb5.4.i
  %self.0.4.i = load ptr, ptr %3, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.4.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.4.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.4.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.4.i = tail call i32 @bcmp(ptr nonnull %self.0.4.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.4.i = icmp eq i32 %bcmp.4.i, 0, !dbg !2535
  br i1 %_15.4.i, label %bb6.i, label %bb7.4.i, !dbg !2536

bb7.4.i:                                          ; preds = %bb15.4.i, %bb5.4.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 120), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 120), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 144), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %4, !2315, !DIExpression(), !2463)
  %_14.5.i = load i64, ptr %15, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %31 = icmp eq i64 %_14.5.i, 0, !dbg !2464
  br i1 %31, label %bb6.i, label %bb5.5.i, !dbg !2464

bb5.5.i:                                          ; preds = %bb7.4.i
    #dbg_value(ptr %4, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.5.i = load i64, ptr %16, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.5.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.5.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.5.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.5.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.5.i, !2526, !DIExpression(), !2530)
  %_57.5.i = icmp eq i64 %self.1.5.i, %23, !dbg !2531
  br i1 %_57.5.i, label %bb15.5.i, label %bb7.5.i, !dbg !2531

bb15.5.i:                                         ; preds = %bb5.5.i
  %self.0.5.i = load ptr, ptr %4, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.5.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.5.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.5.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.5.i = tail call i32 @bcmp(ptr nonnull %self.0.5.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.5.i = icmp eq i32 %bcmp.5.i, 0, !dbg !2535
  br i1 %_15.5.i, label %bb6.i, label %bb7.5.i, !dbg !2536

bb7.5.i:                                          ; preds = %bb15.5.i, %bb5.5.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 144), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 144), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 168), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %5, !2315, !DIExpression(), !2463)
  %_14.6.i = load i64, ptr %17, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %32 = icmp eq i64 %_14.6.i, 0, !dbg !2464
  br i1 %32, label %bb6.i, label %bb5.6.i, !dbg !2464

bb5.6.i:                                          ; preds = %bb7.5.i
    #dbg_value(ptr %5, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.6.i = load i64, ptr %18, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.6.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.6.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.6.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.6.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.6.i, !2526, !DIExpression(), !2530)
  %_57.6.i = icmp eq i64 %self.1.6.i, %23, !dbg !2531
  br i1 %_57.6.i, label %bb15.6.i, label %bb7.6.i, !dbg !2531

bb15.6.i:                                         ; preds = %bb5.6.i
  %self.0.6.i = load ptr, ptr %5, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.6.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.6.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.6.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.6.i = tail call i32 @bcmp(ptr nonnull %self.0.6.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.6.i = icmp eq i32 %bcmp.6.i, 0, !dbg !2535
  br i1 %_15.6.i, label %bb6.i, label %bb7.6.i, !dbg !2536

bb7.6.i:                                          ; preds = %bb15.6.i, %bb5.6.i
    #dbg_value(ptr undef, !2226, !DIExpression(), !2260)
    #dbg_value(!DIArgList(ptr %counts, i64 168), !2254, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2537)
    #dbg_value(!DIArgList(ptr %counts, i64 168), !2323, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2324)
    #dbg_value(ptr %counts, !2256, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2538)
    #dbg_value(!DIArgList(ptr %counts, i64 192), !2314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2462)
    #dbg_value(ptr %6, !2315, !DIExpression(), !2463)
  %_14.7.i = load i64, ptr %19, align 8, !dbg !2464, !alias.scope !2222, !noundef !23
  %33 = icmp eq i64 %_14.7.i, 0, !dbg !2464
  br i1 %33, label %bb6.i, label %bb5.7.i, !dbg !2464

bb5.7.i:                                          ; preds = %bb7.6.i
    #dbg_value(ptr %6, !2465, !DIExpression(), !2476)
    #dbg_value(ptr poison, !2472, !DIExpression(), !2478)
  %self.1.7.i = load i64, ptr %20, align 8, !dbg !2479, !alias.scope !2222, !noundef !23
    #dbg_value(ptr poison, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(i64 %self.1.7.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2489)
    #dbg_value(ptr poison, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %self.1.7.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2512, !DIExpression(), !2515)
    #dbg_value(ptr %22, !2499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(i64 %23, !2499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2504)
    #dbg_value(ptr poison, !2513, !DIExpression(), !2516)
    #dbg_value(i64 %self.1.7.i, !2500, !DIExpression(), !2517)
    #dbg_value(i64 %self.1.7.i, !2518, !DIExpression(), !2528)
    #dbg_value(i64 %self.1.7.i, !2526, !DIExpression(), !2530)
  %_57.7.i = icmp eq i64 %self.1.7.i, %23, !dbg !2531
  br i1 %_57.7.i, label %bb15.7.i, label %bb1.i.i.backedge, !dbg !2531

bb15.7.i:                                         ; preds = %bb5.7.i
  %self.0.7.i = load ptr, ptr %6, align 8, !dbg !2479, !alias.scope !2222, !nonnull !23, !align !367, !noundef !23
    #dbg_value(ptr %self.0.7.i, !2491, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2504)
    #dbg_value(ptr %self.0.7.i, !2480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2489)
    #dbg_value(ptr %self.0.7.i, !2524, !DIExpression(), !2528)
    #dbg_value(ptr %22, !2525, !DIExpression(), !2528)
  %bcmp.7.i = tail call i32 @bcmp(ptr nonnull %self.0.7.i, ptr nonnull %22, i64 %23), !dbg !2535, !noalias !2222
  %_15.7.i = icmp eq i32 %bcmp.7.i, 0, !dbg !2535
  br i1 %_15.7.i, label %bb6.i, label %bb1.i.i.backedge, !dbg !2536

_ZN5words5count17h9997ee20c9892202E.exit:         ; preds = %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i), !dbg !2539, !noalias !2222
  call void @llvm.lifetime.start.p0(ptr nonnull %root), !dbg !2540
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2547)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2547)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !2541, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !2547)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !2547)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !2547)
    #dbg_value(ptr inttoptr (i64 8 to ptr), !2541, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !2547)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !2547)
  call void @llvm.lifetime.start.p0(ptr nonnull %_67), !dbg !2549
  store i64 1, ptr %_67, align 8, !dbg !2549
  %34 = getelementptr inbounds nuw i8, ptr %_67, i64 8, !dbg !2549
  store i64 1, ptr %34, align 8, !dbg !2549
  %35 = getelementptr inbounds nuw i8, ptr %_67, i64 16, !dbg !2549
  %value.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_67, i64 24, !dbg !2549
  %value.sroa.4.sroa.4.0.value.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_67, i64 32, !dbg !2549
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false), !dbg !2549
  store ptr inttoptr (i64 1 to ptr), ptr %value.sroa.4.sroa.4.0.value.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2549
  %value.sroa.4.sroa.5.0.value.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_67, i64 40, !dbg !2549
  %value.sroa.4.sroa.7.0.value.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_67, i64 56, !dbg !2549
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %value.sroa.4.sroa.5.0.value.sroa.4.0..sroa_idx.sroa_idx, i8 0, i64 16, i1 false), !dbg !2549
  store ptr inttoptr (i64 8 to ptr), ptr %value.sroa.4.sroa.7.0.value.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2549
  %value.sroa.4.sroa.8.0.value.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_67, i64 64, !dbg !2549
  store i64 0, ptr %value.sroa.4.sroa.8.0.value.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2549
    #dbg_declare(ptr %_67, !2550, !DIExpression(), !2561)
    #dbg_value(i64 8, !2563, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2568)
    #dbg_value(i64 8, !2570, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2574)
    #dbg_value(i64 8, !2576, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2581)
    #dbg_value(i64 72, !2563, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2568)
    #dbg_value(i64 72, !2570, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2574)
    #dbg_value(i64 72, !2576, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2581)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !2573, !DIExpression(), !2574)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !2579, !DIExpression(), !2581)
    #dbg_value(i8 0, !2580, !DIExpression(), !2581)
    #dbg_value(i64 8, !1596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2583)
    #dbg_value(i64 8, !1615, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2585)
    #dbg_value(i64 72, !1596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2583)
    #dbg_value(i64 72, !1615, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2585)
    #dbg_value(i1 false, !1602, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2583)
    #dbg_value(i64 72, !1603, !DIExpression(), !2587)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !dbg !2588, !noalias !2589
; call __rustc::__rust_alloc
  %36 = tail call noundef align 8 dereferenceable_or_null(72) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 72, i64 noundef 8) #23, !dbg !2592, !noalias !2589
  %37 = icmp eq ptr %36, null, !dbg !2593
  br i1 %37, label %bb2.i71, label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70", !dbg !2594, !prof !2595

bb2.i71:                                          ; preds = %_ZN5words5count17h9997ee20c9892202E.exit
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 72) #26
          to label %.noexc unwind label %cleanup.i67, !dbg !2596

.noexc:                                           ; preds = %bb2.i71
  unreachable, !dbg !2596

cleanup.i67:                                      ; preds = %bb2.i71
  %38 = landingpad { ptr, i32 }
          cleanup
    #dbg_value(ptr %_67, !2597, !DIExpression(), !2602)
    #dbg_value(ptr %_67, !1180, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !2604)
    #dbg_value(ptr %value.sroa.4.0..sroa_idx, !1189, !DIExpression(), !2606)
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(48) %value.sroa.4.0..sroa_idx)
          to label %common.resume unwind label %terminate.i68, !dbg !2608

terminate.i68:                                    ; preds = %cleanup.i67
  %39 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !dbg !2609
  unreachable, !dbg !2609

common.resume:                                    ; preds = %bb1.i.i74, %bb19, %cleanup.i67
  %common.resume.op = phi { ptr, i32 } [ %38, %cleanup.i67 ], [ %.pn64, %bb19 ], [ %.pn64, %bb1.i.i74 ]
  resume { ptr, i32 } %common.resume.op, !dbg !2610

"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70": ; preds = %_ZN5words5count17h9997ee20c9892202E.exit
    #dbg_value(ptr %36, !2559, !DIExpression(), !2611)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %36, ptr noundef nonnull align 8 dereferenceable(72) %_67, i64 72, i1 false), !dbg !2612
  call void @llvm.lifetime.end.p0(ptr nonnull %_67), !dbg !2613
    #dbg_value(ptr %36, !2614, !DIExpression(), !2620)
  store ptr %36, ptr %root, align 8, !dbg !2622
    #dbg_value(ptr %counts, !1824, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !2624)
    #dbg_value(!DIArgList(ptr %counts, i64 0), !1824, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2624)
    #dbg_value(ptr undef, !1966, !DIExpression(), !1991)
    #dbg_value(!DIArgList(ptr %counts, i64 0), !1985, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2625)
    #dbg_value(!DIArgList(ptr %counts, i64 0), !2024, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2025)
    #dbg_value(ptr %counts, !1987, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2626)
    #dbg_value(ptr poison, !2627, !DIExpression(), !2635)
    #dbg_value(ptr poison, !2634, !DIExpression(), !2637)
  %40 = getelementptr inbounds nuw i8, ptr %_129, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %_129, i64 16
  %value2.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 24
  %value2.sroa.4.sroa.4.0.value2.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 32
  %value2.sroa.4.sroa.5.0.value2.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 40
  %value2.sroa.4.sroa.6.0.value2.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 48
  %value2.sroa.4.sroa.7.0.value2.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 56
  %value2.sroa.4.sroa.8.0.value2.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_129, i64 64
  %_3.i.i.i.i = tail call nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr @"_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17hdf90960f5ff911c8E")
  %_20.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i, i64 8
  %_40.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %args, i64 16
  %_41.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
    #dbg_value(!DIArgList(ptr %counts, i64 0), !1824, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2624)
  store ptr %counts, ptr %word, align 8, !dbg !2638
  %43 = getelementptr inbounds nuw i8, ptr %counts, i64 16, !dbg !2639
  store ptr %43, ptr %n, align 8, !dbg !2639
  call void @llvm.lifetime.start.p0(ptr nonnull %leaf), !dbg !2640
  %44 = getelementptr inbounds nuw i8, ptr %counts, i64 8, !dbg !2641
  %s.1234 = load i64, ptr %44, align 8, !dbg !2641, !noundef !23
  %_38.i235 = icmp sgt i64 %s.1234, -1, !dbg !2642
  br i1 %_38.i235, label %bb18.i, label %bb27, !dbg !2708

bb23:                                             ; preds = %bb13
    #dbg_value(!DIArgList(ptr %counts, i64 %iter.sroa.0.0.add236), !1824, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2624)
  %iter.sroa.0.0.ptr = getelementptr inbounds nuw i8, ptr %counts, i64 %iter.sroa.0.0.add236, !dbg !2709
    #dbg_value(ptr %iter.sroa.0.0.ptr, !1824, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2624)
    #dbg_value(ptr %iter.sroa.0.0.ptr, !1985, !DIExpression(), !2625)
    #dbg_value(ptr %iter.sroa.0.0.ptr, !2024, !DIExpression(), !2025)
  %iter.sroa.0.0.add = add nuw nsw i64 %iter.sroa.0.0.add236, 24, !dbg !2710
    #dbg_value(!DIArgList(ptr %counts, i64 %iter.sroa.0.0.add), !1824, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2624)
  store ptr %iter.sroa.0.0.ptr, ptr %word, align 8, !dbg !2638
  %45 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.ptr, i64 16, !dbg !2639
  store ptr %45, ptr %n, align 8, !dbg !2639
  call void @llvm.lifetime.start.p0(ptr nonnull %leaf), !dbg !2640
  %46 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.ptr, i64 8, !dbg !2641
  %s.1 = load i64, ptr %46, align 8, !dbg !2641, !noundef !23
    #dbg_value(ptr poison, !2010, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2711)
    #dbg_value(ptr poison, !2065, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2712)
    #dbg_value(ptr poison, !2060, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2713)
    #dbg_value(i64 %s.1, !2010, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2711)
    #dbg_value(i64 %s.1, !2065, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2712)
    #dbg_value(i64 %s.1, !2060, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2713)
    #dbg_value(ptr poison, !2051, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2714)
    #dbg_value(ptr poison, !2046, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2715)
    #dbg_value(ptr poison, !2039, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2716)
    #dbg_value(ptr poison, !2072, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2717)
    #dbg_value(i64 %s.1, !2051, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2714)
    #dbg_value(i64 %s.1, !2046, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2715)
    #dbg_value(i64 %s.1, !2039, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2716)
    #dbg_value(i64 %s.1, !2072, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2717)
    #dbg_value(i64 %s.1, !2073, !DIExpression(), !2718)
    #dbg_value(i64 %s.1, !2085, !DIExpression(), !2719)
    #dbg_value(i64 %s.1, !2094, !DIExpression(), !2720)
    #dbg_value(i64 %s.1, !2721, !DIExpression(), !2731)
    #dbg_value(i64 %s.1, !2733, !DIExpression(), !2740)
    #dbg_value(i64 %s.1, !2103, !DIExpression(), !2742)
    #dbg_value(i64 1, !2104, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2742)
    #dbg_value(i64 1, !2104, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2742)
    #dbg_value(i64 %s.1, !2693, !DIExpression(), !2743)
    #dbg_value(i64 %s.1, !2668, !DIExpression(), !2744)
    #dbg_value(i64 %s.1, !2663, !DIExpression(), !2745)
    #dbg_value(i1 false, !2694, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2743)
    #dbg_declare(ptr poison, !2695, !DIExpression(), !2746)
    #dbg_value(i64 1, !2696, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2743)
    #dbg_value(i64 1, !2696, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2743)
    #dbg_value(i64 1, !2669, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2744)
    #dbg_value(i64 1, !2669, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2744)
    #dbg_value(i64 1, !2657, !DIExpression(), !2747)
    #dbg_value(i64 1, !2649, !DIExpression(), !2748)
    #dbg_value(ptr poison, !2662, !DIExpression(), !2749)
    #dbg_value(i64 %s.1, !2664, !DIExpression(), !2750)
    #dbg_value(i64 %s.1, !2656, !DIExpression(), !2747)
    #dbg_value(i64 %s.1, !2648, !DIExpression(), !2748)
  %_38.i = icmp sgt i64 %s.1, -1, !dbg !2642
  br i1 %_38.i, label %bb18.i, label %bb27, !dbg !2708

bb18.i:                                           ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70", %bb23
  %s.1238 = phi i64 [ %s.1, %bb23 ], [ %s.1234, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70" ]
  %s.0237.in = phi ptr [ %iter.sroa.0.0.ptr, %bb23 ], [ %counts, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70" ]
  %iter.sroa.0.0.add236 = phi i64 [ %iter.sroa.0.0.add, %bb23 ], [ 24, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70" ]
  %s.0237 = load ptr, ptr %s.0237.in, align 8, !dbg !2641, !nonnull !23, !align !367, !noundef !23
    #dbg_value(i64 1, !2697, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2751)
    #dbg_value(i64 %s.1238, !2697, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2751)
  %47 = icmp eq i64 %s.1238, 0, !dbg !2752
  br i1 %47, label %bb25, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i, !dbg !2752

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i: ; preds = %bb18.i
    #dbg_value(ptr poison, !1578, !DIExpression(), !2753)
    #dbg_value(ptr poison, !1586, !DIExpression(), !2755)
    #dbg_value(i64 1, !1583, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2753)
    #dbg_value(i64 1, !1592, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2755)
    #dbg_value(i64 %s.1238, !1583, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2753)
    #dbg_value(i64 %s.1238, !1592, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2755)
    #dbg_value(i8 0, !1593, !DIExpression(), !2755)
    #dbg_value(i64 1, !1596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2757)
    #dbg_value(i64 1, !1615, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2759)
    #dbg_value(i64 %s.1238, !1596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2757)
    #dbg_value(i64 %s.1238, !1615, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2759)
    #dbg_value(i1 false, !1602, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2757)
    #dbg_value(i64 %s.1238, !1603, !DIExpression(), !2761)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !dbg !2762, !noalias !2763
; call __rustc::__rust_alloc
  %48 = call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %s.1238, i64 noundef range(i64 1, 9) 1) #23, !dbg !2766, !noalias !2763
    #dbg_value(i64 poison, !2701, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2767)
    #dbg_value(ptr %48, !2701, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2767)
  %49 = icmp eq ptr %48, null, !dbg !2768
  br i1 %49, label %bb27, label %bb24, !dbg !2769

bb19:                                             ; preds = %cleanup.loopexit, %cleanup.loopexit.split-lp.loopexit.split-lp, %cleanup.loopexit.split-lp.loopexit, %bb18, %bb1.i.i93, %cleanup.i
  %.pn64 = phi { ptr, i32 } [ %54, %cleanup.i ], [ %.pn, %bb18 ], [ %.pn, %bb1.i.i93 ], [ %lpad.loopexit, %cleanup.loopexit ], [ %lpad.loopexit144, %cleanup.loopexit.split-lp.loopexit ], [ %lpad.loopexit.split-lp145, %cleanup.loopexit.split-lp.loopexit.split-lp ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2770), !dbg !2773
    #dbg_value(ptr %root, !915, !DIExpression(), !2774)
  call void @llvm.experimental.noalias.scope.decl(metadata !2776), !dbg !2779
    #dbg_value(ptr %root, !926, !DIExpression(), !2780)
    #dbg_value(ptr %root, !935, !DIExpression(), !2782)
    #dbg_value(ptr %root, !935, !DIExpression(), !2784)
  %_5.i.i = load ptr, ptr %root, align 8, !dbg !2786, !alias.scope !2788, !nonnull !23, !noundef !23
    #dbg_value(ptr %_5.i.i, !956, !DIExpression(), !2789)
    #dbg_value(ptr %_5.i.i, !965, !DIExpression(), !2791)
    #dbg_value(ptr %_5.i.i, !972, !DIExpression(), !2793)
    #dbg_value(ptr %_5.i.i, !978, !DIExpression(), !2795)
    #dbg_value(ptr %_5.i.i, !984, !DIExpression(), !2797)
  %_8.i.i = load i64, ptr %_5.i.i, align 8, !dbg !2799, !noalias !2788, !noundef !23
  %val.i.i = add i64 %_8.i.i, -1, !dbg !2800
    #dbg_value(i64 %val.i.i, !975, !DIExpression(), !2801)
    #dbg_value(i64 %val.i.i, !981, !DIExpression(), !2802)
  store i64 %val.i.i, ptr %_5.i.i, align 8, !dbg !2803, !noalias !2788
    #dbg_value(ptr %_5.i.i, !965, !DIExpression(), !2805)
    #dbg_value(ptr %_5.i.i, !984, !DIExpression(), !2807)
  %50 = icmp eq i64 %val.i.i, 0, !dbg !2809
  br i1 %50, label %bb1.i.i74, label %common.resume, !dbg !2809

bb1.i.i74:                                        ; preds = %bb19
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %root) #22
          to label %common.resume unwind label %terminate, !dbg !2810

cleanup.loopexit:                                 ; preds = %bb3.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i"
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %bb19

cleanup.loopexit.split-lp.loopexit:               ; preds = %bb1.i.i112
  %lpad.loopexit144 = landingpad { ptr, i32 }
          cleanup
  br label %bb19

cleanup.loopexit.split-lp.loopexit.split-lp:      ; preds = %bb12.i.i, %bb2.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb37, %bb38, %bb29, %bb27
  %lpad.loopexit.split-lp145 = landingpad { ptr, i32 }
          cleanup
  br label %bb19

bb27:                                             ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i, %bb23, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70"
  %_112.sroa.4.0.ph = phi i64 [ 0, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70" ], [ 1, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i ], [ 0, %bb23 ]
  %_112.sroa.10.1.ph = phi i64 [ undef, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit70" ], [ %s.1238, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i ], [ %_112.sroa.10.1140, %bb23 ]
    #dbg_value(i64 %_112.sroa.4.0.ph, !2107, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2811)
    #dbg_value(i64 %_112.sroa.10.1.ph, !2107, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2811)
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_112.sroa.4.0.ph, i64 %_112.sroa.10.1.ph) #26
          to label %unreachable unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !2812

bb25:                                             ; preds = %bb18.i, %bb24
  %51 = phi ptr [ %48, %bb24 ], [ inttoptr (i64 1 to ptr), %bb18.i ]
  %_112.sroa.10.1140 = phi i64 [ %56, %bb24 ], [ 1, %bb18.i ]
    #dbg_value(i64 %s.1238, !2075, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !2813)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2814)
    #dbg_value(i64 %s.1238, !2541, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2814)
    #dbg_value(ptr %51, !2541, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !2814)
    #dbg_value(i64 %s.1238, !2541, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !2814)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !2814)
    #dbg_value(ptr inttoptr (i64 8 to ptr), !2541, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !2814)
    #dbg_value(i64 0, !2541, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !2814)
  call void @llvm.lifetime.start.p0(ptr nonnull %_129), !dbg !2816
  store i64 1, ptr %_129, align 8, !dbg !2816
  store i64 1, ptr %40, align 8, !dbg !2816
  store i64 0, ptr %41, align 8, !dbg !2816
  store i64 %s.1238, ptr %value2.sroa.4.0..sroa_idx, align 8, !dbg !2816
  store ptr %51, ptr %value2.sroa.4.sroa.4.0.value2.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2816
  store i64 %s.1238, ptr %value2.sroa.4.sroa.5.0.value2.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2816
  store i64 0, ptr %value2.sroa.4.sroa.6.0.value2.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2816
  store ptr inttoptr (i64 8 to ptr), ptr %value2.sroa.4.sroa.7.0.value2.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2816
  store i64 0, ptr %value2.sroa.4.sroa.8.0.value2.sroa.4.0..sroa_idx.sroa_idx, align 8, !dbg !2816
    #dbg_declare(ptr %_129, !2550, !DIExpression(), !2817)
    #dbg_value(i64 8, !2563, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2819)
    #dbg_value(i64 8, !2570, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2821)
    #dbg_value(i64 8, !2576, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2823)
    #dbg_value(i64 72, !2563, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2819)
    #dbg_value(i64 72, !2570, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2821)
    #dbg_value(i64 72, !2576, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2823)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !2573, !DIExpression(), !2821)
    #dbg_value(ptr inttoptr (i64 1 to ptr), !2579, !DIExpression(), !2823)
    #dbg_value(i8 0, !2580, !DIExpression(), !2823)
    #dbg_value(i64 8, !1596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2825)
    #dbg_value(i64 8, !1615, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2827)
    #dbg_value(i64 72, !1596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2825)
    #dbg_value(i64 72, !1615, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2827)
    #dbg_value(i1 false, !1602, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2825)
    #dbg_value(i64 72, !1603, !DIExpression(), !2829)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !dbg !2830, !noalias !2831
; call __rustc::__rust_alloc
  %52 = call noundef align 8 dereferenceable_or_null(72) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 72, i64 noundef 8) #23, !dbg !2834, !noalias !2831
  %53 = icmp eq ptr %52, null, !dbg !2835
  br i1 %53, label %bb2.i76, label %bb30, !dbg !2836, !prof !2595

bb2.i76:                                          ; preds = %bb25
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 72) #26
          to label %.noexc77 unwind label %cleanup.i, !dbg !2837

.noexc77:                                         ; preds = %bb2.i76
  unreachable, !dbg !2837

cleanup.i:                                        ; preds = %bb2.i76
  %54 = landingpad { ptr, i32 }
          cleanup
    #dbg_value(ptr %_129, !2597, !DIExpression(), !2838)
    #dbg_value(ptr %_129, !1180, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !2840)
    #dbg_value(ptr %value2.sroa.4.0..sroa_idx, !1189, !DIExpression(), !2842)
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(48) %value2.sroa.4.0..sroa_idx)
          to label %bb19 unwind label %terminate.i, !dbg !2844

terminate.i:                                      ; preds = %cleanup.i
  %55 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !dbg !2845
  unreachable, !dbg !2845

bb24:                                             ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i
    #dbg_value(ptr %48, !2703, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2846)
    #dbg_value(i64 poison, !2703, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2846)
  %56 = ptrtoint ptr %48 to i64, !dbg !2847
    #dbg_value(i1 true, !2848, !DIExpression(DW_OP_not, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2851)
    #dbg_value(i64 %s.1238, !2075, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !2813)
    #dbg_value(ptr %48, !2075, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !2813)
    #dbg_value(i64 0, !2075, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !2813)
    #dbg_value(ptr %s.0237, !2729, !DIExpression(), !2731)
    #dbg_value(ptr %s.0237, !2738, !DIExpression(), !2740)
    #dbg_value(ptr %48, !2730, !DIExpression(), !2731)
    #dbg_value(ptr %48, !2739, !DIExpression(), !2740)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %48, ptr nonnull align 1 %s.0237, i64 %s.1238, i1 false), !dbg !2853
    #dbg_value(i64 %s.1238, !2075, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !2813)
  br label %bb25, !dbg !2854

bb30:                                             ; preds = %bb25
    #dbg_value(ptr %52, !2559, !DIExpression(), !2855)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %52, ptr noundef nonnull align 8 dereferenceable(72) %_129, i64 72, i1 false), !dbg !2856
  call void @llvm.lifetime.end.p0(ptr nonnull %_129), !dbg !2857
    #dbg_value(ptr %52, !2614, !DIExpression(), !2858)
  store ptr %52, ptr %leaf, align 8, !dbg !2861
    #dbg_value(ptr %root, !2864, !DIExpression(), !2870)
    #dbg_value(ptr %root, !2872, !DIExpression(), !2875)
  %_134 = load ptr, ptr %root, align 8, !dbg !2877, !nonnull !23, !noundef !23
    #dbg_value(ptr %_134, !2130, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !2880)
    #dbg_value(ptr %_134, !2185, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !2881)
  %borrow = getelementptr inbounds nuw i8, ptr %_134, i64 16, !dbg !2882
    #dbg_value(ptr %borrow, !2163, !DIExpression(), !2883)
    #dbg_value(ptr %borrow, !2884, !DIExpression(), !2890)
    #dbg_value(ptr %borrow, !2142, !DIExpression(), !2143)
  %_141 = load i64, ptr %borrow, align 8, !dbg !2892, !noundef !23
  %57 = icmp eq i64 %_141, 0, !dbg !2893
  br i1 %57, label %bb32, label %bb31, !dbg !2893, !prof !1284

bb32:                                             ; preds = %bb30
  store i64 -1, ptr %borrow, align 8, !dbg !2894
    #dbg_value(ptr %_134, !2900, !DIExpression(DW_OP_plus_uconst, 48, DW_OP_stack_value), !2907)
    #dbg_value(ptr %leaf, !2205, !DIExpression(), !2909)
    #dbg_value(ptr %leaf, !2872, !DIExpression(), !2910)
    #dbg_value(ptr %52, !2216, !DIExpression(), !2912)
    #dbg_value(ptr %52, !2913, !DIExpression(), !2916)
    #dbg_value(ptr %52, !2918, !DIExpression(), !2921)
  %strong = load i64, ptr %52, align 8, !dbg !2923, !noundef !23
    #dbg_value(i64 %strong, !2217, !DIExpression(), !2924)
    #dbg_value(i64 %strong, !2210, !DIExpression(), !2211)
  %cond44 = icmp ne i64 %strong, 0, !dbg !2925
    #dbg_value(i1 true, !2848, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2926)
  call void @llvm.assume(i1 %cond44), !dbg !2928
  %strong46 = add i64 %strong, 1, !dbg !2929
    #dbg_value(i64 %strong46, !2218, !DIExpression(), !2930)
    #dbg_value(i64 %strong46, !2931, !DIExpression(), !2935)
    #dbg_value(i64 %strong46, !2937, !DIExpression(), !2941)
    #dbg_value(ptr %52, !2934, !DIExpression(), !2943)
    #dbg_value(ptr %52, !2940, !DIExpression(), !2944)
  store i64 %strong46, ptr %52, align 8, !dbg !2945
  %b48 = icmp eq i64 %strong46, 0, !dbg !2949
    #dbg_value(i1 %b48, !2950, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !2953)
  br i1 %b48, label %bb33, label %bb35, !dbg !2955, !prof !2595

bb31:                                             ; preds = %bb30
; invoke core::cell::panic_already_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_35d5a72993a4ef2a787b30b1c710c862) #26
          to label %unreachable unwind label %cleanup54.loopexit.split-lp, !dbg !2956

bb33:                                             ; preds = %bb32
  call void @llvm.trap(), !dbg !2957
  unreachable, !dbg !2957

bb35:                                             ; preds = %bb32
  %self = getelementptr inbounds nuw i8, ptr %_134, i64 48, !dbg !2871
    #dbg_value(ptr %self, !2900, !DIExpression(), !2907)
    #dbg_value(ptr %52, !2197, !DIExpression(), !2958)
    #dbg_value(ptr %52, !2906, !DIExpression(), !2907)
  call void @llvm.experimental.noalias.scope.decl(metadata !2959), !dbg !2962
  call void @llvm.lifetime.start.p0(ptr nonnull %value.i)
  store ptr %52, ptr %value.i, align 8, !noalias !2959
    #dbg_value(ptr %self, !2963, !DIExpression(), !2974)
    #dbg_value(ptr %self, !2976, !DIExpression(), !2979)
    #dbg_declare(ptr %value.i, !2969, !DIExpression(), !2981)
    #dbg_value(i64 8, !2982, !DIExpression(), !2989)
  %58 = getelementptr inbounds nuw i8, ptr %_134, i64 64, !dbg !2998
  %len.i = load i64, ptr %58, align 8, !dbg !2998, !alias.scope !2959, !noundef !23
    #dbg_value(i64 %len.i, !2970, !DIExpression(), !2999)
    #dbg_value(i64 %len.i, !3000, !DIExpression(), !3009)
    #dbg_value(ptr %self, !2996, !DIExpression(), !3011)
  %self1.i = load i64, ptr %self, align 8, !dbg !3012, !range !822, !alias.scope !2959, !noundef !23
  %_4.i = icmp eq i64 %len.i, %self1.i, !dbg !3013
  br i1 %_4.i, label %bb1.i82, label %bb4, !dbg !3013

bb1.i82:                                          ; preds = %bb35
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %self)
          to label %bb4 unwind label %cleanup.i83, !dbg !3014

cleanup.i83:                                      ; preds = %bb1.i82
  %59 = landingpad { ptr, i32 }
          cleanup
    #dbg_value(ptr %value.i, !915, !DIExpression(), !3015)
    #dbg_value(ptr %value.i, !926, !DIExpression(), !3017)
    #dbg_value(ptr %52, !956, !DIExpression(), !3019)
    #dbg_value(ptr %52, !965, !DIExpression(), !3021)
    #dbg_value(ptr %52, !972, !DIExpression(), !3023)
    #dbg_value(ptr %52, !978, !DIExpression(), !3025)
    #dbg_value(ptr %52, !984, !DIExpression(), !3027)
  %_8.i.i.i = load i64, ptr %52, align 8, !dbg !3029, !noalias !3030, !noundef !23
  %val.i.i.i = add i64 %_8.i.i.i, -1, !dbg !3035
    #dbg_value(i64 %val.i.i.i, !975, !DIExpression(), !3036)
    #dbg_value(i64 %val.i.i.i, !981, !DIExpression(), !3037)
  store i64 %val.i.i.i, ptr %52, align 8, !dbg !3038, !noalias !3030
    #dbg_value(ptr %52, !965, !DIExpression(), !3040)
    #dbg_value(ptr %52, !984, !DIExpression(), !3042)
  %60 = icmp eq i64 %val.i.i.i, 0, !dbg !3044
  br i1 %60, label %bb1.i.i.i, label %cleanup53.body, !dbg !3044

bb1.i.i.i:                                        ; preds = %cleanup.i83
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %value.i) #22
          to label %cleanup53.body unwind label %terminate.i85, !dbg !3045, !noalias !2959

terminate.i85:                                    ; preds = %bb1.i.i.i
  %61 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !dbg !3046, !noalias !2959
  unreachable, !dbg !3046

cleanup53.body:                                   ; preds = %cleanup.i83, %bb1.i.i.i
    #dbg_value(ptr undef, !1942, !DIExpression(), !1964)
    #dbg_value(ptr undef, !3047, !DIExpression(), !3053)
    #dbg_value(ptr undef, !3055, !DIExpression(), !3062)
  %_2.i.i.i = load i64, ptr %borrow, align 8, !dbg !3064, !noalias !3067, !noundef !23
  %_3.i.i.i = add i64 %_2.i.i.i, 1, !dbg !3074
  store i64 %_3.i.i.i, ptr %borrow, align 8, !dbg !3075, !noalias !3067
  br label %bb18, !dbg !3080

bb18:                                             ; preds = %cleanup54.loopexit, %cleanup54.loopexit.split-lp, %cleanup53.body
  %.pn = phi { ptr, i32 } [ %59, %cleanup53.body ], [ %lpad.loopexit141, %cleanup54.loopexit ], [ %lpad.loopexit.split-lp142, %cleanup54.loopexit.split-lp ]
  call void @llvm.experimental.noalias.scope.decl(metadata !3081), !dbg !3084
    #dbg_value(ptr %leaf, !915, !DIExpression(), !3085)
  call void @llvm.experimental.noalias.scope.decl(metadata !3087), !dbg !3090
    #dbg_value(ptr %leaf, !926, !DIExpression(), !3091)
    #dbg_value(ptr %leaf, !935, !DIExpression(), !3093)
    #dbg_value(ptr %leaf, !935, !DIExpression(), !3095)
  %_5.i.i90 = load ptr, ptr %leaf, align 8, !dbg !3097, !alias.scope !3099, !nonnull !23, !noundef !23
    #dbg_value(ptr %_5.i.i90, !956, !DIExpression(), !3100)
    #dbg_value(ptr %_5.i.i90, !965, !DIExpression(), !3102)
    #dbg_value(ptr %_5.i.i90, !972, !DIExpression(), !3104)
    #dbg_value(ptr %_5.i.i90, !978, !DIExpression(), !3106)
    #dbg_value(ptr %_5.i.i90, !984, !DIExpression(), !3108)
  %_8.i.i91 = load i64, ptr %_5.i.i90, align 8, !dbg !3110, !noalias !3099, !noundef !23
  %val.i.i92 = add i64 %_8.i.i91, -1, !dbg !3111
    #dbg_value(i64 %val.i.i92, !975, !DIExpression(), !3112)
    #dbg_value(i64 %val.i.i92, !981, !DIExpression(), !3113)
  store i64 %val.i.i92, ptr %_5.i.i90, align 8, !dbg !3114, !noalias !3099
    #dbg_value(ptr %_5.i.i90, !965, !DIExpression(), !3116)
    #dbg_value(ptr %_5.i.i90, !984, !DIExpression(), !3118)
  %62 = icmp eq i64 %val.i.i92, 0, !dbg !3120
  br i1 %62, label %bb1.i.i93, label %bb19, !dbg !3120

bb1.i.i93:                                        ; preds = %bb18
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %leaf) #22
          to label %bb19 unwind label %terminate, !dbg !3121

cleanup54.loopexit:                               ; preds = %bb8
  %lpad.loopexit141 = landingpad { ptr, i32 }
          cleanup
  br label %bb18

cleanup54.loopexit.split-lp:                      ; preds = %bb31, %bb2.i.i.i, %bb2.i100
  %lpad.loopexit.split-lp142 = landingpad { ptr, i32 }
          cleanup
  br label %bb18

bb4:                                              ; preds = %bb35, %bb1.i82
  %63 = getelementptr inbounds nuw i8, ptr %_134, i64 56, !dbg !3122
  %_14.i81 = load ptr, ptr %63, align 8, !dbg !3122, !alias.scope !2959, !nonnull !23, !noundef !23
    #dbg_value(ptr %_14.i81, !3008, !DIExpression(), !3009)
  %end.i = getelementptr inbounds nuw ptr, ptr %_14.i81, i64 %len.i, !dbg !3129
    #dbg_value(ptr %end.i, !2972, !DIExpression(), !3130)
    #dbg_value(ptr %end.i, !3131, !DIExpression(), !3137)
    #dbg_value(ptr %52, !3136, !DIExpression(), !3137)
  store ptr %52, ptr %end.i, align 8, !dbg !3139, !noalias !2959
  %64 = add i64 %len.i, 1, !dbg !3140
  store i64 %64, ptr %58, align 8, !dbg !3140, !alias.scope !2959
  call void @llvm.lifetime.end.p0(ptr nonnull %value.i), !dbg !3141
    #dbg_value(ptr undef, !1942, !DIExpression(), !1962)
    #dbg_value(ptr undef, !3047, !DIExpression(), !3142)
    #dbg_value(ptr undef, !3055, !DIExpression(), !3144)
  %_2.i.i.i88 = load i64, ptr %borrow, align 8, !dbg !3146, !noalias !3148, !noundef !23
  %_3.i.i.i89 = add i64 %_2.i.i.i88, 1, !dbg !3155
  store i64 %_3.i.i.i89, ptr %borrow, align 8, !dbg !3156, !noalias !3148
  %_27 = load ptr, ptr %n, align 8, !dbg !3159, !nonnull !23, !align !349, !noundef !23
  call void @llvm.experimental.noalias.scope.decl(metadata !3160), !dbg !3163
    #dbg_value(ptr poison, !3164, !DIExpression(), !3219)
    #dbg_value(ptr %_27, !3213, !DIExpression(), !3219)
  call void @llvm.experimental.noalias.scope.decl(metadata !3221), !dbg !3224
    #dbg_value(ptr poison, !3225, !DIExpression(), !3267)
    #dbg_value(ptr %_27, !3246, !DIExpression(), !3267)
    #dbg_value(ptr %_3.i.i.i.i, !3247, !DIExpression(), !3269)
  call void @llvm.experimental.noalias.scope.decl(metadata !3270), !dbg !3273
    #dbg_value(ptr %_27, !3274, !DIExpression(DW_OP_deref), !3280)
    #dbg_value(ptr %_3.i.i.i.i, !3279, !DIExpression(), !3280)
    #dbg_value(ptr %_3.i.i.i.i, !3282, !DIExpression(), !3305)
    #dbg_value(ptr %_3.i.i.i.i, !3307, !DIExpression(), !3332)
    #dbg_declare(ptr poison, !3303, !DIExpression(), !3334)
    #dbg_value(ptr %_3.i.i.i.i, !3335, !DIExpression(), !3338)
    #dbg_value(ptr %_3.i.i.i.i, !3340, !DIExpression(), !3343)
  %_14.i.i.i = load i64, ptr %_3.i.i.i.i, align 8, !dbg !3345, !noalias !3346, !noundef !23
  %65 = icmp eq i64 %_14.i.i.i, 0, !dbg !3347
  br i1 %65, label %bb5, label %bb2.i.i.i, !dbg !3347, !prof !1284

bb2.i.i.i:                                        ; preds = %bb4
; invoke core::cell::panic_already_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_aa37e26c39f621cfbd3f8364369aa8a0) #27
          to label %.noexc98 unwind label %cleanup54.loopexit.split-lp, !dbg !3348

.noexc98:                                         ; preds = %bb2.i.i.i
  unreachable, !dbg !3348

bb5:                                              ; preds = %bb4
  %_4.i.i.i96 = load i64, ptr %_27, align 8, !dbg !3349, !alias.scope !3346, !noundef !23
  %_3.i.i.i97 = trunc i64 %_4.i.i.i96 to i32, !dbg !3349
  %66 = load i32, ptr %_20.i.i.i, align 8, !dbg !3350, !noalias !3346, !noundef !23
  %67 = add i32 %66, %_3.i.i.i97, !dbg !3350
  store i32 %67, ptr %_20.i.i.i, align 8, !dbg !3350, !noalias !3346
    #dbg_value(ptr %leaf, !2864, !DIExpression(), !3351)
    #dbg_value(ptr %leaf, !2872, !DIExpression(), !3353)
  %_168 = load ptr, ptr %leaf, align 8, !dbg !3356, !nonnull !23, !noundef !23
  %_33 = getelementptr inbounds nuw i8, ptr %_168, i64 16, !dbg !3359
    #dbg_value(ptr %_33, !3360, !DIExpression(), !3371)
    #dbg_value(ptr %_33, !3373, !DIExpression(), !3398)
    #dbg_declare(ptr poison, !3368, !DIExpression(), !3400)
    #dbg_value(i64 1, !3401, !DIExpression(), !3409)
    #dbg_value(ptr %_33, !3429, !DIExpression(), !3433)
    #dbg_value(ptr %_33, !3434, !DIExpression(), !3437)
    #dbg_value(ptr %_33, !3439, !DIExpression(), !3443)
  %self1.i99 = load i64, ptr %_33, align 8, !dbg !3445, !noalias !3446, !noundef !23
    #dbg_value(i64 %self1.i99, !3408, !DIExpression(), !3409)
    #dbg_value(i64 %self1.i99, !3430, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !3449)
    #dbg_value(i64 %self1.i99, !3450, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !3455)
    #dbg_value(i64 %self1.i99, !3442, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !3443)
  %_11.i = icmp ult i64 %self1.i99, 9223372036854775807, !dbg !3457
  br i1 %_11.i, label %bb6, label %bb2.i100, !dbg !3458, !prof !1284

bb2.i100:                                         ; preds = %bb5
; invoke core::cell::panic_already_mutably_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e724f30e46c0994fa5295f8c1cefaac7) #27
          to label %.noexc102 unwind label %cleanup54.loopexit.split-lp, !dbg !3459

.noexc102:                                        ; preds = %bb2.i100
  unreachable, !dbg !3459

bb6:                                              ; preds = %bb5
  %b.i = add nuw nsw i64 %self1.i99, 1, !dbg !3460
    #dbg_value(i64 %b.i, !3430, !DIExpression(), !3449)
    #dbg_value(i64 %b.i, !3450, !DIExpression(), !3455)
    #dbg_value(i64 %b.i, !3442, !DIExpression(), !3443)
  store i64 %b.i, ptr %_33, align 8, !dbg !3461, !noalias !3446
    #dbg_value(ptr %_168, !3464, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_stack_value), !3471)
  %68 = getelementptr inbounds nuw i8, ptr %_168, i64 40, !dbg !3473
  %_29 = load i64, ptr %68, align 8, !dbg !3473, !noundef !23
  %_171 = icmp sgt i64 %_29, -1, !dbg !3480
  call void @llvm.assume(i1 %_171), !dbg !3481
  %_28 = icmp samesign ugt i64 %_29, 4, !dbg !3352
    #dbg_value(ptr undef, !1918, !DIExpression(), !1938)
    #dbg_value(ptr undef, !1918, !DIExpression(), !1940)
    #dbg_value(ptr undef, !3482, !DIExpression(), !3488)
    #dbg_value(ptr undef, !3482, !DIExpression(), !3490)
    #dbg_value(ptr undef, !3492, !DIExpression(), !3499)
    #dbg_value(ptr undef, !3492, !DIExpression(), !3501)
  store i64 %self1.i99, ptr %_33, align 8, !dbg !3503, !noalias !23
  br i1 %_28, label %bb8, label %bb12, !dbg !3352

bb12:                                             ; preds = %bb6, %bb9
  %_5.i.i109 = phi ptr [ %_5.i.i109.pre, %bb9 ], [ %_168, %bb6 ], !dbg !3511
  call void @llvm.experimental.noalias.scope.decl(metadata !3516), !dbg !3084
    #dbg_value(ptr %leaf, !915, !DIExpression(), !3519)
  call void @llvm.experimental.noalias.scope.decl(metadata !3520), !dbg !3523
    #dbg_value(ptr %leaf, !926, !DIExpression(), !3524)
    #dbg_value(ptr %leaf, !935, !DIExpression(), !3525)
    #dbg_value(ptr %leaf, !935, !DIExpression(), !3526)
    #dbg_value(ptr %_5.i.i109, !956, !DIExpression(), !3528)
    #dbg_value(ptr %_5.i.i109, !965, !DIExpression(), !3530)
    #dbg_value(ptr %_5.i.i109, !972, !DIExpression(), !3532)
    #dbg_value(ptr %_5.i.i109, !978, !DIExpression(), !3534)
    #dbg_value(ptr %_5.i.i109, !984, !DIExpression(), !3536)
  %_8.i.i110 = load i64, ptr %_5.i.i109, align 8, !dbg !3538, !noalias !3539, !noundef !23
  %val.i.i111 = add i64 %_8.i.i110, -1, !dbg !3540
    #dbg_value(i64 %val.i.i111, !975, !DIExpression(), !3541)
    #dbg_value(i64 %val.i.i111, !981, !DIExpression(), !3542)
  store i64 %val.i.i111, ptr %_5.i.i109, align 8, !dbg !3543, !noalias !3539
    #dbg_value(ptr %_5.i.i109, !965, !DIExpression(), !3545)
    #dbg_value(ptr %_5.i.i109, !984, !DIExpression(), !3547)
  %69 = icmp eq i64 %val.i.i111, 0, !dbg !3549
  br i1 %69, label %bb1.i.i112, label %bb13, !dbg !3549

bb1.i.i112:                                       ; preds = %bb12
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %leaf) #22
          to label %bb13 unwind label %cleanup.loopexit.split-lp.loopexit, !dbg !3550

bb8:                                              ; preds = %bb6
    #dbg_value(ptr %word, !1848, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3551)
    #dbg_value(ptr %n, !1848, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3551)
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !3552
  store ptr %word, ptr %args, align 8, !dbg !3552
  store ptr @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hfa1bd483ed22609bE", ptr %_40.sroa.4.0..sroa_idx, align 8, !dbg !3552
  store ptr %n, ptr %42, align 8, !dbg !3552
  store ptr @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hce3dfa5a6c3e438cE", ptr %_41.sroa.4.0..sroa_idx, align 8, !dbg !3552
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_874ad33e48b268f97acaace8e58fd638, ptr noundef nonnull %args)
          to label %bb9 unwind label %cleanup54.loopexit, !dbg !3553

bb9:                                              ; preds = %bb8
  call void @llvm.lifetime.end.p0(ptr nonnull %args), !dbg !3553
  %_5.i.i109.pre = load ptr, ptr %leaf, align 8, !dbg !3511, !alias.scope !3539
  br label %bb12, !dbg !3554

bb13:                                             ; preds = %bb12, %bb1.i.i112
  call void @llvm.lifetime.end.p0(ptr nonnull %leaf), !dbg !3084
    #dbg_value(!DIArgList(ptr %counts, i64 %iter.sroa.0.0.add236), !1824, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !2624)
    #dbg_value(ptr undef, !1966, !DIExpression(), !1991)
    #dbg_value(!DIArgList(ptr %counts, i64 %iter.sroa.0.0.add236), !1985, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2625)
    #dbg_value(!DIArgList(ptr %counts, i64 %iter.sroa.0.0.add236), !2024, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !2025)
    #dbg_value(ptr %counts, !1987, !DIExpression(DW_OP_plus_uconst, 192, DW_OP_stack_value), !2626)
    #dbg_value(ptr poison, !2627, !DIExpression(), !2635)
    #dbg_value(ptr poison, !2634, !DIExpression(), !2637)
  %_84 = icmp eq i64 %iter.sroa.0.0.add236, 192, !dbg !2709
  br i1 %_84, label %bb29, label %bb23, !dbg !2636

terminate:                                        ; preds = %bb1.i.i93, %bb1.i.i74
  %70 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !dbg !3555
  unreachable, !dbg !3555

unreachable:                                      ; preds = %bb27, %bb31
  unreachable

bb29:                                             ; preds = %bb13
  call void @llvm.lifetime.start.p0(ptr nonnull %calls), !dbg !3556
    #dbg_value(ptr @_ZN5words5CALLS17h317f4388f838eba4E, !2119, !DIExpression(), !2120)
    #dbg_value(ptr @_ZN5words5CALLS17h317f4388f838eba4E, !3557, !DIExpression(), !3564)
    #dbg_value(i8 4, !3563, !DIExpression(), !3564)
  %71 = load atomic i64, ptr @_ZN5words5CALLS17h317f4388f838eba4E seq_cst, align 8, !dbg !3566
  store i64 %71, ptr %calls, align 8, !dbg !3567
  call void @llvm.lifetime.start.p0(ptr nonnull %_48), !dbg !3568
; invoke words::depth
  %72 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %root)
          to label %bb37 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3568

bb37:                                             ; preds = %bb29
  store i64 %72, ptr %_48, align 8, !dbg !3568
    #dbg_value(ptr %_48, !1892, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3569)
  call void @llvm.lifetime.start.p0(ptr nonnull %_51), !dbg !3570
    #dbg_value(i64 0, !3571, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3578)
    #dbg_value(i64 0, !3579, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3611)
    #dbg_value(i64 0, !3613, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3633)
    #dbg_value(i64 43, !3571, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3578)
    #dbg_value(i64 43, !3579, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3611)
    #dbg_value(i64 43, !3613, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3633)
    #dbg_value(ptr @alloc_bf19f81be328203ae62eed79be4ac092, !3613, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3633)
    #dbg_value(ptr @alloc_bf19f81be328203ae62eed79be4ac092, !3579, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3611)
    #dbg_value(ptr @alloc_bf19f81be328203ae62eed79be4ac092, !3571, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3578)
    #dbg_value(i64 43, !3613, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !3633)
    #dbg_value(i64 43, !3579, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !3611)
    #dbg_value(i64 43, !3571, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !3578)
    #dbg_value(i64 0, !3613, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !3633)
    #dbg_value(i64 0, !3579, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !3611)
    #dbg_value(i64 0, !3571, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !3578)
    #dbg_value(i64 43, !3613, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !3633)
    #dbg_value(i64 43, !3579, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !3611)
    #dbg_value(i64 43, !3571, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !3578)
    #dbg_value(i32 32, !3613, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !3633)
    #dbg_value(i32 32, !3579, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !3611)
    #dbg_value(i32 32, !3571, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !3578)
    #dbg_value(i32 32, !3613, !DIExpression(DW_OP_LLVM_fragment, 416, 32), !3633)
    #dbg_value(i32 32, !3579, !DIExpression(DW_OP_LLVM_fragment, 416, 32), !3611)
    #dbg_value(i32 32, !3571, !DIExpression(DW_OP_LLVM_fragment, 416, 32), !3578)
    #dbg_value(i8 1, !3613, !DIExpression(DW_OP_LLVM_fragment, 448, 8), !3633)
    #dbg_value(i8 1, !3579, !DIExpression(DW_OP_LLVM_fragment, 448, 8), !3611)
    #dbg_value(i8 1, !3571, !DIExpression(DW_OP_LLVM_fragment, 448, 8), !3578)
    #dbg_value(i8 1, !3571, !DIExpression(DW_OP_LLVM_fragment, 512, 8), !3578)
    #dbg_value(i8 1, !3579, !DIExpression(DW_OP_LLVM_fragment, 512, 8), !3611)
    #dbg_value(i8 1, !3613, !DIExpression(DW_OP_LLVM_fragment, 512, 8), !3633)
    #dbg_value(i8 0, !3571, !DIExpression(DW_OP_LLVM_fragment, 520, 8), !3578)
    #dbg_value(i8 0, !3579, !DIExpression(DW_OP_LLVM_fragment, 520, 8), !3611)
    #dbg_value(i8 0, !3613, !DIExpression(DW_OP_LLVM_fragment, 520, 8), !3633)
    #dbg_declare(ptr poison, !3586, !DIExpression(), !3635)
    #dbg_declare(ptr %self2.i, !3636, !DIExpression(), !3662)
    #dbg_declare(ptr poison, !3658, !DIExpression(), !3664)
  call void @llvm.lifetime.start.p0(ptr nonnull %self2.i), !dbg !3665, !noalias !3666
    #dbg_declare(ptr poison, !3630, !DIExpression(), !3669)
  store i64 0, ptr %self2.i, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.4.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 8, !dbg !3670
  store i64 43, ptr %words.sroa.4.0.self2.i.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 16, !dbg !3670
  store ptr @alloc_bf19f81be328203ae62eed79be4ac092, ptr %words.sroa.5.0.self2.i.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.4.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 24, !dbg !3670
  store i64 43, ptr %words.sroa.5.sroa.4.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.5.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 32, !dbg !3670
  store i64 0, ptr %words.sroa.5.sroa.5.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.6.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 40, !dbg !3670
  store i64 43, ptr %words.sroa.5.sroa.6.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.7.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 48, !dbg !3670
  store i32 32, ptr %words.sroa.5.sroa.7.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.8.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 52, !dbg !3670
  store i32 32, ptr %words.sroa.5.sroa.8.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 4, !dbg !3670, !alias.scope !3675
  %words.sroa.5.sroa.9.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 56, !dbg !3670
  store i8 1, ptr %words.sroa.5.sroa.9.0.words.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.6.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 64, !dbg !3670
  store i8 1, ptr %words.sroa.6.0.self2.i.sroa_idx, align 8, !dbg !3670, !alias.scope !3675
  %words.sroa.7.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 65, !dbg !3670
  store i8 0, ptr %words.sroa.7.0.self2.i.sroa_idx, align 1, !dbg !3670, !alias.scope !3675
    #dbg_declare(ptr %self2.i, !3679, !DIExpression(), !3698)
    #dbg_declare(ptr poison, !3689, !DIExpression(), !3700)
    #dbg_value(ptr %self2.i, !3701, !DIExpression(), !3709)
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %73 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %self2.i) #28
          to label %.noexc116 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3711

.noexc116:                                        ; preds = %bb37
  %74 = extractvalue { ptr, i64 } %73, 0, !dbg !3711
    #dbg_value(ptr %74, !3712, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3726)
    #dbg_value(i64 poison, !3712, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3726)
    #dbg_value(ptr %self2.i, !3723, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !3726)
    #dbg_value(ptr %self2.i, !3728, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !3740)
  %.not.i.i.i = icmp eq ptr %74, null, !dbg !3742
  br i1 %.not.i.i.i, label %bb38, label %bb5.i.i.i, !dbg !3743

bb5.i.i.i:                                        ; preds = %.noexc116
    #dbg_value(ptr %self2.i, !3723, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !3726)
    #dbg_value(ptr %self2.i, !3728, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !3740)
  %75 = extractvalue { ptr, i64 } %73, 1, !dbg !3711
    #dbg_value(i64 %75, !3712, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3726)
    #dbg_value(ptr %74, !3724, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3744)
    #dbg_value(i64 %75, !3724, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3744)
    #dbg_value(ptr %74, !3734, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3740)
    #dbg_value(i64 %75, !3734, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3740)
    #dbg_value(ptr %74, !3745, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3751)
    #dbg_value(i64 %75, !3745, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3751)
    #dbg_value(ptr %self2.i, !3753, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !3760)
    #dbg_value(ptr undef, !3759, !DIExpression(), !3760)
    #dbg_value(ptr %74, !3762, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3781)
    #dbg_value(!DIArgList(ptr %74, i64 %75), !3762, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !3781)
    #dbg_value(ptr %74, !3783, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3790)
    #dbg_value(i64 %75, !3783, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3790)
  %_6.i.i.i.i.i.i = icmp ult i64 %75, 32, !dbg !3792
  br i1 %_6.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i, !dbg !3792

bb3.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i
; invoke core::str::count::do_count_chars
  %76 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count14do_count_chars(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %74, i64 noundef %75)
          to label %bb12.i.i unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3793

bb2.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i
; invoke core::str::count::char_count_general_case
  %77 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count23char_count_general_case(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %74, i64 noundef %75)
          to label %bb12.i.i unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3794

bb12.i.i:                                         ; preds = %bb2.i.i.i.i.i.i, %bb3.i.i.i.i.i.i
  %self1.sroa.0.0.ph.i.i = phi i64 [ %76, %bb3.i.i.i.i.i.i ], [ %77, %bb2.i.i.i.i.i.i ]
    #dbg_value(i64 %self1.sroa.0.0.ph.i.i, !3690, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3795)
    #dbg_value(i64 %self1.sroa.0.0.ph.i.i, !3796, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3806)
    #dbg_value(i64 %self1.sroa.0.0.ph.i.i, !3808, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3826)
    #dbg_value(ptr %74, !3690, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3795)
    #dbg_value(ptr %74, !3796, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3806)
    #dbg_value(ptr %74, !3808, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3826)
    #dbg_value(i64 %75, !3690, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3795)
    #dbg_value(i64 %75, !3796, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3806)
    #dbg_value(i64 %75, !3808, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3826)
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i115), !dbg !3828, !noalias !3829
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %_4.i.i.i115, ptr noundef nonnull align 8 dereferenceable(72) %self2.i, i64 72, i1 false), !dbg !3837, !noalias !3838
    #dbg_declare(ptr poison, !3801, !DIExpression(), !3839)
    #dbg_declare(ptr poison, !3802, !DIExpression(), !3840)
    #dbg_declare(ptr %_4.i.i.i115, !3818, !DIExpression(), !3841)
    #dbg_declare(ptr poison, !3819, !DIExpression(), !3842)
    #dbg_value(i64 %self1.sroa.0.0.ph.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3855)
    #dbg_value(i64 %self1.sroa.0.0.ph.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3857)
    #dbg_value(ptr %74, !3843, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3855)
    #dbg_value(ptr %74, !3820, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3857)
    #dbg_value(i64 %75, !3843, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3855)
    #dbg_value(i64 %75, !3820, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3857)
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %78 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_4.i.i.i115)
          to label %.noexc119 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3858

.noexc119:                                        ; preds = %bb12.i.i
  %79 = extractvalue { ptr, i64 } %78, 0, !dbg !3859
  %.not2.i.i.i.i = icmp eq ptr %79, null, !dbg !3859
  br i1 %.not2.i.i.i.i, label %bb3.sink.split.i, label %bb3.i.i.i.i, !dbg !3860

bb3.i.i.i.i:                                      ; preds = %.noexc119, %.noexc122
  %accum.i.i.sroa.0.0.i.i = phi i64 [ %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i, %.noexc122 ], [ %self1.sroa.0.0.ph.i.i, %.noexc119 ], !dbg !3826
  %accum.i.i.sroa.6.0.i.i = phi ptr [ %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, %.noexc122 ], [ %74, %.noexc119 ], !dbg !3826
  %accum.i.i.sroa.7.0.i.i = phi i64 [ %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, %.noexc122 ], [ %75, %.noexc119 ], !dbg !3826
  %80 = phi ptr [ %86, %.noexc122 ], [ %79, %.noexc119 ]
  %81 = phi { ptr, i64 } [ %85, %.noexc122 ], [ %78, %.noexc119 ]
    #dbg_value(i64 %accum.i.i.sroa.7.0.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3857)
    #dbg_value(i64 %accum.i.i.sroa.7.0.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3855)
    #dbg_value(ptr %accum.i.i.sroa.6.0.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3857)
    #dbg_value(ptr %accum.i.i.sroa.6.0.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3855)
    #dbg_value(i64 %accum.i.i.sroa.0.0.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3857)
    #dbg_value(i64 %accum.i.i.sroa.0.0.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3855)
  %82 = extractvalue { ptr, i64 } %81, 1, !dbg !3859
    #dbg_value(ptr %80, !3822, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3861)
    #dbg_value(i64 %82, !3822, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3861)
    #dbg_value(ptr %80, !3849, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3855)
    #dbg_value(i64 %82, !3849, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3855)
    #dbg_value(ptr %80, !3745, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3862)
    #dbg_value(i64 %82, !3745, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3862)
    #dbg_value(ptr poison, !3753, !DIExpression(), !3864)
    #dbg_value(ptr undef, !3759, !DIExpression(), !3864)
    #dbg_value(ptr %80, !3762, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3866)
    #dbg_value(!DIArgList(ptr %80, i64 %82), !3762, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !3866)
    #dbg_value(ptr %80, !3783, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3868)
    #dbg_value(i64 %82, !3783, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3868)
  %_6.i.i.i.i.i.i.i.i = icmp ult i64 %82, 32, !dbg !3870
  br i1 %_6.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i, !dbg !3870

bb3.i.i.i.i.i.i.i.i:                              ; preds = %bb3.i.i.i.i
; invoke core::str::count::do_count_chars
  %83 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count14do_count_chars(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %80, i64 noundef %82)
          to label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i" unwind label %cleanup.loopexit, !dbg !3871

bb2.i.i.i.i.i.i.i.i:                              ; preds = %bb3.i.i.i.i
; invoke core::str::count::char_count_general_case
  %84 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count23char_count_general_case(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %80, i64 noundef %82)
          to label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i" unwind label %cleanup.loopexit, !dbg !3872

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ %83, %bb3.i.i.i.i.i.i.i.i ], [ %84, %bb2.i.i.i.i.i.i.i.i ], !dbg !3868
    #dbg_value(i64 %accum.i.i.sroa.0.0.i.i, !3873, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3883)
    #dbg_value(i64 %accum.i.i.sroa.0.0.i.i, !3885, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3895)
    #dbg_value(ptr %accum.i.i.sroa.6.0.i.i, !3873, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3883)
    #dbg_value(ptr %accum.i.i.sroa.6.0.i.i, !3885, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3895)
    #dbg_value(i64 %accum.i.i.sroa.7.0.i.i, !3873, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3883)
    #dbg_value(i64 %accum.i.i.sroa.7.0.i.i, !3885, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3895)
    #dbg_declare(ptr undef, !3879, !DIExpression(), !3897)
    #dbg_declare(ptr undef, !3891, !DIExpression(), !3898)
    #dbg_value(ptr poison, !3892, !DIExpression(), !3895)
    #dbg_value(i8 poison, !3899, !DIExpression(), !3905)
    #dbg_value(i64 poison, !3843, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3855)
    #dbg_value(i64 poison, !3820, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3857)
    #dbg_value(ptr poison, !3843, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3855)
    #dbg_value(ptr poison, !3820, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3857)
    #dbg_value(i64 poison, !3843, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3855)
    #dbg_value(i64 poison, !3820, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3857)
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %85 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_4.i.i.i115)
          to label %.noexc122 unwind label %cleanup.loopexit, !dbg !3858

.noexc122:                                        ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i"
  %_4.i.i.i.i.i.i.i = icmp ugt i64 %accum.i.i.sroa.0.0.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i, !dbg !3907
  %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i = select i1 %_4.i.i.i.i.i.i.i, i64 %accum.i.i.sroa.7.0.i.i, i64 %82, !dbg !3908
    #dbg_value(i64 %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3855)
    #dbg_value(i64 %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3857)
  %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i = select i1 %_4.i.i.i.i.i.i.i, ptr %accum.i.i.sroa.6.0.i.i, ptr %80, !dbg !3908
    #dbg_value(ptr %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3855)
    #dbg_value(ptr %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3857)
  %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i = call i64 @llvm.umax.i64(i64 %accum.i.i.sroa.0.0.i.i, i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i), !dbg !3908
    #dbg_value(i64 %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i, !3843, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3855)
    #dbg_value(i64 %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i, !3820, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !3857)
  %86 = extractvalue { ptr, i64 } %85, 0, !dbg !3859
  %.not.i.i.i.i = icmp eq ptr %86, null, !dbg !3859
  br i1 %.not.i.i.i.i, label %bb3.sink.split.i, label %bb3.i.i.i.i, !dbg !3860

bb3.sink.split.i:                                 ; preds = %.noexc122, %.noexc119
  %_0.sroa.3.0.ph.i = phi i64 [ %75, %.noexc119 ], [ %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, %.noexc122 ]
  %_0.sroa.0.0.ph.i = phi ptr [ %74, %.noexc119 ], [ %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, %.noexc122 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i115), !dbg !3909, !noalias !3829
  br label %bb38, !dbg !3910

bb38:                                             ; preds = %bb3.sink.split.i, %.noexc116
  %_0.sroa.3.0.i = phi i64 [ undef, %.noexc116 ], [ %_0.sroa.3.0.ph.i, %bb3.sink.split.i ]
  %_0.sroa.0.0.i = phi ptr [ null, %.noexc116 ], [ %_0.sroa.0.0.ph.i, %bb3.sink.split.i ], !dbg !3611
  call void @llvm.lifetime.end.p0(ptr nonnull %self2.i), !dbg !3910, !noalias !3666
  store ptr %_0.sroa.0.0.i, ptr %_51, align 8, !dbg !3911
  %87 = getelementptr inbounds nuw i8, ptr %_51, i64 8, !dbg !3911
  store i64 %_0.sroa.3.0.i, ptr %87, align 8, !dbg !3911
    #dbg_value(ptr %_51, !1892, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !3569)
    #dbg_value(ptr %calls, !1892, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !3569)
  call void @llvm.lifetime.start.p0(ptr nonnull %args4), !dbg !3912
  store ptr %_48, ptr %args4, align 8, !dbg !3912
  %_55.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args4, i64 8, !dbg !3912
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_55.sroa.4.0..sroa_idx, align 8, !dbg !3912
  %88 = getelementptr inbounds nuw i8, ptr %args4, i64 16, !dbg !3912
  store ptr %_51, ptr %88, align 8, !dbg !3912
  %_56.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args4, i64 24, !dbg !3912
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h12ea3f0b9a64e3adE", ptr %_56.sroa.4.0..sroa_idx, align 8, !dbg !3912
  %89 = getelementptr inbounds nuw i8, ptr %args4, i64 32, !dbg !3912
  store ptr %calls, ptr %89, align 8, !dbg !3912
  %_57.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args4, i64 40, !dbg !3912
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_57.sroa.4.0..sroa_idx, align 8, !dbg !3912
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args4)
          to label %bb15 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp, !dbg !3913

bb15:                                             ; preds = %bb38
  call void @llvm.lifetime.end.p0(ptr nonnull %args4), !dbg !3913
  call void @llvm.lifetime.end.p0(ptr nonnull %_51), !dbg !3913
  call void @llvm.lifetime.end.p0(ptr nonnull %_48), !dbg !3913
  call void @llvm.lifetime.end.p0(ptr nonnull %calls), !dbg !3914
  call void @llvm.experimental.noalias.scope.decl(metadata !3915), !dbg !2773
    #dbg_value(ptr %root, !915, !DIExpression(), !3918)
  call void @llvm.experimental.noalias.scope.decl(metadata !3920), !dbg !3923
    #dbg_value(ptr %root, !926, !DIExpression(), !3924)
    #dbg_value(ptr %root, !935, !DIExpression(), !3926)
    #dbg_value(ptr %root, !935, !DIExpression(), !3928)
  %_5.i.i123 = load ptr, ptr %root, align 8, !dbg !3930, !alias.scope !3932, !nonnull !23, !noundef !23
    #dbg_value(ptr %_5.i.i123, !956, !DIExpression(), !3933)
    #dbg_value(ptr %_5.i.i123, !965, !DIExpression(), !3935)
    #dbg_value(ptr %_5.i.i123, !972, !DIExpression(), !3937)
    #dbg_value(ptr %_5.i.i123, !978, !DIExpression(), !3939)
    #dbg_value(ptr %_5.i.i123, !984, !DIExpression(), !3941)
  %_8.i.i124 = load i64, ptr %_5.i.i123, align 8, !dbg !3943, !noalias !3932, !noundef !23
  %val.i.i125 = add i64 %_8.i.i124, -1, !dbg !3944
    #dbg_value(i64 %val.i.i125, !975, !DIExpression(), !3945)
    #dbg_value(i64 %val.i.i125, !981, !DIExpression(), !3946)
  store i64 %val.i.i125, ptr %_5.i.i123, align 8, !dbg !3947, !noalias !3932
    #dbg_value(ptr %_5.i.i123, !965, !DIExpression(), !3949)
    #dbg_value(ptr %_5.i.i123, !984, !DIExpression(), !3951)
  %90 = icmp eq i64 %val.i.i125, 0, !dbg !3953
  br i1 %90, label %bb1.i.i126, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit127", !dbg !3953

bb1.i.i126:                                       ; preds = %bb15
; call alloc::rc::Rc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %root) #22, !dbg !3954
  br label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit127", !dbg !3954

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit127": ; preds = %bb15, %bb1.i.i126
  call void @llvm.lifetime.end.p0(ptr nonnull %root), !dbg !2773
  call void @llvm.lifetime.end.p0(ptr nonnull %counts), !dbg !3955
  ret void, !dbg !3956
}

; words::depth
; Function Attrs: nonlazybind uwtable
define internal fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %node) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !3957 {
start:
    #dbg_value(ptr poison, !3962, !DIExpression(), !3993)
    #dbg_value(ptr poison, !4008, !DIExpression(), !4049)
    #dbg_value(ptr poison, !1918, !DIExpression(), !4050)
    #dbg_value(ptr poison, !1918, !DIExpression(), !4052)
    #dbg_value(ptr %node, !3961, !DIExpression(), !4054)
    #dbg_value(ptr %node, !4055, !DIExpression(), !4058)
    #dbg_value(ptr %node, !4060, !DIExpression(), !4063)
    #dbg_value(i64 1, !4065, !DIExpression(), !4073)
    #dbg_value(i8 0, !4072, !DIExpression(), !4073)
    #dbg_value(i64 1, !4075, !DIExpression(), !4085)
    #dbg_value(i8 0, !4082, !DIExpression(), !4085)
    #dbg_declare(ptr poison, !4038, !DIExpression(), !4087)
    #dbg_value(i64 0, !4088, !DIExpression(), !4097)
    #dbg_value(ptr @_ZN5words5CALLS17h317f4388f838eba4E, !4071, !DIExpression(), !4073)
    #dbg_value(ptr @_ZN5words5CALLS17h317f4388f838eba4E, !4081, !DIExpression(), !4085)
  %0 = atomicrmw add ptr @_ZN5words5CALLS17h317f4388f838eba4E, i64 1 monotonic, align 8, !dbg !4099
  %_16 = load ptr, ptr %node, align 8, !dbg !4100, !nonnull !23, !noundef !23
  %_11 = getelementptr inbounds nuw i8, ptr %_16, i64 16, !dbg !4103
    #dbg_value(ptr %_11, !3360, !DIExpression(), !4104)
    #dbg_value(ptr %_11, !3373, !DIExpression(), !4106)
    #dbg_declare(ptr poison, !3368, !DIExpression(), !4108)
    #dbg_value(i64 1, !3401, !DIExpression(), !4109)
    #dbg_value(ptr %_11, !3429, !DIExpression(), !4112)
    #dbg_value(ptr %_11, !3434, !DIExpression(), !4113)
    #dbg_value(ptr %_11, !3439, !DIExpression(), !4115)
  %self1.i = load i64, ptr %_11, align 8, !dbg !4117, !noalias !4118, !noundef !23
    #dbg_value(i64 %self1.i, !3408, !DIExpression(), !4109)
    #dbg_value(i64 %self1.i, !3430, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !4121)
    #dbg_value(i64 %self1.i, !3450, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !4122)
    #dbg_value(i64 %self1.i, !3442, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !4115)
  %_11.i = icmp ult i64 %self1.i, 9223372036854775807, !dbg !4124
  br i1 %_11.i, label %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit", label %bb2.i, !dbg !4125, !prof !1284

bb2.i:                                            ; preds = %start
; call core::cell::panic_already_mutably_borrowed
  tail call void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0a22515a848452a904ad1e9d1814ec86) #27, !dbg !4126
  unreachable, !dbg !4126

"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit": ; preds = %start
  %b.i = add nuw nsw i64 %self1.i, 1, !dbg !4127
    #dbg_value(i64 %b.i, !3430, !DIExpression(), !4121)
    #dbg_value(i64 %b.i, !3450, !DIExpression(), !4122)
    #dbg_value(i64 %b.i, !3442, !DIExpression(), !4115)
  store i64 %b.i, ptr %_11, align 8, !dbg !4128, !noalias !4118
    #dbg_value(ptr %_16, !4130, !DIExpression(DW_OP_plus_uconst, 48, DW_OP_stack_value), !4141)
    #dbg_value(ptr %_16, !4144, !DIExpression(DW_OP_plus_uconst, 48, DW_OP_stack_value), !4148)
    #dbg_value(ptr %_16, !4150, !DIExpression(DW_OP_plus_uconst, 48, DW_OP_stack_value), !4156)
  %1 = getelementptr inbounds nuw i8, ptr %_16, i64 64, !dbg !4158
  %len = load i64, ptr %1, align 8, !dbg !4158, !noundef !23
    #dbg_value(ptr poison, !4046, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4159)
    #dbg_value(ptr poison, !4037, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4160)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4046, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4159)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4037, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4160)
    #dbg_value(ptr poison, !4021, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4161)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4021, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4161)
    #dbg_declare(ptr poison, !4022, !DIExpression(), !4162)
    #dbg_value(ptr undef, !4008, !DIExpression(), !4049)
    #dbg_value(ptr undef, !3962, !DIExpression(), !3993)
    #dbg_value(i64 1, !4163, !DIExpression(), !4170)
    #dbg_value(ptr poison, !3987, !DIExpression(), !4172)
    #dbg_value(ptr poison, !4169, !DIExpression(), !4170)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !3989, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4173)
    #dbg_value(ptr poison, !4174, !DIExpression(), !4181)
    #dbg_value(ptr poison, !4180, !DIExpression(), !4183)
  %_6.i.i.not = icmp eq i64 %len, 0, !dbg !4184
  br i1 %_6.i.i.not, label %bb7, label %bb5.i, !dbg !4185

bb5.i:                                            ; preds = %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit"
  %2 = getelementptr inbounds nuw i8, ptr %_16, i64 56, !dbg !4186
  %_22 = load ptr, ptr %2, align 8, !dbg !4186, !nonnull !23, !noundef !23
    #dbg_value(!DIArgList(ptr %_22, i64 %len), !4021, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 3, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4161)
    #dbg_value(!DIArgList(ptr %_22, i64 %len), !3989, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 3, DW_OP_shl, DW_OP_plus, DW_OP_stack_value), !4173)
    #dbg_value(!DIArgList(ptr %_22, i64 %len), !4037, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 3, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4160)
    #dbg_value(!DIArgList(ptr %_22, i64 %len), !4046, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 3, DW_OP_shl, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4159)
    #dbg_value(ptr %_22, !4046, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4159)
    #dbg_value(ptr %_22, !4037, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4160)
    #dbg_value(ptr %_22, !4021, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4161)
    #dbg_value(ptr %_22, !3987, !DIExpression(), !4172)
    #dbg_value(ptr %_22, !4169, !DIExpression(), !4170)
  %_16.i.i = getelementptr inbounds nuw i8, ptr %_22, i64 8, !dbg !4193
    #dbg_value(ptr %_16.i.i, !4021, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4161)
    #dbg_value(ptr %_22, !4194, !DIExpression(), !4206)
    #dbg_value(ptr poison, !4203, !DIExpression(), !4206)
    #dbg_value(ptr poison, !4208, !DIExpression(), !4219)
    #dbg_value(ptr %_22, !4204, !DIExpression(), !4221)
    #dbg_value(ptr %_22, !4213, !DIExpression(), !4219)
    #dbg_value(ptr %_22, !4222, !DIExpression(), !4230)
    #dbg_value(ptr poison, !4226, !DIExpression(), !4230)
; invoke words::depth
  %_0.i.i20 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_22)
          to label %bb12.i unwind label %bb4.loopexit.split-lp, !dbg !4232

bb12.i:                                           ; preds = %bb5.i
    #dbg_value(i64 %_0.i.i20, !4023, !DIExpression(), !4233)
    #dbg_value(ptr %_16.i.i, !4234, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4244)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4234, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4244)
    #dbg_value(i64 %_0.i.i20, !4239, !DIExpression(), !4244)
    #dbg_declare(ptr poison, !4240, !DIExpression(), !4246)
    #dbg_value(ptr %_16.i.i, !4247, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4274)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4247, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !4274)
    #dbg_value(i64 %_0.i.i20, !4256, !DIExpression(), !4274)
    #dbg_declare(ptr poison, !4257, !DIExpression(), !4276)
    #dbg_value(i64 8, !4277, !DIExpression(), !4285)
    #dbg_value(i64 1, !4302, !DIExpression(), !4306)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4260, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4308)
    #dbg_value(ptr poison, !4309, !DIExpression(), !4313)
    #dbg_value(ptr poison, !4312, !DIExpression(), !4315)
  %3 = icmp eq i64 %len, 1, !dbg !4316
  br i1 %3, label %bb7, label %bb5.i.i, !dbg !4317

bb5.i.i:                                          ; preds = %bb12.i
    #dbg_value(i64 %_0.i.i20, !4262, !DIExpression(), !4318)
    #dbg_value(i64 0, !4264, !DIExpression(), !4319)
    #dbg_value(i64 0, !4305, !DIExpression(), !4306)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4270, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4320)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4299, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4321)
    #dbg_value(ptr %_16.i.i, !4300, !DIExpression(), !4321)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4291, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4322)
    #dbg_value(ptr %_16.i.i, !4292, !DIExpression(), !4322)
    #dbg_value(ptr %_16.i.i, !4284, !DIExpression(), !4323)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !4283, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !4323)
  %4 = add i64 %len, 2305843009213693951, !dbg !4324
  %5 = and i64 %4, 2305843009213693951, !dbg !4324
    #dbg_value(i64 %5, !4266, !DIExpression(), !4325)
  br label %bb8.i.i, !dbg !4326

bb8.i.i:                                          ; preds = %_18.i.i.noexc, %bb5.i.i
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb5.i.i ], [ %_27.i.i, %_18.i.i.noexc ], !dbg !4318
  %acc.sroa.0.0.i.i = phi i64 [ %_0.i.i20, %bb5.i.i ], [ %_0.sroa.0.0.i.i.i, %_18.i.i.noexc ], !dbg !4274
    #dbg_value(i64 %acc.sroa.0.0.i.i, !4262, !DIExpression(), !4318)
    #dbg_value(i64 %i.sroa.0.0.i.i, !4305, !DIExpression(), !4306)
    #dbg_value(i64 %i.sroa.0.0.i.i, !4264, !DIExpression(), !4319)
    #dbg_value(ptr %_16.i.i, !4327, !DIExpression(), !4331)
    #dbg_value(i64 %i.sroa.0.0.i.i, !4330, !DIExpression(), !4331)
  %_45.i.i = getelementptr inbounds nuw ptr, ptr %_16.i.i, i64 %i.sroa.0.0.i.i, !dbg !4333
    #dbg_value(i64 %acc.sroa.0.0.i.i, !4334, !DIExpression(), !4346)
    #dbg_value(ptr %_45.i.i, !4340, !DIExpression(), !4346)
    #dbg_value(ptr %_45.i.i, !4222, !DIExpression(), !4348)
    #dbg_value(ptr poison, !4226, !DIExpression(), !4348)
; invoke words::depth
  %_0.i.i22 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_45.i.i)
          to label %_18.i.i.noexc unwind label %bb4.loopexit, !dbg !4350

_18.i.i.noexc:                                    ; preds = %bb8.i.i
    #dbg_value(i64 %acc.sroa.0.0.i.i, !4351, !DIExpression(), !4361)
    #dbg_value(i64 %_0.i.i22, !4357, !DIExpression(), !4361)
    #dbg_value(i64 %acc.sroa.0.0.i.i, !4363, !DIExpression(), !4373)
    #dbg_value(i64 %_0.i.i22, !4369, !DIExpression(), !4373)
    #dbg_value(ptr poison, !4370, !DIExpression(), !4373)
  %_0.sroa.0.0.i.i.i = tail call noundef i64 @llvm.umax.i64(i64 %acc.sroa.0.0.i.i, i64 %_0.i.i22), !dbg !4375
    #dbg_value(i64 %_0.sroa.0.0.i.i.i, !4262, !DIExpression(), !4318)
  %_27.i.i = add nuw i64 %i.sroa.0.0.i.i, 1, !dbg !4376
    #dbg_value(i64 %_27.i.i, !4264, !DIExpression(), !4319)
    #dbg_value(i64 %_27.i.i, !4305, !DIExpression(), !4306)
  %_28.i.i = icmp eq i64 %_27.i.i, %5, !dbg !4377
  br i1 %_28.i.i, label %bb7, label %bb8.i.i, !dbg !4377

bb7:                                              ; preds = %_18.i.i.noexc, %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit", %bb12.i
  %_0.sroa.3.0.i = phi i64 [ undef, %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit" ], [ %_0.i.i20, %bb12.i ], [ %_0.sroa.0.0.i.i.i, %_18.i.i.noexc ]
    #dbg_value(i64 poison, !4094, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4097)
    #dbg_value(i64 poison, !4094, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4097)
  %6 = add i64 %_0.sroa.3.0.i, 1, !dbg !4378
  %x.sroa.0.0 = select i1 %_6.i.i.not, i64 1, i64 %6, !dbg !4378
    #dbg_value(ptr undef, !1918, !DIExpression(), !4050)
    #dbg_value(ptr undef, !3482, !DIExpression(), !4379)
    #dbg_value(ptr undef, !3492, !DIExpression(), !4381)
  %_2.i.i.i13 = load i64, ptr %_11, align 8, !dbg !4383, !noalias !4386, !noundef !23
  %_3.i.i.i14 = add i64 %_2.i.i.i13, -1, !dbg !4393
  store i64 %_3.i.i.i14, ptr %_11, align 8, !dbg !4394, !noalias !4386
  ret i64 %x.sroa.0.0, !dbg !4397

bb4.loopexit:                                     ; preds = %bb8.i.i
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %bb4

bb4.loopexit.split-lp:                            ; preds = %bb5.i
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup
  br label %bb4

bb4:                                              ; preds = %bb4.loopexit.split-lp, %bb4.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit, %bb4.loopexit ], [ %lpad.loopexit.split-lp, %bb4.loopexit.split-lp ]
    #dbg_value(ptr undef, !1918, !DIExpression(), !4052)
    #dbg_value(ptr undef, !3482, !DIExpression(), !4398)
    #dbg_value(ptr undef, !3492, !DIExpression(), !4400)
  %_2.i.i.i = load i64, ptr %_11, align 8, !dbg !4402, !noalias !4404, !noundef !23
  %_3.i.i.i = add i64 %_2.i.i.i, -1, !dbg !4411
  store i64 %_3.i.i.i, ptr %_11, align 8, !dbg !4412, !noalias !4404
  resume { ptr, i32 } %lpad.phi, !dbg !4415
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h12ea3f0b9a64e3adE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 !dbg !4416 {
start:
  %__self_0 = alloca [8 x i8], align 8
    #dbg_value(ptr %self, !4421, !DIExpression(), !4425)
    #dbg_value(ptr %f, !4422, !DIExpression(), !4425)
    #dbg_declare(ptr %__self_0, !4423, !DIExpression(), !4426)
  %0 = load ptr, ptr %self, align 8, !dbg !4427, !align !367, !noundef !23
  %.not = icmp eq ptr %0, null, !dbg !4427
  br i1 %.not, label %bb3, label %bb2, !dbg !4427

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0), !dbg !4428
  store ptr %self, ptr %__self_0, align 8, !dbg !4428
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.3), !dbg !4429
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0), !dbg !4430
  br label %bb5, !dbg !4430

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4), !dbg !4427
  br label %bb5, !dbg !4427

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in, !dbg !4431
}

; <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define internal fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self) unnamed_addr #1 !dbg !4432 {
start:
    #dbg_value(ptr %self, !4437, !DIExpression(), !4438)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4439), !dbg !4442
    #dbg_value(ptr %self, !4443, !DIExpression(), !4457)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 65, !dbg !4459
  %1 = load i8, ptr %0, align 1, !dbg !4459, !range !4460, !alias.scope !4439, !noundef !23
  %_2.i = trunc nuw i8 %1 to i1, !dbg !4459
  br i1 %_2.i, label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit", label %bb2.i, !dbg !4459

bb2.i:                                            ; preds = %start
  %_4.i = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !4461
    #dbg_value(ptr %_4.i, !4462, !DIExpression(), !4470)
  %_0.0.i.i = load ptr, ptr %_4.i, align 8, !dbg !4472, !alias.scope !4473, !nonnull !23, !align !367, !noundef !23
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 24, !dbg !4472
  %_0.1.i.i = load i64, ptr %2, align 8, !dbg !4472, !alias.scope !4473, !noundef !23
    #dbg_value(ptr poison, !4450, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4476)
    #dbg_value(ptr poison, !4477, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4492)
    #dbg_value(ptr poison, !4494, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4505)
    #dbg_value(i64 poison, !4450, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4476)
    #dbg_value(i64 poison, !4477, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4492)
    #dbg_value(i64 poison, !4494, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4505)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4507), !dbg !4510
    #dbg_value(ptr %_4.i, !4511, !DIExpression(), !4548)
    #dbg_value(i64 0, !4550, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4561)
    #dbg_value(i64 0, !4563, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4572)
    #dbg_value(i64 0, !4574, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4582)
    #dbg_value(i64 0, !4584, !DIExpression(), !4589)
    #dbg_value(i64 0, !4591, !DIExpression(), !4599)
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %index7.i.i = load i64, ptr %4, align 8, !alias.scope !4601, !noalias !4602, !noundef !23
  %_38.not.i.i = icmp ugt i64 %index7.i.i, %_0.1.i.i
  %.promoted.i.i = load i64, ptr %3, align 8, !alias.scope !4601, !noalias !4602
    #dbg_value(ptr %_0.0.i.i, !4604, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4625)
    #dbg_value(ptr %_0.0.i.i, !4627, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4634)
    #dbg_value(ptr %_0.0.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4636)
    #dbg_value(i64 poison, !4604, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4625)
    #dbg_value(i64 poison, !4627, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4634)
    #dbg_value(i64 poison, !4596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4636)
    #dbg_value(i64 %.promoted.i.i, !4624, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4625)
    #dbg_value(i64 %.promoted.i.i, !4632, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4634)
    #dbg_value(i64 %.promoted.i.i, !4588, !DIExpression(), !4638)
    #dbg_value(i64 %.promoted.i.i, !4597, !DIExpression(), !4636)
    #dbg_value(i64 %index7.i.i, !4624, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4625)
    #dbg_value(i64 %index7.i.i, !4632, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4634)
    #dbg_value(i64 %index7.i.i, !4587, !DIExpression(), !4638)
  %_4340.i.i = icmp ult i64 %index7.i.i, %.promoted.i.i, !dbg !4640
  %or.cond41.i.i = or i1 %_38.not.i.i, %_4340.i.i, !dbg !4640
  br i1 %or.cond41.i.i, label %bb1.i.i, label %bb12.lr.ph.i.i, !dbg !4640

bb12.lr.ph.i.i:                                   ; preds = %bb2.i
  %_11.i.i = getelementptr inbounds nuw i8, ptr %self, i64 48
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_48.i.i = load i8, ptr %5, align 8, !alias.scope !4601, !noalias !4602, !noundef !23
  %_13.i.i = zext i8 %_48.i.i to i64
  %6 = getelementptr i8, ptr %_11.i.i, i64 %_13.i.i
  %_51.i.i = getelementptr i8, ptr %6, i64 -1
  %_67.i.i = icmp ult i8 %_48.i.i, 5
  %last_byte.pre.i.i = load i8, ptr %_51.i.i, align 1, !dbg !4641, !alias.scope !4601, !noalias !4602
  br label %bb12.i.i, !dbg !4640

bb12.i.i:                                         ; preds = %bb9.i.i, %bb12.lr.ph.i.i
  %7 = phi i64 [ %.promoted.i.i, %bb12.lr.ph.i.i ], [ %16, %bb9.i.i ]
    #dbg_value(i64 %7, !4624, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4625)
  %new_len.i.i = sub nuw i64 %index7.i.i, %7, !dbg !4642
    #dbg_value(i64 %new_len.i.i, !4633, !DIExpression(), !4634)
    #dbg_value(i64 %new_len.i.i, !4598, !DIExpression(), !4636)
  %_46.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %7, !dbg !4643
    #dbg_value(ptr %_46.i.i, !4534, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4644)
    #dbg_value(i64 %new_len.i.i, !4534, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4644)
    #dbg_value(i8 %last_byte.pre.i.i, !4540, !DIExpression(), !4645)
    #dbg_value(i8 %last_byte.pre.i.i, !4646, !DIExpression(), !4654)
    #dbg_value(i8 %last_byte.pre.i.i, !4656, !DIExpression(), !4662)
    #dbg_value(ptr %_46.i.i, !4653, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4654)
    #dbg_value(ptr %_46.i.i, !4659, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4662)
    #dbg_value(i64 %new_len.i.i, !4653, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4654)
    #dbg_value(i64 %new_len.i.i, !4659, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4662)
  %_3.i.i.i = icmp samesign ult i64 %new_len.i.i, 16, !dbg !4664
  br i1 %_3.i.i.i, label %bb5.preheader.i.i.i, label %bb2.i.i.i, !dbg !4664

bb5.preheader.i.i.i:                              ; preds = %bb12.i.i
    #dbg_value(i64 0, !4660, !DIExpression(), !4665)
  %_64.not.i.i.i = icmp eq i64 %new_len.i.i, 0, !dbg !4666
  br i1 %_64.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i, !dbg !4666

bb2.i.i.i:                                        ; preds = %bb12.i.i
; call core::slice::memchr::memchr_aligned
  %8 = tail call { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef %last_byte.pre.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_46.i.i, i64 noundef range(i64 0, -9223372036854775808) %new_len.i.i), !dbg !4667, !noalias !4668
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i, !dbg !4667

bb4.i.i.i:                                        ; preds = %bb9.i.i.i, %bb7.i.i.i, %bb5.preheader.i.i.i
  %i.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ %new_len.i.i, %bb9.i.i.i ], [ %i.sroa.0.05.i.i.i, %bb7.i.i.i ], !dbg !4662
  %_0.sroa.0.1.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ 0, %bb9.i.i.i ], [ 1, %bb7.i.i.i ], !dbg !4665
  %9 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.1.i.i.i, 0, !dbg !4669
  %10 = insertvalue { i64, i64 } %9, i64 %i.sroa.0.0.lcssa.i.i.i, 1, !dbg !4669
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i, !dbg !4669

bb7.i.i.i:                                        ; preds = %bb5.preheader.i.i.i, %bb9.i.i.i
  %i.sroa.0.05.i.i.i = phi i64 [ %12, %bb9.i.i.i ], [ 0, %bb5.preheader.i.i.i ]
    #dbg_value(i64 %i.sroa.0.05.i.i.i, !4660, !DIExpression(), !4665)
  %11 = getelementptr inbounds nuw i8, ptr %_46.i.i, i64 %i.sroa.0.05.i.i.i, !dbg !4670
  %_9.i.i.i = load i8, ptr %11, align 1, !dbg !4670, !alias.scope !4671, !noalias !4668, !noundef !23
  %_8.i.i.i = icmp eq i8 %_9.i.i.i, %last_byte.pre.i.i, !dbg !4670
  br i1 %_8.i.i.i, label %bb4.i.i.i, label %bb9.i.i.i, !dbg !4670

bb9.i.i.i:                                        ; preds = %bb7.i.i.i
  %12 = add nuw nsw i64 %i.sroa.0.05.i.i.i, 1, !dbg !4674
    #dbg_value(i64 %12, !4660, !DIExpression(), !4665)
  %exitcond.not.i.i.i = icmp eq i64 %12, %new_len.i.i, !dbg !4666
  br i1 %exitcond.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i, !dbg !4666

_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i: ; preds = %bb4.i.i.i, %bb2.i.i.i
  %.merged.i.i.i = phi { i64, i64 } [ %10, %bb4.i.i.i ], [ %8, %bb2.i.i.i ], !dbg !4669
  %13 = extractvalue { i64, i64 } %.merged.i.i.i, 0, !dbg !4675
  %14 = trunc nuw i64 %13 to i1, !dbg !4676
  br i1 %14, label %bb4.i.i, label %bb10.i.i, !dbg !4676

bb4.i.i:                                          ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  %15 = extractvalue { i64, i64 } %.merged.i.i.i, 1, !dbg !4675
    #dbg_value(i64 %15, !4542, !DIExpression(), !4677)
  %_17.i.i = add i64 %7, 1, !dbg !4678
  %16 = add i64 %_17.i.i, %15, !dbg !4679
  store i64 %16, ptr %3, align 8, !dbg !4679, !alias.scope !4601, !noalias !4602
  %_18.not.i.i = icmp ult i64 %16, %_13.i.i, !dbg !4680
  br i1 %_18.not.i.i, label %bb9.i.i, label %bb5.i.i, !dbg !4680

bb10.i.i:                                         ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  store i64 %index7.i.i, ptr %3, align 8, !dbg !4681, !alias.scope !4601, !noalias !4602
  br label %bb1.i.i, !dbg !4682

bb5.i.i:                                          ; preds = %bb4.i.i
  %found_char.i.i = sub nuw i64 %16, %_13.i.i, !dbg !4683
    #dbg_value(i64 %found_char.i.i, !4544, !DIExpression(), !4684)
    #dbg_value(i64 %found_char.i.i, !4624, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4685)
    #dbg_value(i64 %found_char.i.i, !4632, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4687)
    #dbg_value(i64 %found_char.i.i, !4588, !DIExpression(), !4690)
    #dbg_value(i64 %found_char.i.i, !4597, !DIExpression(), !4693)
    #dbg_value(ptr %_0.0.i.i, !4604, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4685)
    #dbg_value(ptr %_0.0.i.i, !4627, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4687)
    #dbg_value(ptr %_0.0.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4693)
    #dbg_value(i64 %16, !4624, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4685)
    #dbg_value(i64 %16, !4632, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4687)
    #dbg_value(i64 %16, !4587, !DIExpression(), !4690)
    #dbg_value(i64 %_0.1.i.i, !4604, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4685)
    #dbg_value(i64 %_0.1.i.i, !4627, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4687)
    #dbg_value(i64 %_0.1.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4693)
    #dbg_value(i64 %_13.i.i, !4633, !DIExpression(), !4687)
    #dbg_value(i64 %_13.i.i, !4598, !DIExpression(), !4693)
  %_56.not.i.i = icmp ugt i64 %16, %_0.1.i.i, !dbg !4695
  br i1 %_56.not.i.i, label %bb9.i.i, label %bb19.i.i, !dbg !4695

bb9.i.i:                                          ; preds = %bb28.i.i, %bb5.i.i, %bb4.i.i
    #dbg_value(ptr %_0.0.i.i, !4604, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4625)
    #dbg_value(ptr %_0.0.i.i, !4627, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4634)
    #dbg_value(ptr %_0.0.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4636)
    #dbg_value(i64 poison, !4604, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4625)
    #dbg_value(i64 poison, !4627, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4634)
    #dbg_value(i64 poison, !4596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4636)
    #dbg_value(i64 %16, !4624, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4625)
    #dbg_value(i64 %16, !4632, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4634)
    #dbg_value(i64 %16, !4588, !DIExpression(), !4638)
    #dbg_value(i64 %16, !4597, !DIExpression(), !4636)
    #dbg_value(i64 %index7.i.i, !4624, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4625)
    #dbg_value(i64 %index7.i.i, !4632, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4634)
    #dbg_value(i64 %index7.i.i, !4587, !DIExpression(), !4638)
  %_43.i.i = icmp ult i64 %index7.i.i, %16, !dbg !4640
    #dbg_value(i64 %_0.1.i.i, !4604, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4625)
    #dbg_value(i64 %_0.1.i.i, !4627, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4634)
    #dbg_value(i64 %_0.1.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4636)
    #dbg_value(!DIArgList(i64 %index7.i.i, i64 %16), !4633, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !4634)
    #dbg_value(!DIArgList(i64 %index7.i.i, i64 %16), !4598, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !4636)
  br i1 %_43.i.i, label %bb1.i.i, label %bb12.i.i, !dbg !4640

bb19.i.i:                                         ; preds = %bb5.i.i
    #dbg_value(!DIArgList(ptr %_0.0.i.i, i64 %found_char.i.i), !4546, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !4696)
    #dbg_value(!DIArgList(ptr %_0.0.i.i, i64 %found_char.i.i), !4697, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 64), !4703)
    #dbg_value(i64 %_13.i.i, !4546, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4696)
    #dbg_value(i64 %_13.i.i, !4697, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4703)
    #dbg_value(ptr poison, !4707, !DIExpression(), !4710)
    #dbg_value(ptr %_11.i.i, !4559, !DIExpression(), !4561)
    #dbg_value(i64 %_13.i.i, !4550, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4561)
    #dbg_value(i64 %_13.i.i, !4563, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4572)
    #dbg_value(i64 %_13.i.i, !4574, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4582)
    #dbg_value(i64 %_13.i.i, !4581, !DIExpression(), !4582)
    #dbg_value(i64 %_13.i.i, !4587, !DIExpression(), !4589)
    #dbg_value(i64 %_13.i.i, !4598, !DIExpression(), !4599)
    #dbg_value(ptr %_11.i.i, !4571, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4572)
    #dbg_value(ptr %_11.i.i, !4580, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4582)
    #dbg_value(ptr %_11.i.i, !4596, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4599)
    #dbg_value(i64 4, !4571, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4572)
    #dbg_value(i64 4, !4580, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4582)
    #dbg_value(i64 4, !4596, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4599)
  br i1 %_67.i.i, label %bb28.i.i, label %bb25.i.i, !dbg !4711, !prof !4712

bb25.i.i:                                         ; preds = %bb19.i.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7bbc2d8d597a87c842496ab99596b1e1) #27, !dbg !4713, !noalias !4668
  unreachable, !dbg !4713

bb28.i.i:                                         ; preds = %bb19.i.i
  %_64.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %found_char.i.i, !dbg !4714
    #dbg_value(ptr %_64.i.i, !4546, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4696)
    #dbg_value(ptr %_64.i.i, !4697, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4703)
    #dbg_value(ptr %_11.i.i, !4700, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4703)
    #dbg_value(i64 %_13.i.i, !4700, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4703)
    #dbg_value(ptr poison, !4708, !DIExpression(), !4715)
    #dbg_value(i64 %_13.i.i, !4701, !DIExpression(), !4716)
    #dbg_value(i64 %_13.i.i, !4717, !DIExpression(), !4724)
    #dbg_value(i64 %_13.i.i, !4722, !DIExpression(), !4726)
    #dbg_value(ptr %_64.i.i, !4720, !DIExpression(), !4724)
    #dbg_value(ptr %_11.i.i, !4721, !DIExpression(), !4724)
  %bcmp.i.i = tail call i32 @bcmp(ptr nonnull %_64.i.i, ptr nonnull %_11.i.i, i64 %_13.i.i), !dbg !4727, !noalias !4602
  %_28.i.i = icmp eq i32 %bcmp.i.i, 0, !dbg !4727
  br i1 %_28.i.i, label %bb7.i, label %bb9.i.i, !dbg !4728

bb7.i:                                            ; preds = %bb28.i.i
    #dbg_value(ptr %_0.0.i.i, !4450, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4476)
    #dbg_value(ptr %_0.0.i.i, !4477, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4492)
    #dbg_value(ptr %_0.0.i.i, !4494, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4505)
    #dbg_value(i64 %found_char.i.i, !4452, !DIExpression(), !4729)
    #dbg_value(i64 %found_char.i.i, !4489, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4492)
    #dbg_value(i64 %found_char.i.i, !4500, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4505)
    #dbg_value(i64 %16, !4454, !DIExpression(), !4729)
  %i.i = load i64, ptr %self, align 8, !dbg !4730, !alias.scope !4439, !noundef !23
    #dbg_value(i64 %i.i, !4489, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4492)
    #dbg_value(i64 %i.i, !4500, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4505)
    #dbg_value(i64 %i.i, !4731, !DIExpression(), !4737)
    #dbg_value(ptr %_0.0.i.i, !4501, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4739)
    #dbg_value(i64 poison, !4501, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4739)
  %new_len.i = sub nuw i64 %found_char.i.i, %i.i, !dbg !4740
    #dbg_value(i64 %new_len.i, !4503, !DIExpression(), !4741)
    #dbg_value(ptr %_0.0.i.i, !4736, !DIExpression(), !4737)
  %data.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.i, !dbg !4742
    #dbg_value(ptr %data.i, !4455, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !4743)
    #dbg_value(i64 %new_len.i, !4455, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !4743)
  store i64 %16, ptr %self, align 8, !dbg !4744, !alias.scope !4439
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit", !dbg !4745

bb1.i.i:                                          ; preds = %bb9.i.i, %bb10.i.i, %bb2.i
    #dbg_value(ptr %self, !4746, !DIExpression(), !4752)
  store i8 1, ptr %0, align 1, !dbg !4754, !alias.scope !4755
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 64, !dbg !4758
  %18 = load i8, ptr %17, align 8, !dbg !4758, !range !4460, !alias.scope !4755, !noundef !23
  %_3.i.i = trunc nuw i8 %18 to i1, !dbg !4758
  %i.pre.i.i = load i64, ptr %self, align 8, !dbg !4759, !alias.scope !4755
  %.phi.trans.insert.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %i2.pre.i.i = load i64, ptr %.phi.trans.insert.i.i, align 8, !dbg !4752, !alias.scope !4755
  %_4.not.i.i = icmp ne i64 %i2.pre.i.i, %i.pre.i.i
  %or.cond.not.i.i = select i1 %_3.i.i, i1 true, i1 %_4.not.i.i, !dbg !4758
  %new_len.i3.i = sub nuw i64 %i2.pre.i.i, %i.pre.i.i, !dbg !4758
  %data.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.pre.i.i, !dbg !4758
  %_0.sroa.3.0.i.i = select i1 %or.cond.not.i.i, i64 %new_len.i3.i, i64 undef, !dbg !4758
  %_0.sroa.0.0.i.i = select i1 %or.cond.not.i.i, ptr %data.i.i, ptr null, !dbg !4758
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit", !dbg !4760

"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit": ; preds = %start, %bb7.i, %bb1.i.i
  %_0.sroa.4.1.i = phi i64 [ undef, %start ], [ %new_len.i, %bb7.i ], [ %_0.sroa.3.0.i.i, %bb1.i.i ], !dbg !4457
  %_0.sroa.0.1.i = phi ptr [ null, %start ], [ %data.i, %bb7.i ], [ %_0.sroa.0.0.i.i, %bb1.i.i ], !dbg !4457
  %19 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.1.i, 0, !dbg !4761
  %20 = insertvalue { ptr, i64 } %19, i64 %_0.sroa.4.1.i, 1, !dbg !4761
  ret { ptr, i64 } %20, !dbg !4762
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #3

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #12

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #13

; core::slice::memchr::memchr_aligned
; Function Attrs: nonlazybind uwtable
declare { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #0

; <usize as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::str::count::do_count_chars
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count14do_count_chars(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; core::str::count::char_count_general_case
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count23char_count_general_case(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #0

; <core::fmt::Formatter>::debug_tuple_field1_finish
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #0

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; <str as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; <str as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #15

; core::cell::panic_already_mutably_borrowed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #13

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #16

; std::io::stdio::_print
; Function Attrs: nonlazybind uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #0

; core::cell::panic_already_borrowed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #17

; <core::fmt::Formatter>::write_str
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #18 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
    #dbg_value(ptr @_ZN5words4main17hcecf1cc413dc7af4E, !236, !DIExpression(), !242)
    #dbg_value(i64 %3, !237, !DIExpression(), !242)
    #dbg_value(ptr %1, !238, !DIExpression(), !242)
    #dbg_value(i8 0, !239, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !243
  store ptr @_ZN5words4main17hcecf1cc413dc7af4E, ptr %_7.i, align 8, !dbg !243
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %3, ptr noundef %1, i8 noundef 0), !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !245
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nounwind nonlazybind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #19

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #21

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #15 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #16 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #17 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #19 = { nocallback nofree nounwind nonlazybind willreturn memory(argmem: read) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { noinline }
attributes #23 = { nounwind }
attributes #24 = { cold noreturn nounwind }
attributes #25 = { cold }
attributes #26 = { noreturn }
attributes #27 = { noinline noreturn }
attributes #28 = { inlinehint }

!llvm.module.flags = !{!79, !80, !81, !82, !83}
!llvm.ident = !{!84}
!llvm.dbg.cu = !{!85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "<std::rt::lang_start::{closure_env#0}<()> as core::ops::function::Fn<()>>::{vtable}", scope: null, file: !2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "<unknown>", directory: "")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "<std::rt::lang_start::{closure_env#0}<()> as core::ops::function::Fn<()>>::{vtable_type}", file: !2, size: 384, align: 64, flags: DIFlagArtificial, elements: !4, vtableHolder: !14, templateParams: !23, identifier: "b96c0f48f9f4a20ef23c45a32d4d7998")
!4 = !{!5, !8, !10, !11, !12, !13}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !3, file: !2, baseType: !6, size: 64, align: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!7 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!9 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__method4", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 256)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__method5", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 320)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<()>", scope: !15, file: !2, size: 64, align: 64, elements: !18, templateParams: !23, identifier: "bad1f6f4ef05517f3fc1d7d11debbe41")
!15 = !DINamespace(name: "lang_start", scope: !16)
!16 = !DINamespace(name: "rt", scope: !17)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "main", scope: !14, file: !2, baseType: !20, size: 64, align: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn()", baseType: !21, size: 64, align: 64, dwarfAddressSpace: 0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !{}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "CALLS", linkageName: "_ZN5words5CALLS17h317f4388f838eba4E", scope: !26, file: !27, line: 8, type: !28, isLocal: true, isDefinition: true, align: 64)
!26 = !DINamespace(name: "words", scope: null)
!27 = !DIFile(filename: "rust/words.rs", directory: ".", checksumkind: CSK_MD5, checksum: "5c81ee9568ebe6ad74af6f1a47b909f1")
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicUsize", scope: !29, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !32, templateParams: !23, identifier: "4d473d2171783819ad804082894a3856")
!29 = !DINamespace(name: "atomic", scope: !30)
!30 = !DINamespace(name: "sync", scope: !31)
!31 = !DINamespace(name: "core", scope: null)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !28, file: !2, baseType: !34, size: 64, align: 64, flags: DIFlagPrivate)
!34 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<usize>", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !36, templateParams: !38, identifier: "39a99da3e6158f476ae51abf051b55a8")
!35 = !DINamespace(name: "cell", scope: !31)
!36 = !{!37}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !34, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!38 = !{!39}
!39 = !DITemplateTypeParameter(name: "T", type: !9)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "__RUST_STD_INTERNAL_VAL", linkageName: "_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17hdf90960f5ff911c8E", scope: !42, file: !27, line: 10, type: !45, isLocal: true, isDefinition: true, align: 64)
!42 = !DINamespace(name: "{closure#1}", scope: !43)
!43 = !DINamespace(name: "{constant#0}", scope: !44)
!44 = !DINamespace(name: "DEPTH", scope: !26)
!45 = !DICompositeType(tag: DW_TAG_structure_type, name: "RefCell<u32>", scope: !35, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !46, templateParams: !62, identifier: "c2051c4fa5c5ba71e4b84b10fea8e186")
!46 = !{!47, !57}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !45, file: !2, baseType: !48, size: 64, align: 64, flags: DIFlagPrivate)
!48 = !DICompositeType(tag: DW_TAG_structure_type, name: "Cell<isize>", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !49, templateParams: !55, identifier: "46c73408fa31de3fa9c394ab9bbb6b22")
!49 = !{!50}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !48, file: !2, baseType: !51, size: 64, align: 64, flags: DIFlagPrivate)
!51 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<isize>", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !52, templateParams: !55, identifier: "be40bb947038fdf3aed7449e86446835")
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !51, file: !2, baseType: !54, size: 64, align: 64, flags: DIFlagPrivate)
!54 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!55 = !{!56}
!56 = !DITemplateTypeParameter(name: "T", type: !54)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !45, file: !2, baseType: !58, size: 32, align: 32, offset: 64, flags: DIFlagPrivate)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<u32>", scope: !35, file: !2, size: 32, align: 32, flags: DIFlagPublic, elements: !59, templateParams: !62, identifier: "276fcd5afdff990e3d83fbd36936145c")
!59 = !{!60}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !58, file: !2, baseType: !61, size: 32, align: 32, flags: DIFlagPrivate)
!61 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DITemplateTypeParameter(name: "T", type: !61)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "<&&str as core::fmt::Debug>::{vtable}", scope: null, file: !2, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_structure_type, name: "<&&str as core::fmt::Debug>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !67, vtableHolder: !72, templateParams: !23, identifier: "d3fd8f090ed7cdf4a9a71447e9084635")
!67 = !{!68, !69, !70, !71}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !66, file: !2, baseType: !6, size: 64, align: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !66, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !66, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !66, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&str", baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!73 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !74, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!74 = !{!75, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !73, file: !2, baseType: !76, size: 64, align: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!77 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !73, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!79 = !{i32 8, !"PIC Level", i32 2}
!80 = !{i32 7, !"PIE Level", i32 2}
!81 = !{i32 2, !"RtLibUseGOT", i32 1}
!82 = !{i32 7, !"Dwarf Version", i32 4}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!85 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !86, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !87, globals: !186, splitDebugInlining: false, nameTableKind: None)
!86 = !DIFile(filename: "rust/words.rs/@/words.e1159c667dfce637-cgu.0", directory: ".")
!87 = !{!88, !157, !164, !171, !177}
!88 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AlignmentEnum", scope: !89, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagEnumClass, elements: !92)
!89 = !DINamespace(name: "alignment", scope: !90)
!90 = !DINamespace(name: "ptr", scope: !31)
!91 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!92 = !{!93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156}
!93 = !DIEnumerator(name: "_Align1Shl0", value: 1, isUnsigned: true)
!94 = !DIEnumerator(name: "_Align1Shl1", value: 2, isUnsigned: true)
!95 = !DIEnumerator(name: "_Align1Shl2", value: 4, isUnsigned: true)
!96 = !DIEnumerator(name: "_Align1Shl3", value: 8, isUnsigned: true)
!97 = !DIEnumerator(name: "_Align1Shl4", value: 16, isUnsigned: true)
!98 = !DIEnumerator(name: "_Align1Shl5", value: 32, isUnsigned: true)
!99 = !DIEnumerator(name: "_Align1Shl6", value: 64, isUnsigned: true)
!100 = !DIEnumerator(name: "_Align1Shl7", value: 128, isUnsigned: true)
!101 = !DIEnumerator(name: "_Align1Shl8", value: 256, isUnsigned: true)
!102 = !DIEnumerator(name: "_Align1Shl9", value: 512, isUnsigned: true)
!103 = !DIEnumerator(name: "_Align1Shl10", value: 1024, isUnsigned: true)
!104 = !DIEnumerator(name: "_Align1Shl11", value: 2048, isUnsigned: true)
!105 = !DIEnumerator(name: "_Align1Shl12", value: 4096, isUnsigned: true)
!106 = !DIEnumerator(name: "_Align1Shl13", value: 8192, isUnsigned: true)
!107 = !DIEnumerator(name: "_Align1Shl14", value: 16384, isUnsigned: true)
!108 = !DIEnumerator(name: "_Align1Shl15", value: 32768, isUnsigned: true)
!109 = !DIEnumerator(name: "_Align1Shl16", value: 65536, isUnsigned: true)
!110 = !DIEnumerator(name: "_Align1Shl17", value: 131072, isUnsigned: true)
!111 = !DIEnumerator(name: "_Align1Shl18", value: 262144, isUnsigned: true)
!112 = !DIEnumerator(name: "_Align1Shl19", value: 524288, isUnsigned: true)
!113 = !DIEnumerator(name: "_Align1Shl20", value: 1048576, isUnsigned: true)
!114 = !DIEnumerator(name: "_Align1Shl21", value: 2097152, isUnsigned: true)
!115 = !DIEnumerator(name: "_Align1Shl22", value: 4194304, isUnsigned: true)
!116 = !DIEnumerator(name: "_Align1Shl23", value: 8388608, isUnsigned: true)
!117 = !DIEnumerator(name: "_Align1Shl24", value: 16777216, isUnsigned: true)
!118 = !DIEnumerator(name: "_Align1Shl25", value: 33554432, isUnsigned: true)
!119 = !DIEnumerator(name: "_Align1Shl26", value: 67108864, isUnsigned: true)
!120 = !DIEnumerator(name: "_Align1Shl27", value: 134217728, isUnsigned: true)
!121 = !DIEnumerator(name: "_Align1Shl28", value: 268435456, isUnsigned: true)
!122 = !DIEnumerator(name: "_Align1Shl29", value: 536870912, isUnsigned: true)
!123 = !DIEnumerator(name: "_Align1Shl30", value: 1073741824, isUnsigned: true)
!124 = !DIEnumerator(name: "_Align1Shl31", value: 2147483648, isUnsigned: true)
!125 = !DIEnumerator(name: "_Align1Shl32", value: 4294967296, isUnsigned: true)
!126 = !DIEnumerator(name: "_Align1Shl33", value: 8589934592, isUnsigned: true)
!127 = !DIEnumerator(name: "_Align1Shl34", value: 17179869184, isUnsigned: true)
!128 = !DIEnumerator(name: "_Align1Shl35", value: 34359738368, isUnsigned: true)
!129 = !DIEnumerator(name: "_Align1Shl36", value: 68719476736, isUnsigned: true)
!130 = !DIEnumerator(name: "_Align1Shl37", value: 137438953472, isUnsigned: true)
!131 = !DIEnumerator(name: "_Align1Shl38", value: 274877906944, isUnsigned: true)
!132 = !DIEnumerator(name: "_Align1Shl39", value: 549755813888, isUnsigned: true)
!133 = !DIEnumerator(name: "_Align1Shl40", value: 1099511627776, isUnsigned: true)
!134 = !DIEnumerator(name: "_Align1Shl41", value: 2199023255552, isUnsigned: true)
!135 = !DIEnumerator(name: "_Align1Shl42", value: 4398046511104, isUnsigned: true)
!136 = !DIEnumerator(name: "_Align1Shl43", value: 8796093022208, isUnsigned: true)
!137 = !DIEnumerator(name: "_Align1Shl44", value: 17592186044416, isUnsigned: true)
!138 = !DIEnumerator(name: "_Align1Shl45", value: 35184372088832, isUnsigned: true)
!139 = !DIEnumerator(name: "_Align1Shl46", value: 70368744177664, isUnsigned: true)
!140 = !DIEnumerator(name: "_Align1Shl47", value: 140737488355328, isUnsigned: true)
!141 = !DIEnumerator(name: "_Align1Shl48", value: 281474976710656, isUnsigned: true)
!142 = !DIEnumerator(name: "_Align1Shl49", value: 562949953421312, isUnsigned: true)
!143 = !DIEnumerator(name: "_Align1Shl50", value: 1125899906842624, isUnsigned: true)
!144 = !DIEnumerator(name: "_Align1Shl51", value: 2251799813685248, isUnsigned: true)
!145 = !DIEnumerator(name: "_Align1Shl52", value: 4503599627370496, isUnsigned: true)
!146 = !DIEnumerator(name: "_Align1Shl53", value: 9007199254740992, isUnsigned: true)
!147 = !DIEnumerator(name: "_Align1Shl54", value: 18014398509481984, isUnsigned: true)
!148 = !DIEnumerator(name: "_Align1Shl55", value: 36028797018963968, isUnsigned: true)
!149 = !DIEnumerator(name: "_Align1Shl56", value: 72057594037927936, isUnsigned: true)
!150 = !DIEnumerator(name: "_Align1Shl57", value: 144115188075855872, isUnsigned: true)
!151 = !DIEnumerator(name: "_Align1Shl58", value: 288230376151711744, isUnsigned: true)
!152 = !DIEnumerator(name: "_Align1Shl59", value: 576460752303423488, isUnsigned: true)
!153 = !DIEnumerator(name: "_Align1Shl60", value: 1152921504606846976, isUnsigned: true)
!154 = !DIEnumerator(name: "_Align1Shl61", value: 2305843009213693952, isUnsigned: true)
!155 = !DIEnumerator(name: "_Align1Shl62", value: 4611686018427387904, isUnsigned: true)
!156 = !DIEnumerator(name: "_Align1Shl63", value: 9223372036854775808, isUnsigned: true)
!157 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !158, file: !2, baseType: !159, size: 8, align: 8, flags: DIFlagEnumClass, elements: !160)
!158 = !DINamespace(name: "cmp", scope: !31)
!159 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!160 = !{!161, !162, !163}
!161 = !DIEnumerator(name: "Less", value: -1)
!162 = !DIEnumerator(name: "Equal", value: 0)
!163 = !DIEnumerator(name: "Greater", value: 1)
!164 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !29, file: !2, baseType: !77, size: 8, align: 8, flags: DIFlagEnumClass, elements: !165)
!165 = !{!166, !167, !168, !169, !170}
!166 = !DIEnumerator(name: "Relaxed", value: 0, isUnsigned: true)
!167 = !DIEnumerator(name: "Release", value: 1, isUnsigned: true)
!168 = !DIEnumerator(name: "Acquire", value: 2, isUnsigned: true)
!169 = !DIEnumerator(name: "AcqRel", value: 3, isUnsigned: true)
!170 = !DIEnumerator(name: "SeqCst", value: 4, isUnsigned: true)
!171 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AllocInit", scope: !172, file: !2, baseType: !77, size: 8, align: 8, flags: DIFlagEnumClass, elements: !174)
!172 = !DINamespace(name: "raw_vec", scope: !173)
!173 = !DINamespace(name: "alloc", scope: null)
!174 = !{!175, !176}
!175 = !DIEnumerator(name: "Uninitialized", value: 0, isUnsigned: true)
!176 = !DIEnumerator(name: "Zeroed", value: 1, isUnsigned: true)
!177 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "State", scope: !178, file: !2, baseType: !77, size: 8, align: 8, flags: DIFlagEnumClass, elements: !182)
!178 = !DINamespace(name: "eager", scope: !179)
!179 = !DINamespace(name: "native", scope: !180)
!180 = !DINamespace(name: "thread_local", scope: !181)
!181 = !DINamespace(name: "sys", scope: !17)
!182 = !{!183, !184, !185}
!183 = !DIEnumerator(name: "Initial", value: 0, isUnsigned: true)
!184 = !DIEnumerator(name: "Alive", value: 1, isUnsigned: true)
!185 = !DIEnumerator(name: "Destroyed", value: 2, isUnsigned: true)
!186 = !{!187, !0, !196, !24, !209, !40, !64}
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(name: "<&() as core::fmt::Debug>::{vtable}", scope: null, file: !2, type: !189, isLocal: true, isDefinition: true)
!189 = !DICompositeType(tag: DW_TAG_structure_type, name: "<&() as core::fmt::Debug>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !190, vtableHolder: !195, templateParams: !23, identifier: "ef694de0971b471a7ec492c3d8826c54")
!190 = !{!191, !192, !193, !194}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !189, file: !2, baseType: !6, size: 64, align: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !189, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !189, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !189, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!196 = !DIGlobalVariableExpression(var: !197, expr: !DIExpression())
!197 = distinct !DIGlobalVariable(name: "<core::num::error::TryFromIntError as core::fmt::Debug>::{vtable}", scope: null, file: !2, type: !198, isLocal: true, isDefinition: true)
!198 = !DICompositeType(tag: DW_TAG_structure_type, name: "<core::num::error::TryFromIntError as core::fmt::Debug>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !199, vtableHolder: !204, templateParams: !23, identifier: "1c4df5f3c8facb5070b2cc1454a379e4")
!199 = !{!200, !201, !202, !203}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !198, file: !2, baseType: !6, size: 64, align: 64)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !198, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !198, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !198, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!204 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryFromIntError", scope: !205, file: !2, align: 8, flags: DIFlagPublic, elements: !207, templateParams: !23, identifier: "1d59ffb2a2b3193e1348089f1e6018bb")
!205 = !DINamespace(name: "error", scope: !206)
!206 = !DINamespace(name: "num", scope: !31)
!207 = !{!208}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !204, file: !2, baseType: !7, align: 8, flags: DIFlagProtected)
!209 = !DIGlobalVariableExpression(var: !210, expr: !DIExpression())
!210 = distinct !DIGlobalVariable(name: "__RUST_STD_INTERNAL_VAL", linkageName: "_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17h3bdcfd16f117f9a6E", scope: !211, file: !27, line: 10, type: !212, isLocal: true, isDefinition: true, align: 64)
!211 = !DINamespace(name: "{closure#0}", scope: !43)
!212 = !DICompositeType(tag: DW_TAG_structure_type, name: "Storage<core::cell::RefCell<u32>>", scope: !178, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !213, templateParams: !218, identifier: "b9ff272347afd7208f1b0dfeeb250f0f")
!213 = !{!214, !220}
!214 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !212, file: !2, baseType: !215, size: 128, align: 64, flags: DIFlagPrivate)
!215 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<core::cell::RefCell<u32>>", scope: !35, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !216, templateParams: !218, identifier: "63da8f9bb676d5a91ad547d4e75c11b0")
!216 = !{!217}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !215, file: !2, baseType: !45, size: 128, align: 64, flags: DIFlagPrivate)
!218 = !{!219}
!219 = !DITemplateTypeParameter(name: "T", type: !45)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !212, file: !2, baseType: !221, size: 8, align: 8, offset: 128, flags: DIFlagPrivate)
!221 = !DICompositeType(tag: DW_TAG_structure_type, name: "Cell<std::sys::thread_local::native::eager::State>", scope: !35, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !222, templateParams: !227, identifier: "fa533c431e364b2303eb8adf451ab7e")
!222 = !{!223}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !221, file: !2, baseType: !224, size: 8, align: 8, flags: DIFlagPrivate)
!224 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<std::sys::thread_local::native::eager::State>", scope: !35, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !225, templateParams: !227, identifier: "9fb0aee95350635e4ea9c8c68878e85")
!225 = !{!226}
!226 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !224, file: !2, baseType: !177, size: 8, align: 8, flags: DIFlagPrivate)
!227 = !{!228}
!228 = !DITemplateTypeParameter(name: "T", type: !177)
!229 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h8cf254265c662ac7E", scope: !16, file: !230, line: 199, type: !231, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !240, retainedNodes: !235)
!230 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!231 = !DISubroutineType(types: !232)
!232 = !{!54, !20, !54, !233, !77}
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !234, size: 64, align: 64, dwarfAddressSpace: 0)
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!235 = !{!236, !237, !238, !239}
!236 = !DILocalVariable(name: "main", arg: 1, scope: !229, file: !230, line: 200, type: !20)
!237 = !DILocalVariable(name: "argc", arg: 2, scope: !229, file: !230, line: 201, type: !54)
!238 = !DILocalVariable(name: "argv", arg: 3, scope: !229, file: !230, line: 202, type: !233)
!239 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !229, file: !230, line: 203, type: !77)
!240 = !{!241}
!241 = !DITemplateTypeParameter(name: "T", type: !7)
!242 = !DILocation(line: 0, scope: !229)
!243 = !DILocation(line: 206, column: 10, scope: !229)
!244 = !DILocation(line: 205, column: 5, scope: !229)
!245 = !DILocation(line: 210, column: 5, scope: !229)
!246 = !DILocation(line: 211, column: 2, scope: !229)
!247 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE", scope: !15, file: !230, line: 206, type: !248, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !240, retainedNodes: !252)
!248 = !DISubroutineType(types: !249)
!249 = !{!250, !251}
!250 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!252 = !{!253}
!253 = !DILocalVariable(name: "main", scope: !247, file: !230, line: 200, type: !20, align: 64)
!254 = !DILocation(line: 0, scope: !247)
!255 = !DILocation(line: 206, column: 70, scope: !247)
!256 = !DILocation(line: 206, column: 18, scope: !247)
!257 = !DILocation(line: 206, column: 93, scope: !247)
!258 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E", scope: !260, file: !259, line: 162, type: !261, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !267, retainedNodes: !263)
!259 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!260 = !DINamespace(name: "backtrace", scope: !181)
!261 = !DISubroutineType(types: !262)
!262 = !{null, !20}
!263 = !{!264, !265}
!264 = !DILocalVariable(name: "f", arg: 1, scope: !258, file: !259, line: 162, type: !20)
!265 = !DILocalVariable(name: "result", scope: !266, file: !259, line: 166, type: !7, align: 8)
!266 = distinct !DILexicalBlock(scope: !258, file: !259, line: 166, column: 5)
!267 = !{!268, !241}
!268 = !DITemplateTypeParameter(name: "F", type: !20)
!269 = !DILocation(line: 166, column: 9, scope: !266)
!270 = !DILocation(line: 0, scope: !258)
!271 = !DILocalVariable(name: "dummy", scope: !272, file: !273, line: 490, type: !7, align: 8)
!272 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hbb6fb5d7f99523f1E", scope: !274, file: !273, line: 490, type: !275, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !240, retainedNodes: !277)
!273 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!274 = !DINamespace(name: "hint", scope: !31)
!275 = !DISubroutineType(types: !276)
!276 = !{null, !7}
!277 = !{!271}
!278 = !DILocation(line: 490, column: 27, scope: !272, inlinedAt: !279)
!279 = !DILocation(line: 169, column: 5, scope: !266)
!280 = !DILocalVariable(arg: 1, scope: !281, file: !282, line: 250, type: !20)
!281 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h1f5cfc3a171862aeE", scope: !283, file: !282, line: 250, type: !261, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !288, retainedNodes: !286)
!282 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!283 = !DINamespace(name: "FnOnce", scope: !284)
!284 = !DINamespace(name: "function", scope: !285)
!285 = !DINamespace(name: "ops", scope: !31)
!286 = !{!280, !287}
!287 = !DILocalVariable(arg: 2, scope: !281, file: !282, line: 250, type: !7)
!288 = !{!289, !290}
!289 = !DITemplateTypeParameter(name: "Self", type: !20)
!290 = !DITemplateTypeParameter(name: "Args", type: !7)
!291 = !DILocation(line: 0, scope: !281, inlinedAt: !292)
!292 = distinct !DILocation(line: 166, column: 18, scope: !258)
!293 = !DILocation(line: 250, column: 5, scope: !281, inlinedAt: !292)
!294 = !DILocation(line: 491, column: 5, scope: !272, inlinedAt: !279)
!295 = !{i64 19286765395543315}
!296 = !DILocation(line: 172, column: 2, scope: !258)
!297 = distinct !DISubprogram(name: "fmt<&str>", linkageName: "_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he824f3bc1671f3eeE", scope: !299, file: !298, line: 2865, type: !301, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !345, retainedNodes: !342)
!298 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!299 = !DINamespace(name: "{impl#80}", scope: !300)
!300 = !DINamespace(name: "fmt", scope: !31)
!301 = !DISubroutineType(types: !302)
!302 = !{!303, !320, !321}
!303 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !304, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !305, templateParams: !23, identifier: "1c6752419820cdc3961061cc58b31873")
!304 = !DINamespace(name: "result", scope: !31)
!305 = !{!306}
!306 = !DICompositeType(tag: DW_TAG_variant_part, scope: !303, file: !2, size: 8, align: 8, elements: !307, templateParams: !23, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !319)
!307 = !{!308, !315}
!308 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !306, file: !2, baseType: !309, size: 8, align: 8, extraData: i8 0)
!309 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !303, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !310, templateParams: !312, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!310 = !{!311}
!311 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !309, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!312 = !{!241, !313}
!313 = !DITemplateTypeParameter(name: "E", type: !314)
!314 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !300, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5a24300cdda31093f5fe20c939b4885")
!315 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !306, file: !2, baseType: !316, size: 8, align: 8, extraData: i8 1)
!316 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !303, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !317, templateParams: !312, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!317 = !{!318}
!318 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !316, file: !2, baseType: !314, align: 8, offset: 8, flags: DIFlagPublic)
!319 = !DIDerivedType(tag: DW_TAG_member, scope: !303, file: !2, baseType: !77, size: 8, align: 8, flags: DIFlagArtificial)
!320 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&&str", baseType: !72, size: 64, align: 64, dwarfAddressSpace: 0)
!321 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !322, size: 64, align: 64, dwarfAddressSpace: 0)
!322 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !300, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !323, templateParams: !23, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!323 = !{!324, !331}
!324 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !322, file: !2, baseType: !325, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!325 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !300, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !326, templateParams: !23, identifier: "ca2f5547247cd95c514a47d5800e09e")
!326 = !{!327, !328, !330}
!327 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !325, file: !2, baseType: !61, size: 32, align: 32, flags: DIFlagPrivate)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !325, file: !2, baseType: !329, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!329 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !325, file: !2, baseType: !329, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!331 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !322, file: !2, baseType: !332, size: 128, align: 64, flags: DIFlagPrivate)
!332 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !333, templateParams: !23, identifier: "effe97114690fc58a8e246cb04e37234")
!333 = !{!334, !337}
!334 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !332, file: !2, baseType: !335, size: 64, align: 64)
!335 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !336, size: 64, align: 64, dwarfAddressSpace: 0)
!336 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !23, identifier: "64328679825f9c73b507edbfd5b86b47")
!337 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !332, file: !2, baseType: !338, size: 64, align: 64, offset: 64)
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !339, size: 64, align: 64, dwarfAddressSpace: 0)
!339 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !340)
!340 = !{!341}
!341 = !DISubrange(count: 6, lowerBound: 0)
!342 = !{!343, !344}
!343 = !DILocalVariable(name: "self", arg: 1, scope: !297, file: !298, line: 2865, type: !320)
!344 = !DILocalVariable(name: "f", arg: 2, scope: !297, file: !298, line: 2865, type: !321)
!345 = !{!346}
!346 = !DITemplateTypeParameter(name: "T", type: !73)
!347 = !DILocation(line: 0, scope: !297)
!348 = !DILocation(line: 2865, column: 71, scope: !297)
!349 = !{i64 8}
!350 = !{!351}
!351 = distinct !{!351, !352, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E: %self"}
!352 = distinct !{!352, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E"}
!353 = !DILocation(line: 2865, column: 62, scope: !297)
!354 = !DILocalVariable(name: "self", arg: 1, scope: !355, file: !298, line: 2865, type: !72)
!355 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E", scope: !299, file: !298, line: 2865, type: !356, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !358)
!356 = !DISubroutineType(types: !357)
!357 = !{!303, !72, !321}
!358 = !{!354, !359}
!359 = !DILocalVariable(name: "f", arg: 2, scope: !355, file: !298, line: 2865, type: !321)
!360 = !{!361}
!361 = !DITemplateTypeParameter(name: "T", type: !77)
!362 = !DILocation(line: 0, scope: !355, inlinedAt: !363)
!363 = distinct !DILocation(line: 2865, column: 62, scope: !297)
!364 = !DILocation(line: 2865, column: 71, scope: !355, inlinedAt: !363)
!365 = !{!366}
!366 = distinct !{!366, !352, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E: %f"}
!367 = !{i64 1}
!368 = !DILocation(line: 2865, column: 62, scope: !355, inlinedAt: !363)
!369 = !DILocation(line: 2865, column: 84, scope: !297)
!370 = distinct !DISubprogram(name: "fmt<usize>", linkageName: "_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hce3dfa5a6c3e438cE", scope: !371, file: !298, line: 2865, type: !372, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, retainedNodes: !376)
!371 = !DINamespace(name: "{impl#82}", scope: !300)
!372 = !DISubroutineType(types: !373)
!373 = !{!303, !374, !321}
!374 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&usize", baseType: !375, size: 64, align: 64, dwarfAddressSpace: 0)
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&usize", baseType: !9, size: 64, align: 64, dwarfAddressSpace: 0)
!376 = !{!377, !378}
!377 = !DILocalVariable(name: "self", arg: 1, scope: !370, file: !298, line: 2865, type: !374)
!378 = !DILocalVariable(name: "f", arg: 2, scope: !370, file: !298, line: 2865, type: !321)
!379 = !DILocation(line: 0, scope: !370)
!380 = !DILocation(line: 2865, column: 71, scope: !370)
!381 = !DILocation(line: 2865, column: 62, scope: !370)
!382 = !DILocation(line: 2865, column: 84, scope: !370)
!383 = distinct !DISubprogram(name: "fmt<&str>", linkageName: "_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hfa1bd483ed22609bE", scope: !371, file: !298, line: 2865, type: !301, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !345, retainedNodes: !384)
!384 = !{!385, !386}
!385 = !DILocalVariable(name: "self", arg: 1, scope: !383, file: !298, line: 2865, type: !320)
!386 = !DILocalVariable(name: "f", arg: 2, scope: !383, file: !298, line: 2865, type: !321)
!387 = !DILocation(line: 0, scope: !383)
!388 = !DILocation(line: 2865, column: 71, scope: !383)
!389 = !{!390}
!390 = distinct !{!390, !391, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E: %self"}
!391 = distinct !{!391, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E"}
!392 = !DILocation(line: 2865, column: 62, scope: !383)
!393 = !DILocalVariable(name: "self", arg: 1, scope: !394, file: !298, line: 2865, type: !72)
!394 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E", scope: !371, file: !298, line: 2865, type: !356, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !395)
!395 = !{!393, !396}
!396 = !DILocalVariable(name: "f", arg: 2, scope: !394, file: !298, line: 2865, type: !321)
!397 = !DILocation(line: 0, scope: !394, inlinedAt: !398)
!398 = distinct !DILocation(line: 2865, column: 62, scope: !383)
!399 = !DILocation(line: 2865, column: 71, scope: !394, inlinedAt: !398)
!400 = !{!401}
!401 = distinct !{!401, !391, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E: %f"}
!402 = !DILocation(line: 2865, column: 62, scope: !394, inlinedAt: !398)
!403 = !DILocation(line: 2865, column: 84, scope: !383)
!404 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h91185848d6937644E", scope: !283, file: !282, line: 250, type: !405, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !411, retainedNodes: !408)
!405 = !DISubroutineType(types: !406)
!406 = !{!250, !407}
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!408 = !{!409, !410}
!409 = !DILocalVariable(arg: 1, scope: !404, file: !282, line: 250, type: !407)
!410 = !DILocalVariable(arg: 2, scope: !404, file: !282, line: 250, type: !7)
!411 = !{!412, !290}
!412 = !DITemplateTypeParameter(name: "Self", type: !14)
!413 = !DILocation(line: 0, scope: !404)
!414 = !DILocation(line: 250, column: 5, scope: !404)
!415 = !DILocation(line: 0, scope: !247, inlinedAt: !416)
!416 = distinct !DILocation(line: 250, column: 5, scope: !417, inlinedAt: !423)
!417 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h8a1beecf98d708aeE", scope: !283, file: !282, line: 250, type: !418, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !411, retainedNodes: !420)
!418 = !DISubroutineType(types: !419)
!419 = !{!250, !14}
!420 = !{!421, !422}
!421 = !DILocalVariable(arg: 1, scope: !417, file: !282, line: 250, type: !14)
!422 = !DILocalVariable(arg: 2, scope: !417, file: !282, line: 250, type: !7)
!423 = distinct !DILocation(line: 250, column: 5, scope: !404)
!424 = !DILocation(line: 0, scope: !417, inlinedAt: !423)
!425 = !DILocation(line: 250, column: 5, scope: !417, inlinedAt: !423)
!426 = !DILocation(line: 206, column: 18, scope: !247, inlinedAt: !416)
!427 = !{!428}
!428 = distinct !{!428, !429, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE: %_1"}
!429 = distinct !{!429, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE"}
!430 = distinct !DISubprogram(name: "drop_in_place<alloc::rc::Weak<core::cell::RefCell<words::Node>, &alloc::alloc::Global>>", linkageName: "_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE", scope: !90, file: !431, line: 805, type: !432, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !531, retainedNodes: !529)
!431 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!432 = !DISubroutineType(types: !433)
!433 = !{null, !434}
!434 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::rc::Weak<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", baseType: !435, size: 64, align: 64, dwarfAddressSpace: 0)
!435 = !DICompositeType(tag: DW_TAG_structure_type, name: "Weak<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", scope: !436, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !437, templateParams: !527, identifier: "deec4c584cc32b45d9b274fbc6f2b370")
!436 = !DINamespace(name: "rc", scope: !173)
!437 = !{!438, !525}
!438 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !435, file: !2, baseType: !439, size: 64, align: 64, flags: DIFlagPrivate)
!439 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !441, templateParams: !515, identifier: "d7c4d4e493f7a05a88562983840ee67d")
!440 = !DINamespace(name: "non_null", scope: !90)
!441 = !{!442}
!442 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !439, file: !2, baseType: !443, size: 64, align: 64, flags: DIFlagPrivate)
!443 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const alloc::rc::RcInner<core::cell::RefCell<words::Node>>", baseType: !444, size: 64, align: 64, dwarfAddressSpace: 0)
!444 = !DICompositeType(tag: DW_TAG_structure_type, name: "RcInner<core::cell::RefCell<words::Node>>", scope: !436, file: !2, size: 576, align: 64, flags: DIFlagPrivate, elements: !445, templateParams: !524, identifier: "48e0e68fd85d8c1c2b843f4d522ec3d6")
!445 = !{!446, !450, !451}
!446 = !DIDerivedType(tag: DW_TAG_member, name: "strong", scope: !444, file: !2, baseType: !447, size: 64, align: 64, flags: DIFlagPrivate)
!447 = !DICompositeType(tag: DW_TAG_structure_type, name: "Cell<usize>", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !448, templateParams: !38, identifier: "11f3f47e7094c00380b1d081c043cbd")
!448 = !{!449}
!449 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !447, file: !2, baseType: !34, size: 64, align: 64, flags: DIFlagPrivate)
!450 = !DIDerivedType(tag: DW_TAG_member, name: "weak", scope: !444, file: !2, baseType: !447, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!451 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !444, file: !2, baseType: !452, size: 448, align: 64, offset: 128, flags: DIFlagPrivate)
!452 = !DICompositeType(tag: DW_TAG_structure_type, name: "RefCell<words::Node>", scope: !35, file: !2, size: 448, align: 64, flags: DIFlagPublic, elements: !453, templateParams: !522, identifier: "6f2a95ca586a2becaf2d9c2f4e11a03")
!453 = !{!454, !455}
!454 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !452, file: !2, baseType: !48, size: 64, align: 64, flags: DIFlagPrivate)
!455 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !452, file: !2, baseType: !456, size: 384, align: 64, offset: 64, flags: DIFlagPrivate)
!456 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<words::Node>", scope: !35, file: !2, size: 384, align: 64, flags: DIFlagPublic, elements: !457, templateParams: !522, identifier: "aea2069c757e95ff23d58a3b9eb5fda6")
!457 = !{!458}
!458 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !456, file: !2, baseType: !459, size: 384, align: 64, flags: DIFlagPrivate)
!459 = !DICompositeType(tag: DW_TAG_structure_type, name: "Node", scope: !26, file: !2, size: 384, align: 64, flags: DIFlagPrivate, elements: !460, templateParams: !23, identifier: "820e6162f6306586b255c9c032fe429b")
!460 = !{!461, !499}
!461 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !459, file: !2, baseType: !462, size: 192, align: 64, flags: DIFlagPrivate)
!462 = !DICompositeType(tag: DW_TAG_structure_type, name: "String", scope: !463, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !464, templateParams: !23, identifier: "bc53cb80a87db744310a1cd4bda01882")
!463 = !DINamespace(name: "string", scope: !173)
!464 = !{!465}
!465 = !DIDerivedType(tag: DW_TAG_member, name: "vec", scope: !462, file: !2, baseType: !466, size: 192, align: 64, flags: DIFlagPrivate)
!466 = !DICompositeType(tag: DW_TAG_structure_type, name: "Vec<u8, alloc::alloc::Global>", scope: !467, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !468, templateParams: !497, identifier: "4743da188a3d7e8b8ad6d3218734496a")
!467 = !DINamespace(name: "vec", scope: !173)
!468 = !{!469, !498}
!469 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !466, file: !2, baseType: !470, size: 128, align: 64, flags: DIFlagPrivate)
!470 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVec<u8, alloc::alloc::Global>", scope: !172, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !471, templateParams: !497, identifier: "1786a941d613205182510ae0fe838410")
!471 = !{!472, !496}
!472 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !470, file: !2, baseType: !473, size: 128, align: 64, flags: DIFlagPrivate)
!473 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVecInner<alloc::alloc::Global>", scope: !172, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !474, templateParams: !494, identifier: "45ea25bc7f42e606fa74c731a5e7f80c")
!474 = !{!475, !486, !491}
!475 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !473, file: !2, baseType: !476, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!476 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unique<u8>", scope: !477, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !478, templateParams: !360, identifier: "3c59e741c9569c78cbe381fa3cbee4e5")
!477 = !DINamespace(name: "unique", scope: !90)
!478 = !{!479, !483}
!479 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !476, file: !2, baseType: !480, size: 64, align: 64, flags: DIFlagPrivate)
!480 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !481, templateParams: !360, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!481 = !{!482}
!482 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !480, file: !2, baseType: !234, size: 64, align: 64, flags: DIFlagPrivate)
!483 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !476, file: !2, baseType: !484, align: 8, offset: 64, flags: DIFlagPrivate)
!484 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<u8>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !360, identifier: "15bae875c56c7c0f828edf19d836075e")
!485 = !DINamespace(name: "marker", scope: !31)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !473, file: !2, baseType: !487, size: 64, align: 64, flags: DIFlagPrivate)
!487 = !DICompositeType(tag: DW_TAG_structure_type, name: "UsizeNoHighBit", scope: !488, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !489, templateParams: !23, identifier: "cad7375c0c871c072d809328de25b44")
!488 = !DINamespace(name: "niche_types", scope: !206)
!489 = !{!490}
!490 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !487, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!491 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !473, file: !2, baseType: !492, align: 8, offset: 128, flags: DIFlagPrivate)
!492 = !DICompositeType(tag: DW_TAG_structure_type, name: "Global", scope: !493, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "8471efeafbd677a88d306f08d1a0eeb")
!493 = !DINamespace(name: "alloc", scope: !173)
!494 = !{!495}
!495 = !DITemplateTypeParameter(name: "A", type: !492)
!496 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !470, file: !2, baseType: !484, align: 8, offset: 128, flags: DIFlagPrivate)
!497 = !{!361, !495}
!498 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !466, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!499 = !DIDerivedType(tag: DW_TAG_member, name: "children", scope: !459, file: !2, baseType: !500, size: 192, align: 64, offset: 192, flags: DIFlagPrivate)
!500 = !DICompositeType(tag: DW_TAG_structure_type, name: "Vec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", scope: !467, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !501, templateParams: !520, identifier: "9ddbc85d6f57f6e227638ed21221739a")
!501 = !{!502, !521}
!502 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !500, file: !2, baseType: !503, size: 128, align: 64, flags: DIFlagPrivate)
!503 = !DICompositeType(tag: DW_TAG_structure_type, name: "RawVec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", scope: !172, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !504, templateParams: !520, identifier: "ce2db00c43f782bd882c2c02632482cc")
!504 = !{!505, !506}
!505 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !503, file: !2, baseType: !473, size: 128, align: 64, flags: DIFlagPrivate)
!506 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !503, file: !2, baseType: !507, align: 8, offset: 128, flags: DIFlagPrivate)
!507 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !508, identifier: "374b486af962e2f463bba310a659e336")
!508 = !{!509}
!509 = !DITemplateTypeParameter(name: "T", type: !510)
!510 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>", scope: !436, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !511, templateParams: !518, identifier: "afe8ef24df8af5c09d7b3589621ecaf6")
!511 = !{!512, !513, !517}
!512 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !510, file: !2, baseType: !439, size: 64, align: 64, flags: DIFlagPrivate)
!513 = !DIDerivedType(tag: DW_TAG_member, name: "phantom", scope: !510, file: !2, baseType: !514, align: 8, offset: 64, flags: DIFlagPrivate)
!514 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !515, identifier: "970520e67e6ca3b210c7d1bd6f795e2")
!515 = !{!516}
!516 = !DITemplateTypeParameter(name: "T", type: !444)
!517 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !510, file: !2, baseType: !492, align: 8, offset: 64, flags: DIFlagPrivate)
!518 = !{!519, !495}
!519 = !DITemplateTypeParameter(name: "T", type: !452)
!520 = !{!509, !495}
!521 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !500, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!522 = !{!523}
!523 = !DITemplateTypeParameter(name: "T", type: !459)
!524 = !{!519}
!525 = !DIDerivedType(tag: DW_TAG_member, name: "alloc", scope: !435, file: !2, baseType: !526, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!526 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::alloc::Global", baseType: !492, size: 64, align: 64, dwarfAddressSpace: 0)
!527 = !{!519, !528}
!528 = !DITemplateTypeParameter(name: "A", type: !526)
!529 = !{!530}
!530 = !DILocalVariable(arg: 1, scope: !430, file: !431, line: 805, type: !434)
!531 = !{!532}
!532 = !DITemplateTypeParameter(name: "T", type: !435)
!533 = !DILocation(line: 0, scope: !430)
!534 = !{!535}
!535 = distinct !{!535, !536, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE: %self"}
!536 = distinct !{!536, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE"}
!537 = !DILocation(line: 805, column: 1, scope: !430)
!538 = !DILocalVariable(name: "self", arg: 1, scope: !539, file: !540, line: 3649, type: !544)
!539 = distinct !DISubprogram(name: "drop<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE", scope: !541, file: !540, line: 3649, type: !542, scopeLine: 3649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !527, retainedNodes: !545)
!540 = !DIFile(filename: "library/alloc/src/rc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0917aa5538339846778cc2718c40797b")
!541 = !DINamespace(name: "{impl#77}", scope: !436)
!542 = !DISubroutineType(types: !543)
!543 = !{null, !544}
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::rc::Weak<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", baseType: !435, size: 64, align: 64, dwarfAddressSpace: 0)
!545 = !{!538, !546, !553}
!546 = !DILocalVariable(name: "inner", scope: !547, file: !540, line: 3650, type: !548, align: 64)
!547 = distinct !DILexicalBlock(scope: !539, file: !540, line: 3650, column: 9)
!548 = !DICompositeType(tag: DW_TAG_structure_type, name: "WeakInner", scope: !436, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !549, templateParams: !23, identifier: "9a343aed078ccae0a0ad57be001df1d7")
!549 = !{!550, !552}
!550 = !DIDerivedType(tag: DW_TAG_member, name: "weak", scope: !548, file: !2, baseType: !551, size: 64, align: 64, flags: DIFlagPrivate)
!551 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::Cell<usize>", baseType: !447, size: 64, align: 64, dwarfAddressSpace: 0)
!552 = !DIDerivedType(tag: DW_TAG_member, name: "strong", scope: !548, file: !2, baseType: !551, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!553 = !DILocalVariable(name: "inner", scope: !554, file: !540, line: 3650, type: !548, align: 64)
!554 = distinct !DILexicalBlock(scope: !539, file: !540, line: 3650, column: 55)
!555 = !DILocation(line: 0, scope: !539, inlinedAt: !556)
!556 = distinct !DILocation(line: 805, column: 1, scope: !430)
!557 = !DILocalVariable(name: "self", arg: 1, scope: !558, file: !540, line: 3562, type: !544)
!558 = distinct !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", linkageName: "_ZN5alloc2rc17Weak$LT$T$C$A$GT$5inner17h7b949fb090eba6d4E", scope: !435, file: !540, line: 3562, type: !559, scopeLine: 3562, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !527, declaration: !576, retainedNodes: !577)
!559 = !DISubroutineType(types: !560)
!560 = !{!561, !575}
!561 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<alloc::rc::WeakInner>", scope: !562, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !563, templateParams: !23, identifier: "ac04b1d8b6892114568c181718b973a2")
!562 = !DINamespace(name: "option", scope: !31)
!563 = !{!564}
!564 = !DICompositeType(tag: DW_TAG_variant_part, scope: !561, file: !2, size: 128, align: 64, elements: !565, templateParams: !23, identifier: "c4c92d30b846870e6a92d60b5b9f65e4", discriminator: !574)
!565 = !{!566, !570}
!566 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !564, file: !2, baseType: !567, size: 128, align: 64, extraData: i64 0)
!567 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !561, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !568, identifier: "31b096e63e5eacf87efe9f85fd6234c")
!568 = !{!569}
!569 = !DITemplateTypeParameter(name: "T", type: !548)
!570 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !564, file: !2, baseType: !571, size: 128, align: 64)
!571 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !561, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !572, templateParams: !568, identifier: "1087020b0bfea13ba3d274a96fa53df1")
!572 = !{!573}
!573 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !571, file: !2, baseType: !548, size: 128, align: 64, flags: DIFlagPublic)
!574 = !DIDerivedType(tag: DW_TAG_member, scope: !561, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!575 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::rc::Weak<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", baseType: !435, size: 64, align: 64, dwarfAddressSpace: 0)
!576 = !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, &alloc::alloc::Global>", linkageName: "_ZN5alloc2rc17Weak$LT$T$C$A$GT$5inner17h7b949fb090eba6d4E", scope: !435, file: !540, line: 3562, type: !559, scopeLine: 3562, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !527)
!577 = !{!557, !578}
!578 = !DILocalVariable(name: "ptr", scope: !579, file: !540, line: 3570, type: !580, align: 64)
!579 = distinct !DILexicalBlock(scope: !558, file: !540, line: 3570, column: 17)
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::rc::RcInner<core::cell::RefCell<words::Node>>", baseType: !444, size: 64, align: 64, dwarfAddressSpace: 0)
!581 = !DILocation(line: 0, scope: !558, inlinedAt: !582)
!582 = distinct !DILocation(line: 3650, column: 47, scope: !554, inlinedAt: !556)
!583 = !DILocation(line: 3563, column: 24, scope: !558, inlinedAt: !582)
!584 = !DILocation(line: 3563, column: 12, scope: !558, inlinedAt: !582)
!585 = !DILocation(line: 0, scope: !579, inlinedAt: !582)
!586 = !DILocation(line: 3571, column: 59, scope: !579, inlinedAt: !582)
!587 = !DILocation(line: 0, scope: !554, inlinedAt: !556)
!588 = !DILocation(line: 0, scope: !547, inlinedAt: !556)
!589 = !DILocalVariable(name: "self", arg: 1, scope: !590, file: !540, line: 3791, type: !594)
!590 = distinct !DISubprogram(name: "dec_weak<alloc::rc::WeakInner>", linkageName: "_ZN5alloc2rc10RcInnerPtr8dec_weak17hc9abe01208b0168bE", scope: !591, file: !540, line: 3791, type: !592, scopeLine: 3791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !596, retainedNodes: !595)
!591 = !DINamespace(name: "RcInnerPtr", scope: !436)
!592 = !DISubroutineType(types: !593)
!593 = !{null, !594}
!594 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::rc::WeakInner", baseType: !548, size: 64, align: 64, dwarfAddressSpace: 0)
!595 = !{!589}
!596 = !{!597}
!597 = !DITemplateTypeParameter(name: "Self", type: !548)
!598 = !DILocation(line: 3791, column: 17, scope: !590, inlinedAt: !599)
!599 = distinct !DILocation(line: 3652, column: 15, scope: !547, inlinedAt: !556)
!600 = !DILocalVariable(name: "self", arg: 1, scope: !601, file: !540, line: 3763, type: !594)
!601 = distinct !DISubprogram(name: "weak<alloc::rc::WeakInner>", linkageName: "_ZN5alloc2rc10RcInnerPtr4weak17h59985b91ffc1bfc6E", scope: !591, file: !540, line: 3763, type: !602, scopeLine: 3763, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !596, retainedNodes: !604)
!602 = !DISubroutineType(types: !603)
!603 = !{!9, !594}
!604 = !{!600}
!605 = !DILocation(line: 3763, column: 13, scope: !601, inlinedAt: !606)
!606 = distinct !DILocation(line: 3792, column: 34, scope: !590, inlinedAt: !599)
!607 = !DILocalVariable(name: "self", arg: 1, scope: !608, file: !609, line: 433, type: !551)
!608 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17hc69c464daebb9ee3E", scope: !447, file: !609, line: 433, type: !610, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !612, retainedNodes: !613)
!609 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!610 = !DISubroutineType(types: !611)
!611 = !{null, !551, !9}
!612 = !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17hc69c464daebb9ee3E", scope: !447, file: !609, line: 433, type: !610, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !38)
!613 = !{!607, !614}
!614 = !DILocalVariable(name: "val", arg: 2, scope: !608, file: !609, line: 433, type: !9)
!615 = !DILocation(line: 0, scope: !608, inlinedAt: !616)
!616 = distinct !DILocation(line: 3792, column: 25, scope: !590, inlinedAt: !599)
!617 = !DILocalVariable(name: "self", arg: 1, scope: !618, file: !609, line: 510, type: !551)
!618 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17hbee0b7acc292c551E", scope: !447, file: !609, line: 510, type: !619, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !621, retainedNodes: !622)
!619 = !DISubroutineType(types: !620)
!620 = !{!9, !551, !9}
!621 = !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17hbee0b7acc292c551E", scope: !447, file: !609, line: 510, type: !619, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !38)
!622 = !{!617, !623}
!623 = !DILocalVariable(name: "val", arg: 2, scope: !618, file: !609, line: 510, type: !9)
!624 = !DILocation(line: 0, scope: !618, inlinedAt: !625)
!625 = distinct !DILocation(line: 437, column: 14, scope: !608, inlinedAt: !616)
!626 = !DILocalVariable(name: "self", arg: 1, scope: !627, file: !609, line: 552, type: !551)
!627 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17hdcaa4179291ec3c2E", scope: !447, file: !609, line: 552, type: !628, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !630, retainedNodes: !631)
!628 = !DISubroutineType(types: !629)
!629 = !{!9, !551}
!630 = !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17hdcaa4179291ec3c2E", scope: !447, file: !609, line: 552, type: !628, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !38)
!631 = !{!626}
!632 = !DILocation(line: 0, scope: !627, inlinedAt: !633)
!633 = distinct !DILocation(line: 3764, column: 25, scope: !601, inlinedAt: !606)
!634 = !DILocation(line: 0, scope: !627, inlinedAt: !635)
!635 = distinct !DILocation(line: 3764, column: 25, scope: !636, inlinedAt: !637)
!636 = !DILexicalBlockFile(scope: !601, file: !540, discriminator: 2)
!637 = distinct !DILocation(line: 3655, column: 18, scope: !547, inlinedAt: !556)
!638 = !DILocation(line: 555, column: 18, scope: !627, inlinedAt: !633)
!639 = !DILocation(line: 3792, column: 29, scope: !590, inlinedAt: !599)
!640 = !DILocation(line: 902, column: 49, scope: !641, inlinedAt: !647)
!641 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h077b8921f400725fE", scope: !643, file: !642, line: 887, type: !644, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38)
!642 = !DIFile(filename: "library/core/src/mem/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!643 = !DINamespace(name: "mem", scope: !31)
!644 = !DISubroutineType(types: !645)
!645 = !{!9, !646, !9}
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut usize", baseType: !9, size: 64, align: 64, dwarfAddressSpace: 0)
!647 = distinct !DILocation(line: 513, column: 9, scope: !618, inlinedAt: !625)
!648 = !DILocation(line: 3763, column: 13, scope: !601, inlinedAt: !637)
!649 = !DILocation(line: 3655, column: 12, scope: !547, inlinedAt: !556)
!650 = !DILocalVariable(name: "self", arg: 1, scope: !651, file: !652, line: 388, type: !657)
!651 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17hd13ed9ed3fa89ed1E", scope: !653, file: !652, line: 388, type: !655, scopeLine: 388, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, retainedNodes: !666)
!652 = !DIFile(filename: "library/core/src/alloc/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ef5fdd420c12591762e4494959e9e675")
!653 = !DINamespace(name: "{impl#2}", scope: !654)
!654 = !DINamespace(name: "alloc", scope: !31)
!655 = !DISubroutineType(types: !656)
!656 = !{null, !657, !480, !658}
!657 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&alloc::alloc::Global", baseType: !526, size: 64, align: 64, dwarfAddressSpace: 0)
!658 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !659, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !660, templateParams: !23, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!659 = !DINamespace(name: "layout", scope: !654)
!660 = !{!661, !662}
!661 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !658, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !658, file: !2, baseType: !663, size: 64, align: 64, flags: DIFlagPrivate)
!663 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !89, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !664, templateParams: !23, identifier: "5099570874743123f8e757e4da3ea37b")
!664 = !{!665}
!665 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !663, file: !2, baseType: !88, size: 64, align: 64, flags: DIFlagPrivate)
!666 = !{!650, !667, !668}
!667 = !DILocalVariable(name: "ptr", arg: 2, scope: !651, file: !652, line: 388, type: !480)
!668 = !DILocalVariable(name: "layout", arg: 3, scope: !651, file: !652, line: 388, type: !658)
!669 = !DILocation(line: 0, scope: !651, inlinedAt: !670)
!670 = distinct !DILocation(line: 3657, column: 28, scope: !547, inlinedAt: !556)
!671 = !DILocalVariable(name: "self", arg: 1, scope: !672, file: !673, line: 440, type: !526)
!672 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !674, file: !673, line: 440, type: !675, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !677)
!673 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!674 = !DINamespace(name: "{impl#1}", scope: !493)
!675 = !DISubroutineType(types: !676)
!676 = !{null, !526, !480, !658}
!677 = !{!671, !678, !679}
!678 = !DILocalVariable(name: "ptr", arg: 2, scope: !672, file: !673, line: 440, type: !480)
!679 = !DILocalVariable(name: "layout", arg: 3, scope: !672, file: !673, line: 440, type: !658)
!680 = !DILocation(line: 0, scope: !672, inlinedAt: !681)
!681 = distinct !DILocation(line: 390, column: 27, scope: !651, inlinedAt: !670)
!682 = !DILocalVariable(name: "self", arg: 1, scope: !683, file: !673, line: 323, type: !526)
!683 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !492, file: !673, line: 323, type: !675, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !684, retainedNodes: !685)
!684 = !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !492, file: !673, line: 323, type: !675, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!685 = !{!682, !686, !687}
!686 = !DILocalVariable(name: "ptr", arg: 2, scope: !683, file: !673, line: 323, type: !480)
!687 = !DILocalVariable(name: "layout", arg: 3, scope: !683, file: !673, line: 323, type: !658)
!688 = !DILocation(line: 0, scope: !683, inlinedAt: !689)
!689 = distinct !DILocation(line: 442, column: 23, scope: !672, inlinedAt: !681)
!690 = !DILocalVariable(name: "ptr", arg: 1, scope: !691, file: !673, line: 199, type: !480)
!691 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !492, file: !673, line: 199, type: !692, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !694, retainedNodes: !695)
!692 = !DISubroutineType(types: !693)
!693 = !{null, !480, !658}
!694 = !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !492, file: !673, line: 199, type: !692, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!695 = !{!690, !696}
!696 = !DILocalVariable(name: "layout", arg: 2, scope: !691, file: !673, line: 199, type: !658)
!697 = !DILocation(line: 0, scope: !691, inlinedAt: !698)
!698 = distinct !DILocation(line: 324, column: 9, scope: !683, inlinedAt: !689)
!699 = !DILocalVariable(name: "layout", arg: 2, scope: !700, file: !673, line: 114, type: !658)
!700 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !493, file: !673, line: 114, type: !701, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !704)
!701 = !DISubroutineType(types: !702)
!702 = !{null, !703, !658}
!703 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!704 = !{!705, !699}
!705 = !DILocalVariable(name: "ptr", arg: 1, scope: !700, file: !673, line: 114, type: !703)
!706 = !DILocation(line: 0, scope: !700, inlinedAt: !707)
!707 = distinct !DILocation(line: 209, column: 22, scope: !691, inlinedAt: !698)
!708 = !DILocation(line: 115, column: 14, scope: !700, inlinedAt: !707)
!709 = !DILocation(line: 3655, column: 9, scope: !547, inlinedAt: !556)
!710 = distinct !DISubprogram(name: "drop_in_place<words::Node>", linkageName: "_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E", scope: !90, file: !431, line: 805, type: !711, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !522, retainedNodes: !714)
!711 = !DISubroutineType(types: !712)
!712 = !{null, !713}
!713 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut words::Node", baseType: !459, size: 64, align: 64, dwarfAddressSpace: 0)
!714 = !{!715}
!715 = !DILocalVariable(arg: 1, scope: !710, file: !431, line: 805, type: !713)
!716 = !DILocation(line: 0, scope: !710)
!717 = !{!718}
!718 = distinct !{!718, !719, !"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h3828f13644a998ceE: %_1"}
!719 = distinct !{!719, !"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h3828f13644a998ceE"}
!720 = !DILocation(line: 805, column: 1, scope: !710)
!721 = !DILocalVariable(arg: 1, scope: !722, file: !431, line: 805, type: !725)
!722 = distinct !DISubprogram(name: "drop_in_place<alloc::string::String>", linkageName: "_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h3828f13644a998ceE", scope: !90, file: !431, line: 805, type: !723, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !727, retainedNodes: !726)
!723 = !DISubroutineType(types: !724)
!724 = !{null, !725}
!725 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::string::String", baseType: !462, size: 64, align: 64, dwarfAddressSpace: 0)
!726 = !{!721}
!727 = !{!728}
!728 = !DITemplateTypeParameter(name: "T", type: !462)
!729 = !DILocation(line: 0, scope: !722, inlinedAt: !730)
!730 = distinct !DILocation(line: 805, column: 1, scope: !710)
!731 = !{!732}
!732 = distinct !{!732, !733, !"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hc7fec149e1cdb315E: %_1"}
!733 = distinct !{!733, !"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hc7fec149e1cdb315E"}
!734 = !DILocation(line: 805, column: 1, scope: !722, inlinedAt: !730)
!735 = !DILocalVariable(arg: 1, scope: !736, file: !431, line: 805, type: !739)
!736 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hc7fec149e1cdb315E", scope: !90, file: !431, line: 805, type: !737, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !741, retainedNodes: !740)
!737 = !DISubroutineType(types: !738)
!738 = !{null, !739}
!739 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::vec::Vec<u8, alloc::alloc::Global>", baseType: !466, size: 64, align: 64, dwarfAddressSpace: 0)
!740 = !{!735}
!741 = !{!742}
!742 = !DITemplateTypeParameter(name: "T", type: !466)
!743 = !DILocation(line: 0, scope: !736, inlinedAt: !744)
!744 = distinct !DILocation(line: 805, column: 1, scope: !722, inlinedAt: !730)
!745 = !{!746}
!746 = distinct !{!746, !747, !"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h25ce8cc3178c191cE: %_1"}
!747 = distinct !{!747, !"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h25ce8cc3178c191cE"}
!748 = !DILocation(line: 805, column: 1, scope: !736, inlinedAt: !744)
!749 = !DILocalVariable(arg: 1, scope: !750, file: !431, line: 805, type: !753)
!750 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h25ce8cc3178c191cE", scope: !90, file: !431, line: 805, type: !751, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !755, retainedNodes: !754)
!751 = !DISubroutineType(types: !752)
!752 = !{null, !753}
!753 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::raw_vec::RawVec<u8, alloc::alloc::Global>", baseType: !470, size: 64, align: 64, dwarfAddressSpace: 0)
!754 = !{!749}
!755 = !{!756}
!756 = !DITemplateTypeParameter(name: "T", type: !470)
!757 = !DILocation(line: 0, scope: !750, inlinedAt: !758)
!758 = distinct !DILocation(line: 805, column: 1, scope: !736, inlinedAt: !744)
!759 = !{!760}
!760 = distinct !{!760, !761, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbbbe7252fe686e7cE: %self"}
!761 = distinct !{!761, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbbbe7252fe686e7cE"}
!762 = !DILocation(line: 805, column: 1, scope: !750, inlinedAt: !758)
!763 = !DILocalVariable(name: "self", arg: 1, scope: !764, file: !765, line: 421, type: !769)
!764 = distinct !DISubprogram(name: "drop<u8, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbbbe7252fe686e7cE", scope: !766, file: !765, line: 421, type: !767, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, retainedNodes: !770)
!765 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!766 = !DINamespace(name: "{impl#3}", scope: !172)
!767 = !DISubroutineType(types: !768)
!768 = !{null, !769}
!769 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVec<u8, alloc::alloc::Global>", baseType: !470, size: 64, align: 64, dwarfAddressSpace: 0)
!770 = !{!763}
!771 = !DILocation(line: 0, scope: !764, inlinedAt: !772)
!772 = distinct !DILocation(line: 805, column: 1, scope: !750, inlinedAt: !758)
!773 = !{!774}
!774 = distinct !{!774, !775, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!775 = distinct !{!775, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!776 = !DILocation(line: 423, column: 29, scope: !764, inlinedAt: !772)
!777 = !DILocalVariable(name: "self", arg: 1, scope: !778, file: !765, line: 870, type: !781)
!778 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E", scope: !473, file: !765, line: 870, type: !779, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !782, retainedNodes: !783)
!779 = !DISubroutineType(types: !780)
!780 = !{null, !781, !658}
!781 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !473, size: 64, align: 64, dwarfAddressSpace: 0)
!782 = !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E", scope: !473, file: !765, line: 870, type: !779, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!783 = !{!777, !784, !785, !787}
!784 = !DILocalVariable(name: "elem_layout", arg: 2, scope: !778, file: !765, line: 870, type: !658)
!785 = !DILocalVariable(name: "ptr", scope: !786, file: !765, line: 872, type: !480, align: 64)
!786 = distinct !DILexicalBlock(scope: !778, file: !765, line: 872, column: 82)
!787 = !DILocalVariable(name: "layout", scope: !786, file: !765, line: 872, type: !658, align: 64)
!788 = !DILocation(line: 0, scope: !778, inlinedAt: !789)
!789 = distinct !DILocation(line: 423, column: 29, scope: !764, inlinedAt: !772)
!790 = !DILocalVariable(name: "self", arg: 1, scope: !791, file: !765, line: 631, type: !811)
!791 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE", scope: !473, file: !765, line: 631, type: !792, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !812, retainedNodes: !813)
!792 = !DISubroutineType(types: !793)
!793 = !{!794, !811, !658}
!794 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(core::ptr::non_null::NonNull<u8>, core::alloc::layout::Layout)>", scope: !562, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !795, templateParams: !23, identifier: "ee7541504661f874c2915c0073b72bc1")
!795 = !{!796}
!796 = !DICompositeType(tag: DW_TAG_variant_part, scope: !794, file: !2, size: 192, align: 64, elements: !797, templateParams: !23, identifier: "6bc21688c309cf3b1c2f684d384a593e", discriminator: !810)
!797 = !{!798, !806}
!798 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !796, file: !2, baseType: !799, size: 192, align: 64, extraData: i64 0)
!799 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !794, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !800, identifier: "9f716f1b8d4e611e4821e2e1a8274497")
!800 = !{!801}
!801 = !DITemplateTypeParameter(name: "T", type: !802)
!802 = !DICompositeType(tag: DW_TAG_structure_type, name: "(core::ptr::non_null::NonNull<u8>, core::alloc::layout::Layout)", file: !2, size: 192, align: 64, elements: !803, templateParams: !23, identifier: "9addff87e8e60bcd1d6fc027e7ae79a6")
!803 = !{!804, !805}
!804 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !802, file: !2, baseType: !480, size: 64, align: 64)
!805 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !802, file: !2, baseType: !658, size: 128, align: 64, offset: 64)
!806 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !796, file: !2, baseType: !807, size: 192, align: 64)
!807 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !794, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !808, templateParams: !800, identifier: "16f684b7aa3449289eb3efb4d54b2d14")
!808 = !{!809}
!809 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !807, file: !2, baseType: !802, size: 192, align: 64, flags: DIFlagPublic)
!810 = !DIDerivedType(tag: DW_TAG_member, scope: !794, file: !2, baseType: !91, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!811 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVecInner<alloc::alloc::Global>", baseType: !473, size: 64, align: 64, dwarfAddressSpace: 0)
!812 = !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE", scope: !473, file: !765, line: 631, type: !792, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!813 = !{!790, !814, !815, !817}
!814 = !DILocalVariable(name: "elem_layout", arg: 2, scope: !791, file: !765, line: 631, type: !658)
!815 = !DILocalVariable(name: "alloc_size", scope: !816, file: !765, line: 640, type: !9, align: 64)
!816 = distinct !DILexicalBlock(scope: !791, file: !765, line: 640, column: 17)
!817 = !DILocalVariable(name: "layout", scope: !818, file: !765, line: 641, type: !658, align: 64)
!818 = distinct !DILexicalBlock(scope: !816, file: !765, line: 641, column: 17)
!819 = !DILocation(line: 0, scope: !791, inlinedAt: !820)
!820 = distinct !DILocation(line: 872, column: 52, scope: !786, inlinedAt: !789)
!821 = !DILocation(line: 632, column: 39, scope: !791, inlinedAt: !820)
!822 = !{i64 0, i64 -9223372036854775808}
!823 = !{!824, !774, !760, !746, !732, !718}
!824 = distinct !{!824, !825, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!825 = distinct !{!825, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!826 = !{!827}
!827 = distinct !{!827, !825, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!828 = !DILocation(line: 0, scope: !816, inlinedAt: !820)
!829 = !DILocation(line: 0, scope: !818, inlinedAt: !820)
!830 = !DILocation(line: 642, column: 23, scope: !818, inlinedAt: !820)
!831 = !DILocation(line: 0, scope: !786, inlinedAt: !789)
!832 = !DILocation(line: 0, scope: !672, inlinedAt: !833)
!833 = distinct !DILocation(line: 874, column: 28, scope: !786, inlinedAt: !789)
!834 = !DILocation(line: 0, scope: !683, inlinedAt: !835)
!835 = distinct !DILocation(line: 442, column: 23, scope: !672, inlinedAt: !833)
!836 = !DILocation(line: 0, scope: !691, inlinedAt: !837)
!837 = distinct !DILocation(line: 324, column: 9, scope: !683, inlinedAt: !835)
!838 = !DILocation(line: 0, scope: !700, inlinedAt: !839)
!839 = distinct !DILocation(line: 209, column: 22, scope: !691, inlinedAt: !837)
!840 = !DILocation(line: 115, column: 14, scope: !700, inlinedAt: !839)
!841 = !{!774, !760, !746, !732, !718}
!842 = !DILocation(line: 200, column: 9, scope: !691, inlinedAt: !837)
!843 = !DILocalVariable(arg: 1, scope: !844, file: !431, line: 805, type: !847)
!844 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE", scope: !90, file: !431, line: 805, type: !845, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !849, retainedNodes: !848)
!845 = !DISubroutineType(types: !846)
!846 = !{null, !847}
!847 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::vec::Vec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !500, size: 64, align: 64, dwarfAddressSpace: 0)
!848 = !{!843}
!849 = !{!850}
!850 = !DITemplateTypeParameter(name: "T", type: !500)
!851 = !DILocation(line: 0, scope: !844, inlinedAt: !852)
!852 = distinct !DILocation(line: 805, column: 1, scope: !710)
!853 = !{!854}
!854 = distinct !{!854, !855, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h34b5b50438269a36E: %self"}
!855 = distinct !{!855, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h34b5b50438269a36E"}
!856 = !DILocation(line: 805, column: 1, scope: !844, inlinedAt: !852)
!857 = !DILocalVariable(name: "self", arg: 1, scope: !858, file: !859, line: 4219, type: !863)
!858 = distinct !DISubprogram(name: "drop<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h34b5b50438269a36E", scope: !860, file: !859, line: 4219, type: !861, scopeLine: 4219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, retainedNodes: !864)
!859 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!860 = !DINamespace(name: "{impl#26}", scope: !467)
!861 = !DISubroutineType(types: !862)
!862 = !{null, !863}
!863 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::vec::Vec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !500, size: 64, align: 64, dwarfAddressSpace: 0)
!864 = !{!857}
!865 = !DILocation(line: 0, scope: !858, inlinedAt: !866)
!866 = distinct !DILocation(line: 805, column: 1, scope: !844, inlinedAt: !852)
!867 = !DILocalVariable(name: "self", arg: 1, scope: !868, file: !859, line: 1997, type: !863)
!868 = distinct !DISubprogram(name: "as_mut_ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h99e0b9334f21fa71E", scope: !500, file: !859, line: 1997, type: !869, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !872, retainedNodes: !873)
!869 = !DISubroutineType(types: !870)
!870 = !{!871, !863}
!871 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>", baseType: !510, size: 64, align: 64, dwarfAddressSpace: 0)
!872 = !DISubprogram(name: "as_mut_ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h99e0b9334f21fa71E", scope: !500, file: !859, line: 1997, type: !869, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!873 = !{!867}
!874 = !DILocation(line: 0, scope: !868, inlinedAt: !875)
!875 = distinct !DILocation(line: 4224, column: 67, scope: !858, inlinedAt: !866)
!876 = !DILocation(line: 612, column: 9, scope: !877, inlinedAt: !886)
!877 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h5bc27ddd1eabce77E", scope: !473, file: !765, line: 611, type: !878, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !884)
!878 = !DISubroutineType(types: !879)
!879 = !{!880, !811}
!880 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !881, templateParams: !508, identifier: "b3b4070b255c2d2aafe39bfabc038e33")
!881 = !{!882}
!882 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !880, file: !2, baseType: !883, size: 64, align: 64, flags: DIFlagPrivate)
!883 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>", baseType: !510, size: 64, align: 64, dwarfAddressSpace: 0)
!884 = !DISubprogram(name: "non_null<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h5bc27ddd1eabce77E", scope: !473, file: !765, line: 611, type: !878, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !885)
!885 = !{!495, !509}
!886 = distinct !DILocation(line: 607, column: 14, scope: !887, inlinedAt: !891)
!887 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h453e5ec3dee9c411E", scope: !473, file: !765, line: 606, type: !888, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !890)
!888 = !DISubroutineType(types: !889)
!889 = !{!871, !811}
!890 = !DISubprogram(name: "ptr<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h453e5ec3dee9c411E", scope: !473, file: !765, line: 606, type: !888, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !885)
!891 = distinct !DILocation(line: 295, column: 20, scope: !892, inlinedAt: !897)
!892 = distinct !DISubprogram(name: "ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17hf5518a955ec1b04eE", scope: !503, file: !765, line: 294, type: !893, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !896)
!893 = !DISubroutineType(types: !894)
!894 = !{!871, !895}
!895 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::raw_vec::RawVec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !503, size: 64, align: 64, dwarfAddressSpace: 0)
!896 = !DISubprogram(name: "ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17hf5518a955ec1b04eE", scope: !503, file: !765, line: 294, type: !893, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!897 = distinct !DILocation(line: 2000, column: 18, scope: !868, inlinedAt: !875)
!898 = !DILocation(line: 4224, column: 81, scope: !858, inlinedAt: !866)
!899 = !DILocalVariable(arg: 1, scope: !900, file: !431, line: 805, type: !903)
!900 = distinct !DISubprogram(name: "drop_in_place<[alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>]>", linkageName: "_ZN4core3ptr90drop_in_place$LT$$u5b$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$u5d$$GT$17hbe4cad66cfb7f58cE", scope: !90, file: !431, line: 805, type: !901, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !908)
!901 = !DISubroutineType(types: !902)
!902 = !{null, !903}
!903 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>]", file: !2, size: 128, align: 64, elements: !904, templateParams: !23, identifier: "fbbd9d18bfffbb64f6ea92a1baeffc96")
!904 = !{!905, !907}
!905 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !903, file: !2, baseType: !906, size: 64, align: 64)
!906 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !510, size: 64, align: 64, dwarfAddressSpace: 0)
!907 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !903, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!908 = !{!899}
!909 = !DILocation(line: 0, scope: !900, inlinedAt: !910)
!910 = distinct !DILocation(line: 4224, column: 13, scope: !858, inlinedAt: !866)
!911 = !DILocation(line: 805, column: 1, scope: !900, inlinedAt: !910)
!912 = !{!913}
!913 = distinct !{!913, !914, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!914 = distinct !{!914, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!915 = !DILocalVariable(arg: 1, scope: !916, file: !431, line: 805, type: !871)
!916 = distinct !DISubprogram(name: "drop_in_place<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E", scope: !90, file: !431, line: 805, type: !917, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !919)
!917 = !DISubroutineType(types: !918)
!918 = !{null, !871}
!919 = !{!915}
!920 = !DILocation(line: 0, scope: !916, inlinedAt: !921)
!921 = distinct !DILocation(line: 805, column: 1, scope: !900, inlinedAt: !910)
!922 = !{!923}
!923 = distinct !{!923, !924, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!924 = distinct !{!924, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!925 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !921)
!926 = !DILocalVariable(name: "self", arg: 1, scope: !927, file: !540, line: 2468, type: !931)
!927 = distinct !DISubprogram(name: "drop<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E", scope: !928, file: !540, line: 2468, type: !929, scopeLine: 2468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, retainedNodes: !932)
!928 = !DINamespace(name: "{impl#35}", scope: !436)
!929 = !DISubroutineType(types: !930)
!930 = !{null, !931}
!931 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>", baseType: !510, size: 64, align: 64, dwarfAddressSpace: 0)
!932 = !{!926}
!933 = !DILocation(line: 0, scope: !927, inlinedAt: !934)
!934 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !921)
!935 = !DILocalVariable(name: "self", arg: 1, scope: !936, file: !540, line: 363, type: !931)
!936 = distinct !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$5inner17h7862bdab6689b2fbE", scope: !510, file: !540, line: 363, type: !937, scopeLine: 363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, declaration: !941, retainedNodes: !942)
!937 = !DISubroutineType(types: !938)
!938 = !{!939, !940}
!939 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::rc::RcInner<core::cell::RefCell<words::Node>>", baseType: !444, size: 64, align: 64, dwarfAddressSpace: 0)
!940 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>", baseType: !510, size: 64, align: 64, dwarfAddressSpace: 0)
!941 = !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$5inner17h7862bdab6689b2fbE", scope: !510, file: !540, line: 363, type: !937, scopeLine: 363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !518)
!942 = !{!935}
!943 = !DILocation(line: 0, scope: !936, inlinedAt: !944)
!944 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !934)
!945 = !DILocation(line: 0, scope: !936, inlinedAt: !946)
!946 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !934)
!947 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !954)
!948 = distinct !DISubprogram(name: "as_ref<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hacbda053153a5468E", scope: !439, file: !949, line: 440, type: !950, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !515, declaration: !953)
!949 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!950 = !DISubroutineType(types: !951)
!951 = !{!939, !952}
!952 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", baseType: !439, size: 64, align: 64, dwarfAddressSpace: 0)
!953 = !DISubprogram(name: "as_ref<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hacbda053153a5468E", scope: !439, file: !949, line: 440, type: !950, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !515)
!954 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !944)
!955 = !{!923, !913}
!956 = !DILocalVariable(name: "self", arg: 1, scope: !957, file: !540, line: 3758, type: !443)
!957 = distinct !DISubprogram(name: "dec_strong<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr10dec_strong17hbaeb87625d1cb387E", scope: !591, file: !540, line: 3758, type: !958, scopeLine: 3758, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !961, retainedNodes: !960)
!958 = !DISubroutineType(types: !959)
!959 = !{null, !939}
!960 = !{!956}
!961 = !{!962}
!962 = !DITemplateTypeParameter(name: "Self", type: !444)
!963 = !DILocation(line: 0, scope: !957, inlinedAt: !964)
!964 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !934)
!965 = !DILocalVariable(name: "self", arg: 1, scope: !966, file: !540, line: 3730, type: !443)
!966 = distinct !DISubprogram(name: "strong<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr6strong17h6800abcac5dd8bb6E", scope: !591, file: !540, line: 3730, type: !967, scopeLine: 3730, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !961, retainedNodes: !969)
!967 = !DISubroutineType(types: !968)
!968 = !{!9, !939}
!969 = !{!965}
!970 = !DILocation(line: 0, scope: !966, inlinedAt: !971)
!971 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !964)
!972 = !DILocalVariable(name: "self", arg: 1, scope: !973, file: !609, line: 433, type: !551)
!973 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17hc69c464daebb9ee3E", scope: !447, file: !609, line: 433, type: !610, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !612, retainedNodes: !974)
!974 = !{!972, !975}
!975 = !DILocalVariable(name: "val", arg: 2, scope: !973, file: !609, line: 433, type: !9)
!976 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !977)
!977 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !964)
!978 = !DILocalVariable(name: "self", arg: 1, scope: !979, file: !609, line: 510, type: !551)
!979 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17hbee0b7acc292c551E", scope: !447, file: !609, line: 510, type: !619, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !621, retainedNodes: !980)
!980 = !{!978, !981}
!981 = !DILocalVariable(name: "val", arg: 2, scope: !979, file: !609, line: 510, type: !9)
!982 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !983)
!983 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !977)
!984 = !DILocalVariable(name: "self", arg: 1, scope: !985, file: !609, line: 552, type: !551)
!985 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17hdcaa4179291ec3c2E", scope: !447, file: !609, line: 552, type: !628, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !630, retainedNodes: !986)
!986 = !{!984}
!987 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !988)
!988 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !971)
!989 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !988)
!990 = !{!923, !913, !854}
!991 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !964)
!992 = !DILocation(line: 0, scope: !973, inlinedAt: !977)
!993 = !DILocation(line: 0, scope: !979, inlinedAt: !983)
!994 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !996)
!995 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h077b8921f400725fE", scope: !643, file: !642, line: 887, type: !644, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38)
!996 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !983)
!997 = !DILocation(line: 0, scope: !966, inlinedAt: !998)
!998 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !934)
!999 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !1000)
!1000 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !998)
!1001 = !DILexicalBlockFile(scope: !966, file: !540, discriminator: 2)
!1002 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !934)
!1003 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !934)
!1004 = !{!1005}
!1005 = distinct !{!1005, !1006, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!1006 = distinct !{!1006, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!1007 = !DILocation(line: 0, scope: !916, inlinedAt: !1008)
!1008 = distinct !DILocation(line: 805, column: 1, scope: !900, inlinedAt: !910)
!1009 = !{!1010}
!1010 = distinct !{!1010, !1011, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!1011 = distinct !{!1011, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!1012 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !1008)
!1013 = !DILocation(line: 0, scope: !927, inlinedAt: !1014)
!1014 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !1008)
!1015 = !DILocation(line: 0, scope: !936, inlinedAt: !1016)
!1016 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !1014)
!1017 = !DILocation(line: 0, scope: !936, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !1014)
!1019 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !1016)
!1021 = !{!1010, !1005}
!1022 = !DILocation(line: 0, scope: !957, inlinedAt: !1023)
!1023 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !1014)
!1024 = !DILocation(line: 0, scope: !966, inlinedAt: !1025)
!1025 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !1023)
!1026 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !1027)
!1027 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !1023)
!1028 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !1029)
!1029 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !1027)
!1030 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !1031)
!1031 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !1025)
!1032 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !1031)
!1033 = !{!1010, !1005, !854}
!1034 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !1023)
!1035 = !DILocation(line: 0, scope: !973, inlinedAt: !1027)
!1036 = !DILocation(line: 0, scope: !979, inlinedAt: !1029)
!1037 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !1029)
!1039 = !DILocation(line: 0, scope: !966, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !1014)
!1041 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !1042)
!1042 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !1040)
!1043 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !1014)
!1044 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !1014)
!1045 = !{!1046}
!1046 = distinct !{!1046, !1047, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E: %_1"}
!1047 = distinct !{!1047, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E"}
!1048 = !DILocalVariable(arg: 1, scope: !1049, file: !431, line: 805, type: !1052)
!1049 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E", scope: !90, file: !431, line: 805, type: !1050, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1054, retainedNodes: !1053)
!1050 = !DISubroutineType(types: !1051)
!1051 = !{null, !1052}
!1052 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut alloc::raw_vec::RawVec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !503, size: 64, align: 64, dwarfAddressSpace: 0)
!1053 = !{!1048}
!1054 = !{!1055}
!1055 = !DITemplateTypeParameter(name: "T", type: !503)
!1056 = !DILocation(line: 0, scope: !1049, inlinedAt: !1057)
!1057 = distinct !DILocation(line: 805, column: 1, scope: !844, inlinedAt: !852)
!1058 = !{!1059}
!1059 = distinct !{!1059, !1060, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E: %self"}
!1060 = distinct !{!1060, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E"}
!1061 = !DILocation(line: 805, column: 1, scope: !1049, inlinedAt: !1057)
!1062 = !DILocalVariable(name: "self", arg: 1, scope: !1063, file: !765, line: 421, type: !1066)
!1063 = distinct !DISubprogram(name: "drop<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E", scope: !766, file: !765, line: 421, type: !1064, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, retainedNodes: !1067)
!1064 = !DISubroutineType(types: !1065)
!1065 = !{null, !1066}
!1066 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut alloc::raw_vec::RawVec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !503, size: 64, align: 64, dwarfAddressSpace: 0)
!1067 = !{!1062}
!1068 = !DILocation(line: 0, scope: !1063, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 805, column: 1, scope: !1049, inlinedAt: !1057)
!1070 = !{!1071}
!1071 = distinct !{!1071, !1072, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!1072 = distinct !{!1072, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!1073 = !DILocation(line: 423, column: 29, scope: !1063, inlinedAt: !1069)
!1074 = !DILocation(line: 0, scope: !778, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 423, column: 29, scope: !1063, inlinedAt: !1069)
!1076 = !DILocation(line: 0, scope: !791, inlinedAt: !1077)
!1077 = distinct !DILocation(line: 872, column: 52, scope: !786, inlinedAt: !1075)
!1078 = !DILocalVariable(name: "self", arg: 1, scope: !1079, file: !1080, line: 1220, type: !9)
!1079 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_mul", scope: !1081, file: !1080, line: 1220, type: !1082, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1101)
!1080 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!1081 = !DINamespace(name: "{impl#11}", scope: !206)
!1082 = !DISubroutineType(types: !1083)
!1083 = !{!9, !9, !9, !1084}
!1084 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !1085, size: 64, align: 64, dwarfAddressSpace: 0)
!1085 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !1086, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1088, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!1086 = !DINamespace(name: "location", scope: !1087)
!1087 = !DINamespace(name: "panic", scope: !31)
!1088 = !{!1089, !1097, !1098, !1099}
!1089 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !1085, file: !2, baseType: !1090, size: 128, align: 64, flags: DIFlagPrivate)
!1090 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !440, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1091, templateParams: !360, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!1091 = !{!1092}
!1092 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1090, file: !2, baseType: !1093, size: 128, align: 64, flags: DIFlagPrivate)
!1093 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !1094, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!1094 = !{!1095, !1096}
!1095 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1093, file: !2, baseType: !76, size: 64, align: 64)
!1096 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1093, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!1097 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !1085, file: !2, baseType: !61, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!1098 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !1085, file: !2, baseType: !61, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!1099 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !1085, file: !2, baseType: !1100, align: 8, offset: 192, flags: DIFlagPrivate)
!1100 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !345, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!1101 = !{!1078, !1102}
!1102 = !DILocalVariable(name: "rhs", arg: 2, scope: !1079, file: !1080, line: 1220, type: !9)
!1103 = !DILocation(line: 0, scope: !1079, inlinedAt: !1104)
!1104 = distinct !DILocation(line: 640, column: 53, scope: !791, inlinedAt: !1077)
!1105 = !DILocation(line: 632, column: 39, scope: !791, inlinedAt: !1077)
!1106 = !{!1107, !1071, !1059, !1046}
!1107 = distinct !{!1107, !1108, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!1108 = distinct !{!1108, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!1109 = !{!1110}
!1110 = distinct !{!1110, !1108, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!1111 = !DILocation(line: 1232, column: 17, scope: !1079, inlinedAt: !1104)
!1112 = !DILocation(line: 0, scope: !816, inlinedAt: !1077)
!1113 = !DILocation(line: 0, scope: !818, inlinedAt: !1077)
!1114 = !DILocation(line: 0, scope: !786, inlinedAt: !1075)
!1115 = !DILocation(line: 0, scope: !672, inlinedAt: !1116)
!1116 = distinct !DILocation(line: 874, column: 28, scope: !786, inlinedAt: !1075)
!1117 = !DILocation(line: 0, scope: !683, inlinedAt: !1118)
!1118 = distinct !DILocation(line: 442, column: 23, scope: !672, inlinedAt: !1116)
!1119 = !DILocation(line: 0, scope: !691, inlinedAt: !1120)
!1120 = distinct !DILocation(line: 324, column: 9, scope: !683, inlinedAt: !1118)
!1121 = !DILocation(line: 0, scope: !700, inlinedAt: !1122)
!1122 = distinct !DILocation(line: 209, column: 22, scope: !691, inlinedAt: !1120)
!1123 = !DILocation(line: 115, column: 14, scope: !700, inlinedAt: !1122)
!1124 = !{!1071, !1059, !1046}
!1125 = !DILocation(line: 200, column: 9, scope: !691, inlinedAt: !1120)
!1126 = !{!1127}
!1127 = distinct !{!1127, !1128, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E: %_1"}
!1128 = distinct !{!1128, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E"}
!1129 = !DILocation(line: 0, scope: !1049, inlinedAt: !1130)
!1130 = distinct !DILocation(line: 805, column: 1, scope: !844, inlinedAt: !852)
!1131 = !{!1132}
!1132 = distinct !{!1132, !1133, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E: %self"}
!1133 = distinct !{!1133, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E"}
!1134 = !DILocation(line: 805, column: 1, scope: !1049, inlinedAt: !1130)
!1135 = !DILocation(line: 0, scope: !1063, inlinedAt: !1136)
!1136 = distinct !DILocation(line: 805, column: 1, scope: !1049, inlinedAt: !1130)
!1137 = !{!1138}
!1138 = distinct !{!1138, !1139, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!1139 = distinct !{!1139, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!1140 = !DILocation(line: 423, column: 29, scope: !1063, inlinedAt: !1136)
!1141 = !DILocation(line: 0, scope: !778, inlinedAt: !1142)
!1142 = distinct !DILocation(line: 423, column: 29, scope: !1063, inlinedAt: !1136)
!1143 = !DILocation(line: 0, scope: !791, inlinedAt: !1144)
!1144 = distinct !DILocation(line: 872, column: 52, scope: !786, inlinedAt: !1142)
!1145 = !DILocation(line: 0, scope: !1079, inlinedAt: !1146)
!1146 = distinct !DILocation(line: 640, column: 53, scope: !791, inlinedAt: !1144)
!1147 = !DILocation(line: 632, column: 39, scope: !791, inlinedAt: !1144)
!1148 = !{!1149, !1138, !1132, !1127}
!1149 = distinct !{!1149, !1150, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!1150 = distinct !{!1150, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!1151 = !{!1152}
!1152 = distinct !{!1152, !1150, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!1153 = !DILocation(line: 1232, column: 17, scope: !1079, inlinedAt: !1146)
!1154 = !DILocation(line: 0, scope: !816, inlinedAt: !1144)
!1155 = !DILocation(line: 0, scope: !818, inlinedAt: !1144)
!1156 = !DILocation(line: 0, scope: !786, inlinedAt: !1142)
!1157 = !DILocation(line: 0, scope: !672, inlinedAt: !1158)
!1158 = distinct !DILocation(line: 874, column: 28, scope: !786, inlinedAt: !1142)
!1159 = !DILocation(line: 0, scope: !683, inlinedAt: !1160)
!1160 = distinct !DILocation(line: 442, column: 23, scope: !672, inlinedAt: !1158)
!1161 = !DILocation(line: 0, scope: !691, inlinedAt: !1162)
!1162 = distinct !DILocation(line: 324, column: 9, scope: !683, inlinedAt: !1160)
!1163 = !DILocation(line: 0, scope: !700, inlinedAt: !1164)
!1164 = distinct !DILocation(line: 209, column: 22, scope: !691, inlinedAt: !1162)
!1165 = !DILocation(line: 115, column: 14, scope: !700, inlinedAt: !1164)
!1166 = !{!1138, !1132, !1127}
!1167 = !DILocation(line: 200, column: 9, scope: !691, inlinedAt: !1162)
!1168 = distinct !DISubprogram(name: "drop_slow<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E", scope: !510, file: !540, line: 387, type: !929, scopeLine: 387, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, declaration: !1169, retainedNodes: !1170)
!1169 = !DISubprogram(name: "drop_slow<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E", scope: !510, file: !540, line: 387, type: !929, scopeLine: 387, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !518)
!1170 = !{!1171, !1172}
!1171 = !DILocalVariable(name: "self", arg: 1, scope: !1168, file: !540, line: 387, type: !931)
!1172 = !DILocalVariable(name: "_weak", scope: !1173, file: !540, line: 391, type: !435, align: 64)
!1173 = distinct !DILexicalBlock(scope: !1168, file: !540, line: 391, column: 9)
!1174 = !DILocation(line: 0, scope: !1168)
!1175 = !DILocation(line: 391, column: 13, scope: !1173)
!1176 = !DILocation(line: 391, column: 13, scope: !1168)
!1177 = !DILocation(line: 391, column: 33, scope: !1168)
!1178 = !DILocation(line: 391, column: 50, scope: !1168)
!1179 = !DILocation(line: 391, column: 21, scope: !1168)
!1180 = !DILocalVariable(arg: 1, scope: !1181, file: !431, line: 805, type: !1184)
!1181 = distinct !DISubprogram(name: "drop_in_place<core::cell::RefCell<words::Node>>", linkageName: "_ZN4core3ptr59drop_in_place$LT$core..cell..RefCell$LT$words..Node$GT$$GT$17h000394eaf5a2407cE", scope: !90, file: !431, line: 805, type: !1182, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !524, retainedNodes: !1185)
!1182 = !DISubroutineType(types: !1183)
!1183 = !{null, !1184}
!1184 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::RefCell<words::Node>", baseType: !452, size: 64, align: 64, dwarfAddressSpace: 0)
!1185 = !{!1180}
!1186 = !DILocation(line: 0, scope: !1181, inlinedAt: !1187)
!1187 = distinct !DILocation(line: 396, column: 13, scope: !1173)
!1188 = !DILocation(line: 805, column: 1, scope: !1181, inlinedAt: !1187)
!1189 = !DILocalVariable(arg: 1, scope: !1190, file: !431, line: 805, type: !1193)
!1190 = distinct !DISubprogram(name: "drop_in_place<core::cell::UnsafeCell<words::Node>>", linkageName: "_ZN4core3ptr62drop_in_place$LT$core..cell..UnsafeCell$LT$words..Node$GT$$GT$17h70fed1a26ca6d14bE", scope: !90, file: !431, line: 805, type: !1191, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1195, retainedNodes: !1194)
!1191 = !DISubroutineType(types: !1192)
!1192 = !{null, !1193}
!1193 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::UnsafeCell<words::Node>", baseType: !456, size: 64, align: 64, dwarfAddressSpace: 0)
!1194 = !{!1189}
!1195 = !{!1196}
!1196 = !DITemplateTypeParameter(name: "T", type: !456)
!1197 = !DILocation(line: 0, scope: !1190, inlinedAt: !1198)
!1198 = distinct !DILocation(line: 805, column: 1, scope: !1181, inlinedAt: !1187)
!1199 = !DILocation(line: 805, column: 1, scope: !1190, inlinedAt: !1198)
!1200 = !DILocation(line: 398, column: 5, scope: !1168)
!1201 = !DILocation(line: 387, column: 5, scope: !1168)
!1202 = !DILocation(line: 0, scope: !430, inlinedAt: !1203)
!1203 = distinct !DILocation(line: 398, column: 5, scope: !1168)
!1204 = !DILocation(line: 0, scope: !539, inlinedAt: !1205)
!1205 = distinct !DILocation(line: 805, column: 1, scope: !430, inlinedAt: !1203)
!1206 = !DILocation(line: 0, scope: !558, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 3650, column: 47, scope: !554, inlinedAt: !1205)
!1208 = !DILocation(line: 3563, column: 12, scope: !558, inlinedAt: !1207)
!1209 = !DILocation(line: 0, scope: !579, inlinedAt: !1207)
!1210 = !DILocation(line: 3571, column: 59, scope: !579, inlinedAt: !1207)
!1211 = !DILocation(line: 0, scope: !554, inlinedAt: !1205)
!1212 = !DILocation(line: 0, scope: !547, inlinedAt: !1205)
!1213 = !DILocation(line: 3791, column: 17, scope: !590, inlinedAt: !1214)
!1214 = distinct !DILocation(line: 3652, column: 15, scope: !547, inlinedAt: !1205)
!1215 = !DILocation(line: 3763, column: 13, scope: !601, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 3792, column: 34, scope: !590, inlinedAt: !1214)
!1217 = !DILocation(line: 0, scope: !608, inlinedAt: !1218)
!1218 = distinct !DILocation(line: 3792, column: 25, scope: !590, inlinedAt: !1214)
!1219 = !DILocation(line: 0, scope: !618, inlinedAt: !1220)
!1220 = distinct !DILocation(line: 437, column: 14, scope: !608, inlinedAt: !1218)
!1221 = !DILocation(line: 0, scope: !627, inlinedAt: !1222)
!1222 = distinct !DILocation(line: 3764, column: 25, scope: !601, inlinedAt: !1216)
!1223 = !DILocation(line: 0, scope: !627, inlinedAt: !1224)
!1224 = distinct !DILocation(line: 3764, column: 25, scope: !636, inlinedAt: !1225)
!1225 = distinct !DILocation(line: 3655, column: 18, scope: !547, inlinedAt: !1205)
!1226 = !DILocation(line: 555, column: 18, scope: !627, inlinedAt: !1222)
!1227 = !{!1228, !1230}
!1228 = distinct !{!1228, !1229, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE: %self"}
!1229 = distinct !{!1229, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE"}
!1230 = distinct !{!1230, !1231, !"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE: %_1"}
!1231 = distinct !{!1231, !"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"}
!1232 = !DILocation(line: 3792, column: 29, scope: !590, inlinedAt: !1214)
!1233 = !DILocation(line: 902, column: 49, scope: !641, inlinedAt: !1234)
!1234 = distinct !DILocation(line: 513, column: 9, scope: !618, inlinedAt: !1220)
!1235 = !DILocation(line: 3763, column: 13, scope: !601, inlinedAt: !1225)
!1236 = !DILocation(line: 3655, column: 12, scope: !547, inlinedAt: !1205)
!1237 = !DILocation(line: 0, scope: !651, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 3657, column: 28, scope: !547, inlinedAt: !1205)
!1239 = !DILocation(line: 0, scope: !672, inlinedAt: !1240)
!1240 = distinct !DILocation(line: 390, column: 27, scope: !651, inlinedAt: !1238)
!1241 = !DILocation(line: 0, scope: !683, inlinedAt: !1242)
!1242 = distinct !DILocation(line: 442, column: 23, scope: !672, inlinedAt: !1240)
!1243 = !DILocation(line: 0, scope: !691, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 324, column: 9, scope: !683, inlinedAt: !1242)
!1245 = !DILocation(line: 0, scope: !700, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 209, column: 22, scope: !691, inlinedAt: !1244)
!1247 = !DILocation(line: 115, column: 14, scope: !700, inlinedAt: !1246)
!1248 = !DILocation(line: 3655, column: 9, scope: !547, inlinedAt: !1205)
!1249 = !DILocation(line: 398, column: 6, scope: !1168)
!1250 = distinct !DISubprogram(name: "grow_one<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE", scope: !503, file: !765, line: 186, type: !1064, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !1251, retainedNodes: !1252)
!1251 = !DISubprogram(name: "grow_one<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE", scope: !503, file: !765, line: 186, type: !1064, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!1252 = !{!1253}
!1253 = !DILocalVariable(name: "self", arg: 1, scope: !1250, file: !765, line: 186, type: !1066)
!1254 = !DILocation(line: 0, scope: !1250)
!1255 = !DILocalVariable(name: "elem_layout", scope: !1256, file: !765, line: 489, type: !658, align: 64)
!1256 = distinct !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h28a3042d5add7a0bE", scope: !473, file: !765, line: 489, type: !779, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !1257, retainedNodes: !1258)
!1257 = !DISubprogram(name: "grow_one<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8grow_one17h28a3042d5add7a0bE", scope: !473, file: !765, line: 489, type: !779, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!1258 = !{!1259, !1255, !1260}
!1259 = !DILocalVariable(name: "self", arg: 1, scope: !1256, file: !765, line: 489, type: !781)
!1260 = !DILocalVariable(name: "err", scope: !1261, file: !765, line: 491, type: !1262, align: 64)
!1261 = distinct !DILexicalBlock(scope: !1256, file: !765, line: 491, column: 95)
!1262 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveError", scope: !1263, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1264, templateParams: !23, identifier: "aadc5b14185c42e764a105b028ba728d")
!1263 = !DINamespace(name: "collections", scope: !173)
!1264 = !{!1265}
!1265 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !1262, file: !2, baseType: !1266, size: 128, align: 64, flags: DIFlagPrivate)
!1266 = !DICompositeType(tag: DW_TAG_structure_type, name: "TryReserveErrorKind", scope: !1263, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1267, templateParams: !23, identifier: "bcabdc9b8161f8345ba45fd3dd2b352e")
!1267 = !{!1268}
!1268 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1266, file: !2, size: 128, align: 64, elements: !1269, templateParams: !23, identifier: "ea838b7be60be9969d8daf2ecb7c8fd0", discriminator: !1277)
!1269 = !{!1270, !1272}
!1270 = !DIDerivedType(tag: DW_TAG_member, name: "CapacityOverflow", scope: !1268, file: !2, baseType: !1271, size: 128, align: 64, extraData: i64 0)
!1271 = !DICompositeType(tag: DW_TAG_structure_type, name: "CapacityOverflow", scope: !1266, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, identifier: "2fd3a5d7d557e582d8c71ef21e56c651")
!1272 = !DIDerivedType(tag: DW_TAG_member, name: "AllocError", scope: !1268, file: !2, baseType: !1273, size: 128, align: 64)
!1273 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !1266, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1274, templateParams: !23, identifier: "831b16e5fe15eda163981d1f5c4117ec")
!1274 = !{!1275, !1276}
!1275 = !DIDerivedType(tag: DW_TAG_member, name: "layout", scope: !1273, file: !2, baseType: !658, size: 128, align: 64, flags: DIFlagPublic)
!1276 = !DIDerivedType(tag: DW_TAG_member, name: "non_exhaustive", scope: !1273, file: !2, baseType: !7, align: 8, offset: 128, flags: DIFlagPublic)
!1277 = !DIDerivedType(tag: DW_TAG_member, scope: !1266, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1278 = !DILocation(line: 0, scope: !1256, inlinedAt: !1279)
!1279 = !DILocation(line: 188, column: 29, scope: !1250)
!1280 = !DILocation(line: 491, column: 56, scope: !1261, inlinedAt: !1279)
!1281 = !DILocation(line: 491, column: 41, scope: !1261, inlinedAt: !1279)
!1282 = !DILocation(line: 491, column: 27, scope: !1261, inlinedAt: !1279)
!1283 = !DILocation(line: 491, column: 16, scope: !1261, inlinedAt: !1279)
!1284 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1285 = !DILocation(line: 0, scope: !1261, inlinedAt: !1279)
!1286 = !DILocation(line: 492, column: 13, scope: !1261, inlinedAt: !1279)
!1287 = !DILocation(line: 189, column: 6, scope: !1250)
!1288 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E", scope: !473, file: !765, line: 542, type: !1289, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !1314, retainedNodes: !1316)
!1289 = !DISubroutineType(cc: DW_CC_nocall, types: !1290)
!1290 = !{!1291, !811, !9, !658}
!1291 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", scope: !304, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1292, templateParams: !23, identifier: "a543b462f8d3905b46f20dfa24231bc4")
!1292 = !{!1293}
!1293 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1291, file: !2, size: 192, align: 64, elements: !1294, templateParams: !23, identifier: "f4a56d26994bba3f22c227d27dd0bd95", discriminator: !1313)
!1294 = !{!1295, !1309}
!1295 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1293, file: !2, baseType: !1296, size: 192, align: 64, extraData: i64 0)
!1296 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1291, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1297, templateParams: !1306, identifier: "7c69ffd21d9e02baf19a536e8f0995d")
!1297 = !{!1298}
!1298 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1296, file: !2, baseType: !1299, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1299 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[u8]>", scope: !440, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1300, templateParams: !360, identifier: "efe3e6a52bef0fc2baf8e9a8d6a6c8ea")
!1300 = !{!1301}
!1301 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1299, file: !2, baseType: !1302, size: 128, align: 64, flags: DIFlagPrivate)
!1302 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [u8]", file: !2, size: 128, align: 64, elements: !1303, templateParams: !23, identifier: "a10360edaf335c418dbc95bccd0cb05d")
!1303 = !{!1304, !1305}
!1304 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1302, file: !2, baseType: !76, size: 64, align: 64)
!1305 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1302, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!1306 = !{!1307, !1308}
!1307 = !DITemplateTypeParameter(name: "T", type: !1299)
!1308 = !DITemplateTypeParameter(name: "E", type: !1262)
!1309 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1293, file: !2, baseType: !1310, size: 192, align: 64, extraData: i64 1)
!1310 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1291, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1311, templateParams: !1306, identifier: "9234330068e745d91141199209a66860")
!1311 = !{!1312}
!1312 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1310, file: !2, baseType: !1262, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1313 = !DIDerivedType(tag: DW_TAG_member, scope: !1291, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1314 = !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E", scope: !473, file: !765, line: 542, type: !1315, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!1315 = !DISubroutineType(types: !1290)
!1316 = !{!1317, !1318, !1319, !1320, !1322, !1342, !1344, !1362, !1364, !1365}
!1317 = !DILocalVariable(name: "self", arg: 1, scope: !1288, file: !765, line: 543, type: !811)
!1318 = !DILocalVariable(name: "cap", arg: 2, scope: !1288, file: !765, line: 544, type: !9)
!1319 = !DILocalVariable(name: "elem_layout", arg: 3, scope: !1288, file: !765, line: 545, type: !658)
!1320 = !DILocalVariable(name: "new_layout", scope: !1321, file: !765, line: 547, type: !658, align: 64)
!1321 = distinct !DILexicalBlock(scope: !1288, file: !765, line: 547, column: 9)
!1322 = !DILocalVariable(name: "residual", scope: !1323, file: !765, line: 547, type: !1324, align: 64)
!1323 = distinct !DILexicalBlock(scope: !1288, file: !765, line: 547, column: 56)
!1324 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, alloc::collections::TryReserveError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1325, templateParams: !23, identifier: "2bfdff0acbde6f6a9ab9387d9392275c")
!1325 = !{!1326}
!1326 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1324, file: !2, size: 128, align: 64, elements: !1327, templateParams: !23, identifier: "ff6f3dc3f797e3a95bbe409426ba96a8")
!1327 = !{!1328, !1338}
!1328 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1326, file: !2, baseType: !1329, size: 128, align: 64)
!1329 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1324, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1330, templateParams: !1336, identifier: "725030a854544723e0ecac01ee80d30f")
!1330 = !{!1331}
!1331 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1329, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!1332 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !1333, file: !2, align: 8, flags: DIFlagPublic, elements: !1334, templateParams: !23, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!1333 = !DINamespace(name: "convert", scope: !31)
!1334 = !{!1335}
!1335 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1332, file: !2, align: 8, elements: !23, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!1336 = !{!1337, !1308}
!1337 = !DITemplateTypeParameter(name: "T", type: !1332)
!1338 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1326, file: !2, baseType: !1339, size: 128, align: 64)
!1339 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1324, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1340, templateParams: !1336, identifier: "8c3934ee0f228fdce10cf88822fbd1a")
!1340 = !{!1341}
!1341 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1339, file: !2, baseType: !1262, size: 128, align: 64, flags: DIFlagPublic)
!1342 = !DILocalVariable(name: "val", scope: !1343, file: !765, line: 547, type: !658, align: 64)
!1343 = distinct !DILexicalBlock(scope: !1288, file: !765, line: 547, column: 56)
!1344 = !DILocalVariable(name: "memory", scope: !1345, file: !765, line: 549, type: !1346, align: 64)
!1345 = distinct !DILexicalBlock(scope: !1321, file: !765, line: 549, column: 9)
!1346 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1347, templateParams: !23, identifier: "519a674418a5b51cf8bee27a967aa54e")
!1347 = !{!1348}
!1348 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1346, file: !2, size: 128, align: 64, elements: !1349, templateParams: !23, identifier: "3b104dde0538164c272d7f6e9ec8806f", discriminator: !1361)
!1349 = !{!1350, !1357}
!1350 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1348, file: !2, baseType: !1351, size: 128, align: 64)
!1351 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1346, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1352, templateParams: !1354, identifier: "30b736d771929d0b7715388dfe942406")
!1352 = !{!1353}
!1353 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1351, file: !2, baseType: !1299, size: 128, align: 64, flags: DIFlagPublic)
!1354 = !{!1307, !1355}
!1355 = !DITemplateTypeParameter(name: "E", type: !1356)
!1356 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !654, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "111d797cdc779cf5e7833a8ef17b26ec")
!1357 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1348, file: !2, baseType: !1358, size: 128, align: 64, extraData: i64 0)
!1358 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1346, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1359, templateParams: !1354, identifier: "1f90ad7cc2064f8f568100f50e75d1fb")
!1359 = !{!1360}
!1360 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1358, file: !2, baseType: !1356, align: 8, flags: DIFlagPublic)
!1361 = !DIDerivedType(tag: DW_TAG_member, scope: !1346, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1362 = !DILocalVariable(name: "ptr", scope: !1363, file: !765, line: 549, type: !480, align: 64)
!1363 = distinct !DILexicalBlock(scope: !1321, file: !765, line: 549, column: 99)
!1364 = !DILocalVariable(name: "old_layout", scope: !1363, file: !765, line: 549, type: !658, align: 64)
!1365 = !DILocalVariable(name: "memory", scope: !1366, file: !765, line: 563, type: !1299, align: 64)
!1366 = distinct !DILexicalBlock(scope: !1345, file: !765, line: 563, column: 13)
!1367 = !DILocation(line: 0, scope: !1288)
!1368 = !DILocalVariable(name: "cap", arg: 1, scope: !1369, file: !765, line: 894, type: !9)
!1369 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !172, file: !765, line: 894, type: !1370, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1387)
!1370 = !DISubroutineType(types: !1371)
!1371 = !{!1372, !9, !658}
!1372 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::alloc::layout::Layout, alloc::collections::TryReserveError>", scope: !304, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1373, templateParams: !23, identifier: "d0f39e7cf1686092d42cc88df46109a9")
!1373 = !{!1374}
!1374 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1372, file: !2, size: 192, align: 64, elements: !1375, templateParams: !23, identifier: "f34e1a1dccafdc9f4f7befde8f79f8b9", discriminator: !1386)
!1375 = !{!1376, !1382}
!1376 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1374, file: !2, baseType: !1377, size: 192, align: 64, extraData: i64 0)
!1377 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1372, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1378, templateParams: !1380, identifier: "3468e8a189e0e1406885d0070654e614")
!1378 = !{!1379}
!1379 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1377, file: !2, baseType: !658, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1380 = !{!1381, !1308}
!1381 = !DITemplateTypeParameter(name: "T", type: !658)
!1382 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1374, file: !2, baseType: !1383, size: 192, align: 64, extraData: i64 1)
!1383 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1372, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1384, templateParams: !1380, identifier: "a7602c3f1de88b2ddaaf5663b655cd4f")
!1384 = !{!1385}
!1385 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1383, file: !2, baseType: !1262, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1386 = !DIDerivedType(tag: DW_TAG_member, scope: !1372, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1387 = !{!1368, !1388, !1388, !1389}
!1388 = !DILocalVariable(name: "elem_layout", scope: !1369, file: !765, line: 894, type: !658, align: 64)
!1389 = !DILocalVariable(name: "layout", scope: !1390, file: !765, line: 901, type: !658, align: 64)
!1390 = distinct !DILexicalBlock(scope: !1369, file: !765, line: 901, column: 9)
!1391 = !DILocation(line: 0, scope: !1369, inlinedAt: !1392)
!1392 = !DILocation(line: 547, column: 26, scope: !1288)
!1393 = !DILocalVariable(name: "n", arg: 2, scope: !1394, file: !1395, line: 526, type: !9)
!1394 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !658, file: !1395, line: 526, type: !1396, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1415, retainedNodes: !1416)
!1395 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!1396 = !DISubroutineType(types: !1397)
!1397 = !{!1398, !1414, !9}
!1398 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::alloc::layout::Layout, core::alloc::layout::LayoutError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1399, templateParams: !23, identifier: "176dd254fc51c9bbff58827463bc0f7")
!1399 = !{!1400}
!1400 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1398, file: !2, size: 128, align: 64, elements: !1401, templateParams: !23, identifier: "5ea2959d60eb0c0e59293deaf8d3aff4", discriminator: !1413)
!1401 = !{!1402, !1409}
!1402 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1400, file: !2, baseType: !1403, size: 128, align: 64)
!1403 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1398, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1404, templateParams: !1406, identifier: "61657e003cf9ebd940972b3bfa2a3ae")
!1404 = !{!1405}
!1405 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1403, file: !2, baseType: !658, size: 128, align: 64, flags: DIFlagPublic)
!1406 = !{!1381, !1407}
!1407 = !DITemplateTypeParameter(name: "E", type: !1408)
!1408 = !DICompositeType(tag: DW_TAG_structure_type, name: "LayoutError", scope: !659, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "dc083c9e2be34eb2f717cce2335e336")
!1409 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1400, file: !2, baseType: !1410, size: 128, align: 64, extraData: i64 0)
!1410 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1398, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1411, templateParams: !1406, identifier: "6dbad831a921b6a64c7ac6c68fb2395")
!1411 = !{!1412}
!1412 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1410, file: !2, baseType: !1408, align: 8, flags: DIFlagPublic)
!1413 = !DIDerivedType(tag: DW_TAG_member, scope: !1398, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1414 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::alloc::layout::Layout", baseType: !658, size: 64, align: 64, dwarfAddressSpace: 0)
!1415 = !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !658, file: !1395, line: 526, type: !1396, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1416 = !{!1417, !1393, !1418}
!1417 = !DILocalVariable(name: "self", arg: 1, scope: !1394, file: !1395, line: 526, type: !1414)
!1418 = !DILocalVariable(name: "size", scope: !1419, file: !1395, line: 527, type: !9, align: 64)
!1419 = distinct !DILexicalBlock(scope: !1394, file: !1395, line: 527, column: 54)
!1420 = !DILocation(line: 0, scope: !1394, inlinedAt: !1421)
!1421 = !DILocation(line: 900, column: 23, scope: !1369, inlinedAt: !1392)
!1422 = !DILocalVariable(name: "rhs", arg: 2, scope: !1423, file: !1080, line: 1160, type: !9)
!1423 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_mul", scope: !1081, file: !1080, line: 1160, type: !1424, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1437)
!1424 = !DISubroutineType(types: !1425)
!1425 = !{!1426, !9, !9}
!1426 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<usize>", scope: !562, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1427, templateParams: !23, identifier: "6f59025219977f466509bd4ae79a2945")
!1427 = !{!1428}
!1428 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1426, file: !2, size: 128, align: 64, elements: !1429, templateParams: !23, identifier: "57fdcff454be91893aca78d2b2510f66", discriminator: !1436)
!1429 = !{!1430, !1432}
!1430 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1428, file: !2, baseType: !1431, size: 128, align: 64, extraData: i64 0)
!1431 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1426, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !38, identifier: "5f402b7d82062085bb94b01d172ca4ec")
!1432 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1428, file: !2, baseType: !1433, size: 128, align: 64, extraData: i64 1)
!1433 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1426, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1434, templateParams: !38, identifier: "c70f2dfad93186ce146b7e80830727")
!1434 = !{!1435}
!1435 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1433, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!1436 = !DIDerivedType(tag: DW_TAG_member, scope: !1426, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1437 = !{!1438, !1422, !1439, !1441}
!1438 = !DILocalVariable(name: "self", arg: 1, scope: !1423, file: !1080, line: 1160, type: !9)
!1439 = !DILocalVariable(name: "a", scope: !1440, file: !1080, line: 1161, type: !9, align: 64)
!1440 = distinct !DILexicalBlock(scope: !1423, file: !1080, line: 1161, column: 13)
!1441 = !DILocalVariable(name: "b", scope: !1440, file: !1080, line: 1161, type: !1442, align: 8)
!1442 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!1443 = !DILocation(line: 0, scope: !1423, inlinedAt: !1444)
!1444 = !DILocation(line: 527, column: 39, scope: !1419, inlinedAt: !1421)
!1445 = !DILocalVariable(name: "rhs", arg: 2, scope: !1446, file: !1080, line: 3050, type: !9)
!1446 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_mul", scope: !1081, file: !1080, line: 3050, type: !1447, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1453)
!1447 = !DISubroutineType(types: !1448)
!1448 = !{!1449, !9, !9}
!1449 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, bool)", file: !2, size: 128, align: 64, elements: !1450, templateParams: !23, identifier: "d571287e27d8be874e95a2f698798cc6")
!1450 = !{!1451, !1452}
!1451 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1449, file: !2, baseType: !9, size: 64, align: 64)
!1452 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1449, file: !2, baseType: !1442, size: 8, align: 8, offset: 64)
!1453 = !{!1454, !1445}
!1454 = !DILocalVariable(name: "self", arg: 1, scope: !1446, file: !1080, line: 3050, type: !9)
!1455 = !DILocation(line: 0, scope: !1446, inlinedAt: !1456)
!1456 = !DILocation(line: 1161, column: 31, scope: !1423, inlinedAt: !1444)
!1457 = !DILocation(line: 526, column: 32, scope: !1394, inlinedAt: !1421)
!1458 = !DILocation(line: 3051, column: 26, scope: !1446, inlinedAt: !1456)
!1459 = !DILocation(line: 0, scope: !1440, inlinedAt: !1444)
!1460 = !DILocalVariable(name: "b", arg: 1, scope: !1461, file: !1462, line: 456, type: !1442)
!1461 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !1463, file: !1462, line: 456, type: !1464, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1466)
!1462 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!1463 = !DINamespace(name: "intrinsics", scope: !31)
!1464 = !DISubroutineType(types: !1465)
!1465 = !{!1442, !1442}
!1466 = !{!1460}
!1467 = !DILocation(line: 0, scope: !1461, inlinedAt: !1468)
!1468 = !DILocation(line: 1162, column: 16, scope: !1440, inlinedAt: !1444)
!1469 = !DILocation(line: 0, scope: !1419, inlinedAt: !1421)
!1470 = !DILocation(line: 457, column: 8, scope: !1461, inlinedAt: !1468)
!1471 = !{!"branch_weights", i32 2000, i32 2002}
!1472 = !DILocation(line: 0, scope: !1321)
!1473 = !DILocation(line: 0, scope: !791, inlinedAt: !1474)
!1474 = distinct !DILocation(line: 549, column: 69, scope: !1363)
!1475 = !DILocation(line: 0, scope: !1079, inlinedAt: !1476)
!1476 = distinct !DILocation(line: 640, column: 53, scope: !791, inlinedAt: !1474)
!1477 = !DILocation(line: 632, column: 39, scope: !791, inlinedAt: !1474)
!1478 = !{!1479}
!1479 = distinct !{!1479, !1480, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!1480 = distinct !{!1480, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!1481 = !{!1482}
!1482 = distinct !{!1482, !1480, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!1483 = !DILocation(line: 1232, column: 17, scope: !1079, inlinedAt: !1476)
!1484 = !DILocation(line: 0, scope: !816, inlinedAt: !1474)
!1485 = !DILocation(line: 0, scope: !818, inlinedAt: !1474)
!1486 = !DILocation(line: 642, column: 23, scope: !818, inlinedAt: !1474)
!1487 = !DILocation(line: 0, scope: !1363)
!1488 = !DILocalVariable(name: "self", arg: 1, scope: !1489, file: !673, line: 448, type: !526)
!1489 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !674, file: !673, line: 447, type: !1490, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1492)
!1490 = !DISubroutineType(types: !1491)
!1491 = !{!1346, !526, !480, !658, !658}
!1492 = !{!1488, !1493, !1494, !1495}
!1493 = !DILocalVariable(name: "ptr", arg: 2, scope: !1489, file: !673, line: 449, type: !480)
!1494 = !DILocalVariable(name: "old_layout", arg: 3, scope: !1489, file: !673, line: 450, type: !658)
!1495 = !DILocalVariable(name: "new_layout", arg: 4, scope: !1489, file: !673, line: 451, type: !658)
!1496 = !DILocation(line: 0, scope: !1489, inlinedAt: !1497)
!1497 = distinct !DILocation(line: 555, column: 28, scope: !1363)
!1498 = !DILocalVariable(name: "self", arg: 1, scope: !1499, file: !673, line: 336, type: !526)
!1499 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !492, file: !673, line: 335, type: !1500, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1502, retainedNodes: !1503)
!1500 = !DISubroutineType(types: !1501)
!1501 = !{!1346, !526, !480, !658, !658, !1442}
!1502 = !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !492, file: !673, line: 335, type: !1500, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1503 = !{!1498, !1504, !1505, !1506, !1507}
!1504 = !DILocalVariable(name: "ptr", arg: 2, scope: !1499, file: !673, line: 337, type: !480)
!1505 = !DILocalVariable(name: "old_layout", arg: 3, scope: !1499, file: !673, line: 338, type: !658)
!1506 = !DILocalVariable(name: "new_layout", arg: 4, scope: !1499, file: !673, line: 339, type: !658)
!1507 = !DILocalVariable(name: "zeroed", scope: !1499, file: !673, line: 340, type: !1442, align: 8)
!1508 = !DILocation(line: 0, scope: !1499, inlinedAt: !1509)
!1509 = distinct !DILocation(line: 454, column: 23, scope: !1489, inlinedAt: !1497)
!1510 = !DILocalVariable(name: "self", arg: 1, scope: !1511, file: !673, line: 217, type: !526)
!1511 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !492, file: !673, line: 216, type: !1500, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1512, retainedNodes: !1513)
!1512 = !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !492, file: !673, line: 216, type: !1500, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1513 = !{!1510, !1514, !1515, !1516, !1517, !1518, !1520, !1521, !1523, !1525, !1527, !1542, !1544, !1546, !1548, !1550}
!1514 = !DILocalVariable(name: "ptr", arg: 2, scope: !1511, file: !673, line: 218, type: !480)
!1515 = !DILocalVariable(name: "old_layout", arg: 3, scope: !1511, file: !673, line: 219, type: !658)
!1516 = !DILocalVariable(name: "new_layout", arg: 4, scope: !1511, file: !673, line: 220, type: !658)
!1517 = !DILocalVariable(name: "zeroed", arg: 5, scope: !1511, file: !673, line: 221, type: !1442)
!1518 = !DILocalVariable(name: "old_size", scope: !1519, file: !673, line: 233, type: !9, align: 64)
!1519 = distinct !DILexicalBlock(scope: !1511, file: !673, line: 233, column: 13)
!1520 = !DILocalVariable(name: "old_size", scope: !1519, file: !673, line: 233, type: !375, align: 64)
!1521 = !DILocalVariable(name: "new_size", scope: !1522, file: !673, line: 234, type: !9, align: 64)
!1522 = distinct !DILexicalBlock(scope: !1519, file: !673, line: 234, column: 17)
!1523 = !DILocalVariable(name: "raw_ptr", scope: !1524, file: !673, line: 239, type: !703, align: 64)
!1524 = distinct !DILexicalBlock(scope: !1522, file: !673, line: 239, column: 17)
!1525 = !DILocalVariable(name: "ptr", scope: !1526, file: !673, line: 240, type: !480, align: 64)
!1526 = distinct !DILexicalBlock(scope: !1524, file: !673, line: 240, column: 17)
!1527 = !DILocalVariable(name: "residual", scope: !1528, file: !673, line: 240, type: !1529, align: 8)
!1528 = distinct !DILexicalBlock(scope: !1524, file: !673, line: 240, column: 66)
!1529 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, core::alloc::AllocError>", scope: !304, file: !2, align: 8, flags: DIFlagPublic, elements: !1530, templateParams: !23, identifier: "e93516a9a4d4ff61ba16dc75632d6fe")
!1530 = !{!1531}
!1531 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1529, file: !2, align: 8, elements: !1532, templateParams: !23, identifier: "f5e162db303eef1e33f578c71ec0a693")
!1532 = !{!1533, !1538}
!1533 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1531, file: !2, baseType: !1534, align: 8)
!1534 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1529, file: !2, align: 8, flags: DIFlagPublic, elements: !1535, templateParams: !1537, identifier: "f1d8e5af3a1dffc68ba77da64f0701a9")
!1535 = !{!1536}
!1536 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1534, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!1537 = !{!1337, !1355}
!1538 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1531, file: !2, baseType: !1539, align: 8)
!1539 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1529, file: !2, align: 8, flags: DIFlagPublic, elements: !1540, templateParams: !1537, identifier: "e8d1b6dff9322dfb94e83992955f462f")
!1540 = !{!1541}
!1541 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1539, file: !2, baseType: !1356, align: 8, flags: DIFlagPublic)
!1542 = !DILocalVariable(name: "val", scope: !1543, file: !673, line: 240, type: !480, align: 64)
!1543 = distinct !DILexicalBlock(scope: !1524, file: !673, line: 240, column: 66)
!1544 = !DILocalVariable(name: "old_size", scope: !1545, file: !673, line: 252, type: !9, align: 64)
!1545 = distinct !DILexicalBlock(scope: !1511, file: !673, line: 252, column: 13)
!1546 = !DILocalVariable(name: "new_ptr", scope: !1547, file: !673, line: 253, type: !1299, align: 64)
!1547 = distinct !DILexicalBlock(scope: !1545, file: !673, line: 253, column: 17)
!1548 = !DILocalVariable(name: "residual", scope: !1549, file: !673, line: 253, type: !1529, align: 8)
!1549 = distinct !DILexicalBlock(scope: !1545, file: !673, line: 253, column: 66)
!1550 = !DILocalVariable(name: "val", scope: !1551, file: !673, line: 253, type: !1299, align: 64)
!1551 = distinct !DILexicalBlock(scope: !1545, file: !673, line: 253, column: 66)
!1552 = !DILocation(line: 0, scope: !1511, inlinedAt: !1553)
!1553 = distinct !DILocation(line: 342, column: 9, scope: !1499, inlinedAt: !1509)
!1554 = !DILocalVariable(name: "layout", arg: 2, scope: !1555, file: !673, line: 134, type: !658)
!1555 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !493, file: !673, line: 134, type: !1556, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1558)
!1556 = !DISubroutineType(types: !1557)
!1557 = !{!703, !703, !658, !9}
!1558 = !{!1559, !1554, !1560}
!1559 = !DILocalVariable(name: "ptr", arg: 1, scope: !1555, file: !673, line: 134, type: !703)
!1560 = !DILocalVariable(name: "new_size", arg: 3, scope: !1555, file: !673, line: 134, type: !9)
!1561 = !DILocation(line: 0, scope: !1555, inlinedAt: !1562)
!1562 = distinct !DILocation(line: 239, column: 31, scope: !1522, inlinedAt: !1553)
!1563 = !DILocation(line: 0, scope: !1519, inlinedAt: !1553)
!1564 = !DILocation(line: 233, column: 13, scope: !1519, inlinedAt: !1553)
!1565 = !DILocation(line: 0, scope: !1522, inlinedAt: !1553)
!1566 = !DILocation(line: 237, column: 40, scope: !1522, inlinedAt: !1553)
!1567 = !DILocalVariable(name: "cond", arg: 1, scope: !1568, file: !273, line: 202, type: !1442)
!1568 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !274, file: !273, line: 202, type: !1569, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1571)
!1569 = !DISubroutineType(types: !1570)
!1570 = !{null, !1442, !1084}
!1571 = !{!1567}
!1572 = !DILocation(line: 0, scope: !1568, inlinedAt: !1573)
!1573 = distinct !DILocation(line: 237, column: 17, scope: !1522, inlinedAt: !1553)
!1574 = !DILocation(line: 210, column: 9, scope: !1568, inlinedAt: !1573)
!1575 = !DILocation(line: 135, column: 14, scope: !1555, inlinedAt: !1562)
!1576 = !DILocation(line: 0, scope: !1345)
!1577 = !DILocation(line: 549, column: 22, scope: !1321)
!1578 = !DILocalVariable(name: "self", arg: 1, scope: !1579, file: !673, line: 428, type: !526)
!1579 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !674, file: !673, line: 428, type: !1580, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1582)
!1580 = !DISubroutineType(types: !1581)
!1581 = !{!1346, !526, !658}
!1582 = !{!1578, !1583}
!1583 = !DILocalVariable(name: "layout", arg: 2, scope: !1579, file: !673, line: 428, type: !658)
!1584 = !DILocation(line: 0, scope: !1579, inlinedAt: !1585)
!1585 = distinct !DILocation(line: 558, column: 24, scope: !1321)
!1586 = !DILocalVariable(name: "self", arg: 1, scope: !1587, file: !673, line: 311, type: !526)
!1587 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !492, file: !673, line: 311, type: !1588, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1590, retainedNodes: !1591)
!1588 = !DISubroutineType(types: !1589)
!1589 = !{!1346, !526, !658, !1442}
!1590 = !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !492, file: !673, line: 311, type: !1588, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1591 = !{!1586, !1592, !1593}
!1592 = !DILocalVariable(name: "layout", arg: 2, scope: !1587, file: !673, line: 311, type: !658)
!1593 = !DILocalVariable(name: "zeroed", scope: !1587, file: !673, line: 311, type: !1442, align: 8)
!1594 = !DILocation(line: 0, scope: !1587, inlinedAt: !1595)
!1595 = distinct !DILocation(line: 429, column: 14, scope: !1579, inlinedAt: !1585)
!1596 = !DILocalVariable(name: "layout", arg: 1, scope: !1597, file: !673, line: 185, type: !658)
!1597 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !492, file: !673, line: 185, type: !1598, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1600, retainedNodes: !1601)
!1598 = !DISubroutineType(types: !1599)
!1599 = !{!1346, !658, !1442}
!1600 = !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !492, file: !673, line: 185, type: !1598, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1601 = !{!1596, !1602, !1603, !1605, !1607, !1609, !1611}
!1602 = !DILocalVariable(name: "zeroed", arg: 2, scope: !1597, file: !673, line: 185, type: !1442)
!1603 = !DILocalVariable(name: "size", scope: !1604, file: !673, line: 189, type: !9, align: 64)
!1604 = distinct !DILexicalBlock(scope: !1597, file: !673, line: 189, column: 13)
!1605 = !DILocalVariable(name: "raw_ptr", scope: !1606, file: !673, line: 190, type: !703, align: 64)
!1606 = distinct !DILexicalBlock(scope: !1604, file: !673, line: 190, column: 17)
!1607 = !DILocalVariable(name: "ptr", scope: !1608, file: !673, line: 191, type: !480, align: 64)
!1608 = distinct !DILexicalBlock(scope: !1606, file: !673, line: 191, column: 17)
!1609 = !DILocalVariable(name: "residual", scope: !1610, file: !673, line: 191, type: !1529, align: 8)
!1610 = distinct !DILexicalBlock(scope: !1606, file: !673, line: 191, column: 66)
!1611 = !DILocalVariable(name: "val", scope: !1612, file: !673, line: 191, type: !480, align: 64)
!1612 = distinct !DILexicalBlock(scope: !1606, file: !673, line: 191, column: 66)
!1613 = !DILocation(line: 0, scope: !1597, inlinedAt: !1614)
!1614 = distinct !DILocation(line: 312, column: 9, scope: !1587, inlinedAt: !1595)
!1615 = !DILocalVariable(name: "layout", arg: 1, scope: !1616, file: !673, line: 89, type: !658)
!1616 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !493, file: !673, line: 89, type: !1617, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1619)
!1617 = !DISubroutineType(types: !1618)
!1618 = !{!703, !658}
!1619 = !{!1615}
!1620 = !DILocation(line: 0, scope: !1616, inlinedAt: !1621)
!1621 = distinct !DILocation(line: 190, column: 73, scope: !1604, inlinedAt: !1614)
!1622 = !DILocation(line: 0, scope: !1604, inlinedAt: !1614)
!1623 = !DILocation(line: 186, column: 9, scope: !1597, inlinedAt: !1614)
!1624 = !DILocation(line: 93, column: 9, scope: !1616, inlinedAt: !1621)
!1625 = !DILocation(line: 95, column: 9, scope: !1616, inlinedAt: !1621)
!1626 = !DILocalVariable(name: "ptr", arg: 1, scope: !1627, file: !949, line: 269, type: !703)
!1627 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h051b9889f35f8d12E", scope: !480, file: !949, line: 269, type: !1628, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, declaration: !1643, retainedNodes: !1644)
!1628 = !DISubroutineType(types: !1629)
!1629 = !{!1630, !703}
!1630 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::ptr::non_null::NonNull<u8>>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1631, templateParams: !23, identifier: "1c2f5ede12c5cc8dc3cb6d5149cdb63d")
!1631 = !{!1632}
!1632 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1630, file: !2, size: 64, align: 64, elements: !1633, templateParams: !23, identifier: "4f2088bb8646394c7dfe10324c704100", discriminator: !1642)
!1633 = !{!1634, !1638}
!1634 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1632, file: !2, baseType: !1635, size: 64, align: 64, extraData: i64 0)
!1635 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1630, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !1636, identifier: "dad5724574518fd4604ed98c22fc07a9")
!1636 = !{!1637}
!1637 = !DITemplateTypeParameter(name: "T", type: !480)
!1638 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1632, file: !2, baseType: !1639, size: 64, align: 64)
!1639 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1630, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1640, templateParams: !1636, identifier: "9697c4c24786271790f6148692230b16")
!1640 = !{!1641}
!1641 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1639, file: !2, baseType: !480, size: 64, align: 64, flags: DIFlagPublic)
!1642 = !DIDerivedType(tag: DW_TAG_member, scope: !1630, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1643 = !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h051b9889f35f8d12E", scope: !480, file: !949, line: 269, type: !1628, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !360)
!1644 = !{!1626}
!1645 = !DILocation(line: 0, scope: !1627, inlinedAt: !1646)
!1646 = distinct !DILocation(line: 191, column: 27, scope: !1606, inlinedAt: !1614)
!1647 = !DILocation(line: 0, scope: !1606, inlinedAt: !1614)
!1648 = !DILocation(line: 270, column: 13, scope: !1627, inlinedAt: !1646)
!1649 = !DILocation(line: 562, column: 15, scope: !1345)
!1650 = !DILocation(line: 562, column: 9, scope: !1345)
!1651 = !DILocation(line: 564, column: 23, scope: !1345)
!1652 = !DILocation(line: 564, column: 87, scope: !1345)
!1653 = !DILocation(line: 0, scope: !1366)
!1654 = !DILocation(line: 563, column: 27, scope: !1366)
!1655 = !DILocation(line: 563, column: 36, scope: !1345)
!1656 = !DILocation(line: 566, column: 6, scope: !1288)
!1657 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E", scope: !473, file: !765, line: 501, type: !1658, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !1674, retainedNodes: !1676)
!1658 = !DISubroutineType(cc: DW_CC_nocall, types: !1659)
!1659 = !{!1660, !781, !9, !9, !658}
!1660 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), alloc::collections::TryReserveError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1661, templateParams: !23, identifier: "2d0f1b3cfeb09fd1542237144e704b4")
!1661 = !{!1662}
!1662 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1660, file: !2, size: 128, align: 64, elements: !1663, templateParams: !23, identifier: "f19b2cc92f2ab05483c77d907669a6c4", discriminator: !1673)
!1663 = !{!1664, !1669}
!1664 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1662, file: !2, baseType: !1665, size: 128, align: 64, extraData: i64 -9223372036854775807)
!1665 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1660, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1666, templateParams: !1668, identifier: "fc1dd5f79cf624b456656a2f1bea1dd5")
!1666 = !{!1667}
!1667 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1665, file: !2, baseType: !7, align: 8, flags: DIFlagPublic)
!1668 = !{!241, !1308}
!1669 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1662, file: !2, baseType: !1670, size: 128, align: 64)
!1670 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1660, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1671, templateParams: !1668, identifier: "b9b880ec75f0f2c23df97050c1f9d863")
!1671 = !{!1672}
!1672 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1670, file: !2, baseType: !1262, size: 128, align: 64, flags: DIFlagPublic)
!1673 = !DIDerivedType(tag: DW_TAG_member, scope: !1660, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1674 = !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E", scope: !473, file: !765, line: 501, type: !1675, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!1675 = !DISubroutineType(types: !1659)
!1676 = !{!1677, !1678, !1679, !1680, !1681, !1683, !1699, !1701, !1703, !1705, !1707, !1709}
!1677 = !DILocalVariable(name: "self", arg: 1, scope: !1657, file: !765, line: 502, type: !781)
!1678 = !DILocalVariable(name: "len", arg: 2, scope: !1657, file: !765, line: 503, type: !9)
!1679 = !DILocalVariable(name: "additional", arg: 3, scope: !1657, file: !765, line: 504, type: !9)
!1680 = !DILocalVariable(name: "elem_layout", arg: 4, scope: !1657, file: !765, line: 505, type: !658)
!1681 = !DILocalVariable(name: "required_cap", scope: !1682, file: !765, line: 517, type: !9, align: 64)
!1682 = distinct !DILexicalBlock(scope: !1657, file: !765, line: 517, column: 9)
!1683 = !DILocalVariable(name: "residual", scope: !1684, file: !765, line: 517, type: !1685, align: 64)
!1684 = distinct !DILexicalBlock(scope: !1657, file: !765, line: 517, column: 79)
!1685 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, alloc::collections::TryReserveErrorKind>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1686, templateParams: !23, identifier: "684fce27aa0ce014cb47758e0849e96b")
!1686 = !{!1687}
!1687 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1685, file: !2, size: 128, align: 64, elements: !1688, templateParams: !23, identifier: "c4865dab106be94ee943cbb0bd998213")
!1688 = !{!1689, !1695}
!1689 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !1687, file: !2, baseType: !1690, size: 128, align: 64)
!1690 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !1685, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1691, templateParams: !1693, identifier: "d22311c7edc851b0f7ac2e6a9131d9ce")
!1691 = !{!1692}
!1692 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1690, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!1693 = !{!1337, !1694}
!1694 = !DITemplateTypeParameter(name: "E", type: !1266)
!1695 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !1687, file: !2, baseType: !1696, size: 128, align: 64)
!1696 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !1685, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1697, templateParams: !1693, identifier: "898e7523519ac715569c914e431d1c9a")
!1697 = !{!1698}
!1698 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1696, file: !2, baseType: !1266, size: 128, align: 64, flags: DIFlagPublic)
!1699 = !DILocalVariable(name: "val", scope: !1700, file: !765, line: 517, type: !9, align: 64)
!1700 = distinct !DILexicalBlock(scope: !1657, file: !765, line: 517, column: 79)
!1701 = !DILocalVariable(name: "cap", scope: !1702, file: !765, line: 521, type: !9, align: 64)
!1702 = distinct !DILexicalBlock(scope: !1682, file: !765, line: 521, column: 9)
!1703 = !DILocalVariable(name: "cap", scope: !1704, file: !765, line: 522, type: !9, align: 64)
!1704 = distinct !DILexicalBlock(scope: !1702, file: !765, line: 522, column: 9)
!1705 = !DILocalVariable(name: "ptr", scope: !1706, file: !765, line: 527, type: !1299, align: 64)
!1706 = distinct !DILexicalBlock(scope: !1704, file: !765, line: 527, column: 9)
!1707 = !DILocalVariable(name: "residual", scope: !1708, file: !765, line: 527, type: !1324, align: 64)
!1708 = distinct !DILexicalBlock(scope: !1704, file: !765, line: 527, column: 62)
!1709 = !DILocalVariable(name: "val", scope: !1710, file: !765, line: 527, type: !1299, align: 64)
!1710 = distinct !DILexicalBlock(scope: !1704, file: !765, line: 527, column: 62)
!1711 = !DILocation(line: 0, scope: !1657)
!1712 = !DILocalVariable(name: "self", arg: 1, scope: !1713, file: !765, line: 770, type: !781)
!1713 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17h469726cc109a4d5dE", scope: !473, file: !765, line: 770, type: !1714, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !1716, retainedNodes: !1717)
!1714 = !DISubroutineType(types: !1715)
!1715 = !{null, !781, !1299, !9}
!1716 = !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17h469726cc109a4d5dE", scope: !473, file: !765, line: 770, type: !1714, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!1717 = !{!1712, !1718, !1719}
!1718 = !DILocalVariable(name: "ptr", arg: 2, scope: !1713, file: !765, line: 770, type: !1299)
!1719 = !DILocalVariable(name: "cap", arg: 3, scope: !1713, file: !765, line: 770, type: !9)
!1720 = !DILocation(line: 0, scope: !1713, inlinedAt: !1721)
!1721 = !DILocation(line: 530, column: 23, scope: !1706)
!1722 = !DILocalVariable(name: "self", arg: 1, scope: !1723, file: !1080, line: 761, type: !9)
!1723 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !1081, file: !1080, line: 761, type: !1424, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !1724)
!1724 = !{!1722, !1725}
!1725 = !DILocalVariable(name: "rhs", arg: 2, scope: !1723, file: !1080, line: 761, type: !9)
!1726 = !DILocation(line: 0, scope: !1723, inlinedAt: !1727)
!1727 = !DILocation(line: 517, column: 32, scope: !1657)
!1728 = !DILocalVariable(name: "self", arg: 1, scope: !1729, file: !1730, line: 2172, type: !1291)
!1729 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hdccc7afcba6ce910E", scope: !1731, file: !1730, line: 2172, type: !1732, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1306, retainedNodes: !1751)
!1730 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!1731 = !DINamespace(name: "{impl#27}", scope: !304)
!1732 = !DISubroutineType(types: !1733)
!1733 = !{!1734, !1291}
!1734 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::result::Result<core::convert::Infallible, alloc::collections::TryReserveError>, core::ptr::non_null::NonNull<[u8]>>", scope: !1735, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1736, templateParams: !23, identifier: "cc7f3b831c8bf039303ab233969d396")
!1735 = !DINamespace(name: "control_flow", scope: !285)
!1736 = !{!1737}
!1737 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1734, file: !2, size: 192, align: 64, elements: !1738, templateParams: !23, identifier: "9a8c34092b512e50a4f4cbc8479a0b4c", discriminator: !1750)
!1738 = !{!1739, !1746}
!1739 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !1737, file: !2, baseType: !1740, size: 192, align: 64, extraData: i64 0)
!1740 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !1734, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1741, templateParams: !1743, identifier: "d1ad1fc4321f1e7d13971afcd0567bfb")
!1741 = !{!1742}
!1742 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1740, file: !2, baseType: !1299, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1743 = !{!1744, !1745}
!1744 = !DITemplateTypeParameter(name: "B", type: !1324)
!1745 = !DITemplateTypeParameter(name: "C", type: !1299)
!1746 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !1737, file: !2, baseType: !1747, size: 192, align: 64, extraData: i64 1)
!1747 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !1734, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !1748, templateParams: !1743, identifier: "7a8ab6194c10c5d41b9779df13b8a0af")
!1748 = !{!1749}
!1749 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1747, file: !2, baseType: !1324, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!1750 = !DIDerivedType(tag: DW_TAG_member, scope: !1734, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1751 = !{!1728, !1752, !1754}
!1752 = !DILocalVariable(name: "v", scope: !1753, file: !1730, line: 2174, type: !1299, align: 64)
!1753 = distinct !DILexicalBlock(scope: !1729, file: !1730, line: 2174, column: 13)
!1754 = !DILocalVariable(name: "e", scope: !1755, file: !1730, line: 2175, type: !1262, align: 64)
!1755 = distinct !DILexicalBlock(scope: !1729, file: !1730, line: 2175, column: 13)
!1756 = !DILocation(line: 2172, column: 15, scope: !1729, inlinedAt: !1757)
!1757 = !DILocation(line: 527, column: 28, scope: !1704)
!1758 = !DILocation(line: 769, column: 37, scope: !1723, inlinedAt: !1727)
!1759 = !DILocation(line: 0, scope: !1682)
!1760 = !DILocalVariable(name: "v2", arg: 2, scope: !1761, file: !1762, line: 1681, type: !9)
!1761 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17h069700002232d36aE", scope: !158, file: !1762, line: 1681, type: !1763, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, retainedNodes: !1765)
!1762 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!1763 = !DISubroutineType(types: !1764)
!1764 = !{!9, !9, !9}
!1765 = !{!1766, !1760}
!1766 = !DILocalVariable(name: "v1", arg: 1, scope: !1761, file: !1762, line: 1681, type: !9)
!1767 = !DILocation(line: 0, scope: !1761, inlinedAt: !1768)
!1768 = !DILocation(line: 521, column: 19, scope: !1682)
!1769 = !DILocation(line: 521, column: 28, scope: !1682)
!1770 = !DILocalVariable(name: "self", arg: 1, scope: !1771, file: !1762, line: 1033, type: !9)
!1771 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17h55a317b28750bef5E", scope: !1772, file: !1762, line: 1033, type: !1763, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1775, retainedNodes: !1773)
!1772 = !DINamespace(name: "Ord", scope: !158)
!1773 = !{!1770, !1774}
!1774 = !DILocalVariable(name: "other", arg: 2, scope: !1771, file: !1762, line: 1033, type: !9)
!1775 = !{!1776}
!1776 = !DITemplateTypeParameter(name: "Self", type: !9)
!1777 = !DILocation(line: 0, scope: !1771, inlinedAt: !1778)
!1778 = distinct !DILocation(line: 1682, column: 8, scope: !1761, inlinedAt: !1768)
!1779 = !DILocation(line: 1037, column: 12, scope: !1771, inlinedAt: !1778)
!1780 = !DILocation(line: 0, scope: !1702)
!1781 = !DILocation(line: 0, scope: !1761, inlinedAt: !1782)
!1782 = !DILocation(line: 522, column: 19, scope: !1702)
!1783 = !DILocation(line: 0, scope: !1771, inlinedAt: !1784)
!1784 = distinct !DILocation(line: 1682, column: 8, scope: !1761, inlinedAt: !1782)
!1785 = !DILocation(line: 1037, column: 12, scope: !1771, inlinedAt: !1784)
!1786 = !DILocation(line: 0, scope: !1704)
!1787 = !DILocation(line: 527, column: 33, scope: !1704)
!1788 = !DILocation(line: 2173, column: 15, scope: !1729, inlinedAt: !1757)
!1789 = !{i64 0, i64 2}
!1790 = !DILocation(line: 2173, column: 9, scope: !1729, inlinedAt: !1757)
!1791 = !DILocation(line: 0, scope: !1729, inlinedAt: !1757)
!1792 = !DILocation(line: 532, column: 6, scope: !1657)
!1793 = !DILocation(line: 2175, column: 17, scope: !1729, inlinedAt: !1757)
!1794 = !{i64 0, i64 -9223372036854775807}
!1795 = !DILocation(line: 527, column: 62, scope: !1704)
!1796 = !DILocation(line: 0, scope: !1797)
!1797 = !DILexicalBlockFile(scope: !1682, file: !27, discriminator: 0)
!1798 = !DILocation(line: 2174, column: 16, scope: !1729, inlinedAt: !1757)
!1799 = !DILocation(line: 0, scope: !1706)
!1800 = !DILocation(line: 774, column: 9, scope: !1713, inlinedAt: !1721)
!1801 = !DILocation(line: 42, column: 26, scope: !1802, inlinedAt: !1807)
!1802 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !487, file: !1803, line: 40, type: !1804, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1806)
!1803 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!1804 = !DISubroutineType(types: !1805)
!1805 = !{!487, !9}
!1806 = !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !487, file: !1803, line: 40, type: !1804, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!1807 = !DILocation(line: 775, column: 29, scope: !1713, inlinedAt: !1721)
!1808 = !DILocation(line: 775, column: 9, scope: !1713, inlinedAt: !1721)
!1809 = distinct !DISubprogram(name: "main", linkageName: "_ZN5words4main17hcecf1cc413dc7af4E", scope: !26, file: !27, line: 40, type: !21, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !85, templateParams: !23, retainedNodes: !1810)
!1810 = !{!1811, !1813, !1822, !1824, !1843, !1845, !1846, !1848, !1848, !1856, !1890, !1892, !1892, !1892, !1912}
!1811 = !DILocalVariable(name: "text", scope: !1812, file: !27, line: 41, type: !73, align: 64)
!1812 = distinct !DILexicalBlock(scope: !1809, file: !27, line: 41, column: 5)
!1813 = !DILocalVariable(name: "counts", scope: !1814, file: !27, line: 42, type: !1815, align: 64)
!1814 = distinct !DILexicalBlock(scope: !1812, file: !27, line: 42, column: 5)
!1815 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1816, size: 1536, align: 64, elements: !1820)
!1816 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&str, usize)", file: !2, size: 192, align: 64, elements: !1817, templateParams: !23, identifier: "e7c93a0ea5a6d13b26117fce2880e915")
!1817 = !{!1818, !1819}
!1818 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1816, file: !2, baseType: !73, size: 128, align: 64)
!1819 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1816, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!1820 = !{!1821}
!1821 = !DISubrange(count: 8, lowerBound: 0)
!1822 = !DILocalVariable(name: "root", scope: !1823, file: !27, line: 44, type: !510, align: 64)
!1823 = distinct !DILexicalBlock(scope: !1814, file: !27, line: 44, column: 5)
!1824 = !DILocalVariable(name: "iter", scope: !1825, file: !27, line: 45, type: !1826, align: 64)
!1825 = distinct !DILexicalBlock(scope: !1823, file: !27, line: 45, column: 5)
!1826 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<(&str, usize)>", scope: !1827, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1829, templateParams: !1835, identifier: "1380181ba6ee84ebad83fbf2fac38b70")
!1827 = !DINamespace(name: "iter", scope: !1828)
!1828 = !DINamespace(name: "slice", scope: !31)
!1829 = !{!1830, !1837, !1838}
!1830 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !1826, file: !2, baseType: !1831, size: 64, align: 64, flags: DIFlagPrivate)
!1831 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<(&str, usize)>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1832, templateParams: !1835, identifier: "883081125bc4db38cf28bd23f974d446")
!1832 = !{!1833}
!1833 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1831, file: !2, baseType: !1834, size: 64, align: 64, flags: DIFlagPrivate)
!1834 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const (&str, usize)", baseType: !1816, size: 64, align: 64, dwarfAddressSpace: 0)
!1835 = !{!1836}
!1836 = !DITemplateTypeParameter(name: "T", type: !1816)
!1837 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !1826, file: !2, baseType: !1834, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1838 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !1826, file: !2, baseType: !1839, align: 8, offset: 128, flags: DIFlagPrivate)
!1839 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&(&str, usize)>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !1840, identifier: "2a9c74ebdf34caf0613d0d81793ed26c")
!1840 = !{!1841}
!1841 = !DITemplateTypeParameter(name: "T", type: !1842)
!1842 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&(&str, usize)", baseType: !1816, size: 64, align: 64, dwarfAddressSpace: 0)
!1843 = !DILocalVariable(name: "word", scope: !1844, file: !27, line: 45, type: !72, align: 64)
!1844 = distinct !DILexicalBlock(scope: !1825, file: !27, line: 45, column: 5)
!1845 = !DILocalVariable(name: "n", scope: !1844, file: !27, line: 45, type: !375, align: 64)
!1846 = !DILocalVariable(name: "leaf", scope: !1847, file: !27, line: 46, type: !510, align: 64)
!1847 = distinct !DILexicalBlock(scope: !1844, file: !27, line: 46, column: 9)
!1848 = !DILocalVariable(name: "args", scope: !1849, file: !27, line: 50, type: !1852, align: 64)
!1849 = !DILexicalBlockFile(scope: !1850, file: !27, discriminator: 0)
!1850 = distinct !DILexicalBlock(scope: !1847, file: !1851, line: 143, column: 28)
!1851 = !DIFile(filename: "library/std/src/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "a8906dec5ca2014c3fea0770b2c16963")
!1852 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&&&str, &&usize)", file: !2, size: 128, align: 64, elements: !1853, templateParams: !23, identifier: "af72df3a7dd1fc4b74290833076bb063")
!1853 = !{!1854, !1855}
!1854 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1852, file: !2, baseType: !320, size: 64, align: 64)
!1855 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1852, file: !2, baseType: !374, size: 64, align: 64, offset: 64)
!1856 = !DILocalVariable(name: "args", scope: !1857, file: !27, line: 50, type: !1859, align: 64)
!1857 = !DILexicalBlockFile(scope: !1858, file: !27, discriminator: 0)
!1858 = distinct !DILexicalBlock(scope: !1850, file: !1851, line: 143, column: 28)
!1859 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1860, size: 256, align: 64, elements: !1888)
!1860 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !1861, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1862, templateParams: !23, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!1861 = !DINamespace(name: "rt", scope: !300)
!1862 = !{!1863}
!1863 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !1860, file: !2, baseType: !1864, size: 128, align: 64, flags: DIFlagPrivate)
!1864 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !1861, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !1865, templateParams: !23, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!1865 = !{!1866}
!1866 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1864, file: !2, size: 128, align: 64, elements: !1867, templateParams: !23, identifier: "fbd384083752b747f8b252853b979154", discriminator: !1887)
!1867 = !{!1868, !1883}
!1868 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !1866, file: !2, baseType: !1869, size: 128, align: 64)
!1869 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !1864, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !1870, templateParams: !23, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!1870 = !{!1871, !1875, !1879}
!1871 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !1869, file: !2, baseType: !1872, size: 64, align: 64, flags: DIFlagPrivate)
!1872 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1873, templateParams: !240, identifier: "f4e496144210c619b96aa08326287b92")
!1873 = !{!1874}
!1874 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1872, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!1875 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !1869, file: !2, baseType: !1876, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1876 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !1877, size: 64, align: 64, dwarfAddressSpace: 0)
!1877 = !DISubroutineType(types: !1878)
!1878 = !{!303, !1872, !321}
!1879 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !1869, file: !2, baseType: !1880, align: 8, offset: 128, flags: DIFlagPrivate)
!1880 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !1881, identifier: "efa596960370766459fc018866dc4048")
!1881 = !{!1882}
!1882 = !DITemplateTypeParameter(name: "T", type: !195)
!1883 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !1866, file: !2, baseType: !1884, size: 128, align: 64, extraData: i64 0)
!1884 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !1864, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !1885, templateParams: !23, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!1885 = !{!1886}
!1886 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1884, file: !2, baseType: !329, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!1887 = !DIDerivedType(tag: DW_TAG_member, scope: !1864, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1888 = !{!1889}
!1889 = !DISubrange(count: 2, lowerBound: 0)
!1890 = !DILocalVariable(name: "calls", scope: !1891, file: !27, line: 53, type: !9, align: 64)
!1891 = distinct !DILexicalBlock(scope: !1823, file: !27, line: 53, column: 5)
!1892 = !DILocalVariable(name: "args", scope: !1893, file: !27, line: 54, type: !1895, align: 64)
!1893 = !DILexicalBlockFile(scope: !1894, file: !27, discriminator: 0)
!1894 = distinct !DILexicalBlock(scope: !1891, file: !1851, line: 143, column: 28)
!1895 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&usize, &core::option::Option<&str>, &usize)", file: !2, size: 192, align: 64, elements: !1896, templateParams: !23, identifier: "77502137df6b892cef0e13fba4b90ba7")
!1896 = !{!1897, !1898, !1911}
!1897 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1895, file: !2, baseType: !375, size: 64, align: 64)
!1898 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1895, file: !2, baseType: !1899, size: 64, align: 64, offset: 64)
!1899 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::option::Option<&str>", baseType: !1900, size: 64, align: 64, dwarfAddressSpace: 0)
!1900 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&str>", scope: !562, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1901, templateParams: !23, identifier: "388f0724495c9979543236d6ae2d54c2")
!1901 = !{!1902}
!1902 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1900, file: !2, size: 128, align: 64, elements: !1903, templateParams: !23, identifier: "e6785e8f6e1e140eb9b4249e8ee16932", discriminator: !1910)
!1903 = !{!1904, !1906}
!1904 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1902, file: !2, baseType: !1905, size: 128, align: 64, extraData: i64 0)
!1905 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1900, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !345, identifier: "d07e0299997611c95ecaaab3f1b5fcbf")
!1906 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1902, file: !2, baseType: !1907, size: 128, align: 64)
!1907 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1900, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1908, templateParams: !345, identifier: "752c4aa88f8dc851ac37ea0fe4a1be3a")
!1908 = !{!1909}
!1909 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1907, file: !2, baseType: !73, size: 128, align: 64, flags: DIFlagPublic)
!1910 = !DIDerivedType(tag: DW_TAG_member, scope: !1900, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1911 = !DIDerivedType(tag: DW_TAG_member, name: "__2", scope: !1895, file: !2, baseType: !375, size: 64, align: 64, offset: 128)
!1912 = !DILocalVariable(name: "args", scope: !1913, file: !27, line: 54, type: !1915, align: 64)
!1913 = !DILexicalBlockFile(scope: !1914, file: !27, discriminator: 0)
!1914 = distinct !DILexicalBlock(scope: !1894, file: !1851, line: 143, column: 28)
!1915 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1860, size: 384, align: 64, elements: !1916)
!1916 = !{!1917}
!1917 = !DISubrange(count: 3, lowerBound: 0)
!1918 = !DILocalVariable(arg: 1, scope: !1919, file: !431, line: 805, type: !1922)
!1919 = distinct !DISubprogram(name: "drop_in_place<core::cell::Ref<words::Node>>", linkageName: "_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E", scope: !90, file: !431, line: 805, type: !1920, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1936, retainedNodes: !1935)
!1920 = !DISubroutineType(types: !1921)
!1921 = !{null, !1922}
!1922 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::Ref<words::Node>", baseType: !1923, size: 64, align: 64, dwarfAddressSpace: 0)
!1923 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ref<words::Node>", scope: !35, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1924, templateParams: !522, identifier: "c40685935087d3219668b2276beeaa4b")
!1924 = !{!1925, !1930}
!1925 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !1923, file: !2, baseType: !1926, size: 64, align: 64, flags: DIFlagPrivate)
!1926 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<words::Node>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1927, templateParams: !522, identifier: "35a5b3ac470752d02bf7d0bbc046e634")
!1927 = !{!1928}
!1928 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1926, file: !2, baseType: !1929, size: 64, align: 64, flags: DIFlagPrivate)
!1929 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const words::Node", baseType: !459, size: 64, align: 64, dwarfAddressSpace: 0)
!1930 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !1923, file: !2, baseType: !1931, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1931 = !DICompositeType(tag: DW_TAG_structure_type, name: "BorrowRef", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPrivate, elements: !1932, templateParams: !23, identifier: "5c67cb0c46371f1ce98ae124c62ccf22")
!1932 = !{!1933}
!1933 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !1931, file: !2, baseType: !1934, size: 64, align: 64, flags: DIFlagPrivate)
!1934 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::Cell<isize>", baseType: !48, size: 64, align: 64, dwarfAddressSpace: 0)
!1935 = !{!1918}
!1936 = !{!1937}
!1937 = !DITemplateTypeParameter(name: "T", type: !1923)
!1938 = !DILocation(line: 0, scope: !1919, inlinedAt: !1939)
!1939 = distinct !DILocation(line: 49, column: 39, scope: !1847)
!1940 = !DILocation(line: 0, scope: !1919, inlinedAt: !1941)
!1941 = distinct !DILocation(line: 49, column: 39, scope: !1847)
!1942 = !DILocalVariable(arg: 1, scope: !1943, file: !431, line: 805, type: !1946)
!1943 = distinct !DISubprogram(name: "drop_in_place<core::cell::RefMut<words::Node>>", linkageName: "_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE", scope: !90, file: !431, line: 805, type: !1944, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1960, retainedNodes: !1959)
!1944 = !DISubroutineType(types: !1945)
!1945 = !{null, !1946}
!1946 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::RefMut<words::Node>", baseType: !1947, size: 64, align: 64, dwarfAddressSpace: 0)
!1947 = !DICompositeType(tag: DW_TAG_structure_type, name: "RefMut<words::Node>", scope: !35, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !1948, templateParams: !522, identifier: "aee467b0082681b1c21000ec7a977320")
!1948 = !{!1949, !1950, !1954}
!1949 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !1947, file: !2, baseType: !1926, size: 64, align: 64, flags: DIFlagPrivate)
!1950 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !1947, file: !2, baseType: !1951, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1951 = !DICompositeType(tag: DW_TAG_structure_type, name: "BorrowRefMut", scope: !35, file: !2, size: 64, align: 64, flags: DIFlagPrivate, elements: !1952, templateParams: !23, identifier: "ba06f63c17df9c5a17630cb415644890")
!1952 = !{!1953}
!1953 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !1951, file: !2, baseType: !1934, size: 64, align: 64, flags: DIFlagPrivate)
!1954 = !DIDerivedType(tag: DW_TAG_member, name: "marker", scope: !1947, file: !2, baseType: !1955, align: 8, offset: 128, flags: DIFlagPrivate)
!1955 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&mut words::Node>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !1956, identifier: "425d93369d1c7226766562364d5c6b83")
!1956 = !{!1957}
!1957 = !DITemplateTypeParameter(name: "T", type: !1958)
!1958 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut words::Node", baseType: !459, size: 64, align: 64, dwarfAddressSpace: 0)
!1959 = !{!1942}
!1960 = !{!1961}
!1961 = !DITemplateTypeParameter(name: "T", type: !1947)
!1962 = !DILocation(line: 0, scope: !1943, inlinedAt: !1963)
!1963 = distinct !DILocation(line: 47, column: 58, scope: !1847)
!1964 = !DILocation(line: 0, scope: !1943, inlinedAt: !1965)
!1965 = distinct !DILocation(line: 47, column: 58, scope: !1847)
!1966 = !DILocalVariable(name: "self", arg: 1, scope: !1967, file: !1968, line: 157, type: !1983)
!1967 = distinct !DISubprogram(name: "next<(&str, usize)>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h628ac0a65c3a4691E", scope: !1969, file: !1968, line: 157, type: !1970, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1835, retainedNodes: !1984)
!1968 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!1969 = !DINamespace(name: "{impl#171}", scope: !1827)
!1970 = !DISubroutineType(types: !1971)
!1971 = !{!1972, !1983}
!1972 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&(&str, usize)>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1973, templateParams: !23, identifier: "e215ed01b9e8b93e60f4d1704f233db8")
!1973 = !{!1974}
!1974 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1972, file: !2, size: 64, align: 64, elements: !1975, templateParams: !23, identifier: "fe66ed609a166b64b208a60e7844f19c", discriminator: !1982)
!1975 = !{!1976, !1978}
!1976 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1974, file: !2, baseType: !1977, size: 64, align: 64, extraData: i64 0)
!1977 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1972, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !1840, identifier: "a466ac596ac179ed8fc11efcefbecf6d")
!1978 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1974, file: !2, baseType: !1979, size: 64, align: 64)
!1979 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1972, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !1980, templateParams: !1840, identifier: "128d61ec5db72c7db8613c89785c97a")
!1980 = !{!1981}
!1981 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1979, file: !2, baseType: !1842, size: 64, align: 64, flags: DIFlagPublic)
!1982 = !DIDerivedType(tag: DW_TAG_member, scope: !1972, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!1983 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<(&str, usize)>", baseType: !1826, size: 64, align: 64, dwarfAddressSpace: 0)
!1984 = !{!1966, !1985, !1987, !1989}
!1985 = !DILocalVariable(name: "ptr", scope: !1986, file: !1968, line: 161, type: !1831, align: 64)
!1986 = distinct !DILexicalBlock(scope: !1967, file: !1968, line: 161, column: 17)
!1987 = !DILocalVariable(name: "end_or_len", scope: !1988, file: !1968, line: 162, type: !1834, align: 64)
!1988 = distinct !DILexicalBlock(scope: !1986, file: !1968, line: 162, column: 17)
!1989 = !DILocalVariable(name: "len", scope: !1990, file: !1968, line: 167, type: !9, align: 64)
!1990 = distinct !DILexicalBlock(scope: !1988, file: !1968, line: 167, column: 25)
!1991 = !DILocation(line: 157, column: 21, scope: !1967, inlinedAt: !1992)
!1992 = !DILocation(line: 45, column: 22, scope: !1993)
!1993 = !DILexicalBlockFile(scope: !1825, file: !27, discriminator: 2)
!1994 = !DILocation(line: 42, column: 9, scope: !1814)
!1995 = !DILocation(line: 44, column: 9, scope: !1823)
!1996 = !DILocation(line: 45, column: 10, scope: !1844)
!1997 = !DILocalVariable(name: "self", arg: 1, scope: !1998, file: !1999, line: 2893, type: !72)
!1998 = distinct !DISubprogram(name: "to_string<&str>", linkageName: "_ZN45_$LT$T$u20$as$u20$alloc..string..ToString$GT$9to_string17hffecfde121789f62E", scope: !2000, file: !1999, line: 2893, type: !2001, scopeLine: 2893, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !345, retainedNodes: !2003)
!1999 = !DIFile(filename: "library/alloc/src/string.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "d83aa07ff14615d36cf46a54ac461721")
!2000 = !DINamespace(name: "{impl#39}", scope: !463)
!2001 = !DISubroutineType(types: !2002)
!2002 = !{!462, !72}
!2003 = !{!1997}
!2004 = !DILocation(line: 2893, column: 18, scope: !1998, inlinedAt: !2005)
!2005 = !DILocation(line: 46, column: 59, scope: !1844)
!2006 = !DILocalVariable(name: "self", arg: 1, scope: !2007, file: !1999, line: 3043, type: !72)
!2007 = distinct !DISubprogram(name: "spec_to_string", linkageName: "_RNvXs20_NtCslNYArtu3iFV_5alloc6stringReNtB6_12SpecToString14spec_to_string", scope: !2008, file: !1999, line: 3043, type: !2001, scopeLine: 3043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2009)
!2008 = !DINamespace(name: "{impl#126}", scope: !463)
!2009 = !{!2006, !2010}
!2010 = !DILocalVariable(name: "s", scope: !2011, file: !1999, line: 3044, type: !73, align: 64)
!2011 = distinct !DILexicalBlock(scope: !2007, file: !1999, line: 3044, column: 21)
!2012 = !DILocation(line: 3043, column: 35, scope: !2007, inlinedAt: !2013)
!2013 = !DILocation(line: 2894, column: 9, scope: !1998, inlinedAt: !2005)
!2014 = !DILocation(line: 45, column: 16, scope: !1844)
!2015 = !DILocation(line: 46, column: 13, scope: !1847)
!2016 = !DILocation(line: 53, column: 9, scope: !1891)
!2017 = !DILocation(line: 0, scope: !1812)
!2018 = !DILocalVariable(name: "count", scope: !2019, file: !949, line: 651, type: !9, align: 64)
!2019 = distinct !DISubprogram(name: "add<(&str, usize)>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17haefecc53c0b7662eE", scope: !1831, file: !949, line: 651, type: !2020, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1835, declaration: !2022, retainedNodes: !2023)
!2020 = !DISubroutineType(types: !2021)
!2021 = !{!1831, !1831, !9}
!2022 = !DISubprogram(name: "add<(&str, usize)>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17haefecc53c0b7662eE", scope: !1831, file: !949, line: 651, type: !2020, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !1835)
!2023 = !{!2024, !2018}
!2024 = !DILocalVariable(name: "self", arg: 1, scope: !2019, file: !949, line: 651, type: !1831)
!2025 = !DILocation(line: 0, scope: !2019, inlinedAt: !2026)
!2026 = !DILocation(line: 185, column: 40, scope: !1988, inlinedAt: !1992)
!2027 = !DILocalVariable(name: "alloc", scope: !2028, file: !2029, line: 396, type: !492, align: 8)
!2028 = distinct !DISubprogram(name: "to_vec_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$9to_vec_in17h1a7a9a2331c1bfbcE", scope: !2030, file: !2029, line: 396, type: !2032, scopeLine: 396, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, retainedNodes: !2038)
!2029 = !DIFile(filename: "library/alloc/src/slice.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c354101fc648df7ae7a06556360deeb9")
!2030 = !DINamespace(name: "{impl#0}", scope: !2031)
!2031 = !DINamespace(name: "slice", scope: !173)
!2032 = !DISubroutineType(types: !2033)
!2033 = !{!466, !2034, !492}
!2034 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !2, size: 128, align: 64, elements: !2035, templateParams: !23, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!2035 = !{!2036, !2037}
!2036 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !2034, file: !2, baseType: !76, size: 64, align: 64)
!2037 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !2034, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!2038 = !{!2039, !2027}
!2039 = !DILocalVariable(name: "self", arg: 1, scope: !2028, file: !2029, line: 396, type: !2034)
!2040 = !DILocation(line: 396, column: 43, scope: !2028, inlinedAt: !2041)
!2041 = !DILocation(line: 376, column: 14, scope: !2042, inlinedAt: !2047)
!2042 = distinct !DISubprogram(name: "to_vec<u8>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6to_vec17h22b205f7e5afea08E", scope: !2030, file: !2029, line: 372, type: !2043, scopeLine: 372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !2045)
!2043 = !DISubroutineType(types: !2044)
!2044 = !{!466, !2034}
!2045 = !{!2046}
!2046 = !DILocalVariable(name: "self", arg: 1, scope: !2042, file: !2029, line: 372, type: !2034)
!2047 = !DILocation(line: 842, column: 14, scope: !2048, inlinedAt: !2052)
!2048 = distinct !DISubprogram(name: "to_owned<u8>", linkageName: "_ZN5alloc5slice64_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$$u5b$T$u5d$$GT$8to_owned17h772ae1bc70390fb0E", scope: !2049, file: !2029, line: 841, type: !2043, scopeLine: 841, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !2050)
!2049 = !DINamespace(name: "{impl#9}", scope: !2031)
!2050 = !{!2051}
!2051 = !DILocalVariable(name: "self", arg: 1, scope: !2048, file: !2029, line: 841, type: !2034)
!2052 = !DILocation(line: 211, column: 62, scope: !2053, inlinedAt: !2061)
!2053 = distinct !DISubprogram(name: "to_owned", linkageName: "_RNvXs2_NtCslNYArtu3iFV_5alloc3streNtNtB7_6borrow7ToOwned8to_owned", scope: !2055, file: !2054, line: 210, type: !2057, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2059)
!2054 = !DIFile(filename: "library/alloc/src/str.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "df2687b23b15ff9362a5ffa3e0f54f56")
!2055 = !DINamespace(name: "{impl#4}", scope: !2056)
!2056 = !DINamespace(name: "str", scope: !173)
!2057 = !DISubroutineType(types: !2058)
!2058 = !{!462, !73}
!2059 = !{!2060}
!2060 = !DILocalVariable(name: "self", arg: 1, scope: !2053, file: !2054, line: 210, type: !73)
!2061 = !DILocation(line: 3114, column: 11, scope: !2062, inlinedAt: !2066)
!2062 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsK_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringINtNtCsgEmfK2I1SDS_4core7convert4FromReE4from", scope: !2063, file: !1999, line: 3113, type: !2057, scopeLine: 3113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2064)
!2063 = !DINamespace(name: "{impl#48}", scope: !463)
!2064 = !{!2065}
!2065 = !DILocalVariable(name: "s", arg: 1, scope: !2062, file: !1999, line: 3113, type: !73)
!2066 = !DILocation(line: 3045, column: 21, scope: !2011, inlinedAt: !2013)
!2067 = !DILocalVariable(name: "alloc", scope: !2068, file: !2029, line: 446, type: !492, align: 8)
!2068 = distinct !DISubprogram(name: "to_vec<u8, alloc::alloc::Global>", linkageName: "_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7b7e8cf867f6e2c6E", scope: !2069, file: !2029, line: 446, type: !2032, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, retainedNodes: !2071)
!2069 = !DINamespace(name: "{impl#1}", scope: !2070)
!2070 = !DINamespace(name: "to_vec_in", scope: !2030)
!2071 = !{!2072, !2067, !2073, !2075}
!2072 = !DILocalVariable(name: "s", arg: 1, scope: !2068, file: !2029, line: 446, type: !2034)
!2073 = !DILocalVariable(name: "len", scope: !2074, file: !2029, line: 447, type: !9, align: 64)
!2074 = distinct !DILexicalBlock(scope: !2068, file: !2029, line: 447, column: 17)
!2075 = !DILocalVariable(name: "v", scope: !2076, file: !2029, line: 448, type: !466, align: 64)
!2076 = distinct !DILexicalBlock(scope: !2074, file: !2029, line: 448, column: 17)
!2077 = !DILocation(line: 446, column: 49, scope: !2068, inlinedAt: !2078)
!2078 = !DILocation(line: 400, column: 16, scope: !2028, inlinedAt: !2041)
!2079 = !DILocalVariable(name: "alloc", scope: !2080, file: !859, line: 964, type: !492, align: 8)
!2080 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17hcf817d09bf8be239E", scope: !466, file: !859, line: 964, type: !2081, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, declaration: !2083, retainedNodes: !2084)
!2081 = !DISubroutineType(types: !2082)
!2082 = !{!466, !9, !492}
!2083 = !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17hcf817d09bf8be239E", scope: !466, file: !859, line: 964, type: !2081, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !497)
!2084 = !{!2085, !2079}
!2085 = !DILocalVariable(name: "capacity", arg: 1, scope: !2080, file: !859, line: 964, type: !9)
!2086 = !DILocation(line: 964, column: 46, scope: !2080, inlinedAt: !2087)
!2087 = !DILocation(line: 448, column: 29, scope: !2074, inlinedAt: !2078)
!2088 = !DILocalVariable(name: "alloc", scope: !2089, file: !765, line: 175, type: !492, align: 8)
!2089 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17he419ac5bdb290133E", scope: !470, file: !765, line: 175, type: !2090, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, declaration: !2092, retainedNodes: !2093)
!2090 = !DISubroutineType(types: !2091)
!2091 = !{!470, !9, !492}
!2092 = !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17he419ac5bdb290133E", scope: !470, file: !765, line: 175, type: !2090, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !497)
!2093 = !{!2094, !2088}
!2094 = !DILocalVariable(name: "capacity", arg: 1, scope: !2089, file: !765, line: 175, type: !9)
!2095 = !DILocation(line: 175, column: 53, scope: !2089, inlinedAt: !2096)
!2096 = !DILocation(line: 965, column: 20, scope: !2080, inlinedAt: !2087)
!2097 = !DILocalVariable(name: "alloc", scope: !2098, file: !765, line: 432, type: !492, align: 8)
!2098 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h24acc8fd6b303ef1E", scope: !473, file: !765, line: 432, type: !2099, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !2101, retainedNodes: !2102)
!2099 = !DISubroutineType(types: !2100)
!2100 = !{!473, !9, !492, !658}
!2101 = !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h24acc8fd6b303ef1E", scope: !473, file: !765, line: 432, type: !2099, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!2102 = !{!2103, !2097, !2104, !2105, !2107}
!2103 = !DILocalVariable(name: "capacity", arg: 1, scope: !2098, file: !765, line: 432, type: !9)
!2104 = !DILocalVariable(name: "elem_layout", arg: 3, scope: !2098, file: !765, line: 432, type: !658)
!2105 = !DILocalVariable(name: "this", scope: !2106, file: !765, line: 434, type: !473, align: 64)
!2106 = distinct !DILexicalBlock(scope: !2098, file: !765, line: 434, column: 13)
!2107 = !DILocalVariable(name: "err", scope: !2108, file: !765, line: 441, type: !1262, align: 64)
!2108 = distinct !DILexicalBlock(scope: !2098, file: !765, line: 441, column: 13)
!2109 = !DILocation(line: 432, column: 42, scope: !2098, inlinedAt: !2110)
!2110 = !DILocation(line: 177, column: 20, scope: !2089, inlinedAt: !2096)
!2111 = !DILocalVariable(name: "order", scope: !2112, file: !2113, line: 2842, type: !164, align: 8)
!2112 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize4load", scope: !28, file: !2113, line: 2842, type: !2114, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !2117, retainedNodes: !2118)
!2113 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!2114 = !DISubroutineType(types: !2115)
!2115 = !{!9, !2116, !164}
!2116 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicUsize", baseType: !28, size: 64, align: 64, dwarfAddressSpace: 0)
!2117 = !DISubprogram(name: "load", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize4load", scope: !28, file: !2113, line: 2842, type: !2114, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!2118 = !{!2119, !2111}
!2119 = !DILocalVariable(name: "self", arg: 1, scope: !2112, file: !2113, line: 2842, type: !2116)
!2120 = !DILocation(line: 0, scope: !2112, inlinedAt: !2121)
!2121 = !DILocation(line: 53, column: 23, scope: !1823)
!2122 = !DILocalVariable(name: "err", scope: !2123, file: !609, line: 1224, type: !2133, align: 8)
!2123 = distinct !DILexicalBlock(scope: !2124, file: !609, line: 1224, column: 13)
!2124 = distinct !DISubprogram(name: "borrow_mut<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10borrow_mut17hec0f01c320c8a532E", scope: !452, file: !609, line: 1221, type: !2125, scopeLine: 1221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !522, declaration: !2128, retainedNodes: !2129)
!2125 = !DISubroutineType(types: !2126)
!2126 = !{!1947, !2127, !1084}
!2127 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::RefCell<words::Node>", baseType: !452, size: 64, align: 64, dwarfAddressSpace: 0)
!2128 = !DISubprogram(name: "borrow_mut<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10borrow_mut17hec0f01c320c8a532E", scope: !452, file: !609, line: 1221, type: !2125, scopeLine: 1221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !522)
!2129 = !{!2130, !2131, !2122}
!2130 = !DILocalVariable(name: "self", arg: 1, scope: !2124, file: !609, line: 1221, type: !2127)
!2131 = !DILocalVariable(name: "b", scope: !2132, file: !609, line: 1223, type: !1947, align: 64)
!2132 = distinct !DILexicalBlock(scope: !2124, file: !609, line: 1223, column: 13)
!2133 = !DICompositeType(tag: DW_TAG_structure_type, name: "BorrowMutError", scope: !35, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5696834f8c8cc26fa5afc39421c94107")
!2134 = !DILocation(line: 1224, column: 17, scope: !2123, inlinedAt: !2135)
!2135 = !DILocation(line: 47, column: 14, scope: !1847)
!2136 = !DILocalVariable(name: "val", scope: !2137, file: !609, line: 510, type: !54, align: 64)
!2137 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h884322f2be4231bdE", scope: !48, file: !609, line: 510, type: !2138, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2140, retainedNodes: !2141)
!2138 = !DISubroutineType(types: !2139)
!2139 = !{!54, !1934, !54}
!2140 = !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h884322f2be4231bdE", scope: !48, file: !609, line: 510, type: !2138, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !55)
!2141 = !{!2142, !2136}
!2142 = !DILocalVariable(name: "self", arg: 1, scope: !2137, file: !609, line: 510, type: !1934)
!2143 = !DILocation(line: 0, scope: !2137, inlinedAt: !2144)
!2144 = !DILocation(line: 2068, column: 24, scope: !2145, inlinedAt: !2164)
!2145 = distinct !DISubprogram(name: "new", linkageName: "_RNvMsP_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMut3new", scope: !1951, file: !609, line: 2061, type: !2146, scopeLine: 2061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !2161, retainedNodes: !2162)
!2146 = !DISubroutineType(types: !2147)
!2147 = !{!2148, !1934}
!2148 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::cell::BorrowRefMut>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2149, templateParams: !23, identifier: "dc7b849376ad23cae8e1c7416819793d")
!2149 = !{!2150}
!2150 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2148, file: !2, size: 64, align: 64, elements: !2151, templateParams: !23, identifier: "77c95f4a498441068efc52e65edb8e24", discriminator: !2160)
!2151 = !{!2152, !2156}
!2152 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !2150, file: !2, baseType: !2153, size: 64, align: 64, extraData: i64 0)
!2153 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !2148, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !2154, identifier: "352b30b6cd075bfb7f0a60029260ca6a")
!2154 = !{!2155}
!2155 = !DITemplateTypeParameter(name: "T", type: !1951)
!2156 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !2150, file: !2, baseType: !2157, size: 64, align: 64)
!2157 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !2148, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2158, templateParams: !2154, identifier: "2d25eb7a2d775a73deb9e2822dcb7bd9")
!2158 = !{!2159}
!2159 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2157, file: !2, baseType: !1951, size: 64, align: 64, flags: DIFlagPublic)
!2160 = !DIDerivedType(tag: DW_TAG_member, scope: !2148, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!2161 = !DISubprogram(name: "new", linkageName: "_RNvMsP_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMut3new", scope: !1951, file: !609, line: 2061, type: !2146, scopeLine: 2061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!2162 = !{!2163}
!2163 = !DILocalVariable(name: "borrow", arg: 1, scope: !2145, file: !609, line: 2061, type: !1934)
!2164 = !DILocation(line: 1256, column: 15, scope: !2165, inlinedAt: !2190)
!2165 = distinct !DISubprogram(name: "try_borrow_mut<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$14try_borrow_mut17h5e9d8b8a888c305aE", scope: !452, file: !609, line: 1255, type: !2166, scopeLine: 1255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !522, declaration: !2183, retainedNodes: !2184)
!2166 = !DISubroutineType(types: !2167)
!2167 = !{!2168, !2127}
!2168 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::cell::RefMut<words::Node>, core::cell::BorrowMutError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2169, templateParams: !23, identifier: "38cbc09b40ff3ff23b1ad7c87d566c1")
!2169 = !{!2170}
!2170 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2168, file: !2, size: 128, align: 64, elements: !2171, templateParams: !23, identifier: "544e725395d3a28299e6b7b7caf95ecc", discriminator: !2182)
!2171 = !{!2172, !2178}
!2172 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !2170, file: !2, baseType: !2173, size: 128, align: 64)
!2173 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !2168, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2174, templateParams: !2176, identifier: "64c3f9accb26f11699043aa15cbe1a30")
!2174 = !{!2175}
!2175 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2173, file: !2, baseType: !1947, size: 128, align: 64, flags: DIFlagPublic)
!2176 = !{!1961, !2177}
!2177 = !DITemplateTypeParameter(name: "E", type: !2133)
!2178 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !2170, file: !2, baseType: !2179, size: 128, align: 64, extraData: i64 0)
!2179 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !2168, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2180, templateParams: !2176, identifier: "a09382520dd325dfb252ca014230b635")
!2180 = !{!2181}
!2181 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2179, file: !2, baseType: !2133, align: 8, flags: DIFlagPublic)
!2182 = !DIDerivedType(tag: DW_TAG_member, scope: !2168, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!2183 = !DISubprogram(name: "try_borrow_mut<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$14try_borrow_mut17h5e9d8b8a888c305aE", scope: !452, file: !609, line: 1255, type: !2166, scopeLine: 1255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !522)
!2184 = !{!2185, !2186, !2188}
!2185 = !DILocalVariable(name: "self", arg: 1, scope: !2165, file: !609, line: 1255, type: !2127)
!2186 = !DILocalVariable(name: "b", scope: !2187, file: !609, line: 1257, type: !1951, align: 64)
!2187 = distinct !DILexicalBlock(scope: !2165, file: !609, line: 1257, column: 13)
!2188 = !DILocalVariable(name: "value", scope: !2189, file: !609, line: 1264, type: !1926, align: 64)
!2189 = distinct !DILexicalBlock(scope: !2187, file: !609, line: 1264, column: 17)
!2190 = !DILocation(line: 1222, column: 20, scope: !2124, inlinedAt: !2135)
!2191 = !DILocalVariable(name: "alloc", scope: !2192, file: !540, line: 376, type: !492, align: 8)
!2192 = distinct !DISubprogram(name: "from_inner_in<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$13from_inner_in17hf09541deeb12c17bE", scope: !510, file: !540, line: 376, type: !2193, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, declaration: !2195, retainedNodes: !2196)
!2193 = !DISubroutineType(types: !2194)
!2194 = !{!510, !439, !492}
!2195 = !DISubprogram(name: "from_inner_in<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$13from_inner_in17hf09541deeb12c17bE", scope: !510, file: !540, line: 376, type: !2193, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !518)
!2196 = !{!2197, !2191}
!2197 = !DILocalVariable(name: "ptr", arg: 1, scope: !2192, file: !540, line: 376, type: !439)
!2198 = !DILocation(line: 376, column: 55, scope: !2192, inlinedAt: !2199)
!2199 = !DILocation(line: 2498, column: 13, scope: !2200, inlinedAt: !2206)
!2200 = distinct !DISubprogram(name: "clone<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN65_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h8924d16927952044E", scope: !2201, file: !540, line: 2495, type: !2202, scopeLine: 2495, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, retainedNodes: !2204)
!2201 = !DINamespace(name: "{impl#36}", scope: !436)
!2202 = !DISubroutineType(types: !2203)
!2203 = !{!510, !940}
!2204 = !{!2205}
!2205 = !DILocalVariable(name: "self", arg: 1, scope: !2200, file: !540, line: 2495, type: !940)
!2206 = !DILocation(line: 47, column: 41, scope: !1847)
!2207 = !DILocalVariable(name: "rhs", scope: !2208, file: !1080, line: 2456, type: !9, align: 64)
!2208 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_add", scope: !1081, file: !1080, line: 2456, type: !1763, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2209)
!2209 = !{!2210, !2207}
!2210 = !DILocalVariable(name: "self", arg: 1, scope: !2208, file: !1080, line: 2456, type: !9)
!2211 = !DILocation(line: 0, scope: !2208, inlinedAt: !2212)
!2212 = !DILocation(line: 3746, column: 29, scope: !2213, inlinedAt: !2220)
!2213 = distinct !DILexicalBlock(scope: !2214, file: !540, line: 3736, column: 9)
!2214 = distinct !DISubprogram(name: "inc_strong<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr10inc_strong17h1637dac2676c163cE", scope: !591, file: !540, line: 3735, type: !958, scopeLine: 3735, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !961, retainedNodes: !2215)
!2215 = !{!2216, !2217, !2218}
!2216 = !DILocalVariable(name: "self", arg: 1, scope: !2214, file: !540, line: 3735, type: !443)
!2217 = !DILocalVariable(name: "strong", scope: !2213, file: !540, line: 3736, type: !9, align: 64)
!2218 = !DILocalVariable(name: "strong", scope: !2219, file: !540, line: 3746, type: !9, align: 64)
!2219 = distinct !DILexicalBlock(scope: !2213, file: !540, line: 3746, column: 9)
!2220 = !DILocation(line: 2497, column: 26, scope: !2200, inlinedAt: !2206)
!2221 = !DILocation(line: 42, column: 9, scope: !1812)
!2222 = !{!2223}
!2223 = distinct !{!2223, !2224, !"_ZN5words5count17h9997ee20c9892202E: %counts"}
!2224 = distinct !{!2224, !"_ZN5words5count17h9997ee20c9892202E"}
!2225 = !DILocation(line: 43, column: 5, scope: !1814)
!2226 = !DILocalVariable(name: "self", arg: 1, scope: !2227, file: !1968, line: 157, type: !2245)
!2227 = distinct !DISubprogram(name: "next<(&str, usize)>", linkageName: "_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h292b32cc69966cd0E", scope: !2228, file: !1968, line: 157, type: !2229, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1835, retainedNodes: !2253)
!2228 = !DINamespace(name: "{impl#179}", scope: !1827)
!2229 = !DISubroutineType(types: !2230)
!2230 = !{!2231, !2245}
!2231 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&mut (&str, usize)>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2232, templateParams: !23, identifier: "2b568e2befa429b266a30e94a6a31f0")
!2232 = !{!2233}
!2233 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2231, file: !2, size: 64, align: 64, elements: !2234, templateParams: !23, identifier: "43f53cfcf83c7292db293d2581eedff3", discriminator: !2244)
!2234 = !{!2235, !2240}
!2235 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !2233, file: !2, baseType: !2236, size: 64, align: 64, extraData: i64 0)
!2236 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !2231, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !2237, identifier: "dc5c713e0389c559a05ef87ea1b37fc")
!2237 = !{!2238}
!2238 = !DITemplateTypeParameter(name: "T", type: !2239)
!2239 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut (&str, usize)", baseType: !1816, size: 64, align: 64, dwarfAddressSpace: 0)
!2240 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !2233, file: !2, baseType: !2241, size: 64, align: 64)
!2241 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !2231, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !2242, templateParams: !2237, identifier: "9dd009fab112b16a57c349dc35c2ba5c")
!2242 = !{!2243}
!2243 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2241, file: !2, baseType: !2239, size: 64, align: 64, flags: DIFlagPublic)
!2244 = !DIDerivedType(tag: DW_TAG_member, scope: !2231, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!2245 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::IterMut<(&str, usize)>", baseType: !2246, size: 64, align: 64, dwarfAddressSpace: 0)
!2246 = !DICompositeType(tag: DW_TAG_structure_type, name: "IterMut<(&str, usize)>", scope: !1827, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2247, templateParams: !1835, identifier: "5c50d9ac562302b1fe8cf8730edbb325")
!2247 = !{!2248, !2249, !2251}
!2248 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !2246, file: !2, baseType: !1831, size: 64, align: 64, flags: DIFlagPrivate)
!2249 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !2246, file: !2, baseType: !2250, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!2250 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut (&str, usize)", baseType: !1816, size: 64, align: 64, dwarfAddressSpace: 0)
!2251 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !2246, file: !2, baseType: !2252, align: 8, offset: 128, flags: DIFlagPrivate)
!2252 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&mut (&str, usize)>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !2237, identifier: "9a875795bd177f63e32c7c9650a4aa6e")
!2253 = !{!2226, !2254, !2256, !2258}
!2254 = !DILocalVariable(name: "ptr", scope: !2255, file: !1968, line: 161, type: !1831, align: 64)
!2255 = distinct !DILexicalBlock(scope: !2227, file: !1968, line: 161, column: 17)
!2256 = !DILocalVariable(name: "end_or_len", scope: !2257, file: !1968, line: 162, type: !2250, align: 64)
!2257 = distinct !DILexicalBlock(scope: !2255, file: !1968, line: 162, column: 17)
!2258 = !DILocalVariable(name: "len", scope: !2259, file: !1968, line: 167, type: !9, align: 64)
!2259 = distinct !DILexicalBlock(scope: !2257, file: !1968, line: 167, column: 25)
!2260 = !DILocation(line: 157, column: 21, scope: !2227, inlinedAt: !2261)
!2261 = distinct !DILocation(line: 27, column: 21, scope: !2262, inlinedAt: !2317)
!2262 = !DILexicalBlockFile(scope: !2263, file: !27, discriminator: 2)
!2263 = distinct !DILexicalBlock(scope: !2264, file: !27, line: 27, column: 9)
!2264 = distinct !DILexicalBlock(scope: !2265, file: !27, line: 26, column: 5)
!2265 = distinct !DILexicalBlock(scope: !2266, file: !27, line: 26, column: 5)
!2266 = distinct !DISubprogram(name: "count", linkageName: "_ZN5words5count17h9997ee20c9892202E", scope: !26, file: !27, line: 25, type: !2267, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2270)
!2267 = !DISubroutineType(types: !2268)
!2268 = !{null, !73, !2269}
!2269 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut [(&str, usize); 8]", baseType: !1815, size: 64, align: 64, dwarfAddressSpace: 0)
!2270 = !{!2271, !2272, !2273, !2313, !2314, !2315}
!2271 = !DILocalVariable(name: "text", arg: 1, scope: !2266, file: !27, line: 25, type: !73)
!2272 = !DILocalVariable(name: "counts", arg: 2, scope: !2266, file: !27, line: 25, type: !2269)
!2273 = !DILocalVariable(name: "iter", scope: !2265, file: !27, line: 26, type: !2274, align: 64)
!2274 = !DICompositeType(tag: DW_TAG_structure_type, name: "Filter<core::str::iter::Split<char>, words::count::{closure_env#0}>", scope: !2275, file: !2, size: 576, align: 64, flags: DIFlagPublic, elements: !2278, templateParams: !2310, identifier: "79316754b73068f13622bf4bbe37e4a3")
!2275 = !DINamespace(name: "filter", scope: !2276)
!2276 = !DINamespace(name: "adapters", scope: !2277)
!2277 = !DINamespace(name: "iter", scope: !31)
!2278 = !{!2279, !2307}
!2279 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !2274, file: !2, baseType: !2280, size: 576, align: 64, flags: DIFlagProtected)
!2280 = !DICompositeType(tag: DW_TAG_structure_type, name: "Split<char>", scope: !2281, file: !2, size: 576, align: 64, flags: DIFlagPublic, elements: !2283, templateParams: !2305, identifier: "9422f6becd856566bd361130866bed7d")
!2281 = !DINamespace(name: "iter", scope: !2282)
!2282 = !DINamespace(name: "str", scope: !31)
!2283 = !{!2284}
!2284 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2280, file: !2, baseType: !2285, size: 576, align: 64, flags: DIFlagProtected)
!2285 = !DICompositeType(tag: DW_TAG_structure_type, name: "SplitInternal<char>", scope: !2281, file: !2, size: 576, align: 64, flags: DIFlagProtected, elements: !2286, templateParams: !2305, identifier: "ede61573ba48e5f5fb95e72148e52e7")
!2286 = !{!2287, !2288, !2289, !2303, !2304}
!2287 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !2285, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagProtected)
!2288 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !2285, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagProtected)
!2289 = !DIDerivedType(tag: DW_TAG_member, name: "matcher", scope: !2285, file: !2, baseType: !2290, size: 384, align: 64, offset: 128, flags: DIFlagProtected)
!2290 = !DICompositeType(tag: DW_TAG_structure_type, name: "CharSearcher", scope: !2291, file: !2, size: 384, align: 64, flags: DIFlagPublic, elements: !2292, templateParams: !23, identifier: "99618f9474bd822d9922713606737ec6")
!2291 = !DINamespace(name: "pattern", scope: !2282)
!2292 = !{!2293, !2294, !2295, !2296, !2298, !2299}
!2293 = !DIDerivedType(tag: DW_TAG_member, name: "haystack", scope: !2290, file: !2, baseType: !73, size: 128, align: 64, flags: DIFlagPrivate)
!2294 = !DIDerivedType(tag: DW_TAG_member, name: "finger", scope: !2290, file: !2, baseType: !9, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!2295 = !DIDerivedType(tag: DW_TAG_member, name: "finger_back", scope: !2290, file: !2, baseType: !9, size: 64, align: 64, offset: 192, flags: DIFlagPrivate)
!2296 = !DIDerivedType(tag: DW_TAG_member, name: "needle", scope: !2290, file: !2, baseType: !2297, size: 32, align: 32, offset: 288, flags: DIFlagPrivate)
!2297 = !DIBasicType(name: "char", size: 32, encoding: DW_ATE_UTF)
!2298 = !DIDerivedType(tag: DW_TAG_member, name: "utf8_size", scope: !2290, file: !2, baseType: !77, size: 8, align: 8, offset: 320, flags: DIFlagPrivate)
!2299 = !DIDerivedType(tag: DW_TAG_member, name: "utf8_encoded", scope: !2290, file: !2, baseType: !2300, size: 32, align: 8, offset: 256, flags: DIFlagPrivate)
!2300 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 32, align: 8, elements: !2301)
!2301 = !{!2302}
!2302 = !DISubrange(count: 4, lowerBound: 0)
!2303 = !DIDerivedType(tag: DW_TAG_member, name: "allow_trailing_empty", scope: !2285, file: !2, baseType: !1442, size: 8, align: 8, offset: 512, flags: DIFlagProtected)
!2304 = !DIDerivedType(tag: DW_TAG_member, name: "finished", scope: !2285, file: !2, baseType: !1442, size: 8, align: 8, offset: 520, flags: DIFlagProtected)
!2305 = !{!2306}
!2306 = !DITemplateTypeParameter(name: "P", type: !2297)
!2307 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !2274, file: !2, baseType: !2308, align: 8, offset: 576, flags: DIFlagPrivate)
!2308 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !2309, file: !2, align: 8, elements: !23, identifier: "18d445274cf1e345bb1132daf4c376e3")
!2309 = !DINamespace(name: "count", scope: !26)
!2310 = !{!2311, !2312}
!2311 = !DITemplateTypeParameter(name: "I", type: !2280)
!2312 = !DITemplateTypeParameter(name: "P", type: !2308)
!2313 = !DILocalVariable(name: "word", scope: !2264, file: !27, line: 26, type: !73, align: 64)
!2314 = !DILocalVariable(name: "iter", scope: !2263, file: !27, line: 27, type: !2246, align: 64)
!2315 = !DILocalVariable(name: "slot", scope: !2316, file: !27, line: 27, type: !2239, align: 64)
!2316 = distinct !DILexicalBlock(scope: !2263, file: !27, line: 27, column: 9)
!2317 = distinct !DILocation(line: 43, column: 5, scope: !1814)
!2318 = !DILocation(line: 0, scope: !2266, inlinedAt: !2317)
!2319 = !DILocation(line: 26, column: 17, scope: !2265, inlinedAt: !2317)
!2320 = !DILocalVariable(name: "count", scope: !2321, file: !949, line: 651, type: !9, align: 64)
!2321 = distinct !DISubprogram(name: "add<(&str, usize)>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17haefecc53c0b7662eE", scope: !1831, file: !949, line: 651, type: !2020, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1835, declaration: !2022, retainedNodes: !2322)
!2322 = !{!2323, !2320}
!2323 = !DILocalVariable(name: "self", arg: 1, scope: !2321, file: !949, line: 651, type: !1831)
!2324 = !DILocation(line: 0, scope: !2321, inlinedAt: !2325)
!2325 = distinct !DILocation(line: 185, column: 40, scope: !2257, inlinedAt: !2261)
!2326 = !DILocation(line: 26, column: 17, scope: !2266, inlinedAt: !2317)
!2327 = !DILocation(line: 26, column: 5, scope: !2265, inlinedAt: !2317)
!2328 = !DILocation(line: 2468, column: 34, scope: !2329, inlinedAt: !2390)
!2329 = distinct !DILexicalBlock(scope: !2331, file: !2330, line: 2468, column: 41)
!2330 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!2331 = distinct !DILexicalBlock(scope: !2332, file: !2330, line: 2467, column: 9)
!2332 = distinct !DISubprogram(name: "try_fold<core::str::iter::Split<char>, (), core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<&str, &mut words::count::{closure_env#0}>, core::ops::control_flow::ControlFlow<&str, ()>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator8try_fold17h168dec989e0cc570E", scope: !2333, file: !2330, line: 2461, type: !2336, scopeLine: 2461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2385, retainedNodes: !2361)
!2333 = !DINamespace(name: "Iterator", scope: !2334)
!2334 = !DINamespace(name: "iterator", scope: !2335)
!2335 = !DINamespace(name: "traits", scope: !2277)
!2336 = !DISubroutineType(types: !2337)
!2337 = !{!2338, !2354, !7, !2355}
!2338 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<&str, ()>", scope: !1735, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2339, templateParams: !23, identifier: "a1b521514fcc2332a06db68392cab6dc")
!2339 = !{!2340}
!2340 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2338, file: !2, size: 128, align: 64, elements: !2341, templateParams: !23, identifier: "70cb76dca4f0fb5ddc14c2db0493beec", discriminator: !2353)
!2341 = !{!2342, !2349}
!2342 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !2340, file: !2, baseType: !2343, size: 128, align: 64, extraData: i64 0)
!2343 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !2338, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2344, templateParams: !2346, identifier: "7a34707ec0a787a699b33853c993a7c3")
!2344 = !{!2345}
!2345 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2343, file: !2, baseType: !7, align: 8, flags: DIFlagPublic)
!2346 = !{!2347, !2348}
!2347 = !DITemplateTypeParameter(name: "B", type: !73)
!2348 = !DITemplateTypeParameter(name: "C", type: !7)
!2349 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !2340, file: !2, baseType: !2350, size: 128, align: 64)
!2350 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !2338, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2351, templateParams: !2346, identifier: "c5c4785cf5c7e37179e6f79b69f3a760")
!2351 = !{!2352}
!2352 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2350, file: !2, baseType: !73, size: 128, align: 64, flags: DIFlagPublic)
!2353 = !DIDerivedType(tag: DW_TAG_member, scope: !2338, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!2354 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::str::iter::Split<char>", baseType: !2280, size: 64, align: 64, dwarfAddressSpace: 0)
!2355 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&str, &mut words::count::{closure_env#0}>", scope: !2356, file: !2, size: 64, align: 64, elements: !2358, templateParams: !23, identifier: "1ad85ad7ad06e94cf71673940b4b7cee")
!2356 = !DINamespace(name: "check", scope: !2357)
!2357 = !DINamespace(name: "find", scope: !2333)
!2358 = !{!2359}
!2359 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !2355, file: !2, baseType: !2360, size: 64, align: 64)
!2360 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut words::count::{closure_env#0}", baseType: !2308, size: 64, align: 64, dwarfAddressSpace: 0)
!2361 = !{!2362, !2363, !2364, !2365, !2366, !2367, !2383}
!2362 = !DILocalVariable(name: "self", arg: 1, scope: !2332, file: !2330, line: 2461, type: !2354)
!2363 = !DILocalVariable(name: "init", arg: 2, scope: !2332, file: !2330, line: 2461, type: !7)
!2364 = !DILocalVariable(name: "f", arg: 3, scope: !2332, file: !2330, line: 2461, type: !2355)
!2365 = !DILocalVariable(name: "accum", scope: !2331, file: !2330, line: 2467, type: !7, align: 8)
!2366 = !DILocalVariable(name: "x", scope: !2329, file: !2330, line: 2468, type: !73, align: 64)
!2367 = !DILocalVariable(name: "residual", scope: !2368, file: !2330, line: 2469, type: !2369, align: 64)
!2368 = distinct !DILexicalBlock(scope: !2329, file: !2330, line: 2469, column: 32)
!2369 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<&str, core::convert::Infallible>", scope: !1735, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2370, templateParams: !23, identifier: "bc108e34af6a734e39ba1eb5ebee8c80")
!2370 = !{!2371}
!2371 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2369, file: !2, size: 128, align: 64, elements: !2372, templateParams: !23, identifier: "c5028be1ebdae0a6ef6b8415275496bb")
!2372 = !{!2373, !2379}
!2373 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !2371, file: !2, baseType: !2374, size: 128, align: 64)
!2374 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !2369, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2375, templateParams: !2377, identifier: "276cc0f0940ff0811f7bd8841711e634")
!2375 = !{!2376}
!2376 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2374, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!2377 = !{!2347, !2378}
!2378 = !DITemplateTypeParameter(name: "C", type: !1332)
!2379 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !2371, file: !2, baseType: !2380, size: 128, align: 64)
!2380 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !2369, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !2381, templateParams: !2377, identifier: "d5b8d83e98c9146cab3822fd75a919b6")
!2381 = !{!2382}
!2382 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2380, file: !2, baseType: !73, size: 128, align: 64, flags: DIFlagPublic)
!2383 = !DILocalVariable(name: "val", scope: !2384, file: !2330, line: 2469, type: !7, align: 8)
!2384 = distinct !DILexicalBlock(scope: !2329, file: !2330, line: 2469, column: 32)
!2385 = !{!2386, !2387, !2388, !2389}
!2386 = !DITemplateTypeParameter(name: "Self", type: !2280)
!2387 = !DITemplateTypeParameter(name: "B", type: !7)
!2388 = !DITemplateTypeParameter(name: "F", type: !2355)
!2389 = !DITemplateTypeParameter(name: "R", type: !2338)
!2390 = distinct !DILocation(line: 2949, column: 14, scope: !2391, inlinedAt: !2399)
!2391 = distinct !DISubprogram(name: "find<core::str::iter::Split<char>, &mut words::count::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4find17h93a27b6bdec58254E", scope: !2333, file: !2330, line: 2937, type: !2392, scopeLine: 2937, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2397, retainedNodes: !2394)
!2392 = !DISubroutineType(types: !2393)
!2393 = !{!1900, !2354, !2360}
!2394 = !{!2395, !2396}
!2395 = !DILocalVariable(name: "self", arg: 1, scope: !2391, file: !2330, line: 2937, type: !2354)
!2396 = !DILocalVariable(name: "predicate", arg: 2, scope: !2391, file: !2330, line: 2937, type: !2360)
!2397 = !{!2386, !2398}
!2398 = !DITemplateTypeParameter(name: "P", type: !2360)
!2399 = distinct !DILocation(line: 98, column: 19, scope: !2400, inlinedAt: !2408)
!2400 = distinct !DISubprogram(name: "next<core::str::iter::Split<char>, words::count::{closure_env#0}>", linkageName: "_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h9771ecbdc1b3ccd6E", scope: !2402, file: !2401, line: 97, type: !2403, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2310, retainedNodes: !2406)
!2401 = !DIFile(filename: "library/core/src/iter/adapters/filter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "634e5fd3f9a3a9d3391e3e4b05922314")
!2402 = !DINamespace(name: "{impl#3}", scope: !2275)
!2403 = !DISubroutineType(types: !2404)
!2404 = !{!1900, !2405}
!2405 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::filter::Filter<core::str::iter::Split<char>, words::count::{closure_env#0}>", baseType: !2274, size: 64, align: 64, dwarfAddressSpace: 0)
!2406 = !{!2407}
!2407 = !DILocalVariable(name: "self", arg: 1, scope: !2400, file: !2401, line: 97, type: !2405)
!2408 = distinct !DILocation(line: 26, column: 17, scope: !2409, inlinedAt: !2317)
!2409 = !DILexicalBlockFile(scope: !2265, file: !27, discriminator: 2)
!2410 = !DILocation(line: 2468, column: 29, scope: !2329, inlinedAt: !2390)
!2411 = !DILocation(line: 2468, column: 19, scope: !2329, inlinedAt: !2390)
!2412 = !DILocation(line: 0, scope: !2329, inlinedAt: !2390)
!2413 = !DILocalVariable(name: "x", arg: 3, scope: !2414, file: !2330, line: 2944, type: !73)
!2414 = distinct !DISubprogram(name: "{closure#0}<&str, &mut words::count::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17hfbc81eeebb71c808E", scope: !2356, file: !2330, line: 2944, type: !2415, scopeLine: 2944, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2421, retainedNodes: !2418)
!2415 = !DISubroutineType(types: !2416)
!2416 = !{!2338, !2417, !7, !73}
!2417 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<&str, &mut words::count::{closure_env#0}>", baseType: !2355, size: 64, align: 64, dwarfAddressSpace: 0)
!2418 = !{!2413, !2419, !2420}
!2419 = !DILocalVariable(name: "predicate", scope: !2414, file: !2330, line: 2943, type: !2360, align: 64)
!2420 = !DILocalVariable(arg: 2, scope: !2414, file: !2330, line: 2944, type: !7)
!2421 = !{!346, !2422}
!2422 = !DITemplateTypeParameter(name: "impl FnMut(&T) -> bool", type: !2360)
!2423 = !DILocation(line: 0, scope: !2414, inlinedAt: !2424)
!2424 = distinct !DILocation(line: 2469, column: 21, scope: !2329, inlinedAt: !2390)
!2425 = !DILocation(line: 2944, column: 19, scope: !2414, inlinedAt: !2424)
!2426 = !DILocalVariable(name: "args", arg: 2, scope: !2427, file: !282, line: 297, type: !2437)
!2427 = distinct !DISubprogram(name: "call_mut<(&&str), words::count::{closure_env#0}>", linkageName: "_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17h1c548ad932ca5c7eE", scope: !2428, file: !282, line: 297, type: !2430, scopeLine: 297, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2435, retainedNodes: !2433)
!2428 = !DINamespace(name: "{impl#3}", scope: !2429)
!2429 = !DINamespace(name: "impls", scope: !284)
!2430 = !DISubroutineType(types: !2431)
!2431 = !{!1442, !2432, !72}
!2432 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut &mut words::count::{closure_env#0}", baseType: !2360, size: 64, align: 64, dwarfAddressSpace: 0)
!2433 = !{!2434, !2426}
!2434 = !DILocalVariable(name: "self", arg: 1, scope: !2427, file: !282, line: 297, type: !2432)
!2435 = !{!2436, !2440}
!2436 = !DITemplateTypeParameter(name: "A", type: !2437)
!2437 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&&str)", file: !2, size: 64, align: 64, elements: !2438, templateParams: !23, identifier: "9c0607fe953f716c4f52fc88d161c57d")
!2438 = !{!2439}
!2439 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2437, file: !2, baseType: !72, size: 64, align: 64)
!2440 = !DITemplateTypeParameter(name: "F", type: !2308)
!2441 = !DILocation(line: 0, scope: !2427, inlinedAt: !2442)
!2442 = distinct !DILocation(line: 2945, column: 20, scope: !2414, inlinedAt: !2424)
!2443 = !DILocalVariable(arg: 1, scope: !2444, file: !27, line: 26, type: !2360)
!2444 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN5words5count28_$u7b$$u7b$closure$u7d$$u7d$17h8d22f6a974b7b990E", scope: !2309, file: !27, line: 26, type: !2445, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2447)
!2445 = !DISubroutineType(types: !2446)
!2446 = !{!1442, !2360, !72}
!2447 = !{!2448, !2443}
!2448 = !DILocalVariable(name: "w", arg: 2, scope: !2444, file: !27, line: 26, type: !72)
!2449 = !DILocation(line: 0, scope: !2444, inlinedAt: !2450)
!2450 = distinct !DILocation(line: 298, column: 21, scope: !2427, inlinedAt: !2442)
!2451 = !DILocalVariable(name: "self", arg: 1, scope: !2452, file: !2453, line: 177, type: !73)
!2452 = distinct !DISubprogram(name: "is_empty", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8is_empty", scope: !2454, file: !2453, line: 177, type: !2455, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2457)
!2453 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!2454 = !DINamespace(name: "{impl#0}", scope: !2282)
!2455 = !DISubroutineType(types: !2456)
!2456 = !{!1442, !73}
!2457 = !{!2451}
!2458 = !DILocation(line: 0, scope: !2452, inlinedAt: !2459)
!2459 = distinct !DILocation(line: 26, column: 47, scope: !2444, inlinedAt: !2450)
!2460 = !DILocation(line: 178, column: 9, scope: !2452, inlinedAt: !2459)
!2461 = !DILocation(line: 2469, column: 21, scope: !2329, inlinedAt: !2390)
!2462 = !DILocation(line: 0, scope: !2263, inlinedAt: !2317)
!2463 = !DILocation(line: 0, scope: !2316, inlinedAt: !2317)
!2464 = !DILocation(line: 28, column: 16, scope: !2316, inlinedAt: !2317)
!2465 = !DILocalVariable(name: "self", arg: 1, scope: !2466, file: !1762, line: 2122, type: !72)
!2466 = distinct !DISubprogram(name: "eq<str, str>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h2eaaedcd4c898ab3E", scope: !2467, file: !1762, line: 2122, type: !2469, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2473, retainedNodes: !2471)
!2467 = !DINamespace(name: "{impl#9}", scope: !2468)
!2468 = !DINamespace(name: "impls", scope: !158)
!2469 = !DISubroutineType(types: !2470)
!2470 = !{!1442, !72, !72}
!2471 = !{!2465, !2472}
!2472 = !DILocalVariable(name: "other", arg: 2, scope: !2466, file: !1762, line: 2122, type: !72)
!2473 = !{!2474, !2475}
!2474 = !DITemplateTypeParameter(name: "A", type: !77)
!2475 = !DITemplateTypeParameter(name: "B", type: !77)
!2476 = !DILocation(line: 2122, column: 15, scope: !2466, inlinedAt: !2477)
!2477 = distinct !DILocation(line: 28, column: 31, scope: !2316, inlinedAt: !2317)
!2478 = !DILocation(line: 2122, column: 22, scope: !2466, inlinedAt: !2477)
!2479 = !DILocation(line: 2123, column: 27, scope: !2466, inlinedAt: !2477)
!2480 = !DILocalVariable(name: "self", arg: 1, scope: !2481, file: !2482, line: 29, type: !73)
!2481 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXs_NtNtCsgEmfK2I1SDS_4core3str6traitseNtNtB8_3cmp9PartialEq2eq", scope: !2483, file: !2482, line: 29, type: !2485, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2487)
!2482 = !DIFile(filename: "library/core/src/str/traits.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "bbbb9376a4b7d11fff839ade55805e72")
!2483 = !DINamespace(name: "{impl#1}", scope: !2484)
!2484 = !DINamespace(name: "traits", scope: !2282)
!2485 = !DISubroutineType(types: !2486)
!2486 = !{!1442, !73, !73}
!2487 = !{!2480, !2488}
!2488 = !DILocalVariable(name: "other", arg: 2, scope: !2481, file: !2482, line: 29, type: !73)
!2489 = !DILocation(line: 0, scope: !2481, inlinedAt: !2490)
!2490 = distinct !DILocation(line: 2123, column: 13, scope: !2466, inlinedAt: !2477)
!2491 = !DILocalVariable(name: "self", arg: 1, scope: !2492, file: !2493, line: 18, type: !2034)
!2492 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_ZN4core5slice3cmp81_$LT$impl$u20$core..cmp..PartialEq$LT$$u5b$U$u5d$$GT$$u20$for$u20$$u5b$T$u5d$$GT$2eq17h9fdf43bd01be262aE", scope: !2494, file: !2493, line: 18, type: !2496, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2502, retainedNodes: !2498)
!2493 = !DIFile(filename: "library/core/src/slice/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2f5b99832caffafc77a42276fe818e1")
!2494 = !DINamespace(name: "{impl#0}", scope: !2495)
!2495 = !DINamespace(name: "cmp", scope: !1828)
!2496 = !DISubroutineType(types: !2497)
!2497 = !{!1442, !2034, !2034}
!2498 = !{!2491, !2499, !2500}
!2499 = !DILocalVariable(name: "other", arg: 2, scope: !2492, file: !2493, line: 18, type: !2034)
!2500 = !DILocalVariable(name: "len", scope: !2501, file: !2493, line: 19, type: !9, align: 64)
!2501 = distinct !DILexicalBlock(scope: !2492, file: !2493, line: 19, column: 9)
!2502 = !{!361, !2503}
!2503 = !DITemplateTypeParameter(name: "U", type: !77)
!2504 = !DILocation(line: 0, scope: !2492, inlinedAt: !2505)
!2505 = distinct !DILocation(line: 2123, column: 13, scope: !2506, inlinedAt: !2514)
!2506 = !DILexicalBlockFile(scope: !2507, file: !1762, discriminator: 2)
!2507 = distinct !DISubprogram(name: "eq<[u8], [u8]>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hc21fd86666d5a703E", scope: !2467, file: !1762, line: 2122, type: !2508, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2473, retainedNodes: !2511)
!2508 = !DISubroutineType(types: !2509)
!2509 = !{!1442, !2510, !2510}
!2510 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&[u8]", baseType: !2034, size: 64, align: 64, dwarfAddressSpace: 0)
!2511 = !{!2512, !2513}
!2512 = !DILocalVariable(name: "self", arg: 1, scope: !2507, file: !1762, line: 2122, type: !2510)
!2513 = !DILocalVariable(name: "other", arg: 2, scope: !2507, file: !1762, line: 2122, type: !2510)
!2514 = distinct !DILocation(line: 30, column: 9, scope: !2481, inlinedAt: !2490)
!2515 = !DILocation(line: 2122, column: 15, scope: !2507, inlinedAt: !2514)
!2516 = !DILocation(line: 2122, column: 22, scope: !2507, inlinedAt: !2514)
!2517 = !DILocation(line: 0, scope: !2501, inlinedAt: !2505)
!2518 = !DILocalVariable(name: "len", arg: 3, scope: !2519, file: !2493, line: 148, type: !9)
!2519 = distinct !DISubprogram(name: "equal_same_length<u8, u8>", linkageName: "_ZN63_$LT$A$u20$as$u20$core..slice..cmp..SlicePartialEq$LT$B$GT$$GT$17equal_same_length17h0f117f42c0f81351E", scope: !2520, file: !2493, line: 148, type: !2521, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2473, retainedNodes: !2523)
!2520 = !DINamespace(name: "{impl#5}", scope: !2495)
!2521 = !DISubroutineType(types: !2522)
!2522 = !{!1442, !234, !234, !9}
!2523 = !{!2524, !2525, !2518, !2526}
!2524 = !DILocalVariable(name: "lhs", arg: 1, scope: !2519, file: !2493, line: 148, type: !234)
!2525 = !DILocalVariable(name: "rhs", arg: 2, scope: !2519, file: !2493, line: 148, type: !234)
!2526 = !DILocalVariable(name: "size", scope: !2527, file: !2493, line: 153, type: !9, align: 64)
!2527 = distinct !DILexicalBlock(scope: !2519, file: !2493, line: 153, column: 13)
!2528 = !DILocation(line: 0, scope: !2519, inlinedAt: !2529)
!2529 = distinct !DILocation(line: 23, column: 22, scope: !2501, inlinedAt: !2505)
!2530 = !DILocation(line: 0, scope: !2527, inlinedAt: !2529)
!2531 = !DILocation(line: 20, column: 12, scope: !2501, inlinedAt: !2505)
!2532 = !DILocation(line: 659, column: 28, scope: !2321, inlinedAt: !2325)
!2533 = !DILocation(line: 29, column: 32, scope: !2316, inlinedAt: !2317)
!2534 = !DILocation(line: 29, column: 17, scope: !2316, inlinedAt: !2317)
!2535 = !DILocation(line: 154, column: 13, scope: !2527, inlinedAt: !2529)
!2536 = !DILocation(line: 28, column: 31, scope: !2316, inlinedAt: !2317)
!2537 = !DILocation(line: 0, scope: !2255, inlinedAt: !2261)
!2538 = !DILocation(line: 0, scope: !2257, inlinedAt: !2261)
!2539 = !DILocation(line: 33, column: 5, scope: !2266, inlinedAt: !2317)
!2540 = !DILocation(line: 44, column: 9, scope: !1814)
!2541 = !DILocalVariable(name: "value", arg: 1, scope: !2542, file: !540, line: 413, type: !452)
!2542 = distinct !DISubprogram(name: "new<core::cell::RefCell<words::Node>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$3new17hbda68554f5559ce0E", scope: !510, file: !540, line: 413, type: !2543, scopeLine: 413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !524, declaration: !2545, retainedNodes: !2546)
!2543 = !DISubroutineType(types: !2544)
!2544 = !{!510, !452}
!2545 = !DISubprogram(name: "new<core::cell::RefCell<words::Node>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$3new17hbda68554f5559ce0E", scope: !510, file: !540, line: 413, type: !2543, scopeLine: 413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !524)
!2546 = !{!2541}
!2547 = !DILocation(line: 0, scope: !2542, inlinedAt: !2548)
!2548 = !DILocation(line: 44, column: 16, scope: !1814)
!2549 = !DILocation(line: 420, column: 36, scope: !2542, inlinedAt: !2548)
!2550 = !DILocalVariable(name: "x", arg: 1, scope: !2551, file: !2552, line: 284, type: !444)
!2551 = distinct !DISubprogram(name: "new<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E", scope: !2553, file: !2552, line: 284, type: !2555, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !515, retainedNodes: !2558)
!2552 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!2553 = !DINamespace(name: "{impl#0}", scope: !2554)
!2554 = !DINamespace(name: "boxed", scope: !173)
!2555 = !DISubroutineType(types: !2556)
!2556 = !{!2557, !444}
!2557 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<alloc::rc::RcInner<core::cell::RefCell<words::Node>>, alloc::alloc::Global>", baseType: !444, size: 64, align: 64, dwarfAddressSpace: 0)
!2558 = !{!2550, !2559}
!2559 = !DILocalVariable(name: "ptr", scope: !2560, file: !2552, line: 286, type: !580, align: 64)
!2560 = distinct !DILexicalBlock(scope: !2551, file: !2552, line: 286, column: 9)
!2561 = !DILocation(line: 284, column: 16, scope: !2551, inlinedAt: !2562)
!2562 = distinct !DILocation(line: 420, column: 27, scope: !2542, inlinedAt: !2548)
!2563 = !DILocalVariable(name: "layout", arg: 1, scope: !2564, file: !2552, line: 247, type: !658)
!2564 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !2554, file: !2552, line: 247, type: !1617, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2565)
!2565 = !{!2563, !2566}
!2566 = !DILocalVariable(name: "ptr", scope: !2567, file: !2552, line: 249, type: !1299, align: 64)
!2567 = distinct !DILexicalBlock(scope: !2564, file: !2552, line: 249, column: 9)
!2568 = !DILocation(line: 0, scope: !2564, inlinedAt: !2569)
!2569 = distinct !DILocation(line: 286, column: 19, scope: !2551, inlinedAt: !2562)
!2570 = !DILocalVariable(name: "layout", arg: 2, scope: !2571, file: !673, line: 428, type: !658)
!2571 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !674, file: !673, line: 428, type: !1580, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2572)
!2572 = !{!2573, !2570}
!2573 = !DILocalVariable(name: "self", scope: !2571, file: !673, line: 428, type: !526, align: 64)
!2574 = !DILocation(line: 0, scope: !2571, inlinedAt: !2575)
!2575 = distinct !DILocation(line: 248, column: 18, scope: !2564, inlinedAt: !2569)
!2576 = !DILocalVariable(name: "layout", arg: 2, scope: !2577, file: !673, line: 311, type: !658)
!2577 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !492, file: !673, line: 311, type: !1588, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1590, retainedNodes: !2578)
!2578 = !{!2579, !2576, !2580}
!2579 = !DILocalVariable(name: "self", scope: !2577, file: !673, line: 311, type: !526, align: 64)
!2580 = !DILocalVariable(name: "zeroed", scope: !2577, file: !673, line: 311, type: !1442, align: 8)
!2581 = !DILocation(line: 0, scope: !2577, inlinedAt: !2582)
!2582 = distinct !DILocation(line: 429, column: 14, scope: !2571, inlinedAt: !2575)
!2583 = !DILocation(line: 0, scope: !1597, inlinedAt: !2584)
!2584 = distinct !DILocation(line: 312, column: 9, scope: !2577, inlinedAt: !2582)
!2585 = !DILocation(line: 0, scope: !1616, inlinedAt: !2586)
!2586 = distinct !DILocation(line: 190, column: 73, scope: !1604, inlinedAt: !2584)
!2587 = !DILocation(line: 0, scope: !1604, inlinedAt: !2584)
!2588 = !DILocation(line: 93, column: 9, scope: !1616, inlinedAt: !2586)
!2589 = !{!2590}
!2590 = distinct !{!2590, !2591, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E: %x"}
!2591 = distinct !{!2591, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E"}
!2592 = !DILocation(line: 95, column: 9, scope: !1616, inlinedAt: !2586)
!2593 = !DILocation(line: 248, column: 11, scope: !2564, inlinedAt: !2569)
!2594 = !DILocation(line: 248, column: 5, scope: !2564, inlinedAt: !2569)
!2595 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!2596 = !DILocation(line: 250, column: 19, scope: !2564, inlinedAt: !2569)
!2597 = !DILocalVariable(arg: 1, scope: !2598, file: !431, line: 805, type: !580)
!2598 = distinct !DISubprogram(name: "drop_in_place<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN4core3ptr85drop_in_place$LT$alloc..rc..RcInner$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h40e07fb84701ae22E", scope: !90, file: !431, line: 805, type: !2599, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !515, retainedNodes: !2601)
!2599 = !DISubroutineType(types: !2600)
!2600 = !{null, !580}
!2601 = !{!2597}
!2602 = !DILocation(line: 0, scope: !2598, inlinedAt: !2603)
!2603 = distinct !DILocation(line: 292, column: 5, scope: !2551, inlinedAt: !2562)
!2604 = !DILocation(line: 0, scope: !1181, inlinedAt: !2605)
!2605 = distinct !DILocation(line: 805, column: 1, scope: !2598, inlinedAt: !2603)
!2606 = !DILocation(line: 0, scope: !1190, inlinedAt: !2607)
!2607 = distinct !DILocation(line: 805, column: 1, scope: !1181, inlinedAt: !2605)
!2608 = !DILocation(line: 805, column: 1, scope: !1190, inlinedAt: !2607)
!2609 = !DILocation(line: 284, column: 5, scope: !2551, inlinedAt: !2562)
!2610 = !DILocation(line: 0, scope: !1809)
!2611 = !DILocation(line: 0, scope: !2560, inlinedAt: !2562)
!2612 = !DILocation(line: 289, column: 56, scope: !2560, inlinedAt: !2562)
!2613 = !DILocation(line: 420, column: 95, scope: !2542, inlinedAt: !2548)
!2614 = !DILocalVariable(name: "ptr", arg: 1, scope: !2615, file: !540, line: 351, type: !439)
!2615 = distinct !DISubprogram(name: "from_inner<core::cell::RefCell<words::Node>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$10from_inner17h096d670d907f3152E", scope: !510, file: !540, line: 351, type: !2616, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !524, declaration: !2618, retainedNodes: !2619)
!2616 = !DISubroutineType(types: !2617)
!2617 = !{!510, !439}
!2618 = !DISubprogram(name: "from_inner<core::cell::RefCell<words::Node>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$10from_inner17h096d670d907f3152E", scope: !510, file: !540, line: 351, type: !2616, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !524)
!2619 = !{!2614}
!2620 = !DILocation(line: 0, scope: !2615, inlinedAt: !2621)
!2621 = !DILocation(line: 419, column: 13, scope: !2542, inlinedAt: !2548)
!2622 = !DILocation(line: 377, column: 9, scope: !2192, inlinedAt: !2623)
!2623 = !DILocation(line: 352, column: 18, scope: !2615, inlinedAt: !2621)
!2624 = !DILocation(line: 0, scope: !1825)
!2625 = !DILocation(line: 0, scope: !1986, inlinedAt: !1992)
!2626 = !DILocation(line: 0, scope: !1988, inlinedAt: !1992)
!2627 = !DILocalVariable(name: "self", arg: 1, scope: !2628, file: !949, line: 1719, type: !2632)
!2628 = distinct !DISubprogram(name: "eq<(&str, usize)>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h484fabcf8273f132E", scope: !2629, file: !949, line: 1719, type: !2630, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !1835, retainedNodes: !2633)
!2629 = !DINamespace(name: "{impl#16}", scope: !440)
!2630 = !DISubroutineType(types: !2631)
!2631 = !{!1442, !2632, !2632}
!2632 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<(&str, usize)>", baseType: !1831, size: 64, align: 64, dwarfAddressSpace: 0)
!2633 = !{!2627, !2634}
!2634 = !DILocalVariable(name: "other", arg: 2, scope: !2628, file: !949, line: 1719, type: !2632)
!2635 = !DILocation(line: 1719, column: 11, scope: !2628, inlinedAt: !2636)
!2636 = !DILocation(line: 180, column: 28, scope: !1988, inlinedAt: !1992)
!2637 = !DILocation(line: 1719, column: 18, scope: !2628, inlinedAt: !2636)
!2638 = !DILocation(line: 45, column: 10, scope: !1825)
!2639 = !DILocation(line: 45, column: 16, scope: !1825)
!2640 = !DILocation(line: 46, column: 13, scope: !1844)
!2641 = !DILocation(line: 3044, column: 35, scope: !2007, inlinedAt: !2013)
!2642 = !DILocation(line: 75, column: 9, scope: !2643, inlinedAt: !2650)
!2643 = distinct !DISubprogram(name: "is_size_alignment_valid", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout23is_size_alignment_valid", scope: !658, file: !1395, line: 74, type: !2644, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !2646, retainedNodes: !2647)
!2644 = !DISubroutineType(types: !2645)
!2645 = !{!1442, !9, !663}
!2646 = !DISubprogram(name: "is_size_alignment_valid", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout23is_size_alignment_valid", scope: !658, file: !1395, line: 74, type: !2644, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!2647 = !{!2648, !2649}
!2648 = !DILocalVariable(name: "size", arg: 1, scope: !2643, file: !1395, line: 74, type: !9)
!2649 = !DILocalVariable(name: "alignment", arg: 2, scope: !2643, file: !1395, line: 74, type: !663)
!2650 = distinct !DILocation(line: 113, column: 12, scope: !2651, inlinedAt: !2658)
!2651 = distinct !DISubprogram(name: "from_size_alignment", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout19from_size_alignment", scope: !658, file: !1395, line: 109, type: !2652, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !2654, retainedNodes: !2655)
!2652 = !DISubroutineType(types: !2653)
!2653 = !{!1398, !9, !663}
!2654 = !DISubprogram(name: "from_size_alignment", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout19from_size_alignment", scope: !658, file: !1395, line: 109, type: !2652, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!2655 = !{!2656, !2657}
!2656 = !DILocalVariable(name: "size", arg: 1, scope: !2651, file: !1395, line: 110, type: !9)
!2657 = !DILocalVariable(name: "alignment", arg: 2, scope: !2651, file: !1395, line: 111, type: !663)
!2658 = distinct !DILocation(line: 529, column: 13, scope: !2659, inlinedAt: !2665)
!2659 = distinct !DILexicalBlock(scope: !2660, file: !1395, line: 527, column: 54)
!2660 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !658, file: !1395, line: 526, type: !1396, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !1415, retainedNodes: !2661)
!2661 = !{!2662, !2663, !2664}
!2662 = !DILocalVariable(name: "self", arg: 1, scope: !2660, file: !1395, line: 526, type: !1414)
!2663 = !DILocalVariable(name: "n", arg: 2, scope: !2660, file: !1395, line: 526, type: !9)
!2664 = !DILocalVariable(name: "size", scope: !2659, file: !1395, line: 527, type: !9, align: 64)
!2665 = distinct !DILocation(line: 900, column: 23, scope: !2666, inlinedAt: !2672)
!2666 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !172, file: !765, line: 894, type: !1370, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2667)
!2667 = !{!2668, !2669, !2669, !2670}
!2668 = !DILocalVariable(name: "cap", arg: 1, scope: !2666, file: !765, line: 894, type: !9)
!2669 = !DILocalVariable(name: "elem_layout", scope: !2666, file: !765, line: 894, type: !658, align: 64)
!2670 = !DILocalVariable(name: "layout", scope: !2671, file: !765, line: 901, type: !658, align: 64)
!2671 = distinct !DILexicalBlock(scope: !2666, file: !765, line: 901, column: 9)
!2672 = distinct !DILocation(line: 453, column: 28, scope: !2673, inlinedAt: !2707)
!2673 = distinct !DISubprogram(name: "try_allocate_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E", scope: !473, file: !765, line: 445, type: !2674, scopeLine: 445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !2691, retainedNodes: !2692)
!2674 = !DISubroutineType(types: !2675)
!2675 = !{!2676, !9, !171, !492, !658}
!2676 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<alloc::raw_vec::RawVecInner<alloc::alloc::Global>, alloc::collections::TryReserveError>", scope: !304, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2677, templateParams: !23, identifier: "e7516ca9d9f4e7570eb6b2a4431868b")
!2677 = !{!2678}
!2678 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2676, file: !2, size: 192, align: 64, elements: !2679, templateParams: !23, identifier: "9397e95d4d592ee6cd0aff367ebd7653", discriminator: !2690)
!2679 = !{!2680, !2686}
!2680 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !2678, file: !2, baseType: !2681, size: 192, align: 64, extraData: i64 0)
!2681 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !2676, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2682, templateParams: !2684, identifier: "cab76745ac13b130a1764d6bd5b1f7a5")
!2682 = !{!2683}
!2683 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2681, file: !2, baseType: !473, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!2684 = !{!2685, !1308}
!2685 = !DITemplateTypeParameter(name: "T", type: !473)
!2686 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !2678, file: !2, baseType: !2687, size: 192, align: 64, extraData: i64 1)
!2687 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !2676, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !2688, templateParams: !2684, identifier: "54841962b1957e307458a8d575a1009c")
!2688 = !{!2689}
!2689 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2687, file: !2, baseType: !1262, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!2690 = !DIDerivedType(tag: DW_TAG_member, scope: !2676, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!2691 = !DISubprogram(name: "try_allocate_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E", scope: !473, file: !765, line: 445, type: !2674, scopeLine: 445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!2692 = !{!2693, !2694, !2695, !2696, !2697, !2699, !2701, !2703, !2705}
!2693 = !DILocalVariable(name: "capacity", arg: 1, scope: !2673, file: !765, line: 446, type: !9)
!2694 = !DILocalVariable(name: "init", arg: 2, scope: !2673, file: !765, line: 447, type: !171)
!2695 = !DILocalVariable(name: "alloc", arg: 3, scope: !2673, file: !765, line: 448, type: !492)
!2696 = !DILocalVariable(name: "elem_layout", arg: 4, scope: !2673, file: !765, line: 449, type: !658)
!2697 = !DILocalVariable(name: "layout", scope: !2698, file: !765, line: 453, type: !658, align: 64)
!2698 = distinct !DILexicalBlock(scope: !2673, file: !765, line: 453, column: 9)
!2699 = !DILocalVariable(name: "layout", scope: !2700, file: !765, line: 454, type: !658, align: 64)
!2700 = distinct !DILexicalBlock(scope: !2673, file: !765, line: 454, column: 13)
!2701 = !DILocalVariable(name: "result", scope: !2702, file: !765, line: 463, type: !1346, align: 64)
!2702 = distinct !DILexicalBlock(scope: !2698, file: !765, line: 463, column: 9)
!2703 = !DILocalVariable(name: "ptr", scope: !2704, file: !765, line: 468, type: !1299, align: 64)
!2704 = distinct !DILexicalBlock(scope: !2702, file: !765, line: 468, column: 9)
!2705 = !DILocalVariable(name: "ptr", scope: !2706, file: !765, line: 469, type: !1299, align: 64)
!2706 = distinct !DILexicalBlock(scope: !2702, file: !765, line: 469, column: 13)
!2707 = distinct !DILocation(line: 433, column: 15, scope: !2098, inlinedAt: !2110)
!2708 = !DILocation(line: 113, column: 12, scope: !2651, inlinedAt: !2658)
!2709 = !DILocation(line: 1720, column: 9, scope: !2628, inlinedAt: !2636)
!2710 = !DILocation(line: 659, column: 28, scope: !2019, inlinedAt: !2026)
!2711 = !DILocation(line: 0, scope: !2011, inlinedAt: !2013)
!2712 = !DILocation(line: 0, scope: !2062, inlinedAt: !2066)
!2713 = !DILocation(line: 0, scope: !2053, inlinedAt: !2061)
!2714 = !DILocation(line: 0, scope: !2048, inlinedAt: !2052)
!2715 = !DILocation(line: 0, scope: !2042, inlinedAt: !2047)
!2716 = !DILocation(line: 0, scope: !2028, inlinedAt: !2041)
!2717 = !DILocation(line: 0, scope: !2068, inlinedAt: !2078)
!2718 = !DILocation(line: 0, scope: !2074, inlinedAt: !2078)
!2719 = !DILocation(line: 0, scope: !2080, inlinedAt: !2087)
!2720 = !DILocation(line: 0, scope: !2089, inlinedAt: !2096)
!2721 = !DILocalVariable(name: "count", arg: 3, scope: !2722, file: !2723, line: 1247, type: !9)
!2722 = distinct !DISubprogram(name: "copy_to_nonoverlapping<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$22copy_to_nonoverlapping17h5020f7a83b50dee6E", scope: !2724, file: !2723, line: 1247, type: !2726, scopeLine: 1247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !2728)
!2723 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!2724 = !DINamespace(name: "{impl#0}", scope: !2725)
!2725 = !DINamespace(name: "const_ptr", scope: !90)
!2726 = !DISubroutineType(types: !2727)
!2727 = !{null, !234, !703, !9, !1084}
!2728 = !{!2729, !2730, !2721}
!2729 = !DILocalVariable(name: "self", arg: 1, scope: !2722, file: !2723, line: 1247, type: !234)
!2730 = !DILocalVariable(name: "dest", arg: 2, scope: !2722, file: !2723, line: 1247, type: !703)
!2731 = !DILocation(line: 0, scope: !2722, inlinedAt: !2732)
!2732 = !DILocation(line: 454, column: 36, scope: !2076, inlinedAt: !2078)
!2733 = !DILocalVariable(name: "count", arg: 3, scope: !2734, file: !431, line: 526, type: !9)
!2734 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17hac6ecc2e8140d507E", scope: !90, file: !431, line: 526, type: !2735, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !2737)
!2735 = !DISubroutineType(types: !2736)
!2736 = !{null, !234, !703, !9}
!2737 = !{!2738, !2739, !2733}
!2738 = !DILocalVariable(name: "src", arg: 1, scope: !2734, file: !431, line: 526, type: !234)
!2739 = !DILocalVariable(name: "dst", arg: 2, scope: !2734, file: !431, line: 526, type: !703)
!2740 = !DILocation(line: 0, scope: !2734, inlinedAt: !2741)
!2741 = !DILocation(line: 1252, column: 18, scope: !2722, inlinedAt: !2732)
!2742 = !DILocation(line: 0, scope: !2098, inlinedAt: !2110)
!2743 = !DILocation(line: 0, scope: !2673, inlinedAt: !2707)
!2744 = !DILocation(line: 0, scope: !2666, inlinedAt: !2672)
!2745 = !DILocation(line: 0, scope: !2660, inlinedAt: !2665)
!2746 = !DILocation(line: 448, column: 9, scope: !2673, inlinedAt: !2707)
!2747 = !DILocation(line: 0, scope: !2651, inlinedAt: !2658)
!2748 = !DILocation(line: 0, scope: !2643, inlinedAt: !2650)
!2749 = !DILocation(line: 526, column: 32, scope: !2660, inlinedAt: !2665)
!2750 = !DILocation(line: 0, scope: !2659, inlinedAt: !2665)
!2751 = !DILocation(line: 0, scope: !2698, inlinedAt: !2707)
!2752 = !DILocation(line: 459, column: 12, scope: !2698, inlinedAt: !2707)
!2753 = !DILocation(line: 0, scope: !1579, inlinedAt: !2754)
!2754 = distinct !DILocation(line: 464, column: 47, scope: !2698, inlinedAt: !2707)
!2755 = !DILocation(line: 0, scope: !1587, inlinedAt: !2756)
!2756 = distinct !DILocation(line: 429, column: 14, scope: !1579, inlinedAt: !2754)
!2757 = !DILocation(line: 0, scope: !1597, inlinedAt: !2758)
!2758 = distinct !DILocation(line: 312, column: 9, scope: !1587, inlinedAt: !2756)
!2759 = !DILocation(line: 0, scope: !1616, inlinedAt: !2760)
!2760 = distinct !DILocation(line: 190, column: 73, scope: !1604, inlinedAt: !2758)
!2761 = !DILocation(line: 0, scope: !1604, inlinedAt: !2758)
!2762 = !DILocation(line: 93, column: 9, scope: !1616, inlinedAt: !2760)
!2763 = !{!2764}
!2764 = distinct !{!2764, !2765, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E: %_0"}
!2765 = distinct !{!2765, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E"}
!2766 = !DILocation(line: 95, column: 9, scope: !1616, inlinedAt: !2760)
!2767 = !DILocation(line: 0, scope: !2702, inlinedAt: !2707)
!2768 = !DILocation(line: 468, column: 25, scope: !2702, inlinedAt: !2707)
!2769 = !DILocation(line: 468, column: 19, scope: !2702, inlinedAt: !2707)
!2770 = !{!2771}
!2771 = distinct !{!2771, !2772, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!2772 = distinct !{!2772, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!2773 = !DILocation(line: 55, column: 1, scope: !1814)
!2774 = !DILocation(line: 0, scope: !916, inlinedAt: !2775)
!2775 = distinct !DILocation(line: 55, column: 1, scope: !1814)
!2776 = !{!2777}
!2777 = distinct !{!2777, !2778, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!2778 = distinct !{!2778, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!2779 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !2775)
!2780 = !DILocation(line: 0, scope: !927, inlinedAt: !2781)
!2781 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !2775)
!2782 = !DILocation(line: 0, scope: !936, inlinedAt: !2783)
!2783 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !2781)
!2784 = !DILocation(line: 0, scope: !936, inlinedAt: !2785)
!2785 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !2781)
!2786 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !2787)
!2787 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !2783)
!2788 = !{!2777, !2771}
!2789 = !DILocation(line: 0, scope: !957, inlinedAt: !2790)
!2790 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !2781)
!2791 = !DILocation(line: 0, scope: !966, inlinedAt: !2792)
!2792 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !2790)
!2793 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !2794)
!2794 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !2790)
!2795 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !2796)
!2796 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !2794)
!2797 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !2798)
!2798 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !2792)
!2799 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !2798)
!2800 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !2790)
!2801 = !DILocation(line: 0, scope: !973, inlinedAt: !2794)
!2802 = !DILocation(line: 0, scope: !979, inlinedAt: !2796)
!2803 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !2804)
!2804 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !2796)
!2805 = !DILocation(line: 0, scope: !966, inlinedAt: !2806)
!2806 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !2781)
!2807 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !2808)
!2808 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !2806)
!2809 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !2781)
!2810 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !2781)
!2811 = !DILocation(line: 0, scope: !2108, inlinedAt: !2110)
!2812 = !DILocation(line: 441, column: 25, scope: !2108, inlinedAt: !2110)
!2813 = !DILocation(line: 0, scope: !2076, inlinedAt: !2078)
!2814 = !DILocation(line: 0, scope: !2542, inlinedAt: !2815)
!2815 = !DILocation(line: 46, column: 20, scope: !1844)
!2816 = !DILocation(line: 420, column: 36, scope: !2542, inlinedAt: !2815)
!2817 = !DILocation(line: 284, column: 16, scope: !2551, inlinedAt: !2818)
!2818 = distinct !DILocation(line: 420, column: 27, scope: !2542, inlinedAt: !2815)
!2819 = !DILocation(line: 0, scope: !2564, inlinedAt: !2820)
!2820 = distinct !DILocation(line: 286, column: 19, scope: !2551, inlinedAt: !2818)
!2821 = !DILocation(line: 0, scope: !2571, inlinedAt: !2822)
!2822 = distinct !DILocation(line: 248, column: 18, scope: !2564, inlinedAt: !2820)
!2823 = !DILocation(line: 0, scope: !2577, inlinedAt: !2824)
!2824 = distinct !DILocation(line: 429, column: 14, scope: !2571, inlinedAt: !2822)
!2825 = !DILocation(line: 0, scope: !1597, inlinedAt: !2826)
!2826 = distinct !DILocation(line: 312, column: 9, scope: !2577, inlinedAt: !2824)
!2827 = !DILocation(line: 0, scope: !1616, inlinedAt: !2828)
!2828 = distinct !DILocation(line: 190, column: 73, scope: !1604, inlinedAt: !2826)
!2829 = !DILocation(line: 0, scope: !1604, inlinedAt: !2826)
!2830 = !DILocation(line: 93, column: 9, scope: !1616, inlinedAt: !2828)
!2831 = !{!2832}
!2832 = distinct !{!2832, !2833, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E: %x"}
!2833 = distinct !{!2833, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E"}
!2834 = !DILocation(line: 95, column: 9, scope: !1616, inlinedAt: !2828)
!2835 = !DILocation(line: 248, column: 11, scope: !2564, inlinedAt: !2820)
!2836 = !DILocation(line: 248, column: 5, scope: !2564, inlinedAt: !2820)
!2837 = !DILocation(line: 250, column: 19, scope: !2564, inlinedAt: !2820)
!2838 = !DILocation(line: 0, scope: !2598, inlinedAt: !2839)
!2839 = distinct !DILocation(line: 292, column: 5, scope: !2551, inlinedAt: !2818)
!2840 = !DILocation(line: 0, scope: !1181, inlinedAt: !2841)
!2841 = distinct !DILocation(line: 805, column: 1, scope: !2598, inlinedAt: !2839)
!2842 = !DILocation(line: 0, scope: !1190, inlinedAt: !2843)
!2843 = distinct !DILocation(line: 805, column: 1, scope: !1181, inlinedAt: !2841)
!2844 = !DILocation(line: 805, column: 1, scope: !1190, inlinedAt: !2843)
!2845 = !DILocation(line: 284, column: 5, scope: !2551, inlinedAt: !2818)
!2846 = !DILocation(line: 0, scope: !2704, inlinedAt: !2707)
!2847 = !DILocation(line: 476, column: 9, scope: !2704, inlinedAt: !2707)
!2848 = !DILocalVariable(name: "cond", arg: 1, scope: !2849, file: !273, line: 202, type: !1442)
!2849 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !274, file: !273, line: 202, type: !1569, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2850)
!2850 = !{!2848}
!2851 = !DILocation(line: 0, scope: !2849, inlinedAt: !2852)
!2852 = !DILocation(line: 437, column: 21, scope: !2106, inlinedAt: !2110)
!2853 = !DILocation(line: 547, column: 14, scope: !2734, inlinedAt: !2741)
!2854 = !DILocation(line: 452, column: 17, scope: !2076, inlinedAt: !2078)
!2855 = !DILocation(line: 0, scope: !2560, inlinedAt: !2818)
!2856 = !DILocation(line: 289, column: 56, scope: !2560, inlinedAt: !2818)
!2857 = !DILocation(line: 420, column: 95, scope: !2542, inlinedAt: !2815)
!2858 = !DILocation(line: 0, scope: !2615, inlinedAt: !2859)
!2859 = !DILocation(line: 419, column: 13, scope: !2860, inlinedAt: !2815)
!2860 = !DILexicalBlockFile(scope: !2542, file: !540, discriminator: 2)
!2861 = !DILocation(line: 377, column: 9, scope: !2192, inlinedAt: !2862)
!2862 = !DILocation(line: 352, column: 18, scope: !2863, inlinedAt: !2859)
!2863 = !DILexicalBlockFile(scope: !2615, file: !540, discriminator: 2)
!2864 = !DILocalVariable(name: "self", arg: 1, scope: !2865, file: !540, line: 2415, type: !940)
!2865 = distinct !DISubprogram(name: "deref<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17haa25baa7ffa0365cE", scope: !2866, file: !540, line: 2415, type: !2867, scopeLine: 2415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, retainedNodes: !2869)
!2866 = !DINamespace(name: "{impl#28}", scope: !436)
!2867 = !DISubroutineType(types: !2868)
!2868 = !{!2127, !940}
!2869 = !{!2864}
!2870 = !DILocation(line: 2415, column: 14, scope: !2865, inlinedAt: !2871)
!2871 = !DILocation(line: 47, column: 9, scope: !1847)
!2872 = !DILocalVariable(name: "self", arg: 1, scope: !2873, file: !540, line: 363, type: !940)
!2873 = distinct !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$5inner17h7862bdab6689b2fbE", scope: !510, file: !540, line: 363, type: !937, scopeLine: 363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, declaration: !941, retainedNodes: !2874)
!2874 = !{!2872}
!2875 = !DILocation(line: 363, column: 14, scope: !2873, inlinedAt: !2876)
!2876 = !DILocation(line: 2416, column: 15, scope: !2865, inlinedAt: !2871)
!2877 = !DILocation(line: 444, column: 20, scope: !2878, inlinedAt: !2879)
!2878 = distinct !DISubprogram(name: "as_ref<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hacbda053153a5468E", scope: !439, file: !949, line: 440, type: !950, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !515, declaration: !953)
!2879 = !DILocation(line: 366, column: 27, scope: !2873, inlinedAt: !2876)
!2880 = !DILocation(line: 1221, column: 29, scope: !2124, inlinedAt: !2135)
!2881 = !DILocation(line: 1255, column: 33, scope: !2165, inlinedAt: !2190)
!2882 = !DILocation(line: 1256, column: 33, scope: !2165, inlinedAt: !2190)
!2883 = !DILocation(line: 0, scope: !2145, inlinedAt: !2164)
!2884 = !DILocalVariable(name: "self", arg: 1, scope: !2885, file: !609, line: 552, type: !1934)
!2885 = distinct !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2888, retainedNodes: !2889)
!2886 = !DISubroutineType(types: !2887)
!2887 = !{!54, !1934}
!2888 = !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !55)
!2889 = !{!2884}
!2890 = !DILocation(line: 0, scope: !2885, inlinedAt: !2891)
!2891 = !DILocation(line: 2066, column: 22, scope: !2145, inlinedAt: !2164)
!2892 = !DILocation(line: 555, column: 18, scope: !2885, inlinedAt: !2891)
!2893 = !DILocation(line: 2066, column: 9, scope: !2145, inlinedAt: !2164)
!2894 = !DILocation(line: 902, column: 49, scope: !2895, inlinedAt: !2899)
!2895 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17h02914825bb31ff7fE", scope: !643, file: !642, line: 887, type: !2896, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55)
!2896 = !DISubroutineType(types: !2897)
!2897 = !{!54, !2898, !54}
!2898 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut isize", baseType: !54, size: 64, align: 64, dwarfAddressSpace: 0)
!2899 = !DILocation(line: 513, column: 9, scope: !2137, inlinedAt: !2144)
!2900 = !DILocalVariable(name: "self", arg: 1, scope: !2901, file: !859, line: 991, type: !863)
!2901 = distinct !DISubprogram(name: "push<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hb3b54201730bdea1E", scope: !500, file: !859, line: 991, type: !2902, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !2904, retainedNodes: !2905)
!2902 = !DISubroutineType(types: !2903)
!2903 = !{null, !863, !510}
!2904 = !DISubprogram(name: "push<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hb3b54201730bdea1E", scope: !500, file: !859, line: 991, type: !2902, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!2905 = !{!2900, !2906}
!2906 = !DILocalVariable(name: "value", arg: 2, scope: !2901, file: !859, line: 991, type: !510)
!2907 = !DILocation(line: 0, scope: !2901, inlinedAt: !2908)
!2908 = !DILocation(line: 47, column: 36, scope: !1847)
!2909 = !DILocation(line: 2495, column: 14, scope: !2200, inlinedAt: !2206)
!2910 = !DILocation(line: 363, column: 14, scope: !2873, inlinedAt: !2911)
!2911 = !DILocation(line: 2497, column: 18, scope: !2200, inlinedAt: !2206)
!2912 = !DILocation(line: 0, scope: !2214, inlinedAt: !2220)
!2913 = !DILocalVariable(name: "self", arg: 1, scope: !2914, file: !540, line: 3730, type: !443)
!2914 = distinct !DISubprogram(name: "strong<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr6strong17h6800abcac5dd8bb6E", scope: !591, file: !540, line: 3730, type: !967, scopeLine: 3730, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !961, retainedNodes: !2915)
!2915 = !{!2913}
!2916 = !DILocation(line: 0, scope: !2914, inlinedAt: !2917)
!2917 = !DILocation(line: 3736, column: 27, scope: !2214, inlinedAt: !2220)
!2918 = !DILocalVariable(name: "self", arg: 1, scope: !2919, file: !609, line: 552, type: !551)
!2919 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17hdcaa4179291ec3c2E", scope: !447, file: !609, line: 552, type: !628, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !630, retainedNodes: !2920)
!2920 = !{!2918}
!2921 = !DILocation(line: 552, column: 22, scope: !2919, inlinedAt: !2922)
!2922 = !DILocation(line: 3731, column: 27, scope: !2914, inlinedAt: !2917)
!2923 = !DILocation(line: 555, column: 18, scope: !2919, inlinedAt: !2922)
!2924 = !DILocation(line: 0, scope: !2213, inlinedAt: !2220)
!2925 = !DILocation(line: 3743, column: 36, scope: !2213, inlinedAt: !2220)
!2926 = !DILocation(line: 0, scope: !2849, inlinedAt: !2927)
!2927 = !DILocation(line: 3743, column: 13, scope: !2213, inlinedAt: !2220)
!2928 = !DILocation(line: 210, column: 9, scope: !2849, inlinedAt: !2927)
!2929 = !DILocation(line: 2457, column: 13, scope: !2208, inlinedAt: !2212)
!2930 = !DILocation(line: 0, scope: !2219, inlinedAt: !2220)
!2931 = !DILocalVariable(name: "val", arg: 2, scope: !2932, file: !609, line: 433, type: !9)
!2932 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17hc69c464daebb9ee3E", scope: !447, file: !609, line: 433, type: !610, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !612, retainedNodes: !2933)
!2933 = !{!2934, !2931}
!2934 = !DILocalVariable(name: "self", arg: 1, scope: !2932, file: !609, line: 433, type: !551)
!2935 = !DILocation(line: 0, scope: !2932, inlinedAt: !2936)
!2936 = !DILocation(line: 3747, column: 27, scope: !2219, inlinedAt: !2220)
!2937 = !DILocalVariable(name: "val", arg: 2, scope: !2938, file: !609, line: 510, type: !9)
!2938 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17hbee0b7acc292c551E", scope: !447, file: !609, line: 510, type: !619, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !621, retainedNodes: !2939)
!2939 = !{!2940, !2937}
!2940 = !DILocalVariable(name: "self", arg: 1, scope: !2938, file: !609, line: 510, type: !551)
!2941 = !DILocation(line: 0, scope: !2938, inlinedAt: !2942)
!2942 = !DILocation(line: 437, column: 14, scope: !2932, inlinedAt: !2936)
!2943 = !DILocation(line: 433, column: 22, scope: !2932, inlinedAt: !2936)
!2944 = !DILocation(line: 510, column: 26, scope: !2938, inlinedAt: !2942)
!2945 = !DILocation(line: 902, column: 49, scope: !2946, inlinedAt: !2947)
!2946 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h077b8921f400725fE", scope: !643, file: !642, line: 887, type: !644, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38)
!2947 = !DILocation(line: 513, column: 9, scope: !2948, inlinedAt: !2942)
!2948 = !DILexicalBlockFile(scope: !2938, file: !609, discriminator: 2)
!2949 = !DILocation(line: 3752, column: 39, scope: !2219, inlinedAt: !2220)
!2950 = !DILocalVariable(name: "b", arg: 1, scope: !2951, file: !1462, line: 456, type: !1442)
!2951 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !1463, file: !1462, line: 456, type: !1464, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !2952)
!2952 = !{!2950}
!2953 = !DILocation(line: 0, scope: !2951, inlinedAt: !2954)
!2954 = !DILocation(line: 3752, column: 12, scope: !2219, inlinedAt: !2220)
!2955 = !DILocation(line: 457, column: 8, scope: !2951, inlinedAt: !2954)
!2956 = !DILocation(line: 1224, column: 25, scope: !2123, inlinedAt: !2135)
!2957 = !DILocation(line: 3753, column: 13, scope: !2219, inlinedAt: !2220)
!2958 = !DILocation(line: 0, scope: !2192, inlinedAt: !2199)
!2959 = !{!2960}
!2960 = distinct !{!2960, !2961, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE: %self"}
!2961 = distinct !{!2961, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE"}
!2962 = !DILocation(line: 992, column: 22, scope: !2901, inlinedAt: !2908)
!2963 = !DILocalVariable(name: "self", arg: 1, scope: !2964, file: !859, line: 1023, type: !863)
!2964 = distinct !DISubprogram(name: "push_mut<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE", scope: !500, file: !859, line: 1023, type: !2965, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !2967, retainedNodes: !2968)
!2965 = !DISubroutineType(types: !2966)
!2966 = !{!931, !863, !510}
!2967 = !DISubprogram(name: "push_mut<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE", scope: !500, file: !859, line: 1023, type: !2965, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!2968 = !{!2963, !2969, !2970, !2972}
!2969 = !DILocalVariable(name: "value", arg: 2, scope: !2964, file: !859, line: 1023, type: !510)
!2970 = !DILocalVariable(name: "len", scope: !2971, file: !859, line: 1025, type: !9, align: 64)
!2971 = distinct !DILexicalBlock(scope: !2964, file: !859, line: 1025, column: 9)
!2972 = !DILocalVariable(name: "end", scope: !2973, file: !859, line: 1032, type: !871, align: 64)
!2973 = distinct !DILexicalBlock(scope: !2971, file: !859, line: 1032, column: 13)
!2974 = !DILocation(line: 0, scope: !2964, inlinedAt: !2975)
!2975 = distinct !DILocation(line: 992, column: 22, scope: !2901, inlinedAt: !2908)
!2976 = !DILocalVariable(name: "self", arg: 1, scope: !2977, file: !859, line: 1997, type: !863)
!2977 = distinct !DISubprogram(name: "as_mut_ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17h99e0b9334f21fa71E", scope: !500, file: !859, line: 1997, type: !869, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !872, retainedNodes: !2978)
!2978 = !{!2976}
!2979 = !DILocation(line: 0, scope: !2977, inlinedAt: !2980)
!2980 = distinct !DILocation(line: 1032, column: 28, scope: !2971, inlinedAt: !2975)
!2981 = !DILocation(line: 1023, column: 32, scope: !2964, inlinedAt: !2975)
!2982 = !DILocalVariable(name: "elem_size", scope: !2983, file: !765, line: 616, type: !9, align: 64)
!2983 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hde3a81fd1048f2a0E", scope: !473, file: !765, line: 616, type: !2984, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !494, declaration: !2986, retainedNodes: !2987)
!2984 = !DISubroutineType(types: !2985)
!2985 = !{!9, !811, !9}
!2986 = !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17hde3a81fd1048f2a0E", scope: !473, file: !765, line: 616, type: !2984, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !494)
!2987 = !{!2988, !2982}
!2988 = !DILocalVariable(name: "self", arg: 1, scope: !2983, file: !765, line: 616, type: !811)
!2989 = !DILocation(line: 0, scope: !2983, inlinedAt: !2990)
!2990 = distinct !DILocation(line: 308, column: 20, scope: !2991, inlinedAt: !2997)
!2991 = distinct !DISubprogram(name: "capacity<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h6ec2de5aed75c1c4E", scope: !503, file: !765, line: 307, type: !2992, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !2994, retainedNodes: !2995)
!2992 = !DISubroutineType(types: !2993)
!2993 = !{!9, !895}
!2994 = !DISubprogram(name: "capacity<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17h6ec2de5aed75c1c4E", scope: !503, file: !765, line: 307, type: !2992, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!2995 = !{!2996}
!2996 = !DILocalVariable(name: "self", arg: 1, scope: !2991, file: !765, line: 307, type: !895)
!2997 = distinct !DILocation(line: 1028, column: 28, scope: !2971, inlinedAt: !2975)
!2998 = !DILocation(line: 1025, column: 19, scope: !2964, inlinedAt: !2975)
!2999 = !DILocation(line: 0, scope: !2971, inlinedAt: !2975)
!3000 = !DILocalVariable(name: "count", arg: 2, scope: !3001, file: !3002, line: 927, type: !9)
!3001 = distinct !DISubprogram(name: "add<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h2bee771def15d536E", scope: !3003, file: !3002, line: 927, type: !3005, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !3007)
!3002 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!3003 = !DINamespace(name: "{impl#0}", scope: !3004)
!3004 = !DINamespace(name: "mut_ptr", scope: !90)
!3005 = !DISubroutineType(types: !3006)
!3006 = !{!871, !871, !9, !1084}
!3007 = !{!3008, !3000}
!3008 = !DILocalVariable(name: "self", arg: 1, scope: !3001, file: !3002, line: 927, type: !871)
!3009 = !DILocation(line: 0, scope: !3001, inlinedAt: !3010)
!3010 = distinct !DILocation(line: 1032, column: 41, scope: !2971, inlinedAt: !2975)
!3011 = !DILocation(line: 307, column: 34, scope: !2991, inlinedAt: !2997)
!3012 = !DILocation(line: 617, column: 49, scope: !2983, inlinedAt: !2990)
!3013 = !DILocation(line: 1028, column: 12, scope: !2971, inlinedAt: !2975)
!3014 = !DILocation(line: 1029, column: 22, scope: !2971, inlinedAt: !2975)
!3015 = !DILocation(line: 0, scope: !916, inlinedAt: !3016)
!3016 = distinct !DILocation(line: 1038, column: 5, scope: !2964, inlinedAt: !2975)
!3017 = !DILocation(line: 0, scope: !927, inlinedAt: !3018)
!3018 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3016)
!3019 = !DILocation(line: 0, scope: !957, inlinedAt: !3020)
!3020 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !3018)
!3021 = !DILocation(line: 0, scope: !966, inlinedAt: !3022)
!3022 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !3020)
!3023 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !3024)
!3024 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !3020)
!3025 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !3026)
!3026 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !3024)
!3027 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3028)
!3028 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !3022)
!3029 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !3028)
!3030 = !{!3031, !3033, !2960}
!3031 = distinct !{!3031, !3032, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!3032 = distinct !{!3032, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!3033 = distinct !{!3033, !3034, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!3034 = distinct !{!3034, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!3035 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !3020)
!3036 = !DILocation(line: 0, scope: !973, inlinedAt: !3024)
!3037 = !DILocation(line: 0, scope: !979, inlinedAt: !3026)
!3038 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !3039)
!3039 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !3026)
!3040 = !DILocation(line: 0, scope: !966, inlinedAt: !3041)
!3041 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !3018)
!3042 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3043)
!3043 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !3041)
!3044 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !3018)
!3045 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !3018)
!3046 = !DILocation(line: 1023, column: 5, scope: !2964, inlinedAt: !2975)
!3047 = !DILocalVariable(arg: 1, scope: !3048, file: !431, line: 805, type: !3051)
!3048 = distinct !DISubprogram(name: "drop_in_place<core::cell::BorrowRefMut>", linkageName: "_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E", scope: !90, file: !431, line: 805, type: !3049, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2154, retainedNodes: !3052)
!3049 = !DISubroutineType(types: !3050)
!3050 = !{null, !3051}
!3051 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::BorrowRefMut", baseType: !1951, size: 64, align: 64, dwarfAddressSpace: 0)
!3052 = !{!3047}
!3053 = !DILocation(line: 0, scope: !3048, inlinedAt: !3054)
!3054 = distinct !DILocation(line: 805, column: 1, scope: !1943, inlinedAt: !1965)
!3055 = !DILocalVariable(name: "self", arg: 1, scope: !3056, file: !609, line: 2052, type: !3060)
!3056 = distinct !DISubprogram(name: "drop", linkageName: "_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop", scope: !3057, file: !609, line: 2052, type: !3058, scopeLine: 2052, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3061)
!3057 = !DINamespace(name: "{impl#52}", scope: !35)
!3058 = !DISubroutineType(types: !3059)
!3059 = !{null, !3060}
!3060 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::cell::BorrowRefMut", baseType: !1951, size: 64, align: 64, dwarfAddressSpace: 0)
!3061 = !{!3055}
!3062 = !DILocation(line: 0, scope: !3056, inlinedAt: !3063)
!3063 = distinct !DILocation(line: 805, column: 1, scope: !3048, inlinedAt: !3054)
!3064 = !DILocation(line: 555, column: 18, scope: !3065, inlinedAt: !3066)
!3065 = distinct !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2888)
!3066 = distinct !DILocation(line: 2053, column: 34, scope: !3056, inlinedAt: !3063)
!3067 = !{!3068, !3070, !3072}
!3068 = distinct !{!3068, !3069, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!3069 = distinct !{!3069, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!3070 = distinct !{!3070, !3071, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E: %_1"}
!3071 = distinct !{!3071, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E"}
!3072 = distinct !{!3072, !3073, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE: %_1"}
!3073 = distinct !{!3073, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE"}
!3074 = !DILocation(line: 2055, column: 29, scope: !3056, inlinedAt: !3063)
!3075 = !DILocation(line: 902, column: 49, scope: !3076, inlinedAt: !3077)
!3076 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17h02914825bb31ff7fE", scope: !643, file: !642, line: 887, type: !2896, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55)
!3077 = distinct !DILocation(line: 513, column: 9, scope: !3078, inlinedAt: !3079)
!3078 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h884322f2be4231bdE", scope: !48, file: !609, line: 510, type: !2138, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2140)
!3079 = distinct !DILocation(line: 2055, column: 21, scope: !3056, inlinedAt: !3063)
!3080 = !DILocation(line: 805, column: 1, scope: !1943, inlinedAt: !1965)
!3081 = !{!3082}
!3082 = distinct !{!3082, !3083, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!3083 = distinct !{!3083, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!3084 = !DILocation(line: 52, column: 5, scope: !1844)
!3085 = !DILocation(line: 0, scope: !916, inlinedAt: !3086)
!3086 = distinct !DILocation(line: 52, column: 5, scope: !1844)
!3087 = !{!3088}
!3088 = distinct !{!3088, !3089, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!3089 = distinct !{!3089, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!3090 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3086)
!3091 = !DILocation(line: 0, scope: !927, inlinedAt: !3092)
!3092 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3086)
!3093 = !DILocation(line: 0, scope: !936, inlinedAt: !3094)
!3094 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !3092)
!3095 = !DILocation(line: 0, scope: !936, inlinedAt: !3096)
!3096 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !3092)
!3097 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !3098)
!3098 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !3094)
!3099 = !{!3088, !3082}
!3100 = !DILocation(line: 0, scope: !957, inlinedAt: !3101)
!3101 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !3092)
!3102 = !DILocation(line: 0, scope: !966, inlinedAt: !3103)
!3103 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !3101)
!3104 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !3105)
!3105 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !3101)
!3106 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !3107)
!3107 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !3105)
!3108 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3109)
!3109 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !3103)
!3110 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !3109)
!3111 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !3101)
!3112 = !DILocation(line: 0, scope: !973, inlinedAt: !3105)
!3113 = !DILocation(line: 0, scope: !979, inlinedAt: !3107)
!3114 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !3115)
!3115 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !3107)
!3116 = !DILocation(line: 0, scope: !966, inlinedAt: !3117)
!3117 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !3092)
!3118 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3119)
!3119 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !3117)
!3120 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !3092)
!3121 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !3092)
!3122 = !DILocation(line: 612, column: 9, scope: !3123, inlinedAt: !3124)
!3123 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h5bc27ddd1eabce77E", scope: !473, file: !765, line: 611, type: !878, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !884)
!3124 = distinct !DILocation(line: 607, column: 14, scope: !3125, inlinedAt: !3126)
!3125 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h453e5ec3dee9c411E", scope: !473, file: !765, line: 606, type: !888, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !890)
!3126 = distinct !DILocation(line: 295, column: 20, scope: !3127, inlinedAt: !3128)
!3127 = distinct !DISubprogram(name: "ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17hf5518a955ec1b04eE", scope: !503, file: !765, line: 294, type: !893, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !896)
!3128 = distinct !DILocation(line: 2000, column: 18, scope: !2977, inlinedAt: !2980)
!3129 = !DILocation(line: 961, column: 18, scope: !3001, inlinedAt: !3010)
!3130 = !DILocation(line: 0, scope: !2973, inlinedAt: !2975)
!3131 = !DILocalVariable(name: "dst", arg: 1, scope: !3132, file: !431, line: 1894, type: !871)
!3132 = distinct !DISubprogram(name: "write<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr5write17hf127dc4bf33efdd8E", scope: !90, file: !431, line: 1894, type: !3133, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !3135)
!3133 = !DISubroutineType(types: !3134)
!3134 = !{null, !871, !510, !1084}
!3135 = !{!3131, !3136}
!3136 = !DILocalVariable(name: "src", arg: 2, scope: !3132, file: !431, line: 1894, type: !510)
!3137 = !DILocation(line: 0, scope: !3132, inlinedAt: !3138)
!3138 = distinct !DILocation(line: 1033, column: 13, scope: !2973, inlinedAt: !2975)
!3139 = !DILocation(line: 1917, column: 41, scope: !3132, inlinedAt: !3138)
!3140 = !DILocation(line: 1034, column: 13, scope: !2973, inlinedAt: !2975)
!3141 = !DILocation(line: 1038, column: 6, scope: !2964, inlinedAt: !2975)
!3142 = !DILocation(line: 0, scope: !3048, inlinedAt: !3143)
!3143 = distinct !DILocation(line: 805, column: 1, scope: !1943, inlinedAt: !1963)
!3144 = !DILocation(line: 0, scope: !3056, inlinedAt: !3145)
!3145 = distinct !DILocation(line: 805, column: 1, scope: !3048, inlinedAt: !3143)
!3146 = !DILocation(line: 555, column: 18, scope: !3065, inlinedAt: !3147)
!3147 = distinct !DILocation(line: 2053, column: 34, scope: !3056, inlinedAt: !3145)
!3148 = !{!3149, !3151, !3153}
!3149 = distinct !{!3149, !3150, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!3150 = distinct !{!3150, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!3151 = distinct !{!3151, !3152, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E: %_1"}
!3152 = distinct !{!3152, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E"}
!3153 = distinct !{!3153, !3154, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE: %_1"}
!3154 = distinct !{!3154, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE"}
!3155 = !DILocation(line: 2055, column: 29, scope: !3056, inlinedAt: !3145)
!3156 = !DILocation(line: 902, column: 49, scope: !3076, inlinedAt: !3157)
!3157 = distinct !DILocation(line: 513, column: 9, scope: !3078, inlinedAt: !3158)
!3158 = distinct !DILocation(line: 2055, column: 21, scope: !3056, inlinedAt: !3145)
!3159 = !DILocation(line: 48, column: 20, scope: !1847)
!3160 = !{!3161}
!3161 = distinct !{!3161, !3162, !"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E: %f"}
!3162 = distinct !{!3162, !"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E"}
!3163 = !DILocation(line: 48, column: 15, scope: !1847)
!3164 = !DILocalVariable(name: "self", arg: 1, scope: !3165, file: !3166, line: 473, type: !3203)
!3165 = distinct !DISubprogram(name: "with<core::cell::RefCell<u32>, words::main::{closure_env#0}, ()>", linkageName: "_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E", scope: !3167, file: !3166, line: 473, type: !3201, scopeLine: 473, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3209, declaration: !3208, retainedNodes: !3212)
!3166 = !DIFile(filename: "library/std/src/thread/local.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e8797fcb883670d3c371480bb54a722c")
!3167 = !DICompositeType(tag: DW_TAG_structure_type, name: "LocalKey<core::cell::RefCell<u32>>", scope: !3168, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3170, templateParams: !218, identifier: "bb80577a206d00777d30a2ab8c6c4d00")
!3168 = !DINamespace(name: "local", scope: !3169)
!3169 = !DINamespace(name: "thread", scope: !17)
!3170 = !{!3171}
!3171 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !3167, file: !2, baseType: !3172, size: 64, align: 64, flags: DIFlagPrivate)
!3172 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(core::option::Option<&mut core::option::Option<core::cell::RefCell<u32>>>) -> *const core::cell::RefCell<u32>", baseType: !3173, size: 64, align: 64, dwarfAddressSpace: 0)
!3173 = !DISubroutineType(types: !3174)
!3174 = !{!3175, !3176}
!3175 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::cell::RefCell<u32>", baseType: !45, size: 64, align: 64, dwarfAddressSpace: 0)
!3176 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&mut core::option::Option<core::cell::RefCell<u32>>>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3177, templateParams: !23, identifier: "fafabe7ab9684965ddca50e5148a3f26")
!3177 = !{!3178}
!3178 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3176, file: !2, size: 64, align: 64, elements: !3179, templateParams: !23, identifier: "7d344acdc432d445896b74a7f872113c", discriminator: !3200)
!3179 = !{!3180, !3196}
!3180 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3178, file: !2, baseType: !3181, size: 64, align: 64, extraData: i64 0)
!3181 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3176, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !3182, identifier: "89fa8e60dec29fd1e31d3a00cc081289")
!3182 = !{!3183}
!3183 = !DITemplateTypeParameter(name: "T", type: !3184)
!3184 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::option::Option<core::cell::RefCell<u32>>", baseType: !3185, size: 64, align: 64, dwarfAddressSpace: 0)
!3185 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::cell::RefCell<u32>>", scope: !562, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !3186, templateParams: !23, identifier: "6c5c87160e3d831075dc325f8736b141")
!3186 = !{!3187}
!3187 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3185, file: !2, size: 192, align: 64, elements: !3188, templateParams: !23, identifier: "6d788c905de4cb817d1c0b2446c12a20", discriminator: !3195)
!3188 = !{!3189, !3191}
!3189 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3187, file: !2, baseType: !3190, size: 192, align: 64, extraData: i64 0)
!3190 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3185, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !218, identifier: "c5703c2fbd1e828bbe96c3dff89686e9")
!3191 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3187, file: !2, baseType: !3192, size: 192, align: 64, extraData: i64 1)
!3192 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3185, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !3193, templateParams: !218, identifier: "1fa4544f935d433ca8bac251a6000914")
!3193 = !{!3194}
!3194 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3192, file: !2, baseType: !45, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!3195 = !DIDerivedType(tag: DW_TAG_member, scope: !3185, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3196 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3178, file: !2, baseType: !3197, size: 64, align: 64)
!3197 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3176, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3198, templateParams: !3182, identifier: "4e52778f0604cef1684b74394fa705d9")
!3198 = !{!3199}
!3199 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3197, file: !2, baseType: !3184, size: 64, align: 64, flags: DIFlagPublic)
!3200 = !DIDerivedType(tag: DW_TAG_member, scope: !3176, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3201 = !DISubroutineType(types: !3202)
!3202 = !{null, !3203, !3204}
!3203 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::thread::local::LocalKey<core::cell::RefCell<u32>>", baseType: !3167, size: 64, align: 64, dwarfAddressSpace: 0)
!3204 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !3205, file: !2, size: 64, align: 64, elements: !3206, templateParams: !23, identifier: "bd7c73480160af2b610414ce237a56")
!3205 = !DINamespace(name: "main", scope: !26)
!3206 = !{!3207}
!3207 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__n", scope: !3204, file: !2, baseType: !375, size: 64, align: 64)
!3208 = !DISubprogram(name: "with<core::cell::RefCell<u32>, words::main::{closure_env#0}, ()>", linkageName: "_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E", scope: !3167, file: !3166, line: 473, type: !3201, scopeLine: 473, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !3209)
!3209 = !{!219, !3210, !3211}
!3210 = !DITemplateTypeParameter(name: "F", type: !3204)
!3211 = !DITemplateTypeParameter(name: "R", type: !7)
!3212 = !{!3164, !3213, !3214, !3216}
!3213 = !DILocalVariable(name: "f", arg: 2, scope: !3165, file: !3166, line: 473, type: !3204)
!3214 = !DILocalVariable(name: "r", scope: !3215, file: !3166, line: 478, type: !7, align: 8)
!3215 = distinct !DILexicalBlock(scope: !3165, file: !3166, line: 478, column: 13)
!3216 = !DILocalVariable(name: "err", scope: !3217, file: !3166, line: 479, type: !3218, align: 8)
!3217 = distinct !DILexicalBlock(scope: !3165, file: !3166, line: 479, column: 13)
!3218 = !DICompositeType(tag: DW_TAG_structure_type, name: "AccessError", scope: !3168, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "bbdf11219d6512a0c94e7b0750429f3f")
!3219 = !DILocation(line: 0, scope: !3165, inlinedAt: !3220)
!3220 = distinct !DILocation(line: 48, column: 15, scope: !1847)
!3221 = !{!3222}
!3222 = distinct !{!3222, !3223, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E: %f"}
!3223 = distinct !{!3223, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E"}
!3224 = !DILocation(line: 477, column: 20, scope: !3165, inlinedAt: !3220)
!3225 = !DILocalVariable(name: "self", arg: 1, scope: !3226, file: !3166, line: 508, type: !3203)
!3226 = distinct !DISubprogram(name: "try_with<core::cell::RefCell<u32>, words::main::{closure_env#0}, ()>", linkageName: "_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E", scope: !3167, file: !3166, line: 508, type: !3227, scopeLine: 508, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3209, declaration: !3244, retainedNodes: !3245)
!3227 = !DISubroutineType(types: !3228)
!3228 = !{!3229, !3203, !3204}
!3229 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), std::thread::local::AccessError>", scope: !304, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !3230, templateParams: !23, identifier: "8027be58148a3e87f4ed352291b1ccf1")
!3230 = !{!3231}
!3231 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3229, file: !2, size: 8, align: 8, elements: !3232, templateParams: !23, identifier: "f6e99c5509f43e21d3ac34749abb0bdb", discriminator: !3243)
!3232 = !{!3233, !3239}
!3233 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !3231, file: !2, baseType: !3234, size: 8, align: 8, extraData: i8 0)
!3234 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !3229, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !3235, templateParams: !3237, identifier: "41c9e1f4a1f1709bb73c38077fda94ed")
!3235 = !{!3236}
!3236 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3234, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!3237 = !{!241, !3238}
!3238 = !DITemplateTypeParameter(name: "E", type: !3218)
!3239 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !3231, file: !2, baseType: !3240, size: 8, align: 8, extraData: i8 1)
!3240 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !3229, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !3241, templateParams: !3237, identifier: "7a533f2fc1d3d5a1b28fd0c6e89aea94")
!3241 = !{!3242}
!3242 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3240, file: !2, baseType: !3218, align: 8, offset: 8, flags: DIFlagPublic)
!3243 = !DIDerivedType(tag: DW_TAG_member, scope: !3229, file: !2, baseType: !77, size: 8, align: 8, flags: DIFlagArtificial)
!3244 = !DISubprogram(name: "try_with<core::cell::RefCell<u32>, words::main::{closure_env#0}, ()>", linkageName: "_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E", scope: !3167, file: !3166, line: 508, type: !3227, scopeLine: 508, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !3209)
!3245 = !{!3225, !3246, !3247, !3250, !3265}
!3246 = !DILocalVariable(name: "f", arg: 2, scope: !3226, file: !3166, line: 508, type: !3204)
!3247 = !DILocalVariable(name: "thread_local", scope: !3248, file: !3166, line: 512, type: !3249, align: 64)
!3248 = distinct !DILexicalBlock(scope: !3226, file: !3166, line: 512, column: 9)
!3249 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::RefCell<u32>", baseType: !45, size: 64, align: 64, dwarfAddressSpace: 0)
!3250 = !DILocalVariable(name: "residual", scope: !3251, file: !3166, line: 512, type: !3252, align: 8)
!3251 = distinct !DILexicalBlock(scope: !3226, file: !3166, line: 512, column: 83)
!3252 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, std::thread::local::AccessError>", scope: !304, file: !2, align: 8, flags: DIFlagPublic, elements: !3253, templateParams: !23, identifier: "c609b4ed3d2aa32baadcdcf3f2548fb")
!3253 = !{!3254}
!3254 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3252, file: !2, align: 8, elements: !3255, templateParams: !23, identifier: "1e5b8d8d7c423052d709bf748f31fa24")
!3255 = !{!3256, !3261}
!3256 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !3254, file: !2, baseType: !3257, align: 8)
!3257 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !3252, file: !2, align: 8, flags: DIFlagPublic, elements: !3258, templateParams: !3260, identifier: "35a4af651ef733d9b2e0642ed6e223e6")
!3258 = !{!3259}
!3259 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3257, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!3260 = !{!1337, !3238}
!3261 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !3254, file: !2, baseType: !3262, align: 8)
!3262 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !3252, file: !2, align: 8, flags: DIFlagPublic, elements: !3263, templateParams: !3260, identifier: "bbcde0ca96afd36b5a82e3cb417a7d78")
!3263 = !{!3264}
!3264 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3262, file: !2, baseType: !3218, align: 8, flags: DIFlagPublic)
!3265 = !DILocalVariable(name: "val", scope: !3266, file: !3166, line: 512, type: !3249, align: 64)
!3266 = distinct !DILexicalBlock(scope: !3226, file: !3166, line: 512, column: 83)
!3267 = !DILocation(line: 0, scope: !3226, inlinedAt: !3268)
!3268 = distinct !DILocation(line: 477, column: 20, scope: !3165, inlinedAt: !3220)
!3269 = !DILocation(line: 0, scope: !3248, inlinedAt: !3268)
!3270 = !{!3271}
!3271 = distinct !{!3271, !3272, !"_ZN5words4main28_$u7b$$u7b$closure$u7d$$u7d$17h4c4baade2111fe5bE: %_1"}
!3272 = distinct !{!3272, !"_ZN5words4main28_$u7b$$u7b$closure$u7d$$u7d$17h4c4baade2111fe5bE"}
!3273 = !DILocation(line: 513, column: 12, scope: !3248, inlinedAt: !3268)
!3274 = !DILocalVariable(name: "n", scope: !3275, file: !27, line: 45, type: !9, align: 64)
!3275 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN5words4main28_$u7b$$u7b$closure$u7d$$u7d$17h4c4baade2111fe5bE", scope: !3205, file: !27, line: 48, type: !3276, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3278)
!3276 = !DISubroutineType(types: !3277)
!3277 = !{null, !3204, !3249}
!3278 = !{!3279, !3274}
!3279 = !DILocalVariable(name: "d", arg: 2, scope: !3275, file: !27, line: 48, type: !3249)
!3280 = !DILocation(line: 0, scope: !3275, inlinedAt: !3281)
!3281 = distinct !DILocation(line: 513, column: 12, scope: !3248, inlinedAt: !3268)
!3282 = !DILocalVariable(name: "self", arg: 1, scope: !3283, file: !609, line: 1221, type: !3249)
!3283 = distinct !DISubprogram(name: "borrow_mut<u32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10borrow_mut17h9692c356aaed88edE", scope: !45, file: !609, line: 1221, type: !3284, scopeLine: 1221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !62, declaration: !3299, retainedNodes: !3300)
!3284 = !DISubroutineType(types: !3285)
!3285 = !{!3286, !3249, !1084}
!3286 = !DICompositeType(tag: DW_TAG_structure_type, name: "RefMut<u32>", scope: !35, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3287, templateParams: !62, identifier: "515b44586b9e254cbc3e3a7027d77d5f")
!3287 = !{!3288, !3293, !3294}
!3288 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !3286, file: !2, baseType: !3289, size: 64, align: 64, flags: DIFlagPrivate)
!3289 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u32>", scope: !440, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3290, templateParams: !62, identifier: "fb1048154646a3688da93e9784e14c26")
!3290 = !{!3291}
!3291 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !3289, file: !2, baseType: !3292, size: 64, align: 64, flags: DIFlagPrivate)
!3292 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u32", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!3293 = !DIDerivedType(tag: DW_TAG_member, name: "borrow", scope: !3286, file: !2, baseType: !1951, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!3294 = !DIDerivedType(tag: DW_TAG_member, name: "marker", scope: !3286, file: !2, baseType: !3295, align: 8, offset: 128, flags: DIFlagPrivate)
!3295 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&mut u32>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !3296, identifier: "a746f777186179e39aaa42de5cb566f")
!3296 = !{!3297}
!3297 = !DITemplateTypeParameter(name: "T", type: !3298)
!3298 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut u32", baseType: !61, size: 64, align: 64, dwarfAddressSpace: 0)
!3299 = !DISubprogram(name: "borrow_mut<u32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10borrow_mut17h9692c356aaed88edE", scope: !45, file: !609, line: 1221, type: !3284, scopeLine: 1221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !62)
!3300 = !{!3282, !3301, !3303}
!3301 = !DILocalVariable(name: "b", scope: !3302, file: !609, line: 1223, type: !3286, align: 64)
!3302 = distinct !DILexicalBlock(scope: !3283, file: !609, line: 1223, column: 13)
!3303 = !DILocalVariable(name: "err", scope: !3304, file: !609, line: 1224, type: !2133, align: 8)
!3304 = distinct !DILexicalBlock(scope: !3283, file: !609, line: 1224, column: 13)
!3305 = !DILocation(line: 0, scope: !3283, inlinedAt: !3306)
!3306 = distinct !DILocation(line: 48, column: 27, scope: !3275, inlinedAt: !3281)
!3307 = !DILocalVariable(name: "self", arg: 1, scope: !3308, file: !609, line: 1255, type: !3249)
!3308 = distinct !DISubprogram(name: "try_borrow_mut<u32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$14try_borrow_mut17h8073cbac44471a32E", scope: !45, file: !609, line: 1255, type: !3309, scopeLine: 1255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !62, declaration: !3326, retainedNodes: !3327)
!3309 = !DISubroutineType(types: !3310)
!3310 = !{!3311, !3249}
!3311 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::cell::RefMut<u32>, core::cell::BorrowMutError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3312, templateParams: !23, identifier: "89534b19b663774723465821494ca80")
!3312 = !{!3313}
!3313 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3311, file: !2, size: 128, align: 64, elements: !3314, templateParams: !23, identifier: "72846a49007b3d1624ea674119d6827f", discriminator: !3325)
!3314 = !{!3315, !3321}
!3315 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !3313, file: !2, baseType: !3316, size: 128, align: 64)
!3316 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !3311, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3317, templateParams: !3319, identifier: "c32aab4b7bac5c8a1cf3a5d16072326e")
!3317 = !{!3318}
!3318 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3316, file: !2, baseType: !3286, size: 128, align: 64, flags: DIFlagPublic)
!3319 = !{!3320, !2177}
!3320 = !DITemplateTypeParameter(name: "T", type: !3286)
!3321 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !3313, file: !2, baseType: !3322, size: 128, align: 64, extraData: i64 0)
!3322 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !3311, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3323, templateParams: !3319, identifier: "f02a63b3c3d8211b3cabfc73a07c0e66")
!3323 = !{!3324}
!3324 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3322, file: !2, baseType: !2133, align: 8, flags: DIFlagPublic)
!3325 = !DIDerivedType(tag: DW_TAG_member, scope: !3311, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3326 = !DISubprogram(name: "try_borrow_mut<u32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$14try_borrow_mut17h8073cbac44471a32E", scope: !45, file: !609, line: 1255, type: !3309, scopeLine: 1255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !62)
!3327 = !{!3307, !3328, !3330}
!3328 = !DILocalVariable(name: "b", scope: !3329, file: !609, line: 1257, type: !1951, align: 64)
!3329 = distinct !DILexicalBlock(scope: !3308, file: !609, line: 1257, column: 13)
!3330 = !DILocalVariable(name: "value", scope: !3331, file: !609, line: 1264, type: !3289, align: 64)
!3331 = distinct !DILexicalBlock(scope: !3329, file: !609, line: 1264, column: 17)
!3332 = !DILocation(line: 0, scope: !3308, inlinedAt: !3333)
!3333 = distinct !DILocation(line: 1222, column: 20, scope: !3283, inlinedAt: !3306)
!3334 = !DILocation(line: 1224, column: 17, scope: !3304, inlinedAt: !3306)
!3335 = !DILocalVariable(name: "borrow", arg: 1, scope: !3336, file: !609, line: 2061, type: !1934)
!3336 = distinct !DISubprogram(name: "new", linkageName: "_RNvMsP_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMut3new", scope: !1951, file: !609, line: 2061, type: !2146, scopeLine: 2061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !2161, retainedNodes: !3337)
!3337 = !{!3335}
!3338 = !DILocation(line: 0, scope: !3336, inlinedAt: !3339)
!3339 = distinct !DILocation(line: 1256, column: 15, scope: !3308, inlinedAt: !3333)
!3340 = !DILocalVariable(name: "self", arg: 1, scope: !3341, file: !609, line: 552, type: !1934)
!3341 = distinct !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2888, retainedNodes: !3342)
!3342 = !{!3340}
!3343 = !DILocation(line: 0, scope: !3341, inlinedAt: !3344)
!3344 = distinct !DILocation(line: 2066, column: 22, scope: !3336, inlinedAt: !3339)
!3345 = !DILocation(line: 555, column: 18, scope: !3341, inlinedAt: !3344)
!3346 = !{!3271, !3222, !3161}
!3347 = !DILocation(line: 2066, column: 9, scope: !3336, inlinedAt: !3339)
!3348 = !DILocation(line: 1224, column: 25, scope: !3304, inlinedAt: !3306)
!3349 = !DILocation(line: 48, column: 43, scope: !3275, inlinedAt: !3281)
!3350 = !DILocation(line: 48, column: 24, scope: !3275, inlinedAt: !3281)
!3351 = !DILocation(line: 2415, column: 14, scope: !2865, inlinedAt: !3352)
!3352 = !DILocation(line: 49, column: 12, scope: !1847)
!3353 = !DILocation(line: 363, column: 14, scope: !2873, inlinedAt: !3354)
!3354 = !DILocation(line: 2416, column: 15, scope: !3355, inlinedAt: !3352)
!3355 = !DILexicalBlockFile(scope: !2865, file: !540, discriminator: 2)
!3356 = !DILocation(line: 444, column: 20, scope: !2878, inlinedAt: !3357)
!3357 = !DILocation(line: 366, column: 27, scope: !3358, inlinedAt: !3354)
!3358 = !DILexicalBlockFile(scope: !2873, file: !540, discriminator: 4)
!3359 = !DILocation(line: 2416, column: 9, scope: !2865, inlinedAt: !3352)
!3360 = !DILocalVariable(name: "self", arg: 1, scope: !3361, file: !609, line: 1121, type: !2127)
!3361 = distinct !DISubprogram(name: "borrow<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE", scope: !452, file: !609, line: 1121, type: !3362, scopeLine: 1121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !522, declaration: !3364, retainedNodes: !3365)
!3362 = !DISubroutineType(types: !3363)
!3363 = !{!1923, !2127, !1084}
!3364 = !DISubprogram(name: "borrow<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE", scope: !452, file: !609, line: 1121, type: !3362, scopeLine: 1121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !522)
!3365 = !{!3360, !3366, !3368}
!3366 = !DILocalVariable(name: "b", scope: !3367, file: !609, line: 1123, type: !1923, align: 64)
!3367 = distinct !DILexicalBlock(scope: !3361, file: !609, line: 1123, column: 13)
!3368 = !DILocalVariable(name: "err", scope: !3369, file: !609, line: 1124, type: !3370, align: 8)
!3369 = distinct !DILexicalBlock(scope: !3361, file: !609, line: 1124, column: 13)
!3370 = !DICompositeType(tag: DW_TAG_structure_type, name: "BorrowError", scope: !35, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "ee5a987578672a959569655eeef1c225")
!3371 = !DILocation(line: 0, scope: !3361, inlinedAt: !3372)
!3372 = distinct !DILocation(line: 49, column: 17, scope: !1847)
!3373 = !DILocalVariable(name: "self", arg: 1, scope: !3374, file: !609, line: 1158, type: !2127)
!3374 = distinct !DISubprogram(name: "try_borrow<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10try_borrow17h71224ec957c03f29E", scope: !452, file: !609, line: 1158, type: !3375, scopeLine: 1158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !522, declaration: !3392, retainedNodes: !3393)
!3375 = !DISubroutineType(types: !3376)
!3376 = !{!3377, !2127}
!3377 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::cell::Ref<words::Node>, core::cell::BorrowError>", scope: !304, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3378, templateParams: !23, identifier: "6f336b06e836162dbf585eb093aa4c90")
!3378 = !{!3379}
!3379 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3377, file: !2, size: 128, align: 64, elements: !3380, templateParams: !23, identifier: "2ef8809abe1317b4a55d23a98537a537", discriminator: !3391)
!3380 = !{!3381, !3387}
!3381 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !3379, file: !2, baseType: !3382, size: 128, align: 64)
!3382 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !3377, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3383, templateParams: !3385, identifier: "76e6a886506cbd297263d7ec4f0e6e1")
!3383 = !{!3384}
!3384 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3382, file: !2, baseType: !1923, size: 128, align: 64, flags: DIFlagPublic)
!3385 = !{!1937, !3386}
!3386 = !DITemplateTypeParameter(name: "E", type: !3370)
!3387 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !3379, file: !2, baseType: !3388, size: 128, align: 64, extraData: i64 0)
!3388 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !3377, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3389, templateParams: !3385, identifier: "2e41b9431d89df76f99010833bb70541")
!3389 = !{!3390}
!3390 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3388, file: !2, baseType: !3370, align: 8, flags: DIFlagPublic)
!3391 = !DIDerivedType(tag: DW_TAG_member, scope: !3377, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3392 = !DISubprogram(name: "try_borrow<words::Node>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10try_borrow17h71224ec957c03f29E", scope: !452, file: !609, line: 1158, type: !3375, scopeLine: 1158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !522)
!3393 = !{!3373, !3394, !3396}
!3394 = !DILocalVariable(name: "b", scope: !3395, file: !609, line: 1160, type: !1931, align: 64)
!3395 = distinct !DILexicalBlock(scope: !3374, file: !609, line: 1160, column: 13)
!3396 = !DILocalVariable(name: "value", scope: !3397, file: !609, line: 1171, type: !1926, align: 64)
!3397 = distinct !DILexicalBlock(scope: !3395, file: !609, line: 1171, column: 17)
!3398 = !DILocation(line: 0, scope: !3374, inlinedAt: !3399)
!3399 = distinct !DILocation(line: 1122, column: 20, scope: !3361, inlinedAt: !3372)
!3400 = !DILocation(line: 1124, column: 17, scope: !3369, inlinedAt: !3372)
!3401 = !DILocalVariable(name: "rhs", scope: !3402, file: !3403, line: 2100, type: !54, align: 64)
!3402 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs3_NtCsgEmfK2I1SDS_4core3numi12wrapping_add", scope: !3404, file: !3403, line: 2100, type: !3405, scopeLine: 2100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3407)
!3403 = !DIFile(filename: "library/core/src/num/int_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!3404 = !DINamespace(name: "{impl#5}", scope: !206)
!3405 = !DISubroutineType(types: !3406)
!3406 = !{!54, !54, !54}
!3407 = !{!3408, !3401}
!3408 = !DILocalVariable(name: "self", arg: 1, scope: !3402, file: !3403, line: 2100, type: !54)
!3409 = !DILocation(line: 0, scope: !3402, inlinedAt: !3410)
!3410 = distinct !DILocation(line: 1559, column: 30, scope: !3411, inlinedAt: !3432)
!3411 = distinct !DISubprogram(name: "new", linkageName: "_RNvMsF_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRef3new", scope: !1931, file: !609, line: 1558, type: !3412, scopeLine: 1558, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !3427, retainedNodes: !3428)
!3412 = !DISubroutineType(types: !3413)
!3413 = !{!3414, !1934}
!3414 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::cell::BorrowRef>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3415, templateParams: !23, identifier: "7abbf9dd065c6f9c936f5e6d1f98e654")
!3415 = !{!3416}
!3416 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3414, file: !2, size: 64, align: 64, elements: !3417, templateParams: !23, identifier: "fb4ad2295bde807bdfbd12cdd012c38c", discriminator: !3426)
!3417 = !{!3418, !3422}
!3418 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3416, file: !2, baseType: !3419, size: 64, align: 64, extraData: i64 0)
!3419 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3414, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !3420, identifier: "52c86527a228f3741c0c06dfa97c8125")
!3420 = !{!3421}
!3421 = !DITemplateTypeParameter(name: "T", type: !1931)
!3422 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3416, file: !2, baseType: !3423, size: 64, align: 64)
!3423 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3414, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3424, templateParams: !3420, identifier: "618d935772300260d3bb092317265b35")
!3424 = !{!3425}
!3425 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3423, file: !2, baseType: !1931, size: 64, align: 64, flags: DIFlagPublic)
!3426 = !DIDerivedType(tag: DW_TAG_member, scope: !3414, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3427 = !DISubprogram(name: "new", linkageName: "_RNvMsF_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRef3new", scope: !1931, file: !609, line: 1558, type: !3412, scopeLine: 1558, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!3428 = !{!3429, !3430}
!3429 = !DILocalVariable(name: "borrow", arg: 1, scope: !3411, file: !609, line: 1558, type: !1934)
!3430 = !DILocalVariable(name: "b", scope: !3431, file: !609, line: 1559, type: !54, align: 64)
!3431 = distinct !DILexicalBlock(scope: !3411, file: !609, line: 1559, column: 9)
!3432 = distinct !DILocation(line: 1159, column: 15, scope: !3374, inlinedAt: !3399)
!3433 = !DILocation(line: 0, scope: !3411, inlinedAt: !3432)
!3434 = !DILocalVariable(name: "self", arg: 1, scope: !3435, file: !609, line: 552, type: !1934)
!3435 = distinct !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2888, retainedNodes: !3436)
!3436 = !{!3434}
!3437 = !DILocation(line: 0, scope: !3435, inlinedAt: !3438)
!3438 = distinct !DILocation(line: 1559, column: 24, scope: !3411, inlinedAt: !3432)
!3439 = !DILocalVariable(name: "self", arg: 1, scope: !3440, file: !609, line: 510, type: !1934)
!3440 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h884322f2be4231bdE", scope: !48, file: !609, line: 510, type: !2138, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2140, retainedNodes: !3441)
!3441 = !{!3439, !3442}
!3442 = !DILocalVariable(name: "val", arg: 2, scope: !3440, file: !609, line: 510, type: !54)
!3443 = !DILocation(line: 0, scope: !3440, inlinedAt: !3444)
!3444 = distinct !DILocation(line: 1575, column: 20, scope: !3431, inlinedAt: !3432)
!3445 = !DILocation(line: 555, column: 18, scope: !3435, inlinedAt: !3438)
!3446 = !{!3447}
!3447 = distinct !{!3447, !3448, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE: argument 0"}
!3448 = distinct !{!3448, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE"}
!3449 = !DILocation(line: 0, scope: !3431, inlinedAt: !3432)
!3450 = !DILocalVariable(name: "x", arg: 1, scope: !3451, file: !609, line: 954, type: !54)
!3451 = distinct !DISubprogram(name: "is_reading", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4cell10is_reading", scope: !35, file: !609, line: 954, type: !3452, scopeLine: 954, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3454)
!3452 = !DISubroutineType(types: !3453)
!3453 = !{!1442, !54}
!3454 = !{!3450}
!3455 = !DILocation(line: 0, scope: !3451, inlinedAt: !3456)
!3456 = distinct !DILocation(line: 1560, column: 13, scope: !3431, inlinedAt: !3432)
!3457 = !DILocation(line: 955, column: 5, scope: !3451, inlinedAt: !3456)
!3458 = !DILocation(line: 1560, column: 13, scope: !3431, inlinedAt: !3432)
!3459 = !DILocation(line: 1124, column: 25, scope: !3369, inlinedAt: !3372)
!3460 = !DILocation(line: 2101, column: 13, scope: !3402, inlinedAt: !3410)
!3461 = !DILocation(line: 902, column: 49, scope: !3462, inlinedAt: !3463)
!3462 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17h02914825bb31ff7fE", scope: !643, file: !642, line: 887, type: !2896, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55)
!3463 = distinct !DILocation(line: 513, column: 9, scope: !3440, inlinedAt: !3444)
!3464 = !DILocalVariable(name: "self", arg: 1, scope: !3465, file: !1999, line: 1860, type: !3468)
!3465 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len", scope: !462, file: !1999, line: 1860, type: !3466, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !3469, retainedNodes: !3470)
!3466 = !DISubroutineType(types: !3467)
!3467 = !{!9, !3468}
!3468 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::string::String", baseType: !462, size: 64, align: 64, dwarfAddressSpace: 0)
!3469 = !DISubprogram(name: "len", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len", scope: !462, file: !1999, line: 1860, type: !3466, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!3470 = !{!3464}
!3471 = !DILocation(line: 1860, column: 22, scope: !3465, inlinedAt: !3472)
!3472 = !DILocation(line: 49, column: 31, scope: !1847)
!3473 = !DILocation(line: 2997, column: 19, scope: !3474, inlinedAt: !3479)
!3474 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17he701ec76ba374b95E", scope: !466, file: !859, line: 2996, type: !3475, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !497, declaration: !3478)
!3475 = !DISubroutineType(types: !3476)
!3476 = !{!9, !3477}
!3477 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::vec::Vec<u8, alloc::alloc::Global>", baseType: !466, size: 64, align: 64, dwarfAddressSpace: 0)
!3478 = !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17he701ec76ba374b95E", scope: !466, file: !859, line: 2996, type: !3475, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !497)
!3479 = !DILocation(line: 1861, column: 18, scope: !3465, inlinedAt: !3472)
!3480 = !DILocation(line: 3002, column: 37, scope: !3474, inlinedAt: !3479)
!3481 = !DILocation(line: 3002, column: 18, scope: !3474, inlinedAt: !3479)
!3482 = !DILocalVariable(arg: 1, scope: !3483, file: !431, line: 805, type: !3486)
!3483 = distinct !DISubprogram(name: "drop_in_place<core::cell::BorrowRef>", linkageName: "_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE", scope: !90, file: !431, line: 805, type: !3484, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3420, retainedNodes: !3487)
!3484 = !DISubroutineType(types: !3485)
!3485 = !{null, !3486}
!3486 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut core::cell::BorrowRef", baseType: !1931, size: 64, align: 64, dwarfAddressSpace: 0)
!3487 = !{!3482}
!3488 = !DILocation(line: 0, scope: !3483, inlinedAt: !3489)
!3489 = distinct !DILocation(line: 805, column: 1, scope: !1919, inlinedAt: !1939)
!3490 = !DILocation(line: 0, scope: !3483, inlinedAt: !3491)
!3491 = distinct !DILocation(line: 805, column: 1, scope: !1919, inlinedAt: !1941)
!3492 = !DILocalVariable(name: "self", arg: 1, scope: !3493, file: !609, line: 1584, type: !3497)
!3493 = distinct !DISubprogram(name: "drop", linkageName: "_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop", scope: !3494, file: !609, line: 1584, type: !3495, scopeLine: 1584, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3498)
!3494 = !DINamespace(name: "{impl#44}", scope: !35)
!3495 = !DISubroutineType(types: !3496)
!3496 = !{null, !3497}
!3497 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::cell::BorrowRef", baseType: !1931, size: 64, align: 64, dwarfAddressSpace: 0)
!3498 = !{!3492}
!3499 = !DILocation(line: 0, scope: !3493, inlinedAt: !3500)
!3500 = distinct !DILocation(line: 805, column: 1, scope: !3483, inlinedAt: !3489)
!3501 = !DILocation(line: 0, scope: !3493, inlinedAt: !3502)
!3502 = distinct !DILocation(line: 805, column: 1, scope: !3483, inlinedAt: !3491)
!3503 = !DILocation(line: 902, column: 49, scope: !3504, inlinedAt: !3505)
!3504 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17h02914825bb31ff7fE", scope: !643, file: !642, line: 887, type: !2896, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55)
!3505 = !DILocation(line: 513, column: 9, scope: !3506, inlinedAt: !3507)
!3506 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h884322f2be4231bdE", scope: !48, file: !609, line: 510, type: !2138, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2140)
!3507 = !DILocation(line: 1587, column: 21, scope: !3493, inlinedAt: !3508)
!3508 = !DILocation(line: 805, column: 1, scope: !3483, inlinedAt: !3509)
!3509 = !DILocation(line: 805, column: 1, scope: !1919, inlinedAt: !3510)
!3510 = !DILocation(line: 49, column: 39, scope: !1847)
!3511 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !3512)
!3512 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !3513)
!3513 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !3514)
!3514 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3515)
!3515 = distinct !DILocation(line: 52, column: 5, scope: !1844)
!3516 = !{!3517}
!3517 = distinct !{!3517, !3518, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!3518 = distinct !{!3518, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!3519 = !DILocation(line: 0, scope: !916, inlinedAt: !3515)
!3520 = !{!3521}
!3521 = distinct !{!3521, !3522, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!3522 = distinct !{!3522, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!3523 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3515)
!3524 = !DILocation(line: 0, scope: !927, inlinedAt: !3514)
!3525 = !DILocation(line: 0, scope: !936, inlinedAt: !3513)
!3526 = !DILocation(line: 0, scope: !936, inlinedAt: !3527)
!3527 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !3514)
!3528 = !DILocation(line: 0, scope: !957, inlinedAt: !3529)
!3529 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !3514)
!3530 = !DILocation(line: 0, scope: !966, inlinedAt: !3531)
!3531 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !3529)
!3532 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !3533)
!3533 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !3529)
!3534 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !3535)
!3535 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !3533)
!3536 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3537)
!3537 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !3531)
!3538 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !3537)
!3539 = !{!3521, !3517}
!3540 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !3529)
!3541 = !DILocation(line: 0, scope: !973, inlinedAt: !3533)
!3542 = !DILocation(line: 0, scope: !979, inlinedAt: !3535)
!3543 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !3544)
!3544 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !3535)
!3545 = !DILocation(line: 0, scope: !966, inlinedAt: !3546)
!3546 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !3514)
!3547 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3548)
!3548 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !3546)
!3549 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !3514)
!3550 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !3514)
!3551 = !DILocation(line: 0, scope: !1849)
!3552 = !DILocation(line: 50, column: 13, scope: !1849)
!3553 = !DILocation(line: 50, column: 13, scope: !1847)
!3554 = !DILocation(line: 49, column: 9, scope: !1847)
!3555 = !DILocation(line: 40, column: 1, scope: !1809)
!3556 = !DILocation(line: 53, column: 9, scope: !1823)
!3557 = !DILocalVariable(name: "dst", arg: 1, scope: !3558, file: !2113, line: 3886, type: !3561)
!3558 = distinct !DISubprogram(name: "atomic_load<usize>", linkageName: "_ZN4core4sync6atomic11atomic_load17h7461dc019b9908fdE", scope: !29, file: !2113, line: 3886, type: !3559, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, retainedNodes: !3562)
!3559 = !DISubroutineType(types: !3560)
!3560 = !{!9, !3561, !164}
!3561 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const usize", baseType: !9, size: 64, align: 64, dwarfAddressSpace: 0)
!3562 = !{!3557, !3563}
!3563 = !DILocalVariable(name: "order", arg: 2, scope: !3558, file: !2113, line: 3886, type: !164)
!3564 = !DILocation(line: 0, scope: !3558, inlinedAt: !3565)
!3565 = distinct !DILocation(line: 2844, column: 26, scope: !2112, inlinedAt: !2121)
!3566 = !DILocation(line: 3892, column: 23, scope: !3558, inlinedAt: !3565)
!3567 = !DILocation(line: 2844, column: 26, scope: !2112, inlinedAt: !2121)
!3568 = !DILocation(line: 54, column: 28, scope: !1891)
!3569 = !DILocation(line: 0, scope: !1893)
!3570 = !DILocation(line: 54, column: 42, scope: !1891)
!3571 = !DILocalVariable(name: "words", arg: 1, scope: !3572, file: !27, line: 36, type: !2280)
!3572 = distinct !DISubprogram(name: "longest<core::str::iter::Split<char>>", linkageName: "_ZN5words7longest17h6eec4b69a082bb37E", scope: !26, file: !27, line: 36, type: !3573, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3576, retainedNodes: !3575)
!3573 = !DISubroutineType(types: !3574)
!3574 = !{!1900, !2280}
!3575 = !{!3571}
!3576 = !{!3577}
!3577 = !DITemplateTypeParameter(name: "impl Iterator<Item = &'a str>", type: !2280)
!3578 = !DILocation(line: 0, scope: !3572, inlinedAt: !3570)
!3579 = !DILocalVariable(name: "self", arg: 1, scope: !3580, file: !2330, line: 3288, type: !2280)
!3580 = distinct !DISubprogram(name: "max_by_key<core::str::iter::Split<char>, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator10max_by_key17h40313072596c6da1E", scope: !2333, file: !2330, line: 3288, type: !3581, scopeLine: 3288, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3608, retainedNodes: !3585)
!3581 = !DISubroutineType(types: !3582)
!3582 = !{!1900, !2280, !3583}
!3583 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::str::iter::Split<char>>", scope: !3584, file: !2, align: 8, elements: !23, identifier: "51563b17e41367f4c97da1562a269a71")
!3584 = !DINamespace(name: "longest", scope: !26)
!3585 = !{!3579, !3586, !3587, !3589, !3602}
!3586 = !DILocalVariable(name: "f", arg: 2, scope: !3580, file: !2330, line: 3288, type: !3583)
!3587 = !DILocalVariable(name: "x", scope: !3588, file: !2330, line: 3303, type: !73, align: 64)
!3588 = distinct !DILexicalBlock(scope: !3580, file: !2330, line: 3303, column: 9)
!3589 = !DILocalVariable(name: "residual", scope: !3590, file: !2330, line: 3303, type: !3591, align: 8)
!3590 = distinct !DILexicalBlock(scope: !3580, file: !2330, line: 3303, column: 54)
!3591 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::convert::Infallible>", scope: !562, file: !2, align: 8, flags: DIFlagPublic, elements: !3592, templateParams: !23, identifier: "c570e30372491ce8c937ce79f8b0a8")
!3592 = !{!3593}
!3593 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3591, file: !2, align: 8, elements: !3594, templateParams: !23, identifier: "7f581569b30ffcadfc066f9502cffc3d")
!3594 = !{!3595, !3598}
!3595 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3593, file: !2, baseType: !3596, align: 8)
!3596 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3591, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !3597, identifier: "8822bb1e77f834d316aa69cec5bd6884")
!3597 = !{!1337}
!3598 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3593, file: !2, baseType: !3599, align: 8)
!3599 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3591, file: !2, align: 8, flags: DIFlagPublic, elements: !3600, templateParams: !3597, identifier: "eac45ae69c5c1b4274720cd40277b232")
!3600 = !{!3601}
!3601 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3599, file: !2, baseType: !1332, align: 8, flags: DIFlagPublic)
!3602 = !DILocalVariable(name: "val", scope: !3603, file: !2330, line: 3303, type: !3604, align: 64)
!3603 = distinct !DILexicalBlock(scope: !3580, file: !2330, line: 3303, column: 54)
!3604 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, &str)", file: !2, size: 192, align: 64, elements: !3605, templateParams: !23, identifier: "bfabdb592fd1c839f670461d861ff7d3")
!3605 = !{!3606, !3607}
!3606 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3604, file: !2, baseType: !9, size: 64, align: 64)
!3607 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !3604, file: !2, baseType: !73, size: 128, align: 64, offset: 64)
!3608 = !{!2386, !3609, !3610}
!3609 = !DITemplateTypeParameter(name: "B", type: !9)
!3610 = !DITemplateTypeParameter(name: "F", type: !3583)
!3611 = !DILocation(line: 0, scope: !3580, inlinedAt: !3612)
!3612 = distinct !DILocation(line: 37, column: 11, scope: !3572, inlinedAt: !3570)
!3613 = !DILocalVariable(name: "self", arg: 1, scope: !3614, file: !2330, line: 789, type: !2280)
!3614 = distinct !DISubprogram(name: "map<core::str::iter::Split<char>, (usize, &str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE", scope: !2333, file: !2330, line: 789, type: !3615, scopeLine: 789, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3631, retainedNodes: !3629)
!3615 = !DISubroutineType(types: !3616)
!3616 = !{!3617, !2280, !3622}
!3617 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", scope: !3618, file: !2, size: 576, align: 64, flags: DIFlagPublic, elements: !3619, templateParams: !3627, identifier: "5cbdf01b6e78b2b1b1585ac0801978d7")
!3618 = !DINamespace(name: "map", scope: !2276)
!3619 = !{!3620, !3621}
!3620 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !3617, file: !2, baseType: !2280, size: 576, align: 64, flags: DIFlagProtected)
!3621 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !3617, file: !2, baseType: !3622, align: 8, offset: 576, flags: DIFlagPrivate)
!3622 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>", scope: !3623, file: !2, align: 8, elements: !3625, templateParams: !23, identifier: "fc903a9982606bd9e140c26fcfddd297")
!3623 = !DINamespace(name: "key", scope: !3624)
!3624 = !DINamespace(name: "max_by_key", scope: !2333)
!3625 = !{!3626}
!3626 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !3622, file: !2, baseType: !3583, align: 8)
!3627 = !{!2311, !3628}
!3628 = !DITemplateTypeParameter(name: "F", type: !3622)
!3629 = !{!3613, !3630}
!3630 = !DILocalVariable(name: "f", arg: 2, scope: !3614, file: !2330, line: 789, type: !3622)
!3631 = !{!2386, !3632, !3628}
!3632 = !DITemplateTypeParameter(name: "B", type: !3604)
!3633 = !DILocation(line: 0, scope: !3614, inlinedAt: !3634)
!3634 = distinct !DILocation(line: 3303, column: 27, scope: !3580, inlinedAt: !3612)
!3635 = !DILocation(line: 3288, column: 36, scope: !3580, inlinedAt: !3612)
!3636 = !DILocalVariable(name: "self", arg: 1, scope: !3637, file: !2330, line: 3322, type: !3617)
!3637 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>, fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6max_by17h4e94b85da595de95E", scope: !2333, file: !2330, line: 3322, type: !3638, scopeLine: 3322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3659, retainedNodes: !3657)
!3638 = !DISubroutineType(types: !3639)
!3639 = !{!3640, !3617, !3653}
!3640 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, &str)>", scope: !562, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !3641, templateParams: !23, identifier: "ead2d7a02888876afc2f1366562820f8")
!3641 = !{!3642}
!3642 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3640, file: !2, size: 192, align: 64, elements: !3643, templateParams: !23, identifier: "33a16188a3aba7b0f771302a9e19db08", discriminator: !3652)
!3643 = !{!3644, !3648}
!3644 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3642, file: !2, baseType: !3645, size: 192, align: 64, extraData: i64 0)
!3645 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3640, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !3646, identifier: "7e163b9eda47af47a9113bd78a58d75")
!3646 = !{!3647}
!3647 = !DITemplateTypeParameter(name: "T", type: !3604)
!3648 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3642, file: !2, baseType: !3649, size: 192, align: 64)
!3649 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3640, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !3650, templateParams: !3646, identifier: "fcd63ed8cf7b10a116ae865b9a462813")
!3650 = !{!3651}
!3651 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3649, file: !2, baseType: !3604, size: 192, align: 64, flags: DIFlagPublic)
!3652 = !DIDerivedType(tag: DW_TAG_member, scope: !3640, file: !2, baseType: !91, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!3653 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering", baseType: !3654, align: 8, dwarfAddressSpace: 0)
!3654 = !DISubroutineType(types: !3655)
!3655 = !{!157, !3656, !3656}
!3656 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&(usize, &str)", baseType: !3604, size: 64, align: 64, dwarfAddressSpace: 0)
!3657 = !{!3636, !3658}
!3658 = !DILocalVariable(name: "compare", scope: !3637, file: !2330, line: 3322, type: !3653, align: 8)
!3659 = !{!3660, !3661}
!3660 = !DITemplateTypeParameter(name: "Self", type: !3617)
!3661 = !DITemplateTypeParameter(name: "F", type: !3653)
!3662 = !DILocation(line: 3322, column: 18, scope: !3637, inlinedAt: !3663)
!3663 = distinct !DILocation(line: 3303, column: 39, scope: !3580, inlinedAt: !3612)
!3664 = !DILocation(line: 3322, column: 24, scope: !3637, inlinedAt: !3663)
!3665 = !DILocation(line: 3303, column: 22, scope: !3580, inlinedAt: !3612)
!3666 = !{!3667}
!3667 = distinct !{!3667, !3668, !"_ZN4core4iter6traits8iterator8Iterator10max_by_key17h40313072596c6da1E: %self"}
!3668 = distinct !{!3668, !"_ZN4core4iter6traits8iterator8Iterator10max_by_key17h40313072596c6da1E"}
!3669 = !DILocation(line: 789, column: 24, scope: !3614, inlinedAt: !3634)
!3670 = !DILocation(line: 69, column: 9, scope: !3671, inlinedAt: !3674)
!3671 = distinct !DISubprogram(name: "new<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core4iter8adapters3map16Map$LT$I$C$F$GT$3new17h8540915087e657edE", scope: !3617, file: !3672, line: 68, type: !3615, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3627, declaration: !3673)
!3672 = !DIFile(filename: "library/core/src/iter/adapters/map.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!3673 = !DISubprogram(name: "new<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core4iter8adapters3map16Map$LT$I$C$F$GT$3new17h8540915087e657edE", scope: !3617, file: !3672, line: 68, type: !3615, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !3627)
!3674 = distinct !DILocation(line: 794, column: 9, scope: !3614, inlinedAt: !3634)
!3675 = !{!3676, !3678}
!3676 = distinct !{!3676, !3677, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE: %_0"}
!3677 = distinct !{!3677, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE"}
!3678 = distinct !{!3678, !3677, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE: %self"}
!3679 = !DILocalVariable(name: "self", arg: 1, scope: !3680, file: !2330, line: 2678, type: !3617)
!3680 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E", scope: !2333, file: !2330, line: 2678, type: !3681, scopeLine: 2678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3696, retainedNodes: !3688)
!3681 = !DISubroutineType(types: !3682)
!3682 = !{!3640, !3617, !3683}
!3683 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>", scope: !3684, file: !2, align: 8, elements: !3686, templateParams: !23, identifier: "1d3f19fc4685269ce06a3cd3a963e6b7")
!3684 = !DINamespace(name: "fold", scope: !3685)
!3685 = !DINamespace(name: "max_by", scope: !2333)
!3686 = !{!3687}
!3687 = !DIDerivedType(tag: DW_TAG_member, name: "compare", scope: !3683, file: !2, baseType: !3653, align: 8)
!3688 = !{!3679, !3689, !3690, !3692, !3694}
!3689 = !DILocalVariable(name: "f", arg: 2, scope: !3680, file: !2330, line: 2678, type: !3683)
!3690 = !DILocalVariable(name: "first", scope: !3691, file: !2330, line: 2683, type: !3604, align: 64)
!3691 = distinct !DILexicalBlock(scope: !3680, file: !2330, line: 2683, column: 9)
!3692 = !DILocalVariable(name: "residual", scope: !3693, file: !2330, line: 2683, type: !3591, align: 8)
!3693 = distinct !DILexicalBlock(scope: !3680, file: !2330, line: 2683, column: 32)
!3694 = !DILocalVariable(name: "val", scope: !3695, file: !2330, line: 2683, type: !3604, align: 64)
!3695 = distinct !DILexicalBlock(scope: !3680, file: !2330, line: 2683, column: 32)
!3696 = !{!3660, !3697}
!3697 = !DITemplateTypeParameter(name: "F", type: !3683)
!3698 = !DILocation(line: 2678, column: 18, scope: !3680, inlinedAt: !3699)
!3699 = distinct !DILocation(line: 3332, column: 14, scope: !3637, inlinedAt: !3663)
!3700 = !DILocation(line: 2678, column: 28, scope: !3680, inlinedAt: !3699)
!3701 = !DILocalVariable(name: "self", arg: 1, scope: !3702, file: !3672, line: 106, type: !3706)
!3702 = distinct !DISubprogram(name: "next<(usize, &str), core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3e8c017688f357f6E", scope: !3703, file: !3672, line: 106, type: !3704, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3708, retainedNodes: !3707)
!3703 = !DINamespace(name: "{impl#2}", scope: !3618)
!3704 = !DISubroutineType(types: !3705)
!3705 = !{!3640, !3706}
!3706 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::Map<core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", baseType: !3617, size: 64, align: 64, dwarfAddressSpace: 0)
!3707 = !{!3701}
!3708 = !{!3632, !2311, !3628}
!3709 = !DILocation(line: 0, scope: !3702, inlinedAt: !3710)
!3710 = distinct !DILocation(line: 2683, column: 26, scope: !3680, inlinedAt: !3699)
!3711 = !DILocation(line: 107, column: 19, scope: !3702, inlinedAt: !3710)
!3712 = !DILocalVariable(name: "self", arg: 1, scope: !3713, file: !3714, line: 1160, type: !1900)
!3713 = distinct !DISubprogram(name: "map<&str, (usize, &str), &mut core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17h1afc8bfaab0cb043E", scope: !1900, file: !3714, line: 1160, type: !3715, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3719, declaration: !3718, retainedNodes: !3722)
!3714 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!3715 = !DISubroutineType(types: !3716)
!3716 = !{!3640, !1900, !3717}
!3717 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>", baseType: !3622, size: 64, align: 64, dwarfAddressSpace: 0)
!3718 = !DISubprogram(name: "map<&str, (usize, &str), &mut core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17h1afc8bfaab0cb043E", scope: !1900, file: !3714, line: 1160, type: !3715, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !3719)
!3719 = !{!346, !3720, !3721}
!3720 = !DITemplateTypeParameter(name: "U", type: !3604)
!3721 = !DITemplateTypeParameter(name: "F", type: !3717)
!3722 = !{!3712, !3723, !3724}
!3723 = !DILocalVariable(name: "f", arg: 2, scope: !3713, file: !3714, line: 1160, type: !3717)
!3724 = !DILocalVariable(name: "x", scope: !3725, file: !3714, line: 1165, type: !73, align: 64)
!3725 = distinct !DILexicalBlock(scope: !3713, file: !3714, line: 1165, column: 13)
!3726 = !DILocation(line: 0, scope: !3713, inlinedAt: !3727)
!3727 = distinct !DILocation(line: 107, column: 26, scope: !3702, inlinedAt: !3710)
!3728 = !DILocalVariable(name: "self", arg: 1, scope: !3729, file: !282, line: 309, type: !3717)
!3729 = distinct !DISubprogram(name: "call_once<(&str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>>", linkageName: "_ZN4core3ops8function5impls80_$LT$impl$u20$core..ops..function..FnOnce$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$9call_once17hde5e7bd646481abeE", scope: !3730, file: !282, line: 309, type: !3731, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3738, retainedNodes: !3733)
!3730 = !DINamespace(name: "{impl#4}", scope: !2429)
!3731 = !DISubroutineType(types: !3732)
!3732 = !{!3604, !3717, !73}
!3733 = !{!3728, !3734}
!3734 = !DILocalVariable(name: "args", arg: 2, scope: !3729, file: !282, line: 309, type: !3735)
!3735 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&str)", file: !2, size: 128, align: 64, elements: !3736, templateParams: !23, identifier: "9f7b49506c9013cb415945f96ceb697a")
!3736 = !{!3737}
!3737 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3735, file: !2, baseType: !73, size: 128, align: 64)
!3738 = !{!3739, !3628}
!3739 = !DITemplateTypeParameter(name: "A", type: !3735)
!3740 = !DILocation(line: 0, scope: !3729, inlinedAt: !3741)
!3741 = distinct !DILocation(line: 1165, column: 29, scope: !3725, inlinedAt: !3727)
!3742 = !DILocation(line: 1164, column: 15, scope: !3713, inlinedAt: !3727)
!3743 = !DILocation(line: 1164, column: 9, scope: !3713, inlinedAt: !3727)
!3744 = !DILocation(line: 0, scope: !3725, inlinedAt: !3727)
!3745 = !DILocalVariable(name: "x", arg: 2, scope: !3746, file: !2330, line: 3295, type: !73)
!3746 = distinct !DISubprogram(name: "{closure#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator10max_by_key3key28_$u7b$$u7b$closure$u7d$$u7d$17hbe98f3d0fb558f41E", scope: !3623, file: !2330, line: 3295, type: !3731, scopeLine: 3295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3749, retainedNodes: !3747)
!3747 = !{!3745, !3748}
!3748 = !DILocalVariable(name: "f", scope: !3746, file: !2330, line: 3294, type: !3583, align: 8)
!3749 = !{!346, !3609, !3750}
!3750 = !DITemplateTypeParameter(name: "impl FnMut(&T) -> B", type: !3583)
!3751 = !DILocation(line: 0, scope: !3746, inlinedAt: !3752)
!3752 = distinct !DILocation(line: 310, column: 21, scope: !3729, inlinedAt: !3741)
!3753 = !DILocalVariable(arg: 1, scope: !3754, file: !27, line: 37, type: !3757)
!3754 = distinct !DISubprogram(name: "{closure#0}<core::str::iter::Split<char>>", linkageName: "_ZN5words7longest28_$u7b$$u7b$closure$u7d$$u7d$17he76faa2f0c1fddc6E", scope: !3584, file: !27, line: 37, type: !3755, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3576, retainedNodes: !3758)
!3755 = !DISubroutineType(types: !3756)
!3756 = !{!9, !3757, !72}
!3757 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut words::longest::{closure_env#0}<core::str::iter::Split<char>>", baseType: !3583, size: 64, align: 64, dwarfAddressSpace: 0)
!3758 = !{!3759, !3753}
!3759 = !DILocalVariable(name: "w", arg: 2, scope: !3754, file: !27, line: 37, type: !72)
!3760 = !DILocation(line: 0, scope: !3754, inlinedAt: !3761)
!3761 = distinct !DILocation(line: 3295, column: 23, scope: !3746, inlinedAt: !3752)
!3762 = !DILocalVariable(name: "self", arg: 1, scope: !3763, file: !3764, line: 46, type: !3768)
!3763 = distinct !DISubprogram(name: "count", linkageName: "_RNvXNtNtCsgEmfK2I1SDS_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count", scope: !3765, file: !3764, line: 46, type: !3766, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3780)
!3764 = !DIFile(filename: "library/core/src/str/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "930179fefecf60d8f78cba5290f596b2")
!3765 = !DINamespace(name: "{impl#0}", scope: !2281)
!3766 = !DISubroutineType(types: !3767)
!3767 = !{!9, !3768}
!3768 = !DICompositeType(tag: DW_TAG_structure_type, name: "Chars", scope: !2281, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3769, templateParams: !23, identifier: "4734294b0aa774b418a189749ef69943")
!3769 = !{!3770}
!3770 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !3768, file: !2, baseType: !3771, size: 128, align: 64, flags: DIFlagProtected)
!3771 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<u8>", scope: !1827, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3772, templateParams: !360, identifier: "1ad9747a31fe4f115b5b4d9fee402438")
!3772 = !{!3773, !3774, !3775}
!3773 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !3771, file: !2, baseType: !480, size: 64, align: 64, flags: DIFlagPrivate)
!3774 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !3771, file: !2, baseType: !234, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!3775 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !3771, file: !2, baseType: !3776, align: 8, offset: 128, flags: DIFlagPrivate)
!3776 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&u8>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !3777, identifier: "2879c6d5ede448f8c1a04689e9ce5b0a")
!3777 = !{!3778}
!3778 = !DITemplateTypeParameter(name: "T", type: !3779)
!3779 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!3780 = !{!3762}
!3781 = !DILocation(line: 0, scope: !3763, inlinedAt: !3782)
!3782 = distinct !DILocation(line: 37, column: 36, scope: !3754, inlinedAt: !3761)
!3783 = !DILocalVariable(name: "s", arg: 1, scope: !3784, file: !3785, line: 27, type: !73)
!3784 = distinct !DISubprogram(name: "count_chars", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core3str5count11count_chars", scope: !3786, file: !3785, line: 27, type: !3787, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3789)
!3785 = !DIFile(filename: "library/core/src/str/count.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "167d0e85f4bf5ca9cc19a4e6b26841ba")
!3786 = !DINamespace(name: "count", scope: !2282)
!3787 = !DISubroutineType(types: !3788)
!3788 = !{!9, !73}
!3789 = !{!3783}
!3790 = !DILocation(line: 0, scope: !3784, inlinedAt: !3791)
!3791 = distinct !DILocation(line: 47, column: 9, scope: !3763, inlinedAt: !3782)
!3792 = !DILocation(line: 28, column: 47, scope: !3784, inlinedAt: !3791)
!3793 = !DILocation(line: 35, column: 9, scope: !3784, inlinedAt: !3791)
!3794 = !DILocation(line: 33, column: 9, scope: !3784, inlinedAt: !3791)
!3795 = !DILocation(line: 0, scope: !3691, inlinedAt: !3699)
!3796 = !DILocalVariable(name: "init", arg: 2, scope: !3797, file: !3672, line: 124, type: !3604)
!3797 = distinct !DISubprogram(name: "fold<(usize, &str), core::str::iter::Split<char>, core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>, (usize, &str), core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE", scope: !3703, file: !3672, line: 124, type: !3798, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3803, retainedNodes: !3800)
!3798 = !DISubroutineType(types: !3799)
!3799 = !{!3604, !3617, !3604, !3683}
!3800 = !{!3801, !3796, !3802}
!3801 = !DILocalVariable(name: "self", arg: 1, scope: !3797, file: !3672, line: 124, type: !3617)
!3802 = !DILocalVariable(name: "g", arg: 3, scope: !3797, file: !3672, line: 124, type: !3683)
!3803 = !{!3632, !2311, !3628, !3804, !3805}
!3804 = !DITemplateTypeParameter(name: "Acc", type: !3604)
!3805 = !DITemplateTypeParameter(name: "G", type: !3683)
!3806 = !DILocation(line: 0, scope: !3797, inlinedAt: !3807)
!3807 = distinct !DILocation(line: 2684, column: 19, scope: !3691, inlinedAt: !3699)
!3808 = !DILocalVariable(name: "init", arg: 2, scope: !3809, file: !2330, line: 2640, type: !3604)
!3809 = distinct !DISubprogram(name: "fold<core::str::iter::Split<char>, (usize, &str), core::iter::adapters::map::map_fold::{closure_env#0}<&str, (usize, &str), (usize, &str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4fold17hccf43fa714b9ea6dE", scope: !2333, file: !2330, line: 2640, type: !3810, scopeLine: 2640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3824, retainedNodes: !3817)
!3810 = !DISubroutineType(types: !3811)
!3811 = !{!3604, !2280, !3604, !3812}
!3812 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&str, (usize, &str), (usize, &str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>", scope: !3813, file: !2, align: 8, elements: !3814, templateParams: !23, identifier: "9621e313f3f940b4f7f7fe157bae4f42")
!3813 = !DINamespace(name: "map_fold", scope: !3618)
!3814 = !{!3815, !3816}
!3815 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !3812, file: !2, baseType: !3683, align: 8)
!3816 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !3812, file: !2, baseType: !3622, align: 8)
!3817 = !{!3818, !3808, !3819, !3820, !3822}
!3818 = !DILocalVariable(name: "self", arg: 1, scope: !3809, file: !2330, line: 2640, type: !2280)
!3819 = !DILocalVariable(name: "f", arg: 3, scope: !3809, file: !2330, line: 2640, type: !3812)
!3820 = !DILocalVariable(name: "accum", scope: !3821, file: !2330, line: 2645, type: !3604, align: 64)
!3821 = distinct !DILexicalBlock(scope: !3809, file: !2330, line: 2645, column: 9)
!3822 = !DILocalVariable(name: "x", scope: !3823, file: !2330, line: 2646, type: !73, align: 64)
!3823 = distinct !DILexicalBlock(scope: !3821, file: !2330, line: 2646, column: 41)
!3824 = !{!2386, !3632, !3825}
!3825 = !DITemplateTypeParameter(name: "F", type: !3812)
!3826 = !DILocation(line: 0, scope: !3809, inlinedAt: !3827)
!3827 = distinct !DILocation(line: 128, column: 19, scope: !3797, inlinedAt: !3807)
!3828 = !DILocation(line: 128, column: 9, scope: !3797, inlinedAt: !3807)
!3829 = !{!3830, !3832, !3833, !3834, !3836, !3667}
!3830 = distinct !{!3830, !3831, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %_0"}
!3831 = distinct !{!3831, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE"}
!3832 = distinct !{!3832, !3831, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %self"}
!3833 = distinct !{!3833, !3831, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %init"}
!3834 = distinct !{!3834, !3835, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E: %_0"}
!3835 = distinct !{!3835, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E"}
!3836 = distinct !{!3836, !3835, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E: %self"}
!3837 = !DILocation(line: 2684, column: 14, scope: !3691, inlinedAt: !3699)
!3838 = !{!3834, !3667}
!3839 = !DILocation(line: 124, column: 21, scope: !3797, inlinedAt: !3807)
!3840 = !DILocation(line: 124, column: 38, scope: !3797, inlinedAt: !3807)
!3841 = !DILocation(line: 2640, column: 19, scope: !3809, inlinedAt: !3827)
!3842 = !DILocation(line: 2640, column: 38, scope: !3809, inlinedAt: !3827)
!3843 = !DILocalVariable(name: "acc", arg: 2, scope: !3844, file: !3672, line: 88, type: !3604)
!3844 = distinct !DISubprogram(name: "{closure#0}<&str, (usize, &str), (usize, &str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E", scope: !3813, file: !3672, line: 88, type: !3845, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3852, retainedNodes: !3848)
!3845 = !DISubroutineType(types: !3846)
!3846 = !{!3604, !3847, !3604, !73}
!3847 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&str, (usize, &str), (usize, &str), core::iter::traits::iterator::Iterator::max_by_key::key::{closure_env#0}<&str, usize, words::longest::{closure_env#0}<core::str::iter::Split<char>>>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>>", baseType: !3812, size: 64, align: 64, dwarfAddressSpace: 0)
!3848 = !{!3843, !3849, !3850, !3851}
!3849 = !DILocalVariable(name: "elt", arg: 3, scope: !3844, file: !3672, line: 88, type: !73)
!3850 = !DILocalVariable(name: "g", scope: !3844, file: !3672, line: 86, type: !3683, align: 8)
!3851 = !DILocalVariable(name: "f", scope: !3844, file: !3672, line: 85, type: !3622, align: 8)
!3852 = !{!346, !3632, !3804, !3853, !3854}
!3853 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !3622)
!3854 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !3683)
!3855 = !DILocation(line: 0, scope: !3844, inlinedAt: !3856)
!3856 = distinct !DILocation(line: 2647, column: 21, scope: !3823, inlinedAt: !3827)
!3857 = !DILocation(line: 0, scope: !3821, inlinedAt: !3827)
!3858 = !DILocation(line: 2646, column: 34, scope: !3823, inlinedAt: !3827)
!3859 = !DILocation(line: 2646, column: 29, scope: !3823, inlinedAt: !3827)
!3860 = !DILocation(line: 2646, column: 19, scope: !3823, inlinedAt: !3827)
!3861 = !DILocation(line: 0, scope: !3823, inlinedAt: !3827)
!3862 = !DILocation(line: 0, scope: !3746, inlinedAt: !3863)
!3863 = distinct !DILocation(line: 88, column: 28, scope: !3844, inlinedAt: !3856)
!3864 = !DILocation(line: 0, scope: !3754, inlinedAt: !3865)
!3865 = distinct !DILocation(line: 3295, column: 23, scope: !3746, inlinedAt: !3863)
!3866 = !DILocation(line: 0, scope: !3763, inlinedAt: !3867)
!3867 = distinct !DILocation(line: 37, column: 36, scope: !3754, inlinedAt: !3865)
!3868 = !DILocation(line: 0, scope: !3784, inlinedAt: !3869)
!3869 = distinct !DILocation(line: 47, column: 9, scope: !3763, inlinedAt: !3867)
!3870 = !DILocation(line: 28, column: 47, scope: !3784, inlinedAt: !3869)
!3871 = !DILocation(line: 35, column: 9, scope: !3784, inlinedAt: !3869)
!3872 = !DILocation(line: 33, column: 9, scope: !3784, inlinedAt: !3869)
!3873 = !DILocalVariable(name: "x", arg: 2, scope: !3874, file: !2330, line: 3329, type: !3604)
!3874 = distinct !DISubprogram(name: "{closure#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6max_by4fold28_$u7b$$u7b$closure$u7d$$u7d$17h82fed921249ff840E", scope: !3684, file: !2330, line: 3329, type: !3875, scopeLine: 3329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3881, retainedNodes: !3878)
!3875 = !DISubroutineType(types: !3876)
!3876 = !{!3604, !3877, !3604, !3604}
!3877 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<(usize, &str), fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>", baseType: !3683, size: 64, align: 64, dwarfAddressSpace: 0)
!3878 = !{!3873, !3879, !3880}
!3879 = !DILocalVariable(name: "y", arg: 3, scope: !3874, file: !2330, line: 3329, type: !3604)
!3880 = !DILocalVariable(name: "compare", scope: !3874, file: !2330, line: 3328, type: !3653, align: 8)
!3881 = !{!3647, !3882}
!3882 = !DITemplateTypeParameter(name: "impl FnMut(&T, &T) -> Ordering", type: !3653)
!3883 = !DILocation(line: 0, scope: !3874, inlinedAt: !3884)
!3884 = distinct !DILocation(line: 88, column: 21, scope: !3844, inlinedAt: !3856)
!3885 = !DILocalVariable(name: "v1", arg: 1, scope: !3886, file: !1762, line: 1713, type: !3604)
!3886 = distinct !DISubprogram(name: "max_by<(usize, &str), &mut fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering>", linkageName: "_ZN4core3cmp6max_by17h31300baf1c79d973E", scope: !158, file: !1762, line: 1712, type: !3887, scopeLine: 1712, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !3893, retainedNodes: !3890)
!3887 = !DISubroutineType(types: !3888)
!3888 = !{!3604, !3604, !3604, !3889}
!3889 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut fn(&(usize, &str), &(usize, &str)) -> core::cmp::Ordering", baseType: !3653, size: 64, align: 64, dwarfAddressSpace: 0)
!3890 = !{!3885, !3891, !3892}
!3891 = !DILocalVariable(name: "v2", arg: 2, scope: !3886, file: !1762, line: 1714, type: !3604)
!3892 = !DILocalVariable(name: "compare", arg: 3, scope: !3886, file: !1762, line: 1715, type: !3889)
!3893 = !{!3647, !3894}
!3894 = !DITemplateTypeParameter(name: "F", type: !3889)
!3895 = !DILocation(line: 0, scope: !3886, inlinedAt: !3896)
!3896 = distinct !DILocation(line: 3329, column: 25, scope: !3874, inlinedAt: !3884)
!3897 = !DILocation(line: 3329, column: 22, scope: !3874, inlinedAt: !3884)
!3898 = !DILocation(line: 1714, column: 5, scope: !3886, inlinedAt: !3896)
!3899 = !DILocalVariable(name: "self", arg: 1, scope: !3900, file: !1762, line: 499, type: !157)
!3900 = distinct !DISubprogram(name: "is_gt", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3cmpNtB2_8Ordering5is_gt", scope: !157, file: !1762, line: 499, type: !3901, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !3903, retainedNodes: !3904)
!3901 = !DISubroutineType(types: !3902)
!3902 = !{!1442, !157}
!3903 = !DISubprogram(name: "is_gt", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3cmpNtB2_8Ordering5is_gt", scope: !157, file: !1762, line: 499, type: !3901, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!3904 = !{!3899}
!3905 = !DILocation(line: 0, scope: !3900, inlinedAt: !3906)
!3906 = distinct !DILocation(line: 1717, column: 26, scope: !3886, inlinedAt: !3896)
!3907 = !DILocation(line: 500, column: 9, scope: !3900, inlinedAt: !3906)
!3908 = !DILocation(line: 1717, scope: !3886, inlinedAt: !3896)
!3909 = !DILocation(line: 128, column: 49, scope: !3797, inlinedAt: !3807)
!3910 = !DILocation(line: 3303, column: 53, scope: !3580, inlinedAt: !3612)
!3911 = !DILocation(line: 37, column: 5, scope: !3572, inlinedAt: !3570)
!3912 = !DILocation(line: 54, column: 5, scope: !1893)
!3913 = !DILocation(line: 54, column: 5, scope: !1891)
!3914 = !DILocation(line: 55, column: 1, scope: !1823)
!3915 = !{!3916}
!3916 = distinct !{!3916, !3917, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!3917 = distinct !{!3917, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!3918 = !DILocation(line: 0, scope: !916, inlinedAt: !3919)
!3919 = distinct !DILocation(line: 55, column: 1, scope: !1814)
!3920 = !{!3921}
!3921 = distinct !{!3921, !3922, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!3922 = distinct !{!3922, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!3923 = !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3919)
!3924 = !DILocation(line: 0, scope: !927, inlinedAt: !3925)
!3925 = distinct !DILocation(line: 805, column: 1, scope: !916, inlinedAt: !3919)
!3926 = !DILocation(line: 0, scope: !936, inlinedAt: !3927)
!3927 = distinct !DILocation(line: 2470, column: 18, scope: !927, inlinedAt: !3925)
!3928 = !DILocation(line: 0, scope: !936, inlinedAt: !3929)
!3929 = distinct !DILocation(line: 2471, column: 21, scope: !927, inlinedAt: !3925)
!3930 = !DILocation(line: 444, column: 20, scope: !948, inlinedAt: !3931)
!3931 = distinct !DILocation(line: 366, column: 27, scope: !936, inlinedAt: !3927)
!3932 = !{!3921, !3916}
!3933 = !DILocation(line: 0, scope: !957, inlinedAt: !3934)
!3934 = distinct !DILocation(line: 2470, column: 26, scope: !927, inlinedAt: !3925)
!3935 = !DILocation(line: 0, scope: !966, inlinedAt: !3936)
!3936 = distinct !DILocation(line: 3759, column: 36, scope: !957, inlinedAt: !3934)
!3937 = !DILocation(line: 433, column: 22, scope: !973, inlinedAt: !3938)
!3938 = distinct !DILocation(line: 3759, column: 27, scope: !957, inlinedAt: !3934)
!3939 = !DILocation(line: 510, column: 26, scope: !979, inlinedAt: !3940)
!3940 = distinct !DILocation(line: 437, column: 14, scope: !973, inlinedAt: !3938)
!3941 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3942)
!3942 = distinct !DILocation(line: 3731, column: 27, scope: !966, inlinedAt: !3936)
!3943 = !DILocation(line: 555, column: 18, scope: !985, inlinedAt: !3942)
!3944 = !DILocation(line: 3759, column: 31, scope: !957, inlinedAt: !3934)
!3945 = !DILocation(line: 0, scope: !973, inlinedAt: !3938)
!3946 = !DILocation(line: 0, scope: !979, inlinedAt: !3940)
!3947 = !DILocation(line: 902, column: 49, scope: !995, inlinedAt: !3948)
!3948 = distinct !DILocation(line: 513, column: 9, scope: !979, inlinedAt: !3940)
!3949 = !DILocation(line: 0, scope: !966, inlinedAt: !3950)
!3950 = distinct !DILocation(line: 2471, column: 29, scope: !927, inlinedAt: !3925)
!3951 = !DILocation(line: 552, column: 22, scope: !985, inlinedAt: !3952)
!3952 = distinct !DILocation(line: 3731, column: 27, scope: !1001, inlinedAt: !3950)
!3953 = !DILocation(line: 2471, column: 16, scope: !927, inlinedAt: !3925)
!3954 = !DILocation(line: 2472, column: 22, scope: !927, inlinedAt: !3925)
!3955 = !DILocation(line: 55, column: 1, scope: !1812)
!3956 = !DILocation(line: 55, column: 2, scope: !1809)
!3957 = distinct !DISubprogram(name: "depth", linkageName: "_ZN5words5depth17h91a15954cf147af8E", scope: !26, file: !27, line: 20, type: !3958, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !3960)
!3958 = !DISubroutineType(types: !3959)
!3959 = !{!9, !940}
!3960 = !{!3961}
!3961 = !DILocalVariable(name: "node", arg: 1, scope: !3957, file: !27, line: 20, type: !940)
!3962 = !DILocalVariable(name: "self", arg: 1, scope: !3963, file: !1968, line: 157, type: !3979)
!3963 = distinct !DISubprogram(name: "next<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h5ba26ec62fe19052E", scope: !1969, file: !1968, line: 157, type: !3964, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !3986)
!3964 = !DISubroutineType(types: !3965)
!3965 = !{!3966, !3979}
!3966 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", scope: !562, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3967, templateParams: !23, identifier: "ade622800458c2305f3ee29d402255bd")
!3967 = !{!3968}
!3968 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3966, file: !2, size: 64, align: 64, elements: !3969, templateParams: !23, identifier: "3943a7c708b639f8d772bdcfbe632d9e", discriminator: !3978)
!3969 = !{!3970, !3974}
!3970 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !3968, file: !2, baseType: !3971, size: 64, align: 64, extraData: i64 0)
!3971 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !3966, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !3972, identifier: "dc1ec0e669fc72d7f507c470d8e17225")
!3972 = !{!3973}
!3973 = !DITemplateTypeParameter(name: "T", type: !940)
!3974 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !3968, file: !2, baseType: !3975, size: 64, align: 64)
!3975 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !3966, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !3976, templateParams: !3972, identifier: "cab0d611ed73d530da48790cb2b51446")
!3976 = !{!3977}
!3977 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !3975, file: !2, baseType: !940, size: 64, align: 64, flags: DIFlagPublic)
!3978 = !DIDerivedType(tag: DW_TAG_member, scope: !3966, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!3979 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", baseType: !3980, size: 64, align: 64, dwarfAddressSpace: 0)
!3980 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", scope: !1827, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !3981, templateParams: !508, identifier: "40de049896974e9985305f53130bc910")
!3981 = !{!3982, !3983, !3984}
!3982 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !3980, file: !2, baseType: !880, size: 64, align: 64, flags: DIFlagPrivate)
!3983 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !3980, file: !2, baseType: !883, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!3984 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !3980, file: !2, baseType: !3985, align: 8, offset: 128, flags: DIFlagPrivate)
!3985 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", scope: !485, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !3972, identifier: "863497dd8a0a63cfadc90694d5bac4f7")
!3986 = !{!3962, !3987, !3989, !3991}
!3987 = !DILocalVariable(name: "ptr", scope: !3988, file: !1968, line: 161, type: !880, align: 64)
!3988 = distinct !DILexicalBlock(scope: !3963, file: !1968, line: 161, column: 17)
!3989 = !DILocalVariable(name: "end_or_len", scope: !3990, file: !1968, line: 162, type: !883, align: 64)
!3990 = distinct !DILexicalBlock(scope: !3988, file: !1968, line: 162, column: 17)
!3991 = !DILocalVariable(name: "len", scope: !3992, file: !1968, line: 167, type: !9, align: 64)
!3992 = distinct !DILexicalBlock(scope: !3990, file: !1968, line: 167, column: 25)
!3993 = !DILocation(line: 0, scope: !3963, inlinedAt: !3994)
!3994 = distinct !DILocation(line: 107, column: 19, scope: !3995, inlinedAt: !4010)
!3995 = distinct !DISubprogram(name: "next<usize, core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6c704a49a24268ebE", scope: !3703, file: !3672, line: 106, type: !3996, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4009, retainedNodes: !4007)
!3996 = !DISubroutineType(types: !3997)
!3997 = !{!1426, !3998}
!3998 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::Map<core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", baseType: !3999, size: 64, align: 64, dwarfAddressSpace: 0)
!3999 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", scope: !3618, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !4000, templateParams: !4004, identifier: "587d4d36603541427183345ef3beac66")
!4000 = !{!4001, !4002}
!4001 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !3999, file: !2, baseType: !3980, size: 128, align: 64, flags: DIFlagProtected)
!4002 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !3999, file: !2, baseType: !4003, align: 8, offset: 128, flags: DIFlagPrivate)
!4003 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize", baseType: !3958, align: 8, dwarfAddressSpace: 0)
!4004 = !{!4005, !4006}
!4005 = !DITemplateTypeParameter(name: "I", type: !3980)
!4006 = !DITemplateTypeParameter(name: "F", type: !4003)
!4007 = !{!4008}
!4008 = !DILocalVariable(name: "self", arg: 1, scope: !3995, file: !3672, line: 106, type: !3998)
!4009 = !{!3609, !4005, !4006}
!4010 = distinct !DILocation(line: 2683, column: 26, scope: !4011, inlinedAt: !4032)
!4011 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6reduce17h50468df7c3d07b5bE", scope: !2333, file: !2330, line: 2678, type: !4012, scopeLine: 2678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4029, retainedNodes: !4020)
!4012 = !DISubroutineType(types: !4013)
!4013 = !{!1426, !3999, !4014}
!4014 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>", scope: !3684, file: !2, align: 8, elements: !4015, templateParams: !23, identifier: "e6c7798a66671a0dc9c0df7779ab2218")
!4015 = !{!4016}
!4016 = !DIDerivedType(tag: DW_TAG_member, name: "compare", scope: !4014, file: !2, baseType: !4017, align: 8)
!4017 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "fn(&usize, &usize) -> core::cmp::Ordering", baseType: !4018, align: 8, dwarfAddressSpace: 0)
!4018 = !DISubroutineType(types: !4019)
!4019 = !{!157, !375, !375}
!4020 = !{!4021, !4022, !4023, !4025, !4027}
!4021 = !DILocalVariable(name: "self", arg: 1, scope: !4011, file: !2330, line: 2678, type: !3999)
!4022 = !DILocalVariable(name: "f", arg: 2, scope: !4011, file: !2330, line: 2678, type: !4014)
!4023 = !DILocalVariable(name: "first", scope: !4024, file: !2330, line: 2683, type: !9, align: 64)
!4024 = distinct !DILexicalBlock(scope: !4011, file: !2330, line: 2683, column: 9)
!4025 = !DILocalVariable(name: "residual", scope: !4026, file: !2330, line: 2683, type: !3591, align: 8)
!4026 = distinct !DILexicalBlock(scope: !4011, file: !2330, line: 2683, column: 32)
!4027 = !DILocalVariable(name: "val", scope: !4028, file: !2330, line: 2683, type: !9, align: 64)
!4028 = distinct !DILexicalBlock(scope: !4011, file: !2330, line: 2683, column: 32)
!4029 = !{!4030, !4031}
!4030 = !DITemplateTypeParameter(name: "Self", type: !3999)
!4031 = !DITemplateTypeParameter(name: "F", type: !4014)
!4032 = distinct !DILocation(line: 3332, column: 14, scope: !4033, inlinedAt: !4041)
!4033 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>, fn(&usize, &usize) -> core::cmp::Ordering>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6max_by17hdf074a7143882b27E", scope: !2333, file: !2330, line: 3322, type: !4034, scopeLine: 3322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4039, retainedNodes: !4036)
!4034 = !DISubroutineType(types: !4035)
!4035 = !{!1426, !3999, !4017}
!4036 = !{!4037, !4038}
!4037 = !DILocalVariable(name: "self", arg: 1, scope: !4033, file: !2330, line: 3322, type: !3999)
!4038 = !DILocalVariable(name: "compare", scope: !4033, file: !2330, line: 3322, type: !4017, align: 8)
!4039 = !{!4030, !4040}
!4040 = !DITemplateTypeParameter(name: "F", type: !4017)
!4041 = !DILocation(line: 3233, column: 14, scope: !4042, inlinedAt: !4048)
!4042 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3max17hd4ca34a491c9fd46E", scope: !2333, file: !2330, line: 3228, type: !4043, scopeLine: 3228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4047, retainedNodes: !4045)
!4043 = !DISubroutineType(types: !4044)
!4044 = !{!1426, !3999}
!4045 = !{!4046}
!4046 = !DILocalVariable(name: "self", arg: 1, scope: !4042, file: !2330, line: 3228, type: !3999)
!4047 = !{!4030}
!4048 = !DILocation(line: 22, column: 50, scope: !3957)
!4049 = !DILocation(line: 0, scope: !3995, inlinedAt: !4010)
!4050 = !DILocation(line: 0, scope: !1919, inlinedAt: !4051)
!4051 = distinct !DILocation(line: 23, column: 1, scope: !3957)
!4052 = !DILocation(line: 0, scope: !1919, inlinedAt: !4053)
!4053 = distinct !DILocation(line: 23, column: 1, scope: !3957)
!4054 = !DILocation(line: 0, scope: !3957)
!4055 = !DILocalVariable(name: "self", arg: 1, scope: !4056, file: !540, line: 2415, type: !940)
!4056 = distinct !DISubprogram(name: "deref<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17haa25baa7ffa0365cE", scope: !2866, file: !540, line: 2415, type: !2867, scopeLine: 2415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, retainedNodes: !4057)
!4057 = !{!4055}
!4058 = !DILocation(line: 0, scope: !4056, inlinedAt: !4059)
!4059 = !DILocation(line: 22, column: 9, scope: !3957)
!4060 = !DILocalVariable(name: "self", arg: 1, scope: !4061, file: !540, line: 363, type: !940)
!4061 = distinct !DISubprogram(name: "inner<core::cell::RefCell<words::Node>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$5inner17h7862bdab6689b2fbE", scope: !510, file: !540, line: 363, type: !937, scopeLine: 363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !518, declaration: !941, retainedNodes: !4062)
!4062 = !{!4060}
!4063 = !DILocation(line: 0, scope: !4061, inlinedAt: !4064)
!4064 = !DILocation(line: 2416, column: 15, scope: !4056, inlinedAt: !4059)
!4065 = !DILocalVariable(name: "val", scope: !4066, file: !2113, line: 3134, type: !9, align: 64)
!4066 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize9fetch_add", scope: !28, file: !2113, line: 3134, type: !4067, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, declaration: !4069, retainedNodes: !4070)
!4067 = !DISubroutineType(types: !4068)
!4068 = !{!9, !2116, !9, !164}
!4069 = !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1v_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_11AtomicUsize9fetch_add", scope: !28, file: !2113, line: 3134, type: !4067, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !23)
!4070 = !{!4071, !4065, !4072}
!4071 = !DILocalVariable(name: "self", arg: 1, scope: !4066, file: !2113, line: 3134, type: !2116)
!4072 = !DILocalVariable(name: "order", scope: !4066, file: !2113, line: 3134, type: !164, align: 8)
!4073 = !DILocation(line: 0, scope: !4066, inlinedAt: !4074)
!4074 = !DILocation(line: 21, column: 11, scope: !3957)
!4075 = !DILocalVariable(name: "val", scope: !4076, file: !2113, line: 3919, type: !9, align: 64)
!4076 = distinct !DISubprogram(name: "atomic_add<usize, usize>", linkageName: "_ZN4core4sync6atomic10atomic_add17h37326cadd636e5a6E", scope: !29, file: !2113, line: 3919, type: !4077, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4083, retainedNodes: !4080)
!4077 = !DISubroutineType(types: !4078)
!4078 = !{!9, !4079, !9, !164}
!4079 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut usize", baseType: !9, size: 64, align: 64, dwarfAddressSpace: 0)
!4080 = !{!4081, !4075, !4082}
!4081 = !DILocalVariable(name: "dst", arg: 1, scope: !4076, file: !2113, line: 3919, type: !4079)
!4082 = !DILocalVariable(name: "order", scope: !4076, file: !2113, line: 3919, type: !164, align: 8)
!4083 = !{!39, !4084}
!4084 = !DITemplateTypeParameter(name: "U", type: !9)
!4085 = !DILocation(line: 0, scope: !4076, inlinedAt: !4086)
!4086 = !DILocation(line: 3136, column: 26, scope: !4066, inlinedAt: !4074)
!4087 = !DILocation(line: 3322, column: 24, scope: !4033, inlinedAt: !4041)
!4088 = !DILocalVariable(name: "default", scope: !4089, file: !3714, line: 1038, type: !9, align: 64)
!4089 = distinct !DISubprogram(name: "unwrap_or<usize>", linkageName: "_ZN4core6option15Option$LT$T$GT$9unwrap_or17h78e52011af1433e4E", scope: !1426, file: !3714, line: 1038, type: !4090, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !38, declaration: !4092, retainedNodes: !4093)
!4090 = !DISubroutineType(types: !4091)
!4091 = !{!9, !1426, !9}
!4092 = !DISubprogram(name: "unwrap_or<usize>", linkageName: "_ZN4core6option15Option$LT$T$GT$9unwrap_or17h78e52011af1433e4E", scope: !1426, file: !3714, line: 1038, type: !4090, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !38)
!4093 = !{!4094, !4088, !4095}
!4094 = !DILocalVariable(name: "self", arg: 1, scope: !4089, file: !3714, line: 1038, type: !1426)
!4095 = !DILocalVariable(name: "x", scope: !4096, file: !3714, line: 1043, type: !9, align: 64)
!4096 = distinct !DILexicalBlock(scope: !4089, file: !3714, line: 1043, column: 13)
!4097 = !DILocation(line: 0, scope: !4089, inlinedAt: !4098)
!4098 = !DILocation(line: 22, column: 56, scope: !3957)
!4099 = !DILocation(line: 3923, column: 24, scope: !4076, inlinedAt: !4086)
!4100 = !DILocation(line: 444, column: 20, scope: !4101, inlinedAt: !4102)
!4101 = distinct !DISubprogram(name: "as_ref<alloc::rc::RcInner<core::cell::RefCell<words::Node>>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hacbda053153a5468E", scope: !439, file: !949, line: 440, type: !950, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !515, declaration: !953)
!4102 = !DILocation(line: 366, column: 27, scope: !4061, inlinedAt: !4064)
!4103 = !DILocation(line: 2416, column: 9, scope: !4056, inlinedAt: !4059)
!4104 = !DILocation(line: 0, scope: !3361, inlinedAt: !4105)
!4105 = distinct !DILocation(line: 22, column: 14, scope: !3957)
!4106 = !DILocation(line: 0, scope: !3374, inlinedAt: !4107)
!4107 = distinct !DILocation(line: 1122, column: 20, scope: !3361, inlinedAt: !4105)
!4108 = !DILocation(line: 1124, column: 17, scope: !3369, inlinedAt: !4105)
!4109 = !DILocation(line: 0, scope: !3402, inlinedAt: !4110)
!4110 = distinct !DILocation(line: 1559, column: 30, scope: !3411, inlinedAt: !4111)
!4111 = distinct !DILocation(line: 1159, column: 15, scope: !3374, inlinedAt: !4107)
!4112 = !DILocation(line: 0, scope: !3411, inlinedAt: !4111)
!4113 = !DILocation(line: 0, scope: !3435, inlinedAt: !4114)
!4114 = distinct !DILocation(line: 1559, column: 24, scope: !3411, inlinedAt: !4111)
!4115 = !DILocation(line: 0, scope: !3440, inlinedAt: !4116)
!4116 = distinct !DILocation(line: 1575, column: 20, scope: !3431, inlinedAt: !4111)
!4117 = !DILocation(line: 555, column: 18, scope: !3435, inlinedAt: !4114)
!4118 = !{!4119}
!4119 = distinct !{!4119, !4120, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE: argument 0"}
!4120 = distinct !{!4120, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE"}
!4121 = !DILocation(line: 0, scope: !3431, inlinedAt: !4111)
!4122 = !DILocation(line: 0, scope: !3451, inlinedAt: !4123)
!4123 = distinct !DILocation(line: 1560, column: 13, scope: !3431, inlinedAt: !4111)
!4124 = !DILocation(line: 955, column: 5, scope: !3451, inlinedAt: !4123)
!4125 = !DILocation(line: 1560, column: 13, scope: !3431, inlinedAt: !4111)
!4126 = !DILocation(line: 1124, column: 25, scope: !3369, inlinedAt: !4105)
!4127 = !DILocation(line: 2101, column: 13, scope: !3402, inlinedAt: !4110)
!4128 = !DILocation(line: 902, column: 49, scope: !3462, inlinedAt: !4129)
!4129 = distinct !DILocation(line: 513, column: 9, scope: !3440, inlinedAt: !4116)
!4130 = !DILocalVariable(name: "self", arg: 1, scope: !4131, file: !859, line: 3728, type: !4139)
!4131 = distinct !DISubprogram(name: "deref<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hd9e094e04a8dc1b4E", scope: !4132, file: !859, line: 3728, type: !4133, scopeLine: 3728, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, retainedNodes: !4140)
!4132 = !DINamespace(name: "{impl#9}", scope: !467)
!4133 = !DISubroutineType(types: !4134)
!4134 = !{!4135, !4139}
!4135 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>]", file: !2, size: 128, align: 64, elements: !4136, templateParams: !23, identifier: "1f0d0450b251df5387ad02ae71be9f69")
!4136 = !{!4137, !4138}
!4137 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !4135, file: !2, baseType: !906, size: 64, align: 64)
!4138 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !4135, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!4139 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::vec::Vec<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", baseType: !500, size: 64, align: 64, dwarfAddressSpace: 0)
!4140 = !{!4130}
!4141 = !DILocation(line: 3728, column: 14, scope: !4131, inlinedAt: !4142)
!4142 = !DILocation(line: 22, column: 9, scope: !4143)
!4143 = !DILexicalBlockFile(scope: !3957, file: !27, discriminator: 4)
!4144 = !DILocalVariable(name: "self", arg: 1, scope: !4145, file: !859, line: 1798, type: !4139)
!4145 = distinct !DISubprogram(name: "as_slice<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h1bedc3efc38b9c1eE", scope: !500, file: !859, line: 1798, type: !4133, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !4146, retainedNodes: !4147)
!4146 = !DISubprogram(name: "as_slice<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h1bedc3efc38b9c1eE", scope: !500, file: !859, line: 1798, type: !4133, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!4147 = !{!4144}
!4148 = !DILocation(line: 1798, column: 27, scope: !4145, inlinedAt: !4149)
!4149 = !DILocation(line: 3729, column: 14, scope: !4131, inlinedAt: !4142)
!4150 = !DILocalVariable(name: "self", arg: 1, scope: !4151, file: !859, line: 1913, type: !4139)
!4151 = distinct !DISubprogram(name: "as_ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17hf7d8632fd99db5bfE", scope: !500, file: !859, line: 1913, type: !4152, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !4154, retainedNodes: !4155)
!4152 = !DISubroutineType(types: !4153)
!4153 = !{!883, !4139}
!4154 = !DISubprogram(name: "as_ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17hf7d8632fd99db5bfE", scope: !500, file: !859, line: 1913, type: !4152, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !520)
!4155 = !{!4150}
!4156 = !DILocation(line: 1913, column: 25, scope: !4151, inlinedAt: !4157)
!4157 = !DILocation(line: 1815, column: 76, scope: !4145, inlinedAt: !4149)
!4158 = !DILocation(line: 1815, column: 86, scope: !4145, inlinedAt: !4149)
!4159 = !DILocation(line: 0, scope: !4042, inlinedAt: !4048)
!4160 = !DILocation(line: 0, scope: !4033, inlinedAt: !4041)
!4161 = !DILocation(line: 0, scope: !4011, inlinedAt: !4032)
!4162 = !DILocation(line: 2678, column: 28, scope: !4011, inlinedAt: !4032)
!4163 = !DILocalVariable(name: "count", scope: !4164, file: !949, line: 651, type: !9, align: 64)
!4164 = distinct !DISubprogram(name: "add<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h9817143af49ba7d0E", scope: !880, file: !949, line: 651, type: !4165, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, declaration: !4167, retainedNodes: !4168)
!4165 = !DISubroutineType(types: !4166)
!4166 = !{!880, !880, !9}
!4167 = !DISubprogram(name: "add<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h9817143af49ba7d0E", scope: !880, file: !949, line: 651, type: !4165, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !508)
!4168 = !{!4169, !4163}
!4169 = !DILocalVariable(name: "self", arg: 1, scope: !4164, file: !949, line: 651, type: !880)
!4170 = !DILocation(line: 0, scope: !4164, inlinedAt: !4171)
!4171 = distinct !DILocation(line: 185, column: 40, scope: !3990, inlinedAt: !3994)
!4172 = !DILocation(line: 0, scope: !3988, inlinedAt: !3994)
!4173 = !DILocation(line: 0, scope: !3990, inlinedAt: !3994)
!4174 = !DILocalVariable(name: "self", arg: 1, scope: !4175, file: !949, line: 1719, type: !4178)
!4175 = distinct !DISubprogram(name: "eq<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hc51902a5327bf247E", scope: !2629, file: !949, line: 1719, type: !4176, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !4179)
!4176 = !DISubroutineType(types: !4177)
!4177 = !{!1442, !4178, !4178}
!4178 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", baseType: !880, size: 64, align: 64, dwarfAddressSpace: 0)
!4179 = !{!4174, !4180}
!4180 = !DILocalVariable(name: "other", arg: 2, scope: !4175, file: !949, line: 1719, type: !4178)
!4181 = !DILocation(line: 1719, column: 11, scope: !4175, inlinedAt: !4182)
!4182 = distinct !DILocation(line: 180, column: 28, scope: !3990, inlinedAt: !3994)
!4183 = !DILocation(line: 1719, column: 18, scope: !4175, inlinedAt: !4182)
!4184 = !DILocation(line: 1720, column: 9, scope: !4175, inlinedAt: !4182)
!4185 = !DILocation(line: 180, column: 28, scope: !3990, inlinedAt: !3994)
!4186 = !DILocation(line: 612, column: 9, scope: !4187, inlinedAt: !4188)
!4187 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17h5bc27ddd1eabce77E", scope: !473, file: !765, line: 611, type: !878, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !884)
!4188 = !DILocation(line: 607, column: 14, scope: !4189, inlinedAt: !4190)
!4189 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17h453e5ec3dee9c411E", scope: !473, file: !765, line: 606, type: !888, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !885, declaration: !890)
!4190 = !DILocation(line: 295, column: 20, scope: !4191, inlinedAt: !4192)
!4191 = distinct !DISubprogram(name: "ptr<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17hf5518a955ec1b04eE", scope: !503, file: !765, line: 294, type: !893, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !520, declaration: !896)
!4192 = !DILocation(line: 1916, column: 18, scope: !4151, inlinedAt: !4157)
!4193 = !DILocation(line: 659, column: 28, scope: !4164, inlinedAt: !4171)
!4194 = !DILocalVariable(name: "self", arg: 1, scope: !4195, file: !3714, line: 1160, type: !3966)
!4195 = distinct !DISubprogram(name: "map<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, &mut fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17he9df975bce718257E", scope: !3966, file: !3714, line: 1160, type: !4196, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4200, declaration: !4199, retainedNodes: !4202)
!4196 = !DISubroutineType(types: !4197)
!4197 = !{!1426, !3966, !4198}
!4198 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize", baseType: !4003, size: 64, align: 64, dwarfAddressSpace: 0)
!4199 = !DISubprogram(name: "map<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, &mut fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17he9df975bce718257E", scope: !3966, file: !3714, line: 1160, type: !4196, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !4200)
!4200 = !{!3973, !4084, !4201}
!4201 = !DITemplateTypeParameter(name: "F", type: !4198)
!4202 = !{!4194, !4203, !4204}
!4203 = !DILocalVariable(name: "f", arg: 2, scope: !4195, file: !3714, line: 1160, type: !4198)
!4204 = !DILocalVariable(name: "x", scope: !4205, file: !3714, line: 1165, type: !940, align: 64)
!4205 = distinct !DILexicalBlock(scope: !4195, file: !3714, line: 1165, column: 13)
!4206 = !DILocation(line: 0, scope: !4195, inlinedAt: !4207)
!4207 = distinct !DILocation(line: 107, column: 26, scope: !3995, inlinedAt: !4010)
!4208 = !DILocalVariable(name: "self", arg: 1, scope: !4209, file: !282, line: 309, type: !4198)
!4209 = distinct !DISubprogram(name: "call_once<(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>), fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize>", linkageName: "_ZN4core3ops8function5impls80_$LT$impl$u20$core..ops..function..FnOnce$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$9call_once17h0da1aceb296d1abdE", scope: !3730, file: !282, line: 309, type: !4210, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4217, retainedNodes: !4212)
!4210 = !DISubroutineType(types: !4211)
!4211 = !{!9, !4198, !940}
!4212 = !{!4208, !4213}
!4213 = !DILocalVariable(name: "args", arg: 2, scope: !4209, file: !282, line: 309, type: !4214)
!4214 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>)", file: !2, size: 64, align: 64, elements: !4215, templateParams: !23, identifier: "f516ed6b74025d4dd70994053babd33f")
!4215 = !{!4216}
!4216 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !4214, file: !2, baseType: !940, size: 64, align: 64)
!4217 = !{!4218, !4006}
!4218 = !DITemplateTypeParameter(name: "A", type: !4214)
!4219 = !DILocation(line: 0, scope: !4209, inlinedAt: !4220)
!4220 = distinct !DILocation(line: 1165, column: 29, scope: !4205, inlinedAt: !4207)
!4221 = !DILocation(line: 0, scope: !4205, inlinedAt: !4207)
!4222 = !DILocalVariable(arg: 2, scope: !4223, file: !282, line: 166, type: !4214)
!4223 = distinct !DISubprogram(name: "call_mut<fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, (&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>)>", linkageName: "_ZN4core3ops8function5FnMut8call_mut17h0b10a3049dad84ccE", scope: !4224, file: !282, line: 166, type: !4210, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4227, retainedNodes: !4225)
!4224 = !DINamespace(name: "FnMut", scope: !284)
!4225 = !{!4226, !4222}
!4226 = !DILocalVariable(arg: 1, scope: !4223, file: !282, line: 166, type: !4198)
!4227 = !{!4228, !4229}
!4228 = !DITemplateTypeParameter(name: "Self", type: !4003)
!4229 = !DITemplateTypeParameter(name: "Args", type: !4214)
!4230 = !DILocation(line: 0, scope: !4223, inlinedAt: !4231)
!4231 = distinct !DILocation(line: 310, column: 21, scope: !4209, inlinedAt: !4220)
!4232 = !DILocation(line: 166, column: 5, scope: !4223, inlinedAt: !4231)
!4233 = !DILocation(line: 0, scope: !4024, inlinedAt: !4032)
!4234 = !DILocalVariable(name: "self", arg: 1, scope: !4235, file: !3672, line: 124, type: !3999)
!4235 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, usize, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb281c349c1f395f1E", scope: !3703, file: !3672, line: 124, type: !4236, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4241, retainedNodes: !4238)
!4236 = !DISubroutineType(types: !4237)
!4237 = !{!9, !3999, !9, !4014}
!4238 = !{!4234, !4239, !4240}
!4239 = !DILocalVariable(name: "init", arg: 2, scope: !4235, file: !3672, line: 124, type: !9)
!4240 = !DILocalVariable(name: "g", arg: 3, scope: !4235, file: !3672, line: 124, type: !4014)
!4241 = !{!3609, !4005, !4006, !4242, !4243}
!4242 = !DITemplateTypeParameter(name: "Acc", type: !9)
!4243 = !DITemplateTypeParameter(name: "G", type: !4014)
!4244 = !DILocation(line: 0, scope: !4235, inlinedAt: !4245)
!4245 = distinct !DILocation(line: 2684, column: 19, scope: !4024, inlinedAt: !4032)
!4246 = !DILocation(line: 124, column: 38, scope: !4235, inlinedAt: !4245)
!4247 = !DILocalVariable(name: "self", arg: 1, scope: !4248, file: !1968, line: 259, type: !3980)
!4248 = distinct !DISubprogram(name: "fold<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, usize, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9240d6df2e818eacE", scope: !1969, file: !1968, line: 259, type: !4249, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4272, retainedNodes: !4255)
!4249 = !DISubroutineType(types: !4250)
!4250 = !{!9, !3980, !9, !4251}
!4251 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, usize, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>", scope: !3813, file: !2, align: 8, elements: !4252, templateParams: !23, identifier: "a2a54ff7fe154f9d2b9c0b949698e644")
!4252 = !{!4253, !4254}
!4253 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !4251, file: !2, baseType: !4014, align: 8)
!4254 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !4251, file: !2, baseType: !4003, align: 8)
!4255 = !{!4247, !4256, !4257, !4258, !4260, !4262, !4264, !4266, !4268, !4270}
!4256 = !DILocalVariable(name: "init", arg: 2, scope: !4248, file: !1968, line: 259, type: !9)
!4257 = !DILocalVariable(name: "f", arg: 3, scope: !4248, file: !1968, line: 259, type: !4251)
!4258 = !DILocalVariable(name: "len", scope: !4259, file: !1968, line: 29, type: !9, align: 64)
!4259 = distinct !DILexicalBlock(scope: !4248, file: !1968, line: 29, column: 13)
!4260 = !DILocalVariable(name: "end", scope: !4261, file: !1968, line: 33, type: !880, align: 64)
!4261 = distinct !DILexicalBlock(scope: !4248, file: !1968, line: 33, column: 13)
!4262 = !DILocalVariable(name: "acc", scope: !4263, file: !1968, line: 273, type: !9, align: 64)
!4263 = distinct !DILexicalBlock(scope: !4248, file: !1968, line: 273, column: 17)
!4264 = !DILocalVariable(name: "i", scope: !4265, file: !1968, line: 274, type: !9, align: 64)
!4265 = distinct !DILexicalBlock(scope: !4263, file: !1968, line: 274, column: 17)
!4266 = !DILocalVariable(name: "len", scope: !4267, file: !1968, line: 275, type: !9, align: 64)
!4267 = distinct !DILexicalBlock(scope: !4265, file: !1968, line: 275, column: 17)
!4268 = !DILocalVariable(name: "len", scope: !4269, file: !1968, line: 29, type: !9, align: 64)
!4269 = distinct !DILexicalBlock(scope: !4265, file: !1968, line: 29, column: 13)
!4270 = !DILocalVariable(name: "end", scope: !4271, file: !1968, line: 33, type: !880, align: 64)
!4271 = distinct !DILexicalBlock(scope: !4265, file: !1968, line: 33, column: 13)
!4272 = !{!509, !3609, !4273}
!4273 = !DITemplateTypeParameter(name: "F", type: !4251)
!4274 = !DILocation(line: 0, scope: !4248, inlinedAt: !4275)
!4275 = distinct !DILocation(line: 128, column: 19, scope: !4235, inlinedAt: !4245)
!4276 = !DILocation(line: 259, column: 42, scope: !4248, inlinedAt: !4275)
!4277 = !DILocalVariable(name: "pointee_size", scope: !4278, file: !2723, line: 726, type: !9, align: 64)
!4278 = distinct !DILexicalBlock(scope: !4279, file: !2723, line: 726, column: 9)
!4279 = distinct !DISubprogram(name: "offset_from_unsigned<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned17h2ab9cd447182a6dbE", scope: !2724, file: !2723, line: 701, type: !4280, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !4282)
!4280 = !DISubroutineType(types: !4281)
!4281 = !{!9, !883, !883, !1084}
!4282 = !{!4283, !4284, !4277}
!4283 = !DILocalVariable(name: "self", arg: 1, scope: !4279, file: !2723, line: 701, type: !883)
!4284 = !DILocalVariable(name: "origin", arg: 2, scope: !4279, file: !2723, line: 701, type: !883)
!4285 = !DILocation(line: 0, scope: !4278, inlinedAt: !4286)
!4286 = distinct !DILocation(line: 887, column: 37, scope: !4287, inlinedAt: !4293)
!4287 = distinct !DISubprogram(name: "offset_from_unsigned<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$20offset_from_unsigned17hd670bbb419a87c6eE", scope: !3003, file: !3002, line: 882, type: !4288, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !4290)
!4288 = !DISubroutineType(types: !4289)
!4289 = !{!9, !871, !883, !1084}
!4290 = !{!4291, !4292}
!4291 = !DILocalVariable(name: "self", arg: 1, scope: !4287, file: !3002, line: 882, type: !871)
!4292 = !DILocalVariable(name: "origin", arg: 2, scope: !4287, file: !3002, line: 882, type: !883)
!4293 = distinct !DILocation(line: 953, column: 32, scope: !4294, inlinedAt: !4301)
!4294 = distinct !DISubprogram(name: "offset_from_unsigned<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h1843b5c14083fd41E", scope: !880, file: !949, line: 948, type: !4295, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, declaration: !4297, retainedNodes: !4298)
!4295 = !DISubroutineType(types: !4296)
!4296 = !{!9, !880, !880}
!4297 = !DISubprogram(name: "offset_from_unsigned<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h1843b5c14083fd41E", scope: !880, file: !949, line: 948, type: !4295, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !508)
!4298 = !{!4299, !4300}
!4299 = !DILocalVariable(name: "self", arg: 1, scope: !4294, file: !949, line: 948, type: !880)
!4300 = !DILocalVariable(name: "subtracted", arg: 2, scope: !4294, file: !949, line: 948, type: !880)
!4301 = distinct !DILocation(line: 57, column: 30, scope: !4271, inlinedAt: !4275)
!4302 = !DILocalVariable(name: "rhs", scope: !4303, file: !1080, line: 832, type: !9, align: 64)
!4303 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add", scope: !1081, file: !1080, line: 832, type: !1082, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4304)
!4304 = !{!4305, !4302}
!4305 = !DILocalVariable(name: "self", arg: 1, scope: !4303, file: !1080, line: 832, type: !9)
!4306 = !DILocation(line: 0, scope: !4303, inlinedAt: !4307)
!4307 = distinct !DILocation(line: 283, column: 36, scope: !4267, inlinedAt: !4275)
!4308 = !DILocation(line: 0, scope: !4261, inlinedAt: !4275)
!4309 = !DILocalVariable(name: "self", arg: 1, scope: !4310, file: !949, line: 1719, type: !4178)
!4310 = distinct !DISubprogram(name: "eq<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hc51902a5327bf247E", scope: !2629, file: !949, line: 1719, type: !4176, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, retainedNodes: !4311)
!4311 = !{!4309, !4312}
!4312 = !DILocalVariable(name: "other", arg: 2, scope: !4310, file: !949, line: 1719, type: !4178)
!4313 = !DILocation(line: 1719, column: 11, scope: !4310, inlinedAt: !4314)
!4314 = distinct !DILocation(line: 44, column: 20, scope: !4261, inlinedAt: !4275)
!4315 = !DILocation(line: 1719, column: 18, scope: !4310, inlinedAt: !4314)
!4316 = !DILocation(line: 1720, column: 9, scope: !4310, inlinedAt: !4314)
!4317 = !DILocation(line: 25, column: 86, scope: !4248, inlinedAt: !4275)
!4318 = !DILocation(line: 0, scope: !4263, inlinedAt: !4275)
!4319 = !DILocation(line: 0, scope: !4265, inlinedAt: !4275)
!4320 = !DILocation(line: 0, scope: !4271, inlinedAt: !4275)
!4321 = !DILocation(line: 0, scope: !4294, inlinedAt: !4301)
!4322 = !DILocation(line: 0, scope: !4287, inlinedAt: !4293)
!4323 = !DILocation(line: 0, scope: !4279, inlinedAt: !4286)
!4324 = !DILocation(line: 729, column: 18, scope: !4278, inlinedAt: !4286)
!4325 = !DILocation(line: 0, scope: !4267, inlinedAt: !4275)
!4326 = !DILocation(line: 28, column: 9, scope: !4265, inlinedAt: !4275)
!4327 = !DILocalVariable(name: "self", arg: 1, scope: !4328, file: !949, line: 651, type: !880)
!4328 = distinct !DISubprogram(name: "add<alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h9817143af49ba7d0E", scope: !880, file: !949, line: 651, type: !4165, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !508, declaration: !4167, retainedNodes: !4329)
!4329 = !{!4327, !4330}
!4330 = !DILocalVariable(name: "count", arg: 2, scope: !4328, file: !949, line: 651, type: !9)
!4331 = !DILocation(line: 0, scope: !4328, inlinedAt: !4332)
!4332 = distinct !DILocation(line: 279, column: 67, scope: !4267, inlinedAt: !4275)
!4333 = !DILocation(line: 659, column: 28, scope: !4328, inlinedAt: !4332)
!4334 = !DILocalVariable(name: "acc", arg: 2, scope: !4335, file: !3672, line: 88, type: !9)
!4335 = distinct !DISubprogram(name: "{closure#0}<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, usize, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17he452f377c2bd7ecbE", scope: !3813, file: !3672, line: 88, type: !4336, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4343, retainedNodes: !4339)
!4336 = !DISubroutineType(types: !4337)
!4337 = !{!9, !4338, !9, !940}
!4338 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>, usize, usize, fn(&alloc::rc::Rc<core::cell::RefCell<words::Node>, alloc::alloc::Global>) -> usize, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>>", baseType: !4251, size: 64, align: 64, dwarfAddressSpace: 0)
!4339 = !{!4334, !4340, !4341, !4342}
!4340 = !DILocalVariable(name: "elt", arg: 3, scope: !4335, file: !3672, line: 88, type: !940)
!4341 = !DILocalVariable(name: "g", scope: !4335, file: !3672, line: 86, type: !4014, align: 8)
!4342 = !DILocalVariable(name: "f", scope: !4335, file: !3672, line: 85, type: !4003, align: 8)
!4343 = !{!3973, !3609, !4242, !4344, !4345}
!4344 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !4003)
!4345 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !4014)
!4346 = !DILocation(line: 0, scope: !4335, inlinedAt: !4347)
!4347 = distinct !DILocation(line: 279, column: 27, scope: !4267, inlinedAt: !4275)
!4348 = !DILocation(line: 0, scope: !4223, inlinedAt: !4349)
!4349 = distinct !DILocation(line: 88, column: 28, scope: !4335, inlinedAt: !4347)
!4350 = !DILocation(line: 166, column: 5, scope: !4223, inlinedAt: !4349)
!4351 = !DILocalVariable(name: "x", arg: 2, scope: !4352, file: !2330, line: 3329, type: !9)
!4352 = distinct !DISubprogram(name: "{closure#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6max_by4fold28_$u7b$$u7b$closure$u7d$$u7d$17h6db4fce4d7abc9b4E", scope: !3684, file: !2330, line: 3329, type: !4353, scopeLine: 3329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4359, retainedNodes: !4356)
!4353 = !DISubroutineType(types: !4354)
!4354 = !{!9, !4355, !9, !9}
!4355 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<usize, fn(&usize, &usize) -> core::cmp::Ordering>", baseType: !4014, size: 64, align: 64, dwarfAddressSpace: 0)
!4356 = !{!4351, !4357, !4358}
!4357 = !DILocalVariable(name: "y", arg: 3, scope: !4352, file: !2330, line: 3329, type: !9)
!4358 = !DILocalVariable(name: "compare", scope: !4352, file: !2330, line: 3328, type: !4017, align: 8)
!4359 = !{!39, !4360}
!4360 = !DITemplateTypeParameter(name: "impl FnMut(&T, &T) -> Ordering", type: !4017)
!4361 = !DILocation(line: 0, scope: !4352, inlinedAt: !4362)
!4362 = distinct !DILocation(line: 88, column: 21, scope: !4335, inlinedAt: !4347)
!4363 = !DILocalVariable(name: "v1", arg: 1, scope: !4364, file: !1762, line: 1713, type: !9)
!4364 = distinct !DISubprogram(name: "max_by<usize, &mut fn(&usize, &usize) -> core::cmp::Ordering>", linkageName: "_ZN4core3cmp6max_by17h751dc591e3576dfcE", scope: !158, file: !1762, line: 1712, type: !4365, scopeLine: 1712, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4371, retainedNodes: !4368)
!4365 = !DISubroutineType(types: !4366)
!4366 = !{!9, !9, !9, !4367}
!4367 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut fn(&usize, &usize) -> core::cmp::Ordering", baseType: !4017, size: 64, align: 64, dwarfAddressSpace: 0)
!4368 = !{!4363, !4369, !4370}
!4369 = !DILocalVariable(name: "v2", arg: 2, scope: !4364, file: !1762, line: 1714, type: !9)
!4370 = !DILocalVariable(name: "compare", arg: 3, scope: !4364, file: !1762, line: 1715, type: !4367)
!4371 = !{!39, !4372}
!4372 = !DITemplateTypeParameter(name: "F", type: !4367)
!4373 = !DILocation(line: 0, scope: !4364, inlinedAt: !4374)
!4374 = distinct !DILocation(line: 3329, column: 25, scope: !4352, inlinedAt: !4362)
!4375 = !DILocation(line: 1717, column: 8, scope: !4364, inlinedAt: !4374)
!4376 = !DILocation(line: 844, column: 17, scope: !4303, inlinedAt: !4307)
!4377 = !DILocation(line: 284, column: 24, scope: !4267, inlinedAt: !4275)
!4378 = !DILocation(line: 1042, column: 9, scope: !4089, inlinedAt: !4098)
!4379 = !DILocation(line: 0, scope: !3483, inlinedAt: !4380)
!4380 = distinct !DILocation(line: 805, column: 1, scope: !1919, inlinedAt: !4051)
!4381 = !DILocation(line: 0, scope: !3493, inlinedAt: !4382)
!4382 = distinct !DILocation(line: 805, column: 1, scope: !3483, inlinedAt: !4380)
!4383 = !DILocation(line: 555, column: 18, scope: !4384, inlinedAt: !4385)
!4384 = distinct !DISubprogram(name: "get<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h5791ec08f0fb7517E", scope: !48, file: !609, line: 552, type: !2886, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !55, declaration: !2888)
!4385 = distinct !DILocation(line: 1585, column: 34, scope: !3493, inlinedAt: !4382)
!4386 = !{!4387, !4389, !4391}
!4387 = distinct !{!4387, !4388, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!4388 = distinct !{!4388, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!4389 = distinct !{!4389, !4390, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE: %_1"}
!4390 = distinct !{!4390, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE"}
!4391 = distinct !{!4391, !4392, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E: %_1"}
!4392 = distinct !{!4392, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E"}
!4393 = !DILocation(line: 1587, column: 29, scope: !3493, inlinedAt: !4382)
!4394 = !DILocation(line: 902, column: 49, scope: !3504, inlinedAt: !4395)
!4395 = distinct !DILocation(line: 513, column: 9, scope: !3506, inlinedAt: !4396)
!4396 = distinct !DILocation(line: 1587, column: 21, scope: !3493, inlinedAt: !4382)
!4397 = !DILocation(line: 23, column: 2, scope: !3957)
!4398 = !DILocation(line: 0, scope: !3483, inlinedAt: !4399)
!4399 = distinct !DILocation(line: 805, column: 1, scope: !1919, inlinedAt: !4053)
!4400 = !DILocation(line: 0, scope: !3493, inlinedAt: !4401)
!4401 = distinct !DILocation(line: 805, column: 1, scope: !3483, inlinedAt: !4399)
!4402 = !DILocation(line: 555, column: 18, scope: !4384, inlinedAt: !4403)
!4403 = distinct !DILocation(line: 1585, column: 34, scope: !3493, inlinedAt: !4401)
!4404 = !{!4405, !4407, !4409}
!4405 = distinct !{!4405, !4406, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!4406 = distinct !{!4406, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!4407 = distinct !{!4407, !4408, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE: %_1"}
!4408 = distinct !{!4408, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE"}
!4409 = distinct !{!4409, !4410, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E: %_1"}
!4410 = distinct !{!4410, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E"}
!4411 = !DILocation(line: 1587, column: 29, scope: !3493, inlinedAt: !4401)
!4412 = !DILocation(line: 902, column: 49, scope: !3504, inlinedAt: !4413)
!4413 = distinct !DILocation(line: 513, column: 9, scope: !3506, inlinedAt: !4414)
!4414 = distinct !DILocation(line: 1587, column: 21, scope: !3493, inlinedAt: !4401)
!4415 = !DILocation(line: 20, column: 1, scope: !3957)
!4416 = distinct !DISubprogram(name: "fmt<&str>", linkageName: "_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h12ea3f0b9a64e3adE", scope: !4417, file: !3714, line: 594, type: !4418, scopeLine: 594, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !345, retainedNodes: !4420)
!4417 = !DINamespace(name: "{impl#55}", scope: !562)
!4418 = !DISubroutineType(types: !4419)
!4419 = !{!303, !1899, !321}
!4420 = !{!4421, !4422, !4423}
!4421 = !DILocalVariable(name: "self", arg: 1, scope: !4416, file: !3714, line: 594, type: !1899)
!4422 = !DILocalVariable(name: "f", arg: 2, scope: !4416, file: !3714, line: 594, type: !321)
!4423 = !DILocalVariable(name: "__self_0", scope: !4424, file: !3714, line: 608, type: !72, align: 64)
!4424 = distinct !DILexicalBlock(scope: !4416, file: !3714, line: 594, column: 16)
!4425 = !DILocation(line: 0, scope: !4416)
!4426 = !DILocation(line: 608, column: 56, scope: !4424)
!4427 = !DILocation(line: 594, column: 16, scope: !4416)
!4428 = !DILocation(line: 608, column: 56, scope: !4416)
!4429 = !DILocation(line: 594, column: 16, scope: !4424)
!4430 = !DILocation(line: 594, column: 20, scope: !4416)
!4431 = !DILocation(line: 594, column: 21, scope: !4416)
!4432 = distinct !DISubprogram(name: "next<char>", linkageName: "_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E", scope: !4433, file: !3764, line: 511, type: !4434, scopeLine: 511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2305, retainedNodes: !4436)
!4433 = !DINamespace(name: "{impl#61}", scope: !2281)
!4434 = !DISubroutineType(types: !4435)
!4435 = !{!1900, !2354}
!4436 = !{!4437}
!4437 = !DILocalVariable(name: "self", arg: 1, scope: !4432, file: !3764, line: 511, type: !2354)
!4438 = !DILocation(line: 0, scope: !4432)
!4439 = !{!4440}
!4440 = distinct !{!4440, !4441, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E: %self"}
!4441 = distinct !{!4441, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E"}
!4442 = !DILocation(line: 512, column: 24, scope: !4432)
!4443 = !DILocalVariable(name: "self", arg: 1, scope: !4444, file: !3764, line: 657, type: !4447)
!4444 = distinct !DISubprogram(name: "next<char>", linkageName: "_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E", scope: !2285, file: !3764, line: 657, type: !4445, scopeLine: 657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2305, declaration: !4448, retainedNodes: !4449)
!4445 = !DISubroutineType(types: !4446)
!4446 = !{!1900, !4447}
!4447 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::str::iter::SplitInternal<char>", baseType: !2285, size: 64, align: 64, dwarfAddressSpace: 0)
!4448 = !DISubprogram(name: "next<char>", linkageName: "_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E", scope: !2285, file: !3764, line: 657, type: !4445, scopeLine: 657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !2305)
!4449 = !{!4443, !4450, !4452, !4454, !4455}
!4450 = !DILocalVariable(name: "haystack", scope: !4451, file: !3764, line: 662, type: !73, align: 64)
!4451 = distinct !DILexicalBlock(scope: !4444, file: !3764, line: 662, column: 9)
!4452 = !DILocalVariable(name: "a", scope: !4453, file: !3764, line: 665, type: !9, align: 64)
!4453 = distinct !DILexicalBlock(scope: !4451, file: !3764, line: 665, column: 13)
!4454 = !DILocalVariable(name: "b", scope: !4453, file: !3764, line: 665, type: !9, align: 64)
!4455 = !DILocalVariable(name: "elt", scope: !4456, file: !3764, line: 666, type: !1093, align: 64)
!4456 = distinct !DILexicalBlock(scope: !4453, file: !3764, line: 666, column: 17)
!4457 = !DILocation(line: 0, scope: !4444, inlinedAt: !4458)
!4458 = distinct !DILocation(line: 512, column: 24, scope: !4432)
!4459 = !DILocation(line: 658, column: 12, scope: !4444, inlinedAt: !4458)
!4460 = !{i8 0, i8 2}
!4461 = !DILocation(line: 662, column: 24, scope: !4444, inlinedAt: !4458)
!4462 = !DILocalVariable(name: "self", arg: 1, scope: !4463, file: !4464, line: 401, type: !4468)
!4463 = distinct !DISubprogram(name: "haystack", linkageName: "_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack", scope: !4465, file: !4464, line: 401, type: !4466, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4469)
!4464 = !DIFile(filename: "library/core/src/str/pattern.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2bb9f5bea796d79d9362cc14be34ca2d")
!4465 = !DINamespace(name: "{impl#1}", scope: !2291)
!4466 = !DISubroutineType(types: !4467)
!4467 = !{!73, !4468}
!4468 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::str::pattern::CharSearcher", baseType: !2290, size: 64, align: 64, dwarfAddressSpace: 0)
!4469 = !{!4462}
!4470 = !DILocation(line: 0, scope: !4463, inlinedAt: !4471)
!4471 = distinct !DILocation(line: 662, column: 37, scope: !4444, inlinedAt: !4458)
!4472 = !DILocation(line: 402, column: 9, scope: !4463, inlinedAt: !4471)
!4473 = !{!4474, !4440}
!4474 = distinct !{!4474, !4475, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!4475 = distinct !{!4475, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!4476 = !DILocation(line: 0, scope: !4451, inlinedAt: !4458)
!4477 = !DILocalVariable(name: "self", arg: 1, scope: !4478, file: !2453, line: 687, type: !73)
!4478 = distinct !DISubprogram(name: "get_unchecked<core::ops::range::Range<usize>>", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$13get_unchecked17h71428e585a6c82d3E", scope: !2454, file: !2453, line: 687, type: !4479, scopeLine: 687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4490, retainedNodes: !4488)
!4479 = !DISubroutineType(types: !4480)
!4480 = !{!73, !73, !4481}
!4481 = !DICompositeType(tag: DW_TAG_structure_type, name: "Range<usize>", scope: !4482, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !4483, templateParams: !4486, identifier: "53448c16a7a0802d59f963f67d6d8fdf")
!4482 = !DINamespace(name: "range", scope: !285)
!4483 = !{!4484, !4485}
!4484 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !4481, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPublic)
!4485 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !4481, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!4486 = !{!4487}
!4487 = !DITemplateTypeParameter(name: "Idx", type: !9)
!4488 = !{!4477, !4489, !4489}
!4489 = !DILocalVariable(name: "i", scope: !4478, file: !2453, line: 687, type: !4481, align: 64)
!4490 = !{!4491}
!4491 = !DITemplateTypeParameter(name: "I", type: !4481)
!4492 = !DILocation(line: 0, scope: !4478, inlinedAt: !4493)
!4493 = distinct !DILocation(line: 666, column: 36, scope: !4453, inlinedAt: !4458)
!4494 = !DILocalVariable(name: "slice", arg: 2, scope: !4495, file: !2482, line: 189, type: !73)
!4495 = distinct !DISubprogram(name: "get_unchecked", linkageName: "_RNvXs5_NtNtCsgEmfK2I1SDS_4core3str6traitsINtNtNtB9_3ops5range5RangejEINtNtNtB9_5slice5index10SliceIndexeE13get_unchecked", scope: !4496, file: !2482, line: 189, type: !4497, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4499)
!4496 = !DINamespace(name: "{impl#7}", scope: !2484)
!4497 = !DISubroutineType(types: !4498)
!4498 = !{!1093, !4481, !1093, !1084}
!4499 = !{!4500, !4500, !4494, !4501, !4503}
!4500 = !DILocalVariable(name: "self", scope: !4495, file: !2482, line: 189, type: !4481, align: 64)
!4501 = !DILocalVariable(name: "slice", scope: !4502, file: !2482, line: 190, type: !1302, align: 64)
!4502 = distinct !DILexicalBlock(scope: !4495, file: !2482, line: 190, column: 9)
!4503 = !DILocalVariable(name: "new_len", scope: !4504, file: !2482, line: 211, type: !9, align: 64)
!4504 = distinct !DILexicalBlock(scope: !4502, file: !2482, line: 211, column: 13)
!4505 = !DILocation(line: 0, scope: !4495, inlinedAt: !4506)
!4506 = distinct !DILocation(line: 691, column: 22, scope: !4478, inlinedAt: !4493)
!4507 = !{!4508}
!4508 = distinct !{!4508, !4509, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!4509 = distinct !{!4509, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!4510 = !DILocation(line: 663, column: 28, scope: !4451, inlinedAt: !4458)
!4511 = !DILocalVariable(name: "self", arg: 1, scope: !4512, file: !4464, line: 432, type: !4532)
!4512 = distinct !DISubprogram(name: "next_match", linkageName: "_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match", scope: !4465, file: !4464, line: 432, type: !4513, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4533)
!4513 = !DISubroutineType(types: !4514)
!4514 = !{!4515, !4532}
!4515 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, usize)>", scope: !562, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !4516, templateParams: !23, identifier: "398721018556c974634e6c906cb75f38")
!4516 = !{!4517}
!4517 = !DICompositeType(tag: DW_TAG_variant_part, scope: !4515, file: !2, size: 192, align: 64, elements: !4518, templateParams: !23, identifier: "ab727b3fe49f8943eac28636b4f3d428", discriminator: !4531)
!4518 = !{!4519, !4527}
!4519 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !4517, file: !2, baseType: !4520, size: 192, align: 64, extraData: i64 0)
!4520 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !4515, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !4521, identifier: "a676b3f334f66d73da55ec90a6d9aae8")
!4521 = !{!4522}
!4522 = !DITemplateTypeParameter(name: "T", type: !4523)
!4523 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, usize)", file: !2, size: 128, align: 64, elements: !4524, templateParams: !23, identifier: "2f134127956ac419dda29236a1891616")
!4524 = !{!4525, !4526}
!4525 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !4523, file: !2, baseType: !9, size: 64, align: 64)
!4526 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !4523, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!4527 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !4517, file: !2, baseType: !4528, size: 192, align: 64, extraData: i64 1)
!4528 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !4515, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !4529, templateParams: !4521, identifier: "39aa2065d2a264a3f8fe478239c5d0fa")
!4529 = !{!4530}
!4530 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !4528, file: !2, baseType: !4523, size: 128, align: 64, offset: 64, flags: DIFlagPublic)
!4531 = !DIDerivedType(tag: DW_TAG_member, scope: !4515, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!4532 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::str::pattern::CharSearcher", baseType: !2290, size: 64, align: 64, dwarfAddressSpace: 0)
!4533 = !{!4511, !4534, !4536, !4538, !4540, !4542, !4544, !4546}
!4534 = !DILocalVariable(name: "bytes", scope: !4535, file: !4464, line: 435, type: !2034, align: 64)
!4535 = distinct !DILexicalBlock(scope: !4512, file: !4464, line: 435, column: 13)
!4536 = !DILocalVariable(name: "residual", scope: !4537, file: !4464, line: 435, type: !3591, align: 8)
!4537 = distinct !DILexicalBlock(scope: !4512, file: !4464, line: 435, column: 84)
!4538 = !DILocalVariable(name: "val", scope: !4539, file: !4464, line: 435, type: !2034, align: 64)
!4539 = distinct !DILexicalBlock(scope: !4512, file: !4464, line: 435, column: 84)
!4540 = !DILocalVariable(name: "last_byte", scope: !4541, file: !4464, line: 438, type: !77, align: 8)
!4541 = distinct !DILexicalBlock(scope: !4535, file: !4464, line: 438, column: 13)
!4542 = !DILocalVariable(name: "index", scope: !4543, file: !4464, line: 439, type: !9, align: 64)
!4543 = distinct !DILexicalBlock(scope: !4541, file: !4464, line: 439, column: 67)
!4544 = !DILocalVariable(name: "found_char", scope: !4545, file: !4464, line: 459, type: !9, align: 64)
!4545 = distinct !DILexicalBlock(scope: !4543, file: !4464, line: 459, column: 21)
!4546 = !DILocalVariable(name: "slice", scope: !4547, file: !4464, line: 460, type: !2034, align: 64)
!4547 = distinct !DILexicalBlock(scope: !4545, file: !4464, line: 460, column: 96)
!4548 = !DILocation(line: 0, scope: !4512, inlinedAt: !4549)
!4549 = distinct !DILocation(line: 663, column: 28, scope: !4451, inlinedAt: !4458)
!4550 = !DILocalVariable(name: "index", scope: !4551, file: !4552, line: 389, type: !4481, align: 64)
!4551 = distinct !DISubprogram(name: "index<u8, core::ops::range::Range<usize>, 4>", linkageName: "_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h9e9b66038738361bE", scope: !4553, file: !4552, line: 389, type: !4555, scopeLine: 389, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4560, retainedNodes: !4558)
!4552 = !DIFile(filename: "library/core/src/array/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!4553 = !DINamespace(name: "{impl#15}", scope: !4554)
!4554 = !DINamespace(name: "array", scope: !31)
!4555 = !DISubroutineType(types: !4556)
!4556 = !{!2034, !4557, !4481, !1084}
!4557 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[u8; 4]", baseType: !2300, size: 64, align: 64, dwarfAddressSpace: 0)
!4558 = !{!4559, !4550, !4550}
!4559 = !DILocalVariable(name: "self", arg: 1, scope: !4551, file: !4552, line: 389, type: !4557)
!4560 = !{!361, !4491}
!4561 = !DILocation(line: 0, scope: !4551, inlinedAt: !4562)
!4562 = distinct !DILocation(line: 461, column: 55, scope: !4547, inlinedAt: !4549)
!4563 = !DILocalVariable(name: "index", scope: !4564, file: !4565, line: 18, type: !4481, align: 64)
!4564 = distinct !DISubprogram(name: "index<u8, core::ops::range::Range<usize>>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h296f4dfbd1a3beaeE", scope: !4566, file: !4565, line: 18, type: !4568, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4560, retainedNodes: !4570)
!4565 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!4566 = !DINamespace(name: "{impl#0}", scope: !4567)
!4567 = !DINamespace(name: "index", scope: !1828)
!4568 = !DISubroutineType(types: !4569)
!4569 = !{!2034, !2034, !4481, !1084}
!4570 = !{!4571, !4563, !4563}
!4571 = !DILocalVariable(name: "self", arg: 1, scope: !4564, file: !4565, line: 18, type: !2034)
!4572 = !DILocation(line: 0, scope: !4564, inlinedAt: !4573)
!4573 = distinct !DILocation(line: 390, column: 9, scope: !4551, inlinedAt: !4562)
!4574 = !DILocalVariable(name: "self", scope: !4575, file: !4565, line: 435, type: !4481, align: 64)
!4575 = distinct !DISubprogram(name: "index<u8>", linkageName: "_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9c54bea2cf8bc07aE", scope: !4576, file: !4565, line: 435, type: !4577, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !4579)
!4576 = !DINamespace(name: "{impl#4}", scope: !4567)
!4577 = !DISubroutineType(types: !4578)
!4578 = !{!2034, !4481, !2034, !1084}
!4579 = !{!4574, !4574, !4580, !4581}
!4580 = !DILocalVariable(name: "slice", arg: 2, scope: !4575, file: !4565, line: 435, type: !2034)
!4581 = !DILocalVariable(name: "new_len", scope: !4575, file: !4565, line: 437, type: !9, align: 64)
!4582 = !DILocation(line: 0, scope: !4575, inlinedAt: !4583)
!4583 = distinct !DILocation(line: 19, column: 15, scope: !4564, inlinedAt: !4573)
!4584 = !DILocalVariable(name: "rhs", scope: !4585, file: !1080, line: 917, type: !9, align: 64)
!4585 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_sub", scope: !1081, file: !1080, line: 917, type: !1424, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4586)
!4586 = !{!4587, !4588, !4584}
!4587 = !DILocalVariable(name: "self", arg: 1, scope: !4585, file: !1080, line: 917, type: !9)
!4588 = !DILocalVariable(name: "rhs", arg: 2, scope: !4585, file: !1080, line: 917, type: !9)
!4589 = !DILocation(line: 0, scope: !4585, inlinedAt: !4590)
!4590 = distinct !DILocation(line: 437, column: 32, scope: !4575, inlinedAt: !4583)
!4591 = !DILocalVariable(name: "offset", scope: !4592, file: !4565, line: 84, type: !9, align: 64)
!4592 = distinct !DISubprogram(name: "get_offset_len_noubcheck<u8>", linkageName: "_ZN4core5slice5index24get_offset_len_noubcheck17hcd640e7521910f6dE", scope: !4567, file: !4565, line: 82, type: !4593, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !4595)
!4593 = !DISubroutineType(types: !4594)
!4594 = !{!1302, !1302, !9, !9}
!4595 = !{!4596, !4597, !4598, !4591}
!4596 = !DILocalVariable(name: "ptr", arg: 1, scope: !4592, file: !4565, line: 83, type: !2034)
!4597 = !DILocalVariable(name: "offset", arg: 2, scope: !4592, file: !4565, line: 84, type: !9)
!4598 = !DILocalVariable(name: "len", arg: 3, scope: !4592, file: !4565, line: 85, type: !9)
!4599 = !DILocation(line: 0, scope: !4592, inlinedAt: !4600)
!4600 = distinct !DILocation(line: 441, column: 24, scope: !4575, inlinedAt: !4583)
!4601 = !{!4508, !4440}
!4602 = !{!4603}
!4603 = distinct !{!4603, !4509, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!4604 = !DILocalVariable(name: "self", arg: 1, scope: !4605, file: !4606, line: 572, type: !2034)
!4605 = distinct !DISubprogram(name: "get<u8, core::ops::range::Range<usize>>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h226d8aa0e90f1a7bE", scope: !4607, file: !4606, line: 572, type: !4608, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !4560, retainedNodes: !4623)
!4606 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!4607 = !DINamespace(name: "{impl#0}", scope: !1828)
!4608 = !DISubroutineType(types: !4609)
!4609 = !{!4610, !2034, !4481}
!4610 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&[u8]>", scope: !562, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !4611, templateParams: !23, identifier: "d75b5d88ea8f2a3e5fdea52394fbf6bf")
!4611 = !{!4612}
!4612 = !DICompositeType(tag: DW_TAG_variant_part, scope: !4610, file: !2, size: 128, align: 64, elements: !4613, templateParams: !23, identifier: "6db2ef14796473d7a677838e5756e283", discriminator: !4622)
!4613 = !{!4614, !4618}
!4614 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !4612, file: !2, baseType: !4615, size: 128, align: 64, extraData: i64 0)
!4615 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !4610, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !4616, identifier: "daeb8998acc03a35346b1f47b97f4825")
!4616 = !{!4617}
!4617 = !DITemplateTypeParameter(name: "T", type: !2034)
!4618 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !4612, file: !2, baseType: !4619, size: 128, align: 64)
!4619 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !4610, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !4620, templateParams: !4616, identifier: "a3a9a43dc064a0e82560cf8e4bcfc10a")
!4620 = !{!4621}
!4621 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !4619, file: !2, baseType: !2034, size: 128, align: 64, flags: DIFlagPublic)
!4622 = !DIDerivedType(tag: DW_TAG_member, scope: !4610, file: !2, baseType: !91, size: 64, align: 64, flags: DIFlagArtificial)
!4623 = !{!4604, !4624, !4624, !4624, !4624}
!4624 = !DILocalVariable(name: "index", scope: !4605, file: !4606, line: 572, type: !4481, align: 64)
!4625 = !DILocation(line: 0, scope: !4605, inlinedAt: !4626)
!4626 = distinct !DILocation(line: 435, column: 50, scope: !4512, inlinedAt: !4549)
!4627 = !DILocalVariable(name: "slice", arg: 2, scope: !4628, file: !4565, line: 366, type: !2034)
!4628 = distinct !DISubprogram(name: "get<u8>", linkageName: "_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h87d704990c18385eE", scope: !4576, file: !4565, line: 366, type: !4629, scopeLine: 366, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !4631)
!4629 = !DISubroutineType(types: !4630)
!4630 = !{!4610, !4481, !2034}
!4631 = !{!4632, !4632, !4627, !4633, !4632, !4632, !4633}
!4632 = !DILocalVariable(name: "self", scope: !4628, file: !4565, line: 366, type: !4481, align: 64)
!4633 = !DILocalVariable(name: "new_len", scope: !4628, file: !4565, line: 368, type: !9, align: 64)
!4634 = !DILocation(line: 0, scope: !4628, inlinedAt: !4635)
!4635 = distinct !DILocation(line: 576, column: 15, scope: !4605, inlinedAt: !4626)
!4636 = !DILocation(line: 0, scope: !4592, inlinedAt: !4637)
!4637 = distinct !DILocation(line: 372, column: 29, scope: !4628, inlinedAt: !4635)
!4638 = !DILocation(line: 0, scope: !4585, inlinedAt: !4639)
!4639 = distinct !DILocation(line: 368, column: 32, scope: !4628, inlinedAt: !4635)
!4640 = !DILocation(line: 923, column: 16, scope: !4585, inlinedAt: !4639)
!4641 = !DILocation(line: 438, column: 38, scope: !4535, inlinedAt: !4549)
!4642 = !DILocation(line: 927, column: 31, scope: !4585, inlinedAt: !4639)
!4643 = !DILocation(line: 89, column: 24, scope: !4592, inlinedAt: !4637)
!4644 = !DILocation(line: 0, scope: !4535, inlinedAt: !4549)
!4645 = !DILocation(line: 0, scope: !4541, inlinedAt: !4549)
!4646 = !DILocalVariable(name: "x", arg: 1, scope: !4647, file: !4648, line: 25, type: !77)
!4647 = distinct !DISubprogram(name: "memchr", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr", scope: !4649, file: !4648, line: 25, type: !4650, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4652)
!4648 = !DIFile(filename: "library/core/src/slice/memchr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "fe9d861b954a98f86a5ec9ec0f1385e4")
!4649 = !DINamespace(name: "memchr", scope: !1828)
!4650 = !DISubroutineType(types: !4651)
!4651 = !{!1426, !77, !2034}
!4652 = !{!4646, !4653}
!4653 = !DILocalVariable(name: "text", arg: 2, scope: !4647, file: !4648, line: 25, type: !2034)
!4654 = !DILocation(line: 0, scope: !4647, inlinedAt: !4655)
!4655 = distinct !DILocation(line: 439, column: 34, scope: !4543, inlinedAt: !4549)
!4656 = !DILocalVariable(name: "x", arg: 1, scope: !4657, file: !4648, line: 35, type: !77)
!4657 = distinct !DISubprogram(name: "memchr_naive", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr12memchr_naive", scope: !4649, file: !4648, line: 35, type: !4650, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !23, retainedNodes: !4658)
!4658 = !{!4656, !4659, !4660}
!4659 = !DILocalVariable(name: "text", arg: 2, scope: !4657, file: !4648, line: 35, type: !2034)
!4660 = !DILocalVariable(name: "i", scope: !4661, file: !4648, line: 36, type: !9, align: 64)
!4661 = distinct !DILexicalBlock(scope: !4657, file: !4648, line: 36, column: 5)
!4662 = !DILocation(line: 0, scope: !4657, inlinedAt: !4663)
!4663 = distinct !DILocation(line: 28, column: 16, scope: !4647, inlinedAt: !4655)
!4664 = !DILocation(line: 27, column: 8, scope: !4647, inlinedAt: !4655)
!4665 = !DILocation(line: 0, scope: !4661, inlinedAt: !4663)
!4666 = !DILocation(line: 39, column: 11, scope: !4661, inlinedAt: !4663)
!4667 = !DILocation(line: 31, column: 5, scope: !4647, inlinedAt: !4655)
!4668 = !{!4603, !4508, !4440}
!4669 = !DILocation(line: 32, column: 2, scope: !4647, inlinedAt: !4655)
!4670 = !DILocation(line: 40, column: 12, scope: !4661, inlinedAt: !4663)
!4671 = !{!4672}
!4672 = distinct !{!4672, !4673, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr: %text.0"}
!4673 = distinct !{!4673, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr"}
!4674 = !DILocation(line: 44, column: 9, scope: !4661, inlinedAt: !4663)
!4675 = !DILocation(line: 439, column: 34, scope: !4543, inlinedAt: !4549)
!4676 = !DILocation(line: 439, column: 20, scope: !4543, inlinedAt: !4549)
!4677 = !DILocation(line: 0, scope: !4543, inlinedAt: !4549)
!4678 = !DILocation(line: 457, column: 32, scope: !4543, inlinedAt: !4549)
!4679 = !DILocation(line: 457, column: 17, scope: !4543, inlinedAt: !4549)
!4680 = !DILocation(line: 458, column: 20, scope: !4543, inlinedAt: !4549)
!4681 = !DILocation(line: 468, column: 17, scope: !4541, inlinedAt: !4549)
!4682 = !DILocation(line: 469, column: 17, scope: !4541, inlinedAt: !4549)
!4683 = !DILocation(line: 459, column: 38, scope: !4543, inlinedAt: !4549)
!4684 = !DILocation(line: 0, scope: !4545, inlinedAt: !4549)
!4685 = !DILocation(line: 0, scope: !4605, inlinedAt: !4686)
!4686 = distinct !DILocation(line: 460, column: 67, scope: !4547, inlinedAt: !4549)
!4687 = !DILocation(line: 0, scope: !4628, inlinedAt: !4688)
!4688 = distinct !DILocation(line: 576, column: 15, scope: !4689, inlinedAt: !4686)
!4689 = !DILexicalBlockFile(scope: !4605, file: !4606, discriminator: 2)
!4690 = !DILocation(line: 0, scope: !4585, inlinedAt: !4691)
!4691 = distinct !DILocation(line: 368, column: 32, scope: !4692, inlinedAt: !4688)
!4692 = !DILexicalBlockFile(scope: !4628, file: !4565, discriminator: 2)
!4693 = !DILocation(line: 0, scope: !4592, inlinedAt: !4694)
!4694 = distinct !DILocation(line: 372, column: 29, scope: !4692, inlinedAt: !4688)
!4695 = !DILocation(line: 369, column: 16, scope: !4628, inlinedAt: !4688)
!4696 = !DILocation(line: 0, scope: !4547, inlinedAt: !4549)
!4697 = !DILocalVariable(name: "self", arg: 1, scope: !4698, file: !2493, line: 18, type: !2034)
!4698 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_ZN4core5slice3cmp81_$LT$impl$u20$core..cmp..PartialEq$LT$$u5b$U$u5d$$GT$$u20$for$u20$$u5b$T$u5d$$GT$2eq17h9fdf43bd01be262aE", scope: !2494, file: !2493, line: 18, type: !2496, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2502, retainedNodes: !4699)
!4699 = !{!4697, !4700, !4701}
!4700 = !DILocalVariable(name: "other", arg: 2, scope: !4698, file: !2493, line: 18, type: !1302)
!4701 = !DILocalVariable(name: "len", scope: !4702, file: !2493, line: 19, type: !9, align: 64)
!4702 = distinct !DILexicalBlock(scope: !4698, file: !2493, line: 19, column: 9)
!4703 = !DILocation(line: 0, scope: !4698, inlinedAt: !4704)
!4704 = distinct !DILocation(line: 2123, column: 13, scope: !4705, inlinedAt: !4709)
!4705 = distinct !DISubprogram(name: "eq<[u8], [u8]>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hc21fd86666d5a703E", scope: !2467, file: !1762, line: 2122, type: !2508, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2473, retainedNodes: !4706)
!4706 = !{!4707, !4708}
!4707 = !DILocalVariable(name: "self", arg: 1, scope: !4705, file: !1762, line: 2122, type: !2510)
!4708 = !DILocalVariable(name: "other", arg: 2, scope: !4705, file: !1762, line: 2122, type: !2510)
!4709 = distinct !DILocation(line: 461, column: 28, scope: !4547, inlinedAt: !4549)
!4710 = !DILocation(line: 2122, column: 15, scope: !4705, inlinedAt: !4709)
!4711 = !DILocation(line: 923, column: 16, scope: !4585, inlinedAt: !4590)
!4712 = !{!"branch_weights", i32 4000000, i32 4001}
!4713 = !DILocation(line: 443, column: 13, scope: !4575, inlinedAt: !4583)
!4714 = !DILocation(line: 89, column: 24, scope: !4592, inlinedAt: !4694)
!4715 = !DILocation(line: 2122, column: 22, scope: !4705, inlinedAt: !4709)
!4716 = !DILocation(line: 0, scope: !4702, inlinedAt: !4704)
!4717 = !DILocalVariable(name: "len", arg: 3, scope: !4718, file: !2493, line: 148, type: !9)
!4718 = distinct !DISubprogram(name: "equal_same_length<u8, u8>", linkageName: "_ZN63_$LT$A$u20$as$u20$core..slice..cmp..SlicePartialEq$LT$B$GT$$GT$17equal_same_length17h0f117f42c0f81351E", scope: !2520, file: !2493, line: 148, type: !2521, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2473, retainedNodes: !4719)
!4719 = !{!4720, !4721, !4717, !4722}
!4720 = !DILocalVariable(name: "lhs", arg: 1, scope: !4718, file: !2493, line: 148, type: !234)
!4721 = !DILocalVariable(name: "rhs", arg: 2, scope: !4718, file: !2493, line: 148, type: !234)
!4722 = !DILocalVariable(name: "size", scope: !4723, file: !2493, line: 153, type: !9, align: 64)
!4723 = distinct !DILexicalBlock(scope: !4718, file: !2493, line: 153, column: 13)
!4724 = !DILocation(line: 0, scope: !4718, inlinedAt: !4725)
!4725 = distinct !DILocation(line: 23, column: 22, scope: !4702, inlinedAt: !4704)
!4726 = !DILocation(line: 0, scope: !4723, inlinedAt: !4725)
!4727 = !DILocation(line: 154, column: 13, scope: !4723, inlinedAt: !4725)
!4728 = !DILocation(line: 461, column: 28, scope: !4547, inlinedAt: !4549)
!4729 = !DILocation(line: 0, scope: !4453, inlinedAt: !4458)
!4730 = !DILocation(line: 666, column: 50, scope: !4453, inlinedAt: !4458)
!4731 = !DILocalVariable(name: "count", arg: 2, scope: !4732, file: !2723, line: 829, type: !9)
!4732 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17h727bbba2af9e4dc6E", scope: !2724, file: !2723, line: 829, type: !4733, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !360, retainedNodes: !4735)
!4733 = !DISubroutineType(types: !4734)
!4734 = !{!234, !234, !9, !1084}
!4735 = !{!4736, !4731}
!4736 = !DILocalVariable(name: "self", arg: 1, scope: !4732, file: !2723, line: 829, type: !234)
!4737 = !DILocation(line: 0, scope: !4732, inlinedAt: !4738)
!4738 = distinct !DILocation(line: 212, column: 54, scope: !4504, inlinedAt: !4506)
!4739 = !DILocation(line: 0, scope: !4502, inlinedAt: !4506)
!4740 = !DILocation(line: 211, column: 27, scope: !4502, inlinedAt: !4506)
!4741 = !DILocation(line: 0, scope: !4504, inlinedAt: !4506)
!4742 = !DILocation(line: 863, column: 18, scope: !4732, inlinedAt: !4738)
!4743 = !DILocation(line: 0, scope: !4456, inlinedAt: !4458)
!4744 = !DILocation(line: 667, column: 17, scope: !4456, inlinedAt: !4458)
!4745 = !DILocation(line: 669, column: 13, scope: !4451, inlinedAt: !4458)
!4746 = !DILocalVariable(name: "self", arg: 1, scope: !4747, file: !3764, line: 642, type: !4447)
!4747 = distinct !DISubprogram(name: "get_end<char>", linkageName: "_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E", scope: !2285, file: !3764, line: 642, type: !4445, scopeLine: 642, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !85, templateParams: !2305, declaration: !4748, retainedNodes: !4749)
!4748 = !DISubprogram(name: "get_end<char>", linkageName: "_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E", scope: !2285, file: !3764, line: 642, type: !4445, scopeLine: 642, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !2305)
!4749 = !{!4746, !4750}
!4750 = !DILocalVariable(name: "string", scope: !4751, file: !3764, line: 648, type: !1093, align: 64)
!4751 = distinct !DILexicalBlock(scope: !4747, file: !3764, line: 648, column: 17)
!4752 = !DILocation(line: 0, scope: !4747, inlinedAt: !4753)
!4753 = distinct !DILocation(line: 670, column: 26, scope: !4451, inlinedAt: !4458)
!4754 = !DILocation(line: 644, column: 13, scope: !4747, inlinedAt: !4753)
!4755 = !{!4756, !4440}
!4756 = distinct !{!4756, !4757, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E: %self"}
!4757 = distinct !{!4757, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E"}
!4758 = !DILocation(line: 646, column: 16, scope: !4747, inlinedAt: !4753)
!4759 = !DILocation(line: 648, column: 77, scope: !4747, inlinedAt: !4753)
!4760 = !DILocation(line: 670, column: 26, scope: !4451, inlinedAt: !4458)
!4761 = !DILocation(line: 672, column: 6, scope: !4444, inlinedAt: !4458)
!4762 = !DILocation(line: 513, column: 14, scope: !4432)
