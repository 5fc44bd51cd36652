// Finds the attributes that callees keep, and adds them for a while.

#include "verify/judge/refine/promises/CalleePromises.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace llvm;

/// Adds an attribute, or what it adds to one of the same kind.
static void add(Function &function, Attribute attribute) {
  if (attribute.hasKindAsEnum() &&
      attribute.getKindAsEnum() == Attribute::Memory)
    function.setMemoryEffects(function.getMemoryEffects() &
                              attribute.getMemoryEffects());
  else
    function.addFnAttr(attribute);
}

CalleePromises::CalleePromises(const Function &source, const Function &target) {
  SmallSetVector<const Function *, 8> callees;
  for (const Instruction &inst : instructions(source))
    if (auto *call = dyn_cast<CallBase>(&inst))
      if (const Function *callee = call->getCalledFunction();
          callee && callee->hasExactDefinition())
        callees.insert(callee);
  for (const Function *callee : callees) {
    const Function *other = target.getParent()->getFunction(callee->getName());
    if (!other || other == callee)
      continue;
    AttributeSet mine = callee->getAttributes().getFnAttrs();
    // Whoever made the module lets the prover change it for a while.
    auto &changed = const_cast<Function &>(*callee);
    const AttributeList all = callee->getAttributes();
    for (Attribute wanted : other->getAttributes().getFnAttrs())
      if (wanted.hasKindAsEnum() &&
          mine.getAttribute(wanted.getKindAsEnum()) != wanted &&
          keeps(*callee, AttributePlace::Function, 0, wanted))
        add(changed, wanted);
    if (callee->getAttributes() != all)
      before.emplace_back(&changed, all);
  }
}

CalleePromises::~CalleePromises() {
  for (auto &[function, attributes] : before)
    function->setAttributes(attributes);
}
