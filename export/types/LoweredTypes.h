// Handles types of other dialects as MLIR's conversion passes to the `llvm`
// dialect do, and the casts that a partial conversion leaves:
//
//   %0 = builtin.unrealized_conversion_cast %x : i64 to index
//
// Both types are i64 in LLVM IR, so that %0 is %x there.

#ifndef PALINDROME_EXPORT_TYPES_LOWEREDTYPES_H
#define PALINDROME_EXPORT_TYPES_LOWEREDTYPES_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace palindrome::exporter {

/// The type converter is made on demand, since few modules need it.
class LoweredTypes {
public:
  /// The data layout of `source` determines the width of `index`.
  explicit LoweredTypes(mlir::Operation *source) : source(source) {}

  const mlir::LLVMTypeConverter &converter();

  /// The type of the `llvm` dialect that `type` is converted to; null if there
  /// is none.
  mlir::Type convert(mlir::Type type);

  /// The operand of the chain of casts that defines `value`, if the type of
  /// each cast's operand is converted to that of its result, or the reverse.
  /// Null if `value` is no such cast.
  mlir::Value castSource(mlir::Value value);

private:
  mlir::Operation *source;
  std::optional<mlir::LLVMTypeConverter> madeConverter;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_LOWEREDTYPES_H
