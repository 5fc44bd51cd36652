// Slices of cases: what becomes of modules that LLVM rejects, does not read, or
// dies on, and of those that do not come back identical.

#include "corpus/enumerate/Slices.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include <csignal>
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::enumerate;

namespace {

void addVariable(Module &module) {
  Type *i32 = Type::getInt32Ty(module.getContext());
  new GlobalVariable(module, i32, false, GlobalValue::ExternalLinkage,
                     ConstantInt::get(i32, 0), "v");
}

/// 200 variables; between them a case that does not fit, one that is invalid
/// and one that ends the process.
void enumerateMixture(Enumeration &e) {
  for (unsigned i = 0; i != 200; ++i)
    e.add([](Module &module) {
      addVariable(module);
      return true;
    });
  e.add([](Module &) { return false; });
  e.add([](Module &module) {
    // A block without a terminator.
    BasicBlock::Create(
        module.getContext(), "",
        Function::Create(
            FunctionType::get(Type::getVoidTy(module.getContext()), false),
            GlobalValue::ExternalLinkage, "f", module));
    return true;
  });
}

void enumerateDeath(Enumeration &e) {
  for (unsigned i = 0; i != 40; ++i)
    e.add([&](Module &module) {
      if (i == 7)
        (void)raise(SIGKILL);
      addVariable(module);
      return true;
    });
}

TEST(Slices, CountsWhatIsMade) {
  Kind kind{"mixture", "", enumerateMixture};
  ASSERT_EQ(countCases(kind), 202u);
  SliceReport report = judgeSlice(kind, {0, 202, 1}, JudgeRequest());
  EXPECT_EQ(report.identical, 200u);
  EXPECT_EQ(report.unfit, 1u);
  EXPECT_EQ(report.rejected, 1u);
  EXPECT_EQ(report.unread, 0u);
  EXPECT_TRUE(report.findings.empty());

  SliceReport some = judgeSlice(kind, {0, 200, 10}, JudgeRequest());
  EXPECT_EQ(some.identical, 20u);
}

TEST(Slices, ADeathCostsOneCase) {
  Kind kind{"death", "", enumerateDeath};
  SliceReport report = judgeSlice(kind, {0, 40, 1}, JudgeRequest());
  EXPECT_EQ(report.identical, 39u);
  ASSERT_EQ(report.deadly.size(), 1u);
  EXPECT_EQ(report.deadly.front().number, 7u);
}

TEST(Slices, JoinsTheCasesOfAModule) {
  Kind joined{"mixture", "", enumerateMixture};
  Kind alone{"mixture", "", enumerateMixture, Together::No};
  auto modulesOf = [](const Kind &kind, bool join) {
    size_t modules = 0;
    writeSlice(kind, {0, 200, 1}, join,
               [&](size_t, const Module &) { ++modules; });
    return modules;
  };
  EXPECT_LT(modulesOf(joined, true), 10u);
  EXPECT_EQ(modulesOf(joined, false), 200u);
  EXPECT_EQ(modulesOf(alone, true), 200u);
}

TEST(Slices, AReportSurvivesItsWay) {
  SliceReport report;
  report.unfit = 1;
  report.rejected = 2;
  report.unread = 3;
  report.identical = 4;
  report.findings.push_back({5, "different", "a class", "a \"text\"\n"});
  report.covered = {6, 7};
  std::optional<SliceReport> back = parseReport(formatReport(report));
  ASSERT_TRUE(back);
  EXPECT_EQ(formatReport(*back), formatReport(report));
  EXPECT_EQ(back->findings.front().text, "a \"text\"\n");
  EXPECT_FALSE(parseReport("{}"));
}

} // namespace
