// Writes and reads the JSON object that ends a report.

#include "verify/run/report/SummaryJSON.h"
#include "verify/run/report/Partial.h"
#include "verify/run/roundtrip/ResultJSON.h"

using namespace palindrome;
using namespace palindrome::report;

report::Claims::Claims(const VerifySummary &summary,
                       const Requirement &requirement, uint64_t passed)
    : counts(summary.counts), files(summary.files),
      judged(summary.files - requirement.countSkipped(summary)),
      passed(passed) {}

bool report::Claims::operator==(const Claims &other) const {
  return counts == other.counts && files == other.files &&
         judged == other.judged && passed == other.passed;
}

static constexpr llvm::StringLiteral kindOfSummaries = "summary";

namespace palindrome::report {

struct SummaryLine {
  ReportContext context;
  VerifySummary summary;
  Claims claims;
  const Slowest *slowest = nullptr;
};

static void describeBaseline(JSONMembers &members, SummaryLine &line) {
  members.member("path", line.context.baseline);
  members.member("content", line.context.baselineDigest);
  for (size_t i = 0; i != numStandings; ++i)
    members.derived(standingName(Standing(i)), line.summary.standings[i]);
  if (line.context.baseline.empty())
    members.fail();
}

static void describe(JSONMembers &members, SummaryLine &line) {
  auto &[context, summary, claims, slowest] = line;
  members.object("summary", [&counts = claims.counts](JSONMembers &inner) {
    for (size_t i = 0; i != numVerdicts; ++i)
      inner.member(verdictName(Verdict(i)), counts[i]);
  });
  members.member("files", claims.files);
  members.member("required", context.requirement.weakest);
  members.member("required_mlir", context.requirement.weakestMLIR);
  members.member("judged", claims.judged);
  members.member("passed", claims.passed);
  members.derived("settled", summary.settled);
  members.derived("cached", summary.cached);
  members.member("seconds", summary.wallSeconds);
  members.member("peak_bytes", summary.peakBytes);
  members.derived("known", summary.known);
  members.member("skip_unreadable", context.requirement.skipUnreadable);
  members.member("command", context.command);
  members.member("version", context.version);
  members.member("judge", context.judge);
  members.member("shard", context.shard);
  members.member("parts", context.hasParts);
  members.member("subject", context.subject);
  if (members.has("baseline") || !context.baseline.empty())
    members.object("baseline",
                   [&](JSONMembers &inner) { describeBaseline(inner, line); });
  if (summary.stats)
    members.derived("stats", *summary.stats);
  if (summary.passes)
    members.derived("passes", summary.passes->passes);
  members.memberIfAny("repeated", summary.leftOut.repeated);
  members.memberIfAny("excluded", summary.leftOut.excluded);
  members.memberIfAny("streams", summary.leftOut.streams);
  if (slowest)
    slowest->addTo(members);
  members.memberIfAny("partial", summary.partial);
}

} // namespace palindrome::report

std::string palindrome::report::formatSummary(const VerifySummary &summary,
                                              const ReportContext &context,
                                              uint64_t passed,
                                              const Slowest *slowest) {
  return formatMembers(SummaryLine{context, summary,
                                   Claims(summary, context.requirement, passed),
                                   slowest},
                       kindOfSummaries);
}

bool palindrome::report::parseSummary(llvm::StringRef text,
                                      ReportContext &context,
                                      VerifySummary &summary, Claims &claims) {
  auto line = parseMembers<SummaryLine>(text, kindOfSummaries);
  if (!line)
    return false;
  context = std::move(line->context);
  summary = std::move(line->summary);
  claims = line->claims;
  return true;
}
