// The database of results: what is found again, what a run is, other processes.

#include "Results.h"
#include "llvm/Support/raw_ostream.h"
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::results;

TEST_F(ResultsTest, FindsAResultByJudgeNameAndContents) {
  record("db", runOf(), {result("a.ll", Verdict::Different)});
  ResultStore store(path("db"));
  check(store.openExisting());
  std::string judge(32, '1'), content(32, 'a');
  auto found = store.find(judge, "a.ll", content);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->verdict, Verdict::Different);
  EXPECT_FALSE(store.find(std::string(32, '2'), "a.ll", content));
  EXPECT_FALSE(store.find(judge, "b.ll", content));
  EXPECT_FALSE(store.find(judge, "a.ll", std::string(32, 'b')));
}

TEST_F(ResultsTest, APartialResultIsShownAndNotFound) {
  FileResult partial = result("a.ll", Verdict::Unknown);
  partial.isPartial = true;
  record("db", runOf(), {partial});
  EXPECT_EQ(listing(*sources({path("db")}).front()), "a.ll=unknown");
  ResultStore store(path("db"));
  check(store.openExisting());
  std::string judge(32, '1'), content(32, 'a');
  EXPECT_FALSE(store.find(judge, "a.ll", content));
  record("db", runOf(), {result("a.ll", Verdict::Refined)});
  EXPECT_TRUE(store.find(judge, "a.ll", content));
}

TEST_F(ResultsTest, KeepsAllOfAResult) {
  FileResult whole = result("a\xff.ll", Verdict::Refined);
  whole.message = "because";
  whole.differences.push_back({"order:phi", 3, "@f", "a", "b"});
  SettledSymbol &symbol = whole.settled.emplace().emplace_back();
  symbol.by = "rules";
  whole.isKnown = true;
  record("db", runOf(), {whole});
  auto opened = sources({path("db")});
  unsigned count = 0;
  check(opened.front()->forEach([&](const FileResult &each) {
    ++count;
    EXPECT_EQ(each.path, "a\xff.ll");
    EXPECT_EQ(each.content, whole.content);
    EXPECT_EQ(each.message, "because");
    ASSERT_EQ(each.differences.size(), 1u);
    EXPECT_EQ(each.differences[0].count, 3u);
    ASSERT_TRUE(each.settled);
    EXPECT_EQ(each.settled->front().by, "rules");
    // Whether it was known is a matter of the run that asked.
    EXPECT_FALSE(each.isKnown);
  }));
  EXPECT_EQ(count, 1u);
}

TEST_F(ResultsTest, ARunHasEachFileOnceByName) {
  record("db", runOf(),
         {result("b.ll", Verdict::Identical), result("a.ll", Verdict::Crash),
          // It was judged again, and then it was another file.
          result("a.ll", Verdict::Timeout),
          result("b.ll", Verdict::Different, 'b')});
  EXPECT_EQ(listing(*sources({path("db")}).front()),
            "a.ll=timeout b.ll=different");
}

TEST_F(ResultsTest, WhatIsLostOrDamagedIsNoticed) {
  const char *damages[] = {
      "DELETE FROM members WHERE result = 1",
      "DELETE FROM results WHERE name = 'b.ll'",
      "UPDATE results SET verdict = 'identical' WHERE name = 'a.ll'",
      "UPDATE results SET result = replace(result, 'crash', 'exact')",
      "UPDATE members SET baseline = '{}' WHERE result = 2",
      "UPDATE runs SET members = 1",
      "UPDATE runs SET summary = replace(summary, '1000', '1001')",
  };
  for (const char *damage : damages) {
    SCOPED_TRACE(damage);
    std::string name = path("damaged");
    record("damaged", runOf(),
           {result("a.ll", Verdict::Crash), result("b.ll", Verdict::Refined)});
    sqlite3 *database = nullptr;
    ASSERT_EQ(sqlite3_open(name.c_str(), &database), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(database, damage, nullptr, nullptr, nullptr),
              SQLITE_OK);
    ASSERT_GT(sqlite3_changes(database), 0);
    sqlite3_close(database);
    llvm::Error error = llvm::Error::success();
    auto opened = Source::open(name);
    if (opened)
      error =
          llvm::joinErrors(std::move(error),
                           opened->front()->forEach([](const FileResult &) {}));
    else
      error = llvm::joinErrors(std::move(error), opened.takeError());
    EXPECT_NE(llvm::toString(std::move(error)).find("is damaged"),
              std::string::npos);
    ASSERT_FALSE(llvm::sys::fs::remove(name));
  }
}

TEST_F(ResultsTest, TheLatestRunCounts) {
  record("db", runOf(),
         {result("a.ll", Verdict::Identical),
          result("gone.ll", Verdict::Identical)});
  record("db", runOf(), {result("a.ll", Verdict::Identical)}, /*ends=*/false);
  auto opened = sources({path("db")});
  ASSERT_EQ(opened.size(), 1u);
  EXPECT_EQ(listing(*opened.front()), "a.ll=identical");
  EXPECT_FALSE(opened.front()->run.hasEnded);
}

TEST_F(ResultsTest, ShardsOfOneJudgeBelongTogether) {
  record("db", runOf(), {result("whole.ll", Verdict::Identical)});
  record("db", runOf("1/3"), {result("third.ll", Verdict::Identical)});
  record("db", runOf("1/2"), {result("old.ll", Verdict::Identical)});
  record("db", runOf("1/2"), {result("a.ll", Verdict::Identical)});
  RecordedRun other = runOf("2/2");
  other.context.judge = std::string(32, '9');
  record("db", other, {result("other.ll", Verdict::Identical)});
  record("db", runOf("2/2"), {result("b.ll", Verdict::Identical)});
  auto opened = sources({path("db")});
  ASSERT_EQ(opened.size(), 2u);
  EXPECT_EQ(listing(*opened[0]), "b.ll=identical");
  EXPECT_EQ(listing(*opened[1]), "a.ll=identical");
}

TEST_F(ResultsTest, SeveralProcessesWrite) {
  constexpr int writers = 4, each = 50;
  // Made before, and not open in this process while it forks.
  record("db", runOf(), {});
  std::vector<pid_t> processes;
  for (int writer = 0; writer != writers; ++writer) {
    pid_t process = fork();
    if (process == 0) {
      ResultStore store(path("db"));
      RecordedRun run = runOf(std::to_string(writer + 1) + "/4");
      bool isFine = !store.openExisting();
      auto number = store.begin(run);
      isFine = isFine && bool(number);
      if (isFine)
        run.number = *number;
      for (int i = 0; isFine && i != each; ++i)
        isFine = !store.keep(run, result(std::to_string(writer) + "-" +
                                             std::to_string(i) + ".ll",
                                         Verdict::Identical));
      isFine = isFine && !store.end(run, {}, 0);
      _exit(isFine ? 0 : 1);
    }
    processes.push_back(process);
  }
  for (pid_t process : processes) {
    int status = 0;
    ASSERT_EQ(waitpid(process, &status, 0), process);
    EXPECT_EQ(status, 0);
  }
  auto opened = sources({path("db")});
  ASSERT_EQ(opened.size(), size_t(writers));
  size_t results = 0;
  for (auto &source : opened)
    check(source->forEach([&](const FileResult &) { ++results; }));
  EXPECT_EQ(results, size_t(writers * each));
}

TEST_F(ResultsTest, WhatAKilledProcessKeptIsThere) {
  record("db", runOf(), {});
  pid_t process = fork();
  if (process == 0) {
    ResultStore store(path("db"));
    RecordedRun run = runOf();
    if (store.openExisting())
      _exit(1);
    auto number = store.begin(run);
    if (!number)
      _exit(1);
    run.number = *number;
    if (store.keep(run, result("a.ll", Verdict::Identical)))
      _exit(1);
    kill(getpid(), SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(waitpid(process, &status, 0), process);
  ASSERT_TRUE(WIFSIGNALED(status));
  auto opened = sources({path("db")});
  EXPECT_EQ(listing(*opened.front()), "a.ll=identical");
}

TEST_F(ResultsTest, OtherFilesAreErrors) {
  std::error_code error;
  llvm::raw_fd_ostream(path("text"), error) << "no database";
  llvm::raw_fd_ostream(path("half"), error)
      << "SQLite format 3" << '\0' << "no more";
  auto text = Source::open(path("text"));
  EXPECT_EQ(llvm::toString(text.takeError()),
            path("text") + ": error: this is neither a database of results nor "
                           "the whole of a report by verify --format=json");
  auto half = Source::open(path("half"));
  EXPECT_EQ(llvm::toString(half.takeError()),
            path("half") + ": error: this is not a database of results; delete "
                           "it, or name another file");
  auto none = Source::open(path("none"));
  EXPECT_EQ(llvm::toString(none.takeError()),
            path("none") + ": error: cannot read: No such file or directory");
}
