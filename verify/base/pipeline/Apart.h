// LLVM's passes, run in a process apart: one that crashes, or takes all memory,
// ends nothing else.

#ifndef PALINDROME_VERIFY_BASE_PIPELINE_APART_H
#define PALINDROME_VERIFY_BASE_PIPELINE_APART_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <memory>

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace palindrome {

/// What `passes`, which can be parsed, make of a copy of `module`, in its
/// context, for a worker of `memoryBytes` (0: no limit). `prepare` changes the
/// copy before. An error says in one line why there is nothing, or what LLVM's
/// verifier rejects in it.
llvm::Expected<std::unique_ptr<llvm::Module>> runPassesApart(
    const llvm::Module &module, llvm::StringRef passes, uint64_t memoryBytes,
    llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions = {},
    llvm::function_ref<void(llvm::Module &)> prepare = [](llvm::Module &) {});

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_PIPELINE_APART_H
