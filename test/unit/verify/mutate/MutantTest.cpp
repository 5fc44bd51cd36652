// Mutants: steps are applied, rejected without a trace, and replayed.

#include "verify/mutate/Mutant.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;

namespace {

constexpr char kSeed[] = R"(
%pair = type { i32, float }
@g = global i32 7
define i32 @f(i32 %a, ptr %p) {
entry:
  %x = add nsw i32 %a, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  ret i32 1
no:
  %y = call i32 @h(i32 %x)
  ret i32 %y
}
declare i32 @h(i32)
)";

constexpr char kDonor[] = R"(
%pair = type { i64 }
define float @f(float %a) {
  %x = fmul float %a, %a
  ret float %x
}
)";

std::string textOf(Mutant &mutant) {
  std::string text;
  raw_string_ostream out(text);
  mutant->print(out, nullptr);
  return text;
}

std::optional<MemoryBufferRef> loadDonor(StringRef path) {
  if (path != "donor")
    return std::nullopt;
  return MemoryBufferRef(kDonor, "donor");
}

Mutant start() { return Mutant(MemoryBufferRef(kSeed, "seed"), loadDonor); }

TEST(Mutant, IsTheSeedWithoutSteps) {
  Mutant mutant = start();
  ASSERT_TRUE(bool(mutant)) << mutant.error().str();
  EXPECT_NE(textOf(mutant).find("add nsw i32 %a, 1"), std::string::npos);
}

TEST(Mutant, TellsWhyASeedCannotBeRead) {
  Mutant unreadable(MemoryBufferRef("define", "seed"), nullptr);
  EXPECT_FALSE(bool(unreadable));
  EXPECT_NE(unreadable.error().find("expected"), StringRef::npos);
  Mutant invalid(MemoryBufferRef("define i32 @f() {\n  ret i32 %x\n"
                                 "  %x = add i32 1, 1\n}\n",
                                 "seed"),
                 nullptr);
  EXPECT_FALSE(bool(invalid));
  EXPECT_FALSE(invalid.error().empty());
}

TEST(Mutant, StepsRepeatOnTheSameSeed) {
  Chooser choose(1);
  Weights weights;
  std::string donors[] = {"donor"};
  for (unsigned n = 0; n != 50; ++n) {
    Mutant mutant = start();
    for (unsigned step = 0; step != 12; ++step)
      mutant.apply(drawStep(choose, weights, donors));
    Mutant again = start();
    for (const Step &step : mutant.steps())
      EXPECT_EQ(again.apply(step), StepResult::Applied) << step.mutation;
    EXPECT_EQ(textOf(again), textOf(mutant));
  }
}

TEST(Mutant, ARejectedStepLeavesNoTrace) {
  Mutant mutant = start();
  ASSERT_EQ(mutant.apply({"module asm", 1, ""}), StepResult::Applied);
  std::string before = textOf(mutant);
  bool rejected = false;
  // A cold call of a function whose personality is an integer, and so on: some
  // seed makes an invalid attribute.
  for (uint64_t seed = 0; seed != 200; ++seed) {
    Mutant other = start();
    other.apply({"module asm", 1, ""});
    if (other.apply({"any attribute", seed, ""}) != StepResult::Rejected)
      continue;
    rejected = true;
    EXPECT_EQ(textOf(other), before);
    EXPECT_EQ(other.steps().size(), 1u);
  }
  EXPECT_TRUE(rejected);
}

TEST(Mutant, AGraftThatDoesNotApplyLeavesNoNames) {
  Mutant mutant = start();
  std::string before = textOf(mutant);
  // The donor has no variable, but it has a type with a name of the seed's.
  EXPECT_EQ(mutant.apply({"graft variable", 1, "donor"}), StepResult::NoPlace);
  EXPECT_EQ(mutant.apply({"graft variable", 1, "gone"}), StepResult::NoDonor);
  EXPECT_EQ(textOf(mutant), before);
  EXPECT_EQ(mutant.apply({"graft function", 1, "donor"}), StepResult::Applied);
  EXPECT_NE(textOf(mutant).find("@f.graft"), std::string::npos);
}

TEST(Mutant, AnUnknownRowIsReported) {
  Mutant mutant = start();
  EXPECT_EQ(mutant.apply({"no such row", 1, ""}), StepResult::UnknownRow);
}

TEST(Weights, DrawOnlyWhatHasWeight) {
  Weights weights;
  EXPECT_FALSE(weights.set("no such row", 1));
  ASSERT_TRUE(weights.set("*", 0));
  ASSERT_TRUE(weights.set("graft*", 3));
  ASSERT_TRUE(weights.set("linkage", 1));
  Chooser choose(1);
  bool grafted = false;
  for (unsigned n = 0; n != 100; ++n) {
    EXPECT_EQ(drawStep(choose, weights, {}).mutation, "linkage");
    Step step = drawStep(choose, weights, {"a"});
    EXPECT_TRUE(step.mutation == "linkage" || step.donor == "a");
    grafted |= !step.donor.empty();
  }
  EXPECT_TRUE(grafted);
}

TEST(Mutations, NamesAreUnique) {
  StringSet<> names;
  for (const Mutation &row : allMutations()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name.str();
    EXPECT_EQ((row.apply != nullptr) + (row.rewrite != nullptr) +
                  (row.graft != nullptr),
              1)
        << row.name.str();
  }
}

} // namespace
