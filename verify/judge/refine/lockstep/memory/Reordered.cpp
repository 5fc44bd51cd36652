// Stores of both sides that write the same bytes between two events, in
// another order, or as one `memset`:
//
//   store ptr null, ptr %a               %b = getelementptr i8, ptr %a, i64 8
//   %b = getelementptr i8, ptr %a, 8     store i64 %x, ptr %b
//   store i64 0, ptr %b                  call @llvm.memset(ptr %a, i8 0, i64 8)
//   store i64 %x, ptr %b
//
// Nothing happens in between that could tell the difference: no event, and no
// load that may read one of these bytes.

#include "verify/judge/refine/lockstep/events/Distances.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/memory/LoneWrites.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"
#include <map>

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The writes of one side, and their bytes, that are followed.
static constexpr unsigned mostWrites = 64;
static constexpr uint64_t mostBytes = 4096;

/// The number of bytes that an instruction writes at its pointer operand, if it
/// is a store that is neither atomic nor volatile, or a `memset` of so many
/// constant bytes.
static std::optional<uint64_t> bytesOf(const Instruction &inst,
                                       const DataLayout &layout) {
  if (auto *store = dyn_cast<StoreInst>(&inst)) {
    const Type *type = store->getValueOperand()->getType();
    return store->isSimple() && hasWholeBytes(type, layout)
               ? std::optional(
                     layout
                         .getTypeStoreSize(store->getValueOperand()->getType())
                         .getKnownMinValue())
               : std::nullopt;
  }
  auto *set = dyn_cast<MemSetInst>(&inst);
  auto *length = set ? dyn_cast<ConstantInt>(set->getLength()) : nullptr;
  return length && !set->isVolatile() && isa<ConstantInt>(set->getValue()) &&
                 length->getValue().ule(mostBytes)
             ? std::optional(length->getZExtValue())
             : std::nullopt;
}

static const Value *pointerOf(const Instruction &inst) {
  auto *set = dyn_cast<MemSetInst>(&inst);
  return set ? set->getRawDest() : getLoadStorePointerOperand(&inst);
}

/// How far `to` is behind `from`, in bytes, if that is one number.
static std::optional<int64_t> bytesBetween(const Term *from, const Term *to) {
  if (baseTermOf(from) != baseTermOf(to))
    return std::nullopt;
  const Distance behind = distanceBetween(from, to);
  return behind.least == behind.most ? behind.least : std::nullopt;
}

bool LoneWrites::passWrite(Walk &walk, bool isOfWritten) {
  const Instruction *write = walk.target.at;
  std::optional<uint64_t> size = write ? bytesOf(*write, layout) : std::nullopt;
  if (!size || walk.written.empty() ||
      walk.writtenByTarget.size() == mostWrites)
    return false;
  const Term *address =
      values.reduced(walk, pointerOf(*write), /*isSource=*/false);
  uint64_t bytes = 0;
  if (isOfWritten) {
    for (const Written &one : drop_begin(walk.written, walk.matched)) {
      auto behind = bytesBetween(address, reduction.reduce(walk, one.address));
      if (behind && *behind >= 0 && uint64_t(*behind) + one.size <= *size)
        bytes += one.size;
    }
    if (bytes < *size)
      return false;
  }
  if (walk.writtenByTarget.empty())
    walk.madeBeforeByTarget = walk.target.made.size();
  walk.writtenByTarget.push_back({write, address, *size});
  walk.target.at = write->getNextNode();
  if (writesTheSame(walk)) {
    walk.matched = walk.written.size();
    walk.matchedByTarget = walk.writtenByTarget.size();
  }
  return true;
}

bool LoneWrites::passPair(Walk &walk) {
  auto *store = dyn_cast<StoreInst>(walk.source.at);
  if (walk.written.empty() || walk.written.size() == mostWrites || !store ||
      !bytesOf(*store, layout) || isUnread(walk, store))
    return false;
  const Written ours{store,
                     values.evaluate(walk, store->getPointerOperand(), true),
                     *bytesOf(*store, layout)};
  walk.written.push_back(ours);
  if (!passWrite(walk, /*isOfWritten=*/false)) {
    walk.written.pop_back();
    return false;
  }
  learning.learnAccesses(walk, *store);
  walk.source.at = store->getNextNode();
  return true;
}

/// Whether `size` bytes at `address` are none of those that were written.
static bool areApart(const Written &written, const Term *address,
                     uint64_t size) {
  auto behind = bytesBetween(written.address, address);
  return behind &&
         (*behind >= int64_t(written.size) || *behind <= -int64_t(size));
}

namespace {
/// A byte in memory: a number, or one of a value.
struct Byte {
  const ConstantInt *number;
  const Term *value;
  uint64_t index;

  bool operator==(const Byte &other) const {
    return number == other.number && value == other.value &&
           index == other.index;
  }
};
} // namespace

/// Whether what the two sides have written on the walk, and not yet matched,
/// are the same bytes, and the target may write them.
bool LoneWrites::writesTheSame(Walk &walk) {
  auto ours = ArrayRef(walk.written).drop_front(walk.matched),
       theirs = ArrayRef(walk.writtenByTarget).drop_front(walk.matchedByTarget);
  if (ours.empty() || theirs.empty())
    return ours.empty() && theirs.empty();
  const Term *base = reduction.reduce(walk, ours.front().address);
  auto bytesWritten =
      [&](ArrayRef<Written> all,
          bool isSource) -> std::optional<std::map<int64_t, Byte>> {
    std::map<int64_t, Byte> bytes;
    for (const Written &one : all) {
      auto behind = bytesBetween(base, reduction.reduce(walk, one.address));
      if (!behind || bytes.size() > mostBytes)
        return std::nullopt;
      auto *store = dyn_cast<StoreInst>(one.by);
      const Value *value = store ? store->getValueOperand() : nullptr;
      auto *number = dyn_cast_or_null<ConstantInt>(
          store ? isBytewiseValue(const_cast<Value *>(value), layout)
                : cast<MemSetInst>(one.by)->getValue());
      const Term *term =
          number ? nullptr : values.reduced(walk, value, isSource);
      for (uint64_t i = 0; i != one.size; ++i)
        bytes[*behind + int64_t(i)] =
            number ? Byte{number, nullptr, 0} : Byte{nullptr, term, i};
    }
    return bytes;
  };
  // Each write of the target is to where one of the source is, as aligned, and
  // tells no more of a parameter. What refines poison may.
  auto isAllowed = [&](const Written &mine) {
    auto *set = dyn_cast<MemSetInst>(mine.by);
    const Align align =
        set ? set->getDestAlign().valueOrOne() : getLoadStoreAlignment(mine.by);
    auto isLike = [&](const Written &other) {
      return reduction.reduce(walk, other.address) == mine.address &&
             getLoadStoreAlignment(other.by) >= align &&
             (set || !operands.mayCaptureMore(walk, other.by->getOperandUse(0),
                                              mine.by->getOperandUse(0)));
    };
    return any_of(ours, isLike) && all_of(ours, [&](const Written &other) {
             return areApart(mine, reduction.reduce(walk, other.address),
                             other.size) ||
                    restrictsNoMore(*other.by, *mine.by, metadata);
           });
  };
  auto mine = bytesWritten(ours, /*isSource=*/true),
       its = bytesWritten(theirs, /*isSource=*/false);
  return mine && its && *mine == *its && all_of(theirs, isAllowed);
}

/// Whether the target may have loaded what it has written on the walk.
bool LoneWrites::readsWrites(Walk &walk) {
  return any_of(drop_begin(walk.target.made, walk.madeBeforeByTarget),
                [&](const Instruction *made) {
                  auto *load = dyn_cast<LoadInst>(made);
                  if (!load || walk.writtenByTarget.empty())
                    return false;
                  const TypeSize size =
                      layout.getTypeStoreSize(load->getType());
                  const Term *address =
                      values.reduced(walk, load->getPointerOperand(), false);
                  return size.isScalable() ||
                         any_of(walk.writtenByTarget, [&](const Written &one) {
                           return !areApart(one, address, size.getFixedValue());
                         });
                });
}
