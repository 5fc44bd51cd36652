// The kinds of atomic updates and reductions that several dialects have:
// `arith::AtomicRMWKind`.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_ATOMICKINDS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_ATOMICKINDS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// What `kind` makes of `left` and `right`, scalars of `type`: the sum, the
/// larger one, ...; of `assign`, `right`. Poison if one that it uses is.
Value combine(Machine &machine, mlir::arith::AtomicRMWKind kind,
              const Value &left, const Value &right, mlir::Type type);

/// The number of `type` that `kind` combines with any other to that one; poison
/// if it is no kind of the reductions of a loop, and for `assign`.
Value neutralOf(Machine &machine, mlir::arith::AtomicRMWKind kind,
                mlir::Type type);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_ATOMICKINDS_H
