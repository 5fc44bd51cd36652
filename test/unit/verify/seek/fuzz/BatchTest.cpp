// Tests that what a worker sends reads back as it was.

#include "verify/seek/fuzz/Batch.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::fuzz;

TEST(Batch, ResultsReadBack) {
  Steps steps = {{"flag changed", UINT64_MAX, ""},
                 {"graft", 7, "/a folder/\"b\".ll"}};
  BatchResult result;
  result.number = 12;
  result.mutants = 200;
  result.unchanged = 3;
  result.rejectedExports = 5;
  result.upstreamCrashes = 6;
  result.deaths = {{"timeout: in mutate", 1}};
  result.verdicts = {{"identical", 199}, {"crash", 1}};
  result.causes = {{"crash: 'llvm.add'", 1}};
  result.yields = {{"graft", {5, 2}}};
  result.seeds = {{4, true, {1, UINT32_MAX}}};
  result.kept = {{{9, steps}, "corpus/12-7.ll", {2, 3}}};
  result.candidates = {{"crash: x", {9, steps}}};

  std::string text = formatMembers(result);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  std::optional<BatchResult> read = parseMembers<BatchResult>(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(formatMembers(*read), text);
  EXPECT_EQ(read->number, 12u);
  EXPECT_EQ(read->mutants, 200u);
  EXPECT_EQ(read->rejectedExports, 5u);
  EXPECT_EQ(read->upstreamCrashes, 6u);
  EXPECT_EQ(read->yields["graft"].found, 2u);
  ASSERT_EQ(read->seeds.size(), 1u);
  EXPECT_EQ(read->seeds[0].features, (std::vector<Feature>{1, UINT32_MAX}));
  ASSERT_EQ(read->kept.size(), 1u);
  EXPECT_EQ(read->kept[0].mutant.steps, steps);
  ASSERT_EQ(read->candidates.size(), 1u);
  EXPECT_EQ(read->candidates[0].mutant.steps, steps);
}

TEST(Batch, OtherTextIsNoResult) {
  for (llvm::StringRef text : {"", "{", "[]", "{}", "{\"number\":\"x\"}"})
    EXPECT_FALSE(parseMembers<BatchResult>(text)) << text.str();
}

TEST(Batch, TheRunningMutant) {
  Case mutant{3, {{"name", 5, "d.ll"}}};
  for (MutantPhase phase :
       {MutantPhase::Making, MutantPhase::Judging, MutantPhase::Proving}) {
    std::optional<Running> running = parseRunning(formatRunning(mutant, phase));
    ASSERT_TRUE(running);
    EXPECT_EQ(running->phase, phase);
    EXPECT_EQ(running->mutant.entry, 3u);
    EXPECT_EQ(running->mutant.steps, mutant.steps);
  }
  EXPECT_FALSE(parseRunning(""));
  EXPECT_FALSE(parseRunning("j{\"entry\":3,\"ste"));
}
