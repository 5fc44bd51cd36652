// The verdicts of palindrome refine, as text or as JSON.

#include "tools/commands/refine/Report.h"
#include "verify/base/io/Printable.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/judge/refine/PairJSON.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::refine;
using Colours = llvm::raw_ostream::Colors;

/// From here on, the end of a report names a pair as slow, in seconds of
/// processor time.
static constexpr double slow = 1;
/// How many it names.
static constexpr size_t mostSlow = 3;

/// The option that follows loops further, for what holds within a bound only,
/// or where no run ends within it.
static constexpr llvm::StringLiteral furtherBy = "--unroll=N goes further";

std::string palindrome::tools::verdictText(Meaning meaning, bool complete,
                                           unsigned bound) {
  std::string text = meaningName(meaning).str();
  if (meaning <= Meaning::Refined && !complete)
    text += " (within " + std::to_string(bound) +
            (bound == 1 ? " iteration)" : " iterations)");
  return text;
}

std::string palindrome::tools::pairText(llvm::StringRef sourceName,
                                        llvm::StringRef targetName) {
  if (sourceName == targetName || targetName.empty())
    return sourceName.str();
  if (sourceName.empty())
    return targetName.str();
  return (sourceName + " -> " + targetName).str();
}

/// The verdict in green if it is as required, in red if it is a difference, and
/// else in yellow.
void RefineReport::printVerdict(Meaning meaning, bool complete,
                                unsigned bound) {
  if (hasColour)
    os.changeColor(arguments.suffices(meaning, complete) ? Colours::GREEN
                   : meaning == Meaning::Different       ? Colours::RED
                                                         : Colours::YELLOW,
                   /*Bold=*/true);
  os << verdictText(meaning, complete, bound);
  if (hasColour)
    os.resetColor();
}

void palindrome::tools::printObstacle(llvm::raw_ostream &os,
                                      const Obstacle &obstacle) {
  os << "  lockstep: " << obstacleName(obstacle.kind) << '\n';
  auto print = [&](llvm::StringRef name, llvm::StringRef text) {
    if (!text.empty())
      os << "    " << name << ": " << printable(text) << '\n';
  };
  print("source", obstacle.source);
  print("target", obstacle.target);
  print("source value", obstacle.sourceValue);
  print("target value", obstacle.targetValue);
}

void palindrome::tools::printCounterexample(
    llvm::raw_ostream &os, const std::optional<Counterexample> &counterexample,
    bool withTrace) {
  std::string shown = textOf(counterexample, withTrace);
  for (llvm::StringRef rest = shown; !rest.empty();) {
    auto [line, tail] = rest.split('\n');
    os << "  " << line << '\n';
    rest = tail;
  }
}

void RefineReport::printResult(const PairResult &result) {
  os << printable(pairText(result.sourceName, result.targetName)) << ": ";
  printVerdict(result.meaning, result.complete, result.bound);
  if (result.meaning <= Meaning::Refined && !result.complete)
    os << ": " << furtherBy;
  if (result.structural)
    os << ": structural";
  // What the lines below say is not said twice.
  std::string why = result.counterexample ? result.counterexample->difference
                                          : explanationOf(result);
  if (!why.empty())
    os << ": " << printable(why);
  if (result.reason && result.reason->kind == ReasonKind::Bound)
    os << ": " << furtherBy;
  if (std::string runs = runsText(result); !runs.empty())
    os << "; " << printable(runs);
  if (result.basis != Basis::None)
    os << "; " << basisName(result.basis);
  if (!result.unstated.empty())
    os << ": " << printable(result.unstated);
  if (arguments.areTimesShown)
    os << llvm::format(" (%.2f s)", result.seconds);
  os << '\n';
  if (arguments.explains && result.obstacle)
    printObstacle(os, *result.obstacle);
  for (const std::string &line : result.attempts)
    os << "  " << printable(line) << '\n';
  printCounterexample(os, result.counterexample, arguments.tracesRuns());
}

void RefineReport::add(const PairResult &result) {
  all.add(result);
  bool isShort = !arguments.suffices(result.meaning, result.complete);
  numShort += isShort;
  if (result.seconds >= slow && !result.isCached) {
    auto place = llvm::find_if(slowest, [&](const Slow &other) {
      return other.seconds < result.seconds;
    });
    slowest.insert(place,
                   {result.seconds,
                    printable(pairText(result.sourceName, result.targetName))});
    slowest.resize(std::min(slowest.size(), mostSlow));
  }
  if (arguments.isQuiet && !isShort)
    return;
  if (arguments.isJSON())
    os << formatPair(result) << '\n';
  else
    printResult(result);
  // A reader sees each verdict as soon as it is there.
  os.flush();
}

void RefineReport::printOverall() {
  printVerdict(all.meaning, all.complete, all.bound);
  if (all.pairs > 1) {
    llvm::StringRef before = ": ";
    for (Meaning meaning : {Meaning::Equivalent, Meaning::Refined,
                            Meaning::Unknown, Meaning::Different})
      if (unsigned count = all.counts[unsigned(meaning)]) {
        os << before << count << ' ' << meaningName(meaning);
        before = ", ";
      }
    if (all.bounded)
      os << before << all.bounded << " within the bound only (" << furtherBy
         << ')';
    if (all.cached)
      os << "; " << all.cached << " of " << all.pairs << " from the cache";
  }
  os << '\n';
}

/// "3 pairs in 4.1 s; slowest: @f 2.0 s, @g 1.5 s".
void RefineReport::printTimes(double seconds) {
  os << all.pairs << (all.pairs == 1 ? " pair" : " pairs")
     << llvm::format(" in %.1f s", seconds);
  llvm::StringRef before = "; slowest: ";
  for (const Slow &each : slowest) {
    os << before << each.name << llvm::format(" %.1f s", each.seconds);
    before = ", ";
  }
  os << '\n';
}

void RefineReport::finish(double seconds, uint64_t planned) {
  all.end(planned);
  if (arguments.isJSON()) {
    os << formatOverall(all, seconds, planned) << '\n';
    return;
  }
  if (all.pairs != 1 || (arguments.isQuiet && !numShort))
    printOverall();
  if (all.pairs > 1 || arguments.areTimesShown)
    printTimes(seconds);
  if (interruptSignal())
    os << interruptText(all.pairs, planned, "judged") << '\n';
}
