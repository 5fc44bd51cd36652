// Lets a dialect translate an instruction that it claims, and undoes what its
// hook made if that cannot be used.

#include "import/body/BodyImporter.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;

/// Whether something of `inst` may have to be carried beside its op.
static bool mayCarry(const llvm::Instruction &inst) {
  if (inst.hasName() || inst.hasMetadata() || inst.isUsedByMetadata() ||
      (isa<llvm::FPMathOperator>(inst) && inst.getFastMathFlags().any()))
    return true;
  auto *call = dyn_cast<llvm::CallInst>(&inst);
  return call && (!call->getAttributes().isEmpty() ||
                  call->getTailCallKind() != llvm::CallInst::TCK_None ||
                  call->getCallingConv() != llvm::CallingConv::C);
}

namespace {
/// Records the ops that a builder makes, to erase them if they cannot be used.
class MadeOps : public OpBuilder::Listener {
public:
  explicit MadeOps(OpBuilder &builder) : builder(builder) {
    builder.setListener(this);
  }
  ~MadeOps() override { builder.setListener(nullptr); }

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ops.push_back(op);
  }
  void erase() {
    for (Operation *op : llvm::reverse(ops))
      op->erase();
  }

private:
  OpBuilder &builder;
  SmallVector<Operation *, 2> ops;
};
} // namespace

/// Runs `convert`, by which another dialect translates `inst`. If the result
/// does not verify or cannot carry the rest of the instruction, erases all ops
/// that it made and fails.
LogicalResult
BodyImporter::importClaimed(llvm::Instruction &inst,
                            llvm::function_ref<LogicalResult()> convert) {
  MadeOps made(builder);
  if (succeeded(module.extensions.attempt(&module.context, convert))) {
    Operation *op = madeOp();
    // Some ops have no result although LLVM's intrinsic has one.
    bool needsResult = !inst.use_empty() || inst.isUsedByMetadata();
    bool needsText =
        module.options.form == ImportForm::Lossless && mayCarry(inst);
    if (op && (result || !needsResult) && module.verifier.acceptsClaimed(op) &&
        (!needsText || module.extensions.printsAttributes(op)))
      return success();
  }
  result = {};
  resultlessOp = nullptr;
  made.erase();
  return failure();
}
