// Loops that count.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_LOOPS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_LOOPS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// From `lower` by `step`, which is positive, as long as the number is below
/// `upper`: all are integers of one width, signed or not.
struct Counting {
  Bits lower, upper, step;
  bool isUnsigned = false;
};

/// Runs `body` with each number that `counting` has, of the type of its first
/// argument, and what is carried from one iteration to the next, `initial` at
/// first. Returns what is carried in the end; nothing if the run stopped.
/// Whether the loop ends where the last step wraps is open: in a run it does,
/// with latitude, and in a function that is built it goes on.
std::optional<Values> count(Machine &machine, const Counting &counting,
                            mlir::Region &body, mlir::ValueRange initial);

/// Runs `body` with each combination of numbers of `index` that `dimensions`
/// have, the last dimension fastest, and what is carried, of `types`.
using CountBody = llvm::function_ref<std::optional<Values>(
    const Values &numbers, Values carried)>;
std::optional<Values> countAll(Machine &machine,
                               llvm::ArrayRef<Counting> dimensions,
                               mlir::TypeRange types, Values initial,
                               CountBody body);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_LOOPS_H
