// Comparisons of addresses as comparisons of the steps that lead to them:
//
//   %p = getelementptr inbounds i32, ptr %a, i64 %i
//   %c = icmp eq ptr %p, %a                           %c = icmp eq i64 %i, 0
//
//   %p = getelementptr inbounds i8, ptr %a, i64 8
//   %q = getelementptr inbounds i8, ptr %b, i64 8
//   %c = icmp ult ptr %p, %q                          %c = icmp ult ptr %a, %b

#include "verify/judge/refine/lockstep/terms/Way.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// A comparison of two addresses by `==` or `<`, as one of what they are based
/// on, or of the indices of their steps: both are true or both are false where
/// `comparison` is not poison and what an undef is in it is the same each time.
/// Null if there is none.
///
/// The sum of the steps need not be exact for `==`: both sides are numbers of
/// as many bits. For `<` it is if each address is in bounds, since no object
/// wraps around (LangRef, 'getelementptr').
const Term *TermPool::comparePlaces(const Term &comparison) {
  if (comparison.opcode() != Instruction::ICmp || comparison.flags != 0)
    return nullptr;
  const Term *left = comparison.operands[0], *right = comparison.operands[1];
  auto *type = dyn_cast<PointerType>(left->type);
  auto predicate = static_cast<CmpInst::Predicate>(comparison.rest[1]);
  const bool isEquality = predicate == CmpInst::ICMP_EQ;
  if (!type || layout.getPointerTypeSizeInBits(type) != 64 ||
      layout.getIndexTypeSizeInBits(type) != 64 ||
      (!isEquality && predicate != CmpInst::ICMP_ULT) ||
      (left->kind != Term::Address && right->kind != Term::Address))
    return nullptr;
  Way one(left), other(right);
  int64_t ahead = 0; // By how many bytes the constant steps of `other` lead on.
  if (!one.isKnown || !other.isKnown ||
      SubOverflow(other.bytes, one.bytes, ahead) ||
      (!isEquality && !(one.isInBounds && other.isInBounds)))
    return nullptr;
  dropCommon(one, other);
  // Whether an address is poison if the bytes of its step are too many for a
  // signed number.
  auto isExact = [](const IndexedStep &step) {
    return step.flags.hasNoUnsignedSignedWrap();
  };
  auto compareAs = [&](CmpInst::Predicate wanted, const Term *first,
                       const Term *second) {
    return operation(comparison, Instruction::ICmp, /*flags=*/0,
                     {first, second}, {static_cast<uint64_t>(wanted)});
  };
  auto truth = [&](bool holds) {
    return constant(ConstantInt::getBool(comparison.type, holds));
  };
  const size_t open = one.steps.size() + other.steps.size();
  if (one.base != other.base)
    return open == 0 && ahead == 0 ? compareAs(predicate, one.base, other.base)
                                   : nullptr;
  if (open == 0)
    return truth(isEquality ? ahead == 0 : ahead > 0);
  CmpInst::Predicate ofNumbers =
      isEquality ? CmpInst::ICMP_EQ : CmpInst::ICMP_SLT;
  if (one.steps.size() == 1 && other.steps.size() == 1) {
    const IndexedStep &mine = one.steps[0], &its = other.steps[0];
    bool areAlike = mine.scale == its.scale && mine.scale > 0 && ahead == 0 &&
                    mine.index->type == its.index->type &&
                    mine.index->type->getIntegerBitWidth() <= 64;
    return areAlike && isExact(mine) && isExact(its)
               ? compareAs(ofNumbers, mine.index, its.index)
               : nullptr;
  }
  if (open != 1)
    return nullptr;
  const bool isMine = !one.steps.empty();
  const IndexedStep &step = isMine ? one.steps[0] : other.steps[0];
  // By how many bytes the step has to lead on for both to be the same.
  int64_t wanted = 0;
  if (isMine)
    wanted = ahead;
  else if (SubOverflow(int64_t(0), ahead, wanted))
    return nullptr;
  const unsigned width = step.index->type->getIntegerBitWidth();
  if (!isExact(step) || step.scale <= 0 || width > 64)
    return nullptr;
  int64_t times = wanted / step.scale;
  if (wanted % step.scale != 0 || !isIntN(width, times))
    return isEquality ? truth(false) : nullptr;
  const Term *number =
      constant(ConstantInt::getSigned(step.index->type, times));
  return isMine ? compareAs(ofNumbers, step.index, number)
                : compareAs(ofNumbers, number, step.index);
}

const Term *TermPool::subtractPlaces(const Term &difference) {
  auto addressIn = [&](const Term *number) -> const Term * {
    if (number->opcode() != Instruction::PtrToInt)
      return nullptr;
    const Term *address = number->operands[0];
    auto *type = dyn_cast<PointerType>(address->type);
    return type && number->type->isIntegerTy(64) &&
                   layout.getPointerTypeSizeInBits(type) == 64 &&
                   layout.getIndexTypeSizeInBits(type) == 64
               ? address
               : nullptr;
  };
  if (difference.opcode() != Instruction::Sub)
    return nullptr;
  const Term *left = addressIn(difference.operands[0]),
             *right = addressIn(difference.operands[1]);
  if (!left || !right)
    return nullptr;
  Way one(left), other(right);
  int64_t bytes = 0;
  if (!one.isKnown || !other.isKnown ||
      SubOverflow(one.bytes, other.bytes, bytes))
    return nullptr;
  dropCommon(one, other);
  if (one.base != other.base || one.steps.size() > 1 || !other.steps.empty())
    return nullptr;
  auto number = [&](int64_t value) {
    return constant(ConstantInt::getSigned(difference.type, value));
  };
  if (one.steps.empty())
    return number(bytes);
  const IndexedStep &step = one.steps[0];
  if (!step.index->type->isIntegerTy(64))
    return nullptr;
  const Term *made = step.index;
  if (step.scale != 1)
    made = operation(difference, Instruction::Mul, /*flags=*/0,
                     {made, number(step.scale)});
  return bytes == 0 ? made
                    : operation(difference, Instruction::Add, /*flags=*/0,
                                {made, number(bytes)});
}
