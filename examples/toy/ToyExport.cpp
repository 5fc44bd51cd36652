// Exports the ops that print to LLVM IR, as calls of the C library.

#include "ToyDialect.h"
#include "palindrome/Extension.h"

using namespace mlir;
using namespace toy;
using palindrome::ExportTranslation;

namespace {
class ToyExport : public palindrome::ExportInterface {
public:
  using ExportInterface::ExportInterface;

  /// All other ops are lowered.
  bool exportsOperation(OperationName name) const override {
    return name.getStringRef() == PutOp::getOperationName() ||
           name.getStringRef() == NewlineOp::getOperationName();
  }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const override {
    llvm::Module &module = translation.getLLVMModule();
    if (auto put = dyn_cast<PutOp>(op)) {
      llvm::FunctionCallee print = module.getOrInsertFunction(
          "printf",
          llvm::FunctionType::get(builder.getInt32Ty(), {builder.getPtrTy()},
                                  /*isVarArg=*/true));
      builder.CreateCall(print, {getFormat(module, builder),
                                 translation.lookupValue(put.getNumber())});
      return success();
    }
    if (!isa<NewlineOp>(op))
      return failure();
    llvm::FunctionCallee put = module.getOrInsertFunction(
        "putchar", builder.getInt32Ty(), builder.getInt32Ty());
    builder.CreateCall(put, builder.getInt32('\n'));
    return success();
  }

private:
  /// The format of a number, a constant of which a module has one.
  static llvm::Constant *getFormat(llvm::Module &module,
                                   llvm::IRBuilderBase &builder) {
    static constexpr llvm::StringLiteral name = "toy_number";
    if (llvm::GlobalVariable *known = module.getNamedGlobal(name))
      return known;
    llvm::GlobalVariable *format = builder.CreateGlobalString("%f ", name);
    format->setLinkage(llvm::GlobalValue::InternalLinkage);
    return format;
  }
};
} // namespace

void toy::registerExport(DialectRegistry &registry) {
  palindrome::registerExport<ToyExport>(
      registry, ToyDialect::getDialectNamespace(), providerName);
}
