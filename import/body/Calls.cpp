// Translates calls, intrinsics and inline asm (LangRef, "'call' Instruction",
// "Inline Assembler Expressions", "Intrinsic Functions"). An intrinsic whose op
// represents the whole call goes through the generated table, all others become
// llvm.call_intrinsic ops.

#include "import/body/BodyImporter.h"
#include "import/types/Enums.h"
#include "translate/Carrier.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Intrinsics.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Callees, operands and bundles, of calls and invokes
//===----------------------------------------------------------------------===//

LogicalResult BodyImporter::importBundles(llvm::CallBase *inst,
                                          Callee &callee) {
  if (!inst->hasOperandBundles())
    return success();
  SmallVector<Attribute> tags;
  for (unsigned i = 0; i < inst->getNumOperandBundles(); ++i) {
    llvm::OperandBundleUse bundle = inst->getOperandBundleAt(i);
    tags.push_back(builder.getStringAttr(bundle.getTagName()));
    SmallVector<Value> &operands = callee.bundleOperands.emplace_back();
    for (const llvm::Use &use : bundle.Inputs) {
      FailureOr<Value> operand = convertValue(use.get());
      if (failed(operand))
        return failure();
      operands.push_back(*operand);
    }
  }
  callee.bundles.assign(callee.bundleOperands.begin(),
                        callee.bundleOperands.end());
  callee.bundleTags = builder.getArrayAttr(tags);
  return success();
}

/// Whether llvm.call's verifier rejects the direct call `inst`, which has no
/// location although it is in a function with a subprogram and calls a
/// definition with one. LLVM allows this if the callee may be replaced by
/// another definition.
bool BodyImporter::needsLocation(llvm::CallBase *inst, llvm::Function *callee) {
  // Few calls are of definitions, and few functions have no debug info where
  // others have; translating a location takes longer.
  if (!isa<llvm::CallInst>(inst) || callee->isDeclaration() ||
      !callee->getSubprogram() || !inst->getFunction()->getSubprogram())
    return false;
  bool isExact = false;
  return !inst->getDebugLoc() || isa<UnknownLoc>(module.debugInfo.location(
                                     inst->getDebugLoc(), isExact));
}

LogicalResult BodyImporter::importCallee(llvm::CallBase *inst, Callee &callee) {
  llvm::FunctionType *type = inst->getFunctionType();
  // A direct call has the type of its callee. A call of another type,
  //   call void @f(i32 1)     with     declare void @f()
  // goes through the address of the callee, and so does one that MLIR requires
  // a location of.
  auto *function = dyn_cast<llvm::Function>(inst->getCalledOperand());
  if (function && function->getFunctionType() == type &&
      !needsLocation(inst, function)) {
    callee.symbol = module.symbols.reference(function);
  } else {
    FailureOr<Value> address = convertValue(inst->getCalledOperand());
    if (failed(address))
      return failure();
    callee.operands.push_back(*address);
  }
  for (llvm::Use &argument : inst->args()) {
    FailureOr<Value> operand = convertValue(argument.get());
    if (failed(operand))
      return failure();
    callee.operands.push_back(*operand);
  }
  if (type->isVarArg()) {
    Type variadic = convertType(type);
    if (!variadic)
      return failure();
    callee.variadicType = TypeAttr::get(variadic);
  }
  if (!inst->getType()->isVoidTy()) {
    callee.resultTypes.push_back(convertType(inst->getType()));
    if (!callee.resultTypes.back())
      return failure();
  }

  llvm::CallingConv::ID convention = inst->getCallingConv();
  if (std::optional<CConv> known = cconv::symbolizeCConv(convention))
    callee.callingConv = *known;
  else
    carry(carrier::callingConv, builder.getI32IntegerAttr(convention));
  return importBundles(inst, callee);
}

/// The attributes of the result for the op. A void call has no result in MLIR,
/// so its result attributes are carried.
ArrayAttr BodyImporter::resultAttributes(llvm::CallBase *inst,
                                         const CallAttributes &attributes) {
  if (!attributes.results || !inst->getType()->isVoidTy())
    return attributes.results;
  carry(carrier::resAttrs, attributes.results);
  return {};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The number of operands of each of `bundles`, as the attribute of a call.
static DenseI32ArrayAttr bundleSizes(MLIRContext *context,
                                     ArrayRef<ValueRange> bundles) {
  SmallVector<int32_t> sizes;
  for (ValueRange bundle : bundles)
    sizes.push_back(static_cast<int32_t>(bundle.size()));
  return DenseI32ArrayAttr::get(context, sizes);
}

LogicalResult BodyImporter::importCall(llvm::CallInst *inst) {
  if (inst->isInlineAsm())
    return importInlineAsm(inst);
  if (llvm::Function *function = inst->getCalledFunction();
      function && function->isIntrinsic()) {
    // In the plain form, a call of an unknown `llvm.` function stays a call:
    // stock tools reject llvm.call_intrinsic of such.
    bool isPlainCall =
        module.options.form == ImportForm::Plain &&
        !function->getIntrinsicID() &&
        llvm::none_of(inst->args(), llvm::IsaPred<llvm::MetadataAsValue>);
    if (!isPlainCall)
      return importIntrinsic(inst);
  }
  // Inlining a call within a funclet would lose the bundle that ties it to the
  // funclet: it becomes an llvmx.instruction.
  if (inst->countOperandBundlesOfType(llvm::LLVMContext::OB_funclet) != 0)
    return failure();

  Callee callee;
  if (failed(importCallee(inst, callee)))
    return failure();
  const CallAttributes &attributes =
      module.attributes.convertCall(inst->getAttributes(), inst->arg_size());
  CallOp::Properties properties;
  properties.callee = callee.symbol;
  properties.var_callee_type = callee.variadicType;
  properties.fastmathFlags = fastMathAttribute(*inst);
  properties.CConv = module.ops.callingConvention(callee.callingConv);
  properties.TailCallKind = module.ops.tailCallKind(
      convertTailCallKindFromLLVM(inst->getTailCallKind()));
  properties.memory_effects = attributes.memoryEffects;
  properties.convergent = module.ops.flag(attributes.convergent);
  properties.no_unwind = module.ops.flag(attributes.noUnwind);
  properties.will_return = module.ops.flag(attributes.willReturn);
  properties.no_inline = module.ops.flag(attributes.noInline);
  properties.always_inline = module.ops.flag(attributes.alwaysInline);
  properties.inline_hint = module.ops.flag(attributes.inlineHint);
  properties.arg_attrs = attributes.arguments;
  properties.res_attrs = resultAttributes(inst, attributes);
  properties.op_bundle_tags = callee.bundleTags;
  properties.op_bundle_sizes =
      callee.bundles.empty()
          ? module.ops.noBundles
          : bundleSizes(builder.getContext(), callee.bundles);
  size_t numOperands = callee.operands.size();
  for (ValueRange bundle : callee.bundles)
    llvm::append_range(callee.operands, bundle);
  properties.operandSegmentSizes = {
      static_cast<int32_t>(numOperands),
      static_cast<int32_t>(callee.operands.size() - numOperands)};
  Operation *op = module.ops.make<CallOp>(builder, callee.resultTypes,
                                          callee.operands, properties);
  if (attributes.carried)
    carry(carrier::attributes, attributes.carried);
  return keep(op);
}

/// Carries the tail call kind and the calling convention of a call whose op has
/// no room for them.
void BodyImporter::carryConvention(llvm::CallInst *inst) {
  // llvm.inline_asm has room for the tail call kind.
  if (inst->getTailCallKind() != llvm::CallInst::TCK_None &&
      !inst->isInlineAsm())
    carry(carrier::tailCall,
          builder.getStringAttr(tailcallkind::stringifyTailCallKind(
              convertTailCallKindFromLLVM(inst->getTailCallKind()))));
  if (inst->getCallingConv() != llvm::CallingConv::C)
    carry(carrier::callingConv,
          builder.getI32IntegerAttr(inst->getCallingConv()));
}

/// Carries the properties of a call that only llvm.call has room for.
void BodyImporter::carryCall(llvm::CallInst *inst, bool withParameters) {
  carryConvention(inst);
  llvm::AttributeList list = inst->getAttributes();
  if (list.isEmpty())
    return;
  const CallAttributes &attributes =
      module.attributes.convertCall(list, inst->arg_size());
  if (attributes.all)
    carry(carrier::attributes, attributes.all);
  if (!withParameters)
    return;
  if (attributes.arguments)
    carry(carrier::argAttrs, attributes.arguments);
  if (attributes.results)
    carry(carrier::resAttrs, attributes.results);
}

/// Moves the element types of indirect operands from `arguments`, a dictionary
/// for each, to a list of their own, which llvm.inline_asm has a place for. A
/// list in which nothing is left becomes null.
static ArrayAttr takeElementTypes(ArrayAttr &arguments) {
  SmallVector<Attribute> types, others;
  bool hasTypes = false, hasOthers = false;
  for (Attribute each : arguments) {
    MLIRContext *context = arguments.getContext();
    NamedAttrList rest(cast<DictionaryAttr>(each)), type;
    if (Attribute value = rest.erase(LLVMDialect::getElementTypeAttrName()))
      type.append(InlineAsmOp::getElementTypeAttrName(), value);
    hasTypes |= !type.empty();
    hasOthers |= !rest.empty();
    types.push_back(type.getDictionary(context));
    others.push_back(rest.getDictionary(context));
  }
  Builder builder(arguments.getContext());
  arguments = hasOthers ? builder.getArrayAttr(others) : nullptr;
  return hasTypes ? builder.getArrayAttr(types) : nullptr;
}

LogicalResult BodyImporter::importInlineAsm(llvm::CallInst *inst) {
  if (inst->hasOperandBundles() || inst->getFunctionType()->isVarArg())
    return failure();
  auto *assembly = cast<llvm::InlineAsm>(inst->getCalledOperand());
  SmallVector<llvm::Value *> arguments(inst->args());
  FailureOr<SmallVector<Value>> operands = convertValues(arguments);
  if (failed(operands))
    return failure();
  SmallVector<Type, 1> resultTypes;
  if (!inst->getType()->isVoidTy())
    resultTypes.push_back(convertType(inst->getType()));
  const CallAttributes &attributes =
      module.attributes.convertCall(inst->getAttributes(), inst->arg_size());
  ArrayAttr parameters = attributes.arguments;
  ArrayAttr types = parameters ? takeElementTypes(parameters) : nullptr;
  auto op = InlineAsmOp::create(
      builder, module.unknown, resultTypes, *operands,
      builder.getStringAttr(assembly->getAsmString()),
      builder.getStringAttr(assembly->getConstraintString()),
      assembly->hasSideEffects() ? builder.getUnitAttr() : nullptr,
      assembly->isAlignStack() ? builder.getUnitAttr() : nullptr,
      module.ops.tailCallKind(
          convertTailCallKindFromLLVM(inst->getTailCallKind())),
      AsmDialectAttr::get(builder.getContext(),
                          convertAsmDialectFromLLVM(assembly->getDialect())),
      /*operand_attrs=*/types);
  if (assembly->canThrow())
    carry(carrier::unwind, builder.getUnitAttr());
  carryCall(inst, /*withParameters=*/false);
  if (parameters)
    carry(carrier::argAttrs, parameters);
  if (attributes.results)
    carry(carrier::resAttrs, attributes.results);
  return keep(op);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// Whether the only attribute of `inst` is the alignment of argument `pointer`,
/// and fits in 32 bits. The ops of masked accesses represent no other.
static bool hasAlignmentAlone(llvm::CallInst *inst, unsigned pointer) {
  llvm::AttributeList list = inst->getAttributes();
  llvm::MaybeAlign align = list.getParamAlignment(pointer);
  return align && align->value() <= std::numeric_limits<uint32_t>::max() &&
         list ==
             llvm::AttributeList().addParamAttribute(
                 inst->getContext(), {pointer},
                 llvm::Attribute::getWithAlignment(inst->getContext(), *align));
}

/// Whether the matrix at operand `pointer` is accessed with the alignment of
/// its elements. The op represents no other.
static bool hasElementAlignment(llvm::CallInst *inst, unsigned pointer,
                                llvm::Type *matrix) {
  return hasAlignmentAlone(inst, pointer) &&
         *inst->getParamAlign(pointer) ==
             inst->getDataLayout().getABITypeAlign(matrix->getScalarType());
}

/// Whether the op of a constrained cast is exported to the same call: the
/// exported call is `strictfp` and has no other attributes.
static bool isPlainConstrainedCast(llvm::CallInst *inst) {
  auto *cast = dyn_cast<llvm::ConstrainedFPIntrinsic>(inst);
  if (!cast || inst->getTailCallKind() != llvm::CallInst::TCK_None ||
      inst->getCallingConv() != llvm::CallingConv::C ||
      (isa<llvm::FPMathOperator>(inst) && inst->getFastMathFlags().any()))
    return false;
  llvm::AttributeList strict = llvm::AttributeList().addFnAttribute(
      inst->getContext(), llvm::Attribute::StrictFP);
  bool isExtension =
      inst->getIntrinsicID() == llvm::Intrinsic::experimental_constrained_fpext;
  return inst->getAttributes() == strict && cast->getExceptionBehavior() &&
         (isExtension || cast->getRoundingMode());
}

/// Whether the op that the generated table makes of the call is exported to the
/// same call. The exports of some ops set attributes or alignments of their
/// own.
static bool isExactOp(llvm::CallInst *inst) {
  // The export of a matrix is a fixed vector.
  auto isFixed = [](llvm::Value *matrix) {
    return isa<llvm::FixedVectorType>(matrix->getType());
  };
  switch (inst->getIntrinsicID()) {
  case llvm::Intrinsic::matrix_column_major_load:
    return isFixed(inst) && hasElementAlignment(inst, 0, inst->getType());
  case llvm::Intrinsic::matrix_column_major_store:
    return isFixed(inst->getArgOperand(0)) &&
           hasElementAlignment(inst, 1, inst->getArgOperand(0)->getType());
  case llvm::Intrinsic::matrix_multiply:
  case llvm::Intrinsic::matrix_transpose:
    return isFixed(inst) && isFixed(inst->getArgOperand(0));
  case llvm::Intrinsic::vector_insert:
  case llvm::Intrinsic::vector_extract:
    // The verifier of these ops crashes on vectors of pointers.
    return !inst->getType()->getScalarType()->isPointerTy();
  case llvm::Intrinsic::masked_load:
  case llvm::Intrinsic::masked_gather:
    return hasAlignmentAlone(inst, 0);
  case llvm::Intrinsic::masked_store:
  case llvm::Intrinsic::masked_scatter:
    return hasAlignmentAlone(inst, 1);
  default:
    return true;
  }
}

/// Whether `op` has attributes of parameters or of the result.
static bool hasParameterAttributes(Operation *op) {
  auto parameters = dyn_cast<ArgAndResultAttrsOpInterface>(op);
  return parameters &&
         (parameters.getArgAttrsAttr() || parameters.getResAttrsAttr());
}

/// Translates `llvm.experimental.noalias.scope.decl` if the scope is modelled.
LogicalResult BodyImporter::importScopeDeclaration(llvm::CallInst *inst) {
  constexpr llvm::StringLiteral kind = "llvm.experimental.noalias.scope.decl";
  auto *list = dyn_cast<llvm::MDNode>(
      cast<llvm::MetadataAsValue>(inst->getArgOperand(0))->getMetadata());
  ArrayAttr scopes = list ? module.modelled.aliasScopes(list) : ArrayAttr();
  bool isExact = scopes && scopes.size() == 1 && !inst->hasOperandBundles();
  module.count(
      kind,
      Modelling::of(isExact, "it does not declare one scope of the dialect's"));
  if (!isExact)
    return failure();
  carryCall(inst, /*withParameters=*/true);
  return keep(NoAliasScopeDeclOp::create(builder, module.unknown,
                                         cast<AliasScopeAttr>(scopes[0])));
}

LogicalResult BodyImporter::importIntrinsic(llvm::CallInst *inst) {
  if (inst->getIntrinsicID() ==
          llvm::Intrinsic::experimental_noalias_scope_decl &&
      succeeded(importScopeDeclaration(inst)))
    return success();
  if (const ImportInterface *claim =
          module.extensions.ofIntrinsic(inst->getIntrinsicID())) {
    LogicalResult imported = isa<LLVMDialect>(claim->getDialect())
                                 ? claim->convertIntrinsic(builder, inst, *this)
                                 : importClaimedIntrinsic(*claim, inst);
    if (succeeded(imported))
      return success();
  }
  return importCallIntrinsic(inst);
}

/// Whether `op` represents all attributes of `inst`: there are none, or only
/// the range of the result.
static bool saysAttributes(Operation *op, llvm::CallInst *inst) {
  llvm::AttributeList list = inst->getAttributes();
  std::optional<Attribute> range = op->getInherentAttr("range");
  return range && *range && list.hasRetAttr(llvm::Attribute::Range) &&
         list ==
             llvm::AttributeList().addRetAttribute(
                 inst->getContext(), list.getRetAttr(llvm::Attribute::Range));
}

/// Makes the op of the dialect that claims the intrinsic, and carries what the
/// op does not represent.
LogicalResult BodyImporter::importClaimedIntrinsic(const ImportInterface &claim,
                                                   llvm::CallInst *inst) {
  if (failed(importClaimed(*inst, [&] {
        if (failed(claim.convertIntrinsic(builder, inst, *this)))
          return failure();
        Operation *op = madeOp();
        return success(op &&
                       (!inst->hasOperandBundles() ||
                        op->hasAttr(LLVMDialect::getOpBundleSizesAttrName())));
      })))
    return failure();
  Operation *op = madeOp();
  if (saysAttributes(op, inst))
    carryConvention(inst);
  else
    carryCall(inst, /*withParameters=*/!hasParameterAttributes(op));
  return success();
}

LogicalResult BodyImporter::importIntrinsicByTable(llvm::CallInst *inst) {
  bool hasMetadata = llvm::any_of(inst->args(), [](const llvm::Use &use) {
    return isa<llvm::MetadataAsValue>(use.get());
  });
  bool isConstrained = isPlainConstrainedCast(inst);
  // Only llvm.intr.assume has room for bundles.
  bool takesBundles = inst->getIntrinsicID() == llvm::Intrinsic::assume;
  if ((hasMetadata && !isConstrained) ||
      (inst->hasOperandBundles() && !takesBundles) || !isExactOp(inst) ||
      failed(importByIntrinsicTable(inst)))
    return failure();
  Operation *op = madeOp();
  if (failed(keep(op)))
    return failure();
  if (isConstrained)
    return success();
  bool hasAlignment =
      isa<MaskedLoadOp, MaskedStoreOp, masked_gather, masked_scatter,
          MatrixColumnMajorLoadOp, MatrixColumnMajorStoreOp>(op);
  carryCall(inst,
            /*withParameters=*/!hasAlignment && !hasParameterAttributes(op));
  return success();
}

void BodyImporter::convertArgAndResultAttrs(
    llvm::CallBase *call, ArgAndResultAttrsOpInterface op,
    ArrayRef<unsigned> immArgPositions) {
  if (call->getAttributes().isEmpty())
    return;
  const CallAttributes &attributes =
      module.attributes.convertCall(call->getAttributes(), call->arg_size());
  if (attributes.arguments) {
    SmallVector<Attribute> kept;
    for (auto [i, dictionary] : llvm::enumerate(attributes.arguments))
      if (!llvm::is_contained(immArgPositions, i))
        kept.push_back(dictionary);
      else if (!cast<DictionaryAttr>(dictionary).empty())
        // The op has no room for this one: importIntrinsic carries all.
        return;
    op.setArgAttrsAttr(builder.getArrayAttr(kept));
  }
  if (attributes.results)
    op.setResAttrsAttr(attributes.results);
}

Attribute BodyImporter::argumentAttribute(llvm::Value *value) {
  // The ops take numbers. Building one with anything else would crash.
  if (!isa<llvm::ConstantInt, llvm::ConstantFP>(value) ||
      value->getType()->isVectorTy())
    return {};
  return constantAttribute(module, cast<llvm::Constant>(value));
}

IntegerAttr BodyImporter::matchIntegerAttr(llvm::Value *value) {
  auto *constant = cast<llvm::ConstantInt>(value);
  return IntegerAttr::get(convertType(constant->getType()),
                          constant->getValue());
}

FloatAttr BodyImporter::matchFloatAttr(llvm::Value *value) {
  auto *constant = cast<llvm::ConstantFP>(value);
  return FloatAttr::get(convertType(constant->getType()),
                        constant->getValueAPF());
}

LogicalResult BodyImporter::importCallIntrinsic(llvm::CallInst *inst) {
  carried.clear();
  SmallVector<Value> operands;
  SmallVector<int32_t> metadataArgs;
  for (auto [i, argument] : llvm::enumerate(inst->args())) {
    llvm::Value *value = argument.get();
    if (auto *metadata = dyn_cast<llvm::MetadataAsValue>(value)) {
      metadataArgs.push_back(i);
      auto *local = dyn_cast<llvm::LocalAsMetadata>(metadata->getMetadata());
      if (!local) {
        metadataArgs.push_back(module.metadata.index(metadata->getMetadata()));
        continue;
      }
      FailureOr<int32_t> place = importLocal(local->getValue(), operands);
      if (failed(place))
        return failure();
      metadataArgs.push_back(*place);
      continue;
    }
    FailureOr<Value> operand = convertValue(value);
    if (failed(operand))
      return failure();
    operands.push_back(*operand);
  }
  if (!metadataArgs.empty())
    carry(carrier::metadataArgs, builder.getDenseI32ArrayAttr(metadataArgs));

  Callee callee;
  if (failed(importBundles(inst, callee)))
    return failure();
  SmallVector<Type, 1> resultTypes;
  if (!inst->getType()->isVoidTy()) {
    resultTypes.push_back(convertType(inst->getType()));
    if (!resultTypes.back())
      return failure();
  }
  FastmathFlagsAttr fastMath = fastMathAttribute(*inst);
  auto op = CallIntrinsicOp::create(
      builder, module.unknown,
      resultTypes.empty() ? Type() : resultTypes.front(),
      builder.getStringAttr(inst->getCalledFunction()->getName()), operands,
      fastMath, callee.bundles, callee.bundleTags, /*arg_attrs=*/nullptr,
      /*res_attrs=*/nullptr);
  // The op has no room for the attributes of metadata operands, nor for those
  // of a void result.
  bool hasRoom = metadataArgs.empty() && (op->getNumResults() == 1 ||
                                          !inst->getAttributes().hasRetAttrs());
  if (hasRoom)
    convertArgAndResultAttrs(inst, op, /*immArgPositions=*/{});
  carryCall(inst, /*withParameters=*/!hasRoom);
  return keep(op);
}
