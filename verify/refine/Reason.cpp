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

llvm::StringRef palindrome::reasonKindName(ReasonKind kind) {
  switch (kind) {
  case ReasonKind::Time:
    return "time";
  case ReasonKind::Memory:
    return "memory";
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
  }
  return "";
}

std::string palindrome::reasonText(const Reason &reason) {
  std::string text = reason.kind == ReasonKind::NotReproduced
                         ? "not reproduced"
                         : reasonKindName(reason.kind).str();
  if (!reason.what.empty())
    text += ": " + reason.what;
  return text;
}

std::string palindrome::explanationOf(const PairResult &result) {
  return result.reason ? reasonText(*result.reason) : result.remark;
}
