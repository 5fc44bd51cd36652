// The arguments and the result of a call, and the attributes and metadata that
// constrain them.

#include "verify/judge/refine/interpret/attributes/Parameters.h"
#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

ArrayRef<Attribute::AttrKind> unsupportedParameterAttributes() {
  static constexpr Attribute::AttrKind kinds[] = {
      Attribute::ByRef, Attribute::InAlloca, Attribute::Preallocated,
      Attribute::SwiftError, Attribute::Initializes};
  return kinds;
}

std::vector<Lanes> callArguments(Machine &machine, const CallBase &call) {
  std::vector<Lanes> arguments;
  SmallVector<Type *> types;
  for (const Use &use : call.args()) {
    if (use->getType()->isMetadataTy() && isa<ConstrainedFPIntrinsic>(call)) {
      arguments.emplace_back(); // The environment, no value.
      continue;
    }
    if (use->getType()->isMetadataTy() || use->getType()->isLabelTy() ||
        !laneTypes(use->getType(), types)) {
      machine.course.unsupported("an argument of such a type");
      return arguments;
    }
    arguments.push_back(machine.values.operand(use));
  }
  return arguments;
}

void applyParameterAttributes(Machine &machine, const CallBase &call,
                              const Function *callee,
                              std::vector<Lanes> &arguments) {
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getArgOperand(i)->getType();
    applyAttributes(machine, lanes, type,
                    call.getAttributes().getParamAttrs(i));
    if (callee && i < callee->arg_size())
      applyAttributes(machine, lanes, type,
                      callee->getAttributes().getParamAttrs(i));
  }
}

void applyReturnAttributes(Machine &machine, const CallBase &call,
                           const Function *callee, Lanes &result) {
  if (machine.course.stopped())
    return;
  applyAttributes(machine, result, call.getType(),
                  call.getAttributes().getRetAttrs());
  if (callee)
    applyAttributes(machine, result, call.getType(),
                    callee->getAttributes().getRetAttrs());
  applyMetadata(machine, result, call);
}

void rejectUnsupportedAttributes(Course &course, const CallBase &call,
                                 unsigned index) {
  for (Attribute::AttrKind kind : unsupportedParameterAttributes())
    if (call.paramHasAttr(index, kind))
      course.unsupported("an argument's attribute " +
                         Attribute::getNameFromAttrKind(kind));
}

} // namespace palindrome::interpret
