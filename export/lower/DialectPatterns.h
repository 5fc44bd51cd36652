// The patterns by which dialects convert their own ops to `llvm`.

#ifndef PALINDROME_EXPORT_LOWER_DIALECTPATTERNS_H
#define PALINDROME_EXPORT_LOWER_DIALECTPATTERNS_H

#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

namespace palindrome::lower {

/// Adds to `patterns` those of the dialects in `names` that are loaded, and to
/// `target` what these make illegal.
void addPatternsOf(llvm::ArrayRef<llvm::StringRef> names,
                   mlir::LLVMTypeConverter &converter,
                   mlir::ConversionTarget &target,
                   mlir::RewritePatternSet &patterns);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_DIALECTPATTERNS_H
