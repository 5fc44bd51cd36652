; Functions: linkage, visibility, dso_local, unnamed_addr, section, partition,
; alignment, gc, prefix, prologue, personality, address spaces, declarations.

target datalayout = "e-i64:64-P0"

@words = constant [2 x i32] [i32 1, i32 2]

define private void @l_private() {
  ret void
}

define internal void @l_internal() {
  ret void
}

define available_externally void @l_available() {
  ret void
}

define linkonce void @l_linkonce() {
  ret void
}

define weak void @l_weak() {
  ret void
}

define linkonce_odr void @l_linkonce_odr() {
  ret void
}

define weak_odr void @l_weak_odr() {
  ret void
}

declare extern_weak void @l_extern_weak()

define hidden void @v_hidden() {
  ret void
}

define protected void @v_protected() {
  ret void
}

define dso_local void @d_local() {
  ret void
}

define linkonce_odr dso_local hidden void @many() unnamed_addr {
  ret void
}

define void @u_local() local_unnamed_addr {
  ret void
}

define void @s_section() section ".text.odd" {
  ret void
}

define void @s_partition() partition "part" {
  ret void
}

define void @s_aligned() align 64 {
  ret void
}

define void @s_preferred() section "a" partition "b" align 2 gc "statepoint-example" {
  ret void
}

define void @x_prefix() prefix i32 123 {
  ret void
}

define void @x_prologue() prologue <{ i8, i8, ptr }> <{ i8 -112, i8 7, ptr @words }> {
  ret void
}

define void @x_both() prefix ptr @words prologue i8 -112 {
  ret void
}

define void @x_personality() personality ptr @__gxx_personality_v0 {
  ret void
}

define void @x_all() unnamed_addr #0 section "s" align 16 gc "erlang" prefix i8 1 prologue i8 2 personality ptr @__gxx_personality_v0 {
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Declarations between definitions, unused ones, variadic ones.
declare void @unused(i32, ptr nocapture readonly, ...)

define i32 @variadic(i32 %n, ...) {
  %r = call i32 (i32, ...) @variadic(i32 %n, i64 1, ptr null, double 2.5)
  ret i32 %r
}

declare hidden i8 @declared() unnamed_addr section "d" align 4
declare void @unnamed_arguments(i32, i64, ptr)
declare void @"\01_raw$name"()

define void @caller() {
  call void @"\01_raw$name"()
  ret void
}

attributes #0 = { nounwind }
