// The differences, each with a comparison of its own.

#include "verify/judge/refine/Doubt.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/LandingPads.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/judge/refine/structure/TailCalls.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <set>

using namespace palindrome;
using namespace llvm;
using refine::AttributePlace;
using refine::AttributeRole;

/// Whether `target` may use more fast-math than `source` in all of its body.
static bool allowsMoreResults(const Function &source, const Function &target) {
  return any_of(target.getAttributes().getFnAttrs(), [&](Attribute attribute) {
    return attribute.isStringAttribute() &&
           refine::roleOf(attribute.getKindAsString()) ==
               AttributeRole::Results &&
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

//===-- What only a table knows -------------------------------------------===//

/// What is said of a pair with the attribute on one side.
static std::string onOneSide(StringRef attribute) {
  return ("attribute " + attribute + " on one side").str();
}

static StringRef nameOf(Attribute attribute) {
  return attribute.isStringAttribute()
             ? attribute.getKindAsString()
             : Attribute::getNameFromAttrKind(attribute.getKindAsEnum());
}

/// Names an attribute of a definition that the target has, or lacks, against
/// Attributes.def.
static std::optional<std::string>
findAttribute(AttributeSet source, AttributeSet target, AttributePlace place) {
  for (Attribute attribute : target)
    if (AttributeRole role = refine::roleOf(attribute, place);
        (role == AttributeRole::Unmodelled ||
         role == AttributeRole::ToCallers) &&
        !refine::sameAttribute(refine::findKind(source, attribute), attribute))
      return onOneSide(nameOf(attribute));
  for (Attribute attribute : source)
    if (refine::roleOf(attribute, place) == AttributeRole::Unmodelled &&
        !refine::sameAttribute(attribute, refine::findKind(target, attribute)))
      return onOneSide(nameOf(attribute));
  return std::nullopt;
}

static std::optional<std::string> findAttribute(const Function &source,
                                                const Function &target) {
  AttributeList mine = source.getAttributes(), other = target.getAttributes();
  if (auto found = findAttribute(mine.getFnAttrs(), other.getFnAttrs(),
                                 AttributePlace::Function))
    return found;
  if (auto found = findAttribute(mine.getRetAttrs(), other.getRetAttrs(),
                                 AttributePlace::Result))
    return found;
  for (unsigned i = 0; i < source.arg_size() && i < target.arg_size(); ++i)
    if (auto found =
            findAttribute(mine.getParamAttrs(i), other.getParamAttrs(i),
                          AttributePlace::Parameter))
      return found;
  return std::nullopt;
}

using Strings = std::set<std::pair<StringRef, StringRef>>;

/// The attributes of calls in `function`, and of the callees, that are strings
/// of a role, with their values; with `libraries`, also those that LLVM infers
/// for functions of the C library.
static Strings listStrings(const Function &function, AttributeRole role,
                           encode::LibraryDeclarations *libraries = nullptr) {
  Strings strings;
  auto add = [&](const AttributeList &attributes) {
    for (AttributeSet set : attributes)
      for (Attribute attribute : set)
        if (attribute.isStringAttribute() &&
            refine::roleOf(attribute.getKindAsString()) == role)
          strings.insert(
              {attribute.getKindAsString(), attribute.getValueAsString()});
  };
  for (const Instruction &inst : instructions(function))
    if (auto *call = dyn_cast<CallBase>(&inst)) {
      add(call->getAttributes());
      if (const Function *callee = call->getCalledFunction())
        add((libraries ? libraries->infer(*call, callee) : callee)
                ->getAttributes());
    }
  return strings;
}

/// The same for the attributes of calls that are strings. Engines compare the
/// others call by call.
static std::optional<std::string> findAttributeOfCall(const Function &source,
                                                      const Function &target) {
  auto lacks = [](const Strings &all,
                  const Strings &some) -> std::optional<std::string> {
    for (const auto &string : some)
      if (!all.count(string))
        return onOneSide(string.first);
    return std::nullopt;
  };
  Strings mine = listStrings(source, AttributeRole::Unmodelled),
          other = listStrings(target, AttributeRole::Unmodelled);
  if (mine != other) {
    encode::LibraryDeclarations libraries;
    mine = listStrings(source, AttributeRole::Unmodelled, &libraries);
    other = listStrings(target, AttributeRole::Unmodelled, &libraries);
  }
  if (auto found = lacks(mine, other))
    return found;
  if (auto found = lacks(other, mine))
    return found;
  return lacks(listStrings(source, AttributeRole::ToCallers),
               listStrings(target, AttributeRole::ToCallers));
}

/// Names a kind of metadata that is attached to one of the functions, and not
/// alike to the other, though it may bear on what they do.
static std::optional<std::string> findMetadata(const Function &source,
                                               const Function &target) {
  auto list = [](const Function &function) {
    SmallVector<std::pair<unsigned, MDNode *>> nodes;
    function.getAllMetadata(nodes);
    erase_if(nodes, [&](const auto &node) {
      return refine::bearingOnFunction(node.first, function.getContext()) ==
             refine::Bearing::None;
    });
    return nodes;
  };
  auto mine = list(source), other = list(target);
  refine::MetadataComparison comparison;
  auto nameOf = [&](const Function &function, unsigned kind) {
    return refine::metadataKindName(kind, function.getContext());
  };
  for (size_t i = 0; i < std::max(mine.size(), other.size()); ++i) {
    bool isMine = i < mine.size();
    const Function &function = isMine ? source : target;
    unsigned kind = (isMine ? mine : other)[i].first;
    if (!isMine || i >= other.size() ||
        nameOf(source, mine[i].first) != nameOf(target, other[i].first) ||
        !comparison.same(kind, mine[i].second, other[i].second))
      return ("metadata !" + nameOf(function, kind) + " on one side").str();
  }
  return std::nullopt;
}

//===-- What is counted or compared by itself -----------------------------===//

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

std::optional<std::string> refine::findDoubt(const Function &source,
                                             const Function &target) {
  if (restrictsRanges(source, target))
    return "inrange";
  if (losesTailCalls(source, target))
    return "a guaranteed tail call";
  if (allowsMoreResults(source, target))
    return "fast math in a function";
  if (restrictsVScale(source, target))
    return "vscale_range";
  if (handleOtherwise(source, target))
    return "another personality";
  if (countRelocated(target) < countRelocated(source))
    return "debug info that an intrinsic consumes";
  if (passesOtherwise(source, target))
    return "the alignment of an argument in memory";
  if (auto attribute = findAttribute(source, target))
    return attribute;
  if (auto attribute = findAttributeOfCall(source, target))
    return attribute;
  return findMetadata(source, target);
}
