// Where a value is not determined, an oracle says what it is.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ORACLE_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ORACLE_H

#include "verify/refine/witness/Witness.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::interpret {

using refine::Choice;
using refine::ChoiceKind;

class Oracle {
public:
  virtual ~Oracle() = default;
  /// One of the 2^width values. `at` is null for what no instruction chose.
  virtual llvm::APInt ask(ChoiceKind kind, unsigned width,
                          const llvm::Instruction *at) = 0;
};

/// Replays a witness's choices; what it lacks is `fallback`, repeated to the
/// width, each time more by `step`. Records what was chosen.
class WitnessOracle : public Oracle {
public:
  using Choices = std::map<const llvm::Instruction *, std::vector<Choice>>;

  explicit WitnessOracle(const Choices &choices, uint64_t fallback = 0,
                         uint64_t step = 0)
      : choices(choices), fallback(fallback), step(step) {}
  llvm::APInt ask(ChoiceKind kind, unsigned width,
                  const llvm::Instruction *at) override;
  const Choices &made() const { return record; }

private:
  const Choices &choices;
  uint64_t fallback, step;
  Choices record;
};

/// Gives all sequences of answers, one a run, depth first.
class EnumeratingOracle : public Oracle {
public:
  llvm::APInt ask(ChoiceKind kind, unsigned width,
                  const llvm::Instruction *at) override;
  /// Starts the next run; false if there is none.
  bool next();
  /// Whether this run read any choice.
  bool wasAsked() const { return depth != 0; }

private:
  struct Digit {
    unsigned width;
    uint64_t value;
  };
  std::vector<Digit> digits;
  size_t depth = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ORACLE_H
