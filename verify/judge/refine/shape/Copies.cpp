// Decides which copies to and from locals can be split, and splits them.

#include "verify/judge/refine/shape/Copies.h"
#include "verify/judge/refine/shape/Aggregates.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"

using namespace palindrome::refine;
using namespace llvm;

/// What `memset` of a byte to all of a type's bytes writes; null if that is no
/// constant here.
static Constant *filled(Type *type, const Value *byte) {
  auto *known = dyn_cast<ConstantInt>(byte);
  if (!known)
    return nullptr;
  if (known->isZero())
    return Constant::getNullValue(type);
  return type->isIntegerTy()
             ? ConstantInt::get(type,
                                APInt::getSplat(type->getIntegerBitWidth(),
                                                known->getValue()))
             : nullptr;
}

namespace {
/// One side of a copy: a local, by its number, and where in it.
struct Side {
  unsigned local;
  uint64_t offset;
};

/// A copy with what is known of both sides.
struct Transfer {
  MemIntrinsic *inst;
  uint64_t size = 0;
  std::optional<Side> to, from;
};

class Splitting {
public:
  Splitting(MutableArrayRef<Local> locals, const DataLayout &layout);

  /// Which locals remain.
  BitVector run();

private:
  bool isIn(const LocalPart &part, const Side &side, uint64_t size) const {
    return part.offset < side.offset + size &&
           side.offset < part.offset + part.size;
  }
  bool isWhole(const Local &local, const Side &side, uint64_t size,
               const Value *byte) const;
  bool unite(const Side &one, const Side &other, uint64_t size);
  bool isGood(const std::optional<Side> &side) const {
    return side && good[side->local];
  }
  bool spread();

  MutableArrayRef<Local> locals;
  const DataLayout &layout;
  std::vector<Transfer> transfers;
  BitVector good;
  /// Those to which bytes may come from other memory.
  BitVector fed;
};
} // namespace

Splitting::Splitting(MutableArrayRef<Local> locals, const DataLayout &layout)
    : locals(locals), layout(layout), good(locals.size(), true),
      fed(locals.size()) {
  DenseMap<MemIntrinsic *, unsigned> numbers;
  for (auto [number, local] : enumerate(locals))
    for (const LocalCopy &copy : local.copies) {
      auto [place, isNew] = numbers.try_emplace(copy.inst, transfers.size());
      if (isNew)
        transfers.push_back({copy.inst, copy.size, {}, {}});
      Transfer &transfer = transfers[place->second];
      (copy.isWritten ? transfer.to : transfer.from) =
          Side{unsigned(number), copy.offset};
    }
}

/// Whether each part in the range is in it as a whole, and memory has all of
/// its bits.
bool Splitting::isWhole(const Local &local, const Side &side, uint64_t size,
                        const Value *byte) const {
  return all_of(local.parts, [&](const LocalPart &part) {
    return !isIn(part, side, size) ||
           (part.offset >= side.offset &&
            part.offset + part.size <= side.offset + size &&
            layout.typeSizeEqualsStoreSize(part.type) &&
            (!byte || filled(part.type, byte)));
  });
}

/// Adds the parts of `one` to `other`. Returns whether there are more.
bool Splitting::unite(const Side &one, const Side &other, uint64_t size) {
  bool isChanged = false;
  // Both may be of one list.
  const SmallVector<LocalPart, 1> parts = locals[one.local].parts;
  auto &others = locals[other.local].parts;
  for (const LocalPart &part : parts) {
    if (!isIn(part, one, size))
      continue;
    uint64_t offset = part.offset - one.offset + other.offset;
    if (any_of(others, [&](const LocalPart &its) {
          return its.offset == offset && its.type == part.type;
        }))
      continue;
    others.push_back({offset, part.size, part.type, {}});
    isChanged = true;
  }
  return isChanged;
}

/// Goes through all copies once. Returns whether something has changed.
bool Splitting::spread() {
  bool isChanged = false;
  auto reject = [&](const Side &side) {
    isChanged |= good[side.local];
    good.reset(side.local);
  };
  for (const Transfer &transfer : transfers) {
    auto *filling = dyn_cast<MemSetInst>(transfer.inst);
    const Value *byte = filling ? filling->getValue() : nullptr;
    for (const std::optional<Side> &side : {transfer.to, transfer.from})
      if (isGood(side) &&
          (!isWhole(locals[side->local], *side, transfer.size, byte) ||
           locals[side->local].hasOverlap()))
        reject(*side);
    if (isGood(transfer.to) && isGood(transfer.from)) {
      isChanged |= unite(*transfer.to, *transfer.from, transfer.size);
      isChanged |= unite(*transfer.from, *transfer.to, transfer.size);
    }
    bool isFed = isGood(transfer.to) && !filling &&
                 (!isGood(transfer.from) || fed[transfer.from->local]);
    if (isFed && !fed[transfer.to->local]) {
      fed.set(transfer.to->local);
      isChanged = true;
    }
    if (isGood(transfer.from) && !isGood(transfer.to) &&
        fed[transfer.from->local])
      reject(*transfer.from);
  }
  return isChanged;
}

BitVector Splitting::run() {
  while (spread())
    ;
  return good;
}

void palindrome::refine::removeUnsplittable(SmallVectorImpl<Local> &locals,
                                            const DataLayout &layout) {
  if (none_of(locals, [](const Local &local) { return !local.copies.empty(); }))
    return;
  BitVector good = Splitting(locals, layout).run();
  SmallVector<Local> left;
  for (auto [number, local] : enumerate(locals))
    if (good[number])
      left.push_back(std::move(local));
  locals = std::move(left);
}

/// The tag that `!tbaa.struct` of a copy has for the field of so many bytes
/// there; null if there is none.
static MDNode *tagOfField(const Instruction &copy, uint64_t offset,
                          uint64_t size) {
  const MDNode *fields = copy.getMetadata(LLVMContext::MD_tbaa_struct);
  for (unsigned i = 0; fields && i + 2 < fields->getNumOperands(); i += 3) {
    auto numberAt = [&](unsigned operand) {
      auto *number =
          mdconst::dyn_extract<ConstantInt>(fields->getOperand(operand));
      return number ? number->getZExtValue() : ~uint64_t(0);
    };
    if (numberAt(i) == offset && numberAt(i + 1) == size)
      return dyn_cast<MDNode>(fields->getOperand(i + 2));
  }
  return nullptr;
}

/// Replaces a copy by accesses to the parts of `local` in its range.
static void split(const LocalCopy &copy, const Local &local) {
  IRBuilder<> builder(copy.inst);
  auto *transfer = dyn_cast<MemTransferInst>(copy.inst);
  auto *filling = dyn_cast<MemSetInst>(copy.inst);
  auto describe = [&](Instruction *access, uint64_t offset, uint64_t size) {
    access->copyMetadata(
        *copy.inst, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
    if (MDNode *tag = tagOfField(*copy.inst, offset, size))
      access->setMetadata(LLVMContext::MD_tbaa, tag);
  };
  for (const LocalPart &part : local.parts) {
    if (part.offset < copy.offset || part.offset >= copy.offset + copy.size)
      continue;
    const uint64_t offset = part.offset - copy.offset;
    Value *value = filling ? filled(part.type, filling->getValue()) : nullptr;
    if (transfer) {
      auto *load = builder.CreateAlignedLoad(
          part.type, addressWithin(builder, transfer->getRawSource(), offset),
          commonAlignment(transfer->getSourceAlign().valueOrOne(), offset));
      describe(load, offset, part.size);
      value = load;
    }
    auto *store = builder.CreateAlignedStore(
        value, addressWithin(builder, copy.inst->getRawDest(), offset),
        commonAlignment(copy.inst->getDestAlign().valueOrOne(), offset));
    describe(store, offset, part.size);
  }
}

void palindrome::refine::splitCopies(ArrayRef<Local> locals) {
  SmallPtrSet<MemIntrinsic *, 8> done;
  for (const Local &local : locals)
    for (const LocalCopy &copy : local.copies)
      if (done.insert(copy.inst).second)
        split(copy, local);
  for (MemIntrinsic *inst : done)
    inst->eraseFromParent();
}
