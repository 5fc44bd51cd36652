// What became of the pairs, and how many of them met the same fate.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_REPORT_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_REPORT_H

#include "verify/base/workers/WorkerPool.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <string>

namespace palindrome::soundness {

/// What became of one pair.
enum class Result {
  Unread,
  NoFunction, ///< Of those in the file, none has a fitting size.
  NotMade,    ///< LLVM crashed while it read the file or changed the function.
  NotValid,   ///< LLVM's verifier rejects the changed function.
  Unsupported,
  Unknown,
  Different, ///< A counterexample was run.
  NotReproduced,
  Holds,
  HoldsWithinBound,
  WrongWithinBound, ///< A counterexample contradicts a bounded proof.
  Wrong,            ///< One contradicts a complete proof.
  Same,             ///< The change has no effect.
  // Of a proof that needs no bound:
  LeftOut, ///< Not known to be wrong, and no proof was asked for.
  PassNotProved,
  MutantNotProved,
  Refuted,       ///< Not proved, and a counterexample was run.
  HoldsAlone,    ///< Neither refuted nor proved with loops unrolled.
  HoldsUnrolled, ///< Proved with loops unrolled, too.
  Limit,         ///< The worker exceeded its time or memory.
  Crash,
};

llvm::StringRef nameOf(Result result);

/// A result and its details, which are shown if there are any.
struct Report {
  Result result;
  std::string details = {};
  bool hasLoops = false; ///< Whether both functions have one.

  /// The form in which a worker sends it, also as an interim result: what
  /// becomes of the pair if the limit is exceeded.
  std::string pack() const {
    return std::string{char(result), char(hasLoops)} + details;
  }
  static Report unpack(const JobOutcome &outcome);
};

/// The stages of a job in which the pair is made, as `setWorkerStage` has them.
inline constexpr llvm::StringLiteral readingStage = "reading",
                                     makingStage = "making";

class Tally {
public:
  void add(const Report &report);
  /// Prints the number of pairs with each result; if proofs without a bound
  /// were asked for, the sums, too:
  ///
  ///   4000 pairs (3100 with loops): 2000 known to be wrong, 1021 proved (803
  ///   of them with loops unrolled, too), 0 contradicted
  void print(llvm::raw_ostream &out, bool withoutBound) const;
  bool isWrong() const { return count(Result::Wrong) != 0; }

private:
  unsigned count(Result result) const {
    auto found = counts.find(result);
    return found == counts.end() ? 0 : found->second;
  }

  std::map<Result, unsigned> counts;
  unsigned withLoops = 0; ///< Of the pairs that were judged.
};

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_REPORT_H
