// Whether an attribute of one module is that of another: up to distinct
// attributes, which correspond one to one, to the place where a recursive
// debug-info type is unrolled, and to what the second module's metadata
// table adds to attributes that cannot say it.

#ifndef PALINDROME_VERIFY_MLIR_EQUALITY_H
#define PALINDROME_VERIFY_MLIR_EQUALITY_H

#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "verify/mlir/CarriedNodes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace palindrome::mlirdiff {

class Equality {
public:
  Equality(mlir::ModuleOp a, mlir::ModuleOp b) : carriedA(a), carriedB(b) {}

  /// Both attributes live in one context; null is only equal to null.
  bool operator()(mlir::Attribute a, mlir::Attribute b);

private:
  /// Whether LLVM IR has one form for several of the attribute's.
  bool hasSpellings(mlir::Attribute attribute);
  bool equalDistinct(mlir::DistinctAttr a, mlir::DistinctAttr b);
  bool equalIdentities(mlir::Attribute a, mlir::Attribute b);
  bool equalFields(mlir::Attribute a, mlir::Attribute b, mlir::Attribute keyB);
  /// Notes that `a` stands for `b`; false if either stands for another.
  bool correspond(mlir::Attribute a, mlir::Attribute b);
  bool equalParts(mlir::Attribute a, mlir::Attribute b);

  /// The recursive types that are being compared by their numbers, for each
  /// module.
  using Binders = llvm::DenseMap<mlir::Attribute, mlir::Attribute>;
  Binders bindersA, bindersB;
  /// What `attribute` stands for where it is a recursive type: the type of its
  /// number that is being compared, or itself, without the number, which is
  /// then `bound`.
  static mlir::Attribute unroll(mlir::Attribute attribute, Binders &binders,
                                mlir::Attribute &bound);

  /// Of A's, the domains alone: a table that does not come back is a
  /// difference.
  CarriedNodes carriedA, carriedB;
  llvm::DenseMap<mlir::Attribute, bool> spelled;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> toB, toA;
  /// Pairs that are equal, or assumed so while their parts are compared.
  llvm::DenseSet<std::pair<mlir::Attribute, mlir::Attribute>> known;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_EQUALITY_H
