// Pointers of the dialect `ptr`, and memrefs in its memory spaces.

#ifndef PALINDROME_EXPORT_LOWER_POINTERS_H
#define PALINDROME_EXPORT_LOWER_POINTERS_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether a module with `type` needs `palindrome-convert-pointers`: a memref
/// in a memory space of `ptr` or `llvm`, or a pointer in the generic one.
/// MLIR's passes take pointers in those of `llvm`.
bool isForeignPointer(mlir::Type type);

/// The pass `palindrome-convert-pointers`. It replaces pointers of `ptr`, and
/// spaces of memrefs that are no numbers but have one, and the accesses that
/// `convert-to-llvm` leaves.
extern const OwnPass convertPointersPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_POINTERS_H
