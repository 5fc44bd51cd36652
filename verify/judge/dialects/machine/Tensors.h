// What the ops on tensors of several dialects have in common.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_TENSORS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_TENSORS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// Whether the machine is running and a tensor can be of `shape`. Stops the
/// machine if a size is negative, or the elements take too much memory.
bool isPossible(Machine &machine, llvm::ArrayRef<int64_t> shape);

/// Makes `result` a tensor of `shape` whose elements are all `element`.
void giveFilled(Machine &machine, mlir::Value result, Shape shape,
                const Value &element);

/// Makes `result` the tensor `list`. Undefined behaviour if its sizes are not
/// those that the type states.
void giveTensor(Machine &machine, mlir::Value result, Value list);

/// Whether `left` and `right` are the same sizes; undefined behaviour if not.
/// `what` says whose sizes they are.
bool isSameShape(Machine &machine, llvm::ArrayRef<int64_t> left,
                 llvm::ArrayRef<int64_t> right, const llvm::Twine &what);

/// The members of `index` as values.
Values indexValues(const Machine &machine, llvm::ArrayRef<int64_t> index);

/// The sizes of `value`, a tensor or a memref.
llvm::ArrayRef<int64_t> sizesOf(const Value &value);

/// `type` if it is a format of numbers that `double` holds, with zero and
/// negative ones; else null, and the machine stops.
mlir::FloatType simpleFloat(Machine &machine, mlir::Type type);

/// Whether a tensor among the operands of `op` is poison as a whole, which one
/// of unknown shape may be. The results are poison then, and writing to memory
/// is undefined behaviour.
bool passPoison(Machine &machine, mlir::Operation *op);

/// `rule` for tensors that are not poison as a whole.
template <RunRule rule> void onTensors(Machine &machine, mlir::Operation *op) {
  if (!passPoison(machine, op))
    rule(machine, op);
}

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_TENSORS_H
