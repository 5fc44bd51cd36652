// Mutations that add random attributes of all kinds in each place.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Attributes.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::mutate {

/// Adds an attribute to `list`: on the function, the return value or a
/// parameter of `type`.
static void addAny(Module &module, AttributeList &list, FunctionType *type,
                   unsigned index, Chooser &choose) {
  Type *of = nullptr;
  if (index == AttributeList::ReturnIndex)
    of = type->getReturnType();
  else if (index != AttributeList::FunctionIndex &&
           index - AttributeList::FirstArgIndex < type->getNumParams())
    of = type->getParamType(index - AttributeList::FirstArgIndex);
  list = list.addAttributeAtIndex(module.getContext(), index,
                                  randomAttribute(module, index, of, choose));
}

/// An index of an attribute list: of the function, the return value or, most
/// often, a parameter.
static unsigned randomIndex(size_t parameters, Chooser &choose) {
  switch (choose.below(parameters ? 4 : 2)) {
  case 0:
    return AttributeList::FunctionIndex;
  case 1:
    return AttributeList::ReturnIndex;
  default:
    return AttributeList::FirstArgIndex + choose.below(parameters);
  }
}

static bool anyOfFunction(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isIntrinsic(); });
  if (!function)
    return false;
  AttributeList list = function->getAttributes();
  addAny(module, list, function->getFunctionType(),
         randomIndex(function->arg_size(), choose), choose);
  function->setAttributes(list);
  return true;
}

static bool anyOfCall(Module &module, Chooser &choose) {
  auto *call = chooseInstruction<CallBase>(module, choose);
  if (!call)
    return false;
  AttributeList list = call->getAttributes();
  addAny(module, list, call->getFunctionType(),
         randomIndex(call->arg_size(), choose), choose);
  call->setAttributes(list);
  return true;
}

/// An attribute on a function and on all of its calls, as attributes of the
/// calling convention have to be.
static bool anyOfBoth(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isIntrinsic(); });
  if (!function)
    return false;
  unsigned index = randomIndex(function->arg_size(), choose);
  AttributeList added;
  addAny(module, added, function->getFunctionType(), index, choose);
  Attribute attribute = *added.getAttributes(index).begin();
  LLVMContext &context = module.getContext();
  function->setAttributes(
      function->getAttributes().addAttributeAtIndex(context, index, attribute));
  for (User *user : function->users())
    if (auto *call = dyn_cast<CallBase>(user);
        call && call->getCalledOperand() == function)
      call->setAttributes(
          call->getAttributes().addAttributeAtIndex(context, index, attribute));
  return true;
}

static bool anyOfVariable(Module &module, Chooser &choose) {
  auto *variable = chooseGlobal<GlobalVariable>(module, choose);
  if (!variable)
    return false;
  if (choose.flip())
    variable->addAttribute(randomName(choose), randomString(choose));
  else
    variable->addAttributes(
        AttrBuilder(module.getContext())
            .addAttribute(randomAttribute(module, AttributeList::FunctionIndex,
                                          nullptr, choose)));
  return true;
}

static bool allRemoved(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose, [](Function &f) {
    return !f.isIntrinsic() && !f.getAttributes().isEmpty();
  });
  if (!function)
    return false;
  function->setAttributes({});
  return true;
}

constexpr Mutation anyAttributeRows[] = {
    {"any attribute", forFuzzing, anyOfFunction},
    {"any call attribute", forFuzzing, anyOfCall},
    {"any attribute and of calls", forFuzzing, anyOfBoth},
    {"any variable attribute", forFuzzing, anyOfVariable},
    {"all attributes removed", forFuzzing, allRemoved},
};

ArrayRef<Mutation> anyAttributeMutations() { return anyAttributeRows; }

} // namespace palindrome::mutate
