// Results as JSON.

#include "verify/refine/PairJSON.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::refine;
namespace json = llvm::json;

static constexpr Meaning meanings[] = {Meaning::Equivalent, Meaning::Refined,
                                       Meaning::Unknown, Meaning::Different};
static constexpr Replay replays[] = {Replay::Concrete, Replay::Enumerated,
                                     Replay::Solver};

static constexpr ReasonKind reasonKinds[] = {
    ReasonKind::Time,         ReasonKind::Memory,
    ReasonKind::Bound,        ReasonKind::Unsupported,
    ReasonKind::Approximated, ReasonKind::NotReproduced,
    ReasonKind::Crash,
};

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

static void addSeconds(json::OStream &out, double seconds) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.3f", seconds);
  out.attributeBegin("seconds");
  out.rawValue(text);
  out.attributeEnd();
}

std::string refine::formatPair(const PairResult &result) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  json::OStream out(stream);
  auto attribute = [&](llvm::StringRef key, llvm::StringRef value) {
    out.attribute(key, json::fixUTF8(value));
  };
  out.object([&] {
    attribute("a", result.nameA);
    attribute("b", result.nameB);
    attribute("verdict", meaningName(result.meaning));
    attribute("reason", explanationOf(result));
    out.attributeBegin("because");
    if (result.reason)
      out.object([&] {
        attribute("kind", reasonKindName(result.reason->kind));
        attribute("what", result.reason->what);
      });
    else
      out.value(nullptr);
    out.attributeEnd();
    out.attribute("sameText", result.sameText);
    out.attribute("structural", result.structural);
    if (result.replay)
      attribute("replay", replayName(*result.replay));
    else
      out.attribute("replay", nullptr);
    if (result.otherWay)
      out.attribute("otherWay", *result.otherWay);
    else
      out.attribute("otherWay", nullptr);
    out.attribute("bound", int64_t(result.bound));
    out.attribute("complete", result.complete);
    attribute("counterexample", result.witness);
    addSeconds(out, result.seconds);
  });
  return text;
}

static std::optional<Reason> parseReason(const json::Object &object) {
  std::optional<llvm::StringRef> name = object.getString("kind");
  std::optional<llvm::StringRef> what = object.getString("what");
  auto kind = llvm::find_if(reasonKinds, [&](ReasonKind one) {
    return name && reasonKindName(one) == *name;
  });
  if (kind == std::end(reasonKinds) || !what)
    return std::nullopt;
  return Reason{*kind, what->str()};
}

std::optional<PairResult> refine::parsePair(llvm::StringRef line) {
  llvm::Expected<json::Value> value = json::parse(line);
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
  std::string verdict, text, replay;
  std::optional<bool> sameText = object->getBoolean("sameText");
  std::optional<bool> structural = object->getBoolean("structural");
  std::optional<bool> complete = object->getBoolean("complete");
  std::optional<int64_t> bound = object->getInteger("bound");
  std::optional<double> seconds = object->getNumber("seconds");
  if (!get("a", result.nameA) || !get("b", result.nameB) ||
      !get("verdict", verdict) || !get("reason", text) || !sameText ||
      !get("counterexample", result.witness) || !structural || !complete ||
      !bound || !seconds)
    return std::nullopt;
  auto meaning = llvm::find_if(
      meanings, [&](Meaning one) { return meaningName(one) == verdict; });
  if (meaning == std::end(meanings))
    return std::nullopt;
  result.meaning = *meaning;
  if (get("replay", replay))
    for (Replay one : replays)
      if (replayName(one) == replay)
        result.replay = one;
  if (const json::Object *because = object->getObject("because")) {
    result.reason = parseReason(*because);
    if (!result.reason)
      return std::nullopt;
  } else {
    result.remark = text;
  }
  result.sameText = *sameText;
  result.structural = *structural;
  result.otherWay = object->getBoolean("otherWay");
  result.complete = *complete;
  result.bound = *bound;
  result.seconds = *seconds;
  return result;
}

std::string refine::formatOverall(const Overall &overall, double seconds) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  json::OStream out(stream);
  out.object([&] {
    out.attribute("overall", meaningName(overall.meaning));
    out.attribute("bound", int64_t(overall.bound));
    out.attribute("complete", overall.complete);
    out.attribute("pairs", int64_t(overall.pairs));
    for (Meaning meaning : meanings)
      out.attribute(meaningName(meaning),
                    int64_t(overall.counts[unsigned(meaning)]));
    out.attribute("structural", int64_t(overall.structural));
    addSeconds(out, seconds);
  });
  return text;
}
