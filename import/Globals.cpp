// Translates global variables, aliases, ifuncs and comdats (LangRef, "Global
// Variables", "Aliases", "IFuncs", "Comdats").

#include "import/Globals.h"
#include "import/GlobalValues.h"
#include "import/ModuleOps.h"
#include "import/body/BodyImporter.h"
#include "import/module/ModuleImporter.h"
#include "import/types/Enums.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using mlir::failed;
using mlir::failure;
using mlir::success;

//===----------------------------------------------------------------------===//
// Comdats
//===----------------------------------------------------------------------===//

/// The symbol of the op that contains all comdats.
static constexpr llvm::StringLiteral comdatTable = "__llvm_global_comdat";

static void importComdats(ModuleImporter &module) {
  llvm::SmallSetVector<const llvm::Comdat *, 8> comdats;
  for (const llvm::GlobalObject &object : module.source.global_objects())
    if (const llvm::Comdat *comdat = object.getComdat())
      comdats.insert(comdat);
  if (comdats.empty())
    return;

  module.symbols.comdatTable = comdatTable.str();
  if (module.source.getNamedValue(comdatTable))
    module.symbols.comdatTable = module.symbols.freshName(comdatTable);
  mlir::OpBuilder &builder = module.builder;
  auto table =
      ComdatOp::create(builder, module.unknown, module.symbols.comdatTable);
  mlir::OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&table.getBody().front());
  for (const llvm::Comdat *comdat : comdats) {
    auto selector = ComdatSelectorOp::create(
        builder, module.unknown,
        module.symbols.comdat(comdat).getRootReference(),
        convertComdatFromLLVM(comdat->getSelectionKind()));
    if (comdat->getName().empty())
      selector->setDiscardableAttr(carrier::symbolName,
                                   builder.getStringAttr(""));
  }
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The initializer as an attribute; null if no attribute represents it exactly.
static mlir::Attribute initializerAttribute(ModuleImporter &module,
                                            const llvm::Constant *initializer) {
  if (llvm::isa<llvm::ConstantInt, llvm::ConstantFP,
                llvm::ConstantDataSequential>(initializer))
    return constantAttribute(module, initializer);
  return {};
}

/// The attributes of the `!dbg` attachments of a variable; null if one of them
/// has no attribute. Clears `isExact` if one of them does not represent its
/// node exactly.
static mlir::ArrayAttr debugInfoOf(ModuleImporter &module,
                                   const llvm::GlobalVariable &variable,
                                   bool &isExact) {
  llvm::SmallVector<llvm::MDNode *, 1> nodes;
  variable.getMetadata(llvm::LLVMContext::MD_dbg, nodes);
  llvm::SmallVector<mlir::Attribute> expressions;
  for (const llvm::MDNode *node : nodes) {
    auto expression =
        module.debugInfo.nearest<DIGlobalVariableExpressionAttr>(node);
    if (!expression)
      return {};
    expressions.push_back(expression);
    isExact &= module.debugInfo.attribute(node) == expression;
  }
  return nodes.empty() ? mlir::ArrayAttr()
                       : module.builder.getArrayAttr(expressions);
}

static llvm::LogicalResult
importVariable(ModuleImporter &module, const llvm::GlobalVariable &variable) {
  mlir::OpBuilder &builder = module.builder;
  mlir::Type type = module.types.convert(variable.getValueType());
  if (!type)
    return module.emitError() << "cannot import global @" << variable.getName()
                              << ": its type has no MLIR type";

  mlir::Attribute value;
  if (variable.hasInitializer())
    value = initializerAttribute(module, variable.getInitializer());
  auto create = [&] {
    return GlobalOp::create(
        builder, module.unknown, type, variable.isConstant(),
        convertLinkageFromLLVM(variable.getLinkage()),
        module.symbols.reference(&variable).getValue(), value,
        variable.getAlign() ? variable.getAlign()->value() : 0,
        variable.getAddressSpace(), variable.isDSOLocal(),
        variable.isThreadLocal());
  };
  GlobalOp op = create();
  // A type or value that the op does not accept is carried, beside a type that
  // every linkage accepts.
  llvm::SmallVector<mlir::NamedAttribute> carried;
  bool carriesType = !module.verifier.accepts(op);
  if (carriesType) {
    op->erase();
    carried.push_back(
        module.carry(carrier::valueType, mlir::TypeAttr::get(type)));
    type = LLVMArrayType::get(builder.getI8Type(), 0);
    value = {};
    if (variable.hasInitializer()) {
      mlir::Attribute code = module.constants.encode(variable.getInitializer());
      if (!code)
        return module.emitError()
               << "cannot import the initializer of @" << variable.getName();
      carried.push_back(module.carry(carrier::initializer, code));
    }
    op = create();
  }
  // The verifier looks a comdat up among all of the module, and finds it.
  if (mlir::SymbolRefAttr comdat = module.symbols.comdatOf(variable))
    op.setComdatAttr(comdat);
  if (variable.hasGlobalUnnamedAddr() || variable.hasAtLeastLocalUnnamedAddr())
    op.setUnnamedAddr(convertUnnamedAddrFromLLVM(variable.getUnnamedAddr()));
  if (variable.hasSection())
    op.setSection(variable.getSection());
  op.setVisibility_(convertVisibilityFromLLVM(variable.getVisibility()));
  op.setExternallyInitialized(variable.isExternallyInitialized());

  carryGlobalValue(module, variable, carried);
  if (mlir::ArrayAttr attributes =
          module.attributes.encodeSet(variable.getAttributes()))
    carried.push_back(module.carry(carrier::attributes, attributes));
  bool isExact = true;
  mlir::ArrayAttr debugInfo = debugInfoOf(module, variable, isExact);
  if (debugInfo)
    op.setDbgExprsAttr(debugInfo);
  if (mlir::Attribute attachments = importAttachments(
          module, variable, op,
          [&](unsigned kind, llvm::StringRef, const llvm::MDNode *) {
            if (!debugInfo || kind != llvm::LLVMContext::MD_dbg)
              return Modelling::no("the dialect has no form for it here");
            return isExact ? Modelling::exactly() : Modelling::inPart();
          }))
    carried.push_back(module.carry(carrier::attachments, attachments));
  if (std::optional<llvm::CodeModel::Model> model = variable.getCodeModel())
    carried.push_back(
        module.carry(carrier::codeModel, builder.getI32IntegerAttr(*model)));
  setCarried(op, carried);

  if (variable.hasInitializer() && !value && !carriesType)
    return importInitializer(module, op.getInitializerRegion(),
                             variable.getInitializer(), variable);
  return success();
}

//===----------------------------------------------------------------------===//
// Aliases and ifuncs
//===----------------------------------------------------------------------===//

static llvm::LogicalResult importAlias(ModuleImporter &module,
                                       const llvm::GlobalAlias &alias) {
  mlir::Type type = module.types.convert(alias.getValueType());
  if (!type)
    return module.emitError() << "cannot import alias @" << alias.getName()
                              << ": its type has no MLIR type";
  auto op = AliasOp::create(module.builder, module.unknown, type,
                            convertLinkageFromLLVM(alias.getLinkage()),
                            module.symbols.reference(&alias).getValue(),
                            alias.isDSOLocal(), alias.isThreadLocal());
  if (alias.hasGlobalUnnamedAddr() || alias.hasAtLeastLocalUnnamedAddr())
    op.setUnnamedAddr(convertUnnamedAddrFromLLVM(alias.getUnnamedAddr()));
  op.setVisibility_(convertVisibilityFromLLVM(alias.getVisibility()));
  if (failed(importInitializer(module, op.getInitializerRegion(),
                               alias.getAliasee(), alias)))
    return failure();
  llvm::SmallVector<mlir::NamedAttribute> carried;
  if (!module.verifier.accepts(op)) {
    carried.push_back(
        module.carry(carrier::valueType, mlir::TypeAttr::get(type)));
    op.setAliasType(module.builder.getI8Type());
  }
  carryGlobalValue(module, alias, carried);
  setCarried(op, carried);
  return success();
}

static llvm::LogicalResult importIFunc(ModuleImporter &module,
                                       const llvm::GlobalIFunc &ifunc) {
  // The resolver of the op is a symbol; an expression is carried.
  llvm::SmallVector<mlir::NamedAttribute> carried;
  mlir::Type resolverType =
      module.types.convert(ifunc.getResolver()->getType());
  auto *resolver = llvm::dyn_cast<llvm::GlobalValue>(ifunc.getResolver());
  if (!resolver) {
    resolver = llvm::dyn_cast<llvm::GlobalValue>(
        ifunc.getResolver()->stripPointerCasts());
    resolverType =
        LLVMPointerType::get(&module.context, ifunc.getAddressSpace());
    if (mlir::Attribute code = module.constants.encode(ifunc.getResolver()))
      carried.push_back(module.carry(carrier::resolver, code));
    else
      resolver = nullptr;
  }
  mlir::Type type = module.types.convert(ifunc.getValueType());
  if (!type || !resolver)
    return module.emitError() << "cannot import ifunc @" << ifunc.getName()
                              << (type ? ": its resolver is not a symbol"
                                       : ": its type has no MLIR type");
  auto op =
      IFuncOp::create(module.builder, module.unknown,
                      module.symbols.reference(&ifunc).getValue(), type,
                      module.symbols.reference(resolver).getValue(),
                      resolverType, convertLinkageFromLLVM(ifunc.getLinkage()),
                      convertVisibilityFromLLVM(ifunc.getVisibility()));
  op.setDsoLocal(ifunc.isDSOLocal());
  op.setAddressSpace(ifunc.getAddressSpace());
  op.setUnnamedAddr(convertUnnamedAddrFromLLVM(ifunc.getUnnamedAddr()));
  carryGlobalValue(module, ifunc, carried);
  if (mlir::Attribute attachments = importAttachments(module, ifunc, op))
    carried.push_back(module.carry(carrier::attachments, attachments));
  setCarried(op, carried);
  return success();
}

llvm::LogicalResult
palindrome::importer::importGlobals(ModuleImporter &module) {
  importComdats(module);
  for (const llvm::GlobalVariable &variable : module.source.globals())
    if (!importStructors(module, variable) &&
        failed(importVariable(module, variable)))
      return failure();
  for (const llvm::GlobalAlias &alias : module.source.aliases())
    if (failed(importAlias(module, alias)))
      return failure();
  for (const llvm::GlobalIFunc &ifunc : module.source.ifuncs())
    if (failed(importIFunc(module, ifunc)))
      return failure();
  return success();
}
