// Which locals are the same as values, so that a target may have these instead:
// its accesses are defined, and memory keeps what is stored.

#include "verify/judge/refine/shape/Locals.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// Where a local with markers surely lives.
class Lifetime {
public:
  explicit Lifetime(const Local &local);

  bool containsAllAccesses() const;

private:
  /// Whether the local lives at the end of the block, if it does or does not at
  /// its beginning.
  bool livesAfter(const BasicBlock &block, bool livesBefore) const;

  const Local &local;
  /// Blocks at whose beginning it may be dead.
  SmallPtrSet<const BasicBlock *, 16> dead;
};
} // namespace

static bool begins(const Instruction &marker) {
  return cast<IntrinsicInst>(marker).getIntrinsicID() ==
         Intrinsic::lifetime_start;
}

bool Lifetime::livesAfter(const BasicBlock &block, bool livesBefore) const {
  const Instruction *last = nullptr;
  for (const IntrinsicInst *marker : local.markers)
    if (marker->getParent() == &block && (!last || last->comesBefore(marker)))
      last = marker;
  return last ? begins(*last) : livesBefore;
}

Lifetime::Lifetime(const Local &local) : local(local) {
  SmallVector<const BasicBlock *> open{local.alloca->getParent()};
  dead.insert(open.front());
  // It may also be dead behind a block in which it ends, however it begins.
  for (const IntrinsicInst *marker : local.markers)
    if (!livesAfter(*marker->getParent(), true))
      for (const BasicBlock *next : successors(marker->getParent()))
        if (dead.insert(next).second)
          open.push_back(next);
  while (!open.empty()) {
    const BasicBlock *block = open.pop_back_val();
    if (livesAfter(*block, false))
      continue;
    for (const BasicBlock *next : successors(block))
      if (dead.insert(next).second)
        open.push_back(next);
  }
}

bool Lifetime::containsAllAccesses() const {
  auto isWithin = [&](const Instruction *access) {
    const Instruction *last = nullptr;
    for (const IntrinsicInst *marker : local.markers)
      if (marker->getParent() == access->getParent() &&
          marker->comesBefore(access) && (!last || last->comesBefore(marker)))
        last = marker;
    return last ? begins(*last) : !dead.contains(access->getParent());
  };
  return all_of(local.parts, [&](const LocalPart &part) {
    return all_of(part.accesses, isWithin);
  });
}

/// Whether memory has the value of a part as it was stored.
static bool isKept(const LocalPart &part) {
  return part.type->isIntegerTy() || part.type->isPointerTy() ||
         part.type->isFloatTy() || part.type->isDoubleTy();
}

/// Whether an access of a part has no undefined behavior while the local lives,
/// and makes no poison.
static bool isDefined(const Instruction &access, const LocalPart &part,
                      const Local &local) {
  return getLoadStoreAlignment(&access) <=
             commonAlignment(local.alloca->getAlign(), part.offset) &&
         !access.hasMetadataOtherThanDebugLoc();
}

bool palindrome::refine::isExactlyItsValues(const Local &local) {
  return !local.isMixed() && local.alloca->isStaticAlloca() &&
         all_of(local.parts,
                [&](const LocalPart &part) {
                  return isKept(part) &&
                         all_of(part.accesses, [&](const Instruction *access) {
                           return isDefined(*access, part, local);
                         });
                }) &&
         (local.markers.empty() || Lifetime(local).containsAllAccesses());
}
