// Proofs in lockstep, and what may contradict them.

#include "test/refine/soundness/Judge.h"
#include "test/refine/soundness/Loops.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/replay/Glance.h"
#include "verify/judge/refine/replay/Replay.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome::refine;
using namespace palindrome::encode;

namespace palindrome::soundness {
namespace {

/// A mutant that the search does not refute is asked about with loops unrolled
/// if it has fewer instructions than this. Of larger ones, that refutes one in
/// a hundred, and takes longer than all the rest.
constexpr unsigned fewInstructions = 12;

void write(const Module &module, const Twine &path) {
  std::error_code error;
  raw_fd_ostream out(path.str(), error);
  if (error)
    return void(errs() << "error: cannot write " << path << '\n');
  module.print(out, nullptr);
}

bool proveInLockstep(const Request &request, const Function &source,
                     const Function &target) {
  Countdown time(request.timeout);
  PartProver prover;
  auto ask = [&](const Function &from, const Function &to) {
    RefineOptions options;
    options.undefInputs = false;
    options.timeoutSeconds = time.left();
    return options.timeoutSeconds > 0 &&
           !replay::differsAtAGlance(from, to, options) &&
           prover.proves(from, to, options);
  };
  return refinesInLockstep(
      source, target, ask, [&] { return time.isOver(); }, request.checked);
}

} // namespace

void keepPair(const Request &request, size_t number, const Function &source,
              const Function &target) {
  if (request.out.empty())
    return;
  // The file shows the pair and what it refers to.
  for (const Function *side : {&source, &target})
    for (Function &other : *const_cast<Module *>(side->getParent()))
      if (&other != side && !other.isDeclaration() && other.use_empty() &&
          !other.hasLocalLinkage())
        other.deleteBody();
  std::string stem = formatv("{0}/{1}.{2}", request.out, request.seed, number);
  write(*source.getParent(), stem + ".src.ll");
  write(*target.getParent(), stem + ".tgt.ll");
}

Report judgeChanged(const Request &request, size_t number,
                    const Function &source, const Function &target,
                    bool isMutant, StringRef what) {
  RefineOptions options;
  options.timeoutSeconds = request.timeout;
  options.sourceUnroll = options.targetUnroll = 3;
  Report report{request.half ? Result::LeftOut : Result::Limit};
  report.hasLoops = hasLoop(source) && hasLoop(target);
  setInterimResult(report.pack());
  setWorkerStage("search");
  Reason why;
  std::optional<replay::Refutation> found =
      replay::search(source, target, options, request.search, &why);
  bool isUnrolled = false;
  auto unroll = [&] {
    setWorkerStage("unrolled");
    setInterimResult(report.pack());
    Proof proof = proveRefinement(source, target, options);
    isUnrolled = proof.kind == Proof::Holds;
    if (proof.kind == Proof::Fails)
      found = replay::confirm(source, target, proof.witness, why);
  };
  bool isAsked =
      !found && isMutant && source.getInstructionCount() < fewInstructions;
  if (isAsked)
    unroll();
  if (found)
    request.balance.addWrong();
  else if (request.half && !request.balance.takeOther())
    return report;

  report.result = found      ? Result::Refuted
                  : isMutant ? Result::MutantNotProved
                             : Result::PassNotProved;
  setWorkerStage("proof without a bound");
  setInterimResult(report.pack());
  if (!proveInLockstep(request, source, target))
    return report;
  if (!found) {
    report.result = Result::HoldsAlone;
    if (!isAsked)
      unroll();
  }
  if (!found) {
    if (isUnrolled)
      report.result = Result::HoldsUnrolled;
    return report;
  }
  keepPair(request, number, source, target);
  report.result = Result::Wrong;
  report.details =
      formatv("{0}: {1} {2}", found->difference.text(), number, what);
  return report;
}

} // namespace palindrome::soundness
