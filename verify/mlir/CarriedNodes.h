// What a module's table of metadata says beside the attributes of debug info:
// nodes that have none, and fields that an attribute cannot have.

#ifndef PALINDROME_VERIFY_MLIR_CARRIEDNODES_H
#define PALINDROME_VERIFY_MLIR_CARRIEDNODES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace palindrome::mlirdiff {

/// A parameter of a debug info attribute, and its place in a node of the class.
struct DebugInfoField {
  int64_t place;
  /// Null for an absent one, an empty string or list, and 0.
  mlir::Attribute value;
  bool isNumber; ///< Whether it is one in a node, where sizes are operands.
};

/// The parameters of `attribute`; none if it is not debug info.
llvm::SmallVector<DebugInfoField> fieldsOf(mlir::Attribute attribute);
bool hasFields(mlir::Attribute attribute);

/// Whether `node` is one that the table has whole, of the class of `attribute`.
bool isCarriedNodeOf(mlir::Attribute node, mlir::Attribute attribute);

class CarriedNodes {
public:
  explicit CarriedNodes(mlir::ModuleOp module);

  /// What the table adds to the attribute at `place`: an attribute, a string or
  /// a list, null for the null node; a unit for what has no attribute.
  std::optional<mlir::Attribute> completion(mlir::Attribute attribute,
                                            int64_t place) const;
  /// The value in `carried`, a node of the table, of the field that an
  /// attribute of its class has as `like`.
  mlir::Attribute fieldOfNode(mlir::Attribute carried,
                              const DebugInfoField &like) const;
  /// The one domain that `attribute`, a domain of aliases, is the same as;
  /// other attributes as they are.
  mlir::Attribute domainOf(mlir::Attribute attribute) const;

private:
  mlir::Attribute node(int64_t place) const;
  void readAliasDomains(mlir::ModuleOp module);

  mlir::ArrayAttr table;
  llvm::DenseMap<mlir::Attribute, mlir::DenseI64ArrayAttr> rests;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> domains;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_CARRIEDNODES_H
