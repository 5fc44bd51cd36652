// Ops of the `memref` dialect on memrefs whose memory is not known. What they
// demand is what the rules for memory demand, and the results are the same.

#ifndef PALINDROME_VERIFY_DIALECTS_MEMREF_TERMS_H
#define PALINDROME_VERIFY_DIALECTS_MEMREF_TERMS_H

#include "verify/dialects/machine/Machine.h"

namespace palindrome::dialects::memref {

void loadTerm(Machine &machine, mlir::Operation *op);
void storeTerm(Machine &machine, mlir::Operation *op);
/// The number of the dimension has to be known.
void dimTerm(Machine &machine, mlir::Operation *op);
void castTerm(Machine &machine, mlir::Operation *op);

} // namespace palindrome::dialects::memref

#endif // PALINDROME_VERIFY_DIALECTS_MEMREF_TERMS_H
