// The ops of `arm_neon` that are intrinsics.

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/ArmNeon/ArmNeonDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmNeonExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    return name.getStringRef().starts_with("arm_neon.intr.");
  }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &moduleTranslation) const override {
    Operation &opInst = *op;
#include "mlir/Dialect/ArmNeon/ArmNeonConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmNeonExport(DialectRegistry &registry) {
  registerExport<ArmNeonExport>(
      registry, arm_neon::ArmNeonDialect::getDialectNamespace());
}
