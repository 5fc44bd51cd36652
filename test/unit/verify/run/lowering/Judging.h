// Judges functions for tests.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_JUDGING_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_JUDGING_H

#include "Modules.h"
#include "verify/run/lowering/Judge.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"

namespace palindrome {

/// The verdict on @f of the module `before`, of which `after` was made, and the
/// reason.
inline std::string judge(llvm::StringRef before, llvm::StringRef after,
                         uint64_t steps = 20'000'000) {
  LoweringContext context;
  auto original = context.parse(before);
  llvm::LLVMContext llvmContext;
  llvm::SMDiagnostic error;
  auto lowered = llvm::parseAssemblyString(after, error, llvmContext);
  if (!original || !lowered)
    return "unreadable";
  lowering::JudgeLoweringOptions options;
  options.runs = 100;
  options.steps = steps;
  return verdictOnF(lowering::judgeLowering(*original, *lowered, options));
}

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_LOWERING_JUDGING_H
