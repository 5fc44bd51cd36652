// Reads the metadata table of a module (docs/carried.md): nodes that no
// attribute represents, and the fields of nodes that their attributes do not
// represent.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_CARRIEDNODES_H
#define PALINDROME_VERIFY_JUDGE_MLIR_CARRIEDNODES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace palindrome::mlirdiff {

/// A parameter of a debug info attribute, which represents a field of a node.
struct DebugInfoField {
  int64_t place; ///< The position of the field in a carried node of the class.
  /// Null for an absent value, an empty string or list, and 0.
  mlir::Attribute value;
  /// Whether the carried node holds a number here, rather than the place of
  /// another entry. Sizes are numbers in the attribute and operands in the
  /// node.
  bool isNumber;
};

/// The parameters of `attribute`; empty if it is not a debug info attribute.
llvm::SmallVector<DebugInfoField> fieldsOf(mlir::Attribute attribute);
bool hasFields(mlir::Attribute attribute);

/// Whether `node` is an entry that holds all fields of a node, of the class
/// that `attribute` represents.
bool isCarriedNodeOf(mlir::Attribute node, mlir::Attribute attribute);

class CarriedNodes {
public:
  explicit CarriedNodes(mlir::ModuleOp module);

  /// The value that the table has for the field `place` of the node that
  /// `attribute` represents: an attribute, string or list; null for the null
  /// node; a unit attribute for a value that no attribute represents. Nothing
  /// if the table has none.
  std::optional<mlir::Attribute> completion(mlir::Attribute attribute,
                                            int64_t place) const;
  /// The value that `carried`, an entry with all fields of a node, has for the
  /// field of `like`.
  mlir::Attribute fieldOfNode(mlir::Attribute carried,
                              const DebugInfoField &like) const;
  /// The representative of the alias scope domains that are the same domain in
  /// LLVM IR as `attribute`. Any other attribute is returned as it is.
  mlir::Attribute domainOf(mlir::Attribute attribute) const;

private:
  mlir::Attribute node(int64_t place) const;
  void readAliasDomains(mlir::ModuleOp module);

  mlir::ArrayAttr table;
  llvm::DenseMap<mlir::Attribute, mlir::DenseI64ArrayAttr> rests;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> domains;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_CARRIEDNODES_H
