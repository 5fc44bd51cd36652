// The environment: unknown functions and what they do.

#include "verify/refine/interpret/state/Environment.h"
#include "verify/refine/interpret/state/LaneRefinement.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

using refine::Byte;

bool sameCallee(const UnknownCall &b, const UnknownCall &a) {
  if (!b.callee || !a.callee)
    return b.callee == a.callee;
  return b.callee->getName() == a.callee->getName();
}

/// Whether the n-th argument lane is a pointer of which the callee cannot tell
/// where it leads.
bool isHiddenInBoth(const UnknownCall &x, const UnknownCall &y, unsigned n) {
  return x.isHidden[n] && y.isHidden[n] && x.arguments[n].isPointer() &&
         y.arguments[n].isPointer();
}

/// Whether A's call may be B's.
bool refines(const UnknownCall &b, const UnknownCall &a, unsigned givenBlocks) {
  if (!sameCallee(b, a) || b.history != a.history ||
      b.arguments.size() != a.arguments.size() ||
      b.call->getType() != a.call->getType())
    return false;
  // A block that the execution made itself is taken for the other side's.
  auto samePlace = [&](const Lane &x, const Lane &y) {
    bool sameBlock = x.block == y.block ||
                     (x.block >= givenBlocks && y.block >= givenBlocks);
    return sameBlock && x.bits == y.bits ? Match::Yes : Match::No;
  };
  for (unsigned i = 0; i != b.arguments.size(); ++i)
    if (!isHiddenInBoth(b, a, i) &&
        laneRefines(b.arguments[i], a.arguments[i], a.types[i], samePlace) ==
            Match::No)
      return false;
  return true;
}

/// Whether the callee sees the same, but for where hidden pointers lead.
bool isSame(const UnknownCall &x, const UnknownCall &y) {
  if (!sameCallee(x, y) || x.history != y.history ||
      x.call->getType() != y.call->getType() ||
      x.arguments.size() != y.arguments.size())
    return false;
  for (unsigned i = 0; i != x.arguments.size(); ++i)
    if (!isHiddenInBoth(x, y, i) && !(x.arguments[i] == y.arguments[i]))
      return false;
  return true;
}

/// What a callee that did `effect` when called as `from` says does when called
/// as `to` says: through pointers that lead elsewhere, it does the same there.
/// Nothing if it must not.
std::optional<CallEffect> moved(const UnknownCall &from, const UnknownCall &to,
                                CallEffect effect) {
  // Where each block goes, and by how many bytes.
  std::map<unsigned, std::pair<unsigned, uint64_t>> places;
  for (unsigned i = 0; i != from.arguments.size(); ++i)
    if (const Lane &x = from.arguments[i], &y = to.arguments[i];
        isHiddenInBoth(from, to, i) && !(x == y)) {
      bool isWritten = any_of(effect.writes, [&](const auto &write) {
        return write.first.first == x.block;
      });
      // It has other ways to what it may not write through this one.
      if (from.mayWrite[i] && to.mayWrite[i])
        places.try_emplace(x.block, y.block, (y.bits - x.bits).getZExtValue());
      else if (isWritten && from.mayWrite[i] != to.mayWrite[i])
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
  for (unsigned &block : effect.frees)
    if (auto place = places.find(block); place != places.end())
      block = place->second.first;
  return effect;
}

/// Returns, writes nothing, gives `bits` of each lane.
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

} // namespace

CallEffect Environment::effectOfB(const UnknownCall &call,
                                  function_ref<void(CallEffect &)> restrict) {
  // A function of what it sees.
  for (const Memo &memo : memos)
    if (isSame(memo.call, call))
      if (auto effect = moved(memo.call, call, memo.effect))
        return *effect;
  size_t count = counts[call.call]++;
  auto given = effects.find(call.call);
  CallEffect effect = given != effects.end() && count < given->second.size()
                          ? given->second[count]
                          : defaultEffect(*call.call, 0);
  SmallVector<Type *> types;
  laneTypes(call.call->getType(), types);
  if (effect.result.size() != types.size())
    effect.result = defaultEffect(*call.call, 0).result;
  restrict(effect);
  memos.push_back({call, effect});
  return effect;
}

std::vector<CallEffect> Environment::effectsOfA(const UnknownCall &call) const {
  std::vector<CallEffect> found;
  for (const Memo &memo : memos)
    if (refines(memo.call, call, givenBlocks)) {
      auto effect = moved(memo.call, call, memo.effect);
      if (!effect)
        return {};
      found.push_back(std::move(*effect));
    }
  if (!found.empty())
    return found;
  CallEffect own = defaultEffect(*call.call, 0x5a6b7c8d9eafb1c3);
  auto given = effects.find(call.call);
  if (given != effects.end() && !given->second.empty() &&
      given->second[0].result.size() == own.result.size())
    own = given->second[0];
  return {own};
}

} // namespace palindrome::interpret
