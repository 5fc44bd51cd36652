// What the commands `import` and `export` share.

#ifndef PALINDROME_TOOLS_TRANSLATION_H
#define PALINDROME_TOOLS_TRANSLATION_H

#include "mlir/IR/DialectRegistry.h"
#include "palindrome/Engine.h"
#include "tools/CommandLine.h"
#include "verify/io/Reader.h"

namespace palindrome {

/// Reads the file that `line` names, or stdin if it names none. Returns null
/// after reporting that the input cannot be read, or that it is a binary of
/// another language than `expected`.
std::unique_ptr<llvm::MemoryBuffer> readInputOf(const CommandLine &line,
                                                Language expected);

/// The dialects that `engine` registers.
mlir::DialectRegistry registryOf(const Engine &engine);

} // namespace palindrome

#endif // PALINDROME_TOOLS_TRANSLATION_H
