// The text of an outcome.

#include "verify/judge/refine/interpret/state/Outcome.h"

using namespace llvm;

namespace palindrome::interpret {

std::string outcomeText(const Outcome &outcome) {
  switch (outcome.kind) {
  case Outcome::Returns:
    return "returns " +
           (outcome.type ? lanesText(outcome.result, outcome.type) : "");
  case Outcome::Unwinds:
    return "unwinds";
  case Outcome::NoReturn:
    return "does not come back from a call";
  case Outcome::Diverges:
    return "runs for ever";
  case Outcome::ImmediateUB:
    return "has undefined behavior: " + outcome.why;
  case Outcome::Unsupported:
    return "is not supported: " + outcome.why;
  case Outcome::Limit:
    return "does not end within the limit of " + outcome.why;
  }
  return "";
}

} // namespace palindrome::interpret
