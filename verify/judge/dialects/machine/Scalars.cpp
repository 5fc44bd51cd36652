// The operands and results of one application of an op to scalars.

#include "verify/judge/dialects/machine/Scalars.h"
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

Bits Scalars::bits(unsigned number) const {
  const Value &value = operands[number];
  return value.isTerm() ? Bits(value.term()) : Bits(value.bits());
}

bool Scalars::poisonIf(const Bits &condition) {
  // A second condition may be poison where the first one is true.
  isPoison = isPoison.select(true, condition);
  return isPoison.isKnownTrue();
}

void Scalars::give(const Bits &bits, unsigned result) {
  results[result] = isPoison.isTerm() ? machine.poisonIf(isPoison, bits).value()
                                      : bits.value();
}

const llvm::fltSemantics &Scalars::format() const {
  return llvm::cast<mlir::FloatType>(resultType()).getFloatSemantics();
}
