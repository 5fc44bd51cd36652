; Operand bundles on calls and invokes.

declare void @f(ptr)
declare i32 @__gxx_personality_v0(...)
declare void @llvm.assume(i1)

define void @calls(ptr %p, i32 %i, i1 %c) {
  call void @f(ptr %p) [ "deopt"() ]
  call void @f(ptr %p) [ "deopt"(i32 %i, i64 5, ptr null) ]
  call void @f(ptr %p) [ "custom tag"(), "another"(float 1.0, <2 x i32> zeroinitializer) ]
  call void @f(ptr %p) nounwind [ "gc-live"(ptr %p) ]
  call void @f(ptr %p) [ "kcfi"(i32 1234) ]
  call void @f(ptr %p) [ "\22odd\22 name"(i1 %c) ]
  tail call void %p(ptr @f) [ "unknown"(ptr @calls, i8 undef, i8 poison) ]
  ret void
}

define void @assumptions(ptr %p, i64 %n, i1 %c) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16, i64 %n), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 %n) ]
  call void @llvm.assume(i1 true) [ "ignore"(ptr undef) ]
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr null) ]
  call void @llvm.assume(i1 true) [ "cold"() ]
  call void @llvm.assume(i1 %c)
  ret void
}

define void @invoked(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f(ptr %p) [ "deopt"(i32 1, ptr %p), "x"() ]
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %e = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %e
}

; Pointer authentication and ARC.
define ptr @signed(ptr %f) {
  %a = call ptr %f(i32 1) [ "ptrauth"(i32 0, i64 42) ]
  %b = call ptr @returns() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret ptr %a
}

declare ptr @returns()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
