// Whether a pass left a function as it was: structural comparison of two
// functions of one context.

#ifndef PALINDROME_TEST_PASSES_UNCHANGED_H
#define PALINDROME_TEST_PASSES_UNCHANGED_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::passes {

/// Compares functions of two modules that were parsed into one context.
/// Attributes whose names begin with `llvmx.` are left aside, wherever they
/// stand; distinct attributes are matched one to one; locations count.
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

  /// Of B for what A has: filled before operands and successors are compared,
  /// for they may name what comes later.
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
  /// Distinct attributes, and what was found out about others.
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> distinctToB, distinctToA;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>, bool> known;
};

} // namespace palindrome::passes

#endif // PALINDROME_TEST_PASSES_UNCHANGED_H
