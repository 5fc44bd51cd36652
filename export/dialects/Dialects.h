// The exports that Palindrome brings, one file a dialect.

#ifndef PALINDROME_EXPORT_DIALECTS_DIALECTS_H
#define PALINDROME_EXPORT_DIALECTS_DIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace palindrome {

void registerBuiltinExport(mlir::DialectRegistry &registry);
void registerLLVMExport(mlir::DialectRegistry &registry);
void registerUpstreamExports(mlir::DialectRegistry &registry);

} // namespace palindrome

#endif // PALINDROME_EXPORT_DIALECTS_DIALECTS_H
