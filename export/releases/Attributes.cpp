// Attributes that a release lacks: they are left out, or spelled as before.

#include "export/releases/Changes.h"
#include "export/releases/Since.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
struct Promise {
  StringLiteral attribute;
  unsigned since;
};
} // namespace

static constexpr Promise promises[] = {
#define PROMISE(ATTRIBUTE, SINCE) {ATTRIBUTE, SINCE},
#include "translate/Versions.def"
};

unsigned palindrome::releases::releaseOfAttribute(Attribute::AttrKind kind) {
  StringRef name = Attribute::getNameFromAttrKind(kind);
  for (const Promise &promise : promises)
    if (promise.attribute == name)
      return promise.since;
  return oldestRelease;
}

/// The attributes of LLVM 15 for what a function does with memory: all that
/// they can say. What they cannot say allows more.
static SmallVector<StringRef> oldMemoryAttributes(MemoryEffects effects) {
  SmallVector<StringRef> result;
  if (effects.doesNotAccessMemory())
    return {"readnone"};
  if (effects.onlyReadsMemory())
    result.push_back("readonly");
  else if (effects.onlyWritesMemory())
    result.push_back("writeonly");
  if (effects.onlyAccessesArgPointees())
    result.push_back("argmemonly");
  else if (effects.onlyAccessesInaccessibleMem())
    result.push_back("inaccessiblememonly");
  else if (effects.onlyAccessesInaccessibleOrArgMem())
    result.push_back("inaccessiblemem_or_argmemonly");
  return result;
}

/// What may be said of memory where only arguments' and inaccessible memory
/// have names of their own: all other memory is one place.
static MemoryEffects withoutLaterPlaces(MemoryEffects effects) {
  ModRefInfo rest = effects.getModRef(IRMemLocation::Other);
  MemoryEffects result = effects;
  for (IRMemLocation place : MemoryEffects::locations())
    if (place != IRMemLocation::ArgMem &&
        place != IRMemLocation::InaccessibleMem)
      rest |= effects.getModRef(place);
  for (IRMemLocation place : MemoryEffects::locations())
    if (place != IRMemLocation::ArgMem &&
        place != IRMemLocation::InaccessibleMem)
      result = result.getWithModRef(place, rest);
  return result;
}

/// Changes one attribute of `attributes` that the release lacks or has in part.
static void change(Changes &changes, const Attribute &attribute,
                   AttrBuilder &kept) {
  if (attribute.isStringAttribute())
    return;
  Attribute::AttrKind kind = attribute.getKindAsEnum();
  StringRef name = Attribute::getNameFromAttrKind(kind);
  if (kind == Attribute::Memory && !changes.lacks(16)) {
    MemoryEffects now = attribute.getMemoryEffects(),
                  then = withoutLaterPlaces(now);
    if (!changes.lacks(21) || then == now)
      return;
    kept.removeAttribute(kind);
    kept.addMemoryAttr(then);
    return changes.dropped("attribute memory(errnomem or target_mem)");
  }
  if (kind == Attribute::UWTable && changes.lacks(15) &&
      attribute.getUWTableKind() == UWTableKind::Sync) {
    // There was one kind of tables.
    kept.removeAttribute(kind);
    kept.addUWTableAttr(UWTableKind::Async);
    return changes.rewritten("attribute uwtable(sync)");
  }
  for (const Promise &promise : promises) {
    if (promise.attribute != name || !changes.lacks(promise.since))
      continue;
    kept.removeAttribute(kind);
    if (kind == Attribute::Memory) {
      MemoryEffects effects = attribute.getMemoryEffects();
      SmallVector<StringRef> old = oldMemoryAttributes(effects);
      for (StringRef spelling : old)
        kept.addAttribute(changes.standIn(spelling));
      return old.empty() && effects != MemoryEffects::unknown()
                 ? changes.dropped("attribute memory")
                 : changes.rewritten("attribute memory");
    }
    if (kind == Attribute::PresplitCoroutine) {
      kept.addAttribute(changes.standIn("\"coroutine.presplit\"=\"0\""));
      return changes.rewritten("attribute presplitcoroutine");
    }
    if (kind == Attribute::Captures &&
        attribute.getCaptureInfo() == CaptureInfo::none()) {
      kept.addAttribute(changes.standIn("nocapture"));
      return changes.rewritten("attribute captures(none)");
    }
    return changes.dropped("attribute " + name);
  }
}

static AttributeSet change(Changes &changes, AttributeSet set,
                           LLVMContext &context) {
  AttrBuilder kept(context, set);
  for (const Attribute &attribute : set)
    change(changes, attribute, kept);
  return AttributeSet::get(context, kept);
}

static AttributeList change(Changes &changes, AttributeList list,
                            LLVMContext &context) {
  SmallVector<std::pair<unsigned, AttributeSet>> changed;
  for (unsigned index : list.indexes())
    if (AttributeSet set = list.getAttributes(index); set.hasAttributes())
      changed.push_back({index, change(changes, set, context)});
  // The list is made in the order of the indices, of which the function's is
  // the greatest.
  llvm::sort(changed, llvm::less_first());
  return AttributeList::get(context, changed);
}

void palindrome::releases::changeAttributes(Changes &changes) {
  LLVMContext &context = changes.module.getContext();
  for (Function &function : changes.module) {
    function.setAttributes(change(changes, function.getAttributes(), context));
    for (BasicBlock &block : function)
      for (Instruction &inst : block)
        if (auto *call = dyn_cast<CallBase>(&inst))
          call->setAttributes(change(changes, call->getAttributes(), context));
  }
  for (GlobalVariable &variable : changes.module.globals()) {
    AttributeSet set = variable.getAttributes();
    variable.setAttributes(change(changes, set, context));
  }
}
