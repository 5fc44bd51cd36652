// The modules that palindrome refine compares.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_SIDES_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_SIDES_H

#include "tools/commands/refine/Passes.h"
#include "tools/commands/refine/RefineCommand.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"

namespace palindrome::tools {

/// The modules that the command line names, in one context, so that equal types
/// and attributes of the two are the same object.
class Sides {
public:
  explicit Sides(RefineInputs &inputs) : inputs(inputs) {}

  /// Reads and verifies one or two modules. Returns false after it has reported
  /// an error.
  bool read(llvm::ArrayRef<std::string> paths);
  /// The same of what was read already.
  bool read(std::unique_ptr<llvm::MemoryBuffer> source,
            std::unique_ptr<llvm::MemoryBuffer> target);

  /// Makes the target of the source. Returns false after it has reported an
  /// error.
  bool makeTarget(RefinePasses &passes);

  llvm::Module &source() const { return *modules[0]; }
  /// The module of the targets: the source's, if there is but one file.
  llvm::Module &target() const { return modules[1] ? *modules[1] : source(); }

private:
  bool parse();
  bool readLLVM(size_t side);
  bool readMLIR(size_t side);

  RefineInputs &inputs;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::MemoryBuffer> buffers[2];
  std::unique_ptr<llvm::Module> modules[2];
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_SIDES_H
