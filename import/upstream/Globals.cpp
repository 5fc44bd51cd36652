// Translates global variables, aliases, ifuncs and comdats (LangRef, "Global
// Variables", "Aliases", "IFuncs", "Comdats") in the upstream form.

#include "import/Enums.h"
#include "import/upstream/Body.h"
#include "import/upstream/Importer.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using mlir::failed;
using mlir::failure;
using mlir::success;

static constexpr llvm::StringLiteral comdatTable = "__llvm_global_comdat";

/// A builder behind the last global, or at the start of the module.
mlir::OpBuilder Importer::atGlobals() {
  mlir::OpBuilder at(&context);
  if (lastGlobal)
    at.setInsertionPointAfter(lastGlobal);
  else
    at.setInsertionPointToStart(op.getBody());
  return at;
}

//===----------------------------------------------------------------------===//
// Comdats
//===----------------------------------------------------------------------===//

/// Translates the comdats in the order of their first uses.
void Importer::importComdats() {
  llvm::SmallSetVector<const llvm::Comdat *, 8> comdats;
  auto collect = [&](const llvm::GlobalObject &object) {
    if (const llvm::Comdat *comdat = object.getComdat())
      comdats.insert(comdat);
  };
  llvm::for_each(source.globals(), collect);
  llvm::for_each(source.functions(), collect);
  if (comdats.empty())
    return;
  mlir::OpBuilder at = atGlobals();
  auto table = ComdatOp::create(at, moduleLoc(), comdatTable);
  lastGlobal = table;
  at.setInsertionPointToEnd(&table.getBody().back());
  for (const llvm::Comdat *comdat : comdats)
    ComdatSelectorOp::create(at, moduleLoc(), comdat->getName(),
                             convertComdatFromLLVM(comdat->getSelectionKind()));
}

mlir::SymbolRefAttr Importer::comdatOf(const llvm::GlobalObject &object) {
  const llvm::Comdat *comdat = object.getComdat();
  if (!comdat)
    return {};
  return mlir::SymbolRefAttr::get(
      builder.getStringAttr(comdatTable),
      mlir::FlatSymbolRefAttr::get(&context, comdat->getName()));
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

mlir::LogicalResult Importer::importVariable(llvm::GlobalVariable &variable) {
  mlir::OpBuilder at = atGlobals();
  mlir::Type valueType = type(variable.getValueType());
  mlir::Attribute value;
  if (variable.hasInitializer())
    value = constantAttribute(variable.getInitializer());

  llvm::SmallVector<mlir::Attribute> debugExpressions;
  llvm::SmallVector<llvm::DIGlobalVariableExpression *> nodes;
  variable.getDebugInfo(nodes);
  for (llvm::DIGlobalVariableExpression *node : nodes)
    debugExpressions.push_back(debugInfo.globalExpression(node));

  auto global = GlobalOp::create(
      at, moduleLoc(), valueType, variable.isConstant(),
      convertLinkageFromLLVM(variable.getLinkage()),
      symbol(&variable).getValue(), value,
      variable.getAlign() ? variable.getAlign()->value() : 0,
      variable.getAddressSpace(), variable.isDSOLocal(),
      variable.isThreadLocal(), comdatOf(variable),
      llvm::ArrayRef<mlir::NamedAttribute>(), debugExpressions);
  lastGlobal = global;
  if (variable.hasInitializer() && !value &&
      failed(Body(*this, global.getInitializerRegion())
                 .importInitializer(variable.getInitializer(), moduleLoc())))
    return failure();

  if (variable.hasAtLeastLocalUnnamedAddr())
    global.setUnnamedAddr(
        convertUnnamedAddrFromLLVM(variable.getUnnamedAddr()));
  if (variable.hasSection())
    global.setSection(variable.getSection());
  global.setVisibility_(convertVisibilityFromLLVM(variable.getVisibility()));
  if (variable.hasAttributes())
    if (mlir::ArrayAttr list =
            passthrough(global.getLoc(), variable.getAttributes(),
                        /*onFunction=*/false))
      global.setTargetSpecificAttrsAttr(list);
  return success();
}

/// Translates a list of constructors or destructors.
mlir::LogicalResult Importer::importStructors(llvm::GlobalVariable &variable) {
  if (!variable.hasInitializer() || !variable.hasAppendingLinkage())
    return failure();
  llvm::Constant *list = variable.getInitializer();
  bool isEmpty = isa<llvm::ConstantAggregateZero>(list) &&
                 cast<llvm::ConstantAggregateZero>(list)
                         ->getElementCount()
                         .getFixedValue() == 0;
  if (!isa<llvm::ConstantArray>(list) && !isEmpty)
    return failure();
  llvm::SmallVector<mlir::Attribute> functions, data;
  llvm::SmallVector<int32_t> priorities;
  for (const llvm::Use &use : list->operands()) {
    auto *entry = dyn_cast<llvm::ConstantStruct>(use.get());
    if (!entry || entry->getNumOperands() != 3)
      return failure();
    auto *priority = dyn_cast<llvm::ConstantInt>(entry->getOperand(0));
    auto *function = dyn_cast<llvm::Function>(entry->getOperand(1));
    llvm::Constant *associated = entry->getOperand(2);
    auto *key = dyn_cast<llvm::GlobalValue>(associated);
    if (!priority || !function || (!key && !associated->isNullValue()))
      return failure();
    functions.push_back(
        mlir::FlatSymbolRefAttr::get(&context, function->getName()));
    priorities.push_back(static_cast<int32_t>(priority->getZExtValue()));
    data.push_back(key ? mlir::Attribute(symbol(key))
                       : ZeroAttr::get(&context));
  }
  mlir::OpBuilder at = atGlobals();
  auto create = [&](auto kind) {
    lastGlobal = decltype(kind)::create(
        at, moduleLoc(), builder.getArrayAttr(functions),
        builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  };
  if (variable.getName() == "llvm.global_ctors")
    create(GlobalCtorsOp());
  else
    create(GlobalDtorsOp());
  return success();
}

mlir::LogicalResult Importer::importGlobals() {
  for (llvm::GlobalVariable &variable : source.globals()) {
    bool isList = variable.getName() == "llvm.global_ctors" ||
                  variable.getName() == "llvm.global_dtors";
    if (failed(isList ? importStructors(variable) : importVariable(variable)))
      return mlir::emitError(unknown)
             << "unhandled global variable: " << upstream::textOf(variable);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Aliases and ifuncs
//===----------------------------------------------------------------------===//

mlir::LogicalResult Importer::importAlias(llvm::GlobalAlias &alias) {
  mlir::OpBuilder at = atGlobals();
  auto result = AliasOp::create(at, moduleLoc(), type(alias.getValueType()),
                                convertLinkageFromLLVM(alias.getLinkage()),
                                alias.getName(), alias.isDSOLocal(),
                                alias.isThreadLocal(),
                                llvm::ArrayRef<mlir::NamedAttribute>());
  lastGlobal = result;
  if (failed(Body(*this, result.getInitializerRegion())
                 .importInitializer(alias.getAliasee(), moduleLoc())))
    return failure();
  if (alias.hasAtLeastLocalUnnamedAddr())
    result.setUnnamedAddr(convertUnnamedAddrFromLLVM(alias.getUnnamedAddr()));
  result.setVisibility_(convertVisibilityFromLLVM(alias.getVisibility()));
  return success();
}

mlir::LogicalResult Importer::importAliases() {
  for (llvm::GlobalAlias &alias : source.aliases())
    if (failed(importAlias(alias)))
      return mlir::emitError(unknown)
             << "unhandled global alias: " << upstream::textOf(alias);
  return success();
}

mlir::LogicalResult Importer::importIFunc(llvm::GlobalIFunc &ifunc) {
  mlir::OpBuilder at = atGlobals();
  llvm::Constant *resolver = ifunc.getResolver();
  auto result = IFuncOp::create(
      at, moduleLoc(), ifunc.getName(), type(ifunc.getValueType()),
      resolver->getName(), type(resolver->getType()),
      convertLinkageFromLLVM(ifunc.getLinkage()),
      convertVisibilityFromLLVM(ifunc.getVisibility()));
  // The next ifunc is inserted before this one.
  result.setDsoLocal(ifunc.isDSOLocal());
  result.setAddressSpace(ifunc.getAddressSpace());
  result.setUnnamedAddr(convertUnnamedAddrFromLLVM(ifunc.getUnnamedAddr()));
  return success();
}

mlir::LogicalResult Importer::importIFuncs() {
  for (llvm::GlobalIFunc &ifunc : source.ifuncs())
    if (failed(importIFunc(ifunc)))
      return mlir::emitError(unknown)
             << "unhandled global ifunc: " << upstream::textOf(ifunc);
  return success();
}
