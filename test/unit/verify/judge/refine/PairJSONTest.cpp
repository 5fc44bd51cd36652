// The JSON of a pair is read back as it was written.

#include "verify/judge/refine/PairJSON.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::refine;

TEST(PairJSON, IsReadAsItWasWritten) {
  PairResult result;
  result.sourceName = "@f";
  result.targetName = "@\"g h\"";
  result.meaning = Meaning::Different;
  result.remark = "the results differ";
  result.replay = Replay::Enumerated;
  result.otherWay = false;
  result.bound = 3;
  result.complete = false;
  Counterexample &shown = result.counterexample.emplace();
  shown.difference = "the results differ";
  shown.kind = DifferenceKind::Result;
  shown.targetHas = ValueKind::Poison;
  shown.sourceHas = ValueKind::Defined;
  shown.inputs = {{"%x", "i8", "1"}};
  shown.memory = {{1, "@g", 8, ~uint64_t(0) - 8, true, {{3, "2a"}}}};
  shown.calls.emplace_back().instruction = "call void @f()";
  shown.usesDiffer = shown.isMLIR = true;
  shown.rounding = "upward, downward";
  shown.source.outcome = "returns";
  shown.source.type = "i8";
  shown.source.value = "poison";
  shown.source.why = "nsw overflow";
  shown.source.place = "a.mlir:1:1";
  shown.source.memory = {{1, false, {{3, "2b"}}}, {2, true, {}}};
  shown.source.runs = 0;
  Counterexample::Step step;
  step.place = "a.mlir:2:1";
  step.instruction = "%r = add nsw i8 %x, 1";
  step.name = "%r";
  step.type = "i8";
  step.value = "poison";
  step.why = "nsw overflow";
  step.next = "to %b";
  step.depth = 2;
  shown.source.trace = {step};
  shown.source.parting = shown.source.end = step;
  shown.source.events = {step};
  shown.source.omitted = shown.source.omittedAt = 1;
  shown.target.outcome = "returns";
  result.seconds = 1.5;
  std::optional<PairResult> back = parsePair(formatPair(result));
  ASSERT_TRUE(back);
  EXPECT_EQ(formatPair(*back), formatPair(result));
  ASSERT_TRUE(back->counterexample);
  EXPECT_EQ(textOf(*back->counterexample, /*withTrace=*/true),
            textOf(shown, /*withTrace=*/true));
  EXPECT_EQ(back->counterexample->memory[0].address, ~uint64_t(0) - 8);
  EXPECT_EQ(back->counterexample->kind, DifferenceKind::Result);
  EXPECT_EQ(back->counterexample->targetHas, ValueKind::Poison);
  EXPECT_EQ(back->counterexample->sourceHas, ValueKind::Defined);
  EXPECT_EQ(back->replay, Replay::Enumerated);
  EXPECT_EQ(back->otherWay, false);

  PairResult unknown;
  unknown.reason = Reason{ReasonKind::Unsupported, "inline assembly"};
  back = parsePair(formatPair(unknown));
  ASSERT_TRUE(back && back->reason);
  EXPECT_EQ(back->reason->kind, ReasonKind::Unsupported);
  EXPECT_EQ(back->reason->what, "inline assembly");
  EXPECT_EQ(back->remark, "");

  unknown.runs = 0;
  unknown.untested = "unsupported: inline assembly";
  back = parsePair(formatPair(unknown));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->runs, 0u);
  EXPECT_EQ(back->untested, unknown.untested);

  back = parsePair(formatPair(PairResult()));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->meaning, Meaning::Unknown);
  EXPECT_FALSE(back->replay);
  EXPECT_FALSE(back->otherWay);
  EXPECT_FALSE(back->runs);
}

TEST(PairJSON, RejectsWhatItDidNotWrite) {
  std::string line = formatPair(PairResult());
  EXPECT_FALSE(parsePair(""));
  EXPECT_FALSE(parsePair("[]"));
  EXPECT_FALSE(parsePair(line.substr(0, line.size() - 1)));
  EXPECT_FALSE(parsePair(R"({"kind":"pair","source":"@f"})"));
  EXPECT_FALSE(parsePair(formatOverall({}, 1, 1)));
  for (const char *member :
       {R"("because":null)", R"("replay":null)", R"("runs":null)"}) {
    std::string other = line;
    size_t at = other.find(member);
    ASSERT_NE(at, std::string::npos) << member;
    other.replace(at + llvm::StringRef(member).find(':') + 1, 4, "\"none\"");
    EXPECT_FALSE(parsePair(other)) << other;
  }
  line.replace(line.find("unknown"), 7, "perhaps");
  EXPECT_FALSE(parsePair(line));
}

TEST(PairJSON, EveryKindOfReasonIsReadBack) {
  for (ReasonKind kind :
       {ReasonKind::Time, ReasonKind::Memory, ReasonKind::Bound,
        ReasonKind::Unsupported, ReasonKind::Approximated,
        ReasonKind::NotReproduced, ReasonKind::Crash, ReasonKind::GaveUp}) {
    PairResult result;
    result.reason = Reason{kind};
    std::optional<PairResult> back = parsePair(formatPair(result));
    ASSERT_TRUE(back && back->reason) << reasonKindName(kind).str();
    EXPECT_EQ(back->reason->kind, kind);
  }
}
