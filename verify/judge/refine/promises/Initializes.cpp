// Which bytes behind a parameter a body has written on each way (LangRef,
// `initializes`): a forward analysis. All of them have to be written before the
// function returns, and before it reads them through the parameter.

#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/ConstantRangeList.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome;
using namespace llvm;

/// The most bytes that are kept account of.
static constexpr unsigned mostBytes = 4096;

namespace {
class Initialization {
public:
  Initialization(const Argument &pointer, ArrayRef<ConstantRange> ranges);

  bool isDone() const { return isTrackable && holds(); }

private:
  void collectAddresses(const Argument &pointer);
  /// The bytes from an address on that are wanted.
  BitVector bytesAt(int64_t offset, uint64_t size) const;
  bool pass(const Instruction &inst, BitVector &written) const;
  bool passCall(const CallBase &call, BitVector &written) const;
  bool holds() const;

  const Function &function;
  const DataLayout &layout;
  BitVector wanted;
  /// The addresses at constant distances from the parameter.
  SmallDenseMap<const Value *, int64_t> distances;
  /// Others that are based on it.
  SmallPtrSet<const Value *, 4> others;
  /// What lets others know it.
  SmallPtrSet<const User *, 4> escapes;
  bool isTrackable = true;
};
} // namespace

Initialization::Initialization(const Argument &pointer,
                               ArrayRef<ConstantRange> ranges)
    : function(*pointer.getParent()), layout(function.getDataLayout()) {
  for (const ConstantRange &range : ranges) {
    uint64_t begin = range.getLower().getLimitedValue(),
             end = range.getUpper().getLimitedValue();
    if (range.getLower().isNegative() || end > mostBytes || begin >= end) {
      isTrackable = false;
      return;
    }
    if (end > wanted.size())
      wanted.resize(end);
    wanted.set(begin, end);
  }
  collectAddresses(pointer);
}

void Initialization::collectAddresses(const Argument &pointer) {
  SmallVector<const Value *> open{&pointer};
  distances[&pointer] = 0;
  while (!open.empty()) {
    const Value *address = open.pop_back_val();
    bool isKnown = distances.contains(address);
    for (const Use &use : address->uses()) {
      const User *user = use.getUser();
      auto *store = dyn_cast<StoreInst>(user);
      auto *call = dyn_cast<CallBase>(user);
      // Who gets to know the address may read there at any time.
      bool isPrivate = isa<LoadInst, GetElementPtrInst, PHINode, SelectInst,
                           FreezeInst, ICmpInst, ReturnInst>(user) ||
                       (store && store->getPointerOperand() == address &&
                        store->getValueOperand() != address) ||
                       (call && call->isArgOperand(&use) &&
                        !capturesAnyProvenance(
                            call->getCaptureInfo(call->getArgOperandNo(&use))
                                .getOtherComponents()));
      if (!isPrivate)
        escapes.insert(user);
      auto *step = dyn_cast<GetElementPtrInst>(user);
      APInt offset(layout.getIndexTypeSizeInBits(pointer.getType()), 0);
      if (step && isKnown && step->accumulateConstantOffset(layout, offset) &&
          offset.getSignificantBits() <= 32) {
        if (distances
                .try_emplace(step, distances[address] + offset.getSExtValue())
                .second)
          open.push_back(step);
        continue;
      }
      if (isa<GetElementPtrInst, PHINode, SelectInst, FreezeInst>(user) ||
          (isa<CallBase>(user) && user->getType()->isPointerTy()))
        if (others.insert(user).second)
          open.push_back(user);
    }
  }
}

BitVector Initialization::bytesAt(int64_t offset, uint64_t size) const {
  BitVector bytes(wanted.size());
  if (size > mostBytes || offset >= static_cast<int64_t>(wanted.size()))
    return bytes;
  int64_t begin = std::max<int64_t>(offset, 0),
          end = std::min<int64_t>(offset + static_cast<int64_t>(size),
                                  wanted.size());
  if (begin < end)
    bytes.set(begin, end);
  return bytes &= wanted;
}

bool Initialization::passCall(const CallBase &call, BitVector &written) const {
  if (call.isDebugOrPseudoInst())
    return true;
  auto *fill = dyn_cast<MemIntrinsic>(&call);
  for (const Use &use : call.args()) {
    auto known = distances.find(use.get());
    bool isKnown = known != distances.end();
    if (!isKnown && !others.contains(use.get()))
      continue;
    unsigned number = call.getArgOperandNo(&use);
    // Where it does not read, what it writes does not matter.
    bool reads = !call.doesNotAccessMemory(number) &&
                 !call.onlyWritesMemory(number) &&
                 !(fill && use.get() == fill->getRawDest() && number == 0);
    Attribute promised = call.getParamAttr(number, Attribute::Initializes);
    if (!promised.isValid() && call.getCalledFunction())
      promised = call.getCalledFunction()->getAttributes().getParamAttr(
          number, Attribute::Initializes);
    if (isKnown && promised.isValid())
      for (const ConstantRange &range : promised.getValueAsConstantRangeList())
        written |=
            bytesAt(known->second + range.getLower().getSExtValue(),
                    (range.getUpper() - range.getLower()).getLimitedValue());
    if (reads && written != wanted)
      return false;
  }
  if (fill && !fill->isVolatile())
    if (auto known = distances.find(fill->getRawDest());
        known != distances.end())
      if (auto *length = dyn_cast<ConstantInt>(fill->getLength()))
        written |= bytesAt(known->second, length->getLimitedValue());
  return true;
}

/// Goes on behind an instruction. False if it may read what was not written.
bool Initialization::pass(const Instruction &inst, BitVector &written) const {
  if (escapes.contains(&inst) && written != wanted)
    return false;
  if (auto *call = dyn_cast<CallBase>(&inst))
    return passCall(*call, written);
  if (auto *store = dyn_cast<StoreInst>(&inst)) {
    TypeSize size =
        layout.getTypeStoreSize(store->getValueOperand()->getType());
    auto known = distances.find(store->getPointerOperand());
    if (known != distances.end() && !size.isScalable() && !store->isVolatile())
      written |= bytesAt(known->second, size.getFixedValue());
    return true;
  }
  auto *load = dyn_cast<LoadInst>(&inst);
  if (!load)
    return true;
  auto known = distances.find(load->getPointerOperand());
  TypeSize size = layout.getTypeStoreSize(load->getType());
  if (others.contains(load->getPointerOperand()) ||
      (known != distances.end() && size.isScalable()))
    return written == wanted;
  if (known == distances.end())
    return true;
  BitVector read = bytesAt(known->second, size.getFixedValue());
  return !read.test(written);
}

bool Initialization::holds() const {
  // What is written on each way that was looked at so far.
  DenseMap<const BasicBlock *, BitVector> after;
  ReversePostOrderTraversal<const Function *> order(&function);
  for (bool changes = true; changes;) {
    changes = false;
    for (const BasicBlock *block : order) {
      BitVector written = wanted;
      if (block == &function.getEntryBlock())
        written.reset();
      for (const BasicBlock *from : predecessors(block))
        if (auto found = after.find(from); found != after.end())
          written &= found->second;
      for (const Instruction &inst : *block)
        if (!pass(inst, written))
          return false;
      if (isa<ReturnInst>(block->getTerminator()) && written != wanted)
        return false;
      auto [place, isNew] = after.try_emplace(block, written);
      changes |= isNew || place->second != written;
      place->second = written;
    }
  }
  return true;
}

bool refine::initializes(const Argument &pointer, Attribute attribute) {
  return Initialization(pointer, attribute.getValueAsConstantRangeList())
      .isDone();
}
