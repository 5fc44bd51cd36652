// Looks at all values that a body returns.

#include "verify/refine/encode/ir/OwnResults.h"
#include "verify/refine/promises/Keeps.h"
#include "verify/refine/ranges/Ranges.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace llvm;

using Seen = SmallPtrSet<const Value *, 8>;

/// Whether an operation makes no undef or poison of operands that are neither.
static bool isTotal(const Instruction &inst) {
  if (inst.hasPoisonGeneratingAnnotations())
    return false;
  switch (inst.getOpcode()) {
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr: {
    auto *by = dyn_cast<ConstantInt>(inst.getOperand(1));
    return by && by->getValue().ult(by->getBitWidth());
  }
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return false;
  default:
    return isa<CastInst, BinaryOperator, CmpInst, SelectInst,
               GetElementPtrInst>(inst);
  }
}

/// Whether a value is surely neither undef nor poison. Phis in a cycle are if
/// all that comes into it is.
static bool isDefined(const Value *value, Seen &seen) {
  if (isa<GlobalValue, ConstantData>(value))
    return !isa<UndefValue>(value);
  if (auto *parts = dyn_cast<ConstantAggregate>(value))
    return all_of(parts->operands(),
                  [&](const Use &use) { return isDefined(use.get(), seen); });
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasAttribute(Attribute::NoUndef);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return false;
  if (!seen.insert(inst).second || isa<FreezeInst, AllocaInst>(inst))
    return true;
  if (auto *load = dyn_cast<LoadInst>(inst))
    return load->hasMetadata(LLVMContext::MD_noundef);
  if (auto *call = dyn_cast<CallBase>(inst))
    return call->hasRetAttr(Attribute::NoUndef);
  return (isa<PHINode>(inst) || isTotal(*inst)) &&
         all_of(inst->operands(),
                [&](const Use &use) { return isDefined(use.get(), seen); });
}

/// Whether a pointer is poison or not null, where null is no object.
static bool isNeverNull(const Value *value, Seen &seen) {
  if (auto *global = dyn_cast<GlobalObject>(value))
    return !global->hasExternalWeakLinkage();
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasNonNullAttr();
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return false;
  if (!seen.insert(inst).second || isa<AllocaInst>(inst))
    return true;
  if (auto *load = dyn_cast<LoadInst>(inst))
    return load->hasMetadata(LLVMContext::MD_nonnull);
  if (auto *call = dyn_cast<CallBase>(inst))
    return call->isReturnNonNull();
  // LangRef, 'getelementptr': the result is in the object of the base, or, if
  // it is beyond that, greater.
  if (auto *step = dyn_cast<GetElementPtrInst>(inst)) {
    const DataLayout &layout = inst->getDataLayout();
    APInt offset(layout.getIndexTypeSizeInBits(step->getType()), 0);
    return step->isInBounds() &&
           ((step->accumulateConstantOffset(layout, offset) &&
             offset.isStrictlyPositive()) ||
            isNeverNull(step->getPointerOperand(), seen));
  }
  if (auto *select = dyn_cast<SelectInst>(inst))
    return isNeverNull(select->getTrueValue(), seen) &&
           isNeverNull(select->getFalseValue(), seen);
  auto *phi = dyn_cast<PHINode>(inst);
  return phi && all_of(phi->incoming_values(), [&](const Use &use) {
           return isNeverNull(use.get(), seen);
         });
}

bool refine::isNeverNull(const Value *value) {
  Seen seen;
  return ::isNeverNull(value, seen);
}

bool refine::resultKeeps(const Function &function, Attribute attribute) {
  auto allReturned = [&](function_ref<bool(const Value *, Seen &)> isSuch) {
    return all_of(function, [&](const BasicBlock &block) {
      auto *result = dyn_cast<ReturnInst>(block.getTerminator());
      Seen seen;
      return !result || isSuch(result->getReturnValue(), seen);
    });
  };
  const Type *type = function.getReturnType();
  switch (attribute.getKindAsEnum()) {
  case Attribute::NoUndef:
    return allReturned(isDefined);
  case Attribute::NonNull:
    return !NullPointerIsDefined(&function, type->getPointerAddressSpace()) &&
           allReturned([](const Value *value, Seen &seen) {
             return ::isNeverNull(value, seen);
           });
  case Attribute::NoAlias: {
    encode::LibraryDeclarations libraries;
    return encode::returnsOwnObjects(function, libraries);
  }
  case Attribute::Range: {
    if (!type->isIntegerTy())
      return false;
    DominatorTree dominators(const_cast<Function &>(function));
    return attribute.getRange().contains(
        Ranges(function, dominators).ofResult());
  }
  default:
    return false;
  }
}
