// The normal form of operations: what several of them compute has one form.
// Each rule is an equivalence, also for operands that are undef or poison: it
// uses each operand as often as before.

#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool palindrome::refine::lockstep::isExpectation(const Instruction &inst) {
  auto *call = dyn_cast<IntrinsicInst>(&inst);
  return call && !hasValueAttributes(*call) &&
         (call->getIntrinsicID() == Intrinsic::expect ||
          call->getIntrinsicID() == Intrinsic::expect_with_probability);
}

/// Whether the flags of an operation do not make its result poison for these
/// operands.
static bool keepsFlags(const OperationShape &shape,
                       ArrayRef<llvm::Constant *> operands) {
  if (shape.flags == 0)
    return true;
  const APInt &x = cast<ConstantInt>(operands[0])->getValue();
  if (shape.opcode() == Instruction::ZExt)
    return !x.isNegative();
  if (shape.opcode() == Instruction::Trunc) {
    unsigned width = shape.type->getIntegerBitWidth();
    return ((shape.flags & TruncInst::NoUnsignedWrap) == 0 ||
            x.isIntN(width)) &&
           ((shape.flags & TruncInst::NoSignedWrap) == 0 ||
            x.isSignedIntN(width));
  }
  if (operands.size() != 2)
    return false;
  const APInt &y = cast<ConstantInt>(operands[1])->getValue();
  bool wraps = false, wrapsUnsigned = false;
  switch (shape.opcode()) {
  case Instruction::Add:
    (void)x.sadd_ov(y, wraps);
    (void)x.uadd_ov(y, wrapsUnsigned);
    break;
  case Instruction::Sub:
    (void)x.ssub_ov(y, wraps);
    (void)x.usub_ov(y, wrapsUnsigned);
    break;
  case Instruction::Mul:
    (void)x.smul_ov(y, wraps);
    (void)x.umul_ov(y, wrapsUnsigned);
    break;
  default:
    return false;
  }
  return ((shape.flags & OverflowingBinaryOperator::NoSignedWrap) == 0 ||
          !wraps) &&
         ((shape.flags & OverflowingBinaryOperator::NoUnsignedWrap) == 0 ||
          !wrapsUnsigned);
}

/// The result for operands that are constant integers; null if it is not known
/// to be one.
const Term *TermPool::fold(const OperationShape &shape) {
  const bool isCast = Instruction::isCast(shape.opcode());
  if ((!isCast && !Instruction::isBinaryOp(shape.opcode())) ||
      !shape.type->isIntegerTy())
    return nullptr;
  SmallVector<llvm::Constant *> values;
  for (const Term *operand : shape.operands) {
    const ConstantInt *value = operand->constantInt();
    if (!value)
      return nullptr;
    values.push_back(const_cast<ConstantInt *>(value));
  }
  if (!keepsFlags(shape, values))
    return nullptr;
  auto *result = dyn_cast_or_null<ConstantInt>(
      isCast ? ConstantFoldCastOperand(shape.opcode(), values[0], shape.type,
                                       layout)
             : ConstantFoldBinaryOpOperands(shape.opcode(), values[0],
                                            values[1], layout));
  return result ? constant(result) : nullptr;
}

const Term *TermPool::negation(const Term *condition, const Instruction &inst) {
  Type *type = condition->type;
  if (condition->isTrue())
    return constant(ConstantInt::getFalse(type));
  if (condition->isFalse())
    return constant(ConstantInt::getTrue(type));
  // not(not(x)) is x.
  if (condition->opcode() == Instruction::Xor && condition->flags == 0)
    if (const Term *other = condition->operands[1];
        other->kind == Term::Constant &&
        cast<llvm::Constant>(other->value)->isAllOnesValue())
      return condition->operands[0];
  const Term *operands[] = {condition,
                            constant(llvm::Constant::getAllOnesValue(type))};
  uint64_t rest[] = {Instruction::Xor};
  return make({rest, 0, type, inst, operands});
}

/// Whether an integer is poison or not negative because of how it is computed.
static bool isNeverNegative(const Term &term) {
  auto *by =
      term.operands.size() == 2 ? term.operands[1]->constantInt() : nullptr;
  switch (term.opcode()) {
  case Instruction::ZExt:
    return true;
  case Instruction::And:
    return by && by->getValue().isNonNegative();
  case Instruction::LShr:
    return by && !by->isZero();
  default:
    return false;
  }
}

/// Casts that follow one another as one. Null if there are no such.
const Term *TermPool::castOnce(const OperationShape &shape) {
  const Term *inner = shape.operands.front();
  const unsigned opcode = shape.opcode(), before = inner->opcode();
  if (!shape.type->isIntegerTy() || !inner->type->isIntegerTy() ||
      (before != Instruction::ZExt && before != Instruction::SExt &&
       before != Instruction::Trunc))
    return nullptr;
  const Term *first = inner->operands[0];
  auto cast = [&](unsigned by, unsigned flags) {
    return operation(shape.like, shape.type, by, flags, {first});
  };
  unsigned width = shape.type->getIntegerBitWidth(),
           ofFirst = first->type->getIntegerBitWidth();
  switch (opcode) {
  case Instruction::ZExt:
    // What was extended by zeros is not negative.
    return before == Instruction::ZExt ? cast(before, inner->flags) : nullptr;
  case Instruction::SExt:
    return before != Instruction::Trunc ? cast(before, inner->flags) : nullptr;
  case Instruction::Trunc:
    if (before == Instruction::Trunc)
      return (inner->flags | shape.flags) == 0 ? cast(before, 0) : nullptr;
    // An extension undone, which loses nothing.
    if (before == Instruction::ZExt && ofFirst < width)
      return cast(before, inner->flags);
    if (before == Instruction::SExt && ofFirst < width &&
        (shape.flags & TruncInst::NoUnsignedWrap) == 0)
      return cast(before, 0);
    if (before == Instruction::ZExt && ofFirst == width &&
        isNeverNegative(*first))
      return first;
    if (ofFirst == width && inner->flags == 0 &&
        ((before == Instruction::ZExt &&
          (shape.flags & TruncInst::NoSignedWrap) == 0) ||
         (before == Instruction::SExt &&
          (shape.flags & TruncInst::NoUnsignedWrap) == 0)))
      return first;
    if (shape.flags != 0 || inner->flags != 0)
      return nullptr;
    return ofFirst > width ? cast(Instruction::Trunc, 0) : nullptr;
  default:
    return nullptr;
  }
}

/// A conversion of an extended integer to floating point as one of the integer.
/// Null if that is not possible.
const Term *TermPool::convertNarrow(const OperationShape &shape) {
  const unsigned opcode = shape.opcode();
  if ((opcode != Instruction::UIToFP && opcode != Instruction::SIToFP) ||
      !isExtension(shape.operands[0]))
    return nullptr;
  const unsigned by = shape.operands[0]->opcode();
  // What was extended by zeros is not negative.
  if (by == Instruction::SExt && opcode == Instruction::UIToFP)
    return nullptr;
  return operation(shape.like, shape.type,
                   by == Instruction::ZExt ? Instruction::UIToFP
                                           : Instruction::SIToFP,
                   /*flags=*/0, {shape.operands[0]->operands[0]});
}

/// Computes with what is extended by zeros, instead of the extension. Null if
/// that is not possible.
const Term *TermPool::computeNarrow(const OperationShape &shape) {
  const Term *wide = shape.operands[0], *other = shape.operands[1];
  if (wide->constantInt())
    std::swap(wide, other);
  if (wide->opcode() != Instruction::ZExt || !isExtension(wide))
    return nullptr;
  const Term *narrow = wide->operands[0];
  unsigned width = narrow->type->getIntegerBitWidth();
  const Term *by = nullptr;
  if (const ConstantInt *value = other->constantInt()) {
    const APInt &bits = value->getValue();
    bool keeps = shape.opcode() == Instruction::LShr
                     ? other == shape.operands[1] && bits.ult(width)
                     : shape.opcode() == Instruction::And ||
                           bits.getActiveBits() <= width;
    if (keeps)
      by = constant(
          ConstantInt::get(shape.type->getContext(), bits.trunc(width)));
  } else if (shape.opcode() != Instruction::LShr && isExtension(other) &&
             other->opcode() == Instruction::ZExt &&
             other->operands[0]->type == narrow->type) {
    by = other->operands[0];
  }
  if (!by)
    return nullptr;
  const Term *result = operation(shape.like, narrow->type, shape.opcode(),
                                 shape.flags, {narrow, by});
  return operation(shape.like, shape.type, Instruction::ZExt, 0, {result});
}

/// What is shifted to the left, and back to the right: the lowest bits, with
/// zeros or their sign before them, and as a product if it is not shifted all
/// the way. Null if it is none. No bit is lost on the way back, so that `exact`
/// is always true.
///
///   ashr (shl i64 %x, 32), 32       sext (trunc i64 %x to i32)
///   ashr (shl i64 %x, 48), 44       mul nsw (sext (trunc i64 %x to i16)), 16
const Term *TermPool::shiftedBack(const OperationShape &shape,
                                  const APInt &by) {
  const Term *left = shape.operands[0];
  const unsigned width = by.getBitWidth();
  const ConstantInt *factor =
      left->opcode() == Instruction::Mul && left->flags == 0
          ? left->operands[1]->constantInt()
          : nullptr;
  if (!factor || !factor->getValue().isPowerOf2() || by.uge(width))
    return nullptr;
  const unsigned count = factor->getValue().logBase2(),
                 back = by.getZExtValue();
  if (back > count || (back != count && shape.opcode() == Instruction::LShr))
    return nullptr;
  LLVMContext &context = shape.type->getContext();
  const Term *whole = left->operands[0];
  if (shape.opcode() == Instruction::LShr)
    return operation(
        shape.like, shape.type, Instruction::And, 0,
        {whole, constant(ConstantInt::get(
                    context, APInt::getLowBitsSet(width, width - count)))});
  const Term *low =
      operation(shape.like, IntegerType::get(context, width - count),
                Instruction::Trunc, 0, {whole});
  const Term *extended =
      operation(shape.like, shape.type, Instruction::SExt, 0, {low});
  return back == count
             ? extended
             : operation(
                   shape.like, shape.type, Instruction::Mul,
                   OverflowingBinaryOperator::NoSignedWrap,
                   {extended,
                    constant(ConstantInt::get(
                        context, APInt::getOneBitSet(width, count - back)))});
}

/// Brings what several operations can compute into the form of one: products
/// instead of shifts to the left, shifts instead of divisions by powers of two,
/// sums instead of differences from constants. Null if there is no such form.
const Term *TermPool::plainForm(const OperationShape &shape) {
  const Term *first = shape.operands.front();
  const ConstantInt *by =
      shape.operands.size() == 2 ? shape.operands[1]->constantInt() : nullptr;
  if (!by)
    return nullptr;
  const APInt &value = by->getValue();
  const unsigned width = value.getBitWidth(), flags = shape.flags;
  auto make = [&](unsigned opcode, unsigned kept, const APInt &other) {
    return operation(
        shape.like, shape.type, opcode, kept,
        {first, constant(ConstantInt::get(shape.type->getContext(), other))});
  };
  bool isPower = value.isPowerOf2();
  switch (shape.opcode()) {
  case Instruction::Add:
  case Instruction::Or:
  case Instruction::Xor:
    return value.isZero() ? first : nullptr;
  case Instruction::LShr:
  case Instruction::AShr:
    return value.isZero() ? first : shiftedBack(shape, value);
  case Instruction::And:
    return value.isAllOnes() ? first : nullptr;
  case Instruction::Mul:
    return value.isOne() && width > 1 ? first : nullptr;
  case Instruction::Shl:
    // The sign bit as a factor is negative.
    return value.ult(width - 1)
               ? make(Instruction::Mul, flags,
                      APInt::getOneBitSet(width, value.getZExtValue()))
               : nullptr;
  case Instruction::SDiv:
    return isPower && !value.isNegative() &&
                   (flags & PossiblyExactOperator::IsExact) != 0
               ? make(Instruction::AShr, flags, APInt(width, value.logBase2()))
               : nullptr;
  case Instruction::UDiv:
    return isPower
               ? make(Instruction::LShr, flags, APInt(width, value.logBase2()))
               : nullptr;
  case Instruction::URem:
    return isPower ? make(Instruction::And, 0, value - 1) : nullptr;
  case Instruction::Sub:
    return (flags & OverflowingBinaryOperator::NoUnsignedWrap) == 0 &&
                   !value.isMinSignedValue()
               ? make(Instruction::Add, flags, -value)
               : nullptr;
  default:
    return nullptr;
  }
}

/// Arithmetic with a condition that was made a number: a choice instead of a
/// product, and a sum instead of a difference. Null if it is none.
///
///   mul (zext i1 %c), 12        select i1 %c, 12, 0
///   sub %x, (zext i1 %c)        add %x, (sext i1 %c)
const Term *TermPool::computeWithCondition(const OperationShape &shape) {
  if (shape.operands.size() != 2 || shape.type->isIntegerTy(1))
    return nullptr;
  auto isExtended = [](const Term *term, unsigned opcode) {
    return term->opcode() == opcode && isExtension(term) &&
           term->operands[0]->type->isIntegerTy(1);
  };
  const unsigned opcode = shape.opcode();
  if (opcode == Instruction::Sub &&
      (shape.flags & OverflowingBinaryOperator::NoUnsignedWrap) == 0 &&
      isExtended(shape.operands[1], Instruction::ZExt))
    return operation(
        shape.like, shape.type, Instruction::Add, shape.flags,
        {shape.operands[0], operation(shape.like, shape.type, Instruction::SExt,
                                      0, shape.operands[1]->operands[0])});
  if (opcode != Instruction::Mul && opcode != Instruction::And)
    return nullptr;
  for (unsigned i : {0, 1}) {
    const Term *wide = shape.operands[i], *by = shape.operands[1 - i];
    if (by->constantInt() &&
        isExtended(wide, opcode == Instruction::Mul ? Instruction::ZExt
                                                    : Instruction::SExt))
      return operation(shape.like, shape.type, Instruction::Select, 0,
                       {wide->operands[0], by,
                        constant(ConstantInt::getNullValue(shape.type))});
  }
  return nullptr;
}

/// A funnel shift by a constant, such as a rotation, as the two shifts that it
/// consists of. Null if it is none.
///
///   call i64 @llvm.fshl.i64(%x, %y, 45)     or (shl %x, 45), (lshr %y, 19)
const Term *TermPool::shiftOnce(const OperationShape &shape) {
  const auto id = static_cast<Intrinsic::ID>(shape.rest[1]);
  const bool isLeft = id == Intrinsic::fshl;
  const ConstantInt *by = isLeft || id == Intrinsic::fshr
                              ? shape.operands[2]->constantInt()
                              : nullptr;
  if (!by || hasValueAttributes(cast<CallBase>(shape.like)) ||
      !shape.type->isIntegerTy())
    return nullptr;
  const unsigned width = shape.type->getIntegerBitWidth();
  const uint64_t steps = by->getValue().urem(width);
  // One operand alone would be poison less often than the call.
  if (steps == 0)
    return nullptr;
  auto shift = [&](unsigned opcode, const Term *value, uint64_t number) {
    return operation(shape.like, shape.type, opcode, /*flags=*/0,
                     {value, constant(ConstantInt::get(shape.type, number))});
  };
  return operation(shape.like, shape.type, Instruction::Or, /*flags=*/0,
                   {shift(Instruction::Shl, shape.operands[0],
                          isLeft ? steps : width - steps),
                    shift(Instruction::LShr, shape.operands[1],
                          isLeft ? width - steps : steps)});
}

/// The form of what other operations compute, too. Null if there is none.
const Term *TermPool::specialForm(const OperationShape &shape) {
  ArrayRef<const Term *> operands = shape.operands;
  switch (shape.opcode()) {
  case Instruction::ICmp:
  case Instruction::FCmp:
    return compare(shape, shape.flags,
                   static_cast<CmpInst::Predicate>(shape.rest[1]), operands[0],
                   operands[1]);
  case Instruction::Select:
    return select(shape);
  case Instruction::ExtractValue:
  case Instruction::ExtractElement:
    return elementOf(shape);
  case Instruction::ShuffleVector:
    if (const Term *made = shuffleOfOne(shape))
      return made;
    break;
  case Instruction::InsertElement:
    if (const Term *made = insertWithLongIndex(shape))
      return made;
    break;
  case Instruction::Call:
    // They return their first argument.
    return isExpectation(shape.like) ? operands[0] : shiftOnce(shape);
  case Instruction::Xor:
    if (shape.type->isIntOrIntVectorTy(1) &&
        operands[1]->kind == Term::Constant &&
        cast<llvm::Constant>(operands[1]->value)->isAllOnesValue())
      return negation(operands[0], shape.like);
    break;
  default:
    break;
  }
  if (const Term *folded = fold(shape))
    return folded;
  if (const Term *converted = convertNarrow(shape))
    return converted;
  if (!shape.type->isIntegerTy())
    return nullptr;
  if (Instruction::isCast(shape.opcode()))
    return castOnce(shape);
  if (const Term *plain = plainForm(shape))
    return plain;
  if (const Term *made = computeWithCondition(shape))
    return made;
  switch (shape.opcode()) {
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::LShr:
    return computeNarrow(shape);
  default:
    return nullptr;
  }
}

const Term *TermPool::normal(const OperationShape &shape) {
  if (!usesNormalForms)
    return make(shape);
  if (const Term *made = specialForm(shape))
    return made;
  // Constants stay behind.
  auto rank = [](const Term *term) {
    return std::pair(term->kind == Term::Constant, term->id);
  };
  const bool isCommutative = shape.opcode() == Instruction::Call
                                 ? shape.like.isCommutative()
                                 : Instruction::isCommutative(shape.opcode());
  SmallVector<const Term *> mine(shape.operands);
  if (isCommutative && mine.size() >= 2 && mine[0]->type == mine[1]->type &&
      rank(mine[1]) < rank(mine[0]))
    std::swap(mine[0], mine[1]);
  return make({shape.rest, shape.flags, shape.type, shape.like, mine});
}
