// palindrome-exhaustive --count N --seed S: makes functions of few bits,
// changes one thing of each, decides by trying everything whether the change
// refines, and asks the semantic tier the same. Exit status: 0 if it was never
// wrong, 1 if it was, 2 for wrong usage.

#include "test/refine/exhaustive/Evaluator.h"
#include "test/refine/exhaustive/Generator.h"
#include "verify/refine/Check.h"
#include "verify/refine/replay/Replay.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <boost/program_options.hpp>
#include <iostream>
#include <map>

using namespace palindrome;
using namespace palindrome::exhaustive;
namespace options = boost::program_options;

namespace {
/// A function, a mutant of it, and the truth.
struct Case {
  llvm::Function *a, *b;
  llvm::StringRef mutation;
  bool refines;  ///< Whether B refines A.
  bool otherWay; ///< Whether A refines B.
};

/// Makes cases until there are enough of both kinds.
class Cases {
public:
  Cases(llvm::Module &module, uint64_t seed, unsigned count)
      : module(module), random(seed), count(count) {}

  void make();
  std::vector<Case> cases;

private:
  bool tryOne();

  llvm::Module &module;
  Random random;
  unsigned count;
  unsigned wanted[2] = {};
  /// How many of a mutation there are, by whether they refine: no easy one may
  /// take all places.
  std::map<llvm::StringRef, unsigned> taken[2];
};

/// What became of the cases of one mutation that refine, or that do not.
struct Row {
  unsigned cases = 0, decided = 0, wrong = 0;
};
} // namespace

bool Cases::tryOne() {
  llvm::Function *a = generate(module, "src", random);
  llvm::ValueToValueMapTy map;
  llvm::Function *b = llvm::CloneFunction(a, map);
  b->setName("tgt");
  llvm::StringRef mutation = mutate(*b, random);
  auto drop = [&] {
    a->eraseFromParent();
    b->eraseFromParent();
    return false;
  };
  if (mutation.empty())
    return drop();
  if (llvm::verifyFunction(*a, &llvm::errs()) ||
      llvm::verifyFunction(*b, &llvm::errs()))
    llvm::report_fatal_error("a function that was made is not valid");
  std::optional<bool> forward = refines(*a, *b);
  if (!forward || wanted[*forward] == 0 ||
      taken[*forward][mutation] >= (count + 4) / 5)
    return drop();
  std::optional<bool> backward = refines(*b, *a);
  if (!backward)
    return drop();
  --wanted[*forward];
  ++taken[*forward][mutation];
  cases.push_back({a, b, mutation, *forward, *backward});
  return true;
}

void Cases::make() {
  wanted[0] = wanted[1] = count;
  while (wanted[0] || wanted[1])
    tryOne();
}

/// Whether the verdict is false.
static bool contradicts(const Case &one, const PairResult &result) {
  bool saysSo = result.meaning <= Meaning::Refined;
  bool deniesIt = result.meaning == Meaning::Different;
  return (saysSo && !one.refines) || (deniesIt && one.refines) ||
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

static int check(const std::vector<Case> &cases, const RefineOptions &semantics,
                 bool list) {
  std::vector<refine::FunctionPair> pairs;
  for (const Case &one : cases)
    if (refine::pairFunctions(*one.a->getParent(), one.a->getName(),
                              *one.b->getParent(), one.b->getName(), pairs))
      llvm::report_fatal_error("a function is lost");

  std::map<llvm::StringRef, Row> rows[2];
  std::map<std::string, unsigned> unknown, replays;
  unsigned next = 0, wrong = 0;
  double seconds = 0;
  refine::checkPairs(pairs, semantics, [&](const PairResult &result) {
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
      llvm::outs() << (isWrong ? "WRONG: " : "") << "B "
                   << (one.refines ? "refines" : "does not refine") << " A, A "
                   << (one.otherWay ? "refines" : "does not refine")
                   << " B; the verdict is " << meaningName(result.meaning)
                   << (!result.otherWay   ? ""
                       : *result.otherWay ? ", the other way too"
                                          : ", not the other way")
                   << ": " << explanationOf(result) << '\n'
                   << *one.a << *one.b << '\n';
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

/// Asks the search alone, which may not find anything where B refines A. It
/// tests the interpreter where a proof would come first.
static int checkSearch(const std::vector<Case> &cases,
                       const RefineOptions &semantics, double seconds) {
  WorkerLimits limits;
  limits.workers = semantics.jobs;
  limits.timeoutSeconds = semantics.timeoutSeconds;
  unsigned found = 0, changes = 0, wrong = 0, lost = 0;
  runInWorkers(
      cases.size(), limits,
      [&](size_t index) {
        auto counterexample = replay::search(*cases[index].a, *cases[index].b,
                                             semantics, seconds);
        return counterexample
                   ? counterexample->reason + "\n" + counterexample->text
                   : std::string();
      },
      [&](size_t index, JobOutcome outcome) {
        const Case &one = cases[index];
        changes += !one.refines;
        if (outcome.kind != JobOutcome::Kind::Done) {
          ++lost;
          llvm::outs() << "no answer: " << outcome.text << '\n'
                       << *one.a << *one.b << '\n';
          return;
        }
        found += !one.refines && !outcome.text.empty();
        if (!one.refines || outcome.text.empty())
          return;
        ++wrong;
        llvm::outs() << "WRONG: B refines A; the search says: " << outcome.text
                     << '\n'
                     << *one.a << *one.b << '\n';
      });
  llvm::outs() << llvm::format(
      "search: %u of %u changes found, %u wrong, %u without an answer\n", found,
      changes, wrong, lost);
  return wrong || lost;
}

int main(int argc, char **argv) {
  unsigned count = 100;
  uint64_t seed = 1;
  RefineOptions semantics;
  bool list = false, noAsk = false;
  double searchSeconds = 0;
  options::options_description known("options");
  known.add_options()("help,h", "show help")(
      "count", options::value(&count)->default_value(count),
      "mutations of each kind: those that refine, those that do not")(
      "seed", options::value(&seed)->default_value(seed),
      "of the random ones")("timeout",
                            options::value(&semantics.timeoutSeconds)
                                ->default_value(semantics.timeoutSeconds),
                            "seconds for a pair")(
      "jobs,j", options::value(&semantics.jobs)->default_value(semantics.jobs),
      "worker processes")("list", options::bool_switch(&list),
                          "show what is unknown, too")(
      "search", options::value(&searchSeconds)->value_name("SECONDS"),
      "ask the search alone, for so long a pair")(
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
                   << *one.a << *one.b << '\n';
    return 0;
  }
  if (searchSeconds > 0)
    return checkSearch(cases.cases, semantics, searchSeconds);
  return check(cases.cases, semantics, list);
}
