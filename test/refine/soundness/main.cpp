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
// With --lockstep, it asks for a proof in lockstep: of loops that it makes, and
// of functions of the files, preferably with loops, each changed at random or
// by passes, or both. It counts the pairs that are known to be wrong: a
// counterexample is searched for whether or not there is a proof, and with
// loops unrolled. --drop PART leaves out what a proof compares: a wrong proof
// must then be found. With --half, the search comes first, and no proof is
// asked for of a pair that is not known to be wrong while there are as many of
// those as wrong ones: these pairs are left out of the count.
//
//   4000 pairs (3100 with loops): 2000 known to be wrong, 1021 proved (803 of
//   them with loops unrolled, too), 0 contradicted
//
//   nice build/bin/palindrome-soundness --lockstep corpus/modules/ll
//     llvm/test/Transforms --count 5000 --timeout 1 --search 0.5 --half

#include "test/FileArguments.h"
#include "test/refine/Obligations.h"
#include "test/refine/soundness/Judge.h"
#include "test/refine/soundness/Loops.h"
#include "test/refine/soundness/Mutations.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/replay/Replay.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::encode;
using namespace palindrome::soundness;
namespace options = boost::program_options;

namespace {

/// Proofs about larger functions take too long.
constexpr unsigned mostInstructions = 100;
/// How many functions are drawn to find one with a loop.
constexpr unsigned mostDraws = 8;
/// One in so many pairs in lockstep is of a random loop.
constexpr unsigned randomLoops = 4;

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

/// Changes a function at random, at one place or two.
std::string mutateSome(Function &function, Chooser &choose) {
  std::string what;
  for (unsigned more = 1 + choose.below(2); more != 0; --more) {
    what += "+" + soundness::mutate(function, choose).str();
    // What comes next, and LLVM's analyses in it, rely on a valid function.
    if (verifyFunction(function))
      break;
  }
  return what;
}

/// Makes and judges the pair of loops with the number `number`.
Report tryLoop(const Request &request, size_t number) {
  Chooser choose(request.seed * 1000003 + number);
  LLVMContext context;
  Module original("loops", context);
  setWorkerStage(makingStage);
  Function *source = makeLoop(original, "f", choose);
  std::unique_ptr<Module> changed = CloneModule(original);
  Function *target = changed->getFunction("f");
  bool isMutant = !choose.oneIn(5);
  std::string what;
  if (!isMutant || choose.flip())
    what = optimize(*target, choose);
  if (isMutant)
    what += mutateSome(*target, choose);
  if (verifyModule(original) || verifyModule(*changed))
    return {Result::NotValid};
  if (sameBody(*source, *target))
    return {Result::Same};
  return judgeChanged(request, number, *source, *target, isMutant, what);
}

/// A function of a file, chosen at random, and once it is wanted its copy in a
/// clone of the module, which is to be changed.
struct Drawn {
  Drawn(const std::string &path, Chooser &choose) {
    context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
    SMDiagnostic diagnostic;
    setWorkerStage(readingStage);
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
  }
  void copyModule() {
    setWorkerStage(makingStage);
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
  std::unique_ptr<Drawn> drawn;
  std::string path;
  for (unsigned draws = 0; draws != mostDraws; ++draws) {
    std::string other = choose.of(request.files);
    auto next = std::make_unique<Drawn>(other, choose);
    bool isLoop = next->function && hasLoop(*next->function);
    if (isLoop || !drawn || drawn->failure) {
      drawn = std::move(next);
      path = std::move(other);
    }
    if (isLoop)
      break;
  }
  if (drawn->failure)
    return {*drawn->failure};
  drawn->copyModule();
  std::unique_ptr<Module> &original = drawn->original,
                          &changed = drawn->changed;
  Function *source = drawn->function, *target = drawn->copy;
  bool isMutant = !choose.oneIn(5);
  std::string what;
  if (!isMutant || choose.flip())
    what = optimize(*target, choose);
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

Report tryLockstep(const Request &request, size_t number) {
  return (number % randomLoops == 0 ? tryLoop : tryFile)(request, number);
}

/// Makes and judges the pair with the number `number`.
Report tryOne(const Request &request, size_t number) {
  Chooser choose(request.seed * 1000003 + number);
  const std::string &path = choose.of(request.files);
  Drawn drawn(path, choose);
  if (drawn.failure)
    return {*drawn.failure};
  std::unique_ptr<Module> &mutant = drawn.changed;
  drawn.copyModule();
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
  std::optional<replay::Refutation> found =
      replay::search(*source, *target, proofOptions, request.search, &why);
  if (!found)
    return {proof.complete ? Result::Holds : Result::HoldsWithinBound};
  keep();
  return {proof.complete ? Result::Wrong : Result::WrongWithinBound,
          formatv("{0}: {1} {2}", found->difference.text(), number, name)};
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
      "lockstep", options::bool_switch(&request.lockstep),
      "prove in lockstep: loops, and functions of PATH")(
      "half", options::bool_switch(&request.half),
      "leave pairs out, so that half of the others are known to be wrong")(
      "drop", options::value(&drop),
      ("what a proof in lockstep leaves out: " + names(lockstepObligations))
          .c_str());
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  request.files = std::move(arguments.files);
  if (!drop.empty() && !(request.lockstep &&
                         leaveOut(drop, lockstepObligations, request.checked)))
    return arguments.fail("no proof asked for has a part " + drop);

  WorkerLimits limits;
  limits.timeoutSeconds = 3 * (request.timeout + request.search) + 0.5;
  limits.isProcessorTime = true;
  limits.memoryBytes = uint64_t(2) << 30;
  limits.jobsPerWorker = 50;
  Tally tally;
  runInWorkers(
      request.count, limits,
      [&](size_t number) {
        auto attempt = request.lockstep ? tryLockstep : tryOne;
        return attempt(request, from + number).pack();
      },
      [&](size_t number, JobOutcome outcome) {
        Report report = Report::unpack(outcome);
        tally.add(report);
        if (report.details.empty())
          return;
        outs() << nameOf(report.result) << ": " << report.details;
        if (outcome.kind != JobOutcome::Kind::Done)
          outs() << " at " << from + number;
        outs() << '\n';
        outs().flush();
      });
  tally.print(outs(), request.lockstep);
  return tally.isWrong();
}
