// What the commands `import` and `export` share.

#include "tools/Translation.h"

using namespace palindrome;

std::unique_ptr<llvm::MemoryBuffer>
palindrome::readInputOf(const CommandLine &line, Language expected) {
  Diagnostic error;
  auto input = readInput(line.inputs.empty() ? "-" : line.inputs[0], error);
  if (!input) {
    reportError(error.str());
    return nullptr;
  }
  if (detectByContent(*input).value_or(expected) == expected)
    return input;
  llvm::StringRef file = input->getBufferIdentifier();
  reportError(file.str() + ": error: " +
              (expected == Language::MLIR
                   ? "expected MLIR, found LLVM bitcode; see palindrome import"
                   : "expected LLVM IR, found MLIR bytecode; see palindrome "
                     "export") +
              " --help");
  return nullptr;
}

mlir::DialectRegistry palindrome::registryOf(const Engine &engine) {
  mlir::DialectRegistry registry;
  engine.registerDialects(registry);
  return registry;
}
