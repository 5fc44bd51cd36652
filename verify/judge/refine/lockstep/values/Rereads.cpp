// What the source reads again, and the target has kept, or the reverse.

#include "verify/judge/refine/lockstep/values/Rereads.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The pointers that are tried of a value that the target has kept.
static constexpr unsigned mostPointers = 4;

namespace {
/// A pointer, or what a `getelementptr` with constant indices makes of it
/// instead of its own base.
struct Pointer {
  const Value *base;
  const GetElementPtrInst *step = nullptr;

  bool operator==(const Pointer &other) const {
    return base == other.base && step == other.step;
  }
};
} // namespace

/// Adds the pointer in `phi`'s block that is `pointer` if the block is reached
/// from `from`.
///
///   way:                               block:
///     %f = getelementptr ptr %n, 8       %p = phi ptr [ %n, %way ], ...
///     %v = load i32, ptr %f              ; read from getelementptr %p, 8
static void addAtMeeting(const PHINode &phi, const Value *pointer,
                         const BasicBlock *from,
                         SmallVectorImpl<Pointer> &pointers) {
  auto *step = dyn_cast<GetElementPtrInst>(pointer);
  if (step && !step->hasAllConstantIndices())
    step = nullptr;
  for (const PHINode &other : phi.getParent()->phis()) {
    if (&other == &phi || !other.getType()->isPointerTy())
      continue;
    const Value *incoming = other.getIncomingValueForBlock(from);
    if (incoming == pointer)
      pointers.push_back({&other});
    else if (step && incoming == step->getPointerOperand())
      pointers.push_back({&other, step});
  }
}

/// The pointers from which a value of the target was probably read, or to which
/// it was written: its own, and those of what meets in it if it is a phi.
static SmallVector<Pointer> pointersOf(const Instruction &value,
                                       const DataLayout &layout) {
  SmallVector<Pointer> pointers;
  auto pointerOf = [](const Value *of) -> const Value * {
    auto *load = dyn_cast<LoadInst>(of);
    return load && load->isSimple() ? load->getPointerOperand() : nullptr;
  };
  SmallVector<const Value *> values{&value};
  if (auto *phi = dyn_cast<PHINode>(&value)) {
    append_range(values, phi->incoming_values());
    for (const BasicBlock *from : phi->blocks())
      if (const Value *pointer = pointerOf(phi->getIncomingValueForBlock(from)))
        addAtMeeting(*phi, pointer, from, pointers);
  }
  for (const Value *of : values)
    if (const Value *pointer = pointerOf(of))
      pointers.push_back({pointer});
  for (const Value *of : values) {
    // Constants are stored everywhere.
    if (!isa<Instruction, Argument>(of) ||
        !hasWholeBytes(value.getType(), layout))
      continue;
    for (const User *user : of->users())
      if (auto *store = dyn_cast<StoreInst>(user);
          store && store->isSimple() && store->getValueOperand() == of)
        pointers.push_back({store->getPointerOperand()});
  }
  SmallVector<Pointer> different;
  for (const Pointer &pointer : pointers)
    if (!is_contained(different, pointer))
      different.push_back(pointer);
  return different;
}

const LoadInst *Rereads::readAgain(Walk &walk, const Instruction &value) {
  if (none_of(walk.source.made, [&](const Instruction *made) {
        return isa<LoadInst>(made) && made->getType() == value.getType();
      }))
    return nullptr;
  auto addressOf = [&](const Pointer &pointer) {
    const Term *address = values.evaluate(walk, pointer.base, false);
    if (!pointer.step)
      return address;
    SmallVector<const Term *> operands{address};
    for (const Use &index : pointer.step->indices())
      operands.push_back(values.evaluate(walk, index, false));
    return pool.operation(*pointer.step, operands);
  };
  unsigned tried = 0;
  for (const Pointer &pointer : pointersOf(value, layout)) {
    auto *known = dyn_cast<Instruction>(pointer.base);
    if (known && roleOf(*known) != StepRole::Pure &&
        !premises.isAvailable(known, *walk.start))
      continue;
    if (++tried > mostPointers)
      return nullptr;
    // The pointer may be computed from the value itself, of an earlier round.
    if (!beingRead.insert(&value).second)
      return nullptr;
    const Term *address = addressOf(pointer);
    beingRead.erase(&value);
    if (!premises.isFromBefore(walk, address))
      continue;
    for (const Instruction *made : walk.source.made) {
      auto *load = dyn_cast<LoadInst>(made);
      if (load && load->getType() == value.getType() &&
          values.evaluate(walk, load->getPointerOperand(), true) == address &&
          premises.demand(walk, {Demand::Memory, load, nullptr, address,
                                 pool.leaf(&value, true)}))
        return load;
    }
  }
  auto *phi = dyn_cast<PHINode>(&value);
  return phi ? readThroughPhis(walk, *phi) : nullptr;
}

/// The same where the source has read the pointer on this walk, too, or an
/// index, and the target kept it at another phi of the block:
///
///   join:                            join:
///     %q = load ptr, ptr %p            %q = phi ptr [ %q1, %a ], [ %q2, %b ]
///     %x = load i32, ptr %q            %x = phi i32 [ %x1, %a ], [ %x2, %b ]
const LoadInst *Rereads::readThroughPhis(Walk &walk, const PHINode &value) {
  if (none_of(value.incoming_values(),
              [](const Use &use) { return isa<LoadInst>(use); }) ||
      !beingRead.insert(&value).second)
    return nullptr;
  // What the source has read, as what the target has kept.
  DenseMap<const Term *, const Term *> kept;
  for (const PHINode &other : value.getParent()->phis()) {
    if (&other == &value)
      continue;
    const Term *read = values.evaluate(walk, &other, false);
    if (read->kind == Term::Leaf && walk.source.isMade.contains(read->value))
      kept[read] = pool.leaf(&other, true);
  }
  beingRead.erase(&value);
  if (kept.empty())
    return nullptr;
  for (const Instruction *made : walk.source.made) {
    auto *load = dyn_cast<LoadInst>(made);
    if (!load || load->getType() != value.getType())
      continue;
    DenseMap<const Term *, const Term *> known = kept;
    const Term *there = values.evaluate(walk, load->getPointerOperand(), true),
               *address = pool.replace(there, known);
    if (address != there && premises.isFromBefore(walk, address) &&
        premises.demand(walk, {Demand::Memory, load, nullptr, address,
                               pool.leaf(&value, true)}))
      return load;
  }
  return nullptr;
}

/// Whether the pointer of a load is a phi of `block`, or at a constant distance
/// from one.
static bool isMetAt(const Value *block, const LoadInst &load) {
  const Value *pointer = load.getPointerOperand();
  if (auto *step = dyn_cast<GetElementPtrInst>(pointer);
      step && step->hasAllConstantIndices())
    pointer = step->getPointerOperand();
  auto *phi = dyn_cast<PHINode>(pointer);
  return phi && phi->getParent() == block;
}

/// The value that the source has read or written before the walk where the
/// target loads on it: a load, or a phi of some. The pointers may meet at a phi
/// of the target, where what is read meets at one of the source:
///
///   join:                                join:
///     %v = phi i32 [ %a, .. ], [ %b, .. ]   %p = phi ptr [ %pa, .. ], [ ..
///                                           %v = load i32, ptr %p
const Instruction *Rereads::readBefore(Walk &walk, const LoadInst &load) {
  if (!checked.partners || !load.isSimple() || !readsExactly(load) ||
      !hasWholeBytes(load.getType(), layout))
    return nullptr;
  const Term *address = values.reduced(walk, load.getPointerOperand(), false);
  if ((address->hasForeign && !isMetAt(walk.start->target, load)) ||
      !premises.isFromBefore(walk, address))
    return nullptr;
  auto isContent = [&](const Instruction &value) {
    if (value.getType() != load.getType() ||
        walk.source.isMade.contains(&value))
      return false;
    const Term *term = pool.leaf(&value);
    return premises.isFromBefore(walk, term) &&
           premises.demand(walk,
                           {Demand::Accessed, &load, nullptr, address, term});
  };
  const Value *start = walk.start->source;
  if (auto *block = dyn_cast<BasicBlock>(start))
    for (const PHINode &phi : block->phis())
      if (isContent(phi))
        return &phi;
  return nullptr;
}
