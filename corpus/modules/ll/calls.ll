; Call sites: tail kinds, attributes, fast-math, conventions, indirect calls,
; variadic calls, calls whose type is not the callee's.

declare void @f(i32, ptr)
declare i32 @g(i32)
declare i32 @printf(ptr, ...)
declare float @h(float, float)
declare ptr @malloc(i64)
declare {} @empty({})

define i32 @tails(i32 %x) {
  %a = tail call i32 @g(i32 %x)
  %b = notail call i32 @g(i32 %a)
  %c = musttail call i32 @tails(i32 %b)
  ret i32 %c
}

define void @musttail_void(i32 %x, ptr %p) {
  musttail call void @f(i32 %x, ptr %p)
  ret void
}

define i32 @musttail_variadic(ptr %f, ...) {
  %r = musttail call i32 (ptr, ...) %f(ptr %f, ...)
  ret i32 %r
}

define i32 @attributes(i32 %x, ptr %p) {
  call void @f(i32 noundef signext %x, ptr nonnull align 8 dereferenceable(16) %p) #0
  %a = call noundef i32 @g(i32 inreg %x) nounwind memory(none)
  %b = call range(i32 0, 100) i32 @g(i32 range(i32 1, 5) %x) #1
  %c = call noalias align 16 dereferenceable_or_null(64) ptr @malloc(i64 64) allocsize(0) "malloc-site"="3"
  %d = call zeroext i32 @g(i32 zeroext %x) nobuiltin nomerge
  call void @f(i32 %x, ptr captures(none) readonly "string"="on argument" %p) cold noinline
  call void @f(i32 %x, ptr byval(i64) align 8 %p) alwaysinline nounwind willreturn
  ret i32 %a
}

define float @fast(float %x) {
  %a = call fast float @h(float %x, float %x)
  %b = call nnan nsz float @h(float nofpclass(nan) %a, float 1.0)
  %c = tail call contract nofpclass(inf) float @h(float %b, float %a)
  ret float %c
}

define i32 @indirect(ptr %fp, i32 %x) {
  %a = call i32 %fp(i32 %x)
  %b = call i32 (i32, ...) %fp(i32 %a, double 2.0)
  %c = call i32 null(i32 %b)
  %d = call i32 undef(i32 %b)
  call void inttoptr (i64 4096 to ptr)(ptr @g)
  %e = load ptr, ptr %fp, align 8
  %f = call { i32, ptr } %e(ptr %fp)
  %g = extractvalue { i32, ptr } %f, 0
  ret i32 %g
}

define i32 @variadic(ptr %fmt) {
  %a = call i32 (ptr, ...) @printf(ptr %fmt)
  %b = call i32 (ptr, ...) @printf(ptr %fmt, i32 1, i64 2, double 3.0, ptr null)
  %c = call i32 (ptr, ...) @printf(ptr noundef %fmt, i32 noundef %a, [2 x i32] zeroinitializer)
  ret i32 %c
}

; The callee's type and the call's differ.
define void @mismatched(ptr %p) {
  %a = call i32 @f(i64 1)
  call void @g()
  %b = call i64 (ptr, i32) @printf(ptr %p, i32 1)
  call void (...) @g(i32 1, i32 2)
  ret void
}

define {} @nothing({} %e) {
  %r = call {} @empty({} %e)
  ret {} %r
}

attributes #0 = { nounwind "call-site" }
attributes #1 = { nounwind memory(read) }
