// The normal form of comparisons: by `<` or `==` or the negation of that, of as
// few bits as possible.

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool palindrome::refine::lockstep::isExtension(const Term *term) {
  return (term->opcode() == Instruction::ZExt ||
          term->opcode() == Instruction::SExt) &&
         term->flags == 0 && term->operands[0]->type->isIntegerTy();
}

/// For `icmp eq (and (xor %x, %y), 7), 0`, `icmp eq (and %x, 7), (and %y, 7)`;
/// null if `bits` is no such `and`.
const Term *TermPool::compareBits(const OperationShape &shape,
                                  const Term *bits) {
  if (bits->opcode() != Instruction::And)
    return nullptr;
  for (unsigned i : {0, 1}) {
    const Term *mask = bits->operands[i], *different = bits->operands[1 - i];
    if (!mask->constantInt() || different->opcode() != Instruction::Xor)
      continue;
    auto masked = [&](const Term *value) {
      return operation(*bits, Instruction::And, bits->flags, {value, mask});
    };
    return compare(shape, 0, CmpInst::ICMP_EQ, masked(different->operands[0]),
                   masked(different->operands[1]));
  }
  return nullptr;
}

/// Compares what is extended instead of the extension: for
/// `icmp eq (zext i8 %x to i32), 7`, `icmp eq i8 %x, 7`. Null if that is not
/// possible.
const Term *TermPool::compareNarrow(const OperationShape &shape,
                                    CmpInst::Predicate predicate,
                                    const Term *left, const Term *right) {
  auto compareParts = [&](CmpInst::Predicate wanted, const Term *one,
                          const Term *other) {
    return compare(shape, 0, wanted, one, other);
  };
  // The order of extensions of one kind is that of what they extend.
  if (isExtension(left) && isExtension(right) &&
      left->opcode() == right->opcode() &&
      left->operands[0]->type == right->operands[0]->type) {
    if (predicate == CmpInst::ICMP_SLT && left->opcode() == Instruction::ZExt)
      predicate = CmpInst::ICMP_ULT;
    return compareParts(predicate, left->operands[0], right->operands[0]);
  }
  const bool isSwapped = left->constantInt() != nullptr;
  const Term *wide = isSwapped ? right : left,
             *other = isSwapped ? left : right;
  const ConstantInt *value = other->constantInt();
  if (!value)
    return nullptr;
  if (value->isZero() && predicate == CmpInst::ICMP_EQ) {
    if (const Term *made = compareBits(shape, wide))
      return made;
    // A condition is false where its negation is true.
    if (wide->type->isIntegerTy(1))
      return negation(wide, shape.like);
    if (wide->flags == 0 && (wide->opcode() == Instruction::Sub ||
                             wide->opcode() == Instruction::Xor))
      return compareParts(predicate, wide->operands[0], wide->operands[1]);
  }
  // An address is the number that a pointer has if that has its address.
  if (predicate == CmpInst::ICMP_EQ && wide->opcode() == Instruction::PtrToInt)
    if (auto *pointer = dyn_cast<PointerType>(wide->operands[0]->type);
        pointer && !layout.isNonIntegralPointerType(pointer) &&
        layout.getPointerTypeSizeInBits(pointer) ==
            wide->type->getIntegerBitWidth())
      return compareParts(predicate, wide->operands[0],
                          constant(ConstantExpr::getIntToPtr(
                              const_cast<ConstantInt *>(value), pointer)));
  if (value->isOne() && predicate == CmpInst::ICMP_EQ &&
      wide->type->isIntegerTy(1))
    return wide;
  if (!isExtension(wide))
    return nullptr;
  bool isSigned = wide->opcode() == Instruction::SExt;
  const Term *narrow = wide->operands[0];
  unsigned width = narrow->type->getIntegerBitWidth();
  const APInt &wanted = value->getValue();
  // The order of what is not negative is one.
  if (ICmpInst::isRelational(predicate)) {
    if (isSigned || wanted.isNegative())
      return nullptr;
    predicate = CmpInst::ICMP_ULT;
  }
  if ((isSigned ? wanted.getSignificantBits() : wanted.getActiveBits()) > width)
    return nullptr;
  const Term *bound =
      constant(ConstantInt::get(shape.type->getContext(), wanted.trunc(width)));
  return compareParts(predicate, isSwapped ? bound : narrow,
                      isSwapped ? narrow : bound);
}

/// Comparisons are < or ==, or the negation of one.
const Term *TermPool::compare(const OperationShape &shape, unsigned flags,
                              CmpInst::Predicate wanted, const Term *left,
                              const Term *right) {
  bool isNegated = false;
  if (shape.opcode() == Instruction::ICmp) {
    if (wanted == CmpInst::ICMP_NE || ICmpInst::isGE(wanted) ||
        ICmpInst::isLE(wanted)) {
      isNegated = true;
      wanted = CmpInst::getInversePredicate(wanted);
    }
    if (ICmpInst::isGT(wanted)) {
      wanted = CmpInst::getSwappedPredicate(wanted);
      std::swap(left, right);
    }
    if (wanted == CmpInst::ICMP_EQ && left->id > right->id)
      std::swap(left, right);
    // 7 < x is the negation of x < 8.
    if (const ConstantInt *bound = left->constantInt();
        bound && ICmpInst::isRelational(wanted) && flags == 0 &&
        !(wanted == CmpInst::ICMP_SLT ? bound->getValue().isMaxSignedValue()
                                      : bound->getValue().isMaxValue())) {
      isNegated = !isNegated;
      left = right;
      right = constant(
          ConstantInt::get(shape.type->getContext(), bound->getValue() + 1));
    }
    // Nothing but 0 is below 1.
    if (const ConstantInt *bound = right->constantInt();
        bound && bound->isOne() && wanted == CmpInst::ICMP_ULT && flags == 0) {
      wanted = CmpInst::ICMP_EQ;
      right = constant(ConstantInt::get(bound->getIntegerType(), 0));
      if (left->id > right->id)
        std::swap(left, right);
    }
    // Such as null.
    if (left == right && left->isDefinedConstant() && shape.type->isIntegerTy())
      return constant(ConstantInt::getBool(
          shape.type, (wanted == CmpInst::ICMP_EQ) != isNegated));
    const ConstantInt *x = left->constantInt(), *y = right->constantInt();
    if (x && y && flags == 0)
      return constant(ConstantInt::getBool(
          shape.type, ICmpInst::compare(x->getValue(), y->getValue(), wanted) !=
                          isNegated));
    if (flags == 0 && shape.type->isIntegerTy()) {
      const Term *compared = compareNarrow(shape, wanted, left, right);
      if (!compared)
        compared = compareChoice(shape, wanted, left, right);
      if (compared)
        return isNegated ? negation(compared, shape.like) : compared;
    }
  }
  // Floating-point numbers are compared by `<` or `<=`, or in one order.
  if (shape.opcode() == Instruction::FCmp &&
      (FCmpInst::isCommutative(wanted)
           ? left->id > right->id
           : wanted == CmpInst::FCMP_OGT || wanted == CmpInst::FCMP_OGE ||
                 wanted == CmpInst::FCMP_UGT || wanted == CmpInst::FCMP_UGE)) {
    wanted = CmpInst::getSwappedPredicate(wanted);
    std::swap(left, right);
  }
  const Term *operands[] = {left, right};
  uint64_t rest[] = {shape.opcode(), static_cast<uint64_t>(wanted)};
  const Term *made = make({rest, flags, shape.type, shape.like, operands});
  return isNegated ? negation(made, shape.like) : made;
}

const Term *TermPool::compareShiftedBits(const Term &comparison) {
  if (comparison.opcode() != Instruction::ICmp || comparison.flags != 0 ||
      comparison.rest[1] != CmpInst::ICMP_EQ)
    return nullptr;
  const unsigned ofBits = comparison.operands[0]->constantInt() ? 1 : 0;
  const Term *bits = comparison.operands[ofBits];
  const ConstantInt *value = comparison.operands[1 - ofBits]->constantInt();
  const ConstantInt *mask = value && bits->opcode() == Instruction::And
                                ? bits->operands[1]->constantInt()
                                : nullptr;
  // All bits may be compared of what is truncated.
  const bool isTruncated = value && bits->opcode() == Instruction::Trunc;
  if (!mask && !isTruncated)
    return nullptr;
  const Term *moved = mask ? bits->operands[0] : bits;
  if (moved->operands.empty() || moved->flags != 0)
    return nullptr;
  const Term *whole = moved->operands[0];
  APInt equal = value->getValue(),
        wanted =
            mask ? mask->getValue() : APInt::getAllOnes(equal.getBitWidth());
  if (moved->opcode() == Instruction::Trunc) {
    wanted = wanted.zext(whole->type->getIntegerBitWidth());
    equal = equal.zext(whole->type->getIntegerBitWidth());
  } else {
    // A shift to the left has the form of a product.
    const bool isLeft = moved->opcode() == Instruction::Mul;
    if (!isLeft && moved->opcode() != Instruction::LShr &&
        moved->opcode() != Instruction::AShr)
      return nullptr;
    const ConstantInt *by = moved->operands[1]->constantInt();
    if (!by || (isLeft ? !by->getValue().isPowerOf2()
                       : by->getValue().uge(wanted.getBitWidth())))
      return nullptr;
    const unsigned count =
        isLeft ? by->getValue().logBase2() : by->getZExtValue();
    APInt before = isLeft ? wanted.lshr(count) : wanted.shl(count),
          equalBefore = isLeft ? equal.lshr(count) : equal.shl(count);
    // Of what is shifted to the left the lowest bits are 0. To the right, no
    // other bits may be asked for than those of the integer.
    if ((isLeft ? equalBefore.shl(count) : equalBefore.lshr(count)) != equal ||
        (!isLeft && before.lshr(count) != wanted))
      return nullptr;
    wanted = before;
    equal = equalBefore;
  }
  auto &context = comparison.type->getContext();
  const Term *masked = operation(
      *cast<Instruction>(bits->value), whole->type, Instruction::And,
      bits->flags, {whole, constant(ConstantInt::get(context, wanted))});
  return operation(comparison, Instruction::ICmp, /*flags=*/0,
                   {masked, constant(ConstantInt::get(context, equal))},
                   {static_cast<uint64_t>(CmpInst::ICMP_EQ)});
}
