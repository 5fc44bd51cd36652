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

void PassCounts::add(const PassPair &pair, llvm::StringRef path) {
  ++counts[size_t(pair.verdict)];
  seconds += pair.seconds;
  auto note = [&](NotablePair &notable) {
    notable = {path.str(), pair.name, pair.pass, pair.seconds,
               pair.instructions};
  };
  if (pair.seconds > slowest.seconds)
    note(slowest);
  if (pair.verdict != Verdict::Unknown)
    return;
  ++obstacles[pair.obstacle.empty() ? "other" : pair.obstacle];
  if (pair.instructions > largest.instructions)
    note(largest);
}

void PassReport::add(const PassReport &other) {
  for (const PassCounts &pass : other.passes) {
    PassCounts &mine = countsOf(pass.name);
    mine.runs += pass.runs;
    mine.same += pass.same;
    for (size_t i = 0; i != numVerdicts; ++i)
      mine.counts[i] += pass.counts[i];
    mine.seconds += pass.seconds;
    for (const auto &[obstacle, count] : pass.obstacles)
      mine.obstacles[obstacle] += count;
    if (pass.slowest.seconds > mine.slowest.seconds)
      mine.slowest = pass.slowest;
    if (pass.largest.instructions > mine.largest.instructions)
      mine.largest = pass.largest;
  }
}

static void addNotable(JSONObject &object, llvm::StringRef name,
                       const NotablePair &pair) {
  if (pair.symbol.empty())
    return;
  object.object(name, [&](JSONObject &element) {
    element.text("path", pair.path);
    element.text("symbol", pair.symbol);
    element.text("pass", pair.pass);
    element.decimal("seconds", pair.seconds);
    element.number("instructions", pair.instructions);
  });
}

static bool parseNotable(const json::Value &value, llvm::StringRef name,
                         NotablePair &pair) {
  const json::Value *element = value.getAsObject()->get(name);
  if (!element)
    return true;
  json::Path::Root root;
  json::ObjectMapper map(*element, root);
  return map && map.map("path", pair.path) && map.map("symbol", pair.symbol) &&
         map.map("pass", pair.pass) && map.map("seconds", pair.seconds) &&
         map.map("instructions", pair.instructions);
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
                   element.object("obstacles", [&](JSONObject &obstacles) {
                     for (const auto &[obstacle, count] : pass.obstacles)
                       obstacles.number(obstacle, count);
                   });
                   addNotable(element, "slowest", pass.slowest);
                   addNotable(element, "largest", pass.largest);
                 });
}

void palindrome::addPasses(JSONObject &object, const PassReport &report) {
  object.objects("pairs", report.pairs,
                 [](JSONObject &element, const PassPair &pair) {
                   element.text("pass", pair.pass);
                   addSettledSymbol(element, pair);
                   element.number("instructions", pair.instructions);
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
  std::optional<int64_t> instructions = object->getInteger("instructions");
  if (!pass || !instructions)
    return false;
  pair.pass = pass->str();
  pair.instructions = *instructions;
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
  return map.map("obstacles", pass.obstacles) &&
         parseNotable(value, "slowest", pass.slowest) &&
         parseNotable(value, "largest", pass.largest);
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
