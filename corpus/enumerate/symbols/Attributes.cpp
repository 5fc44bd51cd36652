// Every attribute in each place where one may stand, with many values.

#include "llvm/IR/Attributes.h"
#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/symbols/Kinds.h"
#include "verify/seek/makers/Attributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

namespace {
/// Where an attribute stands.
enum class Holder {
  Declaration,
  Definition,
  Result,
  Parameter,
  Call,
  CallResult,
  CallArgument,
  Variable,
};
} // namespace

static constexpr Holder allPlaces[] = {Holder::Declaration,  Holder::Definition,
                                       Holder::Result,       Holder::Parameter,
                                       Holder::Call,         Holder::CallResult,
                                       Holder::CallArgument, Holder::Variable};

static bool isAtFunction(Holder place) {
  return place == Holder::Declaration || place == Holder::Definition ||
         place == Holder::Call || place == Holder::Variable;
}

/// Puts `attribute` at `place` of a function on `type`:
///
///     declare TYPE @f(TYPE, i32, ptr)
static bool put(Module &module, Attribute attribute, Holder place, Type *type) {
  LLVMContext &context = module.getContext();
  Type *i32 = Type::getInt32Ty(context);
  if (place == Holder::Variable) {
    auto *variable = new GlobalVariable(
        module, i32, false, GlobalValue::ExternalLinkage, nullptr, "v");
    variable->setAttributes(AttributeSet::get(context, attribute));
    return true;
  }
  auto *signature = FunctionType::get(
      asResult(type), {type, i32, PointerType::get(context, 0)}, false);
  Function *function =
      Function::Create(signature, GlobalValue::ExternalLinkage, "f", module);
  switch (place) {
  case Holder::Declaration:
    function->addFnAttr(attribute);
    return true;
  case Holder::Definition:
    function->addFnAttr(attribute);
    new UnreachableInst(context, BasicBlock::Create(context, "", function));
    return true;
  case Holder::Result:
    function->addRetAttr(attribute);
    return true;
  case Holder::Parameter:
    function->addParamAttr(0, attribute);
    return true;
  default:
    break;
  }
  Body body(module, signature->params());
  auto *call = body.insert(
      CallInst::Create(function, {body.arg(0), body.arg(1), body.arg(2)}));
  body.finish();
  if (place == Holder::Call)
    call->addFnAttr(attribute);
  else if (place == Holder::CallResult)
    call->addRetAttr(attribute);
  else
    call->addParamAttr(0, attribute);
  return true;
}

/// Puts `attribute` at all places, on each of `types`.
static void enumeratePlaces(Enumeration &e, Attribute attribute,
                            ArrayRef<Type *> types) {
  for (Holder place : allPlaces)
    for (Type *type : isAtFunction(place) ? types.take_front() : types)
      e.add(
          [&](Module &module) { return put(module, attribute, place, type); });
}

static void enumerateTypes(Enumeration &e, Attribute::AttrKind kind) {
  for (Attribute attribute :
       makers::attributesOf(e.context, kind, e.types.all)) {
    // Some must be at the last parameter.
    e.add([&](Module &module) {
      Function *function =
          Function::Create(FunctionType::get(Type::getVoidTy(e.context),
                                             e.types.pointers[0], false),
                           GlobalValue::ExternalLinkage, "f", module);
      function->addParamAttr(0, attribute);
      return true;
    });
    enumeratePlaces(e, attribute, e.types.pointers[0]);
  }
}

/// All attributes of a kind but those with types, on values of the types that
/// they are for.
static void enumerateKind(Enumeration &e, Attribute::AttrKind kind) {
  if (Attribute::isConstantRangeAttrKind(kind)) {
    for (Type *type : e.types.integerLike)
      for (Attribute attribute : makers::attributesOf(
               e.context, kind, {}, type->getScalarSizeInBits()))
        enumeratePlaces(e, attribute, type);
    return;
  }
  TypeList types = {e.types.integers[5], e.types.pointers[0]};
  if (Attribute::isEnumAttrKind(kind))
    types = e.types.few;
  else if (Attribute::isIntAttrKind(kind))
    types.push_back(e.types.floats[2]);
  for (Attribute attribute : makers::attributesOf(e.context, kind, {}))
    enumeratePlaces(e, attribute, types);
}

/// Two attributes at one place, in either order.
static void enumeratePairs(Enumeration &e) {
  auto usable = [](unsigned kind) {
    return Attribute::isEnumAttrKind(Attribute::AttrKind(kind));
  };
  for (unsigned a = 1; a != Attribute::EndAttrKinds; ++a)
    for (unsigned b = 1; b != a; ++b) {
      if (!usable(a) || !usable(b))
        continue;
      for (Holder place : {Holder::Definition, Holder::Parameter})
        e.add([&](Module &module) {
          Function *function =
              Function::Create(FunctionType::get(Type::getVoidTy(e.context),
                                                 e.types.pointers[0], false),
                               GlobalValue::ExternalLinkage, "f", module);
          for (unsigned kind : {a, b})
            if (place == Holder::Parameter)
              function->addParamAttr(0, Attribute::AttrKind(kind));
            else
              function->addFnAttr(Attribute::AttrKind(kind));
          return true;
        });
    }
}

void palindrome::enumerate::enumerateAttributes(Enumeration &e) {
  for (unsigned row = 1; row != Attribute::EndAttrKinds; ++row) {
    auto kind = Attribute::AttrKind(row);
    if (Attribute::isTypeAttrKind(kind))
      enumerateTypes(e, kind);
    else
      enumerateKind(e, kind);
  }
  for (Attribute attribute : makers::stringAttributes(e.context))
    enumeratePlaces(e, attribute, {e.types.integers[5], e.types.pointers[0]});
  enumeratePairs(e);
}
