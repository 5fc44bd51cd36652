// Exports those ops of `nvvm` that are calls of the intrinsics they are named
// after: reads of special registers, and rcp.approx.ftz.f. The other ops' code
// in ODS needs upstream's ModuleTranslation: they and the attributes go over
// the bridge.
//
//   %0 = nvvm.read.ptx.sreg.tid.x : i32
//
// becomes
//
//   %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

/// The intrinsic of ops called `op`; not_intrinsic for those that go over the
/// bridge.
static llvm::Intrinsic::ID intrinsicOf(OperationName op) {
  StringRef name = op.getStringRef();
  if (name == NVVM::RcpApproxFtzF32Op::getOperationName())
    return llvm::Intrinsic::nvvm_rcp_approx_ftz_f;
  return name.starts_with("nvvm.read.ptx.sreg.")
             ? llvm::Intrinsic::lookupIntrinsicID(("llvm." + name).str())
             : llvm::Intrinsic::not_intrinsic;
}

namespace {
class NVVMExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsOperation(OperationName name) const override {
    return intrinsicOf(name) != llvm::Intrinsic::not_intrinsic;
  }
  bool exportsAttributes() const override { return false; }
  bool exportsModuleOps() const override { return false; }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &,
                   ExportTranslation &translation) const override {
    llvm::CallInst *call = translation.createIntrinsicCall(
        op, intrinsicOf(op->getName()), /*numResults=*/1, {}, {}, {}, {});
    if (auto range = op->getAttrOfType<LLVM::ConstantRangeAttr>("range"))
      call->addRangeRetAttr(
          llvm::ConstantRange(range.getLower(), range.getUpper()));
    translation.mapValue(op->getResult(0)) = call;
    return success();
  }
};
} // namespace

void palindrome::exporter::registerNVVMExport(DialectRegistry &registry) {
  registerExport<NVVMExport>(registry,
                             NVVM::NVVMDialect::getDialectNamespace());
}
