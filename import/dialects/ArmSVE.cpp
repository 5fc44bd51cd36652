// LLVM's SVE intrinsics as ops of `arm_sve`.

#include "import/IntrinsicCall.h"
#include "import/dialects/Dialects.h"
#include "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmSVEImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "import/ArmSVEIntrinsics.inc"
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
#include "import/ArmSVEFromLLVMIR.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmSVEImport(DialectRegistry &registry) {
  registerImport<ArmSVEImport>(registry,
                               arm_sve::ArmSVEDialect::getDialectNamespace());
}
