// What LangRef leaves open: the choices of an execution, and the values that
// are computed from undef. It depends on the oracle, which makes the choices,
// and on the course, which ends at a choice that is too wide.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CHOICES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CHOICES_H

#include "verify/judge/refine/interpret/state/Course.h"
#include "verify/judge/refine/interpret/state/Oracle.h"

namespace palindrome::interpret {

/// What an operation may be where its operands are undetermined.
struct Strictness {
  bool mayBePoison = false;
  bool mayBeUB = false;
};

class Choices {
public:
  Choices(const Setting &setting, Course &course, Oracle &oracle)
      : setting(setting), course(course), oracle(oracle) {}

  /// One of the 2^width values. Stops in the source if it is too wide to be
  /// enumerated.
  llvm::APInt ask(ChoiceKind kind, unsigned width);
  /// The address that was asked for last is taken: the allocator chooses one.
  void rejectAddress() { oracle.rejectAddress(course.at()); }
  /// A value of type `scalar`; in the source `wide` if that is too wide to be
  /// enumerated.
  Lane choose(ChoiceKind kind, llvm::Type *scalar, Lane::Kind wide);
  /// A lane of kind `wide`, for a choice of the source that is not enumerated.
  Lane approximate(Lane::Kind wide);
  /// A value of which only the bits of `undef` are undef; the others are
  /// `known`.
  Lane chooseUndefBits(llvm::APInt known, const llvm::APInt &undef);
  /// Notes a choice that no oracle is asked for.
  void note() { ++made; }
  /// How many choices were made; 0 if the execution made none.
  uint64_t count() const { return made; }

  /// Computes an operation that is poison if an operand is. `compute` is given
  /// lanes of kind `Bits` and `Pointer` only: undetermined operands are chosen
  /// first, or, in the source, the result is over-approximated.
  Lane strict(llvm::ArrayRef<Lane> in, llvm::ArrayRef<llvm::Type *> types,
              llvm::Type *out, Strictness strictness,
              llvm::function_ref<Lane(llvm::ArrayRef<Lane>)> compute);
  /// Replaces lanes that were computed from undef by poison: the source uses
  /// the value that was chosen for them once more.
  void poisonIfFromUndef(llvm::MutableArrayRef<Lane> lanes);
  /// Notes that `lane` is used where it must be well defined.
  void noteWellDefinedUse(const Lane &lane) {
    if (!setting.isSource() && lane.fromUndef && setting.options.observer)
      setting.options.observer->onWellDefinedUse(course.at(), lane);
  }

private:
  const Setting &setting;
  Course &course;
  Oracle &oracle;
  uint64_t made = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CHOICES_H
