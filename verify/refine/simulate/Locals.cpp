// Finds out from when on others know the address of a local object.

#include "verify/refine/simulate/Locals.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine;
using namespace llvm;

std::optional<LocalObject> palindrome::refine::localObject(const Value &value) {
  if (auto *argument = dyn_cast<Argument>(&value)) {
    Type *type = argument->getParamByValType();
    MaybeAlign align = argument->getParamAlign();
    const DataLayout &layout = argument->getParent()->getDataLayout();
    if (!type || type->isScalableTy())
      return std::nullopt;
    return LocalObject{layout.getTypeAllocSize(type),
                       align.value_or(layout.getABITypeAlign(type))};
  }
  auto *alloca = dyn_cast<AllocaInst>(&value);
  if (!alloca || !alloca->isStaticAlloca() || alloca->isSwiftError() ||
      alloca->isUsedWithInAlloca() || alloca->getAddressSpace() != 0)
    return std::nullopt;
  std::optional<TypeSize> size =
      alloca->getAllocationSize(alloca->getDataLayout());
  if (!size || size->isScalable())
    return std::nullopt;
  return LocalObject{size->getFixedValue(), alloca->getAlign()};
}

const Value *Locals::base(const Value &pointer) {
  const Value *value = &pointer;
  while (auto *gep = dyn_cast<GetElementPtrInst>(value)) {
    if (gep->getType()->isVectorTy())
      return nullptr;
    value = gep->getPointerOperand();
  }
  return localObject(*value) ? value : nullptr;
}

/// Whether a use of a pointer to the object is only an access through it.
static bool isPlainAccess(const Use &use) {
  const auto *user = cast<Instruction>(use.getUser());
  if (auto *load = dyn_cast<LoadInst>(user))
    return load->isSimple();
  if (auto *store = dyn_cast<StoreInst>(user))
    return store->isSimple() &&
           use.getOperandNo() == StoreInst::getPointerOperandIndex();
  if (auto *memory = dyn_cast<MemIntrinsic>(user))
    return !memory->isVolatile();
  auto *call = dyn_cast<CallBase>(user);
  return call && call->isArgOperand(&use) &&
         (call->isByValArgument(call->getArgOperandNo(&use)) ||
          capturesNothing(call->getCaptureInfo(call->getArgOperandNo(&use))));
}

Locals::Locals(const Function &function) {
  auto add = [&](const Value &object) {
    SmallPtrSet<const BasicBlock *, 8> &blocks = known[&object];
    SmallVector<const Value *> pointers{&object};
    SmallVector<const BasicBlock *> from;
    while (!pointers.empty())
      for (const Use &use : pointers.pop_back_val()->uses()) {
        auto *gep = dyn_cast<GetElementPtrInst>(use.getUser());
        if (gep && use.getOperandNo() == 0 && !gep->getType()->isVectorTy())
          pointers.push_back(gep);
        else if (!isPlainAccess(use))
          from.push_back(cast<Instruction>(use.getUser())->getParent());
      }
    while (!from.empty())
      for (const BasicBlock *next : successors(from.pop_back_val()))
        if (blocks.insert(next).second)
          from.push_back(next);
  };
  for (const Argument &argument : function.args())
    if (localObject(argument))
      add(argument);
  for (const Instruction &inst : function.getEntryBlock())
    if (localObject(inst))
      add(inst);
}

bool Locals::isPrivate(const Value &object, const BasicBlock &block) const {
  auto found = known.find(&object);
  return found != known.end() && !found->second.contains(&block);
}
