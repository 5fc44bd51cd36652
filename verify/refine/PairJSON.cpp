// Writes results as JSON, and reads back those of pairs, which worker processes
// send to their parent in this form.

#include "verify/refine/PairJSON.h"
#include "verify/counterexample/JSON.h"
#include "verify/io/JSONLine.h"
#include "verify/io/Record.h"
#include "verify/workers/Interrupt.h"

using namespace palindrome;
using namespace palindrome::refine;
namespace json = llvm::json;

static constexpr Meaning meanings[] = {Meaning::Equivalent, Meaning::Refined,
                                       Meaning::Unknown, Meaning::Different};
static constexpr Replay replays[] = {Replay::Concrete, Replay::Enumerated,
                                     Replay::Solver};
static constexpr ReasonKind reasonKinds[] = {
    ReasonKind::Time,
    ReasonKind::Memory,
    ReasonKind::Bound,
    ReasonKind::Unsupported,
    ReasonKind::Approximated,
    ReasonKind::NotReproduced,
    ReasonKind::Crash,
    ReasonKind::GaveUp,
    ReasonKind::Interprocedural,
    ReasonKind::Lowering,
};

static constexpr ProofKind proofKinds[] = {
    ProofKind::Text, ProofKind::Rules, ProofKind::Lockstep,
    ProofKind::AllInputs, ProofKind::Execution};

static constexpr ObstacleKind obstacleKinds[] = {
    ObstacleKind::Excluded,  ObstacleKind::Promise, ObstacleKind::Loop,
    ObstacleKind::Branch,    ObstacleKind::Event,   ObstacleKind::Operand,
    ObstacleKind::Undefined, ObstacleKind::Store,   ObstacleKind::Progress,
    ObstacleKind::Time};

static llvm::StringRef replayName(Replay replay) {
  switch (replay) {
  case Replay::Concrete:
    return "concrete";
  case Replay::Enumerated:
    return "enumerated";
  case Replay::Solver:
    return "solver";
  }
  return "";
}

std::string refine::formatPair(const PairResult &result) {
  return formatJSONLine("pair", [&](JSONObject &object) {
    object.text("source", result.sourceName);
    object.text("target", result.targetName);
    // The first names of these two members, for readers that know no others.
    object.text("a", result.sourceName);
    object.text("b", result.targetName);
    if (!result.sourcePlace.empty())
      object.text("sourcePlace", result.sourcePlace);
    if (!result.targetPlace.empty())
      object.text("targetPlace", result.targetPlace);
    object.text("verdict", meaningName(result.meaning));
    object.text("reason", explanationOf(result));
    if (const std::optional<Reason> &reason = result.reason)
      object.object("because", [&](JSONObject &because) {
        because.text("kind", reasonKindName(reason->kind));
        because.text("what", reason->what);
      });
    else
      object.null("because");
    if (const std::optional<Obstacle> &obstacle = result.obstacle)
      object.object("obstacle", [&](JSONObject &what) {
        what.text("kind", obstacleName(obstacle->kind));
        what.text("source", obstacle->source);
        what.text("target", obstacle->target);
        what.text("sourceValue", obstacle->sourceValue);
        what.text("targetValue", obstacle->targetValue);
      });
    else
      object.null("obstacle");
    object.texts("attempts", result.attempts);
    object.flag("sameText", result.sameText);
    object.flag("structural", result.structural);
    if (result.proof)
      object.text("proof", proofName(*result.proof));
    else
      object.null("proof");
    object.texts("rules", result.rules);
    if (result.replay)
      object.text("replay", replayName(*result.replay));
    else
      object.null("replay");
    if (result.otherWay)
      object.flag("otherWay", *result.otherWay);
    else
      object.null("otherWay");
    object.number("bound", result.bound);
    object.flag("complete", result.complete);
    if (result.runs)
      object.number("runs", *result.runs);
    else
      object.null("runs");
    object.text("untested", result.untested);
    addCounterexample(object, result.counterexample);
    object.flag("cached", result.isCached);
    object.decimal("seconds", result.seconds);
  });
}

/// The value of `values` that `nameOf` names `name`.
template <typename Values, typename NameOf>
static auto findNamed(const Values &values, NameOf nameOf, llvm::StringRef name)
    -> std::optional<std::decay_t<decltype(*std::begin(values))>> {
  for (auto value : values)
    if (nameOf(value) == name)
      return value;
  return std::nullopt;
}

/// Reads the member `because`. Returns false if it has another form.
static bool parseReason(const json::Value *because,
                        std::optional<Reason> &reason) {
  if (!because)
    return false;
  if (because->getAsNull())
    return true;
  const json::Object *object = because->getAsObject();
  if (!object)
    return false;
  std::optional<llvm::StringRef> name = object->getString("kind");
  std::optional<llvm::StringRef> what = object->getString("what");
  if (!name || !what)
    return false;
  auto kind = findNamed(reasonKinds, reasonKindName, *name);
  if (!kind)
    return false;
  reason = Reason{*kind, what->str()};
  return true;
}

/// Reads the member `obstacle`. Returns false if it has another form.
static bool parseObstacle(const json::Value *value,
                          std::optional<Obstacle> &result) {
  if (!value)
    return false;
  if (value->getAsNull())
    return true;
  const json::Object *object = value->getAsObject();
  if (!object)
    return false;
  auto get = [&](llvm::StringRef key, std::string &text) {
    std::optional<llvm::StringRef> found = object->getString(key);
    text = found.value_or("").str();
    return found.has_value();
  };
  std::string name;
  Obstacle obstacle{ObstacleKind::Excluded};
  if (!get("kind", name) || !get("source", obstacle.source) ||
      !get("target", obstacle.target) ||
      !get("sourceValue", obstacle.sourceValue) ||
      !get("targetValue", obstacle.targetValue))
    return false;
  auto kind = findNamed(obstacleKinds, obstacleName, name);
  if (!kind)
    return false;
  obstacle.kind = *kind;
  result = std::move(obstacle);
  return true;
}

/// Reads the member `runs`. Returns false if it has another form.
static bool parseRuns(const json::Value *runs,
                      std::optional<unsigned> &result) {
  if (!runs)
    return false;
  std::optional<uint64_t> number = runs->getAsUINT64();
  if (number)
    result = unsigned(*number);
  return number || runs->getAsNull();
}

/// Reads an array of texts. Returns false if it has another form.
static bool parseTexts(const json::Array *array,
                       std::vector<std::string> &texts) {
  if (!array)
    return false;
  for (const json::Value &value : *array) {
    std::optional<llvm::StringRef> text = value.getAsString();
    if (!text)
      return false;
    texts.push_back(text->str());
  }
  return true;
}

/// Reads a member that is null or the name of one of `values`. Returns false if
/// it has another form.
template <typename T, typename Values, typename NameOf>
static bool parseNamed(const json::Value *value, const Values &values,
                       NameOf nameOf, std::optional<T> &result) {
  if (!value)
    return false;
  if (value->getAsNull())
    return true;
  std::optional<llvm::StringRef> name = value->getAsString();
  if (name)
    result = findNamed(values, nameOf, *name);
  return result.has_value();
}

std::optional<PairResult> refine::parsePair(llvm::StringRef line) {
  llvm::Expected<json::Value> value = parseRecord(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *object = value->getAsObject();
  if (!object)
    return std::nullopt;
  PairResult result;
  auto get = [&](llvm::StringRef key, std::string &text) {
    std::optional<llvm::StringRef> found = object->getString(key);
    if (found)
      text = found->str();
    return found.has_value();
  };
  std::string kind, verdict, text;
  std::optional<bool> sameText = object->getBoolean("sameText");
  std::optional<bool> structural = object->getBoolean("structural");
  std::optional<bool> complete = object->getBoolean("complete");
  std::optional<bool> isCached = object->getBoolean("cached");
  std::optional<int64_t> bound = object->getInteger("bound");
  std::optional<double> seconds = object->getNumber("seconds");
  if (!get("kind", kind) || kind != "pair" ||
      !get("source", result.sourceName) || !get("target", result.targetName) ||
      !get("verdict", verdict) || !get("reason", text) ||
      !parseCounterexample(*object, result.counterexample) ||
      !get("untested", result.untested) ||
      !parseRuns(object->get("runs"), result.runs) ||
      !parseReason(object->get("because"), result.reason) ||
      !parseObstacle(object->get("obstacle"), result.obstacle) ||
      !parseNamed(object->get("replay"), replays, replayName, result.replay) ||
      !parseNamed(object->get("proof"), proofKinds, proofName, result.proof) ||
      !parseTexts(object->getArray("rules"), result.rules) ||
      !parseTexts(object->getArray("attempts"), result.attempts) || !sameText ||
      !structural || !complete || !isCached || !bound || !seconds)
    return std::nullopt;
  std::optional<Meaning> meaning = findNamed(meanings, meaningName, verdict);
  if (!meaning)
    return std::nullopt;
  result.meaning = *meaning;
  if (!result.reason)
    result.remark = text;
  result.sameText = *sameText;
  result.structural = *structural;
  result.otherWay = object->getBoolean("otherWay");
  result.complete = *complete;
  result.isCached = *isCached;
  result.bound = *bound;
  result.seconds = *seconds;
  return result;
}

std::string refine::formatOverall(const Overall &overall, double seconds,
                                  uint64_t planned) {
  return formatJSONLine("summary", [&](JSONObject &object) {
    object.text("overall", meaningName(overall.meaning));
    object.number("bound", overall.bound);
    object.flag("complete", overall.complete);
    object.number("pairs", overall.pairs);
    for (Meaning meaning : meanings)
      object.number(meaningName(meaning), overall.counts[unsigned(meaning)]);
    object.number("bounded", overall.bounded);
    object.number("structural", overall.structural);
    object.number("cached", overall.cached);
    object.decimal("seconds", seconds);
    addInterrupt(object, planned);
  });
}
