// The question that is asked of a pair (Refinement.cpp), and its parts.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_QUESTION_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_QUESTION_H

#include "verify/refine/encode/model/Terms.h"
#include "verify/refine/encode/query/Encode.h"
#include "verify/refine/encode/walk/Dispatch.h"
#include <chrono>

namespace palindrome::encode {

/// Why an unknown answer is one.
Reason reasonOf(const Answer &answer);

/// The time left.
class Clock {
public:
  explicit Clock(double seconds)
      : end(std::chrono::steady_clock::now() +
            std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                std::chrono::duration<double>(seconds))) {}
  double left() const {
    return std::chrono::duration<double>(end - std::chrono::steady_clock::now())
        .count();
  }

private:
  std::chrono::steady_clock::time_point end;
};

class Question {
public:
  Question(const llvm::Function &a, const llvm::Function &b,
           const RefineOptions &options)
      : problem(a, b, options),
        a(problem, a, /*source=*/nullptr, encode::encode),
        b(problem, b, &this->a, encode::encode),
        clock(options.timeoutSeconds > 0 ? options.timeoutSeconds : 1e6) {}

  refine::Proof ask();

  /// Walks both sides and sets what follows; false if they are not supported.
  bool encode();
  Problem problem;
  Side a, b;
  Clock clock;
  /// How many choices each made before the outcomes were compared.
  size_t earlyA = 0, earlyB = 0;
  /// What holds of the inputs and of B's choices; whether, for given choices of
  /// A, B's outcome is allowed; whether they are bad for A.
  Expr given, matches, isBad;

  /// Where all of B that is computed from one use of an undef has one value:
  /// replay knows no other executions.
  Expr asDrawn(Expr expr) const;
  /// Whether it is so for an input: with quantifiers, where A has choices.
  Answer solve(Expr given, Expr isBad, double seconds);

private:
  Expr inputs() const {
    return problem.looksAtAddresses
               ? problem.axioms && problem.blocks.axioms() &&
                     problem.blocks.addressAxioms()
               : problem.axioms && problem.blocks.axioms();
  }
  /// A's choices as terms of B's: the corresponding ones, or what B is seen to
  /// have where A's are seen.
  struct Guess {
    llvm::SmallVector<Expr> from, to;
    /// Axioms of choices that may be any, and of those that are guessed.
    Expr assumed = Expr::boolean(true), proven = Expr::boolean(true);
  };
  Guess guessChoices(bool bySight) const;
  /// What is to have no model for the guess to prove it, without quantifiers.
  Expr isBadFor(const Guess &guess, Expr matches) const;
  /// Without undef in the inputs.
  Expr defineInputs(Expr expr) const;
  bool isComplete(const Side &side);
  /// Whether there is an input at all, with room for what both sides make: of
  /// none, anything could be proved.
  bool hasInput();
  /// Whether some input lets both return within the bound.
  bool canBothFinish();
  refine::Proof unknown(Reason reason) const;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_QUESTION_H
