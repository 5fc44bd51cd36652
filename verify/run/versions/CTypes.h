// Types as debug information states them, in the terms of C.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_CTYPES_H
#define PALINDROME_VERIFY_RUN_VERSIONS_CTYPES_H

#include <string>

namespace llvm {
class DIType;
class Function;
} // namespace llvm

namespace palindrome::versions {

/// The type as C has it, such as "struct node *"; "void" for null.
std::string typeText(const llvm::DIType *type);

/// The type of `function` as C has it, such as "int (const char *, int)"; empty
/// if there is no debug information for it.
std::string signatureText(const llvm::Function &function);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_CTYPES_H
