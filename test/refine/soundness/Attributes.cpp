// Mutations of attributes and metadata.

#include "test/refine/soundness/Pick.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::soundness {
namespace {

/// A random attribute that restricts values of `type`.
std::optional<Attribute> someAttribute(LLVMContext &context, Type *type,
                                       Chooser &choose) {
  SmallVector<Attribute> all{Attribute::get(context, Attribute::NoUndef)};
  if (type->isPointerTy()) {
    all.push_back(Attribute::get(context, Attribute::NonNull));
    all.push_back(Attribute::getWithAlignment(context, Align(8)));
    all.push_back(Attribute::getWithDereferenceableBytes(context, 4));
    all.push_back(Attribute::get(context, Attribute::NoAlias));
  }
  if (auto *integer = dyn_cast<IntegerType>(type);
      integer && integer->getBitWidth() > 3) {
    unsigned width = integer->getBitWidth();
    all.push_back(
        Attribute::get(context, Attribute::Range,
                       ConstantRange(APInt(width, choose.below(3)),
                                     APInt(width, 4 + choose.below(3)))));
  }
  return choose.of(all);
}

template <typename Holder>
void toggleParameter(Holder &holder, unsigned number, Attribute attribute) {
  if (holder.getAttributes().hasParamAttr(number, attribute.getKindAsEnum()))
    holder.removeParamAttr(number, attribute.getKindAsEnum());
  else
    holder.addParamAttr(number, attribute);
}

bool parameterAttribute(Function &function, Chooser &choose) {
  if (function.arg_empty())
    return false;
  unsigned number = choose.below(function.arg_size());
  auto attribute = someAttribute(function.getContext(),
                                 function.getArg(number)->getType(), choose);
  toggleParameter(function, number, *attribute);
  return true;
}

bool returnAttribute(Function &function, Chooser &choose) {
  if (function.getReturnType()->isVoidTy())
    return false;
  auto attribute =
      someAttribute(function.getContext(), function.getReturnType(), choose);
  if (function.hasRetAttribute(attribute->getKindAsEnum()))
    function.removeRetAttr(attribute->getKindAsEnum());
  else
    function.addRetAttr(*attribute);
  return true;
}

bool callAttribute(Function &function, Chooser &choose) {
  auto *call = pick<CallBase>(function, choose);
  if (!call)
    return false;
  switch (choose.below(3)) {
  case 0: {
    if (call->arg_empty())
      return false;
    unsigned number = choose.below(call->arg_size());
    toggleParameter(*call, number,
                    *someAttribute(function.getContext(),
                                   call->getArgOperand(number)->getType(),
                                   choose));
    return true;
  }
  case 1: {
    if (call->getType()->isVoidTy())
      return false;
    Attribute attribute =
        *someAttribute(function.getContext(), call->getType(), choose);
    if (call->hasRetAttr(attribute.getKindAsEnum()))
      call->removeRetAttr(attribute.getKindAsEnum());
    else
      call->addRetAttr(attribute);
    return true;
  }
  default: {
    static const Attribute::AttrKind kinds[] = {
        Attribute::NoUnwind, Attribute::WillReturn, Attribute::NoReturn,
        Attribute::NoFree,   Attribute::NoSync,     Attribute::Speculatable};
    Attribute::AttrKind kind = choose.of(kinds);
    if (call->getAttributes().hasFnAttr(kind))
      call->removeFnAttr(kind);
    else if (kind != Attribute::Speculatable)
      call->addFnAttr(kind);
    else
      call->setMemoryEffects(choose.flip() ? MemoryEffects::none()
                                           : MemoryEffects::readOnly());
    return true;
  }
  }
}

bool functionAttribute(Function &function, Chooser &choose) {
  static const Attribute::AttrKind kinds[] = {
      Attribute::NoUnwind, Attribute::WillReturn, Attribute::NoReturn,
      Attribute::NoSync, Attribute::Memory};
  Attribute::AttrKind kind = choose.of(kinds);
  if (function.hasFnAttribute(kind))
    function.removeFnAttr(kind);
  else if (kind != Attribute::Memory)
    function.addFnAttr(kind);
  else
    function.setMemoryEffects(choose.flip() ? MemoryEffects::readOnly()
                                            : MemoryEffects::argMemOnly());
  return true;
}

/// Toggles `tail`.
bool tailMarker(Function &function, Chooser &choose) {
  auto *call = pick<CallInst>(function, choose, [](CallInst &one) {
    return one.getTailCallKind() == CallInst::TCK_None ||
           one.getTailCallKind() == CallInst::TCK_Tail;
  });
  if (!call)
    return false;
  call->setTailCall(!call->isTailCall());
  return true;
}

/// Removes `!callees`, or adds one function to the possible ones.
bool calleesMetadata(Function &function, Chooser &choose) {
  auto *call = pick<CallBase>(
      function, choose, [](CallBase &one) { return one.isIndirectCall(); });
  if (!call)
    return false;
  if (call->hasMetadata(LLVMContext::MD_callees)) {
    call->setMetadata(LLVMContext::MD_callees, nullptr);
    return true;
  }
  SmallVector<Function *> all;
  for (Function &callee : *function.getParent())
    if (callee.getFunctionType() == call->getFunctionType() &&
        !callee.isIntrinsic())
      all.push_back(&callee);
  if (all.empty())
    return false;
  call->setMetadata(
      LLVMContext::MD_callees,
      MDNode::get(function.getContext(), ValueAsMetadata::get(choose.of(all))));
  return true;
}

bool dropMetadata(Function &function, Chooser &choose) {
  auto *load = pick<LoadInst>(function, choose);
  if (!load)
    return false;
  static const unsigned kinds[] = {LLVMContext::MD_noundef,
                                   LLVMContext::MD_nonnull};
  unsigned kind = load->getType()->isPointerTy() ? choose.of(kinds) : kinds[0];
  load->setMetadata(kind, load->hasMetadata(kind)
                              ? nullptr
                              : MDNode::get(function.getContext(), {}));
  return true;
}

} // namespace

ArrayRef<Mutation> attributeMutations() {
  static constexpr Mutation mutations[] = {
      {"parameter-attribute", parameterAttribute},
      {"return-attribute", returnAttribute},
      {"call-attribute", callAttribute},
      {"function-attribute", functionAttribute},
      {"tail-marker", tailMarker},
      {"callees-metadata", calleesMetadata},
      {"drop-metadata", dropMetadata},
  };
  return mutations;
}

} // namespace palindrome::soundness
