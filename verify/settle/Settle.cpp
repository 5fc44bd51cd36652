// Judges the pairs of functions of a module and what came back of it: by rules,
// by proofs, by runs.

#include "verify/settle/Settle.h"
#include "verify/refine/Check.h"
#include "verify/settle/Layouts.h"
#include "verify/settle/Surroundings.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::settle;

/// A copy of `module` in `context`; null if its bitcode does not read back.
static std::unique_ptr<llvm::Module> copyInto(llvm::LLVMContext &context,
                                              const llvm::Module &module) {
  llvm::SmallString<0> bitcode;
  llvm::raw_svector_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(module, stream);
  auto copy =
      llvm::parseBitcodeFile({bitcode, module.getModuleIdentifier()}, context);
  if (copy) {
    // The reader brings the layouts of older targets up to date.
    (*copy)->setDataLayout(module.getDataLayout());
    return std::move(*copy);
  }
  llvm::consumeError(copy.takeError());
  return nullptr;
}

Verdict palindrome::settle::verdictOf(Meaning meaning) {
  switch (meaning) {
  case Meaning::Equivalent:
    return Verdict::Equivalent;
  case Meaning::Refined:
    return Verdict::Refined;
  case Meaning::Different:
    return Verdict::Different;
  case Meaning::Unknown:
    break;
  }
  return Verdict::Unknown;
}

/// What a verdict on a pair rests on, in one word.
static std::string basisOf(const PairResult &pair) {
  if (pair.structural)
    return "definition";
  if (pair.replay)
    return "counterexample";
  if (pair.proof)
    return proofName(*pair.proof).str();
  return pair.meaning == Meaning::Unknown ? "" : "definition";
}

SettledSymbol palindrome::settle::settledBy(const PairResult &pair) {
  SettledSymbol symbol;
  symbol.name = pair.sourceName.empty() ? pair.targetName : pair.sourceName;
  symbol.verdict = verdictOf(pair.meaning);
  // What holds within a loop bound is no verdict on the function.
  bool isBounded = pair.meaning <= Meaning::Refined && !pair.complete;
  if (isBounded) {
    symbol.verdict = Verdict::Unknown;
    symbol.reason = "proved within a loop bound only";
  } else {
    symbol.reason = explanationOf(pair);
  }
  symbol.by = basisOf(pair);
  symbol.rules = pair.rules;
  symbol.isCached = pair.isCached;
  symbol.seconds = pair.seconds;
  if (pair.runs) {
    symbol.by = *pair.runs ? "runs" : "";
    symbol.runs = *pair.runs;
    symbol.verdict = *pair.runs ? Verdict::Tested : Verdict::Unknown;
    symbol.reason =
        runsText(pair) + (isBounded ? "; " : "; not proved: ") + symbol.reason;
  }
  return symbol;
}

/// Gives both modules one data layout where theirs differ in nothing that they
/// use, since the prover compares the strings. Returns the verdict if they
/// differ in more than the spelling of defaults.
static std::optional<SettledSymbol>
settleLayouts(const llvm::Module &source, llvm::Module &target,
              llvm::ArrayRef<DifferenceCount> differences) {
  bool differ = llvm::any_of(differences, [](const DifferenceCount &count) {
    return count.className == "data-layout";
  });
  std::optional<std::string> where =
      differ ? findLayoutDifference(source, target) : std::nullopt;
  if (!where)
    target.setDataLayout(source.getDataLayout());
  if (!differ)
    return std::nullopt;
  SettledSymbol module;
  module.name = "module";
  module.verdict = where ? Verdict::Unknown : Verdict::Equivalent;
  module.by = where ? "" : "definition";
  module.reason = "the data layouts differ in " +
                  (where ? *where : "nothing that the module uses");
  return module;
}

void palindrome::settle::settle(const llvm::Module &original,
                                const llvm::Module &back,
                                const RefineOptions &options,
                                FileResult &result) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> source = copyInto(context, original);
  std::unique_ptr<llvm::Module> target =
      source ? copyInto(context, back) : nullptr;
  if (!target) {
    result.verdict = Verdict::Unknown;
    result.message = "the bitcode of the module does not read back";
    return;
  }
  std::optional<SettledSymbol> layouts =
      settleLayouts(*source, *target, result.differences);
  std::vector<refine::FunctionPair> pairs =
      refine::pairModules(*source, *target);
  std::vector<SettledSymbol> &settled = result.settled.emplace();
  Verdict worst = Verdict::Equivalent;
  std::string first;
  auto add = [&](SettledSymbol symbol) {
    if (outweighs(symbol.verdict, worst)) {
      worst = symbol.verdict;
      first = symbol.name + ": " + symbol.reason;
    }
    settled.push_back(std::move(symbol));
  };
  suspendTimeLimit();
  refine::checkPairs(pairs, options, [&](const PairResult &pair) {
    if (!pair.sameText)
      add(settledBy(pair));
  });
  if (layouts)
    add(std::move(*layouts));
  for (SettledSymbol &symbol : findSurroundings(*source, *target))
    add(std::move(symbol));
  result.verdict = worst;
  if (worst >= Verdict::Tested)
    result.message = std::move(first);
}
