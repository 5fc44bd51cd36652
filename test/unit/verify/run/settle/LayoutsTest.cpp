// Differences of data layouts, and modules that depend on them or do not.

#include "verify/run/settle/Layouts.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;
using namespace palindrome::settle;

/// The difference between two modules of one text with two layouts.
static std::optional<std::string> difference(const std::string &layout,
                                             const std::string &other,
                                             const std::string &text) {
  llvm::LLVMContext context;
  auto source = parseText(context, text), target = parseText(context, text);
  if (!source || !target)
    return "unreadable";
  source->setDataLayout(layout);
  target->setDataLayout(other);
  return findLayoutDifference(*source, *target);
}

static const char inRegisters[] = "define i64 @f(i64 %x) {\n"
                                  "  %v = bitcast i64 %x to <2 x i32>\n"
                                  "  %w = add <2 x i32> %v, %v\n"
                                  "  %r = bitcast <2 x i32> %w to i64\n"
                                  "  ret i64 %r\n"
                                  "}\n";

TEST(Layouts, AlignmentsOfWhatIsInRegistersDoNotCount) {
  EXPECT_EQ(difference("e-v64:32:64", "e", inRegisters), std::nullopt);
  EXPECT_EQ(difference("e-i8:8:32", "e-i1:8-i8:8:32", inRegisters),
            std::nullopt);
}

TEST(Layouts, AlignmentsOfWhatIsInMemoryCount) {
  auto test = [](const std::string &text) {
    return difference("e-v64:32:64", "e", text);
  };
  std::optional<std::string> expected = "the size or alignment of <2 x i32>";
  EXPECT_EQ(test("declare void @f(<2 x i32>)"), expected);
  EXPECT_EQ(test("@v = external global <2 x i32>, align 8"), expected);
  EXPECT_EQ(test("define void @f(ptr %p) {\n"
                 "  store <2 x i32> zeroinitializer, ptr %p, align 1\n"
                 "  ret void\n"
                 "}\n"),
            expected);
  EXPECT_EQ(test("define ptr @f(ptr %p) {\n"
                 "  %q = getelementptr {i8, <2 x i32>}, ptr %p, i64 1\n"
                 "  ret ptr %q\n"
                 "}\n"),
            "the size or alignment of { i8, <2 x i32> }");
  EXPECT_EQ(test("@v = external global i8\n"
                 "define ptr @f() {\n"
                 "  ret ptr getelementptr ({i8, <2 x i32>}, ptr @v, i64 1)\n"
                 "}\n"),
            "the size or alignment of { i8, <2 x i32> }");
  EXPECT_EQ(test("declare void @f(ptr byval(<2 x i32>))"), expected);
}

TEST(Layouts, PreferredAlignmentsOfVariablesCount) {
  EXPECT_EQ(difference("e-i8:8:32", "e-i8:8", "@v = external global i8"),
            "the alignment of @v");
  EXPECT_EQ(
      difference("e-i8:8:32", "e-i8:8", "@v = external global i8, align 1"),
      std::nullopt);
}

TEST(Layouts, PointersThatDoNotOccurDoNotCount) {
  EXPECT_EQ(difference("e-ni:1", "e", "declare void @f(ptr)"), std::nullopt);
  EXPECT_EQ(difference("e-ni:1", "e", "declare void @f(ptr addrspace(1))"),
            "pointers to address space 1");
  EXPECT_EQ(difference("e-p:32:32", "e", inRegisters),
            "pointers to address space 0");
  EXPECT_EQ(difference("e-p1:32:32", "e", inRegisters), std::nullopt);
}

TEST(Layouts, WhatBelongsToNoTypeCounts) {
  EXPECT_EQ(difference("E", "e", inRegisters), "the byte order");
  EXPECT_EQ(difference("e-m:o", "e-m:e", inRegisters), "the mangling of names");
  EXPECT_EQ(difference("e-S128", "e", inRegisters),
            "the alignment of the stack");
  EXPECT_EQ(difference("e-Fi8", "e", inRegisters),
            "the alignment of functions");
  EXPECT_EQ(difference("e-A5", "e", inRegisters),
            "the address spaces of allocas, functions or globals");
}
