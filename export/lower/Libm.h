// Functions of the C library that LLVM has no intrinsic for.

#ifndef PALINDROME_EXPORT_LOWER_LIBM_H
#define PALINDROME_EXPORT_LOWER_LIBM_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// The name of the C library's function that is `function` for floats of
/// `type`: that of double is `function` itself. There is none for floats of 16
/// bits, which are computed as f32 are.
std::string getLibraryName(llvm::StringRef function, mlir::Type type);

/// Whether `callLibraryPass` converts `op`, or what MLIR's passes make of it.
bool needsLibrary(mlir::Operation *op);

/// Makes calls of the C library's functions. It fails if the module declares
/// one of them with another type, and for scalable vectors.
mlir::LogicalResult callLibrary(mlir::ModuleOp module);
extern const OwnPass callLibraryPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LIBM_H
