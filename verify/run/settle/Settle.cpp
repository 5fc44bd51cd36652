// Judges the pairs of functions of a module and what came back of it: by rules,
// by proofs, by runs.

#include "verify/run/settle/Settle.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/Check.h"
#include "verify/run/settle/Layouts.h"
#include "verify/run/settle/Surroundings.h"
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
static std::string meansOf(const PairResult &pair) {
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
  symbol.by = meansOf(pair);
  symbol.rules = pair.rules;
  symbol.basis = basisName(pair.basis).str();
  symbol.unstated = pair.unstated;
  symbol.counterexample = pair.counterexample;
  if (pair.obstacle && symbol.verdict == Verdict::Unknown)
    symbol.obstacle = obstacleName(pair.obstacle->kind).str();
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
/// differ.
static std::optional<SettledSymbol> settleLayouts(const llvm::Module &source,
                                                  llvm::Module &target) {
  if (source.getDataLayoutStr() == target.getDataLayoutStr())
    return std::nullopt;
  std::optional<std::string> where = findLayoutDifference(source, target);
  if (!where)
    target.setDataLayout(source.getDataLayout());
  SettledSymbol module;
  module.name = "module";
  module.verdict = where ? Verdict::Unknown : Verdict::Equivalent;
  module.by = where ? "" : "definition";
  module.reason = "the data layouts differ in " +
                  (where ? *where : "nothing that the module uses");
  return module;
}

ModulePairs palindrome::settle::pairModules(llvm::Module &source,
                                            llvm::Module &target,
                                            const WholeModule &whole) {
  ModulePairs result;
  if (std::optional<SettledSymbol> layouts = settleLayouts(source, target))
    result.surroundings.push_back(std::move(*layouts));
  result.pairs = refine::pairModules(source, target);
  for (SettledSymbol &symbol : findSurroundings(source, target, whole))
    result.surroundings.push_back(std::move(symbol));
  return result;
}

Settlement palindrome::settle::settleModules(llvm::Module &source,
                                             llvm::Module &target,
                                             const RefineOptions &options) {
  llvm::StringSet<> names;
  for (const llvm::GlobalValue &global : target.global_values())
    names.insert(global.getName());
  ModulePairs compared =
      pairModules(source, target, describeWhole(target, names));
  Settlement result;
  auto add = [&](SettledSymbol symbol) {
    if (outweighs(symbol.verdict, result.verdict)) {
      result.verdict = symbol.verdict;
      result.message = symbol.name + ": " + symbol.reason;
    }
    result.symbols.push_back(std::move(symbol));
  };
  suspendTimeLimit();
  RefineOptions limited = options;
  limited.end = jobEnd();
  refine::checkPairs(compared.pairs, limited, [&](const PairResult &pair) {
    if (!pair.sameText)
      add(settledBy(pair));
  });
  for (SettledSymbol &symbol : compared.surroundings)
    add(std::move(symbol));
  if (result.verdict < Verdict::Tested)
    result.message.clear();
  return result;
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
  Settlement settled = settleModules(*source, *target, options);
  result.verdict = settled.verdict;
  result.settled = std::move(settled.symbols);
  // Another message may stand for a verdict that needs none.
  if (!settled.message.empty())
    result.message = std::move(settled.message);
}
