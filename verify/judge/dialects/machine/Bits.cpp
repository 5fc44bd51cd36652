// Integers that rules compute with.

#include "verify/judge/dialects/machine/Bits.h"
#include "llvm/IR/IRBuilder.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::APInt;
using llvm::Instruction;

Bits::Bits(Term given) {
  if (auto *constant = llvm::dyn_cast<llvm::ConstantInt>(given.bits))
    number = constant->getValue();
  else
    term = given;
}

llvm::Value *Bits::in(llvm::IRBuilderBase &builder) const {
  return isTerm() ? term.bits : builder.getInt(number);
}

unsigned Bits::width() const {
  return isTerm() ? term.bits->getType()->getIntegerBitWidth()
                  : number.getBitWidth();
}

Bits Bits::same(uint64_t constant) const {
  return APInt(width(), constant, /*isSigned=*/false, /*implicitTrunc=*/true);
}

Bits Bits::build(unsigned opcode, const Bits &other) const {
  llvm::IRBuilderBase &builder = *builderWith(other);
  return Term{builder.CreateBinOp(static_cast<Instruction::BinaryOps>(opcode),
                                  in(builder), other.in(builder)),
              &builder};
}

Bits Bits::operator+(const Bits &other) const {
  return builderWith(other) ? build(Instruction::Add, other)
                            : Bits(number + other.number);
}

Bits Bits::operator-(const Bits &other) const {
  return builderWith(other) ? build(Instruction::Sub, other)
                            : Bits(number - other.number);
}

Bits Bits::operator*(const Bits &other) const {
  return builderWith(other) ? build(Instruction::Mul, other)
                            : Bits(number * other.number);
}

Bits Bits::operator&(const Bits &other) const {
  return builderWith(other) ? build(Instruction::And, other)
                            : Bits(number & other.number);
}

Bits Bits::operator|(const Bits &other) const {
  return builderWith(other) ? build(Instruction::Or, other)
                            : Bits(number | other.number);
}

Bits Bits::operator^(const Bits &other) const {
  return builderWith(other) ? build(Instruction::Xor, other)
                            : Bits(number ^ other.number);
}

Bits Bits::shl(const Bits &count) const {
  return builderWith(count) ? build(Instruction::Shl, count)
                            : Bits(number.shl(count.number));
}

Bits Bits::lshr(const Bits &count) const {
  return builderWith(count) ? build(Instruction::LShr, count)
                            : Bits(number.lshr(count.number));
}

Bits Bits::ashr(const Bits &count) const {
  return builderWith(count) ? build(Instruction::AShr, count)
                            : Bits(number.ashr(count.number));
}

Bits Bits::udiv(const Bits &divisor) const {
  return builderWith(divisor) ? build(Instruction::UDiv, divisor)
                              : Bits(number.udiv(divisor.number));
}

Bits Bits::sdiv(const Bits &divisor) const {
  return builderWith(divisor) ? build(Instruction::SDiv, divisor)
                              : Bits(number.sdiv(divisor.number));
}

Bits Bits::urem(const Bits &divisor) const {
  return builderWith(divisor) ? build(Instruction::URem, divisor)
                              : Bits(number.urem(divisor.number));
}

Bits Bits::srem(const Bits &divisor) const {
  return builderWith(divisor) ? build(Instruction::SRem, divisor)
                              : Bits(number.srem(divisor.number));
}

Bits Bits::zextOrTrunc(unsigned width) const {
  if (!isTerm())
    return number.zextOrTrunc(width);
  return Term{term.builder->CreateZExtOrTrunc(term.bits,
                                              term.builder->getIntNTy(width)),
              term.builder};
}

Bits Bits::sextOrTrunc(unsigned width) const {
  if (!isTerm())
    return number.sextOrTrunc(width);
  return Term{term.builder->CreateSExtOrTrunc(term.bits,
                                              term.builder->getIntNTy(width)),
              term.builder};
}

Bits Bits::compare(unsigned predicate, const Bits &other) const {
  auto kind = static_cast<llvm::CmpInst::Predicate>(predicate);
  llvm::IRBuilderBase *builder = builderWith(other);
  if (!builder)
    return llvm::ICmpInst::compare(number, other.number, kind);
  return Term{builder->CreateICmp(kind, in(*builder), other.in(*builder)),
              builder};
}

Bits Bits::operator==(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_EQ, other);
}

Bits Bits::operator!=(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_NE, other);
}

Bits Bits::ult(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_ULT, other);
}

Bits Bits::ule(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_ULE, other);
}

Bits Bits::slt(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_SLT, other);
}

Bits Bits::sle(const Bits &other) const {
  return compare(llvm::CmpInst::ICMP_SLE, other);
}

Bits Bits::overflowOf(unsigned intrinsic, const Bits &other) const {
  llvm::IRBuilderBase &builder = *builderWith(other);
  llvm::Value *both =
      builder.CreateBinaryIntrinsic(intrinsic, in(builder), other.in(builder));
  return Term{builder.CreateExtractValue(both, 1), &builder};
}

/// Whether `compute` overflows.
static bool overflows(const APInt &left, const APInt &right,
                      APInt (APInt::*compute)(const APInt &, bool &) const) {
  bool result = false;
  (void)(left.*compute)(right, result);
  return result;
}

Bits Bits::addOverflows(const Bits &other, bool isSigned) const {
  if (builderWith(other))
    return overflowOf(isSigned ? llvm::Intrinsic::sadd_with_overflow
                               : llvm::Intrinsic::uadd_with_overflow,
                      other);
  return overflows(number, other.number,
                   isSigned ? &APInt::sadd_ov : &APInt::uadd_ov);
}

Bits Bits::subtractOverflows(const Bits &other, bool isSigned) const {
  if (builderWith(other))
    return overflowOf(isSigned ? llvm::Intrinsic::ssub_with_overflow
                               : llvm::Intrinsic::usub_with_overflow,
                      other);
  return overflows(number, other.number,
                   isSigned ? &APInt::ssub_ov : &APInt::usub_ov);
}

Bits Bits::multiplyOverflows(const Bits &other, bool isSigned) const {
  if (builderWith(other))
    return overflowOf(isSigned ? llvm::Intrinsic::smul_with_overflow
                               : llvm::Intrinsic::umul_with_overflow,
                      other);
  return overflows(number, other.number,
                   isSigned ? &APInt::smul_ov : &APInt::umul_ov);
}

Bits Bits::select(const Bits &ifTrue, const Bits &ifFalse) const {
  if (!isTerm())
    return number.isZero() ? ifFalse : ifTrue;
  llvm::IRBuilderBase &builder = *term.builder;
  return Term{
      builder.CreateSelect(term.bits, ifTrue.in(builder), ifFalse.in(builder)),
      &builder};
}
