// Writes and reads what passes did.

#include "verify/roundtrip/PassJSON.h"
#include "verify/roundtrip/ResultJSON.h"

using namespace palindrome;
namespace json = llvm::json;

PassCounts &PassReport::countsOf(llvm::StringRef name) {
  for (PassCounts &pass : passes)
    if (pass.name == name)
      return pass;
  passes.emplace_back().name = name.str();
  return passes.back();
}

void PassReport::add(const PassReport &other) {
  for (const PassCounts &pass : other.passes) {
    PassCounts &mine = countsOf(pass.name);
    mine.runs += pass.runs;
    mine.same += pass.same;
    for (size_t i = 0; i != numVerdicts; ++i)
      mine.counts[i] += pass.counts[i];
    mine.seconds += pass.seconds;
  }
}

void palindrome::addPassCounts(JSONObject &object, const PassReport &report) {
  object.objects("passes", report.passes,
                 [](JSONObject &element, const PassCounts &pass) {
                   element.text("name", pass.name);
                   element.number("runs", pass.runs);
                   element.number("same", pass.same);
                   uint64_t changed = 0;
                   for (uint64_t count : pass.counts)
                     changed += count;
                   element.number("changed", changed);
                   element.object("verdicts", [&](JSONObject &counts) {
                     for (size_t i = 0; i != numVerdicts; ++i)
                       if (pass.counts[i])
                         counts.number(verdictName(Verdict(i)), pass.counts[i]);
                   });
                   element.decimal("seconds", pass.seconds);
                 });
}

void palindrome::addPasses(JSONObject &object, const PassReport &report) {
  object.objects("pairs", report.pairs,
                 [](JSONObject &element, const PassPair &pair) {
                   element.text("pass", pair.pass);
                   addSettledSymbol(element, pair);
                 });
  if (report.wrong)
    object.object("wrong", [&](JSONObject &wrong) {
      wrong.text("pass", report.wrong->pass);
      wrong.text("symbol", report.wrong->symbol);
      wrong.text("pipeline", report.wrong->pipeline);
      wrong.text("passes", report.wrong->isLLVM ? "llvm" : "mlir");
      wrong.flag("interprocedural", report.wrong->isInterprocedural);
      wrong.flag("undef", report.wrong->hasUndef);
      wrong.text("module", report.wrong->module);
      wrong.flag("reduced", report.wrong->isReduced);
    });
  addPassCounts(object, report);
}

static bool parsePair(const json::Value &value, PassPair &pair) {
  const json::Object *object = value.getAsObject();
  if (!object || !parseSettledSymbol(value, pair))
    return false;
  std::optional<llvm::StringRef> pass = object->getString("pass");
  if (!pass)
    return false;
  pair.pass = pass->str();
  return true;
}

static bool parseCounts(const json::Value &value, PassCounts &pass) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  if (!map || !map.map("name", pass.name) || !map.map("runs", pass.runs) ||
      !map.map("same", pass.same) || !map.map("seconds", pass.seconds))
    return false;
  const json::Object *verdicts = value.getAsObject()->getObject("verdicts");
  if (!verdicts)
    return false;
  for (const auto &[name, count] : *verdicts) {
    std::optional<Verdict> verdict = findVerdict(name);
    std::optional<int64_t> number = count.getAsInteger();
    if (!verdict || !number)
      return false;
    pass.counts[size_t(*verdict)] = *number;
  }
  return true;
}

static bool parseWrong(const json::Value &value, WrongPass &wrong) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  std::string passes;
  bool isComplete =
      map && map.map("pass", wrong.pass) && map.map("symbol", wrong.symbol) &&
      map.map("pipeline", wrong.pipeline) && map.map("passes", passes) &&
      map.map("interprocedural", wrong.isInterprocedural) &&
      map.map("undef", wrong.hasUndef) && map.map("module", wrong.module) &&
      map.map("reduced", wrong.isReduced);
  wrong.isLLVM = passes == "llvm";
  return isComplete;
}

bool palindrome::parsePasses(const json::Object &object,
                             std::optional<PassReport> &report) {
  const json::Array *pairs = object.getArray("pairs"),
                    *passes = object.getArray("passes");
  if (!pairs && !passes)
    return true;
  if (!pairs || !passes)
    return false;
  report.emplace();
  if (const json::Value *wrong = object.get("wrong"))
    if (!parseWrong(*wrong, report->wrong.emplace()))
      return false;
  return llvm::all_of(*pairs,
                      [&](const json::Value &value) {
                        return parsePair(value, report->pairs.emplace_back());
                      }) &&
         llvm::all_of(*passes, [&](const json::Value &value) {
           return parseCounts(value, report->passes.emplace_back());
         });
}
