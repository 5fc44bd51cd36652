// Describes a run that has not judged all of its files.

#include "verify/report/Partial.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace palindrome;
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

void palindrome::report::addPartial(JSONObject &object,
                                    const VerifySummary &summary) {
  if (!summary.partial)
    return;
  object.object("partial", [&](JSONObject &partial) {
    partial.text("reason", wordingOf(*summary.partial).name);
    if (!summary.partial->signal.empty())
      partial.text("signal", summary.partial->signal);
    if (summary.partial->planned)
      partial.number("planned", int64_t(summary.partial->planned));
  });
}

bool palindrome::report::parsePartial(const llvm::json::Object &object,
                                      std::optional<PartialRun> &partial) {
  const llvm::json::Value *value = object.get("partial");
  if (!value)
    return true;
  const llvm::json::Object *members = value->getAsObject();
  if (!members)
    return false;
  auto name = members->getString("reason");
  const auto *found = llvm::find_if(wordings, [&](const Wording &wording) {
    return name && wording.name == *name;
  });
  if (found == std::end(wordings))
    return false;
  partial.emplace();
  partial->reason = found->reason;
  partial->signal = members->getString("signal").value_or("").str();
  partial->planned = uint64_t(
      std::max<int64_t>(members->getInteger("planned").value_or(0), 0));
  return true;
}
