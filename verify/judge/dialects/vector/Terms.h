// Accesses of the `vector` dialect to memory that is not known.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_TERMS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_TERMS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects::vectors {

/// Vectors whose rows, of the last dimension, have elements that follow each
/// other in memory. Of an
/// access that is in part out of bounds, which the documents make no promise
/// of, the memory there is read and written.
void loadTerm(Machine &machine, mlir::Operation *op);
void storeTerm(Machine &machine, mlir::Operation *op);

/// Such accesses of the lanes that a mask has set.
void loadMaskedTerm(Machine &machine, mlir::Operation *op);
void storeMaskedTerm(Machine &machine, mlir::Operation *op);

/// Such accesses by transfers that do not rearrange elements.
void readTerm(Machine &machine, mlir::Operation *op);
void writeTerm(Machine &machine, mlir::Operation *op);

} // namespace palindrome::dialects::vectors

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_TERMS_H
