// LLVM's passes, followed one by one.

#include "verify/seek/passes/LLVMPipeline.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;
using namespace palindrome::passes;

namespace {
constexpr llvm::StringLiteral llvmPipelineText = "define i32 @f(i32 %x) {\n"
                                                 "  %p = alloca i32\n"
                                                 "  store i32 %x, ptr %p\n"
                                                 "  %1 = load i32, ptr %p\n"
                                                 "  %2 = add i32 %1, 0\n"
                                                 "  ret i32 %2\n"
                                                 "}\n"
                                                 "define i32 @g(i32 %x) {\n"
                                                 "  ret i32 %x\n"
                                                 "}\n";

FileResult run(llvm::StringRef pipeline, bool isEachPass,
               llvm::StringRef source = llvmPipelineText) {
  llvm::LLVMContext context;
  auto module = parseText(context, source);
  FileResult result;
  Changes changes(RefineOptions(), result);
  runLLVMPipeline(*module, pipeline, isEachPass, changes,
                  [](llvm::StringRef) {});
  changes.judge();
  return result;
}

TEST(LLVMPipelineTest, CountsEachPass) {
  FileResult result =
      run("function(sroa,instcombine),globaldce", /*isEachPass=*/true);
  EXPECT_EQ(result.verdict, Verdict::Equivalent);
  const PassReport &report = *result.passes;
  ASSERT_EQ(report.passes.size(), 3u);
  EXPECT_EQ(report.passes[0].name, "sroa");
  EXPECT_EQ(report.passes[0].runs, 2u);
  EXPECT_EQ(report.passes[0].same, 1u);
  EXPECT_EQ(report.passes[2].name, "globaldce");
  ASSERT_EQ(report.pairs.size(), 2u);
  EXPECT_EQ(report.pairs[0].pass, "sroa #1");
  EXPECT_EQ(report.pairs[1].pass, "instcombine #1");
}

TEST(LLVMPipelineTest, JudgesAllTogether) {
  FileResult result = run("function(sroa,instcombine)", /*isEachPass=*/false);
  ASSERT_EQ(result.passes->pairs.size(), 1u);
  EXPECT_EQ(result.passes->pairs[0].pass, "the pipeline");
}

TEST(LLVMPipelineTest, LeavesOptNoneAlone) {
  constexpr llvm::StringLiteral source =
      "define i32 @f(i32 %x) noinline optnone {\n"
      "  %y = add i32 %x, 0\n"
      "  ret i32 %y\n"
      "}\n";
  for (bool isEachPass : {false, true}) {
    FileResult result = run("function(instcombine)", isEachPass, source);
    EXPECT_EQ(result.verdict, Verdict::Identical);
    EXPECT_TRUE(result.passes->pairs.empty());
  }
}

// Declarations and addresses are judged beside functions.
TEST(LLVMPipelineTest, SettlesWhatPassesInfer) {
  FileResult result = run("inferattrs,globalopt", /*isEachPass=*/true,
                          "declare i64 @strlen(ptr)\n"
                          "define i32 @f(i32 %x) {\n"
                          "  ret i32 %x\n"
                          "}\n");
  EXPECT_EQ(result.verdict, Verdict::Refined) << result.message;
  std::string names;
  for (const PassPair &pair : result.passes->pairs)
    names += pair.pass + " " + pair.name + " " + pair.by + "\n";
  EXPECT_EQ(names, "inferattrs #1 @strlen definition\n"
                   "globalopt #1 @f definition\n");
}

TEST(LLVMPipelineTest, ExplainsWhatDoesNotParse) {
  EXPECT_FALSE(findLLVMProblem("default<O2>"));
  EXPECT_EQ(findLLVMProblem("no-such-pass"),
            "unknown pass name 'no-such-pass'");
}
} // namespace
