// The operands and results of one application of an op to scalars.

#include "verify/dialects/machine/Scalars.h"
#include "mlir/IR/TypeUtilities.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// `type`, or the type of its elements.
static mlir::Type elementOf(mlir::Type type) {
  return mlir::getElementTypeOrSelf(type);
}

mlir::Type Scalars::operandType(unsigned number) const {
  return elementOf(op->getOperand(number).getType());
}

mlir::Type Scalars::resultType(unsigned number) const {
  return elementOf(op->getResult(number).getType());
}

llvm::APFloat Scalars::real(unsigned number) const {
  auto type = llvm::cast<mlir::FloatType>(operandType(number));
  return llvm::APFloat(type.getFloatSemantics(), (*this)[number]);
}

const llvm::fltSemantics &Scalars::format() const {
  return llvm::cast<mlir::FloatType>(resultType()).getFloatSemantics();
}
