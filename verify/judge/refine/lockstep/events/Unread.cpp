// Follows all paths behind an event, with the bytes that are still as it has
// left them.

#include "verify/judge/refine/lockstep/events/Unread.h"
#include "verify/judge/refine/lockstep/events/Escapes.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"
#include <map>

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The most bytes, and instructions, that are followed.
static constexpr int64_t mostBytes = 256;
static constexpr unsigned mostInstructions = 2000;

namespace {
class Follower {
public:
  Follower(const DataLayout &layout, const Value *pointer, int64_t begin,
           int64_t end)
      : layout(layout) {
    std::tie(base, start) = split(pointer);
    start += begin;
    left.resize(end - begin, true);
  }

  bool follow(const Instruction &event) {
    return go(event.getNextNode(), left);
  }

private:
  /// What an instruction does with the bytes.
  enum class Effect { None, Reads, Ends };

  /// The base of a pointer, and its constant distance from there.
  std::pair<const Value *, int64_t> split(const Value *pointer) const {
    APInt distance(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
    const Value *from = pointer->stripAndAccumulateConstantOffsets(
        layout, distance, /*AllowNonInbounds=*/false);
    return {from, distance.getSExtValue()};
  }

  /// What a pointer is based on, however far it is from there.
  static const Value *objectOf(const Value *pointer) {
    return getUnderlyingObject(pointer, /*MaxLookup=*/0);
  }

  /// Whether no access is to both objects, or what their pointers are based on:
  /// a local is made after arguments are passed, and is no global. The event
  /// has modified one of them, which no pointer that is based on a `noalias`
  /// argument accesses together with one that is not (LangRef, 'Parameter
  /// Attributes').
  static bool areDifferent(const Value *one, const Value *two) {
    auto isSet = [](const Value *object) {
      auto *argument = dyn_cast<Argument>(object);
      return isa<AllocaInst>(object) ||
             (argument && argument->hasNoAliasAttr());
    };
    if (!isSet(one))
      std::swap(one, two);
    return one != two && isSet(one) &&
           isa<AllocaInst, Argument, GlobalVariable>(two);
  }

  /// Whether an access of `size` bytes may be to one of the bytes, and which
  /// these are. All, if it is not known.
  bool mayTouch(const Instruction &inst, const Value *pointer,
                std::optional<uint64_t> size, SmallBitVector &touched) const {
    auto [other, distance] = split(pointer);
    touched.clear();
    touched.resize(left.size(), false);
    if (other != base) {
      const Value *one = objectOf(base), *two = objectOf(other);
      bool isElsewhere = areDifferent(one, two) ||
                         (one != two && (leadsElsewhere(two, one, inst) ||
                                         leadsElsewhere(one, two, inst)));
      if (!isElsewhere)
        touched.set();
      return !isElsewhere;
    }
    int64_t from = std::max<int64_t>(distance - start, 0);
    int64_t to = size && *size < uint64_t(INT32_MAX)
                     ? distance - start + int64_t(*size)
                     : int64_t(touched.size());
    to = std::min<int64_t>(to, touched.size());
    if (from >= to)
      return false;
    touched.set(unsigned(from), unsigned(to));
    return true;
  }

  bool isLeft(const Instruction &inst, const Value *pointer,
              std::optional<uint64_t> size, const SmallBitVector &bytes) const {
    SmallBitVector touched;
    return mayTouch(inst, pointer, size, touched) && touched.anyCommon(bytes);
  }

  /// Takes those from `bytes` that are surely written.
  void write(const Instruction &inst, const Value *pointer, uint64_t size,
             SmallBitVector &bytes) const {
    SmallBitVector touched;
    if (split(pointer).first == base && mayTouch(inst, pointer, size, touched))
      bytes.reset(touched);
  }

  Effect effectOfCall(const CallBase &call, SmallBitVector &bytes) const {
    if (call.isDebugOrPseudoInst() || isa<AssumeInst>(call))
      return Effect::None;
    if (auto *transfer = dyn_cast<MemIntrinsic>(&call);
        transfer && !transfer->isVolatile()) {
      auto *length = dyn_cast<ConstantInt>(transfer->getLength());
      std::optional<uint64_t> size;
      if (length)
        size = length->getLimitedValue();
      if (auto *copy = dyn_cast<MemTransferInst>(transfer);
          copy && isLeft(call, copy->getRawSource(), size, bytes))
        return Effect::Reads;
      if (size)
        write(call, transfer->getRawDest(), *size, bytes);
      return Effect::None;
    }
    if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call);
        intrinsic && intrinsic->isLifetimeStartOrEnd())
      return intrinsic->getArgOperand(intrinsic->arg_size() - 1) == base
                 ? Effect::Ends
                 : Effect::None;
    // It may not return, or let others read.
    return isa<AllocaInst>(base) && isUnknownTo(base, call) ? Effect::None
                                                            : Effect::Reads;
  }

  Effect effectOf(const Instruction &inst, SmallBitVector &bytes) const {
    if (inst.isVolatile() || inst.isAtomic() || &inst == base)
      return Effect::Reads;
    if (auto *load = dyn_cast<LoadInst>(&inst)) {
      TypeSize size = layout.getTypeStoreSize(load->getType());
      std::optional<uint64_t> read;
      if (!size.isScalable())
        read = size.getFixedValue();
      return isLeft(inst, load->getPointerOperand(), read, bytes)
                 ? Effect::Reads
                 : Effect::None;
    }
    if (auto *store = dyn_cast<StoreInst>(&inst)) {
      TypeSize size =
          layout.getTypeStoreSize(store->getValueOperand()->getType());
      if (!size.isScalable())
        write(inst, store->getPointerOperand(), size.getFixedValue(), bytes);
      return Effect::None;
    }
    if (auto *call = dyn_cast<CallBase>(&inst))
      return effectOfCall(*call, bytes);
    if (isa<UnreachableInst>(inst))
      return Effect::Ends;
    if (isa<ReturnInst, ResumeInst>(inst))
      return isa<AllocaInst>(base) ? Effect::Ends : Effect::Reads;
    return inst.mayReadFromMemory() ? Effect::Reads : Effect::None;
  }

  /// Whether none of `bytes` is read from `inst` on.
  bool go(const Instruction *inst, SmallBitVector bytes) {
    for (; inst; inst = inst->getNextNode()) {
      if (++count == mostInstructions)
        return false;
      Effect effect = effectOf(*inst, bytes);
      if (effect == Effect::Reads)
        return false;
      if (effect == Effect::Ends || bytes.none())
        return true;
      if (!inst->isTerminator())
        continue;
      for (unsigned i = 0; i != inst->getNumSuccessors(); ++i) {
        const BasicBlock *next = inst->getSuccessor(i);
        // What was followed with more bytes need not be followed again.
        auto [known, isNew] = followed.try_emplace(next, bytes);
        SmallBitVector added(bytes);
        if (!isNew) {
          added.reset(known->second);
          known->second |= bytes;
        }
        if (added.any() && !go(&next->front(), known->second))
          return false;
      }
    }
    return true;
  }

  const DataLayout &layout;
  const Value *base;
  int64_t start;
  SmallBitVector left;
  std::map<const BasicBlock *, SmallBitVector> followed;
  unsigned count = 0;
};
} // namespace

bool palindrome::refine::lockstep::areUnreadBehind(const Instruction &event,
                                                   const Value *pointer,
                                                   int64_t begin, int64_t end) {
  return begin >= end ||
         (end - begin <= mostBytes && !event.isTerminator() &&
          Follower(event.getDataLayout(), pointer, begin, end).follow(event));
}
