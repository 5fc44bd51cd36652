// What is known, and what is news, of one file.

#include "verify/run/baseline/Entry.h"
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::report;
using namespace palindrome::baseline;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

namespace {
Entry entry(Verdict verdict, std::map<std::string, uint64_t> classes = {},
            std::map<std::string, Verdict> symbols = {}) {
  Entry made;
  made.verdict = verdict;
  made.classes = std::move(classes);
  made.symbols = std::move(symbols);
  return made;
}

Entry sides(Verdict verdict, Verdict ofLLVM, Verdict ofMLIR) {
  Entry made = entry(verdict);
  made.sides.emplace(ofLLVM, ofMLIR);
  return made;
}

std::string newsOf(const BaselineMatch &match) {
  std::string text = standingName(match.standing).str();
  for (const BaselineMatch::News &news : match.news)
    text += " " + news.name + "=" + news.now + "(" + news.was + ")";
  return text;
}

SettledSymbol symbol(llvm::StringRef name, Verdict verdict) {
  SettledSymbol made;
  made.name = name.str();
  made.verdict = verdict;
  return made;
}
} // namespace

TEST(BaselineEntry, TheSameIsKnownAndLessIsBetter) {
  Entry was = entry(Verdict::Different, {{"order:phi", 2}, {"call", 1}});
  EXPECT_EQ(newsOf(compare(was, was)), "known");
  EXPECT_EQ(newsOf(compare(entry(Verdict::Different, {{"order:phi", 1}}), was)),
            "better");
  EXPECT_EQ(
      newsOf(compare(entry(Verdict::Isomorphic, {{"order:phi", 2}}), was)),
      "better");
}

TEST(BaselineEntry, MoreDifferencesAreOther) {
  Entry was = entry(Verdict::Different, {{"order:phi", 2}});
  EXPECT_EQ(newsOf(compare(entry(Verdict::Different, {{"order:phi", 3}}), was)),
            "other order:phi=3(2)");
  EXPECT_EQ(newsOf(compare(entry(Verdict::Different, {{"call", 1}}), was)),
            "other call=1()");
  // Also with a better verdict.
  EXPECT_EQ(newsOf(compare(entry(Verdict::Isomorphic, {{"call", 1}}), was)),
            "other call=1()");
}

TEST(BaselineEntry, AWeakerVerdictIsWorse) {
  BaselineMatch match =
      compare(entry(Verdict::Crash), entry(Verdict::Different, {{"call", 1}}));
  EXPECT_EQ(newsOf(match), "worse");
  EXPECT_EQ(match.was, Verdict::Different);
  EXPECT_FALSE(match.isAccepted());
}

TEST(BaselineEntry, WhatIsFoundToBeWrongIsWorse) {
  EXPECT_EQ(newsOf(compare(entry(Verdict::Different), entry(Verdict::Unknown))),
            "worse");
  EXPECT_EQ(newsOf(compare(entry(Verdict::Unknown), entry(Verdict::Different))),
            "worse");
  EXPECT_EQ(newsOf(compare(
                entry(Verdict::Different, {}, {{"@f", Verdict::Different}}),
                entry(Verdict::Different, {}, {{"@f", Verdict::Unknown}}))),
            "other @f=different(unknown)");
}

TEST(BaselineEntry, WhatCouldNotBeComparedHadNoDifferences) {
  EXPECT_EQ(newsOf(compare(entry(Verdict::Different, {{"call", 1}}),
                           entry(Verdict::Crash))),
            "better");
  EXPECT_EQ(newsOf(compare(entry(Verdict::ImportError), entry(Verdict::Crash))),
            "better");
}

TEST(BaselineEntry, EachSideOfMLIRCounts) {
  Entry was =
      sides(Verdict::Different, Verdict::Isomorphic, Verdict::Different);
  EXPECT_EQ(newsOf(compare(was, was)), "known");
  EXPECT_EQ(newsOf(compare(sides(Verdict::Different, Verdict::Different,
                                 Verdict::Different),
                           was)),
            "worse");
  EXPECT_EQ(newsOf(compare(sides(Verdict::Different, Verdict::Identical,
                                 Verdict::Different),
                           was)),
            "better");
}

TEST(BaselineEntry, SettledSymbolsTakeThePlaceOfClasses) {
  FileResult result;
  result.verdict = Verdict::Unknown;
  result.differences.push_back({"call", 2, "", "", ""});
  Requirement requirement{Verdict::Refined, Verdict::Refined};
  EXPECT_THAT(entryOf(result, requirement).classes,
              ElementsAre(Pair("call", 2)));
  result.settled = {symbol("@f", Verdict::Refined),
                    symbol("@g", Verdict::Unknown)};
  Entry settled = entryOf(result, requirement);
  EXPECT_THAT(settled.classes, IsEmpty());
  EXPECT_THAT(settled.symbols, ElementsAre(Pair("@g", Verdict::Unknown)));
  // A run of the program says nothing of what the differ found.
  result.settled = {symbol("program", Verdict::Different)};
  EXPECT_THAT(entryOf(result, requirement).classes,
              ElementsAre(Pair("call", 2)));
}

TEST(BaselineEntry, BothSidesOfMLIRAreInIt) {
  FileResult result;
  result.verdict = Verdict::Different;
  result.differences.push_back({"call", 2, "", "", ""});
  BothSides &both = result.sides.emplace();
  both.llvm = both.mlir = Verdict::Different;
  both.differences.push_back({"mlir-op", 1, "", "", ""});
  both.settled = {symbol("@f", Verdict::Unknown)};
  result.settled.emplace();
  Entry made = entryOf(result, {});
  EXPECT_THAT(made.classes, ElementsAre(Pair("call", 2)));
  EXPECT_THAT(made.symbols, ElementsAre(Pair("MLIR: @f", Verdict::Unknown)));
  EXPECT_EQ(made.sides, std::pair(Verdict::Different, Verdict::Different));
}

TEST(BaselineEntry, IsReadAsItIsWritten) {
  Entry all = entry(Verdict::Different, {{"a", 1}, {"b", 20}},
                    {{"@f after gvn #2", Verdict::Unknown}});
  all.sides.emplace(Verdict::Identical, Verdict::Different);
  for (const Entry &each : {all, entry(Verdict::Timeout)}) {
    std::string line = formatEntry("../a b.ll", each);
    auto value = llvm::json::parse(line);
    ASSERT_TRUE(bool(value)) << line;
    auto parsed = parseEntry(*value);
    ASSERT_TRUE(parsed) << line;
    EXPECT_EQ(parsed->first, "../a b.ll");
    EXPECT_TRUE(parsed->second == each) << line;
  }
}

TEST(BaselineEntry, OtherLinesAreNone) {
  for (
      llvm::StringRef line :
      {"1", "{}", R"({"kind":"shortfall","path":"a"})",
       R"({"kind":"shortfall","path":"a","verdict":"bad"})",
       R"({"kind":"file","path":"a","verdict":"crash"})",
       R"({"kind":"shortfall","path":"a","verdict":"crash","llvm":"crash"})",
       R"({"kind":"shortfall","path":"a","verdict":"crash","classes":{"x":0}})",
       R"({"kind":"shortfall","path":"a","verdict":"crash","symbols":{"f":1}})"}) {
    auto value = llvm::json::parse(line);
    ASSERT_TRUE(bool(value)) << line.str();
    EXPECT_FALSE(parseEntry(*value)) << line.str();
  }
}
