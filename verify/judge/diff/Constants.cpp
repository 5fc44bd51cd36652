// Compares constants with a work list, since an initializer may be deeply
// nested.

#include "verify/judge/diff/Constants.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::diff {

static bool expressionsEqual(TypeComparer &types, const ConstantExpr *a,
                             const ConstantExpr *b) {
  if (a->getOpcode() != b->getOpcode() ||
      a->getRawSubclassOptionalData() != b->getRawSubclassOptionalData())
    return false;
  if (auto *left = dyn_cast<GEPOperator>(a)) {
    auto *right = cast<GEPOperator>(b);
    auto leftRange = left->getInRange(), rightRange = right->getInRange();
    // `==` asserts that the widths are equal.
    if (leftRange.has_value() != rightRange.has_value() ||
        (leftRange && (leftRange->getBitWidth() != rightRange->getBitWidth() ||
                       *leftRange != *rightRange)))
      return false;
    return types.equal(left->getSourceElementType(),
                       right->getSourceElementType());
  }
  if (a->getOpcode() == Instruction::ShuffleVector)
    return a->getShuffleMask() == b->getShuffleMask();
  return true;
}

/// Whether everything but the operands is equal.
bool ConstantComparer::headsEqual(const Constant *a, const Constant *b) {
  if (a->getValueID() != b->getValueID() ||
      a->getNumOperands() != b->getNumOperands() ||
      !types.equal(a->getType(), b->getType()))
    return false;
  if (auto *left = dyn_cast<ConstantInt>(a))
    return left->getValue() == cast<ConstantInt>(b)->getValue();
  if (auto *left = dyn_cast<ConstantFP>(a))
    return left->getValueAPF().bitwiseIsEqual(
        cast<ConstantFP>(b)->getValueAPF());
  if (auto *left = dyn_cast<ConstantDataSequential>(a))
    return left->getRawDataValues() ==
           cast<ConstantDataSequential>(b)->getRawDataValues();
  if (auto *left = dyn_cast<ConstantExpr>(a))
    return expressionsEqual(types, left, cast<ConstantExpr>(b));
  // Aggregates, block addresses, dso_local_equivalent, no_cfi and ptrauth
  // consist of operands only; undef, poison, null, zeroinitializer and none
  // have a type only.
  return true;
}

bool ConstantComparer::equal(const Constant *a, const Constant *b) {
  if (!a || !b)
    return a == b;
  SmallVector<std::pair<const Value *, const Value *>> work = {{a, b}};
  SmallVector<std::pair<const Constant *, const Constant *>> assumed;
  auto undo = [&] {
    for (auto &pair : assumed)
      known.erase(pair.first);
    return false;
  };
  while (!work.empty()) {
    auto [left, right] = work.pop_back_val();
    // Global values, and the blocks of block addresses.
    if (!isa<Constant>(left) || !isa<Constant>(right) ||
        isa<GlobalValue>(left) || isa<GlobalValue>(right)) {
      if (!values.equal(left, right))
        return undo();
      continue;
    }
    auto *leftConstant = cast<Constant>(left);
    auto *rightConstant = cast<Constant>(right);
    auto [at, inserted] = known.try_emplace(leftConstant, rightConstant);
    if (!inserted) {
      if (at->second != rightConstant)
        return undo();
      continue;
    }
    assumed.push_back({leftConstant, rightConstant});
    if (!headsEqual(leftConstant, rightConstant))
      return undo();
    for (unsigned i = 0, n = leftConstant->getNumOperands(); i != n; ++i)
      work.push_back(
          {leftConstant->getOperand(i), rightConstant->getOperand(i)});
  }
  return true;
}

bool ConstantComparer::equal(const InlineAsm &a, const InlineAsm &b) {
  return a.getAsmString() == b.getAsmString() &&
         a.getConstraintString() == b.getConstraintString() &&
         a.hasSideEffects() == b.hasSideEffects() &&
         a.isAlignStack() == b.isAlignStack() &&
         a.getDialect() == b.getDialect() && a.canThrow() == b.canThrow() &&
         types.equal(a.getFunctionType(), b.getFunctionType());
}

} // namespace palindrome::diff
