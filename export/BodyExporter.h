// Regions to bodies: ops to instructions and constants.

#ifndef PALINDROME_EXPORT_BODYEXPORTER_H
#define PALINDROME_EXPORT_BODYEXPORTER_H

#include "export/BodyBuilder.h"
#include "export/FastMath.h"
#include "export/ModuleExporter.h"
#include "llvm/IR/Instructions.h"
#include <map>

namespace palindrome {

/// Translates one function body or one initializer. The tables that MLIR
/// generates call the methods of the first group by these names.
class BodyExporter {
public:
  explicit BodyExporter(ModuleExporter &module)
      : module(module), builder(module.context, module.target->getDataLayout(),
                                module.form.folding) {}
  ~BodyExporter();

  //===-- For the generated tables ----------------------------------------===//

  llvm::Value *&mapValue(mlir::Value value) { return values[value]; }
  llvm::Value *lookupValue(mlir::Value value);
  llvm::SmallVector<llvm::Value *> lookupValues(mlir::ValueRange values);
  llvm::Type *convertType(mlir::Type type) {
    return module.types.convert(type);
  }
  void setDisjointFlag(mlir::Operation *op, llvm::Value *value);
  mlir::LogicalResult
  convertArgAndResultAttrs(mlir::ArgAndResultAttrsOpInterface op,
                           llvm::CallBase *call,
                           llvm::ArrayRef<unsigned> immArgPositions);
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

  ModuleExporter &module;
  BodyBuilder builder;

  // Calls.cpp, for the generated tables' free functions.
  llvm::CallInst *
  createIntrinsicCall(mlir::Operation *op, llvm::Intrinsic::ID id,
                      unsigned numResults,
                      llvm::ArrayRef<unsigned> overloadedResults,
                      llvm::ArrayRef<unsigned> overloadedOperands,
                      llvm::ArrayRef<unsigned> immArgPositions,
                      llvm::ArrayRef<llvm::StringLiteral> immArgNames);
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

  // Instructions.cpp
  mlir::LogicalResult exportOperation(mlir::Operation &op);
  mlir::LogicalResult exportInstruction(mlir::Operation &op);
  mlir::LogicalResult exportByTable(mlir::Operation &op,
                                    llvm::IRBuilderBase &builder);
  mlir::LogicalResult exportIntrinsicByTable(mlir::Operation &op,
                                             llvm::IRBuilderBase &builder);
  llvm::SmallVector<llvm::Value *> exportIndices(mlir::LLVM::GEPOp op);
  mlir::LogicalResult exportCast(mlir::Operation &op,
                                 llvm::Instruction::CastOps opcode);
  llvm::DILocation *locationHere(mlir::Location loc);
  void setLocation(llvm::DILocation *next);
  mlir::LogicalResult amend(mlir::Operation &op, llvm::Instruction *inst);
  bool belongsHere(llvm::DILocation *location, llvm::StringRef entry);
  void amendInstruction(mlir::NamedAttribute entry, llvm::Instruction *inst);

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

namespace mlir::LLVM::detail {

/// By this name the generated tables make intrinsic calls.
llvm::CallInst *createIntrinsicCall(
    llvm::IRBuilderBase &builder, palindrome::BodyExporter &exporter,
    Operation *op, llvm::Intrinsic::ID id, unsigned numResults,
    ArrayRef<unsigned> overloadedResults, ArrayRef<unsigned> overloadedOperands,
    ArrayRef<unsigned> immArgPositions, ArrayRef<StringLiteral> immArgNames);

} // namespace mlir::LLVM::detail

#endif // PALINDROME_EXPORT_BODYEXPORTER_H
