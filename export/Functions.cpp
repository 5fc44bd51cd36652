// Translates functions to LLVM (LangRef, "Functions").
// Mirrors import/Functions.cpp.

#include "export/Functions.h"
#include "export/GlobalValues.h"
#include "export/body/BodyExporter.h"
#include "export/types/Enums.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

static bool isAbridged(ModuleExporter &module, LLVMFuncOp op) {
  return module.form.abridgesDeclarations && op.isExternal();
}

/// Sets those attributes of `list` that are valid on `function`.
static void setAttributes(ModuleExporter &module, llvm::Function &function,
                          llvm::AttributeList list) {
  llvm::LLVMContext &context = module.context;
  llvm::FunctionType *type = function.getFunctionType();
  llvm::AttributeList own = function.getAttributes();
  if (module.form.keepsIntrinsicAttributes && !own.isEmpty()) {
    auto builder = [&](llvm::AttributeSet set) {
      return llvm::AttrBuilder(context, set);
    };
    own = own.addFnAttributes(context, builder(list.getFnAttrs()));
    own = own.addRetAttributes(context, builder(list.getRetAttrs()));
    for (unsigned i = 0; i < type->getNumParams(); ++i)
      own = own.addParamAttributes(context, i, builder(list.getParamAttrs(i)));
    list = own;
  }
  function.setAttributes(module.attributes.fit(list, type, type->getNumParams(),
                                               function.isIntrinsic()));
}

LogicalResult palindrome::exporter::declareFunction(ModuleExporter &module,
                                                    LLVMFuncOp op) {
  auto *type = dyn_cast_or_null<llvm::FunctionType>(
      module.types.convert(op.getFunctionType()));
  if (!type)
    return op.emitOpError("cannot export type ") << op.getFunctionType();
  unsigned addressSpace =
      module.target->getDataLayout().getProgramAddressSpace();
  if (auto carried = op->getAttrOfType<IntegerAttr>(carrier::addressSpace)) {
    if (isAddressSpace(carried.getValue().getLimitedValue()))
      addressSpace = carried.getInt();
    else
      module.report.drop(carrier::addressSpace, "there is no such space");
  }
  auto *function = llvm::Function::Create(
      type, convertLinkageToLLVM(op.getLinkage()), addressSpace,
      llvmName(op, op.getSymName()), module.target);
  module.symbols[op.getSymNameAttr()] = function;

  function->setCallingConv(static_cast<unsigned>(op.getCConv()));
  if (auto number = op->getAttrOfType<IntegerAttr>(carrier::callingConv)) {
    if (number.getValue().ult(llvm::CallingConv::MaxID + 1))
      function->setCallingConv(number.getInt());
    else
      module.report.drop(carrier::callingConv, "there is no such convention");
  }
  if (std::optional<StringRef> section = op.getSection();
      section && !isAbridged(module, op))
    function->setSection(*section);
  if (failed(checkAlignment(op, op.getAlignment())))
    return failure();
  if (std::optional<uint64_t> alignment = op.getAlignment();
      alignment && *alignment != 0)
    function->setAlignment(llvm::Align(*alignment));
  if (std::optional<StringRef> collector = op.getGarbageCollector())
    function->setGC(collector->str());
  setComdat(module, op.getComdatAttr(), *function);
  setSharedProperties(module, op, *function);

  SmallVector<llvm::AttributeSet> parameters, results;
  module.attributes.convertParameters(op.getArgAttrsAttr(), parameters);
  module.attributes.convertParameters(op.getResAttrsAttr(), results);
  if (auto carried = op->getAttrOfType<ArrayAttr>(carrier::resAttrs))
    module.attributes.convertParameters(carried, results);
  auto list = llvm::AttributeList::get(
      module.context,
      module.attributes.convertFunction(op, isAbridged(module, op)),
      results.empty() ? llvm::AttributeSet() : results.front(), parameters);
  if (module.attributes.hasFailed())
    return failure();
  setAttributes(module, *function, list);

  if (op.getBody().empty())
    return success();
  module.bodies[function] = op;
  for (Block &block : op.getBody())
    if (!edgeBranch(block))
      module.blocks[&block] =
          llvm::BasicBlock::Create(module.context, "", function);
  return success();
}

void palindrome::exporter::setSubprogram(ModuleExporter &module,
                                         LLVMFuncOp op) {
  auto *function = dyn_cast_or_null<llvm::Function>(
      module.symbols.lookup(op.getSymNameAttr()));
  if (!function || carriesSubprogram(op))
    return;
  if (llvm::DISubprogram *subprogram = module.debugInfo.subprogram(op.getLoc()))
    function->setSubprogram(subprogram);
}

/// Sets the metadata for which llvm.func has attributes, except for kinds that
/// are carried.
static void setModelledMetadata(ModuleExporter &module, LLVMFuncOp op,
                                llvm::Function &function) {
  llvm::LLVMContext &context = module.context;
  auto set = [&](StringRef kind, ArrayRef<llvm::Constant *> values) {
    if (function.hasMetadata(kind))
      return;
    SmallVector<llvm::Metadata *> operands;
    for (llvm::Constant *value : values)
      operands.push_back(llvm::ConstantAsMetadata::get(value));
    function.setMetadata(kind, llvm::MDNode::get(context, operands));
  };
  auto number = [&](int32_t value) -> llvm::Constant * {
    return llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value);
  };
  auto sizes = [&](StringRef kind, std::optional<ArrayRef<int32_t>> values) {
    if (values)
      set(kind, llvm::map_to_vector(*values, number));
  };

  if (std::optional<uint64_t> count = op.getFunctionEntryCount();
      count && !function.hasMetadata(llvm::LLVMContext::MD_prof))
    function.setEntryCount(*count);
  if (VecTypeHintAttr hint = op.getVecTypeHintAttr())
    if (llvm::Type *type = module.types.convert(hint.getHint().getValue()))
      set("vec_type_hint",
          {llvm::UndefValue::get(type), number(hint.getIsSigned())});
  sizes("work_group_size_hint", op.getWorkGroupSizeHint());
  sizes("reqd_work_group_size", op.getReqdWorkGroupSize());
  if (std::optional<uint32_t> size = op.getIntelReqdSubGroupSize())
    set("intel_reqd_sub_group_size", {number(*size)});
}

/// Restores the personality, prefix data or prologue data that `op` carries as
/// `name`, if any.
static LogicalResult
restoreFunctionConstant(ModuleExporter &module, LLVMFuncOp op, StringRef name,
                        llvm::function_ref<void(llvm::Constant *)> set) {
  Attribute code = op->getDiscardableAttr(name);
  if (!code)
    return success();
  llvm::Constant *constant = module.constants.decode(code);
  if (!constant)
    return op.emitOpError("its ") << name << " is no constant";
  if (!constant->getType()->isFirstClassType() ||
      constant->getType()->isTokenTy())
    return op.emitOpError("its ") << name << " is of another type";
  set(constant);
  return success();
}

LogicalResult palindrome::exporter::defineFunction(ModuleExporter &module,
                                                   LLVMFuncOp op) {
  auto *function =
      cast<llvm::Function>(module.symbols.lookup(op.getSymNameAttr()));
  restoreAttachments(module, op, *function);
  setModelledMetadata(module, op, *function);
  if (FlatSymbolRefAttr personality = op.getPersonalityAttr();
      personality && !isAbridged(module, op)) {
    llvm::GlobalValue *global = module.symbols.lookup(personality.getAttr());
    if (!global)
      return op.emitOpError("the personality ")
             << personality << " is not in this module";
    if (op.isExternal())
      module.reportLeftOut(op, op.getPersonalityAttrName());
    else
      function->setPersonalityFn(global);
  }
  if (failed(restoreFunctionConstant(
          module, op, carrier::personality,
          [&](llvm::Constant *c) { function->setPersonalityFn(c); })) ||
      failed(restoreFunctionConstant(
          module, op, carrier::prefixData,
          [&](llvm::Constant *c) { function->setPrefixData(c); })) ||
      failed(restoreFunctionConstant(
          module, op, carrier::prologueData,
          [&](llvm::Constant *c) { function->setPrologueData(c); })))
    return failure();
  if (op.getBody().empty())
    return success();
  return BodyExporter(module).exportFunction(op);
}
