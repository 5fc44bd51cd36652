// The differences, each with a comparison of its own.

#include "verify/refine/Doubt.h"
#include "verify/refine/structure/Structure.h"
#include "verify/refine/structure/Switches.h"
#include "verify/refine/structure/TailCalls.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace llvm;

/// Whether `target` may use more fast-math than `source` in all of its body.
static bool allowsMoreResults(const Function &source, const Function &target) {
  return any_of(target.getAttributes().getFnAttrs(), [&](Attribute attribute) {
    return attribute.isStringAttribute() &&
           refine::allowsOtherResults(attribute.getKindAsString()) &&
           attribute.getValueAsBool() &&
           !source.getFnAttribute(attribute.getKindAsString()).getValueAsBool();
  });
}

/// Whether `target` assumes more of vscale than `source`.
static bool restrictsVScale(const Function &source, const Function &target) {
  Attribute mine = source.getFnAttribute(Attribute::VScaleRange),
            other = target.getFnAttribute(Attribute::VScaleRange);
  if (!other.isValid() || mine == other)
    return false;
  if (!mine.isValid())
    return true;
  std::optional<unsigned> most = mine.getVScaleRangeMax(),
                          mostThere = other.getVScaleRangeMax();
  return other.getVScaleRangeMin() > mine.getVScaleRangeMin() ||
         (mostThere && (!most || *most > *mostThere));
}

/// The number of accesses that are to be relocated by debug info (LangRef,
/// 'llvm.preserve.array.access.index' Intrinsic).
static unsigned countRelocated(const Function &function) {
  return count_if(instructions(function), [](const Instruction &inst) {
    return inst.hasMetadata(LLVMContext::MD_preserve_access_index);
  });
}

/// The alignment of the slot in which a call passes an argument in memory, and
/// 0 if it is left to the target machine.
static uint64_t slotAlign(const CallBase &call, unsigned number) {
  MaybeAlign align = call.getParamStackAlign(number);
  if (!align)
    align = call.getParamAlign(number);
  return align ? align->value() : 0;
}

using Slots = DenseSet<std::pair<std::pair<StringRef, unsigned>, uint64_t>>;

/// The slots of the arguments of calls in `function`, by callee and number, and
/// in `callees` the functions that have one.
static Slots listSlots(const Function &function, DenseSet<StringRef> &callees) {
  Slots slots;
  for (const Instruction &inst : instructions(function)) {
    auto *call = dyn_cast<CallBase>(&inst);
    if (!call || isa<InlineAsm>(call->getCalledOperand()))
      continue;
    for (unsigned i = 0; i < call->arg_size(); ++i)
      if (call->isByValArgument(i) || call->isInAllocaArgument(i) ||
          call->getParamStackAlign(i)) {
        StringRef callee = call->getCalledOperand()->getName();
        callees.insert(callee);
        slots.insert({{callee, i}, slotAlign(*call, i)});
      }
  }
  return slots;
}

/// Whether `target` passes an argument of a function in a slot of an alignment
/// with which `source` passes none.
static bool passesOtherwise(const Function &source, const Function &target) {
  DenseSet<StringRef> calleesThere, callees;
  Slots there = listSlots(target, calleesThere);
  if (there.empty())
    return false;
  Slots slots = listSlots(source, callees);
  return any_of(there, [&](const auto &slot) {
    return callees.contains(slot.first.first) && !slots.contains(slot);
  });
}

std::optional<StringRef> refine::findDoubt(const Function &source,
                                           const Function &target) {
  if (restrictsRanges(source, target))
    return "inrange";
  if (losesTailCalls(source, target))
    return "a guaranteed tail call";
  if (allowsMoreResults(source, target))
    return "fast math in a function";
  if (restrictsVScale(source, target))
    return "vscale_range";
  if (source.hasFnAttribute(Attribute::Naked) !=
      target.hasFnAttribute(Attribute::Naked))
    return "naked on one side";
  if (countRelocated(target) < countRelocated(source))
    return "debug info that an intrinsic consumes";
  if (passesOtherwise(source, target))
    return "the alignment of an argument in memory";
  return std::nullopt;
}
