// The report of palindrome compare as SARIF: a result for each change that
// users of public functions may notice, for each helper that makes one, and for
// each file of one version alone.

#include "tools/commands/compare/Reporter.h"
#include "tools/commands/compare/Source.h"
#include "tools/commands/compare/Words.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/ShellWord.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/run/report/SARIFLog.h"

using namespace palindrome;
using namespace palindrome::tools;
using report::SARIFPlace;
using report::SARIFResult;
using versions::Change;

namespace {
class CompareSARIF final : public CompareReporter {
public:
  CompareSARIF(llvm::raw_ostream &os, const CompareContext &context)
      : os(os), context(context), log(context.baseline) {}

  void add(const FilePair &files, llvm::ArrayRef<Finding> findings) override;
  void addLone(const FilePair &files, bool isAccepted) override;
  void addLayout(const versions::LayoutChange &change,
                 bool isAccepted) override;
  void finish(const CompareTotals &totals) override;

private:
  void write(const FilePair &files, const Finding &finding);

  llvm::raw_ostream &os;
  const CompareContext context;
  report::SARIFLog log;
  report::RegionFinder olderRegions, newerRegions;
};

/// A kind of results.
struct CompareRule {
  llvm::StringLiteral name, description, level;
};

/// Where one version of a symbol is: in the source, or else in its module.
struct VersionPlace {
  std::string path;
  std::optional<report::Region> region;
};
} // namespace

static CompareRule ruleOf(const Change &change) {
  if (change.isRemoved())
    return {"symbol-removed", "the newer version lacks a public symbol",
            "error"};
  if (change.result.meaning <= Meaning::Refined)
    return {"symbol-renamed", "a public function has another name", "error"};
  if (change.result.meaning == Meaning::Different)
    return {"meaning-different", "the newer version means something else",
            "error"};
  return {"meaning-unknown",
          "it is not decided whether the versions mean the "
          "same",
          "warning"};
}

static report::SARIFBaseline baselineOf(bool isAccepted) {
  if (isAccepted)
    return {"unchanged", "as the baseline says"};
  return {"new"};
}

static VersionPlace placeOf(const llvm::Function *function,
                            const std::string &module, llvm::StringRef symbol,
                            report::RegionFinder &regions) {
  if (std::optional<SourcePlace> place = sourcePlaceOf(function))
    return {place->path, report::Region{place->line, 0}};
  return {module, regions.find(module, 0, "", symbol)};
}

void CompareSARIF::write(const FilePair &files, const Finding &finding) {
  const Change &change = finding.change;
  const PairResult &result = change.result;
  CompareRule rule = ruleOf(change);
  std::string symbol = pairText(result.sourceName, result.targetName);
  std::string message = symbol + ": " + moveText(change) +
                        changeWord(change).str() + detailsText(change);
  if (std::string reach = reachText(change); !reach.empty())
    message += "\n" + reach;
  message += "\n" + textOf(result.counterexample);
  VersionPlace older = placeOf(finding.olderFunction(), files.older,
                               result.sourceName, olderRegions);
  VersionPlace newer = placeOf(finding.newerFunction(), files.newer,
                               result.targetName, newerRegions);
  SARIFResult written;
  written.rule = rule.name;
  written.description = rule.description;
  // What shows the change of a helper has a result of its own.
  written.level = change.isInlined ? llvm::StringRef("note") : rule.level;
  llvm::StringRef text = message;
  written.message = text.rtrim();
  SARIFPlace inOlder{older.path, older.region, result.sourceName};
  if (change.isRemoved()) {
    written.place = inOlder;
  } else {
    written.place = {newer.path, newer.region, result.targetName};
    written.related = {inOlder, "the older version"};
  }
  // The line may change from one run to the next.
  written.identity = (files.newer + "\n" + rule.name + "\n" + symbol).str();
  written.baseline = baselineOf(finding.isAccepted);
  log.add(written);
}

void CompareSARIF::add(const FilePair &files,
                       llvm::ArrayRef<Finding> findings) {
  for (const Finding &finding : findings)
    if (finding.change.isNoticed())
      write(files, finding);
}

void CompareSARIF::addLone(const FilePair &files, bool isAccepted) {
  bool isOlder = files.newer.empty();
  llvm::StringRef file = isOlder ? files.older : files.newer;
  SARIFResult written;
  written.rule = isOlder ? "file-removed" : "file-added";
  written.description = isOlder ? "only the older version has a file"
                                : "only the newer version has a file";
  written.level = "error";
  written.message = written.description;
  written.place = {file, std::nullopt, ""};
  written.identity = (file + "\n" + written.rule).str();
  written.baseline = baselineOf(isAccepted);
  log.add(written);
}

/// `place` is "file:line", or empty.
static VersionPlace placeOf(llvm::StringRef place) {
  auto [path, number] = place.rsplit(':');
  unsigned line;
  if (number.getAsInteger(10, line))
    return {place.str(), std::nullopt};
  return {path.str(), report::Region{line, 0}};
}

void CompareSARIF::addLayout(const versions::LayoutChange &change,
                             bool isAccepted) {
  VersionPlace older = placeOf(change.olderPlace),
               newer = placeOf(change.newerPlace);
  // A type of LLVM's has no place but its version.
  if (newer.path.empty())
    newer.path = context.newer;
  std::string message =
      change.name + ": " + layoutText(change) + "\n" + reachText(change);
  SARIFResult written;
  written.rule = "layout-changed";
  written.description = "a type has another layout";
  written.level = change.isDifference() ? "error" : "note";
  written.message = message;
  written.place = {newer.path, newer.region, ""};
  if (!older.path.empty())
    written.related = {{older.path, older.region, ""}, "the older version"};
  written.identity = (written.rule + "\n" + change.name).str();
  written.baseline = baselineOf(isAccepted);
  log.add(written);
}

void CompareSARIF::finish(const CompareTotals &totals) {
  report::SARIFRun run;
  run.version = PALINDROME_VERSION;
  run.command = "palindrome compare " + shellWord(context.older) + " " +
                shellWord(context.newer);
  run.isSuccessful = !interruptSignal();
  run.signal = interruptName();
  if (interruptSignal())
    log.notify("error", "interrupted: what was compared until then");
  run.summary = llvm::json::Object{{"files", totals.files},
                                   {"loneFiles", totals.loneFiles},
                                   {"same", totals.same},
                                   {"added", totals.added},
                                   {"removed", totals.removed},
                                   {"layouts", totals.layouts},
                                   {"differences", totals.differences},
                                   {"accepted", totals.accepted}};
  for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
    run.summary[meaningName(Meaning(i))] = totals.counts[i];
  log.write(os, std::move(run));
}

std::unique_ptr<CompareReporter>
palindrome::tools::createCompareSARIF(llvm::raw_ostream &os,
                                      const CompareContext &context) {
  return std::make_unique<CompareSARIF>(os, context);
}
