// What the conversion of memrefs makes of their descriptors and subscripts, in
// the form in which the prover sees what pointers say.

#ifndef PALINDROME_VERIFY_RUN_RAISING_VIEWS_H
#define PALINDROME_VERIFY_RUN_RAISING_VIEWS_H

#include "mlir/IR/BuiltinOps.h"

namespace palindrome::raising {

/// Takes values that are extracted from a struct that they were inserted into
/// for what was inserted: the same value.
void resolveDescriptors(mlir::ModuleOp module);

/// Takes an address of several subscripts as a step for each, from the longest
/// on: the same address, which is poison in the same cases.
void splitSteps(mlir::ModuleOp module);

} // namespace palindrome::raising

#endif // PALINDROME_VERIFY_RUN_RAISING_VIEWS_H
