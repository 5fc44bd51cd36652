// Prints the report on a campaign.

#include "verify/seek/fuzz/FuzzReport.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Printable.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace palindrome::fuzz {

uint64_t countFindings(const FuzzSummary &summary, Evidence evidence) {
  return llvm::count_if(summary.findings, [&](const auto &finding) {
    return evidenceOf(finding.second) == evidence;
  });
}

/// Mutants a second.
static double rateOf(uint64_t mutants, double seconds) {
  return seconds > 0 ? double(mutants) / seconds : 0;
}

std::string progressLine(const FuzzSummary &summary) {
  std::string line;
  raw_string_ostream(line) << summary.mutants << " mutants, "
                           << format("%.0f", rateOf(summary.runMutants,
                                                    summary.runSeconds))
                           << "/s, " << summary.kept << " kept, "
                           << summary.features << " features, "
                           << countFindings(summary, Evidence::File)
                           << " findings";
  return line;
}

void FuzzReport::addFinding(const Finding &finding) {
  if (isJSON) {
    if (Expected<StoredFinding> stored = readFinding(finding.folder))
      os << formatFinding(finding.folder, *stored) << '\n';
    else
      consumeError(stored.takeError()); // Its count is in the summary.
  } else {
    os << (finding.fileShowsIt ? "found: " : "found only in memory: ")
       << printable(finding.cause) << "\n  " << replayCommand(finding.folder)
       << '\n';
  }
  os.flush();
}

static void printJSON(raw_ostream &os, const FuzzSummary &summary) {
  os << formatJSONLine("fuzz-summary", [&](JSONObject &object) {
    object.number("mutants", summary.mutants);
    object.number("seeds", summary.seeds);
    object.number("unusable_seeds", summary.unusable);
    object.number("unchanged", summary.unchanged);
    object.object("mutation_deaths", [&](JSONObject &deaths) {
      for (const auto &[cause, count] : summary.deaths)
        deaths.number(cause, count);
    });
    object.number("kept", summary.kept);
    object.number("features", summary.features);
    object.decimal("seconds", summary.seconds);
    object.number("run_mutants", summary.runMutants);
    object.decimal("run_seconds", summary.runSeconds);
    object.decimal("mutants_per_second",
                   rateOf(summary.runMutants, summary.runSeconds));
    object.object("verdicts", [&](JSONObject &verdicts) {
      for (size_t i = 0; i != numVerdicts; ++i)
        if (summary.verdicts[i])
          verdicts.number(verdictName(Verdict(i)), summary.verdicts[i]);
    });
    object.number("rejected_exports", summary.rejectedExports);
    object.number("upstream_crashes", summary.upstreamCrashes);
    object.number("findings", countFindings(summary, Evidence::File));
    object.number("only_in_memory", countFindings(summary, Evidence::InMemory));
    object.objects("causes", summary.findings,
                   [](JSONObject &cause, const auto &entry) {
                     const Finding &finding = entry.second;
                     cause.text("cause", finding.cause);
                     cause.number("count", finding.count);
                     if (finding.folder.empty())
                       cause.null("folder");
                     else
                       cause.text("folder", finding.folder);
                     cause.flag("only_in_memory",
                                evidenceOf(finding) == Evidence::InMemory);
                   });
    addInterrupt(object, /*planned=*/0);
  }) << '\n';
}

void FuzzReport::finish(const FuzzSummary &summary) {
  if (isJSON)
    return printJSON(os, summary);
  auto list = [&](Evidence evidence) {
    for (const auto &[cause, finding] : summary.findings)
      if (evidenceOf(finding) == evidence)
        os << printable(cause) << "\n  " << finding.count
           << " times, the smallest with " << finding.steps << " steps and "
           << finding.bytes << " bytes\n  " << replayCommand(finding.folder)
           << '\n';
  };
  list(Evidence::File);
  uint64_t inMemory = countFindings(summary, Evidence::InMemory);
  if (inMemory)
    os << "only in memory:\n";
  list(Evidence::InMemory);
  os << summary.mutants << " mutants of " << summary.seeds - summary.unusable
     << " seeds (" << summary.unusable << " more unusable) in "
     << format("%.1f", summary.seconds) << " s; "
     << format("%.0f", rateOf(summary.runMutants, summary.runSeconds))
     << " a second in this run; " << summary.kept << " kept, "
     << summary.features << " features\n";
  for (size_t i = 0; i != numVerdicts; ++i)
    if (summary.verdicts[i])
      os << "  " << left_justify(verdictName(Verdict(i)), 12) << ' '
         << summary.verdicts[i] << '\n';
  for (const auto &[cause, count] : summary.deaths)
    os << count
       << " workers died while they made a mutant: " << printable(cause)
       << '\n';
  if (summary.rejectedExports)
    os << summary.rejectedExports
       << " modules of MLIR whose export LLVM's verifier rejects\n";
  if (summary.upstreamCrashes)
    os << summary.upstreamCrashes
       << " inputs at which a parser of LLVM's or MLIR's, or MLIR's own "
          "translation of an op, dies\n";
  if (uint64_t unconfirmed = countFindings(summary, Evidence::None))
    os << unconfirmed << " causes were not confirmed\n";
  if (inMemory)
    os << inMemory << " causes only in memory\n";
  if (interruptSignal())
    os << "interrupted; the same --state goes on with the campaign\n";
  os << countFindings(summary, Evidence::File) << " findings\n";
}

void FuzzReport::addReplay(StringRef path, const StoredFinding &finding,
                           const JudgedMutant &mutant) {
  bool isSame = mutant.shows(finding.cause);
  if (isJSON) {
    os << formatJSONLine("fuzz-replay", [&](JSONObject &object) {
      object.text("folder", path);
      object.text("cause", finding.cause);
      object.flag("happens", isSame);
      object.text("verdict", mutant.verdict);
      object.text("message", mutant.message);
      object.texts("causes", mutant.causes);
    }) << '\n';
    return;
  }
  os << printable(path) << ": " << (isSame ? "still " : "no longer ")
     << printable(finding.cause) << '\n';
  if (!isSame)
    for (const std::string &cause : mutant.causes)
      os << "  but " << printable(cause) << '\n';
  if (!mutant.message.empty())
    os << "  " << printable(mutant.message) << '\n';
  if (mutant.isUpstreams)
    os << "  this is no finding: LLVM and MLIR alone die of it, too\n";
}

} // namespace palindrome::fuzz
