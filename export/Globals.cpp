// Translates global variables, aliases, ifuncs and comdats to LLVM (LangRef,
// "Global Variables", "Aliases", "IFuncs", "Comdats"). All symbols are declared
// before the first is defined, since initializers and bodies may refer to any.
// Mirrors import/Globals.cpp.

#include "export/Globals.h"
#include "export/Functions.h"
#include "export/GlobalValues.h"
#include "export/ModuleOps.h"
#include "export/body/BodyExporter.h"
#include "export/body/Bridge.h"
#include "export/body/Interfaces.h"
#include "translate/Carrier.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Comdats
//===----------------------------------------------------------------------===//

static LogicalResult declareComdats(ModuleExporter &module, ComdatOp op) {
  for (auto selector : op.getBody().getOps<ComdatSelectorOp>()) {
    if (module.comdats.contains(selector.getSymNameAttr()))
      return emitError(selector.getLoc())
             << "comdat selection symbols must be unique even in different "
                "comdat regions";
    llvm::Comdat *comdat = module.target->getOrInsertComdat(
        llvmName(selector, selector.getSymName()));
    comdat->setSelectionKind(convertComdatToLLVM(selector.getComdat()));
    module.comdats[selector.getSymNameAttr()] = comdat;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The carried type of the symbol that `op` represents, or else `modelled`.
static mlir::Type valueTypeOf(Operation *op, mlir::Type modelled) {
  auto carried = op->getAttrOfType<TypeAttr>(carrier::valueType);
  return carried ? carried.getValue() : modelled;
}

/// The type of the value at the symbol that `op` represents, in LLVM IR; null
/// after it has reported an error, also if its address space is none.
static llvm::Type *convertValueType(ModuleExporter &module, Operation *op,
                                    mlir::Type valueType,
                                    uint64_t addressSpace) {
  llvm::Type *type = module.types.convert(valueType);
  if (!type)
    op->emitOpError("cannot export type ") << valueType;
  return type && succeeded(checkAddressSpace(op, addressSpace)) ? type
                                                                : nullptr;
}

static LogicalResult declareVariable(ModuleExporter &module, GlobalOp op) {
  llvm::Type *type = convertValueType(
      module, op, valueTypeOf(op, op.getGlobalType()), op.getAddrSpace());
  if (!type)
    return failure();
  auto *variable = new llvm::GlobalVariable(
      *module.target, type, op.getConstant(),
      convertLinkageToLLVM(op.getLinkage()), /*Initializer=*/nullptr,
      llvmName(op, op.getSymName()), /*InsertBefore=*/nullptr,
      op.getThreadLocal_() ? llvm::GlobalValue::GeneralDynamicTLSModel
                           : llvm::GlobalValue::NotThreadLocal,
      op.getAddrSpace(), op.getExternallyInitialized());
  module.symbols[op.getSymNameAttr()] = variable;

  if (failed(checkAlignment(op, op.getAlignment())))
    return failure();
  if (std::optional<uint64_t> alignment = op.getAlignment();
      alignment && *alignment != 0)
    variable->setAlignment(llvm::Align(*alignment));
  if (std::optional<StringRef> section = op.getSection())
    variable->setSection(*section);
  setComdat(module, op.getComdatAttr(), *variable);
  setSharedProperties(module, op, *variable);
  if (auto codes = op->getAttrOfType<ArrayAttr>(carrier::attributes))
    variable->setAttributes(module.attributes.decodeSet(codes));
  else if (ArrayAttr attributes = op.getTargetSpecificAttrsAttr())
    variable->setAttributes(module.attributes.decodeNames(
        attributes, op.getTargetSpecificAttrsAttrName()));
  if (module.attributes.hasFailed())
    return failure();
  if (auto model = op->getAttrOfType<IntegerAttr>(carrier::codeModel)) {
    if (model.getValue().ule(llvm::CodeModel::Large))
      variable->setCodeModel(
          static_cast<llvm::CodeModel::Model>(model.getInt()));
    else
      module.report.drop(carrier::codeModel, "there is no such model");
  }
  return success();
}

static LogicalResult defineVariable(ModuleExporter &module, GlobalOp op) {
  auto *variable =
      cast<llvm::GlobalVariable>(module.symbols.lookup(op.getSymNameAttr()));
  restoreAttachments(module, op, *variable);
  if (ArrayAttr variables = op.getDbgExprsAttr();
      variables && !variable->hasMetadata(llvm::LLVMContext::MD_dbg))
    for (auto entry : variables.getAsRange<DIGlobalVariableExpressionAttr>())
      variable->addDebugInfo(module.debugInfo.globalVariable(entry));
  llvm::Constant *initializer = nullptr;
  if (Attribute code = op->getDiscardableAttr(carrier::initializer)) {
    initializer = module.constants.decode(code);
    if (!initializer)
      return op.emitOpError("its ")
             << carrier::initializer << " is no constant";
  } else if (Attribute value = op.getValueOrNull()) {
    initializer =
        exportConstant(module, variable->getValueType(), value, op.getLoc());
    if (!initializer)
      return failure();
  } else if (Block *block = op.getInitializerBlock()) {
    initializer = exportInitializer(module, *block);
    if (!initializer)
      return failure();
  }
  // Without an initializer it is a declaration, which is external or
  // extern_weak.
  if (variable->hasExternalWeakLinkage())
    return success();
  if (!initializer && !variable->hasExternalLinkage())
    initializer = llvm::UndefValue::get(variable->getValueType());
  if (!initializer)
    return success();
  if (initializer->getType() != variable->getValueType())
    return op.emitOpError("the initializer's type is not the global's");
  variable->setInitializer(initializer);
  return success();
}

//===----------------------------------------------------------------------===//
// Aliases and ifuncs
//===----------------------------------------------------------------------===//

static LogicalResult declareAlias(ModuleExporter &module, AliasOp op) {
  llvm::Type *type = convertValueType(
      module, op, valueTypeOf(op, op.getAliasType()), op.getAddrSpace());
  if (!type)
    return failure();
  auto *alias = llvm::GlobalAlias::create(
      type, op.getAddrSpace(), convertLinkageToLLVM(op.getLinkage()),
      llvmName(op, op.getSymName()), module.target);
  module.symbols[op.getSymNameAttr()] = alias;
  if (op.getThreadLocal_())
    alias->setThreadLocalMode(llvm::GlobalValue::GeneralDynamicTLSModel);
  setSharedProperties(module, op, *alias);
  return success();
}

static LogicalResult defineAlias(ModuleExporter &module, AliasOp op) {
  llvm::Constant *aliasee = exportInitializer(module, op.getInitializerBlock());
  if (!aliasee)
    return failure();
  cast<llvm::GlobalAlias>(module.symbols.lookup(op.getSymNameAttr()))
      ->setAliasee(aliasee);
  return success();
}

static LogicalResult declareIFunc(ModuleExporter &module, IFuncOp op) {
  llvm::Type *type =
      convertValueType(module, op, op.getIFuncType(), op.getAddressSpace());
  if (!type)
    return failure();
  auto *ifunc = llvm::GlobalIFunc::create(
      type, op.getAddressSpace(), convertLinkageToLLVM(op.getLinkage()),
      llvmName(op, op.getSymName()), /*Resolver=*/nullptr, module.target);
  module.symbols[op.getSymNameAttr()] = ifunc;
  setSharedProperties(module, op, *ifunc);
  return success();
}

static LogicalResult defineIFunc(ModuleExporter &module, IFuncOp op) {
  auto *ifunc =
      cast<llvm::GlobalIFunc>(module.symbols.lookup(op.getSymNameAttr()));
  llvm::Constant *resolver =
      module.symbols.lookup(op.getResolverAttr().getAttr());
  if (Attribute code = op->getDiscardableAttr(carrier::resolver))
    resolver = module.constants.decode(code);
  if (!resolver)
    return op.emitOpError("the resolver is not in this module");
  ifunc->setResolver(resolver);
  restoreAttachments(module, op, *ifunc);
  return success();
}

//===----------------------------------------------------------------------===//
// All symbols
//===----------------------------------------------------------------------===//

/// Checks that the global value of `op` has its name: LLVM renames a value if
/// another has the name already. Then checks what LLVM's verifier accepts and
/// its parser does not (LangRef, "Identifiers", "Visibility Styles").
static LogicalResult checkSymbol(ModuleExporter &module, Operation &op) {
  auto symbol = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  llvm::GlobalValue *value = symbol ? module.symbols.lookup(symbol) : nullptr;
  if (!value)
    return success();
  if (value->getName().contains('\0'))
    return op.emitOpError("a name in LLVM IR may not contain a NUL");
  if (value->hasLocalLinkage() && !value->hasDefaultVisibility())
    return op.emitOpError("a symbol with local linkage must have default "
                          "visibility");
  if (value->getName() == llvmName(&op, symbol))
    return success();
  return op.emitOpError("the name '")
         << llvmName(&op, symbol)
         << "' belongs to another symbol; rename one of them";
}

LogicalResult palindrome::exporter::declareSymbol(ModuleExporter &module,
                                                  Operation &op) {
  if (failed(module.lost.check(op)))
    return failure();
  LogicalResult declared =
      llvm::TypeSwitch<Operation *, LogicalResult>(&op)
          .Case(
              [&](GlobalOp global) { return declareVariable(module, global); })
          .Case([&](LLVMFuncOp func) { return declareFunction(module, func); })
          .Case([&](AliasOp alias) { return declareAlias(module, alias); })
          .Case([&](IFuncOp ifunc) { return declareIFunc(module, ifunc); })
          .Case([&](ComdatOp comdat) { return declareComdats(module, comdat); })
          // Other ops are exported by defineSymbol.
          .Default([](Operation *) { return success(); });
  if (failed(declared) || failed(checkSymbol(module, op)))
    return failure();
  if (Bridge *bridge = module.extensions.bridge)
    if (auto symbol =
            op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      if (llvm::GlobalValue *value = module.symbols.lookup(symbol))
        bridge->declare(op, value);
  // Upstream's interfaces look up the function.
  if (auto function = dyn_cast<LLVMFuncOp>(op))
    return convertParameterAttrs(module, function);
  return success();
}

LogicalResult palindrome::exporter::defineSymbol(ModuleExporter &module,
                                                 Operation &op) {
  LogicalResult defined =
      llvm::TypeSwitch<Operation *, LogicalResult>(&op)
          .Case([&](GlobalOp global) { return defineVariable(module, global); })
          .Case([&](LLVMFuncOp func) { return defineFunction(module, func); })
          .Case([&](AliasOp alias) { return defineAlias(module, alias); })
          .Case([&](IFuncOp ifunc) { return defineIFunc(module, ifunc); })
          .Default([&](Operation *other) {
            return isModuleOp(*other) || isa<ComdatOp>(other) ||
                           other->hasTrait<OpTrait::IsTerminator>()
                       ? success()
                       : convertModuleOp(module, *other);
          });
  return failed(defined) ? defined : amendSymbol(module, op);
}
