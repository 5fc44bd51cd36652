// What the schedule of a module, which a lowering carries out, takes from its
// author without a check.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_SCHEDULE_H
#define PALINDROME_VERIFY_RUN_LOWERING_SCHEDULE_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::lowering {

/// The first op of the `transform` dialect in `module` that keeps the meaning
/// of a program only if something holds that its documents leave to the author
/// of the schedule: that no vector is too short, for instance. Null if there is
/// none.
mlir::Operation *findTrust(mlir::ModuleOp module);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_SCHEDULE_H
