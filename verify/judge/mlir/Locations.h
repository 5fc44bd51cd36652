// Reduces locations to what LLVM IR preserves in a function with a subprogram:
// line, column, scope and inlining.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_LOCATIONS_H
#define PALINDROME_VERIFY_JUDGE_MLIR_LOCATIONS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/judge/mlir/Equality.h"

namespace palindrome::mlirdiff {

/// The DILocation that a location represents.
struct DebugLocation {
  unsigned line = 0, column = 0;
  mlir::LLVM::DILocalScopeAttr scope;
  /// Whether LLVM merges it from several locations, so that nothing else of it
  /// is known.
  bool merged = false;
  std::shared_ptr<DebugLocation> inlinedAt;
};

/// The subprogram in the location of a function; null if there is none.
mlir::LLVM::DISubprogramAttr subprogramOf(mlir::Location loc);

/// The DILocation that `loc` represents in a function with the subprogram
/// `scope`; null if there is none.
std::shared_ptr<DebugLocation> resolve(mlir::Location loc,
                                       mlir::LLVM::DILocalScopeAttr scope);

bool equal(const DebugLocation *a, const DebugLocation *b, Equality &equality);

std::string spell(const DebugLocation *location);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_LOCATIONS_H
