// Translates the ops of a function body or initializer to LLVM instructions and
// constants. Mirrors import/body/BodyImporter.h.

#ifndef PALINDROME_EXPORT_BODY_BODYEXPORTER_H
#define PALINDROME_EXPORT_BODY_BODYEXPORTER_H

#include "export/module/ModuleExporter.h"
#include "export/state/BodyBuilder.h"
#include "export/types/FastMath.h"
#include "llvm/IR/Instructions.h"
#include <map>

namespace palindrome::exporter {

/// Translates one function body, one initializer or one op of the module. The
/// tables that mlir-tblgen generates call the methods of the first two groups
/// by the names that they have here.
class BodyExporter final : public ExportTranslation {
public:
  explicit BodyExporter(ModuleExporter &module)
      : module(module), builder(module.context, module.target->getDataLayout(),
                                module.form.folding) {}
  ~BodyExporter() override;

  //===-- For the extensions of all dialects ------------------------------===//

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
  /// The LLVM type of `type` after MLIR's type conversion to the `llvm`
  /// dialect; null if there is none.
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

  /// Exports `op`, which belongs to one of these dialects.
  mlir::LogicalResult exportInstruction(mlir::Operation &op);
  /// Exports such an op if findCommonOp does not find it.
  mlir::LogicalResult exportRare(mlir::Operation &op);
  mlir::LogicalResult exportTerminator(mlir::Operation &op);
  /// Restores on `inst` the property that `entry` carries, of the current op or
  /// of `loc`, its location.
  void amendInstruction(mlir::NamedAttribute entry, llvm::Instruction *inst) {
    amendInstruction(entry, inst, module.report.op->getLoc());
  }
  void amendInstruction(mlir::NamedAttribute entry, llvm::Instruction *inst,
                        mlir::Location loc);

  //===-- The bridge ------------------------------------------------------===//

  bool isInForeignRegion() const { return isNested; }
  /// Exports an op in a region of a foreign op, at the builder's insertion
  /// point.
  mlir::LogicalResult exportNested(mlir::Operation &op);
  /// Removes the mapping of `value` and returns its LLVM value, or null.
  llvm::Value *takeValue(mlir::Value value) {
    llvm::Value *taken = values.lookup(value);
    values.erase(value);
    return taken;
  }
  /// Resets the builder's debug location after upstream's interface used it.
  void comeBack() {
    location = nullptr;
    builder.SetCurrentDebugLocation(llvm::DebugLoc());
  }

  ModuleExporter &module;
  BodyBuilder builder;

  mlir::LogicalResult exportCallIntrinsic(mlir::LLVM::CallIntrinsicOp op);

private:
  /// An edge into a block, with the operands that it passes.
  struct Edge {
    llvm::BasicBlock *from;
    mlir::OperandRange operands;
    mlir::Operation *terminator;
    /// Whether `from` is a block that was inserted for this edge (splitEdge),
    /// whose phis pass the operands on.
    bool isSplit = false;
  };
  /// The LLVM block that the edge now comes from: the translation of a foreign
  /// op may have split `edge.from`.
  llvm::BasicBlock *sourceOf(const Edge &edge);

  // Instructions.cpp
  mlir::LogicalResult exportOperation(mlir::Operation &op) {
    return exportWhole(op, isMarkedConstant(op));
  }
  /// Exports `op`; `isMarked` is whether isMarkedConstant holds for it.
  mlir::LogicalResult exportWhole(mlir::Operation &op, bool isMarked) {
    return failed(module.lost.check(op)) ? mlir::failure()
                                         : exportOperation(op, isMarked);
  }
  /// Exports `op` without asking whether it has lost attributes.
  mlir::LogicalResult exportOperation(mlir::Operation &op, bool isMarked);
  mlir::LogicalResult exportByTable(mlir::Operation &op,
                                    llvm::IRBuilderBase &builder);
  mlir::LogicalResult exportIntrinsicByTable(mlir::Operation &op,
                                             llvm::IRBuilderBase &builder);
  // OpChecks.cpp
  mlir::LogicalResult checkOp(mlir::Operation &op);
  llvm::SmallVector<llvm::Value *> exportIndices(mlir::LLVM::GEPOp op);
  mlir::LogicalResult exportCast(mlir::Operation &op,
                                 llvm::Instruction::CastOps opcode);
  llvm::DILocation *locationHere(mlir::Location loc);
  void setLocation(llvm::DILocation *next);
  mlir::LogicalResult convertAndAmend(mlir::Operation &op);
  mlir::LogicalResult amend(mlir::Operation &op, llvm::Instruction *before);
  mlir::LogicalResult amendNothing(mlir::Operation &op);
  bool belongsHere(llvm::DILocation *place, llvm::StringRef entry);
  llvm::DILocation *carriedLocation(llvm::DILocation *carried,
                                    const llvm::Instruction &inst,
                                    mlir::Location loc);

  // ControlFlow.cpp
  mlir::LogicalResult exportPhis(mlir::Block &block, llvm::BasicBlock *target);
  void setBranchWeights(mlir::DenseI32ArrayAttr weights,
                        llvm::Instruction *inst);
  void setLoop(mlir::Operation &op, mlir::LLVM::LoopAnnotationAttr annotation,
               llvm::Instruction *inst);
  llvm::PHINode *passOn(llvm::Value *value, llvm::PHINode *phi,
                        const Edge &edge);
  llvm::SmallVector<Edge, 2> edgesByPredecessor(mlir::Block &block);
  void finishPhis(mlir::Block &block, llvm::BasicBlock *target);
  void orderPredecessors(mlir::Block &block, llvm::BasicBlock *target);
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
  /// Restores the properties of `value` that `loc` carries, for block arguments
  /// and landing pads, whose ops print no attributes.
  void restoreFromLocation(mlir::Location loc, llvm::Value *value);

  // LoopLocations.cpp
  llvm::MDNode *loopWithin(llvm::MDNode *loop, const llvm::DILocation *branch);
  /// Moves the locations of loops into this function, or drops them, where a
  /// pass has moved the loop's branch here from another function.
  void finishLoops();

  // Fallback.cpp
  mlir::LogicalResult exportWithoutOp(mlir::Operation &op);
  /// Checks the funclet pads that instructions name. To be called when all
  /// instructions of the body are made.
  mlir::LogicalResult checkPads();

  // Calls.cpp
  mlir::LogicalResult exportCall(mlir::LLVM::CallOp op);
  mlir::LogicalResult exportInlineAsm(mlir::LLVM::InlineAsmOp op);
  llvm::SmallVector<llvm::OperandBundleDef>
  exportBundles(mlir::OperandRangeRange operands, mlir::ArrayAttr tags);
  /// The callee and arguments of a call or invoke.
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
  llvm::CallInst *standInFor(mlir::Operation *op,
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
  llvm::Value *numbered(int32_t id, llvm::DILocation *site) const;

  // Constants.cpp
  /// The constant that `op` computes; null if an operand is not constant.
  llvm::Constant *evaluate(mlir::Operation &op);
  llvm::Constant *evaluateAggregate(mlir::Operation &op);
  bool isDeferred(mlir::Operation &op) const;

  /// Whether `op` computes a part of an LLVM constant: it is in an initializer,
  /// is marked with `llvmx.constant`, or builds a landing pad's clause.
  bool isMarkedConstant(mlir::Operation &op) const {
    if (inInitializer || (!clauseOps.empty() && clauseOps.contains(&op)))
      return true;
    mlir::DictionaryAttr entries = op.getDiscardableAttrDictionary();
    return !entries.empty() && entries.contains(module.constantMark);
  }

  // Body.cpp
  mlir::LogicalResult exportBlock(mlir::Block &block);
  llvm::Value *placeholder(mlir::Value value);

  llvm::DenseMap<mlir::Value, llvm::Value *> values;
  llvm::SmallVector<std::pair<mlir::Value, llvm::Argument *>> placeholders;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<Edge, 2>> edges;
  /// The LLVM terminator of each op that has successors, for sourceOf.
  llvm::DenseMap<mlir::Operation *, llvm::Instruction *> terminators;
  llvm::DenseSet<mlir::Operation *> exportedEarly;
  /// The instructions that name a funclet pad, with their ops.
  llvm::SmallVector<std::pair<mlir::Operation *, llvm::Instruction *>> padUsers;
  /// The instructions with `!llvm.loop`, with their ops.
  llvm::SmallVector<std::pair<mlir::Operation *, llvm::Instruction *>, 0> loops;
  /// The copies of loop nodes whose locations were moved into this function, by
  /// the original and the operands of the copy.
  std::map<std::pair<llvm::MDNode *, llvm::SmallVector<llvm::Metadata *>>,
           llvm::MDNode *>
      loopsWithin;
  /// The ops that compute the clauses of landing pads.
  llvm::DenseSet<mlir::Operation *> clauseOps;
  bool inInitializer = false;
  /// Whether the current op is in a region of a foreign op. Upstream makes the
  /// phis of such regions.
  bool isNested = false;
  /// The function's subprogram; null if it has none.
  llvm::DISubprogram *subprogram = nullptr;
  /// The scope of locations that name no scope: the subprogram, if it is from
  /// the location of the function's op; null if it is a carried one.
  llvm::DISubprogram *scope = nullptr;
  /// The debug location of the instructions being made.
  llvm::DILocation *location = nullptr;
  /// What decides of the last location that was found to be in `subprogram`:
  /// its call site, or its scope if it has none.
  const llvm::Metadata *lastSiteOrScope = nullptr;
  /// The last location that has a translation here. Several ops in a row have
  /// the same.
  std::pair<mlir::LocationAttr, llvm::DILocation *> recentHere;

  /// The values with a number (carrier::id), by which debug records refer to
  /// values that do not dominate them, with the ops and call sites of these
  /// values; and the records and calls whose operands are set when the body is
  /// finished and all numbers are known.
  struct NumberedValue {
    int32_t id;
    llvm::Instruction *value;
    mlir::Operation *op;
    llvm::DILocation *site;
  };
  llvm::SmallVector<NumberedValue, 0> numberedValues;
  llvm::SmallVector<std::pair<mlir::LLVM::CallIntrinsicOp, llvm::DbgRecord *>>
      waitingRecords;
  struct WaitingArgument {
    llvm::CallInst *call;
    unsigned position;
    int32_t id;
    llvm::DILocation *site;
  };
  llvm::SmallVector<WaitingArgument> waitingArguments;
  /// An inliner copies the numbers of a function. What it copied is known by
  /// its call site, null for what it did not.
  RecordSites recordSites;
  llvm::DenseMap<std::pair<int32_t, llvm::DILocation *>, llvm::Value *> ids;
};

/// Fails, after an error, if LLVM has no such alignment.
mlir::LogicalResult checkAlignment(mlir::Operation *op,
                                   std::optional<uint64_t> alignment);

/// Fails, after an error, if LLVM has no such address space.
mlir::LogicalResult checkAddressSpace(mlir::Operation *op, uint64_t number);

/// `value` as a constant of `type`; null after an error at `loc`.
llvm::Constant *exportConstant(ModuleExporter &module, llvm::Type *type,
                               mlir::Attribute value, mlir::Location loc);

/// The constant that an initializer's block returns; null after an error.
llvm::Constant *exportInitializer(ModuleExporter &module, mlir::Block &block);

/// Whether `op` carries an attachment `!dbg`, which overrides the subprogram in
/// the op's location.
bool carriesSubprogram(mlir::LLVM::LLVMFuncOp op);

/// If `block` represents an edge (carrier::edge), its branch; otherwise null.
/// The importer makes such a block where an invoke's result is an operand of a
/// phi in its successor: an op cannot pass its own result to a successor.
mlir::LLVM::BrOp edgeBranch(mlir::Block &block);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_BODYEXPORTER_H
