// palindrome-exhaustive --count N --seed S: makes random functions on integers
// of few bits, changes each, decides by evaluation for all inputs whether the
// changed function refines the original, and compares the prover's verdict.
// Exit status: 0 if every verdict agrees, 1 if one is wrong, 2 for wrong usage.

#include "test/refine/exhaustive/Evaluator.h"
#include "test/refine/exhaustive/Generator.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/replay/Replay.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <boost/program_options.hpp>
#include <iostream>
#include <map>

using namespace palindrome;
using namespace palindrome::exhaustive;
namespace options = boost::program_options;

/// No mutation may provide more than the share of one in so many.
static constexpr unsigned fewestMutations = 5;

namespace {
/// A function, a mutant of it, and the right answers.
struct Case {
  llvm::Function *source, *target;
  llvm::StringRef mutation;
  bool refines;  ///< Whether the target refines the source.
  bool otherWay; ///< Whether the source refines the target.
};

/// Makes cases until there are enough that refine and enough that do not.
class Cases {
public:
  Cases(llvm::Module &module, uint64_t seed, unsigned count)
      : module(module), choose(seed), count(count) {}

  void make();
  std::vector<Case> cases;

private:
  bool tryOne();

  llvm::Module &module;
  Chooser choose;
  unsigned count;
  unsigned wanted[2] = {};
  /// The number of cases by mutation and by whether they refine. It is limited,
  /// as most cases would otherwise come from a few mutations.
  std::map<llvm::StringRef, unsigned> taken[2];
};

/// The results for the cases of one mutation that refine, or that do not.
struct Row {
  unsigned cases = 0, decided = 0, wrong = 0;
};
} // namespace

bool Cases::tryOne() {
  llvm::Function *source = generate(module, "src", choose);
  llvm::ValueToValueMapTy map;
  llvm::Function *target = llvm::CloneFunction(source, map);
  target->setName("tgt");
  llvm::StringRef mutation = exhaustive::mutate(*target, choose);
  auto drop = [&] {
    source->eraseFromParent();
    target->eraseFromParent();
    return false;
  };
  if (mutation.empty())
    return drop();
  if (llvm::verifyFunction(*source, &llvm::errs()) ||
      llvm::verifyFunction(*target, &llvm::errs()))
    llvm::report_fatal_error("a function that was made is not valid");
  std::optional<bool> forward = refines(*source, *target);
  if (!forward || wanted[*forward] == 0 ||
      taken[*forward][mutation] >= llvm::divideCeil(count, fewestMutations))
    return drop();
  std::optional<bool> backward = refines(*target, *source);
  if (!backward)
    return drop();
  --wanted[*forward];
  ++taken[*forward][mutation];
  cases.push_back({source, target, mutation, *forward, *backward});
  return true;
}

void Cases::make() {
  wanted[0] = wanted[1] = count;
  while (wanted[0] || wanted[1])
    tryOne();
}

/// Whether the verdict contradicts the right answer.
static bool contradicts(const Case &one, const PairResult &result) {
  bool isProved = result.meaning <= Meaning::Refined;
  bool isRefuted = result.meaning == Meaning::Different;
  return (isProved && !one.refines) || (isRefuted && one.refines) ||
         (result.meaning == Meaning::Equivalent && !one.otherWay) ||
         (result.otherWay && *result.otherWay != one.otherWay);
}

static void report(const std::map<std::string, unsigned> &counts,
                   llvm::StringRef title) {
  if (counts.empty())
    return;
  llvm::outs() << title << ":\n";
  for (const auto &[what, count] : counts)
    llvm::outs() << llvm::format("%8u  ", count) << what << '\n';
}

static int check(const std::vector<Case> &cases,
                 const RefineOptions &refineOptions, bool list) {
  std::vector<refine::FunctionPair> pairs;
  for (const Case &one : cases)
    if (refine::pairFunctions(*one.source->getParent(), one.source->getName(),
                              *one.target->getParent(), one.target->getName(),
                              pairs))
      llvm::report_fatal_error("a function is lost");

  std::map<llvm::StringRef, Row> rows[2];
  std::map<std::string, unsigned> unknown, replays;
  unsigned next = 0, wrong = 0;
  double seconds = 0;
  refine::checkPairs(pairs, refineOptions, [&](const PairResult &result) {
    const Case &one = cases[next++];
    Row &row = rows[one.refines][one.mutation];
    ++row.cases;
    row.decided += result.meaning != Meaning::Unknown;
    seconds += result.seconds;
    if (result.meaning == Meaning::Unknown)
      ++unknown[explanationOf(result)];
    if (result.replay)
      ++replays[*result.replay == Replay::Concrete     ? "concrete"
                : *result.replay == Replay::Enumerated ? "enumerated"
                                                       : "solver"];
    bool isWrong = contradicts(one, result);
    row.wrong += isWrong;
    wrong += isWrong;
    if (isWrong || (list && result.meaning == Meaning::Unknown))
      llvm::outs() << (isWrong ? "WRONG: " : "") << "the target "
                   << (one.refines ? "refines" : "does not refine")
                   << " the source, which "
                   << (one.otherWay ? "refines" : "does not refine")
                   << " the target; the verdict is "
                   << meaningName(result.meaning)
                   << (!result.otherWay   ? ""
                       : *result.otherWay ? ", the other way too"
                                          : ", not the other way")
                   << ": " << explanationOf(result) << '\n'
                   << *one.source << *one.target << '\n';
  });

  llvm::outs() << "mutation      changes  refuted  wrong  refines   proved  "
                  "wrong\n";
  Row sums[2];
  std::map<llvm::StringRef, int> names;
  for (const auto &side : rows)
    for (const auto &[name, row] : side)
      names[name];
  auto print = [](llvm::StringRef name, const Row &bad, const Row &good) {
    llvm::outs() << llvm::formatv(
        "{0,-12} {1,8} {2,8} {3,6} {4,8} {5,8} {6,6}\n", name, bad.cases,
        bad.decided, bad.wrong, good.cases, good.decided, good.wrong);
  };
  for (const auto &[name, unused] : names) {
    print(name, rows[0][name], rows[1][name]);
    for (bool refines : {false, true}) {
      sums[refines].cases += rows[refines][name].cases;
      sums[refines].decided += rows[refines][name].decided;
      sums[refines].wrong += rows[refines][name].wrong;
    }
  }
  print("all", sums[0], sums[1]);
  report(replays, "replayed");
  report(unknown, "unknown");
  llvm::outs() << llvm::format("%.0f s of worker time, %u wrong\n", seconds,
                               wrong);
  return wrong != 0;
}

/// Searches without a proof. The search must find nothing where the target
/// refines the source. This tests the interpreter on pairs that would otherwise
/// be proved first.
static int checkSearch(const std::vector<Case> &cases,
                       const RefineOptions &refineOptions, double seconds) {
  WorkerLimits limits;
  limits.workers = refineOptions.jobs;
  limits.timeoutSeconds = refineOptions.timeoutSeconds;
  unsigned found = 0, changes = 0, wrong = 0, lost = 0;
  runInWorkers(
      cases.size(), limits,
      [&](size_t index) {
        auto counterexample = replay::search(
            *cases[index].source, *cases[index].target, refineOptions, seconds);
        return counterexample ? counterexample->difference.text() + "\n" +
                                    palindrome::textOf(counterexample->shown)
                              : std::string();
      },
      [&](size_t index, JobOutcome outcome) {
        const Case &one = cases[index];
        changes += !one.refines;
        if (outcome.kind != JobOutcome::Kind::Done) {
          ++lost;
          llvm::outs() << "no answer: " << outcome.text << '\n'
                       << *one.source << *one.target << '\n';
          return;
        }
        found += !one.refines && !outcome.text.empty();
        if (!one.refines || outcome.text.empty())
          return;
        ++wrong;
        llvm::outs()
            << "WRONG: the target refines the source; the search found: "
            << outcome.text << '\n'
            << *one.source << *one.target << '\n';
      });
  llvm::outs() << llvm::format(
      "search: %u of %u changes found, %u wrong, %u without an answer\n", found,
      changes, wrong, lost);
  return wrong || lost;
}

/// Asks for proofs in lockstep alone. Such a proof must not be found where the
/// target does not refine the source.
static int checkLockstep(const std::vector<Case> &cases,
                         const RefineOptions &refineOptions) {
  WorkerLimits limits;
  limits.workers = refineOptions.jobs;
  limits.timeoutSeconds = refineOptions.timeoutSeconds;
  auto ask = [&](const llvm::Function &from, const llvm::Function &to) {
    RefineOptions mine = refineOptions;
    mine.undefInputs = false;
    return encode::PartProver().proves(from, to, mine);
  };
  unsigned asked[2] = {}, proved[2] = {};
  runInWorkers(
      cases.size(), limits,
      [&](size_t index) {
        return std::string(refine::refinesInLockstep(*cases[index].source,
                                                     *cases[index].target, ask,
                                                     [] { return false; })
                               ? "proved"
                               : "");
      },
      [&](size_t index, JobOutcome outcome) {
        const Case &one = cases[index];
        bool isProved =
            outcome.kind == JobOutcome::Kind::Done && !outcome.text.empty();
        ++asked[one.refines];
        proved[one.refines] += isProved;
        if (isProved && !one.refines)
          llvm::outs()
              << "WRONG: the target does not refine the source; proved in "
                 "lockstep:\n"
              << *one.source << *one.target << '\n';
      });
  llvm::outs() << llvm::format(
      "in lockstep: %u of %u that refine proved, %u of %u that do not\n",
      proved[true], asked[true], proved[false], asked[false]);
  return proved[false] != 0;
}

int main(int argc, char **argv) {
  unsigned count = 100;
  uint64_t seed = 1;
  RefineOptions refineOptions;
  bool list = false, noAsk = false, lockstep = false;
  double searchSeconds = 0;
  options::options_description known("options");
  known.add_options()("help,h", "show help")(
      "count", options::value(&count)->default_value(count),
      "mutations of each kind: those that refine, those that do not")(
      "seed", options::value(&seed)->default_value(seed),
      "of the random ones")("timeout",
                            options::value(&refineOptions.timeoutSeconds)
                                ->default_value(refineOptions.timeoutSeconds),
                            "seconds for a pair")(
      "jobs,j",
      options::value(&refineOptions.jobs)->default_value(refineOptions.jobs),
      "worker processes")("list", options::bool_switch(&list),
                          "show what is unknown, too")(
      "search", options::value(&searchSeconds)->value_name("SECONDS"),
      "ask the search alone, for so long a pair")(
      "lockstep", options::bool_switch(&lockstep),
      "ask for proofs in lockstep alone")(
      "print", options::bool_switch(&noAsk),
      "print the functions as a module, with the truth, and ask nothing");
  try {
    options::variables_map values;
    options::store(options::parse_command_line(argc, argv, known), values);
    options::notify(values);
    if (values.count("help")) {
      std::cout << known;
      return 0;
    }
  } catch (const options::error &error) {
    llvm::errs() << "palindrome-exhaustive: error: " << error.what() << '\n';
    return 2;
  }

  llvm::LLVMContext context;
  llvm::Module module("exhaustive", context);
  Cases cases(module, seed, count);
  cases.make();
  if (noAsk) {
    for (const Case &one : cases.cases)
      llvm::outs() << "; " << (one.refines ? "refines" : "does not refine")
                   << ", " << one.mutation << '\n'
                   << *one.source << *one.target << '\n';
    return 0;
  }
  if (searchSeconds > 0)
    return checkSearch(cases.cases, refineOptions, searchSeconds);
  if (lockstep)
    return checkLockstep(cases.cases, refineOptions);
  return check(cases.cases, refineOptions, list);
}
