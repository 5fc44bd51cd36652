#include "verify/refine/shape/Locals.h"
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
      : layout(layout), local{&alloca, {}, {}, {}} {}

  std::optional<Local> collect() {
    std::optional<TypeSize> size = local.alloca->getAllocationSize(layout);
    if (!size || size->isScalable() || local.alloca->isUsedWithInAlloca() ||
        local.alloca->isSwiftError())
      return std::nullopt;
    end = size->getFixedValue();
    if (!visit(*local.alloca, 0) || overlap())
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
      auto *marker = dyn_cast<IntrinsicInst>(user);
      if (!marker || !marker->isLifetimeStartOrEnd())
        return false;
      local.markers.push_back(marker);
      return true;
    });
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
    for (LocalPart &part : local.parts)
      if (part.offset == offset && part.type == type) {
        part.accesses.push_back(&access);
        return true;
      }
    local.parts.push_back({offset, size.getFixedValue(), type, {&access}});
    return true;
  }

  /// Whether a byte belongs to two parts.
  bool overlap() {
    sort(local.parts, [](const LocalPart &one, const LocalPart &other) {
      return one.offset < other.offset;
    });
    for (size_t i = 1; i < local.parts.size(); ++i)
      if (local.parts[i].offset <
          local.parts[i - 1].offset + local.parts[i - 1].size)
        return true;
    return false;
  }

  const DataLayout &layout;
  Local local;
  uint64_t end = 0; ///< The size of the alloca in bytes.
};
} // namespace

SmallVector<Local> palindrome::refine::findLocals(Function &function) {
  SmallVector<Local> locals;
  for (Instruction &inst : instructions(function))
    if (auto *alloca = dyn_cast<AllocaInst>(&inst))
      if (auto local = Uses(*alloca, function.getDataLayout()).collect())
        locals.push_back(std::move(*local));
  return locals;
}
