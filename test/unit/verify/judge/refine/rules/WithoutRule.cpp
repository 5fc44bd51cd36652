// The pairs that differ in what no rule may pass over.

#include "test/unit/verify/judge/refine/rules/Examples.h"

using namespace palindrome::refine;

static constexpr Example withoutRule[] = {
    {"the features of the target", "\"target-features\"=\"+avx2\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"align of an alloca", "8", "4",
     "define void @f() {\n"
     "  %x = alloca i32, align @@\n"
     "  call void @g(ptr %x)\n"
     "  ret void\n"
     "}\n"
     "declare void @g(ptr)\n"},
    {"align of a byval parameter", "align 8", "align 4",
     "define void @f(ptr byval(i32) @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"align of a byval argument", "align 8", "align 4",
     "declare void @g(ptr byval(i32))\n"
     "define void @f(ptr %x) {\n"
     "  call void @g(ptr byval(i32) @@ %x)\n"
     "  ret void\n"
     "}\n"},
    {"align of an argument whose callee has byval", "align 8", "align 4",
     "declare void @g(ptr byval(i32))\n"
     "define void @f(ptr %x) {\n"
     "  call void @g(ptr @@ %x)\n"
     "  ret void\n"
     "}\n"},
    {"align of a byref parameter", "align 8", "",
     "define void @f(ptr byref(i32) @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"align of an sret parameter", "align 8", "",
     "define void @f(ptr sret(i32) @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"align of an atomic load", "8", "4",
     "define i32 @f(ptr %x) {\n"
     "  %r = load atomic i32, ptr %x seq_cst, align @@\n"
     "  ret i32 %r\n"
     "}\n"},
    {"align of an atomic store", "8", "4",
     "define void @f(ptr %x) {\n"
     "  store atomic i32 0, ptr %x seq_cst, align @@\n"
     "  ret void\n"
     "}\n"},
    {"align of an atomicrmw", "8", "4",
     "define i32 @f(ptr %x) {\n"
     "  %r = atomicrmw add ptr %x, i32 1 seq_cst, align @@\n"
     "  ret i32 %r\n"
     "}\n"},
    {"byval", "byval(i32)", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"sret", "sret(i32)", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"inreg", "inreg", "",
     "define void @f(i32 @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"zeroext", "zeroext", "",
     "define void @f(i8 @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"signext of the result", "signext", "",
     "define @@ i8 @f(i8 %x) {\n"
     "  ret i8 %x\n"
     "}\n"},
    {"noext", "noext", "",
     "define void @f(i8 @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"nest", "nest", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"swiftself", "swiftself", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"swiftasync", "swiftasync", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"swifterror", "swifterror", "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"alignstack of a parameter", "alignstack(16)", "",
     "define void @f(i32 @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"alignstack", "alignstack(16)", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"elementtype", "elementtype(i32)", "elementtype(i64)",
     "declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 "
     "immarg)\n"
     "define ptr @f(ptr %x) {\n"
     "  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr @@ %x, i32 "
     "0, i32 1)\n"
     "  ret ptr %r\n"
     "}\n"},
    {"a calling convention", "fastcc", "",
     "define @@ void @f() {\n"
     "  ret void\n"
     "}\n"},
    {"null_pointer_is_valid", "null_pointer_is_valid", "",
     "define i8 @f(ptr %x) @@ {\n"
     "  %r = load i8, ptr %x\n"
     "  ret i8 %r\n"
     "}\n"},
    {"denormal-fp-math", "\"denormal-fp-math\"=\"preserve-sign,preserve-sign\"",
     "",
     "define i1 @f(half %x) @@ {\n"
     "  %r = fcmp oeq half %x, 0.0\n"
     "  ret i1 %r\n"
     "}\n"},
    {"strictfp", "strictfp", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"strictfp of a call", "strictfp", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"nobuiltin", "nobuiltin", "",
     "declare ptr @malloc(i64)\n"
     "define ptr @f() {\n"
     "  %r = call ptr @malloc(i64 1) @@\n"
     "  ret ptr %r\n"
     "}\n"},
    {"builtin", "builtin", "",
     "declare ptr @malloc(i64) nobuiltin\n"
     "define ptr @f() {\n"
     "  %r = call ptr @malloc(i64 1) @@\n"
     "  ret ptr %r\n"
     "}\n"},
    {"convergent", "convergent", "",
     "declare void @g() @@\n"
     "define void @f() {\n"
     "  call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"convergent of a call", "convergent", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"returns_twice", "returns_twice", "",
     "declare i32 @g() @@\n"
     "define i32 @f() {\n"
     "  %r = call i32 @g()\n"
     "  ret i32 %r\n"
     "}\n"},
    {"noduplicate", "noduplicate", "",
     "declare void @g() @@\n"
     "define void @f() {\n"
     "  call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"naked", "naked", "",
     "define void @f() @@ {\n"
     "  unreachable\n"
     "}\n"},
    {"jumptable", "jumptable", "",
     "define void @f() unnamed_addr @@ {\n"
     "  ret void\n"
     "}\n"},
    {"presplitcoroutine", "presplitcoroutine", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"noredzone", "noredzone", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"noimplicitfloat", "noimplicitfloat", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"uwtable", "uwtable", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"nocf_check", "nocf_check", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"target-features", "\"target-features\"=\"+avx\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"target-cpu", "\"target-cpu\"=\"skylake\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"probe-stack", "\"probe-stack\"=\"inline-asm\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"frame-pointer", "\"frame-pointer\"=\"all\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"a string attribute that is true", "\"no-jump-tables\"=\"true\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"a string attribute of a parameter", "\"anything\"", "",
     "define void @f(i8 @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"musttail", "musttail", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  @@ call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"musttail for tail", "musttail", "tail",
     "declare void @g()\n"
     "define void @f() {\n"
     "  @@ call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"notail", "notail", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  @@ call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"tail that is guaranteed", "tail", "",
     "declare tailcc void @g()\n"
     "define tailcc void @f() {\n"
     "  @@ call tailcc void @g()\n"
     "  ret void\n"
     "}\n"},
    {"volatile", "volatile", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load @@ i8, ptr %x\n"
     "  ret i8 %r\n"
     "}\n"},
    {"an ordering", "acquire", "monotonic",
     "define i8 @f(ptr %x) {\n"
     "  %r = load atomic i8, ptr %x @@, align 1\n"
     "  ret i8 %r\n"
     "}\n"},
    {"the ordering of a fence", "seq_cst", "acquire",
     "define void @f() {\n"
     "  fence @@\n"
     "  ret void\n"
     "}\n"},
    {"a synchronization scope", "syncscope(\"singlethread\")", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load atomic i8, ptr %x @@ seq_cst, align 1\n"
     "  ret i8 %r\n"
     "}\n"},
    {"weak of a cmpxchg", "weak", "",
     "define void @f(ptr %x) {\n"
     "  %r = cmpxchg @@ ptr %x, i8 0, i8 1 seq_cst seq_cst\n"
     "  ret void\n"
     "}\n"},
    {"an operand bundle", "[ \"deopt\"(i32 1) ]", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"an assumption", "[ \"nonnull\"(ptr %x) ]", "[ \"cold\"() ]",
     "declare void @llvm.assume(i1)\n"
     "define void @f(ptr %x) {\n"
     "  call void @llvm.assume(i1 true) @@\n"
     "  ret void\n"
     "}\n"},
    {"cleanup of a landingpad", "cleanup", "",
     "@t = external constant i8\n"
     "declare i32 @personality(...)\n"
     "declare void @g()\n"
     "define void @f() personality ptr @personality {\n"
     "  invoke void @g() to label %a unwind label %b\n"
     "a:\n"
     "  ret void\n"
     "b:\n"
     "  %p = landingpad { ptr, i32 } @@ catch ptr @t\n"
     "  ret void\n"
     "}\n"},
    {"a garbage collector", "gc \"shadow-stack\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"prefix data", "prefix i32 1", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"inrange", "inrange(-8, 8)", "",
     "@v = external constant [4 x ptr]\n"
     "define ptr @f() {\n"
     "  ret ptr getelementptr inbounds @@ ([4 x ptr], ptr @v, i32 0, i32 1)\n"
     "}\n"},
    {"debug info that an intrinsic consumes",
     ", !llvm.preserve.access.index !0", "",
     "declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 "
     "immarg)\n"
     "define ptr @f(ptr %x) {\n"
     "  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr "
     "elementtype([4 x i32]) %x, i32 1, i32 1)@@\n"
     "  ret ptr %r\n"
     "}\n"
     "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"},
    {"other !tbaa", "!0", "!1",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x, !tbaa @@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{!2, !2, i64 0}\n"
     "!1 = !{!3, !3, i64 0}\n"
     "!2 = !{!\"int\", !4, i64 0}\n"
     "!3 = !{!\"float\", !4, i64 0}\n"
     "!4 = !{!\"root\"}\n"},
};

llvm::ArrayRef<Example> palindrome::refine::examplesWithoutRule() {
  return withoutRule;
}
