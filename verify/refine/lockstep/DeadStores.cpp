// Stores that the source alone makes.
//
//   store i32 0, ptr %p
//   store i32 1, ptr %p        store i32 1, ptr %p
//   ret void                   ret void
//
// The first one is passed, and the walk has to end at an event after which
// nobody can read what it has written.

#include "verify/refine/lockstep/Prover.h"
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
  if (walk.written.empty() &&
      (!checked.redundancy || isRedundant(walk, *store))) {
    walk.source.at = store->getNextNode();
    return true;
  }
  if (walk.written.empty())
    walk.madeBefore = walk.source.made.size();
  walk.written.push_back(
      {evaluate(walk, store->getPointerOperand(), true), size.getFixedValue()});
  walk.source.at = store->getNextNode();
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
