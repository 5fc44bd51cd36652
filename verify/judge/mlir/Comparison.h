// The state of the comparison of two MLIR modules of one context, and a
// function for each part of it.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_COMPARISON_H
#define PALINDROME_VERIFY_JUDGE_MLIR_COMPARISON_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/judge/mlir/Alignment.h"
#include "verify/judge/mlir/Constants.h"
#include "verify/judge/mlir/Equality.h"
#include "verify/judge/mlir/Locations.h"
#include "verify/judge/mlir/Report.h"

namespace palindrome::mlirdiff {

struct Comparison {
  Comparison(mlir::ModuleOp a, mlir::ModuleOp b, const DiffOptions &options);

  mlir::ModuleOp a, b;
  Report report;
  Equality equality;
  Constants constants;
  Alignment alignment;
  /// The counterparts in B of A's values and blocks.
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
};

/// How the attributes of two operations are compared.
struct Context {
  /// The scopes of file locations in either function; null outside of
  /// functions.
  mlir::LLVM::DILocalScopeAttr scopeA, scopeB;
  /// Whether locations are compared.
  bool hasLocation = false;
  /// Whether B has carried information about the operation elsewhere, which may
  /// include what the operation has lost.
  bool carriedElsewhere = false;
};

/// Compares the attributes of two operations, of their parameters and results,
/// and the locations of the operations.
void compareAttributes(Comparison &comparison, mlir::Operation &a,
                       mlir::Operation &b, const Context &context);

/// Compares two paired operations of function bodies.
void compareOperations(Comparison &comparison, mlir::Operation &a,
                       mlir::Operation &b, const Context &context);

/// Pairs and compares the bodies of two functions.
void compareBodies(Comparison &comparison, mlir::LLVM::LLVMFuncOp a,
                   mlir::LLVM::LLVMFuncOp b);

/// Compares the modules: their attributes and their operations.
void compareModules(Comparison &comparison);

/// The name by which an operation is paired: for an op of `llvmx` or a call
/// that represents another op, the name of that op.
llvm::StringRef pairingName(mlir::Operation &op);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_COMPARISON_H
