// Translates calls, intrinsics and inline asm to LLVM (LangRef, "'call'
// Instruction", "Inline Assembler Expressions", "Intrinsic Functions"). Mirrors
// import/body/Calls.cpp.

#include "export/body/BodyExporter.h"
#include "export/types/Enums.h"
#include "export/types/IntrinsicTypes.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// The callees, operands and bundles of calls and invokes
//===----------------------------------------------------------------------===//

SmallVector<llvm::OperandBundleDef>
BodyExporter::exportBundles(OperandRangeRange operands, ArrayAttr tags) {
  SmallVector<llvm::OperandBundleDef> bundles;
  if (!tags)
    return bundles;
  for (auto [inputs, tag] : llvm::zip(operands, tags))
    bundles.emplace_back(cast<StringAttr>(tag).getValue().str(),
                         lookupValues(inputs));
  return bundles;
}

/// The type of a function with the types of `arguments` as parameters and the
/// results of `op`.
llvm::FunctionType *
BodyExporter::functionType(Operation *op, ArrayRef<llvm::Value *> arguments) {
  SmallVector<llvm::Type *> parameters;
  for (llvm::Value *argument : arguments)
    parameters.push_back(argument->getType());
  llvm::Type *result = op->getNumResults() == 0
                           ? llvm::Type::getVoidTy(module.context)
                           : convertType(op->getResult(0).getType());
  return llvm::FunctionType::get(result, parameters, /*isVarArg=*/false);
}

/// Whether a call with the type `call` may have the type `function` instead: a
/// variadic one takes more arguments than it has parameters. MLIR's verifier
/// requires that of an llvm.call, and nothing of an llvm.invoke.
static bool covers(llvm::FunctionType *function, llvm::FunctionType *call) {
  if (function == call)
    return true;
  return function->isVarArg() &&
         function->getReturnType() == call->getReturnType() &&
         function->getNumParams() <= call->getNumParams() &&
         function->params() ==
             call->params().take_front(function->getNumParams());
}

/// Translates the callee and arguments of a call or invoke. The callee is
/// `symbol`, or the first operand if that is null.
LogicalResult BodyExporter::exportCallee(Operation *op,
                                         FlatSymbolRefAttr symbol,
                                         OperandRange operands,
                                         TypeAttr variadicType,
                                         CallSite &site) {
  site.arguments = lookupValues(operands);
  if (symbol) {
    site.callee = module.symbols.lookup(symbol.getAttr());
    if (!site.callee)
      return op->emitOpError("symbol ") << symbol << " is not in this module";
  } else if (site.arguments.empty()) {
    return op->emitOpError("has no callee");
  } else {
    site.callee = site.arguments.front();
    site.arguments.erase(site.arguments.begin());
  }
  auto *function = dyn_cast<llvm::Function>(site.callee);
  if (variadicType)
    site.type = cast<llvm::FunctionType>(convertType(variadicType.getValue()));
  else
    site.type = functionType(op, site.arguments);
  if (!variadicType && symbol && function &&
      (module.form.rejectsAsUpstream ||
       covers(function->getFunctionType(), site.type)))
    site.type = function->getFunctionType();
  return success();
}

/// Adds to `parts` the attributes that the call carries.
void BodyExporter::restoreCallAttributes(Operation *op,
                                         CallAttributeParts &parts) {
  DictionaryAttr carried = op->getDiscardableAttrDictionary();
  if (carried.empty())
    return;
  parts.carried = carried.getAs<ArrayAttr>(carrier::attributes);
  if (!parts.arguments)
    parts.arguments = carried.getAs<ArrayAttr>(carrier::argAttrs);
  if (!parts.results)
    parts.results = carried.getAs<ArrayAttr>(carrier::resAttrs);
}

/// Sets those attributes of `list` that are valid on `call`.
LogicalResult BodyExporter::setAttributes(llvm::CallBase *call,
                                          llvm::AttributeList list) {
  if (module.attributes.hasFailed())
    return failure();
  const llvm::Function *callee = call->getCalledFunction();
  call->setAttributes(module.attributes.fit(list, call->getFunctionType(),
                                            call->arg_size(),
                                            callee && callee->isIntrinsic()));
  return success();
}

/// Restores a calling convention that the dialect has no name for.
void BodyExporter::amendCallingConv(Operation *op, llvm::CallBase *call) {
  if (auto number = dyn_cast_or_null<IntegerAttr>(
          op->getDiscardableAttr(carrier::callingConv))) {
    if (number.getValue().ult(llvm::CallingConv::MaxID + 1))
      call->setCallingConv(number.getInt());
    else
      module.report.drop(carrier::callingConv, "there is no such convention");
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

LogicalResult BodyExporter::exportCall(CallOp op) {
  CallSite site;
  if (failed(exportCallee(op, op.getCalleeAttr(), op.getCalleeOperands(),
                          op.getVarCalleeTypeAttr(), site)))
    return failure();
  llvm::CallInst *inst = builder.CreateCall(
      site.type, site.callee, site.arguments,
      exportBundles(op.getOpBundleOperands(), op.getOpBundleTagsAttr()));
  inst->setCallingConv(static_cast<unsigned>(op.getCConv()));
  inst->setTailCallKind(convertTailCallKindToLLVM(op.getTailCallKind()));
  CallAttributeParts parts;
  parts.arguments = op.getArgAttrsAttr();
  parts.results = op.getResAttrsAttr();
  parts.memoryEffects = op.getMemoryEffectsAttr();
  parts.convergent = op.getConvergent();
  parts.noUnwind = op.getNoUnwind();
  parts.willReturn = op.getWillReturn();
  parts.noInline = op.getNoInline();
  parts.alwaysInline = op.getAlwaysInline();
  parts.inlineHint = op.getInlineHint();
  restoreCallAttributes(op, parts);
  if (failed(setAttributes(inst, module.attributes.convertCall(parts))))
    return failure();
  amendCallingConv(op, inst);
  setAccessGroupsMetadata(op, inst);
  setAliasScopeMetadata(op, inst);
  setTBAAMetadata(op, inst);
  if (op->getNumResults() == 1)
    values[op->getResult(0)] = inst;
  return success();
}

/// Restores the properties of a call for which only llvm.call has attributes,
/// for the ops of intrinsics and inline asm: tail-call kind, calling convention
/// and attributes.
void BodyExporter::amendCall(Operation *op, llvm::CallInst *call) {
  DictionaryAttr carried = op->getDiscardableAttrDictionary();
  if (carried.empty())
    return;
  if (auto kind = carried.getAs<StringAttr>(carrier::tailCall)) {
    if (auto parsed = tailcallkind::symbolizeTailCallKind(kind.getValue()))
      call->setTailCallKind(convertTailCallKindToLLVM(*parsed));
    else
      module.report.drop(carrier::tailCall, "there is no such kind");
  }
  amendCallingConv(op, call);
  CallAttributeParts parts;
  restoreCallAttributes(op, parts);
  llvm::AttributeList list = module.attributes.convertCall(parts);
  // Parameter attributes are carried together with all other attributes.
  bool isWhole = parts.arguments || parts.results;
  if (!isWhole && !call->getAttributes().isEmpty()) {
    if (!list.hasFnAttrs())
      return;
    list = call->getAttributes().addFnAttributes(
        module.context, llvm::AttrBuilder(module.context, list.getFnAttrs()));
  }
  (void)setAttributes(call, list);
}

LogicalResult BodyExporter::exportInlineAsm(InlineAsmOp op) {
  SmallVector<llvm::Value *> arguments = lookupValues(op.getOperands());
  auto *assembly = llvm::InlineAsm::get(
      functionType(op, arguments), op.getAsmString(), op.getConstraints(),
      op.getHasSideEffects(), op.getIsAlignStack(),
      convertAsmDialectToLLVM(
          op.getAsmDialect().value_or(LLVM::AsmDialect::AD_ATT)),
      /*canThrow=*/op->getDiscardableAttr(carrier::unwind) != nullptr);
  llvm::CallInst *inst = builder.CreateCall(assembly, arguments);
  inst->setTailCallKind(convertTailCallKindToLLVM(op.getTailCallKind()));
  amendCall(op, inst); // It replaces all attributes of parameters.
  if (ArrayAttr attributes = op.getOperandAttrsAttr())
    for (auto [i, attribute] : llvm::enumerate(attributes))
      if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
        for (NamedAttribute entry : dictionary)
          if (entry.getName() != InlineAsmOp::getElementTypeAttrName())
            module.reportLeftOut(op, entry.getName());
        if (auto element = dictionary.getAs<TypeAttr>(
                InlineAsmOp::getElementTypeAttrName()))
          inst->addParamAttr(
              i,
              llvm::Attribute::get(module.context, llvm::Attribute::ElementType,
                                   convertType(element.getValue())));
      }
  if (op->getNumResults() == 1)
    values[op->getResult(0)] = inst;
  return success();
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

static std::string textOf(const llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream);
  return text;
}

/// A call for the tables to go on with after an error.
llvm::CallInst *BodyExporter::standInFor(Operation *op,
                                         ArrayRef<llvm::Value *> arguments) {
  module.hasFailed = true;
  return builder.CreateCall(
      functionType(op, arguments),
      llvm::PoisonValue::get(llvm::PointerType::get(module.context, 0)),
      arguments);
}

llvm::CallInst *BodyExporter::createIntrinsicCall(
    Operation *op, llvm::Intrinsic::ID id, unsigned numResults,
    ArrayRef<unsigned> overloadedResults, ArrayRef<unsigned> overloadedOperands,
    ArrayRef<unsigned> immArgPositions, ArrayRef<StringLiteral> immArgNames) {
  // llvm.intr.assume has one argument; its other operands are those of bundles.
  unsigned numOperands = op->getNumOperands();
  SmallVector<llvm::OperandBundleDef> bundles;
  if (auto assume = dyn_cast<AssumeOp>(op)) {
    bundles = exportBundles(assume.getOpBundleOperands(),
                            assume.getOpBundleTagsAttr());
    numOperands = 1;
  }
  SmallVector<llvm::Value *> arguments(numOperands + immArgPositions.size(),
                                       nullptr);
  // An op with a variable number of operands may have too few.
  auto isArgument = [&](unsigned position) {
    return position < arguments.size();
  };
  if (!llvm::all_of(immArgPositions, isArgument) ||
      !llvm::all_of(overloadedOperands, isArgument)) {
    op->emitOpError("has too few operands for intrinsic ")
        << llvm::Intrinsic::getBaseName(id);
    return standInFor(op, {});
  }
  for (auto [position, name] : llvm::zip_equal(immArgPositions, immArgNames)) {
    Attribute attribute = op->getAttr(name);
    Type type = attribute ? cast<TypedAttr>(attribute).getType() : Type();
    arguments[position] =
        exportConstant(module, convertType(type), attribute, op->getLoc());
    if (!arguments[position])
      return standInFor(op, {});
  }
  unsigned next = 0;
  for (Value operand : op->getOperands().take_front(numOperands)) {
    while (arguments[next])
      ++next;
    arguments[next] = lookupValue(operand);
  }

  llvm::FunctionType *type = functionType(op, arguments);
  auto *result = dyn_cast<llvm::StructType>(type->getReturnType());
  if (numResults <= 1 || (result && result->getNumElements() == numResults)) {
    SmallVector<llvm::Type *> overloads;
    for (unsigned position : overloadedResults)
      overloads.push_back(numResults == 1 ? type->getReturnType()
                                          : result->getElementType(position));
    for (unsigned position : overloadedOperands)
      overloads.push_back(arguments[position]->getType());
    llvm::Function *callee = module.intrinsic(id, overloads, type);
    // llvm.intr.coro.end has a result, and the intrinsic has had none since
    // LLVM 22.
    if (!callee && numResults == 1 && op->use_empty())
      callee = module.intrinsic(id, overloads,
                                llvm::FunctionType::get(builder.getVoidTy(),
                                                        type->params(),
                                                        /*isVarArg=*/false));
    if (callee)
      return builder.CreateCall(callee, arguments, bundles);
  }
  op->emitOpError("intrinsic ") << llvm::Intrinsic::getBaseName(id)
                                << " cannot have the type " << textOf(type);
  return standInFor(op, arguments);
}

LogicalResult
BodyExporter::convertArgAndResultAttrs(ArgAndResultAttrsOpInterface op,
                                       llvm::CallBase *call,
                                       ArrayRef<unsigned> immArgPositions) {
  CallAttributeParts parts;
  parts.results = op.getResAttrsAttr();
  if (ArrayAttr attributes = op.getArgAttrsAttr()) {
    SmallVector<Attribute> all(attributes.begin(), attributes.end());
    for (unsigned position : immArgPositions)
      all.insert(all.begin() + std::min<size_t>(position, all.size()),
                 DictionaryAttr::get(op.getContext()));
    parts.arguments = ArrayAttr::get(op.getContext(), all);
  }
  if (!parts.results && !parts.arguments)
    return success();
  parts.carried =
      dyn_cast_or_null<ArrayAttr>(op->getDiscardableAttr(carrier::attributes));
  return setAttributes(call, module.attributes.convertCall(parts));
}

/// Checks the type of a call against that of the intrinsic `callee`, and
/// reports the first difference.
static LogicalResult checkIntrinsicCall(CallIntrinsicOp op,
                                        llvm::FunctionType *type,
                                        llvm::FunctionType *callee) {
  auto report = [&] { return emitError(op.getLoc(), "intrinsic call "); };
  if (type->getReturnType() != callee->getReturnType())
    return report() << "returns " << textOf(type->getReturnType()) << " but "
                    << op.getIntrinAttr() << " actually returns "
                    << textOf(callee->getReturnType());
  unsigned given = type->getNumParams(), wanted = callee->getNumParams();
  if (callee->isVarArg() ? given < wanted : given != wanted)
    return report() << "has " << given << " operands but "
                    << (callee->isVarArg() ? "variadic " : "")
                    << op.getIntrinAttr() << " expects "
                    << (callee->isVarArg() ? "at least " : "") << wanted;
  for (unsigned i = 0; i < wanted; ++i)
    if (type->getParamType(i) != callee->getParamType(i))
      return report() << "operand #" << i << " has type "
                      << textOf(type->getParamType(i)) << " but "
                      << op.getIntrinAttr() << " expects "
                      << textOf(callee->getParamType(i));
  return success();
}

/// The function that llvm.call_intrinsic names: a declaration of that name in
/// the module, or the overload that the op's types select. Null after an error.
llvm::Function *
BodyExporter::intrinsicCallee(CallIntrinsicOp op,
                              ArrayRef<llvm::Value *> arguments) {
  llvm::FunctionType *type = functionType(op, arguments);
  llvm::Function *known = module.target->getFunction(op.getIntrin());
  if (known && !module.form.rejectsAsUpstream && module.isNamedByTypes(*known))
    return succeeded(checkIntrinsicCall(op, type, known->getFunctionType()))
               ? known
               : nullptr;
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(op.getIntrin());
  if (id == llvm::Intrinsic::not_intrinsic) {
    emitError(op.getLoc(), "could not find LLVM intrinsic: ")
        << op.getIntrinAttr();
    return nullptr;
  }
  std::optional<SmallVector<llvm::Type *>> overloads;
  if (!llvm::Intrinsic::isOverloaded(id))
    overloads.emplace();
  else if (!(overloads = overloadsOf(id, type))) {
    emitError(op.getLoc(), "call intrinsic signature ")
        << textOf(type) << " to overloaded intrinsic " << op.getIntrinAttr()
        << " does not match any of the overloads";
    return nullptr;
  }
  llvm::Function *callee = module.intrinsic(id, *overloads);
  return succeeded(checkIntrinsicCall(op, type, callee->getFunctionType()))
             ? callee
             : nullptr;
}

LogicalResult BodyExporter::exportCallIntrinsic(CallIntrinsicOp op) {
  if (auto record = dyn_cast_or_null<DenseI32ArrayAttr>(
          op->getDiscardableAttr(carrier::debugRecord)))
    return exportDebugRecord(op, record);

  SmallVector<llvm::Value *> arguments = lookupValues(op.getArgs());
  SmallVector<WaitingArgument> waiting;
  // `llvmx.metadata_args` holds pairs of a position and the metadata there: a
  // node of the table if it is not negative, -1 for the op's operand at that
  // position as metadata, and -3 - N for the value numbered N (carrier::id).
  if (auto carried = dyn_cast_or_null<DenseI32ArrayAttr>(
          op->getDiscardableAttr(carrier::metadataArgs))) {
    ArrayRef<int32_t> pairs = carried;
    for (; pairs.size() >= 2; pairs = pairs.drop_front(2)) {
      size_t position = pairs[0];
      llvm::Metadata *node = nullptr;
      if (pairs[1] >= 0) {
        node = module.metadata.lookup(pairs[1]);
      } else if (local_value::isID(pairs[1])) {
        node = llvm::MDNode::get(module.context, {});
        waiting.push_back({nullptr, static_cast<unsigned>(position),
                           local_value::idOf(pairs[1]),
                           module.debugInfo.callSite(op.getLoc(), scope)});
      } else if (position < arguments.size()) {
        if (arguments[position]->getType()->isMetadataTy())
          return op.emitOpError("its ")
                 << carrier::metadataArgs << " name an operand twice";
        node = llvm::ValueAsMetadata::get(arguments[position]);
        arguments.erase(arguments.begin() + position);
      }
      if (!node || position > arguments.size())
        return op.emitOpError("its ")
               << carrier::metadataArgs << " do not fit its operands";
      arguments.insert(arguments.begin() + position,
                       llvm::MetadataAsValue::get(module.context, node));
    }
  }
  llvm::Function *callee = intrinsicCallee(op, arguments);
  if (!callee)
    return failure();
  llvm::CallInst *call = builder.CreateCall(
      callee, arguments,
      exportBundles(op.getOpBundleOperands(), op.getOpBundleTagsAttr()));
  CallAttributeParts parts;
  parts.arguments = op.getArgAttrsAttr();
  parts.results = op.getResAttrsAttr();
  if ((parts.arguments || parts.results) &&
      failed(setAttributes(call, module.attributes.convertCall(parts))))
    return failure();
  amendCall(op, call);
  // LLVM's verifier dereferences this type without a check.
  if (callee->getIntrinsicID() == llvm::Intrinsic::experimental_gc_statepoint &&
      !isa_and_nonnull<llvm::FunctionType>(call->getParamElementType(2)))
    return op.emitOpError("its argument 2 has no llvm.elementtype that is a "
                          "function's");
  for (WaitingArgument &argument : waiting) {
    argument.call = call;
    waitingArguments.push_back(argument);
  }
  if (op->getNumResults() == 1)
    values[op->getResult(0)] = call;
  return success();
}
