// Proves a lowering against what MLIR's documents say.

#include "verify/run/lowering/Proof.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/dialects/Stated.h"
#include "verify/judge/refine/Check.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::lowering;

static void addReason(SettledSymbol &result, const llvm::Twine &reason) {
  std::string separator = result.reason.empty() ? "" : "; ";
  result.reason += separator + ("not proved: " + reason).str();
}

/// A module with the statements of the functions of `results` that may be
/// proved. The others get the reason that there is none.
static std::unique_ptr<llvm::Module>
stateFunctions(mlir::ModuleOp original, const llvm::Module &lowered,
               const RunOptions &options, std::vector<SettledSymbol> &results) {
  auto stated = std::make_unique<llvm::Module>("", lowered.getContext());
  stated->setDataLayout(lowered.getDataLayout());
  stated->setTargetTriple(lowered.getTargetTriple());
  for (SettledSymbol &result : results) {
    if (result.verdict != Verdict::Tested && result.verdict != Verdict::Unknown)
      continue;
    auto function = original.lookupSymbol<mlir::FunctionOpInterface>(
        llvm::StringRef(result.name).drop_front());
    const llvm::Function &after = *lowered.getFunction(function.getName());
    std::string reason;
    llvm::Function *statement = dialects::stateFunction(
        original, function, after, *stated,
        dialects::limitsOfStatements(options.indexBits), reason);
    if (statement)
      statement->setLinkage(after.getLinkage());
    else
      addReason(result, reason);
  }
  return stated;
}

/// Sets what `judged`, the proof of a function, adds to the verdict on it.
static void adopt(const PairResult &judged, SettledSymbol &result) {
  result.seconds += judged.seconds;
  bool isProved = (judged.meaning == Meaning::Equivalent ||
                   judged.meaning == Meaning::Refined) &&
                  judged.complete;
  if (isProved) {
    result.verdict = Verdict::Refined;
    result.by =
        (judged.proof ? proofName(*judged.proof) : proofName(ProofKind::Text))
            .str();
    result.runs = 0;
    result.reason.clear();
  } else if (judged.meaning == Meaning::Different) {
    addReason(result, "no run confirms the prover's counterexample: " +
                          explanationOf(judged));
  } else {
    addReason(result, judged.complete ? explanationOf(judged)
                                      : "loops that run longer");
  }
}

void lowering::proveLowering(mlir::ModuleOp original,
                             const llvm::Module &lowered,
                             const JudgeLoweringOptions &options,
                             std::vector<SettledSymbol> &results) {
  std::unique_ptr<llvm::Module> stated =
      stateFunctions(original, lowered, options, results);
  // Pairing gives symbols names.
  std::unique_ptr<llvm::Module> target = llvm::CloneModule(lowered);
  std::vector<refine::FunctionPair> pairs =
      refine::pairModules(*stated, *target);
  llvm::erase_if(pairs, [](const refine::FunctionPair &pair) {
    return !pair.source || !pair.target;
  });
  if (pairs.empty())
    return;
  RefineOptions refine;
  refine.undefInputs = false; // MLIR has none.
  refine.bothWays = false;
  refine.searchesBeyond = false;
  refine.timeoutSeconds = options.proofSeconds;
  suspendTimeLimit();
  refine.end = jobEnd();
  refine::checkPairs(pairs, refine, [&](const PairResult &judged) {
    auto result = llvm::find_if(results, [&](const SettledSymbol &symbol) {
      return symbol.name == judged.sourceName;
    });
    adopt(judged, *result);
  });
}
