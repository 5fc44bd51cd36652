// Tests the comparison of a run with an earlier one, on times that were made
// up.

#include "verify/run/bench/Against.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::bench;
namespace json = llvm::json;

/// Seconds that are all 1 but for the two engines' imports and the floor.
static BenchSeconds secondsOf(double native, double upstream, double floor) {
  BenchSeconds seconds;
  for (size_t row = 0; row != numBenchRows; ++row)
    seconds[BenchRow(row)] = 1;
  seconds[BenchRow::NativeImport] = native;
  seconds[BenchRow::UpstreamImport] = upstream;
  seconds[BenchRow::CloneLLVM] = floor / 2;
  seconds[BenchRow::CloneMLIR] = floor / 2;
  return seconds;
}

static FileBench fileOf(BenchSeconds seconds, const char *content) {
  FileBench file;
  file.times.median = seconds;
  file.content = content;
  return file;
}

static const BenchEnvironment here{"Z80", 2, "1.0", "abc", "22.1.8"};

/// The members that `against` writes.
static json::Value write(const BenchAgainst &against) {
  std::string text = formatJSONLine(
      "against", [&](JSONObject &object) { against.writeTo(object); });
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    ADD_FAILURE() << llvm::toString(value.takeError());
  return value ? std::move(*value) : json::Value(nullptr);
}

static double numberOf(const json::Value &value, llvm::StringRef group,
                       llvm::StringRef row, llvm::StringRef member) {
  const json::Object *object = value.getAsObject()->getObject(group);
  object = object ? object->getObject(row) : nullptr;
  return object ? object->getNumber(member).value_or(-1) : -1;
}

TEST(BenchAgainst, MachineTwiceAsSlow) {
  EarlierBench earlier;
  earlier.environment = here;
  earlier.files["same.ll"] = {secondsOf(4, 8, 1), "1"};
  earlier.files["changed.ll"] = {secondsOf(100, 100, 100), "2"};
  earlier.files["gone.ll"] = {secondsOf(100, 100, 100), "3"};
  BenchAgainst against(earlier, here);
  against.add("same.ll", fileOf(secondsOf(4, 16, 2), "1"));
  against.add("changed.ll", fileOf(secondsOf(100, 100, 100), "4"));
  against.add("new.ll", fileOf(secondsOf(100, 100, 100), "5"));

  EXPECT_EQ(against.warning(), "");
  json::Value value = write(against);
  const json::Object &object = *value.getAsObject();
  EXPECT_EQ(object.getInteger("compared"), 1);
  EXPECT_EQ(object.getInteger("changed"), 1);
  EXPECT_EQ(object.getInteger("only_now"), 1);
  EXPECT_EQ(object.getInteger("only_before"), 1);
  EXPECT_EQ(object.getBoolean("same_machine"), true);
  EXPECT_EQ(numberOf(value, "seconds", "native_import", "before"), 4);
  EXPECT_EQ(numberOf(value, "seconds", "native_import", "now"), 4);
  EXPECT_EQ(numberOf(value, "seconds", "native_import", "change"), 1);
  EXPECT_EQ(numberOf(value, "seconds", "native_import", "by_floor"), 0.5);
  EXPECT_EQ(numberOf(value, "seconds", "upstream_import", "change"), 2);
  EXPECT_EQ(numberOf(value, "seconds", "upstream_import", "by_floor"), 1);
  EXPECT_EQ(numberOf(value, "ratios", "native_to_upstream_import", "before"),
            0.5);
  EXPECT_EQ(numberOf(value, "ratios", "native_to_upstream_import", "now"),
            0.25);
  EXPECT_EQ(numberOf(value, "ratios", "native_to_upstream_import", "change"),
            0.5);
}

TEST(BenchAgainst, NothingCompared) {
  BenchAgainst against({}, here);
  json::Value value = write(against);
  EXPECT_EQ(value.getAsObject()->getInteger("compared"), 0);
  EXPECT_EQ(numberOf(value, "seconds", "parse", "change"), -1);
  std::string text;
  llvm::raw_string_ostream os(text);
  against.print(os);
  EXPECT_NE(text.find("0 files compared"), std::string::npos);
}

TEST(BenchAgainst, Machines) {
  EarlierBench earlier;
  earlier.path = "old.json";
  EXPECT_EQ(BenchAgainst(earlier, here).warning(),
            "old.json does not say on which machine it was measured");
  earlier.environment = here;
  earlier.environment->commit = "def";
  EXPECT_EQ(BenchAgainst(earlier, here).warning(), "");
  earlier.environment->cores = 1;
  EXPECT_EQ(BenchAgainst(earlier, here).warning(),
            "old.json was measured on another machine (Z80, 1 core; this is "
            "Z80, 2 cores): the times do not compare, ratios may");
}
