// The patterns by which dialects convert their own ops to `llvm`.

#include "export/lower/DialectPatterns.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"

using namespace palindrome;

void lower::addPatternsOf(llvm::ArrayRef<llvm::StringRef> names,
                          mlir::LLVMTypeConverter &converter,
                          mlir::ConversionTarget &target,
                          mlir::RewritePatternSet &patterns) {
  for (llvm::StringRef name : names)
    if (mlir::Dialect *dialect = patterns.getContext()->getLoadedDialect(name))
      if (auto *interface = dialect->getRegisteredInterface<
                            mlir::ConvertToLLVMPatternInterface>())
        interface->populateConvertToLLVMConversionPatterns(target, converter,
                                                           patterns);
}
