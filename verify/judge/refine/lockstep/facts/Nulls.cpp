// Pointers that have the address of null: passes replace them by null, whatever
// they are based on (docs/semantics.md, "Values").

#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether no pointer with the address of null leads to memory, in whatever
/// address space.
static bool hasNothingAtNull(const Function &function) {
  return !NullPointerIsDefined(&function) &&
         none_of(instructions(function), [](const Instruction &inst) {
           return isa<AddrSpaceCastInst>(inst);
         });
}

/// Whether no step of a function leads from outside of an object into it.
static bool staysInBounds(const Function &function) {
  return all_of(instructions(function), [](const Instruction &inst) {
    auto *gep = dyn_cast<GetElementPtrInst>(&inst);
    return !gep || gep->isInBounds();
  });
}

/// Whether both are null, or equal to it. Nobody can tell then what they are
/// based on: an access is undefined, and a step in bounds is poison or leads
/// nowhere.
///
///   %c = icmp eq ptr %p, null
///   br i1 %c, label %a, label %b
///   a:
///     ret ptr %p                           ; may become ret ptr null
bool Pointers::areBothNull(Walk &walk, const Term *from, const Term *to) {
  auto *type = dyn_cast<PointerType>(from->type);
  if (!type || type->getAddressSpace() != 0)
    return false;
  const Term *null = pool.constant(ConstantPointerNull::get(type));
  auto isNull = [&](const Term *term) {
    return term == null ||
           reduction.reduce(walk, terms.isEqual(term, null))->isTrue();
  };
  if (!isNull(from) || !isNull(to))
    return false;
  if (!isNothingAtNull)
    isNothingAtNull = hasNothingAtNull(source.function) &&
                      hasNothingAtNull(target.function) &&
                      staysInBounds(source.function);
  return *isNothingAtNull;
}
