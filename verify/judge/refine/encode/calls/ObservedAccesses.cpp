// Encodes observed accesses (LangRef, 'Volatile Memory Accesses' and 'Memory
// Model for Concurrent Operations') like calls of unknown functions: the
// environment determines the value that is read, and an acquire may change any
// memory that escaped.
//
//   store volatile i8 %v, ptr %p   becomes
//   an event with the arguments v and p, and *p = v
//   %r = load atomic i8, ptr %p acquire   becomes
//   r: call.result8.0(id), after which escaped memory is what the environment
//   wrote

#include "verify/judge/refine/encode/calls/ObservedAccesses.h"
#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/AtomicOrdering.h"

using namespace palindrome::encode;
using namespace llvm;

static AtomicOrdering orderingOf(const Instruction &inst) {
  switch (inst.getOpcode()) {
  case Instruction::Load:
    return cast<LoadInst>(inst).getOrdering();
  case Instruction::Store:
    return cast<StoreInst>(inst).getOrdering();
  case Instruction::Fence:
    return cast<FenceInst>(inst).getOrdering();
  case Instruction::AtomicRMW:
    return cast<AtomicRMWInst>(inst).getOrdering();
  case Instruction::AtomicCmpXchg:
    return cast<AtomicCmpXchgInst>(inst).getMergedOrdering();
  default:
    return AtomicOrdering::NotAtomic;
  }
}

bool palindrome::encode::isObserved(const Instruction &inst) {
  if (isa<CallBase>(inst)) // Volatile ones are of intrinsics.
    return false;
  return isa<FenceInst>(inst) || inst.isVolatile() ||
         (inst.isAtomic() &&
          isStrongerThan(orderingOf(inst), AtomicOrdering::Unordered));
}

static Align alignmentOf(const Instruction &inst) {
  if (auto *rmw = dyn_cast<AtomicRMWInst>(&inst))
    return rmw->getAlign();
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&inst))
    return exchange->getAlign();
  return getLoadStoreAlignment(const_cast<Instruction *>(&inst));
}

static unsigned countUnordered(const llvm::Function &function, bool stores) {
  return count_if(instructions(function), [&](const Instruction &inst) {
    if (auto *memory = dyn_cast<AnyMemIntrinsic>(&inst))
      return memory->isAtomic() && (stores || isa<AnyMemTransferInst>(memory));
    return isa<StoreInst>(inst) == stores &&
           orderingOf(inst) == AtomicOrdering::Unordered;
  });
}

void palindrome::encode::checkOrderings(Side &side) {
  if (!side.source)
    return;
  for (bool stores : {false, true})
    if (countUnordered(side.function, stores) !=
        countUnordered(side.source->function, stores))
      side.markNarrow("an unordered access that is none on one side");
}

/// Sets which memory the environment may read (at a release) and write (at an
/// acquire, or at the place of a read-modify-write) at the same time.
static void setReach(Side &side, UnknownCall &record, bool acquires,
                     bool releases, Expr place) {
  const Blocks &blocks = side.problem.blocks;
  SmallVector<std::pair<Expr, Expr>> known;
  for (auto [index, local] : enumerate(side.objects.localBlocks()))
    if (local.isPresent() && !local.hasEscaped.isFalse())
      known.emplace_back(blocks.localBlock(index), local.hasEscaped);
  record.mayKnow = [=, &blocks](Expr block) {
    Expr result = blocks.isInitial(block);
    for (const auto &[name, condition] : known)
      result |= block == name && condition;
    return result;
  };
  auto none = [](Expr) { return Expr::boolean(false); };
  record.mayRead = none;
  if (releases)
    record.mayRead = record.mayKnow;
  record.mayWrite = none;
  if (acquires)
    record.mayWrite = [=, &blocks, mayKnow = record.mayKnow](Expr block) {
      return mayKnow(block) &&
             (Blocks::isLocal(block) || blocks.isWritable(block));
    };
  else if (place.isSet())
    record.mayWrite = [place](Expr block) { return block == place; };
}

/// Marks an access of the target that the source has none like: it may
/// implement one of the source in another form.
static void noteUnlike(Side &side, const Instruction &inst) {
  if (side.isTarget &&
      none_of(side.source->calls, [&](const UnknownCall &sourceCall) {
        return sourceCall.at->isSameOperationAs(
            &inst, Instruction::CompareIgnoringAlignment);
      }))
    side.problem.mark(Over, "an observed access that only one side has");
}

Lanes palindrome::encode::encodeObserved(Side &side, const Instruction &inst) {
  AtomicOrdering ordering = orderingOf(inst);
  bool isAtomic = ordering != AtomicOrdering::NotAtomic;
  // Events are compared in their order. Other threads can distinguish fewer
  // orders.
  if (isAtomic)
    side.problem.mark(Over, "the order of atomic accesses");
  noteUnlike(side, inst);
  if (side.calls.size() > mostCalls)
    side.setUnsupported("so many calls");

  UnknownCall record;
  record.at = &inst;
  record.place = side.here.place();
  record.isEvent = record.seesEvents = true;
  record.arguments.push_back({Lane{side.problem.blocks.null()}});
  const llvm::Value *through = getPointerOperand(&inst);
  if (auto *rmw = dyn_cast<AtomicRMWInst>(&inst))
    through = rmw->getPointerOperand();
  else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&inst))
    through = exchange->getPointerOperand();
  for (const llvm::Value *operand : inst.operands()) {
    SmallVector<LaneType> types;
    if (!listLanes(operand->getType(), side.problem.layout, types)) {
      side.setUnsupported("an access of this type");
      return side.problem.poison(inst.getType());
    }
    record.arguments.push_back(side.get(operand));
    record.types.push_back(operand->getType());
  }

  bool isExchange = isa<AtomicRMWInst, AtomicCmpXchgInst>(inst);
  auto *store = dyn_cast<StoreInst>(&inst);
  Expr pointer;
  if (through) {
    pointer = side.useDefinite(side.get(through).front());
    Type *type = store                 ? store->getValueOperand()->getType()
                 : isa<LoadInst>(inst) ? inst.getType()
                                       : inst.getOperand(1)->getType();
    Expr size =
        Expr::bits(offsetBits, side.problem.layout.getTypeStoreSize(type));
    bool reads = !store, writes = store || isExchange;
    for (bool isWrite : {false, true})
      if (isWrite ? writes : reads) {
        checkPromisedAccess(side, through, pointer, size, isWrite);
        // A volatile access may be to an address outside of any object.
        if (!inst.isVolatile())
          side.checkAccess(pointer, size, Align(1), isWrite);
      }
    side.addUB(!side.objects.isAligned(pointer, alignmentOf(inst)));
    if (inst.isVolatile())
      for (const Argument *argument : side.provenance.watched())
        if (argument->hasAttribute(Attribute::Captures))
          side.markNarrow("attribute captures and a volatile access");
  }
  for (const llvm::Value *operand : inst.operands())
    if (operand != through && operand->getType()->isPointerTy()) {
      checkPromisedStore(side, operand, pointer);
      side.objects.escape(side.get(operand).front());
    }

  record.executed = side.here.domain;
  record.index = side.countEvents();
  record.moment = side.now();
  if (through)
    side.objects.pass(Lane{pointer}, /*isKept=*/false);
  setReach(side, record, isAtomic && isAcquireOrStronger(ordering),
           isAtomic && isReleaseOrStronger(ordering),
           isExchange ? Blocks::blockOf(pointer) : Expr());
  // The store precedes the environment's writes.
  if (store) {
    side.here.onlyIf(side.objects.isWritable(Blocks::blockOf(pointer)), [&] {
      side.memory.store(store->getValueOperand()->getType(),
                        side.get(store->getValueOperand()), pointer);
    });
  }
  // The program need not continue after a volatile store.
  bool alwaysReturns = !(inst.isVolatile() && (store || isExchange));
  Lanes value = perform(side, record, alwaysReturns, /*neverReturns=*/false,
                        /*neverUnwinds=*/true);
  side.stops |= side.here.domain && !record.returns;
  side.here.domain &= record.returns;
  side.calls.push_back(std::move(record));
  return value;
}
