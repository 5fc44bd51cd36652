// Covers: each feature is kept, and nothing in vain.

#include "corpus/store/Cover.h"
#include "llvm/ADT/STLExtras.h"
#include <gmock/gmock.h>
#include <set>

using namespace palindrome::corpus;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(CorpusCover, TakesTheOnlyOnes) {
  EXPECT_THAT(findCover({}), IsEmpty());
  EXPECT_THAT(findCover({{5, {}}}), IsEmpty());
  EXPECT_THAT(findCover({{5, {0, 1}}, {9, {1, 2}}}), ElementsAre(0, 1));
}

TEST(CorpusCover, TakesTheSmallerOfTwoAlike) {
  EXPECT_THAT(findCover({{5, {0, 1}}, {4, {0, 1}}, {6, {1}}}), ElementsAre(1));
  // The first of those that cost the same.
  EXPECT_THAT(findCover({{5, {1, 0}}, {5, {0, 1}}}), ElementsAre(0));
  // A module without contents is possible, too.
  EXPECT_THAT(findCover({{0, {0}}, {1, {0}}}), ElementsAre(0));
}

TEST(CorpusCover, TwoSmallOnesBeatALargeOne) {
  EXPECT_THAT(findCover({{100, {0, 1}}, {10, {0}}, {20, {1}}}),
              ElementsAre(1, 2));
  EXPECT_THAT(findCover({{25, {0, 1}}, {10, {0}}, {20, {1}}}), ElementsAre(0));
}

TEST(CorpusCover, WhatBecomesNeedlessIsLeftOut) {
  // The first is worth the most at the start: 3 features for 3. Then 3 and 4
  // are needed, and both together have all that it has.
  std::vector<Candidate> candidates{
      {3, {0, 1, 2}}, {4, {0, 1, 3}}, {4, {2, 4}}};
  EXPECT_THAT(findCover(candidates), ElementsAre(1, 2));
}

TEST(CorpusCover, RandomOnesAreCoveredAndNoneIsNeedless) {
  // The same numbers on each machine.
  uint32_t state = 7;
  auto random = [&] {
    state = state * 1664525 + 1013904223;
    return state >> 8;
  };
  for (unsigned round = 0; round != 200; ++round) {
    std::vector<Candidate> candidates(1 + random() % 30);
    std::set<uint32_t> all;
    for (Candidate &each : candidates) {
      each.size = random() % 50;
      std::set<uint32_t> features;
      for (unsigned i = random() % 8; i != 0; --i)
        features.insert(random() % 20);
      each.features.assign(features.begin(), features.end());
      all.insert(features.begin(), features.end());
    }
    std::vector<size_t> kept = findCover(candidates);
    auto featuresWithout = [&](size_t left) {
      std::set<uint32_t> features;
      for (size_t place : kept)
        if (place != left)
          features.insert(candidates[place].features.begin(),
                          candidates[place].features.end());
      return features;
    };
    EXPECT_TRUE(llvm::is_sorted(kept));
    EXPECT_EQ(featuresWithout(SIZE_MAX), all);
    for (size_t place : kept)
      EXPECT_NE(featuresWithout(place), all);
  }
}
