; ModuleID = 'numbers.78dd52de26c177c4-cgu.0'
source_filename = "numbers.78dd52de26c177c4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_da75e79ea4900be5811e6318d0bc905d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00R\00\00\00\09\00\00\00" }>, align 8
@anon.c722cbe7760a6a15fcc26881f943fbda.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_8d4a1773e12407e94bdf7053c711876c = private unnamed_addr constant [217 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant [27 x i8] c"chunk size must be non-zero", align 1
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_91c74303079502ec2def021907035619 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/mod.rs\00", align 1
@alloc_83fd111bb7600a90cbb3b10e2b08ff6e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00m\08\00\00 \00\00\00" }>, align 8
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@alloc_f8843832565a24b6b53c2827e27edffa = private unnamed_addr constant [16 x i8] c"rust/numbers.rs\00", align 1
@alloc_624a34b4794374995e24c074a7db5b87 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00=\00\00\00\09\00\00\00" }>, align 8
@alloc_b78d998eaec6c70d9a93844bb6541be9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00/\00\00\00F\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_d80e96b7726bedbe8d12a75fe1ee9d4c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\E6\05\00\00%\00\00\00" }>, align 8
@alloc_d934d049a4dbb5d1b5dd7871d51fc1d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\000\00\00\00\12\00\00\00" }>, align 8
@alloc_ab43d10792c60b52b4db5137db1f8906 = private unnamed_addr constant [9 x i8] c"no values", align 1
@alloc_705e8d094ea867ebebd2c3659678ca0b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\001\00\00\00,\00\00\00" }>, align 8
@alloc_7cd1df9bf9420244c4e2261ed3fd0261 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\001\00\00\00\05\00\00\00" }>, align 8
@alloc_4f285a93e8a95ef31cec1b1ac20fdc90 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\09\00\00\00\17\00\00\00" }>, align 8
@alloc_4c56bb9ca7cfd5cb8b87a550892bf8f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\0B\00\00\00\0D\00\00\00" }>, align 8
@alloc_f4b0ec0c36b5df2678c564ce2007af75 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\0C\00\00\00\0D\00\00\00" }>, align 8
@alloc_18ac9bd88121bc6efedf8fb5bb91ec0d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00D\00\00\00\12\00\00\00" }>, align 8
@alloc_6d83937c66f3407582785f1d6e44258d = private unnamed_addr constant [11 x i8] c"\08unlucky \C0\00", align 1
@alloc_1dfd89ab697cb9bfdf1b3d254f060c64 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00F\00\00\00\09\00\00\00" }>, align 8
@alloc_e8a947e18218a39c33ff19b98e313ce4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\17\00\00\00\1F\00\00\00" }>, align 8
@alloc_919c87ab08ad85c07fb02dabce165356 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\1A\00\00\00\16\00\00\00" }>, align 8
@alloc_8c477ca41561ec1c920dec3780e100e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00\1C\00\00\00\10\00\00\00" }>, align 8
@alloc_671623c9b5957d7f73c997ad49b713ed = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8843832565a24b6b53c2827e27edffa, [16 x i8] c"\0F\00\00\00\00\00\00\00'\00\00\00\0D\00\00\00" }>, align 8

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nonlazybind uwtable
define i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a9fb23151dda519E"(ptr %self.0, ptr %self.1, i64 %init) unnamed_addr #0 !dbg !7 {
start:
  %f.dbg.spill = alloca [0 x i8], align 1
  %g.dbg.spill = alloca [0 x i8], align 1
  %init.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !63, !DIExpression(), !70)
  store i64 %init, ptr %init.dbg.spill, align 8
    #dbg_declare(ptr %init.dbg.spill, !64, !DIExpression(), !71)
    #dbg_declare(ptr %g.dbg.spill, !65, !DIExpression(), !72)
    #dbg_declare(ptr %g.dbg.spill, !73, !DIExpression(), !82)
    #dbg_declare(ptr %f.dbg.spill, !78, !DIExpression(), !84)
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E"(ptr %self.0, ptr %self.1, i64 %init) #12, !dbg !85
  ret i64 %_0, !dbg !86
}

; <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha382a5b884033f33E"(ptr %self.0, ptr %self.1, i64 %init) unnamed_addr #1 !dbg !87 {
start:
  %predicate.dbg.spill = alloca [0 x i8], align 1
  %fold.dbg.spill = alloca [0 x i8], align 1
  %init.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !100, !DIExpression(), !105)
  store i64 %init, ptr %init.dbg.spill, align 8
    #dbg_declare(ptr %init.dbg.spill, !101, !DIExpression(), !106)
    #dbg_declare(ptr %fold.dbg.spill, !102, !DIExpression(), !107)
    #dbg_declare(ptr %fold.dbg.spill, !108, !DIExpression(), !118)
    #dbg_declare(ptr %predicate.dbg.spill, !113, !DIExpression(), !120)
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a9fb23151dda519E"(ptr %self.0, ptr %self.1, i64 %init), !dbg !121
  ret i64 %_0, !dbg !122
}

; <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h86af4c8c3f92ed1cE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !123 {
start:
  %0 = alloca [16 x i8], align 8
  %i.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %val.dbg.spill = alloca [8 x i8], align 8
  %v.dbg.spill = alloca [8 x i8], align 8
  %residual.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !176, !DIExpression(), !201)
    #dbg_declare(ptr %self1, !202, !DIExpression(), !240)
    #dbg_declare(ptr %residual.dbg.spill, !179, !DIExpression(), !242)
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he7ee20b0df49fbe1E"(ptr align 8 %self) #12, !dbg !243
  store ptr %1, ptr %self1, align 8, !dbg !243
  %2 = load ptr, ptr %self1, align 8, !dbg !244
  %3 = ptrtoint ptr %2 to i64, !dbg !244
  %4 = icmp eq i64 %3, 0, !dbg !244
  %_12 = select i1 %4, i64 0, i64 1, !dbg !244
  %5 = trunc nuw i64 %_12 to i1, !dbg !245
  br i1 %5, label %bb8, label %bb7, !dbg !245

bb8:                                              ; preds = %start
  %v = load ptr, ptr %self1, align 8, !dbg !246
  store ptr %v, ptr %v.dbg.spill, align 8, !dbg !246
    #dbg_declare(ptr %v.dbg.spill, !238, !DIExpression(), !247)
  store ptr %v, ptr %_3, align 8, !dbg !248
  %val = load ptr, ptr %_3, align 8, !dbg !241
  store ptr %val, ptr %val.dbg.spill, align 8, !dbg !241
    #dbg_declare(ptr %val.dbg.spill, !197, !DIExpression(), !249)
  store ptr %val, ptr %a.dbg.spill, align 8, !dbg !249
    #dbg_declare(ptr %a.dbg.spill, !177, !DIExpression(), !250)
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !251
  %i = load i64, ptr %6, align 8, !dbg !251
  store i64 %i, ptr %i.dbg.spill, align 8, !dbg !251
    #dbg_declare(ptr %i.dbg.spill, !199, !DIExpression(), !252)
  %7 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !253
  %8 = load i64, ptr %7, align 8, !dbg !253
  %_9.0 = add i64 %8, 1, !dbg !253
  %_9.1 = icmp ult i64 %_9.0, %8, !dbg !253
  br i1 %_9.1, label %panic, label %bb3, !dbg !253

bb7:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !254
  store ptr null, ptr %9, align 8, !dbg !254
  br label %bb4, !dbg !261

bb4:                                              ; preds = %bb3, %bb7
  %10 = load i64, ptr %_0, align 8, !dbg !261
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !261
  %12 = load ptr, ptr %11, align 8, !dbg !261
  %13 = insertvalue { i64, ptr } poison, i64 %10, 0, !dbg !261
  %14 = insertvalue { i64, ptr } %13, ptr %12, 1, !dbg !261
  ret { i64, ptr } %14, !dbg !261

bb3:                                              ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !253
  store i64 %_9.0, ptr %15, align 8, !dbg !253
  store i64 %i, ptr %_0, align 8, !dbg !262
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !262
  store ptr %val, ptr %16, align 8, !dbg !262
  br label %bb4, !dbg !261

panic:                                            ; preds = %bb8
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_da75e79ea4900be5811e6318d0bc905d) #13
          to label %unreachable unwind label %cleanup, !dbg !253

bb5:                                              ; preds = %cleanup
  %17 = load ptr, ptr %0, align 8, !dbg !263
  %18 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !263
  %19 = load i32, ptr %18, align 8, !dbg !263
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0, !dbg !263
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1, !dbg !263
  resume { ptr, i32 } %21, !dbg !263

cleanup:                                          ; preds = %panic
  %22 = landingpad { ptr, i32 }
          cleanup
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = extractvalue { ptr, i32 } %22, 1
  store ptr %23, ptr %0, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %24, ptr %25, align 8
  br label %bb5

unreachable:                                      ; preds = %panic
  unreachable

bb2:                                              ; No predecessors!
  unreachable, !dbg !264
}

; <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hec7e74a293a247ccE"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !267 {
start:
  %0 = alloca [16 x i8], align 8
  %i.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %val.dbg.spill = alloca [8 x i8], align 8
  %v.dbg.spill = alloca [8 x i8], align 8
  %residual.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !310, !DIExpression(), !319)
    #dbg_declare(ptr %self1, !320, !DIExpression(), !353)
    #dbg_declare(ptr %residual.dbg.spill, !313, !DIExpression(), !355)
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb471bb6b8b44a344E"(ptr align 8 %self) #12, !dbg !356
  store ptr %1, ptr %self1, align 8, !dbg !356
  %2 = load ptr, ptr %self1, align 8, !dbg !357
  %3 = ptrtoint ptr %2 to i64, !dbg !357
  %4 = icmp eq i64 %3, 0, !dbg !357
  %_12 = select i1 %4, i64 0, i64 1, !dbg !357
  %5 = trunc nuw i64 %_12 to i1, !dbg !358
  br i1 %5, label %bb8, label %bb7, !dbg !358

bb8:                                              ; preds = %start
  %v = load ptr, ptr %self1, align 8, !dbg !359
  store ptr %v, ptr %v.dbg.spill, align 8, !dbg !359
    #dbg_declare(ptr %v.dbg.spill, !351, !DIExpression(), !360)
  store ptr %v, ptr %_3, align 8, !dbg !361
  %val = load ptr, ptr %_3, align 8, !dbg !354
  store ptr %val, ptr %val.dbg.spill, align 8, !dbg !354
    #dbg_declare(ptr %val.dbg.spill, !315, !DIExpression(), !362)
  store ptr %val, ptr %a.dbg.spill, align 8, !dbg !362
    #dbg_declare(ptr %a.dbg.spill, !311, !DIExpression(), !363)
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !364
  %i = load i64, ptr %6, align 8, !dbg !364
  store i64 %i, ptr %i.dbg.spill, align 8, !dbg !364
    #dbg_declare(ptr %i.dbg.spill, !317, !DIExpression(), !365)
  %7 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !366
  %8 = load i64, ptr %7, align 8, !dbg !366
  %_9.0 = add i64 %8, 1, !dbg !366
  %_9.1 = icmp ult i64 %_9.0, %8, !dbg !366
  br i1 %_9.1, label %panic, label %bb3, !dbg !366

bb7:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !367
  store ptr null, ptr %9, align 8, !dbg !367
  br label %bb4, !dbg !373

bb4:                                              ; preds = %bb3, %bb7
  %10 = load i64, ptr %_0, align 8, !dbg !373
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !373
  %12 = load ptr, ptr %11, align 8, !dbg !373
  %13 = insertvalue { i64, ptr } poison, i64 %10, 0, !dbg !373
  %14 = insertvalue { i64, ptr } %13, ptr %12, 1, !dbg !373
  ret { i64, ptr } %14, !dbg !373

bb3:                                              ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !366
  store i64 %_9.0, ptr %15, align 8, !dbg !366
  store i64 %i, ptr %_0, align 8, !dbg !374
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !374
  store ptr %val, ptr %16, align 8, !dbg !374
  br label %bb4, !dbg !373

panic:                                            ; preds = %bb8
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_da75e79ea4900be5811e6318d0bc905d) #13
          to label %unreachable unwind label %cleanup, !dbg !366

bb5:                                              ; preds = %cleanup
  %17 = load ptr, ptr %0, align 8, !dbg !375
  %18 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !375
  %19 = load i32, ptr %18, align 8, !dbg !375
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0, !dbg !375
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1, !dbg !375
  resume { ptr, i32 } %21, !dbg !375

cleanup:                                          ; preds = %panic
  %22 = landingpad { ptr, i32 }
          cleanup
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = extractvalue { ptr, i32 } %22, 1
  store ptr %23, ptr %0, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %24, ptr %25, align 8
  br label %bb5

unreachable:                                      ; preds = %panic
  unreachable

bb2:                                              ; No predecessors!
  unreachable, !dbg !376
}

; <i64 as core::ops::arith::Rem>::rem
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Rem$GT$3rem17he055f975f60c8174E"(i64 %self, i64 %other, ptr align 8 %0) unnamed_addr #1 !dbg !378 {
start:
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !413, !DIExpression(), !415)
  store i64 %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !414, !DIExpression(), !416)
  %_3 = icmp eq i64 %other, 0, !dbg !417
  br i1 %_3, label %panic, label %bb1, !dbg !417

bb1:                                              ; preds = %start
  %_4 = icmp eq i64 %other, -1, !dbg !417
  %_5 = icmp eq i64 %self, -9223372036854775808, !dbg !417
  %_6 = and i1 %_4, %_5, !dbg !417
  br i1 %_6, label %panic1, label %bb2, !dbg !417

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 %0) #14, !dbg !417
  unreachable, !dbg !417

bb2:                                              ; preds = %bb1
  %_0 = srem i64 %self, %other, !dbg !417
  ret i64 %_0, !dbg !418

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 %0) #14, !dbg !417
  unreachable, !dbg !417
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h289647477792dc71E() unnamed_addr #2 !dbg !419 {
start:
  ret void, !dbg !424
}

; core::cmp::Ord::min
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @_ZN4core3cmp3Ord3min17h5801c0a1a990bcceE(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !425 {
start:
  %other.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
    #dbg_declare(ptr %self, !432, !DIExpression(), !436)
    #dbg_declare(ptr %other, !433, !DIExpression(), !437)
  store i8 1, ptr %_6, align 1, !dbg !438
  store ptr %other, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !439, !DIExpression(), !449)
  store ptr %self, ptr %other.dbg.spill.i, align 8
    #dbg_declare(ptr %other.dbg.spill.i, !448, !DIExpression(), !451)
  %_3.i = load i64, ptr %other, align 8, !dbg !452
  %_4.i = load i64, ptr %self, align 8, !dbg !453
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !452
  br label %bb1, !dbg !454

bb5:                                              ; preds = %cleanup
  br label %bb8, !dbg !455

cleanup:                                          ; No predecessors!
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3, !dbg !438

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1, !dbg !456
  %7 = load i64, ptr %self, align 8, !dbg !456
  store i64 %7, ptr %_0, align 8, !dbg !456
  br label %bb4, !dbg !455

bb2:                                              ; preds = %bb1
  %8 = load i64, ptr %other, align 8, !dbg !457
  store i64 %8, ptr %_0, align 8, !dbg !457
  br label %bb4, !dbg !455

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i64, ptr %_0, align 8, !dbg !458
  ret i64 %9, !dbg !458

bb8:                                              ; preds = %bb5
  %10 = load i8, ptr %_6, align 1, !dbg !455
  %11 = trunc nuw i8 %10 to i1, !dbg !455
  br i1 %11, label %bb7, label %bb6, !dbg !455

bb6:                                              ; preds = %bb7, %bb8
  %12 = load ptr, ptr %2, align 8, !dbg !459
  %13 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !459
  %14 = load i32, ptr %13, align 8, !dbg !459
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0, !dbg !459
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1, !dbg !459
  resume { ptr, i32 } %16, !dbg !459

bb7:                                              ; preds = %bb8
  br label %bb6, !dbg !455
}

; core::fmt::rt::Argument::new_display
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core3fmt2rt8Argument11new_display17h5d741656decfb52fE(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %x) unnamed_addr #1 !dbg !460 {
start:
  %x.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  store ptr %x, ptr %x.dbg.spill, align 8
    #dbg_declare(ptr %x.dbg.spill, !542, !DIExpression(), !543)
    #dbg_declare(ptr %x.dbg.spill, !544, !DIExpression(), !555)
  store ptr %x, ptr %_2, align 8, !dbg !557
  %0 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !557
  store ptr @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E", ptr %0, align 8, !dbg !557
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_2, i64 16, i1 false), !dbg !558
  ret void, !dbg !559
}

; core::fmt::Arguments::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core3fmt9Arguments3new17h2185bb9bd7ddc39bE(ptr align 1 %template, ptr align 8 %args) unnamed_addr #1 !dbg !560 {
start:
  %args.dbg.spill = alloca [8 x i8], align 8
  %template.dbg.spill = alloca [8 x i8], align 8
  store ptr %template, ptr %template.dbg.spill, align 8
    #dbg_declare(ptr %template.dbg.spill, !588, !DIExpression(), !590)
  store ptr %args, ptr %args.dbg.spill, align 8
    #dbg_declare(ptr %args.dbg.spill, !589, !DIExpression(), !591)
  %0 = insertvalue { ptr, ptr } poison, ptr %template, 0, !dbg !592
  %1 = insertvalue { ptr, ptr } %0, ptr %args, 1, !dbg !592
  ret { ptr, ptr } %1, !dbg !592
}

; core::num::<impl i64>::checked_div
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$i64$GT$11checked_div17h728a75b7756bbdbdE"(i64 %self, i64 %rhs) unnamed_addr #1 !dbg !593 {
start:
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %b = alloca [1 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !612, !DIExpression(), !614)
  store i64 %rhs, ptr %rhs.dbg.spill, align 8
    #dbg_declare(ptr %rhs.dbg.spill, !613, !DIExpression(), !615)
    #dbg_declare(ptr %b, !616, !DIExpression(), !621)
  %0 = icmp eq i64 %rhs, 0, !dbg !623
  br i1 %0, label %bb1, label %bb2, !dbg !623

bb1:                                              ; preds = %start
  store i8 1, ptr %b, align 1, !dbg !623
  br label %bb6, !dbg !624

bb2:                                              ; preds = %start
  %1 = icmp eq i64 %self, -9223372036854775808, !dbg !625
  br i1 %1, label %bb3, label %bb4, !dbg !625

bb6:                                              ; preds = %bb3, %bb1
  %2 = load i64, ptr @anon.c722cbe7760a6a15fcc26881f943fbda.0, align 8, !dbg !626
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.c722cbe7760a6a15fcc26881f943fbda.0, i64 8), align 8, !dbg !626
  store i64 %2, ptr %_0, align 8, !dbg !626
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !626
  store i64 %3, ptr %4, align 8, !dbg !626
  br label %bb5, !dbg !627

bb3:                                              ; preds = %bb2
  %5 = icmp eq i64 %rhs, -1, !dbg !628
  %6 = zext i1 %5 to i8, !dbg !628
  store i8 %6, ptr %b, align 1, !dbg !628
  %7 = load i8, ptr %b, align 1, !dbg !624
  %8 = trunc nuw i8 %7 to i1, !dbg !624
  br i1 %8, label %bb6, label %bb8, !dbg !624

bb4:                                              ; preds = %bb2
  store i8 0, ptr %b, align 1, !dbg !629
  br label %bb8, !dbg !624

bb8:                                              ; preds = %bb4, %bb3
  %_4 = sdiv i64 %self, %rhs, !dbg !630
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !631
  store i64 %_4, ptr %9, align 8, !dbg !631
  store i64 1, ptr %_0, align 8, !dbg !631
  br label %bb5, !dbg !627

bb5:                                              ; preds = %bb8, %bb6
  %10 = load i64, ptr %_0, align 8, !dbg !632
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !632
  %12 = load i64, ptr %11, align 8, !dbg !632
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0, !dbg !632
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1, !dbg !632
  ret { i64, i64 } %14, !dbg !632
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hbbd9e2a81fd11d02E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #3 !dbg !633 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %lhs.dbg.spill = alloca [8 x i8], align 8
  store i64 %lhs, ptr %lhs.dbg.spill, align 8
    #dbg_declare(ptr %lhs.dbg.spill, !640, !DIExpression(), !644)
    #dbg_declare(ptr %lhs.dbg.spill, !645, !DIExpression(), !656)
  store i64 %rhs, ptr %rhs.dbg.spill, align 8
    #dbg_declare(ptr %rhs.dbg.spill, !641, !DIExpression(), !644)
    #dbg_declare(ptr %rhs.dbg.spill, !655, !DIExpression(), !659)
  %_7.0 = add i64 %lhs, %rhs, !dbg !660
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !660
  br i1 %_7.1, label %bb1, label %bb2, !dbg !661

bb2:                                              ; preds = %start
  ret void, !dbg !662

bb1:                                              ; preds = %start
  store ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr %msg.dbg.spill, align 8, !dbg !663
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !663
  store i64 186, ptr %1, align 8, !dbg !663
    #dbg_declare(ptr %msg.dbg.spill, !642, !DIExpression(), !664)
    #dbg_declare(ptr %msg.dbg.spill, !665, !DIExpression(), !671)
    #dbg_declare(ptr %msg.dbg.spill, !673, !DIExpression(), !681)
    #dbg_declare(ptr %msg.dbg.spill, !683, !DIExpression(), !688)
    #dbg_declare(ptr %msg.dbg.spill, !690, !DIExpression(), !699)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #15, !dbg !701
  unreachable, !dbg !701
}

; core::ptr::drop_in_place<numbers::Guard>
; Function Attrs: nonlazybind uwtable
define void @"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"(ptr align 8 %_1) unnamed_addr #0 !dbg !702 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !711, !DIExpression(), !714)
; call <numbers::Guard as core::ops::drop::Drop>::drop
  call void @"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"(ptr align 8 %_1), !dbg !714
  ret void, !dbg !714
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1fb42c63ecaab769E"(ptr %self, i64 %align) unnamed_addr #1 !dbg !715 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %align.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !722, !DIExpression(), !724)
    #dbg_declare(ptr %self.dbg.spill, !725, !DIExpression(), !730)
    #dbg_declare(ptr %self.dbg.spill, !732, !DIExpression(), !739)
  store i64 %align, ptr %align.dbg.spill, align 8
    #dbg_declare(ptr %align.dbg.spill, !723, !DIExpression(), !741)
    #dbg_declare(ptr %align.dbg.spill, !742, !DIExpression(), !747)
    #dbg_declare(ptr %align.dbg.spill, !749, !DIExpression(), !754)
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !756
  %2 = trunc i64 %1 to i32, !dbg !756
  store i32 %2, ptr %0, align 4, !dbg !756
  %_8 = load i32, ptr %0, align 4, !dbg !756
  %3 = icmp eq i32 %_8, 1, !dbg !757
  br i1 %3, label %bb1, label %bb2, !dbg !757

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !758
  %_7 = sub i64 %align, 1, !dbg !759
  %_5 = and i64 %_6, %_7, !dbg !760
  %_0 = icmp eq i64 %_5, 0, !dbg !760
  ret i1 %_0, !dbg !761

bb2:                                              ; preds = %start
  store ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr %s.dbg.spill, align 8, !dbg !762
  %4 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !762
  store i64 42, ptr %4, align 8, !dbg !762
    #dbg_declare(ptr %s.dbg.spill, !763, !DIExpression(), !766)
    #dbg_declare(ptr %s.dbg.spill, !767, !DIExpression(), !770)
    #dbg_declare(ptr %s.dbg.spill, !772, !DIExpression(), !775)
    #dbg_declare(ptr %s.dbg.spill, !777, !DIExpression(), !780)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #14, !dbg !762
  unreachable, !dbg !762
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h949741eb2f56d7f9E"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #3 !dbg !782 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %origin.dbg.spill = alloca [8 x i8], align 8
  %this.dbg.spill = alloca [8 x i8], align 8
  store ptr %this, ptr %this.dbg.spill, align 8
    #dbg_declare(ptr %this.dbg.spill, !787, !DIExpression(), !791)
    #dbg_declare(ptr %this.dbg.spill, !792, !DIExpression(), !798)
  store ptr %origin, ptr %origin.dbg.spill, align 8
    #dbg_declare(ptr %origin.dbg.spill, !788, !DIExpression(), !791)
    #dbg_declare(ptr %origin.dbg.spill, !797, !DIExpression(), !801)
  %_3 = icmp uge ptr %this, %origin, !dbg !802
  br i1 %_3, label %bb1, label %bb2, !dbg !799

bb2:                                              ; preds = %start
  store ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr %msg.dbg.spill, align 8, !dbg !808
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !808
  store i64 201, ptr %1, align 8, !dbg !808
    #dbg_declare(ptr %msg.dbg.spill, !789, !DIExpression(), !809)
    #dbg_declare(ptr %msg.dbg.spill, !810, !DIExpression(), !813)
    #dbg_declare(ptr %msg.dbg.spill, !815, !DIExpression(), !818)
    #dbg_declare(ptr %msg.dbg.spill, !820, !DIExpression(), !823)
    #dbg_declare(ptr %msg.dbg.spill, !825, !DIExpression(), !828)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #15, !dbg !830
  unreachable, !dbg !830

bb1:                                              ; preds = %start
  ret void, !dbg !831
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h52ae59435c5d4da7E(ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !832 {
start:
  %f.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !839, !DIExpression(), !843)
    #dbg_declare(ptr %f.dbg.spill, !840, !DIExpression(), !844)
  %1 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !845
  %2 = insertvalue { ptr, ptr } %1, ptr %self.1, 1, !dbg !845
  ret { ptr, ptr } %2, !dbg !845
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nonlazybind uwtable
define i64 @_ZN4core4iter6traits8iterator8Iterator3sum17h52c2859748d1cb8eE(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !846 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !850, !DIExpression(), !854)
; call <i64 as core::iter::traits::accum::Sum>::sum
  %_0 = call i64 @"_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h74dcb82151572ccaE"(ptr %self.0, ptr %self.1), !dbg !855
  ret i64 %_0, !dbg !856
}

; core::iter::traits::iterator::Iterator::filter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h93f77d15bbddd144E(ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !857 {
start:
  %predicate.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !861, !DIExpression(), !865)
    #dbg_declare(ptr %predicate.dbg.spill, !862, !DIExpression(), !866)
  %1 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !867
  %2 = insertvalue { ptr, ptr } %1, ptr %self.1, 1, !dbg !867
  ret { ptr, ptr } %2, !dbg !867
}

; core::iter::traits::iterator::Iterator::enumerate
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core4iter6traits8iterator8Iterator9enumerate17ha91ecb1e2d225339E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !868 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !872, !DIExpression(), !875)
  store ptr %self.0, ptr %_0, align 8, !dbg !876
  %1 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !876
  store ptr %self.1, ptr %1, align 8, !dbg !876
  %2 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !876
  store i64 0, ptr %2, align 8, !dbg !876
  ret void, !dbg !880
}

; core::iter::traits::iterator::Iterator::enumerate
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core4iter6traits8iterator8Iterator9enumerate17hd36916cb9c164351E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !881 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !885, !DIExpression(), !888)
  store ptr %self.0, ptr %_0, align 8, !dbg !889
  %1 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !889
  store ptr %self.1, ptr %1, align 8, !dbg !889
  %2 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !889
  store i64 0, ptr %2, align 8, !dbg !889
  ret void, !dbg !893
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E"(ptr align 1 %_1, i64 %acc, ptr align 4 %elt) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !894 {
start:
  %0 = alloca [16 x i8], align 8
  %elt.dbg.spill = alloca [8 x i8], align 8
  %acc.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !906, !DIExpression(DW_OP_deref), !908)
    #dbg_declare(ptr %_1.dbg.spill, !907, !DIExpression(DW_OP_deref), !909)
  store i64 %acc, ptr %acc.dbg.spill, align 8
    #dbg_declare(ptr %acc.dbg.spill, !904, !DIExpression(), !910)
  store ptr %elt, ptr %elt.dbg.spill, align 8
    #dbg_declare(ptr %elt.dbg.spill, !905, !DIExpression(), !911)
  store i8 1, ptr %_10, align 1, !dbg !912
; invoke numbers::average::{{closure}}
  %_7 = invoke i64 @"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E"(ptr align 1 %_1, ptr align 4 %elt)
          to label %bb1 unwind label %cleanup, !dbg !913

bb5:                                              ; preds = %cleanup
  %1 = load i8, ptr %_10, align 1, !dbg !914
  %2 = trunc nuw i8 %1 to i1, !dbg !914
  br i1 %2, label %bb4, label %bb3, !dbg !914

cleanup:                                          ; preds = %bb1, %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1, !dbg !915
; invoke core::iter::adapters::filter::filter_fold::{{closure}}
  %_0 = invoke i64 @"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc1739113e683bb5dE"(ptr align 1 %_1, i64 %acc, i64 %_7)
          to label %bb2 unwind label %cleanup, !dbg !915

bb2:                                              ; preds = %bb1
  ret i64 %_0, !dbg !916

bb3:                                              ; preds = %bb4, %bb5
  %7 = load ptr, ptr %0, align 8, !dbg !917
  %8 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !917
  %9 = load i32, ptr %8, align 8, !dbg !917
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0, !dbg !917
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1, !dbg !917
  resume { ptr, i32 } %11, !dbg !917

bb4:                                              ; preds = %bb5
  br label %bb3, !dbg !914
}

; core::iter::adapters::filter::filter_fold::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc1739113e683bb5dE"(ptr align 1 %_1, i64 %acc, i64 %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !918 {
start:
  %1 = alloca [16 x i8], align 8
  %acc.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_12 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %item = alloca [8 x i8], align 8
  store i64 %0, ptr %item, align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !925, !DIExpression(DW_OP_deref), !927)
    #dbg_declare(ptr %_1.dbg.spill, !926, !DIExpression(DW_OP_deref), !928)
  store i64 %acc, ptr %acc.dbg.spill, align 8
    #dbg_declare(ptr %acc.dbg.spill, !923, !DIExpression(), !929)
    #dbg_declare(ptr %item, !924, !DIExpression(), !930)
  store i8 1, ptr %_13, align 1, !dbg !931
  store i8 1, ptr %_12, align 1, !dbg !931
; invoke numbers::average::{{closure}}
  %_4 = invoke zeroext i1 @"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h83c60f4e3fcccf09E"(ptr align 1 %_1, ptr align 8 %item)
          to label %bb1 unwind label %cleanup, !dbg !931

bb9:                                              ; preds = %cleanup
  %2 = load i8, ptr %_12, align 1, !dbg !932
  %3 = trunc nuw i8 %2 to i1, !dbg !932
  br i1 %3, label %bb8, label %bb6, !dbg !932

cleanup:                                          ; preds = %bb2, %start
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  store ptr %5, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %6, ptr %7, align 8
  br label %bb9

bb1:                                              ; preds = %start
  br i1 %_4, label %bb2, label %bb4, !dbg !931

bb4:                                              ; preds = %bb1
  store i8 0, ptr %_13, align 1, !dbg !933
  store i64 %acc, ptr %_0, align 8, !dbg !933
  br label %bb5, !dbg !932

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_13, align 1, !dbg !934
  store i8 0, ptr %_12, align 1, !dbg !935
  %_11 = load i64, ptr %item, align 8, !dbg !935
; invoke <i64 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %8 = invoke i64 @"_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h27b1593b054f1a1fE"(ptr align 1 %_1, i64 %acc, i64 %_11)
          to label %bb3 unwind label %cleanup, !dbg !936

bb5:                                              ; preds = %bb3, %bb4
  %9 = load i64, ptr %_0, align 8, !dbg !937
  ret i64 %9, !dbg !937

bb3:                                              ; preds = %bb2
  store i64 %8, ptr %_0, align 8, !dbg !936
  br label %bb5, !dbg !932

bb6:                                              ; preds = %bb8, %bb9
  %10 = load i8, ptr %_13, align 1, !dbg !932
  %11 = trunc nuw i8 %10 to i1, !dbg !932
  br i1 %11, label %bb10, label %bb7, !dbg !932

bb8:                                              ; preds = %bb9
  br label %bb6, !dbg !932

bb7:                                              ; preds = %bb10, %bb6
  %12 = load ptr, ptr %1, align 8, !dbg !938
  %13 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !938
  %14 = load i32, ptr %13, align 8, !dbg !938
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0, !dbg !938
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1, !dbg !938
  resume { ptr, i32 } %16, !dbg !938

bb10:                                             ; preds = %bb6
  br label %bb7, !dbg !932
}

; core::slice::<impl [T]>::split_at_unchecked
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h83801efaefb2f66cE"(ptr sret([32 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #1 !dbg !939 {
start:
  %len.dbg.spill1 = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %mid.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill, !949, !DIExpression(), !955)
    #dbg_declare(ptr %self.dbg.spill, !956, !DIExpression(), !961)
  store i64 %mid, ptr %mid.dbg.spill, align 8
    #dbg_declare(ptr %mid.dbg.spill, !950, !DIExpression(), !963)
    #dbg_declare(ptr %mid.dbg.spill, !964, !DIExpression(), !972)
    #dbg_declare(ptr %mid.dbg.spill, !974, !DIExpression(), !984)
    #dbg_declare(ptr %mid.dbg.spill, !986, !DIExpression(), !992)
  store i64 %self.1, ptr %len.dbg.spill, align 8, !dbg !994
    #dbg_declare(ptr %len.dbg.spill, !951, !DIExpression(), !995)
  store ptr %self.0, ptr %ptr.dbg.spill, align 8, !dbg !996
    #dbg_declare(ptr %ptr.dbg.spill, !953, !DIExpression(), !997)
    #dbg_declare(ptr %ptr.dbg.spill, !971, !DIExpression(), !998)
    #dbg_declare(ptr %ptr.dbg.spill, !983, !DIExpression(), !999)
    #dbg_declare(ptr %ptr.dbg.spill, !1000, !DIExpression(), !1007)
    #dbg_declare(ptr %ptr.dbg.spill, !991, !DIExpression(), !1009)
  br label %bb1, !dbg !1010

bb1:                                              ; preds = %start
; call core::slice::<impl [T]>::split_at_unchecked::precondition_check
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17hc862b91c05854f32E"(i64 %mid, i64 %self.1, ptr align 8 %0) #16, !dbg !1012
  br label %bb2, !dbg !1012

bb2:                                              ; preds = %bb1
  br label %bb3, !dbg !1013

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h98da5b20c15813e5E(ptr %self.0, i64 1, i64 1, i64 %mid, ptr align 8 %0) #16, !dbg !1015
  br label %bb5, !dbg !1016

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw i8, ptr %self.0, i64 %mid, !dbg !1017
  store ptr %data, ptr %data.dbg.spill, align 8, !dbg !1017
    #dbg_declare(ptr %data.dbg.spill, !971, !DIExpression(), !1018)
    #dbg_declare(ptr %data.dbg.spill, !983, !DIExpression(), !1020)
    #dbg_declare(ptr %data.dbg.spill, !1000, !DIExpression(), !1023)
  %len = sub nuw i64 %self.1, %mid, !dbg !1026
  store i64 %len, ptr %len.dbg.spill1, align 8, !dbg !1026
    #dbg_declare(ptr %len.dbg.spill1, !964, !DIExpression(), !1027)
    #dbg_declare(ptr %len.dbg.spill1, !974, !DIExpression(), !1028)
  br label %bb6, !dbg !1029

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h98da5b20c15813e5E(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #16, !dbg !1030
  br label %bb8, !dbg !1031

bb8:                                              ; preds = %bb6
  store ptr %self.0, ptr %_0, align 8, !dbg !1032
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1032
  store i64 %mid, ptr %2, align 8, !dbg !1032
  %3 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !1032
  store ptr %data, ptr %3, align 8, !dbg !1032
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1032
  store i64 %len, ptr %4, align 8, !dbg !1032
  ret void, !dbg !1033
}

; core::slice::<impl [T]>::split_at_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17hc862b91c05854f32E"(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #3 !dbg !1034 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %mid.dbg.spill = alloca [8 x i8], align 8
  store i64 %mid, ptr %mid.dbg.spill, align 8
    #dbg_declare(ptr %mid.dbg.spill, !1037, !DIExpression(), !1041)
  store i64 %len, ptr %len.dbg.spill, align 8
    #dbg_declare(ptr %len.dbg.spill, !1038, !DIExpression(), !1041)
  %_3 = icmp ule i64 %mid, %len, !dbg !1042
  br i1 %_3, label %bb1, label %bb2, !dbg !1042

bb2:                                              ; preds = %start
  store ptr @alloc_8d4a1773e12407e94bdf7053c711876c, ptr %msg.dbg.spill, align 8, !dbg !1044
  %1 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !1044
  store i64 217, ptr %1, align 8, !dbg !1044
    #dbg_declare(ptr %msg.dbg.spill, !1039, !DIExpression(), !1045)
    #dbg_declare(ptr %msg.dbg.spill, !1046, !DIExpression(), !1049)
    #dbg_declare(ptr %msg.dbg.spill, !1051, !DIExpression(), !1054)
    #dbg_declare(ptr %msg.dbg.spill, !1056, !DIExpression(), !1059)
    #dbg_declare(ptr %msg.dbg.spill, !1061, !DIExpression(), !1064)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_8d4a1773e12407e94bdf7053c711876c, ptr inttoptr (i64 435 to ptr), i1 zeroext false, ptr align 8 %0) #15, !dbg !1066
  unreachable, !dbg !1066

bb1:                                              ; preds = %start
  ret void, !dbg !1067
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h22dd5a3c9cc33d86E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 !dbg !1068 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1077, !DIExpression(), !1078)
; call core::slice::iter::Iter<T>::new
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8ff45eec022e1da1E"(ptr align 4 %self.0, i64 %self.1) #12, !dbg !1079
  %_0.0 = extractvalue { ptr, ptr } %1, 0, !dbg !1079
  %_0.1 = extractvalue { ptr, ptr } %1, 1, !dbg !1079
  %2 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !1080
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1080
  ret { ptr, ptr } %3, !dbg !1080
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2bd813cb118b256fE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 !dbg !1081 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1090, !DIExpression(), !1091)
; call core::slice::iter::Iter<T>::new
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha166159220b9c1a0E"(ptr align 4 %self.0, i64 %self.1) #12, !dbg !1092
  %_0.0 = extractvalue { ptr, ptr } %1, 0, !dbg !1092
  %_0.1 = extractvalue { ptr, ptr } %1, 1, !dbg !1092
  %2 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !1093
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1093
  ret { ptr, ptr } %3, !dbg !1093
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17he0a4911c11fe69abE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 !dbg !1094 {
start:
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1103, !DIExpression(), !1104)
; call core::slice::iter::Iter<T>::new
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h05876839f9ad5305E"(ptr align 4 %self.0, i64 %self.1) #12, !dbg !1105
  %_0.0 = extractvalue { ptr, ptr } %1, 0, !dbg !1105
  %_0.1 = extractvalue { ptr, ptr } %1, 1, !dbg !1105
  %2 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !1106
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1106
  ret { ptr, ptr } %3, !dbg !1106
}

; core::slice::<impl [T]>::chunks
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h47af9c652ec7599cE"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 !dbg !1107 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %chunk_size.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill, !1115, !DIExpression(), !1117)
    #dbg_declare(ptr %self.dbg.spill, !1118, !DIExpression(), !1126)
  store i64 %chunk_size, ptr %chunk_size.dbg.spill, align 8
    #dbg_declare(ptr %chunk_size.dbg.spill, !1116, !DIExpression(), !1128)
    #dbg_declare(ptr %chunk_size.dbg.spill, !1125, !DIExpression(), !1129)
  %2 = icmp eq i64 %chunk_size, 0, !dbg !1130
  br i1 %2, label %bb2, label %bb1, !dbg !1130

bb2:                                              ; preds = %start
  store ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr %s.dbg.spill, align 8, !dbg !1131
  %3 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !1131
  store i64 27, ptr %3, align 8, !dbg !1131
    #dbg_declare(ptr %s.dbg.spill, !1132, !DIExpression(), !1135)
    #dbg_declare(ptr %s.dbg.spill, !1136, !DIExpression(), !1139)
    #dbg_declare(ptr %s.dbg.spill, !1141, !DIExpression(), !1144)
    #dbg_declare(ptr %s.dbg.spill, !1146, !DIExpression(), !1149)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr inttoptr (i64 55 to ptr), ptr align 8 %0) #14, !dbg !1131
  unreachable, !dbg !1131

bb1:                                              ; preds = %start
  store ptr %self.0, ptr %_0, align 8, !dbg !1151
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1151
  store i64 %self.1, ptr %4, align 8, !dbg !1151
  %5 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !1151
  store i64 %chunk_size, ptr %5, align 8, !dbg !1151
  ret void, !dbg !1152
}

; core::slice::<impl [T]>::split_at
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8split_at17h8b21b4df82464d88E"(ptr sret([32 x i8]) align 8 %pair, ptr align 1 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #1 !dbg !1153 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %mid.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
    #dbg_declare(ptr %pair, !1157, !DIExpression(), !1159)
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill, !1155, !DIExpression(), !1160)
    #dbg_declare(ptr %self.dbg.spill, !1161, !DIExpression(), !1180)
  store i64 %mid, ptr %mid.dbg.spill, align 8
    #dbg_declare(ptr %mid.dbg.spill, !1156, !DIExpression(), !1182)
    #dbg_declare(ptr %mid.dbg.spill, !1179, !DIExpression(), !1183)
  %_6 = icmp ule i64 %mid, %self.1, !dbg !1184
  br i1 %_6, label %bb1, label %bb3, !dbg !1184

bb3:                                              ; preds = %start
  store ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr %s.dbg.spill, align 8, !dbg !1185
  %2 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !1185
  store i64 9, ptr %2, align 8, !dbg !1185
    #dbg_declare(ptr %s.dbg.spill, !1186, !DIExpression(), !1189)
    #dbg_declare(ptr %s.dbg.spill, !1190, !DIExpression(), !1193)
    #dbg_declare(ptr %s.dbg.spill, !1195, !DIExpression(), !1198)
    #dbg_declare(ptr %s.dbg.spill, !1200, !DIExpression(), !1203)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #14, !dbg !1185
  unreachable, !dbg !1185

bb1:                                              ; preds = %start
; call core::slice::<impl [T]>::split_at_unchecked
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h83801efaefb2f66cE"(ptr sret([32 x i8]) align 8 %_8, ptr align 1 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_83fd111bb7600a90cbb3b10e2b08ff6e) #12, !dbg !1205
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false), !dbg !1206
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false), !dbg !1207
  ret void, !dbg !1208
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h98da5b20c15813e5E(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !1209 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %is_zst.dbg.spill = alloca [1 x i8], align 1
  %len.dbg.spill = alloca [8 x i8], align 8
  %align.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %max_len = alloca [8 x i8], align 8
  store ptr %data, ptr %data.dbg.spill, align 8
    #dbg_declare(ptr %data.dbg.spill, !1215, !DIExpression(), !1221)
  store i64 %size, ptr %size.dbg.spill, align 8
    #dbg_declare(ptr %size.dbg.spill, !1216, !DIExpression(), !1221)
    #dbg_declare(ptr %size.dbg.spill, !1222, !DIExpression(), !1231)
  store i64 %align, ptr %align.dbg.spill, align 8
    #dbg_declare(ptr %align.dbg.spill, !1217, !DIExpression(), !1221)
    #dbg_declare(ptr %align.dbg.spill, !1234, !DIExpression(), !1241)
    #dbg_declare(ptr %align.dbg.spill, !1243, !DIExpression(), !1247)
    #dbg_declare(ptr %align.dbg.spill, !1249, !DIExpression(), !1254)
  store i64 %len, ptr %len.dbg.spill, align 8
    #dbg_declare(ptr %len.dbg.spill, !1218, !DIExpression(), !1221)
    #dbg_declare(ptr %len.dbg.spill, !1228, !DIExpression(), !1257)
    #dbg_declare(ptr %max_len, !1229, !DIExpression(), !1258)
  store i8 0, ptr %is_zst.dbg.spill, align 1, !dbg !1259
    #dbg_declare(ptr %is_zst.dbg.spill, !1240, !DIExpression(), !1259)
  store ptr %data, ptr %ptr.dbg.spill, align 8, !dbg !1260
    #dbg_declare(ptr %ptr.dbg.spill, !1239, !DIExpression(), !1261)
    #dbg_declare(ptr %ptr.dbg.spill, !1246, !DIExpression(), !1262)
    #dbg_declare(ptr %ptr.dbg.spill, !1253, !DIExpression(), !1254)
    #dbg_declare(ptr %ptr.dbg.spill, !1263, !DIExpression(), !1268)
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1fb42c63ecaab769E"(ptr %data, i64 %align)
          to label %bb8 unwind label %terminate, !dbg !1270

terminate:                                        ; preds = %start
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #17, !dbg !1272
  unreachable, !dbg !1272

bb8:                                              ; preds = %start
  br i1 %_11, label %bb6, label %bb7, !dbg !1248

bb7:                                              ; preds = %bb8
  br label %bb4, !dbg !1242

bb6:                                              ; preds = %bb8
  %_13 = ptrtoint ptr %data to i64, !dbg !1273
  %_12 = icmp eq i64 %_13, 0, !dbg !1286
  %_5 = xor i1 %_12, true, !dbg !1287
  br i1 %_5, label %bb1, label %bb4, !dbg !1242

bb4:                                              ; preds = %bb6, %bb7
  br label %bb5, !dbg !1288

bb1:                                              ; preds = %bb6
  %2 = icmp eq i64 %size, 0, !dbg !1290
  br i1 %2, label %bb9, label %bb10, !dbg !1290

bb5:                                              ; preds = %bb3, %bb4
  store ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr %msg.dbg.spill, align 8, !dbg !1291
  %3 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !1291
  store i64 279, ptr %3, align 8, !dbg !1291
    #dbg_declare(ptr %msg.dbg.spill, !1219, !DIExpression(), !1292)
    #dbg_declare(ptr %msg.dbg.spill, !1293, !DIExpression(), !1296)
    #dbg_declare(ptr %msg.dbg.spill, !1298, !DIExpression(), !1301)
    #dbg_declare(ptr %msg.dbg.spill, !1303, !DIExpression(), !1306)
    #dbg_declare(ptr %msg.dbg.spill, !1308, !DIExpression(), !1311)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #15, !dbg !1313
  unreachable, !dbg !1313

bb9:                                              ; preds = %bb1
  store i64 -1, ptr %max_len, align 8, !dbg !1314
  br label %bb11, !dbg !1315

bb10:                                             ; preds = %bb1
  %4 = udiv i64 9223372036854775807, %size, !dbg !1316
  store i64 %4, ptr %max_len, align 8, !dbg !1316
  br label %bb11, !dbg !1315

bb11:                                             ; preds = %bb10, %bb9
  %5 = load i64, ptr %max_len, align 8, !dbg !1317
  %_7 = icmp ule i64 %len, %5, !dbg !1317
  br i1 %_7, label %bb2, label %bb3, !dbg !1232

bb3:                                              ; preds = %bb11
  br label %bb5, !dbg !1288

bb2:                                              ; preds = %bb11
  ret void, !dbg !1318
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h05876839f9ad5305E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !1319 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %slice.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !1322, !DIExpression(), !1329)
    #dbg_declare(ptr %slice.dbg.spill, !1330, !DIExpression(), !1343)
    #dbg_declare(ptr %end_or_len, !1327, !DIExpression(), !1345)
  store i64 %slice.1, ptr %len.dbg.spill, align 8, !dbg !1346
    #dbg_declare(ptr %len.dbg.spill, !1323, !DIExpression(), !1347)
    #dbg_declare(ptr %len.dbg.spill, !1348, !DIExpression(), !1353)
    #dbg_declare(ptr %len.dbg.spill, !1355, !DIExpression(), !1365)
  store ptr %slice.0, ptr %self.dbg.spill, align 8, !dbg !1367
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !1367
  store i64 %slice.1, ptr %1, align 8, !dbg !1367
    #dbg_declare(ptr %self.dbg.spill, !1368, !DIExpression(), !1376)
  store ptr %slice.0, ptr %ptr.dbg.spill, align 8, !dbg !1378
    #dbg_declare(ptr %ptr.dbg.spill, !1325, !DIExpression(), !1379)
    #dbg_declare(ptr %ptr.dbg.spill, !1380, !DIExpression(), !1386)
  br label %bb2, !dbg !1388

bb2:                                              ; preds = %start
  store ptr %slice.0, ptr %self.dbg.spill1, align 8, !dbg !1389
    #dbg_declare(ptr %self.dbg.spill1, !1364, !DIExpression(), !1390)
  %_6 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %slice.1, !dbg !1391
  store ptr %_6, ptr %end_or_len, align 8, !dbg !1392
  br label %bb3, !dbg !1393

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !1394
  %2 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !1395
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1395
  ret { ptr, ptr } %3, !dbg !1395

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8ff45eec022e1da1E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !1396 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %slice.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !1399, !DIExpression(), !1406)
    #dbg_declare(ptr %slice.dbg.spill, !1407, !DIExpression(), !1420)
    #dbg_declare(ptr %end_or_len, !1404, !DIExpression(), !1422)
  store i64 %slice.1, ptr %len.dbg.spill, align 8, !dbg !1423
    #dbg_declare(ptr %len.dbg.spill, !1400, !DIExpression(), !1424)
    #dbg_declare(ptr %len.dbg.spill, !1425, !DIExpression(), !1430)
    #dbg_declare(ptr %len.dbg.spill, !1432, !DIExpression(), !1439)
  store ptr %slice.0, ptr %self.dbg.spill, align 8, !dbg !1441
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !1441
  store i64 %slice.1, ptr %1, align 8, !dbg !1441
    #dbg_declare(ptr %self.dbg.spill, !1442, !DIExpression(), !1450)
  store ptr %slice.0, ptr %ptr.dbg.spill, align 8, !dbg !1452
    #dbg_declare(ptr %ptr.dbg.spill, !1402, !DIExpression(), !1453)
    #dbg_declare(ptr %ptr.dbg.spill, !1454, !DIExpression(), !1460)
  br label %bb2, !dbg !1462

bb2:                                              ; preds = %start
  store ptr %slice.0, ptr %self.dbg.spill1, align 8, !dbg !1463
    #dbg_declare(ptr %self.dbg.spill1, !1438, !DIExpression(), !1464)
  %_6 = getelementptr inbounds nuw float, ptr %slice.0, i64 %slice.1, !dbg !1465
  store ptr %_6, ptr %end_or_len, align 8, !dbg !1466
  br label %bb3, !dbg !1467

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !1468
  %2 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !1469
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1469
  ret { ptr, ptr } %3, !dbg !1469

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha166159220b9c1a0E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !1470 {
start:
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %slice.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !1473, !DIExpression(), !1480)
    #dbg_declare(ptr %slice.dbg.spill, !1481, !DIExpression(), !1494)
    #dbg_declare(ptr %end_or_len, !1478, !DIExpression(), !1496)
  store i64 %slice.1, ptr %len.dbg.spill, align 8, !dbg !1497
    #dbg_declare(ptr %len.dbg.spill, !1474, !DIExpression(), !1498)
    #dbg_declare(ptr %len.dbg.spill, !1499, !DIExpression(), !1504)
    #dbg_declare(ptr %len.dbg.spill, !1506, !DIExpression(), !1513)
  store ptr %slice.0, ptr %self.dbg.spill, align 8, !dbg !1515
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !1515
  store i64 %slice.1, ptr %1, align 8, !dbg !1515
    #dbg_declare(ptr %self.dbg.spill, !1516, !DIExpression(), !1524)
  store ptr %slice.0, ptr %ptr.dbg.spill, align 8, !dbg !1526
    #dbg_declare(ptr %ptr.dbg.spill, !1476, !DIExpression(), !1527)
    #dbg_declare(ptr %ptr.dbg.spill, !1528, !DIExpression(), !1534)
  br label %bb2, !dbg !1536

bb2:                                              ; preds = %start
  store ptr %slice.0, ptr %self.dbg.spill1, align 8, !dbg !1537
    #dbg_declare(ptr %self.dbg.spill1, !1512, !DIExpression(), !1538)
  %_6 = getelementptr inbounds nuw [8 x float], ptr %slice.0, i64 %slice.1, !dbg !1539
  store ptr %_6, ptr %end_or_len, align 8, !dbg !1540
  br label %bb3, !dbg !1541

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !1542
  %2 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !1543
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1543
  ret { ptr, ptr } %3, !dbg !1543

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h04262c3a43278922E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 !dbg !1544 {
start:
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !1558, !DIExpression(), !1559)
    #dbg_declare(ptr %self.dbg.spill, !1560, !DIExpression(), !1563)
    #dbg_declare(ptr %self.dbg.spill, !1565, !DIExpression(), !1575)
    #dbg_declare(ptr %self.dbg.spill, !1577, !DIExpression(), !1586)
    #dbg_declare(ptr %end_or_len, !1573, !DIExpression(), !1588)
  store i64 %self.1, ptr %len.dbg.spill, align 8, !dbg !1589
    #dbg_declare(ptr %len.dbg.spill, !1569, !DIExpression(), !1590)
    #dbg_declare(ptr %len.dbg.spill, !1591, !DIExpression(), !1596)
    #dbg_declare(ptr %len.dbg.spill, !1598, !DIExpression(), !1605)
  store ptr %self.0, ptr %self.dbg.spill1, align 8, !dbg !1607
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !1607
  store i64 %self.1, ptr %1, align 8, !dbg !1607
    #dbg_declare(ptr %self.dbg.spill1, !1608, !DIExpression(), !1616)
  store ptr %self.0, ptr %ptr.dbg.spill, align 8, !dbg !1618
    #dbg_declare(ptr %ptr.dbg.spill, !1571, !DIExpression(), !1619)
    #dbg_declare(ptr %ptr.dbg.spill, !1620, !DIExpression(), !1626)
  br label %bb2, !dbg !1628

bb2:                                              ; preds = %start
  store ptr %self.0, ptr %self.dbg.spill2, align 8, !dbg !1629
    #dbg_declare(ptr %self.dbg.spill2, !1604, !DIExpression(), !1630)
  %_6 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1, !dbg !1631
  store ptr %_6, ptr %end_or_len, align 8, !dbg !1632
  br label %bb3, !dbg !1633

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !1634
  %2 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !1635
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !1635
  ret { ptr, ptr } %3, !dbg !1635

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::expect
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN4core6option15Option$LT$T$GT$6expect17h90c21a3992f1d5e3E"(i64 %0, i64 %1, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) unnamed_addr #1 !dbg !1636 {
start:
  %val.dbg.spill = alloca [8 x i8], align 8
  %msg.dbg.spill = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
    #dbg_declare(ptr %self, !1641, !DIExpression(), !1645)
  store ptr %msg.0, ptr %msg.dbg.spill, align 8
  %4 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8
  store i64 %msg.1, ptr %4, align 8
    #dbg_declare(ptr %msg.dbg.spill, !1642, !DIExpression(), !1646)
  %_3 = load i64, ptr %self, align 8, !dbg !1647
  %5 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1647
  %6 = load i64, ptr %5, align 8, !dbg !1647
  %7 = trunc nuw i64 %_3 to i1, !dbg !1648
  br i1 %7, label %bb3, label %bb2, !dbg !1648

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1649
  %val = load i64, ptr %8, align 8, !dbg !1649
  store i64 %val, ptr %val.dbg.spill, align 8, !dbg !1649
    #dbg_declare(ptr %val.dbg.spill, !1643, !DIExpression(), !1650)
  ret i64 %val, !dbg !1651

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) #14, !dbg !1652
  unreachable, !dbg !1652

bb1:                                              ; No predecessors!
  unreachable, !dbg !1647
}

; <&mut T as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
define zeroext i1 @"_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 !dbg !1653 {
start:
  %f.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1658, !DIExpression(), !1662)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !1659, !DIExpression(), !1663)
  %_4 = load ptr, ptr %self, align 8, !dbg !1664
; call <u32 as core::fmt::Display>::fmt
  %_0 = call zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr align 4 %_4, ptr align 8 %f), !dbg !1665
  ret i1 %_0, !dbg !1666
}

; <i64 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nonlazybind uwtable
define i64 @"_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h74dcb82151572ccaE"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 !dbg !1667 {
start:
  %iter.dbg.spill = alloca [16 x i8], align 8
  store ptr %iter.0, ptr %iter.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %iter.dbg.spill, i64 8
  store ptr %iter.1, ptr %0, align 8
    #dbg_declare(ptr %iter.dbg.spill, !1670, !DIExpression(), !1673)
; call <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha382a5b884033f33E"(ptr %iter.0, ptr %iter.1, i64 0) #12, !dbg !1674
  ret i64 %_0, !dbg !1675
}

; <i64 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h27b1593b054f1a1fE"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #1 !dbg !1676 {
start:
  %b.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !1683, !DIExpression(), !1684)
  store i64 %a, ptr %a.dbg.spill, align 8
    #dbg_declare(ptr %a.dbg.spill, !1681, !DIExpression(), !1685)
  store i64 %b, ptr %b.dbg.spill, align 8
    #dbg_declare(ptr %b.dbg.spill, !1682, !DIExpression(), !1686)
  %0 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b), !dbg !1687
  %_4.0 = extractvalue { i64, i1 } %0, 0, !dbg !1687
  %_4.1 = extractvalue { i64, i1 } %0, 1, !dbg !1687
  br i1 %_4.1, label %panic, label %bb1, !dbg !1687

bb1:                                              ; preds = %start
  ret i64 %_4.0, !dbg !1688

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #14, !dbg !1687
  unreachable, !dbg !1687
}

; <numbers::Guard as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
define void @"_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE"(ptr align 8 %self) unnamed_addr #0 !dbg !1689 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1695, !DIExpression(), !1696)
  %_3 = load ptr, ptr %self, align 8, !dbg !1697
  %0 = load i32, ptr %_3, align 4, !dbg !1697
  %_2.0 = add i32 %0, 1, !dbg !1697
  %_2.1 = icmp ult i32 %_2.0, %0, !dbg !1697
  %_4 = load ptr, ptr %self, align 8, !dbg !1697
  br i1 %_2.1, label %panic, label %bb1, !dbg !1697

bb1:                                              ; preds = %start
  %_5 = load ptr, ptr %self, align 8, !dbg !1697
  store i32 %_2.0, ptr %_5, align 4, !dbg !1697
  ret void, !dbg !1698

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_624a34b4794374995e24c074a7db5b87) #14, !dbg !1697
  unreachable, !dbg !1697
}

; <&i64 as core::ops::arith::Rem<i64>>::rem
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN60_$LT$$RF$i64$u20$as$u20$core..ops..arith..Rem$LT$i64$GT$$GT$3rem17h9db11645e93bb913E"(ptr align 8 %self, i64 %other, ptr align 8 %0) unnamed_addr #1 !dbg !1699 {
start:
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1706, !DIExpression(), !1708)
  store i64 %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !1707, !DIExpression(), !1709)
  %_3 = load i64, ptr %self, align 8, !dbg !1710
; call <i64 as core::ops::arith::Rem>::rem
  %_0 = call i64 @"_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Rem$GT$3rem17he055f975f60c8174E"(i64 %_3, i64 %other, ptr align 8 %0) #12, !dbg !1711
  ret i64 %_0, !dbg !1712
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h7d671c99e88f3edcE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !1713 {
start:
    #dbg_declare(ptr %self, !1720, !DIExpression(), !1723)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false), !dbg !1724
  ret void, !dbg !1725
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb82fbf7e9c9e6f23E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !1726 {
start:
    #dbg_declare(ptr %self, !1730, !DIExpression(), !1733)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false), !dbg !1734
  ret void, !dbg !1735
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hbce600fee50fb10dE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !1736 {
start:
    #dbg_declare(ptr %self, !1740, !DIExpression(), !1743)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false), !dbg !1744
  ret void, !dbg !1745
}

; numbers::average::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E"(ptr align 1 %_1, ptr align 4 %_2) unnamed_addr #1 !dbg !1746 {
start:
  %small.dbg.spill.i = alloca [4 x i8], align 4
  %v.dbg.spill = alloca [4 x i8], align 4
  %_2.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !1753, !DIExpression(), !1755)
  store ptr %_2, ptr %_2.dbg.spill, align 8
    #dbg_declare(ptr %_2.dbg.spill, !1754, !DIExpression(), !1756)
  %v = load i32, ptr %_2, align 4, !dbg !1757
  store i32 %v, ptr %v.dbg.spill, align 4, !dbg !1757
    #dbg_declare(ptr %v.dbg.spill, !1751, !DIExpression(), !1758)
  store i32 %v, ptr %small.dbg.spill.i, align 4
    #dbg_declare(ptr %small.dbg.spill.i, !1759, !DIExpression(), !1767)
  %_0.i = sext i32 %v to i64, !dbg !1769
  ret i64 %_0.i, !dbg !1770
}

; numbers::average::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h83c60f4e3fcccf09E"(ptr align 1 %_1, ptr align 8 %v) unnamed_addr #1 !dbg !1771 {
start:
  %v.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !1777, !DIExpression(), !1778)
  store ptr %v, ptr %v.dbg.spill, align 8
    #dbg_declare(ptr %v.dbg.spill, !1776, !DIExpression(), !1779)
; call <&i64 as core::ops::arith::Rem<i64>>::rem
  %_3 = call i64 @"_ZN60_$LT$$RF$i64$u20$as$u20$core..ops..arith..Rem$LT$i64$GT$$GT$3rem17h9db11645e93bb913E"(ptr align 8 %v, i64 2, ptr align 8 @alloc_b78d998eaec6c70d9a93844bb6541be9) #12, !dbg !1780
  %_0 = icmp eq i64 %_3, 0, !dbg !1780
  ret i1 %_0, !dbg !1781
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nonlazybind uwtable
define i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E"(ptr %self.0, ptr %self.1, i64 %init) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !1782 {
start:
  %self.dbg.spill5 = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill4 = alloca [8 x i8], align 8
  %0 = alloca [16 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %origin.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill2 = alloca [8 x i8], align 8
  %subtracted.dbg.spill = alloca [8 x i8], align 8
  %end.dbg.spill1 = alloca [8 x i8], align 8
  %end.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %pointee_size.dbg.spill = alloca [8 x i8], align 8
  %init.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store ptr %self.1, ptr %1, align 8
    #dbg_declare(ptr %self.dbg.spill, !1788, !DIExpression(), !1807)
  store i64 %init, ptr %init.dbg.spill, align 8
    #dbg_declare(ptr %init.dbg.spill, !1789, !DIExpression(), !1808)
    #dbg_declare(ptr %f, !1790, !DIExpression(), !1809)
    #dbg_declare(ptr %acc, !1795, !DIExpression(), !1810)
    #dbg_declare(ptr %i, !1797, !DIExpression(), !1811)
    #dbg_declare(ptr %i, !1812, !DIExpression(), !1818)
    #dbg_declare(ptr %len, !1799, !DIExpression(), !1820)
    #dbg_declare(ptr %len, !1801, !DIExpression(), !1821)
  store i64 4, ptr %pointee_size.dbg.spill, align 8, !dbg !1822
    #dbg_declare(ptr %pointee_size.dbg.spill, !1830, !DIExpression(), !1822)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !1847
    #dbg_declare(ptr %rhs.dbg.spill, !1817, !DIExpression(), !1847)
  br label %bb2, !dbg !1848

bb2:                                              ; preds = %start
  store ptr %self.1, ptr %end.dbg.spill, align 8, !dbg !1849
    #dbg_declare(ptr %end.dbg.spill, !1793, !DIExpression(), !1850)
    #dbg_value(ptr poison, !1851, !DIExpression(), !1859)
    #dbg_value(ptr poison, !1858, !DIExpression(), !1861)
  %2 = icmp eq ptr %self.0, %self.1, !dbg !1862
  %3 = zext i1 %2 to i8, !dbg !1862
  store i8 %3, ptr %_4, align 1, !dbg !1862
  br label %bb3, !dbg !1863

bb3:                                              ; preds = %bb2
  %4 = load i8, ptr %_4, align 1, !dbg !1864
  %5 = trunc nuw i8 %4 to i1, !dbg !1864
  br i1 %5, label %bb4, label %bb5, !dbg !1864

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !1865
  store i8 1, ptr %_31, align 1, !dbg !1865
  store i64 %init, ptr %acc, align 8, !dbg !1865
  store i64 0, ptr %i, align 8, !dbg !1866
  br label %bb7, !dbg !1867

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !1868
  store i64 %init, ptr %_0, align 8, !dbg !1868
  br label %bb12, !dbg !1869

bb7:                                              ; preds = %bb5
  store ptr %self.1, ptr %end.dbg.spill1, align 8, !dbg !1870
    #dbg_declare(ptr %end.dbg.spill1, !1803, !DIExpression(), !1871)
    #dbg_declare(ptr %end.dbg.spill1, !1844, !DIExpression(), !1872)
    #dbg_declare(ptr %end.dbg.spill1, !1873, !DIExpression(), !1876)
  store ptr %self.0, ptr %subtracted.dbg.spill, align 8, !dbg !1878
    #dbg_declare(ptr %subtracted.dbg.spill, !1845, !DIExpression(), !1879)
    #dbg_declare(ptr %subtracted.dbg.spill, !1873, !DIExpression(), !1880)
  store ptr %self.1, ptr %self.dbg.spill2, align 8, !dbg !1882
    #dbg_declare(ptr %self.dbg.spill2, !1836, !DIExpression(), !1883)
  store ptr %self.0, ptr %origin.dbg.spill, align 8, !dbg !1884
    #dbg_declare(ptr %origin.dbg.spill, !1837, !DIExpression(), !1885)
    #dbg_declare(ptr %origin.dbg.spill, !1829, !DIExpression(), !1886)
  store ptr %self.1, ptr %self.dbg.spill3, align 8, !dbg !1887
    #dbg_declare(ptr %self.dbg.spill3, !1828, !DIExpression(), !1888)
  br label %bb20, !dbg !1889

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h949741eb2f56d7f9E"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #16, !dbg !1891
  br label %bb22, !dbg !1892

bb22:                                             ; preds = %bb20
  br label %bb23, !dbg !1893

bb23:                                             ; preds = %bb22
  br label %bb24, !dbg !1894

bb24:                                             ; preds = %bb23
  %6 = ptrtoint ptr %self.1 to i64, !dbg !1895
  %7 = ptrtoint ptr %self.0 to i64, !dbg !1895
  %8 = sub nuw i64 %6, %7, !dbg !1895
  %9 = udiv exact i64 %8, 4, !dbg !1895
  store i64 %9, ptr %len, align 8, !dbg !1895
  br label %bb8, !dbg !1896

bb25:                                             ; No predecessors!
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
          to label %unreachable unwind label %cleanup, !dbg !1897

bb16:                                             ; preds = %cleanup
  %10 = load i8, ptr %_31, align 1, !dbg !1869
  %11 = trunc nuw i8 %10 to i1, !dbg !1869
  br i1 %11, label %bb15, label %bb13, !dbg !1869

cleanup:                                          ; preds = %bb8, %bb25
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb16

unreachable:                                      ; preds = %bb25
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1, !dbg !1898
  %_21 = load i64, ptr %acc, align 8, !dbg !1898
  store ptr %self.0, ptr %self.dbg.spill4, align 8, !dbg !1899
    #dbg_declare(ptr %self.dbg.spill4, !1900, !DIExpression(), !1907)
  %count = load i64, ptr %i, align 8, !dbg !1909
  store i64 %count, ptr %count.dbg.spill, align 8, !dbg !1909
    #dbg_declare(ptr %count.dbg.spill, !1906, !DIExpression(), !1910)
  %_45 = getelementptr inbounds nuw i32, ptr %self.0, i64 %count, !dbg !1911
  store ptr %_45, ptr %self.dbg.spill5, align 8, !dbg !1912
    #dbg_declare(ptr %self.dbg.spill5, !1873, !DIExpression(), !1913)
; invoke core::iter::adapters::map::map_fold::{{closure}}
  %_18 = invoke i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E"(ptr align 1 %f, i64 %_21, ptr align 4 %_45)
          to label %bb9 unwind label %cleanup, !dbg !1915

bb9:                                              ; preds = %bb8
  store i64 %_18, ptr %acc, align 8, !dbg !1916
  br label %bb26, !dbg !1917

bb26:                                             ; preds = %bb9
  %16 = load i64, ptr %i, align 8, !dbg !1919
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hbbd9e2a81fd11d02E"(i64 %16, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #16, !dbg !1919
  br label %bb27, !dbg !1919

bb27:                                             ; preds = %bb26
  %17 = load i64, ptr %i, align 8, !dbg !1920
  %_27 = add nuw i64 %17, 1, !dbg !1920
  store i64 %_27, ptr %i, align 8, !dbg !1921
  %_29 = load i64, ptr %i, align 8, !dbg !1922
  %_30 = load i64, ptr %len, align 8, !dbg !1923
  %_28 = icmp eq i64 %_29, %_30, !dbg !1922
  br i1 %_28, label %bb10, label %bb11, !dbg !1922

bb11:                                             ; preds = %bb27
  br label %bb8, !dbg !1924

bb10:                                             ; preds = %bb27
  %18 = load i64, ptr %acc, align 8, !dbg !1925
  store i64 %18, ptr %_0, align 8, !dbg !1925
  br label %bb12, !dbg !1869

bb12:                                             ; preds = %bb4, %bb10
  %19 = load i64, ptr %_0, align 8, !dbg !1926
  ret i64 %19, !dbg !1926

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18, !dbg !1869

bb15:                                             ; preds = %bb16
  br label %bb13, !dbg !1869

bb18:                                             ; preds = %bb13
  %20 = load i8, ptr %_32, align 1, !dbg !1869
  %21 = trunc nuw i8 %20 to i1, !dbg !1869
  br i1 %21, label %bb17, label %bb14, !dbg !1869

bb14:                                             ; preds = %bb17, %bb18
  %22 = load ptr, ptr %0, align 8, !dbg !1927
  %23 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !1927
  %24 = load i32, ptr %23, align 8, !dbg !1927
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0, !dbg !1927
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1, !dbg !1927
  resume { ptr, i32 } %26, !dbg !1927

bb17:                                             ; preds = %bb18
  br label %bb14, !dbg !1869

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1f7d5a71aedd3892E"(ptr align 8 %self) unnamed_addr #1 !dbg !1928 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1944, !DIExpression(), !1951)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !1952
    #dbg_declare(ptr %rhs.dbg.spill, !1956, !DIExpression(), !1952)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !1958
    #dbg_declare(ptr %count.dbg.spill, !1965, !DIExpression(), !1958)
  %ptr = load ptr, ptr %self, align 8, !dbg !1967
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !1967
    #dbg_declare(ptr %ptr.dbg.spill, !1945, !DIExpression(), !1968)
    #dbg_declare(ptr %ptr.dbg.spill, !1964, !DIExpression(), !1969)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !1970
  %end_or_len = load ptr, ptr %0, align 8, !dbg !1970
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !1970
    #dbg_declare(ptr %end_or_len.dbg.spill, !1947, !DIExpression(), !1971)
    #dbg_declare(ptr %end_or_len.dbg.spill, !1972, !DIExpression(), !1975)
    #dbg_declare(ptr %end_or_len.dbg.spill, !1977, !DIExpression(), !1983)
  br label %bb4, !dbg !1985

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !1986, !DIExpression(), !1993)
    #dbg_value(ptr poison, !1992, !DIExpression(), !1995)
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !1996
  br i1 %_6, label %bb5, label %bb6, !dbg !1994

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i8, ptr %ptr, i64 1, !dbg !1997
  store ptr %_16, ptr %self, align 8, !dbg !1998
  br label %bb7, !dbg !1999

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !2000
  br label %bb8, !dbg !2001

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !2003, !DIExpression(), !2009)
  store ptr %ptr, ptr %_0, align 8, !dbg !2011
  br label %bb8, !dbg !2012

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !2012
  ret ptr %1, !dbg !2012

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb471bb6b8b44a344E"(ptr align 8 %self) unnamed_addr #1 !dbg !2013 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2018, !DIExpression(), !2025)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !2026
    #dbg_declare(ptr %rhs.dbg.spill, !2030, !DIExpression(), !2026)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !2032
    #dbg_declare(ptr %count.dbg.spill, !2039, !DIExpression(), !2032)
  %ptr = load ptr, ptr %self, align 8, !dbg !2041
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !2041
    #dbg_declare(ptr %ptr.dbg.spill, !2019, !DIExpression(), !2042)
    #dbg_declare(ptr %ptr.dbg.spill, !2038, !DIExpression(), !2043)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2044
  %end_or_len = load ptr, ptr %0, align 8, !dbg !2044
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !2044
    #dbg_declare(ptr %end_or_len.dbg.spill, !2021, !DIExpression(), !2045)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2046, !DIExpression(), !2051)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2053, !DIExpression(), !2059)
  br label %bb4, !dbg !2061

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !2062, !DIExpression(), !2069)
    #dbg_value(ptr poison, !2068, !DIExpression(), !2071)
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !2072
  br i1 %_6, label %bb5, label %bb6, !dbg !2070

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw float, ptr %ptr, i64 1, !dbg !2073
  store ptr %_16, ptr %self, align 8, !dbg !2074
  br label %bb7, !dbg !2075

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !2076
  br label %bb8, !dbg !2077

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !2079, !DIExpression(), !2085)
  store ptr %ptr, ptr %_0, align 8, !dbg !2087
  br label %bb8, !dbg !2088

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !2088
  ret ptr %1, !dbg !2088

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he7ee20b0df49fbe1E"(ptr align 8 %self) unnamed_addr #1 !dbg !2089 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2094, !DIExpression(), !2101)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !2102
    #dbg_declare(ptr %rhs.dbg.spill, !2106, !DIExpression(), !2102)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !2108
    #dbg_declare(ptr %count.dbg.spill, !2115, !DIExpression(), !2108)
  %ptr = load ptr, ptr %self, align 8, !dbg !2117
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !2117
    #dbg_declare(ptr %ptr.dbg.spill, !2095, !DIExpression(), !2118)
    #dbg_declare(ptr %ptr.dbg.spill, !2114, !DIExpression(), !2119)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2120
  %end_or_len = load ptr, ptr %0, align 8, !dbg !2120
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !2120
    #dbg_declare(ptr %end_or_len.dbg.spill, !2097, !DIExpression(), !2121)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2122, !DIExpression(), !2127)
    #dbg_declare(ptr %end_or_len.dbg.spill, !2129, !DIExpression(), !2135)
  br label %bb4, !dbg !2137

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !2138, !DIExpression(), !2145)
    #dbg_value(ptr poison, !2144, !DIExpression(), !2147)
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !2148
  br i1 %_6, label %bb5, label %bb6, !dbg !2146

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw [8 x float], ptr %ptr, i64 1, !dbg !2149
  store ptr %_16, ptr %self, align 8, !dbg !2150
  br label %bb7, !dbg !2151

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !2152
  br label %bb8, !dbg !2153

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !2155, !DIExpression(), !2161)
  store ptr %ptr, ptr %_0, align 8, !dbg !2163
  br label %bb8, !dbg !2164

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !2164
  ret ptr %1, !dbg !2164

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Chunks<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h28b70bbf38217c01E"(ptr align 8 %self) unnamed_addr #1 !dbg !2165 {
start:
  %snd.dbg.spill = alloca [16 x i8], align 8
  %fst.dbg.spill = alloca [16 x i8], align 8
  %chunksz.dbg.spill = alloca [8 x i8], align 8
  %v2.dbg.spill = alloca [8 x i8], align 8
  %v1.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !2184, !DIExpression(), !2190)
  %self.0 = load ptr, ptr %self, align 8, !dbg !2191
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2191
  %self.1 = load i64, ptr %0, align 8, !dbg !2191
  store ptr %self.0, ptr %self.dbg.spill1, align 8, !dbg !2191
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !2191
  store i64 %self.1, ptr %1, align 8, !dbg !2191
    #dbg_declare(ptr %self.dbg.spill1, !2192, !DIExpression(), !2197)
  %2 = icmp eq i64 %self.1, 0, !dbg !2191
  br i1 %2, label %bb1, label %bb2, !dbg !2191

bb1:                                              ; preds = %start
  %3 = load ptr, ptr @anon.c722cbe7760a6a15fcc26881f943fbda.0, align 8, !dbg !2199
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.c722cbe7760a6a15fcc26881f943fbda.0, i64 8), align 8, !dbg !2199
  store ptr %3, ptr %_0, align 8, !dbg !2199
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !2199
  store i64 %4, ptr %5, align 8, !dbg !2199
  br label %bb4, !dbg !2200

bb2:                                              ; preds = %start
  %_9.0 = load ptr, ptr %self, align 8, !dbg !2201
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2201
  %_9.1 = load i64, ptr %6, align 8, !dbg !2201
  store i64 %_9.1, ptr %v1.dbg.spill, align 8, !dbg !2201
    #dbg_declare(ptr %v1.dbg.spill, !2202, !DIExpression(), !2208)
  %7 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !2210
  %v2 = load i64, ptr %7, align 8, !dbg !2210
  store i64 %v2, ptr %v2.dbg.spill, align 8, !dbg !2210
    #dbg_declare(ptr %v2.dbg.spill, !2205, !DIExpression(), !2211)
; call core::cmp::Ord::min
  %chunksz = call i64 @_ZN4core3cmp3Ord3min17h5801c0a1a990bcceE(i64 %_9.1, i64 %v2) #12, !dbg !2212
  store i64 %chunksz, ptr %chunksz.dbg.spill, align 8, !dbg !2212
    #dbg_declare(ptr %chunksz.dbg.spill, !2185, !DIExpression(), !2213)
  %_10.0 = load ptr, ptr %self, align 8, !dbg !2214
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2214
  %_10.1 = load i64, ptr %8, align 8, !dbg !2214
; call core::slice::<impl [T]>::split_at
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8split_at17h8b21b4df82464d88E"(ptr sret([32 x i8]) align 8 %_7, ptr align 1 %_10.0, i64 %_10.1, i64 %chunksz, ptr align 8 @alloc_d80e96b7726bedbe8d12a75fe1ee9d4c) #12, !dbg !2215
  %fst.0 = load ptr, ptr %_7, align 8, !dbg !2216
  %9 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !2216
  %fst.1 = load i64, ptr %9, align 8, !dbg !2216
  store ptr %fst.0, ptr %fst.dbg.spill, align 8, !dbg !2216
  %10 = getelementptr inbounds i8, ptr %fst.dbg.spill, i64 8, !dbg !2216
  store i64 %fst.1, ptr %10, align 8, !dbg !2216
    #dbg_declare(ptr %fst.dbg.spill, !2187, !DIExpression(), !2217)
  %11 = getelementptr inbounds i8, ptr %_7, i64 16, !dbg !2218
  %snd.0 = load ptr, ptr %11, align 8, !dbg !2218
  %12 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !2218
  %snd.1 = load i64, ptr %12, align 8, !dbg !2218
  store ptr %snd.0, ptr %snd.dbg.spill, align 8, !dbg !2218
  %13 = getelementptr inbounds i8, ptr %snd.dbg.spill, i64 8, !dbg !2218
  store i64 %snd.1, ptr %13, align 8, !dbg !2218
    #dbg_declare(ptr %snd.dbg.spill, !2189, !DIExpression(), !2219)
  store ptr %snd.0, ptr %self, align 8, !dbg !2220
  %14 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2220
  store i64 %snd.1, ptr %14, align 8, !dbg !2220
  store ptr %fst.0, ptr %_0, align 8, !dbg !2221
  %15 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !2221
  store i64 %fst.1, ptr %15, align 8, !dbg !2221
  br label %bb4, !dbg !2200

bb4:                                              ; preds = %bb2, %bb1
  %16 = load ptr, ptr %_0, align 8, !dbg !2222
  %17 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !2222
  %18 = load i64, ptr %17, align 8, !dbg !2222
  %19 = insertvalue { ptr, i64 } poison, ptr %16, 0, !dbg !2222
  %20 = insertvalue { ptr, i64 } %19, i64 %18, 1, !dbg !2222
  ret { ptr, i64 } %20, !dbg !2222
}

; Function Attrs: nonlazybind uwtable
define i64 @average(ptr align 4 %values.0, i64 %values.1, i64 %index) unnamed_addr #0 !dbg !2223 {
start:
  %small.dbg.spill.i = alloca [4 x i8], align 4
  %chosen.dbg.spill = alloca [4 x i8], align 4
  %total.dbg.spill = alloca [8 x i8], align 8
  %index.dbg.spill = alloca [8 x i8], align 8
  %values.dbg.spill = alloca [16 x i8], align 8
  store ptr %values.0, ptr %values.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %values.dbg.spill, i64 8
  store i64 %values.1, ptr %0, align 8
    #dbg_declare(ptr %values.dbg.spill, !2227, !DIExpression(), !2233)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !2228, !DIExpression(), !2234)
; call core::slice::<impl [T]>::iter
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17he0a4911c11fe69abE"(ptr align 4 %values.0, i64 %values.1) #12, !dbg !2235
  %_6.0 = extractvalue { ptr, ptr } %1, 0, !dbg !2235
  %_6.1 = extractvalue { ptr, ptr } %1, 1, !dbg !2235
; call core::iter::traits::iterator::Iterator::map
  %2 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h52ae59435c5d4da7E(ptr %_6.0, ptr %_6.1) #12, !dbg !2236
  %_5.0 = extractvalue { ptr, ptr } %2, 0, !dbg !2236
  %_5.1 = extractvalue { ptr, ptr } %2, 1, !dbg !2236
; call core::iter::traits::iterator::Iterator::filter
  %3 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h93f77d15bbddd144E(ptr %_5.0, ptr %_5.1) #12, !dbg !2237
  %_4.0 = extractvalue { ptr, ptr } %3, 0, !dbg !2237
  %_4.1 = extractvalue { ptr, ptr } %3, 1, !dbg !2237
; call core::iter::traits::iterator::Iterator::sum
  %total = call i64 @_ZN4core4iter6traits8iterator8Iterator3sum17h52c2859748d1cb8eE(ptr %_4.0, ptr %_4.1), !dbg !2238
  store i64 %total, ptr %total.dbg.spill, align 8, !dbg !2238
    #dbg_declare(ptr %total.dbg.spill, !2229, !DIExpression(), !2239)
  %_9 = icmp ult i64 %index, %values.1, !dbg !2240
  br i1 %_9, label %bb5, label %panic, !dbg !2240

bb5:                                              ; preds = %start
  %4 = getelementptr inbounds nuw i32, ptr %values.0, i64 %index, !dbg !2240
  %chosen = load i32, ptr %4, align 4, !dbg !2240
  store i32 %chosen, ptr %chosen.dbg.spill, align 4, !dbg !2240
    #dbg_declare(ptr %chosen.dbg.spill, !2231, !DIExpression(), !2241)
; call core::num::<impl i64>::checked_div
  %5 = call { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$i64$GT$11checked_div17h728a75b7756bbdbdE"(i64 %total, i64 %values.1) #12, !dbg !2242
  %_11.0 = extractvalue { i64, i64 } %5, 0, !dbg !2242
  %_11.1 = extractvalue { i64, i64 } %5, 1, !dbg !2242
; call core::option::Option<T>::expect
  %_10 = call i64 @"_ZN4core6option15Option$LT$T$GT$6expect17h90c21a3992f1d5e3E"(i64 %_11.0, i64 %_11.1, ptr align 1 @alloc_ab43d10792c60b52b4db5137db1f8906, i64 9, ptr align 8 @alloc_705e8d094ea867ebebd2c3659678ca0b) #12, !dbg !2243
  store i32 %chosen, ptr %small.dbg.spill.i, align 4
    #dbg_declare(ptr %small.dbg.spill.i, !1759, !DIExpression(), !2244)
  %_0.i = sext i32 %chosen to i64, !dbg !2246
  %6 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_10, i64 %_0.i), !dbg !2247
  %_16.0 = extractvalue { i64, i1 } %6, 0, !dbg !2247
  %_16.1 = extractvalue { i64, i1 } %6, 1, !dbg !2247
  br i1 %_16.1, label %panic1, label %bb9, !dbg !2247

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %index, i64 %values.1, ptr align 8 @alloc_d934d049a4dbb5d1b5dd7871d51fc1d7) #14, !dbg !2240
  unreachable, !dbg !2240

bb9:                                              ; preds = %bb5
  ret i64 %_16.0, !dbg !2248

panic1:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_7cd1df9bf9420244c4e2261ed3fd0261) #14, !dbg !2247
  unreachable, !dbg !2247
}

; Function Attrs: nonlazybind uwtable
define i32 @checksum(ptr align 1 %data.0, i64 %data.1) unnamed_addr #0 !dbg !2249 {
start:
  %small.dbg.spill.i = alloca [1 x i8], align 1
  %byte.dbg.spill = alloca [1 x i8], align 1
  %chunk.dbg.spill = alloca [16 x i8], align 8
  %data.dbg.spill = alloca [16 x i8], align 8
  %_14 = alloca [8 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %b = alloca [4 x i8], align 4
  %a = alloca [4 x i8], align 4
  store ptr %data.0, ptr %data.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %data.dbg.spill, i64 8
  store i64 %data.1, ptr %0, align 8
    #dbg_declare(ptr %data.dbg.spill, !2253, !DIExpression(), !2265)
    #dbg_declare(ptr %a, !2254, !DIExpression(), !2266)
    #dbg_declare(ptr %b, !2256, !DIExpression(), !2267)
    #dbg_declare(ptr %iter, !2257, !DIExpression(), !2268)
    #dbg_declare(ptr %iter1, !2261, !DIExpression(), !2269)
  store i32 1, ptr %a, align 4, !dbg !2270
  store i32 0, ptr %b, align 4, !dbg !2271
; call core::slice::<impl [T]>::chunks
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h47af9c652ec7599cE"(ptr sret([24 x i8]) align 8 %_6, ptr align 1 %data.0, i64 %data.1, i64 5552, ptr align 8 @alloc_4f285a93e8a95ef31cec1b1ac20fdc90) #12, !dbg !2272
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hbce600fee50fb10dE"(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %_6) #12, !dbg !2273
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_5, i64 24, i1 false), !dbg !2273
  br label %bb3, !dbg !2274

bb3:                                              ; preds = %bb12, %start
; call <core::slice::iter::Chunks<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h28b70bbf38217c01E"(ptr align 8 %iter) #12, !dbg !2268
  %2 = extractvalue { ptr, i64 } %1, 0, !dbg !2268
  %3 = extractvalue { ptr, i64 } %1, 1, !dbg !2268
  store ptr %2, ptr %_8, align 8, !dbg !2268
  %4 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !2268
  store i64 %3, ptr %4, align 8, !dbg !2268
  %5 = load ptr, ptr %_8, align 8, !dbg !2268
  %6 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !2268
  %7 = load i64, ptr %6, align 8, !dbg !2268
  %8 = ptrtoint ptr %5 to i64, !dbg !2268
  %9 = icmp eq i64 %8, 0, !dbg !2268
  %_10 = select i1 %9, i64 0, i64 1, !dbg !2268
  %10 = trunc nuw i64 %_10 to i1, !dbg !2268
  br i1 %10, label %bb6, label %bb7, !dbg !2268

bb6:                                              ; preds = %bb3
  %chunk.0 = load ptr, ptr %_8, align 8, !dbg !2275
  %11 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !2275
  %chunk.1 = load i64, ptr %11, align 8, !dbg !2275
  store ptr %chunk.0, ptr %chunk.dbg.spill, align 8, !dbg !2275
  %12 = getelementptr inbounds i8, ptr %chunk.dbg.spill, i64 8, !dbg !2275
  store i64 %chunk.1, ptr %12, align 8, !dbg !2275
    #dbg_declare(ptr %chunk.dbg.spill, !2259, !DIExpression(), !2276)
; call core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
  %13 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h04262c3a43278922E"(ptr align 1 %chunk.0, i64 %chunk.1), !dbg !2277
  %_12.0 = extractvalue { ptr, ptr } %13, 0, !dbg !2277
  %_12.1 = extractvalue { ptr, ptr } %13, 1, !dbg !2277
  store ptr %_12.0, ptr %iter1, align 8, !dbg !2277
  %14 = getelementptr inbounds i8, ptr %iter1, i64 8, !dbg !2277
  store ptr %_12.1, ptr %14, align 8, !dbg !2277
  br label %bb9, !dbg !2278

bb7:                                              ; preds = %bb3
  %_25 = load i32, ptr %b, align 4, !dbg !2279
  %_24 = shl i32 %_25, 16, !dbg !2280
  %_28 = load i32, ptr %a, align 4, !dbg !2281
  %_0 = or i32 %_24, %_28, !dbg !2280
  ret i32 %_0, !dbg !2282

bb9:                                              ; preds = %bb15, %bb6
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %15 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1f7d5a71aedd3892E"(ptr align 8 %iter1) #12, !dbg !2269
  store ptr %15, ptr %_14, align 8, !dbg !2269
  %16 = load ptr, ptr %_14, align 8, !dbg !2269
  %17 = ptrtoint ptr %16 to i64, !dbg !2269
  %18 = icmp eq i64 %17, 0, !dbg !2269
  %_16 = select i1 %18, i64 0, i64 1, !dbg !2269
  %19 = trunc nuw i64 %_16 to i1, !dbg !2269
  br i1 %19, label %bb11, label %bb12, !dbg !2269

bb11:                                             ; preds = %bb9
  %_29 = load ptr, ptr %_14, align 8, !dbg !2283
  %byte = load i8, ptr %_29, align 1, !dbg !2283
  store i8 %byte, ptr %byte.dbg.spill, align 1, !dbg !2283
    #dbg_declare(ptr %byte.dbg.spill, !2263, !DIExpression(), !2284)
  store i8 %byte, ptr %small.dbg.spill.i, align 1
    #dbg_declare(ptr %small.dbg.spill.i, !2285, !DIExpression(), !2291)
  %_0.i = zext i8 %byte to i32, !dbg !2293
  %20 = load i32, ptr %a, align 4, !dbg !2294
  %_19.0 = add i32 %20, %_0.i, !dbg !2294
  %_19.1 = icmp ult i32 %_19.0, %20, !dbg !2294
  br i1 %_19.1, label %panic, label %bb14, !dbg !2294

bb12:                                             ; preds = %bb9
  %21 = load i32, ptr %a, align 4, !dbg !2295
  %22 = urem i32 %21, 65521, !dbg !2295
  store i32 %22, ptr %a, align 4, !dbg !2295
  %23 = load i32, ptr %b, align 4, !dbg !2296
  %24 = urem i32 %23, 65521, !dbg !2296
  store i32 %24, ptr %b, align 4, !dbg !2296
  br label %bb3, !dbg !2274

bb14:                                             ; preds = %bb11
  store i32 %_19.0, ptr %a, align 4, !dbg !2294
  %_20 = load i32, ptr %a, align 4, !dbg !2297
  %25 = load i32, ptr %b, align 4, !dbg !2298
  %_21.0 = add i32 %25, %_20, !dbg !2298
  %_21.1 = icmp ult i32 %_21.0, %25, !dbg !2298
  br i1 %_21.1, label %panic2, label %bb15, !dbg !2298

panic:                                            ; preds = %bb11
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_4c56bb9ca7cfd5cb8b87a550892bf8f2) #14, !dbg !2294
  unreachable, !dbg !2294

bb15:                                             ; preds = %bb14
  store i32 %_21.0, ptr %b, align 4, !dbg !2298
  br label %bb9, !dbg !2278

panic2:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f4b0ec0c36b5df2678c564ce2007af75) #14, !dbg !2298
  unreachable, !dbg !2298

bb5:                                              ; No predecessors!
  unreachable, !dbg !2299
}

; Function Attrs: nonlazybind uwtable
define i32 @guarded(ptr align 4 %count, i32 %divisor) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !2300 {
start:
  %args.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [4 x i8], align 4
  %0 = alloca [16 x i8], align 8
  %divisor.dbg.spill = alloca [4 x i8], align 4
  %count.dbg.spill = alloca [8 x i8], align 8
  %_14 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  %guard = alloca [8 x i8], align 8
  store ptr %count, ptr %count.dbg.spill, align 8
    #dbg_declare(ptr %count.dbg.spill, !2304, !DIExpression(), !2320)
  store i32 %divisor, ptr %divisor.dbg.spill, align 4
    #dbg_declare(ptr %divisor.dbg.spill, !2305, !DIExpression(), !2321)
    #dbg_declare(ptr %guard, !2306, !DIExpression(), !2322)
    #dbg_declare(ptr %args, !2317, !DIExpression(), !2323)
  store ptr %count, ptr %guard, align 8, !dbg !2324
  %_4 = icmp eq i32 %divisor, 0, !dbg !2325
  br i1 %_4, label %panic, label %bb1, !dbg !2325

bb1:                                              ; preds = %start
  %_5 = icmp eq i32 %divisor, -1, !dbg !2325
  %_7 = and i1 %_5, false, !dbg !2325
  br i1 %_7, label %panic1, label %bb2, !dbg !2325

panic:                                            ; preds = %start
; invoke core::panicking::panic_const::panic_const_div_by_zero
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_18ac9bd88121bc6efedf8fb5bb91ec0d) #13
          to label %unreachable unwind label %cleanup, !dbg !2325

bb8:                                              ; preds = %cleanup
; invoke core::ptr::drop_in_place<numbers::Guard>
  invoke void @"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"(ptr align 8 %guard) #18
          to label %bb9 unwind label %terminate, !dbg !2326

cleanup:                                          ; preds = %bb5, %bb4, %bb3, %panic1, %panic
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  store ptr %2, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %3, ptr %4, align 8
  br label %bb8

unreachable:                                      ; preds = %bb5, %panic1, %panic
  unreachable

bb2:                                              ; preds = %bb1
  %result = sdiv i32 100, %divisor, !dbg !2325
  store i32 %result, ptr %result.dbg.spill, align 4, !dbg !2325
    #dbg_declare(ptr %result.dbg.spill, !2308, !DIExpression(), !2327)
  %_8 = icmp eq i32 %result, 7, !dbg !2328
  br i1 %_8, label %bb3, label %bb6, !dbg !2328

panic1:                                           ; preds = %bb1
; invoke core::panicking::panic_const::panic_const_div_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_18ac9bd88121bc6efedf8fb5bb91ec0d) #13
          to label %unreachable unwind label %cleanup, !dbg !2325

bb6:                                              ; preds = %bb2
; call core::ptr::drop_in_place<numbers::Guard>
  call void @"_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E"(ptr align 8 %guard), !dbg !2326
  ret i32 %result, !dbg !2329

bb3:                                              ; preds = %bb2
  store ptr %guard, ptr %args.dbg.spill, align 8, !dbg !2330
    #dbg_declare(ptr %args.dbg.spill, !2310, !DIExpression(), !2331)
; invoke core::fmt::rt::Argument::new_display
  invoke void @_ZN4core3fmt2rt8Argument11new_display17h5d741656decfb52fE(ptr sret([16 x i8]) align 8 %_14, ptr align 8 %guard)
          to label %bb4 unwind label %cleanup, !dbg !2331

bb4:                                              ; preds = %bb3
  %5 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0, !dbg !2331
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %_14, i64 16, i1 false), !dbg !2331
; invoke core::fmt::Arguments::new
  %6 = invoke { ptr, ptr } @_ZN4core3fmt9Arguments3new17h2185bb9bd7ddc39bE(ptr align 1 @alloc_6d83937c66f3407582785f1d6e44258d, ptr align 8 %args)
          to label %bb5 unwind label %cleanup, !dbg !2323

bb5:                                              ; preds = %bb4
  %_10.0 = extractvalue { ptr, ptr } %6, 0, !dbg !2323
  %_10.1 = extractvalue { ptr, ptr } %6, 1, !dbg !2323
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr %_10.0, ptr %_10.1, ptr align 8 @alloc_1dfd89ab697cb9bfdf1b3d254f060c64) #13
          to label %unreachable unwind label %cleanup, !dbg !2330

terminate:                                        ; preds = %bb8
  %7 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #17, !dbg !2332
  unreachable, !dbg !2332

bb9:                                              ; preds = %bb8
  %8 = load ptr, ptr %0, align 8, !dbg !2332
  %9 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !2332
  %10 = load i32, ptr %9, align 8, !dbg !2332
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0, !dbg !2332
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1, !dbg !2332
  resume { ptr, i32 } %12, !dbg !2332
}

; Function Attrs: nonlazybind uwtable
define i64 @modular_power(i64 %base, i64 %0, i64 %modulus) unnamed_addr #0 !dbg !2333 {
start:
  %small.dbg.spill.i8 = alloca [8 x i8], align 8
  %small.dbg.spill.i6 = alloca [8 x i8], align 8
  %small.dbg.spill.i = alloca [8 x i8], align 8
  %modulus.dbg.spill = alloca [8 x i8], align 8
  %base.dbg.spill = alloca [8 x i8], align 8
  %base1 = alloca [16 x i8], align 16
  %result = alloca [16 x i8], align 16
  %exponent = alloca [8 x i8], align 8
  store i64 %0, ptr %exponent, align 8
  store i64 %base, ptr %base.dbg.spill, align 8
    #dbg_declare(ptr %base.dbg.spill, !2337, !DIExpression(), !2345)
    #dbg_declare(ptr %exponent, !2338, !DIExpression(), !2346)
  store i64 %modulus, ptr %modulus.dbg.spill, align 8
    #dbg_declare(ptr %modulus.dbg.spill, !2339, !DIExpression(), !2347)
    #dbg_declare(ptr %result, !2340, !DIExpression(), !2348)
    #dbg_declare(ptr %base1, !2343, !DIExpression(), !2349)
  store i128 1, ptr %result, align 16, !dbg !2350
  %_7 = icmp eq i64 %modulus, 0, !dbg !2351
  br i1 %_7, label %panic, label %bb1, !dbg !2351

bb1:                                              ; preds = %start
  %_6 = urem i64 %base, %modulus, !dbg !2351
  store i64 %_6, ptr %small.dbg.spill.i8, align 8
    #dbg_declare(ptr %small.dbg.spill.i8, !2352, !DIExpression(), !2358)
  %_0.i9 = zext i64 %_6 to i128, !dbg !2360
  store i128 %_0.i9, ptr %base1, align 16, !dbg !2361
  br label %bb2, !dbg !2361

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_e8a947e18218a39c33ff19b98e313ce4) #14, !dbg !2351
  unreachable, !dbg !2351

bb2:                                              ; preds = %bb11, %bb1
  %_9 = load i64, ptr %exponent, align 8, !dbg !2362
  %_8 = icmp ugt i64 %_9, 0, !dbg !2362
  br i1 %_8, label %bb3, label %bb13, !dbg !2362

bb13:                                             ; preds = %bb2
  %_27 = load i128, ptr %result, align 16, !dbg !2363
  %_0 = trunc i128 %_27 to i64, !dbg !2363
  ret i64 %_0, !dbg !2364

bb3:                                              ; preds = %bb2
  %_12 = load i64, ptr %exponent, align 8, !dbg !2365
  %_11 = and i64 %_12, 1, !dbg !2365
  %_10 = icmp eq i64 %_11, 1, !dbg !2365
  br i1 %_10, label %bb4, label %bb8, !dbg !2365

bb8:                                              ; preds = %bb7, %bb3
  %_20 = load i128, ptr %base1, align 16, !dbg !2366
  %_21 = load i128, ptr %base1, align 16, !dbg !2367
  %1 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_20, i128 %_21), !dbg !2366
  %_22.0 = extractvalue { i128, i1 } %1, 0, !dbg !2366
  %_22.1 = extractvalue { i128, i1 } %1, 1, !dbg !2366
  br i1 %_22.1, label %panic4, label %bb9, !dbg !2366

bb4:                                              ; preds = %bb3
  %_14 = load i128, ptr %result, align 16, !dbg !2368
  %_15 = load i128, ptr %base1, align 16, !dbg !2369
  %2 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_14, i128 %_15), !dbg !2368
  %_16.0 = extractvalue { i128, i1 } %2, 0, !dbg !2368
  %_16.1 = extractvalue { i128, i1 } %2, 1, !dbg !2368
  br i1 %_16.1, label %panic2, label %bb5, !dbg !2368

bb5:                                              ; preds = %bb4
  store i64 %modulus, ptr %small.dbg.spill.i6, align 8
    #dbg_declare(ptr %small.dbg.spill.i6, !2352, !DIExpression(), !2370)
  %_0.i7 = zext i64 %modulus to i128, !dbg !2372
  %_18 = icmp eq i128 %_0.i7, 0, !dbg !2368
  br i1 %_18, label %panic3, label %bb7, !dbg !2368

panic2:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_919c87ab08ad85c07fb02dabce165356) #14, !dbg !2368
  unreachable, !dbg !2368

bb7:                                              ; preds = %bb5
  %3 = urem i128 %_16.0, %_0.i7, !dbg !2373
  store i128 %3, ptr %result, align 16, !dbg !2373
  br label %bb8, !dbg !2374

panic3:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_919c87ab08ad85c07fb02dabce165356) #14, !dbg !2368
  unreachable, !dbg !2368

bb9:                                              ; preds = %bb8
  store i64 %modulus, ptr %small.dbg.spill.i, align 8
    #dbg_declare(ptr %small.dbg.spill.i, !2352, !DIExpression(), !2375)
  %_0.i = zext i64 %modulus to i128, !dbg !2377
  %_24 = icmp eq i128 %_0.i, 0, !dbg !2366
  br i1 %_24, label %panic5, label %bb11, !dbg !2366

panic4:                                           ; preds = %bb8
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_8c477ca41561ec1c920dec3780e100e1) #14, !dbg !2366
  unreachable, !dbg !2366

bb11:                                             ; preds = %bb9
  %4 = urem i128 %_22.0, %_0.i, !dbg !2378
  store i128 %4, ptr %base1, align 16, !dbg !2378
  %5 = load i64, ptr %exponent, align 8, !dbg !2379
  %6 = lshr i64 %5, 1, !dbg !2379
  store i64 %6, ptr %exponent, align 8, !dbg !2379
  br label %bb2, !dbg !2380

panic5:                                           ; preds = %bb9
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_8c477ca41561ec1c920dec3780e100e1) #14, !dbg !2366
  unreachable, !dbg !2366
}

; Function Attrs: nonlazybind uwtable
define void @saturate(ptr sret([12 x i8]) align 4 %_0, i16 %x, i16 %y) unnamed_addr #0 !dbg !2381 {
start:
  %rhs.dbg.spill.i6 = alloca [2 x i8], align 2
  %self.dbg.spill.i7 = alloca [2 x i8], align 2
  %0 = alloca [2 x i8], align 2
  %rhs.dbg.spill.i3 = alloca [2 x i8], align 2
  %self.dbg.spill.i4 = alloca [2 x i8], align 2
  %rhs.dbg.spill.i = alloca [2 x i8], align 2
  %self.dbg.spill.i1 = alloca [2 x i8], align 2
  %1 = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [2 x i8], align 2
  %y.dbg.spill = alloca [2 x i8], align 2
  %x.dbg.spill = alloca [2 x i8], align 2
  store i16 %x, ptr %x.dbg.spill, align 2
    #dbg_declare(ptr %x.dbg.spill, !2396, !DIExpression(), !2398)
  store i16 %y, ptr %y.dbg.spill, align 2
    #dbg_declare(ptr %y.dbg.spill, !2397, !DIExpression(), !2399)
  store i16 %x, ptr %self.dbg.spill.i4, align 2
    #dbg_declare(ptr %self.dbg.spill.i4, !2400, !DIExpression(), !2407)
  store i16 %y, ptr %rhs.dbg.spill.i3, align 2
    #dbg_declare(ptr %rhs.dbg.spill.i3, !2406, !DIExpression(), !2409)
  %2 = call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y), !dbg !2410
  store i16 %2, ptr %0, align 2, !dbg !2410
  %_0.i5 = load i16, ptr %0, align 2, !dbg !2410
  store i16 %x, ptr %self.dbg.spill.i1, align 2
    #dbg_declare(ptr %self.dbg.spill.i1, !2411, !DIExpression(), !2415)
  store i16 %y, ptr %rhs.dbg.spill.i, align 2
    #dbg_declare(ptr %rhs.dbg.spill.i, !2414, !DIExpression(), !2417)
  %_0.i2 = mul i16 %x, %y, !dbg !2418
  store i16 %x, ptr %self.dbg.spill.i7, align 2
    #dbg_declare(ptr %self.dbg.spill.i7, !2419, !DIExpression(), !2425)
  store i16 %y, ptr %rhs.dbg.spill.i6, align 2
    #dbg_declare(ptr %rhs.dbg.spill.i6, !2424, !DIExpression(), !2427)
  %3 = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %x, i16 %y), !dbg !2428
  %_0.0.i = extractvalue { i16, i1 } %3, 0, !dbg !2428
  %_0.1.i = extractvalue { i16, i1 } %3, 1, !dbg !2428
  %_5.0 = extractvalue { i16, i1 } %3, 0, !dbg !2429
  %_5.1 = extractvalue { i16, i1 } %3, 1, !dbg !2429
  store i16 %x, ptr %self.dbg.spill.i, align 2
    #dbg_declare(ptr %self.dbg.spill.i, !2430, !DIExpression(), !2436)
  %4 = call i16 @llvm.ctlz.i16(i16 %x, i1 false), !dbg !2438
  %5 = zext i16 %4 to i32, !dbg !2438
  store i32 %5, ptr %1, align 4, !dbg !2438
  %_0.i = load i32, ptr %1, align 4, !dbg !2438
  %6 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !2439
  store i16 %_0.i5, ptr %6, align 4, !dbg !2439
  %7 = getelementptr inbounds i8, ptr %_0, i64 6, !dbg !2439
  store i16 %_0.i2, ptr %7, align 2, !dbg !2439
  store i16 %_5.0, ptr %_0, align 4, !dbg !2439
  %8 = getelementptr inbounds i8, ptr %_0, i64 2, !dbg !2439
  %9 = zext i1 %_5.1 to i8, !dbg !2439
  store i8 %9, ptr %8, align 2, !dbg !2439
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !2439
  store i32 %_0.i, ptr %10, align 4, !dbg !2439
  ret void, !dbg !2440
}

; Function Attrs: nonlazybind uwtable
define void @transpose(ptr sret([256 x i8]) align 4 %_0, ptr align 4 %matrix) unnamed_addr #0 !dbg !2441 {
start:
  %value.dbg.spill = alloca [4 x i8], align 4
  %j.dbg.spill = alloca [8 x i8], align 8
  %row.dbg.spill = alloca [8 x i8], align 8
  %i.dbg.spill = alloca [8 x i8], align 8
  %matrix.dbg.spill = alloca [8 x i8], align 8
  %_19 = alloca [16 x i8], align 8
  %iter1 = alloca [24 x i8], align 8
  %_15 = alloca [24 x i8], align 8
  %_14 = alloca [24 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [32 x i8], align 4
  %out = alloca [256 x i8], align 4
  store ptr %matrix, ptr %matrix.dbg.spill, align 8
    #dbg_declare(ptr %matrix.dbg.spill, !2447, !DIExpression(), !2460)
    #dbg_declare(ptr %out, !2448, !DIExpression(), !2461)
    #dbg_declare(ptr %iter, !2450, !DIExpression(), !2462)
    #dbg_declare(ptr %iter1, !2455, !DIExpression(), !2463)
  %0 = getelementptr inbounds nuw float, ptr %_3, i64 0, !dbg !2464
  %1 = getelementptr inbounds nuw float, ptr %_3, i64 8, !dbg !2464
  br label %repeat_loop_header, !dbg !2464

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %2 = phi ptr [ %0, %start ], [ %4, %repeat_loop_body ]
  %3 = icmp ne ptr %2, %1
  br i1 %3, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  store float 0.000000e+00, ptr %2, align 4
  %4 = getelementptr inbounds float, ptr %2, i64 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  %5 = getelementptr inbounds nuw [8 x float], ptr %out, i64 0, !dbg !2465
  %6 = getelementptr inbounds nuw [8 x float], ptr %out, i64 8, !dbg !2465
  br label %repeat_loop_header2, !dbg !2465

repeat_loop_header2:                              ; preds = %repeat_loop_body3, %repeat_loop_next
  %7 = phi ptr [ %5, %repeat_loop_next ], [ %9, %repeat_loop_body3 ]
  %8 = icmp ne ptr %7, %6
  br i1 %8, label %repeat_loop_body3, label %repeat_loop_next4

repeat_loop_body3:                                ; preds = %repeat_loop_header2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %_3, i64 32, i1 false)
  %9 = getelementptr inbounds [8 x float], ptr %7, i64 1
  br label %repeat_loop_header2

repeat_loop_next4:                                ; preds = %repeat_loop_header2
; call core::slice::<impl [T]>::iter
  %10 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2bd813cb118b256fE"(ptr align 4 %matrix, i64 8) #12, !dbg !2466
  %_6.0 = extractvalue { ptr, ptr } %10, 0, !dbg !2466
  %_6.1 = extractvalue { ptr, ptr } %10, 1, !dbg !2466
; call core::iter::traits::iterator::Iterator::enumerate
  call void @_ZN4core4iter6traits8iterator8Iterator9enumerate17ha91ecb1e2d225339E(ptr sret([24 x i8]) align 8 %_5, ptr %_6.0, ptr %_6.1) #12, !dbg !2467
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h7d671c99e88f3edcE"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %_5) #12, !dbg !2468
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 24, i1 false), !dbg !2468
  br label %bb4, !dbg !2469

bb4:                                              ; preds = %bb12, %repeat_loop_next4
; call <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
  %11 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h86af4c8c3f92ed1cE"(ptr align 8 %iter) #12, !dbg !2462
  %12 = extractvalue { i64, ptr } %11, 0, !dbg !2462
  %13 = extractvalue { i64, ptr } %11, 1, !dbg !2462
  store i64 %12, ptr %_9, align 8, !dbg !2462
  %14 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2462
  store ptr %13, ptr %14, align 8, !dbg !2462
  %15 = load i64, ptr %_9, align 8, !dbg !2462
  %16 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2462
  %17 = load ptr, ptr %16, align 8, !dbg !2462
  %18 = ptrtoint ptr %17 to i64, !dbg !2462
  %19 = icmp eq i64 %18, 0, !dbg !2462
  %_11 = select i1 %19, i64 0, i64 1, !dbg !2462
  %20 = trunc nuw i64 %_11 to i1, !dbg !2462
  br i1 %20, label %bb7, label %bb8, !dbg !2462

bb7:                                              ; preds = %bb4
  %i = load i64, ptr %_9, align 8, !dbg !2470
  store i64 %i, ptr %i.dbg.spill, align 8, !dbg !2470
    #dbg_declare(ptr %i.dbg.spill, !2452, !DIExpression(), !2471)
  %21 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2472
  %row = load ptr, ptr %21, align 8, !dbg !2472
  store ptr %row, ptr %row.dbg.spill, align 8, !dbg !2472
    #dbg_declare(ptr %row.dbg.spill, !2454, !DIExpression(), !2473)
; call core::slice::<impl [T]>::iter
  %22 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h22dd5a3c9cc33d86E"(ptr align 4 %row, i64 8) #12, !dbg !2474
  %_16.0 = extractvalue { ptr, ptr } %22, 0, !dbg !2474
  %_16.1 = extractvalue { ptr, ptr } %22, 1, !dbg !2474
; call core::iter::traits::iterator::Iterator::enumerate
  call void @_ZN4core4iter6traits8iterator8Iterator9enumerate17hd36916cb9c164351E(ptr sret([24 x i8]) align 8 %_15, ptr %_16.0, ptr %_16.1) #12, !dbg !2475
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb82fbf7e9c9e6f23E"(ptr sret([24 x i8]) align 8 %_14, ptr align 8 %_15) #12, !dbg !2476
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_14, i64 24, i1 false), !dbg !2476
  br label %bb12, !dbg !2477

bb8:                                              ; preds = %bb4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %out, i64 256, i1 false), !dbg !2478
  ret void, !dbg !2479

bb12:                                             ; preds = %bb16, %bb7
; call <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
  %23 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hec7e74a293a247ccE"(ptr align 8 %iter1) #12, !dbg !2463
  %24 = extractvalue { i64, ptr } %23, 0, !dbg !2463
  %25 = extractvalue { i64, ptr } %23, 1, !dbg !2463
  store i64 %24, ptr %_19, align 8, !dbg !2463
  %26 = getelementptr inbounds i8, ptr %_19, i64 8, !dbg !2463
  store ptr %25, ptr %26, align 8, !dbg !2463
  %27 = load i64, ptr %_19, align 8, !dbg !2463
  %28 = getelementptr inbounds i8, ptr %_19, i64 8, !dbg !2463
  %29 = load ptr, ptr %28, align 8, !dbg !2463
  %30 = ptrtoint ptr %29 to i64, !dbg !2463
  %31 = icmp eq i64 %30, 0, !dbg !2463
  %_21 = select i1 %31, i64 0, i64 1, !dbg !2463
  %32 = trunc nuw i64 %_21 to i1, !dbg !2463
  br i1 %32, label %bb14, label %bb4, !dbg !2463

bb14:                                             ; preds = %bb12
  %j = load i64, ptr %_19, align 8, !dbg !2480
  store i64 %j, ptr %j.dbg.spill, align 8, !dbg !2480
    #dbg_declare(ptr %j.dbg.spill, !2457, !DIExpression(), !2481)
  %33 = getelementptr inbounds i8, ptr %_19, i64 8, !dbg !2482
  %_26 = load ptr, ptr %33, align 8, !dbg !2482
  %value = load float, ptr %_26, align 4, !dbg !2482
  store float %value, ptr %value.dbg.spill, align 4, !dbg !2482
    #dbg_declare(ptr %value.dbg.spill, !2459, !DIExpression(), !2483)
  %_24 = icmp ult i64 %j, 8, !dbg !2484
  br i1 %_24, label %bb15, label %panic, !dbg !2484

bb15:                                             ; preds = %bb14
  %_25 = icmp ult i64 %i, 8, !dbg !2484
  br i1 %_25, label %bb16, label %panic5, !dbg !2484

panic:                                            ; preds = %bb14
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %j, i64 8, ptr align 8 @alloc_671623c9b5957d7f73c997ad49b713ed) #14, !dbg !2484
  unreachable, !dbg !2484

bb16:                                             ; preds = %bb15
  %34 = getelementptr inbounds nuw [8 x float], ptr %out, i64 %j, !dbg !2484
  %35 = getelementptr inbounds nuw float, ptr %34, i64 %i, !dbg !2484
  store float %value, ptr %35, align 4, !dbg !2484
  br label %bb12, !dbg !2477

panic5:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 8, ptr align 8 @alloc_671623c9b5957d7f73c997ad49b713ed) #14, !dbg !2484
  unreachable, !dbg !2484

bb6:                                              ; No predecessors!
  unreachable, !dbg !2485
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16) #5

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #10

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #7

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr align 4, ptr align 8) unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #11

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { inlinehint }
attributes #13 = { noreturn }
attributes #14 = { noinline noreturn }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { inlinehint nounwind }
attributes #17 = { cold noreturn nounwind }
attributes #18 = { cold }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "rust/numbers.rs/@/numbers.78dd52de26c177c4-cgu.0", directory: ".")
!7 = distinct !DISubprogram(name: "fold<i64, core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}, i64, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a9fb23151dda519E", scope: !9, file: !8, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !66, retainedNodes: !62)
!8 = !DIFile(filename: "library/core/src/iter/adapters/map.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!9 = !DINamespace(name: "{impl#2}", scope: !10)
!10 = !DINamespace(name: "map", scope: !11)
!11 = !DINamespace(name: "adapters", scope: !12)
!12 = !DINamespace(name: "iter", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, !16, !50}
!16 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>", scope: !10, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !19, templateParams: !47, identifier: "a1fcc91c8e07c7b726ebd6981f629999")
!18 = !DIFile(filename: "<unknown>", directory: "")
!19 = !{!20, !43}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !17, file: !18, baseType: !21, size: 128, align: 64, flags: DIFlagProtected)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<i32>", scope: !22, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !24, templateParams: !33, identifier: "aa53e48ac124811bc943848be5e25276")
!22 = !DINamespace(name: "iter", scope: !23)
!23 = !DINamespace(name: "slice", scope: !13)
!24 = !{!25, !35, !36}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !21, file: !18, baseType: !26, size: 64, align: 64, flags: DIFlagPrivate)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i32>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !29, templateParams: !33, identifier: "87c1d4fb7af38623515e849a82dc60eb")
!27 = !DINamespace(name: "non_null", scope: !28)
!28 = !DINamespace(name: "ptr", scope: !13)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !26, file: !18, baseType: !31, size: 64, align: 64, flags: DIFlagPrivate)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i32", baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!32 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!33 = !{!34}
!34 = !DITemplateTypeParameter(name: "T", type: !32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !21, file: !18, baseType: !31, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !21, file: !18, baseType: !37, align: 8, offset: 128, flags: DIFlagPrivate)
!37 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&i32>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !40, identifier: "b7c4d434debe578dc1ac34a06336863")
!38 = !DINamespace(name: "marker", scope: !13)
!39 = !{}
!40 = !{!41}
!41 = !DITemplateTypeParameter(name: "T", type: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !17, file: !18, baseType: !44, align: 8, offset: 128, flags: DIFlagPrivate)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !45, file: !18, align: 8, elements: !39, identifier: "17151e8e211f4c87a07d7af1749cc5f")
!45 = !DINamespace(name: "average", scope: !46)
!46 = !DINamespace(name: "numbers", scope: null)
!47 = !{!48, !49}
!48 = !DITemplateTypeParameter(name: "I", type: !21)
!49 = !DITemplateTypeParameter(name: "F", type: !44)
!50 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", scope: !51, file: !18, align: 8, elements: !53, templateParams: !39, identifier: "dfcbfd3d2c43bae120ee0e9452a4fdfe")
!51 = !DINamespace(name: "filter_fold", scope: !52)
!52 = !DINamespace(name: "filter", scope: !11)
!53 = !{!54, !56}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !50, file: !18, baseType: !55, align: 8)
!55 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#1}", scope: !45, file: !18, align: 8, elements: !39, identifier: "cbf11e77febec0c8f8c577da27b565ac")
!56 = !DIDerivedType(tag: DW_TAG_member, name: "fold", scope: !50, file: !18, baseType: !57, align: 8)
!57 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", scope: !58, file: !18, align: 8, elements: !39, identifier: "692489347c35104215149a3200bf5b2e")
!58 = !DINamespace(name: "sum", scope: !59)
!59 = !DINamespace(name: "{impl#16}", scope: !60)
!60 = !DINamespace(name: "accum", scope: !61)
!61 = !DINamespace(name: "traits", scope: !12)
!62 = !{!63, !64, !65}
!63 = !DILocalVariable(name: "self", arg: 1, scope: !7, file: !8, line: 124, type: !17)
!64 = !DILocalVariable(name: "init", arg: 2, scope: !7, file: !8, line: 124, type: !16)
!65 = !DILocalVariable(name: "g", arg: 3, scope: !7, file: !8, line: 124, type: !50)
!66 = !{!67, !48, !49, !68, !69}
!67 = !DITemplateTypeParameter(name: "B", type: !16)
!68 = !DITemplateTypeParameter(name: "Acc", type: !16)
!69 = !DITemplateTypeParameter(name: "G", type: !50)
!70 = !DILocation(line: 124, column: 21, scope: !7)
!71 = !DILocation(line: 124, column: 27, scope: !7)
!72 = !DILocation(line: 124, column: 38, scope: !7)
!73 = !DILocalVariable(name: "g", arg: 2, scope: !74, file: !8, line: 86, type: !50)
!74 = distinct !DISubprogram(name: "map_fold<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold17hd1180b7467669bb6E", scope: !10, file: !8, line: 84, type: !75, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !79, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !44, !50}
!77 = !{!78, !73}
!78 = !DILocalVariable(name: "f", arg: 1, scope: !74, file: !8, line: 85, type: !44)
!79 = !{!41, !67, !68, !80, !81}
!80 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !44)
!81 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !50)
!82 = !DILocation(line: 86, column: 5, scope: !74, inlinedAt: !83)
!83 = !DILocation(line: 128, column: 30, scope: !7)
!84 = !DILocation(line: 85, column: 5, scope: !74, inlinedAt: !83)
!85 = !DILocation(line: 128, column: 19, scope: !7)
!86 = !DILocation(line: 129, column: 6, scope: !7)
!87 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}, i64, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", linkageName: "_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha382a5b884033f33E", scope: !89, file: !88, line: 161, type: !90, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !103, retainedNodes: !99)
!88 = !DIFile(filename: "library/core/src/iter/adapters/filter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "634e5fd3f9a3a9d3391e3e4b05922314")
!89 = !DINamespace(name: "{impl#3}", scope: !52)
!90 = !DISubroutineType(types: !91)
!91 = !{!16, !92, !16, !57}
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>", scope: !52, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !93, templateParams: !96, identifier: "32f6e94c293bb0beebc20f59e0431003")
!93 = !{!94, !95}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !92, file: !18, baseType: !17, size: 128, align: 64, flags: DIFlagProtected)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !92, file: !18, baseType: !55, align: 8, offset: 128, flags: DIFlagPrivate)
!96 = !{!97, !98}
!97 = !DITemplateTypeParameter(name: "I", type: !17)
!98 = !DITemplateTypeParameter(name: "P", type: !55)
!99 = !{!100, !101, !102}
!100 = !DILocalVariable(name: "self", arg: 1, scope: !87, file: !88, line: 161, type: !92)
!101 = !DILocalVariable(name: "init", arg: 2, scope: !87, file: !88, line: 161, type: !16)
!102 = !DILocalVariable(name: "fold", arg: 3, scope: !87, file: !88, line: 161, type: !57)
!103 = !{!97, !98, !68, !104}
!104 = !DITemplateTypeParameter(name: "Fold", type: !57)
!105 = !DILocation(line: 161, column: 24, scope: !87)
!106 = !DILocation(line: 161, column: 30, scope: !87)
!107 = !DILocation(line: 161, column: 41, scope: !87)
!108 = !DILocalVariable(name: "fold", arg: 2, scope: !109, file: !88, line: 77, type: !57)
!109 = distinct !DISubprogram(name: "filter_fold<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", linkageName: "_ZN4core4iter8adapters6filter11filter_fold17hc30d587bc2a58e64E", scope: !52, file: !88, line: 75, type: !110, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !114, retainedNodes: !112)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !55, !57}
!112 = !{!113, !108}
!113 = !DILocalVariable(name: "predicate", arg: 1, scope: !109, file: !88, line: 76, type: !55)
!114 = !{!115, !68, !116, !117}
!115 = !DITemplateTypeParameter(name: "T", type: !16)
!116 = !DITemplateTypeParameter(name: "impl FnMut(&T) -> bool", type: !55)
!117 = !DITemplateTypeParameter(name: "impl FnMut(Acc, T) -> Acc", type: !57)
!118 = !DILocation(line: 77, column: 5, scope: !109, inlinedAt: !119)
!119 = !DILocation(line: 165, column: 30, scope: !87)
!120 = !DILocation(line: 76, column: 5, scope: !109, inlinedAt: !119)
!121 = !DILocation(line: 165, column: 19, scope: !87)
!122 = !DILocation(line: 166, column: 6, scope: !87)
!123 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<[f32; 8]>>", linkageName: "_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h86af4c8c3f92ed1cE", scope: !125, file: !124, line: 79, type: !127, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !173, retainedNodes: !175)
!124 = !DIFile(filename: "library/core/src/iter/adapters/enumerate.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "be8a5e8de3bc6e50de6cd50459716008")
!125 = !DINamespace(name: "{impl#1}", scope: !126)
!126 = !DINamespace(name: "enumerate", scope: !11)
!127 = !DISubroutineType(types: !128)
!128 = !{!129, !154}
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, &[f32; 8])>", scope: !130, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !131, templateParams: !39, identifier: "f71742b446b95b92ffe032debfbb7f83")
!130 = !DINamespace(name: "option", scope: !13)
!131 = !{!132}
!132 = !DICompositeType(tag: DW_TAG_variant_part, scope: !129, file: !18, size: 128, align: 64, elements: !133, templateParams: !39, identifier: "d72e90efe6e7c8ff2ccf6f86bfd594f3", discriminator: !152)
!133 = !{!134, !148}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !132, file: !18, baseType: !135, size: 128, align: 64, extraData: i64 0)
!135 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !129, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !136, identifier: "5371070f5aa84cd13cf64635236439e4")
!136 = !{!137}
!137 = !DITemplateTypeParameter(name: "T", type: !138)
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, &[f32; 8])", file: !18, size: 128, align: 64, elements: !139, templateParams: !39, identifier: "5c55b7c563ed25bc80536b683ae0c09")
!139 = !{!140, !142}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !138, file: !18, baseType: !141, size: 64, align: 64)
!141 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !138, file: !18, baseType: !143, size: 64, align: 64, offset: 64)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[f32; 8]", baseType: !144, size: 64, align: 64, dwarfAddressSpace: 0)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !145, size: 256, align: 32, elements: !146)
!145 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!146 = !{!147}
!147 = !DISubrange(count: 8, lowerBound: 0)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !132, file: !18, baseType: !149, size: 128, align: 64)
!149 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !129, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !150, templateParams: !136, identifier: "36afff9e1df61a568c323f2a55adffb0")
!150 = !{!151}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !149, file: !18, baseType: !138, size: 128, align: 64, flags: DIFlagPublic)
!152 = !DIDerivedType(tag: DW_TAG_member, scope: !129, file: !18, baseType: !153, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!153 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<[f32; 8]>>", baseType: !155, size: 64, align: 64, dwarfAddressSpace: 0)
!155 = !DICompositeType(tag: DW_TAG_structure_type, name: "Enumerate<core::slice::iter::Iter<[f32; 8]>>", scope: !126, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !156, templateParams: !173, identifier: "ed0f6ca1ae830cf087ad103637b3487f")
!156 = !{!157, !172}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !155, file: !18, baseType: !158, size: 128, align: 64, flags: DIFlagPrivate)
!158 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<[f32; 8]>", scope: !22, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !159, templateParams: !165, identifier: "58b473bb246d981cf48c6f861cf010ff")
!159 = !{!160, !167, !168}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !158, file: !18, baseType: !161, size: 64, align: 64, flags: DIFlagPrivate)
!161 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[f32; 8]>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !162, templateParams: !165, identifier: "6ed9b109ce6e4dcb12ea9551092ec59f")
!162 = !{!163}
!163 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !161, file: !18, baseType: !164, size: 64, align: 64, flags: DIFlagPrivate)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const [f32; 8]", baseType: !144, size: 64, align: 64, dwarfAddressSpace: 0)
!165 = !{!166}
!166 = !DITemplateTypeParameter(name: "T", type: !144)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !158, file: !18, baseType: !164, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !158, file: !18, baseType: !169, align: 8, offset: 128, flags: DIFlagPrivate)
!169 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&[f32; 8]>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !170, identifier: "4e5e12c96ee979df97ce0a2155727496")
!170 = !{!171}
!171 = !DITemplateTypeParameter(name: "T", type: !143)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !155, file: !18, baseType: !141, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!173 = !{!174}
!174 = !DITemplateTypeParameter(name: "I", type: !158)
!175 = !{!176, !177, !179, !197, !199}
!176 = !DILocalVariable(name: "self", arg: 1, scope: !123, file: !124, line: 79, type: !154)
!177 = !DILocalVariable(name: "a", scope: !178, file: !124, line: 80, type: !143, align: 64)
!178 = distinct !DILexicalBlock(scope: !123, file: !124, line: 80, column: 9)
!179 = !DILocalVariable(name: "residual", scope: !180, file: !124, line: 80, type: !181, align: 8)
!180 = distinct !DILexicalBlock(scope: !123, file: !124, line: 80, column: 33)
!181 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::convert::Infallible>", scope: !130, file: !18, align: 8, flags: DIFlagPublic, elements: !182, templateParams: !39, identifier: "c570e30372491ce8c937ce79f8b0a8")
!182 = !{!183}
!183 = !DICompositeType(tag: DW_TAG_variant_part, scope: !181, file: !18, align: 8, elements: !184, templateParams: !39, identifier: "7f581569b30ffcadfc066f9502cffc3d")
!184 = !{!185, !193}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !183, file: !18, baseType: !186, align: 8)
!186 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !181, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !187, identifier: "8822bb1e77f834d316aa69cec5bd6884")
!187 = !{!188}
!188 = !DITemplateTypeParameter(name: "T", type: !189)
!189 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !190, file: !18, align: 8, flags: DIFlagPublic, elements: !191, templateParams: !39, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!190 = !DINamespace(name: "convert", scope: !13)
!191 = !{!192}
!192 = !DICompositeType(tag: DW_TAG_variant_part, scope: !189, file: !18, align: 8, elements: !39, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!193 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !183, file: !18, baseType: !194, align: 8)
!194 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !181, file: !18, align: 8, flags: DIFlagPublic, elements: !195, templateParams: !187, identifier: "eac45ae69c5c1b4274720cd40277b232")
!195 = !{!196}
!196 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !194, file: !18, baseType: !189, align: 8, flags: DIFlagPublic)
!197 = !DILocalVariable(name: "val", scope: !198, file: !124, line: 80, type: !143, align: 64)
!198 = distinct !DILexicalBlock(scope: !123, file: !124, line: 80, column: 33)
!199 = !DILocalVariable(name: "i", scope: !200, file: !124, line: 81, type: !141, align: 64)
!200 = distinct !DILexicalBlock(scope: !178, file: !124, line: 81, column: 9)
!201 = !DILocation(line: 79, column: 13, scope: !123)
!202 = !DILocalVariable(name: "self", arg: 1, scope: !203, file: !204, line: 2765, type: !226)
!203 = distinct !DISubprogram(name: "branch<&[f32; 8]>", linkageName: "_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h06b8b46fff810ac9E", scope: !205, file: !204, line: 2765, type: !206, scopeLine: 2765, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !170, retainedNodes: !237)
!204 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!205 = !DINamespace(name: "{impl#47}", scope: !130)
!206 = !DISubroutineType(types: !207)
!207 = !{!208, !226}
!208 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::option::Option<core::convert::Infallible>, &[f32; 8]>", scope: !209, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !211, templateParams: !39, identifier: "a94f3192dc121954780fd9df7afe0ca")
!209 = !DINamespace(name: "control_flow", scope: !210)
!210 = !DINamespace(name: "ops", scope: !13)
!211 = !{!212}
!212 = !DICompositeType(tag: DW_TAG_variant_part, scope: !208, file: !18, size: 64, align: 64, elements: !213, templateParams: !39, identifier: "d164f8590b6e145783ed30d7a1ea2fd", discriminator: !225)
!213 = !{!214, !221}
!214 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !212, file: !18, baseType: !215, size: 64, align: 64)
!215 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !208, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !216, templateParams: !218, identifier: "1b6c40bd23e0eb8cadb16c7f79794df3")
!216 = !{!217}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !215, file: !18, baseType: !143, size: 64, align: 64, flags: DIFlagPublic)
!218 = !{!219, !220}
!219 = !DITemplateTypeParameter(name: "B", type: !181)
!220 = !DITemplateTypeParameter(name: "C", type: !143)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !212, file: !18, baseType: !222, size: 64, align: 64, extraData: i64 0)
!222 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !208, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !223, templateParams: !218, identifier: "2ef4c5e22642138dc8e5e5e858effd0")
!223 = !{!224}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !222, file: !18, baseType: !181, align: 8, flags: DIFlagPublic)
!225 = !DIDerivedType(tag: DW_TAG_member, scope: !208, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!226 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&[f32; 8]>", scope: !130, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !227, templateParams: !39, identifier: "afb9673d8db8aa027716bd7c58a6a4b7")
!227 = !{!228}
!228 = !DICompositeType(tag: DW_TAG_variant_part, scope: !226, file: !18, size: 64, align: 64, elements: !229, templateParams: !39, identifier: "cd8b50470ec688e311ea1f981ddf78df", discriminator: !236)
!229 = !{!230, !232}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !228, file: !18, baseType: !231, size: 64, align: 64, extraData: i64 0)
!231 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !226, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !170, identifier: "b312a214763e32c2b8a8c23843df0d40")
!232 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !228, file: !18, baseType: !233, size: 64, align: 64)
!233 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !226, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !234, templateParams: !170, identifier: "ca4571b3517a9f8e7d3fd0e0358e44e")
!234 = !{!235}
!235 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !233, file: !18, baseType: !143, size: 64, align: 64, flags: DIFlagPublic)
!236 = !DIDerivedType(tag: DW_TAG_member, scope: !226, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!237 = !{!202, !238}
!238 = !DILocalVariable(name: "v", scope: !239, file: !204, line: 2767, type: !143, align: 64)
!239 = distinct !DILexicalBlock(scope: !203, file: !204, line: 2767, column: 13)
!240 = !DILocation(line: 2765, column: 15, scope: !203, inlinedAt: !241)
!241 = !DILocation(line: 80, column: 17, scope: !123)
!242 = !DILocation(line: 80, column: 33, scope: !180)
!243 = !DILocation(line: 80, column: 27, scope: !123)
!244 = !DILocation(line: 2766, column: 15, scope: !203, inlinedAt: !241)
!245 = !DILocation(line: 2766, column: 9, scope: !203, inlinedAt: !241)
!246 = !DILocation(line: 2767, column: 18, scope: !203, inlinedAt: !241)
!247 = !DILocation(line: 2767, column: 18, scope: !239, inlinedAt: !241)
!248 = !DILocation(line: 2767, column: 24, scope: !239, inlinedAt: !241)
!249 = !DILocation(line: 80, column: 17, scope: !198)
!250 = !DILocation(line: 80, column: 13, scope: !178)
!251 = !DILocation(line: 81, column: 17, scope: !178)
!252 = !DILocation(line: 81, column: 13, scope: !200)
!253 = !DILocation(line: 82, column: 9, scope: !200)
!254 = !DILocation(line: 2781, column: 21, scope: !255, inlinedAt: !259)
!255 = distinct !DISubprogram(name: "from_residual<(usize, &[f32; 8])>", linkageName: "_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17hbf1324e765def83eE", scope: !256, file: !204, line: 2779, type: !257, scopeLine: 2779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !136)
!256 = !DINamespace(name: "{impl#48}", scope: !130)
!257 = !DISubroutineType(types: !258)
!258 = !{!129, !181}
!259 = !DILocation(line: 80, column: 17, scope: !260)
!260 = !DILexicalBlockFile(scope: !180, file: !124, discriminator: 2)
!261 = !DILocation(line: 84, column: 6, scope: !123)
!262 = !DILocation(line: 83, column: 9, scope: !200)
!263 = !DILocation(line: 79, column: 5, scope: !123)
!264 = !DILocation(line: 0, scope: !265)
!265 = !DILexicalBlockFile(scope: !123, file: !266, discriminator: 0)
!266 = !DIFile(filename: "rust/numbers.rs", directory: ".", checksumkind: CSK_MD5, checksum: "e96e2f04f2a8f09f8f008a906af737f3")
!267 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<f32>>", linkageName: "_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hec7e74a293a247ccE", scope: !125, file: !124, line: 79, type: !268, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !307, retainedNodes: !309)
!268 = !DISubroutineType(types: !269)
!269 = !{!270, !288}
!270 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(usize, &f32)>", scope: !130, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !271, templateParams: !39, identifier: "474122e84d1acb32a988e631bd6a7b24")
!271 = !{!272}
!272 = !DICompositeType(tag: DW_TAG_variant_part, scope: !270, file: !18, size: 128, align: 64, elements: !273, templateParams: !39, identifier: "83e8e1a8c6f311d2f1c1293f5a7f286c", discriminator: !287)
!273 = !{!274, !283}
!274 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !272, file: !18, baseType: !275, size: 128, align: 64, extraData: i64 0)
!275 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !270, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !276, identifier: "14c2e4fcd993c6ac7527759e5a725db5")
!276 = !{!277}
!277 = !DITemplateTypeParameter(name: "T", type: !278)
!278 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, &f32)", file: !18, size: 128, align: 64, elements: !279, templateParams: !39, identifier: "f96fb565a9838c5327ca8a8914c6827b")
!279 = !{!280, !281}
!280 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !278, file: !18, baseType: !141, size: 64, align: 64)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !278, file: !18, baseType: !282, size: 64, align: 64, offset: 64)
!282 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f32", baseType: !145, size: 64, align: 64, dwarfAddressSpace: 0)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !272, file: !18, baseType: !284, size: 128, align: 64)
!284 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !270, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !285, templateParams: !276, identifier: "dcc16df7562fa6ccde0f5f5365413b3f")
!285 = !{!286}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !284, file: !18, baseType: !278, size: 128, align: 64, flags: DIFlagPublic)
!287 = !DIDerivedType(tag: DW_TAG_member, scope: !270, file: !18, baseType: !153, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!288 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<f32>>", baseType: !289, size: 64, align: 64, dwarfAddressSpace: 0)
!289 = !DICompositeType(tag: DW_TAG_structure_type, name: "Enumerate<core::slice::iter::Iter<f32>>", scope: !126, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !290, templateParams: !307, identifier: "dd9718d4e641ed5cbc5a808ec379faf1")
!290 = !{!291, !306}
!291 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !289, file: !18, baseType: !292, size: 128, align: 64, flags: DIFlagPrivate)
!292 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<f32>", scope: !22, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !293, templateParams: !299, identifier: "24760ae0bb61cce5437cdf5ba81b085d")
!293 = !{!294, !301, !302}
!294 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !292, file: !18, baseType: !295, size: 64, align: 64, flags: DIFlagPrivate)
!295 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<f32>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !296, templateParams: !299, identifier: "23cd9b1a2169fa6ca11e4c98cd74e8e5")
!296 = !{!297}
!297 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !295, file: !18, baseType: !298, size: 64, align: 64, flags: DIFlagPrivate)
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const f32", baseType: !145, size: 64, align: 64, dwarfAddressSpace: 0)
!299 = !{!300}
!300 = !DITemplateTypeParameter(name: "T", type: !145)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !292, file: !18, baseType: !298, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!302 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !292, file: !18, baseType: !303, align: 8, offset: 128, flags: DIFlagPrivate)
!303 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&f32>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !304, identifier: "4bb0806e0b9d863e54bc9befd6b1efe3")
!304 = !{!305}
!305 = !DITemplateTypeParameter(name: "T", type: !282)
!306 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !289, file: !18, baseType: !141, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!307 = !{!308}
!308 = !DITemplateTypeParameter(name: "I", type: !292)
!309 = !{!310, !311, !313, !315, !317}
!310 = !DILocalVariable(name: "self", arg: 1, scope: !267, file: !124, line: 79, type: !288)
!311 = !DILocalVariable(name: "a", scope: !312, file: !124, line: 80, type: !282, align: 64)
!312 = distinct !DILexicalBlock(scope: !267, file: !124, line: 80, column: 9)
!313 = !DILocalVariable(name: "residual", scope: !314, file: !124, line: 80, type: !181, align: 8)
!314 = distinct !DILexicalBlock(scope: !267, file: !124, line: 80, column: 33)
!315 = !DILocalVariable(name: "val", scope: !316, file: !124, line: 80, type: !282, align: 64)
!316 = distinct !DILexicalBlock(scope: !267, file: !124, line: 80, column: 33)
!317 = !DILocalVariable(name: "i", scope: !318, file: !124, line: 81, type: !141, align: 64)
!318 = distinct !DILexicalBlock(scope: !312, file: !124, line: 81, column: 9)
!319 = !DILocation(line: 79, column: 13, scope: !267)
!320 = !DILocalVariable(name: "self", arg: 1, scope: !321, file: !204, line: 2765, type: !339)
!321 = distinct !DISubprogram(name: "branch<&f32>", linkageName: "_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17ha3e13da6e3e0bbdfE", scope: !205, file: !204, line: 2765, type: !322, scopeLine: 2765, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !304, retainedNodes: !350)
!322 = !DISubroutineType(types: !323)
!323 = !{!324, !339}
!324 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::option::Option<core::convert::Infallible>, &f32>", scope: !209, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !325, templateParams: !39, identifier: "4ccf603b74be6b1ba4d4823335963f2")
!325 = !{!326}
!326 = !DICompositeType(tag: DW_TAG_variant_part, scope: !324, file: !18, size: 64, align: 64, elements: !327, templateParams: !39, identifier: "11874a9952687fa19cb4766d28c15b19", discriminator: !338)
!327 = !{!328, !334}
!328 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !326, file: !18, baseType: !329, size: 64, align: 64)
!329 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !324, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !330, templateParams: !332, identifier: "c0105ba51b82c039e216534c66f51aba")
!330 = !{!331}
!331 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !329, file: !18, baseType: !282, size: 64, align: 64, flags: DIFlagPublic)
!332 = !{!219, !333}
!333 = !DITemplateTypeParameter(name: "C", type: !282)
!334 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !326, file: !18, baseType: !335, size: 64, align: 64, extraData: i64 0)
!335 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !324, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !336, templateParams: !332, identifier: "657f824a2e2c93f83a8b1f95309e3f3a")
!336 = !{!337}
!337 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !335, file: !18, baseType: !181, align: 8, flags: DIFlagPublic)
!338 = !DIDerivedType(tag: DW_TAG_member, scope: !324, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!339 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&f32>", scope: !130, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !340, templateParams: !39, identifier: "a87ca59d10b869bfd705bceda929cfc4")
!340 = !{!341}
!341 = !DICompositeType(tag: DW_TAG_variant_part, scope: !339, file: !18, size: 64, align: 64, elements: !342, templateParams: !39, identifier: "145c806562c7fe2e5000899673db7d2", discriminator: !349)
!342 = !{!343, !345}
!343 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !341, file: !18, baseType: !344, size: 64, align: 64, extraData: i64 0)
!344 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !339, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !304, identifier: "94a68cdcf8d857edf16a9c8745a73513")
!345 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !341, file: !18, baseType: !346, size: 64, align: 64)
!346 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !339, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !347, templateParams: !304, identifier: "25ae66c168de4efb97e6c6a643b6e8c9")
!347 = !{!348}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !346, file: !18, baseType: !282, size: 64, align: 64, flags: DIFlagPublic)
!349 = !DIDerivedType(tag: DW_TAG_member, scope: !339, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!350 = !{!320, !351}
!351 = !DILocalVariable(name: "v", scope: !352, file: !204, line: 2767, type: !282, align: 64)
!352 = distinct !DILexicalBlock(scope: !321, file: !204, line: 2767, column: 13)
!353 = !DILocation(line: 2765, column: 15, scope: !321, inlinedAt: !354)
!354 = !DILocation(line: 80, column: 17, scope: !267)
!355 = !DILocation(line: 80, column: 33, scope: !314)
!356 = !DILocation(line: 80, column: 27, scope: !267)
!357 = !DILocation(line: 2766, column: 15, scope: !321, inlinedAt: !354)
!358 = !DILocation(line: 2766, column: 9, scope: !321, inlinedAt: !354)
!359 = !DILocation(line: 2767, column: 18, scope: !321, inlinedAt: !354)
!360 = !DILocation(line: 2767, column: 18, scope: !352, inlinedAt: !354)
!361 = !DILocation(line: 2767, column: 24, scope: !352, inlinedAt: !354)
!362 = !DILocation(line: 80, column: 17, scope: !316)
!363 = !DILocation(line: 80, column: 13, scope: !312)
!364 = !DILocation(line: 81, column: 17, scope: !312)
!365 = !DILocation(line: 81, column: 13, scope: !318)
!366 = !DILocation(line: 82, column: 9, scope: !318)
!367 = !DILocation(line: 2781, column: 21, scope: !368, inlinedAt: !371)
!368 = distinct !DISubprogram(name: "from_residual<(usize, &f32)>", linkageName: "_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17hee4bf2044024995dE", scope: !256, file: !204, line: 2779, type: !369, scopeLine: 2779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !276)
!369 = !DISubroutineType(types: !370)
!370 = !{!270, !181}
!371 = !DILocation(line: 80, column: 17, scope: !372)
!372 = !DILexicalBlockFile(scope: !314, file: !124, discriminator: 2)
!373 = !DILocation(line: 84, column: 6, scope: !267)
!374 = !DILocation(line: 83, column: 9, scope: !318)
!375 = !DILocation(line: 79, column: 5, scope: !267)
!376 = !DILocation(line: 0, scope: !377)
!377 = !DILexicalBlockFile(scope: !267, file: !266, discriminator: 0)
!378 = distinct !DISubprogram(name: "rem", linkageName: "_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Rem$GT$3rem17he055f975f60c8174E", scope: !380, file: !379, line: 604, type: !382, scopeLine: 604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !412)
!379 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!380 = !DINamespace(name: "{impl#266}", scope: !381)
!381 = !DINamespace(name: "arith", scope: !210)
!382 = !DISubroutineType(types: !383)
!383 = !{!16, !16, !16, !384}
!384 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !385, size: 64, align: 64, dwarfAddressSpace: 0)
!385 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !386, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !388, templateParams: !39, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!386 = !DINamespace(name: "location", scope: !387)
!387 = !DINamespace(name: "panic", scope: !13)
!388 = !{!389, !401, !403, !404}
!389 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !385, file: !18, baseType: !390, size: 128, align: 64, flags: DIFlagPrivate)
!390 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !27, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !391, templateParams: !399, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!391 = !{!392}
!392 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !390, file: !18, baseType: !393, size: 128, align: 64, flags: DIFlagPrivate)
!393 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !18, size: 128, align: 64, elements: !394, templateParams: !39, identifier: "238a44609877474087c05adf26cd41fa")
!394 = !{!395, !398}
!395 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !393, file: !18, baseType: !396, size: 64, align: 64)
!396 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !397, size: 64, align: 64, dwarfAddressSpace: 0)
!397 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!398 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !393, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!399 = !{!400}
!400 = !DITemplateTypeParameter(name: "T", type: !397)
!401 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !385, file: !18, baseType: !402, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!402 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !385, file: !18, baseType: !402, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !385, file: !18, baseType: !405, align: 8, offset: 192, flags: DIFlagPrivate)
!405 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !406, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!406 = !{!407}
!407 = !DITemplateTypeParameter(name: "T", type: !408)
!408 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !18, size: 128, align: 64, elements: !409, templateParams: !39, identifier: "9277eecd40495f85161460476aacc992")
!409 = !{!410, !411}
!410 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !408, file: !18, baseType: !396, size: 64, align: 64)
!411 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !408, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!412 = !{!413, !414}
!413 = !DILocalVariable(name: "self", arg: 1, scope: !378, file: !379, line: 604, type: !16)
!414 = !DILocalVariable(name: "other", arg: 2, scope: !378, file: !379, line: 604, type: !16)
!415 = !DILocation(line: 604, column: 20, scope: !378)
!416 = !DILocation(line: 604, column: 26, scope: !378)
!417 = !DILocation(line: 604, column: 45, scope: !378)
!418 = !DILocation(line: 604, column: 59, scope: !378)
!419 = distinct !DISubprogram(name: "cold_path", linkageName: "_ZN4core10intrinsics9cold_path17h289647477792dc71E", scope: !421, file: !420, line: 417, type: !422, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39)
!420 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!421 = !DINamespace(name: "intrinsics", scope: !13)
!422 = !DISubroutineType(types: !423)
!423 = !{null}
!424 = !DILocation(line: 417, column: 28, scope: !419)
!425 = distinct !DISubprogram(name: "min<usize>", linkageName: "_ZN4core3cmp3Ord3min17h5801c0a1a990bcceE", scope: !427, file: !426, line: 1072, type: !429, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !434, retainedNodes: !431)
!426 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!427 = !DINamespace(name: "Ord", scope: !428)
!428 = !DINamespace(name: "cmp", scope: !13)
!429 = !DISubroutineType(types: !430)
!430 = !{!141, !141, !141}
!431 = !{!432, !433}
!432 = !DILocalVariable(name: "self", arg: 1, scope: !425, file: !426, line: 1072, type: !141)
!433 = !DILocalVariable(name: "other", arg: 2, scope: !425, file: !426, line: 1072, type: !141)
!434 = !{!435}
!435 = !DITemplateTypeParameter(name: "Self", type: !141)
!436 = !DILocation(line: 1072, column: 12, scope: !425)
!437 = !DILocation(line: 1072, column: 18, scope: !425)
!438 = !DILocation(line: 1076, column: 12, scope: !425)
!439 = !DILocalVariable(name: "self", arg: 1, scope: !440, file: !426, line: 1916, type: !446)
!440 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !441, file: !426, line: 1916, type: !443, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !447)
!441 = !DINamespace(name: "{impl#58}", scope: !442)
!442 = !DINamespace(name: "impls", scope: !428)
!443 = !DISubroutineType(types: !444)
!444 = !{!445, !446, !446}
!445 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!446 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&usize", baseType: !141, size: 64, align: 64, dwarfAddressSpace: 0)
!447 = !{!439, !448}
!448 = !DILocalVariable(name: "other", arg: 2, scope: !440, file: !426, line: 1916, type: !446)
!449 = !DILocation(line: 1916, column: 19, scope: !440, inlinedAt: !450)
!450 = distinct !DILocation(line: 1076, column: 12, scope: !425)
!451 = !DILocation(line: 1916, column: 26, scope: !440, inlinedAt: !450)
!452 = !DILocation(line: 1916, column: 50, scope: !440, inlinedAt: !450)
!453 = !DILocation(line: 1916, column: 59, scope: !440, inlinedAt: !450)
!454 = !DILocation(line: 1916, column: 67, scope: !440, inlinedAt: !450)
!455 = !DILocation(line: 1077, column: 5, scope: !425)
!456 = !DILocation(line: 1076, column: 42, scope: !425)
!457 = !DILocation(line: 1076, column: 27, scope: !425)
!458 = !DILocation(line: 1077, column: 6, scope: !425)
!459 = !DILocation(line: 1072, column: 5, scope: !425)
!460 = distinct !DISubprogram(name: "new_display<&mut u32>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h5d741656decfb52fE", scope: !462, file: !461, line: 89, type: !534, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !539, declaration: !538, retainedNodes: !541)
!461 = !DIFile(filename: "library/core/src/fmt/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f03333f1e0f72e96e1911387c755e384")
!462 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !463, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !465, templateParams: !39, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!463 = !DINamespace(name: "rt", scope: !464)
!464 = !DINamespace(name: "fmt", scope: !13)
!465 = !{!466}
!466 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !462, file: !18, baseType: !467, size: 128, align: 64, flags: DIFlagPrivate)
!467 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !463, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !468, templateParams: !39, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!468 = !{!469}
!469 = !DICompositeType(tag: DW_TAG_variant_part, scope: !467, file: !18, size: 128, align: 64, elements: !470, templateParams: !39, identifier: "fbd384083752b747f8b252853b979154", discriminator: !533)
!470 = !{!471, !529}
!471 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !469, file: !18, baseType: !472, size: 128, align: 64)
!472 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !467, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !473, templateParams: !39, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!473 = !{!474, !482, !524}
!474 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !472, file: !18, baseType: !475, size: 64, align: 64, flags: DIFlagPrivate)
!475 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !476, templateParams: !480, identifier: "f4e496144210c619b96aa08326287b92")
!476 = !{!477}
!477 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !475, file: !18, baseType: !478, size: 64, align: 64, flags: DIFlagPrivate)
!478 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !479, size: 64, align: 64, dwarfAddressSpace: 0)
!479 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!480 = !{!481}
!481 = !DITemplateTypeParameter(name: "T", type: !479)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !472, file: !18, baseType: !483, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!483 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !484, size: 64, align: 64, dwarfAddressSpace: 0)
!484 = !DISubroutineType(types: !485)
!485 = !{!486, !475, !503}
!486 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !487, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !488, templateParams: !39, identifier: "1c6752419820cdc3961061cc58b31873")
!487 = !DINamespace(name: "result", scope: !13)
!488 = !{!489}
!489 = !DICompositeType(tag: DW_TAG_variant_part, scope: !486, file: !18, size: 8, align: 8, elements: !490, templateParams: !39, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !502)
!490 = !{!491, !498}
!491 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !489, file: !18, baseType: !492, size: 8, align: 8, extraData: i8 0)
!492 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !486, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !493, templateParams: !495, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!493 = !{!494}
!494 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !492, file: !18, baseType: !479, align: 8, offset: 8, flags: DIFlagPublic)
!495 = !{!481, !496}
!496 = !DITemplateTypeParameter(name: "E", type: !497)
!497 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !464, file: !18, align: 8, flags: DIFlagPublic, elements: !39, identifier: "5a24300cdda31093f5fe20c939b4885")
!498 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !489, file: !18, baseType: !499, size: 8, align: 8, extraData: i8 1)
!499 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !486, file: !18, size: 8, align: 8, flags: DIFlagPublic, elements: !500, templateParams: !495, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!500 = !{!501}
!501 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !499, file: !18, baseType: !497, align: 8, offset: 8, flags: DIFlagPublic)
!502 = !DIDerivedType(tag: DW_TAG_member, scope: !486, file: !18, baseType: !397, size: 8, align: 8, flags: DIFlagArtificial)
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !504, size: 64, align: 64, dwarfAddressSpace: 0)
!504 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !464, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !505, templateParams: !39, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!505 = !{!506, !513}
!506 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !504, file: !18, baseType: !507, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!507 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !464, file: !18, size: 64, align: 32, flags: DIFlagPublic, elements: !508, templateParams: !39, identifier: "ca2f5547247cd95c514a47d5800e09e")
!508 = !{!509, !510, !512}
!509 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !507, file: !18, baseType: !402, size: 32, align: 32, flags: DIFlagPrivate)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !507, file: !18, baseType: !511, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!511 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!512 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !507, file: !18, baseType: !511, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!513 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !504, file: !18, baseType: !514, size: 128, align: 64, flags: DIFlagPrivate)
!514 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !18, size: 128, align: 64, elements: !515, templateParams: !39, identifier: "effe97114690fc58a8e246cb04e37234")
!515 = !{!516, !519}
!516 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !514, file: !18, baseType: !517, size: 64, align: 64)
!517 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !518, size: 64, align: 64, dwarfAddressSpace: 0)
!518 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !18, align: 8, elements: !39, identifier: "64328679825f9c73b507edbfd5b86b47")
!519 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !514, file: !18, baseType: !520, size: 64, align: 64, offset: 64)
!520 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !521, size: 64, align: 64, dwarfAddressSpace: 0)
!521 = !DICompositeType(tag: DW_TAG_array_type, baseType: !141, size: 384, align: 64, elements: !522)
!522 = !{!523}
!523 = !DISubrange(count: 6, lowerBound: 0)
!524 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !472, file: !18, baseType: !525, align: 8, offset: 128, flags: DIFlagPrivate)
!525 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !526, identifier: "efa596960370766459fc018866dc4048")
!526 = !{!527}
!527 = !DITemplateTypeParameter(name: "T", type: !528)
!528 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !479, size: 64, align: 64, dwarfAddressSpace: 0)
!529 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !469, file: !18, baseType: !530, size: 128, align: 64, extraData: i64 0)
!530 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !467, file: !18, size: 128, align: 64, flags: DIFlagPrivate, elements: !531, templateParams: !39, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!531 = !{!532}
!532 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !530, file: !18, baseType: !511, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!533 = !DIDerivedType(tag: DW_TAG_member, scope: !467, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!534 = !DISubroutineType(types: !535)
!535 = !{!462, !536}
!536 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&mut u32", baseType: !537, size: 64, align: 64, dwarfAddressSpace: 0)
!537 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut u32", baseType: !402, size: 64, align: 64, dwarfAddressSpace: 0)
!538 = !DISubprogram(name: "new_display<&mut u32>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h5d741656decfb52fE", scope: !462, file: !461, line: 89, type: !534, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !539)
!539 = !{!540}
!540 = !DITemplateTypeParameter(name: "T", type: !537)
!541 = !{!542}
!542 = !DILocalVariable(name: "x", arg: 1, scope: !460, file: !461, line: 89, type: !536)
!543 = !DILocation(line: 89, column: 42, scope: !460)
!544 = !DILocalVariable(name: "r", arg: 1, scope: !545, file: !546, line: 282, type: !536)
!545 = distinct !DISubprogram(name: "from_ref<&mut u32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h1670847633e83331E", scope: !547, file: !546, line: 282, type: !551, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !539, declaration: !553, retainedNodes: !554)
!546 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!547 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<&mut u32>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !548, templateParams: !539, identifier: "7a6fed61123616e265ed0a2ae170b8ba")
!548 = !{!549}
!549 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !547, file: !18, baseType: !550, size: 64, align: 64, flags: DIFlagPrivate)
!550 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const &mut u32", baseType: !537, size: 64, align: 64, dwarfAddressSpace: 0)
!551 = !DISubroutineType(types: !552)
!552 = !{!547, !536}
!553 = !DISubprogram(name: "from_ref<&mut u32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h1670847633e83331E", scope: !547, file: !546, line: 282, type: !551, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !539)
!554 = !{!544}
!555 = !DILocation(line: 282, column: 27, scope: !545, inlinedAt: !556)
!556 = !DILocation(line: 48, column: 24, scope: !460)
!557 = !DILocation(line: 47, column: 17, scope: !460)
!558 = !DILocation(line: 44, column: 9, scope: !460)
!559 = !DILocation(line: 91, column: 6, scope: !460)
!560 = distinct !DISubprogram(name: "new<11, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h2185bb9bd7ddc39bE", scope: !562, file: !561, line: 729, type: !576, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !586, retainedNodes: !587)
!561 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!562 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !464, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !563, templateParams: !39, identifier: "e5c67bbe046da39973c72077c7f66185")
!563 = !{!564, !569}
!564 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !562, file: !18, baseType: !565, size: 64, align: 64, flags: DIFlagPrivate)
!565 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !566, templateParams: !399, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!566 = !{!567}
!567 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !565, file: !18, baseType: !568, size: 64, align: 64, flags: DIFlagPrivate)
!568 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !397, size: 64, align: 64, dwarfAddressSpace: 0)
!569 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !562, file: !18, baseType: !570, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!570 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !27, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !571, templateParams: !574, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!571 = !{!572}
!572 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !570, file: !18, baseType: !573, size: 64, align: 64, flags: DIFlagPrivate)
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !462, size: 64, align: 64, dwarfAddressSpace: 0)
!574 = !{!575}
!575 = !DITemplateTypeParameter(name: "T", type: !462)
!576 = !DISubroutineType(types: !577)
!577 = !{!562, !578, !582}
!578 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[u8; 11]", baseType: !579, size: 64, align: 64, dwarfAddressSpace: 0)
!579 = !DICompositeType(tag: DW_TAG_array_type, baseType: !397, size: 88, align: 8, elements: !580)
!580 = !{!581}
!581 = !DISubrange(count: 11, lowerBound: 0)
!582 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[core::fmt::rt::Argument; 1]", baseType: !583, size: 64, align: 64, dwarfAddressSpace: 0)
!583 = !DICompositeType(tag: DW_TAG_array_type, baseType: !462, size: 128, align: 64, elements: !584)
!584 = !{!585}
!585 = !DISubrange(count: 1, lowerBound: 0)
!586 = !DISubprogram(name: "new<11, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h2185bb9bd7ddc39bE", scope: !562, file: !561, line: 729, type: !576, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !39)
!587 = !{!588, !589}
!588 = !DILocalVariable(name: "template", arg: 1, scope: !560, file: !561, line: 730, type: !578)
!589 = !DILocalVariable(name: "args", arg: 2, scope: !560, file: !561, line: 731, type: !582)
!590 = !DILocation(line: 730, column: 9, scope: !560)
!591 = !DILocation(line: 731, column: 9, scope: !560)
!592 = !DILocation(line: 735, column: 6, scope: !560)
!593 = distinct !DISubprogram(name: "checked_div", linkageName: "_ZN4core3num21_$LT$impl$u20$i64$GT$11checked_div17h728a75b7756bbdbdE", scope: !595, file: !594, line: 894, type: !597, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !611)
!594 = !DIFile(filename: "library/core/src/num/int_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!595 = !DINamespace(name: "{impl#3}", scope: !596)
!596 = !DINamespace(name: "num", scope: !13)
!597 = !DISubroutineType(types: !598)
!598 = !{!599, !16, !16}
!599 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i64>", scope: !130, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !600, templateParams: !39, identifier: "b57794be78e0ef6fc66ec82e0f5bd72")
!600 = !{!601}
!601 = !DICompositeType(tag: DW_TAG_variant_part, scope: !599, file: !18, size: 128, align: 64, elements: !602, templateParams: !39, identifier: "1ce7029255e40023898546465810cda7", discriminator: !610)
!602 = !{!603, !606}
!603 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !601, file: !18, baseType: !604, size: 128, align: 64, extraData: i64 0)
!604 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !599, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !605, identifier: "18847b17062cb477d318c702af67e96d")
!605 = !{!115}
!606 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !601, file: !18, baseType: !607, size: 128, align: 64, extraData: i64 1)
!607 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !599, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !608, templateParams: !605, identifier: "42c556b8514c7bd64b93d9a4eed1555c")
!608 = !{!609}
!609 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !607, file: !18, baseType: !16, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!610 = !DIDerivedType(tag: DW_TAG_member, scope: !599, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!611 = !{!612, !613}
!612 = !DILocalVariable(name: "self", arg: 1, scope: !593, file: !594, line: 894, type: !16)
!613 = !DILocalVariable(name: "rhs", arg: 2, scope: !593, file: !594, line: 894, type: !16)
!614 = !DILocation(line: 894, column: 34, scope: !593)
!615 = !DILocation(line: 894, column: 40, scope: !593)
!616 = !DILocalVariable(name: "b", arg: 1, scope: !617, file: !420, line: 456, type: !445)
!617 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !421, file: !420, line: 456, type: !618, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !620)
!618 = !DISubroutineType(types: !619)
!619 = !{!445, !445}
!620 = !{!616}
!621 = !DILocation(line: 456, column: 23, scope: !617, inlinedAt: !622)
!622 = !DILocation(line: 895, column: 16, scope: !593)
!623 = !DILocation(line: 895, column: 37, scope: !593)
!624 = !DILocation(line: 457, column: 8, scope: !617, inlinedAt: !622)
!625 = !DILocation(line: 895, column: 50, scope: !593)
!626 = !DILocation(line: 896, column: 17, scope: !593)
!627 = !DILocation(line: 895, column: 13, scope: !593)
!628 = !DILocation(line: 895, column: 73, scope: !593)
!629 = !DILocation(line: 895, column: 49, scope: !593)
!630 = !DILocation(line: 899, column: 31, scope: !593)
!631 = !DILocation(line: 899, column: 17, scope: !593)
!632 = !DILocation(line: 901, column: 10, scope: !593)
!633 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hbbd9e2a81fd11d02E", scope: !635, file: !634, line: 68, type: !637, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !639)
!634 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!635 = !DINamespace(name: "unchecked_add", scope: !636)
!636 = !DINamespace(name: "{impl#11}", scope: !596)
!637 = !DISubroutineType(types: !638)
!638 = !{null, !141, !141, !384}
!639 = !{!640, !641, !642}
!640 = !DILocalVariable(name: "lhs", arg: 1, scope: !633, file: !634, line: 68, type: !141)
!641 = !DILocalVariable(name: "rhs", arg: 2, scope: !633, file: !634, line: 68, type: !141)
!642 = !DILocalVariable(name: "msg", scope: !643, file: !634, line: 70, type: !408, align: 64)
!643 = distinct !DILexicalBlock(scope: !633, file: !634, line: 70, column: 21)
!644 = !DILocation(line: 68, column: 43, scope: !633)
!645 = !DILocalVariable(name: "self", arg: 1, scope: !646, file: !647, line: 2828, type: !141)
!646 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_add", scope: !636, file: !647, line: 2828, type: !648, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !654)
!647 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!648 = !DISubroutineType(types: !649)
!649 = !{!650, !141, !141}
!650 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, bool)", file: !18, size: 128, align: 64, elements: !651, templateParams: !39, identifier: "d571287e27d8be874e95a2f698798cc6")
!651 = !{!652, !653}
!652 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !650, file: !18, baseType: !141, size: 64, align: 64)
!653 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !650, file: !18, baseType: !445, size: 8, align: 8, offset: 64)
!654 = !{!645, !655}
!655 = !DILocalVariable(name: "rhs", arg: 2, scope: !646, file: !647, line: 2828, type: !141)
!656 = !DILocation(line: 2828, column: 38, scope: !646, inlinedAt: !657)
!657 = !DILocation(line: 839, column: 27, scope: !658)
!658 = !DILexicalBlockFile(scope: !633, file: !647, discriminator: 0)
!659 = !DILocation(line: 2828, column: 44, scope: !646, inlinedAt: !657)
!660 = !DILocation(line: 2829, column: 26, scope: !646, inlinedAt: !657)
!661 = !DILocation(line: 839, column: 23, scope: !658)
!662 = !DILocation(line: 75, column: 14, scope: !633)
!663 = !DILocation(line: 70, column: 31, scope: !633)
!664 = !DILocation(line: 70, column: 25, scope: !643)
!665 = !DILocalVariable(name: "s", arg: 1, scope: !666, file: !561, line: 815, type: !408)
!666 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !670)
!667 = !DISubroutineType(types: !668)
!668 = !{!562, !408}
!669 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !39)
!670 = !{!665}
!671 = !DILocation(line: 815, column: 27, scope: !666, inlinedAt: !672)
!672 = !DILocation(line: 73, column: 59, scope: !643)
!673 = !DILocalVariable(name: "self", arg: 1, scope: !674, file: !675, line: 578, type: !408)
!674 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !680)
!675 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!676 = !DINamespace(name: "{impl#0}", scope: !677)
!677 = !DINamespace(name: "str", scope: !13)
!678 = !DISubroutineType(types: !679)
!679 = !{!568, !408}
!680 = !{!673}
!681 = !DILocation(line: 578, column: 25, scope: !674, inlinedAt: !682)
!682 = !DILocation(line: 819, column: 44, scope: !666, inlinedAt: !672)
!683 = !DILocalVariable(name: "self", arg: 1, scope: !684, file: !675, line: 157, type: !408)
!684 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !687)
!685 = !DISubroutineType(types: !686)
!686 = !{!141, !408}
!687 = !{!683}
!688 = !DILocation(line: 157, column: 22, scope: !684, inlinedAt: !689)
!689 = !DILocation(line: 820, column: 40, scope: !666, inlinedAt: !672)
!690 = !DILocalVariable(name: "self", arg: 1, scope: !691, file: !675, line: 502, type: !408)
!691 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !698)
!692 = !DISubroutineType(types: !693)
!693 = !{!694, !408}
!694 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !18, size: 128, align: 64, elements: !695, templateParams: !39, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!695 = !{!696, !697}
!696 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !694, file: !18, baseType: !396, size: 64, align: 64)
!697 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !694, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!698 = !{!690}
!699 = !DILocation(line: 502, column: 27, scope: !691, inlinedAt: !700)
!700 = !DILocation(line: 158, column: 14, scope: !684, inlinedAt: !689)
!701 = !DILocation(line: 73, column: 21, scope: !643)
!702 = distinct !DISubprogram(name: "drop_in_place<numbers::Guard>", linkageName: "_ZN4core3ptr35drop_in_place$LT$numbers..Guard$GT$17h80fb95b28b3c6f62E", scope: !28, file: !703, line: 805, type: !704, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !712, retainedNodes: !710)
!703 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!704 = !DISubroutineType(types: !705)
!705 = !{null, !706}
!706 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut numbers::Guard", baseType: !707, size: 64, align: 64, dwarfAddressSpace: 0)
!707 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", scope: !46, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !708, templateParams: !39, identifier: "942645a9ff4a125b48a102b0ee6855eb")
!708 = !{!709}
!709 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !707, file: !18, baseType: !537, size: 64, align: 64, flags: DIFlagPublic)
!710 = !{!711}
!711 = !DILocalVariable(arg: 1, scope: !702, file: !703, line: 805, type: !706)
!712 = !{!713}
!713 = !DITemplateTypeParameter(name: "T", type: !707)
!714 = !DILocation(line: 805, column: 1, scope: !702)
!715 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1fb42c63ecaab769E", scope: !717, file: !716, line: 1372, type: !719, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !480, retainedNodes: !721)
!716 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!717 = !DINamespace(name: "{impl#0}", scope: !718)
!718 = !DINamespace(name: "const_ptr", scope: !28)
!719 = !DISubroutineType(types: !720)
!720 = !{!445, !478, !141}
!721 = !{!722, !723}
!722 = !DILocalVariable(name: "self", arg: 1, scope: !715, file: !716, line: 1372, type: !478)
!723 = !DILocalVariable(name: "align", arg: 2, scope: !715, file: !716, line: 1372, type: !141)
!724 = !DILocation(line: 1372, column: 26, scope: !715)
!725 = !DILocalVariable(name: "self", arg: 1, scope: !726, file: !716, line: 153, type: !478)
!726 = distinct !DISubprogram(name: "addr<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h55cf78908ef82b9bE", scope: !717, file: !716, line: 153, type: !727, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !480, retainedNodes: !729)
!727 = !DISubroutineType(types: !728)
!728 = !{!141, !478}
!729 = !{!725}
!730 = !DILocation(line: 153, column: 17, scope: !726, inlinedAt: !731)
!731 = !DILocation(line: 1377, column: 14, scope: !715)
!732 = !DILocalVariable(name: "self", arg: 1, scope: !733, file: !716, line: 48, type: !478)
!733 = distinct !DISubprogram(name: "cast<(), ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h62c8ab2fb211065aE", scope: !717, file: !716, line: 48, type: !734, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !737, retainedNodes: !736)
!734 = !DISubroutineType(types: !735)
!735 = !{!478, !478}
!736 = !{!732}
!737 = !{!481, !738}
!738 = !DITemplateTypeParameter(name: "U", type: !479)
!739 = !DILocation(line: 48, column: 26, scope: !733, inlinedAt: !740)
!740 = !DILocation(line: 159, column: 38, scope: !726, inlinedAt: !731)
!741 = !DILocation(line: 1372, column: 32, scope: !715)
!742 = !DILocalVariable(name: "self", arg: 1, scope: !743, file: !647, line: 3761, type: !141)
!743 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15is_power_of_two", scope: !636, file: !647, line: 3761, type: !744, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !746)
!744 = !DISubroutineType(types: !745)
!745 = !{!445, !141}
!746 = !{!742}
!747 = !DILocation(line: 3761, column: 38, scope: !743, inlinedAt: !748)
!748 = !DILocation(line: 1373, column: 19, scope: !715)
!749 = !DILocalVariable(name: "self", arg: 1, scope: !750, file: !647, line: 84, type: !141)
!750 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj10count_ones", scope: !636, file: !647, line: 84, type: !751, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !753)
!751 = !DISubroutineType(types: !752)
!752 = !{!402, !141}
!753 = !{!749}
!754 = !DILocation(line: 84, column: 33, scope: !750, inlinedAt: !755)
!755 = !DILocation(line: 3762, column: 18, scope: !743, inlinedAt: !748)
!756 = !DILocation(line: 85, column: 20, scope: !750, inlinedAt: !755)
!757 = !DILocation(line: 1373, column: 13, scope: !715)
!758 = !DILocation(line: 159, column: 18, scope: !726, inlinedAt: !731)
!759 = !DILocation(line: 1377, column: 23, scope: !715)
!760 = !DILocation(line: 1377, column: 9, scope: !715)
!761 = !DILocation(line: 1378, column: 6, scope: !715)
!762 = !DILocation(line: 1374, column: 13, scope: !715)
!763 = !DILocalVariable(name: "s", arg: 1, scope: !764, file: !561, line: 815, type: !408)
!764 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !765)
!765 = !{!763}
!766 = !DILocation(line: 815, column: 27, scope: !764, inlinedAt: !762)
!767 = !DILocalVariable(name: "self", arg: 1, scope: !768, file: !675, line: 578, type: !408)
!768 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !769)
!769 = !{!767}
!770 = !DILocation(line: 578, column: 25, scope: !768, inlinedAt: !771)
!771 = !DILocation(line: 819, column: 44, scope: !764, inlinedAt: !762)
!772 = !DILocalVariable(name: "self", arg: 1, scope: !773, file: !675, line: 157, type: !408)
!773 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !774)
!774 = !{!772}
!775 = !DILocation(line: 157, column: 22, scope: !773, inlinedAt: !776)
!776 = !DILocation(line: 820, column: 40, scope: !764, inlinedAt: !762)
!777 = !DILocalVariable(name: "self", arg: 1, scope: !778, file: !675, line: 502, type: !408)
!778 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !779)
!779 = !{!777}
!780 = !DILocation(line: 502, column: 27, scope: !778, inlinedAt: !781)
!781 = !DILocation(line: 158, column: 14, scope: !773, inlinedAt: !776)
!782 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h949741eb2f56d7f9E", scope: !783, file: !634, line: 68, type: !784, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !786)
!783 = !DINamespace(name: "offset_from_unsigned", scope: !717)
!784 = !DISubroutineType(types: !785)
!785 = !{null, !478, !478, !384}
!786 = !{!787, !788, !789}
!787 = !DILocalVariable(name: "this", arg: 1, scope: !782, file: !634, line: 68, type: !478)
!788 = !DILocalVariable(name: "origin", arg: 2, scope: !782, file: !634, line: 68, type: !478)
!789 = !DILocalVariable(name: "msg", scope: !790, file: !634, line: 70, type: !408, align: 64)
!790 = distinct !DILexicalBlock(scope: !782, file: !634, line: 70, column: 21)
!791 = !DILocation(line: 68, column: 43, scope: !782)
!792 = !DILocalVariable(name: "this", arg: 1, scope: !793, file: !716, line: 706, type: !478)
!793 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge17h882f78aea82c42b0E", scope: !783, file: !716, line: 706, type: !794, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !796)
!794 = !DISubroutineType(types: !795)
!795 = !{!445, !478, !478}
!796 = !{!792, !797}
!797 = !DILocalVariable(name: "origin", arg: 2, scope: !793, file: !716, line: 706, type: !478)
!798 = !DILocation(line: 706, column: 33, scope: !793, inlinedAt: !799)
!799 = !DILocation(line: 723, column: 18, scope: !800)
!800 = !DILexicalBlockFile(scope: !782, file: !716, discriminator: 0)
!801 = !DILocation(line: 706, column: 50, scope: !793, inlinedAt: !799)
!802 = !DILocation(line: 712, column: 21, scope: !803, inlinedAt: !806)
!803 = !DILexicalBlockFile(scope: !804, file: !716, discriminator: 0)
!804 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge7runtime17h2b6f4630ba1c36f0E", scope: !805, file: !420, line: 2434, type: !794, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39)
!805 = !DINamespace(name: "runtime_ptr_ge", scope: !783)
!806 = !DILocation(line: 2447, column: 9, scope: !807, inlinedAt: !799)
!807 = !DILexicalBlockFile(scope: !793, file: !420, discriminator: 0)
!808 = !DILocation(line: 70, column: 31, scope: !782)
!809 = !DILocation(line: 70, column: 25, scope: !790)
!810 = !DILocalVariable(name: "s", arg: 1, scope: !811, file: !561, line: 815, type: !408)
!811 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !812)
!812 = !{!810}
!813 = !DILocation(line: 815, column: 27, scope: !811, inlinedAt: !814)
!814 = !DILocation(line: 73, column: 59, scope: !790)
!815 = !DILocalVariable(name: "self", arg: 1, scope: !816, file: !675, line: 578, type: !408)
!816 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !817)
!817 = !{!815}
!818 = !DILocation(line: 578, column: 25, scope: !816, inlinedAt: !819)
!819 = !DILocation(line: 819, column: 44, scope: !811, inlinedAt: !814)
!820 = !DILocalVariable(name: "self", arg: 1, scope: !821, file: !675, line: 157, type: !408)
!821 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !822)
!822 = !{!820}
!823 = !DILocation(line: 157, column: 22, scope: !821, inlinedAt: !824)
!824 = !DILocation(line: 820, column: 40, scope: !811, inlinedAt: !814)
!825 = !DILocalVariable(name: "self", arg: 1, scope: !826, file: !675, line: 502, type: !408)
!826 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !827)
!827 = !{!825}
!828 = !DILocation(line: 502, column: 27, scope: !826, inlinedAt: !829)
!829 = !DILocation(line: 158, column: 14, scope: !821, inlinedAt: !824)
!830 = !DILocation(line: 73, column: 21, scope: !790)
!831 = !DILocation(line: 75, column: 14, scope: !782)
!832 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<i32>, i64, numbers::average::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3map17h52ae59435c5d4da7E", scope: !834, file: !833, line: 789, type: !836, scopeLine: 789, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !841, retainedNodes: !838)
!833 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!834 = !DINamespace(name: "Iterator", scope: !835)
!835 = !DINamespace(name: "iterator", scope: !61)
!836 = !DISubroutineType(types: !837)
!837 = !{!17, !21, !44}
!838 = !{!839, !840}
!839 = !DILocalVariable(name: "self", arg: 1, scope: !832, file: !833, line: 789, type: !21)
!840 = !DILocalVariable(name: "f", arg: 2, scope: !832, file: !833, line: 789, type: !44)
!841 = !{!842, !67, !49}
!842 = !DITemplateTypeParameter(name: "Self", type: !21)
!843 = !DILocation(line: 789, column: 18, scope: !832)
!844 = !DILocation(line: 789, column: 24, scope: !832)
!845 = !DILocation(line: 795, column: 6, scope: !832)
!846 = distinct !DISubprogram(name: "sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>, i64>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3sum17h52c2859748d1cb8eE", scope: !834, file: !833, line: 3653, type: !847, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !851, retainedNodes: !849)
!847 = !DISubroutineType(types: !848)
!848 = !{!16, !92}
!849 = !{!850}
!850 = !DILocalVariable(name: "self", arg: 1, scope: !846, file: !833, line: 3653, type: !92)
!851 = !{!852, !853}
!852 = !DITemplateTypeParameter(name: "Self", type: !92)
!853 = !DITemplateTypeParameter(name: "S", type: !16)
!854 = !DILocation(line: 3653, column: 15, scope: !846)
!855 = !DILocation(line: 3658, column: 9, scope: !846)
!856 = !DILocation(line: 3659, column: 6, scope: !846)
!857 = distinct !DISubprogram(name: "filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6filter17h93f77d15bbddd144E", scope: !834, file: !833, line: 911, type: !858, scopeLine: 911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !863, retainedNodes: !860)
!858 = !DISubroutineType(types: !859)
!859 = !{!92, !17, !55}
!860 = !{!861, !862}
!861 = !DILocalVariable(name: "self", arg: 1, scope: !857, file: !833, line: 911, type: !17)
!862 = !DILocalVariable(name: "predicate", arg: 2, scope: !857, file: !833, line: 911, type: !55)
!863 = !{!864, !98}
!864 = !DITemplateTypeParameter(name: "Self", type: !17)
!865 = !DILocation(line: 911, column: 18, scope: !857)
!866 = !DILocation(line: 911, column: 24, scope: !857)
!867 = !DILocation(line: 917, column: 6, scope: !857)
!868 = distinct !DISubprogram(name: "enumerate<core::slice::iter::Iter<[f32; 8]>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator9enumerate17ha91ecb1e2d225339E", scope: !834, file: !833, line: 1005, type: !869, scopeLine: 1005, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !873, retainedNodes: !871)
!869 = !DISubroutineType(types: !870)
!870 = !{!155, !158}
!871 = !{!872}
!872 = !DILocalVariable(name: "self", arg: 1, scope: !868, file: !833, line: 1005, type: !158)
!873 = !{!874}
!874 = !DITemplateTypeParameter(name: "Self", type: !158)
!875 = !DILocation(line: 1005, column: 18, scope: !868)
!876 = !DILocation(line: 24, column: 9, scope: !877, inlinedAt: !879)
!877 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<[f32; 8]>>", linkageName: "_ZN4core4iter8adapters9enumerate18Enumerate$LT$I$GT$3new17h24221fdd16cf9a05E", scope: !155, file: !124, line: 23, type: !869, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !173, declaration: !878)
!878 = !DISubprogram(name: "new<core::slice::iter::Iter<[f32; 8]>>", linkageName: "_ZN4core4iter8adapters9enumerate18Enumerate$LT$I$GT$3new17h24221fdd16cf9a05E", scope: !155, file: !124, line: 23, type: !869, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !173)
!879 = !DILocation(line: 1009, column: 9, scope: !868)
!880 = !DILocation(line: 1010, column: 6, scope: !868)
!881 = distinct !DISubprogram(name: "enumerate<core::slice::iter::Iter<f32>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator9enumerate17hd36916cb9c164351E", scope: !834, file: !833, line: 1005, type: !882, scopeLine: 1005, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !886, retainedNodes: !884)
!882 = !DISubroutineType(types: !883)
!883 = !{!289, !292}
!884 = !{!885}
!885 = !DILocalVariable(name: "self", arg: 1, scope: !881, file: !833, line: 1005, type: !292)
!886 = !{!887}
!887 = !DITemplateTypeParameter(name: "Self", type: !292)
!888 = !DILocation(line: 1005, column: 18, scope: !881)
!889 = !DILocation(line: 24, column: 9, scope: !890, inlinedAt: !892)
!890 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<f32>>", linkageName: "_ZN4core4iter8adapters9enumerate18Enumerate$LT$I$GT$3new17h918e854e513d32c1E", scope: !289, file: !124, line: 23, type: !882, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !307, declaration: !891)
!891 = !DISubprogram(name: "new<core::slice::iter::Iter<f32>>", linkageName: "_ZN4core4iter8adapters9enumerate18Enumerate$LT$I$GT$3new17h918e854e513d32c1E", scope: !289, file: !124, line: 23, type: !882, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !307)
!892 = !DILocation(line: 1009, column: 9, scope: !881)
!893 = !DILocation(line: 1010, column: 6, scope: !881)
!894 = distinct !DISubprogram(name: "{closure#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h20351ab166babca9E", scope: !895, file: !8, line: 88, type: !896, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !79, retainedNodes: !903)
!895 = !DINamespace(name: "map_fold", scope: !10)
!896 = !DISubroutineType(types: !897)
!897 = !{!16, !898, !16, !42}
!898 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", baseType: !899, size: 64, align: 64, dwarfAddressSpace: 0)
!899 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>", scope: !895, file: !18, align: 8, elements: !900, templateParams: !39, identifier: "ff5c283a3b8ba292b389a251de353599")
!900 = !{!901, !902}
!901 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !899, file: !18, baseType: !50, align: 8)
!902 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !899, file: !18, baseType: !44, align: 8)
!903 = !{!904, !905, !906, !907}
!904 = !DILocalVariable(name: "acc", arg: 2, scope: !894, file: !8, line: 88, type: !16)
!905 = !DILocalVariable(name: "elt", arg: 3, scope: !894, file: !8, line: 88, type: !42)
!906 = !DILocalVariable(name: "g", scope: !894, file: !8, line: 86, type: !50, align: 8)
!907 = !DILocalVariable(name: "f", scope: !894, file: !8, line: 85, type: !44, align: 8)
!908 = !DILocation(line: 86, column: 9, scope: !894)
!909 = !DILocation(line: 85, column: 9, scope: !894)
!910 = !DILocation(line: 88, column: 11, scope: !894)
!911 = !DILocation(line: 88, column: 16, scope: !894)
!912 = !DILocation(line: 88, column: 23, scope: !894)
!913 = !DILocation(line: 88, column: 28, scope: !894)
!914 = !DILocation(line: 88, column: 34, scope: !894)
!915 = !DILocation(line: 88, column: 21, scope: !894)
!916 = !DILocation(line: 88, column: 35, scope: !894)
!917 = !DILocation(line: 88, column: 5, scope: !894)
!918 = distinct !DISubprogram(name: "{closure#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", linkageName: "_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc1739113e683bb5dE", scope: !51, file: !88, line: 79, type: !919, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !114, retainedNodes: !922)
!919 = !DISubroutineType(types: !920)
!920 = !{!16, !921, !16, !16}
!921 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>", baseType: !50, size: 64, align: 64, dwarfAddressSpace: 0)
!922 = !{!923, !924, !925, !926}
!923 = !DILocalVariable(name: "acc", arg: 2, scope: !918, file: !88, line: 79, type: !16)
!924 = !DILocalVariable(name: "item", arg: 3, scope: !918, file: !88, line: 79, type: !16)
!925 = !DILocalVariable(name: "predicate", scope: !918, file: !88, line: 76, type: !55, align: 8)
!926 = !DILocalVariable(name: "fold", scope: !918, file: !88, line: 77, type: !57, align: 8)
!927 = !DILocation(line: 76, column: 9, scope: !918)
!928 = !DILocation(line: 77, column: 9, scope: !918)
!929 = !DILocation(line: 79, column: 11, scope: !918)
!930 = !DILocation(line: 79, column: 16, scope: !918)
!931 = !DILocation(line: 79, column: 25, scope: !918)
!932 = !DILocation(line: 79, column: 73, scope: !918)
!933 = !DILocation(line: 79, column: 69, scope: !918)
!934 = !DILocation(line: 79, column: 49, scope: !918)
!935 = !DILocation(line: 79, column: 54, scope: !918)
!936 = !DILocation(line: 79, column: 44, scope: !918)
!937 = !DILocation(line: 79, column: 74, scope: !918)
!938 = !DILocation(line: 79, column: 5, scope: !918)
!939 = distinct !DISubprogram(name: "split_at_unchecked<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h83801efaefb2f66cE", scope: !941, file: !940, line: 2038, type: !942, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !948)
!940 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!941 = !DINamespace(name: "{impl#0}", scope: !23)
!942 = !DISubroutineType(types: !943)
!943 = !{!944, !694, !141, !384}
!944 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&[u8], &[u8])", file: !18, size: 256, align: 64, elements: !945, templateParams: !39, identifier: "8f1fa853940225ab926026c7bb6f16")
!945 = !{!946, !947}
!946 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !944, file: !18, baseType: !694, size: 128, align: 64)
!947 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !944, file: !18, baseType: !694, size: 128, align: 64, offset: 128)
!948 = !{!949, !950, !951, !953}
!949 = !DILocalVariable(name: "self", arg: 1, scope: !939, file: !940, line: 2038, type: !694)
!950 = !DILocalVariable(name: "mid", arg: 2, scope: !939, file: !940, line: 2038, type: !141)
!951 = !DILocalVariable(name: "len", scope: !952, file: !940, line: 2043, type: !141, align: 64)
!952 = distinct !DILexicalBlock(scope: !939, file: !940, line: 2043, column: 9)
!953 = !DILocalVariable(name: "ptr", scope: !954, file: !940, line: 2044, type: !568, align: 64)
!954 = distinct !DILexicalBlock(scope: !952, file: !940, line: 2044, column: 9)
!955 = !DILocation(line: 2038, column: 44, scope: !939)
!956 = !DILocalVariable(name: "self", arg: 1, scope: !957, file: !940, line: 726, type: !694)
!957 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6as_ptr17hdc587ac0840cf385E", scope: !941, file: !940, line: 726, type: !958, scopeLine: 726, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !960)
!958 = !DISubroutineType(types: !959)
!959 = !{!568, !694}
!960 = !{!956}
!961 = !DILocation(line: 726, column: 25, scope: !957, inlinedAt: !962)
!962 = !DILocation(line: 2044, column: 24, scope: !952)
!963 = !DILocation(line: 2038, column: 51, scope: !939)
!964 = !DILocalVariable(name: "len", arg: 2, scope: !965, file: !966, line: 124, type: !141)
!965 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_ZN4core5slice3raw14from_raw_parts17h8eaf9ddf1905597cE", scope: !967, file: !966, line: 124, type: !968, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !970)
!966 = !DIFile(filename: "library/core/src/slice/raw.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!967 = !DINamespace(name: "raw", scope: !23)
!968 = !DISubroutineType(types: !969)
!969 = !{!694, !568, !141, !384}
!970 = !{!971, !964}
!971 = !DILocalVariable(name: "data", arg: 1, scope: !965, file: !966, line: 124, type: !568)
!972 = !DILocation(line: 124, column: 59, scope: !965, inlinedAt: !973)
!973 = !DILocation(line: 2053, column: 19, scope: !954)
!974 = !DILocalVariable(name: "len", arg: 2, scope: !975, file: !703, line: 1174, type: !141)
!975 = distinct !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr20slice_from_raw_parts17h3f44240baaca0320E", scope: !28, file: !703, line: 1174, type: !976, scopeLine: 1174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !982)
!976 = !DISubroutineType(types: !977)
!977 = !{!978, !568, !141}
!978 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [u8]", file: !18, size: 128, align: 64, elements: !979, templateParams: !39, identifier: "a10360edaf335c418dbc95bccd0cb05d")
!979 = !{!980, !981}
!980 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !978, file: !18, baseType: !396, size: 64, align: 64)
!981 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !978, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!982 = !{!983, !974}
!983 = !DILocalVariable(name: "data", arg: 1, scope: !975, file: !703, line: 1174, type: !568)
!984 = !DILocation(line: 1174, column: 54, scope: !975, inlinedAt: !985)
!985 = !DILocation(line: 139, column: 11, scope: !965, inlinedAt: !973)
!986 = !DILocalVariable(name: "count", arg: 2, scope: !987, file: !716, line: 829, type: !141)
!987 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$3add17habdaa9d4bcc9bb19E", scope: !717, file: !716, line: 829, type: !988, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !990)
!988 = !DISubroutineType(types: !989)
!989 = !{!568, !568, !141, !384}
!990 = !{!991, !986}
!991 = !DILocalVariable(name: "self", arg: 1, scope: !987, file: !716, line: 829, type: !568)
!992 = !DILocation(line: 829, column: 35, scope: !987, inlinedAt: !993)
!993 = !DILocation(line: 2053, column: 64, scope: !954)
!994 = !DILocation(line: 2043, column: 19, scope: !939)
!995 = !DILocation(line: 2043, column: 13, scope: !952)
!996 = !DILocation(line: 727, column: 9, scope: !957, inlinedAt: !962)
!997 = !DILocation(line: 2044, column: 13, scope: !954)
!998 = !DILocation(line: 124, column: 43, scope: !965, inlinedAt: !973)
!999 = !DILocation(line: 1174, column: 38, scope: !975, inlinedAt: !985)
!1000 = !DILocalVariable(name: "data_pointer", arg: 1, scope: !1001, file: !1002, line: 117, type: !568)
!1001 = distinct !DISubprogram(name: "from_raw_parts<[u8], u8>", linkageName: "_ZN4core3ptr8metadata14from_raw_parts17h8e59caf6ba91cd35E", scope: !1003, file: !1002, line: 116, type: !976, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1005, retainedNodes: !1004)
!1002 = !DIFile(filename: "library/core/src/ptr/metadata.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c85ba1a096992da0f69a2c5ff0eac593")
!1003 = !DINamespace(name: "metadata", scope: !28)
!1004 = !{!1000}
!1005 = !{!400, !1006}
!1006 = !DITemplateTypeParameter(name: "impl Thin", type: !397)
!1007 = !DILocation(line: 117, column: 5, scope: !1001, inlinedAt: !1008)
!1008 = !DILocation(line: 1175, column: 5, scope: !975, inlinedAt: !985)
!1009 = !DILocation(line: 829, column: 29, scope: !987, inlinedAt: !993)
!1010 = !DILocation(line: 77, column: 35, scope: !1011)
!1011 = !DILexicalBlockFile(scope: !954, file: !634, discriminator: 0)
!1012 = !DILocation(line: 78, column: 17, scope: !1011)
!1013 = !DILocation(line: 77, column: 35, scope: !1014, inlinedAt: !973)
!1014 = !DILexicalBlockFile(scope: !965, file: !634, discriminator: 0)
!1015 = !DILocation(line: 78, column: 17, scope: !1014, inlinedAt: !973)
!1016 = !DILocation(line: 77, column: 13, scope: !1014, inlinedAt: !973)
!1017 = !DILocation(line: 863, column: 18, scope: !987, inlinedAt: !993)
!1018 = !DILocation(line: 124, column: 43, scope: !965, inlinedAt: !1019)
!1019 = !DILocation(line: 2053, column: 45, scope: !954)
!1020 = !DILocation(line: 1174, column: 38, scope: !975, inlinedAt: !1021)
!1021 = !DILocation(line: 139, column: 11, scope: !1022, inlinedAt: !1019)
!1022 = !DILexicalBlockFile(scope: !965, file: !966, discriminator: 2)
!1023 = !DILocation(line: 117, column: 5, scope: !1001, inlinedAt: !1024)
!1024 = !DILocation(line: 1175, column: 5, scope: !1025, inlinedAt: !1021)
!1025 = !DILexicalBlockFile(scope: !975, file: !703, discriminator: 2)
!1026 = !DILocation(line: 2053, column: 74, scope: !954)
!1027 = !DILocation(line: 124, column: 59, scope: !965, inlinedAt: !1019)
!1028 = !DILocation(line: 1174, column: 54, scope: !975, inlinedAt: !1021)
!1029 = !DILocation(line: 77, column: 35, scope: !1014, inlinedAt: !1019)
!1030 = !DILocation(line: 78, column: 17, scope: !1014, inlinedAt: !1019)
!1031 = !DILocation(line: 77, column: 13, scope: !1014, inlinedAt: !1019)
!1032 = !DILocation(line: 2053, column: 18, scope: !954)
!1033 = !DILocation(line: 2054, column: 6, scope: !939)
!1034 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17hc862b91c05854f32E", scope: !1035, file: !634, line: 68, type: !637, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1036)
!1035 = !DINamespace(name: "split_at_unchecked", scope: !941)
!1036 = !{!1037, !1038, !1039}
!1037 = !DILocalVariable(name: "mid", arg: 1, scope: !1034, file: !634, line: 68, type: !141)
!1038 = !DILocalVariable(name: "len", arg: 2, scope: !1034, file: !634, line: 68, type: !141)
!1039 = !DILocalVariable(name: "msg", scope: !1040, file: !634, line: 70, type: !408, align: 64)
!1040 = distinct !DILexicalBlock(scope: !1034, file: !634, line: 70, column: 21)
!1041 = !DILocation(line: 68, column: 43, scope: !1034)
!1042 = !DILocation(line: 2049, column: 53, scope: !1043)
!1043 = !DILexicalBlockFile(scope: !1034, file: !940, discriminator: 0)
!1044 = !DILocation(line: 70, column: 31, scope: !1034)
!1045 = !DILocation(line: 70, column: 25, scope: !1040)
!1046 = !DILocalVariable(name: "s", arg: 1, scope: !1047, file: !561, line: 815, type: !408)
!1047 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !1048)
!1048 = !{!1046}
!1049 = !DILocation(line: 815, column: 27, scope: !1047, inlinedAt: !1050)
!1050 = !DILocation(line: 73, column: 59, scope: !1040)
!1051 = !DILocalVariable(name: "self", arg: 1, scope: !1052, file: !675, line: 578, type: !408)
!1052 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1053)
!1053 = !{!1051}
!1054 = !DILocation(line: 578, column: 25, scope: !1052, inlinedAt: !1055)
!1055 = !DILocation(line: 819, column: 44, scope: !1047, inlinedAt: !1050)
!1056 = !DILocalVariable(name: "self", arg: 1, scope: !1057, file: !675, line: 157, type: !408)
!1057 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1058)
!1058 = !{!1056}
!1059 = !DILocation(line: 157, column: 22, scope: !1057, inlinedAt: !1060)
!1060 = !DILocation(line: 820, column: 40, scope: !1047, inlinedAt: !1050)
!1061 = !DILocalVariable(name: "self", arg: 1, scope: !1062, file: !675, line: 502, type: !408)
!1062 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1063)
!1063 = !{!1061}
!1064 = !DILocation(line: 502, column: 27, scope: !1062, inlinedAt: !1065)
!1065 = !DILocation(line: 158, column: 14, scope: !1057, inlinedAt: !1060)
!1066 = !DILocation(line: 73, column: 21, scope: !1040)
!1067 = !DILocation(line: 75, column: 14, scope: !1034)
!1068 = distinct !DISubprogram(name: "iter<f32>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h22dd5a3c9cc33d86E", scope: !941, file: !940, line: 1040, type: !1069, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !1076)
!1069 = !DISubroutineType(types: !1070)
!1070 = !{!292, !1071}
!1071 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[f32]", file: !18, size: 128, align: 64, elements: !1072, templateParams: !39, identifier: "e7193ce1890c77a4ff44c72207b247fe")
!1072 = !{!1073, !1075}
!1073 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1071, file: !18, baseType: !1074, size: 64, align: 64)
!1074 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64, align: 64, dwarfAddressSpace: 0)
!1075 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1071, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1076 = !{!1077}
!1077 = !DILocalVariable(name: "self", arg: 1, scope: !1068, file: !940, line: 1040, type: !1071)
!1078 = !DILocation(line: 1040, column: 23, scope: !1068)
!1079 = !DILocation(line: 1041, column: 9, scope: !1068)
!1080 = !DILocation(line: 1042, column: 6, scope: !1068)
!1081 = distinct !DISubprogram(name: "iter<[f32; 8]>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2bd813cb118b256fE", scope: !941, file: !940, line: 1040, type: !1082, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !1089)
!1082 = !DISubroutineType(types: !1083)
!1083 = !{!158, !1084}
!1084 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[[f32; 8]]", file: !18, size: 128, align: 64, elements: !1085, templateParams: !39, identifier: "b668f5a8157db7c22ea468375c9157f4")
!1085 = !{!1086, !1088}
!1086 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1084, file: !18, baseType: !1087, size: 64, align: 64)
!1087 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64, align: 64, dwarfAddressSpace: 0)
!1088 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1084, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1089 = !{!1090}
!1090 = !DILocalVariable(name: "self", arg: 1, scope: !1081, file: !940, line: 1040, type: !1084)
!1091 = !DILocation(line: 1040, column: 23, scope: !1081)
!1092 = !DILocation(line: 1041, column: 9, scope: !1081)
!1093 = !DILocation(line: 1042, column: 6, scope: !1081)
!1094 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17he0a4911c11fe69abE", scope: !941, file: !940, line: 1040, type: !1095, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1102)
!1095 = !DISubroutineType(types: !1096)
!1096 = !{!21, !1097}
!1097 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !18, size: 128, align: 64, elements: !1098, templateParams: !39, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!1098 = !{!1099, !1101}
!1099 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1097, file: !18, baseType: !1100, size: 64, align: 64)
!1100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!1101 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1097, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1102 = !{!1103}
!1103 = !DILocalVariable(name: "self", arg: 1, scope: !1094, file: !940, line: 1040, type: !1097)
!1104 = !DILocation(line: 1040, column: 23, scope: !1094)
!1105 = !DILocation(line: 1041, column: 9, scope: !1094)
!1106 = !DILocation(line: 1042, column: 6, scope: !1094)
!1107 = distinct !DISubprogram(name: "chunks<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h47af9c652ec7599cE", scope: !941, file: !940, line: 1155, type: !1108, scopeLine: 1155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1114)
!1108 = !DISubroutineType(types: !1109)
!1109 = !{!1110, !694, !141, !384}
!1110 = !DICompositeType(tag: DW_TAG_structure_type, name: "Chunks<u8>", scope: !22, file: !18, size: 192, align: 64, flags: DIFlagPublic, elements: !1111, templateParams: !399, identifier: "94b179cee68c7414df8e660093f1bdf")
!1111 = !{!1112, !1113}
!1112 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !1110, file: !18, baseType: !694, size: 128, align: 64, flags: DIFlagPrivate)
!1113 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !1110, file: !18, baseType: !141, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!1114 = !{!1115, !1116}
!1115 = !DILocalVariable(name: "self", arg: 1, scope: !1107, file: !940, line: 1155, type: !694)
!1116 = !DILocalVariable(name: "chunk_size", arg: 2, scope: !1107, file: !940, line: 1155, type: !141)
!1117 = !DILocation(line: 1155, column: 25, scope: !1107)
!1118 = !DILocalVariable(name: "slice", arg: 1, scope: !1119, file: !1120, line: 1487, type: !694)
!1119 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter15Chunks$LT$T$GT$3new17hc4e92b7932ad7237E", scope: !1110, file: !1120, line: 1487, type: !1121, scopeLine: 1487, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !1123, retainedNodes: !1124)
!1120 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!1121 = !DISubroutineType(types: !1122)
!1122 = !{!1110, !694, !141}
!1123 = !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter15Chunks$LT$T$GT$3new17hc4e92b7932ad7237E", scope: !1110, file: !1120, line: 1487, type: !1121, scopeLine: 1487, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!1124 = !{!1118, !1125}
!1125 = !DILocalVariable(name: "size", arg: 2, scope: !1119, file: !1120, line: 1487, type: !141)
!1126 = !DILocation(line: 1487, column: 29, scope: !1119, inlinedAt: !1127)
!1127 = !DILocation(line: 1157, column: 9, scope: !1107)
!1128 = !DILocation(line: 1155, column: 32, scope: !1107)
!1129 = !DILocation(line: 1487, column: 45, scope: !1119, inlinedAt: !1127)
!1130 = !DILocation(line: 1156, column: 17, scope: !1107)
!1131 = !DILocation(line: 1156, column: 9, scope: !1107)
!1132 = !DILocalVariable(name: "s", arg: 1, scope: !1133, file: !561, line: 815, type: !408)
!1133 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !1134)
!1134 = !{!1132}
!1135 = !DILocation(line: 815, column: 27, scope: !1133, inlinedAt: !1131)
!1136 = !DILocalVariable(name: "self", arg: 1, scope: !1137, file: !675, line: 578, type: !408)
!1137 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1138)
!1138 = !{!1136}
!1139 = !DILocation(line: 578, column: 25, scope: !1137, inlinedAt: !1140)
!1140 = !DILocation(line: 819, column: 44, scope: !1133, inlinedAt: !1131)
!1141 = !DILocalVariable(name: "self", arg: 1, scope: !1142, file: !675, line: 157, type: !408)
!1142 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1143)
!1143 = !{!1141}
!1144 = !DILocation(line: 157, column: 22, scope: !1142, inlinedAt: !1145)
!1145 = !DILocation(line: 820, column: 40, scope: !1133, inlinedAt: !1131)
!1146 = !DILocalVariable(name: "self", arg: 1, scope: !1147, file: !675, line: 502, type: !408)
!1147 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1148)
!1148 = !{!1146}
!1149 = !DILocation(line: 502, column: 27, scope: !1147, inlinedAt: !1150)
!1150 = !DILocation(line: 158, column: 14, scope: !1142, inlinedAt: !1145)
!1151 = !DILocation(line: 1488, column: 9, scope: !1119, inlinedAt: !1127)
!1152 = !DILocation(line: 1158, column: 6, scope: !1107)
!1153 = distinct !DISubprogram(name: "split_at<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8split_at17h8b21b4df82464d88E", scope: !941, file: !940, line: 1952, type: !942, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1154)
!1154 = !{!1155, !1156, !1157}
!1155 = !DILocalVariable(name: "self", arg: 1, scope: !1153, file: !940, line: 1952, type: !694)
!1156 = !DILocalVariable(name: "mid", arg: 2, scope: !1153, file: !940, line: 1952, type: !141)
!1157 = !DILocalVariable(name: "pair", scope: !1158, file: !940, line: 1954, type: !944, align: 64)
!1158 = distinct !DILexicalBlock(scope: !1153, file: !940, line: 1954, column: 13)
!1159 = !DILocation(line: 1954, column: 18, scope: !1158)
!1160 = !DILocation(line: 1952, column: 27, scope: !1153)
!1161 = !DILocalVariable(name: "self", arg: 1, scope: !1162, file: !940, line: 2153, type: !694)
!1162 = distinct !DISubprogram(name: "split_at_checked<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16split_at_checked17hf41700407feef62bE", scope: !941, file: !940, line: 2153, type: !1163, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1178)
!1163 = !DISubroutineType(types: !1164)
!1164 = !{!1165, !694, !141}
!1165 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(&[u8], &[u8])>", scope: !130, file: !18, size: 256, align: 64, flags: DIFlagPublic, elements: !1166, templateParams: !39, identifier: "5d0219e4d255840b769d2d2381762fb4")
!1166 = !{!1167}
!1167 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1165, file: !18, size: 256, align: 64, elements: !1168, templateParams: !39, identifier: "94b86ac1a7857f42eb9c0f53159435ef", discriminator: !1177)
!1168 = !{!1169, !1173}
!1169 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1167, file: !18, baseType: !1170, size: 256, align: 64, extraData: i64 0)
!1170 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1165, file: !18, size: 256, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !1171, identifier: "4ce5579b99dac58c8e17d889cca58c")
!1171 = !{!1172}
!1172 = !DITemplateTypeParameter(name: "T", type: !944)
!1173 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1167, file: !18, baseType: !1174, size: 256, align: 64)
!1174 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1165, file: !18, size: 256, align: 64, flags: DIFlagPublic, elements: !1175, templateParams: !1171, identifier: "e1de13712f3a5f533ef1afb238f245c")
!1175 = !{!1176}
!1176 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1174, file: !18, baseType: !944, size: 256, align: 64, flags: DIFlagPublic)
!1177 = !DIDerivedType(tag: DW_TAG_member, scope: !1165, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!1178 = !{!1161, !1179}
!1179 = !DILocalVariable(name: "mid", arg: 2, scope: !1162, file: !940, line: 2153, type: !141)
!1180 = !DILocation(line: 2153, column: 35, scope: !1162, inlinedAt: !1181)
!1181 = !DILocation(line: 1953, column: 20, scope: !1153)
!1182 = !DILocation(line: 1952, column: 34, scope: !1153)
!1183 = !DILocation(line: 2153, column: 42, scope: !1162, inlinedAt: !1181)
!1184 = !DILocation(line: 2154, column: 12, scope: !1162, inlinedAt: !1181)
!1185 = !DILocation(line: 1955, column: 21, scope: !1153)
!1186 = !DILocalVariable(name: "s", arg: 1, scope: !1187, file: !561, line: 815, type: !408)
!1187 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !1188)
!1188 = !{!1186}
!1189 = !DILocation(line: 815, column: 27, scope: !1187, inlinedAt: !1185)
!1190 = !DILocalVariable(name: "self", arg: 1, scope: !1191, file: !675, line: 578, type: !408)
!1191 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1192)
!1192 = !{!1190}
!1193 = !DILocation(line: 578, column: 25, scope: !1191, inlinedAt: !1194)
!1194 = !DILocation(line: 819, column: 44, scope: !1187, inlinedAt: !1185)
!1195 = !DILocalVariable(name: "self", arg: 1, scope: !1196, file: !675, line: 157, type: !408)
!1196 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1197)
!1197 = !{!1195}
!1198 = !DILocation(line: 157, column: 22, scope: !1196, inlinedAt: !1199)
!1199 = !DILocation(line: 820, column: 40, scope: !1187, inlinedAt: !1185)
!1200 = !DILocalVariable(name: "self", arg: 1, scope: !1201, file: !675, line: 502, type: !408)
!1201 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1202)
!1202 = !{!1200}
!1203 = !DILocation(line: 502, column: 27, scope: !1201, inlinedAt: !1204)
!1204 = !DILocation(line: 158, column: 14, scope: !1196, inlinedAt: !1199)
!1205 = !DILocation(line: 2157, column: 32, scope: !1162, inlinedAt: !1181)
!1206 = !DILocation(line: 2157, column: 13, scope: !1162, inlinedAt: !1181)
!1207 = !DILocation(line: 1954, column: 18, scope: !1153)
!1208 = !DILocation(line: 1957, column: 6, scope: !1153)
!1209 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core5slice3raw14from_raw_parts18precondition_check17h98da5b20c15813e5E", scope: !1210, file: !634, line: 68, type: !1211, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1214)
!1210 = !DINamespace(name: "from_raw_parts", scope: !967)
!1211 = !DISubroutineType(types: !1212)
!1212 = !{null, !1213, !141, !141, !141, !384}
!1213 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut ()", baseType: !479, size: 64, align: 64, dwarfAddressSpace: 0)
!1214 = !{!1215, !1216, !1217, !1218, !1219}
!1215 = !DILocalVariable(name: "data", arg: 1, scope: !1209, file: !634, line: 68, type: !1213)
!1216 = !DILocalVariable(name: "size", arg: 2, scope: !1209, file: !634, line: 68, type: !141)
!1217 = !DILocalVariable(name: "align", arg: 3, scope: !1209, file: !634, line: 68, type: !141)
!1218 = !DILocalVariable(name: "len", arg: 4, scope: !1209, file: !634, line: 68, type: !141)
!1219 = !DILocalVariable(name: "msg", scope: !1220, file: !634, line: 70, type: !408, align: 64)
!1220 = distinct !DILexicalBlock(scope: !1209, file: !634, line: 70, column: 21)
!1221 = !DILocation(line: 68, column: 43, scope: !1209)
!1222 = !DILocalVariable(name: "size", arg: 1, scope: !1223, file: !634, line: 147, type: !141)
!1223 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_ZN4core9ub_checks24is_valid_allocation_size17h9c0eb003b721628bE", scope: !1224, file: !634, line: 147, type: !1225, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1227)
!1224 = !DINamespace(name: "ub_checks", scope: !13)
!1225 = !DISubroutineType(types: !1226)
!1226 = !{!445, !141, !141}
!1227 = !{!1222, !1228, !1229}
!1228 = !DILocalVariable(name: "len", arg: 2, scope: !1223, file: !634, line: 147, type: !141)
!1229 = !DILocalVariable(name: "max_len", scope: !1230, file: !634, line: 148, type: !141, align: 64)
!1230 = distinct !DILexicalBlock(scope: !1223, file: !634, line: 148, column: 5)
!1231 = !DILocation(line: 147, column: 46, scope: !1223, inlinedAt: !1232)
!1232 = !DILocation(line: 137, column: 20, scope: !1233)
!1233 = !DILexicalBlockFile(scope: !1209, file: !966, discriminator: 0)
!1234 = !DILocalVariable(name: "align", arg: 2, scope: !1235, file: !634, line: 120, type: !141)
!1235 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_ZN4core9ub_checks29maybe_is_aligned_and_not_null17hbd7d9dfa35435913E", scope: !1224, file: !634, line: 118, type: !1236, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1238)
!1236 = !DISubroutineType(types: !1237)
!1237 = !{!445, !478, !141, !445}
!1238 = !{!1239, !1234, !1240}
!1239 = !DILocalVariable(name: "ptr", arg: 1, scope: !1235, file: !634, line: 119, type: !478)
!1240 = !DILocalVariable(name: "is_zst", scope: !1235, file: !634, line: 121, type: !445, align: 8)
!1241 = !DILocation(line: 120, column: 5, scope: !1235, inlinedAt: !1242)
!1242 = !DILocation(line: 136, column: 13, scope: !1233)
!1243 = !DILocalVariable(name: "align", arg: 2, scope: !1244, file: !634, line: 134, type: !141)
!1244 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_ZN4core9ub_checks16maybe_is_aligned17hb8e98cc237b1461bE", scope: !1224, file: !634, line: 134, type: !719, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1245)
!1245 = !{!1246, !1243}
!1246 = !DILocalVariable(name: "ptr", arg: 1, scope: !1244, file: !634, line: 134, type: !478)
!1247 = !DILocation(line: 134, column: 54, scope: !1244, inlinedAt: !1248)
!1248 = !DILocation(line: 124, column: 5, scope: !1235, inlinedAt: !1242)
!1249 = !DILocalVariable(name: "align", arg: 2, scope: !1250, file: !420, line: 2434, type: !141)
!1250 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core9ub_checks16maybe_is_aligned7runtime17hce18822edf8a7665E", scope: !1251, file: !420, line: 2434, type: !719, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1252)
!1251 = !DINamespace(name: "maybe_is_aligned", scope: !1224)
!1252 = !{!1253, !1249}
!1253 = !DILocalVariable(name: "ptr", arg: 1, scope: !1250, file: !420, line: 2434, type: !478)
!1254 = !DILocation(line: 2434, column: 40, scope: !1250, inlinedAt: !1255)
!1255 = !DILocation(line: 2447, column: 9, scope: !1256, inlinedAt: !1248)
!1256 = !DILexicalBlockFile(scope: !1244, file: !420, discriminator: 0)
!1257 = !DILocation(line: 147, column: 59, scope: !1223, inlinedAt: !1232)
!1258 = !DILocation(line: 148, column: 9, scope: !1230, inlinedAt: !1232)
!1259 = !DILocation(line: 121, column: 5, scope: !1235, inlinedAt: !1242)
!1260 = !DILocation(line: 136, column: 54, scope: !1233)
!1261 = !DILocation(line: 119, column: 5, scope: !1235, inlinedAt: !1242)
!1262 = !DILocation(line: 134, column: 38, scope: !1244, inlinedAt: !1248)
!1263 = !DILocalVariable(name: "self", arg: 1, scope: !1264, file: !716, line: 22, type: !478)
!1264 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17ha4b26843ab26749eE", scope: !717, file: !716, line: 22, type: !1265, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !480, retainedNodes: !1267)
!1265 = !DISubroutineType(types: !1266)
!1266 = !{!445, !478}
!1267 = !{!1263}
!1268 = !DILocation(line: 22, column: 26, scope: !1264, inlinedAt: !1269)
!1269 = !DILocation(line: 124, column: 53, scope: !1235, inlinedAt: !1242)
!1270 = !DILocation(line: 141, column: 17, scope: !1271, inlinedAt: !1255)
!1271 = !DILexicalBlockFile(scope: !1250, file: !634, discriminator: 0)
!1272 = !DILocation(line: 68, column: 13, scope: !1209)
!1273 = !DILocation(line: 159, column: 18, scope: !1274, inlinedAt: !1277)
!1274 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hab2a7ef2e8e53ea1E", scope: !717, file: !716, line: 153, type: !1275, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399)
!1275 = !DISubroutineType(types: !1276)
!1276 = !{!141, !568}
!1277 = !DILocation(line: 38, column: 21, scope: !1278, inlinedAt: !1283)
!1278 = !DILexicalBlockFile(scope: !1279, file: !716, discriminator: 0)
!1279 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h83e8529c0d025272E", scope: !1280, file: !420, line: 2434, type: !1281, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39)
!1280 = !DINamespace(name: "is_null", scope: !717)
!1281 = !DISubroutineType(types: !1282)
!1282 = !{!445, !568}
!1283 = !DILocation(line: 2447, column: 9, scope: !1284, inlinedAt: !1269)
!1284 = !DILexicalBlockFile(scope: !1285, file: !420, discriminator: 2)
!1285 = !DILexicalBlockFile(scope: !1264, file: !420, discriminator: 0)
!1286 = !DILocation(line: 38, column: 17, scope: !1278, inlinedAt: !1283)
!1287 = !DILocation(line: 124, column: 48, scope: !1235, inlinedAt: !1242)
!1288 = !DILocation(line: 0, scope: !1289)
!1289 = !DILexicalBlockFile(scope: !1209, file: !266, discriminator: 0)
!1290 = !DILocation(line: 148, column: 22, scope: !1223, inlinedAt: !1232)
!1291 = !DILocation(line: 70, column: 31, scope: !1209)
!1292 = !DILocation(line: 70, column: 25, scope: !1220)
!1293 = !DILocalVariable(name: "s", arg: 1, scope: !1294, file: !561, line: 815, type: !408)
!1294 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17h6de61e7f667a5d15E", scope: !562, file: !561, line: 815, type: !667, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, declaration: !669, retainedNodes: !1295)
!1295 = !{!1293}
!1296 = !DILocation(line: 815, column: 27, scope: !1294, inlinedAt: !1297)
!1297 = !DILocation(line: 73, column: 59, scope: !1220)
!1298 = !DILocalVariable(name: "self", arg: 1, scope: !1299, file: !675, line: 578, type: !408)
!1299 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !676, file: !675, line: 578, type: !678, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1300)
!1300 = !{!1298}
!1301 = !DILocation(line: 578, column: 25, scope: !1299, inlinedAt: !1302)
!1302 = !DILocation(line: 819, column: 44, scope: !1294, inlinedAt: !1297)
!1303 = !DILocalVariable(name: "self", arg: 1, scope: !1304, file: !675, line: 157, type: !408)
!1304 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h273bca305870f768E", scope: !676, file: !675, line: 157, type: !685, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1305)
!1305 = !{!1303}
!1306 = !DILocation(line: 157, column: 22, scope: !1304, inlinedAt: !1307)
!1307 = !DILocation(line: 820, column: 40, scope: !1294, inlinedAt: !1297)
!1308 = !DILocalVariable(name: "self", arg: 1, scope: !1309, file: !675, line: 502, type: !408)
!1309 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !676, file: !675, line: 502, type: !692, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1310)
!1310 = !{!1308}
!1311 = !DILocation(line: 502, column: 27, scope: !1309, inlinedAt: !1312)
!1312 = !DILocation(line: 158, column: 14, scope: !1304, inlinedAt: !1307)
!1313 = !DILocation(line: 73, column: 21, scope: !1220)
!1314 = !DILocation(line: 148, column: 34, scope: !1223, inlinedAt: !1232)
!1315 = !DILocation(line: 148, column: 19, scope: !1223, inlinedAt: !1232)
!1316 = !DILocation(line: 148, column: 54, scope: !1223, inlinedAt: !1232)
!1317 = !DILocation(line: 149, column: 5, scope: !1230, inlinedAt: !1232)
!1318 = !DILocation(line: 75, column: 14, scope: !1209)
!1319 = distinct !DISubprogram(name: "new<i32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h05876839f9ad5305E", scope: !21, file: !1120, line: 96, type: !1095, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1320, retainedNodes: !1321)
!1320 = !DISubprogram(name: "new<i32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h05876839f9ad5305E", scope: !21, file: !1120, line: 96, type: !1095, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !33)
!1321 = !{!1322, !1323, !1325, !1327}
!1322 = !DILocalVariable(name: "slice", arg: 1, scope: !1319, file: !1120, line: 96, type: !1097)
!1323 = !DILocalVariable(name: "len", scope: !1324, file: !1120, line: 97, type: !141, align: 64)
!1324 = distinct !DILexicalBlock(scope: !1319, file: !1120, line: 97, column: 9)
!1325 = !DILocalVariable(name: "ptr", scope: !1326, file: !1120, line: 98, type: !26, align: 64)
!1326 = distinct !DILexicalBlock(scope: !1324, file: !1120, line: 98, column: 9)
!1327 = !DILocalVariable(name: "end_or_len", scope: !1328, file: !1120, line: 101, type: !31, align: 64)
!1328 = distinct !DILexicalBlock(scope: !1326, file: !1120, line: 101, column: 13)
!1329 = !DILocation(line: 96, column: 29, scope: !1319)
!1330 = !DILocalVariable(name: "r", arg: 1, scope: !1331, file: !546, line: 282, type: !1097)
!1331 = distinct !DISubprogram(name: "from_ref<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h9cc6523222715970E", scope: !1332, file: !546, line: 282, type: !1339, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1341, retainedNodes: !1342)
!1332 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[i32]>", scope: !27, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !1333, templateParams: !33, identifier: "904f3a6adfffd2c08000d86879cdec91")
!1333 = !{!1334}
!1334 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1332, file: !18, baseType: !1335, size: 128, align: 64, flags: DIFlagPrivate)
!1335 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [i32]", file: !18, size: 128, align: 64, elements: !1336, templateParams: !39, identifier: "1d27693bf649124d417f8ef7a22de53e")
!1336 = !{!1337, !1338}
!1337 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1335, file: !18, baseType: !1100, size: 64, align: 64)
!1338 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1335, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1339 = !DISubroutineType(types: !1340)
!1340 = !{!1332, !1097}
!1341 = !DISubprogram(name: "from_ref<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h9cc6523222715970E", scope: !1332, file: !546, line: 282, type: !1339, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !33)
!1342 = !{!1330}
!1343 = !DILocation(line: 282, column: 27, scope: !1331, inlinedAt: !1344)
!1344 = !DILocation(line: 98, column: 31, scope: !1324)
!1345 = !DILocation(line: 101, column: 17, scope: !1328)
!1346 = !DILocation(line: 97, column: 19, scope: !1319)
!1347 = !DILocation(line: 97, column: 13, scope: !1324)
!1348 = !DILocalVariable(name: "addr", arg: 1, scope: !1349, file: !703, line: 884, type: !141)
!1349 = distinct !DISubprogram(name: "without_provenance<i32>", linkageName: "_ZN4core3ptr18without_provenance17ha758b58231ba544eE", scope: !28, file: !703, line: 884, type: !1350, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1352)
!1350 = !DISubroutineType(types: !1351)
!1351 = !{!31, !141}
!1352 = !{!1348}
!1353 = !DILocation(line: 884, column: 36, scope: !1349, inlinedAt: !1354)
!1354 = !DILocation(line: 102, column: 32, scope: !1326)
!1355 = !DILocalVariable(name: "count", arg: 2, scope: !1356, file: !1357, line: 927, type: !141)
!1356 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h1e3d770d9deaca37E", scope: !1358, file: !1357, line: 927, type: !1360, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1363)
!1357 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!1358 = !DINamespace(name: "{impl#0}", scope: !1359)
!1359 = !DINamespace(name: "mut_ptr", scope: !28)
!1360 = !DISubroutineType(types: !1361)
!1361 = !{!1362, !1362, !141, !384}
!1362 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i32", baseType: !32, size: 64, align: 64, dwarfAddressSpace: 0)
!1363 = !{!1364, !1355}
!1364 = !DILocalVariable(name: "self", arg: 1, scope: !1356, file: !1357, line: 927, type: !1362)
!1365 = !DILocation(line: 927, column: 35, scope: !1356, inlinedAt: !1366)
!1366 = !DILocation(line: 102, column: 78, scope: !1326)
!1367 = !DILocation(line: 284, column: 18, scope: !1331, inlinedAt: !1344)
!1368 = !DILocalVariable(name: "self", arg: 1, scope: !1369, file: !546, line: 502, type: !1332)
!1369 = distinct !DISubprogram(name: "cast<[i32], i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17hc22583e6f7820caeE", scope: !1332, file: !546, line: 502, type: !1370, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1373, declaration: !1372, retainedNodes: !1375)
!1370 = !DISubroutineType(types: !1371)
!1371 = !{!26, !1332}
!1372 = !DISubprogram(name: "cast<[i32], i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17hc22583e6f7820caeE", scope: !1332, file: !546, line: 502, type: !1370, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1373)
!1373 = !{!34, !1374}
!1374 = !DITemplateTypeParameter(name: "U", type: !32)
!1375 = !{!1368}
!1376 = !DILocation(line: 502, column: 26, scope: !1369, inlinedAt: !1377)
!1377 = !DILocation(line: 98, column: 56, scope: !1324)
!1378 = !DILocation(line: 504, column: 18, scope: !1369, inlinedAt: !1377)
!1379 = !DILocation(line: 98, column: 13, scope: !1326)
!1380 = !DILocalVariable(name: "self", arg: 1, scope: !1381, file: !546, line: 401, type: !26)
!1381 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h87da2a69b123707bE", scope: !26, file: !546, line: 401, type: !1382, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1384, retainedNodes: !1385)
!1382 = !DISubroutineType(types: !1383)
!1383 = !{!1362, !26}
!1384 = !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h87da2a69b123707bE", scope: !26, file: !546, line: 401, type: !1382, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !33)
!1385 = !{!1380}
!1386 = !DILocation(line: 401, column: 25, scope: !1381, inlinedAt: !1387)
!1387 = !DILocation(line: 102, column: 69, scope: !1326)
!1388 = !DILocation(line: 102, column: 20, scope: !1326)
!1389 = !DILocation(line: 407, column: 18, scope: !1381, inlinedAt: !1387)
!1390 = !DILocation(line: 927, column: 29, scope: !1356, inlinedAt: !1366)
!1391 = !DILocation(line: 961, column: 18, scope: !1356, inlinedAt: !1366)
!1392 = !DILocation(line: 102, column: 63, scope: !1326)
!1393 = !DILocation(line: 102, column: 17, scope: !1326)
!1394 = !DILocation(line: 104, column: 13, scope: !1328)
!1395 = !DILocation(line: 106, column: 6, scope: !1319)
!1396 = distinct !DISubprogram(name: "new<f32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8ff45eec022e1da1E", scope: !292, file: !1120, line: 96, type: !1069, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, declaration: !1397, retainedNodes: !1398)
!1397 = !DISubprogram(name: "new<f32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8ff45eec022e1da1E", scope: !292, file: !1120, line: 96, type: !1069, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !299)
!1398 = !{!1399, !1400, !1402, !1404}
!1399 = !DILocalVariable(name: "slice", arg: 1, scope: !1396, file: !1120, line: 96, type: !1071)
!1400 = !DILocalVariable(name: "len", scope: !1401, file: !1120, line: 97, type: !141, align: 64)
!1401 = distinct !DILexicalBlock(scope: !1396, file: !1120, line: 97, column: 9)
!1402 = !DILocalVariable(name: "ptr", scope: !1403, file: !1120, line: 98, type: !295, align: 64)
!1403 = distinct !DILexicalBlock(scope: !1401, file: !1120, line: 98, column: 9)
!1404 = !DILocalVariable(name: "end_or_len", scope: !1405, file: !1120, line: 101, type: !298, align: 64)
!1405 = distinct !DILexicalBlock(scope: !1403, file: !1120, line: 101, column: 13)
!1406 = !DILocation(line: 96, column: 29, scope: !1396)
!1407 = !DILocalVariable(name: "r", arg: 1, scope: !1408, file: !546, line: 282, type: !1071)
!1408 = distinct !DISubprogram(name: "from_ref<[f32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h6441b0719b5d5b00E", scope: !1409, file: !546, line: 282, type: !1416, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, declaration: !1418, retainedNodes: !1419)
!1409 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[f32]>", scope: !27, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !1410, templateParams: !299, identifier: "aa15d888adaa73d1178d36ff88aa0c17")
!1410 = !{!1411}
!1411 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1409, file: !18, baseType: !1412, size: 128, align: 64, flags: DIFlagPrivate)
!1412 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [f32]", file: !18, size: 128, align: 64, elements: !1413, templateParams: !39, identifier: "6a8c01e86f2f5835e5097e4d04a9acbb")
!1413 = !{!1414, !1415}
!1414 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1412, file: !18, baseType: !1074, size: 64, align: 64)
!1415 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1412, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1416 = !DISubroutineType(types: !1417)
!1417 = !{!1409, !1071}
!1418 = !DISubprogram(name: "from_ref<[f32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h6441b0719b5d5b00E", scope: !1409, file: !546, line: 282, type: !1416, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !299)
!1419 = !{!1407}
!1420 = !DILocation(line: 282, column: 27, scope: !1408, inlinedAt: !1421)
!1421 = !DILocation(line: 98, column: 31, scope: !1401)
!1422 = !DILocation(line: 101, column: 17, scope: !1405)
!1423 = !DILocation(line: 97, column: 19, scope: !1396)
!1424 = !DILocation(line: 97, column: 13, scope: !1401)
!1425 = !DILocalVariable(name: "addr", arg: 1, scope: !1426, file: !703, line: 884, type: !141)
!1426 = distinct !DISubprogram(name: "without_provenance<f32>", linkageName: "_ZN4core3ptr18without_provenance17h2b5463815040e990E", scope: !28, file: !703, line: 884, type: !1427, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !1429)
!1427 = !DISubroutineType(types: !1428)
!1428 = !{!298, !141}
!1429 = !{!1425}
!1430 = !DILocation(line: 884, column: 36, scope: !1426, inlinedAt: !1431)
!1431 = !DILocation(line: 102, column: 32, scope: !1403)
!1432 = !DILocalVariable(name: "count", arg: 2, scope: !1433, file: !1357, line: 927, type: !141)
!1433 = distinct !DISubprogram(name: "add<f32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hfbc730fa212ee0d4E", scope: !1358, file: !1357, line: 927, type: !1434, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !1437)
!1434 = !DISubroutineType(types: !1435)
!1435 = !{!1436, !1436, !141, !384}
!1436 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut f32", baseType: !145, size: 64, align: 64, dwarfAddressSpace: 0)
!1437 = !{!1438, !1432}
!1438 = !DILocalVariable(name: "self", arg: 1, scope: !1433, file: !1357, line: 927, type: !1436)
!1439 = !DILocation(line: 927, column: 35, scope: !1433, inlinedAt: !1440)
!1440 = !DILocation(line: 102, column: 78, scope: !1403)
!1441 = !DILocation(line: 284, column: 18, scope: !1408, inlinedAt: !1421)
!1442 = !DILocalVariable(name: "self", arg: 1, scope: !1443, file: !546, line: 502, type: !1409)
!1443 = distinct !DISubprogram(name: "cast<[f32], f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h9c85c7325f119b35E", scope: !1409, file: !546, line: 502, type: !1444, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1447, declaration: !1446, retainedNodes: !1449)
!1444 = !DISubroutineType(types: !1445)
!1445 = !{!295, !1409}
!1446 = !DISubprogram(name: "cast<[f32], f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h9c85c7325f119b35E", scope: !1409, file: !546, line: 502, type: !1444, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1447)
!1447 = !{!300, !1448}
!1448 = !DITemplateTypeParameter(name: "U", type: !145)
!1449 = !{!1442}
!1450 = !DILocation(line: 502, column: 26, scope: !1443, inlinedAt: !1451)
!1451 = !DILocation(line: 98, column: 56, scope: !1401)
!1452 = !DILocation(line: 504, column: 18, scope: !1443, inlinedAt: !1451)
!1453 = !DILocation(line: 98, column: 13, scope: !1403)
!1454 = !DILocalVariable(name: "self", arg: 1, scope: !1455, file: !546, line: 401, type: !295)
!1455 = distinct !DISubprogram(name: "as_ptr<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h6af7e580cf6d55d5E", scope: !295, file: !546, line: 401, type: !1456, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, declaration: !1458, retainedNodes: !1459)
!1456 = !DISubroutineType(types: !1457)
!1457 = !{!1436, !295}
!1458 = !DISubprogram(name: "as_ptr<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h6af7e580cf6d55d5E", scope: !295, file: !546, line: 401, type: !1456, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !299)
!1459 = !{!1454}
!1460 = !DILocation(line: 401, column: 25, scope: !1455, inlinedAt: !1461)
!1461 = !DILocation(line: 102, column: 69, scope: !1403)
!1462 = !DILocation(line: 102, column: 20, scope: !1403)
!1463 = !DILocation(line: 407, column: 18, scope: !1455, inlinedAt: !1461)
!1464 = !DILocation(line: 927, column: 29, scope: !1433, inlinedAt: !1440)
!1465 = !DILocation(line: 961, column: 18, scope: !1433, inlinedAt: !1440)
!1466 = !DILocation(line: 102, column: 63, scope: !1403)
!1467 = !DILocation(line: 102, column: 17, scope: !1403)
!1468 = !DILocation(line: 104, column: 13, scope: !1405)
!1469 = !DILocation(line: 106, column: 6, scope: !1396)
!1470 = distinct !DISubprogram(name: "new<[f32; 8]>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha166159220b9c1a0E", scope: !158, file: !1120, line: 96, type: !1082, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, declaration: !1471, retainedNodes: !1472)
!1471 = !DISubprogram(name: "new<[f32; 8]>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha166159220b9c1a0E", scope: !158, file: !1120, line: 96, type: !1082, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !165)
!1472 = !{!1473, !1474, !1476, !1478}
!1473 = !DILocalVariable(name: "slice", arg: 1, scope: !1470, file: !1120, line: 96, type: !1084)
!1474 = !DILocalVariable(name: "len", scope: !1475, file: !1120, line: 97, type: !141, align: 64)
!1475 = distinct !DILexicalBlock(scope: !1470, file: !1120, line: 97, column: 9)
!1476 = !DILocalVariable(name: "ptr", scope: !1477, file: !1120, line: 98, type: !161, align: 64)
!1477 = distinct !DILexicalBlock(scope: !1475, file: !1120, line: 98, column: 9)
!1478 = !DILocalVariable(name: "end_or_len", scope: !1479, file: !1120, line: 101, type: !164, align: 64)
!1479 = distinct !DILexicalBlock(scope: !1477, file: !1120, line: 101, column: 13)
!1480 = !DILocation(line: 96, column: 29, scope: !1470)
!1481 = !DILocalVariable(name: "r", arg: 1, scope: !1482, file: !546, line: 282, type: !1084)
!1482 = distinct !DISubprogram(name: "from_ref<[[f32; 8]]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h359aeaaad97ea388E", scope: !1483, file: !546, line: 282, type: !1490, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, declaration: !1492, retainedNodes: !1493)
!1483 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[[f32; 8]]>", scope: !27, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !1484, templateParams: !165, identifier: "be5808a7866d8a54acc5956c0e21319d")
!1484 = !{!1485}
!1485 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1483, file: !18, baseType: !1486, size: 128, align: 64, flags: DIFlagPrivate)
!1486 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [[f32; 8]]", file: !18, size: 128, align: 64, elements: !1487, templateParams: !39, identifier: "cfbbca7f3558d495d199c0a829d7de5b")
!1487 = !{!1488, !1489}
!1488 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !1486, file: !18, baseType: !1087, size: 64, align: 64)
!1489 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !1486, file: !18, baseType: !141, size: 64, align: 64, offset: 64)
!1490 = !DISubroutineType(types: !1491)
!1491 = !{!1483, !1084}
!1492 = !DISubprogram(name: "from_ref<[[f32; 8]]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h359aeaaad97ea388E", scope: !1483, file: !546, line: 282, type: !1490, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !165)
!1493 = !{!1481}
!1494 = !DILocation(line: 282, column: 27, scope: !1482, inlinedAt: !1495)
!1495 = !DILocation(line: 98, column: 31, scope: !1475)
!1496 = !DILocation(line: 101, column: 17, scope: !1479)
!1497 = !DILocation(line: 97, column: 19, scope: !1470)
!1498 = !DILocation(line: 97, column: 13, scope: !1475)
!1499 = !DILocalVariable(name: "addr", arg: 1, scope: !1500, file: !703, line: 884, type: !141)
!1500 = distinct !DISubprogram(name: "without_provenance<[f32; 8]>", linkageName: "_ZN4core3ptr18without_provenance17h9ee831fa8ebf010aE", scope: !28, file: !703, line: 884, type: !1501, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !1503)
!1501 = !DISubroutineType(types: !1502)
!1502 = !{!164, !141}
!1503 = !{!1499}
!1504 = !DILocation(line: 884, column: 36, scope: !1500, inlinedAt: !1505)
!1505 = !DILocation(line: 102, column: 32, scope: !1477)
!1506 = !DILocalVariable(name: "count", arg: 2, scope: !1507, file: !1357, line: 927, type: !141)
!1507 = distinct !DISubprogram(name: "add<[f32; 8]>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h24b44008f05caf6cE", scope: !1358, file: !1357, line: 927, type: !1508, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !1511)
!1508 = !DISubroutineType(types: !1509)
!1509 = !{!1510, !1510, !141, !384}
!1510 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut [f32; 8]", baseType: !144, size: 64, align: 64, dwarfAddressSpace: 0)
!1511 = !{!1512, !1506}
!1512 = !DILocalVariable(name: "self", arg: 1, scope: !1507, file: !1357, line: 927, type: !1510)
!1513 = !DILocation(line: 927, column: 35, scope: !1507, inlinedAt: !1514)
!1514 = !DILocation(line: 102, column: 78, scope: !1477)
!1515 = !DILocation(line: 284, column: 18, scope: !1482, inlinedAt: !1495)
!1516 = !DILocalVariable(name: "self", arg: 1, scope: !1517, file: !546, line: 502, type: !1483)
!1517 = distinct !DISubprogram(name: "cast<[[f32; 8]], [f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h2c6d16ad450617d2E", scope: !1483, file: !546, line: 502, type: !1518, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1521, declaration: !1520, retainedNodes: !1523)
!1518 = !DISubroutineType(types: !1519)
!1519 = !{!161, !1483}
!1520 = !DISubprogram(name: "cast<[[f32; 8]], [f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h2c6d16ad450617d2E", scope: !1483, file: !546, line: 502, type: !1518, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1521)
!1521 = !{!166, !1522}
!1522 = !DITemplateTypeParameter(name: "U", type: !144)
!1523 = !{!1516}
!1524 = !DILocation(line: 502, column: 26, scope: !1517, inlinedAt: !1525)
!1525 = !DILocation(line: 98, column: 56, scope: !1475)
!1526 = !DILocation(line: 504, column: 18, scope: !1517, inlinedAt: !1525)
!1527 = !DILocation(line: 98, column: 13, scope: !1477)
!1528 = !DILocalVariable(name: "self", arg: 1, scope: !1529, file: !546, line: 401, type: !161)
!1529 = distinct !DISubprogram(name: "as_ptr<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h14f8fb9955da93a7E", scope: !161, file: !546, line: 401, type: !1530, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, declaration: !1532, retainedNodes: !1533)
!1530 = !DISubroutineType(types: !1531)
!1531 = !{!1510, !161}
!1532 = !DISubprogram(name: "as_ptr<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h14f8fb9955da93a7E", scope: !161, file: !546, line: 401, type: !1530, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !165)
!1533 = !{!1528}
!1534 = !DILocation(line: 401, column: 25, scope: !1529, inlinedAt: !1535)
!1535 = !DILocation(line: 102, column: 69, scope: !1477)
!1536 = !DILocation(line: 102, column: 20, scope: !1477)
!1537 = !DILocation(line: 407, column: 18, scope: !1529, inlinedAt: !1535)
!1538 = !DILocation(line: 927, column: 29, scope: !1507, inlinedAt: !1514)
!1539 = !DILocation(line: 961, column: 18, scope: !1507, inlinedAt: !1514)
!1540 = !DILocation(line: 102, column: 63, scope: !1477)
!1541 = !DILocation(line: 102, column: 17, scope: !1477)
!1542 = !DILocation(line: 104, column: 13, scope: !1479)
!1543 = !DILocation(line: 106, column: 6, scope: !1470)
!1544 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h04262c3a43278922E", scope: !1545, file: !1120, line: 25, type: !1546, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1557)
!1545 = !DINamespace(name: "{impl#1}", scope: !22)
!1546 = !DISubroutineType(types: !1547)
!1547 = !{!1548, !694}
!1548 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<u8>", scope: !22, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !1549, templateParams: !399, identifier: "1ad9747a31fe4f115b5b4d9fee402438")
!1549 = !{!1550, !1551, !1552}
!1550 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !1548, file: !18, baseType: !565, size: 64, align: 64, flags: DIFlagPrivate)
!1551 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !1548, file: !18, baseType: !568, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!1552 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !1548, file: !18, baseType: !1553, align: 8, offset: 128, flags: DIFlagPrivate)
!1553 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&u8>", scope: !38, file: !18, align: 8, flags: DIFlagPublic, elements: !39, templateParams: !1554, identifier: "2879c6d5ede448f8c1a04689e9ce5b0a")
!1554 = !{!1555}
!1555 = !DITemplateTypeParameter(name: "T", type: !1556)
!1556 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !397, size: 64, align: 64, dwarfAddressSpace: 0)
!1557 = !{!1558}
!1558 = !DILocalVariable(name: "self", arg: 1, scope: !1544, file: !1120, line: 25, type: !694)
!1559 = !DILocation(line: 25, column: 18, scope: !1544)
!1560 = !DILocalVariable(name: "self", arg: 1, scope: !1561, file: !940, line: 1040, type: !694)
!1561 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h7d38db5ad38e5464E", scope: !941, file: !940, line: 1040, type: !1546, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1562)
!1562 = !{!1560}
!1563 = !DILocation(line: 1040, column: 23, scope: !1561, inlinedAt: !1564)
!1564 = !DILocation(line: 26, column: 14, scope: !1544)
!1565 = !DILocalVariable(name: "slice", arg: 1, scope: !1566, file: !1120, line: 96, type: !694)
!1566 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17hb712f0c406c062a8E", scope: !1548, file: !1120, line: 96, type: !1546, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !1567, retainedNodes: !1568)
!1567 = !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17hb712f0c406c062a8E", scope: !1548, file: !1120, line: 96, type: !1546, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!1568 = !{!1565, !1569, !1571, !1573}
!1569 = !DILocalVariable(name: "len", scope: !1570, file: !1120, line: 97, type: !141, align: 64)
!1570 = distinct !DILexicalBlock(scope: !1566, file: !1120, line: 97, column: 9)
!1571 = !DILocalVariable(name: "ptr", scope: !1572, file: !1120, line: 98, type: !565, align: 64)
!1572 = distinct !DILexicalBlock(scope: !1570, file: !1120, line: 98, column: 9)
!1573 = !DILocalVariable(name: "end_or_len", scope: !1574, file: !1120, line: 101, type: !568, align: 64)
!1574 = distinct !DILexicalBlock(scope: !1572, file: !1120, line: 101, column: 13)
!1575 = !DILocation(line: 96, column: 29, scope: !1566, inlinedAt: !1576)
!1576 = !DILocation(line: 1041, column: 9, scope: !1561, inlinedAt: !1564)
!1577 = !DILocalVariable(name: "r", arg: 1, scope: !1578, file: !546, line: 282, type: !694)
!1578 = distinct !DISubprogram(name: "from_ref<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h098f106129d173dfE", scope: !1579, file: !546, line: 282, type: !1582, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !1584, retainedNodes: !1585)
!1579 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[u8]>", scope: !27, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !1580, templateParams: !399, identifier: "efe3e6a52bef0fc2baf8e9a8d6a6c8ea")
!1580 = !{!1581}
!1581 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !1579, file: !18, baseType: !978, size: 128, align: 64, flags: DIFlagPrivate)
!1582 = !DISubroutineType(types: !1583)
!1583 = !{!1579, !694}
!1584 = !DISubprogram(name: "from_ref<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h098f106129d173dfE", scope: !1579, file: !546, line: 282, type: !1582, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!1585 = !{!1577}
!1586 = !DILocation(line: 282, column: 27, scope: !1578, inlinedAt: !1587)
!1587 = !DILocation(line: 98, column: 31, scope: !1570, inlinedAt: !1576)
!1588 = !DILocation(line: 101, column: 17, scope: !1574, inlinedAt: !1576)
!1589 = !DILocation(line: 97, column: 19, scope: !1566, inlinedAt: !1576)
!1590 = !DILocation(line: 97, column: 13, scope: !1570, inlinedAt: !1576)
!1591 = !DILocalVariable(name: "addr", arg: 1, scope: !1592, file: !703, line: 884, type: !141)
!1592 = distinct !DISubprogram(name: "without_provenance<u8>", linkageName: "_ZN4core3ptr18without_provenance17h55c6118a2bf4226bE", scope: !28, file: !703, line: 884, type: !1593, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1595)
!1593 = !DISubroutineType(types: !1594)
!1594 = !{!568, !141}
!1595 = !{!1591}
!1596 = !DILocation(line: 884, column: 36, scope: !1592, inlinedAt: !1597)
!1597 = !DILocation(line: 102, column: 32, scope: !1572, inlinedAt: !1576)
!1598 = !DILocalVariable(name: "count", arg: 2, scope: !1599, file: !1357, line: 927, type: !141)
!1599 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h700803717a8baf49E", scope: !1358, file: !1357, line: 927, type: !1600, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1603)
!1600 = !DISubroutineType(types: !1601)
!1601 = !{!1602, !1602, !141, !384}
!1602 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !397, size: 64, align: 64, dwarfAddressSpace: 0)
!1603 = !{!1604, !1598}
!1604 = !DILocalVariable(name: "self", arg: 1, scope: !1599, file: !1357, line: 927, type: !1602)
!1605 = !DILocation(line: 927, column: 35, scope: !1599, inlinedAt: !1606)
!1606 = !DILocation(line: 102, column: 78, scope: !1572, inlinedAt: !1576)
!1607 = !DILocation(line: 284, column: 18, scope: !1578, inlinedAt: !1587)
!1608 = !DILocalVariable(name: "self", arg: 1, scope: !1609, file: !546, line: 502, type: !1579)
!1609 = distinct !DISubprogram(name: "cast<[u8], u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h3ae89f1d9a17887fE", scope: !1579, file: !546, line: 502, type: !1610, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1613, declaration: !1612, retainedNodes: !1615)
!1610 = !DISubroutineType(types: !1611)
!1611 = !{!565, !1579}
!1612 = !DISubprogram(name: "cast<[u8], u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h3ae89f1d9a17887fE", scope: !1579, file: !546, line: 502, type: !1610, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !1613)
!1613 = !{!400, !1614}
!1614 = !DITemplateTypeParameter(name: "U", type: !397)
!1615 = !{!1608}
!1616 = !DILocation(line: 502, column: 26, scope: !1609, inlinedAt: !1617)
!1617 = !DILocation(line: 98, column: 56, scope: !1570, inlinedAt: !1576)
!1618 = !DILocation(line: 504, column: 18, scope: !1609, inlinedAt: !1617)
!1619 = !DILocation(line: 98, column: 13, scope: !1572, inlinedAt: !1576)
!1620 = !DILocalVariable(name: "self", arg: 1, scope: !1621, file: !546, line: 401, type: !565)
!1621 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h06c7bee64af98ba7E", scope: !565, file: !546, line: 401, type: !1622, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !1624, retainedNodes: !1625)
!1622 = !DISubroutineType(types: !1623)
!1623 = !{!1602, !565}
!1624 = !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h06c7bee64af98ba7E", scope: !565, file: !546, line: 401, type: !1622, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!1625 = !{!1620}
!1626 = !DILocation(line: 401, column: 25, scope: !1621, inlinedAt: !1627)
!1627 = !DILocation(line: 102, column: 69, scope: !1572, inlinedAt: !1576)
!1628 = !DILocation(line: 102, column: 20, scope: !1572, inlinedAt: !1576)
!1629 = !DILocation(line: 407, column: 18, scope: !1621, inlinedAt: !1627)
!1630 = !DILocation(line: 927, column: 29, scope: !1599, inlinedAt: !1606)
!1631 = !DILocation(line: 961, column: 18, scope: !1599, inlinedAt: !1606)
!1632 = !DILocation(line: 102, column: 63, scope: !1572, inlinedAt: !1576)
!1633 = !DILocation(line: 102, column: 17, scope: !1572, inlinedAt: !1576)
!1634 = !DILocation(line: 104, column: 13, scope: !1574, inlinedAt: !1576)
!1635 = !DILocation(line: 27, column: 6, scope: !1544)
!1636 = distinct !DISubprogram(name: "expect<i64>", linkageName: "_ZN4core6option15Option$LT$T$GT$6expect17h90c21a3992f1d5e3E", scope: !599, file: !204, line: 968, type: !1637, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !605, declaration: !1639, retainedNodes: !1640)
!1637 = !DISubroutineType(types: !1638)
!1638 = !{!16, !599, !408, !384}
!1639 = !DISubprogram(name: "expect<i64>", linkageName: "_ZN4core6option15Option$LT$T$GT$6expect17h90c21a3992f1d5e3E", scope: !599, file: !204, line: 968, type: !1637, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !605)
!1640 = !{!1641, !1642, !1643}
!1641 = !DILocalVariable(name: "self", arg: 1, scope: !1636, file: !204, line: 968, type: !599)
!1642 = !DILocalVariable(name: "msg", arg: 2, scope: !1636, file: !204, line: 968, type: !408)
!1643 = !DILocalVariable(name: "val", scope: !1644, file: !204, line: 970, type: !16, align: 64)
!1644 = distinct !DILexicalBlock(scope: !1636, file: !204, line: 970, column: 13)
!1645 = !DILocation(line: 968, column: 25, scope: !1636)
!1646 = !DILocation(line: 968, column: 31, scope: !1636)
!1647 = !DILocation(line: 969, column: 15, scope: !1636)
!1648 = !DILocation(line: 969, column: 9, scope: !1636)
!1649 = !DILocation(line: 970, column: 18, scope: !1636)
!1650 = !DILocation(line: 970, column: 18, scope: !1644)
!1651 = !DILocation(line: 973, column: 6, scope: !1636)
!1652 = !DILocation(line: 971, column: 21, scope: !1636)
!1653 = distinct !DISubprogram(name: "fmt<u32>", linkageName: "_ZN52_$LT$$RF$mut$u20$T$u20$as$u20$core..fmt..Display$GT$3fmt17hf167b4d4b392b509E", scope: !1654, file: !561, line: 2869, type: !1655, scopeLine: 2869, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1660, retainedNodes: !1657)
!1654 = !DINamespace(name: "{impl#83}", scope: !464)
!1655 = !DISubroutineType(types: !1656)
!1656 = !{!486, !536, !503}
!1657 = !{!1658, !1659}
!1658 = !DILocalVariable(name: "self", arg: 1, scope: !1653, file: !561, line: 2869, type: !536)
!1659 = !DILocalVariable(name: "f", arg: 2, scope: !1653, file: !561, line: 2869, type: !503)
!1660 = !{!1661}
!1661 = !DITemplateTypeParameter(name: "T", type: !402)
!1662 = !DILocation(line: 2869, column: 20, scope: !1653)
!1663 = !DILocation(line: 2869, column: 27, scope: !1653)
!1664 = !DILocation(line: 2869, column: 71, scope: !1653)
!1665 = !DILocation(line: 2869, column: 62, scope: !1653)
!1666 = !DILocation(line: 2869, column: 84, scope: !1653)
!1667 = distinct !DISubprogram(name: "sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", linkageName: "_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h74dcb82151572ccaE", scope: !59, file: !1668, line: 49, type: !847, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1671, retainedNodes: !1669)
!1668 = !DIFile(filename: "library/core/src/iter/traits/accum.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!1669 = !{!1670}
!1670 = !DILocalVariable(name: "iter", arg: 1, scope: !1667, file: !1668, line: 49, type: !92)
!1671 = !{!1672}
!1672 = !DITemplateTypeParameter(name: "I", type: !92)
!1673 = !DILocation(line: 49, column: 44, scope: !1667)
!1674 = !DILocation(line: 50, column: 22, scope: !1667)
!1675 = !DILocation(line: 55, column: 14, scope: !1667)
!1676 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", linkageName: "_ZN54_$LT$i64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h27b1593b054f1a1fE", scope: !58, file: !1668, line: 53, type: !1677, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1671, retainedNodes: !1680)
!1677 = !DISubroutineType(types: !1678)
!1678 = !{!16, !1679, !16, !16}
!1679 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>", baseType: !57, size: 64, align: 64, dwarfAddressSpace: 0)
!1680 = !{!1681, !1682, !1683}
!1681 = !DILocalVariable(name: "a", arg: 2, scope: !1676, file: !1668, line: 53, type: !16)
!1682 = !DILocalVariable(name: "b", arg: 3, scope: !1676, file: !1668, line: 53, type: !16)
!1683 = !DILocalVariable(arg: 1, scope: !1676, file: !1668, line: 53, type: !1679)
!1684 = !DILocation(line: 53, column: 21, scope: !1676)
!1685 = !DILocation(line: 53, column: 22, scope: !1676)
!1686 = !DILocation(line: 53, column: 25, scope: !1676)
!1687 = !DILocation(line: 53, column: 28, scope: !1676)
!1688 = !DILocation(line: 53, column: 33, scope: !1676)
!1689 = distinct !DISubprogram(name: "drop", linkageName: "_ZN56_$LT$numbers..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdc4b1aa1e5c849edE", scope: !1690, file: !266, line: 60, type: !1691, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1694)
!1690 = !DINamespace(name: "{impl#0}", scope: !46)
!1691 = !DISubroutineType(types: !1692)
!1692 = !{null, !1693}
!1693 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::Guard", baseType: !707, size: 64, align: 64, dwarfAddressSpace: 0)
!1694 = !{!1695}
!1695 = !DILocalVariable(name: "self", arg: 1, scope: !1689, file: !266, line: 60, type: !1693)
!1696 = !DILocation(line: 60, column: 13, scope: !1689)
!1697 = !DILocation(line: 61, column: 9, scope: !1689)
!1698 = !DILocation(line: 62, column: 6, scope: !1689)
!1699 = distinct !DISubprogram(name: "rem", linkageName: "_ZN60_$LT$$RF$i64$u20$as$u20$core..ops..arith..Rem$LT$i64$GT$$GT$3rem17h9db11645e93bb913E", scope: !1701, file: !1700, line: 27, type: !1702, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1705)
!1700 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!1701 = !DINamespace(name: "{impl#298}", scope: !381)
!1702 = !DISubroutineType(types: !1703)
!1703 = !{!16, !1704, !16, !384}
!1704 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i64", baseType: !16, size: 64, align: 64, dwarfAddressSpace: 0)
!1705 = !{!1706, !1707}
!1706 = !DILocalVariable(name: "self", arg: 1, scope: !1699, file: !1700, line: 27, type: !1704)
!1707 = !DILocalVariable(name: "other", arg: 2, scope: !1699, file: !1700, line: 27, type: !16)
!1708 = !DILocation(line: 27, column: 24, scope: !1699)
!1709 = !DILocation(line: 27, column: 30, scope: !1699)
!1710 = !DILocation(line: 28, column: 31, scope: !1699)
!1711 = !DILocation(line: 28, column: 17, scope: !1699)
!1712 = !DILocation(line: 29, column: 14, scope: !1699)
!1713 = distinct !DISubprogram(name: "into_iter<core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<[f32; 8]>>>", linkageName: "_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h7d671c99e88f3edcE", scope: !1715, file: !1714, line: 322, type: !1717, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1721, retainedNodes: !1719)
!1714 = !DIFile(filename: "library/core/src/iter/traits/collect.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!1715 = !DINamespace(name: "{impl#0}", scope: !1716)
!1716 = !DINamespace(name: "collect", scope: !61)
!1717 = !DISubroutineType(types: !1718)
!1718 = !{!155, !155}
!1719 = !{!1720}
!1720 = !DILocalVariable(name: "self", arg: 1, scope: !1713, file: !1714, line: 322, type: !155)
!1721 = !{!1722}
!1722 = !DITemplateTypeParameter(name: "I", type: !155)
!1723 = !DILocation(line: 322, column: 18, scope: !1713)
!1724 = !DILocation(line: 323, column: 9, scope: !1713)
!1725 = !DILocation(line: 324, column: 6, scope: !1713)
!1726 = distinct !DISubprogram(name: "into_iter<core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<f32>>>", linkageName: "_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb82fbf7e9c9e6f23E", scope: !1715, file: !1714, line: 322, type: !1727, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1731, retainedNodes: !1729)
!1727 = !DISubroutineType(types: !1728)
!1728 = !{!289, !289}
!1729 = !{!1730}
!1730 = !DILocalVariable(name: "self", arg: 1, scope: !1726, file: !1714, line: 322, type: !289)
!1731 = !{!1732}
!1732 = !DITemplateTypeParameter(name: "I", type: !289)
!1733 = !DILocation(line: 322, column: 18, scope: !1726)
!1734 = !DILocation(line: 323, column: 9, scope: !1726)
!1735 = !DILocation(line: 324, column: 6, scope: !1726)
!1736 = distinct !DISubprogram(name: "into_iter<core::slice::iter::Chunks<u8>>", linkageName: "_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hbce600fee50fb10dE", scope: !1715, file: !1714, line: 322, type: !1737, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1741, retainedNodes: !1739)
!1737 = !DISubroutineType(types: !1738)
!1738 = !{!1110, !1110}
!1739 = !{!1740}
!1740 = !DILocalVariable(name: "self", arg: 1, scope: !1736, file: !1714, line: 322, type: !1110)
!1741 = !{!1742}
!1742 = !DITemplateTypeParameter(name: "I", type: !1110)
!1743 = !DILocation(line: 322, column: 18, scope: !1736)
!1744 = !DILocation(line: 323, column: 9, scope: !1736)
!1745 = !DILocation(line: 324, column: 6, scope: !1736)
!1746 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h82aeff64e93ac4f1E", scope: !45, file: !266, line: 47, type: !1747, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1750)
!1747 = !DISubroutineType(types: !1748)
!1748 = !{!16, !1749, !42}
!1749 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::average::{closure_env#0}", baseType: !44, size: 64, align: 64, dwarfAddressSpace: 0)
!1750 = !{!1751, !1753, !1754}
!1751 = !DILocalVariable(name: "v", scope: !1752, file: !266, line: 47, type: !32, align: 32)
!1752 = distinct !DILexicalBlock(scope: !1746, file: !266, line: 47, column: 45)
!1753 = !DILocalVariable(arg: 1, scope: !1746, file: !266, line: 47, type: !1749)
!1754 = !DILocalVariable(arg: 2, scope: !1746, file: !266, line: 47, type: !42)
!1755 = !DILocation(line: 47, column: 40, scope: !1746)
!1756 = !DILocation(line: 47, column: 41, scope: !1746)
!1757 = !DILocation(line: 47, column: 42, scope: !1746)
!1758 = !DILocation(line: 47, column: 42, scope: !1752)
!1759 = !DILocalVariable(name: "small", arg: 1, scope: !1760, file: !1761, line: 79, type: !32)
!1760 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1j_NtNtCsgEmfK2I1SDS_4core7convert3numxINtB8_4FromlE4from", scope: !1762, file: !1761, line: 79, type: !1764, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1766)
!1761 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!1762 = !DINamespace(name: "{impl#83}", scope: !1763)
!1763 = !DINamespace(name: "num", scope: !190)
!1764 = !DISubroutineType(types: !1765)
!1765 = !{!16, !32}
!1766 = !{!1759}
!1767 = !DILocation(line: 79, column: 21, scope: !1760, inlinedAt: !1768)
!1768 = distinct !DILocation(line: 47, column: 45, scope: !1752)
!1769 = !DILocation(line: 82, column: 17, scope: !1760, inlinedAt: !1768)
!1770 = !DILocation(line: 47, column: 57, scope: !1746)
!1771 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_ZN7numbers7average28_$u7b$$u7b$closure$u7d$$u7d$17h83c60f4e3fcccf09E", scope: !45, file: !266, line: 47, type: !1772, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1775)
!1772 = !DISubroutineType(types: !1773)
!1773 = !{!445, !1774, !1704}
!1774 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut numbers::average::{closure_env#1}", baseType: !55, size: 64, align: 64, dwarfAddressSpace: 0)
!1775 = !{!1776, !1777}
!1776 = !DILocalVariable(name: "v", arg: 2, scope: !1771, file: !266, line: 47, type: !1704)
!1777 = !DILocalVariable(arg: 1, scope: !1771, file: !266, line: 47, type: !1774)
!1778 = !DILocation(line: 47, column: 66, scope: !1771)
!1779 = !DILocation(line: 47, column: 67, scope: !1771)
!1780 = !DILocation(line: 47, column: 70, scope: !1771)
!1781 = !DILocation(line: 47, column: 80, scope: !1771)
!1782 = distinct !DISubprogram(name: "fold<i32, i64, core::iter::adapters::map::map_fold::{closure_env#0}<&i32, i64, i64, numbers::average::{closure_env#0}, core::iter::adapters::filter::filter_fold::{closure_env#0}<i64, i64, numbers::average::{closure_env#1}, core::iter::traits::accum::{impl#16}::sum::{closure_env#0}<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::Iter<i32>, numbers::average::{closure_env#0}>, numbers::average::{closure_env#1}>>>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hfb46e4446a6c3a64E", scope: !1784, file: !1783, line: 259, type: !1785, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1805, retainedNodes: !1787)
!1783 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!1784 = !DINamespace(name: "{impl#171}", scope: !22)
!1785 = !DISubroutineType(types: !1786)
!1786 = !{!16, !21, !16, !899}
!1787 = !{!1788, !1789, !1790, !1791, !1793, !1795, !1797, !1799, !1801, !1803}
!1788 = !DILocalVariable(name: "self", arg: 1, scope: !1782, file: !1783, line: 259, type: !21)
!1789 = !DILocalVariable(name: "init", arg: 2, scope: !1782, file: !1783, line: 259, type: !16)
!1790 = !DILocalVariable(name: "f", arg: 3, scope: !1782, file: !1783, line: 259, type: !899)
!1791 = !DILocalVariable(name: "len", scope: !1792, file: !1783, line: 29, type: !141, align: 64)
!1792 = distinct !DILexicalBlock(scope: !1782, file: !1783, line: 29, column: 13)
!1793 = !DILocalVariable(name: "end", scope: !1794, file: !1783, line: 33, type: !26, align: 64)
!1794 = distinct !DILexicalBlock(scope: !1782, file: !1783, line: 33, column: 13)
!1795 = !DILocalVariable(name: "acc", scope: !1796, file: !1783, line: 273, type: !16, align: 64)
!1796 = distinct !DILexicalBlock(scope: !1782, file: !1783, line: 273, column: 17)
!1797 = !DILocalVariable(name: "i", scope: !1798, file: !1783, line: 274, type: !141, align: 64)
!1798 = distinct !DILexicalBlock(scope: !1796, file: !1783, line: 274, column: 17)
!1799 = !DILocalVariable(name: "len", scope: !1800, file: !1783, line: 275, type: !141, align: 64)
!1800 = distinct !DILexicalBlock(scope: !1798, file: !1783, line: 275, column: 17)
!1801 = !DILocalVariable(name: "len", scope: !1802, file: !1783, line: 29, type: !141, align: 64)
!1802 = distinct !DILexicalBlock(scope: !1798, file: !1783, line: 29, column: 13)
!1803 = !DILocalVariable(name: "end", scope: !1804, file: !1783, line: 33, type: !26, align: 64)
!1804 = distinct !DILexicalBlock(scope: !1798, file: !1783, line: 33, column: 13)
!1805 = !{!34, !67, !1806}
!1806 = !DITemplateTypeParameter(name: "F", type: !899)
!1807 = !DILocation(line: 259, column: 27, scope: !1782)
!1808 = !DILocation(line: 259, column: 33, scope: !1782)
!1809 = !DILocation(line: 259, column: 42, scope: !1782)
!1810 = !DILocation(line: 273, column: 21, scope: !1796)
!1811 = !DILocation(line: 274, column: 21, scope: !1798)
!1812 = !DILocalVariable(name: "self", arg: 1, scope: !1813, file: !647, line: 832, type: !141)
!1813 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add", scope: !636, file: !647, line: 832, type: !1814, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1816)
!1814 = !DISubroutineType(types: !1815)
!1815 = !{!141, !141, !141, !384}
!1816 = !{!1812, !1817}
!1817 = !DILocalVariable(name: "rhs", scope: !1813, file: !647, line: 832, type: !141, align: 64)
!1818 = !DILocation(line: 832, column: 43, scope: !1813, inlinedAt: !1819)
!1819 = !DILocation(line: 283, column: 36, scope: !1800)
!1820 = !DILocation(line: 275, column: 21, scope: !1800)
!1821 = !DILocation(line: 29, column: 17, scope: !1802)
!1822 = !DILocation(line: 726, column: 13, scope: !1823, inlinedAt: !1831)
!1823 = distinct !DILexicalBlock(scope: !1824, file: !716, line: 726, column: 9)
!1824 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned17h551c01dc3c4c335aE", scope: !717, file: !716, line: 701, type: !1825, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1827)
!1825 = !DISubroutineType(types: !1826)
!1826 = !{!141, !31, !31, !384}
!1827 = !{!1828, !1829, !1830}
!1828 = !DILocalVariable(name: "self", arg: 1, scope: !1824, file: !716, line: 701, type: !31)
!1829 = !DILocalVariable(name: "origin", arg: 2, scope: !1824, file: !716, line: 701, type: !31)
!1830 = !DILocalVariable(name: "pointee_size", scope: !1823, file: !716, line: 726, type: !141, align: 64)
!1831 = !DILocation(line: 887, column: 37, scope: !1832, inlinedAt: !1838)
!1832 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$20offset_from_unsigned17hf330ffbf9bd8889aE", scope: !1358, file: !1357, line: 882, type: !1833, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1835)
!1833 = !DISubroutineType(types: !1834)
!1834 = !{!141, !1362, !31, !384}
!1835 = !{!1836, !1837}
!1836 = !DILocalVariable(name: "self", arg: 1, scope: !1832, file: !1357, line: 882, type: !1362)
!1837 = !DILocalVariable(name: "origin", arg: 2, scope: !1832, file: !1357, line: 882, type: !31)
!1838 = !DILocation(line: 953, column: 32, scope: !1839, inlinedAt: !1846)
!1839 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17hdecabeef721a6bd4E", scope: !26, file: !546, line: 948, type: !1840, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1842, retainedNodes: !1843)
!1840 = !DISubroutineType(types: !1841)
!1841 = !{!141, !26, !26}
!1842 = !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17hdecabeef721a6bd4E", scope: !26, file: !546, line: 948, type: !1840, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !33)
!1843 = !{!1844, !1845}
!1844 = !DILocalVariable(name: "self", arg: 1, scope: !1839, file: !546, line: 948, type: !26)
!1845 = !DILocalVariable(name: "subtracted", arg: 2, scope: !1839, file: !546, line: 948, type: !26)
!1846 = !DILocation(line: 57, column: 30, scope: !1804)
!1847 = !DILocation(line: 832, column: 49, scope: !1813, inlinedAt: !1819)
!1848 = !DILocation(line: 28, column: 12, scope: !1782)
!1849 = !DILocation(line: 33, column: 33, scope: !1782)
!1850 = !DILocation(line: 33, column: 17, scope: !1794)
!1851 = !DILocalVariable(name: "self", arg: 1, scope: !1852, file: !546, line: 1719, type: !1856)
!1852 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h28764902c315cd87E", scope: !1853, file: !546, line: 1719, type: !1854, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, retainedNodes: !1857)
!1853 = !DINamespace(name: "{impl#16}", scope: !27)
!1854 = !DISubroutineType(types: !1855)
!1855 = !{!445, !1856, !1856}
!1856 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<i32>", baseType: !26, size: 64, align: 64, dwarfAddressSpace: 0)
!1857 = !{!1851, !1858}
!1858 = !DILocalVariable(name: "other", arg: 2, scope: !1852, file: !546, line: 1719, type: !1856)
!1859 = !DILocation(line: 1719, column: 11, scope: !1852, inlinedAt: !1860)
!1860 = !DILocation(line: 44, column: 20, scope: !1794)
!1861 = !DILocation(line: 1719, column: 18, scope: !1852, inlinedAt: !1860)
!1862 = !DILocation(line: 1720, column: 9, scope: !1852, inlinedAt: !1860)
!1863 = !DILocation(line: 28, column: 9, scope: !1782)
!1864 = !DILocation(line: 25, column: 86, scope: !1782)
!1865 = !DILocation(line: 273, column: 31, scope: !1782)
!1866 = !DILocation(line: 274, column: 29, scope: !1796)
!1867 = !DILocation(line: 28, column: 12, scope: !1798)
!1868 = !DILocation(line: 271, column: 28, scope: !1782)
!1869 = !DILocation(line: 289, column: 13, scope: !1782)
!1870 = !DILocation(line: 33, column: 33, scope: !1798)
!1871 = !DILocation(line: 33, column: 17, scope: !1804)
!1872 = !DILocation(line: 948, column: 46, scope: !1839, inlinedAt: !1846)
!1873 = !DILocalVariable(name: "self", arg: 1, scope: !1874, file: !546, line: 401, type: !26)
!1874 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h87da2a69b123707bE", scope: !26, file: !546, line: 401, type: !1382, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1384, retainedNodes: !1875)
!1875 = !{!1873}
!1876 = !DILocation(line: 401, column: 25, scope: !1874, inlinedAt: !1877)
!1877 = !DILocation(line: 953, column: 23, scope: !1839, inlinedAt: !1846)
!1878 = !DILocation(line: 57, column: 51, scope: !1804)
!1879 = !DILocation(line: 948, column: 52, scope: !1839, inlinedAt: !1846)
!1880 = !DILocation(line: 401, column: 25, scope: !1874, inlinedAt: !1881)
!1881 = !DILocation(line: 953, column: 64, scope: !1839, inlinedAt: !1846)
!1882 = !DILocation(line: 407, column: 18, scope: !1874, inlinedAt: !1877)
!1883 = !DILocation(line: 882, column: 46, scope: !1832, inlinedAt: !1838)
!1884 = !DILocation(line: 953, column: 53, scope: !1839, inlinedAt: !1846)
!1885 = !DILocation(line: 882, column: 52, scope: !1832, inlinedAt: !1838)
!1886 = !DILocation(line: 701, column: 52, scope: !1824, inlinedAt: !1831)
!1887 = !DILocation(line: 887, column: 18, scope: !1832, inlinedAt: !1838)
!1888 = !DILocation(line: 701, column: 46, scope: !1824, inlinedAt: !1831)
!1889 = !DILocation(line: 77, column: 35, scope: !1890, inlinedAt: !1831)
!1890 = !DILexicalBlockFile(scope: !1824, file: !634, discriminator: 0)
!1891 = !DILocation(line: 78, column: 17, scope: !1890, inlinedAt: !1831)
!1892 = !DILocation(line: 77, column: 13, scope: !1890, inlinedAt: !1831)
!1893 = !DILocation(line: 727, column: 17, scope: !1823, inlinedAt: !1831)
!1894 = !DILocation(line: 727, column: 37, scope: !1823, inlinedAt: !1831)
!1895 = !DILocation(line: 729, column: 18, scope: !1823, inlinedAt: !1831)
!1896 = !DILocation(line: 28, column: 9, scope: !1798)
!1897 = !DILocation(line: 727, column: 9, scope: !1823, inlinedAt: !1831)
!1898 = !DILocation(line: 279, column: 29, scope: !1800)
!1899 = !DILocation(line: 279, column: 58, scope: !1800)
!1900 = !DILocalVariable(name: "self", arg: 1, scope: !1901, file: !546, line: 651, type: !26)
!1901 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hbc6bf6ee093306daE", scope: !26, file: !546, line: 651, type: !1902, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !33, declaration: !1904, retainedNodes: !1905)
!1902 = !DISubroutineType(types: !1903)
!1903 = !{!26, !26, !141}
!1904 = !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hbc6bf6ee093306daE", scope: !26, file: !546, line: 651, type: !1902, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !33)
!1905 = !{!1900, !1906}
!1906 = !DILocalVariable(name: "count", arg: 2, scope: !1901, file: !546, line: 651, type: !141)
!1907 = !DILocation(line: 651, column: 29, scope: !1901, inlinedAt: !1908)
!1908 = !DILocation(line: 279, column: 67, scope: !1800)
!1909 = !DILocation(line: 279, column: 71, scope: !1800)
!1910 = !DILocation(line: 651, column: 35, scope: !1901, inlinedAt: !1908)
!1911 = !DILocation(line: 659, column: 28, scope: !1901, inlinedAt: !1908)
!1912 = !DILocation(line: 659, column: 18, scope: !1901, inlinedAt: !1908)
!1913 = !DILocation(line: 401, column: 25, scope: !1874, inlinedAt: !1914)
!1914 = !DILocation(line: 279, column: 74, scope: !1800)
!1915 = !DILocation(line: 279, column: 27, scope: !1800)
!1916 = !DILocation(line: 279, column: 21, scope: !1800)
!1917 = !DILocation(line: 77, column: 35, scope: !1918, inlinedAt: !1819)
!1918 = !DILexicalBlockFile(scope: !1813, file: !634, discriminator: 0)
!1919 = !DILocation(line: 78, column: 17, scope: !1918, inlinedAt: !1819)
!1920 = !DILocation(line: 844, column: 17, scope: !1813, inlinedAt: !1819)
!1921 = !DILocation(line: 283, column: 21, scope: !1800)
!1922 = !DILocation(line: 284, column: 24, scope: !1800)
!1923 = !DILocation(line: 284, column: 29, scope: !1800)
!1924 = !DILocation(line: 276, column: 17, scope: !1800)
!1925 = !DILocation(line: 288, column: 17, scope: !1800)
!1926 = !DILocation(line: 289, column: 14, scope: !1782)
!1927 = !DILocation(line: 259, column: 13, scope: !1782)
!1928 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1f7d5a71aedd3892E", scope: !1784, file: !1783, line: 157, type: !1929, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1943)
!1929 = !DISubroutineType(types: !1930)
!1930 = !{!1931, !1942}
!1931 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&u8>", scope: !130, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !1932, templateParams: !39, identifier: "3b67d0b985d7948cbcd165e8f506b6b")
!1932 = !{!1933}
!1933 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1931, file: !18, size: 64, align: 64, elements: !1934, templateParams: !39, identifier: "71ac802c7c0ad94fb78370f38c746073", discriminator: !1941)
!1934 = !{!1935, !1937}
!1935 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !1933, file: !18, baseType: !1936, size: 64, align: 64, extraData: i64 0)
!1936 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !1931, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !1554, identifier: "96753c70fadc75c257dd53d37c46d25d")
!1937 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !1933, file: !18, baseType: !1938, size: 64, align: 64)
!1938 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !1931, file: !18, size: 64, align: 64, flags: DIFlagPublic, elements: !1939, templateParams: !1554, identifier: "8bb1dfc82a8e90ce425eae44ff5f9ea4")
!1939 = !{!1940}
!1940 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1938, file: !18, baseType: !1556, size: 64, align: 64, flags: DIFlagPublic)
!1941 = !DIDerivedType(tag: DW_TAG_member, scope: !1931, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!1942 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<u8>", baseType: !1548, size: 64, align: 64, dwarfAddressSpace: 0)
!1943 = !{!1944, !1945, !1947, !1949}
!1944 = !DILocalVariable(name: "self", arg: 1, scope: !1928, file: !1783, line: 157, type: !1942)
!1945 = !DILocalVariable(name: "ptr", scope: !1946, file: !1783, line: 161, type: !565, align: 64)
!1946 = distinct !DILexicalBlock(scope: !1928, file: !1783, line: 161, column: 17)
!1947 = !DILocalVariable(name: "end_or_len", scope: !1948, file: !1783, line: 162, type: !568, align: 64)
!1948 = distinct !DILexicalBlock(scope: !1946, file: !1783, line: 162, column: 17)
!1949 = !DILocalVariable(name: "len", scope: !1950, file: !1783, line: 167, type: !141, align: 64)
!1950 = distinct !DILexicalBlock(scope: !1948, file: !1783, line: 167, column: 25)
!1951 = !DILocation(line: 157, column: 21, scope: !1928)
!1952 = !DILocation(line: 1011, column: 49, scope: !1953, inlinedAt: !1957)
!1953 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub", scope: !636, file: !647, line: 1011, type: !1814, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !1954)
!1954 = !{!1955, !1956}
!1955 = !DILocalVariable(name: "self", arg: 1, scope: !1953, file: !647, line: 1011, type: !141)
!1956 = !DILocalVariable(name: "rhs", scope: !1953, file: !647, line: 1011, type: !141, align: 64)
!1957 = !DILocation(line: 175, column: 70, scope: !1950)
!1958 = !DILocation(line: 651, column: 35, scope: !1959, inlinedAt: !1966)
!1959 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h45cb86bca921b5c8E", scope: !565, file: !546, line: 651, type: !1960, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !1962, retainedNodes: !1963)
!1960 = !DISubroutineType(types: !1961)
!1961 = !{!565, !565, !141}
!1962 = !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h45cb86bca921b5c8E", scope: !565, file: !546, line: 651, type: !1960, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!1963 = !{!1964, !1965}
!1964 = !DILocalVariable(name: "self", arg: 1, scope: !1959, file: !546, line: 651, type: !565)
!1965 = !DILocalVariable(name: "count", scope: !1959, file: !546, line: 651, type: !141, align: 64)
!1966 = !DILocation(line: 185, column: 40, scope: !1948)
!1967 = !DILocation(line: 161, column: 27, scope: !1928)
!1968 = !DILocation(line: 161, column: 21, scope: !1946)
!1969 = !DILocation(line: 651, column: 29, scope: !1959, inlinedAt: !1966)
!1970 = !DILocation(line: 162, column: 34, scope: !1946)
!1971 = !DILocation(line: 162, column: 21, scope: !1948)
!1972 = !DILocalVariable(name: "self", arg: 1, scope: !1973, file: !716, line: 153, type: !568)
!1973 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hab2a7ef2e8e53ea1E", scope: !717, file: !716, line: 153, type: !1275, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1974)
!1974 = !{!1972}
!1975 = !DILocation(line: 153, column: 17, scope: !1973, inlinedAt: !1976)
!1976 = !DILocation(line: 167, column: 46, scope: !1948)
!1977 = !DILocalVariable(name: "self", arg: 1, scope: !1978, file: !716, line: 48, type: !568)
!1978 = distinct !DISubprogram(name: "cast<u8, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h0a43bd8a5735d8abE", scope: !717, file: !716, line: 48, type: !1979, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !1982, retainedNodes: !1981)
!1979 = !DISubroutineType(types: !1980)
!1980 = !{!478, !568}
!1981 = !{!1977}
!1982 = !{!400, !738}
!1983 = !DILocation(line: 48, column: 26, scope: !1978, inlinedAt: !1984)
!1984 = !DILocation(line: 159, column: 38, scope: !1973, inlinedAt: !1976)
!1985 = !DILocation(line: 166, column: 24, scope: !1948)
!1986 = !DILocalVariable(name: "self", arg: 1, scope: !1987, file: !546, line: 1719, type: !1990)
!1987 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h52b612de5e6ca8beE", scope: !1853, file: !546, line: 1719, type: !1988, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !1991)
!1988 = !DISubroutineType(types: !1989)
!1989 = !{!445, !1990, !1990}
!1990 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<u8>", baseType: !565, size: 64, align: 64, dwarfAddressSpace: 0)
!1991 = !{!1986, !1992}
!1992 = !DILocalVariable(name: "other", arg: 2, scope: !1987, file: !546, line: 1719, type: !1990)
!1993 = !DILocation(line: 1719, column: 11, scope: !1987, inlinedAt: !1994)
!1994 = !DILocation(line: 180, column: 28, scope: !1948)
!1995 = !DILocation(line: 1719, column: 18, scope: !1987, inlinedAt: !1994)
!1996 = !DILocation(line: 1720, column: 9, scope: !1987, inlinedAt: !1994)
!1997 = !DILocation(line: 659, column: 28, scope: !1959, inlinedAt: !1966)
!1998 = !DILocation(line: 185, column: 25, scope: !1948)
!1999 = !DILocation(line: 166, column: 21, scope: !1948)
!2000 = !DILocation(line: 181, column: 36, scope: !1948)
!2001 = !DILocation(line: 0, scope: !2002)
!2002 = !DILexicalBlockFile(scope: !1948, file: !266, discriminator: 0)
!2003 = !DILocalVariable(name: "self", arg: 1, scope: !2004, file: !546, line: 440, type: !1990)
!2004 = distinct !DISubprogram(name: "as_ref<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h3e447ab7abfcf710E", scope: !565, file: !546, line: 440, type: !2005, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, declaration: !2007, retainedNodes: !2008)
!2005 = !DISubroutineType(types: !2006)
!2006 = !{!1556, !1990}
!2007 = !DISubprogram(name: "as_ref<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h3e447ab7abfcf710E", scope: !565, file: !546, line: 440, type: !2005, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !399)
!2008 = !{!2003}
!2009 = !DILocation(line: 440, column: 36, scope: !2004, inlinedAt: !2010)
!2010 = !DILocation(line: 190, column: 32, scope: !1948)
!2011 = !DILocation(line: 190, column: 21, scope: !1948)
!2012 = !DILocation(line: 192, column: 14, scope: !1928)
!2013 = distinct !DISubprogram(name: "next<f32>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb471bb6b8b44a344E", scope: !1784, file: !1783, line: 157, type: !2014, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !2017)
!2014 = !DISubroutineType(types: !2015)
!2015 = !{!339, !2016}
!2016 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<f32>", baseType: !292, size: 64, align: 64, dwarfAddressSpace: 0)
!2017 = !{!2018, !2019, !2021, !2023}
!2018 = !DILocalVariable(name: "self", arg: 1, scope: !2013, file: !1783, line: 157, type: !2016)
!2019 = !DILocalVariable(name: "ptr", scope: !2020, file: !1783, line: 161, type: !295, align: 64)
!2020 = distinct !DILexicalBlock(scope: !2013, file: !1783, line: 161, column: 17)
!2021 = !DILocalVariable(name: "end_or_len", scope: !2022, file: !1783, line: 162, type: !298, align: 64)
!2022 = distinct !DILexicalBlock(scope: !2020, file: !1783, line: 162, column: 17)
!2023 = !DILocalVariable(name: "len", scope: !2024, file: !1783, line: 167, type: !141, align: 64)
!2024 = distinct !DILexicalBlock(scope: !2022, file: !1783, line: 167, column: 25)
!2025 = !DILocation(line: 157, column: 21, scope: !2013)
!2026 = !DILocation(line: 1011, column: 49, scope: !2027, inlinedAt: !2031)
!2027 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub", scope: !636, file: !647, line: 1011, type: !1814, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2028)
!2028 = !{!2029, !2030}
!2029 = !DILocalVariable(name: "self", arg: 1, scope: !2027, file: !647, line: 1011, type: !141)
!2030 = !DILocalVariable(name: "rhs", scope: !2027, file: !647, line: 1011, type: !141, align: 64)
!2031 = !DILocation(line: 175, column: 70, scope: !2024)
!2032 = !DILocation(line: 651, column: 35, scope: !2033, inlinedAt: !2040)
!2033 = distinct !DISubprogram(name: "add<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha287b1adc81c8a8aE", scope: !295, file: !546, line: 651, type: !2034, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, declaration: !2036, retainedNodes: !2037)
!2034 = !DISubroutineType(types: !2035)
!2035 = !{!295, !295, !141}
!2036 = !DISubprogram(name: "add<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha287b1adc81c8a8aE", scope: !295, file: !546, line: 651, type: !2034, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !299)
!2037 = !{!2038, !2039}
!2038 = !DILocalVariable(name: "self", arg: 1, scope: !2033, file: !546, line: 651, type: !295)
!2039 = !DILocalVariable(name: "count", scope: !2033, file: !546, line: 651, type: !141, align: 64)
!2040 = !DILocation(line: 185, column: 40, scope: !2022)
!2041 = !DILocation(line: 161, column: 27, scope: !2013)
!2042 = !DILocation(line: 161, column: 21, scope: !2020)
!2043 = !DILocation(line: 651, column: 29, scope: !2033, inlinedAt: !2040)
!2044 = !DILocation(line: 162, column: 34, scope: !2020)
!2045 = !DILocation(line: 162, column: 21, scope: !2022)
!2046 = !DILocalVariable(name: "self", arg: 1, scope: !2047, file: !716, line: 153, type: !298)
!2047 = distinct !DISubprogram(name: "addr<f32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h80fdf19e6a7c59d0E", scope: !717, file: !716, line: 153, type: !2048, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !2050)
!2048 = !DISubroutineType(types: !2049)
!2049 = !{!141, !298}
!2050 = !{!2046}
!2051 = !DILocation(line: 153, column: 17, scope: !2047, inlinedAt: !2052)
!2052 = !DILocation(line: 167, column: 46, scope: !2022)
!2053 = !DILocalVariable(name: "self", arg: 1, scope: !2054, file: !716, line: 48, type: !298)
!2054 = distinct !DISubprogram(name: "cast<f32, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h746b9d72973c8982E", scope: !717, file: !716, line: 48, type: !2055, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !2058, retainedNodes: !2057)
!2055 = !DISubroutineType(types: !2056)
!2056 = !{!478, !298}
!2057 = !{!2053}
!2058 = !{!300, !738}
!2059 = !DILocation(line: 48, column: 26, scope: !2054, inlinedAt: !2060)
!2060 = !DILocation(line: 159, column: 38, scope: !2047, inlinedAt: !2052)
!2061 = !DILocation(line: 166, column: 24, scope: !2022)
!2062 = !DILocalVariable(name: "self", arg: 1, scope: !2063, file: !546, line: 1719, type: !2066)
!2063 = distinct !DISubprogram(name: "eq<f32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h2b8521275aada416E", scope: !1853, file: !546, line: 1719, type: !2064, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, retainedNodes: !2067)
!2064 = !DISubroutineType(types: !2065)
!2065 = !{!445, !2066, !2066}
!2066 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<f32>", baseType: !295, size: 64, align: 64, dwarfAddressSpace: 0)
!2067 = !{!2062, !2068}
!2068 = !DILocalVariable(name: "other", arg: 2, scope: !2063, file: !546, line: 1719, type: !2066)
!2069 = !DILocation(line: 1719, column: 11, scope: !2063, inlinedAt: !2070)
!2070 = !DILocation(line: 180, column: 28, scope: !2022)
!2071 = !DILocation(line: 1719, column: 18, scope: !2063, inlinedAt: !2070)
!2072 = !DILocation(line: 1720, column: 9, scope: !2063, inlinedAt: !2070)
!2073 = !DILocation(line: 659, column: 28, scope: !2033, inlinedAt: !2040)
!2074 = !DILocation(line: 185, column: 25, scope: !2022)
!2075 = !DILocation(line: 166, column: 21, scope: !2022)
!2076 = !DILocation(line: 181, column: 36, scope: !2022)
!2077 = !DILocation(line: 0, scope: !2078)
!2078 = !DILexicalBlockFile(scope: !2022, file: !266, discriminator: 0)
!2079 = !DILocalVariable(name: "self", arg: 1, scope: !2080, file: !546, line: 440, type: !2066)
!2080 = distinct !DISubprogram(name: "as_ref<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h856c2b989db82900E", scope: !295, file: !546, line: 440, type: !2081, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !299, declaration: !2083, retainedNodes: !2084)
!2081 = !DISubroutineType(types: !2082)
!2082 = !{!282, !2066}
!2083 = !DISubprogram(name: "as_ref<f32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h856c2b989db82900E", scope: !295, file: !546, line: 440, type: !2081, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !299)
!2084 = !{!2079}
!2085 = !DILocation(line: 440, column: 36, scope: !2080, inlinedAt: !2086)
!2086 = !DILocation(line: 190, column: 32, scope: !2022)
!2087 = !DILocation(line: 190, column: 21, scope: !2022)
!2088 = !DILocation(line: 192, column: 14, scope: !2013)
!2089 = distinct !DISubprogram(name: "next<[f32; 8]>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he7ee20b0df49fbe1E", scope: !1784, file: !1783, line: 157, type: !2090, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !2093)
!2090 = !DISubroutineType(types: !2091)
!2091 = !{!226, !2092}
!2092 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<[f32; 8]>", baseType: !158, size: 64, align: 64, dwarfAddressSpace: 0)
!2093 = !{!2094, !2095, !2097, !2099}
!2094 = !DILocalVariable(name: "self", arg: 1, scope: !2089, file: !1783, line: 157, type: !2092)
!2095 = !DILocalVariable(name: "ptr", scope: !2096, file: !1783, line: 161, type: !161, align: 64)
!2096 = distinct !DILexicalBlock(scope: !2089, file: !1783, line: 161, column: 17)
!2097 = !DILocalVariable(name: "end_or_len", scope: !2098, file: !1783, line: 162, type: !164, align: 64)
!2098 = distinct !DILexicalBlock(scope: !2096, file: !1783, line: 162, column: 17)
!2099 = !DILocalVariable(name: "len", scope: !2100, file: !1783, line: 167, type: !141, align: 64)
!2100 = distinct !DILexicalBlock(scope: !2098, file: !1783, line: 167, column: 25)
!2101 = !DILocation(line: 157, column: 21, scope: !2089)
!2102 = !DILocation(line: 1011, column: 49, scope: !2103, inlinedAt: !2107)
!2103 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub", scope: !636, file: !647, line: 1011, type: !1814, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2104)
!2104 = !{!2105, !2106}
!2105 = !DILocalVariable(name: "self", arg: 1, scope: !2103, file: !647, line: 1011, type: !141)
!2106 = !DILocalVariable(name: "rhs", scope: !2103, file: !647, line: 1011, type: !141, align: 64)
!2107 = !DILocation(line: 175, column: 70, scope: !2100)
!2108 = !DILocation(line: 651, column: 35, scope: !2109, inlinedAt: !2116)
!2109 = distinct !DISubprogram(name: "add<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hfc1d24081297e9c6E", scope: !161, file: !546, line: 651, type: !2110, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, declaration: !2112, retainedNodes: !2113)
!2110 = !DISubroutineType(types: !2111)
!2111 = !{!161, !161, !141}
!2112 = !DISubprogram(name: "add<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hfc1d24081297e9c6E", scope: !161, file: !546, line: 651, type: !2110, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !165)
!2113 = !{!2114, !2115}
!2114 = !DILocalVariable(name: "self", arg: 1, scope: !2109, file: !546, line: 651, type: !161)
!2115 = !DILocalVariable(name: "count", scope: !2109, file: !546, line: 651, type: !141, align: 64)
!2116 = !DILocation(line: 185, column: 40, scope: !2098)
!2117 = !DILocation(line: 161, column: 27, scope: !2089)
!2118 = !DILocation(line: 161, column: 21, scope: !2096)
!2119 = !DILocation(line: 651, column: 29, scope: !2109, inlinedAt: !2116)
!2120 = !DILocation(line: 162, column: 34, scope: !2096)
!2121 = !DILocation(line: 162, column: 21, scope: !2098)
!2122 = !DILocalVariable(name: "self", arg: 1, scope: !2123, file: !716, line: 153, type: !164)
!2123 = distinct !DISubprogram(name: "addr<[f32; 8]>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h7074d641313e74a6E", scope: !717, file: !716, line: 153, type: !2124, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !2126)
!2124 = !DISubroutineType(types: !2125)
!2125 = !{!141, !164}
!2126 = !{!2122}
!2127 = !DILocation(line: 153, column: 17, scope: !2123, inlinedAt: !2128)
!2128 = !DILocation(line: 167, column: 46, scope: !2098)
!2129 = !DILocalVariable(name: "self", arg: 1, scope: !2130, file: !716, line: 48, type: !164)
!2130 = distinct !DISubprogram(name: "cast<[f32; 8], ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h7468ddfa69ca2bdcE", scope: !717, file: !716, line: 48, type: !2131, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !2134, retainedNodes: !2133)
!2131 = !DISubroutineType(types: !2132)
!2132 = !{!478, !164}
!2133 = !{!2129}
!2134 = !{!166, !738}
!2135 = !DILocation(line: 48, column: 26, scope: !2130, inlinedAt: !2136)
!2136 = !DILocation(line: 159, column: 38, scope: !2123, inlinedAt: !2128)
!2137 = !DILocation(line: 166, column: 24, scope: !2098)
!2138 = !DILocalVariable(name: "self", arg: 1, scope: !2139, file: !546, line: 1719, type: !2142)
!2139 = distinct !DISubprogram(name: "eq<[f32; 8]>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h05eb0f9b85997dd7E", scope: !1853, file: !546, line: 1719, type: !2140, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, retainedNodes: !2143)
!2140 = !DISubroutineType(types: !2141)
!2141 = !{!445, !2142, !2142}
!2142 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<[f32; 8]>", baseType: !161, size: 64, align: 64, dwarfAddressSpace: 0)
!2143 = !{!2138, !2144}
!2144 = !DILocalVariable(name: "other", arg: 2, scope: !2139, file: !546, line: 1719, type: !2142)
!2145 = !DILocation(line: 1719, column: 11, scope: !2139, inlinedAt: !2146)
!2146 = !DILocation(line: 180, column: 28, scope: !2098)
!2147 = !DILocation(line: 1719, column: 18, scope: !2139, inlinedAt: !2146)
!2148 = !DILocation(line: 1720, column: 9, scope: !2139, inlinedAt: !2146)
!2149 = !DILocation(line: 659, column: 28, scope: !2109, inlinedAt: !2116)
!2150 = !DILocation(line: 185, column: 25, scope: !2098)
!2151 = !DILocation(line: 166, column: 21, scope: !2098)
!2152 = !DILocation(line: 181, column: 36, scope: !2098)
!2153 = !DILocation(line: 0, scope: !2154)
!2154 = !DILexicalBlockFile(scope: !2098, file: !266, discriminator: 0)
!2155 = !DILocalVariable(name: "self", arg: 1, scope: !2156, file: !546, line: 440, type: !2142)
!2156 = distinct !DISubprogram(name: "as_ref<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h2f4833e470fa0bb4E", scope: !161, file: !546, line: 440, type: !2157, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !165, declaration: !2159, retainedNodes: !2160)
!2157 = !DISubroutineType(types: !2158)
!2158 = !{!143, !2142}
!2159 = !DISubprogram(name: "as_ref<[f32; 8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h2f4833e470fa0bb4E", scope: !161, file: !546, line: 440, type: !2157, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !165)
!2160 = !{!2155}
!2161 = !DILocation(line: 440, column: 36, scope: !2156, inlinedAt: !2162)
!2162 = !DILocation(line: 190, column: 32, scope: !2098)
!2163 = !DILocation(line: 190, column: 21, scope: !2098)
!2164 = !DILocation(line: 192, column: 14, scope: !2089)
!2165 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h28b70bbf38217c01E", scope: !2166, file: !1120, line: 1505, type: !2167, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !2183)
!2166 = !DINamespace(name: "{impl#71}", scope: !22)
!2167 = !DISubroutineType(types: !2168)
!2168 = !{!2169, !2182}
!2169 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&[u8]>", scope: !130, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !2170, templateParams: !39, identifier: "d75b5d88ea8f2a3e5fdea52394fbf6bf")
!2170 = !{!2171}
!2171 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2169, file: !18, size: 128, align: 64, elements: !2172, templateParams: !39, identifier: "6db2ef14796473d7a677838e5756e283", discriminator: !2181)
!2172 = !{!2173, !2177}
!2173 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !2171, file: !18, baseType: !2174, size: 128, align: 64, extraData: i64 0)
!2174 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !2169, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !39, templateParams: !2175, identifier: "daeb8998acc03a35346b1f47b97f4825")
!2175 = !{!2176}
!2176 = !DITemplateTypeParameter(name: "T", type: !694)
!2177 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !2171, file: !18, baseType: !2178, size: 128, align: 64)
!2178 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !2169, file: !18, size: 128, align: 64, flags: DIFlagPublic, elements: !2179, templateParams: !2175, identifier: "a3a9a43dc064a0e82560cf8e4bcfc10a")
!2179 = !{!2180}
!2180 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2178, file: !18, baseType: !694, size: 128, align: 64, flags: DIFlagPublic)
!2181 = !DIDerivedType(tag: DW_TAG_member, scope: !2169, file: !18, baseType: !153, size: 64, align: 64, flags: DIFlagArtificial)
!2182 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Chunks<u8>", baseType: !1110, size: 64, align: 64, dwarfAddressSpace: 0)
!2183 = !{!2184, !2185, !2187, !2189}
!2184 = !DILocalVariable(name: "self", arg: 1, scope: !2165, file: !1120, line: 1505, type: !2182)
!2185 = !DILocalVariable(name: "chunksz", scope: !2186, file: !1120, line: 1509, type: !141, align: 64)
!2186 = distinct !DILexicalBlock(scope: !2165, file: !1120, line: 1509, column: 13)
!2187 = !DILocalVariable(name: "fst", scope: !2188, file: !1120, line: 1510, type: !694, align: 64)
!2188 = distinct !DILexicalBlock(scope: !2186, file: !1120, line: 1510, column: 13)
!2189 = !DILocalVariable(name: "snd", scope: !2188, file: !1120, line: 1510, type: !694, align: 64)
!2190 = !DILocation(line: 1505, column: 13, scope: !2165)
!2191 = !DILocation(line: 1506, column: 12, scope: !2165)
!2192 = !DILocalVariable(name: "self", arg: 1, scope: !2193, file: !940, line: 136, type: !694)
!2193 = distinct !DISubprogram(name: "is_empty<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8is_empty17h4e20449f42fedcaaE", scope: !941, file: !940, line: 136, type: !2194, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !399, retainedNodes: !2196)
!2194 = !DISubroutineType(types: !2195)
!2195 = !{!445, !694}
!2196 = !{!2192}
!2197 = !DILocation(line: 136, column: 27, scope: !2193, inlinedAt: !2198)
!2198 = !DILocation(line: 1506, column: 19, scope: !2165)
!2199 = !DILocation(line: 1507, column: 13, scope: !2165)
!2200 = !DILocation(line: 1506, column: 9, scope: !2165)
!2201 = !DILocation(line: 1509, column: 36, scope: !2165)
!2202 = !DILocalVariable(name: "v1", arg: 1, scope: !2203, file: !426, line: 1574, type: !141)
!2203 = distinct !DISubprogram(name: "min<usize>", linkageName: "_ZN4core3cmp3min17ha542b3444f8a5849E", scope: !428, file: !426, line: 1574, type: !429, scopeLine: 1574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !2206, retainedNodes: !2204)
!2204 = !{!2202, !2205}
!2205 = !DILocalVariable(name: "v2", arg: 2, scope: !2203, file: !426, line: 1574, type: !141)
!2206 = !{!2207}
!2207 = !DITemplateTypeParameter(name: "T", type: !141)
!2208 = !DILocation(line: 1574, column: 53, scope: !2203, inlinedAt: !2209)
!2209 = !DILocation(line: 1509, column: 27, scope: !2165)
!2210 = !DILocation(line: 1509, column: 50, scope: !2165)
!2211 = !DILocation(line: 1574, column: 60, scope: !2203, inlinedAt: !2209)
!2212 = !DILocation(line: 1575, column: 8, scope: !2203, inlinedAt: !2209)
!2213 = !DILocation(line: 1509, column: 17, scope: !2186)
!2214 = !DILocation(line: 1510, column: 30, scope: !2186)
!2215 = !DILocation(line: 1510, column: 37, scope: !2186)
!2216 = !DILocation(line: 1510, column: 18, scope: !2186)
!2217 = !DILocation(line: 1510, column: 18, scope: !2188)
!2218 = !DILocation(line: 1510, column: 23, scope: !2186)
!2219 = !DILocation(line: 1510, column: 23, scope: !2188)
!2220 = !DILocation(line: 1511, column: 13, scope: !2188)
!2221 = !DILocation(line: 1512, column: 13, scope: !2188)
!2222 = !DILocation(line: 1514, column: 6, scope: !2165)
!2223 = distinct !DISubprogram(name: "average", scope: !46, file: !266, line: 46, type: !2224, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2226)
!2224 = !DISubroutineType(types: !2225)
!2225 = !{!16, !1097, !141}
!2226 = !{!2227, !2228, !2229, !2231}
!2227 = !DILocalVariable(name: "values", arg: 1, scope: !2223, file: !266, line: 46, type: !1097)
!2228 = !DILocalVariable(name: "index", arg: 2, scope: !2223, file: !266, line: 46, type: !141)
!2229 = !DILocalVariable(name: "total", scope: !2230, file: !266, line: 47, type: !16, align: 64)
!2230 = distinct !DILexicalBlock(scope: !2223, file: !266, line: 47, column: 5)
!2231 = !DILocalVariable(name: "chosen", scope: !2232, file: !266, line: 48, type: !32, align: 32)
!2232 = distinct !DILexicalBlock(scope: !2230, file: !266, line: 48, column: 5)
!2233 = !DILocation(line: 46, column: 16, scope: !2223)
!2234 = !DILocation(line: 46, column: 32, scope: !2223)
!2235 = !DILocation(line: 47, column: 29, scope: !2223)
!2236 = !DILocation(line: 47, column: 36, scope: !2223)
!2237 = !DILocation(line: 47, column: 59, scope: !2223)
!2238 = !DILocation(line: 47, column: 82, scope: !2223)
!2239 = !DILocation(line: 47, column: 9, scope: !2230)
!2240 = !DILocation(line: 48, column: 18, scope: !2230)
!2241 = !DILocation(line: 48, column: 9, scope: !2232)
!2242 = !DILocation(line: 49, column: 11, scope: !2232)
!2243 = !DILocation(line: 49, column: 44, scope: !2232)
!2244 = !DILocation(line: 79, column: 21, scope: !1760, inlinedAt: !2245)
!2245 = distinct !DILocation(line: 49, column: 66, scope: !2232)
!2246 = !DILocation(line: 82, column: 17, scope: !1760, inlinedAt: !2245)
!2247 = !DILocation(line: 49, column: 5, scope: !2232)
!2248 = !DILocation(line: 50, column: 2, scope: !2223)
!2249 = distinct !DISubprogram(name: "checksum", scope: !46, file: !266, line: 7, type: !2250, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2252)
!2250 = !DISubroutineType(types: !2251)
!2251 = !{!402, !694}
!2252 = !{!2253, !2254, !2256, !2257, !2259, !2261, !2263}
!2253 = !DILocalVariable(name: "data", arg: 1, scope: !2249, file: !266, line: 7, type: !694)
!2254 = !DILocalVariable(name: "a", scope: !2255, file: !266, line: 8, type: !402, align: 32)
!2255 = distinct !DILexicalBlock(scope: !2249, file: !266, line: 8, column: 5)
!2256 = !DILocalVariable(name: "b", scope: !2255, file: !266, line: 8, type: !402, align: 32)
!2257 = !DILocalVariable(name: "iter", scope: !2258, file: !266, line: 9, type: !1110, align: 64)
!2258 = distinct !DILexicalBlock(scope: !2255, file: !266, line: 9, column: 5)
!2259 = !DILocalVariable(name: "chunk", scope: !2260, file: !266, line: 9, type: !694, align: 64)
!2260 = distinct !DILexicalBlock(scope: !2258, file: !266, line: 9, column: 5)
!2261 = !DILocalVariable(name: "iter", scope: !2262, file: !266, line: 10, type: !1548, align: 64)
!2262 = distinct !DILexicalBlock(scope: !2260, file: !266, line: 10, column: 9)
!2263 = !DILocalVariable(name: "byte", scope: !2264, file: !266, line: 10, type: !397, align: 8)
!2264 = distinct !DILexicalBlock(scope: !2262, file: !266, line: 10, column: 9)
!2265 = !DILocation(line: 7, column: 17, scope: !2249)
!2266 = !DILocation(line: 8, column: 10, scope: !2255)
!2267 = !DILocation(line: 8, column: 17, scope: !2255)
!2268 = !DILocation(line: 9, column: 18, scope: !2258)
!2269 = !DILocation(line: 10, column: 22, scope: !2262)
!2270 = !DILocation(line: 8, column: 10, scope: !2249)
!2271 = !DILocation(line: 8, column: 17, scope: !2249)
!2272 = !DILocation(line: 9, column: 23, scope: !2255)
!2273 = !DILocation(line: 9, column: 18, scope: !2255)
!2274 = !DILocation(line: 9, column: 5, scope: !2258)
!2275 = !DILocation(line: 9, column: 9, scope: !2258)
!2276 = !DILocation(line: 9, column: 9, scope: !2260)
!2277 = !DILocation(line: 10, column: 22, scope: !2260)
!2278 = !DILocation(line: 10, column: 9, scope: !2262)
!2279 = !DILocation(line: 17, column: 6, scope: !2255)
!2280 = !DILocation(line: 17, column: 5, scope: !2255)
!2281 = !DILocation(line: 17, column: 17, scope: !2255)
!2282 = !DILocation(line: 18, column: 2, scope: !2249)
!2283 = !DILocation(line: 10, column: 14, scope: !2262)
!2284 = !DILocation(line: 10, column: 14, scope: !2264)
!2285 = !DILocalVariable(name: "small", arg: 1, scope: !2286, file: !1761, line: 79, type: !397)
!2286 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCsgEmfK2I1SDS_4core7convert3nummINtB8_4FromhE4from", scope: !2287, file: !1761, line: 79, type: !2288, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2290)
!2287 = !DINamespace(name: "{impl#65}", scope: !1763)
!2288 = !DISubroutineType(types: !2289)
!2289 = !{!402, !397}
!2290 = !{!2285}
!2291 = !DILocation(line: 79, column: 21, scope: !2286, inlinedAt: !2292)
!2292 = distinct !DILocation(line: 11, column: 18, scope: !2264)
!2293 = !DILocation(line: 82, column: 17, scope: !2286, inlinedAt: !2292)
!2294 = !DILocation(line: 11, column: 13, scope: !2264)
!2295 = !DILocation(line: 14, column: 9, scope: !2260)
!2296 = !DILocation(line: 15, column: 9, scope: !2260)
!2297 = !DILocation(line: 12, column: 18, scope: !2264)
!2298 = !DILocation(line: 12, column: 13, scope: !2264)
!2299 = !DILocation(line: 0, scope: !2249)
!2300 = distinct !DISubprogram(name: "guarded", scope: !46, file: !266, line: 66, type: !2301, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2303)
!2301 = !DISubroutineType(types: !2302)
!2302 = !{!32, !537, !32}
!2303 = !{!2304, !2305, !2306, !2308, !2310, !2317}
!2304 = !DILocalVariable(name: "count", arg: 1, scope: !2300, file: !266, line: 66, type: !537)
!2305 = !DILocalVariable(name: "divisor", arg: 2, scope: !2300, file: !266, line: 66, type: !32)
!2306 = !DILocalVariable(name: "guard", scope: !2307, file: !266, line: 67, type: !707, align: 64)
!2307 = distinct !DILexicalBlock(scope: !2300, file: !266, line: 67, column: 5)
!2308 = !DILocalVariable(name: "result", scope: !2309, file: !266, line: 68, type: !32, align: 32)
!2309 = distinct !DILexicalBlock(scope: !2307, file: !266, line: 68, column: 5)
!2310 = !DILocalVariable(name: "args", scope: !2311, file: !266, line: 70, type: !2314, align: 64)
!2311 = !DILexicalBlockFile(scope: !2312, file: !266, discriminator: 0)
!2312 = distinct !DILexicalBlock(scope: !2309, file: !2313, line: 62, column: 38)
!2313 = !DIFile(filename: "library/core/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!2314 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&&mut u32)", file: !18, size: 64, align: 64, elements: !2315, templateParams: !39, identifier: "22cae83b13834c13c78d40090216e876")
!2315 = !{!2316}
!2316 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2314, file: !18, baseType: !536, size: 64, align: 64)
!2317 = !DILocalVariable(name: "args", scope: !2318, file: !266, line: 70, type: !583, align: 64)
!2318 = !DILexicalBlockFile(scope: !2319, file: !266, discriminator: 0)
!2319 = distinct !DILexicalBlock(scope: !2312, file: !2313, line: 62, column: 38)
!2320 = !DILocation(line: 66, column: 16, scope: !2300)
!2321 = !DILocation(line: 66, column: 33, scope: !2300)
!2322 = !DILocation(line: 67, column: 9, scope: !2307)
!2323 = !DILocation(line: 70, column: 9, scope: !2318)
!2324 = !DILocation(line: 67, column: 17, scope: !2300)
!2325 = !DILocation(line: 68, column: 18, scope: !2307)
!2326 = !DILocation(line: 73, column: 1, scope: !2300)
!2327 = !DILocation(line: 68, column: 9, scope: !2309)
!2328 = !DILocation(line: 69, column: 8, scope: !2309)
!2329 = !DILocation(line: 73, column: 2, scope: !2300)
!2330 = !DILocation(line: 70, column: 9, scope: !2309)
!2331 = !DILocation(line: 70, column: 9, scope: !2311)
!2332 = !DILocation(line: 66, column: 1, scope: !2300)
!2333 = distinct !DISubprogram(name: "modular_power", scope: !46, file: !266, line: 21, type: !2334, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2336)
!2334 = !DISubroutineType(types: !2335)
!2335 = !{!153, !153, !153, !153}
!2336 = !{!2337, !2338, !2339, !2340, !2343}
!2337 = !DILocalVariable(name: "base", arg: 1, scope: !2333, file: !266, line: 21, type: !153)
!2338 = !DILocalVariable(name: "exponent", arg: 2, scope: !2333, file: !266, line: 21, type: !153)
!2339 = !DILocalVariable(name: "modulus", arg: 3, scope: !2333, file: !266, line: 21, type: !153)
!2340 = !DILocalVariable(name: "result", scope: !2341, file: !266, line: 22, type: !2342, align: 128)
!2341 = distinct !DILexicalBlock(scope: !2333, file: !266, line: 22, column: 5)
!2342 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!2343 = !DILocalVariable(name: "base", scope: !2344, file: !266, line: 23, type: !2342, align: 128)
!2344 = distinct !DILexicalBlock(scope: !2341, file: !266, line: 23, column: 5)
!2345 = !DILocation(line: 21, column: 22, scope: !2333)
!2346 = !DILocation(line: 21, column: 33, scope: !2333)
!2347 = !DILocation(line: 21, column: 52, scope: !2333)
!2348 = !DILocation(line: 22, column: 9, scope: !2341)
!2349 = !DILocation(line: 23, column: 9, scope: !2344)
!2350 = !DILocation(line: 22, column: 22, scope: !2333)
!2351 = !DILocation(line: 23, column: 31, scope: !2341)
!2352 = !DILocalVariable(name: "small", arg: 1, scope: !2353, file: !1761, line: 79, type: !153)
!2353 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1a_NtNtCsgEmfK2I1SDS_4core7convert3numoINtB8_4FromyE4from", scope: !2354, file: !1761, line: 79, type: !2355, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2357)
!2354 = !DINamespace(name: "{impl#74}", scope: !1763)
!2355 = !DISubroutineType(types: !2356)
!2356 = !{!2342, !153}
!2357 = !{!2352}
!2358 = !DILocation(line: 79, column: 21, scope: !2353, inlinedAt: !2359)
!2359 = distinct !DILocation(line: 23, column: 20, scope: !2341)
!2360 = !DILocation(line: 82, column: 17, scope: !2353, inlinedAt: !2359)
!2361 = !DILocation(line: 23, column: 20, scope: !2341)
!2362 = !DILocation(line: 24, column: 11, scope: !2344)
!2363 = !DILocation(line: 31, column: 5, scope: !2344)
!2364 = !DILocation(line: 32, column: 2, scope: !2333)
!2365 = !DILocation(line: 25, column: 12, scope: !2344)
!2366 = !DILocation(line: 28, column: 16, scope: !2344)
!2367 = !DILocation(line: 28, column: 23, scope: !2344)
!2368 = !DILocation(line: 26, column: 22, scope: !2344)
!2369 = !DILocation(line: 26, column: 31, scope: !2344)
!2370 = !DILocation(line: 79, column: 21, scope: !2353, inlinedAt: !2371)
!2371 = distinct !DILocation(line: 26, column: 38, scope: !2344)
!2372 = !DILocation(line: 82, column: 17, scope: !2353, inlinedAt: !2371)
!2373 = !DILocation(line: 26, column: 13, scope: !2344)
!2374 = !DILocation(line: 25, column: 9, scope: !2344)
!2375 = !DILocation(line: 79, column: 21, scope: !2353, inlinedAt: !2376)
!2376 = distinct !DILocation(line: 28, column: 30, scope: !2344)
!2377 = !DILocation(line: 82, column: 17, scope: !2353, inlinedAt: !2376)
!2378 = !DILocation(line: 28, column: 9, scope: !2344)
!2379 = !DILocation(line: 29, column: 9, scope: !2344)
!2380 = !DILocation(line: 24, column: 5, scope: !2344)
!2381 = distinct !DISubprogram(name: "saturate", scope: !46, file: !266, line: 53, type: !2382, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2395)
!2382 = !DISubroutineType(types: !2383)
!2383 = !{!2384, !2387, !2387}
!2384 = !DICompositeType(tag: DW_TAG_structure_type, name: "(i16, i16, (i16, bool), u32)", file: !18, size: 96, align: 32, elements: !2385, templateParams: !39, identifier: "ae478e954fa05a827266e2d991cab26e")
!2385 = !{!2386, !2388, !2389, !2394}
!2386 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2384, file: !18, baseType: !2387, size: 16, align: 16, offset: 32)
!2387 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!2388 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !2384, file: !18, baseType: !2387, size: 16, align: 16, offset: 48)
!2389 = !DIDerivedType(tag: DW_TAG_member, name: "__2", scope: !2384, file: !18, baseType: !2390, size: 32, align: 16)
!2390 = !DICompositeType(tag: DW_TAG_structure_type, name: "(i16, bool)", file: !18, size: 32, align: 16, elements: !2391, templateParams: !39, identifier: "345275ce6f0cd9dcb437fecc09caceb2")
!2391 = !{!2392, !2393}
!2392 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !2390, file: !18, baseType: !2387, size: 16, align: 16)
!2393 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !2390, file: !18, baseType: !445, size: 8, align: 8, offset: 16)
!2394 = !DIDerivedType(tag: DW_TAG_member, name: "__3", scope: !2384, file: !18, baseType: !402, size: 32, align: 32, offset: 64)
!2395 = !{!2396, !2397}
!2396 = !DILocalVariable(name: "x", arg: 1, scope: !2381, file: !266, line: 53, type: !2387)
!2397 = !DILocalVariable(name: "y", arg: 2, scope: !2381, file: !266, line: 53, type: !2387)
!2398 = !DILocation(line: 53, column: 17, scope: !2381)
!2399 = !DILocation(line: 53, column: 25, scope: !2381)
!2400 = !DILocalVariable(name: "self", arg: 1, scope: !2401, file: !594, line: 1894, type: !2387)
!2401 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums14saturating_add", scope: !2402, file: !594, line: 1894, type: !2403, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2405)
!2402 = !DINamespace(name: "{impl#1}", scope: !596)
!2403 = !DISubroutineType(types: !2404)
!2404 = !{!2387, !2387, !2387}
!2405 = !{!2400, !2406}
!2406 = !DILocalVariable(name: "rhs", arg: 2, scope: !2401, file: !594, line: 1894, type: !2387)
!2407 = !DILocation(line: 1894, column: 37, scope: !2401, inlinedAt: !2408)
!2408 = distinct !DILocation(line: 54, column: 8, scope: !2381)
!2409 = !DILocation(line: 1894, column: 43, scope: !2401, inlinedAt: !2408)
!2410 = !DILocation(line: 1895, column: 13, scope: !2401, inlinedAt: !2408)
!2411 = !DILocalVariable(name: "self", arg: 1, scope: !2412, file: !594, line: 2172, type: !2387)
!2412 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums12wrapping_mul", scope: !2402, file: !594, line: 2172, type: !2403, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2413)
!2413 = !{!2411, !2414}
!2414 = !DILocalVariable(name: "rhs", arg: 2, scope: !2412, file: !594, line: 2172, type: !2387)
!2415 = !DILocation(line: 2172, column: 35, scope: !2412, inlinedAt: !2416)
!2416 = distinct !DILocation(line: 54, column: 29, scope: !2381)
!2417 = !DILocation(line: 2172, column: 41, scope: !2412, inlinedAt: !2416)
!2418 = !DILocation(line: 2173, column: 13, scope: !2412, inlinedAt: !2416)
!2419 = !DILocalVariable(name: "self", arg: 1, scope: !2420, file: !594, line: 2604, type: !2387)
!2420 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs_NtCsgEmfK2I1SDS_4core3nums15overflowing_sub", scope: !2402, file: !594, line: 2604, type: !2421, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2423)
!2421 = !DISubroutineType(types: !2422)
!2422 = !{!2390, !2387, !2387}
!2423 = !{!2419, !2424}
!2424 = !DILocalVariable(name: "rhs", arg: 2, scope: !2420, file: !594, line: 2604, type: !2387)
!2425 = !DILocation(line: 2604, column: 38, scope: !2420, inlinedAt: !2426)
!2426 = distinct !DILocation(line: 54, column: 48, scope: !2381)
!2427 = !DILocation(line: 2604, column: 44, scope: !2420, inlinedAt: !2426)
!2428 = !DILocation(line: 2605, column: 26, scope: !2420, inlinedAt: !2426)
!2429 = !DILocation(line: 54, column: 48, scope: !2381)
!2430 = !DILocalVariable(name: "self", arg: 1, scope: !2431, file: !647, line: 153, type: !511)
!2431 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCsgEmfK2I1SDS_4core3numt13leading_zeros", scope: !2432, file: !647, line: 153, type: !2433, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2435)
!2432 = !DINamespace(name: "{impl#7}", scope: !596)
!2433 = !DISubroutineType(types: !2434)
!2434 = !{!402, !511}
!2435 = !{!2430}
!2436 = !DILocation(line: 153, column: 36, scope: !2431, inlinedAt: !2437)
!2437 = distinct !DILocation(line: 54, column: 79, scope: !2381)
!2438 = !DILocation(line: 154, column: 20, scope: !2431, inlinedAt: !2437)
!2439 = !DILocation(line: 54, column: 5, scope: !2381)
!2440 = !DILocation(line: 55, column: 2, scope: !2381)
!2441 = distinct !DISubprogram(name: "transpose", scope: !46, file: !266, line: 35, type: !2442, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !39, retainedNodes: !2446)
!2442 = !DISubroutineType(types: !2443)
!2443 = !{!2444, !2445}
!2444 = !DICompositeType(tag: DW_TAG_array_type, baseType: !144, size: 2048, align: 32, elements: !146)
!2445 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[[f32; 8]; 8]", baseType: !2444, size: 64, align: 64, dwarfAddressSpace: 0)
!2446 = !{!2447, !2448, !2450, !2452, !2454, !2455, !2457, !2459}
!2447 = !DILocalVariable(name: "matrix", arg: 1, scope: !2441, file: !266, line: 35, type: !2445)
!2448 = !DILocalVariable(name: "out", scope: !2449, file: !266, line: 36, type: !2444, align: 32)
!2449 = distinct !DILexicalBlock(scope: !2441, file: !266, line: 36, column: 5)
!2450 = !DILocalVariable(name: "iter", scope: !2451, file: !266, line: 37, type: !155, align: 64)
!2451 = distinct !DILexicalBlock(scope: !2449, file: !266, line: 37, column: 5)
!2452 = !DILocalVariable(name: "i", scope: !2453, file: !266, line: 37, type: !141, align: 64)
!2453 = distinct !DILexicalBlock(scope: !2451, file: !266, line: 37, column: 5)
!2454 = !DILocalVariable(name: "row", scope: !2453, file: !266, line: 37, type: !143, align: 64)
!2455 = !DILocalVariable(name: "iter", scope: !2456, file: !266, line: 38, type: !289, align: 64)
!2456 = distinct !DILexicalBlock(scope: !2453, file: !266, line: 38, column: 9)
!2457 = !DILocalVariable(name: "j", scope: !2458, file: !266, line: 38, type: !141, align: 64)
!2458 = distinct !DILexicalBlock(scope: !2456, file: !266, line: 38, column: 9)
!2459 = !DILocalVariable(name: "value", scope: !2458, file: !266, line: 38, type: !145, align: 32)
!2460 = !DILocation(line: 35, column: 18, scope: !2441)
!2461 = !DILocation(line: 36, column: 9, scope: !2449)
!2462 = !DILocation(line: 37, column: 21, scope: !2451)
!2463 = !DILocation(line: 38, column: 28, scope: !2456)
!2464 = !DILocation(line: 36, column: 20, scope: !2441)
!2465 = !DILocation(line: 36, column: 19, scope: !2441)
!2466 = !DILocation(line: 37, column: 28, scope: !2449)
!2467 = !DILocation(line: 37, column: 35, scope: !2449)
!2468 = !DILocation(line: 37, column: 21, scope: !2449)
!2469 = !DILocation(line: 37, column: 5, scope: !2451)
!2470 = !DILocation(line: 37, column: 10, scope: !2451)
!2471 = !DILocation(line: 37, column: 10, scope: !2453)
!2472 = !DILocation(line: 37, column: 13, scope: !2451)
!2473 = !DILocation(line: 37, column: 13, scope: !2453)
!2474 = !DILocation(line: 38, column: 32, scope: !2453)
!2475 = !DILocation(line: 38, column: 39, scope: !2453)
!2476 = !DILocation(line: 38, column: 28, scope: !2453)
!2477 = !DILocation(line: 38, column: 9, scope: !2456)
!2478 = !DILocation(line: 42, column: 5, scope: !2449)
!2479 = !DILocation(line: 43, column: 2, scope: !2441)
!2480 = !DILocation(line: 38, column: 14, scope: !2456)
!2481 = !DILocation(line: 38, column: 14, scope: !2458)
!2482 = !DILocation(line: 38, column: 18, scope: !2456)
!2483 = !DILocation(line: 38, column: 18, scope: !2458)
!2484 = !DILocation(line: 39, column: 13, scope: !2458)
!2485 = !DILocation(line: 0, scope: !2441)
