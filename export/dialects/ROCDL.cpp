// Exports the ops of `rocdl` by the table that MLIR generates, which calls
// functions that are defined here. The dialect's attributes on functions go
// through the bridge.

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

static llvm::CallInst *createIntrinsicCall(llvm::IRBuilderBase &builder,
                                           llvm::Intrinsic::ID id) {
  return builder.CreateIntrinsic(id, ArrayRef<llvm::Type *>(), {});
}

/// A call of the device library's `function`, which returns a size of the grid
/// in `dimension`.
template <typename Op>
static llvm::Value *createDimGetterFunctionCall(llvm::IRBuilderBase &builder,
                                                Op op, StringRef function,
                                                int dimension) {
  llvm::Module *module = builder.GetInsertBlock()->getModule();
  auto *type = llvm::FunctionType::get(builder.getInt64Ty(),
                                       {builder.getInt32Ty()}, false);
  llvm::CallInst *call =
      builder.CreateCall(module->getOrInsertFunction(function, type),
                         {builder.getInt32(dimension)});
  if (LLVM::ConstantRangeAttr range = op.getRangeAttr())
    call->addRangeRetAttr(llvm::ConstantRange(
        range.getLower().zextOrTrunc(64), range.getUpper().zextOrTrunc(64)));
  return call;
}

namespace {
class ROCDLExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsAttributes() const override { return false; }
  bool exportsModuleOps() const override { return false; }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &moduleTranslation) const override {
    Operation &opInst = *op;
#include "mlir/Dialect/LLVMIR/ROCDLConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::exporter::registerROCDLExport(DialectRegistry &registry) {
  registerExport<ROCDLExport>(registry,
                              ROCDL::ROCDLDialect::getDialectNamespace());
}
