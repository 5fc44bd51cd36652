// Attributes of all kinds.

#include "verify/seek/makers/Attributes.h"
#include "verify/seek/makers/Types.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::makers;

namespace {

/// Puts `attribute` on a function, or on a parameter if it is for one; false if
/// LLVM's verifier rejects it.
bool put(Function &function, Attribute attribute) {
  Attribute::AttrKind kind = attribute.getKindAsEnum();
  if (Attribute::canUseAsFnAttr(kind))
    function.addFnAttr(attribute);
  else if (kind != Attribute::Range)
    function.addParamAttr(0, attribute);
  else
    function.addParamAttr(attribute.getRange().getBitWidth() == 1 ? 1 : 2,
                          attribute);
  return !verifyModule(*function.getParent());
}

/// Mutants are printed and read again.
TEST(Attributes, LLVMReadsThoseThatItsVerifierAccepts) {
  LLVMContext context;
  PlainTypes types(context);
  SmallVector<Attribute> all;
  for (unsigned row = 1; row != Attribute::EndAttrKinds; ++row)
    for (unsigned width : {1, 32})
      all.append(attributesOf(context, Attribute::AttrKind(row), types.scalars,
                              width));
  unsigned accepted = 0;
  for (Attribute attribute : all) {
    Module module("", context);
    auto *function = Function::Create(
        FunctionType::get(types.pointers[0],
                          {types.pointers[0], Type::getInt1Ty(context),
                           Type::getInt32Ty(context)},
                          false),
        GlobalValue::ExternalLinkage, "f", module);
    if (!put(*function, attribute))
      continue;
    ++accepted;
    std::string text;
    raw_string_ostream out(text);
    module.print(out, nullptr);
    LLVMContext other;
    SMDiagnostic error;
    EXPECT_TRUE(parseAssemblyString(text, error, other)) << text;
  }
  EXPECT_GT(accepted, all.size() / 2);
}

TEST(Attributes, AnyBitsMakeASet) {
  EXPECT_EQ(setOf(Attribute::Captures, 0xAA), 0xFFu);
  EXPECT_EQ(setOf(Attribute::NoFPClass, UINT64_MAX), 0x3FFu);
  EXPECT_FALSE(setOf(Attribute::Alignment, 8));
}

} // namespace
