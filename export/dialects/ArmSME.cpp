// The ops of `arm_sme` that are intrinsics.

#include "mlir/Dialect/ArmSME/IR/ArmSME.h"
#include "export/dialects/Dialects.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsAArch64.h"

using namespace palindrome;
using namespace mlir;

namespace {
class ArmSMEExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    return name.getStringRef().starts_with("arm_sme.intr.");
  }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &moduleTranslation) const override {
    Operation &opInst = *op;
#include "mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::registerArmSMEExport(DialectRegistry &registry) {
  registerExport<ArmSMEExport>(registry,
                               arm_sme::ArmSMEDialect::getDialectNamespace());
}
