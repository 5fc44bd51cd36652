// What is one value, and not undef, since the source has branched on it, or on
// a comparison that would vary with it.
//
//   %c = icmp eq i8 %x, 5
//   br i1 %c, label %a, label %b
// b:
//   %d = icmp eq i8 %x, 7               switch i8 %x, ...   ; is defined here
//   br i1 %d, ...

#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/ConeUses.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether `leaf`, a value of the source, is none that varies, if `condition`
/// does not: that is true for some numbers that it may be if it is undef, and
/// false for others, whatever else is in it.
static bool isSingleBy(const Term &condition, const Term &leaf,
                       const WholeValues &values) {
  if (&condition == &leaf)
    return true;
  if (condition.opcode() != Instruction::ICmp)
    return false;
  const Term *value = condition.operands[0], *other = condition.operands[1];
  auto predicate = static_cast<CmpInst::Predicate>(condition.rest[1]);
  if (value != &leaf) {
    std::swap(value, other);
    predicate = CmpInst::getSwappedPredicate(predicate);
  }
  if (value != &leaf || other == &leaf || !other->operands.empty())
    return false;
  const ConstantInt *bound = other->constantInt();
  if (predicate == CmpInst::ICMP_EQ)
    return bound ? values.mayBeAny(*leaf.value, bound->getValue())
                 : values.isWhole(*leaf.value);
  if (!bound)
    return false;
  auto region =
      ConstantRange::makeExactICmpRegion(predicate, bound->getValue());
  return !region.isEmptySet() && !region.isFullSet() &&
         values.isWhole(*leaf.value);
}

/// Whether a leaf that is no global is one value or poison.
bool Definedness::isSingleLeaf(const Walk &walk, const Term &leaf) const {
  return walk.single.contains(&leaf) ||
         attributesOf(leaf, source.function, /*usesAddresses=*/false)
             .hasAttribute(Attribute::NoUndef) ||
         (leaf.kind == Term::Leaf && any_of(walk.facts, [&](const Fact &fact) {
            return isSingleBy(*fact.condition, leaf, source.wholeValues());
          }));
}

namespace {
/// Some bits of a leaf, all of one byte.
struct BitsOfByte {
  const Term *leaf;
  APInt mask;

  bool areOfByteOf(const BitsOfByte &other) const {
    return leaf == other.leaf &&
           mask.countr_zero() / 8 == other.mask.countr_zero() / 8;
  }
};
} // namespace

/// The bits that a term has of a leaf: those of 240 for `and (lshr %x, 4), 15`.
/// Nothing if they are of several bytes, or it is something else.
static std::optional<BitsOfByte> bitsOfByte(const Term &term) {
  const ConstantInt *mask = term.opcode() == Instruction::And
                                ? term.operands[1]->constantInt()
                                : nullptr;
  if (!mask || mask->isZero())
    return std::nullopt;
  APInt bits = mask->getValue();
  const Term *leaf = term.operands[0];
  if (leaf->opcode() == Instruction::LShr && leaf->flags == 0) {
    const ConstantInt *by = leaf->operands[1]->constantInt();
    if (!by || by->getValue().ugt(bits.countl_zero()))
      return std::nullopt;
    bits <<= by->getValue();
    leaf = leaf->operands[0];
  }
  if (leaf->kind != Term::Leaf ||
      bits.countr_zero() / 8 != (bits.getActiveBits() - 1) / 8)
    return std::nullopt;
  return BitsOfByte{leaf, bits};
}

/// Whether a term has bits of a byte, in memory or of a value as it would be
/// there, of which the source has compared bits: of undef, they are the number
/// and others.
bool Definedness::isSingleByte(const Walk &walk, const Term &term) const {
  std::optional<BitsOfByte> wanted = bitsOfByte(term);
  auto compares = [&](const Term &condition, unsigned side) {
    std::optional<BitsOfByte> bits = bitsOfByte(*condition.operands[side]);
    const ConstantInt *number = condition.operands[1 - side]->constantInt();
    return bits && number && bits->areOfByteOf(*wanted) &&
           number->getValue().isSubsetOf(condition.operands[side]
                                             ->operands[1]
                                             ->constantInt()
                                             ->getValue());
  };
  return wanted &&
         any_of(walk.facts,
                [&](const Fact &fact) {
                  const Term &condition = *fact.condition;
                  return condition.opcode() == Instruction::ICmp &&
                         condition.rest[1] == CmpInst::ICMP_EQ &&
                         (compares(condition, 0) || compares(condition, 1));
                }) &&
         source.wholeValues().isWholeInBytes(*wanted->leaf->value);
}

bool Definedness::isSingle(const Walk &walk, const Term *term) const {
  DenseMap<const Term *, bool> seen, single;
  visitParts(term, seen, [&](const Term &part) {
    auto isSinglePart = [&] {
      if (walk.single.contains(&part) || isGlobal(part))
        return true;
      if (part.kind == Term::Constant)
        return !isa<UndefValue>(part.value) &&
               !cast<Constant>(part.value)->containsUndefOrPoisonElement();
      if (isLeaf(part))
        return isSingleLeaf(walk, part);
      return isSingleByte(walk, part) ||
             all_of(part.operands, [&](const Term *operand) {
               return single.lookup(operand);
             });
    };
    single[&part] = isSinglePart();
  });
  return single.lookup(term);
}
