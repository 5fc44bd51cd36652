// Writes and reads the JSON object that ends a report.

#include "verify/report/SummaryJSON.h"
#include "verify/roundtrip/PassJSON.h"
#include "verify/roundtrip/ResultJSON.h"

using namespace palindrome;

std::string palindrome::report::formatSummary(const VerifySummary &summary,
                                              const ReportContext &context,
                                              uint64_t passed) {
  const Requirement &requirement = context.requirement;
  return formatJSONLine("summary", [&](JSONObject &object) {
    object.object("summary", [&](JSONObject &counts) {
      for (size_t i = 0; i != numVerdicts; ++i)
        counts.number(verdictName(Verdict(i)), summary.counts[i]);
    });
    object.number("files", summary.files);
    object.text("required", verdictName(requirement.weakest));
    object.text("required_mlir", verdictName(requirement.weakestMLIR));
    object.number("passed", passed);
    object.number("settled", summary.settled);
    object.number("cached", summary.cached);
    object.decimal("seconds", summary.wallSeconds);
    object.number("peak_bytes", summary.peakBytes);
    object.number("known", summary.known);
    object.flag("skip_unreadable", requirement.skipUnreadable);
    object.text("command", context.command);
    object.text("version", context.version);
    object.text("judge", context.judge);
    object.text("shard", context.shard);
    object.flag("parts", context.hasParts);
    if (summary.stats)
      addCensus(object, *summary.stats);
    if (summary.passes)
      addPassCounts(object, *summary.passes);
  });
}

bool palindrome::report::parseSummary(llvm::StringRef text,
                                      ReportContext &context,
                                      VerifySummary &summary) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return false;
  }
  llvm::json::Path::Root root;
  llvm::json::ObjectMapper map(*value, root);
  std::string kind, required, requiredMLIR;
  if (!map || !map.map("kind", kind) || kind != "summary" ||
      !map.map("required", required) ||
      !map.map("required_mlir", requiredMLIR) ||
      !map.map("skip_unreadable", context.requirement.skipUnreadable) ||
      !map.map("seconds", summary.wallSeconds) ||
      !map.map("peak_bytes", summary.peakBytes) ||
      !map.map("command", context.command) ||
      !map.map("version", context.version) ||
      !map.map("judge", context.judge) || !map.map("shard", context.shard) ||
      !map.map("parts", context.hasParts))
    return false;
  std::optional<Verdict> weakest = findVerdict(required),
                         weakestMLIR = findVerdict(requiredMLIR);
  if (!weakest || !weakestMLIR)
    return false;
  context.requirement.weakest = *weakest;
  context.requirement.weakestMLIR = *weakestMLIR;
  return true;
}
