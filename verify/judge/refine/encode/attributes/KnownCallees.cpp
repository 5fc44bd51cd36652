// What a call promises of a callee that is encoded: a library function or an
// intrinsic. The callee is encoded as it is, so that a promise which it does
// not keep by itself is undefined behavior that the encoding lacks:
//
//   %n = call i64 @strlen(ptr %s) noreturn           ; strlen returns
//   call void @llvm.memset.p0.i64(ptr readonly %p,   ; memset writes
//                                 i8 0, i64 4, i1 false)

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/structure/AttributeRoles.h"

using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

static bool isWithin(ModRefInfo part, ModRefInfo whole) {
  return (part | whole) == whole;
}

/// Whether all accesses of `kept` are allowed by `promised`. Whether a function
/// writes errno is encoded as the call has it.
static bool isWithin(MemoryEffects kept, MemoryEffects promised) {
  return all_of(MemoryEffects::locations(), [&](IRMemLocation location) {
    return location == IRMemLocation::ErrnoMem ||
           isWithin(kept.getModRef(location), promised.getModRef(location));
  });
}

/// Whether a function with the attributes of `callee` keeps what `promise` says
/// of all of it. What is encoded calls nothing back and returns, but for
/// operator new, whose encoder asks whether it may throw.
static bool isKeptByAll(const llvm::Function &callee, Attribute promise) {
  switch (promise.getKindAsEnum()) {
  case Attribute::NoUnwind:
  case Attribute::WillReturn:
  case Attribute::MustProgress:
  case Attribute::NoCallback:
  case Attribute::NoRecurse:
  case Attribute::Convergent:
    return true;
  case Attribute::Memory:
    return isWithin(callee.getMemoryEffects(), promise.getMemoryEffects());
  default:
    return callee.hasFnAttribute(promise.getKindAsEnum());
  }
}

/// The same of a promise about its parameter `number`.
static bool isKeptByParameter(const llvm::Function &callee, unsigned number,
                              Attribute promise) {
  const ModRefInfo access =
      callee.getMemoryEffects().getModRef(IRMemLocation::ArgMem);
  auto has = [&](Attribute::AttrKind kind) {
    return number < callee.arg_size() && callee.hasParamAttribute(number, kind);
  };
  const Attribute::AttrKind kind = promise.getKindAsEnum();
  if (has(Attribute::ReadNone) || has(kind))
    return kind != Attribute::Captures ||
           (callee.getParamAttribute(number, kind).getCaptureInfo() |
            promise.getCaptureInfo()) == promise.getCaptureInfo();
  switch (kind) {
  case Attribute::ReadNone:
    return isNoModRef(access);
  case Attribute::ReadOnly:
  case Attribute::NoAlias:
    return !isModSet(access);
  case Attribute::WriteOnly:
    return !isRefSet(access);
  case Attribute::NoFree:
    return callee.hasFnAttribute(Attribute::NoFree);
  default:
    return false;
  }
}

void palindrome::encode::checkKnownCallee(Side &side, const CallBase &call) {
  const llvm::Function &callee = *call.getCalledFunction(),
                       &known =
                           *side.problem.libraries.inferAlone(call, &callee);
  // What the source's declaration says is so of the target's callee, too.
  const Side &source = side.isTarget ? *side.source : side;
  const llvm::Function *declared =
      source.function.getParent()->getFunction(callee.getName());
  auto check = [&](AttributeSet attributes, AttributePlace place, auto isKept) {
    for (Attribute one : attributes)
      if (one.hasKindAsEnum() && roleOf(one, place) == AttributeRole::Promise &&
          !isKept(known, one) && !(declared && isKept(*declared, one)))
        side.markNarrow("a call of " + callee.getName() + " with " +
                        Attribute::getNameFromAttrKind(one.getKindAsEnum()));
  };
  auto ofResult = [](const llvm::Function &by, Attribute one) {
    return by.hasRetAttribute(one.getKindAsEnum());
  };
  for (const AttributeList &list :
       {call.getAttributes(), callee.getAttributes()}) {
    check(list.getFnAttrs(), AttributePlace::Function, isKeptByAll);
    check(list.getRetAttrs(), AttributePlace::Result, ofResult);
    for (unsigned i = 0; i < call.arg_size(); ++i)
      check(list.getParamAttrs(i), AttributePlace::Parameter,
            [i](const llvm::Function &by, Attribute one) {
              return isKeptByParameter(by, i, one);
            });
  }
}
