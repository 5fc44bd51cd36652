// Records a comparison in a database.

#include "tools/commands/compare/RecordLine.h"
#include "tools/commands/compare/Words.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/ShellWord.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/run/settle/Settle.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;

void RecordLine::addTo(CommandLine &line) {
  line.addString("db", "FILE", path,
                 "record each pair of files in the database FILE as soon as "
                 "it is compared; palindrome report shows it");
}

bool RecordLine::fail(const std::string &problem) const {
  reportError(path + ": error: " + problem);
  return false;
}

bool RecordLine::begin(const CommandLine &line, const std::string &baseline) {
  if (!isUsed())
    return true;
  const std::string &older = line.inputs[0];
  if (llvm::sys::fs::is_directory(line.inputs[1]))
    newer = line.inputs[1];
  report::ReportContext &context = run.context;
  context.requirement = {Verdict::Refined, Verdict::Refined};
  context.command = "palindrome compare " + shellWord(older);
  context.version = PALINDROME_VERSION;
  context.subject = "compare";
  context.baseline = baseline;
  // No options of `verify` go on with this run.
  context.judge = contentDigest(
      std::string(PALINDROME_VERSION " " LLVM_VERSION_STRING "\n") +
      llvm::join(line.givenArguments({"db", "format", "output", "quiet", "why",
                                      "jobs", "baseline", "update-baseline"}),
                 "\n") +
      "\n" + older);
  store = std::make_unique<results::ResultStore>(path);
  if (llvm::Error error = store->open())
    return fail(llvm::toString(std::move(error)));
  llvm::Expected<int64_t> number = store->begin(run);
  if (!number)
    return fail(llvm::toString(number.takeError()));
  run.number = *number;
  return true;
}

/// A digest of both files; of no text where one is not there.
static std::string contentOfFiles(const FilePair &files) {
  std::string digests;
  for (const std::string &file : {files.older, files.newer})
    if (auto contents = llvm::MemoryBuffer::getFile(file))
      digests += contentDigest((*contents)->getBuffer()) + "\n";
  return contentDigest(digests);
}

FileResult RecordLine::resultOn(const FilePair &files) const {
  FileResult result;
  result.path = files.newer.empty() ? files.older : files.newer;
  result.container = newer;
  result.content = contentOfFiles(files);
  return result;
}

void RecordLine::keep(FileResult result, bool isAccepted) {
  result.engine = "prover";
  result.isPartial = interruptSignal() != 0;
  if (isAccepted) {
    result.baseline.emplace();
    result.baseline->standing = Standing::Known;
  }
  summary.add(result);
  passed += run.context.requirement.passes(result);
  if (trouble.empty())
    trouble = llvm::toString(store->keep(run, result));
}

/// The verdict on a change, in the terms of `verify`. What users of public
/// functions cannot notice is no shortfall.
static SettledSymbol settledBy(const Change &change) {
  const PairResult &result = change.result;
  SettledSymbol symbol = settle::settledBy(result);
  symbol.name = pairText(result.sourceName, result.targetName);
  if (result.meaning <= Meaning::Refined)
    symbol.verdict = result.meaning == Meaning::Refined ? Verdict::Refined
                                                        : Verdict::Equivalent;
  symbol.reason = moveText(change) + changeWord(change).str() +
                  detailsText(change) + placesText(change);
  return symbol;
}

void RecordLine::add(const FilePair &files, llvm::ArrayRef<Finding> findings) {
  FileResult result = resultOn(files);
  result.verdict = Verdict::Equivalent;
  result.settled.emplace();
  bool areAccepted = true;
  for (const Finding &finding : findings) {
    const Change &change = finding.change;
    if (change.result.meaning > Meaning::Refined && !change.isDifference())
      continue;
    SettledSymbol symbol = settledBy(change);
    if (outweighs(symbol.verdict, result.verdict))
      result.verdict = symbol.verdict;
    areAccepted &= !change.isDifference() || finding.isAccepted;
    result.settled->push_back(std::move(symbol));
  }
  const bool fallsShort = !run.context.requirement.isMet(result);
  keep(std::move(result), areAccepted && fallsShort);
}

void RecordLine::addLone(const FilePair &files, bool isAccepted) {
  FileResult result = resultOn(files);
  result.verdict = Verdict::Different;
  result.message = files.newer.empty() ? "only in the older version"
                                       : "only in the newer version";
  keep(std::move(result), isAccepted);
}

void RecordLine::addLayout(const versions::LayoutChange &change,
                           bool isAccepted) {
  if (!change.isDifference())
    return;
  FileResult result;
  result.path = change.name;
  result.content = contentDigest(layoutText(change));
  result.verdict = Verdict::Different;
  result.message = layoutText(change) + "; " + reachText(change);
  keep(std::move(result), isAccepted);
}

void RecordLine::finish(const CompareTotals &totals) {
  summary.wallSeconds = totals.seconds;
}

bool RecordLine::end(bool isWhole) {
  if (!store)
    return true;
  if (!trouble.empty())
    return fail(trouble);
  if (isWhole)
    if (llvm::Error error = store->end(run, summary, passed))
      return fail(llvm::toString(std::move(error)));
  return true;
}
