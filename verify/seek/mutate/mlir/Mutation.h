// Mutations of MLIR modules: of the `llvm` dialect and of any other that is
// registered. They go by what all ops have in common, so that no dialect needs
// rows of its own.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MUTATION_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MUTATION_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/seek/mutate/Mutation.h"

namespace palindrome::mutate {

struct Piece;

/// A row of the tables. One of the two functions or the piece is set. Each
/// function returns false if it found no place, and has not changed the module
/// then. A mutated module may be invalid.
struct MLIRMutation {
  llvm::StringLiteral name;
  bool (*apply)(mlir::ModuleOp module, Chooser &choose) = nullptr;
  /// Copies a part of `donor`, which is in the context of `module`.
  bool (*graft)(mlir::ModuleOp module, mlir::ModuleOp donor,
                Chooser &choose) = nullptr;
  /// Is put into a function (`insertPiece`).
  const Piece *piece = nullptr;
};

/// The tables, one a file.
llvm::ArrayRef<MLIRMutation> mlirAttributeMutations();
llvm::ArrayRef<MLIRMutation> mlirTypeMutations();
llvm::ArrayRef<MLIRMutation> mlirOperationMutations();
llvm::ArrayRef<MLIRMutation> mlirBlockMutations();

/// The rows of all tables, in a fixed order.
llvm::ArrayRef<MLIRMutation> allMLIRMutations();

/// The rows that make programs of `func`, `arith`, `scf`, `vector` and their
/// kind: all pieces (see Piece.h) and calls.
llvm::ArrayRef<MLIRMutation> mlirProgramMutations();

/// The row of that name, of either kind; null if there is none.
const MLIRMutation *findMLIRMutation(llvm::StringRef name);

/// Weights for `drawStep` of the rows of `allMLIRMutations`.
Weights mlirWeights();
/// The same for the rows of `mlirProgramMutations`, and those of the others
/// that fit to them.
Weights mlirProgramWeights();

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MUTATION_H
