// The ops of `arm_sve` that are intrinsics.

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmSVEExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    return name.getStringRef().starts_with("arm_sve.intr.");
  }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &moduleTranslation) const override {
    Operation &opInst = *op;
#include "mlir/Dialect/ArmSVE/IR/ArmSVEConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmSVEExport(DialectRegistry &registry) {
  registerExport<ArmSVEExport>(registry,
                               arm_sve::ArmSVEDialect::getDialectNamespace());
}
