// Derives causes from results and deaths.

#include "verify/fuzz/cause/Cause.h"
#include "verify/fuzz/cause/Stack.h"
#include "verify/io/Messages.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::fuzz {

/// Adds a cause for each class of `differences`.
static void addClasses(const std::vector<DifferenceCount> &differences,
                       StringRef verdict, std::vector<std::string> &causes) {
  for (const DifferenceCount &difference : differences)
    causes.push_back((verdict + ": " + difference.className).str());
}

static bool hasDifferences(Verdict verdict) {
  return verdict == Verdict::Isomorphic || verdict == Verdict::Different;
}

std::vector<std::string> causesOf(const FileResult &result) {
  std::vector<std::string> causes;
  if (result.verdict == Verdict::Identical ||
      result.verdict == Verdict::Unreadable)
    return causes;
  // The differ of LLVM modules has counted nothing where they are identical.
  addClasses(result.differences,
             verdictName(result.sides ? result.sides->llvm : result.verdict),
             causes);
  if (result.sides) {
    std::string side = ("mlir " + verdictName(result.sides->mlir)).str();
    if (hasDifferences(result.sides->mlir))
      addClasses(result.sides->differences, side, causes);
    else if (result.sides->mlir == Verdict::Unknown)
      causes.push_back(side + ": " + normaliseMessage(result.sides->message));
  }
  if (causes.empty())
    causes.push_back(
        (verdictName(result.verdict) + ": " + normaliseMessage(result.message))
            .str());
  return causes;
}

bool isRejectedExport(const FileResult &result, bool wasImported) {
  return !wasImported && result.verdict == Verdict::Invalid &&
         StringRef(result.message).starts_with("LLVM verifier: ");
}

std::string causeOf(const WrongLowering &wrong) {
  std::string cause = "lowering: " + wrong.what + ": ";
  if (!wrong.passes.empty())
    cause += join(wrong.passes, " or ") + ": ";
  return cause + join(wrong.ops, ", ");
}

std::string causeOf(const JobOutcome &outcome) {
  StackKind kind = StackKind::Fault;
  std::string verdict = "crash";
  if (outcome.kind == JobOutcome::Kind::TimedOut) {
    verdict = "timeout";
    kind = StackKind::Limit;
  } else if (outcome.kind == JobOutcome::Kind::OutOfMemory) {
    verdict = "memory";
    kind = StackKind::Limit;
  } else if (StringRef(outcome.text).contains("stack overflow")) {
    kind = StackKind::Overflow;
  }
  std::string cause = verdict + ": " + normaliseMessage(outcome.text);
  std::string frames = characteristicFrames(functionNames(outcome.stack), kind);
  if (!frames.empty())
    cause += " at " + frames;
  return cause;
}

bool mayBeUpstreams(const JobOutcome &outcome) {
  return !outcome.epitaph.empty() || outcome.stage == "parse" ||
         outcome.stage == "LLVM verifier" || outcome.stage == "MLIR verifier";
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
