// Asks the prover about every function of two modules.

#include "verify/seek/reduce/Meaning.h"
#include "verify/judge/refine/Check.h"
#include "verify/run/settle/Settle.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::reduce;

/// The kind of difference that the prover found: its explanation without values
/// other than poison and undef.
///
///   "the results differ: the target has i8 poison, the source has i8 2"
///   "the results differ: the target has poison"
static std::string classOf(const PairResult &result) {
  const std::optional<Counterexample> &shown = result.counterexample;
  if (!shown || shown->targetHas == ValueKind::None)
    return messageClass(explanationOf(result));
  std::string name = messageClass(shown->difference);
  switch (shown->targetHas) {
  case ValueKind::Poison:
    return name + ": the target has poison";
  case ValueKind::Undef:
  case ValueKind::PartlyUndef:
    return name + ": the target has undef";
  case ValueKind::None:
  case ValueKind::Defined:
    break;
  }
  return name;
}

Answer palindrome::reduce::judgeMeaning(llvm::Module &source,
                                        llvm::Module &target,
                                        const RefineOptions &options,
                                        const PairFilter &counts) {
  refine::Overall overall;
  std::vector<PairResult> worst;
  for (const refine::FunctionPair &pair : refine::pairModules(source, target)) {
    if (counts && !counts(pair))
      continue;
    PairResult result = refine::checkPair(pair, options);
    if (!worst.empty() && result.meaning > worst.front().meaning)
      worst.clear();
    if (worst.empty() || result.meaning == worst.front().meaning)
      worst.push_back(result);
    overall.add(result);
  }
  Answer answer;
  answer.verdict = settle::verdictOf(overall.meaning);
  if (worst.empty() || overall.meaning < Meaning::Unknown)
    return answer;
  answer.message =
      worst.front().sourceName + ": " + explanationOf(worst.front());
  for (const PairResult &result : worst)
    if (std::string name = classOf(result);
        !llvm::is_contained(answer.classes, name))
      answer.classes.push_back(std::move(name));
  return answer;
}
