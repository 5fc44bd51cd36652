// The environment: unknown functions and what they do.

#include "verify/semantic/interpret/Environment.h"
#include "verify/semantic/interpret/Refine.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::semantic {
namespace {

bool sameCallee(const UnknownCall &b, const UnknownCall &a) {
  if (!b.callee || !a.callee)
    return b.callee == a.callee;
  return b.callee->getName() == a.callee->getName();
}

/// Whether A's call may be B's. `anyHidden` says whether pointers that the
/// callee does not capture may lead anywhere.
bool refines(const UnknownCall &b, const UnknownCall &a, unsigned givenBlocks,
             bool anyHidden) {
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
    if (!(anyHidden && a.isHidden[i] && b.isHidden[i]) &&
        laneRefines(b.arguments[i], a.arguments[i], a.types[i], samePlace) ==
            Match::No)
      return false;
  return true;
}

bool isSame(const UnknownCall &x, const UnknownCall &y) {
  return sameCallee(x, y) && x.history == y.history &&
         x.call->getType() == y.call->getType() && x.arguments == y.arguments;
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
      return memo.effect;
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
    if (refines(memo.call, call, givenBlocks, /*anyHidden=*/false))
      found.push_back(memo.effect);
  if (!found.empty())
    return found;
  // What it does to memory would have to be carried over.
  for (const Memo &memo : memos)
    if (refines(memo.call, call, givenBlocks, /*anyHidden=*/true))
      return {};
  CallEffect own = defaultEffect(*call.call, 0x5a6b7c8d9eafb1c3);
  auto given = effects.find(call.call);
  if (given != effects.end() && !given->second.empty() &&
      given->second[0].result.size() == own.result.size())
    own = given->second[0];
  return {own};
}

} // namespace palindrome::semantic
