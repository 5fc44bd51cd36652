// Translates function bodies and initializers: instructions, and the constants
// that they use.

#ifndef PALINDROME_IMPORT_BODY_BODYIMPORTER_H
#define PALINDROME_IMPORT_BODY_BODYIMPORTER_H

#include "import/module/ModuleImporter.h"
#include "palindrome/Extension.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::importer {

/// Translates one function body or one initializer to a region. The tables that
/// MLIR generates call the methods of the first group by these names.
class BodyImporter final : public ImportTranslation {
public:
  BodyImporter(ModuleImporter &module, mlir::Region &region);
  ~BodyImporter() override;

  //===-- For the generated tables ----------------------------------------===//

  mlir::FailureOr<mlir::Value> convertValue(llvm::Value *value) override;
  mlir::Type convertType(llvm::Type *type) override {
    return module.types.convert(type);
  }
  mlir::Location translateLoc(const llvm::DebugLoc &) override {
    return module.unknown;
  }
  mlir::Value &mapValue(llvm::Value *) override { return result; }
  mlir::Operation *&mapNoResultOp(llvm::Instruction *) override {
    return resultlessOp;
  }

  void convertArgAndResultAttrs(
      llvm::CallBase *call, mlir::ArgAndResultAttrsOpInterface op,
      llvm::ArrayRef<unsigned> immArgPositions = {}) override;
  mlir::IntegerAttr matchIntegerAttr(llvm::Value *value) override;
  mlir::FloatAttr matchFloatAttr(llvm::Value *value) override;
  // The table has rows for intrinsics with metadata operands, but
  // importIntrinsic (Calls.cpp) never looks those up.
  mlir::LLVM::DILabelAttr matchLabelAttr(llvm::Value *) { return {}; }
  mlir::FailureOr<llvm::SmallVector<mlir::LLVM::AliasScopeAttr>>
  matchAliasScopeAttrs(llvm::Value *) {
    return mlir::failure();
  }
  void addDebugIntrinsic(llvm::CallInst *) {}

  // Tables.cpp
  static void setIntegerOverflowFlags(llvm::Instruction *inst,
                                      mlir::Operation *op);
  static void setExactFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setDisjointFlag(llvm::Instruction *inst, mlir::Operation *op);
  static void setNonNegFlag(llvm::Instruction *inst, mlir::Operation *op);
  void setFastmathFlagsAttr(llvm::Instruction *inst,
                            mlir::Operation *op) override;
  mlir::LogicalResult convertIntrinsicArguments(
      llvm::ArrayRef<llvm::Value *> values,
      llvm::ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
      llvm::ArrayRef<unsigned> immArgPositions,
      llvm::ArrayRef<llvm::StringLiteral> immArgNames,
      llvm::SmallVectorImpl<mlir::Value> &operands,
      llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes) override;
  mlir::LLVM::FPExceptionBehaviorAttr
  matchFPExceptionBehaviorAttr(llvm::Value *value) override;
  mlir::LLVM::RoundingModeAttr
  matchRoundingModeAttr(llvm::Value *value) override;

  /// Translates a call of an intrinsic that the `llvm` dialect's table has.
  mlir::LogicalResult importIntrinsicByTable(llvm::CallInst *inst);

  //===-- Whole bodies ----------------------------------------------------===//

  /// Translates the blocks of `function` into the region of `op`.
  mlir::LogicalResult importFunction(llvm::Function &function,
                                     mlir::LLVM::LLVMFuncOp op);
  /// Fills the region with one block that returns `constant`.
  mlir::LogicalResult importInitializer(const llvm::Constant *constant);

private:
  // Tables.cpp
  /// Translates a call of an intrinsic by the generated table. Fails if the
  /// table does not have the intrinsic.
  mlir::LogicalResult importByIntrinsicTable(llvm::CallInst *inst);
  /// The values of the clauses of a landing pad.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  convertClauses(llvm::LandingPadInst *inst);
  static mlir::LLVM::FastmathFlags convertFastMath(llvm::FastMathFlags flags);
  /// The text of an MDString that is an argument of a call.
  static llvm::StringRef metadataText(llvm::Value *value);
  /// The name of the synchronization scope of an atomic instruction; empty for
  /// the system scope.
  static llvm::StringRef getLLVMSyncScope(llvm::Instruction *inst);

  /// An argument of an intrinsic as an attribute; null if it is no constant.
  mlir::Attribute argumentAttribute(llvm::Value *value);

  // Instructions.cpp
  mlir::LogicalResult importInstruction(llvm::Instruction &inst);
  mlir::LogicalResult keep(mlir::Operation *op);
  mlir::LogicalResult importByOpcode(llvm::Instruction &inst);
  /// Makes the op of an instruction that needs nothing but its operands.
  mlir::LogicalResult importOrdinary(llvm::Instruction &inst);
  mlir::LogicalResult importByTable(llvm::Instruction *inst,
                                    llvm::ArrayRef<llvm::Value *> operands);
  mlir::LogicalResult importGetElementPtr(llvm::GetElementPtrInst *inst);
  void carryInstruction(llvm::Instruction &inst, mlir::Operation *op);
  void carryMetadata(llvm::Instruction &inst, mlir::Operation *op);
  void setLocation(const llvm::DILocation *location, mlir::Operation *op);
  void numberCall(const llvm::DILocation *location, mlir::LLVM::CallOp op);
  mlir::InFlightDiagnostic emitError(const llvm::Value &value);

  // CommonOps.cpp
  mlir::Operation *makeCommon(llvm::Instruction &inst);
  template <typename OpT>
  mlir::Operation *makeSimple(llvm::Instruction &inst,
                              const typename OpT::Properties &properties);
  template <typename OpT>
  mlir::Operation *makeWrapping(llvm::Instruction &inst);
  template <typename OpT> mlir::Operation *makeExact(llvm::Instruction &inst);
  template <typename OpT>
  mlir::Operation *makeFloating(llvm::Instruction &inst);
  mlir::Operation *makeLoad(llvm::LoadInst &inst);
  mlir::Operation *makeStore(llvm::StoreInst &inst);

  // Interfaces.cpp
  mlir::LogicalResult
  importClaimed(llvm::Instruction &inst,
                llvm::function_ref<mlir::LogicalResult()> convert);

  // Attachments.cpp
  Modelling modelAttachment(unsigned kind, const llvm::MDNode *node,
                            mlir::Operation *op);
  Modelling modelLoop(const llvm::MDNode *node, mlir::Operation *op);

  // ControlFlow.cpp
  void importBlocks(llvm::Function &function);
  void importPhis(llvm::BasicBlock &block, mlir::Block *target);
  mlir::LogicalResult importTerminator(llvm::Instruction &inst);
  mlir::LogicalResult importBranch(llvm::BranchInst *branch);
  mlir::LogicalResult
  successorOperands(llvm::BasicBlock *from, llvm::BasicBlock *to,
                    llvm::SmallVectorImpl<mlir::Value> &operands);
  mlir::LogicalResult importInvoke(llvm::InvokeInst *inst);
  bool passesResult(llvm::Instruction &inst, llvm::BasicBlock &successor);
  mlir::Block *createEdgeBlock(llvm::BasicBlock *from);
  mlir::LogicalResult fillEdgeBlock(mlir::Block *edge, llvm::BasicBlock *from,
                                    llvm::BasicBlock *to);
  void importLandingPads(llvm::Function &function);
  mlir::LogicalResult importLandingPad(llvm::LandingPadInst *inst);
  void carryBlock(llvm::BasicBlock &block);
  mlir::Location carriedLocation(const llvm::Value &value);
  mlir::LLVM::FastmathFlagsAttr fastMathAttribute(llvm::Instruction &inst);
  mlir::StringAttr fastMathText(llvm::FastMathFlags flags);

  // Calls.cpp
  mlir::LogicalResult importCall(llvm::CallInst *inst);
  mlir::LogicalResult importInlineAsm(llvm::CallInst *inst);
  mlir::LogicalResult importIntrinsic(llvm::CallInst *inst);
  mlir::LogicalResult importClaimedIntrinsic(const ImportInterface &claim,
                                             llvm::CallInst *inst);
  mlir::LogicalResult importScopeDeclaration(llvm::CallInst *inst);
  mlir::LogicalResult importCallIntrinsic(llvm::CallInst *inst);
  struct Callee {
    mlir::FlatSymbolRefAttr symbol;
    mlir::TypeAttr variadicType;
    llvm::SmallVector<mlir::Value> operands;
    llvm::SmallVector<llvm::SmallVector<mlir::Value>> bundleOperands;
    llvm::SmallVector<mlir::ValueRange> bundles;
    mlir::ArrayAttr bundleTags;
    mlir::LLVM::CConv callingConv = mlir::LLVM::CConv::C;
    llvm::SmallVector<mlir::Type, 1> resultTypes;
  };
  mlir::LogicalResult importCallee(llvm::CallBase *inst, Callee &callee);
  bool needsLocation(llvm::CallBase *inst, llvm::Function *callee);
  mlir::LogicalResult importBundles(llvm::CallBase *inst, Callee &callee);
  mlir::ArrayAttr resultAttributes(llvm::CallBase *inst,
                                   const CallAttributes &attributes);
  void carryConvention(llvm::CallInst *inst);
  void carryCall(llvm::CallInst *inst, bool withParameters);

  // Fallback.cpp
  mlir::LogicalResult importWithoutOp(llvm::Instruction &inst);

  // DebugRecords.cpp
  mlir::LogicalResult importDebugRecord(llvm::DbgRecord &record);
  mlir::Operation *importModelledRecord(llvm::DbgRecord &record);
  template <typename OpT>
  mlir::Operation *
  makeRecord(mlir::Value value, mlir::LLVM::DILocalVariableAttr variable,
             mlir::LLVM::DIExpressionAttr expression, mlir::Location loc);
  mlir::FailureOr<int32_t>
  importLocal(llvm::Value *value, llvm::SmallVectorImpl<mlir::Value> &operands);
  bool isAvailable(llvm::Value *value);
  bool isElsewhere(const llvm::DILocation *location);
  void carryIds();

  // Constants.cpp
  mlir::FailureOr<mlir::Value> importConstant(llvm::Constant *constant);
  mlir::FailureOr<mlir::Value> importAggregate(llvm::Constant *constant);
  mlir::FailureOr<mlir::Value> importExpression(llvm::ConstantExpr *expr);

  mlir::Value placeholder(llvm::Value *value);
  void define(llvm::Value *value, mlir::Value translated);
  /// Whether `value` has been translated, rather than only used.
  bool isDefined(llvm::Value *value) const {
    return values.contains(value) && !placeholders.contains(value);
  }
  void carry(mlir::StringAttr name, mlir::Attribute value) {
    carried.emplace_back(name, value);
  }
  void carry(llvm::StringLiteral name, mlir::Attribute value) {
    carried.push_back(module.carry(name, value));
  }

  mlir::OpBuilder builder;
  ModuleImporter &module;
  mlir::Region &region;
  mlir::OpBuilder constants; ///< At the start of the first block.
  mlir::Operation *lastConstant = nullptr;
  unsigned constantDepth = 0; ///< Of the constant that is being imported.

  llvm::DenseMap<llvm::Value *, mlir::Value> values;
  llvm::DenseMap<llvm::Value *, mlir::Operation *> placeholders;

  /// The numbers (`llvmx.id`) of values that records and calls refer to where
  /// the values do not dominate them.
  llvm::MapVector<llvm::Value *, int32_t> ids;
  std::unique_ptr<llvm::DominatorTree> dominators;
  /// A location that is known to be in the current function.
  const llvm::DILocation *localLocation = nullptr;

  unsigned numTokenOps = 0;
  /// The number of calls of defined functions at each location.
  llvm::DenseMap<const llvm::DILocation *, int32_t> callsAt;

  /// The op that was made of the current instruction.
  mlir::Operation *madeOp() {
    return resultlessOp ? resultlessOp
           : result     ? result.getDefiningOp()
                        : nullptr;
  }

  /// The attachments of an instruction of the module beside its location. LLVM
  /// looks them up in a table of the context.
  llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>>
  attachments(const llvm::Instruction &inst) {
    if (recentAttachments.inst != &inst) {
      recentAttachments.inst = &inst;
      recentAttachments.nodes.clear();
      if (inst.hasMetadataOtherThanDebugLoc())
        inst.getAllMetadataOtherThanDebugLoc(recentAttachments.nodes);
    }
    return recentAttachments.nodes;
  }
  struct {
    const llvm::Instruction *inst = nullptr;
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  } recentAttachments;

  // The current instruction.
  llvm::BasicBlock *currentBlock = nullptr;
  mlir::Value result;
  mlir::Operation *resultlessOp = nullptr;
  llvm::SmallVector<mlir::NamedAttribute> carried;

  // The current function: the numbers of its blocks, and the predecessors of
  // each in canonical order (by layout, then by place in the terminator).
  llvm::DenseMap<llvm::BasicBlock *, unsigned> blockNumbers;
  llvm::SmallVector<mlir::Block *> blocks;
  llvm::SmallVector<llvm::SmallVector<llvm::BasicBlock *, 2>> predecessors;
  /// For a block with many predecessors, the place of each in the first phi.
  llvm::DenseMap<llvm::BasicBlock *,
                 llvm::DenseMap<llvm::BasicBlock *, unsigned>>
      incomingPlaces;
};

/// The value of an llvm.mlir.constant op for `constant`; null if there is none
/// that reads back from text as the same constant.
mlir::Attribute constantAttribute(ModuleImporter &module,
                                  const llvm::Constant *constant);

/// Fills `region` with an initializer. An error that it reports names `owner`.
mlir::LogicalResult importInitializer(ModuleImporter &module,
                                      mlir::Region &region,
                                      const llvm::Constant *constant,
                                      const llvm::GlobalValue &owner);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_BODY_BODYIMPORTER_H
