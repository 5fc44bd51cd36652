// The end of an execution.

#include "verify/judge/refine/interpret/state/Course.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether no other end may replace this one.
static bool isFinal(Outcome::Kind kind) {
  return kind != Outcome::Unwinds && kind != Outcome::NoReturn &&
         kind != Outcome::Diverges;
}

void Course::stop(Outcome::Kind kind, const Twine &why) {
  if (!ending && setting.options.observer)
    setting.options.observer->onStopped();
  if (!ending || !isFinal(ending->kind))
    ending = Ending{kind, why.str(), current};
}

void Course::onPossibleUB(const Twine &why) {
  isApproximate |= setting.isSource();
  stop(setting.isSource() ? Outcome::ImmediateUB : Outcome::Unsupported, why);
}

} // namespace palindrome::interpret
