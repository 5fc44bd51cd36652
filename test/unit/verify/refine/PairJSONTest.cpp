// The JSON of a pair is read back as it was written.

#include "verify/refine/PairJSON.h"
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
  result.witness = "argument %x = 1\ntarget returns \"2\"\n";
  result.seconds = 1.5;
  std::optional<PairResult> back = parsePair(formatPair(result));
  ASSERT_TRUE(back);
  EXPECT_EQ(formatPair(*back), formatPair(result));
  EXPECT_EQ(back->witness, result.witness);
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
  EXPECT_FALSE(parsePair(formatOverall({}, 1)));
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
        ReasonKind::NotReproduced, ReasonKind::Crash}) {
    PairResult result;
    result.reason = Reason{kind};
    std::optional<PairResult> back = parsePair(formatPair(result));
    ASSERT_TRUE(back && back->reason) << reasonKindName(kind).str();
    EXPECT_EQ(back->reason->kind, kind);
  }
}
