// Attributes of arguments and results of calls, at the call and of the callee.

#include "verify/judge/refine/encode/attributes/Attributes.h"

using namespace palindrome::encode;
using namespace llvm;

Lanes palindrome::encode::encodeArgument(Side &side, const CallFacts &facts,
                                         unsigned number) {
  const CallBase &call = *facts.site;
  Lanes value = side.get(call.getArgOperand(number));
  auto apply = [&](AttributeList attributes) {
    value = applyAttributes(side, attributes.getParamAttrs(number),
                            call.getArgOperand(number)->getType(),
                            std::move(value));
  };
  apply(call.getAttributes());
  if (facts.callee && number < facts.callee->arg_size())
    apply(facts.callee->getAttributes());
  return value;
}

Lanes palindrome::encode::applyToResult(Side &side, const CallFacts &facts,
                                        Lanes value) {
  auto apply = [&](AttributeList attributes) {
    value = applyAttributes(side, attributes.getRetAttrs(),
                            facts.site->getType(), std::move(value));
  };
  if (facts.callee)
    apply(facts.callee->getAttributes());
  apply(facts.site->getAttributes());
  return value;
}
