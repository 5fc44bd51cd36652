// The refinement query and its parts (Refinement.cpp has the formula).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_QUESTION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_QUESTION_H

#include "verify/judge/refine/encode/model/Terms.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/encode/query/Outcome.h"
#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "verify/judge/refine/witness/Countdown.h"

namespace palindrome::encode {

/// Why the solver has no answer.
Reason reasonOf(const Answer &answer);

/// The parts of the solver that the options ask for.
smt::SolverParts solverParts(const RefineOptions &options);

/// The variables of the choices.
llvm::SmallVector<Expr> variables(llvm::ArrayRef<ChoiceVariable> choices);

/// The query whether one function refines another.
class Question {
public:
  Question(const llvm::Function &source, const llvm::Function &target,
           const RefineOptions &options, bool areParts = false)
      : problem(source, target, options, areParts),
        source(problem, source, /*source=*/nullptr, encode::encode),
        target(problem, target, &this->source, encode::encode),
        clock(options.timeoutSeconds > 0 ? options.timeoutSeconds : 1e6) {}

  /// Encodes both functions and asks the solver.
  Proof ask(const Exclusions &exclusions);
  /// Whether there is a proof without a bound. Looks for no counterexample.
  bool holds();

  /// Encodes both functions and sets the members below. False if the problem is
  /// unsupported.
  bool encode();
  Problem problem;
  Side source, target;
  refine::Countdown clock;
  /// The number of choices that each made before the outcomes were compared (s1
  /// and t1).
  size_t earlySource = 0, earlyTarget = 0;
  /// `given`: the conditions on the inputs and the target's choices. `matches`:
  /// the target's outcome refines the source's, for given choices of both.
  /// `isBad`: the source's choices satisfy their axioms only if they do not
  /// match.
  /// `room`: an allocation of the source fails for want of room if and only if
  /// that of the target does; `matches` requires that.
  Expr given, matches, isBad, room;
  /// What the rest of `matches` consists of.
  OutcomeTerms outcomes;

  /// `expr` for the executions that replay can follow: all values of the target
  /// that are computed from one use of an undef see the same value of it.
  Expr asDrawn(Expr expr) const;
  /// Asks for inputs and target's choices that satisfy `conditions`, for which
  /// `bad` holds for all of the source's choices.
  Answer solve(Expr conditions, Expr bad, double seconds);

private:
  /// Narrows the query to other counterexamples.
  void exclude(const Exclusions &exclusions);
  /// That some argument is not the witness's.
  Expr hasOtherArguments(const refine::Witness &witness) const;
  /// Proof::failing.
  std::vector<OutcomePart> failingIn(const Model &model) const;
  /// The conditions on the inputs.
  Expr inputs() const {
    return problem.looksAtAddresses
               ? problem.axioms && problem.blocks.axioms() &&
                     problem.blocks.addressAxioms()
               : problem.axioms && problem.blocks.axioms();
  }
  /// A guess for the source's choices as terms of the target's: `from` becomes
  /// `to`.
  struct Guess {
    llvm::SmallVector<Expr> from, to;
    /// The axioms of choices that are not guessed, and of those that are.
    Expr assumed = Expr::boolean(true), proven = Expr::boolean(true);
    /// Conditions that the solver is to tell apart: where a choice matters.
    llvm::SmallVector<Expr> cases = {};

    /// Whether the choices are guessed to be the same terms.
    bool isSame(const Guess &other) const {
      return llvm::equal(to, other.to,
                         [](Expr x, Expr y) { return x.isSame(y); });
    }
  };
  /// Guesses the corresponding choices in order or, if `bySight`, the target's
  /// value where the source's choice is observed.
  Guess guessChoices(bool bySight) const;
  /// The guess in order or `bySight`, where equations between what is observed
  /// of source and target are solved for the source's choices
  /// (SolvedGuess.cpp): for those of `freeze`, or for all but addresses.
  Guess solveForChoices(bool freezesAlone) const;
  /// A formula without quantifiers. If it has no model, the guess proves
  /// refinement.
  Expr isBadFor(const Guess &guess, Expr outcomeMatches) const;
  /// Whether the guess proves refinement.
  bool holdsFor(const Guess &guess, double seconds) const;
  /// Whether a guess for all of the source's choices proves refinement.
  bool holdsByGuess() const;
  /// Why refinement may fail although the solver says that it holds.
  std::optional<Reason> findDoubt();
  /// `expr` for inputs without undef.
  Expr defineInputs(Expr expr) const;
  /// Marks the problem if the source may load a pointer from a number's bytes.
  void doubtNumbersAsPointers();
  /// Whether no execution of `side` reaches the loop bound.
  bool isComplete(const Side &side);
  /// Whether there is an input at all, with addresses for all objects of both
  /// functions. Without one, every refinement would hold.
  bool hasInput();
  /// Values for all inputs and choices, which most problems allow.
  void listSimpleInput(llvm::SmallVectorImpl<Expr> &terms,
                       llvm::SmallVectorImpl<Expr> &values) const;
  /// Whether both functions return within the bound for some input.
  bool canBothFinish();
  /// A proof with no result, for a reason.
  Proof unknown(Reason reason) const;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_QUESTION_H
