// Runs a function of an LLVM module, compiled, in a process of its own.
//
// What it prints goes where this process's output goes; its result, its exit
// status, its crash or its hang is what a run returns.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_EXECUTE_H
#define PALINDROME_VERIFY_BASE_EXECUTE_EXECUTE_H

#include "verify/base/execute/Compile.h"
#include "verify/base/execute/Process.h"
#include "verify/base/execute/Signature.h"
#include "verify/base/execute/Wrapper.h"

namespace palindrome::execute {

struct RunOptions {
  double timeoutSeconds = 0; ///< Of wall time; 0: no limit.
  /// The text of the result begins with what the memrefs among the arguments
  /// hold after the call.
  bool printsMemRefs = false;
};

/// A compiled module and the function of it that is called. Runs do not affect
/// each other.
class Program {
public:
  /// Compiles `module`, which verifies, to call the function of `signature`.
  static llvm::Expected<Program> compile(std::unique_ptr<llvm::Module> module,
                                         llvm::orc::ThreadSafeContext context,
                                         Signature signature,
                                         const CompileOptions &options);

  /// Calls the function with `arguments`, which its signature has read. The
  /// process must have no other threads. An error is the operating system's.
  llvm::Expected<Ending> run(const Arguments &arguments,
                             const RunOptions &options) const;

  const Signature &signature() const { return entry; }

private:
  Program(Signature signature, const llvm::DataLayout &layout)
      : entry(std::move(signature)), layout(layout) {}

  Signature entry;
  llvm::DataLayout layout;
  llvm::orc::ThreadSafeContext context; ///< Of the types of the signature.
  std::unique_ptr<llvm::orc::LLJIT> jit;
  Wrapper wrapper = nullptr;
};

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_EXECUTE_H
