// Derives causes from results and deaths.

#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/base/io/Messages.h"
#include "verify/seek/fuzz/cause/Stack.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::fuzz {

static constexpr StringLiteral ofMLIR = "mlir ", separator = ": ";

std::string Cause::text() const {
  return (isMLIR ? ofMLIR.str() : "") + verdict + separator.str() + detail;
}

Cause Cause::parse(StringRef text) {
  bool isMLIR = text.consume_front(ofMLIR);
  auto [verdict, detail] = text.split(separator);
  return {isMLIR, verdict.str(), detail.str()};
}

std::vector<std::string> textsOf(ArrayRef<Cause> causes) {
  std::vector<std::string> texts;
  for (const Cause &cause : causes)
    texts.push_back(cause.text());
  return texts;
}

/// Adds a cause for each class of `differences`.
static void addClasses(const std::vector<DifferenceCount> &differences,
                       bool isMLIR, Verdict verdict,
                       std::vector<Cause> &causes) {
  for (const DifferenceCount &difference : differences)
    causes.push_back(
        {isMLIR, verdictName(verdict).str(), difference.className});
}

static bool hasDifferences(Verdict verdict) {
  return verdict == Verdict::Isomorphic || verdict == Verdict::Different;
}

std::vector<Cause> causesOf(const FileResult &result) {
  std::vector<Cause> causes;
  if (result.verdict == Verdict::Identical ||
      result.verdict == Verdict::Unreadable)
    return causes;
  // The differ of LLVM modules has counted nothing where they are identical.
  addClasses(result.differences, /*isMLIR=*/false,
             result.sides ? result.sides->llvm : result.verdict, causes);
  if (const std::optional<BothSides> &sides = result.sides) {
    if (hasDifferences(sides->mlir))
      addClasses(sides->differences, /*isMLIR=*/true, sides->mlir, causes);
    else if (sides->mlir == Verdict::Unknown)
      causes.push_back({/*isMLIR=*/true, verdictName(sides->mlir).str(),
                        normaliseMessage(sides->message)});
  }
  if (causes.empty())
    causes.push_back({/*isMLIR=*/false, verdictName(result.verdict).str(),
                      normaliseMessage(result.message)});
  return causes;
}

Cause causeOf(const WrongLowering &wrong) {
  std::string detail = wrong.what + ": ";
  if (!wrong.passes.empty())
    detail += join(wrong.passes, " or ") + ": ";
  return {/*isMLIR=*/false, "lowering", detail + join(wrong.ops, ", ")};
}

Cause causeOf(const JobOutcome &outcome) {
  StackKind kind = StackKind::Fault;
  std::string verdict = "crash";
  if (outcome.kind == JobOutcome::Kind::TimedOut) {
    verdict = "timeout";
    kind = StackKind::Limit;
  } else if (outcome.kind == JobOutcome::Kind::OutOfMemory) {
    verdict = outOfMemory.str();
    kind = StackKind::Limit;
  } else if (outcome.isStackOverflow) {
    kind = StackKind::Overflow;
  }
  std::string detail = normaliseMessage(outcome.text);
  std::string frames = characteristicFrames(functionNames(outcome.stack), kind);
  if (!frames.empty())
    detail += " at " + frames;
  return {/*isMLIR=*/false, std::move(verdict), std::move(detail)};
}

bool mayBeUpstreams(const JobOutcome &outcome) {
  return !outcome.epitaph.empty() || outcome.stage == stages::parse ||
         outcome.stage == stages::verifyLLVM ||
         outcome.stage == stages::verifyMLIR;
}

std::string folderName(StringRef cause) {
  std::string name;
  for (char c : cause.substr(0, 60))
    if (isAlnum(c))
      name += toLower(c);
    else if (!name.empty() && name.back() != '-')
      name += '-';
  while (!name.empty() && name.back() == '-')
    name.pop_back();
  return name + "-" +
         utohexstr(xxh3_64bits(cause), /*LowerCase=*/true, 16).substr(0, 8);
}

} // namespace palindrome::fuzz
