// Writes the frame of a log in SARIF, its rules and its results.

#include "verify/run/report/SARIFLog.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"

using namespace palindrome::report;
namespace json = llvm::json;

/// As many results as code scanning shows; the others are counted.
static constexpr size_t mostResults = 5000;

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

static json::Object locationOf(const SARIFPlace &place) {
  json::Object physical{{"artifactLocation", artifactLocation(place.path)}};
  if (const std::optional<Region> &region = place.region) {
    json::Object start{{"startLine", region->line}};
    if (region->column)
      start["startColumn"] = region->column;
    physical["region"] = std::move(start);
  }
  json::Object location{{"physicalLocation", std::move(physical)}};
  if (!place.symbol.empty())
    location["logicalLocations"] = json::Array{
        json::Object{{"fullyQualifiedName", json::fixUTF8(place.symbol)}}};
  return location;
}

static json::Object messageOf(llvm::StringRef text) {
  return json::Object{{"text", json::fixUTF8(text)}};
}

void SARIFLog::add(const SARIFResult &result) {
  ++added;
  bool isAccepted = !result.baseline.acceptance.empty();
  std::vector<std::string> &list = isAccepted ? acceptedResults : results;
  if (list.size() == mostResults)
    return;
  auto [entry, isNew] =
      ruleIndex.try_emplace(result.rule, int64_t(rules.size()));
  if (isNew)
    rules.push_back(
        json::Object{{"id", result.rule.str()},
                     {"shortDescription", messageOf(result.description)}});
  auto digest = llvm::SHA1::hash(llvm::arrayRefFromStringRef(result.identity));
  json::Object written{
      {"ruleId", result.rule.str()},
      {"ruleIndex", entry->second},
      {"level", result.level.str()},
      {"message", messageOf(result.message)},
      {"locations", json::Array{locationOf(result.place)}},
      {"partialFingerprints",
       json::Object{{"palindrome/v1", llvm::toHex(digest, true)}}}};
  if (result.related) {
    json::Object location = locationOf(result.related->first);
    location["message"] = messageOf(result.related->second);
    written["relatedLocations"] = json::Array{std::move(location)};
  }
  if (!baseline.empty())
    written["baselineState"] = result.baseline.state;
  // Where some results have suppressions, an empty list says of the others that
  // they have none.
  if (isAccepted)
    written["suppressions"] = json::Array{json::Object{
        {"kind", "external"},
        {"status", "accepted"},
        {"justification",
         json::fixUTF8(result.baseline.acceptance + " (" + baseline + ")")}}};
  else if (!baseline.empty())
    written["suppressions"] = json::Array{};
  llvm::raw_string_ostream(list.emplace_back())
      << json::Value(std::move(written));
}

void SARIFLog::notify(llvm::StringRef level, llvm::StringRef text) {
  notifications.push_back(
      json::Object{{"level", level.str()}, {"message", messageOf(text)}});
}

void SARIFLog::write(llvm::raw_ostream &os, SARIFRun run) {
  for (std::string &accepted : acceptedResults)
    if (results.size() < mostResults)
      results.push_back(std::move(accepted));
  if (uint64_t leftOut = added - results.size())
    notify("warning", std::to_string(leftOut) + " more results are left out; "
                                                "--format=json lists them all");
  json::Object driver{{"name", "Palindrome"}, {"rules", std::move(rules)}};
  if (!run.version.empty())
    driver["version"] = run.version;
  json::Object invocation{
      {"executionSuccessful", run.isSuccessful},
      {"commandLine", json::fixUTF8(run.command)},
      {"toolExecutionNotifications", std::move(notifications)}};
  if (!run.signal.empty())
    invocation["exitSignalName"] = run.signal;
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
        out.attributeObject("properties", [&] {
          out.attribute("summary", std::move(run.summary));
        });
      });
    });
  });
  os << '\n';
}
