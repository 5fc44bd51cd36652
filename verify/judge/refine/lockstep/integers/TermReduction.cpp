// The one form that terms have on a walk, by what is known there: which
// conditions hold, in which ranges integers are, and what is no poison.

#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/integers/WalkRanges.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

const Term *TermReduction::reduce(Walk &walk, const Term *term) {
  if (auto found = walk.reduced.find(term); found != walk.reduced.end())
    return found->second;
  const Term *result = term;
  auto isKnown = [&] {
    auto found = walk.known.find(result);
    if (found == walk.known.end())
      return false;
    result = found->second;
    return true;
  };
  if (!isKnown() && !term->operands.empty()) {
    SmallVector<const Term *> operands;
    for (const Term *operand : term->operands)
      operands.push_back(reduce(walk, operand));
    bool areSame = ArrayRef(operands) == term->operands;
    if (!areSame)
      result = pool.rebuild(*term, operands);
    if (areSame || !isKnown()) {
      // What is known may be known of the form that this has.
      const Term *plain = result;
      result = reduceOperation(walk, plain);
      if (result != plain)
        isKnown();
    }
  }
  walk.reduced[term] = result;
  return result;
}

bool TermReduction::isNonNegative(Walk &walk, const Term *term) {
  if (!term->type->isIntegerTy())
    return false;
  if (ranges.rangeOf(walk, term).isAllNonNegative())
    return true;
  // A difference from what is not greater, as a branch has shown.
  return term->opcode() == Instruction::Sub &&
         (term->flags & OverflowingBinaryOperator::NoSignedWrap) != 0 &&
         reduce(walk, terms.compare(CmpInst::ICMP_SLT, term->operands[0],
                                    term->operands[1]))
             ->isFalse();
}

const Term *TermReduction::foldInSource(Walk &walk, const Term *term) {
  if (auto found = walk.folded.find(term); found != walk.folded.end())
    return found->second;
  const Term *result = term;
  if (!term->operands.empty()) {
    SmallVector<const Term *> operands;
    for (const Term *operand : term->operands)
      operands.push_back(foldInSource(walk, operand));
    if (ArrayRef(operands) != term->operands)
      result = reduceOperation(walk, pool.rebuild(*term, operands));
  }
  result = dividedBack(pool.fewerSteps(result));
  if (const Term *distance = pool.subtractPlaces(*result))
    result = distance;
  if (isLeastOrGreatest(*result) && result->operands[0] == result->operands[1])
    result = result->operands[0];
  if (const Term *steps = pool.comparePlaces(*result))
    result = foldInSource(walk, reduce(walk, steps));
  if (result->type->isIntegerTy() && !result->constantInt()) {
    ConstantRange range = ranges.rangeOf(walk, result);
    if (const APInt *only = range.getSingleElement())
      result =
          pool.constant(ConstantInt::get(result->type->getContext(), *only));
  }
  walk.folded[term] = result;
  return result;
}

/// The flags of a sum of which no bit is carried.
static constexpr unsigned neverWraps =
    OverflowingBinaryOperator::NoSignedWrap |
    OverflowingBinaryOperator::NoUnsignedWrap;

/// The flags of an operation on integers that hold for all operands in these
/// ranges.
static unsigned flagsOf(unsigned opcode, const ConstantRange &left,
                        const ConstantRange &right) {
  unsigned flags = 0;
  for (unsigned flag : {OverflowingBinaryOperator::NoSignedWrap,
                        OverflowingBinaryOperator::NoUnsignedWrap})
    if (ConstantRange::makeGuaranteedNoWrapRegion(
            static_cast<Instruction::BinaryOps>(opcode), right, flag)
            .contains(left))
      flags |= flag;
  return flags;
}

unsigned TermReduction::impliedFlags(Walk &walk, const Term &term) {
  switch (term.opcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
    return term.type->isIntegerTy()
               ? flagsOf(term.opcode(), ranges.rangeOf(walk, term.operands[0]),
                         ranges.rangeOf(walk, term.operands[1]))
               : 0;
  case Instruction::ZExt:
    return isNonNegative(walk, term.operands[0]) ? PossiblyNonNegInst::NonNeg
                                                 : 0;
  default:
    return 0;
  }
}

/// A truncation of an operation whose low bits are those of its operands' low
/// bits alone, as the operation on truncated operands, if these are something
/// simpler. Null if they are not.
///
///   %w = zext i8 %x to i32
///   %s = add nsw i32 %w, -1
///   %r = trunc i32 %s to i8            %r = add i8 %x, -1
const Term *TermReduction::truncatedBefore(Walk &walk, const Term *term) {
  const Term *wide = term->operands[0];
  const unsigned opcode = wide->opcode();
  unsigned implied = 0;
  switch (opcode) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
    implied = flagsOf(opcode, ranges.rangeOf(walk, wide->operands[0]),
                      ranges.rangeOf(walk, wide->operands[1]));
    break;
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    break;
  default:
    return nullptr;
  }
  // Where it wraps around against a flag, it is poison.
  if ((wide->flags & ~implied) != 0)
    return nullptr;
  SmallVector<const Term *, 2> narrow;
  for (const Term *operand : wide->operands) {
    narrow.push_back(
        pool.operation(*term, Instruction::Trunc, /*flags=*/0, {operand}));
    if (narrow.back()->opcode() == Instruction::Trunc)
      return nullptr;
  }
  return reduce(walk, pool.operation(*term, opcode, /*flags=*/0, narrow));
}

/// A comparison of a truncation that loses no bit with a constant, as one of
/// what is truncated. Null if it is none.
///
///   %h = lshr i64 %x, 56
///   %t = trunc i64 %h to i32
///   %c = icmp eq i32 %t, 0           %c = icmp eq i64 %h, 0
const Term *TermReduction::comparedBefore(Walk &walk, const Term &comparison) {
  auto predicate = static_cast<CmpInst::Predicate>(comparison.rest[1]);
  if (predicate != CmpInst::ICMP_EQ && predicate != CmpInst::ICMP_ULT)
    return nullptr;
  for (unsigned i : {0, 1}) {
    const Term *narrow = comparison.operands[i];
    const ConstantInt *other = comparison.operands[1 - i]->constantInt();
    if (!other || narrow->opcode() != Instruction::Trunc)
      continue;
    const Term *wide = narrow->operands[0];
    if (!ranges.rangeOf(walk, wide)
             .getUnsignedMax()
             .isIntN(other->getBitWidth()))
      continue;
    const Term *number = pool.constant(ConstantInt::get(
        wide->type, other->getValue().zext(wide->type->getIntegerBitWidth())));
    return i == 0 ? terms.compare(predicate, wide, number)
                  : terms.compare(predicate, number, wide);
  }
  return nullptr;
}

/// An extension by zeros of an operation on what was truncated without loss, as
/// the operation on what was truncated. Null if it is none. A flag of the
/// truncation would not do: where it does not hold, the extension is poison.
///
///   ; %x is below 100
///   %t = trunc i64 %x to i32
///   %s = lshr i32 %t, 3
///   %r = zext i32 %s to i64          %r = lshr i64 %x, 3
const Term *TermReduction::extendedBack(Walk &walk, const Term &term) {
  const Term *narrow = term.operands[0];
  if (term.opcode() != Instruction::ZExt || term.flags != 0)
    return nullptr;
  const unsigned width = narrow->type->getIntegerBitWidth();
  auto wideOf = [&](const Term *part) -> const Term * {
    if (const ConstantInt *number = part->constantInt())
      return pool.constant(ConstantInt::get(
          term.type, number->getValue().zext(term.type->getIntegerBitWidth())));
    const Term *wide =
        part->opcode() == Instruction::Trunc ? part->operands[0] : nullptr;
    return wide && wide->type == term.type &&
                   ranges.rangeOf(walk, wide).getUnsignedMax().isIntN(width)
               ? wide
               : nullptr;
  };
  if (narrow->opcode() == Instruction::Trunc)
    return wideOf(narrow);
  if (!is_contained({Instruction::And, Instruction::Or, Instruction::Xor,
                     Instruction::LShr, Instruction::UDiv, Instruction::URem},
                    narrow->opcode()))
    return nullptr;
  const Term *left = wideOf(narrow->operands[0]),
             *right = wideOf(narrow->operands[1]);
  return left && right ? pool.operation(term, narrow->opcode(), narrow->flags,
                                        {left, right})
                       : nullptr;
}

/// `nuw` if an operation on integers, which may have `nsw`, is poison or does
/// not wrap around as an unsigned one; else 0.
unsigned TermReduction::noUnsignedWrap(Walk &walk, const Term &term) {
  const Term *left = term.operands[0], *right = term.operands[1];
  bool holds = false;
  switch (term.opcode()) {
  case Instruction::Add:
  case Instruction::Mul:
    holds = (term.flags & OverflowingBinaryOperator::NoSignedWrap) != 0 &&
            isNonNegative(walk, left) && isNonNegative(walk, right);
    break;
  case Instruction::Sub:
    // A branch may have shown that.
    holds =
        !right->constantInt() &&
        reduce(walk, terms.compare(CmpInst::ICMP_ULT, left, right))->isFalse();
    break;
  default:
    break;
  }
  return holds ? OverflowingBinaryOperator::NoUnsignedWrap : 0;
}

/// Brings operations into one form that are the same for operands in their
/// ranges: signed operations instead of unsigned comparisons, unsigned ones
/// instead of other signed ones, and all flags that hold. Where an operand is
/// poison, so are both forms.
const Term *TermReduction::reduceOperation(Walk &walk, const Term *term) {
  if (term->kind == Term::Address)
    return reduceAddress(walk, term);
  if (term->operands.empty() || !term->operands[0]->type->isIntegerTy())
    return term;
  auto isNonNegative = [&](unsigned operand) {
    return this->isNonNegative(walk, term->operands[operand]);
  };
  auto change = [&](unsigned opcode, unsigned flags,
                    ArrayRef<uint64_t> rest = {}) {
    return opcode == term->opcode() && flags == term->flags && rest.empty()
               ? term
               : pool.operation(*term, opcode, flags, term->operands, rest);
  };
  switch (unsigned opcode = term->opcode()) {
  case Instruction::SExt:
  case Instruction::ZExt: {
    const Term *extended =
        (opcode == Instruction::SExt || term->flags != 0) && isNonNegative(0)
            ? change(Instruction::ZExt, 0)
            : term;
    const Term *wide = extendedBack(walk, *extended);
    return wide ? reduce(walk, wide) : extended;
  }
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return (opcode == Instruction::SIToFP || term->flags != 0) &&
                   isNonNegative(0)
               ? change(Instruction::UIToFP, 0)
               : term;
  case Instruction::Or:
    if (!term->type->isIntegerTy(1) && ranges.areDisjoint(walk, *term))
      return change(Instruction::Add, neverWraps);
    return reduceAbsorbed(walk, term);
  case Instruction::And:
    return reduceAbsorbed(walk, term);
  case Instruction::Xor:
    return ranges.isComplement(walk, *term)
               ? reduceOperation(walk, pool.operation(*term, Instruction::Sub,
                                                      /*flags=*/0,
                                                      {term->operands[1],
                                                       term->operands[0]}))
               : term;
  case Instruction::AShr:
    return isNonNegative(0) ? change(Instruction::LShr, term->flags) : term;
  case Instruction::SDiv:
    return isNonNegative(0) && isNonNegative(1)
               ? change(Instruction::UDiv, term->flags)
               : term;
  case Instruction::SRem:
    return isNonNegative(0) && isNonNegative(1) ? change(Instruction::URem, 0)
                                                : term;
  case Instruction::Trunc: {
    ConstantRange range = ranges.rangeOf(walk, term->operands[0]);
    unsigned width = term->type->getIntegerBitWidth(), implied = 0;
    if (range.getUnsignedMax().isIntN(width))
      implied |= TruncInst::NoUnsignedWrap;
    if (range.getSignedMax().isSignedIntN(width) &&
        range.getSignedMin().isSignedIntN(width))
      implied |= TruncInst::NoSignedWrap;
    // Without flags it may be what an extension has extended.
    const Term *plain = change(opcode, term->flags & ~implied);
    if (plain->opcode() != opcode)
      return plain;
    const Term *narrow =
        plain->flags == 0 ? truncatedBefore(walk, plain) : nullptr;
    return narrow ? narrow : change(opcode, term->flags | implied);
  }
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl: {
    unsigned implied = flagsOf(opcode, ranges.rangeOf(walk, term->operands[0]),
                               ranges.rangeOf(walk, term->operands[1])) |
                       noUnsignedWrap(walk, *term);
    if (opcode == Instruction::Add && (term->flags | implied) != neverWraps &&
        ranges.areDisjoint(walk, *term))
      implied = neverWraps;
    // A difference from a constant is a sum, unless a flag says more.
    if (unsigned rest = term->flags & ~implied;
        opcode == Instruction::Sub && term->operands[1]->constantInt() &&
        rest != term->flags)
      return reduceOperation(walk, change(opcode, rest));
    return change(opcode, term->flags | implied);
  }
  case Instruction::ICmp: {
    auto predicate = static_cast<CmpInst::Predicate>(term->rest[1]);
    if (const Term *wide = comparedBefore(walk, *term))
      return reduce(walk, wide);
    if (predicate != CmpInst::ICMP_ULT && term->flags == 0)
      return term;
    ConstantRange left = ranges.rangeOf(walk, term->operands[0]),
                  right = ranges.rangeOf(walk, term->operands[1]);
    bool haveOneSign = (left.isAllNonNegative() && right.isAllNonNegative()) ||
                       (left.isAllNegative() && right.isAllNegative());
    if (!haveOneSign)
      return term;
    if (predicate == CmpInst::ICMP_ULT)
      predicate = CmpInst::ICMP_SLT;
    uint64_t rest[] = {static_cast<uint64_t>(predicate)};
    // The new form, or what it negates, may be a fact.
    return reduce(walk, change(opcode, 0, rest));
  }
  default:
    return term;
  }
}

bool TermReduction::isForward(Walk &walk, const Term &address) {
  return all_of(address.steps, [&](const AddressStep &step) {
    return step.scale >= 0 &&
           (step.operand == 0 ||
            isNonNegative(walk, address.operands[step.operand]));
  });
}

/// Whether constant steps lead forward from the beginning of an object to a
/// place in it, or to its end: they are in bounds.
static bool staysInObject(const Term &address, const DataLayout &layout) {
  if (address.operands[0]->kind != Term::Leaf)
    return false;
  const uint64_t size = sizeAtLeast(address.operands[0]->value, layout);
  uint64_t distance = 0;
  for (const AddressStep &step : address.steps) {
    if (step.operand != 0 || step.scale < 0)
      return false;
    distance += step.scale;
    if (distance > size)
      return false;
  }
  return size != 0;
}

/// An address whose steps are all forward cannot wrap around, unless its signed
/// sum does. If it is in bounds, it is whatever the order of the steps.
const Term *TermReduction::reduceAddress(Walk &walk, const Term *term) {
  auto flags = GEPNoWrapFlags::fromRaw(term->flags);
  if (!flags.isInBounds() && staysInObject(*term, layout))
    return pool.constantsLast(*term, GEPNoWrapFlags::all().getRaw());
  if (!flags.hasNoUnsignedSignedWrap() || !isForward(walk, *term))
    return term;
  flags |= GEPNoWrapFlags::noUnsignedWrap();
  return flags.isInBounds() ? pool.constantsLast(*term, flags.getRaw())
                            : pool.address(*term, flags.getRaw());
}

bool TermReduction::isNoPoisonUnless(Walk &walk, const Term *term,
                                     ArrayRef<const Term *> others) {
  return is_contained(others, term) || definedness.isNoPoison(walk, term) ||
         (!term->operands.empty() && addsPoisonByFlagsAlone(*term) &&
          (term->flags & ~impliedFlags(walk, *term)) == 0 &&
          all_of(term->operands, [&](const Term *operand) {
            return isNoPoisonUnless(walk, operand, others);
          }));
}

/// `x & 0` and `x | -1`, where x is no poison.
const Term *TermReduction::reduceAbsorbed(Walk &walk, const Term *term) {
  for (unsigned number : {0, 1}) {
    const ConstantInt *value = term->operands[number]->constantInt();
    bool isAbsorbing =
        value && (term->opcode() == Instruction::And ? value->isZero()
                                                     : value->isMinusOne());
    if (isAbsorbing && definedness.isNoPoison(walk, term->operands[1 - number]))
      return term->operands[number];
  }
  return term;
}
