// Mutations of attributes: of functions, parameters, return values and calls.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

/// The part of an attribute list that a mutation changes.
enum class Part { Function, Return, Parameter };

/// Adds or removes one attribute at one index of `list`.
bool changeList(LLVMContext &context, AttributeList &list, Part part,
                unsigned arguments, bool remove, Chooser &choose) {
  unsigned index = AttributeList::FunctionIndex;
  if (part == Part::Return)
    index = AttributeList::ReturnIndex;
  if (part == Part::Parameter) {
    if (!arguments)
      return false;
    index = AttributeList::FirstArgIndex + choose.below(arguments);
  }
  if (!remove) {
    bool text = choose.below(2);
    Attribute added = text ? Attribute::get(context, "mutated", "yes")
                           : Attribute::get(context, part == Part::Function
                                                         ? Attribute::NoUnwind
                                                         : Attribute::NoUndef);
    if (list.getAttributes(index).hasAttribute(
            part == Part::Function ? Attribute::NoUnwind : Attribute::NoUndef))
      added = Attribute::get(context, "mutated", "yes");
    list = list.addAttributeAtIndex(context, index, added);
    return true;
  }
  std::vector<Attribute> present;
  for (Attribute attribute : list.getAttributes(index))
    present.push_back(attribute);
  if (present.empty())
    return false;
  Attribute victim = choose.of(present);
  list =
      victim.isStringAttribute()
          ? list.removeAttributeAtIndex(context, index,
                                        victim.getKindAsString())
          : list.removeAttributeAtIndex(context, index, victim.getKindAsEnum());
  return true;
}

template <Part part, bool remove>
bool ofFunction(Module &module, Chooser &choose) {
  std::vector<Function *> functions;
  for (Function &function : module)
    if (!function.isIntrinsic())
      functions.push_back(&function);
  if (functions.empty())
    return false;
  Function *function = choose.of(functions);
  AttributeList list = function->getAttributes();
  if (!changeList(module.getContext(), list, part, function->arg_size(), remove,
                  choose))
    return false;
  function->setAttributes(list);
  return true;
}

template <Part part, bool remove> bool ofCall(Module &module, Chooser &choose) {
  auto *call = chooseInstruction<CallBase>(module, choose);
  if (!call)
    return false;
  AttributeList list = call->getAttributes();
  if (!changeList(module.getContext(), list, part, call->arg_size(), remove,
                  choose))
    return false;
  call->setAttributes(list);
  return true;
}

bool attributeValue(Module &module, Chooser &choose) {
  std::vector<std::pair<Function *, Attribute>> found;
  for (Function &function : module)
    for (Attribute attribute : function.getAttributes().getFnAttrs())
      if (attribute.isStringAttribute())
        found.push_back({&function, attribute});
  if (found.empty())
    return false;
  auto [function, attribute] = choose.of(found);
  function->addFnAttr(attribute.getKindAsString(),
                      (attribute.getValueAsString() + "x").str());
  return true;
}

constexpr Mutation table[] = {
    {"fn attribute added", "attributes", ofFunction<Part::Function, false>},
    {"fn attribute removed", "attributes", ofFunction<Part::Function, true>},
    {"fn attribute value", "attributes", attributeValue},
    {"return attribute added", "attributes:return",
     ofFunction<Part::Return, false>},
    {"return attribute removed", "attributes:return",
     ofFunction<Part::Return, true>},
    {"param attribute added", "attributes:param",
     ofFunction<Part::Parameter, false>},
    {"param attribute removed", "attributes:param",
     ofFunction<Part::Parameter, true>},
    {"call fn attribute added", "attributes:call",
     ofCall<Part::Function, false>},
    {"call fn attribute removed", "attributes:call",
     ofCall<Part::Function, true>},
    {"call return attribute added", "attributes:call",
     ofCall<Part::Return, false>},
    {"call param attribute added", "attributes:call",
     ofCall<Part::Parameter, false>},
    {"call param attribute removed", "attributes:call",
     ofCall<Part::Parameter, true>},
};

} // namespace

ArrayRef<Mutation> attributeMutations() { return table; }

} // namespace palindrome::mutate
