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

/// What attributes of the call or of its callee make poison of must be well
/// defined if either has `noundef`.
static void requireIfNoUndef(Machine &machine, ArrayRef<Lane> lanes,
                             AttributeSet ofCall, AttributeSet ofCallee) {
  if (ofCall.hasAttribute(Attribute::NoUndef) ||
      ofCallee.hasAttribute(Attribute::NoUndef))
    requireWellDefined(machine, lanes, "a noundef value");
}

void applyParameterAttributes(Machine &machine, const CallBase &call,
                              const Function *callee,
                              std::vector<Lanes> &arguments) {
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getArgOperand(i)->getType();
    AttributeSet ofCall = call.getAttributes().getParamAttrs(i), ofCallee;
    if (callee && i < callee->arg_size())
      ofCallee = callee->getAttributes().getParamAttrs(i);
    applyAttributes(machine, lanes, type, ofCall);
    applyAttributes(machine, lanes, type, ofCallee);
    requireIfNoUndef(machine, lanes, ofCall, ofCallee);
  }
}

void applyReturnAttributes(Machine &machine, const CallBase &call,
                           const Function *callee, Lanes &result) {
  if (machine.course.stopped())
    return;
  AttributeSet ofCall = call.getAttributes().getRetAttrs(), ofCallee;
  if (callee)
    ofCallee = callee->getAttributes().getRetAttrs();
  applyAttributes(machine, result, call.getType(), ofCall);
  applyAttributes(machine, result, call.getType(), ofCallee);
  applyMetadata(machine, result, call);
  requireIfNoUndef(machine, result, ofCall, ofCallee);
}

void rejectUnsupportedAttributes(Course &course, const CallBase &call,
                                 unsigned index) {
  for (Attribute::AttrKind kind : unsupportedParameterAttributes())
    if (call.paramHasAttr(index, kind))
      course.unsupported("an argument's attribute " +
                         Attribute::getNameFromAttrKind(kind));
}

} // namespace palindrome::interpret
