// Writes and reads the JSON object of one file's result.

#include "verify/roundtrip/ResultJSON.h"
#include "verify/counterexample/JSON.h"
#include "verify/io/Record.h"
#include "verify/roundtrip/BaselineJSON.h"
#include "verify/roundtrip/PassJSON.h"

using namespace palindrome;
namespace json = llvm::json;

namespace {
/// One member of the object `seconds`.
struct Part {
  llvm::StringLiteral name;
  double PartSeconds::*member;
};
} // namespace

/// In the order of the report.
static constexpr Part parts[] = {
    {"parse", &PartSeconds::parse},      {"import", &PartSeconds::importing},
    {"export", &PartSeconds::exporting}, {"check", &PartSeconds::check},
    {"compare", &PartSeconds::compare},
};

void palindrome::addCensus(JSONObject &object, const Census &census) {
  object.object("stats", [&](JSONObject &stats) {
    for (const auto &[kind, count] : census)
      stats.object(kind, [&, &count = count](JSONObject &counts) {
        counts.number("total", count.total);
        counts.number("represented", count.represented);
      });
  });
}

static void addDifferences(JSONObject &object,
                           const std::vector<DifferenceCount> &differences) {
  object.objects("differences", differences,
                 [](JSONObject &element, const DifferenceCount &difference) {
                   element.text("class", difference.className);
                   element.number("count", difference.count);
                   element.text("where", difference.where);
                   element.text("a", difference.original);
                   element.text("b", difference.back);
                 });
}

void palindrome::addWrongLowering(JSONObject &object,
                                  const WrongLowering &wrong) {
  object.text("what", wrong.what);
  object.texts("ops", wrong.ops);
  object.texts("passes", wrong.passes);
  object.text("module", wrong.module);
  object.texts("arguments", wrong.arguments);
}

bool palindrome::parseWrongLowering(const json::Value &value,
                                    WrongLowering &wrong) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  return map && map.map("what", wrong.what) && map.map("ops", wrong.ops) &&
         map.map("passes", wrong.passes) && map.map("module", wrong.module) &&
         map.map("arguments", wrong.arguments);
}

void palindrome::addSettledSymbol(JSONObject &element,
                                  const SettledSymbol &symbol) {
  element.text("symbol", symbol.name);
  element.text("verdict", verdictName(symbol.verdict));
  element.text("by", symbol.by);
  element.texts("rules", symbol.rules);
  element.number("runs", symbol.runs);
  element.text("reason", symbol.reason);
  element.text("obstacle", symbol.obstacle);
  element.flag("cached", symbol.isCached);
  element.decimal("seconds", symbol.seconds);
  addCounterexample(element, symbol.counterexample);
  if (symbol.wrong)
    element.object("wrong", [&](JSONObject &object) {
      addWrongLowering(object, *symbol.wrong);
    });
}

std::string palindrome::formatResult(const FileResult &result) {
  return formatJSONLine("file", [&](JSONObject &object) {
    object.text("path", result.path);
    if (!result.container.empty())
      object.text("container", result.container);
    if (!result.content.empty())
      object.text("content", result.content);
    if (result.isKnown)
      object.flag("known", true);
    if (result.isPartial)
      object.flag("partial", true);
    object.text("engine", result.engine);
    object.text("verdict", verdictName(result.verdict));
    if (result.isUnread)
      object.flag("unread", true);
    addDifferences(object, result.differences);
    object.text("message", result.message);
    if (const std::optional<BothSides> &sides = result.sides) {
      object.text("llvm", verdictName(sides->llvm));
      object.object("mlir", [&](JSONObject &side) {
        side.text("verdict", verdictName(sides->mlir));
        addDifferences(side, sides->differences);
        side.text("message", sides->message);
        if (sides->settled)
          side.objects("settled", *sides->settled, addSettledSymbol);
        if (!sides->lowering.empty())
          side.text("lowering", sides->lowering);
      });
    }
    if (result.settled)
      object.objects("settled", *result.settled, addSettledSymbol);
    if (result.lowered)
      object.objects("lowered", *result.lowered, addSettledSymbol);
    if (result.passes)
      addPasses(object, *result.passes);
    object.object("seconds", [&](JSONObject &seconds) {
      for (const Part &part : parts)
        seconds.decimal(part.name, result.seconds.*part.member);
      seconds.decimal("total", result.seconds.total);
    });
    if (result.stats)
      addCensus(object, *result.stats);
    if (result.baseline)
      addBaselineMatch(object, *result.baseline);
  });
}

static bool parseDifferences(const json::Value &value,
                             std::vector<DifferenceCount> &differences) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return false;
  for (const json::Value &element : *array) {
    json::Path::Root root;
    json::ObjectMapper map(element, root);
    DifferenceCount difference;
    if (!map || !map.map("class", difference.className) ||
        !map.map("count", difference.count) ||
        !map.map("where", difference.where) ||
        !map.map("a", difference.original) || !map.map("b", difference.back))
      return false;
    differences.push_back(std::move(difference));
  }
  return true;
}

bool palindrome::parseSettledSymbol(const json::Value &value,
                                    SettledSymbol &symbol) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  std::string verdict;
  if (!map || !map.map("symbol", symbol.name) || !map.map("verdict", verdict) ||
      !map.map("by", symbol.by) || !map.map("rules", symbol.rules) ||
      !map.map("runs", symbol.runs) || !map.map("reason", symbol.reason) ||
      !map.map("obstacle", symbol.obstacle) ||
      !map.map("cached", symbol.isCached) ||
      !map.map("seconds", symbol.seconds))
    return false;
  std::optional<Verdict> found = findVerdict(verdict);
  if (found)
    symbol.verdict = *found;
  if (const json::Value *wrong = value.getAsObject()->get("wrong"))
    if (!parseWrongLowering(*wrong, symbol.wrong.emplace()))
      return false;
  // Records of earlier versions have a string, or nothing.
  const json::Value *shown = value.getAsObject()->get("counterexample");
  return found &&
         (!shown || shown->getAsString() ||
          parseCounterexample(*value.getAsObject(), symbol.counterexample));
}

static bool parseSettled(const json::Value &value,
                         std::vector<SettledSymbol> &settled) {
  const json::Array *array = value.getAsArray();
  return array && llvm::all_of(*array, [&](const json::Value &element) {
           return parseSettledSymbol(element, settled.emplace_back());
         });
}

/// Reads the members `llvm` and `mlir`. A result of an LLVM IR file has
/// neither, a result of an MLIR file both; false for any other object.
static bool parseSides(const json::Object &object,
                       std::optional<BothSides> &sides) {
  std::optional<llvm::StringRef> llvmSide = object.getString("llvm");
  const json::Object *mlirSide = object.getObject("mlir");
  if (!llvmSide && !mlirSide)
    return true;
  if (!llvmSide || !mlirSide)
    return false;
  std::optional<llvm::StringRef> verdict = mlirSide->getString("verdict"),
                                 message = mlirSide->getString("message");
  const json::Value *differences = mlirSide->get("differences");
  std::optional<Verdict> ofLLVM = findVerdict(*llvmSide);
  std::optional<Verdict> ofMLIR =
      verdict ? findVerdict(*verdict) : std::nullopt;
  BothSides parsed;
  if (!ofLLVM || !ofMLIR || !message || !differences ||
      !parseDifferences(*differences, parsed.differences))
    return false;
  parsed.llvm = *ofLLVM;
  parsed.mlir = *ofMLIR;
  parsed.message = message->str();
  if (const json::Value *settled = mlirSide->get("settled"))
    if (!parseSettled(*settled, parsed.settled.emplace()))
      return false;
  parsed.lowering = mlirSide->getString("lowering").value_or("").str();
  sides = std::move(parsed);
  return true;
}

static bool parseCensus(const json::Object &object, Census &census) {
  for (const auto &[kind, value] : object) {
    const json::Object *count = value.getAsObject();
    std::optional<int64_t> total, represented;
    if (count) {
      total = count->getInteger("total");
      represented = count->getInteger("represented");
      // Its name in reports of earlier versions.
      if (!represented)
        represented = count->getInteger("modelled");
    }
    if (!total || !represented)
      return false;
    census[kind.str()] = {uint64_t(*total), uint64_t(*represented)};
  }
  return true;
}

std::optional<FileResult> palindrome::parseResult(llvm::StringRef text) {
  llvm::Expected<json::Value> value = parseRecord(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  json::Path::Root root;
  json::ObjectMapper map(*value, root);
  FileResult result;
  std::string verdict;
  if (!map || !map.map("path", result.path) ||
      !map.map("engine", result.engine) || !map.map("verdict", verdict) ||
      !map.map("message", result.message))
    return std::nullopt;
  const json::Object &object = *value->getAsObject();
  const json::Value *differences = object.get("differences");
  const json::Object *seconds = object.getObject("seconds");
  std::optional<Verdict> found = findVerdict(verdict);
  if (!found || !differences || !seconds ||
      !parseDifferences(*differences, result.differences) ||
      !parseSides(object, result.sides))
    return std::nullopt;
  result.verdict = *found;
  result.container = object.getString("container").value_or("").str();
  result.content = object.getString("content").value_or("").str();
  result.isKnown = object.getBoolean("known").value_or(false);
  result.isPartial = object.getBoolean("partial").value_or(false);
  result.isUnread = object.getBoolean("unread").value_or(false);
  for (const Part &part : parts) {
    std::optional<double> number = seconds->getNumber(part.name);
    if (!number)
      return std::nullopt;
    result.seconds.*part.member = *number;
  }
  // Results of version 0.1 have none.
  result.seconds.total = seconds->getNumber("total").value_or(0);
  if (const json::Value *settled = object.get("settled"))
    if (!parseSettled(*settled, result.settled.emplace()))
      return std::nullopt;
  if (const json::Value *lowered = object.get("lowered"))
    if (!parseSettled(*lowered, result.lowered.emplace()))
      return std::nullopt;
  if (!parsePasses(object, result.passes))
    return std::nullopt;
  if (const json::Object *stats = object.getObject("stats"))
    if (!parseCensus(*stats, result.stats.emplace()))
      return std::nullopt;
  if (const json::Value *baseline = object.get("baseline"))
    if (!parseBaselineMatch(*baseline, result.baseline.emplace()))
      return std::nullopt;
  return result;
}
