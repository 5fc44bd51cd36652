// Constant expressions without what a release lacks: `nuw` and `nusw` of
// `getelementptr`, and `inrange` in its new form. Each makes more of them
// poison.
//
//   getelementptr inbounds nuw inrange(-16, 8) ({ [3 x ptr] }, ptr @vtable,
//   ...) getelementptr inbounds ({ [3 x ptr] }, ptr @vtable, ...)      ; for 16

#include "llvm/IR/Constants.h"
#include "export/releases/Flags.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
class ConstantChanger {
public:
  ConstantChanger(Changes &changes) : changes(changes) {}

  /// What `constant` is in the release.
  Constant *of(Constant *constant);
  void changeOperands(User &user, const GlobalValue *place);

private:
  Constant *make(Constant *constant);

  Changes &changes;
  DenseMap<Constant *, Constant *> made;
  const GlobalValue *place = nullptr; ///< Where the constants are used.
};
} // namespace

Constant *palindrome::releases::withOperands(Constant &constant,
                                             ArrayRef<Constant *> operands) {
  if (auto *expression = dyn_cast<ConstantExpr>(&constant))
    return expression->getWithOperands(operands);
  if (auto *aggregate = dyn_cast<ConstantStruct>(&constant))
    return ConstantStruct::get(aggregate->getType(), operands);
  if (auto *aggregate = dyn_cast<ConstantArray>(&constant))
    return ConstantArray::get(aggregate->getType(), operands);
  if (isa<ConstantVector>(constant))
    return ConstantVector::get(operands);
  return &constant;
}

void palindrome::releases::replaceConstants(
    User &user, function_ref<Constant *(Constant *)> of) {
  for (Use &use : user.operands()) {
    // An operand of an intrinsic about debug info.
    auto *metadata = dyn_cast_or_null<MetadataAsValue>(use.get());
    auto *wrapped = metadata
                        ? dyn_cast<ConstantAsMetadata>(metadata->getMetadata())
                        : nullptr;
    if (wrapped && !isa<GlobalValue>(wrapped->getValue()))
      if (Constant *changed = of(wrapped->getValue());
          changed != wrapped->getValue())
        use.set(MetadataAsValue::get(metadata->getContext(),
                                     ConstantAsMetadata::get(changed)));
    if (auto *constant = dyn_cast_or_null<Constant>(use.get()))
      if (Constant *changed = of(constant); changed != constant)
        use.set(changed);
  }
}

Constant *ConstantChanger::of(Constant *constant) {
  if (isa<GlobalValue>(constant) || !constant->getNumOperands())
    return constant;
  auto found = made.find(constant);
  if (found != made.end())
    return found->second;
  Constant *result = make(constant);
  made[constant] = result;
  return result;
}

Constant *ConstantChanger::make(Constant *constant) {
  SmallVector<Constant *> operands;
  bool isSame = true;
  for (Use &use : constant->operands()) {
    auto *operand = cast<Constant>(use.get());
    operands.push_back(isa<BlockAddress>(constant) ? operand : of(operand));
    isSame &= operands.back() == operand;
  }
  if (isa<ConstantPtrAuth>(constant) && changes.lacks(19))
    changes.refused("ptrauth", 19, place);
  if (auto *gep = dyn_cast<GEPOperator>(constant);
      gep && changes.lacks(releaseOf(Flag::GEPNoWrap))) {
    GEPNoWrapFlags kept =
        gep->isInBounds() ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none();
    if (gep->getInRange())
      changes.dropped("inrange");
    if (kept != gep->getNoWrapFlags())
      changes.dropped("getelementptr nusw or nuw");
    return ConstantExpr::getGetElementPtr(
        gep->getSourceElementType(), operands.front(),
        ArrayRef(operands).drop_front(), kept);
  }
  if (auto *expression = dyn_cast<ConstantExpr>(constant);
      expression && expression->getOpcode() == Instruction::PtrToAddr &&
      changes.lacks(22)) {
    changes.rewritten("ptrtoaddr");
    return ConstantExpr::getPtrToInt(operands.front(), constant->getType());
  }
  return isSame ? constant : withOperands(*constant, operands);
}

void ConstantChanger::changeOperands(User &user, const GlobalValue *where) {
  place = where;
  replaceConstants(user, [&](Constant *constant) { return of(constant); });
}

void palindrome::releases::changeConstants(Changes &changes) {
  ConstantChanger changer(changes);
  for (GlobalVariable &variable : changes.module.globals())
    changer.changeOperands(variable, &variable);
  for (GlobalAlias &alias : changes.module.aliases())
    changer.changeOperands(alias, &alias);
  for (GlobalIFunc &ifunc : changes.module.ifuncs())
    changer.changeOperands(ifunc, &ifunc);
  for (Function &function : changes.module) {
    changer.changeOperands(function, &function);
    for (BasicBlock &block : function)
      for (Instruction &inst : block)
        changer.changeOperands(inst, &function);
  }
}
