// The examples of the rules.

#include "test/unit/verify/judge/refine/rules/Examples.h"

using namespace palindrome::refine;

static constexpr Example examples[] = {
    {"nuw dropped", "nuw", "",
     "define i8 @f(i8 %x, i8 %y) {\n"
     "  %r = add @@ i8 %x, %y\n"
     "  ret i8 %r\n"
     "}\n"},
    {"nsw dropped", "nsw", "",
     "define i8 @f(i8 %x, i8 %y) {\n"
     "  %r = shl @@ i8 %x, %y\n"
     "  ret i8 %r\n"
     "}\n"},
    {"exact dropped", "exact", "",
     "define i8 @f(i8 %x, i8 %y) {\n"
     "  %r = lshr @@ i8 %x, %y\n"
     "  ret i8 %r\n"
     "}\n"},
    {"disjoint dropped", "disjoint", "",
     "define i8 @f(i8 %x, i8 %y) {\n"
     "  %r = or @@ i8 %x, %y\n"
     "  ret i8 %r\n"
     "}\n"},
    {"nneg dropped", "nneg", "",
     "define i16 @f(i8 %x) {\n"
     "  %r = zext @@ i8 %x to i16\n"
     "  ret i16 %r\n"
     "}\n"},
    {"samesign dropped", "samesign", "",
     "define i1 @f(i8 %x, i8 %y) {\n"
     "  %r = icmp @@ ult i8 %x, %y\n"
     "  ret i1 %r\n"
     "}\n"},
    {"inbounds dropped", "inbounds", "nusw",
     "define ptr @f(ptr %p, i64 %i) {\n"
     "  %r = getelementptr @@ i8, ptr %p, i64 %i\n"
     "  ret ptr %r\n"
     "}\n"},
    {"nusw dropped", "nusw", "",
     "define ptr @f(ptr %p, i64 %i) {\n"
     "  %r = getelementptr @@ i8, ptr %p, i64 %i\n"
     "  ret ptr %r\n"
     "}\n"},
    {"nnan dropped", "nnan", "",
     "define half @f(half %x, half %y) {\n"
     "  %r = fadd @@ half %x, %y\n"
     "  ret half %r\n"
     "}\n"},
    {"ninf dropped", "ninf", "",
     "define half @f(half %x, half %y) {\n"
     "  %r = fadd @@ half %x, %y\n"
     "  ret half %r\n"
     "}\n"},
    {"nsz dropped", "nsz", "",
     "define half @f(half %x, half %y) {\n"
     "  %r = fadd @@ half %x, %y\n"
     "  ret half %r\n"
     "}\n"},
    {"arcp dropped", "arcp", "",
     "define half @f(half %x, half %y) {\n"
     "  %r = fdiv @@ half %x, %y\n"
     "  ret half %r\n"
     "}\n"},
    {"contract dropped", "contract", "",
     "define float @f(float %x, float %y, float %z) {\n"
     "  %p = fmul @@ float %x, %y\n"
     "  %r = fadd contract float %p, %z\n"
     "  ret float %r\n"
     "}\n"},
    {"afn dropped", "afn", "",
     "declare float @llvm.sin.f32(float)\n"
     "define float @f(float %x) {\n"
     "  %r = call @@ float @llvm.sin.f32(float %x)\n"
     "  ret float %r\n"
     "}\n"},
    {"reassoc dropped", "reassoc", "",
     "define float @f(float %x, float %y, float %z) {\n"
     "  %p = fadd reassoc nsz float %x, %y\n"
     "  %r = fadd @@ nsz float %p, %z\n"
     "  ret float %r\n"
     "}\n"},
    {"noundef dropped", "noundef", "",
     "define i8 @f(i8 @@ %x) {\n"
     "  ret i8 %x\n"
     "}\n"},
    {"nonnull dropped", "nonnull", "",
     "define @@ ptr @f(ptr %x) {\n"
     "  ret ptr %x\n"
     "}\n"},
    {"range weaker or dropped", "range(i8 1, 5)", "range(i8 0, 6)",
     "define i8 @f(i8 @@ %x) {\n"
     "  ret i8 %x\n"
     "}\n"},
    {"nofpclass weaker or dropped", "nofpclass(nan inf)", "nofpclass(nan)",
     "define half @f(half @@ %x) {\n"
     "  ret half %x\n"
     "}\n"},
    {"align weaker or dropped", "align 8", "align 4",
     "define @@ ptr @f(ptr %x) {\n"
     "  ret ptr %x\n"
     "}\n"},
    {"dereferenceable weaker or dropped", "dereferenceable(8)",
     "dereferenceable(4)",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"dereferenceable_or_null weaker or dropped", "dereferenceable_or_null(8)",
     "",
     "define void @f(ptr @@ %x) {\n"
     "  ret void\n"
     "}\n"},
    {"returned dropped", "returned", "",
     "define i8 @f(i8 @@ %x, i8 %y) {\n"
     "  ret i8 %y\n"
     "}\n"},
    {"noalias dropped", "noalias", "",
     "define i8 @f(ptr @@ %x, ptr %y) {\n"
     "  store i8 0, ptr %x\n"
     "  %r = load i8, ptr %y\n"
     "  ret i8 %r\n"
     "}\n"},
    {"captures weaker or dropped", "captures(none)", "captures(address)",
     "@g = global ptr null\n"
     "define void @f(ptr @@ %x) {\n"
     "  store ptr %x, ptr @g\n"
     "  ret void\n"
     "}\n"},
    {"readnone dropped", "readnone", "",
     "define i8 @f(ptr @@ %x) {\n"
     "  %r = load i8, ptr %x\n"
     "  ret i8 %r\n"
     "}\n"},
    {"readonly dropped", "readonly", "",
     "define void @f(ptr @@ %x) {\n"
     "  store i8 0, ptr %x\n"
     "  ret void\n"
     "}\n"},
    {"writeonly dropped", "writeonly", "",
     "define i8 @f(ptr @@ %x) {\n"
     "  %r = load i8, ptr %x\n"
     "  ret i8 %r\n"
     "}\n"},
    {"writable dropped", "writable", "",
     "define void @f(ptr @@ dereferenceable(1) %x) {\n"
     "  ret void\n"
     "}\n"},
    {"initializes dropped", "initializes((0, 1))", "",
     "define void @f(ptr @@ %x) {\n"
     "  store i8 0, ptr %x\n"
     "  ret void\n"
     "}\n"},
    {"dead_on_unwind dropped", "dead_on_unwind", "",
     "define void @f(ptr @@ %x) {\n"
     "  store i8 0, ptr %x\n"
     "  ret void\n"
     "}\n"},
    {"dead_on_return dropped", "dead_on_return", "",
     "define void @f(ptr @@ %x) {\n"
     "  store i8 0, ptr %x\n"
     "  ret void\n"
     "}\n"},
    {"memory weaker or dropped", "memory(none)", "memory(read)",
     "define i8 @f(ptr %x) @@ {\n"
     "  %r = load i8, ptr %x\n"
     "  ret i8 %r\n"
     "}\n"},
    {"nofree dropped", "nofree", "",
     "declare void @free(ptr)\n"
     "define void @f(ptr %x) @@ {\n"
     "  call void @free(ptr %x)\n"
     "  ret void\n"
     "}\n"},
    {"nosync dropped", "nosync", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"nounwind dropped", "nounwind", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"noreturn dropped", "noreturn", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"willreturn dropped", "willreturn", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"mustprogress dropped", "mustprogress", "",
     "define void @f() @@ {\n"
     "  br label %loop\n"
     "loop:\n"
     "  br label %loop\n"
     "}\n"},
    {"norecurse dropped", "norecurse", "",
     "declare void @g()\n"
     "define void @f() @@ {\n"
     "  call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"nocallback dropped", "nocallback", "",
     "declare void @g()\n"
     "define void @f() {\n"
     "  call void @g() @@\n"
     "  ret void\n"
     "}\n"},
    {"speculatable dropped", "speculatable", "",
     "declare void @g() @@\n"
     "define void @f() {\n"
     "  call void @g()\n"
     "  ret void\n"
     "}\n"},
    {"vscale_range weaker or dropped", "vscale_range(2,4)", "vscale_range(1,8)",
     "define i8 @f(i8 %x) @@ {\n"
     "  ret i8 %x\n"
     "}\n"},
    {"allockind dropped", "allockind(\"alloc\")", "",
     "declare ptr @g() @@\n"
     "define ptr @f() {\n"
     "  %r = call ptr @g()\n"
     "  ret ptr %r\n"
     "}\n"},
    {"allocsize dropped", "allocsize(0)", "",
     "declare ptr @g(i64) @@\n"
     "define ptr @f() {\n"
     "  %r = call ptr @g(i64 8)\n"
     "  ret ptr %r\n"
     "}\n"},
    {"nocreateundeforpoison dropped", "nocreateundeforpoison", "",
     "declare i8 @g() @@\n"
     "define i8 @f() {\n"
     "  %r = call i8 @g()\n"
     "  ret i8 %r\n"
     "}\n"},
    {"!range dropped", ", !range !0", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{i8 1, i8 5}\n"},
    {"!noundef dropped", ", !noundef !0", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{}\n"},
    {"!nonnull dropped", ", !nonnull !0", "",
     "define ptr @f(ptr %x) {\n"
     "  %r = load ptr, ptr %x@@\n"
     "  ret ptr %r\n"
     "}\n"
     "!0 = !{}\n"},
    {"!align dropped", ", !align !0", "",
     "define ptr @f(ptr %x) {\n"
     "  %r = load ptr, ptr %x@@\n"
     "  ret ptr %r\n"
     "}\n"
     "!0 = !{i64 4}\n"},
    {"!dereferenceable dropped", ", !dereferenceable !0", "",
     "define ptr @f(ptr %x) {\n"
     "  %r = load ptr, ptr %x@@\n"
     "  ret ptr %r\n"
     "}\n"
     "!0 = !{i64 4}\n"},
    {"!dereferenceable_or_null dropped", ", !dereferenceable_or_null !0", "",
     "define ptr @f(ptr %x) {\n"
     "  %r = load ptr, ptr %x@@\n"
     "  ret ptr %r\n"
     "}\n"
     "!0 = !{i64 4}\n"},
    {"!callees dropped", ", !callees !0", "",
     "declare void @g()\n"
     "declare void @h()\n"
     "define void @f(ptr %x) {\n"
     "  call void %x()@@\n"
     "  ret void\n"
     "}\n"
     "!0 = !{ptr @g, ptr @h}\n"},
    {"!tbaa dropped", ", !tbaa !0", "",
     "define i32 @f(ptr %x, ptr %y) {\n"
     "  store float 0.0, ptr %x, !tbaa !1\n"
     "  %r = load i32, ptr %y@@\n"
     "  ret i32 %r\n"
     "}\n"
     "!0 = !{!2, !2, i64 0}\n"
     "!1 = !{!3, !3, i64 0}\n"
     "!2 = !{!\"int\", !4, i64 0}\n"
     "!3 = !{!\"float\", !4, i64 0}\n"
     "!4 = !{!\"char\", !5, i64 0}\n"
     "!5 = !{!\"root\"}\n"},
    {"!tbaa.struct dropped", ", !tbaa.struct !0", "",
     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
     "define void @f(ptr %x, ptr %y) {\n"
     "  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 4, i1 false)@@\n"
     "  ret void\n"
     "}\n"
     "!0 = !{i64 0, i64 4, !1}\n"
     "!1 = !{!2, !2, i64 0}\n"
     "!2 = !{!\"int\", !3, i64 0}\n"
     "!3 = !{!\"root\"}\n"},
    {"!alias.scope dropped", ", !alias.scope !0", "",
     "define i8 @f(ptr %x, ptr %y) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  store i8 1, ptr %y, !noalias !0\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{!1}\n"
     "!1 = distinct !{!1, !2}\n"
     "!2 = distinct !{!2}\n"},
    {"!noalias dropped", ", !noalias !0", "",
     "define i8 @f(ptr %x, ptr %y) {\n"
     "  %r = load i8, ptr %x, !alias.scope !0\n"
     "  store i8 1, ptr %y@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{!1}\n"
     "!1 = distinct !{!1, !2}\n"
     "!2 = distinct !{!2}\n"},
    {"!noalias.addrspace dropped", ", !noalias.addrspace !0", "",
     "define i32 @f(ptr %x) {\n"
     "  %r = atomicrmw add ptr %x, i32 1 seq_cst@@\n"
     "  ret i32 %r\n"
     "}\n"
     "!0 = !{i32 5, i32 6}\n"},
    {"!mmra dropped", ", !mmra !0", "",
     "define i32 @f(ptr %x) {\n"
     "  %r = atomicrmw add ptr %x, i32 1 seq_cst@@\n"
     "  ret i32 %r\n"
     "}\n"
     "!0 = !{!\"amdgpu-synchronize-as\", !\"local\"}\n"},
    {"!fpmath dropped", ", !fpmath !0", "",
     "define float @f(float %x, float %y) {\n"
     "  %r = fdiv float %x, %y@@\n"
     "  ret float %r\n"
     "}\n"
     "!0 = !{float 2.5}\n"},
    {"!invariant.load dropped", ", !invariant.load !0", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{}\n"},
    {"!invariant.group dropped", ", !invariant.group !0", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = !{}\n"},
    {"!llvm.access.group dropped", ", !llvm.access.group !0", "",
     "define i8 @f(ptr %x) {\n"
     "  %r = load i8, ptr %x@@\n"
     "  ret i8 %r\n"
     "}\n"
     "!0 = distinct !{}\n"},
    {"!llvm.loop dropped", ", !llvm.loop !0", "",
     "define void @f(i1 %x) {\n"
     "  br label %loop\n"
     "loop:\n"
     "  br i1 %x, label %loop, label %end@@\n"
     "end:\n"
     "  ret void\n"
     "}\n"
     "!0 = distinct !{!0, !1}\n"
     "!1 = !{!\"llvm.loop.unroll.disable\"}\n"},
    {"smaller align of an access", "4", "2",
     "define i32 @f(ptr %x) {\n"
     "  %r = load i32, ptr %x, align @@\n"
     "  ret i32 %r\n"
     "}\n"},
    {"tail dropped", "tail", "",
     "declare void @g(ptr)\n"
     "define void @f() {\n"
     "  %x = alloca i8\n"
     "  @@ call void @g(ptr %x)\n"
     "  ret void\n"
     "}\n"},
    {"an attribute of a call that its callee has", "memory(read)",
     "memory(argmem: read)",
     "declare i32 @g(ptr) memory(argmem: read)\n"
     "define i32 @f(ptr %p) {\n"
     "  %r = call i32 @g(ptr %p) @@\n"
     "  ret i32 %r\n"
     "}\n"},
    {"\"no-nans-fp-math\" or its kind dropped", "\"no-nans-fp-math\"=\"true\"",
     "",
     "define half @f(half %x, half %y) @@ {\n"
     "  %r = fsub half %x, %y\n"
     "  ret half %r\n"
     "}\n"},
    {"a string attribute that is \"false\" missing",
     "\"no-jump-tables\"=\"false\"", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
    {"another hint to passes and code generators", "noprofile", "",
     "define void @f() @@ {\n"
     "  ret void\n"
     "}\n"},
};

llvm::ArrayRef<Example> palindrome::refine::examplesOfRules() {
  return examples;
}
