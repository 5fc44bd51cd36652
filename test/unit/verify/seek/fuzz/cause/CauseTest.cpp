// Tests how causes are derived: what is alike for two mutants that show the
// same mistake, and different otherwise.

#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/base/io/Messages.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::fuzz;

TEST(Cause, MessagesWithoutWhatVaries) {
  struct Row {
    llvm::StringLiteral message, normalised;
  };
  const Row rows[] = {
      {"", ""},
      {"3:4: 'llvm.add' op operand #0 must be integer, but got 'f32'",
       "'llvm.add' op operand #N must be integer, but got T"},
      {"source.c:7:8: no such thing", "no such thing"},
      {"a file.c:7: no such thing", "no such thing"},
      {"MLIR verifier: 1:2: 'llvm.add' op fails",
       "MLIR verifier: 'llvm.add' op fails"},
      {"LLVM verifier: Call parameter type does not match; i32 %x; call @f",
       "LLVM verifier: Call parameter type does not match"},
      {"no result after 2.5 s in import", "no result after N.N s in import"},
      {"out of memory in export (limit 4096 MB)",
       "out of memory in export (limit N MB)"},
      {"unknown type !llvm.struct<\"a\", (i32, !llvm.ptr<1>)> of @g.2",
       "unknown type T of T"},
      {"value %12 is used twice", "value T is used twice"},
      {"a block's end", "a block's end"},
      {"SIGABRT in import: LLVM ERROR: 12 of 'x'",
       "SIGABRT in import: LLVM ERROR: N of T"},
      {"key: value: 3: rest", "key: value: N: rest"},
  };
  for (const Row &row : rows)
    EXPECT_EQ(normaliseMessage(row.message), row.normalised);
}

static FileResult resultOf(Verdict verdict) {
  FileResult result;
  result.verdict = verdict;
  return result;
}

TEST(Cause, NoneWhereNothingFallsShort) {
  EXPECT_TRUE(causesOf(resultOf(Verdict::Identical)).empty());
  EXPECT_TRUE(causesOf(resultOf(Verdict::Unreadable)).empty());
}

TEST(Cause, OneForEachClassOfDifferences) {
  FileResult result = resultOf(Verdict::Different);
  result.differences = {{"metadata:tbaa", 3, "@f", "", ""},
                        {"name:value", 1, "@g", "", ""}};
  EXPECT_EQ(textsOf(causesOf(result)),
            (std::vector<std::string>{"different: metadata:tbaa",
                                      "different: name:value"}));
}

TEST(Cause, TheSidesOfMLIR) {
  FileResult result = resultOf(Verdict::Different);
  result.sides.emplace();
  result.sides->llvm = Verdict::Identical;
  result.sides->mlir = Verdict::Different;
  result.sides->differences = {{"attribute", 1, "@f", "", ""}};
  EXPECT_EQ(textsOf(causesOf(result)),
            std::vector<std::string>{"mlir different: attribute"});
  result.verdict = result.sides->mlir = Verdict::Unknown;
  result.sides->message = "3:4: cannot parse";
  EXPECT_EQ(textsOf(causesOf(result)),
            std::vector<std::string>{"mlir unknown: cannot parse"});
}

TEST(Cause, MessagesOfErrors) {
  FileResult result = resultOf(Verdict::ExportError);
  result.message = "1:2: 'llvm.call' op cannot";
  EXPECT_EQ(textsOf(causesOf(result)),
            std::vector<std::string>{"export-error: 'llvm.call' op cannot"});
}

TEST(Cause, DeathsOfWorkers) {
  JobOutcome outcome;
  outcome.kind = JobOutcome::Kind::Crashed;
  outcome.text = "SIGSEGV in import";
  EXPECT_EQ(causeOf(outcome).text(), "crash: SIGSEGV in import");
  outcome.kind = JobOutcome::Kind::TimedOut;
  outcome.text = "no result after 10 s in export";
  EXPECT_EQ(causeOf(outcome).text(), "timeout: no result after N s in export");
  outcome.kind = JobOutcome::Kind::OutOfMemory;
  outcome.text = "out of memory in export";
  EXPECT_EQ(causeOf(outcome).text(), "memory: out of memory in export");
}

TEST(Cause, TextsAreParsed) {
  for (llvm::StringRef text :
       {"different: metadata:tbaa", "mlir unknown: cannot parse: a",
        "not refined: @f: the results differ"})
    EXPECT_EQ(Cause::parse(text).text(), text);
  Cause cause = Cause::parse("mlir unknown: cannot parse: a");
  EXPECT_TRUE(cause.isMLIR);
  EXPECT_EQ(cause.verdict, "unknown");
  EXPECT_EQ(cause.detail, "cannot parse: a");
}

TEST(Cause, FoldersHaveReadableAndDistinctNames) {
  std::string name = folderName("different: metadata:tbaa");
  EXPECT_EQ(name.find("different-metadata-tbaa-"), 0u) << name;
  EXPECT_NE(name, folderName("different: metadata/tbaa"));
  EXPECT_LT(folderName(std::string(1000, 'x')).size(), 80u);
}
