// The names of the results, and the sums.

#include "test/refine/soundness/Report.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace palindrome::soundness {

/// Whether a pair with this result was judged: a proof without a bound was
/// asked for.
static bool isJudged(Result result) {
  switch (result) {
  case Result::PassNotProved:
  case Result::MutantNotProved:
  case Result::Refuted:
  case Result::HoldsAlone:
  case Result::HoldsUnrolled:
  case Result::Wrong:
  case Result::Limit:
  case Result::Crash:
    return true;
  default:
    return false;
  }
}

StringRef nameOf(Result result) {
  /// In the order of `Result`.
  static constexpr StringLiteral names[] = {
      "unread",
      "no function",
      "not made",
      "not valid",
      "unsupported",
      "unknown",
      "different",
      "not reproduced",
      "holds",
      "holds within the bound",
      "wrong within the bound",
      "WRONG",
      "the same",
      "left out: not known to be wrong",
      "pass not proved",
      "mutant not proved",
      "wrong, not proved",
      "proved",
      "proved, unrolled too",
      "limit",
      "crash",
  };
  static_assert(std::size(names) == size_t(Result::Crash) + 1);
  return names[size_t(result)];
}

Report Report::unpack(const JobOutcome &outcome) {
  switch (outcome.kind) {
  case JobOutcome::Kind::Done:
    return {Result(outcome.text[0]), outcome.text.substr(2),
            outcome.text[1] != 0};
  case JobOutcome::Kind::Crashed:
    return {outcome.stage == readingStage || outcome.stage == makingStage
                ? Result::NotMade
                : Result::Crash,
            outcome.text};
  case JobOutcome::Kind::OutOfMemory:
  case JobOutcome::Kind::TimedOut:
    if (!outcome.interim.empty())
      return unpack({JobOutcome::Kind::Done, outcome.interim});
    break;
  }
  return {Result::Limit, outcome.text};
}

void Tally::add(const Report &report) {
  ++counts[report.result];
  withLoops += report.hasLoops && isJudged(report.result);
}

void Tally::print(raw_ostream &out, bool withoutBound) const {
  for (auto [result, count] : counts)
    out << formatv("{0,8}  {1}\n", count, nameOf(result));
  if (!withoutBound)
    return;
  unsigned pairs = 0, unrolled = count(Result::HoldsUnrolled),
           contradicted = count(Result::Wrong);
  for (auto [result, count] : counts)
    pairs += isJudged(result) ? count : 0;
  out << formatv("{0} pairs ({1} with loops): {2} known to be wrong, {3} "
                 "proved ({4} of them with loops unrolled, too), {5} "
                 "contradicted\n",
                 pairs, withLoops, count(Result::Refuted) + contradicted,
                 count(Result::HoldsAlone) + unrolled + contradicted, unrolled,
                 contradicted);
}

} // namespace palindrome::soundness
