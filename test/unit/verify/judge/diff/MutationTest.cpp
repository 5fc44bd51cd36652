// Applies every kind of mutation, with several seeds, to small modules: the
// differ must find each and report an expected class.

#include "test/mutate/Trial.h"
#include "test/unit/verify/judge/diff/Support.h"
#include <set>

using namespace llvm;

namespace palindrome::test {
namespace {

std::set<StringRef> bases() {
  std::set<StringRef> texts;
  for (const ClassCase &test : classCases())
    texts.insert(test.base);
  return texts;
}

class MutationTest : public testing::TestWithParam<mutate::Mutation> {};

TEST_P(MutationTest, IsSeenAndNamed) {
  const mutate::Mutation &mutation = GetParam();
  for (StringRef text : bases()) {
    for (uint64_t seed = 0; seed != 5; ++seed) {
      Parsed original(text), mutated(text);
      mutate::Trial trial =
          mutate::tryMutation(mutation, original, *mutated.module, seed);
      EXPECT_NE(trial.outcome, mutate::Outcome::Missed) << trial.report;
      EXPECT_NE(trial.outcome, mutate::Outcome::Unnamed) << trial.report;
      EXPECT_NE(trial.outcome, mutate::Outcome::Overjudged) << trial.report;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Differ, MutationTest,
                         testing::ValuesIn(mutate::differMutations()),
                         [](const auto &info) {
                           return testName(info.param.name.str());
                         });

/// The test above is meaningful only if most mutations apply.
TEST(Mutations, MostKindsApplyToTheBases) {
  unsigned applied = 0;
  std::vector<mutate::Mutation> all = mutate::differMutations();
  for (const mutate::Mutation &mutation : all) {
    bool any = false;
    for (StringRef text : bases())
      for (uint64_t seed = 0; seed != 5 && !any; ++seed) {
        Parsed original(text), mutated(text);
        any = mutate::tryMutation(mutation, original, *mutated.module, seed)
                  .outcome == mutate::Outcome::Named;
      }
    applied += any;
  }
  EXPECT_GE(applied, all.size() * 8 / 10) << applied << " of " << all.size();
}

TEST(Mutations, ExpectedClassesAreInTheTable) {
  for (const mutate::Mutation &mutation : mutate::differMutations()) {
    SmallVector<StringRef> names;
    StringRef(mutation.expected).split(names, '|');
    for (StringRef name : names) {
      name.consume_back("*");
      EXPECT_TRUE(findDifferenceClass(name.ends_with(":") ? (name + "x").str()
                                                          : name.str()) ||
                  name == "dbg-record:")
          << name.str();
    }
  }
}

} // namespace
} // namespace palindrome::test
