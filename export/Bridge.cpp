// The bridge: upstream's exporter around ours, and the way from one to the
// other and back.

#include "export/Bridge.h"
#include "export/BodyExporter.h"
#include "export/BridgeDebugInfo.h"
#include "export/Form.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/Transforms/LegalizeForExport.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/Support/SaveAndRestore.h"
#include <mutex>

using namespace palindrome;
using namespace mlir;
using mlir::LLVM::LLVMDialect;
using mlir::LLVM::ModuleTranslation;

//===----------------------------------------------------------------------===//
// Which globals are which: ModuleTranslation can be asked, but not told. An
// explicit instantiation may name what is private (C++ [temp.explicit]).
//===----------------------------------------------------------------------===//

namespace {
using GlobalMap = DenseMap<Operation *, llvm::GlobalValue *>;
template <GlobalMap ModuleTranslation::*globals,
          GlobalMap ModuleTranslation::*aliases,
          GlobalMap ModuleTranslation::*ifuncs>
struct SymbolMaps {
  friend GlobalMap &globalsOf(ModuleTranslation &translation) {
    return translation.*globals;
  }
  friend GlobalMap &aliasesOf(ModuleTranslation &translation) {
    return translation.*aliases;
  }
  friend GlobalMap &ifuncsOf(ModuleTranslation &translation) {
    return translation.*ifuncs;
  }
};
GlobalMap &globalsOf(ModuleTranslation &translation);
GlobalMap &aliasesOf(ModuleTranslation &translation);
GlobalMap &ifuncsOf(ModuleTranslation &translation);
template struct SymbolMaps<&ModuleTranslation::globalsMapping,
                           &ModuleTranslation::aliasesMapping,
                           &ModuleTranslation::ifuncMapping>;
} // namespace

void Bridge::declare(Operation &op, llvm::GlobalValue *value) {
  if (auto *function = llvm::dyn_cast<llvm::Function>(value))
    translation.mapFunction(SymbolTable::getSymbolName(&op), function);
  else if (isa<LLVM::AliasOp>(op))
    aliasesOf(translation)[&op] = value;
  else if (isa<LLVM::IFuncOp>(op))
    ifuncsOf(translation)[&op] = value;
  else
    globalsOf(translation)[&op] = value;
}

//===----------------------------------------------------------------------===//
// To upstream and back
//===----------------------------------------------------------------------===//

/// An export under way through the bridge.
struct Bridge::Run {
  Operation *source;
  const ExportOptions &options;
  Bridge *bridge = nullptr;
  DebugInfoUnifier debugInfo = {};
  bool isVersionOurs = false;
  bool hasFailed = false;
};

thread_local Bridge::Run *Bridge::current = nullptr;

/// The interface of dialects that we export, for upstream to come back.
class Bridge::ComeBack final : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ModuleTranslation &translation) const override {
    if (!current)
      return op->emitError("Palindrome exports this dialect: upstream's "
                           "exporter alone cannot");
    if (isa<ModuleOp>(op)) // The stand-in.
      return success();
    if (isa<llvmx::BridgeOp>(op))
      return exportSource(*current, translation);
    return current->bridge->convertNested(*op, builder);
  }

private:
  static LogicalResult exportSource(Run &run, ModuleTranslation &translation);
};

LogicalResult Bridge::ComeBack::exportSource(Run &run,
                                             ModuleTranslation &translation) {
  ModuleExporter module(run.source, *translation.getLLVMModule(), run.options);
  Bridge bridge(run.source, translation);
  run.bridge = &bridge;
  module.extensions.bridge = &bridge;
  module.types.askForOthers([&](Type type) {
    return LLVM::isCompatibleType(type) ? translation.convertType(type)
                                        : nullptr;
  });
  LogicalResult result = module.run();
  run.isVersionOurs =
      module.target->getModuleFlag("Debug Info Version") != nullptr;
  if (bridge.hasLocated)
    run.debugInfo.collect(module.debugInfo, translation);
  run.hasFailed = failed(result);
  return result;
}

void Bridge::mapUsedValues(Operation &op, BodyExporter &body) {
  llvm::SetVector<Value> used(op.operand_begin(), op.operand_end());
  getUsedValuesDefinedAbove(op.getRegions(), used);
  for (Value value : used) {
    // Upstream knows those of foreign ops, if they are anything in LLVM IR.
    Operation *owner = value.getDefiningOp();
    if (!translation.lookupValue(value) && !(owner && handles(*owner)))
      translation.mapValue(value, body.lookupValue(value));
  }
}

LogicalResult Bridge::convertOperation(Operation &op, BodyExporter &body) {
  mapUsedValues(op, body);
  llvm::SaveAndRestore here(this->body, &body);
  // Where the op is, as upstream says it of the ops within, unless more of it
  // is carried than upstream reads.
  llvm::BasicBlock *block = body.builder.GetInsertBlock();
  if (block && !source->hasAttr(carrier::metadata)) {
    hasLocated = true;
    body.builder.SetCurrentDebugLocation(translation.translateLoc(
        op.getLoc(), block->getParent()->getSubprogram()));
  }
  LogicalResult converted =
      op.getDialect()
          ->getRegisteredInterface<LLVMTranslationDialectInterface>()
          ->convertOperation(&op, body.builder, translation);
  body.comeBack();
  for (Value result : op.getResults())
    if (llvm::Value *value = translation.lookupValue(result))
      body.mapValue(result) = value;
  return converted;
}

/// Exports an op of ours in a region of a foreign one, where `builder` stands.
/// Upstream may take a region several times: what it is becomes upstream's.
LogicalResult Bridge::convertNested(Operation &op,
                                    llvm::IRBuilderBase &builder) {
  if (!body)
    return op.emitError("cannot be exported outside of a function");
  hasLocated = true;
  bool isOurs = &builder == &body->builder;
  llvm::IRBuilderBase::InsertPointGuard guard(body->builder);
  if (!isOurs) {
    body->builder.restoreIP(builder.saveIP());
    body->builder.SetCurrentDebugLocation(builder.getCurrentDebugLocation());
  }
  if (failed(body->exportNested(op)))
    return failure();
  for (Value result : op.getResults())
    if (llvm::Value *value = body->takeValue(result))
      translation.mapValue(result) = value;
  llvm::BasicBlock *block = body->builder.GetInsertBlock();
  if (op.getNumSuccessors() != 0)
    translation.mapBranch(&op, block->getTerminator());
  if (isa<LLVM::CallOp>(op))
    translation.mapCall(&op, llvm::dyn_cast<llvm::CallInst>(&block->back()));
  builder.restoreIP(body->builder.saveIP());
  return success();
}

LogicalResult Bridge::amendOperation(Operation &op,
                                     ArrayRef<llvm::Instruction *> instructions,
                                     NamedAttribute attribute) {
  if (&op == source) // Done, to the stand-in.
    return success();
  return attribute.getNameDialect()
      ->getRegisteredInterface<LLVMTranslationDialectInterface>()
      ->amendOperation(&op, instructions, attribute, translation);
}

LogicalResult Bridge::convertParameterAttr(LLVM::LLVMFuncOp function,
                                           unsigned index,
                                           NamedAttribute attribute) {
  return attribute.getNameDialect()
      ->getRegisteredInterface<LLVMTranslationDialectInterface>()
      ->convertParameterAttr(function, static_cast<int>(index), attribute,
                             translation);
}

//===----------------------------------------------------------------------===//
// Around an export
//===----------------------------------------------------------------------===//

static bool isUpstreams(Dialect *dialect) {
  return dialect &&
         dialect->getRegisteredInterface<LLVMTranslationDialectInterface>();
}

bool Bridge::handles(Operation &op) {
  Dialect *dialect = op.getDialect();
  if (!isUpstreams(dialect))
    return false;
  auto *ours = dialect->getRegisteredInterface<ExportInterface>();
  return !ours || !ours->exportsOperation(op.getName());
}

bool Bridge::handlesAttributes(Dialect *dialect) {
  if (!isUpstreams(dialect))
    return false;
  auto *ours = dialect->getRegisteredInterface<ExportInterface>();
  return !ours || !ours->exportsAttributes();
}

bool Bridge::isNeeded(Operation *module) {
  auto isForeign = [](Dialect *dialect) { return handlesAttributes(dialect); };
  if (llvm::none_of(module->getContext()->getLoadedDialects(), isForeign))
    return false;
  auto hasForeign = [&](DictionaryAttr entries) {
    return entries && llvm::any_of(entries, [&](NamedAttribute entry) {
             return isForeign(entry.getNameDialect());
           });
  };
  return module
      ->walk([&](Operation *op) {
        bool found =
            handles(*op) || hasForeign(op->getDiscardableAttrDictionary());
        if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
          if (ArrayAttr parameters = function.getArgAttrsAttr())
            found |= llvm::any_of(parameters.getAsRange<DictionaryAttr>(),
                                  hasForeign);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The stand-in: a module with an llvmx.bridge, with what upstream's
/// interfaces read off a module while they run.
static OwningOpRef<ModuleOp> createStandIn(Operation *source) {
  OwningOpRef<ModuleOp> standIn = ModuleOp::create(source->getLoc());
  for (NamedAttribute entry : source->getDiscardableAttrDictionary()) {
    StringRef name = entry.getName();
    if (name == LLVMDialect::getDataLayoutAttrName() ||
        name == LLVMDialect::getTargetTripleAttrName() ||
        name == DLTIDialect::kDataLayoutAttrName ||
        Bridge::handlesAttributes(entry.getNameDialect()))
      (*standIn)->setAttr(entry.getName(), entry.getValue());
  }
  OpBuilder builder = OpBuilder::atBlockEnd(standIn->getBody());
  auto bridge = llvmx::BridgeOp::create(builder, source->getLoc());
  // Upstream makes locations if it finds a function with a subprogram.
  for (auto function : source->getRegion(0).getOps<LLVM::LLVMFuncOp>())
    if (isa<FusedLocWith<LLVM::DISubprogramAttr>>(function.getLoc())) {
      builder.setInsertionPointToStart(&bridge.getBody().emplaceBlock());
      LLVM::LLVMFuncOp::create(builder, function.getLoc(), function.getName(),
                               function.getFunctionType());
      break;
    }
  return standIn;
}

LogicalResult Bridge::addWaysBack(Operation *source) {
  // Threads may share a context.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  for (Dialect *dialect : source->getContext()->getLoadedDialects()) {
    if (!dialect->getRegisteredInterface<ExportInterface>())
      continue;
    auto *interface =
        dialect->getRegisteredInterface<LLVMTranslationDialectInterface>();
    if (!interface)
      dialect->addInterface(std::make_unique<ComeBack>(dialect));
    else if (isa<LLVMDialect>(dialect) && !dynamic_cast<ComeBack *>(interface))
      return source->emitError(
          "this context has upstream's translation of the llvm dialect "
          "registered, which cannot export the llvm ops in other dialects' "
          "regions here; register the other dialects' translations alone");
  }
  return success();
}

std::unique_ptr<llvm::Module>
Bridge::exportModule(Operation *source, llvm::LLVMContext &context,
                     const ExportOptions &options) {
  source->getContext()->loadDialect<LLVMDialect, llvmx::LLVMXDialect>();
  if (failed(addWaysBack(source)))
    return nullptr;
  // Upstream connects the phis of foreign regions by their blocks alone.
  source->walk([](Operation *op) {
    if (op->getNumRegions() != 0 && handles(*op))
      LLVM::ensureDistinctSuccessors(op);
  });

  Run run{source, options};
  llvm::SaveAndRestore<Run *> here(current, &run);
  // After our own error, what upstream says of the stand-in is no news.
  ScopedDiagnosticHandler quiet(source->getContext(), [&](Diagnostic &) {
    return success(run.hasFailed);
  });
  OwningOpRef<ModuleOp> standIn = createStandIn(source);
  std::unique_ptr<llvm::Module> target = translateModuleToLLVMIR(
      *standIn, context, FormChoices::of(options.form).moduleName,
      /*disableVerification=*/true);
  if (!target)
    return nullptr;
  run.debugInfo.unify(*target);
  // Upstream says the version of the debug info whether there is any or not.
  if (!run.isVersionOurs &&
      !FormChoices::of(options.form).alwaysSaysDebugVersion)
    removeDebugInfoVersion(*target);
  return target;
}
