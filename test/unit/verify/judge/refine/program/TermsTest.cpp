// What debug information adds to a counterexample.

#include "verify/judge/refine/program/Terms.h"
#include "../Two.h"

using namespace palindrome;
using namespace palindrome::refine;

namespace {

const char *const debugInfo = R"(
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !4, size: 32)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !4, size: 32, offset: 32)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!10 = distinct !DISubprogram(name: "f", file: !2, line: 3, type: !3, unit: !0)
!11 = !DILocalVariable(name: "p", arg: 1, scope: !10, file: !2, line: 3, type: !8)
!12 = !DILocalVariable(name: "sum", scope: !10, file: !2, line: 5, type: !4)
!13 = !DILocation(line: 6, scope: !10)
)";

Counterexample::Step stepAt(unsigned index, const std::string &name) {
  Counterexample::Step step;
  step.instruction = name + " = ...";
  step.name = name;
  step.type = "i32";
  step.value = "7";
  step.index = index;
  return step;
}

/// A source that reads a member of a struct, and a target without debug info.
std::string memberRead(const std::string &helper = "") {
  return R"(define i32 @src(ptr %0) !dbg !10 {
    #dbg_value(ptr %0, !11, !DIExpression(), !13)
  %2 = getelementptr i8, ptr %0, i64 4
  %3 = load i32, ptr %2, align 4, !dbg !13
  %4 = add i32 %3, 1, !dbg !13
    #dbg_value(i32 %4, !12, !DIExpression(), !13)
  ret i32 %4
}
define i32 @tgt(ptr %0) {
  ret i32 0
}
)" + helper +
         debugInfo;
}

TEST(TermsTest, ValuesAreVariablesAndMembers) {
  Two two(memberRead());
  Counterexample shown;
  shown.source.trace = {stepAt(0, "%2"), stepAt(1, "%3"), stepAt(2, "%4")};
  shown.source.parting = stepAt(2, "%4");
  shown.target.parting = stepAt(0, "%5");
  addProgramTerms(two.source(), two.target(), shown);
  EXPECT_EQ(shown.source.trace[0].variable, "&p->b");
  EXPECT_EQ(shown.source.trace[0].line, "");
  EXPECT_EQ(shown.source.trace[1].variable, "p->b");
  EXPECT_EQ(shown.source.trace[1].line, "a.c:6");
  EXPECT_EQ(shown.source.parting->variable, "sum");
  EXPECT_EQ(shown.target.parting->variable, "");
  EXPECT_NE(textOf(shown).find("  source  sum (%4) = i32 7  ; a.c:6: ..."),
            std::string::npos)
      << textOf(shown);
}

TEST(TermsTest, StepsOfOtherFunctionsAreTheirs) {
  Two two(memberRead("define i32 @g(i32 %x) {\n"
                     "  %a = add i32 %x, 1\n  %b = add i32 %a, 1\n"
                     "  %c = add i32 %b, 1\n  ret i32 %c\n}\n"));
  Counterexample shown;
  shown.source.parting = stepAt(2, "%c");
  shown.source.parting->function = "@g";
  shown.target.parting = stepAt(9, "%none");
  addProgramTerms(two.source(), two.target(), shown);
  EXPECT_EQ(shown.source.parting->variable, "");
  EXPECT_EQ(shown.source.parting->line, "");
}

TEST(TermsTest, MemoryBehindAnArgument) {
  Two two(memberRead());
  Counterexample shown;
  Counterexample::Input input{"%0", "ptr", "block 1 + 8"};
  input.block = 1;
  input.offset = 8;
  shown.inputs = {input};
  Counterexample::Block block;
  block.number = 1;
  block.size = 16;
  block.bytes = {{7, "00"}, {8, "01"}, {9, "02"}, {12, "03"}};
  shown.memory = {block};
  shown.source.memory = {{1, false, {{12, "09"}}}};
  addProgramTerms(two.source(), two.target(), shown);
  std::string text = textOf(shown);
  EXPECT_NE(text.find("argument p (%0) = ptr block 1 + 8\n"
                      "block 1: 16 bytes at 0x0; byte 7: 00; p->a (bytes 8 to "
                      "9): 01 02; p->b (byte 12): 03\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("  block 1 becomes p->b (byte 12): 09\n"),
            std::string::npos)
      << text;
}

} // namespace
