// Integer arithmetic on numbers of few bits, computed without overflow in 64
// bits.

#include "test/refine/exhaustive/Operations.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>

using namespace palindrome::exhaustive;

static constexpr Number poison = {Number::Poison, 0};
static constexpr Number undefined = {Number::Undefined, 0};

unsigned palindrome::exhaustive::widthOf(const llvm::Type *type) {
  if (auto *integer = llvm::dyn_cast<llvm::IntegerType>(type))
    return integer->getBitWidth();
  // {iN, i1}
  return widthOf(type->getStructElementType(0)) + 1;
}

namespace {
/// Two operands of the same width.
struct Operands {
  unsigned width;
  int64_t x, y; ///< As unsigned numbers.

  int64_t mask() const { return (int64_t(1) << width) - 1; }
  int64_t least() const { return -(int64_t(1) << (width - 1)); }
  int64_t most() const { return (int64_t(1) << (width - 1)) - 1; }
  int64_t withSign(int64_t value) const {
    value &= mask();
    return value > most() ? value - mask() - 1 : value;
  }
  int64_t sx() const { return withSign(x); }
  int64_t sy() const { return withSign(y); }
  bool fitsUnsigned(int64_t value) const {
    return value >= 0 && value <= mask();
  }
  bool fitsSigned(int64_t value) const {
    return value >= least() && value <= most();
  }
  Number wrap(int64_t value) const {
    return {Number::Bits, uint32_t(value & mask())};
  }
  Number clampUnsigned(int64_t value) const {
    return wrap(std::clamp<int64_t>(value, 0, mask()));
  }
  Number clampSigned(int64_t value) const {
    return wrap(std::clamp(value, least(), most()));
  }
};
} // namespace

/// The mathematical result of an operation that may overflow, on unsigned and
/// on signed operands.
struct Exact {
  int64_t ofUnsigned, ofSigned;
};

static Exact exactly(unsigned opcode, const Operands &o) {
  switch (opcode) {
  case llvm::Instruction::Add:
    return {o.x + o.y, o.sx() + o.sy()};
  case llvm::Instruction::Sub:
    return {o.x - o.y, o.sx() - o.sy()};
  case llvm::Instruction::Mul:
    return {o.x * o.y, o.sx() * o.sy()};
  case llvm::Instruction::Shl:
    return {o.x << o.y, o.sx() * (int64_t(1) << o.y)};
  }
  llvm_unreachable("does not overflow");
}

static Number divide(unsigned opcode, const Operands &o, bool exact) {
  if (o.y == 0)
    return undefined;
  bool isSigned =
      opcode == llvm::Instruction::SDiv || opcode == llvm::Instruction::SRem;
  if (isSigned && o.sx() == o.least() && o.sy() == -1)
    return undefined;
  int64_t x = isSigned ? o.sx() : o.x, y = isSigned ? o.sy() : o.y;
  if (opcode == llvm::Instruction::URem || opcode == llvm::Instruction::SRem)
    return o.wrap(x % y);
  return exact && x % y ? poison : o.wrap(x / y);
}

static Number binary(const llvm::BinaryOperator &instruction,
                     const Operands &o) {
  using llvm::Instruction;
  unsigned opcode = instruction.getOpcode();
  bool exact = llvm::isa<llvm::PossiblyExactOperator>(instruction) &&
               instruction.isExact();
  switch (opcode) {
  case Instruction::Shl:
    if (o.y >= o.width)
      return poison;
    [[fallthrough]];
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul: {
    Exact result = exactly(opcode, o);
    if ((instruction.hasNoUnsignedWrap() &&
         !o.fitsUnsigned(result.ofUnsigned)) ||
        (instruction.hasNoSignedWrap() && !o.fitsSigned(result.ofSigned)))
      return poison;
    return o.wrap(result.ofUnsigned);
  }
  case Instruction::LShr:
  case Instruction::AShr:
    if (o.y >= o.width || (exact && (o.x & ((int64_t(1) << o.y) - 1))))
      return poison;
    return o.wrap((opcode == Instruction::LShr ? o.x : o.sx()) >> o.y);
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return divide(opcode, o, exact);
  case Instruction::And:
    return o.wrap(o.x & o.y);
  case Instruction::Or:
    if (llvm::cast<llvm::PossiblyDisjointInst>(instruction).isDisjoint() &&
        (o.x & o.y))
      return poison;
    return o.wrap(o.x | o.y);
  case Instruction::Xor:
    return o.wrap(o.x ^ o.y);
  }
  llvm_unreachable("no operation on integers");
}

static Number compare(const llvm::ICmpInst &instruction, const Operands &o) {
  if (instruction.hasSameSign() && (o.sx() < 0) != (o.sy() < 0))
    return poison;
  auto decide = [&]() -> bool {
    switch (instruction.getPredicate()) {
    case llvm::ICmpInst::ICMP_EQ:
      return o.x == o.y;
    case llvm::ICmpInst::ICMP_NE:
      return o.x != o.y;
    case llvm::ICmpInst::ICMP_UGT:
      return o.x > o.y;
    case llvm::ICmpInst::ICMP_UGE:
      return o.x >= o.y;
    case llvm::ICmpInst::ICMP_ULT:
      return o.x < o.y;
    case llvm::ICmpInst::ICMP_ULE:
      return o.x <= o.y;
    case llvm::ICmpInst::ICMP_SGT:
      return o.sx() > o.sy();
    case llvm::ICmpInst::ICMP_SGE:
      return o.sx() >= o.sy();
    case llvm::ICmpInst::ICMP_SLT:
      return o.sx() < o.sy();
    case llvm::ICmpInst::ICMP_SLE:
      return o.sx() <= o.sy();
    default:
      llvm_unreachable("no predicate of icmp");
    }
  };
  return {Number::Bits, decide()};
}

static Number convert(const llvm::CastInst &instruction, const Operands &from) {
  Operands to = {widthOf(instruction.getType()), 0, 0};
  switch (instruction.getOpcode()) {
  case llvm::Instruction::Trunc: {
    auto &trunc = llvm::cast<llvm::TruncInst>(instruction);
    if ((trunc.hasNoUnsignedWrap() && !to.fitsUnsigned(from.x)) ||
        (trunc.hasNoSignedWrap() && !to.fitsSigned(from.sx())))
      return poison;
    return to.wrap(from.x);
  }
  case llvm::Instruction::ZExt:
    return instruction.hasNonNeg() && from.sx() < 0 ? poison : to.wrap(from.x);
  case llvm::Instruction::SExt:
    return to.wrap(from.sx());
  default:
    llvm_unreachable("no cast of integers");
  }
}

/// How many zeros come first, from the lowest bit or from the highest.
static unsigned countZeros(const Operands &o, bool fromLowest) {
  unsigned count = 0;
  while (count < o.width &&
         !(o.x >> (fromLowest ? count : o.width - 1 - count) & 1))
    ++count;
  return count;
}

static Number reverseBits(const Operands &o) {
  int64_t result = 0;
  for (unsigned i = 0; i != o.width; ++i)
    if (o.x >> i & 1)
      result |= int64_t(1) << (o.width - 1 - i);
  return o.wrap(result);
}

/// The high or the low part of x and y side by side, shifted.
static Number funnel(const Operands &o, uint32_t amount, bool left) {
  unsigned shift = amount % o.width;
  int64_t both = o.x << o.width | o.y;
  return o.wrap(left ? both << shift >> o.width : both >> shift);
}

static Number withFlag(const Operands &o, int64_t result, bool overflows) {
  return {Number::Bits, o.wrap(result).bits | uint32_t(overflows) << o.width};
}

static Number call(const llvm::IntrinsicInst &instruction,
                   llvm::ArrayRef<Number> operands) {
  using namespace llvm;
  Operands o = {widthOf(instruction.getArgOperand(0)->getType()),
                operands[0].bits, operands.size() > 1 ? operands[1].bits : 0};
  switch (instruction.getIntrinsicID()) {
  case Intrinsic::abs:
    if (o.sx() == o.least() && o.y)
      return poison;
    return o.wrap(o.sx() < 0 ? -o.sx() : o.sx());
  case Intrinsic::smax:
    return o.wrap(std::max(o.sx(), o.sy()));
  case Intrinsic::smin:
    return o.wrap(std::min(o.sx(), o.sy()));
  case Intrinsic::umax:
    return o.wrap(std::max(o.x, o.y));
  case Intrinsic::umin:
    return o.wrap(std::min(o.x, o.y));
  case Intrinsic::ctpop:
    return o.wrap(__builtin_popcountll(o.x));
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
    if (o.x == 0 && o.y)
      return poison;
    return o.wrap(
        countZeros(o, instruction.getIntrinsicID() == Intrinsic::cttz));
  case Intrinsic::bitreverse:
    return reverseBits(o);
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    return funnel(o, operands[2].bits,
                  instruction.getIntrinsicID() == Intrinsic::fshl);
  case Intrinsic::uadd_sat:
    return o.clampUnsigned(o.x + o.y);
  case Intrinsic::usub_sat:
    return o.clampUnsigned(o.x - o.y);
  case Intrinsic::sadd_sat:
    return o.clampSigned(o.sx() + o.sy());
  case Intrinsic::ssub_sat:
    return o.clampSigned(o.sx() - o.sy());
  case Intrinsic::ushl_sat:
    return o.y >= o.width ? poison : o.clampUnsigned(o.x << o.y);
  case Intrinsic::sshl_sat:
    return o.y >= o.width ? poison
                          : o.clampSigned(o.sx() * (int64_t(1) << o.y));
  case Intrinsic::ucmp:
  case Intrinsic::scmp: {
    bool isSigned = instruction.getIntrinsicID() == Intrinsic::scmp;
    int64_t x = isSigned ? o.sx() : o.x, y = isSigned ? o.sy() : o.y;
    Operands result = {widthOf(instruction.getType()), 0, 0};
    return result.wrap(x < y ? -1 : x > y);
  }
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::usub_with_overflow:
  case Intrinsic::umul_with_overflow: {
    auto &overflow = cast<WithOverflowInst>(instruction);
    int64_t result = exactly(overflow.getBinaryOp(), o).ofUnsigned;
    return withFlag(o, result, !o.fitsUnsigned(result));
  }
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::smul_with_overflow: {
    auto &overflow = cast<WithOverflowInst>(instruction);
    int64_t result = exactly(overflow.getBinaryOp(), o).ofSigned;
    return withFlag(o, result, !o.fitsSigned(result));
  }
  default:
    report_fatal_error("an intrinsic that the evaluator does not know");
  }
}

Number palindrome::exhaustive::apply(const llvm::Instruction &instruction,
                                     llvm::ArrayRef<Number> operands) {
  // A poison divisor may be zero, a poison dividend the least number: what
  // poison may stand for must not do worse.
  if (instruction.isIntDivRem()) {
    if (operands[1].kind == Number::Poison || operands[1].bits == 0)
      return undefined;
    bool isSigned = instruction.getOpcode() == llvm::Instruction::SDiv ||
                    instruction.getOpcode() == llvm::Instruction::SRem;
    uint64_t minusOne = (uint64_t(1) << widthOf(instruction.getType())) - 1;
    if (isSigned && operands[0].kind == Number::Poison &&
        operands[1].bits == minusOne)
      return undefined;
  }
  for (const Number &operand : operands)
    if (operand.kind == Number::Poison)
      return poison;

  if (auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
    return call(*intrinsic, operands);
  unsigned width = widthOf(instruction.getOperand(0)->getType());
  Operands o = {width, operands[0].bits,
                operands.size() > 1 ? operands[1].bits : 0};
  if (auto *operation = llvm::dyn_cast<llvm::BinaryOperator>(&instruction))
    return binary(*operation, o);
  if (auto *comparison = llvm::dyn_cast<llvm::ICmpInst>(&instruction))
    return compare(*comparison, o);
  if (auto *cast = llvm::dyn_cast<llvm::CastInst>(&instruction))
    return convert(*cast, o);
  if (auto *extract = llvm::dyn_cast<llvm::ExtractValueInst>(&instruction)) {
    Operands value = {width - 1, o.x, 0};
    if (extract->getIndices()[0] == 0)
      return value.wrap(o.x);
    return {Number::Bits, uint32_t(o.x >> (width - 1))};
  }
  llvm::report_fatal_error("an instruction that the evaluator does not know");
}
