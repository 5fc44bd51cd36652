// Debug records of each kind, with each kind of location operand and
// expression, at each place of a block.

#include "corpus/enumerate/metadata/Kinds.h"
#include "verify/seek/makers/DebugInfo.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace llvm;
using namespace palindrome::enumerate;
using palindrome::makers::inScene;

static constexpr StringLiteral locations[] = {
    "i32 %x",
    "ptr %p",
    "float %f",
    "i32 %y",
    "ptr %a",
    "<4 x i32> %v",
    "[2 x i8] %r",
    "<vscale x 2 x double> %s",
    "i1000 %w",
    "target(\"spirv.Event\") %t",
    "i32 7",
    "i1 true",
    "i128 -1",
    "float 1.0",
    "x86_fp80 0xK00000000000000000000",
    "ppc_fp128 undef",
    "ptr null",
    "ptr @NAMEg",
    "ptr @NAME",
    "ptr getelementptr (i8, ptr @NAMEg, i64 1)",
    "i64 ptrtoint (ptr @NAMEg to i64)",
    "i32 undef",
    "i32 poison",
    "ptr poison",
    "{ i32, ptr } zeroinitializer",
    "<4 x i32> splat (i32 1)",
    "<vscale x 2 x double> poison",

    "!{}",
    "!20",
    "!28",
    "!DIArgList()",
    "!DIArgList(i32 %x)",
    "!DIArgList(i32 %x, ptr %p, i32 7)",
    "!DIArgList(i32 poison, i32 undef)",
    "!DIArgList(i32 %y, i32 %y, ptr @NAMEg)",
    "i32 %z",
    "!DIArgList(i32 %z, i32 %x)"};

/// A function around records, which stand at `place`: before the first
/// instruction, between instructions, before the terminator, in a block of
/// their own.
static void addRecord(Enumeration &e, const Twine &record, unsigned place) {
  std::string text = record.str();
  auto at = [&](unsigned here) {
    return here == place ? "    " + text + "\n" : std::string();
  };
  e.addText(inScene("@NAMEg = global i32 0\ndefine void @NAME(i32 %x, ptr %p, "
                    "float %f, <4 x i32> "
                    "%v, [2 x i8] %r, <vscale x 2 x double> %s, i1000 %w, "
                    "target(\"spirv.Event\") %t) !dbg !15 {\n" +
                    at(0) + "  %a = alloca i32, align 4, !DIAssignID !30\n" +
                    at(1) + "  %y = add i32 %x, 1\n" + at(2) +
                    "  br label %b\nb:\n" + "  %z = phi i32 [ %y, %0 ]\n" +
                    at(3) + "  ret void\n}\n"));
}

static void enumerateLocations(Enumeration &e) {
  for (StringRef location : locations)
    for (unsigned place = 0; place != 4; ++place) {
      for (StringRef kind : {"value", "declare", "declare_value"})
        addRecord(
            e, "#dbg_" + kind + "(" + location + ", !17, !DIExpression(), !21)",
            place);
      addRecord(e,
                "#dbg_assign(" + location +
                    ", !17, !DIExpression(), !30, ptr %p, !DIExpression(), "
                    "!21)",
                place);
      for (StringRef value : {"i32 %x", "i32 undef", "!{}", "i32 7"})
        addRecord(e,
                  "#dbg_assign(" + value + ", !17, !DIExpression(), !30, " +
                      location + ", !DIExpression(DW_OP_plus_uconst, 8), !21)",
                  place);
    }
  for (unsigned place = 0; place != 4; ++place) {
    for (StringRef label :
         {"!DILabel(scope: !15, name: \"l\", file: !11, line: 3)",
          "!DILabel(scope: !24, name: \"\", file: !11, line: 0)"})
      addRecord(e, "#dbg_label(" + label + ", !21)", place);
    addRecord(e,
              "#dbg_value(i32 %x, !17, !DIExpression(), !21)\n    "
              "#dbg_value(i32 7, !17, !DIExpression(), !21)\n    "
              "#dbg_label(!DILabel(scope: !15, name: \"l\", file: !11, line: "
              "3), !21)\n    #dbg_value(i32 %x, !17, !DIExpression(), !21)",
              place);
    for (StringRef variable :
         {"!DILocalVariable(scope: !24)",
          "!DILocalVariable(name: \"q\", arg: 1, scope: !15, type: !12)"})
      addRecord(e, "#dbg_value(i32 %x, " + variable + ", !DIExpression(), !21)",
                place);
    for (StringRef location :
         {"!DILocation(line: 0, scope: !15)",
          "!DILocation(line: 1, scope: !24)",
          "!DILocation(line: 1, scope: !15, inlinedAt: !21)",
          "distinct !DILocation(line: 1, scope: !15)",
          ("!DILocation(line: 1, scope: !15, inlinedAt: distinct "
           "!DILocation(line: 7, scope: !15))")})
      addRecord(e, "#dbg_value(i32 %x, !17, !DIExpression(), " + location + ")",
                place);
  }
}

/// Expressions with each operation that LLVM knows, and numbers of operands up
/// to three; LLVM's verifier selects.
static void enumerateRecordExpressions(Enumeration &e) {
  auto add = [&](const Twine &operations) {
    std::string text = operations.str();
    e.addText(inScene(("!named = !{!0}\n!0 = !DIExpression(" + text + ")\n")));
    addRecord(e, "#dbg_value(i32 %x, !17, !DIExpression(" + text + "), !21)",
              1);
    addRecord(e, "#dbg_declare(ptr %a, !17, !DIExpression(" + text + "), !21)",
              1);
    addRecord(
        e,
        "#dbg_value(!DIArgList(i32 %x, i32 %y), !17, "
        "!DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, " +
            text + "), !21)",
        2);
    e.addText(inScene(("@NAMEg = global i32 0, !dbg !0\n!0 = "
                       "!DIGlobalVariableExpression(var: !18, expr: "
                       "!DIExpression(" +
                       text + "))\n")));
  };
  for (unsigned op = 0; op != 0x2000; ++op) {
    StringRef word = dwarf::OperationEncodingString(op);
    if (word.empty())
      continue;
    add(word);
    add(word + ", 1");
    add(word + ", 18446744073709551615");
    add(word + ", 0, 8");
    add(word + ", 8, DW_ATE_signed");
    add(word + ", 1, 2, 3");
    add("DW_OP_deref, " + word + ", DW_OP_stack_value");
  }
  add("DW_OP_constu, 7, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 8");
  add("DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_LLVM_fragment, 8, 8");
  add("1, 2, 3");
}

/// Stores and other instructions with a DIAssignID, and records that refer to
/// it.
static constexpr StringLiteral functions[] = {
    R"(define void @NAME(i32 %x) !dbg !15 {
  %a = alloca i32, align 4, !DIAssignID !30
    #dbg_assign(i1 undef, !17, !DIExpression(), !30, ptr %a, !DIExpression(), !21)
  store i32 %x, ptr %a, align 4, !dbg !21, !DIAssignID !31
    #dbg_assign(i32 %x, !17, !DIExpression(), !31, ptr %a, !DIExpression(), !21)
  ret void, !dbg !21
}
!31 = distinct !DIAssignID()
)",
    R"(define void @NAME(i32 %x) !dbg !15 {
  %a = alloca i32, align 4, !DIAssignID !30
  store i32 %x, ptr %a, align 4, !DIAssignID !30
    #dbg_assign(!DIArgList(i32 %x, i32 1), !17, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30, ptr %a, !DIExpression(DW_OP_deref), !21)
    #dbg_assign(i32 %x, !17, !DIExpression(), !30, ptr undef, !DIExpression(), !21)
    #dbg_assign(i32 %x, !17, !DIExpression(), !30, !{}, !DIExpression(), !21)
  ret void
}
)",
    R"(define void @NAME(i32 %x) !dbg !15 {
    #dbg_value(i32 %y, !17, !DIExpression(), !21)
  %y = add i32 %x, 1
  br label %b
b:
    #dbg_value(i32 %z, !17, !DIExpression(), !21)
  %z = add i32 %y, 1
  ret void
}
)",
    R"(define i32 @NAME(i1 %c) !dbg !15 {
  br i1 %c, label %b, label %a
b:
    #dbg_value(i32 %w, !17, !DIExpression(), !21)
  ret i32 %w
a:
  %w = phi i32 [ 1, %0 ]
    #dbg_value(i32 %w, !17, !DIExpression(), !21)
  br label %b
}
)",
    R"(define void @NAME(i32 %x) !dbg !15 {
  call void @NAMEg(), !dbg !21
  call void @NAMEg(), !dbg !DILocation(line: 0, scope: !24, inlinedAt: !21)
  call void @NAMEg()
  ret void
}
define void @NAMEg() {
  ret void
}
)",
    R"(define void @NAME(i32 %x) !dbg !15 {
  call void @NAMEg()
  ret void
}
define void @NAMEg() !dbg !29 {
  ret void
}
)",
    R"(define void @NAME(i32 %x) {
    #dbg_value(i32 %x, !17, !DIExpression(), !21)
  ret void
}
)",
    R"(define void @NAME(i32 %x) {
  ret void, !dbg !21
}
)",
    R"(define void @NAME() !dbg !15 {
  call void @llvm.dbg.value(metadata i32 7, metadata !17, metadata !16), !dbg !21
  call void @llvm.dbg.declare(metadata ptr null, metadata !17, metadata !16), !dbg !21
  call void @llvm.dbg.label(metadata !32), !dbg !21
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
!32 = !DILabel(scope: !15, name: "l", file: !11, line: 3)
)"};

void palindrome::enumerate::enumerateDebugRecords(Enumeration &e) {
  enumerateLocations(e);
  enumerateRecordExpressions(e);
  for (StringRef function : functions)
    e.addText(inScene(function));
}
