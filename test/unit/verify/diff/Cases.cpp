// The cases of the LLVM differ, and their base modules.

#include "test/unit/verify/compare/ClassCase.h"

namespace palindrome::test {

/// Globals, aliases, comdats and functions without bodies.
static const char *const kGlobals = R"(
source_filename = "a.c"
target datalayout = "e-p:64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl x"
%pair = type { i32, i64 }
%0 = type { i16 }
%1 = type { i8 }
$c = comdat any
$d = comdat any
@v = global i32 1, section "s", align 4
@w = external hidden global %pair, align 8
@p = constant [3 x i8] c"abc", partition "p"
@t = thread_local global i32 0
@u = unnamed_addr global i32 0
@l = dso_local global i32 0
@x = dllexport global i32 0
@e = externally_initialized global i32 0
@y = external global %0
@z = external global %1
@n = global i32 0, no_sanitize_address
@m = global i32 0, code_model "large"
@q = global i32 0 #0
@k = global i32 0, comdat($c)
@al = alias i32, ptr @v
@if = ifunc void (), ptr @resolve
define ptr @resolve() prefix i32 1 prologue i8 2 {
  ret ptr null
}
define void @g() gc "shadow-stack" personality ptr @resolve {
  ret void
}
declare fastcc i32 @f(i32 noundef, ptr) nounwind
declare noundef i32 @h()
declare void @s1()
declare void @s2()
!first = !{!0}
!second = !{!0}
!0 = !{!"one", i32 1}
attributes #0 = { "key"="value" }
)";

/// Instructions of most kinds.
static const char *const kBody = R"(
declare i32 @callee(i32, ...)
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %a, i32 %b, ptr %p, float %x, { i32, i32 } %agg, <2 x i32> %v) personality ptr @__gxx_personality_v0 {
entry:
  %sum = add nsw i32 %a, %b
  %cmp = icmp eq i32 %a, %b
  %mul = fmul nnan float %x, %x
  %slot = alloca i32, align 4
  %load = load i32, ptr %p, align 4
  store volatile i32 %a, ptr %p, align 4
  fence syncscope("agent") acquire
  %old = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %part = extractvalue { i32, i32 } %agg, 0
  %shuffle = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 1>
  %gep = getelementptr inbounds i32, ptr %p, i64 1
  %call = tail call fastcc i32 (i32, ...) @callee(i32 noundef %a) [ "tag"(i32 1) ]
  call void asm sideeffect "nop", ""()
  switch i32 %a, label %left [ i32 1, label %right
                               i32 2, label %left ]
left:
  br i1 %cmp, label %right, label %join
right:
  br label %join
join:
  %phi = phi i32 [ 1, %left ], [ %b, %right ]
  %res = invoke i32 (i32, ...) @callee(i32 1) to label %done unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null
  ret i32 0
done:
  ret i32 %phi
}
)";

/// Metadata and debug records.
static const char *const kDebug = R"(
define void @f(i32 %a, i32 %b, ptr %p) !dbg !4 {
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
    #dbg_label(!10, !8)
  store i32 %a, ptr %p, align 4, !tbaa !11, !DIAssignID !14
    #dbg_assign(i32 %b, !7, !DIExpression(), !14, ptr %p, !DIExpression(), !8)
  store i32 %b, ptr %p, align 4, !dbg !8
  call void @llvm.write_register.i32(metadata !16, i32 %a)
  ret void, !dbg !8
}
declare void @llvm.write_register.i32(metadata, i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !9)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !5)
!8 = !DILocation(line: 3, column: 1, scope: !4)
!9 = !{null}
!10 = !DILabel(scope: !4, name: "l", file: !1, line: 4)
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13}
!13 = !{!"root"}
!14 = distinct !DIAssignID()
!15 = distinct !DIAssignID()
!16 = !{!"text"}
)";

static const ClassCase kClassCases[] = {
    {"source-filename", kGlobals, "\"a.c\"", "\"b.c\""},
    {"data-layout", kGlobals, "e-p:64:64", "e-p:32:32"},
    {"data-layout:spelling", kGlobals, "e-p:64:64", "e-p:64:64-i1:8-i64:32:64"},
    {"target-triple", kGlobals, "x86_64-unknown", "x86_64-other"},
    {"module-asm", kGlobals, ".globl x", ".globl y"},
    {"order:symbols", kGlobals, "declare void @s1()\ndeclare void @s2()",
     "declare void @s2()\ndeclare void @s1()"},
    {"order:named-metadata", kGlobals, "!first = !{!0}\n!second = !{!0}",
     "!second = !{!0}\n!first = !{!0}"},
    {"type-body", kGlobals, "%pair = type { i32, i64 }",
     "%pair = type { i32, i32 }"},
    {"type-body", kGlobals, "%pair = type { i32, i64 }",
     "%pair = type <{ i32, i64 }>"},
    {"type-body", kGlobals, "%1 = type { i8 }", "%1 = type { i8, i8 }"},
    {"global:type", kGlobals, "external global %1", "external global i8"},
    {"comdat", kGlobals, "$c = comdat any", "$c = comdat largest"},
    {"named-metadata", kGlobals, "!first = !{!0}", "!first = !{!0, !0}"},
    {"named-metadata", kGlobals, "!second = !{!0}", "!third = !{!0}"},
    {"named-metadata", kGlobals, "!\"one\"", "!\"two\""},
    {"named-metadata", kGlobals, "!0 = !{", "!0 = distinct !{"},
    {"global:missing", kGlobals, "@t = thread_local global i32 0", ""},
    {"global:kind", kGlobals, "@t = thread_local global i32 0",
     "declare void @t()"},
    {"global:type", kGlobals, "@u = unnamed_addr global i32 0",
     "@u = unnamed_addr global i64 0"},
    {"global:linkage", kGlobals, "@v = global", "@v = weak global"},
    {"global:visibility", kGlobals, "external hidden", "external protected"},
    {"global:dll-storage", kGlobals, "dllexport ", ""},
    {"global:thread-local", kGlobals, "thread_local",
     "thread_local(localexec)"},
    {"global:unnamed-addr", kGlobals, "unnamed_addr", "local_unnamed_addr"},
    {"global:dso-local", kGlobals, "dso_local ", ""},
    {"global:section", kGlobals, "section \"s\"", "section \"t\""},
    {"global:partition", kGlobals, "partition \"p\"", "partition \"q\""},
    {"global:align", kGlobals, "align 4", "align 8"},
    {"global:addrspace", kGlobals, "@e = externally_initialized global",
     "@e = addrspace(1) externally_initialized global"},
    {"global:comdat", kGlobals, "comdat($c)", "comdat($d)"},
    {"global:constant", kGlobals, "@p = constant", "@p = global"},
    {"global:externally-initialized", kGlobals, "externally_initialized ", ""},
    {"global:initializer", kGlobals, "c\"abc\"", "c\"abd\""},
    {"global:initializer", kGlobals, "@v = global i32 1",
     "@v = external global i32"},
    {"global:attributes", kGlobals, "\"key\"=\"value\"", "\"key\"=\"other\""},
    {"global:code-model", kGlobals, "code_model \"large\"",
     "code_model \"small\""},
    {"global:sanitizer", kGlobals, "no_sanitize_address",
     "no_sanitize_hwaddress"},
    {"alias:missing", kGlobals, "@al = alias i32, ptr @v", ""},
    {"alias:aliasee", kGlobals, "ptr @v", "ptr @u"},
    {"ifunc:missing", kGlobals, "@if = ifunc void (), ptr @resolve", ""},
    {"ifunc:resolver", kGlobals, "@if = ifunc void (), ptr @resolve",
     "@if = ifunc void (), ptr @g"},
    {"function:missing", kGlobals, "declare void @s1()", ""},
    {"function:body", kGlobals, "declare void @s1()",
     "define void @s1() { ret void }"},
    {"function:type", kGlobals, "declare void @s1()", "declare void @s1(i8)"},
    {"function:calling-convention", kGlobals, "fastcc", "coldcc"},
    {"function:gc", kGlobals, "gc \"shadow-stack\"", "gc \"erlang\""},
    {"function:personality", kGlobals, "personality ptr @resolve",
     "personality ptr @g"},
    {"function:prefix", kGlobals, "prefix i32 1", "prefix i32 2"},
    {"function:prologue", kGlobals, "prologue i8 2", "prologue i8 3"},
    {"attributes", kGlobals, "nounwind", "nounwind memory(none)"},
    {"attributes:param", kGlobals, "i32 noundef", "i32"},
    {"attributes:return", kGlobals, "declare noundef", "declare"},

    {"attributes:call", kBody, "i32 noundef %a", "i32 %a"},
    {"block-missing", kBody, "pad:\n", "extra:\n  unreachable\npad:\n"},
    {"order:blocks", kBody,
     "pad:\n  %lp = landingpad { ptr, i32 } cleanup catch ptr null\n"
     "  ret i32 0\ndone:\n  ret i32 %phi\n",
     "done:\n  ret i32 %phi\n"
     "pad:\n  %lp = landingpad { ptr, i32 } cleanup catch ptr null\n"
     "  ret i32 0\n"},
    {"name:block", kBody, "entry:", "start:"},
    {"instruction-missing", kBody, "  %slot = alloca i32, align 4\n", ""},
    {"name:local", kBody, "%slot", "%place"},
    {"opcode", kBody, "%sum = add nsw", "%sum = sub nsw"},
    {"type", kBody, "%slot = alloca i32", "%slot = alloca float"},
    {"operand", kBody, "add nsw i32 %a, %b", "add nsw i32 %b, %b"},
    {"operand", kBody, "i64 1", "i64 2"},
    {"predicate", kBody, "icmp eq", "icmp ne"},
    {"flags", kBody, "add nsw", "add nuw"},
    {"flags", kBody, "inbounds", "nusw"},
    {"fast-math", kBody, "nnan", "ninf"},
    {"alignment", kBody, "%load = load i32, ptr %p, align 4",
     "%load = load i32, ptr %p, align 8"},
    {"volatile", kBody, "store volatile", "store"},
    {"atomic-ordering", kBody, "monotonic", "acquire"},
    {"atomic-operation", kBody, "atomicrmw add", "atomicrmw sub"},
    {"sync-scope", kBody, "\"agent\"", "\"workgroup\""},
    {"calling-convention", kBody, "tail call fastcc", "tail call coldcc"},
    {"tail-kind", kBody, "tail call", "call"},
    {"bundles", kBody, "\"tag\"(i32 1)", "\"tag\"(i32 2)"},
    {"bundles", kBody, "\"tag\"(i32 1)", "\"other\"(i32 1)"},
    {"inline-asm", kBody, "\"nop\"", "\"ret\""},
    {"indices", kBody, "%agg, 0", "%agg, 1"},
    {"shuffle-mask", kBody, "<i32 0, i32 1>", "<i32 0, i32 3>"},
    {"switch-case", kBody, "i32 2, label %left", "i32 3, label %left"},
    {"successor", kBody, "i32 1, label %right", "i32 1, label %left"},
    {"phi", kBody, "[ 1, %left ]", "[ 2, %left ]"},
    {"order:phi", kBody, "[ 1, %left ], [ %b, %right ]",
     "[ %b, %right ], [ 1, %left ]"},
    {"landingpad-clause", kBody, "cleanup catch", "catch"},
    {"landingpad-clause", kBody, "catch ptr null",
     "filter [0 x ptr] zeroinitializer"},

    {"metadata:tbaa", kDebug, ", !tbaa !11", ""},
    {"metadata:tbaa", kDebug, "!\"root\"", "!\"tree\""},
    {"metadata:dbg", kDebug, "ptr %p, align 4, !dbg !8", "ptr %p, align 4"},
    {"metadata:dbg", kDebug, "name: \"f\"", "name: \"g\""},
    {"metadata:dbg", kDebug, "isOptimized: true", "isOptimized: false"},
    {"metadata:argument", kDebug, "!\"text\"", "!\"other\""},
    {"dbg-record", kDebug, "    #dbg_label(!10, !8)\n", ""},
    {"dbg-record", kDebug, "#dbg_value(", "#dbg_declare("},
    {"dbg-record:value", kDebug, "#dbg_value(i32 %a", "#dbg_value(i32 %b"},
    {"dbg-record:value", kDebug, "!14, ptr %p", "!14, ptr poison"},
    {"dbg-record:variable", kDebug, "name: \"v\"", "name: \"w\""},
    {"dbg-record:variable", kDebug, "size: 32", "size: 64"},
    {"dbg-record:label", kDebug, "name: \"l\"", "name: \"m\""},
    {"dbg-record:expression", kDebug, "!DIExpression()",
     "!DIExpression(DW_OP_deref)"},
    {"dbg-record:assign-id", kDebug, "!14, ptr %p", "!15, ptr %p"},
    {"dbg-record:location", kDebug, "!DIExpression(), !8)",
     "!DIExpression(), !DILocation(line: 9, scope: !4))"},
};

llvm::ArrayRef<ClassCase> classCases() { return kClassCases; }

} // namespace palindrome::test
