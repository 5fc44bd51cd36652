// Executions that run for ever: one that arrives at a block in a state in which
// it has been there before does the same again, if others do as well. States
// are the same if they agree in all that decides what happens:
//
//   loop:                     ; %c and memory are the same each time: diverges,
//     %i = phi ...            ; which is undefined behavior where the function
//     %n = add i64 %i, 1      ; or the loop has to make progress. %i and %n
//     lead br i1 %c, label %loop   ; to nothing that anyone sees
//
//   loop:                              ; makes the same event again and again,
//     store volatile i8 0, ptr %p      ; which is progress
//     br label %loop

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_DIVERGENCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_DIVERGENCE_H

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace palindrome::interpret {

class Divergence {
public:
  explicit Divergence(Machine &machine) : machine(machine) {}

  /// Ends the execution if it is at `block`, entered from `from`, in a state in
  /// which it was there before.
  void watch(const llvm::BasicBlock &block, const llvm::BasicBlock *from);
  /// Outcome::repeatsEvents.
  bool repeatsEvents() const { return isRepeating; }

private:
  /// What decides how some blocks are executed: values, and the contents of
  /// memory, unless nothing reads what the execution writes.
  struct Deciding {
    size_t blocks = 0; ///< How many they were.
    llvm::SmallPtrSet<const llvm::Value *, 8> values;
    bool contents = true;
  };
  /// A state of the executed function, at the entry of `block`, how often it
  /// has entered which blocks since, and what decides how these are executed.
  struct State {
    const llvm::BasicBlock *block, *from;
    Registers registers;
    Memory memory;
    size_t events, unknownCalls, accesses;
    uint64_t choices;
    unsigned entries = 0, mostEntries;
    llvm::SmallPtrSet<const llvm::BasicBlock *, 4> blocks;
    Deciding deciding;
  };

  void findWhatDecides(State &state) const;
  bool isAgainIn(const State &earlier) const;

  Machine &machine;
  std::unique_ptr<State> state; ///< With which later ones are compared.
  bool isRepeating = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_EXECUTION_DIVERGENCE_H
