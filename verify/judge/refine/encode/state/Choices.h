// The choices of one function: the values of undef and freeze, the bits of
// NaNs, the addresses of its allocations, and whatever else LangRef leaves
// open.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_CHOICES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_CHOICES_H

#include "verify/judge/refine/encode/state/Position.h"
#include "verify/judge/refine/encode/state/Problem.h"
#include "verify/judge/refine/witness/Witness.h"

namespace palindrome::encode {

using refine::ChoiceKind;

/// A variable whose value the function chooses.
struct ChoiceVariable {
  Expr variable;
  ChoiceKind kind;
  /// The instruction that chooses; null for choices on entry and at the end.
  const llvm::Instruction *at;
  /// Whether `at` is executed and chooses.
  Expr guard;
  /// The number of the choice that all copies for other uses go back to; its
  /// own number for an original.
  unsigned origin;
  /// Whether it is the value of an argument that is undef.
  bool isInput = false;
  /// A condition on the value, given the earlier choices. For all inputs and
  /// earlier choices there is a value that satisfies it.
  Expr axiom = Expr::boolean(true);
  /// Whether the value is an operation's result as it is. (The values of undefs
  /// and NaNs only enter into results.)
  bool isResult = false;
  /// The value that the other function has where this choice is observed; not
  /// set if it is not observed. It guides the guess for the source's choices.
  Expr seenAs = {};
  /// The value that replay uses in place of the variable, if set.
  Expr shown = {};
  /// The choice that this one is a copy of, made for another use.
  std::optional<unsigned> copyOf = {};
  /// Of an undef that is bytes of memory: where each of them is undef, the
  /// least significant first.
  llvm::SmallVector<Expr, 1> bytes = {};
  /// Where the choice has an effect: where the value that contains it is undef.
  Expr isUndef = Expr::boolean(true);
};

/// One use of a value that may be undef. Replay draws one value there, and all
/// that is computed from this use has it.
struct Draw {
  const llvm::Instruction *at;
  unsigned node, lane;
  Expr guard, isUndef, value;
};

/// A value of the source that an outcome contains, and the value of the target
/// that it is compared with. Both are bit vectors of one width, or both are
/// Booleans. (Lanes, so that no term is made of them before it is needed: Z3's
/// search depends on the order in which terms are made.)
struct Observation {
  Lane ofSource, ofTarget;
  /// Whether undefs in the outcome are chosen in both values.
  bool isLate = false;
};

/// Makes choices and keeps them in order. A choice may depend on those before
/// it, and is made at the walk's position.
class Choices {
public:
  Choices(Problem &problem, const Position &here, bool isTarget)
      : problem(problem), here(here), isTarget(isTarget) {}

  /// Makes a choice of `width` bits and returns its number.
  unsigned choose(unsigned width, ChoiceKind kind);
  /// The variable of a choice.
  Expr chosen(unsigned number) const { return variables[number].variable; }
  ChoiceVariable &operator[](unsigned number) { return variables[number]; }
  const ChoiceVariable &operator[](unsigned number) const {
    return variables[number];
  }
  llvm::ArrayRef<ChoiceVariable> all() const { return variables; }
  llvm::MutableArrayRef<ChoiceVariable> all() { return variables; }
  size_t size() const { return variables.size(); }
  /// The conjunction of all choices' axioms.
  Expr axioms() const;

  /// An undef lane. A pointer that is undef does not point to the function's
  /// own allocations: the other values that it may have suffice to make every
  /// access through it undefined behavior.
  Lane undef(unsigned width, bool isPointer = false);
  /// An undef value of `type`. Sets the problem unsupported if the type cannot
  /// be encoded.
  Lanes undef(llvm::Type *type);
  /// The lane as one use sees it: each undef in it becomes a choice of its own.
  /// `number` is the number of the lane in the value, for replay.
  Lane use(const Lane &lane, unsigned number = 0);
  /// One of the values that the lane may have: undefs are zero.
  Lane sample(const Lane &lane) const;
  /// Where the behavior of the source is undefined if the lane varies or is
  /// poison; simply true if that is so wherever execution gets here.
  Expr isSettled(const Lane &lane) const;
  /// Records that the behavior of the source is undefined if execution gets
  /// here and the lane varies or is poison.
  void settle(const Lane &lane);

  llvm::ArrayRef<Draw> draws() const { return drawn; }

  /// Records what an outcome compares, of the source's choices. Terms of
  /// different sorts are ignored.
  void observe(const Observation &observation);
  llvm::ArrayRef<Observation> observations() const { return observed; }
  /// Whether the target makes them.
  bool isOfTarget() const { return isTarget; }

private:
  Shape shapeOf(const Lane &lane) const;
  /// Records that `lane` is used as `used`.
  void addDraw(const Lane &lane, unsigned number, const Lane &used);

  Problem &problem;
  const Position &here;
  bool isTarget;
  /// Finds the choices in terms.
  smt::Occurrences occurrences;
  std::vector<ChoiceVariable> variables;
  std::vector<Draw> drawn;
  std::vector<Observation> observed;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_CHOICES_H
