// Oracles. Where LangRef leaves a value open (freeze of poison, a use of undef,
// the payload of a NaN, an address), the execution asks an oracle for it.
//
// The target's oracle replays the choices of a witness. The source's enumerates
// all of them, one sequence of answers in each execution:
//
//   %x = freeze i1 poison          run 1   run 2   run 3   run 4
//   %y = freeze i1 poison          0, 0    0, 1    1, 0    1, 1

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ORACLE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ORACLE_H

#include "verify/judge/refine/witness/Witness.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::interpret {

using refine::Choice;
using refine::ChoiceKind;

class Oracle {
public:
  virtual ~Oracle() = default;
  /// One of the 2^width values. `at` is the instruction that chooses, or null
  /// outside of any.
  virtual llvm::APInt ask(ChoiceKind kind, unsigned width,
                          const llvm::Instruction *at) = 0;
  /// The address that `at` asked for last is taken: the allocator chooses one.
  virtual void rejectAddress(const llvm::Instruction *at) {}
};

/// Replays the choices of a witness, and records the choices made. A choice
/// that the witness lacks is `fallback`, sign-extended or truncated to the
/// width, and `fallback` then grows by `step`; an address that it lacks is 0,
/// which leaves the choice to the allocator.
class WitnessOracle : public Oracle {
public:
  using Choices = std::map<const llvm::Instruction *, std::vector<Choice>>;

  explicit WitnessOracle(const Choices &choices, uint64_t fallback = 0,
                         uint64_t step = 0)
      : choices(choices), fallback(fallback), step(step) {}
  llvm::APInt ask(ChoiceKind kind, unsigned width,
                  const llvm::Instruction *at) override;
  void rejectAddress(const llvm::Instruction *at) override {
    record[at].back().bits.clearAllBits();
  }
  const Choices &made() const { return record; }

private:
  const Choices &choices;
  uint64_t fallback, step;
  Choices record;
};

/// Enumerates all sequences of choices, depth first, one in each execution.
class EnumeratingOracle : public Oracle {
public:
  llvm::APInt ask(ChoiceKind kind, unsigned width,
                  const llvm::Instruction *at) override;
  /// Starts the next execution. False if all sequences have been enumerated.
  bool next();

private:
  struct Digit {
    unsigned width;
    uint64_t value;
  };
  std::vector<Digit> digits;
  size_t depth = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ORACLE_H
