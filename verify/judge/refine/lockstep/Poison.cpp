// What is no poison since the source has used it where poison is undefined: a
// value that it has branched on, accessed memory through, or passed as
// `noundef`, and all from which that is computed.
//
//   %c = icmp eq ptr %p, null           %c = icmp eq ptr %p, null
//   br i1 %c, label %a, label %b        %d = icmp slt i32 %x, 0
// b:                                    %r = or i1 %c, %d      ; true where %c
//   %d = icmp slt i32 %x, 0             br i1 %r, ...          ; is, unless %x
//   br i1 %d, label %a, ...                                    ; is poison

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/terms/ConeUses.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether poison in one of its operands is always poison in a term.
static bool propagatesPoison(const Term &term) {
  return term.kind == Term::Address ||
         (term.kind == Term::Operation &&
          isa<BinaryOperator, CmpInst, CastInst>(term.value));
}

/// `term`, which the source has used, is no poison.
void Prover::learnNoPoison(Walk &walk, const Term *term) {
  if (term->kind == Term::Constant || !walk.notPoison.insert(term).second ||
      !propagatesPoison(*term))
    return;
  for (const Term *operand : term->operands)
    learnNoPoison(walk, operand);
}

/// Whether a term is known to be no poison. It may be undef.
bool Prover::isNoPoison(const Walk &walk, const Term *term) const {
  if (walk.notPoison.contains(term))
    return true;
  if (term->kind == Term::Constant)
    return term->isDefinedConstant();
  if (isLeaf(*term))
    return isGlobal(*term) ||
           attributesOf(*term, source.function, /*usesAddresses=*/false)
               .hasAttribute(Attribute::NoUndef);
  return !term->operands.empty() && term->flags == 0 &&
         addsPoisonByFlagsAlone(*term) &&
         all_of(term->operands,
                [&](const Term *operand) { return isNoPoison(walk, operand); });
}

/// Whether a term of the source is no poison where none of `others` is.
bool Prover::isNoPoisonUnless(Walk &walk, const Term *term,
                              ArrayRef<const Term *> others) {
  return is_contained(others, term) || isNoPoison(walk, term) ||
         (!term->operands.empty() && addsPoisonByFlagsAlone(*term) &&
          (term->flags & ~impliedFlags(walk, *term)) == 0 &&
          all_of(term->operands, [&](const Term *operand) {
            return isNoPoisonUnless(walk, operand, others);
          }));
}

/// `x & 0` and `x | -1`, where x is no poison.
const Term *Prover::reduceAbsorbed(Walk &walk, const Term *term) {
  for (unsigned number : {0, 1}) {
    const ConstantInt *value = term->operands[number]->constantInt();
    bool isAbsorbing =
        value && (term->opcode() == Instruction::And ? value->isZero()
                                                     : value->isMinusOne());
    if (isAbsorbing && isNoPoison(walk, term->operands[1 - number]))
      return term->operands[number];
  }
  return term;
}
