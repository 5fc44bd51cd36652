// What is no poison since the source has used it where poison is undefined: a
// value that it has branched on, accessed memory through, or passed as
// `noundef`, and all from which that is computed.
//
//   %c = icmp eq ptr %p, null           %c = icmp eq ptr %p, null
//   br i1 %c, label %a, label %b        %d = icmp slt i32 %x, 0
// b:                                    %r = or i1 %c, %d      ; true where %c
//   %d = icmp slt i32 %x, 0             br i1 %r, ...          ; is, unless %x
//   br i1 %d, label %a, ...                                    ; is poison

#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/ConeUses.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether poison in one of its operands is always poison in a term.
static bool propagatesPoison(const Term &term) {
  return term.kind == Term::Address ||
         (term.kind == Term::Operation &&
          isa<BinaryOperator, CmpInst, CastInst>(term.value));
}

void Definedness::learnNoPoison(Walk &walk, const Term *term) {
  if (term->kind == Term::Constant || !walk.notPoison.insert(term).second ||
      !propagatesPoison(*term))
    return;
  for (const Term *operand : term->operands)
    learnNoPoison(walk, operand);
}

bool Definedness::isNoPoison(const Walk &walk, const Term *term) const {
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
