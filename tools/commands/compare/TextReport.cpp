// The report of palindrome compare for people.

#include "tools/commands/compare/Reporter.h"
#include "tools/commands/compare/Words.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/Printable.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;

namespace {
class CompareText final : public CompareReporter {
public:
  CompareText(llvm::raw_ostream &os, const CompareContext &context)
      : os(os), context(context) {}

  void add(const FilePair &files, llvm::ArrayRef<Finding> findings) override;
  void addLone(const FilePair &files, bool isAccepted) override;
  void addLayout(const versions::LayoutChange &change,
                 bool isAccepted) override;
  void finish(const CompareTotals &totals) override;

private:
  void print(const Change &change);
  void printVerdict(const Change &change);

  llvm::raw_ostream &os;
  const CompareContext context;
};
} // namespace

void CompareText::printVerdict(const Change &change) {
  using Colours = llvm::raw_ostream::Colors;
  const PairResult &result = change.result;
  if (context.hasColour)
    os.changeColor(result.meaning <= Meaning::Refined     ? Colours::GREEN
                   : result.meaning == Meaning::Different ? Colours::RED
                                                          : Colours::YELLOW,
                   /*Bold=*/true);
  if (change.isAdded() || change.isRemoved())
    os << changeWord(change);
  else
    os << verdictText(result.meaning, result.complete, result.bound);
  if (context.hasColour)
    os.resetColor();
}

void CompareText::print(const Change &change) {
  const PairResult &result = change.result;
  os << printable(pairText(result.sourceName, result.targetName) +
                  placesText(change))
     << ": " << printable(moveText(change));
  printVerdict(change);
  os << printable(detailsText(change)) << '\n';
  printCounterexample(os, result.counterexample);
  if (context.explains && result.meaning == Meaning::Unknown && result.obstacle)
    printObstacle(os, *result.obstacle);
  if (std::string reach = reachText(change); !reach.empty())
    os << "  " << printable(reach) << '\n';
}

void CompareText::add(const FilePair &files, llvm::ArrayRef<Finding> findings) {
  bool hasHead = false;
  for (const Finding &finding : findings) {
    // What is accepted is counted.
    if (finding.isAccepted)
      continue;
    if (!hasHead)
      os << "--- " << printable(files.older) << "\n+++ "
         << printable(files.newer) << '\n';
    hasHead = true;
    print(finding.change);
  }
}

void CompareText::addLone(const FilePair &files, bool isAccepted) {
  if (isAccepted)
    return;
  bool isOlder = files.newer.empty();
  os << printable(isOlder ? files.older : files.newer) << ": only in the "
     << (isOlder ? "older" : "newer") << " version\n";
}

void CompareText::addLayout(const versions::LayoutChange &change,
                            bool isAccepted) {
  if (isAccepted)
    return;
  os << printable(change.name + placesText(change) + ": " + layoutText(change))
     << "\n  " << printable(reachText(change)) << '\n';
}

void CompareText::finish(const CompareTotals &totals) {
  os << totals.text() << llvm::format("; %.1f s\n", totals.seconds);
  for (auto [number, form] : llvm::enumerate(context.forms))
    os << formTitle(form, number) << ": " << printable(form.passes) << '\n';
  if (interruptSignal())
    os << "interrupted: what was compared until then\n";
}

std::unique_ptr<CompareReporter>
palindrome::tools::createCompareText(llvm::raw_ostream &os,
                                     const CompareContext &context) {
  return std::make_unique<CompareText>(os, context);
}
