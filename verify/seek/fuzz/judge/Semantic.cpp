// Asks the prover about a mutant and what came back.

#include "verify/seek/fuzz/judge/Semantic.h"
#include "verify/base/io/Reader.h"
#include "verify/judge/refine/Check.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::fuzz {

std::optional<std::string> findUnrefined(StringRef original, StringRef back,
                                         double seconds) {
  LLVMContext context;
  Diagnostic error;
  std::unique_ptr<Module> source =
      parseLLVM({original, "source.ll"}, context, error);
  std::unique_ptr<Module> target =
      parseLLVM({back, "target.ll"}, context, error);
  if (!source || !target)
    return std::nullopt;
  RefineOptions options;
  options.bothWays = false;
  options.timeoutSeconds = seconds;
  for (const refine::FunctionPair &pair :
       refine::pairModules(*source, *target)) {
    PairResult result = refine::checkPair(pair, options);
    if (result.meaning == Meaning::Different)
      return explanationOf(result);
  }
  return std::nullopt;
}

} // namespace palindrome::fuzz
