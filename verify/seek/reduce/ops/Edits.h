// Edits that make a module of MLIR smaller. An edit of a kind is known by its
// number: the kind finds the same places, in the same order, in every copy of a
// module.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_OPS_EDITS_H
#define PALINDROME_VERIFY_SEEK_REDUCE_OPS_EDITS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <vector>

namespace palindrome::reduce {

/// The edits of one kind in one module. Those that are made are made in their
/// order, so that one may erase what a later one does not touch any more.
using Edits = std::vector<std::function<void()>>;

struct EditKind {
  llvm::StringLiteral name; ///< For the progress line.
  /// The edits of this kind that `module` has a place for.
  Edits (*find)(mlir::ModuleOp module);
};

/// All kinds, in the order in which they are tried: what removes most is first.
llvm::ArrayRef<EditKind> editKinds();
/// The first of them, which remove debug info, functions and paths: few
/// questions make a large module small.
llvm::ArrayRef<EditKind> largeKinds();

// The kinds, a file for each concern.

Edits findBodies(mlir::ModuleOp module);    ///< Makes functions declarations.
Edits findSymbols(mlir::ModuleOp module);   ///< Erases symbols that nothing
                                            ///< refers to, and other ops at
                                            ///< the top of a module.
Edits findDebugInfo(mlir::ModuleOp module); ///< Removes debug info from an
                                            ///< op at the top of a module.
Edits findBranches(mlir::ModuleOp module);  ///< Makes branches go one way.
Edits findEndings(mlir::ModuleOp module);   ///< Makes terminators unreachable.
Edits findUnreachable(mlir::ModuleOp module); ///< Erases the blocks of a region
                                              ///< that cannot be reached.
Edits findEntries(mlir::ModuleOp module);     ///< Erases blocks without
                                              ///< predecessors, one at a time.
Edits findStraight(mlir::ModuleOp module);    ///< Joins a block with its only
                                              ///< predecessor.
Edits findRegions(mlir::ModuleOp module);     ///< Replaces an op by the ops of
                                              ///< its region.
Edits findOps(mlir::ModuleOp module);         ///< Erases ops.
Edits findOperands(mlir::ModuleOp module);    ///< Replaces operands by zero.
Edits findArguments(mlir::ModuleOp module);   ///< Erases unused arguments of
                                              ///< functions that nothing refers
                                              ///< to.
Edits findResults(mlir::ModuleOp module);     ///< Makes such functions of the
                                              ///< llvm dialect return nothing.
Edits findAttributes(mlir::ModuleOp module);  ///< Removes attributes of ops.
Edits findElements(mlir::ModuleOp module);    ///< Removes elements of their
                                              ///< dictionaries and arrays.
Edits findLocations(mlir::ModuleOp module);   ///< Makes locations unknown.

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_OPS_EDITS_H
