// The comparison of two MLIR modules of one context: what its parts share, and
// one entry for each part.

#ifndef PALINDROME_VERIFY_MLIR_COMPARISON_H
#define PALINDROME_VERIFY_MLIR_COMPARISON_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/mlir/Alignment.h"
#include "verify/mlir/Constants.h"
#include "verify/mlir/Equality.h"
#include "verify/mlir/Locations.h"
#include "verify/mlir/Report.h"

namespace palindrome::mlirdiff {

struct Comparison {
  Comparison(mlir::ModuleOp a, mlir::ModuleOp b, const DiffOptions &options);

  mlir::ModuleOp a, b;
  Report report;
  Equality equality;
  Constants constants;
  Alignment alignment;
  /// B's counterparts of A's values and blocks.
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
};

/// What is compared beside the attributes of two operations.
struct Context {
  /// The scope of places in files on each side; null outside of functions.
  mlir::LLVM::DILocalScopeAttr scopeA, scopeB;
  /// Whether locations are compared.
  bool hasLocation = false;
  /// Whether B says more beside it in carried form than is seen here.
  bool carriedElsewhere = false;
};

/// Compares the attributes of two operations, their parameters' and results',
/// and their locations.
void compareAttributes(Comparison &comparison, mlir::Operation &a,
                       mlir::Operation &b, const Context &context);

/// Compares two paired operations of function bodies.
void compareOperations(Comparison &comparison, mlir::Operation &a,
                       mlir::Operation &b, const Context &context);

/// Pairs and compares the bodies of two functions.
void compareBodies(Comparison &comparison, mlir::LLVM::LLVMFuncOp a,
                   mlir::LLVM::LLVMFuncOp b);

/// Compares the modules' own attributes and all that stands in them.
void compareModules(Comparison &comparison);

/// The name by which operations are paired: what stands for an operation bears
/// its name.
llvm::StringRef pairingName(mlir::Operation &op);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_COMPARISON_H
