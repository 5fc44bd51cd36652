// Tests that a file's result survives the way through JSON; and verdicts.

#include "verify/run/roundtrip/ResultJSON.h"
#include "llvm/Support/JSON.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::roundtrip;

static FileResult example() {
  FileResult result;
  result.path = "dir/f.ll";
  result.engine = "native";
  result.verdict = Verdict::Different;
  result.differences = {{"metadata:tbaa", 3, "@f: %x = load", "", ""},
                        {"flags", 1, "@\"quoted\\name\"", "", ""}};
  result.message = "1 more\ttab";
  result.seconds = {0.5, 0.25, 1.125, 2, 0.000001};
  return result;
}

TEST(ResultJSON, RoundTrip) {
  FileResult result = example();
  std::string text = formatResult(result);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  std::optional<FileResult> parsed = parseResult(text);
  ASSERT_TRUE(parsed);
  EXPECT_EQ(formatResult(*parsed), text);
  EXPECT_EQ(parsed->path, result.path);
  EXPECT_EQ(parsed->engine, result.engine);
  EXPECT_EQ(parsed->verdict, result.verdict);
  EXPECT_EQ(parsed->message, result.message);
  ASSERT_EQ(parsed->differences.size(), 2u);
  EXPECT_EQ(parsed->differences[0].className, "metadata:tbaa");
  EXPECT_EQ(parsed->differences[0].count, 3u);
  EXPECT_EQ(parsed->differences[1].where, "@\"quoted\\name\"");
  EXPECT_EQ(parsed->seconds.exporting, 1.125);
  EXPECT_EQ(parsed->seconds.compare, 0.000001);
}

TEST(ResultJSON, BothSides) {
  FileResult result = example();
  EXPECT_FALSE(parseResult(formatResult(result))->sides);
  result.sides = BothSides{Verdict::Identical,
                           Verdict::Different,
                           {{"mlir-operand", 2, "@f: llvm.add #1", "", ""}},
                           "why",
                           std::nullopt,
                           {}};
  std::optional<FileResult> parsed = parseResult(formatResult(result));
  ASSERT_TRUE(parsed && parsed->sides);
  EXPECT_EQ(formatResult(*parsed), formatResult(result));
  EXPECT_EQ(parsed->sides->llvm, Verdict::Identical);
  EXPECT_EQ(parsed->sides->mlir, Verdict::Different);
  EXPECT_EQ(parsed->sides->differences[0].className, "mlir-operand");
  EXPECT_EQ(parsed->sides->message, "why");
  EXPECT_FALSE(parsed->sides->settled);

  SettledSymbol &symbol =
      result.sides->settled.emplace().emplace_back(SettledSymbol());
  symbol.name = "@f";
  symbol.verdict = Verdict::Refined;
  symbol.rules = {"writable dropped"};
  result.sides->lowering = "index is 64 bits";
  parsed = parseResult(formatResult(result));
  ASSERT_TRUE(parsed && parsed->sides && parsed->sides->settled);
  EXPECT_EQ(formatResult(*parsed), formatResult(result));
  EXPECT_EQ(parsed->sides->settled->front().rules, symbol.rules);
  EXPECT_EQ(parsed->sides->lowering, "index is 64 bits");
  EXPECT_FALSE(parsed->settled);
}

TEST(ResultJSON, Stats) {
  FileResult result = example();
  EXPECT_FALSE(parseResult(formatResult(result))->stats);
  result.stats = {{"!tbaa of instructions", {3, 2}}, {"bad \xff byte", {1, 0}}};
  std::string text = formatResult(result);
  EXPECT_TRUE(llvm::json::isUTF8(text));
  std::optional<FileResult> parsed = parseResult(text);
  ASSERT_TRUE(parsed && parsed->stats);
  EXPECT_EQ(parsed->stats->size(), 2u);
  EXPECT_EQ(parsed->stats->at("!tbaa of instructions").total, 3u);
  EXPECT_EQ(parsed->stats->at("!tbaa of instructions").represented, 2u);
  text.replace(text.find("\"represented\""), 13, "\"moulded!\"");
  EXPECT_FALSE(parseResult(text));
}

TEST(ResultJSON, BytesThatAreNoUTF8) {
  FileResult result = example();
  result.message = "bad \xff byte";
  std::string text = formatResult(result);
  EXPECT_TRUE(llvm::json::isUTF8(text));
  EXPECT_TRUE(parseResult(text));
}

TEST(ResultJSON, Garbage) {
  EXPECT_FALSE(parseResult(""));
  EXPECT_FALSE(parseResult("[]"));
  EXPECT_FALSE(parseResult("{}"));
  std::string text = formatResult(example());
  EXPECT_FALSE(parseResult(text.substr(0, text.size() - 1)));
  text.replace(text.find("different"), 9, "wonderful");
  EXPECT_FALSE(parseResult(text));
}

TEST(Verdict, Names) {
  for (size_t i = 0; i != numVerdicts; ++i)
    EXPECT_EQ(findVerdict(verdictName(Verdict(i))), Verdict(i));
  EXPECT_EQ(verdictName(Verdict::ImportError), "import-error");
  EXPECT_EQ(verdictName(Verdict::Unreadable), "unreadable");
  EXPECT_FALSE(findVerdict("perfect"));
}

TEST(Verdict, Order) {
  EXPECT_TRUE(satisfies(Verdict::Identical, Verdict::Identical));
  EXPECT_TRUE(satisfies(Verdict::Identical, Verdict::Isomorphic));
  EXPECT_FALSE(satisfies(Verdict::Isomorphic, Verdict::Identical));
  for (Verdict fault : {Verdict::LowerError, Verdict::ImportError,
                        Verdict::ExportError, Verdict::Invalid, Verdict::Crash,
                        Verdict::Timeout, Verdict::Unreadable})
    EXPECT_FALSE(satisfies(fault, Verdict::Unknown));
}
