// palindrome-soundness PATH... [--count N] [--seed S] [--timeout SECONDS]
// [--search SECONDS] [--out FOLDER]: changes functions of .ll files at random
// and asks for a proof that the changed function refines the original, or the
// reverse. Where there is a proof, it searches for a counterexample. If the
// search finds one, the encoder or the interpreter is wrong: the pair is
// written to FOLDER, and the exit status is 1.
//
//   build/bin/palindrome-soundness llvm/test/Transforms/InstCombine
//     --count 5000 --timeout 3 --search 2 --out /tmp/wrong
//
// With --loops, it makes functions with loops instead, changes half of them by
// passes of LLVM and the others at random as well, and asks for a proof by cut
// points. Where there is one, it searches for a counterexample and asks for one
// with the loops unrolled. --drop PART leaves out what such a proof compares: a
// wrong proof must then be found.
//
// With --lockstep, it asks for a proof in lockstep: of such loops, and of
// functions of the files, each changed at random or by passes, or both.
//
// Both count the pairs that are known to be wrong: a counterexample is searched
// for whether or not there is a proof, and with loops unrolled.
//
//   4000 pairs: 1890 known to be wrong, 1021 proved (803 of them with loops
//   unrolled, too), 0 contradicted
//
//   nice build/bin/palindrome-soundness --lockstep corpus/modules/ll
//     llvm/test/Transforms --count 5000 --timeout 1 --search 0.5

#include "test/FileArguments.h"
#include "test/refine/soundness/Loops.h"
#include "test/refine/soundness/Mutations.h"
#include "verify/refine/encode/query/Encode.h"
#include "verify/refine/encode/query/Segment.h"
#include "verify/refine/lockstep/Lockstep.h"
#include "verify/refine/replay/Replay.h"
#include "verify/refine/simulate/Simulate.h"
#include "verify/refine/structure/Structure.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <chrono>
#include <map>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
namespace options = boost::program_options;

namespace {

/// What became of one pair.
enum class Result {
  Unread,
  NoFunction, ///< Of those in the file, none has a fitting size.
  NotValid,   ///< LLVM's verifier rejects the changed function.
  Unsupported,
  Unknown,
  Different, ///< A counterexample was run.
  NotReproduced,
  Holds,
  HoldsWithinBound,
  WrongWithinBound, ///< A counterexample contradicts a bounded proof.
  Wrong,            ///< One contradicts a complete proof.
  Same,             ///< The change has no effect.
  // Of a proof that needs no bound:
  PassNotProved,
  MutantNotProved,
  Refuted,       ///< Not proved, and a counterexample was run.
  HoldsAlone,    ///< Neither refuted nor proved with loops unrolled.
  HoldsUnrolled, ///< Proved with loops unrolled, too.
  Limit,         ///< The worker exceeded its time or memory.
  Crash,
};

/// The names, in the order of `Result`.
constexpr StringLiteral resultNames[] = {"unread",
                                         "no function",
                                         "not valid",
                                         "unsupported",
                                         "unknown",
                                         "different",
                                         "not reproduced",
                                         "holds",
                                         "holds within the bound",
                                         "wrong within the bound",
                                         "WRONG",
                                         "the same",
                                         "pass not proved",
                                         "mutant not proved",
                                         "wrong, not proved",
                                         "proved",
                                         "proved, unrolled too",
                                         "limit",
                                         "crash"};

/// A result and its details, which are shown if there are any.
struct Report {
  Result result;
  std::string details = {};

  /// The form in which a worker sends it.
  std::string pack() const { return char(result) + details; }
  static Report unpack(const JobOutcome &outcome) {
    switch (outcome.kind) {
    case JobOutcome::Kind::Done:
      return {Result(outcome.text[0]), outcome.text.substr(1)};
    case JobOutcome::Kind::Crashed:
      return {Result::Crash, outcome.text};
    case JobOutcome::Kind::OutOfMemory:
    case JobOutcome::Kind::TimedOut:
      break;
    }
    return {Result::Limit};
  }
};

struct Request {
  std::vector<std::string> files;
  unsigned count = 1000;
  uint64_t seed = 1;
  double timeout = 3, search = 1;
  std::string out;
  bool loops = false, lockstep = false;
  CutObligations cuts;
  LockstepObligations checked;
};

/// Proofs about larger functions take too long.
constexpr unsigned mostInstructions = 80;
/// A mutant that the search does not refute is often refuted with loops
/// unrolled if it has fewer instructions than this.
constexpr unsigned fewInstructions = 20;

Function *chooseFunction(Module &module, Chooser &choose) {
  SmallVector<Function *> all;
  // LLVM crashes when it clones some addresses of blocks.
  for (Function &function : module)
    for (BasicBlock &block : function)
      if (block.hasAddressTaken())
        return nullptr;
  for (Function &function : module)
    if (!function.isDeclaration() && function.hasName() &&
        function.getInstructionCount() < mostInstructions)
      all.push_back(&function);
  return all.empty() ? nullptr : choose.of(all);
}

void write(const Module &module, const Twine &path) {
  std::error_code error;
  raw_fd_ostream out(path.str(), error);
  if (error)
    return void(errs() << "error: cannot write " << path << '\n');
  module.print(out, nullptr);
}

/// The pair, in `request.out`, if that is set.
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

/// Whether all segments of `target` are proved to refine those of `source`.
bool proveByCuts(const Request &request, const Function &source,
                 const Function &target) {
  if (findUnkeptPromise(target))
    return false;
  RefineOptions options;
  options.timeoutSeconds = request.timeout;
  return simulates(source, target,
                   [&](const Function &from, const Function &to, bool isFirst) {
                     SegmentAnswer answer;
                     if (sameBody(from, to))
                       return SegmentAnswer{true};
                     SegmentProof proof =
                         proveSegment(from, to, options, isFirst, request.cuts);
                     answer.holds = proof.kind == SegmentProof::Holds;
                     if (proof.cut) {
                       answer.cut = *proof.cut;
                       answer.arguments = proof.values;
                     }
                     return answer;
                   });
}

bool proveInLockstep(const Request &request, const Function &source,
                     const Function &target) {
  using Clock = std::chrono::steady_clock;
  auto end = Clock::now() + std::chrono::duration<double>(request.timeout);
  auto ask = [&](const Function &from, const Function &to) {
    RefineOptions options;
    options.undefInputs = false;
    options.timeoutSeconds =
        std::chrono::duration<double>(end - Clock::now()).count();
    return options.timeoutSeconds > 0 &&
           proveSegment(from, to, options, /*isFirst=*/true).kind ==
               SegmentProof::Holds;
  };
  return refinesInLockstep(
      source, target, ask, [&] { return Clock::now() > end; }, request.checked);
}

/// Judges a pair that a proof without a bound is asked for.
Report judgeChanged(const Request &request, size_t number,
                    const Function &source, const Function &target,
                    bool isMutant, StringRef what) {
  RefineOptions options;
  options.timeoutSeconds = request.timeout;
  options.sourceUnroll = options.targetUnroll = 3;
  setWorkerStage("search");
  Reason why;
  std::optional<replay::Counterexample> found =
      replay::search(source, target, options, request.search, &why);
  setWorkerStage("proof without a bound");
  bool isProved = (request.lockstep ? proveInLockstep
                                    : proveByCuts)(request, source, target),
       isUnrolled = false;
  bool isSmall = source.getInstructionCount() < fewInstructions;
  if (!found && (isProved || (isMutant && isSmall))) {
    setWorkerStage("unrolled");
    Proof proof = proveRefinement(source, target, options);
    isUnrolled = proof.kind == Proof::Holds;
    if (proof.kind == Proof::Fails)
      found = replay::confirm(source, target, proof.witness, why);
  }
  if (!isProved)
    return {found      ? Result::Refuted
            : isMutant ? Result::MutantNotProved
                       : Result::PassNotProved};
  if (!found)
    return {isUnrolled ? Result::HoldsUnrolled : Result::HoldsAlone};
  keepPair(request, number, source, target);
  return {Result::Wrong, formatv("{0}: {1} {2}", found->reason, number, what)};
}

/// Changes a function at random, at one place or two.
std::string mutateSome(Function &function, Chooser &choose) {
  std::string what;
  for (unsigned more = 1 + choose.below(2); more != 0; --more)
    what += "+" + soundness::mutate(function, choose).str();
  return what;
}

/// Makes and judges the pair of loops with the number `number`.
Report tryLoop(const Request &request, size_t number) {
  Chooser choose(request.seed * 1000003 + number);
  LLVMContext context;
  Module original("loops", context);
  setWorkerStage("making");
  Function *source = soundness::makeLoop(original, "f", choose);
  std::unique_ptr<Module> changed = CloneModule(original);
  Function *target = changed->getFunction("f");
  // Most random changes are wrong, so that half of the pairs are.
  bool isMutant = !choose.oneIn(5);
  std::string what;
  if (!isMutant || choose.flip())
    what = soundness::optimize(*target, choose);
  if (isMutant)
    what += mutateSome(*target, choose);
  if (verifyModule(original) || verifyModule(*changed))
    return {Result::NotValid};
  if (sameBody(*source, *target))
    return {Result::Same};
  return judgeChanged(request, number, *source, *target, isMutant, what);
}

/// A function of a file, chosen at random, and its copy in a clone of the
/// module, which is to be changed.
struct Drawn {
  Drawn(const std::string &path, Chooser &choose) {
    context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
    SMDiagnostic diagnostic;
    setWorkerStage("reading");
    original = parseIRFile(path, diagnostic, context);
    if (!original) {
      failure = Result::Unread;
      return;
    }
    function = chooseFunction(*original, choose);
    if (!function) {
      failure = Result::NoFunction;
      return;
    }
    changed = CloneModule(*original);
    copy = changed->getFunction(function->getName());
  }

  LLVMContext context;
  std::unique_ptr<Module> original, changed;
  Function *function = nullptr, *copy = nullptr;
  std::optional<Result> failure; ///< Why there is none.
};

/// Changes a function of a file and judges the pair, in lockstep.
Report tryFile(const Request &request, size_t number) {
  Chooser choose(request.seed * 1000003 + number);
  const std::string &path = choose.of(request.files);
  Drawn drawn(path, choose);
  if (drawn.failure)
    return {*drawn.failure};
  std::unique_ptr<Module> &original = drawn.original, &changed = drawn.changed;
  Function *source = drawn.function, *target = drawn.copy;
  setWorkerStage("making");
  // Most random changes are wrong, so that half of the pairs are.
  bool isMutant = !choose.oneIn(5);
  std::string what;
  if (!isMutant || choose.flip())
    what = soundness::optimize(*target, choose);
  if (isMutant)
    what += mutateSome(*target, choose);
  if (verifyModule(*original) || verifyModule(*changed))
    return {Result::NotValid};
  if (isMutant && choose.flip())
    std::swap(source, target);
  if (sameBody(*source, *target))
    return {Result::Same};
  return judgeChanged(
      request, number, *source, *target, isMutant,
      formatv("{0}: @{1}: {2}", path, source->getName(), what).str());
}

/// Half of the pairs in lockstep are loops.
Report tryLockstep(const Request &request, size_t number) {
  return (number % 2 == 0 ? tryLoop : tryFile)(request, number);
}

/// Makes and judges the pair with the number `number`.
Report tryOne(const Request &request, size_t number) {
  Chooser choose(request.seed * 1000003 + number);
  const std::string &path = choose.of(request.files);
  Drawn drawn(path, choose);
  if (drawn.failure)
    return {*drawn.failure};
  std::unique_ptr<Module> &mutant = drawn.changed;
  Function *function = drawn.function, *changed = drawn.copy;
  std::string what;
  for (size_t more = 1 + choose.below(3) / 2; more != 0; --more)
    what += "+" + soundness::mutate(*changed, choose).str();
  if (what == "+" || verifyModule(*mutant))
    return {Result::NotValid};
  const Function *source = function, *target = changed;
  if (choose.flip())
    std::swap(source, target);

  RefineOptions proofOptions;
  proofOptions.timeoutSeconds = request.timeout;
  if (choose.below(3) == 0)
    proofOptions.sourceUnroll = proofOptions.targetUnroll = 3;
  setWorkerStage(
      ("proof of " + function->getName() + " of " + sys::path::filename(path))
          .str());
  Proof proof = proveRefinement(*source, *target, proofOptions);
  if (proof.kind == Proof::Unknown)
    return {proof.reason->kind == ReasonKind::Unsupported ? Result::Unsupported
                                                          : Result::Unknown};
  std::string name = formatv("{0}: @{1}: {2}", path, function->getName(), what);
  auto keep = [&] { keepPair(request, number, *source, *target); };
  setWorkerStage("search");
  Reason why;
  if (proof.kind == Proof::Fails) {
    if (replay::confirm(*source, *target, proof.witness, why) ||
        replay::search(*source, *target, proofOptions, request.search, &why))
      return {Result::Different};
    keep();
    return {Result::NotReproduced,
            formatv("{0}: {1} {2}", reasonText(why), number, name)};
  }
  std::optional<replay::Counterexample> found =
      replay::search(*source, *target, proofOptions, request.search, &why);
  if (!found)
    return {proof.complete ? Result::Holds : Result::HoldsWithinBound};
  keep();
  return {proof.complete ? Result::Wrong : Result::WrongWithinBound,
          formatv("{0}: {1} {2}", found->reason, number, name)};
}

} // namespace

int main(int argc, char **argv) {
  Request request;
  size_t from = 0;
  std::string drop;
  FileArguments arguments("palindrome-soundness");
  arguments.options.add_options()(
      "count", options::value(&request.count)->default_value(request.count),
      "how many mutants to make")("from",
                                  options::value(&from)->default_value(from),
                                  "the number of the first")(
      "seed", options::value(&request.seed)->default_value(request.seed),
      "of all choices: of files, places and values")(
      "timeout",
      options::value(&request.timeout)->default_value(request.timeout),
      "seconds for a proof")(
      "search", options::value(&request.search)->default_value(request.search),
      "seconds for a search")(
      "out", options::value(&request.out),
      "folder for the pairs where proof and search differ")(
      "loops", options::bool_switch(&request.loops),
      "make loops and prove by cut points; PATH is not used")(
      "lockstep", options::bool_switch(&request.lockstep),
      "prove in lockstep: loops, and functions of PATH")(
      "drop", options::value(&drop),
      "with --loops: what is not compared at cuts: sameCut, values, memory, "
      "jointly or events; with --lockstep: operands, partners, divisions, "
      "assumptions, choices, demands, clobbers, progress, branches, "
      "stores or unwinding");
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  request.files = std::move(arguments.files);
  for (auto [name, part] :
       std::initializer_list<std::pair<StringRef, bool CutObligations::*>>{
           {"sameCut", &CutObligations::sameCut},
           {"values", &CutObligations::values},
           {"memory", &CutObligations::memory},
           {"jointly", &CutObligations::jointly},
           {"events", &CutObligations::events}})
    if (name == drop)
      request.cuts.*part = false;
  for (auto [name, part] :
       std::initializer_list<std::pair<StringRef, bool LockstepObligations::*>>{
           {"operands", &LockstepObligations::operands},
           {"partners", &LockstepObligations::partners},
           {"divisions", &LockstepObligations::divisions},
           {"assumptions", &LockstepObligations::assumptions},
           {"choices", &LockstepObligations::choices},
           {"demands", &LockstepObligations::demands},
           {"clobbers", &LockstepObligations::clobbers},
           {"progress", &LockstepObligations::progress},
           {"branches", &LockstepObligations::branches},
           {"stores", &LockstepObligations::stores},
           {"unwinding", &LockstepObligations::unwinding}})
    if (name == drop)
      request.checked.*part = false;

  WorkerLimits limits;
  limits.timeoutSeconds = 4 * request.timeout + 2 * request.search + 2;
  limits.memoryBytes = uint64_t(2) << 30;
  limits.jobsPerWorker = 50;
  std::map<Result, unsigned> counts;
  bool wrong = false;
  runInWorkers(
      request.count, limits,
      [&](size_t number) {
        auto attempt = request.lockstep ? tryLockstep
                       : request.loops  ? tryLoop
                                        : tryOne;
        return attempt(request, from + number).pack();
      },
      [&](size_t number, JobOutcome outcome) {
        Report report = Report::unpack(outcome);
        StringRef name = resultNames[size_t(report.result)];
        ++counts[report.result];
        wrong |= report.result == Result::Wrong;
        if (report.details.empty())
          return;
        outs() << name << ": " << report.details;
        if (report.result == Result::Crash)
          outs() << " at " << from + number;
        outs() << '\n';
        outs().flush();
      });
  for (auto [result, count] : counts)
    outs() << formatv("{0,8}  {1}\n", count, resultNames[size_t(result)]);
  if (request.loops || request.lockstep) {
    unsigned pairs = 0, unrolled = counts[Result::HoldsUnrolled],
             contradicted = counts[Result::Wrong];
    for (Result made :
         {Result::PassNotProved, Result::MutantNotProved, Result::Refuted,
          Result::HoldsAlone, Result::HoldsUnrolled, Result::Wrong,
          Result::Limit, Result::Crash})
      pairs += counts[made];
    outs() << formatv("{0} pairs: {1} known to be wrong, {2} proved ({3} of "
                      "them with loops unrolled, too), {4} contradicted\n",
                      pairs, counts[Result::Refuted] + contradicted,
                      counts[Result::HoldsAlone] + unrolled + contradicted,
                      unrolled, contradicted);
  }
  return wrong;
}
