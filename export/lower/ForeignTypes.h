// Types that only the conversion of their own dialect knows.

#ifndef PALINDROME_EXPORT_LOWER_FOREIGNTYPES_H
#define PALINDROME_EXPORT_LOWER_FOREIGNTYPES_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `type` is of a dialect with MLIR's interface for the conversion to
/// `llvm`, and not one that MLIR's converter always takes.
bool isForeignType(mlir::Type type);

/// The pass `palindrome-convert-types`.
extern const OwnPass convertTypesPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_FOREIGNTYPES_H
