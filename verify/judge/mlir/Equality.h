// Compares attributes of two modules. Distinct attributes are equal if they
// correspond one to one, and recursive debug info types wherever their cycles
// are unrolled. The metadata table of B may complete attributes that cannot
// represent all fields of their nodes.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_EQUALITY_H
#define PALINDROME_VERIFY_JUDGE_MLIR_EQUALITY_H

#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "verify/judge/mlir/CarriedNodes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace palindrome::mlirdiff {

class Equality {
public:
  Equality(mlir::ModuleOp a, mlir::ModuleOp b) : carriedA(a), carriedB(b) {}

  /// Whether `a` of module A equals `b` of module B. Both belong to the same
  /// context. Null equals only null.
  bool operator()(mlir::Attribute a, mlir::Attribute b);

private:
  /// Whether LLVM IR has one form for several spellings of `attribute`.
  bool hasSpellings(mlir::Attribute attribute);
  bool equalDistinct(mlir::DistinctAttr a, mlir::DistinctAttr b);
  bool equalIdentities(mlir::Attribute a, mlir::Attribute b);
  bool equalFields(mlir::Attribute a, mlir::Attribute b, mlir::Attribute keyA,
                   mlir::Attribute keyB);
  /// Makes `a` and `b` correspond; false if either corresponds to another
  /// attribute.
  bool correspond(mlir::Attribute a, mlir::Attribute b);
  bool equalParts(mlir::Attribute a, mlir::Attribute b);

  /// The recursive types that are being compared, by their `recId`, for either
  /// module.
  using Binders = llvm::DenseMap<mlir::Attribute, mlir::Attribute>;
  Binders bindersA, bindersB;
  /// For a recursive type, the type with its `recId` that is being compared. If
  /// there is none, `attribute` without its `recId`, which becomes `bound`. Any
  /// other attribute is returned as it is.
  static mlir::Attribute unroll(mlir::Attribute attribute, Binders &binders,
                                mlir::Attribute &bound);

  /// Of `carriedA`, the alias scope domains are used, and the fields that its
  /// attributes could not represent: the metadata table itself must come back
  /// as it is.
  CarriedNodes carriedA, carriedB;
  llvm::DenseMap<mlir::Attribute, bool> spelled;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> toB, toA;
  /// The pairs that are equal, or assumed to be while their parts are compared.
  llvm::DenseSet<std::pair<mlir::Attribute, mlir::Attribute>> known;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_EQUALITY_H
