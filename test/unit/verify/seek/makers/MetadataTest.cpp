// Nodes of metadata as text.

#include "verify/seek/makers/Metadata.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::makers;

namespace {

TEST(Metadata, EachTextIsReadWithAnyNumbers) {
  LLVMContext context;
  auto most = [](uint64_t) -> uint64_t { return INT32_MAX; };
  for (const NodeText &row : nodeTexts()) {
    EXPECT_TRUE(makeNode(context, withNumbers(row.text))) << row.text.str();
    EXPECT_TRUE(makeNode(context, withNumbers(row.text, most)));
  }
  for (StringRef property : loopProperties())
    EXPECT_TRUE(makeNode(
        context,
        withNumbers(("distinct !{!0, " + property + "}\n" + loopScene).str())))
        << property.str();
}

TEST(Metadata, NumbersAreReplaced) {
  auto next = [](uint64_t number) { return number + 1; };
  EXPECT_EQ(withNumbers("!{i32 #9, i64 8, i32 #0}", next),
            "!{i32 10, i64 8, i32 1}");
  EXPECT_EQ(withNumbers("!{}"), "!{}");
}

TEST(Metadata, ANodeIsForTheKindsOfItsRow) {
  auto *row = find_if(nodeTexts(), [](const NodeText &row) {
    return row.isFor("dereferenceable");
  });
  ASSERT_NE(row, nodeTexts().end());
  EXPECT_TRUE(row->isFor("align"));
  EXPECT_FALSE(row->isFor("ali"));
}

} // namespace
