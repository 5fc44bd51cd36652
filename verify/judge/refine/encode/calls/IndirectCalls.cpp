// Indirect calls that may reach functions whose declarations are known.

#include "verify/judge/refine/encode/calls/IndirectCalls.h"
#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;

SmallVector<PossibleCallee>
palindrome::encode::listPossibleCallees(const Side &side,
                                        const UnknownCall &record) {
  SmallVector<PossibleCallee> result;
  const CallBase *call = record.facts.site;
  if (!call || record.facts.callee || call->isInlineAsm())
    return result;
  const Blocks &blocks = side.problem.blocks;
  Expr block = Blocks::blockOf(record.arguments.front().front().value);
  for (auto [number, global] : enumerate(blocks.globals())) {
    auto *callee = dyn_cast_or_null<llvm::Function>(global);
    // The declaration in this side's module: its attributes may differ.
    if (callee)
      callee = side.function.getParent()->getFunction(callee->getName());
    if (!callee || callee->getFunctionType() != call->getFunctionType() ||
        callee->getAttributes().isEmpty())
      continue;
    Expr isIt = block == Expr::bits(blocks.blockBits(), uint64_t(number));
    if (!isIt.isFalse())
      result.push_back({isIt, callee});
  }
  return result;
}

/// Those of the attributes that restrict a value and are encoded for calls.
static AttributeSet restrictions(LLVMContext &context,
                                 AttributeSet attributes) {
  SmallVector<Attribute> result;
  for (Attribute::AttrKind kind :
       {Attribute::NoUndef, Attribute::NonNull, Attribute::Range,
        Attribute::NoFPClass, Attribute::Alignment, Attribute::Dereferenceable,
        Attribute::DereferenceableOrNull})
    if (Attribute attribute = attributes.getAttribute(kind);
        attribute.isValid())
      result.push_back(attribute);
  return AttributeSet::get(context, result);
}

/// Applies such attributes where `isIt` holds.
static Lanes applyWhere(Side &side, Expr isIt, AttributeSet attributes,
                        Type *type, Lanes value) {
  attributes = restrictions(type->getContext(), attributes);
  if (!attributes.hasAttributes())
    return value;
  side.here.onlyIf(isIt, [&] {
    value = select(isIt, applyAttributes(side, attributes, type, value), value);
  });
  return value;
}

Lanes palindrome::encode::applyToArgument(Side &side,
                                          ArrayRef<PossibleCallee> callees,
                                          const CallBase &call, unsigned number,
                                          Lanes value) {
  for (const PossibleCallee &callee : callees)
    if (number < callee.function->arg_size())
      value =
          applyWhere(side, callee.isIt,
                     callee.function->getAttributes().getParamAttrs(number),
                     call.getArgOperand(number)->getType(), std::move(value));
  return value;
}

Lanes palindrome::encode::applyToResult(Side &side,
                                        ArrayRef<PossibleCallee> callees,
                                        const UnknownCall &record,
                                        Lanes value) {
  Type *type = record.at->getType();
  for (const PossibleCallee &callee : callees) {
    for (const Argument &argument : callee.function->args())
      if (argument.hasReturnedAttr() && argument.getType() == type)
        value = select(callee.isIt, record.arguments[argument.getArgNo() + 1],
                       value);
    value = applyWhere(side, callee.isIt,
                       callee.function->getAttributes().getRetAttrs(), type,
                       std::move(value));
  }
  return value;
}

void palindrome::encode::restrictEnd(ArrayRef<PossibleCallee> callees,
                                     UnknownCall &record) {
  for (const auto &[isIt, function] : callees) {
    if (function->hasFnAttribute(Attribute::NoReturn))
      record.returns &= !isIt;
    if (function->hasFnAttribute(Attribute::NoUnwind))
      record.unwinds &= !isIt;
    if (function->hasFnAttribute(Attribute::WillReturn))
      record.returns |= isIt && !record.unwinds;
  }
}
