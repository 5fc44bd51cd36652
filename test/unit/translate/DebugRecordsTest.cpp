// Debug records: each kind, with every form of value.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

#define DEBUG_INFO                                                             \
  "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!7}\n"                         \
  "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, "             \
  "emissionKind: FullDebug)\n"                                                 \
  "!1 = distinct !DISubprogram(name: \"f\", scope: !4, file: !4, type: !5, "   \
  "spFlags: DISPFlagDefinition, unit: !0)\n"                                   \
  "!2 = !DILocation(line: 1, column: 2, scope: !1)\n"                          \
  "!3 = !DILocalVariable(name: \"v\", scope: !1, file: !4, type: !6)\n"        \
  "!4 = !DIFile(filename: \"a\", directory: \"b\")\n"                          \
  "!5 = !DISubroutineType(types: !8)\n"                                        \
  "!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"      \
  "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n!8 = !{null}\n"              \
  "!9 = !DILabel(scope: !1, name: \"l\", file: !4, line: 3)\n"                 \
  "!10 = distinct !DIAssignID()\n!11 = !{}\n"

static const Case debugRecordsCases[] = {
    {"Values",
     "define void @f(i32 %x, ptr %p) !dbg !1 {\n #dbg_value(i32 %x, !3, "
     "!DIExpression(), !2)\n %y = add i32 %x, 1\n #dbg_value(i32 %y, !3, "
     "!DIExpression(DW_OP_deref), !2)\n #dbg_value(i32 7, !3, !DIExpression(), "
     "!2)\n #dbg_value(ptr @f, !3, !DIExpression(), !2)\n #dbg_value(!11, !3, "
     "!DIExpression(), !2)\n #dbg_value(i32 poison, !3, !DIExpression(), !2)\n "
     "#dbg_value(double 0x7FF8000000000001, !3, !DIExpression(), !2)\n ret "
     "void\n}\n" DEBUG_INFO},
    {"Declares", "define void @f(ptr %p) !dbg !1 {\n %a = alloca i32\n "
                 "#dbg_declare(ptr %a, !3, !DIExpression(), !2)\n "
                 "#dbg_declare(ptr %p, !3, !DIExpression(DW_OP_deref), !2)\n "
                 "#dbg_declare(!11, !3, !DIExpression(), !2)\n ret void\n}\n" //
     DEBUG_INFO},
    {"DeclareValues",
     "define void @f(i32 %x) !dbg !1 {\n #dbg_declare_value(i32 %x, !3, "
     "!DIExpression(), !2)\n ret void\n}\n" DEBUG_INFO},
    {"OfAnotherFunction",
     "define void @f(i32 %x, ptr %p) !dbg !12 {\n #dbg_value(i32 %x, !3, "
     "!DIExpression(), !2)\n #dbg_value(i32 %x, !3, !DIExpression(), !13)\n "
     "#dbg_declare(ptr %p, !3, !DIExpression(), !14)\n #dbg_label(!9, !2)\n "
     "#dbg_assign(i32 %x, !3, !DIExpression(), !10, ptr %p, !DIExpression(), "
     "!2)\n ret void\n}\n" DEBUG_INFO
     "!12 = distinct !DISubprogram(name: \"h\", scope: !4, file: !4, type: !5, "
     "spFlags: DISPFlagDefinition, unit: !0)\n"
     "!13 = !DILocation(line: 4, scope: !1, inlinedAt: !15)\n"
     "!14 = !DILocation(line: 4, scope: !1, inlinedAt: !2)\n"
     "!15 = !DILocation(line: 4, scope: !12)\n"},
    {"Labels", "define void @f() !dbg !1 {\n #dbg_label(!9, !2)\n ret "
               "void\n}\n" DEBUG_INFO},
    {"Assigns",
     "define void @f(i32 %x) !dbg !1 {\n %a = alloca i32, !DIAssignID !10\n "
     "#dbg_assign(i1 poison, !3, !DIExpression(), !10, ptr %a, "
     "!DIExpression(), !2)\n store i32 %x, ptr %a, !DIAssignID !10\n "
     "#dbg_assign(i32 %x, !3, !DIExpression(), !10, ptr %a, "
     "!DIExpression(DW_OP_plus_uconst, 4), !2)\n #dbg_assign(i32 1, !3, "
     "!DIExpression(), !10, ptr poison, !DIExpression(), !2)\n "
     "#dbg_assign(!DIArgList(i32 %x, i32 1), !3, !DIExpression(DW_OP_LLVM_arg, "
     "0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10, ptr %a, !DIExpression(), !2)\n "
     "ret void\n}\n" DEBUG_INFO},
    {"Lists",
     "define void @f(i32 %x, i32 %y) !dbg !1 {\n #dbg_value(!DIArgList(i32 %x, "
     "i32 3, i32 %y, i32 %x), !3, !DIExpression(DW_OP_LLVM_arg, 0, "
     "DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, "
     "DW_OP_LLVM_arg, 3, DW_OP_plus), !2)\n #dbg_value(!DIArgList(), !3, "
     "!DIExpression(), !2)\n ret void\n}\n" DEBUG_INFO},
    {"AtBlockEnds",
     "define void @f(i1 %c) !dbg !1 {\n br i1 %c, label %a, label %b\na:\n %p "
     "= "
     "phi i32 [ 1, %0 ]\n #dbg_value(i32 %p, !3, !DIExpression(), !2)\n "
     "#dbg_label(!9, !2)\n br label %b\nb:\n #dbg_value(i32 0, !3, "
     "!DIExpression(), !2)\n unreachable\n}\n" DEBUG_INFO},
    {"ValuesThatDoNotDominate",
     "declare i32 @p(...)\ndeclare i32 @g()\n"
     "define void @f(i1 %c) personality ptr @p !dbg !1 {\n #dbg_value(i32 "
     "%late, !3, !DIExpression(), !2)\n #dbg_value(i32 %phi, !3, "
     "!DIExpression(), !2)\n #dbg_value(!DIArgList(i32 %late, i32 1, i32 "
     "%phi), !3, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, "
     "DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus), !2)\n #dbg_value({ ptr, i32 "
     "} %pad, !3, !DIExpression(), !2)\n br i1 %c, label %a, label %b\na:\n "
     "%late = add i32 1, 2\n %al = alloca i32, !DIAssignID !10\n br label "
     "%b\nb:\n %phi = phi i32 [ 0, %0 ], [ %late, %a ]\n %n = phi float [ 0.0, "
     "%a ], [ 1.0, %0 ]\n #dbg_value(float %n, !3, !DIExpression(), !2)\n "
     "#dbg_assign(i32 %late, !3, !DIExpression(), !10, ptr %al, "
     "!DIExpression(), !2)\n #dbg_assign(i32 0, !3, !DIExpression(), !10, ptr "
     "%al, !DIExpression(), !2)\n %i = invoke i32 @g() to label %d unwind "
     "label "
     "%u, !dbg !2\nd:\n ret void\nu:\n %pad = landingpad { ptr, i32 } "
     "cleanup\n #dbg_value(i32 %i, !3, !DIExpression(), !2)\n ret void\n}\n" //
     DEBUG_INFO},
    // There are only records: no instruction ties the assignment to a function.
    {"OneAssignmentInTwoFunctions",
     "define void @f(ptr %p) !dbg !1 {\n #dbg_assign(i32 0, !3, "
     "!DIExpression(), !10, ptr %p, !DIExpression(), !2)\n ret void\n}\n"
     "define void @g(ptr %p) !dbg !20 {\n #dbg_assign(i32 1, !21, "
     "!DIExpression(), !10, ptr %p, !DIExpression(), !22)\n ret void\n}\n"
     "!20 = distinct !DISubprogram(name: \"g\", unit: !0, spFlags: "
     "DISPFlagDefinition)\n!21 = !DILocalVariable(name: \"v\", scope: "
     "!20)\n!22 = !DILocation(line: 9, scope: !20)\n" //
     DEBUG_INFO},
    // There are only instructions.
    {"InstructionsOfOneAssignmentInTwoFunctions",
     "define void @f(ptr %p) {\n store i32 0, ptr %p, !DIAssignID !10\n ret "
     "void\n}\ndefine void @g(ptr %p) {\n store i32 1, ptr %p, !DIAssignID "
     "!10\n ret void\n}\n" DEBUG_INFO},
    // The phi has a location of its own beside the number by which the record
    // refers to it.
    {"OfALocatedPhiThatDoesNotDominate",
     "define void @f(i1 %c) !dbg !1 {\n br i1 %c, label %a, label %b\na:\n "
     "br label %p\nb:\n #dbg_value(i32 %v, !3, !DIExpression(), !2)\n br "
     "label %p\np:\n %v = phi i32 [ 1, %a ], [ 2, %b ], !dbg !12\n ret "
     "void\n}\n!12 = !DILocation(line: 0, scope: !13)\n!13 = distinct "
     "!DILexicalBlock(scope: !1, file: !4, line: 1)\n" //
     DEBUG_INFO},
    {"InUnreachableBlocks",
     "define void @f() !dbg !1 {\n ret void\ndead:\n #dbg_value(i32 %y, !3, "
     "!DIExpression(), !2)\n %x = add i32 %y, 1\n %y = add i32 %x, 1\n br "
     "label "
     "%dead\n}\n" DEBUG_INFO},
};
ROUND_TRIP_CASES(DebugRecords, debugRecordsCases);

TEST(DebugRecords, AreTheDialectsOwn) {
  std::string text = importedText(debugRecordsCases[0].ir);
  EXPECT_NE(text.find("llvm.intr.dbg.value #di_local_variable = %arg0"),
            std::string::npos)
      << text;
}

TEST(DebugRecords, AreIntrinsicCallsWhereTheDialectHasNoForm) {
  std::string text = importedText(
      "define void @f(i32 %x) !dbg !1 {\n #dbg_value(!DIArgList(i32 %x), !3, "
      "!DIExpression(DW_OP_LLVM_arg, 0), !2)\n ret void\n}\n" DEBUG_INFO);
  EXPECT_NE(text.find("llvm.call_intrinsic \"llvm.dbg.value\"(%arg0)"),
            std::string::npos)
      << text;
}
