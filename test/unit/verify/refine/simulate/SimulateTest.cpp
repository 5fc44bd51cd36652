// The driver: which segments it asks about, and what it makes of the answers.

#include "verify/refine/simulate/Simulate.h"
#include "Support.h"

using namespace palindrome::refine;

static constexpr const char *loops = R"(
define i32 @src(i32 noundef %n, i1 noundef %c) {
  br label %l
l:
  %i = phi i32 [ %n, %0 ], [ %j, %l ]
  %j = add i32 %i, 1
  br i1 %c, label %l, label %e
e:
  ret i32 %i
}
define i32 @tgt(i32 noundef %n, i1 noundef %c) {
  br label %l
l:
  %i = phi i32 [ %n, %0 ], [ %j, %l ]
  %j = add i32 1, %i
  br i1 %c, label %l, label %e
e:
  ret i32 %i
}
)";

TEST(Simulate, HoldsIfAllSegmentsDo) {
  Two two(loops);
  std::vector<std::string> asked;
  std::vector<bool> first;
  EXPECT_TRUE(simulates(two.source(), two.target(),
                        [&](const auto &x, const auto &, bool isFirst) {
                          asked.push_back(x.getName().str());
                          first.push_back(isFirst);
                          return SegmentAnswer{true};
                        }));
  EXPECT_EQ(asked, std::vector<std::string>(
                       {"palindrome.segment.0", "palindrome.segment.1"}));
  EXPECT_EQ(first, std::vector<bool>({true, false}));
}

TEST(Simulate, FailsIfOneDoesWithoutAReason) {
  Two two(loops);
  unsigned asked = 0;
  EXPECT_FALSE(simulates(two.source(), two.target(),
                         [&](const auto &, const auto &, bool) {
                           return SegmentAnswer{++asked == 1};
                         }));
  EXPECT_EQ(asked, 2u);
}

// %i is the last argument: first it need not be a single value, then the sides
// need not agree on it. What was proved before holds for other segments only.
TEST(Simulate, WeakensWhatFails) {
  Two two(loops);
  std::vector<std::string> texts;
  unsigned failures = 0;
  EXPECT_TRUE(simulates(two.source(), two.target(),
                        [&](const auto &x, const auto &, bool isFirst) {
                          texts.push_back(print(x));
                          if (!isFirst && failures < 2) {
                            ++failures;
                            return SegmentAnswer{false, 0, {1}};
                          }
                          return SegmentAnswer{true};
                        }));
  ASSERT_EQ(texts.size(), 6u);
  EXPECT_NE(texts[1].find("i32 noundef %i)"), std::string::npos) << texts[1];
  EXPECT_NE(texts[3].find("i32 %i)"), std::string::npos) << texts[3];
  EXPECT_NE(texts[5].find("i32 %i, i32 %"), std::string::npos) << texts[5];
}

TEST(Simulate, AFunctionWithoutLoopsHasNoSegments) {
  Two two("define void @src() {\n  ret void\n}\n"
          "define void @tgt() {\n  ret void\n}\n");
  EXPECT_FALSE(simulates(two.source(), two.target(),
                         [](const auto &, const auto &, bool) {
                           ADD_FAILURE();
                           return SegmentAnswer{true};
                         }));
}
