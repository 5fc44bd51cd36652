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

#include "verify/refine/lockstep/Prover.h"
#include "verify/refine/lockstep/events/Unread.h"
#include "verify/refine/lockstep/events/Writes.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a store leaves the source's memory as it is: on this walk, a load
/// has read the value from there.
bool Prover::isRedundant(Walk &walk, const StoreInst &store) {
  const Value *value = store.getValueOperand();
  const Term *address = evaluate(walk, store.getPointerOperand(), true),
             *term = evaluate(walk, value, true);
  Type *type = value->getType();
  // Of other types, a store leaves other bits than those that were loaded.
  if (!(type->isIntOrPtrTy() || type->isFloatingPointTy()) ||
      !layout.typeSizeEqualsStoreSize(type))
    return false;
  return any_of(walk.source.made, [&](const Instruction *made) {
    auto *load = dyn_cast<LoadInst>(made);
    return load && load->getType() == type && readsExactly(*load) &&
           evaluate(walk, load->getPointerOperand(), true) == address &&
           evaluate(walk, load, true) == term;
  });
}

/// Passes the store at which the source has arrived. False if it is at none.
bool Prover::passStore(Walk &walk) {
  auto *store = dyn_cast_or_null<StoreInst>(walk.source.at);
  if (!store || !store->isSimple())
    return false;
  TypeSize size = layout.getTypeStoreSize(store->getValueOperand()->getType());
  if (size.isScalable())
    return false;
  learnAccesses(walk, *store);
  walk.source.at = store->getNextNode();
  if ((walk.written.empty() &&
       (!checked.redundancy || isRedundant(walk, *store))) ||
      areUnreadBehind(*store, store->getPointerOperand(), 0,
                      int64_t(size.getFixedValue())))
    return true;
  if (walk.written.empty())
    walk.madeBefore = walk.source.made.size();
  walk.written.push_back({store->getValueOperand(),
                          evaluate(walk, store->getPointerOperand(), true),
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
bool Prover::readsWritten(Walk &walk, const LoadInst &load) {
  if (walk.written.empty())
    return false;
  const Written &last = walk.written.back();
  if (last.value->getType() != load.getType() || !readsExactly(load) ||
      !hasWholeBytes(load.getType(), layout) ||
      evaluate(walk, load.getPointerOperand(), true) != last.address)
    return false;
  walk.readOfWritten[&load] = last.value;
  return true;
}

/// Passes the store at which the target has arrived, if the walk began with a
/// store of both to the same address, and the value refines what the source
/// stored there. False if it is at no such store.
bool Prover::passRepeatedStore(Walk &walk) {
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
  bool isSame = evaluate(walk, store->getPointerOperand(), true) ==
                reduce(walk, evaluate(walk, again->getPointerOperand(), false));
  if (checked.repetition &&
      !(isSame && refines(walk, evaluate(walk, store->getValueOperand(), true),
                          evaluate(walk, again->getValueOperand(), false))))
    return false;
  walk.target.at = again->getNextNode();
  return true;
}

/// Whether nobody can read what the source alone has written on the walk, once
/// it has ended at `end`.
bool Prover::isUnread(Walk &walk, const Value *end) {
  if (walk.written.empty() || !checked.stores)
    return true;
  auto *event = dyn_cast<Instruction>(end);
  // Loads of a walk read what the memory contains where it begins.
  return event &&
         none_of(drop_begin(walk.source.made, walk.madeBefore),
                 [](const Instruction *made) { return isa<LoadInst>(made); }) &&
         all_of(walk.written, [&](const Written &place) {
           return endsContents(*event, place.address, place.size, layout,
                               [&](const Value *pointer) {
                                 return evaluate(walk, pointer, true);
                               });
         });
}
