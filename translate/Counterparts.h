// Ops of other dialects that say what one op of `llvm` says, as `import
// --raise` makes them, and the lowering takes them back.

#ifndef PALINDROME_TRANSLATE_COUNTERPARTS_H
#define PALINDROME_TRANSLATE_COUNTERPARTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace palindrome::counterparts {

/// A row of translate/Counterparts.def.
struct Counterpart {
  llvm::StringLiteral op, ofLLVM;
  llvm::StringLiteral isFalse;

  /// The dialect of `op`.
  llvm::StringRef dialect() const { return op.split('.').first; }
};

llvm::ArrayRef<Counterpart> all();

enum class Direction : uint8_t { ToLLVM, FromLLVM };

/// Why an op has no counterpart.
enum class Obstacle : uint8_t {
  None,
  NoRule, ///< No row has the op.
  Flags,  ///< The other op has no place for an attribute.
  Types,  ///< The other op does not take the types.
};

/// Makes counterparts of ops. Dialects that are not loaded when it is made take
/// no part.
class Maker {
public:
  Maker(mlir::MLIRContext &context, Direction direction);

  /// The row of `op`; null if there is none.
  const Counterpart *find(mlir::Operation *op) const;

  /// Puts the counterpart of `op` into its place, and erases `op`; discardable
  /// attributes and the location go along. If that is not possible, `op` stays,
  /// and the reason is returned.
  Obstacle replace(mlir::Operation *op);

  /// The attributes of `op` but for those that have their defaults.
  mlir::NamedAttrList attributesOf(mlir::Operation *op);

private:
  mlir::Operation *modelOf(mlir::OperationName name);
  mlir::NamedAttrList inherentOf(mlir::Operation *op);
  std::optional<mlir::NamedAttrList>
  convertAttributes(mlir::Operation *op, mlir::OperationName to,
                    const Counterpart &row, mlir::NamedAttrList &discardable);

  mlir::OpBuilder builder;
  Direction direction;
  llvm::DenseMap<mlir::OperationName, const Counterpart *> rows;
  /// An op of each name, without operands and with all defaults.
  llvm::DenseMap<mlir::OperationName, mlir::OwningOpRef<mlir::Operation *>>
      models;
};

} // namespace palindrome::counterparts

#endif // PALINDROME_TRANSLATE_COUNTERPARTS_H
