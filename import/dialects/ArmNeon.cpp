// LLVM's Neon intrinsics as ops of `arm_neon`.

#include "import/IntrinsicCall.h"
#include "import/dialects/Dialects.h"
#include "mlir/Dialect/ArmNeon/ArmNeonDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmNeonImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "import/ArmNeonIntrinsics.inc"
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
#include "import/ArmNeonFromLLVMIR.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmNeonImport(DialectRegistry &registry) {
  registerImport<ArmNeonImport>(
      registry, arm_neon::ArmNeonDialect::getDialectNamespace());
}
