// Several runs as one: what is whole, and what is said of what is not.

#include "Results.h"
#include <gmock/gmock.h>
#include <sys/resource.h>

using namespace palindrome;
using namespace palindrome::results;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {
class Merge : public ResultsTest {
protected:
  Merged mergeOf(std::initializer_list<std::string> paths) {
    ResultStore store(path("merged"));
    check(store.open());
    llvm::Expected<Merged> merged = merge(sources(paths), store);
    if (!merged) {
      ADD_FAILURE() << llvm::toString(merged.takeError());
      return {};
    }
    used.clear();
    check(completeMerge(*merged, store, [&](const FileResult &result) {
      used += (used.empty() ? "" : " ") + result.path;
    }));
    return std::move(*merged);
  }
  std::string errorOf(std::initializer_list<std::string> paths) {
    ResultStore store(path("merged"));
    check(store.open());
    llvm::Expected<Merged> merged = merge(sources(paths), store);
    return merged ? "" : llvm::toString(merged.takeError());
  }
  std::string mergedListing() {
    return listing(*sources({path("merged")}).front());
  }

  std::string used; ///< The results of the last merge, in their order.
};
} // namespace

TEST_F(Merge, ShardsBecomeOneRun) {
  std::string one = record("one", runOf("1/2"),
                           {result("b.ll", Verdict::Identical),
                            result("c.ll", Verdict::Crash)}),
              two = record("two", runOf("2/2"),
                           {result("a.ll", Verdict::Different)});
  Merged merged = mergeOf({two, one});
  EXPECT_THAT(merged.problems, IsEmpty());
  EXPECT_THAT(merged.notes, IsEmpty());
  EXPECT_EQ(mergedListing(), "a.ll=different b.ll=identical c.ll=crash");
  EXPECT_EQ(used, "a.ll b.ll c.ll");
  EXPECT_EQ(merged.run.context.shard, "");
  EXPECT_EQ(merged.run.summary.wallSeconds, 4);
  EXPECT_EQ(merged.run.summary.peakBytes, 1000u);
  EXPECT_EQ(merged.run.summary.files, 3u);
}

TEST_F(Merge, ShardsOfDifferentSizesSomeEmpty) {
  std::string one = record("one", runOf("1/3"), {}),
              two = record("two", runOf("2/3"),
                           {result("a.ll", Verdict::Identical),
                            result("b.ll", Verdict::Identical),
                            result("c.ll", Verdict::Crash)}),
              three = record("three", runOf("3/3"),
                             {result("d.ll", Verdict::Different)});
  Merged merged = mergeOf({one, two, three});
  EXPECT_THAT(merged.problems, IsEmpty());
  EXPECT_THAT(merged.notes, IsEmpty());
  EXPECT_EQ(mergedListing(),
            "a.ll=identical b.ll=identical c.ll=crash d.ll=different");
  EXPECT_EQ(merged.run.summary.files, 4u);
}

TEST_F(Merge, AShardThatRanTwiceCountsOnce) {
  std::vector<FileResult> results{result("a.ll", Verdict::Identical),
                                  result("b.ll", Verdict::Crash)};
  std::string one = record("one", runOf("1/2"), results),
              again = record("again", runOf("1/2"), results),
              two = record("two", runOf("2/2"), {});
  Merged merged = mergeOf({one, again, two});
  EXPECT_THAT(merged.problems, IsEmpty());
  EXPECT_THAT(merged.notes, ElementsAre("note: shard 1/2 is there 2 times: " +
                                        one + ", " + again));
  EXPECT_EQ(mergedListing(), "a.ll=identical b.ll=crash");
  EXPECT_EQ(merged.run.summary.files, 2u);
}

TEST_F(Merge, OfTheRunsOfAShardInOneFileTheLatestCounts) {
  std::string one = record("one", runOf("1/1"),
                           {result("a.ll", Verdict::Crash)}, /*ends=*/false);
  record("one", runOf("1/1"), {result("b.ll", Verdict::Identical)});
  EXPECT_THAT(mergeOf({one}).problems, IsEmpty());
  EXPECT_EQ(mergedListing(), "b.ll=identical");
}

TEST_F(Merge, MoreShardsThanAProcessMayHaveFilesOpen) {
  rlimit limit;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);
  rlimit former = limit;
  limit.rlim_cur = 64;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &limit), 0);
  ResultStore store(path("merged"));
  check(store.open());
  std::vector<std::unique_ptr<Source>> all;
  for (int shard = 1; shard <= 100; ++shard) {
    std::string name = std::to_string(shard);
    record(name, runOf(name + "/100"),
           {result(name + ".ll", Verdict::Identical)});
    for (std::unique_ptr<Source> &source : sources({path(name)}))
      all.push_back(std::move(source));
  }
  llvm::Expected<Merged> merged = merge(all, store);
  setrlimit(RLIMIT_NOFILE, &former);
  check(merged.takeError());
  check(completeMerge(*merged, store, [](const FileResult &) {}));
  EXPECT_THAT(merged->problems, IsEmpty());
  EXPECT_EQ(merged->run.summary.files, 100u);
}

TEST_F(Merge, NamesMissingShards) {
  std::string two = record("two", runOf("2/4"), {}),
              two2 = record("two2", runOf("2/4"), {});
  Merged merged = mergeOf({two, two2});
  EXPECT_THAT(merged.problems,
              ElementsAre("error: 3 of 4 shards are missing: 1, 3, 4"));
  EXPECT_THAT(merged.notes, ElementsAre("note: shard 2/4 is there 2 times: " +
                                        two + ", " + two2));
}

TEST_F(Merge, NamesRunsThatDidNotEnd) {
  std::string one = record("one", runOf(), {}, /*ends=*/false);
  EXPECT_THAT(mergeOf({one}).problems,
              ElementsAre(one +
                          ": error: the run did not end; go on with it "
                          "by palindrome verify --db " +
                          one + " --resume"));
}

TEST_F(Merge, TheWeakestVerdictCounts) {
  std::string one = record("one", runOf("1/1"),
                           {result("a.ll", Verdict::Identical),
                            result("b.ll", Verdict::Timeout)}),
              two = record("two", runOf("1/1"),
                           {result("a.ll", Verdict::Timeout),
                            result("b.ll", Verdict::Identical)});
  Merged merged = mergeOf({one, two});
  EXPECT_THAT(merged.problems,
              ElementsAre("error: 2 files have two verdicts, such as a.ll: "
                          "identical and timeout"));
  EXPECT_EQ(mergedListing(), "a.ll=timeout b.ll=timeout");
  EXPECT_EQ(merged.run.summary.files, 2u);
}

TEST_F(Merge, NamesFilesThatChanged) {
  std::string one =
                  record("one", runOf("1/1"), {result("a.ll", Verdict::Crash)}),
              two = record("two", runOf("1/1"),
                           {result("a.ll", Verdict::Crash, 'b')});
  EXPECT_THAT(mergeOf({one, two}).problems,
              ElementsAre("error: 1 files had two contents, such as a.ll"));
}

TEST_F(Merge, AResultStaysAsItStandsToTheBaseline) {
  FileResult a = result("a.ll", Verdict::Different), b = a;
  b.path = "b.ll";
  b.baseline = BaselineMatch{
      Standing::Other, Verdict::Different, {{"order:phi", "2", "1"}}};
  RecordedRun first = runOf("1/2"), second = runOf("2/2");
  first.context.baseline = second.context.baseline = "base.jsonl";
  first.context.baselineDigest = second.context.baselineDigest = "1";
  Merged merged =
      mergeOf({record("one", first, {a}), record("two", second, {b})});
  EXPECT_EQ(merged.run.summary.standings[size_t(Standing::Other)], 1u);
  auto opened = sources({path("merged")});
  EXPECT_EQ(opened.front()->run.context.baseline, "base.jsonl");
  check(opened.front()->forEach([&](const FileResult &each) {
    EXPECT_EQ(each.baseline.has_value(), each.path == "b.ll");
    if (!each.baseline)
      return;
    EXPECT_EQ(each.baseline->standing, Standing::Other);
    EXPECT_EQ(each.baseline->was, Verdict::Different);
    ASSERT_EQ(each.baseline->news.size(), 1u);
    EXPECT_EQ(each.baseline->news[0].name, "order:phi");
    EXPECT_EQ(each.baseline->news[0].now, "2");
    EXPECT_EQ(each.baseline->news[0].was, "1");
  }));
  second.context.baselineDigest = "2";
  std::string other = record("other", second, {b});
  EXPECT_EQ(errorOf({path("one"), other}),
            other + ": error: its baseline is not that of " + path("one") +
                "; merge runs of one program with the same options");
}

TEST_F(Merge, OtherJudgesAreErrors) {
  std::string one = record("one", runOf("1/2"), {});
  RecordedRun build = runOf("2/2"), options = build, version = build,
              shards = runOf("2/3");
  build.context.judge = std::string(32, '9');
  options.context.command = "palindrome verify --lower";
  version.context.version = "2";
  EXPECT_THAT(errorOf({one, record("build", build, {})}),
              testing::HasSubstr("another build of the program judged " + one));
  EXPECT_THAT(errorOf({one, record("options", options, {})}),
              testing::HasSubstr("it was judged by 'palindrome verify "
                                 "--lower', and " +
                                 one + " by 'palindrome verify'"));
  EXPECT_THAT(
      errorOf({one, record("version", version, {})}),
      testing::HasSubstr("version 2 judged it, and " + one + " version 1"));
  EXPECT_THAT(errorOf({one, record("shards", shards, {})}),
              testing::HasSubstr("it is shard 2/3, and " + one + " shard 1/2"));
}
