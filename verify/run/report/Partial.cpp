// Describes a run that has not judged all of its files.

#include "verify/run/report/Partial.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace palindrome;
using namespace palindrome::report;
using Reason = PartialRun::Reason;

namespace {
struct Wording {
  Reason reason;
  llvm::StringLiteral name; ///< In JSON.
  llvm::StringLiteral text;
};
} // namespace

static constexpr Wording wordings[] = {
    {Reason::Interrupted, "interrupted", "interrupted"},
    {Reason::FailFast, "fail-fast", "stopped by --fail-fast"},
    {Reason::Unfinished, "unfinished", "unfinished"},
};

static const Wording &wordingOf(const PartialRun &partial) {
  for (const Wording &wording : wordings)
    if (wording.reason == partial.reason)
      return wording;
  llvm_unreachable("all reasons have a row");
}

std::string palindrome::report::partialText(const VerifySummary &summary) {
  if (!summary.partial)
    return "";
  std::string text =
      (wordingOf(*summary.partial).text + ": " + llvm::Twine(summary.files))
          .str();
  if (uint64_t planned = summary.partial->planned)
    text += " of " + std::to_string(planned);
  return text + " judged";
}

static llvm::StringRef nameOf(Reason reason) {
  return wordings[size_t(reason)].name;
}

namespace palindrome {

template <>
inline constexpr EnumNames<Reason> namesOf<Reason>{nameOf, Reason::Unfinished};

void describe(JSONMembers &members, PartialRun &partial) {
  members.member("reason", partial.reason);
  members.memberIfAny("signal", partial.signal);
  members.memberIfAny("planned", partial.planned);
}

} // namespace palindrome
