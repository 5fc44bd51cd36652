// The table that MLIR generates from the intrinsics of the `llvm` dialect, for
// both importers of function bodies.

#include "import/Enums.h"
#include "import/IntrinsicCall.h"
#include "import/TableClient.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

LogicalResult TableClient::importByIntrinsicTable(llvm::CallInst *inst) {
  TableClient &moduleImport = *this;
  OpBuilder &odsBuilder = builder;
  llvm::Intrinsic::ID intrinsicID = inst->getIntrinsicID();
  IntrinsicCall call(inst);
  ArrayRef<llvm::Value *> llvmOperands = call.arguments;
  ArrayRef<llvm::OperandBundleUse> llvmOpBundles = call.bundles;
#include "mlir/Dialect/LLVMIR/LLVMIntrinsicFromLLVMIRConversions.inc"
  return failure();
}
