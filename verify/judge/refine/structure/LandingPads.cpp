// Reads the clauses of landing pads as their personalities do.

#include "verify/judge/refine/structure/LandingPads.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/EHPersonalities.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

/// Whether the personality defines what a clause without a type matches. In C
/// and Rust there are cleanups alone.
static bool definesCatchAll(const Function &function) {
  switch (classifyEHPersonality(function.getPersonalityFn())) {
  case EHPersonality::GNU_CXX:
  case EHPersonality::GNU_CXX_SjLj:
  case EHPersonality::GNU_ObjC:
    return true;
  default:
    return false;
  }
}

bool palindrome::refine::catchesAll(const LandingPadInst &pad) {
  if (!definesCatchAll(*pad.getFunction()))
    return false;
  for (unsigned i = 0; i != pad.getNumClauses(); ++i) {
    const Constant *clause = pad.getClause(i);
    if (pad.isCatch(i)
            ? isa<ConstantPointerNull>(clause)
            : cast<ArrayType>(clause->getType())->getNumElements() == 0)
      return true;
  }
  return false;
}

bool palindrome::refine::handleOtherwise(const Function &source,
                                         const Function &target) {
  auto handles = [](const Function &function) {
    return function.hasPersonalityFn() &&
           any_of(function,
                  [](const BasicBlock &block) { return block.isEHPad(); });
  };
  return handles(source) && handles(target) &&
         !ConstantComparison(&source, &target)
              .same(source.getPersonalityFn(), target.getPersonalityFn());
}
