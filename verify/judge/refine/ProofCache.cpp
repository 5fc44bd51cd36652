// Makes keys of pairs, and stores their results as JSON.

#include "verify/judge/refine/ProofCache.h"
#include "verify/judge/proofs/Store.h"
#include "verify/judge/proofs/Version.h"
#include "verify/judge/refine/PairJSON.h"
#include "verify/judge/refine/smt/Solver.h"
#include "llvm-c/Core.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::refine;

/// The libraries that the prover is linked with, which may be newer than those
/// that it was built with.
static std::string libraryVersions() {
  unsigned major = 0, minor = 0, patch = 0;
  LLVMGetVersion(&major, &minor, &patch);
  return llvm::formatv("LLVM {0}.{1}.{2}, {3}", major, minor, patch,
                       smt::solverVersion())
      .str();
}

ProofKeys::ProofKeys(const RefineOptions &options) {
  // This does not compile when there is another option, so that nobody forgets
  // to decide whether results depend on it. The limits do not count here, since
  // they are kept beside a result, nor do tests, which have keys of their own.
  const auto &[sourceUnroll, targetUnroll, searchesBeyond, undefInputs,
               poisonInputs, bothWays, timeoutSeconds, end, testRuns,
               memoryBytes, jobs, tracesProver, without, proofs] = options;
  llvm::SmallVector<llvm::StringRef> names;
  for (const ProverPartName &entry : proverParts)
    if (!options.uses(entry.part))
      names.push_back(entry.name);
  llvm::raw_string_ostream(prover)
      << proofs::proverVersion() << '\n'
      << libraryVersions() << '\n'
      << sourceUnroll << ' ' << targetUnroll << ' ' << searchesBeyond << ' '
      << undefInputs << ' ' << poisonInputs << ' ' << bothWays << '\n'
      << llvm::join(names, ",");
}

std::optional<proofs::Digest> ProofKeys::of(const FunctionPair &pair) {
  std::optional<proofs::Digest> content =
      contents.ofPair(*pair.source, *pair.target);
  if (!content)
    return std::nullopt;
  return proofs::digestOf(
      {prover, llvm::toStringRef(*content), meaningName(pair.judgement.meaning),
       pair.judgement.what, pair.surroundings, pair.callee});
}

proofs::Digest refine::keyOfTests(const proofs::Digest &key, unsigned runs) {
  return proofs::digestOf({llvm::toStringRef(key), std::to_string(runs)});
}

static proofs::Limits limitsOf(const RefineOptions &options) {
  proofs::Limits limits;
  if (options.timeoutSeconds > 0)
    limits.seconds = options.timeoutSeconds;
  if (options.memoryBytes != 0)
    limits.bytes = int64_t(options.memoryBytes);
  return limits;
}

/// Whether larger limits would change nothing.
static bool isFinal(const PairResult &result, const RefineOptions &options) {
  switch (result.meaning) {
  case Meaning::Different:
    return true;
  case Meaning::Equivalent:
    return result.complete;
  case Meaning::Refined:
    return result.complete && (!options.bothWays || result.otherWay);
  case Meaning::Unknown:
    return false;
  }
  return false;
}

std::optional<PairResult> refine::findResult(const FunctionPair &pair,
                                             const proofs::Digest &key,
                                             const RefineOptions &options) {
  // What a search did is not kept.
  std::optional<std::string> found =
      options.tracesProver ? std::nullopt
                           : options.proofs->find(key, limitsOf(options));
  std::optional<PairResult> result =
      found ? parsePair(*found) : std::optional<PairResult>();
  if (!result || (pair.printer && result->counterexample))
    return std::nullopt;
  result->sourceName = pair.sourceName;
  result->targetName = pair.targetName;
  result->seconds = 0;
  result->isCached = true;
  return result;
}

void refine::keepResult(const FunctionPair &pair, const PairResult &result,
                        const proofs::Digest &key,
                        const RefineOptions &options) {
  if ((result.reason && result.reason->kind == ReasonKind::Crash) ||
      (pair.printer && result.counterexample))
    return;
  options.proofs->keep(key, formatPair(result),
                       isFinal(result, options) ? proofs::Limits()
                                                : limitsOf(options));
}
