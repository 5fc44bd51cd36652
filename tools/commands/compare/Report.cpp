// Counts changes, and has the reporter of a format report them.

#include "tools/commands/compare/Report.h"
#include "tools/commands/compare/Words.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/Content.h"
#include "verify/run/versions/Names.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;

CompareReporter::~CompareReporter() = default;

static constexpr CompareFormat compareFormats[] = {
    {"text", createCompareText},
    {"json", createCompareJSON},
    {"sarif", createCompareSARIF},
    {"html", createCompareHTML},
};

std::vector<std::string> palindrome::tools::compareFormatNames() {
  std::vector<std::string> names;
  for (const CompareFormat &format : compareFormats)
    names.push_back(format.name.str());
  return names;
}

/// The function with the name `symbol`, as "@f", which may be empty.
static const llvm::Function *functionNamed(const llvm::Module &module,
                                           llvm::StringRef symbol) {
  return module.getFunction(versions::nameOfSymbol(symbol));
}

const llvm::Function *Finding::olderFunction() const {
  return functionNamed(older, change.result.sourceName);
}

const llvm::Function *Finding::newerFunction() const {
  return functionNamed(newer, change.result.targetName);
}

std::string CompareTotals::text() const {
  std::string text = std::to_string(same) + " the same";
  auto count = [&](unsigned number, llvm::StringRef word) {
    if (number)
      text += (", " + llvm::Twine(number) + " " + word).str();
  };
  for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
    count(counts[i], meaningName(Meaning(i)));
  count(added, "added");
  count(removed, "removed");
  count(layouts, layouts == 1 ? "changed layout" : "changed layouts");
  if (loneFiles)
    text += "; " + std::to_string(loneFiles) +
            (loneFiles == 1 ? " file" : " files") + " of one version alone";
  if (accepted)
    text += "; " + std::to_string(accepted) + " accepted";
  return text;
}

CompareReport::CompareReport(llvm::raw_ostream &os, llvm::StringRef format,
                             bool isQuiet, const CompareContext &context,
                             AcceptedLine &accepted, CompareReporter *record)
    : os(os), isQuiet(isQuiet), accepted(accepted), record(record) {
  const auto *found =
      llvm::find_if(compareFormats, [&](const CompareFormat &each) {
        return each.name == format;
      });
  reporter = found->create(os, context);
}

void CompareReport::add(const FilePair &files, const llvm::Module &older,
                        const llvm::Module &newer,
                        const versions::Comparison &comparison) {
  ++totals.files;
  totals.same += comparison.same;
  std::vector<Finding> findings;
  for (const Change &change : comparison.changes) {
    const PairResult &result = change.result;
    if (change.isAdded() || change.isRemoved())
      ++(change.isAdded() ? totals.added : totals.removed);
    else
      ++totals.counts[unsigned(result.meaning)];
    bool isAccepted =
        change.isDifference() &&
        accepted.accepts({pairText(result.sourceName, result.targetName),
                          changeWord(change).str(), change.content});
    totals.accepted += isAccepted;
    totals.differences += change.isDifference() && !isAccepted;
    totals.trusted += change.isTrusted();
    findings.push_back({older, newer, change, isAccepted});
  }
  if (record)
    record->add(files, findings);
  std::vector<Finding> shown;
  llvm::copy_if(findings, std::back_inserter(shown), [&](const Finding &each) {
    return !isQuiet || each.change.result.meaning > Meaning::Refined ||
           each.change.isDifference();
  });
  if (!shown.empty())
    reporter->add(files, shown);
  os.flush();
}

void CompareReport::addLone(const FilePair &files) {
  ++totals.loneFiles;
  bool isOlder = files.newer.empty();
  const std::string &file = isOlder ? files.older : files.newer;
  auto contents = llvm::MemoryBuffer::getFile(file);
  bool isAccepted = accepted.accepts(
      {llvm::sys::path::filename(file).str(), isOlder ? "removed" : "added",
       contents ? contentDigest((*contents)->getBuffer()) : ""});
  ++(isAccepted ? totals.accepted : totals.differences);
  reporter->addLone(files, isAccepted);
  if (record)
    record->addLone(files, isAccepted);
}

void CompareReport::addLayouts(llvm::ArrayRef<versions::LayoutChange> changes) {
  totals.layouts += changes.size();
  for (const versions::LayoutChange &change : changes) {
    bool isAccepted = change.isDifference() &&
                      accepted.accepts({change.name, "layout",
                                        contentDigest(layoutText(change))});
    totals.accepted += isAccepted;
    totals.differences += change.isDifference() && !isAccepted;
    reporter->addLayout(change, isAccepted);
    if (record)
      record->addLayout(change, isAccepted);
  }
}

void CompareReport::finish(double seconds) {
  totals.seconds = seconds;
  reporter->finish(totals);
  if (record)
    record->finish(totals);
}
