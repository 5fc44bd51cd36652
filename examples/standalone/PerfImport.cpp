// Translates LLVM IR to the perf dialect.

#include "PerfDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Extension.h"
#include "palindrome/Raise.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Metadata.h"

using namespace mlir;
using namespace perf;
using palindrome::ImportTranslation;

namespace {
class PerfImport : public palindrome::ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {llvm::Intrinsic::x86_rdpmc};
    return intrinsics;
  }

  ArrayRef<StringRef> getSupportedMetadata() const override {
    static constexpr StringRef kinds[] = {regionName};
    return kinds;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &builder, llvm::CallInst *call,
                   ImportTranslation &translation) const override {
    FailureOr<Value> counter = translation.convertValue(call->getArgOperand(0));
    if (failed(counter))
      return failure();
    auto read = ReadCounterOp::create(
        builder, translation.translateLoc(call->getDebugLoc()), *counter);
    translation.mapValue(call) = read.getCount();
    return success();
  }

  LogicalResult setMetadataAttrs(OpBuilder &builder, StringRef kind,
                                 llvm::MDNode *node, Operation *op,
                                 ImportTranslation &) const override {
    // The attribute represents this form exactly. Others are carried.
    if (node->isDistinct() || node->getNumOperands() != 1)
      return failure();
    auto *name = llvm::dyn_cast_or_null<llvm::MDString>(node->getOperand(0));
    if (!name)
      return failure();
    op->setAttr(kind, builder.getStringAttr(name->getString()));
    return success();
  }
};

class PerfRaise : public palindrome::RaiseInterface {
public:
  using RaiseInterface::RaiseInterface;

  LogicalResult raiseOperation(RewriterBase &rewriter,
                               Operation *op) const override {
    auto call = dyn_cast<LLVM::CallIntrinsicOp>(op);
    if (!call || call.getIntrin() != "llvm.x86.rdpmc" ||
        !call->getDiscardableAttrDictionary().empty())
      return failure();
    rewriter.replaceOpWithNewOp<ReadCounterOp>(
        call, call.getResults().getType(), call.getArgs()[0]);
    return success();
  }
};
} // namespace

void perf::registerPerfImport(DialectRegistry &registry) {
  palindrome::registerImport<PerfImport>(
      registry, PerfDialect::getDialectNamespace(), providerName);
  registry.addExtension(+[](MLIRContext *, PerfDialect *dialect) {
    dialect->addInterfaces<PerfRaise>();
  });
}
