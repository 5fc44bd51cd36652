// Loads plug-ins with passes, MLIR's or LLVM's.

#ifndef PALINDROME_TOOLS_LINE_PASSPLUGINS_H
#define PALINDROME_TOOLS_LINE_PASSPLUGINS_H

#include "llvm/Support/Error.h"
#include <functional>
#include <string>

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace palindrome::tools {

/// Loads the library `path` as mlir-opt's --load-pass-plugin does, and
/// registers its passes for all pipelines. An error is one line that begins
/// with `path`.
llvm::Error loadMLIRPasses(const std::string &path);

/// Loads the library `path` as opt's -load-pass-plugin does, with errors alike.
/// What it returns registers the passes with the builder of a pipeline.
llvm::Expected<std::function<void(llvm::PassBuilder &)>>
loadLLVMPasses(const std::string &path);

/// The error of a loader, whose message may have several lines, as one line
/// that begins with `path`.
llvm::Error pluginError(const std::string &path, llvm::Error error);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_PASSPLUGINS_H
