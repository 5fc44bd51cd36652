// The types of a function before it was lowered, for `palindrome run`.

#ifndef PALINDROME_TOOLS_COMMANDS_ENTRYTYPES_H
#define PALINDROME_TOOLS_COMMANDS_ENTRYTYPES_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Lower.h"
#include "verify/base/execute/Signature.h"
#include <optional>

namespace palindrome::tools {

/// The functions that `module`, which is not lowered yet, declares and that
/// take or return memrefs, by their names in LLVM IR; and those that a lowering
/// adds.
std::vector<std::string> findMemRefFunctions(mlir::ModuleOp module);

/// The types of the function `name` of `module`, which is not lowered yet:
/// memrefs, and tensors, which the lowering makes memrefs of. Nothing if it is
/// a function of the llvm dialect or there is none. Types of elements are of
/// `context`.
std::optional<execute::DeclaredTypes>
findEntryTypes(mlir::ModuleOp module, llvm::StringRef name,
               const LoweringOptions &options, llvm::LLVMContext &context);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_ENTRYTYPES_H
