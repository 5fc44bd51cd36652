// The report as SARIF 2.1.0 ("Static Analysis Results Interchange Format",
// OASIS), which code-scanning services read: a result for each class of
// differences, verdict on a symbol, or verdict of a file that falls short.

#include "palindrome/Differ.h"
#include "palindrome/MLIRDiffer.h"
#include "verify/report/Formats.h"
#include "verify/report/Regions.h"
#include "verify/report/Shortfall.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
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
  /// as "@f: %x = load".
  void add(const FileResult &result, llvm::StringRef rule,
           llvm::StringRef description, llvm::StringRef message,
           llvm::StringRef place, llvm::StringRef level = "error");
  void addDifferences(const FileResult &result,
                      const std::vector<DifferenceCount> &differences,
                      bool isMLIR);

  llvm::raw_ostream &os;
  const ReportContext context;
  json::Array rules, results;
  llvm::StringMap<int64_t> ruleIndex;
  uint64_t leftOut = 0;
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

void SARIFReporter::add(const FileResult &result, llvm::StringRef rule,
                        llvm::StringRef description, llvm::StringRef message,
                        llvm::StringRef place, llvm::StringRef level) {
  if (results.size() == mostResults) {
    ++leftOut;
    return;
  }
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
    json::Object written{{"startLine", region->line}};
    if (region->column)
      written["startColumn"] = region->column;
    physical["region"] = std::move(written);
  }
  json::Object location{{"physicalLocation", std::move(physical)}};
  if (!symbol.empty())
    location["logicalLocations"] = json::Array{
        json::Object{{"fullyQualifiedName", json::fixUTF8(symbol)}}};

  // A result is the same one in the next run if the file, the rule and the
  // symbol are; its line may change.
  std::string identity = (result.path + "\n" + rule + "\n" + symbol).str();
  auto digest = llvm::SHA1::hash(llvm::arrayRefFromStringRef(identity));
  results.push_back(json::Object{
      {"ruleId", rule.str()},
      {"ruleIndex", entry->second},
      {"level", level.str()},
      {"message", json::Object{{"text", json::fixUTF8(message)}}},
      {"locations", json::Array{std::move(location)}},
      {"partialFingerprints",
       json::Object{{"palindrome/v1", llvm::toHex(digest, true)}}}});
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
        isNote ? "note" : "error");
  }
}

void SARIFReporter::add(const FileResult &result) {
  const Requirement &requirement = context.requirement;
  if (requirement.isMet(result))
    return;
  uint64_t before = results.size() + leftOut;
  for (const report::ShortSymbol &shortfall :
       report::shortSymbols(result, requirement))
    add(result, "meaning-" + verdictName(shortfall.symbol.verdict).str(),
        verdictDescription(shortfall.symbol.verdict), shortfall.text,
        shortfall.symbol.name);
  // Whether what the differ finds matters is settled then.
  if (!result.settled)
    addDifferences(result, result.differences, /*isMLIR=*/false);
  if (result.sides)
    addDifferences(result, result.sides->differences, /*isMLIR=*/true);
  if (results.size() + leftOut == before)
    add(result, verdictName(result.verdict), verdictDescription(result.verdict),
        result.message.empty() ? verdictDescription(result.verdict)
                               : llvm::StringRef(result.message),
        "");
}

void SARIFReporter::finish(const VerifySummary &summary) {
  json::Array notifications;
  if (leftOut)
    notifications.push_back(json::Object{
        {"level", "warning"},
        {"message",
         json::Object{{"text", std::to_string(leftOut) +
                                   " more results are left out; --format=json "
                                   "lists them all"}}}});
  json::Object counts{{"files", int64_t(summary.files)}};
  for (size_t i = 0; i != numVerdicts; ++i)
    if (summary.counts[i])
      counts[verdictName(Verdict(i))] = int64_t(summary.counts[i]);
  json::Object driver{{"name", "Palindrome"}, {"rules", std::move(rules)}};
  if (!context.version.empty())
    driver["version"] = context.version;
  json::Object run{
      {"tool", json::Object{{"driver", std::move(driver)}}},
      {"columnKind", "utf16CodeUnits"},
      {"invocations",
       json::Array{json::Object{
           {"executionSuccessful", true},
           {"commandLine", json::fixUTF8(context.command)},
           {"toolExecutionNotifications", std::move(notifications)}}}},
      {"results", std::move(results)},
      {"properties", json::Object{{"summary", std::move(counts)}}}};
  json::Value document(json::Object{
      {"$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
                  "schemas/sarif-schema-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", json::Array{std::move(run)}}});
  os << llvm::formatv("{0:2}", document) << '\n';
}

std::unique_ptr<Reporter>
palindrome::report::createSARIF(llvm::raw_ostream &os,
                                const ReportContext &context) {
  return std::make_unique<SARIFReporter>(os, context);
}
