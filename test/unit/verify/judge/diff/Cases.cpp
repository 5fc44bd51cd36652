// The cases of the LLVM differ, and their base modules.

#include "test/unit/verify/judge/compare/ClassCase.h"

namespace palindrome::test {

/// Globals, aliases, comdats and functions without bodies.
static const char *const globals = R"(
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
static const char *const body = R"(
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
static const char *const debug = R"(
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

static const ClassCase caseTable[] = {
    {"source-filename", globals, "\"a.c\"", "\"b.c\""},
    {"data-layout", globals, "e-p:64:64", "e-p:32:32"},
    {"data-layout:spelling", globals, "e-p:64:64", "e-p:64:64-i1:8-i64:32:64"},
    {"target-triple", globals, "x86_64-unknown", "x86_64-other"},
    {"module-asm", globals, ".globl x", ".globl y"},
    {"order:symbols", globals, "declare void @s1()\ndeclare void @s2()",
     "declare void @s2()\ndeclare void @s1()"},
    {"order:named-metadata", globals, "!first = !{!0}\n!second = !{!0}",
     "!second = !{!0}\n!first = !{!0}"},
    {"type-body", globals, "%pair = type { i32, i64 }",
     "%pair = type { i32, i32 }"},
    {"type-body", globals, "%pair = type { i32, i64 }",
     "%pair = type <{ i32, i64 }>"},
    {"type-body", globals, "%1 = type { i8 }", "%1 = type { i8, i8 }"},
    {"global:type", globals, "external global %1", "external global i8"},
    {"comdat", globals, "$c = comdat any", "$c = comdat largest"},
    {"named-metadata", globals, "!first = !{!0}", "!first = !{!0, !0}"},
    {"named-metadata", globals, "!second = !{!0}", "!third = !{!0}"},
    {"named-metadata", globals, "!\"one\"", "!\"two\""},
    {"named-metadata", globals, "!0 = !{", "!0 = distinct !{"},
    {"global:missing", globals, "@t = thread_local global i32 0", ""},
    {"global:kind", globals, "@t = thread_local global i32 0",
     "declare void @t()"},
    {"global:type", globals, "@u = unnamed_addr global i32 0",
     "@u = unnamed_addr global i64 0"},
    {"global:linkage", globals, "@v = global", "@v = weak global"},
    {"global:visibility", globals, "external hidden", "external protected"},
    {"global:dll-storage", globals, "dllexport ", ""},
    {"global:thread-local", globals, "thread_local", "thread_local(localexec)"},
    {"global:unnamed-addr", globals, "unnamed_addr", "local_unnamed_addr"},
    {"global:dso-local", globals, "dso_local ", ""},
    {"global:section", globals, "section \"s\"", "section \"t\""},
    {"global:partition", globals, "partition \"p\"", "partition \"q\""},
    {"global:align", globals, "align 4", "align 8"},
    {"global:addrspace", globals, "@e = externally_initialized global",
     "@e = addrspace(1) externally_initialized global"},
    {"global:comdat", globals, "comdat($c)", "comdat($d)"},
    {"global:constant", globals, "@p = constant", "@p = global"},
    {"global:externally-initialized", globals, "externally_initialized ", ""},
    {"global:initializer", globals, "c\"abc\"", "c\"abd\""},
    {"global:initializer", globals, "@v = global i32 1",
     "@v = external global i32"},
    {"global:attributes", globals, "\"key\"=\"value\"", "\"key\"=\"other\""},
    {"global:code-model", globals, "code_model \"large\"",
     "code_model \"small\""},
    {"global:sanitizer", globals, "no_sanitize_address",
     "no_sanitize_hwaddress"},
    {"alias:missing", globals, "@al = alias i32, ptr @v", ""},
    {"alias:aliasee", globals, "ptr @v", "ptr @u"},
    {"ifunc:missing", globals, "@if = ifunc void (), ptr @resolve", ""},
    {"ifunc:resolver", globals, "@if = ifunc void (), ptr @resolve",
     "@if = ifunc void (), ptr @g"},
    {"function:missing", globals, "declare void @s1()", ""},
    {"function:body", globals, "declare void @s1()",
     "define void @s1() { ret void }"},
    {"function:type", globals, "declare void @s1()", "declare void @s1(i8)"},
    {"function:calling-convention", globals, "fastcc", "coldcc"},
    {"function:gc", globals, "gc \"shadow-stack\"", "gc \"erlang\""},
    {"function:personality", globals, "personality ptr @resolve",
     "personality ptr @g"},
    {"function:prefix", globals, "prefix i32 1", "prefix i32 2"},
    {"function:prologue", globals, "prologue i8 2", "prologue i8 3"},
    {"attributes", globals, "nounwind", "nounwind memory(none)"},
    {"attributes:param", globals, "i32 noundef", "i32"},
    {"attributes:return", globals, "declare noundef", "declare"},

    {"attributes:call", body, "i32 noundef %a", "i32 %a"},
    {"block-missing", body, "pad:\n", "extra:\n  unreachable\npad:\n"},
    {"order:blocks", body,
     "pad:\n  %lp = landingpad { ptr, i32 } cleanup catch ptr null\n"
     "  ret i32 0\ndone:\n  ret i32 %phi\n",
     "done:\n  ret i32 %phi\n"
     "pad:\n  %lp = landingpad { ptr, i32 } cleanup catch ptr null\n"
     "  ret i32 0\n"},
    {"name:block", body, "entry:", "start:"},
    {"instruction-missing", body, "  %slot = alloca i32, align 4\n", ""},
    {"name:local", body, "%slot", "%place"},
    {"opcode", body, "%sum = add nsw", "%sum = sub nsw"},
    {"type", body, "%slot = alloca i32", "%slot = alloca float"},
    {"operand", body, "add nsw i32 %a, %b", "add nsw i32 %b, %b"},
    {"operand", body, "i64 1", "i64 2"},
    {"predicate", body, "icmp eq", "icmp ne"},
    {"flags", body, "add nsw", "add nuw"},
    {"flags", body, "inbounds", "nusw"},
    {"fast-math", body, "nnan", "ninf"},
    {"alignment", body, "%load = load i32, ptr %p, align 4",
     "%load = load i32, ptr %p, align 8"},
    {"volatile", body, "store volatile", "store"},
    {"atomic-ordering", body, "monotonic", "acquire"},
    {"atomic-operation", body, "atomicrmw add", "atomicrmw sub"},
    {"sync-scope", body, "\"agent\"", "\"workgroup\""},
    {"calling-convention", body, "tail call fastcc", "tail call coldcc"},
    {"tail-kind", body, "tail call", "call"},
    {"bundles", body, "\"tag\"(i32 1)", "\"tag\"(i32 2)"},
    {"bundles", body, "\"tag\"(i32 1)", "\"other\"(i32 1)"},
    {"inline-asm", body, "\"nop\"", "\"ret\""},
    {"indices", body, "%agg, 0", "%agg, 1"},
    {"shuffle-mask", body, "<i32 0, i32 1>", "<i32 0, i32 3>"},
    {"switch-case", body, "i32 2, label %left", "i32 3, label %left"},
    {"successor", body, "i32 1, label %right", "i32 1, label %left"},
    {"phi", body, "[ 1, %left ]", "[ 2, %left ]"},
    {"order:phi", body, "[ 1, %left ], [ %b, %right ]",
     "[ %b, %right ], [ 1, %left ]"},
    {"landingpad-clause", body, "cleanup catch", "catch"},
    {"landingpad-clause", body, "catch ptr null",
     "filter [0 x ptr] zeroinitializer"},

    {"metadata:tbaa", debug, ", !tbaa !11", ""},
    {"metadata:tbaa", debug, "!\"root\"", "!\"tree\""},
    {"metadata:dbg", debug, "ptr %p, align 4, !dbg !8", "ptr %p, align 4"},
    {"metadata:dbg", debug, "name: \"f\"", "name: \"g\""},
    {"metadata:dbg", debug, "isOptimized: true", "isOptimized: false"},
    {"metadata:argument", debug, "!\"text\"", "!\"other\""},
    {"dbg-record", debug, "    #dbg_label(!10, !8)\n", ""},
    {"dbg-record", debug, "#dbg_value(", "#dbg_declare("},
    {"dbg-record:value", debug, "#dbg_value(i32 %a", "#dbg_value(i32 %b"},
    {"dbg-record:value", debug, "!14, ptr %p", "!14, ptr poison"},
    {"dbg-record:variable", debug, "name: \"v\"", "name: \"w\""},
    {"dbg-record:variable", debug, "size: 32", "size: 64"},
    {"dbg-record:label", debug, "name: \"l\"", "name: \"m\""},
    {"dbg-record:expression", debug, "!DIExpression()",
     "!DIExpression(DW_OP_deref)"},
    {"dbg-record:assign-id", debug, "!14, ptr %p", "!15, ptr %p"},
    {"dbg-record:location", debug, "!DIExpression(), !8)",
     "!DIExpression(), !DILocation(line: 9, scope: !4))"},
};

llvm::ArrayRef<ClassCase> classCases() { return caseTable; }

} // namespace palindrome::test
