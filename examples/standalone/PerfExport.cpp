// Exports ops and attributes of the perf dialect to LLVM IR. The inverse of
// PerfImport.cpp.

#include "PerfDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Metadata.h"

using namespace mlir;
using namespace perf;
using palindrome::ExportTranslation;

namespace {
class PerfExport : public palindrome::ExportInterface {
public:
  using ExportInterface::ExportInterface;

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const override {
    auto read = dyn_cast<ReadCounterOp>(op);
    if (!read)
      return failure();
    translation.mapValue(read.getCount()) =
        builder.CreateIntrinsic(llvm::Intrinsic::x86_rdpmc,
                                {translation.lookupValue(read.getCounter())});
    return success();
  }

  LogicalResult amendOperation(Operation *op,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               ExportTranslation &translation) const override {
    llvm::LLVMContext &context = translation.getLLVMContext();
    auto name = cast<StringAttr>(attribute.getValue());
    llvm::MDNode *region =
        llvm::MDNode::get(context, llvm::MDString::get(context, name));
    // A function is declared, but its body is not yet translated.
    if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op)) {
      auto *target = llvm::cast<llvm::Function>(
          translation.lookupSymbol(function.getSymName()));
      target->setMetadata(regionName, region);
      return success();
    }
    if (instructions.empty())
      return op->emitOpError("is no instruction, so it has no ") << regionName;
    for (llvm::Instruction *instruction : instructions)
      instruction->setMetadata(regionName, region);
    return success();
  }

  LogicalResult
  convertParameterAttr(LLVM::LLVMFuncOp function, unsigned index,
                       NamedAttribute attribute,
                       ExportTranslation &translation) const override {
    auto *target = llvm::cast<llvm::Function>(
        translation.lookupSymbol(function.getSymName()));
    target->addParamAttr(
        index, llvm::Attribute::get(target->getContext(), "perf-probe"));
    return success();
  }
};
} // namespace

void perf::registerPerfExport(DialectRegistry &registry) {
  palindrome::registerExport<PerfExport>(
      registry, PerfDialect::getDialectNamespace(), providerName);
}
