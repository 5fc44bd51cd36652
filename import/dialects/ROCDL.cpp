// LLVM's AMDGPU intrinsics as ops of `rocdl`.

#include "import/IntrinsicCall.h"
#include "import/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ROCDLImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "import/ROCDLIntrinsics.inc"
    };
    return intrinsics;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &odsBuilder, llvm::CallInst *inst,
                   ImportTranslation &moduleImport) const override {
    llvm::Intrinsic::ID intrinsicID = inst->getIntrinsicID();
    IntrinsicCall call(inst);
    ArrayRef<llvm::Value *> llvmOperands = call.arguments;
    ArrayRef<llvm::OperandBundleUse> llvmOpBundles = call.bundles;
#include "import/ROCDLFromLLVMIR.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerROCDLImport(DialectRegistry &registry) {
  registerImport<ROCDLImport>(registry,
                              ROCDL::ROCDLDialect::getDialectNamespace());
}
