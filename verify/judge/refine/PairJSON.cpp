// The results of pairs as JSON, which worker processes send to their parent,
// and the end of a report.

#include "verify/judge/refine/PairJSON.h"
#include "verify/base/counterexample/JSON.h"
#include "verify/base/workers/Interrupt.h"

using namespace palindrome;
using namespace palindrome::refine;

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

namespace palindrome {

template <>
inline constexpr EnumNames<Meaning> namesOf<Meaning>{meaningName,
                                                     Meaning::Different};
template <>
inline constexpr EnumNames<Replay> namesOf<Replay>{replayName, Replay::Solver};
template <>
inline constexpr EnumNames<ReasonKind> namesOf<ReasonKind>{
    reasonKindName, ReasonKind::Lowering};
template <>
inline constexpr EnumNames<Basis> namesOf<Basis>{basisName, Basis::Lowered};
template <>
inline constexpr EnumNames<ProofKind> namesOf<ProofKind>{proofName,
                                                         ProofKind::Execution};
template <>
inline constexpr EnumNames<ObstacleKind> namesOf<ObstacleKind>{
    obstacleName, ObstacleKind::Time};

static void describe(JSONMembers &members, Reason &reason) {
  members.member("kind", reason.kind);
  members.member("what", reason.what);
}

static void describe(JSONMembers &members, Obstacle &obstacle) {
  members.member("kind", obstacle.kind);
  members.member("source", obstacle.source);
  members.member("target", obstacle.target);
  members.member("sourceValue", obstacle.sourceValue);
  members.member("targetValue", obstacle.targetValue);
}

static void describe(JSONMembers &members, PairResult &result) {
  members.member("source", result.sourceName);
  members.member("target", result.targetName);
  // The first names of these two members, for readers that know no others.
  members.derived("a", result.sourceName);
  members.derived("b", result.targetName);
  members.memberIfAny("sourcePlace", result.sourcePlace);
  members.memberIfAny("targetPlace", result.targetPlace);
  members.memberIf(result.basis != Basis::None, "basis", result.basis);
  members.memberIfAny("unstated", result.unstated);
  members.member("verdict", result.meaning);
  std::string explanation = explanationOf(result);
  members.member("reason", explanation);
  members.member("because", result.reason);
  if (members.isReading() && !result.reason)
    result.remark = std::move(explanation);
  members.member("obstacle", result.obstacle);
  members.member("attempts", result.attempts);
  members.member("sameText", result.sameText);
  members.member("structural", result.structural);
  members.member("proof", result.proof);
  members.member("rules", result.rules);
  members.member("replay", result.replay);
  members.member("otherWay", result.otherWay);
  members.member("bound", result.bound);
  members.member("complete", result.complete);
  members.member("runs", result.runs);
  members.member("untested", result.untested);
  members.member("counterexample", result.counterexample);
  members.member("cached", result.isCached);
  members.member("seconds", result.seconds);
}

} // namespace palindrome

static constexpr llvm::StringLiteral kindOfPairs = "pair";

std::string refine::formatPair(const PairResult &result) {
  return formatMembers(result, kindOfPairs);
}

std::optional<PairResult> refine::parsePair(llvm::StringRef line) {
  return parseMembers<PairResult>(line, kindOfPairs);
}

std::string refine::formatOverall(const Overall &overall, double seconds,
                                  uint64_t planned) {
  return formatJSONLine("summary", [&](JSONObject &object) {
    object.text("overall", meaningName(overall.meaning));
    object.number("bound", overall.bound);
    object.flag("complete", overall.complete);
    object.number("pairs", overall.pairs);
    for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
      object.number(meaningName(Meaning(i)), overall.counts[i]);
    object.number("bounded", overall.bounded);
    object.number("structural", overall.structural);
    object.number("cached", overall.cached);
    object.decimal("seconds", seconds);
    addInterrupt(object, planned);
  });
}
