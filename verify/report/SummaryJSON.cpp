// Writes and reads the JSON object that ends a report.

#include "verify/report/SummaryJSON.h"
#include "verify/io/Record.h"
#include "verify/report/Partial.h"
#include "verify/roundtrip/PassJSON.h"
#include "verify/roundtrip/ResultJSON.h"

using namespace palindrome;

namespace {
/// A member of the object.
struct LeftOutMember {
  llvm::StringLiteral name;
  uint64_t LeftOut::*member;
};
} // namespace

/// Each is there unless it is 0.
static constexpr LeftOutMember leftOutMembers[] = {
    {"repeated", &LeftOut::repeated},
    {"excluded", &LeftOut::excluded},
    {"streams", &LeftOut::streams},
};

report::Claims::Claims(const VerifySummary &summary,
                       const Requirement &requirement, uint64_t passed)
    : counts(summary.counts), files(summary.files),
      judged(summary.files - requirement.countSkipped(summary)),
      passed(passed) {}

bool report::Claims::operator==(const Claims &other) const {
  return counts == other.counts && files == other.files &&
         judged == other.judged && passed == other.passed;
}

/// Reads the counts of `object`. False if one of them is missing or is none.
static bool parseClaims(const llvm::json::Object &object,
                        report::Claims &claims) {
  auto read = [](const llvm::json::Object &from, llvm::StringRef name,
                 uint64_t &count) {
    std::optional<int64_t> value = from.getInteger(name);
    count = uint64_t(value.value_or(0));
    return value && *value >= 0;
  };
  const llvm::json::Object *counts = object.getObject("summary");
  if (!counts || !read(object, "files", claims.files) ||
      !read(object, "judged", claims.judged) ||
      !read(object, "passed", claims.passed))
    return false;
  for (size_t i = 0; i != numVerdicts; ++i)
    if (!read(*counts, verdictName(Verdict(i)), claims.counts[i]))
      return false;
  return true;
}

std::string palindrome::report::formatSummary(const VerifySummary &summary,
                                              const ReportContext &context,
                                              uint64_t passed,
                                              const Slowest *slowest) {
  const Requirement &requirement = context.requirement;
  const Claims claims(summary, requirement, passed);
  return formatJSONLine("summary", [&](JSONObject &object) {
    object.object("summary", [&](JSONObject &counts) {
      for (size_t i = 0; i != numVerdicts; ++i)
        counts.number(verdictName(Verdict(i)), claims.counts[i]);
    });
    object.number("files", claims.files);
    object.text("required", verdictName(requirement.weakest));
    object.text("required_mlir", verdictName(requirement.weakestMLIR));
    object.number("judged", claims.judged);
    object.number("passed", claims.passed);
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
    object.text("subject", context.subject);
    if (!context.baseline.empty())
      object.object("baseline", [&](JSONObject &baseline) {
        baseline.text("path", context.baseline);
        baseline.text("content", context.baselineDigest);
        for (size_t i = 0; i != numStandings; ++i)
          baseline.number(standingName(Standing(i)),
                          int64_t(summary.standings[i]));
      });
    if (summary.stats)
      addCensus(object, *summary.stats);
    if (summary.passes)
      addPassCounts(object, *summary.passes);
    for (const LeftOutMember &member : leftOutMembers)
      if (uint64_t count = summary.leftOut.*member.member)
        object.number(member.name, int64_t(count));
    if (slowest)
      slowest->addTo(object);
    addPartial(object, summary);
  });
}

bool palindrome::report::parseSummary(llvm::StringRef text,
                                      ReportContext &context,
                                      VerifySummary &summary, Claims &claims) {
  llvm::Expected<llvm::json::Value> value = parseRecord(text);
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
      !map.map("parts", context.hasParts) ||
      !map.map("subject", context.subject))
    return false;
  if (const llvm::json::Object *baseline =
          value->getAsObject()->getObject("baseline")) {
    auto path = baseline->getString("path"),
         content = baseline->getString("content");
    if (!path || path->empty() || !content)
      return false;
    context.baseline = path->str();
    context.baselineDigest = content->str();
  }
  const llvm::json::Object &object = *value->getAsObject();
  if (!parsePartial(object, summary.partial) || !parseClaims(object, claims))
    return false;
  for (const LeftOutMember &member : leftOutMembers)
    summary.leftOut.*member.member = uint64_t(
        std::max<int64_t>(object.getInteger(member.name).value_or(0), 0));
  std::optional<Verdict> weakest = findVerdict(required),
                         weakestMLIR = findVerdict(requiredMLIR);
  if (!weakest || !weakestMLIR)
    return false;
  context.requirement.weakest = *weakest;
  context.requirement.weakestMLIR = *weakestMLIR;
  return true;
}
