// Adds modules to a store, and reports it.

#include "tools/commands/corpus/Taking.h"
#include "palindrome/Lower.h"
#include "tools/commands/corpus/Entries.h"
#include "tools/commands/corpus/ProblemLines.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/workers/Interrupt.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

void Taking::addTo(CommandLine &line, const std::string &unit) {
  workers.useAllProcessors();
  workers.addTo(line, unit);
  line.addFlag("skip-unreadable", skipUnreadable,
               "end with status 0 though modules could not be read");
  line.addChoice("problems", shownProblems, {"summary", "all"},
                 "what is shown of problems: one of each kind, or all");
  line.addChoice("format", format, {"text", "json"}, "the form of the result");
}

/// How far a run came that a signal ended.
struct Reach {
  uint64_t done, planned;
};

static std::string formatText(const IntakeCounts &counts,
                              std::optional<uint64_t> known, Reach reach) {
  std::string text;
  if (interruptSignal())
    text = interruptText(reach.done, reach.planned, "taken") + "; ";
  text += countOf(counts.modules, "module", "modules") + ": " +
          std::to_string(counts.added) + " new, " +
          std::to_string(counts.modules - counts.added) +
          " in the store before";
  if (known.value_or(0))
    text +=
        "; " + countOf(*known, "command", "commands") + " of an earlier run";
  if (counts.problems)
    text += "; " + std::to_string(counts.problems) + " unreadable";
  if (counts.added)
    text += "; " + formatBytes(counts.bytes) + ", stored as " +
            formatBytes(counts.storedBytes);
  return text;
}

static std::string formatJSON(const IntakeCounts &counts,
                              std::optional<uint64_t> known, Reach reach) {
  return formatJSONLine("corpus-added", [&](JSONObject &object) {
    object.number("modules", int64_t(counts.modules));
    object.number("new", int64_t(counts.added));
    object.number("unreadable", int64_t(counts.problems));
    if (known)
      object.number("known_commands", int64_t(*known));
    object.number("bytes", int64_t(counts.bytes));
    object.number("stored_bytes", int64_t(counts.storedBytes));
    addInterrupt(object, reach.planned);
  });
}

int Taking::run(const std::string &folder, const Sources &sources,
                TakenBefore before) {
  Store store(folder);
  if (llvm::Error error = store.open())
    return reportError(llvm::toString(std::move(error)));
  IntakeOptions options;
  options.jobs = unsigned(workers.jobs);
  options.timeoutSeconds = workers.timeoutSeconds;
  options.memoryBytes = workers.memoryLimitBytes();
  registerLowering(options.registry);
  PluginEngine(nativeEngine(), plugins.plugins)
      .registerDialects(options.registry);

  Progress progress(sources.count);
  ProblemLines problems(shownProblems == "all");
  problems.add(before.problems);
  Reach reach{0, sources.count};
  auto deliver = [&](size_t index, const SourceResult &result) {
    reach.done = index + 1;
    if (!result.problems.empty())
      progress.clear();
    problems.add(result.problems);
    progress.update(index + 1, problems.count());
  };
  // What is in the store stays there.
  InterruptGuard guard;
  llvm::Expected<IntakeCounts> counts =
      takeIn(store, sources, options, deliver);
  progress.clear();
  problems.finish();
  if (!counts)
    return reportError(llvm::toString(counts.takeError()));
  counts->problems += before.problems.size();
  llvm::outs() << (format == "json" ? formatJSON(*counts, before.known, reach)
                                    : formatText(*counts, before.known, reach))
               << '\n';
  llvm::outs().flush();
  if (interruptSignal()) {
    llvm::outs().clear_error(); // Of a pipe that nobody reads.
    return statusOfSignal(interruptSignal());
  }
  return counts->problems && !skipUnreadable ? ExitShortfall : ExitSuccess;
}
