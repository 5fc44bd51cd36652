// Tests the likeness that the LLVM differ finds, and that one change results in
// one difference.

#include "test/unit/verify/judge/diff/Support.h"
#include "verify/judge/diff/Text.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::test {
namespace {

using Names = std::vector<std::string>;

TEST(Likeness, EveryBaseIsIdenticalToItself) {
  for (const ClassCase &test : classCases())
    EXPECT_EQ(diffText(test.base, test.base).likeness, Likeness::Identical);
}

TEST(Likeness, TheModuleIdIsNoDifference) {
  Parsed a("@g = global i32 0"), b("@g = global i32 0");
  a.module->setModuleIdentifier("one");
  b.module->setModuleIdentifier("two");
  EXPECT_EQ(diffModules(a, b).likeness, Likeness::Identical);
}

/// LLVM prints addresses for an unnamed type in a group of attributes, and for
/// a node in a bundle.
TEST(Likeness, AddressesAreNoDifference) {
  auto type = [](StringRef body) {
    return ("%0 = type { " + body +
            " }\ndeclare void @f() #0\nattributes #0 = { preallocated(%0) }")
        .str();
  };
  auto node = [](StringRef operands) {
    return ("declare void @f()\ndefine void @g() {\n  call void @f() [ "
            "\"x\"(metadata !{" +
            operands + "}) ]\n  ret void\n}")
        .str();
  };
  Parsed a(type("i32"));
  ASSERT_NE(diff::printed(*a.module).find("type 0x"), std::string::npos);
  EXPECT_EQ(diffText(type("i32"), type("i32")).likeness, Likeness::Identical);
  EXPECT_EQ(diffText(type("i32"), type("i64")).likeness, Likeness::Different);
  EXPECT_EQ(diffText(node("i32 1"), node("i32 1")).likeness,
            Likeness::Identical);
  EXPECT_EQ(diffText(node("i32 1"), node("i32 2")).likeness,
            Likeness::Different);
}

/// With another source_filename the texts differ, so that the graphs are
/// compared, which must find everything else equal.
TEST(Likeness, TheWalkFindsNothingInCopies) {
  for (const ClassCase &test : classCases()) {
    Parsed a(test.base), b(test.base);
    b.module->setSourceFileName("another");
    DiffResult result = diffModules(a, b);
    EXPECT_EQ(result.likeness, Likeness::Isomorphic);
    EXPECT_EQ(classesOf(result), Names{"source-filename"});
  }
}

TEST(Likeness, RenamedLocalsAreIsomorphic) {
  DiffResult result =
      diffText("define i32 @f(i32 %x) {\n %y = add i32 %x, 1\n ret i32 %y\n}",
               "define i32 @f(i32 %0) {\n %2 = add i32 %0, 1\n ret i32 %2\n}");
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(result.counts["name:local"], 2u);
}

TEST(Likeness, RenamedTypesAreIsomorphic) {
  DiffResult result = diffText("%a = type { i32, %b }\n%b = type { i8 }\n"
                               "@g = external global %a\n@h = external global "
                               "%b",
                               "%x = type { i32, %y }\n%y = type { i8 }\n"
                               "@g = external global %x\n@h = external global "
                               "%y");
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(result.counts["type-name"], 2u);
}

TEST(Likeness, OneTypeForTwoIsDifferent) {
  DiffResult result = diffText("%a = type { i32 }\n%b = type { i32 }\n"
                               "@g = external global %a\n@h = external global "
                               "%b",
                               "%a = type { i32 }\n"
                               "@g = external global %a\n@h = external global "
                               "%a");
  EXPECT_EQ(result.likeness, Likeness::Different);
}

TEST(Likeness, TwoDistinctNodesAreNotOne) {
  StringRef two = "!n = !{!0, !1}\n!0 = distinct !{}\n!1 = distinct !{}";
  StringRef one = "!n = !{!0, !0}\n!0 = distinct !{}";
  EXPECT_EQ(diffText(two, one).likeness, Likeness::Different);
  EXPECT_EQ(diffText(one, two).likeness, Likeness::Different);
}

/// A type without an offset and one with offset zero print the same.
TEST(Likeness, WhatDoesNotPrintIsNoDifference) {
  StringRef text =
      "!n = !{!0}\n"
      "!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)";
  Parsed a(text), b(text);
  b.module->setSourceFileName("another");
  auto *type = cast<DIType>(b.module->getNamedMetadata("n")->getOperand(0));
  unsigned offset = 4;
  ASSERT_EQ(type->getOperand(offset), type->getRawOffsetInBits());
  for (Metadata *zero :
       {static_cast<Metadata *>(nullptr),
        static_cast<Metadata *>(ConstantAsMetadata::get(
            ConstantInt::get(Type::getInt64Ty(b.context), 0)))}) {
    b.module->getNamedMetadata("n")->getOperand(0)->replaceOperandWith(offset,
                                                                       zero);
    DiffResult result = diffModules(a, b);
    EXPECT_EQ(result.likeness, Likeness::Isomorphic);
    EXPECT_EQ(classesOf(result), Names{"source-filename"});
  }
}

TEST(Likeness, OrderOfAttachmentKindsIsSpelling) {
  // Attachments print in the order of their kinds' numbers, which the parser
  // assigns.
  DiffResult result =
      diffText("define void @f() {\n ret void, !one !0, !two !0\n}\n!0 = !{}",
               "define void @f() {\n ret void, !two !0, !one !0\n}\n!0 = !{}");
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(classesOf(result), Names{"metadata:order"});
}

TEST(Likeness, OrderOfPredecessorsIsSpelling) {
  StringRef text = "define void @f(i1 %c) {\n br i1 %c, label %a, label %b\n"
                   "a:\n br label %d\nb:\n br label %d\nd:\n ret void\n}";
  Parsed a(text), b(text);
  BasicBlock &join = b.module->getFunction("f")->back();
  join.reverseUseList();
  DiffResult result = diffModules(a, b);
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(classesOf(result), Names{"order:predecessors"});
}

TEST(Likeness, TheEntryBlockIsNoMatterOfOrder) {
  StringRef a = "define void @f() {\na:\n br label %b\nb:\n br label %c\nc:\n"
                " ret void\n}";
  StringRef b = "define void @f() {\nb:\n br label %c\na:\n br label %b1\n"
                "b1:\n br label %c\nc:\n ret void\n}";
  EXPECT_EQ(diffText(a, b).likeness, Likeness::Different);
}

TEST(Likeness, BlockAddressesFollowTheirBlocks) {
  StringRef text = "@t = global [2 x ptr] [ptr blockaddress(@f, %a), ptr "
                   "blockaddress(@f, %b)]\n"
                   "define void @f(ptr %p) {\n"
                   " indirectbr ptr %p, [label %a, label %b]\n"
                   "a:\n ret void\nb:\n unreachable\n}";
  std::string renamed = text.str(), swapped = text.str();
  for (size_t at; (at = renamed.find("%a")) != std::string::npos;)
    renamed.replace(at, 2, "%z");
  renamed.replace(renamed.find("\na:"), 3, "\nz:");
  EXPECT_EQ(diffText(text, renamed).likeness, Likeness::Isomorphic);
  swapped.replace(swapped.find("@f, %a"), 6, "@f, %b");
  DiffResult result = diffText(text, swapped);
  EXPECT_EQ(result.likeness, Likeness::Different);
  EXPECT_TRUE(result.counts.count("global:initializer"));
}

TEST(Likeness, OneMissingInstructionIsOneDifference) {
  std::string a = "define void @f(ptr %p) {\n", b = a;
  for (int i = 0; i != 200; ++i) {
    std::string line = " %v" + std::to_string(i) + " = load i32, ptr %p\n";
    a += line;
    if (i != 100)
      b += line;
  }
  a += " ret void\n}";
  b += " ret void\n}";
  DiffResult result = diffText(a, b);
  ASSERT_EQ(result.differences.size(), 1u);
  EXPECT_EQ(result.differences[0].className, "instruction-missing");
  EXPECT_EQ(result.differences[0].where, "@f: %v100 = load");
  EXPECT_EQ(result.differences[0].b, "");
}

TEST(Likeness, OneChangedNodeIsOneDifference) {
  std::string a = "define void @f(ptr %p) {\n";
  for (int i = 0; i != 50; ++i)
    a += " store i32 0, ptr %p, !tbaa !" + std::to_string(1 + i % 2) + "\n";
  a += " ret void\n}\n!1 = !{!3, !3, i64 0}\n!2 = !{!4, !4, i64 0}\n"
       "!3 = !{!\"int\", !5}\n!4 = !{!\"short\", !5}\n!5 = !{!\"root\"}";
  std::string b = a;
  b.replace(b.find("short"), 5, "float");
  DiffResult result = diffText(a, b);
  ASSERT_EQ(result.differences.size(), 1u);
  EXPECT_EQ(result.differences[0].className, "metadata:tbaa");
}

TEST(Likeness, PlacesAreInNamesOfA) {
  DiffResult result = diffText(
      "define i32 @f(i32 %x, i32 %y) {\n %s = add i32 %x, %y\n ret i32 %s\n}",
      "define i32 @f(i32 %a, i32 %b) {\n %c = add i32 %b, %b\n ret i32 %c\n}");
  auto found = llvm::find_if(result.differences, [](const Difference &d) {
    return d.className == "operand";
  });
  ASSERT_NE(found, result.differences.end());
  EXPECT_EQ(found->symbol, "@f");
  EXPECT_EQ(found->where, "@f: %s = add (operand 0)");
  EXPECT_EQ(found->a, "%x");
  EXPECT_EQ(found->b, "%y");
}

TEST(Likeness, WhatIsOverTheLimitIsCounted) {
  std::string a, b;
  for (int i = 0; i != 20; ++i) {
    a += "@g" + std::to_string(i) + " = global i32 0\n";
    b += "@g" + std::to_string(i) + " = global i32 1\n";
  }
  DiffOptions options;
  options.maxDifferences = 5;
  DiffResult result = diffText(a, b, options);
  EXPECT_EQ(result.differences.size(), 5u);
  EXPECT_EQ(result.omitted, 15u);
  EXPECT_EQ(result.counts["global:initializer"], 20u);
  EXPECT_EQ(result.likeness, Likeness::Different);
}

TEST(Print, GroupsBySymbolAndCounts) {
  DiffResult result =
      diffText("@g = global i32 0\ndefine void @f() {\n ret void\n}",
               "@g = global i32 1\ndefine void @f() nounwind {\n ret void\n}");
  std::string text;
  raw_string_ostream out(text);
  printDiff(out, result, differenceClasses(), /*color=*/false);
  EXPECT_EQ(text, "@f\n"
                  "  attributes\n"
                  "    + nounwind\n"
                  "@g\n"
                  "  global:initializer\n"
                  "    - 0\n"
                  "    + 1\n"
                  "\n"
                  "       1  attributes                      "
                  "an attribute of a function\n"
                  "       1  global:initializer              "
                  "the initializer of a global variable\n"
                  "different\n");
  EXPECT_EQ(text.find('\033'), std::string::npos);
  std::string coloured;
  raw_string_ostream colours(coloured);
  colours.enable_colors(true);
  printDiff(colours, result, differenceClasses(), /*color=*/true);
  EXPECT_NE(coloured.find("\033[0;31m"), std::string::npos);
}

} // namespace
} // namespace palindrome::test
