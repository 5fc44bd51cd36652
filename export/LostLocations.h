// Modules whose locations a tool did not print.

#ifndef PALINDROME_EXPORT_LOSTLOCATIONS_H
#define PALINDROME_EXPORT_LOSTLOCATIONS_H

#include "mlir/IR/Operation.h"

namespace palindrome::exporter {

/// Warns, in one line, if `module` was imported with something in its locations
/// (`llvmx.locations`) and was then printed without them, as mlir-opt does
/// unless it is asked. Returns whether it was.
bool warnOfLostLocations(mlir::Operation *module);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_LOSTLOCATIONS_H
