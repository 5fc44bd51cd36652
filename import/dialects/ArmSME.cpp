// LLVM's SME intrinsics as ops of `arm_sme`.

#include "mlir/Dialect/ArmSME/IR/ArmSME.h"
#include "import/IntrinsicCall.h"
#include "import/dialects/Dialects.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmSMEImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "import/ArmSMEIntrinsics.inc"
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
#include "import/ArmSMEFromLLVMIR.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmSMEImport(DialectRegistry &registry) {
  registerImport<ArmSMEImport>(registry,
                               arm_sme::ArmSMEDialect::getDialectNamespace());
}
