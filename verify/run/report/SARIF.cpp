// The report as SARIF: a result for each class of differences, verdict on a
// symbol, or verdict of a file that falls short.

#include "palindrome/Differ.h"
#include "palindrome/MLIRDiffer.h"
#include "verify/run/report/Formats.h"
#include "verify/run/report/Partial.h"
#include "verify/run/report/SARIFLog.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::report;
namespace json = llvm::json;

namespace {
class SARIFReporter final : public Reporter {
public:
  SARIFReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context), log(context.baseline) {}

  void add(const FileResult &result) override;
  void finish(const VerifySummary &summary) override;

private:
  /// Adds a result of the level `level`. `place` names what it is about, such
  /// as "@f: %x = load", and `part` what a baseline calls it: a class of
  /// differences or a symbol, or nothing for the file as a whole.
  void add(const FileResult &result, llvm::StringRef rule,
           llvm::StringRef description, llvm::StringRef message,
           llvm::StringRef place, llvm::StringRef part,
           llvm::StringRef level = "error");
  void addDifferences(const FileResult &result,
                      const std::vector<DifferenceCount> &differences,
                      bool isMLIR);

  llvm::raw_ostream &os;
  const ReportContext context;
  report::SARIFLog log;
  report::RegionFinder regions;
};
} // namespace

/// How the part `part` of `result` stands to the baseline of its run.
static SARIFBaseline baselineStateOf(const FileResult &result,
                                     llvm::StringRef part) {
  if (!result.baseline)
    return {"new"};
  const BaselineMatch &match = *result.baseline;
  if (match.standing == Standing::New)
    return {"new"};
  auto news = llvm::find_if(match.news, [&](const BaselineMatch::News &each) {
    return each.name == part;
  });
  llvm::StringRef name = "unchanged";
  if (news != match.news.end())
    name = news->was.empty() ? "new" : "updated";
  // A verdict is worse, and nothing else of the file is news.
  else if (match.standing == Standing::Worse && match.news.empty())
    name = "updated";
  if (!match.isAccepted() && name != "unchanged")
    return {name};
  return {name, report::baselineText(result)};
}

void SARIFReporter::add(const FileResult &result, llvm::StringRef rule,
                        llvm::StringRef description, llvm::StringRef message,
                        llvm::StringRef place, llvm::StringRef part,
                        llvm::StringRef level) {
  auto [path, line] = report::placeOf(result, context);
  llvm::StringRef symbol = place.take_until([](char c) { return c == ':'; });
  if (!symbol.starts_with("@"))
    symbol = "";
  SARIFResult written;
  written.rule = rule;
  written.description = description;
  written.level = level;
  written.message = message;
  written.place = {path, regions.find(path, line, message, symbol), symbol};
  // The line may change from one run to the next.
  written.identity = (result.path + "\n" + rule + "\n" + symbol).str();
  if (!context.baseline.empty())
    written.baseline = baselineStateOf(result, part);
  log.add(written);
}

void SARIFReporter::addDifferences(
    const FileResult &result, const std::vector<DifferenceCount> &differences,
    bool isMLIR) {
  for (const DifferenceCount &difference : differences) {
    const DifferenceClass *found =
        isMLIR ? findMLIRDifferenceClass(difference.className)
               : findDifferenceClass(difference.className);
    llvm::StringRef description =
        found ? llvm::StringRef(found->description) : difference.className;
    std::string message = description.str();
    if (difference.count > 1)
      message += ", " + std::to_string(difference.count) + " times";
    if (!difference.where.empty())
      message += ", at " + difference.where;
    message += "; original: '" + difference.original + "', came back: '" +
               difference.back + "'";
    // Where isomorphic is enough, spelling is not what the file falls short by.
    bool isNote = found && found->spelling &&
                  context.requirement.weakest != Verdict::Identical;
    add(result, difference.className, description, message, difference.where,
        difference.className, isNote ? "note" : "error");
  }
}

void SARIFReporter::add(const FileResult &result) {
  const Requirement &requirement = context.requirement;
  if (requirement.isMet(result))
    return;
  uint64_t before = log.numAdded();
  for (const report::ShortSymbol &shortfall :
       report::shortSymbols(result, requirement))
    add(result, "meaning-" + verdictName(shortfall.symbol.verdict).str(),
        verdictDescription(shortfall.symbol.verdict), shortfall.text,
        shortfall.symbol.name, shortfall.name);
  // Whether what the differ finds matters is settled then.
  if (!result.settled)
    addDifferences(result, result.differences, /*isMLIR=*/false);
  if (result.sides)
    addDifferences(result, result.sides->differences, /*isMLIR=*/true);
  if (log.numAdded() == before)
    add(result, verdictName(result.verdict), verdictDescription(result.verdict),
        result.message.empty() ? verdictDescription(result.verdict)
                               : llvm::StringRef(result.message),
        "", "");
}

void SARIFReporter::finish(const VerifySummary &summary) {
  bool isWhole = !summary.partial ||
                 summary.partial->reason == PartialRun::Reason::FailFast;
  if (summary.partial)
    log.notify(isWhole ? "warning" : "error", report::partialText(summary));
  json::Object counts{{"files", int64_t(summary.files)}};
  for (size_t i = 0; i != numVerdicts; ++i)
    if (summary.counts[i])
      counts[verdictName(Verdict(i))] = int64_t(summary.counts[i]);
  if (!context.baseline.empty()) {
    json::Object standings;
    for (size_t i = 0; i != numStandings; ++i)
      standings[standingName(Standing(i))] = int64_t(summary.standings[i]);
    counts["baseline"] = std::move(standings);
  }
  SARIFRun run;
  run.version = context.version;
  run.command = context.command;
  run.isSuccessful = isWhole;
  if (summary.partial)
    run.signal = summary.partial->signal;
  run.summary = std::move(counts);
  log.write(os, std::move(run));
}

std::unique_ptr<Reporter>
palindrome::report::createSARIF(llvm::raw_ostream &os,
                                const ReportContext &context) {
  return std::make_unique<SARIFReporter>(os, context);
}
