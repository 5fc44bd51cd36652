// What of a location LLVM IR keeps: line, column, scope and inlining, where the
// function has a subprogram.

#ifndef PALINDROME_VERIFY_MLIR_LOCATIONS_H
#define PALINDROME_VERIFY_MLIR_LOCATIONS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/mlir/Equality.h"

namespace palindrome::mlirdiff {

/// A DILocation, as a location says it.
struct DebugLocation {
  unsigned line = 0, column = 0;
  mlir::LLVM::DILocalScopeAttr scope;
  /// One that LLVM merges from several: only that it is there is known.
  bool merged = false;
  std::shared_ptr<DebugLocation> inlinedAt;
};

/// The subprogram that a function's location names, or null.
mlir::LLVM::DISubprogramAttr subprogramOf(mlir::Location loc);

/// The DILocation that `loc` is in a function of `scope`, or null.
std::shared_ptr<DebugLocation> resolve(mlir::Location loc,
                                       mlir::LLVM::DILocalScopeAttr scope);

bool equal(const DebugLocation *a, const DebugLocation *b, Equality &equality);

std::string spell(const DebugLocation *location);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_LOCATIONS_H
