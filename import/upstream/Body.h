// Translates function bodies and initializers in the upstream form.

#ifndef PALINDROME_IMPORT_UPSTREAM_BODY_H
#define PALINDROME_IMPORT_UPSTREAM_BODY_H

#include "import/TableClient.h"
#include "import/upstream/Importer.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::upstream {

/// Translates one function body or one initializer to a region. The tables that
/// MLIR generates call the methods of the first group by these names.
class Body final : public TableClient {
public:
  Body(Importer &importer, mlir::Region &region)
      : TableClient(&importer.context), importer(importer), region(region) {}

  //===-- For the generated tables ----------------------------------------===//

  mlir::FailureOr<mlir::Value> convertValue(llvm::Value *value) override;
  mlir::Type convertType(llvm::Type *type) override {
    return importer.type(type);
  }
  mlir::Location translateLoc(const llvm::DebugLoc &loc) override {
    return importer.debugInfo.location(loc.get());
  }
  mlir::Value &mapValue(llvm::Value *value) override { return values[value]; }
  mlir::Operation *&mapNoResultOp(llvm::Instruction *inst) override {
    return resultlessOps[inst];
  }
  mlir::LogicalResult convertIntrinsicArguments(
      llvm::ArrayRef<llvm::Value *> values,
      llvm::ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
      llvm::ArrayRef<unsigned> immArgPositions,
      llvm::ArrayRef<llvm::StringLiteral> immArgNames,
      llvm::SmallVectorImpl<mlir::Value> &operands,
      llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes) override;
  void convertArgAndResultAttrs(
      llvm::CallBase *call, mlir::ArgAndResultAttrsOpInterface op,
      llvm::ArrayRef<unsigned> immArgPositions = {}) override;
  mlir::IntegerAttr matchIntegerAttr(llvm::Value *value) override;
  mlir::FloatAttr matchFloatAttr(llvm::Value *value) override;
  mlir::LLVM::DILabelAttr matchLabelAttr(llvm::Value *value) override;
  mlir::FailureOr<llvm::SmallVector<mlir::LLVM::AliasScopeAttr>>
  matchAliasScopeAttrs(llvm::Value *value) override;
  void addDebugIntrinsic(llvm::CallInst *call) override {
    debugIntrinsics.insert(call);
  }
  mlir::LogicalResult importIntrinsicByTable(llvm::CallInst *inst) override {
    return importByIntrinsicTable(inst);
  }

  //===-- Whole bodies ----------------------------------------------------===//

  mlir::LogicalResult importFunction(llvm::Function &function,
                                     mlir::LLVM::LLVMFuncOp op);
  /// Fills the region with one block that returns `constant`.
  mlir::LogicalResult importInitializer(llvm::Constant *constant,
                                        mlir::Location loc);

private:
  mlir::Attribute argumentAttribute(llvm::Value *value) override;

  // Instructions.cpp
  mlir::LogicalResult importBlock(llvm::BasicBlock &block);
  mlir::LogicalResult importInstruction(llvm::Instruction *inst);
  mlir::LogicalResult importByTable(llvm::Instruction *inst);
  mlir::LogicalResult importGetElementPtr(llvm::GetElementPtrInst *inst,
                                          mlir::Location loc);
  mlir::Operation *operationOf(llvm::Instruction *inst);
  void setMetadata(llvm::Instruction &inst, mlir::Operation *op);
  void define(llvm::Instruction *inst, mlir::Operation *op);
  mlir::LogicalResult unhandled(llvm::StringRef what, llvm::Instruction *inst);

  // ControlFlow.cpp
  mlir::LogicalResult importBlocks(llvm::Function &function,
                                   mlir::LLVM::LLVMFuncOp op);
  mlir::LogicalResult importTerminator(llvm::Instruction *inst,
                                       mlir::Location loc);
  mlir::LogicalResult importSwitch(llvm::SwitchInst *inst, mlir::Location loc);
  mlir::LogicalResult importIndirectBr(llvm::IndirectBrInst *inst,
                                       mlir::Location loc);
  mlir::LogicalResult importInvoke(llvm::InvokeInst *inst, mlir::Location loc);
  mlir::LogicalResult importLandingPad(llvm::LandingPadInst *inst,
                                       mlir::Location loc);
  mlir::LogicalResult
  successorOperands(llvm::Instruction *branch, llvm::BasicBlock *to,
                    llvm::SmallVectorImpl<mlir::Value> &operands);

  // Calls.cpp
  struct Callee {
    mlir::FlatSymbolRefAttr symbol; ///< Null for an indirect call.
    mlir::LLVM::LLVMFunctionType type;
    llvm::SmallVector<mlir::Value> operands;
    bool isIncompatible = false;
  };
  mlir::LogicalResult importCallee(llvm::CallBase *call, mlir::Location loc,
                                   Callee &callee);
  mlir::LogicalResult importCall(llvm::CallInst *inst, mlir::Location loc);
  mlir::LogicalResult importInlineAsm(llvm::CallInst *inst, mlir::Location loc);
  mlir::LogicalResult importIntrinsic(llvm::CallInst *inst);
  mlir::LogicalResult importCallIntrinsic(llvm::CallInst *inst);

  // Constants.cpp
  mlir::FailureOr<mlir::Value> importConstant(llvm::Constant *constant);
  mlir::FailureOr<mlir::Value> createConstant(llvm::Constant *constant);
  mlir::Value createAggregate(llvm::Constant *constant);
  llvm::SetVector<llvm::Constant *> withParts(llvm::Constant *constant);

  // DebugRecords.cpp
  void collectRecords(llvm::Instruction &inst);
  mlir::LogicalResult importRecords();
  mlir::LogicalResult importRecord(llvm::DbgVariableRecord &record,
                                   mlir::DominanceInfo &dominance);
  mlir::LogicalResult importDebugIntrinsic(llvm::DbgVariableIntrinsic &call,
                                           mlir::DominanceInfo &dominance);
  /// The parts of the op for a variable's record; null if it is left out.
  struct Record {
    mlir::Location loc;
    enum Kind { Declare, Value, Other } kind;
    llvm::Value *value;
    llvm::DILocalVariable *variable;
    llvm::DIExpression *expression;
  };
  mlir::FailureOr<mlir::Operation *>
  createRecord(const Record &record, mlir::DominanceInfo &dominance);

  Importer &importer;
  mlir::Region &region;

  /// The block that constants are inserted into, at its start, in the order of
  /// their first uses.
  mlir::Block *constantBlock = nullptr;
  mlir::Operation *lastConstant = nullptr;

  llvm::DenseMap<llvm::Value *, mlir::Value> values;
  llvm::DenseMap<llvm::Instruction *, mlir::Operation *> resultlessOps;
  llvm::DenseMap<llvm::BasicBlock *, mlir::Block *> blocks;
  /// The debug intrinsics, which are translated last: the values that they
  /// refer to may come after them.
  llvm::SetVector<llvm::Instruction *> debugIntrinsics;
  llvm::SetVector<llvm::DbgVariableRecord *> records;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_BODY_H
