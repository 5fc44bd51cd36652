// Which bits of integers are known, and sums that are unions of bits:
//
//   %a = and i64 %x, 1
//   %s = add i64 %a, 2               %s = or disjoint i64 %a, 2
//
// The one form is the sum, with all flags: no bit is carried.

#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;
using namespace llvm::PatternMatch;

/// The operations that are looked at, one in the other.
static constexpr unsigned mostDepth = 6;

/// How many low bits of a phi are 0 since it counts in multiples of a power of
/// two, from one: unless it is poison.
static unsigned lowZerosOf(const PHINode &phi) {
  unsigned zeros = phi.getType()->getIntegerBitWidth();
  for (const Value *value : phi.incoming_values()) {
    const APInt *step = nullptr;
    if (value != &phi && !match(value, m_APInt(step)) &&
        !match(value, m_c_Add(m_Specific(&phi), m_APInt(step))))
      return 0;
    if (step)
      zeros = std::min(zeros, step->countr_zero());
  }
  return zeros;
}

/// The bits of a term of the source, or of what refines one: it is poison or
/// has these bits, for each choice of its undefs.
KnownBits WalkRanges::bitsOf(Walk &walk, const Term *term, unsigned depth) {
  const unsigned width = term->type->getIntegerBitWidth();
  if (const ConstantInt *number = term->constantInt())
    return KnownBits::makeConstant(number->getValue());
  KnownBits known = rangeOf(walk, term).toKnownBits();
  if (auto *phi =
          term->kind == Term::Leaf ? dyn_cast<PHINode>(term->value) : nullptr)
    known.Zero.setLowBits(lowZerosOf(*phi));
  if (term->kind != Term::Operation || depth == mostDepth)
    return known.hasConflict() ? KnownBits(width) : known;
  auto operand = [&](unsigned number) {
    return bitsOf(walk, term->operands[number], depth + 1);
  };
  // Flags could say more, which is no matter.
  auto computed = [&] {
    switch (term->opcode()) {
    case Instruction::ZExt:
      return operand(0).zext(width);
    case Instruction::SExt:
      return operand(0).sext(width);
    case Instruction::Trunc:
      return operand(0).trunc(width);
    case Instruction::And:
      return operand(0) & operand(1);
    case Instruction::Or:
      return operand(0) | operand(1);
    case Instruction::Xor:
      return operand(0) ^ operand(1);
    case Instruction::Add:
      return KnownBits::add(operand(0), operand(1));
    case Instruction::Sub:
      return KnownBits::sub(operand(0), operand(1));
    case Instruction::Mul:
      return KnownBits::mul(operand(0), operand(1));
    case Instruction::Shl:
      return KnownBits::shl(operand(0), operand(1));
    case Instruction::LShr:
      return KnownBits::lshr(operand(0), operand(1));
    case Instruction::AShr:
      return KnownBits::ashr(operand(0), operand(1));
    case Instruction::Select:
      return operand(1).intersectWith(operand(2));
    default:
      return KnownBits(width);
    }
  };
  const bool isOfIntegers = all_of(term->operands, [](const Term *part) {
    return part->type->isIntegerTy();
  });
  if (!isOfIntegers)
    return known;
  KnownBits both = known.unionWith(computed());
  // There is no such value: where it is computed, the source is undefined.
  return both.hasConflict() ? KnownBits(width) : both;
}

bool WalkRanges::areDisjoint(Walk &walk, const Term &term) {
  return term.type->isIntegerTy() && !term.operands[0]->constantInt() &&
         KnownBits::haveNoCommonBitsSet(bitsOf(walk, term.operands[0], 0),
                                        bitsOf(walk, term.operands[1], 0));
}

/// Whether an `xor` with a constant is the difference from it: what it is
/// applied to has no other bits, unless it is poison. Nothing is borrowed.
///
///   ; %x is below 32
///   %r = xor i32 %x, 31              %r = sub i32 31, %x
bool WalkRanges::isComplement(Walk &walk, const Term &term) {
  const ConstantInt *bits = term.operands[1]->constantInt();
  return bits && bits->getBitWidth() > 1 &&
         (bits->isMinusOne() || (~bitsOf(walk, term.operands[0], 0).Zero)
                                    .isSubsetOf(bits->getValue()));
}
