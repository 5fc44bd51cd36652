// The table of kinds of metadata against LLVM's own list of them.

#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "llvm/IR/LLVMContext.h"
#include <gtest/gtest.h>

using namespace palindrome::refine;
using llvm::LLVMContext;

static constexpr std::pair<unsigned, const char *> kindsOfLLVM[] = {
#define LLVM_FIXED_MD_KIND(EnumID, Name, Value) {LLVMContext::EnumID, Name},
#include "llvm/IR/FixedMetadataKinds.def"
};

static unsigned countKindRows(unsigned kind) {
  unsigned count = 0;
#define METADATA(KIND, INSTRUCTION, FUNCTION)                                  \
  count += kind == LLVMContext::MD_##KIND;
#include "verify/judge/refine/metadata/Metadata.def"
  return count;
}

TEST(MetadataMeaning, EachKindOfLLVMHasARow) {
  EXPECT_GT(std::size(kindsOfLLVM), 40u);
  for (const auto &[kind, name] : kindsOfLLVM)
    EXPECT_EQ(countKindRows(kind), 1u) << name;
}

TEST(MetadataMeaning, AKindWithoutARowIsUnknown) {
  LLVMContext context;
  EXPECT_EQ(bearingOf(LLVMContext::MD_dbg, context), Bearing::None);
  EXPECT_EQ(bearingOf(context.getMDKindID("srcloc"), context), Bearing::None);
  for (const char *name : {"my.kind", "amdgpu.no.remote.memory"}) {
    EXPECT_EQ(bearingOf(context.getMDKindID(name), context), std::nullopt);
    EXPECT_EQ(bearingOnFunction(context.getMDKindID(name), context),
              std::nullopt);
  }
}
