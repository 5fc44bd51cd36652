// Integers that rules compute with: numbers, or terms of a function of LLVM IR
// that is being built. A rule that is written with them runs on values, and
// states what the op does where the values are not known.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_BITS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_BITS_H

#include "verify/judge/dialects/machine/Value.h"

namespace palindrome::dialects {

/// The operations are those of `llvm::APInt`, with operands of one width. What
/// depends on numbers alone is a number; else an instruction without flags is
/// built. A comparison has one bit.
class Bits {
public:
  Bits(llvm::APInt number) : number(std::move(number)) {}
  Bits(bool condition) : number(1, condition) {}
  /// A constant is a number.
  Bits(Term term);

  bool isTerm() const { return term.bits; }
  /// There is no term.
  const llvm::APInt &known() const {
    assert(!isTerm() && "only a number is known");
    return number;
  }
  /// Whether it is known and not 0.
  bool isKnownTrue() const { return !isTerm() && !number.isZero(); }
  /// A number becomes a constant.
  llvm::Value *in(llvm::IRBuilderBase &builder) const;
  Value value() const { return isTerm() ? Value(term) : Value(number); }
  unsigned width() const;

  /// The same number in as many bits as these.
  Bits same(uint64_t constant) const;
  Bits zero() const { return same(0); }

  Bits operator+(const Bits &other) const;
  Bits operator-(const Bits &other) const;
  Bits operator*(const Bits &other) const;
  Bits operator&(const Bits &other) const;
  Bits operator|(const Bits &other) const;
  Bits operator^(const Bits &other) const;
  /// Shifts by less than the width.
  Bits shl(const Bits &count) const;
  Bits lshr(const Bits &count) const;
  Bits ashr(const Bits &count) const;
  /// Divisions that are defined in LLVM IR.
  Bits udiv(const Bits &divisor) const;
  Bits sdiv(const Bits &divisor) const;
  Bits urem(const Bits &divisor) const;
  Bits srem(const Bits &divisor) const;

  Bits zextOrTrunc(unsigned width) const;
  Bits sextOrTrunc(unsigned width) const;
  Bits trunc(unsigned width) const { return zextOrTrunc(width); }

  Bits operator==(const Bits &other) const;
  Bits operator!=(const Bits &other) const;
  Bits ult(const Bits &other) const;
  Bits ule(const Bits &other) const;
  Bits ugt(const Bits &other) const { return other.ult(*this); }
  Bits uge(const Bits &other) const { return other.ule(*this); }
  Bits slt(const Bits &other) const;
  Bits sle(const Bits &other) const;
  Bits sgt(const Bits &other) const { return other.slt(*this); }
  Bits sge(const Bits &other) const { return other.sle(*this); }
  Bits isNegative() const { return slt(zero()); }

  /// Whether the result has no value in as many bits.
  Bits addOverflows(const Bits &other, bool isSigned) const;
  Bits subtractOverflows(const Bits &other, bool isSigned) const;
  Bits multiplyOverflows(const Bits &other, bool isSigned) const;

  /// Of a condition: the one or the other. What is not chosen may be poison.
  Bits select(const Bits &ifTrue, const Bits &ifFalse) const;
  /// The same for conditions: `other` counts only if this one is true.
  Bits andAlso(const Bits &other) const { return select(other, false); }
  Bits operator!() const { return *this ^ Bits(true); }

private:
  /// What builds an operation of this and `other`; null if both are known.
  llvm::IRBuilderBase *builderWith(const Bits &other) const {
    return term.builder ? term.builder : other.term.builder;
  }
  Bits build(unsigned opcode, const Bits &other) const;
  Bits compare(unsigned predicate, const Bits &other) const;
  Bits overflowOf(unsigned intrinsic, const Bits &other) const;

  llvm::APInt number; ///< Where there is no term.
  Term term;
};

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_BITS_H
