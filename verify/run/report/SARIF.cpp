// The report as SARIF 2.1.0 ("Static Analysis Results Interchange Format",
// OASIS), which code-scanning services read: a result for each class of
// differences, verdict on a symbol, or verdict of a file that falls short.

#include "palindrome/Differ.h"
#include "palindrome/MLIRDiffer.h"
#include "verify/run/report/Formats.h"
#include "verify/run/report/Partial.h"
#include "verify/run/report/Regions.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::report;
namespace json = llvm::json;

/// As many results as code scanning shows; the others are counted.
static constexpr size_t mostResults = 5000;

namespace {
class SARIFReporter final : public Reporter {
public:
  SARIFReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context) {}

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
  json::Array rules;
  /// The objects as text. What a baseline accepts is apart, so that it takes no
  /// room from the rest.
  std::vector<std::string> results, acceptedResults;
  llvm::StringMap<int64_t> ruleIndex;
  uint64_t added = 0; ///< Also what there was no room for.
  report::RegionFinder regions;
};
} // namespace

/// `text` with what RFC 3986 does not allow in a path as %XX.
static std::string escapeURI(llvm::StringRef text) {
  std::string escaped;
  for (char c : text) {
    if (llvm::isAlnum(c) || llvm::StringRef("-._~/").contains(c))
      escaped += c;
    else
      escaped += "%" + llvm::toHex(llvm::StringRef(&c, 1));
  }
  return escaped;
}

/// Where a file is: relative to the working folder if it is below that, which
/// services take for the root of the repository.
static json::Object artifactLocation(llvm::StringRef path) {
  llvm::SmallString<256> absolute(path), folder;
  if (llvm::sys::fs::make_absolute(absolute) ||
      llvm::sys::fs::current_path(folder))
    return json::Object{{"uri", escapeURI(path)}};
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  folder += '/';
  llvm::StringRef relative = absolute;
  if (relative.consume_front(folder))
    return json::Object{{"uri", escapeURI(relative)},
                        {"uriBaseId", "%SRCROOT%"}};
  return json::Object{{"uri", "file://" + escapeURI(absolute)}};
}

namespace {
/// What SARIF says of a result against a baseline.
struct BaselineState {
  llvm::StringRef name; ///< The value of `baselineState`.
  bool isAccepted = false;
};
} // namespace

/// How the part `part` of `result` stands to the baseline of its run.
static BaselineState baselineStateOf(const FileResult &result,
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
  return {name, match.isAccepted() || name == "unchanged"};
}

void SARIFReporter::add(const FileResult &result, llvm::StringRef rule,
                        llvm::StringRef description, llvm::StringRef message,
                        llvm::StringRef place, llvm::StringRef part,
                        llvm::StringRef level) {
  ++added;
  bool hasBaseline = !context.baseline.empty();
  BaselineState state;
  if (hasBaseline)
    state = baselineStateOf(result, part);
  std::vector<std::string> &list = state.isAccepted ? acceptedResults : results;
  if (list.size() == mostResults)
    return;
  auto [entry, isNew] = ruleIndex.try_emplace(rule, int64_t(rules.size()));
  if (isNew)
    rules.push_back(json::Object{
        {"id", rule.str()},
        {"shortDescription", json::Object{{"text", description.str()}}}});

  auto [path, line] = report::placeOf(result, context);
  llvm::StringRef symbol = place.take_until([](char c) { return c == ':'; });
  if (!symbol.starts_with("@"))
    symbol = "";
  json::Object physical{{"artifactLocation", artifactLocation(path)}};
  if (std::optional<report::Region> region =
          regions.find(path, line, message, symbol)) {
    json::Object place{{"startLine", region->line}};
    if (region->column)
      place["startColumn"] = region->column;
    physical["region"] = std::move(place);
  }
  json::Object location{{"physicalLocation", std::move(physical)}};
  if (!symbol.empty())
    location["logicalLocations"] = json::Array{
        json::Object{{"fullyQualifiedName", json::fixUTF8(symbol)}}};

  // A result is the same one in the next run if the file, the rule and the
  // symbol are; its line may change.
  std::string identity = (result.path + "\n" + rule + "\n" + symbol).str();
  auto digest = llvm::SHA1::hash(llvm::arrayRefFromStringRef(identity));
  json::Object written{
      {"ruleId", rule.str()},
      {"ruleIndex", entry->second},
      {"level", level.str()},
      {"message", json::Object{{"text", json::fixUTF8(message)}}},
      {"locations", json::Array{std::move(location)}},
      {"partialFingerprints",
       json::Object{{"palindrome/v1", llvm::toHex(digest, true)}}}};
  if (hasBaseline)
    written["baselineState"] = state.name;
  // Where some results have suppressions, an empty list says of the others that
  // they have none.
  if (state.isAccepted)
    written["suppressions"] = json::Array{json::Object{
        {"kind", "external"},
        {"status", "accepted"},
        {"justification", json::fixUTF8(report::baselineText(result) + " (" +
                                        context.baseline + ")")}}};
  else if (hasBaseline)
    written["suppressions"] = json::Array{};
  llvm::raw_string_ostream(list.emplace_back())
      << json::Value(std::move(written));
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
  uint64_t before = added;
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
  if (added == before)
    add(result, verdictName(result.verdict), verdictDescription(result.verdict),
        result.message.empty() ? verdictDescription(result.verdict)
                               : llvm::StringRef(result.message),
        "", "");
}

void SARIFReporter::finish(const VerifySummary &summary) {
  for (std::string &accepted : acceptedResults)
    if (results.size() < mostResults)
      results.push_back(std::move(accepted));
  uint64_t leftOut = added - results.size();
  json::Array notifications;
  if (leftOut)
    notifications.push_back(json::Object{
        {"level", "warning"},
        {"message",
         json::Object{{"text", std::to_string(leftOut) +
                                   " more results are left out; --format=json "
                                   "lists them all"}}}});
  bool isWhole = !summary.partial ||
                 summary.partial->reason == PartialRun::Reason::FailFast;
  if (summary.partial)
    notifications.push_back(json::Object{
        {"level", isWhole ? "warning" : "error"},
        {"message", json::Object{{"text", report::partialText(summary)}}}});
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
  json::Object driver{{"name", "Palindrome"}, {"rules", std::move(rules)}};
  if (!context.version.empty())
    driver["version"] = context.version;
  json::Object invocation{
      {"executionSuccessful", isWhole},
      {"commandLine", json::fixUTF8(context.command)},
      {"toolExecutionNotifications", std::move(notifications)}};
  if (summary.partial && !summary.partial->signal.empty())
    invocation["exitSignalName"] = summary.partial->signal;
  json::OStream out(os, /*IndentSize=*/2);
  out.object([&] {
    out.attribute("$schema",
                  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
                  "schemas/sarif-schema-2.1.0.json");
    out.attribute("version", "2.1.0");
    out.attributeArray("runs", [&] {
      out.object([&] {
        out.attributeObject(
            "tool", [&] { out.attribute("driver", std::move(driver)); });
        out.attribute("columnKind", "utf16CodeUnits");
        out.attributeArray("invocations",
                           [&] { out.value(std::move(invocation)); });
        out.attributeArray("results", [&] {
          for (const std::string &result : results)
            out.rawValue(result);
        });
        out.attributeObject(
            "properties", [&] { out.attribute("summary", std::move(counts)); });
      });
    });
  });
  os << '\n';
}

std::unique_ptr<Reporter>
palindrome::report::createSARIF(llvm::raw_ostream &os,
                                const ReportContext &context) {
  return std::make_unique<SARIFReporter>(os, context);
}
