// Translates calls, intrinsics and inline asm (LangRef, "'call' Instruction",
// "Inline Assembler Expressions", "Intrinsic Functions") in the upstream form.

#include "import/Enums.h"
#include "import/upstream/Body.h"
#include "mlir/IR/Matchers.h"
#include "llvm/IR/InlineAsm.h"

using namespace palindrome::upstream;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Whether a function of type `callee` may be called as `call`.
static bool isCallable(LLVMFunctionType callee, LLVMFunctionType call) {
  if (call.getReturnType() != callee.getReturnType())
    return false;
  unsigned count = callee.getNumParams();
  if (callee.isVarArg() ? call.getNumParams() < count
                        : call.getNumParams() != count)
    return false;
  return callee.getParams() == call.getParams().take_front(count);
}

LogicalResult Body::importCallee(llvm::CallBase *call, Location loc,
                                 Callee &callee) {
  llvm::Value *called = call->getCalledOperand();
  auto *symbol = dyn_cast<llvm::GlobalValue>(called);
  if (symbol && !isa<llvm::Function, llvm::GlobalIFunc>(symbol))
    symbol = nullptr;
  if (!symbol) {
    FailureOr<Value> address = convertValue(called);
    if (failed(address))
      return failure();
    callee.operands.push_back(*address);
  }
  FailureOr<SmallVector<Value>> arguments =
      convertValues(SmallVector<llvm::Value *>(call->args()));
  if (failed(arguments))
    return failure();
  llvm::append_range(callee.operands, *arguments);

  auto functionType = [&](llvm::Type *type) {
    return dyn_cast_if_present<LLVMFunctionType>(convertType(type));
  };
  callee.type = functionType(call->getFunctionType());
  if (!callee.type)
    return failure();
  if (!symbol)
    return success();
  callee.symbol = importer.symbol(symbol);
  LLVMFunctionType declared = functionType(symbol->getValueType());
  if (!declared)
    return failure();
  if (isCallable(declared, callee.type)) {
    callee.type = declared;
    return success();
  }
  emitWarning(loc) << "incompatible call and callee types: " << callee.type
                   << " and " << declared;
  callee.isIncompatible = true;
  callee.operands.insert(
      callee.operands.begin(),
      AddressOfOp::create(builder, loc,
                          LLVMPointerType::get(builder.getContext()),
                          callee.symbol));
  callee.symbol = {};
  return success();
}

LogicalResult Body::importCall(llvm::CallInst *inst, Location loc) {
  if (inst->isInlineAsm())
    return importInlineAsm(inst, loc);
  Callee callee;
  if (failed(importCallee(inst, loc, callee)))
    return failure();
  auto op =
      CallOp::create(builder, loc, callee.type, callee.symbol, callee.operands);
  setFastmathFlagsAttr(inst, op);
  op.setCConv(convertCConvFromLLVM(inst->getCallingConv()));
  op.setTailCallKind(convertTailCallKindFromLLVM(inst->getTailCallKind()));
  // Attributes of the callee do not count.
  llvm::AttributeSet attributes = inst->getAttributes().getFnAttrs();
  op.setConvergent(attributes.hasAttribute(llvm::Attribute::Convergent));
  op.setNoUnwind(attributes.hasAttribute(llvm::Attribute::NoUnwind));
  op.setWillReturn(attributes.hasAttribute(llvm::Attribute::WillReturn));
  op.setNoInline(attributes.hasAttribute(llvm::Attribute::NoInline));
  op.setAlwaysInline(attributes.hasAttribute(llvm::Attribute::AlwaysInline));
  op.setInlineHint(attributes.hasAttribute(llvm::Attribute::InlineHint));
  if (MemoryEffectsAttr effects =
          importer.memoryEffects(inst->getMemoryEffects()))
    op.setMemoryEffectsAttr(effects);
  if (!callee.isIncompatible)
    convertArgAndResultAttrs(inst, op);
  define(inst, op);
  return success();
}

LogicalResult Body::importInlineAsm(llvm::CallInst *inst, Location loc) {
  auto *assembly = cast<llvm::InlineAsm>(inst->getCalledOperand());
  FailureOr<SmallVector<Value>> operands =
      convertValues(SmallVector<llvm::Value *>(inst->args()));
  if (failed(operands))
    return failure();
  // The element types of indirect operands.
  SmallVector<Attribute> operandAttributes;
  bool hasTypes = false;
  for (unsigned i = 0; i < inst->arg_size(); ++i) {
    NamedAttrList entries;
    if (llvm::Type *type = inst->getParamElementType(i)) {
      hasTypes = true;
      entries.append(InlineAsmOp::getElementTypeAttrName(),
                     TypeAttr::get(convertType(type)));
    }
    operandAttributes.push_back(entries.getDictionary(builder.getContext()));
  }
  define(inst,
         InlineAsmOp::create(
             builder, loc, convertType(inst->getType()), *operands,
             assembly->getAsmString(), assembly->getConstraintString(),
             assembly->hasSideEffects(), assembly->isAlignStack(),
             convertTailCallKindFromLLVM(inst->getTailCallKind()),
             AsmDialectAttr::get(
                 builder.getContext(),
                 convertAsmDialectFromLLVM(assembly->getDialect())),
             hasTypes ? builder.getArrayAttr(operandAttributes) : ArrayAttr()));
  return success();
}

void Body::convertArgAndResultAttrs(llvm::CallBase *call,
                                    ArgAndResultAttrsOpInterface op,
                                    ArrayRef<unsigned> immArgPositions) {
  llvm::AttributeList list = call->getAttributes();
  SmallVector<Attribute> arguments;
  bool hasAny = false;
  for (unsigned i = 0; i < call->arg_size(); ++i) {
    // Immediate arguments are attributes, not operands.
    if (llvm::is_contained(immArgPositions, i))
      continue;
    llvm::AttributeSet set = list.getParamAttrs(i);
    hasAny |= set.hasAttributes();
    arguments.push_back(importer.parameterAttributes(set));
  }
  if (hasAny)
    op.setArgAttrsAttr(builder.getArrayAttr(arguments));
  if (list.hasRetAttrs())
    op.setResAttrsAttr(builder.getArrayAttr(
        {importer.parameterAttributes(list.getRetAttrs())}));
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

LogicalResult Body::importIntrinsic(llvm::CallInst *inst) {
  const ImportInterface *claim =
      importer.options.preferUnregisteredIntrinsics
          ? nullptr
          : importer.extensions.ofIntrinsic(inst->getIntrinsicID());
  return claim ? claim->convertIntrinsic(builder, inst, *this)
               : importCallIntrinsic(inst);
}

LogicalResult Body::importCallIntrinsic(llvm::CallInst *inst) {
  FailureOr<SmallVector<Value>> operands =
      convertValues(SmallVector<llvm::Value *>(inst->args()));
  if (failed(operands))
    return failure();
  SmallVector<Type, 1> resultTypes;
  if (!inst->getType()->isVoidTy())
    resultTypes.push_back(convertType(inst->getType()));
  auto op = CallIntrinsicOp::create(
      builder, translateLoc(inst->getDebugLoc()), resultTypes,
      builder.getStringAttr(inst->getCalledFunction()->getName()), *operands,
      FastmathFlagsAttr());
  setFastmathFlagsAttr(inst, op);
  convertArgAndResultAttrs(inst, op);
  // A call without a result gets no metadata, and its metadata counts as
  // dropped.
  if (op->getNumResults() == 1)
    values[inst] = op->getResult(0);
  return success();
}

LogicalResult Body::convertIntrinsicArguments(
    ArrayRef<llvm::Value *> llvmValues,
    ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
    ArrayRef<unsigned> immArgPositions, ArrayRef<StringLiteral> immArgNames,
    SmallVectorImpl<Value> &operands,
    SmallVectorImpl<NamedAttribute> &attributes) {
  // The op has an empty list of tags even if there are no bundles.
  if (requiresBundles && bundles.empty())
    attributes.push_back(builder.getNamedAttr(
        LLVMDialect::getOpBundleTagsAttrName(), builder.getArrayAttr({})));
  return TableClient::convertIntrinsicArguments(
      llvmValues, bundles, requiresBundles, immArgPositions, immArgNames,
      operands, attributes);
}

Attribute Body::argumentAttribute(llvm::Value *value) {
  return importer.constantAttribute(cast<llvm::Constant>(value));
}

/// `value` as a constant attribute; null if it is none. The constant gets an op
/// as well.
template <typename Type>
static Type matchConstant(Body &body, llvm::Value *value) {
  Type result;
  FailureOr<Value> constant = body.convertValue(value);
  if (succeeded(constant))
    matchPattern(*constant, m_Constant(&result));
  return result;
}

IntegerAttr Body::matchIntegerAttr(llvm::Value *value) {
  return matchConstant<IntegerAttr>(*this, value);
}

FloatAttr Body::matchFloatAttr(llvm::Value *value) {
  return matchConstant<FloatAttr>(*this, value);
}

DILabelAttr Body::matchLabelAttr(llvm::Value *value) {
  return importer.debugInfo.attribute<DILabelAttr>(
      cast<llvm::MetadataAsValue>(value)->getMetadata());
}

FailureOr<SmallVector<AliasScopeAttr>>
Body::matchAliasScopeAttrs(llvm::Value *value) {
  return importer.metadata.aliasScopes(
      cast<llvm::MDNode>(cast<llvm::MetadataAsValue>(value)->getMetadata()));
}
