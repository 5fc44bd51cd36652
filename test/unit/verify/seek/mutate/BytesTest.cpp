// Mutations of raw bytes.

#include "verify/seek/mutate/bytes/Bytes.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;

namespace {

constexpr StringLiteral inputText("define i32 @f() { ret i32 42 }\n");
constexpr StringLiteral
    dictionaryText("# words\nret=\"ret\"\n\"a\\x00\\\"b\\\\\"\n"
                   "not a token\n");

std::optional<MemoryBufferRef> load(StringRef path) {
  if (path == "words.dict")
    return MemoryBufferRef(dictionaryText, path);
  if (path == "other")
    return MemoryBufferRef("@g = global i8 0\n", path);
  return std::nullopt;
}

TEST(Bytes, EachRowChangesSomethingAndRepeats) {
  for (const ByteMutation &row : byteMutations()) {
    std::string donor = row.graft ? "other" : "";
    if (row.name == "token")
      donor = "words.dict";
    bool changed = false;
    for (uint64_t seed = 0; seed != 20; ++seed) {
      std::string bytes = inputText.str(), again = bytes;
      Step step{row.name.str(), seed, donor};
      StepResult result = applyByteStep(bytes, step, load);
      EXPECT_EQ(applyByteStep(again, step, load), result);
      EXPECT_EQ(again, bytes);
      if (result != StepResult::Applied) {
        EXPECT_EQ(bytes, inputText) << row.name.str();
      }
      changed |= bytes != inputText;
    }
    EXPECT_TRUE(changed) << row.name.str();
  }
}

TEST(Bytes, NothingGrowsPastTheLimit) {
  Chooser choose(1);
  Weights weights = byteWeights();
  std::string bytes = inputText.str();
  for (unsigned n = 0; n != 2000; ++n) {
    applyByteStep(bytes, drawStep(choose, weights, {"other"}), load, 1000);
    ASSERT_LE(bytes.size(), 1000u);
  }
}

TEST(Bytes, WhatCannotBeAppliedIsReported) {
  std::string bytes = inputText.str(), empty;
  EXPECT_EQ(applyByteStep(bytes, {"no such row", 1, ""}, load),
            StepResult::UnknownRow);
  EXPECT_EQ(applyByteStep(bytes, {"spliced", 1, "gone"}, load),
            StepResult::NoDonor);
  EXPECT_EQ(applyByteStep(empty, {"bit flipped", 1, ""}, load),
            StepResult::NoPlace);
}

TEST(Dictionary, HasTheTokensOfItsLines) {
  std::vector<std::string> tokens = parseDictionary(dictionaryText);
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[0], "ret");
  EXPECT_EQ(tokens[1], std::string("a\0\"b\\", 5));
}

} // namespace
