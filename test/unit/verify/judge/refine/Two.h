// A source and a target for the tests of proofs.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_TWO_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_TWO_H

#include "verify/judge/refine/Check.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

namespace palindrome::refine {

/// A module with the functions @src and @tgt.
struct Two {
  explicit Two(const std::string &text) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(text, error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
  }
  llvm::Function &source() { return *module->getFunction("src"); }
  llvm::Function &target() { return *module->getFunction("tgt"); }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

inline std::string print(const llvm::Value &value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  value.print(stream);
  return text;
}

/// The verdict on @src and @tgt, within five seconds.
inline PairResult checkTwo(const std::string &text) {
  Two two(text);
  RefineOptions options;
  options.timeoutSeconds = 5;
  options.bothWays = false;
  std::vector<FunctionPair> pairs = pairWithin(*two.module);
  EXPECT_EQ(pairs.size(), 1u);
  return checkPair(pairs.front(), options, [](const PairResult &) {});
}

} // namespace palindrome::refine

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_TWO_H
