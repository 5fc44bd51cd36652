// Stores that one side alone makes. Of the source:
//
//   store i32 0, ptr %p
//   store i32 1, ptr %p        store i32 1, ptr %p
//   ret void                   ret void
//
// The first one is passed, and either all paths show that nobody reads what it
// has written (events/Unread.h), or the walk has to end at an event after which
// nobody can. Of the target:
//
//   store i32 %x, ptr %p       store i32 %x, ptr %p
//   br i1 %c, label %a, ...    %y = select i1 %c, i32 %x, i32 0
// a:                           store i32 %y, ptr %p         ; %x where %c is
//   ret void                   ret void
//
// The second one is passed where it stores what is there.

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Unread.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/memory/LoneWrites.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The instruction before `inst` on each way to it. Null if ways meet there.
static const Instruction *onlyBefore(const Instruction &inst) {
  if (const Instruction *before = inst.getPrevNode())
    return before;
  const BasicBlock *above = inst.getParent()->getUniquePredecessor();
  return above ? above->getTerminator() : nullptr;
}

/// Whether a store of the source stores the constant bytes that a `memset`, or
/// a store of the same, has written there last.
///
///   call @llvm.memset(ptr %a, i8 0, i64 32)
///   store i16 1, ptr %a
///   %b = getelementptr inbounds i8, ptr %a, i64 2
///   store i16 0, ptr %b
bool LoneWrites::isSetAlready(Walk &walk, const StoreInst &store) {
  constexpr unsigned mostLookedAt = 100;
  auto *value = dyn_cast<Constant>(store.getValueOperand());
  if (!value || !hasWholeBytes(value->getType(), layout))
    return false;
  const Value *byte = isBytewiseValue(const_cast<Constant *>(value), layout);
  const uint64_t size = layout.getTypeStoreSize(value->getType());
  auto termOf = [&](const Value *pointer) {
    return values.evaluate(walk, pointer, true);
  };
  const Term *address = termOf(store.getPointerOperand());
  const Instruction *before = onlyBefore(store);
  for (unsigned i = 0; before && i != mostLookedAt; ++i) {
    if (placeIn(*before, address, size, layout, termOf)) {
      auto *set = dyn_cast<MemSetInst>(before);
      auto *same = dyn_cast<StoreInst>(before);
      return set ? byte && set->getValue() == byte
                 : same && same->getValueOperand() == value;
    }
    if (before->mayWriteToMemory() &&
        mayWrite(*before, address, size, /*reader=*/nullptr, layout, termOf))
      return false;
    before = onlyBefore(*before);
  }
  return false;
}

/// Whether a store leaves the source's memory as it is: on this walk, a load
/// has read the value from there, or it was written there last.
bool LoneWrites::isRedundant(Walk &walk, const StoreInst &store) {
  const Value *value = store.getValueOperand();
  const Term *address = values.evaluate(walk, store.getPointerOperand(), true),
             *term = values.evaluate(walk, value, true);
  Type *type = value->getType();
  // Of other types, a store leaves other bits than those that were loaded.
  if (!(type->isIntOrPtrTy() || type->isFloatingPointTy()) ||
      !layout.typeSizeEqualsStoreSize(type))
    return false;
  return isSetAlready(walk, store) ||
         any_of(walk.source.made, [&](const Instruction *made) {
           auto *load = dyn_cast<LoadInst>(made);
           return load && load->getType() == type && readsExactly(*load) &&
                  values.evaluate(walk, load->getPointerOperand(), true) ==
                      address &&
                  values.evaluate(walk, load, true) == term;
         });
}

/// Passes the `memset`, or copy, at which the source has arrived, if nobody
/// reads what it writes.
bool LoneWrites::passUnreadBytes(Walk &walk) {
  auto *set = dyn_cast_or_null<MemIntrinsic>(walk.source.at);
  auto *length = set ? dyn_cast<ConstantInt>(set->getLength()) : nullptr;
  if (!length || set->isVolatile() || !length->getValue().isIntN(31) ||
      !areUnreadBehind(*set, set->getRawDest(), 0,
                       int64_t(length->getZExtValue())))
    return false;
  learning.learnAccesses(walk, *set);
  walk.source.at = set->getNextNode();
  return true;
}

bool LoneWrites::passStore(Walk &walk) {
  if (passUnreadBytes(walk))
    return true;
  auto *store = dyn_cast_or_null<StoreInst>(walk.source.at);
  if (!store || !store->isSimple())
    return false;
  TypeSize size = layout.getTypeStoreSize(store->getValueOperand()->getType());
  if (size.isScalable())
    return false;
  learning.learnAccesses(walk, *store);
  walk.source.at = store->getNextNode();
  if ((walk.written.empty() &&
       (!checked.redundancy || isRedundant(walk, *store))) ||
      areUnreadBehind(*store, store->getPointerOperand(), 0,
                      int64_t(size.getFixedValue())))
    return true;
  if (walk.written.empty())
    walk.madeBefore = walk.source.made.size();
  walk.written.push_back(
      {store, values.evaluate(walk, store->getPointerOperand(), true),
       size.getFixedValue()});
  return true;
}

/// Whether a load of the source reads what the last store has written that the
/// source alone has made on the walk. It is that value, then, and no load of
/// the target reads the same.
///
///   store ptr %x, ptr %p
///   %y = load ptr, ptr %p                         ; %x
///   %z = getelementptr i8, ptr %y, i64 1          %z = getelementptr .. %x, 1
///   store ptr %z, ptr %p                          store ptr %z, ptr %p
bool LoneWrites::readsWritten(Walk &walk, const LoadInst &load) {
  if (walk.written.empty())
    return false;
  const Written &last = walk.written.back();
  const Value *value = cast<StoreInst>(last.by)->getValueOperand();
  if (value->getType() != load.getType() || !readsExactly(load) ||
      !hasWholeBytes(load.getType(), layout) ||
      values.evaluate(walk, load.getPointerOperand(), true) != last.address)
    return false;
  walk.readOfWritten[&load] = value;
  return true;
}

bool LoneWrites::passRepeatedStore(Walk &walk) {
  auto *again = dyn_cast_or_null<StoreInst>(walk.target.at);
  auto *event = walk.start->event();
  auto *store = event ? dyn_cast<StoreInst>(event) : nullptr;
  if (!again || !store || !again->isSimple() || !store->isSimple() ||
      !walk.written.empty() ||
      store->getValueOperand()->getType() !=
          again->getValueOperand()->getType() ||
      store->getAlign() < again->getAlign() ||
      !restrictsNoMore(*store, *again, metadata))
    return false;
  bool isSame = values.evaluate(walk, store->getPointerOperand(), true) ==
                values.reduced(walk, again->getPointerOperand(), false);
  if (checked.repetition &&
      !(isSame &&
        refinement.refines(
            walk, values.evaluate(walk, store->getValueOperand(), true),
            values.evaluate(walk, again->getValueOperand(), false))))
    return false;
  walk.target.at = again->getNextNode();
  return true;
}

bool LoneWrites::isUnread(Walk &walk, const Value *end) {
  if (walk.written.empty() || !checked.stores)
    return true;
  auto *event = dyn_cast<Instruction>(end);
  auto address = [&](const Value *pointer) {
    return values.evaluate(walk, pointer, true);
  };
  // Loads of a walk read what the memory contains where it begins.
  auto mayRead = [&](const Instruction *made) {
    auto *load = dyn_cast<LoadInst>(made);
    if (!load)
      return false;
    TypeSize size = layout.getTypeStoreSize(load->getType());
    return size.isScalable() || any_of(walk.written, [&](const Written &one) {
             return mayWrite(*one.by, address(load->getPointerOperand()),
                             size.getFixedValue(), load, layout, address);
           });
  };
  if (any_of(drop_begin(walk.source.made, walk.madeBefore), mayRead) ||
      readsWrites(walk))
    return false;
  auto left = drop_begin(walk.written, walk.matched);
  return walk.writtenByTarget.size() != walk.matchedByTarget
             ? writesTheSame(walk)
             : left.empty() ||
                   (event && all_of(left, [&](const Written &place) {
                      return endsContents(*event, place.address, place.size,
                                          layout, address);
                    }));
}
