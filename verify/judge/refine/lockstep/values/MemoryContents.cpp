// What the source reads from memory. From constant globals:
//
//   @table = constant [2 x ptr] [ptr @f, ptr @g]
//
//   %p = load ptr, ptr getelementptr (i8, ptr @table, i64 8)       ; is @g
//
// and where it has written, filled or read before:
//
//   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
//   %q = getelementptr i8, ptr %p, i64 8
//   %v = load ptr, ptr %q                                          ; is null

#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/lockstep/events/Distances.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/Analysis/ConstantFolding.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The accesses above a load that may have had its value.
static constexpr unsigned mostAccesses = 32;

/// A constant that is one value: no part of it is undef or poison.
static bool isOneValue(const Constant &constant) {
  return constant.getType()->isSingleValueType() &&
         !constant.containsUndefOrPoisonElement();
}

/// The constant of `type` that is `distance` bytes behind `address` in the
/// initializer of a constant global, which nothing can change without undefined
/// behavior (LangRef, "Global Variables"). Null if there is not one value.
static const Constant *initialAt(const Term *address, uint64_t distance,
                                 Type *type, const DataLayout &layout) {
  auto *global = dyn_cast_or_null<GlobalVariable>(baseOf(address));
  std::optional<int64_t> ofBase = distanceOf(address);
  if (!global || !ofBase || !global->isConstant() ||
      !global->hasDefinitiveInitializer() || !global->getValueType()->isSized())
    return nullptr;
  APInt offset(layout.getIndexTypeSizeInBits(global->getType()),
               static_cast<uint64_t>(*ofBase) + distance, /*isSigned=*/true,
               /*implicitTrunc=*/true);
  const Constant *read = ConstantFoldLoadFromConst(
      const_cast<Constant *>(global->getInitializer()), type, offset, layout);
  return read && isOneValue(*read) ? read : nullptr;
}

const Term *MemoryContents::initializerOf(Walk &walk, const LoadInst &load) {
  const Value *pointer = load.getPointerOperand();
  // Before the walk, other pointers may have had another value.
  if (!walk.source.isMade.contains(&load) && !isa<Constant>(pointer))
    return nullptr;
  const Constant *read = initialAt(values.evaluate(walk, pointer, true), 0,
                                   load.getType(), layout);
  return read ? values.evaluate(walk, read, true) : nullptr;
}

/// The constant of `type` whose bytes are all `byte`. Null if there is none.
static const Constant *filledWith(const ConstantInt &byte, Type *type) {
  if (byte.isZero())
    return Constant::getNullValue(type);
  return type->isIntegerTy() && type->getIntegerBitWidth() % 8 == 0
             ? ConstantInt::get(
                   type,
                   APInt::getSplat(type->getIntegerBitWidth(), byte.getValue()))
             : nullptr;
}

const Constant *MemoryContents::filledBy(Walk &walk, const MemIntrinsic &event,
                                         const Term *address, Type *type) {
  const Type *scalar = type->getScalarType();
  if (!(scalar->isIntOrPtrTy() || scalar->isFloatingPointTy()) ||
      isa<ScalableVectorType>(type) || !hasWholeBytes(type, layout))
    return nullptr;
  auto addressOf = [&](const Value *pointer) {
    return values.evaluate(walk, pointer, true);
  };
  std::optional<uint64_t> within =
      placeIn(event, address, layout.getTypeStoreSize(type).getFixedValue(),
              layout, addressOf);
  if (!within)
    return nullptr;
  if (auto *copy = dyn_cast<MemTransferInst>(&event))
    return initialAt(addressOf(copy->getRawSource()), *within, type, layout);
  auto *byte = dyn_cast<ConstantInt>(cast<MemSetInst>(event).getValue());
  return byte ? filledWith(*byte, type) : nullptr;
}

const Value *MemoryContents::leftBy(Walk &walk, const Instruction &access,
                                    const Term *address, Type *type) {
  if (auto *event = dyn_cast<MemIntrinsic>(&access))
    return filledBy(walk, *event, address, type);
  auto *store = dyn_cast<StoreInst>(&access);
  const Value *value = store ? store->getValueOperand() : &access;
  return value->getType() == type &&
                 values.evaluate(walk, getLoadStorePointerOperand(&access),
                                 true) == address
             ? value
             : nullptr;
}

/// Whether a load of the source has read what the memory contains: its metadata
/// cannot make it poison, or it is no poison since the source has used it.
///
///   %r = load ptr, ptr %p, !nonnull !0
///   %x = load i32, ptr %r                 ; %r is what %p leads to
bool MemoryContents::hasReadExactly(Walk &walk, const LoadInst &load) {
  return readsExactly(load) || definedness.isNoPoison(walk, pool.leaf(&load));
}

/// Whether what is in memory after `inst` may be known.
static bool isKnownAccess(const Instruction &inst) {
  if (auto *store = dyn_cast<StoreInst>(&inst))
    return store->isSimple();
  auto *load = dyn_cast<LoadInst>(&inst);
  return load ? load->isSimple() : isa<MemIntrinsic>(inst);
}

const Term *MemoryContents::contentOf(Walk &walk, const LoadInst &load) {
  const Term *mine = pool.leaf(&load);
  if (!walk.source.isMade.contains(&load))
    return mine;
  const Term *address = values.evaluate(walk, load.getPointerOperand(), true);
  for (const Instruction *made : walk.source.made) {
    if (made == &load)
      break;
    auto *other = dyn_cast<LoadInst>(made);
    if (other && other->getType() == load.getType() &&
        hasReadExactly(walk, *other) &&
        values.evaluate(walk, other->getPointerOperand(), true) == address)
      return values.evaluate(walk, other, true);
  }
  if (!means.guessesContents || !premises.isFromBefore(walk, address))
    return mine;
  unsigned count = 0;
  // Upwards from where the walk began: it has passed no store since.
  const Instruction *next = walk.start->event();
  const DomTreeNode *node = source.dominators.getNode(
      next ? next->getParent() : cast<BasicBlock>(walk.start->source));
  while (node && count < mostAccesses) {
    for (; next && count < mostAccesses; next = next->getPrevNode()) {
      if (!isKnownAccess(*next))
        continue;
      ++count;
      if (auto *other = dyn_cast<LoadInst>(next);
          other && !hasReadExactly(walk, *other))
        continue;
      // Poison in a part of a byte is poison in all of it.
      if ((isa<StoreInst>(next) && !hasWholeBytes(load.getType(), layout)) ||
          walk.source.isMade.contains(next))
        continue;
      const Value *value = leftBy(walk, *next, address, load.getType());
      if (!value)
        continue;
      const Term *term = values.evaluate(walk, value, true);
      Demand wanted{Demand::Contents, &load, nullptr, address, term};
      if (premises.isFromBefore(walk, term) && premises.demand(walk, wanted))
        return term;
    }
    node = node->getIDom();
    next = node ? node->getBlock()->getTerminator() : nullptr;
  }
  return mine;
}
