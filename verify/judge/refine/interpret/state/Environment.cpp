// The environment: which calls correspond, and their effects.
//
// Twin of encode/calls/CallMatching.cpp, which encodes the same correspondence
// for the solver. The two share no code on purpose: each checks the other.

#include "verify/judge/refine/interpret/state/Environment.h"
#include "verify/judge/refine/interpret/state/LaneRefinement.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

using refine::Byte;

/// The result of a call of the source that corresponds to none of the target,
/// if it is passed nothing and sees nothing. A value that hardly any program
/// computes makes it unlikely that the outcomes agree by chance.
constexpr uint64_t basicResult = 0x5a6b7c8d9eafb1c3;

/// In place of a partner: two objects might be it.
constexpr unsigned noPartner = 0;

bool isSameCallee(const UnknownCall &x, const UnknownCall &y) {
  if (!x.callee || !y.callee)
    return x.callee == y.callee;
  return x.callee->getName() == y.callee->getName();
}

/// Whether the results consist of the same lanes. The structs of two modules
/// are two types, even of one name.
bool haveSameResults(const CallBase &x, const CallBase &y) {
  SmallVector<Type *> ofX, ofY;
  laneTypes(x.getType(), ofX);
  laneTypes(y.getType(), ofY);
  return ofX == ofY;
}

/// Whether the calls agree in all but their arguments and what was before.
bool isSameButForArguments(const UnknownCall &x, const UnknownCall &y) {
  return isSameCallee(x, y) && x.arguments.size() == y.arguments.size() &&
         haveSameResults(*x.call, *y.call);
}

/// Whether argument lane `n` is a captures(none) pointer in both calls.
bool isHiddenInBoth(const UnknownCall &x, const UnknownCall &y, unsigned n) {
  return x.isHidden[n] && y.isHidden[n] && x.arguments[n].isPointer() &&
         y.arguments[n].isPointer();
}

/// Whether both callees may read memory in which the two calls certainly
/// differ, so that the target's need not do what the source's does. A local
/// variable is known to its own module alone.
bool readOtherBytes(const UnknownCall &target, const UnknownCall &source) {
  if (!target.memory || !source.memory)
    return false;
  for (unsigned i = 0; i != target.arguments.size(); ++i)
    if (const Lane &x = target.arguments[i], &y = source.arguments[i];
        target.mayRead[i] && source.mayRead[i] && x.isPointer() &&
        y.isPointer() && x.bits == y.bits &&
        haveOtherBytes((*target.memory)[x.object], (*source.memory)[y.object]))
      return true;
  return target.readsAll && source.readsAll &&
         any_of(zip(*target.memory, *source.memory), [](const auto &both) {
           const auto &[x, y] = both;
           return y.kind == MemoryObject::Initial &&
                  !(y.global && y.global->hasLocalLinkage()) &&
                  haveOtherBytes(x, y);
         });
}

/// Whether the target's call may correspond to the source's: its arguments, and
/// what the callee may read, refine those. If `isUndefined`, the target's
/// callee has undefined behavior: then it may do so because an object that it
/// is passed, and may write, is smaller than the source's.
bool refines(const UnknownCall &target, const UnknownCall &source,
             unsigned initialObjects, const Silenced &silenced,
             bool isUndefined) {
  if (!isSameButForArguments(target, source) ||
      (source.seesHistory &&
       silenced.numberOf(target.history) != source.history) ||
      readOtherBytes(target, source))
    return false;
  // Any object that one side allocated may correspond to any of the other's, or
  // to a part of it, if that is larger in the target: whatever is defined in
  // the smaller one is so in the larger one. A pointer that inttoptr made may
  // be based on any object. What a pointer with the address of null is based on
  // does not matter.
  unsigned i = 0;
  auto samePlace = [&](const Lane &x, const Lane &y) {
    auto isNull = [&](const UnknownCall &call) {
      return call.addresses[i] && call.addresses[i]->isZero();
    };
    if ((y.object == 0 && !y.isNull() && x.object != 0) ||
        (isNull(target) && isNull(source)))
      return Match::Yes;
    // What a constant contains is all that distinguishes it.
    auto isLone = [](const UnknownCall &call, const Lane &lane) {
      return lane.object < call.memory->size() &&
             (*call.memory)[lane.object].isLone;
    };
    if (x.object != y.object && (isLone(target, x) || isLone(source, y)))
      return x.isNull() || y.isNull() ||
                     (target.mayRead[i] && source.mayRead[i] &&
                      readsOtherwise((*target.memory)[x.object], x.bits,
                                     (*source.memory)[y.object], y.bits))
                 ? Match::No
                 : Match::Yes;
    bool areOwn = x.object >= initialObjects && y.object >= initialObjects;
    bool isThere =
        x.bits == y.bits || (areOwn && target.sizes[i] > source.sizes[i]);
    if (isUndefined && areOwn && target.mayWrite[i] &&
        target.sizes[i] < source.sizes[i])
      return Match::No;
    return (areOwn || x.object == y.object) && isThere ? Match::Yes : Match::No;
  };
  for (i = 0; i != target.arguments.size(); ++i)
    if (!isHiddenInBoth(target, source, i) &&
        laneRefines(target.arguments[i], source.arguments[i], source.types[i],
                    samePlace) == Match::No)
      return false;
  return true;
}

/// Whether the callee cannot distinguish the calls, since they differ in hidden
/// pointers alone.
bool isSame(const UnknownCall &x, const UnknownCall &y) {
  if (!isSameButForArguments(x, y) || x.history != y.history)
    return false;
  for (unsigned i = 0; i != x.arguments.size(); ++i)
    if (!isHiddenInBoth(x, y, i) && !(x.arguments[i] == y.arguments[i]))
      return false;
  return true;
}

/// The effect of the call `to`, where the call `from`, which the callee cannot
/// distinguish from it, has `effect`. What the callee wrote through a hidden
/// pointer it now writes through the other one:
///
///   call void @f(ptr captures(none) %p)    ; writes 1 to object 1 + 0
///   call void @f(ptr captures(none) %q)    ; writes 1 to object 2 + 0
///
/// Nothing where the callee may write through only one of the two pointers. For
/// a call of the source, `partners` replace the objects that the target
/// allocated; there is nothing either where one has no partner.
std::optional<CallEffect> moved(const UnknownCall &from, const UnknownCall &to,
                                CallEffect effect, unsigned initialObjects,
                                const Partners *partners = nullptr) {
  // The object that replaces each object, and the difference of the offsets.
  std::map<unsigned, std::pair<unsigned, uint64_t>> places;
  for (unsigned i = 0; i != from.arguments.size(); ++i)
    if (const Lane &x = from.arguments[i], &y = to.arguments[i];
        isHiddenInBoth(from, to, i) && !(x == y)) {
      bool isWritten = any_of(effect.writes, [&](const auto &write) {
        return write.first.first == x.object;
      });
      // If neither pointer may be written through, the callee wrote the object
      // through another pointer, which the call `to` passes too.
      if (from.mayWrite[i] && to.mayWrite[i])
        places.try_emplace(x.object, y.object,
                           (y.bits - x.bits).getZExtValue());
      else if (isWritten && from.mayWrite[i] != to.mayWrite[i])
        return std::nullopt;
    }
  if (partners) {
    for (auto [ofTarget, ofSource] : *partners)
      if (ofSource != noPartner)
        places.try_emplace(ofTarget, ofSource, 0);
    auto isAlone = [&](unsigned object) {
      return object >= initialObjects && !places.count(object);
    };
    if (any_of(effect.frees, isAlone) ||
        any_of(effect.writes,
               [&](const auto &write) { return isAlone(write.first.first); }))
      return std::nullopt;
  }
  if (places.empty())
    return effect;
  std::map<std::pair<unsigned, uint64_t>, Byte> writes;
  for (auto &[at, byte] : effect.writes) {
    auto place = places.find(at.first);
    writes[place == places.end()
               ? at
               : std::pair(place->second.first,
                           at.second + place->second.second)] = byte;
  }
  effect.writes = std::move(writes);
  for (unsigned &object : effect.frees)
    if (auto place = places.find(object); place != places.end())
      object = place->second.first;
  return effect;
}

/// The callee returns, if it may, and does nothing else. Each lane of its
/// result is null or consists of `bits`.
CallEffect defaultEffect(const CallBase &call, uint64_t bits) {
  CallEffect effect;
  const DataLayout &layout = call.getDataLayout();
  SmallVector<Type *> types;
  laneTypes(call.getType(), types);
  for (Type *scalar : types) {
    Leaf leaf;
    leaf.kind = scalar->isPointerTy() ? Leaf::Pointer : Leaf::Bits;
    leaf.bits = scalar->isPointerTy()
                    ? APInt(laneWidth(scalar, layout), 0)
                    : APInt(64, bits).zextOrTrunc(laneWidth(scalar, layout));
    effect.result.push_back(leaf);
  }
  effect.diverges = call.doesNotReturn();
  return effect;
}

/// The result of a call of the source that corresponds to none of the target: a
/// function of the numbers that the callee observes, so that two calls which
/// differ in these hardly ever return the same.
uint64_t unmatchedResult(const UnknownCall &call) {
  uint64_t result = basicResult;
  auto observe = [&](uint64_t number) {
    constexpr uint64_t prime = 0x100000001b3;
    result = (result ^ number) * prime;
  };
  auto observeBytes = [&](const MemoryObject &object) {
    for (const auto &[offset, byte] : object.bytes)
      if (offset < object.size && byte.isBits() && !byte.undefStore) {
        observe(offset);
        observe(byte.value);
      }
  };
  if (call.history != 0)
    observe(call.history);
  for (auto [lane, mayRead] : zip_equal(call.arguments, call.mayRead)) {
    if (lane.kind == Lane::Bits && !lane.fromUndef)
      observe(lane.bits.extractBitsAsZExtValue(
          std::min(64u, lane.bits.getBitWidth()), 0));
    else if (lane.isPointer() && mayRead)
      observeBytes((*call.memory)[lane.object]);
  }
  if (call.readsAll)
    for (const MemoryObject &object : *call.memory)
      if (object.kind == MemoryObject::Initial)
        observeBytes(object);
  return result;
}

/// Adds the objects that the target and the source allocated and pass as the
/// same arguments of calls that correspond: all, or those to which the callee
/// may keep the pointer.
void addPartners(const UnknownCall &target, const UnknownCall &source,
                 unsigned initialObjects, bool areAll, Partners &partners) {
  for (unsigned i = 0; i != target.arguments.size(); ++i) {
    const Lane &x = target.arguments[i], &y = source.arguments[i];
    if (!x.isPointer() || !y.isPointer() || x.bits != y.bits ||
        x.object < initialObjects || y.object < initialObjects ||
        !(areAll || (target.isKept[i] && source.isKept[i])))
      continue;
    unsigned &partner = partners.try_emplace(x.object, y.object).first->second;
    if (partner != y.object)
      partner = noPartner;
    for (auto &[ofTarget, ofSource] : partners)
      if (ofSource == y.object && ofTarget != x.object)
        ofSource = partner = noPartner;
  }
}

} // namespace

CallEffect
Environment::targetEffect(const UnknownCall &call,
                          function_ref<void(CallEffect &)> restrict) {
  // The callee is a function of what it observes.
  for (const Memo &memo : memos)
    if (isSame(memo.call, call))
      if (std::optional<CallEffect> effect =
              moved(memo.call, call, memo.effect, initialObjects)) {
        // The source's call that corresponds to this one need not be an event.
        if (call.event)
          memos.push_back({call, *effect});
        return *effect;
      }
  size_t count = counts[call.call]++;
  given.emplace_back(call.call, count);
  auto its = effects.find(call.call);
  CallEffect effect = its != effects.end() && count < its->second.size()
                          ? its->second[count]
                          : defaultEffect(*call.call, 0);
  SmallVector<Type *> types;
  laneTypes(call.call->getType(), types);
  if (effect.result.size() != types.size())
    effect.result = defaultEffect(*call.call, 0).result;
  restrict(effect);
  memos.push_back({call, effect});
  return effect;
}

void Environment::forbid(const UnknownCall &call) {
  for (Memo &memo : memos)
    if (isSame(memo.call, call))
      memo.effect.isForbidden = true;
}

std::vector<CallEffect> Environment::sourceEffects(const UnknownCall &call,
                                                   size_t events,
                                                   Silenced &silenced,
                                                   Partners &partners,
                                                   StringRef &why) const {
  // An event that an earlier call of the source has silenced may be this one as
  // well: then it is no event of the source either, or it was not silent.
  auto isSilencedAndAlike = [&](const Memo &memo) {
    if (!memo.call.event || !silenced.events.count(*memo.call.event))
      return false;
    UnknownCall alike = memo.call;
    alike.history = call.history;
    return refines(alike, call, initialObjects, /*silenced=*/{},
                   memo.effect.isUndefined);
  };
  if (call.event && any_of(memos, isSilencedAndAlike)) {
    why = "which of several calls of an unknown function are the same";
    return {};
  }
  std::vector<CallEffect> found;
  Partners kept = partners;
  for (const Memo &memo : memos)
    if (refines(memo.call, call, initialObjects, silenced,
                memo.effect.isUndefined)) {
      if (std::optional<size_t> event = memo.call.event; event && !call.event) {
        silenced.areReordered |= silenced.numberOf(*event) != events;
        silenced.events.insert(*event);
      }
      Partners now = partners;
      addPartners(memo.call, call, initialObjects, /*areAll=*/true, now);
      auto effect = moved(memo.call, call, memo.effect, initialObjects, &now);
      if (!effect) {
        why = "another pointer that a call may not write through";
        return {};
      }
      found.push_back(std::move(*effect));
      addPartners(memo.call, call, initialObjects, /*areAll=*/false, kept);
    }
  partners = std::move(kept);
  if (!found.empty())
    return found;
  CallEffect own = defaultEffect(*call.call, unmatchedResult(call));
  auto given = effects.find(call.call);
  if (given != effects.end() && !given->second.empty() &&
      given->second[0].result.size() == own.result.size())
    own = given->second[0];
  own.isUnmatched = true;
  return {own};
}

std::map<unsigned, uint64_t>
Environment::shownAddresses(const UnknownCall &call, size_t event,
                            const Silenced &silenced) const {
  std::map<unsigned, uint64_t> addresses;
  for (const auto &[target, effect] : memos) {
    if (!target.event || silenced.events.count(*target.event) ||
        silenced.numberOf(*target.event) != event ||
        !refines(target, call, initialObjects, silenced, effect.isUndefined))
      continue;
    for (unsigned i = 0; i != target.arguments.size(); ++i)
      if (const Lane &x = target.arguments[i], &y = call.arguments[i];
          target.showsAddress[i] && call.showsAddress[i] && x.isPointer() &&
          y.isPointer() && x.object >= initialObjects &&
          y.object >= initialObjects && x.bits == y.bits)
        if (auto address = (*target.memory)[x.object].address)
          addresses.emplace(y.object, *address);
  }
  return addresses;
}

} // namespace palindrome::interpret
