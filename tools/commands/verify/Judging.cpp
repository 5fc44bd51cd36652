// Turns the options of palindrome verify into those of the judges.

#include "tools/commands/verify/Judging.h"
#include "verify/settle/Settle.h"
#include "verify/settle/mlir/SettleMLIR.h"

using namespace palindrome;

static Through findThrough(llvm::StringRef name) {
  if (name == "text")
    return Through::Text;
  return name == "bytecode" ? Through::Bytecode : Through::Memory;
}

/// Whether `required` needs proofs or runs of what came back different.
static bool asksForMeaning(Verdict required) {
  return required >= Verdict::Equivalent && required <= Verdict::Tested;
}

/// What the prover is asked for by `required`, of one side of a file.
static RefineOptions refineOptionsFor(const VerifyLine &line,
                                      Verdict required) {
  RefineOptions refine;
  refine.timeoutSeconds = line.semanticTimeout;
  refine.memoryBytes = line.workers.memoryLimitBytes();
  refine.bothWays = required == Verdict::Equivalent;
  if (required == Verdict::Tested)
    refine.testRuns = line.testRuns;
  return refine;
}

/// How a module that came back different is settled; nothing if it is not.
static std::function<void(const llvm::Module &, const llvm::Module &,
                          FileResult &)>
settlerFor(const VerifyLine &line, const RefineOptions &refine,
           Verdict required) {
  bool isProved = asksForMeaning(required);
  settle::ProgramOptions programs = line.programs;
  programs.timeoutSeconds = line.runTimeout;
  if (!isProved && programs.areNone())
    return nullptr;
  return [isProved, refine, programs](const llvm::Module &original,
                                      const llvm::Module &back,
                                      FileResult &result) {
    if (isProved)
      settle::settle(original, back, refine, result);
    if (!programs.areNone())
      settle::settleByPrograms(original, back, programs, result);
  };
}

/// The same for modules of MLIR.
static std::function<void(mlir::ModuleOp, mlir::ModuleOp, BothSides &)>
settlerForMLIR(const VerifyLine &line, proofs::ProofStore *proofs,
               Verdict required) {
  if (!asksForMeaning(required))
    return nullptr;
  settle::MLIRSettling settling;
  settling.refine = refineOptionsFor(line, required);
  settling.refine.proofs = proofs;
  settling.lowering = line.lowering.get();
  settling.timeoutSeconds = line.workers.timeoutSeconds;
  settling.registerDialects = [&line](mlir::DialectRegistry &registry) {
    PluginEngine(nativeEngine(), line.plugins.plugins)
        .registerDialects(registry);
  };
  return [settling](mlir::ModuleOp original, mlir::ModuleOp back,
                    BothSides &sides) {
    settle::settleMLIR(original, back, settling, sides);
  };
}

std::optional<Judging> palindrome::makeJudging(VerifyLine &line) {
  Judging made;
  VerifyOptions &options = made.options;
  options.judge.through = findThrough(line.through);
  options.judge.maxDifferences = line.differences;
  options.judge.withStats = line.withStats;
  options.judge.importDialects = line.importDialects;
  if (line.isLowering)
    options.judge.lowering = line.lowering.forVerify();
  options.jobs = line.workers.jobs;
  options.timeoutSeconds = line.workers.timeoutSeconds;
  options.memoryLimitBytes = line.workers.memoryLimitBytes();
  const Verdict required = *findVerdict(line.require);
  const Verdict requiredOfMLIR =
      findVerdict(line.requireMLIR).value_or(required);
  made.refine = refineOptionsFor(line, required);
  if (asksForMeaning(required) || asksForMeaning(requiredOfMLIR) ||
      line.passes.isUsed()) {
    if (!line.cache.prepareForWorkers())
      return std::nullopt;
    made.refine.proofs = line.cache.store();
  }
  options.judge.settle = settlerFor(line, made.refine, required);
  options.judge.settleMLIR =
      settlerForMLIR(line, made.refine.proofs, requiredOfMLIR);
  made.requirement = {required, requiredOfMLIR, line.skipUnreadable};
  return made;
}
