// The names of verdicts and of reasons, as reports and JSON write them.

#include "palindrome/Refine.h"

using namespace palindrome;

llvm::StringRef palindrome::meaningName(Meaning meaning) {
  switch (meaning) {
  case Meaning::Equivalent:
    return "equivalent";
  case Meaning::Refined:
    return "refined";
  case Meaning::Unknown:
    return "unknown";
  case Meaning::Different:
    return "different";
  }
  return "";
}

llvm::StringRef palindrome::basisName(Basis basis) {
  switch (basis) {
  case Basis::None:
    return "";
  case Basis::Rules:
    return "by the dialects' rules";
  case Basis::Lowered:
    return "as lowered";
  }
  return "";
}

llvm::StringRef palindrome::reasonKindName(ReasonKind kind) {
  switch (kind) {
  case ReasonKind::Time:
    return "time";
  case ReasonKind::Memory:
    return "memory";
  case ReasonKind::GaveUp:
    return "gave-up";
  case ReasonKind::Bound:
    return "bound";
  case ReasonKind::Unsupported:
    return "unsupported";
  case ReasonKind::Approximated:
    return "approximated";
  case ReasonKind::NotReproduced:
    return "not-reproduced";
  case ReasonKind::Crash:
    return "crash";
  case ReasonKind::Interprocedural:
    return "interprocedural";
  case ReasonKind::Lowering:
    return "lowering";
  }
  return "";
}

llvm::StringRef palindrome::obstacleName(ObstacleKind kind) {
  switch (kind) {
  case ObstacleKind::Excluded:
    return "excluded";
  case ObstacleKind::Promise:
    return "promise";
  case ObstacleKind::Loop:
    return "loop";
  case ObstacleKind::Branch:
    return "branch";
  case ObstacleKind::Event:
    return "event";
  case ObstacleKind::Operand:
    return "operand";
  case ObstacleKind::Undefined:
    return "undefined";
  case ObstacleKind::Store:
    return "store";
  case ObstacleKind::Progress:
    return "progress";
  case ObstacleKind::Time:
    return "time";
  }
  return "";
}

llvm::StringRef palindrome::proofName(ProofKind kind) {
  switch (kind) {
  case ProofKind::Text:
    return "text";
  case ProofKind::Rules:
    return "rules";
  case ProofKind::Lockstep:
    return "lockstep";
  case ProofKind::AllInputs:
    return "all inputs";
  case ProofKind::Execution:
    return "execution";
  }
  return "";
}

std::string palindrome::reasonText(const Reason &reason) {
  // People read words.
  std::string text = reasonKindName(reason.kind).str();
  llvm::replace(text, '-', ' ');
  if (!reason.what.empty())
    text += ": " + reason.what;
  return text;
}

std::string palindrome::explanationOf(const PairResult &result) {
  return result.reason ? reasonText(*result.reason) : result.remark;
}

std::string palindrome::runsText(const PairResult &result) {
  if (!result.runs)
    return "";
  if (*result.runs == 0)
    return "no run counts: " + result.untested;
  return "no difference in " + std::to_string(*result.runs) +
         (*result.runs == 1 ? " run" : " runs");
}
