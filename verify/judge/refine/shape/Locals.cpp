#include "verify/judge/refine/shape/Locals.h"
#include "verify/judge/refine/shape/Aggregates.h"
#include "verify/judge/refine/shape/Copies.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include <optional>

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// Collects the uses of one alloca.
class Uses {
public:
  Uses(AllocaInst &alloca, const DataLayout &layout)
      : layout(layout), local{&alloca, {}, {}, {}, {}, {}} {}

  std::optional<Local> collect() {
    std::optional<TypeSize> size = local.alloca->getAllocationSize(layout);
    if (!size || size->isScalable() || local.alloca->isUsedWithInAlloca() ||
        local.alloca->isSwiftError())
      return std::nullopt;
    end = size->getFixedValue();
    if (!visit(*local.alloca, 0) || local.hasOverlap())
      return std::nullopt;
    return std::move(local);
  }

private:
  /// Adds the uses of an address, so many bytes after the alloca's. False if
  /// one is none that a local may have.
  bool visit(Value &address, uint64_t offset) {
    return all_of(address.uses(), [&](const Use &use) {
      auto *user = cast<Instruction>(use.getUser());
      if (auto *load = dyn_cast<LoadInst>(user))
        return load->isSimple() && add(*load, offset, load->getType());
      if (auto *store = dyn_cast<StoreInst>(user))
        return store->isSimple() &&
               use.getOperandNo() == StoreInst::getPointerOperandIndex() &&
               add(*store, offset, store->getValueOperand()->getType());
      if (auto *step = dyn_cast<GetElementPtrInst>(user))
        return visitStep(*step, offset);
      if (auto *copy = dyn_cast<MemIntrinsic>(user))
        return addCopy(*copy, use.getOperandNo(), offset);
      auto *marker = dyn_cast<IntrinsicInst>(user);
      if (!marker || !marker->isLifetimeStartOrEnd())
        return false;
      local.markers.push_back(marker);
      return true;
    });
  }

  bool addCopy(MemIntrinsic &copy, unsigned operand, uint64_t offset) {
    auto *length = dyn_cast<ConstantInt>(copy.getLength());
    if (!length || copy.isVolatile() || length->getValue().ugt(end - offset) ||
        any_of(local.copies,
               [&](const LocalCopy &one) { return one.inst == &copy; }))
      return false;
    local.copies.push_back(
        {&copy, offset, length->getZExtValue(), /*isWritten=*/operand == 0});
    return true;
  }

  bool visitStep(GetElementPtrInst &step, uint64_t offset) {
    APInt by(layout.getIndexTypeSizeInBits(step.getType()), 0);
    if (step.getType()->isVectorTy() ||
        !step.accumulateConstantOffset(layout, by) || by.isNegative() ||
        by.ugt(end - offset))
      return false;
    local.addresses.push_back(&step);
    return visit(step, offset + by.getZExtValue());
  }

  bool add(Instruction &access, uint64_t offset, Type *type) {
    TypeSize size = layout.getTypeStoreSize(type);
    if (size.isScalable() || size.getFixedValue() > end - offset)
      return false;
    if (!type->isAggregateType()) {
      partOf(offset, type).accesses.push_back(&access);
      return true;
    }
    std::optional<SmallVector<Scalar>> scalars = scalarsOf(*type, layout);
    if (!scalars)
      return false;
    for (const Scalar &scalar : *scalars)
      partOf(offset + scalar.offset, scalar.type);
    local.aggregates.push_back(&access);
    return true;
  }

  LocalPart &partOf(uint64_t offset, Type *type) {
    for (LocalPart &part : local.parts)
      if (part.offset == offset && part.type == type)
        return part;
    uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
    return local.parts.emplace_back(LocalPart{offset, size, type, {}});
  }

  const DataLayout &layout;
  Local local;
  uint64_t end = 0; ///< The size of the alloca in bytes.
};
} // namespace

bool Local::hasOverlap() {
  sort(parts, [](const LocalPart &one, const LocalPart &other) {
    return one.offset < other.offset;
  });
  for (size_t i = 1; i < parts.size(); ++i)
    if (parts[i].offset < parts[i - 1].offset + parts[i - 1].size)
      return true;
  return false;
}

SmallVector<Local> palindrome::refine::findLocals(Function &function) {
  SmallVector<Local> locals;
  for (Instruction &inst : instructions(function))
    if (auto *alloca = dyn_cast<AllocaInst>(&inst))
      if (auto local = Uses(*alloca, function.getDataLayout()).collect())
        locals.push_back(std::move(*local));
  removeUnsplittable(locals, function.getDataLayout());
  return locals;
}
