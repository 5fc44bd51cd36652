// Translates functions (LangRef, "Functions"). Declarations of intrinsics are
// kept, since they have a place in the order of the module's functions.

#include "import/Functions.h"
#include "import/GlobalValues.h"
#include "import/body/Attachments.h"
#include "import/body/BodyImporter.h"
#include "import/types/Enums.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

/// Carries a constant operand of a function: personality, prefix or prologue
/// data.
static LogicalResult
carryFunctionConstant(ModuleImporter &module, StringLiteral name,
                      const llvm::Constant *constant,
                      SmallVectorImpl<NamedAttribute> &carried) {
  Attribute code = module.constants.encode(constant);
  if (!code)
    return failure();
  carried.push_back(module.carry(name, code));
  return success();
}

static LogicalResult importFunction(ModuleImporter &module,
                                    llvm::Function &function) {
  OpBuilder &builder = module.builder;
  auto fail = [&](StringRef why) -> LogicalResult {
    return module.emitError()
           << "cannot import function @" << function.getName() << ": " << why;
  };
  auto type = dyn_cast_if_present<LLVMFunctionType>(
      module.types.convert(function.getFunctionType()));
  if (!type)
    return fail("its type has no MLIR type");

  SmallVector<NamedAttribute> carried;
  std::optional<CConv> convention =
      cconv::symbolizeCConv(function.getCallingConv());
  if (!convention)
    carried.push_back(
        module.carry(carrier::callingConv,
                     builder.getI32IntegerAttr(function.getCallingConv())));
  auto op = LLVMFuncOp::create(
      builder, module.unknown, module.symbols.reference(&function).getValue(),
      type, convertLinkageFromLLVM(function.getLinkage()),
      function.isDSOLocal(), convention.value_or(CConv::C),
      module.symbols.comdatOf(function));

  op.setVisibility_(convertVisibilityFromLLVM(function.getVisibility()));
  if (function.getUnnamedAddr() != llvm::GlobalValue::UnnamedAddr::None)
    op.setUnnamedAddr(convertUnnamedAddrFromLLVM(function.getUnnamedAddr()));
  if (function.hasSection())
    op.setSection(function.getSection());
  if (llvm::MaybeAlign align = function.getAlign())
    op.setAlignment(align->value());
  if (function.hasGC())
    op.setGarbageCollector(function.getGC());

  llvm::AttributeList attributes = function.getAttributes();
  module.attributes.convertFunction(attributes.getFnAttrs(), op, carried);
  bool hasParameterAttributes = false;
  SmallVector<Attribute> parameters;
  for (unsigned i = 0; i < function.arg_size(); ++i) {
    llvm::AttributeSet set = attributes.getParamAttrs(i);
    hasParameterAttributes |= set.hasAttributes();
    parameters.push_back(
        module.attributes.convertParameter(set, {type.getParamType(i), false}));
  }
  if (hasParameterAttributes)
    op.setArgAttrsAttr(builder.getArrayAttr(parameters));
  if (attributes.hasRetAttrs()) {
    // A void function has no result in MLIR.
    bool hasResult = op.getNumResults() == 1;
    ArrayAttr results = builder.getArrayAttr(module.attributes.convertParameter(
        attributes.getRetAttrs(),
        hasResult ? OpVerifier::ParameterPlace(type.getReturnType(), true)
                  : OpVerifier::ParameterPlace()));
    if (hasResult)
      op.setResAttrsAttr(results);
    else
      carried.push_back(module.carry(carrier::resAttrs, results));
  }

  if (function.hasPersonalityFn()) {
    // The attribute of the op is a symbol.
    if (auto *personality =
            dyn_cast<llvm::Function>(function.getPersonalityFn()))
      op.setPersonalityAttr(module.symbols.reference(personality));
    else if (failed(carryFunctionConstant(module, carrier::personality,
                                          function.getPersonalityFn(),
                                          carried)))
      return fail("its personality has no form in MLIR");
  }
  if (function.hasPrefixData() &&
      failed(carryFunctionConstant(module, carrier::prefixData,
                                   function.getPrefixData(), carried)))
    return fail("its prefix data has no form in MLIR");
  if (function.hasPrologueData() &&
      failed(carryFunctionConstant(module, carrier::prologueData,
                                   function.getPrologueData(), carried)))
    return fail("its prologue data has no form in MLIR");
  if (function.getAddressSpace() !=
      module.source.getDataLayout().getProgramAddressSpace())
    carried.push_back(
        module.carry(carrier::addressSpace,
                     builder.getI32IntegerAttr(function.getAddressSpace())));
  carryGlobalValue(module, function, carried);
  LocationAttr location;
  if (const llvm::DISubprogram *subprogram = function.getSubprogram())
    location = module.debugInfo.subprogram(subprogram);
  if (location)
    op->setLoc(location);
  if (Attribute attachments = importAttachments(
          module, function, op,
          [&](unsigned kind, StringRef name, const llvm::MDNode *node) {
            return location && kind == llvm::LLVMContext::MD_dbg
                       ? Modelling::exactly()
                       : modelFunctionAttachment(module, kind, name, node, op);
          }))
    carried.push_back(module.carry(carrier::attachments, attachments));
  setCarried(op, carried);

  if (function.isDeclaration())
    return success();
  return BodyImporter(module, op.getBody()).importFunction(function, op);
}

LogicalResult palindrome::importer::importFunctions(ModuleImporter &module) {
  for (llvm::Function &function : module.source)
    if (failed(importFunction(module, function)))
      return failure();
  return success();
}
