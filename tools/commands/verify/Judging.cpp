// Turns the options of palindrome verify into those of the judges.

#include "tools/commands/verify/Judging.h"
#include "tools/commands/verify/Settling.h"

using namespace palindrome;
using namespace palindrome::tools;

static Through findThrough(llvm::StringRef name) {
  if (name == "text")
    return Through::Text;
  return name == "bytecode" ? Through::Bytecode : Through::Memory;
}

/// What is required of the two sides of a file.
static std::pair<Verdict, Verdict> requiredBy(const VerifyLine &line) {
  Verdict required = *findVerdict(line.require);
  return {required, findVerdict(line.requireMLIR).value_or(required)};
}

/// What the prover is asked for by `required`, of one side of a file. Workers
/// without a file of their own help with the proofs of the `files`.
static RefineOptions refineOptionsFor(const VerifyLine &line, Verdict required,
                                      size_t files) {
  RefineOptions refine;
  if (files != 0)
    refine.jobs = std::max<unsigned>(1, unsigned(line.workers.jobs / files));
  refine.timeoutSeconds = line.semanticTimeout;
  refine.memoryBytes = line.workers.memoryLimitBytes();
  refine.bothWays = required == Verdict::Equivalent;
  if (required == Verdict::Tested)
    refine.testRuns = line.testRuns;
  return refine;
}

std::optional<Judging> palindrome::tools::makeJudging(VerifyLine &line,
                                                      size_t files) {
  Judging made;
  VerifyOptions &options = made.options;
  options.judge.through = findThrough(line.through);
  options.judge.maxDifferences = line.differences;
  options.judge.withStats = line.withStats;
  options.judge.importDialects = line.importDialects;
  options.judge.functions = line.functions.get();
  if (line.isLowering)
    options.judge.lowering = makeLowering(line);
  options.jobs = line.workers.jobs;
  options.timeoutSeconds = line.workers.timeoutSeconds;
  options.memoryLimitBytes = line.workers.memoryLimitBytes();
  const auto [required, requiredOfMLIR] = requiredBy(line);
  made.refine = refineOptionsFor(line, required, files);
  if (asksForMeaning(required) || asksForMeaning(requiredOfMLIR) ||
      line.passes.isUsed()) {
    if (!line.cache.prepareForWorkers())
      return std::nullopt;
    made.refine.proofs = line.cache.store();
  }
  RefineOptions refineMLIR = refineOptionsFor(line, requiredOfMLIR, files);
  refineMLIR.proofs = made.refine.proofs;
  options.judge.settle = makeSettler(line, made.refine, required);
  options.judge.settleMLIR =
      makeSettlerForMLIR(line, refineMLIR, requiredOfMLIR);
  made.requirement = {required, requiredOfMLIR, line.skipUnreadable};
  return made;
}
