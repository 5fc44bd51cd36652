// What ops on integers do: those of `arith`, and those of `index`, which are
// the same without flags. All rules are right on terms.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_ARITHINTEGERS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_ARITHINTEGERS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/judge/dialects/machine/Scalars.h"

namespace palindrome::dialects::integers {

/// Sums, differences and products modulo 2^n, where n is the number of bits. A
/// result that `nsw` or `nuw` excludes is poison.
void add(Scalars &scalars);
void subtract(Scalars &scalars);
void multiply(Scalars &scalars);

/// Two results: the sum, and whether it wrapped.
void addExtended(Scalars &scalars);
/// Two results: the lower and the upper half of the product.
void multiplyExtendedSigned(Scalars &scalars);
void multiplyExtendedUnsigned(Scalars &scalars);

/// A divisor that is 0 is undefined behaviour, and so is a quotient that has no
/// value in n bits. With `exact`, a quotient that is rounded is poison.
void divideSigned(Scalars &scalars);
void divideUnsigned(Scalars &scalars);
void divideSignedUp(Scalars &scalars);
void divideUnsignedUp(Scalars &scalars);
void divideSignedDown(Scalars &scalars);
/// The remainder has the sign of the dividend. A divisor that is 0 is undefined
/// behaviour, and so is a quotient that has no value in n bits.
void remainderSigned(Scalars &scalars);
void remainderUnsigned(Scalars &scalars);

void bitAnd(Scalars &scalars);
void bitOr(Scalars &scalars);
void bitXor(Scalars &scalars);

/// A shift by n bits or more is poison, and so is one that `nsw`, `nuw` or
/// `exact` excludes.
void shiftLeft(Scalars &scalars);
void shiftRightSigned(Scalars &scalars);
void shiftRightUnsigned(Scalars &scalars);

void maximumSigned(Scalars &scalars);
void maximumUnsigned(Scalars &scalars);
void minimumSigned(Scalars &scalars);
void minimumUnsigned(Scalars &scalars);

/// The operand with the bits of the result: the upper ones are dropped, or new
/// ones are the sign or 0.
void castSigned(Scalars &scalars);
void castUnsigned(Scalars &scalars);

/// One bit.
Bits compare(mlir::arith::CmpIPredicate predicate, const Bits &left,
             const Bits &right);

} // namespace palindrome::dialects::integers

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_ARITHINTEGERS_H
