// The file that lists what falls short: its paths, its terms, its update.

#include "verify/run/baseline/Baseline.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::report;
using namespace palindrome::baseline;
using testing::HasSubstr;
using testing::StartsWith;

namespace {
/// A folder with baselines, removed after the test.
class BaselineFile : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("baseline", folder));
    context.subject = "--engine=native";
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  std::string path(const llvm::Twine &name) {
    return (folder + "/" + name).str();
  }
  void write(const llvm::Twine &name, llvm::StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream(path(name), error) << text;
    ASSERT_FALSE(error);
  }
  FileResult result(const llvm::Twine &name, Verdict verdict) {
    FileResult made;
    made.path = path(name);
    made.verdict = verdict;
    return made;
  }

  /// The baseline `name`, brought to `results`. Writes it.
  Changes update(const llvm::Twine &name, llvm::ArrayRef<FileResult> results,
                 bool isWhole = true) {
    Baseline file(path(name), context);
    EXPECT_EQ(llvm::toString(file.read(true)), "");
    for (const FileResult &each : results)
      file.note(each);
    Changes changes = file.update(isWhole);
    write(name, file.text());
    return changes;
  }
  /// The standing of `result`; "none" if there is none.
  std::string standing(const llvm::Twine &name, const FileResult &result) {
    Baseline file(path(name), context);
    EXPECT_EQ(llvm::toString(file.read(false)), "");
    auto match = file.match(result);
    return match ? standingName(match->standing).str() : "none";
  }
  std::string errorOf(const llvm::Twine &name, bool mayBeMissing = false) {
    return llvm::toString(Baseline(path(name), context).read(mayBeMissing));
  }
  /// What stands in the file, without the first line.
  std::string entries(const llvm::Twine &name) {
    Baseline file(path(name), context);
    EXPECT_EQ(llvm::toString(file.read(false)), "");
    return llvm::StringRef(file.text()).split('\n').second.str();
  }

  llvm::SmallString<64> folder;
  ReportContext context;
};
} // namespace

TEST_F(BaselineFile, SaysWhatIsKnown) {
  update("b.jsonl", {result("known.ll", Verdict::Different),
                     result("fixed.ll", Verdict::Crash),
                     result("fine.ll", Verdict::Identical)});
  EXPECT_EQ(standing("b.jsonl", result("known.ll", Verdict::Different)),
            "known");
  EXPECT_EQ(standing("b.jsonl", result("known.ll", Verdict::Crash)), "worse");
  EXPECT_EQ(standing("b.jsonl", result("fixed.ll", Verdict::Identical)),
            "fixed");
  EXPECT_EQ(standing("b.jsonl", result("fine.ll", Verdict::Identical)), "none");
  EXPECT_EQ(standing("b.jsonl", result("fine.ll", Verdict::Different)), "new");
}

TEST_F(BaselineFile, PathsAreThoseFromItsFolder) {
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("ci")));
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("ci/x")));
  ASSERT_FALSE(llvm::sys::fs::create_link(path("ci"), path("link")));
  update("ci/b.jsonl",
         {result("a.ll", Verdict::Crash), result("ci/b.ll", Verdict::Crash),
          result("link/./x/../c.ll", Verdict::Crash),
          result("no/../such/d.ll", Verdict::Crash)});
  EXPECT_EQ(
      entries("ci/b.jsonl"),
      "{\"kind\":\"shortfall\",\"path\":\"../a.ll\",\"verdict\":\"crash\"}\n"
      "{\"kind\":\"shortfall\",\"path\":\"../such/d.ll\",\"verdict\":"
      "\"crash\"}\n"
      "{\"kind\":\"shortfall\",\"path\":\"b.ll\",\"verdict\":\"crash\"}\n"
      "{\"kind\":\"shortfall\",\"path\":\"c.ll\",\"verdict\":\"crash\"}\n");
  EXPECT_EQ(standing("link/b.jsonl", result("ci/b.ll", Verdict::Crash)),
            "known");
}

TEST_F(BaselineFile, WhatWasNotJudgedStaysUnlessItIsGone) {
  for (const char *name : {"a.ll", "b.ll"})
    write(name, "");
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("in")));
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("other")));
  update("b.jsonl",
         {result("a.ll", Verdict::Crash), result("b.ll", Verdict::Crash),
          result("in/gone.ll", Verdict::Crash),
          result("../elsewhere/gone.ll", Verdict::Crash)});
  // Files of the working folder alone were judged, so that nothing is known of
  // the one elsewhere.
  Changes changes = update("b.jsonl", {result("b.ll", Verdict::Timeout),
                                       result("in/c.ll", Verdict::Crash),
                                       result("d.ll", Verdict::Identical)});
  EXPECT_EQ(changes.added, 1u);
  EXPECT_EQ(changes.changed, 1u);
  EXPECT_EQ(changes.removed, 0u);
  EXPECT_EQ(changes.gone, 1u);
  EXPECT_EQ(changes.unseen, 2u);
  EXPECT_EQ(changes.entries, 4u);
  changes = update("b.jsonl", {result("b.ll", Verdict::Identical)});
  EXPECT_EQ(changes.removed, 1u);
  EXPECT_TRUE(update("b.jsonl", {}).areNone());
  EXPECT_THAT(entries("b.jsonl"), testing::Not(HasSubstr("b.ll")));
  EXPECT_THAT(entries("b.jsonl"), HasSubstr("elsewhere/gone.ll"));
}

TEST_F(BaselineFile, PartsOfAFileMayMove) {
  context.hasParts = true;
  write("a.mlir", "");
  update("b.jsonl", {result("a.mlir:1", Verdict::Crash),
                     result("a.mlir:9", Verdict::Crash)});
  // A shard may have the other part.
  Changes changes =
      update("b.jsonl", {result("a.mlir:1", Verdict::Crash)}, false);
  EXPECT_EQ(changes.unseen, 1u);
  changes = update("b.jsonl", {result("a.mlir:1", Verdict::Crash),
                               result("a.mlir:8", Verdict::Crash)});
  EXPECT_EQ(changes.gone, 1u);
  EXPECT_EQ(changes.entries, 2u);
}

TEST_F(BaselineFile, AModuleWithinAFileHasItsName) {
  FileResult member = result("in/lib.a(dir/m.o)", Verdict::Crash);
  member.container = path("in/lib.a");
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("in")));
  write("in/lib.a", "");
  update("b.jsonl", {member});
  EXPECT_EQ(entries("b.jsonl"),
            "{\"kind\":\"shortfall\",\"path\":\"in/lib.a(dir/m.o)\",\"file\":"
            "\"in/lib.a\",\"verdict\":\"crash\"}\n");
  EXPECT_EQ(standing("b.jsonl", member), "known");
  // The archive is there, and may have the member.
  EXPECT_EQ(update("b.jsonl", {result("in/x.ll", Verdict::Crash)}).unseen, 1u);
  FileResult other = member;
  other.path = path("in/lib.a(n.o)");
  EXPECT_EQ(update("b.jsonl", {other}, false).unseen, 1u);
  EXPECT_EQ(update("b.jsonl", {other}).gone, 1u);
}

TEST_F(BaselineFile, OtherTermsAreErrors) {
  update("b.jsonl", {});
  EXPECT_EQ(errorOf("b.jsonl"), "");
  context.requirement.weakest = Verdict::Isomorphic;
  EXPECT_EQ(errorOf("b.jsonl"),
            path("b.jsonl") +
                ":1: error: this baseline is for --engine=native "
                "--require=identical, and the run for --engine=native "
                "--require=isomorphic --require-mlir=identical; name another "
                "file, or delete this one and make it anew with "
                "--update-baseline");
  context.requirement = {};
  context.subject = "--engine=upstream";
  EXPECT_THAT(
      errorOf("b.jsonl", true),
      HasSubstr("and the run for --engine=upstream --require=identical;"));
}

TEST_F(BaselineFile, OtherFilesAreErrors) {
  EXPECT_EQ(errorOf("none"), path("none") +
                                 ": error: cannot read: No such file or "
                                 "directory; --update-baseline makes it");
  EXPECT_EQ(errorOf("none", true), "");
  for (llvm::StringRef text : {"", "text\n", "{}\n", "\n\n"}) {
    write("other", text);
    EXPECT_THAT(errorOf("other"), HasSubstr("error: this is no baseline; "));
  }
  write("other", "{\"kind\":\"baseline\",\"version\":2}\n");
  EXPECT_THAT(errorOf("other"),
              StartsWith(path("other") + ":1: error: this baseline is of "
                                         "another version of Palindrome; "));
  update("b.jsonl", {result("a.ll", Verdict::Crash)});
  std::string whole =
      Baseline(path("b.jsonl"), context).text() + entries("b.jsonl");
  write("twice", whole + entries("b.jsonl"));
  EXPECT_EQ(errorOf("twice"), path("twice") +
                                  ":3: error: a.ll is there twice; delete one "
                                  "of the lines, and run --update-baseline");
  write("merge", whole + "<<<<<<< HEAD\n");
  EXPECT_EQ(errorOf("merge"),
            path("merge") + ":3: error: this is no line of a baseline; take "
                            "one side of a merge, and run --update-baseline");
}
