; ModuleID = 'words.e1159c667dfce637-cgu.0'
source_filename = "words.e1159c667dfce637-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_864ae197cb54fad57f597a467723eba1 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/str/pattern.rs\00", align 1
@alloc_7bbc2d8d597a87c842496ab99596b1e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h91185848d6937644E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE" }>, align 8
@alloc_bf19f81be328203ae62eed79be4ac092 = private unnamed_addr constant [43 x i8] c"the quick brown fox jumps over the lazy dog", align 1
@alloc_cc129df944a46d9aaecbab42935a40a5 = private unnamed_addr constant [14 x i8] c"rust/words.rs\00", align 1
@alloc_e724f30e46c0994fa5295f8c1cefaac7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\001\00\00\00\11\00\00\00" }>, align 8
@alloc_874ad33e48b268f97acaace8e58fd638 = private unnamed_addr constant [8 x i8] c"\C0\02: \C0\01\0A\00", align 1
@alloc_35d5a72993a4ef2a787b30b1c710c862 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\00/\00\00\00\0E\00\00\00" }>, align 8
@alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e = private unnamed_addr constant [10 x i8] c"\C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_aa37e26c39f621cfbd3f8364369aa8a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\000\00\00\00\1B\00\00\00" }>, align 8
@_ZN5words5CALLS17h317f4388f838eba4E = internal global [8 x i8] zeroinitializer, align 8
@"_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17hdf90960f5ff911c8E" = internal thread_local unnamed_addr global <{ [12 x i8], [4 x i8] }> <{ [12 x i8] zeroinitializer, [4 x i8] undef }>, align 8
@alloc_0a22515a848452a904ad1e9d1814ec86 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cc129df944a46d9aaecbab42935a40a5, [16 x i8] c"\0D\00\00\00\00\00\00\00\16\00\00\00\0E\00\00\00" }>, align 8
@alloc_37d2e53432a03a1f90b3e7253015eaf9 = private unnamed_addr constant [4 x i8] c"None", align 1
@vtable.3 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he824f3bc1671f3eeE" }>, align 8
@alloc_9535bf4c204f3eb9b19ec2c83e446e52 = private unnamed_addr constant [4 x i8] c"Some", align 1

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h8cf254265c662ac7E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  store ptr %main, ptr %_7, align 8
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  ret i64 %_0
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %_1, align 8, !nonnull !4, !noundef !4
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull %_4) #22
  ret i32 0
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 {
start:
  tail call void %f()
  tail call void asm sideeffect "", "~{memory}"() #23, !srcloc !5
  ret void
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he824f3bc1671f3eeE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !6, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %_3.0.i = load ptr, ptr %_3, align 8, !alias.scope !7, !noalias !10, !nonnull !4, !align !12, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_3.1.i = load i64, ptr %0, align 8, !alias.scope !7, !noalias !10, !noundef !4
; call <str as core::fmt::Debug>::fmt
  %_0.i = tail call noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0.i, i64 noundef %_3.1.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !7
  ret i1 %_0.i
}

; <&T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hce3dfa5a6c3e438cE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !6, !noundef !4
; call <usize as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <&T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hfa1bd483ed22609bE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !6, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  %_3.0.i = load ptr, ptr %_3, align 8, !alias.scope !13, !noalias !16, !nonnull !4, !align !12, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_3.1.i = load i64, ptr %0, align 8, !alias.scope !13, !noalias !16, !noundef !4
; call <str as core::fmt::Display>::fmt
  %_0.i = tail call noundef zeroext i1 @_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0.i, i64 noundef %_3.1.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !13
  ret i1 %_0.i
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h91185848d6937644E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = load ptr, ptr %_1, align 8, !nonnull !4, !noundef !4
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf20a27cefb75b5e1E(ptr noundef nonnull readonly %0) #22, !noalias !18
  ret i32 0
}

; core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<words::Node>,&alloc::alloc::Global>>
; Function Attrs: nounwind nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #3 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %self1.i = load ptr, ptr %_1, align 8, !alias.scope !21, !nonnull !4, !noundef !4
  %0 = icmp eq ptr %self1.i, inttoptr (i64 -1 to ptr)
  br i1 %0, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit", label %bb7.i

bb7.i:                                            ; preds = %start
  %_21.i = getelementptr inbounds nuw i8, ptr %self1.i, i64 8
  %_26.i = load i64, ptr %_21.i, align 8, !noalias !21, !noundef !4
  %val.i = add i64 %_26.i, -1
  store i64 %val.i, ptr %_21.i, align 8, !noalias !21
  %1 = icmp eq i64 %val.i, 0
  br i1 %1, label %bb1.i, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit"

bb1.i:                                            ; preds = %bb7.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self1.i, i64 noundef 72, i64 noundef 8) #23, !noalias !21
  br label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit"

"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE.exit": ; preds = %start, %bb7.i, %bb1.i
  ret void
}

; core::ptr::drop_in_place<words::Node>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(48) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
  %self1.i.i.i.i1.i.i = load i64, ptr %_1, align 8, !range !39, !alias.scope !40, !noalias !43, !noundef !4
  %0 = icmp eq i64 %self1.i.i.i.i1.i.i, 0
  br i1 %0, label %bb4, label %bb2.i.i.i2.i.i

bb2.i.i.i2.i.i:                                   ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %self3.i.i.i.i3.i.i = load ptr, ptr %1, align 8, !alias.scope !40, !noalias !43, !nonnull !4, !noundef !4
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self3.i.i.i.i3.i.i, i64 noundef %self1.i.i.i.i1.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #23, !noalias !45
  br label %bb4

bb4:                                              ; preds = %bb2.i.i.i2.i.i, %start
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %3 = getelementptr inbounds nuw i8, ptr %_1, i64 32
  %_5.i = load ptr, ptr %3, align 8, !alias.scope !46, !nonnull !4, !noundef !4
  %4 = getelementptr inbounds nuw i8, ptr %_1, i64 40
  %len.i = load i64, ptr %4, align 8, !alias.scope !46, !noundef !4
  %_7.i.i15 = icmp eq i64 %len.i, 0
  br i1 %_7.i.i15, label %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %bb4, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14"
  %_3.sroa.0.0.i.i16 = phi i64 [ %5, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14" ], [ 0, %bb4 ]
  %_6.i.i = getelementptr inbounds nuw ptr, ptr %_5.i, i64 %_3.sroa.0.0.i.i16
  %5 = add nuw i64 %_3.sroa.0.0.i.i16, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52), !noalias !46
  %_5.i.i7 = load ptr, ptr %_6.i.i, align 8, !alias.scope !55, !noalias !46, !nonnull !4, !noundef !4
  %_8.i.i8 = load i64, ptr %_5.i.i7, align 8, !noalias !56, !noundef !4
  %val.i.i9 = add i64 %_8.i.i8, -1
  store i64 %val.i.i9, ptr %_5.i.i7, align 8, !noalias !56
  %6 = icmp eq i64 %val.i.i9, 0
  br i1 %6, label %bb1.i.i12, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14"

bb1.i.i12:                                        ; preds = %bb5.i.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %_6.i.i) #22
          to label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14" unwind label %cleanup.i.i

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14": ; preds = %bb1.i.i12, %bb5.i.i
  %_7.i.i = icmp eq i64 %5, %len.i
  br i1 %_7.i.i, label %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", label %bb5.i.i

cleanup.i.i:                                      ; preds = %bb1.i.i12
  %7 = landingpad { ptr, i32 }
          cleanup
  %_5.i.i17 = icmp eq i64 %5, %len.i
  br i1 %_5.i.i17, label %cleanup.i.body, label %bb3.i.i

bb3.i.i:                                          ; preds = %cleanup.i.i, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit"
  %_3.sroa.0.1.i.i18 = phi i64 [ %8, %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit" ], [ %5, %cleanup.i.i ]
  %_4.i.i = getelementptr inbounds nuw ptr, ptr %_5.i, i64 %_3.sroa.0.1.i.i18
  %8 = add i64 %_3.sroa.0.1.i.i18, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60), !noalias !46
  %_5.i.i6 = load ptr, ptr %_4.i.i, align 8, !alias.scope !63, !noalias !46, !nonnull !4, !noundef !4
  %_8.i.i = load i64, ptr %_5.i.i6, align 8, !noalias !64, !noundef !4
  %val.i.i = add i64 %_8.i.i, -1
  store i64 %val.i.i, ptr %_5.i.i6, align 8, !noalias !64
  %9 = icmp eq i64 %val.i.i, 0
  br i1 %9, label %bb1.i.i, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit"

bb1.i.i:                                          ; preds = %bb3.i.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %_4.i.i) #22
          to label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit" unwind label %terminate.i.i

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit": ; preds = %bb1.i.i, %bb3.i.i
  %_5.i.i = icmp eq i64 %8, %len.i
  br i1 %_5.i.i, label %cleanup.i.body, label %bb3.i.i

terminate.i.i:                                    ; preds = %bb1.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !noalias !46
  unreachable

cleanup.i.body:                                   ; preds = %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit", %cleanup.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !68)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  %self1.i.i.i.i1 = load i64, ptr %2, align 8, !range !39, !alias.scope !74, !noalias !77, !noundef !4
  %11 = icmp eq i64 %self1.i.i.i.i1, 0
  br i1 %11, label %bb1.i, label %bb2.i.i.i2

bb2.i.i.i2:                                       ; preds = %cleanup.i.body
  %alloc_size.i.i.i.i3 = shl nuw i64 %self1.i.i.i.i1, 3
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.i, i64 noundef %alloc_size.i.i.i.i3, i64 noundef range(i64 1, -9223372036854775807) 8) #23, !noalias !79
  br label %bb1.i

bb1.i:                                            ; preds = %bb2.i.i.i2, %cleanup.i.body
  resume { ptr, i32 } %7

"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit": ; preds = %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit14", %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !80)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !86)
  %self1.i.i.i.i = load i64, ptr %2, align 8, !range !39, !alias.scope !89, !noalias !92, !noundef !4
  %12 = icmp eq i64 %self1.i.i.i.i, 0
  br i1 %12, label %"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit", label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit"
  %alloc_size.i.i.i.i = shl nuw i64 %self1.i.i.i.i, 3
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.i, i64 noundef %alloc_size.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #23, !noalias !94
  br label %"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit"

"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E.exit": ; preds = %"_ZN4core3ptr103drop_in_place$LT$alloc..vec..Vec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17he45fb4a995c5a25dE.exit", %bb2.i.i.i
  ret void
}

; alloc::rc::Rc<T,A>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_weak = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_weak)
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !noundef !4
  %_4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %_3, ptr %_weak, align 8
  %0 = getelementptr inbounds nuw i8, ptr %_weak, i64 8
  store ptr %_4, ptr %0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %_3, i64 24
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull align 8 dereferenceable(48) %1)
          to label %bb1 unwind label %cleanup

cleanup:                                          ; preds = %start
  %2 = landingpad { ptr, i32 }
          cleanup
; call core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<words::Node>,&alloc::alloc::Global>>
  call fastcc void @"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"(ptr noalias noundef align 8 dereferenceable(16) %_weak) #25
  resume { ptr, i32 } %2

bb1:                                              ; preds = %start
  %3 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %3, label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit", label %bb7.i.i

bb7.i.i:                                          ; preds = %bb1
  %_21.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_26.i.i = load i64, ptr %_21.i.i, align 8, !noalias !95, !noundef !4
  %val.i.i = add i64 %_26.i.i, -1
  store i64 %val.i.i, ptr %_21.i.i, align 8, !noalias !95
  %4 = icmp eq i64 %val.i.i, 0
  br i1 %4, label %bb1.i.i, label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit"

bb1.i.i:                                          ; preds = %bb7.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef 72, i64 noundef 8) #23, !noalias !95
  br label %"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit"

"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE.exit": ; preds = %bb1, %bb7.i.i, %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_weak)
  ret void
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: cold noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %self1 = load i64, ptr %self, align 8, !range !39, !noundef !4
; call alloc::raw_vec::RawVecInner<A>::grow_amortized
  %0 = tail call fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E"(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %self1)
  %1 = extractvalue { i64, i64 } %0, 0
  %.not = icmp eq i64 %1, -9223372036854775807
  br i1 %.not, label %bb3, label %bb2, !prof !100

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #26
  unreachable

bb3:                                              ; preds = %start
  ret void
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -1) %cap) unnamed_addr #5 {
start:
  %_33.0 = shl i64 %cap, 3
  %_33.1 = icmp ult i64 %cap, 2305843009213693952
  %_38 = icmp ult i64 %_33.0, 9223372036854775801
  %or.cond = and i1 %_33.1, %_38
  br i1 %or.cond, label %bb15, label %bb11, !prof !101

bb15:                                             ; preds = %start
  %self1.i = load i64, ptr %self, align 8, !range !39, !alias.scope !102, !noalias !105, !noundef !4
  %0 = icmp eq i64 %self1.i, 0
  br i1 %0, label %bb5, label %bb3

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self1.i, 3
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self3.i = load ptr, ptr %1, align 8, !alias.scope !102, !noalias !105, !nonnull !4, !noundef !4
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i
  tail call void @llvm.assume(i1 %cond.i.i)
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self3.i, i64 noundef %alloc_size.i, i64 noundef 8, i64 noundef range(i64 0, 9223372036854775801) %_33.0) #23
  br label %bb7

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0
  br i1 %2, label %bb9, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %_33.0, i64 noundef range(i64 1, 9) 8) #23
  br label %bb7

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null
  br i1 %4, label %bb8, label %bb9

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 8, ptr %5, align 8
  br label %bb11

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn18 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 8 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %raw_ptr.i.i.pn18, ptr %6, align 8
  br label %bb11

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink19 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ]
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink19
  store i64 %_33.0.sink, ptr %7, align 8
  store i64 %storemerge8, ptr %_0, align 8
  ret void
}

; alloc::raw_vec::RawVecInner<A>::grow_amortized
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hfdd1b56116a398b7E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %self, i64 noundef range(i64 0, -9223372036854775808) %len) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %self3 = alloca [24 x i8], align 8
  %_25.0 = add nuw i64 %len, 1
  %self5 = load i64, ptr %self, align 8, !range !39, !noundef !4
  %v16 = shl nuw i64 %self5, 1
  %_0.sroa.0.0.i = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_25.0, i64 range(i64 0, -1) %v16)
  %_0.sroa.0.0.i15 = tail call noundef range(i64 0, -1) i64 @llvm.umax.i64(i64 range(i64 0, -1) %_0.sroa.0.0.i, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %self3)
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h461fc477dd28b441E"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %self3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, i64 noundef %_0.sroa.0.0.i15)
  %_37 = load i64, ptr %self3, align 8, !range !107, !noundef !4
  %0 = trunc nuw i64 %_37 to i1
  %1 = getelementptr inbounds nuw i8, ptr %self3, i64 8
  br i1 %0, label %bb18, label %bb19

bb6:                                              ; preds = %bb18, %bb19
  %_0.sroa.5.0 = phi i64 [ undef, %bb19 ], [ %e.1, %bb18 ]
  %_0.sroa.0.0 = phi i64 [ -9223372036854775807, %bb19 ], [ %e.0, %bb18 ]
  %2 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %3 = insertvalue { i64, i64 } %2, i64 %_0.sroa.5.0, 1
  ret { i64, i64 } %3

bb18:                                             ; preds = %start
  %e.0 = load i64, ptr %1, align 8, !range !108, !noundef !4
  %4 = getelementptr inbounds nuw i8, ptr %self3, i64 16
  %e.1 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %self3)
  br label %bb6

bb19:                                             ; preds = %start
  %v.0 = load ptr, ptr %1, align 8, !nonnull !4, !noundef !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self3)
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %v.0, ptr %5, align 8
  %6 = icmp sgt i64 %_0.sroa.0.0.i15, -1
  tail call void @llvm.assume(i1 %6)
  store i64 %_0.sroa.0.0.i15, ptr %self, align 8
  br label %bb6
}

; words::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN5words4main17hcecf1cc413dc7af4E() unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4.i.i.i56 = alloca [72 x i8], align 8
  %self2.i = alloca [72 x i8], align 8
  %value.i = alloca [8 x i8], align 8
  %iter.i = alloca [72 x i8], align 8
  %_107 = alloca [72 x i8], align 8
  %_59 = alloca [72 x i8], align 8
  %args1 = alloca [48 x i8], align 8
  %_43 = alloca [16 x i8], align 8
  %_40 = alloca [8 x i8], align 8
  %calls = alloca [8 x i8], align 8
  %args = alloca [32 x i8], align 8
  %leaf = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %word = alloca [8 x i8], align 8
  %root = alloca [8 x i8], align 8
  %counts = alloca [192 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %counts)
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !109)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_2.sroa.4.0..sroa_idx.7, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i), !noalias !109
  store i64 0, ptr %iter.i, align 8, !noalias !109
  %_3.sroa.2.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 8
  store i64 43, ptr %_3.sroa.2.0.iter.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 16
  store ptr @alloc_bf19f81be328203ae62eed79be4ac092, ptr %_3.sroa.3.0.iter.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 24
  store i64 43, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 32
  store i64 0, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 40
  store i64 43, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 48
  store i32 32, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 52
  store i32 32, ptr %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 4, !noalias !109
  %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 56
  store i8 1, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.4.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 64
  store i8 1, ptr %_3.sroa.4.0.iter.sroa_idx.i, align 8, !noalias !109
  %_3.sroa.5.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 65
  store i8 0, ptr %_3.sroa.5.0.iter.sroa_idx.i, align 1, !noalias !109
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
  br label %bb1.i.i

bb1.i.i:                                          ; preds = %bb1.i.i.backedge, %start
; call <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %21 = call fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %iter.i), !noalias !109
  %22 = extractvalue { ptr, i64 } %21, 0
  %.not.i.i = icmp eq ptr %22, null
  br i1 %.not.i.i, label %_ZN5words5count17h9997ee20c9892202E.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb1.i.i
  %23 = extractvalue { ptr, i64 } %21, 1
  %_3.i.i.not.i.i.i = icmp eq i64 %23, 0
  br i1 %_3.i.i.not.i.i.i, label %bb1.i.i.backedge, label %bb14.preheader.i

bb1.i.i.backedge:                                 ; preds = %bb3.i.i, %bb15.7.i, %bb5.7.i, %bb6.i
  br label %bb1.i.i

bb14.preheader.i:                                 ; preds = %bb3.i.i
  %_12.i = load i64, ptr %_2.sroa.5.0..sroa_idx, align 8, !alias.scope !109, !noundef !4
  %24 = icmp eq i64 %_12.i, 0
  br i1 %24, label %bb6.i, label %bb5.i

bb5.i:                                            ; preds = %bb14.preheader.i
  %_42.1.i = load i64, ptr %_2.sroa.4.0..sroa_idx, align 8, !alias.scope !109, !noundef !4
  %_46.i = icmp eq i64 %_42.1.i, %23
  br i1 %_46.i, label %bb15.i, label %bb7.i

bb6.i:                                            ; preds = %bb15.7.i, %bb7.6.i, %bb15.6.i, %bb7.5.i, %bb15.5.i, %bb7.4.i, %bb15.4.i, %bb7.3.i, %bb15.3.i, %bb7.2.i, %bb15.2.i, %bb7.1.i, %bb15.1.i, %bb7.i, %bb15.i, %bb14.preheader.i
  %iter1.sroa.0.0.ptr6.lcssa.i = phi ptr [ %counts, %bb14.preheader.i ], [ %counts, %bb15.i ], [ %0, %bb7.i ], [ %0, %bb15.1.i ], [ %1, %bb7.1.i ], [ %1, %bb15.2.i ], [ %2, %bb7.2.i ], [ %2, %bb15.3.i ], [ %3, %bb7.3.i ], [ %3, %bb15.4.i ], [ %4, %bb7.4.i ], [ %4, %bb15.5.i ], [ %5, %bb7.5.i ], [ %5, %bb15.6.i ], [ %6, %bb7.6.i ], [ %6, %bb15.7.i ]
  %_12.lcssa.i = phi i64 [ 0, %bb14.preheader.i ], [ %_12.i, %bb15.i ], [ 0, %bb7.i ], [ %_12.1.i, %bb15.1.i ], [ 0, %bb7.1.i ], [ %_12.2.i, %bb15.2.i ], [ 0, %bb7.2.i ], [ %_12.3.i, %bb15.3.i ], [ 0, %bb7.3.i ], [ %_12.4.i, %bb15.4.i ], [ 0, %bb7.4.i ], [ %_12.5.i, %bb15.5.i ], [ 0, %bb7.5.i ], [ %_12.6.i, %bb15.6.i ], [ 0, %bb7.6.i ], [ %_12.7.i, %bb15.7.i ]
  %25 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.0.ptr6.lcssa.i, i64 16
  %_14.i = add i64 %_12.lcssa.i, 1
  store ptr %22, ptr %iter1.sroa.0.0.ptr6.lcssa.i, align 8, !alias.scope !109
  %26 = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.0.ptr6.lcssa.i, i64 8
  store i64 %23, ptr %26, align 8, !alias.scope !109
  store i64 %_14.i, ptr %25, align 8, !alias.scope !109
  br label %bb1.i.i.backedge

bb15.i:                                           ; preds = %bb5.i
  %_42.0.i = load ptr, ptr %counts, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.i = tail call i32 @bcmp(ptr nonnull %_42.0.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.i = icmp eq i32 %bcmp.i, 0
  br i1 %_13.i, label %bb6.i, label %bb7.i

bb7.i:                                            ; preds = %bb15.i, %bb5.i
  %_12.1.i = load i64, ptr %7, align 8, !alias.scope !109, !noundef !4
  %27 = icmp eq i64 %_12.1.i, 0
  br i1 %27, label %bb6.i, label %bb5.1.i

bb5.1.i:                                          ; preds = %bb7.i
  %_42.1.1.i = load i64, ptr %8, align 8, !alias.scope !109, !noundef !4
  %_46.1.i = icmp eq i64 %_42.1.1.i, %23
  br i1 %_46.1.i, label %bb15.1.i, label %bb7.1.i

bb15.1.i:                                         ; preds = %bb5.1.i
  %_42.0.1.i = load ptr, ptr %0, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.1.i = tail call i32 @bcmp(ptr nonnull %_42.0.1.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.1.i = icmp eq i32 %bcmp.1.i, 0
  br i1 %_13.1.i, label %bb6.i, label %bb7.1.i

bb7.1.i:                                          ; preds = %bb15.1.i, %bb5.1.i
  %_12.2.i = load i64, ptr %9, align 8, !alias.scope !109, !noundef !4
  %28 = icmp eq i64 %_12.2.i, 0
  br i1 %28, label %bb6.i, label %bb5.2.i

bb5.2.i:                                          ; preds = %bb7.1.i
  %_42.1.2.i = load i64, ptr %10, align 8, !alias.scope !109, !noundef !4
  %_46.2.i = icmp eq i64 %_42.1.2.i, %23
  br i1 %_46.2.i, label %bb15.2.i, label %bb7.2.i

bb15.2.i:                                         ; preds = %bb5.2.i
  %_42.0.2.i = load ptr, ptr %1, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.2.i = tail call i32 @bcmp(ptr nonnull %_42.0.2.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.2.i = icmp eq i32 %bcmp.2.i, 0
  br i1 %_13.2.i, label %bb6.i, label %bb7.2.i

bb7.2.i:                                          ; preds = %bb15.2.i, %bb5.2.i
  %_12.3.i = load i64, ptr %11, align 8, !alias.scope !109, !noundef !4
  %29 = icmp eq i64 %_12.3.i, 0
  br i1 %29, label %bb6.i, label %bb5.3.i

bb5.3.i:                                          ; preds = %bb7.2.i
  %_42.1.3.i = load i64, ptr %12, align 8, !alias.scope !109, !noundef !4
  %_46.3.i = icmp eq i64 %_42.1.3.i, %23
  br i1 %_46.3.i, label %bb15.3.i, label %bb7.3.i

bb15.3.i:                                         ; preds = %bb5.3.i
  %_42.0.3.i = load ptr, ptr %2, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.3.i = tail call i32 @bcmp(ptr nonnull %_42.0.3.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.3.i = icmp eq i32 %bcmp.3.i, 0
  br i1 %_13.3.i, label %bb6.i, label %bb7.3.i

bb7.3.i:                                          ; preds = %bb15.3.i, %bb5.3.i
  %_12.4.i = load i64, ptr %13, align 8, !alias.scope !109, !noundef !4
  %30 = icmp eq i64 %_12.4.i, 0
  br i1 %30, label %bb6.i, label %bb5.4.i

bb5.4.i:                                          ; preds = %bb7.3.i
  %_42.1.4.i = load i64, ptr %14, align 8, !alias.scope !109, !noundef !4
  %_46.4.i = icmp eq i64 %_42.1.4.i, %23
  br i1 %_46.4.i, label %bb15.4.i, label %bb7.4.i

bb15.4.i:                                         ; preds = %bb5.4.i
  %_42.0.4.i = load ptr, ptr %3, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.4.i = tail call i32 @bcmp(ptr nonnull %_42.0.4.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.4.i = icmp eq i32 %bcmp.4.i, 0
  br i1 %_13.4.i, label %bb6.i, label %bb7.4.i

bb7.4.i:                                          ; preds = %bb15.4.i, %bb5.4.i
  %_12.5.i = load i64, ptr %15, align 8, !alias.scope !109, !noundef !4
  %31 = icmp eq i64 %_12.5.i, 0
  br i1 %31, label %bb6.i, label %bb5.5.i

bb5.5.i:                                          ; preds = %bb7.4.i
  %_42.1.5.i = load i64, ptr %16, align 8, !alias.scope !109, !noundef !4
  %_46.5.i = icmp eq i64 %_42.1.5.i, %23
  br i1 %_46.5.i, label %bb15.5.i, label %bb7.5.i

bb15.5.i:                                         ; preds = %bb5.5.i
  %_42.0.5.i = load ptr, ptr %4, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.5.i = tail call i32 @bcmp(ptr nonnull %_42.0.5.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.5.i = icmp eq i32 %bcmp.5.i, 0
  br i1 %_13.5.i, label %bb6.i, label %bb7.5.i

bb7.5.i:                                          ; preds = %bb15.5.i, %bb5.5.i
  %_12.6.i = load i64, ptr %17, align 8, !alias.scope !109, !noundef !4
  %32 = icmp eq i64 %_12.6.i, 0
  br i1 %32, label %bb6.i, label %bb5.6.i

bb5.6.i:                                          ; preds = %bb7.5.i
  %_42.1.6.i = load i64, ptr %18, align 8, !alias.scope !109, !noundef !4
  %_46.6.i = icmp eq i64 %_42.1.6.i, %23
  br i1 %_46.6.i, label %bb15.6.i, label %bb7.6.i

bb15.6.i:                                         ; preds = %bb5.6.i
  %_42.0.6.i = load ptr, ptr %5, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.6.i = tail call i32 @bcmp(ptr nonnull %_42.0.6.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.6.i = icmp eq i32 %bcmp.6.i, 0
  br i1 %_13.6.i, label %bb6.i, label %bb7.6.i

bb7.6.i:                                          ; preds = %bb15.6.i, %bb5.6.i
  %_12.7.i = load i64, ptr %19, align 8, !alias.scope !109, !noundef !4
  %33 = icmp eq i64 %_12.7.i, 0
  br i1 %33, label %bb6.i, label %bb5.7.i

bb5.7.i:                                          ; preds = %bb7.6.i
  %_42.1.7.i = load i64, ptr %20, align 8, !alias.scope !109, !noundef !4
  %_46.7.i = icmp eq i64 %_42.1.7.i, %23
  br i1 %_46.7.i, label %bb15.7.i, label %bb1.i.i.backedge

bb15.7.i:                                         ; preds = %bb5.7.i
  %_42.0.7.i = load ptr, ptr %6, align 8, !alias.scope !109, !nonnull !4, !align !12, !noundef !4
  %bcmp.7.i = tail call i32 @bcmp(ptr nonnull %_42.0.7.i, ptr nonnull %22, i64 %23), !noalias !109
  %_13.7.i = icmp eq i32 %bcmp.7.i, 0
  br i1 %_13.7.i, label %bb6.i, label %bb1.i.i.backedge

_ZN5words5count17h9997ee20c9892202E.exit:         ; preds = %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i), !noalias !109
  call void @llvm.lifetime.start.p0(ptr nonnull %root)
  call void @llvm.lifetime.start.p0(ptr nonnull %_59)
  store i64 1, ptr %_59, align 8
  %34 = getelementptr inbounds nuw i8, ptr %_59, i64 8
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %_59, i64 16
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_59, i64 24
  %_6.sroa.4.sroa.4.0._6.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_59, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %_6.sroa.4.sroa.4.0._6.sroa.4.0..sroa_idx.sroa_idx, align 8
  %_6.sroa.4.sroa.5.0._6.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_59, i64 40
  %_6.sroa.4.sroa.7.0._6.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_59, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_6.sroa.4.sroa.5.0._6.sroa.4.0..sroa_idx.sroa_idx, i8 0, i64 16, i1 false)
  store ptr inttoptr (i64 8 to ptr), ptr %_6.sroa.4.sroa.7.0._6.sroa.4.0..sroa_idx.sroa_idx, align 8
  %_6.sroa.4.sroa.8.0._6.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_59, i64 64
  store i64 0, ptr %_6.sroa.4.sroa.8.0._6.sroa.4.0..sroa_idx.sroa_idx, align 8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !noalias !112
; call __rustc::__rust_alloc
  %36 = tail call noundef align 8 dereferenceable_or_null(72) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 72, i64 noundef 8) #23, !noalias !112
  %37 = icmp eq ptr %36, null
  br i1 %37, label %bb2.i12, label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11", !prof !115

bb2.i12:                                          ; preds = %_ZN5words5count17h9997ee20c9892202E.exit
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 72) #26
          to label %.noexc unwind label %cleanup.i8

.noexc:                                           ; preds = %bb2.i12
  unreachable

cleanup.i8:                                       ; preds = %bb2.i12
  %38 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(48) %_6.sroa.4.0..sroa_idx)
          to label %common.resume unwind label %terminate.i9

terminate.i9:                                     ; preds = %cleanup.i8
  %39 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24
  unreachable

common.resume:                                    ; preds = %bb1.i.i15, %bb19, %cleanup.i8
  %common.resume.op = phi { ptr, i32 } [ %38, %cleanup.i8 ], [ %.pn5, %bb19 ], [ %.pn5, %bb1.i.i15 ]
  resume { ptr, i32 } %common.resume.op

"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11": ; preds = %_ZN5words5count17h9997ee20c9892202E.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %36, ptr noundef nonnull align 8 dereferenceable(72) %_59, i64 72, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %_59)
  store ptr %36, ptr %root, align 8
  %40 = getelementptr inbounds nuw i8, ptr %_107, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %_107, i64 16
  %_14.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 24
  %_14.sroa.4.sroa.4.0._14.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 32
  %_14.sroa.4.sroa.5.0._14.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 40
  %_14.sroa.4.sroa.6.0._14.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 48
  %_14.sroa.4.sroa.7.0._14.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 56
  %_14.sroa.4.sroa.8.0._14.sroa.4.0..sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %_107, i64 64
  %_3.i.i.i.i = tail call nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr @"_ZN5words5DEPTH29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$23__RUST_STD_INTERNAL_VAL17hdf90960f5ff911c8E")
  %_17.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i, i64 8
  %_32.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %args, i64 16
  %_33.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %word)
  store ptr %counts, ptr %word, align 8
  %43 = getelementptr inbounds nuw i8, ptr %counts, i64 16
  store ptr %43, ptr %n, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %leaf)
  %44 = getelementptr inbounds nuw i8, ptr %counts, i64 8
  %_82.1175 = load i64, ptr %44, align 8, !noundef !4
  %_38.i176 = icmp sgt i64 %_82.1175, -1
  br i1 %_38.i176, label %bb18.i, label %bb27

bb23:                                             ; preds = %bb13
  %iter.sroa.0.0.ptr = getelementptr inbounds nuw i8, ptr %counts, i64 %iter.sroa.0.0.add177
  %iter.sroa.0.0.add = add nuw nsw i64 %iter.sroa.0.0.add177, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %word)
  store ptr %iter.sroa.0.0.ptr, ptr %word, align 8
  %45 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.ptr, i64 16
  store ptr %45, ptr %n, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %leaf)
  %46 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.ptr, i64 8
  %_82.1 = load i64, ptr %46, align 8, !noundef !4
  %_38.i = icmp sgt i64 %_82.1, -1
  br i1 %_38.i, label %bb18.i, label %bb27

bb18.i:                                           ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11", %bb23
  %_82.1179 = phi i64 [ %_82.1, %bb23 ], [ %_82.1175, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11" ]
  %_82.0178.in = phi ptr [ %iter.sroa.0.0.ptr, %bb23 ], [ %counts, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11" ]
  %iter.sroa.0.0.add177 = phi i64 [ %iter.sroa.0.0.add, %bb23 ], [ 24, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11" ]
  %_82.0178 = load ptr, ptr %_82.0178.in, align 8, !nonnull !4, !align !12, !noundef !4
  %47 = icmp eq i64 %_82.1179, 0
  br i1 %47, label %bb25, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i: ; preds = %bb18.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !noalias !116
; call __rustc::__rust_alloc
  %48 = call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %_82.1179, i64 noundef range(i64 1, 9) 1) #23, !noalias !116
  %49 = icmp eq ptr %48, null
  br i1 %49, label %bb27, label %bb24

bb19:                                             ; preds = %cleanup.loopexit, %cleanup.loopexit.split-lp.loopexit.split-lp, %cleanup.loopexit.split-lp.loopexit, %bb18, %bb1.i.i34, %cleanup.i
  %.pn5 = phi { ptr, i32 } [ %54, %cleanup.i ], [ %.pn, %bb18 ], [ %.pn, %bb1.i.i34 ], [ %lpad.loopexit, %cleanup.loopexit ], [ %lpad.loopexit85, %cleanup.loopexit.split-lp.loopexit ], [ %lpad.loopexit.split-lp86, %cleanup.loopexit.split-lp.loopexit.split-lp ]
  call void @llvm.experimental.noalias.scope.decl(metadata !119)
  call void @llvm.experimental.noalias.scope.decl(metadata !122)
  %_5.i.i = load ptr, ptr %root, align 8, !alias.scope !125, !nonnull !4, !noundef !4
  %_8.i.i = load i64, ptr %_5.i.i, align 8, !noalias !125, !noundef !4
  %val.i.i = add i64 %_8.i.i, -1
  store i64 %val.i.i, ptr %_5.i.i, align 8, !noalias !125
  %50 = icmp eq i64 %val.i.i, 0
  br i1 %50, label %bb1.i.i15, label %common.resume

bb1.i.i15:                                        ; preds = %bb19
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %root) #22
          to label %common.resume unwind label %terminate

cleanup.loopexit:                                 ; preds = %bb3.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i"
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %bb19

cleanup.loopexit.split-lp.loopexit:               ; preds = %bb1.i.i53
  %lpad.loopexit85 = landingpad { ptr, i32 }
          cleanup
  br label %bb19

cleanup.loopexit.split-lp.loopexit.split-lp:      ; preds = %bb12.i.i, %bb2.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb37, %bb38, %bb29, %bb27
  %lpad.loopexit.split-lp86 = landingpad { ptr, i32 }
          cleanup
  br label %bb19

bb27:                                             ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i, %bb23, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11"
  %_93.sroa.4.0.ph = phi i64 [ 0, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11" ], [ 1, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i ], [ 0, %bb23 ]
  %_93.sroa.10.1.ph = phi i64 [ undef, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E.exit11" ], [ %_82.1179, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i ], [ %_93.sroa.10.181, %bb23 ]
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_93.sroa.4.0.ph, i64 %_93.sroa.10.1.ph) #26
          to label %unreachable unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

bb25:                                             ; preds = %bb18.i, %bb24
  %51 = phi ptr [ %48, %bb24 ], [ inttoptr (i64 1 to ptr), %bb18.i ]
  %_93.sroa.10.181 = phi i64 [ %56, %bb24 ], [ 1, %bb18.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_107)
  store i64 1, ptr %_107, align 8
  store i64 1, ptr %40, align 8
  store i64 0, ptr %41, align 8
  store i64 %_82.1179, ptr %_14.sroa.4.0..sroa_idx, align 8
  store ptr %51, ptr %_14.sroa.4.sroa.4.0._14.sroa.4.0..sroa_idx.sroa_idx, align 8
  store i64 %_82.1179, ptr %_14.sroa.4.sroa.5.0._14.sroa.4.0..sroa_idx.sroa_idx, align 8
  store i64 0, ptr %_14.sroa.4.sroa.6.0._14.sroa.4.0..sroa_idx.sroa_idx, align 8
  store ptr inttoptr (i64 8 to ptr), ptr %_14.sroa.4.sroa.7.0._14.sroa.4.0..sroa_idx.sroa_idx, align 8
  store i64 0, ptr %_14.sroa.4.sroa.8.0._14.sroa.4.0..sroa_idx.sroa_idx, align 8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #23, !noalias !126
; call __rustc::__rust_alloc
  %52 = call noundef align 8 dereferenceable_or_null(72) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 72, i64 noundef 8) #23, !noalias !126
  %53 = icmp eq ptr %52, null
  br i1 %53, label %bb2.i17, label %bb30, !prof !115

bb2.i17:                                          ; preds = %bb25
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 72) #26
          to label %.noexc18 unwind label %cleanup.i

.noexc18:                                         ; preds = %bb2.i17
  unreachable

cleanup.i:                                        ; preds = %bb2.i17
  %54 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<words::Node>
  invoke fastcc void @"_ZN4core3ptr32drop_in_place$LT$words..Node$GT$17h81f05e4715530bf2E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(48) %_14.sroa.4.0..sroa_idx)
          to label %bb19 unwind label %terminate.i

terminate.i:                                      ; preds = %cleanup.i
  %55 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24
  unreachable

bb24:                                             ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i
  %56 = ptrtoint ptr %48 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %48, ptr nonnull align 1 %_82.0178, i64 %_82.1179, i1 false)
  br label %bb25

bb30:                                             ; preds = %bb25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %52, ptr noundef nonnull align 8 dereferenceable(72) %_107, i64 72, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %_107)
  store ptr %52, ptr %leaf, align 8
  %_112 = load ptr, ptr %root, align 8, !nonnull !4, !noundef !4
  %_114 = getelementptr inbounds nuw i8, ptr %_112, i64 16
  %_117 = load i64, ptr %_114, align 8, !noundef !4
  %57 = icmp eq i64 %_117, 0
  br i1 %57, label %bb32, label %bb31, !prof !100

bb32:                                             ; preds = %bb30
  store i64 -1, ptr %_114, align 8
  %_129 = load i64, ptr %52, align 8, !noundef !4
  %_130 = icmp ne i64 %_129, 0
  call void @llvm.assume(i1 %_130)
  %_131 = add i64 %_129, 1
  store i64 %_131, ptr %52, align 8
  %58 = icmp eq i64 %_131, 0
  br i1 %58, label %bb33, label %bb35, !prof !115

bb31:                                             ; preds = %bb30
; invoke core::cell::panic_already_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_35d5a72993a4ef2a787b30b1c710c862) #26
          to label %unreachable unwind label %cleanup3.loopexit.split-lp

bb33:                                             ; preds = %bb32
  call void @llvm.trap()
  unreachable

bb35:                                             ; preds = %bb32
  %_18 = getelementptr inbounds nuw i8, ptr %_112, i64 48
  call void @llvm.experimental.noalias.scope.decl(metadata !129)
  call void @llvm.lifetime.start.p0(ptr nonnull %value.i)
  store ptr %52, ptr %value.i, align 8, !noalias !129
  %59 = getelementptr inbounds nuw i8, ptr %_112, i64 64
  %len.i = load i64, ptr %59, align 8, !alias.scope !129, !noundef !4
  %self1.i = load i64, ptr %_18, align 8, !range !39, !alias.scope !129, !noundef !4
  %_4.i = icmp eq i64 %len.i, %self1.i
  br i1 %_4.i, label %bb1.i23, label %bb4

bb1.i23:                                          ; preds = %bb35
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h7482f57cd4d4ad3eE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_18)
          to label %bb4 unwind label %cleanup.i24

cleanup.i24:                                      ; preds = %bb1.i23
  %60 = landingpad { ptr, i32 }
          cleanup
  %_8.i.i.i = load i64, ptr %52, align 8, !noalias !132, !noundef !4
  %val.i.i.i = add i64 %_8.i.i.i, -1
  store i64 %val.i.i.i, ptr %52, align 8, !noalias !132
  %61 = icmp eq i64 %val.i.i.i, 0
  br i1 %61, label %bb1.i.i.i, label %cleanup2.body

bb1.i.i.i:                                        ; preds = %cleanup.i24
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %value.i) #22
          to label %cleanup2.body unwind label %terminate.i26, !noalias !129

terminate.i26:                                    ; preds = %bb1.i.i.i
  %62 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24, !noalias !129
  unreachable

cleanup2.body:                                    ; preds = %cleanup.i24, %bb1.i.i.i
  %_2.i.i.i = load i64, ptr %_114, align 8, !noalias !137, !noundef !4
  %_3.i.i.i = add i64 %_2.i.i.i, 1
  store i64 %_3.i.i.i, ptr %_114, align 8, !noalias !137
  br label %bb18

bb18:                                             ; preds = %cleanup3.loopexit, %cleanup3.loopexit.split-lp, %cleanup2.body
  %.pn = phi { ptr, i32 } [ %60, %cleanup2.body ], [ %lpad.loopexit82, %cleanup3.loopexit ], [ %lpad.loopexit.split-lp83, %cleanup3.loopexit.split-lp ]
  call void @llvm.experimental.noalias.scope.decl(metadata !144)
  call void @llvm.experimental.noalias.scope.decl(metadata !147)
  %_5.i.i31 = load ptr, ptr %leaf, align 8, !alias.scope !150, !nonnull !4, !noundef !4
  %_8.i.i32 = load i64, ptr %_5.i.i31, align 8, !noalias !150, !noundef !4
  %val.i.i33 = add i64 %_8.i.i32, -1
  store i64 %val.i.i33, ptr %_5.i.i31, align 8, !noalias !150
  %63 = icmp eq i64 %val.i.i33, 0
  br i1 %63, label %bb1.i.i34, label %bb19

bb1.i.i34:                                        ; preds = %bb18
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %leaf) #22
          to label %bb19 unwind label %terminate

cleanup3.loopexit:                                ; preds = %bb8
  %lpad.loopexit82 = landingpad { ptr, i32 }
          cleanup
  br label %bb18

cleanup3.loopexit.split-lp:                       ; preds = %bb31, %bb2.i.i.i, %bb2.i41
  %lpad.loopexit.split-lp83 = landingpad { ptr, i32 }
          cleanup
  br label %bb18

bb4:                                              ; preds = %bb35, %bb1.i23
  %64 = getelementptr inbounds nuw i8, ptr %_112, i64 56
  %_14.i22 = load ptr, ptr %64, align 8, !alias.scope !129, !nonnull !4, !noundef !4
  %end.i = getelementptr inbounds nuw ptr, ptr %_14.i22, i64 %len.i
  store ptr %52, ptr %end.i, align 8, !noalias !129
  %65 = add i64 %len.i, 1
  store i64 %65, ptr %59, align 8, !alias.scope !129
  call void @llvm.lifetime.end.p0(ptr nonnull %value.i)
  %_2.i.i.i29 = load i64, ptr %_114, align 8, !noalias !151, !noundef !4
  %_3.i.i.i30 = add i64 %_2.i.i.i29, 1
  store i64 %_3.i.i.i30, ptr %_114, align 8, !noalias !151
  %_22 = load ptr, ptr %n, align 8, !nonnull !4, !align !6, !noundef !4
  call void @llvm.experimental.noalias.scope.decl(metadata !158)
  call void @llvm.experimental.noalias.scope.decl(metadata !161)
  call void @llvm.experimental.noalias.scope.decl(metadata !164)
  %_11.i.i.i = load i64, ptr %_3.i.i.i.i, align 8, !noalias !167, !noundef !4
  %66 = icmp eq i64 %_11.i.i.i, 0
  br i1 %66, label %bb5, label %bb2.i.i.i, !prof !100

bb2.i.i.i:                                        ; preds = %bb4
; invoke core::cell::panic_already_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_aa37e26c39f621cfbd3f8364369aa8a0) #27
          to label %.noexc39 unwind label %cleanup3.loopexit.split-lp

.noexc39:                                         ; preds = %bb2.i.i.i
  unreachable

bb5:                                              ; preds = %bb4
  %_4.i.i.i37 = load i64, ptr %_22, align 8, !alias.scope !167, !noundef !4
  %_3.i.i.i38 = trunc i64 %_4.i.i.i37 to i32
  %67 = load i32, ptr %_17.i.i.i, align 8, !noalias !167, !noundef !4
  %68 = add i32 %67, %_3.i.i.i38
  store i32 %68, ptr %_17.i.i.i, align 8, !noalias !167
  %_140 = load ptr, ptr %leaf, align 8, !nonnull !4, !noundef !4
  %_26 = getelementptr inbounds nuw i8, ptr %_140, i64 16
  %self1.i40 = load i64, ptr %_26, align 8, !noalias !168, !noundef !4
  %_11.i = icmp ult i64 %self1.i40, 9223372036854775807
  br i1 %_11.i, label %bb6, label %bb2.i41, !prof !100

bb2.i41:                                          ; preds = %bb5
; invoke core::cell::panic_already_mutably_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e724f30e46c0994fa5295f8c1cefaac7) #27
          to label %.noexc43 unwind label %cleanup3.loopexit.split-lp

.noexc43:                                         ; preds = %bb2.i41
  unreachable

bb6:                                              ; preds = %bb5
  %b.i = add nuw nsw i64 %self1.i40, 1
  store i64 %b.i, ptr %_26, align 8, !noalias !168
  %69 = getelementptr inbounds nuw i8, ptr %_140, i64 40
  %_24 = load i64, ptr %69, align 8, !noundef !4
  %_143 = icmp sgt i64 %_24, -1
  call void @llvm.assume(i1 %_143)
  %_23 = icmp samesign ugt i64 %_24, 4
  store i64 %self1.i40, ptr %_26, align 8, !noalias !4
  br i1 %_23, label %bb8, label %bb12

bb12:                                             ; preds = %bb6, %bb9
  %_5.i.i50 = phi ptr [ %_5.i.i50.pre, %bb9 ], [ %_140, %bb6 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !171)
  call void @llvm.experimental.noalias.scope.decl(metadata !174)
  %_8.i.i51 = load i64, ptr %_5.i.i50, align 8, !noalias !177, !noundef !4
  %val.i.i52 = add i64 %_8.i.i51, -1
  store i64 %val.i.i52, ptr %_5.i.i50, align 8, !noalias !177
  %70 = icmp eq i64 %val.i.i52, 0
  br i1 %70, label %bb1.i.i53, label %bb13

bb1.i.i53:                                        ; preds = %bb12
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %leaf) #22
          to label %bb13 unwind label %cleanup.loopexit.split-lp.loopexit

bb8:                                              ; preds = %bb6
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %word, ptr %args, align 8
  store ptr @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hfa1bd483ed22609bE", ptr %_32.sroa.4.0..sroa_idx, align 8
  store ptr %n, ptr %42, align 8
  store ptr @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hce3dfa5a6c3e438cE", ptr %_33.sroa.4.0..sroa_idx, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_874ad33e48b268f97acaace8e58fd638, ptr noundef nonnull %args)
          to label %bb9 unwind label %cleanup3.loopexit

bb9:                                              ; preds = %bb8
  call void @llvm.lifetime.end.p0(ptr nonnull %args)
  %_5.i.i50.pre = load ptr, ptr %leaf, align 8, !alias.scope !177
  br label %bb12

bb13:                                             ; preds = %bb12, %bb1.i.i53
  call void @llvm.lifetime.end.p0(ptr nonnull %leaf)
  call void @llvm.lifetime.end.p0(ptr nonnull %word)
  %_74 = icmp eq i64 %iter.sroa.0.0.add177, 192
  br i1 %_74, label %bb29, label %bb23

terminate:                                        ; preds = %bb1.i.i34, %bb1.i.i15
  %71 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #24
  unreachable

unreachable:                                      ; preds = %bb27, %bb31
  unreachable

bb29:                                             ; preds = %bb13
  call void @llvm.lifetime.start.p0(ptr nonnull %calls)
  %72 = load atomic i64, ptr @_ZN5words5CALLS17h317f4388f838eba4E seq_cst, align 8
  store i64 %72, ptr %calls, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_40)
; invoke words::depth
  %73 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %root)
          to label %bb37 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

bb37:                                             ; preds = %bb29
  store i64 %73, ptr %_40, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_43)
  call void @llvm.lifetime.start.p0(ptr nonnull %self2.i), !noalias !178
  store i64 0, ptr %self2.i, align 8, !alias.scope !181
  %_44.sroa.4.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 8
  store i64 43, ptr %_44.sroa.4.0.self2.i.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 16
  store ptr @alloc_bf19f81be328203ae62eed79be4ac092, ptr %_44.sroa.5.0.self2.i.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.sroa.4.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 24
  store i64 43, ptr %_44.sroa.5.sroa.4.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.sroa.5.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 32
  store i64 0, ptr %_44.sroa.5.sroa.5.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.sroa.6.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 40
  store i64 43, ptr %_44.sroa.5.sroa.6.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.sroa.7.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 48
  store i32 32, ptr %_44.sroa.5.sroa.7.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.5.sroa.8.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 52
  store i32 32, ptr %_44.sroa.5.sroa.8.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 4, !alias.scope !181
  %_44.sroa.5.sroa.9.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 56
  store i8 1, ptr %_44.sroa.5.sroa.9.0._44.sroa.5.0.self2.i.sroa_idx.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.6.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 64
  store i8 1, ptr %_44.sroa.6.0.self2.i.sroa_idx, align 8, !alias.scope !181
  %_44.sroa.7.0.self2.i.sroa_idx = getelementptr inbounds nuw i8, ptr %self2.i, i64 65
  store i8 0, ptr %_44.sroa.7.0.self2.i.sroa_idx, align 1, !alias.scope !181
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %74 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %self2.i) #28
          to label %.noexc57 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

.noexc57:                                         ; preds = %bb37
  %75 = extractvalue { ptr, i64 } %74, 0
  %.not.i.i.i = icmp eq ptr %75, null
  br i1 %.not.i.i.i, label %bb38, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %.noexc57
  %76 = extractvalue { ptr, i64 } %74, 1
  %_6.i.i.i.i.i.i = icmp ult i64 %76, 32
  br i1 %_6.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i
; invoke core::str::count::do_count_chars
  %77 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count14do_count_chars(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %75, i64 noundef %76)
          to label %bb12.i.i unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

bb2.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i
; invoke core::str::count::char_count_general_case
  %78 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count23char_count_general_case(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %75, i64 noundef %76)
          to label %bb12.i.i unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

bb12.i.i:                                         ; preds = %bb2.i.i.i.i.i.i, %bb3.i.i.i.i.i.i
  %self1.sroa.0.0.ph.i.i = phi i64 [ %77, %bb3.i.i.i.i.i.i ], [ %78, %bb2.i.i.i.i.i.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i56), !noalias !185
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %_4.i.i.i56, ptr noundef nonnull align 8 dereferenceable(72) %self2.i, i64 72, i1 false), !noalias !193
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %79 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_4.i.i.i56)
          to label %.noexc60 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

.noexc60:                                         ; preds = %bb12.i.i
  %80 = extractvalue { ptr, i64 } %79, 0
  %.not2.i.i.i.i = icmp eq ptr %80, null
  br i1 %.not2.i.i.i.i, label %bb3.sink.split.i, label %bb3.i.i.i.i

bb3.i.i.i.i:                                      ; preds = %.noexc60, %.noexc63
  %accum.i.i.sroa.0.0.i.i = phi i64 [ %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i, %.noexc63 ], [ %self1.sroa.0.0.ph.i.i, %.noexc60 ]
  %accum.i.i.sroa.6.0.i.i = phi ptr [ %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, %.noexc63 ], [ %75, %.noexc60 ]
  %accum.i.i.sroa.7.0.i.i = phi i64 [ %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, %.noexc63 ], [ %76, %.noexc60 ]
  %81 = phi ptr [ %87, %.noexc63 ], [ %80, %.noexc60 ]
  %82 = phi { ptr, i64 } [ %86, %.noexc63 ], [ %79, %.noexc60 ]
  %83 = extractvalue { ptr, i64 } %82, 1
  %_6.i.i.i.i.i.i.i.i = icmp ult i64 %83, 32
  br i1 %_6.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i:                              ; preds = %bb3.i.i.i.i
; invoke core::str::count::do_count_chars
  %84 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count14do_count_chars(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %81, i64 noundef %83)
          to label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i" unwind label %cleanup.loopexit

bb2.i.i.i.i.i.i.i.i:                              ; preds = %bb3.i.i.i.i
; invoke core::str::count::char_count_general_case
  %85 = invoke noundef i64 @_RNvNtNtCsgEmfK2I1SDS_4core3str5count23char_count_general_case(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %81, i64 noundef %83)
          to label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i" unwind label %cleanup.loopexit

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ %84, %bb3.i.i.i.i.i.i.i.i ], [ %85, %bb2.i.i.i.i.i.i.i.i ]
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %86 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_4.i.i.i56)
          to label %.noexc63 unwind label %cleanup.loopexit

.noexc63:                                         ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h8587ac88eb276a99E.exit.i.i.i.i"
  %_4.i.i.i.i.i.i.i = icmp ugt i64 %accum.i.i.sroa.0.0.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i
  %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i = select i1 %_4.i.i.i.i.i.i.i, i64 %accum.i.i.sroa.7.0.i.i, i64 %83
  %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i = select i1 %_4.i.i.i.i.i.i.i, ptr %accum.i.i.sroa.6.0.i.i, ptr %81
  %accum.i.i.sroa.0.0.copyload2.sroa.speculated.i.i = call i64 @llvm.umax.i64(i64 %accum.i.i.sroa.0.0.i.i, i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i)
  %87 = extractvalue { ptr, i64 } %86, 0
  %.not.i.i.i.i = icmp eq ptr %87, null
  br i1 %.not.i.i.i.i, label %bb3.sink.split.i, label %bb3.i.i.i.i

bb3.sink.split.i:                                 ; preds = %.noexc63, %.noexc60
  %_0.sroa.3.0.ph.i = phi i64 [ %76, %.noexc60 ], [ %accum.i.i.sroa.7.0.copyload6.sroa.speculated.i.i, %.noexc63 ]
  %_0.sroa.0.0.ph.i = phi ptr [ %75, %.noexc60 ], [ %accum.i.i.sroa.6.0.copyload4.sroa.speculated.i.i, %.noexc63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i56), !noalias !185
  br label %bb38

bb38:                                             ; preds = %bb3.sink.split.i, %.noexc57
  %_0.sroa.3.0.i = phi i64 [ undef, %.noexc57 ], [ %_0.sroa.3.0.ph.i, %bb3.sink.split.i ]
  %_0.sroa.0.0.i = phi ptr [ null, %.noexc57 ], [ %_0.sroa.0.0.ph.i, %bb3.sink.split.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %self2.i), !noalias !178
  store ptr %_0.sroa.0.0.i, ptr %_43, align 8
  %88 = getelementptr inbounds nuw i8, ptr %_43, i64 8
  store i64 %_0.sroa.3.0.i, ptr %88, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args1)
  store ptr %_40, ptr %args1, align 8
  %_47.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_47.sroa.4.0..sroa_idx, align 8
  %89 = getelementptr inbounds nuw i8, ptr %args1, i64 16
  store ptr %_43, ptr %89, align 8
  %_48.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 24
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h12ea3f0b9a64e3adE", ptr %_48.sroa.4.0..sroa_idx, align 8
  %90 = getelementptr inbounds nuw i8, ptr %args1, i64 32
  store ptr %calls, ptr %90, align 8
  %_49.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 40
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_49.sroa.4.0..sroa_idx, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args1)
          to label %bb15 unwind label %cleanup.loopexit.split-lp.loopexit.split-lp

bb15:                                             ; preds = %bb38
  call void @llvm.lifetime.end.p0(ptr nonnull %args1)
  call void @llvm.lifetime.end.p0(ptr nonnull %_43)
  call void @llvm.lifetime.end.p0(ptr nonnull %_40)
  call void @llvm.lifetime.end.p0(ptr nonnull %calls)
  call void @llvm.experimental.noalias.scope.decl(metadata !194)
  call void @llvm.experimental.noalias.scope.decl(metadata !197)
  %_5.i.i64 = load ptr, ptr %root, align 8, !alias.scope !200, !nonnull !4, !noundef !4
  %_8.i.i65 = load i64, ptr %_5.i.i64, align 8, !noalias !200, !noundef !4
  %val.i.i66 = add i64 %_8.i.i65, -1
  store i64 %val.i.i66, ptr %_5.i.i64, align 8, !noalias !200
  %91 = icmp eq i64 %val.i.i66, 0
  br i1 %91, label %bb1.i.i67, label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit68"

bb1.i.i67:                                        ; preds = %bb15
; call alloc::rc::Rc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h4f5635a326868188E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %root) #22
  br label %"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit68"

"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E.exit68": ; preds = %bb15, %bb1.i.i67
  call void @llvm.lifetime.end.p0(ptr nonnull %root)
  call void @llvm.lifetime.end.p0(ptr nonnull %counts)
  ret void
}

; words::depth
; Function Attrs: nonlazybind uwtable
define internal fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %node) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = atomicrmw add ptr @_ZN5words5CALLS17h317f4388f838eba4E, i64 1 monotonic, align 8
  %_13 = load ptr, ptr %node, align 8, !nonnull !4, !noundef !4
  %_9 = getelementptr inbounds nuw i8, ptr %_13, i64 16
  %self1.i = load i64, ptr %_9, align 8, !noalias !201, !noundef !4
  %_11.i = icmp ult i64 %self1.i, 9223372036854775807
  br i1 %_11.i, label %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit", label %bb2.i, !prof !100

bb2.i:                                            ; preds = %start
; call core::cell::panic_already_mutably_borrowed
  tail call void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0a22515a848452a904ad1e9d1814ec86) #27
  unreachable

"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit": ; preds = %start
  %b.i = add nuw nsw i64 %self1.i, 1
  store i64 %b.i, ptr %_9, align 8, !noalias !201
  %1 = getelementptr inbounds nuw i8, ptr %_13, i64 64
  %_18 = load i64, ptr %1, align 8, !noundef !4
  %_6.i.i.not = icmp eq i64 %_18, 0
  br i1 %_6.i.i.not, label %bb7, label %bb5.i

bb5.i:                                            ; preds = %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit"
  %2 = getelementptr inbounds nuw i8, ptr %_13, i64 56
  %_19 = load ptr, ptr %2, align 8, !nonnull !4, !noundef !4
  %_16.i.i = getelementptr inbounds nuw i8, ptr %_19, i64 8
; invoke words::depth
  %_0.i.i12 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_19)
          to label %bb12.i unwind label %bb4.loopexit.split-lp

bb12.i:                                           ; preds = %bb5.i
  %3 = icmp eq i64 %_18, 1
  br i1 %3, label %bb7, label %bb5.i.i

bb5.i.i:                                          ; preds = %bb12.i
  %4 = add i64 %_18, 2305843009213693951
  %5 = and i64 %4, 2305843009213693951
  br label %bb8.i.i

bb8.i.i:                                          ; preds = %_18.i.i.noexc, %bb5.i.i
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb5.i.i ], [ %_27.i.i, %_18.i.i.noexc ]
  %acc.sroa.0.0.i.i = phi i64 [ %_0.i.i12, %bb5.i.i ], [ %_0.sroa.0.0.i.i.i, %_18.i.i.noexc ]
  %_45.i.i = getelementptr inbounds nuw ptr, ptr %_16.i.i, i64 %i.sroa.0.0.i.i
; invoke words::depth
  %_0.i.i14 = invoke fastcc noundef i64 @_ZN5words5depth17h91a15954cf147af8E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_45.i.i)
          to label %_18.i.i.noexc unwind label %bb4.loopexit

_18.i.i.noexc:                                    ; preds = %bb8.i.i
  %_0.sroa.0.0.i.i.i = tail call noundef i64 @llvm.umax.i64(i64 %acc.sroa.0.0.i.i, i64 %_0.i.i14)
  %_27.i.i = add nuw i64 %i.sroa.0.0.i.i, 1
  %_28.i.i = icmp eq i64 %_27.i.i, %5
  br i1 %_28.i.i, label %bb7, label %bb8.i.i

bb7:                                              ; preds = %_18.i.i.noexc, %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit", %bb12.i
  %_0.sroa.3.0.i = phi i64 [ undef, %"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE.exit" ], [ %_0.i.i12, %bb12.i ], [ %_0.sroa.0.0.i.i.i, %_18.i.i.noexc ]
  %6 = add i64 %_0.sroa.3.0.i, 1
  %_4.sroa.0.0 = select i1 %_6.i.i.not, i64 1, i64 %6
  %_2.i.i.i5 = load i64, ptr %_9, align 8, !noalias !204, !noundef !4
  %_3.i.i.i6 = add i64 %_2.i.i.i5, -1
  store i64 %_3.i.i.i6, ptr %_9, align 8, !noalias !204
  ret i64 %_4.sroa.0.0

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
  %_2.i.i.i = load i64, ptr %_9, align 8, !noalias !211, !noundef !4
  %_3.i.i.i = add i64 %_2.i.i.i, -1
  store i64 %_3.i.i.i, ptr %_9, align 8, !noalias !211
  resume { ptr, i32 } %lpad.phi
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h12ea3f0b9a64e3adE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !align !12, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.3)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define internal fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h09025ff83fdafe01E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !218)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 65
  %1 = load i8, ptr %0, align 1, !range !221, !alias.scope !218, !noundef !4
  %_2.i = trunc nuw i8 %1 to i1
  br i1 %_2.i, label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit", label %bb2.i

bb2.i:                                            ; preds = %start
  %_4.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_0.0.i.i = load ptr, ptr %_4.i, align 8, !alias.scope !222, !nonnull !4, !align !12, !noundef !4
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_0.1.i.i = load i64, ptr %2, align 8, !alias.scope !222, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !225)
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %index2.i.i = load i64, ptr %4, align 8, !alias.scope !228, !noalias !229, !noundef !4
  %_38.not.i.i = icmp ugt i64 %index2.i.i, %_0.1.i.i
  %.promoted.i.i = load i64, ptr %3, align 8, !alias.scope !228, !noalias !229
  %_4323.i.i = icmp ult i64 %index2.i.i, %.promoted.i.i
  %or.cond24.i.i = or i1 %_38.not.i.i, %_4323.i.i
  br i1 %or.cond24.i.i, label %bb1.i.i, label %bb12.lr.ph.i.i

bb12.lr.ph.i.i:                                   ; preds = %bb2.i
  %_11.i.i = getelementptr inbounds nuw i8, ptr %self, i64 48
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_48.i.i = load i8, ptr %5, align 8, !alias.scope !228, !noalias !229, !noundef !4
  %_13.i.i = zext i8 %_48.i.i to i64
  %6 = getelementptr i8, ptr %_11.i.i, i64 %_13.i.i
  %_51.i.i = getelementptr i8, ptr %6, i64 -1
  %_67.i.i = icmp ult i8 %_48.i.i, 5
  %last_byte.pre.i.i = load i8, ptr %_51.i.i, align 1, !alias.scope !228, !noalias !229
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb9.i.i, %bb12.lr.ph.i.i
  %7 = phi i64 [ %.promoted.i.i, %bb12.lr.ph.i.i ], [ %16, %bb9.i.i ]
  %new_len.i.i = sub nuw i64 %index2.i.i, %7
  %_46.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %7
  %_3.i.i.i = icmp samesign ult i64 %new_len.i.i, 16
  br i1 %_3.i.i.i, label %bb5.preheader.i.i.i, label %bb2.i.i.i

bb5.preheader.i.i.i:                              ; preds = %bb12.i.i
  %_64.not.i.i.i = icmp eq i64 %new_len.i.i, 0
  br i1 %_64.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i

bb2.i.i.i:                                        ; preds = %bb12.i.i
; call core::slice::memchr::memchr_aligned
  %8 = tail call { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef %last_byte.pre.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_46.i.i, i64 noundef range(i64 0, -9223372036854775808) %new_len.i.i), !noalias !231
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i

bb4.i.i.i:                                        ; preds = %bb9.i.i.i, %bb7.i.i.i, %bb5.preheader.i.i.i
  %i.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ %new_len.i.i, %bb9.i.i.i ], [ %i.sroa.0.05.i.i.i, %bb7.i.i.i ]
  %_0.sroa.0.1.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ 0, %bb9.i.i.i ], [ 1, %bb7.i.i.i ]
  %9 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.1.i.i.i, 0
  %10 = insertvalue { i64, i64 } %9, i64 %i.sroa.0.0.lcssa.i.i.i, 1
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i

bb7.i.i.i:                                        ; preds = %bb5.preheader.i.i.i, %bb9.i.i.i
  %i.sroa.0.05.i.i.i = phi i64 [ %12, %bb9.i.i.i ], [ 0, %bb5.preheader.i.i.i ]
  %11 = getelementptr inbounds nuw i8, ptr %_46.i.i, i64 %i.sroa.0.05.i.i.i
  %_9.i.i.i = load i8, ptr %11, align 1, !alias.scope !232, !noalias !231, !noundef !4
  %_8.i.i.i = icmp eq i8 %_9.i.i.i, %last_byte.pre.i.i
  br i1 %_8.i.i.i, label %bb4.i.i.i, label %bb9.i.i.i

bb9.i.i.i:                                        ; preds = %bb7.i.i.i
  %12 = add nuw nsw i64 %i.sroa.0.05.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %12, %new_len.i.i
  br i1 %exitcond.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i

_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i: ; preds = %bb4.i.i.i, %bb2.i.i.i
  %.merged.i.i.i = phi { i64, i64 } [ %10, %bb4.i.i.i ], [ %8, %bb2.i.i.i ]
  %13 = extractvalue { i64, i64 } %.merged.i.i.i, 0
  %14 = trunc nuw i64 %13 to i1
  br i1 %14, label %bb4.i.i, label %bb10.i.i

bb4.i.i:                                          ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  %15 = extractvalue { i64, i64 } %.merged.i.i.i, 1
  %_17.i.i = add i64 %7, 1
  %16 = add i64 %_17.i.i, %15
  store i64 %16, ptr %3, align 8, !alias.scope !228, !noalias !229
  %_18.not.i.i = icmp ult i64 %16, %_13.i.i
  br i1 %_18.not.i.i, label %bb9.i.i, label %bb5.i.i

bb10.i.i:                                         ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  store i64 %index2.i.i, ptr %3, align 8, !alias.scope !228, !noalias !229
  br label %bb1.i.i

bb5.i.i:                                          ; preds = %bb4.i.i
  %found_char.i.i = sub nuw i64 %16, %_13.i.i
  %_56.not.i.i = icmp ugt i64 %16, %_0.1.i.i
  br i1 %_56.not.i.i, label %bb9.i.i, label %bb19.i.i

bb9.i.i:                                          ; preds = %bb28.i.i, %bb5.i.i, %bb4.i.i
  %_43.i.i = icmp ult i64 %index2.i.i, %16
  br i1 %_43.i.i, label %bb1.i.i, label %bb12.i.i

bb19.i.i:                                         ; preds = %bb5.i.i
  br i1 %_67.i.i, label %bb28.i.i, label %bb25.i.i, !prof !235

bb25.i.i:                                         ; preds = %bb19.i.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7bbc2d8d597a87c842496ab99596b1e1) #27, !noalias !231
  unreachable

bb28.i.i:                                         ; preds = %bb19.i.i
  %_64.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %found_char.i.i
  %bcmp.i.i = tail call i32 @bcmp(ptr nonnull %_64.i.i, ptr nonnull %_11.i.i, i64 %_13.i.i), !noalias !229
  %_28.i.i = icmp eq i32 %bcmp.i.i, 0
  br i1 %_28.i.i, label %bb7.i, label %bb9.i.i

bb7.i:                                            ; preds = %bb28.i.i
  %i.i = load i64, ptr %self, align 8, !alias.scope !218, !noundef !4
  %new_len.i = sub nuw i64 %found_char.i.i, %i.i
  %data.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.i
  store i64 %16, ptr %self, align 8, !alias.scope !218
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit"

bb1.i.i:                                          ; preds = %bb9.i.i, %bb10.i.i, %bb2.i
  store i8 1, ptr %0, align 1, !alias.scope !236
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %18 = load i8, ptr %17, align 8, !range !221, !alias.scope !236, !noundef !4
  %_3.i.i = trunc nuw i8 %18 to i1
  %i.pre.i.i = load i64, ptr %self, align 8, !alias.scope !236
  %.phi.trans.insert.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %i1.pre.i.i = load i64, ptr %.phi.trans.insert.i.i, align 8, !alias.scope !236
  %_4.not.i.i = icmp ne i64 %i1.pre.i.i, %i.pre.i.i
  %or.cond.not.i.i = select i1 %_3.i.i, i1 true, i1 %_4.not.i.i
  %new_len.i2.i = sub nuw i64 %i1.pre.i.i, %i.pre.i.i
  %data.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.pre.i.i
  %_0.sroa.3.0.i.i = select i1 %or.cond.not.i.i, i64 %new_len.i2.i, i64 undef
  %_0.sroa.0.0.i.i = select i1 %or.cond.not.i.i, ptr %data.i.i, ptr null
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit"

"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E.exit": ; preds = %start, %bb7.i, %bb1.i.i
  %_0.sroa.4.1.i = phi i64 [ undef, %start ], [ %new_len.i, %bb7.i ], [ %_0.sroa.3.0.i.i, %bb1.i.i ]
  %_0.sroa.0.1.i = phi ptr [ null, %start ], [ %data.i, %bb7.i ], [ %_0.sroa.0.0.i.i, %bb1.i.i ]
  %19 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.1.i, 0
  %20 = insertvalue { ptr, i64 } %19, i64 %_0.sroa.4.1.i, 1
  ret { ptr, i64 } %20
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
  %2 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i)
  store ptr @_ZN5words4main17hcecf1cc413dc7af4E, ptr %_7.i, align 8
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %2, ptr noundef %1, i8 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i)
  %3 = trunc i64 %_0.i to i32
  ret i32 %3
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

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = !{}
!5 = !{i64 19286765395543315}
!6 = !{i64 8}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E: %self"}
!9 = distinct !{!9, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E"}
!10 = !{!11}
!11 = distinct !{!11, !9, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ba3566f3cedcb71E: %f"}
!12 = !{i64 1}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E: %self"}
!15 = distinct !{!15, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf0b5d174bf0f5d43E: %f"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE: %_1"}
!20 = distinct !{!20, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9806741616bd560aE"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE: %self"}
!23 = distinct !{!23, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h3828f13644a998ceE: %_1"}
!26 = distinct !{!26, !"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h3828f13644a998ceE"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hc7fec149e1cdb315E: %_1"}
!29 = distinct !{!29, !"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hc7fec149e1cdb315E"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h25ce8cc3178c191cE: %_1"}
!32 = distinct !{!32, !"_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h25ce8cc3178c191cE"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbbbe7252fe686e7cE: %self"}
!35 = distinct !{!35, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hbbbe7252fe686e7cE"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!38 = distinct !{!38, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!39 = !{i64 0, i64 -9223372036854775808}
!40 = !{!41, !37, !34, !31, !28, !25}
!41 = distinct !{!41, !42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!42 = distinct !{!42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!43 = !{!44}
!44 = distinct !{!44, !42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!45 = !{!37, !34, !31, !28, !25}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h34b5b50438269a36E: %self"}
!48 = distinct !{!48, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h34b5b50438269a36E"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!51 = distinct !{!51, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!54 = distinct !{!54, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!55 = !{!53, !50}
!56 = !{!53, !50, !47}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!59 = distinct !{!59, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!62 = distinct !{!62, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!63 = !{!61, !58}
!64 = !{!61, !58, !47}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E: %_1"}
!67 = distinct !{!67, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E"}
!68 = !{!69}
!69 = distinct !{!69, !70, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E: %self"}
!70 = distinct !{!70, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E"}
!71 = !{!72}
!72 = distinct !{!72, !73, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!73 = distinct !{!73, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!74 = !{!75, !72, !69, !66}
!75 = distinct !{!75, !76, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!76 = distinct !{!76, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!77 = !{!78}
!78 = distinct !{!78, !76, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!79 = !{!72, !69, !66}
!80 = !{!81}
!81 = distinct !{!81, !82, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E: %_1"}
!82 = distinct !{!82, !"_ZN4core3ptr110drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$$GT$17hdd35a3e7d8c85883E"}
!83 = !{!84}
!84 = distinct !{!84, !85, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E: %self"}
!85 = distinct !{!85, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba4ab121e8afce97E"}
!86 = !{!87}
!87 = distinct !{!87, !88, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E: %self"}
!88 = distinct !{!88, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd9d7e2afe9057f28E"}
!89 = !{!90, !87, !84, !81}
!90 = distinct !{!90, !91, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!91 = distinct !{!91, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!92 = !{!93}
!93 = distinct !{!93, !91, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!94 = !{!87, !84, !81}
!95 = !{!96, !98}
!96 = distinct !{!96, !97, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE: %self"}
!97 = distinct !{!97, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6090d5bc307afdcE"}
!98 = distinct !{!98, !99, !"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE: %_1"}
!99 = distinct !{!99, !"_ZN4core3ptr109drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$words..Node$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hfd9d02c880ca9dceE"}
!100 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!101 = !{!"branch_weights", i32 2000, i32 2002}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %self"}
!104 = distinct !{!104, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE"}
!105 = !{!106}
!106 = distinct !{!106, !104, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17he14b8a903312c9fcE: %_0"}
!107 = !{i64 0, i64 2}
!108 = !{i64 0, i64 -9223372036854775807}
!109 = !{!110}
!110 = distinct !{!110, !111, !"_ZN5words5count17h9997ee20c9892202E: %counts"}
!111 = distinct !{!111, !"_ZN5words5count17h9997ee20c9892202E"}
!112 = !{!113}
!113 = distinct !{!113, !114, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E: %x"}
!114 = distinct !{!114, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E"}
!115 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!116 = !{!117}
!117 = distinct !{!117, !118, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E: %_0"}
!118 = distinct !{!118, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h2957ebb8142683c0E"}
!119 = !{!120}
!120 = distinct !{!120, !121, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!121 = distinct !{!121, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!122 = !{!123}
!123 = distinct !{!123, !124, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!124 = distinct !{!124, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!125 = !{!123, !120}
!126 = !{!127}
!127 = distinct !{!127, !128, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E: %x"}
!128 = distinct !{!128, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf2e9089ec1d34899E"}
!129 = !{!130}
!130 = distinct !{!130, !131, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE: %self"}
!131 = distinct !{!131, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h1229656d07ec525cE"}
!132 = !{!133, !135, !130}
!133 = distinct !{!133, !134, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!134 = distinct !{!134, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!135 = distinct !{!135, !136, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!136 = distinct !{!136, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!137 = !{!138, !140, !142}
!138 = distinct !{!138, !139, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!139 = distinct !{!139, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!140 = distinct !{!140, !141, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E: %_1"}
!141 = distinct !{!141, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E"}
!142 = distinct !{!142, !143, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE: %_1"}
!143 = distinct !{!143, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE"}
!144 = !{!145}
!145 = distinct !{!145, !146, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!146 = distinct !{!146, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!147 = !{!148}
!148 = distinct !{!148, !149, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!149 = distinct !{!149, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!150 = !{!148, !145}
!151 = !{!152, !154, !156}
!152 = distinct !{!152, !153, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!153 = distinct !{!153, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!154 = distinct !{!154, !155, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E: %_1"}
!155 = distinct !{!155, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17h23b1b29805d974d3E"}
!156 = distinct !{!156, !157, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE: %_1"}
!157 = distinct !{!157, !"_ZN4core3ptr58drop_in_place$LT$core..cell..RefMut$LT$words..Node$GT$$GT$17h27a32ba185cf247aE"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E: %f"}
!160 = distinct !{!160, !"_ZN3std6thread5local17LocalKey$LT$T$GT$4with17h35de6689cc947e92E"}
!161 = !{!162}
!162 = distinct !{!162, !163, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E: %f"}
!163 = distinct !{!163, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h5515024f13a81d80E"}
!164 = !{!165}
!165 = distinct !{!165, !166, !"_ZN5words4main28_$u7b$$u7b$closure$u7d$$u7d$17h4c4baade2111fe5bE: %_1"}
!166 = distinct !{!166, !"_ZN5words4main28_$u7b$$u7b$closure$u7d$$u7d$17h4c4baade2111fe5bE"}
!167 = !{!165, !162, !159}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE: argument 0"}
!170 = distinct !{!170, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE"}
!171 = !{!172}
!172 = distinct !{!172, !173, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!173 = distinct !{!173, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!174 = !{!175}
!175 = distinct !{!175, !176, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!176 = distinct !{!176, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!177 = !{!175, !172}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_ZN4core4iter6traits8iterator8Iterator10max_by_key17h40313072596c6da1E: %self"}
!180 = distinct !{!180, !"_ZN4core4iter6traits8iterator8Iterator10max_by_key17h40313072596c6da1E"}
!181 = !{!182, !184}
!182 = distinct !{!182, !183, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE: %_0"}
!183 = distinct !{!183, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE"}
!184 = distinct !{!184, !183, !"_ZN4core4iter6traits8iterator8Iterator3map17h0809d439c2ed3aacE: %self"}
!185 = !{!186, !188, !189, !190, !192, !179}
!186 = distinct !{!186, !187, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %_0"}
!187 = distinct !{!187, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE"}
!188 = distinct !{!188, !187, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %self"}
!189 = distinct !{!189, !187, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9279a58ba2fbf99dE: %init"}
!190 = distinct !{!190, !191, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E: %_0"}
!191 = distinct !{!191, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E"}
!192 = distinct !{!192, !191, !"_ZN4core4iter6traits8iterator8Iterator6reduce17h466098f12172baa0E: %self"}
!193 = !{!190, !179}
!194 = !{!195}
!195 = distinct !{!195, !196, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E: %_1"}
!196 = distinct !{!196, !"_ZN4core3ptr80drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$words..Node$GT$$GT$$GT$17h3cc66d9c7c1d1da8E"}
!197 = !{!198}
!198 = distinct !{!198, !199, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E: %self"}
!199 = distinct !{!199, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h111d54543ac5a119E"}
!200 = !{!198, !195}
!201 = !{!202}
!202 = distinct !{!202, !203, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE: argument 0"}
!203 = distinct !{!203, !"_ZN4core4cell16RefCell$LT$T$GT$6borrow17ha63a36d972e170afE"}
!204 = !{!205, !207, !209}
!205 = distinct !{!205, !206, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!206 = distinct !{!206, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!207 = distinct !{!207, !208, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE: %_1"}
!208 = distinct !{!208, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE"}
!209 = distinct !{!209, !210, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E: %_1"}
!210 = distinct !{!210, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E"}
!211 = !{!212, !214, !216}
!212 = distinct !{!212, !213, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!213 = distinct !{!213, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!214 = distinct !{!214, !215, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE: %_1"}
!215 = distinct !{!215, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h108627f6d0f282aaE"}
!216 = distinct !{!216, !217, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E: %_1"}
!217 = distinct !{!217, !"_ZN4core3ptr55drop_in_place$LT$core..cell..Ref$LT$words..Node$GT$$GT$17h0b529b33eab9b187E"}
!218 = !{!219}
!219 = distinct !{!219, !220, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E: %self"}
!220 = distinct !{!220, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hef59b8290ceba025E"}
!221 = !{i8 0, i8 2}
!222 = !{!223, !219}
!223 = distinct !{!223, !224, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!224 = distinct !{!224, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!225 = !{!226}
!226 = distinct !{!226, !227, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!227 = distinct !{!227, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!228 = !{!226, !219}
!229 = !{!230}
!230 = distinct !{!230, !227, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!231 = !{!230, !226, !219}
!232 = !{!233}
!233 = distinct !{!233, !234, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr: %text.0"}
!234 = distinct !{!234, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr"}
!235 = !{!"branch_weights", i32 4000000, i32 4001}
!236 = !{!237, !219}
!237 = distinct !{!237, !238, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E: %self"}
!238 = distinct !{!238, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17hdb8d1756728a4fc4E"}
