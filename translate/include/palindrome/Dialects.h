// The dialects that Palindrome's own MLIR uses.

#ifndef PALINDROME_DIALECTS_H
#define PALINDROME_DIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace palindrome {

/// Registers the dialects whose ops `importModule` makes and `exportModule`
/// reads.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace palindrome

#endif // PALINDROME_DIALECTS_H
