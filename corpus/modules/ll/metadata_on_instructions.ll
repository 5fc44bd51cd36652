; Instruction metadata of each kind.

define i32 @loads(ptr %p, ptr %q) !prof !30 {
  %a = load i32, ptr %p, align 4, !range !0
  %b = load i8, ptr %p, align 1, !range !1, !noundef !2
  %c = load ptr, ptr %p, align 8, !nonnull !2
  %d = load ptr, ptr %p, align 8, !align !3, !dereferenceable !4, !noundef !2
  %e = load ptr, ptr %p, align 8, !dereferenceable_or_null !4, !invariant.load !2
  %f = load i32, ptr %q, align 4, !nontemporal !5
  store i32 %f, ptr %q, align 4, !nontemporal !5
  %g = load i32, ptr %p, align 4, !invariant.group !2
  store i32 %g, ptr %p, align 4, !invariant.group !2
  %h = load float, ptr %p, align 4, !nofpclass !31
  %i = load ptr, ptr %p, align 8, !noalias.addrspace !40
  %j = load i32, ptr %p, align 4, !nosanitize !2, !annotation !6
  ret i32 %a
}

define void @calls(ptr %f, ptr %p) !made.up !8 !made.up !9 {
  call void %f(), !callees !10
  %a = call ptr @malloc(i64 8), !heapallocsite !2, !alloc_token !36
  %b = call ptr @malloc(i64 16), !memprof !20, !callsite !24
  %c = call i32 @get(), !range !0, !srcloc !25
  %d = call nnan float @sqrt(float 2.0), !fpmath !26
  %e = fdiv float %d, 3.0, !fpmath !27
  call void %f(), !prof !28
  call void @calls(ptr %f, ptr %p), !annotation !6, !custom.kind !29, !weird\20name !2
  ret void
}

define i32 @branches(i1 %c, i32 %x, ptr %p) !prof !33 !section_prefix !34 !kcfi_type !35 !type !37 {
entry:
  br i1 %c, label %a, label %b, !prof !38, !unpredictable !2

a:
  switch i32 %x, label %b [
    i32 1, label %c1
  ], !prof !39, !annotation !6

b:
  %s = select i1 %c, i32 1, i32 2, !prof !38, !unpredictable !2
  ret i32 %s, !custom.kind !29

c1:
  indirectbr ptr %p, [label %a, label %b], !prof !38
}

declare ptr @malloc(i64)
declare i32 @get()
declare float @sqrt(float)
declare !declared !9 void @annotated(i32)

@global = global i32 0, !type !41, !type !37, !made.up !9
@absolute = external global i8, !absolute_symbol !42
@associated = private global i32 0, section "x", !associated !43
@excluded = global i32 1, !exclude !2
@vtable = constant [1 x ptr] zeroinitializer, !vcall_visibility !44, !type !41

; Without it, readers drop !heapallocsite.
!llvm.module.flags = !{!50}

!50 = !{i32 2, !"Debug Info Version", i32 3}
!0 = !{i32 0, i32 10}
!1 = !{i8 0, i8 2, i8 4, i8 5, i8 100, i8 -100}
!2 = !{}
!3 = !{i64 16}
!4 = !{i64 32}
!5 = !{i32 1}
!6 = !{!"auto-init", !7}
!7 = !{!"tuple", !"annotation"}
!8 = !{i32 1}
!9 = distinct !{null, !9, i1 true}
!10 = !{ptr @malloc, ptr @get}
!20 = !{!21}
!21 = !{!22, !"cold"}
!22 = !{i64 1, i64 -2}
!24 = !{i64 77}
!25 = !{i32 1234}
!26 = !{float 2.500000e+00}
!27 = !{float 1.0}
!28 = !{!"VP", i32 0, i64 1600, i64 -3706093650706652785, i64 1000, i64 5, i64 600}
!29 = !{!"text with \00 and \22", i8 -1, ptr @loads, double 0x7FF8000000000001, <2 x i32> <i32 1, i32 2>, ptr null, i32 undef, i64 ptrtoint (ptr @global to i64), [2 x i8] c"ab", { i8, ptr } { i8 1, ptr @global }}
!30 = !{!"function_entry_count", i64 1000}
!31 = !{i32 3}
!33 = !{!"synthetic_function_entry_count", i64 5}
!34 = !{!"section_prefix", !"hot"}
!35 = !{i32 439561}
!36 = !{!"S", i1 true}
!37 = !{i64 16, !"_ZTS1A"}
!38 = !{!"branch_weights", i32 1, i32 2}
!39 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!40 = !{i32 5, i32 6}
!41 = !{i64 0, !45}
!42 = !{i64 0, i64 256}
!43 = !{ptr @global}
!44 = !{i64 2}
!45 = distinct !{}
