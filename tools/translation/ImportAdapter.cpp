// Lets MLIR's own importer call the imports that dialects register with
// Palindrome.

#include "tools/translation/ImportAdapter.h"
#include "mlir/Target/LLVMIR/LLVMImportInterface.h"
#include "mlir/Target/LLVMIR/ModuleImport.h"
#include "palindrome/Extension.h"
#include "translate/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace mlir;
using namespace mlir::LLVM;

// The functions that MLIR's table calls for enumerations.
#include "mlir/Dialect/LLVMIR/LLVMConversionEnumsFromLLVM.inc"

namespace {
/// The ops that a builder makes.
class MadeOps final : public OpBuilder::Listener {
public:
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ops.push_back(op);
  }

  SmallVector<Operation *> ops;
};

/// The state of MLIR's import as an ImportInterface sees it, for one
/// instruction. What the hook maps takes effect by `commit`, and the ops that
/// it makes can be taken back until then.
class Translation final : public ImportTranslation {
  /// Runs `convert`, whose ops are constants that MLIR may use again.
  template <typename Function> auto unheard(Function convert) {
    builder.setListener(nullptr);
    auto restore =
        llvm::make_scope_exit([this] { builder.setListener(&made); });
    return convert();
  }

public:
  Translation(OpBuilder &builder, ModuleImport &import)
      : builder(builder), import(import) {
    builder.setListener(&made);
  }
  ~Translation() override { builder.setListener(nullptr); }

  FailureOr<Value> convertValue(llvm::Value *value) override {
    return unheard([&] { return import.convertValue(value); });
  }
  Type convertType(llvm::Type *type) override {
    return import.convertType(type);
  }
  Location translateLoc(const llvm::DebugLoc &location) override {
    return import.translateLoc(location.get());
  }
  Value &mapValue(llvm::Value *) override { return result; }
  Operation *&mapNoResultOp(llvm::Instruction *) override {
    return resultlessOp;
  }
  LogicalResult convertIntrinsicArguments(
      ArrayRef<llvm::Value *> values, ArrayRef<llvm::OperandBundleUse> bundles,
      bool requiresBundles, ArrayRef<unsigned> immArgPositions,
      ArrayRef<StringLiteral> immArgNames, SmallVectorImpl<Value> &operands,
      SmallVectorImpl<NamedAttribute> &attributes) override {
    return unheard([&] {
      return import.convertIntrinsicArguments(values, bundles, requiresBundles,
                                              immArgPositions, immArgNames,
                                              operands, attributes);
    });
  }
  void convertArgAndResultAttrs(llvm::CallBase *call,
                                ArgAndResultAttrsOpInterface op,
                                ArrayRef<unsigned> immArgPositions) override {
    import.convertArgAndResultAttrs(call, op, immArgPositions);
  }
  void setFastmathFlagsAttr(llvm::Instruction *inst, Operation *op) override {
    import.setFastmathFlagsAttr(inst, op);
  }
  IntegerAttr matchIntegerAttr(llvm::Value *value) override {
    return import.matchIntegerAttr(value);
  }
  FloatAttr matchFloatAttr(llvm::Value *value) override {
    return import.matchFloatAttr(value);
  }
  FPExceptionBehaviorAttr
  matchFPExceptionBehaviorAttr(llvm::Value *value) override {
    return import.matchFPExceptionBehaviorAttr(value);
  }
  RoundingModeAttr matchRoundingModeAttr(llvm::Value *value) override {
    return import.matchRoundingModeAttr(value);
  }

  /// Tells MLIR what `inst` became. Fails if it is used, but has no value.
  LogicalResult commit(llvm::Instruction *inst) {
    if (result)
      import.mapValue(inst, result);
    else if (!inst->use_empty() || !resultlessOp)
      return failure();
    else if (inst->getType()->isVoidTy())
      import.mapNoResultOp(inst, resultlessOp);
    return success();
  }

  void takeBack() {
    for (Operation *op : llvm::reverse(made.ops))
      op->erase();
  }

private:
  OpBuilder &builder;
  ModuleImport &import;
  MadeOps made;
  Value result;
  Operation *resultlessOp = nullptr;
};
} // namespace

/// The name of the synchronization scope of an atomic instruction, for MLIR's
/// table; empty for the system scope.
static StringRef getLLVMSyncScope(llvm::Instruction *inst) {
  std::optional<llvm::SyncScope::ID> scope = llvm::getAtomicSyncScopeID(inst);
  if (!scope || *scope == llvm::SyncScope::System)
    return "";
  SmallVector<StringRef> names;
  inst->getContext().getSyncScopeNames(names);
  return names[*scope];
}

/// Translates `inst` by the table that MLIR generates for the `llvm` dialect.
static LogicalResult importByTable(OpBuilder &odsBuilder,
                                   llvm::Instruction *inst,
                                   ArrayRef<llvm::Value *> llvmOperands,
                                   ModuleImport &moduleImport) {
  auto getPositionFromIndices = [&](ArrayRef<unsigned> indices) {
    return DenseI64ArrayAttr::get(
        odsBuilder.getContext(),
        SmallVector<int64_t>(indices.begin(), indices.end()));
  };
#include "mlir/Dialect/LLVMIR/LLVMOpFromLLVMIRConversions.inc"
  return failure();
}

namespace {
class ImportAdapter final : public LLVMImportDialectInterface {
public:
  explicit ImportAdapter(const ImportInterface &adapted)
      : LLVMImportDialectInterface(adapted.getDialect()), adapted(adapted) {}

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    return adapted.getSupportedIntrinsics();
  }
  ArrayRef<unsigned> getSupportedInstructions() const override {
    return adapted.getSupportedInstructions();
  }
  SmallVector<unsigned>
  getSupportedMetadata(llvm::LLVMContext &context) const override {
    return llvm::map_to_vector(
        adapted.getSupportedMetadata(),
        [&](StringRef kind) { return context.getMDKindID(kind); });
  }

  LogicalResult convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                                 ModuleImport &import) const override {
    return attempt(
        builder, inst, import,
        [&](Translation &translation) {
          return adapted.convertIntrinsic(builder, inst, translation);
        },
        [&] {
          // Without claims, it makes `llvm.call_intrinsic` of any intrinsic.
          LLVMImportInterface unclaimed(getContext());
          return unclaimed.convertIntrinsic(builder, inst, import);
        });
  }

  LogicalResult convertInstruction(OpBuilder &builder, llvm::Instruction *inst,
                                   ArrayRef<llvm::Value *> operands,
                                   ModuleImport &import) const override {
    return attempt(
        builder, inst, import,
        [&](Translation &translation) {
          return adapted.convertInstruction(builder, inst, operands,
                                            translation);
        },
        [&] { return importByTable(builder, inst, operands, import); });
  }

  LogicalResult setMetadataAttrs(OpBuilder &builder, unsigned kind,
                                 llvm::MDNode *node, Operation *op,
                                 ModuleImport &import) const override {
    SmallVector<StringRef> names;
    node->getContext().getMDKindNames(names);
    Translation translation(builder, import);
    return adapted.setMetadataAttrs(builder, names[kind], node, op,
                                    translation);
  }

private:
  /// Runs `hook`; if it fails without an error, what it made is taken back, and
  /// `inst` is translated as if unclaimed.
  LogicalResult
  attempt(OpBuilder &builder, llvm::Instruction *inst, ModuleImport &import,
          llvm::function_ref<LogicalResult(Translation &)> hook,
          llvm::function_ref<LogicalResult()> translateUnclaimed) const {
    {
      ErrorWatch watch(getContext());
      Translation translation(builder, import);
      if (succeeded(hook(translation)) && succeeded(translation.commit(inst)))
        return success();
      if (watch.hasError)
        return failure();
      translation.takeBack();
    }
    return translateUnclaimed();
  }

  const ImportInterface &adapted;
};
} // namespace

LogicalResult palindrome::tools::adaptImports(MLIRContext &context,
                                              ArrayRef<std::string> dialects) {
  for (StringRef name : dialects) {
    const ImportInterface *interface = findImport(context, name);
    if (!interface)
      return failure();
    Dialect *dialect = interface->getDialect();
    if (!dialect->getRegisteredInterface<LLVMImportDialectInterface>())
      dialect->addInterface(std::make_unique<ImportAdapter>(*interface));
  }
  return success();
}
