// Divisions of what was multiplied or divided by the same number. The source
// has divided by it, so that it is not 0, and a product that does not wrap
// around is poison elsewhere:
//
//   %m = mul nsw i32 %x, %y
//   %q = sdiv i32 %m, %y          ; is refined by %x
//   %r = srem i32 %x, %y
//   %q = sdiv i32 %r, %y          ; is 0
//
// Where %y is undef, the source may choose the same number at each use.

#include "verify/judge/refine/lockstep/integers/TermReduction.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// A value of the source that refines a division of it, or the division.
const Term *TermReduction::dividedBack(const Term *division) {
  const unsigned opcode = division->opcode();
  if (opcode != Instruction::SDiv && opcode != Instruction::UDiv)
    return division;
  const bool isSigned = opcode == Instruction::SDiv;
  const Term *whole = division->operands[0], *by = division->operands[1];
  if (whole->opcode() == (isSigned ? Instruction::SRem : Instruction::URem) &&
      whole->operands[1] == by)
    return pool.constant(Constant::getNullValue(division->type));
  if (whole->opcode() != Instruction::Mul)
    return division;
  const unsigned flag = isSigned ? OverflowingBinaryOperator::NoSignedWrap
                                 : OverflowingBinaryOperator::NoUnsignedWrap;
  for (unsigned i : {0, 1}) {
    const Term *factor = whole->operands[i];
    // A quotient that rounds toward 0 is never too large to be multiplied back.
    bool isQuotient = factor->opcode() == opcode && factor->operands[1] == by;
    if (whole->operands[1 - i] == by &&
        (isQuotient || (whole->flags & flag) != 0))
      return factor;
  }
  return division;
}
