// Asks upstream's exporter about a module of MLIR.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SECONDOPINION_H
#define PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SECONDOPINION_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>

namespace palindrome::fuzz {

/// Whether upstream's exporter makes a module that LLVM's verifier accepts of
/// `module`, text or bytecode of MLIR. May crash, as upstream's exporter does.
class SecondOpinion {
public:
  bool isExportable(llvm::MemoryBufferRef module);

private:
  /// Made when it is needed for the first time.
  std::unique_ptr<mlir::DialectRegistry> registry;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_SECONDOPINION_H
