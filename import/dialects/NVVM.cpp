// LLVM's NVPTX intrinsics as ops of `nvvm`.

#include "import/IntrinsicCall.h"
#include "import/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace palindrome;
using namespace mlir;

namespace {
class NVVMImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "mlir/Dialect/LLVMIR/NVVMConvertibleLLVMIRIntrinsics.inc"
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
#include "mlir/Dialect/LLVMIR/NVVMFromLLVMIRConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerNVVMImport(DialectRegistry &registry) {
  registerImport<NVVMImport>(registry,
                             NVVM::NVVMDialect::getDialectNamespace());
}
