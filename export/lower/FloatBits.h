// Conversions between floating-point formats, as operations on their bits.

#ifndef PALINDROME_EXPORT_LOWER_FLOATBITS_H
#define PALINDROME_EXPORT_LOWER_FLOATBITS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/FloatingPointMode.h"

namespace palindrome::lower {

/// `type`, a scalar or a vector, with elements of type `element`.
mlir::Type withElement(mlir::Type type, mlir::Type element);

/// A scalar, or a splat of the type of a vector.
mlir::Value makeConstant(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Type type, const llvm::APInt &value);
mlir::Value makeConstant(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Type type, const llvm::APFloat &value);

/// Whether LLVM has no type for the format of `type`, of less than 16 bits.
bool isSmallFloat(mlir::Type type);

/// `value`, of small floats, as f32, which has all of their numbers.
mlir::Value extendToF32(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value value);

/// `value` as floats of the format `target`, which has less precision than that
/// of `value`, rounded by `mode`, which is not dynamic. The result is what
/// llvm::APFloat::convert gives, also for NaNs, infinities, and numbers that
/// `target` has no place for.
mlir::Value roundTo(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value value, mlir::FloatType target,
                    llvm::RoundingMode mode);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_FLOATBITS_H
