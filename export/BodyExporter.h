// Regions to bodies: ops to instructions and constants.

#ifndef PALINDROME_EXPORT_BODYEXPORTER_H
#define PALINDROME_EXPORT_BODYEXPORTER_H

#include "export/BodyBuilder.h"
#include "export/FastMath.h"
#include "export/ModuleExporter.h"
#include "llvm/IR/Instructions.h"
#include <map>

namespace palindrome {

/// Translates one function body, one initializer or one op of the module. The
/// tables that MLIR generates call the methods of the first two groups by these
/// names.
class BodyExporter final : public ExportTranslation {
public:
  explicit BodyExporter(ModuleExporter &module)
      : module(module), builder(module.context, module.target->getDataLayout(),
                                module.form.folding) {}
  ~BodyExporter() override;

  //===-- For every dialect -----------------------------------------------===//

  llvm::Module &getLLVMModule() override { return *module.target; }
  llvm::Value *&mapValue(mlir::Value value) override { return values[value]; }
  llvm::Value *lookupValue(mlir::Value value) override;
  llvm::BasicBlock *lookupBlock(mlir::Block *block) override;
  llvm::GlobalValue *lookupSymbol(llvm::StringRef name) override {
    return module.symbols.lookup(
        mlir::StringAttr::get(module.source->getContext(), name));
  }
  llvm::Type *convertType(mlir::Type type) override {
    return module.types.convert(type);
  }
  /// The same, where conversion passes give `type` a form in LLVM IR.
  llvm::Type *convertLoweredType(mlir::Type type) {
    mlir::Type lowered = module.lowered.convert(type);
    return lowered ? convertType(lowered) : nullptr;
  }
  llvm::Constant *convertConstant(llvm::Type *type, mlir::Attribute value,
                                  mlir::Location loc) override;
  llvm::CallInst *
  createIntrinsicCall(mlir::Operation *op, llvm::Intrinsic::ID id,
                      unsigned numResults,
                      llvm::ArrayRef<unsigned> overloadedResults,
                      llvm::ArrayRef<unsigned> overloadedOperands,
                      llvm::ArrayRef<unsigned> immArgPositions,
                      llvm::ArrayRef<llvm::StringLiteral> immArgNames) override;
  mlir::LogicalResult convertArgAndResultAttrs(
      mlir::ArgAndResultAttrsOpInterface op, llvm::CallBase *call,
      llvm::ArrayRef<unsigned> immArgPositions = {}) override;
  void setAccessGroupsMetadata(mlir::LLVM::AccessGroupOpInterface op,
                               llvm::Instruction *inst) override;
  void setAliasScopeMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                             llvm::Instruction *inst) override;
  void setTBAAMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                       llvm::Instruction *inst) override;

  //===-- For the tables of the `llvm` dialect ----------------------------===//

  void setDisjointFlag(mlir::Operation *op, llvm::Value *value);
  template <typename OpT>
  void setAccessGroupsMetadata(OpT op, llvm::Instruction *inst) {
    if (mlir::ArrayAttr groups = op.getAccessGroupsAttr())
      inst->setMetadata(llvm::LLVMContext::MD_access_group,
                        module.modelled.accessGroups(groups));
  }
  template <typename OpT>
  void setAliasScopeMetadata(OpT op, llvm::Instruction *inst) {
    if (mlir::ArrayAttr scopes = op.getAliasScopesAttr())
      inst->setMetadata(llvm::LLVMContext::MD_alias_scope,
                        module.modelled.aliasScopes(scopes));
    if (mlir::ArrayAttr scopes = op.getNoaliasScopesAttr())
      inst->setMetadata(llvm::LLVMContext::MD_noalias,
                        module.modelled.aliasScopes(scopes));
  }
  template <typename OpT>
  void setTBAAMetadata(OpT op, llvm::Instruction *inst) {
    if (mlir::ArrayAttr tags = op.getTbaaAttr())
      module.modelled.setTBAA(tags, op, inst);
  }
  template <typename OpT>
  void setDereferenceableMetadata(OpT op, llvm::Instruction *inst) {
    if (mlir::LLVM::DereferenceableAttr bytes = op.getDereferenceableAttr())
      module.modelled.setDereferenceable(bytes, inst);
  }
  llvm::RoundingMode translateRoundingMode(mlir::LLVM::RoundingMode mode);
  llvm::fp::ExceptionBehavior
  translateFPExceptionBehavior(mlir::LLVM::FPExceptionBehavior behavior);
  llvm::MDNode *
  getOrCreateAliasScopes(llvm::ArrayRef<mlir::LLVM::AliasScopeAttr> scopes);
  llvm::DILocation *translateLoc(mlir::Location loc, llvm::DILocalScope *scope);
  llvm::Metadata *translateDebugInfo(mlir::LLVM::DINodeAttr node);
  llvm::DIExpression *
  translateExpression(mlir::LLVM::DIExpressionAttr expression);

  //===-- Whole bodies ----------------------------------------------------===//

  /// Fills the blocks of a function.
  mlir::LogicalResult exportFunction(mlir::LLVM::LLVMFuncOp op);
  /// The constant that `block` returns; null after an error was reported.
  llvm::Constant *exportInitializer(mlir::Block &block);

  //===-- The `llvm` and `llvmx` dialects ---------------------------------===//

  /// Exports an op of theirs.
  mlir::LogicalResult exportInstruction(mlir::Operation &op);
  /// Puts what `entry` of an op carries on the instruction made from it.
  void amendInstruction(mlir::NamedAttribute entry, llvm::Instruction *inst);

  //===-- The bridge ------------------------------------------------------===//

  bool isInForeignRegion() const { return isNested; }
  /// Exports an op in a region of a foreign one, where the builder stands.
  mlir::LogicalResult exportNested(mlir::Operation &op);
  /// Gives the value of a result, and forgets it.
  llvm::Value *takeValue(mlir::Value value) {
    llvm::Value *taken = values.lookup(value);
    values.erase(value);
    return taken;
  }
  /// Takes the builder back from another dialect.
  void comeBack() {
    location = nullptr;
    builder.SetCurrentDebugLocation(llvm::DebugLoc());
  }

  ModuleExporter &module;
  BodyBuilder builder;

  mlir::LogicalResult exportCallIntrinsic(mlir::LLVM::CallIntrinsicOp op);

private:
  /// An edge into a block: from where, and with which operands.
  struct Edge {
    llvm::BasicBlock *from;
    mlir::OperandRange operands;
    mlir::Operation *terminator;
    /// Whether `from` is a block of this edge's own, which has phis.
    bool isSplit = false;
  };
  /// The block that an edge comes from now: other dialects split blocks.
  llvm::BasicBlock *sourceOf(const Edge &edge);

  // Instructions.cpp
  mlir::LogicalResult exportOperation(mlir::Operation &op);
  mlir::LogicalResult exportByTable(mlir::Operation &op,
                                    llvm::IRBuilderBase &builder);
  mlir::LogicalResult exportIntrinsicByTable(mlir::Operation &op,
                                             llvm::IRBuilderBase &builder);
  llvm::SmallVector<llvm::Value *> exportIndices(mlir::LLVM::GEPOp op);
  mlir::LogicalResult exportCast(mlir::Operation &op,
                                 llvm::Instruction::CastOps opcode);
  llvm::DILocation *locationHere(mlir::Location loc);
  void setLocation(llvm::DILocation *next);
  mlir::LogicalResult convertAndAmend(mlir::Operation &op);
  mlir::LogicalResult amend(mlir::Operation &op, llvm::Instruction *before);
  mlir::LogicalResult amendNothing(mlir::Operation &op);
  bool belongsHere(llvm::DILocation *location, llvm::StringRef entry);

  // ControlFlow.cpp
  void exportPhis(mlir::Block &block, llvm::BasicBlock *target);
  void setBranchWeights(mlir::DenseI32ArrayAttr weights,
                        llvm::Instruction *inst);
  void setLoop(mlir::Operation &op, mlir::LLVM::LoopAnnotationAttr annotation,
               llvm::Instruction *inst);
  llvm::PHINode *passOn(llvm::Value *value, llvm::PHINode *phi,
                        const Edge &edge);
  llvm::SmallVector<Edge, 2> edgesByPredecessor(mlir::Block &block);
  void finishPhis(mlir::Block &block, llvm::BasicBlock *target);
  void orderPredecessors(mlir::Block &block, llvm::BasicBlock *target);
  mlir::LogicalResult exportTerminator(mlir::Operation &op);
  mlir::LogicalResult exportInvoke(mlir::LLVM::InvokeOp op);
  mlir::LogicalResult exportLandingPad(mlir::LLVM::LandingpadOp op);
  llvm::BasicBlock *successor(mlir::Block *block, mlir::OperandRange operands,
                              mlir::Operation *terminator);
  llvm::SmallVector<llvm::BasicBlock *>
  successors(mlir::Operation &op, mlir::SuccessorRange blocks,
             llvm::ArrayRef<int32_t> segments);
  bool passSame(mlir::OperandRange first, mlir::OperandRange second);
  llvm::BasicBlock *splitEdge(mlir::Block *block, llvm::BasicBlock *target,
                              mlir::OperandRange operands,
                              mlir::Operation *terminator);
  void findClauses(mlir::Region &body);
  /// Restores what a location carries for what takes no attributes.
  void restoreFromLocation(mlir::Location loc, llvm::Value *value);

  // LoopLocations.cpp
  llvm::MDNode *loopWithin(llvm::MDNode *loop, const llvm::DILocation *branch);
  /// Moves the locations of loops into this function, or drops them.
  void finishLoops();

  // Fallback.cpp
  mlir::LogicalResult exportWithoutOp(mlir::Operation &op);
  /// Checks the pads of a funclet's instructions, when all are made.
  mlir::LogicalResult checkPads();

  // Calls.cpp
  mlir::LogicalResult exportCall(mlir::LLVM::CallOp op);
  mlir::LogicalResult exportInlineAsm(mlir::LLVM::InlineAsmOp op);
  llvm::SmallVector<llvm::OperandBundleDef>
  exportBundles(mlir::OperandRangeRange operands, mlir::ArrayAttr tags);
  /// Callee and arguments of a call or invoke.
  struct CallSite {
    llvm::FunctionType *type = nullptr;
    llvm::Value *callee = nullptr;
    llvm::SmallVector<llvm::Value *> arguments;
  };
  mlir::LogicalResult exportCallee(mlir::Operation *op,
                                   mlir::FlatSymbolRefAttr symbol,
                                   mlir::OperandRange operands,
                                   mlir::TypeAttr variadicType, CallSite &site);
  llvm::FunctionType *functionType(mlir::Operation *op,
                                   llvm::ArrayRef<llvm::Value *> arguments);
  llvm::Function *intrinsicCallee(mlir::LLVM::CallIntrinsicOp op,
                                  llvm::ArrayRef<llvm::Value *> arguments);
  void restoreCallAttributes(mlir::Operation *op, CallAttributeParts &parts);
  mlir::LogicalResult setAttributes(llvm::CallBase *call,
                                    llvm::AttributeList list);
  void amendCallingConv(mlir::Operation *op, llvm::CallBase *call);
  void amendCall(mlir::Operation *op, llvm::CallInst *call);

  // DebugRecords.cpp
  mlir::LogicalResult exportModelledRecord(mlir::Operation &op);
  void insertRecord(llvm::DbgRecord *record);
  mlir::LogicalResult exportDebugRecord(mlir::LLVM::CallIntrinsicOp op,
                                        mlir::DenseI32ArrayAttr code);
  llvm::Metadata *recordValue(mlir::LLVM::CallIntrinsicOp op,
                              mlir::DenseI32ArrayAttr code, bool isAddress);
  void finishDebugRecords();

  // Constants.cpp
  /// The constant that `op` stands for; null when its operands are none.
  llvm::Constant *evaluate(mlir::Operation &op);
  llvm::Constant *evaluateAggregate(mlir::Operation &op);
  bool isDeferred(mlir::Operation &op) const;

  /// Whether `op` stands for a constant of LLVM's.
  bool isMarkedConstant(mlir::Operation &op) const {
    mlir::DictionaryAttr entries = op.getDiscardableAttrDictionary();
    return inInitializer ||
           (!entries.empty() && entries.contains(module.constantMark)) ||
           (!clauseOps.empty() && clauseOps.contains(&op));
  }

  // Functions.cpp
  mlir::LogicalResult exportBlock(mlir::Block &block);

  llvm::Value *placeholder(mlir::Value value);

  llvm::DenseMap<mlir::Value, llvm::Value *> values;
  llvm::SmallVector<std::pair<mlir::Value, llvm::Argument *>> placeholders;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<Edge, 2>> edges;
  /// Terminators, where other dialects may have moved them.
  llvm::DenseMap<mlir::Operation *, llvm::Instruction *> terminators;
  llvm::DenseSet<mlir::Operation *> exportedEarly;
  /// Instructions that name a pad, with their ops.
  llvm::SmallVector<std::pair<mlir::Operation *, llvm::Instruction *>> padUsers;
  /// Instructions with a loop, and their ops; what became of a loop's node with
  /// locations of other functions, by its operands here.
  llvm::SmallVector<std::pair<mlir::Operation *, llvm::Instruction *>, 0> loops;
  std::map<std::pair<llvm::MDNode *, llvm::SmallVector<llvm::Metadata *>>,
           llvm::MDNode *>
      loopsWithin;
  /// Ops that build a landing pad's clauses.
  llvm::DenseSet<mlir::Operation *> clauseOps;
  bool inInitializer = false;
  /// Whether the op at hand stands in a region of another dialect's op, which
  /// has phis and edges in its own hands.
  bool isNested = false;
  /// The function's subprogram, when it is modelled, and the debug location of
  /// what is being made.
  llvm::DISubprogram *scope = nullptr;
  llvm::DILocation *location = nullptr;
  /// The function's own subprogram, and the last location that was found to be
  /// in it.
  llvm::DISubprogram *subprogram = nullptr;
  llvm::DILocation *lastLocation = nullptr;

  /// Values by the number that records refer to them by (carrier::id), and the
  /// records and calls that wait for all of them.
  llvm::DenseMap<int32_t, llvm::Value *> ids;
  llvm::SmallVector<std::pair<mlir::LLVM::CallIntrinsicOp, llvm::DbgRecord *>>
      waitingRecords;
  struct WaitingArgument {
    llvm::CallInst *call;
    unsigned position;
    int32_t id;
  };
  llvm::SmallVector<WaitingArgument> waitingArguments;
};

/// `value` as a constant of `type`; null after an error at `loc`.
llvm::Constant *exportConstant(ModuleExporter &module, llvm::Type *type,
                               mlir::Attribute value, mlir::Location loc);

/// The constant that an initializer's block returns; null after an error.
llvm::Constant *exportInitializer(ModuleExporter &module, mlir::Block &block);

/// The op of a block that stands for an edge into another (carrier::edge), or
/// null when `block` is an ordinary block.
mlir::LLVM::BrOp edgeBranch(mlir::Block &block);

} // namespace palindrome

#endif // PALINDROME_EXPORT_BODYEXPORTER_H
