// Compiles a module into this process, with LLVM's ORC.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_COMPILE_H
#define PALINDROME_VERIFY_BASE_EXECUTE_COMPILE_H

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/Module.h"
#include <string>
#include <vector>

namespace palindrome::execute {

struct CompileOptions {
  /// As -O0 to -O3: of LLVM's passes, and of the code generator.
  unsigned optimizationLevel = 0;
  /// Shared libraries that are searched for symbols before those of this
  /// process.
  std::vector<std::string> libraries = {};
  /// Shared libraries that are searched last, if they are there.
  std::vector<std::string> lastLibraries = {};
  /// Symbols that are not searched there, and why not, for an error.
  std::vector<std::string> unfitSymbols = {};
  std::string unfitReason = {};
};

/// Gives `module` the data layout and the target triple of this machine where
/// it has none. It is an error if it is a module for another machine.
llvm::Error setHostTarget(llvm::Module &module);

/// Compiles `module`, for which `setHostTarget` succeeded, and links the symbol
/// `entry`. It is an error if symbols are missing or the code generator fails.
/// Code of the module does not run yet, not even constructors.
llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>>
compile(std::unique_ptr<llvm::Module> module,
        llvm::orc::ThreadSafeContext context, llvm::StringRef entry,
        const CompileOptions &options);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_COMPILE_H
