// Results and runs for the tests of this folder.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_RESULTS_RESULTS_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_RESULTS_RESULTS_H

#include "verify/run/results/Merge.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include <gtest/gtest.h>

namespace palindrome::results {

/// A folder that is removed after the test, with databases in it.
class ResultsTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("results", folder));
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  std::string path(llvm::StringRef name) { return (folder + "/" + name).str(); }

  static FileResult result(llvm::StringRef name, Verdict verdict,
                           char digit = 'a') {
    FileResult made;
    made.path = name.str();
    made.engine = "native";
    made.verdict = verdict;
    made.content = std::string(32, digit);
    return made;
  }

  static RecordedRun runOf(llvm::StringRef shard = "") {
    RecordedRun run;
    run.context.shard = shard.str();
    run.context.judge = std::string(32, '1');
    run.context.version = "1";
    run.folder = "/";
    run.arguments = {"--", "corpus"};
    return run;
  }

  /// Records a run in the database `name`. Returns the path.
  std::string record(llvm::StringRef name, RecordedRun run,
                     llvm::ArrayRef<FileResult> results, bool ends = true) {
    ResultStore store(path(name));
    check(store.open());
    llvm::Expected<int64_t> number = store.begin(run);
    check(number.takeError());
    run.number = *number;
    for (const FileResult &each : results)
      check(store.keep(run, each));
    VerifySummary summary;
    summary.wallSeconds = 2;
    summary.peakBytes = 1000;
    if (ends)
      check(store.end(run, summary, 0));
    return path(name);
  }

  std::vector<std::unique_ptr<Source>>
  sources(std::initializer_list<std::string> paths) {
    std::vector<std::unique_ptr<Source>> all;
    for (const std::string &each : paths) {
      auto opened = Source::open(each);
      check(opened.takeError());
      for (std::unique_ptr<Source> &source : *opened)
        all.push_back(std::move(source));
    }
    return all;
  }

  /// "a.ll=identical b.ll=crash", in the order of `source`.
  static std::string listing(Source &source) {
    std::string text;
    check(source.forEach([&](const FileResult &each) {
      text += (text.empty() ? "" : " ") + each.path + "=" +
              verdictName(each.verdict).str();
    }));
    return text;
  }

  static void check(llvm::Error error) {
    std::string text = llvm::toString(std::move(error));
    ASSERT_EQ(text, "");
  }

  llvm::SmallString<64> folder;
};

} // namespace palindrome::results

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_RESULTS_RESULTS_H
