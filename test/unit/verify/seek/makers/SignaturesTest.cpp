// The types of overloaded intrinsics.

#include "verify/seek/makers/Signatures.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::makers;

namespace {

TEST(Signatures, WhatIsNotOverloadedHasOneChoice) {
  LLVMContext context;
  PlainTypes types(context);
  auto choices = Signature(Intrinsic::trap, types, types.scalars).choices();
  ASSERT_EQ(choices.size(), 1u);
  EXPECT_TRUE(choices.front().empty());
}

TEST(Signatures, OneSlotHasEachTypeOfItsKind) {
  LLVMContext context;
  PlainTypes types(context);
  auto choices = Signature(Intrinsic::ctpop, types, types.scalars).choices();
  for (Type *type : types.integerLike)
    EXPECT_TRUE(is_contained(choices, SmallVector<Type *, 2>{type}));
}

/// LLVM's own functions would read beyond their types otherwise.
TEST(Signatures, EveryIntrinsicHasAChoiceAndEachMakesADeclaration) {
  LLVMContext context;
  PlainTypes types(context);
  TypeList any = types.scalars;
  any.insert(any.end(), types.vectors.begin(), types.vectors.end());
  any.push_back(StructType::get(context));
  for (Intrinsic::ID id = 1; id != Intrinsic::num_intrinsics; ++id) {
    auto choices = Signature(id, types, any).choices();
    EXPECT_FALSE(choices.empty()) << Intrinsic::getBaseName(id).str();
    if (choices.empty() || id % 50)
      continue;
    Module module("", context);
    for (const SmallVector<Type *, 2> &choice : choices)
      Intrinsic::getOrInsertDeclaration(&module, id, choice);
    EXPECT_FALSE(verifyModule(module)) << Intrinsic::getBaseName(id).str();
  }
}

} // namespace
