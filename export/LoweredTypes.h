// What conversion passes make of other dialects' types, and the casts that a
// partial conversion leaves between the two.

#ifndef PALINDROME_EXPORT_LOWEREDTYPES_H
#define PALINDROME_EXPORT_LOWEREDTYPES_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace palindrome {

/// Few modules need it, so the converter is made on demand.
class LoweredTypes {
public:
  /// Takes an op whose data layout says how wide an index is.
  explicit LoweredTypes(mlir::Operation *source) : source(source) {}

  const mlir::LLVMTypeConverter &converter();

  /// The type of the `llvm` dialect that a conversion makes of `type`; null
  /// for none.
  mlir::Type convert(mlir::Type type);

  /// What `value` is a cast of, through any number of casts that are nothing in
  /// LLVM IR: a conversion makes one type of the other. Null if it is none.
  mlir::Value castSource(mlir::Value value);

private:
  mlir::Operation *source;
  std::optional<mlir::LLVMTypeConverter> madeConverter;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_LOWEREDTYPES_H
