// Decides whether a pass left a function unchanged: compares two functions of
// one context structurally.

#ifndef PALINDROME_TEST_PASSES_UNCHANGED_H
#define PALINDROME_TEST_PASSES_UNCHANGED_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::passes {

/// Compares functions of two modules of one context. Attributes `llvmx.*` are
/// ignored everywhere; distinct attributes correspond one to one; locations are
/// compared.
class FunctionComparer {
public:
  bool same(mlir::Operation *a, mlir::Operation *b);

private:
  bool pair(mlir::Operation *a, mlir::Operation *b);
  bool pair(mlir::Region &a, mlir::Region &b);
  bool headsSame(mlir::Operation *a, mlir::Operation *b);
  bool edgesSame(mlir::Operation *a, mlir::Operation *b);
  bool attributesSame(mlir::Attribute a, mlir::Attribute b);
  bool dictionariesSame(mlir::DictionaryAttr a, mlir::DictionaryAttr b);
  bool elementsSame(mlir::Attribute a, mlir::Attribute b);

  /// The counterparts in B. They are complete before operands and successors
  /// are compared, which may refer to later values and blocks.
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
  /// The correspondence of distinct attributes, and the results of comparisons.
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> distinctToB, distinctToA;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>, bool> known;
};

} // namespace palindrome::passes

#endif // PALINDROME_TEST_PASSES_UNCHANGED_H
