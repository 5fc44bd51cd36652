// Cases and their numbers, and the set of types.

#include "corpus/enumerate/cases/Enumeration.h"
#include "corpus/enumerate/Kinds.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::enumerate;

namespace {

std::vector<size_t> numbersOf(Enumeration::Slice slice) {
  LLVMContext context;
  std::vector<size_t> numbers;
  Enumeration enumeration(
      context, slice, [&](size_t number, Build) { numbers.push_back(number); });
  for (unsigned i = 0; i != 10; ++i)
    enumeration.add([](Module &) { return true; });
  EXPECT_EQ(enumeration.count(), 10u);
  return numbers;
}

TEST(Enumeration, OnlyTheCasesOfTheSliceAreMade) {
  EXPECT_EQ(numbersOf({}).size(), 10u);
  EXPECT_EQ(numbersOf({3, 5, 1}), (std::vector<size_t>{3, 4}));
  EXPECT_EQ(numbersOf({0, 10, 4}), (std::vector<size_t>{0, 4, 8}));
  EXPECT_EQ(numbersOf({8, 100, 1}), (std::vector<size_t>{8, 9}));
}

TEST(Enumeration, TextsFitIntoOneModule) {
  LLVMContext context;
  Module module("", context);
  unsigned made = 0;
  Enumeration enumeration(context, {},
                          [&](size_t, Build build) { made += build(module); });
  for (unsigned i = 0; i != 3; ++i)
    enumeration.addText("@NAME = global i32 0\n@NAMEp = global ptr @NAME\n");
  EXPECT_EQ(made, 3u);
  EXPECT_EQ(module.global_size(), 6u);
  EXPECT_FALSE(verifyModule(module));
}

TEST(Enumeration, TextThatLLVMDoesNotReadIsUnfit) {
  LLVMContext context;
  bool fits = true;
  Enumeration enumeration(context, {}, [&](size_t, Build build) {
    Module module("", context);
    fits = build(module);
  });
  enumeration.addText("@NAME = no ir\n");
  EXPECT_FALSE(fits);
}

/// LLVM drops debug info that is not valid, and nothing would be left to see.
TEST(Enumeration, TextThatLosesItsDebugInfoIsUnfit) {
  LLVMContext context;
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  bool fits = true;
  Enumeration enumeration(context, {}, [&](size_t, Build build) {
    Module module("", context);
    fits = build(module);
  });
  enumeration.addText("!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n"
                      "!0 = distinct !DICompileUnit(language: DW_LANG_C99, "
                      "file: !2)\n!1 = !{i32 2, !\"Debug Info Version\", i32 "
                      "3}\n!2 = !{}\n");
  EXPECT_FALSE(fits);
}

TEST(TypeSet, HasNoTypeTwice) {
  LLVMContext context;
  TypeSet types(context);
  SmallPtrSet<Type *, 32> seen;
  for (Type *type : types.all)
    EXPECT_TRUE(seen.insert(type).second);
  for (Type *type : types.few)
    EXPECT_TRUE(seen.contains(type));
}

TEST(Kinds, AreFoundByName) {
  for (const Kind &kind : kinds())
    EXPECT_EQ(findKind(kind.name), &kind);
  EXPECT_EQ(findKind("no kind"), nullptr);
}

} // namespace
