// Classes of messages, and whether an answer is the one to keep.

#include "verify/seek/reduce/Goal.h"
#include "verify/base/io/Messages.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::reduce;

std::string palindrome::reduce::messageClass(llvm::StringRef message) {
  return normaliseMessage(message);
}

/// The class of `cause`, of which the verdict is said apart if it is one.
static std::string classOf(const fuzz::Cause &cause) {
  return findVerdict(cause.verdict) ? cause.detail : cause.text();
}

Answer palindrome::reduce::answerOf(const JobOutcome &outcome) {
  Answer answer;
  switch (outcome.kind) {
  case JobOutcome::Kind::Done:
    if (std::optional<Answer> parsed = parseAnswer(outcome.text))
      return *parsed;
    answer.message = "the worker's answer is garbled";
    return answer;
  case JobOutcome::Kind::TimedOut:
    answer.verdict = Verdict::Timeout;
    break;
  case JobOutcome::Kind::Crashed:
  case JobOutcome::Kind::OutOfMemory:
    answer.verdict = Verdict::Crash;
    break;
  }
  answer.message = outcome.text;
  answer.classes.push_back(classOf(fuzz::causeOf(outcome)));
  return answer;
}

namespace palindrome::reduce {

static void describe(JSONMembers &members, Answer &answer) {
  members.member("verdict", answer.verdict);
  members.member("classes", answer.classes);
  members.member("message", answer.message);
}

} // namespace palindrome::reduce

std::string palindrome::reduce::formatAnswer(const Answer &answer) {
  return formatMembers(answer);
}

std::optional<Answer> palindrome::reduce::parseAnswer(llvm::StringRef line) {
  return parseMembers<Answer>(line);
}

bool Goal::isShownBy(const Answer &answer) const {
  return answer.verdict == verdict &&
         (className.empty() || llvm::is_contained(answer.classes, className) ||
          llvm::is_contained(answer.classes, messageClass(className)));
}

std::string Goal::str() const {
  std::string text = verdictName(verdict).str();
  return className.empty() ? text : text + ":" + className;
}

std::optional<Goal> Goal::parse(llvm::StringRef text) {
  auto [name, className] = text.split(':');
  std::optional<Verdict> verdict = findVerdict(name);
  if (!verdict)
    return std::nullopt;
  return Goal{*verdict, className.str()};
}

std::optional<Goal> Goal::ofCause(llvm::StringRef text) {
  fuzz::Cause cause = fuzz::Cause::parse(text);
  // The fuzzer's prover compares texts; the class of its answer is not ours.
  if (cause.verdict == fuzz::notRefined)
    return Goal{Verdict::Different, ""};
  // The only verdict that `palindrome verify` has no name for.
  if (cause.verdict == fuzz::outOfMemory)
    return Goal{Verdict::Crash, classOf(cause)};
  std::optional<Verdict> verdict = findVerdict(cause.verdict);
  if (!verdict)
    return std::nullopt;
  return Goal{*verdict, (cause.isMLIR ? "mlir " : "") + cause.detail};
}
