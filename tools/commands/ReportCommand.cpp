// palindrome report: shows, merges and compares the results of runs of verify.

#include "tools/commands/verify/RunStatus.h"
#include "tools/commands/verify/VerifyLine.h"
#include "tools/line/CommandLine.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/run/report/Reporter.h"
#include "verify/run/results/Comparison.h"
#include "verify/run/results/Merge.h"
#include "verify/run/results/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::report;
using namespace palindrome::tools;
using namespace palindrome::results;

namespace {
struct Values {
  std::string format, output, database;
  int64_t slowest = 0;
  BaselineLine baseline;
};

using ReportSources = std::vector<std::unique_ptr<Source>>;
} // namespace

/// Appends the runs in the file `path`; false after an error is reported.
static bool open(const std::string &path, ReportSources &sources) {
  llvm::Expected<ReportSources> opened = Source::open(path);
  if (!opened) {
    reportError(llvm::toString(opened.takeError()));
    return false;
  }
  llvm::append_range(sources, llvm::map_range(*opened, [](auto &source) {
                       return std::move(source);
                     }));
  return true;
}

//===-- show and merge ----------------------------------------------------===//

/// Writes the report of `run`, whose results `forEach` enumerates. `isWhole`
/// says that they are all that there should be.
static int writeReport(RecordedRun run, bool isWhole, Values &values,
                       llvm::function_ref<llvm::Error(
                           llvm::function_ref<void(const FileResult &)>)>
                           forEach) {
  OutputFile output;
  if (!values.baseline.open(run.context) ||
      !output.open(values.output, contentOf(values.format)))
    return ExitUnreadable;
  run.context.colour = output.hasColour();
  run.context.slowest = unsigned(values.slowest);
  std::unique_ptr<Reporter> reporter =
      findReportFormat(values.format)->create(output.stream(), run.context);
  VerifySummary summary;
  summary.wallSeconds = run.summary.wallSeconds;
  summary.peakBytes = run.summary.peakBytes;
  summary.leftOut = run.summary.leftOut;
  summary.partial = run.summary.partial;
  RunStatus counts(run.context.requirement);
  auto add = [&](const FileResult &result) {
    summary.add(result);
    counts.add(result);
    reporter->add(result);
  };
  llvm::Error error = forEach([&](const FileResult &result) {
    if (!values.baseline.isUsed())
      return add(result);
    FileResult matched = result;
    values.baseline.match(matched);
    values.baseline.note(matched);
    add(matched);
  });
  if (error)
    return reportError(llvm::toString(std::move(error)));
  reporter->finish(summary);
  if (!output.finish() || !values.baseline.finish(isWhole))
    return ExitUnreadable;
  return counts.status(summary);
}

/// Merges `sources` in the file `database` and reports the whole.
static int mergeInto(const std::string &database, const ReportSources &sources,
                     Values &values) {
  ResultStore store(database);
  llvm::Error opened = store.open();
  if (opened)
    return reportError(database +
                       ": error: " + llvm::toString(std::move(opened)));
  llvm::Expected<Merged> merged = merge(sources, store);
  if (!merged)
    return reportError(llvm::toString(merged.takeError()));
  for (const std::string &line : merged->notes)
    reportError(line);
  for (const std::string &line : merged->problems)
    reportError(line);
  bool isWhole = merged->problems.empty();
  int status = writeReport(merged->run, isWhole, values, [&](auto use) {
    return completeMerge(*merged, store, use);
  });
  return std::max(status, isWhole ? 0 : int(ExitShortfall));
}

/// Merges `sources` in the database that `values` names, or in one that is
/// removed again, and writes the report. Returns the exit status.
static int mergeAndReport(const ReportSources &sources, Values &values) {
  // One baseline takes the place of all that the runs had.
  if (values.baseline.isUsed())
    for (const std::unique_ptr<Source> &source : sources)
      source->run.context.baselineDigest.clear();
  if (!values.database.empty())
    return mergeInto(values.database, sources, values);
  std::string folder;
  if (std::error_code error = createTemporaryFolder("palindrome-merge", folder))
    return reportError("palindrome report: error: cannot make a temporary "
                       "folder: " +
                       error.message());
  int status = mergeInto(folder + "/merged.sqlite", sources, values);
  if (std::error_code error = llvm::sys::fs::remove_directories(folder))
    reportError(folder + ": warning: cannot remove: " + error.message());
  return status;
}

static int show(const CommandLine &, const std::vector<std::string> &files,
                Values &values) {
  ReportSources sources;
  if (!open(files.front(), sources))
    return ExitUnreadable;
  if (sources.size() > 1)
    return mergeAndReport(sources, values);
  Source &only = *sources.front();
  if (!only.run.hasEnded) {
    reportError(only.path + ": note: the run did not end; these are the "
                            "results until then");
    if (!only.run.summary.partial)
      only.run.summary.partial.emplace();
  }
  return writeReport(only.run, only.run.hasEnded, values,
                     [&](auto use) { return only.forEach(use); });
}

static int mergeFiles(const CommandLine &,
                      const std::vector<std::string> &files, Values &values) {
  ReportSources sources;
  for (const std::string &file : files)
    if (!open(file, sources))
      return ExitUnreadable;
  return mergeAndReport(sources, values);
}

//===-- compare -----------------------------------------------------------===//

static void writeText(llvm::raw_ostream &os, const Comparison &comparison) {
  auto name = [](const std::optional<Verdict> &verdict) {
    return verdict ? verdictName(*verdict) : "not judged";
  };
  for (const Change &change : comparison.changes) {
    // A new file that passes is no news.
    if (change.kind == ChangeKind::New && !change.fallsShort)
      continue;
    os << changeName(change.kind) << ": " << printable(change.path) << ": "
       << name(change.before) << ", now " << name(change.after)
       << printable(change.details) << '\n';
  }
  if (!comparison.changes.empty())
    os << '\n';
  for (size_t i = 0; i != numChangeKinds; ++i)
    if (comparison.counts[i])
      os << llvm::right_justify(std::to_string(comparison.counts[i]), 8) << "  "
         << changeName(ChangeKind(i)) << '\n';
}

static void writeJSON(llvm::raw_ostream &os, const Comparison &comparison) {
  for (const Change &change : comparison.changes)
    os << formatJSONLine("change", [&](JSONObject &object) {
      object.text("change", changeName(change.kind));
      object.text("path", change.path);
      if (change.before)
        object.text("before", verdictName(*change.before));
      if (change.after)
        object.text("after", verdictName(*change.after));
      object.text("details", llvm::StringRef(change.details).ltrim(": "));
      object.flag("falls_short", change.fallsShort);
    }) << '\n';
  os << formatJSONLine("changes", [&](JSONObject &object) {
    for (size_t i = 0; i != numChangeKinds; ++i)
      object.number(changeName(ChangeKind(i)), comparison.counts[i]);
    object.flag("is_worse", comparison.isWorse);
  }) << '\n';
}

static int compareFiles(const CommandLine &line,
                        const std::vector<std::string> &files, Values &values) {
  if (values.baseline.isUsed())
    return line.usageError("--baseline belongs to show and merge");
  if (values.format != "text" && values.format != "json")
    return line.usageError("--format of a comparison is text or json");
  ReportSources before, after;
  if (!open(files[0], before) || !open(files[1], after))
    return ExitUnreadable;
  llvm::Expected<Comparison> comparison = compare(before, after);
  if (!comparison)
    return reportError(llvm::toString(comparison.takeError()));
  OutputFile output;
  if (!output.open(values.output, contentOf(values.format)))
    return ExitUnreadable;
  (values.format == "text" ? writeText : writeJSON)(output.stream(),
                                                    *comparison);
  if (!output.finish())
    return ExitUnreadable;
  return comparison->isWorse ? ExitShortfall : ExitSuccess;
}

//===-- The command -------------------------------------------------------===//

namespace {
struct Action {
  llvm::StringLiteral name;
  size_t leastFiles, mostFiles;
  int (*run)(const CommandLine &line, const std::vector<std::string> &files,
             Values &values);
};
} // namespace

static constexpr Action actions[] = {
    {"show", 1, 1, show},
    {"compare", 2, 2, compareFiles},
    {"merge", 1, SIZE_MAX, mergeFiles},
};

static int runReport(const Command &self,
                     const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Values values;
  std::vector<std::string> names, formats;
  for (const Action &action : actions)
    names.push_back(action.name.str());
  line.addActions(names);
  for (const ReportFormat &format : reportFormats())
    formats.push_back(format.name.str());
  line.addChoice("format", values.format, formats,
                 "the form of the report, as of palindrome verify");
  line.addString("output,o", "FILE", values.output, "write the report to FILE");
  line.addString("db", "FILE", values.database,
                 "with merge: keep the results in the database FILE, as a run "
                 "of their own");
  addSlowest(line, values.slowest);
  values.baseline.addTo(line);
  if (std::optional<int> status = line.parse(arguments, 1, SIZE_MAX))
    return *status;
  std::vector<std::string> files(line.inputs.begin() + 1, line.inputs.end());
  const auto *action = llvm::find_if(actions, [&](const Action &each) {
    return each.name == line.inputs.front();
  });
  if (files.size() < action->leastFiles || files.size() > action->mostFiles)
    return line.usageError(
        action->name.str() + " takes " +
        (action->mostFiles == SIZE_MAX
             ? std::string("files")
             : std::to_string(action->mostFiles) +
                   (action->mostFiles == 1 ? " file" : " files")));
  if (std::optional<std::string> problem = values.baseline.findProblem())
    return line.usageError(*problem);
  if (!values.database.empty() && action->run != mergeFiles)
    return line.usageError("--db belongs to merge");
  return action->run(line, files, values);
}

const Command palindrome::tools::reportCommand = {
    "report",
    "show FILE | compare OLD NEW | merge FILE... [options]",
    "palindrome report compare before.db after.db",
    "Show, compare or merge the results of runs of verify",
    "FILE is a database that palindrome verify --db wrote, or a report by\n"
    "--format=json. Of a database, the latest run counts; if that judged a\n"
    "shard, with the latest runs for the other shards.\n"
    "\n"
    "show writes the report of a run in any form. merge makes one run of\n"
    "several, as of those for all shards: it says which shards are missing,\n"
    "did not end or are there twice; a file counts once, with its weakest\n"
    "verdict. compare lists the files with another result: worse, new, with\n"
    "other differences, gone, better.\n"
    "With --baseline, show and merge compare the results with that file, and\n"
    "no longer with the one that the run had.\n"
    "\n"
    "Exit status: 0 if every file passed, by the options of its run, 1 if one\n"
    "fell short or the merged run is not whole, and for compare, if a file is\n"
    "worse or a new one falls short; 2 on wrong usage, if a file cannot be\n"
    "read, or, for show and merge, if the run ended with 2 since a file of it\n"
    "could not be read.\n",
    runReport};
