// Oracles: which choices they make.

#include "verify/judge/refine/interpret/state/Oracle.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::interpret;

namespace {

TEST(OracleTest, EnumeratesAllSequencesOnce) {
  EnumeratingOracle oracle;
  std::vector<std::pair<uint64_t, uint64_t>> sequences;
  do {
    uint64_t first = oracle.ask(ChoiceKind::Freeze, 1, nullptr).getZExtValue();
    // A second choice is made after one of the first two.
    uint64_t second =
        first == 0 ? 9
                   : oracle.ask(ChoiceKind::Undef, 2, nullptr).getZExtValue();
    sequences.push_back({first, second});
  } while (oracle.next());
  EXPECT_EQ(sequences, (std::vector<std::pair<uint64_t, uint64_t>>{
                           {0, 9}, {1, 0}, {1, 1}, {1, 2}, {1, 3}}));
}

TEST(OracleTest, ReplaysChoicesByKind) {
  WitnessOracle::Choices choices;
  choices[nullptr] = {{ChoiceKind::Undef, APInt(8, 5)},
                      {ChoiceKind::Freeze, APInt(8, 6)},
                      {ChoiceKind::Undef, APInt(8, 7)}};
  WitnessOracle oracle(choices, -1, 1);
  EXPECT_EQ(oracle.ask(ChoiceKind::Freeze, 8, nullptr), 6);
  EXPECT_EQ(oracle.ask(ChoiceKind::Undef, 8, nullptr), 5);
  EXPECT_EQ(oracle.ask(ChoiceKind::Undef, 8, nullptr), 7);
  // The witness has no more: the fallback, then each time one more.
  EXPECT_EQ(oracle.ask(ChoiceKind::Undef, 8, nullptr), 255);
  EXPECT_EQ(oracle.ask(ChoiceKind::Undef, 8, nullptr), 0);
  // A missing address is left to the allocator.
  EXPECT_EQ(oracle.ask(ChoiceKind::Address, 8, nullptr), 0);
  EXPECT_EQ(oracle.made().at(nullptr).size(), 6u);
}

} // namespace
