// What tests of statements have in common (see verify/judge/dialects/Stated.h).

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_STATEMENTS_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_STATEMENTS_H

#include "Modules.h"
#include "verify/judge/dialects/Stated.h"
#include "verify/run/lowering/Proof.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome {

template <typename Test> class StatementsTest : public Test {
protected:
  /// The verdict of the proof alone: `after` was made of `before`.
  std::string prove(llvm::StringRef before, const llvm::Twine &after) {
    auto original = modules.parse(before);
    llvm::SMDiagnostic error;
    auto lowered = llvm::parseAssemblyString(after.str(), error, llvmContext);
    if (!original || !lowered)
      return "unreadable: " + error.getMessage().str();
    lowering::JudgeLoweringOptions options;
    options.runs = 0;
    options.proofSeconds = 20;
    return verdictOnF(lowering::judgeLowering(*original, *lowered, options));
  }

  /// Runs what is stated of @f against the rules on values; `rules` are both,
  /// null: `allRules`.
  std::string runStated(llvm::StringRef before,
                        const dialects::RuleTable *rules = nullptr) {
    auto original = modules.parse(before);
    if (!original)
      return "unreadable";
    dialects::Limits limits;
    limits.rules = rules;
    llvm::Module stated("", llvmContext);
    std::unique_ptr<llvm::Module> frame =
        dialects::declareFunctions(*original, limits, llvmContext);
    std::string reason;
    for (auto function : original->getOps<mlir::FunctionOpInterface>())
      if (!dialects::stateFunction(*original, function,
                                   *frame->getFunction(function.getName()),
                                   stated, limits, reason))
        return "not stated: " + reason;
    lowering::JudgeLoweringOptions options;
    options.runs = 30;
    options.rules = rules;
    return verdictOnF(lowering::judgeLowering(*original, stated, options));
  }

  LoweringContext modules;
  llvm::LLVMContext llvmContext;
};

using JudgeStatements = StatementsTest<testing::Test>;

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_STATEMENTS_H
